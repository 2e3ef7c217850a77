//! Addresses as numbers. Each object that both functions see has an open address of its own, and so has each function. The address of
//! an object of one run alone is chosen by that run, like the bits that `freeze` chooses: the target's choice is one that the source
//! could have made.

use std::rc::Rc;

use ir::{FuncId, Function, Intrinsic};
use rustc_hash::FxHashSet;

use super::domain::{OrHalt, ProofDomain, unsupported};
use super::graph::Graph;
use super::input_bits::{ADDRESSES, FIRST_ADDRESS, FIRST_FUNCTION, WIDEST_POINTER};
use super::record::{LocalAddress, ObjectAddress};
use super::value::{Base, ScalarBits, constant};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::domain::Values;
use crate::machine::memory::Memory;

/// The reason where pointers may be to a function of which the inputs have no pointers.
pub(super) const FUNCTION_AS_NUMBER: &str = "the address of a function as a number";

impl<'m> ProofDomain<'m> {
    /// The number that a pointer is.
    ///
    /// # Errors
    /// It points to an object of this run alone that has ended.
    pub(super) fn number_of(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        pointer: &ScalarBits,
    ) -> OrHalt<Vec<Lit>> {
        match pointer.base {
            Base::Nothing | Base::Null => Ok(pointer.bits.to_vec()),
            Base::Object(serial) => {
                let first = self.address(memory, serial)?;
                Ok(circuits::add(self.graph(), &first, &pointer.bits, Lit::FALSE).bits)
            }
            Base::Function(id) => {
                let first = self.function_address(id)?;
                Ok(circuits::add(self.graph(), &first, &pointer.bits, Lit::FALSE).bits)
            }
        }
    }

    /// The pointer that `inttoptr` makes of a number into which one address went, and nothing else: LangRef "Pointer Aliasing Rules", it is
    /// based on all pointers that contribute to the number. What else goes into a number may be of other pointers.
    pub(super) fn pointer_with_number(&mut self, number: &ScalarBits) -> Option<ScalarBits> {
        let choices = self.session.graph.choices_below(&number.bits);
        let among = |first: &[Lit]| choices.iter().all(|node| first.iter().any(|lit| lit.node() == *node));
        let base = match choices.is_empty() {
            true => None,
            false => self.base_among(among),
        };
        let (base, first) = base?;
        let known = self.session.pointers.get(&number.bits).filter(|known| known.base == base);
        let bits = match known {
            Some(known) => Rc::clone(&known.bits),
            None => circuits::subtract(self.graph(), &number.bits, &first).bits.into(),
        };
        Some(ScalarBits { bits, poison: number.poison, base })
    }

    /// The object or function whose address has a property.
    fn base_among(&self, among: impl Fn(&[Lit]) -> bool) -> Option<(Base, Vec<Lit>)> {
        let common = self.session.addresses.iter();
        let objects = common.chain(self.local_addresses.iter().map(|local| &local.place));
        let mut objects = objects.map(|place| (Base::Object(place.serial), &place.first));
        if let Some((base, first)) = objects.find(|(_, first)| among(first)) {
            return Some((base, first.clone()));
        }
        let (name, first) = self.session.functions.iter().find(|(_, first)| among(first))?;
        let id = self.context.module.function(name)?;
        Some((Base::Function(id), first.clone()))
    }

    /// Notes that a pointer became a number.
    pub(super) fn expose(&mut self, base: Base) {
        let Base::Object(serial) = base else { return };
        for local in self.local_addresses.iter_mut().filter(|local| local.place.serial == serial) {
            local.is_exposed = true;
        }
    }

    /// The address of an object.
    ///
    /// # Errors
    /// The formula is too large: each address is apart from all others, and one instruction may need those of all objects.
    pub(super) fn address(&mut self, memory: &Memory<ProofDomain<'m>>, serial: u32) -> OrHalt<Vec<Lit>> {
        self.check_size()?;
        if self.is_common(serial) {
            if serial >= ADDRESSES {
                return Err(unsupported("many variables"));
            }
            let place = self.common_address(memory, serial);
            self.keep_apart(memory, &place);
            return Ok(place.first);
        }
        self.local_address(memory, serial)
    }

    /// The address of an object of this run alone.
    fn local_address(&mut self, memory: &Memory<ProofDomain<'m>>, serial: u32) -> OrHalt<Vec<Lit>> {
        if let Some(known) = self.local_addresses.iter().find(|known| known.place.serial == serial) {
            return Ok(known.place.first.clone());
        }
        let ended = unsupported("the address of a local object as a number");
        // Objects that are not alive at the same time may have one address. LangRef "Object Lifetime".
        let marks_lifetime = |function: &Function| {
            matches!(function.intrinsic(), Some(Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd))
        };
        if self.context.module.functions.iter().any(marks_lifetime) {
            return Err(ended);
        }
        let object = memory.index_of(serial).and_then(|index| memory.object(index)).ok_or(ended)?;
        let (zeros, size) = (object.align.bytes().0.trailing_zeros(), object.size());
        let width = self.context.pointer_width();
        let chosen = (0..width).map(|bit| if bit < zeros { Lit::FALSE } else { self.frozen_bit() });
        let first: Vec<Lit> = chosen.collect();
        let (place, valid) = placed(&mut self.session.graph, serial, &first, size, width);
        self.condition = self.session.graph.and(self.condition, valid);
        self.keep_apart(memory, &place);
        self.session.own_addresses.extend(first.iter().map(|bit| bit.node()));
        let graph = &mut self.session.graph;
        let mut local = LocalAddress { place, is_exposed: false, apart_from: FxHashSet::default() };
        for common in &self.session.addresses {
            if memory.index_of(common.serial).is_some() {
                local.apart_from.insert(common.serial);
                let apart = are_apart(graph, &local.place, common);
                self.condition = graph.and(self.condition, apart);
            }
        }
        self.local_addresses.push(local);
        Ok(first)
    }

