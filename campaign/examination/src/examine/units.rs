//! Functions of units: what plug-in engines make of a signature. A batch of cases is one unit, which every variant of every engine
//! compiles; the compilers of the reference are the other side of each call, and are held against each other as well.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use engines::native::{self, Accounting, BatchResult, CaseResult, CompilerCost, NativeError, Toolchain};
use engines::{Configuration, EngineName, EngineReport, LayoutAnswers, Outcome};
use judge::verdict::{Finding, Report, Verdict, judge_unit};
use lang::{Features, SignatureUnit, Target};
use plugins::{EngineSpec, LiveEngine, UnitTools};
use serde::{Deserialize, Serialize};

use super::{Answer, CompiledOnly, Diagnose, Examined, Execute, Judge, Oracle, Store, StoredWith};
use crate::cause::{self, Cause, Stage};
use case_files::Language;
use conformance::Examination;
use host::Failure;

/// The seed of the values that are passed: equal in a campaign and afterwards.
const VALUES: u64 = 1;

/// A function of a unit, with the records that it passes.
#[derive(Clone, Debug)]
pub struct UnitCase {
    /// The unit; it has one function.
    pub unit: SignatureUnit,
    /// A file of tables of further engines.
    pub tables: Option<PathBuf>,
}

/// The data of a case that the database stores besides its text.
#[derive(Debug, Serialize, Deserialize)]
struct StoredTables {
    engines: PathBuf,
}

/// The engines that are asked, and what builds and runs them, shared by all workers.
#[derive(Clone, Debug)]
pub struct UnitSettings {
    tools: Arc<UnitTools>,
    engines: Arc<[LiveEngine]>,
    /// The compilers of the reference, as reports name them.
    references: Arc<[Configuration]>,
    /// Says which values are passed.
    seed: u64,
}

impl UnitSettings {
    /// These engines.
    ///
    /// # Errors
    /// [`Failure::Input`] if a compiler of the reference has a name that is none.
    pub fn new(tools: Arc<UnitTools>, engines: Vec<LiveEngine>, seed: u64) -> Result<UnitSettings, Failure> {
        let references = tools.references().iter().map(|reference| reference.name.parse());
        let references = references
            .collect::<Result<Vec<Configuration>, _>>()
            .map_err(|why| Failure::infrastructure("the compilers of the reference", why))?;
        Ok(UnitSettings { tools, engines: engines.into(), references: references.into(), seed })
    }

    /// The engines of these names, with the tables of a file.
    ///
    /// # Errors
    /// [`Failure::Input`] if there is no such engine; [`Failure::Infrastructure`] if it, or a compiler of the reference, is missing.
    pub fn named(target: Target, names: &[String], tables: Option<&Path>) -> Result<UnitSettings, Failure> {
        for name in names {
            conformance::spec_named(name, tables)?;
        }
        let tools = conformance::unit_tools(target)?;
        let engines = names.iter().map(|name| conformance::engine(&tools, name, tables));
        let engines = engines.collect::<Result<Vec<_>, _>>()?;
        UnitSettings::new(Arc::new(tools), engines, VALUES)
    }

