//! Flags of instructions by their keywords. The operations keep them as structures of truth values; reader, printer and
//! verifier treat them alike, as sets.

use crate::attributes::{AttributeSet, keyword_set};
use crate::memory::GepFlags;

keyword_set! {
    /// A flag after an opcode's keyword. The [opcode table](crate::Opcode::flags) lists the flags of each opcode.
    Flag {
        /// The address stays in the object; implies [`Flag::NUsw`].
        Inbounds = "inbounds",
        /// The signed offset does not overflow the unsigned address.
        NUsw = "nusw",
        /// The operand is not negative.
        NNeg = "nneg",
        /// No unsigned overflow; of `trunc`, the removed bits are zeros.
        Nuw = "nuw",
        /// No signed overflow; of `trunc`, the removed bits are copies of the sign.
        Nsw = "nsw",
        /// No remainder, or no bit set that is shifted out.
        Exact = "exact",
        /// No bit is set in both operands.
        Disjoint = "disjoint",
        /// Both operands have the same sign. LLVM 20 has this flag, LLVM 19 does not.
        SameSign = "samesign",
        /// Operations may be reassociated.
        Reassoc = "reassoc",
        /// Neither operands nor result are NaN.
        NNan = "nnan",
        /// Neither operands nor result are infinite.
        NInf = "ninf",
        /// The sign of a zero is insignificant.
        Nsz = "nsz",
        /// A quotient may be computed as a product with the reciprocal.
        Arcp = "arcp",
        /// Operations may be contracted to one.
        Contract = "contract",
        /// Functions may be approximated.
        Afn = "afn",
    }
}

/// A set of flags.
pub type FlagSet = AttributeSet<Flag>;

/// All fast-math flags: `fast`. LangRef "Fast-Math Flags".
pub const FAST_MATH: FlagSet = FlagSet::NONE
    .with_attribute(Flag::Reassoc)
    .with_attribute(Flag::NNan)
    .with_attribute(Flag::NInf)
    .with_attribute(Flag::Nsz)
    .with_attribute(Flag::Arcp)
    .with_attribute(Flag::Contract)
    .with_attribute(Flag::Afn);

/// The flags in [`crate::Instruction::flags`], which are no part of an operation.
pub(crate) const INSTRUCTION_FLAGS: FlagSet = FAST_MATH.with_attribute(Flag::SameSign);

/// Poison-generating flags of an integer operation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ArithFlags {
    /// No unsigned overflow: `add sub mul shl`.
    pub nuw: bool,
    /// No signed overflow: `add sub mul shl`.
    pub nsw: bool,
    /// The result is exact: `udiv sdiv lshr ashr`.
    pub exact: bool,
    /// No bit is set in both operands: `or`.
    pub disjoint: bool,
}

impl ArithFlags {
    /// No flags.
    pub const NONE: ArithFlags = ArithFlags { nuw: false, nsw: false, exact: false, disjoint: false };
    /// `nsw`.
    pub const NSW: ArithFlags = ArithFlags { nsw: true, ..ArithFlags::NONE };
    /// `nuw`.
    pub const NUW: ArithFlags = ArithFlags { nuw: true, ..ArithFlags::NONE };
    /// `exact`.
    pub const EXACT: ArithFlags = ArithFlags { exact: true, ..ArithFlags::NONE };
    /// `disjoint`.
    pub const DISJOINT: ArithFlags = ArithFlags { disjoint: true, ..ArithFlags::NONE };
}

/// Poison-generating flags of a conversion.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CastFlags {
    /// The operand is not negative: `zext uitofp`.
    pub nneg: bool,
    /// The removed bits are zeros: `trunc`.
    pub nuw: bool,
    /// The removed bits are copies of the sign: `trunc`.
    pub nsw: bool,
}

impl ArithFlags {
    /// The flags as a set.
    pub const fn to_set(self) -> FlagSet {
        let ArithFlags { nuw, nsw, exact, disjoint } = self;
        FlagSet::NONE
            .with_if(nuw, Flag::Nuw)
            .with_if(nsw, Flag::Nsw)
            .with_if(exact, Flag::Exact)
            .with_if(disjoint, Flag::Disjoint)
    }

    /// The flags of arithmetic in a set.
    pub const fn from_set(set: FlagSet) -> ArithFlags {
        ArithFlags {
            nuw: set.has(Flag::Nuw),
            nsw: set.has(Flag::Nsw),
            exact: set.has(Flag::Exact),
            disjoint: set.has(Flag::Disjoint),
        }
    }
}

impl CastFlags {
    /// The flags as a set.
    pub const fn to_set(self) -> FlagSet {
        let CastFlags { nneg, nuw, nsw } = self;
        FlagSet::NONE.with_if(nneg, Flag::NNeg).with_if(nuw, Flag::Nuw).with_if(nsw, Flag::Nsw)
    }

    /// The flags of conversions in a set.
    pub const fn from_set(set: FlagSet) -> CastFlags {
        CastFlags { nneg: set.has(Flag::NNeg), nuw: set.has(Flag::Nuw), nsw: set.has(Flag::Nsw) }
    }
}

impl GepFlags {
    /// The flags as a set, without `nusw` where `inbounds` implies it.
    pub const fn to_set(self) -> FlagSet {
        let GepFlags { inbounds, nusw, nuw } = self;
        FlagSet::NONE
            .with_if(inbounds, Flag::Inbounds)
            .with_if(nusw && !inbounds, Flag::NUsw)
            .with_if(nuw, Flag::Nuw)
    }

    /// The flags of address computations in a set.
    pub const fn from_set(set: FlagSet) -> GepFlags {
        GepFlags { inbounds: set.has(Flag::Inbounds), nusw: set.has(Flag::NUsw), nuw: set.has(Flag::Nuw) }
    }
}
