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
    /// `getelementptr (i8, …)`: the pointer or pointers, and the distance in bytes, which is another expression or a vector of
    /// numbers.
    Indexed {
        /// The flags.
        flags: GepFlags,
        /// The base and the index.
        operands: [Const; 2],
    },
    /// `extractelement (…)`: the vector and the number of the lane.
    ExtractElement([Const; 2]),
    /// `insertelement (…)`: the vector, the lane, and its number.
    InsertElement([Const; 3]),
    /// `shufflevector (…)`: two vectors and the mask, a constant vector of `i32`.
    ShuffleVector([Const; 3]),
    /// `splat (i8 1)`: all lanes of a scalable vector.
    Splat(Const),
    /// `dso_local_equivalent @f`, `no_cfi @f`: another address of a symbol.
    Marked(SymbolMark, Const),
    /// `ptrauth (ptr @a, i32 0, i64 1, ptr null)`: a signed pointer, of a pointer, a key, a discriminator and the address where it
    /// is stored. LangRef "Pointer Authentication Constants".
    Signed([Const; 4]),
    /// The address that an alias stands for.
    Alias(AliasId),
    /// The address of a global, function or block in another address space, whose type is a pointer there.
    Elsewhere(Const),
}

crate::attributes::keywords! {
    /// The words before a symbol that name another of its addresses. LangRef "DSO Local Equivalent", "No CFI".
    SymbolMark {
        /// A function of the same linkage unit that is equivalent.
        DsoLocalEquivalent = "dso_local_equivalent",
        /// The symbol itself, where control flow integrity has an entry in a table for it.
        NoCfi = "no_cfi",
    }
}

/// The operands of an expression. `$from` is `from_ref` or `from_mut`.
macro_rules! operands_of_expression {
    ($expression:expr, $from:ident, $none:expr $(, $mutable:tt)?) => {
        match $expression {
            ConstantExpression::Cast(_, operand)
            | ConstantExpression::Address { base: operand, .. }
            | ConstantExpression::Splat(operand)
            | ConstantExpression::Marked(_, operand)
            | ConstantExpression::Elsewhere(operand) => std::slice::$from(operand),
            ConstantExpression::Signed(operands) => operands,
            ConstantExpression::Binary { operands, .. }
            | ConstantExpression::Indexed { operands, .. }
            | ConstantExpression::ExtractElement(operands) => operands,
            ConstantExpression::InsertElement(operands) | ConstantExpression::ShuffleVector(operands) => {
                operands
            }
            ConstantExpression::Alias(_) => &$($mutable)? $none,
        }
    };
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
        operands_of_expression!(self, from_ref, [])
    }

    /// The operands, to be changed.
    pub fn operands_mut(&mut self) -> &mut [Const] {
        operands_of_expression!(self, from_mut, [], mut)
    }

    /// True if the operands' types make an expression of type `ty`.
    pub(crate) fn is_of(&self, types: &TypeTable, ty: TypeId) -> bool {
        let width = |ty: TypeId| types.int_width(types.scalar(ty));
        let is_pointer = |ty: TypeId| types.get(types.scalar(ty)).is_pointer();
        let lanes = |ty: TypeId| types.lanes(ty);
        let is_integer = |operand: Const| types.int_width(operand.ty()).is_some();
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
            // LangRef lists no other cast among the constant expressions.
            ConstantExpression::Cast(..) => false,
            ConstantExpression::Binary { op, operands, .. } => {
                let same = operands.iter().all(|operand| operand.ty() == ty);
                ConstantExpression::BINARY.contains(&op) && same && width(ty).is_some()
            }
            ConstantExpression::Address { base, .. } => base.ty() == ty && types.get(ty).is_pointer(),
            ConstantExpression::Indexed { operands: [base, index], .. } => {
                let lanes_of_result = lanes(base.ty()).or(lanes(index.ty()));
                let fits =
                    |operand: Const| lanes(operand.ty()).is_none_or(|own| Some(own) == lanes_of_result);
                is_pointer(base.ty())
                    && width(index.ty()).is_some()
                    && types.scalar(base.ty()) == types.scalar(ty)
                    && lanes(ty) == lanes_of_result
                    && fits(base)
                    && fits(index)
            }
            ConstantExpression::ExtractElement([vector, index]) => {
                lanes(vector.ty()).is_some() && types.scalar(vector.ty()) == ty && is_integer(index)
            }
            ConstantExpression::InsertElement([vector, lane, index]) => {
                vector.ty() == ty && lanes(ty).is_some() && types.scalar(ty) == lane.ty() && is_integer(index)
            }
            ConstantExpression::ShuffleVector([first, second, mask]) => {
                let (from, to) = (lanes(first.ty()), lanes(ty));
                first.ty() == second.ty()
                    && types.scalar(first.ty()) == types.scalar(ty)
                    && types.scalar(mask.ty()) == TypeId::I32
                    && lanes(mask.ty()) == to
                    && matches!((from, to), (Some(from), Some(to)) if from.scalable == to.scalable)
            }
            ConstantExpression::Splat(lane) => {
                types.is_scalable(ty) && types.lanes(ty).is_some() && types.scalar(ty) == lane.ty()
            }
            ConstantExpression::Marked(_, symbol) => symbol.ty() == ty && types.get(ty).is_pointer(),
            ConstantExpression::Signed([pointer, key, discriminator, place]) => {
                pointer.ty() == ty
                    && types.get(ty).is_pointer()
                    && (key.ty(), discriminator.ty()) == (TypeId::I32, TypeId::I64)
                    && types.get(place.ty()).is_pointer()
            }
            ConstantExpression::Alias(_) => types.get(ty).is_pointer(),
            ConstantExpression::Elsewhere(global) => {
                let symbol = matches!(
                    global,
                    Const::Global { offset: 0, .. } | Const::Function(_) | Const::BlockAddress { .. }
                );
                symbol && types.get(ty).is_pointer()
            }
        }
    }
}
