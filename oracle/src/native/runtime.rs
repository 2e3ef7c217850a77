//! What every batch is linked with: the driver, compiled once, and what compilers call without being asked.

use std::path::PathBuf;

use lowering::abi::VectorUnit;

use super::compiler::{Compiler, Configuration, Family};
use super::discovery::Discovery;
use super::link::Linker;
use super::platform::Platform;
use super::process::Limits;
use super::toolchain::{ToolchainError, command};

/// The driver, but for what depends on the machine ([`Platform::machine`]), and the few functions of a C library that compilers call by themselves.
const RUNTIME: &str = include_str!("../../runtime/driver.c");

/// What tcc's code calls for conversions; tcc has no option that says where it is.
const TCC_LIBRARIES: [&str; 3] =
    ["/usr/lib/x86_64-linux-gnu/tcc/libtcc1.a", "/usr/lib/tcc/libtcc1.a", "/usr/local/lib/tcc/libtcc1.a"];

/// The linker, with the runtime compiled by the first compiler that can.
///
/// # Errors
/// When there is no linker or compiler, or the compiler refuses the runtime.
pub(super) fn linker(
    discovery: &Discovery<'_>,
    compilers: &[Compiler],
    vectors: VectorUnit,
) -> Result<Linker, ToolchainError> {
    let name = Platform::of(discovery.target).gnu_tool("ld");
    let missing = || ToolchainError::Missing(format!("linker (`{name}`)"));
    let path = discovery.program(&name).ok_or_else(missing)?;
    let compiler = compilers
        .iter()
        .find(|compiler| compiler.family == Family::Gcc)
        .or_else(|| compilers.iter().find(|compiler| compiler.family == Family::Clang))
        .ok_or_else(|| ToolchainError::Missing(format!("clang or gcc for {}", discovery.target.name())))?;
    let runtime = compile_runtime(discovery, compiler, vectors)?;
    let mut libraries = Vec::new();
    for compiler in compilers.iter().filter(|compiler| compiler.family != Family::Tcc) {
        let selection = Platform::of(compiler.target).selection(&compiler.family);
        let options = selection.as_deref().into_iter().chain(["-print-libgcc-file-name"]);
        let answer = discovery.answer(&compiler.path, &options.collect::<Vec<_>>())?;
        libraries.extend(answer.map(PathBuf::from).filter(|path| path.is_file()));
    }
    if compilers.iter().any(|compiler| compiler.family == Family::Tcc) {
        libraries.extend(TCC_LIBRARIES.iter().map(PathBuf::from).find(|path| path.is_file()));
    }
    libraries.sort();
    libraries.dedup();
    Ok(Linker { path, target: discovery.target, runtime, libraries })
}

/// With the registers that the code under test uses: the driver puts something into all of them.
fn compile_runtime(
    discovery: &Discovery<'_>,
    compiler: &Compiler,
    vectors: VectorUnit,
) -> Result<PathBuf, ToolchainError> {
    let [source, machine, object] =
        ["driver.c", "machine.h", "driver.o"].map(|name| discovery.directory.join(name));
    for (path, text) in [(&source, RUNTIME), (&machine, Platform::of(discovery.target).machine)] {
        std::fs::write(path, text)
            .map_err(|error| ToolchainError::Scratch { path: path.clone(), source: error })?;
    }
    let flags = ["-O2", "-ffreestanding", "-fno-builtin", "-fno-tree-loop-distribute-patterns"];
    let mut configuration = Configuration::c(compiler, &flags)?;
    if compiler.family == Family::Clang {
        configuration.flags.pop();
    }
    configuration.flags.extend(vectors.flag().map(str::to_owned));
    let command = command(discovery.search_path, &configuration, discovery.directory, Limits::COMPILER);
    let completed = discovery.supervisor.run(command.args(configuration.arguments(&source, &object)))?;
    if completed.succeeded() {
        return Ok(object);
    }
    Err(ToolchainError::Runtime { compiler: compiler.name.to_string(), diagnostic: completed.said })
}
