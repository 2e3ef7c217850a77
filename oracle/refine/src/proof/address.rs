//! Constants and addresses: positions in objects, whose base addresses stay unknown.

use std::rc::Rc;

use ir::{AggregateBody, Align, FuncId, GepFlags};
use semantics::UbKind;
use smallvec::smallvec;

use super::domain::{OrHalt, ProofDomain, integer, single, unsupported};
use super::graph::FunctionSide;
use super::number::FUNCTION_AS_NUMBER;
use super::value::{Base, ProofValue, ScalarBits, constant};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::domain::{Addresses, Choices, GepStep, Indeterminate, ObjectOffset, ScalarConstant};
use crate::machine::memory::Memory;

/// The reason where an access is through an address of which only the number is known, and objects are not looked up by it.
pub(crate) const THROUGH_NUMBER: &str = "access through a number as an address";

impl<'m> Addresses for ProofDomain<'m> {
    fn constant(&mut self, memory: &Memory<Self>, scalars: &[ScalarConstant]) -> OrHalt<ProofValue> {
        scalars.iter().map(|scalar| self.scalar(memory, scalar)).collect()
    }

    /// The position that a pointer points to. A distance that is not known is decided among those in bounds.
    fn locate(&mut self, memory: &Memory<Self>, pointer: &ProofValue) -> OrHalt<ObjectOffset> {
        if self.is_undef(pointer) {
            // LangRef "load", "store": the pointer is a well-defined value.
            self.well_defined(pointer, UbKind::PoisonAddress)?;
        }
        let pointer = &self.well_defined_scalar(single(pointer)?);
        if self.decide(pointer.poison)? {
            return Err(UbKind::PoisonAddress.into());
        }
        let serial = match pointer.base {
            Base::Nothing | Base::Null => {
                let number = circuits::any_set(self.graph(), &pointer.bits);
                return match self.decide(number)? {
                    true if pointer.base == Base::Null => Err(UbKind::NoProvenance.into()),
                    true => self.locate_number(memory, pointer),
                    false => Err(UbKind::NullAccess.into()),
                };
            }
            Base::Function(_) => return Err(UbKind::OutOfBounds.into()),
            Base::Object(serial) => serial,
        };
        let size = memory.size_of(serial).ok_or(UbKind::NoProvenance)?;
        if self.of_parameters.contains(&serial) && self.is_freed()? {
            return Err(UbKind::UseAfterScope.into());
        }
        let object = memory.index_of(serial).ok_or(UbKind::UseAfterScope)?;
        if let Some(offset) = pointer.constant() {
            return Ok(ObjectOffset { object, offset: offset.as_u64() });
        }
        for offset in 0..=size.0 {
            let here = constant(self.context.pointer_width(), offset.into());
            let here = circuits::equal(self.graph(), &pointer.bits, &here);
            if self.decide(here)? {
                return Ok(ObjectOffset { object, offset });
            }
        }
        Err(UbKind::OutOfBounds.into())
    }

    fn is_aligned(
        &mut self,
        memory: &Memory<Self>,
        pointer: &ProofValue,
        align: Align,
    ) -> OrHalt<Option<bool>> {
        let pointer = &self.well_defined_scalar(single(pointer)?);
        if self.decide(pointer.poison)? {
            return Ok(None);
        }
        let object = match pointer.base {
            Base::Object(serial) => memory.index_of(serial).and_then(|index| memory.object(index)),
            // Functions may be anywhere: the alignment of one is that of its code, if the data layout does not say more.
            Base::Function(_) if align > Align::ONE => {
                let number = self.number_of(memory, pointer)?;
                return self.has_zeros(&number, align).map(Some);
            }
            Base::Nothing | Base::Null | Base::Function(_) => None,
        };
        let Some(object) = object else {
            return self.has_zeros(&pointer.bits, align).map(Some);
        };
        // Where the functions ask for addresses as numbers, the number says how well it is aligned: of an object of this run, which may be
        // anywhere, once the run has asked for it.
        let has_number = self.is_common(object.serial) && self.session.asks_for_numbers
            || self.local_addresses.iter().any(|local| local.place.serial == object.serial);
        if align > object.align && has_number {
            let number = self.number_of(memory, pointer)?;
            return self.has_zeros(&number, align).map(Some);
        }
        let known = self.has_zeros(&pointer.bits, object.align.min(align))?;
        // A run chooses where its own objects are (LangRef "alloca"), so that one of its executions is undefined.
        let lucky = self.lucky && self.is_common(object.serial);
        Ok(Some(known && (align <= object.align || lucky)))
    }

