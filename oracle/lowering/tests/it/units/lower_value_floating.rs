//! `lower::value::floating`.

use lang::{FloatType, Number, Target};
use lowering::lower::value::floating::*;

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
