//! Functions of LLVM IR through passes of several versions of LLVM, each judged against what it was before.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use engines::native::{self, Accounting, BatchResult, CaseResult, CompilerCost, NativeError, Toolchain};
use engines::{Configuration, EngineName, EngineReport, LayoutAnswers, Observations, Outcome};
use interpreter::Semantics;
use ir::Module;
use judge::inprocess::{RuleSample, ill_formed};
use judge::verdict::{Finding, Report, judge_passes};
use reducer::EntryModule;
use refine::sets::EnumerationLimits;
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use super::{Answer, CompiledOnly, Diagnose, Examined, Execute, Judge, Oracle, Store, StoredWith};
use crate::cause::{self, Cause, Stage};
use case_files::Language;
use case_files::module_file::{self, ModuleFile};
use host::Failure;
use host::clock::thread_cpu;
use passes::culprit::Suspect;
use passes::optimizer::{AdaptedModule, OptError, Optimizer, PassLeaf, UnreadOutput};
use passes::refinement::{RefinementJudge, RefinementVerdict, declare_intrinsics_alike, defined};

/// A function and the pipeline that it goes through.
#[derive(Clone, Debug)]
pub struct PassCase {
    /// The function, with what it needs.
    pub module: EntryModule,
    /// The pipeline.
    pub passes: SmolStr,
}

/// The data of a case that the database stores besides its text.
#[derive(Debug, Serialize, Deserialize)]
struct StoredPasses {
    passes: SmolStr,
    function: SmolStr,
}

/// The settings by which functions are optimised and judged.
#[derive(Clone, Debug)]
pub struct PassSettings {
    optimizers: Arc<Vec<NamedOptimizer>>,
    judge: RefinementJudge,
}

/// An `opt` with the name by which its engines go.
#[derive(Debug)]
struct NamedOptimizer {
    /// As the user has it, so that a finding can be asked about again.
    given: String,
    optimizer: Optimizer,
}

/// Inputs of one function: a campaign has many functions.
const INPUTS: u64 = 1 << 10;

/// Executions of one function on one input.
const EXECUTIONS: u64 = 1 << 10;

/// Conflicts of the solver: what is hopeless takes most of the time, and inputs are run where there is no proof.
const CONFLICTS: u64 = 400;

impl PassSettings {
    /// For these programs.
    ///
    /// # Errors
    /// As [`Optimizer::new`].
    pub fn new<'a>(
        programs: impl IntoIterator<Item = &'a str>,
        semantics: Semantics,
    ) -> Result<PassSettings, Failure> {
        let programs: Vec<&str> = programs.into_iter().collect();
        let named = |(given, optimizer): (&&str, _)| NamedOptimizer { given: (*given).to_owned(), optimizer };
        let optimizers = programs.iter().zip(Optimizer::find_all(&programs)?).map(named).collect();
        let limits = EnumerationLimits {
            inputs: INPUTS,
            executions: EXECUTIONS,
            conflicts: CONFLICTS,
            ..EnumerationLimits::default()
        };
        Ok(PassSettings {
            optimizers: Arc::new(optimizers),
            judge: RefinementJudge { semantics, limits, time: None },
        })
    }

    /// For the programs of engines that found something.
    ///
    /// # Errors
    /// As [`Optimizer::new`].
    pub fn of_engines<'a>(
        engines: impl IntoIterator<Item = &'a EngineName>,
    ) -> Result<PassSettings, Failure> {
        let sides = engines.into_iter().filter_map(EngineName::sides);
        let programs: BTreeSet<&str> = sides.map(|(one, _)| one.compiler()).collect();
        PassSettings::new(programs, Semantics::LLVM_19)
    }

    /// Each `opt` with its version, for those who store what was asked.
    pub fn versions(&self) -> impl Iterator<Item = (&str, &str)> {
        self.optimizers.iter().map(|optimizer| (optimizer.given.as_str(), optimizer.optimizer.version()))
    }
}

impl NamedOptimizer {
    fn configuration(&self, passes: &str) -> Option<Configuration> {
        Configuration::new(&self.given, &format!("-passes={passes}")).ok()
    }

    /// The outcomes of functions of one pipeline.
    fn outcomes(
        &self,
        judge: RefinementJudge,
        cases: &[&PassCase],
        judged: &mut JudgedTexts,
        accounting: &mut Accounting,
    ) -> Vec<Outcome> {
        let Some(passes) = cases.first().map(|case| case.passes.as_str()) else { return Vec::new() };
        let major = self.optimizer.major();
        let adapted: Vec<AdaptedModule> =
            cases.iter().map(|case| AdaptedModule::new(&case.module.module, major)).collect();
        let given: Vec<&Module> = adapted.iter().map(|module| &module.given).collect();
        let batch = self.optimizer.run_all(&given, passes);
        if let Some(configuration) = self.configuration(passes) {
            accounting.add_compiler(CompilerCost {
                configuration,
                cpu: batch.cpu,
                starts: batch.processes.into(),
            });
        }
        let all = cases.iter().zip(adapted).zip(batch.results);
        all.map(|((case, before), after)| outcome(judge, judged, &case.module.entry, before.module, after))
            .collect()
    }
}

