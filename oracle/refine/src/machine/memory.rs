//! Memory: objects with their bytes; a byte that is not fully known is represented by eight bits.

use ir::{Align, Bits, Bytes};
use semantics::{UbKind, Uninitialized};

use super::memory_object::{ByteState, MemoryObject};
use super::origin::ObjectName;
use super::values::MemoryBits;
use super::vocabulary::ObjectOffset;

/// Address of the first byte of memory, a multiple of every supported alignment.
const DATA_BASE: u64 = 1 << 36;

/// Bytes of a pointer.
const POINTER: usize = 8;

/// A checked range of bytes in an object, by its start.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AccessRange {
    object: usize,
    offset: usize,
}

impl AccessRange {
    /// The start of an object.
    pub(crate) fn start(object: usize) -> AccessRange {
        AccessRange { object, offset: 0 }
    }

    /// The range that starts `distance` bytes further in the same object.
    pub(crate) fn advanced(self, distance: Bytes) -> AccessRange {
        AccessRange { offset: self.offset + distance.0 as usize, ..self }
    }

    /// The index of its object in memory.
    pub(crate) fn object(self) -> usize {
        self.object
    }

    /// The position of its first byte in the object.
    pub(crate) fn offset(self) -> u64 {
        self.offset as u64
    }

    /// The distance of two ranges in bytes; `None` if they are in different objects.
    pub(crate) fn distance(self, other: AccessRange) -> Option<Bytes> {
        (self.object == other.object).then(|| Bytes(self.offset.abs_diff(other.offset) as u64))
    }
}

impl StackMark {
    /// The index of the first object above it.
    pub(crate) fn first_object(self) -> usize {
        self.objects
    }
}

/// A saved top of the stack; see [`Memory::release`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct StackMark {
    objects: usize,
    top: u64,
}

/// All live objects, in the order of their addresses and of their allocation.
pub(crate) struct Memory<D: MemoryBits> {
    objects: Vec<MemoryObject<D>>,
    /// For each object that was ever allocated, its size in bytes.
    sizes: Vec<u64>,
    top: u64,
    limit: u64,
    unwritten: Uninitialized,
}

impl<D: MemoryBits> Memory<D> {
    /// An empty memory with room for `limit` bytes of objects.
    pub(crate) fn new(limit: Bytes, unwritten: Uninitialized) -> Memory<D> {
        Memory { objects: Vec::new(), sizes: Vec::new(), top: 0, limit: limit.0, unwritten }
    }

    pub(crate) fn mark(&self) -> StackMark {
        StackMark { objects: self.objects.len(), top: self.top }
    }

    /// The number of live objects.
    pub(crate) fn count(&self) -> usize {
        self.objects.len()
    }

    /// Ends the lifetime of the objects allocated since `mark`.
    pub(crate) fn release(&mut self, mark: StackMark) {
        let mut at = 0;
        self.objects.retain(|object| {
            at += 1;
            at <= mark.objects || object.lasts && !object.dead
        });
        let lasting = self.objects.get(mark.objects..).unwrap_or_default().last();
        let end = lasting.map_or(0, |object| object.base - DATA_BASE + object.size() + 1);
        self.top = mark.top.max(end);
    }

    /// Allocates an object whose bytes count as never written and returns its index. `None` if memory is exhausted.
    ///
    /// The object is aligned exactly as requested, so that an access with a larger `align` is detected. At least a byte
    /// lies between objects, so that the end of one is not the start of the next.
    pub(crate) fn allocate(&mut self, name: ObjectName, size: Bytes, align: Align) -> Option<usize> {
        let mut start = Bytes(self.top).align_to(align).0;
        if align.bytes().0 < 4096 && start & align.bytes().0 == 0 {
            start += align.bytes().0;
        }
        let end = start.checked_add(size.0)?.checked_add(1)?;
        if end > self.limit {
            return None;
        }
        self.top = end;
        let serial = u32::try_from(self.sizes.len()).ok()?;
        let length = usize::try_from(size.0).ok()?;
        self.sizes.push(size.0);
        self.objects.push(MemoryObject::new(DATA_BASE + start, serial, align, name, length));
        Some(self.objects.len() - 1)
    }

    /// Makes the object outlive the function that allocated it.
    pub(crate) fn make_lasting(&mut self, index: usize) {
        self.objects[index].lasts = true;
    }

    /// Ends the lifetime of an object.
    pub(crate) fn end(&mut self, index: usize) {
        self.objects[index].dead = true;
    }

    /// Makes any further write to the object undefined behaviour.
    pub(crate) fn make_constant(&mut self, index: usize) {
        self.objects[index].constant = true;
    }

    /// The object at this index.
    pub(crate) fn object(&self, index: usize) -> Option<&MemoryObject<D>> {
        self.objects.get(index)
    }

    /// The index of a live object.
    pub(crate) fn index_of(&self, serial: u32) -> Option<usize> {
        let index = self.objects.binary_search_by_key(&serial, |object| object.serial).ok()?;
        (!self.objects[index].dead).then_some(index)
    }

    /// The size of an object, live or not.
    pub(crate) fn size_of(&self, serial: u32) -> Option<Bytes> {
        self.sizes.get(serial as usize).copied().map(Bytes)
    }

    /// The size of the largest object.
    pub(crate) fn largest_size(&self) -> Bytes {
        Bytes(self.objects.iter().map(MemoryObject::size).max().unwrap_or(0))
    }

