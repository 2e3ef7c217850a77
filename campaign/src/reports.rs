//! The engines' outcomes of a case in the form that findings store: engines of equal outcome together, observations
//! from
//! shortly before the first difference on.

use std::collections::BTreeMap;

use engines::call_defect::ShownDefect;
use engines::{Observations, Outcome};
use judge::verdict::Verdict;
use serde_json::{Value, json};

use database::StoredReport;
use examination::examine::{Case, Examined, Expectation};
use host::hex::Hex;

/// The prefix of the engine's name in a finding, if the report is the answers of a configuration to layout questions.
pub(crate) const LAYOUT_BY: &str = "layout by ";

/// The observations that are kept of each engine.
const OBSERVATIONS: usize = 24;

/// Those of them that lie before the first difference.
const BEFORE: usize = 2;

/// The length to which lines of an ordinary program's output are cut, in bytes.
const LINE: usize = 256;

/// The length to which compilers' words are cut, in bytes.
const WORDS: usize = 4096;

/// The most bytes of a report that an engine makes itself.
const REPORT: usize = 16 << 10;

/// The reports of every engine. One that did what the witness says is only noted as such; layouts are kept where they
/// are what is wrong.
#[must_use]
pub fn reports<C: Case>(case: &C, examined: &Examined<C>, layout: bool) -> Vec<StoredReport> {
    let mut by_outcome: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut note =
        |engine: String, report: Value| by_outcome.entry(report.to_string()).or_default().push(engine);
    let from = first_difference(examined).saturating_sub(BEFORE);
    if let Some(expected) = examined.expected.outcome() {
        note(C::WITNESS.to_string(), outcome(expected, from));
    }
    let witnesses = case.witness_reports(examined);
    for (engine, report) in &witnesses {
        note(engine.to_string(), limited(report));
    }
    for (run, judged) in examined.runs.iter().zip(&examined.report.engines) {
        if witnesses.iter().any(|(engine, _)| *engine == run.engine) {
            continue;
        }
        let report = match judged.verdict {
            Verdict::Agree | Verdict::Refines => json!({ "agrees-with": C::WITNESS.to_string() }),
            _ => outcome(&run.outcome, from),
        };
        note(run.engine.to_string(), report);
    }
    for answers in examined.layouts.iter().filter(|_| layout) {
        note(format!("{LAYOUT_BY}{}", answers.configuration), outcome(&answers.outcome, 0));
    }
    by_outcome.into_iter().map(|(json, engines)| StoredReport { engines, json }).collect()
}

/// The first observation, or line of output, in which an engine that is wrong leaves what is expected.
fn first_difference<C: Case>(examined: &Examined<C>) -> usize {
    let Some(expected) = examined.expected.outcome() else { return 0 };
    let is_wrong = |verdict: &Verdict| matches!(verdict, Verdict::Mismatch);
    let wrong = examined.runs.iter().zip(&examined.report.engines).filter(|(_, one)| is_wrong(&one.verdict));
    wrong.filter_map(|(run, _)| alike(expected, &run.outcome)).min().unwrap_or(0)
}

/// The length of the common prefix of two outcomes, in observations or lines.
fn alike(expected: &Outcome, outcome: &Outcome) -> Option<usize> {
    if let (Outcome::Ended { output: expected, .. }, Outcome::Ended { output, .. }) = (expected, outcome) {
        let lines = |output: &'_ [u8]| output.split(|byte| *byte == b'\n').count();
        if lines(expected).max(lines(output)) <= OBSERVATIONS {
            return Some(0);
        }
        let [expected, output] = [expected, output].map(|all| all.split(|byte| *byte == b'\n'));
        return Some(expected.zip(output).take_while(|(a, b)| a == b).count());
    }
    let (expected, log) = (expected.log()?, outcome.log()?);
    Some(log.0.iter().zip(&expected.0).take_while(|(a, b)| a == b).count())
}

/// An outcome, with its observations from one on.
fn outcome(outcome: &Outcome, from: usize) -> Value {
    let name = outcome.name();
    // Everything that an engine can make long is cut, so that one case cannot fill the database.
    match outcome {
        Outcome::Finished(log) => json!({ name: window(log, from) }),
        Outcome::Crashed { signal, log } => json!({ name: { "signal": signal, "log": window(log, from) } }),
        Outcome::TimedOut { log } => json!({ name: { "log": window(log, from) } }),
        Outcome::Ended { end, output } => {
            let text = String::from_utf8_lossy(output);
            let lines = (1..).zip(text.lines()).skip(from).take(OBSERVATIONS);
            let lines: Vec<(u64, &str)> = lines.map(|(number, line)| (number, cut(line, LINE))).collect();
            let made = text.lines().count();
            json!({ name: { "end": end.to_string(), "made": made, "from": from, "observations": lines } })
        }
        Outcome::Undefined { kind, place, .. } => {
            json!({ name: { "kind": kind, "place": cut(place, WORDS) } })
        }
        Outcome::Rejected { diagnostic } | Outcome::CompilerCrashed { diagnostic } => {
            json!({ name: { "diagnostic": cut(diagnostic, WORDS) } })
        }
        Outcome::Called(defects) => {
            let numbered = |(number, one): (u64, &ShownDefect)| {
                (number, cut(&format!("{}: {}", one.kind, one.evidence), LINE).to_owned())
            };
            let lines: Vec<(u64, String)> = (1..).zip(defects).take(OBSERVATIONS).map(numbered).collect();
            json!({ name: { "made": defects.len(), "from": 0, "observations": lines } })
        }
        Outcome::DoesNotRefine { counterexample } => json!({ name: cut(counterexample, WORDS) }),
        Outcome::Unsupported(why) | Outcome::Infrastructure(why) => json!({ name: cut(why, WORDS) }),
        Outcome::OutOfFuel | Outcome::CompilerHung => json!(name),
    }
}

fn window(log: &Observations, from: usize) -> Value {
    let kept = log
        .0
        .iter()
        .skip(from)
        .take(OBSERVATIONS)
        .map(|observation| (observation.site, Hex(observation.value)));
    json!({ "made": log.len(), "from": from, "observations": kept.collect::<Vec<_>>() })
}

/// A report that an engine made itself; one that is too long is a text that breaks off.
fn limited(report: &str) -> Value {
    match serde_json::from_str(report) {
        Ok(value) if report.len() <= REPORT => value,
        _ => json!({ "cut": cut(report, REPORT) }),
    }
}

fn cut(text: &str, bytes: usize) -> &str {
    &text[..text.floor_char_boundary(bytes)]
}
