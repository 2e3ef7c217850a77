//! Everything that a module may do, as JSON and in words.

use ir::Module;
use judge::inprocess::modules::end_in_words;
use refine::bits::{MaskedOutcome, OutcomeSet, Precision};
use serde::Serialize;

use host::hex::Hex;

/// Outcomes that are written down: enough to see what the choice is about.
const OUTCOMES: usize = 16;

/// Everything that a module may do.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AllowedOutcomes {
    /// `exact`, `masked` or `open`.
    pub precision: &'static str,
    /// The number of outcomes; no more than 16 of them are listed.
    pub outcomes: usize,
    /// The first of them.
    pub allowed: Vec<AllowedOutcome>,
}

/// One thing that a module may do.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AllowedOutcome {
    /// Its end, in words.
    pub ended: String,
    /// Site, value, and which bits of the value are determined.
    pub observations: Vec<(u32, Hex, Hex)>,
    /// The choices that lead to it, in words: which bit, of what poison or undef, and where that was born.
    pub decisions: Vec<String>,
    /// The explanation of an undefined outcome: where its poison came from, and how it got there.
    pub explanation: Option<String>,
}

impl AllowedOutcomes {
    /// In words.
    #[must_use]
    pub fn new(module: &Module, allowed: &OutcomeSet) -> AllowedOutcomes {
        let precision = match allowed.precision {
            Precision::Exact => "exact",
            Precision::Masked => "masked",
            Precision::Partial => "open",
        };
        let listed = allowed.outcomes.iter().take(OUTCOMES);
        let listed = listed.map(|outcome| AllowedOutcome::new(module, outcome)).collect();
        AllowedOutcomes { precision, outcomes: allowed.outcomes.len(), allowed: listed }
    }
}

impl AllowedOutcome {
    /// In words.
    #[must_use]
    pub fn new(module: &Module, outcome: &MaskedOutcome) -> AllowedOutcome {
        let observations = outcome.observations.iter();
        let decisions = outcome.decisions.iter().map(|decision| decision.display(module).to_string());
        AllowedOutcome {
            ended: end_in_words(module, outcome.end),
            observations: observations
                .map(|observation| (observation.site, Hex(observation.value), Hex(observation.determined)))
                .collect(),
            decisions: decisions.collect(),
            explanation: outcome.explanation.as_ref().map(|life| life.display(module).to_string()),
        }
    }
}
