//! Objects, loads and stores. LangRef "Memory Access and Addressing Operations"; thesis Fig. 3.1, `load`, `store`.

use ir::{Align, Bits, Bytes, FieldAccess, Operand, TypeId};

use super::aig::Lit;
use super::circuits;
use super::decision::Reason;
use super::machine::{Halt, OrHalt, SymbolicMachine};
use super::memory::{AccessRange, Memory};
use super::poison_chain::{ObjectName, PoisonCause};
use super::shape::{ScalarLeaf, TailBits};
use super::value::{Bit, PointerBase, Scalar, ScalarState, Value};
use crate::outcome::{UbKind, Unsupported};
use crate::semantics::OddWidth;

impl SymbolicMachine<'_> {
    pub(super) fn alloca(&mut self, ty: TypeId, count: Option<Operand>, align: Align) -> OrHalt<Value> {
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

    /// Allocates an object and returns its address.
    pub(super) fn object(&mut self, name: ObjectName, size: Bytes, align: Align) -> OrHalt<Scalar> {
        self.charge(size.0 / 64)?;
        Ok(self.memory.allocate(name, size, align).ok_or(Unsupported::MemoryLimit)?)
    }

    /// The range that a pointer points to, for reading. LangRef: an undef address is undefined behaviour, as a poison
    /// one is. So is an unknown address without provenance, whatever its value.
    pub(super) fn locate(&mut self, pointer: &Scalar, size: Bytes, align: Align) -> OrHalt<AccessRange> {
        if matches!(pointer.state, ScalarState::Mixed(_)) && pointer.base == PointerBase::Nothing {
            let undef = pointer.lits().iter().any(|&lit| self.aig.is_undef_derived(lit));
            let kind = if undef { UbKind::PoisonAddress } else { UbKind::NoProvenance };
            return Err(Halt::Undefined(kind, self.blame(pointer)));
        }
        let address = self.number(pointer, Reason::Address, UbKind::PoisonAddress)?;
        Ok(self.memory.locate(pointer.base, address as u64, size, align)?)
    }

    /// [`SymbolicMachine::locate`] for writing.
    pub(super) fn locate_mut(&mut self, pointer: &Scalar, size: Bytes, align: Align) -> OrHalt<AccessRange> {
        let range = self.locate(pointer, size, align)?;
        self.memory.writable(range)?;
        Ok(range)
    }

    pub(super) fn load(&mut self, ty: TypeId, pointer: Operand, align: Align) -> OrHalt<Value> {
        let pointer = self.scalar(pointer)?;
        let range = self.locate(&pointer, self.module.types.store_size(ty), align)?;
        let shape = self.shape(ty)?;
        self.charge(shape.leaves.len() as u64 / 8)?;
        let mut value: Value = shape.leaves.iter().map(|&leaf| self.load_leaf(range, leaf)).collect();
        if self.config.semantics.odd_width == OddWidth::ZeroExtended {
            for tail in &shape.tails {
                self.check_tail(range, tail, &mut value)?;
            }
        }
        self.join(&shape, &mut value);
        Ok(value)
    }

    fn load_leaf(&mut self, range: AccessRange, leaf: ScalarLeaf) -> Scalar {
        let ScalarLeaf { width, bit, pointer } = leaf;
        let at = Memory::offset_range(range, Bytes(bit.0 / 8));
        let known = (bit.0.is_multiple_of(8) && width.is_multiple_of(8))
            .then(|| self.memory.read_known(at, Bytes(u64::from(width / 8))));
        let mut scalar = match known.flatten() {
            Some(value) => Scalar::known(width, value),
            None => {
                let bits = self.memory.read(range, bit, width, &mut self.chains);
                self.join_bits(&bits)
            }
        };
        if pointer && scalar.chain().is_none() {
            scalar.base = self.memory.base_of(at, scalar.bits());
        }
        scalar
    }

    /// LLVM trunk: a load is followed by `trunc nuw`, which is poison if one of the extra bits is set. An undef bit may
    /// be set.
    fn check_tail(&mut self, range: AccessRange, tail: &TailBits, value: &mut Value) -> OrHalt<()> {
        let bits = self.memory.read(range, tail.bit, tail.width, &mut self.chains);
        let mut lits = Vec::with_capacity(bits.len());
        let mut chain = None;
        for bit in bits {
            match bit {
                Bit::Poison(found) | Bit::Undef(found) => chain = chain.or(Some(found)),
                Bit::Is(lit) => lits.push(lit),
            }
        }
        let any = circuits::any(&mut self.aig, &lits);
        if chain.is_none() && self.decide(any, Reason::ExtraBits)? {
            chain = Some(self.originate(PoisonCause::OddWidth));
        }
        let (first, count) = tail.leaves;
        if let Some(chain) = chain {
            for scalar in value.iter_mut().skip(first).take(count) {
                *scalar = self.poison(scalar.width, chain);
            }
        }
        Ok(())
    }

    /// Chooses each poison or undef bit for good, with its own origin, and leaves the others unchanged. As after
    /// `freeze`, a pointer of which a bit was chosen has no provenance.
    pub(super) fn load_frozen(&mut self, ty: TypeId, pointer: Operand, align: Align) -> OrHalt<Value> {
        if !self.module.types.is_frozen_by_bits(ty) {
            return Err(Unsupported::Malformed("type of a load that freezes").into());
        }
        let pointer = self.scalar(pointer)?;
        let range = self.locate(&pointer, self.module.types.store_size(ty), align)?;
        let shape = self.shape(ty)?;
        Ok(shape.leaves.iter().map(|&leaf| self.load_frozen_leaf(range, leaf)).collect())
    }

    fn load_frozen_leaf(&mut self, range: AccessRange, leaf: ScalarLeaf) -> Scalar {
        let ScalarLeaf { width, bit, pointer } = leaf;
        let bits = self.memory.read(range, bit, width, &mut self.chains);
        let mut frozen = Vec::with_capacity(bits.len());
        for (bit, at) in bits.iter().zip(0..) {
            frozen.push(match *bit {
                Bit::Is(lit) => Bit::Is(lit),
                Bit::Poison(chain) | Bit::Undef(chain) => {
                    let chain = self.pass(chain);
                    Bit::Is(self.choose(chain, at, false))
                }
            });
        }
        let mut scalar = self.join_bits(&frozen);
        self.choose_undef(&mut scalar, false);
        if pointer && frozen == bits {
            let at = Memory::offset_range(range, Bytes(bit.0 / 8));
            scalar.base = self.memory.base_of(at, scalar.bits());
        }
        scalar
    }

    /// Loads the bits of a packed member. The rules for odd widths do not apply.
    pub(super) fn load_field(&mut self, field: &FieldAccess) -> OrHalt<Value> {
        let (range, bit, width) = self.locate_field(field, Self::locate)?;
        let bits = self.memory.read(range, bit, width, &mut self.chains);
        Ok(self.join_word_bits(&bits))
    }

    /// Stores a packed member and leaves the bits around it unchanged.
    pub(super) fn store_field(&mut self, field: &FieldAccess, value: Operand) -> OrHalt<()> {
        let value = self.operand_value(value)?;
        let (range, bit, _) = self.locate_field(field, Self::locate_mut)?;
        let mut bits = Vec::new();
        value.iter().for_each(|scalar| scalar.split_bits(&mut bits));
        self.memory.write(range, bit, &bits, &mut self.chains);
        Ok(())
    }

    /// The bytes that contain a packed member, the position of its first bit in them, and its width. The structure's
    /// address must have the access's alignment; only the member's bytes must be in bounds.
    fn locate_field(
        &mut self,
        field: &FieldAccess,
        locate: fn(&mut Self, &Scalar, Bytes, Align) -> OrHalt<AccessRange>,
    ) -> OrHalt<(AccessRange, Bits, u32)> {
        let index = u64::from(field.index);
        let types = &self.module.types;
        let known = types.bit_offset(field.of, index).zip(types.member_bits(field.of, index));
        let (bit, width) = known.ok_or(Unsupported::Malformed("member packed at bits"))?;
        let pointer = self.scalar(field.ptr)?;
        self.locate(&pointer, Bytes(0), field.align)?;
        let address = self.number(&pointer, Reason::Address, UbKind::PoisonAddress)? as u64;
        let first = Scalar::pointer(address.wrapping_add(bit.0 / 8), pointer.base);
        let bit = Bits(bit.0 % 8);
        let range = locate(self, &first, Bits(bit.0 + width.0).bytes_ceil(), Align::ONE)?;
        Ok((range, bit, width.0 as u32))
    }

    pub(super) fn store(&mut self, value: Operand, pointer: Operand, align: Align) -> OrHalt<()> {
        let (ty, pointer) = (self.type_of(value)?, self.scalar(pointer)?);
        let value = self.operand_value(value)?;
        let size = self.module.types.store_size(ty);
        let range = self.locate_mut(&pointer, size, align)?;
        let shape = self.shape(ty)?;
        self.charge(shape.leaves.len() as u64 / 8)?;
        let whole = |leaf: &ScalarLeaf| u64::from(leaf.width) == size.0 * 8;
        if !(shape.leaves.len() == 1 && shape.leaves.iter().all(whole)) {
            // LangRef "store": padding between members, and the bits beside an odd width, become undef.
            self.memory.unwrite(range, size);
        }
        for (scalar, &leaf) in value.iter().zip(&shape.leaves) {
            self.store_leaf(range, scalar, leaf);
        }
        if self.config.semantics.odd_width == OddWidth::ZeroExtended {
            for tail in &shape.tails {
                let zeros = vec![Bit::Is(Lit::FALSE); tail.width as usize];
                self.memory.write(range, tail.bit, &zeros, &mut self.chains);
            }
        }
        Ok(())
    }

    fn store_leaf(&mut self, range: AccessRange, scalar: &Scalar, leaf: ScalarLeaf) {
        let ScalarLeaf { width, bit, pointer } = leaf;
        let at = Memory::offset_range(range, Bytes(bit.0 / 8));
        match scalar.bits() {
            Some(value) if bit.0.is_multiple_of(8) && width.is_multiple_of(8) => {
                self.memory.write_known(at, Bytes(u64::from(width / 8)), value);
            }
            _ => {
                let mut bits = Vec::with_capacity(width as usize);
                scalar.split_bits(&mut bits);
                self.memory.write(range, bit, &bits, &mut self.chains);
            }
        }
        if pointer && scalar.bits().is_some() {
            self.memory.set_base(at, scalar.base);
        }
    }
}
