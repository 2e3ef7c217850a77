//! The search for the pass of a pipeline that breaks a function.

use std::time::Duration;

use serde::Serialize;

use super::minimal::{self, MinimalPair};
use crate::Failure;
use crate::module_file::{self, ModuleFile};
use crate::optimizer::{Optimized, Optimizer, only_symbol};
use crate::refinement::{PairJudgement, RefinementJudge, RefinementVerdict};

/// A function that passes break.
#[derive(Clone, Copy, Debug)]
pub(super) struct Suspect<'a> {
    pub(super) judge: RefinementJudge,
    pub(super) optimizer: &'a Optimizer,
    pub(super) passes: &'a str,
    pub(super) name: &'a str,
    /// The time for a reduction; `None` for none.
    pub(super) reduce_for: Option<Duration>,
}

/// The pass after which a function does not refine the source any more.
#[derive(Debug, Serialize)]
pub(super) struct Culprit {
    /// The pass and what it ran on, as LLVM names them.
    pass: String,
    /// Its number among all runs of passes, from 1; 0 for passes that always run, which LLVM does not number.
    number: u32,
    /// Whether all before it is known to be right; otherwise it could not be judged.
    right_before: bool,
    /// The command that runs the passes up to and with it.
    command: String,
    /// The function, and what it needs, before the pass.
    before: String,
    /// The same after it.
    after: String,
    /// The smallest module found in which the pass breaks the function.
    minimal: Option<MinimalPair>,
}

/// A pass that is always run whatever the limit says.
const UNNUMBERED: &str = "a pass that LLVM does not skip";

/// Bisects the runs of passes. Refinement is transitive: where everything up to one pass refines the source and everything
/// up to the next does not, that next one is wrong.
///
/// # Errors
/// [`Failure`] if `opt` fails at what it has done before.
pub(super) fn find(
    suspect: &Suspect<'_>,
    text: &str,
    source: &ModuleFile,
) -> Result<Option<Culprit>, Failure> {
    let alone = only_symbol(text, suspect.name);
    let alone_source = module_file::parsed("the function by itself", &alone);
    // Passes may do something else to a function where the functions that call it are missing.
    if let Ok(alone_source) = alone_source
        && let Some(culprit) = bisect(suspect, &alone, &alone_source)?
    {
        return Ok(Some(culprit));
    }
    bisect(suspect, text, source)
}

fn bisect(suspect: &Suspect<'_>, text: &str, source: &ModuleFile) -> Result<Option<Culprit>, Failure> {
    let Suspect { optimizer, passes, name, .. } = *suspect;
    let run = |limit| optimizer.run_first(text, passes, limit).map_err(|why| why.failure(optimizer));
    let whole = run(None)?;
    if !is_wrong(suspect.after(source, &whole.text).as_ref()) {
        return Ok(None);
    }
    let (mut right, mut wrong) = (0, whole.last());
    let mut right_before = true;
    let (mut before, mut after) = (run(Some(0))?, whole);
    let unskipped = suspect.after(source, &before.text);
    if is_wrong(unskipped.as_ref()) {
        wrong = 0;
        after = std::mem::replace(&mut before, Optimized::unchanged(text));
    } else {
        right_before = is_right(unskipped.as_ref());
    }
    while wrong > right + 1 {
        let middle = right + (wrong - right) / 2;
        let ran = run(Some(middle))?;
        let judged = suspect.after(source, &ran.text);
        if is_wrong(judged.as_ref()) {
            (wrong, after) = (middle, ran);
        } else {
            (right, before) = (middle, ran);
            right_before = is_right(judged.as_ref());
        }
    }
    let pass = after.pass(wrong).unwrap_or(UNNUMBERED).to_owned();
    let minimal = minimal::find(suspect, &pass, (text, &before.text));
    Ok(Some(Culprit {
        pass,
        number: wrong,
        right_before,
        command: optimizer.shown_command(passes, Some(wrong), "FILE"),
        before: only_symbol(&before.text, name),
        after: only_symbol(&after.text, name),
        minimal,
    }))
}

fn is_wrong(judged: Option<&PairJudgement>) -> bool {
    judged.is_some_and(|judged| judged.verdict == RefinementVerdict::DoesNotRefine)
}

fn is_right(judged: Option<&PairJudgement>) -> bool {
    judged.is_some_and(|judged| judged.verdict == RefinementVerdict::Refines)
}

impl Suspect<'_> {
    /// The judgement of the function in a text that passes made; `None` where it cannot be read.
    pub(super) fn after(&self, source: &ModuleFile, text: &str) -> Option<PairJudgement> {
        let target = module_file::parsed(self.optimizer.name(), text).ok()?;
        self.judge.judge_named(source, &target, self.name)
    }
}

impl Culprit {
    pub(super) fn lines(&self) -> Vec<String> {
        let Culprit { pass, number, right_before, command, before, after, minimal } = self;
        let doubt = if *right_before { "" } else { "; what came before it could not be judged" };
        let mut lines = vec![match number {
            0 => format!("  wrong after {pass}"),
            _ => format!("  wrong after pass {number}: {pass}{doubt}"),
        }];
        match minimal {
            Some(minimal) => lines.extend(minimal.lines()),
            None => {
                lines.push("  before the pass:".to_owned());
                lines.extend(indented(before));
                lines.push("  after it:".to_owned());
                lines.extend(indented(after));
            }
        }
        lines.push(format!("  next: {command}"));
        lines
    }
}

/// The lines of a module, under a heading.
pub(super) fn indented(text: &str) -> impl Iterator<Item = String> + '_ {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with("target "));
    lines.map(|line| format!("    {line}"))
}
