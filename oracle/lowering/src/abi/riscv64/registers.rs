//! The registers and the stack that arguments have taken.

use lang::{Align, Bytes};

use super::{Flattened, Leaf, PAIR, PAIR_ALIGN, WORD};
use crate::abi::Location;

/// "a0 - a7: Argument registers" ("Integer Register Convention").
pub const GENERAL: [&str; 8] = ["a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7"];
/// "fa0 - fa7: Argument registers" ("Floating-point Register Convention").
pub const FLOATING: [&str; 8] = ["fa0", "fa1", "fa2", "fa3", "fa4", "fa5", "fa6", "fa7"];

/// The registers and stack that arguments have taken.
#[derive(Clone, Copy, Debug, Default)]
pub struct Taken {
    /// The number of general-purpose registers.
    pub general: usize,
    /// The number of floating-point registers.
    pub floating: usize,
    /// The bytes of the stack.
    pub stack: Bytes,
}

impl Taken {
    /// The place of a word: a register, or the stack.
    pub fn word(&mut self) -> Location {
        match GENERAL.get(self.general..=self.general) {
            Some(name) => {
                self.general += 1;
                Location::Registers(name)
            }
            None => Location::Stack(self.on_stack(WORD, Align::EIGHT)),
        }
    }

    /// The place of two words. "If exactly one register is available, the low-order XLEN bits are passed in the register
    /// and the high-order XLEN bits are passed on the stack."
    pub fn pair(&mut self, align: Align) -> Location {
        let first = self.general;
        match GENERAL.len() - first {
            0 => Location::Stack(self.on_stack(PAIR, align)),
            1 => {
                self.general += 1;
                Location::Split(&GENERAL[first..], self.on_stack(WORD, Align::EIGHT))
            }
            _ => {
                self.general += 2;
                Location::Registers(&GENERAL[first..self.general])
            }
        }
    }

    /// Leaves a register empty where the next one has an odd number.
    pub fn align_pair(&mut self) {
        self.general = self.general.next_multiple_of(2);
    }

    /// The next place on the stack.
    pub fn on_stack(&mut self, size: Bytes, align: Align) -> Bytes {
        let at = self.stack.align_to(align.max(Align::EIGHT).min(PAIR_ALIGN));
        self.stack = at + size.align_to(Align::EIGHT);
        at
    }

    /// The place of a field: a register of its kind, or that of a word where there is none.
    pub fn leaf(&mut self, leaf: Leaf) -> Location {
        match FLOATING.get(self.floating..=self.floating) {
            Some(name) if leaf.is_real() => {
                self.floating += 1;
                Location::Registers(name)
            }
            _ => self.word(),
        }
    }

    /// True if registers are left for each field.
    #[must_use]
    pub fn has_room_for(&self, flattened: &Flattened) -> bool {
        let reals = flattened.iter().filter(|leaf| leaf.is_real()).count();
        let integers = flattened.len() - reals;
        self.floating + reals <= FLOATING.len() && self.general + integers <= GENERAL.len()
    }
}