/// Outcomes by the texts before and after passes: what several versions of LLVM make alike is judged once.
type JudgedTexts = HashMap<(String, String), Outcome>;

/// The outcome of a function.
fn outcome(
    judge: RefinementJudge,
    judged: &mut JudgedTexts,
    name: &str,
    before: Module,
    after: Result<ModuleFile, UnreadOutput>,
) -> Outcome {
    let after = match after {
        Ok(mut after) => {
            declare_intrinsics_alike(&before, &mut after.module);
            after
        }
        Err(UnreadOutput::NotMade(OptError::Crashed(diagnostic))) => {
            return Outcome::CompilerCrashed { diagnostic };
        }
        Err(UnreadOutput::NotMade(OptError::Hung)) => return Outcome::CompilerHung,
        Err(UnreadOutput::NotMade(OptError::Machine(why))) => return Outcome::Infrastructure(why),
        Err(UnreadOutput::NotMade(OptError::Refused(why))) => {
            return Outcome::Unsupported(format!("opt refuses the module: {}", without_place(&why)));
        }
        Err(UnreadOutput::Unread(_)) => {
            return Outcome::Unsupported("our reader refuses what opt made".to_owned());
        }
    };
    let texts = (ir::print_module(&before), ir::print_module(&after.module));
    // Passes that leave a function alone are right.
    if texts.0 == texts.1 {
        return Outcome::Finished(Observations::default());
    }
    if let Some(why) = ill_formed(&after.module, RuleSample::Some) {
        return Outcome::Infrastructure(format!("what opt made, as it was read: {why}"));
    }
    // What no engine models is in no text of ours.
    if !after.promises.is_empty() {
        return judged_outcome(judge, name, before, &after);
    }
    judged.entry(texts).or_insert_with(|| judged_outcome(judge, name, before, &after)).clone()
}

fn judged_outcome(judge: RefinementJudge, name: &str, before: Module, after: &ModuleFile) -> Outcome {
    let before = ModuleFile { module: before, promises: Vec::new() };
    let Some(judged) = judge.judge_named(&before, after, name) else {
        return Outcome::Unsupported("passes removed the function".to_owned());
    };
    match judged.verdict {
        RefinementVerdict::Refines => Outcome::Finished(Observations::default()),
        RefinementVerdict::DoesNotRefine => {
            Outcome::DoesNotRefine { counterexample: judged.counterexample.unwrap_or_default() }
        }
        RefinementVerdict::Vacuous => Outcome::Unsupported("the function is always undefined".to_owned()),
        RefinementVerdict::TooLarge | RefinementVerdict::Unsupported => {
            Outcome::Unsupported(judged.reason.unwrap_or_default())
        }
    }
}

/// A message without the file and the position.
fn without_place(message: &str) -> &str {
    message.rsplit_once("error: ").map_or(message, |(_, words)| words)
}

impl PassCase {
    /// The passes that break the function, by the position of the run, as far as they can be found.
    fn culprits(&self, settings: &PassSettings, runs: &[EngineReport]) -> BTreeMap<usize, SmolStr> {
        let wrong =
            runs.iter().enumerate().filter(|(_, run)| matches!(run.outcome, Outcome::DoesNotRefine { .. }));
        let culprit = |(at, run): (usize, &EngineReport)| {
            let (by, _) = run.engine.sides()?;
            let named = settings.optimizers.iter().find(|candidate| candidate.given == by.compiler())?;
            let optimizer = &named.optimizer;
            let AdaptedModule { module, given, .. } =
                AdaptedModule::new(&self.module.module, optimizer.major());
            let text = ir::print_module(&given);
            let source = ModuleFile { module, promises: Vec::new() };
            let judge = settings.judge;
            let suspect = Suspect { judge, optimizer, passes: &self.passes, name: &self.module.entry };
            let found = suspect.wrong_pass(&text, &source).ok()??;
            Some((at, PassLeaf::name_in_message(&found.pass)))
        };
        wrong.filter_map(culprit).collect()
    }
}

impl Store for PassCase {
    const LANGUAGE: Language = Language::LlvmIr;

    type Form = EntryModule;

    /// Their language is that of other modules.
    fn is_stored_as(language: Language, configuration: Option<&str>) -> bool {
        let has_passes = |json: &str| serde_json::from_str::<StoredPasses>(json).is_ok();
        language == Self::LANGUAGE && configuration.is_some_and(has_passes)
    }

