//! The common type of two integer operands of an operator, without building types.

use crate::{BinaryOp, Expr, IntType, Program, Type, typing};

/// Integer operands after the conversions of [`typing`].
#[derive(Clone, Copy)]
pub(super) struct Operands {
    /// The left one, promoted.
    pub(super) left: IntType,
    /// The right one, promoted.
    pub(super) right: IntType,
    /// The type to which both convert.
    pub(super) common: IntType,
}

impl Operands {
    /// `None` unless both are integers.
    pub(super) fn new(program: &Program, a: &Expr, b: &Expr) -> Option<Operands> {
        let promote = |e: &Expr| {
            let int = typing::integer(program, &e.ty)?;
            Some(typing::promote(program, int, typing::source_bit_field(program, e)))
        };
        let (left, right) = (promote(a)?, promote(b)?);
        if left == right {
            return Some(Operands { left, right, common: left });
        }
        match typing::usual_arithmetic(program, &Type::Int(left), &Type::Int(right))? {
            Type::Int(common) => Some(Operands { left, right, common }),
            _ => None,
        }
    }

    /// The type of the value of an operator that is not logical.
    pub(super) const fn result(self, op: BinaryOp) -> IntType {
        match op {
            _ if op.is_comparison() => IntType::Int,
            BinaryOp::Shl | BinaryOp::Shr => self.left,
            _ => self.common,
        }
    }
}
