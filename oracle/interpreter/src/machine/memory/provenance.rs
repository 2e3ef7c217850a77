//! Provenance of pointers stored in memory.

use super::{AccessRange, Memory};
use crate::code::DATA_BASE;
use crate::register::Tag;

impl Memory {
    /// The provenance of a pointer read from `range`.
    pub(in crate::machine) fn provenance(&self, range: AccessRange, address: u64) -> Tag {
        let anonymous = if address == 0 { Tag::NONE } else { Tag::WILDCARD };
        if !self.objects[range.object as usize].has_pointers {
            return anonymous;
        }
        let bytes = &self.provenance[range.at..range.at + 8];
        let whole = bytes.iter().all(|&byte| byte == bytes[0]);
        if whole && bytes[0] != 0 { Tag(bytes[0]) } else { anonymous }
    }

    /// Records the provenance of a pointer just written to `range`.
    pub(in crate::machine) fn set_provenance(&mut self, range: AccessRange, tag: Tag) {
        if tag.number() == 0 || tag == Tag::WILDCARD || tag == Tag::FUNCTION {
            return;
        }
        self.expect_pointers(range.object);
        self.provenance[range.at..range.at + 8].fill(tag.0);
    }

    #[cold]
    pub(super) fn forget_pointers(&mut self, at: usize, size: usize) {
        self.provenance[at..at + size].fill(0);
    }

    /// Initialises the object's provenance, if that has not happened yet.
    pub(super) fn expect_pointers(&mut self, object: u32) {
        if self.provenance.len() < self.bytes.len() {
            match self.provenance.is_empty() {
                // These pages cost nothing until they are touched.
                true => self.provenance = vec![0; self.bytes.len()],
                false => self.provenance.resize(self.bytes.len(), 0),
            }
        }
        let object = &mut self.objects[object as usize];
        if !object.has_pointers {
            object.has_pointers = true;
            let start = (object.base - DATA_BASE) as usize;
            self.provenance[start..start + object.size as usize].fill(0);
        }
    }
}
