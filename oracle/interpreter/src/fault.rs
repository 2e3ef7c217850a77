//! Planted faults: deliberate errors in the concrete interpreter, to test whether a campaign finds them.

use std::fmt;
use std::str::FromStr;

/// The kind of program that exposes a fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// Ordinary defined programs are enough.
    Ordinary,
    /// Programs in which poison flows; a campaign of defined programs does not expose the fault.
    Poison,
}

macro_rules! faults {
    ($($variant:ident, $name:literal, $needs:ident, $description:literal;)*) => {
        /// One planted fault.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Fault {
            $(#[doc = $description] $variant,)*
        }

        impl Fault {
            /// All faults.
            pub const ALL: &'static [Fault] = &[$(Fault::$variant,)*];

            /// A stable name in kebab-case.
            pub fn name(self) -> &'static str {
                match self { $(Fault::$variant => $name,)* }
            }

            /// A one-sentence description.
            pub fn description(self) -> &'static str {
                match self { $(Fault::$variant => $description,)* }
            }

            /// The kind of program that exposes it.
            pub fn needs(self) -> Needs {
                match self { $(Fault::$variant => Needs::$needs,)* }
            }
        }
    };
}

faults! {
    AShrAsLShr, "ashr-as-lshr", Ordinary, "An arithmetic right shift brings in zeros.";
    LShrAsAShr, "lshr-as-ashr", Ordinary, "A logical right shift brings in copies of the sign.";
    SExtAsZExt, "sext-as-zext", Ordinary, "Sign extension fills with zeros.";
    ZExtAsSExt, "zext-as-sext", Ordinary, "Zero extension fills with copies of the sign.";
    TruncKeepsHighBits, "trunc-keeps-high-bits", Ordinary, "Truncation leaves the bits above the width in place.";
    SignedCompareAsUnsigned, "signed-compare-as-unsigned", Ordinary, "Signed comparisons compare unsigned.";
    UnsignedCompareAsSigned, "unsigned-compare-as-signed", Ordinary, "Unsigned comparisons compare signed.";
    MulIn32Bits, "mul-in-32-bits", Ordinary, "A product of 64-bit integers is cut to 32 bits.";
    SDivRoundsDown, "sdiv-rounds-down", Ordinary, "Signed division rounds towards minus infinity.";
    SRemSignOfDivisor, "srem-sign-of-divisor", Ordinary, "A signed remainder takes the sign of the divisor.";
    UDivAsSDiv, "udiv-as-sdiv", Ordinary, "Unsigned division is signed.";
    SiToFpAsUiToFp, "sitofp-as-uitofp", Ordinary, "A negative integer becomes a large floating-point number.";
    FpToIntThroughFloat, "fptoint-through-float", Ordinary, "A double on its way to an integer is rounded to float first.";
    DoubleInFloat, "double-in-float", Ordinary, "Arithmetic on doubles is rounded to float.";
    OddLoadShort, "odd-load-short", Ordinary, "A load of 3, 5, 6 or 7 bytes reads one byte less.";
    OddStoreLong, "odd-store-long", Ordinary, "A store of 3, 5, 6 or 7 bytes also clears the byte after it.";
    FarOffsetShort, "far-offset-short", Ordinary, "A constant offset of 16 bytes or more lands 8 bytes early.";
    MemCpyShort, "memcpy-short", Ordinary, "memcpy leaves the last byte out.";
    MemSetShort, "memset-short", Ordinary, "memset leaves the last byte out.";
    ByValShares, "byval-shares", Ordinary, "A byval argument is the caller's own object, not a copy.";
    SRetElsewhere, "sret-elsewhere", Ordinary, "The callee writes its result to an object that the caller never sees.";
    ReturnDropsSecond, "return-drops-second", Ordinary, "The second member of a returned pair is lost.";
    ArgumentsSwapped, "arguments-swapped", Ordinary, "The last two arguments of a call, if of one type, are exchanged.";
    SwitchLosesLastCase, "switch-loses-last-case", Ordinary, "The last case of a switch goes to the default.";
    ExtendedInDouble, "extended-in-double", Ordinary, "Arithmetic on x86_fp80 is rounded to double.";
    QuadInDouble, "quad-in-double", Ordinary, "Arithmetic on fp128 is rounded to double.";
    HalfCut, "half-cut", Ordinary, "A number that becomes a half is cut, not rounded.";
    LongShiftInWord, "long-shift-in-word", Ordinary, "An integer of more than 128 bits is shifted by the amount modulo 64.";
    LongCarryLost, "long-carry-lost", Ordinary, "A sum of more than 128 bits loses the carry into bit 128.";
    LanesReversed, "lanes-reversed", Ordinary, "A bitcast to a vector puts the lowest bits into the last lane.";
    ExtendedStoreShort, "extended-store-short", Ordinary, "A store of x86_fp80 clears its two bytes of sign and exponent.";
    VaStartForgetsGeneral, "va-start-forgets-general", Ordinary, "va_start begins with the first general register, which a named argument took.";
    VaStartForgetsVector, "va-start-forgets-vector", Ordinary, "va_start begins with the first vector register, which a named argument took.";
    VaStartForgetsStack, "va-start-forgets-stack", Ordinary, "va_start begins with the first stack slot, which a named argument took.";
    VaVectorSlotShort, "va-vector-slot-short", Ordinary, "Vector registers are saved at a distance of 8 bytes.";
    VaExtendedUnaligned, "va-extended-unaligned", Ordinary, "An x86_fp80 in a variadic call is aligned to 8 bytes on the stack.";
    VaBlockBackFills, "va-block-back-fills", Ordinary, "Registers that an array left empty on AArch64 are used by later arguments.";
    VaPairAtOdd, "va-pair-at-odd", Ordinary, "An i128 on AArch64 starts at any register.";
    PoisonIgnored, "poison-ignored", Poison, "Arithmetic on poison gives an ordinary value.";
    FreezeForwards, "freeze-forwards", Poison, "freeze hands poison on.";
    FreezeVaries, "freeze-varies", Poison, "Each use of one freeze sees another value.";
    FlagsIgnored, "flags-ignored", Poison, "nsw, nuw, exact and disjoint promise nothing.";
    LoadForgetsPoison, "load-forgets-poison", Poison, "A load of poison memory reads zeros there.";
    AndZeroKnown, "and-zero-known", Poison, "Poison and zero is zero.";
    ComparePoisonFalse, "compare-poison-false", Poison, "A comparison with poison is false.";
    DivisionByPoison, "division-by-poison", Poison, "Division by poison is poison, not undefined behaviour.";
    ShiftAmountWraps, "shift-amount-wraps", Poison, "A shift by the width or more shifts by the amount modulo the width.";
    NswSubIgnored, "nsw-sub-ignored", Poison, "nsw promises nothing on sub.";
    NswMulIgnored, "nsw-mul-ignored", Poison, "nsw promises nothing on mul.";
    NswShlIgnored, "nsw-shl-ignored", Poison, "nsw promises nothing on shl.";
    NuwIgnored, "nuw-ignored", Poison, "nuw promises nothing on add, sub, mul and shl.";
    ExactDivisionIgnored, "exact-division-ignored", Poison, "exact promises nothing on udiv and sdiv.";
    ExactShiftIgnored, "exact-shift-ignored", Poison, "exact promises nothing on lshr and ashr.";
    DisjointIgnored, "disjoint-ignored", Poison, "disjoint promises nothing on or.";
    InboundsIgnored, "inbounds-ignored", Poison, "inbounds promises nothing on getelementptr.";
    TruncFlagsIgnored, "trunc-flags-ignored", Poison, "nuw and nsw promise nothing on trunc.";
    NNegIgnored, "nneg-ignored", Poison, "nneg promises nothing on zext and uitofp.";
    NoUndefIgnored, "noundef-ignored", Poison, "noundef promises nothing on arguments and results.";
    SelectPoisonTakesTrue, "select-poison-takes-true", Poison, "select on a poison condition gives the true arm.";
    SelectTakesBoth, "select-takes-both", Poison, "select is poison if the arm not chosen is.";
    PhiTakesOther, "phi-takes-other", Poison, "A phi is poison if it has a poison constant on another edge.";
    PoisonBranchFalls, "poison-branch-falls", Poison, "A branch on poison goes where false or zero would go.";
    FreezeVectorWhole, "freeze-vector-whole", Poison, "freeze of a vector with a poison lane chooses all its lanes.";
    BitCastKeepsKnown, "bitcast-keeps-known", Poison, "A bitcast is poison only where every bit is.";
    InsertKeeps, "insert-keeps", Poison, "insertelement out of range leaves the vector as it was.";
    ShufflePoisonZero, "shuffle-poison-zero", Poison, "A poison lane of a shuffle's mask gives zero.";
    ReturnSpreadsPoison, "return-spreads-poison", Poison, "A returned aggregate or vector with one poison member is all poison.";
    VectorLoadWhole, "vector-load-whole", Poison, "A loaded vector with one poison lane is all poison.";
    OddLoadKeepsExtra, "odd-load-keeps-extra", Poison, "A load of an odd width keeps the bits between it and its last byte.";
    StorePoisonKept, "store-poison-kept", Poison, "A store of poison leaves what was there.";
    AllocaZeroed, "alloca-zeroed", Poison, "A new object holds zeros.";
    MemCpyDefines, "memcpy-defines", Poison, "memcpy makes ordinary bits of poison ones.";
    MemCpySpreads, "memcpy-spreads", Poison, "memcpy makes a byte with a poison bit all poison.";
    LoadFieldSpreads, "loadfield-spreads", Poison, "A member packed at bits is poison if a neighbour in its bytes is.";
    LoadFrozenSpreads, "loadfrozen-spreads", Poison, "A load that freezes bit by bit chooses every bit if one is poison.";
    StoreFieldClears, "storefield-clears", Poison, "A store to a member packed at bits clears the rest of its bytes.";
}

