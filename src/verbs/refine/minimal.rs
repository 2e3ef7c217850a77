//! The smallest module in which a pass breaks a function.

use std::time::Duration;

use case_files::module_file;
use case_files::module_file::ModuleFile;
use host::clock::Deadline;
use ir::Module;
use passes::culprit::{Suspect, WrongPass};
use passes::optimizer::AdaptedModule;
use passes::refinement::{PairJudgement, RefinementJudge, RefinementVerdict, declare_intrinsics_alike};
use reducer::{EntryModule, Interest, Interestingness, ReductionControl, ReductionOptions, ReductionStats};
use refine::sets::EnumerationLimits;
use serde::Serialize;
use smol_str::SmolStr;

use super::culprit::indented;

/// A module and what the pass makes of it.
#[derive(Debug, Serialize)]
pub(super) struct MinimalPair {
    /// The pipeline that makes one of the other: the pass alone where that suffices.
    passes: String,
    /// The module.
    before: String,
    /// The module after the pass.
    after: String,
    /// An input on which they differ, and how, in words.
    counterexample: String,
    /// The command that shows it.
    command: String,
    /// Instructions of the module before and after the reduction.
    instructions: [u64; 2],
    /// True if the time ran out before the smallest module was found.
    cut_short: bool,
}

/// Runs of one pass that are tried by themselves: pipelines run some passes several times, with other options.
const VARIANTS: usize = 8;

/// Inputs on which a candidate is tried: that it is right costs as much as all of them.
const INPUTS: u64 = 1 << 11;

/// The smallest module found in the time there is; nothing if there is none, or the pass is not wrong by itself, and the pipeline
/// not for a module as we print it.
pub(super) fn find(suspect: &Suspect<'_>, time: Duration, wrong: &WrongPass) -> Option<MinimalPair> {
    let WrongPass { pass, source, before, .. } = wrong;
    let deadline = Deadline::from_now(Some(time));
    let limits = EnumerationLimits { inputs: INPUTS, ..suspect.judge.limits };
    let judge = RefinementJudge { limits, ..suspect.judge };
    let suspect = Suspect { judge, ..*suspect };
    let leaves = suspect.optimizer.leaves(suspect.passes);
    let alone =
        leaves.iter().filter(|leaf| leaf.is_meant(pass)).take(VARIANTS).map(|leaf| leaf.alone.as_str());
    let (source, before) = (source.as_str(), before.as_str());
    let mut starts = alone.map(|passes| (before, passes)).chain([(source, suspect.passes)]);
    let (start, passes, whole) = starts.find_map(|(text, passes)| {
        let start = module_file::parsed("the function", text).ok()?;
        Some((start.module.clone(), passes, pair(&suspect, &start.module, passes)?))
    })?;
    let name: SmolStr = suspect.name.into();
    let mut test = PassTest { suspect: &suspect, passes, deadline };
    let options = ReductionOptions::default();
    let reduction = reducer::reduce(&EntryModule::compared(start, name), &mut test, &options).ok();
    let sizes = reduction.as_ref().map(|reduction| [reduction.before, reduction.after]);
    let smaller = reduction.and_then(|reduction| pair(&suspect, &reduction.case.module, passes));
    let (before, after, judged) = smaller.unwrap_or(whole);
    Some(MinimalPair {
        passes: passes.to_owned(),
        before,
        after,
        counterexample: judged.counterexample.unwrap_or_default(),
        command: suspect.optimizer.shown_command(passes, None, "FILE"),
        instructions: sizes.map(|sizes| sizes.map(|size| size.instructions)).unwrap_or_default(),
        cut_short: deadline.has_passed(),
    })
}

/// A module, what passes make of it and why that is wrong; `None` if it is not.
fn pair(suspect: &Suspect<'_>, module: &Module, passes: &str) -> Option<(String, String, PairJudgement)> {
    let text = ir::print_module(&AdaptedModule::new(module, suspect.optimizer.major()).given);
    // As it is printed: what our printer does not print is not the reason.
    let source = module_file::parsed("the function", &text).ok()?;
    let after = suspect.optimizer.run(&text, passes).ok()?;
    let judged = suspect.judge_text(&source, &after.text)?;
    let is_wrong = judged.verdict == RefinementVerdict::DoesNotRefine;
    is_wrong.then(|| (shown(&text), shown(&after.text), judged))
}

/// A text without the lines that say what it was made of.
fn shown(text: &str) -> String {
    let is_about_it = |line: &&str| !line.starts_with("; ModuleID") && !line.starts_with("source_filename");
    let mut shown: String = text.lines().filter(is_about_it).flat_map(|line| [line, "\n"]).collect();
    shown.truncate(shown.trim_end().len());
    shown.trim_start().to_owned() + "\n"
}

/// A candidate is interesting if the passes make something of it that does not refine it. One process takes all of them.
struct PassTest<'a> {
    suspect: &'a Suspect<'a>,
    passes: &'a str,
    deadline: Deadline,
}

impl PassTest<'_> {
    fn interest(&self, before: Module, after: &mut ModuleFile) -> Interest {
        declare_intrinsics_alike(&before, &mut after.module);
        // Most candidates are right because the pass leaves them alone, which a comparison of texts says faster.
        let text = ir::print_module(&before);
        if self.deadline.has_passed() || text == ir::print_module(&after.module) {
            return Interest::Different;
        }
        let before = ModuleFile { module: before, promises: Vec::new() };
        let judged = self.suspect.judge.judge_named(&before, after, self.suspect.name);
        match judged.map(|judged| judged.verdict) {
            Some(RefinementVerdict::DoesNotRefine) => Interest::Same,
            Some(RefinementVerdict::Refines | RefinementVerdict::Vacuous) | None => Interest::Different,
            Some(RefinementVerdict::TooLarge | RefinementVerdict::Unsupported) => Interest::Different,
        }
    }
}

impl Interestingness<EntryModule> for PassTest<'_> {
    fn test(&mut self, candidates: &[EntryModule]) -> Vec<Interest> {
        let major = self.suspect.optimizer.major();
        let adapted: Vec<AdaptedModule> =
            candidates.iter().map(|case| AdaptedModule::new(&case.module, major)).collect();
        let modules: Vec<&Module> = adapted.iter().map(|module| &module.given).collect();
        let batch = self.suspect.optimizer.run_all(&modules, self.passes);
        let interest = |(before, result): (AdaptedModule, Result<ModuleFile, _>)| match result {
            Ok(mut after) => self.interest(before.module, &mut after),
            Err(_) => Interest::Different,
        };
        adapted.into_iter().zip(batch.results).map(interest).collect()
    }

    fn control(&mut self, _: &ReductionStats) -> ReductionControl {
        match self.deadline.has_passed() {
            true => ReductionControl::Stop,
            false => ReductionControl::Continue,
        }
    }
}

impl MinimalPair {
    pub(super) fn lines(&self) -> Vec<String> {
        let MinimalPair { passes, before, after, counterexample, command: _, instructions, cut_short } = self;
        let [from, to] = instructions;
        let size = match (from == to, cut_short) {
            (true, _) => String::new(),
            (false, false) => format!(" (reduced from {from} instructions to {to})"),
            (false, true) => format!(" (reduced from {from} instructions to {to}, until the time was up)"),
        };
        let mut lines = vec![format!("  of this, -passes='{passes}'{size}")];
        lines.extend(indented(before));
        lines.push("  makes this".to_owned());
        lines.extend(indented(after));
        lines.push(format!("  which does not refine it on {}", counterexample.replace('\n', "\n  ")));
        lines
    }
}
