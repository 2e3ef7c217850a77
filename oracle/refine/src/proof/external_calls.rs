//! Calls of functions that the module does not define. See [`sets::World`](crate::sets::World): here the answers
//! are inputs, so that a proof covers all worlds.
//!
//! Call number `n` of the source and that of the target meet the same answers, because a target whose calls differ from
//! the source's does not refine it whatever they answer.

use std::ops::Range;

use ir::{Bits, Bytes, Call, Function, FunctionAttr, TypeId};
use semantics::UbKind;

use super::domain::{Halt, OrHalt, ProofDomain, Session, unsupported};
use super::graph::{Depends, FunctionSide, Gate, Graph};
use super::input_bits::{
    ANSWER_BITS, ANSWERS, CALLS, FIRST_ANSWER, FIRST_OUTCOME, FIRST_WRITTEN, OUTCOME_BITS, OUTCOMES,
};
use super::record::{ProofEvent, ReaderCall, SeenObject, VisibleBit, WrittenObject};
use super::value::{Base, MemoryBit, ProofValue, ScalarBits, constant};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::access::NULL_MEMORY;
use crate::machine::builtin::stops;
use crate::machine::domain::{Events, ExternalCall, ObservedType};
use crate::machine::memory::{AccessRange, Memory};
use crate::machine::promises::call_has;
use crate::machine::vocabulary::EscapedObject;
use crate::sets::{
    ALLOCATES, CallPromises, UNWINDING, allocates, captured_arguments, observed_effects, only_reads,
    only_writes_arguments, read_only_arguments, write_only_arguments,
};

/// Calls of one run.
const MAX_CALLS: usize = 32;
/// Scalars of the result of one call.
const MAX_RESULTS: u32 = 64;
/// The answer at which the contents of memory begin.
const FIRST_CONTENTS: u32 = 3 + 2 * MAX_RESULTS;
/// Objects that a call may write, and the bytes of the largest.
const MAX_WRITTEN: u32 = 16;
const MAX_WRITTEN_SIZE: u32 = 256;
/// The reason where others find the address of an object that they do not know.
pub(super) const LOCAL_ADDRESS: &str = "address of a local object in memory";

/// The serial number by which an event names the first object that is not shared; the others follow.
const FIRST_LOCAL: u32 = 1 << 30;
/// The serial number by which a call that is no event names the first object that only it knows; the others follow.
const FIRST_UNSEEN: u32 = 1 << 29;

const _: () = assert!(MAX_CALLS <= CALLS as usize);
const _: () = assert!(
    FIRST_CONTENTS * ANSWER_BITS + MAX_WRITTEN * MAX_WRITTEN_SIZE * 8 <= ANSWERS * ANSWER_BITS,
    "the contents of memory are the last answers"
);
const _: () =
    assert!(MAX_WRITTEN * MAX_WRITTEN_SIZE * 9 < OUTCOME_BITS, "each byte, and whether it is written");

/// Objects by their index in memory, each with the distance from its start, in bytes, of the place that a call knows of it.
type PlacesInObjects = Vec<(usize, u64)>;

/// A question about the effects of a call.
#[derive(Clone, Copy, Debug)]
enum OutsideQuestion {
    Returns,
    Writes,
    Frees,
    /// Is the pointer that it returns null?
    Pointer(u32),
    Result(u32),
    /// Byte of the object, by the order of shared and escaped objects.
    Contents(u32, u32),
}

impl<'m> Events for ProofDomain<'m> {
    fn observe(
        &mut self,
        function: &Function,
        observed: ObservedType,
        (site, value): (ProofValue, ProofValue),
    ) -> OrHalt<()> {
        match observed {
            ObservedType::Integer => {
                // Poison in the site or in the value ends the run alike, so that one decision is enough.
                let poison: Vec<Lit> = site.iter().chain(&value).map(|scalar| scalar.poison).collect();
                let poison = circuits::any_set(self.graph(), &poison);
                if self.decide(poison)? {
                    return Err(UbKind::ObservedPoison.into());
                }
                let callee = function.name.clone();
                let (arguments, promises) = (vec![site, value], CallPromises::default());
                self.events.push(ProofEvent {
                    callee,
                    arguments,
                    memory: Vec::new(),
                    promises,
                    must_return: false,
                });
                Ok(())
            }
            ObservedType::Float | ObservedType::Double => Err(unsupported("floating point")),
        }
    }

    fn observe_words(&mut self, _: &ProofValue, _: &[Vec<MemoryBit>]) -> OrHalt<()> {
        Err(unsupported("observed memory"))
    }

