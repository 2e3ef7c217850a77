//! Predecessors and dominators. Cooper, Harvey, Kennedy: "A Simple, Fast Dominance Algorithm".

use std::ops::Range;

use crate::function::Function;
use crate::id::BlockId;

/// The control-flow graph of one function.
#[derive(Clone, Debug)]
pub struct ControlFlowGraph {
    /// For each block, one entry per incoming edge.
    pub predecessors: Vec<Vec<BlockId>>,
    /// For each block its immediate dominator, for the entry itself; `None` if it is unreachable.
    dominator: Vec<Option<u32>>,
    /// For each block, its position in reverse post-order.
    order: Vec<u32>,
    /// For each block the positions of the blocks that it dominates, itself first, in a depth-first order of the tree of dominators;
    /// empty if it is unreachable.
    dominated: Vec<Range<u32>>,
}

impl ControlFlowGraph {
    /// The graph of a function with a body. All blocks that terminators name must exist.
    #[must_use]
    pub fn new(function: &Function) -> ControlFlowGraph {
        let count = function.blocks.len();
        let mut predecessors = vec![Vec::new(); count];
        for (at, block) in function.blocks.iter().enumerate() {
            let successors = block.terminator.successors();
            successors.for_each(|to| predecessors[to.index()].push(BlockId(at as u32)));
        }
        let mut flow = ControlFlowGraph {
            predecessors,
            dominator: vec![None; count],
            order: vec![u32::MAX; count],
            dominated: vec![0..0; count],
        };
        let blocks = reverse_post_order(function);
        flow.find_dominators(&blocks);
        flow.number_tree(&blocks);
        flow
    }

    /// Numbers the tree of dominators, in which each block comes after its dominator in reverse post-order.
    fn number_tree(&mut self, blocks: &[u32]) {
        let mut sizes = vec![1; self.dominator.len()];
        for &block in blocks[1..].iter().rev() {
            let above = self.dominator[block as usize].unwrap_or(0);
            sizes[above as usize] += sizes[block as usize];
        }
        let mut next = vec![1; self.dominator.len()];
        self.dominated[0] = 0..sizes[0];
        for &block in &blocks[1..] {
            let above = self.dominator[block as usize].unwrap_or(0);
            let start = next[above as usize];
            let end = start + sizes[block as usize];
            next[above as usize] = end;
            next[block as usize] = start + 1;
            self.dominated[block as usize] = start..end;
        }
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

    /// True if a path from the entry leads to the block.
    #[must_use]
    pub fn is_reachable(&self, block: BlockId) -> bool {
        self.dominator[block.index()].is_some()
    }

    /// The closest other block that every path from the entry to this one goes through; `None` for the entry and what is unreachable.
    #[must_use]
    pub fn immediate_dominator(&self, block: BlockId) -> Option<BlockId> {
        self.dominator[block.index()].filter(|_| block != BlockId::ENTRY).map(BlockId)
    }

    /// The positions of the blocks that a block dominates, itself first, in a depth-first order of the tree of dominators.
    #[must_use]
    pub fn dominated(&self, block: BlockId) -> Range<u32> {
        self.dominated[block.index()].clone()
    }

    /// True if every path from the entry to `block` goes along the edge.
    #[must_use]
    pub fn edge_dominates(&self, from: BlockId, to: BlockId, block: BlockId) -> bool {
        let others = self.predecessors[to.index()].iter().filter(|&&before| before != from);
        let edges = self.predecessors[to.index()].iter().filter(|&&before| before == from).count();
        edges == 1
            && self.dominates(to, block)
            && others.into_iter().all(|&before| self.dominates(to, before))
    }

    /// True if every path from the entry to `block` goes through `above`.
    #[must_use]
    pub fn dominates(&self, above: BlockId, block: BlockId) -> bool {
        let at = self.dominated[block.index()].start;
        // Unreachable blocks dominate nothing, and are dominated by nothing.
        self.is_reachable(above) && self.is_reachable(block) && self.dominated[above.index()].contains(&at)
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
