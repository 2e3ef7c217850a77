//! The heap: a part of the arena between the globals and the stack, whose objects are numbered before the program starts, so
//! that the numbers of all objects follow their addresses.

use super::{Memory, MemoryObject};
use crate::code::DATA_BASE;
use crate::register::{Register, Tag};
use semantics::UbKind;

/// Bytes of the heap, or half of what the limit leaves if that is less.
const SIZE: usize = 64 << 20;
/// Objects of the heap.
const OBJECTS: usize = 1 << 17;
/// Alignment of its objects in bytes, that of the strictest fundamental type (C11 7.22.3p1).
const ALIGN: usize = 16;
/// Objects of one size that are kept dead before one of them is used again.
const QUARANTINE: usize = 64;

/// The state of the heap.
#[derive(Debug, Default)]
pub(super) struct Heap {
    /// The number of the first object; no object belongs to a program without a heap.
    first: usize,
    /// The number of the next object that was never used.
    next: usize,
    /// The position in the arena where that object will lie, and where the heap ends.
    top: usize,
    end: usize,
    /// Dead objects by the bytes that each has room for, the longest dead first.
    dead: rustc_hash::FxHashMap<usize, std::collections::VecDeque<usize>>,
}

/// The bytes that an object of `size` bytes has room for. At least a byte follows it.
fn room(size: usize) -> usize {
    (size + 1).next_multiple_of(ALIGN)
}

impl Memory {
    /// The end of a heap that starts after `top` bytes.
    pub(super) fn heap_end(&self, top: usize) -> usize {
        let start = top.next_multiple_of(ALIGN);
        start + SIZE.min(self.limit.saturating_sub(start) / 2)
    }

    /// Lays out the heap after the globals. `None` if it exceeds the limit.
    pub(super) fn place_heap(&mut self) -> Option<()> {
        let start = self.top.next_multiple_of(ALIGN);
        let end = self.heap_end(self.top);
        self.reserve(end + 1)?;
        let first = self.objects.len();
        // A number that is not in use stands for an object of no bytes at the end of the heap.
        let unused = MemoryObject {
            base: DATA_BASE + end as u64,
            size: 0,
            generation: u32::MAX,
            constant: true,
            ended: false,
            has_pointers: false,
        };
        self.objects.resize(first + OBJECTS, unused);
        self.heap = Heap { first, next: first, top: start, end, dead: Default::default() };
        self.top = end + 1;
        Some(())
    }

    /// A new object on the heap, of bytes that count as never written; `None` if there is no room.
    pub(in crate::machine) fn allocate_on_heap(&mut self, size: u64) -> Option<Register> {
        let bytes = usize::try_from(size).ok().filter(|bytes| *bytes <= SIZE)?;
        let room = room(bytes);
        let dead = self.heap.dead.get_mut(&room).filter(|dead| dead.len() > QUARANTINE);
        let number = match dead.and_then(std::collections::VecDeque::pop_front) {
            Some(number) => number,
            None => {
                let Heap { next, top, end, first, .. } = &mut self.heap;
                if *top + room > *end || *next == *first + OBJECTS {
                    return None;
                }
                let number = *next;
                self.objects[number].base = DATA_BASE + *top as u64;
                (*next, *top) = (*next + 1, *top + room);
                number
            }
        };
        // Room may be used again: by the generation, a pointer to its former object does not access the new
        // one.
        self.generation = self.generation.wrapping_add(1);
        let base = self.objects[number].base;
        self.objects[number] = MemoryObject::allocated(base, size, self.generation);
        let start = (base - DATA_BASE) as usize;
        self.bytes[start..start + bytes].fill(0);
        self.mask[start..start + bytes].fill(0xff);
        self.forget_history(start, bytes);
        Some(Register { bits: base, tag: Tag::object(number as u32, self.generation) })
    }

    /// The number of the heap's object that starts at a pointer. C11 7.22.3.3p2: another pointer, or one to an object that
    /// was freed, is undefined behaviour.
    fn heap_object(&self, pointer: Register) -> Result<usize, UbKind> {
        let mut number = pointer.tag.number() as usize;
        if pointer.tag == Tag::WILDCARD {
            number = self.object_at(pointer.bits) as usize;
        }
        let used = self.heap.first..self.heap.next;
        let object =
            self.objects.get(number).filter(|_| used.contains(&number)).ok_or(UbKind::InvalidFree)?;
        let dead = object.generation == u32::MAX
            || pointer.tag != Tag::WILDCARD && object.generation != pointer.tag.generation();
        if dead || pointer.is_poison() || pointer.bits != object.base {
            Err(UbKind::InvalidFree)
        } else {
            Ok(number)
        }
    }

    /// The size in bytes of the heap's object that starts at a pointer.
    ///
    /// # Errors
    /// The pointer does not point to the start of a live object of the heap.
    pub(in crate::machine) fn heap_size(&self, pointer: Register) -> Result<u64, UbKind> {
        Ok(self.objects[self.heap_object(pointer)?].size)
    }

    /// Ends the life of an object of the heap.
    ///
    /// # Errors
    /// As [`Memory::heap_size`].
    pub(in crate::machine) fn free(&mut self, pointer: Register) -> Result<(), UbKind> {
        let number = self.heap_object(pointer)?;
        let object = &mut self.objects[number];
        let room = room(object.size as usize);
        (object.size, object.generation) = (0, u32::MAX);
        self.heap.dead.entry(room).or_default().push_back(number);
        Ok(())
    }
}