    fn external(
        &mut self,
        memory: &mut Memory<Self>,
        ExternalCall { function, call, must_return, may_unwind, inherited, .. }: ExternalCall<'_>,
        arguments: Vec<ProofValue>,
    ) -> OrHalt<Option<ProofValue>> {
        let effects = observed_effects(function, call);
        if allocates(function) {
            return Err(unsupported(ALLOCATES));
        }
        // The called function may come back from a number that it was passed, or finds, to a local object.
        let anywhere = effects.other.reads() || effects.other.writes();
        if anywhere && self.local_addresses.iter().any(|local| local.is_exposed) {
            return Err(unsupported("the address of a local object as a number"));
        }
        if only_reads(effects, function) || only_writes_arguments(effects, function, call) {
            return self.reader(memory, (function, call, may_unwind), &arguments);
        }
        if self.events.len() >= MAX_CALLS {
            return Err(Halt::Excess("many calls"));
        }
        let number = self.events.len() as u32;
        let captured = captured_arguments(function, call);
        let escaped = self.escaped.len();
        let passed = self.passed(memory, &arguments);
        let (only_read, only_written) =
            (read_only_arguments(function, call), write_only_arguments(function, call));
        let through = |excluded: &[bool]| -> Vec<usize> {
            let open = arguments.iter().zip(excluded).filter(|(_, excluded)| !**excluded);
            let scalars = open.flat_map(|(argument, _)| argument.iter());
            let open: Vec<usize> = scalars.filter_map(|scalar| pointed_to(memory, scalar)).collect();
            passed.iter().copied().filter(|object| open.contains(object)).collect()
        };
        let (readable, writable) = (through(&only_written), through(&only_read));
        let reads = (effects.other.reads(), effects.argument.reads());
        let mut reached = self.reached(memory, escaped, &readable, reads);
        reached.sort_unstable_by_key(|&object| self.order(memory, object));
        let contents = reached.into_iter().map(|object| {
            let part = self.known_part(memory, object, number);
            self.seen(memory, object, self.origin(memory, object), part)
        });
        let contents = contents.collect::<Result<_, _>>()?;
        let given = arguments;
        let arguments = given
            .iter()
            .zip(&captured)
            .map(|(argument, kept)| self.renamed(memory, argument, *kept))
            .collect();
        self.note_passed_parts(memory, number);
        let (callee, promises) = (function.name.clone(), CallPromises::for_call(function, call, inherited));
        self.events.push(ProofEvent { callee, arguments, memory: contents, promises, must_return });
        let must = call_has(function, call, FunctionAttr::WillReturn) && !may_unwind;
        let returns = self.answer(number, OutsideQuestion::Returns, 0);
        if stops(function) || !must && !self.decide(returns)? {
            return Err(Halt::Stopped);
        }
        if !call_has(function, call, FunctionAttr::NoFree) {
            self.freeing.push(number);
        }
        let writes = (effects.other.writes(), effects.argument.writes());
        for object in self.reached(memory, escaped, &writable, writes) {
            if memory.object(object).is_some_and(|object| object.constant) {
                continue;
            }
            self.overwrite(memory, object, number)?;
        }
        // What the function does not keep, later calls do not reach.
        let kept: Vec<usize> = (given.iter().zip(&captured).filter(|(_, captured)| **captured))
            .flat_map(|(argument, _)| argument.iter().filter_map(|scalar| pointed_to(memory, scalar)))
            .collect();
        let mut at = 0;
        self.escaped.retain(|&EscapedObject { serial, .. }| {
            at += 1;
            at <= escaped || memory.index_of(serial).is_some_and(|index| kept.contains(&index))
        });
        self.result(memory, call.ret, number)
    }

    fn unwinds(&mut self, memory: &Memory<Self>) -> OrHalt<()> {
        let visible = self.visible.clone().into_iter().map(|object| {
            let size = memory.object(object).map_or(0, |object| object.size());
            self.seen(memory, object, 0, 0..size)
        });
        let memory = visible.collect::<Result<_, _>>()?;
        let (callee, promises) = (UNWINDING.into(), CallPromises::default());
        self.events.push(ProofEvent { callee, arguments: Vec::new(), memory, promises, must_return: false });
        Ok(())
    }
}

impl<'m> ProofDomain<'m> {
    /// An input bit that answers a question about call `number`.
    fn answer(&mut self, number: u32, question: OutsideQuestion, bit: u32) -> Lit {
        let which = match question {
            OutsideQuestion::Returns => 0,
            OutsideQuestion::Writes => 1,
            OutsideQuestion::Frees => 2,
            OutsideQuestion::Pointer(leaf) => 3 + leaf % MAX_RESULTS,
            OutsideQuestion::Result(leaf) => 3 + MAX_RESULTS + leaf % MAX_RESULTS,
            OutsideQuestion::Contents(object, byte) => {
                // Eight answers of one bit each would leave most of the numbers unused.
                let byte = (object % MAX_WRITTEN) * MAX_WRITTEN_SIZE + byte % MAX_WRITTEN_SIZE;
                return self.answer_at(number, FIRST_CONTENTS * ANSWER_BITS + byte * 8 + bit);
            }
        };
        self.answer_at(number, which * ANSWER_BITS + bit)
    }

    fn answer_at(&mut self, number: u32, at: u32) -> Lit {
        let call = FIRST_ANSWER + number % CALLS * (ANSWERS * ANSWER_BITS);
        self.session.input(call + at)
    }

