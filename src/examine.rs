//! The whole oracle, asked about programs: reference, lowering and interpreter, native matrix, verdict.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use lang::Program;
use lowering::FaultSet;
use lowering::layout::{Layouts, answers};
use lowering::strategy::Strategy;
use oracle::compiler::Identities;
use oracle::inprocess::{self, Answer, InProcess};
use oracle::ledger::Ledger;
use oracle::native::{self, ProgramResult, Toolchain, run_batch};
use oracle::verdict::{Evidence, Report, judge};
use oracle::{EngineReport, LayoutAnswers, Outcome};

use crate::clock::thread_cpu;
use crate::{Failure, engines};

/// The oracle with its engines; each worker has its own.
pub struct Examiner<'a> {
    in_process: InProcess,
    native: Option<&'a Toolchain>,
    ledger: &'a Ledger,
    identities: Identities,
}

/// Everything that became known about a program.
#[derive(Clone, Debug)]
pub struct Examined {
    /// What it must do.
    pub expected: Outcome,
    /// What the engines did.
    pub runs: Vec<EngineReport>,
    /// How each configuration lays out its records.
    pub layouts: Vec<LayoutAnswers>,
    /// What to make of it.
    pub report: Report,
}

/// What an examination cost.
#[derive(Clone, Debug, Default)]
pub struct Cost {
    /// Processor time of the reference, the lowering and the interpreter.
    pub in_process: Duration,
    /// What the native engines used.
    pub native: native::Accounting,
}

impl<'a> Examiner<'a> {
    /// With the native engines of `native`, or in process only.
    #[must_use]
    pub fn new(native: Option<&'a Toolchain>, ledger: &'a Ledger) -> Examiner<'a> {
        let identities = native.map(|toolchain| toolchain.identities().clone()).unwrap_or_default();
        Examiner { in_process: InProcess::default(), native, ledger, identities }
    }

    /// The same with other engines in process.
    #[must_use]
    pub fn with(self, in_process: &inprocess::Settings) -> Examiner<'a> {
        Examiner { in_process: InProcess::new(in_process.clone()), ..self }
    }

    /// Asks every engine about every program.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the native engines cannot work at all. What a program or a compiler does
    /// wrong, and also what we do wrong, is part of the answer.
    pub fn examine(&mut self, programs: &[Program]) -> Result<(Vec<Examined>, Cost), Failure> {
        let started = thread_cpu();
        let answers: Vec<Answer> = programs.iter().map(|program| self.in_process(program)).collect();
        let in_process = thread_cpu().saturating_sub(started);
        let (results, mut native) = self.native(programs, &answers)?;
        let known = programs.iter().zip(answers).zip(results);
        let mut examined = Vec::with_capacity(programs.len());
        for ((program, answer), result) in known {
            let first = self.judged(program, answer, result);
            examined.push(self.without_doubt(program, first, &mut native)?);
        }
        Ok((examined, Cost { in_process, native }))
    }

    /// The same, with the runs that show whether the ledger explains a mismatch. They are rare, so their
    /// configurations are no engines of their own.
    fn without_doubt(
        &self,
        program: &Program,
        examined: Examined,
        cost: &mut native::Accounting,
    ) -> Result<Examined, Failure> {
        if examined.report.doubts.is_empty() {
            return Ok(examined);
        }
        let settings = self.native.map(|all| all.settings().clone()).unwrap_or_default();
        let only = engines::only(&settings, program.target, &examined.report.doubts);
        let toolchain = engines::native(&only, 1)?;
        let batch = run_batch(&toolchain, std::slice::from_ref(program))
            .map_err(|why| Failure::Infrastructure(why.to_string()))?;
        *cost += batch.accounting;
        let is_new = |run: &EngineReport| examined.runs.iter().all(|known| known.engine != run.engine);
        let more = batch.programs.into_iter().flat_map(|result| result.runs).filter(is_new);
        let more: Vec<EngineReport> = more.collect();
        let runs = examined.runs.into_iter().chain(more).collect();
        Ok(self.concluded(program, examined.expected, runs, examined.layouts))
    }

    /// What the engines in process say. A panic in one is our mistake, costs that program only, and is reported
    /// as such.
    fn in_process(&mut self, program: &Program) -> Answer {
        let engine = &mut self.in_process;
        catch_unwind(AssertUnwindSafe(|| engine.run(program))).unwrap_or_else(|panic| {
            *engine = InProcess::new(engine.settings().clone());
            let outcome = Outcome::Infrastructure(format!("panicked: {}", message(&*panic)));
            let run = |strategy: &Strategy| EngineReport {
                engine: inprocess::engine(*strategy),
                outcome: outcome.clone(),
            };
            let runs = engine.settings().strategies.iter().map(run).collect();
            Answer { expected: outcome.clone(), runs }
        })
    }

    /// What the native engines say. A program the reference has no answer for would only be compiled in vain.
    fn native(
        &self,
        programs: &[Program],
        answers: &[Answer],
    ) -> Result<(Vec<ProgramResult>, native::Accounting), Failure> {
        let nothing = || ProgramResult { layouts: Vec::new(), runs: Vec::new() };
        let Some(toolchain) = self.native else {
            return Ok((programs.iter().map(|_| nothing()).collect(), native::Accounting::default()));
        };
        let defined = |answer: &Answer| matches!(answer.expected, Outcome::Finished(_));
        let chosen: Vec<Program> = programs
            .iter()
            .zip(answers)
            .filter(|(_, answer)| defined(answer))
            .map(|(program, _)| program.clone())
            .collect();
        let batch = catch_unwind(AssertUnwindSafe(|| run_batch(toolchain, &chosen)))
            .map_err(|panic| Failure::infrastructure("the native engines panicked", message(&*panic)))?
            .map_err(|why| Failure::Infrastructure(why.to_string()))?;
        let mut results = batch.programs.into_iter();
        let result = |answer: &Answer| if defined(answer) { results.next() } else { None };
        let all = answers.iter().map(result).map(|result| result.unwrap_or_else(nothing)).collect();
        Ok((all, batch.accounting))
    }

    fn judged(&self, program: &Program, answer: Answer, result: ProgramResult) -> Examined {
        let Answer { expected, mut runs } = answer;
        let ProgramResult { layouts, runs: native } = result;
        runs.extend(native);
        self.concluded(program, expected, runs, layouts)
    }

    fn concluded(
        &self,
        program: &Program,
        expected: Outcome,
        runs: Vec<EngineReport>,
        layouts: Vec<LayoutAnswers>,
    ) -> Examined {
        let own = self.native.and_then(|_| Layouts::of(program, FaultSet::NONE).ok());
        let own = own.map(|layouts| answers(program, &layouts));
        let evidence = Evidence {
            program,
            expected: &expected,
            undetermined: &[],
            runs: &runs,
            layouts: &layouts,
            own_layout: own.as_deref(),
            ledger: self.ledger,
            identities: &self.identities,
        };
        let report = judge(&evidence);
        Examined { expected, runs, layouts, report }
    }
}

impl Examined {
    /// How many observations were compared.
    #[must_use]
    pub fn observations(&self) -> u64 {
        let answers = self.layouts.iter().map(|answers| &answers.outcome);
        let outcomes = self.runs.iter().map(|run| &run.outcome).chain(answers);
        outcomes.filter_map(Outcome::log).map(|log| log.len() as u64).sum()
    }
}

/// What a panic said.
#[must_use]
pub(crate) fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "something unprintable".to_owned())
}
