//! Records as explicitly packed structures, spelled out.

use lang::Unit;
use lowering::Options;
use lowering::strategy::Strategy;

/// Checks the type of `struct S` under `packed`.
fn check(declaration: &str, expected: &str) {
    let text = format!("{declaration}\nvoid entry(void) {{}}\nint main(void) {{ entry(); return 0; }}");
    let program = lang::parse::program(&text, "test.c").unwrap();
    let strategy = *Strategy::named("packed").unwrap();
    let options = Options { strategy, ..Options::default() };
    let module = lowering::lower::program(&program, &Unit::WHOLE, &options).unwrap();
    ir::verify(&module).unwrap();
    let printed = ir::print_module(&module);
    let line = printed.lines().find_map(|line| line.strip_prefix("%struct.S = type "));
    assert_eq!(line, Some(expected), "{declaration}");
}

#[test]
fn of_the_thesis() {
    check("struct S { char c : 2; int i : 2; };", r"\{ i2, i2, i4, [3 x i8] }/");
    check("struct S { unsigned int a : 3; unsigned int b : 4; };", r"\{ i3, i4, i1, [3 x i8] }/");
    // Figure 4.2: seven bits of padding, in the access unit.
    check("struct S { int i : 3; int c : 6; };", r"\{ i3, i6, i7, [2 x i8] }/");
    check("struct S { int i : 3; char c : 6; };", r"\{ i3, i5, i6, i2, [2 x i8] }/");
}

#[test]
fn memory_locations_are_kept_apart() {
    check("struct S { char a : 3; char : 0; char b : 5; };", r"\{ i3, i5, [0 x i8], i5, i3 }/");
    check("struct S { char a : 3; char b; };", r"\{ i3, i5, [0 x i8], i8 }/");
    check("struct S { char a; char b : 3; char c; };", r"\{ i8, [0 x i8], i3, i5, [0 x i8], i8 }/");
    check("struct S { int a : 20; void *p; };", r"\{ i20, i12, [4 x i8], ptr }/");
}

#[test]
fn packed_records_straddle() {
    check(
        "struct __attribute__((packed)) S { char c; int a : 17; int b : 7; };",
        r"\{ i8, [0 x i8], i17, i7 }/",
    );
    check("struct __attribute__((packed)) S { int a : 30; int b : 30; };", r"\{ i30, i30, i4 }/");
}

/// Records without bit-fields stay clang's; what contains one with bit-fields is spelled out, because that one is
/// aligned to a byte.
#[test]
fn nested_records() {
    check("struct S { char a; int b; };", "{ i8, i32 }");
    check("struct I { int x : 3; }; struct S { char a; struct I i; };", r"\{ i8, [3 x i8], %struct.I }/");
}
