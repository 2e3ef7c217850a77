//! Programs in C: reference evaluator, lowering and interpreter, native matrix.

use std::collections::BTreeSet;
use std::slice;

use engines::native::{self, BatchResult, NativeError, Toolchain, run_programs};
use engines::{Configuration, EngineName, EngineReport, LayoutAnswers, Outcome};
use judge::inprocess::{self, InProcess};
use judge::verdict::{Evidence, Finding, Report, judge};
use lang::Program;
use lowering::layout::{Layouts, answers};
use lowering::strategy::Strategy;

use super::{Answer, Diagnose, Examined, Execute, Expectation, Judge, Oracle, Store, StoredWith};
use crate::cause::tracepoint::{self, Divergence, Operation, Traced};
use crate::cause::{self, Cause, Stage};
use crate::toolchains;
use case_files::{GeneratorInput, Language};
use host::Failure;

/// The number of programs with one tracepoint each that are asked for the operation that goes wrong.
const SINGLE_TRACEPOINTS: usize = 256;

/// The divergences that the tracepoints of each program show, for the engines of a finding.
fn shown(
    oracle: &mut Oracle<'_, Program>,
    finding: &Finding,
    traced: &[Traced],
) -> Result<Vec<Divergence>, Failure> {
    let programs: Vec<Program> = traced.iter().map(|version| version.program.clone()).collect();
    let examined = oracle.examine(&programs)?.cases;
    let differing = finding.difference.as_ref().map_or(&[][..], |difference| &difference.differing);
    let shown = |(traced, examined): (&Traced, Examined<Program>)| {
        let is_meant = |run: &&EngineReport| differing.is_empty() || differing.contains(&run.engine);
        let first = |run: &EngineReport| traced.divergence(&examined.expected, &run.outcome);
        let all = examined.runs.iter().filter(is_meant).map(first);
        all.reduce(|one, other| if one == Divergence::Hidden { other } else { one })
            .unwrap_or(Divergence::Elsewhere)
    };
    Ok(traced.iter().zip(examined).map(shown).collect())
}

impl Store for Program {
    const LANGUAGE: Language = Language::C;

    type Form = Program;

    fn text(&self) -> String {
        lang::print::program(self)
    }

    fn concise(&self) -> String {
        lang::print::concise(self)
    }

    /// It stays one for the target and the vector registers it was found with.
    fn restore(name: &str, text: &str, _: &StoredWith<'_>) -> Result<Program, Failure> {
        lang::parse::program(text, name).map_err(|why| Failure::Input(why.to_string()))
    }

    fn of_input(&self, input: &GeneratorInput) -> Option<Program> {
        let config = serde_json::from_str(input.configuration.as_ref()?).ok()?;
        Some(generator::program(&input.dna, &config))
    }

    fn form(&self) -> Program {
        self.clone()
    }

    fn with_form(&self, form: Program) -> Program {
        form
    }
}

impl Execute for Program {
    const WITNESS: EngineName = EngineName::Reference;
    const COMPILED_TOGETHER: bool = true;

    type Settings = inprocess::InProcessSettings;
    type Interpreters = InProcess;
    type Expected = Outcome;

    fn interpreters(settings: &inprocess::InProcessSettings) -> InProcess {
        InProcess::new(settings.clone())
    }

    fn interpret(&self, _: &inprocess::InProcessSettings, interpreters: &mut InProcess) -> Answer<Program> {
        let inprocess::Answer { expected, runs } = interpreters.run(self);
        Answer { expected, runs }
    }

    fn panicked(settings: &inprocess::InProcessSettings, why: String) -> Answer<Program> {
        let outcome = Outcome::Infrastructure(format!("panicked: {why}"));
        let run = |strategy: &Strategy| EngineReport {
            engine: inprocess::engine(*strategy),
            outcome: outcome.clone(),
        };
        Answer { expected: outcome.clone(), runs: settings.strategies.iter().map(run).collect() }
    }

    fn run_natively(
        toolchain: &Toolchain,
        _: &inprocess::InProcessSettings,
        programs: &[Program],
    ) -> Result<BatchResult, NativeError> {
        run_programs(toolchain, programs)
    }

    fn one_program(toolchain: &Toolchain, by: &Configuration, cases: &[(usize, &Program)]) -> Option<String> {
        native::one_program(toolchain, by, cases)
    }

