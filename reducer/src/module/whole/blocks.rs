//! Passes that remove blocks and edges between them.

use std::ops::Range;

use std::collections::HashMap;

use ir::{
    Block, BlockId, ChoiceOp, ControlFlowGraph, Function, Op, Operand, Terminator, TypeTable,
    UnwindTerminator, ValueId,
};

use super::place::Sites;
use super::symbols::go_on;
use super::text::block_bytes;
use super::values::{key, replace};
use crate::module::blocks::phis;
use crate::module::functions::returning_zero;

/// The blocks of a function, and what each dominates.
struct Regions {
    flow: ControlFlowGraph,
    /// The bytes of the blocks before each position in the tree of dominators.
    before: Vec<u32>,
}

impl Regions {
    fn new(function: &Function) -> Regions {
        let flow = ControlFlowGraph::new(function);
        let mut bytes = vec![0; function.blocks.len() + 1];
        for (at, block) in function.blocks.iter().enumerate() {
            let place = flow.dominated(BlockId(at as u32));
            if !place.is_empty() {
                bytes[place.start as usize + 1] = block_bytes(block);
            }
        }
        let mut sum = 0;
        let before = bytes.into_iter().map(|own| {
            sum += own;
            sum
        });
        Regions { before: before.collect(), flow }
    }

    /// The bytes of a block and of what it dominates.
    fn bytes(&self, block: BlockId) -> u32 {
        let places = self.flow.dominated(block);
        self.before[places.end as usize] - self.before[places.start as usize]
    }

    /// The places of a block and of what it dominates, among sites of which those of the function begin at `first`.
    fn span(&self, block: BlockId, first: usize) -> Range<usize> {
        let places = self.flow.dominated(block);
        first + places.start as usize..first + places.end as usize
    }

    /// The bytes that nothing reaches any more without an edge.
    fn bytes_behind(&self, from: BlockId, to: BlockId) -> u32 {
        match self.flow.edge_dominates(from, to, to) {
            true => self.bytes(to),
            false => 0,
        }
    }
}

/// A key by which a block is known again after other edits.
fn block_key(block: &Block) -> u64 {
    block.instructions.first().map_or(0, key)
}

/// Makes blocks return zero, without their instructions.
pub(super) fn cut(types: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let returning = returning_zero(types, function);
    let regions = Regions::new(function);
    let first = sites.begin(function.blocks.len());
    for (at, block) in function.blocks.iter_mut().enumerate() {
        let id = BlockId(at as u32);
        let span = regions.span(id, first);
        if block.instructions.is_empty() && block.terminator == returning {
            continue;
        }
        if sites.offer_span(regions.bytes(id), span, block_key(block)) {
            // The rest was computed for what comes after.
            block.instructions.retain(|instruction| matches!(instruction.op, Op::Pad(_)));
            (block.terminator, block.metadata) = (returning.clone(), None);
        }
    }
}

/// Makes blocks return zero where they ended otherwise.
pub(super) fn return_early(types: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let returning = returning_zero(types, function);
    let regions = Regions::new(function);
    let first = sites.begin(function.blocks.len());
    for (at, block) in function.blocks.iter_mut().enumerate() {
        let id = BlockId(at as u32);
        let span = regions.span(id, first);
        let is_return = matches!(block.terminator, Terminator::Ret(_));
        let weight = regions.bytes(id).saturating_sub(block_bytes(block)) + 16;
        if !is_return && sites.offer_span(weight, span, block_key(block)) {
            (block.terminator, block.metadata) = (returning.clone(), None);
        }
    }
}

/// Makes branches go to their first target: of an `if` where the condition is true, of a switch the first case.
pub(super) fn branch_to_first(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    branch_to(function, sites, |terminator| match terminator {
        Terminator::CondBr { if_true, .. } => Some(*if_true),
        Terminator::Switch { cases, .. } => cases.first().map(|(_, to)| *to),
        Terminator::IndirectBr { .. } => terminator.successors().next(),
        _ => None,
    });
}

/// Makes branches go to their last target: of an `if` where the condition is false, of a switch the default.
pub(super) fn branch_to_last(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    branch_to(function, sites, |terminator| match terminator {
        Terminator::CondBr { if_false, .. } => Some(*if_false),
        Terminator::Switch { default, .. } => Some(*default),
        Terminator::IndirectBr { .. } => terminator.successors().last(),
        _ => None,
    });
}

fn branch_to(
    function: &mut Function,
    sites: &mut Sites<'_>,
    target: impl Fn(&Terminator) -> Option<BlockId>,
) {
    let regions = Regions::new(function);
    for (at, block) in function.blocks.iter_mut().enumerate() {
        let Some(target) = target(&block.terminator) else { continue };
        let others = block.terminator.successors().filter(|to| *to != target);
        let behind: u32 = others.map(|to| regions.bytes_behind(BlockId(at as u32), to)).sum();
        if sites.offer(24 + behind, block_key(block)) {
            (block.terminator, block.metadata) = (Terminator::Br(target), None);
        }
    }
}