    /// A call of a function that writes nothing but what its arguments point to: with equal arguments and memory it does the same, and
    /// nobody sees that it was called.
    fn reader(
        &mut self,
        memory: &mut Memory<ProofDomain<'m>>,
        (function, call, may_unwind): (&Function, &Call, bool),
        arguments: &[ProofValue],
    ) -> OrHalt<Option<ProofValue>> {
        if arguments.iter().any(|argument| self.is_undef(argument)) {
            return Err(unsupported("undef for an unknown function"));
        }
        let effects = observed_effects(function, call);
        let captured = captured_arguments(function, call);
        let alone = !effects.other.reads() && !captured.contains(&true);
        let unseen = self.unseen_objects(memory, arguments, &captured, alone);
        let writes = effects.argument.writes();
        let (contents, written) = self.seen_and_written(memory, (function, call), arguments, &unseen)?;
        let keeps_local = captured.iter().zip(arguments).any(|(captured, argument)| {
            let local = |scalar: &ScalarBits| {
                pointed_to(memory, scalar).is_some_and(|index| !self.shared.contains(&index))
            };
            *captured && argument.iter().any(local)
        });
        let any = effects.other.reads() || effects.inaccessible.reads();
        // A call that may write, in between, may change what this one reads outside of its arguments.
        let after = if any { self.events.len() } else { 0 };
        let renamed = arguments.iter().zip(&captured);
        let renamed = renamed.map(|(argument, kept)| match kept {
            true => self.renamed(memory, argument, true),
            false => self.renamed_unseen(memory, argument, &unseen),
        });
        let arguments: Vec<ProofValue> = renamed.collect();
        let poison: Vec<Lit> = arguments.iter().flatten().map(|scalar| scalar.poison).collect();
        let poison = circuits::any_set(self.graph(), &poison);
        let (side, callee) = (self.session.side, function.name.clone());
        let same = |call: &&ReaderCall| {
            (&call.callee, call.side, call.after) == (&callee, side, after)
                && call.arguments == arguments
                && call.memory == contents
                && call.written.len() == written.len()
        };
        let number = match self.session.reader_calls.iter().position(|call| same(&call)) {
            Some(known) => known,
            None => {
                let number = self.session.reader_calls.len();
                if number >= OUTCOMES as usize {
                    return Err(Halt::Excess("many calls"));
                }
                let (outcome, result) = self.new_outcome(call.ret, number as u32, poison)?;
                let written = self.new_contents(memory, &written, number as u32)?;
                let memory = contents;
                let call = ReaderCall { callee, side, arguments, memory, after, outcome, result, written };
                relate(self.session, &call);
                self.session.reader_calls.push(call);
                number
            }
        };
        let ReaderCall { outcome, result, written: contents, .. } = &self.session.reader_calls[number];
        let (undefined, returns, result) = (outcome[0], outcome[1], result.clone());
        let contents = contents.clone();
        if !call_has(function, call, FunctionAttr::Speculatable) && self.decide(undefined)? {
            return Err(UbKind::UndefinedCallee.into());
        }
        let comes_back = call_has(function, call, FunctionAttr::Speculatable)
            || call_has(function, call, FunctionAttr::WillReturn) && !may_unwind;
        if !comes_back && !self.decide(returns)? {
            return Err(Halt::Stopped);
        }
        self.leaks |= keeps_local && writes;
        for ((object, _), contents) in written.into_iter().zip(contents) {
            self.fill(memory, object, &contents)?;
        }
        Ok((call.ret != TypeId::VOID).then_some(result))
    }

    /// The memory that a call sees which is no event, and the objects that it may write, each with the distance of the place that it knows
    /// of it from the start. Objects that only this call knows are told by the arguments that point to them.
    fn seen_and_written(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        (function, call): (&Function, &Call),
        arguments: &[ProofValue],
        unseen: &[(usize, u64)],
    ) -> OrHalt<(Vec<SeenObject>, PlacesInObjects)> {
        let effects = observed_effects(function, call);
        let passed: Vec<usize> =
            arguments.iter().flatten().filter_map(|scalar| pointed_to(memory, scalar)).collect();
        let place = |object: usize| unseen.iter().position(|(index, _)| *index == object);
        let through = |excluded: &[bool]| -> Vec<usize> {
            let open = arguments.iter().zip(excluded).filter(|(_, excluded)| !**excluded);
            open.flat_map(|(argument, _)| argument.iter())
                .filter_map(|scalar| pointed_to(memory, scalar))
                .collect()
        };
        let (readable, writable) =
            (through(&write_only_arguments(function, call)), through(&read_only_arguments(function, call)));
        let writes = effects.argument.writes();
        let readable = if writes { readable } else { passed };
        let reads = (effects.other.reads(), effects.argument.reads());
        let mut reached = self.reached(memory, self.escaped.len(), &readable, reads);
        reached.sort_unstable_by_key(|&object| (place(object), self.order(memory, object), object));
        let origin = |domain: &Self, object: usize| match place(object) {
            Some(at) => unseen[at].1,
            None => domain.origin(memory, object),
        };
        let contents = reached.into_iter().map(|object| {
            let size = memory.object(object).map_or(0, |object| object.size());
            self.seen(memory, object, origin(self, object), 0..size)
        });
        let contents = contents.collect::<Result<Vec<_>, _>>()?;
        let mut written: Vec<(usize, u64)> = Vec::new();
        for object in self.reached(memory, 0, &writable, (false, writes)) {
            if !memory.object(object).is_some_and(|object| object.constant) {
                written.push((object, origin(self, object)));
            }
        }
        written.sort_unstable_by_key(|&(object, _)| (place(object), self.order(memory, object), object));
        Ok((contents, written))
    }

