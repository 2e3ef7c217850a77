//! Mathematics by the host's functions. C11 7.12.

use super::super::{ConcreteMachine, Halt};
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use crate::library::LibraryFunction as F;

impl ConcreteMachine {
    pub(super) fn mathematics_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let x = f64::from_bits(self.size(arguments)?);
        let binary: Option<fn(f64, f64) -> f64> = match function {
            F::Fmod => Some(|x, y| x % y),
            F::Pow => Some(f64::powf),
            F::Atan2 => Some(f64::atan2),
            F::Hypot => Some(f64::hypot),
            F::Copysign => Some(f64::copysign),
            F::Fmin => Some(f64::min),
            F::Fmax => Some(f64::max),
            // C11 7.12.12.1: NaN if an argument is NaN.
            F::Fdim => Some(|x, y| if x <= y { 0.0 } else { x - y }),
            _ => None,
        };
        if let Some(binary) = binary {
            let y = f64::from_bits(self.size(arguments)?);
            return Ok(LibraryResult::Double(binary(x, y)));
        }
        if let Some(result) = self.with_integer(function, x, arguments)? {
            return Ok(result);
        }
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

    /// Functions with an integer argument, a second result, or an integer as result; `None` for others.
    fn with_integer(
        &mut self,
        function: F,
        x: f64,
        arguments: &mut Arguments<'_>,
    ) -> Result<Option<LibraryResult>, Halt> {
        let long = |x: f64| LibraryResult::long(x as i64);
        Ok(Some(match function {
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
            F::Lrint | F::Llrint => long(x.round_ties_even()),
            _ => return Ok(None),
        }))
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