    /// The engines that took part in a finding.
    ///
    /// # Errors
    /// As [`UnitSettings::named`].
    pub fn of_finding<'e>(
        target: Target,
        engines: impl IntoIterator<Item = &'e EngineName>,
        tables: Option<&Path>,
    ) -> Result<UnitSettings, Failure> {
        let alone = UnitSettings::new(Arc::new(conformance::unit_tools(target)?), Vec::new(), VALUES)?;
        let sides =
            engines.into_iter().filter_map(EngineName::sides).flat_map(|(caller, callee)| [caller, callee]);
        let names: BTreeSet<&str> =
            sides.filter(|side| !alone.references.contains(side)).map(Configuration::compiler).collect();
        let engines = names.into_iter().map(|name| conformance::engine(&alone.tools, name, tables));
        let engines: Arc<[LiveEngine]> = engines.collect::<Result<Vec<_>, _>>()?.into();
        Ok(UnitSettings { engines, ..alone })
    }

    /// The compilers of the reference, as reports name them.
    #[must_use]
    pub fn references(&self) -> &[Configuration] {
        &self.references
    }

    /// The versions of the engines, beside those of compilers.
    #[must_use]
    pub fn fingerprints(&self, compilers: BTreeMap<String, String>) -> BTreeMap<String, String> {
        let mut all = compilers;
        for engine in self.engines.iter() {
            let names = engine
                .spec
                .variants
                .iter()
                .filter_map(|variant| conformance::configuration(engine, variant).ok());
            all.extend(names.map(|name| (name.to_string(), engine.version.clone())));
        }
        all
    }

    /// The engines.
    #[must_use]
    pub fn engines(&self) -> &[LiveEngine] {
        &self.engines
    }

    /// The first engine that made no call and answered no question, and why.
    fn uncompared(&self, runs: &[EngineReport]) -> Option<String> {
        self.engines.iter().find_map(|engine| {
            let name = engine.spec.name.as_str();
            let is_its = |side: &Configuration| side.to_string() == name || side.compiler() == name;
            let mut its = runs.iter().filter(|run| {
                run.engine.sides().is_some_and(|(caller, callee)| is_its(caller) || is_its(callee))
            });
            if its.clone().any(|run| matches!(run.outcome, Outcome::Called(_))) {
                return None;
            }
            Some(match its.next().map(|run| &run.outcome) {
                Some(Outcome::Unsupported(why)) => format!("{name}: {why}"),
                Some(Outcome::Rejected { diagnostic }) => {
                    format!("{name} rejects it: {}", diagnostic.lines().next().unwrap_or_default())
                }
                _ => format!("{name} was not asked"),
            })
        })
    }

    /// Runs the functions of a unit by every engine, and the compilers of the reference against each other.
    fn run(&self, unit: &SignatureUnit, results: &mut [CaseResult]) -> Result<Accounting, Failure> {
        let mut accounting = Accounting::default();
        let references = self.tools.references();
        let second = references.get(1).map(|second| self.tools.of_reference(second));
        for (number, engine) in self.engines.iter().chain(&second).enumerate() {
            let (tools, variants) = (&self.tools, &engine.spec.variants);
            let Examination { functions, runs, spent, .. } =
                conformance::examine(tools, engine, variants, unit, self.seed, false)?;
            let first = variants.first().map(|variant| conformance::configuration(engine, variant));
            let of_unit = unit.functions.iter();
            for ((result, (_, examined)), function) in results.iter_mut().zip(functions).zip(of_unit) {
                let is_asked = number < self.engines.len();
                if let (true, Some(Ok(configuration))) = (is_asked && examined.runs.is_empty(), &first) {
                    let outcome = Outcome::Unsupported(lacking(engine, unit.needs(function)));
                    let engine = EngineName::pure(configuration.clone());
                    result.runs.push(EngineReport { engine, outcome });
                }
                examined.runs.into_iter().for_each(|run| add(&mut result.runs, run));
            }
            if let Some(Ok(configuration)) = first {
                let starts = variants.len() as u64;
                accounting.add_compiler(CompilerCost { configuration, cpu: spent.engine, starts });
            }
            accounting.driver += spent.reference;
            accounting.ours += spent.own;
            accounting.runs += runs;
        }
        Ok(accounting)
    }
}

/// The reason why an engine is not asked about a function with these features.
fn lacking(engine: &LiveEngine, needs: Features) -> String {
    let EngineSpec { calls, defines, .. } = &engine.spec;
    let names = |set: Features| set.language_names().collect::<Vec<_>>().join(", ");
    match calls.contains(needs) || defines.contains(needs) {
        true => format!("no compiler of the reference has all of {}", names(needs)),
        false => format!("it lacks {}", names((needs - *calls) | (needs - *defines))),
    }
}

/// Adds what an engine reports; what it reports in both directions of a call of itself is one report.
fn add(runs: &mut Vec<EngineReport>, new: EngineReport) {
    let Some(known) = runs.iter_mut().find(|run| run.engine == new.engine) else { return runs.push(new) };
    match (&mut known.outcome, new.outcome) {
        (Outcome::Called(defects), Outcome::Called(more)) => defects.extend(more),
        (known @ Outcome::Rejected { .. }, called @ Outcome::Called(_)) => *known = called,
        _ => {}
    }
}

impl Store for UnitCase {
    const LANGUAGE: Language = Language::Signatures;

    type Form = SignatureUnit;

    fn text(&self) -> String {
        format!("/* target: {} */\n{}", self.unit.types.target.name(), self.unit)
    }

    fn restore(name: &str, text: &str, with: &StoredWith<'_>) -> Result<UnitCase, Failure> {
        let stored = with.configuration.map(serde_json::from_str::<StoredTables>).transpose();
        let stored = stored.map_err(|why| Failure::input(format_args!("the engines of {name}"), why))?;
        let tables = stored.map(|stored| stored.engines);
        let unit: SignatureUnit = text.parse().map_err(|why| Failure::input(name, why))?;
        match &unit.functions[..] {
            [function] => Ok(UnitCase { unit: unit.single_function(function), tables }),
            all => Err(Failure::input(name, format_args!("it declares {} functions, not one", all.len()))),
        }
    }

