//! `bits::soft`.

use ethnum::U256;
use refine::bits::float::FloatFormat;
use refine::bits::soft::*;

#[test]
fn halves_are_rounded_to_even() {
    let half = |number: f64| resize(FloatFormat::Double, FloatFormat::Half, u128::from(number.to_bits()));
    assert_eq!(half(1.0), 0x3c00);
    assert_eq!(half(2049.0), half(2048.0));
    assert_eq!(half(2051.0), half(2052.0));
    assert_eq!(half(65520.0), 0x7c00, "infinity");
    assert_eq!(half(5.9e-8), 1, "the least");
}

#[test]
fn long_integers_convert_exactly_or_not_at_all() {
    let value = (U256::ONE << 200u32) + U256::ONE;
    let quad = from_int(FloatFormat::Quad, false, 201, value);
    assert_eq!(to_int(FloatFormat::Quad, false, 201, quad), Some(U256::ONE << 200u32));
    assert_eq!(to_int(FloatFormat::Quad, false, 200, quad), None);
    assert_eq!(to_int(FloatFormat::Quad, true, 201, quad), None);
    let negative = from_int(FloatFormat::Extended, true, 200, U256::MAX >> 56u32);
    assert_eq!(negative, 0xbfff_8000_0000_0000_0000);
    assert_eq!(to_int(FloatFormat::Extended, true, 130, negative), Some(U256::MAX >> 126u32));
    assert_eq!(to_int(FloatFormat::Half, false, 8, 0xb800), Some(U256::ZERO), "-0.5 is cut to zero");
    assert_eq!(to_int(FloatFormat::Half, false, 8, 0xbc00), None, "-1 is no unsigned number");
    assert_eq!(to_int(FloatFormat::Half, false, 256, 0x7c00), None, "infinity");
}
