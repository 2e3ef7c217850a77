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
pub(crate) fn of_double(float: FloatType, target: Target, number: f64) -> u128 {
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
pub(crate) fn of_integer(float: FloatType, target: Target, value: Number) -> u128 {
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

#[cfg(test)]
mod tests {
    use super::*;

    /// psABI figure 3.1 and IEEE 754-2008 3.4: sign, exponent and significand, x87's with its integer bit.
    #[test]
    fn one_and_a_half_in_every_format() {
        let bits = |float, target| of_double(float, target, -1.5);
        for target in Target::ALL {
            assert_eq!(bits(FloatType::Half, target), 0xbe00);
            assert_eq!(bits(FloatType::Float, target), 0xbfc0_0000);
            assert_eq!(bits(FloatType::Double, target), 0xbff8_0000_0000_0000);
        }
        assert_eq!(bits(FloatType::LongDouble, Target::X86_64Linux), 0xbfff_c000_0000_0000_0000);
        assert_eq!(bits(FloatType::LongDouble, Target::AArch64Linux), 0xbfff_8000 << 96);
    }
    /// 2^100 + 1 is a number of binary128 alone.
    #[test]
    fn integers_round_once() {
        let bits = |float, target| of_integer(float, target, (Number::ONE << 100) + Number::ONE);
        assert_eq!(bits(FloatType::LongDouble, Target::AArch64Linux), (0x4063 << 112) | (1 << 12));
        assert_eq!(bits(FloatType::LongDouble, Target::X86_64Linux), (0x4063 << 64) | (1 << 63));
        assert_eq!(bits(FloatType::Double, Target::X86_64Linux), 0x4630_0000_0000_0000);
        assert_eq!(of_integer(FloatType::Half, Target::X86_64Linux, Number::new(-3)), 0xc200);
    }
}
