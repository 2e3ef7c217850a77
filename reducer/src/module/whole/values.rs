//! Passes that remove instructions and simplify operands.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use ir::{Callee, Const, Function, Instruction, MemoryOp, Op, Operand, TypeId, TypeTable, ValueId};

use super::place::Sites;
use super::text::instruction_bytes;
use crate::module::zero;

/// A key by which an instruction is known again after other edits.
pub(super) fn key(instruction: &Instruction) -> u64 {
    let mut hasher = DefaultHasher::new();
    match instruction.result {
        Some(result) => result.hash(&mut hasher),
        None => instruction.op.hash(&mut hasher),
    }
    hasher.finish()
}

/// Removes instructions; uses of their results become zero.
pub(super) fn drop_instruction(types: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let mut dropped: Vec<ValueId> = Vec::new();
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| {
            let chosen = sites.offer(instruction_bytes(instruction), key(instruction));
            if chosen {
                dropped.extend(instruction.result);
            }
            !chosen
        });
    }
    replace_by_zero(types, function, dropped);
}

/// Removes objects of the stack with everything that is computed, loaded and stored through their addresses.
pub(super) fn drop_slot(types: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let is_slot = |op: &Op| matches!(op, Op::Memory(MemoryOp::Alloca { .. }));
    let mut weights: HashMap<ValueId, u32> = HashMap::new();
    for instruction in function.instructions() {
        if let (Some(result), true) = (instruction.result, is_slot(&instruction.op)) {
            weights.insert(result, instruction_bytes(instruction));
        } else if let Some(Operand::Value(address)) = address(&instruction.op) {
            weights.entry(address).and_modify(|weight| *weight += instruction_bytes(instruction));
        }
    }
    let mut gone = vec![false; function.values.len()];
    for instruction in function.instructions() {
        if let (Some(result), true) = (instruction.result, is_slot(&instruction.op))
            && sites.offer(weights[&result], result)
        {
            gone[result.index()] = true;
        }
    }
    if !gone.contains(&true) {
        return;
    }
    let mut dropped: Vec<ValueId> = Vec::new();
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| {
            let own = instruction.result.is_some_and(|result| gone[result.index()]);
            let through =
                matches!(address(&instruction.op), Some(Operand::Value(base)) if gone[base.index()]);
            if let Some(result) = instruction.result.filter(|_| own || through) {
                dropped.push(result);
                // An address in the object; what was loaded from it is no longer one.
                gone[result.index()] |= matches!(instruction.op, Op::Memory(MemoryOp::Gep(_)));
            }
            !own && !through
        });
    }
    replace_by_zero(types, function, dropped);
}

/// The address through which an instruction accesses memory, or from which it computes one.
fn address(op: &Op) -> Option<Operand> {
    match op {
        Op::Memory(MemoryOp::Load { ptr, .. } | MemoryOp::Store { ptr, .. }) => Some(*ptr),
        Op::Memory(MemoryOp::Gep(gep)) => Some(gep.base),
        _ => None,
    }
}

/// Removes instructions; uses of their results become one of their operands, of the same type.
pub(super) fn to_operand(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let mut replaced: Vec<(ValueId, Operand)> = Vec::new();
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| {
            let Some(result) = instruction.result else { return true };
            let ty = function.values[result.index()];
            let same = instruction.op.operands().filter(|operand| {
                matches!(operand, Operand::Value(other) if *other != result)
                    && operand.ty(&function.values) == Some(ty)
            });
            let mut by = None;
            for (at, operand) in same.enumerate() {
                if sites.offer(instruction_bytes(instruction), (result, at)) {
                    by = by.or(Some(operand));
                }
            }
            replaced.extend(by.map(|operand| (result, operand)));
            by.is_none()
        });
    }
    replace(function, replaced);
}

/// Replaces operands by zero.
pub(super) fn operand_to_zero(types: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let Function { blocks, values, .. } = function;
    let mut simplify = |operand: &mut Operand, key: (u64, usize)| {
        let Some(ty) = operand.ty(values) else { return };
        let zero = zero(types, ty);
        let weight = if matches!(operand, Operand::Value(_)) { 12 } else { 4 };
        if *operand != Operand::Const(zero) && ty != TypeId::METADATA && sites.offer(weight, key) {
            *operand = zero.into();
        }
    };
    for block in blocks {
        for instruction in &mut block.instructions {
            let key = key(instruction);
            let operands = instruction.op.operands_mut().enumerate();
            operands.for_each(|(at, operand)| simplify(operand, (key, at)));
        }
        let operands = block.terminator.operands_mut().enumerate();
        operands.for_each(|(at, operand)| simplify(operand, (u64::MAX, at)));
    }
}

/// Makes integers of several digits one.
pub(super) fn shorten_constant(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    for operand in function.operands_mut() {
        if let Operand::Const(Const::Int { value, .. }) = operand
            && *value > 9
            && sites.offer(2, *value)
        {
            *value = 1;
        }
    }
}

/// Removes arguments that no declaration asks for: those of indirect calls and variable ones.
pub(super) fn drop_argument(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    for call in function.calls_mut() {
        let fixed = match (call.callee, call.fixed) {
            (_, Some(fixed)) => fixed as usize,
            (Callee::Indirect(_), None) => 0,
            _ => continue,
        };
        let mut at = 0;
        call.args.retain(|_| {
            at += 1;
            at <= fixed || !sites.offer(12, at)
        });
    }
}

fn replace_by_zero(types: &TypeTable, function: &mut Function, dropped: Vec<ValueId>) {
    let zeros = dropped.into_iter().map(|value| (value, zero(types, function.values[value.index()]).into()));
    let zeros: Vec<_> = zeros.collect();
    replace(function, zeros);
}

/// Replaces uses of values; what replaces one may itself be replaced.
pub(super) fn replace(function: &mut Function, replaced: Vec<(ValueId, Operand)>) {
    if replaced.is_empty() {
        return;
    }
    let mut by: Vec<Option<Operand>> = vec![None; function.values.len()];
    for (value, operand) in &replaced {
        by[value.index()] = Some(*operand);
    }
    // From the last on, so that chains are followed once: each entry is final before those that lead to it are looked at.
    for (value, _) in &replaced {
        let end = last(&by, *value, replaced.len());
        by[value.index()] = Some(end);
    }
    function.map_operands(|operand| match operand {
        Operand::Value(value) => by[value.index()].unwrap_or(operand),
        Operand::Const(_) => operand,
    });
}

/// The end of a chain of replacements. One that leads back to itself ends somewhere, and the candidate is ill-formed.
fn last(by: &[Option<Operand>], from: ValueId, most: usize) -> Operand {
    let mut operand = Operand::Value(from);
    for _ in 0..=most {
        match operand {
            Operand::Value(value) => match by[value.index()] {
                Some(next) => operand = next,
                None => break,
            },
            Operand::Const(_) => break,
        }
    }
    operand
}
