//! Runs of modules and what they may do, as JSON for the database and in words.

use interpreter::tracked::{MaskedOutcome, OutcomeSet, Precision, RunEnd};
use interpreter::{Observation, Outcome};
use ir::{Module, ProgramPoint};
use oracle::irfuzz::{Against, Disagreement};
use serde::Serialize;
use serde_json::{Value, json};

use crate::hex::Hex;

/// Outcomes that are written down: enough to see what the choice is about.
const OUTCOMES: usize = 16;

/// Everything that a module may do.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// `exact`, `masked` or `open`.
    pub precision: &'static str,
    /// How many outcomes there are; no more than 16 of them are listed.
    pub outcomes: usize,
    /// The first of them.
    pub allowed: Vec<ToldOutcome>,
}

/// One thing that a module may do.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToldOutcome {
    /// How it ends, in words.
    pub ended: String,
    /// Site, value, and which bits of the value are determined.
    pub observations: Vec<(u32, Hex, Hex)>,
    /// The choices behind it, in words: which bit, of what poison or undef, and where that was born.
    pub decisions: Vec<String>,
    /// Of undefined behaviour: where the poison behind it was born, and how it got there.
    pub explanation: Option<String>,
}

impl Told {
    /// In words.
    #[must_use]
    pub fn of(module: &Module, allowed: &OutcomeSet) -> Told {
        let precision = match allowed.precision {
            Precision::Exact => "exact",
            Precision::Masked => "masked",
            Precision::Partial => "open",
        };
        let listed = allowed.outcomes.iter().take(OUTCOMES);
        let listed = listed.map(|outcome| ToldOutcome::of(module, outcome)).collect();
        Told { precision, outcomes: allowed.outcomes.len(), allowed: listed }
    }
}

impl ToldOutcome {
    fn of(module: &Module, outcome: &MaskedOutcome) -> ToldOutcome {
        let observations = outcome.observations.iter();
        ToldOutcome {
            ended: end(module, outcome.end),
            observations: observations.map(|one| (one.site, Hex(one.value), Hex(one.determined))).collect(),
            decisions: outcome
                .decisions
                .iter()
                .map(|decision| decision.display(module).to_string())
                .collect(),
            explanation: outcome.explanation.as_ref().map(|life| life.display(module).to_string()),
        }
    }
}

/// Everything that a module may do, for the database.
pub(super) fn allowed(module: &Module, allowed: &OutcomeSet) -> Value {
    json!(Told::of(module, allowed))
}

/// A run of the fast machine that should not be, for the database.
pub(super) fn disagreement(module: &Module, disagreement: &Disagreement) -> Value {
    let Disagreement { semantics, outcome, observations, against } = disagreement;
    let (by, expected) = match against {
        Against::Missing(missing) => ("missing", json!(ToldOutcome::of(module, missing))),
        Against::Tracked(all) => ("tracked", allowed(module, all)),
        Against::Exhaustive(all) => ("exhaustive", json!(format!("{all:?}"))),
    };
    json!({
        "semantics": semantics.to_string(),
        "did": run(module, *outcome, observations),
        "observations": observations.iter().map(|one| (one.site, Hex(one.value))).collect::<Vec<_>>(),
        "against": by,
        "expected": expected,
    })
}

/// A run of the fast machine, in a few words.
pub(super) fn run(module: &Module, outcome: Outcome, observations: &[Observation]) -> String {
    let end = match outcome {
        Outcome::Finished => RunEnd::Finished,
        Outcome::Undefined(kind, place) => RunEnd::Undefined(kind, place),
        Outcome::OutOfFuel => RunEnd::OutOfFuel,
        Outcome::Unsupported(why) => RunEnd::Unsupported(why),
    };
    format!("made {} observations: {}", observations.len(), self::end(module, end))
}

fn end(module: &Module, end: RunEnd) -> String {
    let function = |place: ProgramPoint| &module.functions[place.function.index()].name;
    match end {
        RunEnd::Finished => "finished".to_owned(),
        RunEnd::Undefined(kind, place) => {
            let (name, block, index) = (function(place), place.block.0, place.index);
            format!("undefined: {} in @{name}, block %b{block}, instruction {index}", kind.name())
        }
        RunEnd::OutOfFuel => "did not end".to_owned(),
        RunEnd::Unsupported(why) => format!("not judged: {why}"),
        RunEnd::TooManyUnknowns(reason, place) => {
            format!("goes on in @{}: too many unknown bits decide {reason}", function(place))
        }
    }
}
