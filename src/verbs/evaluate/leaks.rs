//! `evaluate --leaks`: which strategies let a poison field reach its neighbours, under which semantics.

use std::collections::BTreeMap;
use std::ops::Range;

use generator::{Config, Profile};
use interpreter::Semantics;
use lang::Program;
use lowering::strategy::{STRATEGIES, Strategy};
use oracle::leak::{self, Answer, Detector, Leak};
use reducer::{Interest, Interestingness, ReductionOptions};
use serde::Serialize;

use crate::campaign::{ProgressLine, workers};
use crate::cli::EvaluateArgs;
use crate::clock::Deadline;
use crate::control::Control;
use crate::output::Output;
use crate::{Failure, Outcome, machine};

/// Programs a worker takes at a time.
const BATCH: u64 = 512;
/// Candidates tried for one example.
const CANDIDATES: u64 = 20_000;
/// Programs kept as candidates for the smallest example of one kind.
const KEPT: usize = 8;

/// What `--json` prints.
#[derive(Debug, Serialize)]
struct Report {
    #[serde(serialize_with = "crate::hex::serialize")]
    seed: u64,
    /// Programs made; some may have no answer.
    programs: u64,
    /// Programs that nothing can be said of, and why.
    unjudged: BTreeMap<String, u64>,
    rows: Vec<Row>,
}

/// A strategy under a semantics.
#[derive(Debug, Serialize)]
struct Row {
    strategy: &'static str,
    semantics: &'static str,
    programs: u64,
    leaks: u64,
    /// The smallest of all kinds.
    example: Option<Example>,
    kinds: Vec<Kind>,
}

/// A way of leaking.
#[derive(Debug, Serialize)]
struct Kind {
    kind: String,
    leaks: u64,
    example: Option<Example>,
}

/// A program that leaks, as small as it could be made.
#[derive(Clone, Debug, Serialize)]
struct Example {
    kind: String,
    /// The number of the program it was reduced from.
    program: u64,
    c: String,
    /// Where the poison came from and where it showed.
    explanation: String,
}

/// A strategy and a semantics, by their positions in the tables.
type Cell = (usize, usize);

/// How many programs leak in one way, and the numbers of the smallest by the size of their text.
type Leaking = (u64, Vec<(usize, u64)>);

/// What some programs came to.
#[derive(Default)]
struct Tally {
    programs: u64,
    unjudged: BTreeMap<String, u64>,
    leaks: BTreeMap<(Cell, Leak), Leaking>,
}

/// Runs the measurement.
///
/// # Errors
/// [`Failure::Infrastructure`] if it is interrupted by an error of ours.
pub(super) fn run(args: &EvaluateArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let control = Control::new(Deadline::after(None));
    control.heed_interrupts();
    let config = Config::new(Profile::Poison);
    let seed = args.seed;
    let batches = (0..args.programs).step_by(BATCH as usize).map(|at| at..(at + BATCH).min(args.programs));
    let progress = ProgressLine::new(Some(args.programs), "programs");
    let mut total = Tally::default();
    let worker = || {
        let (config, mut detector) = (&config, Detector::default());
        move |numbers: Range<u64>| Ok(Tally::of(&mut detector, config, seed, numbers))
    };
    workers::run(args.jobs.unwrap_or_else(machine::processors), batches, &control, worker, |tally| {
        progress.advance(tally.programs, String::new());
        total.add(tally);
        Ok(())
    })?;
    progress.end();
    let report = report(&total, &config, args, &control)?;
    for line in lines(&report) {
        out.line(line)?;
    }
    out.json(&report)?;
    Ok(Outcome::Clean)
}

impl Tally {
    fn of(detector: &mut Detector, config: &Config, seed: u64, numbers: Range<u64>) -> Tally {
        let mut tally = Tally::default();
        for number in numbers {
            tally.count(detector, number, &program(config, seed, number));
        }
        tally
    }

    fn count(&mut self, detector: &mut Detector, number: u64, program: &Program) {
        self.programs += 1;
        let expected = match detector.expected(program) {
            Ok(expected) => expected,
            Err(why) => return self.unjudged(why),
        };
        let mut size = None;
        for (row, strategy) in STRATEGIES.iter().enumerate() {
            let module = match leak::lowered(program, *strategy) {
                Ok(module) => module,
                Err(why) => return self.unjudged(format!("{}: {why}", strategy.name)),
            };
            for (column, preset) in Semantics::PRESETS.iter().enumerate() {
                match detector.judge(&module, entry(program), preset.semantics, &expected) {
                    Answer::Tight => {}
                    Answer::Leaks(leak) => {
                        let size = *size.get_or_insert_with(|| lang::print::program(program).len());
                        self.leak(((row, column), leak), size, number);
                    }
                    Answer::Unjudged(why) => self.unjudged(format!("{}: {why}", strategy.name)),
                }
            }
        }
    }

    fn unjudged(&mut self, why: String) {
        *self.unjudged.entry(why).or_default() += 1;
    }

    fn leak(&mut self, of: (Cell, Leak), size: usize, number: u64) {
        let (count, smallest) = self.leaks.entry(of).or_default();
        *count += 1;
        keep(smallest, (size, number));
    }

