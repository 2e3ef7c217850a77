//! `bits::concrete`.

use ethnum::U256;
use ir::{ArithFlags, IntPredicate};
use refine::bits::concrete::*;
use refine::bits::value::ones;
use semantics::UbKind;
use semantics::operator::{ArithOp, DivideOp, IntOp, ShiftOp};

/// Compares every operation on three bits, with every flag, with arithmetic on ordinary integers.
#[test]
fn operations_on_three_bits_match_ordinary_arithmetic() {
    let flags = ArithFlags { nuw: true, nsw: true, ..ArithFlags::NONE };
    for a in 0..8u128 {
        for b in 0..8u128 {
            let number = |bits: u128| if bits < 4 { bits as i64 } else { bits as i64 - 8 };
            let (x, y) = (number(a), number(b));
            let rows = [
                (IntOp::Arith(ArithOp::Add), a as i64 + b as i64, x + y),
                (IntOp::Arith(ArithOp::Sub), a as i64 - b as i64, x - y),
                (IntOp::Arith(ArithOp::Mul), a as i64 * b as i64, x * y),
            ];
            for (op, unsigned, signed) in rows {
                let got = binary(op, flags, 3, a.into(), b.into()).unwrap();
                assert_eq!(got.value, unsigned.rem_euclid(8) as u128, "{op:?} {a} {b}");
                let overflows = !(0..8).contains(&unsigned) || !(-4..4).contains(&signed);
                assert_eq!(got.violated.is_some(), overflows, "{op:?} {a} {b}");
            }
            let quotient = binary(IntOp::Divide(DivideOp::SDiv), ArithFlags::EXACT, 3, a.into(), b.into());
            let expected = match (x, y) {
                (_, 0) => Err(UbKind::DivisionByZero),
                (-4, -1) => Err(UbKind::DivisionOverflow),
                _ => {
                    let violated = (x % y != 0).then_some("exact");
                    Ok(FlaggedResult { value: U256::from((x / y).rem_euclid(8) as u128), violated })
                }
            };
            assert_eq!(quotient, expected, "{x} / {y}");
        }
    }
}

#[test]
fn overflow_at_any_width_is_detected() {
    for width in [64, 128, 129, 256] {
        let (min, ones) = (U256::ONE << (width - 1), ones(width));
        let add = binary(IntOp::Arith(ArithOp::Add), ArithFlags::NSW, width, min, ones);
        assert_eq!(add, Ok(FlaggedResult { value: min - 1, violated: Some("nsw") }), "i{width}");
        let divided = binary(IntOp::Divide(DivideOp::SDiv), ArithFlags::NONE, width, min, ones);
        assert_eq!(divided, Err(UbKind::DivisionOverflow), "i{width}");
        let amount = U256::from(width - 1);
        let shift = binary(IntOp::Shift(ShiftOp::AShr), ArithFlags::NONE, width, min, amount);
        assert_eq!(shift, Ok(FlaggedResult { value: ones, violated: None }), "i{width}");
        assert!(compare(IntPredicate::Slt, width, min, U256::ZERO), "i{width}");
    }
}
