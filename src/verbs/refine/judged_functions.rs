//! The answers about functions, each shown as soon as it is there.

use case_files::module_file::ModuleFile;
use host::Failure;
use host::clock::Deadline;
use host::output::Output;
use passes::refinement::{FunctionPair, PairJudgement, RefinementJudge};

use super::JudgedFunction;
use crate::cli::RefineArgs;

/// The reason where a function's turn never came.
const NO_TIME_LEFT: &str = "the time for all functions is over";

/// The judge of a run of the verb, and the functions that it has judged.
pub(super) struct JudgedFunctions<'o> {
    pub(super) judge: RefinementJudge,
    pub(super) functions: Vec<JudgedFunction>,
    deadline: Deadline,
    out: &'o mut Output,
    /// The number of functions that were shown.
    shown: usize,
}

impl<'o> JudgedFunctions<'o> {
    pub(super) fn new(args: &RefineArgs, out: &'o mut Output) -> JudgedFunctions<'o> {
        let judge =
            RefinementJudge { time: Some(args.function_time), ..RefinementJudge::new(args.semantics) };
        let deadline = Deadline::from_now(args.duration);
        JudgedFunctions { judge, functions: Vec::new(), deadline, out, shown: 0 }
    }

    /// Judges a pair, while there is time.
    pub(super) fn judged(
        &self,
        source: &ModuleFile,
        target: &ModuleFile,
        pair: FunctionPair,
    ) -> JudgedFunction {
        let judgement = self.in_time(|judge| judge.judge(source, target, &pair));
        JudgedFunction { function: pair.name, opt: None, judgement, culprit: None, codegen: None }
    }

    /// The judgement, or the reason why there is none.
    pub(super) fn in_time(&self, judge: impl FnOnce(RefinementJudge) -> PairJudgement) -> PairJudgement {
        match self.deadline.has_passed() {
            true => PairJudgement::too_large(NO_TIME_LEFT),
            false => judge(self.judge),
        }
    }

    /// Writes lines that come before further functions.
    pub(super) fn title(&mut self, lines: Vec<String>) -> Result<(), Failure> {
        self.out.lines(lines)?;
        self.out.flush()
    }

    /// Writes what is known of the functions that were not shown yet.
    pub(super) fn show(&mut self) -> Result<(), Failure> {
        let new = self.functions.get(self.shown..).unwrap_or_default();
        let lines: Vec<String> = new.iter().flat_map(JudgedFunction::lines).collect();
        self.shown = self.functions.len();
        self.title(lines)
    }
}
