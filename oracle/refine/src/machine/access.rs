//! Objects, loads and stores. LangRef "Memory Access and Addressing Operations"; thesis Fig. 3.1, `load`, `store`.

use ir::{Align, Bits, Bytes, FieldAccess, FunctionAttr, MemoryOp, Operand, TypeId};
use semantics::{OddWidth, UbKind, Unsupported};

use super::Machine;
use super::domain::{Domain, GepStep, Halt, LoadKind, MemoryImage, ObjectOffset, OrHalt, ScalarConstant};
use super::memory::AccessRange;
use super::number_use::Reason;
use super::origin::ObjectName;
use super::promises::AccessKind;
use crate::shape::{ScalarLeaf, ValueShape};

/// The name of the global that stands for memory at address 0.
pub(crate) const NULL_MEMORY: &str = "memory at address 0";

/// The refusal of an access beside it.
const AT_NULL: Unsupported = Unsupported::Instruction("an access to memory at address 0");

/// The bits of a packed member.
struct FieldRange {
    range: AccessRange,
    /// The position of its first bit in the range.
    first: Bits,
    shape: ValueShape,
}

impl<D: Domain> Machine<'_, D> {
    /// Executes a memory instruction and returns its result, if it has one.
    pub(crate) fn memory_op(&mut self, memory: &MemoryOp) -> OrHalt<Option<D::Value>, D> {
        match memory {
            MemoryOp::Alloca { ty, count, align, space, kind } => {
                match semantics::lower::foreign_object(*space, *kind) {
                    Some(reason) => Err(reason.into()),
                    None => self.alloca(*ty, *count, *align).map(Some),
                }
            }
            MemoryOp::Load { ty, ptr, align, volatile: _ } => {
                self.load(*ty, *ptr, *align, LoadKind::Plain).map(Some)
            }
            MemoryOp::LoadField(field) => self.load_field(field).map(Some),
            MemoryOp::LoadFrozen { ty, ptr, align, volatile: _ } => {
                if !self.module.types.is_frozen_by_bits(*ty) {
                    return Err(Unsupported::Malformed("type of a load that freezes").into());
                }
                self.load(*ty, *ptr, *align, LoadKind::Frozen).map(Some)
            }
            MemoryOp::Gep(gep) => self.gep(gep).map(Some),
            MemoryOp::Store { value, ptr, align, volatile: _ } => {
                self.store(*value, *ptr, *align).map(|()| None)
            }
            MemoryOp::StoreField { field, value } => self.store_field(field, *value).map(|()| None),
        }
    }

    fn alloca(&mut self, ty: TypeId, count: Option<Operand>, align: Align) -> OrHalt<D::Value, D> {
        let count = match count {
            None => 1,
            Some(count) => {
                let count = self.used_value(count)?;
                let numbers = self.domain.numbers(&count, Reason::Size)?;
                if numbers.len() > 1 {
                    return Err(Unsupported::Instruction("alloca of an undefined number of elements").into());
                }
                self.number(&count, Reason::Size, UbKind::PoisonAddress)?
            }
        };
        if self.module.types.is_scalable(ty) {
            return Err(semantics::lower::SCALABLE.into());
        }
        let size = u128::from(self.module.types.size(ty).0).checked_mul(count);
        let size = size.and_then(|size| u64::try_from(size).ok()).ok_or(Unsupported::MemoryLimit)?;
        let object = self.object(ObjectName::Local(self.place), Bytes(size), align)?;
        self.address_of(object)
    }

    /// Allocates an object and returns its index in memory.
    pub(crate) fn object(&mut self, name: ObjectName, size: Bytes, align: Align) -> OrHalt<usize, D> {
        // An object too large for the memory is no run that takes long.
        let object = self.memory.allocate(name, size, align).ok_or(Unsupported::MemoryLimit)?;
        self.charge(size.0 / 64)?;
        Ok(object)
    }

    /// A pointer to the start of an object.
    pub(crate) fn address_of(&mut self, object: usize) -> OrHalt<D::Value, D> {
        self.domain.constant(&self.memory, &[ScalarConstant::Object { index: object, offset: 0 }])
    }

    /// The range that a pointer points to, for reading.
    pub(crate) fn locate(&mut self, pointer: &D::Value, size: Bytes, align: Align) -> OrHalt<AccessRange, D> {
        let range = self.located(pointer, size, align)?;
        self.permitted(range.object(), AccessKind::Read)?;
        self.accessed(range, size, AccessKind::Read)?;
        Ok(range)
    }

    /// True if the running function has the attribute that there may be memory at address 0.
    fn null_is_valid(&self) -> bool {
        let attrs = self.frames.last().map(|frame| frame.function.attrs.flags);
        attrs.is_some_and(|flags| flags.has(FunctionAttr::NullPointerIsValid))
    }

    /// The place of the memory at address 0, in a module that has it.
    fn memory_at_null(&self) -> OrHalt<ObjectOffset, D> {
        let object = self.module.globals.iter().position(|global| global.name == NULL_MEMORY);
        Ok(ObjectOffset { object: object.ok_or(AT_NULL)?, offset: 0 })
    }

    /// The range that a pointer points to.
    pub(crate) fn located(
        &mut self,
        pointer: &D::Value,
        size: Bytes,
        align: Align,
    ) -> OrHalt<AccessRange, D> {
        let range = match self.domain.locate(&self.memory, pointer) {
            Err(Halt::Undefined(UbKind::NullAccess, _)) if self.null_is_valid() => {
                // How far that memory reaches is not known.
                self.memory.range(self.memory_at_null()?, size).map_err(|_| AT_NULL)?
            }
            Err(Halt::Undefined(UbKind::NoProvenance, _)) if self.null_is_valid() => {
                return Err(AT_NULL.into());
            }
            at => self.memory.range(at?, size)?,
        };
        match self.domain.is_aligned(&self.memory, pointer, align)? {
            Some(true) => Ok(range),
            Some(false) | None => Err(UbKind::Misaligned.into()),
        }
    }

    /// [`Machine::locate`] for writing.
    pub(crate) fn locate_mut(
        &mut self,
        pointer: &D::Value,
        size: Bytes,
        align: Align,
    ) -> OrHalt<AccessRange, D> {
        let range = self.located(pointer, size, align)?;
        self.permitted(range.object(), AccessKind::Write)?;
        self.memory.writable(range)?;
        self.accessed(range, size, AccessKind::Write)?;
        Ok(range)
    }

    pub(crate) fn load(
        &mut self,
        ty: TypeId,
        through: Operand,
        align: Align,
        kind: LoadKind,
    ) -> OrHalt<D::Value, D> {
        let pointer = self.used_value(through)?;
        let shape = self.shape(ty)?;
        if shape.bits == 0 {
            // Nothing is accessed.
            return self.domain.constant(&self.memory, &[]);
        }
        let range = self.locate(&pointer, self.module.types.store_size(ty), align)?;
        self.charge(shape.leaves.len() as u64 / 8)?;
        let value = self.read(range, Bits(0), shape, kind)?;
        self.in_group(through, ty, &value)?;
        Ok(value)
    }

    /// The value of a shape that starts `first` bits after a range's start.
    pub(crate) fn read(
        &mut self,
        range: AccessRange,
        first: Bits,
        shape: &ValueShape,
        kind: LoadKind,
    ) -> OrHalt<D::Value, D> {
        let provenance = shape.leaves.iter().map(|leaf| {
            let at = range.advanced(Bytes(leaf.bit.0 / 8));
            if leaf.is_pointer() { self.memory.provenance(at) } else { None }
        });
        let provenance = provenance.collect();
        if let Some(numbers) = self.known_numbers(range, first, shape) {
            return self.domain.join_known(shape, &numbers, &provenance);
        }
        let bits = self.memory.read(range, first, shape.bits, &mut self.domain);
        self.domain.join(shape, &MemoryImage { bits, provenance }, kind)
    }

    /// The scalars in memory as numbers, if all of them fill known bytes.
    fn known_numbers(
        &self,
        range: AccessRange,
        first: Bits,
        shape: &ValueShape,
    ) -> Option<smallvec::SmallVec<[u128; 1]>> {
        let number = |leaf: &crate::shape::ScalarLeaf| {
            let at = range.advanced(Bytes(leaf.bit.0 / 8));
            leaf.is_bytes().then(|| self.memory.read_known(at, Bytes(u64::from(leaf.width / 8))))?
        };
        if first == Bits(0) { shape.leaves.iter().map(number).collect() } else { None }
    }

    /// Loads the bits of a packed member.
    fn load_field(&mut self, field: &FieldAccess) -> OrHalt<D::Value, D> {
        let FieldRange { range, first, shape } = self.locate_field(field, Self::locate)?;
        self.read(range, first, &shape, LoadKind::Plain)
    }

    /// Stores a packed member and leaves the bits around it unchanged.
    fn store_field(&mut self, field: &FieldAccess, value: Operand) -> OrHalt<(), D> {
        let value = self.operand_value(value)?;
        let FieldRange { range, first, shape } = self.locate_field(field, Self::locate_mut)?;
        self.write_scalars(range, first, &shape, &value);
        Ok(())
    }

    /// The bytes that contain a packed member. The structure's address must have the access's alignment; only the
    /// member's bytes must be in bounds.
    fn locate_field(
        &mut self,
        field: &FieldAccess,
        locate: fn(&mut Self, &D::Value, Bytes, Align) -> OrHalt<AccessRange, D>,
    ) -> OrHalt<FieldRange, D> {
        let index = u64::from(field.index);
        let types = &self.module.types;
        let known = types.bit_offset(field.of, index).zip(types.member_bits(field.of, index));
        let (bit, width) = known.ok_or(Unsupported::Malformed("member packed at bits"))?;
        let shape = ValueShape::field(width.0 as u32);
        self.domain.supports(&shape)?;
        let pointer = self.used_value(field.ptr)?;
        self.locate(&pointer, Bytes(0), field.align)?;
        let step = GepStep::Fixed(bit.0 / 8);
        let member = self.domain.step(&self.memory, ir::GepFlags::NONE, pointer, step)?;
        let first = Bits(bit.0 % 8);
        let range = locate(self, &member, Bits(first.0 + width.0).bytes_ceil(), Align::ONE)?;
        Ok(FieldRange { range, first, shape })
    }

    fn store(&mut self, value: Operand, through: Operand, align: Align) -> OrHalt<(), D> {
        let (ty, pointer) = (self.type_of(value)?, self.used_value(through)?);
        let value = self.operand_value(value)?;
        if self.module.types.store_size(ty) == Bytes(0) {
            return Ok(());
        }
        let range = self.locate_mut(&pointer, self.module.types.store_size(ty), align)?;
        self.in_group(through, ty, &value)?;
        self.write_value(range, ty, &value)
    }

    /// Writes a value as `store` does.
    pub(crate) fn write_value(&mut self, range: AccessRange, ty: TypeId, value: &D::Value) -> OrHalt<(), D> {
        let shape = self.shape(ty)?;
        self.charge(shape.leaves.len() as u64 / 8)?;
        if !shape.is_dense() {
            // LangRef "store": padding between members, and the bits beside an odd width, become undef.
            self.memory.unwrite(range, self.module.types.store_size(ty));
        }
        self.write_scalars(range, Bits(0), shape, value);
        if self.context.config.semantics.odd_width == OddWidth::ZeroExtended && !shape.tails.is_empty() {
            let bits = self.domain.split(value, shape);
            for tail in &shape.tails {
                let (first, count) = tail.leaves;
                let width =
                    |leaves: &[ScalarLeaf]| leaves.iter().map(|leaf| leaf.width as usize).sum::<usize>();
                let start = width(&shape.leaves[..first]);
                let extended = start..start + width(&shape.leaves[first..first + count]);
                let bit = self.domain.extension(bits.get(extended).unwrap_or_default());
                let tail_bits = vec![bit; tail.width as usize];
                self.memory.write(range, tail.bit, &tail_bits, &mut self.domain);
            }
        }
        Ok(())
    }

    /// Writes the scalars of a value, `first` bits after a range's start, and nothing else.
    pub(crate) fn write_scalars(
        &mut self,
        range: AccessRange,
        first: Bits,
        shape: &ValueShape,
        value: &D::Value,
    ) {
        let known = |(at, leaf): (usize, &crate::shape::ScalarLeaf)| {
            if leaf.is_bytes() && first == Bits(0) { D::known_scalar(value, at) } else { None }
        };
        let numbers: Option<smallvec::SmallVec<[u128; 1]>> =
            shape.leaves.iter().enumerate().map(known).collect();
        match numbers {
            Some(numbers) => {
                for (leaf, number) in shape.leaves.iter().zip(numbers) {
                    let at = range.advanced(Bytes(leaf.bit.0 / 8));
                    self.memory.write_known(at, Bytes(u64::from(leaf.width / 8)), number);
                }
            }
            None => {
                let bits = self.domain.split(value, shape);
                let mut rest = &bits[..];
                for leaf in &shape.leaves {
                    let (now, later) = rest.split_at(rest.len().min(leaf.width as usize));
                    self.memory.write(range, Bits(first.0 + leaf.bit.0), now, &mut self.domain);
                    rest = later;
                }
            }
        }
        // After the bits, since writing them removes the provenance that was there.
        for (at, leaf) in shape.leaves.iter().enumerate().filter(|(_, leaf)| leaf.is_pointer()) {
            if let Some(provenance) = D::provenance(value, at) {
                let at = range.advanced(Bytes((first.0 + leaf.bit.0) / 8));
                self.memory.set_provenance(at, provenance);
            }
        }
    }
}
