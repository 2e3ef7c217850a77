//! The report on a run, and on all that may happen.

use interpreter::{Observation, Outcome as Ended, Semantics};
use ir::Module;
use judge::inprocess::modules::end_of;
use refine::bits::{MaskedOutcome, OutcomeSet, Precision};
use serde::Serialize;

use super::entry::Entry;
use super::shown::{Masked, Shown};

/// Outcomes, or decisions, that are printed for people; machines get all.
const PRINTED: usize = 8;

/// The JSON of `interpret --json`.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    entry: String,
    semantics: String,
    /// The run with the choices of `semantics`.
    run: Shown,
    /// `exact`, `masked` or `open`; `unknown` if only one run was asked for.
    precision: &'static str,
    /// The bits common to all allowed outcomes, if all show the same things and end alike.
    agreed: Option<Shown>,
    /// Everything that may happen, whatever is chosen.
    allowed: Vec<Allows>,
}

/// One thing that may happen.
#[derive(Debug, Serialize)]
struct Allows {
    #[serde(flatten)]
    shown: Shown,
    /// The choices that lead to it, in words.
    decisions: Vec<String>,
    /// The explanation of an undefined outcome or a poison result: where the poison came from, and how it got there.
    explanation: Option<String>,
}

impl Report {
    pub(super) fn new(
        module: &Module,
        entry: &Entry,
        semantics: Semantics,
        ended: Ended,
        seen: &[Observation],
        allowed: Option<&OutcomeSet>,
    ) -> Report {
        // A run gives every bit a value; what is in the set may leave some open.
        let known = |observation: &Observation| {
            (observation.site, Masked { value: observation.value, determined: u64::MAX })
        };
        let run = Shown::new(module, entry, end_of(ended), seen.iter().map(known).collect());
        let allows: Vec<_> = allowed
            .iter()
            .flat_map(|allowed| &allowed.outcomes)
            .map(|outcome| Allows::new(module, entry, outcome))
            .collect();
        Report {
            entry: entry.name.clone(),
            semantics: semantics.to_string(),
            run,
            precision: match allowed.map(|allowed| allowed.precision) {
                None => "unknown",
                Some(Precision::Exact) => "exact",
                Some(Precision::Masked) => "masked",
                Some(Precision::Partial) => "open",
            },
            agreed: agreed(&allows),
            allowed: allows,
        }
    }

    pub(super) fn may_be_undefined(&self) -> bool {
        self.run.undefined || self.allowed.iter().any(|allows| allows.shown.undefined)
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let Report { entry, semantics, run, precision, agreed, allowed } = self;
        let mut lines = vec![format!("@{entry} under {semantics}: {}", run.ended)];
        lines.extend(run.lines());
        match (&allowed[..], agreed) {
            ([only], Some(_)) if *precision == "exact" => lines.extend(only.explanation_lines()),
            ([first, ..], Some(agreed)) => {
                lines.push(format!("for every choice ({}, {precision}): {}", count(allowed), agreed.ended));
                lines.extend(agreed.lines());
                lines.extend(first.decision_lines());
                lines.extend(first.explanation_lines());
            }
            // Only one run was asked for.
            ([], _) => {}
            (several, _) => {
                lines.push(format!("allowed: {} ({precision})", count(several)));
                lines.extend(several.iter().take(PRINTED).flat_map(Allows::lines));
            }
        }
        lines
    }
}

fn count(outcomes: &[Allows]) -> String {
    match outcomes.len() {
        1 => "1 outcome".to_owned(),
        many => format!("{many} outcomes"),
    }
}

fn agreed(allowed: &[Allows]) -> Option<Shown> {
    let (first, rest) = allowed.split_first()?;
    rest.iter().try_fold(first.shown.clone(), |common, one| common.meet(&one.shown))
}

impl Allows {
    fn new(module: &Module, entry: &Entry, outcome: &MaskedOutcome) -> Allows {
        let seen = outcome.observations.iter().map(|observation| {
            (observation.site, Masked { value: observation.value, determined: observation.determined })
        });
        Allows {
            shown: Shown::new(module, entry, outcome.end, seen.collect()),
            decisions: outcome
                .decisions
                .iter()
                .map(|decision| decision.display(module).to_string())
                .collect(),
            explanation: outcome.explanation.as_ref().map(|life| life.display(module).to_string()),
        }
    }

    fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("- {}", self.shown.ended)];
        lines.extend(self.shown.lines());
        lines.extend(self.decision_lines());
        lines.extend(self.explanation_lines());
        lines
    }

    fn decision_lines(&self) -> impl Iterator<Item = String> {
        self.decisions.iter().take(PRINTED).map(|decision| format!("  where {decision}"))
    }

    fn explanation_lines(&self) -> impl Iterator<Item = String> {
        self.explanation.iter().flat_map(|life| life.lines()).map(|line| format!("  {line}"))
    }
}
