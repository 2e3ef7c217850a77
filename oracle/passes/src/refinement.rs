//! Refinement of functions by functions: the judgement of a pair, with what a text promises that no engine models.

use std::cell::Cell;
use std::time::Duration;

use interpreter::Semantics;
use ir::{FuncId, Module};
use refine::sets::{Coverage, EnumerationLimits, FunctionRef};
use refine::time_limit::limited;
use refine::{Refinement, refines};
use serde::Serialize;

use case_files::module_file::ModuleFile;
use host::clock::thread_cpu;

/// Judges pairs of functions under one semantics.
#[derive(Clone, Copy, Debug)]
pub struct RefinementJudge {
    /// The semantics of poison and undef.
    pub semantics: Semantics,
    /// The limits of an enumeration.
    pub limits: EnumerationLimits,
    /// The processor time for one function; without it, as long as it takes.
    pub time: Option<Duration>,
}

thread_local! {
    static LIMIT: Cell<TimeLimit> = const { Cell::new(TimeLimit::AFTER_ALL) };
}

/// The end of a judgement's time.
#[derive(Clone, Copy)]
struct TimeLimit {
    /// The processor time of the thread at which it is given up.
    end: Duration,
    /// The questions that were answered without a look at the clock.
    unlooked: u32,
    over: bool,
}

impl TimeLimit {
    const AFTER_ALL: TimeLimit = TimeLimit { end: Duration::MAX, unlooked: 0, over: false };

    /// Questions for which the clock is looked at once: a look costs as much as some hundred steps of a solver.
    const QUESTIONS_PER_LOOK: u32 = 64;

    fn asked(self) -> TimeLimit {
        match self.unlooked {
            TimeLimit::QUESTIONS_PER_LOOK => {
                TimeLimit { unlooked: 0, over: self.over || thread_cpu() >= self.end, ..self }
            }
            unlooked => TimeLimit { unlooked: unlooked + 1, ..self },
        }
    }
}

fn is_time_over() -> bool {
    LIMIT.set(LIMIT.get().asked());
    LIMIT.get().over
}

/// A function of a source and the one that shall stand for it.
#[derive(Clone, Debug)]
pub struct FunctionPair {
    /// The name.
    pub name: String,
    /// The function of the source.
    pub source: FuncId,
    /// The function that shall stand for it, if there is one.
    pub target: Option<FuncId>,
}

/// The judgement of a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairJudgement {
    /// The verdict.
    pub verdict: RefinementVerdict,
    /// The number of inputs that were tried; of a proof, that of the arrangements of memory.
    pub inputs: Option<u64>,
    /// The part of all inputs that the verdict is about.
    pub coverage: Option<InputCoverage>,
    /// The reason why there is no verdict, or why it is not about all inputs.
    pub reason: Option<String>,
    /// An input on which the functions differ, and how, in words.
    pub counterexample: Option<String>,
}

/// The part of all inputs that a verdict is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum InputCoverage {
    /// Each input was run.
    All,
    /// A proof covers all values.
    Proved,
    /// A proof covers all values, as far as loops are unrolled.
    ProvedBounded,
    /// Chosen inputs were run.
    Sampled,
}

impl From<Coverage> for InputCoverage {
    fn from(coverage: Coverage) -> InputCoverage {
        match coverage {
            Coverage::Complete => InputCoverage::All,
            Coverage::Proved => InputCoverage::Proved,
            Coverage::ProvedBounded => InputCoverage::ProvedBounded,
            Coverage::Sampled => InputCoverage::Sampled,
        }
    }
}

/// The verdict on a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefinementVerdict {
    /// The target may stand for the source.
    Refines,
    /// The source is undefined on every input that was tried.
    Vacuous,
    /// The target may not stand for the source.
    DoesNotRefine,
    /// Judging them takes too much.
    TooLarge,
    /// They do something that is not modelled.
    Unsupported,
}