    fn text(&self) -> String {
        ir::print_module(&self.module.module)
    }

    fn restore(name: &str, text: &str, with: &StoredWith<'_>) -> Result<PassCase, Failure> {
        let module = module_file::from_text(name, text)?.module;
        let stored = with.configuration.map(serde_json::from_str::<StoredPasses>);
        let StoredPasses { passes, function } = stored
            .ok_or_else(|| Failure::input(name, "no option and no header names its passes"))?
            .map_err(|why| Failure::input(format_args!("the passes of {name}"), why))?;
        if defined(&module, &function).is_none() {
            return Err(Failure::input(name, format_args!("it has no function @{function}")));
        }
        Ok(PassCase { module: EntryModule::compared(module, function), passes })
    }

    fn configuration(&self) -> Option<String> {
        let stored = StoredPasses { passes: self.passes.clone(), function: self.module.entry.clone() };
        serde_json::to_string(&stored).ok()
    }

    fn form(&self) -> EntryModule {
        self.module.clone()
    }

    fn with_form(&self, module: EntryModule) -> PassCase {
        PassCase { module, passes: self.passes.clone() }
    }
}

impl Execute for PassCase {
    const WITNESS: EngineName = EngineName::Symbolic;

    type Settings = PassSettings;
    type Interpreters = ();
    type Expected = CompiledOnly;

    fn interpreters(_: &PassSettings) {}

    /// Nothing is known of a function before passes have made something of it.
    fn interpret(&self, _: &PassSettings, (): &mut ()) -> Answer<PassCase> {
        Answer::compiled_only(None)
    }

    fn panicked(_: &PassSettings, why: String) -> Answer<PassCase> {
        Answer::compiled_only(Some(format!("panicked: {why}")))
    }

    /// The functions of a pipeline go through each `opt` together.
    fn run_natively(
        _: &Toolchain,
        settings: &PassSettings,
        cases: &[PassCase],
    ) -> Result<BatchResult, NativeError> {
        let started = thread_cpu();
        let mut accounting = Accounting::default();
        let mut results = vec![CaseResult::default(); cases.len()];
        let mut judged = JudgedTexts::new();
        let mut by_passes: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (at, case) in cases.iter().enumerate() {
            by_passes.entry(&case.passes).or_default().push(at);
        }
        for named in settings.optimizers.iter() {
            for (passes, members) in &by_passes {
                let Some(configuration) = named.configuration(passes) else { continue };
                let of_passes: Vec<&PassCase> = members.iter().map(|&at| &cases[at]).collect();
                let outcomes = named.outcomes(settings.judge, &of_passes, &mut judged, &mut accounting);
                for (&at, outcome) in members.iter().zip(outcomes) {
                    let engine = EngineName::pure(configuration.clone());
                    results[at].runs.push(EngineReport { engine, outcome });
                }
            }
        }
        // The time of this thread has no share of the processes of `opt`: `outcomes` has counted those.
        accounting.ours += thread_cpu().saturating_sub(started);
        Ok(BatchResult { results, accounting, ..BatchResult::default() })
    }

    /// The versions that are wrong.
    fn narrowed(
        finding: &Finding,
        compilers: &native::Settings,
        settings: &PassSettings,
    ) -> Option<(native::Settings, PassSettings)> {
        let differing = &finding.difference.as_ref()?.differing;
        let narrowed = PassSettings::of_engines(differing).ok()?;
        let judge = settings.judge;
        Some((compilers.clone(), PassSettings { judge, ..narrowed }))
    }
}

impl Judge for PassCase {
    fn judge(
        &self,
        _: &Oracle<'_, PassCase>,
        _: &CompiledOnly,
        runs: &[EngineReport],
        _: &[LayoutAnswers],
    ) -> Report {
        judge_passes(runs, &BTreeMap::new())
    }

    /// Finds the passes that are wrong, which are the causes.
    fn confirm(
        &self,
        oracle: &Oracle<'_, PassCase>,
        examined: &mut Examined<PassCase>,
        _: &mut Accounting,
    ) -> Result<(), Failure> {
        if examined.report.mismatches().next().is_some() {
            let culprits = self.culprits(&oracle.settings, &examined.runs);
            examined.report = judge_passes(&examined.runs, &culprits);
        }
        Ok(())
    }

    /// Each function that was judged is one.
    fn observations(examined: &Examined<PassCase>) -> u64 {
        let is_judged =
            |run: &&EngineReport| matches!(run.outcome, Outcome::Finished(_) | Outcome::DoesNotRefine { .. });
        examined.runs.iter().filter(is_judged).count() as u64
    }
}

impl Diagnose for PassCase {
    fn cause(&self, finding: &Finding, _: Stage) -> Cause {
        cause::of_module(finding)
    }
}
