//! Calls of functions that the module does not define, in one world: see [`World`].
//!
//! Such a call is an event with the arguments and the memory that the function may read; it may not return, may write
//! what it can reach, and its result is a number of the world. A function that writes nothing is a function of its
//! arguments and of what it reads, and no event: a compiler may remove and repeat calls of it.

use std::hash::BuildHasher;

use rustc_hash::FxBuildHasher;

use ir::{
    Bits, Call, Function, FunctionAttr, MemoryEffect, MemoryEffects, ParamAttr, ParamAttrs, Passing, TypeId,
};
use semantics::UbKind;

use super::call_promises::CallPromises;
use super::domain::{Halt, OrHalt, SetDomain, unsupported};
use super::external_world::{World, WorldQuestion, mixed};
use super::memory::Bit;
use super::outcome::Event;
use super::value::{Pointer, Scalar, Value, ValueSet};
use crate::machine::access::NULL_MEMORY;
use crate::machine::builtin::{BuiltinFunction, stops};
use crate::machine::domain::ExternalCall;
use crate::machine::memory::{AccessRange, Memory};
use crate::machine::origin::ObjectName;
use crate::machine::promises::{call_has, effects_of};
use crate::machine::vocabulary::EscapedObject;
use crate::shape::ScalarLeaf;
use semantics::c_library;

/// Functions that allocate or free, which a compiler may remove and add: they are no events, and what they do is not
/// modelled here.
const ALLOCATING: [&str; 11] = [
    "malloc",
    "calloc",
    "realloc",
    "reallocf",
    "aligned_alloc",
    "posix_memalign",
    "strdup",
    "free",
    "_Znwm",
    "_Znam",
    "_ZdlPv",
];

/// Limit on the calls of one execution.
const MAX_CALLS: usize = 64;

/// The number by which an event names the first object that is not shared; the others follow.
pub(super) const FIRST_LOCAL: u32 = 1 << 30;

/// Objects by their serial numbers, each with the distance from its start, in bytes, of the pointer that a call knows.
type OwnObjects = Vec<(u32, i64)>;

impl<'m> SetDomain<'m> {
    /// A call in the world of `world`.
    pub(crate) fn outside(
        &mut self,
        world: World,
        memory: &mut Memory<SetDomain<'m>>,
        ExternalCall { function, call, must_return, may_unwind, inherited, .. }: ExternalCall<'_>,
        arguments: Vec<ValueSet>,
    ) -> OrHalt<Option<ValueSet>> {
        let effects = observed_effects(function, call);
        if allocates(function) {
            return Err(unsupported(ALLOCATES));
        }
        if only_writes_arguments(effects, function, call) {
            return self.quiet_writer(world, memory, function, call, arguments);
        }
        if only_reads(effects, function) {
            return self.reader(world, memory, (function, call, may_unwind), arguments);
        }
        if self.events.len() >= MAX_CALLS {
            return Err(Halt::Excess("many calls"));
        }
        let number = self.events.len() as u64;
        let captured = captured_arguments(function, call);
        let escaped = self.escaped.len();
        let passed = self.passed(memory, &arguments);
        let (only_read, only_written) =
            (read_only_arguments(function, call), write_only_arguments(function, call));
        let mut reached = if effects.other.reads() { self.reachable(memory, escaped) } else { Vec::new() };
        if effects.argument.reads() {
            reached.extend(self.passed_through(memory, &passed, &arguments, &only_written));
        }
        reached.sort_unstable_by_key(|&object| self.order(memory, object));
        reached.dedup();
        let origins = reached.iter().map(|&object| self.origin(memory, object) as usize * 8).collect();
        let contents = reached.into_iter().map(|object| self.contents(memory, object));
        let contents = contents.collect::<Result<_, _>>()?;
        let renamed = arguments.iter().zip(&captured);
        let renamed = renamed.map(|(argument, captured)| self.renamed(memory, argument, *captured)).collect();
        let (callee, promises) = (function.name.clone(), CallPromises::for_call(function, call, inherited));
        self.events.push(Event {
            callee,
            arguments: renamed,
            memory: contents,
            origins,
            promises,
            must_return,
        });
        let must = call_has(function, call, FunctionAttr::WillReturn) && !may_unwind;
        let returns = must || world.returns(number);
        if stops(function) || !returns {
            return Err(Halt::Stopped);
        }
        if world.frees(number) && !call_has(function, call, FunctionAttr::NoFree) {
            self.freed = true;
        }
        if world.writes(number) {
            let mut written =
                if effects.other.writes() { self.reachable(memory, escaped) } else { Vec::new() };
            if effects.argument.writes() {
                written.extend(self.passed_through(memory, &passed, &arguments, &only_read));
            }
            written.sort_unstable();
            written.dedup();
            written.retain(|&object| memory.object(object).is_some_and(|object| !object.constant));
            written.into_iter().for_each(|object| self.overwrite(world, memory, object, number));
        }
        // What the function does not keep, later calls do not reach.
        let kept = arguments.iter().zip(&captured).filter(|(_, captured)| **captured);
        let kept: Vec<ValueSet> = kept.map(|(argument, _)| argument.clone()).collect();
        let kept: Vec<usize> = self.pointed_to(memory, &kept).collect();
        let mut at = 0;
        self.escaped.retain(|&EscapedObject { serial, .. }| {
            at += 1;
            at <= escaped || memory.index_of(serial).is_some_and(|index| kept.contains(&index))
        });
        let detail = world.answer(WorldQuestion::Result, number, 0);
        self.result(world, memory, function, call.ret, detail)
    }

