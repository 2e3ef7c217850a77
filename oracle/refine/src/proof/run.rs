//! All runs of a function on one arrangement of its inputs.

use ir::FuncId;
use semantics::Unsupported;

use super::domain::{Halt, OrHalt, ProofDomain, Session, unsupported};
use super::pointer_arrangement::Arrangement;
use super::record::{ProofRun, ProofRunEnd};
use crate::choice_path::ChoicePath;
use crate::context::ModuleContext;
use crate::machine::Machine;
use crate::time_limit::{TIME_IS_OVER, is_over, spend};

/// Runs of one function.
const MAX_RUNS: usize = 400;

/// The effort of a run beside that of its nodes.
const EFFORT_OF_RUN: u64 = 1_000;

/// All runs of a function.
///
/// # Errors
/// There are too many, or the function does something that this engine does not support.
pub(super) fn runs(
    context: &ModuleContext<'_>,
    function: FuncId,
    arrangement: &Arrangement,
    session: &mut Session,
) -> Result<Vec<ProofRun>, &'static str> {
    let iterations = session.iterations;
    let mut path = ChoicePath::default();
    let mut runs = Vec::new();
    while runs.len() < MAX_RUNS {
        if is_over() {
            return Err(TIME_IS_OVER);
        }
        let nodes = session.graph.len();
        let domain = ProofDomain::new(context, session, &mut path);
        let mut machine = Machine::new(context, domain);
        machine.iterations = iterations;
        let end = match execute(&mut machine, function, arrangement) {
            Ok(end) => end,
            Err(Halt::Undefined(kind, _)) => ProofRunEnd::Undefined(kind),
            Err(Halt::Stopped) => ProofRunEnd::Stopped,
            Err(Halt::OutOfFuel) => {
                machine.domain.session.loops_are_cut |= machine.iterations == 0;
                ProofRunEnd::Unfinished
            }
            Err(Halt::OutOfTime) => return Err(TIME_IS_OVER),
            Err(Halt::Excess(limit)) => return Err(limit),
            Err(Halt::Unsupported(reason)) => return Err(sentence(reason)),
        };
        let mut events = machine.domain.events;
        if matches!(end, ProofRunEnd::Undefined(_)) {
            while events.pop_if(|event| event.must_return).is_some() {}
        }
        let condition = machine.domain.condition;
        spend(EFFORT_OF_RUN + (session.graph.len() - nodes) as u64);
        runs.push(ProofRun { condition, events, end });
        if !path.advance() {
            return Ok(runs);
        }
    }
    Err("many paths")
}

fn execute(
    machine: &mut Machine<'_, ProofDomain<'_>>,
    id: FuncId,
    arrangement: &Arrangement,
) -> OrHalt<ProofRunEnd> {
    let function = machine.module.functions.get(id.index()).ok_or(unsupported("unknown function"))?;
    if function.is_declaration() || function.varargs {
        return Err(unsupported("call with other arguments"));
    }
    machine.place_globals()?;
    let arguments = arrangement.lay_out(machine, function)?;
    let objects = arrangement.shape.visible_objects(machine.module);
    let variables = machine.module.globals.iter().enumerate().filter(|(_, global)| !global.constant);
    let visible: Vec<usize> = variables.map(|(at, _)| at).chain(objects).collect();
    machine.domain.visible.clone_from(&visible);
    let value = machine.enter(id, arguments)?;
    let value = value.map(|value| machine.domain.returned(&machine.memory, value)).transpose()?;
    let stored = machine.domain.stored_addresses(&machine.memory, &visible);
    let own = machine.domain.own_objects(&machine.memory)?;
    let contents = visible.into_iter().map(|object| machine.domain.contents(&machine.memory, object));
    Ok(ProofRunEnd::Returned { value, memory: contents.collect::<Result<_, _>>()?, own, stored })
}

fn sentence(reason: Unsupported) -> &'static str {
    match reason {
        Unsupported::Instruction(what) | Unsupported::Malformed(what) => what,
        Unsupported::StackLimit => "deep recursion",
        Unsupported::MemoryLimit => "a large object",
        Unsupported::WideInteger | Unsupported::LargeAggregate => "a large type",
        Unsupported::ExternalGlobal(_) => "external global",
        Unsupported::NoEntry | Unsupported::EntryParameters | Unsupported::ExternalFunction(_) => {
            "unknown function"
        }
    }
}
