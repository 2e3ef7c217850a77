//! The search for the pass of a pipeline that breaks a function.

use crate::optimizer::{OptError, Optimized, Optimizer, only_symbol};
use crate::refinement::{PairJudgement, RefinementJudge, RefinementVerdict, declare_intrinsics_alike};
use case_files::module_file::{self, ModuleFile};

/// A function that passes break.
#[derive(Clone, Copy, Debug)]
pub struct Suspect<'a> {
    /// Judges the function before and after passes.
    pub judge: RefinementJudge,
    /// Runs the passes.
    pub optimizer: &'a Optimizer,
    /// The pipeline.
    pub passes: &'a str,
    /// The function's name.
    pub name: &'a str,
}

/// The pass after which a function does not refine the source any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongPass {
    /// The pass and what it ran on, as LLVM names them.
    pub pass: String,
    /// Its number among all runs of passes, from 1; 0 for passes that always run, which LLVM does not number.
    pub number: u32,
    /// True if everything before it is known to be right; otherwise it could not be judged.
    pub right_before: bool,
    /// The text that all passes were given.
    pub source: String,
    /// The text before the pass.
    pub before: String,
    /// The text after it.
    pub after: String,
}

/// A pass that is always run whatever the limit says.
const UNNUMBERED: &str = "a pass that LLVM does not skip";

impl Suspect<'_> {
    /// Bisects the runs of passes. Refinement is transitive: where everything up to one pass refines the source and everything
    /// up to the next does not, that next one is wrong.
    ///
    /// # Errors
    /// [`OptError`] if `opt` fails at what it has done before.
    pub fn wrong_pass(&self, text: &str, source: &ModuleFile) -> Result<Option<WrongPass>, OptError> {
        let alone = only_symbol(text, self.name);
        // Passes may do something else to a function where the functions that call it are missing.
        if let Ok(alone_source) = module_file::parsed("the function by itself", &alone)
            && let Some(wrong) = self.bisect(&alone, &alone_source)?
        {
            return Ok(Some(wrong));
        }
        self.bisect(text, source)
    }

    fn bisect(&self, text: &str, source: &ModuleFile) -> Result<Option<WrongPass>, OptError> {
        let run = |limit| self.optimizer.run_first(text, self.passes, limit);
        let whole = run(None)?;
        if !is_wrong(self.judge_text(source, &whole.text).as_ref()) {
            return Ok(None);
        }
        let (mut right, mut wrong) = (0, whole.last());
        let mut right_before = true;
        let (mut before, mut after) = (run(Some(0))?, whole);
        let unskipped = self.judge_text(source, &before.text);
        if is_wrong(unskipped.as_ref()) {
            wrong = 0;
            after = std::mem::replace(&mut before, Optimized::unchanged(text));
        } else {
            right_before = is_right(unskipped.as_ref());
        }
        // `wrong` is known to be wrong; a judgement that is open counts for `right`, which `right_before`
        // tells.
        while wrong > right + 1 {
            let middle = right + (wrong - right) / 2;
            let ran = run(Some(middle))?;
            let judged = self.judge_text(source, &ran.text);
            if is_wrong(judged.as_ref()) {
                (wrong, after) = (middle, ran);
            } else {
                (right, before) = (middle, ran);
                right_before = is_right(judged.as_ref());
            }
        }
        Ok(Some(WrongPass {
            pass: after.pass(wrong).unwrap_or(UNNUMBERED).to_owned(),
            number: wrong,
            right_before,
            source: text.to_owned(),
            before: before.text,
            after: after.text,
        }))
    }

    /// The judgement of the function in a text that passes made; `None` where it cannot be read.
    #[must_use]
    pub fn judge_text(&self, source: &ModuleFile, text: &str) -> Option<PairJudgement> {
        let mut target = module_file::parsed(self.optimizer.name(), text).ok()?;
        declare_intrinsics_alike(&source.module, &mut target.module);
        self.judge.judge_named(source, &target, self.name)
    }
}

fn is_wrong(judged: Option<&PairJudgement>) -> bool {
    judged.is_some_and(|judged| judged.verdict == RefinementVerdict::DoesNotRefine)
}

fn is_right(judged: Option<&PairJudgement>) -> bool {
    judged.is_some_and(|judged| judged.verdict == RefinementVerdict::Refines)
}
