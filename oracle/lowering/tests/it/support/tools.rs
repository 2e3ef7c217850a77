//! The compilers, one process for thousands of questions.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output};

use lang::Target;
use lowering::abi::VectorUnit;
use lowering::layout::Dialect;

use super::missing::left_out;

/// Runs a tool on a file in a directory and gives its standard output; fails the test when the tool fails.
pub(crate) fn run(tool: &str, directory: &Path, args: &[&str]) -> String {
    let output = output(tool, directory, args);
    let errors = String::from_utf8_lossy(&output.stderr);
    let head: String = errors.lines().take(40).collect::<Vec<_>>().join("\n");
    assert!(output.status.success(), "{tool} {args:?}: {}\n{head}", output.status);
    String::from_utf8(output.stdout).expect("compilers print UTF-8")
}

/// The compiler whose dialect is meant, and what makes it compile for the target.
pub(crate) fn compiler(target: Target, dialect: Dialect) -> &'static [&'static str] {
    match (target, dialect) {
        (Target::X86_64Linux, Dialect::Clang21) => &["clang-22"],
        (Target::X86_64Linux, Dialect::Clang20) => &["clang-20"],
        (Target::X86_64Linux, Dialect::Clang) => &["clang-19"],
        (Target::X86_64Linux, Dialect::Clang18) => &["clang-18"],
        (Target::X86_64Linux, Dialect::Clang16) => &["clang-16"],
        (Target::X86_64Linux, Dialect::Clang15) => &["clang-15"],
        (Target::X86_64Linux, Dialect::Gcc11) => &["gcc-11"],
        (Target::X86_64Linux, Dialect::Clang14) => &["clang-14"],
        (Target::X86_64Linux, Dialect::Gcc) => &["gcc"],
        (Target::AArch64Linux, Dialect::Clang) => {
            &["clang-19", "--target=aarch64-linux-gnu", "-Xclang", "-fexperimental-max-bitint-width=255"]
        }
        (Target::AArch64Linux, Dialect::Clang21) => &["clang-22", "--target=aarch64-linux-gnu"],
        (Target::AArch64Linux, Dialect::Clang20) => &["clang-20", "--target=aarch64-linux-gnu"],
        (Target::AArch64Linux, Dialect::Clang18) => &["clang-18", "--target=aarch64-linux-gnu"],
        (Target::AArch64Linux, Dialect::Clang16) => &["clang-16", "--target=aarch64-linux-gnu"],
        (Target::AArch64Linux, Dialect::Clang15) => &["clang-15", "--target=aarch64-linux-gnu"],
        (Target::AArch64Linux, Dialect::Gcc11) => &["aarch64-linux-gnu-gcc-11"],
        (Target::AArch64Linux, Dialect::Clang14) => &["clang-14", "--target=aarch64-linux-gnu"],
        (Target::AArch64Linux, Dialect::Gcc) => &["aarch64-linux-gnu-gcc"],
        (Target::RiscV64Linux, Dialect::Clang) => &["clang-19", "--target=riscv64-linux-gnu"],
        (Target::RiscV64Linux, Dialect::Clang21) => &["clang-22", "--target=riscv64-linux-gnu"],
        (Target::RiscV64Linux, Dialect::Clang20) => &["clang-20", "--target=riscv64-linux-gnu"],
        (Target::RiscV64Linux, Dialect::Clang18) => &["clang-18", "--target=riscv64-linux-gnu"],
        (Target::RiscV64Linux, Dialect::Clang16) => &["clang-16", "--target=riscv64-linux-gnu"],
        (Target::RiscV64Linux, Dialect::Clang15) => &["clang-15", "--target=riscv64-linux-gnu"],
        (Target::RiscV64Linux, Dialect::Gcc11) => &["riscv64-linux-gnu-gcc-11"],
        (Target::RiscV64Linux, Dialect::Clang14) => &["clang-14", "--target=riscv64-linux-gnu"],
        (Target::RiscV64Linux, Dialect::Gcc) => &["riscv64-linux-gnu-gcc"],
    }
}

/// The options that make a clang compile for the target, and take every `_BitInt` the language has there.
pub(crate) fn target_flags(target: Target) -> &'static [&'static str] {
    match target {
        Target::X86_64Linux => &[],
        Target::AArch64Linux => {
            &["--target=aarch64-linux-gnu", "-Xclang", "-fexperimental-max-bitint-width=255"]
        }
        Target::RiscV64Linux => {
            &["--target=riscv64-linux-gnu", "-Xclang", "-fexperimental-max-bitint-width=255"]
        }
    }
}

/// Runs a statically linked program for the target.
pub(crate) fn run_program(target: Target, directory: &Path, program: &str) -> String {
    let path = format!("./{program}");
    match target {
        Target::X86_64Linux => run(&path, directory, &[]),
        Target::AArch64Linux | Target::RiscV64Linux => run(target.spec().tools.emulator, directory, &[&path]),
    }
}

/// Like [`run`], whatever the tool prints.
#[expect(clippy::disallowed_methods, reason = "tests ask the compilers themselves")]
pub(crate) fn output(tool: &str, directory: &Path, args: &[&str]) -> Output {
    Command::new(tool)
        .args(args)
        .current_dir(directory)
        .output()
        .unwrap_or_else(|error| panic!("{tool} does not start ({error}); `setup` installs it"))
}

/// True where a tool is installed that not every system has. Otherwise the test prints that it is left out; in continuous
/// integration it fails.
#[expect(clippy::disallowed_methods, reason = "tests ask the compilers themselves")]
pub(crate) fn is_there(tool: &str) -> bool {
    let there = Command::new(tool).arg("--version").output().is_ok();
    if !there {
        left_out(tool);
    }
    there
}

/// True where a tool is installed that not every distribution has; otherwise the test prints that it is left out.
#[expect(clippy::disallowed_methods, reason = "tests ask the compilers themselves")]
pub(crate) fn is_there_by_chance(tool: &str) -> bool {
    let there = Command::new(tool).arg("--version").output().is_ok();
    if !there {
        say(&format!("left out: no {tool} here"));
    }
    there
}

/// True if the processor has the unit; otherwise the test prints that it is left out.
pub(crate) fn runs(vectors: VectorUnit) -> bool {
    #[cfg(target_arch = "x86_64")]
    let has = match vectors {
        VectorUnit::Sse => true,
        VectorUnit::Avx => std::is_x86_feature_detected!("avx"),
        VectorUnit::Avx512 => std::is_x86_feature_detected!("avx512f"),
    };
    #[cfg(not(target_arch = "x86_64"))]
    let has = vectors == VectorUnit::Sse;
    if !has {
        say(&format!("left out: this processor has no {vectors}"));
    }
    has
}

/// The number of times that a test on random records is run: once, or often enough for 200,000 of them.
pub(crate) fn rounds(records: usize) -> u64 {
    if full() { 200_000_usize.div_ceil(records) as u64 } else { 1 }
}

/// One in `part` records is taken, or all with `BITFROST_LAYOUTS=full`.
pub(crate) fn stride(part: usize) -> usize {
    if full() { 1 } else { part }
}

fn full() -> bool {
    std::env::var_os("BITFROST_LAYOUTS").is_some_and(|value| value == "full")
}

fn say(line: &str) {
    std::io::stderr().write_all(format!("{line}\n").as_bytes()).expect("a line can be said");
}
