//! `evaluate --sizes`: what each strategy costs, in instructions of IR and in machine code, next to clang's own.

use std::ops::Range;

use generator::{Config, Profile};
use ir::Statistics;
use lang::Program;
use lowering::strategy::{STRATEGIES, WORD};
use oracle::leak::lowered;
use oracle::native::{BATCH, CodeSize, Settings, Toolchain, code_sizes};
use serde::Serialize;

use crate::campaign::{ProgressLine, workers};
use crate::cli::EvaluateArgs;
use crate::clock::Deadline;
use crate::control::Control;
use crate::output::Output;
use crate::{Failure, Outcome, engines, machine};

/// Outliers named for each strategy.
const NAMED: usize = 5;

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Report {
    #[serde(serialize_with = "crate::hex::serialize")]
    seed: u64,
    profile: Profile,
    programs: u64,
    compiler: String,
    rows: Vec<Row>,
}

/// A strategy.
#[derive(Debug, Serialize)]
struct Row {
    strategy: &'static str,
    /// Instructions of all programs, as lowered.
    ir_instructions: u64,
    /// Programs whose IR has more instructions than `word`'s.
    ir_above_word: u64,
    /// Machine code at -O3 in parts of clang's own, over the programs.
    bytes: Ratios,
    instructions: Ratios,
    /// The programs with the most bytes for clang's.
    outliers: Vec<Outlier>,
}

/// Quantiles of a ratio over the programs, and the ratio of the sums.
#[derive(Clone, Copy, Debug, Default, Serialize)]
struct Ratios {
    median: f64,
    p5: f64,
    p95: f64,
    total: f64,
}

/// A program for which a strategy makes much more code than clang.
#[derive(Debug, Serialize)]
struct Outlier {
    program: u64,
    bytes: u64,
    clang_bytes: u64,
}

/// One program: its number, IR instructions by strategy, code by clang and by each strategy.
struct Measured {
    number: u64,
    ir: Vec<u64>,
    code: Vec<Option<CodeSize>>,
}

/// Runs the measurement.
///
/// # Errors
/// [`Failure::Infrastructure`] if there is no clang or it cannot be run.
pub(super) fn run(args: &EvaluateArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let control = Control::new(Deadline::after(None));
    control.heed_interrupts();
    let config = Config::new(args.profile.unwrap_or_default());
    let toolchain = engines::required(&settings()?, 1)?;
    let batches = (0..args.programs).step_by(BATCH).map(|at| at..(at + BATCH as u64).min(args.programs));
    let progress = ProgressLine::new(Some(args.programs), "programs");
    let mut all = Vec::new();
    let worker = || |numbers: Range<u64>| measured(&toolchain, &config, args.seed, numbers);
    workers::run(args.jobs.unwrap_or_else(machine::processors), batches, &control, worker, |mut some| {
        progress.advance(some.len() as u64, String::new());
        all.append(&mut some);
        Ok(())
    })?;
    progress.end();
    all.sort_by_key(|one: &Measured| one.number);
    let compiler = toolchain.configurations().first().map_or(String::new(), |c| c.compiler.version.clone());
    let rows = STRATEGIES.iter().enumerate().map(|(at, strategy)| row(strategy.name, at, &all)).collect();
    let report =
        Report { seed: args.seed, profile: config.profile, programs: all.len() as u64, compiler, rows };
    for line in lines(&report) {
        out.line(line)?;
    }
    out.json(&report)?;
    let above = report.rows.iter().any(|row| row.strategy == "packed" && row.ir_above_word > 0);
    Ok(Outcome::found_if(above))
}

/// clang, and every strategy through its back end.
fn settings() -> Result<Settings, Failure> {
    let configuration = |name: &str| format!("[[configuration]]\ncompiler = \"{name}\"\nflags = [\"-O3\"]\n");
    let strategies = STRATEGIES.iter().map(|strategy| configuration(strategy.name));
    let text = ["only = true\n".to_owned(), configuration("clang-19")].into_iter().chain(strategies);
    Settings::parse(&text.collect::<String>()).map_err(|why| Failure::Infrastructure(why.to_string()))
}

