//! Arithmetic, conversions, bit-fields.

use lang::{BinaryOp::*, Init, StepOp, Stmt, Type, UnaryOp};

use super::build::*;
use super::check;

/// The entry declares an `S` in local 0 with these members and then does `body`.
fn with_s(values: &[i128], mut body: Vec<Stmt>) -> lang::Program {
    body.insert(0, declare(0, members(values)));
    Build::entry(&[S], body).0
}

#[test]
fn a_store_cuts_to_the_bit_field_and_its_value_is_what_is_stored() {
    let stores = vec![
        observe(assign(field(0, 1), int(13))),
        observe(assign(field(0, 2), int(17))),
        observe(assign(field(0, 3), int(4))),
        observe(read(field(0, 1))),
        observe(read(field(0, 2))),
        observe(read(field(0, 3))),
    ];
    check(&with_s(&[0, 0, 0, 0], stores), &[5, -15, 1, 5, -15, 1]);
}

#[test]
fn steps_on_bit_fields_wrap_and_postfix_yields_the_old_value() {
    let steps = vec![
        observe(step(StepOp::PostIncrement, field(0, 1))),
        observe(step(StepOp::PreDecrement, field(0, 1))),
        observe(step(StepOp::PreIncrement, field(0, 2))),
        observe(step(StepOp::PostDecrement, field(0, 3))),
        observe(step(StepOp::PreDecrement, field(0, 3))),
    ];
    check(&with_s(&[0, 7, 15, 1], steps), &[7, 7, -16, 1, 1]);
}

#[test]
fn a_narrow_unsigned_bit_field_promotes_to_int() {
    let below_zero = binary(Less, binary(Sub, read(field(0, 1)), int(5)), int(0));
    let not = unary(UnaryOp::BitNot, read(field(0, 1)), Type::INT);
    check(&with_s(&[0, 4, 0, 0], vec![observe(below_zero), observe(not)]), &[1, -5]);
}

#[test]
fn compound_assignment_is_computed_in_the_promoted_type() {
    let updates = vec![
        observe(compound(Div, field(0, 1), int(9))),
        observe(compound(Add, field(0, 2), int(33))),
        observe(compound(BitOr, field(0, 3), int(6))),
    ];
    check(&with_s(&[0, 7, 3, 0], updates), &[0, 4, 1]);
}

#[test]
fn unsigned_wraps_and_the_higher_rank_wins() {
    let body = vec![
        observe(binary_of(Sub, uint(0), uint(1), Type::UINT)),
        observe(binary(Less, int(-1).cast(Type::Int(lang::IntType::Long)), uint(1))),
        observe(binary(Less, int(-1), uint(1))),
        observe(binary(Greater, int(-1).cast(Type::ULL), int(1))),
        observe(binary(Shr, int(-8), int(1))),
        observe(binary_of(Shl, uint(3), int(31), Type::UINT)),
        observe(int(300).cast(UCHAR)),
        observe(int(200).cast(SCHAR)),
        observe(int(256).cast(BOOL)),
    ];
    check(&Build::entry(&[], body).0, &[0xFFFF_FFFF, 1, 0, 1, -4, 1 << 31, 44, -56, 1]);
}

#[test]
fn floats_keep_their_precision() {
    let big = |ty: Type| binary_of(Add, float(16_777_216.0, ty.clone()), int(1), ty);
    let body = vec![
        observe(binary_of(Sub, big(FLOAT), float(16_777_216.0, FLOAT), FLOAT)),
        observe(binary_of(Sub, big(DOUBLE), float(16_777_216.0, DOUBLE), DOUBLE)),
        observe(float(-2.75, DOUBLE).cast(Type::INT)),
        observe(float(0.25, FLOAT).cast(BOOL)),
        observe(unary(UnaryOp::Negate, float(0.0, FLOAT), FLOAT)),
        observe(binary_of(Div, float(1.0, FLOAT), float(3.0, FLOAT), FLOAT).cast(DOUBLE)),
    ];
    let third = f64::from(1.0f32 / 3.0f32).to_bits();
    check(&Build::entry(&[], body).0, &[0, 1.0f64.to_bits().into(), -2, 1, 0x8000_0000, third.into()]);
}

#[test]
fn logical_operators_stop_early_and_commas_go_on() {
    let bump = || step(StepOp::PreIncrement, local(0, Type::INT));
    let body = vec![
        set(0, int(0)),
        observe(binary(LogicalAnd, int(0), bump())),
        observe(binary(LogicalOr, int(2), bump())),
        observe(binary(LogicalAnd, int(2), bump())),
        observe(comma(bump(), int(9))),
        observe(read(local(0, Type::INT))),
    ];
    check(&Build::entry(&[Type::INT], body).0, &[0, 1, 1, 9, 2]);
}

#[test]
fn addresses_of_parts_compare_and_dereference() {
    let array = Type::Array(Box::new(Type::INT), 3);
    let numbers = Init::Array { elements: vec![(1, Init::Value(int(7)))], designated: true };
    let at = |index| address(element(local(0, array.clone()), int(index)));
    let body = vec![
        declare(0, numbers),
        set(1, at(1)),
        observe(read(deref(read(local(1, Type::INT.pointer_to()))))),
        observe(binary(Equal, read(local(1, Type::INT.pointer_to())), at(1))),
        observe(binary(NotEqual, at(2), at(1))),
        observe(binary(Equal, at(0), null(Type::INT))),
        Stmt::Expr(assign(deref(at(2)), int(5))),
        observe(read(element(local(0, array.clone()), int(2)))),
        observe(read(element(local(0, array.clone()), int(0)))),
    ];
    check(&Build::entry(&[array.clone(), Type::INT.pointer_to()], body).0, &[7, 1, 1, 0, 5, 0]);
}

#[test]
fn a_union_holds_its_active_member() {
    let union = Type::Record(lang::RecordId(1));
    let y = local(0, union.clone()).stepped(lang::PathStep::Field(lang::RecordId(1), 1), Type::UINT);
    let init = Init::Record { fields: vec![(1, Init::Value(uint(6)))], designated: true };
    let body = vec![declare(0, init), observe(compound(Mul, y, uint(7)))];
    check(&Build::entry(&[union], body).union().0, &[42]);
}
