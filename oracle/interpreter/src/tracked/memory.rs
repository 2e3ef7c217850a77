//! Memory: objects with their bytes; a byte that is not fully known is represented by eight bits.

use ir::{Align, Bits, Bytes};
use rustc_hash::FxHashMap;

use super::object::{ByteState, MemoryObject};
use super::poison_chain::{ObjectName, PoisonChains};
use super::value::{Bit, PointerBase, Scalar};
use crate::outcome::UbKind;
use crate::semantics::Uninitialized;

/// Address of the first byte of memory, a multiple of every supported alignment.
const DATA_BASE: u64 = 1 << 36;

/// A checked range of bytes in an object, by its start.
#[derive(Clone, Copy, Debug)]
pub(super) struct AccessRange {
    object: usize,
    offset: usize,
}

/// A saved top of the stack; see [`Memory::release`].
#[derive(Clone, Copy, Debug)]
pub(super) struct StackMark {
    objects: usize,
    top: u64,
}

/// All objects, in the order of their addresses; number 0 is no object.
#[derive(Debug)]
pub(super) struct Memory {
    objects: Vec<MemoryObject>,
    top: u64,
    serial: u32,
    limit: u64,
    unwritten: Uninitialized,
}

impl Memory {
    /// An empty memory with room for `limit` bytes of objects.
    pub(super) fn new(limit: Bytes, unwritten: Uninitialized) -> Memory {
        Memory { objects: Vec::new(), top: 0, serial: 0, limit: limit.0, unwritten }
    }

    pub(super) fn mark(&self) -> StackMark {
        StackMark { objects: self.objects.len(), top: self.top }
    }

    /// Ends the lifetime of the objects allocated since `mark`.
    pub(super) fn release(&mut self, mark: StackMark) {
        self.objects.truncate(mark.objects);
        self.top = mark.top;
    }

    /// Allocates an object whose bytes count as never written and returns its address. `None` if memory is exhausted.
    ///
    /// The object is aligned exactly as requested, so that an access with a larger `align` is detected. At least a byte
    /// lies between objects, so that the end of one is not the start of the next.
    pub(super) fn allocate(&mut self, name: ObjectName, size: Bytes, align: Align) -> Option<Scalar> {
        let mut start = Bytes(self.top).align_to(align).0;
        if align.bytes().0 < 4096 && start & align.bytes().0 == 0 {
            start += align.bytes().0;
        }
        let end = start.checked_add(size.0)?.checked_add(1)?;
        if end > self.limit {
            return None;
        }
        self.top = end;
        self.serial = self.serial.wrapping_add(1);
        let (base, serial, length) = (DATA_BASE + start, self.serial, usize::try_from(size.0).ok()?);
        self.objects.push(MemoryObject {
            base,
            serial,
            constant: false,
            name,
            bytes: vec![0; length],
            states: vec![ByteState::Unwritten; length],
            odd: FxHashMap::default(),
            pointers: FxHashMap::default(),
        });
        let number = u32::try_from(self.objects.len() - 1).ok()?;
        Some(Scalar::pointer(base, PointerBase::Object { number, serial }))
    }

    /// Makes any further write to the object that `pointer` points to undefined behaviour.
    pub(super) fn make_constant(&mut self, pointer: &Scalar) {
        if let Some(object) = self.live(pointer.base) {
            self.objects[object].constant = true;
        }
    }

    fn live(&self, base: PointerBase) -> Option<usize> {
        let PointerBase::Object { number, serial } = base else { return None };
        let object = self.objects.get(number as usize)?;
        (object.serial == serial).then_some(number as usize)
    }

    /// The live object that contains the address or ends there.
    fn at_address(&self, address: u64) -> Option<usize> {
        let after = self.objects.partition_point(|object| object.base <= address);
        let object = after.checked_sub(1)?;
        (address - self.objects[object].base <= self.objects[object].size()).then_some(object)
    }

    /// The range of `size` bytes at `address`, which may be read.
    pub(super) fn locate(
        &self,
        base: PointerBase,
        address: u64,
        size: Bytes,
        align: Align,
    ) -> Result<AccessRange, UbKind> {
        let object = match base {
            PointerBase::Nothing if address == 0 => return Err(UbKind::NullAccess),
            PointerBase::Nothing => return Err(UbKind::NoProvenance),
            PointerBase::Function => return Err(UbKind::OutOfBounds),
            PointerBase::Wildcard if address == 0 => return Err(UbKind::NullAccess),
            PointerBase::Wildcard => self.at_address(address).ok_or(UbKind::NoProvenance)?,
            PointerBase::Object { .. } => self.live(base).ok_or(UbKind::UseAfterScope)?,
        };
        let offset = address.wrapping_sub(self.objects[object].base);
        let room = self.objects[object].size();
        if offset > room || room - offset < size.0 {
            return Err(UbKind::OutOfBounds);
        }
        if !Bytes(address).is_aligned(align) {
            return Err(UbKind::Misaligned);
        }
        Ok(AccessRange { object, offset: offset as usize })
    }

    /// Checks that the range may be written.
    pub(super) fn writable(&self, range: AccessRange) -> Result<(), UbKind> {
        if self.objects[range.object].constant { Err(UbKind::WriteToConstant) } else { Ok(()) }
    }

