//! What a program may do: one run per way that the unknown bits which matter can fall.

use ir::{Module, Place};
use rustc_hash::FxHashSet;

use super::decision::{Decision, Reason};
use super::explain::Explanation;
use super::gates::ChoiceId;
use super::machine::{Machine, Script, Seen, Stop};
use crate::config::Config;
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
pub enum End {
    /// The entry function returned.
    Finished,
    /// The program did something undefined, there.
    Undefined(UbKind, Place),
    /// The fuel was used up.
    OutOfFuel,
    /// The interpreter does not do this.
    Unsupported(Unsupported),
    /// More unknown bits matter there than may be enumerated; what follows is not known.
    Open(Reason, Place),
}

/// One run, or all runs that differ only in what is not determined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaskedOutcome {
    /// What it showed, in order.
    pub observations: Vec<MaskedObservation>,
    /// How it ended.
    pub end: End,
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
    /// As [`Precision::Masked`], as far as the lists go: some end in [`End::Open`].
    Open,
}

/// Everything that a program may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// The outcomes, all different, in the order of the enumeration.
    pub outcomes: Vec<MaskedOutcome>,
    /// How good they are.
    pub precision: Precision,
}

/// Whether a program may have shown what it showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Admission {
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
    Unjudged(End),
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

/// Unknown bits that [`outcomes`] lets matter.
pub const DEFAULT_BITS: u32 = 12;

/// Everything that the function `entry`, which must not take arguments, may do.
pub fn outcomes(module: &Module, entry: &str, config: &Config) -> Allowed {
    outcomes_within(module, entry, config, DEFAULT_BITS)
}

/// As [`outcomes`], with at most `bits` unknown bits enumerated: up to 2^`bits` runs.
pub fn outcomes_within(module: &Module, entry: &str, config: &Config, bits: u32) -> Allowed {
    if ir::verify(module).is_err() {
        let reason = Unsupported::Malformed("the verifier refuses it");
        return Allowed { outcomes: vec![MaskedOutcome::unsupported(reason)], precision: Precision::Exact };
    }
    let question = Question { module, entry, config, budget: bits.min(24) as usize };
    if let Some(outcomes) = question.enumerate(true) {
        return Allowed { outcomes, precision: Precision::Exact };
    }
    let outcomes = question.enumerate(false).unwrap_or_else(|| vec![question.prefix()]);
    let open = outcomes.iter().any(|outcome| matches!(outcome.end, End::Open(..)));
    Allowed { outcomes, precision: if open { Precision::Open } else { Precision::Masked } }
}

/// Steps that an enumeration may take, in the fuel of one run.
const RUNS: u64 = 2;

/// What is asked of every run.
struct Question<'a> {
    module: &'a Module,
    entry: &'a str,
    config: &'a Config,
    budget: usize,
}

impl Question<'_> {
    /// Depth first through the decisions: replays a prefix of them with the last one turned round. `None` if that is
    /// too much work; with `observations` what is observed is decided as well, and too many decisions are `None`.
    fn enumerate(&self, observations: bool) -> Option<Vec<MaskedOutcome>> {
        let mut outcomes: Vec<MaskedOutcome> = Vec::new();
        let mut known = FxHashSet::default();
        let mut path = Path::default();
        let mut work = self.config.limits.fuel.saturating_mul(RUNS);
        loop {
            let script = Script { values: &path.values, budget: self.budget, observations };
            let (outcome, steps) = self.run(script);
            work = work.checked_sub(steps)?;
            if observations && matches!(outcome.end, End::Open(..)) {
                return None;
            }
            path.follow(&outcome.decisions);
            if known.insert((outcome.observations.clone(), outcome.end)) {
                outcomes.push(outcome);
            }
            if !path.turn() {
                return Some(outcomes);
            }
        }
    }

    /// What all runs have in common: as far as nothing has to be decided.
    fn prefix(&self) -> MaskedOutcome {
        self.run(Script { values: &[], budget: 0, observations: false }).0
    }

    /// One run, and the steps it took.
    fn run(&self, script: Script<'_>) -> (MaskedOutcome, u64) {
        let mut machine = Machine::new(self.module, self.config, script);
        let stop = machine.run(self.entry);
        let steps = self.config.limits.fuel - machine.fuel;
        (machine.outcome(stop), steps)
    }
}

