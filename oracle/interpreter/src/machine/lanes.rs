//! Vectors and aggregates: scalars side by side in registers.

use ethnum::U256;

use super::ConcreteMachine;
use crate::code::{Bytecode, CastRef, LaneAccess, LeafKind, Reg, ScalarLeaf, Src, ValueInst, Width};
use crate::register::{Register, wide_mask};
use semantics::UbKind;

impl ConcreteMachine {
    #[inline(never)]
    pub(super) fn step_value(&mut self, program: &Bytecode, inst: ValueInst) -> Result<(), UbKind> {
        match inst {
            ValueInst::RequireDefined { src, kind } => {
                if self.get(src).is_poison() {
                    return Err(kind);
                }
            }
            ValueInst::PoisonAll { dst, count } => self.poison_all(dst, count),
            ValueInst::Freeze { width, dst, src } => self.freeze(width, dst, src),
            ValueInst::ChooseUndef { width, dst } => {
                let bits = self.choose(u32::from(width));
                self.set(dst, Register::int(bits));
            }
            ValueInst::BitCast { dst, src, cast } => self.bitcast(program, dst, src, cast),
            ValueInst::PtrToInt { to, on } => self.ptr_to_int(to, on),
            ValueInst::IntToPtr { from, on } => self.int_to_ptr(from, on),
            ValueInst::ExtractLane { dst, src, lane } => {
                self.extract_lane(program.lanes[lane as usize], dst, src);
            }
            ValueInst::InsertLane { dst, value, lane } => {
                self.insert_lane(program.lanes[lane as usize], dst, value);
            }
        }
        Ok(())
    }

    /// Thesis Fig. 3.1: splits the source into bits and joins them; a target scalar is poison if one of its bits is.
    fn bitcast(&mut self, program: &Bytecode, dst: Reg, src: Src, cast: CastRef) {
        let (from, to) = program.casts[cast as usize];
        let sources = program.leaves_of(from);
        for leaf in program.leaves_of(to) {
            debug_assert_ne!(leaf.kind, LeafKind::Ptr, "pointers are not made of bits");
            let (bits, unknown) = self.gather(sources, src, leaf);
            self.set_wide(dst + leaf.register, Width::new(leaf.width), bits, unknown);
        }
    }

    /// The bits of the scalars at `src` that `target` covers, and whether one of these scalars is poison.
    fn gather(&self, sources: &[ScalarLeaf], src: Src, target: &ScalarLeaf) -> (U256, bool) {
        let (start, end) = (target.bit, target.bit + u64::from(target.width));
        let first = sources.partition_point(|leaf| leaf.bit + u64::from(leaf.width) <= start);
        let (mut bits, mut unknown) = (U256::ZERO, false);
        for leaf in sources[first..].iter().take_while(|leaf| leaf.bit < end) {
            let (value, is_poison) = self.get_wide(src + leaf.register, Width::new(leaf.width));
            let value = value & wide_mask(leaf.width);
            // They overlap, so the distance is less than a scalar's width.
            bits |= match leaf.bit.checked_sub(start) {
                Some(above) => value << above,
                None => value >> (start - leaf.bit),
            };
            unknown |= is_poison;
        }
        (bits & wide_mask(target.width), unknown)
    }

    fn poison_all(&mut self, dst: Reg, count: u32) {
        if self.any_poison(dst, count) {
            (dst..dst + count).for_each(|register| self.set(register, Register::POISON));
        }
    }

    /// LangRef "extractelement": an index out of range gives poison.
    fn extract_lane(&mut self, lane: LaneAccess, dst: Reg, src: Src) {
        let registers = lane.lanes.registers;
        for register in 0..registers {
            let value = match self.lane(lane) {
                Some(at) => self.get(src + at * registers + register),
                None => Register::POISON,
            };
            self.set(dst + register, value);
        }
    }

    /// LangRef "insertelement": an index out of range makes the whole vector poison.
    fn insert_lane(&mut self, lane: LaneAccess, dst: Reg, value: Src) {
        let registers = lane.lanes.registers;
        match self.lane(lane) {
            Some(at) => {
                for register in 0..registers {
                    let part = self.get(value + register);
                    self.set(dst + at * registers + register, part);
                }
            }
            None => (0..lane.lanes.count * registers)
                .for_each(|register| self.set(dst + register, Register::POISON)),
        }
    }

    fn lane(&self, lane: LaneAccess) -> Option<u32> {
        let low = self.get(lane.index);
        let high = if lane.index_registers == 2 { self.get(lane.index + 1).bits } else { 0 };
        let known = !low.is_poison() && high == 0 && low.bits < u64::from(lane.lanes.count);
        known.then_some(low.bits as u32)
    }
}
