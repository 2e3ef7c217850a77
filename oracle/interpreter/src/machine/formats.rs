//! Instructions on registers that hold numbers of the formats of [`super::soft`].

use ethnum::U256;

use super::{ConcreteMachine, soft};
use crate::code::{SoftFormat, SoftInst, Src, flag};
use crate::register::{Register, Tag};

impl ConcreteMachine {
    #[inline(never)]
    pub(super) fn step_soft(&mut self, inst: SoftInst) {
        match inst {
            SoftInst::Binary { op, format, on } => {
                let ((a, a_poison), (b, b_poison)) = (self.number(format, on.a), self.number(format, on.b));
                let bits = soft::apply(op, format, a, b);
                self.set_pair(on.dst, format.width(), bits, a_poison || b_poison);
            }
            SoftInst::Compare { predicate, format, on } => {
                let ((a, a_poison), (b, b_poison)) = (self.number(format, on.a), self.number(format, on.b));
                let bits = u64::from(soft::compare(predicate, format, a, b));
                self.set(on.dst, Register { bits, tag: Tag::poison_if(a_poison || b_poison) });
            }
            SoftInst::Resize { from, to, on } => {
                let (bits, poison) = self.number(from, on.a);
                self.set_pair(on.dst, to.width(), soft::resize(from, to, bits), poison);
            }
            SoftInst::ToInt { format, signed, to, on } => {
                let (bits, poison) = self.number(format, on.a);
                // LangRef "'fptosi .. to' Instruction": a number that does not fit is poison.
                let value = soft::to_int(format, signed, to.bits(), bits);
                self.set_wide(on.dst, to, value.unwrap_or_default(), poison || value.is_none());
            }
            SoftInst::FromInt { format, signed, flags, from, on } => {
                let (value, poison) = self.get_wide(on.a, from);
                let negative = value >> (from.bits() - 1) & U256::ONE != U256::ZERO;
                let bits = soft::from_int(format, signed, from.bits(), value);
                let violated = flags & flag::NNEG != 0 && negative;
                self.set_pair(on.dst, format.width(), bits, poison || violated);
            }
        }
    }

    fn number(&self, format: SoftFormat, src: Src) -> (u128, bool) {
        self.get_pair(src, format.width())
    }
}
