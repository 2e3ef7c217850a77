//! Memory: objects, each with its bytes, and for the bytes that are not plainly known eight bits each.

use ir::{Align, Bits, Bytes};
use rustc_hash::FxHashMap;

use super::object::{ByteState, MemoryObject};
use super::poison_chain::{ObjectName, PoisonChains};
use super::value::{Bit, PointerBase, Scalar};
use crate::outcome::UbKind;
use crate::semantics::Uninitialized;

/// Address of the first byte of memory; more than any alignment divides it.
const DATA_BASE: u64 = 1 << 36;

/// A place in an object that may be accessed.
#[derive(Clone, Copy, Debug)]
pub(super) struct AccessRange {
    object: usize,
    offset: usize,
}

/// Where the stack was; see [`Memory::release`].
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
    /// No objects, and room for `limit` bytes of them.
    pub(super) fn new(limit: Bytes, unwritten: Uninitialized) -> Memory {
        Memory { objects: Vec::new(), top: 0, serial: 0, limit: limit.0, unwritten }
    }

    pub(super) fn mark(&self) -> StackMark {
        StackMark { objects: self.objects.len(), top: self.top }
    }

    /// Ends the objects made since `mark`.
    pub(super) fn release(&mut self, mark: StackMark) {
        self.objects.truncate(mark.objects);
        self.top = mark.top;
    }

    /// A new object, nothing in it; its address. `None`: no memory left.
    ///
    /// It is aligned as asked and no better, so that an access that claims more is found out; at least a byte lies
    /// between objects, so that one's end is not the next one's start.
    pub(super) fn allocate(&mut self, name: ObjectName, size: Bytes, align: Align) -> Option<Scalar> {
        let mut start = Bytes(self.top).round_up(align).0;
        if align.bytes() < 4096 && start & align.bytes() == 0 {
            start += align.bytes();
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

    /// Writing the object that `pointer` points to is undefined from now on.
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

    /// The live object that an address is in, or one past.
    fn at_address(&self, address: u64) -> Option<usize> {
        let after = self.objects.partition_point(|object| object.base <= address);
        let object = after.checked_sub(1)?;
        (address - self.objects[object].base <= self.objects[object].size()).then_some(object)
    }

    /// Where `size` bytes at `address` are; they may be read if this is `Ok`.
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

    /// Whether a write there is defined.
    pub(super) fn writable(&self, range: AccessRange) -> Result<(), UbKind> {
        if self.objects[range.object].constant { Err(UbKind::WriteToConstant) } else { Ok(()) }
    }

    /// Whether moving a pointer keeps it inside its object, as `inbounds` promises. Of an object that is dead or not
    /// known it is believed: LangRef "getelementptr" lets a pointer stay in bounds of a deallocated object.
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

    /// The bytes at a spot as a number, if all of them are known.
    pub(super) fn read_known(&self, range: AccessRange, size: Bytes) -> Option<u128> {
        let object = &self.objects[range.object];
        let positions = range.offset..range.offset + size.0 as usize;
        let known = object.states[positions.clone()].iter().all(|&state| state == ByteState::Known);
        let byte = |number, &byte: &u8| number << 8 | u128::from(byte);
        known.then(|| object.bytes[positions].iter().rev().fold(0, byte))
    }

    /// `width` bits, `bit` bits after a spot.
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

    /// Writes whole bytes that are known.
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

    /// Writes bits, `bit` bits after a spot; the other bits of their bytes stay as they are.
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

    /// Makes bytes as if nothing had been written to them.
    pub(super) fn unwrite(&mut self, range: AccessRange, size: Bytes) {
        let object = &mut self.objects[range.object];
        for at in range.offset..range.offset + size.0 as usize {
            object.forget(at);
            object.states[at] = ByteState::Unwritten;
        }
    }

    /// Copies bytes with all that is known of them; the places may overlap. A byte that was never written is copied
    /// as the bits that reading it gives, which name the object they came from.
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

    /// What a pointer read from a spot is based on; `address` if it is known.
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

    /// Notes what a pointer just written to a spot is based on.
    pub(super) fn set_base(&mut self, range: AccessRange, base: PointerBase) {
        if matches!(base, PointerBase::Object { .. }) {
            let object = &mut self.objects[range.object];
            object.pointers.extend((range.offset..range.offset + 8).map(|at| (at, base)));
        }
    }

    /// The same object, some bytes on.
    pub(super) fn offset_range(range: AccessRange, distance: Bytes) -> AccessRange {
        AccessRange { offset: range.offset + distance.0 as usize, ..range }
    }

    /// How far apart two spots of one object are; `None` if they are in different ones.
    pub(super) fn distance(a: AccessRange, b: AccessRange) -> Option<Bytes> {
        (a.object == b.object).then(|| Bytes(a.offset.abs_diff(b.offset) as u64))
    }
}
