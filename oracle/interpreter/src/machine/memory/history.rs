//! The history of the bytes of memory: the last `tbaa` tag that stored each, and the first contents of those that must not
//! change.

use ir::Bytes;

use super::{AccessRange, DATA_BASE, Memory};
use crate::code::TypeTag;
use crate::register::Register;
use semantics::UbKind;
use semantics::tracked::TrackedPromises;

/// The contents that a byte had from the start.
#[derive(Clone, Copy, Debug, Default)]
struct FirstContents {
    bits: u8,
    mask: u8,
    state: ByteState,
}

/// The knowledge of a byte's contents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ByteState {
    /// Nothing was written over its first contents, which are not saved.
    #[default]
    Unchanged,
    /// Its first contents are saved, because something was written.
    Saved,
    /// They are saved, and it must keep them.
    Held,
    /// It was written when nothing had been before: what it held then is no value that a load could find again.
    Initialized,
}

/// The history of the bytes of memory, by their position in the arena. Positions beyond the end have no history.
#[derive(Debug)]
pub(super) struct ByteHistory {
    tracked: TrackedPromises,
    /// The tag by which each byte was last stored.
    types: Vec<TypeTag>,
    first: Vec<FirstContents>,
    /// Bytes that must keep their contents and were written since [`Memory::written`].
    written: Vec<usize>,
}

impl ByteHistory {
    /// An empty history, if a program's promises need one.
    pub(super) fn for_promises(tracked: TrackedPromises) -> Option<Box<ByteHistory>> {
        let history =
            || Box::new(ByteHistory { tracked, types: Vec::new(), first: Vec::new(), written: Vec::new() });
        tracked.of_bytes().then(history)
    }
}

/// The elements of a range, of a vector that becomes long enough. One that was empty gets pages that cost nothing until they
/// are touched.
fn elements<T: Clone + Default>(all: &mut Vec<T>, at: usize, size: usize, arena: usize) -> &mut [T] {
    if all.len() < at + size {
        if all.is_empty() {
            *all = vec![T::default(); arena];
        }
        all.resize(arena.max(at + size), T::default());
    }
    &mut all[at..at + size]
}

impl Memory {
    /// Before bytes are written: they have no type any more, and what must not change is saved.
    #[inline(never)]
    pub(super) fn about_to_write(&mut self, range: AccessRange, size: usize) {
        let Some(history) = &mut self.history else { return };
        let (at, arena) = (range.at, self.bytes.len());
        if history.tracked.types {
            elements(&mut history.types, at, size, arena).fill(0);
        }
        if history.tracked.values {
            let first = elements(&mut history.first, at, size, arena);
            let contents = self.bytes[at..at + size].iter().zip(&self.mask[at..at + size]);
            for ((index, first), (&bits, &mask)) in first.iter_mut().enumerate().zip(contents) {
                match first.state {
                    // The mask of what was never written: see the table of the module `memory`.
                    ByteState::Unchanged if mask == 0xff && bits == 0 => first.state = ByteState::Initialized,
                    ByteState::Unchanged => *first = FirstContents { bits, mask, state: ByteState::Saved },
                    ByteState::Held => history.written.push(at + index),
                    ByteState::Saved | ByteState::Initialized => {}
                }
            }
        }
    }

    /// Forgets the history of bytes of which a new object is made.
    #[inline(always)]
    pub(super) fn forget_history(&mut self, at: usize, size: usize) {
        if self.history.is_some() {
            self.forget(at, size);
        }
    }

    #[inline(never)]
    fn forget(&mut self, at: usize, size: usize) {
        let Some(history) = &mut self.history else { return };
        let arena = self.bytes.len();
        if history.tracked.types {
            elements(&mut history.types, at, size, arena).fill(0);
        }
        if history.tracked.values {
            elements(&mut history.first, at, size, arena).fill(FirstContents::default());
        }
    }

    /// Forgets the history of the object that a pointer points to, if it points to one.
    pub(in crate::machine) fn forget_object(&mut self, pointer: Register) {
        if let Ok(range) = self.locate(pointer, 0, 0) {
            let object = self.objects[range.object as usize];
            self.forget_history((object.base - DATA_BASE) as usize, object.size as usize);
        }
    }

    /// Notes the tag by which bytes at an address were stored.
    pub(in crate::machine) fn stored_as(&mut self, address: u64, size: usize, tag: TypeTag) {
        let (at, arena) = ((address - DATA_BASE) as usize, self.bytes.len());
        if let Some(history) = &mut self.history {
            elements(&mut history.types, at, size, arena).fill(tag);
        }
    }

    /// The tags by which bytes at an address were last stored; empty if nothing was stored to them.
    pub(in crate::machine) fn stored_tags(&self, address: u64, size: usize) -> &[TypeTag] {
        let at = (address - DATA_BASE) as usize;
        let types = self.history.as_ref().map_or(&[][..], |history| &history.types);
        types.get(at..at + size).unwrap_or_default()
    }

    /// A load finds bytes that must not change.
    ///
    /// # Errors
    /// They have changed.
    pub(in crate::machine) fn held(&mut self, range: AccessRange, size: usize) -> Result<(), UbKind> {
        let Some(history) = &mut self.history else { return Ok(()) };
        let (at, arena) = (range.at, self.bytes.len());
        let contents = self.bytes[at..at + size].iter().zip(&self.mask[at..at + size]);
        for (first, (&bits, &mask)) in elements(&mut history.first, at, size, arena).iter_mut().zip(contents)
        {
            match first.state {
                ByteState::Initialized => return Err(UbKind::InvariantChanged),
                ByteState::Unchanged => *first = FirstContents { bits, mask, state: ByteState::Held },
                ByteState::Saved => {
                    first.kept(bits, mask)?;
                    first.state = ByteState::Held;
                }
                ByteState::Held => {}
            }
        }
        Ok(())
    }

    /// Behind what may have written.
    ///
    /// # Errors
    /// Bytes that must not change have changed.
    pub(in crate::machine) fn written(&mut self) -> Result<(), UbKind> {
        let Some(history) = &mut self.history else { return Ok(()) };
        for at in history.written.drain(..) {
            // An object may have ended since.
            if let Some(first) = history.first.get(at).filter(|first| first.state == ByteState::Held) {
                first.kept(self.bytes[at], self.mask[at])?;
            }
        }
        Ok(())
    }

    /// The bytes that an access would touch, and the generation of their object; `None` of an access that is undefined.
    pub(in crate::machine) fn accessed(&self, ptr: Register, size: Bytes) -> Option<(AccessRange, u32)> {
        let range = self.locate(ptr, size.0, 0).ok()?;
        Some((range, self.objects[range.object as usize].generation))
    }
}

impl FirstContents {
    /// Undefined behaviour if a bit that was known and is known differs.
    fn kept(self, bits: u8, mask: u8) -> Result<(), UbKind> {
        match (self.bits ^ bits) & !(self.mask | mask) {
            0 => Ok(()),
            _ => Err(UbKind::InvariantChanged),
        }
    }
}
