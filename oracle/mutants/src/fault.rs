//! The table of the faults that act on the values between the stages of the lowering, and the action of each.

use base::{Align, Target};
use lowering::abi::VectorUnit;
use lowering::abi::aarch64::Argument;
use lowering::{Exposure, Tier};

use crate::aapcs64::{self, DOCUMENT, Reading};
use crate::act::Act;
use crate::{attributes, layout, lp64d, module, ms_x64, psabi, strategy};

/// The act of reading steps of a document otherwise: `reads!(psabi: Merge(psabi::sse_wins))`.
macro_rules! reads {
    ($document:ident: $($step:ident($amended:expr)),+) => {
        $document::read(&[$($document::Amend::$step($amended)),+])
    };
}

base::faults! {
    /// A planted fault in a value between the stages.
    pub enum StageFault of "the lowering", observable by Exposure {
        // Records laid out wrongly.
        Exposure::new(Tier::Layout) => {
            ZeroWidthIgnored = "zero-width-ignored": "a zero-width bit-field does not close its unit",
            PackedRecordIgnored = "packed-record-ignored": "packed on a record is ignored",
            PackedFieldIgnored = "packed-field-ignored": "packed on a field is ignored",
            AlignedRecordIgnored = "aligned-record-ignored": "aligned(n) on a record is ignored",
            AlignedFieldIgnored = "aligned-field-ignored": "aligned(n) on a field is ignored",
            TypedefAlignIgnored = "typedef-align-ignored":
                "the alignment that a typedef gives a member's type is ignored",
            BitFieldTypeAlignIgnored = "bit-field-type-align-ignored":
                "the alignment that a typedef gives a bit-field's type is ignored",
            PragmaPackIgnored = "pragma-pack-ignored": "#pragma pack(n) is ignored",
            BoolFieldAsInt = "bool-field-as-int": "a _Bool bit-field has the storage unit of an int",
            StraddleAllowed = "straddle-allowed": "a bit-field may cross the boundary of its unit",
            StraddleForbidden = "straddle-forbidden": "a packed bit-field may not cross the boundary of its unit",
            UnionSizeOfFirst = "union-size-of-first": "a union is as long as its first member",
            Int128AlignedToEight = "wide-int-aligned-to-eight": "__int128 is aligned to 8 bytes",
            VectorAlignedToEight = "vector-aligned-to-eight": "a vector is aligned to 8 bytes at most",
            ComplexAlignedToSize = "complex-aligned-to-size": "a complex number is aligned to all of its size",
            PackedEnumAsInt = "packed-enum-as-int": "packed on an enumeration is ignored",
            AlignedEnumIgnored = "aligned-enum-ignored": "aligned(n) on an enumeration is ignored",
            FlexibleArrayCounted = "flexible-array-counted": "a flexible array member has one element",
            TailPaddingMissing = "tail-padding-missing": "a record's size is not rounded up to its alignment",
            FieldOpensUnit = "field-opens-unit": "a bit-field does not share the unit of the member before it",
        }
        Exposure::new(Tier::Layout).on(Target::X86_64Linux) => {
            MsStructIgnored = "ms-struct-ignored": "ms_struct on a record is ignored",
            MsSizeChangeIgnored = "ms-size-change-ignored":
                "in a record with ms_struct bit-fields of types of another size share the unit",
            UnnamedFieldAligns = "unnamed-field-aligns": "an unnamed bit-field raises the record's alignment",
            LongDoubleTwelveBytes = "long-double-twelve-bytes": "a long double takes 12 bytes, aligned to 4",
            BitIntRoundedToPower = "bitint-rounded-to-power":
                "a _BitInt of more than 64 bits takes a power of two of bytes, and is as aligned",
        }
        Exposure::new(Tier::Layout).on(Target::AArch64Linux) => {
            UnnamedFieldLeavesAlignment = "unnamed-field-leaves-alignment":
                "an unnamed bit-field does not raise the record's alignment",
            ZeroWidthLeavesAlignment = "zero-width-leaves-alignment":
                "a zero-width bit-field does not raise the record's alignment",
        }
        // Arguments and results that go astray when only one side is wrong.
        Exposure::new(Tier::Matrix).on(Target::X86_64Linux) => {
            SseWinsMerge = "sse-wins-merge": "SSE and INTEGER merge to SSE",
            ExhaustionPerEightbyte = "exhaustion-per-eightbyte": "a record is split between registers and stack",
            ExhaustionIsFinal = "exhaustion-is-final": "a record that does not fit uses up the registers left",
            ByvalAlignEight = "byval-align-eight": "a record in memory is aligned to 8 where 16 is due",
            ByvalNotCopied = "byval-not-copied": "a record in memory is passed by reference, without a copy",
            SretKeepsRegister = "sret-keeps-register": "the hidden result pointer does not count as an argument",
            UnalignedInRegisters = "unaligned-in-registers": "a record with unaligned fields goes in registers",
            FloatPairSplit = "float-pair-split": "of two floats in an eightbyte only the first is passed",
            ZeroExtForgotten = "zeroext-forgotten": "small unsigned integers are not extended by the caller",
            SignExtSwapped = "signext-swapped": "small signed integers are zero-extended by the caller",
            UnionFirstMemberOnly = "union-first-member-only": "a union is classified by its first member",
            ThirdEightbyteIgnored = "third-eightbyte-ignored": "of a record of three eightbytes two are passed",
            ArrayFirstElementOnly = "array-first-element-only": "an array is classified by its first element",
            LongDoubleInVectors = "long-double-in-vectors": "a long double in a record is passed in vector registers",
            LoneX87UpInRegisters = "upper-long-double-in-registers": "X87UP without X87 before it does not go to memory",
            X87MergesToSse = "long-double-merges-to-sse": "X87 and SSE merge to SSE",
            ComplexX87InMemory = "complex-long-double-in-memory": "a _Complex long double comes back in memory",
            SseUpTakesRegister = "sseup-takes-register": "SSEUP takes a vector register of its own",
            SseUpNotConverted = "sseup-not-converted": "SSEUP that no SSE precedes is dropped",
            Int128Split = "wide-int-split": "an __int128 is split between the last register and the stack",
            Int128StackAlignedToEight = "wide-int-stack-aligned-to-eight": "an __int128 on the stack is aligned to 8",
            HalfInGeneral = "half-in-general": "a _Float16 is passed in a general-purpose register",
            StorageFloatInVectors = "storage-float-in-vectors": "a record with an __fp16 goes in vector registers",
            VectorOfEightInGeneral = "vector-of-eight-in-general": "a vector of 8 bytes is passed as an integer",
            ShortVectorInVectors = "short-vector-in-vectors": "a vector of up to 4 bytes is passed in a vector register",
            ComplexIntegerInVectors = "complex-integer-in-vectors":
                "a complex integer is passed in vector registers, as a complex floating number is",
            AtomicMemberInRegisters = "atomic-member-in-registers":
                "an atomic member has the class of its type",
            TransparentUnionAsUnion = "transparent-union-as-union":
                "a transparent union is passed as a union, not as its first member",
            FlexibleArrayInRegisters = "flexible-array-in-registers":
                "a record that ends in a flexible array goes in registers",
            EmptyRecordTakesRegister = "empty-record-takes-register": "a record without data takes a register",
            BitIntNotExtended = "bitint-not-extended": "small bit-precise integers are not extended by the caller",
            SmallRecordNeverOnStack = "small-record-never-on-stack":
                "a record of one eightbyte of class MEMORY goes in a register",
        }
        // No clang has decimal types here.
        Exposure::new(Tier::Matrix).on(Target::X86_64Linux).against("gcc") => {
            DecimalInGeneral = "decimal-in-general":
                "a decimal number is passed in general registers, as an integer of its length is",
            DecimalSplit = "decimal-split": "_Decimal128 is passed in two vector registers, eight bytes in each",
        }
        Exposure::new(Tier::Matrix).on(Target::X86_64Linux).with(VectorUnit::Avx) => {
            WideVectorInHalves = "wide-vector-in-halves": "of the SSEUP eightbytes of a vector of 32 bytes the third begins a register",
            WideVectorInMemory = "wide-vector-in-memory": "vectors of 32 bytes are passed as if there were no AVX",
            WideVectorBesideEmpty = "wide-vector-beside-empty":
                "a member without a size does not send a vector of 32 bytes to memory",
            WideUnionInMemory = "wide-union-in-memory": "a union of a vector and something longer goes to memory",
            ByvalAlignSixteen = "byval-align-sixteen": "a record in memory is aligned to 16 where 32 is due",
        }
        Exposure::new(Tier::Matrix).on(Target::AArch64Linux) => {
            HomogeneousOfFive = "homogeneous-of-five": "five members of one floating type are an HFA",
            HomogeneousWithPadding = "homogeneous-with-padding": "padding does not keep a record from being an HFA",
            UnionMembersAdd = "union-members-add": "all members of a union count as members of an HFA",
            ZeroWidthIsMember = "zero-width-is-member": "a zero-width bit-field keeps a record from being an HFA",
            EmptyIsMember = "empty-is-member": "an empty record in a record keeps it from being an HFA",
            ComplexIsOneMember = "complex-is-one-member": "a complex number is one member of an HFA",
            MixedBaseTypes = "mixed-base-types": "an HFA may have members of different floating types",
            VectorAggregateIgnored = "vector-aggregate-ignored": "a record of short vectors is no HVA",
            HomogeneousBackFill = "homogeneous-back-fill": "an HFA that does not fit leaves its registers to others",
            HomogeneousSplit = "homogeneous-split": "an HFA is split between registers and stack",
            HomogeneousAlignEight = "homogeneous-align-eight":
                "on the stack an HFA is aligned to 8 where 16 is due",
            HomogeneousResultInGeneral = "homogeneous-result-in-general":
                "an HFA is returned in general-purpose registers",
            GeneralBackFill = "general-back-fill": "a composite that does not fit leaves its registers to others",
            CompositeSplit = "composite-split": "a composite is split between registers and stack",
            OddPair = "odd-pair": "a composite aligned to 16 starts at an odd register",
            AdjustedAlignmentCounts = "adjusted-alignment-counts":
                "aligned(16) on a record makes it an argument aligned to 16",
            ThreeWordsInRegisters = "three-words-in-registers": "a composite of 24 bytes goes in three registers",
            LongVectorInRegisters = "long-vector-in-registers": "a vector of 32 bytes goes in registers",
            LargeCompositeOnStack = "large-composite-on-stack": "a large composite is copied to the stack, as byval",
            EmptyRecordPassed = "empty-record-passed": "a record without data takes a register",
            ResultPointerAsArgument = "result-pointer-as-argument": "the address of the result goes in x0",
        }
        Exposure::new(Tier::Matrix).on(Target::RiscV64Linux) => {
            OneRealOnly = "one-real-only": "a structure of two fields is passed by the integer convention",
            UnionFlattened = "union-flattened": "a union is passed as its first member is",
            FlattenedInPart = "flattened-in-part":
                "a structure that lacks a register for one field is passed in registers as far as they go",
            ArrayNotFlattened = "array-not-flattened": "an array in a structure keeps it from being flattened",
            ComplexNotFlattened = "complex-not-flattened": "a complex number is passed by the integer convention",
            BitFieldNotFlattened = "bit-field-not-flattened": "a bit-field keeps a structure from being flattened",
            PackedNotFlattened = "packed-not-flattened": "packed keeps a structure from being flattened",
            PointerFlattened = "pointer-flattened": "a pointer beside a real is passed as an integer field is",
            EmptyMemberCounts = "empty-member-counts": "an empty member keeps a structure from being flattened",
            ZeroWidthEndsFlattening = "zero-width-ends-flattening":
                "a zero-width bit-field keeps a structure from being flattened",
            PairNotSplit = "pair-not-split": "two words that find one register go to the stack",
            NamedPairAligned = "named-pair-aligned": "a named argument aligned to 16 starts at an even register",
            UnnamedPairAtOdd = "unnamed-pair-at-odd": "an unnamed argument aligned to 16 starts at any register",
            UnnamedFlattened = "unnamed-flattened": "an unnamed structure is passed field by field",
            UnsignedIntZeroExtended = "unsigned-int-zero-extended": "an unsigned int is zero-extended to a register",
            LargeRecordInRegisters = "large-record-in-registers": "a record of 24 bytes is passed without a reference",
            ResultPointerNotCounted = "result-pointer-not-counted": "the hidden result pointer takes no register",
            RealReturnedInGeneral = "real-returned-in-general": "a float or double is returned in a0",
        }
        // Functions with ms_abi called wrongly.
        Exposure::new(Tier::Matrix).on(Target::X86_64Linux) => {
            MsEightBytesByReference = "ms-eight-bytes-by-reference":
                "to a function with ms_abi a record of eight bytes goes by reference",
            MsOddSizeInRegister = "ms-odd-size-in-register":
                "to a function with ms_abi a record of three, five, six or seven bytes goes in a register",
            MsTwoWordsInRegisters = "ms-two-words-in-registers":
                "to a function with ms_abi a record of two words goes in two registers",
            MsTwoWordsReturned = "ms-two-words-returned":
                "a function with ms_abi returns a record of two words in two registers",
            MsInt128InGeneral = "ms-wide-int-in-general":
                "a function with ms_abi returns an __int128 in two general-purpose registers",
        }
        Exposure::new(Tier::Reference).on(Target::X86_64Linux) => {
            MsForgottenByPointer = "ms-forgotten-by-pointer":
                "a function with ms_abi is called through a pointer by the platform's convention",
        }
        // Bit-fields accessed wrongly.
        Exposure::new(Tier::Reference) => {
            SignExtensionForgotten = "sign-extension-forgotten": "a signed bit-field reads as unsigned",
            NeighbourClobbered = "neighbour-clobbered": "a store to a bit-field clears the rest of its unit",
            MaskOneBitShort = "mask-one-bit-short": "a store to a bit-field keeps its old top bit",
            ValueNotTruncated = "value-not-truncated": "a value too wide for its bit-field spills into the next",
            UnitOneByteTooWide = "unit-one-byte-too-wide": "a store to a bit-field clears the byte after its unit",
            StraddleShiftedWrong = "straddle-shifted-wrong": "a field across a unit boundary reads one bit off",
            VolatileStoreLost = "volatile-store-lost": "a store to a volatile bit-field is dropped",
            AssignedValueNotTruncated = "assigned-value-not-truncated":
                "the value of an assignment to a bit-field is the unconverted one",
        }
        Exposure::new(Tier::Poison).of("frozen-word") => {
            WordNotFrozen = "word-not-frozen": "a store to a bit-field leaves the word it loads as it is",
            FrozenTooLate = "frozen-too-late": "a store freezes the word it writes, not the word it loads",
        }
        Exposure::new(Tier::Poison).of("frozen-value") => {
            ValueNotFrozen = "value-not-frozen": "a store freezes the word, not the value it puts into it",
        }
        Exposure::new(Tier::Reference).of("vector") => {
            LanesReversed = "lanes-reversed": "a field across a unit boundary has its lanes in reverse",
        }
        Exposure::new(Tier::Reference).of("packed") => {
            MemberBeforeBoundary = "member-before-boundary":
                "a bit-field after a zero-width one is taken for the one before it",
        }
        Exposure::new(Tier::Poison).of("vector") => {
            PieceTooWide = "piece-too-wide": "the pieces of a unit are chosen for one field only",
            PartNotFrozen = "part-not-frozen": "an eightbyte of a record is passed without being frozen",
        }
        Exposure::new(Tier::Poison).of("packed") => {
            PartFrozenWhole = "part-frozen-whole": "an eightbyte of a record is loaded and then frozen, not bit by bit",
        }
        // Calls of intrinsics made wrongly.
        Exposure::new(Tier::Reference) => {
            ImageCutShort = "image-cut-short": "of the constant a local is copied from only whole eightbytes are copied",
            VaCopyRestarts = "va-copy-restarts": "va_copy makes a list that stands at the first unnamed argument again",
            VaCopyShort = "va-copy-short": "va_copy copies 16 bytes of the list",
        }
        // Attributes that caller and callee do not agree on, which LLVM accepts.
        Exposure::new(Tier::Rules) => {
            CallExtensionMissing = "call-extension-missing": "calls do not say how small integers are extended",
            ParameterExtensionMissing = "parameter-extension-missing":
                "functions do not say how small integers are extended that they are given",
            ResultExtensionMissing = "result-extension-missing":
                "functions do not say how small integers are extended that they return",
            CallResultExtensionMissing = "call-result-extension-missing":
                "calls do not say how small integers are extended that come back",
            CallSretMissing = "call-sret-missing": "calls pass the result pointer as an ordinary one",
            CallInRegAdded = "call-inreg-added": "calls ask for a register where the function does not",
            TbaaStructTooLong = "tbaa-struct-too-long": "a copy claims a member after its end",
        }
        Exposure::new(Tier::Rules).on(Target::X86_64Linux) => {
            CallByvalAlignOther = "call-byval-align-other": "calls align a copy on the stack differently from the function",
        }
    }
}

