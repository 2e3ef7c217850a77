//! Planted faults: deliberate errors of the concrete interpreter, to test whether a campaign finds them.
//!
//! The interpreter itself has no fault. A fault changes what it runs: the module before it is decoded, or the bytecode
//! before it is executed. Nothing else in this crate uses this module.

mod arithmetic;
mod bytecode;
mod calls;
mod flags;
mod history;
mod memory;
mod poison;
mod promises;
mod rewriter;

use base::Target;
use ir::BinaryOp::{AShr, Add, LShr, Mul, Or, SDiv, Shl, Sub, UDiv};
use ir::{CastOp, Module, ParamAttr, Promise, TailCall, Type, TypeId};

use self::promises::PromisePlace;
use self::rewriter::{FollowingRule, InstructionRule, TerminatorRule};
use crate::code::Bytecode;
use semantics::Config;

/// The kind of program that exposes a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// Ordinary defined programs are enough.
    Ordinary,
    /// Programs in which poison flows; a campaign of defined programs does not expose the fault.
    Poison,
}

/// The programs that expose a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exposure {
    /// The kind of program.
    pub needs: Needs,
    /// The only target that has the type or register file concerned; `None` if the fault is observable on every target.
    pub target: Option<Target>,
    /// True if only a `va_list` that counts registers shows it.
    pub counted_registers: bool,
    /// True if only a promise of metadata or attributes shows it.
    pub promises: bool,
}

impl Exposure {
    const ORDINARY: Exposure =
        Exposure { needs: Needs::Ordinary, target: None, counted_registers: false, promises: false };
    const POISON: Exposure = Exposure { needs: Needs::Poison, ..Exposure::ORDINARY };
    const PROMISES: Exposure = Exposure { promises: true, ..Exposure::POISON };

    const fn on_target(self, target: Target) -> Exposure {
        Exposure { target: Some(target), ..self }
    }

    const fn counting_registers(self) -> Exposure {
        Exposure { counted_registers: true, ..self }
    }

    /// True if the fault is observable in programs for this platform.
    #[must_use]
    pub fn is_on(self, target: Target) -> bool {
        let is_counted = target.spec().va_list.counts_registers || !self.counted_registers;
        is_counted && self.target.is_none_or(|its| its == target)
    }
}