/// Removes cases of switches, targets of indirect branches and handlers of exceptions.
pub(super) fn drop_case(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let regions = Regions::new(function);
    for (at, block) in function.blocks.iter_mut().enumerate() {
        let own = BlockId(at as u32);
        let mut is_dropped =
            |value: u128, to: BlockId| sites.offer(16 + regions.bytes_behind(own, to), (at, value));
        match &mut block.terminator {
            Terminator::Switch { cases, .. } => cases.retain(|(value, to)| !is_dropped(*value, *to)),
            Terminator::IndirectBr { targets, .. } => targets.retain(|to| !is_dropped(0, *to)),
            Terminator::Unwind(terminator) => {
                if let UnwindTerminator::CatchSwitch { handlers, .. } = &mut **terminator {
                    handlers.retain(|to| !is_dropped(0, *to));
                }
            }
            _ => {}
        }
    }
}

/// Makes plain calls of those that may continue elsewhere.
pub(super) fn unwind_to_normal(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let regions = Regions::new(function);
    for (at, block) in function.blocks.iter_mut().enumerate() {
        let Terminator::Unwind(terminator) = &block.terminator else { continue };
        let (UnwindTerminator::Invoke { call, result, .. } | UnwindTerminator::CallBr { call, result, .. }) =
            &**terminator
        else {
            continue;
        };
        let behind: u32 = block
            .terminator
            .successors()
            .skip(1)
            .map(|to| regions.bytes_behind(BlockId(at as u32), to))
            .sum();
        if sites.offer(24 + behind, block_key(block)) {
            let call = ir::Instruction::new(*result, Op::Call(Box::new(call.clone())));
            block.instructions.push(call);
            go_on(block);
        }
    }
}

/// Joins blocks with their only successor where they are its only predecessor.
pub(super) fn merge(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let mut edges = vec![0_usize; function.blocks.len()];
    let targets = function.blocks.iter().flat_map(|block| block.terminator.successors());
    targets.for_each(|to| edges[to.index()] += 1);
    // An absorbed block, and the one that has its instructions now.
    let mut absorbed: HashMap<BlockId, BlockId> = HashMap::new();
    let mut replaced: Vec<(ValueId, Operand)> = Vec::new();
    for at in 0..function.blocks.len() {
        while let Terminator::Br(next) = function.blocks[at].terminator
            && edges[next.index()] == 1
            && next != BlockId::ENTRY
            && next.index() != at
            && !absorbed.contains_key(&BlockId(at as u32))
            && sites.offer_idle(20, block_key(&function.blocks[next.index()]))
        {
            let gone = Block::new(Terminator::Unreachable);
            let mut taken = std::mem::replace(&mut function.blocks[next.index()], gone);
            taken.instructions.retain(|instruction| match (&instruction.op, instruction.result) {
                (Op::Choice(ChoiceOp::Phi { incoming, .. }), Some(result)) => {
                    replaced.extend(incoming.first().map(|(value, _)| (result, *value)));
                    false
                }
                _ => true,
            });
            let block = &mut function.blocks[at];
            block.instructions.append(&mut taken.instructions);
            (block.terminator, block.metadata) = (taken.terminator, taken.metadata);
            absorbed.insert(next, BlockId(at as u32));
        }
    }
    replace(function, replaced);
    let end = |mut from: BlockId| {
        while let Some(to) = absorbed.get(&from) {
            from = *to;
        }
        from
    };
    for (_, from) in function.blocks.iter_mut().flat_map(phis).flatten() {
        *from = end(*from);
    }
}

/// Lets branches to blocks that only branch on go there at once.
pub(super) fn skip(_: &TypeTable, function: &mut Function, sites: &mut Sites<'_>) {
    let mut skipped: HashMap<BlockId, BlockId> = HashMap::new();
    for (at, block) in function.blocks.iter().enumerate().skip(1) {
        if let (Terminator::Br(to), true) = (&block.terminator, block.instructions.is_empty())
            && to.index() != at
            && sites.offer(20, at)
        {
            skipped.insert(BlockId(at as u32), *to);
        }
    }
    if skipped.is_empty() {
        return;
    }
    let end = |from: BlockId| {
        let mut to = from;
        // Blocks that branch in a circle stay.
        for _ in 0..=skipped.len() {
            match skipped.get(&to) {
                Some(next) => to = *next,
                None => return to,
            }
        }
        from
    };
    // The blocks from which each skipped one is reached, one for each edge.
    let mut before: HashMap<BlockId, Vec<BlockId>> = HashMap::new();
    for (at, block) in function.blocks.iter().enumerate() {
        let own = BlockId(at as u32);
        if !skipped.contains_key(&own) {
            let through = block.terminator.successors().filter(|to| skipped.contains_key(to));
            through.for_each(|to| {
                let mut at = to;
                while let Some(next) =
                    skipped.get(&at).filter(|next| skipped.contains_key(*next) && end(at) != at)
                {
                    at = *next;
                }
                before.entry(at).or_default().push(own);
            });
        }
    }
    for block in &mut function.blocks {
        block.terminator.successors_mut().for_each(|to| *to = end(*to));
    }
    for incoming in function.blocks.iter_mut().flat_map(phis) {
        let through = |(value, from): &(Operand, BlockId)| match skipped.contains_key(from) {
            true => before.get(from).into_iter().flatten().map(|new| (*value, *new)).collect(),
            false => vec![(*value, *from)],
        };
        *incoming = incoming.iter().flat_map(through).collect();
    }
}
