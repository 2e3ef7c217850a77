//! The search for one fault: programs from every profile, first in process, then through compilers.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use generator::{Config, Profile, ir};
use interpreter::{FaultSet, Needs, Semantics};
use lang::Program;
use oracle::inprocess::{Answer, InProcess};
use oracle::irfuzz::Campaign;
use oracle::native::{BATCH, ProgramResult, Toolchain, run_batch};
use serde::Serialize;

use super::fault::{Fault, sound};
use crate::Failure;
use crate::campaign::Control;
use crate::clock::{Deadline, Stopwatch};

/// Where a fault was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Tier {
    /// Lowering and interpreter against the reference.
    InProcess,
    /// The interpreter against its other witnesses, on modules of LLVM IR.
    Modules,
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

/// Programs and modules in which poison flows.
const POISON: [Profile; 1] = [Profile::Poison];
const MODULES: [ir::Profile; 2] = [ir::Profile::Ir, ir::Profile::IrSmall];
/// After so many modules every profile came with every option; then the next semantics has its turn.
const KINDS: usize = 12;

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
    fault: Fault,
    in_process: Vec<Config>,
    native: Vec<Config>,
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
        let mut hunt = Hunt::new(self, fault);
        let tier = hunt.search()?;
        Ok(Hunted {
            name: fault.name(),
            found: tier.is_some(),
            tier,
            seconds: watch.elapsed().as_secs_f64(),
            programs: hunt.next,
        })
    }

    /// True if the oracle disagrees with itself on so many programs without any fault.
    pub(super) fn is_unsound(&self, needs: Needs, programs: u64) -> bool {
        let (configs, mut engine) = (in_process(needs), InProcess::new(sound(needs)));
        (0..programs).any(|number| disagrees(&mut engine, &program(&configs, self.seed, number)))
    }
}

impl<'a> Hunt<'a> {
    fn new(hunter: &'a Hunter<'a>, fault: Fault) -> Hunt<'a> {
        let deadline = Deadline::after(Some(hunter.limit));
        Hunt {
            hunter,
            fault,
            in_process: in_process(fault.needs()),
            native: configs(&NATIVE),
            next: 0,
            deadline,
        }
    }

    fn search(&mut self) -> Result<Option<Tier>, Failure> {
        let fault = self.fault;
        let (mut engine, mut sound) = (InProcess::new(fault.in_process()), InProcess::new(fault.sound()));
        while !self.is_over() {
            if self.round(&mut engine, &mut sound) {
                return Ok(Some(Tier::InProcess));
            }
            if fault.needs() == Needs::Poison && self.modules() {
                return Ok(Some(Tier::Modules));
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
    fn round(&mut self, engine: &mut InProcess, sound: &mut InProcess) -> bool {
        let end = Deadline::after(Some(ROUND));
        while !end.has_passed() && !self.is_over() {
            let program = self.program(Tier::InProcess);
            // What is wrong without the fault as well says nothing about the fault.
            if disagrees(engine, &program) && !disagrees(sound, &program) {
                return true;
            }
        }
        false
    }

    /// Runs modules of LLVM IR in process for a while; true if one shows a fault of the interpreter.
    fn modules(&mut self) -> bool {
        let faults = self.fault.interpreter();
        let (mut faulty, mut sound) = (Campaign::new(faults), Campaign::new(FaultSet::NONE));
        let end = Deadline::after(Some(ROUND));
        while !faults.is_empty() && !end.has_passed() && !self.is_over() {
            let number = self.next;
            self.next += 1;
            let profile = MODULES[number as usize % MODULES.len()];
            // Mostly modules that may run into undefined behaviour, and some that start from undef.
            let config = ir::Config {
                ub_free: number.is_multiple_of(4),
                undef: number.is_multiple_of(3),
                ..ir::Config::new(profile)
            };
            let module = ir::module(&generator::dna(self.hunter.seed, number), &config);
            let small = profile == ir::Profile::IrSmall;
            let semantics = Semantics::PRESETS[number as usize / KINDS % Semantics::PRESETS.len()].semantics;
            let differs =
                |engine: &mut Campaign| engine.check_under(semantics, &module, ir::ENTRY, small).is_some();
            if differs(&mut faulty) && !differs(&mut sound) {
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
            Tier::InProcess | Tier::Modules => &self.in_process,
            Tier::Native => &self.native,
        };
        program(configs, self.hunter.seed, index)
    }
}

fn configs(profiles: &[Profile]) -> Vec<Config> {
    profiles.iter().copied().map(Config::new).collect()
}

/// What programs are run in process.
fn in_process(needs: Needs) -> Vec<Config> {
    match needs {
        Needs::Ordinary => configs(&IN_PROCESS),
        Needs::Poison => configs(&POISON),
    }
}

fn program(configs: &[Config], seed: u64, number: u64) -> Program {
    let config = &configs[number as usize % configs.len()];
    generator::program(&generator::dna(seed, number), config)
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
