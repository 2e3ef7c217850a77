//! The judgement of modules: each run against everything that the module may do.
//!
//! A native run is wrong if its observations are no allowed outcome. That means something only for modules whose runs are all free of
//! undefined behaviour.

use std::collections::BTreeMap;
use std::fmt::Write;

use ir::Module;
use refine::bits::{Containment, Difference as AllowedDifference, OutcomeSet, Precision, RunEnd};
use smol_str::format_smolstr;

use super::bucket_key::{self, BucketKey};
use super::compare::normalized_diagnostic;
use super::evidence::{Difference, EngineVerdict, Finding, FindingKind, Incomparable, Report, Verdict};
use crate::inprocess::modules::{Against, Disagreement, ModuleAnswer, ModuleCheck};
use crate::ledger::EntryId;
use engines::recipe::Recipe;
use engines::{EngineName, EngineReport, Outcome};

/// Everything that is known about a module.
#[derive(Clone, Copy)]
pub struct ModuleEvidence<'a> {
    /// The module.
    pub module: &'a Module,
    /// The answer of the interpreters.
    pub interpreters: &'a ModuleAnswer,
    /// Everything that it may do natively; `None` if nothing was compiled.
    pub allowed: Option<&'a OutcomeSet>,
    /// The report of the concrete interpreter, and those of the recipes.
    pub runs: &'a [EngineReport],
    /// The ledger entries that explain runs, by the positions of these.
    pub known: &'a BTreeMap<usize, EntryId>,
}

/// The verdict on a module.
#[must_use]
pub fn judge_module(evidence: &ModuleEvidence<'_>) -> Report {
    let ModuleEvidence { module, interpreters, allowed, runs, known } = *evidence;
    let mut engines = Vec::with_capacity(runs.len());
    let mut wrong = Vec::new();
    let mut findings: Vec<Finding> = in_process_finding(module, interpreters).into_iter().collect();
    for (position, run) in runs.iter().enumerate() {
        let (EngineName::Recipe(recipe), Some(allowed)) = (&run.engine, allowed) else {
            engines.push(in_process_verdict(run, interpreters));
            continue;
        };
        let RunVerdict { mut verdict, kind, explanation } = judge_run(module, allowed, &run.outcome);
        if let Some(kind) = kind {
            let known = known.get(&position);
            verdict = known.cloned().map_or(Verdict::Mismatch, Verdict::Known);
            wrong.push(WrongRun { recipe, kind, explanation: explanation.clone(), known: known.cloned() });
        }
        engines.push(engine_verdict(run, verdict, explanation));
    }
    findings.extend(native_findings(&wrong));
    Report::on_runs(engines, findings)
}

fn engine_verdict(run: &EngineReport, verdict: Verdict, explanation: String) -> EngineVerdict {
    let came = run.outcome.log().map_or(0, |log| log.len() as u32);
    EngineVerdict { engine: run.engine.clone(), verdict, owed: 0, came, explanation }
}

fn in_process_verdict(run: &EngineReport, interpreters: &ModuleAnswer) -> EngineVerdict {
    let (verdict, explanation) = match &interpreters.check {
        ModuleCheck::Agree => (Verdict::Agree, String::new()),
        ModuleCheck::Inconclusive => (Verdict::Incomparable(Incomparable::NoReference), String::new()),
        ModuleCheck::Disagree(disagreement) => (Verdict::Mismatch, format!("{disagreement:?}")),
        ModuleCheck::Panicked(why) => (Verdict::Infrastructure(format!("panicked: {why}")), String::new()),
        ModuleCheck::IllFormed(why) => (Verdict::Infrastructure(format!("ill-formed: {why}")), String::new()),
    };
    engine_verdict(run, verdict, explanation)
}

