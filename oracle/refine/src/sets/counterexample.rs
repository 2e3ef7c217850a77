//! The counterexample of a refinement.

use std::fmt;

use super::input::Input;
use super::outcome::{Behaviour, Behaviours};
use super::show;

/// An input on which the target has a behaviour that the source does not cover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counterexample {
    /// The first such input, in the order of least poison and undef.
    pub input: Input,
    /// All behaviours of the source.
    pub source: Behaviours,
    /// A behaviour of the target that none of them covers.
    pub target: Behaviour,
    /// True if both functions were run on the input; otherwise a formula has it, and shows behaviours that are possible.
    pub run: bool,
}

impl fmt::Display for Counterexample {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Counterexample { input, source, target, run } = self;
        write!(f, "{}", show::InputText(input))?;
        let listed: Vec<_> = source.iter().take(show::MAX_LISTED).chain([target]).collect();
        let differences = show::Differences::new(&listed);
        for behaviour in source.iter().take(show::MAX_LISTED) {
            write!(f, "\n  the source may {}", show::BehaviourText(behaviour, &differences))?;
        }
        if source.len() > show::MAX_LISTED {
            write!(f, "\n  the source may do {} other things", source.len() - show::MAX_LISTED)?;
        }
        write!(f, "\n  but the target may {}", show::BehaviourText(target, &differences))?;
        match run {
            true => Ok(()),
            false => {
                write!(f, "\n  by a formula alone: the enumeration of executions does not support this input")
            }
        }
    }
}
