//! The search for one fault: programs from every profile, first in process, then through compilers.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use generator::{Config, Profile};
use lang::Program;
use oracle::inprocess::{Answer, InProcess};
use oracle::native::{BATCH, ProgramResult, Toolchain, run_batch};
use serde::Serialize;

use super::fault::Fault;
use crate::Failure;
use crate::campaign::Control;
use crate::clock::{Deadline, Stopwatch};

/// Where a fault was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Tier {
    /// Lowering and interpreter against the reference.
    InProcess,
    /// Our lowering through a back end against a compiler.
    Native,
}

/// How a hunt ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct Hunted {
    pub(super) name: String,
    pub(super) found: bool,
    pub(super) tier: Option<Tier>,
    pub(super) seconds: f64,
    /// Until it was found, or tried in vain.
    pub(super) programs: u64,
}

/// Programs are taken from these profiles in turn. What only compilers see is how values are laid out and passed.
const IN_PROCESS: [Profile; 4] = [Profile::Mixed, Profile::Single, Profile::Bitfields, Profile::Calls];
const NATIVE: [Profile; 4] = [Profile::Calls, Profile::Mixed, Profile::Calls, Profile::Single];

/// How long a round in process lasts. Between rounds compilers are asked, which takes about a second: what a
/// round of thousands of programs did not show will hardly show in the next.
const ROUND: Duration = Duration::from_millis(250);

/// What hunts one fault after the other.
pub(super) struct Hunter<'a> {
    /// Where the programs come from.
    pub(super) seed: u64,
    /// When a fault is given up.
    pub(super) limit: Duration,
    /// Our lowering through a back end, and the compiler it imitates; none hunts in process only.
    pub(super) toolchain: Option<Toolchain>,
    /// Says when to end early.
    pub(super) control: &'a Control,
}

/// One hunt.
struct Hunt<'a> {
    hunter: &'a Hunter<'a>,
    in_process: [Config; 4],
    native: [Config; 4],
    next: u64,
    deadline: Deadline,
}

impl Hunter<'_> {
    /// Looks for a fault until it is found or the time is up.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub(super) fn hunt(&mut self, fault: Fault) -> Result<Hunted, Failure> {
        let watch = Stopwatch::start();
        self.toolchain = self.toolchain.take().map(|toolchain| toolchain.with_lowering(fault.lowering()));
        let mut hunt = Hunt::new(self);
        let tier = hunt.search(fault)?;
        Ok(Hunted {
            name: fault.name(),
            found: tier.is_some(),
            tier,
            seconds: watch.elapsed().as_secs_f64(),
            programs: hunt.next,
        })
    }

    /// True if the oracle disagrees with itself on so many programs without any fault.
    pub(super) fn is_unsound(&self, programs: u64) -> bool {
        let mut hunt = Hunt::new(self);
        let mut engine = InProcess::default();
        (0..programs).any(|_| disagrees(&mut engine, &hunt.program(Tier::InProcess)))
    }
}

impl<'a> Hunt<'a> {
    fn new(hunter: &'a Hunter<'a>) -> Hunt<'a> {
        let deadline = Deadline::after(Some(hunter.limit));
        let [in_process, native] = [IN_PROCESS, NATIVE].map(|profiles| profiles.map(Config::new));
        Hunt { hunter, in_process, native, next: 0, deadline }
    }

    fn search(&mut self, fault: Fault) -> Result<Option<Tier>, Failure> {
        let mut engine = InProcess::new(fault.in_process());
        while !self.is_over() {
            if self.round(&mut engine) {
                return Ok(Some(Tier::InProcess));
            }
            if fault.shows_natively() && self.native()? {
                return Ok(Some(Tier::Native));
            }
        }
        Ok(None)
    }

    fn is_over(&self) -> bool {
        self.deadline.has_passed() || self.hunter.control.is_over()
    }

    /// Runs programs in process for a while; true if one shows the fault.
    fn round(&mut self, engine: &mut InProcess) -> bool {
        let end = Deadline::after(Some(ROUND));
        while !end.has_passed() && !self.is_over() {
            let program = self.program(Tier::InProcess);
            // What is wrong without the fault as well says nothing about the fault.
            if disagrees(engine, &program) && !disagrees(&mut InProcess::default(), &program) {
                return true;
            }
        }
        false
    }

    /// Runs a batch through compilers; true if a program in it shows the fault.
    fn native(&mut self) -> Result<bool, Failure> {
        let Some(toolchain) = &self.hunter.toolchain else { return Ok(false) };
        let programs: Vec<Program> = (0..BATCH).map(|_| self.program(Tier::Native)).collect();
        let batch = catch_unwind(AssertUnwindSafe(|| run_batch(toolchain, &programs)));
        let Ok(batch) = batch else { return Ok(true) };
        let results = batch.map_err(|why| Failure::Infrastructure(why.to_string()))?.programs;
        let mut sound = InProcess::default();
        let mut shows = |(program, result): (&Program, &ProgramResult)| {
            !disagrees(&mut sound, program) && shows(&sound.expected(program), result)
        };
        Ok(programs.iter().zip(&results).any(&mut shows))
    }

    fn program(&mut self, tier: Tier) -> Program {
        let index = self.next;
        self.next += 1;
        let configs = match tier {
            Tier::InProcess => &self.in_process,
            Tier::Native => &self.native,
        };
        let config = &configs[index as usize % configs.len()];
        generator::program(&generator::dna(self.hunter.seed, index), config)
    }
}

/// True if the lowering of a program does something else than the reference, or panics.
fn disagrees(engine: &mut InProcess, program: &Program) -> bool {
    match catch_unwind(AssertUnwindSafe(|| engine.run(program))) {
        Ok(Answer { expected, runs }) => runs.iter().any(|run| run.outcome != expected),
        // A part that panics is a part that is seen to be wrong.
        Err(_) => true,
    }
}

/// True if any engine says something else than the reference, or two lay out a record differently. There is
/// no known disagreement between our lowering and the compiler it imitates.
fn shows(expected: &oracle::Outcome, result: &ProgramResult) -> bool {
    let laid_out = result.layouts.windows(2).any(|pair| pair[0].outcome != pair[1].outcome);
    laid_out || result.runs.iter().any(|run| run.outcome != *expected)
}
