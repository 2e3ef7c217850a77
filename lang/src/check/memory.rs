//! `memcpy` and `memset` of whole records.

use super::body::Body;
use super::error::{Check, Violation, describe, mismatch, require};
use crate::Place;

impl Body<'_> {
    /// `memcpy` of a record onto another object.
    pub(super) fn copy_memory(&mut self, to: &Place, from: &Place) -> Check {
        self.memory(to)?;
        self.memory(from)?;
        require(to.ty == from.ty, || mismatch(self.program, &from.ty, &to.ty))?;
        let clash = self.effects.locating(to).conflicts(&self.effects.locating(from));
        require(!clash, || Violation::Unsequenced)?;
        require(self.disjoint(to, from), || Violation::Overlap)?;
        if self.objects.contents(&to.ty).pointers {
            require(self.place_region(from) <= self.limit(to), || Violation::Dangling)?;
        }
        Ok(())
    }

    pub(super) fn set_memory(&mut self, place: &Place, byte: u8) -> Check {
        self.memory(place)?;
        let valued = byte == 0 || (byte == 0xFF && self.objects.contents(&place.ty).all_ones);
        require(valued, || Violation::MemsetByte { byte })
    }

    /// A record that `memcpy` or `memset` is given.
    fn memory(&mut self, place: &Place) -> Check {
        let found = self.place(place)?;
        self.assignable(place)?;
        require(place.ty.as_record().is_some(), || Violation::NoSuchObject {
            ty: describe(self.program, &place.ty),
        })?;
        require(!found.qualified, || Violation::VolatileMemory)
    }
}