    /// One run that is wrong, if it can be one of a family at fault and another, and one that is right.
    fn narrowed(
        finding: &Finding,
        compilers: &native::Settings,
        settings: &inprocess::InProcessSettings,
    ) -> Option<(native::Settings, inprocess::InProcessSettings)> {
        let difference = finding.difference.as_ref()?;
        let is_pair = |engine: &&EngineName| engine.sides().is_some();
        let wrong = difference.differing.iter().find(is_pair)?;
        let right = difference.agreeing.iter().find(is_pair);
        let sides = std::iter::once(wrong).chain(right).filter_map(EngineName::sides);
        let mut configurations: Vec<&Configuration> =
            sides.flat_map(|(caller, callee)| [caller, callee]).collect();
        configurations.sort();
        configurations.dedup();
        let configurations = configurations.into_iter().map(toolchains::listed).collect();
        Some((compilers.with_only(configurations), settings.clone()))
    }
}

/// The outcome that the reference observed.
impl Expectation for Outcome {
    fn not_run(&self) -> Option<String> {
        Outcome::not_run(self)
    }

    /// A program that the reference has no answer for would only be compiled in vain.
    fn is_worth_compiling(&self) -> bool {
        matches!(self, Outcome::Finished(_))
    }

    fn outcome(&self) -> Option<&Outcome> {
        Some(self)
    }

    fn own_defect(&self) -> Option<String> {
        match self {
            Outcome::Infrastructure(why) => Some(why.clone()),
            _ => None,
        }
    }
}

impl Judge for Program {
    fn judge(
        &self,
        oracle: &Oracle<'_, Program>,
        expected: &Outcome,
        runs: &[EngineReport],
        layouts: &[LayoutAnswers],
    ) -> Report {
        let own = oracle.native.and_then(|_| Layouts::compute(self).ok());
        let own = own.map(|layouts| answers(self, &layouts));
        judge(&Evidence {
            program: self,
            expected,
            undetermined: &[],
            runs,
            layouts,
            own_layout: own.as_deref(),
            ledger: oracle.ledger,
            identities: &oracle.identities,
        })
    }

    /// The runs are rare, so their configurations are no engines of their own.
    fn confirm(
        &self,
        oracle: &Oracle<'_, Program>,
        examined: &mut Examined<Program>,
        cost: &mut native::Accounting,
    ) -> Result<(), Failure> {
        if examined.report.unconfirmed.is_empty() {
            return Ok(());
        }
        let settings = oracle.native.map(|all| all.settings().clone()).unwrap_or_default();
        let only = toolchains::settings_with_only(&settings, self.target, &examined.report.unconfirmed);
        let toolchain = toolchains::native(&only, 1)?;
        let BatchResult { results, accounting, failures: _ } =
            run_programs(&toolchain, std::slice::from_ref(self))
                .map_err(|why| Failure::Infrastructure(why.to_string()))?;
        *cost += accounting;
        let more = results.into_iter().flat_map(|result| result.runs);
        for run in more {
            if examined.runs.iter().all(|known| known.engine != run.engine) {
                examined.runs.push(run);
            }
        }
        examined.report = self.judge(oracle, &examined.expected, &examined.runs, &examined.layouts);
        Ok(())
    }

    fn observations(examined: &Examined<Program>) -> u64 {
        let answers = examined.layouts.iter().map(|answers| &answers.outcome);
        let outcomes = examined.runs.iter().map(|run| &run.outcome).chain(answers);
        outcomes.filter_map(Outcome::log).map(|log| log.len() as u64).sum()
    }
}

impl Diagnose for Program {
    fn responsible(
        &self,
        oracle: &mut Oracle<'_, Program>,
        finding: &Finding,
    ) -> Result<Option<Operation>, Failure> {
        if !cause::is_traced(finding) {
            return Ok(None);
        }
        let all = Traced::with_all_tracepoints(self);
        match shown(oracle, finding, slice::from_ref(&all))?.pop() {
            Some(Divergence::At(operation)) => return Ok(Some(operation)),
            Some(Divergence::Hidden) => {}
            Some(Divergence::Elsewhere) | None => return Ok(None),
        }
        let singles: Vec<Traced> = all.single(self, SINGLE_TRACEPOINTS).collect();
        let shown = shown(oracle, finding, &singles)?;
        Ok(tracepoint::responsible(singles.iter().zip(shown)))
    }

    fn cause(&self, finding: &Finding, stage: Stage) -> Cause {
        cause::of_program(self, finding, stage)
    }

    fn trigger(&self, cause: &Cause, stage: Stage) -> Vec<String> {
        cause::trigger(self, cause, stage)
    }

    fn traits(&self) -> BTreeSet<String> {
        cause::traits(self)
    }

    /// The reason why the checker refuses the program, if it does: on such programs compilers may differ.
    fn refused(&self) -> Option<String> {
        lang::check::program(self).err().map(|why| why.to_string())
    }
}
