//! Enumeration of all executions of a function on one input.

use std::cell::Cell;

use ir::{BinaryOp, BlockId, FuncId, Module, Op, ProgramPoint, Terminator};
use semantics::{Config, ExecutionLimits, Semantics, Unsupported};

use super::domain::{Halt, OrHalt, SetDomain, unsupported};
use super::input::{Input, ObjectSharing};
use super::memory::UNSUPPORTED_TYPE;
use super::outcome::{Behaviour, Behaviours, Ending, Inconclusive};
use super::{EnumerationLimits, FunctionRef};
use crate::choice_path::ChoicePath;
use crate::context::ModuleContext;
use crate::machine::Machine;
use crate::time_limit::{TIME_IS_OVER, is_over};

/// Limit on the bytes of all objects.
const MEMORY: u64 = 1 << 16;

/// All behaviours of a function on `input` under `semantics`.
///
/// # Errors
///
/// The enumeration exceeds its limits, or the function does something that this engine does not support.
pub fn behaviours(
    subject: FunctionRef<'_>,
    input: &Input,
    semantics: Semantics,
    limits: EnumerationLimits,
) -> Result<Behaviours, Inconclusive> {
    Enumeration::new(subject.module, semantics, limits)?.behaviours(subject.function, input)
}

/// A module, and the limits of the enumeration of its functions' executions.
pub(crate) struct Enumeration<'m> {
    pub(crate) context: ModuleContext<'m>,
    pub(crate) limits: EnumerationLimits,
    executions: Cell<u64>,
}

impl<'m> Enumeration<'m> {
    /// # Errors
    ///
    /// The module is malformed.
    pub(crate) fn new(
        module: &'m Module,
        semantics: Semantics,
        limits: EnumerationLimits,
    ) -> Result<Enumeration<'m>, Inconclusive> {
        let EnumerationLimits { fuel, depth, .. } = limits;
        let of_one = ExecutionLimits { fuel, frames: depth.saturating_sub(1), memory: MEMORY };
        let context = ModuleContext::new(module, Config { semantics, limits: of_one });
        let context = context.map_err(|_| Inconclusive::Unsupported("malformed module"))?;
        Ok(Enumeration { context, limits, executions: Cell::new(0) })
    }

    /// The executions so far.
    pub(crate) fn executions(&self) -> u64 {
        self.executions.get()
    }

    /// All behaviours of `function` on `input`.
    pub(crate) fn behaviours(&self, function: FuncId, input: &Input) -> Result<Behaviours, Inconclusive> {
        let mut path = ChoicePath::default();
        let mut behaviours = Behaviours::new();
        for _ in 0..self.limits.executions {
            if is_over() {
                return Err(Inconclusive::TooLarge(TIME_IS_OVER));
            }
            self.executions.set(self.executions.get() + 1);
            behaviours.insert(self.behaviour(&mut path, function, input)?);
            if !path.advance() {
                return Ok(behaviours);
            }
        }
        Err(Inconclusive::TooLarge("many choices"))
    }

    /// One execution.
    fn behaviour(
        &self,
        path: &mut ChoicePath<()>,
        function: FuncId,
        input: &Input,
    ) -> Result<Behaviour, Inconclusive> {
        let domain = SetDomain::new(&self.context, self.limits, path);
        let mut machine = Machine::new(&self.context, domain);
        let ending = match execute(&mut machine, function, input) {
            Ok(ending) => ending,
            Err(Halt::Undefined(kind, ())) => Ending::Undefined(kind),
            Err(Halt::Stopped) => Ending::Stopped,
            Err(Halt::OutOfFuel) if stays_for_ever(machine.module, machine.place) => Ending::Endless,
            Err(Halt::OutOfFuel) => Ending::OutOfFuel,
            Err(Halt::Unsupported(reason)) => return Err(inconclusive(reason)),
            Err(Halt::OutOfTime) => return Err(Inconclusive::TooLarge(TIME_IS_OVER)),
            Err(Halt::Excess(limit)) => return Err(Inconclusive::TooLarge(limit)),
        };
        let mut events = machine.domain.events;
        if matches!(ending, Ending::Undefined(_)) {
            while events.pop_if(|event| event.must_return).is_some() {}
        }
        Ok(Behaviour { events, ending })
    }
}

