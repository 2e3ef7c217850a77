//! Constants and operands: small `Copy` types; the contents of aggregates are in a pool of the module.

use crate::id::{AggregateId, BlockId, FuncId, GlobalId, ValueId};
use crate::types::TypeId;

/// A constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Const {
    /// An integer whose value needs at most 128 bits, zero-extended if the type is wider. Larger values are
    /// [`crate::AggregateBody::Integer`] or [`crate::AggregateBody::Wide`]; [`crate::Module::integer`] and
    /// [`crate::Module::wide_integer`] choose.
    Int {
        /// Its type, `iN`.
        ty: TypeId,
        /// Its N bits, zero-extended.
        value: u128,
    },
    /// A floating-point number.
    Float {
        /// Any floating-point type.
        ty: TypeId,
        /// The bits of its format, zero-extended.
        bits: u128,
    },
    /// The null pointer.
    Null,
    /// An integer as a pointer, `inttoptr (i64 4 to ptr)`; zero is [`Const::Null`].
    Address(u64),
    /// An arbitrary value, chosen separately for each use and each bit.
    Undef(TypeId),
    /// Poison.
    Poison(TypeId),
    /// `zeroinitializer`, of any sized type.
    Zero(TypeId),
    /// An address in a global, or one past its end.
    Global {
        /// The global.
        id: GlobalId,
        /// Distance from its start, in bytes.
        offset: i64,
    },
    /// The address of a function.
    Function(FuncId),
    /// The address of a block, for [`crate::Terminator::IndirectBr`].
    BlockAddress {
        /// The function.
        function: FuncId,
        /// One of its blocks, not the entry.
        block: BlockId,
    },
    /// A structure, array or vector, an integer that needs more than 128 bits, or a constant expression.
    Aggregate {
        /// Its type.
        ty: TypeId,
        /// Its contents.
        id: AggregateId,
    },
}

/// An operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A parameter or the result of an instruction of the same function.
    Value(ValueId),
    /// A constant.
    Const(Const),
}

impl Const {
    /// `true` or `false`.
    pub fn i1(value: bool) -> Const {
        Const::Int { ty: TypeId::I1, value: u128::from(value) }
    }

    /// An `i8`.
    pub fn i8(value: u8) -> Const {
        Const::Int { ty: TypeId::I8, value: u128::from(value) }
    }

    /// An `i16`.
    pub fn i16(value: u16) -> Const {
        Const::Int { ty: TypeId::I16, value: u128::from(value) }
    }

    /// An `i32`.
    pub fn i32(value: i32) -> Const {
        Const::Int { ty: TypeId::I32, value: u128::from(value as u32) }
    }

    /// An `i64`.
    pub fn i64(value: i64) -> Const {
        Const::Int { ty: TypeId::I64, value: u128::from(value as u64) }
    }

    /// An integer of type `ty`, `width` bits wide; `value` is truncated to the width.
    pub fn int(ty: TypeId, width: u32, value: u128) -> Const {
        let mask = if width >= 128 { u128::MAX } else { (1 << width) - 1 };
        Const::Int { ty, value: value & mask }
    }

    /// A `float`.
    pub fn float(value: f32) -> Const {
        Const::Float { ty: TypeId::FLOAT, bits: u128::from(value.to_bits()) }
    }

    /// A `double`.
    pub fn double(value: f64) -> Const {
        Const::Float { ty: TypeId::DOUBLE, bits: u128::from(value.to_bits()) }
    }

    /// The start of a global.
    pub fn global(id: GlobalId) -> Const {
        Const::Global { id, offset: 0 }
    }

    /// The constant's type.
    pub fn ty(self) -> TypeId {
        match self {
            Const::Int { ty, .. } | Const::Float { ty, .. } | Const::Aggregate { ty, .. } => ty,
            Const::Undef(ty) | Const::Poison(ty) | Const::Zero(ty) => ty,
            Const::Null
            | Const::Address(_)
            | Const::Global { .. }
            | Const::Function(_)
            | Const::BlockAddress { .. } => TypeId::PTR,
        }
    }
}

impl Operand {
    /// The operand's type; `values` is [`crate::Function::values`].
    ///
    /// `None` for a value that does not exist in the function.
    pub fn ty(self, values: &[TypeId]) -> Option<TypeId> {
        match self {
            Operand::Value(id) => values.get(id.index()).copied(),
            Operand::Const(constant) => Some(constant.ty()),
        }
    }
}

impl From<Const> for Operand {
    fn from(constant: Const) -> Self {
        Operand::Const(constant)
    }
}

impl From<ValueId> for Operand {
    fn from(value: ValueId) -> Self {
        Operand::Value(value)
    }
}
