//! Loads, stores, allocas.

use ir::{Align, Bits, FieldAccess, MemoryOp as Instruction, Operand, TypeId};

use super::super::outcome::Inconclusive;
use super::super::shape::ValueShape;
use super::super::value::{Pointer, Scalar, ValueSet};
use super::{CallFrame, Halt, Path, unsupported};
use crate::outcome::UbKind;

/// Limit on the size of an object in bytes.
const MAX_OBJECT: u64 = 256;

/// A checked range of bits in an object, by its start.
#[derive(Clone, Copy)]
pub(super) struct AccessRange {
    pub(super) object: u32,
    /// Index of the first bit.
    pub(super) at: usize,
}

/// Size and required alignment of an access.
#[derive(Clone, Copy)]
pub(super) struct AccessSize {
    pub(super) bits: Bits,
    pub(super) align: Align,
}

impl Path<'_> {
    /// Executes a memory instruction and returns its result, if it has one.
    pub(super) fn memory(
        &mut self,
        frame: &CallFrame<'_>,
        memory: &Instruction,
    ) -> Result<Option<ValueSet>, Halt> {
        match memory {
            Instruction::Alloca { ty, count, align } => self.alloca(frame, *ty, *count, *align).map(Some),
            Instruction::Load { ty, ptr, align, volatile: _ } => {
                let shape = self.context.shape(*ty)?;
                let extent = AccessSize { bits: Bits(shape.bits as u64), align: *align };
                let pointer = self.operand(frame, *ptr)?;
                let range = self.locate(&pointer, extent)?;
                self.load(range, shape).map(Some)
            }
            Instruction::Store { value, ptr, align, volatile: _ } => {
                let ty = value.ty(&frame.function.values).ok_or(unsupported("unknown value"))?;
                let shape = self.context.shape(ty)?;
                let extent = AccessSize { bits: Bits(shape.bits as u64), align: *align };
                let pointer = self.operand(frame, *ptr)?;
                let range = self.locate_mut(&pointer, extent)?;
                self.store(frame, *value, range, shape)
            }
            Instruction::LoadFrozen { ty, ptr, align, volatile: _ } => {
                let shape = self.context.shape(*ty)?;
                let extent = AccessSize { bits: Bits(shape.bits as u64), align: *align };
                let pointer = self.operand(frame, *ptr)?.into_owned();
                let range = self.locate(&pointer, extent)?;
                self.load_frozen(range, shape).map(Some)
            }
            Instruction::LoadField(field) => {
                let (range, shape) = self.field(frame, field, false)?;
                self.load(range, &shape).map(Some)
            }
            Instruction::StoreField { field, value } => {
                let (range, shape) = self.field(frame, field, true)?;
                self.store(frame, *value, range, &shape)
            }
            Instruction::Gep(gep) => self.gep(frame, gep).map(Some),
        }
    }

    fn alloca(
        &mut self,
        frame: &CallFrame<'_>,
        ty: TypeId,
        count: Option<Operand>,
        align: Align,
    ) -> Result<ValueSet, Halt> {
        let count = match count {
            None => 1,
            Some(count) => match self.operand(frame, count)?.defined().map(|value| value.first()) {
                Some(Scalar::Bits(count)) => count,
                _ => return Err(unsupported("alloca of an undefined number of elements")),
            },
        };
        let types = &self.context.module.types;
        let sized = types.checked_get(ty).is_some() && types.is_sized(ty);
        let size = if sized { types.size(ty).0.checked_mul(count) } else { None };
        let size = size.filter(|&size| size <= MAX_OBJECT).ok_or(Inconclusive::TooLarge("large object"))?;
        let object = self.memory.allocate(size as usize * 8, align);
        Ok(ValueSet::one(pointer(Pointer { object, offset: 0 })))
    }

    fn load(&self, range: AccessRange, shape: &ValueShape) -> Result<ValueSet, Halt> {
        let bits = &self.memory.objects[range.object as usize].bits;
        Ok(self.memory.read(&bits[range.at..range.at + shape.bits], shape)?)
    }

    /// One of the values that a load may see, with each poison bit chosen.
    fn load_frozen(&mut self, range: AccessRange, shape: &ValueShape) -> Result<ValueSet, Halt> {
        let bits = &self.memory.objects[range.object as usize].bits;
        let bits = &bits[range.at..range.at + shape.bits];
        let limit = self.context.limits.undef_bits as usize;
        Ok(self.memory.read_frozen(bits, shape, limit, self.choices)?)
    }

    fn store(
        &mut self,
        frame: &CallFrame<'_>,
        value: Operand,
        range: AccessRange,
        shape: &ValueShape,
    ) -> Result<Option<ValueSet>, Halt> {
        let value = self.operand(frame, value)?.into_owned();
        self.memory.write(range.object, range.at, &value, shape);
        Ok(None)
    }

    /// The bits of a packed member.
    fn field(
        &mut self,
        frame: &CallFrame<'_>,
        field: &FieldAccess,
        write: bool,
    ) -> Result<(AccessRange, ValueShape), Halt> {
        let types = &self.context.module.types;
        let index = u64::from(field.index);
        let known = types.checked_get(field.of).and_then(|_| {
            let width = types.int_width(*types.fields(field.of)?.get(field.index as usize)?)?;
            Some((types.bit_offset(field.of, index)?, width, types.size(field.of).checked_bits()?))
        });
        let (offset, width, bits) = known.ok_or(unsupported("member of what is no structure"))?;
        if width > 64 {
            return Err(unsupported("integer of more than 64 bits"));
        }
        let pointer = self.operand(frame, field.ptr)?.into_owned();
        let extent = AccessSize { bits, align: field.align };
        let whole = if write { self.locate_mut(&pointer, extent)? } else { self.locate(&pointer, extent)? };
        Ok((AccessRange { at: whole.at + offset.0 as usize, ..whole }, ValueShape::field(width)))
    }

    pub(super) fn locate_mut(&mut self, pointer: &ValueSet, extent: AccessSize) -> Result<AccessRange, Halt> {
        let range = self.locate(pointer, extent)?;
        if self.memory.objects[range.object as usize].constant {
            return Err(UbKind::WriteToConstant.into());
        }
        Ok(range)
    }

    /// The range that `pointer` points to, if `extent` may be accessed there. LangRef "load", "store".
    pub(super) fn locate(&mut self, pointer: &ValueSet, extent: AccessSize) -> Result<AccessRange, Halt> {
        let pointer = pointer.only().ok_or(unsupported("access through one of several pointers"))?;
        let Pointer { object, offset } = match pointer.first() {
            Scalar::Pointer(Pointer::NULL) => return Err(UbKind::NullAccess.into()),
            Scalar::Pointer(pointer) => pointer,
            Scalar::Poison => return Err(UbKind::PoisonAddress.into()),
            Scalar::Bits(_) => return Err(unsupported("integer where a pointer belongs")),
        };
        let target = self.memory.objects.get(object as usize).ok_or(UbKind::NoProvenance)?;
        if !target.live {
            return Err(UbKind::UseAfterScope.into());
        }
        let start = usize::try_from(offset).ok().and_then(|offset| offset.checked_mul(8));
        let at = start.ok_or(UbKind::OutOfBounds)?;
        let end = at.checked_add(extent.bits.0 as usize);
        if end.is_none_or(|end| end > target.bits.len()) {
            return Err(UbKind::OutOfBounds.into());
        }
        let known = target.align.min(extent.align);
        if !(offset as u64).is_multiple_of(known.bytes().0) {
            return Err(UbKind::Misaligned.into());
        }
        // The object's address may happen to be better aligned than the object requires.
        if extent.align > target.align && self.choices.choose(2) == 1 {
            return Err(UbKind::Misaligned.into());
        }
        Ok(AccessRange { object, at })
    }
}

pub(super) fn pointer(pointer: Pointer) -> super::super::value::Value {
    super::super::value::Value::scalar(Scalar::Pointer(pointer))
}
