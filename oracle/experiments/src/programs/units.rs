//! Translation units as LLVM compiles them. A text that has been compiled is not compiled again: most units of a real program access
//! no bit-field, and are the same by every strategy.

use std::collections::HashMap;
use std::path::Path;

use engines::native::code_of_object;
use ir::{Module, Statistics};

use super::bench::{ClangCommands, CommandError, read, write};
use super::measure::MeasurePlan;
use super::measurement::{Optimisation, StrategyCost};
use super::parting::{PartedFunctions, longer_functions, parting_passes};

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
    of_text: HashMap<String, UnitFiles>,
    costs: Vec<StrategyCost>,
}

impl<'a> UnitBuilds<'a> {
    pub(super) fn new(
        commands: &'a ClangCommands,
        plan: &'a MeasurePlan,
        level: Optimisation,
        directory: &'a Path,
    ) -> UnitBuilds<'a> {
        UnitBuilds { commands, plan, level, directory, of_text: HashMap::new(), costs: Vec::new() }
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
        let mut cost = StrategyCost { compile_s: f64::MAX, peak_memory: Some(0), ..StrategyCost::default() };
        let own_memory = (self.plan.own_memory)();
        for _ in 0..self.plan.repeats.max(1) {
            let object = files.object();
            let usage = self.clang("compiling IR", [level, "-c", &unit, "-o", &object])?;
            cost.compile_s = cost.compile_s.min(usage.cpu.as_secs_f64());
            let known = Some(usage.peak_memory).filter(|peak| *peak > own_memory);
            cost.peak_memory = cost.peak_memory.zip(known).map(|(most, peak)| most.max(peak));
        }
        let optimised = files.named("opt.ll");
        self.clang("optimising", [level, "-S", "-emit-llvm", &unit, "-o", &optimised])?;
        let assembly = files.named("s");
        let code_only = [level, "-S", "-Xclang", "-disable-llvm-passes", &optimised, "-o", &assembly];
        self.clang("writing assembly", code_only)?;
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

    fn clang<const N: usize>(
        &self,
        doing: &'static str,
        arguments: [&str; N],
    ) -> Result<engines::process::Usage, CommandError> {
        Ok(self.commands.clang(doing, self.directory, arguments)?.1)
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
