//! `library::defined`.

use interpreter::library::defined::*;
use semantics::c_library::{LibraryFamily, LibraryFunction};

#[test]
fn every_body_is_a_module() {
    let of_numbers = [LibraryFamily::UnaryMathematics, LibraryFamily::BinaryMathematics];
    let doubles = LibraryFunction::ALL.into_iter().filter(|known| of_numbers.contains(&known.family()));
    let floats = doubles.map(|double| format!("{double}f"));
    let names = BODIES.iter().map(|(name, _)| (*name).to_owned());
    for name in names.chain(TABLES.iter().map(|table| table.0.to_owned())).chain(floats) {
        let body = text(&name).unwrap_or_else(|| panic!("{name}"));
        let module = ir::read_module(&body).unwrap_or_else(|why| panic!("{name}: {why}"));
        if !name.starts_with("llvm.") {
            assert_eq!(ir::verify(&module), Ok(()), "{name}");
        }
        assert!(!module.functions[module.function(&name).unwrap().index()].is_declaration());
    }
}

#[test]
fn tables_have_the_bits_of_the_gnu_library() {
    assert_eq!(
        [b'A', b'z', b'5', b' ', b'\t', b'!', 127].map(classes),
        [0xd508, 0xc608, 0xd808, 0x6001, 0x2003, 0xc004, 2]
    );
}
