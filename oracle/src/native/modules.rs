//! Modules of LLVM IR through passes and back ends: one executable for a batch of modules and all ways to compile them.
//!
//! Like [`super::run_batch`], without a caller and a callee side: each module has an entry function of its own, and
//! every recipe compiles all modules of a batch as one unit.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::io;
use std::path::{Path, PathBuf};

use ir::Module;

use super::accounting::{Accounting, CompilerCost};
use super::compile::{CompileError, Failure, failure, scaled};
use super::compiler::{Configuration, Input};
use super::drive::{DriveError, drive};
use super::link::{Image, LinkError};
use super::plan::outcome;
use super::process::{Command, Completed, Usage, own_cpu};
use super::scratch::keep_only;
use super::shared::{Call, Shared};
use super::toolchain::Toolchain;
use crate::outcome::Outcome;
use crate::recipe::Recipe;

/// Why a batch of modules has no result at all.
#[derive(Debug, thiserror::Error)]
pub enum ModulesError {
    /// A compiler could not be run.
    #[error(transparent)]
    Compile(#[from] CompileError),
    /// The objects could not be linked.
    #[error(transparent)]
    Link(#[from] LinkError),
    /// The executable could not be run.
    #[error(transparent)]
    Drive(#[from] DriveError),
    /// No configuration of the toolchain has a clang that reads our IR.
    #[error("no clang that reads LLVM 19's IR")]
    NoClang,
    /// The place to work in failed.
    #[error("cannot work in {}: {source}", path.display())]
    Scratch {
        /// Where.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}

/// What a batch of modules came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RanModules {
    /// Of each module, what each recipe made of it, in their order.
    pub outcomes: Vec<Vec<Outcome>>,
    /// What it cost.
    pub accounting: Accounting,
}

/// Compiles, links and runs modules by every recipe.
///
/// The function `entry` of each module is called; it takes nothing and gives nothing back. What the modules do besides
/// calling `bf_observe` is their own business: a module whose behaviour is undefined may do anything to its run.
///
/// # Errors
/// When the machine fails, there is no clang that reads our IR, or somebody called
/// [`end_all`](super::process::Supervisor::end_all).
pub fn run_modules(
    toolchain: &Toolchain,
    recipes: &[Recipe],
    modules: &[Module],
    entry: &str,
) -> Result<RanModules, ModulesError> {
    let started = own_cpu();
    let work = toolchain.work.path();
    let scratch = |source| ModulesError::Scratch { path: work.to_owned(), source };
    let directory = tempfile::tempdir_in(work).map_err(scratch)?;
    let batch = Batch { toolchain, tools: Tools::of(toolchain)?, modules, directory: directory.path() };
    let mut compiled = Vec::with_capacity(recipes.len());
    for (number, recipe) in recipes.iter().enumerate() {
        let mut unit = Compiled::default();
        let place = directory.path().join(format!("m{number}"));
        std::fs::create_dir(&place).map_err(CompileError::writing(&place))?;
        let recipe = Job { batch: &batch, recipe, number, directory: &place };
        recipe.compile(&(0..modules.len()).collect::<Vec<_>>(), &mut unit)?;
        compiled.push(unit);
    }
    let mut accounting = Accounting::default();
    compiled.iter().for_each(|unit| accounting.add_compiler(unit.cost(&batch.tools)));
    let outcomes = call_all(&batch, &compiled, entry, &mut accounting)?;
    accounting.ours += own_cpu() - started;
    Ok(RanModules { outcomes, accounting })
}

/// The programs that compile.
struct Tools {
    clang: Configuration,
    opt: PathBuf,
}

impl Tools {
    /// The clang that our lowering goes through, and the `opt` it was installed with.
    fn of(toolchain: &Toolchain) -> Result<Tools, ModulesError> {
        let missing = || ModulesError::NoClang;
        let clang = toolchain.configurations.iter().find(|one| one.input != Input::C).ok_or_else(missing)?;
        let path = clang.compiler.path.canonicalize().map_err(|_| missing())?;
        Ok(Tools { clang: clang.clone(), opt: path.with_file_name("opt") })
    }
}

struct Batch<'a> {
    toolchain: &'a Toolchain,
    tools: Tools,
    modules: &'a [Module],
    directory: &'a Path,
}

/// What one recipe made.
#[derive(Default)]
struct Compiled {
    objects: Vec<PathBuf>,
    failures: Vec<(usize, Failure)>,
    usage: Usage,
    /// Processes.
    starts: u64,
}

/// One recipe at work on one batch.
struct Job<'a> {
    batch: &'a Batch<'a>,
    recipe: &'a Recipe,
    number: usize,
    /// Where units and objects go, and nothing else is: what a run leaves there besides objects is removed.
    directory: &'a Path,
}

impl Job<'_> {
    /// Compiles these modules, together if that works, and in halves otherwise.
    fn compile(&self, modules: &[usize], into: &mut Compiled) -> Result<(), CompileError> {
        let number = self.number;
        let stem = format!("m{number}_{}_{}", modules.first().copied().unwrap_or(0), modules.len());
        let input = self.directory.join(format!("{stem}.ll"));
        let text = unit(number, modules, self.batch.modules);
        std::fs::write(&input, text).map_err(CompileError::writing(&input))?;
        let object = input.with_extension("o");
        let compiled = self.run(&input, &object, modules.len(), into)?;
        if compiled.is_ok() {
            into.objects.push(object);
        }
        keep_only(self.directory, &|path| into.objects.iter().any(|object| object == path));
        let Err(failure) = compiled else { return Ok(()) };
        if let [one] = modules {
            into.failures.push((*one, in_words_of(failure, &prefix(number, *one))));
            return Ok(());
        }
        let (left, right) = modules.split_at(modules.len() / 2);
        self.compile(left, into)?;
        self.compile(right, into)
    }

    fn run(
        &self,
        input: &Path,
        object: &Path,
        modules: usize,
        into: &mut Compiled,
    ) -> Result<Result<(), Failure>, CompileError> {
        let optimised = input.with_extension("bc");
        let mut source = input;
        if let Some(passes) = &self.recipe.passes {
            let passes = format!("-passes={passes}");
            let opt = Command::new(&self.batch.tools.opt, self.directory).args([passes]);
            let opt = opt.args([input.as_os_str(), "-o".as_ref(), optimised.as_os_str()]);
            let completed = self.limited(opt, modules, into)?;
            if !completed.succeeded() {
                return Ok(Err(failure(&completed, input)));
            }
            source = &optimised;
        }
        let flags = vec![self.recipe.level.to_string()];
        let clang = Configuration { flags, ..self.batch.tools.clang.clone() };
        let command =
            Command::new(&clang.compiler.path, self.directory).args(clang.arguments(source, object));
        let completed = self.limited(command, modules, into)?;
        Ok(if completed.succeeded() { Ok(()) } else { Err(failure(&completed, input)) })
    }

    fn limited(
        &self,
        command: Command,
        modules: usize,
        into: &mut Compiled,
    ) -> Result<Completed, CompileError> {
        let toolchain = self.batch.toolchain;
        let limits = scaled(toolchain.limits().of_compiler(), modules);
        let search_path = Some(toolchain.environment.search_path.clone());
        let completed = toolchain.supervisor.run(Command { limits, search_path, ..command })?;
        into.usage += completed.usage;
        into.starts += 1;
        Ok(completed)
    }
}

/// Before every name that a module defines.
fn prefix(recipe: usize, module: usize) -> String {
    format!("x{recipe}m{module}_")
}

/// With the names that the module gave.
fn in_words_of(failure: Failure, prefix: &str) -> Failure {
    match failure {
        Failure::Rejected(said) => Failure::Rejected(said.replace(prefix, "")),
        Failure::Crashed(said) => Failure::Crashed(said.replace(prefix, "")),
        Failure::Hung | Failure::Unsupported(_) => failure,
    }
}

/// The text of one unit: every module under names of its own, what they declare once.
fn unit(recipe: usize, numbers: &[usize], modules: &[Module]) -> String {
    let (mut head, mut text, mut declared) = (BTreeSet::new(), String::new(), BTreeSet::new());
    for &number in numbers {
        for line in ir::print_module(&prefixed(&modules[number], &prefix(recipe, number))).lines() {
            if line.starts_with("target ") {
                head.insert(line.to_owned());
            } else if line.starts_with("declare ") {
                declared.insert(line.to_owned());
            } else {
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    let mut all = String::with_capacity(text.len() + 4096);
    for line in head.iter().chain(&declared) {
        let _never_fails = writeln!(all, "{line}");
    }
    all + &text
}

/// The module with everything it defines renamed; what it declares is the runtime's or LLVM's.
fn prefixed(module: &Module, prefix: &str) -> Module {
    let mut module = module.clone();
    for function in module.functions.iter_mut().filter(|function| !function.is_declaration()) {
        function.name = format!("{prefix}{}", function.name).into();
    }
    for global in module.globals.iter_mut().filter(|global| global.initializer.is_some()) {
        global.name = format!("{prefix}{}", global.name).into();
    }
    module
}

/// Calls every entry that was linked, and says of the others why they were not: by module, then by recipe.
fn call_all(
    batch: &Batch<'_>,
    compiled: &[Compiled],
    entry: &str,
    accounting: &mut Accounting,
) -> Result<Vec<Vec<Outcome>>, ModulesError> {
    let toolchain = batch.toolchain;
    let executable = batch.directory.join("batch");
    let objects: Vec<PathBuf> = compiled.iter().flat_map(|unit| &unit.objects).cloned().collect();
    let (image, linking, written) = toolchain.linker.link(&toolchain.supervisor, &objects, &executable)?;
    accounting.link += linking.cpu;
    accounting.bytes_written += written;
    let (mut calls, mut programs, mut known) = (Vec::new(), Vec::new(), Vec::new());
    for module in 0..batch.modules.len() {
        for (recipe, unit) in compiled.iter().enumerate() {
            let entry = unit.address(&image, recipe, module, entry);
            if let Ok(entry) = entry {
                calls.push(Call { entry, table: 0, group: module as u64 });
                programs.push(module);
            }
            known.push(entry.err());
        }
    }
    let mut ends = Vec::new().into_iter();
    if !calls.is_empty() {
        let shared = Shared::new(&calls, &[0], image.data).map_err(DriveError::Shared)?;
        let driven = drive(toolchain, &executable, &shared, &programs)?;
        accounting.driver += driven.usage.cpu;
        accounting.restarts += u64::from(driven.restarts);
        accounting.runs += driven.ends.len() as u64;
        ends = driven.ends.into_iter();
    }
    let not_called = || Outcome::Infrastructure("was not called".to_owned());
    let mut outcomes =
        known.into_iter().map(|known| known.or_else(|| ends.next().map(outcome)).unwrap_or_else(not_called));
    let of_module = |_| outcomes.by_ref().take(compiled.len()).collect();
    Ok((0..batch.modules.len()).map(of_module).collect())
}

impl Compiled {
    fn cost(&self, tools: &Tools) -> CompilerCost {
        CompilerCost { configuration: tools.clang.name.clone(), cpu: self.usage.cpu, starts: self.starts }
    }

    /// Where the entry function of a module is, or what became of the module.
    fn address(&self, image: &Image, recipe: usize, module: usize, entry: &str) -> Result<u64, Outcome> {
        if let Some((_, failure)) = self.failures.iter().find(|(number, _)| *number == module) {
            return Err(failure.outcome());
        }
        let name = format!("{}{entry}", prefix(recipe, module));
        let missing = || Outcome::Infrastructure(format!("the executable has no symbol {name}"));
        image.address(&name).ok_or_else(missing)
    }
}
