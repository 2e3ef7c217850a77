//! Operators and number formats of instructions.

/// Integer operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum IntOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    /// Fault: division that rounds towards minus infinity.
    SDivFloor,
    /// Fault: remainder with the sign of the divisor.
    SRemFloor,
}

/// Poison-generating flags of integer operations, conversions and `getelementptr`, as a bit set.
pub(crate) mod flag {
    pub(crate) const NUW: u8 = 1;
    pub(crate) const NSW: u8 = 2;
    pub(crate) const EXACT: u8 = 4;
    pub(crate) const DISJOINT: u8 = 8;
    pub(crate) const NNEG: u8 = 16;
    pub(crate) const INBOUNDS: u8 = 32;
    pub(crate) const NUSW: u8 = 64;
}

/// Floating-point operators.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

/// Formats with host arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HostFormat {
    Single,
    Double,
    /// Fault: a double whose results are rounded to float.
    DoubleInSingle,
}

/// Formats computed in software, and the host's formats where a conversion involves a software format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SoftFormat {
    Half,
    BFloat,
    Single,
    Double,
    /// x87 double extended precision, 80 bits.
    Extended,
    Quad,
    /// Fault: conversions to half truncate instead of rounding.
    HalfCut,
    /// Fault: results are rounded to double.
    ExtendedInDouble,
    /// Fault: results are rounded to double.
    QuadInDouble,
}

impl SoftFormat {
    /// Width of a number in bits.
    pub(crate) fn width(self) -> u8 {
        match self {
            SoftFormat::Half | SoftFormat::BFloat | SoftFormat::HalfCut => 16,
            SoftFormat::Single => 32,
            SoftFormat::Double => 64,
            SoftFormat::Extended | SoftFormat::ExtendedInDouble => 80,
            SoftFormat::Quad | SoftFormat::QuadInDouble => 128,
        }
    }
}

/// Integer conversions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resize {
    Trunc,
    ZExt,
    SExt,
    /// Fault: a truncation that keeps the high bits.
    Keep,
}

/// Rounding of conversions from floating point to integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rounding {
    TowardsZero,
    /// Fault: the number is first rounded to float.
    ThroughSingle,
}