    /// Open bits for all that a call may write, and whether it does.
    fn new_contents(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        written: &[(usize, u64)],
        number: u32,
    ) -> OrHalt<Vec<WrittenObject>> {
        let mut next = FIRST_WRITTEN + number % OUTCOMES * OUTCOME_BITS;
        let mut open = |domain: &mut Self| {
            next += 1;
            domain.session.input(next)
        };
        let mut all = Vec::new();
        for &(object, before) in written {
            let size = memory.object(object).map_or(0, |object| object.size());
            if size > u64::from(MAX_WRITTEN_SIZE) || written.len() > MAX_WRITTEN as usize {
                return Err(Halt::Excess("memory that a call may write"));
            }
            let byte = |domain: &mut Self| (open(domain), std::array::from_fn(|_| open(domain)));
            let mut byte = byte;
            let bytes = (0..size).map(|_| byte(self)).collect();
            all.push(WrittenObject { bytes, before: before as usize });
        }
        Ok(all)
    }

    /// Fills an object with what a call writes.
    fn fill(
        &mut self,
        memory: &mut Memory<ProofDomain<'m>>,
        object: usize,
        written: &WrittenObject,
    ) -> OrHalt<()> {
        let start = AccessRange::start(object);
        let mut bits = memory.read(start, Bits(0), written.bytes.len() as u64 * 8, self);
        if bits.iter().any(|bit| bit.address) {
            return Err(unsupported("an address in memory that a call may write"));
        }
        let graph = self.graph();
        for (byte, (writes, values)) in bits.chunks_exact_mut(8).zip(&written.bytes) {
            for (bit, &value) in byte.iter_mut().zip(values) {
                *bit = MemoryBit {
                    value: graph.mux(*writes, value, bit.value),
                    poison: graph.and(!*writes, bit.poison),
                    address: false,
                };
            }
        }
        memory.write(start, Bits(0), &bits, self);
        Ok(())
    }

    /// The objects to which arguments point that a call does not keep, and that it can only know by these arguments: with the distance of
    /// the first such argument from the start. A call that is `alone` accesses no others.
    fn unseen_objects(
        &self,
        memory: &Memory<ProofDomain<'m>>,
        arguments: &[ProofValue],
        captured: &[bool],
        alone: bool,
    ) -> Vec<(usize, u64)> {
        let mut unseen: Vec<(usize, u64)> = Vec::new();
        let passed = arguments.iter().zip(captured).filter(|(_, captured)| !**captured);
        for scalar in passed.flat_map(|(argument, _)| argument) {
            let Some(index) = pointed_to(memory, scalar) else { continue };
            let seen = !alone && self.order(memory, index).is_some()
                || unseen.iter().any(|(known, _)| *known == index);
            if !seen {
                unseen.push((index, known_offset(memory, scalar)));
            }
        }
        unseen
    }

    /// The argument with objects that only this call knows named by the arguments that point to them.
    fn renamed_unseen(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        argument: &ProofValue,
        unseen: &[(usize, u64)],
    ) -> ProofValue {
        let mut renamed = self.renamed(memory, argument, false);
        for (scalar, renamed) in argument.iter().zip(&mut renamed) {
            let index = pointed_to(memory, scalar);
            let Some(at) = unseen.iter().position(|&(known, _)| Some(known) == index) else { continue };
            *renamed = self.moved_to_origin(scalar, Base::Object(FIRST_UNSEEN + at as u32), unseen[at].1);
        }
        renamed
    }

    /// A pointer to an object of the function's own, as one sees it who knows the object from a call or from this pointer on.
    pub(super) fn known_from(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        scalar: &ScalarBits,
        serial: u32,
    ) -> ScalarBits {
        let known = self.escaped.iter().position(|escaped| escaped.serial == serial);
        let at = known.unwrap_or_else(|| {
            self.escaped.push(EscapedObject { serial, origin: known_offset(memory, scalar) });
            self.escaped.len() - 1
        });
        let (order, origin) = ((self.shared.len() + at) as u32, self.escaped[at].origin);
        self.moved_to_origin(scalar, Base::Object(FIRST_LOCAL + order), origin)
    }

    /// A pointer as it is seen from a place in its object.
    fn moved_to_origin(&mut self, scalar: &ScalarBits, base: Base, origin: u64) -> ScalarBits {
        let width = self.context.pointer_width();
        let origin = constant(width, origin.into());
        let bits = circuits::subtract(self.graph(), &scalar.bits, &origin).bits;
        ScalarBits { bits: bits.into(), base, ..scalar.clone() }
    }

