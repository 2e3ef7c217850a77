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
use ir::{BinaryOp, CastOp, Module, ParamAttr, Promise, TailCall, Type, TypeId};

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

    const fn on(self, target: Target) -> Exposure {
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
    pub enum Fault of "the interpreter", observable by Exposure {
        Exposure::ORDINARY => {
            AShrAsLShr = "ashr-as-lshr": "An arithmetic right shift brings in zeros.",
            LShrAsAShr = "lshr-as-ashr": "A logical right shift brings in copies of the sign.",
            SExtAsZExt = "sext-as-zext": "Sign extension fills with zeros.",
            ZExtAsSExt = "zext-as-sext": "Zero extension fills with copies of the sign.",
            TruncKeepsHighBits = "trunc-keeps-high-bits": "Truncation leaves the bits above the width in place.",
            SignedCompareAsUnsigned = "signed-compare-as-unsigned": "Signed comparisons compare unsigned.",
            UnsignedCompareAsSigned = "unsigned-compare-as-signed": "Unsigned comparisons compare signed.",
            MulIn32Bits = "mul-in-32-bits": "A product of 64-bit integers is cut to 32 bits.",
            SDivRoundsDown = "sdiv-rounds-down": "Signed division rounds towards minus infinity.",
            SRemSignOfDivisor = "srem-sign-of-divisor": "A signed remainder takes the sign of the divisor.",
            UDivAsSDiv = "udiv-as-sdiv": "Unsigned division is signed.",
            SiToFpAsUiToFp = "sitofp-as-uitofp": "A negative integer becomes a large floating-point number.",
            FpToIntThroughFloat = "fptoint-through-float": "A double on its way to an integer is rounded to float first.",
            DoubleInFloat = "double-in-float": "Arithmetic on doubles is rounded to float.",
            OddLoadShort = "odd-load-short": "A load of 3, 5, 6 or 7 bytes reads one byte less.",
            OddStoreLong = "odd-store-long": "A store of 3, 5, 6 or 7 bytes also clears the byte after it.",
            FarOffsetShort = "far-offset-short": "A constant offset of 16 bytes or more lands 8 bytes early.",
            MemCpyShort = "memcpy-short": "memcpy leaves the last byte out.",
            MemSetShort = "memset-short": "memset leaves the last byte out.",
            ByValShares = "byval-shares": "A byval argument is the caller's own object, not a copy.",
            SRetElsewhere = "sret-elsewhere": "The callee writes its result to an object that the caller never sees.",
            ReturnDropsSecond = "return-drops-second": "The second member of a returned pair is lost.",
            ArgumentsSwapped = "arguments-swapped": "The last two arguments of a call, if of one type, are exchanged.",
            SwitchLosesLastCase = "switch-loses-last-case": "The last case of a switch goes to the default.",
        }
        Exposure::ORDINARY.on(Target::X86_64Linux) => {
            ExtendedInDouble = "extended-in-double": "Arithmetic on x86_fp80 is rounded to double.",
        }
        Exposure::ORDINARY.on(Target::AArch64Linux) => {
            QuadInDouble = "quad-in-double": "Arithmetic on fp128 is rounded to double.",
        }
        Exposure::ORDINARY => {
            HalfCut = "half-cut": "A number that becomes a half is cut, not rounded.",
            LongShiftInWord = "long-shift-in-word": "An integer of more than 128 bits is shifted by the amount modulo 64.",
            LongCarryLost = "long-carry-lost": "A sum of more than 128 bits loses the carry into bit 128.",
            LanesReversed = "lanes-reversed": "A bitcast to a vector puts the lowest bits into the last lane.",
        }
        Exposure::ORDINARY.on(Target::X86_64Linux) => {
            ExtendedStoreShort = "extended-store-short": "A store of x86_fp80 clears its two bytes of sign and exponent.",
        }
        Exposure::ORDINARY.counting_registers() => {
            VaStartForgetsGeneral = "va-start-forgets-general": "va_start begins with the first general register, which a named argument took.",
            VaStartForgetsVector = "va-start-forgets-vector": "va_start begins with the first vector register, which a named argument took.",
        }
        Exposure::ORDINARY => {
            VaStartForgetsStack = "va-start-forgets-stack": "va_start begins with the first stack slot, which a named argument took.",
        }
        Exposure::ORDINARY.counting_registers() => {
            VaVectorSlotShort = "va-vector-slot-short": "Vector registers are saved at a distance of 8 bytes.",
        }
        Exposure::ORDINARY.on(Target::X86_64Linux) => {
            VaExtendedUnaligned = "va-extended-unaligned": "An x86_fp80 in a variadic call is aligned to 8 bytes on the stack.",
        }
        Exposure::ORDINARY.on(Target::AArch64Linux) => {
            VaBlockBackFills = "va-block-back-fills": "Registers that an array left empty on AArch64 are used by later arguments.",
            VaPairAtOdd = "va-pair-at-odd": "An i128 on AArch64 starts at any register.",
        }
        Exposure::POISON => {
            PoisonIgnored = "poison-ignored": "Arithmetic on poison gives an ordinary value.",
            FreezeForwards = "freeze-forwards": "freeze hands poison on.",
            FreezeVaries = "freeze-varies": "Each use of one freeze in arithmetic sees another value.",
            FlagsIgnored = "flags-ignored": "nsw, nuw, exact and disjoint promise nothing.",
            LoadForgetsPoison = "load-forgets-poison": "A load of an integer with a poison bit reads zero.",
            AndZeroKnown = "and-zero-known": "Poison and zero is zero.",
            ComparePoisonFalse = "compare-poison-false": "A comparison with poison is false.",
            DivisionByPoison = "division-by-poison": "Division by poison is poison, not undefined behaviour.",
            ShiftAmountWraps = "shift-amount-wraps": "A shift by the width or more shifts by the amount modulo the width.",
            NswSubIgnored = "nsw-sub-ignored": "nsw promises nothing on sub.",
            NswMulIgnored = "nsw-mul-ignored": "nsw promises nothing on mul.",
            NswShlIgnored = "nsw-shl-ignored": "nsw promises nothing on shl.",
            NuwIgnored = "nuw-ignored": "nuw promises nothing on add, sub, mul and shl.",
            ExactDivisionIgnored = "exact-division-ignored": "exact promises nothing on udiv and sdiv.",
            ExactShiftIgnored = "exact-shift-ignored": "exact promises nothing on lshr and ashr.",
            DisjointIgnored = "disjoint-ignored": "disjoint promises nothing on or.",
            InboundsIgnored = "inbounds-ignored": "inbounds promises nothing on getelementptr.",
            TruncFlagsIgnored = "trunc-flags-ignored": "nuw and nsw promise nothing on trunc.",
            NNegIgnored = "nneg-ignored": "nneg promises nothing on zext and uitofp.",
            NoUndefIgnored = "noundef-ignored": "noundef promises nothing on arguments and results.",
            SelectPoisonTakesTrue = "select-poison-takes-true": "select on a poison condition gives the true arm.",
            SelectTakesBoth = "select-takes-both": "select is poison if the arm not chosen is.",
            PhiTakesOther = "phi-takes-other": "A phi is poison if it has a poison constant on another edge.",
            PoisonBranchFalls = "poison-branch-falls": "A branch on poison goes where false or zero would go.",
            FreezeVectorWhole = "freeze-vector-whole": "freeze of a vector with a poison lane chooses all its lanes.",
            BitCastKeepsKnown = "bitcast-keeps-known": "A bitcast chooses the bits of poison lanes.",
            InsertKeeps = "insert-keeps": "insertelement out of range leaves the vector as it was.",
            ShufflePoisonZero = "shuffle-poison-zero": "A poison lane of a shuffle's mask gives zero.",
            ReturnSpreadsPoison = "return-spreads-poison": "A returned aggregate or vector with one poison member is all poison.",
            VectorLoadWhole = "vector-load-whole": "A loaded vector with one poison lane is all poison.",
            OddLoadKeepsExtra = "odd-load-keeps-extra": "A load of an odd width keeps the bits between it and its last byte.",
            StorePoisonKept = "store-poison-kept": "A store of poison leaves what was there.",
            AllocaZeroed = "alloca-zeroed": "A new object holds zeros.",
            MemCpyDefines = "memcpy-defines": "memcpy makes ordinary bits of poison ones.",
            MemCpySpreads = "memcpy-spreads": "memcpy makes a byte with a poison bit all poison.",
            LoadFieldSpreads = "loadfield-spreads": "A member packed at bits is poison if a neighbour in its bytes is.",
            LoadFrozenSpreads = "loadfrozen-spreads": "A load that freezes bit by bit chooses every bit if one is poison.",
            StoreFieldClears = "storefield-clears": "A store to a member packed at bits clears the rest of its bytes.",
        }
        Exposure::PROMISES => {
            RangeOfMetadataIgnored = "range-of-metadata-ignored": "range promises nothing in metadata of loads and calls.",
            RangeOfArgumentIgnored = "range-of-arguments-ignored": "range promises nothing in arguments.",
            RangeOfParameterIgnored = "range-of-parameters-ignored": "range promises nothing in parameters.",
            RangeOfCallResultIgnored = "range-of-call-results-ignored": "range promises nothing in results of calls.",
            RangeOfFunctionResultIgnored = "range-of-function-results-ignored": "range promises nothing in results of functions.",
            NonNullOfMetadataIgnored = "nonnull-of-metadata-ignored": "nonnull promises nothing in metadata of loads and calls.",
            NonNullOfArgumentIgnored = "nonnull-of-arguments-ignored": "nonnull promises nothing in arguments.",
            NonNullOfParameterIgnored = "nonnull-of-parameters-ignored": "nonnull promises nothing in parameters.",
            NonNullOfCallResultIgnored = "nonnull-of-call-results-ignored": "nonnull promises nothing in results of calls.",
            NonNullOfFunctionResultIgnored = "nonnull-of-function-results-ignored": "nonnull promises nothing in results of functions.",
            AlignOfMetadataIgnored = "align-of-metadata-ignored": "align promises nothing in metadata of loads and calls.",
            AlignOfArgumentIgnored = "align-of-arguments-ignored": "align promises nothing in arguments.",
            AlignOfParameterIgnored = "align-of-parameters-ignored": "align promises nothing in parameters.",
            AlignOfCallResultIgnored = "align-of-call-results-ignored": "align promises nothing in results of calls.",
            AlignOfFunctionResultIgnored = "align-of-function-results-ignored": "align promises nothing in results of functions.",
            NoUndefOfMetadataIgnored = "noundef-of-metadata-ignored": "noundef promises nothing in metadata of loads and calls.",
            NoUndefOfArgumentIgnored = "noundef-of-arguments-ignored": "noundef promises nothing in arguments.",
            NoUndefOfParameterIgnored = "noundef-of-parameters-ignored": "noundef promises nothing in parameters.",
            NoUndefOfCallResultIgnored = "noundef-of-call-results-ignored": "noundef promises nothing in results of calls.",
            NoUndefOfFunctionResultIgnored = "noundef-of-function-results-ignored": "noundef promises nothing in results of functions.",
            DereferenceableOfMetadataIgnored = "dereferenceable-of-metadata-ignored": "dereferenceable promises nothing in metadata of loads and calls.",
            DereferenceableOfArgumentIgnored = "dereferenceable-of-arguments-ignored": "dereferenceable promises nothing in arguments.",
            DereferenceableOfParameterIgnored = "dereferenceable-of-parameters-ignored": "dereferenceable promises nothing in parameters.",
            DereferenceableOfCallResultIgnored = "dereferenceable-of-call-results-ignored": "dereferenceable promises nothing in results of calls.",
            DereferenceableOfFunctionResultIgnored = "dereferenceable-of-function-results-ignored": "dereferenceable promises nothing in results of functions.",
            DereferenceableOrNullOfMetadataIgnored = "dereferenceable-or-null-of-metadata-ignored": "dereferenceable_or_null promises nothing in metadata of loads and calls.",
            DereferenceableOrNullOfArgumentIgnored = "dereferenceable-or-null-of-arguments-ignored": "dereferenceable_or_null promises nothing in arguments.",
            DereferenceableOrNullOfParameterIgnored = "dereferenceable-or-null-of-parameters-ignored": "dereferenceable_or_null promises nothing in parameters.",
            DereferenceableOrNullOfCallResultIgnored = "dereferenceable-or-null-of-call-results-ignored": "dereferenceable_or_null promises nothing in results of calls.",
            DereferenceableOrNullOfFunctionResultIgnored = "dereferenceable-or-null-of-function-results-ignored": "dereferenceable_or_null promises nothing in results of functions.",
            CalleesIgnored = "callees-ignored": "callees promises nothing.",
            CalleeForgotten = "callee-forgotten": "The first function in the callees list is not one that may be called.",
            TbaaStructIgnored = "tbaa-struct-ignored": "A copy with tbaa.struct carries the bytes between members.",
            TbaaStructFirstOnly = "tbaa-struct-first-only": "A copy with tbaa.struct carries its first member only.",
            RangeEndIncluded = "range-end-included": "The end of a range in metadata is in the range.",
            RangeAttributeEndIncluded = "range-attribute-end-included": "The end of a range in an attribute is in the range.",
            RangeAttributeFirstLeftOut = "range-attribute-first-left-out": "The first number of a range in an attribute is not in the range.",
            RangeSecondLost = "range-second-lost": "Only the first of several ranges in metadata counts.",
            NonNullUndefined = "nonnull-undefined": "Null at a nonnull argument or result is undefined behaviour, not poison.",
            AlignMetadataHalved = "align-metadata-halved": "align in metadata promises half of its number.",
            AlignAttributeHalved = "align-attribute-halved": "align at arguments and results promises half of its number.",
            DereferenceableShort = "dereferenceable-short": "dereferenceable at arguments and results promises a byte less.",
            DereferenceableLong = "dereferenceable-long": "dereferenceable at arguments and results promises a byte more.",
            DereferenceableMetadataLong = "dereferenceable-metadata-long": "dereferenceable in metadata promises a byte more.",
            NullMustBeDereferenceable = "null-must-be-dereferenceable": "dereferenceable_or_null at arguments and results excludes null.",
            FirstAttachmentOnly = "first-attachment-only": "Of several attachments of an instruction only the first counts.",
            NoFpClassOfArgumentIgnored = "nofpclass-of-arguments-ignored": "nofpclass promises nothing in arguments.",
            NoFpClassOfParameterIgnored = "nofpclass-of-parameters-ignored": "nofpclass promises nothing in parameters.",
            NoFpClassOfCallResultIgnored = "nofpclass-of-call-results-ignored": "nofpclass promises nothing in results of calls.",
            NoFpClassOfFunctionResultIgnored = "nofpclass-of-function-results-ignored": "nofpclass promises nothing in results of functions.",
            TbaaIgnored = "tbaa-ignored": "tbaa promises nothing.",
            TbaaOffsetsIgnored = "tbaa-offsets-ignored": "A tag of tbaa is of its structure's first member.",
            InvariantLoadIgnored = "invariant-load-ignored": "invariant.load promises nothing.",
            InvariantGroupIgnored = "invariant-group-ignored": "invariant.group promises nothing.",
            AliasScopeIgnored = "alias-scope-ignored": "alias.scope and noalias promise nothing.",
            ScopesNeverBegin = "scopes-never-begin": "llvm.experimental.noalias.scope.decl does not begin its scopes again.",
            ScopesAllApart = "scopes-all-apart": "noalias excludes all scopes, not only those that it lists.",
            MemoryOfFunctionIgnored = "memory-of-functions-ignored": "memory promises nothing of functions.",
            MemoryOfCallIgnored = "memory-of-calls-ignored": "memory promises nothing of calls.",
            MemoryOfParameterIgnored = "memory-of-parameters-ignored": "readonly, writeonly and readnone promise nothing of parameters.",
            MemoryOfArgumentIgnored = "memory-of-arguments-ignored": "readonly, writeonly and readnone promise nothing of arguments.",
            MemoryArgumentsAsOther = "memory-arguments-as-other": "memory promises of what arguments point to what it does of other memory.",
            MemoryWriteOnlyAsReadOnly = "memory-writeonly-as-readonly": "A writeonly pointer may only be read.",
            MemoryEndsLate = "memory-ends-late": "Memory that a call may not access may not be accessed after it.",
            TailIgnored = "tail-ignored": "tail promises nothing.",
            TailEverywhere = "tail-everywhere": "Every call leaves the caller's stack alone.",
            AccuracyHalved = "accuracy-halved": "fpmath permits errors twice as large.",
            NoAliasIgnored = "noalias-ignored": "noalias promises nothing of parameters.",
            NoAliasEverywhere = "noalias-everywhere": "Every pointer parameter promises noalias.",
            NoCaptureIgnored = "nocapture-ignored": "nocapture promises nothing of parameters.",
            NoCaptureEverywhere = "nocapture-everywhere": "Every pointer parameter promises nocapture.",
        }
    }
}

