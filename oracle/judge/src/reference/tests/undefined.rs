//! Every breach is met, and named with its place.

use std::slice;

use lang::{BinaryOp::*, Expr, ExprKind, Init, LocalId, LocalInit, Stmt, Type};

use super::build::*;
use super::{EvaluationLimits, UbKind, check, check_undefined, run};
use engines::Outcome;

fn entry(locals: &[Type], body: Vec<Stmt>) -> lang::Program {
    Build::entry(locals, body).0
}

#[test]
fn arithmetic() {
    let max = i128::from(i32::MAX);
    for (expr, breach) in [
        (binary(Add, int(max), int(1)), UbKind::SignedOverflow),
        (binary(Rem, int(1), int(0)), UbKind::DivisionByZero),
        (binary_of(Div, float(1.0, DOUBLE), float(0.0, DOUBLE), DOUBLE), UbKind::DivisionByZero),
        (binary(Shr, int(1), int(32)), UbKind::ShiftAmount),
        (binary(Shl, int(-1), int(1)), UbKind::ShiftOfNegative),
        (float(-1.0, DOUBLE).cast(Type::UINT), UbKind::FloatToInteger),
        (float(1e300, DOUBLE).cast(Type::INT), UbKind::FloatToInteger),
    ] {
        check_undefined(&entry(&[], vec![observe(int(1)), observe(expr)]), breach, "entry, statement 1");
    }
}

#[test]
fn objects() {
    let array = Type::Array(Box::new(Type::INT), 2);
    let zero = Init::Array { elements: vec![], designated: true };
    let outside = |i| vec![declare(0, zero.clone()), observe(read(element(local(0, array.clone()), int(i))))];
    for index in [2, -1] {
        let program = entry(slice::from_ref(&array), outside(index));
        check_undefined(&program, UbKind::IndexOutOfRange, "entry, statement 1");
    }
    let null = vec![observe(read(deref(null(Type::INT))))];
    check_undefined(&entry(&[], null), UbKind::NullDereference, "entry, statement 0");
    let early = vec![observe(read(local(0, Type::INT)))];
    check_undefined(&entry(&[Type::INT], early), UbKind::Dangling, "entry, statement 0");
}

#[test]
fn a_pointer_does_not_outlive_its_block_or_frame() {
    let pointer = Type::INT.pointer_to();
    let inner =
        vec![set(0, int(1)), Stmt::Expr(assign(local(1, pointer.clone()), address(local(0, Type::INT))))];
    let use_it = observe(read(deref(read(local(1, pointer.clone())))));
    let body = vec![set(1, null(Type::INT)), Stmt::Block(inner), use_it];
    check_undefined(&entry(&[Type::INT, pointer.clone()], body), UbKind::Dangling, "entry, statement 2");

    let escape = vec![set(0, int(1)), Stmt::Return(Some(address(local(0, Type::INT))))];
    let body = vec![observe(read(deref(call(1, pointer.clone(), vec![]))))];
    let program = Build::entry(&[], body).function("escape", Some(pointer), 0, &[Type::INT], escape);
    check_undefined(&program.0, UbKind::Dangling, "entry, statement 0");
}

#[test]
fn what_graffiti_does_not_name_is_indeterminate() {
    let declared = Stmt::Declare(LocalId(0), LocalInit::Graffiti(0xA5, members(&[1])));
    let body = vec![declared, set(1, read(local(0, S))), observe(read(field(1, 1)))];
    check_undefined(&entry(&[S, S], body), UbKind::Uninitialised, "entry, statement 2");
}

/// A local record without a first value.
fn indeterminate(id: u32) -> Stmt {
    Stmt::Declare(LocalId(id), LocalInit::Indeterminate)
}

#[test]
fn an_indeterminate_scalar_is_copied_but_not_used() {
    let copy = |member, to| Stmt::Expr(assign(field(1, to), read(field(0, member))));
    let body = |rest: Vec<Stmt>| {
        let start = vec![indeterminate(0), declare(1, members(&[1, 2, 3, 1]))];
        entry(&[S, S], [start, rest].concat())
    };
    check(&body(vec![copy(0, 0), copy(1, 1), observe(read(field(1, 2)))]), &[3]);
    check_undefined(
        &body(vec![copy(1, 1), observe(read(field(1, 1)))]),
        UbKind::Uninitialised,
        "entry, statement 3",
    );
    for use_it in [
        copy(3, 3),
        copy(1, 0),
        copy(2, 0),
        observe(read(field(0, 0))),
        Stmt::If(read(field(0, 0)), vec![], vec![]),
        Stmt::Expr(assign(field(1, 1), read(field(0, 1)).cast(Type::UINT))),
        observe(assign(field(1, 1), read(field(0, 1))).cast(Type::INT)),
    ] {
        check_undefined(&body(vec![use_it]), UbKind::Uninitialised, "entry, statement 2");
    }
}