    /// Notes how much of each object that is not shared a call of the source may know.
    fn note_passed_parts(&mut self, memory: &Memory<ProofDomain<'m>>, number: u32) {
        if self.session.side != FunctionSide::Source {
            return;
        }
        for at in 0..self.escaped.len() {
            let EscapedObject { serial, origin } = self.escaped[at];
            let size = memory.size_of(serial).map_or(0, |size| size.0);
            let order = (at + self.shared.len()) as u32;
            let part = self.session.passed_parts.entry((number, order)).or_default();
            *part = (part.0.max(origin), part.1.max(size - origin.min(size)));
        }
    }

    /// The distance from an object's start of the place that calls know of it, in bytes.
    fn origin(&self, memory: &Memory<ProofDomain<'m>>, object: usize) -> u64 {
        let escaped = |escaped: &&EscapedObject| memory.index_of(escaped.serial) == Some(object);
        let escaped = self.escaped.iter().find(escaped).filter(|_| !self.shared.contains(&object));
        escaped.map_or(0, |escaped| escaped.origin)
    }

    /// The contents of an object as a call sees them.
    fn seen(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        object: usize,
        origin: u64,
        part: Range<u64>,
    ) -> OrHalt<SeenObject> {
        let before = origin.saturating_sub(part.start) as usize * 8;
        Ok(SeenObject { bits: self.contents_of(memory, object, part)?, before })
    }

    /// The part of an object, in bytes, that call `number` may access: in the target as much as in the source, beyond which it would be
    /// undefined there.
    fn known_part(&self, memory: &Memory<ProofDomain<'m>>, object: usize, number: u32) -> Range<u64> {
        let size = memory.object(object).map_or(0, |object| object.size());
        let order = self.order(memory, object).filter(|_| !self.shared.contains(&object));
        let of_source = order.and_then(|order| self.session.passed_parts.get(&(number, order)));
        let origin = self.origin(memory, object);
        match of_source.filter(|_| self.session.side == FunctionSide::Target) {
            Some(&(before, after)) => origin.saturating_sub(before)..origin.saturating_add(after).min(size),
            None => 0..size,
        }
    }

    /// The outcome of a call with inputs that were not met before: open bits. Its result is poison if an argument is.
    fn new_outcome(&mut self, ty: TypeId, number: u32, poison: Lit) -> OrHalt<(Vec<Lit>, ProofValue)> {
        let mut next = FIRST_OUTCOME + number % OUTCOMES * OUTCOME_BITS;
        let mut open = || {
            next += 1;
            next
        };
        let mut outcome = vec![self.session.input(open()), self.session.input(open())];
        let mut value = ProofValue::new();
        if ty == TypeId::VOID {
            return Ok((outcome, value));
        }
        let shape = self.context.shape(ty)?;
        if shape.leaves.iter().map(|leaf| leaf.width + 1).sum::<u32>() + 2 >= OUTCOME_BITS {
            return Err(Halt::Excess("a large result"));
        }
        for leaf in &shape.leaves {
            if leaf.is_pointer() {
                return Err(unsupported("a pointer of an unknown function that writes nothing"));
            }
            let bits: Vec<Lit> = (0..leaf.width).map(|_| self.session.input(open())).collect();
            // A scalar of the result may be poison although no argument is.
            let own = self.session.input(open());
            outcome.extend(bits.iter().chain([&own]));
            let poison = self.graph().or(own, poison);
            value.push(ScalarBits::number(bits, poison));
        }
        Ok((outcome, value))
    }

    /// The result of a call: numbers, or null or a pointer to a shared object.
    fn result(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        ty: TypeId,
        number: u32,
    ) -> OrHalt<Option<ProofValue>> {
        if ty == TypeId::VOID {
            return Ok(None);
        }
        let shape = self.context.shape(ty)?;
        if shape.leaves.len() > MAX_RESULTS as usize {
            return Err(Halt::Excess("a large result"));
        }
        let mut value = ProofValue::new();
        for (at, leaf) in (0..).zip(&shape.leaves) {
            value.push(match leaf.is_pointer() {
                true => self.pointer(memory, number, at)?,
                false => {
                    let bits = (0..leaf.width)
                        .map(|bit| self.answer(number, OutsideQuestion::Result(at), bit))
                        .collect();
                    ScalarBits::number(bits, self.may_be_poison(number, at))
                }
            });
        }
        Ok(Some(value))
    }

    /// A bit that holds if a scalar of a result is poison. A promise `noundef` of it is checked where the call ends.
    fn may_be_poison(&mut self, number: u32, leaf: u32) -> Lit {
        self.answer(number, OutsideQuestion::Result(leaf), ANSWER_BITS - 1)
    }

    /// True for the object that stands for memory at address 0, to which null points and nothing else.
    pub(super) fn is_at_null(&self, index: usize) -> bool {
        self.context.module.globals.get(index).is_some_and(|global| global.name == NULL_MEMORY)
    }

