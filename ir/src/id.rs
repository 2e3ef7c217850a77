//! The numbers by which the parts of a module refer to each other.

use std::num::NonZeroU32;

/// A value of a function: its parameters in order, then the results of its instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ValueId(pub u32);

/// A block of a function; 0 is the entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BlockId(pub u32);

impl ValueId {
    /// The position in [`crate::Function::values`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl BlockId {
    /// The first block.
    pub const ENTRY: BlockId = BlockId(0);

    /// The position in [`crate::Function::blocks`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A function of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FuncId(pub u32);

/// A global of a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GlobalId(pub u32);

/// A symbol that stands for another, in [`crate::Module::aliases`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AliasId(pub u32);

impl AliasId {
    /// The position in [`crate::Module::aliases`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl FuncId {
    /// The position in [`crate::Module::functions`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

impl GlobalId {
    /// The position in [`crate::Module::globals`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// An aggregate or string constant in [`crate::Module::aggregates`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AggregateId(pub u32);

/// Inline assembly in [`crate::Module::assembly`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AsmId(pub u32);

/// A node in [`crate::MetadataTable::nodes`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MetadataId(pub u32);

/// A list of attachments in [`crate::MetadataTable::attachments`]: its position plus one, so that an instruction without attachments
/// needs no more space than one with them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AttachmentsId(NonZeroU32);

impl AttachmentsId {
    /// The list at a position.
    pub(crate) fn from_index(index: usize) -> AttachmentsId {
        AttachmentsId(NonZeroU32::MIN.saturating_add(index as u32))
    }

    /// The position in [`crate::MetadataTable::attachments`].
    pub(crate) fn index(self) -> usize {
        self.0.get() as usize - 1
    }
}

impl MetadataId {
    /// The position in [`crate::MetadataTable::nodes`].
    pub fn index(self) -> usize {
        self.0 as usize
    }
}
