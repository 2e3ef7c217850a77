//! Bits, and the scalars in registers.

use std::rc::Rc;

use ethnum::U256;
use smallvec::SmallVec;

use super::poison_chain::PoisonChainId;
use crate::gates::Lit;

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

/// The provenance of a pointer. LangRef "Pointer Aliasing Rules".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum PointerBase {
    /// No provenance: null, an integer, a frozen pointer.
    #[default]
    Nothing,
    /// A pointer made from an integer: it may access any live object at its address.
    Wildcard,
    Function,
    Object {
        number: u32,
        /// Distinguishes objects that reuse one number.
        serial: u32,
    },
}

/// The known part of a scalar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ScalarState {
    Known,
    /// Poison, value-wise: one poison bit makes all of them poison (thesis Fig. 3.1).
    Poison(PoisonChainId),
    /// Individual bits, none of them poison and at least one not known.
    Mixed(Rc<[Bit]>),
}

/// An integer, a floating-point number or a pointer, of at most 256 bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct SymbolicScalar {
    pub(super) width: u32,
    /// The known bits, and for unknown ones their value in this run.
    pub(super) value: U256,
    pub(super) state: ScalarState,
    pub(super) base: PointerBase,
}

/// The scalars of a value: one, or the lanes of a vector, or the members of an aggregate.
pub(super) type Value = SmallVec<[SymbolicScalar; 1]>;

/// A mask of the low `width` bits; `width` is at most 256.
pub fn ones(width: u32) -> U256 {
    if width == 0 { U256::ZERO } else { U256::MAX >> (256 - width) }
}

/// True if the bit at this position is set.
pub(super) fn bit(value: U256, at: u32) -> bool {
    (value >> at).as_u8() & 1 != 0
}

impl SymbolicScalar {
    pub(super) fn known(width: u32, value: impl Into<U256>) -> SymbolicScalar {
        let value = value.into() & ones(width);
        SymbolicScalar { width, value, state: ScalarState::Known, base: PointerBase::Nothing }
    }

    pub(super) fn pointer(address: u64, base: PointerBase) -> SymbolicScalar {
        SymbolicScalar { base, ..SymbolicScalar::known(64, address) }
    }

    pub(super) fn poison(width: u32, chain: PoisonChainId) -> SymbolicScalar {
        SymbolicScalar { state: ScalarState::Poison(chain), ..SymbolicScalar::known(width, 0u32) }
    }

    pub(super) fn undef(width: u32, chain: PoisonChainId) -> SymbolicScalar {
        let bits = vec![Bit::Undef(chain); width as usize].into();
        SymbolicScalar { state: ScalarState::Mixed(bits), ..SymbolicScalar::known(width, 0u32) }
    }

    /// The chain of a poison scalar.
    pub(super) fn chain(&self) -> Option<PoisonChainId> {
        match self.state {
            ScalarState::Poison(chain) => Some(chain),
            _ => None,
        }
    }

    /// The bits, if all of them are known.
    pub(super) fn bits(&self) -> Option<U256> {
        matches!(self.state, ScalarState::Known).then_some(self.value)
    }

    /// Splits the scalar into bits, lowest first. Thesis Fig. 3.1, `ty↓`.
    pub(super) fn split_bits(&self, out: &mut Vec<Bit>) {
        match &self.state {
            ScalarState::Known => {
                out.extend((0..self.width).map(|at| Bit::Is(Lit::known(bit(self.value, at)))))
            }
            ScalarState::Poison(chain) => out.extend((0..self.width).map(|_| Bit::Poison(*chain))),
            ScalarState::Mixed(bits) => out.extend_from_slice(bits),
        }
    }

    /// The literals of the constant and unknown bits. Undef bits have no literal and are left out.
    pub(super) fn lits(&self) -> Vec<Lit> {
        let mut bits = Vec::with_capacity(self.width as usize);
        self.split_bits(&mut bits);
        let lit = |bit| if let Bit::Is(lit) = bit { Some(lit) } else { None };
        bits.into_iter().filter_map(lit).collect()
    }
}