/// A way down the tree of decisions.
#[derive(Default)]
struct Path {
    values: Vec<(ChoiceId, bool)>,
    /// Per decision, whether its other value has been tried.
    turned: Vec<bool>,
}

impl Path {
    /// Goes on where a run that followed the path went.
    fn follow(&mut self, decisions: &[Decision]) {
        let made = |decision: &Decision| (ChoiceId(decision.choice), decision.value);
        debug_assert!(
            self.values.iter().copied().eq(decisions.iter().take(self.values.len()).map(made)),
            "a replay decides otherwise: {:?} {decisions:?}",
            self.values
        );
        self.values.extend(decisions.iter().skip(self.values.len()).map(made));
        self.turned.resize(self.values.len(), false);
    }

    /// Goes back to the last decision that has another value, and there on with that; not if there is none.
    fn turn(&mut self) -> bool {
        while self.turned.pop_if(|turned| *turned).is_some() {
            self.values.pop();
        }
        let (Some(last), Some(turned)) = (self.values.last_mut(), self.turned.last_mut()) else {
            return false;
        };
        (last.1, *turned) = (!last.1, true);
        true
    }
}

impl Machine<'_> {
    fn outcome(mut self, stop: Stop) -> MaskedOutcome {
        let end = match stop {
            Stop::Finished => End::Finished,
            Stop::Undefined(kind, _) => End::Undefined(kind, self.place),
            Stop::Fuel => End::OutOfFuel,
            Stop::Unsupported(reason) => End::Unsupported(reason),
            Stop::Open(reason) => End::Open(reason, self.place),
        };
        let explanation = match stop {
            Stop::Undefined(kind, Some(trail)) => Some(Explanation {
                birth: self.trails.birth(trail),
                path: self.trails.path(trail),
                kind,
                death: self.place,
            }),
            _ => None,
        };
        let masked = |seen: &Seen| MaskedObservation {
            site: seen.site,
            value: seen.value & seen.determined,
            determined: seen.determined,
        };
        let observations = self.seen.iter().map(masked).collect();
        MaskedOutcome { observations, end, decisions: std::mem::take(&mut self.decisions), explanation }
    }
}

impl MaskedOutcome {
    fn unsupported(reason: Unsupported) -> MaskedOutcome {
        MaskedOutcome {
            observations: Vec::new(),
            end: End::Unsupported(reason),
            decisions: Vec::new(),
            explanation: None,
        }
    }

    /// Where a log leaves this outcome; `None` if it does not.
    fn difference(&self, log: &[Observation]) -> Option<Difference> {
        let open = matches!(self.end, End::Open(..));
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

impl Allowed {
    /// Whether a run that showed this, and then ended, is allowed.
    pub fn allows(&self, log: &[Observation]) -> Admission {
        for outcome in &self.outcomes {
            match outcome.end {
                End::Undefined(kind, place) => return Admission::Anything(kind, place),
                End::OutOfFuel | End::Unsupported(_) => return Admission::Unjudged(outcome.end),
                End::Finished | End::Open(..) => {}
            }
        }
        let mut nearest = Difference { position: 0, allowed: None, observed: log.first().copied() };
        for outcome in &self.outcomes {
            match outcome.difference(log) {
                None => return self.admission(outcome, log),
                Some(difference) if difference.position >= nearest.position => nearest = difference,
                Some(_) => {}
            }
        }
        Admission::No(nearest)
    }

    /// How good an agreement with one of the outcomes is.
    fn admission(&self, outcome: &MaskedOutcome, log: &[Observation]) -> Admission {
        match (self.precision, self.outcomes.len()) {
            (Precision::Exact, 1) => Admission::Exactly,
            (Precision::Exact, _) => Admission::OneOfSeveral,
            _ => {
                let bits = |seen: &MaskedObservation| u64::from(seen.determined.count_ones());
                let compared = outcome.observations.iter().map(bits).sum();
                Admission::OnDetermined { compared, observed: log.len() as u64 * 64 }
            }
        }
    }
}
