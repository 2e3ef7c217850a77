//! Poison chains: the origin of poison and the instructions that propagated it.

use ir::ProgramPoint;
use rustc_hash::FxHashMap;

use crate::machine::origin::PoisonOrigin;

/// A chain, by number: an origin and the instructions that propagated it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PoisonChainId(u32);

/// Limit on the instructions of a chain. Beyond it, the last instruction replaces its predecessor, so that the
/// beginning and the end of a long chain are kept.
pub const MAX_CHAIN_LENGTH: u8 = 8;

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
pub struct PoisonChains {
    steps: Vec<ChainLink>,
    origins: FxHashMap<PoisonOrigin, PoisonChainId>,
    known: FxHashMap<(PoisonChainId, ProgramPoint), PoisonChainId>,
}

impl PoisonChains {
    /// The chain that consists of an origin.
    pub fn originate(&mut self, origin: PoisonOrigin) -> PoisonChainId {
        if let Some(&known) = self.origins.get(&origin) {
            return known;
        }
        let id = PoisonChainId(self.steps.len() as u32);
        self.steps.push(ChainLink { origin, parent: id, place: origin.place, length: 0 });
        self.origins.insert(origin, id);
        id
    }

    /// The chain extended by the instruction at `place`.
    pub fn passed(&mut self, chain: PoisonChainId, place: ProgramPoint) -> PoisonChainId {
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
    pub fn origin(&self, chain: PoisonChainId) -> PoisonOrigin {
        self.steps[chain.0 as usize].origin
    }

    /// The instructions that propagated it, in order.
    pub fn path(&self, chain: PoisonChainId) -> Vec<ProgramPoint> {
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
