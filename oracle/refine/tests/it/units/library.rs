//! `library`.

use refine::library::*;
use std::borrow::Cow;

#[test]
fn bodies_are_well_formed() {
    for &(name, text) in BODIES {
        let module = ir::read_module(text).unwrap_or_else(|why| panic!("{name}: {why}"));
        ir::verify(&module).unwrap_or_else(|why| panic!("{name}: {why}"));
        let declared = &module.functions[0];
        assert_eq!(declared.name, name);
    }
}

#[test]
fn a_function_of_another_convention_is_another() {
    let module =
        ir::read_module("declare fastcc i32 @abs(i32)\ndeclare i64 @labs(i64)").expect("it is LLVM IR");
    let module = expand(Cow::Owned(module));
    assert!(module.functions[0].is_declaration() && !module.functions[1].is_declaration());
}

/// No number is chosen that nobody sees.
#[test]
fn comparisons_that_are_tested_for_zero_have_one_result() {
    let calls = |uses: &str| {
        let text = format!(
            "declare i32 @strcmp(ptr, ptr)\ndefine i1 @f(ptr %p, ptr %q) {{\n  %o = call i32 @strcmp(ptr %p, ptr %q)\n  {uses}\n  \
             ret i1 %r\n}}\n"
        );
        let module = expand(Cow::Owned(ir::read_module(&text).expect("it is LLVM IR")));
        ir::verify(&module).expect("it is well-formed");
        let caller = &module.functions[module.function("f").expect("it stays").index()];
        let [call] = caller.calls().collect::<Vec<_>>()[..] else { panic!("one call") };
        let ir::Callee::Direct(callee) = call.callee else { panic!("a direct call") };
        module.functions[callee.index()].name.to_string()
    };
    assert_eq!(calls("%r = icmp eq i32 %o, 0"), "__order_of_strings");
    assert_eq!(calls("%r = icmp ne i32 0, %o"), "__order_of_strings");
    assert_eq!(calls("%r = icmp slt i32 %o, 0"), "strcmp");
    assert_eq!(calls("%r = icmp eq i32 %o, 1"), "strcmp");
    assert_eq!(calls("%s = icmp eq i32 %o, 0\n  %t = icmp eq i32 %o, 2\n  %r = and i1 %s, %t"), "strcmp");
}

#[test]
fn sizes_are_as_wide_as_pointers() {
    let text =
        "target datalayout = \"e-p:32:32\"\ndeclare i32 @strlen(ptr)\ndeclare ptr @memchr(ptr, i32, i64)";
    let module = expand(Cow::Owned(ir::read_module(text).expect("it is LLVM IR")));
    assert!(!module.functions[0].is_declaration() && module.functions[1].is_declaration());
}

#[test]
fn a_function_of_other_types_is_another() {
    let module = ir::read_module("declare i64 @ffs(i32)\ndeclare i32 @ffsll(i64)").expect("it is LLVM IR");
    let module = expand(Cow::Owned(module));
    assert!(module.functions[0].is_declaration() && !module.functions[1].is_declaration());
}
