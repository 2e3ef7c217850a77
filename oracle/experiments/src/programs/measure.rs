//! One program at one level: clang's IR, lowered by each strategy, compiled, and run beside what clang makes of its own.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::native::Scratch;
use interpreter::Semantics;
use ir::{Module, Neighbours};
use lang::Target;
use lowering::LegalVectors;
use lowering::strategy::{Strategy, WORD};
use relowering::{FieldOrigin, Recognition, StatedLayouts};

use super::bench::{ClangCommands, CommandError, read};
use super::measurement::{AccessCounts, LevelMeasurement, Optimisation, ProgramMeasurement, StrategyCost};
use super::parting::PartedFunctions;
use super::refinement::judged;
use super::scratch::copy;
use super::suite::SuiteProgram;
use super::units::{UnitBuilds, UnitFiles};
use super::workload::{RunResult, Workload};

/// The parts of a measurement.
#[derive(Clone, Debug)]
pub struct MeasurePlan {
    /// The strategies.
    pub strategies: Vec<Strategy>,
    /// The levels.
    pub levels: Vec<Optimisation>,
    /// The number of times that the compilations of a program are timed, shared out among its translation units, each at least once; the
    /// least time counts.
    pub repeats: u32,
    /// The processor time for a function's refinement; `None` judges none.
    pub refine: Option<Duration>,
    /// The counter of the instructions that runs execute, if they are to be counted.
    pub counter: Option<PathBuf>,
    /// Set to find the passes after which functions are longer than clang's.
    pub parting_passes: bool,
    /// The place for the directories in which programs are measured.
    pub scratch: PathBuf,
    /// The target, of which only the host's programs are run.
    pub target: Target,
}

/// A translation unit as clang leaves it before LLVM's passes.
pub(super) struct ClangUnit {
    /// Its IR.
    pub(super) module: Module,
    /// The layouts of its records.
    pub(super) layouts: StatedLayouts,
    /// Its accesses to bit-fields.
    pub(super) recognition: Recognition,
}

/// Measures a program. What fails is in the result.
#[must_use]
pub fn measure_program(
    commands: &ClangCommands,
    program: &SuiteProgram,
    plan: &MeasurePlan,
) -> ProgramMeasurement {
    let mut measured = ProgramMeasurement { name: program.name.clone(), levels: Vec::new(), failure: None };
    for &level in &plan.levels {
        match (Bench { commands, program, plan, level }).measure() {
            Ok(at_level) => measured.levels.push(at_level),
            Err(why) => {
                measured.failure = Some(format!("{level}: {why}"));
                break;
            }
        }
    }
    measured
}

#[derive(Clone, Copy)]
struct Bench<'a> {
    commands: &'a ClangCommands,
    program: &'a SuiteProgram,
    plan: &'a MeasurePlan,
    level: Optimisation,
}

