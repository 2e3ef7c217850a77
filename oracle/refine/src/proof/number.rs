//! Addresses as numbers: each object that both functions see has an open address of its own.

use super::domain::{OrHalt, ProofDomain, unsupported};
use super::record::ObjectAddress;
use super::value::{Base, ScalarBits, constant};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::memory::Memory;

/// The first number of an input bit that is a bit of an address.
const FIRST_ADDRESS: u32 = 1 << 30;

/// The width of the widest pointers, in bits.
const WIDEST_POINTER: u32 = 128;

impl<'m> ProofDomain<'m> {
    /// The number that a pointer is.
    ///
    /// # Errors
    /// It points to an object of this run alone, whose address is not chosen here, or to a function.
    pub(super) fn number_of(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        pointer: &ScalarBits,
    ) -> OrHalt<Vec<Lit>> {
        match pointer.base {
            Base::Nothing => Ok(pointer.bits.to_vec()),
            Base::Object(serial) if self.is_common(serial) => {
                let first = self.address(memory, serial);
                Ok(circuits::add(self.graph(), &first, &pointer.bits, Lit::FALSE).bits)
            }
            Base::Object(_) => Err(unsupported("the address of a local object as a number")),
            Base::Function(_) => Err(unsupported("the address of a function as a number")),
        }
    }

    /// True if both functions see an object.
    pub(super) fn is_common(&self, serial: u32) -> bool {
        serial < self.common
    }

    /// The address of an object: a multiple of its alignment, not null, disjoint from all other objects.
    fn address(&mut self, memory: &Memory<ProofDomain<'m>>, serial: u32) -> Vec<Lit> {
        if let Some(known) = self.session.addresses.iter().find(|known| known.serial == serial) {
            return known.first.clone();
        }
        let align = memory.index_of(serial).and_then(|index| memory.object(index)).map(|object| object.align);
        let zeros = align.map_or(0, |align| align.bytes().0.trailing_zeros());
        let width = self.context.pointer_width();
        let first: Vec<Lit> = (0..width)
            .map(|bit| match bit < zeros {
                true => Lit::FALSE,
                false => self.session.input(FIRST_ADDRESS + serial * WIDEST_POINTER + bit),
            })
            .collect();
        let size = memory.size_of(serial).map_or(0, |size| size.0);
        let graph = &mut self.session.graph;
        let end = circuits::add(graph, &first, &constant(width, size.into()), Lit::FALSE);
        let not_null = circuits::any_set(graph, &first);
        // No object is at null, and none goes beyond the end of the address space.
        let mut axioms = vec![not_null, !end.carry];
        let index = memory.index_of(serial);
        let global = index.and_then(|index| self.context.module.globals.get(index));
        let ranges =
            global.and_then(|global| self.context.module.metadata.absolute_addresses(global.metadata));
        if let Some(ranges) = ranges {
            let mut inside = Lit::FALSE;
            for (from, to) in ranges {
                let [from, length] =
                    [from, to.wrapping_sub(from)].map(|number| constant(width, number.into()));
                let distance = circuits::subtract(graph, &first, &from).bits;
                let here = circuits::less(graph, &distance, &length, false);
                inside = graph.or(inside, here);
            }
            axioms.push(inside);
        }
        for other in &self.session.addresses {
            let before = !circuits::less(graph, &other.first, &end.bits, false);
            let after = !circuits::less(graph, &first, &other.end, false);
            axioms.push(graph.or(before, after));
        }
        self.session.axioms.extend(axioms);
        self.session.addresses.push(ObjectAddress { serial, first: first.clone(), end: end.bits });
        first
    }
}
