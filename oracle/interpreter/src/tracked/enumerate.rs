//! One run for each way that the unknown bits which matter can fall.

use ir::Module;
use rustc_hash::FxHashSet;

use super::allowed::{Allowed, End, MaskedObservation, MaskedOutcome, Precision};
use super::decision::Decision;
use super::explain::Explanation;
use super::gates::ChoiceId;
use super::machine::{Machine, Script, Seen, Stop};
use crate::config::Config;
use crate::outcome::Unsupported;

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
}
