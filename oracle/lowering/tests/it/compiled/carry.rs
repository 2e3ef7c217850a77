//! Values of every type through every kind of call: what arrives is what was sent, in the interpreter and natively.

use crate::support;

use std::fmt::Write;

use interpreter::{Config, Interpreter, Outcome};
use lang::{CallVia, SidesDefined, Target, Unit};
use lowering::Options;
use lowering::strategy::STRATEGIES;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use support::carry::{Carrier, KnownTypes, carrier};
use support::native::{BITS, Machine, driver_with, ours, theirs};

fn carriers(target: Target, knows: KnownTypes, seed: u64, count: u32) -> Vec<Carrier> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    (0..count).map(|_| carrier(&mut rng, target, knows, 6)).collect()
}

fn interpreted(carrier: &Carrier, options: &Options) -> (Outcome, Vec<(u32, u64)>) {
    let program = &carrier.program;
    let module = lowering::lower::program(program, &Unit::WHOLE, options).unwrap();
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&module, &program[program.entry].name, &Config::default());
    let observed = run.observations.iter().map(|seen| (seen.site, seen.value)).collect();
    (run.outcome, observed)
}

/// Interpreted, what arrives is what was sent.
fn every_strategy(target: Target) {
    for (index, carrier) in carriers(target, KnownTypes::ALL, 1, 100).iter().enumerate() {
        for strategy in STRATEGIES {
            let options = Options { strategy: *strategy, ..Options::default() };
            let (outcome, observed) = interpreted(carrier, &options);
            let differs = carrier.expected.iter().zip(&observed).find(|(expected, seen)| expected != seen);
            assert!(
                outcome == Outcome::Finished && observed == carrier.expected,
                "{}\nprogram {index}, {strategy:?}: {outcome:?} after {} {differs:?}",
                lang::print::program(&carrier.program),
                observed.len()
            );
        }
    }
}

#[test]
fn interpreted_x86_64() {
    every_strategy(Target::X86_64Linux);
}

#[test]
fn interpreted_aarch64() {
    every_strategy(Target::AArch64Linux);
}

/// The output of the driver for each program, preceded by an empty part.
fn expected(carriers: &[Carrier]) -> Vec<String> {
    let mut parts = vec![String::new()];
    for (index, carrier) in carriers.iter().enumerate() {
        let mut part = format!("{index}\n");
        carrier.expected.iter().for_each(|(site, word)| writeln!(part, "{site} {word:x}").unwrap());
        parts.push(part);
    }
    parts
}

fn compare(carriers: &[Carrier], expected: &[String], seen: &[String], what: &str) {
    for (index, (expected, seen)) in expected.iter().zip(seen).enumerate() {
        let printed = || lang::print::program(&carriers[index - 1].program);
        let differs = expected.lines().zip(seen.lines()).find(|(expected, seen)| expected != seen);
        assert!(expected.trim() == seen.trim(), "{}\n{what}, program {}: {differs:?}", printed(), index - 1);
    }
    assert_eq!(expected.len(), seen.len(), "{what}");
}

/// Through LLVM's back end, both sides ours.
fn ours_alone(machine: &Machine) {
    if !machine.is_there() {
        return;
    }
    let carriers = carriers(machine.target, KnownTypes::ALL, 2, 60);
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    let driver = machine.compile(at, machine.gcc, "driver.c", &driver_with(BITS, &carriers), "-O1");
    std::fs::rename(at.join(driver), at.join("driver.o")).unwrap();
    let text = ours(&carriers, SidesDefined::Both, CallVia::Name, &Options::default());
    for level in ["-O0", "-O2"] {
        let object = machine.compile(at, "clang-19", "whole.ll", &text, level);
        compare(&carriers, &expected(&carriers), &machine.run(at, &[&object]), level);
    }
}

#[test]
fn native_x86_64() {
    ours_alone(&Machine::X86_64);
}

#[test]
#[ignore = "5 CPU s: calls under the emulator"]
fn native_aarch64() {
    ours_alone(&Machine::AARCH64);
}

/// Our callers with a compiler's callees and the other way round.
fn crossed(machine: &Machine, compiler: &str, knows: KnownTypes, seed: u64) {
    if !machine.is_there() {
        return;
    }
    let carriers = carriers(machine.target, knows, seed, 40);
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    let driver = machine.compile(at, machine.gcc, "driver.c", &driver_with(BITS, &carriers), "-O1");
    std::fs::rename(at.join(driver), at.join("driver.o")).unwrap();
    let sides = [SidesDefined::Callers, SidesDefined::Callees].map(|define| {
        let ours = ours(&carriers, define, CallVia::Table, &Options::default());
        let theirs = theirs(&carriers, define, CallVia::Table);
        [
            machine.compile(at, "clang-19", &format!("{define:?}.ll"), &ours, "-O1"),
            machine.compile(at, compiler, &format!("{define:?}.c"), &theirs, "-O1"),
        ]
    });
    for (caller, callee) in [(0, 1), (1, 0), (1, 1)] {
        let objects = [sides[0][caller].as_str(), sides[1][callee].as_str()];
        let seen = machine.run(at, &objects);
        compare(&carriers, &expected(&carriers), &seen, &format!("{compiler}: {objects:?}"));
    }
}

/// clang 19 has `_BitInt` of more than 128 bits only with an option.
const CLANG: KnownTypes = KnownTypes { bit_int: 128, ..KnownTypes::ALL };
/// gcc 12 has no `_BitInt`, and passes vectors longer than its registers as no other compiler does.
const GCC: KnownTypes = KnownTypes { bit_int: 0, vector: 16, agreed: true, ..KnownTypes::ALL };
/// On x86-64 it has no `__fp16` either.
const GCC_X86_64: KnownTypes = KnownTypes { storage16: false, ..GCC };

/// As a caller clang 19 puts the integer that follows an `__int128` on the stack there as well, where `va_arg` does not
/// look for it while a register is left (psABI 3.2.3p3, 3.5.7); gcc and we do not.
#[test]
#[ignore = "5 CPU s: calls between two compilers"]
fn clang_on_the_other_side_x86_64() {
    crossed(&Machine::X86_64, "clang-19", KnownTypes { int128_unnamed: false, ..CLANG }, 3);
}

#[test]
#[ignore = "4 CPU s: calls between two compilers under the emulator"]
fn clang_on_the_other_side_aarch64() {
    crossed(&Machine::AARCH64, "clang-19", CLANG, 4);
}

#[test]
fn gcc_on_the_other_side_x86_64() {
    crossed(&Machine::X86_64, "gcc", GCC_X86_64, 5);
}

#[test]
#[ignore = "5 CPU s: calls between two compilers under the emulator"]
fn gcc_on_the_other_side_aarch64() {
    crossed(&Machine::AARCH64, "aarch64-linux-gnu-gcc", GCC, 6);
}
