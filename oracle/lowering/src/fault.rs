//! Planted faults inside the translation of functions; the others act on the values between the
//! [stages](crate::Stages) of the lowering, from outside of this crate.
//!
//! Each is an error that a compiler had or could have. A fault is asked for at the place it corrupts, by a type parameter
//! ([`base::Faults`]): a lowering without faults is compiled without the questions.

use base::Target;

use crate::abi::VectorUnit;
use crate::access_metadata::AccessMetadata;

/// The engines that can observe a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exposure {
    /// The cheapest comparison that shows it.
    pub tier: Tier,
    /// The bit-field strategy whose code it corrupts; of a fault in common code, `word`.
    pub strategy: &'static str,
    /// The platform whose rules it breaks; `None` when it is observable on every one.
    pub target: Option<Target>,
    /// The vector registers of code in which it is observable.
    pub vectors: VectorUnit,
    /// True if only a `va_list` that counts registers shows it.
    pub counted_registers: bool,
    /// The metadata of the code in which it is observable.
    pub metadata: AccessMetadata,
    /// The compiler whose code the faulty code meets: it has the types in which the fault is observable.
    pub compiler: &'static str,
}

impl Exposure {
    /// A fault of code common to all strategies, observable on every platform.
    #[must_use]
    pub const fn new(tier: Tier) -> Exposure {
        let vectors = VectorUnit::Sse;
        let metadata = AccessMetadata::None;
        let compiler = "clang-19";
        Exposure {
            tier,
            strategy: "word",
            target: None,
            vectors,
            counted_registers: false,
            metadata,
            compiler,
        }
    }

    /// The same, in the code of this bit-field strategy.
    #[must_use]
    pub const fn in_strategy(self, strategy: &'static str) -> Exposure {
        Exposure { strategy, ..self }
    }

    /// This exposure on one platform only.
    #[must_use]
    pub const fn on_target(self, target: Target) -> Exposure {
        Exposure { target: Some(target), ..self }
    }

    /// The same, in code with these vector registers.
    #[must_use]
    pub const fn with_vectors(self, vectors: VectorUnit) -> Exposure {
        Exposure { vectors, ..self }
    }

    /// The same, where this compiler is on the other side of calls.
    #[must_use]
    pub const fn against(self, compiler: &'static str) -> Exposure {
        Exposure { compiler, ..self }
    }

    /// The same, where a `va_list` counts registers.
    const fn counting_registers(self) -> Exposure {
        Exposure { counted_registers: true, ..self }
    }

    /// The same, in code with the metadata of optimising compilers.
    const fn optimizing(self) -> Exposure {
        Exposure { metadata: AccessMetadata::Optimizing, ..self }
    }

    /// True if the fault is observable in programs for this platform.
    #[must_use]
    pub fn is_on(self, target: Target) -> bool {
        let is_counted = target.spec().va_list.counts_registers || !self.counted_registers;
        is_counted && self.target.is_none_or(|its| its == target)
    }
}

/// The comparison that shows a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tier {
    /// The answers to the layout questions, with any compiler's.
    Layout,
    /// The observations of a program when one side of its calls is compiled by another compiler.
    Matrix,
    /// The observations of a program, run in process, with the reference evaluator's.
    Reference,
    /// The same, of programs in which indeterminate values flow.
    Poison,
    /// Rules about the lowered module, which is run as it should be.
    Rules,
}

