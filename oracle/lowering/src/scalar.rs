//! The first-class scalar types of LLVM's IR that values of C become (LangRef, "Single Value Types").

use std::fmt;

use base::{DecimalFormat, FloatFormat};
use lang::{Bits, Bytes};

/// A scalar IR type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scalar {
    /// `iN`
    Int(Bits),
    /// `ptr`
    Pointer,
    /// `half`, IEEE binary16
    Half,
    /// `float`, IEEE binary32
    Float,
    /// `double`, IEEE binary64
    Double,
    /// `x86_fp80`, the x87's 80 bits
    X87,
    /// `fp128`, IEEE binary128
    Quad,
}

impl Scalar {
    /// `i8`
    pub const I8: Scalar = Scalar::Int(Bits(8));
    /// `i64`
    pub const I64: Scalar = Scalar::Int(Bits(64));

    /// The type of numbers in a format. LLVM has no decimal types: a decimal number travels as the binary one with the same bits, which
    /// has the registers that the psABI gives it. That is never a NaN, whose bits LLVM does not keep: all bits of a binary
    /// exponent are set only in what is decimally an infinity or a NaN.
    #[must_use]
    pub const fn of_format(format: FloatFormat) -> Scalar {
        match format {
            FloatFormat::Binary16 => Scalar::Half,
            FloatFormat::Binary32 | FloatFormat::Decimal(DecimalFormat::Decimal32) => Scalar::Float,
            FloatFormat::Binary64 | FloatFormat::Decimal(DecimalFormat::Decimal64) => Scalar::Double,
            FloatFormat::X87Extended => Scalar::X87,
            FloatFormat::Binary128 | FloatFormat::Decimal(DecimalFormat::Decimal128) => Scalar::Quad,
        }
    }

    /// The bytes an object of it takes, padding to its alignment left out but for `x86_fp80`: those of the psABI's
    /// `long double` (figure 3.1) are 16.
    #[must_use]
    pub fn size(self) -> Bytes {
        match self {
            Scalar::Int(width) => width.bytes_ceil(),
            Scalar::Half => Bytes(2),
            Scalar::Float => Bytes(4),
            Scalar::Pointer | Scalar::Double => Bytes(8),
            Scalar::X87 | Scalar::Quad => Bytes(16),
        }
    }

    /// True of the binary floating-point types.
    #[must_use]
    pub const fn is_float(self) -> bool {
        !matches!(self, Scalar::Int(_) | Scalar::Pointer)
    }
}

/// The spelling in LLVM's IR.
impl fmt::Display for Scalar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Scalar::Int(width) => write!(f, "i{}", width.0),
            Scalar::Pointer => f.write_str("ptr"),
            Scalar::Half => f.write_str("half"),
            Scalar::Float => f.write_str("float"),
            Scalar::Double => f.write_str("double"),
            Scalar::X87 => f.write_str("x86_fp80"),
            Scalar::Quad => f.write_str("fp128"),
        }
    }
}