    /// A call of a function that writes nothing, in the world of `world`: what it does depends on its arguments and what
    /// it reads alone, and nobody sees that it was called.
    fn reader(
        &mut self,
        world: World,
        memory: &Memory<SetDomain<'m>>,
        (function, call, may_unwind): (&Function, &Call, bool),
        arguments: Vec<ValueSet>,
    ) -> OrHalt<Option<ValueSet>> {
        let effects = effects_of(function, call);
        let passed: Vec<usize> = self.pointed_to(memory, &arguments).collect();
        let mut words = vec![of_arguments(function, &arguments)?];
        if effects.other.reads() || effects.inaccessible.reads() {
            // Another call may have changed what it reads.
            words.push(self.events.len() as u64);
        }
        let reached =
            if effects.other.reads() { self.reachable(memory, self.escaped.len()) } else { Vec::new() };
        let reached = reached.into_iter().chain(passed.into_iter().filter(|_| effects.argument.reads()));
        for object in reached.collect::<std::collections::BTreeSet<_>>() {
            words.push(FxBuildHasher.hash_one(self.contents(memory, object)?));
        }
        let detail = mixed(&words);
        if world.reader_is_undefined(detail) && !call_has(function, call, FunctionAttr::Speculatable) {
            return Err(UbKind::UndefinedCallee.into());
        }
        let comes_back = call_has(function, call, FunctionAttr::Speculatable)
            || call_has(function, call, FunctionAttr::WillReturn) && !may_unwind;
        if !comes_back && !world.reader_returns(detail) {
            return Err(Halt::Stopped);
        }
        self.result(world, memory, function, call.ret, detail)
    }

    /// A call of a function that writes only what its arguments point to, in the world of `world`: what it does depends on its arguments
    /// and what it reads alone, and nobody sees that it was called.
    fn quiet_writer(
        &mut self,
        world: World,
        memory: &mut Memory<SetDomain<'m>>,
        function: &Function,
        call: &Call,
        arguments: Vec<ValueSet>,
    ) -> OrHalt<Option<ValueSet>> {
        let effects = effects_of(function, call);
        let captured = captured_arguments(function, call);
        let (only_read, only_written) =
            (read_only_arguments(function, call), write_only_arguments(function, call));
        let (named, own) = self.named_by_arguments(memory, &arguments, &captured)?;
        let mut words = vec![of_arguments(function, &named)?];
        let through = |domain: &Self, excluded: &[bool]| -> Vec<usize> {
            let open = arguments.iter().zip(excluded).filter(|(_, excluded)| !**excluded);
            let open: Vec<ValueSet> = open.map(|(argument, _)| argument.clone()).collect();
            domain.pointed_to(memory, &open).collect()
        };
        let (readable, writable) = (through(self, &only_written), through(self, &only_read));
        if effects.argument.reads() {
            for object in readable.into_iter().collect::<std::collections::BTreeSet<_>>() {
                if !self.shared.contains(&object) {
                    // It may be a part of a larger one in the other function.
                    return Err(unsupported("a local object that an unknown function reads"));
                }
                words.push(FxBuildHasher.hash_one(self.contents(memory, object)?));
            }
        }
        let detail = mixed(&words);
        if world.reader_is_undefined(detail) && !call_has(function, call, FunctionAttr::Speculatable) {
            return Err(UbKind::UndefinedCallee.into());
        }
        if !call_has(function, call, FunctionAttr::WillReturn) && !world.reader_returns(detail) {
            return Err(Halt::Stopped);
        }
        self.write_quietly(world, memory, (detail, &own), writable);
        self.result(world, memory, function, call.ret, detail)
    }

