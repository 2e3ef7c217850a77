//! Floating expressions: one operation deep, so that no compiler contracts two into one, and with values that
//! stay far from overflow, so that no NaN comes about whose bits are nobody's promise.

use lang::{BinaryOp, Expr, ExprKind, FloatType, IntType, Type, UnaryOp};

use super::super::scope::{Effect, Mode};
use super::{Ask, Body, Number, fixed};
use crate::feature::Features;
use crate::record::shape::Leaf;
use crate::value;

impl Body<'_> {
    /// A value of a floating type.
    pub(in super::super) fn floating(&mut self, ty: &Type, mode: Mode) -> Expr {
        let arithmetic = self.may(Features::FLOAT_ARITHMETIC);
        if is_binary16(ty) {
            return if self.choices.chance(8) { self.read_half(ty, mode) } else { self.constant(ty, None) };
        }
        match self.choices.below(8) {
            1..=3 => self.read_float(ty, mode),
            4 | 5 if arithmetic => self.float_sum(ty, mode),
            6 if arithmetic => {
                let operand = Box::new(self.read_float(ty, mode));
                Expr { kind: ExprKind::Unary(UnaryOp::Negate, operand), ty: ty.clone() }
            }
            7 if arithmetic => self.read_integer(Ask { depth: 0, mode }).expr.cast(ty.clone()),
            _ => self.constant(ty, None),
        }
    }

    /// A floating value in scope, converted when it is of the other type; a constant when there is none.
    fn read_float(&mut self, ty: &Type, mode: Mode) -> Expr {
        match self.readable(mode, |leaf| matches!(leaf.ty, Type::Float(_))) {
            Some((var, leaf)) => {
                let read = Expr::read(self.place(var, &leaf));
                if leaf.ty == *ty { read } else { read.cast(ty.clone()) }
            }
            None => self.constant(ty, None),
        }
    }

    /// A `_Float16` or `__fp16` in scope, or a `float`, which is rounded once.
    fn read_half(&mut self, ty: &Type, mode: Mode) -> Expr {
        let fits = |leaf: &Leaf| leaf.ty == *ty || leaf.ty == Type::Float(FloatType::Float);
        match self.readable(mode, fits) {
            Some((var, leaf)) => {
                let read = Expr::read(self.place(var, &leaf));
                if leaf.ty == *ty { read } else { read.cast(ty.clone()) }
            }
            None => self.constant(ty, None),
        }
    }

    /// `a + 1.5`, `a - 1.5`, `a * 0.5`, `a / 3.0`: sums grow by constants only, products and quotients shrink. No format
    /// holds a third, so that quotients tell one from the other.
    fn float_sum(&mut self, ty: &Type, mode: Mode) -> Expr {
        let left = Box::new(self.read_float(ty, mode));
        let op = self.choices.of([BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::Div]);
        let right = match op {
            BinaryOp::Mul => Expr { kind: ExprKind::Float(0.5_f64.to_bits()), ty: ty.clone() },
            BinaryOp::Div => Expr { kind: ExprKind::Float(3.0_f64.to_bits()), ty: ty.clone() },
            _ => self.constant(ty, None),
        };
        Expr { kind: ExprKind::Binary(op, left, Box::new(right)), ty: ty.clone() }
    }

    /// A floating value compared with a constant; `None` where there is none to read.
    pub(super) fn float_comparison(&mut self, mode: Mode) -> Option<Expr> {
        let (var, leaf) = self.readable(mode, |leaf| matches!(leaf.ty, Type::Float(_)))?;
        let left = Box::new(Expr::read(self.place(var, &leaf)));
        let right = Box::new(self.constant(&leaf.ty, None));
        let op =
            self.choices.of([BinaryOp::Less, BinaryOp::GreaterEqual, BinaryOp::Greater, BinaryOp::LessEqual]);
        Some(Expr { kind: ExprKind::Binary(op, left, right), ty: Type::INT })
    }
}

/// `_Float16` or `__fp16`.
fn is_binary16(ty: &Type) -> bool {
    matches!(ty, Type::Float(float) if float.is_binary16())
}

/// `(int)(double)(a & 0xFFFF)`: there and back again, in a range both types hold exactly.
pub(super) fn to_integer(body: &mut Body<'_>, ask: Ask) -> Number {
    let float = body.choices.of([FloatType::Double, FloatType::Float]);
    let mask = fixed((1u64 << (value::exact_bits(float) / 2)) - 1);
    let operand = body.read_integer(Ask { mode: ask.mode.min(Mode::Pure), ..ask });
    if operand.constant {
        return operand;
    }
    let masked = body.apply(BinaryOp::BitAnd, operand, mask);
    let int = body.choices.of([IntType::Int, IntType::UInt, IntType::Long]);
    body.number_of(masked.expr.cast(Type::Float(float)).cast(Type::Int(int)), Effect::NONE)
}
