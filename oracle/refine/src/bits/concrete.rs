//! Arithmetic on known integers of up to 256 bits, written from LangRef.

use ethnum::{I256, U256};
use ir::{ArithFlags, IntPredicate};
use semantics::UbKind;
use semantics::operator::{ArithOp, DivideOp, IntOp, ShiftOp};

use super::value::ones;

/// A result, and the name of the violated flag, if any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FlaggedResult {
    pub value: U256,
    pub violated: Option<&'static str>,
}

/// The two's complement value of `width` bits.
pub fn signed(value: U256, width: u32) -> I256 {
    (value << (256 - width)).as_i256() >> (256 - width)
}

/// The name of the first flag that is present and violated, from a list of (present, violated, name).
fn first_violation(list: &[(bool, bool, &'static str)]) -> Option<&'static str> {
    list.iter().find(|(present, violated, _)| *present && *violated).map(|&(_, _, name)| name)
}

/// The result of an integer operation. Shifts by the width or more are excluded.
///
/// # Errors
/// Division by zero, and division of the most negative number by -1.
pub fn binary(op: IntOp, flags: ArithFlags, width: u32, a: U256, b: U256) -> Result<FlaggedResult, UbKind> {
    Ok(match op {
        IntOp::Arith(op) => arith(op, flags, width, a, b),
        IntOp::Shift(op) => shift(op, flags, width, a, b.as_u32()),
        IntOp::Divide(op) => divide(op, flags.exact, width, a, b)?,
    })
}

fn arith(op: ArithOp, flags: ArithFlags, width: u32, a: U256, b: U256) -> FlaggedResult {
    let (x, y) = (signed(a, width), signed(b, width));
    match op {
        ArithOp::Add => ring(flags, width, a.wrapping_add(b), || a.checked_add(b), || x.checked_add(y)),
        ArithOp::Sub => ring(flags, width, a.wrapping_sub(b), || a.checked_sub(b), || x.checked_sub(y)),
        ArithOp::Mul => ring(flags, width, a.wrapping_mul(b), || a.checked_mul(b), || x.checked_mul(y)),
        ArithOp::And => FlaggedResult { value: a & b, violated: None },
        ArithOp::Or => {
            let violated = first_violation(&[(flags.disjoint, a & b != 0, "disjoint")]);
            FlaggedResult { value: a | b, violated }
        }
        ArithOp::Xor => FlaggedResult { value: a ^ b, violated: None },
    }
}

fn shift(op: ShiftOp, flags: ArithFlags, width: u32, a: U256, b: u32) -> FlaggedResult {
    let ArithFlags { nuw, nsw, exact, .. } = flags;
    let inexact = first_violation(&[(exact, a & ones(b) != 0, "exact")]);
    let (value, violated) = match op {
        ShiftOp::Shl => {
            let result = a << b & ones(width);
            let unsigned = result >> b != a;
            let sign = signed(result, width) >> b != signed(a, width);
            (result, first_violation(&[(nuw, unsigned, "nuw"), (nsw, sign, "nsw")]))
        }
        ShiftOp::LShr => (a >> b, inexact),
        ShiftOp::AShr => ((signed(a, width) >> b).as_u256() & ones(width), inexact),
    };
    FlaggedResult { value, violated }
}

/// A sum, difference or product, by its wrapped number and the mathematical results, `None` if those are out of range.
/// Overflow is a difference from the mathematical result.
fn ring(
    flags: ArithFlags,
    width: u32,
    value: U256,
    unsigned: impl FnOnce() -> Option<U256>,
    number: impl FnOnce() -> Option<I256>,
) -> FlaggedResult {
    let value = value & ones(width);
    let violated = first_violation(&[
        (flags.nuw, flags.nuw && unsigned() != Some(value), "nuw"),
        (flags.nsw, flags.nsw && number() != Some(signed(value, width)), "nsw"),
    ]);
    FlaggedResult { value, violated }
}

fn divide(op: DivideOp, exact: bool, width: u32, a: U256, b: U256) -> Result<FlaggedResult, UbKind> {
    if b == 0 {
        return Err(UbKind::DivisionByZero);
    }
    if !op.is_signed() {
        let value = if op.is_quotient() { a / b } else { a % b };
        return Ok(FlaggedResult {
            value,
            violated: first_violation(&[(exact, exact && a % b != 0, "exact")]),
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
        value: value.as_u256() & ones(width),
        violated: first_violation(&[(exact, remainder != 0, "exact")]),
    })
}

/// The predicate on integers of `width` bits.
pub fn compare(predicate: IntPredicate, width: u32, a: U256, b: U256) -> bool {
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
