//! The result of each operation on known operands and on poison, by LangRef.

use ir::{ArithFlags, BinaryOp, CastFlags, CastOp, IntPredicate};

use crate::table::bits::{
    BitRow, add, below, divide, extended, is_zero, lowered, multiply, negated, number, raised, resized, row,
    sign, subtract,
};

/// The effect of an operation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum OperationEffect {
    Undefined,
    Poison,
    Gives(BitRow),
}

use OperationEffect::{Gives, Poison, Undefined};

fn unless(broken: bool, result: BitRow) -> OperationEffect {
    if broken { Poison } else { Gives(result) }
}

pub(crate) fn is_division(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
}

fn is_signed_division(op: BinaryOp) -> bool {
    matches!(op, BinaryOp::SDiv | BinaryOp::SRem)
}

/// LangRef "Binary Operations", "Bitwise Binary Operations". An operand of `None` is poison.
pub(crate) fn binary(
    op: BinaryOp,
    flags: ArithFlags,
    a: Option<&BitRow>,
    b: Option<&BitRow>,
) -> OperationEffect {
    match (a, b) {
        (Some(a), Some(b)) => known(op, flags, a, b),
        // LangRef "Poison Values": a poison operand is undefined behaviour if some value of it would be. Division by
        // zero is undefined behaviour, and so is signed division of the least number by -1.
        (_, None) if is_division(op) => Undefined,
        (None, Some(b)) if is_division(op) && is_zero(b) => Undefined,
        (None, Some(b)) if is_signed_division(op) && b.iter().all(|&bit| bit) => Undefined,
        _ => Poison,
    }
}

fn known(op: BinaryOp, flags: ArithFlags, a: &BitRow, b: &BitRow) -> OperationEffect {
    let bitwise = |f: fn(bool, bool) -> bool| a.iter().zip(b).map(|(&a, &b)| f(a, b)).collect();
    match op {
        BinaryOp::Add => exact_in(flags, a, b, add),
        BinaryOp::Sub => exact_in(flags, a, b, subtract),
        BinaryOp::Mul => exact_in(flags, a, b, multiply),
        BinaryOp::And => Gives(bitwise(|a, b| a && b)),
        BinaryOp::Or => {
            let overlap = a.iter().zip(b).any(|(&a, &b)| a && b);
            unless(flags.disjoint && overlap, bitwise(|a, b| a || b))
        }
        BinaryOp::Xor => Gives(bitwise(|a, b| a != b)),
        BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => shift(op, flags, a, b),
        _ => division(op, flags, a, b),
    }
}

/// `nuw`, `nsw`: the result is poison if it differs from the result on unlimited integers, unsigned or signed. Three
/// times the width suffices for unlimited integers.
fn exact_in(flags: ArithFlags, a: &BitRow, b: &BitRow, f: fn(&[bool], &[bool]) -> BitRow) -> OperationEffect {
    let (width, wide) = (a.len(), 3 * a.len());
    let result = f(a, b);
    let differs =
        |signed| f(&extended(a, wide, signed), &extended(b, wide, signed)) != extended(&result, wide, signed);
    debug_assert_eq!(result.len(), width);
    unless(flags.nuw && differs(false) || flags.nsw && differs(true), result)
}

fn shift(op: BinaryOp, flags: ArithFlags, a: &BitRow, b: &BitRow) -> OperationEffect {
    let amount = number(b) as usize;
    if amount >= a.len() {
        return Poison;
    }
    if op == BinaryOp::Shl {
        let result = raised(a, amount);
        // "If nuw is present, poison if it shifts out any non-zero bits; nsw: any bits that disagree with the
        // resultant sign bit."
        let out = &a[a.len() - amount..];
        let unsigned = out.iter().any(|&bit| bit);
        let signed = out.iter().any(|&bit| bit != sign(&result));
        return unless(flags.nuw && unsigned || flags.nsw && signed, result);
    }
    let fill = op == BinaryOp::AShr && sign(a);
    let lost = a[..amount].iter().any(|&bit| bit);
    unless(flags.exact && lost, lowered(a, amount, fill))
}

fn division(op: BinaryOp, flags: ArithFlags, a: &BitRow, b: &BitRow) -> OperationEffect {
    if is_zero(b) {
        return Undefined;
    }
    if !is_signed_division(op) {
        let (quotient, rest) = divide(a, b);
        return match op {
            BinaryOp::UDiv => unless(flags.exact && !is_zero(&rest), quotient),
            _ => Gives(rest),
        };
    }
    let magnitude = |x: &BitRow| if sign(x) { negated(x) } else { x.clone() };
    let least = sign(a) && is_zero(&a[..a.len() - 1]);
    if least && b.iter().all(|&bit| bit) {
        return Undefined;
    }
    let (quotient, rest) = divide(&magnitude(a), &magnitude(b));
    let with_sign = |negative: bool, x: BitRow| if negative { negated(&x) } else { x };
    match op {
        // "The value produced is the signed integer quotient rounded towards zero."
        BinaryOp::SDiv => unless(flags.exact && !is_zero(&rest), with_sign(sign(a) != sign(b), quotient)),
        // "The remainder has the sign of the dividend."
        _ => Gives(with_sign(sign(a), rest)),
    }
}

/// `trunc`, `zext`, `sext`.
pub(crate) fn resize(op: CastOp, flags: CastFlags, a: &BitRow, to: usize) -> OperationEffect {
    let result = match op {
        CastOp::SExt => extended(a, to, true),
        _ => resized(a, to, false),
    };
    let out = a.get(to..).unwrap_or_default();
    let broken = flags.nuw && out.iter().any(|&bit| bit)
        || flags.nsw && out.iter().any(|&bit| bit != sign(&result))
        || flags.nneg && sign(a);
    unless(broken, result)
}

/// `icmp`.
pub(crate) fn compare(predicate: IntPredicate, a: &BitRow, b: &BitRow) -> BitRow {
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    // With the sign bit inverted, signed order is unsigned order.
    let flipped = |x: &BitRow| {
        let mut x = x.clone();
        let top = x.len() - 1;
        x[top] = !x[top];
        x
    };
    let (x, y) = (flipped(a), flipped(b));
    let holds = match predicate {
        Eq => a == b,
        Ne => a != b,
        Ult => below(a, b),
        Uge => !below(a, b),
        Ugt => below(b, a),
        Ule => !below(b, a),
        Slt => below(&x, &y),
        Sge => !below(&x, &y),
        Sgt => below(&y, &x),
        Sle => !below(&y, &x),
    };
    row(u64::from(holds), 1)
}
