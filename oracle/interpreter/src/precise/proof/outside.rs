//! Calls of functions that the module does not define. See [`sets::World`](super::super::sets::World): here the answers
//! are inputs, so that a proof covers all worlds.
//!
//! Call number `n` of the source and that of the target meet the same answers, because a target whose calls differ from
//! the source's does not refine it whatever they answer.

use ir::{Bits, Function, FunctionAttr, MemoryEffects, ParamAttr, TypeId};
use smol_str::SmolStr;

use super::super::builtin::ObservedType;
use super::super::circuits;
use super::super::domain::{Events, ExternalCall};
use super::super::gates::{Gates, Lit};
use super::super::memory::{AccessRange, Memory};
use super::super::sets::{ALLOCATES, allocates, is_pure, stops};
use super::domain::{Halt, OrHalt, ProofDomain, unsupported};
use super::run::{ProofEvent, VisibleBit};
use super::value::{Base, MemoryBit, ProofValue, ScalarBits};

/// Calls of one run.
const MAX_CALLS: usize = 32;
/// The first number of an input bit that answers a call.
const FIRST_ANSWER: u32 = 1 << 28;
/// Answers of one call, and the bits of each.
const ANSWERS: u32 = 1 << 20;
const ANSWER_BITS: u32 = 1 << 10;
/// The serial number by which an event names the first object that is not shared; the others follow.
const FIRST_LOCAL: u32 = 1 << 30;

/// A call of a function that depends on its arguments only.
pub(super) struct PureCall {
    callee: SmolStr,
    arguments: Vec<Lit>,
    result: ProofValue,
}

/// What a call is asked for.
#[derive(Clone, Copy, Debug)]
enum OutsideQuestion {
    Returns,
    Writes,
    /// Whether the pointer that it returns is null.
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
                let poison: Vec<Lit> = site.iter().chain(&value).map(|scalar| scalar.poison).collect();
                let poison = circuits::any(self.graph(), &poison);
                if self.decide(poison)? {
                    return Err(crate::outcome::UbKind::ObservedPoison.into());
                }
                let callee = function.name.clone();
                self.events.push(ProofEvent { callee, arguments: vec![site, value], memory: Vec::new() });
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
        ExternalCall { function, call, .. }: ExternalCall<'_>,
        arguments: Vec<ProofValue>,
    ) -> OrHalt<Option<ProofValue>> {
        let effects = function.attrs.memory.unwrap_or(MemoryEffects::UNKNOWN);
        if allocates(function) {
            return Err(unsupported(ALLOCATES));
        }
        if is_pure(function, effects) {
            return self.pure(function, call.ret, &arguments);
        }
        if self.events.len() >= MAX_CALLS {
            return Err(Halt::Excess("many calls"));
        }
        let number = self.events.len() as u32;
        let passed = self.passed(memory, &arguments);
        let reads = (effects.other.reads(), effects.argument.reads());
        let reached = self.reached(memory, &passed, reads);
        let contents = reached.into_iter().map(|object| self.contents(memory, object));
        let contents = contents.collect::<Result<_, _>>()?;
        let arguments = arguments.iter().map(|argument| self.renamed(memory, argument)).collect();
        self.events.push(ProofEvent { callee: function.name.clone(), arguments, memory: contents });
        let must = function.attrs.flags.has(FunctionAttr::WillReturn);
        let returns = self.answer(number, OutsideQuestion::Returns, 0);
        if stops(function) || !must && !self.decide(returns)? {
            return Err(Halt::Stopped);
        }
        let writes = (effects.other.writes(), effects.argument.writes());
        for object in self.reached(memory, &passed, writes) {
            self.overwrite(memory, object, number)?;
        }
        self.result(memory, function, call.ret, number)
    }
}

impl<'m> ProofDomain<'m> {
    /// An input bit that answers a question about call `number`.
    fn answer(&mut self, number: u32, question: OutsideQuestion, bit: u32) -> Lit {
        let which = match question {
            OutsideQuestion::Returns => 0,
            OutsideQuestion::Writes => 1,
            OutsideQuestion::Pointer(leaf) => 2 + leaf % 64,
            OutsideQuestion::Result(leaf) => 66 + leaf % 64,
            OutsideQuestion::Contents(object, byte) => 130 + (object % 16) * 32 + byte % 32,
        };
        let call = FIRST_ANSWER + (number % 64) * ANSWERS;
        self.session.input(call + which * ANSWER_BITS + bit)
    }

