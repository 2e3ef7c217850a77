//! Faults of arithmetic, comparisons and conversions.

use ir::{
    Binary, BinaryOp, Cast, CastOp, Compare, Const, FloatPredicate, Instruction, IntPredicate, Op, Operand,
    Type, TypeId,
};

use super::rewriter::{Rewriter, copy, select};

/// Replaces one binary operator by another.
pub(super) fn as_operator(instruction: &mut Instruction, from: BinaryOp, to: BinaryOp) -> Option<Op> {
    if let Op::Binary(binary) = &mut instruction.op
        && binary.op == from
    {
        binary.op = to;
    }
    None
}

/// Replaces one conversion by another.
pub(super) fn as_cast(instruction: &mut Instruction, from: CastOp, to: CastOp) -> Option<Op> {
    if let Op::Cast(cast) = &mut instruction.op
        && cast.op == from
    {
        cast.op = to;
        cast.flags.nneg = false;
    }
    None
}

/// Truth values are left alone: almost every program extends one.
pub(super) fn zext_as_sext(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    match &instruction.op {
        Op::Cast(Cast { value, .. }) if r.int_width(r.ty(*value)).is_some_and(|width| width > 1) => {
            as_cast(instruction, CastOp::ZExt, CastOp::SExt)
        }
        _ => None,
    }
}

fn with_predicate(instruction: &mut Instruction, of: fn(IntPredicate) -> IntPredicate) -> Option<Op> {
    if let Op::Compare(Compare::Int { predicate, .. }) = &mut instruction.op {
        *predicate = of(*predicate);
    }
    None
}

pub(super) fn signed_compare_as_unsigned(_: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    with_predicate(instruction, |predicate| match predicate {
        Sgt | Ugt => Ugt,
        Sge | Uge => Uge,
        Slt | Ult => Ult,
        Sle | Ule => Ule,
        Eq => Eq,
        Ne => Ne,
    })
}

pub(super) fn unsigned_compare_as_signed(_: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
    with_predicate(instruction, |predicate| match predicate {
        Sgt | Ugt => Sgt,
        Sge | Uge => Sge,
        Slt | Ult => Slt,
        Sle | Ule => Sle,
        Eq => Eq,
        Ne => Ne,
    })
}

/// The operands of a binary operation on integers, if it is one of these.
fn integers(r: &Rewriter<'_>, instruction: &Instruction, ops: &[BinaryOp]) -> Option<(Binary, u32)> {
    let Op::Binary(binary) = &instruction.op else { return None };
    let width = r.int_width(r.ty(binary.lhs))?;
    ops.contains(&binary.op).then(|| (binary.clone(), width))
}

pub(super) fn mul_in_32_bits(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Some((binary, 64)) = integers(r, instruction, &[BinaryOp::Mul]) else { return None };
    let ty = r.ty(binary.lhs);
    let (product, low) = (r.emit(ty, Op::Binary(binary)), r.number(ty, 0xffff_ffff));
    let short = r.binary(BinaryOp::And, product, low);
    Some(copy(short))
}

/// A truth value: whether a remainder is not zero and has another sign than the divisor.
fn signs_differ(r: &mut Rewriter<'_>, remainder: Operand, divisor: Operand) -> Operand {
    let zero = r.number(r.ty(divisor), 0);
    let nonzero = r.icmp(IntPredicate::Ne, remainder, zero);
    let signs = r.binary(BinaryOp::Xor, remainder, divisor);
    let differ = r.icmp(IntPredicate::Slt, signs, zero);
    r.binary(BinaryOp::And, nonzero, differ)
}

pub(super) fn sdiv_rounds_down(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let (Binary { lhs, rhs, .. }, _) = integers(r, instruction, &[BinaryOp::SDiv])?;
    let (quotient, remainder) = (r.binary(BinaryOp::SDiv, lhs, rhs), r.binary(BinaryOp::SRem, lhs, rhs));
    let below = signs_differ(r, remainder, rhs);
    let one = r.number(r.ty(lhs), 1);
    let less = r.binary(BinaryOp::Sub, quotient, one);
    Some(select(below, less, quotient))
}

pub(super) fn srem_sign_of_divisor(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let (Binary { lhs, rhs, .. }, _) = integers(r, instruction, &[BinaryOp::SRem])?;
    let remainder = r.binary(BinaryOp::SRem, lhs, rhs);
    let below = signs_differ(r, remainder, rhs);
    let modulus = r.binary(BinaryOp::Add, remainder, rhs);
    Some(select(below, modulus, remainder))
}

const SHIFTS: [BinaryOp; 3] = [BinaryOp::Shl, BinaryOp::LShr, BinaryOp::AShr];

/// Replaces the amount of a shift.
fn with_amount(r: &mut Rewriter<'_>, binary: Binary, op: BinaryOp, by: u128) -> Option<Op> {
    let by = r.number(r.ty(binary.rhs), by);
    let rhs = r.binary(op, binary.rhs, by);
    Some(Op::Binary(Binary { rhs, ..binary }))
}

