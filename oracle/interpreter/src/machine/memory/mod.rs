//! Memory: bytes with one mask bit per bit, and the objects that pointers are based on.
//!
//! All objects lie in one arena, globals first, then the stack. An address is a position in the arena plus
//! [`DATA_BASE`]; a pointer also carries the number and generation of its object, so that it cannot reach a
//! neighbouring object and a dead object is detected.
//!
//! ```text
//! mask bit  byte bit  meaning
//! 0         b         the bit is b
//! 1         0         never written
//! 1         1         poison
//! ```

mod heap;
mod history;
mod locate;
mod provenance;

use ir::{Align, Bytes};

use self::history::ByteHistory;
use crate::code::{Bytecode, DATA_BASE};
use crate::decode::exactly_aligned;
use crate::register::{MAX_OBJECTS, Register, Tag};

/// Bytes at the end of the arena that belong to no object, so that whole words can be read at its end.
const SLACK: usize = 32;

/// One memory object.
#[derive(Clone, Copy, Debug)]
struct MemoryObject {
    /// Its address.
    base: u64,
    /// Its size in bytes.
    size: u64,
    generation: u32,
    constant: bool,
    /// True between `llvm.lifetime.end` and the next `llvm.lifetime.start`.
    ended: bool,
    /// Set if a byte may be part of a pointer. If not, the object's provenance is not initialised.
    has_pointers: bool,
}

impl MemoryObject {
    /// A new object of a run, alive, whose bytes may be written. `base` is an address, `size` in bytes.
    fn allocated(base: u64, size: u64, generation: u32) -> MemoryObject {
        MemoryObject { base, size, generation, constant: false, ended: false, has_pointers: false }
    }
}

/// The object of no bytes that null points to.
const NULL_OBJECT: MemoryObject =
    MemoryObject { base: 0, size: 0, generation: 0, constant: true, ended: false, has_pointers: false };

/// A checked range of bytes in the arena, by its start.
#[derive(Clone, Copy, Debug)]
pub(super) struct AccessRange {
    pub(super) at: usize,
    object: u32,
}

/// The facts of an object that matter where a call may not access all memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct AccessedObject {
    pub(super) number: u32,
    pub(super) generation: u32,
    pub(super) constant: bool,
}

/// A saved top of the stack; see [`Memory::release`].
#[derive(Clone, Copy, Debug)]
pub(super) struct StackMark {
    top: usize,
    objects: usize,
}

impl StackMark {
    /// The mark as the contents of a register.
    pub(super) fn into_register(self) -> Register {
        Register { bits: self.top as u64, tag: Tag(self.objects as u64) }
    }

    /// The number of the first object above it.
    pub(super) fn first_object(self) -> u32 {
        self.objects as u32
    }

    pub(super) fn from_register(register: Register) -> StackMark {
        StackMark { top: register.bits as usize, objects: register.tag.0 as usize }
    }
}

#[derive(Debug, Default)]
pub(super) struct Memory {
    bytes: Vec<u8>,
    mask: Vec<u8>,
    /// For each byte, the provenance of the pointer it is part of. Empty until the first pointer is stored.
    provenance: Vec<u64>,
    objects: Vec<MemoryObject>,
    /// The number of the first object on the stack.
    first_on_stack: u32,
    top: usize,
    generation: u32,
    limit: usize,
    heap: heap::Heap,
    /// The types by which memory was accessed, in a program with promises about it.
    history: Option<Box<ByteHistory>>,
}

/// Appends zeros. A vector that was empty gets pages that cost nothing until they are touched.
fn grow(bytes: &mut Vec<u8>, length: usize) {
    if bytes.is_empty() {
        *bytes = vec![0; length];
    } else {
        bytes.resize(length, 0);
    }
}

impl Memory {
    /// Empties memory and places the globals. `None` if they exceed the limit.
    pub(super) fn reset(&mut self, program: &Bytecode, limit: u64) -> Option<()> {
        self.limit = usize::try_from(limit).unwrap_or(usize::MAX);
        self.generation = 0;
        self.top = 0;
        self.objects.clear();
        self.objects.push(NULL_OBJECT);
        self.objects.extend(program.statics.iter().map(|object| MemoryObject {
            base: object.base,
            size: object.size,
            generation: 0,
            constant: object.constant,
            ended: false,
            has_pointers: false,
        }));
        self.history = ByteHistory::for_promises(program.promised.tracked);
        let size = program.image.len();
        // At once, so that the heap's pages are not touched.
        let heap = if program.uses_heap { self.heap_end(size) } else { size };
        self.reserve(heap + 1)?;
        self.bytes[..size].copy_from_slice(&program.image);
        self.mask[..size].copy_from_slice(&program.image_mask);
        self.top = size;
        if program.uses_heap {
            self.place_heap()?;
        }
        self.first_on_stack = self.objects.len() as u32;
        for (at, object) in program.statics.iter().enumerate() {
            if object.has_pointers {
                self.expect_pointers(at as u32 + 1);
            }
        }
        for &(at, tag) in &program.image_pointers {
            self.provenance[at as usize..at as usize + 8].fill(tag.0);
        }
        Some(())
    }