    /// The result of a function that depends on its arguments only: equal arguments have equal results.
    fn pure(
        &mut self,
        function: &Function,
        ty: TypeId,
        arguments: &[ProofValue],
    ) -> OrHalt<Option<ProofValue>> {
        if ty == TypeId::VOID {
            return Ok(None);
        }
        let scalars = || arguments.iter().flatten();
        if scalars().any(|scalar| scalar.base != Base::Nothing) {
            return Err(unsupported("a pointer for a pure function"));
        }
        let poison: Vec<Lit> = scalars().map(|scalar| scalar.poison).collect();
        let poison = circuits::any(self.graph(), &poison);
        let undef = arguments.iter().any(|argument| self.is_undef(argument));
        if undef || self.decide(poison)? {
            return Err(unsupported("undef or poison for an unknown function"));
        }
        let arguments: Vec<Lit> = scalars().flat_map(|scalar| scalar.bits.iter().copied()).collect();
        let callee = function.name.clone();
        let calls = &self.session.pure_calls;
        if let Some(call) = calls.iter().find(|call| call.callee == callee && call.arguments == arguments) {
            return Ok(Some(call.result.clone()));
        }
        let number = 64 + calls.len() as u32;
        let result = self.numbers_of(ty, number)?;
        let bits = |value: &ProofValue| -> Vec<Lit> {
            value.iter().flat_map(|scalar| scalar.bits.iter().copied()).collect()
        };
        for at in 0..self.session.pure_calls.len() {
            let call = &self.session.pure_calls[at];
            if call.callee != callee || call.arguments.len() != arguments.len() {
                continue;
            }
            let (others, theirs) = (call.arguments.clone(), bits(&call.result));
            let graph = self.graph();
            let same = circuits::equal(graph, &arguments, &others);
            let equal = circuits::equal(graph, &bits(&result), &theirs);
            let axiom = graph.or(!same, equal);
            self.session.axioms.push(axiom);
        }
        self.session.pure_calls.push(PureCall { callee, arguments, result: result.clone() });
        Ok(Some(result))
    }

    /// Numbers that call `number` returns.
    fn numbers_of(&mut self, ty: TypeId, number: u32) -> OrHalt<ProofValue> {
        let shape = self.context.shape(ty)?;
        let mut value = ProofValue::new();
        for (at, leaf) in (0..).zip(&shape.leaves) {
            if leaf.is_pointer() {
                return Err(unsupported("a pointer of an unknown function"));
            }
            let bits = (0..leaf.width).map(|bit| self.answer_of(number, at, bit)).collect();
            value.push(ScalarBits::number(bits, Lit::FALSE));
        }
        Ok(value)
    }

    fn answer_of(&mut self, number: u32, leaf: u32, bit: u32) -> Lit {
        // Pure calls have numbers of their own, behind those of all events.
        match number.checked_sub(64) {
            None => self.answer(number, OutsideQuestion::Result(leaf), bit),
            Some(pure) => {
                let at = FIRST_ANSWER * 2 + (pure % 256) * (ANSWER_BITS * 64) + (leaf % 64) * ANSWER_BITS;
                self.session.input(at + bit)
            }
        }
    }

    /// The result of a call: numbers, or null or a pointer to a shared object.
    fn result(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        function: &Function,
        ty: TypeId,
        number: u32,
    ) -> OrHalt<Option<ProofValue>> {
        if ty == TypeId::VOID {
            return Ok(None);
        }
        let shape = self.context.shape(ty)?;
        let mut value = ProofValue::new();
        for (at, leaf) in (0..).zip(&shape.leaves) {
            value.push(match leaf.is_pointer() {
                true => self.pointer(memory, function, number, at)?,
                false => {
                    let bits = (0..leaf.width).map(|bit| self.answer_of(number, at, bit)).collect();
                    ScalarBits::number(bits, Lit::FALSE)
                }
            });
        }
        Ok(Some(value))
    }