pub(super) fn long_shift_in_word(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    match integers(r, instruction, &SHIFTS) {
        Some((binary, 129..)) => with_amount(r, binary, BinaryOp::And, 63),
        _ => None,
    }
}

pub(super) fn shift_amount_wraps(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    match integers(r, instruction, &SHIFTS) {
        // The width itself is no `i1`.
        Some((binary, width @ 2..=64)) => with_amount(r, binary, BinaryOp::URem, u128::from(width)),
        _ => None,
    }
}

/// Adds the words below and above bit 128 without the carry between them.
pub(super) fn long_carry_lost(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Some((Binary { lhs, rhs, .. }, 129..)) = integers(r, instruction, &[BinaryOp::Add]) else {
        return None;
    };
    let ty = r.ty(lhs);
    let at = r.number(ty, 128);
    let sum = |r: &mut Rewriter<'_>, lhs, rhs| r.binary(BinaryOp::Add, lhs, rhs);
    let (low_a, low_b) = (r.cast(CastOp::Trunc, lhs, TypeId::I128), r.cast(CastOp::Trunc, rhs, TypeId::I128));
    let low = sum(r, low_a, low_b);
    let low = r.cast(CastOp::ZExt, low, ty);
    let (high_a, high_b) = (r.binary(BinaryOp::LShr, lhs, at), r.binary(BinaryOp::LShr, rhs, at));
    let high = sum(r, high_a, high_b);
    let high = r.binary(BinaryOp::Shl, high, at);
    let both = r.binary(BinaryOp::Or, high, low);
    Some(copy(both))
}

/// Rounds the results of arithmetic on the format `of` to the smaller format `to`.
pub(super) fn rounded(
    r: &mut Rewriter<'_>,
    instruction: &mut Instruction,
    of: &Type,
    to: TypeId,
) -> Option<Op> {
    let Op::Binary(binary) = &instruction.op else { return None };
    let ty = r.ty(binary.lhs);
    if !binary.op.is_float() || r.scalar(ty) != of {
        return None;
    }
    let exact = r.renamed(instruction)?;
    let small = r.cast(CastOp::FpTrunc, exact, to);
    let cast = Cast { op: CastOp::FpExt, flags: ir::CastFlags::default(), value: small, to: ty };
    Some(Op::Cast(cast))
}

pub(super) fn fptoint_through_float(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Op::Cast(cast) = &mut instruction.op
        && matches!(cast.op, CastOp::FpToUi | CastOp::FpToSi)
        && *r.scalar(r.ty(cast.value)) == Type::Double
    {
        cast.value = r.cast(CastOp::FpTrunc, cast.value, TypeId::FLOAT);
    }
    None
}

/// The half next to zero if rounding went away from zero: one less as an integer, because a half is sign and magnitude.
pub(super) fn half_cut(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Cast(Cast { op: CastOp::FpTrunc, value, to, .. }) = instruction.op else { return None };
    if *r.scalar(to) != Type::Half {
        return None;
    }
    let rounded = r.renamed(instruction)?;
    let from = r.ty(value);
    let scalar = r.module.types.scalar(from);
    let back = r.cast(CastOp::FpExt, rounded, scalar);
    let zero = Operand::Const(Const::Zero(from));
    let truth = r.with_lanes(from, TypeId::I1);
    let fcmp = |r: &mut Rewriter<'_>, predicate, lhs, rhs| {
        r.emit(truth, Op::Compare(Compare::Float { predicate, lhs, rhs }))
    };
    let (above, below) =
        (fcmp(r, FloatPredicate::Ogt, back, value), fcmp(r, FloatPredicate::Olt, back, value));
    let negative = fcmp(r, FloatPredicate::Olt, value, zero);
    let away = r.select(negative, below, above);
    let bits = r.cast(CastOp::BitCast, rounded, TypeId::I16);
    let one = r.number(r.ty(bits), 1);
    let less = r.binary(BinaryOp::Sub, bits, one);
    let bits = r.select(away, less, bits);
    let cast = Cast { op: CastOp::BitCast, flags: ir::CastFlags::default(), value: bits, to };
    Some(Op::Cast(cast))
}

/// Adds instructions that reverse a vector to a bitcast that made it of something else.
pub(super) fn lanes_reversed(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Cast(Cast { op: CastOp::BitCast, value, to, .. }) = instruction.op else { return None };
    let Type::Vector(count, _) = *r.module.types.get(to) else { return None };
    if r.module.types.element_count(r.ty(value)) == Some(u64::from(count)) {
        return None;
    }
    let vector = r.renamed(instruction)?;
    let mask = (0..count).rev().map(Some).collect();
    let shuffle = ir::VectorOp::Shuffle { first: vector, second: vector, mask };
    Some(Op::Vector(shuffle))
}
