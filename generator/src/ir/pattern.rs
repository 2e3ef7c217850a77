//! Productions of several instructions that passes look for.

use ir::{ArithFlags, BinaryOp};

use super::body::{Body, Value};
use super::shape::Shape;
use crate::choices::Choices;

/// The bits of one value under a mask and of another beside it: how a bit-field is stored to. The promise `disjoint`
/// is kept.
pub(super) fn merge(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any(choices);
    let (inside, outside) = (body.operand(choices, shape), body.operand(choices, shape));
    let low = choices.below(shape.width());
    let bits = choices.between(1, shape.width() - low);
    let mask = (u128::MAX >> (128 - bits)) << low;
    let (mask, rest) = (body.exactly(shape, mask), body.exactly(shape, !mask));
    let inside = body.plain(BinaryOp::And, inside, mask);
    let outside = body.plain(BinaryOp::And, outside, rest);
    let disjoint = body.config.flags && choices.chance(8);
    let flags = ArithFlags { disjoint, ..ArithFlags::NONE };
    let operand = body.b.binary(BinaryOp::Or, flags, inside.operand, outside.operand);
    body.bring(operand, shape, inside.clean && outside.clean);
}

/// `a && b` and `a || b` as clang writes them: unlike `and` and `or`, poison in `b` may not count.
pub(super) fn logical(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let (first, second) = (body.operand(choices, Shape::BOOL), body.operand(choices, Shape::BOOL));
    let is_or = choices.chance(8);
    let constant = body.exactly(Shape::BOOL, is_or.into());
    if is_or {
        body.selected(first, constant, second);
    } else {
        body.selected(first, second, constant);
    }
}

/// `a + b > a` (thesis 2.3): with `nsw` it is `b > 0`.
pub(super) fn overflow_check(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any(choices);
    let (a, b) = (body.operand(choices, shape), body.operand(choices, shape));
    let op = choices.of([BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul]);
    let flags = body.overflow_flags(choices);
    let result = body.binary(op, flags, a, b);
    body.compared(choices, result, a);
}

/// The smaller or larger of two values.
pub(super) fn clamp(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any(choices);
    let (a, b) = (body.operand(choices, shape), body.operand(choices, shape));
    let condition = body.compared(choices, a, b);
    if choices.chance(8) {
        body.selected(condition, a, b);
    } else {
        body.selected(condition, b, a);
    }
}

/// A value with itself: the same if it is frozen, anything if it is undef.
pub(super) fn twice(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any(choices);
    let value = body.operand(choices, shape);
    match choices.below(5) {
        0 => drop(body.plain(BinaryOp::Xor, value, value)),
        1 => drop(body.plain(BinaryOp::Sub, value, value)),
        2 => drop(body.plain(BinaryOp::Add, value, value)),
        3 => drop(body.compared(choices, value, value)),
        _ => {
            let ones = body.exactly(shape, u128::MAX);
            let not = body.plain(BinaryOp::Xor, value, ones);
            body.plain(BinaryOp::And, value, not);
        }
    }
}

/// What gives the same for every number, and poison for poison: thesis 2.1's `and poison, 0`.
pub(super) fn absorb(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any(choices);
    let value = body.operand(choices, shape);
    let op = choices.of([BinaryOp::And, BinaryOp::Mul, BinaryOp::Or]);
    let constant = body.exactly(shape, if op == BinaryOp::Or { u128::MAX } else { 0 });
    body.plain(op, value, constant);
}

/// Something done and undone, with promises that let a pass forget both.
pub(super) fn undo(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any(choices);
    let value = body.operand(choices, shape);
    if choices.chance(8) {
        let by = body.operand(choices, shape);
        let sum_flags = body.overflow_flags(choices);
        let sum = body.binary(BinaryOp::Add, sum_flags, value, by);
        let back_flags = body.overflow_flags(choices);
        body.binary(BinaryOp::Sub, back_flags, sum, by);
        return;
    }
    let by = choices.below(shape.width());
    let by = body.exactly(shape, by.into());
    let flags = body.overflow_flags(choices);
    let shifted = body.binary(BinaryOp::Shl, flags, value, by);
    let exact = body.config.flags && choices.chance(8);
    let op = choices.of([BinaryOp::LShr, BinaryOp::AShr]);
    shifted_back(body, op, exact, shifted, by);
}

/// `exact` is kept: the bits that are lost are those that the first shift brought in.
fn shifted_back(body: &mut Body<'_>, op: BinaryOp, exact: bool, shifted: Value, by: Value) {
    let flags = ArithFlags { exact, ..ArithFlags::NONE };
    let operand = body.b.binary(op, flags, shifted.operand, by.operand);
    body.bring(operand, shifted.shape, shifted.clean && by.clean);
}