impl Bench<'_> {
    fn measure(self) -> Result<LevelMeasurement, CommandError> {
        let place = &self.plan.scratch;
        let scratch =
            Scratch::new_in(place).map_err(|source| CommandError::File { path: place.clone(), source })?;
        let directory = scratch.path();
        copy(self.program, directory)?;
        let units: Vec<ClangUnit> = self
            .program
            .sources
            .iter()
            .map(|source| self.front_end(directory, source))
            .collect::<Result<_, _>>()?;
        let (accesses, unrecognised) = accesses(&units);
        let mut builds = UnitBuilds::new(self.commands, self.plan, self.level, directory, units.len());
        let workload = Workload::new(self.commands, self.program, self.plan, directory);
        let own: Vec<UnitFiles> = units
            .iter()
            .map(|unit| builds.compile(&unit.module, ir::print_module(&unit.module)))
            .collect::<Result<_, _>>()?;
        let expected = workload.runs("clang", &own)?;
        let mut counted: HashMap<Vec<UnitFiles>, Option<u64>> = HashMap::new();
        let strategies = self.plan.strategies.iter();
        let strategies = strategies
            .map(|strategy| {
                let modules: Vec<Option<Module>> =
                    units.iter().map(|unit| lowered(unit, strategy)).collect::<Result<_, _>>()?;
                let compiled = modules.iter().zip(&own).map(|(module, &own)| match module {
                    Some(module) => builds.compile(module, ir::print_module(module)),
                    None => Ok(own),
                });
                let files: Vec<UnitFiles> = compiled.collect::<Result<_, _>>()?;
                let ends = workload.runs(strategy.name, &files)?;
                let mut cost = self.cost(strategy, &builds, &files, &ends);
                cost.run_instructions = match counted.get(&files) {
                    Some(&known) => known,
                    None => workload.instructions(strategy.name)?,
                };
                counted.insert(files.clone(), cost.run_instructions);
                let not_clangs = *strategy == WORD && files != own;
                cost.wrong = not_clangs
                    .then(|| "the text is not clang's".to_owned())
                    .or_else(|| difference(&expected, &ends));
                cost.parted = self.parted(strategy, &builds, &own, &files)?;
                let judge = |time| -> Result<_, CommandError> {
                    let under = |semantics| judged(&units, &modules, strategy, semantics, time);
                    Ok([under(("llvm-19", Semantics::LLVM_19))?, under(("thesis", Semantics::THESIS))?])
                };
                cost.refinement = self.plan.refine.filter(|_| *strategy != WORD).map(judge).transpose()?;
                Ok(cost)
            })
            .collect::<Result<_, CommandError>>()?;
        Ok(LevelMeasurement { level: self.level, accesses, unrecognised, strategies })
    }

    fn parted(
        self,
        strategy: &Strategy,
        builds: &UnitBuilds<'_>,
        own: &[UnitFiles],
        files: &[UnitFiles],
    ) -> Result<Option<PartedFunctions>, CommandError> {
        if !self.plan.parting_passes || *strategy == WORD || self.level == Optimisation::O0 {
            return Ok(None);
        }
        let mut parted = PartedFunctions::new();
        for (&word, &other) in own.iter().zip(files) {
            builds.add_parted(word, other, &mut parted)?;
        }
        Ok(Some(parted))
    }

    fn cost(
        self,
        strategy: &Strategy,
        builds: &UnitBuilds<'_>,
        files: &[UnitFiles],
        ends: &[RunResult],
    ) -> StrategyCost {
        let mut cost = StrategyCost {
            strategy: strategy.name.to_owned(),
            run_s: ends.iter().map(|run| run.cpu.as_secs_f64()).sum(),
            ..StrategyCost::default()
        };
        for unit in files {
            cost.add_unit(builds.cost(*unit));
        }
        cost
    }

    /// The IR of a translation unit, and the layouts that clang states.
    fn front_end(self, directory: &Path, source: &Path) -> Result<ClangUnit, CommandError> {
        let text = directory.join("unit.ll");
        let passes = match self.level {
            Optimisation::O0 => "-disable-O0-optnone",
            Optimisation::O2 | Optimisation::O3 => "-disable-llvm-passes",
        };
        let options = ["-S", "-emit-llvm", "-fno-discard-value-names", "-Xclang", "-fdump-record-layouts"];
        let own = ["-Xclang", passes, self.level.name(), "-o", "unit.ll"];
        let flags = self.program.flags.iter().map(String::as_str);
        let arguments = options.into_iter().chain(own).chain(flags).map(Into::into);
        let arguments: Vec<std::ffi::OsString> = arguments.chain([source.into()]).collect();
        let layouts = self.commands.clang("the front end", directory, arguments)?;
        let text = String::from_utf8_lossy(&read(&text)?).into_owned();
        let unusable = |doing, why: String| CommandError::Failed { doing, why };
        let (module, names) = ir::read::read_with_names(&text)
            .map_err(|why| unusable("reading clang's IR", why.to_string()))?;
        let layouts = StatedLayouts::parse(&layouts)
            .map_err(|why| unusable("reading clang's layouts", why.to_string()))?;
        let recognition = relowering::recognise(&module, &names, &layouts);
        Ok(ClangUnit { module, layouts, recognition })
    }
}

/// The accesses to bit-fields of all units, and the names of those that are not recognised.
fn accesses(units: &[ClangUnit]) -> (AccessCounts, Vec<String>) {
    let mut counts = AccessCounts::default();
    let mut unrecognised = Vec::new();
    for unit in units {
        let sites = &unit.recognition.sites;
        let known = sites.iter().filter(|site| matches!(site.origin, FieldOrigin::Record(_)));
        counts.recognised += sites.len() as u64;
        counts.of_known_records += known.count() as u64;
        counts.record_loads += unit.recognition.record_loads.len() as u64;
        counts.unrecognised += unit.recognition.unrecognised.len() as u64;
        let names = unit.recognition.unrecognised.iter();
        unrecognised.extend(names.map(|u| format!("@{} %{}: {}", u.function, u.value, u.reason)));
    }
    (counts, unrecognised)
}

/// A unit, lowered by a strategy; `None` of one that neither accesses bit-fields nor passes records that have them.
fn lowered(unit: &ClangUnit, strategy: &Strategy) -> Result<Option<Module>, CommandError> {
    if unit.recognition.is_empty() {
        return Ok(None);
    }
    relowered(&unit.module, &unit.recognition, &unit.layouts, strategy).map(Some)
}

/// A module with its accesses lowered by a strategy, as LLVM can compile it.
pub(super) fn relowered(
    module: &Module,
    recognition: &Recognition,
    layouts: &StatedLayouts,
    strategy: &Strategy,
) -> Result<Module, CommandError> {
    let mut module = module.clone();
    relowering::relower(&mut module, recognition, layouts, strategy, LegalVectors::Compilable);
    lowering::legalize(&mut module, Neighbours::Words)
        .map_err(|why| CommandError::Failed { doing: "legalising", why: why.to_string() })?;
    Ok(module)
}

/// The first run that is not as expected.
fn difference(expected: &[RunResult], ends: &[RunResult]) -> Option<String> {
    let differs = expected.iter().zip(ends).position(|(a, b)| (a.end, &a.written) != (b.end, &b.written))?;
    Some(format!(
        "run {}: {:?} where clang's own has {:?}",
        differs + 1,
        ends[differs].end,
        expected[differs].end
    ))
}