    /// LangRef "getelementptr": leaving the object violates `inbounds` and gives poison, and so does a distance or an
    /// address that wraps where a flag forbids it.
    fn step(
        &mut self,
        memory: &Memory<Self>,
        flags: GepFlags,
        pointer: ProofValue,
        step: GepStep<'_, ProofValue>,
    ) -> OrHalt<ProofValue> {
        let pointer = single(&pointer)?.clone();
        let width = self.context.pointer_width();
        let Distance { bits: distance, wraps, poison } = self.distance(flags, step)?;
        let graph = self.graph();
        let sum = circuits::add(graph, &pointer.bits, &distance, Lit::FALSE);
        let moved = sum.bits;
        let moves = circuits::any_set(graph, &distance);
        let left = match pointer.base {
            Base::Nothing if flags.inbounds && moves != Lit::FALSE => {
                // Where two objects lie side by side, the steps of a chain must all be in one of them.
                let from = Rc::clone(&pointer.bits);
                let root = self.session.roots.get(&from).map_or_else(|| Rc::clone(&from), Rc::clone);
                let left = !self.is_inside_one_object(memory, &[&root, &from, &moved])?;
                self.session.roots.entry(moved.clone().into()).or_insert(root);
                left
            }
            base => {
                let size = match base {
                    Base::Object(serial) => memory.size_of(serial).map_or(0, |size| size.0),
                    Base::Nothing | Base::Null | Base::Function(_) => 0,
                };
                let end = constant(width, size.into());
                let graph = self.graph();
                let outside = [&pointer.bits[..], &moved].map(|at| circuits::less(graph, &end, at, false));
                graph.or(outside[0], outside[1])
            }
        };
        let graph = self.graph();
        let left = graph.and(left, moves);
        let mut poison = [pointer.poison, wraps].into_iter().fold(poison, |any, next| graph.or(any, next));
        if flags.inbounds {
            poison = graph.or(poison, left);
        }
        if flags.nuw || flags.nusw {
            let open = graph.and(left, !poison);
            // An address within its object is as far from the start as the numbers say; any other needs its own number.
            let carry = match self.decide(open)? {
                false => sum.carry,
                true => {
                    let from = self.number_of(memory, &pointer)?;
                    circuits::add(self.graph(), &from, &distance, Lit::FALSE).carry
                }
            };
            let graph = self.graph();
            if flags.nuw {
                poison = graph.or(poison, carry);
            }
            if flags.nusw {
                // An unsigned address and a signed distance: below zero, or beyond the last address.
                let negative = distance.last().copied().unwrap_or(Lit::FALSE);
                let broken = graph.xor(carry, negative);
                let broken = graph.and(moves, broken);
                poison = graph.or(poison, broken);
            }
        }
        Ok(smallvec![ScalarBits { bits: moved.into(), poison, base: pointer.base }])
    }

    fn mask_pointer(&mut self, _: &ProofValue, _: &ProofValue) -> OrHalt<ProofValue> {
        Err(unsupported("ptrmask"))
    }

    fn callee(&mut self, address: &ProofValue) -> OrHalt<Option<FuncId>> {
        let address = single(address)?;
        if self.decide(address.poison)? {
            return Err(UbKind::PoisonCallee.into());
        }
        match address.base {
            Base::Function(id) => {
                // The distance is no constant where the pointer was a number that lost its low bits.
                let moved = circuits::any_set(self.graph(), &address.bits);
                if self.decide(moved)? { Err(UbKind::NotAFunction.into()) } else { Ok(Some(id)) }
            }
            // The start of an object of the caller's stands for a function that the module does not know.
            Base::Object(_) => {
                let inside = circuits::any_set(self.graph(), &address.bits);
                if self.decide(inside)? { Err(UbKind::NotAFunction.into()) } else { Ok(None) }
            }
            Base::Nothing | Base::Null => {
                let number = circuits::any_set(self.graph(), &address.bits);
                if !self.decide(number)? {
                    return Err(UbKind::NotAFunction.into());
                }
                // It may be that of a function which the module knows.
                for name in self.functions.clone() {
                    let Some(id) = self.context.module.function(&name) else {
                        return Err(unsupported(FUNCTION_AS_NUMBER));
                    };
                    let here = self.function_address(id)?;
                    let here = circuits::equal(self.graph(), &here, &address.bits);
                    if self.decide(here)? {
                        return Ok(Some(id));
                    }
                }
                match self.session.functions.iter().all(|(known, _)| self.functions.contains(known)) {
                    true => Ok(None),
                    false => Err(unsupported(FUNCTION_AS_NUMBER)),
                }
            }
        }
    }
}

