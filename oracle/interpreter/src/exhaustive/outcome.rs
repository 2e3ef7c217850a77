//! What an execution can come to, and which of it a compiler may replace by what.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use super::value::ValueSet;
use crate::outcome::UbKind;

/// A call of a function without a body: the outside world sees it, with its arguments.
///
/// Such a function is taken not to touch the program's memory, and it may not return.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Event {
    /// Who is called.
    pub callee: SmolStr,
    /// With what.
    pub arguments: Vec<ValueSet>,
}

/// How an execution ends.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ending {
    /// The function returned.
    Returned {
        /// Its result, unless it returns `void`.
        value: Option<ValueSet>,
        /// What the objects that its caller can see hold, a lane for each bit: globals, then what its pointer
        /// parameters point to.
        memory: Vec<ValueSet>,
    },
    /// Something undefined.
    Undefined(UbKind),
    /// The fuel was used up: it may or may not end.
    OutOfFuel,
}

/// One execution as seen from outside.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Behaviour {
    /// What the outside world was shown, in order.
    pub events: Vec<Event>,
    /// How it ended.
    pub ending: Ending,
}

/// Every execution that the choices of the semantics allow.
pub type Behaviours = BTreeSet<Behaviour>;

/// Why a question could not be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Inconclusive {
    /// Something that this engine does not do.
    #[error("unsupported: {0}")]
    Unsupported(&'static str),
    /// The world is not small.
    #[error("too large: {0}")]
    TooLarge(&'static str),
}

impl Event {
    fn covers(&self, other: &Event) -> bool {
        let Event { callee, arguments } = self;
        callee == &other.callee && cover(arguments, &other.arguments)
    }
}

impl Behaviour {
    /// Whether a compiler may do `other` where this was possible.
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
            (
                Ending::Returned { value, memory },
                Ending::Returned { value: other_value, memory: other_memory },
            ) => {
                ours == theirs
                    && cover(value.as_slice(), other_value.as_slice())
                    && cover(memory, other_memory)
            }
            _ => false,
        }
    }
}

fn cover(ours: &[ValueSet], theirs: &[ValueSet]) -> bool {
    ours.len() == theirs.len() && ours.iter().zip(theirs).all(|(a, b)| a.covers(b))
}

#[cfg(test)]
mod tests {
    use super::super::value::Value;
    use super::*;

    fn behaviour(events: &[u64], ending: Ending) -> Behaviour {
        let event =
            |&bits: &u64| Event { callee: "use".into(), arguments: vec![ValueSet::one(Value::bits(bits))] };
        Behaviour { events: events.iter().map(event).collect(), ending }
    }

    fn returned() -> Ending {
        Ending::Returned { value: None, memory: vec![] }
    }

    #[test]
    fn undefined_behaviour_allows_what_comes_after_it() {
        let undefined = behaviour(&[1], Ending::Undefined(UbKind::Unreachable));
        assert!(undefined.covers(&behaviour(&[1, 2], returned())));
        assert!(!undefined.covers(&behaviour(&[2], returned())), "the call before it may not return");
        assert!(!undefined.covers(&behaviour(&[], returned())));
        assert!(!behaviour(&[], returned()).covers(&behaviour(&[], Ending::Undefined(UbKind::Unreachable))));
    }

    #[test]
    fn endless_executions_agree_as_far_as_they_got() {
        let endless = |events: &[u64]| behaviour(events, Ending::OutOfFuel);
        assert!(endless(&[1, 1]).covers(&endless(&[1, 1, 1])));
        assert!(!endless(&[1, 1]).covers(&endless(&[1, 2])));
        assert!(!endless(&[]).covers(&behaviour(&[], returned())));
        assert!(!behaviour(&[], returned()).covers(&endless(&[])));
    }
}
