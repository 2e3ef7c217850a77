//! From what is known about a module to what is counted and stored.

use oracle::irfuzz::{Against, Disagreement, ModuleRun};
use oracle::recipe::Recipe;
use oracle::verdict::{FindingKind, Verdict};
use serde_json::json;

use super::examine::{ExaminedModule, InProcess};
use super::told;
use crate::campaign::accounting::Accounting;
use crate::campaign::finding::{DEFECT, INFRASTRUCTURE, MISMATCH, engine, outcome};
use crate::database::Said;

/// The machine that is fast.
pub const INTERPRETER: &str = "interpreter";
/// The machine that knows everything a module may do.
pub const TRACKED: &str = "tracked";
/// The engine that enumerates all behaviours.
pub const EXHAUSTIVE: &str = "exhaustive";

/// Something wrong with a module.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    /// What kind of verdict, by name.
    pub verdict: &'static str,
    /// What it has in common with others of its cause: `ir value -passes=attributor`.
    pub signature: String,
    /// One line for people: where it shows, which bits are determined there and on what choices that depends.
    pub summary: String,
}

/// Counts a module.
pub(super) fn count(accounting: &mut Accounting, small: bool, examined: &ExaminedModule) {
    accounting.programs += 1;
    accounting.observations += examined.observations();
    accounting.verdicts.count(&examined.verdict());
    let tally = examined.tally;
    match &examined.in_process {
        InProcess::Panicked(why) => accounting.skipped(INTERPRETER, &format!("panicked: {why}")),
        _ => accounting.ran(INTERPRETER),
    }
    ran_or_skipped(accounting, TRACKED, tally.judged > 0, "cannot follow it");
    if small {
        ran_or_skipped(accounting, EXHAUSTIVE, tally.exhausted > 0, "too many executions");
    }
    for run in examined.native.iter().flat_map(|native| &native.runs) {
        engine(accounting, &name(&run.recipe), &run.outcome);
    }
    for entry in examined.known() {
        accounting.known(&entry.0);
    }
}

fn ran_or_skipped(accounting: &mut Accounting, engine: &str, ran: bool, reason: &str) {
    if ran { accounting.ran(engine) } else { accounting.skipped(engine, reason) }
}

/// A recipe's name among the engines.
#[must_use]
pub fn name(recipe: &Recipe) -> String {
    recipe.engine().map_or_else(|_| format!("{recipe:?}"), |engine| engine.to_string())
}

/// What is wrong; nothing where all is well or known.
#[must_use]
pub fn wrong(module: &ir::Module, examined: &ExaminedModule) -> Vec<Wrong> {
    let in_process = match &examined.in_process {
        InProcess::Agree | InProcess::Unjudged => None,
        InProcess::Disagree(disagreement) => Some(in_process(module, disagreement)),
        InProcess::Panicked(why) => {
            let signature = format!("bitfrost: panicked: {why}");
            Some(Wrong { verdict: DEFECT, summary: signature.clone(), signature })
        }
    };
    let runs = examined.native.as_ref().map_or(&[][..], |native| &native.runs);
    in_process.into_iter().chain(natively(runs)).collect()
}

fn in_process(module: &ir::Module, disagreement: &Disagreement) -> Wrong {
    let what = match &disagreement.against {
        Against::Missing(_) => "missing-outcome",
        Against::Tracked(_) => TRACKED,
        Against::Exhaustive(_) => EXHAUSTIVE,
    };
    let signature = format!("ir {INTERPRETER} {what}");
    let ran = told::run(module, disagreement.outcome, &disagreement.observations);
    let summary = format!("{signature}: under {} the interpreter {ran}", disagreement.semantics);
    Wrong { verdict: MISMATCH, signature, summary }
}

/// Each cause once: what goes wrong by itself at a level also goes wrong with passes before that level, and at higher
/// levels.
fn natively(runs: &[ModuleRun]) -> Vec<Wrong> {
    let is_wrong = |run: &&ModuleRun| run.judgement.verdict == Verdict::Mismatch;
    let wrong: Vec<&ModuleRun> = runs.iter().filter(is_wrong).collect();
    let levels: Vec<&ModuleRun> = wrong.iter().copied().filter(|run| run.recipe.passes.is_none()).collect();
    let by_pass = |run: &&&ModuleRun| {
        let same_level = levels.iter().any(|level| level.recipe.level == run.recipe.level);
        run.recipe.passes.is_some() && !same_level
    };
    let causes = levels.first().into_iter().chain(wrong.iter().filter(by_pass));
    let mut all: Vec<Wrong> = causes.map(|run| told_of(run, wrong.len() - 1)).collect();
    all.extend(runs.iter().find_map(infrastructure).filter(|_| wrong.is_empty()));
    all
}

