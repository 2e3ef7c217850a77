//! Modules of LLVM IR: the interpreters against each other, passes and back ends against everything that is allowed.

use std::collections::BTreeMap;

use engines::native::{self, BatchResult, ModuleEntry, NativeError, Toolchain, run_modules};
use engines::recipe::Recipe;
use engines::{EngineName, EngineReport, LayoutAnswers, Outcome};
use interpreter::Semantics;
use ir::Module;
use judge::ModuleCase;
use judge::confirm::explained_by;
use judge::inprocess::modules::{
    Against, Disagreement, ModuleAnswer, ModuleCheck, ModuleInterpreters, Tally, allowed,
};
use judge::ledger::EntryId;
use judge::verdict::{Finding, ModuleEvidence, Report, judge_module};
use reducer::EntryModule;
use refine::bits::OutcomeSet;
use serde_json::{Value, json};
use smol_str::SmolStr;

use super::{Answer, Diagnose, Examined, Execute, Expectation, Judge, Oracle, Store, StoredWith};
use crate::cause::{self, Cause, Stage};
use crate::outcome_set::{AllowedOutcome, AllowedOutcomes};
use case_files::module_file;
use case_files::{GeneratorInput, Language};
use host::Failure;
use host::hex::Hex;

/// The settings of the engines that run modules.
#[derive(Clone, Debug)]
pub struct ModuleSettings {
    /// True if the exhaustive engine is asked as well.
    pub small: bool,
    /// The semantics of poison and undef in compiled code.
    pub semantics: Semantics,
    /// The ways in which modules are compiled.
    pub recipes: Vec<Recipe>,
}

/// The answer of the interpreters on a module.
#[derive(Clone, Debug)]
pub struct ModuleExpectation {
    /// The comparison of the interpreters.
    pub answer: ModuleAnswer,
    /// Everything that the module may do natively; `None` if it was not compiled.
    pub allowed: Option<OutcomeSet>,
}

impl Expectation for ModuleExpectation {
    /// The interpreters say it one by one: [`Judge::witnesses`].
    fn not_run(&self) -> Option<String> {
        None
    }

    fn own_defect(&self) -> Option<String> {
        match &self.answer.check {
            ModuleCheck::Panicked(why) => Some(format!("panicked: {why}")),
            ModuleCheck::IllFormed(why) => Some(format!("ill-formed: {why}")),
            ModuleCheck::Agree | ModuleCheck::Inconclusive | ModuleCheck::Disagree(_) => None,
        }
    }
}

impl Store for ModuleCase {
    const LANGUAGE: Language = Language::LlvmIr;

    type Form = EntryModule;

    fn text(&self) -> String {
        ir::print_module(&self.module)
    }

    /// The interpreters use the semantics under which they disagreed.
    fn restore(name: &str, text: &str, with: &StoredWith<'_>) -> Result<ModuleCase, Failure> {
        let module = module_file::from_text(name, text)?.module;
        let entry = SmolStr::new_static(generator::ir::ENTRY);
        if module.functions.iter().all(|function| function.name != entry) {
            return Err(Failure::input(name, format_args!("it has no function @{entry}")));
        }
        let concrete = EngineName::Concrete.to_string();
        let report = with.outcomes.iter().find(|(engines, _)| engines.contains(&concrete));
        let report = report.and_then(|(_, json)| serde_json::from_str::<Value>(json).ok());
        let semantics = report.and_then(|report| Semantics::parse(report["semantics"].as_str()?).ok());
        Ok(ModuleCase { module, entry, semantics: semantics.unwrap_or(Semantics::LLVM_19) })
    }

    fn of_input(&self, input: &GeneratorInput) -> Option<ModuleCase> {
        let config = serde_json::from_str(input.configuration.as_ref()?).ok()?;
        Some(ModuleCase { module: generator::ir::module(&input.dna, &config), ..self.clone() })
    }

    fn form(&self) -> EntryModule {
        EntryModule::run(self.module.clone(), self.entry.clone())
    }

    fn with_form(&self, EntryModule { module, entry, .. }: EntryModule) -> ModuleCase {
        ModuleCase { module, entry, semantics: self.semantics }
    }
}

impl Execute for ModuleCase {
    const WITNESS: EngineName = EngineName::Symbolic;
    const COMPILED_TOGETHER: bool = true;

    type Settings = ModuleSettings;
    type Interpreters = ModuleInterpreters;
    type Expected = ModuleExpectation;

    fn one_case(cases: &[(usize, &ModuleCase)]) -> Option<ModuleCase> {
        let (_, first) = cases.first()?;
        let all: Vec<ModuleEntry<'_>> =
            cases.iter().map(|(_, case)| (&case.module, case.entry.as_str())).collect();
        let module = native::one_module(&all, generator::ir::ENTRY).ok()?;
        Some(ModuleCase {
            module,
            entry: SmolStr::new_static(generator::ir::ENTRY),
            semantics: first.semantics,
        })
    }

    fn interpreters(_: &ModuleSettings) -> ModuleInterpreters {
        ModuleInterpreters::default()
    }

    fn interpret(
        &self,
        settings: &ModuleSettings,
        interpreters: &mut ModuleInterpreters,
    ) -> Answer<ModuleCase> {
        answer(interpreters.run(self, settings.small))
    }

    fn panicked(_: &ModuleSettings, why: String) -> Answer<ModuleCase> {
        let outcome = Outcome::Infrastructure(format!("panicked: {why}"));
        answer(ModuleAnswer { check: ModuleCheck::Panicked(why), tally: Tally::default(), outcome })
    }

