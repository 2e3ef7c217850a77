//! `evaluate --programs`: what each bit-field strategy costs on real programs.

mod plot;

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::Path;

use campaign::{ProgressLine, workers};
use engines::process::program;
use experiments::programs::{
    ClangCommands, MeasurePlan, Optimisation, ProgramMeasurement, SuiteProgram, cost_tables, measure_program,
    read_suite,
};
use host::clock::Deadline;
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome, machine, scratch};
use lang::Target;
use lowering::strategy::STRATEGIES;
use serde::Serialize;

use crate::cli::EvaluateArgs;

/// The compiler whose lowering is replaced: that of the LLVM whose IR [`ir`] has.
const CLANG: &str = "clang-19";

/// The program that counts the instructions of runs.
const COUNTER: &str = "valgrind";

/// The JSON of `evaluate --programs`.
#[derive(Debug, Serialize)]
struct ProgramsReport {
    compiler: &'static str,
    target: Target,
    repeats: u32,
    programs: Vec<ProgramMeasurement>,
}

/// Measures the programs of a directory.
///
/// # Errors
/// [`Failure`] if the directory has no programs, there is no clang, or a result cannot be stored.
pub(super) fn run(args: &EvaluateArgs, directory: &Path, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let control = Control::new(Deadline::from_now(None));
    let kept = match &args.results {
        Some(file) => format!("interrupted; {} has the programs that were measured whole", file.display()),
        None => "interrupted; --results FILE would keep the programs that were measured whole".to_owned(),
    };
    control.heed_interrupts_within_a_second(Box::new(|| kept));
    let programs = read_suite(directory).map_err(|why| Failure::Input(why.to_string()))?;
    let target = args.target.unwrap_or_default();
    let other = (target != Target::default()).then(|| target.to_string());
    let search_path = machine::search_path();
    let clang = || ClangCommands::find(CLANG, search_path.clone(), other.as_deref());
    if clang().is_none() {
        return Err(Failure::Infrastructure(format!("there is no {CLANG}: ./setup installs it")));
    }
    let plan = plan(args, target)?;
    let mut results = Results::open(args.results.as_deref())?;
    let mut left: Vec<SuiteProgram> =
        programs.iter().filter(|program| !results.have(&program.name)).cloned().collect();
    // The last to begin is a small one, so that no worker waits long for another.
    left.sort_by_cached_key(|program| std::cmp::Reverse(program.source_bytes()));
    let progress = ProgressLine::new(Some(left.len() as u64), "programs");
    let worker = || {
        let commands = clang();
        let plan = plan.clone();
        move |program: SuiteProgram| match &commands {
            Some(commands) => Ok(measure_program(commands, &program, &plan)),
            None => Err(Failure::Infrastructure(format!("there is no {CLANG}"))),
        }
    };
    let jobs = args.jobs.unwrap_or_else(machine::processors);
    workers::run(jobs, left.into_iter(), &control, worker, |measured: ProgramMeasurement| {
        progress.advance(1, measured.name.clone());
        results.add(measured)
    })?;
    progress.end();
    let Results { mut measured, .. } = results;
    measured.retain(|one| programs.iter().any(|program| program.name == one.name));
    measured.sort_by(|a, b| a.name.cmp(&b.name));
    out.lines(cost_tables(&measured, &plan.levels))?;
    if let Some(path) = &args.plot {
        let unusable = |why: std::io::Error| Failure::Input(format!("{}: {why}", path.display()));
        std::fs::write(path, plot::drawing(&measured, &plan.levels)).map_err(unusable)?;
    }
    let faults: Vec<String> = measured.iter().flat_map(faults).collect();
    out.lines(faults.clone())?;
    out.json(&ProgramsReport { compiler: CLANG, target, repeats: plan.repeats, programs: measured })?;
    Ok(VerbOutcome::found_if(!faults.is_empty()))
}

fn plan(args: &EvaluateArgs, target: Target) -> Result<MeasurePlan, Failure> {
    let strategies = match args.strategies.as_slice() {
        [] => STRATEGIES.to_vec(),
        // Every figure stands beside that of clang's own.
        some => STRATEGIES
            .iter()
            .copied()
            .filter(|known| *known == STRATEGIES[0] || some.contains(known))
            .collect(),
    };
    let levels: Vec<Optimisation> = args.levels.clone();
    let counter = || {
        let missing = || Failure::Infrastructure(format!("--count-instructions: there is no {COUNTER}"));
        program(&machine::search_path(), COUNTER).ok_or_else(missing)
    };
    Ok(MeasurePlan {
        strategies,
        levels,
        repeats: args.repeat,
        refine: args.refine,
        counter: args.count_instructions.then(counter).transpose()?,
        parting_passes: args.parting_passes,
        // The units of a large program by every strategy take gigabytes.
        scratch: scratch::on_disk(),
        target,
    })
}

/// The faults of a program: a failure, a strategy that computes something else, or a function that does not refine clang's.
fn faults(program: &ProgramMeasurement) -> Vec<String> {
    let name = &program.name;
    let mut faults: Vec<String> =
        program.failure.iter().map(|why| format!("{name}: not measured at {why}")).collect();
    for level in &program.levels {
        let at = |what: String| format!("{name} at {}: {what}", level.level);
        faults.extend(level.unrecognised.iter().map(|access| at(format!("not recognised: {access}"))));
        for cost in &level.strategies {
            faults.extend(cost.wrong.iter().map(|why| at(format!("{} is wrong: {why}", cost.strategy))));
            for counts in cost.refinement.iter().flatten().filter(|counts| !counts.refuted.is_empty()) {
                let functions = counts.refuted.join(", @");
                faults.push(at(format!(
                    "{} does not refine clang's under {}: @{functions}",
                    cost.strategy, counts.semantics
                )));
            }
        }
    }
    faults
}

/// The measurements so far, and the file that keeps them.
struct Results {
    measured: Vec<ProgramMeasurement>,
    file: Option<File>,
}

impl Results {
    fn open(path: Option<&Path>) -> Result<Results, Failure> {
        let Some(path) = path else { return Ok(Results { measured: Vec::new(), file: None }) };
        let unusable = |why: std::io::Error| Failure::Input(format!("{}: {why}", path.display()));
        let file = OpenOptions::new().read(true).append(true).create(true).open(path).map_err(unusable)?;
        let text = std::fs::read_to_string(path).map_err(unusable)?;
        // A line that a killed run did not finish is measured again.
        let measured = text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
        Ok(Results { measured, file: Some(file) })
    }

    fn have(&self, name: &str) -> bool {
        self.measured.iter().any(|measured| measured.name == name)
    }

    fn add(&mut self, measured: ProgramMeasurement) -> Result<(), Failure> {
        if let Some(file) = &mut self.file {
            let line = serde_json::to_string(&measured)
                .map_err(|why| Failure::infrastructure("cannot write a result", why))?;
            writeln!(file, "{line}").map_err(|why| Failure::infrastructure("cannot write a result", why))?;
        }
        self.measured.push(measured);
        Ok(())
    }
}
