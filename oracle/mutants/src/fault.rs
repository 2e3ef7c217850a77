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
    pub enum StageFault of "the lowering", observable by Exposure, acting by Act {
        // Records laid out wrongly.
        Exposure::new(Tier::Layout) => {
            ZeroWidthIgnored = "zero-width-ignored": "a zero-width bit-field does not close its unit" => Act::Record(layout::zero_width_ignored),
            PackedRecordIgnored = "packed-record-ignored": "packed on a record is ignored" => Act::Declaration(|record| record.packed = false),
            PackedFieldIgnored = "packed-field-ignored": "packed on a field is ignored" => Act::Declaration(|record| layout::each_field(record, |field| field.packed = false)),
            AlignedRecordIgnored = "aligned-record-ignored": "aligned(n) on a record is ignored" => Act::Declaration(|record| record.aligned = None),
            AlignedFieldIgnored = "aligned-field-ignored": "aligned(n) on a field is ignored" => Act::Declaration(|record| layout::each_field(record, |field| field.aligned = None)),
            TypedefAlignIgnored = "typedef-align-ignored":
                "the alignment that a typedef gives a member's type is ignored" => Act::Declaration(|record| layout::each_field(record, layout::member_type_unaligned)),
            BitFieldTypeAlignIgnored = "bit-field-type-align-ignored":
                "the alignment that a typedef gives a bit-field's type is ignored" => Act::Declaration(|record| layout::each_field(record, layout::bit_field_type_unaligned)),
            PragmaPackIgnored = "pragma-pack-ignored": "#pragma pack(n) is ignored" => Act::Declaration(|record| record.pragma_pack = None),
            BoolFieldAsInt = "bool-field-as-int": "a _Bool bit-field has the storage unit of an int" => Act::Declaration(|record| layout::each_field(record, layout::bool_field_as_int)),
            StraddleAllowed = "straddle-allowed": "a bit-field may cross the boundary of its unit" => Act::Declaration(layout::under_large_pack),
            StraddleForbidden = "straddle-forbidden": "a packed bit-field may not cross the boundary of its unit" => Act::Record(layout::straddle_forbidden),
            UnionSizeOfFirst = "union-size-of-first": "a union is as long as its first member" => Act::Record(layout::union_size_of_first),
            Int128AlignedToEight = "wide-int-aligned-to-eight": "__int128 is aligned to 8 bytes" => Act::Declaration(layout::int128_aligned_to_eight),
            VectorAlignedToEight = "vector-aligned-to-eight": "a vector is aligned to 8 bytes at most" => Act::Declaration(layout::vector_aligned_to_eight),
            ComplexAlignedToSize = "complex-aligned-to-size": "a complex number is aligned to all of its size" => Act::Declaration(layout::complex_aligned_to_size),
            PackedEnumAsInt = "packed-enum-as-int": "packed on an enumeration is ignored" => Act::Program(|program| program.enums.iter_mut().for_each(|of| of.packed = false)),
            AlignedEnumIgnored = "aligned-enum-ignored": "aligned(n) on an enumeration is ignored" => Act::Program(|program| program.enums.iter_mut().for_each(|of| of.aligned = None)),
            ZeroLengthCounted = "zero-length-counted": "an array of length zero has one element" => Act::Declaration(|record| layout::each_field(record, layout::one_in_zero_length)),
            UntaggedAttributesIgnored = "untagged-attributes-ignored":
                "packed, aligned(n) and #pragma pack(n) on a record that only a typedef names are ignored" => Act::Declaration(layout::plain_without_tag),
            FlexibleArrayCounted = "flexible-array-counted": "a flexible array member has one element" => Act::Declaration(|record| layout::each_field(record, layout::one_element)),
            TailPaddingMissing = "tail-padding-missing": "a record's size is not rounded up to its alignment" => Act::Record(layout::tail_padding_missing),
            FieldOpensUnit = "field-opens-unit": "a bit-field does not share the unit of the member before it" => Act::Record(layout::field_opens_unit),
        }
        Exposure::new(Tier::Layout).on_target(Target::X86_64Linux) => {
            MsStructIgnored = "ms-struct-ignored": "ms_struct on a record is ignored" => Act::Declaration(|record| record.ms_struct = false),
            MsSizeChangeIgnored = "ms-size-change-ignored":
                "in a record with ms_struct bit-fields of types of another size share the unit" => Act::Declaration(layout::ms_size_change_ignored),
            UnnamedFieldAligns = "unnamed-field-aligns": "an unnamed bit-field raises the record's alignment" => Act::Record(layout::unnamed_field_aligns),
            LongDoubleTwelveBytes = "long-double-twelve-bytes": "a long double takes 12 bytes, aligned to 4" => Act::Declaration(layout::long_double_of_twelve_bytes),
            BitIntRoundedToPower = "bitint-rounded-to-power":
                "a _BitInt of more than 64 bits takes a power of two of bytes, and is as aligned" => Act::Declaration(layout::round_bit_int),
        }
        Exposure::new(Tier::Layout).on_target(Target::AArch64Linux) => {
            UnnamedFieldLeavesAlignment = "unnamed-field-leaves-alignment":
                "an unnamed bit-field does not raise the record's alignment" => Act::Record(layout::unnamed_field_leaves_alignment),
            ZeroWidthLeavesAlignment = "zero-width-leaves-alignment":
                "a zero-width bit-field does not raise the record's alignment" => Act::Record(layout::zero_width_leaves_alignment),
        }
        // Arguments and results that go astray when only one side is wrong.
        Exposure::new(Tier::Matrix).on_target(Target::X86_64Linux) => {
            SseWinsMerge = "sse-wins-merge": "SSE and INTEGER merge to SSE" => reads!(psabi: Merge(psabi::sse_wins)),
            ExhaustionPerEightbyte = "exhaustion-per-eightbyte": "a record is split between registers and stack" => Act::Abi(psabi::split_records),
            ExhaustionIsFinal = "exhaustion-is-final": "a record that does not fit uses up the registers left" => Act::Abi(psabi::final_exhaustion),
            ByvalAlignEight = "byval-align-eight": "a record in memory is aligned to 8 where 16 is due" => Act::Abi(psabi::byval_align_eight),
            ByvalNotCopied = "byval-not-copied": "a record in memory is passed by reference, without a copy" => Act::Abi(psabi::byval_by_address),
            SretKeepsRegister = "sret-keeps-register": "the hidden result pointer does not count as an argument" => Act::Abi(psabi::sret_keeps_register),
            UnalignedInRegisters = "unaligned-in-registers": "a record with unaligned fields goes in registers" => reads!(psabi: MemberAlign(|_| Some(Align::ONE))),
            FloatPairSplit = "float-pair-split": "of two floats in an eightbyte only the first is passed" => Act::Abi(psabi::first_float_only),
            ZeroExtForgotten = "zeroext-forgotten": "small unsigned integers are not extended by the caller" => Act::Abi(psabi::zeroext_forgotten),
            SignExtSwapped = "signext-swapped": "small signed integers are zero-extended by the caller" => Act::Abi(psabi::signext_swapped),
            UnionFirstMemberOnly = "union-first-member-only": "a union is classified by its first member" => reads!(psabi: Member(psabi::first_member_only)),
            ThirdEightbyteIgnored = "third-eightbyte-ignored": "of a record of three eightbytes two are passed" => psabi::read(&[ psabi::Amend::OneVector(psabi::three_eightbytes), psabi::Amend::Part(psabi::array_of_three), psabi::Amend::Member(psabi::member_of_three), ]),
            ArrayFirstElementOnly = "array-first-element-only": "an array is classified by its first element" => reads!(psabi: Part(psabi::first_element_only)),
            LongDoubleInVectors = "long-double-in-vectors": "a long double in a record is passed in vector registers" => reads!(psabi: Part(psabi::long_double_in_vectors)),
            LoneX87UpInRegisters = "upper-long-double-in-registers": "X87UP without X87 before it does not go to memory" => Act::Abi(psabi::lone_x87up_in_registers),
            X87MergesToSse = "long-double-merges-to-sse": "X87 and SSE merge to SSE" => reads!(psabi: Merge(psabi::x87_merges_to_sse)),
            ComplexX87InMemory = "complex-long-double-in-memory": "a _Complex long double comes back in memory" => Act::Abi(psabi::complex_x87_in_memory),
            SseUpTakesRegister = "sseup-takes-register": "SSEUP takes a vector register of its own" => Act::Abi(psabi::sseup_takes_register),
            SseUpNotConverted = "sseup-not-converted": "SSEUP that no SSE precedes is dropped" => Act::Abi(psabi::sseup_dropped),
            Int128Split = "wide-int-split": "an __int128 is split between the last register and the stack" => Act::Abi(psabi::int128_split),
            Int128StackAlignedToEight = "wide-int-stack-aligned-to-eight": "an __int128 on the stack is aligned to 8" => Act::Abi(psabi::int128_aligned_to_eight),
            HalfInGeneral = "half-in-general": "a _Float16 is passed in a general-purpose register" => reads!(psabi: Part(psabi::half_in_general)),
            StorageFloatInVectors = "storage-float-in-vectors": "a record with an __fp16 goes in vector registers" => reads!(psabi: Part(psabi::storage_float_in_vectors)),
            VectorOfEightInGeneral = "vector-of-eight-in-general": "a vector of 8 bytes is passed as an integer" => reads!(psabi: Part(psabi::vector_of_eight_in_general)),
            ShortVectorInVectors = "short-vector-in-vectors": "a vector of up to 4 bytes is passed in a vector register" => reads!(psabi: Part(psabi::short_vector_in_vectors)),
            ComplexIntegerInVectors = "complex-integer-in-vectors":
                "a complex integer is passed in vector registers, as a complex floating number is" => reads!(psabi: Part(psabi::complex_integer_in_vectors)),
            AtomicMemberInRegisters = "atomic-member-in-registers":
                "an atomic member has the class of its type" => reads!(psabi: Member(psabi::atomic_as_its_type)),
            TransparentUnionAsUnion = "transparent-union-as-union":
                "a transparent union is passed as a union, not as its first member" => Act::Abi(psabi::transparent_as_union),
            FlexibleArrayInRegisters = "flexible-array-in-registers":
                "a record that ends in a flexible array goes in registers" => reads!(psabi: Member(psabi::flexible_array_left_out)),
            EmptyRecordTakesRegister = "empty-record-takes-register": "a record without data takes a register" => Act::Abi(psabi::empty_takes_register),
            BitIntNotExtended = "bitint-not-extended": "small bit-precise integers are not extended by the caller" => Act::Abi(psabi::bit_int_not_extended),
            SmallRecordNeverOnStack = "small-record-never-on-stack":
                "a record of one eightbyte of class MEMORY goes in a register" => Act::Abi(psabi::small_record_in_register),
        }
        // No clang has decimal types here.
        Exposure::new(Tier::Matrix).on_target(Target::X86_64Linux).against("gcc") => {
            DecimalInGeneral = "decimal-in-general":
                "a decimal number is passed in general registers, as an integer of its length is" => reads!(psabi: Part(psabi::decimal_in_general)),
            DecimalSplit = "decimal-split": "_Decimal128 is passed in two vector registers, eight bytes in each" => reads!(psabi: Part(psabi::decimal_split)),
        }
        Exposure::new(Tier::Matrix).on_target(Target::X86_64Linux).with_vectors(VectorUnit::Avx) => {
            WideVectorInHalves = "wide-vector-in-halves": "of the SSEUP eightbytes of a vector of 32 bytes the third begins a register" => Act::Abi(psabi::wide_vector_in_halves),
            WideVectorInMemory = "wide-vector-in-memory": "vectors of 32 bytes are passed as if there were no AVX" => Act::Abi(psabi::without_avx),
            WideVectorBesideEmpty = "wide-vector-beside-empty":
                "a member without a size does not send a vector of 32 bytes to memory" => reads!(psabi: Member(psabi::empty_left_out)),
            WideUnionInMemory = "wide-union-in-memory": "a union of a vector and something longer goes to memory" => reads!(psabi: OneVector(|_, own, _| Some(psabi::all_upper(own)))),
            ByvalAlignSixteen = "byval-align-sixteen": "a record in memory is aligned to 16 where 32 is due" => Act::Abi(psabi::byval_align_sixteen),
        }
        Exposure::new(Tier::Matrix).on_target(Target::AArch64Linux) => {
            HomogeneousOfFive = "homogeneous-of-five": "five members of one floating type are an HFA" => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| { Reading { most: 5, ..DOCUMENT }.classify(c, ty, class) })]),
            HomogeneousWithPadding = "homogeneous-with-padding": "padding does not keep a record from being an HFA" => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| { Reading { padding: true, ..DOCUMENT }.classify(c, ty, class) })]),
            UnionMembersAdd = "union-members-add": "all members of a union count as members of an HFA" => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| { Reading { unions_add: true, ..DOCUMENT }.classify(c, ty, class) })]),
            ZeroWidthIsMember = "zero-width-is-member": "a zero-width bit-field keeps a record from being an HFA" => reads!(aapcs64: Member(|_, _, field, counts| counts || field.bits.is_some())),
            EmptyIsMember = "empty-is-member": "an empty record in a record keeps it from being an HFA" => reads!(aapcs64: Class(aapcs64::empty_is_member)),
            ComplexIsOneMember = "complex-is-one-member": "a complex number is one member of an HFA" => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| { Reading { complex_parts: 1, ..DOCUMENT }.classify(c, ty, class) })]),
            MixedBaseTypes = "mixed-base-types": "an HFA may have members of different floating types" => aapcs64::read(&[aapcs64::Amend::Class(|c, ty, class| { Reading { mixed: true, ..DOCUMENT }.classify(c, ty, class) })]),
            VectorAggregateIgnored = "vector-aggregate-ignored": "a record of short vectors is no HVA" => reads!(aapcs64: Class(aapcs64::no_vectors)),
            HomogeneousBackFill = "homogeneous-back-fill": "an HFA that does not fit leaves its registers to others" => reads!(aapcs64: Allocate(aapcs64::homogeneous_back_fill)),
            HomogeneousSplit = "homogeneous-split": "an HFA is split between registers and stack" => reads!(aapcs64: Allocate(aapcs64::homogeneous_split)),
            HomogeneousAlignEight = "homogeneous-align-eight":
                "on the stack an HFA is aligned to 8 where 16 is due" => reads!(aapcs64: Argument(aapcs64::homogeneous_align_eight)),
            HomogeneousResultInGeneral = "homogeneous-result-in-general":
                "an HFA is returned in general-purpose registers" => Act::Abi(aapcs64::homogeneous_result_in_general),
            GeneralBackFill = "general-back-fill": "a composite that does not fit leaves its registers to others" => reads!(aapcs64: Allocate(aapcs64::general_back_fill)),
            CompositeSplit = "composite-split": "a composite is split between registers and stack" => reads!(aapcs64: Allocate(aapcs64::composite_split)),
            OddPair = "odd-pair": "a composite aligned to 16 starts at an odd register" => reads!(aapcs64: Argument(|_, _, _, argument| Argument { even: false, ..argument })),
            AdjustedAlignmentCounts = "adjusted-alignment-counts":
                "aligned(16) on a record makes it an argument aligned to 16" => reads!(aapcs64: NaturalAlignment(|context, id, _| context.layouts[id].align)),
            ThreeWordsInRegisters = "three-words-in-registers": "a composite of 24 bytes goes in three registers" => reads!(aapcs64: Class(aapcs64::three_words)),
            LongVectorInRegisters = "long-vector-in-registers": "a vector of 32 bytes goes in registers" => reads!(aapcs64: Class(aapcs64::long_vector)),
            LargeCompositeOnStack = "large-composite-on-stack": "a large composite is copied to the stack, as byval" => reads!(aapcs64: Allocate(aapcs64::large_on_stack)),
            EmptyRecordPassed = "empty-record-passed": "a record without data takes a register" => reads!(aapcs64: Class(aapcs64::empty_passed)),
            ResultPointerAsArgument = "result-pointer-as-argument": "the address of the result goes in x0" => Act::Abi(aapcs64::result_pointer_as_argument),
        }
        Exposure::new(Tier::Matrix).on_target(Target::RiscV64Linux) => {
            OneRealOnly = "one-real-only": "a structure of two fields is passed by the integer convention" => reads!(lp64d: Flattened(lp64d::one_real_only)),
            UnionFlattened = "union-flattened": "a union is passed as its first member is" => reads!(lp64d: Flattened(lp64d::union_flattened)),
            FlattenedInPart = "flattened-in-part":
                "a structure that lacks a register for one field is passed in registers as far as they go" => reads!(lp64d: Argument(lp64d::flattened_in_part)),
            ArrayNotFlattened = "array-not-flattened": "an array in a structure keeps it from being flattened" => reads!(lp64d: Flattened(lp64d::no_array)),
            ComplexNotFlattened = "complex-not-flattened": "a complex number is passed by the integer convention" => reads!(lp64d: Flattened(lp64d::no_complex)),
            BitFieldNotFlattened = "bit-field-not-flattened": "a bit-field keeps a structure from being flattened" => reads!(lp64d: Flattened(lp64d::no_bit_field)),
            PackedNotFlattened = "packed-not-flattened": "packed keeps a structure from being flattened" => reads!(lp64d: Flattened(lp64d::no_packed)),
            PointerFlattened = "pointer-flattened": "a pointer beside a real is passed as an integer field is" => reads!(lp64d: Flattened(lp64d::pointer_flattened)),
            EmptyMemberCounts = "empty-member-counts": "an empty member keeps a structure from being flattened" => reads!(lp64d: Flattened(lp64d::no_empty)),
            ZeroWidthEndsFlattening = "zero-width-ends-flattening":
                "a zero-width bit-field keeps a structure from being flattened" => reads!(lp64d: Flattened(lp64d::no_zero_width)),
            PairNotSplit = "pair-not-split": "two words that find one register go to the stack" => reads!(lp64d: Argument(lp64d::pair_not_split)),
            NamedPairAligned = "named-pair-aligned": "a named argument aligned to 16 starts at an even register" => reads!(lp64d: Argument(lp64d::named_pair_aligned)),
            UnnamedPairAtOdd = "unnamed-pair-at-odd": "an unnamed argument aligned to 16 starts at any register" => reads!(lp64d: Argument(lp64d::unnamed_pair_at_odd)),
            UnnamedFlattened = "unnamed-flattened": "an unnamed structure is passed field by field" => reads!(lp64d: Argument(lp64d::unnamed_flattened)),
            UnsignedIntZeroExtended = "unsigned-int-zero-extended": "an unsigned int is zero-extended to a register" => reads!(lp64d: Extension(lp64d::zero_extended)),
            LargeRecordInRegisters = "large-record-in-registers": "a record of 24 bytes is passed without a reference" => reads!(lp64d: BySize(lp64d::three_words)),
            ResultPointerNotCounted = "result-pointer-not-counted": "the hidden result pointer takes no register" => Act::Abi(psabi::sret_keeps_register),
            RealReturnedInGeneral = "real-returned-in-general": "a float or double is returned in a0" => Act::Abi(lp64d::real_returned_in_general),
        }
        // Functions with ms_abi called wrongly.
        Exposure::new(Tier::Matrix).on_target(Target::X86_64Linux) => {
            MsEightBytesByReference = "ms-eight-bytes-by-reference":
                "to a function with ms_abi a record of eight bytes goes by reference" => Act::MsAbi(ms_x64::eight_bytes_by_reference),
            MsOddSizeInRegister = "ms-odd-size-in-register":
                "to a function with ms_abi a record of three, five, six or seven bytes goes in a register" => Act::MsAbi(ms_x64::odd_size_in_register),
            MsTwoWordsInRegisters = "ms-two-words-in-registers":
                "to a function with ms_abi a record of two words goes in two registers" => Act::MsAbi(ms_x64::two_words_in_registers),
            MsTwoWordsReturned = "ms-two-words-returned":
                "a function with ms_abi returns a record of two words in two registers" => Act::MsAbi(ms_x64::two_words_returned),
            MsInt128InGeneral = "ms-wide-int-in-general":
                "a function with ms_abi returns an __int128 in two general-purpose registers" => Act::MsAbi(ms_x64::int128_returned_in_general),
        }
        Exposure::new(Tier::Reference).on_target(Target::X86_64Linux) => {
            MsForgottenByPointer = "ms-forgotten-by-pointer":
                "a function with ms_abi is called through a pointer by the platform's convention" => Act::Module(module::convention_forgotten_by_pointer),
        }
        // Bit-fields accessed wrongly.
        Exposure::new(Tier::Reference) => {
            SignExtensionForgotten = "sign-extension-forgotten": "a signed bit-field reads as unsigned" => Act::Strategy(strategy::SIGN_EXTENSION_FORGOTTEN),
            NeighbourClobbered = "neighbour-clobbered": "a store to a bit-field clears the rest of its unit" => Act::Strategy(strategy::NEIGHBOUR_CLOBBERED),
            MaskOneBitShort = "mask-one-bit-short": "a store to a bit-field keeps its old top bit" => Act::Strategy(strategy::MASK_ONE_BIT_SHORT),
            ValueNotTruncated = "value-not-truncated": "a value too wide for its bit-field spills into the next" => Act::Strategy(strategy::VALUE_NOT_TRUNCATED),
            UnitOneByteTooWide = "unit-one-byte-too-wide": "a store to a bit-field clears the byte after its unit" => Act::Strategy(strategy::UNIT_ONE_BYTE_TOO_WIDE),
            StraddleShiftedWrong = "straddle-shifted-wrong": "a field across a unit boundary reads one bit off" => Act::Strategy(strategy::STRADDLE_SHIFTED_WRONG),
            VolatileStoreLost = "volatile-store-lost": "a store to a volatile bit-field is dropped" => Act::Strategy(strategy::VOLATILE_STORE_LOST),
            AssignedValueNotTruncated = "assigned-value-not-truncated":
                "the value of an assignment to a bit-field is the unconverted one" => Act::Strategy(strategy::ASSIGNED_VALUE_NOT_TRUNCATED),
        }
        Exposure::new(Tier::Poison).in_strategy("frozen-word") => {
            WordNotFrozen = "word-not-frozen": "a store to a bit-field leaves the word it loads as it is" => Act::Strategy(strategy::WORD_NOT_FROZEN),
            FrozenTooLate = "frozen-too-late": "a store freezes the word it writes, not the word it loads" => Act::Strategy(strategy::FROZEN_TOO_LATE),
        }
        Exposure::new(Tier::Poison).in_strategy("frozen-value") => {
            ValueNotFrozen = "value-not-frozen": "a store freezes the word, not the value it puts into it" => Act::Strategy(strategy::VALUE_NOT_FROZEN),
        }
        Exposure::new(Tier::Reference).in_strategy("vector") => {
            LanesReversed = "lanes-reversed": "a field across a unit boundary has its lanes in reverse" => Act::Strategy(strategy::LANES_REVERSED),
        }
        Exposure::new(Tier::Reference).in_strategy("packed") => {
            MemberBeforeBoundary = "member-before-boundary":
                "a bit-field after a zero-width one is taken for the one before it" => Act::Strategy(strategy::MEMBER_BEFORE_BOUNDARY),
        }
        Exposure::new(Tier::Poison).in_strategy("vector") => {
            PieceTooWide = "piece-too-wide": "the pieces of a unit are chosen for one field only" => Act::Strategy(strategy::PIECE_TOO_WIDE),
            PartNotFrozen = "part-not-frozen": "an eightbyte of a record is passed without being frozen" => Act::Strategy(strategy::PART_NOT_FROZEN),
        }
        Exposure::new(Tier::Poison).in_strategy("packed") => {
            PartFrozenWhole = "part-frozen-whole": "an eightbyte of a record is loaded and then frozen, not bit by bit" => Act::Strategy(strategy::PART_FROZEN_WHOLE),
        }
        // Calls of intrinsics made wrongly.
        Exposure::new(Tier::Reference) => {
            ImageCutShort = "image-cut-short": "of the constant a local is copied from only whole eightbytes are copied" => Act::Module(module::image_cut_short),
            VaCopyRestarts = "va-copy-restarts": "va_copy makes a list that stands at the first unnamed argument again" => Act::Module(module::va_copy_restarts),
            VaCopyShort = "va-copy-short": "va_copy copies 16 bytes of the list" => Act::Module(module::va_copy_short),
        }
        // Attributes that caller and callee do not agree on, which LLVM accepts.
        Exposure::new(Tier::Rules) => {
            CallExtensionMissing = "call-extension-missing": "calls do not say how small integers are extended" => Act::Module(attributes::call_extension_missing),
            ParameterExtensionMissing = "parameter-extension-missing":
                "functions do not say how small integers are extended that they are given" => Act::Module(attributes::parameter_extension_missing),
            ResultExtensionMissing = "result-extension-missing":
                "functions do not say how small integers are extended that they return" => Act::Module(attributes::result_extension_missing),
            CallResultExtensionMissing = "call-result-extension-missing":
                "calls do not say how small integers are extended that come back" => Act::Module(attributes::call_result_extension_missing),
            CallSretMissing = "call-sret-missing": "calls pass the result pointer as an ordinary one" => Act::Module(attributes::call_sret_missing),
            CallInRegAdded = "call-inreg-added": "calls ask for a register where the function does not" => Act::Module(attributes::call_inreg_added),
            TbaaStructTooLong = "tbaa-struct-too-long": "a copy claims a member after its end" => Act::Module(attributes::tbaa_struct_too_long),
        }
        Exposure::new(Tier::Rules).on_target(Target::X86_64Linux) => {
            CallByvalAlignOther = "call-byval-align-other": "calls align a copy on the stack differently from the function" => Act::Module(attributes::call_byval_align_other),
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
