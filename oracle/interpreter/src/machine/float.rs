//! Arithmetic on float and double by the host, which implements IEEE 754 and rounds to nearest even.

use ir::FloatPredicate;

use crate::code::{FloatOp, HostFormat};

/// The bits of the result.
pub(super) fn apply(op: FloatOp, format: HostFormat, a: u64, b: u64) -> u64 {
    match format {
        HostFormat::Single => {
            let (x, y) = (f32::from_bits(a as u32), f32::from_bits(b as u32));
            let result = match op {
                FloatOp::Add => x + y,
                FloatOp::Sub => x - y,
                FloatOp::Mul => x * y,
                FloatOp::Div => x / y,
                FloatOp::Rem => x % y,
            };
            u64::from(result.to_bits())
        }
        HostFormat::Double => double(op, f64::from_bits(a), f64::from_bits(b)).to_bits(),
    }
}

fn double(op: FloatOp, x: f64, y: f64) -> f64 {
    match op {
        FloatOp::Add => x + y,
        FloatOp::Sub => x - y,
        FloatOp::Mul => x * y,
        FloatOp::Div => x / y,
        FloatOp::Rem => x % y,
    }
}

/// The number; every float is exact in a double.
fn value(format: HostFormat, bits: u64) -> f64 {
    match format {
        HostFormat::Single => f64::from(f32::from_bits(bits as u32)),
        HostFormat::Double => f64::from_bits(bits),
    }
}

/// Evaluates the predicate on two numbers given by their bits.
pub(super) fn compare(predicate: FloatPredicate, format: HostFormat, a: u64, b: u64) -> bool {
    holds(predicate, value(format, a), value(format, b))
}

/// Evaluates the predicate on two numbers. An unordered pair contains a NaN (LangRef "fcmp").
pub(super) fn holds<N: PartialOrd>(predicate: FloatPredicate, x: N, y: N) -> bool {
    use FloatPredicate as P;
    let unordered = || x.partial_cmp(&y).is_none();
    match predicate {
        P::False => false,
        P::Oeq => x == y,
        P::Ogt => x > y,
        P::Oge => x >= y,
        P::Olt => x < y,
        P::Ole => x <= y,
        P::One => x != y && !unordered(),
        P::Ord => !unordered(),
        P::Ueq => x == y || unordered(),
        P::Ugt => x > y || unordered(),
        P::Uge => x >= y || unordered(),
        P::Ult => x < y || unordered(),
        P::Ule => x <= y || unordered(),
        P::Une => x != y,
        P::Uno => unordered(),
        P::True => true,
    }
}

/// Converts between float and double.
pub(super) fn resize(to: HostFormat, bits: u64) -> u64 {
    match to {
        HostFormat::Single => u64::from((f64::from_bits(bits) as f32).to_bits()),
        HostFormat::Double => f64::from(f32::from_bits(bits as u32)).to_bits(),
    }
}

/// The integer of `width` bits, or `None` if the number does not fit (LangRef: poison).
pub(super) fn to_int(format: HostFormat, signed: bool, width: u32, bits: u64) -> Option<u128> {
    let whole = value(format, bits).trunc();
    // Powers of two up to 2^128 are exact.
    let (low, high) = match signed {
        true => (-power(width - 1), power(width - 1)),
        false => (0.0, power(width)),
    };
    let fits = whole >= low && whole < high;
    let low = u128::MAX >> (128 - width);
    fits.then_some(if signed { whole as i128 as u128 & low } else { whole as u128 })
}

fn power(exponent: u32) -> f64 {
    2f64.powi(exponent as i32)
}

/// The number nearest to an integer of `width` bits.
pub(super) fn from_int(format: HostFormat, signed: bool, width: u32, value: u128) -> u64 {
    let top = 128 - width;
    let number = (value << top) as i128 >> top;
    match (format, signed) {
        (HostFormat::Single, true) => u64::from((number as f32).to_bits()),
        (HostFormat::Single, false) => u64::from((value as f32).to_bits()),
        (HostFormat::Double, true) => (number as f64).to_bits(),
        (HostFormat::Double, false) => (value as f64).to_bits(),
    }
}
