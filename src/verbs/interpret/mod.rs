//! `bitfrost interpret`: run LLVM IR under a chosen semantics, and say everything that it may do; or run a C program.

mod blamed;
mod entry;
mod program;
mod report;
mod shown;

use case_files::translation;
use host::output::Output;
use host::{Failure, VerbOutcome, output};
use interpreter::{Config, ExecutionLimits, Interpreter, NondetPolicy, Observation, Outcome as Ended};
use ir::Module;
use refine::bits::{Containment, OutcomeSet, RunEnd, outcomes};

pub(super) use self::entry::{Entry, choose, prepare};
use self::report::Report;
use crate::cli::{InterpretArgs, InterpretEngine};

/// Steps of a function, whose outcomes are enumerated.
const FUEL: u64 = 10_000_000;

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if the file holds no module, nothing in it can be run, or the run cannot be judged.
pub(super) fn run(args: &InterpretArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let mut module = translation::read(&args.file)?.module;
    if args.engine != Some(InterpretEngine::Precise)
        && let Some(main) = program::main_of(&module, args)
    {
        return program::run(module, main, args, out);
    }
    if !args.program_args.is_empty() {
        return Err(Failure::input(args.file.display(), "arguments after -- are for a C program's @main"));
    }
    let entry = prepare(&mut module, args.entry.as_deref(), &args.args)
        .map_err(|why| Failure::input(args.file.display(), why))?;
    let config = config(args);
    let (ended, observations) = run_once(&module, &entry, &config);
    let allowed =
        (args.engine != Some(InterpretEngine::Fast)).then(|| outcomes(&module, &entry.runs, &config));
    if let Some(allowed) = &allowed {
        compare(allowed, ended, &observations);
    }
    let report = Report::new(&module, &entry, config.semantics, ended, &observations, allowed.as_ref());
    out.lines(report.lines())?;
    out.json(&report)?;
    conclude(&report, ended)
}

fn config(args: &InterpretArgs) -> Config {
    let mut semantics = args.semantics;
    if let Some(seed) = args.seed {
        semantics.choices = NondetPolicy::Seed(seed);
    }
    Config {
        semantics,
        limits: ExecutionLimits { fuel: args.fuel.unwrap_or(FUEL), ..ExecutionLimits::default() },
    }
}

fn run_once(module: &Module, entry: &Entry, config: &Config) -> (Ended, Vec<Observation>) {
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(module, &entry.runs, config);
    (run.outcome, run.observations.to_vec())
}

/// The two machines are two witnesses, and one that contradicts the other is not hidden. Only addresses may differ.
fn compare(allowed: &OutcomeSet, ended: Ended, observations: &[Observation]) {
    let finished = || allowed.outcomes.iter().all(|outcome| outcome.end == RunEnd::Finished);
    let contradiction = match ended {
        Ended::Finished => matches!(allowed.contains(observations), Containment::No(_)),
        Ended::Undefined(..) => finished(),
        Ended::OutOfFuel | Ended::Unsupported(_) => false,
    };
    if contradiction {
        output::remark(
            "the run has an outcome that is not allowed: a defect of bitfrost, unless the run shows addresses",
        );
    }
}

fn conclude(report: &Report, ended: Ended) -> Result<VerbOutcome, Failure> {
    match ended {
        _ if report.may_be_undefined() => Ok(VerbOutcome::Found),
        Ended::Unsupported(why) => Err(Failure::Input(format!("the run cannot be judged: {why}"))),
        Ended::OutOfFuel => Err(Failure::Input("the run did not end: more --fuel may help".to_owned())),
        Ended::Finished | Ended::Undefined(..) => Ok(VerbOutcome::Clean),
    }
}
