//! The set of a program's possible outcomes, and the test whether it contains an observed run.

use base::Observation;
use ir::ProgramPoint;
use semantics::{UbKind, Unsupported};

use super::decision::Decision;
use super::explain::Explanation;
use crate::machine::number_use::Reason;

/// One observation, and which of its bits are determined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaskedObservation {
    /// Number of the observation in the program text.
    pub site: u32,
    /// The bits; undetermined bits are zero.
    pub value: u64,
    /// Mask of the bits that are the same for all choices.
    pub determined: u64,
}

/// The end of a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RunEnd {
    /// The entry function returned.
    Finished,
    /// Undefined behaviour of this kind at this instruction.
    Undefined(UbKind, ProgramPoint),
    /// The run used up its fuel.
    OutOfFuel,
    /// The interpreter does not support the program, or a limit was reached.
    Unsupported(Unsupported),
    /// A decision at this instruction exceeded the limit on decided bits; the rest of the run is unknown.
    TooManyUnknowns(Reason, ProgramPoint),
}

/// One run, or all runs that differ only in undetermined bits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaskedOutcome {
    /// The observations, in order.
    pub observations: Vec<MaskedObservation>,
    /// The end of the run.
    pub end: RunEnd,
    /// The choices it depends on, in the order of their decisions.
    pub decisions: Vec<Decision>,
    /// For undefined behaviour caused by poison, undef or an unknown bit, its origin and propagation.
    pub explanation: Option<Explanation>,
}

/// The precision of a set of outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Precision {
    /// Each listed outcome is possible, and there is no other.
    Exact,
    /// Every possible outcome agrees with a listed one on its determined bits.
    Masked,
    /// [`Precision::Masked`], but some logs are incomplete: they end in [`RunEnd::TooManyUnknowns`].
    Partial,
}

/// All possible outcomes of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeSet {
    /// The outcomes, all different, in the order of enumeration.
    pub outcomes: Vec<MaskedOutcome>,
    /// Their precision.
    pub precision: Precision,
}

/// The result of testing whether an observed run is among a program's outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Containment {
    /// The program has one outcome, and the run equals it.
    Exactly,
    /// The run equals one of several outcomes.
    OneOfSeveral,
    /// The run agrees with an outcome on its determined bits.
    OnDetermined {
        /// Number of bits compared.
        compared: u64,
        /// Number of bits observed.
        observed: u64,
    },
    /// An outcome is undefined behaviour, so every run is allowed.
    Anything(UbKind, ProgramPoint),
    /// An outcome could not be determined.
    Inconclusive(RunEnd),
    /// The run equals no outcome.
    No(Difference),
}

/// The first difference between an observed log and the outcome with the longest common prefix.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Difference {
    /// Position in the log.
    pub position: usize,
    /// The allowed observation; `None` at the end of the outcome's log.
    pub allowed: Option<MaskedObservation>,
    /// The actual observation; `None` at the end of the observed log.
    pub observed: Option<Observation>,
}

impl MaskedOutcome {
    /// The first difference between a log and this outcome.
    fn difference(&self, log: &[Observation]) -> Option<Difference> {
        let open = matches!(self.end, RunEnd::TooManyUnknowns(..));
        let length = if open { self.observations.len() } else { self.observations.len().max(log.len()) };
        (0..length).find_map(|position| {
            let (allowed, observed) = (self.observations.get(position).copied(), log.get(position).copied());
            let agree = allowed.zip(observed).is_some_and(|(allowed, observed)| allowed.allows(observed));
            (!agree).then_some(Difference { position, allowed, observed })
        })
    }
}

impl MaskedObservation {
    /// True if an observation agrees on the determined bits.
    fn allows(&self, observed: Observation) -> bool {
        self.site == observed.site && (self.value ^ observed.value) & self.determined == 0
    }
}

impl OutcomeSet {
    /// Tests whether a finished run with this log is among the outcomes.
    pub fn contains(&self, log: &[Observation]) -> Containment {
        for outcome in &self.outcomes {
            match outcome.end {
                RunEnd::Undefined(kind, place) => return Containment::Anything(kind, place),
                RunEnd::OutOfFuel | RunEnd::Unsupported(_) => return Containment::Inconclusive(outcome.end),
                RunEnd::Finished | RunEnd::TooManyUnknowns(..) => {}
            }
        }
        let mut nearest = Difference { position: 0, allowed: None, observed: log.first().copied() };
        for outcome in &self.outcomes {
            match outcome.difference(log) {
                None => return self.containment(outcome, log),
                Some(difference) if difference.position >= nearest.position => nearest = difference,
                Some(_) => {}
            }
        }
        Containment::No(nearest)
    }

    /// The kind of containment in `outcome`, which the log agrees with.
    fn containment(&self, outcome: &MaskedOutcome, log: &[Observation]) -> Containment {
        match (self.precision, self.outcomes.len()) {
            (Precision::Exact, 1) => Containment::Exactly,
            (Precision::Exact, _) => Containment::OneOfSeveral,
            _ => {
                let bits = |seen: &MaskedObservation| u64::from(seen.determined.count_ones());
                let compared = outcome.observations.iter().map(bits).sum();
                Containment::OnDetermined { compared, observed: log.len() as u64 * 64 }
            }
        }
    }
}
