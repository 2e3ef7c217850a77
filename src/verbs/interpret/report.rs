//! What a run showed, and what others may show.

use std::fmt::{self, Display};

use interpreter::tracked::{Allowed, End, MaskedOutcome, Precision};
use interpreter::{Observation, Outcome as Ended, Semantics, UbKind};
use ir::Module;
use serde::Serialize;

use super::entry::{Entry, RESULT};

/// Outcomes, or decisions, that are printed for people; machines get all.
const PRINTED: usize = 8;

/// What `interpret --json` prints.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    entry: String,
    semantics: String,
    /// The run with the choices of `semantics`.
    run: Shown,
    /// `exact`, `masked` or `open`.
    precision: &'static str,
    /// What every allowed outcome has in common, if all show the same things and end alike.
    agreed: Option<Shown>,
    /// Everything that may happen, whatever is chosen.
    allowed: Vec<Allows>,
}

/// What a run showed, or several have in common.
#[derive(Clone, Debug, Serialize)]
struct Shown {
    ended: String,
    undefined: bool,
    /// Site and value.
    observations: Vec<(u32, Masked)>,
    result: Vec<Piece>,
}

/// A piece of a result; `None` is poison.
#[derive(Clone, Debug, PartialEq, Serialize)]
struct Piece {
    #[serde(rename = "type")]
    ty: String,
    value: Option<Masked>,
}

/// One thing that may happen.
#[derive(Debug, Serialize)]
struct Allows {
    #[serde(flatten)]
    shown: Shown,
    /// The choices behind it, in words.
    decisions: Vec<String>,
    /// Where the poison was born that made it undefined, or its result poison, and how it got there.
    explanation: Option<String>,
}

/// A number, some of whose bits may be anything; those are 0 in `value`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
struct Masked {
    value: u64,
    determined: u64,
}

impl Report {
    pub(super) fn new(
        module: &Module,
        entry: &Entry,
        semantics: Semantics,
        ended: Ended,
        seen: &[Observation],
        allowed: &Allowed,
    ) -> Report {
        let known = |one: &Observation| (one.site, Masked { value: one.value, determined: u64::MAX });
        let run = Shown::new(module, entry, end(ended), seen.iter().map(known).collect());
        let allows: Vec<_> =
            allowed.outcomes.iter().map(|outcome| Allows::new(module, entry, outcome)).collect();
        Report {
            entry: entry.name.clone(),
            semantics: semantics.to_string(),
            run,
            precision: match allowed.precision {
                Precision::Exact => "exact",
                Precision::Masked => "masked",
                Precision::Open => "open",
            },
            agreed: agreed(&allows),
            allowed: allows,
        }
    }

    pub(super) fn may_be_undefined(&self) -> bool {
        self.run.undefined || self.allowed.iter().any(|one| one.shown.undefined)
    }

    pub(super) fn lines(&self) -> Vec<String> {
        let Report { entry, semantics, run, precision, agreed, allowed } = self;
        let mut lines = vec![format!("@{entry} under {semantics}: {}", run.ended)];
        lines.extend(run.lines());
        match (&allowed[..], agreed) {
            ([only], Some(_)) if *precision == "exact" => lines.extend(only.explanation_lines()),
            ([first, ..], Some(agreed)) => {
                lines.push(format!("whatever is chosen ({}, {precision}): {}", count(allowed), agreed.ended));
                lines.extend(agreed.lines());
                lines.extend(first.decision_lines());
                lines.extend(first.explanation_lines());
            }
            (several, _) => {
                lines.push(format!("allowed: {} ({precision})", count(several)));
                lines.extend(several.iter().take(PRINTED).flat_map(Allows::lines));
            }
        }
        lines
    }
}