    fn pointer(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        function: &Function,
        number: u32,
        leaf: u32,
    ) -> OrHalt<ScalarBits> {
        let objects: Vec<u32> = self
            .shared
            .iter()
            .filter_map(|&index| memory.object(index))
            .map(|object| object.serial)
            .collect();
        for (at, serial) in (0..).zip(objects) {
            let this = self.answer(number, OutsideQuestion::Pointer(leaf), at);
            if self.decide(this)? {
                return Ok(ScalarBits::pointer(Base::Object(serial), 0));
            }
        }
        match function.ret_attrs.has(ParamAttr::NonNull) {
            true => Err(unsupported("a result that is not null")),
            false => Ok(ScalarBits::pointer(Base::Nothing, 0)),
        }
    }

    /// The objects that a call may access, by their index in memory: those that are shared or have escaped, and those
    /// that it was passed.
    fn reached(
        &self,
        memory: &Memory<ProofDomain<'m>>,
        passed: &[usize],
        (other, argument): (bool, bool),
    ) -> Vec<usize> {
        let escaped = self.escaped.iter().filter_map(|&serial| memory.index_of(serial));
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
            if !self.shared.contains(&index) && !self.escaped.contains(&serial) {
                self.escaped.push(serial);
            }
        }
        passed.retain(|&index| memory.object(index).is_some_and(|object| !object.constant));
        passed
    }

    /// The place of an object in the order of shared and escaped ones, which is the same for source and target.
    fn order(&self, memory: &Memory<ProofDomain<'m>>, object: usize) -> Option<u32> {
        let shared = self.shared.iter().position(|&index| index == object);
        let escaped = || self.escaped.iter().position(|&serial| memory.index_of(serial) == Some(object));
        let order = shared.or_else(|| escaped().map(|order| order + self.shared.len()))?;
        Some(order as u32)
    }

    fn renamed(&self, memory: &Memory<ProofDomain<'m>>, argument: &ProofValue) -> ProofValue {
        let mut argument = argument.clone();
        for scalar in &mut argument {
            let Base::Object(serial) = scalar.base else { continue };
            let index = memory.index_of(serial);
            if index.is_some_and(|index| self.shared.contains(&index)) {
                continue;
            }
            if let Some(order) = index.and_then(|index| self.order(memory, index)) {
                scalar.base = Base::Object(FIRST_LOCAL + order);
            }
        }
        argument
    }

    /// Fills an object with what the called function writes, if it writes.
    fn overwrite(&mut self, memory: &mut Memory<ProofDomain<'m>>, object: usize, number: u32) -> OrHalt<()> {
        let size = memory.object(object).map_or(0, |object| object.size());
        let order = self.order(memory, object).ok_or(unsupported("an object that is not shared"))?;
        if size > 32 || order >= 16 {
            return Err(Halt::Excess("memory that a call may write"));
        }
        let start = AccessRange::start(object);
        let mut bits = memory.read(start, Bits(0), size * 8, self);
        let writes = self.answer(number, OutsideQuestion::Writes, 0);
        let whole = bits.iter().any(|bit| bit.address);
        if whole && !self.decide(writes)? {
            return Ok(());
        }
        for (at, bit) in (0..).zip(&mut bits) {
            let written = self.answer(number, OutsideQuestion::Contents(order, at / 8), at % 8);
            let graph = self.graph();
            *bit = match whole {
                true => MemoryBit::of(written),
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

    /// The contents of an object, bit by bit.
    pub(super) fn contents(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        object: usize,
    ) -> OrHalt<Vec<VisibleBit>> {
        let size = memory.object(object).map_or(0, |object| object.size());
        let bits = memory.read(AccessRange::start(object), Bits(0), size * 8, self);
        let base = |byte: usize| memory.object(object).and_then(|object| object.pointers.get(&byte).copied());
        let visible = bits.into_iter().enumerate().map(|(at, bit)| {
            let base = base(at / 8).filter(|_| bit.address).unwrap_or(Base::Nothing);
            match base {
                Base::Nothing if bit.address => Err(unsupported("parts of an address")),
                Base::Object(serial) if !self.is_shared(memory, serial) => {
                    Err(unsupported("address of a local object in memory"))
                }
                base => Ok(VisibleBit { value: bit.value, poison: bit.poison, base }),
            }
        });
        visible.collect()
    }

    fn is_shared(&self, memory: &Memory<ProofDomain<'m>>, serial: u32) -> bool {
        memory.index_of(serial).is_some_and(|index| self.shared.contains(&index))
    }
}