impl StageFault {
    /// The value it acts on, and how it changes it.
    pub(crate) const fn act(self) -> Act {
        match self {
            StageFault::ZeroWidthIgnored => Act::Record(layout::zero_width_ignored),
            StageFault::PackedRecordIgnored => Act::Declaration(|record| record.packed = false),
            StageFault::PackedFieldIgnored => {
                Act::Declaration(|record| layout::each_field(record, |field| field.packed = false))
            }
            StageFault::AlignedRecordIgnored => Act::Declaration(|record| record.aligned = None),
            StageFault::AlignedFieldIgnored => {
                Act::Declaration(|record| layout::each_field(record, |field| field.aligned = None))
            }
            StageFault::TypedefAlignIgnored => {
                Act::Declaration(|record| layout::each_field(record, layout::member_type_unaligned))
            }
            StageFault::BitFieldTypeAlignIgnored => {
                Act::Declaration(|record| layout::each_field(record, layout::bit_field_type_unaligned))
            }
            StageFault::PragmaPackIgnored => Act::Declaration(|record| record.pragma_pack = None),
            StageFault::BoolFieldAsInt => {
                Act::Declaration(|record| layout::each_field(record, layout::bool_field_as_int))
            }
            StageFault::StraddleAllowed => Act::Declaration(layout::under_large_pack),
            StageFault::StraddleForbidden => Act::Record(layout::straddle_forbidden),
            StageFault::UnionSizeOfFirst => Act::Record(layout::union_size_of_first),
            StageFault::Int128AlignedToEight => Act::Declaration(layout::int128_aligned_to_eight),
            StageFault::VectorAlignedToEight => Act::Declaration(layout::vector_aligned_to_eight),
            StageFault::ComplexAlignedToSize => Act::Declaration(layout::complex_aligned_to_size),
            StageFault::PackedEnumAsInt => {
                Act::Program(|program| program.enums.iter_mut().for_each(|of| of.packed = false))
            }
            StageFault::AlignedEnumIgnored => {
                Act::Program(|program| program.enums.iter_mut().for_each(|of| of.aligned = None))
            }
            StageFault::FlexibleArrayCounted => {
                Act::Declaration(|record| layout::each_field(record, layout::one_element))
            }
            StageFault::TailPaddingMissing => Act::Record(layout::tail_padding_missing),
            StageFault::FieldOpensUnit => Act::Record(layout::field_opens_unit),
            StageFault::MsStructIgnored => Act::Declaration(|record| record.ms_struct = false),
            StageFault::MsSizeChangeIgnored => Act::Declaration(layout::ms_size_change_ignored),
            StageFault::UnnamedFieldAligns => Act::Record(layout::unnamed_field_aligns),
            StageFault::LongDoubleTwelveBytes => Act::Declaration(layout::long_double_of_twelve_bytes),
            StageFault::BitIntRoundedToPower => Act::Declaration(layout::round_bit_int),
            StageFault::UnnamedFieldLeavesAlignment => Act::Record(layout::unnamed_field_leaves_alignment),
            StageFault::ZeroWidthLeavesAlignment => Act::Record(layout::zero_width_leaves_alignment),
            StageFault::SseWinsMerge => reads!(psabi: Merge(psabi::sse_wins)),
            StageFault::ExhaustionPerEightbyte => Act::Abi(psabi::split_records),
            StageFault::ExhaustionIsFinal => Act::Abi(psabi::final_exhaustion),
            StageFault::ByvalAlignEight => Act::Abi(psabi::byval_align_eight),
            StageFault::ByvalNotCopied => Act::Abi(psabi::byval_by_address),
            StageFault::SretKeepsRegister => Act::Abi(psabi::sret_keeps_register),
            StageFault::UnalignedInRegisters => reads!(psabi: MemberAlign(|_| Some(Align::ONE))),
            StageFault::FloatPairSplit => Act::Abi(psabi::first_float_only),
            StageFault::ZeroExtForgotten => Act::Abi(psabi::zeroext_forgotten),
            StageFault::SignExtSwapped => Act::Abi(psabi::signext_swapped),
            StageFault::UnionFirstMemberOnly => reads!(psabi: Member(psabi::first_member_only)),
            StageFault::ThirdEightbyteIgnored => psabi::read(&[
                psabi::Amend::OneVector(psabi::three_eightbytes),
                psabi::Amend::Part(psabi::array_of_three),
                psabi::Amend::Member(psabi::member_of_three),
            ]),
            StageFault::ArrayFirstElementOnly => reads!(psabi: Part(psabi::first_element_only)),
            StageFault::LongDoubleInVectors => reads!(psabi: Part(psabi::long_double_in_vectors)),
            StageFault::LoneX87UpInRegisters => Act::Abi(psabi::lone_x87up_in_registers),
            StageFault::X87MergesToSse => reads!(psabi: Merge(psabi::x87_merges_to_sse)),
            StageFault::ComplexX87InMemory => Act::Abi(psabi::complex_x87_in_memory),
            StageFault::SseUpTakesRegister => Act::Abi(psabi::sseup_takes_register),
            StageFault::SseUpNotConverted => Act::Abi(psabi::sseup_dropped),
            StageFault::Int128Split => Act::Abi(psabi::int128_split),
            StageFault::Int128StackAlignedToEight => Act::Abi(psabi::int128_aligned_to_eight),
            StageFault::HalfInGeneral => reads!(psabi: Part(psabi::half_in_general)),
            StageFault::StorageFloatInVectors => reads!(psabi: Part(psabi::storage_float_in_vectors)),
            StageFault::VectorOfEightInGeneral => reads!(psabi: Part(psabi::vector_of_eight_in_general)),
            StageFault::ShortVectorInVectors => reads!(psabi: Part(psabi::short_vector_in_vectors)),
            StageFault::ComplexIntegerInVectors => reads!(psabi: Part(psabi::complex_integer_in_vectors)),
            StageFault::DecimalInGeneral => reads!(psabi: Part(psabi::decimal_in_general)),
            StageFault::DecimalSplit => reads!(psabi: Part(psabi::decimal_split)),
            StageFault::AtomicMemberInRegisters => reads!(psabi: Member(psabi::atomic_as_its_type)),
            StageFault::FlexibleArrayInRegisters => reads!(psabi: Member(psabi::flexible_array_left_out)),
            StageFault::EmptyRecordTakesRegister => Act::Abi(psabi::empty_takes_register),
            StageFault::TransparentUnionAsUnion => Act::Abi(psabi::transparent_as_union),
            StageFault::BitIntNotExtended => Act::Abi(psabi::bit_int_not_extended),
            StageFault::SmallRecordNeverOnStack => Act::Abi(psabi::small_record_in_register),
            StageFault::WideVectorInHalves => Act::Abi(psabi::wide_vector_in_halves),
            StageFault::WideVectorInMemory => Act::Abi(psabi::without_avx),
            StageFault::WideVectorBesideEmpty => reads!(psabi: Member(psabi::empty_left_out)),
            StageFault::WideUnionInMemory => {
                reads!(psabi: OneVector(|_, own, _| Some(psabi::all_upper(own))))
            }
            StageFault::ByvalAlignSixteen => Act::Abi(psabi::byval_align_sixteen),
            StageFault::HomogeneousOfFive => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| {
                Reading { most: 5, ..DOCUMENT }.classify(c, ty, class)
            })]),
            StageFault::HomogeneousWithPadding => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| {
                Reading { padding: true, ..DOCUMENT }.classify(c, ty, class)
            })]),
            StageFault::UnionMembersAdd => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| {
                Reading { unions_add: true, ..DOCUMENT }.classify(c, ty, class)
            })]),
            StageFault::ZeroWidthIsMember => {
                reads!(aapcs64: Member(|_, field, counts| counts || field.bits.is_some()))
            }
            StageFault::EmptyIsMember => reads!(aapcs64: Class(aapcs64::empty_is_member)),
            StageFault::ComplexIsOneMember => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| {
                Reading { complex_parts: 1, ..DOCUMENT }.classify(c, ty, class)
            })]),
            StageFault::MixedBaseTypes => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| {
                Reading { mixed: true, ..DOCUMENT }.classify(c, ty, class)
            })]),
            StageFault::VectorAggregateIgnored => reads!(aapcs64: Class(aapcs64::no_vectors)),
            StageFault::HomogeneousBackFill => reads!(aapcs64: Allocate(aapcs64::homogeneous_back_fill)),
            StageFault::HomogeneousSplit => reads!(aapcs64: Allocate(aapcs64::homogeneous_split)),
            StageFault::HomogeneousAlignEight => reads!(aapcs64: Argument(aapcs64::homogeneous_align_eight)),
            StageFault::HomogeneousResultInGeneral => Act::Abi(aapcs64::homogeneous_result_in_general),
            StageFault::GeneralBackFill => reads!(aapcs64: Allocate(aapcs64::general_back_fill)),
            StageFault::CompositeSplit => reads!(aapcs64: Allocate(aapcs64::composite_split)),
            StageFault::OddPair => {
                reads!(aapcs64: Argument(|_, _, _, argument| Argument { even: false, ..argument }))
            }
            StageFault::AdjustedAlignmentCounts => {
                reads!(aapcs64: NaturalAlignment(|context, id, _| context.layouts[id].align))
            }
            StageFault::ThreeWordsInRegisters => reads!(aapcs64: Class(aapcs64::three_words)),
            StageFault::LongVectorInRegisters => reads!(aapcs64: Class(aapcs64::long_vector)),
            StageFault::LargeCompositeOnStack => reads!(aapcs64: Allocate(aapcs64::large_on_stack)),
            StageFault::EmptyRecordPassed => reads!(aapcs64: Class(aapcs64::empty_passed)),
            StageFault::ResultPointerAsArgument => Act::Abi(aapcs64::result_pointer_as_argument),
            StageFault::OneRealOnly => reads!(lp64d: Flattened(lp64d::one_real_only)),
            StageFault::UnionFlattened => reads!(lp64d: Flattened(lp64d::union_flattened)),
            StageFault::FlattenedInPart => reads!(lp64d: Argument(lp64d::flattened_in_part)),
            StageFault::ArrayNotFlattened => reads!(lp64d: Flattened(lp64d::no_array)),
            StageFault::ComplexNotFlattened => reads!(lp64d: Flattened(lp64d::no_complex)),
            StageFault::BitFieldNotFlattened => reads!(lp64d: Flattened(lp64d::no_bit_field)),
            StageFault::PackedNotFlattened => reads!(lp64d: Flattened(lp64d::no_packed)),
            StageFault::PointerFlattened => reads!(lp64d: Flattened(lp64d::pointer_flattened)),
            StageFault::EmptyMemberCounts => reads!(lp64d: Flattened(lp64d::no_empty)),
            StageFault::ZeroWidthEndsFlattening => reads!(lp64d: Flattened(lp64d::no_zero_width)),
            StageFault::PairNotSplit => reads!(lp64d: Argument(lp64d::pair_not_split)),
            StageFault::NamedPairAligned => reads!(lp64d: Argument(lp64d::named_pair_aligned)),
            StageFault::UnnamedPairAtOdd => reads!(lp64d: Argument(lp64d::unnamed_pair_at_odd)),
            StageFault::UnnamedFlattened => reads!(lp64d: Argument(lp64d::unnamed_flattened)),
            StageFault::UnsignedIntZeroExtended => reads!(lp64d: Extension(lp64d::zero_extended)),
            StageFault::LargeRecordInRegisters => reads!(lp64d: BySize(lp64d::three_words)),
            StageFault::ResultPointerNotCounted => Act::Abi(psabi::sret_keeps_register),
            StageFault::RealReturnedInGeneral => Act::Abi(lp64d::real_returned_in_general),
            StageFault::MsEightBytesByReference => Act::MsAbi(ms_x64::eight_bytes_by_reference),
            StageFault::MsOddSizeInRegister => Act::MsAbi(ms_x64::odd_size_in_register),
            StageFault::MsTwoWordsInRegisters => Act::MsAbi(ms_x64::two_words_in_registers),
            StageFault::MsTwoWordsReturned => Act::MsAbi(ms_x64::two_words_returned),
            StageFault::MsInt128InGeneral => Act::MsAbi(ms_x64::int128_returned_in_general),
            StageFault::MsForgottenByPointer => Act::Module(module::convention_forgotten_by_pointer),
            StageFault::SignExtensionForgotten => Act::Strategy(strategy::SIGN_EXTENSION_FORGOTTEN),
            StageFault::NeighbourClobbered => Act::Strategy(strategy::NEIGHBOUR_CLOBBERED),
            StageFault::MaskOneBitShort => Act::Strategy(strategy::MASK_ONE_BIT_SHORT),
            StageFault::ValueNotTruncated => Act::Strategy(strategy::VALUE_NOT_TRUNCATED),
            StageFault::UnitOneByteTooWide => Act::Strategy(strategy::UNIT_ONE_BYTE_TOO_WIDE),
            StageFault::StraddleShiftedWrong => Act::Strategy(strategy::STRADDLE_SHIFTED_WRONG),
            StageFault::VolatileStoreLost => Act::Strategy(strategy::VOLATILE_STORE_LOST),
            StageFault::AssignedValueNotTruncated => Act::Strategy(strategy::ASSIGNED_VALUE_NOT_TRUNCATED),
            StageFault::WordNotFrozen => Act::Strategy(strategy::WORD_NOT_FROZEN),
            StageFault::FrozenTooLate => Act::Strategy(strategy::FROZEN_TOO_LATE),
            StageFault::ValueNotFrozen => Act::Strategy(strategy::VALUE_NOT_FROZEN),
            StageFault::LanesReversed => Act::Strategy(strategy::LANES_REVERSED),
            StageFault::MemberBeforeBoundary => Act::Strategy(strategy::MEMBER_BEFORE_BOUNDARY),
            StageFault::PieceTooWide => Act::Strategy(strategy::PIECE_TOO_WIDE),
            StageFault::PartNotFrozen => Act::Strategy(strategy::PART_NOT_FROZEN),
            StageFault::PartFrozenWhole => Act::Strategy(strategy::PART_FROZEN_WHOLE),
            StageFault::ImageCutShort => Act::Module(module::image_cut_short),
            StageFault::VaCopyRestarts => Act::Module(module::va_copy_restarts),
            StageFault::VaCopyShort => Act::Module(module::va_copy_short),
            StageFault::CallExtensionMissing => Act::Module(attributes::call_extension_missing),
            StageFault::ParameterExtensionMissing => Act::Module(attributes::parameter_extension_missing),
            StageFault::ResultExtensionMissing => Act::Module(attributes::result_extension_missing),
            StageFault::CallResultExtensionMissing => Act::Module(attributes::call_result_extension_missing),
            StageFault::CallSretMissing => Act::Module(attributes::call_sret_missing),
            StageFault::CallInRegAdded => Act::Module(attributes::call_inreg_added),
            StageFault::TbaaStructTooLong => Act::Module(attributes::tbaa_struct_too_long),
            StageFault::CallByvalAlignOther => Act::Module(attributes::call_byval_align_other),
        }
    }
}

/// A planted fault of the lowering, in one of its stages or inside the translation of functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A fault of a value between the stages.
    Stage(StageFault),
    /// A fault that the translation of functions asks about.
    Inside(lowering::Fault),
}
