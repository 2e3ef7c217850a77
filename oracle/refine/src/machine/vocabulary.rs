//! The data that the machine and its domains exchange.

use ethnum::U256;
use ir::{AggregateId, AttributeSet, BlockId, Call, FuncId, Function, FunctionAttr, Operand};
use semantics::{Uninitialized, Unsupported};
use smallvec::SmallVec;

use super::origin::PoisonCause;

/// The kinds of indeterminate values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Indeterminate {
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
pub(crate) enum ScalarConstant {
    /// An integer or floating-point number by its bits.
    Number {
        width: u32,
        bits: U256,
    },
    /// An integer of more bits than a number has, by its constant.
    Wide {
        width: u32,
        id: AggregateId,
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
pub(crate) struct ObjectOffset {
    /// The object's index in memory.
    pub(crate) object: usize,
    /// Bytes from its start; a negative distance is a number greater than any size.
    pub(crate) offset: u64,
}

/// One step of a `getelementptr`, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum GepStep<'a, V> {
    /// To a member.
    Fixed(u64),
    /// An index of `width` bits times a stride.
    Scaled { index: &'a V, width: u32, stride: u64 },
}

/// The targets of a branch by the number that it depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BranchTargets<'a> {
    pub(crate) cases: &'a [(u128, BlockId)],
    pub(crate) default: BlockId,
}

impl BranchTargets<'_> {
    pub(crate) fn target(&self, number: u128) -> BlockId {
        self.cases.iter().find(|(case, _)| *case == number).map_or(self.default, |&(_, to)| to)
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = BlockId> {
        self.cases.iter().map(|&(_, to)| to).chain([self.default])
    }
}

/// The kinds of loads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LoadKind {
    Plain,
    /// `loadfrozen`: poison and undef bits are chosen for good, one by one.
    Frozen,
}

/// The numbers that a use of a value may see; `None` is poison.
pub(crate) type Numbers = SmallVec<[Option<u128>; 1]>;

/// An object that is not shared and that a function outside the module was passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct EscapedObject {
    /// Its number among all objects.
    pub(crate) serial: u32,
    /// The distance of the pointer that was passed from the object's start, in bytes. Nobody outside can tell how far it is, so that
    /// source and target may pass objects of different sizes.
    pub(crate) origin: u64,
}

/// A call of a function without a body that is not built in.
pub(crate) struct ExternalCall<'a> {
    pub(crate) id: FuncId,
    pub(crate) function: &'a Function,
    pub(crate) call: &'a Call,
    /// True if an argument is a pointer.
    pub(crate) passes_pointer: bool,
    /// True if a function that runs, or the call, promises that control comes back, to here.
    pub(crate) must_return: bool,
    /// True if the called function may unwind.
    pub(crate) may_unwind: bool,
    /// The promises of the functions that run about all that they call.
    pub(crate) inherited: AttributeSet<FunctionAttr>,
}

/// The type of an observed value. NaNs are observed as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ObservedType {
    Integer,
    Float,
    Double,
}

/// An argument of a function that the host provides.
pub(crate) fn arg(call: &Call, at: usize) -> Result<Operand, Unsupported> {
    let missing = Unsupported::Malformed("arguments of a function that the host provides");
    call.args.get(at).map(|&(value, _)| value).ok_or(missing)
}
