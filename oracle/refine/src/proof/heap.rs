//! Objects of the heap that a function leaves, as `sets::heap` has them.

use super::domain::{OrHalt, ProofDomain};
use super::record::SeenObject;
use super::value::{Base, ProofValue};
use crate::machine::heap::{LeftObject, left_objects};
use crate::machine::memory::Memory;

impl<'m> ProofDomain<'m> {
    /// The result of the function as its caller sees it: objects that the function allocated have the names that calls know, or new ones.
    pub(super) fn returned(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        mut value: ProofValue,
    ) -> OrHalt<ProofValue> {
        for scalar in &mut value {
            let Base::Object(serial) = scalar.base else { continue };
            if self.is_common(serial) || memory.index_of(serial).is_none() {
                continue;
            }
            *scalar = self.known_from(memory, scalar, serial);
        }
        Ok(value)
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
