//! Everything that stays the same from batch to batch: configurations, linker, the compiled runtime, a place to
//! work.

use std::ffi::{OsStr, OsString};
use std::io;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::compiler::{Compiler, Configuration, Family, Fingerprint};
use super::discovery::Discovery;
use super::link::Linker;
use super::process::{Command, Limits, ProcessError, Supervisor};
use super::scratch;
use super::settings::{CustomCompiler, Settings};
use super::source::Content;
use crate::engine::NameError;

/// The driver and the few functions compilers call by themselves.
const RUNTIME: &str = include_str!("../../runtime/driver.c");

/// The optimisation levels every compiler that has them is run at.
const LEVELS: [&str; 2] = ["-O0", "-O2"];

/// The first clang whose backend reads the IR we print.
const FIRST_CLANG_FOR_IR: u32 = 19;

/// What a toolchain is made for and from; the environment it does not read by itself.
#[derive(Clone, Debug)]
pub struct Environment {
    /// Directories with compilers, as in `PATH`.
    pub search_path: OsString,
    /// Where to work; best a file system in memory.
    pub scratch: PathBuf,
    /// How many compilers of one batch may run at a time.
    pub jobs: NonZeroUsize,
    /// What one run of a compiler may use.
    pub limits: Limits,
}

/// The native engines of this machine.
#[derive(Debug)]
pub struct Toolchain {
    pub(super) configurations: Vec<Configuration>,
    pub(super) linker: Linker,
    pub(super) supervisor: Supervisor,
    pub(super) environment: Environment,
    pub(super) work: TempDir,
    /// What our lowering does, and does wrong on purpose.
    pub(super) lowering: lowering::Options,
}

