//! Arithmetic on known integers of up to 128 bits, written from LangRef.

use ir::{ArithFlags, IntPredicate};

use super::value::ones;
use crate::operator::{ArithOp, DivideOp, IntOp, ShiftOp};
use crate::outcome::UbKind;

/// A result, and the name of the violated flag, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FlaggedResult {
    pub(super) value: u128,
    pub(super) violated: Option<&'static str>,
}

/// The two's complement value of `width` bits.
pub(super) fn signed(value: u128, width: u32) -> i128 {
    let negative = width > 0 && value >> (width - 1) & 1 != 0;
    (if negative { value | !ones(width) } else { value }) as i128
}

/// The name of the first flag that is present and violated, from a list of (present, violated, name).
fn first_violation(list: &[(bool, bool, &'static str)]) -> Option<&'static str> {
    list.iter().find(|(present, violated, _)| *present && *violated).map(|&(_, _, name)| name)
}

/// The result of an integer operation. Shifts by the width or more are excluded.
///
/// # Errors
/// Division by zero, and division of the most negative number by -1.
pub(super) fn binary(
    op: IntOp,
    flags: ArithFlags,
    width: u32,
    a: u128,
    b: u128,
) -> Result<FlaggedResult, UbKind> {
    Ok(match op {
        IntOp::Arith(op) => arith(op, flags, width, a, b),
        IntOp::Shift(op) => shift(op, flags, width, a, b),
        IntOp::Divide(op) => divide(op, flags.exact, width, a, b)?,
    })
}

fn arith(op: ArithOp, flags: ArithFlags, width: u32, a: u128, b: u128) -> FlaggedResult {
    let (x, y) = (signed(a, width), signed(b, width));
    let ring = |number, unsigned, signed| ring(flags, width, number, unsigned, signed);
    match op {
        ArithOp::Add => ring(a.wrapping_add(b), a.checked_add(b), x.checked_add(y)),
        ArithOp::Sub => ring(a.wrapping_sub(b), a.checked_sub(b), x.checked_sub(y)),
        ArithOp::Mul => ring(a.wrapping_mul(b), a.checked_mul(b), x.checked_mul(y)),
        ArithOp::And => FlaggedResult { value: a & b, violated: None },
        ArithOp::Or => {
            let violated = first_violation(&[(flags.disjoint, a & b != 0, "disjoint")]);
            FlaggedResult { value: a | b, violated }
        }
        ArithOp::Xor => FlaggedResult { value: a ^ b, violated: None },
    }
}

fn shift(op: ShiftOp, flags: ArithFlags, width: u32, a: u128, b: u128) -> FlaggedResult {
    let ArithFlags { nuw, nsw, exact, .. } = flags;
    let inexact = first_violation(&[(exact, a & ones(b as u32) != 0, "exact")]);
    let (value, violated) = match op {
        ShiftOp::Shl => {
            let result = a << b & ones(width);
            let unsigned = result >> b != a;
            let sign = signed(result, width) >> b != signed(a, width);
            (result, first_violation(&[(nuw, unsigned, "nuw"), (nsw, sign, "nsw")]))
        }
        ShiftOp::LShr => (a >> b, inexact),
        ShiftOp::AShr => ((signed(a, width) >> b) as u128 & ones(width), inexact),
    };
    FlaggedResult { value, violated }
}

/// A sum, difference or product, by its wrapped number and the mathematical results, `None` if those are out of range.
/// Overflow is a difference from the mathematical result.
fn ring(
    flags: ArithFlags,
    width: u32,
    value: u128,
    unsigned: Option<u128>,
    number: Option<i128>,
) -> FlaggedResult {
    let value = value & ones(width);
    let violated = first_violation(&[
        (flags.nuw, unsigned != Some(value), "nuw"),
        (flags.nsw, number != Some(signed(value, width)), "nsw"),
    ]);
    FlaggedResult { value, violated }
}

fn divide(op: DivideOp, exact: bool, width: u32, a: u128, b: u128) -> Result<FlaggedResult, UbKind> {
    if b == 0 {
        return Err(UbKind::DivisionByZero);
    }
    if !op.is_signed() {
        let value = if op.is_quotient() { a / b } else { a % b };
        return Ok(FlaggedResult {
            value,
            violated: first_violation(&[(exact, !a.is_multiple_of(b), "exact")]),
        });
    }
    let (x, y) = (signed(a, width), signed(b, width));
    // Only the most negative number other than zero is its own negation.
    if y == -1 && x != 0 && a == a.wrapping_neg() & ones(width) {
        return Err(UbKind::DivisionOverflow);
    }
    let (quotient, remainder) = (x.wrapping_div(y), x.wrapping_rem(y));
    let value = if op.is_quotient() { quotient } else { remainder };
    Ok(FlaggedResult {
        value: value as u128 & ones(width),
        violated: first_violation(&[(exact, remainder != 0, "exact")]),
    })
}

/// The predicate on integers of `width` bits.
pub(super) fn compare(predicate: IntPredicate, width: u32, a: u128, b: u128) -> bool {
    use std::cmp::Ordering::{Equal, Greater, Less};
    let unsigned = a.cmp(&b);
    let sign = signed(a, width).cmp(&signed(b, width));
    match predicate {
        IntPredicate::Eq => unsigned == Equal,
        IntPredicate::Ne => unsigned != Equal,
        IntPredicate::Ugt => unsigned == Greater,
        IntPredicate::Uge => unsigned != Less,
        IntPredicate::Ult => unsigned == Less,
        IntPredicate::Ule => unsigned != Greater,
        IntPredicate::Sgt => sign == Greater,
        IntPredicate::Sge => sign != Less,
        IntPredicate::Slt => sign == Less,
        IntPredicate::Sle => sign != Greater,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
                    let got = binary(op, flags, 3, a, b).unwrap();
                    assert_eq!(got.value, unsigned.rem_euclid(8) as u128, "{op:?} {a} {b}");
                    let overflows = !(0..8).contains(&unsigned) || !(-4..4).contains(&signed);
                    assert_eq!(got.violated.is_some(), overflows, "{op:?} {a} {b}");
                }
                let quotient = binary(IntOp::Divide(DivideOp::SDiv), ArithFlags::EXACT, 3, a, b);
                let expected = match (x, y) {
                    (_, 0) => Err(UbKind::DivisionByZero),
                    (-4, -1) => Err(UbKind::DivisionOverflow),
                    _ => {
                        let violated = (x % y != 0).then_some("exact");
                        Ok(FlaggedResult { value: (x / y).rem_euclid(8) as u128, violated })
                    }
                };
                assert_eq!(quotient, expected, "{x} / {y}");
            }
        }
    }

    #[test]
    fn overflow_at_128_bits_is_detected() {
        let min = 1 << 127;
        let add = binary(IntOp::Arith(ArithOp::Add), ArithFlags::NSW, 128, min, u128::MAX);
        assert_eq!(add, Ok(FlaggedResult { value: min - 1, violated: Some("nsw") }));
        assert_eq!(
            binary(IntOp::Divide(DivideOp::SDiv), ArithFlags::NONE, 128, min, u128::MAX),
            Err(UbKind::DivisionOverflow)
        );
        let shift = binary(IntOp::Shift(ShiftOp::AShr), ArithFlags::NONE, 128, min, 127);
        assert_eq!(shift, Ok(FlaggedResult { value: u128::MAX, violated: None }));
        assert!(compare(IntPredicate::Slt, 128, min, 0));
    }
}
