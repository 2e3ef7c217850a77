//! Floating expressions: one operation deep, so that no compiler contracts two into one, and with values that
//! stay far from overflow, so that no operation gives a NaN, whose bits C leaves open.

use lang::{BinaryOp, Expr, ExprKind, Features, FloatType, IntType, Type, UnaryOp, typing};

use super::super::scope::{EffectMode, SideEffect};
use super::{BodyBuilder, IntegerExpr, IntegerRequest, fixed};
use crate::record::summary::ScalarPart;
use crate::value;

impl BodyBuilder<'_> {
    /// Draws a value of a floating type.
    pub(in super::super) fn floating(&mut self, ty: &Type, mode: EffectMode) -> Expr {
        let arithmetic = self.allows(Features::FLOAT_ARITHMETIC);
        if is_binary16(ty) {
            return if self.choices.chance(8) { self.read_half(ty, mode) } else { self.constant(ty, None) };
        }
        if matches!(ty, Type::Float(float) if float.is_decimal()) {
            return if self.choices.chance(8) {
                self.read_decimal(ty, mode)
            } else {
                self.constant(ty, None)
            };
        }
        match self.choices.below(8) {
            1..=3 => self.read_float(ty, mode),
            4 | 5 if arithmetic => self.float_sum(ty, mode),
            6 if arithmetic => {
                let operand = Box::new(self.read_float(ty, mode));
                Expr { kind: ExprKind::Unary(UnaryOp::Negate, operand), ty: ty.clone() }
            }
            7 if arithmetic => self.read_integer(IntegerRequest { depth: 0, mode }).expr.cast(ty.clone()),
            _ => self.constant(ty, None),
        }
    }

    /// Reads a floating value in scope, converted if its type differs; a constant if there is none.
    fn read_float(&mut self, ty: &Type, mode: EffectMode) -> Expr {
        match self.readable(mode, |leaf| matches!(leaf.ty, Type::Float(_))) {
            Some((var, leaf)) => {
                let read = Expr::read(self.place(var, &leaf));
                if leaf.ty == *ty { read } else { read.cast(ty.clone()) }
            }
            None => self.constant(ty, None),
        }
    }

    /// Reads a value of the same 16-bit type in scope, or a `float`, which is rounded once; a constant if there is
    /// none.
    fn read_half(&mut self, ty: &Type, mode: EffectMode) -> Expr {
        let fits = |leaf: &ScalarPart| leaf.ty == *ty || leaf.ty == Type::Float(FloatType::Float);
        match self.readable(mode, fits) {
            Some((var, leaf)) => {
                let read = Expr::read(self.place(var, &leaf));
                if leaf.ty == *ty { read } else { read.cast(ty.clone()) }
            }
            None => self.constant(ty, None),
        }
    }

    /// Reads a value in scope that is one of a decimal type, too: one of a decimal type with no more digits, or an integer that no
    /// conversion rounds; a constant if there is none. No `int` becomes `_Decimal64`: libgcc 12's `__bid_floatsidd` makes a NaN of the least
    /// `int`.
    fn read_decimal(&mut self, ty: &Type, mode: EffectMode) -> Expr {
        let skeleton = self.skeleton;
        let program = skeleton.program();
        let fits = |leaf: &ScalarPart| {
            let int = typing::integer(program, &leaf.ty).map(|int| int.width());
            let is_whole_int = *ty == Type::Float(FloatType::Decimal64) && int == Some(IntType::Int.width());
            leaf.ty.is_arithmetic()
                && leaf.bits.is_none()
                && !is_whole_int
                && typing::converts(program, &leaf.ty, ty)
        };
        match self.readable(mode, fits) {
            Some((var, leaf)) => {
                let read = Expr::read(self.place(var, &leaf));
                if leaf.ty == *ty { read } else { read.cast(ty.clone()) }
            }
            None => self.constant(ty, None),
        }
    }

    /// Draws `a + 1.5`, `a - 1.5`, `a * 0.5` or `a / 3.0`: sums grow by constants only, products and quotients shrink.
    /// No format holds a third exactly, so that quotients differ between formats.
    fn float_sum(&mut self, ty: &Type, mode: EffectMode) -> Expr {
        let left = Box::new(self.read_float(ty, mode));
        let op = self.choices.one_of([BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::Div]);
        let right = match op {
            BinaryOp::Mul => Expr { kind: ExprKind::Float(0.5_f64.to_bits()), ty: ty.clone() },
            BinaryOp::Div => Expr { kind: ExprKind::Float(3.0_f64.to_bits()), ty: ty.clone() },
            _ => self.constant(ty, None),
        };
        Expr { kind: ExprKind::Binary(op, left, Box::new(right)), ty: ty.clone() }
    }

    /// Draws a comparison of a floating value in scope with a constant; `None` if no floating value is in scope.
    pub(super) fn float_comparison(&mut self, mode: EffectMode) -> Option<Expr> {
        let (var, leaf) = self.readable(mode, |leaf| matches!(leaf.ty, Type::Float(_)))?;
        let left = Box::new(Expr::read(self.place(var, &leaf)));
        let right = Box::new(self.constant(&leaf.ty, None));
        let op = self.choices.one_of([
            BinaryOp::Less,
            BinaryOp::GreaterEqual,
            BinaryOp::Greater,
            BinaryOp::LessEqual,
        ]);
        Some(Expr { kind: ExprKind::Binary(op, left, right), ty: Type::INT })
    }
}

/// True for `_Float16` and `__fp16`.
fn is_binary16(ty: &Type) -> bool {
    matches!(ty, Type::Float(float) if float.is_binary16())
}

/// Draws `(int)(double)(a & 0xFFFF)`: a round trip in a range that both types hold exactly.
pub(super) fn to_integer(body: &mut BodyBuilder<'_>, request: IntegerRequest) -> IntegerExpr {
    let float = body.choices.one_of([FloatType::Double, FloatType::Float]);
    let mask = fixed((1u64 << (value::exact_bits(float) / 2)) - 1);
    let operand = body.read_integer(IntegerRequest { mode: request.mode.min(EffectMode::Reads), ..request });
    if operand.constant {
        return operand;
    }
    let masked = body.apply(BinaryOp::BitAnd, operand, mask);
    let int = body.choices.one_of([IntType::Int, IntType::UInt, IntType::Long]);
    body.with_range(masked.expr.cast(Type::Float(float)).cast(Type::Int(int)), SideEffect::NONE)
}
