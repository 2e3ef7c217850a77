//! The oracle on cases: engines run them, and the verdict is passed on what they report.
//!
//! The way is the same for programs in C, modules of LLVM IR, ordinary programs and signatures for plug-in engines: the engines in process say what a case must or may do,
//! compilers get what is worth compiling, the reports are judged, and further runs show what the ledger explains. [`Case`]
//! has what differs.

mod modules;
mod ordinary;
mod passes;
mod programs;
mod units;

use std::any::Any;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::fmt::Debug;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use engines::compiler::Identities;
use engines::native::{self, BatchResult, CaseResult, NativeError, Toolchain};
use engines::{EngineName, EngineReport, LayoutAnswers, Outcome};
use judge::ledger::Ledger;
use judge::verdict::{Finding, Report};
use reducer::{Reducible, Schedule};

pub use modules::{ModuleExpectation, ModuleSettings};
pub use ordinary::{OrdinaryCase, OrdinarySettings};
pub use passes::{PassCase, PassExpectation, PassSettings};
pub use units::{UnitCase, UnitSettings};

use crate::cause::tracepoint::Operation;
use crate::cause::{Cause, Stage};
use case_files::{GeneratorInput, Language};
use host::Failure;
use host::clock::thread_cpu;

/// The data that the database stores of a case besides its text.
#[derive(Clone, Copy, Debug)]
pub struct StoredWith<'a> {
    /// The engines' outcomes: pairs of engines and JSON.
    pub outcomes: &'a [(Vec<String>, String)],
    /// The generator's configuration, or the case's ([`Case::configuration`]), as JSON.
    pub configuration: Option<&'a str>,
}

/// A case, the engines that run it, and the judgement of their reports.
pub trait Case: Clone + Send + Sync + 'static {
    /// The language of its text.
    const LANGUAGE: Language;
    /// The engine that says what a case must do, or may do.
    const WITNESS: EngineName;

    /// The order in which a reduction tries candidates: of those that cost a process each, it tries few.
    const SCHEDULE: Schedule = Schedule::Halves;

    /// The part of it that a reduction makes smaller.
    type Form: Reducible;
    /// The settings of the engines, compilers apart.
    type Settings: Clone + Send + Sync;
    /// The engines in process; they reuse their storage from one case to the next.
    type Interpreters;
    /// The answer of the witness: what the case must do, or may do.
    type Expected: Clone + Debug;

    /// True of findings of such cases, by the language and the configuration that the database stores.
    #[must_use]
    fn is_stored_as(language: Language, configuration: Option<&str>) -> bool {
        let _ = configuration;
        language == Self::LANGUAGE
    }

    /// The text of the case.
    fn text(&self) -> String;

    /// The text of a reduced case: what a person would write.
    fn concise(&self) -> String {
        self.text()
    }

    /// The case of a text that was stored with a finding.
    ///
    /// # Errors
    /// [`Failure::Input`] if the text is none of this language; `name` is for the message.
    fn restore(name: &str, text: &str, with: &StoredWith<'_>) -> Result<Self, Failure>;

    /// The data of a case that are stored besides its text, as JSON.
    fn configuration(&self) -> Option<String> {
        None
    }

    /// The case that the generator makes of an input, in what the input does not say like this one; none where cases are not
    /// generated.
    fn of_input(&self, input: &GeneratorInput) -> Option<Self> {
        let _ = input;
        None
    }

    /// The part that a reduction makes smaller.
    fn form(&self) -> Self::Form;

    /// The case with another such part.
    fn with_form(&self, form: Self::Form) -> Self;

    /// The engines in process.
    fn interpreters(settings: &Self::Settings) -> Self::Interpreters;

    /// Runs the case in process.
    fn interpret(&self, settings: &Self::Settings, interpreters: &mut Self::Interpreters) -> Answer<Self>;

    /// The answer of engines in process that panicked.
    fn panicked(settings: &Self::Settings, why: String) -> Answer<Self>;

    /// True if compiling the case may show anything.
    fn is_worth_compiling(expected: &Self::Expected) -> bool;

    /// Compiles and runs cases.
    ///
    /// # Errors
    /// If the machine fails.
    fn run_natively(
        toolchain: &Toolchain,
        settings: &Self::Settings,
        cases: &[Self],
    ) -> Result<BatchResult, NativeError>;

    /// Completes what the witness says with what only native runs are held against.
    fn expect_natively(&self, settings: &Self::Settings, expected: &mut Self::Expected) {
        let _ = (settings, expected);
    }

    /// Passes the verdict.
    fn judge(
        &self,
        oracle: &Oracle<'_, Self>,
        expected: &Self::Expected,
        runs: &[EngineReport],
        layouts: &[LayoutAnswers],
    ) -> Report;

    /// Makes the runs that show whether the ledger explains a mismatch, and passes the verdict again with them.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    fn confirm(
        &self,
        oracle: &Oracle<'_, Self>,
        examined: &mut Examined<Self>,
        cost: &mut native::Accounting,
    ) -> Result<(), Failure>;

    /// The outcome that the witness observed, if it makes runs of its own.
    fn expected_outcome(expected: &Self::Expected) -> Option<&Outcome>;

    /// The engines that hold the others to what the case must or may do; each with the reason why it could not.
    fn witnesses(settings: &Self::Settings, expected: &Self::Expected) -> Vec<(EngineName, Option<String>)>;

    /// The engines whose reports say more than an outcome, each with what it says, as JSON.
    fn witness_reports(&self, examined: &Examined<Self>) -> Vec<(EngineName, String)>;

    /// The number of observations that were compared.
    fn observations(examined: &Examined<Self>) -> u64;

    /// The mistake of our own that the engines in process made, if they did.
    fn own_defect(expected: &Self::Expected) -> Option<String>;

    /// The operation that goes wrong in a finding, where tracepoints show it.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if the compilers cannot be run.
    fn responsible(
        &self,
        oracle: &mut Oracle<'_, Self>,
        finding: &Finding,
    ) -> Result<Option<Operation>, Failure> {
        let _ = (oracle, finding);
        Ok(None)
    }

    /// The cause of a finding.
    fn cause(&self, finding: &Finding, stage: Stage) -> Cause;

    /// The traits of a reduced case that show its cause: other cases with all of them may show the cause, too.
    fn trigger(&self, cause: &Cause, stage: Stage) -> Vec<String>;

    /// Everything that a trigger may name and the case has.
    fn traits(&self) -> BTreeSet<String>;

    /// The reason why the case should not have been generated, if there is one.
    fn refused(&self) -> Option<String> {
        None
    }

    /// The compilers and settings that suffice to show a finding, if fewer do.
    fn narrowed(
        finding: &Finding,
        compilers: &native::Settings,
        settings: &Self::Settings,
    ) -> Option<(native::Settings, Self::Settings)>;
}

