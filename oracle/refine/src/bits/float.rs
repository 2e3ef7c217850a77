//! Floating-point arithmetic. Float and double use the host, which implements IEEE 754 and rounds to nearest even.

use ethnum::U256;
use ir::{FloatPredicate, Type, TypeId, TypeTable};
use semantics::Unsupported;
use semantics::operator::FloatOp;

use super::concrete::signed;
use super::soft;
use super::value::ones;

/// The supported floating-point formats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FloatFormat {
    Half,
    BFloat,
    Single,
    Double,
    /// x87 double extended precision, 80 bits.
    Extended,
    Quad,
}

impl FloatFormat {
    /// The format of a floating-point type, or of a vector's lanes.
    pub(super) fn for_type(types: &TypeTable, ty: TypeId) -> Result<FloatFormat, Unsupported> {
        match types.get(types.scalar(ty)) {
            Type::Float => Ok(FloatFormat::Single),
            Type::Double => Ok(FloatFormat::Double),
            Type::Half => Ok(FloatFormat::Half),
            Type::BFloat => Ok(FloatFormat::BFloat),
            Type::X86Fp80 => Ok(FloatFormat::Extended),
            Type::Fp128 => Ok(FloatFormat::Quad),
            _ => Err(Unsupported::Malformed("a floating-point number is needed")),
        }
    }

    /// True if the host computes with this format; the others are in [`super::soft`].
    fn is_host(self) -> bool {
        matches!(self, FloatFormat::Single | FloatFormat::Double)
    }

    /// A float or double as a double, which represents every float.
    fn read(self, bits: u128) -> f64 {
        match self {
            FloatFormat::Single => f64::from(f32::from_bits(bits as u32)),
            _ => f64::from_bits(bits as u64),
        }
    }

    /// Rounds to the nearest float or double.
    fn write(self, number: f64) -> u128 {
        match self {
            FloatFormat::Single => u128::from((number as f32).to_bits()),
            _ => u128::from(number.to_bits()),
        }
    }
}

/// An arithmetic operation.
///
/// Floats are computed in double precision and rounded once more. The result is correctly rounded for sum, difference,
/// product and quotient, because a double has more than 2p + 2 digits for p digits of a float (Figueroa, 1995); a
/// remainder is exact.
pub(super) fn binary(op: FloatOp, format: FloatFormat, a: u128, b: u128) -> u128 {
    if !format.is_host() {
        return soft::binary(op, format, a, b);
    }
    let (x, y) = (format.read(a), format.read(b));
    format.write(match op {
        FloatOp::Add => x + y,
        FloatOp::Sub => x - y,
        FloatOp::Mul => x * y,
        FloatOp::Div => x / y,
        FloatOp::Rem => x % y,
    })
}

/// Evaluates the predicate on two numbers.
pub(super) fn compare(predicate: FloatPredicate, format: FloatFormat, a: u128, b: u128) -> bool {
    use FloatPredicate::{False, Oeq, Oge, Ogt, Ole, Olt, One, Ord, True, Ueq, Uge, Ugt, Ule, Ult, Une, Uno};
    use std::cmp::Ordering::{Equal, Greater, Less};
    let order = match format.is_host() {
        true => format.read(a).partial_cmp(&format.read(b)),
        false => soft::order(format, a, b),
    };
    let among = |orders: &[_]| order.is_some_and(|order| orders.contains(&order));
    match predicate {
        False => false,
        True => true,
        Ord => order.is_some(),
        Uno => order.is_none(),
        Oeq => among(&[Equal]),
        Ogt => among(&[Greater]),
        Oge => among(&[Greater, Equal]),
        Olt => among(&[Less]),
        Ole => among(&[Less, Equal]),
        One => among(&[Less, Greater]),
        // An unordered predicate is the negation of an ordered one, and so holds of NaNs as well.
        Ueq => !among(&[Less, Greater]),
        Ugt => !among(&[Less, Equal]),
        Uge => !among(&[Less]),
        Ult => !among(&[Greater, Equal]),
        Ule => !among(&[Greater]),
        Une => !among(&[Equal]),
    }
}

/// Converts between formats.
pub(super) fn resize(from: FloatFormat, to: FloatFormat, bits: u128) -> u128 {
    if from.is_host() && to.is_host() { to.write(from.read(bits)) } else { soft::resize(from, to, bits) }
}

/// The integer of `width` bits, rounded towards zero; `None` if the number does not fit.
pub(super) fn to_int(format: FloatFormat, is_signed: bool, width: u32, bits: u128) -> Option<U256> {
    if !format.is_host() || width > 128 {
        return soft::to_int(format, is_signed, width, bits);
    }
    let number = format.read(bits).trunc();
    let limit = |exponent: u32| 2f64.powi(exponent as i32);
    let range = if is_signed { -limit(width - 1)..limit(width - 1) } else { 0.0..limit(width) };
    let bits = if is_signed { number as i128 as u128 } else { number as u128 };
    range.contains(&number).then_some(U256::from(bits) & ones(width))
}

/// The number nearest to an integer of `width` bits.
pub(super) fn from_int(format: FloatFormat, is_signed: bool, width: u32, value: U256) -> u128 {
    if !format.is_host() || width > 128 {
        return soft::from_int(format, is_signed, width, value);
    }
    let (number, value) = (signed(value, width).as_i128(), value.as_u128());
    match (format, is_signed && number < 0) {
        (FloatFormat::Single, true) => u128::from((number as f32).to_bits()),
        (FloatFormat::Single, false) => u128::from((value as f32).to_bits()),
        (_, true) => u128::from((number as f64).to_bits()),
        (_, false) => u128::from((value as f64).to_bits()),
    }
}

/// Replaces every NaN of a float or double by the canonical quiet NaN. Other formats cannot be observed.
pub(super) fn canonical(format: FloatFormat, bits: u128) -> u64 {
    let quiet = match format {
        FloatFormat::Single => base::FLOAT_NAN,
        _ => base::DOUBLE_NAN,
    };
    if format.read(bits).is_nan() { quiet } else { bits as u64 }
}
