//! Where poison was born, and the way it went.

use ir::{Bits, GlobalId, Place};
use rustc_hash::FxHashMap;

use crate::semantics::Uninitialized;

/// What an object is in the program text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ObjectName {
    /// A global.
    Global(GlobalId),
    /// What the `alloca` there made.
    Local(Place),
    /// What the call there passes beyond the named parameters.
    Variadic(Place),
    /// The hidden copy that the call there made for its `byval` argument of this position.
    Copy(Place, u32),
}

/// How a bit became poison, undef, or unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PoisonCause {
    /// Memory that nothing was written to: the object and the bit in it.
    Uninitialized {
        /// The object.
        object: ObjectName,
        /// Position in the object.
        bit: Bits,
        /// What such memory holds in the semantics of the run.
        holds: Uninitialized,
    },
    /// `poison` in the program text.
    PoisonConstant,
    /// `undef` in the program text.
    UndefConstant,
    /// A promise was broken: `nsw`, `exact`, `inbounds` …
    Flag(&'static str),
    /// A shift by at least the width.
    ShiftAmount,
    /// A floating-point number that the integer type does not hold.
    FloatToInt,
    /// A lane outside the vector, or one that a shuffle leaves open.
    Lane,
    /// A load found set bits between an odd-width integer and its last byte (LLVM trunk).
    OddWidth,
    /// A pointer argument that breaks its `align`.
    Align,
}

/// Where and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PoisonOrigin {
    /// How.
    pub cause: PoisonCause,
    /// The instruction that met it first; `None` for what was there before the program ran.
    pub place: Option<Place>,
}

/// A birth and the instructions that passed it on, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct PoisonChainId(u32);

/// Instructions that a trail names. When there are more, the last one replaces its predecessor: the beginning and
/// the end of a long way are kept.
const MAX_CHAIN_LENGTH: u8 = 8;

#[derive(Clone, Copy, Debug)]
struct ChainLink {
    origin: PoisonOrigin,
    /// The step before; of a birth, itself.
    parent: PoisonChainId,
    place: Option<Place>,
    length: u8,
}

/// Every trail of a run. Equal trails are one, so that a loop that carries poison around does not grow them.
#[derive(Debug, Default)]
pub(super) struct PoisonChains {
    steps: Vec<ChainLink>,
    origins: FxHashMap<PoisonOrigin, PoisonChainId>,
    known: FxHashMap<(PoisonChainId, Place), PoisonChainId>,
}

impl PoisonChains {
    /// The trail that starts with a birth.
    pub(super) fn originate(&mut self, origin: PoisonOrigin) -> PoisonChainId {
        if let Some(&known) = self.origins.get(&origin) {
            return known;
        }
        let id = PoisonChainId(self.steps.len() as u32);
        self.steps.push(ChainLink { origin, parent: id, place: origin.place, length: 0 });
        self.origins.insert(origin, id);
        id
    }

    /// The trail, passed on by the instruction at `place`.
    pub(super) fn passed(&mut self, chain: PoisonChainId, place: Place) -> PoisonChainId {
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

    /// How the trail starts.
    pub(super) fn origin(&self, chain: PoisonChainId) -> PoisonOrigin {
        self.steps[chain.0 as usize].origin
    }

    /// The instructions that passed it on, in order.
    pub(super) fn path(&self, chain: PoisonChainId) -> Vec<Place> {
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
    use ir::{BlockId, FuncId};

    fn place(index: u32) -> Place {
        Place { function: FuncId(0), block: BlockId(0), index }
    }

    #[test]
    fn long_ways_keep_their_beginning_and_their_end() {
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
