//! Objects of the heap that a function leaves, as `sets::heap` has them.

use ir::Align;

use super::domain::{OrHalt, ProofDomain, unsupported};
use super::record::SeenObject;
use super::value::{Base, ProofValue};
use crate::machine::memory::Memory;
use crate::machine::vocabulary::EscapedObject;
use crate::sets::RETURNED;

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
        for at in 0..self.escaped.len() {
            let EscapedObject { serial, origin } = self.escaped[at];
            let index = memory.index_of(serial);
            let lives = index.and_then(|index| memory.object(index)).filter(|object| object.lasts);
            own.push(match (index, lives) {
                // A better alignment is seen as a number, which this does not compare.
                (_, Some(object)) if object.align != Align::SIXTEEN => return Err(unsupported(RETURNED)),
                (Some(index), Some(_)) => {
                    SeenObject { bits: self.contents(memory, index)?, before: origin as usize * 8 }
                }
                _ => SeenObject { bits: Vec::new(), before: 0 },
            });
        }
        Ok(own)
    }
}