    /// The arguments of a call that is no event, with its own objects named by the arguments that point to them; and these objects, each
    /// with the distance of the pointer from the start.
    fn named_by_arguments(
        &self,
        memory: &Memory<SetDomain<'m>>,
        arguments: &[ValueSet],
        captured: &[bool],
    ) -> OrHalt<(Vec<ValueSet>, OwnObjects)> {
        // Objects that are not shared, in the order of the arguments that point to them; source and target may have others before.
        let mut own: Vec<(u32, i64)> = Vec::new();
        let mut named = Vec::new();
        for (argument, captured) in arguments.iter().zip(captured) {
            let Some(value) = argument.defined() else {
                return Err(unsupported("undef or poison for an unknown function"));
            };
            let mut lanes = Vec::new();
            for scalar in &value.0 {
                let Scalar::Pointer(pointer) = *scalar else {
                    lanes.push(*scalar);
                    continue;
                };
                let shared = match memory.index_of(pointer.object) {
                    Some(index) => self.shared.contains(&index),
                    None => true,
                };
                if shared {
                    lanes.push(*scalar);
                    continue;
                }
                if *captured {
                    return Err(unsupported("a local object that a function may keep"));
                }
                let known = own.iter().position(|(object, _)| *object == pointer.object);
                let at = known.unwrap_or_else(|| {
                    own.push((pointer.object, pointer.offset));
                    own.len() - 1
                });
                let offset = pointer.offset.wrapping_sub(own[at].1);
                lanes.push(Scalar::Pointer(Pointer { object: FIRST_LOCAL + at as u32, offset }));
            }
            named.push(ValueSet::single(Value(lanes.into_iter().collect())));
        }
        Ok((named, own))
    }

    /// Fills objects with what a call that is no event writes in a world, if it writes.
    fn write_quietly(
        &mut self,
        world: World,
        memory: &mut Memory<SetDomain<'m>>,
        (detail, own): (u64, &[(u32, i64)]),
        writable: Vec<usize>,
    ) {
        for object in writable.into_iter().collect::<std::collections::BTreeSet<_>>() {
            let Some(of) = memory.object(object).filter(|of| !of.constant && world.number != 0) else {
                continue;
            };
            let (serial, size) = (of.serial, of.size());
            let known = own.iter().enumerate().find(|(_, (own, _))| *own == serial);
            let (name, origin) = known.map_or((object as u64, 0), |(at, (_, origin))| {
                (u64::from(FIRST_LOCAL) + at as u64, *origin as u64)
            });
            for at in 0..size {
                let byte = mixed(&[u64::from(world.number), detail, name, at.wrapping_sub(origin)]);
                if world.number != 1 && byte.is_multiple_of(3) {
                    continue;
                }
                let bits: Vec<Bit> = (0..8).map(|bit| Bit::Known(byte >> (8 + bit) & 1 != 0)).collect();
                memory.write(AccessRange::start(object), Bits(at * 8), &bits, self);
            }
        }
    }