impl RefinementVerdict {
    /// True if the functions were judged, whatever came of it.
    pub fn is_known(self) -> bool {
        !matches!(self, RefinementVerdict::TooLarge | RefinementVerdict::Unsupported)
    }
}

impl RefinementJudge {
    /// A judge with the usual limits.
    #[must_use]
    pub fn new(semantics: Semantics) -> RefinementJudge {
        RefinementJudge { semantics, limits: EnumerationLimits::default(), time: None }
    }

    /// Judges a function of two files.
    #[must_use]
    pub fn judge(&self, source: &ModuleFile, target: &ModuleFile, pair: &FunctionPair) -> PairJudgement {
        let refinement = match pair.target {
            Some(counterpart) => self.refines(&source.module, pair.source, &target.module, counterpart),
            None => Refinement::Unsupported("the target does not define it"),
        };
        let mut judged = PairJudgement::new(refinement);
        judged.counterexample = judged.counterexample.map(|text| with_names(&text, &source.module));
        let more = target.promises_beyond(source);
        if judged.verdict == RefinementVerdict::Refines && !more.is_empty() {
            let reason = format!("the target promises more than is modelled: {}", more.join(", "));
            (judged.verdict, judged.reason) = (RefinementVerdict::Unsupported, Some(reason));
        }
        let ignored = source.promise_kinds();
        if judged.verdict == RefinementVerdict::DoesNotRefine && !ignored.is_empty() {
            let reason = format!("the source has promises that are not modelled: {}", ignored.join(", "));
            (judged.verdict, judged.reason) = (RefinementVerdict::Unsupported, Some(reason));
            judged.counterexample = None;
        }
        judged
    }

    /// Judges the functions of one name; `None` where one of the files does not define it.
    #[must_use]
    pub fn judge_named(&self, source: &ModuleFile, target: &ModuleFile, name: &str) -> Option<PairJudgement> {
        let (ours, theirs) = defined(&source.module, name).zip(defined(&target.module, name))?;
        let pair = FunctionPair { name: name.to_owned(), source: ours, target: Some(theirs) };
        Some(self.judge(source, target, &pair))
    }

    fn refines(&self, source: &Module, function: FuncId, target: &Module, counterpart: FuncId) -> Refinement {
        let source = FunctionRef { module: source, function };
        let target = FunctionRef { module: target, function: counterpart };
        let judged = || refines(source, target, self.semantics, self.limits);
        let Some(time) = self.time else { return judged() };
        LIMIT.set(TimeLimit { end: thread_cpu().saturating_add(time), ..TimeLimit::AFTER_ALL });
        limited(is_time_over, judged)
    }
}

/// Declares the intrinsics of a target as its source does: which attributes an intrinsic has is no work of passes, but a matter of the
/// version of LLVM that has read the module.
pub fn declare_intrinsics_alike(source: &Module, target: &mut Module) {
    for theirs in target.functions.iter_mut().filter(|function| function.name.starts_with("llvm.")) {
        let ours = source.function(&theirs.name).map(|id| &source.functions[id.index()]);
        let Some(ours) = ours.filter(|ours| ours.params.len() == theirs.params.len()) else { continue };
        theirs.attrs = ours.attrs.clone();
        theirs.ret_attrs = ours.ret_attrs;
        for (theirs, ours) in theirs.params.iter_mut().zip(&ours.params) {
            theirs.attrs = ours.attrs;
        }
    }
}

/// A counterexample with the names of variables: engines number objects, the variables of the module first.
fn with_names(text: &str, module: &Module) -> String {
    let mut parts = text.split('&');
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let digits = part.len() - part.trim_start_matches(|digit: char| digit.is_ascii_digit()).len();
        let (number, rest) = part.split_at(digits);
        let global = number.parse::<usize>().ok().and_then(|number| module.globals.get(number));
        match global {
            Some(global) => named.extend(["@", &global.name, rest]),
            None => named.extend(["&", part]),
        }
    }
    named.replace(", global @", ", @")
}

