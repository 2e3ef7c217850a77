//! Objects, loads and stores. LangRef "Memory Access and Addressing Operations"; thesis Fig. 3.1, `load`, `store`.

use ir::{Align, Bits, Bytes, FieldAccess, Operand, TypeId};

use super::decision::Reason;
use super::machine::{Machine, Step, Stop};
use super::memory::{Memory, Spot};
use super::shape::Leaf;
use super::symbolic;
use super::trail::{ObjectName, Origin};
use super::value::{Base, Bit, Scalar, State, Value};
use crate::outcome::{UbKind, Unsupported};
use crate::semantics::OddWidth;

impl Machine<'_> {
    pub(super) fn alloca(&mut self, ty: TypeId, count: Option<Operand>, align: Align) -> Step<Value> {
        let count = match count {
            None => 1,
            Some(count) => {
                let count = self.scalar(count)?;
                self.number(&count, Reason::Size, UbKind::PoisonAddress)?
            }
        };
        let size = u128::from(self.module.types.size(ty).0).checked_mul(count);
        let size = size.and_then(|size| u64::try_from(size).ok()).ok_or(Unsupported::MemoryLimit)?;
        let pointer = self.object(ObjectName::Local(self.place), Bytes(size), align)?;
        Ok([pointer].into_iter().collect())
    }

    /// A new object; its address.
    pub(super) fn object(&mut self, name: ObjectName, size: Bytes, align: Align) -> Step<Scalar> {
        self.charge(size.0 / 64)?;
        Ok(self.memory.allocate(name, size, align).ok_or(Unsupported::MemoryLimit)?)
    }

    /// Where a pointer points to. An unknown address of nothing is undefined whatever it is.
    pub(super) fn locate(&mut self, pointer: &Scalar, size: Bytes, align: Align) -> Step<Spot> {
        if matches!(pointer.state, State::Mixed(_)) && pointer.base == Base::Nothing {
            return Err(Stop::Undefined(UbKind::NoProvenance, self.blame(pointer)));
        }
        let address = self.number(pointer, Reason::Address, UbKind::PoisonAddress)?;
        Ok(self.memory.locate(pointer.base, address as u64, size, align)?)
    }

    /// As [`Machine::locate`], for writing.
    pub(super) fn locate_mut(&mut self, pointer: &Scalar, size: Bytes, align: Align) -> Step<Spot> {
        let spot = self.locate(pointer, size, align)?;
        self.memory.writable(spot)?;
        Ok(spot)
    }

    pub(super) fn load(&mut self, ty: TypeId, pointer: Operand, align: Align) -> Step<Value> {
        let pointer = self.scalar(pointer)?;
        let spot = self.locate(&pointer, self.module.types.store_size(ty), align)?;
        let shape = self.shape(ty)?;
        self.charge(shape.len() as u64 / 8)?;
        shape.iter().map(|&leaf| self.load_leaf(spot, leaf)).collect()
    }

    fn load_leaf(&mut self, spot: Spot, leaf: Leaf) -> Step<Scalar> {
        let mut scalar = self.load_bits(spot, leaf)?;
        if leaf.pointer && scalar.trail().is_none() {
            let at = Memory::further(spot, Bytes(leaf.bit.0 / 8));
            scalar.base = self.memory.base_of(at, scalar.bits());
        }
        Ok(scalar)
    }

    fn load_bits(&mut self, spot: Spot, leaf: Leaf) -> Step<Scalar> {
        let Leaf { width, bit, .. } = leaf;
        if bit.0.is_multiple_of(8) && width.is_multiple_of(8) {
            let at = Memory::further(spot, Bytes(bit.0 / 8));
            if let Some(value) = self.memory.read_known(at, Bytes(u64::from(width / 8))) {
                return Ok(Scalar::known(width, value));
            }
        }
        if let Some(poison) = self.extra_bits(spot, leaf)? {
            return Ok(poison);
        }
        let bits = self.memory.read(spot, bit, width, &mut self.trails);
        Ok(self.up(&bits))
    }

    /// The bits between an odd-width integer and its last byte. LLVM trunk: `trunc nuw` after the load, which is
    /// poison if one of them is set; an undef one may be.
    fn extra_bits(&mut self, spot: Spot, leaf: Leaf) -> Step<Option<Scalar>> {
        let Leaf { width, bit, whole_bytes, .. } = leaf;
        let extra = width.next_multiple_of(8) - width;
        if !whole_bytes || extra == 0 || self.config.semantics.odd_width == OddWidth::Unspecified {
            return Ok(None);
        }
        let bits = self.memory.read(spot, Bits(bit.0 + u64::from(width)), extra, &mut self.trails);
        let mut lits = Vec::with_capacity(bits.len());
        for bit in bits {
            match bit {
                Bit::Poison(trail) | Bit::Undef(trail) => return Ok(Some(self.poison(width, trail))),
                Bit::Is(lit) => lits.push(lit),
            }
        }
        let any = symbolic::any(&mut self.gates, &lits);
        let set = self.decide(any, Reason::ExtraBits)?;
        let trail = self.born(Origin::OddWidth);
        Ok(set.then(|| Scalar::poison(width, trail)))
    }

    /// A member packed at bits: exactly its bits, and no rule for odd widths.
    pub(super) fn load_field(&mut self, field: &FieldAccess) -> Step<Value> {
        let (spot, bit, width) = self.locate_field(field, Self::locate)?;
        let bits = self.memory.read(spot, bit, width, &mut self.trails);
        Ok([self.up(&bits)].into_iter().collect())
    }

    /// As [`Machine::load_field`]: the bits around the member stay what they are.
    pub(super) fn store_field(&mut self, field: &FieldAccess, value: Operand) -> Step<()> {
        let value = self.moved(value)?;
        let (spot, bit, _) = self.locate_field(field, Self::locate_mut)?;
        let mut bits = Vec::new();
        value.iter().for_each(|scalar| scalar.down(&mut bits));
        self.memory.write(spot, bit, &bits, &mut self.trails);
        Ok(())
    }

    /// The structure, and the member's bits in it.
    fn locate_field(
        &mut self,
        field: &FieldAccess,
        locate: fn(&mut Self, &Scalar, Bytes, Align) -> Step<Spot>,
    ) -> Step<(Spot, Bits, u32)> {
        let index = u64::from(field.index);
        let types = &self.module.types;
        let known = types.bit_offset(field.of, index).zip(types.member_bits(field.of, index));
        let (bit, width) = known.ok_or(Unsupported::Malformed("member packed at bits"))?;
        let pointer = self.scalar(field.ptr)?;
        let spot = locate(self, &pointer, Bits(bit.0 + width.0).to_bytes_ceil(), field.align)?;
        Ok((spot, bit, width.0 as u32))
    }

    pub(super) fn store(&mut self, value: Operand, pointer: Operand, align: Align) -> Step<()> {
        let (ty, pointer) = (self.type_of(value)?, self.scalar(pointer)?);
        let value = self.moved(value)?;
        let size = self.module.types.store_size(ty);
        let spot = self.locate_mut(&pointer, size, align)?;
        let shape = self.shape(ty)?;
        self.charge(shape.len() as u64 / 8)?;
        let covers = |leaf: &Leaf| u64::from(leaf.width) == size.0 * 8;
        if !(shape.len() == 1 && shape.iter().all(covers)) {
            // LangRef "store": what is between the members, and beside an odd width, becomes undef.
            self.memory.unwrite(spot, size);
        }
        for (scalar, &leaf) in value.iter().zip(shape.iter()) {
            self.store_leaf(spot, scalar, leaf);
        }
        Ok(())
    }

    fn store_leaf(&mut self, spot: Spot, scalar: &Scalar, leaf: Leaf) {
        let Leaf { width, bit, whole_bytes, pointer } = leaf;
        let at = Memory::further(spot, Bytes(bit.0 / 8));
        let bytes = Bytes(u64::from(width.div_ceil(8)));
        let extra = bytes.0 as u32 * 8 - width;
        let zeros = whole_bytes && self.config.semantics.odd_width == OddWidth::ZeroExtended;
        match scalar.bits() {
            Some(value) if bit.0.is_multiple_of(8) && (extra == 0 || zeros) => {
                self.memory.write_known(at, bytes, value);
            }
            _ => {
                let mut bits = Vec::with_capacity(width as usize);
                scalar.down(&mut bits);
                if zeros {
                    bits.extend((0..extra).map(|_| Bit::Is(super::gates::Lit::FALSE)));
                }
                self.memory.write(spot, bit, &bits, &mut self.trails);
            }
        }
        if pointer && scalar.bits().is_some() {
            self.memory.set_base(at, scalar.base);
        }
    }
}
