//! `evaluate --sizes`: the cost of each strategy, in instructions of IR and in machine code, next to clang's own.

use std::ops::Range;

use campaign::{ProgressLine, workers};
use engines::native::{BATCH, Settings};
use examination::toolchains;
use experiments::sizes::{self, ProgramSizes, Ratios, SizeRow};
use generator::{Config, Profile};
use host::clock::Deadline;
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome, machine};
use serde::Serialize;

use crate::cli::EvaluateArgs;

/// The JSON output.
#[derive(Debug, Serialize)]
struct SizesOutput {
    #[serde(serialize_with = "host::hex::serialize")]
    seed: u64,
    profile: Profile,
    programs: u64,
    compiler: String,
    rows: Vec<SizeRow>,
}

/// Runs the measurement.
///
/// # Errors
/// [`Failure::Infrastructure`] if there is no clang or it cannot be run.
pub(super) fn run(args: &EvaluateArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let control = Control::new(Deadline::from_now(None));
    control.heed_interrupts();
    let settings =
        Settings::parse(&sizes::settings()).map_err(|why| Failure::Infrastructure(why.to_string()))?;
    let config = Config::new(args.profile.unwrap_or_default());
    let toolchain = toolchains::required(&settings, 1)?;
    let batches = (0..args.count).step_by(BATCH).map(|at| at..(at + BATCH as u64).min(args.count));
    let progress = ProgressLine::new(Some(args.count), "programs");
    let mut all = Vec::new();
    let program = |number: u64| (number, generator::program(&generator::dna(args.seed, number), &config));
    let worker = || {
        |numbers: Range<u64>| {
            sizes::measure(&toolchain, numbers.map(program).collect())
                .map_err(|why| Failure::infrastructure("cannot measure", why))
        }
    };
    workers::run(args.jobs.unwrap_or_else(machine::processors), batches, &control, worker, |mut some| {
        progress.advance(some.len() as u64, String::new());
        all.append(&mut some);
        Ok(())
    })?;
    progress.end();
    all.sort_by_key(|sizes: &ProgramSizes| sizes.number);
    let compiler = toolchain.configurations().first().map_or(String::new(), |c| c.compiler.version.clone());
    let rows = sizes::rows(&all);
    let report =
        SizesOutput { seed: args.seed, profile: config.profile, programs: all.len() as u64, compiler, rows };
    out.lines(lines(&report))?;
    out.json(&report)?;
    let above = report.rows.iter().any(|row| row.strategy == "packed" && row.ir_above_word > 0);
    Ok(VerbOutcome::found_if(above))
}

fn lines(report: &SizesOutput) -> Vec<String> {
    let SizesOutput { seed, profile, programs, compiler, rows } = report;
    // A table of Markdown, so that a page can have it as it is.
    let mut lines = vec![
        format!("{programs} {profile} programs of seed {seed}; machine code at -O3 in parts of that of {compiler}"),
        String::new(),
        "| strategy | IR instructions | programs above word | bytes: median (5 %, 95 %), total | instructions: \
         median (5 %, 95 %), total |"
            .to_owned(),
        "|---|---:|---:|---|---|".to_owned(),
    ];
    let quantiles = |r: &Ratios| format!("{:.3} ({:.2}, {:.2}), {:.3}", r.median, r.p5, r.p95, r.total);
    lines.extend(rows.iter().map(|row| {
        let SizeRow { strategy, ir_instructions, ir_above_word, bytes, instructions, outliers: _ } = row;
        let (bytes, instructions) = (quantiles(bytes), quantiles(instructions));
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