/// The function of that name, if it has a body.
#[must_use]
pub fn defined(module: &Module, name: &str) -> Option<FuncId> {
    module.function(name).filter(|id| !module.functions[id.index()].is_declaration())
}

impl PairJudgement {
    /// The judgement of a pair that nothing was asked about.
    #[must_use]
    pub fn too_large(reason: &'static str) -> PairJudgement {
        PairJudgement::new(Refinement::TooLarge(reason))
    }

    fn new(refinement: Refinement) -> PairJudgement {
        let mut judged = PairJudgement {
            verdict: RefinementVerdict::Refines,
            inputs: None,
            coverage: None,
            reason: None,
            counterexample: None,
        };
        match refinement {
            // No input speaks against it, but none was tried either.
            Refinement::Refines { inputs: 0, .. } => {
                (judged.verdict, judged.reason) =
                    (RefinementVerdict::Unsupported, Some("there is no input to try".to_owned()));
            }
            Refinement::Refines { inputs, coverage, unproved } => {
                (judged.inputs, judged.coverage) = (Some(inputs), Some(coverage.into()));
                judged.reason = unproved.map(str::to_owned);
            }
            Refinement::Vacuous { inputs } => {
                (judged.verdict, judged.inputs) = (RefinementVerdict::Vacuous, Some(inputs));
            }
            Refinement::DoesNot(counterexample) => {
                judged.verdict = RefinementVerdict::DoesNotRefine;
                judged.counterexample = Some(counterexample.to_string());
            }
            Refinement::TooLarge(why) => {
                (judged.verdict, judged.reason) = (RefinementVerdict::TooLarge, Some(why.to_owned()));
            }
            Refinement::Unsupported(why) => {
                (judged.verdict, judged.reason) = (RefinementVerdict::Unsupported, Some(why.to_owned()));
            }
        }
        judged
    }

    /// The judgement in a sentence about the function.
    #[must_use]
    pub fn sentence(&self) -> String {
        let PairJudgement { verdict, inputs, coverage, reason, counterexample: _ } = self;
        let (inputs, reason) = (inputs.unwrap_or_default(), reason.as_deref().unwrap_or_default());
        match verdict {
            RefinementVerdict::Refines => format!("refines {}", part(*coverage, inputs, reason)),
            RefinementVerdict::Vacuous => {
                format!("vacuous: the source is undefined on all {inputs} inputs tried")
            }
            RefinementVerdict::DoesNotRefine => "does not refine".to_owned(),
            RefinementVerdict::TooLarge => format!("not judged, too large: {reason}"),
            RefinementVerdict::Unsupported => format!("not judged: {reason}"),
        }
    }
}

/// The part of all inputs on which a function refines another.
fn part(coverage: Option<InputCoverage>, inputs: u64, reason: &str) -> String {
    let arrangements = match inputs {
        1 => String::new(),
        count => format!(", in {count} arrangements of memory"),
    };
    match (coverage, reason) {
        (Some(InputCoverage::Proved), _) => format!("on all values{arrangements} (proved)"),
        (Some(InputCoverage::ProvedBounded), _) => {
            format!("on all values{arrangements}, as far as loops are unrolled (proved)")
        }
        (Some(InputCoverage::Sampled), "") => format!("on {inputs} inputs, not all there are"),
        (Some(InputCoverage::Sampled), why) => {
            format!("on {inputs} inputs, not all there are (no proof: {why})")
        }
        (Some(InputCoverage::All) | None, _) => format!("on all {inputs} inputs"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_have_their_names_in_counterexamples() {
        let module = ir::read_module("@a = global i8 0\n@b = global i8 0\n").unwrap();
        let text = "(&1+4, &2) on 00000000, global &0 holds 00000001";
        assert_eq!(with_names(text, &module), "(@b+4, &2) on 00000000, @a holds 00000001");
    }
}
