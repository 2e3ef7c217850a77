//! The observations of each engine on a case, and the engines that did not run it.

use std::collections::BTreeMap;
use std::fmt::{self, Display};

use engines::Outcome;
use judge::verdict::outcome_in_words;
use serde::Serialize;

use host::hex::Hex;

/// The number of reasons that the text output prints; `--json` has all.
const PRINTED: usize = 4;

/// The observations of an engine, or the reason why there are none.
#[derive(Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub(super) enum Observed {
    /// Pairs of site and value.
    Observations(Vec<(u32, Hex)>),
    /// The reason in words.
    Reason(String),
}

/// Engines that did not run a program, for one reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct LeftOut {
    engines: Vec<String>,
    reason: String,
}

/// Stands for all compilers where a run has none.
const COMPILERS: &str = "compilers";

impl LeftOut {
    pub(super) fn new(engine: &str, reason: impl Into<String>) -> LeftOut {
        LeftOut { engines: vec![engine.to_owned()], reason: reason.into() }
    }

    /// The entry for a run without compilers, by `--no-native`.
    pub(super) fn compilers() -> LeftOut {
        LeftOut::new(COMPILERS, "--no-native")
    }

    /// The engines that did not run a case, by reason.
    pub(super) fn among(engines: impl IntoIterator<Item = (String, Option<String>)>) -> Vec<LeftOut> {
        let mut reasons: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (engine, reason) in engines {
            if let Some(reason) = reason {
                reasons.entry(reason).or_default().push(engine);
            }
        }
        reasons.into_iter().map(|(reason, engines)| LeftOut { engines, reason }).collect()
    }
}

impl Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LeftOut { engines, reason } = self;
        match engines.as_slice() {
            [only] => write!(f, "not run: {only} ({reason})"),
            [first, rest @ ..] => write!(f, "not run: {first} and {} more ({reason})", rest.len()),
            [] => Ok(()),
        }
    }
}

/// The text output's list of the engines that were left out.
pub(super) fn lines(left_out: &[LeftOut]) -> Vec<String> {
    let (shown, rest) = left_out.split_at(left_out.len().min(PRINTED));
    let mut lines: Vec<String> = shown.iter().map(|left_out| format!("  {left_out}")).collect();
    if !rest.is_empty() {
        lines.push(format!("  and {} more reasons not to run", rest.len()));
    }
    lines
}

impl Observed {
    pub(super) fn from_outcome(outcome: &Outcome) -> Observed {
        Observed::Reason(match outcome {
            Outcome::Finished(log) => {
                return Observed::Observations(
                    log.iter().map(|observation| (observation.site, Hex(observation.value))).collect(),
                );
            }
            Outcome::Undefined { kind, place, .. } => format!("undefined: {kind} in {place}"),
            Outcome::Crashed { signal, log } => {
                format!("crashed by signal {signal} after {} observations", log.len())
            }
            Outcome::Ended { .. } => outcome_in_words(outcome, None),
            Outcome::TimedOut { log } => format!("did not end after {} observations", log.len()),
            Outcome::Rejected { diagnostic: why }
            | Outcome::CompilerCrashed { diagnostic: why }
            | Outcome::Unsupported(why)
            | Outcome::Infrastructure(why) => format!("{}: {why}", outcome.name()),
            Outcome::DoesNotRefine { counterexample: why } => format!("{}: {why}", outcome.name()),
            Outcome::Called(defects) => match &defects[..] {
                [] => "all values arrived".to_owned(),
                [first, ..] => format!("{}: {}", first.kind, first.evidence),
            },
            Outcome::OutOfFuel | Outcome::CompilerHung => outcome.name().to_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn engines_are_left_out_by_reason() {
        let lacks = Outcome::Unsupported("it lacks _BitInt".to_owned());
        let ran = Outcome::OutOfFuel;
        let runs =
            [("gcc -O0", &lacks), ("clang -O0", &ran), ("gcc -O2", &lacks), ("tcc", &Outcome::CompilerHung)];
        let left_out = LeftOut::among(runs.map(|(engine, outcome)| (engine.to_owned(), outcome.not_run())));
        let printed: Vec<String> = lines(&left_out);
        assert_eq!(
            printed,
            [
                "  not run: tcc (compiler-hung)",
                "  not run: gcc -O0 and 1 more (unsupported: it lacks _BitInt)"
            ]
        );
    }
}
