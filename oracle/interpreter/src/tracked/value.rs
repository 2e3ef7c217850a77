//! Bits, and the scalars that registers hold.

use std::rc::Rc;

use smallvec::SmallVec;

use super::aig::Lit;
use super::poison_chain::PoisonChainId;

/// A bit of a value or of memory.
///
/// ```text
/// state    represents                          allows                      rejects
/// Is       a constant or an unknown of the     any operation               nothing
///          graph, the same at every use
/// Undef    a bit that each use chooses anew    moving, and any operation   a branch
///          (LangRef "Undefined Values")        on a choice made for it
/// Poison   the deferred error                  moving                      what the semantics rejects
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bit {
    Is(Lit),
    Undef(PoisonChainId),
    Poison(PoisonChainId),
}

/// What a pointer is based on. LangRef "Pointer Aliasing Rules".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PointerBase {
    /// Nothing: null, an integer, a frozen pointer.
    #[default]
    Nothing,
    /// An integer that was a pointer once: whatever lives at the address.
    Wildcard,
    Function,
    Object {
        number: u32,
        /// Objects that follow each other under one number differ in this.
        serial: u32,
    },
}

/// How much of a scalar is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ScalarState {
    Known,
    /// Value-wise: one poison bit makes all of them poison (thesis Fig. 3.1).
    Poison(PoisonChainId),
    /// Bit by bit, none of them poison and not all of them known.
    Mixed(Rc<[Bit]>),
}

/// An integer, a floating-point number or a pointer, of at most 128 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Scalar {
    pub(super) width: u32,
    /// The bits if known; of a mixed one, those that are known and the value in this run of those that are not.
    pub(super) value: u128,
    pub(super) state: ScalarState,
    pub(super) base: PointerBase,
}

/// The scalars of a value side by side: one, or the lanes of a vector, or the members of an aggregate.
pub(super) type Value = SmallVec<[Scalar; 1]>;

/// `width` ones; `width` is at most 128.
pub(super) fn ones(width: u32) -> u128 {
    if width == 0 { 0 } else { u128::MAX >> (128 - width) }
}

impl Scalar {
    pub(super) fn known(width: u32, value: u128) -> Scalar {
        Scalar { width, value: value & ones(width), state: ScalarState::Known, base: PointerBase::Nothing }
    }

    pub(super) fn pointer(address: u64, base: PointerBase) -> Scalar {
        Scalar { base, ..Scalar::known(64, u128::from(address)) }
    }

    pub(super) fn poison(width: u32, chain: PoisonChainId) -> Scalar {
        Scalar { state: ScalarState::Poison(chain), ..Scalar::known(width, 0) }
    }

    pub(super) fn undef(width: u32, chain: PoisonChainId) -> Scalar {
        let bits = (0..width).map(|_| Bit::Undef(chain)).collect();
        Scalar { state: ScalarState::Mixed(bits), ..Scalar::known(width, 0) }
    }

    /// The poison, if it is poison.
    pub(super) fn chain(&self) -> Option<PoisonChainId> {
        match self.state {
            ScalarState::Poison(chain) => Some(chain),
            _ => None,
        }
    }

    /// The bits, if all of them are known.
    pub(super) fn bits(&self) -> Option<u128> {
        matches!(self.state, ScalarState::Known).then_some(self.value)
    }

    /// Thesis Fig. 3.1, `ty↓`: to bits, the lowest first.
    pub(super) fn split_bits(&self, out: &mut Vec<Bit>) {
        match &self.state {
            ScalarState::Known => {
                out.extend((0..self.width).map(|at| Bit::Is(Lit::known(self.value >> at & 1 != 0))))
            }
            ScalarState::Poison(chain) => out.extend((0..self.width).map(|_| Bit::Poison(*chain))),
            ScalarState::Mixed(bits) => out.extend_from_slice(bits),
        }
    }

    /// The literals of a scalar whose bits are constants and unknowns; an undef bit, which has none, is left out.
    pub(super) fn lits(&self) -> Vec<Lit> {
        let mut bits = Vec::with_capacity(self.width as usize);
        self.split_bits(&mut bits);
        let lit = |bit| if let Bit::Is(lit) = bit { Some(lit) } else { None };
        bits.into_iter().filter_map(lit).collect()
    }
}
