//! Faults of poison and `freeze` in registers.

use ir::{
    AttributeSet, BinaryOp, Cast, CastOp, ChoiceOp, Compare, Const, Instruction, IntPredicate, MemoryOp,
    Module, Op, Operand, ParamAttr, ParamAttrs, Terminator, Type, VectorOp,
};

use super::rewriter::{Rewriter, copy, select};

/// Freezes the result of every binary operation.
pub(super) fn poison_ignored(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Binary(_) = &instruction.op else { return None };
    r.renamed(instruction).map(Op::Freeze)
}

pub(super) fn freeze_forwards(_: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    match instruction.op {
        Op::Freeze(value) => Some(copy(value)),
        Op::Memory(MemoryOp::LoadFrozen { ty, ptr, align, volatile }) => {
            Some(Op::Memory(MemoryOp::Load { ty, ptr, align, volatile }))
        }
        _ => None,
    }
}

/// Freezes the operand of a `freeze` again for each use in arithmetic or a comparison.
pub(super) fn freeze_varies(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    match &mut instruction.op {
        Op::Freeze(value) => r.remember_frozen(instruction.result, *value),
        Op::Binary(ir::Binary { lhs, rhs, .. })
        | Op::Compare(Compare::Int { lhs, rhs, .. } | Compare::Float { lhs, rhs, .. }) => {
            for operand in [lhs, rhs] {
                if let Some(value) = r.frozen_operand(*operand) {
                    *operand = r.freeze(value);
                }
            }
        }
        _ => {}
    }
    None
}

pub(super) fn compare_poison_false(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Compare(_) = &instruction.op else { return None };
    let result = r.renamed(instruction)?;
    let result = r.without_poison(result, 0);
    Some(copy(result))
}

/// Zero if an operand is a zero that is not poison.
pub(super) fn and_zero_known(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Binary(ir::Binary { op: BinaryOp::And, lhs, rhs, .. }) = instruction.op else { return None };
    let result = r.renamed(instruction)?;
    let zero = r.number(r.ty(lhs), 0);
    let mut value = result;
    for operand in [lhs, rhs] {
        let is_zero = r.icmp(IntPredicate::Eq, operand, zero);
        let (Some(defined), no) = (r.is_defined(operand), r.number(r.ty(is_zero), 0)) else { continue };
        let is_zero = r.select(defined, is_zero, no);
        value = r.select(is_zero, zero, value);
    }
    Some(copy(value))
}

/// Divides by one in place of poison; the quotient is poison then.
pub(super) fn division_by_poison(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    use BinaryOp::{SDiv, SRem, UDiv, URem};
    let divisor = match &instruction.op {
        Op::Binary(binary) if matches!(binary.op, UDiv | SDiv | URem | SRem) => binary.rhs,
        _ => return None,
    };
    let ty = r.ty(divisor);
    let defined = r.is_defined(divisor)?;
    let one = r.number(ty, 1);
    let replaced = r.select(defined, divisor, one);
    if let Op::Binary(binary) = &mut instruction.op {
        binary.rhs = replaced;
    }
    Some(select(defined, r.renamed(instruction)?, Const::Poison(ty).into()))
}

pub(super) fn select_poison_takes_true(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Op::Choice(ChoiceOp::Select { condition, .. }) = &mut instruction.op {
        *condition = r.without_poison(*condition, 1);
    }
    None
}

pub(super) fn phi_takes_other(_: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Op::Choice(ChoiceOp::Phi { ty, incoming }) = &mut instruction.op
        && incoming.iter().any(|(value, _)| matches!(value, Operand::Const(Const::Poison(_))))
    {
        incoming.iter_mut().for_each(|(value, _)| *value = Const::Poison(*ty).into());
    }
    None
}

pub(super) fn poison_branch_falls(r: &mut Rewriter<'_>, terminator: &mut Terminator) {
    match terminator {
        Terminator::CondBr { condition: value, .. } | Terminator::Switch { value, .. } => {
            *value = r.without_poison(*value, 0);
        }
        Terminator::Ret(_)
        | Terminator::Br(_)
        | Terminator::IndirectBr { .. }
        | Terminator::Unwind(_)
        | Terminator::Unreachable => {}
    }
}

pub(super) fn freeze_vector_whole(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Op::Freeze(value) = &mut instruction.op
        && matches!(r.module.types.get(r.ty(*value)), Type::Vector(..))
    {
        *value = r.spread_poison(*value);
    }
    None
}

/// Chooses the bits of poison lanes.
pub(super) fn bitcast_keeps_known(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Op::Cast(Cast { op: CastOp::BitCast, value, .. }) = &mut instruction.op
        && matches!(r.module.types.get(r.ty(*value)), Type::Vector(..))
    {
        *value = r.freeze(*value);
    }
    None
}

pub(super) fn insert_keeps(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Vector(VectorOp::Insert { vector, index, .. }) = instruction.op else { return None };
    let count = match *r.module.types.get(r.ty(vector)) {
        Type::Vector(count, _) => u128::from(count),
        _ => return None,
    };
    // An index type that cannot hold the count has no index out of range.
    let fits = r.int_width(r.ty(index)).is_some_and(|width| width > 32);
    let index = if fits { index } else { r.cast(CastOp::ZExt, index, ir::TypeId::I64) };
    let end = r.number(r.ty(index), count);
    let inside = r.icmp(IntPredicate::Ult, index, end);
    let inside = r.without_poison(inside, 0);
    Some(select(inside, r.renamed(instruction)?, vector))
}

pub(super) fn shuffle_poison_zero(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Vector(VectorOp::Shuffle { first, mask, .. }) = &instruction.op else { return None };
    let lane = r.module.types.scalar(r.ty(*first));
    let poison: Vec<_> =
        mask.iter().zip(0i32..).filter(|(lane, _)| lane.is_none()).map(|(_, at)| at).collect();
    let mut vector = r.renamed(instruction)?;
    let ty = r.ty(vector);
    for at in poison {
        let (value, index) = (Const::Zero(lane).into(), Const::i32(at).into());
        vector = r.emit(ty, Op::Vector(VectorOp::Insert { vector, value, index }));
    }
    Some(copy(vector))
}

pub(super) fn return_spreads_poison(r: &mut Rewriter<'_>, terminator: &mut Terminator) {
    if let Terminator::Ret(Some(value)) = terminator {
        *value = r.spread_poison(*value);
    }
}

/// Removes `noundef` from every parameter, argument and result.
pub(super) fn noundef_ignored(module: &mut Module) {
    let forget = |attrs: &mut ParamAttrs| {
        let others = attrs.flags.iter().filter(|&attribute| attribute != ParamAttr::NoUndef);
        attrs.flags =
            others.fold(AttributeSet::<ParamAttr>::default(), |set, attribute| set.with_attribute(attribute));
    };
    for function in &mut module.functions {
        forget(&mut function.ret_attrs);
        function.params.iter_mut().for_each(|param| forget(&mut param.attrs));
        for instruction in function.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
            if let Op::Call(call) = &mut instruction.op {
                call.args.iter_mut().for_each(|(_, attrs)| forget(attrs));
            }
        }
    }
}
