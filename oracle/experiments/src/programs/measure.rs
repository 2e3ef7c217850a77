//! One program at one level: clang's IR, lowered by each strategy, compiled, and run beside what clang makes of its own.

use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::native::code_of_object;
use engines::process::{End, own_cpu};
use interpreter::Semantics;
use ir::{FuncId, Module, Neighbours, Statistics};
use lang::Target;
use lowering::LegalVectors;
use lowering::strategy::{Strategy, WORD};
use refine::Refinement;
use refine::sets::{EnumerationLimits, FunctionRef};
use refine::time_limit::limited;
use relowering::{FieldOrigin, Recognition, StatedLayouts};
use serde::{Deserialize, Serialize};

use super::bench::{ClangCommands, CommandError, read, write};
use super::suite::SuiteProgram;

base::named! {
    /// The levels of optimisation.
    #[derive(Serialize, Deserialize)]
    pub enum Optimisation: "level" {
        /// None.
        O0 = "-O0",
        /// clang's usual passes.
        O2 = "-O2",
        /// All of them.
        O3 = "-O3",
    }
}

/// The parts of a measurement.
#[derive(Clone, Debug)]
pub struct MeasurePlan {
    /// The strategies.
    pub strategies: Vec<Strategy>,
    /// The levels.
    pub levels: Vec<Optimisation>,
    /// The number of times that each compilation is timed; the least time counts.
    pub repeats: u32,
    /// The processor time for a function's refinement; `None` judges none.
    pub refine: Option<Duration>,
    /// The target, of which only the host's programs are run.
    pub target: Target,
    /// The memory that this process has, in bytes. A compilation that had no more has no figure: Linux counts what a process had before
    /// it became the compiler (`exec_mmap`, fs/exec.c).
    pub own_memory: fn() -> u64,
}

/// A program at each level.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ProgramMeasurement {
    /// Its name.
    pub name: String,
    /// The levels at which it was measured.
    pub levels: Vec<LevelMeasurement>,
    /// The reason why there are not all of them.
    pub failure: Option<String>,
}

/// A program at one level.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LevelMeasurement {
    /// The level.
    pub level: Optimisation,
    /// The accesses to bit-fields.
    pub accesses: AccessCounts,
    /// The names of what is not recognised: function, value and reason.
    pub unrecognised: Vec<String>,
    /// Each strategy.
    pub strategies: Vec<StrategyCost>,
}

/// The accesses of a program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct AccessCounts {
    /// Those that are recognised.
    pub recognised: u64,
    /// Of these, the ones whose address shows the record.
    pub of_known_records: u64,
    /// Values with names of accesses that are not.
    pub unrecognised: u64,
}

/// A program by one strategy at one level, over all its translation units.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct StrategyCost {
    /// The strategy.
    pub strategy: String,
    /// The reason why the program is not right; `None` of one that does what clang's own does.
    pub wrong: Option<String>,
    /// IR instructions before LLVM's passes.
    pub ir_before: u64,
    /// IR instructions after them.
    pub ir_after: u64,
    /// Instructions `freeze` after them.
    pub freezes_after: u64,
    /// Machine instructions.
    pub instructions: u64,
    /// Bytes of machine code.
    pub text_bytes: u64,
    /// Bytes of the object files.
    pub object_bytes: u64,
    /// Values that the code generator put into memory for want of a register, and took back: lines of its comments.
    pub spills_and_reloads: u64,
    /// Processor time from IR to object files, in seconds.
    pub compile_s: f64,
    /// The most memory that a compilation had, in bytes; `None` where it cannot be told.
    pub peak_memory: Option<u64>,
    /// Processor time of the runs, in seconds.
    pub run_s: f64,
    /// The functions that differ from clang's, judged under LLVM 19's semantics and under the thesis's.
    pub refinement: Option<[RefinementCounts; 2]>,
}

/// Judgements of rewritten functions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefinementCounts {
    /// The semantics.
    pub semantics: String,
    /// Those that refine clang's.
    pub refine: u64,
    /// Those that do not, by name.
    pub refuted: Vec<String>,
    /// Those without a verdict.
    pub not_judged: u64,
}