    /// The objects that arguments point to, by their index in memory.
    fn pointed_to<'a>(
        &self,
        memory: &'a Memory<SetDomain<'m>>,
        arguments: &'a [ValueSet],
    ) -> impl Iterator<Item = usize> + 'a {
        let scalars = arguments.iter().flat_map(|set| set.values()).flat_map(|value| &value.0);
        scalars.filter_map(|scalar| match *scalar {
            Scalar::Pointer(pointer) => memory.index_of(pointer.object),
            Scalar::Bits(_) | Scalar::Poison => None,
        })
    }

    /// The objects that arguments point to, by their index in memory. Those that were not shared have escaped from now on.
    fn passed(&mut self, memory: &Memory<SetDomain<'m>>, arguments: &[ValueSet]) -> Vec<usize> {
        let scalars = arguments.iter().flat_map(|set| set.values()).flat_map(|value| &value.0);
        let mut passed = Vec::new();
        for scalar in scalars {
            let Scalar::Pointer(pointer) = *scalar else { continue };
            let Some(index) = memory.index_of(pointer.object) else { continue };
            passed.push(index);
            let known = self.escaped.iter().any(|escaped| escaped.serial == pointer.object);
            if !self.shared.contains(&index) && !known {
                let size = memory.size_of(pointer.object).map_or(0, |size| size.0);
                let origin = u64::try_from(pointer.offset).ok().filter(|&origin| origin <= size).unwrap_or(0);
                self.escaped.push(EscapedObject { serial: pointer.object, origin });
            }
        }
        // The contents of constants of the module are known.
        passed.retain(|&index| {
            let constant = memory.object(index).is_some_and(|object| object.constant);
            !constant || index >= self.context.module.globals.len()
        });
        passed
    }

    /// The objects among those passed to which an argument points that is not excluded. To an object that nobody else knows, what an
    /// argument promises (LangRef "readonly", "writeonly") is all that the call may do.
    fn passed_through(
        &self,
        memory: &Memory<SetDomain<'m>>,
        passed: &[usize],
        arguments: &[ValueSet],
        excluded: &[bool],
    ) -> Vec<usize> {
        let open = arguments.iter().zip(excluded).filter(|(_, excluded)| !**excluded);
        let open: Vec<ValueSet> = open.map(|(argument, _)| argument.clone()).collect();
        let open: Vec<usize> = self.pointed_to(memory, &open).collect();
        passed.iter().copied().filter(|object| open.contains(object)).collect()
    }

    /// The shared objects, and the alive ones among the first `escaped` others that have escaped.
    fn reachable(&self, memory: &Memory<SetDomain<'m>>, escaped: usize) -> Vec<usize> {
        let escaped = self.escaped.iter().take(escaped);
        let escaped = escaped.filter_map(|escaped| memory.index_of(escaped.serial));
        self.shared.iter().copied().chain(escaped).collect()
    }

    /// The place of an object among those that calls may access: shared ones, then others in the order of escape.
    fn order(&self, memory: &Memory<SetDomain<'m>>, object: usize) -> (bool, usize) {
        let escaped = |escaped: &EscapedObject| memory.index_of(escaped.serial) == Some(object);
        match self.shared.contains(&object) {
            true => (false, object),
            false => (true, self.escaped.iter().position(escaped).unwrap_or(usize::MAX)),
        }
    }

    /// The distance from an object's start of the place that calls know of it, in bytes.
    fn origin(&self, memory: &Memory<SetDomain<'m>>, object: usize) -> u64 {
        let escaped = |escaped: &&EscapedObject| memory.index_of(escaped.serial) == Some(object);
        let escaped = self.escaped.iter().find(escaped).filter(|_| !self.shared.contains(&object));
        escaped.map_or(0, |escaped| escaped.origin)
    }

    /// The argument as an event shows it: a pointer to an object that is not shared names it by the order of escape,
    /// because source and target may have other objects before it, and is as far from the place that the function knows first. An
    /// object of the caller's whose address the function may keep is itself.
    fn renamed(&self, memory: &Memory<SetDomain<'m>>, argument: &ValueSet, captured: bool) -> ValueSet {
        let rename = |scalar: &Scalar| match *scalar {
            Scalar::Pointer(Pointer { object, offset }) => {
                let index =
                    memory.index_of(object).and_then(|index| memory.object(index).map(|of| (index, of)));
                let local = index.is_some_and(|(index, of)| {
                    let of_caller =
                        matches!(of.name, ObjectName::Parameter(at) if !self.copies.contains(&at));
                    !(self.shared.contains(&index) || captured && of_caller)
                });
                let order = self.escaped.iter().position(|escaped| escaped.serial == object);
                match order.filter(|_| local) {
                    Some(order) => Scalar::Pointer(Pointer {
                        object: FIRST_LOCAL + order as u32,
                        offset: offset.wrapping_sub(self.escaped[order].origin as i64),
                    }),
                    None => *scalar,
                }
            }
            other => other,
        };
        let values = argument.values().iter().map(|value| Value(value.0.iter().map(rename).collect()));
        ValueSet::new(values.collect()).unwrap_or_else(|| argument.clone())
    }

    /// Fills an object with what the called function writes.
    fn overwrite(&mut self, world: World, memory: &mut Memory<SetDomain<'m>>, object: usize, call: u64) {
        let size = memory.object(object).map_or(0, |object| object.size());
        // Objects that are not shared have other numbers in source and target.
        let name = match self.shared.contains(&object) {
            true => object as u64,
            false => {
                let escaped = |escaped: &EscapedObject| memory.index_of(escaped.serial) == Some(object);
                self.escaped.iter().position(escaped).map_or(0, |order| u64::from(FIRST_LOCAL) + order as u64)
            }
        };
        let origin = self.origin(memory, object);
        let byte = |at: u64| {
            let at = at.wrapping_sub(origin);
            world.answer(WorldQuestion::Contents, call, mixed(&[name, at])) as u8
        };
        let bits = (0..size).flat_map(|at| (0..8).map(move |bit| (at, bit)));
        let bits: Vec<Bit> = bits.map(|(at, bit)| Bit::Known(byte(at) >> bit & 1 != 0)).collect();
        memory.write(AccessRange::start(object), Bits(0), &bits, self);
    }

    /// A result of type `ty` that `detail` decides.
    fn result(
        &mut self,
        world: World,
        memory: &Memory<SetDomain<'m>>,
        function: &Function,
        ty: TypeId,
        detail: u64,
    ) -> OrHalt<Option<ValueSet>> {
        if ty == TypeId::VOID {
            return Ok(None);
        }
        let shape = self.context.shape(ty)?;
        super::memory::supported(shape)?;
        let scalar = |(at, leaf): (u64, &ScalarLeaf)| match leaf.is_pointer() {
            _ if world.is_poisonous() && !function.ret_attrs.has(ParamAttr::NoUndef) => Ok(Scalar::Poison),
            true => self.pointer(memory, function, mixed(&[detail, at])),
            false if world.number == 0 => Ok(Scalar::Bits(0)),
            false => {
                let number = mixed(&[detail, at]);
                // A third of the numbers are small, since programs rather test for such than for any other.
                let number = if number.is_multiple_of(3) { number >> 8 & 3 } else { number };
                let number = u128::from(number) | u128::from(mixed(&[number])) << 64;
                Ok(Scalar::Bits(number & u128::MAX >> (128 - leaf.width.clamp(1, 128))))
            }
        };
        let scalars = (0..).zip(&shape.leaves).map(scalar).collect::<Result<_, _>>()?;
        Ok(Some(ValueSet::single(Value(scalars))))
    }

    /// True for the object that stands for memory at address 0, to which null points and nothing else.
    fn is_at_null(&self, index: usize) -> bool {
        self.context.module.globals.get(index).is_some_and(|global| global.name == NULL_MEMORY)
    }

    /// Null, or a pointer to a shared object.
    fn pointer(&self, memory: &Memory<SetDomain<'m>>, function: &Function, number: u64) -> OrHalt<Scalar> {
        if function.ret_attrs.has(ParamAttr::NoAlias) {
            return Err(unsupported(ALLOCATES));
        }
        let objects: Vec<_> = self
            .reachable(memory, self.escaped.len())
            .into_iter()
            .filter(|&index| !self.is_at_null(index))
            .filter_map(|index| memory.object(index))
            .collect();
        match objects.get(number as usize % (objects.len() + 1)) {
            Some(object) => Ok(Scalar::Pointer(Pointer { object: object.serial, offset: 0 })),
            None => Ok(Scalar::Pointer(Pointer::NULL)),
        }
    }
}

