//! What instructions do to values.

/// Operators on integers.
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
    /// Fault: rounds down.
    SDivFloor,
    /// Fault: the sign of the divisor.
    SRemFloor,
}

/// Promises of integer operations and conversions, as bits.
pub(crate) mod flag {
    pub(crate) const NUW: u8 = 1;
    pub(crate) const NSW: u8 = 2;
    pub(crate) const EXACT: u8 = 4;
    pub(crate) const DISJOINT: u8 = 8;
    pub(crate) const NNEG: u8 = 16;
    pub(crate) const INBOUNDS: u8 = 32;
    pub(crate) const NUSW: u8 = 64;
}

/// Operators on floating-point numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

/// Formats with arithmetic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HostFormat {
    Single,
    Double,
    /// Fault: a double whose results are rounded to float.
    DoubleInSingle,
}

/// Formats that the host has no arithmetic for, and those of the host where they meet one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SoftFormat {
    Half,
    BFloat,
    Single,
    Double,
    /// The x87's.
    Extended,
    Quad,
    /// Fault: a half that is cut and not rounded when it is made of another number.
    HalfCut,
    /// Fault: results are rounded to double.
    ExtendedInDouble,
    /// Fault: results are rounded to double.
    QuadInDouble,
}

impl SoftFormat {
    /// Bits of a number.
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

/// Conversions between integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Resize {
    Trunc,
    ZExt,
    SExt,
    /// Fault: a truncation that does not.
    Keep,
}

/// How a floating-point number becomes an integer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rounding {
    TowardsZero,
    /// Fault: through the nearest float.
    ThroughSingle,
}
