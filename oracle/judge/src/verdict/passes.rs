//! Functions after passes, each held against what it was before.

use std::collections::BTreeMap;

use smol_str::SmolStr;

use super::compare::normalized_diagnostic;
use super::evidence::{EngineVerdict, Finding, FindingKind, Report, Verdict};
use engines::{EngineName, EngineReport, Outcome};

/// The verdict on what several pipelines or versions of an optimiser make of a function. `culprits` has the names of the passes that are
/// wrong, by the position of the run, as far as they are known.
#[must_use]
pub fn judge_passes(runs: &[EngineReport], culprits: &BTreeMap<usize, SmolStr>) -> Report {
    let engine = |run: &EngineReport| EngineVerdict {
        explanation: match &run.outcome {
            Outcome::DoesNotRefine { counterexample } => counterexample.clone(),
            _ => String::new(),
        },
        ..EngineVerdict::on_run(run, of_run(&run.outcome))
    };
    let engines = runs.iter().map(engine).collect();
    let mut wrong: BTreeMap<(FindingKind, Option<SmolStr>), Vec<usize>> = BTreeMap::new();
    for (at, run) in runs.iter().enumerate() {
        let cause = match &run.outcome {
            Outcome::DoesNotRefine { .. } => (FindingKind::Value, culprits.get(&at).cloned()),
            Outcome::CompilerCrashed { diagnostic } => {
                (FindingKind::CompilerCrash, Some(normalized_diagnostic(diagnostic)))
            }
            Outcome::CompilerHung => (FindingKind::CompilerHang, None),
            _ => continue,
        };
        wrong.entry(cause).or_default().push(at);
    }
    let agreeing: Vec<EngineName> = runs
        .iter()
        .filter(|run| matches!(run.outcome, Outcome::Finished(_)))
        .map(|run| run.engine.clone())
        .collect();
    let finding = |((kind, detail), at): ((FindingKind, Option<SmolStr>), Vec<usize>)| {
        let differing: Vec<EngineName> = at.iter().map(|&at| runs[at].engine.clone()).collect();
        let by = differing.first().map(ToString::to_string).unwrap_or_default();
        let what = match &runs[at[0]].outcome {
            Outcome::DoesNotRefine { counterexample } => {
                let pass = detail.as_ref().map(|pass| format!("{pass} is wrong ")).unwrap_or_default();
                format!("{pass}on {}", counterexample.replace('\n', ";"))
            }
            other => other.name().to_owned(),
        };
        let summary = format!("{} by {by}: {what}", kind.name());
        let sides = (agreeing.clone(), differing);
        Finding::disagreement(kind, detail.as_deref(), "the function".to_owned(), sides, summary)
    };
    let findings = wrong.into_iter().map(finding).collect();
    Report::on_runs(engines, findings)
}

fn of_run(outcome: &Outcome) -> Verdict {
    match outcome {
        Outcome::Finished(_) => Verdict::Refines,
        Outcome::DoesNotRefine { .. } | Outcome::CompilerCrashed { .. } | Outcome::CompilerHung => {
            Verdict::Mismatch
        }
        Outcome::Infrastructure(why) => Verdict::Infrastructure(why.clone()),
        Outcome::Unsupported(why) => Verdict::Unsupported(why.clone()),
        other => Verdict::Unsupported(other.name().to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engines::Observations;

    #[test]
    fn a_wrong_pass_is_a_finding_by_its_name() {
        let run = |engine: &str, outcome| EngineReport { engine: engine.parse().unwrap(), outcome };
        let wrong = || Outcome::DoesNotRefine { counterexample: "(1)\n  the source may return 0".to_owned() };
        let runs = [
            run("opt-19 -passes=gvn", Outcome::Finished(Observations::default())),
            run("opt-14 -passes=gvn", wrong()),
            run("opt-22 -passes=gvn", wrong()),
            run("opt-16 -passes=gvn", Outcome::Unsupported("it is old".to_owned())),
        ];
        let report = judge_passes(&runs, &[(1, SmolStr::from("gvn")), (2, SmolStr::from("gvn"))].into());
        let verdicts: Vec<&str> = report.engines.iter().map(|engine| engine.verdict.name()).collect();
        assert_eq!(verdicts, ["refines", "mismatch", "mismatch", "unsupported"]);
        assert_eq!(report.verdict, Verdict::Mismatch);
        let [finding] = &report.findings[..] else { panic!("{:?}", report.findings) };
        assert_eq!(finding.signature.0, "value(gvn) opt");
        assert!(finding.summary.contains("gvn is wrong on (1);"), "{}", finding.summary);
        let right = judge_passes(&runs[..1], &BTreeMap::new());
        assert_eq!((right.verdict, right.findings.len()), (Verdict::Refines, 0));
        let crash = Outcome::CompilerCrashed { diagnostic: "Stack dump:".to_owned() };
        let crashed = judge_passes(&[run("opt-22 -passes=gvn", crash)], &BTreeMap::new());
        assert_eq!(crashed.findings[0].kind, FindingKind::CompilerCrash);
    }
}
