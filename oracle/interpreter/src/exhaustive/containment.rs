//! Whether what another engine saw is one of the executions there are.

use super::EnumerationLimits;
use super::enumerate::behaviours;
use super::input::Input;
use super::outcome::{Behaviour, Behaviours, Ending, Event, Inconclusive};
use super::refine::FunctionRef;
use super::value::{Scalar, Value, ValueSet};
use crate::outcome::{Observation, Outcome};
use crate::semantics::Semantics;

/// What this engine says of another one's run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Containment {
    /// It is an execution, pick for pick.
    Exactly,
    /// It is no execution itself, but one that is covers it: after undefined behaviour anything may come.
    Covered,
    /// No execution is like it.
    No {
        /// All that there are.
        allowed: Behaviours,
    },
    /// One of the two engines cannot tell.
    Inconclusive(Inconclusive),
}

/// Judges `outcome`, and the `observations` made on the way to it, of running `subject`, which takes no arguments.
/// Which kind of undefined behaviour was met is not compared: where there are several, either may be seen first.
pub fn contains(
    subject: FunctionRef<'_>,
    semantics: Semantics,
    limits: EnumerationLimits,
    outcome: Outcome,
    observations: &[Observation],
) -> Containment {
    let judged = match subject.module.functions.get(subject.function.index()) {
        Some(function) if function.params.is_empty() => {
            let input = Input { arguments: Vec::new(), objects: Vec::new() };
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
        Outcome::OutOfFuel => |ending: &Ending| matches!(ending, Ending::OutOfFuel),
    };
    let mut covered = false;
    for Behaviour { events, ending } in &allowed {
        let agree = events.iter().zip(&seen).all(|(ours, theirs)| shows(ours, theirs));
        let same_length = events.len() == seen.len() || *ending == Ending::OutOfFuel;
        if agree && same_length && matches(ending) {
            return Containment::Exactly;
        }
        covered |= agree && events.len() <= seen.len() && matches!(ending, Ending::Undefined(_));
    }
    if covered { Containment::Covered } else { Containment::No { allowed } }
}

/// `bf_observe(i32 site, i64 value)`.
fn event(observation: &Observation) -> Event {
    let shown = |bits| ValueSet::one(Value::scalar(Scalar::Bits(bits)));
    let arguments = vec![shown(observation.site.into()), shown(observation.value)];
    Event { callee: "bf_observe".into(), arguments }
}

fn shows(ours: &Event, theirs: &Event) -> bool {
    let pairs = ours.arguments.iter().zip(&theirs.arguments);
    ours.callee == theirs.callee && pairs.into_iter().all(|(ours, theirs)| ours.covers(theirs))
}
