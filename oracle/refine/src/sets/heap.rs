//! Objects of the heap that a function leaves: C11 7.22.3.

use smallvec::SmallVec;

use super::domain::{OrHalt, SetDomain};
use super::external_calls::FIRST_LOCAL;
use super::outcome::OwnObject;
use super::value::{Pointer, Scalar, Value, ValueSet};
use crate::machine::heap::{LeftObject, RETURNED, left_objects};
use crate::machine::memory::Memory;
use crate::machine::vocabulary::EscapedObject;

impl<'m> SetDomain<'m> {
    /// The result of the function as its caller sees it: objects that the function allocated have the names that calls know, or new ones.
    pub(super) fn returned(
        &mut self,
        memory: &Memory<SetDomain<'m>>,
        common: usize,
        value: ValueSet,
    ) -> OrHalt<ValueSet> {
        let is_own = |scalar: &Scalar| match *scalar {
            Scalar::Pointer(pointer) => {
                pointer.object as usize >= common && memory.index_of(pointer.object).is_some()
            }
            Scalar::Bits(_) | Scalar::Poison => false,
        };
        if !value.values().iter().flat_map(|value| &value.0).any(is_own) {
            return Ok(value);
        }
        let Some(Value(scalars)) = value.as_single() else { return Err(RETURNED.into()) };
        let mut named = SmallVec::new();
        for scalar in scalars {
            named.push(match *scalar {
                Scalar::Pointer(pointer) if is_own(scalar) => Scalar::Pointer(self.named(memory, pointer)),
                other => other,
            });
        }
        Ok(ValueSet::single(Value(named)))
    }

    /// A pointer to an object that the function allocated, as its caller sees it.
    fn named(&mut self, memory: &Memory<SetDomain<'m>>, pointer: Pointer) -> Pointer {
        let known = self.escaped.iter().position(|escaped| escaped.serial == pointer.object);
        let order = known.unwrap_or_else(|| {
            let size = memory.size_of(pointer.object).map_or(0, |size| size.0);
            let origin = u64::try_from(pointer.offset).ok().filter(|&origin| origin <= size).unwrap_or(0);
            self.escaped.push(EscapedObject { serial: pointer.object, origin });
            self.escaped.len() - 1
        });
        let offset = pointer.offset.wrapping_sub(self.escaped[order].origin as i64);
        Pointer { object: FIRST_LOCAL + order as u32, offset }
    }

    /// The objects of the heap that others know.
    pub(super) fn own_objects(&mut self, memory: &Memory<SetDomain<'m>>) -> OrHalt<Vec<OwnObject>> {
        let none = || OwnObject { contents: ValueSet::single(Value(SmallVec::new())), origin: 0 };
        let mut own = Vec::new();
        for left in left_objects(memory, &self.escaped)? {
            own.push(match left {
                Some(LeftObject { index, origin }) => {
                    OwnObject { contents: self.contents(memory, index)?, origin }
                }
                None => none(),
            });
        }
        Ok(own)
    }
}