    fn pointer(&mut self, memory: &Memory<ProofDomain<'m>>, number: u32, leaf: u32) -> OrHalt<ScalarBits> {
        let poison = self.may_be_poison(number, leaf);
        if self.decide(poison)? {
            return Ok(ScalarBits::poison(self.context.pointer_width()));
        }
        let objects: Vec<u32> = self
            .reached(memory, self.escaped.len(), &[], (true, false))
            .into_iter()
            .filter(|&index| !self.is_at_null(index))
            .filter_map(|index| memory.object(index))
            .map(|object| object.serial)
            .collect();
        if objects.len() >= ANSWER_BITS as usize {
            return Err(Halt::Excess("many variables"));
        }
        for (at, serial) in (0..).zip(objects) {
            let this = self.answer(number, OutsideQuestion::Pointer(leaf), at);
            if self.decide(this)? {
                return Ok(self.pointer_to(Base::Object(serial), 0));
            }
        }
        Ok(self.pointer_to(Base::Null, 0))
    }

    /// True if a call freed what callers of the function allocated. It is asked where that matters.
    pub(crate) fn is_freed(&mut self) -> OrHalt<bool> {
        for at in 0..self.freeing.len() {
            let frees = self.answer(self.freeing[at], OutsideQuestion::Frees, 0);
            if self.decide(frees)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// The objects that a call may access, by their index in memory: the shared ones, the first `escaped` ones that have
    /// escaped, and the ones that it was passed.
    fn reached(
        &self,
        memory: &Memory<ProofDomain<'m>>,
        escaped: usize,
        passed: &[usize],
        (other, argument): (bool, bool),
    ) -> Vec<usize> {
        let escaped = self.escaped.iter().take(escaped);
        let escaped = escaped.filter_map(|escaped| memory.index_of(escaped.serial));
        let mut reached: Vec<usize> = Vec::new();
        if other {
            reached.extend(self.shared.iter().copied().chain(escaped));
        }
        if argument {
            reached.extend(passed);
        }
        reached.sort_unstable();
        reached.dedup();
        reached
    }

    /// The objects that arguments point to. Those that were not shared have escaped from now on.
    fn passed(&mut self, memory: &Memory<ProofDomain<'m>>, arguments: &[ProofValue]) -> Vec<usize> {
        let mut passed = Vec::new();
        for scalar in arguments.iter().flatten() {
            let Base::Object(serial) = scalar.base else { continue };
            let Some(index) = memory.index_of(serial) else { continue };
            passed.push(index);
            let known = self.escaped.iter().any(|escaped| escaped.serial == serial);
            if !self.shared.contains(&index) && !known {
                self.escaped.push(EscapedObject { serial, origin: known_offset(memory, scalar) });
            }
        }
        // The contents of constants of the module are known.
        passed.retain(|&index| {
            let constant = memory.object(index).is_some_and(|object| object.constant);
            !constant || index >= self.context.module.globals.len()
        });
        passed
    }

    /// The place of an object in the order of shared and escaped ones, which is the same for source and target.
    fn order(&self, memory: &Memory<ProofDomain<'m>>, object: usize) -> Option<u32> {
        let shared = self.shared.iter().position(|&index| index == object);
        let is_it = |escaped: &EscapedObject| memory.index_of(escaped.serial) == Some(object);
        let escaped = || self.escaped.iter().position(is_it);
        let order = shared.or_else(|| escaped().map(|order| order + self.shared.len()))?;
        Some(order as u32)
    }

    /// The argument as a function outside sees it: a pointer to an object that is not shared names it by the order of escape, and is as
    /// far from the place that is known of it. An object of the caller's whose address the function may keep is itself.
    fn renamed(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        argument: &ProofValue,
        captured: bool,
    ) -> ProofValue {
        let mut argument = argument.clone();
        for scalar in &mut argument {
            scalar.base = self.seen_base(scalar.base);
            let Base::Object(serial) = scalar.base else { continue };
            let index = memory.index_of(serial);
            let of_caller = self.is_common(serial) && !self.copies.contains(&serial);
            if index.is_some_and(|index| self.shared.contains(&index)) || captured && of_caller {
                continue;
            }
            if let Some((index, order)) = index.and_then(|index| Some((index, self.order(memory, index)?))) {
                let origin = self.origin(memory, index);
                *scalar = self.moved_to_origin(scalar, Base::Object(FIRST_LOCAL + order), origin);
            }
        }
        argument
    }

    /// Fills an object with what the called function writes, if it writes.
    fn overwrite(&mut self, memory: &mut Memory<ProofDomain<'m>>, object: usize, number: u32) -> OrHalt<()> {
        let size = memory.object(object).map_or(0, |object| object.size());
        let order = self.order(memory, object).ok_or(unsupported("an object that is not shared"))?;
        if size > u64::from(MAX_WRITTEN_SIZE) || order >= MAX_WRITTEN {
            return Err(Halt::Excess("memory that a call may write"));
        }
        let start = AccessRange::start(object);
        let mut bits = memory.read(start, Bits(0), size * 8, self);
        let writes = self.answer(number, OutsideQuestion::Writes, 0);
        // A bit cannot be part of an address on some inputs only: in one run, such an object is written on
        // all inputs or on none.
        let whole = bits.iter().any(|bit| bit.address);
        if whole && !self.decide(writes)? {
            return Ok(());
        }
        let origin = self.origin(memory, object) as u32;
        let part = self.known_part(memory, object, number);
        for (at, bit) in (0u32..).zip(&mut bits) {
            if !part.contains(&u64::from(at / 8)) {
                continue;
            }
            let byte = (at / 8).wrapping_sub(origin) % MAX_WRITTEN_SIZE;
            let written = self.answer(number, OutsideQuestion::Contents(order, byte), at % 8);
            let graph = self.graph();
            *bit = match whole {
                true => MemoryBit::determined(written),
                false => MemoryBit {
                    value: graph.mux(writes, written, bit.value),
                    poison: graph.and(!writes, bit.poison),
                    address: false,
                },
            };
        }
        memory.write(start, Bits(0), &bits, self);
        Ok(())
    }

    /// The contents of an object at the end of the run, bit by bit. An object of the heap that others know by then is named as by calls.
    pub(crate) fn contents(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        object: usize,
    ) -> OrHalt<Vec<VisibleBit>> {
        let size = memory.object(object).map_or(0, |object| object.size());
        let mut bits = self.visible_bits(memory, object, 0..size)?;
        for bit in &mut bits {
            let Base::Object(serial) = bit.base else { continue };
            if self.is_shared(memory, serial) {
                continue;
            }
            let order = self.escaped.iter().position(|known| known.serial == serial && known.origin == 0);
            // Others know the start of such an object, and not how far from it another place is.
            let order = order.filter(|_| bit.value == Lit::FALSE).ok_or(unsupported(LOCAL_ADDRESS))?;
            bit.base = Base::Object(FIRST_LOCAL + (self.shared.len() + order) as u32);
        }
        Ok(bits)
    }

    /// The contents of some bytes of an object as a call sees them, bit by bit.
    fn contents_of(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        object: usize,
        part: Range<u64>,
    ) -> OrHalt<Vec<VisibleBit>> {
        let bits = self.visible_bits(memory, object, part)?;
        let is_local =
            |bit: &VisibleBit| matches!(bit.base, Base::Object(serial) if !self.is_shared(memory, serial));
        if bits.iter().any(is_local) { Err(unsupported(LOCAL_ADDRESS)) } else { Ok(bits) }
    }

    fn visible_bits(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        object: usize,
        part: Range<u64>,
    ) -> OrHalt<Vec<VisibleBit>> {
        let first = part.start as usize;
        let start = AccessRange::start(object).advanced(Bytes(part.start));
        let bits = memory.read(start, Bits(0), (part.end - part.start) * 8, self);
        let base = |byte: usize| memory.object(object).and_then(|object| object.pointers.get(&byte).copied());
        // A byte of an address does not say which one it is: only whole addresses can be compared.
        let address_of = |byte: usize| base(first + byte).filter(|_| bits[byte * 8].address);
        let bases: Vec<Option<Base>> = (0..bits.len() / 8).map(address_of).collect();
        let whole = self.context.pointer_width() as usize / 8;
        let divided = |run: &[Option<Base>]| run[0].is_some() && !run.len().is_multiple_of(whole);
        if bases.chunk_by(|a, b| a == b).any(divided) {
            return Err(unsupported("parts of an address"));
        }
        let visible = bits.into_iter().enumerate().map(|(at, bit)| {
            let base = base(first + at / 8).filter(|_| bit.address).unwrap_or(Base::Nothing);
            match base {
                Base::Nothing | Base::Null if bit.address => Err(unsupported("parts of an address")),
                base => Ok(VisibleBit { value: bit.value, poison: bit.poison, base: self.seen_base(base) }),
            }
        });
        visible.collect()
    }

    fn is_shared(&self, memory: &Memory<ProofDomain<'m>>, serial: u32) -> bool {
        memory.index_of(serial).is_some_and(|index| self.shared.contains(&index))
    }
}

/// The object that a scalar points to, by its index in memory.
fn pointed_to(memory: &Memory<ProofDomain<'_>>, scalar: &ScalarBits) -> Option<usize> {
    match scalar.base {
        Base::Object(serial) => memory.index_of(serial),
        Base::Nothing | Base::Null | Base::Function(_) => None,
    }
}

/// Says that a call does what earlier calls of the function with equal arguments and memory do. What the source passes
/// as poison equals everything.
fn relate(session: &mut Session, call: &ReaderCall) {
    for at in 0..session.reader_calls.len() {
        let earlier = &session.reader_calls[at];
        if earlier.callee != call.callee || earlier.after != call.after {
            continue;
        }
        let of_source = |call: &ReaderCall| call.side == FunctionSide::Source;
        let (source, target) = if of_source(call) { (call, earlier) } else { (earlier, call) };
        let one_side = earlier.side == call.side;
        let graph = &mut session.graph;
        session.calls_differ |= session.makes_pointers && !one_side && point_apart(source, target);
        let Some(equal) = equal_inputs(graph, source, target) else { continue };
        let mut same = circuits::equal(graph, &earlier.outcome, &call.outcome);
        for (ours, theirs) in source.written.iter().zip(&target.written) {
            let alike = ours.is_written_as(graph, theirs);
            same = graph.and(same, alike);
        }
        // Objects of different sizes of one function are told apart.
        let sizes = |call: &ReaderCall| {
            let sizes = call.memory.iter().map(|object| (object.bits.len(), object.before));
            sizes
                .chain(call.written.iter().map(|object| (object.bytes.len(), object.before)))
                .collect::<Vec<_>>()
        };
        if one_side && sizes(earlier) != sizes(call) || earlier.written.len() != call.written.len() {
            continue;
        }
        let axiom = graph.or(!equal, same);
        session.axioms.push(axiom);
    }
}

/// True if calls of both functions are passed pointers into different objects.
fn point_apart(source: &ReaderCall, target: &ReaderCall) -> bool {
    let bases = |call: &ReaderCall| -> Vec<Base> {
        let in_memory = call.memory.iter().flat_map(|object| object.bits.iter().map(|bit| bit.base));
        call.arguments.iter().flatten().map(|scalar| scalar.base).chain(in_memory).collect()
    };
    bases(source) != bases(target)
}

/// A literal that holds if two calls have equal arguments and memory; `None` if they point to different objects.
fn equal_inputs(graph: &mut Graph, source: &ReaderCall, target: &ReaderCall) -> Option<Lit> {
    let scalars = |call: &ReaderCall| call.arguments.iter().flatten().cloned().collect::<Vec<_>>();
    let (ours, theirs) = (scalars(source), scalars(target));
    if ours.len() != theirs.len() || source.memory.len() != target.memory.len() {
        return None;
    }
    let mut their_bits: Vec<VisibleBit> = Vec::new();
    for (ours, theirs) in source.memory.iter().zip(&target.memory) {
        their_bits.extend(ours.counterpart(theirs)?);
    }
    let our_bits: Vec<VisibleBit> =
        source.memory.iter().flat_map(|object| object.bits.iter().copied()).collect();
    let mut all = Lit::TRUE;
    for (ours, theirs) in ours.iter().zip(&theirs) {
        let equal = match ours.base == theirs.base {
            true => circuits::equal(graph, &ours.bits, &theirs.bits),
            false => Lit::FALSE,
        };
        let defined = graph.and(!theirs.poison, equal);
        // As for results: where the source has poison, the target may have anything.
        let covered = graph.or(ours.poison, defined);
        all = graph.and(all, covered);
    }
    for (ours, theirs) in our_bits.iter().zip(&their_bits) {
        // A bit that was never written may be whatever the target has there.
        if is_undef(graph, ours.value) {
            all = graph.and(all, !theirs.poison);
            continue;
        }
        let equal = match ours.base == theirs.base {
            true => !graph.xor(ours.value, theirs.value),
            false => Lit::FALSE,
        };
        let defined = graph.and(!theirs.poison, equal);
        let covered = graph.or(ours.poison, defined);
        all = graph.and(all, covered);
    }
    Some(all).filter(|all| *all != Lit::FALSE)
}

impl WrittenObject {
    /// A literal that holds if another call writes the same around the place that both know, and nothing beyond this object.
    fn is_written_as(&self, graph: &mut Graph, other: &WrittenObject) -> Lit {
        let mut alike = Lit::TRUE;
        for (at, (writes, values)) in other.bytes.iter().enumerate() {
            let ours = (at + self.before).checked_sub(other.before).and_then(|at| self.bytes.get(at));
            let here = match ours {
                Some((our_writes, our_values)) => {
                    let same = !graph.xor(*our_writes, *writes);
                    let equal = circuits::equal(graph, our_values, values);
                    graph.and(same, equal)
                }
                None => !*writes,
            };
            alike = graph.and(alike, here);
        }
        alike
    }
}

/// The distance of a pointer from the start of its object, if it is known and in the object; otherwise zero.
fn known_offset(memory: &Memory<ProofDomain<'_>>, scalar: &ScalarBits) -> u64 {
    let Base::Object(serial) = scalar.base else { return 0 };
    let size = memory.size_of(serial).map_or(0, |size| size.0);
    scalar.constant().map_or(0, |offset| if offset > u128::from(size) { 0 } else { offset.as_u64() })
}

/// True if a bit is undef, and not one that is computed from undef.
fn is_undef(graph: &Graph, bit: Lit) -> bool {
    match graph.gate(bit.node()) {
        Gate::Choice(choice) => choice.chooser.depends().meets(Depends::UNDEF),
        Gate::Constant | Gate::And(..) | Gate::Xor(..) => false,
    }
}
