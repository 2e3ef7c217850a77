//! `bitfrost refine`: may one function stand for another? Judged on every input, or on chosen ones where there are too
//! many.

mod culprit;
mod optimizer;

use std::path::Path;

use interpreter::Semantics;
use interpreter::precise::sets::{Coverage, EnumerationLimits, FunctionRef, Refinement, refines};
use ir::{FuncId, Module};
use serde::Serialize;

use self::culprit::Culprit;
use self::optimizer::Optimizer;
use crate::case::read_text;
use crate::cli::RefineArgs;
use crate::module_file::ModuleFile;
use crate::output::Output;
use crate::{Failure, VerbOutcome, module_file};

/// The JSON of `refine --json`.
#[derive(Debug, Serialize)]
struct RefineReport {
    semantics: String,
    passes: Option<String>,
    functions: Vec<Judged>,
}

/// One function.
#[derive(Debug, Serialize)]
struct Judged {
    function: String,
    verdict: Verdict,
    /// The number of inputs that were tried; of a proof, that of the arrangements of memory.
    inputs: Option<u64>,
    /// The part of all inputs that the verdict is about.
    coverage: Option<InputCoverage>,
    /// The reason why there is no verdict, or why it is not about all inputs.
    reason: Option<String>,
    counterexample: Option<String>,
    culprit: Option<Culprit>,
}

/// The part of all inputs that a verdict is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum InputCoverage {
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

/// The verdict on a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
enum Verdict {
    Refines,
    /// The source is undefined on every input that was tried.
    Vacuous,
    DoesNotRefine,
    TooLarge,
    Unsupported,
}

/// A function of the source and the one that shall stand for it.
struct Pair {
    name: String,
    source: FuncId,
    target: Option<FuncId>,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if a file holds no module, nothing is there to compare, or no function can be judged;
/// [`Failure::Infrastructure`] if `opt` cannot be run.
pub(super) fn run(args: &RefineArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let semantics = args.semantics;
    let judge = Judge { semantics };
    let functions = match (&args.target, &args.passes) {
        (Some(target), _) => judge.files(&args.source, target, &args.functions)?,
        (None, Some(passes)) => judge.passes(args, passes)?,
        (None, None) => judge.one_file(&args.source, &args.functions)?,
    };
    let report = RefineReport { semantics: semantics.to_string(), passes: args.passes.clone(), functions };
    out.lines(report.functions.iter().flat_map(Judged::lines))?;
    out.json(&report)?;
    report.conclude()
}

/// Judges pairs of functions under one semantics.
#[derive(Clone, Copy, Debug)]
struct Judge {
    semantics: Semantics,
}

impl Judge {
    /// `@src` and `@tgt` of one file, and `@src.NAME` and `@tgt.NAME` for any name.
    fn one_file(self, path: &Path, only: &[String]) -> Result<Vec<Judged>, Failure> {
        let module = module_file::read(path)?;
        let sources = module.module.functions.iter().filter_map(|function| {
            let suffix = function.name.strip_prefix("src")?;
            let wanted = only.is_empty() || only.iter().any(|one| *one == function.name);
            let source = defined(&module.module, &function.name).filter(|_| wanted)?;
            let target = defined(&module.module, &format!("tgt{suffix}"))?;
            Some(Pair { name: function.name.to_string(), source, target: Some(target) })
        });
        let judged: Vec<_> = sources.map(|pair| self.judged(&module, &module, pair)).collect();
        if judged.is_empty() {
            let sentence = "without a target and --passes the file must define @src and @tgt";
            return Err(Failure::input(path.display(), sentence));
        }
        Ok(judged)
    }

    /// The functions that two files define under one name.
    fn files(self, source: &Path, target: &Path, only: &[String]) -> Result<Vec<Judged>, Failure> {
        let (source_module, target_module) = (module_file::read(source)?, module_file::read(target)?);
        let pairs = pairs(&source_module.module, &target_module.module, only).map_err(in_file(source))?;
        Ok(pairs.into_iter().map(|pair| self.judged(&source_module, &target_module, pair)).collect())
    }

    /// The functions of a file, before and after passes of LLVM.
    fn passes(self, args: &RefineArgs, passes: &str) -> Result<Vec<Judged>, Failure> {
        let text = read_text(&args.source)?;
        let source = module_file::from_text(&args.source.display().to_string(), &text)?;
        let optimizer = Optimizer::new(&args.opt, passes, &text)?;
        let after = optimizer.run(None)?;
        let target = after.module()?;
        let mut all = Vec::new();
        for pair in pairs(&source.module, &target.module, &args.functions).map_err(in_file(&args.source))? {
            let name = pair.name.clone();
            let mut judged = self.judged(&source, &target, pair);
            if judged.verdict == Verdict::DoesNotRefine {
                judged.culprit = culprit::find(self, &source.module, &name, &optimizer, after.last())?;
            }
            all.push(judged);
        }
        Ok(all)
    }