/// True if a run at this place goes around blocks that nothing leaves: they jump to each other, and do nothing that could end the run.
fn stays_for_ever(module: &Module, place: ProgramPoint) -> bool {
    let Some(function) = module.functions.get(place.function.index()) else { return false };
    let mut seen: Vec<BlockId> = Vec::new();
    let mut at = place.block;
    loop {
        if seen.contains(&at) {
            return true;
        }
        seen.push(at);
        let Some(block) = function.blocks.get(at.index()) else { return false };
        let harmless = |op: &Op| match op {
            Op::Choice(_) | Op::Compare(_) | Op::Cast(_) | Op::Freeze(_) => true,
            Op::Binary(binary) => {
                !matches!(binary.op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem)
            }
            _ => false,
        };
        match block.terminator {
            Terminator::Br(to) if block.instructions.iter().all(|of| harmless(&of.op)) => at = to,
            _ => return false,
        }
    }
}

fn execute(machine: &mut Machine<'_, SetDomain<'_>>, id: FuncId, input: &Input) -> OrHalt<Ending> {
    let function = machine.module.functions.get(id.index()).ok_or(unsupported("unknown function"))?;
    let fits = function.params.len() == input.arguments.len() && !function.varargs;
    if !fits || function.is_declaration() {
        return Err(unsupported("call with other arguments"));
    }
    machine.place_globals()?;
    input.lay_out(machine)?;
    machine.domain.world = input.world;
    machine.domain.common = machine.module.globals.len() + input.objects.len();
    machine.domain.shared = input.shared_objects(machine.module);
    let globals = machine.module.globals.len();
    let of_parameters = machine.domain.shared.iter().filter(|&&index| index >= globals);
    machine.domain.of_parameters = of_parameters.map(|&index| index as u32).collect();
    let objects = input.objects.iter().enumerate().filter(|(_, object)| object.sharing.is_visible());
    let objects = objects.map(|(at, _)| machine.module.globals.len() + at);
    let variables = machine.module.globals.iter().enumerate().filter(|(_, global)| !global.constant);
    let visible: Vec<usize> = variables.map(|(at, _)| at).chain(objects).collect();
    machine.domain.visible.clone_from(&visible);
    let copies = input.objects.iter().enumerate().filter(|(_, object)| object.sharing == ObjectSharing::Copy);
    machine.domain.copies = copies.map(|(at, _)| at as u32).collect();
    let value = machine.enter(id, input.arguments.clone())?;
    let common = machine.domain.common;
    let value = value.map(|value| machine.domain.returned(&machine.memory, common, value)).transpose()?;
    let own = machine.domain.own_objects(&machine.memory)?;
    let contents = visible.into_iter().map(|object| machine.domain.contents(&machine.memory, object));
    Ok(Ending::Returned { value, memory: contents.collect::<Result<_, _>>()?, own })
}

/// The machine's refusal, in the words of this engine.
fn inconclusive(reason: Unsupported) -> Inconclusive {
    match reason {
        Unsupported::Instruction(what) | Unsupported::Malformed(what) => Inconclusive::Unsupported(what),
        Unsupported::StackLimit => Inconclusive::TooLarge("deep recursion"),
        Unsupported::MemoryLimit => Inconclusive::TooLarge("large object"),
        Unsupported::WideInteger | Unsupported::LargeAggregate => Inconclusive::Unsupported(UNSUPPORTED_TYPE),
        Unsupported::ExternalGlobal(_) => Inconclusive::Unsupported("external global"),
        Unsupported::NoEntry | Unsupported::EntryParameters | Unsupported::ExternalFunction(_) => {
            Inconclusive::Unsupported("unknown function")
        }
    }
}