    fn configuration(&self) -> Option<String> {
        let stored = StoredTables { engines: self.tables.clone()? };
        serde_json::to_string(&stored).ok()
    }

    fn form(&self) -> SignatureUnit {
        self.unit.clone()
    }

    fn with_form(&self, unit: SignatureUnit) -> UnitCase {
        UnitCase { unit, tables: self.tables.clone() }
    }
}

impl Execute for UnitCase {
    const WITNESS: EngineName = EngineName::Reference;

    type Settings = UnitSettings;
    type Interpreters = ();
    type Expected = CompiledOnly;

    fn interpreters(_: &UnitSettings) {}

    /// Nothing runs it in process.
    fn interpret(&self, _: &UnitSettings, (): &mut ()) -> Answer<UnitCase> {
        Answer::compiled_only(None)
    }

    fn panicked(_: &UnitSettings, why: String) -> Answer<UnitCase> {
        Answer::compiled_only(Some(format!("panicked: {why}")))
    }

    fn run_natively(
        _: &Toolchain,
        settings: &UnitSettings,
        cases: &[UnitCase],
    ) -> Result<BatchResult, NativeError> {
        let mut results = vec![CaseResult::default(); cases.len()];
        let units = cases.iter().map(|case| &case.unit);
        let merged = SignatureUnit::merged(settings.tools.target(), units);
        let accounting = match settings.run(&merged, &mut results) {
            Ok(accounting) => accounting,
            Err(why) => {
                let outcome = Outcome::Infrastructure(why.to_string());
                let report = EngineReport { engine: EngineName::Reference, outcome };
                results.iter_mut().for_each(|result| result.runs.push(report.clone()));
                Accounting::default()
            }
        };
        Ok(BatchResult { results, accounting, ..BatchResult::default() })
    }

    /// The engines and variants that are wrong.
    fn narrowed(
        finding: &Finding,
        compilers: &native::Settings,
        settings: &UnitSettings,
    ) -> Option<(native::Settings, UnitSettings)> {
        let differing = &finding.difference.as_ref()?.differing;
        let is_wrong = |name: Option<Configuration>| {
            let sides =
                |engine: &EngineName| engine.sides().map(|(caller, callee)| [caller.clone(), callee.clone()]);
            name.is_some_and(|name| differing.iter().filter_map(sides).flatten().any(|side| side == name))
        };
        let few = settings.engines.iter().filter_map(|engine| {
            let mut few = engine.clone();
            few.spec.variants.retain(|variant| is_wrong(conformance::configuration(engine, variant).ok()));
            (!few.spec.variants.is_empty()).then_some(few)
        });
        let engines: Arc<[LiveEngine]> = few.collect();
        (!engines.is_empty()).then(|| (compilers.clone(), UnitSettings { engines, ..settings.clone() }))
    }
}

/// The ledger has no entries for signatures; `corpus/engines.toml` names buckets ([`cause::of_unit`]).
impl Judge for UnitCase {
    fn judge(
        &self,
        oracle: &Oracle<'_, UnitCase>,
        _: &CompiledOnly,
        runs: &[EngineReport],
        _: &[LayoutAnswers],
    ) -> Report {
        let mut report = judge_unit(&oracle.settings.references, runs);
        // That the compilers of the reference agree says nothing of an engine that was not compared.
        if let (true, Some(why)) = (report.verdict <= Verdict::Agree, oracle.settings.uncompared(runs)) {
            report.verdict = Verdict::Unsupported(why);
        }
        report
    }

    /// Each call that was made.
    fn observations(examined: &Examined<UnitCase>) -> u64 {
        examined.runs.iter().filter(|run| matches!(run.outcome, Outcome::Called(_))).count() as u64
    }
}

impl Diagnose for UnitCase {
    fn cause(&self, finding: &Finding, stage: Stage) -> Cause {
        cause::of_unit(&self.unit, finding, stage)
    }

    /// Everything that the reduced function has.
    fn trigger(&self, _: &Cause, stage: Stage) -> Vec<String> {
        match stage {
            Stage::Found => Vec::new(),
            Stage::Reduced => self.traits().into_iter().collect(),
        }
    }

    fn traits(&self) -> BTreeSet<String> {
        cause::traits_of_unit(&self.unit)
    }
}
