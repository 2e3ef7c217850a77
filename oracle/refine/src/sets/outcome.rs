//! Behaviours of a function, and which of them a compiler may replace by which.

use std::collections::BTreeSet;

use semantics::UbKind;
use smol_str::SmolStr;

use super::call_promises::CallPromises;
use super::value::{Value, ValueSet};

/// An observable event: a call of a function without a body, with its arguments and the memory that it may read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Event {
    /// The name of the called function.
    pub callee: SmolStr,
    /// The arguments.
    pub arguments: Vec<ValueSet>,
    /// The contents of the objects that the called function may read, a lane for each bit.
    pub memory: Vec<ValueSet>,
    /// For each of them, the number of its bits before the place that the called function knows of it.
    pub origins: Vec<usize>,
    /// The call's promises about the function.
    pub promises: CallPromises,
    /// True if control must come back, so that undefined behaviour after the call is undefined behaviour before it.
    pub must_return: bool,
}

/// The end of an execution.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// The function returned.
    Returned {
        /// Its result, unless it returns `void`.
        value: Option<ValueSet>,
        /// The contents of the objects visible to the caller, a lane for each bit: globals that are no constants, then the
        /// objects behind pointer parameters.
        memory: Vec<ValueSet>,
        /// The objects of the heap that the function allocated and others know: those that calls were passed, then those that it returns.
        own: Vec<OwnObject>,
    },
    /// The last function that it called does not return.
    Stopped,
    /// Undefined behaviour of this kind.
    Undefined(UbKind),
    /// The execution used up its fuel: it may or may not terminate.
    OutOfFuel,
    /// The execution goes around a loop that nothing leaves.
    Endless,
}

/// An object of the heap that others know when its function returns.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OwnObject {
    /// The contents, a lane for each bit; no lane if nobody may access it any more.
    pub contents: ValueSet,
    /// The number of its bits before the place that others know of it.
    pub origin: usize,
}

impl OwnObject {
    /// True if a compiler may pass the other object in the place of this one: its bits around the same place cover these. Of a live object
    /// others may free the start (C11 7.22.3.3), so that the place must be as far from it.
    fn covers(&self, other: &OwnObject) -> bool {
        let bits = lanes(&self.contents);
        bits == 0
            || self.origin == other.origin
                && part_around(&other.contents, other.origin, (self.origin, bits - self.origin))
                    .is_some_and(|theirs| self.contents.covers(&theirs))
    }
}

/// The observable behaviour of one execution.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Behaviour {
    /// The events, in order.
    pub events: Vec<Event>,
    /// The end of the execution.
    pub ending: Ending,
}

/// The behaviours of all executions.
pub type Behaviours = BTreeSet<Behaviour>;

/// Reasons why a question cannot be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Inconclusive {
    /// The function does something that this engine does not support.
    #[error("unsupported: {0}")]
    Unsupported(&'static str),
    /// The enumeration exceeds a limit.
    #[error("too large: {0}")]
    TooLarge(&'static str),
}

impl Event {
    fn covers(&self, other: &Event) -> bool {
        let Event { callee, arguments, memory, origins, promises, must_return: _ } = self;
        let origin = |origins: &[usize], at: usize| origins.get(at).copied().unwrap_or(0);
        let pairs = memory.iter().zip(&other.memory).enumerate();
        callee == &other.callee
            && promises.cover(&other.promises)
            && cover(arguments, &other.arguments)
            && memory.len() == other.memory.len()
            && pairs.into_iter().all(|(at, (ours, theirs))| {
                let (our_origin, their_origin) = (origin(origins, at), origin(&other.origins, at));
                part_around(theirs, their_origin, (our_origin, lanes(ours).saturating_sub(our_origin)))
                    .is_some_and(|theirs| ours.covers(&theirs))
            })
    }

    /// True if this event and another of the same called function are about objects of different sizes, so that the function may write
    /// what it may not write in the other.
    pub(crate) fn differs_in_size(&self, other: &Event) -> bool {
        let sizes = |event: &Event| event.memory.iter().map(lanes).collect::<Vec<_>>();
        self.callee == other.callee && (sizes(self), &self.origins) != (sizes(other), &other.origins)
    }
}

impl Behaviour {
    /// True if a call of a function outside is passed objects of different sizes by the two.
    pub(crate) fn differs_in_size(&self, other: &Behaviour) -> bool {
        self.events.iter().zip(&other.events).any(|(ours, theirs)| ours.differs_in_size(theirs))
    }

    /// True if a compiler may replace this behaviour by `other`.
    ///
    /// Undefined behaviour allows everything from there on; what was shown before stays, as a call may not return.
    /// Two executions that ran out of fuel are compared as far as both got.
    pub fn covers(&self, other: &Behaviour) -> bool {
        let mut pairs = self.events.iter().zip(&other.events);
        if !pairs.all(|(ours, theirs)| ours.covers(theirs)) {
            return false;
        }
        let (ours, theirs) = (self.events.len(), other.events.len());
        match (&self.ending, &other.ending) {
            (Ending::Undefined(_), _) => ours <= theirs,
            (Ending::OutOfFuel, Ending::OutOfFuel) => true,
            (Ending::Endless, Ending::Endless) => ours == theirs,
            (Ending::Stopped, Ending::Stopped) => ours == theirs,
            (
                Ending::Returned { value, memory, own },
                Ending::Returned { value: other_value, memory: other_memory, own: other_own },
            ) => {
                ours == theirs
                    // Where the source returns poison, the target may return an object.
                    && own.len() <= other_own.len()
                    && own.iter().zip(other_own).all(|(ours, theirs)| ours.covers(theirs))
                    && cover(value.as_slice(), other_value.as_slice())
                    && cover(memory, other_memory)
            }
            _ => false,
        }
    }
}

/// The bits of an object.
fn lanes(contents: &ValueSet) -> usize {
    contents.values().first().map_or(0, |value| value.0.len())
}

/// The bits before and after a place in an object; `None` if it has not so many. What a function does beyond the object that the source
/// passes is undefined there.
fn part_around(contents: &ValueSet, origin: usize, (before, after): (usize, usize)) -> Option<ValueSet> {
    let first = origin.checked_sub(before)?;
    if first == 0 && lanes(contents) == before + after {
        return Some(contents.clone());
    }
    let part = |value: &Value| Some(Value(value.0.get(first..origin + after)?.iter().copied().collect()));
    ValueSet::new(contents.values().iter().map(part).collect::<Option<Vec<_>>>()?)
}

fn cover(ours: &[ValueSet], theirs: &[ValueSet]) -> bool {
    ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(a, b)| a.covers(b))
}
