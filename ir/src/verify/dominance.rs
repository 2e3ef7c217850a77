//! Predecessors and dominators. Cooper, Harvey, Kennedy: "A Simple, Fast Dominance Algorithm".

use crate::function::Function;
use crate::id::BlockId;

/// The control-flow graph of one function. All block ids in terminators must exist.
pub(super) struct ControlFlowGraph {
    /// For each block, one entry per incoming edge.
    pub(super) predecessors: Vec<Vec<BlockId>>,
    /// For each block its immediate dominator, for the entry itself; `None` if it is unreachable.
    dominator: Vec<Option<u32>>,
    /// For each block, its position in reverse post-order.
    order: Vec<u32>,
}

impl ControlFlowGraph {
    pub(super) fn new(function: &Function) -> ControlFlowGraph {
        let count = function.blocks.len();
        let mut predecessors = vec![Vec::new(); count];
        for (at, block) in function.blocks.iter().enumerate() {
            let successors = block.terminator.successors();
            successors.for_each(|to| predecessors[to.index()].push(BlockId(at as u32)));
        }
        let mut flow =
            ControlFlowGraph { predecessors, dominator: vec![None; count], order: vec![u32::MAX; count] };
        flow.find_dominators(&reverse_post_order(function));
        flow
    }

    fn find_dominators(&mut self, blocks: &[u32]) {
        for (at, &block) in blocks.iter().enumerate() {
            self.order[block as usize] = at as u32;
        }
        self.dominator[0] = Some(0);
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &blocks[1..] {
                let found = self.common_dominator(block);
                changed |= self.dominator[block as usize] != found;
                self.dominator[block as usize] = found;
            }
        }
    }

    fn common_dominator(&self, block: u32) -> Option<u32> {
        let mut common = None;
        for from in &self.predecessors[block as usize] {
            if self.dominator[from.index()].is_some() {
                common = Some(common.map_or(from.0, |other| self.intersect(from.0, other)));
            }
        }
        common
    }

    fn intersect(&self, mut a: u32, mut b: u32) -> u32 {
        while a != b {
            if self.order[a as usize] > self.order[b as usize] {
                a = self.dominator[a as usize].unwrap_or(0);
            } else {
                b = self.dominator[b as usize].unwrap_or(0);
            }
        }
        a
    }

    pub(super) fn is_reachable(&self, block: BlockId) -> bool {
        self.dominator[block.index()].is_some()
    }

    /// True if every path from the entry to `block` goes along the edge.
    pub(super) fn edge_dominates(&self, from: BlockId, to: BlockId, block: BlockId) -> bool {
        let others = self.predecessors[to.index()].iter().filter(|&&before| before != from);
        let edges = self.predecessors[to.index()].iter().filter(|&&before| before == from).count();
        edges == 1
            && self.dominates(to, block)
            && others.into_iter().all(|&before| self.dominates(to, before))
    }

    /// True if every path from the entry to `block` goes through `above`.
    pub(super) fn dominates(&self, above: BlockId, block: BlockId) -> bool {
        if !self.is_reachable(above) {
            return false;
        }
        let mut at = block.0;
        while self.order[at as usize] > self.order[above.index()] {
            at = self.dominator[at as usize].unwrap_or(0);
        }
        at == above.0
    }
}

/// Depth-first search without recursion, because malformed modules may have long chains of blocks.
fn reverse_post_order(function: &Function) -> Vec<u32> {
    let mut seen = vec![false; function.blocks.len()];
    let mut order = Vec::with_capacity(function.blocks.len());
    let mut stack = vec![(0u32, successors(function, 0))];
    seen[0] = true;
    while let Some((block, rest)) = stack.last_mut() {
        match rest.pop() {
            Some(next) if !seen[next.index()] => {
                seen[next.index()] = true;
                stack.push((next.0, successors(function, next.0)));
            }
            Some(_) => {}
            None => {
                order.push(*block);
                stack.pop();
            }
        }
    }
    order.reverse();
    order
}

fn successors(function: &Function, block: u32) -> Vec<BlockId> {
    function.blocks[block as usize].terminator.successors().collect()
}
