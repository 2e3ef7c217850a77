//! C by clang, as IR with the names of values, and the layouts that clang states. Its tests need clang.

mod records;
mod sequences;

use std::io::Write;
use std::process::{Command, Stdio};

use ir::read::ValueNames;
use ir::{Module, Neighbours};
use lowering::LegalVectors;
use lowering::strategy::{STRATEGIES, Strategy};
use relowering::{Recognition, StatedLayouts};

/// A translation unit as clang leaves it before optimisation.
pub(crate) struct Compiled {
    pub(crate) module: Module,
    pub(crate) names: ValueNames,
    pub(crate) layouts: StatedLayouts,
}

impl Compiled {
    pub(crate) fn recognise(&self) -> Recognition {
        relowering::recognise(&self.module, &self.names, &self.layouts)
    }

    /// The module by a strategy.
    pub(crate) fn relowered(&self, strategy: &Strategy) -> Module {
        relowered(&self.module, &self.recognise(), &self.layouts, strategy)
    }
}

/// A module by a strategy, as LLVM can compile it.
pub(crate) fn relowered(
    module: &Module,
    recognition: &Recognition,
    layouts: &StatedLayouts,
    strategy: &Strategy,
) -> Module {
    let mut module = module.clone();
    relowering::relower(&mut module, recognition, layouts, strategy, LegalVectors::Compilable);
    module
}

/// Runs a program of x86-64 by every strategy, and requires that it returns 0.
pub(crate) fn assert_runs_by_every_strategy(program: &str) {
    for (level, flags) in ["-O0", "-O2"].into_iter().zip(LEVELS) {
        let compiled = compile(program, "x86_64-linux-gnu", flags);
        for strategy in STRATEGIES {
            let mut module = compiled.relowered(strategy);
            lowering::legalize(&mut module, Neighbours::Words).unwrap();
            ir::verify(&module).unwrap();
            assert_eq!(exit_code(&module, level), Some(0), "{} {level}", strategy.name);
        }
    }
}

/// The levels before whose passes modules are taken.
pub(crate) const LEVELS: [&[&str]; 2] =
    [&["-O0", "-Xclang", "-disable-O0-optnone"], &["-O2", "-Xclang", "-disable-llvm-passes"]];

/// Compiles C for a target at a level.
pub(crate) fn compile(source: &str, target: &str, level: &[&str]) -> Compiled {
    compile_by("clang-19", source, target, level)
}

/// Compiles C by a version of clang.
#[expect(clippy::disallowed_methods, reason = "a test that asks the machine itself")]
pub(crate) fn compile_by(compiler: &str, source: &str, target: &str, level: &[&str]) -> Compiled {
    let directory = tempfile::tempdir().unwrap();
    let module = directory.path().join("module.ll");
    let mut command = Command::new(compiler);
    command.args(["-S", "-emit-llvm", "-fno-discard-value-names", "-Xclang", "-fdump-record-layouts"]);
    command.args([&format!("--target={target}"), "-x", "c", "-w", "-", "-o"]).arg(&module).args(level);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|why| panic!("this test needs {compiler} ({why}): ./setup"));
    child.stdin.take().unwrap().write_all(source.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{compiler} {level:?}:\n{source}");
    let (module, names) = ir::read::read_with_names(&std::fs::read_to_string(module).unwrap()).unwrap();
    let layouts = StatedLayouts::parse(&String::from_utf8(output.stdout).unwrap()).unwrap();
    Compiled { module, names, layouts }
}

/// The exit code of a module of x86-64 as a program.
#[expect(clippy::disallowed_methods, reason = "a test that asks the machine itself")]
pub(crate) fn exit_code(module: &Module, level: &str) -> Option<i32> {
    let directory = tempfile::tempdir().unwrap();
    let (text, program) = (directory.path().join("module.ll"), directory.path().join("program"));
    std::fs::write(&text, ir::print_module(module)).unwrap();
    let compiled = Command::new("clang-19").args(["-w", level, "-o"]).args([&program, &text]).status();
    assert!(compiled.unwrap().success(), "{}", ir::print_module(module));
    Command::new(program).status().unwrap().code()
}

/// The assembly of a module of x86-64.
#[expect(clippy::disallowed_methods, reason = "a test that asks the machine itself")]
pub(crate) fn assembly(module: &Module, level: &str) -> String {
    let directory = tempfile::tempdir().unwrap();
    let text = directory.path().join("module.ll");
    std::fs::write(&text, ir::print_module(module)).unwrap();
    let output = Command::new("clang-19").args(["-w", level, "-S", "-o", "-"]).arg(&text).output().unwrap();
    assert!(output.status.success(), "{}", ir::print_module(module));
    String::from_utf8(output.stdout).unwrap()
}
