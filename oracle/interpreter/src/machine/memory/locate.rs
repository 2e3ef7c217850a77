//! Checks of an access: bounds, lifetime, alignment, constness.

use super::{AccessRange, Memory};
use crate::code::DATA_BASE;
use crate::register::{Register, Tag};
use semantics::UbKind;

impl Memory {
    /// The range of `size` bytes at `ptr`, which may be read.
    #[inline(always)]
    pub(in crate::machine) fn locate(
        &self,
        ptr: Register,
        size: u64,
        align: u8,
    ) -> Result<AccessRange, UbKind> {
        let number = ptr.tag.number();
        if let Some(object) = self.objects.get(number as usize) {
            let offset = ptr.bits.wrapping_sub(object.base);
            let aligned = ptr.bits & ((1 << align) - 1) == 0;
            let live = object.generation == ptr.tag.generation() && !ptr.is_poison();
            let inside = offset <= object.size && object.size - offset >= size;
            if live && inside && aligned && number != 0 {
                return Ok(AccessRange { at: (ptr.bits - DATA_BASE) as usize, object: number });
            }
        }
        self.locate_slowly(ptr, size, align)
    }

    /// The range of `size` bytes at `ptr`, which may be written. Removes provenance there, because the caller writes no
    /// pointer.
    #[inline(always)]
    pub(in crate::machine) fn locate_mut(
        &mut self,
        ptr: Register,
        size: u64,
        align: u8,
    ) -> Result<AccessRange, UbKind> {
        let range = self.locate_target(ptr, size, align)?;
        if self.objects[range.object as usize].has_pointers {
            self.forget_pointers(range.at, size as usize);
        }
        Ok(range)
    }

    /// The range of `size` bytes at `ptr`, which may be the target of [`Memory::copy`].
    #[inline(always)]
    pub(in crate::machine) fn locate_target(
        &mut self,
        ptr: Register,
        size: u64,
        align: u8,
    ) -> Result<AccessRange, UbKind> {
        let range = self.locate(ptr, size, align)?;
        let object = &self.objects[range.object as usize];
        if object.constant || object.ended {
            return Err(if object.ended { UbKind::UseAfterScope } else { UbKind::WriteToConstant });
        }
        if self.history.is_some() {
            self.about_to_write(range, size as usize);
        }
        Ok(range)
    }

    /// Resolves pointers made from integers; for all others returns the kind of undefined behaviour.
    #[cold]
    fn locate_slowly(&self, ptr: Register, size: u64, align: u8) -> Result<AccessRange, UbKind> {
        if ptr.is_poison() {
            return Err(UbKind::PoisonAddress);
        }
        let mut number = ptr.tag.number();
        if ptr.tag == Tag::WILDCARD {
            number = self.object_at(ptr.bits);
        }
        let Some(object) = self.objects.get(number as usize) else {
            return Err(if ptr.tag == Tag::FUNCTION { UbKind::OutOfBounds } else { UbKind::UseAfterScope });
        };
        let offset = ptr.bits.wrapping_sub(object.base);
        let dead = ptr.tag != Tag::WILDCARD && object.generation != ptr.tag.generation();
        match number {
            0 if ptr.bits == 0 => Err(UbKind::NullAccess),
            0 => Err(UbKind::NoProvenance),
            _ if dead => Err(UbKind::UseAfterScope),
            _ if offset > object.size || object.size - offset < size => Err(UbKind::OutOfBounds),
            _ if ptr.bits & ((1 << align) - 1) != 0 => Err(UbKind::Misaligned),
            _ => Ok(AccessRange { at: (ptr.bits - DATA_BASE) as usize, object: number }),
        }
    }

    /// The number of the live object that a pointer belongs to, wherever in it or around it the pointer points.
    pub(in crate::machine) fn object_of(&self, pointer: Register) -> Option<u32> {
        if pointer.is_poison() {
            return None;
        }
        if pointer.tag == Tag::WILDCARD {
            return Some(self.object_at(pointer.bits)).filter(|&number| number != 0);
        }
        let number = pointer.tag.number();
        let object = self.objects.get(number as usize)?;
        (number != 0 && object.generation == pointer.tag.generation()).then_some(number)
    }

    /// Number of the live object that contains the address or ends there; 0 if no object does. Object numbers follow the order of
    /// addresses.
    pub(super) fn object_at(&self, address: u64) -> u32 {
        let after = self.objects.partition_point(|object| object.base <= address);
        let object = &self.objects[after - 1];
        if address - object.base <= object.size { after as u32 - 1 } else { 0 }
    }

    /// True if moving a pointer stays within its object, as `inbounds` requires. A pointer to a dead or unknown object counts as
    /// in bounds: LangRef "getelementptr" allows a pointer to stay in bounds of a deallocated object.
    pub(in crate::machine) fn in_bounds(&self, from: Register, to: u64) -> bool {
        if from.tag == Tag::WILDCARD || from.tag == Tag::FUNCTION {
            return true;
        }
        let Some(object) = self.objects.get(from.tag.number() as usize) else { return true };
        let inside = |address: u64| address.wrapping_sub(object.base) <= object.size;
        object.generation != from.tag.generation() || inside(from.bits) && inside(to)
    }
}
