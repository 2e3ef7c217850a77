//! The test whether a run of the concrete interpreter is one of a function's executions.

use base::Observation;
use semantics::{Outcome, Semantics};

use super::behaviours::behaviours;
use super::call_promises::CallPromises;
use super::input::Input;
use super::outcome::{Behaviour, Behaviours, Ending, Event, Inconclusive};
use super::value::{Scalar, Value, ValueSet};
use super::{EnumerationLimits, FunctionRef};

/// The result of testing whether a run is among a function's executions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Containment {
    /// The run equals an execution.
    Exactly,
    /// An execution with undefined behaviour covers the run: after undefined behaviour, anything is allowed.
    Covered,
    /// No execution equals or covers the run.
    No {
        /// All executions.
        allowed: Behaviours,
    },
    /// One of the two engines cannot judge the function.
    Inconclusive(Inconclusive),
}

/// Tests whether running `subject`, which has no parameters, may have given these `observations` and this `outcome`.
/// The kind of undefined behaviour is not compared: if there are several, engines may detect them in any order.
pub fn contains(
    subject: FunctionRef<'_>,
    semantics: Semantics,
    limits: EnumerationLimits,
    outcome: Outcome,
    observations: &[Observation],
) -> Containment {
    let judged = match subject.module.functions.get(subject.function.index()) {
        Some(function) if function.params.is_empty() => {
            let input = Input::default();
            behaviours(subject, &input, semantics, limits)
        }
        _ => Err(Inconclusive::Unsupported("entry function with parameters")),
    };
    match judged {
        Ok(allowed) => judge(allowed, outcome, observations),
        Err(inconclusive) => Containment::Inconclusive(inconclusive),
    }
}

fn judge(allowed: Behaviours, outcome: Outcome, observations: &[Observation]) -> Containment {
    let seen: Vec<_> = observations.iter().map(event).collect();
    let matches = match outcome {
        Outcome::Unsupported(_) => {
            return Containment::Inconclusive(Inconclusive::Unsupported("the other engine"));
        }
        Outcome::Finished => |ending: &Ending| matches!(ending, Ending::Returned { .. }),
        Outcome::Undefined(..) => |ending: &Ending| matches!(ending, Ending::Undefined(_)),
        Outcome::OutOfFuel => |ending: &Ending| matches!(ending, Ending::OutOfFuel | Ending::Endless),
    };
    let mut covered = false;
    for Behaviour { events, ending } in &allowed {
        let agree = events.iter().zip(&seen).all(|(ours, theirs)| shows(ours, theirs));
        let same_length = events.len() == seen.len() || matches!(ending, Ending::OutOfFuel | Ending::Endless);
        if agree && same_length && matches(ending) {
            return Containment::Exactly;
        }
        covered |= agree && events.len() <= seen.len() && matches!(ending, Ending::Undefined(_));
    }
    if covered { Containment::Covered } else { Containment::No { allowed } }
}

/// The event of calling `bf_observe(i32 site, i64 value)`.
fn event(observation: &Observation) -> Event {
    let shown = |bits| ValueSet::single(Value::scalar(Scalar::Bits(bits)));
    let arguments = vec![shown(observation.site.into()), shown(observation.value.into())];
    Event {
        callee: "bf_observe".into(),
        arguments,
        memory: Vec::new(),
        origins: Vec::new(),
        promises: CallPromises::default(),
        must_return: false,
    }
}

fn shows(ours: &Event, theirs: &Event) -> bool {
    let pairs = ours.arguments.iter().zip(&theirs.arguments);
    ours.callee == theirs.callee && pairs.into_iter().all(|(ours, theirs)| ours.covers(theirs))
}
