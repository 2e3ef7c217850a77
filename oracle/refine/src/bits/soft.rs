//! Floating-point formats without host arithmetic, and conversions between them and all others, by `rustc_apfloat` (a
//! port of LLVM's APFloat), rounding to nearest even.

use ethnum::U256;
use rustc_apfloat::ieee::{BFloat, Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float as _, FloatConvert as _, Round, Status};
use semantics::operator::FloatOp;

use super::float::FloatFormat;

/// Calls a function that is generic in `rustc_apfloat`'s type for a format.
macro_rules! generic {
    ($format:expr, $f:ident $args:tt) => {
        match $format {
            FloatFormat::Half => $f::<Half> $args,
            FloatFormat::BFloat => $f::<BFloat> $args,
            FloatFormat::Single => $f::<Single> $args,
            FloatFormat::Double => $f::<Double> $args,
            FloatFormat::Extended => $f::<X87DoubleExtended> $args,
            FloatFormat::Quad => $f::<Quad> $args,
        }
    };
}

/// The bounds of the generic functions below.
trait SoftNumber: rustc_apfloat::Float + rustc_apfloat::FloatConvert<Quad> {
    fn nearest(number: Quad) -> Self;
}

macro_rules! numbers {
    ($($ty:ty),*) => {
        $(impl SoftNumber for $ty {
            fn nearest(number: Quad) -> Self {
                number.convert(&mut false).value
            }
        })*
    };
}

numbers!(Half, BFloat, Single, Double, X87DoubleExtended, Quad);

fn arithmetic<F: SoftNumber>(op: FloatOp, a: u128, b: u128) -> u128 {
    let (x, y) = (F::from_bits(a), F::from_bits(b));
    let result = match op {
        FloatOp::Add => x.add_r(y, Round::NearestTiesToEven),
        FloatOp::Sub => x.sub_r(y, Round::NearestTiesToEven),
        FloatOp::Mul => x.mul_r(y, Round::NearestTiesToEven),
        FloatOp::Div => x.div_r(y, Round::NearestTiesToEven),
        FloatOp::Rem => x.c_fmod(y),
    };
    result.value.to_bits()
}

/// An arithmetic operation.
pub fn binary(op: FloatOp, format: FloatFormat, a: u128, b: u128) -> u128 {
    generic!(format, arithmetic(op, a, b))
}

fn ordering<F: SoftNumber>(a: u128, b: u128) -> Option<std::cmp::Ordering> {
    F::from_bits(a).partial_cmp(&F::from_bits(b))
}

/// The order of two numbers; `None` if one of them is a NaN.
pub fn order(format: FloatFormat, a: u128, b: u128) -> Option<std::cmp::Ordering> {
    generic!(format, ordering(a, b))
}

/// The number as a binary128, which represents every number of every format.
fn exact<F: SoftNumber>(bits: u128) -> Quad {
    F::from_bits(bits).convert(&mut false).value
}

fn nearest<F: SoftNumber>(number: Quad) -> u128 {
    F::nearest(number).to_bits()
}

/// The nearest number of another format.
pub fn resize(from: FloatFormat, to: FloatFormat, bits: u128) -> u128 {
    let number = generic!(from, exact(bits));
    generic!(to, nearest(number))
}

/// The integer of `width` bits, rounded towards zero; `None` if the number does not fit.
pub fn to_int(format: FloatFormat, is_signed: bool, width: u32, bits: u128) -> Option<U256> {
    let number = generic!(format, exact(bits));
    let is_negative = number.is_negative();
    let size = if is_negative { -number } else { number };
    // The bits above bit 127, and the rest: both parts are exact.
    let high = size.scalbn(-128).round_to_integral(Round::TowardZero).value;
    let low = (size - high.scalbn(128)).value;
    let (high, low) = (high.to_u128(128), low.to_u128(128));
    if (high.status | low.status).contains(Status::INVALID_OP) {
        return None;
    }
    let size = U256::from_words(high.value, low.value);
    let (ones, half) = (U256::MAX >> (256 - width), U256::ONE << (width - 1));
    let fits = match (is_signed, is_negative) {
        (true, true) => size <= half,
        (true, false) => size < half,
        (false, true) => size == U256::ZERO,
        (false, false) => size <= ones,
    };
    fits.then(|| if is_negative { size.wrapping_neg() & ones } else { size })
}

/// The number nearest to a decimal number, rounded once whatever its length.
fn decimal<F: SoftNumber>(text: &str) -> u128 {
    // The decimal text of an integer always parses.
    F::from_str_r(text, Round::NearestTiesToEven).map_or(0, |number| number.value.to_bits())
}

/// The number nearest to an integer of `width` bits.
pub fn from_int(format: FloatFormat, is_signed: bool, width: u32, value: U256) -> u128 {
    let unused = 256 - width;
    let number = (value << unused).as_i256() >> unused;
    let text = if is_signed { number.to_string() } else { value.to_string() };
    generic!(format, decimal(&text))
}
