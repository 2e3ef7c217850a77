//! Constant expressions: constants that are known once globals and functions have addresses. LangRef "Constant Expressions".

use crate::constant::Const;
use crate::flags::ArithFlags;
use crate::id::AliasId;
use crate::memory::GepFlags;
use crate::opcode::{BinaryOp, CastOp};
use crate::type_table::TypeTable;
use crate::types::TypeId;

/// A constant expression. An address in a global is [`Const::Global`], and an integer as a pointer is [`Const::Address`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ConstantExpression {
    /// A conversion of a scalar or vector: one of [`ConstantExpression::CASTS`].
    Cast(CastOp, Const),
    /// An operation on integers of the expression's type: one of [`ConstantExpression::BINARY`].
    Binary {
        /// The operator.
        op: BinaryOp,
        /// The flags.
        flags: ArithFlags,
        /// Left and right operand.
        operands: [Const; 2],
    },
    /// `getelementptr (i8, …)`: an address that is in no global, or may leave it.
    Address {
        /// The flags.
        flags: GepFlags,
        /// The pointer, in any address space.
        base: Const,
        /// The distance in bytes.
        offset: i64,
    },
    /// `splat (i8 1)`: all lanes of a scalable vector.
    Splat(Const),
    /// The address that an alias stands for.
    Alias(AliasId),
    /// The address of a global in another address space, whose type is a pointer there.
    Elsewhere(Const),
}

impl ConstantExpression {
    /// The conversions that an expression may be.
    pub const CASTS: &'static [CastOp] =
        &[CastOp::Trunc, CastOp::PtrToInt, CastOp::IntToPtr, CastOp::BitCast, CastOp::AddrSpaceCast];
    /// The operators that an expression may have; those of LLVM 14 to 19.
    pub const BINARY: &'static [BinaryOp] =
        &[BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::Xor, BinaryOp::Shl];

    /// The operands.
    pub fn operands(&self) -> &[Const] {
        match self {
            ConstantExpression::Cast(_, operand)
            | ConstantExpression::Address { base: operand, .. }
            | ConstantExpression::Splat(operand)
            | ConstantExpression::Elsewhere(operand) => std::slice::from_ref(operand),
            ConstantExpression::Binary { operands, .. } => operands,
            ConstantExpression::Alias(_) => &[],
        }
    }

    /// The operands, to be changed.
    pub fn operands_mut(&mut self) -> &mut [Const] {
        match self {
            ConstantExpression::Cast(_, operand)
            | ConstantExpression::Address { base: operand, .. }
            | ConstantExpression::Splat(operand)
            | ConstantExpression::Elsewhere(operand) => std::slice::from_mut(operand),
            ConstantExpression::Binary { operands, .. } => operands,
            ConstantExpression::Alias(_) => &mut [],
        }
    }

    /// Whether the operands' types make an expression of type `ty`.
    pub(crate) fn is_of(&self, types: &TypeTable, ty: TypeId) -> bool {
        let width = |ty: TypeId| types.int_width(types.scalar(ty));
        let is_pointer = |ty: TypeId| types.get(types.scalar(ty)).is_pointer();
        let lanes = |ty: TypeId| types.lanes(ty);
        match *self {
            ConstantExpression::Cast(CastOp::BitCast, operand) => {
                let same = types.bit_width(operand.ty()) == types.bit_width(ty);
                same && is_pointer(operand.ty()) == is_pointer(ty)
            }
            ConstantExpression::Cast(_, operand) if lanes(operand.ty()) != lanes(ty) => false,
            ConstantExpression::Cast(CastOp::Trunc, operand) => {
                matches!((width(operand.ty()), width(ty)), (Some(from), Some(to)) if from > to)
            }
            ConstantExpression::Cast(CastOp::PtrToInt, operand) => {
                is_pointer(operand.ty()) && width(ty).is_some()
            }
            ConstantExpression::Cast(CastOp::IntToPtr, operand) => {
                width(operand.ty()).is_some() && is_pointer(ty)
            }
            ConstantExpression::Cast(CastOp::AddrSpaceCast, operand) => {
                is_pointer(operand.ty()) && is_pointer(ty)
            }
            ConstantExpression::Cast(..) => false,
            ConstantExpression::Binary { op, operands, .. } => {
                let same = operands.iter().all(|operand| operand.ty() == ty);
                ConstantExpression::BINARY.contains(&op) && same && width(ty).is_some()
            }
            ConstantExpression::Address { base, .. } => base.ty() == ty && types.get(ty).is_pointer(),
            ConstantExpression::Splat(lane) => {
                types.is_scalable(ty) && types.lanes(ty).is_some() && types.scalar(ty) == lane.ty()
            }
            ConstantExpression::Alias(_) => ty == TypeId::PTR,
            ConstantExpression::Elsewhere(global) => {
                matches!(global, Const::Global { .. }) && types.get(ty).is_pointer()
            }
        }
    }
}
