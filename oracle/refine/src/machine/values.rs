//! The contents of registers and of bits of memory: the part of a [domain](super::domain) that memory needs.

use ir::ProgramPoint;
use rustc_hash::FxHashMap;
use semantics::{UbKind, Unsupported};
use smallvec::SmallVec;

use super::origin::PoisonOrigin;
use super::vocabulary::{Indeterminate, LoadKind};
use crate::shape::ValueShape;

/// The reason why a run ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Halt<B, E> {
    /// Undefined behaviour, with the domain's blame for it.
    Undefined(UbKind, B),
    OutOfFuel,
    /// The time for the judgement is over ([`crate::time_limit`]).
    OutOfTime,
    /// A function that the module does not define does not return.
    Stopped,
    Unsupported(Unsupported),
    /// A limit of the domain was exceeded.
    Excess(E),
}

impl<B, E> From<Unsupported> for Halt<B, E> {
    fn from(reason: Unsupported) -> Halt<B, E> {
        Halt::Unsupported(reason)
    }
}

impl<B: Default, E> From<UbKind> for Halt<B, E> {
    fn from(kind: UbKind) -> Halt<B, E> {
        Halt::Undefined(kind, B::default())
    }
}

/// The end of a run in a domain.
pub(crate) type HaltOf<D> = Halt<<D as Values>::Blame, <D as Values>::Excess>;

/// A result, or the end of the run.
pub(crate) type OrHalt<T, D> = Result<T, HaltOf<D>>;

/// The bits of a value in memory, and for each scalar the provenance that all bytes of it agree on.
#[derive(Clone, Debug)]
pub(crate) struct MemoryImage<D: MemoryBits> {
    pub(crate) bits: Vec<D::Bit>,
    pub(crate) provenance: Provenances<D>,
}

/// For each scalar of a value, its provenance in memory.
pub(crate) type Provenances<D> = SmallVec<[Option<<D as MemoryBits>::Provenance>; 1]>;

/// Each position with the number of the same before it. Lanes of a shuffle that copy one undef lane may differ: LLVM folds a
/// shuffle of undef to a vector of undef.
pub(crate) fn with_occurrences(positions: &[Option<usize>]) -> Vec<Option<(usize, usize)>> {
    let mut met = FxHashMap::default();
    let mut occurrence = |at: usize| {
        let count = met.entry(at).or_insert(0usize);
        *count += 1;
        (at, *count - 1)
    };
    positions.iter().map(|position| position.map(&mut occurrence)).collect()
}

/// The undef of an intrinsic's arguments, fixed.
pub(crate) struct FixedArguments<D: Values> {
    /// The argument lists to evaluate the body with.
    pub(crate) cases: Vec<Vec<D::Value>>,
    /// The cause of the values beyond the arguments themselves, for [`Values::union`].
    pub(crate) undef: D::Blame,
}

/// Values, and the operations that only move them. This and the following traits together are a [`Domain`](super::domain::Domain); operands of an
/// operation that computes have been *used* ([`Values::used`]), except where a comment mentions that it moves them.
pub(crate) trait Values: Sized {
    /// The contents of a register: one scalar, the lanes of a vector, or the scalars of an aggregate in order.
    type Value: Clone;
    /// The explanation of undefined behaviour.
    type Blame: Copy + Default;
    /// The name of a limit.
    type Excess: Copy;
    /// The binary logarithm of the number of steps after which a run looks at the clock.
    const STEPS_BY_CLOCK: u32;

    /// The instruction that is executed next.
    fn begin_instruction(&mut self, place: ProgramPoint);
    /// Checks that the domain's own data is within its limits.
    fn check_size(&self) -> Result<(), Unsupported>;
    /// Checks that registers can hold values of this shape.
    fn supports(&self, shape: &ValueShape) -> Result<(), Unsupported>;
    /// Makes a use of a value: a value derived from undef may differ from use to use.
    fn used(&mut self, value: Self::Value) -> Self::Value;
    /// The scalars at these positions of the operands side by side; `None` is poison of `width` bits. Moves them: each operand is a use,
    /// and once more for each time that one of its scalars is taken again ([`with_occurrences`]).
    fn gather(
        &mut self,
        from: &[&Self::Value],
        positions: &[Option<usize>],
        width: u32,
    ) -> OrHalt<Self::Value, Self>;
    /// The value that is one of these, for a use that saw one of several numbers or fixed arguments.
    fn union(&mut self, values: Vec<Self::Value>, undef: Self::Blame) -> OrHalt<Self::Value, Self>;
    /// Fixes the undef of an intrinsic's arguments, because its body may use a parameter several times.
    fn fixed(&mut self, arguments: Vec<Self::Value>) -> OrHalt<FixedArguments<Self>, Self>;
}

/// The bits of values in memory.
pub(crate) trait MemoryBits: Values {
    /// One bit of memory.
    type Bit: Copy + PartialEq + std::fmt::Debug;
    /// The provenance that memory keeps of a stored pointer.
    type Provenance: Copy + PartialEq + std::fmt::Debug;

    fn bit(value: bool) -> Self::Bit;
    /// The bit, if it is zero or one.
    fn known(bit: Self::Bit) -> Option<bool>;
    fn indeterminate(&mut self, kind: Indeterminate, origin: PoisonOrigin) -> Self::Bit;
    /// A bit with which scalars of these bits are extended by zeros: poison if one of them is.
    fn extension(&mut self, bits: &[Self::Bit]) -> Self::Bit;
    /// The bits of a scalar, if all of them are known.
    fn known_scalar(value: &Self::Value, at: usize) -> Option<u128>;
    /// The provenance that memory keeps of a scalar.
    fn provenance(value: &Self::Value, at: usize) -> Option<Self::Provenance>;
    /// The bits of a copy of these bytes. A copy reads memory, so that undef in it is another number than undef in the original.
    fn copied(&mut self, bytes: Vec<[Self::Bit; 8]>) -> Vec<[Self::Bit; 8]>;
    /// The bits of all scalars in order, the lowest first, as a store leaves them: a use of the value. Thesis Fig. 3.1, `ty↓`.
    fn split(&mut self, value: &Self::Value, shape: &ValueShape) -> Vec<Self::Bit>;
    /// The value that these numbers are.
    fn join_known(
        &mut self,
        shape: &ValueShape,
        numbers: &[u128],
        provenance: &Provenances<Self>,
    ) -> OrHalt<Self::Value, Self>;
    /// The value that these bits of memory are. Thesis Fig. 3.1, `ty↑`.
    fn join(
        &mut self,
        shape: &ValueShape,
        image: &MemoryImage<Self>,
        kind: LoadKind,
    ) -> OrHalt<Self::Value, Self>;
}