/// A set of faults of the interpreter.
pub type FaultSet = base::FaultSet<Fault>;

/// The stage at which a fault acts, with its rule.
enum Mutation {
    /// Rewrites each instruction of the module.
    Instruction(InstructionRule),
    /// Adds instructions after those of the module.
    Following(FollowingRule),
    /// Rewrites each terminator of the module.
    Terminator(TerminatorRule),
    /// Changes the module as a whole.
    Module(fn(&mut Module)),
    /// Changes the bytecode of the module.
    Bytecode(fn(&Module, &mut Bytecode)),
}

impl Fault {
    fn mutation(self) -> Mutation {
        use BinaryOp::{AShr, Add, LShr, Mul, Or, SDiv, Shl, Sub, UDiv};
        use Mutation::{Bytecode, Following, Instruction, Module, Terminator};
        match self {
            Fault::AShrAsLShr => Instruction(|_, i| arithmetic::as_operator(i, AShr, LShr)),
            Fault::LShrAsAShr => Instruction(|_, i| arithmetic::as_operator(i, LShr, AShr)),
            Fault::SExtAsZExt => Instruction(|_, i| arithmetic::as_cast(i, CastOp::SExt, CastOp::ZExt)),
            Fault::ZExtAsSExt => Instruction(arithmetic::zext_as_sext),
            Fault::TruncKeepsHighBits => Bytecode(bytecode::trunc_keeps_high_bits),
            Fault::SignedCompareAsUnsigned => Instruction(arithmetic::signed_compare_as_unsigned),
            Fault::UnsignedCompareAsSigned => Instruction(arithmetic::unsigned_compare_as_signed),
            Fault::MulIn32Bits => Instruction(arithmetic::mul_in_32_bits),
            Fault::SDivRoundsDown => Instruction(arithmetic::sdiv_rounds_down),
            Fault::SRemSignOfDivisor => Instruction(arithmetic::srem_sign_of_divisor),
            Fault::UDivAsSDiv => Instruction(|_, i| arithmetic::as_operator(i, UDiv, SDiv)),
            Fault::SiToFpAsUiToFp => {
                Instruction(|_, i| arithmetic::as_cast(i, CastOp::SiToFp, CastOp::UiToFp))
            }
            Fault::FpToIntThroughFloat => Instruction(arithmetic::fptoint_through_float),
            Fault::DoubleInFloat => {
                Instruction(|r, i| arithmetic::rounded(r, i, &Type::Double, TypeId::FLOAT))
            }
            Fault::OddLoadShort => Bytecode(bytecode::odd_load_short),
            Fault::OddStoreLong => Following(memory::odd_store_long),
            Fault::FarOffsetShort => Bytecode(bytecode::far_offset_short),
            Fault::MemCpyShort => Instruction(|r, i| memory::shortened(r, i, "memcpy")),
            Fault::MemSetShort => Instruction(|r, i| memory::shortened(r, i, "memset")),
            Fault::ByValShares => Bytecode(bytecode::byval_shares),
            Fault::SRetElsewhere => Instruction(calls::sret_elsewhere),
            Fault::ReturnDropsSecond => Terminator(calls::return_drops_second),
            Fault::ArgumentsSwapped => Instruction(calls::arguments_swapped),
            Fault::SwitchLosesLastCase => Terminator(calls::switch_loses_last_case),
            Fault::ExtendedInDouble => {
                Instruction(|r, i| arithmetic::rounded(r, i, &Type::X86Fp80, TypeId::DOUBLE))
            }
            Fault::QuadInDouble => {
                Instruction(|r, i| arithmetic::rounded(r, i, &Type::Fp128, TypeId::DOUBLE))
            }
            Fault::HalfCut => Instruction(arithmetic::half_cut),
            Fault::LongShiftInWord => Instruction(arithmetic::long_shift_in_word),
            Fault::LongCarryLost => Instruction(arithmetic::long_carry_lost),
            Fault::LanesReversed => Instruction(arithmetic::lanes_reversed),
            Fault::ExtendedStoreShort => Following(memory::extended_store_short),
            Fault::VaStartForgetsGeneral => Following(|r, i| calls::list_restarted(r, i, 0)),
            Fault::VaStartForgetsVector => Following(|r, i| calls::list_restarted(r, i, 1)),
            Fault::VaStartForgetsStack => Bytecode(bytecode::va_start_forgets_stack),
            Fault::VaVectorSlotShort => Bytecode(bytecode::va_vector_slot_short),
            Fault::VaExtendedUnaligned => Instruction(calls::va_extended_unaligned),
            Fault::VaBlockBackFills => Instruction(calls::va_block_back_fills),
            Fault::VaPairAtOdd => Instruction(calls::va_pair_at_odd),
            Fault::PoisonIgnored => Instruction(poison::poison_ignored),
            Fault::FreezeForwards => Instruction(poison::freeze_forwards),
            Fault::FreezeVaries => Instruction(poison::freeze_varies),
            Fault::FlagsIgnored => Module(flags::all),
            Fault::LoadForgetsPoison => Instruction(memory::load_forgets_poison),
            Fault::AndZeroKnown => Instruction(poison::and_zero_known),
            Fault::ComparePoisonFalse => Instruction(poison::compare_poison_false),
            Fault::DivisionByPoison => Instruction(poison::division_by_poison),
            Fault::ShiftAmountWraps => Instruction(arithmetic::shift_amount_wraps),
            Fault::NswSubIgnored => Module(|m| flags::arithmetic(m, &[Sub], |flags| flags.nsw = false)),
            Fault::NswMulIgnored => Module(|m| flags::arithmetic(m, &[Mul], |flags| flags.nsw = false)),
            Fault::NswShlIgnored => Module(|m| flags::arithmetic(m, &[Shl], |flags| flags.nsw = false)),
            Fault::NuwIgnored => {
                Module(|m| flags::arithmetic(m, &[Add, Sub, Mul, Shl], |flags| flags.nuw = false))
            }
            Fault::ExactDivisionIgnored => {
                Module(|m| flags::arithmetic(m, &[UDiv, SDiv], |flags| flags.exact = false))
            }
            Fault::ExactShiftIgnored => {
                Module(|m| flags::arithmetic(m, &[LShr, AShr], |flags| flags.exact = false))
            }
            Fault::DisjointIgnored => Module(|m| flags::arithmetic(m, &[Or], |flags| flags.disjoint = false)),
            Fault::InboundsIgnored => Module(|m| flags::addresses(m, |flags| flags.inbounds = false)),
            Fault::TruncFlagsIgnored => {
                Module(|m| flags::conversions(m, |flags| (flags.nuw, flags.nsw) = (false, false)))
            }
            Fault::NNegIgnored => Module(|m| flags::conversions(m, |flags| flags.nneg = false)),
            Fault::NoUndefIgnored => Module(poison::noundef_ignored),
            Fault::SelectPoisonTakesTrue => Instruction(poison::select_poison_takes_true),
            Fault::SelectTakesBoth => Bytecode(bytecode::select_takes_both),
            Fault::PhiTakesOther => Instruction(poison::phi_takes_other),
            Fault::PoisonBranchFalls => Terminator(poison::poison_branch_falls),
            Fault::FreezeVectorWhole => Instruction(poison::freeze_vector_whole),
            Fault::BitCastKeepsKnown => Instruction(poison::bitcast_keeps_known),
            Fault::InsertKeeps => Instruction(poison::insert_keeps),
            Fault::ShufflePoisonZero => Instruction(poison::shuffle_poison_zero),
            Fault::ReturnSpreadsPoison => Terminator(poison::return_spreads_poison),
            Fault::VectorLoadWhole => Instruction(memory::vector_load_whole),
            Fault::OddLoadKeepsExtra => Bytecode(bytecode::odd_load_keeps_extra),
            Fault::StorePoisonKept => Instruction(memory::store_poison_kept),
            Fault::AllocaZeroed => Following(memory::alloca_zeroed),
            Fault::MemCpyDefines => Instruction(memory::memcpy_defines),
            Fault::MemCpySpreads => Instruction(memory::memcpy_spreads),
            Fault::LoadFieldSpreads => Instruction(memory::loadfield_spreads),
            Fault::LoadFrozenSpreads => Instruction(memory::loadfrozen_spreads),
            Fault::StoreFieldClears => Following(memory::storefield_clears),
            Fault::RangeOfMetadataIgnored => {
                Module(|m| promises::ignored(m, Promise::Range, PromisePlace::Metadata))
            }
            Fault::RangeOfArgumentIgnored => {
                Module(|m| promises::ignored(m, Promise::Range, PromisePlace::Argument))
            }
            Fault::RangeOfParameterIgnored => {
                Module(|m| promises::ignored(m, Promise::Range, PromisePlace::Parameter))
            }
            Fault::RangeOfCallResultIgnored => {
                Module(|m| promises::ignored(m, Promise::Range, PromisePlace::CallResult))
            }
            Fault::RangeOfFunctionResultIgnored => {
                Module(|m| promises::ignored(m, Promise::Range, PromisePlace::FunctionResult))
            }
            Fault::NonNullOfMetadataIgnored => {
                Module(|m| promises::ignored(m, Promise::NonNull, PromisePlace::Metadata))
            }
            Fault::NonNullOfArgumentIgnored => {
                Module(|m| promises::ignored(m, Promise::NonNull, PromisePlace::Argument))
            }
            Fault::NonNullOfParameterIgnored => {
                Module(|m| promises::ignored(m, Promise::NonNull, PromisePlace::Parameter))
            }
            Fault::NonNullOfCallResultIgnored => {
                Module(|m| promises::ignored(m, Promise::NonNull, PromisePlace::CallResult))
            }
            Fault::NonNullOfFunctionResultIgnored => {
                Module(|m| promises::ignored(m, Promise::NonNull, PromisePlace::FunctionResult))
            }
            Fault::AlignOfMetadataIgnored => {
                Module(|m| promises::ignored(m, Promise::Align, PromisePlace::Metadata))
            }
            Fault::AlignOfArgumentIgnored => {
                Module(|m| promises::ignored(m, Promise::Align, PromisePlace::Argument))
            }
            Fault::AlignOfParameterIgnored => {
                Module(|m| promises::ignored(m, Promise::Align, PromisePlace::Parameter))
            }
            Fault::AlignOfCallResultIgnored => {
                Module(|m| promises::ignored(m, Promise::Align, PromisePlace::CallResult))
            }
            Fault::AlignOfFunctionResultIgnored => {
                Module(|m| promises::ignored(m, Promise::Align, PromisePlace::FunctionResult))
            }
            Fault::NoUndefOfMetadataIgnored => {
                Module(|m| promises::ignored(m, Promise::NoUndef, PromisePlace::Metadata))
            }
            Fault::NoUndefOfArgumentIgnored => {
                Module(|m| promises::ignored(m, Promise::NoUndef, PromisePlace::Argument))
            }
            Fault::NoUndefOfParameterIgnored => {
                Module(|m| promises::ignored(m, Promise::NoUndef, PromisePlace::Parameter))
            }
            Fault::NoUndefOfCallResultIgnored => {
                Module(|m| promises::ignored(m, Promise::NoUndef, PromisePlace::CallResult))
            }
            Fault::NoUndefOfFunctionResultIgnored => {
                Module(|m| promises::ignored(m, Promise::NoUndef, PromisePlace::FunctionResult))
            }
            Fault::DereferenceableOfMetadataIgnored => {
                Module(|m| promises::ignored(m, Promise::Dereferenceable, PromisePlace::Metadata))
            }
            Fault::DereferenceableOfArgumentIgnored => {
                Module(|m| promises::ignored(m, Promise::Dereferenceable, PromisePlace::Argument))
            }
            Fault::DereferenceableOfParameterIgnored => {
                Module(|m| promises::ignored(m, Promise::Dereferenceable, PromisePlace::Parameter))
            }
            Fault::DereferenceableOfCallResultIgnored => {
                Module(|m| promises::ignored(m, Promise::Dereferenceable, PromisePlace::CallResult))
            }
            Fault::DereferenceableOfFunctionResultIgnored => {
                Module(|m| promises::ignored(m, Promise::Dereferenceable, PromisePlace::FunctionResult))
            }
            Fault::DereferenceableOrNullOfMetadataIgnored => {
                Module(|m| promises::ignored(m, Promise::DereferenceableOrNull, PromisePlace::Metadata))
            }
            Fault::DereferenceableOrNullOfArgumentIgnored => {
                Module(|m| promises::ignored(m, Promise::DereferenceableOrNull, PromisePlace::Argument))
            }
            Fault::DereferenceableOrNullOfParameterIgnored => {
                Module(|m| promises::ignored(m, Promise::DereferenceableOrNull, PromisePlace::Parameter))
            }
            Fault::DereferenceableOrNullOfCallResultIgnored => {
                Module(|m| promises::ignored(m, Promise::DereferenceableOrNull, PromisePlace::CallResult))
            }
            Fault::DereferenceableOrNullOfFunctionResultIgnored => {
                Module(|m| promises::ignored(m, Promise::DereferenceableOrNull, PromisePlace::FunctionResult))
            }
            Fault::CalleesIgnored => Module(promises::callees_ignored),
            Fault::CalleeForgotten => Module(promises::first_callee_forgotten),
            Fault::TbaaStructIgnored => {
                Module(|m| promises::ignored(m, Promise::TbaaStruct, PromisePlace::Metadata))
            }
            Fault::TbaaStructFirstOnly => Module(promises::first_member_only),
            Fault::RangeEndIncluded => Module(promises::range_of_metadata_longer),
            Fault::RangeAttributeEndIncluded => Module(|m| promises::range_of_attributes(m, 0, 1)),
            Fault::RangeAttributeFirstLeftOut => Module(|m| promises::range_of_attributes(m, 1, 0)),
            Fault::RangeSecondLost => Module(promises::first_range_only),
            Fault::NonNullUndefined => Module(promises::null_is_undefined),
            Fault::AlignMetadataHalved => {
                Module(|m| promises::number_of_metadata(m, "align", |align| (align / 2).max(1)))
            }
            Fault::AlignAttributeHalved => {
                Module(|m| promises::sizes_of_attributes(m, promises::align_halved))
            }
            Fault::DereferenceableShort => {
                Module(|m| promises::sizes_of_attributes(m, promises::dereferenceable_short))
            }
            Fault::DereferenceableLong => {
                Module(|m| promises::sizes_of_attributes(m, promises::dereferenceable_long))
            }
            Fault::DereferenceableMetadataLong => {
                Module(|m| promises::number_of_metadata(m, "dereferenceable", |bytes| bytes + 1))
            }
            Fault::NullMustBeDereferenceable => {
                Module(|m| promises::sizes_of_attributes(m, promises::null_must_be_dereferenceable))
            }
            Fault::FirstAttachmentOnly => Module(promises::first_attachment_only),
            Fault::NoFpClassOfArgumentIgnored => {
                Module(|m| promises::ignored(m, Promise::NoFpClass, PromisePlace::Argument))
            }
            Fault::NoFpClassOfParameterIgnored => {
                Module(|m| promises::ignored(m, Promise::NoFpClass, PromisePlace::Parameter))
            }
            Fault::NoFpClassOfCallResultIgnored => {
                Module(|m| promises::ignored(m, Promise::NoFpClass, PromisePlace::CallResult))
            }
            Fault::NoFpClassOfFunctionResultIgnored => {
                Module(|m| promises::ignored(m, Promise::NoFpClass, PromisePlace::FunctionResult))
            }
            Fault::TbaaIgnored => Module(|m| promises::ignored(m, Promise::Tbaa, PromisePlace::Metadata)),
            Fault::TbaaOffsetsIgnored => Module(|m| promises::number_of_metadata(m, "tbaa", |_| 0)),
            Fault::InvariantLoadIgnored => {
                Module(|m| promises::ignored(m, Promise::InvariantLoad, PromisePlace::Metadata))
            }
            Fault::InvariantGroupIgnored => {
                Module(|m| promises::ignored(m, Promise::InvariantGroup, PromisePlace::Metadata))
            }
            Fault::AliasScopeIgnored => {
                Module(|m| promises::ignored(m, Promise::AliasScope, PromisePlace::Metadata))
            }
            Fault::ScopesNeverBegin => Bytecode(history::scopes_never_begin),
            Fault::ScopesAllApart => Bytecode(history::scopes_all_apart),
            Fault::MemoryOfFunctionIgnored => Module(promises::memory_of_functions_ignored),
            Fault::MemoryOfCallIgnored => Module(promises::memory_of_calls_ignored),
            Fault::MemoryOfParameterIgnored => {
                Module(|m| promises::ignored(m, Promise::Memory, PromisePlace::Parameter))
            }
            Fault::MemoryOfArgumentIgnored => {
                Module(|m| promises::ignored(m, Promise::Memory, PromisePlace::Argument))
            }
            Fault::MemoryArgumentsAsOther => Module(promises::memory_of_arguments_as_other),
            Fault::MemoryWriteOnlyAsReadOnly => Module(promises::write_only_as_read_only),
            Fault::MemoryEndsLate => Bytecode(history::limits_end_late),
            Fault::TailIgnored => Module(|m| promises::tail_calls(m, TailCall::Tail, TailCall::Any)),
            Fault::TailEverywhere => Module(|m| promises::tail_calls(m, TailCall::Any, TailCall::Tail)),
            Fault::AccuracyHalved => Module(promises::accuracy_halved),
            Fault::NoAliasIgnored => {
                Module(|m| promises::ignored(m, Promise::NoAlias, PromisePlace::Parameter))
            }
            Fault::NoAliasEverywhere => Module(|m| promises::of_all_pointers(m, ParamAttr::NoAlias)),
            Fault::NoCaptureIgnored => {
                Module(|m| promises::ignored(m, Promise::NoCapture, PromisePlace::Parameter))
            }
            Fault::NoCaptureEverywhere => Module(|m| promises::of_all_pointers(m, ParamAttr::NoCapture)),
        }
    }
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
        match fault.mutation() {
            Mutation::Instruction(rule) => rewriter::rewrite_instructions(&mut module, rule),
            Mutation::Following(rule) => rewriter::follow_instructions(&mut module, rule),
            Mutation::Terminator(rule) => rewriter::rewrite_terminators(&mut module, rule),
            Mutation::Module(rule) => rule(&mut module),
            Mutation::Bytecode(_) => {}
        }
    }
    program.decode(&module, config);
    for fault in planted() {
        if let Mutation::Bytecode(rule) = fault.mutation() {
            rule(&module, program);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn names_are_unique_and_read_back() {
        for &fault in Fault::ALL {
            assert_eq!(fault.name().parse(), Ok(fault));
        }
        assert!("no-such-fault".parse::<Fault>().is_err());
        let names: HashSet<_> = Fault::ALL.iter().map(|fault| fault.name()).collect();
        assert_eq!(names.len(), Fault::ALL.len());
        for name in names {
            assert!(
                name.bytes().all(|byte| byte == b'-' || byte.is_ascii_lowercase() || byte.is_ascii_digit())
            );
        }
    }
}