base::faults! {
    /// A planted fault inside the translation of functions.
    pub enum Fault of "the lowering", observable by Exposure {
        // Arguments and results that go astray when only one side is wrong.
        Exposure::new(Tier::Matrix).on_target(Target::X86_64Linux) => {
            UpperHalfUncut = "upper-half-uncut": "the second eightbyte is eight bytes long beyond the record's end",
        }
        Exposure::new(Tier::Matrix).on_target(Target::AArch64Linux) => {
            LargeCompositeNotCopied = "large-composite-not-copied": "a large composite is passed without a copy",
        }
        Exposure::new(Tier::Reference).on_target(Target::RiscV64Linux) => {
            VaPairUnaligned = "va-pair-unaligned": "va_arg does not align an argument of two words to 16",
            VaPairTakesOneWord = "va-pair-takes-one-word": "va_arg continues one word after the start of an argument of two",
            VaValueNotPointer = "va-value-not-pointer": "va_arg takes the address of a large record for the record",
        }
        // Bit-fields and the rest of the language.
        Exposure::new(Tier::Reference) => {
            EnumSignExtended = "enum-sign-extended": "a bit-field of unsigned enumeration type reads as signed",
            StaticFieldShifted = "static-field-shifted": "a constant initialiser puts a bit-field one bit too high",
            ImageOffsetLost = "image-offset-lost":
                "in a constant initialiser the members of an inner record lie where the outer one begins",
            StorageOrderIgnored = "storage-order-ignored": "a big-endian member is read as a little-endian one",
            BoolNotNormalised = "bool-not-normalised": "conversion to _Bool keeps the low bit only",
            CopyDropsLastByte = "copy-drops-last-byte": "assignment of a record leaves out its last byte",
        }
        Exposure::new(Tier::Reference).optimizing() => {
            BoolSaidFalse = "bool-said-false": "the range of a _Bool in memory has no 1",
            LastMemberUnsaid = "last-member-unsaid": "tbaa.struct of a copy leaves out its last member",
        }
        Exposure::new(Tier::Reference) => {
            OmittedMembersKept = "omitted-members-kept": "members an initialiser leaves out are not zeroed",
            UnsignedFieldPromotesUnsigned = "unsigned-field-promotes-unsigned":
                "a narrow unsigned bit-field promotes to unsigned int",
            CharReadUnsigned = "char-read-unsigned": "a signed char promotes as if unsigned",
            UsualConversionsKeepSigned = "usual-conversions-keep-signed":
                "of int and unsigned int the common type is int",
            SwitchOnLowByte = "switch-on-low-byte": "a switch looks at the low byte of its value only",
            PostfixReturnsNew = "postfix-returns-new": "x++ has the value after the step",
            ShiftRightLogical = "shift-right-logical": "a signed value shifts right like an unsigned one",
            FallThroughForgotten = "fall-through-forgotten": "a case that falls through leaves the switch",
        }
        // Values of the whole type space, and the unnamed arguments of variadic functions.
        Exposure::new(Tier::Reference) => {
            VaListNotAdvanced = "va-list-not-advanced": "a list that is passed by its address is read, and not advanced",
            VaListPointerToCopy = "va-list-pointer-to-copy": "what is passed as the address of a list is that of a copy",
            VaListNotSkipped = "va-list-not-skipped": "a list passed on stands at the first unnamed argument, wherever it should",
            VaCopyShares = "va-copy-shares": "va_copy makes no copy: both lists are one",
        }
        Exposure::new(Tier::Reference).counting_registers() => {
            VaVectorSlotEight = "va-vector-slot-eight": "va_arg takes the slot of a vector register for 8 bytes",
        }
        Exposure::new(Tier::Reference) => {
            ComplexPartsSwapped = "complex-parts-swapped": "__real__ and __imag__ are each other's",
            BitIntStoredShort = "bitint-stored-short": "a _BitInt is stored without the last byte, where that is not full",
            BitIntZeroExtended = "bitint-zero-extended": "a signed _BitInt converts to a wider type as if unsigned",
            WideObservedLow = "wide-observed-low": "of an integer of more than 64 bits only the low word is observed",
        }
        Exposure::new(Tier::Reference).on_target(Target::X86_64Linux) => {
            VaGeneralLimitOffByOne = "va-general-limit-off-by-one":
                "va_arg takes one general-purpose register more than there are out of the save area",
            VaSplitFromOneArea = "va-split-from-one-area":
                "va_arg takes both halves of a record from the general-purpose registers",
            VaOverflowUnaligned = "va-overflow-unaligned": "va_arg does not align the overflow area to 16",
        }
        Exposure::new(Tier::Reference).on_target(Target::X86_64Linux).with_vectors(VectorUnit::Avx) => {
            VaWideVectorSaved = "va-wide-vector-saved": "va_arg takes a vector of 32 bytes from the saved registers",
            VaWideVectorUnaligned = "va-wide-vector-unaligned": "va_arg aligns a vector of 32 bytes to 16",
        }
        Exposure::new(Tier::Reference).on_target(Target::AArch64Linux) => {
            VaListHalfPassed = "va-list-half-passed": "a list that is passed is copied as a composite of 16 bytes",
            VaReferenceTakenAsValue = "va-reference-taken-as-value":
                "va_arg takes the address of a large record for the record",
            VaRegistersOverflow = "va-registers-overflow": "va_arg continues in the save area after the last register",
            VaOddPair = "va-odd-pair": "va_arg takes a 16-byte aligned argument from an odd pair of registers",
            VaHfaNotGathered = "va-hfa-not-gathered": "va_arg takes the members of an HFA as if they lay side by side",
            VaStackUnaligned = "va-stack-unaligned": "va_arg does not align the stack to 16",
        }
        // Poison that reaches a neighbour, or defined bits that do not survive a freeze.
        Exposure::new(Tier::Poison).in_strategy("vector") => {
            PartPieceTooWide = "part-piece-too-wide": "an eightbyte of a record is frozen in pieces that two fields share",
        }
    }
}

/// A set of faults of the lowering.
pub type FaultSet = base::FaultSet<Fault>;
