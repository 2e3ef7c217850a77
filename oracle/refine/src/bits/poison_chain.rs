//! Poison chains: the origin of poison and the instructions that propagated it.

use ir::ProgramPoint;
use rustc_hash::FxHashMap;

use crate::machine::origin::PoisonOrigin;

/// A chain, by number: an origin and the instructions that propagated it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct PoisonChainId(u32);

/// Limit on the instructions of a chain. Beyond it, the last instruction replaces its predecessor, so that the
/// beginning and the end of a long chain are kept.
const MAX_CHAIN_LENGTH: u8 = 8;

#[derive(Clone, Copy, Debug)]
struct ChainLink {
    origin: PoisonOrigin,
    /// The previous link; for an origin, the link itself.
    parent: PoisonChainId,
    place: Option<ProgramPoint>,
    length: u8,
}

/// All chains of a run. Equal chains are stored once, so that a loop that carries poison does not grow them.
#[derive(Debug, Default)]
pub(super) struct PoisonChains {
    steps: Vec<ChainLink>,
    origins: FxHashMap<PoisonOrigin, PoisonChainId>,
    known: FxHashMap<(PoisonChainId, ProgramPoint), PoisonChainId>,
}

impl PoisonChains {
    /// The chain that consists of an origin.
    pub(super) fn originate(&mut self, origin: PoisonOrigin) -> PoisonChainId {
        if let Some(&known) = self.origins.get(&origin) {
            return known;
        }
        let id = PoisonChainId(self.steps.len() as u32);
        self.steps.push(ChainLink { origin, parent: id, place: origin.place, length: 0 });
        self.origins.insert(origin, id);
        id
    }

    /// The chain extended by the instruction at `place`.
    pub(super) fn passed(&mut self, chain: PoisonChainId, place: ProgramPoint) -> PoisonChainId {
        let step = self.steps[chain.0 as usize];
        if step.place == Some(place) {
            return chain;
        }
        let parent = if step.length == MAX_CHAIN_LENGTH { step.parent } else { chain };
        if let Some(&known) = self.known.get(&(parent, place)) {
            return known;
        }
        let id = PoisonChainId(self.steps.len() as u32);
        let length = self.steps[parent.0 as usize].length + 1;
        self.steps.push(ChainLink { origin: step.origin, parent, place: Some(place), length });
        self.known.insert((parent, place), id);
        id
    }

    /// The origin of a chain.
    pub(super) fn origin(&self, chain: PoisonChainId) -> PoisonOrigin {
        self.steps[chain.0 as usize].origin
    }

    /// The instructions that propagated it, in order.
    pub(super) fn path(&self, chain: PoisonChainId) -> Vec<ProgramPoint> {
        let mut path = Vec::new();
        let mut at = chain;
        while self.steps[at.0 as usize].length > 0 {
            let step = self.steps[at.0 as usize];
            path.extend(step.place);
            at = step.parent;
        }
        path.reverse();
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::origin::PoisonCause;
    use ir::{BlockId, FuncId};

    fn place(index: u32) -> ProgramPoint {
        ProgramPoint { function: FuncId(0), block: BlockId(0), index }
    }

    #[test]
    fn long_chains_keep_their_beginning_and_end() {
        let mut chains = PoisonChains::default();
        let origin = PoisonOrigin { cause: PoisonCause::ShiftAmount, place: Some(place(0)) };
        let mut chain = chains.originate(origin);
        assert_eq!(chains.path(chain), []);
        for index in 0..100 {
            chain = chains.passed(chain, place(index));
        }
        let path = chains.path(chain);
        assert_eq!(path.len(), usize::from(MAX_CHAIN_LENGTH));
        assert_eq!((path[0], path[7]), (place(1), place(99)));
        assert_eq!(chains.origin(chain), origin);
        assert_eq!(chains.passed(chain, place(99)), chain);
    }
}
