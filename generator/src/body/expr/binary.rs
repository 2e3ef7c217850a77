//! Binary operators, written so that they are defined for any values of their operands.

use lang::check::Interval;
use lang::{BinaryOp, Expr, ExprKind, IntType, Type, typing};

use super::{BodyBuilder, IntegerExpr, IntegerRequest, fixed};

impl BodyBuilder<'_> {
    /// Draws two unsequenced operands.
    fn operands(&mut self, request: IntegerRequest) -> (IntegerExpr, IntegerExpr) {
        let left = self.varying(request.deeper());
        let right = self.as_sibling_of(left.effect, request.mode.min(super::EffectMode::Reads), |b, mode| {
            b.draw_integer(IntegerRequest { mode, ..request.deeper() })
        });
        (left, right)
    }

    /// The type that both operands convert to (for shifts, the type of the left operand).
    pub(super) fn common(&self, op: BinaryOp, left: &Expr, right: &Expr) -> IntType {
        let ty = typing::operand_type(self.program(), op, left, right);
        ty.and_then(|ty| self.integer_type(&ty)).unwrap_or(IntType::ULongLong)
    }

    /// Applies an operator to operands for which it is defined.
    pub(super) fn apply(&self, op: BinaryOp, left: IntegerExpr, right: IntegerExpr) -> IntegerExpr {
        let int = self.common(op, &left.expr, &right.expr);
        let effect = left.effect.joined(right.effect);
        let kind = ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr));
        let number = self.with_range(Expr { kind, ty: Type::Int(int) }, effect);
        IntegerExpr { constant: number.constant || left.constant && right.constant, ..number }
    }

    /// Builds `left op right` for `+ - *`: plainly if no value can overflow, in the unsigned type otherwise.
    pub(super) fn wrapping(&self, op: BinaryOp, left: IntegerExpr, right: IntegerExpr) -> IntegerExpr {
        let int = self.common(op, &left.expr, &right.expr);
        if !self.signed(int) || exact(op, left.range, right.range).is_subset_of(self.range(int)) {
            return self.apply(op, left, right);
        }
        let left = self.convert(left, int.to_unsigned());
        self.apply(op, left, right)
    }
}

/// The range of the mathematical result of `+`, `-` or `*`.
fn exact(op: BinaryOp, a: Interval, b: Interval) -> Interval {
    match op {
        BinaryOp::Add => a.sum(b),
        BinaryOp::Sub => a.difference(b),
        _ => a.product(b),
    }
}

/// Draws `a + b`, `a - b` or `a * b`.
pub(super) fn arithmetic(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let op = body.choices.one_of([BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul]);
    let (left, right) = body.operands(request);
    if left.constant {
        return left;
    }
    // Where a compiler keeps only the low bits of a product, a factor with low zero bits makes them a constant.
    let op = if right.constant && op == BinaryOp::Mul { BinaryOp::Add } else { op };
    body.wrapping(op, left, right)
}

/// Draws `a & b`, `a | b` or `a ^ b`.
pub(super) fn bitwise(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let op = body.choices.one_of([BinaryOp::BitAnd, BinaryOp::BitOr, BinaryOp::BitXor]);
    let (left, right) = body.operands(request);
    if left.constant {
        return left;
    }
    // A compiler knows the low bits of `a & c` and `a | c`, and warns where they do not fit; `a ^ -1` is a complement,
    // see `condition::is_complement`.
    let op = match right.range.as_point() {
        // All ones of some width, or of every width.
        Some(value) if (value & (value + 1)) == 0 => BinaryOp::Add,
        Some(_) => BinaryOp::BitXor,
        None => op,
    };
    if op == BinaryOp::Add {
        return body.wrapping(op, left, right);
    }
    body.apply(op, left, right)
}

/// Draws `a << b` or `a >> b` with the amount below the width, the left operand of `<<` unsigned.
pub(super) fn shift(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let left = body.varying(request.deeper());
    if left.constant {
        return left;
    }
    let left = body.promote(left);
    let op = body.choices.one_of([BinaryOp::Shr, BinaryOp::Shl]);
    let int = body.promoted(&left.expr);
    let (left, int) = if op == BinaryOp::Shl && body.signed(int) {
        (body.convert(left, int.to_unsigned()), int.to_unsigned())
    } else {
        (left, int)
    };
    let amount = body.amount(int.width().0, left.effect, request);
    // A compiler knows the low bits of `a << c`.
    let op = if amount.constant { BinaryOp::Shr } else { op };
    body.apply(op, left, amount)
}

impl BodyBuilder<'_> {
    /// Draws a shift amount from 0 to `width - 1`; a constant if `width` is no power of two.
    pub(super) fn amount(
        &mut self,
        width: u64,
        beside: super::SideEffect,
        request: IntegerRequest,
    ) -> IntegerExpr {
        let bound = width - 1;
        if !width.is_power_of_two() || self.choices.chance(10) || !self.has_integer(request.mode) {
            return fixed(self.choices.below(width as u32));
        }
        let mode = request.mode.min(super::EffectMode::Reads);
        let amount =
            self.as_sibling_of(beside, mode, |b, mode| b.read_integer(IntegerRequest { depth: 0, mode }));
        if amount.constant {
            return fixed(bound);
        }
        self.apply(BinaryOp::BitAnd, amount, fixed(bound))
    }
}

/// Draws `a / b` or `a % b` with a divisor from 1 to 9.
pub(super) fn division(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let op = body.choices.one_of([BinaryOp::Div, BinaryOp::Rem]);
    let left = body.varying(request.deeper());
    if left.constant {
        return left;
    }
    let divisor = body.divisor(left.effect, request);
    body.apply(op, left, divisor)
}

impl BodyBuilder<'_> {
    /// Draws a divisor: `(b & 7) + 1`, or a constant from 2 to 9.
    pub(super) fn divisor(&mut self, beside: super::SideEffect, request: IntegerRequest) -> IntegerExpr {
        let mode = request.mode.min(super::EffectMode::Reads);
        let value =
            self.as_sibling_of(beside, mode, |b, mode| b.read_integer(IntegerRequest { depth: 0, mode }));
        if value.constant {
            return fixed(self.choices.number_between(2, 9));
        }
        let masked = self.apply(BinaryOp::BitAnd, value, fixed(7));
        self.apply(BinaryOp::Add, masked, fixed(1))
    }
}