fn told_of(run: &ModuleRun, others: usize) -> Wrong {
    let ModuleRun { recipe, outcome: _, judgement } = run;
    let kind = judgement.kind.map_or(MISMATCH, |kind| kind.name());
    let who = match &recipe.passes {
        Some(passes) => format!("-passes={passes}"),
        None => recipe.level.to_string(),
    };
    // Compilers die of many causes; what else goes wrong is told apart by the pass.
    let cause = match judgement.kind {
        Some(FindingKind::CompilerCrash) => format!("({})", judgement.explanation),
        _ => String::new(),
    };
    let signature = format!("ir {kind}{cause} {who}");
    let others = if others > 0 { format!(" and {others} more") } else { String::new() };
    let explanation = judgement.explanation.replace('\n', "; ");
    let summary = format!("{kind} by {}{others}: {explanation}", name(recipe));
    Wrong { verdict: MISMATCH, signature, summary }
}

fn infrastructure(run: &ModuleRun) -> Option<Wrong> {
    let Verdict::Infrastructure(why) = &run.judgement.verdict else { return None };
    let signature = format!("{INFRASTRUCTURE}: {why}");
    Some(Wrong { verdict: INFRASTRUCTURE, summary: signature.clone(), signature })
}

/// What every engine said. Who stays within what is allowed is only noted as such.
pub(super) fn said(
    module: &ir::Module,
    examined: &ExaminedModule,
    fingerprint: Option<&String>,
) -> Vec<Said> {
    let engine = |engine: &str, said: String| Said { engine: engine.to_owned(), fingerprint: None, said };
    let mut all = Vec::new();
    match &examined.in_process {
        InProcess::Agree => all.push(engine(INTERPRETER, json!({ "agrees-with": TRACKED }).to_string())),
        InProcess::Unjudged => {}
        InProcess::Disagree(disagreement) => {
            all.push(engine(INTERPRETER, told::disagreement(module, disagreement).to_string()));
        }
        InProcess::Panicked(why) => all.push(engine(INTERPRETER, json!({ "panicked": why }).to_string())),
    }
    let Some(native) = &examined.native else { return all };
    all.push(engine(TRACKED, told::allowed(module, &native.allowed).to_string()));
    for ModuleRun { recipe, outcome: ended, judgement } in &native.runs {
        let said = match judgement.verdict {
            Verdict::Agree | Verdict::Refines => json!({ "agrees-with": TRACKED }).to_string(),
            _ => outcome(ended),
        };
        all.push(Said { engine: name(recipe), fingerprint: fingerprint.cloned(), said });
    }
    all
}

#[cfg(test)]
mod tests {
    use oracle::irfuzz::Judgement;
    use oracle::ledger::EntryId;
    use oracle::{Observations, Outcome};

    use super::*;

    fn run(recipe: Recipe, verdict: Verdict) -> ModuleRun {
        let kind = (verdict == Verdict::Mismatch).then_some(FindingKind::Value);
        let judgement = Judgement { verdict, kind, explanation: "one\ntwo".to_owned() };
        ModuleRun { recipe, outcome: Outcome::Finished(Observations::default()), judgement }
    }

    fn signatures(runs: &[ModuleRun]) -> Vec<String> {
        natively(runs).into_iter().map(|wrong| wrong.signature).collect()
    }

    #[test]
    fn a_single_pass_names_the_culprit() {
        let right = run(Recipe::level("-O0"), Verdict::Agree);
        let wrong = run(Recipe::passes("gvn"), Verdict::Mismatch);
        assert_eq!(signatures(&[right, wrong.clone()]), ["ir value -passes=gvn"]);
        assert_eq!(natively(&[wrong])[0].summary, "value by ir -passes=gvn -O0: one; two");
    }

    #[test]
    fn of_a_compiler_s_crash_the_signature_says_where_it_died() {
        let mut crash = run(Recipe::passes("gvn"), Verdict::Mismatch);
        crash.judgement.kind = Some(FindingKind::CompilerCrash);
        crash.judgement.explanation = "died in llvm::GVNPass::run".to_owned();
        assert_eq!(signatures(&[crash]), ["ir compiler-crash(died in llvm::GVNPass::run) -passes=gvn"]);
    }

    #[test]
    fn the_lowest_level_that_is_wrong_stands_for_what_follows_from_it() {
        let wrong = |recipe| run(recipe, Verdict::Mismatch);
        let all = ["-O0", "-O1", "-O2"].map(|level| wrong(Recipe::level(level)));
        let passes = wrong(Recipe::passes("gvn"));
        assert_eq!(signatures(&[&all[..], std::slice::from_ref(&passes)].concat()), ["ir value -O0"]);
        assert_eq!(signatures(&[&all[1..], &[passes]].concat()), ["ir value -O1", "ir value -passes=gvn"]);
    }

    #[test]
    fn what_is_known_or_of_the_machine_is_no_mismatch() {
        let known = run(Recipe::level("-O0"), Verdict::Known(EntryId("x".into())));
        assert_eq!(signatures(&[known]), [""; 0]);
        let dead = run(Recipe::level("-O0"), Verdict::Infrastructure("no memory".to_owned()));
        assert_eq!(signatures(&[dead]), ["infrastructure: no memory"]);
    }
}
