//! Binary operators, written so that they are defined whatever their operands hold.

use lang::check::Interval;
use lang::{BinaryOp, Expr, ExprKind, IntType, Type, typing};

use super::{Ask, Body, Number, fixed};

impl Body<'_> {
    /// Two operands, the second beside the first.
    fn operands(&mut self, ask: Ask) -> (Number, Number) {
        let left = self.varying(ask.deeper());
        let right = self.beside(left.effect, ask.mode.min(super::Mode::Pure), |b, mode| {
            b.integer(Ask { mode, ..ask.deeper() })
        });
        (left, right)
    }

    /// The type both operands convert to (for shifts the left one's).
    pub(super) fn common(&self, op: BinaryOp, left: &Expr, right: &Expr) -> IntType {
        let ty = typing::operand_type(self.program(), op, left, right);
        ty.and_then(|ty| self.integer_type(&ty)).unwrap_or(IntType::ULongLong)
    }

    /// The operation on numbers for which it is defined.
    pub(super) fn apply(&self, op: BinaryOp, left: Number, right: Number) -> Number {
        let int = self.common(op, &left.expr, &right.expr);
        let effect = left.effect.and(right.effect);
        let kind = ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr));
        let number = self.number_of(Expr { kind, ty: Type::Int(int) }, effect);
        Number { constant: number.constant || left.constant && right.constant, ..number }
    }

    /// `left op right` for `+ - *`: as it is where no value can overflow, else in the unsigned type.
    pub(super) fn wrapping(&self, op: BinaryOp, left: Number, right: Number) -> Number {
        let int = self.common(op, &left.expr, &right.expr);
        if !self.signed(int) || exact(op, left.range, right.range).within(self.range(int)) {
            return self.apply(op, left, right);
        }
        let left = self.convert(left, int.to_unsigned());
        self.apply(op, left, right)
    }
}

/// The range of an operation without a bound.
fn exact(op: BinaryOp, a: Interval, b: Interval) -> Interval {
    match op {
        BinaryOp::Add => a.sum(b),
        BinaryOp::Sub => a.difference(b),
        _ => a.product(b),
    }
}

/// `a + b`, `a - b`, `a * b`
pub(super) fn arithmetic(body: &mut Body<'_>, ask: Ask) -> Number {
    let op = body.choices.of([BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul]);
    let (left, right) = body.operands(ask);
    if left.constant {
        return left;
    }
    // A product is a constant to a compiler that keeps its low bits only, if the factor has none.
    let op = if right.constant && op == BinaryOp::Mul { BinaryOp::Add } else { op };
    body.wrapping(op, left, right)
}

/// `a & b`, `a | b`, `a ^ b`
pub(super) fn bitwise(body: &mut Body<'_>, ask: Ask) -> Number {
    let op = body.choices.of([BinaryOp::BitAnd, BinaryOp::BitOr, BinaryOp::BitXor]);
    let (left, right) = body.operands(ask);
    if left.constant {
        return left;
    }
    // Of `a & c` and `a | c` a compiler knows the low bits, and warns where they do not fit; `a ^ -1` is a
    // complement, see `condition::is_complement`.
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

/// `a << b`, `a >> b` with the amount below the width, the left operand of `<<` unsigned.
pub(super) fn shift(body: &mut Body<'_>, ask: Ask) -> Number {
    let left = body.varying(ask.deeper());
    if left.constant {
        return left;
    }
    let left = body.settled(left);
    let op = body.choices.of([BinaryOp::Shr, BinaryOp::Shl]);
    let int = body.promoted(&left.expr);
    let (left, int) = if op == BinaryOp::Shl && body.signed(int) {
        (body.convert(left, int.to_unsigned()), int.to_unsigned())
    } else {
        (left, int)
    };
    let amount = body.amount(int.width().0, left.effect, ask);
    // Of `a << c` a compiler knows the low bits.
    let op = if amount.constant { BinaryOp::Shr } else { op };
    body.apply(op, left, amount)
}

impl Body<'_> {
    /// A number from 0 to `width - 1`, `width` a power of two or the bound of a constant.
    pub(super) fn amount(&mut self, width: u64, beside: super::Effect, ask: Ask) -> Number {
        let bound = width - 1;
        if !width.is_power_of_two() || self.choices.chance(10) || !self.has_integer(ask.mode) {
            return fixed(self.choices.below(width as u32));
        }
        let mode = ask.mode.min(super::Mode::Pure);
        let amount = self.beside(beside, mode, |b, mode| b.read_integer(Ask { depth: 0, mode }));
        if amount.constant {
            return fixed(bound);
        }
        self.apply(BinaryOp::BitAnd, amount, fixed(bound))
    }
}

/// `a / b`, `a % b` with a divisor from 1 to 8.
pub(super) fn division(body: &mut Body<'_>, ask: Ask) -> Number {
    let op = body.choices.of([BinaryOp::Div, BinaryOp::Rem]);
    let left = body.varying(ask.deeper());
    if left.constant {
        return left;
    }
    let divisor = body.divisor(left.effect, ask);
    body.apply(op, left, divisor)
}

impl Body<'_> {
    /// A number from 1 to 8: `(b & 7) + 1`, or a constant.
    pub(super) fn divisor(&mut self, beside: super::Effect, ask: Ask) -> Number {
        let mode = ask.mode.min(super::Mode::Pure);
        let value = self.beside(beside, mode, |b, mode| b.read_integer(Ask { depth: 0, mode }));
        if value.constant {
            return fixed(self.choices.between(2, 9));
        }
        let masked = self.apply(BinaryOp::BitAnd, value, fixed(7));
        self.apply(BinaryOp::Add, masked, fixed(1))
    }
}
