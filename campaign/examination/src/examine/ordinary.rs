//! Ordinary programs: anybody's C, of which nobody knows what it has to do. What most compilers make of it stands for that, if the program
//! does the same twice and sanitizers find it defined.

use std::ffi::OsString;
use std::sync::Arc;
use std::time::Duration;

use engines::native::{
    self, Accounting, BatchResult, CaseResult, CompilerCost, Configuration, Input, NativeError, Toolchain,
};
use engines::{EngineName, EngineReport, LayoutAnswers, Outcome};
use judge::verdict::{
    Finding, FindingKind, Incomparable, OrdinaryDoubt, Report, judge_ordinary, judge_outcomes,
};
use reducer::{Schedule, SourceText};
use serde::{Deserialize, Serialize};

use super::{Answer, CompiledOnly, Diagnose, Examined, Execute, Judge, Oracle, Store, StoredWith};
use crate::cause::{self, Cause, Stage};
use crate::toolchains;
use case_files::Language;
use host::Failure;
use ordinary::{ForeignProgram, ForeignRunner, Guard, Invocation, TestPlace, Validity, ignoring};

/// The name of the file that compilers see.
const FILE: &str = "program.c";

/// The longest that a program of the database may run.
const STORED_RUN: Duration = Duration::from_secs(10);

/// An ordinary program of one file.
#[derive(Clone, Debug)]
pub struct OrdinaryCase {
    /// The text of the file.
    pub text: SourceText,
    /// Flags that compilers need for it.
    pub flags: Vec<String>,
}

/// The data of a program that the database stores besides its text.
#[derive(Debug, Serialize, Deserialize)]
struct StoredFlags {
    cflags: Vec<String>,
}

/// The settings by which ordinary programs are built and run.
#[derive(Clone, Debug)]
pub struct OrdinarySettings {
    /// The longest that a run may take.
    timeout: Duration,
    tools: Arc<OrdinaryTools>,
}

/// The tools that build and run programs, shared by all workers.
#[derive(Debug)]
struct OrdinaryTools {
    /// The directory in which programs are built with sanitizers.
    place: TestPlace,
    runner: ForeignRunner,
    /// Says which texts are worth compiling; without it all are.
    validity: Option<Validity>,
}

impl OrdinarySettings {
    /// For programs that run no longer than this.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if no directory can be made.
    pub fn new(timeout: Duration, compilers: &native::Settings) -> Result<OrdinarySettings, Failure> {
        let place = TestPlace::new(vec![FILE.into()])?;
        let (runner, validity) = (ForeignRunner::new(compilers)?, Validity::strict());
        Ok(OrdinarySettings { timeout, tools: Arc::new(OrdinaryTools { place, runner, validity }) })
    }

    /// For programs of the database: of their time is only known that it was not long.
    ///
    /// # Errors
    /// As [`OrdinarySettings::new`].
    pub fn for_stored(compilers: &native::Settings) -> Result<OrdinarySettings, Failure> {
        OrdinarySettings::new(STORED_RUN, compilers)
    }

    /// Runs a program by all configurations but those that ignore an attribute of it.
    fn run_all(
        &self,
        case: &OrdinaryCase,
        toolchain: &Toolchain,
        cost: &mut Accounting,
    ) -> Result<Vec<EngineReport>, Failure> {
        let text = case.text();
        let of_c = toolchain.configurations().iter().zip(toolchain.lacks());
        let of_c = of_c.filter(|(configuration, _)| configuration.input == Input::C);
        let (mut asked, mut left_out) = (Vec::new(), Vec::new());
        for (configuration, lacks) in of_c {
            match ignoring(*lacks, &text) {
                None => asked.push(configuration),
                Some(outcome) => {
                    left_out
                        .push(EngineReport { engine: EngineName::pure(configuration.name.clone()), outcome });
                }
            }
        }
        let runs = self.run(case, &asked, cost)?;
        Ok(runs.into_iter().chain(left_out).collect())
    }