/// The bytes that an address moves by.
struct Distance {
    bits: Vec<Lit>,
    /// True if it is not the product of index and size, where a flag asks for that.
    wraps: Lit,
    poison: Lit,
}

impl<'m> ProofDomain<'m> {
    /// True if a number is a multiple of an alignment.
    fn has_zeros(&mut self, number: &[Lit], align: Align) -> OrHalt<bool> {
        let low = align.bytes().0.trailing_zeros() as usize;
        let odd = circuits::any_set(self.graph(), &number[..low.min(number.len())]);
        Ok(!self.decide(odd)?)
    }

    /// The position at an address of which only the number is known: in an object that holds it, or nowhere. There is one object that
    /// stands for all that neither function names (see `foreign_memory` of the refinement).
    fn locate_number(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        pointer: &ScalarBits,
    ) -> OrHalt<ObjectOffset> {
        let candidates = self.objects_at_numbers()?;
        // The number may be that of a pointer to the end of an object beside, through which nothing can be accessed. Passes take the
        // number for the pointer; they are held to neither reading.
        let mut beyond = Lit::FALSE;
        let is_source = self.session.side == FunctionSide::Source;
        for &serial in candidates.iter().filter(|_| is_source) {
            if memory.index_of(serial).is_none() {
                continue;
            }
            let first = self.address(memory, serial)?;
            let end = constant(
                self.context.pointer_width(),
                memory.size_of(serial).map_or(0, |size| size.0).into(),
            );
            let graph = self.graph();
            let end = circuits::add(graph, &first, &end, Lit::FALSE).bits;
            let here = circuits::equal(graph, &end, &pointer.bits);
            beyond = graph.or(beyond, here);
        }
        if self.decide(beyond)? {
            return Err(UbKind::NoProvenance.into());
        }
        for serial in candidates {
            let Some(object) = memory.index_of(serial) else { continue };
            let first = self.address(memory, serial)?;
            let distance = circuits::subtract(self.graph(), &pointer.bits, &first).bits;
            let size = memory.size_of(serial).map_or(0, |size| size.0);
            let end = constant(self.context.pointer_width(), size.into());
            let inside = circuits::less(self.graph(), &distance, &end, false);
            if !self.decide(inside)? {
                continue;
            }
            if self.of_parameters.contains(&serial) && self.is_freed()? {
                return Err(UbKind::UseAfterScope.into());
            }
            for offset in 0..size {
                let here = constant(self.context.pointer_width(), offset.into());
                let here = circuits::equal(self.graph(), &distance, &here);
                if self.decide(here)? {
                    return Ok(ObjectOffset { object, offset });
                }
            }
        }
        Err(UbKind::NoProvenance.into())
    }

    /// The objects that an address of which only the number is known may point into.
    fn objects_at_numbers(&self) -> OrHalt<Vec<u32>> {
        // What a function outside the module knows, it may have stored.
        if !self.session.follows_numbers || !self.escaped.is_empty() || self.leaks {
            return Err(unsupported(THROUGH_NUMBER));
        }
        let exposed = self.local_addresses.iter().filter(|local| local.is_exposed);
        let exposed = exposed.map(|local| local.place.serial);
        let common = (0..self.common).filter(|serial| !self.copies.contains(serial));
        let common = common.filter(|&serial| !self.is_at_null(serial as usize));
        Ok(common.chain(exposed).collect())
    }

