//! Passes that simplify control flow.

use std::collections::{HashMap, HashSet};

use ir::{Block, BlockId, ChoiceOp, Function, Op, Operand, Terminator, TypeTable, ValueId};

use super::functions::returning_zero;
use crate::SiteRange;

/// Makes blocks return zero.
pub(super) fn return_early(types: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    let returning = returning_zero(types, function);
    for block in &mut function.blocks {
        if !matches!(block.terminator, Terminator::Ret(_)) && sites.next_is_chosen() {
            block.terminator = returning.clone();
        }
    }
}

/// Makes branches go to their first target: of an `if` where the condition is true, of a switch the first case.
pub(super) fn branch_to_first(_: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    branch_to(function, sites, |terminator| match terminator {
        Terminator::CondBr { if_true, .. } => Some(*if_true),
        Terminator::Switch { cases, .. } => cases.first().map(|(_, to)| *to),
        Terminator::IndirectBr { .. } | Terminator::Unwind(_) => terminator.successors().next(),
        Terminator::Ret(_) | Terminator::Br(_) | Terminator::Unreachable => None,
    });
}

/// Makes branches go to their last target: of an `if` where the condition is false, of a switch the default.
pub(super) fn branch_to_last(_: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    branch_to(function, sites, |terminator| match terminator {
        Terminator::CondBr { if_false, .. } => Some(*if_false),
        Terminator::Switch { default, .. } => Some(*default),
        Terminator::IndirectBr { .. } | Terminator::Unwind(_) => terminator.successors().last(),
        Terminator::Ret(_) | Terminator::Br(_) | Terminator::Unreachable => None,
    });
}

fn branch_to(
    function: &mut Function,
    sites: &mut SiteRange,
    target: impl Fn(&Terminator) -> Option<BlockId>,
) {
    for block in &mut function.blocks {
        if let Some(target) = target(&block.terminator)
            && sites.next_is_chosen()
        {
            block.terminator = Terminator::Br(target);
        }
    }
}

/// Removes cases of switches.
pub(super) fn drop_case(_: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    for block in &mut function.blocks {
        if let Terminator::Switch { cases, .. } = &mut block.terminator {
            cases.retain(|_| !sites.next_is_chosen());
        }
    }
}

/// Joins blocks with their only successor where they are its only predecessor.
pub(super) fn merge(_: &TypeTable, function: &mut Function, sites: &mut SiteRange) {
    for at in 0..function.blocks.len() {
        // A block may take in one after the other.
        while let Some(next) = only_successor(function, at) {
            if !sites.next_is_chosen() {
                break;
            }
            let returned = Block::new(Terminator::Unreachable);
            let Block { instructions, terminator, metadata } =
                std::mem::replace(&mut function.blocks[next.index()], returned);
            function.blocks[at].terminator = terminator;
            function.blocks[at].metadata = metadata;
            for instruction in instructions {
                match (&instruction.op, instruction.result) {
                    (Op::Choice(ChoiceOp::Phi { incoming, .. }), Some(result)) => {
                        let value = incoming.first().map(|(value, _)| *value);
                        value.into_iter().for_each(|value| function.replace_uses(result, value));
                    }
                    _ => function.blocks[at].instructions.push(instruction),
                }
            }
            rename_predecessor(function, next, BlockId(at as u32));
        }
    }
}

/// The block that only this one goes to, if it goes nowhere else.
fn only_successor(function: &Function, at: usize) -> Option<BlockId> {
    let Terminator::Br(next) = function.blocks[at].terminator else { return None };
    let targets = function.blocks.iter().flat_map(|block| block.terminator.successors());
    let is_only = targets.filter(|target| *target == next).count() == 1;
    (is_only && next != BlockId::ENTRY && next.index() != at).then_some(next)
}

fn rename_predecessor(function: &mut Function, from: BlockId, to: BlockId) {
    for (_, block) in function.blocks.iter_mut().flat_map(phis).flatten() {
        if *block == from {
            *block = to;
        }
    }
}

/// The incoming values of each phi of a block.
pub(super) fn phis(block: &mut Block) -> impl Iterator<Item = &mut Vec<(Operand, BlockId)>> {
    block.instructions.iter_mut().filter_map(|instruction| match &mut instruction.op {
        Op::Choice(ChoiceOp::Phi { incoming, .. }) => Some(incoming),
        _ => None,
    })
}

/// Removes blocks that nothing reaches, numbers the others anew, and lets phis have one value for each edge that is left. Returns the
/// new numbers.
pub(super) fn drop_unreached(function: &mut Function) -> HashMap<BlockId, BlockId> {
    let kept = reached(function);
    let moved: HashMap<BlockId, BlockId> = kept.iter().copied().zip((0..).map(BlockId)).collect();
    let mut position = 0;
    function.blocks.retain(|_| {
        position += 1;
        moved.contains_key(&BlockId(position - 1))
    });
    let mut edges: Vec<HashMap<BlockId, usize>> = vec![HashMap::new(); function.blocks.len()];
    for (at, block) in function.blocks.iter_mut().enumerate() {
        for target in block.terminator.successors_mut() {
            *target = moved[target];
            *edges[target.index()].entry(BlockId(at as u32)).or_default() += 1;
        }
    }
    for (block, edges) in function.blocks.iter_mut().zip(edges) {
        for incoming in phis(block) {
            // LangRef "'phi' Instruction": a value for each edge, of which a `switch` may have several to one
            // block.
            let mut left = edges.clone();
            incoming.retain_mut(|(_, from)| {
                let Some(new) = moved.get(from) else { return false };
                *from = *new;
                let count = left.entry(*from).or_default();
                let is_edge = *count > 0;
                *count = count.saturating_sub(1);
                is_edge
            });
        }
    }
    drop_undefined(function);
    moved
}

/// The blocks that the entry reaches, in their order.
fn reached(function: &Function) -> Vec<BlockId> {
    let mut reached = vec![false; function.blocks.len()];
    let mut waiting = if function.blocks.is_empty() { Vec::new() } else { vec![BlockId::ENTRY] };
    while let Some(block) = waiting.pop() {
        if !std::mem::replace(&mut reached[block.index()], true) {
            waiting.extend(function.blocks[block.index()].terminator.successors());
        }
    }
    (0..).map(BlockId).zip(reached).filter(|(_, reached)| *reached).map(|(block, _)| block).collect()
}

/// Phis without a value left are in blocks without predecessors: the entry, where none may be.
fn drop_undefined(function: &mut Function) {
    let is_empty = |op: &Op| matches!(op, Op::Choice(ChoiceOp::Phi { incoming, .. }) if incoming.is_empty());
    let mut undefined: Vec<ValueId> = Vec::new();
    for block in &mut function.blocks {
        block.instructions.retain(|instruction| {
            let dropped = is_empty(&instruction.op);
            undefined.extend(instruction.result.filter(|_| dropped));
            !dropped
        });
    }
    if undefined.is_empty() {
        return;
    }
    let Function { blocks, values, .. } = function;
    let undefined: HashSet<ValueId> = undefined.into_iter().collect();
    for block in blocks {
        let body = block.instructions.iter_mut().flat_map(|instruction| instruction.op.operands_mut());
        for operand in body.chain(block.terminator.operands_mut()) {
            if let Operand::Value(value) = operand
                && undefined.contains(value)
            {
                *operand = ir::Const::Poison(values[value.index()]).into();
            }
        }
    }
}