    fn run_natively(
        toolchain: &Toolchain,
        settings: &ModuleSettings,
        cases: &[ModuleCase],
    ) -> Result<BatchResult, NativeError> {
        let entries: Vec<ModuleEntry<'_>> =
            cases.iter().map(|case| (&case.module, case.entry.as_str())).collect();
        run_modules(toolchain, &settings.recipes, &entries)
    }

    fn expect_natively(&self, settings: &ModuleSettings, expected: &mut ModuleExpectation) {
        expected.allowed = Some(allowed(&self.module, &self.entry, settings.semantics));
    }

    /// The recipes that are wrong.
    fn narrowed(
        finding: &Finding,
        compilers: &native::Settings,
        settings: &ModuleSettings,
    ) -> Option<(native::Settings, ModuleSettings)> {
        let differing = &finding.difference.as_ref()?.differing;
        let recipes = differing.iter().filter_map(|engine| match engine {
            EngineName::Recipe(recipe) => Some(recipe.clone()),
            _ => None,
        });
        let settings = ModuleSettings { recipes: recipes.collect(), ..settings.clone() };
        (!settings.recipes.is_empty()).then(|| (compilers.clone(), settings))
    }
}

impl Judge for ModuleCase {
    fn judge(
        &self,
        _: &Oracle<'_, ModuleCase>,
        expected: &ModuleExpectation,
        runs: &[EngineReport],
        _: &[LayoutAnswers],
    ) -> Report {
        judged(&self.module, expected, runs, &BTreeMap::new())
    }

    fn confirm(
        &self,
        oracle: &Oracle<'_, ModuleCase>,
        examined: &mut Examined<ModuleCase>,
        cost: &mut native::Accounting,
    ) -> Result<(), Failure> {
        let Some(toolchain) = oracle.native else { return Ok(()) };
        let semantics = oracle.settings.semantics;
        let (known, accounting) = explained_by(toolchain, semantics, oracle.ledger, self, &examined.report)
            .map_err(|why| Failure::Infrastructure(why.to_string()))?;
        *cost += accounting;
        if !known.is_empty() {
            examined.report = judged(&self.module, &examined.expected, &examined.runs, &known);
        }
        Ok(())
    }

    fn witnesses(
        settings: &ModuleSettings,
        expected: &ModuleExpectation,
    ) -> Vec<(EngineName, Option<String>)> {
        let ModuleAnswer { check, tally, .. } = &expected.answer;
        let disagrees = |with: fn(&Against) -> bool| matches!(check, ModuleCheck::Disagree(disagreement) if with(&disagreement.against));
        let symbolic = tally.judged > 0 || disagrees(|against| matches!(against, Against::Missing(_)));
        let exhaustive =
            tally.exhausted > 0 || disagrees(|against| matches!(against, Against::Exhaustive(_)));
        let skipped = |ran: bool, why: &str| (!ran).then(|| why.to_owned());
        let symbolic = (EngineName::Symbolic, skipped(symbolic, "cannot follow it"));
        let exhaustive = (EngineName::Exhaustive, skipped(exhaustive, "too many executions"));
        std::iter::once(symbolic).chain(settings.small.then_some(exhaustive)).collect()
    }

    fn witness_reports(&self, examined: &Examined<ModuleCase>) -> Vec<(EngineName, String)> {
        let ModuleExpectation { answer, allowed } = &examined.expected;
        let concrete = match &answer.check {
            ModuleCheck::Disagree(disagreement) => {
                Some((EngineName::Concrete, disagreement_json(&self.module, disagreement)))
            }
            ModuleCheck::Agree
            | ModuleCheck::Inconclusive
            | ModuleCheck::Panicked(_)
            | ModuleCheck::IllFormed(_) => None,
        };
        let symbolic = allowed.as_ref().map(|allowed| {
            (EngineName::Symbolic, json!(AllowedOutcomes::new(&self.module, allowed)).to_string())
        });
        concrete.into_iter().chain(symbolic).collect()
    }

    fn observations(examined: &Examined<ModuleCase>) -> u64 {
        let native = examined.runs.iter().filter(|run| run.engine != EngineName::Concrete);
        let native: u64 = native.filter_map(|run| run.outcome.log()).map(|log| log.len() as u64).sum();
        examined.expected.answer.tally.observations + native
    }
}

impl Diagnose for ModuleCase {
    fn cause(&self, finding: &Finding, _: Stage) -> Cause {
        cause::of_module(finding)
    }
}

fn answer(answer: ModuleAnswer) -> Answer<ModuleCase> {
    let run = EngineReport { engine: EngineName::Concrete, outcome: answer.outcome.clone() };
    Answer { expected: ModuleExpectation { answer, allowed: None }, runs: vec![run] }
}

fn judged(
    module: &Module,
    expected: &ModuleExpectation,
    runs: &[EngineReport],
    known: &BTreeMap<usize, EntryId>,
) -> Report {
    let ModuleExpectation { answer, allowed } = expected;
    judge_module(&ModuleEvidence { module, interpreters: answer, allowed: allowed.as_ref(), runs, known })
}

/// A run of the concrete interpreter that should not be, as JSON.
fn disagreement_json(module: &Module, disagreement: &Disagreement) -> String {
    let Disagreement { semantics, outcome: _, observations, against } = disagreement;
    let (by, expected) = match against {
        Against::Missing(missing) => ("missing", json!(AllowedOutcome::new(module, missing))),
        Against::Symbolic(all) => ("tracked", json!(AllowedOutcomes::new(module, all))),
        Against::Exhaustive(all) => ("exhaustive", json!(format!("{all:?}"))),
    };
    let run = json!({
        "semantics": semantics.to_string(),
        "did": disagreement.run_in_words(module),
        "observations": observations.iter().map(|observation| (observation.site, Hex(observation.value))).collect::<Vec<_>>(),
        "against": by,
        "expected": expected,
    });
    run.to_string()
}