    /// Runs a program by some configurations.
    fn run(
        &self,
        case: &OrdinaryCase,
        configurations: &[&Configuration],
        cost: &mut Accounting,
    ) -> Result<Vec<EngineReport>, Failure> {
        let directory = self.tools.place.directory(&case.text)?;
        let program = ForeignProgram {
            units: vec![directory.path().join(FILE)],
            flags: case.flags(),
            invocation: Invocation::default(),
            timeout: self.timeout,
        };
        let report = |configuration: &&Configuration| {
            let run = self.tools.runner.run(&program, configuration)?;
            let name = configuration.name.clone();
            cost.add_compiler(CompilerCost { configuration: name.clone(), cpu: run.compiling, starts: 1 });
            cost.driver += run.running;
            cost.runs += u64::from(matches!(run.outcome, Outcome::Ended { .. }));
            Ok(EngineReport { engine: EngineName::pure(name), outcome: run.outcome })
        };
        configurations.iter().map(report).collect()
    }

    /// The reason why a difference between compilers may show nothing about them, if there is one.
    fn reason_for_doubt(
        &self,
        case: &OrdinaryCase,
        runs: &[EngineReport],
        toolchain: &Toolchain,
        cost: &mut Accounting,
    ) -> Result<OrdinaryDoubt, Failure> {
        let outcomes: Vec<&Outcome> = runs.iter().map(|run| &run.outcome).collect();
        for group in judge_outcomes(&outcomes).groups_that_repeat() {
            let first = &runs[group.engines[0]];
            let by: Vec<&Configuration> = of_c(toolchain)
                .filter(|configuration| EngineName::pure(configuration.name.clone()) == first.engine)
                .collect();
            if self.run(case, &by, cost)?.iter().any(|again| again.outcome != first.outcome) {
                return Ok(OrdinaryDoubt::Because(Incomparable::NotRepeatable));
            }
        }
        let OrdinaryTools { place, .. } = &*self.tools;
        let guard =
            Guard::if_defined(&case.text, &case.flags(), &Invocation::default(), self.timeout, place)?;
        Ok(match guard {
            Ok(_) => OrdinaryDoubt::None,
            Err(_) => OrdinaryDoubt::Because(Incomparable::ProgramUndefined),
        })
    }
}

impl OrdinaryCase {
    fn flags(&self) -> Vec<OsString> {
        self.flags.iter().map(OsString::from).collect()
    }
}

/// The configurations that take C.
fn of_c(toolchain: &Toolchain) -> impl Iterator<Item = &Configuration> {
    toolchain.configurations().iter().filter(|configuration| configuration.input == Input::C)
}

/// True of a finding that undefined behaviour of the program would explain.
fn is_of_run(finding: &Finding) -> bool {
    !matches!(finding.kind, FindingKind::CompilerCrash | FindingKind::CompilerHang)
}

impl Store for OrdinaryCase {
    const LANGUAGE: Language = Language::OrdinaryC;

    type Form = SourceText;

    fn text(&self) -> String {
        self.text.files().collect()
    }

    fn restore(name: &str, text: &str, with: &StoredWith<'_>) -> Result<OrdinaryCase, Failure> {
        let stored = with.configuration.map(serde_json::from_str::<StoredFlags>).transpose();
        let stored = stored.map_err(|why| Failure::input(format_args!("the flags of {name}"), why))?;
        let flags = stored.map(|stored| stored.cflags).unwrap_or_default();
        Ok(OrdinaryCase { text: SourceText::new([text]), flags })
    }

    fn configuration(&self) -> Option<String> {
        let stored = StoredFlags { cflags: self.flags.clone() };
        (!self.flags.is_empty()).then(|| serde_json::to_string(&stored).ok()).flatten()
    }

    fn form(&self) -> SourceText {
        self.text.clone()
    }

    fn with_form(&self, text: SourceText) -> OrdinaryCase {
        OrdinaryCase { text, flags: self.flags.clone() }
    }
}

impl Execute for OrdinaryCase {
    const WITNESS: EngineName = EngineName::Majority;
    const SCHEDULE: Schedule = Schedule::Expectation;

    type Settings = OrdinarySettings;
    type Interpreters = ();
    type Expected = CompiledOnly;

    fn interpreters(_: &OrdinarySettings) {}

