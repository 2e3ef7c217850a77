//! `number`.

use lang::number::{ones, to_f32, to_f64, truncated};
use lang::*;

use lang::{Expr, ExprKind, Type};

#[test]
fn constants_survive_readers_that_know_doubles_only() {
    let exact = Number::ONE << 53u32;
    for (value, expected) in [
        (Number::from(-7), "-7".to_owned()),
        (exact, "9007199254740992".to_owned()),
        (exact + 1, "\"9007199254740993\"".to_owned()),
        (-exact - 1, "\"-9007199254740993\"".to_owned()),
        (Number::from(u64::MAX), "\"18446744073709551615\"".to_owned()),
    ] {
        let constant = Expr { kind: ExprKind::Int(value), ty: Type::INT };
        let text = serde_json::to_string(&constant).unwrap();
        assert!(text.contains(&format!("{{\"Int\":{expected}}}")), "{text}");
        assert_eq!(serde_json::from_str::<Expr>(&text).unwrap(), constant);
    }
    let float = Expr { kind: ExprKind::Float(0.1f64.to_bits()), ty: Type::INT };
    let text = serde_json::to_string(&float).unwrap();
    assert!(text.contains("{\"Float\":\"0x3fb999999999999a\"}"), "{text}");
    assert_eq!(serde_json::from_str::<Expr>(&text).unwrap(), float);
    let old = text.replace("\"0x3fb999999999999a\"", &0.1f64.to_bits().to_string());
    assert_eq!(serde_json::from_str::<Expr>(&old).unwrap(), float);
}

#[test]
fn ones_are_as_many_as_asked() {
    for bits in [0, 1, 64, 127, 128, 129, 200, 255] {
        assert_eq!(ones(lang::Bits(bits)), (Number::ONE << bits as u32).wrapping_sub(Number::ONE), "{bits}");
    }
}

#[test]
fn wide_values_round_once_and_to_even() {
    let two = |power: u32| Number::ONE << power;
    let half_way = two(200) + two(147);
    assert_eq!(to_f64(half_way), 2f64.powi(200));
    assert_eq!(to_f64(half_way + 1), 2f64.powi(200) + 2f64.powi(148));
    assert_eq!(to_f64(-(half_way + two(148))), -(2f64.powi(200) + 2f64.powi(149)));
    assert_eq!(to_f64(two(127)), 2f64.powi(127));
    assert_eq!(to_f32(two(200)), f32::INFINITY);
    assert_eq!(to_f32(two(127) + 1), 2f32.powi(127));
}

#[test]
fn truncation_keeps_what_fits() {
    assert_eq!(truncated(-1.9), Some(Number::MINUS_ONE));
    assert_eq!(truncated(2f64.powi(200)), Some(Number::ONE << 200));
    assert_eq!(truncated(f64::NAN), None);
    assert_eq!(truncated(1e77), None);
}
