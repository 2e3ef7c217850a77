//! Objects, loads and stores. LangRef "Memory Access and Addressing Operations"; thesis Fig. 3.1, `load`, `store`.

use ir::{Align, Bits, Bytes, FieldAccess, Operand, TypeId};

use super::decision::Reason;
use super::gates::Lit;
use super::machine::{Machine, Step, Stop};
use super::memory::{Memory, Spot};
use super::shape::{Leaf, Tail};
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

    /// Where a pointer points to. LangRef: an undef address is as bad as a poison one. An unknown address that is
    /// based on nothing is undefined whatever it is.
    pub(super) fn locate(&mut self, pointer: &Scalar, size: Bytes, align: Align) -> Step<Spot> {
        if matches!(pointer.state, State::Mixed(_)) && pointer.base == Base::Nothing {
            let undef = pointer.lits().iter().any(|&lit| self.gates.is_fickle(lit));
            let kind = if undef { UbKind::PoisonAddress } else { UbKind::NoProvenance };
            return Err(Stop::Undefined(kind, self.blame(pointer)));
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
        self.charge(shape.leaves.len() as u64 / 8)?;
        let mut value: Value = shape.leaves.iter().map(|&leaf| self.load_leaf(spot, leaf)).collect();
        if self.config.semantics.odd_width == OddWidth::ZeroExtended {
            for tail in &shape.tails {
                self.check_tail(spot, tail, &mut value)?;
            }
        }
        self.join(&shape, &mut value);
        Ok(value)
    }

    fn load_leaf(&mut self, spot: Spot, leaf: Leaf) -> Scalar {
        let Leaf { width, bit, pointer } = leaf;
        let at = Memory::further(spot, Bytes(bit.0 / 8));
        let known = (bit.0.is_multiple_of(8) && width.is_multiple_of(8))
            .then(|| self.memory.read_known(at, Bytes(u64::from(width / 8))));
        let mut scalar = match known.flatten() {
            Some(value) => Scalar::known(width, value),
            None => {
                let bits = self.memory.read(spot, bit, width, &mut self.trails);
                self.up(&bits)
            }
        };
        if pointer && scalar.trail().is_none() {
            scalar.base = self.memory.base_of(at, scalar.bits());
        }
        scalar
    }

    /// LLVM trunk: `trunc nuw` after the load, which is poison if one of the bits left over is set; an undef one may
    /// be.
    fn check_tail(&mut self, spot: Spot, tail: &Tail, value: &mut Value) -> Step<()> {
        let bits = self.memory.read(spot, tail.bit, tail.width, &mut self.trails);
        let mut lits = Vec::with_capacity(bits.len());
        let mut trail = None;
        for bit in bits {
            match bit {
                Bit::Poison(found) | Bit::Undef(found) => trail = trail.or(Some(found)),
                Bit::Is(lit) => lits.push(lit),
            }
        }
        let any = symbolic::any(&mut self.gates, &lits);
        if trail.is_none() && self.decide(any, Reason::ExtraBits)? {
            trail = Some(self.born(Origin::OddWidth));
        }
        let (first, count) = tail.leaves;
        if let Some(trail) = trail {
            for scalar in value.iter_mut().skip(first).take(count) {
                *scalar = self.poison(scalar.width, trail);
            }
        }
        Ok(())
    }

    /// Each poison or undef bit is chosen for good, each with its own birth; the others stay. As after `freeze`, a
    /// pointer of which a bit was chosen is based on nothing.
    pub(super) fn load_frozen(&mut self, ty: TypeId, pointer: Operand, align: Align) -> Step<Value> {
        if !self.module.types.is_frozen_by_bits(ty) {
            return Err(Unsupported::Malformed("type of a load that freezes").into());
        }
        let pointer = self.scalar(pointer)?;
        let spot = self.locate(&pointer, self.module.types.store_size(ty), align)?;
        let shape = self.shape(ty)?;
        Ok(shape.leaves.iter().map(|&leaf| self.load_frozen_leaf(spot, leaf)).collect())
    }

    fn load_frozen_leaf(&mut self, spot: Spot, leaf: Leaf) -> Scalar {
        let Leaf { width, bit, pointer } = leaf;
        let bits = self.memory.read(spot, bit, width, &mut self.trails);
        let mut frozen = Vec::with_capacity(bits.len());
        for (bit, at) in bits.iter().zip(0..) {
            frozen.push(match *bit {
                Bit::Is(lit) => Bit::Is(lit),
                Bit::Poison(trail) | Bit::Undef(trail) => {
                    let trail = self.pass(trail);
                    Bit::Is(self.choose(trail, at, false))
                }
            });
        }
        let mut scalar = self.up(&frozen);
        self.choose_undef(&mut scalar, false);
        if pointer && frozen == bits {
            let at = Memory::further(spot, Bytes(bit.0 / 8));
            scalar.base = self.memory.base_of(at, scalar.bits());
        }
        scalar
    }

    /// A member packed at bits: exactly its bits, and no rule for odd widths.
    pub(super) fn load_field(&mut self, field: &FieldAccess) -> Step<Value> {
        let (spot, bit, width) = self.locate_field(field, Self::locate)?;
        let bits = self.memory.read(spot, bit, width, &mut self.trails);
        Ok(self.up_words(&bits))
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

    /// The bytes that the member lies in, the member's first bit in them, and its width. The structure's address is
    /// as aligned as promised; of the structure no more than those bytes has to be there.
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
        self.locate(&pointer, Bytes(0), field.align)?;
        let address = self.number(&pointer, Reason::Address, UbKind::PoisonAddress)? as u64;
        let first = Scalar::pointer(address.wrapping_add(bit.0 / 8), pointer.base);
        let bit = Bits(bit.0 % 8);
        let spot = locate(self, &first, Bits(bit.0 + width.0).to_bytes_ceil(), Align::ONE)?;
        Ok((spot, bit, width.0 as u32))
    }

    pub(super) fn store(&mut self, value: Operand, pointer: Operand, align: Align) -> Step<()> {
        let (ty, pointer) = (self.type_of(value)?, self.scalar(pointer)?);
        let value = self.moved(value)?;
        let size = self.module.types.store_size(ty);
        let spot = self.locate_mut(&pointer, size, align)?;
        let shape = self.shape(ty)?;
        self.charge(shape.leaves.len() as u64 / 8)?;
        let whole = |leaf: &Leaf| u64::from(leaf.width) == size.0 * 8;
        if !(shape.leaves.len() == 1 && shape.leaves.iter().all(whole)) {
            // LangRef "store": what is between the members, and beside an odd width, becomes undef.
            self.memory.unwrite(spot, size);
        }
        for (scalar, &leaf) in value.iter().zip(&shape.leaves) {
            self.store_leaf(spot, scalar, leaf);
        }
        if self.config.semantics.odd_width == OddWidth::ZeroExtended {
            for tail in &shape.tails {
                let zeros = vec![Bit::Is(Lit::FALSE); tail.width as usize];
                self.memory.write(spot, tail.bit, &zeros, &mut self.trails);
            }
        }
        Ok(())
    }

    fn store_leaf(&mut self, spot: Spot, scalar: &Scalar, leaf: Leaf) {
        let Leaf { width, bit, pointer } = leaf;
        let at = Memory::further(spot, Bytes(bit.0 / 8));
        match scalar.bits() {
            Some(value) if bit.0.is_multiple_of(8) && width.is_multiple_of(8) => {
                self.memory.write_known(at, Bytes(u64::from(width / 8)), value);
            }
            _ => {
                let mut bits = Vec::with_capacity(width as usize);
                scalar.down(&mut bits);
                self.memory.write(spot, bit, &bits, &mut self.trails);
            }
        }
        if pointer && scalar.bits().is_some() {
            self.memory.set_base(at, scalar.base);
        }
    }
}
