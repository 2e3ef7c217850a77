//! Functions of LLVM IR through back ends: compiled code is called with arguments for which the function does one thing only.

use std::collections::BTreeSet;
use std::sync::Arc;

use engines::native::{self, Accounting, BatchResult, CaseResult, NativeError, Toolchain};
use engines::{Configuration, EngineName, EngineReport, LayoutAnswers, Observations, Outcome};
use interpreter::Semantics;
use ir::{Callee, Module, Op};
use judge::verdict::{Finding, Report, judge_passes};
use reducer::EntryModule;
use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use super::{Answer, CompiledOnly, Diagnose, Examined, Execute, Judge, Oracle, Store, StoredWith};
use crate::cause::{self, Cause, Stage};
use case_files::Language;
use case_files::module_file::{self, ModuleFile};
use host::Failure;
use host::clock::thread_cpu;
use passes::codegen::{CalledFunction, CodeGenerator, CodegenError, LEVELS};
use passes::refinement::{RefinementJudge, defined};

/// A function that back ends compile.
#[derive(Clone, Debug)]
pub struct CodegenCase {
    /// The function, with what it needs.
    pub module: EntryModule,
}

/// The data of a case that the database stores besides its text.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StoredFunction {
    compiled: SmolStr,
}

/// The back ends, and the semantics of what they compile.
#[derive(Clone, Debug)]
pub struct CodegenSettings {
    generators: Arc<Vec<NamedGenerator>>,
    judge: RefinementJudge,
}

/// A back end with the name by which its engines go.
#[derive(Debug)]
struct NamedGenerator {
    /// As the user has it, so that a finding can be asked about again.
    given: String,
    generator: CodeGenerator,
}

impl CodegenSettings {
    /// For these programs.
    ///
    /// # Errors
    /// As [`CodeGenerator::new`].
    pub fn new<'a>(
        programs: impl IntoIterator<Item = &'a str>,
        semantics: Semantics,
    ) -> Result<CodegenSettings, Failure> {
        let named = |given: &str| {
            Ok::<_, Failure>(NamedGenerator {
                given: given.to_owned(),
                generator: CodeGenerator::new(given)?,
            })
        };
        let generators = programs.into_iter().map(named).collect::<Result<Vec<_>, _>>()?;
        let judge = RefinementJudge::new(semantics);
        Ok(CodegenSettings { generators: Arc::new(generators), judge })
    }

    /// For the programs of engines that found something.
    ///
    /// # Errors
    /// As [`CodeGenerator::new`].
    pub fn of_engines<'a>(
        engines: impl IntoIterator<Item = &'a EngineName>,
    ) -> Result<CodegenSettings, Failure> {
        let sides = engines.into_iter().filter_map(EngineName::sides);
        let programs: BTreeSet<&str> = sides.map(|(one, _)| one.compiler()).collect();
        CodegenSettings::new(programs, Semantics::LLVM_19)
    }

    /// The version of each back end at each level, for those who store what was asked.
    #[must_use]
    pub fn versions(&self) -> Vec<(String, String)> {
        let named = |named: &NamedGenerator| {
            let title = named.generator.title();
            LEVELS.map(|level| (format!("{} {level}", named.given), title.clone()))
        };
        self.generators.iter().flat_map(named).collect()
    }
}

impl NamedGenerator {
    /// The outcomes of a function at each level.
    fn outcomes(&self, module: &Module, function: &CalledFunction) -> [Outcome; LEVELS.len()] {
        let failed = |outcome: Outcome| LEVELS.map(|_| outcome.clone());
        match self.generator.differences(module, std::slice::from_ref(function)) {
            Ok(differences) => match differences.into_iter().flatten().next() {
                None => failed(Outcome::Finished(Observations::default())),
                Some(difference) => first_wrong(
                    difference.level,
                    Outcome::Finished(Observations::default()),
                    Outcome::DoesNotRefine { counterexample: difference.text },
                ),
            },
            Err(CodegenError::Crashed(level, _, diagnostic)) => {
                let not_run = Outcome::Unsupported("another level crashes".to_owned());
                first_wrong(level, not_run, Outcome::CompilerCrashed { diagnostic })
            }
            Err(CodegenError::Refused(title, _)) => {
                failed(Outcome::Unsupported(format!("{title} refuses the module")))
            }
            Err(CodegenError::Machine(why)) => failed(Outcome::Infrastructure(why.to_string())),
        }
    }
}

/// The outcomes where one level is wrong: the levels before it were compared, those after it were not.
fn first_wrong(wrong: &str, before: Outcome, outcome: Outcome) -> [Outcome; LEVELS.len()] {
    let mut is_after = false;
    LEVELS.map(|level| match (level == wrong, is_after) {
        (true, _) => {
            is_after = true;
            outcome.clone()
        }
        (false, false) => before.clone(),
        (false, true) => Outcome::Unsupported(format!("not compared: {wrong} is wrong already")),
    })
}

impl CodegenCase {
    /// The calls to make of the function. `Err` says why there are none.
    fn called(&self, judge: RefinementJudge) -> Result<CalledFunction, String> {
        let file = ModuleFile { module: self.module.module.clone(), promises: Vec::new() };
        CalledFunction::new(judge, &file, &file, &self.module.entry)
    }

