//! The data that the machine and its domains exchange.

use ethnum::U256;
use ir::{AttributeSet, BlockId, Call, FuncId, Function, FunctionAttr};
use smallvec::SmallVec;

use super::origin::PoisonCause;
use crate::semantics::Uninitialized;

/// The kinds of indeterminate values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Indeterminate {
    Poison,
    Undef,
}

impl From<Uninitialized> for Indeterminate {
    fn from(holds: Uninitialized) -> Indeterminate {
        match holds {
            Uninitialized::Poison => Indeterminate::Poison,
            Uninitialized::Undef => Indeterminate::Undef,
        }
    }
}

/// One scalar of a constant.
#[derive(Clone, Copy, Debug)]
pub(super) enum ScalarConstant {
    /// An integer or floating-point number by its bits.
    Number {
        width: u32,
        bits: U256,
    },
    Null,
    /// A number as a pointer.
    Address(u64),
    /// An address in or beside an object, by its index in memory.
    Object {
        index: usize,
        offset: i64,
    },
    Function(FuncId),
    Unknown {
        kind: Indeterminate,
        cause: PoisonCause,
        width: u32,
        pointer: bool,
    },
}

/// A position in an object, which may be beyond its end.
#[derive(Clone, Copy, Debug)]
pub(super) struct ObjectOffset {
    /// The object's index in memory.
    pub(super) object: usize,
    /// Bytes from its start; a negative distance is a number greater than any size.
    pub(super) offset: u64,
}

/// One step of a `getelementptr`, in bytes.
#[derive(Clone, Copy, Debug)]
pub(super) enum GepStep<'a, V> {
    /// To a member.
    Fixed(u64),
    /// An index of `width` bits times a stride.
    Scaled { index: &'a V, width: u32, stride: u64 },
}

/// The targets of a branch by the number that it depends on.
#[derive(Clone, Copy, Debug)]
pub(super) struct BranchTargets<'a> {
    pub(super) cases: &'a [(u128, BlockId)],
    pub(super) default: BlockId,
}

impl BranchTargets<'_> {
    pub(super) fn of(&self, number: u128) -> BlockId {
        self.cases.iter().find(|(case, _)| *case == number).map_or(self.default, |&(_, to)| to)
    }

    pub(super) fn all(&self) -> impl Iterator<Item = BlockId> {
        self.cases.iter().map(|&(_, to)| to).chain([self.default])
    }
}

/// The kinds of loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LoadKind {
    Plain,
    /// `loadfrozen`: poison and undef bits are chosen for good, one by one.
    Frozen,
}

/// The numbers that a use of a value may see; `None` is poison.
pub(super) type Numbers = SmallVec<[Option<u128>; 1]>;

/// A call of a function without a body that is not built in.
pub(super) struct ExternalCall<'a> {
    pub(super) id: FuncId,
    pub(super) function: &'a Function,
    pub(super) call: &'a Call,
    /// True if an argument is a pointer.
    pub(super) passes_pointer: bool,
    /// True if a function that runs, or the call, promises that control comes back.
    pub(super) must_return: bool,
    /// The promises of the functions that run about all that they call.
    pub(super) inherited: AttributeSet<FunctionAttr>,
}
