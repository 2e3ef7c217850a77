//! Control flow, and statements on memory.

use lang::{BinaryOp::*, Case, LocalId, LocalInit, StepOp, Stmt, Type};

use super::build::*;
use super::check;

fn counter() -> lang::Place {
    local(0, Type::UINT)
}

fn case(label: i128, body: Vec<Stmt>, falls_through: bool) -> Case {
    Case { label: label.into(), body, falls_through }
}

fn switch_on(value: i128) -> Vec<Stmt> {
    let cases = vec![
        case(-1, vec![observe(int(10))], true),
        case(2, vec![observe(int(20)), Stmt::Break, observe(int(21))], true),
        case(3, vec![observe(int(30))], false),
        case(4, vec![], true),
    ];
    vec![Stmt::Switch { value: int(value), cases, default: vec![observe(int(90))] }, observe(int(0))]
}

#[test]
fn a_switch_selects_falls_through_and_leaves() {
    for (value, expected) in
        [(-1, &[10, 20, 0][..]), (2, &[20, 0]), (3, &[30, 0]), (4, &[90, 0]), (7, &[90, 0])]
    {
        check(&Build::entry(&[], switch_on(value)).0, expected);
    }
}

#[test]
fn loops_break_and_continue() {
    let is = |n| binary(Equal, read(counter()), uint(n));
    let body = vec![Stmt::For {
        variable: LocalId(0),
        count: 10,
        body: vec![
            Stmt::If(is(1), vec![Stmt::Continue], vec![]),
            Stmt::If(is(4), vec![Stmt::Break], vec![]),
            observe(read(counter())),
        ],
    }];
    check(&Build::entry(&[Type::UINT], body).0, &[0, 2, 3]);
}

#[test]
fn a_while_loop_counts_before_its_body_and_ends_by_either_bound() {
    let while_to = |limit| Stmt::While {
        variable: LocalId(0),
        bound: 3,
        condition: binary(Less, step(StepOp::PreIncrement, local(1, Type::INT)), int(limit)),
        body: vec![observe(read(counter()))],
    };
    let body = |limit| vec![set(1, int(0)), while_to(limit), observe(read(local(1, Type::INT)))];
    check(&Build::entry(&[Type::UINT, Type::INT], body(100)).0, &[1, 2, 3, 3]);
    check(&Build::entry(&[Type::UINT, Type::INT], body(3)).0, &[1, 2, 3]);
}

#[test]
fn a_return_leaves_loops_and_switches() {
    let inner = Stmt::Switch {
        value: int(1),
        cases: vec![case(1, vec![Stmt::Return(Some(int(5)))], false)],
        default: vec![],
    };
    let body =
        vec![Stmt::For { variable: LocalId(0), count: 4, body: vec![inner] }, Stmt::Return(Some(int(6)))];
    let entry = Build::entry(&[], vec![observe(call(1, Type::INT, vec![]))]);
    check(&entry.function("f", Some(Type::INT), 0, &[Type::UINT], body).0, &[5]);
}

#[test]
fn memset_and_memcpy_reach_every_scalar() {
    let ints = lang::Record::structure(
        "I",
        vec![
            lang::Field::bit_field("a", Type::UINT, 3),
            lang::Field::bit_field("b", Type::INT, 7),
            lang::Field::member("c", UCHAR),
        ],
    );
    let ty = Type::Record(lang::RecordId(1));
    let at = |id: u32, index: u32, of: &Type| {
        local(id, ty.clone()).stepped(lang::PathStep::Field(lang::RecordId(1), index), of.clone())
    };
    let observe_from = |id| {
        [Type::UINT, Type::INT, UCHAR].iter().zip(0..).map(|(of, i)| observe(read(at(id, i, of)))).collect()
    };
    let zero = || lang::Init::Record { fields: vec![], designated: true };
    let mut body = vec![declare(0, zero()), declare(1, zero()), Stmt::SetMemory(local(0, ty.clone()), 0xFF)];
    body.push(Stmt::CopyMemory(local(1, ty.clone()), local(0, ty.clone())));
    body.push(Stmt::SetMemory(local(0, ty.clone()), 0));
    let both: [Vec<Stmt>; 2] = [observe_from(1), observe_from(0)];
    body.extend(both.into_iter().flatten());
    let mut program = Build::entry(&[ty.clone(), ty.clone()], body).0;
    program.records.push(ints);
    check(&program, &[7, -1, 255, 0, 0, 0]);
}

#[test]
fn graffiti_leaves_the_named_values() {
    let declared = Stmt::Declare(LocalId(0), LocalInit::Graffiti(0xA5, members(&[1, 2, 3, 1])));
    let mut body = vec![declared];
    body.extend(observe_all(&local(0, S)));
    check(&Build::entry(&[S], body).0, &[1, 2, 3, 1]);
}
