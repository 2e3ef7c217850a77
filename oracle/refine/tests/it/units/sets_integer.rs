//! `sets::integer`.

use ir::{ArithFlags, IntPredicate};
use refine::sets::integer::*;
use refine::sets::value::Scalar;
use semantics::UbKind;
use semantics::operator::{ArithOp, DivideOp, IntOp, ShiftOp};

fn run(op: IntOp, flags: ArithFlags, a: u128, b: u128) -> Result<Scalar, UbKind> {
    binary(op, flags, 4, Scalar::Bits(a), Scalar::Bits(b))
}

#[test]
fn overflow_is_poison_only_with_a_flag() {
    for (op, flags, a, b, want) in [
        (IntOp::Arith(ArithOp::Add), ArithFlags::NONE, 7, 1, Scalar::Bits(8)),
        (IntOp::Arith(ArithOp::Add), ArithFlags::NSW, 7, 1, Scalar::Poison),
        (IntOp::Arith(ArithOp::Add), ArithFlags::NUW, 7, 1, Scalar::Bits(8)),
        (IntOp::Arith(ArithOp::Add), ArithFlags::NUW, 15, 1, Scalar::Poison),
        (IntOp::Arith(ArithOp::Sub), ArithFlags::NUW, 0, 1, Scalar::Poison),
        (IntOp::Arith(ArithOp::Sub), ArithFlags::NSW, 0, 1, Scalar::Bits(15)),
        (IntOp::Arith(ArithOp::Mul), ArithFlags::NSW, 8, 15, Scalar::Poison),
        (IntOp::Arith(ArithOp::Mul), ArithFlags::NSW, 15, 15, Scalar::Bits(1)),
        (IntOp::Shift(ShiftOp::Shl), ArithFlags::NSW, 12, 1, Scalar::Bits(8)),
        (IntOp::Shift(ShiftOp::Shl), ArithFlags::NUW, 12, 1, Scalar::Poison),
        (IntOp::Shift(ShiftOp::Shl), ArithFlags::NONE, 1, 4, Scalar::Poison),
        (IntOp::Shift(ShiftOp::AShr), ArithFlags::EXACT, 14, 1, Scalar::Bits(15)),
        (IntOp::Shift(ShiftOp::AShr), ArithFlags::EXACT, 13, 1, Scalar::Poison),
        (IntOp::Arith(ArithOp::Or), ArithFlags::DISJOINT, 3, 1, Scalar::Poison),
    ] {
        assert_eq!(run(op, flags, a, b), Ok(want), "{op:?} {a} {b}");
    }
}

#[test]
fn division_rounds_towards_zero_and_by_zero_is_undefined() {
    let none = ArithFlags::NONE;
    assert_eq!(run(IntOp::Divide(DivideOp::SDiv), none, 9, 2), Ok(Scalar::Bits(13)), "-7 / 2 is -3");
    assert_eq!(run(IntOp::Divide(DivideOp::SRem), none, 9, 2), Ok(Scalar::Bits(15)), "-7 % 2 is -1");
    assert_eq!(run(IntOp::Divide(DivideOp::UDiv), ArithFlags::EXACT, 9, 2), Ok(Scalar::Poison));
    assert_eq!(run(IntOp::Divide(DivideOp::UDiv), none, 9, 0), Err(UbKind::DivisionByZero));
    assert_eq!(run(IntOp::Divide(DivideOp::SRem), none, 8, 15), Err(UbKind::DivisionOverflow));
    let by_poison = binary(IntOp::Divide(DivideOp::UDiv), none, 4, Scalar::Bits(0), Scalar::Poison);
    assert_eq!(by_poison, Err(UbKind::PoisonDivisor));
    let of_poison = |by| binary(IntOp::Divide(DivideOp::SDiv), none, 4, Scalar::Poison, Scalar::Bits(by));
    assert_eq!((of_poison(3), of_poison(15)), (Ok(Scalar::Poison), Err(UbKind::DivisionOverflow)));
}

#[test]
fn comparisons_read_bits_as_signed_or_unsigned() {
    assert!(compare(IntPredicate::Slt, 4, 8, 7) && compare(IntPredicate::Ugt, 4, 8, 7));
    assert!(compare(IntPredicate::Sge, 4, 0, 15) && compare(IntPredicate::Ule, 4, 0, 15));
}
