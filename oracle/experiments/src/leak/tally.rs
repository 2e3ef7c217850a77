//! The number of programs that leak, by strategy and semantics.

use std::collections::BTreeMap;

use interpreter::Semantics;
use lang::Program;
use lowering::strategy::STRATEGIES;
use serde::Serialize;

use super::example::LeakSubject;
use super::{Leak, LeakDetector, LeakExample, LeakVerdict, entry, lowered};
use crate::MeasurementError;

/// Programs kept as candidates for the smallest example of one kind.
const KEPT: usize = 8;

/// The numbers of programs that leak.
#[derive(Clone, Debug, Serialize)]
pub struct LeakReport {
    /// Programs made; some may have no answer.
    pub programs: u64,
    /// The programs that cannot be judged, by reason.
    pub unjudged: BTreeMap<String, u64>,
    /// For each strategy, a row for each semantics.
    pub rows: Vec<LeakRow>,
}

/// A strategy under a semantics.
#[derive(Clone, Debug, Serialize)]
pub struct LeakRow {
    /// The strategy.
    pub strategy: &'static str,
    /// The semantics.
    pub semantics: &'static str,
    /// Programs made.
    pub programs: u64,
    /// Those that leak.
    pub leaks: u64,
    /// The smallest of all kinds.
    pub example: Option<LeakExample>,
    /// The ways in which they leak.
    pub kinds: Vec<LeakKind>,
}

/// A way to leak.
#[derive(Clone, Debug, Serialize)]
pub struct LeakKind {
    /// The name of the leak.
    pub kind: String,
    /// Programs that leak in this way.
    pub leaks: u64,
    /// The smallest of them.
    pub example: Option<LeakExample>,
}

/// A strategy and a semantics, by their positions in the tables.
type StrategyUnder = (usize, usize);

/// The number of programs that leak in one way, and the numbers of the smallest by the size of their text.
type Leaking = (u64, Vec<(usize, u64)>);

/// The leaks found in some programs.
#[derive(Default)]
pub struct LeakTally {
    /// The programs.
    pub programs: u64,
    unjudged: BTreeMap<String, u64>,
    leaks: BTreeMap<(StrategyUnder, Leak), Leaking>,
}

impl LeakTally {
    /// The leaks of numbered programs.
    pub fn measure(detector: &mut LeakDetector, programs: impl Iterator<Item = (u64, Program)>) -> LeakTally {
        let mut tally = LeakTally::default();
        for (number, program) in programs {
            tally.count(detector, number, &program);
        }
        tally
    }

    fn count(&mut self, detector: &mut LeakDetector, number: u64, program: &Program) {
        self.programs += 1;
        let expected = match detector.expected(program) {
            Ok(expected) => expected,
            Err(why) => return self.unjudged(why),
        };
        let mut size = None;
        for (row, strategy) in STRATEGIES.iter().enumerate() {
            let module = match lowered(program, *strategy) {
                Ok(module) => module,
                Err(why) => return self.unjudged(format!("{}: {why}", strategy.name)),
            };
            for (column, preset) in Semantics::PRESETS.iter().enumerate() {
                match detector.judge(&module, entry(program), preset.semantics, &expected) {
                    LeakVerdict::NoLeak => {}
                    LeakVerdict::Leaks(leak) => {
                        let size = *size.get_or_insert_with(|| lang::print::program(program).len());
                        self.leak(((row, column), leak), size, number);
                    }
                    LeakVerdict::Inconclusive(why) => self.unjudged(format!("{}: {why}", strategy.name)),
                }
            }
        }
    }

    fn unjudged(&mut self, why: String) {
        *self.unjudged.entry(why).or_default() += 1;
    }

    fn leak(&mut self, of: (StrategyUnder, Leak), size: usize, number: u64) {
        let (count, smallest) = self.leaks.entry(of).or_default();
        *count += 1;
        keep(smallest, (size, number));
    }

    /// Adds the leaks of other programs.
    pub fn add(&mut self, other: LeakTally) {
        self.programs += other.programs;
        for (why, count) in other.unjudged {
            *self.unjudged.entry(why).or_default() += count;
        }
        for (of, (count, smallest)) in other.leaks {
            let (sum, kept) = self.leaks.entry(of).or_default();
            *sum += count;
            smallest.into_iter().for_each(|example| keep(kept, example));
        }
    }

    /// The counts, with the smallest example of each kind; none is looked for once `is_over`.
    ///
    /// # Errors
    /// If a program that leaks cannot be reduced.
    pub fn report(
        &self,
        program: impl Fn(u64) -> Program,
        is_over: impl Fn() -> bool,
    ) -> Result<LeakReport, MeasurementError> {
        let mut rows = Vec::new();
        for (row, strategy) in STRATEGIES.iter().enumerate() {
            for (column, preset) in Semantics::PRESETS.iter().enumerate() {
                let of_pair = self.leaks.iter().filter(|((pair, _), _)| *pair == (row, column));
                let mut kinds = Vec::new();
                for ((_, leak), (leaks, smallest)) in of_pair {
                    let subject = LeakSubject { strategy: *strategy, semantics: preset.semantics, leak };
                    let programs = smallest.iter().map(|(_, number)| (*number, program(*number)));
                    let example = if is_over() { None } else { subject.example(programs)? };
                    kinds.push(LeakKind { kind: leak.name().to_owned(), leaks: *leaks, example });
                }
                let examples = kinds.iter().filter_map(|kind| kind.example.as_ref());
                rows.push(LeakRow {
                    strategy: strategy.name,
                    semantics: preset.name,
                    programs: self.programs,
                    leaks: kinds.iter().map(|kind| kind.leaks).sum(),
                    example: examples.min_by_key(|example| example.c.len()).cloned(),
                    kinds,
                });
            }
        }
        Ok(LeakReport { programs: self.programs, unjudged: self.unjudged.clone(), rows })
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
