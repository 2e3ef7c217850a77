//! `print::symbol`.

use ir::print::Printer;

use ir::Module;

fn symbol(name: &str) -> String {
    let mut out = String::new();
    Printer::new(&Module::new(), &mut out).symbol('@', name);
    out
}

#[test]
fn names_are_quoted_where_necessary() {
    for (name, text) in [
        ("main", "@main"),
        ("llvm.memcpy.p0.p0.i64", "@llvm.memcpy.p0.p0.i64"),
        ("1st", "@\"1st\""),
        ("", "@\"\""),
        ("a b\"\\", "@\"a b\\22\\5C\""),
        ("\u{1}é", "@\"\\01\\C3\\A9\""),
    ] {
        assert_eq!(symbol(name), text);
    }
}