    fn add(&mut self, other: Tally) {
        self.programs += other.programs;
        for (why, count) in other.unjudged {
            *self.unjudged.entry(why).or_default() += count;
        }
        for (of, (count, smallest)) in other.leaks {
            let (sum, kept) = self.leaks.entry(of).or_default();
            *sum += count;
            smallest.into_iter().for_each(|one| keep(kept, one));
        }
    }
}

/// Keeps the smallest few, in order, whatever the order they come in.
fn keep(smallest: &mut Vec<(usize, u64)>, one: (usize, u64)) {
    let at = smallest.partition_point(|other| *other < one);
    if at < KEPT {
        smallest.insert(at, one);
        smallest.truncate(KEPT);
    }
}

fn program(config: &Config, seed: u64, number: u64) -> Program {
    generator::program(&generator::dna(seed, number), config)
}

fn entry(program: &Program) -> &str {
    program.functions.get(program.entry.index()).map_or("", |function| function.name.as_str())
}

fn report(total: &Tally, config: &Config, args: &EvaluateArgs, control: &Control) -> Result<Report, Failure> {
    let mut rows = Vec::new();
    for (row, strategy) in STRATEGIES.iter().enumerate() {
        for (column, preset) in Semantics::PRESETS.iter().enumerate() {
            let of_cell = total.leaks.iter().filter(|((cell, _), _)| *cell == (row, column));
            let mut kinds = Vec::new();
            for ((_, leak), (leaks, smallest)) in of_cell {
                let subject = Subject { strategy: *strategy, semantics: preset.semantics, leak };
                let programs =
                    smallest.iter().map(|(_, number)| (*number, program(config, args.seed, *number)));
                let example = if control.is_over() { None } else { subject.example(programs)? };
                kinds.push(Kind { kind: leak.name().to_owned(), leaks: *leaks, example });
            }
            let smallest = kinds.iter().filter_map(|kind| kind.example.as_ref()).min_by_key(|e| e.c.len());
            rows.push(Row {
                strategy: strategy.name,
                semantics: preset.name,
                programs: total.programs,
                leaks: kinds.iter().map(|kind| kind.leaks).sum(),
                example: smallest.cloned(),
                kinds,
            });
        }
    }
    let Tally { programs, unjudged, leaks: _ } = total;
    Ok(Report { seed: args.seed, programs: *programs, unjudged: unjudged.clone(), rows })
}

/// What an example has to show.
struct Subject<'a> {
    strategy: Strategy,
    semantics: Semantics,
    leak: &'a Leak,
}

impl Subject<'_> {
    /// The smallest program that leaks so, of all that the given ones can be reduced to.
    fn example(&self, programs: impl Iterator<Item = (u64, Program)>) -> Result<Option<Example>, Failure> {
        let options = ReductionOptions { max_tests: CANDIDATES, ..ReductionOptions::default() };
        let mut smallest: Option<(u64, reducer::Reduction<Program>)> = None;
        for (number, program) in programs {
            let mut test = SameLeak { subject: self, detector: Detector::default() };
            let reduced = reducer::reduce(&program, &mut test, &options)
                .map_err(|why| Failure::Infrastructure(format!("program {number}: {why}")))?;
            if smallest.as_ref().is_none_or(|(_, kept)| reduced.after < kept.after) {
                smallest = Some((number, reduced));
            }
        }
        smallest.map(|(number, reduced)| self.told(number, &reduced.case)).transpose()
    }

    fn told(&self, number: u64, program: &Program) -> Result<Example, Failure> {
        let fail = |why: String| Failure::Infrastructure(format!("program {number}, reduced: {why}"));
        let expected = Detector::default().expected(program).map_err(fail)?;
        let module = leak::lowered(program, self.strategy).map_err(|why| fail(why.to_string()))?;
        let explanation = leak::explain(&module, entry(program), self.semantics, &expected);
        let c = lang::print::program(program);
        Ok(Example { kind: self.leak.name().to_owned(), program: number, c, explanation })
    }
}

/// Interesting is what leaks in the same way.
struct SameLeak<'a> {
    subject: &'a Subject<'a>,
    detector: Detector,
}

impl Interestingness<Program> for SameLeak<'_> {
    fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
        candidates.iter().map(|candidate| self.interest(candidate)).collect()
    }
}

impl SameLeak<'_> {
    fn interest(&mut self, candidate: &Program) -> Interest {
        let Subject { strategy, semantics, leak } = self.subject;
        let expected = match self.detector.expected(candidate) {
            Ok(expected) => expected,
            Err(why) => return Interest::CouldNotRun(why),
        };
        match leak::lowered(candidate, *strategy) {
            Ok(module) => match self.detector.judge(&module, entry(candidate), *semantics, &expected) {
                Answer::Leaks(other) if other == **leak => Interest::Same,
                Answer::Leaks(_) | Answer::Tight => Interest::Different,
                Answer::Unjudged(why) => Interest::CouldNotRun(why),
            },
            Err(why) => Interest::CouldNotRun(why.to_string()),
        }
    }
}

fn lines(report: &Report) -> Vec<String> {
    let Report { seed, programs, unjudged, rows } = report;
    let mut lines = vec![
        format!("{programs} programs of seed {seed}; of so many a field's poison leaks:"),
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
        for Kind { kind, leaks, example } in &row.kinds {
            lines.push(format!("\n{} under {}: {kind}, {leaks} programs", row.strategy, row.semantics));
            if let Some(example) = example {
                lines.push(format!("{}\n{}", example.c.trim_end(), example.explanation));
            }
        }
    }
    lines
}