/// True if calls of a function with these effects are no events: they write nothing.
pub(crate) fn only_reads(effects: MemoryEffects, function: &Function) -> bool {
    let MemoryEffects { argument, inaccessible, other } = effects;
    !argument.writes() && !inaccessible.writes() && !other.writes() && !stops(function)
}

/// True if calls of a function with these effects are no events although they write: only what their arguments point to, and they do
/// not unwind.
pub(crate) fn only_writes_arguments(effects: MemoryEffects, function: &Function, call: &Call) -> bool {
    let MemoryEffects { argument, inaccessible, other } = effects;
    let apart = other == MemoryEffect::None && inaccessible == MemoryEffect::None;
    apart && argument.writes() && !stops(function) && call_has(function, call, FunctionAttr::NoUnwind)
}

/// The refusal of functions that allocate.
pub(crate) const ALLOCATES: &str = "a function that allocates";

/// True if a pass may know more of a function without a body than the engines do.
pub(crate) fn is_opaque(function: &Function) -> bool {
    let name = function.name.as_str();
    let named = c_library::is_known(name) || name.starts_with("llvm.");
    let modelled = BuiltinFunction::recognize(function).is_some() || stops(function);
    function.is_declaration() && named && !modelled
}

/// For each argument of a call, whether the function does not write through it.
pub(crate) fn read_only_arguments(function: &Function, call: &Call) -> Vec<bool> {
    let only = |attrs: &ParamAttrs| attrs.has(ParamAttr::ReadOnly) || attrs.has(ParamAttr::ReadNone);
    let declared = |at: usize| function.params.get(at).is_some_and(|param| only(&param.attrs));
    call.args.iter().enumerate().map(|(at, (_, attrs))| only(attrs) || declared(at)).collect()
}

