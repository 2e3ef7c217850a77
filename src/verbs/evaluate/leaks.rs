//! `evaluate --leaks`: which strategies let a poison field reach its neighbours, under which semantics.

use std::ops::Range;

use campaign::{ProgressLine, workers};
use experiments::leak::{LeakDetector, LeakKind, LeakReport, LeakTally};
use generator::{Config, Profile};
use host::clock::Deadline;
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome, machine};
use interpreter::Semantics;
use serde::Serialize;

use crate::cli::EvaluateArgs;

/// Programs a worker takes at a time.
const BATCH: u64 = 512;

/// The JSON output.
#[derive(Debug, Serialize)]
struct LeaksOutput {
    #[serde(serialize_with = "host::hex::serialize")]
    seed: u64,
    #[serde(flatten)]
    report: LeakReport,
}

/// Runs the measurement.
///
/// # Errors
/// [`Failure::Infrastructure`] if an example cannot be reduced.
pub(super) fn run(args: &EvaluateArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let control = Control::new(Deadline::from_now(None));
    control.heed_interrupts();
    let config = Config::new(Profile::Poison);
    let seed = args.seed;
    let program = |number: u64| generator::program(&generator::dna(seed, number), &config);
    let batches = (0..args.count).step_by(BATCH as usize).map(|at| at..(at + BATCH).min(args.count));
    let progress = ProgressLine::new(Some(args.count), "programs");
    let mut total = LeakTally::default();
    let worker = || {
        let mut detector = LeakDetector::default();
        move |numbers: Range<u64>| {
            Ok(LeakTally::measure(&mut detector, numbers.map(|number| (number, program(number)))))
        }
    };
    workers::run(args.jobs.unwrap_or_else(machine::processors), batches, &control, worker, |tally| {
        progress.advance(tally.programs, String::new());
        total.add(tally);
        Ok(())
    })?;
    progress.end();
    let report = total
        .report(program, || control.is_over())
        .map_err(|why| Failure::Infrastructure(why.to_string()))?;
    out.lines(lines(seed, &report))?;
    out.json(&LeaksOutput { seed, report })?;
    Ok(VerbOutcome::Clean)
}

fn lines(seed: u64, report: &LeakReport) -> Vec<String> {
    let LeakReport { programs, unjudged, rows } = report;
    let mut lines = vec![
        format!("{programs} programs of seed {seed}; the number in which a field's poison leaks:"),
        String::new(),
    ];
    let header = Semantics::PRESETS.iter().map(|preset| format!(" {:>10} |", preset.name));
    lines.push(format!("| {:<12} |{}", "", header.collect::<String>()));
    lines.push(format!("|{}|{}", "-".repeat(14), "-----------:|".repeat(Semantics::PRESETS.len())));
    for of_strategy in rows.chunks(Semantics::PRESETS.len()) {
        let name = of_strategy.first().map_or("", |row| row.strategy);
        let cells: String = of_strategy.iter().map(|row| format!(" {:>10} |", row.leaks)).collect();
        lines.push(format!("| {name:<12} |{cells}"));
    }
    lines.extend(unjudged.iter().map(|(why, count)| format!("{count} not judged: {why}")));
    for row in rows {
        for LeakKind { kind, leaks, example } in &row.kinds {
            lines.push(format!("\n{} under {}: {kind}, {leaks} programs", row.strategy, row.semantics));
            if let Some(example) = example {
                lines.push(format!("{}\n{}", example.c.trim_end(), example.explanation));
            }
        }
    }
    lines
}
