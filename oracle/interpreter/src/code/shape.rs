//! The layout of types in registers and in memory.

use super::Src;

/// A position in [`super::Bytecode::casts`].
pub(crate) type CastRef = u32;

/// A position in [`super::Bytecode::lanes`].
pub(crate) type LaneRef = u32;

/// The layout of a vector.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VectorLanes {
    /// Registers per lane.
    pub(crate) registers: u32,
    pub(crate) count: u32,
}

/// The lane that an `extractelement` or `insertelement` with a variable index accesses.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaneAccess {
    pub(crate) lanes: VectorLanes,
    pub(crate) index: Src,
    /// Registers of the index, 1 or 2.
    pub(crate) index_registers: u32,
}

/// One scalar of a value in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScalarLeaf {
    pub(crate) kind: LeafKind,
    /// Width in bits.
    pub(crate) width: u32,
    /// Offset in bits from the start of the value in memory.
    pub(crate) bit: u64,
    /// Index of its first register, counted from the start of the value's registers.
    pub(crate) register: u32,
    /// Set if the scalar is a vector lane that is not a whole number of bytes, so that it shares bytes with its
    /// neighbours.
    pub(crate) packed: bool,
}

impl ScalarLeaf {
    /// Number of registers it takes.
    pub(crate) fn registers(self) -> u32 {
        match self.kind {
            LeafKind::Narrow | LeafKind::Ptr => 1,
            LeafKind::Wide => self.width.div_ceil(64),
        }
    }
}

/// Representation of a scalar in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LeafKind {
    /// Up to 64 bits in one register.
    Narrow,
    /// 65 to 256 bits, one register for every 64, lowest first.
    Wide,
    /// Address and provenance in one register.
    Ptr,
}

/// The scalars that values of a type consist of, in order.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ValueShape {
    /// Position of the first scalar in [`super::Bytecode::leaves`].
    pub(crate) first: u32,
    pub(crate) count: u32,
    pub(crate) registers: u32,
}