    /// True if one object holds all these addresses, its end included. LangRef "getelementptr", `inbounds`: the object is the one that
    /// the pointer is based on, which for a pointer from memory is whichever is there.
    fn is_inside_one_object(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        addresses: &[&[Lit]],
    ) -> OrHalt<Lit> {
        let width = self.context.pointer_width();
        let mut inside = Lit::FALSE;
        if addresses.iter().any(|address| circuits::any_set(self.graph(), address) == Lit::FALSE) {
            return Ok(inside);
        }
        for serial in self.objects_at_numbers()? {
            let first = self.address(memory, serial)?;
            let end = constant(width, memory.size_of(serial).map_or(0, |size| size.0).into());
            let graph = self.graph();
            let mut all = Lit::TRUE;
            for address in addresses {
                let distance = circuits::subtract(graph, address, &first).bits;
                let here = !circuits::less(graph, &end, &distance, false);
                all = graph.and(all, here);
            }
            inside = graph.or(inside, all);
        }
        Ok(inside)
    }

    fn distance(&mut self, flags: GepFlags, step: GepStep<'_, ProofValue>) -> OrHalt<Distance> {
        let width = self.context.pointer_width() as usize;
        let GepStep::Scaled { index, width: _, stride } = step else {
            let GepStep::Fixed(distance) = step else { return Err(unsupported("a step of an address")) };
            let bits = constant(width as u32, distance.into());
            return Ok(Distance { bits, wraps: Lit::FALSE, poison: Lit::FALSE });
        };
        let index = integer(single(index)?)?;
        let sign = index.bits.last().copied().unwrap_or(Lit::FALSE);
        let mut number = index.bits.to_vec();
        // The index in the width of an address; what is cut off may not have mattered.
        let cut = number.split_off(number.len().min(width));
        number.resize(width, sign);
        let graph = self.graph();
        let mut wraps = Lit::FALSE;
        let kept = number.last().copied().unwrap_or(Lit::FALSE);
        let product = match stride {
            1 => number.clone(),
            _ => circuits::multiply(graph, &number, stride.into()),
        };
        if flags.nusw || flags.inbounds {
            let differ: Vec<Lit> = cut.iter().map(|&bit| graph.xor(bit, kept)).collect();
            wraps = circuits::any_set(graph, &differ);
            if stride > 1 {
                let mut wide = number.clone();
                wide.resize(2 * width, kept);
                let exact = circuits::multiply(graph, &wide, stride.into());
                let sign = product.last().copied().unwrap_or(Lit::FALSE);
                let differ: Vec<Lit> = exact[width..].iter().map(|&bit| graph.xor(bit, sign)).collect();
                let lost = circuits::any_set(graph, &differ);
                wraps = graph.or(wraps, lost);
            }
        }
        if flags.nuw {
            let lost = circuits::any_set(graph, &cut);
            wraps = graph.or(wraps, lost);
            if stride > 1 {
                let mut wide = number;
                wide.resize(2 * width, Lit::FALSE);
                let exact = circuits::multiply(graph, &wide, stride.into());
                let lost = circuits::any_set(graph, &exact[width..]);
                wraps = graph.or(wraps, lost);
            }
        }
        Ok(Distance { bits: product, wraps, poison: index.poison })
    }

    fn scalar(&mut self, memory: &Memory<ProofDomain<'m>>, scalar: &ScalarConstant) -> OrHalt<ScalarBits> {
        Ok(match *scalar {
            ScalarConstant::Number { width, bits } => ScalarBits::known(width, bits),
            ScalarConstant::Wide { width, id } => {
                let Some(AggregateBody::Wide(number)) = self.context.module.aggregates.get(id.0 as usize)
                else {
                    return Err(unsupported("unknown constant"));
                };
                ScalarBits::number((0..width).map(|at| Lit::known(number.bit(at))).collect(), Lit::FALSE)
            }
            ScalarConstant::Null => self.pointer_to(Base::Null, 0),
            ScalarConstant::Address(address) => {
                ScalarBits::known(self.context.pointer_width(), address.into())
            }
            ScalarConstant::Object { index, offset } => {
                let object = memory.object(index).ok_or(unsupported("unknown object"))?;
                self.pointer_to(Base::Object(object.serial), offset as u64)
            }
            ScalarConstant::Function(id) => self.pointer_to(Base::Function(id), 0),
            ScalarConstant::Unknown { kind: Indeterminate::Poison, width, .. } => ScalarBits::poison(width),
            ScalarConstant::Unknown { kind: Indeterminate::Undef, width, .. } => {
                ScalarBits::number((0..width).map(|_| self.undef_bit()).collect(), Lit::FALSE)
            }
        })
    }
}