base::faults! {
    /// One planted fault.
    pub enum Fault of "the interpreter", observable by Exposure, acting by Mutation {
        Exposure::ORDINARY => {
            AShrAsLShr = "ashr-as-lshr": "An arithmetic right shift brings in zeros." => Mutation::Instruction(|_, i| arithmetic::as_operator(i, AShr, LShr)),
            LShrAsAShr = "lshr-as-ashr": "A logical right shift brings in copies of the sign." => Mutation::Instruction(|_, i| arithmetic::as_operator(i, LShr, AShr)),
            SExtAsZExt = "sext-as-zext": "Sign extension fills with zeros." => Mutation::Instruction(|_, i| arithmetic::as_cast(i, CastOp::SExt, CastOp::ZExt)),
            ZExtAsSExt = "zext-as-sext": "Zero extension fills with copies of the sign." => Mutation::Instruction(arithmetic::zext_as_sext),
            TruncKeepsHighBits = "trunc-keeps-high-bits": "Truncation leaves the bits above the width in place." => Mutation::Bytecode(bytecode::trunc_keeps_high_bits),
            SignedCompareAsUnsigned = "signed-compare-as-unsigned": "Signed comparisons compare unsigned." => Mutation::Instruction(arithmetic::signed_compare_as_unsigned),
            UnsignedCompareAsSigned = "unsigned-compare-as-signed": "Unsigned comparisons compare signed." => Mutation::Instruction(arithmetic::unsigned_compare_as_signed),
            MulIn32Bits = "mul-in-32-bits": "A product of 64-bit integers is cut to 32 bits." => Mutation::Instruction(arithmetic::mul_in_32_bits),
            SDivRoundsDown = "sdiv-rounds-down": "Signed division rounds towards minus infinity." => Mutation::Instruction(arithmetic::sdiv_rounds_down),
            SRemSignOfDivisor = "srem-sign-of-divisor": "A signed remainder takes the sign of the divisor." => Mutation::Instruction(arithmetic::srem_sign_of_divisor),
            UDivAsSDiv = "udiv-as-sdiv": "Unsigned division is signed." => Mutation::Instruction(|_, i| arithmetic::as_operator(i, UDiv, SDiv)),
            SiToFpAsUiToFp = "sitofp-as-uitofp": "A negative integer becomes a large floating-point number." => Mutation::Instruction(|_, i| arithmetic::as_cast(i, CastOp::SiToFp, CastOp::UiToFp)),
            FpToIntThroughFloat = "fptoint-through-float": "A double on its way to an integer is rounded to float first." => Mutation::Instruction(arithmetic::fptoint_through_float),
            DoubleInFloat = "double-in-float": "Arithmetic on doubles is rounded to float." => Mutation::Instruction(|r, i| arithmetic::rounded(r, i, &Type::Double, TypeId::FLOAT)),
            OddLoadShort = "odd-load-short": "A load of 3, 5, 6 or 7 bytes reads one byte less." => Mutation::Bytecode(bytecode::odd_load_short),
            OddStoreLong = "odd-store-long": "A store of 3, 5, 6 or 7 bytes also clears the byte after it." => Mutation::Following(memory::odd_store_long),
            FarOffsetShort = "far-offset-short": "A constant offset of 16 bytes or more lands 8 bytes early." => Mutation::Bytecode(bytecode::far_offset_short),
            MemCpyShort = "memcpy-short": "memcpy leaves the last byte out." => Mutation::Instruction(|r, i| memory::shortened(r, i, "memcpy")),
            MemSetShort = "memset-short": "memset leaves the last byte out." => Mutation::Instruction(|r, i| memory::shortened(r, i, "memset")),
            ByValShares = "byval-shares": "A byval argument is the caller's own object, not a copy." => Mutation::Bytecode(bytecode::byval_shares),
            SRetElsewhere = "sret-elsewhere": "The callee writes its result to an object that the caller never sees." => Mutation::Instruction(calls::sret_elsewhere),
            ReturnDropsSecond = "return-drops-second": "The second member of a returned pair is lost." => Mutation::Terminator(calls::return_drops_second),
            ArgumentsSwapped = "arguments-swapped": "The last two arguments of a call, if of one type, are exchanged." => Mutation::Instruction(calls::arguments_swapped),
            SwitchLosesLastCase = "switch-loses-last-case": "The last case of a switch goes to the default." => Mutation::Terminator(calls::switch_loses_last_case),
        }
        Exposure::ORDINARY.on_target(Target::X86_64Linux) => {
            ExtendedInDouble = "extended-in-double": "Arithmetic on x86_fp80 is rounded to double." => Mutation::Instruction(|r, i| arithmetic::rounded(r, i, &Type::X86Fp80, TypeId::DOUBLE)),
        }
        Exposure::ORDINARY.on_target(Target::AArch64Linux) => {
            QuadInDouble = "quad-in-double": "Arithmetic on fp128 is rounded to double." => Mutation::Instruction(|r, i| arithmetic::rounded(r, i, &Type::Fp128, TypeId::DOUBLE)),
        }
        Exposure::ORDINARY => {
            HalfCut = "half-cut": "A number that becomes a half is cut, not rounded." => Mutation::Instruction(arithmetic::half_cut),
            LongShiftInWord = "long-shift-in-word": "An integer of more than 128 bits is shifted by the amount modulo 64." => Mutation::Instruction(arithmetic::long_shift_in_word),
            LongCarryLost = "long-carry-lost": "A sum of more than 128 bits loses the carry into bit 128." => Mutation::Instruction(arithmetic::long_carry_lost),
            LanesReversed = "lanes-reversed": "A bitcast to a vector puts the lowest bits into the last lane." => Mutation::Instruction(arithmetic::lanes_reversed),
        }
        Exposure::ORDINARY.on_target(Target::X86_64Linux) => {
            ExtendedStoreShort = "extended-store-short": "A store of x86_fp80 clears its two bytes of sign and exponent." => Mutation::Following(memory::extended_store_short),
        }
        Exposure::ORDINARY.counting_registers() => {
            VaStartForgetsGeneral = "va-start-forgets-general": "va_start begins with the first general register, which a named argument took." => Mutation::Following(|r, i| calls::list_restarted(r, i, 0)),
            VaStartForgetsVector = "va-start-forgets-vector": "va_start begins with the first vector register, which a named argument took." => Mutation::Following(|r, i| calls::list_restarted(r, i, 1)),
        }
        Exposure::ORDINARY => {
            VaStartForgetsStack = "va-start-forgets-stack": "va_start begins with the first stack slot, which a named argument took." => Mutation::Bytecode(bytecode::va_start_forgets_stack),
        }
        Exposure::ORDINARY.counting_registers() => {
            VaVectorSlotShort = "va-vector-slot-short": "Vector registers are saved at a distance of 8 bytes." => Mutation::Bytecode(bytecode::va_vector_slot_short),
        }
        Exposure::ORDINARY.on_target(Target::X86_64Linux) => {
            VaExtendedUnaligned = "va-extended-unaligned": "An x86_fp80 in a variadic call is aligned to 8 bytes on the stack." => Mutation::Instruction(calls::va_extended_unaligned),
        }
        Exposure::ORDINARY.on_target(Target::AArch64Linux) => {
            VaBlockBackFills = "va-block-back-fills": "Registers that an array left empty on AArch64 are used by later arguments." => Mutation::Instruction(calls::va_block_back_fills),
            VaPairAtOdd = "va-pair-at-odd": "An i128 on AArch64 starts at any register." => Mutation::Instruction(calls::va_pair_at_odd),
        }
        Exposure::POISON => {
            PoisonIgnored = "poison-ignored": "Arithmetic on poison gives an ordinary value." => Mutation::Instruction(poison::poison_ignored),
            FreezeForwards = "freeze-forwards": "freeze hands poison on." => Mutation::Instruction(poison::freeze_forwards),
            FreezeVaries = "freeze-varies": "Each use of one freeze in arithmetic sees another value." => Mutation::Instruction(poison::freeze_varies),
            FlagsIgnored = "flags-ignored": "nsw, nuw, exact and disjoint promise nothing." => Mutation::Module(flags::drop_all),
            LoadForgetsPoison = "load-forgets-poison": "A load of an integer with a poison bit reads zero." => Mutation::Instruction(memory::load_forgets_poison),
            AndZeroKnown = "and-zero-known": "Poison and zero is zero." => Mutation::Instruction(poison::and_zero_known),
            ComparePoisonFalse = "compare-poison-false": "A comparison with poison is false." => Mutation::Instruction(poison::compare_poison_false),
            DivisionByPoison = "division-by-poison": "Division by poison is poison, not undefined behaviour." => Mutation::Instruction(poison::division_by_poison),
            ShiftAmountWraps = "shift-amount-wraps": "A shift by the width or more shifts by the amount modulo the width." => Mutation::Instruction(arithmetic::shift_amount_wraps),
            NswSubIgnored = "nsw-sub-ignored": "nsw promises nothing on sub." => Mutation::Module(|m| flags::arithmetic(m, &[Sub], |flags| flags.nsw = false)),
            NswMulIgnored = "nsw-mul-ignored": "nsw promises nothing on mul." => Mutation::Module(|m| flags::arithmetic(m, &[Mul], |flags| flags.nsw = false)),
            NswShlIgnored = "nsw-shl-ignored": "nsw promises nothing on shl." => Mutation::Module(|m| flags::arithmetic(m, &[Shl], |flags| flags.nsw = false)),
            NuwIgnored = "nuw-ignored": "nuw promises nothing on add, sub, mul and shl." => Mutation::Module(|m| flags::arithmetic(m, &[Add, Sub, Mul, Shl], |flags| flags.nuw = false)),
            ExactDivisionIgnored = "exact-division-ignored": "exact promises nothing on udiv and sdiv." => Mutation::Module(|m| flags::arithmetic(m, &[UDiv, SDiv], |flags| flags.exact = false)),
            ExactShiftIgnored = "exact-shift-ignored": "exact promises nothing on lshr and ashr." => Mutation::Module(|m| flags::arithmetic(m, &[LShr, AShr], |flags| flags.exact = false)),
            DisjointIgnored = "disjoint-ignored": "disjoint promises nothing on or." => Mutation::Module(|m| flags::arithmetic(m, &[Or], |flags| flags.disjoint = false)),
            InboundsIgnored = "inbounds-ignored": "inbounds promises nothing on getelementptr." => Mutation::Module(|m| flags::addresses(m, |flags| flags.inbounds = false)),
            TruncFlagsIgnored = "trunc-flags-ignored": "nuw and nsw promise nothing on trunc." => Mutation::Module(|m| flags::conversions(m, |flags| (flags.nuw, flags.nsw) = (false, false))),
            NNegIgnored = "nneg-ignored": "nneg promises nothing on zext and uitofp." => Mutation::Module(|m| flags::conversions(m, |flags| flags.nneg = false)),
            NoUndefIgnored = "noundef-ignored": "noundef promises nothing on arguments and results." => Mutation::Module(poison::noundef_ignored),
            SelectPoisonTakesTrue = "select-poison-takes-true": "select on a poison condition gives the true arm." => Mutation::Instruction(poison::select_poison_takes_true),
            SelectTakesBoth = "select-takes-both": "select is poison if the arm not chosen is." => Mutation::Bytecode(bytecode::select_takes_both),
            PhiTakesOther = "phi-takes-other": "A phi is poison if it has a poison constant on another edge." => Mutation::Instruction(poison::phi_takes_other),
            PoisonBranchFalls = "poison-branch-falls": "A branch on poison goes where false or zero would go." => Mutation::Terminator(poison::poison_branch_falls),
            FreezeVectorWhole = "freeze-vector-whole": "freeze of a vector with a poison lane chooses all its lanes." => Mutation::Instruction(poison::freeze_vector_whole),
            BitCastKeepsKnown = "bitcast-keeps-known": "A bitcast chooses the bits of poison lanes." => Mutation::Instruction(poison::bitcast_keeps_known),
            InsertKeeps = "insert-keeps": "insertelement out of range leaves the vector as it was." => Mutation::Instruction(poison::insert_keeps),
            ShufflePoisonZero = "shuffle-poison-zero": "A poison lane of a shuffle's mask gives zero." => Mutation::Instruction(poison::shuffle_poison_zero),
            ReturnSpreadsPoison = "return-spreads-poison": "A returned aggregate or vector with one poison member is all poison." => Mutation::Terminator(poison::return_spreads_poison),
            VectorLoadWhole = "vector-load-whole": "A loaded vector with one poison lane is all poison." => Mutation::Instruction(memory::vector_load_whole),
            OddLoadKeepsExtra = "odd-load-keeps-extra": "A load of an odd width keeps the bits between it and its last byte." => Mutation::Bytecode(bytecode::odd_load_keeps_extra),
            StorePoisonKept = "store-poison-kept": "A store of poison leaves what was there." => Mutation::Instruction(memory::store_poison_kept),
            AllocaZeroed = "alloca-zeroed": "A new object holds zeros." => Mutation::Following(memory::alloca_zeroed),
            MemCpyDefines = "memcpy-defines": "memcpy makes ordinary bits of poison ones." => Mutation::Instruction(memory::memcpy_defines),
            MemCpySpreads = "memcpy-spreads": "memcpy makes a byte with a poison bit all poison." => Mutation::Instruction(memory::memcpy_spreads),
            LoadFieldSpreads = "loadfield-spreads": "A member packed at bits is poison if a neighbour in its bytes is." => Mutation::Instruction(memory::loadfield_spreads),
            LoadFrozenSpreads = "loadfrozen-spreads": "A load that freezes bit by bit chooses every bit if one is poison." => Mutation::Instruction(memory::loadfrozen_spreads),
            StoreFieldClears = "storefield-clears": "A store to a member packed at bits clears the rest of its bytes." => Mutation::Following(memory::storefield_clears),
        }
        Exposure::PROMISES => {
            RangeOfMetadataIgnored = "range-of-metadata-ignored": "range promises nothing in metadata of loads and calls." => Mutation::Ignored(Promise::Range, PromisePlace::Metadata),
            RangeOfArgumentIgnored = "range-of-arguments-ignored": "range promises nothing in arguments." => Mutation::Ignored(Promise::Range, PromisePlace::Argument),
            RangeOfParameterIgnored = "range-of-parameters-ignored": "range promises nothing in parameters." => Mutation::Ignored(Promise::Range, PromisePlace::Parameter),
            RangeOfCallResultIgnored = "range-of-call-results-ignored": "range promises nothing in results of calls." => Mutation::Ignored(Promise::Range, PromisePlace::CallResult),
            RangeOfFunctionResultIgnored = "range-of-function-results-ignored": "range promises nothing in results of functions." => Mutation::Ignored(Promise::Range, PromisePlace::FunctionResult),
            NonNullOfMetadataIgnored = "nonnull-of-metadata-ignored": "nonnull promises nothing in metadata of loads and calls." => Mutation::Ignored(Promise::NonNull, PromisePlace::Metadata),
            NonNullOfArgumentIgnored = "nonnull-of-arguments-ignored": "nonnull promises nothing in arguments." => Mutation::Ignored(Promise::NonNull, PromisePlace::Argument),
            NonNullOfParameterIgnored = "nonnull-of-parameters-ignored": "nonnull promises nothing in parameters." => Mutation::Ignored(Promise::NonNull, PromisePlace::Parameter),
            NonNullOfCallResultIgnored = "nonnull-of-call-results-ignored": "nonnull promises nothing in results of calls." => Mutation::Ignored(Promise::NonNull, PromisePlace::CallResult),
            NonNullOfFunctionResultIgnored = "nonnull-of-function-results-ignored": "nonnull promises nothing in results of functions." => Mutation::Ignored(Promise::NonNull, PromisePlace::FunctionResult),
            AlignOfMetadataIgnored = "align-of-metadata-ignored": "align promises nothing in metadata of loads and calls." => Mutation::Ignored(Promise::Align, PromisePlace::Metadata),
            AlignOfArgumentIgnored = "align-of-arguments-ignored": "align promises nothing in arguments." => Mutation::Ignored(Promise::Align, PromisePlace::Argument),
            AlignOfParameterIgnored = "align-of-parameters-ignored": "align promises nothing in parameters." => Mutation::Ignored(Promise::Align, PromisePlace::Parameter),
            AlignOfCallResultIgnored = "align-of-call-results-ignored": "align promises nothing in results of calls." => Mutation::Ignored(Promise::Align, PromisePlace::CallResult),
            AlignOfFunctionResultIgnored = "align-of-function-results-ignored": "align promises nothing in results of functions." => Mutation::Ignored(Promise::Align, PromisePlace::FunctionResult),
            NoUndefOfMetadataIgnored = "noundef-of-metadata-ignored": "noundef promises nothing in metadata of loads and calls." => Mutation::Ignored(Promise::NoUndef, PromisePlace::Metadata),
            NoUndefOfArgumentIgnored = "noundef-of-arguments-ignored": "noundef promises nothing in arguments." => Mutation::Ignored(Promise::NoUndef, PromisePlace::Argument),
            NoUndefOfParameterIgnored = "noundef-of-parameters-ignored": "noundef promises nothing in parameters." => Mutation::Ignored(Promise::NoUndef, PromisePlace::Parameter),
            NoUndefOfCallResultIgnored = "noundef-of-call-results-ignored": "noundef promises nothing in results of calls." => Mutation::Ignored(Promise::NoUndef, PromisePlace::CallResult),
            NoUndefOfFunctionResultIgnored = "noundef-of-function-results-ignored": "noundef promises nothing in results of functions." => Mutation::Ignored(Promise::NoUndef, PromisePlace::FunctionResult),
            DereferenceableOfMetadataIgnored = "dereferenceable-of-metadata-ignored": "dereferenceable promises nothing in metadata of loads and calls." => Mutation::Ignored(Promise::Dereferenceable, PromisePlace::Metadata),
            DereferenceableOfArgumentIgnored = "dereferenceable-of-arguments-ignored": "dereferenceable promises nothing in arguments." => Mutation::Ignored(Promise::Dereferenceable, PromisePlace::Argument),
            DereferenceableOfParameterIgnored = "dereferenceable-of-parameters-ignored": "dereferenceable promises nothing in parameters." => Mutation::Ignored(Promise::Dereferenceable, PromisePlace::Parameter),
            DereferenceableOfCallResultIgnored = "dereferenceable-of-call-results-ignored": "dereferenceable promises nothing in results of calls." => Mutation::Ignored(Promise::Dereferenceable, PromisePlace::CallResult),
            DereferenceableOfFunctionResultIgnored = "dereferenceable-of-function-results-ignored": "dereferenceable promises nothing in results of functions." => Mutation::Ignored(Promise::Dereferenceable, PromisePlace::FunctionResult),
            DereferenceableOrNullOfMetadataIgnored = "dereferenceable-or-null-of-metadata-ignored": "dereferenceable_or_null promises nothing in metadata of loads and calls." => Mutation::Ignored(Promise::DereferenceableOrNull, PromisePlace::Metadata),
            DereferenceableOrNullOfArgumentIgnored = "dereferenceable-or-null-of-arguments-ignored": "dereferenceable_or_null promises nothing in arguments." => Mutation::Ignored(Promise::DereferenceableOrNull, PromisePlace::Argument),
            DereferenceableOrNullOfParameterIgnored = "dereferenceable-or-null-of-parameters-ignored": "dereferenceable_or_null promises nothing in parameters." => Mutation::Ignored(Promise::DereferenceableOrNull, PromisePlace::Parameter),
            DereferenceableOrNullOfCallResultIgnored = "dereferenceable-or-null-of-call-results-ignored": "dereferenceable_or_null promises nothing in results of calls." => Mutation::Ignored(Promise::DereferenceableOrNull, PromisePlace::CallResult),
            DereferenceableOrNullOfFunctionResultIgnored = "dereferenceable-or-null-of-function-results-ignored": "dereferenceable_or_null promises nothing in results of functions." => Mutation::Ignored(Promise::DereferenceableOrNull, PromisePlace::FunctionResult),
            CalleesIgnored = "callees-ignored": "callees promises nothing." => Mutation::Module(promises::callees_ignored),
            CalleeForgotten = "callee-forgotten": "The first function in the callees list is not one that may be called." => Mutation::Module(promises::first_callee_forgotten),
            TbaaStructIgnored = "tbaa-struct-ignored": "A copy with tbaa.struct carries the bytes between members." => Mutation::Ignored(Promise::TbaaStruct, PromisePlace::Metadata),
            TbaaStructFirstOnly = "tbaa-struct-first-only": "A copy with tbaa.struct carries its first member only." => Mutation::Module(promises::first_member_only),
            RangeEndIncluded = "range-end-included": "The end of a range in metadata is in the range." => Mutation::Module(promises::range_of_metadata_longer),
            RangeAttributeEndIncluded = "range-attribute-end-included": "The end of a range in an attribute is in the range." => Mutation::Module(|m| promises::range_of_attributes(m, 0, 1)),
            RangeAttributeFirstLeftOut = "range-attribute-first-left-out": "The first number of a range in an attribute is not in the range." => Mutation::Module(|m| promises::range_of_attributes(m, 1, 0)),
            RangeSecondLost = "range-second-lost": "Only the first of several ranges in metadata counts." => Mutation::Module(promises::first_range_only),
            NonNullUndefined = "nonnull-undefined": "Null at a nonnull argument or result is undefined behaviour, not poison." => Mutation::Module(promises::null_is_undefined),
            AlignMetadataHalved = "align-metadata-halved": "align in metadata promises half of its number." => Mutation::Module(|m| promises::number_of_metadata(m, "align", |align| (align / 2).max(1))),
            AlignAttributeHalved = "align-attribute-halved": "align at arguments and results promises half of its number." => Mutation::Module(|m| promises::sizes_of_attributes(m, promises::align_halved)),
            DereferenceableShort = "dereferenceable-short": "dereferenceable at arguments and results promises a byte less." => Mutation::Module(|m| promises::sizes_of_attributes(m, promises::dereferenceable_short)),
            DereferenceableLong = "dereferenceable-long": "dereferenceable at arguments and results promises a byte more." => Mutation::Module(|m| promises::sizes_of_attributes(m, promises::dereferenceable_long)),
            DereferenceableMetadataLong = "dereferenceable-metadata-long": "dereferenceable in metadata promises a byte more." => Mutation::Module(|m| promises::number_of_metadata(m, "dereferenceable", |bytes| bytes + 1)),
            NullMustBeDereferenceable = "null-must-be-dereferenceable": "dereferenceable_or_null at arguments and results excludes null." => Mutation::Module(|m| promises::sizes_of_attributes(m, promises::null_must_be_dereferenceable)),
            FirstAttachmentOnly = "first-attachment-only": "Of several attachments of an instruction only the first counts." => Mutation::Module(promises::first_attachment_only),
            NoFpClassOfArgumentIgnored = "nofpclass-of-arguments-ignored": "nofpclass promises nothing in arguments." => Mutation::Ignored(Promise::NoFpClass, PromisePlace::Argument),
            NoFpClassOfParameterIgnored = "nofpclass-of-parameters-ignored": "nofpclass promises nothing in parameters." => Mutation::Ignored(Promise::NoFpClass, PromisePlace::Parameter),
            NoFpClassOfCallResultIgnored = "nofpclass-of-call-results-ignored": "nofpclass promises nothing in results of calls." => Mutation::Ignored(Promise::NoFpClass, PromisePlace::CallResult),
            NoFpClassOfFunctionResultIgnored = "nofpclass-of-function-results-ignored": "nofpclass promises nothing in results of functions." => Mutation::Ignored(Promise::NoFpClass, PromisePlace::FunctionResult),
            TbaaIgnored = "tbaa-ignored": "tbaa promises nothing." => Mutation::Ignored(Promise::Tbaa, PromisePlace::Metadata),
            TbaaOffsetsIgnored = "tbaa-offsets-ignored": "A tag of tbaa is of its structure's first member." => Mutation::Module(|m| promises::number_of_metadata(m, "tbaa", |_| 0)),
            InvariantLoadIgnored = "invariant-load-ignored": "invariant.load promises nothing." => Mutation::Ignored(Promise::InvariantLoad, PromisePlace::Metadata),
            InvariantGroupIgnored = "invariant-group-ignored": "invariant.group promises nothing." => Mutation::Ignored(Promise::InvariantGroup, PromisePlace::Metadata),
            AliasScopeIgnored = "alias-scope-ignored": "alias.scope and noalias promise nothing." => Mutation::Ignored(Promise::AliasScope, PromisePlace::Metadata),
            ScopesNeverBegin = "scopes-never-begin": "llvm.experimental.noalias.scope.decl does not begin its scopes again." => Mutation::Bytecode(history::scopes_never_begin),
            ScopesAllApart = "scopes-all-apart": "noalias excludes all scopes, not only those that it lists." => Mutation::Bytecode(history::scopes_all_apart),
            MemoryOfFunctionIgnored = "memory-of-functions-ignored": "memory promises nothing of functions." => Mutation::Module(promises::memory_of_functions_ignored),
            MemoryOfCallIgnored = "memory-of-calls-ignored": "memory promises nothing of calls." => Mutation::Module(promises::memory_of_calls_ignored),
            MemoryOfParameterIgnored = "memory-of-parameters-ignored": "readonly, writeonly and readnone promise nothing of parameters." => Mutation::Ignored(Promise::Memory, PromisePlace::Parameter),
            MemoryOfArgumentIgnored = "memory-of-arguments-ignored": "readonly, writeonly and readnone promise nothing of arguments." => Mutation::Ignored(Promise::Memory, PromisePlace::Argument),
            MemoryParametersForgotten = "memory-parameters-forgotten": "No access is through a pointer that is based on a parameter." => Mutation::Bytecode(history::parameters_forgotten),
            MemoryArgumentsAsOther = "memory-arguments-as-other": "memory promises of what arguments point to what it does of other memory." => Mutation::Module(promises::memory_of_arguments_as_other),
            MemoryWriteOnlyAsReadOnly = "memory-writeonly-as-readonly": "A writeonly pointer may only be read." => Mutation::Module(promises::write_only_as_read_only),
            MemoryEndsLate = "memory-ends-late": "Memory that a call may not access may not be accessed after it." => Mutation::Bytecode(history::limits_end_late),
            TailIgnored = "tail-ignored": "tail promises nothing." => Mutation::Module(|m| promises::tail_calls(m, TailCall::Tail, TailCall::Any)),
            TailEverywhere = "tail-everywhere": "Every call leaves the caller's stack alone." => Mutation::Module(|m| promises::tail_calls(m, TailCall::Any, TailCall::Tail)),
            AccuracyHalved = "accuracy-halved": "fpmath permits errors twice as large." => Mutation::Module(promises::accuracy_halved),
            NoAliasIgnored = "noalias-ignored": "noalias promises nothing of parameters." => Mutation::Ignored(Promise::NoAlias, PromisePlace::Parameter),
            NoAliasEverywhere = "noalias-everywhere": "Every pointer parameter promises noalias." => Mutation::Module(|m| promises::of_all_pointers(m, ParamAttr::NoAlias)),
            NoCaptureIgnored = "nocapture-ignored": "nocapture promises nothing of parameters." => Mutation::Ignored(Promise::NoCapture, PromisePlace::Parameter),
            NoCaptureEverywhere = "nocapture-everywhere": "Every pointer parameter promises nocapture." => Mutation::Module(|m| promises::of_all_pointers(m, ParamAttr::NoCapture)),
        }
    }
}