    /// Nothing runs it in process; a compiler looks at it, which is cheaper than all of them.
    fn interpret(&self, settings: &OrdinarySettings, (): &mut ()) -> Answer<OrdinaryCase> {
        let OrdinaryTools { place, validity, .. } = &*settings.tools;
        let refused = match validity
            .as_ref()
            .map(|validity| validity.with_flags(self.flags()).holds(&self.text, place))
        {
            None | Some(Ok(true)) => None,
            Some(Ok(false)) => Some("no valid C".to_owned()),
            Some(Err(why)) => Some(why.to_string()),
        };
        Answer::compiled_only(refused)
    }

    fn panicked(_: &OrdinarySettings, why: String) -> Answer<OrdinaryCase> {
        Answer::compiled_only(Some(format!("panicked: {why}")))
    }

    fn run_natively(
        toolchain: &Toolchain,
        settings: &OrdinarySettings,
        cases: &[OrdinaryCase],
    ) -> Result<BatchResult, NativeError> {
        let mut accounting = Accounting::default();
        let result = |case: &OrdinaryCase| match settings.run_all(case, toolchain, &mut accounting) {
            Ok(runs) => CaseResult { layouts: Vec::new(), runs },
            Err(why) => {
                let outcome = Outcome::Infrastructure(why.to_string());
                let report = EngineReport { engine: EngineName::Majority, outcome };
                CaseResult { layouts: Vec::new(), runs: vec![report] }
            }
        };
        let results = cases.iter().map(result).collect();
        Ok(BatchResult { results, accounting, ..BatchResult::default() })
    }

    /// One compiler that is wrong, and two that are right: of two alone nobody could say which is.
    fn narrowed(
        finding: &Finding,
        compilers: &native::Settings,
        settings: &OrdinarySettings,
    ) -> Option<(native::Settings, OrdinarySettings)> {
        let difference = finding.difference.as_ref()?;
        let agreeing = difference.agreeing.iter();
        let other_family = |other: &&EngineName| {
            let family = |name: &EngineName| name.sides().map(|(side, _)| side.family().to_owned());
            difference.agreeing.first().is_none_or(|first| family(first) != family(other))
        };
        let second = agreeing.clone().find(other_family).or_else(|| agreeing.clone().nth(1));
        let wrong = difference.differing.first();
        let chosen = wrong.into_iter().chain(agreeing.clone().next()).chain(second);
        let configurations: Vec<_> =
            chosen.filter_map(EngineName::sides).map(|(one, _)| toolchains::listed(one)).collect();
        (!configurations.is_empty()).then(|| (compilers.with_only(configurations), settings.clone()))
    }
}

impl Judge for OrdinaryCase {
    fn judge(
        &self,
        _: &Oracle<'_, OrdinaryCase>,
        _: &CompiledOnly,
        runs: &[EngineReport],
        _: &[LayoutAnswers],
    ) -> Report {
        judge_ordinary(runs, OrdinaryDoubt::None)
    }

    fn confirm(
        &self,
        oracle: &Oracle<'_, OrdinaryCase>,
        examined: &mut Examined<OrdinaryCase>,
        cost: &mut Accounting,
    ) -> Result<(), Failure> {
        let outcomes: Vec<&Outcome> = examined.runs.iter().map(|run| &run.outcome).collect();
        let usual = judge_outcomes(&outcomes).groups.first().map(|group| outcomes[group.engines[0]].clone());
        examined.expected.majority = usual;
        let Some(toolchain) = oracle.native.filter(|_| examined.report.mismatches().any(is_of_run)) else {
            return Ok(());
        };
        let doubt = oracle.settings.reason_for_doubt(self, &examined.runs, toolchain, cost)?;
        examined.report = judge_ordinary(&examined.runs, doubt);
        Ok(())
    }

    /// Each output is one.
    fn observations(examined: &Examined<OrdinaryCase>) -> u64 {
        examined.runs.iter().filter(|run| matches!(run.outcome, Outcome::Ended { .. })).count() as u64
    }
}

impl Diagnose for OrdinaryCase {
    fn cause(&self, finding: &Finding, stage: Stage) -> Cause {
        cause::of_ordinary(&self.text(), finding, stage)
    }
}