fn measured(
    toolchain: &Toolchain,
    config: &Config,
    seed: u64,
    numbers: Range<u64>,
) -> Result<Vec<Measured>, Failure> {
    let programs: Vec<Program> =
        numbers.clone().map(|number| generator::program(&generator::dna(seed, number), config)).collect();
    let sizes =
        code_sizes(toolchain, &programs).map_err(|why| Failure::infrastructure("cannot measure", why))?;
    let one = |(at, number): (usize, u64)| {
        let ir = STRATEGIES.iter().map(|strategy| {
            let module = lowered(&programs[at], *strategy);
            module.map(|module| Statistics::of_module(&module).instructions())
        });
        let ir = ir.collect::<Result<_, _>>().map_err(|why| Failure::infrastructure("no lowering", why))?;
        Ok(Measured { number, ir, code: sizes.iter().map(|of_all| of_all[at]).collect() })
    };
    numbers.enumerate().map(one).collect()
}

fn row(strategy: &'static str, at: usize, all: &[Measured]) -> Row {
    let word = STRATEGIES.iter().position(|strategy| *strategy == WORD).unwrap_or(0);
    let pairs: Vec<(u64, CodeSize, CodeSize)> = all
        .iter()
        .filter_map(|one| Some((one.number, (*one.code.first()?)?, (*one.code.get(at + 1)?)?)))
        .collect();
    let mut outliers: Vec<Outlier> = pairs
        .iter()
        .map(|(program, clang, ours)| Outlier {
            program: *program,
            bytes: ours.bytes.0,
            clang_bytes: clang.bytes.0,
        })
        .collect();
    outliers.sort_by(|a, b| (b.bytes * a.clang_bytes.max(1)).cmp(&(a.bytes * b.clang_bytes.max(1))));
    outliers.truncate(NAMED);
    Row {
        strategy,
        ir_instructions: all.iter().map(|one| one.ir[at]).sum(),
        ir_above_word: all.iter().filter(|one| one.ir[at] > one.ir[word]).count() as u64,
        bytes: Ratios::of(pairs.iter().map(|(_, clang, ours)| (ours.bytes.0, clang.bytes.0))),
        instructions: Ratios::of(
            pairs.iter().map(|(_, clang, ours)| (ours.instructions, clang.instructions)),
        ),
        outliers,
    }
}

impl Ratios {
    fn of(pairs: impl Iterator<Item = (u64, u64)>) -> Ratios {
        let pairs: Vec<(u64, u64)> = pairs.filter(|(_, clang)| *clang > 0).collect();
        let mut ratios: Vec<f64> = pairs.iter().map(|(ours, clang)| *ours as f64 / *clang as f64).collect();
        ratios.sort_by(f64::total_cmp);
        let at = |part: usize| ratios.get(ratios.len() * part / 100).copied().unwrap_or_default();
        let sum = |of: fn(&(u64, u64)) -> u64| pairs.iter().map(of).sum::<u64>() as f64;
        let total = sum(|pair| pair.0) / sum(|pair| pair.1).max(1.0);
        Ratios { median: at(50), p5: at(5), p95: at(95), total }
    }
}

fn lines(report: &Report) -> Vec<String> {
    let Report { seed, profile, programs, compiler, rows } = report;
    let mut lines = vec![
        format!("{programs} {profile} programs of seed {seed}; machine code at -O3 in parts of that of {compiler}"),
        String::new(),
        "| strategy | IR instructions | programs above word | bytes: median (5 %, 95 %), total | instructions: \
         median (5 %, 95 %), total |"
            .to_owned(),
        "|---|---:|---:|---|---|".to_owned(),
    ];
    let told = |r: &Ratios| format!("{:.3} ({:.2}, {:.2}), {:.3}", r.median, r.p5, r.p95, r.total);
    lines.extend(rows.iter().map(|row| {
        let Row { strategy, ir_instructions, ir_above_word, bytes, instructions, outliers: _ } = row;
        let (bytes, instructions) = (told(bytes), told(instructions));
        format!("| {strategy} | {ir_instructions} | {ir_above_word} | {bytes} | {instructions} |")
    }));
    for row in rows {
        let named =
            row.outliers.iter().map(|o| format!("{} ({} for {} bytes)", o.program, o.bytes, o.clang_bytes));
        lines.push(format!(
            "{}: most code for program {}",
            row.strategy,
            named.collect::<Vec<_>>().join(", ")
        ));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_over_programs_and_over_everything() {
        let ratios = Ratios::of([(10, 10), (30, 10), (5, 10), (7, 0)].into_iter());
        assert_eq!((ratios.median, ratios.p5, ratios.p95), (1.0, 0.5, 3.0));
        assert_eq!(ratios.total, 1.5);
        assert_eq!(Ratios::of(std::iter::empty()).total, 0.0);
    }
}
