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

#[test]
fn a_function_of_other_types_is_another() {
    let module = ir::read_module("declare i64 @ffs(i32)\ndeclare i32 @ffsll(i64)").expect("it is LLVM IR");
    let module = expand(Cow::Owned(module));
    assert!(module.functions[0].is_declaration() && !module.functions[1].is_declaration());
}
