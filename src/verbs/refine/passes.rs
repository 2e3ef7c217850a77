//! The functions of a file, before and after passes of one or several versions of LLVM.

use std::time::Duration;

use case_files::module_file::ModuleFile;
use case_files::{module_file, read_text};
use host::Failure;
use host::clock::thread_cpu;
use passes::codegen::CodeGenerator;
use passes::culprit::Suspect;
use passes::optimizer::{AdaptedModule, DividedText, Optimizer};
use passes::refinement::{
    FunctionPair, PairJudgement, RefinementJudge, RefinementVerdict, declare_intrinsics_alike,
};
use serde::Serialize;

use super::culprit::{self, Culprit};
use super::judged_functions::JudgedFunctions;
use super::{JudgedFunction, RefineReport, compiled, in_file, pairs};
use crate::cli::RefineArgs;

/// The program that runs passes unless the user names another.
const DEFAULT: &str = "opt-19";

/// Functions of a module that are judged where they are.
const FEW: usize = 4;

/// An `opt` that was asked.
#[derive(Debug, Serialize)]
pub(super) struct AskedOpt {
    name: String,
    program: String,
    version: Option<String>,
    /// The promises that it was not told of, because its version does not know them.
    without: Vec<&'static str>,
    /// The reason why it made no module.
    failed: Option<String>,
    #[serde(skip)]
    title: String,
}

/// The cost of optimising and judging functions, what searches and reductions cost left out.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub(super) struct RoundCost {
    /// Functions that were optimised and judged, each once for each `opt`.
    rounds: u64,
    /// Those that have a verdict.
    judged: u64,
    /// Processes of `opt`.
    processes: u64,
    /// Their CPU time.
    opt_cpu_seconds: f64,
    /// The CPU time of reading what they made, and of judging.
    own_cpu_seconds: f64,
    /// Rounds for each second of `own_cpu_seconds`.
    rounds_per_cpu_second: Option<f64>,
}

/// Judges what the passes make of the functions. Returns what failed, while there may be something to report all the same.
///
/// # Errors
/// [`Failure::Input`] if the file holds no module, or there is no such `opt` or function.
pub(super) fn judge(
    answers: &mut JudgedFunctions<'_>,
    args: &RefineArgs,
    passes: &str,
    report: &mut RefineReport,
) -> Result<Option<Failure>, Failure> {
    let text = read_text(&args.source)?;
    let source = module_file::from_text(&args.source.display().to_string(), &text)?;
    pairs(&source.module, &source.module, &args.functions).map_err(in_file(&args.source))?;
    let named: Vec<&str> = match args.opts.as_slice() {
        [] => vec![DEFAULT],
        some => some.iter().map(String::as_str).collect(),
    };
    let optimizers = Optimizer::find_all(&named)?;
    let generator = args.codegen.as_deref().map(CodeGenerator::new).transpose()?;
    let (mut failure, mut cost) = (None, RoundCost::default());
    for optimizer in &optimizers {
        if !report.opts.is_empty() {
            answers.title(vec![String::new()])?;
        }
        let question = AskedPasses { args, passes, text: &text, module: &source, optimizer };
        let (asked, failed) = question.ask(generator.as_ref(), answers, &mut cost)?;
        report.opts.push(asked);
        failure = failure.or(failed);
    }
    report.cost = Some(cost.rated());
    Ok(failure)
}

/// The passes that one `opt` is asked to run.
struct AskedPasses<'a> {
    args: &'a RefineArgs,
    passes: &'a str,
    text: &'a str,
    module: &'a ModuleFile,
    optimizer: &'a Optimizer,
}

