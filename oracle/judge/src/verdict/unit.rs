//! Calls between plug-in engines and the compilers of the reference: the expected values are known, and each run reports the values that
//! did not arrive.

use std::collections::BTreeSet;

use smol_str::SmolStr;

use super::bucket_key;
use super::evidence::{EngineVerdict, Finding, FindingKind, Incomparable, Report, Verdict, first_of};
use engines::call_defect::{CompilerEnd, DefectKind, Direction, PassingPart, ShownDefect};
use engines::{Configuration, EngineName, EngineReport, Outcome};

/// The verdict on a function of a unit. Where the compilers of the reference do not pass its values to each other, no engine can be
/// held against them. Of each direction the first kind of defect is a finding, for the others follow from it.
#[must_use]
pub fn judge_unit(references: &[Configuration], runs: &[EngineReport]) -> Report {
    let is_reference = |run: &EngineReport| {
        run.engine
            .sides()
            .is_some_and(|(caller, callee)| references.contains(caller) && references.contains(callee))
    };
    let disputed = runs.iter().any(|run| is_reference(run) && is_wrong(&run.outcome));
    let of_run = |run: &EngineReport| match &run.outcome {
        Outcome::Called(defects) if defects.is_empty() => Verdict::Agree,
        Outcome::Called(_) if disputed => Verdict::Incomparable(Incomparable::ReferencesDiffer),
        Outcome::Called(_) => Verdict::Mismatch,
        Outcome::Infrastructure(why) => Verdict::Infrastructure(why.clone()),
        Outcome::Rejected { diagnostic } => {
            Verdict::Unsupported(diagnostic.lines().next().unwrap_or_default().to_owned())
        }
        Outcome::Unsupported(why) => Verdict::Unsupported(why.clone()),
        other => Verdict::Unsupported(other.name().to_owned()),
    };
    let engines = runs.iter().map(|run| EngineVerdict::on_run(run, of_run(run))).collect();
    let findings = if disputed { Vec::new() } else { findings(runs) };
    Report::on_runs(engines, findings)
}

fn is_wrong(outcome: &Outcome) -> bool {
    matches!(outcome, Outcome::Called(defects) if !defects.is_empty())
}

/// The engine's family and the way in which it is wrong, which a function is told to have once.
type Way = (Vec<SmolStr>, Option<Direction>);

/// A finding for each engine and way: layouts, calls in a direction, and each end of a compiler.
fn findings(runs: &[EngineReport]) -> Vec<Finding> {
    let mut all: Vec<(DefectKind, &ShownDefect, Vec<EngineName>)> = Vec::new();
    let wrong = runs.iter().filter_map(|run| match &run.outcome {
        Outcome::Called(defects) => Some((&run.engine, defects)),
        _ => None,
    });
    for (engine, defects) in wrong {
        let fault = bucket_key::at_fault([engine], &[]);
        for shown in defects {
            let same = |(kind, _, engines): &&mut (DefectKind, &ShownDefect, Vec<EngineName>)| {
                *kind == shown.kind && bucket_key::at_fault(engines.iter(), &[]) == fault
            };
            match all.iter_mut().find(same) {
                Some((_, _, engines)) if engines.last() == Some(engine) => {}
                Some((_, _, engines)) => engines.push(engine.clone()),
                None => all.push((shown.kind, shown, vec![engine.clone()])),
            }
        }
    }
    all.sort_by_key(|(kind, _, _)| *kind);
    let mut reported: BTreeSet<Way> = BTreeSet::new();
    // Of several kinds in one way the first is reported; one mistake may cause them all.
    all.retain(|(kind, _, engines)| match kind {
        DefectKind::Layout(_) => reported.insert((bucket_key::at_fault(engines, &[]), None)),
        DefectKind::Passing(direction, _) => {
            reported.insert((bucket_key::at_fault(engines, &[]), Some(*direction)))
        }
        DefectKind::Compiler(_) => true,
    });
    let agreeing: Vec<EngineName> = runs
        .iter()
        .filter(|run| matches!(&run.outcome, Outcome::Called(defects) if defects.is_empty()))
        .map(|run| run.engine.clone())
        .collect();
    all.into_iter().map(|(kind, shown, engines)| finding(kind, shown, &agreeing, engines)).collect()
}

