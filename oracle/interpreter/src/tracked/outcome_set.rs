//! What a program may do, and whether it may have done what was seen.

use ir::Place;

use super::decision::{Decision, Reason};
use super::explain::Explanation;
use crate::outcome::{Observation, UbKind, Unsupported};

/// One value that a run showed, and how much of it is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MaskedObservation {
    /// Which observation in the program text.
    pub site: u32,
    /// The bits; those that are not determined are zero.
    pub value: u64,
    /// Set for each bit that every choice leaves as it is.
    pub determined: u64,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RunEnd {
    /// The entry function returned.
    Finished,
    /// The program did something undefined, there.
    Undefined(UbKind, Place),
    /// The fuel was used up.
    OutOfFuel,
    /// The interpreter does not do this.
    Unsupported(Unsupported),
    /// More unknown bits matter there than may be enumerated; what follows is not known.
    TooManyUnknowns(Reason, Place),
}

/// One run, or all runs that differ only in what is not determined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaskedOutcome {
    /// What it showed, in order.
    pub observations: Vec<MaskedObservation>,
    /// How it ended.
    pub end: RunEnd,
    /// The choices it depends on, in the order in which they mattered.
    pub decisions: Vec<Decision>,
    /// For an undefined end with poison, undef or an unknown behind it: where that came from.
    pub explanation: Option<Explanation>,
}

/// How good a set of outcomes is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Precision {
    /// Each outcome listed is possible, and no other is.
    Exact,
    /// Every possible outcome agrees with one of those listed on its determined bits.
    Masked,
    /// As [`Precision::Masked`], as far as the lists go: some end in [`RunEnd::TooManyUnknowns`].
    Partial,
}

/// Everything that a program may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeSet {
    /// The outcomes, all different, in the order of the enumeration.
    pub outcomes: Vec<MaskedOutcome>,
    /// How good they are.
    pub precision: Precision,
}

/// Whether a program may have shown what it showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Containment {
    /// It is the only outcome.
    Exactly,
    /// It is one of several outcomes.
    OneOfSeveral,
    /// It agrees with an outcome on the bits that are determined.
    OnDetermined {
        /// Bits compared.
        compared: u64,
        /// Bits observed.
        observed: u64,
    },
    /// Some run is undefined, so that everything is allowed.
    Anything(UbKind, Place),
    /// Some run could not be judged.
    Inconclusive(RunEnd),
    /// No outcome is like it.
    No(Difference),
}

/// Where an observed log leaves the allowed outcome that it follows longest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Difference {
    /// Position in the log.
    pub position: usize,
    /// What is allowed there; `None` for the end of the log.
    pub allowed: Option<MaskedObservation>,
    /// What was observed there; `None` for the end of the log.
    pub observed: Option<Observation>,
}

impl MaskedOutcome {
    /// Where a log leaves this outcome; `None` if it does not.
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
    /// Whether a value agrees on the determined bits; of one place in a log, not a verdict.
    fn allows(&self, observed: Observation) -> bool {
        self.site == observed.site && (self.value ^ observed.value) & self.determined == 0
    }
}

impl OutcomeSet {
    /// Whether a run that showed this, and then ended, is allowed.
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

    /// How good an agreement with one of the outcomes is.
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
