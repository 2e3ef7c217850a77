//! The oracle on cases: engines run them, and the verdict is passed on what they report.
//!
//! The way is the same for programs in C, modules of LLVM IR, ordinary programs and signatures for plug-in engines: the engines in process say what a case must or may do,
//! compilers get what is worth compiling, the reports are judged, and further runs show what the ledger explains. The traits
//! of [`Case`] have what differs, and each kind has a file.

mod case;
mod codegen;
mod modules;
mod ordinary;
mod passes;
mod programs;
mod units;

use std::any::Any;
use std::borrow::Cow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use engines::compiler::Identities;
use engines::native::{self, BatchFailure, BatchResult, CaseResult, Toolchain};
use engines::{EngineReport, LayoutAnswers};
use judge::ledger::Ledger;
use judge::verdict::Report;

pub use case::{Case, CompiledOnly, Diagnose, Execute, Expectation, Judge, Store, StoredWith};
pub use codegen::{CodegenCase, CodegenSettings};
pub use modules::{ModuleExpectation, ModuleSettings};
pub use ordinary::{OrdinaryCase, OrdinarySettings};
pub use passes::{PassCase, PassSettings};
pub use units::{UnitCase, UnitSettings};

use host::Failure;
use host::clock::thread_cpu;

/// The answer of the engines in process on a case.
#[derive(Clone, Debug)]
pub struct Answer<C: Execute> {
    /// The answer of the witness.
    pub expected: C::Expected,
    /// The reports of the other engines.
    pub runs: Vec<EngineReport>,
}

/// The oracle with its engines; each worker has its own.
pub struct Oracle<'a, C: Execute> {
    interpreters: C::Interpreters,
    settings: C::Settings,
    native: Option<&'a Toolchain>,
    ledger: &'a Ledger,
    identities: Identities,
}

/// Everything that became known about a case.
#[derive(Clone, Debug)]
pub struct Examined<C: Execute> {
    /// The answer of the witness.
    pub expected: C::Expected,
    /// The reports of the engines.
    pub runs: Vec<EngineReport>,
    /// The layouts of a program's records by each configuration.
    pub layouts: Vec<LayoutAnswers>,
    /// The verdict, and what is wrong.
    pub report: Report,
}

/// The results of examining a batch.
#[derive(Clone, Debug)]
pub struct Examination<C: Execute> {
    /// The results of the cases, in their order.
    pub cases: Vec<Examined<C>>,
    /// The failures of compilers on several of the cases together, by the places of the cases in the batch.
    pub failures: Vec<BatchFailure>,
    /// The cost.
    pub cost: Cost,
}

/// The cost of an examination.
#[derive(Clone, Debug, Default)]
pub struct Cost {
    /// Processor time of the engines in process.
    pub in_process: Duration,
    /// The cost of the native engines.
    pub native: native::Accounting,
}

impl<'a, C: Case> Oracle<'a, C> {
    /// With the native engines of `native`, or in process only.
    #[must_use]
    pub fn new(native: Option<&'a Toolchain>, ledger: &'a Ledger, settings: C::Settings) -> Oracle<'a, C> {
        let identities = native.map(|toolchain| toolchain.identities().clone()).unwrap_or_default();
        Oracle { interpreters: C::interpreters(&settings), settings, native, ledger, identities }
    }

    /// The settings for the next cases; those of the engines in process stay as they were made.
    pub const fn settings_mut(&mut self) -> &mut C::Settings {
        &mut self.settings
    }

    /// Asks every engine about every case.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the native engines cannot work at all. What a case or a compiler does
    /// wrong, and also what we do wrong, is part of the answer.
    pub fn examine(&mut self, cases: &[C]) -> Result<Examination<C>, Failure> {
        let started = thread_cpu();
        let answers: Vec<Answer<C>> = cases.iter().map(|case| self.interpret(case)).collect();
        let in_process = thread_cpu().saturating_sub(started);
        let BatchResult { results, mut failures, accounting: mut native } =
            self.run_natively(cases, &answers)?;
        let is_worth = |answer: &Answer<C>| answer.expected.is_worth_compiling();
        let compiled: Vec<usize> = (0..cases.len()).filter(|&case| is_worth(&answers[case])).collect();
        for case in failures.iter_mut().flat_map(|failure| &mut failure.cases) {
            *case = compiled[*case];
        }
        let mut results = results.into_iter();
        let mut examined = Vec::with_capacity(cases.len());
        for (case, answer) in cases.iter().zip(answers) {
            let worth = self.native.is_some() && answer.expected.is_worth_compiling();
            let result = if worth { results.next() } else { None };
            let mut one = self.judged(case, answer, result);
            case.confirm(self, &mut one, &mut native)?;
            examined.push(one);
        }
        Ok(Examination { cases: examined, failures, cost: Cost { in_process, native } })
    }

    /// Asks every engine about one case.
    ///
    /// # Errors
    /// As [`Oracle::examine`].
    pub fn examine_one(&mut self, case: &C) -> Result<Examined<C>, Failure> {
        let mut all = self.examine(std::slice::from_ref(case))?;
        all.cases.pop().ok_or_else(|| Failure::Infrastructure("the oracle gave no answer".to_owned()))
    }

    /// Runs a case in process. A panic of an engine is our mistake, costs that case only, and is reported as such.
    fn interpret(&mut self, case: &C) -> Answer<C> {
        let Oracle { interpreters, settings, .. } = self;
        catch_unwind(AssertUnwindSafe(|| case.interpret(settings, interpreters))).unwrap_or_else(|panic| {
            *interpreters = C::interpreters(settings);
            C::panicked(settings, message(&*panic))
        })
    }

    /// Compiles and runs the cases that are worth it.
    fn run_natively(&self, cases: &[C], answers: &[Answer<C>]) -> Result<BatchResult, Failure> {
        let Some(toolchain) = self.native else { return Ok(BatchResult::default()) };
        let worth = |answer: &&Answer<C>| answer.expected.is_worth_compiling();
        let chosen = match answers.iter().filter(worth).count() {
            count if count == cases.len() => Cow::Borrowed(cases),
            _ => {
                let all = cases.iter().zip(answers).filter(|(_, answer)| worth(answer));
                Cow::Owned(all.map(|(case, _)| case.clone()).collect())
            }
        };
        catch_unwind(AssertUnwindSafe(|| C::run_natively(toolchain, &self.settings, &chosen)))
            .map_err(|panic| Failure::infrastructure("the native engines panicked", message(&*panic)))?
            .map_err(|why| Failure::Infrastructure(why.to_string()))
    }

    fn judged(&self, case: &C, answer: Answer<C>, result: Option<CaseResult>) -> Examined<C> {
        let Answer { mut expected, mut runs } = answer;
        if result.is_some() {
            case.expect_natively(&self.settings, &mut expected);
        }
        let CaseResult { layouts, runs: native } = result.unwrap_or_default();
        runs.extend(native);
        let report = case.judge(self, &expected, &runs, &layouts);
        Examined { expected, runs, layouts, report }
    }
}

/// The text of a panic.
fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "something unprintable".to_owned())
}