fn finding(
    defect: DefectKind,
    shown: &ShownDefect,
    agreeing: &[EngineName],
    differing: Vec<EngineName>,
) -> Finding {
    let summary = format!("{defect} by {}: {}", first_of(&differing), shown.evidence);
    let (at, sides) = (defect.to_string(), (agreeing.to_vec(), differing));
    Finding::disagreement(kind(defect), Some(&defect.to_string()), at, sides, summary)
}

const fn kind(defect: DefectKind) -> FindingKind {
    match defect {
        DefectKind::Layout(_) => FindingKind::Layout,
        DefectKind::Passing(_, part) => match part {
            PassingPart::Parameter
            | PassingPart::Widened
            | PassingPart::Result
            | PassingPart::ResultMemory
            | PassingPart::Argument => FindingKind::Value,
            PassingPart::Crash => FindingKind::Crash,
            PassingPart::Hang => FindingKind::Hang,
            PassingPart::Missing => FindingKind::Missing,
        },
        DefectKind::Compiler(CompilerEnd::Crash) => FindingKind::CompilerCrash,
        DefectKind::Compiler(CompilerEnd::Hang) => FindingKind::CompilerHang,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engines::call_defect::{DefectEvidence, LayoutPart};

    fn run(engine: &str, kinds: &[DefectKind]) -> EngineReport {
        let shown = |kind: &DefectKind| {
            let text = |text: &str| text.to_owned();
            let evidence = DefectEvidence { what: text("argument 1"), expected: text("01"), got: text("00") };
            ShownDefect { kind: *kind, evidence }
        };
        let outcome = Outcome::Called(kinds.iter().map(shown).collect());
        EngineReport { engine: engine.parse().unwrap(), outcome }
    }

    fn judged(runs: &[EngineReport]) -> (Verdict, Vec<String>) {
        let references: Vec<Configuration> =
            ["gcc -O0", "clang-19 -O2"].iter().map(|name| name.parse().unwrap()).collect();
        let report = judge_unit(&references, runs);
        (report.verdict, report.findings.into_iter().map(|finding| finding.signature.to_string()).collect())
    }

    const ARGUMENT: DefectKind = DefectKind::Passing(Direction::EngineIsCalled, PassingPart::Parameter);
    const RESULT: DefectKind = DefectKind::Passing(Direction::EngineIsCalled, PassingPart::Result);

    #[test]
    fn a_direction_is_told_once_with_its_first_kind() {
        let runs = [
            run("zig -O > gcc -O0", &[]),
            run("gcc -O0 > zig -O", &[RESULT, ARGUMENT]),
            run("gcc -O0 > zig", &[ARGUMENT]),
        ];
        let (verdict, findings) = judged(&runs);
        assert_eq!(verdict, Verdict::Mismatch);
        assert_eq!(findings, ["value(as callee: argument does not arrive) gcc>zig"]);
        let size =
            [run("zig", &[DefectKind::Layout(LayoutPart::Size), DefectKind::Layout(LayoutPart::Align)])];
        assert_eq!(judged(&size).1, ["layout(layout: size) zig"]);
        assert_eq!(judged(&runs[..1]), (Verdict::Agree, Vec::new()));
    }

    #[test]
    fn where_the_references_differ_nothing_can_be_held_against_them() {
        let runs = [run("gcc -O0 > zig", &[ARGUMENT]), run("clang-19 -O2 > gcc -O0", &[RESULT])];
        assert_eq!(judged(&runs), (Verdict::Incomparable(Incomparable::ReferencesDiffer), Vec::new()));
        assert_eq!(judged(&[]).0, Verdict::Incomparable(Incomparable::NoEngine));
    }

    #[test]
    fn a_refusal_is_no_defect_and_a_crash_of_a_compiler_is() {
        let refused = EngineReport {
            engine: "zig".parse().unwrap(),
            outcome: Outcome::Rejected { diagnostic: "error: no".to_owned() },
        };
        assert_eq!(judged(&[refused]), (Verdict::Unsupported("error: no".to_owned()), Vec::new()));
        let crash = run("zig", &[DefectKind::Compiler(CompilerEnd::Crash)]);
        assert_eq!(judged(&[crash]).1, ["compiler-crash(compiler crashes) zig"]);
    }
}
