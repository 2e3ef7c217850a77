//! `fp_class`.

use ir::fp_class::*;
use ir::*;

#[test]
fn words_are_those_of_llvm() {
    let words = |bits| FpClasses(bits).words().collect::<Vec<_>>().join(" ");
    assert_eq!(words(0x207), "nan inf");
    assert_eq!(words(0x3ff), "all");
    assert_eq!(words(0x061), "snan zero");
    assert_eq!(words(0x198), "sub norm");
}

#[test]
fn patterns_are_the_numbers_of_a_class() {
    let class = |value: f32| -> u16 {
        let bit = match (value.classify(), value.is_sign_negative()) {
            (std::num::FpCategory::Nan, _) if value.to_bits() & 1 << 22 == 0 => 0,
            (std::num::FpCategory::Nan, _) => 1,
            (std::num::FpCategory::Infinite, true) => 2,
            (std::num::FpCategory::Normal, true) => 3,
            (std::num::FpCategory::Subnormal, true) => 4,
            (std::num::FpCategory::Zero, true) => 5,
            (std::num::FpCategory::Zero, false) => 6,
            (std::num::FpCategory::Subnormal, false) => 7,
            (std::num::FpCategory::Normal, false) => 8,
            (std::num::FpCategory::Infinite, false) => 9,
        };
        1 << bit
    };
    let values = [0.0, 1.0, f32::MAX, f32::MIN_POSITIVE, f32::MIN_POSITIVE / 2.0, f32::INFINITY, f32::NAN];
    let signalling = f32::from_bits(0x7f80_0001);
    for value in values.into_iter().chain([signalling]).flat_map(|value| [value, -value]) {
        for bit in 0..10 {
            let ranges = FpClasses(1 << bit).patterns(&Type::Float).unwrap();
            let bits = u128::from(value.to_bits());
            let inside = ranges.iter().any(|&(first, last)| (first..=last).contains(&bits));
            assert_eq!(inside, class(value) == 1 << bit, "{value} {bit}");
        }
    }
    assert_eq!(FpClasses(0x3ff).patterns(&Type::Half).unwrap(), [(0, 0xffff)]);
}