/// A translation unit as clang leaves it before LLVM's passes.
struct ClangUnit {
    module: Module,
    layouts: StatedLayouts,
    recognition: Recognition,
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

/// The objects of a build, and its cost.
struct LevelBuild {
    executable: Option<PathBuf>,
    cost: StrategyCost,
}

impl Bench<'_> {
    fn measure(self) -> Result<LevelMeasurement, CommandError> {
        let scratch = tempfile::tempdir()
            .map_err(|source| CommandError::File { path: std::env::temp_dir(), source })?;
        let directory = scratch.path();
        copy(self.program, directory)?;
        let units: Vec<ClangUnit> = self
            .program
            .sources
            .iter()
            .map(|source| self.front_end(directory, source))
            .collect::<Result<_, _>>()?;
        let mut accesses = AccessCounts::default();
        let mut unrecognised = Vec::new();
        for unit in &units {
            let sites = &unit.recognition.sites;
            let known = sites.iter().filter(|site| matches!(site.origin, FieldOrigin::Record(_)));
            accesses.recognised += sites.len() as u64;
            accesses.of_known_records += known.count() as u64;
            accesses.unrecognised += unit.recognition.unrecognised.len() as u64;
            let names = unit.recognition.unrecognised.iter();
            unrecognised.extend(names.map(|u| format!("@{} %{}: {}", u.function, u.value, u.reason)));
        }
        let own: Vec<Module> = units.iter().map(|unit| unit.module.clone()).collect();
        let expected = self.ends(&self.build(directory, "clang", &own)?, directory)?;
        let strategies = self.plan.strategies.iter().copied();
        let strategies = strategies
            .map(|strategy| self.strategy(directory, strategy, &units, &expected))
            .collect::<Result<_, _>>()?;
        Ok(LevelMeasurement { level: self.level, accesses, unrecognised, strategies })
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
        let (layouts, _) = self.commands.clang("the front end", directory, arguments)?;
        let text = String::from_utf8_lossy(&read(&text)?).into_owned();
        let unusable = |doing, why: String| CommandError::Failed { doing, why };
        let (module, names) = ir::read::read_with_names(&text)
            .map_err(|why| unusable("reading clang's IR", why.to_string()))?;
        let layouts = StatedLayouts::parse(&layouts)
            .map_err(|why| unusable("reading clang's layouts", why.to_string()))?;
        let recognition = relowering::recognise(&module, &names, &layouts);
        Ok(ClangUnit { module, layouts, recognition })
    }

    fn strategy(
        self,
        directory: &Path,
        strategy: Strategy,
        units: &[ClangUnit],
        expected: &[RunResult],
    ) -> Result<StrategyCost, CommandError> {
        let mut modules = Vec::with_capacity(units.len());
        let mut wrong = None;
        for unit in units {
            let mut module = unit.module.clone();
            let vectors = LegalVectors::Compilable;
            relowering::relower(&mut module, &unit.recognition, &unit.layouts, &strategy, vectors);
            lowering::legalize(&mut module, Neighbours::Words)
                .map_err(|why| CommandError::Failed { doing: "legalising", why: why.to_string() })?;
            if strategy == WORD && ir::print_module(&module) != ir::print_module(&unit.module) {
                wrong = Some("the text is not clang's".to_owned());
            }
            modules.push(module);
        }
        let build = self.build(directory, strategy.name, &modules)?;
        let ends = self.ends(&build, directory)?;
        let differs = expected.iter().zip(&ends).position(|(a, b)| (a.end, &a.output) != (b.end, &b.output));
        let mut cost = build.cost;
        cost.run_s = ends.iter().map(|run| run.cpu.as_secs_f64()).sum();
        cost.wrong = wrong.or_else(|| {
            differs.map(|run| {
                format!("run {}: {:?} where clang's own has {:?}", run + 1, ends[run].end, expected[run].end)
            })
        });
        cost.refinement = self.plan.refine.filter(|_| strategy != WORD).map(|time| {
            [("llvm-19", Semantics::LLVM_19), ("thesis", Semantics::THESIS)]
                .map(|semantics| judged(units, &modules, semantics, time))
        });
        Ok(cost)
    }

    /// Compiles the modules, and links them where the target is this machine's.
    fn build(self, directory: &Path, name: &str, modules: &[Module]) -> Result<LevelBuild, CommandError> {
        let mut cost =
            StrategyCost { strategy: name.to_owned(), peak_memory: Some(0), ..StrategyCost::default() };
        let mut objects = Vec::new();
        for (at, module) in modules.iter().enumerate() {
            let file = |extension: &str| format!("{name}-{at}.{extension}");
            let (text, object, assembly, after) = (file("ll"), file("o"), file("s"), file("opt.ll"));
            write(&directory.join(&text), &ir::print_module(module))?;
            let level = self.level.name();
            let mut least = f64::MAX;
            let own_memory = (self.plan.own_memory)();
            for _ in 0..self.plan.repeats.max(1) {
                let (_, usage) =
                    self.commands.clang("compiling IR", directory, [level, "-c", &text, "-o", &object])?;
                least = least.min(usage.cpu.as_secs_f64());
                let known = Some(usage.peak_memory).filter(|peak| *peak > own_memory);
                cost.peak_memory = cost.peak_memory.zip(known).map(|(most, peak)| most.max(peak));
            }
            cost.compile_s += least;
            self.commands.clang("writing assembly", directory, [level, "-S", &text, "-o", &assembly])?;
            self.commands.clang("optimising", directory, [level, "-S", "-emit-llvm", &text, "-o", &after])?;
            self.add_sizes(directory, module, [&object, &assembly, &after], &mut cost)?;
            objects.push(object);
        }
        let runs_here = self.plan.target == Target::default();
        let executable = directory.join(name);
        if runs_here {
            let libraries = self.program.libraries.iter();
            let arguments = ["-o", name].into_iter().map(str::to_owned);
            let arguments = arguments.chain(objects).chain(libraries.cloned());
            self.commands.clang("linking", directory, arguments)?;
        }
        Ok(LevelBuild { executable: runs_here.then_some(executable), cost })
    }

