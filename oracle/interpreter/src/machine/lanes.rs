//! Vectors and aggregates: scalars side by side in registers.

use super::ConcreteMachine;
use crate::code::{Bytecode, LeafKind, Reg, ScalarLeaf, ShapeRef, Src, VectorLanes};
use crate::register::{Register, wide_mask};

impl ConcreteMachine {
    /// Thesis Fig. 3.1: splits the source into bits and joins them; a target scalar is poison if one of its bits is.
    /// Fault if `lax`: only if all of its bits are.
    pub(super) fn bitcast(
        &mut self,
        program: &Bytecode,
        lax: bool,
        dst: Reg,
        src: Src,
        (from, to): (ShapeRef, ShapeRef),
    ) {
        let sources = program.leaves_of(program.shapes[from as usize]);
        for leaf in program.leaves_of(program.shapes[to as usize]) {
            debug_assert_ne!(leaf.kind, LeafKind::Ptr, "pointers are not made of bits");
            let (bits, unknown) = self.gather(sources, src, leaf);
            let low = wide_mask(u32::from(leaf.width));
            let is_poison = if lax { unknown == low } else { unknown != 0 };
            self.set_any(dst + leaf.register, leaf.width, bits, is_poison);
        }
    }

    /// The bits of the scalars at `src` that `target` covers, and the mask of those that are poison.
    fn gather(&self, sources: &[ScalarLeaf], src: Src, target: &ScalarLeaf) -> (u128, u128) {
        let (start, end) = (target.bit, target.bit + u64::from(target.width));
        let first = sources.partition_point(|leaf| leaf.bit + u64::from(leaf.width) <= start);
        let (mut bits, mut unknown) = (0, 0);
        for leaf in sources[first..].iter().take_while(|leaf| leaf.bit < end) {
            let (value, is_poison) = self.get_any(src + leaf.register, leaf.width);
            let low = wide_mask(u32::from(leaf.width));
            let mask = if is_poison { low } else { 0 };
            // They overlap, so the distance is less than a scalar's width.
            let place = |part: u128| match leaf.bit.checked_sub(start) {
                Some(above) => part << above,
                None => part >> (start - leaf.bit),
            };
            bits |= place(value & low);
            unknown |= place(mask);
        }
        let low = wide_mask(u32::from(target.width));
        (bits & low, unknown & low)
    }

    pub(super) fn poison_all(&mut self, dst: Reg, count: u32) {
        if self.any_poison(dst, count) {
            (dst..dst + count).for_each(|register| self.set(register, Register::POISON));
        }
    }

    /// LangRef "extractelement": an index out of range gives poison.
    pub(super) fn extract_lane(&mut self, lanes: VectorLanes, dst: Reg, src: Src, index: Src) {
        for register in 0..lanes.registers {
            let value = match self.lane(lanes, index) {
                Some(at) => self.get(src + at * lanes.registers + register),
                None => Register::POISON,
            };
            self.set(dst + register, value);
        }
    }

    /// LangRef "insertelement": an index out of range makes the whole vector poison.
    pub(super) fn insert_lane(&mut self, lanes: VectorLanes, dst: Reg, value: Src, index: Src) {
        match self.lane(lanes, index) {
            Some(at) => {
                for register in 0..lanes.registers {
                    let part = self.get(value + register);
                    self.set(dst + at * lanes.registers + register, part);
                }
            }
            None if lanes.keeps => {}
            None => (0..lanes.count * lanes.registers)
                .for_each(|register| self.set(dst + register, Register::POISON)),
        }
    }

    fn lane(&self, lanes: VectorLanes, index: Src) -> Option<u32> {
        let low = self.get(index);
        let high = if lanes.index_registers == 2 { self.get(index + 1).bits } else { 0 };
        let known = !low.is_poison() && high == 0 && low.bits < u64::from(lanes.count);
        known.then_some(low.bits as u32)
    }
}