impl Fault {
    /// The only target that has the type or register file concerned; `None` if the fault is observable on every target.
    #[must_use]
    pub const fn target(self) -> Option<ir::Target> {
        match self {
            Fault::ExtendedInDouble | Fault::ExtendedStoreShort | Fault::VaExtendedUnaligned => {
                Some(ir::Target::X86_64)
            }
            Fault::QuadInDouble | Fault::VaBlockBackFills | Fault::VaPairAtOdd => Some(ir::Target::Aarch64),
            _ => None,
        }
    }
}

/// A set of faults.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct FaultSet(u128);

impl FaultSet {
    /// No fault: a correct interpreter.
    pub const NONE: FaultSet = FaultSet(0);

    /// The set of one fault.
    #[must_use]
    pub const fn only(fault: Fault) -> FaultSet {
        FaultSet(1 << fault as u32)
    }

    /// The set with `fault` added.
    #[must_use]
    pub const fn with(self, fault: Fault) -> FaultSet {
        FaultSet(self.0 | 1 << fault as u32)
    }

    /// Whether the set contains `fault`.
    pub const fn has(self, fault: Fault) -> bool {
        self.0 & 1 << fault as u32 != 0
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Fault> for FaultSet {
    fn from_iter<I: IntoIterator<Item = Fault>>(faults: I) -> Self {
        faults.into_iter().fold(FaultSet::NONE, FaultSet::with)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Fault {
    type Err = UnknownFault;

    fn from_str(name: &str) -> Result<Fault, UnknownFault> {
        let known = Fault::ALL.iter().find(|fault| fault.name() == name);
        known.copied().ok_or_else(|| UnknownFault(name.to_owned()))
    }
}

/// The error for a name that is no fault's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the interpreter has no fault called `{0}`")]
pub struct UnknownFault(pub String);

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

    #[test]
    fn fault_sets_contain_their_members() {
        let set: FaultSet = [Fault::ByValShares, Fault::FlagsIgnored].into_iter().collect();
        assert!(set.has(Fault::FlagsIgnored) && !set.has(Fault::MemCpyShort));
        assert!(Fault::ALL.len() <= 128);
        assert!(FaultSet::NONE.is_empty());
    }
}