impl Shown {
    fn new(module: &Module, entry: &Entry, end: End, seen: Vec<(u32, Masked)>) -> Shown {
        let (observations, mut result) = split(entry, seen);
        // The caller is ours: that it shows poison only says what was returned.
        let returned_poison = matches!(end, End::Undefined(UbKind::ObservedPoison, place) if Some(place.function) == entry.caller);
        if returned_poison && let Some(piece) = entry.pieces.get(result.len()) {
            result.push(Piece { ty: piece.clone(), value: None });
        }
        Shown {
            ended: if returned_poison { "finished".to_owned() } else { words(module, end) },
            undefined: matches!(end, End::Undefined(..)) && !returned_poison,
            observations,
            result,
        }
    }

    fn lines(&self) -> Vec<String> {
        let observations =
            self.observations.iter().map(|(site, value)| format!("  observed at {site}: {value}"));
        let result = self.result.iter().map(|piece| match piece.value {
            Some(value) => format!("  result: {} {value}", piece.ty),
            None => format!("  result: {} poison", piece.ty),
        });
        observations.chain(result).collect()
    }

    /// What is the same here and there; `None` if other things were shown, or the ends differ.
    fn meet(mut self, other: &Shown) -> Option<Shown> {
        let same_sites = self
            .observations
            .iter()
            .map(|(site, _)| site)
            .eq(other.observations.iter().map(|(site, _)| site));
        let same_pieces = self
            .result
            .iter()
            .map(|piece| piece.value.is_some())
            .eq(other.result.iter().map(|piece| piece.value.is_some()));
        if self.ended != other.ended || !same_sites || !same_pieces {
            return None;
        }
        for ((_, ours), (_, theirs)) in self.observations.iter_mut().zip(&other.observations) {
            *ours = ours.meet(*theirs);
        }
        for (ours, theirs) in self.result.iter_mut().zip(&other.result) {
            ours.value = ours.value.zip(theirs.value).map(|(a, b)| a.meet(b));
        }
        Some(self)
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
        let seen = outcome
            .observations
            .iter()
            .map(|one| (one.site, Masked { value: one.value, determined: one.determined }));
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

impl Masked {
    fn meet(self, other: Masked) -> Masked {
        let determined = self.determined & other.determined & !(self.value ^ other.value);
        Masked { value: self.value & determined, determined }
    }
}

impl Display for Masked {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Masked { value, determined: u64::MAX } => write!(f, "{value}"),
            Masked { determined: 0, .. } => f.write_str("anything"),
            Masked { value, determined } => {
                write!(f, "{value:#x} with only the bits {determined:#x} determined")
            }
        }
    }
}

/// What the program showed, and after it the pieces of its result.
fn split(entry: &Entry, mut seen: Vec<(u32, Masked)>) -> (Vec<(u32, Masked)>, Vec<Piece>) {
    let own = seen.iter().rposition(|(site, _)| *site != RESULT).map_or(0, |last| last + 1);
    // A program may observe at that site itself; of the last ones only so many are pieces.
    let first = own.max(seen.len().saturating_sub(entry.pieces.len()));
    let pieces = seen.split_off(first).into_iter().zip(&entry.pieces);
    let result = pieces.map(|((_, value), piece)| Piece { ty: piece.clone(), value: Some(value) });
    let result = result.collect();
    (seen, result)
}

fn end(ended: Ended) -> End {
    match ended {
        Ended::Finished => End::Finished,
        Ended::Undefined(kind, place) => End::Undefined(kind, place),
        Ended::OutOfFuel => End::OutOfFuel,
        Ended::Unsupported(why) => End::Unsupported(why),
    }
}

fn words(module: &Module, end: End) -> String {
    let function = |place: ir::Place| &module.functions[place.function.index()].name;
    match end {
        End::Finished => "finished".to_owned(),
        End::Undefined(kind, place) => {
            let (name, block, index) = (function(place), place.block.0, place.index);
            format!("undefined: {} in @{name}, block %b{block}, instruction {index}", kind.name())
        }
        End::OutOfFuel => "did not end".to_owned(),
        End::Unsupported(why) => format!("not judged: {why}"),
        End::Open(reason, place) => {
            format!("goes on in @{}: too many unknown bits decide {reason}", function(place))
        }
    }
}
