//! One memory object: its bytes and the state of each.

use ir::{Align, Bits};
use rustc_hash::FxHashMap;
use semantics::Uninitialized;

use super::origin::{ObjectName, PoisonCause, PoisonOrigin};
use super::values::MemoryBits;
use super::vocabulary::Indeterminate;

/// The state of a byte.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ByteState {
    /// All bits are known.
    Known,
    /// The byte was never written.
    Unwritten,
    /// The lifetime of the object has ended, which leaves poison.
    Ended,
    /// The bits are at this position of [`MemoryObject::odd`].
    Odd(u32),
}

pub(crate) struct MemoryObject<D: MemoryBits> {
    pub(crate) base: u64,
    /// The number of the object among all that were ever allocated.
    pub(crate) serial: u32,
    pub(crate) align: Align,
    pub(crate) constant: bool,
    /// True if it outlives the function that allocated it: an object of the heap.
    pub(crate) lasts: bool,
    /// True if it was freed.
    pub(crate) dead: bool,
    /// True between `llvm.lifetime.end` and the next `llvm.lifetime.start`.
    pub(crate) ended: bool,
    pub(crate) name: ObjectName,
    pub(crate) bytes: Vec<u8>,
    pub(crate) states: Vec<ByteState>,
    /// The bits of bytes that are not fully known.
    odd: Vec<[D::Bit; 8]>,
    /// Positions in `odd` that are not in use.
    free: Vec<u32>,
    /// For each byte, the provenance of the pointer it is part of.
    pub(crate) pointers: FxHashMap<usize, D::Provenance>,
}

impl<D: MemoryBits> MemoryObject<D> {
    /// An object whose bytes count as never written.
    pub(crate) fn new(base: u64, serial: u32, align: Align, name: ObjectName, length: usize) -> Self {
        MemoryObject {
            base,
            serial,
            align,
            constant: false,
            lasts: false,
            dead: false,
            ended: false,
            name,
            bytes: vec![0; length],
            states: vec![ByteState::Unwritten; length],
            odd: Vec::new(),
            free: Vec::new(),
            pointers: FxHashMap::default(),
        }
    }

    pub(crate) fn size(&self) -> u64 {
        self.bytes.len() as u64
    }

    pub(crate) fn bit(&self, at: usize, unwritten: Uninitialized, domain: &mut D) -> D::Bit {
        let (byte, bit) = (at / 8, at % 8);
        match self.states[byte] {
            ByteState::Known => D::bit(self.bytes[byte] >> bit & 1 != 0),
            ByteState::Odd(slot) => self.odd[slot as usize][bit],
            ByteState::Ended => {
                let cause = PoisonCause::Ended { object: self.name };
                domain.indeterminate(Indeterminate::Poison, PoisonOrigin { cause, place: None })
            }
            ByteState::Unwritten => {
                let cause =
                    PoisonCause::Uninitialized { object: self.name, bit: Bits(at as u64), holds: unwritten };
                domain.indeterminate(unwritten.into(), PoisonOrigin { cause, place: None })
            }
        }
    }

    pub(crate) fn byte(&self, at: usize, unwritten: Uninitialized, domain: &mut D) -> [D::Bit; 8] {
        std::array::from_fn(|bit| self.bit(at * 8 + bit, unwritten, domain))
    }

    pub(crate) fn set(&mut self, at: usize, bits: [D::Bit; 8]) {
        let byte = bits.iter().rev().try_fold(0, |byte, &bit| Some(byte << 1 | u8::from(D::known(bit)?)));
        match byte {
            Some(byte) => self.set_known(at, byte),
            None => {
                self.forget(at, ByteState::Unwritten);
                let slot = self.free.pop().unwrap_or(self.odd.len() as u32);
                match self.odd.get_mut(slot as usize) {
                    Some(unused) => *unused = bits,
                    None => self.odd.push(bits),
                }
                self.states[at] = ByteState::Odd(slot);
            }
        }
    }

    pub(crate) fn set_known(&mut self, at: usize, byte: u8) {
        self.forget(at, ByteState::Known);
        self.bytes[at] = byte;
    }

    /// Makes a byte count as never written.
    pub(crate) fn unwrite(&mut self, at: usize) {
        self.forget(at, ByteState::Unwritten);
    }

    /// Begins the lifetime of the object with bytes that count as never written, or ends it with bytes of poison.
    pub(crate) fn mark_lifetime(&mut self, begins: bool) {
        let state = if begins { ByteState::Unwritten } else { ByteState::Ended };
        (0..self.states.len()).for_each(|at| self.forget(at, state));
        self.ended = !begins;
    }

    /// Replaces the state of a byte, and forgets its bits and provenance.
    fn forget(&mut self, at: usize, state: ByteState) {
        if let ByteState::Odd(slot) = std::mem::replace(&mut self.states[at], state) {
            self.free.push(slot);
        }
        if !self.pointers.is_empty() {
            self.pointers.remove(&at);
        }
    }
}
