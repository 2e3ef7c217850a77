//! Enumeration: one run for each combination of the unknown bits that influence the program.

use ir::Module;
use rustc_hash::FxHashSet;

use super::aig::ChoiceId;
use super::decision::Decision;
use super::explain::Explanation;
use super::machine::{ChoicePrefix, Halt, ObservedValue, SymbolicMachine};
use super::outcome_set::{MaskedObservation, MaskedOutcome, OutcomeSet, Precision, RunEnd};
use crate::config::Config;
use crate::intrinsic;
use crate::outcome::Unsupported;

/// Limit on the decided bits of [`outcomes`].
pub const DEFAULT_BITS: u32 = 12;

/// All possible outcomes of the function `entry`, which must not have parameters.
pub fn outcomes(module: &Module, entry: &str, config: &Config) -> OutcomeSet {
    outcomes_within(module, entry, config, DEFAULT_BITS)
}

/// [`outcomes`] with a limit of `bits` decided bits, which allows 2^`bits` runs.
pub fn outcomes_within(module: &Module, entry: &str, config: &Config, bits: u32) -> OutcomeSet {
    if ir::verify(module).is_err() {
        let reason = Unsupported::Malformed("the verifier refuses it");
        return OutcomeSet {
            outcomes: vec![MaskedOutcome::unsupported(reason)],
            precision: Precision::Exact,
        };
    }
    let module = &*intrinsic::expand(module);
    let question = OutcomeSearch { module, entry, config, budget: bits.min(24) as usize };
    if let Some(outcomes) = question.enumerate(true) {
        return OutcomeSet { outcomes, precision: Precision::Exact };
    }
    let outcomes = question.enumerate(false).unwrap_or_else(|| vec![question.prefix()]);
    let open = outcomes.iter().any(|outcome| matches!(outcome.end, RunEnd::TooManyUnknowns(..)));
    OutcomeSet { outcomes, precision: if open { Precision::Partial } else { Precision::Masked } }
}

/// Limit on the steps of an enumeration, as a multiple of one run's fuel.
const FUEL_FACTOR: u64 = 2;

/// A program and the limits of its enumeration.
struct OutcomeSearch<'a> {
    module: &'a Module,
    entry: &'a str,
    config: &'a Config,
    budget: usize,
}

impl OutcomeSearch<'_> {
    /// Depth-first search over decisions: replays a prefix of them with the last one flipped. With `observations`,
    /// observed bits are decided as well. `None` if the search exceeds its limits.
    fn enumerate(&self, observations: bool) -> Option<Vec<MaskedOutcome>> {
        let mut outcomes: Vec<MaskedOutcome> = Vec::new();
        let mut known = FxHashSet::default();
        let mut path = DecisionPath::default();
        let mut work = self.config.limits.fuel.saturating_mul(FUEL_FACTOR);
        loop {
            let prefix = ChoicePrefix { values: &path.values, budget: self.budget, observations };
            let (outcome, steps) = self.run(prefix);
            work = work.checked_sub(steps)?;
            if observations && matches!(outcome.end, RunEnd::TooManyUnknowns(..)) {
                return None;
            }
            path.follow(&outcome.decisions);
            if known.insert((outcome.observations.clone(), outcome.end)) {
                outcomes.push(outcome);
            }
            if !path.backtrack() {
                return Some(outcomes);
            }
        }
    }

    /// The part that all runs have in common: a run that ends at the first decision.
    fn prefix(&self) -> MaskedOutcome {
        self.run(ChoicePrefix { values: &[], budget: 0, observations: false }).0
    }

    /// One run and the number of its steps.
    fn run(&self, prefix: ChoicePrefix<'_>) -> (MaskedOutcome, u64) {
        let mut machine = SymbolicMachine::new(self.module, self.config, prefix);
        let stop = machine.run(self.entry);
        let steps = self.config.limits.fuel - machine.fuel;
        (machine.outcome(stop), steps)
    }
}

/// A path down the tree of decisions.
#[derive(Default)]
struct DecisionPath {
    values: Vec<(ChoiceId, bool)>,
    /// For each decision, whether its other value has been tried.
    flipped: Vec<bool>,
}

impl DecisionPath {
    /// Extends the path to the decisions of a run that started with it.
    fn follow(&mut self, decisions: &[Decision]) {
        let made = |decision: &Decision| (ChoiceId(decision.choice), decision.value);
        debug_assert!(
            self.values.iter().copied().eq(decisions.iter().take(self.values.len()).map(made)),
            "a replay decides otherwise: {:?} {decisions:?}",
            self.values
        );
        self.values.extend(decisions.iter().skip(self.values.len()).map(made));
        self.flipped.resize(self.values.len(), false);
    }

    /// Backtracks to the last decision with an untried value and flips it; false if there is none.
    fn backtrack(&mut self) -> bool {
        while self.flipped.pop_if(|flipped| *flipped).is_some() {
            self.values.pop();
        }
        let (Some(last), Some(flipped)) = (self.values.last_mut(), self.flipped.last_mut()) else {
            return false;
        };
        (last.1, *flipped) = (!last.1, true);
        true
    }
}

impl SymbolicMachine<'_> {
    fn outcome(mut self, stop: Halt) -> MaskedOutcome {
        let end = match stop {
            Halt::Finished => RunEnd::Finished,
            Halt::Undefined(kind, _) => RunEnd::Undefined(kind, self.place),
            Halt::Fuel => RunEnd::OutOfFuel,
            Halt::Unsupported(reason) => RunEnd::Unsupported(reason),
            Halt::TooManyUnknowns(reason) => RunEnd::TooManyUnknowns(reason, self.place),
        };
        let explanation = match stop {
            Halt::Undefined(kind, Some(chain)) => Some(Explanation {
                origin: self.chains.origin(chain),
                path: self.chains.path(chain),
                kind,
                death: self.place,
            }),
            _ => None,
        };
        let masked = |seen: &ObservedValue| MaskedObservation {
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
            end: RunEnd::Unsupported(reason),
            decisions: Vec::new(),
            explanation: None,
        }
    }
}