    fn add_sizes(
        self,
        directory: &Path,
        module: &Module,
        [object, assembly, after]: [&str; 3],
        cost: &mut StrategyCost,
    ) -> Result<(), CommandError> {
        let object = read(&directory.join(object))?;
        let size = code_of_object(&object, self.plan.target)
            .map_err(|why| CommandError::Failed { doing: "reading an object", why: why.to_string() })?;
        cost.object_bytes += object.len() as u64;
        cost.text_bytes += size.bytes.0;
        cost.instructions += size.instructions;
        let assembly = read(&directory.join(assembly))?;
        let of_spills = |line: &&str| line.ends_with(" Spill") || line.ends_with(" Reload");
        cost.spills_and_reloads +=
            String::from_utf8_lossy(&assembly).lines().filter(of_spills).count() as u64;
        cost.ir_before += Statistics::of_module(module).instructions();
        let after = String::from_utf8_lossy(&read(&directory.join(after))?).into_owned();
        let optimised = ir::read_module(&after)
            .map_err(|why| CommandError::Failed { doing: "reading optimised IR", why: why.to_string() })?;
        let statistics = Statistics::of_module(&optimised);
        cost.ir_after += statistics.instructions();
        cost.freezes_after += statistics.count("freeze");
        Ok(())
    }

    /// The ends of all runs of an executable; nothing where the target is not this machine's.
    fn ends(self, build: &LevelBuild, directory: &Path) -> Result<Vec<RunResult>, CommandError> {
        let Some(executable) = &build.executable else { return Ok(Vec::new()) };
        let run = |run: &super::SuiteRun| {
            let completed = self.commands.run(executable, directory, &run.arguments)?;
            Ok(RunResult { end: completed.end, output: completed.output, cpu: completed.usage.cpu })
        };
        self.program.runs.iter().map(run).collect()
    }
}

/// The end of a run.
struct RunResult {
    end: End,
    output: String,
    cpu: Duration,
}

/// Copies a program's files.
fn copy(program: &SuiteProgram, to: &Path) -> Result<(), CommandError> {
    let file_error = |path: &Path| {
        let path = path.to_owned();
        |source| CommandError::File { path, source }
    };
    if let Some(files) = &program.files {
        for file in files {
            let (from, to) = (program.folder.join(file), to.join(file));
            if let Some(folder) = to.parent() {
                std::fs::create_dir_all(folder).map_err(file_error(folder))?;
            }
            std::fs::copy(&from, to).map_err(file_error(&from))?;
        }
        return Ok(());
    }
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        let from = program.folder.join(&folder);
        for entry in std::fs::read_dir(&from).map_err(file_error(&from))? {
            let entry = entry.map_err(file_error(&from))?;
            let relative = folder.join(entry.file_name());
            if entry.path().is_dir() {
                std::fs::create_dir_all(to.join(&relative)).map_err(file_error(&relative))?;
                folders.push(relative);
            } else {
                std::fs::copy(entry.path(), to.join(&relative)).map_err(file_error(&entry.path()))?;
            }
        }
    }
    Ok(())
}

thread_local! {
    static REFINE_UNTIL: std::cell::Cell<Duration> = const { std::cell::Cell::new(Duration::MAX) };
}

/// Judges the functions that a strategy has changed.
fn judged(
    units: &[ClangUnit],
    modules: &[Module],
    (name, semantics): (&str, Semantics),
    time: Duration,
) -> RefinementCounts {
    let mut counts = RefinementCounts { semantics: name.to_owned(), ..RefinementCounts::default() };
    for (unit, module) in units.iter().zip(modules) {
        let mut functions: Vec<FuncId> = unit.recognition.sites.iter().map(|site| site.function).collect();
        functions.dedup();
        for function in functions {
            REFINE_UNTIL.set(own_cpu().saturating_add(time));
            let source = FunctionRef { module: &unit.module, function };
            let target = FunctionRef { module, function };
            let judge = || refine::refines(source, target, semantics, EnumerationLimits::default());
            match limited(|| own_cpu() > REFINE_UNTIL.get(), judge) {
                Refinement::Refines { .. } => counts.refine += 1,
                Refinement::DoesNot(_) => {
                    counts.refuted.push(module.functions[function.index()].name.to_string());
                }
                Refinement::Vacuous { .. } | Refinement::TooLarge(_) | Refinement::Unsupported(_) => {
                    counts.not_judged += 1;
                }
            }
        }
    }
    counts
}
