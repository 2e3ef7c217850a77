//! Translation units as LLVM compiles them. A text that has been compiled is not compiled again: most units of a real program access
//! no bit-field, and are the same by every strategy.

use std::collections::HashMap;
use std::path::Path;

use engines::native::code_of_object;
use ir::{Module, Statistics};

use super::bench::{ClangCommands, CommandError, CompilationCost, read, write};
use super::measure::MeasurePlan;
use super::measurement::{Optimisation, StrategyCost};
use super::parting::{PartedFunctions, longer_functions, parting_passes};

/// The processor time, in seconds, after which a compilation is not timed again: what takes that long is timed well enough.
const ENOUGH_TIME: f64 = 2.0;

/// The files of a compiled unit, by the number of its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct UnitFiles(usize);

impl UnitFiles {
    /// The object file, in the scratch directory.
    pub(super) fn object(self) -> String {
        self.named("o")
    }

    /// The IR before LLVM's passes.
    pub(super) fn text(self) -> String {
        self.named("ll")
    }

    fn named(self, extension: &str) -> String {
        format!("unit-{}.{extension}", self.0)
    }
}

/// The units that are compiled at a level.
pub(super) struct UnitBuilds<'a> {
    commands: &'a ClangCommands,
    plan: &'a MeasurePlan,
    level: Optimisation,
    directory: &'a Path,
    /// The number of times that each step is timed. The times of a program of many units are added up, and what disturbs one of them
    /// counts for little in the sum: such a program needs fewer.
    repeats: u32,
    of_text: HashMap<String, UnitFiles>,
    costs: Vec<StrategyCost>,
}

impl<'a> UnitBuilds<'a> {
    /// Nothing compiled of a program of so many units.
    pub(super) fn new(
        commands: &'a ClangCommands,
        plan: &'a MeasurePlan,
        level: Optimisation,
        directory: &'a Path,
        units: usize,
    ) -> UnitBuilds<'a> {
        let units = u32::try_from(units.max(1)).unwrap_or(u32::MAX);
        let repeats = plan.repeats.max(1).div_ceil(units);
        UnitBuilds { commands, plan, level, directory, repeats, of_text: HashMap::new(), costs: Vec::new() }
    }

    /// The sizes and the compile time of a unit.
    pub(super) fn cost(&self, files: UnitFiles) -> &StrategyCost {
        &self.costs[files.0]
    }

    /// Compiles a module, given with its text.
    pub(super) fn compile(&mut self, module: &Module, text: String) -> Result<UnitFiles, CommandError> {
        if let Some(&files) = self.of_text.get(&text) {
            return Ok(files);
        }
        let files = UnitFiles(self.costs.len());
        let level = self.level.name();
        let unit = files.text();
        write(&self.directory.join(&unit), &text)?;
        let (optimised, assembly) = (files.named("opt.ll"), files.named("s"));
        let passes = self.timed("optimising", &[level, "-S", "-emit-llvm", &unit, "-o", &optimised])?;
        let code_only = [level, "-S", "-Xclang", "-disable-llvm-passes", &optimised, "-o", &assembly];
        let code = self.timed("writing assembly", &code_only)?;
        self.write_object(&optimised, &assembly, &files.object())?;
        let mut cost = StrategyCost {
            compile_s: passes.cpu_s + code.cpu_s,
            peak_memory: passes.peak_memory.max(code.peak_memory),
            ..StrategyCost::default()
        };
        self.add_sizes(files, module, &mut cost)?;
        self.costs.push(cost);
        self.of_text.insert(text, files);
        Ok(files)
    }

    /// Adds to `parted` the functions of a unit that are longer than clang's of the same unit, `freeze` apart, by the pass from which on
    /// they are.
    pub(super) fn add_parted(
        &self,
        word: UnitFiles,
        other: UnitFiles,
        parted: &mut PartedFunctions,
    ) -> Result<(), CommandError> {
        if word == other {
            return Ok(());
        }
        let longer = longer_functions(&self.optimised(word)?, &self.optimised(other)?);
        if longer.is_empty() {
            return Ok(());
        }
        let texts = [word.text(), other.text()];
        let texts = [texts[0].as_str(), texts[1].as_str()];
        for (pass, names) in parting_passes(self.commands, self.directory, self.level, texts, &longer)? {
            parted.entry(pass).or_default().extend(names);
        }
        Ok(())
    }

    fn optimised(&self, files: UnitFiles) -> Result<Module, CommandError> {
        let text = read(&self.directory.join(files.named("opt.ll")))?;
        ir::read_module(&String::from_utf8_lossy(&text))
            .map_err(|why| CommandError::Failed { doing: "reading optimised IR", why: why.to_string() })
    }

    /// Writes the object, from the assembly unless text cannot say it: a function may be called like a register (`b1` on AArch64).
    fn write_object(&self, optimised: &str, assembly: &str, object: &str) -> Result<(), CommandError> {
        let assembled = self.commands.clang("assembling", self.directory, ["-c", assembly, "-o", object]);
        if !matches!(assembled, Err(CommandError::Failed { .. })) {
            return assembled.map(drop);
        }
        let code_only = [self.level.name(), "-c", "-Xclang", "-disable-llvm-passes", optimised, "-o", object];
        self.commands.clang("writing an object", self.directory, code_only).map(drop)
    }

    /// Runs a step as often as the program needs, or until it has taken long enough: the least time, and the most memory.
    fn timed(&self, doing: &'static str, arguments: &[&str]) -> Result<CompilationCost, CommandError> {
        let mut cost = CompilationCost { cpu_s: f64::MAX, peak_memory: 0 };
        let mut spent = 0.0;
        for _ in 0..self.repeats {
            let took = self.commands.measured(doing, self.directory, arguments)?;
            cost.cpu_s = cost.cpu_s.min(took.cpu_s);
            cost.peak_memory = cost.peak_memory.max(took.peak_memory);
            spent += took.cpu_s;
            if spent > ENOUGH_TIME {
                break;
            }
        }
        Ok(cost)
    }

    fn add_sizes(
        &self,
        files: UnitFiles,
        module: &Module,
        cost: &mut StrategyCost,
    ) -> Result<(), CommandError> {
        let object = read(&self.directory.join(files.object()))?;
        let size = code_of_object(&object, self.plan.target)
            .map_err(|why| CommandError::Failed { doing: "reading an object", why: why.to_string() })?;
        cost.object_bytes = object.len() as u64;
        cost.text_bytes = size.bytes.0;
        cost.instructions = size.instructions;
        let assembly = read(&self.directory.join(files.named("s")))?;
        let of_spills = |line: &&str| line.ends_with(" Spill") || line.ends_with(" Reload");
        let assembly = String::from_utf8_lossy(&assembly);
        cost.spills_and_reloads = assembly.lines().filter(of_spills).count() as u64;
        cost.ir_before = Statistics::of_module(module).instructions();
        let statistics = Statistics::of_module(&self.optimised(files)?);
        cost.ir_after = statistics.instructions();
        cost.freezes_after = statistics.count("freeze");
        Ok(())
    }
}
