//! Mathematics by the host's functions. C11 7.12.

use super::super::{ConcreteMachine, Halt};
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use semantics::c_library::LibraryFunction as F;

impl ConcreteMachine {
    pub(super) fn unary_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let x = self.double(arguments)?;
        Ok(LibraryResult::Double(match function {
            F::Acos => x.acos(),
            F::Asin => x.asin(),
            F::Sinh => x.sinh(),
            F::Cosh => x.cosh(),
            F::Tanh => x.tanh(),
            F::Exp2 => x.exp2(),
            F::Expm1 => x.exp_m1(),
            F::Log2 => x.log2(),
            F::Log1p => x.ln_1p(),
            F::Cbrt => x.cbrt(),
            F::Rint | F::Nearbyint => x.round_ties_even(),
            // C11 F.10.3.11: zeros and infinities have no exponent, and have results of their own.
            F::Logb if x == 0.0 => f64::NEG_INFINITY,
            F::Logb if !x.is_finite() => x.abs(),
            F::Logb => f64::from(apart(x).1 - 1),
            F::Sqrt => x.sqrt(),
            F::Floor => x.floor(),
            F::Ceil => x.ceil(),
            F::Trunc => x.trunc(),
            F::Round => x.round(),
            F::Exp => x.exp(),
            F::Log => x.ln(),
            F::Log10 => x.log10(),
            F::Sin => x.sin(),
            F::Cos => x.cos(),
            F::Tan => x.tan(),
            F::Atan => x.atan(),
            _ => x.abs(),
        }))
    }

    pub(super) fn binary_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let (x, y) = (self.double(arguments)?, self.double(arguments)?);
        Ok(LibraryResult::Double(match function {
            F::Fmod => x % y,
            F::Pow => x.powf(y),
            F::Atan2 => x.atan2(y),
            F::Hypot => x.hypot(y),
            F::Copysign => x.copysign(y),
            F::Fmin => x.min(y),
            F::Fmax => x.max(y),
            // C11 7.12.12.1: the positive difference, NaN if an argument is NaN.
            _ if x <= y => 0.0,
            _ => x - y,
        }))
    }

    /// Functions with an integer argument, a second result, or an integer as result.
    pub(super) fn mixed_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let x = self.double(arguments)?;
        let long = |x: f64| LibraryResult::long(x as i64);
        Ok(match function {
            F::Ldexp | F::Scalbn => LibraryResult::Double(scaled(x, self.int(arguments)?)),
            F::Frexp => {
                let place = self.word(arguments)?;
                let (fraction, exponent) = apart(x);
                self.write_bytes(place, &exponent.to_le_bytes())?;
                LibraryResult::Double(fraction)
            }
            F::Modf => {
                let place = self.word(arguments)?;
                self.write_bytes(place, &x.trunc().to_bits().to_le_bytes())?;
                let rest = if x.is_infinite() { 0.0 } else { x - x.trunc() };
                LibraryResult::Double(rest.copysign(x))
            }
            F::Lround | F::Llround => long(x.round()),
            _ => long(x.round_ties_even()),
        })
    }

    fn double(&mut self, arguments: &mut Arguments<'_>) -> Result<f64, Halt> {
        Ok(f64::from_bits(self.size(arguments)?))
    }
}

/// A fraction from 0.5 to 1 and a power of two. C11 7.12.6.4: zero, infinity and NaN are their own fractions.
fn apart(x: f64) -> (f64, i32) {
    if x == 0.0 || !x.is_finite() {
        return (x, 0);
    }
    // A subnormal number is made normal first.
    let (x, shift) = if x.abs() < f64::MIN_POSITIVE { (x * 2f64.powi(64), 64) } else { (x, 0) };
    let exponent = (x.to_bits() >> 52 & 0x7ff) as i32 - 1022;
    (f64::from_bits(x.to_bits() & !(0x7ff << 52) | 1022 << 52), exponent - shift)
}

/// A number times a power of two, rounded once: all steps but the last are exact.
pub(super) fn scaled(mut x: f64, exponent: i32) -> f64 {
    let mut left = exponent.clamp(-2200, 2200);
    while left > 1000 {
        x *= 2f64.powi(1000);
        left -= 1000;
    }
    if left < -900 {
        let (fraction, power) = apart(x);
        let sum = power + left;
        if x == 0.0 || !x.is_finite() || sum < -1100 {
            return if x.is_finite() { 0f64.copysign(x) } else { x };
        }
        return fraction * 2f64.powi(sum.max(-1000)) * 2f64.powi(sum.min(-1000) + 1000);
    }
    x * 2f64.powi(left)
}