/// For each argument of a call, whether the function does not read through it.
pub(crate) fn write_only_arguments(function: &Function, call: &Call) -> Vec<bool> {
    let only = |attrs: &ParamAttrs| attrs.has(ParamAttr::WriteOnly) || attrs.has(ParamAttr::ReadNone);
    let declared = |at: usize| function.params.get(at).is_some_and(|param| only(&param.attrs));
    call.args.iter().enumerate().map(|(at, (_, attrs))| only(attrs) || declared(at)).collect()
}

/// For each argument of a call, whether the function may keep it beyond the call. LangRef "captures".
pub(crate) fn captured_arguments(function: &Function, call: &Call) -> Vec<bool> {
    // A copy ends with the call.
    let copied = |attrs: &ParamAttrs| matches!(attrs.passing, Passing::ByVal(_));
    let kept = |attrs: &ParamAttrs| !attrs.has(ParamAttr::NoCapture) && !copied(attrs);
    let declared = |at: usize| function.params.get(at).is_none_or(|param| kept(&param.attrs));
    call.args.iter().enumerate().map(|(at, (_, attrs))| kept(attrs) && declared(at)).collect()
}

/// True if a function allocates or frees memory.
pub(crate) fn allocates(function: &Function) -> bool {
    function.ret_attrs.has(ParamAttr::NoAlias) || ALLOCATING.contains(&function.name.as_str())
}

/// The memory that a call may access. What a trap leaves nobody looks at.
pub(crate) fn observed_effects(function: &Function, call: &Call) -> MemoryEffects {
    if function.name.starts_with("llvm.") && stops(function) {
        return MemoryEffects::uniform(MemoryEffect::None);
    }
    let effects = effects_of(function, call);
    if !call_has(function, call, FunctionAttr::Speculatable) {
        return effects;
    }
    // LangRef "speculatable": the function has no effects besides calculating its result.
    effects.intersection(MemoryEffects::uniform(MemoryEffect::Read))
}

/// A number that depends on a pure function and its arguments.
fn of_arguments(function: &Function, arguments: &[ValueSet]) -> OrHalt<u64> {
    let mut words: Vec<u64> = function.name.bytes().map(u64::from).collect();
    for argument in arguments {
        let value = argument.defined().ok_or(unsupported("undef or poison for an unknown function"))?;
        words.extend(value.0.iter().map(|scalar| match *scalar {
            Scalar::Bits(bits) => mixed(&[bits as u64, (bits >> 64) as u64]),
            Scalar::Pointer(Pointer { object, offset }) => mixed(&[u64::from(object), offset as u64]),
            Scalar::Poison => 0,
        }));
    }
    Ok(mixed(&words))
}