    /// The live object that contains the address or ends there.
    pub(crate) fn at_address(&self, address: u64) -> Option<usize> {
        let after = self.objects.partition_point(|object| object.base <= address);
        let object = after.checked_sub(1)?;
        let found = &self.objects[object];
        (!found.dead && address - found.base <= found.size()).then_some(object)
    }

    /// The range of `size` bytes at this position, if it is in bounds.
    pub(crate) fn range(&self, at: ObjectOffset, size: Bytes) -> Result<AccessRange, UbKind> {
        let room = self.objects[at.object].size();
        if at.offset > room || room - at.offset < size.0 {
            return Err(UbKind::OutOfBounds);
        }
        Ok(AccessRange { object: at.object, offset: at.offset as usize })
    }

    /// Checks that the range may be written.
    pub(crate) fn writable(&self, range: AccessRange) -> Result<(), UbKind> {
        let object = &self.objects[range.object];
        match (object.constant, object.ended) {
            (true, _) => Err(UbKind::WriteToConstant),
            (false, true) => Err(UbKind::UseAfterScope),
            (false, false) => Ok(()),
        }
    }

    /// The bytes of a range as a number, if all of them are known.
    pub(crate) fn read_known(&self, range: AccessRange, size: Bytes) -> Option<u128> {
        let object = &self.objects[range.object];
        let positions = range.offset..range.offset + size.0 as usize;
        let known = object.states[positions.clone()].iter().all(|&state| state == ByteState::Known);
        let byte = |number, &byte: &u8| number << 8 | u128::from(byte);
        known.then(|| object.bytes[positions].iter().rev().fold(0, byte))
    }

    /// Reads `width` bits that start `bit` bits after the range's start.
    pub(crate) fn read(&self, range: AccessRange, bit: Bits, width: u64, domain: &mut D) -> Vec<D::Bit> {
        let object = &self.objects[range.object];
        let first = range.offset * 8 + bit.0 as usize;
        (first..first + width as usize).map(|at| object.bit(at, self.unwritten, domain)).collect()
    }

    /// Writes known bytes.
    pub(crate) fn write_known(&mut self, range: AccessRange, size: Bytes, value: u128) {
        let object = &mut self.objects[range.object];
        for (at, byte) in (range.offset..).zip(value.to_le_bytes()).take(size.0 as usize) {
            object.set_known(at, byte);
        }
    }

    /// Writes bits that start `bit` bits after the range's start; the other bits of their bytes keep their values.
    pub(crate) fn write(&mut self, range: AccessRange, bit: Bits, bits: &[D::Bit], domain: &mut D) {
        let object = &mut self.objects[range.object];
        let first = range.offset * 8 + bit.0 as usize;
        let (mut at, mut rest) = (first, bits);
        while !rest.is_empty() {
            let (now, later) = rest.split_at(rest.len().min(8 - at % 8));
            let byte = now.try_into().unwrap_or_else(|_| {
                let mut byte = object.byte(at / 8, self.unwritten, domain);
                byte[at % 8..at % 8 + now.len()].copy_from_slice(now);
                byte
            });
            object.set(at / 8, byte);
            (at, rest) = (at + now.len(), later);
        }
    }

    /// Writes zeros.
    pub(crate) fn zero(&mut self, range: AccessRange, size: Bytes) {
        let object = &mut self.objects[range.object];
        (range.offset..).take(size.0 as usize).for_each(|at| object.set_known(at, 0));
    }

    /// Makes bytes count as never written.
    pub(crate) fn unwrite(&mut self, range: AccessRange, size: Bytes) {
        let object = &mut self.objects[range.object];
        (range.offset..).take(size.0 as usize).for_each(|at| object.unwrite(at));
    }

    /// Begins or ends the lifetime of an object.
    pub(crate) fn mark_lifetime(&mut self, index: usize, begins: bool) {
        self.objects[index].mark_lifetime(begins);
    }

    /// Copies bytes with their state; the ranges may overlap. A byte that was never written is copied as the bits that
    /// a load gives, which name the source object.
    pub(crate) fn copy(&mut self, to: AccessRange, from: AccessRange, size: Bytes, domain: &mut D) {
        let source = &self.objects[from.object];
        let range = from.offset..from.offset + size.0 as usize;
        let bytes = range.clone().map(|at| source.byte(at, self.unwritten, domain)).collect();
        let pointers: Vec<_> = range.map(|at| source.pointers.get(&at).copied()).collect();
        let target = &mut self.objects[to.object];
        for (at, (bits, base)) in (to.offset..).zip(domain.copied(bytes).into_iter().zip(pointers)) {
            target.set(at, bits);
            target.pointers.extend(base.map(|base| (at, base)));
        }
    }

    /// The provenance of a pointer at a range, if all of its bytes have the same.
    pub(crate) fn provenance(&self, range: AccessRange) -> Option<D::Provenance> {
        let pointers = &self.objects[range.object].pointers;
        let first = pointers.get(&range.offset).copied();
        let whole = (range.offset..range.offset + POINTER).all(|at| pointers.get(&at).copied() == first);
        first.filter(|_| whole)
    }

    /// Records the provenance of a pointer just written to a range.
    pub(crate) fn set_provenance(&mut self, range: AccessRange, provenance: D::Provenance) {
        let object = &mut self.objects[range.object];
        object.pointers.extend((range.offset..range.offset + POINTER).map(|at| (at, provenance)));
    }
}
