//! The domain of values: what the machine leaves open.
//!
//! The machine executes control flow, calls, memory, addresses by type, lanes and members once for all domains. A domain defines
//! what a register and a bit of memory hold, how operators compute, and what happens to a value that is not determined: it is
//! decided, chosen, or carried along. There is a trait for each of these questions.

use base::DecimalConversion;
use ir::{Align, ArithFlags, BinaryOp, BlockId, Cast, Compare, FuncId, Function, GepFlags, TypeId};
use semantics::UbKind;

pub(crate) use super::values::{
    FixedArguments, Halt, MemoryBits, MemoryImage, OrHalt, Provenances, Values, with_occurrences,
};
pub(crate) use super::vocabulary::{
    BranchTargets, ExternalCall, GepStep, Indeterminate, LoadKind, Numbers, ObjectOffset, ObservedType,
    ScalarConstant,
};

use super::memory::Memory;
use super::number_use::Reason;

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
    /// [`Choices::numbers`] where all numbers above `most` mean the same: one of them stands for them.
    fn numbers_up_to(&mut self, value: &Self::Value, _most: u128, reason: Reason) -> OrHalt<Numbers, Self> {
        self.numbers(value, reason)
    }
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
    /// The end of the run where a called function does not come back and may have unwound: its caller's handler sees memory as it is.
    fn unwinds(&mut self, _: &Memory<Self>) -> OrHalt<(), Self> {
        Ok(())
    }
}

/// A domain of values.
pub(crate) trait Domain: Operators + Conversions + Choices + Addresses + Events {}

impl<D: Operators + Conversions + Choices + Addresses + Events> Domain for D {}