/// The answer of the engines in process on a case.
#[derive(Clone, Debug)]
pub struct Answer<C: Case> {
    /// The answer of the witness.
    pub expected: C::Expected,
    /// The reports of the other engines.
    pub runs: Vec<EngineReport>,
}

/// The oracle with its engines; each worker has its own.
pub struct Oracle<'a, C: Case> {
    interpreters: C::Interpreters,
    settings: C::Settings,
    native: Option<&'a Toolchain>,
    ledger: &'a Ledger,
    identities: Identities,
}

/// Everything that became known about a case.
#[derive(Clone, Debug)]
pub struct Examined<C: Case> {
    /// The answer of the witness.
    pub expected: C::Expected,
    /// The reports of the engines.
    pub runs: Vec<EngineReport>,
    /// The layouts of a program's records by each configuration.
    pub layouts: Vec<LayoutAnswers>,
    /// The verdict, and what is wrong.
    pub report: Report,
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
    pub fn examine(&mut self, cases: &[C]) -> Result<(Vec<Examined<C>>, Cost), Failure> {
        let started = thread_cpu();
        let answers: Vec<Answer<C>> = cases.iter().map(|case| self.interpret(case)).collect();
        let in_process = thread_cpu().saturating_sub(started);
        let BatchResult { results, accounting: mut native } = self.run_natively(cases, &answers)?;
        let mut results = results.into_iter();
        let mut examined = Vec::with_capacity(cases.len());
        for (case, answer) in cases.iter().zip(answers) {
            let worth = self.native.is_some() && C::is_worth_compiling(&answer.expected);
            let result = if worth { results.next() } else { None };
            let mut one = self.judged(case, answer, result);
            case.confirm(self, &mut one, &mut native)?;
            examined.push(one);
        }
        Ok((examined, Cost { in_process, native }))
    }

    /// Asks every engine about one case.
    ///
    /// # Errors
    /// As [`Oracle::examine`].
    pub fn examine_one(&mut self, case: &C) -> Result<Examined<C>, Failure> {
        let (mut all, _) = self.examine(std::slice::from_ref(case))?;
        all.pop().ok_or_else(|| Failure::Infrastructure("the oracle gave no answer".to_owned()))
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
        let worth = |answer: &&Answer<C>| C::is_worth_compiling(&answer.expected);
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
