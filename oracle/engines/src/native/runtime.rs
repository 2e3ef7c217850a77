//! The objects that every batch is linked with: the driver, compiled once, and the libraries of the compilers.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use lowering::abi::VectorUnit;

use super::compiler::{Compiler, Configuration, Family};
use super::link::Linker;
use super::platform::Platform;
use super::question::{Discovery, Question};
use super::toolchain_error::ToolchainError;
use crate::process;

/// The driver, but for what depends on the machine ([`Platform::driver_header`]), and the few functions of a C library that compilers call by themselves.
const RUNTIME: &str = include_str!("../../runtime/driver.c");

/// The library that tcc's code calls for conversions; tcc has no option that prints its place.
const TCC_LIBRARIES: [&str; 3] =
    ["/usr/lib/x86_64-linux-gnu/tcc/libtcc1.a", "/usr/lib/tcc/libtcc1.a", "/usr/local/lib/tcc/libtcc1.a"];

/// The library that tcc's code calls for conversions and variadic arguments, where tcc is installed; without it no other
/// compiler's linker makes a program of tcc's objects.
#[must_use]
pub fn tcc_library() -> Option<PathBuf> {
    TCC_LIBRARIES.iter().map(PathBuf::from).find(|path| path.is_file())
}

/// The linker, with the runtime compiled by the first compiler that answers.
///
/// # Errors
/// If there is no linker or compiler, or the compiler refuses the runtime.
pub(super) fn linker(
    discovery: &Discovery<'_>,
    compilers: &[Compiler],
    vectors: VectorUnit,
    limits: process::ProcessLimits,
) -> Result<Linker, ToolchainError> {
    let name = Platform::for_target(discovery.target).gnu_tool("ld");
    let missing = || ToolchainError::Missing(format!("linker (`{name}`)"));
    let path = discovery.program(&name).ok_or_else(missing)?;
    let runtime = runtime(discovery, compilers, vectors)?;
    let mut libraries = Vec::new();
    for compiler in compilers.iter().filter(|compiler| compiler.family != Family::Tcc) {
        let selection = Platform::for_target(compiler.target).selection(&compiler.family);
        let options = selection.as_deref().into_iter().chain(["-print-libgcc-file-name"]);
        let Compiler { name, path, family, .. } = compiler;
        let answer = discovery.answer(name, path, family, &options.collect::<Vec<_>>())?;
        libraries.extend(answer.map(PathBuf::from).filter(|path| path.is_file()));
    }
    if compilers.iter().any(|compiler| compiler.family == Family::Tcc) {
        libraries.extend(tcc_library());
    }
    libraries.sort();
    libraries.dedup();
    Ok(Linker { path, target: discovery.target, runtime, libraries, limits })
}

/// The runtime by the first gcc that answers, or else the first clang.
fn runtime(
    discovery: &Discovery<'_>,
    compilers: &[Compiler],
    vectors: VectorUnit,
) -> Result<PathBuf, ToolchainError> {
    for family in [Family::Gcc, Family::Clang] {
        for compiler in compilers.iter().filter(|compiler| compiler.family == family) {
            if let Some(runtime) = compile_runtime(discovery, compiler, vectors)? {
                return Ok(runtime);
            }
        }
    }
    Err(ToolchainError::Missing(format!("clang or gcc for {}", discovery.target.name())))
}

/// With the registers that the code under test uses: the driver puts something into all of them. `None` if the compiler
/// does not answer.
fn compile_runtime(
    discovery: &Discovery<'_>,
    compiler: &Compiler,
    vectors: VectorUnit,
) -> Result<Option<PathBuf>, ToolchainError> {
    let header = Platform::for_target(discovery.target).driver_header();
    let flags = ["-O2", "-ffreestanding", "-fno-builtin", "-fno-tree-loop-distribute-patterns"];
    let mut configuration = Configuration::c(compiler, &flags)?;
    if compiler.family == Family::Clang {
        configuration.flags.pop();
    }
    configuration.flags.extend(vectors.flag().map(str::to_owned));
    let arguments = configuration.arguments(Path::new("INPUT"), Path::new("OUTPUT"));
    let words = ["driver", RUNTIME, header].map(OsString::from).into_iter().chain(arguments);
    let object: Option<Vec<u8>> = discovery.known(&compiler.path, &compiler.family, words, || {
        let place = discovery.place()?;
        let [source, machine, object] =
            ["driver.c", "machine.h", "driver.o"].map(|name| place.path().join(name));
        for (path, text) in [(&source, RUNTIME), (&machine, header)] {
            std::fs::write(path, text).map_err(scratch(path))?;
        }
        let command = configuration.command(discovery.search_path, place.path(), discovery.limits);
        let words = "to compile the program that runs all others";
        let question = Question { name: &compiler.name, program: &compiler.path, words };
        let command = command.args(configuration.arguments(&source, &object));
        let Some(completed) = discovery.ask(&question, command)? else { return Ok(None) };
        if !completed.succeeded() {
            let compiler = compiler.name.to_string();
            return Err(ToolchainError::Runtime { compiler, diagnostic: completed.output });
        }
        std::fs::read(&object).map(Some).map_err(scratch(&object))
    })?;
    let Some(object) = object else { return Ok(None) };
    let kept = discovery.directory.join("driver.o");
    std::fs::write(&kept, object).map_err(scratch(&kept))?;
    Ok(Some(kept))
}

/// The error for a file of ours that cannot be used.
fn scratch(path: &Path) -> impl FnOnce(std::io::Error) -> ToolchainError {
    |source| ToolchainError::Scratch { path: path.to_owned(), source }
}
