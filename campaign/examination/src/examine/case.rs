//! A kind of case, one trait for each job: what is stored of it, the engines that run it, the verdict on their reports, and the cause of
//! what is wrong.

use std::collections::BTreeSet;
use std::fmt::Debug;

use engines::native::{self, BatchResult, NativeError, Toolchain};
use engines::{Configuration, EngineName, EngineReport, LayoutAnswers, Outcome};
use judge::verdict::{Finding, Report};
use reducer::{Reducible, Schedule};

use super::{Answer, Examined, Oracle};
use crate::cause::tracepoint::Operation;
use crate::cause::{Cause, Stage};
use case_files::{GeneratorInput, Language};
use host::Failure;

/// The data that the database stores of a case besides its text.
#[derive(Clone, Copy, Debug)]
pub struct StoredWith<'a> {
    /// The engines' outcomes: pairs of engines and JSON.
    pub outcomes: &'a [(Vec<String>, String)],
    /// The generator's configuration, or the case's ([`Store::configuration`]), as JSON.
    pub configuration: Option<&'a str>,
}

/// The data of a case: its text, what the database stores, and the part that reductions make smaller.
pub trait Store: Clone + Send + Sync + 'static {
    /// The language of its text.
    const LANGUAGE: Language;

    /// The part of it that a reduction makes smaller.
    type Form: Reducible;

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
}

/// The engines that run a case.
pub trait Execute: Store {
    /// The engine that says what a case must do, or may do.
    const WITNESS: EngineName;

    /// The order in which a reduction tries candidates: of those that cost a process each, it tries few.
    const SCHEDULE: Schedule = Schedule::Halves;

    /// True of cases of which a compiler gets several in one unit, so that it can be wrong with them together.
    const COMPILED_TOGETHER: bool = false;

    /// The settings of the engines, compilers apart.
    type Settings: Clone + Send + Sync;

    /// The engines in process; they reuse their storage from one case to the next.
    type Interpreters;

    /// The answer of the witness: what the case must do, or may do.
    type Expected: Expectation;

    /// The engines in process.
    fn interpreters(settings: &Self::Settings) -> Self::Interpreters;

    /// Runs the case in process.
    fn interpret(&self, settings: &Self::Settings, interpreters: &mut Self::Interpreters) -> Answer<Self>;

    /// The answer of engines in process that panicked.
    fn panicked(settings: &Self::Settings, why: String) -> Answer<Self>;

    /// Compiles and runs cases.
    ///
    /// # Errors
    /// If the machine fails.
    fn run_natively(
        toolchain: &Toolchain,
        settings: &Self::Settings,
        cases: &[Self],
    ) -> Result<BatchResult, NativeError>;

    /// Several cases as one of the same kind, which shows what an engine does with them together; `None` where they cannot be one.
    fn one_case(cases: &[(usize, &Self)]) -> Option<Self> {
        let _ = cases;
        None
    }

    /// The same as one ordinary program in C.
    fn one_program(toolchain: &Toolchain, by: &Configuration, cases: &[(usize, &Self)]) -> Option<String> {
        let _ = (toolchain, by, cases);
        None
    }

    /// Completes what the witness says with what only native runs are held against.
    fn expect_natively(&self, settings: &Self::Settings, expected: &mut Self::Expected) {
        let _ = (settings, expected);
    }

    /// The compilers and settings that suffice to show a finding, if fewer do.
    fn narrowed(
        finding: &Finding,
        compilers: &native::Settings,
        settings: &Self::Settings,
    ) -> Option<(native::Settings, Self::Settings)>;
}

/// The verdict on what the engines report of a case.
pub trait Judge: Execute {
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
        _oracle: &Oracle<'_, Self>,
        _examined: &mut Examined<Self>,
        _cost: &mut native::Accounting,
    ) -> Result<(), Failure> {
        Ok(())
    }

    /// The engines that hold the others to what the case must or may do; each with the reason why it could not.
    fn witnesses(_settings: &Self::Settings, expected: &Self::Expected) -> Vec<(EngineName, Option<String>)> {
        vec![(Self::WITNESS, expected.not_run())]
    }

    /// The engines whose reports say more than an outcome, each with what it says, as JSON.
    fn witness_reports(&self, _examined: &Examined<Self>) -> Vec<(EngineName, String)> {
        Vec::new()
    }

    /// The number of observations that were compared.
    fn observations(examined: &Examined<Self>) -> u64;
}

/// The cause of what is wrong with a case.
pub trait Diagnose: Judge {
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

    /// The traits of a reduced case that show its cause: other cases with all of them may show the cause, too. Nothing where cases are not
    /// told apart by what they have.
    fn trigger(&self, _cause: &Cause, _stage: Stage) -> Vec<String> {
        Vec::new()
    }

    /// Everything that a trigger may name and the case has.
    fn traits(&self) -> BTreeSet<String> {
        BTreeSet::new()
    }

    /// The reason why the case should not have been generated, if there is one.
    fn refused(&self) -> Option<String> {
        None
    }
}

/// A case that campaigns, `check` and `reduce` examine.
pub trait Case: Diagnose {}

impl<C: Diagnose> Case for C {}

/// The answer of a witness.
pub trait Expectation: Clone + Debug {
    /// The reason why the witness has no answer, if it has none.
    fn not_run(&self) -> Option<String>;

    /// True if compiling the case may show anything.
    fn is_worth_compiling(&self) -> bool {
        self.not_run().is_none()
    }

    /// The outcome that the witness observed, if it makes runs of its own.
    fn outcome(&self) -> Option<&Outcome> {
        None
    }

    /// The mistake of our own that the engines in process made, if they did.
    fn own_defect(&self) -> Option<String>;
}

/// The facts about a case that nothing runs in process.
#[derive(Clone, Debug, Default)]
pub struct CompiledOnly {
    /// The reason why it is not compiled, if it is not.
    pub(super) refused: Option<String>,
    /// The outcome that most compilers agree on, where that stands for what is expected.
    pub(super) majority: Option<Outcome>,
}

impl Expectation for CompiledOnly {
    fn not_run(&self) -> Option<String> {
        self.refused.clone()
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.majority.as_ref()
    }

    fn own_defect(&self) -> Option<String> {
        self.refused.clone().filter(|why| why.starts_with("panicked"))
    }
}

impl<C: Execute<Expected = CompiledOnly>> Answer<C> {
    /// The answer on a case that nothing runs in process, and the reason why it is not compiled either, if there is one.
    pub(super) const fn compiled_only(refused: Option<String>) -> Answer<C> {
        Answer { expected: CompiledOnly { refused, majority: None }, runs: Vec::new() }
    }
}