fn in_process_finding(module: &Module, interpreters: &ModuleAnswer) -> Option<Finding> {
    let ModuleCheck::Disagree(disagreement) = &interpreters.check else { return None };
    let Disagreement { semantics, against, .. } = &**disagreement;
    let (kind, what, other) = match against {
        Against::Missing(_) => (FindingKind::Missing, "missing-outcome".to_owned(), EngineName::Symbolic),
        Against::Symbolic(_) => (FindingKind::Value, EngineName::Symbolic.to_string(), EngineName::Symbolic),
        Against::Exhaustive(_) => {
            (FindingKind::Value, EngineName::Exhaustive.to_string(), EngineName::Exhaustive)
        }
    };
    let signature = format_smolstr!("ir {} {what}", EngineName::Concrete);
    let ran = disagreement.run_in_words(module);
    let summary = format!("{signature}: under {semantics} the interpreter {ran}");
    let at_fault = bucket_key::at_fault([&EngineName::Concrete], &[]);
    let difference = difference_between(vec![other], vec![EngineName::Concrete]);
    Some(Finding { known: None, kind, signature: BucketKey(signature), at_fault, summary, difference })
}

/// The engines of a finding, without a place: its summary names the place.
fn difference_between(agreeing: Vec<EngineName>, differing: Vec<EngineName>) -> Option<Difference> {
    Some(Difference { at: String::new(), site: None, expected: None, got: None, agreeing, differing })
}

/// A run of a recipe that is a mismatch.
struct WrongRun<'a> {
    recipe: &'a Recipe,
    kind: FindingKind,
    explanation: String,
    known: Option<EntryId>,
}

/// Each cause once: what goes wrong by itself at a level also goes wrong with passes before that level, and at higher
/// levels.
fn native_findings(wrong: &[WrongRun<'_>]) -> Vec<Finding> {
    let explained: Vec<Option<&EntryId>> = {
        let mut all: Vec<_> = wrong.iter().map(|run| run.known.as_ref()).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    let mut findings = Vec::new();
    for known in explained {
        let wrong: Vec<&WrongRun<'_>> = wrong.iter().filter(|run| run.known.as_ref() == known).collect();
        let levels: Vec<&WrongRun<'_>> =
            wrong.iter().copied().filter(|run| run.recipe.passes.is_none()).collect();
        let by_pass = |run: &&&WrongRun<'_>| {
            let same_level = levels.iter().any(|level| level.recipe.level == run.recipe.level);
            run.recipe.passes.is_some() && !same_level
        };
        let causes = levels.first().into_iter().chain(wrong.iter().filter(by_pass));
        findings.extend(causes.map(|run| native_finding(run, wrong.len() - 1)));
    }
    findings
}

fn native_finding(run: &WrongRun<'_>, others: usize) -> Finding {
    let WrongRun { recipe, kind, explanation, known } = run;
    let cause = match &recipe.passes {
        Some(passes) => format!("-passes={passes}"),
        None => recipe.level.to_string(),
    };
    // Compilers crash for many reasons; what else goes wrong is told apart by the pass.
    let detail = match kind {
        FindingKind::CompilerCrash => format!("({explanation})"),
        _ => String::new(),
    };
    let name = kind.name();
    let others = if others > 0 { format!(" and {others} more") } else { String::new() };
    Finding {
        known: known.clone(),
        kind: *kind,
        signature: BucketKey(format_smolstr!("ir {name}{detail} {cause}")),
        at_fault: vec![cause.into()],
        summary: format!("{name} by {recipe}{others}: {}", explanation.replace('\n', "; ")),
        difference: difference_between(
            vec![EngineName::Symbolic],
            vec![EngineName::Recipe((*recipe).clone())],
        ),
    }
}

/// The verdict on a native run of a module, and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunVerdict {
    /// [`Verdict::Agree`]: it did the only thing that is allowed. [`Verdict::Refines`]: one of several.
    pub verdict: Verdict,
    /// The way in which it is wrong, if it is a mismatch.
    pub kind: Option<FindingKind>,
    /// The explanation of a mismatch: the place where the run left what is allowed, the bits that were determined
    /// there, and the choices that the nearest allowed outcome depends on. Empty otherwise.
    pub explanation: String,
}

