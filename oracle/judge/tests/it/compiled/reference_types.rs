//! The reference evaluator over the whole type space, against what compilers make of the same text.

use std::fs;
use std::process::{Command, Output};

use base::DecimalFormat;
use engines::{Observation, Observations, Outcome};
use judge::reference::{self, EvaluationLimits, FaultSet};
use lang::{Program, Target, check, parse, print};

const WIDE: &str = include_str!("../../../../../lang/tests/types/wide.c");
const BIT_PRECISE: &str = include_str!("../../../../../lang/tests/types/bit_precise.c");
const HALF: &str = include_str!("../../../../../lang/tests/types/half.c");
const HALF_STORAGE: &str = include_str!("../../../../../lang/tests/types/half_storage.c");

const ZERO_LENGTH: &str = include_str!("../../../../../lang/tests/types/zero_length.c");
const UNTAGGED: &str = include_str!("../../../../../lang/tests/types/untagged.c");
const DECIMAL: &str = include_str!("../../../../../lang/tests/types/decimal.c");
const FLOAT32X: &str = include_str!("../../../../../lang/tests/types/float32x.c");

/// Prints each observation as two hexadecimal numbers.
const RUNTIME: &str = "\
#include <stdio.h>
#include <string.h>
static void say(unsigned int site, unsigned long long bits) { printf(\"%x %llx\\n\", site, bits); }
void bf_observe(unsigned int site, unsigned long long value) { say(site, value); }
void bf_observe_f32(unsigned int site, float value)
{
    unsigned int bits;
    memcpy(&bits, &value, sizeof(bits));
    say(site, value == value ? bits : 0x7fc00000U);
}
void bf_observe_f64(unsigned int site, double value)
{
    unsigned long long bits;
    memcpy(&bits, &value, sizeof(bits));
    say(site, value == value ? bits : 0x7ff8000000000000ULL);
}
";

/// A compiler with its options, and what runs its executables, if they do not run by themselves.
type Compiler = (Target, &'static str, &'static [&'static str], Option<&'static str>);

const X86: Target = Target::X86_64Linux;
const ARM: Target = Target::AArch64Linux;
const CLANG_14: Compiler = (X86, "clang-14", &["-O1"], None);
const CLANG_16: Compiler = (X86, "clang-16", &["-O0"], None);
const CLANG_19: Compiler = (X86, "clang-19", &["-O2"], None);
const GCC: Compiler = (X86, "gcc-12", &["-O0"], None);
const GCC_OPTIMISING: Compiler = (X86, "gcc-12", &["-O2"], None);
const GCC_ARM: Compiler = (ARM, "aarch64-linux-gnu-gcc-12", &["-O1", "-static"], Some("qemu-aarch64"));
const CLANG_ARM: Compiler =
    (ARM, "clang-19", &["-O0", "-static", "--target=aarch64-linux-gnu"], Some("qemu-aarch64"));

fn output(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"))
}

/// Compiles and runs the text of a program, and returns its observations.
fn native(program: &Program, (_, compiler, options, runner): Compiler) -> Observations {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let [text, runtime, executable] = ["p.c", "r.c", "p"].map(|name| folder.path().join(name));
    fs::write(&text, print::program(program)).expect("the program is written");
    fs::write(&runtime, RUNTIME).expect("the runtime is written");
    #[expect(clippy::disallowed_methods, reason = "the test asks the compilers of the machine")]
    let compiled = output(
        Command::new(compiler)
            .args(["-std=c11", "-w"])
            .args(options)
            .args([&text, &runtime])
            .arg("-o")
            .arg(&executable),
    );
    assert!(compiled.status.success(), "{compiler}: {}", String::from_utf8_lossy(&compiled.stderr));
    #[expect(clippy::disallowed_methods, reason = "the test runs what a compiler made")]
    let ran = match runner {
        Some(runner) => output(Command::new(runner).arg(&executable)),
        None => output(&mut Command::new(&executable)),
    };
    assert!(ran.status.success(), "{compiler}: {:?}", ran.status);
    String::from_utf8_lossy(&ran.stdout).lines().map(observation).collect()
}

fn observation(line: &str) -> Observation {
    let (site, value) = line.split_once(' ').expect("a site and a value");
    let [site, value] =
        [site, value].map(|digits| u64::from_str_radix(digits, 16).expect("hexadecimal digits"));
    Observation { site: site as u32, value }
}

#[track_caller]
fn agrees(text: &str, compilers: &[Compiler]) {
    for compiler in compilers {
        let program = parse::program(text, "sample").unwrap_or_else(|error| panic!("{error}"));
        let program = Program { target: compiler.0, ..program };
        check::program(&program).unwrap_or_else(|error| panic!("{error}"));
        let outcome = reference::run(&program, &EvaluationLimits::default(), FaultSet::default());
        assert_eq!(outcome, Outcome::Finished(native(&program, *compiler)), "{compiler:?}");
    }
}

#[test]
fn types_of_every_compiler() {
    agrees(WIDE, &[CLANG_14, CLANG_16, CLANG_19, GCC, GCC_OPTIMISING, CLANG_ARM, GCC_ARM]);
}

#[test]
fn arrays_of_length_zero() {
    agrees(ZERO_LENGTH, &[CLANG_14, CLANG_19, GCC, GCC_OPTIMISING, CLANG_ARM, GCC_ARM]);
}

#[test]
fn records_without_a_tag() {
    agrees(UNTAGGED, &[CLANG_14, CLANG_19, GCC, GCC_OPTIMISING, CLANG_ARM, GCC_ARM]);
}

#[test]
fn bit_precise_types() {
    agrees(BIT_PRECISE, &[CLANG_14, CLANG_16, CLANG_19, CLANG_ARM]);
}

#[test]
fn decimal_types() {
    agrees(DECIMAL, &[GCC, GCC_OPTIMISING]);
}

#[test]
fn extended_floats() {
    agrees(FLOAT32X, &[GCC, GCC_OPTIMISING, GCC_ARM]);
}

/// Prints for each double of its input what it is in each decimal format, most significant word first, and what that is as a double.
const CONVERSIONS: &str = "\
#include <stdio.h>
#include <string.h>
static void say(const void *bytes, unsigned size, double back)
{
    unsigned long long words[2] = {0, 0}, bits;
    memcpy(words, bytes, size);
    memcpy(&bits, &back, sizeof(bits));
    printf(\"%llx %llx %llx\\n\", words[1], words[0], bits);
}
int main(void)
{
    unsigned long long bits;
    while (scanf(\"%llx\", &bits) == 1) {
        double number;
        memcpy(&number, &bits, sizeof(number));
        _Decimal32 a = (_Decimal32)number;
        _Decimal64 b = (_Decimal64)number;
        _Decimal128 c = (_Decimal128)number;
        say(&a, sizeof(a), (double)a);
        say(&b, sizeof(b), (double)b);
        say(&c, sizeof(c), (double)c);
    }
    return 0;
}
";

/// Doubles of every magnitude, integers, halves between decimal numbers, and the ends of the formats.
fn doubles() -> Vec<f64> {
    let mut state = 1u64;
    let mut random = || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        state ^ state >> 29
    };
    let mut all = vec![0.0, -0.0, 5e-324, f64::MAX, f64::MIN_POSITIVE, f64::INFINITY, f64::NEG_INFINITY];
    for _ in 0..3000 {
        all.push(f64::from_bits(random()));
        all.push(f64::from_bits(random() & 0x83ff_ffff_ffff_ffff | 0x3800_0000_0000_0000));
        all.push((random() % 100_000_000) as f64 / 2.0);
        all.push((random() >> 8) as f64);
        all.push((random() % 20_000_001) as f64 * 10f64.powi((random() % 23) as i32));
        all.push(((random() % 20_000_001) as f64).copysign(-1.0) / 1024.0);
        all.push(format!("{}e{}", random() % 10_000_000, random() as i32 % 120).parse().expect("a number"));
    }
    all.retain(|number| !number.is_nan());
    all
}

/// `base::DecimalFormat` against libgcc, to which gcc leaves the conversions.
#[test]
fn decimal_conversions_are_those_of_libgcc() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let [text, input, executable] = ["p.c", "input", "p"].map(|name| folder.path().join(name));
    fs::write(&text, CONVERSIONS).expect("the program is written");
    let doubles = doubles();
    let lines: String = doubles.iter().map(|number| format!("{:x}\n", number.to_bits())).collect();
    fs::write(&input, lines).expect("the input is written");
    #[expect(clippy::disallowed_methods, reason = "the test asks the compilers of the machine")]
    let compiled = output(Command::new("gcc-12").arg("-O0").arg(&text).arg("-o").arg(&executable));
    assert!(compiled.status.success(), "{}", String::from_utf8_lossy(&compiled.stderr));
    let input = fs::File::open(&input).expect("the input is there");
    #[expect(clippy::disallowed_methods, reason = "the test runs what a compiler made")]
    let ran = output(Command::new(&executable).stdin(input));
    let output = String::from_utf8_lossy(&ran.stdout).into_owned();
    let mut lines = output.lines();
    for number in doubles {
        for format in DecimalFormat::ALL {
            let bits = format.encode(number);
            let back = format.decode(bits).to_bits();
            let ours = format!("{:x} {:x} {back:x}", bits >> 64, bits as u64);
            assert_eq!(lines.next(), Some(ours.as_str()), "{format:?} of {number:e}");
        }
    }
}

#[test]
fn halves() {
    agrees(HALF, &[CLANG_16, CLANG_19, GCC, GCC_OPTIMISING, CLANG_ARM, GCC_ARM]);
}

#[test]
fn halves_that_are_only_stored() {
    agrees(HALF_STORAGE, &[CLANG_16, CLANG_19, CLANG_ARM, GCC_ARM]);
}
