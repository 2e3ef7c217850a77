//! Floating-point formats without host arithmetic, computed by `rustc_apfloat` (a port of LLVM's APFloat), rounding to
//! nearest even. Floats and doubles come here only in conversions with one of these formats or an integer of more than
//! 128 bits.

use ethnum::U256;
use ir::FloatPredicate;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert};

use crate::code::{FloatOp, SoftFormat};
use crate::register::wide_mask;

/// Runs `$body` with `rustc_apfloat`'s type for a format.
macro_rules! by_format {
    ($format:expr, $F:ident => $body:expr) => {
        match $format {
            SoftFormat::Half => {
                type $F = Half;
                $body
            }
            SoftFormat::BFloat => {
                type $F = BFloat;
                $body
            }
            SoftFormat::Single => {
                type $F = Single;
                $body
            }
            SoftFormat::Double => {
                type $F = Double;
                $body
            }
            SoftFormat::Extended => {
                type $F = X87DoubleExtended;
                $body
            }
            SoftFormat::Quad => {
                type $F = Quad;
                $body
            }
        }
    };
}

/// The bits of the result.
pub(super) fn apply(op: FloatOp, format: SoftFormat, a: u128, b: u128) -> u128 {
    by_format!(format, F => {
        let (x, y) = (F::from_bits(a), F::from_bits(b));
        let result = match op {
            FloatOp::Add => x + y,
            FloatOp::Sub => x - y,
            FloatOp::Mul => x * y,
            FloatOp::Div => x / y,
            FloatOp::Rem => x % y,
        };
        result.value.to_bits()
    })
}

/// The number as a binary128, which represents every number of every format.
fn read(format: SoftFormat, bits: u128) -> Quad {
    let mut lossy = false;
    by_format!(format, F => {
        let number: Quad = F::from_bits(bits).convert(&mut lossy).value;
        number
    })
}

/// The nearest number of a format.
fn write(format: SoftFormat, number: Quad) -> u128 {
    let mut lossy = false;
    by_format!(format, F => {
        let number: F = number.convert(&mut lossy).value;
        number.to_bits()
    })
}

/// The nearest number of another format.
pub(super) fn resize(from: SoftFormat, to: SoftFormat, bits: u128) -> u128 {
    write(to, read(from, bits))
}

/// Evaluates the predicate on two numbers given by their bits.
pub(super) fn compare(predicate: FloatPredicate, format: SoftFormat, a: u128, b: u128) -> bool {
    super::float::holds(predicate, read(format, a), read(format, b))
}

/// Precision of binary128 in bits, the largest of all formats.
const DIGITS: i32 = 113;

/// The integer of `width` bits, rounded towards zero, or `None` if the number does not fit (LangRef: poison).
pub(super) fn to_int(format: SoftFormat, signed: bool, width: u32, bits: u128) -> Option<U256> {
    let number = read(format, bits);
    if !number.is_finite() {
        return None;
    }
    let size = if number.is_negative() { -number } else { number };
    // A large number has no fraction digits, so a power of two is factored out and restored as a shift.
    let shift = if size.is_zero() { 0 } else { (size.ilogb() + 1 - DIGITS).max(0) };
    if shift > 256 - DIGITS {
        return None;
    }
    let size = U256::from(size.scalbn(-shift).to_u128(128).value) << shift;
    let limit = U256::ONE << (width - 1);
    match (number.is_negative(), signed) {
        (true, true) => (size <= limit).then(|| size.wrapping_neg() & wide_mask(width)),
        (true, false) => (size == U256::ZERO).then_some(size),
        (false, true) => (size < limit).then_some(size),
        (false, false) => (size <= wide_mask(width)).then_some(size),
    }
}

/// The number nearest to an integer of `width` bits.
pub(super) fn from_int(format: SoftFormat, signed: bool, width: u32, value: U256) -> u128 {
    let negative = signed && value >> (width - 1) != U256::ZERO;
    let size = if negative { value.wrapping_neg() & wide_mask(width) } else { value };
    // An integer of more than 127 bits is truncated to 127, and a sticky bit records whether a one was lost. No format
    // has this number of digits, so the sticky bit decides ties and the number is rounded once.
    let shift = (256 - size.leading_zeros()).saturating_sub(127);
    let lost = size.trailing_zeros() < shift;
    by_format!(format, F => {
        let number = match shift {
            0 => F::from_u128(size.as_u128()).value,
            _ => F::from_u128((size >> shift).as_u128() << 1 | u128::from(lost)).value.scalbn(shift as i32 - 1),
        };
        if negative { -number } else { number }.to_bits()
    })
}
