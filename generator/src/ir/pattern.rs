//! Productions of several instructions: patterns that passes match.

use ir::{ArithFlags, BinaryOp};

use super::body::IrBodyBuilder;
use super::scope::ScopeValue;
use super::shape::IntShape;
use crate::choices::Choices;

/// Builds `(a & mask) | (b & ~mask)`, as in a store to a bit-field. The flag `disjoint` is never violated.
pub(super) fn merge(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any_shape(choices);
    let (inside, outside) = (body.operand(choices, shape), body.operand(choices, shape));
    let low = choices.below(shape.width());
    let bits = choices.number_between(1, shape.width() - low);
    let mask = (u128::MAX >> (128 - bits)) << low;
    let (mask, rest) = (body.given_constant(shape, mask), body.given_constant(shape, !mask));
    let inside = body.unflagged(BinaryOp::And, inside, mask);
    let outside = body.unflagged(BinaryOp::And, outside, rest);
    let disjoint = body.config.flags && choices.chance(8);
    let flags = ArithFlags { disjoint, ..ArithFlags::NONE };
    let operand = body.builder.binary(BinaryOp::Or, flags, inside.operand, outside.operand);
    body.define(operand, shape, inside.clean && outside.clean);
}

/// Builds `a && b` or `a || b` as a `select`, as clang does: unlike `and` and `or`, it ignores poison in `b` if `a`
/// decides.
pub(super) fn logical(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let (first, second) = (body.operand(choices, IntShape::BOOL), body.operand(choices, IntShape::BOOL));
    let is_or = choices.chance(8);
    let constant = body.given_constant(IntShape::BOOL, is_or.into());
    if is_or {
        body.selected(first, constant, second);
    } else {
        body.selected(first, second, constant);
    }
}

/// Builds `a + b > a` (thesis 2.3): with `nsw` it is `b > 0`.
pub(super) fn overflow_check(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any_shape(choices);
    let (a, b) = (body.operand(choices, shape), body.operand(choices, shape));
    let op = choices.one_of([BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul]);
    let flags = body.overflow_flags(choices);
    let result = body.binary(op, flags, a, b);
    body.compared(choices, result, a);
}

/// Builds the minimum or maximum of two values.
pub(super) fn clamp(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any_shape(choices);
    let (a, b) = (body.operand(choices, shape), body.operand(choices, shape));
    let condition = body.compared(choices, a, b);
    if choices.chance(8) {
        body.selected(condition, a, b);
    } else {
        body.selected(condition, b, a);
    }
}

/// Applies an operation to a value and itself: the operands are equal unless the value is undef.
pub(super) fn twice(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any_shape(choices);
    let value = body.operand(choices, shape);
    match choices.below(5) {
        0 => drop(body.unflagged(BinaryOp::Xor, value, value)),
        1 => drop(body.unflagged(BinaryOp::Sub, value, value)),
        2 => drop(body.unflagged(BinaryOp::Add, value, value)),
        3 => drop(body.compared(choices, value, value)),
        _ => {
            let ones = body.given_constant(shape, u128::MAX);
            let not = body.unflagged(BinaryOp::Xor, value, ones);
            body.unflagged(BinaryOp::And, value, not);
        }
    }
}

/// Builds an operation whose result is constant for every number but poison for poison, like `and poison, 0` in thesis
/// 2.1.
pub(super) fn absorb(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any_shape(choices);
    let value = body.operand(choices, shape);
    let op = choices.one_of([BinaryOp::And, BinaryOp::Mul, BinaryOp::Or]);
    let constant = body.given_constant(shape, if op == BinaryOp::Or { u128::MAX } else { 0 });
    body.unflagged(op, value, constant);
}

/// Builds an operation and its inverse, with flags that let a pass remove both.
pub(super) fn undo(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any_shape(choices);
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
    let by = body.given_constant(shape, by.into());
    let flags = body.overflow_flags(choices);
    let shifted = body.binary(BinaryOp::Shl, flags, value, by);
    let exact = body.config.flags && choices.chance(8);
    let op = choices.one_of([BinaryOp::LShr, BinaryOp::AShr]);
    shifted_back(body, op, exact, shifted, by);
}

/// Builds the second shift of [`undo`]. `exact` is not violated: it drops only bits that the first shift brought in.
fn shifted_back(
    body: &mut IrBodyBuilder<'_>,
    op: BinaryOp,
    exact: bool,
    shifted: ScopeValue,
    by: ScopeValue,
) {
    let flags = ArithFlags { exact, ..ArithFlags::NONE };
    let operand = body.builder.binary(op, flags, shifted.operand, by.operand);
    body.define(operand, shifted.shape, shifted.clean && by.clean);
}
