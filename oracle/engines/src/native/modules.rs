//! Modules of LLVM IR through passes and back ends: a unit for each recipe.
//!
//! Unlike programs, modules have no caller and callee side: each has an entry function of its own.

use std::path::{Path, PathBuf};

use ir::{MergeError, Module, Target};

use super::accounting::Accounting;
use super::batch::{Batch, BatchResult, CaseResult, NativeError};
use super::compile::{BatchUnit, Compiled};
use super::compiler::{Configuration, Input};
use super::plan::{Plan, PlannedCall};
use super::source::Source;
use super::toolchain::Toolchain;
use crate::engine::{self, EngineName};
use crate::outcome::{EngineReport, Outcome};
use crate::process::{Command, own_cpu};
use crate::recipe::Recipe;

/// A module, and the name of the function that is called: it takes nothing and gives nothing back.
pub type ModuleEntry<'a> = (&'a Module, &'a str);

/// Compiles, links and runs modules by every recipe.
///
/// Anything that the modules do besides calling `bf_observe` is not checked: a module whose behaviour is undefined may do
/// anything to its run.
///
/// # Errors
/// When the machine fails, there is no clang that reads our IR, or
/// [`Supervisor::end_all`](crate::process::Supervisor::end_all) was called.
pub fn run_modules(
    toolchain: &Toolchain,
    recipes: &[Recipe],
    modules: &[ModuleEntry<'_>],
) -> Result<BatchResult, NativeError> {
    let started = own_cpu();
    let mut accounting = Accounting::default();
    let tools = Tools::find(toolchain)?;
    let unit = |(number, recipe)| -> Box<dyn BatchUnit + '_> {
        let clang = tools.clang_at(recipe);
        Box::new(RecipeUnit { toolchain, tools: &tools, clang, recipe, number, modules })
    };
    let units = recipes.iter().enumerate().map(unit).collect();
    let mut batch = Batch::new(toolchain, modules.len(), units)?;
    let (compiled, image) = batch.build(&mut accounting)?;
    let mut plan = Plan::default();
    for (number, (_, entry)) in modules.iter().enumerate() {
        let call = |(recipe, unit): (usize, &Compiled)| {
            unit.failure(number).map_or(Ok(()), |failure| Err(failure.outcome()))?;
            let entry = image.entry(&format!("{}{entry}", prefix(recipe, number)))?;
            Ok(PlannedCall { entry, table: Vec::new(), group: number as u64 })
        };
        plan.add_case(compiled.iter().enumerate().map(call));
    }
    let outcomes = batch.run(plan, &image, &mut accounting)?;
    let report = |(recipe, outcome): (&Recipe, Outcome)| EngineReport {
        engine: EngineName::Recipe(recipe.clone()),
        outcome,
    };
    let result = |outcomes: Vec<Outcome>| CaseResult {
        layouts: Vec::new(),
        runs: recipes.iter().zip(outcomes).map(report).collect(),
    };
    let results = outcomes.into_iter().map(result).collect();
    let failures = compiled.into_iter().flat_map(|unit| unit.together).collect();
    accounting.ours += own_cpu() - started;
    Ok(BatchResult { results, failures, accounting })
}

/// The programs that compile modules.
struct Tools {
    clang: Configuration,
    opt: PathBuf,
}

impl Tools {
    /// The clang that our lowering goes through, and the `opt` it was installed with.
    fn find(toolchain: &Toolchain) -> Result<Tools, NativeError> {
        let missing = || NativeError::NoClang;
        let clang = toolchain
            .configurations
            .iter()
            .find(|configuration| configuration.input != Input::C)
            .ok_or_else(missing)?;
        let path = clang.compiler.path.canonicalize().map_err(|_| missing())?;
        Ok(Tools { clang: clang.clone(), opt: path.with_file_name("opt") })
    }

    fn clang_at(&self, recipe: &Recipe) -> Configuration {
        Configuration { flags: vec![recipe.level.to_string()], ..self.clang.clone() }
    }
}

/// The modules of a batch as one recipe compiles them.
struct RecipeUnit<'a> {
    toolchain: &'a Toolchain,
    tools: &'a Tools,
    /// The clang at the recipe's level.
    clang: Configuration,
    recipe: &'a Recipe,
    /// The recipe's number.
    number: usize,
    modules: &'a [ModuleEntry<'a>],
}

impl BatchUnit for RecipeUnit<'_> {
    fn configuration(&self) -> &engine::Configuration {
        &self.tools.clang.name
    }

    fn engine(&self) -> EngineName {
        EngineName::Recipe(self.recipe.clone())
    }

    fn extension(&self) -> &'static str {
        "ll"
    }

    fn source(&self, numbers: &[usize]) -> Result<Source, String> {
        let unit = unit(self.number, numbers, self.modules).map_err(|error| error.to_string())?;
        Ok(Source { text: ir::print_module(&unit), unsupported: Vec::new() })
    }

    fn commands(&self, directory: &Path, input: &Path, output: &Path) -> Vec<Command> {
        let search_path = &self.toolchain.environment.search_path;
        let limits = self.toolchain.limits().of_compiler();
        let command = |program: &Path| {
            let search_path = Some(search_path.clone());
            Command { search_path, limits, ..Command::new(program, directory) }
        };
        let clang =
            |source: &Path| command(&self.clang.compiler.path).args(self.clang.arguments(source, output));
        match &self.recipe.passes {
            None => vec![clang(input)],
            Some(passes) => {
                let optimised = input.with_extension("bc");
                let files = [input.as_os_str(), "-o".as_ref(), optimised.as_os_str()];
                let opt = command(&self.tools.opt).args([format!("-passes={passes}")]).args(files);
                vec![opt, clang(&optimised)]
            }
        }
    }

    fn entry(&self, module: usize) -> String {
        format!("{}{}", prefix(self.number, module), self.modules[module].1)
    }

    fn unprefixed(&self, module: usize, diagnostic: &str) -> String {
        diagnostic.replace(&prefix(self.number, module), "")
    }
}

/// One module of several, with an entry function that calls the entry of each.
///
/// # Errors
/// The reason why they cannot be one.
pub fn one_module(modules: &[ModuleEntry<'_>], entry: &str) -> Result<Module, String> {
    let numbers: Vec<usize> = (0..modules.len()).collect();
    let mut text = ir::print_module(&unit(0, &numbers, modules).map_err(|why| why.to_string())?);
    text.push_str(&format!("\ndefine void @{entry}() {{\n"));
    for (number, (_, of_module)) in modules.iter().enumerate() {
        text.push_str(&format!("  call void @{}{of_module}()\n", prefix(0, number)));
    }
    text.push_str("  ret void\n}\n");
    ir::read_module(&text).map_err(|why| why.to_string())
}

/// The prefix of every name that a module defines.
fn prefix(recipe: usize, module: usize) -> String {
    format!("x{recipe}m{module}_")
}

/// One unit of several modules, each with names of its own.
fn unit(recipe: usize, numbers: &[usize], modules: &[ModuleEntry<'_>]) -> Result<Module, MergeError> {
    let target = numbers.first().map_or(Target::default(), |&number| modules[number].0.target);
    let mut all = Module { target, ..Module::new() };
    for &number in numbers {
        let mut module = modules[number].0.clone();
        module.prefix_definitions(&prefix(recipe, number));
        all.merge(&module)?;
    }
    Ok(all)
}
