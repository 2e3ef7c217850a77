//! Intrinsics that LLVM folds to constants or drops.

use crate::compiled::intrinsics::program::ProgramText;

/// Observes whether an argument is a constant.
fn is_constant(program: &mut ProgramText, ty: &'static str, suffix: &str, argument: &str, expected: bool) {
    let result = program.call("i1", &format!("is.constant.{suffix}"), &[(ty, argument.to_owned())]);
    program.observe(1, &result, expected.into());
}

#[test]
fn constants_are_known() {
    let mut program = ProgramText::default();
    program.global("@object = global i32 7");
    is_constant(&mut program, "i32", "i32", "5", true);
    is_constant(&mut program, "i128", "i128", "-5", true);
    is_constant(&mut program, "double", "f64", "1.5", true);
    is_constant(&mut program, "ptr", "p0", "null", true);
    is_constant(&mut program, "<2 x i8>", "v2i8", "<i8 1, i8 2>", true);
    is_constant(&mut program, "ptr", "p0", "@object", false);
    is_constant(&mut program, "<2 x ptr>", "v2p0", "<ptr null, ptr @object>", false);
    program.check();
    program.check_native();
}

/// An optimiser may find out that a value is a constant.
#[test]
fn other_values_may_be_constants() {
    let mut program = ProgramText::default();
    program.global("@object = global i32 7");
    let loaded = program.value("load i32, ptr @object");
    is_constant(&mut program, "i32", "i32", &loaded, false);
    program.check_choice(&[0, 1]);
    program.check_native();
}

/// The result for a pointer: `null` is unknown or not.
fn object_size(program: &mut ProgramText, pointer: &str, null_is_unknown: bool) -> String {
    let flag = |value: bool| ("i1", value.to_string());
    let args = [("ptr", pointer.to_owned()), flag(false), flag(null_is_unknown), flag(false)];
    program.call("i64", "objectsize.i64.p0", &args)
}

#[test]
fn sizes_of_known_objects() {
    let mut program = ProgramText::default();
    program.global("@object = global { i32, [3 x i16] } zeroinitializer");
    let local = program.value("alloca [3 x i32]");
    let several = program.value("alloca i16, i32 5");
    let third = program.value(&format!("getelementptr [3 x i32], ptr {local}, i64 0, i64 2"));
    let back = program.value(&format!("getelementptr i8, ptr {third}, i8 -3"));
    let member = program.value("getelementptr { i32, [3 x i16] }, ptr @object, i64 0, i32 1, i64 1");
    let before = program.value(&format!("getelementptr i8, ptr {local}, i64 -1"));
    let after = program.value(&format!("getelementptr i8, ptr {local}, i64 13"));
    for (pointer, expected) in [
        (local, 12),
        (several, 10),
        (third, 4),
        (back, 7),
        (member, 6),
        (before, 0),
        (after, 0),
        ("@object".to_owned(), 12),
        ("getelementptr inbounds (i8, ptr @object, i64 9)".to_owned(), 3),
        ("null".to_owned(), 0),
    ] {
        let size = object_size(&mut program, &pointer, false);
        program.observe(64, &size, expected);
    }
    program.check();
    program.check_native();
}

/// The results of an optimiser for these are not determined.
#[test]
fn sizes_of_other_objects_are_refused() {
    let mut program = ProgramText::default();
    program.global("@weak = weak global i32 0");
    program.global("@pointer = global ptr null");
    let loaded = program.value("load ptr, ptr @pointer");
    for (pointer, null_is_unknown) in [("@weak", false), ("null", true), (&*loaded, false)] {
        let mut program = program.clone();
        object_size(&mut program, pointer, null_is_unknown);
        program.check_external();
    }
}

#[test]
fn hints_have_no_effect() {
    let mut program = ProgramText::default();
    program.global("@object = global i8 7");
    program.hint("sideeffect", &[]);
    let word = |value: i32| ("i32", value.to_string());
    program.hint("prefetch.p0", &[("ptr", "@object".to_owned()), word(0), word(3), word(1)]);
    program.hint("prefetch.p0", &[("ptr", "null".to_owned()), word(1), word(0), word(1)]);
    let value = program.value("load i8, ptr @object");
    program.observe(8, &value, 7);
    program.check();
    program.check_native();
}
