//! The values that an expression can have, whatever the objects hold.
//!
//! Only types, bit-field widths, constants and operators count, and what the caller knows of loop counters:
//! nothing is learned from assignments, so a range holds wherever the expression is moved. Expressions must be
//! well-typed.

use super::interval::{FloatInterval, Interval};
use crate::{
    BinaryOp, Bits, Expr, ExprKind, FloatType, IntType, LocalId, Number, Place, PlaceBase, Program, Type,
    UnaryOp, number, typing,
};

/// The facts that are known at an expression.
#[derive(Clone, Debug)]
pub struct Scope<'p> {
    program: &'p Program,
    /// Innermost last: loop counters and depths, which nothing else writes.
    known: Vec<(LocalId, Interval)>,
}

impl<'p> Scope<'p> {
    /// Nothing is known of any local.
    #[must_use]
    pub const fn new(program: &'p Program) -> Scope<'p> {
        Scope { program, known: Vec::new() }
    }

    /// Adds that `local` lies in `range`, as a loop's counter does in its body. The innermost fact counts.
    pub fn enter(&mut self, local: LocalId, range: Interval) {
        self.known.push((local, range));
    }

    /// Forgets what was entered last.
    pub fn leave(&mut self) {
        self.known.pop();
    }

    fn known(&self, local: LocalId) -> Option<Interval> {
        self.known.iter().rev().find(|(id, _)| *id == local).map(|(_, range)| *range)
    }
}

/// The values of `expr`; of what is no integer, [`Interval::ALL`].
#[must_use]
pub fn range(scope: &Scope<'_>, expr: &Expr) -> Interval {
    let program = scope.program;
    match &expr.kind {
        ExprKind::Int(value) => Interval::point(*value),
        ExprKind::Read(at) => place(scope, at),
        ExprKind::Unary(op, a) => unary_range(scope, *op, a),
        ExprKind::Binary(op, a, b) => binary_range(scope, *op, a, b),
        ExprKind::Conditional(_, a, b) => convert_to(scope, range(scope, a), a, &expr.ty).hull(convert_to(
            scope,
            range(scope, b),
            b,
            &expr.ty,
        )),
        ExprKind::Comma(_, b) => range(scope, b),
        ExprKind::Cast(a) => convert_to(scope, range(scope, a), a, &expr.ty),
        ExprKind::Assign(at, value) => match typing::integer(program, &at.ty) {
            Some(_) if !value.ty.is_integer() => place(scope, at),
            Some(int) => convert(program, range(scope, value), int, typing::bit_width(program, at)),
            None => Interval::ALL,
        },
        ExprKind::Compound(_, at, _) | ExprKind::Step(_, at) => place(scope, at),
        _ => of_type(program, &expr.ty, None),
    }
}

/// The values of a place: what its type or bit-field can hold, unless it is a local more is known of.
#[must_use]
pub fn place(scope: &Scope<'_>, place: &Place) -> Interval {
    if let (PlaceBase::Local(id), []) = (&place.base, place.path.as_slice())
        && let Some(range) = scope.known(*id)
    {
        return range;
    }
    of_type(scope.program, &place.ty, typing::bit_width(scope.program, place))
}

/// The values of an integer type or of a bit-field of it; of any other type [`Interval::ALL`].
#[must_use]
pub fn of_type(program: &Program, ty: &Type, bits: Option<Bits>) -> Interval {
    typing::integer(program, ty).map_or(Interval::ALL, |int| of_int(program, int, bits))
}

/// The values of an integer type or of a bit-field of it: [`typing::range`], without its shifts where it is a
/// whole type.
#[inline]
#[must_use]
pub fn of_int(program: &Program, int: IntType, bits: Option<Bits>) -> Interval {
    match (bits, program.target) {
        (None, target) => of_width(int.width(), int.is_signed(target)),
        (Some(width), target) => of_width(width, int.is_signed(target)),
    }
}

const fn of_width(width: Bits, signed: bool) -> Interval {
    if signed {
        let high = number::ones(Bits(width.0 - 1));
        let (above, below) = high.into_words();
        return Interval { low: Number::from_words(!above, !below), high };
    }
    Interval { low: Number::ZERO, high: number::ones(width) }
}

/// Integers converted to an integer type or bit-field: as they are, or wrapped where that keeps them together.
#[inline]
#[must_use]
pub fn convert(program: &Program, values: Interval, int: IntType, bits: Option<Bits>) -> Interval {
    let full = of_int(program, int, bits);
    if values.is_subset_of(full) { values } else { wrapped(program, values, full, int, bits) }
}

/// Integers that are not all in range, converted.
fn wrapped(
    program: &Program,
    values: Interval,
    full: Interval,
    int: IntType,
    bits: Option<Bits>,
) -> Interval {
    if int == IntType::Bool {
        // Not only zero, or it would have been in range.
        return if values.contains(0) { Interval::TRUTH } else { Interval::point(1) };
    }
    let span = values.high.checked_sub(values.low);
    if span.is_none_or(|span| span >= full.high - full.low) {
        return full;
    }
    let wrap = |value| typing::wrap(program, value, int, bits);
    let (low, high) = (wrap(values.low), wrap(values.high));
    if low <= high { Interval { low, high } } else { full }
}

/// `values` of `from` as they are after a conversion to the type `to`.
fn convert_to(scope: &Scope<'_>, values: Interval, from: &Expr, to: &Type) -> Interval {
    let Some(int) = typing::integer(scope.program, to) else { return Interval::ALL };
    if from.ty.is_integer() {
        return convert(scope.program, values, int, None);
    }
    let full = of_int(scope.program, int, None);
    if int == IntType::Bool || !matches!(from.ty, Type::Float(_)) {
        return full;
    }
    float_range(scope, from).truncated().filter(|v| v.is_subset_of(full)).unwrap_or(full)
}

fn unary_range(scope: &Scope<'_>, op: UnaryOp, a: &Expr) -> Interval {
    if op == UnaryOp::LogicalNot {
        return Interval::TRUTH;
    }
    match typing::integer(scope.program, &typing::promoted(scope.program, a)) {
        Some(int) => convert(scope.program, unary(op, range(scope, a)), int, None),
        None => Interval::ALL,
    }
}

fn binary_range(scope: &Scope<'_>, op: BinaryOp, a: &Expr, b: &Expr) -> Interval {
    if op.is_comparison() || op.is_logical() {
        return Interval::TRUTH;
    }
    let program = scope.program;
    match typing::operand_type(program, op, a, b).and_then(|ty| typing::integer(program, &ty)) {
        Some(int) => {
            let (l, r) = operands(program, op, int, range(scope, a), range(scope, b));
            convert(program, binary(op, l, r), int, None)
        }
        None => Interval::ALL,
    }
}

/// Both operands as the operator sees them: converted to the common type `int`, but a shift's amount as it is.
#[must_use]
pub(super) fn operands(
    program: &Program,
    op: BinaryOp,
    int: IntType,
    l: Interval,
    r: Interval,
) -> (Interval, Interval) {
    let r = if op.is_shift() { r } else { convert(program, r, int, None) };
    (convert(program, l, int, None), r)
}

/// The mathematical results of a unary operator, not yet wrapped to a type.
#[must_use]
pub(super) fn unary(op: UnaryOp, a: Interval) -> Interval {
    match op {
        UnaryOp::Plus => a,
        UnaryOp::Negate => a.negated(),
        UnaryOp::BitNot => a.inverted(),
        UnaryOp::LogicalNot => Interval::TRUTH,
    }
}

/// The mathematical results of a binary operator on converted operands, not yet wrapped to a type.
#[must_use]
pub(super) fn binary(op: BinaryOp, l: Interval, r: Interval) -> Interval {
    match op {
        BinaryOp::Add => l.sum(r),
        BinaryOp::Sub => l.difference(r),
        BinaryOp::Mul => l.product(r),
        BinaryOp::Div => l.quotient(r),
        BinaryOp::Rem => l.remainder(r),
        BinaryOp::Shl => l.shifted_left(r),
        BinaryOp::Shr => l.shifted_right(r),
        BinaryOp::BitAnd => l.bitwise_and(r),
        BinaryOp::BitOr => l.bitwise_or(r),
        BinaryOp::BitXor => l.xor(r),
        _ => Interval::TRUTH,
    }
}

/// The values of a floating or integer expression, as floating values of its own type.
#[must_use]
pub fn float_range(scope: &Scope<'_>, expr: &Expr) -> FloatInterval {
    let Type::Float(ty) = expr.ty else {
        let Interval { low, high } = range(scope, expr);
        return FloatInterval::new(number::to_f64(low), number::to_f64(high));
    };
    match &expr.kind {
        ExprKind::Float(bits) => FloatInterval::new(f64::from_bits(*bits), f64::from_bits(*bits)),
        ExprKind::Unary(UnaryOp::Plus, a) => float_range(scope, a),
        ExprKind::Unary(UnaryOp::Negate, a) => {
            let a = float_range(scope, a);
            FloatInterval::new(-a.high, -a.low)
        }
        ExprKind::Binary(op, a, b) => {
            float_binary(*op, ty, float_operand(scope, a, ty), float_operand(scope, b, ty))
        }
        ExprKind::Conditional(_, a, b) => float_operand(scope, a, ty).hull(float_operand(scope, b, ty)),
        ExprKind::Comma(_, b) => float_range(scope, b),
        ExprKind::Cast(a) => float_operand(scope, a, ty),
        _ => FloatInterval::ANY,
    }
}

/// The values of `expr` converted to `ty`: from an integer in one rounding, as the machine does it.
#[must_use]
pub fn float_operand(scope: &Scope<'_>, expr: &Expr, ty: FloatType) -> FloatInterval {
    if expr.ty.is_integer() {
        let Interval { low, high } = range(scope, expr);
        return match ty {
            FloatType::Float => {
                FloatInterval::new(f64::from(number::to_f32(low)), f64::from(number::to_f32(high)))
            }
            // A half is either as small as to be exact in a double, or infinite.
            _ => FloatInterval::new(number::to_f64(low), number::to_f64(high)).rounded(ty),
        };
    }
    let values = float_range(scope, expr);
    if ty.exceeds_double() { values } else { values.rounded(ty) }
}

fn float_binary(op: BinaryOp, ty: FloatType, l: FloatInterval, r: FloatInterval) -> FloatInterval {
    match op {
        BinaryOp::Add => l.corners(r, |a, b| a + b).rounded(ty),
        BinaryOp::Sub => l.corners(r, |a, b| a - b).rounded(ty),
        BinaryOp::Mul => l.corners(r, |a, b| a * b).rounded(ty),
        BinaryOp::Div if !r.contains_zero() => l.corners(r, |a, b| a / b).rounded(ty),
        _ => FloatInterval::ANY,
    }
}
