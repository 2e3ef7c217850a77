//! The conformance corpus, compiled: every pair of compilers agrees about the files made of its rows.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use conformance::curated::{cases, plain};
use lang::Target;

/// A compiler with its options.
type Compiler = &'static [&'static str];
/// The platform, its compilers, of which the first links, and the emulator.
type Platform = (Target, &'static [Compiler], Option<&'static str>);

const X86_64: Platform = (
    Target::X86_64Linux,
    &[&["gcc", "-O0"], &["gcc", "-O2"], &["clang-19", "-O0"], &["clang-19", "-O2"]],
    None,
);
const AARCH64: Platform = (
    Target::AArch64Linux,
    &[
        &["aarch64-linux-gnu-gcc", "-O0"],
        &["aarch64-linux-gnu-gcc", "-O2"],
        &["clang-19", "--target=aarch64-linux-gnu", "-O0"],
        &["clang-19", "--target=aarch64-linux-gnu", "-O2"],
    ],
    Some("qemu-aarch64"),
);
const RISCV64: Platform = (
    Target::RiscV64Linux,
    &[
        &["riscv64-linux-gnu-gcc", "-O0"],
        &["riscv64-linux-gnu-gcc", "-O2"],
        &["clang-19", "--target=riscv64-linux-gnu", "-O0"],
        &["clang-19", "--target=riscv64-linux-gnu", "-O2"],
    ],
    Some("qemu-riscv64"),
);

fn output(words: &[&str]) -> Output {
    #[expect(clippy::disallowed_methods, reason = "the test asks the compilers of the machine")]
    let output = Command::new(words[0]).args(&words[1..]).output();
    output.unwrap_or_else(|why| panic!("{words:?}: {why}"))
}

fn done(words: &[&str]) {
    let output = output(words);
    assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
}

/// A directory with the C files of a target's cases.
fn sources(target: Target) -> tempfile::TempDir {
    let scratch = tempfile::tempdir().unwrap();
    for (name, text) in plain::files(target, &cases(target).unwrap()).unwrap() {
        fs::write(scratch.path().join(name), text).unwrap();
    }
    scratch
}

/// The object file that a compiler makes of one side, whose source lies in the directory.
fn object(scratch: &Path, target: Target, side: &str, compiler: &[&str]) -> String {
    let source = scratch.join(format!("{}.{side}.c", target.name())).display().to_string();
    let object = scratch.join(format!("{side} {}.o", compiler.join(" "))).display().to_string();
    done(&[compiler, &["-std=gnu11", "-w", "-c", &source, "-o", &object]].concat());
    object
}

/// Links both sides and runs them with these arguments.
fn run(linker: &str, emulator: Option<&str>, objects: [&str; 2], arguments: &[&str]) -> Output {
    let program = format!("{}.program", objects[1]);
    done(&[linker, "-static", objects[0], objects[1], "-o", &program]);
    let words: Vec<&str> = emulator.into_iter().chain([program.as_str()]).collect();
    output(&[&words, arguments].concat())
}

/// Compiles both files with every compiler, and returns the lines that each caller with each callee writes.
fn lines((target, compilers, emulator): Platform) -> Vec<(String, String)> {
    let scratch = sources(target);
    let all = |side: &str| -> Vec<String> {
        compilers.iter().map(|compiler| object(scratch.path(), target, side, compiler)).collect()
    };
    let (callers, callees) = (all("caller"), all("callee"));
    let mut lines = Vec::new();
    let numbers = 0..compilers.len();
    for (caller, callee) in numbers.clone().flat_map(|a| numbers.clone().map(move |b| (a, b))) {
        let ended = run(compilers[0][0], emulator, [&callers[caller], &callees[callee]], &[]);
        let pair = format!("{} calls {}", compilers[caller].join(" "), compilers[callee].join(" "));
        let text = String::from_utf8(ended.stdout).unwrap();
        assert!(text.contains(" right, "), "{pair}: {text} {:?}", ended.status);
        lines.extend(text.lines().map(|line| (pair.clone(), line.to_owned())));
    }
    lines
}

/// Every pair of compilers agrees about every case, unless the ledger knows better; and what the ledger knows shows.
fn check(platform: Platform) {
    let lines = lines(platform);
    let cases = cases(platform.0).unwrap();
    let wrong = lines.iter().filter(|(_, line)| line.contains(": expected "));
    let mut shown = BTreeSet::new();
    let mut unexplained = Vec::new();
    for (pair, line) in wrong {
        let id = line.split_once(": ").unwrap().0;
        match cases.iter().find(|case| case.id == id).and_then(|case| case.known.as_ref()) {
            Some(_) => drop(shown.insert(id)),
            None => unexplained.push(format!("{pair}: {line}")),
        }
    }
    assert!(unexplained.is_empty(), "{}", unexplained.join("\n"));
    let hidden = cases.iter().filter(|case| case.known.is_some() && !shown.contains(case.id.as_str()));
    let hidden: Vec<_> = hidden.map(|case| &case.id).collect();
    assert!(hidden.is_empty(), "no pair of compilers shows the deviation of {hidden:?}");
}

/// A compiler that leaves out padding is wrong about cases that have some, and right about one that has none.
#[test]
fn a_wrong_compiler_is_noticed() {
    let (target, compilers, _) = X86_64;
    let scratch = sources(target);
    let caller = object(scratch.path(), target, "caller", compilers[0]);
    let callee = object(scratch.path(), target, "callee", &["gcc", "-fpack-struct=1"]);
    let ids = ["sysv-3.1.2-align-int", "sysv-3.2.3-integer-three-chars", "sysv-3.2.3-sse-float-double"];
    let ended = run("gcc", None, [&caller, &callee], &ids);
    let text = String::from_utf8(ended.stdout).unwrap();
    assert_eq!(ended.status.code(), Some(2), "{text}");
    assert!(text.ends_with("1 right, 2 wrong, 0 not defined\n"), "{text}");
    assert!(!text.contains(ids[1]), "{text}");
}

#[test]
#[ignore = "16 CPU s: the conformance corpus between every two compilers"]
fn compilers_agree_on_x86_64() {
    check(X86_64);
}

#[test]
#[ignore = "a quarter of a minute for each platform; x86-64 stands for the others"]
fn compilers_agree_on_aarch64() {
    check(AARCH64);
}

#[test]
#[ignore = "a quarter of a minute for each platform; x86-64 stands for the others"]
fn compilers_agree_on_riscv64() {
    check(RISCV64);
}
