//! The verdict on everything that is known about a case.
//!
//! [`judge`] is pure. Layouts come first: where two configurations lay out a record differently, that is a finding,
//! and what passes between the two is [`Incomparable`]. Then every run is held against the reference, by itself;
//! then what went wrong is sorted by cause ([`cause`]), and the [`crate::ledger`] asked. No answer is a bool, and
//! absence equals nothing: each run owes as many observations as the reference makes. [`judge_module`] judges modules of
//! LLVM IR, whose runs are held against everything that a module may do, [`judge_ordinary`] anybody's C, of which only
//! compilers say what it does, [`judge_passes`] functions after passes, and [`judge_unit`] calls between plug-in engines and the compilers of the reference.

mod bucket_key;
mod cause;
mod compare;
mod evidence;
mod layouts;
mod modules;
mod ordinary;
mod passes;
mod prediction;
mod stack;
#[cfg(test)]
mod tests;
mod unit;

pub use bucket_key::BucketKey;
pub use evidence::{
    Difference, EngineVerdict, Evidence, Finding, FindingKind, Incomparable, LayoutClass, OutcomeClass,
    Report, Undetermined, Verdict,
};
pub use modules::{ModuleEvidence, RunVerdict, judge_module, judge_run};
pub use ordinary::{
    BehaviourGroup, OrdinaryDoubt, OrdinaryJudgement, OrdinaryVerdict, judge_ordinary, judge_outcomes,
    outcome_in_words,
};
pub use passes::judge_passes;
pub use prediction::entry_of_call;
pub use unit::judge_unit;

use cause::{Causes, WrongRun};
use compare::{Comparison, compare};
use layouts::Layouts;

use engines::{EngineName, EngineReport, Observations, Outcome};

/// The verdict on a program.
#[must_use]
pub fn judge(evidence: &Evidence<'_>) -> Report {
    let layouts = Layouts::classify(evidence);
    let mut findings = layouts.findings(evidence);
    let mut unconfirmed = Vec::new();
    let engines = match evidence.expected {
        Outcome::Finished(expected) => {
            let (engines, causes) = judge_runs(evidence, &layouts, expected);
            findings.extend(causes.findings);
            unconfirmed.extend(causes.unconfirmed);
            engines
        }
        other => {
            let (why, wrong) = without_reference(other);
            findings.extend(wrong);
            evidence.runs.iter().map(|run| report(run, why.clone(), 0)).collect()
        }
    };
    let verdict = most_severe(&engines, &findings);
    Report { verdict, engines, classes: classes(evidence), layouts: layouts.classes(), findings, unconfirmed }
}

/// The verdict on each run, and the causes of mismatches.
fn judge_runs(
    evidence: &Evidence<'_>,
    layouts: &Layouts,
    expected: &Observations,
) -> (Vec<EngineVerdict>, Causes) {
    let owed = expected.len() as u32;
    let mut wrong = Vec::new();
    let mut reports = Vec::with_capacity(evidence.runs.len());
    for (position, run) in evidence.runs.iter().enumerate() {
        let verdict = match compare(expected, evidence.undetermined, &run.outcome) {
            // Before the outcome: where layouts differ, other values show nothing.
            _ if !comparable(run, layouts) => Verdict::Incomparable(Incomparable::LayoutDiffers),
            Comparison::Said(verdict) => verdict,
            Comparison::Wrong(what) => {
                wrong.push(WrongRun { position, engine: &run.engine, wrong: what });
                Verdict::Mismatch
            }
        };
        reports.push(report(run, verdict, owed));
    }
    let agreeing = reports.iter().filter(|r| r.verdict == Verdict::Agree).map(|r| r.engine.clone());
    let agreeing: Vec<EngineName> = agreeing.collect();
    let causes = cause::causes(evidence, &wrong, &agreeing);
    for (position, verdict) in &causes.verdicts {
        reports[*position].verdict = verdict.clone();
    }
    (reports, causes)
}

/// True if a run can be compared: not if its sides lay out a record differently, unless it never ran.
fn comparable(run: &EngineReport, layouts: &Layouts) -> bool {
    let ran = run.outcome.log().is_some();
    !ran || run.engine.sides().is_none_or(|(caller, callee)| layouts.alike(caller, callee))
}

fn report(run: &EngineReport, verdict: Verdict, owed: u32) -> EngineVerdict {
    let came = run.outcome.log().map_or(0, Observations::len) as u32;
    EngineVerdict { engine: run.engine.clone(), verdict, owed, came, explanation: String::new() }
}

/// The verdict on every run if the reference has no answer, and the finding if that is one.
fn without_reference(expected: &Outcome) -> (Verdict, Option<Finding>) {
    match expected {
        Outcome::Undefined { kind, place, .. } => {
            let finding = Finding {
                known: None,
                kind: FindingKind::Undefined,
                signature: BucketKey::new(FindingKind::Undefined, Some(kind), [&EngineName::Reference]),
                at_fault: bucket_key::at_fault([&EngineName::Reference], &[]),
                summary: format!("the program is undefined: {kind} in {place}"),
                difference: None,
            };
            (Verdict::Incomparable(Incomparable::ProgramUndefined), Some(finding))
        }
        Outcome::OutOfFuel => (Verdict::Incomparable(Incomparable::NoReference), None),
        Outcome::Unsupported(why) => (Verdict::Unsupported(format!("reference: {why}")), None),
        other => (Verdict::Infrastructure(format!("reference: {}", evidence::outcome_in_words(other))), None),
    }
}

/// The program's verdict. What some engine cannot do, or could not be compared in, counts only where no engine had
/// anything to say.
fn most_severe(engines: &[EngineVerdict], findings: &[Finding]) -> Verdict {
    let of_engines = engines.iter().map(|report| report.verdict.clone());
    of_engines
        .chain(findings.iter().map(Finding::verdict))
        .max()
        .unwrap_or(Verdict::Incomparable(Incomparable::NoEngine))
}

/// The engines by what they did, in the order of the runs; the reference is in the class it agrees with.
fn classes(evidence: &Evidence<'_>) -> Vec<OutcomeClass> {
    let mut classes = vec![(evidence.expected, vec![EngineName::Reference])];
    for run in evidence.runs {
        match classes.iter_mut().find(|(outcome, _)| **outcome == run.outcome) {
            Some((_, engines)) => engines.push(run.engine.clone()),
            None => classes.push((&run.outcome, vec![run.engine.clone()])),
        }
    }
    let class_of = |(outcome, engines): (&Outcome, Vec<EngineName>)| OutcomeClass {
        outcome: evidence::outcome_in_words(outcome).to_string(),
        expected: outcome == evidence.expected,
        engines,
    };
    classes.into_iter().map(class_of).collect()
}
