//! How types lie in registers.

/// A position in [`Bytecode::shapes`].
pub(crate) type ShapeRef = u32;

/// A position in [`Bytecode::lanes`].
pub(crate) type LaneRef = u32;

/// What `extractelement` and `insertelement` with a variable index need.
#[derive(Clone, Copy, Debug)]
pub(crate) struct VectorLanes {
    /// Slots per lane.
    pub(crate) registers: u32,
    pub(crate) count: u32,
    /// Slots of the index, 1 or 2.
    pub(crate) index_registers: u32,
    /// Fault: inserting out of range changes nothing.
    pub(crate) keeps: bool,
}

/// One scalar of a value in registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScalarLeaf {
    pub(crate) kind: LeafKind,
    /// Bits.
    pub(crate) width: u8,
    /// Bits from the start of the value's memory.
    pub(crate) bit: u64,
    /// Slots from the start of the value's registers.
    pub(crate) register: u32,
    /// A lane that shares bytes with its neighbours: lanes of a vector that are not whole bytes.
    pub(crate) packed: bool,
    /// Of the first word of a long integer, how many words that has; of every other scalar zero.
    pub(crate) words: u8,
}

impl ScalarLeaf {
    /// Slots it takes.
    pub(crate) fn registers(self) -> u32 {
        if self.kind == LeafKind::Wide { 2 } else { 1 }
    }
}

/// How a scalar is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LeafKind {
    /// Up to 64 bits, one slot.
    Narrow,
    /// Up to 128 bits, two slots.
    Wide,
    /// Address and provenance, one slot.
    Ptr,
}

/// The scalars of a type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ValueShape {
    /// Position in [`Bytecode::leaves`].
    pub(crate) first: u32,
    pub(crate) count: u32,
    pub(crate) registers: u32,
}