impl RunVerdict {
    fn plain(verdict: Verdict) -> RunVerdict {
        RunVerdict { verdict, kind: None, explanation: String::new() }
    }
}

/// Judges a native run of `module` by what it may do.
#[must_use]
pub fn judge_run(module: &Module, allowed: &OutcomeSet, outcome: &Outcome) -> RunVerdict {
    let log = match outcome {
        Outcome::Finished(log) => log,
        Outcome::Unsupported(why) => return RunVerdict::plain(Verdict::Unsupported(why.clone())),
        Outcome::Infrastructure(why) => return RunVerdict::plain(Verdict::Infrastructure(why.clone())),
        other => return unfinished(allowed, other),
    };
    match allowed.contains(&log.0) {
        Containment::Exactly => RunVerdict::plain(Verdict::Agree),
        Containment::OneOfSeveral | Containment::OnDetermined { .. } => RunVerdict::plain(Verdict::Refines),
        Containment::Anything(..) => RunVerdict::plain(Verdict::Incomparable(Incomparable::ProgramUndefined)),
        Containment::Inconclusive(_) => RunVerdict::plain(Verdict::Incomparable(Incomparable::NoReference)),
        Containment::No(difference) => {
            let explanation = explain(module, allowed, &difference);
            RunVerdict { verdict: Verdict::Mismatch, kind: Some(kind(&difference)), explanation }
        }
    }
}

/// A crash, a hang or a compiler that refuses: no allowed outcome, unless anything is.
fn unfinished(allowed: &OutcomeSet, outcome: &Outcome) -> RunVerdict {
    let ends = || allowed.outcomes.iter().map(|allowed| allowed.end);
    let ran = outcome.log().is_some();
    if ran && ends().any(|end| matches!(end, RunEnd::Undefined(..))) {
        return RunVerdict::plain(Verdict::Incomparable(Incomparable::ProgramUndefined));
    }
    if ran && !ends().all(|end| matches!(end, RunEnd::Finished)) {
        return RunVerdict::plain(Verdict::Incomparable(Incomparable::NoReference));
    }
    let (kind, explanation) = end(outcome);
    RunVerdict { verdict: Verdict::Mismatch, kind: Some(kind), explanation }
}

/// The kind of a run that did not finish, and its explanation.
fn end(outcome: &Outcome) -> (FindingKind, String) {
    let first = |diagnostic: &str| diagnostic.lines().next().unwrap_or_default().to_owned();
    match outcome {
        Outcome::Crashed { signal, log } => {
            (FindingKind::Crash, format!("signal {signal} after {} observations", log.len()))
        }
        Outcome::TimedOut { log } => (FindingKind::Hang, format!("no end after {} observations", log.len())),
        Outcome::Rejected { diagnostic } => (FindingKind::Rejected, first(diagnostic)),
        Outcome::CompilerCrashed { diagnostic } => {
            (FindingKind::CompilerCrash, normalized_diagnostic(diagnostic).into())
        }
        Outcome::CompilerHung => (FindingKind::CompilerHang, "the compiler did not end".to_owned()),
        Outcome::OutOfFuel => (FindingKind::Hang, outcome.name().to_owned()),
        Outcome::Undefined { .. }
        | Outcome::Finished(_)
        | Outcome::Ended { .. }
        | Outcome::Called(_)
        | Outcome::DoesNotRefine { .. }
        | Outcome::Unsupported(_)
        | Outcome::Infrastructure(_) => (FindingKind::Undefined, outcome.name().to_owned()),
    }
}

const fn kind(difference: &AllowedDifference) -> FindingKind {
    match (difference.allowed, difference.observed) {
        (None, _) => FindingKind::Surplus,
        (_, None) => FindingKind::Missing,
        _ => FindingKind::Value,
    }
}