    /// Makes the arena at least `top` bytes long, plus [`SLACK`].
    fn reserve(&mut self, top: usize) -> Option<()> {
        if top > self.limit {
            return None;
        }
        let wanted = top + SLACK;
        if self.bytes.len() < wanted {
            let length = wanted.next_power_of_two().max(4096);
            grow(&mut self.bytes, length);
            grow(&mut self.mask, length);
        }
        Some(())
    }

    /// The generation of the newest object.
    pub(super) fn newest(&self) -> u32 {
        self.generation
    }

    /// True if an object existed when `newest` was the newest.
    pub(super) fn is_as_old(&self, number: u32, newest: u32) -> bool {
        self.objects.get(number as usize).is_some_and(|object| object.generation <= newest)
    }

    /// The object of a range.
    pub(super) fn accessed_object(&self, range: AccessRange) -> AccessedObject {
        let MemoryObject { generation, constant, .. } = self.objects[range.object as usize];
        AccessedObject { number: range.object, generation, constant }
    }

    pub(super) fn mark(&self) -> StackMark {
        StackMark { top: self.top, objects: self.objects.len() }
    }

    /// Makes the object that a pointer belongs to a constant.
    pub(super) fn make_constant(&mut self, pointer: Register) {
        if let Some(object) = self.objects.get_mut(pointer.tag.number() as usize) {
            object.constant = true;
        }
    }

    /// True if a pointer belongs to a constant object.
    pub(super) fn is_constant(&self, pointer: Register) -> bool {
        self.objects.get(pointer.tag.number() as usize).is_some_and(|object| object.constant)
    }

    /// The address of the top of the stack.
    pub(super) fn stack_pointer(&self) -> u64 {
        DATA_BASE + self.top as u64
    }

    /// The mark for an address that was the top of the stack, not below `floor`; `None` for another.
    pub(super) fn mark_at(&self, address: u64, floor: Option<StackMark>) -> Option<StackMark> {
        let top = usize::try_from(address.checked_sub(DATA_BASE)?).ok()?;
        let lowest = floor.map_or(0, |floor| floor.top);
        let objects = self.objects.partition_point(|object| object.base < address);
        let inside = (lowest..=self.top).contains(&top) && objects >= floor.map_or(0, |floor| floor.objects);
        inside.then_some(StackMark { top, objects })
    }

    /// Ends the lifetime of the objects allocated since `mark`.
    pub(super) fn release(&mut self, mark: StackMark) {
        self.top = mark.top;
        self.objects.truncate(mark.objects);
    }

    /// The poison bits of bytes at an address; zero where there is no memory. Bits that were never written count if they are `unwritten`
    /// poison.
    pub(super) fn poison_bits(&self, address: u64, size: usize, unwritten: bool) -> u128 {
        let at = address.checked_sub(DATA_BASE).and_then(|at| usize::try_from(at).ok());
        let range = at.map(|at| at..at.saturating_add(size));
        let parts = range.and_then(|range| Some((self.bytes.get(range.clone())?, self.mask.get(range)?)));
        let Some((bytes, mask)) = parts else { return 0 };
        let byte = |(bits, mask): (&u8, &u8)| u128::from(if unwritten { *mask } else { bits & mask });
        bytes.iter().zip(mask).rev().fold(0, |all, pair| all << 8 | byte(pair))
    }

    /// The number of allocations so far.
    pub(super) fn allocations(&self) -> u32 {
        self.generation
    }

    /// The object that contains an address, if there is one: its number and generation.
    pub(super) fn owner_of(&self, address: u64) -> Option<(u32, u32)> {
        let number = self.object_at(address);
        let object = self.objects.get(number as usize).filter(|_| number != 0)?;
        Some((number, object.generation))
    }

    /// Begins or ends the lifetime of the object that a pointer belongs to, and returns the number of bytes that this changes.
    ///
    /// LangRef 19 "llvm.lifetime.start", "llvm.lifetime.end": an object on the stack whose first byte the pointer points to is alive and
    /// uninitialised, or dead; another object is filled with poison. An access to a dead object is undefined behaviour by LangRef 19 ("Object
    /// Lifetime"), but LLVM moves loads of variables out of their lifetimes: LangRef 21 says that such a load gives poison. Only a write
    /// is undefined here, whichever version.
    pub(super) fn mark_lifetime(&mut self, pointer: Register, begins: bool) -> u64 {
        let Some(number) = self.object_of(pointer) else { return 0 };
        let MemoryObject { base, size, constant, has_pointers, .. } = self.objects[number as usize];
        if constant {
            return 0;
        }
        let on_stack = number >= self.first_on_stack && pointer.bits == base;
        let (at, length) = ((base - DATA_BASE) as usize, size as usize);
        if has_pointers {
            self.forget_pointers(at, length);
        }
        self.bytes[at..at + length].fill(if on_stack && begins { 0 } else { 0xff });
        self.mask[at..at + length].fill(0xff);
        self.objects[number as usize].ended = on_stack && !begins;
        size
    }

