//! The search for one fault: programs from several profiles, first in process, then through compilers.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use engines::native::BATCH;
use host::Failure;
use host::clock::{Deadline, Stopwatch};
use host::run_end::Control;
use interpreter::Needs;
use judge::inprocess::{Answer, InProcess};
use lang::{Program, Target};
use mutants::VerifierFault;
use mutants::ill_formed::{self, Numbers};
use relations::Facts;
use serde::Serialize;

use super::affected::Affected;
use super::compilers::Compilers;
use super::fault::{Fault, sound};
use super::modules::{DrawnModule, ModuleComparison};
use super::programs::Programs;

/// The tier in which a fault was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Tier {
    /// Lowering and interpreter against the reference.
    InProcess,
    /// The interpreter against its other witnesses, on modules of LLVM IR.
    Modules,
    /// Our lowering through a back end against a compiler.
    Native,
    /// The verifier against the rules of `relations`.
    Rules,
    /// A compiler against others, on batches.
    Batch,
    /// The sandbox against what tries to leave it.
    Sandbox,
}

/// The result of the search for one fault.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(super) struct SearchResult {
    pub(super) name: String,
    /// The target of the programs.
    pub(super) target: &'static str,
    pub(super) found: bool,
    pub(super) tier: Option<Tier>,
    /// The reason why it was not searched for.
    pub(super) left_out: Option<String>,
    pub(super) seconds: f64,
    /// The programs tried, until it was found or the search ended.
    pub(super) programs: u64,
}

impl SearchResult {
    /// True if the search ended without finding the fault.
    pub(super) const fn survived(&self) -> bool {
        !self.found && self.left_out.is_none()
    }
}

/// The duration of a round in process. Between rounds compilers are asked, which takes about a second: what a
/// round of thousands of programs did not show will hardly show in the next.
const ROUND: Duration = Duration::from_millis(250);

/// The number of programs that compilers get first; then they get twice as many each time, up to [`BATCH`]. Most of those
/// that are compiled otherwise show it.
const FIRST_BATCH: usize = 8;

/// Searches for one fault after another.
pub(super) struct FaultSearcher<'a> {
    /// The seed of the programs.
    pub(super) seed: u64,
    /// The longest search for one fault.
    pub(super) limit: Duration,
    /// The compilers with which a faulty lowering is linked.
    pub(super) compilers: Compilers,
    /// Ends the search early when it is interrupted.
    pub(super) control: &'a Control,
}

/// One search.
struct FaultSearch<'a> {
    seed: u64,
    control: &'a Control,
    compilers: &'a mut Compilers,
    fault: Fault,
    target: Target,
    programs: Programs,
    next: u64,
    batch: usize,
    deadline: Deadline,
}

impl FaultSearcher<'_> {
    /// Looks for a fault in programs for a target until it is found or the time is up.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    pub(super) fn search_for(&mut self, fault: Fault, target: Target) -> Result<SearchResult, Failure> {
        let watch = Stopwatch::start();
        let mut result = SearchResult {
            name: fault.name(),
            target: target.name(),
            found: false,
            tier: None,
            left_out: fault.left_out().or_else(|| self.compilers.idle(fault.platform(target))),
            seconds: 0.0,
            programs: 0,
        };
        if result.left_out.is_none() {
            let mut search = FaultSearch::new(self, fault, target);
            result.tier = search.run()?;
            result.found = result.tier.is_some();
            (result.seconds, result.programs) = (watch.elapsed().as_secs_f64(), search.next);
        }
        Ok(result)
    }
}

/// True if the oracle disagrees with itself on this number of programs without any fault.
pub(super) fn is_unsound(needs: Needs, seed: u64, target: Target, programs: u64) -> bool {
    let (supply, mut engine) = (Programs::with_needs(needs, seed, target), InProcess::new(sound(needs)));
    (0..programs).any(|number| disagrees(&mut engine, &supply.number(number)))
}

