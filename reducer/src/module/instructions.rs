//! Passes that remove instructions.

use std::collections::HashMap;

use ir::{Function, Operand, TypeTable, ValueId};

use super::zero;
use crate::SiteRange;

/// Removes instructions; uses of their results become zero.
pub(super) fn drop_instruction(types: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    let mut replaced = HashMap::new();
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| {
            let dropped = sites.next_is_chosen();
            if let Some(result) = instruction.result.filter(|_| dropped) {
                replaced.insert(result, Operand::from(zero(types, function.values[result.index()])));
            }
            !dropped
        });
    }
    replace(function, &replaced);
}

/// Removes instructions; uses of their results become one of their operands, of the same type.
pub(super) fn to_operand(_: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    let mut replaced = HashMap::new();
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| {
            let Some(result) = instruction.result else { return true };
            let ty = function.values[result.index()];
            let same = instruction.op.operands().filter(|operand| {
                *operand != Operand::Value(result) && operand.ty(&function.values) == Some(ty)
            });
            for operand in same {
                if sites.next_is_chosen() {
                    replaced.entry(result).or_insert(operand);
                }
            }
            !replaced.contains_key(&result)
        });
    }
    replace(function, &replaced);
}

/// Replaces uses of values; what replaces one may itself be replaced.
fn replace(function: &mut Function, replaced: &HashMap<ValueId, Operand>) {
    if replaced.is_empty() {
        return;
    }
    function.map_operands(|operand| {
        let mut operand = operand;
        // Phis can name each other: such a chain ends, and the candidate is ill-formed.
        for _ in 0..replaced.len() {
            match operand {
                Operand::Value(value) => match replaced.get(&value) {
                    Some(next) => operand = *next,
                    None => break,
                },
                Operand::Const(_) => break,
            }
        }
        operand
    });
}
