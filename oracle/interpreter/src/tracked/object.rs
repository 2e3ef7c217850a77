//! One memory object: its bytes and the state of each.

use ir::Bits;
use rustc_hash::FxHashMap;

use super::aig::Lit;
use super::poison_chain::{ObjectName, PoisonCause, PoisonChains, PoisonOrigin};
use super::value::{Bit, PointerBase};
use crate::semantics::Uninitialized;

/// The state of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ByteState {
    /// All bits are known.
    Known,
    /// The byte was never written.
    Unwritten,
    /// The bits are in [`MemoryObject::odd`].
    Odd,
}

#[derive(Debug)]
pub(super) struct MemoryObject {
    pub(super) base: u64,
    pub(super) serial: u32,
    pub(super) constant: bool,
    pub(super) name: ObjectName,
    pub(super) bytes: Vec<u8>,
    pub(super) states: Vec<ByteState>,
    pub(super) odd: FxHashMap<usize, [Bit; 8]>,
    /// For each byte, the provenance of the pointer it is part of.
    pub(super) pointers: FxHashMap<usize, PointerBase>,
}

impl MemoryObject {
    pub(super) fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    pub(super) fn bit(&self, at: usize, unwritten: Uninitialized, chains: &mut PoisonChains) -> Bit {
        let (byte, bit) = (at / 8, at % 8);
        match self.states[byte] {
            ByteState::Known => Bit::Is(Lit::known(self.bytes[byte] >> bit & 1 != 0)),
            ByteState::Odd => self.odd[&byte][bit],
            ByteState::Unwritten => {
                let cause =
                    PoisonCause::Uninitialized { object: self.name, bit: Bits(at as u64), holds: unwritten };
                let chain = chains.originate(PoisonOrigin { cause, place: None });
                match unwritten {
                    Uninitialized::Poison => Bit::Poison(chain),
                    Uninitialized::Undef => Bit::Undef(chain),
                }
            }
        }
    }

    pub(super) fn byte(&self, at: usize, unwritten: Uninitialized, chains: &mut PoisonChains) -> [Bit; 8] {
        std::array::from_fn(|bit| self.bit(at * 8 + bit, unwritten, chains))
    }

    pub(super) fn set(&mut self, at: usize, bits: [Bit; 8]) {
        let known = |bit| if let Bit::Is(lit) = bit { Lit::constant(lit) } else { None };
        let byte = bits.iter().rev().try_fold(0, |byte, &bit| Some(byte << 1 | u8::from(known(bit)?)));
        self.forget(at);
        match byte {
            Some(byte) => {
                self.bytes[at] = byte;
                self.states[at] = ByteState::Known;
            }
            None => {
                self.odd.insert(at, bits);
                self.states[at] = ByteState::Odd;
            }
        }
    }

    /// Removes the provenance of a byte that is about to be written.
    pub(super) fn forget(&mut self, at: usize) {
        self.pointers.remove(&at);
        self.odd.remove(&at);
    }
}
