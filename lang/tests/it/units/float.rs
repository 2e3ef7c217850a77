//! `float`.

use lang::float::{is_exact, round};
use lang::*;

#[test]
fn halves_round_as_their_format_says() {
    let cases = [
        (1.0, 1.0),
        (-0.0, -0.0),
        (1.0 + 2f64.powi(-11), 1.0),
        (1.0 + 3.0 * 2f64.powi(-11), 1.0 + 2f64.powi(-9)),
        (65519.0, 65504.0),
        (65520.0, f64::INFINITY),
        (-1e300, f64::NEG_INFINITY),
        (2f64.powi(-24), 2f64.powi(-24)),
        (2f64.powi(-25), 0.0),
        (3.0 * 2f64.powi(-26), 2f64.powi(-24)),
        (f64::MIN_POSITIVE, 0.0),
    ];
    for (value, expected) in cases {
        assert_eq!(round(value, FloatType::Half).to_bits(), f64::to_bits(expected), "{value}");
    }
}

#[test]
fn a_double_is_exact_in_the_wider_types_only() {
    for ty in FloatType::ALL {
        assert_eq!(is_exact(0.1, ty), ty >= FloatType::Double && !ty.is_decimal(), "{ty:?}");
        assert!(is_exact(-1.5, ty) && !is_exact(f64::INFINITY, ty), "{ty:?}");
    }
}
