//! The driver: tries passes, tier by tier, until none makes the program smaller.

use std::collections::HashSet;
use std::hash::{DefaultHasher, Hash, Hasher};

use lang::{Program, Stmt};

use crate::passes::canonical_names;
use crate::{Chooser, PASSES, Pass, Size, Tier};

/// What a test says of a candidate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Interest {
    /// The verdict is the same as the original's.
    Same,
    /// It is another, or none.
    Different,
    /// The test could not be made; the candidate is not taken, and the reason is counted.
    CouldNotRun(String),
}

/// Decides what is worth keeping. Candidates come in batches, because a compiler's start-up is the cost;
/// the answer has one entry for each, in order.
pub trait Interestingness {
    /// Tests every candidate.
    fn test(&mut self, candidates: &[Program]) -> Vec<Interest>;

    /// Called whenever a smaller program is found: store it, show it. Returning [`Progress::Stop`] ends the
    /// reduction with the best so far.
    fn progress(&mut self, best: &Program, stats: &Stats) -> Progress {
        let _ = (best, stats);
        Progress::Continue
    }
}

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// Yes.
    Continue,
    /// No: take what there is.
    Stop,
}

/// How to reduce.
#[derive(Clone, Debug)]
pub struct Options {
    /// Candidates tested at once.
    pub batch: usize,
    /// Stop after so many tested candidates.
    pub max_tests: u64,
}

impl Default for Options {
    fn default() -> Options {
        Options { batch: 32, max_tests: 100_000 }
    }
}

/// What the reduction did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Candidates handed to the test.
    pub tested: u64,
    /// Candidates the checker refused before any test.
    pub refused: u64,
    /// Candidates seen before.
    pub repeated: u64,
    /// Candidates kept.
    pub kept: u64,
    /// Tests that could not be made.
    pub could_not_run: u64,
}

/// A reduced program.
#[derive(Clone, Debug)]
pub struct Reduction {
    /// The smallest program found with the same verdict.
    pub program: Program,
    /// How large the original was.
    pub before: Size,
    /// How large this one is.
    pub after: Size,
    /// What it took.
    pub stats: Stats,
}

/// Why nothing was reduced.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReduceError {
    /// The original does not have the verdict it is to keep.
    #[error("the program does not show the finding: nothing to reduce")]
    NotInteresting,
    /// Two tests of the original differ.
    #[error("the finding comes and goes: two tests of the same program differ")]
    NotRepeatable,
    /// A program that does nothing has the verdict too.
    #[error("an empty program shows the finding too: the test does not depend on the program")]
    EmptyIsInteresting,
    /// The test of the original could not be made.
    #[error("the program could not be tested: {0}")]
    CouldNotRun(String),
}

/// Makes a program smaller for as long as the test says that its verdict is the same.
///
/// # Errors
///
/// When the test is no basis for a reduction: see [`ReduceError`].
pub fn reduce(
    program: &Program,
    test: &mut dyn Interestingness,
    options: &Options,
) -> Result<Reduction, ReduceError> {
    sanity(program, test)?;
    let before = Size::of(program);
    let mut search = Search {
        best: program.clone(),
        size: before,
        seen: HashSet::new(),
        stats: Stats::default(),
        stopped: false,
        test,
        options,
    };
    search.run_to_fixpoint();
    search.rename();
    Ok(Reduction { before, after: search.size, program: search.best, stats: search.stats })
}

/// A test that accepts the empty program, or changes its mind, would "reduce" to nonsense.
fn sanity(program: &Program, test: &mut dyn Interestingness) -> Result<(), ReduceError> {
    let once = [program.clone(), program.clone()];
    match &test.test(&once)[..] {
        [Interest::Same, Interest::Same] => {}
        [Interest::CouldNotRun(why), _] | [_, Interest::CouldNotRun(why)] => {
            return Err(ReduceError::CouldNotRun(why.clone()));
        }
        [Interest::Different, Interest::Different] => return Err(ReduceError::NotInteresting),
        _ => return Err(ReduceError::NotRepeatable),
    }
    match test.test(&[empty(program)]).first() {
        Some(Interest::Same) => Err(ReduceError::EmptyIsInteresting),
        _ => Ok(()),
    }
}