impl<'a> FaultSearch<'a> {
    fn new(searcher: &'a mut FaultSearcher<'_>, fault: Fault, target: Target) -> FaultSearch<'a> {
        let FaultSearcher { seed, limit, ref mut compilers, control } = *searcher;
        let programs = Programs::of_fault(fault, seed, target);
        let deadline = Deadline::from_now(Some(limit));
        FaultSearch {
            seed,
            control,
            compilers,
            fault,
            target,
            programs,
            next: 0,
            batch: FIRST_BATCH,
            deadline,
        }
    }

    fn run(&mut self) -> Result<Option<Tier>, Failure> {
        let fault = self.fault;
        let (mut engine, mut sound) = (InProcess::new(fault.in_process()), InProcess::new(fault.sound()));
        while !self.is_over() {
            if let Fault::Verifier(fault) = fault {
                if self.against_rules(fault) {
                    return Ok(Some(Tier::Rules));
                }
            } else if let Fault::Batch(fault) = fault {
                let batch: Vec<Program> = (0..BATCH).map(|_| self.program()).collect();
                if fault.shows(&batch)? {
                    return Ok(Some(Tier::Batch));
                }
            } else if let Fault::Hostile(hostile) = fault {
                let contained = hostile.is_contained(&[self.program()])?;
                return Ok(contained.then_some(Tier::Sandbox));
            } else if fault.shows_natively() {
                if let Some(tier) = self.against_compilers(&mut engine, &mut sound)? {
                    return Ok(Some(tier));
                }
            } else if self.round(&mut engine, &mut sound) {
                return Ok(Some(Tier::InProcess));
            } else if self.modules() {
                return Ok(Some(Tier::Modules));
            }
        }
        Ok(None)
    }

    fn is_over(&self) -> bool {
        self.deadline.has_passed() || self.control.is_over()
    }

    /// Looks for programs that a faulty lowering compiles otherwise, and gives them to compilers where they do not
    /// show the fault in process.
    fn against_compilers(
        &mut self,
        engine: &mut InProcess,
        sound: &mut InProcess,
    ) -> Result<Option<Tier>, Failure> {
        let lowering = self.fault.lowering();
        let (affected, mut batch) = (Affected::new(lowering), Vec::new());
        let end = Deadline::from_now(Some(ROUND));
        while batch.len() < self.batch && !self.is_over() && (batch.is_empty() || !end.has_passed()) {
            let program = self.program();
            if !affected.is_affected(&program) || disagrees(sound, &program) {
                continue;
            }
            if disagrees(engine, &program) {
                return Ok(Some(Tier::InProcess));
            }
            batch.push(program);
        }
        self.batch = BATCH.min(2 * self.batch);
        let platform = self.fault.platform(self.target);
        Ok(self.compilers.show(platform, &batch, lowering)?.then_some(Tier::Native))
    }

    /// Runs programs in process for a while; true if one shows the fault.
    fn round(&mut self, engine: &mut InProcess, sound: &mut InProcess) -> bool {
        let end = Deadline::from_now(Some(ROUND));
        while !end.has_passed() && !self.is_over() {
            let program = self.program();
            // What is wrong without the fault as well says nothing about the fault.
            if disagrees(engine, &program) && !disagrees(sound, &program) {
                return true;
            }
        }
        false
    }

    /// Runs modules of LLVM IR in process for a while; true if one shows a fault, if it is one of the interpreter.
    fn modules(&mut self) -> bool {
        let faults = self.fault.interpreter();
        let mut comparison = ModuleComparison::new(faults);
        let end = Deadline::from_now(Some(ROUND));
        while !faults.is_empty() && !end.has_passed() && !self.is_over() {
            self.next += 1;
            if comparison.shows(&DrawnModule::draw(self.seed, self.next - 1)) {
                return true;
            }
        }
        false
    }

    /// Changes modules for a while; true if one that a verifier with the fault accepts breaks a rule.
    fn against_rules(&mut self, fault: VerifierFault) -> bool {
        let end = Deadline::from_now(Some(ROUND));
        while !end.has_passed() && !self.is_over() {
            self.next += 1;
            let mut numbers = Numbers::new(self.next ^ self.seed);
            let mut module = DrawnModule::draw(self.seed, self.next - 1).module;
            let kind = numbers.below(ill_formed::KINDS);
            if !ill_formed::mutate(&mut module, kind, &mut numbers) {
                continue;
            }
            let accepts = ir::verify(&module).is_err_and(|error| fault.accepts(&error.kind));
            if accepts && !Facts::extract(&module).derive().violations().is_empty() {
                return true;
            }
        }
        false
    }

    fn program(&mut self) -> Program {
        self.next += 1;
        self.programs.number(self.next - 1)
    }
}

/// True if the lowering of a program does something else than the reference, or panics.
pub(super) fn disagrees(engine: &mut InProcess, program: &Program) -> bool {
    match catch_unwind(AssertUnwindSafe(|| engine.run(program))) {
        Ok(Answer { expected, runs }) => runs.iter().any(|run| run.outcome != expected),
        // A part that panics is a part that is seen to be wrong.
        Err(_) => true,
    }
}
