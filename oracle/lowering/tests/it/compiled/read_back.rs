//! The text form is read back: what we print, and what clang prints for the same programs.

use crate::support;

use generator::Profile;
use interpreter::{Config, Interpreter, Observation, Outcome, Semantics};
use ir::Module;
use lang::{CallVia, Program, SidesDefined, Unit};
use lowering::Options;
use lowering::strategy::STRATEGIES;
use support::native::{endless_for_clang, generated, theirs};
use support::tools;

const PROFILES: [Profile; 5] =
    [Profile::Single, Profile::SmallWorld, Profile::Bitfields, Profile::Calls, Profile::Mixed];

/// Reads, verifies, prints, and reads and prints again.
fn reread(text: &str) -> (Module, String) {
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    ir::verify(&module).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let printed = ir::print_module(&module);
    let again = ir::read_module(&printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
    assert_eq!(printed, ir::print_module(&again));
    (module, printed)
}

fn run(module: &Module, entry: &str) -> (Outcome, Vec<Observation>) {
    let mut interpreter = Interpreter::new();
    let config = Config { semantics: Semantics::LLVM_19, ..Config::default() };
    let run = interpreter.run(module, entry, &config);
    (run.outcome, run.observations.to_vec())
}

fn check_lowered_programs(count: usize) {
    for strategy in STRATEGIES {
        for profile in PROFILES {
            for program in generated(profile, 51, count) {
                let options = Options { strategy: *strategy, ..Options::default() };
                let module = lowering::lower::program(&program, &Unit::WHOLE, &options).unwrap();
                let text = ir::print_module(&module);
                assert_eq!(reread(&text).1, text);
            }
        }
    }
}

#[test]
fn lowered_programs() {
    check_lowered_programs(30);
}

#[test]
#[ignore = "150 programs in place of 30: 6 CPU s"]
fn many_lowered_programs() {
    check_lowered_programs(150);
}

/// Programs in one file; many files go to one process.
const CHUNK: usize = 25;

/// Clang's own IR of the same programs, at one level: read, taken by LLVM again, and (where the interpreter has the
/// instructions) run as ours is.
fn clang(level: &str, profile: Profile, count: usize) -> usize {
    let programs: Vec<_> =
        endless_for_clang(profile, 52).filter(|program| !clang_extends_unions(program)).take(count).collect();
    let chunks: Vec<_> = programs.chunks(CHUNK).collect();
    let directory = tempfile::tempdir().unwrap();
    let file = |at: usize, kind: &str| format!("{at}.{kind}");
    for (at, chunk) in chunks.iter().enumerate() {
        let text = theirs(chunk, SidesDefined::Both, CallVia::Name);
        std::fs::write(directory.path().join(file(at, "c")), text).unwrap();
    }
    let sources: Vec<_> = (0..chunks.len()).map(|at| file(at, "c")).collect();
    let flags = ["-w", "-S", "-emit-llvm", level];
    let args: Vec<_> = flags.into_iter().chain(sources.iter().map(String::as_str)).collect();
    tools::run("clang-19", directory.path(), &args);
    let mut compared = 0;
    for (at, chunk) in chunks.iter().enumerate() {
        let text = std::fs::read_to_string(directory.path().join(file(at, "ll"))).unwrap();
        let (module, printed) = reread(&text);
        std::fs::write(directory.path().join("printed.ll"), printed).unwrap();
        tools::run("opt-19", directory.path(), &["-passes=verify", "-disable-output", "printed.ll"]);
        compared +=
            chunk.iter().enumerate().filter(|(index, program)| runs_alike(&module, *index, program)).count();
    }
    compared
}

/// True if clang 19 may write an invalid module, which no release of it verifies: a parameter that is a transparent union keeps
/// the type of the union, with the `zeroext` or `signext` of a small first member, and these are attributes of integers (LangRef,
/// "Parameter Attributes").
fn clang_extends_unions(program: &Program) -> bool {
    program.records.iter().any(|record| record.transparent)
}

/// True if the interpreter could run clang's IR of a program. Checks that its observations are those of ours.
fn runs_alike(module: &Module, index: usize, program: &Program) -> bool {
    let entry = format!("p{index}_a_{}", program[program.entry].name);
    let theirs = run(module, &entry);
    if let Outcome::Unsupported(_) = theirs.0 {
        return false;
    }
    let ours = lowering::lower::program(program, &Unit::WHOLE, &Options::default()).unwrap();
    assert_eq!(theirs, run(&ours, &program[program.entry].name), "{}", lang::print::program(program));
    true
}

fn check_clang_at_o0(count: usize) {
    for profile in PROFILES {
        assert_eq!(clang("-O0", profile, count), count, "{profile:?}");
    }
}

#[test]
fn clang_at_o0() {
    check_clang_at_o0(25);
}

#[test]
#[ignore = "100 programs in place of 25: 4 CPU s"]
fn many_clang_at_o0() {
    check_clang_at_o0(100);
}

fn check_clang_at_o2(count: usize) {
    let compared: usize = PROFILES.map(|profile| clang("-O2", profile, count)).into_iter().sum();
    assert!(compared * 10 > count * PROFILES.len() * 9, "only {compared} programs ran");
}

#[test]
fn clang_at_o2() {
    check_clang_at_o2(25);
}

#[test]
#[ignore = "100 programs in place of 25: 5 CPU s"]
fn many_clang_at_o2() {
    check_clang_at_o2(100);
}