#[test]
fn an_indeterminate_scalar_travels_with_its_record() {
    let set_c = Stmt::Expr(assign(field(0, 2), int(3)));
    let start = || vec![indeterminate(0), set_c.clone()];
    let pass = call(1, S, vec![read(local(0, S))]);
    let program = |statement: Stmt, member: u32| {
        let body = [start(), vec![statement, observe(read(field(1, member)))]].concat();
        let back = vec![Stmt::Return(Some(read(local(0, S))))];
        Build::entry(&[S, S], body).function("back", Some(S), 1, &[S], back).0
    };
    for statement in [declare(1, Init::Value(read(local(0, S)))), declare(1, Init::Value(pass))] {
        check(&program(statement.clone(), 2), &[3]);
        check_undefined(&program(statement, 1), UbKind::Uninitialised, "entry, statement 3");
    }
}

#[test]
fn unions_and_memory() {
    let union = Type::Record(lang::RecordId(1));
    let x = local(0, union.clone()).stepped(lang::PathStep::Field(lang::RecordId(1), 0), Type::INT);
    let body = vec![declare(0, Init::Record { fields: vec![], designated: true }), observe(read(x))];
    let program = Build::entry(&[union], body).union();
    check_undefined(&program.0, UbKind::InactiveUnionMember, "entry, statement 1");

    let all_ones = vec![declare(0, members(&[])), Stmt::SetMemory(local(0, S), 0xFF)];
    check_undefined(&entry(&[S], all_ones), UbKind::InvalidRepresentation, "entry, statement 1");
    let onto_itself = vec![declare(0, members(&[])), Stmt::CopyMemory(local(0, S), local(0, S))];
    check_undefined(&entry(&[S], onto_itself), UbKind::OverlappingCopy, "entry, statement 1");
}

#[test]
fn calls() {
    let program = Build::entry(&[], vec![observe(call(1, Type::INT, vec![]))]);
    let program = program.function("f", Some(Type::INT), 0, &[], vec![]);
    check_undefined(&program.0, UbKind::MissingReturn, "entry, statement 0");

    let signature = lang::Signature { ret: None, params: vec![Type::INT], ..Default::default() };
    let ty = Type::FunctionPointer(Box::new(signature));
    let wrong = Expr { kind: ExprKind::FunctionAddress(lang::FuncId(1)), ty };
    let callee = lang::Callee::Pointer(Box::new(wrong));
    let result = Expr { kind: ExprKind::Call(callee, vec![int(1)]), ty: Type::Void };
    let program = Build::entry(&[], vec![Stmt::Expr(result)]).function("f", None, 0, &[], vec![]);
    check_undefined(&program.0, UbKind::IncompatibleCall, "entry, statement 0");
}

#[test]
fn the_place_names_function_and_nested_statement() {
    let inner = vec![observe(int(1)), Stmt::If(int(1), vec![observe(binary(Div, int(1), int(0)))], vec![])];
    let program = Build::entry(&[], vec![Stmt::Expr(call(1, Type::Void, vec![]))]);
    let program = program.function("inner", None, 0, &[], inner);
    check_undefined(&program.0, UbKind::DivisionByZero, "inner, statement 1.0");
}

#[test]
fn what_is_ill_formed_is_unsupported_and_never_a_panic() {
    let wrong_types = [
        observe(read(local(7, Type::INT))),
        observe(read(global(0, Type::INT))),
        observe(call(9, Type::INT, vec![])),
        observe(binary(Add, null(Type::INT), int(1))),
        Stmt::Break,
        Stmt::Return(Some(int(1))),
        observe(read(member(deref(null(S)), 0)).cast(S)),
        Stmt::Expr(call(0, Type::Void, vec![int(1)])),
    ];
    for stmt in wrong_types {
        let outcome = run(&entry(&[], vec![stmt.clone()]), &EvaluationLimits::default(), Default::default());
        let refused = matches!(outcome, Outcome::Unsupported(_) | Outcome::Undefined { .. });
        assert!(refused || stmt == Stmt::Break, "{stmt:?}: {outcome:?}");
    }
}

#[test]
fn an_expression_too_deep_for_the_host_is_refused() {
    let mut expr = int(1);
    for _ in 0..100_000 {
        expr = Expr { kind: ExprKind::Cast(Box::new(expr)), ty: Type::INT };
    }
    let program = entry(&[], vec![observe(expr)]);
    assert!(matches!(
        run(&program, &EvaluationLimits::default(), Default::default()),
        Outcome::Unsupported(_)
    ));
    // Dropping the tree recurses as deeply as it is; this test is not about that.
    std::mem::forget(program);
}