    fn judged(self, source: &ModuleFile, target: &ModuleFile, pair: Pair) -> Judged {
        let Pair { name, source: function, target: counterpart } = pair;
        let refinement = match counterpart {
            Some(counterpart) => self.refines(&source.module, function, &target.module, counterpart),
            None => Refinement::Unsupported("the target does not define it"),
        };
        let mut judged = Judged::new(name, refinement);
        let more = target.promises_beyond(source);
        if judged.verdict == Verdict::Refines && !more.is_empty() {
            let reason = format!("the target promises more than is modelled: {}", more.join(", "));
            (judged.verdict, judged.reason) = (Verdict::Unsupported, Some(reason));
        }
        let ignored = source.promise_kinds();
        if judged.verdict == Verdict::DoesNotRefine && !ignored.is_empty() {
            let reason = format!("the source promises what is not modelled: {}", ignored.join(", "));
            (judged.verdict, judged.reason) = (Verdict::Unsupported, Some(reason));
            judged.counterexample = None;
        }
        judged
    }

    fn refines(self, source: &Module, function: FuncId, target: &Module, counterpart: FuncId) -> Refinement {
        let source = FunctionRef { module: source, function };
        let target = FunctionRef { module: target, function: counterpart };
        refines(source, target, self.semantics, EnumerationLimits::default())
    }
}

/// Says which file an error is about.
fn in_file(path: &Path) -> impl Fn(Failure) -> Failure {
    move |why| Failure::input(path.display(), why)
}

/// The function of that name, if it has a body.
fn defined(module: &Module, name: &str) -> Option<FuncId> {
    module.function(name).filter(|id| !module.functions[id.index()].is_declaration())
}

/// Every function that the source defines, or those of `only`.
fn pairs(source: &Module, target: &Module, only: &[String]) -> Result<Vec<Pair>, Failure> {
    if let Some(unknown) = only.iter().find(|name| defined(source, name).is_none()) {
        return Err(Failure::Input(format!("--function {unknown}: the source defines no @{unknown}")));
    }
    let wanted = |name: &str| only.is_empty() || only.iter().any(|one| one == name);
    let pairs: Vec<Pair> = source
        .functions
        .iter()
        .enumerate()
        .filter(|(_, function)| !function.is_declaration() && wanted(&function.name))
        .map(|(at, function)| Pair {
            name: function.name.to_string(),
            source: FuncId(at as u32),
            target: defined(target, &function.name),
        })
        .collect();
    match pairs.is_empty() {
        true => Err(Failure::Input("the source defines no function".to_owned())),
        false => Ok(pairs),
    }
}

impl RefineReport {
    /// A wrong function was found, or else at least one was judged.
    fn conclude(&self) -> Result<VerbOutcome, Failure> {
        let is = |verdict| self.functions.iter().any(|judged| judged.verdict == verdict);
        match (is(Verdict::DoesNotRefine), is(Verdict::Refines)) {
            (true, _) => Ok(VerbOutcome::Found),
            (false, true) => Ok(VerbOutcome::Clean),
            (false, false) => Err(Failure::Input("no function could be judged".to_owned())),
        }
    }
}

impl Judged {
    fn new(function: String, refinement: Refinement) -> Judged {
        let mut judged = Judged {
            function,
            verdict: Verdict::Refines,
            inputs: None,
            coverage: None,
            reason: None,
            counterexample: None,
            culprit: None,
        };
        match refinement {
            Refinement::Refines { inputs: 0, .. } => {
                (judged.verdict, judged.reason) =
                    (Verdict::Unsupported, Some("there is no input to try".to_owned()));
            }
            Refinement::Refines { inputs, coverage, unproved } => {
                (judged.inputs, judged.coverage) = (Some(inputs), Some(coverage.into()));
                judged.reason = unproved.map(str::to_owned);
            }
            Refinement::Vacuous { inputs } => {
                (judged.verdict, judged.inputs) = (Verdict::Vacuous, Some(inputs));
            }
            Refinement::DoesNot(counterexample) => {
                judged.verdict = Verdict::DoesNotRefine;
                judged.counterexample = Some(counterexample.to_string());
            }
            Refinement::TooLarge(why) => {
                (judged.verdict, judged.reason) = (Verdict::TooLarge, Some(why.to_owned()));
            }
            Refinement::Unsupported(why) => {
                (judged.verdict, judged.reason) = (Verdict::Unsupported, Some(why.to_owned()));
            }
        }
        judged
    }

    fn lines(&self) -> Vec<String> {
        let Judged { function, verdict, inputs, coverage, reason, counterexample, culprit } = self;
        let (inputs, reason) = (inputs.unwrap_or_default(), reason.as_deref().unwrap_or_default());
        let mut lines = vec![match verdict {
            Verdict::Refines => format!("@{function}: refines {}", part(*coverage, inputs, reason)),
            Verdict::Vacuous => {
                format!("@{function}: vacuous: the source is undefined on all {inputs} inputs tried")
            }
            Verdict::DoesNotRefine => format!("@{function}: does not refine"),
            Verdict::TooLarge => format!("@{function}: not judged, too large: {reason}"),
            Verdict::Unsupported => format!("@{function}: not judged: {reason}"),
        }];
        lines.extend(counterexample.iter().map(|text| format!("  on {text}")));
        lines.extend(culprit.iter().flat_map(Culprit::lines));
        lines
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
