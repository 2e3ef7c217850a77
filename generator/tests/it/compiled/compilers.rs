//! clang and gcc compile generated programs without a warning.

use std::io::Write;
use std::process::{Command, Stdio};

use generator::{Config, Profile, SmallWorld, dna, program, record};
use lang::{Features, Function, Program, Side, SidesDefined, Unit};

/// The compilers, each with the features that it lacks.
const COMPILERS: [(&str, Features); 2] = [
    ("clang-19", Features::LACKED_BY_CLANG),
    (
        "gcc",
        Features::BIT_INT
            .union(Features::WIDE_BIT_INT)
            .union(Features::BIT_INT_BIT_FIELD)
            .union(Features::STORAGE16)
            .union(Features::ALIGNED_ENUM),
    ),
];
const FLAGS: [&str; 8] =
    ["-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-fdiagnostics-color=never", "-xc", "-"];

/// Asserts that every compiler accepts the text without a warning.
fn accepted(what: &str, text: &str) {
    for (compiler, _) in COMPILERS {
        accepted_by(compiler, what, text);
    }
}

#[expect(clippy::disallowed_methods, reason = "this test runs compilers to see their warnings")]
fn accepted_by(compiler: &str, what: &str, text: &str) {
    let mut child = Command::new(compiler)
        .args(FLAGS)
        // gcc's `_Complex` knows only this name of the type.
        .args((compiler == "gcc").then_some("-D__float128=_Float128"))
        // It is about unions, of which a program reads one member.
        .args((compiler == "gcc").then_some("-Wno-scalar-storage-order"))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap_or_else(|why| panic!("this test needs {compiler} ({why}): ./setup"));
    let mut input = child.stdin.take().expect("stdin is a pipe");
    input.write_all(text.as_bytes()).expect("the compiler reads its input");
    drop(input);
    let output = child.wait_with_output().expect("the compiler ends");
    let message = String::from_utf8_lossy(&output.stderr);
    let first: Vec<&str> = message.lines().filter(|l| l.contains("error")).take(5).collect();
    assert!(output.status.success(), "{compiler} on {what}: {first:#?} {message:.3000}");
}

/// Prints programs as one translation unit; prefixes keep their names apart.
fn unit(programs: impl Iterator<Item = Program>) -> String {
    let mut text = lang::print::unit_prelude().to_owned();
    for (i, program) in programs.enumerate() {
        let prefix = format!("P{i}_");
        let (tag_prefix, caller_prefix, callee_prefix) = (&*prefix, &*prefix, &*prefix);
        let unit =
            Unit { tag_prefix, caller_prefix, callee_prefix, define: SidesDefined::Both, ..Unit::WHOLE };
        lang::print::unit(&mut text, &program, &unit);
    }
    text
}

#[test]
fn programs_of_every_profile_compile_without_a_warning() {
    for (compiler, without) in COMPILERS {
        for profile in Profile::ALL {
            let config = Config { without, ..Config::new(profile) };
            let count = if profile == Profile::Signatures { 100 } else { 300 };
            let text = unit((0..count).map(|i| program(&dna(21, i), &config)));
            accepted_by(compiler, profile.name(), &text);
        }
    }
}

#[test]
fn records_compile_without_a_warning() {
    for (compiler, without) in COMPILERS {
        let config = Config { without, ..Config::new(Profile::Bitfields) };
        accepted_by(compiler, "records", &unit((0..1_500).map(|i| record(&dna(22, i), &config))));
    }
}

#[test]
fn the_small_world_compiles_without_a_warning() {
    let alone = |record| {
        let mut program = record_program();
        program.records.push(record);
        program
    };
    accepted("the small world", &unit(SmallWorld::records().step_by(7).map(alone)));
}

/// A program with an empty entry.
fn record_program() -> Program {
    let entry = Function {
        tail: None,
        name: "entry".into(),
        ret: None,
        params: 0,
        locals: Vec::new(),
        body: Vec::new(),
        recursive: false,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        side: Side::Caller,
    };
    Program {
        target: lang::Target::default(),
        enums: Vec::new(),
        records: Vec::new(),
        globals: Vec::new(),
        functions: vec![entry],
        entry: lang::FuncId(0),
    }
}
