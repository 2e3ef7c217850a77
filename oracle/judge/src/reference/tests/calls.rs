//! Calls, records by value, recursion, function pointers, globals.

use lang::{BinaryOp::*, Callee, Expr, ExprKind, FuncId, Init, LocalId, Signature, StepOp, Stmt, Type};

use super::build::*;
use super::{EvaluationLimits, check, run};
use engines::Outcome;

#[test]
fn a_record_argument_is_a_copy_and_so_is_the_result() {
    let change = vec![
        Stmt::Expr(assign(field(0, 0), int(1))),
        Stmt::Expr(compound(Add, field(0, 1), int(3))),
        Stmt::Return(Some(read(local(0, S)))),
    ];
    let mut body = vec![declare(0, members(&[9, 6, -3, 1])), set(1, call(1, S, vec![read(local(0, S))]))];
    body.extend(observe_all(&local(0, S)));
    body.extend(observe_all(&local(1, S)));
    body.push(observe(read(member(temporary(call(1, S, vec![read(local(1, S))])), 1))));
    let program = Build::entry(&[S, S], body).function("change", Some(S), 1, &[S], change);
    check(&program.0, &[9, 6, -3, 1, 1, 1, -3, 1, 4]);
}

#[test]
fn arguments_convert_to_the_parameters_and_results_to_the_return_type() {
    let body = vec![observe(call(1, SCHAR, vec![int(511), float(2.5, DOUBLE)]))];
    let sum = binary(Add, read(local(0, UCHAR)), read(local(1, Type::INT)));
    let program = Build::entry(&[], body).function(
        "narrow",
        Some(SCHAR),
        2,
        &[UCHAR, Type::INT],
        vec![observe(read(local(0, UCHAR))), Stmt::Return(Some(sum))],
    );
    check(&program.0, &[255, 1]);
}

#[test]
fn recursion_has_a_frame_each() {
    let depth = || read(local(0, Type::UINT));
    let again = call(1, Type::UINT, vec![binary_of(Sub, depth(), uint(1), Type::UINT)]);
    let body = vec![
        Stmt::If(depth(), vec![Stmt::Return(Some(binary_of(Add, depth(), again, Type::UINT)))], vec![]),
        Stmt::Return(Some(uint(0))),
    ];
    let entry = Build::entry(&[], vec![observe(call(1, Type::UINT, vec![uint(8)]))]);
    check(&entry.function("sum", Some(Type::UINT), 1, &[Type::UINT], body).0, &[36]);
}

#[test]
fn a_compound_literal_is_passed_by_value() {
    let body = vec![observe(call(1, Type::INT, vec![literal(S, members(&[3, 9, -5]))]))];
    let sum = binary(Add, read(field(0, 1)), read(field(0, 2)));
    let program = Build::entry(&[], body);
    check(&program.function("sum", Some(Type::INT), 1, &[S], vec![Stmt::Return(Some(sum))]).0, &[-4]);
}

/// Every kind of nesting at once: a loop, a condition, a switch, and the call in an argument's initialiser.
fn endless() -> lang::Program {
    let init = Init::Record {
        fields: vec![(0, Init::Value(call(1, Type::INT, vec![read(local(0, S))])))],
        designated: true,
    };
    let again = call(1, Type::INT, vec![literal(S, init)]);
    let body = vec![
        Stmt::For {
            variable: LocalId(1),
            count: 1,
            body: vec![Stmt::Switch {
                value: int(1),
                cases: vec![],
                default: vec![Stmt::If(binary(LogicalAnd, int(1), again), vec![], vec![])],
            }],
        },
        Stmt::Return(Some(int(1))),
    ];
    let entry = Build::entry(
        &[S],
        vec![declare(0, members(&[])), observe(call(1, Type::INT, vec![read(local(0, S))]))],
    );
    entry.function("forever", Some(Type::INT), 1, &[S, Type::UINT], body).0
}

#[test]
fn endless_recursion_is_an_outcome_and_needs_half_a_usual_stack() {
    let deep = || run(&endless(), &EvaluationLimits::default(), Default::default());
    let thread = std::thread::Builder::new().stack_size(1 << 20).spawn(deep);
    assert!(matches!(thread.unwrap().join().unwrap(), Outcome::Unsupported(_)));
    let little = EvaluationLimits { fuel: 50, ..EvaluationLimits::default() };
    assert_eq!(run(&endless(), &little, Default::default()), Outcome::OutOfFuel);
}

#[test]
fn a_function_pointer_reaches_its_function() {
    let signature = Signature { ret: Some(Type::INT), params: vec![Type::INT], ..Default::default() };
    let ty = Type::FunctionPointer(Box::new(signature));
    let target = Expr { kind: ExprKind::FunctionAddress(FuncId(1)), ty: ty.clone() };
    let callee = Callee::Pointer(Box::new(read(local(0, ty.clone()))));
    let result = Expr { kind: ExprKind::Call(callee, vec![int(20)]), ty: Type::INT };
    let body = vec![set(0, target), observe(result)];
    let twice = vec![Stmt::Return(Some(binary(Add, read(local(0, Type::INT)), read(local(0, Type::INT)))))];
    let program = Build::entry(&[ty], body).function("twice", Some(Type::INT), 1, &[Type::INT], twice);
    check(&program.0, &[40]);
}

#[test]
fn a_callee_writes_through_a_pointer_and_to_globals() {
    let through = vec![
        Stmt::Expr(assign(member(deref(read(local(0, S.pointer_to()))), 2), int(-4))),
        Stmt::Expr(step(StepOp::PostIncrement, global(0, Type::INT))),
    ];
    let mut body =
        vec![declare(0, members(&[])), Stmt::Expr(call(1, Type::Void, vec![address(local(0, S))]))];
    body.extend(observe_all(&local(0, S)));
    body.push(observe(read(global(0, Type::INT))));
    let program = Build::entry(&[S], body).function("through", None, 1, &[S.pointer_to()], through);
    check(&program.global(Type::INT, Some(Init::Value(int(5)))).0, &[0, 0, -4, 0, 6]);
}

#[test]
fn a_global_s_initialiser_may_name_a_later_global() {
    let first = Init::Value(address(global(1, Type::INT)));
    let body = vec![observe(read(deref(read(global(0, Type::INT.pointer_to())))))];
    let program = Build::entry(&[], body).global(Type::INT.pointer_to(), Some(first));
    check(&program.global(Type::INT, Some(Init::Value(int(3)))).0, &[3]);
}

#[test]
fn a_loop_s_locals_are_new_in_each_iteration() {
    let body = vec![Stmt::For {
        variable: LocalId(0),
        count: 3,
        body: vec![
            set(1, int(10)),
            Stmt::Expr(compound(Add, local(1, Type::INT), read(local(0, Type::UINT)))),
            observe(read(local(1, Type::INT))),
        ],
    }];
    check(&Build::entry(&[Type::UINT, Type::INT], body).0, &[10, 11, 12]);
}
