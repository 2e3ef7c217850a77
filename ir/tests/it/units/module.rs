//! `module`.

use ir::module::*;

#[test]
fn large_definitions_are_aligned_where_nothing_is_said() {
    let text = "@small = internal global [16 x i8] undef\n@large = internal global [17 x i8] undef\n\
                    @said = internal global [17 x i8] undef, align 2\n@weak = weak global [17 x i8] undef\n\
                    @elsewhere = external global [17 x i8]\n@wide = internal global i64 0\n";
    let module = ir::read_module(text).expect("a module");
    let of = |global: &Global| (global.name.to_string(), global.alignment(&module.types).bytes().0);
    let wanted = [("small", 1), ("large", 16), ("said", 2), ("weak", 1), ("elsewhere", 1), ("wide", 8)];
    let found: Vec<_> = module.globals.iter().map(of).collect();
    assert_eq!(found, wanted.map(|(name, align)| (name.to_owned(), align)));
}