    /// Takes for granted that this run placed its own objects apart from `one`, which is one of them or an object that both functions
    /// see. Of two objects the second to be asked for its address is kept apart from the first: nothing that has ended comes back.
    fn keep_apart(&mut self, memory: &Memory<ProofDomain<'m>>, one: &ObjectAddress) {
        let graph = &mut self.session.graph;
        let is_alive = |serial: u32| memory.index_of(serial).is_some();
        for local in &mut self.local_addresses {
            let other = local.place.serial;
            if local.is_apart_from(one.serial) || !is_alive(one.serial) || !is_alive(other) {
                continue;
            }
            local.apart_from.insert(one.serial);
            let apart = are_apart(graph, &local.place, one);
            self.condition = graph.and(self.condition, apart);
        }
    }

    /// The address of a function, which is that of the function of this name in the other module, too.
    ///
    /// # Errors
    /// There are pointers of the caller's, any of which may be to this function: the inputs have none such.
    pub(super) fn function_address(&mut self, id: FuncId) -> OrHalt<Vec<Lit>> {
        let name = self.context.module.functions.get(id.index()).map(|function| function.name.clone());
        let name = name.unwrap_or_default();
        if !self.of_parameters.is_empty() && !self.functions.contains(&name) {
            return Err(unsupported(FUNCTION_AS_NUMBER));
        }
        if let Some((_, first)) = self.session.functions.iter().find(|(known, _)| *known == name) {
            return Ok(first.clone());
        }
        let number = self.session.functions.len() as u32;
        let width = self.context.pointer_width();
        let bits = (0..width).map(|bit| self.session.input(FIRST_FUNCTION + number * WIDEST_POINTER + bit));
        let first: Vec<Lit> = bits.collect();
        let graph = &mut self.session.graph;
        let mut axioms = vec![circuits::any_set(graph, &first)];
        for (_, other) in &self.session.functions {
            axioms.push(!circuits::equal(graph, &first, other));
        }
        for object in &self.session.addresses {
            axioms.push(is_outside(graph, object, &first));
        }
        self.session.axioms.extend(axioms);
        self.session.functions.push((name, first.clone()));
        Ok(first)
    }

    /// True if both functions see an object.
    pub(super) fn is_common(&self, serial: u32) -> bool {
        serial < self.common
    }

    /// The address of an object that both functions see: a multiple of its alignment, not null, disjoint from all other objects.
    fn common_address(&mut self, memory: &Memory<ProofDomain<'m>>, serial: u32) -> ObjectAddress {
        if let Some(known) = self.session.addresses.iter().find(|known| known.serial == serial) {
            return known.clone();
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
        let (place, valid) = placed(graph, serial, &first, size, width);
        let mut axioms = vec![valid];
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
            axioms.push(are_apart(graph, &place, other));
        }
        for (_, function) in &self.session.functions {
            axioms.push(is_outside(graph, &place, function));
        }
        self.session.axioms.extend(axioms);
        self.session.addresses.push(place.clone());
        place
    }
}

/// The place of an object at an address, and a literal that holds if there can be one: no object is at null, and none goes beyond the
/// end of the address space.
fn placed(graph: &mut Graph, serial: u32, first: &[Lit], size: u64, width: u32) -> (ObjectAddress, Lit) {
    let end = circuits::add(graph, first, &constant(width, size.into()), Lit::FALSE);
    let not_null = circuits::any_set(graph, first);
    let valid = graph.and(not_null, !end.carry);
    (ObjectAddress { serial, first: first.to_vec(), end: end.bits }, valid)
}

/// A literal that holds if no byte of an object is at a function's address.
fn is_outside(graph: &mut Graph, object: &ObjectAddress, function: &[Lit]) -> Lit {
    let before = circuits::less(graph, function, &object.first, false);
    let after = !circuits::less(graph, function, &object.end, false);
    graph.or(before, after)
}

/// A literal that holds if two objects have no byte in common.
fn are_apart(graph: &mut Graph, one: &ObjectAddress, other: &ObjectAddress) -> Lit {
    let before = !circuits::less(graph, &other.first, &one.end, false);
    let after = !circuits::less(graph, &one.first, &other.end, false);
    graph.or(before, after)
}
