//! An access to a bit-field in a module: the instructions that clang writes for it, and what they say.

use std::ops::Range;

use base::{Align, Bits};
use ir::{AttachmentsId, BlockId, FuncId, Operand, ValueId};
use lang::IntType;
use smol_str::SmolStr;

/// An access to a bit-field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Site {
    /// The function.
    pub function: FuncId,
    /// The block.
    pub block: BlockId,
    /// The instructions, by their number in the block.
    pub instructions: Range<usize>,
    /// The bits.
    pub bits: UnitBits,
    /// The address of the access unit.
    pub unit_address: Operand,
    /// The alignment of that address.
    pub align: Align,
    /// True if the access is volatile.
    pub volatile: bool,
    /// Read or write.
    pub action: Action,
    /// The metadata attached to the load of the unit.
    pub attachments: Option<AttachmentsId>,
    /// The record.
    pub origin: FieldOrigin,
}

impl Site {
    /// The value that the rest of the function uses.
    #[must_use]
    pub fn result(&self) -> Option<ValueId> {
        match self.action {
            Action::Read { result, .. } => Some(result),
            Action::Write { result, .. } => result.map(|result| result.value),
        }
    }
}

/// The record that an access is to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum FieldOrigin {
    /// The one with this structure: the address shows it.
    Record(SmolStr),
    /// One of these, which all have such a field: a pointer came from memory or as an argument.
    AnyOf(Vec<SmolStr>),
}

/// The bits of a field in its access unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitBits {
    /// The width of the unit.
    pub unit: Bits,
    /// The distance of the field's lowest bit from the unit's lowest.
    pub shift: Bits,
    /// The width of the field.
    pub width: Bits,
    /// The sign, as far as the instructions show it.
    pub sign: ShownSign,
}

/// The sign of a field as the instructions show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ShownSign {
    /// They extend it by its sign.
    Signed,
    /// They extend it by zeros.
    Unsigned,
    /// They do not extend it.
    NotShown,
}

/// The effect of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Reads the field.
    Read {
        /// The value read.
        result: ValueId,
        /// Its type.
        declared: IntType,
    },
    /// Writes the field.
    Write {
        /// The value written.
        value: Operand,
        /// Its type.
        declared: IntType,
        /// The value of the assignment, if the instructions compute it.
        result: Option<AssignedValue>,
    },
}

/// The value of an assignment to a bit-field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AssignedValue {
    /// The value.
    pub value: ValueId,
    /// Its type.
    pub ty: IntType,
}

/// Instructions with clang's names for accesses to bit-fields that are none of the known sequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unrecognised {
    /// The name of the function.
    pub function: SmolStr,
    /// The name of the value, such as `bf.load12`.
    pub value: SmolStr,
    /// The reason.
    pub reason: UnrecognisedReason,
}

base::named! {
    /// The reasons for which an access is not recognised.
    pub enum UnrecognisedReason {
        /// The instructions after the load are no sequence that clang is known to write.
        Sequence = "sequence",
        /// No record that clang states has a bit-field there.
        Layout = "layout",
        /// A value within the sequence is used outside of it.
        Uses = "uses",
    }
}
