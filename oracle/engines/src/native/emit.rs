//! The LLVM IR that a clang makes of C: its view of a signature, beside that of its machine code.

use std::path::Path;

use super::batch::{NativeError, scratch_directory};
use super::compile::{CompileError, failure};
use super::compiler::{Configuration, Family};
use super::toolchain::Toolchain;
use crate::outcome::Outcome;

/// The module that a configuration's clang makes of a C text, as text.
///
/// # Errors
/// The outer errors are the machine's; the inner outcome gives the reason why there is no module: another compiler, or one that refuses the
/// text.
pub fn llvm_ir(
    toolchain: &Toolchain,
    configuration: &Configuration,
    c: &str,
) -> Result<Result<String, Outcome>, NativeError> {
    if configuration.compiler.family != Family::Clang {
        let why = format!("{} makes no LLVM IR", configuration.compiler.name);
        return Ok(Err(Outcome::Unsupported(why)));
    }
    let directory = scratch_directory(toolchain)?;
    let scratch = |source| NativeError::Scratch { path: directory.path().to_owned(), source };
    let (input, output) = (Path::new("emitted.c"), Path::new("emitted.ll"));
    std::fs::write(directory.path().join(input), c).map_err(scratch)?;
    // The last of `-c` and `-S` does not decide: `-S` always does.
    let run = toolchain
        .compiler_command(configuration, directory.path())
        .args(["-S", "-emit-llvm"])
        .args(configuration.arguments(input, output));
    let completed = toolchain.supervisor.run(run).map_err(CompileError::from)?;
    if !completed.succeeded() {
        return Ok(Err(failure(&completed, input).outcome()));
    }
    std::fs::read_to_string(directory.path().join(output)).map(Ok).map_err(scratch)
}