/// The entry alone, doing nothing.
fn empty(program: &Program) -> Program {
    let mut entry = program[program.entry].clone();
    entry.body = Vec::<Stmt>::new();
    entry.locals.truncate(entry.params as usize);
    Program {
        target: program.target,
        enums: Vec::new(),
        records: Vec::new(),
        globals: Vec::new(),
        functions: vec![entry],
        entry: lang::FuncId(0),
    }
}

struct Search<'a> {
    best: Program,
    size: Size,
    /// Hashes of candidates that were tested or refused.
    seen: HashSet<u64>,
    stats: Stats,
    stopped: bool,
    test: &'a mut dyn Interestingness,
    options: &'a Options,
}

impl Search<'_> {
    /// Repeats each tier until it finds nothing, and all of them until none does.
    fn run_to_fixpoint(&mut self) {
        loop {
            let start = self.size;
            for tier in [Tier::Coarse, Tier::Medium, Tier::Fine] {
                self.tier(tier);
            }
            if self.size == start || self.stopped {
                return;
            }
        }
    }

    fn tier(&mut self, tier: Tier) {
        loop {
            let start = self.size;
            for pass in PASSES.iter().filter(|p| p.tier == tier) {
                self.pass(pass);
            }
            if self.size == start || self.stopped {
                return;
            }
        }
    }

    /// Runs of sites: all, halves, quarters, …, single ones.
    fn pass(&mut self, pass: &Pass) {
        let mut sites = pass.sites(&self.best);
        let mut run = sites;
        while run > 0 && !self.stopped {
            let mut start = 0;
            while start < sites && !self.stopped {
                match self.batch(pass, start, run, sites) {
                    // What followed the kept edit has moved up to where it was; the size went down, so trying
                    // there again ends.
                    Some(kept_at) => {
                        sites = pass.sites(&self.best);
                        start = kept_at;
                    }
                    None => start += run * self.options.batch,
                }
            }
            run /= 2;
        }
    }

    /// Tests a batch of runs from `start` on; the start of the first one worth keeping, which is then kept.
    fn batch(&mut self, pass: &Pass, start: usize, run: usize, sites: usize) -> Option<usize> {
        let starts = (start..sites).step_by(run).take(self.options.batch);
        let mut candidates = Vec::new();
        let mut origins = Vec::new();
        for from in starts {
            if let Some(candidate) = self.candidate(pass, from, run) {
                candidates.push(candidate);
                origins.push(from);
            }
        }
        let kept = self.first_same(&candidates)?;
        self.keep(candidates.swap_remove(kept));
        Some(origins[kept])
    }

    /// An edited program that is smaller, new, and passes the checker.
    fn candidate(&mut self, pass: &Pass, from: usize, run: usize) -> Option<Program> {
        let mut candidate = self.best.clone();
        pass.apply(&mut candidate, &mut Chooser::new(from..from + run));
        if Size::of(&candidate) >= self.size {
            return None;
        }
        let mut hasher = DefaultHasher::new();
        candidate.hash(&mut hasher);
        if !self.seen.insert(hasher.finish()) {
            self.stats.repeated += 1;
            return None;
        }
        if lang::check::program(&candidate).is_err() {
            self.stats.refused += 1;
            return None;
        }
        Some(candidate)
    }

    fn first_same(&mut self, candidates: &[Program]) -> Option<usize> {
        if candidates.is_empty() {
            return None;
        }
        self.stats.tested += candidates.len() as u64;
        self.stopped |= self.stats.tested >= self.options.max_tests;
        let answers = self.test.test(candidates);
        let failed = answers.iter().filter(|a| matches!(a, Interest::CouldNotRun(_))).count();
        self.stats.could_not_run += failed as u64;
        answers.iter().position(|a| *a == Interest::Same)
    }

    fn keep(&mut self, program: Program) {
        self.size = Size::of(&program);
        self.best = program;
        self.stats.kept += 1;
        if self.test.progress(&self.best, &self.stats) == Progress::Stop {
            self.stopped = true;
        }
    }

    /// The canonical form, if it still has the verdict.
    fn rename(&mut self) {
        let mut renamed = self.best.clone();
        canonical_names(&mut renamed);
        let candidates = [renamed];
        if lang::check::program(&candidates[0]).is_ok() && self.first_same(&candidates).is_some() {
            let [renamed] = candidates;
            self.keep(renamed);
        }
    }
}