    /// Allocates an object whose bytes count as never written and returns its address. `None` if memory is exhausted.
    pub(super) fn allocate(&mut self, size: u64, align: u8) -> Option<Register> {
        let align = Align::from_bytes(1 << align.min(32))?;
        let start = exactly_aligned(Bytes(self.top as u64), align).0;
        let end = usize::try_from(start.checked_add(size)?.checked_add(1)?).ok()?;
        self.reserve(end)?;
        if self.objects.len() >= MAX_OBJECTS {
            return None;
        }
        let start = start as usize;
        self.bytes[start..end].fill(0);
        self.mask[start..end].fill(0xff);
        self.forget_history(start, end - start);
        self.top = end;
        self.generation = self.generation.wrapping_add(1);
        let base = DATA_BASE + start as u64;
        let object = MemoryObject::allocated(base, size, self.generation);
        let tag = Tag::object(self.objects.len() as u32, self.generation);
        self.objects.push(object);
        Some(Register { bits: base, tag })
    }

    #[inline(always)]
    fn word(bytes: &[u8], at: usize) -> u64 {
        let mut word = [0; 8];
        word.copy_from_slice(&bytes[at..at + 8]);
        u64::from_le_bytes(word)
    }

    /// The 8 bytes at the start of the range and their mask, whatever the length of the access.
    #[inline(always)]
    pub(super) fn read(&self, range: AccessRange) -> (u64, u64) {
        (Self::word(&self.bytes, range.at), Self::word(&self.mask, range.at))
    }

    /// The 16 bytes at the start of the range and their mask.
    pub(super) fn read_wide(&self, range: AccessRange) -> (u128, u128) {
        let wide = |bytes: &[u8]| {
            let (low, high) = (Self::word(bytes, range.at), Self::word(bytes, range.at + 8));
            u128::from(high) << 64 | u128::from(low)
        };
        (wide(&self.bytes), wide(&self.mask))
    }

    /// Replaces the bits of a word that are not set in `keep`.
    #[inline(always)]
    pub(super) fn write(&mut self, range: AccessRange, keep: u64, bits: u64, mask: u64) {
        let replace = |bytes: &mut [u8], new: u64| {
            let word = Self::word(bytes, range.at) & keep | new & !keep;
            bytes[range.at..range.at + 8].copy_from_slice(&word.to_le_bytes());
        };
        replace(&mut self.bytes, bits);
        replace(&mut self.mask, mask);
    }

    /// [`Memory::write`] for 16 bytes.
    pub(super) fn write_wide(&mut self, range: AccessRange, keep: u128, bits: u128, mask: u128) {
        self.write(range, keep as u64, bits as u64, mask as u64);
        let high = AccessRange { at: range.at + 8, ..range };
        self.write(high, (keep >> 64) as u64, (bits >> 64) as u64, (mask >> 64) as u64);
    }

    /// Copies bytes, their masks and their provenance.
    pub(super) fn copy(&mut self, to: AccessRange, from: AccessRange, size: usize) {
        self.bytes.copy_within(from.at..from.at + size, to.at);
        self.mask.copy_within(from.at..from.at + size, to.at);
        if self.objects[from.object as usize].has_pointers {
            self.expect_pointers(to.object);
            self.provenance.copy_within(from.at..from.at + size, to.at);
        } else if self.objects[to.object as usize].has_pointers {
            self.forget_pointers(to.at, size);
        }
    }

    /// Fills bytes with `byte` and their mask with `mask`, whose values the table above defines.
    pub(super) fn fill(&mut self, at: AccessRange, size: usize, byte: u8, mask: u8) {
        self.bytes[at.at..at.at + size].fill(byte);
        self.mask[at.at..at.at + size].fill(mask);
    }

    /// The bytes from the start of the range to the end of its object, and their masks.
    pub(super) fn rest(&self, at: AccessRange) -> (&[u8], &[u8]) {
        let object = &self.objects[at.object as usize];
        let end = (object.base - DATA_BASE + object.size) as usize;
        (&self.bytes[at.at..end], &self.mask[at.at..end])
    }

    /// Writes known bytes.
    pub(super) fn store_bytes(&mut self, at: AccessRange, bytes: &[u8]) {
        self.bytes[at.at..at.at + bytes.len()].copy_from_slice(bytes);
        self.mask[at.at..at.at + bytes.len()].fill(0);
    }

    /// The bytes of the range and their masks.
    pub(super) fn slice(&self, at: AccessRange, size: usize) -> (&[u8], &[u8]) {
        (&self.bytes[at.at..at.at + size], &self.mask[at.at..at.at + size])
    }

    /// The range that starts `offset` bytes further in the same object.
    pub(super) fn offset_range(range: AccessRange, offset: usize) -> AccessRange {
        AccessRange { at: range.at + offset, ..range }
    }
}
