//! `bitfrost refine`: may one function stand for another? Judged on every input, or on chosen ones where there are too
//! many.

mod compiled;
mod culprit;
mod judged_functions;
mod minimal;
mod passes;

use std::path::Path;

use ::passes::codegen::CodeGenerator;
use ::passes::refinement::{FunctionPair, PairJudgement, RefinementVerdict, defined};
use case_files::module_file;
use host::output::Output;
use host::{Failure, VerbOutcome};
use ir::{FuncId, Module};
use serde::Serialize;

use self::compiled::{CodegenCheck, CodegenVerdict};
use self::culprit::Culprit;
use self::judged_functions::JudgedFunctions;
use self::passes::{AskedOpt, RoundCost};
use crate::cli::RefineArgs;

/// The JSON of `refine --json`.
#[derive(Debug, Serialize)]
struct RefineReport {
    semantics: String,
    passes: Option<String>,
    /// Each `opt` that was asked.
    opts: Vec<AskedOpt>,
    functions: Vec<JudgedFunction>,
    /// The cost of optimising and judging, where there are passes.
    cost: Option<RoundCost>,
}

/// One function, as one `opt` makes it.
#[derive(Debug, Serialize)]
struct JudgedFunction {
    function: String,
    /// The `opt`, where there are passes.
    opt: Option<String>,
    #[serde(flatten)]
    judgement: PairJudgement,
    culprit: Option<Culprit>,
    /// The verdict on compiled code, where that was asked.
    codegen: Option<CodegenCheck>,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if a file holds no module, nothing is there to compare, an `opt` refuses the module, or no function can be
/// judged; [`Failure::Infrastructure`] if `opt` cannot be run.
pub(super) fn run(args: &RefineArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let mut report = RefineReport {
        semantics: args.semantics.to_string(),
        passes: args.passes.clone(),
        opts: Vec::new(),
        functions: Vec::new(),
        cost: None,
    };
    let mut answers = JudgedFunctions::new(args, out);
    let failure = match (&args.target, &args.passes) {
        (Some(target), _) => files(&mut answers, args, target)?,
        (None, Some(passes)) => passes::judge(&mut answers, args, passes, &mut report)?,
        (None, None) if args.codegen.is_some() => files(&mut answers, args, &args.source)?,
        (None, None) => {
            one_file(&mut answers, &args.source, &args.functions)?;
            None
        }
    };
    report.functions = answers.functions;
    out.lines(report.cost.iter().map(RoundCost::line))?;
    out.json(&report)?;
    report.conclude(failure)
}

/// `@src` and `@tgt` of one file, and `@src.NAME` and `@tgt.NAME` for any name.
fn one_file(answers: &mut JudgedFunctions<'_>, path: &Path, only: &[String]) -> Result<(), Failure> {
    let module = module_file::read(path)?;
    let sources = module.module.functions.iter().filter_map(|function| {
        let suffix = function.name.strip_prefix("src")?;
        let wanted = only.is_empty() || only.iter().any(|name| *name == function.name);
        let source = defined(&module.module, &function.name).filter(|_| wanted)?;
        let target = defined(&module.module, &format!("tgt{suffix}"))?;
        Some(FunctionPair { name: function.name.to_string(), source, target: Some(target) })
    });
    for pair in sources {
        let judged = answers.judged(&module, &module, pair);
        answers.functions.push(judged);
        answers.show()?;
    }
    if answers.functions.is_empty() {
        let sentence = "without a target and --passes the file must define @src and @tgt";
        return Err(Failure::input(path.display(), sentence));
    }
    Ok(())
}

/// The functions that two files define under one name.
fn files(
    answers: &mut JudgedFunctions<'_>,
    args: &RefineArgs,
    target: &Path,
) -> Result<Option<Failure>, Failure> {
    let source = &args.source;
    let (source_module, target_module) = (module_file::read(source)?, module_file::read(target)?);
    let pairs =
        pairs(&source_module.module, &target_module.module, &args.functions).map_err(in_file(source))?;
    let generator = args.codegen.as_deref().map(CodeGenerator::new).transpose()?;
    for pair in pairs {
        let judged = answers.judged(&source_module, &target_module, pair);
        answers.functions.push(judged);
        // Where code is compiled, all functions go through one process, and an answer has its result.
        if generator.is_none() {
            answers.show()?;
        }
    }
    let Some(generator) = generator else { return Ok(None) };
    let checked =
        compiled::check(answers.judge, &generator, &source_module, &target_module, &mut answers.functions);
    answers.show()?;
    Ok(checked.err())
}

/// Says which file an error is about.
fn in_file(path: &Path) -> impl Fn(Failure) -> Failure {
    move |why| Failure::input(path.display(), why)
}

/// Every function that the source defines, or those of `only`.
fn pairs(source: &Module, target: &Module, only: &[String]) -> Result<Vec<FunctionPair>, Failure> {
    if let Some(unknown) = only.iter().find(|name| defined(source, name).is_none()) {
        return Err(Failure::Input(format!("--function {unknown}: the source defines no @{unknown}")));
    }
    let wanted = |name: &str| only.is_empty() || only.iter().any(|chosen| chosen == name);
    let pairs: Vec<FunctionPair> = source
        .functions
        .iter()
        .enumerate()
        .filter(|(_, function)| !function.is_declaration() && wanted(&function.name))
        .map(|(at, function)| FunctionPair {
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
    /// A wrong function was found, or else what failed, or at least one was judged.
    fn conclude(&self, failure: Option<Failure>) -> Result<VerbOutcome, Failure> {
        let is = |verdict| self.functions.iter().any(|judged| judged.judgement.verdict == verdict);
        let differs = |judged: &JudgedFunction| {
            judged.codegen.as_ref().is_some_and(|check| check.verdict == CodegenVerdict::Differs)
        };
        let is_wrong = is(RefinementVerdict::DoesNotRefine) || self.functions.iter().any(differs);
        match (is_wrong, failure, is(RefinementVerdict::Refines)) {
            (true, _, _) => Ok(VerbOutcome::Found),
            (false, Some(failure), _) => Err(failure),
            (false, None, true) => Ok(VerbOutcome::Clean),
            (false, None, false) => Err(Failure::Input("no function could be judged".to_owned())),
        }
    }
}

impl JudgedFunction {
    fn lines(&self) -> Vec<String> {
        let JudgedFunction { function, opt: _, judgement, culprit, codegen } = self;
        let mut lines = vec![format!("@{function}: {}", judgement.sentence())];
        lines.extend(judgement.counterexample.iter().map(|text| format!("  on {text}")));
        lines.extend(culprit.iter().flat_map(Culprit::lines));
        lines.extend(codegen.iter().flat_map(CodegenCheck::lines));
        lines
    }
}
