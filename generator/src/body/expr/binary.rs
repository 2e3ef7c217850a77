//! Binary operators, written so that they are defined whatever their operands hold.

use lang::{BinaryOp, Expr, ExprKind, IntType, Type, typing};

use super::{Ask, Body, Number, Range, fixed};

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
    pub(super) fn apply(&self, op: BinaryOp, left: Number, right: Number, range: Range) -> Number {
        let int = self.common(op, &left.expr, &right.expr);
        let effect = left.effect.or(right.effect);
        let kind = ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr));
        Number { expr: Expr { kind, ty: Type::Int(int) }, range, effect, constant: false }
    }

    /// `left op right` for `+ - *`: as it is where no value can overflow, else in the unsigned type.
    pub(super) fn wrapping(&self, op: BinaryOp, left: Number, right: Number) -> Number {
        let int = self.common(op, &left.expr, &right.expr);
        let whole = self.range(int);
        let exact = exact(op, left.range, right.range);
        if exact.within(whole) && left.range.within(whole) && right.range.within(whole) {
            return self.apply(op, left, right, exact);
        }
        if !self.signed(int) {
            return self.apply(op, left, right, whole);
        }
        let unsigned = int.to_unsigned();
        let left = self.convert(left, unsigned);
        self.apply(op, left, right, self.range(unsigned))
    }
}

/// The range of an operation without a bound.
fn exact(op: BinaryOp, a: Range, b: Range) -> Range {
    match op {
        BinaryOp::Add => Range { low: a.low + b.low, high: a.high + b.high },
        BinaryOp::Sub => Range { low: a.low - b.high, high: a.high - b.low },
        _ => {
            // Products of 64-bit values fit: |2^64| * |2^64| overflows i128 only in the last bit.
            let products = [a.low, a.high].map(|x| [b.low, b.high].map(|y| x.saturating_mul(y)));
            let all = products.into_iter().flatten();
            Range { low: all.clone().min().unwrap_or(0), high: all.max().unwrap_or(0) }
        }
    }
}

/// `a + b`, `a - b`, `a * b`
pub(super) fn arithmetic(body: &mut Body<'_>, ask: Ask) -> Number {
    let op = body.choices.of([BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul]);
    let (left, right) = body.operands(ask);
    body.wrapping(op, left, right)
}

/// `a & b`, `a | b`, `a ^ b`
pub(super) fn bitwise(body: &mut Body<'_>, ask: Ask) -> Number {
    let op = body.choices.of([BinaryOp::BitAnd, BinaryOp::BitOr, BinaryOp::BitXor]);
    let (left, right) = body.operands(ask);
    let whole = body.range(body.common(op, &left.expr, &right.expr));
    let masked = op == BinaryOp::BitAnd && right.constant && right.range.low >= 0;
    let range = if masked { Range { low: 0, high: right.range.high.min(whole.high) } } else { whole };
    body.apply(op, left, right, range)
}

/// `a << b`, `a >> b` with the amount below the width, the left operand of `<<` unsigned.
pub(super) fn shift(body: &mut Body<'_>, ask: Ask) -> Number {
    let left = body.varying(ask.deeper());
    let left = body.settled(left);
    let op = body.choices.of([BinaryOp::Shr, BinaryOp::Shl]);
    let int = body.promoted(&left.expr);
    let (left, int) = if op == BinaryOp::Shl && body.signed(int) {
        (body.convert(left, int.to_unsigned()), int.to_unsigned())
    } else {
        (left, int)
    };
    let amount = body.amount(int.width().0, left.effect, ask);
    let range = match op {
        BinaryOp::Shr => Range { low: left.range.low.min(0), high: left.range.high.max(0) },
        _ => body.range(int),
    };
    body.apply(op, left, amount, range)
}

impl Body<'_> {
    /// A number from 0 to `width - 1`, `width` a power of two or the bound of a constant.
    pub(super) fn amount(&mut self, width: u64, beside: super::Effect, ask: Ask) -> Number {
        let bound = i128::from(width) - 1;
        if !width.is_power_of_two() || self.choices.chance(10) || !self.has_integer(ask.mode) {
            let value = i128::from(self.choices.below(width as u32));
            return fixed(Expr::int(value, Type::INT), value);
        }
        let mode = ask.mode.min(super::Mode::Pure);
        let amount = self.beside(beside, mode, |b, mode| b.read_integer(Ask { depth: 0, mode }));
        if amount.constant {
            return fixed(Expr::int(bound, Type::INT), bound);
        }
        let mask = fixed(Expr::int(bound, Type::INT), bound);
        self.apply(BinaryOp::BitAnd, amount, mask, Range { low: 0, high: bound })
    }
}

/// `a / b`, `a % b` with a divisor from 1 to 8.
pub(super) fn division(body: &mut Body<'_>, ask: Ask) -> Number {
    let op = body.choices.of([BinaryOp::Div, BinaryOp::Rem]);
    let left = body.varying(ask.deeper());
    let divisor = body.divisor(left.effect, ask);
    let whole = body.range(body.common(op, &left.expr, &divisor.expr));
    body.apply(op, left, divisor, whole)
}

impl Body<'_> {
    /// A number from 1 to 8: `(b & 7) + 1`, or a constant.
    pub(super) fn divisor(&mut self, beside: super::Effect, ask: Ask) -> Number {
        let mode = ask.mode.min(super::Mode::Pure);
        let value = self.beside(beside, mode, |b, mode| b.read_integer(Ask { depth: 0, mode }));
        if value.constant {
            let value = i128::from(self.choices.between(2, 9));
            return fixed(Expr::int(value, Type::INT), value);
        }
        let seven = fixed(Expr::int(7, Type::INT), 7);
        let masked = self.apply(BinaryOp::BitAnd, value, seven, Range { low: 0, high: 7 });
        let one = fixed(Expr::int(1, Type::INT), 1);
        self.apply(BinaryOp::Add, masked, one, Range { low: 1, high: 8 })
    }
}