    /// Whether moving a pointer stays within its object, as `inbounds` requires. A pointer to a dead or unknown object
    /// counts as in bounds: LangRef "getelementptr" allows a pointer to stay in bounds of a deallocated object.
    pub(super) fn in_bounds(&self, base: PointerBase, from: u64, to: u64) -> bool {
        let object = match base {
            // Null is an object of no bytes.
            PointerBase::Nothing => return from == 0 && to == 0,
            PointerBase::Wildcard | PointerBase::Function => return true,
            PointerBase::Object { .. } => self.live(base).map(|at| &self.objects[at]),
        };
        let inside = |object: &MemoryObject, at: u64| at.wrapping_sub(object.base) <= object.size();
        object.is_none_or(|object| inside(object, from) && inside(object, to))
    }

    /// The bytes of a range as a number, if all of them are known.
    pub(super) fn read_known(&self, range: AccessRange, size: Bytes) -> Option<u128> {
        let object = &self.objects[range.object];
        let positions = range.offset..range.offset + size.0 as usize;
        let known = object.states[positions.clone()].iter().all(|&state| state == ByteState::Known);
        let byte = |number, &byte: &u8| number << 8 | u128::from(byte);
        known.then(|| object.bytes[positions].iter().rev().fold(0, byte))
    }

    /// Reads `width` bits that start `bit` bits after the range's start.
    pub(super) fn read(
        &self,
        range: AccessRange,
        bit: Bits,
        width: u32,
        chains: &mut PoisonChains,
    ) -> Vec<Bit> {
        let object = &self.objects[range.object];
        let first = range.offset * 8 + bit.0 as usize;
        (first..first + width as usize).map(|at| object.bit(at, self.unwritten, chains)).collect()
    }

    /// Writes known bytes.
    pub(super) fn write_known(&mut self, range: AccessRange, size: Bytes, value: u128) {
        for (at, byte) in value.to_le_bytes().into_iter().enumerate().take(size.0 as usize) {
            self.set_byte(AccessRange { offset: range.offset + at, ..range }, byte);
        }
    }

    fn set_byte(&mut self, range: AccessRange, byte: u8) {
        let object = &mut self.objects[range.object];
        object.forget(range.offset);
        object.bytes[range.offset] = byte;
        object.states[range.offset] = ByteState::Known;
    }

    /// Writes bits that start `bit` bits after the range's start; the other bits of their bytes keep their values.
    pub(super) fn write(&mut self, range: AccessRange, bit: Bits, bits: &[Bit], chains: &mut PoisonChains) {
        let object = &mut self.objects[range.object];
        let first = range.offset * 8 + bit.0 as usize;
        let (mut at, mut rest) = (first, bits);
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(8 - at % 8));
            let mut byte = object.byte(at / 8, self.unwritten, chains);
            byte[at % 8..at % 8 + now.len()].copy_from_slice(now);
            object.set(at / 8, byte);
            (at, rest) = (at + now.len(), later);
        }
    }

    /// Writes zeros.
    pub(super) fn zero(&mut self, range: AccessRange, size: Bytes) {
        for at in 0..size.0 as usize {
            self.set_byte(AccessRange { offset: range.offset + at, ..range }, 0);
        }
    }

    /// Makes bytes count as never written.
    pub(super) fn unwrite(&mut self, range: AccessRange, size: Bytes) {
        let object = &mut self.objects[range.object];
        for at in range.offset..range.offset + size.0 as usize {
            object.forget(at);
            object.states[at] = ByteState::Unwritten;
        }
    }

    /// Copies bytes with their state; the ranges may overlap. A byte that was never written is copied as the bits that
    /// a load gives, which name the source object.
    pub(super) fn copy(
        &mut self,
        to: AccessRange,
        from: AccessRange,
        size: Bytes,
        chains: &mut PoisonChains,
    ) {
        let source = &self.objects[from.object];
        let copied: Vec<_> = (from.offset..from.offset + size.0 as usize)
            .map(|at| (source.byte(at, self.unwritten, chains), source.pointers.get(&at).copied()))
            .collect();
        let target = &mut self.objects[to.object];
        for (at, (bits, base)) in (to.offset..).zip(copied) {
            target.set(at, bits);
            target.pointers.extend(base.map(|base| (at, base)));
        }
    }

    /// The provenance of a pointer read from a range; `address` if it is known.
    pub(super) fn base_of(&self, range: AccessRange, address: Option<u128>) -> PointerBase {
        let pointers = &self.objects[range.object].pointers;
        let first = pointers.get(&range.offset).copied();
        let whole = (range.offset..range.offset + 8).all(|at| pointers.get(&at).copied() == first);
        match first {
            Some(base) if whole => base,
            _ if address == Some(0) => PointerBase::Nothing,
            _ => PointerBase::Wildcard,
        }
    }

    /// Records the provenance of a pointer just written to a range.
    pub(super) fn set_base(&mut self, range: AccessRange, base: PointerBase) {
        if matches!(base, PointerBase::Object { .. }) {
            let object = &mut self.objects[range.object];
            object.pointers.extend((range.offset..range.offset + 8).map(|at| (at, base)));
        }
    }

    /// The range that starts `distance` bytes further in the same object.
    pub(super) fn offset_range(range: AccessRange, distance: Bytes) -> AccessRange {
        AccessRange { offset: range.offset + distance.0 as usize, ..range }
    }

    /// The distance of two ranges in bytes; `None` if they are in different objects.
    pub(super) fn distance(a: AccessRange, b: AccessRange) -> Option<Bytes> {
        (a.object == b.object).then(|| Bytes(a.offset.abs_diff(b.offset) as u64))
    }
}
