//! Objects of the heap that a function leaves, as `sets::heap` has them.

use super::domain::{OrHalt, ProofDomain};
use super::record::{AddressHolder, SeenObject, StoredAddress};
use super::value::{Base, ProofValue};
use crate::machine::heap::{LeftObject, left_objects};
use crate::machine::memory::Memory;
use crate::machine::vocabulary::EscapedObject;

impl<'m> ProofDomain<'m> {
    /// The result of the function as its caller sees it: objects that the function allocated have the names that calls know, or new ones.
    pub(super) fn returned(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        mut value: ProofValue,
    ) -> OrHalt<ProofValue> {
        for scalar in &mut value {
            let Base::Object(serial) = scalar.base else {
                scalar.base = self.seen_base(scalar.base);
                continue;
            };
            if self.is_common(serial) || memory.index_of(serial).is_none() {
                continue;
            }
            *scalar = self.known_from(memory, scalar, serial);
        }
        Ok(value)
    }

    /// Notes the objects of the heap whose addresses stand in objects that others know, those in such objects among them.
    pub(super) fn stored_addresses(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        visible: &[usize],
    ) -> Vec<StoredAddress> {
        let mut stored = Vec::new();
        for (at, &object) in visible.iter().enumerate() {
            self.note_addresses(memory, object, AddressHolder::Visible(at), &mut stored);
        }
        let mut at = 0;
        while let Some(known) = self.escaped.get(at) {
            if let Some(index) = memory.index_of(known.serial) {
                self.note_addresses(memory, index, AddressHolder::Own(at), &mut stored);
            }
            at += 1;
        }
        stored
    }

    fn note_addresses(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        object: usize,
        holder: AddressHolder,
        stored: &mut Vec<StoredAddress>,
    ) {
        let Some(object) = memory.object(object) else { return };
        let mut pointers: Vec<(usize, Base)> =
            object.pointers.iter().map(|(&byte, &base)| (byte, base)).collect();
        pointers.sort_unstable_by_key(|&(byte, _)| byte);
        for (byte, base) in pointers {
            let Base::Object(serial) = base else { continue };
            let is_known = self.is_common(serial) || self.escaped.iter().any(|known| known.serial == serial);
            let pointed_to = memory.index_of(serial).and_then(|index| memory.object(index));
            if !is_known && pointed_to.is_some_and(|object| object.lasts) {
                self.escaped.push(EscapedObject { serial, origin: 0 });
                stored.push(StoredAddress { holder, byte });
            }
        }
    }

    /// The objects of the heap that others know.
    pub(super) fn own_objects(&mut self, memory: &Memory<ProofDomain<'m>>) -> OrHalt<Vec<SeenObject>> {
        let mut own = Vec::new();
        for left in left_objects(memory, &self.escaped)? {
            own.push(match left {
                Some(LeftObject { index, origin }) => {
                    SeenObject { bits: self.contents(memory, index)?, before: origin }
                }
                None => SeenObject { bits: Vec::new(), before: 0 },
            });
        }
        Ok(own)
    }
}