/// A set of faults of the interpreter.
pub type FaultSet = base::FaultSet<Fault>;

/// The stage at which a fault acts, with its rule.
pub(crate) enum Mutation {
    /// Rewrites each instruction of the module.
    Instruction(InstructionRule),
    /// Adds instructions after those of the module.
    Following(FollowingRule),
    /// Rewrites each terminator of the module.
    Terminator(TerminatorRule),
    /// Removes a promise from the module, where it is in one place.
    Ignored(Promise, PromisePlace),
    /// Changes the module as a whole.
    Module(fn(&mut Module)),
    /// Changes the bytecode of the module.
    Bytecode(fn(&Module, &mut Bytecode)),
}

/// Decodes a module with planted faults; see [`Bytecode::decode`]. A module that does not pass [`ir::verify`] is decoded
/// without them.
pub fn decode_with_faults(faults: FaultSet, module: &Module, config: &Config, program: &mut Bytecode) {
    if faults.is_empty() || ir::verify(module).is_err() {
        return program.decode(module, config);
    }
    let mut module = module.clone();
    let planted = || Fault::ALL.iter().filter(|&&fault| faults.has(fault));
    for fault in planted() {
        match fault.action() {
            Mutation::Instruction(rule) => rewriter::rewrite_instructions(&mut module, rule),
            Mutation::Following(rule) => rewriter::follow_instructions(&mut module, rule),
            Mutation::Terminator(rule) => rewriter::rewrite_terminators(&mut module, rule),
            Mutation::Ignored(promise, place) => promises::ignored(&mut module, promise, place),
            Mutation::Module(rule) => rule(&mut module),
            Mutation::Bytecode(_) => {}
        }
    }
    program.decode(&module, config);
    for fault in planted() {
        if let Mutation::Bytecode(rule) = fault.action() {
            rule(&module, program);
        }
    }
}