/// Why there are no native engines.
#[derive(Debug, thiserror::Error)]
pub enum ToolchainError {
    /// A process could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// The place to work cannot be used.
    #[error("cannot work in {}: {source}", path.display())]
    Scratch {
        /// Where.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// Something needed is not installed.
    #[error("no {0} on the search path")]
    Missing(&'static str),
    /// A compiler that the settings name is not there.
    #[error("the settings name the compiler `{0}`, which is not on the search path")]
    Unknown(String),
    /// A compiler's name and flags cannot name an engine, or name two.
    #[error(transparent)]
    Name(#[from] NameError),
    /// Two configurations are called the same.
    #[error("two configurations are called `{0}`")]
    Twice(String),
    /// The runtime could not be compiled.
    #[error("{compiler} cannot compile the runtime: {diagnostic}")]
    Runtime {
        /// With what.
        compiler: String,
        /// What it said.
        diagnostic: String,
    },
}

impl Toolchain {
    /// The default configurations, those that the settings add, and what it takes to link and run them.
    ///
    /// # Errors
    /// When something is missing or does not work; the error says what.
    pub fn new(environment: Environment, settings: &Settings) -> Result<Toolchain, ToolchainError> {
        let scratch_error = |source| ToolchainError::Scratch { path: environment.scratch.clone(), source };
        let work = scratch::directory(&environment.scratch).map_err(scratch_error)?;
        let supervisor = Supervisor::new()?;
        let search_path = environment.search_path.as_os_str();
        let discovery = Discovery { search_path, supervisor: &supervisor, directory: work.path() };
        let compilers = discovery.compilers()?;
        let configurations = configurations(&discovery, &compilers, settings)?;
        let linker = linker(&discovery, &compilers)?;
        let lowering = lowering::Options::default();
        Ok(Toolchain { configurations, linker, supervisor, environment, work, lowering })
    }

    /// With a lowering that makes mistakes, for `bitfrost drill`.
    #[must_use]
    pub fn with_lowering(self, lowering: lowering::Options) -> Toolchain {
        Toolchain { lowering, ..self }
    }

    /// What is run, in the order of every list of results.
    #[must_use]
    pub fn configurations(&self) -> &[Configuration] {
        &self.configurations
    }

    /// What has to be the same for a result to be repeated.
    #[must_use]
    pub fn fingerprints(&self) -> Vec<Fingerprint> {
        self.configurations.iter().map(Configuration::fingerprint).collect()
    }

    /// What a configuration compiles of each program.
    pub(super) fn content(&self, configuration: usize) -> Content {
        Content {
            layout_probes: self.answers_layouts(configuration) == configuration,
            direct: self.configurations[configuration].optimises(),
        }
    }

    /// The configuration that answers the layout questions for this one.
    pub(super) fn answers_layouts(&self, configuration: usize) -> usize {
        let asked = &self.configurations[configuration];
        let same = self.configurations.iter().position(|other| other.lays_out_like(asked));
        same.unwrap_or(configuration)
    }

    /// Ends everything that runs, when the user interrupts.
    #[must_use]
    pub const fn supervisor(&self) -> &Supervisor {
        &self.supervisor
    }
}

fn configurations(
    discovery: &Discovery<'_>,
    compilers: &[Compiler],
    settings: &Settings,
) -> Result<Vec<Configuration>, ToolchainError> {
    let mut all = if settings.only { Vec::new() } else { default_configurations(compilers)? };
    for custom in &settings.compilers {
        let compiler = custom_compiler(discovery, custom)?;
        for flags in &custom.flags {
            all.push(Configuration::c(&compiler, &words(flags))?);
        }
    }
    for extra in &settings.configurations {
        all.push(extra_configuration(compilers, &extra.compiler, &words(&extra.flags))?);
    }
    if let Some(twice) = all.iter().enumerate().find(|(i, c)| all[..*i].iter().any(|d| d.name == c.name)) {
        return Err(ToolchainError::Twice(twice.1.name.to_string()));
    }
    Ok(all)
}

fn words(flags: &[String]) -> Vec<&str> {
    flags.iter().map(String::as_str).collect()
}

/// Every C compiler, and our lowering through the backend of a clang, at each level.
fn default_configurations(compilers: &[Compiler]) -> Result<Vec<Configuration>, NameError> {
    let mut all = Vec::new();
    for compiler in compilers {
        match compiler.family {
            Family::Tcc => all.push(Configuration::c(compiler, &[])?),
            _ => {
                for level in LEVELS {
                    all.push(Configuration::c(compiler, &[level])?);
                }
            }
        }
    }
    if let Some(clang) = backend(compilers) {
        for level in LEVELS {
            all.push(Configuration::word(clang, &[level])?);
        }
    }
    Ok(all)
}

fn extra_configuration(
    compilers: &[Compiler],
    name: &str,
    flags: &[&str],
) -> Result<Configuration, ToolchainError> {
    let unknown = || ToolchainError::Unknown(name.to_owned());
    if name == "word" {
        return Ok(Configuration::word(backend(compilers).ok_or_else(unknown)?, flags)?);
    }
    let compiler = compilers.iter().find(|compiler| compiler.name == name).ok_or_else(unknown)?;
    Ok(Configuration::c(compiler, flags)?)
}

fn custom_compiler(discovery: &Discovery<'_>, custom: &CustomCompiler) -> Result<Compiler, ToolchainError> {
    let unknown = || ToolchainError::Unknown(custom.name.clone());
    let path = discovery.program(custom.command.program()).ok_or_else(unknown)?;
    let content = std::fs::read(&path).map_err(|_| unknown())?;
    let version = discovery.answer(&path, "--version")?.unwrap_or_else(|| "version unknown".to_owned());
    Ok(Compiler {
        name: custom.name.as_str().into(),
        family: Family::Custom(custom.command.clone()),
        path,
        version,
        hash: blake3::hash(&content).to_hex().to_string(),
    })
}

/// The clang whose backend takes our IR: the oldest one that reads it, whose text ours is.
fn backend(compilers: &[Compiler]) -> Option<&Compiler> {
    let clangs = compilers.iter().filter(|compiler| compiler.family == Family::Clang);
    let known = clangs.filter_map(|compiler| Some((major(&compiler.version)?, compiler)));
    known.filter(|(major, _)| *major >= FIRST_CLANG_FOR_IR).min_by_key(|(major, _)| *major).map(|(_, c)| c)
}

/// 19 of "Debian clang version 19.1.7 (3~deb12u1)".
fn major(version: &str) -> Option<u32> {
    let (_, number) = version.split_once("version ")?;
    number.split('.').next()?.parse().ok()
}

fn linker(discovery: &Discovery<'_>, compilers: &[Compiler]) -> Result<Linker, ToolchainError> {
    let path = discovery.program("ld").ok_or(ToolchainError::Missing("linker (`ld`)"))?;
    let compiler = compilers
        .iter()
        .find(|compiler| compiler.family == Family::Gcc)
        .or_else(|| compilers.iter().find(|compiler| compiler.family == Family::Clang))
        .ok_or(ToolchainError::Missing("clang or gcc"))?;
    let runtime = compile_runtime(discovery, compiler)?;
    let mut libraries = Vec::new();
    for compiler in compilers.iter().filter(|compiler| compiler.family != Family::Tcc) {
        let library = discovery.answer(&compiler.path, "-print-libgcc-file-name")?.map(PathBuf::from);
        libraries.extend(library.filter(|path| path.is_file()));
    }
    if compilers.iter().any(|compiler| compiler.family == Family::Tcc) {
        libraries.extend(TCC_LIBRARIES.iter().map(PathBuf::from).find(|path| path.is_file()));
    }
    libraries.sort();
    libraries.dedup();
    Ok(Linker { path, runtime, libraries })
}

/// What tcc's code calls for conversions; it answers nobody where it is.
const TCC_LIBRARIES: [&str; 3] =
    ["/usr/lib/x86_64-linux-gnu/tcc/libtcc1.a", "/usr/lib/tcc/libtcc1.a", "/usr/local/lib/tcc/libtcc1.a"];

fn compile_runtime(discovery: &Discovery<'_>, compiler: &Compiler) -> Result<PathBuf, ToolchainError> {
    let [source, object] = ["driver.c", "driver.o"].map(|name| discovery.directory.join(name));
    std::fs::write(&source, RUNTIME)
        .map_err(|error| ToolchainError::Scratch { path: source.clone(), source: error })?;
    let flags = ["-O2", "-ffreestanding", "-fno-builtin", "-fno-tree-loop-distribute-patterns"];
    let mut configuration = Configuration::c(compiler, &flags)?;
    if compiler.family == Family::Clang {
        configuration.flags.pop();
    }
    let command = command(discovery.search_path, &configuration, discovery.directory, Limits::COMPILER);
    let completed = discovery.supervisor.run(command.args(configuration.arguments(&source, &object)))?;
    if completed.succeeded() {
        return Ok(object);
    }
    Err(ToolchainError::Runtime { compiler: compiler.name.to_string(), diagnostic: completed.said })
}

/// A run of a configuration's compiler, without arguments yet.
pub(super) fn command(
    search_path: &OsStr,
    configuration: &Configuration,
    directory: &Path,
    limits: Limits,
) -> Command {
    let search_path = Some(search_path.to_owned());
    Command { search_path, limits, ..Command::new(&configuration.compiler.path, directory) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_read_from_what_a_compiler_says() {
        assert_eq!(major("Debian clang version 19.1.7 (3~deb12u1)"), Some(19));
        assert_eq!(major("clang version 20.0.0git"), Some(20));
        assert_eq!(major("something else"), None);
    }
}