fn explain(module: &Module, allowed: &OutcomeSet, difference: &AllowedDifference) -> String {
    let AllowedDifference { position, allowed: expected, observed } = difference;
    let mut text = format!("observation {position}: ");
    let mut say = |line: std::fmt::Arguments<'_>| {
        let _never_fails = text.write_fmt(line);
    };
    match expected {
        Some(one) => say(format_args!(
            "site {} has {:#x} in the determined bits {:#x}, ",
            one.site, one.value, one.determined
        )),
        None => say(format_args!("nothing more is allowed, ")),
    }
    match observed {
        Some(one) => say(format_args!("observed {:#x} at site {}", one.value, one.site)),
        None => say(format_args!("nothing was observed")),
    }
    let (count, precision) = (allowed.outcomes.len(), precision(allowed.precision));
    say(format_args!("\n{count} allowed outcomes, {precision}"));
    let decisions = allowed.outcomes.first().map_or(&[][..], |outcome| &outcome.decisions);
    for decision in decisions {
        say(format_args!("\n{}", decision.display(module)));
    }
    text
}

const fn precision(precision: Precision) -> &'static str {
    match precision {
        Precision::Exact => "exactly these",
        Precision::Masked => "known by their determined bits",
        Precision::Partial => "some of them known in part",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_crash_is_explained_by_its_place() {
        let diagnostic = "PLEASE submit a bug report to x.\nStack dump:\n0.\tProgram arguments: opt x.ll\n\
                          0 libLLVM.so.19.1 0x00007f6e llvm::sys::RunSignalHandlers() + 80\n\
                          1 libLLVM.so.19.1 0x00007f6f llvm::GVNPass::run(llvm::Function&) + 29\n";
        let crashed = Outcome::CompilerCrashed { diagnostic: diagnostic.to_owned() };
        let died = (FindingKind::CompilerCrash, "died in llvm::GVNPass::run".to_owned());
        assert_eq!(end(&crashed), died);
    }

    fn wrong(recipe: &Recipe) -> WrongRun<'_> {
        WrongRun { recipe, kind: FindingKind::Value, explanation: "one\ntwo".to_owned(), known: None }
    }

    fn signatures(runs: &[WrongRun<'_>]) -> Vec<String> {
        native_findings(runs).into_iter().map(|finding| finding.signature.to_string()).collect()
    }

    #[test]
    fn a_single_pass_names_the_culprit() {
        let gvn = Recipe::passes("gvn");
        let findings = native_findings(&[wrong(&gvn)]);
        assert_eq!(findings[0].signature.0, "ir value -passes=gvn");
        assert_eq!(findings[0].summary, "value by ir -passes=gvn -O0: one; two");
    }

    #[test]
    fn the_signature_of_a_compiler_crash_has_its_place() {
        let gvn = Recipe::passes("gvn");
        let mut crash = wrong(&gvn);
        crash.kind = FindingKind::CompilerCrash;
        crash.explanation = "died in llvm::GVNPass::run".to_owned();
        assert_eq!(signatures(&[crash]), ["ir compiler-crash(died in llvm::GVNPass::run) -passes=gvn"]);
    }

    #[test]
    fn the_lowest_level_that_is_wrong_stands_for_what_follows_from_it() {
        let levels = ["-O0", "-O1", "-O2"].map(Recipe::level);
        let gvn = Recipe::passes("gvn");
        let all: Vec<_> = levels.iter().chain([&gvn]).map(wrong).collect();
        assert_eq!(signatures(&all), ["ir value -O0"]);
        assert_eq!(signatures(&all[1..]), ["ir value -O1", "ir value -passes=gvn"]);
    }

    #[test]
    fn what_the_ledger_explains_is_a_finding_of_its_own() {
        let levels = ["-O0", "-O1"].map(Recipe::level);
        let mut all: Vec<_> = levels.iter().map(wrong).collect();
        all[0].known = Some(EntryId("x".into()));
        let findings = native_findings(&all);
        let of = |finding: &Finding| (finding.verdict().to_string(), finding.signature.to_string());
        let found: Vec<_> = findings.iter().map(of).collect();
        let expected = [("mismatch", "ir value -O1"), ("known (x)", "ir value -O0")];
        assert_eq!(found, expected.map(|(verdict, signature)| (verdict.to_owned(), signature.to_owned())));
    }
}