    /// The instructions of the function and the intrinsics that it calls, by name.
    fn operations(&self) -> BTreeSet<String> {
        let module = &self.module.module;
        let functions = module.functions.iter().filter(|function| function.name == self.module.entry);
        let name = |op: &Op| match op {
            Op::Call(call) => match call.callee {
                Callee::Direct(id) => module.functions[id.index()].name.to_string(),
                Callee::Indirect(_) | Callee::Asm(_) => op.opcode().keyword().to_owned(),
            },
            _ => op.opcode().keyword().to_owned(),
        };
        functions
            .flat_map(|function| function.instructions())
            .map(|instruction| name(&instruction.op))
            .collect()
    }
}

impl Store for CodegenCase {
    const LANGUAGE: Language = Language::LlvmIr;

    type Form = EntryModule;

    fn is_stored_as(language: Language, configuration: Option<&str>) -> bool {
        let is_its = |json: &str| serde_json::from_str::<StoredFunction>(json).is_ok();
        language == Self::LANGUAGE && configuration.is_some_and(is_its)
    }

    fn text(&self) -> String {
        ir::print_module(&self.module.module)
    }

    fn restore(name: &str, text: &str, with: &StoredWith<'_>) -> Result<CodegenCase, Failure> {
        let module = module_file::from_text(name, text)?.module;
        let stored = with.configuration.map(serde_json::from_str::<StoredFunction>);
        let StoredFunction { compiled } = stored
            .ok_or_else(|| Failure::input(name, "nothing names its function"))?
            .map_err(|why| Failure::input(format_args!("the function of {name}"), why))?;
        match defined(&module, &compiled) {
            Some(_) => Ok(CodegenCase { module: EntryModule::compared(module, compiled) }),
            None => Err(Failure::input(name, format_args!("it has no function @{compiled}"))),
        }
    }

    fn configuration(&self) -> Option<String> {
        serde_json::to_string(&StoredFunction { compiled: self.module.entry.clone() }).ok()
    }

    fn form(&self) -> EntryModule {
        self.module.clone()
    }

    fn with_form(&self, module: EntryModule) -> CodegenCase {
        CodegenCase { module }
    }
}

impl Execute for CodegenCase {
    const WITNESS: EngineName = EngineName::Symbolic;

    type Settings = CodegenSettings;
    type Interpreters = ();
    type Expected = CompiledOnly;

    fn interpreters(_: &CodegenSettings) {}

    /// The calls are found where they are made; but code that calls what the module lacks cannot be linked.
    fn interpret(&self, _: &CodegenSettings, (): &mut ()) -> Answer<CodegenCase> {
        let mut declared = self.module.module.functions.iter().filter(|function| function.is_declaration());
        let missing = declared.find(|function| !function.name.starts_with("llvm."));
        Answer::compiled_only(
            missing.map(|_| "it calls a function that the module does not define".to_owned()),
        )
    }

    fn panicked(_: &CodegenSettings, why: String) -> Answer<CodegenCase> {
        Answer::compiled_only(Some(format!("panicked: {why}")))
    }

    fn run_natively(
        _: &Toolchain,
        settings: &CodegenSettings,
        cases: &[CodegenCase],
    ) -> Result<BatchResult, NativeError> {
        let started = thread_cpu();
        let mut results = vec![CaseResult::default(); cases.len()];
        for (case, result) in cases.iter().zip(&mut results) {
            let called = case.called(settings.judge);
            for named in settings.generators.iter() {
                let outcomes = match &called {
                    Ok(function) => named.outcomes(&case.module.module, function),
                    Err(why) => LEVELS.map(|_| Outcome::Unsupported(why.clone())),
                };
                let report = |(level, outcome): (&str, Outcome)| {
                    let engine = EngineName::pure(Configuration::new(&named.given, level).ok()?);
                    Some(EngineReport { engine, outcome })
                };
                result.runs.extend(LEVELS.into_iter().zip(outcomes).filter_map(report));
            }
        }
        let accounting = Accounting { ours: thread_cpu().saturating_sub(started), ..Accounting::default() };
        Ok(BatchResult { results, accounting, ..BatchResult::default() })
    }

    /// The back ends that are wrong.
    fn narrowed(
        finding: &Finding,
        compilers: &native::Settings,
        settings: &CodegenSettings,
    ) -> Option<(native::Settings, CodegenSettings)> {
        let narrowed = CodegenSettings::of_engines(&finding.difference.as_ref()?.differing).ok()?;
        Some((compilers.clone(), CodegenSettings { judge: settings.judge, ..narrowed }))
    }
}

/// Neither does the ledger have entries for back ends, nor is there anything more to ask.
impl Judge for CodegenCase {
    fn judge(
        &self,
        _: &Oracle<'_, CodegenCase>,
        _: &CompiledOnly,
        runs: &[EngineReport],
        _: &[LayoutAnswers],
    ) -> Report {
        judge_passes(runs, &Default::default())
    }

    /// Each function that was called at a level is one.
    fn observations(examined: &Examined<CodegenCase>) -> u64 {
        let is_judged =
            |run: &&EngineReport| matches!(run.outcome, Outcome::Finished(_) | Outcome::DoesNotRefine { .. });
        examined.runs.iter().filter(is_judged).count() as u64
    }
}

impl Diagnose for CodegenCase {
    /// The operations of a reduced function tell one mistake from another.
    fn cause(&self, finding: &Finding, stage: Stage) -> Cause {
        let telling = match stage {
            Stage::Found => None,
            Stage::Reduced => Some(Vec::from_iter(self.operations()).join(", ")),
        };
        Cause { telling: telling.filter(|names| !names.is_empty()), ..cause::of_module(finding) }
    }
}