impl AskedPasses<'_> {
    /// Asks the `opt`, and judges what it makes. Returns what failed, while there are answers all the same.
    ///
    /// # Errors
    /// [`Failure::Closed`] and its like if an answer cannot be shown.
    fn ask(
        &self,
        generator: Option<&CodeGenerator>,
        answers: &mut JudgedFunctions<'_>,
        cost: &mut RoundCost,
    ) -> Result<(AskedOpt, Option<Failure>), Failure> {
        let AskedPasses { optimizer, passes, .. } = *self;
        let AdaptedModule { module: adapted, given, without, is_as_written } =
            AdaptedModule::new(&self.module.module, optimizer.major());
        let (text, promises) = match is_as_written {
            true => (self.text.to_owned(), self.module.promises.clone()),
            // Our text has no promise that is not modelled.
            false => (ir::print_module(&given), Vec::new()),
        };
        let source = ModuleFile { module: adapted, promises };
        let mut asked = AskedOpt {
            name: optimizer.name().to_owned(),
            program: optimizer.path().display().to_string(),
            version: Some(optimizer.version().to_owned()).filter(|version| !version.is_empty()),
            without,
            failed: None,
            title: optimizer.title(),
        };
        cost.processes += 1;
        let ran = optimizer.run(&text, passes).map_err(|why| why.failure(optimizer));
        let read = ran.and_then(|ran| {
            cost.opt_cpu_seconds += ran.cpu.as_secs_f64();
            let started = thread_cpu();
            let mut target = ran.module(&optimizer.title())?;
            declare_intrinsics_alike(&source.module, &mut target.module);
            let found = pairs(&source.module, &target.module, &self.args.functions)?;
            cost.spent(started);
            Ok((ran, target, found))
        });
        asked.failed = read.as_ref().err().map(Failure::to_string);
        answers.title(asked.lines())?;
        let (ran, target, found) = match read {
            Ok(read) => read,
            Err(why) => return Ok((asked, Some(why))),
        };
        let (mut failure, first) = (None, answers.functions.len());
        let parts = (found.len() > FEW).then(|| (DividedText::new(&text), DividedText::new(&ran.text)));
        for pair in found {
            let started = thread_cpu();
            let judgement = answers.in_time(|judge| {
                let of_parts =
                    parts.as_ref().and_then(|(before, after)| judged_by_parts(judge, before, after, &pair));
                of_parts.unwrap_or_else(|| judge.judge(&source, &target, &pair))
            });
            cost.rounds += 1;
            cost.judged += u64::from(judgement.verdict.is_known());
            cost.spent(started);
            let culprit = match judgement.verdict {
                RefinementVerdict::DoesNotRefine => {
                    self.culprit(answers.judge, &pair.name, &text, &source).unwrap_or_else(|why| {
                        failure = Some(why);
                        None
                    })
                }
                _ => None,
            };
            let opt = Some(optimizer.name().to_owned());
            answers.functions.push(JudgedFunction {
                function: pair.name,
                opt,
                judgement,
                culprit,
                codegen: None,
            });
            if generator.is_none() {
                answers.show()?;
            }
        }
        if let Some(generator) = generator {
            let functions = answers.functions.get_mut(first..).unwrap_or_default();
            let checked = compiled::check(answers.judge, generator, &source, &target, functions);
            failure = failure.or(checked.err());
            answers.show()?;
        }
        Ok((asked, failure))
    }

    /// The pass that is wrong about a function of a text.
    fn culprit(
        &self,
        judge: RefinementJudge,
        name: &str,
        text: &str,
        source: &ModuleFile,
    ) -> Result<Option<Culprit>, Failure> {
        let reduce_for = (!self.args.no_reduce).then_some(self.args.reduce_time);
        let suspect = Suspect { judge, optimizer: self.optimizer, passes: self.passes, name };
        culprit::find(&suspect, reduce_for, text, source)
    }
}

/// The judgement of a function with what it needs on both sides: judging it takes a time that grows with the modules. `None` where both
/// sides need other variables, which the whole modules have.
fn judged_by_parts(
    judge: RefinementJudge,
    before: &DividedText<'_>,
    after: &DividedText<'_>,
    pair: &FunctionPair,
) -> Option<PairJudgement> {
    let part = |of: &DividedText<'_>| module_file::parsed("a function", &of.symbol(&pair.name)).ok();
    let (source, mut target) = (part(before)?, part(after)?);
    declare_intrinsics_alike(&source.module, &mut target.module);
    let globals = |file: &ModuleFile| -> Vec<_> {
        file.module.globals.iter().map(|global| global.name.clone()).collect()
    };
    (globals(&source) == globals(&target)).then(|| judge.judge_named(&source, &target, &pair.name)).flatten()
}

impl AskedOpt {
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("{}:", self.title)];
        if !self.without.is_empty() {
            lines.push(format!(
                "  it does not know {}: it was given the module without",
                self.without.join(", ")
            ));
        }
        lines.extend(self.failed.iter().map(|why| format!("  not judged: {why}")));
        lines
    }
}

impl RoundCost {
    fn spent(&mut self, started: Duration) {
        self.own_cpu_seconds += thread_cpu().saturating_sub(started).as_secs_f64();
    }

    fn rated(self) -> RoundCost {
        let rate = (self.own_cpu_seconds > 0.0).then(|| self.rounds as f64 / self.own_cpu_seconds);
        RoundCost { rounds_per_cpu_second: rate.filter(|_| self.rounds > 0), ..self }
    }

    pub(super) fn line(&self) -> String {
        let RoundCost { rounds, judged, processes, opt_cpu_seconds, own_cpu_seconds, .. } = self;
        let (mut functions, runs) = (plural(*rounds, "function"), plural(*processes, "run"));
        if judged != rounds {
            functions = format!("{judged} of {functions}");
        }
        format!(
            "{functions} judged in {own_cpu_seconds:.2} s of CPU time; {runs} of opt took {opt_cpu_seconds:.2} s"
        )
    }
}

fn plural(count: u64, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
