//! The heap. C11 7.22.3; access beyond an object, after its end, and a second end are undefined behaviour.

use super::super::ConcreteMachine;
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use crate::register::Register;
use semantics::c_library::LibraryFunction as F;

impl ConcreteMachine {
    pub(super) fn heap_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        match function {
            F::Malloc => {
                let size = self.size(arguments)?;
                self.allocated(size)
            }
            F::Calloc => {
                let (count, size) = (self.size(arguments)?, self.size(arguments)?);
                let Some(bytes) = count.checked_mul(size) else {
                    return Ok(LibraryResult::Pointer(Register::int(0)));
                };
                let LibraryResult::Pointer(pointer) = self.allocated(bytes)? else {
                    return Ok(LibraryResult::Nothing);
                };
                if pointer.bits != 0 && bytes != 0 {
                    let range = self.writable(pointer, bytes)?;
                    // Memory from the heap counts as never written, which for `calloc` it is not.
                    self.memory.fill(range, bytes as usize, 0, 0);
                }
                Ok(LibraryResult::Pointer(pointer))
            }
            F::Strdup | F::Strndup => {
                let pointer = self.word(arguments)?;
                let most = if function == F::Strdup { u64::MAX } else { self.size(arguments)? };
                let mut text = self.string_at(pointer, most)?;
                text.push(0);
                let LibraryResult::Pointer(pointer) = self.allocated(text.len() as u64)? else {
                    return Ok(LibraryResult::Nothing);
                };
                if pointer.bits != 0 {
                    self.write_bytes(pointer, &text)?;
                }
                Ok(LibraryResult::Pointer(pointer))
            }
            F::Realloc => {
                let (pointer, size) = (self.word(arguments)?, self.size(arguments)?);
                self.reallocated(pointer, size)
            }
            _ => {
                let pointer = self.word(arguments)?;
                if pointer.bits != 0 {
                    self.memory.free(pointer)?;
                }
                Ok(LibraryResult::Nothing)
            }
        }
    }

    /// A new object, or null where there is no room: C11 7.22.3p1.
    fn allocated(&mut self, size: u64) -> LibraryCall {
        self.charge(size / 64)?;
        let pointer = self.memory.allocate_on_heap(size);
        Ok(LibraryResult::Pointer(pointer.unwrap_or(Register::int(0))))
    }

    fn reallocated(&mut self, pointer: Register, size: u64) -> LibraryCall {
        if pointer.bits == 0 {
            return self.allocated(size);
        }
        let old = self.memory.heap_size(pointer)?;
        let LibraryResult::Pointer(new) = self.allocated(size)? else { return Ok(LibraryResult::Nothing) };
        if new.bits == 0 {
            return Ok(LibraryResult::Pointer(new));
        }
        let kept = old.min(size);
        if kept != 0 {
            let from = self.readable(pointer, kept)?;
            let to = self.replaceable(new, kept)?;
            self.memory.copy(to, from, kept as usize);
        }
        self.memory.free(pointer)?;
        Ok(LibraryResult::Pointer(new))
    }
}
