//! Integer arithmetic on mathematical integers: the meaning of an operation before its result is truncated to the
//! width.
//!
//! This deliberately differs from the concrete interpreter, which works in the top bits of machine words.

use ethnum::I256;
use ir::{ArithFlags, IntPredicate};
use semantics::UbKind;
use semantics::operator::{ArithOp, DivideOp, IntOp, ShiftOp};

use super::value::Scalar;

/// The low `width` bits; `width` is at most 128.
pub fn truncate(number: I256, width: u32) -> u128 {
    (number & ((I256::ONE << width) - I256::ONE)).as_u128()
}

/// The two's complement value of `bits`.
pub fn signed(bits: u128, width: u32) -> I256 {
    let number = I256::from(bits);
    if bits >> (width - 1) & 1 == 1 { number - (I256::ONE << width) } else { number }
}

fn unsigned(bits: u128) -> I256 {
    I256::from(bits)
}

/// An operation on two scalars. LangRef "Binary Operations", "Bitwise Binary Operations".
pub fn binary(op: IntOp, flags: ArithFlags, width: u32, lhs: Scalar, rhs: Scalar) -> Result<Scalar, UbKind> {
    let numbers = match (lhs, rhs) {
        (Scalar::Bits(a), Scalar::Bits(b)) => Some((a, b)),
        _ => None,
    };
    let result = match op {
        IntOp::Divide(op) => return divide(op, flags, width, lhs, rhs),
        IntOp::Arith(op) => numbers.and_then(|(a, b)| arith(op, flags, width, a, b)),
        IntOp::Shift(op) => numbers.and_then(|(a, b)| shift(op, flags, width, a, b)),
    };
    Ok(result.map_or(Scalar::Poison, Scalar::Bits))
}

/// The result; `None` is poison, because a flag is violated.
fn arith(op: ArithOp, flags: ArithFlags, width: u32, a: u128, b: u128) -> Option<u128> {
    match op {
        ArithOp::Add => exact_in(flags, width, |of| of(a) + of(b)),
        ArithOp::Sub => exact_in(flags, width, |of| of(a) - of(b)),
        ArithOp::Mul => exact_in(flags, width, |of| of(a).checked_mul(of(b)).unwrap_or(I256::MAX)),
        ArithOp::And => Some(a & b),
        ArithOp::Xor => Some(a ^ b),
        ArithOp::Or => (!flags.disjoint || a & b == 0).then_some(a | b),
    }
}

/// The result; `None` is poison, because a flag is violated or the amount is too large.
fn shift(op: ShiftOp, flags: ArithFlags, width: u32, a: u128, b: u128) -> Option<u128> {
    if b >= u128::from(width) {
        return None;
    }
    match op {
        ShiftOp::Shl => shift_left(flags, width, a, b as u32),
        ShiftOp::LShr => shift_right(flags, width, unsigned(a), b as u32),
        ShiftOp::AShr => shift_right(flags, width, signed(a, width), b as u32),
    }
}

/// The result of an operation whose bits are the same for signed and unsigned operands and only overflow differs.
fn exact_in(flags: ArithFlags, width: u32, number: impl Fn(&dyn Fn(u128) -> I256) -> I256) -> Option<u128> {
    let (as_unsigned, as_signed) = (number(&unsigned), number(&|bits| signed(bits, width)));
    let result = truncate(as_signed, width);
    let wraps =
        flags.nuw && as_unsigned != unsigned(result) || flags.nsw && as_signed != signed(result, width);
    (!wraps).then_some(result)
}

/// LangRef "shl": `nuw` if a one is shifted out, `nsw` if a bit other than the result's sign is.
fn shift_left(flags: ArithFlags, width: u32, a: u128, amount: u32) -> Option<u128> {
    let result = truncate(unsigned(a) << amount, width);
    let lost_ones = unsigned(a) << amount != unsigned(result);
    let lost_sign = signed(a, width) << amount != signed(result, width);
    (!(flags.nuw && lost_ones || flags.nsw && lost_sign)).then_some(result)
}

/// Shifts `number` right: the unsigned value for `lshr`, the signed one for `ashr`.
fn shift_right(flags: ArithFlags, width: u32, number: I256, amount: u32) -> Option<u128> {
    let quotient = number >> amount;
    let lossless = quotient << amount == number;
    (!flags.exact || lossless).then(|| truncate(quotient, width))
}

/// Division by zero and signed overflow are undefined behaviour, and so is division by poison, which may be zero. A
/// poison dividend makes the result poison, unless the divisor is -1: then it may be the dividend that overflows.
fn divide(op: DivideOp, flags: ArithFlags, width: u32, lhs: Scalar, rhs: Scalar) -> Result<Scalar, UbKind> {
    let is_signed = op.is_signed();
    let Scalar::Bits(divisor) = rhs else { return Err(UbKind::PoisonDivisor) };
    if divisor == 0 {
        return Err(UbKind::DivisionByZero);
    }
    let minus_one = is_signed && signed(divisor, width) == -1;
    let Scalar::Bits(dividend) = lhs else {
        return if minus_one { Err(UbKind::DivisionOverflow) } else { Ok(Scalar::Poison) };
    };
    if minus_one && dividend == 1 << (width - 1) {
        return Err(UbKind::DivisionOverflow);
    }
    let of = |bits| if is_signed { signed(bits, width) } else { unsigned(bits) };
    let (quotient, remainder) = (of(dividend) / of(divisor), of(dividend) % of(divisor));
    Ok(match op.is_quotient() {
        false => Scalar::Bits(truncate(remainder, width)),
        true if flags.exact && remainder != 0 => Scalar::Poison,
        true => Scalar::Bits(truncate(quotient, width)),
    })
}

/// Evaluates the predicate on integers of `width` bits.
pub fn compare(predicate: IntPredicate, width: u32, a: u128, b: u128) -> bool {
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    let order = match predicate {
        Eq | Ne | Ugt | Uge | Ult | Ule => unsigned(a).cmp(&unsigned(b)),
        Sgt | Sge | Slt | Sle => signed(a, width).cmp(&signed(b, width)),
    };
    match predicate {
        Eq => order.is_eq(),
        Ne => order.is_ne(),
        Ugt | Sgt => order.is_gt(),
        Uge | Sge => order.is_ge(),
        Ult | Slt => order.is_lt(),
        Ule | Sle => order.is_le(),
    }
}
