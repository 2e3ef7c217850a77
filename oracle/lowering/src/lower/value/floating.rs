//! Floating constants in the formats of their types.

use base::FloatFormat;
use lang::{FloatType, Number, Target, number};
use rustc_apfloat::ieee::{Double, Half, Quad, Single, X87DoubleExtended};
use rustc_apfloat::{Float, FloatConvert, Round};

/// A floating type's format, as an instance of a generic function.
macro_rules! in_format {
    ($float:expr, $target:expr, $function:ident($value:expr), $decimal:expr) => {
        match $float.format($target) {
            FloatFormat::Binary16 => $function::<Half>($value),
            FloatFormat::Binary32 => $function::<Single>($value),
            FloatFormat::Binary64 => $function::<Double>($value),
            FloatFormat::X87Extended => $function::<X87DoubleExtended>($value),
            FloatFormat::Binary128 => $function::<Quad>($value),
            FloatFormat::Decimal(format) => format.encode($decimal),
        }
    };
}

/// The bits of the type's number nearest to `number` (C11 6.3.1.5).
pub fn of_double(float: FloatType, target: Target, number: f64) -> u128 {
    fn converted<F: Float>(number: Double) -> u128
    where
        Double: FloatConvert<F>,
    {
        number.convert(&mut false).value.to_bits()
    }
    let binary = Double::from_bits(u128::from(number.to_bits()));
    in_format!(float, target, converted(binary), number)
}

/// The bits of the type's number nearest to an integer (C11 6.3.1.4p2), whatever its width.
pub fn of_integer(float: FloatType, target: Target, value: Number) -> u128 {
    fn converted<F: Float>(decimal: &str) -> u128 {
        F::from_str_r(decimal, Round::NearestTiesToEven)
            .expect("an integer in decimal is a number")
            .value
            .to_bits()
    }
    let decimal = value.to_string();
    // An integer that becomes a decimal number is one of `double`, too (`lang::typing::converts`).
    in_format!(float, target, converted(&decimal), number::to_f64(value))
}
