//! The domain of values: what the machine leaves open.
//!
//! The machine executes control flow, calls, memory, addresses by type, lanes and members once for all domains. A domain defines
//! what a register and a bit of memory hold, how operators compute, and what happens to a value that is not determined: it is
//! decided, chosen, or carried along. There is a trait for each of these questions.

use base::DecimalConversion;
use ir::{
    Align, ArithFlags, BinaryOp, BlockId, Cast, Compare, FuncId, Function, GepFlags, ProgramPoint, TypeId,
};
use smallvec::SmallVec;

use super::builtin::ObservedType;
pub(crate) use super::vocabulary::{
    BranchTargets, ExternalCall, GepStep, Indeterminate, LoadKind, Numbers, ObjectOffset, ScalarConstant,
};

use semantics::{UbKind, Unsupported};

use super::memory::Memory;
use super::number_use::Reason;
use super::origin::PoisonOrigin;
use crate::shape::ValueShape;

/// The reason why a run ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Halt<B, E> {
    /// Undefined behaviour, with the domain's blame for it.
    Undefined(UbKind, B),
    OutOfFuel,
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

/// The undef of an intrinsic's arguments, fixed.
pub(crate) struct FixedArguments<D: Values> {
    /// The argument lists to evaluate the body with.
    pub(crate) cases: Vec<Vec<D::Value>>,
    /// The cause of the values beyond the arguments themselves, for [`Domain::union`].
    pub(crate) undef: D::Blame,
}

/// Values, and the operations that only move them. This and the following traits together are a [`Domain`]; operands of an
/// operation that computes have been *used* ([`Values::used`]), except where a comment mentions that it moves them.
pub(crate) trait Values: Sized {
    /// The contents of a register: one scalar, the lanes of a vector, or the scalars of an aggregate in order.
    type Value: Clone;
    /// The explanation of undefined behaviour.
    type Blame: Copy + Default;
    /// The name of a limit.
    type Excess: Copy;

    /// The instruction that is executed next.
    fn begin_instruction(&mut self, place: ProgramPoint);
    /// Checks that the domain's own data is within its limits.
    fn check_size(&self) -> Result<(), Unsupported>;
    /// Checks that registers can hold values of this shape.
    fn supports(&self, shape: &ValueShape) -> Result<(), Unsupported>;
    /// Makes a use of a value: a value derived from undef may differ from use to use.
    fn used(&mut self, value: Self::Value) -> Self::Value;
    /// The scalars at these positions of the operands side by side; `None` is poison of `width` bits. Moves them.
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
    /// The bits of all scalars in order, the lowest first. Thesis Fig. 3.1, `ty↓`.
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

/// Two operands of one type.
pub(crate) type Pair<D> = (<D as Values>::Value, <D as Values>::Value);

/// Operators and comparisons.
pub(crate) trait Operators: MemoryBits {
    fn binary(
        &mut self,
        op: (BinaryOp, ArithFlags),
        ty: TypeId,
        operands: Pair<Self>,
    ) -> OrHalt<Self::Value, Self>;
    fn negate(&mut self, ty: TypeId, value: Self::Value) -> OrHalt<Self::Value, Self>;
    fn compare(
        &mut self,
        memory: &Memory<Self>,
        compare: &Compare,
        ty: TypeId,
        operands: Pair<Self>,
    ) -> OrHalt<Self::Value, Self>;
}

/// Conversions and `freeze`.
pub(crate) trait Conversions: MemoryBits {
    /// A `bitcast` moves its operand.
    fn cast(
        &mut self,
        memory: &Memory<Self>,
        cast: &Cast,
        from: TypeId,
        value: Self::Value,
    ) -> OrHalt<Self::Value, Self>;
    /// A conversion by libgcc, whose result of poison is poison.
    fn decimal(&mut self, conversion: DecimalConversion, value: &Self::Value) -> OrHalt<Self::Value, Self>;
    /// Moves its operand.
    fn freeze(&mut self, ty: TypeId, value: Self::Value) -> OrHalt<Self::Value, Self>;
}

/// The questions that depend on a value being one number, or being defined.
pub(crate) trait Choices: Values {
    /// The numbers that this use may see.
    fn numbers(&mut self, value: &Self::Value, reason: Reason) -> OrHalt<Numbers, Self>;
    fn blame(&self, value: &Self::Value) -> Self::Blame;
    /// True if the next allocation on the heap fails.
    fn allocation_fails(&mut self) -> OrHalt<bool, Self>;
    /// LangRef "noundef": a value of which a scalar is undef or poison is undefined behaviour of this kind.
    fn well_defined(&mut self, value: &Self::Value, kind: UbKind) -> OrHalt<(), Self>;
    /// The block where a branch goes. LangRef "br", "switch": undef or poison is undefined behaviour of this kind, unless
    /// the semantics chooses.
    fn direction(
        &mut self,
        value: &Self::Value,
        targets: BranchTargets<'_>,
        kind: UbKind,
        reason: Reason,
    ) -> OrHalt<BlockId, Self>;
    /// Moves the arms. The condition is one truth value for all lanes, or one for each.
    fn select(&mut self, condition: Self::Value, arms: Pair<Self>) -> OrHalt<Self::Value, Self>;
}

/// Constants and pointers.
pub(crate) trait Addresses: MemoryBits {
    fn constant(&mut self, memory: &Memory<Self>, scalars: &[ScalarConstant]) -> OrHalt<Self::Value, Self>;
    /// The position that a pointer points to.
    fn locate(&mut self, memory: &Memory<Self>, pointer: &Self::Value) -> OrHalt<ObjectOffset, Self>;
    /// True if an address is a multiple of the alignment; `None` for poison.
    fn is_aligned(
        &mut self,
        memory: &Memory<Self>,
        pointer: &Self::Value,
        align: Align,
    ) -> OrHalt<Option<bool>, Self>;
    fn step(
        &mut self,
        memory: &Memory<Self>,
        flags: GepFlags,
        pointer: Self::Value,
        step: GepStep<'_, Self::Value>,
    ) -> OrHalt<Self::Value, Self>;
    /// LangRef "llvm.ptrmask".
    fn mask_pointer(&mut self, pointer: &Self::Value, mask: &Self::Value) -> OrHalt<Self::Value, Self>;
    /// The function at an address; `None` for a function that the module does not define.
    fn callee(&mut self, address: &Self::Value) -> OrHalt<Option<FuncId>, Self>;
}

/// The observable effects of a run.
pub(crate) trait Events: MemoryBits {
    /// A call of an observation function with a site and a value.
    fn observe(
        &mut self,
        function: &Function,
        observed: ObservedType,
        arguments: Pair<Self>,
    ) -> OrHalt<(), Self>;
    /// An observation of memory, by words of at most 64 bits.
    fn observe_words(&mut self, site: &Self::Value, words: &[Vec<Self::Bit>]) -> OrHalt<(), Self>;
    /// A call of a function that the module does not define; returns its result, if it has one.
    fn external(
        &mut self,
        memory: &mut Memory<Self>,
        call: ExternalCall<'_>,
        arguments: Vec<Self::Value>,
    ) -> OrHalt<Option<Self::Value>, Self>;
}

/// A domain of values.
pub(crate) trait Domain: Operators + Conversions + Choices + Addresses + Events {}

impl<D: Operators + Conversions + Choices + Addresses + Events> Domain for D {}
