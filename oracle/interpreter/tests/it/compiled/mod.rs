//! Tests that need a compiler, which the fast tier leaves out. Here: the observations of a module given as text, in the
//! interpreters and in native code compiled by clang-19.

mod by_value;
mod formats;
mod intrinsics;
mod lli;
mod va_arg;
mod variadic;

use std::io::Write as _;
use std::process::{Command, Stdio};

use interpreter::{Config, Interpreter, Outcome, Semantics};
use ir::Module;
use refine::bits::{self, RunEnd};

/// A site and the observed value.
pub(crate) type Seen = (u32, u64);

/// The observation functions for native code.
const RUNTIME: &str = r#"
#include <stdio.h>
void bf_observe(int site, unsigned long long value) { printf("%d %llu\n", site, value); }
void entry(void);
int main(void) { entry(); return 0; }
"#;

/// The front end's output leaves memory undefined where C does, so the semantics must have undef.
pub(crate) fn config() -> Config {
    Config { semantics: Semantics::LLVM_19, ..Config::default() }
}

pub(crate) fn parse(text: &str) -> Module {
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}"));
    ir::verify(&module).unwrap_or_else(|error| panic!("{error}\n{text}"));
    module
}

/// The observations of the concrete interpreter.
pub(crate) fn fast(module: &Module, config: &Config) -> Vec<Seen> {
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(module, "entry", config);
    let seen: Vec<Seen> = run.observations.iter().map(|seen| (seen.site, seen.value)).collect();
    assert_eq!(run.outcome, Outcome::Finished, "after {:?}", seen.last());
    seen
}

/// The observations of the symbolic interpreter, which must be fully determined.
pub(crate) fn slow(module: &Module, config: &Config) -> Vec<Seen> {
    let allowed = bits::outcomes(module, "entry", config);
    let [outcome] = &allowed.outcomes[..] else { panic!("{} outcomes", allowed.outcomes.len()) };
    assert!(
        matches!(outcome.end, RunEnd::Finished),
        "{:?} after {:?}",
        outcome.end,
        outcome.observations.last()
    );
    let open = outcome.observations.iter().find(|seen| seen.determined != u64::MAX);
    assert_eq!(open, None, "an observation that is not determined");
    outcome.observations.iter().map(|seen| (seen.site, seen.value)).collect()
}

/// The observations of both interpreters, which must agree.
pub(crate) fn interpreted(module: &Module) -> Vec<Seen> {
    let seen = fast(module, &config());
    assert_same(&seen, &slow(module, &config()), "the concrete and the symbolic interpreter");
    seen
}

/// Asserts equality and shows the first difference only.
pub(crate) fn assert_same(a: &[Seen], b: &[Seen], who: &str) {
    if let Some(at) = (0..a.len().min(b.len())).find(|&at| a[at] != b[at]) {
        panic!("{who}, observation {at}: {:x?} and {:x?}", a[at], b[at]);
    }
    assert_eq!(a.len(), b.len(), "{who}");
}

/// The output of clang-19 for a text on its standard input.
#[expect(clippy::disallowed_methods, reason = "a test that asks the machine itself")]
fn clang(args: &[&str], input: &str) -> Vec<u8> {
    let mut command = Command::new("clang-19");
    command.args(args).args(["-Wno-everything", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("this test needs clang-19: ./setup");
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "clang-19 {args:?}");
    output.stdout
}

/// The IR of a C program for a target.
pub(crate) fn lowered(program: &str, target: &str) -> Module {
    lowered_with(program, &[&format!("--target={target}")])
}

/// The IR of a C program, with further compiler options.
pub(crate) fn lowered_with(program: &str, arguments: &[&str]) -> Module {
    let args = ["-O0", "-S", "-emit-llvm", "-o", "-", "-x", "c"];
    let text = clang(&[arguments, &args].concat(), program);
    parse(&String::from_utf8_lossy(&text))
}

/// The observations of native code for a program in C or IR (`language`).
#[expect(clippy::disallowed_methods, reason = "a test that asks the machine itself")]
pub(crate) fn native(language: &str, program: &str) -> Vec<Seen> {
    let directory = tempfile::tempdir().unwrap();
    let [object, runtime, executable] =
        ["o", "runtime.o", "exe"].map(|name| directory.path().join(name).display().to_string());
    clang(&["-O0", "-c", "-o", &object, "-x", language], program);
    clang(&["-O0", "-c", "-o", &runtime, "-x", "c"], RUNTIME);
    let linked = Command::new("clang-19").args([&object, &runtime, "-o", &executable]).status().unwrap();
    assert!(linked.success(), "{program}");
    let output = Command::new(&executable).output().unwrap();
    assert!(output.status.success(), "{program}: {:?}", output.status);
    let line = |line: &str| -> Seen {
        let (site, value) = line.split_once(' ').unwrap();
        (site.parse().unwrap(), value.parse().unwrap())
    };
    String::from_utf8_lossy(&output.stdout).lines().map(line).collect()
}

/// The definition of `bf_observe` for LLVM: a line for each observation.
pub(crate) const RUNTIME_OF_LLI: &str = r#"
@format = private constant [7 x i8] c"%016lx\0A"
declare i32 @printf(ptr, ...)
define void @bf_observe(i32 %site, i64 %value) {
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %value)
  ret void
}
define i32 @main() {
  call void @entry()
  ret i32 0
}
"#;

/// Runs the module under `lli-19` and returns its output.
#[expect(clippy::disallowed_methods, reason = "a test that asks LLVM itself")]
pub(crate) fn run_under_lli(text: &str) -> String {
    let mut command = Command::new("lli-19");
    command.args(["-O0", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("this test needs lli-19: ./setup");
    child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{text}");
    String::from_utf8_lossy(&output.stdout).into_owned()
}
