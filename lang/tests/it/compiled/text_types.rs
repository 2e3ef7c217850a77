//! Every type in every position: read, proved, printed, read back, and compiled without a warning.

use std::fs;
use std::process::Command;

use lang::{CallVia, Program, SidesDefined, Target, Unit, check, parse, print};

/// Types that every gcc and clang has.
const WIDE: &str = include_str!("../../types/wide.c");
/// `_Complex int` and its like.
const COMPLEX_INTEGERS: &str = include_str!("../../types/complex_integers.c");
/// `transparent_union`
const TRANSPARENT_UNIONS: &str = include_str!("../../types/transparent_unions.c");
/// `scalar_storage_order`
const STORAGE_ORDER: &str = include_str!("../../types/storage_order.c");
/// `_Decimal32` and its like.
const DECIMAL: &str = include_str!("../../types/decimal.c");
/// `_Float32x`.
const FLOAT32X: &str = include_str!("../../types/float32x.c");
/// `int a[0];`
const ZERO_LENGTH: &str = include_str!("../../types/zero_length.c");
/// `typedef struct { … } T;`
const UNTAGGED: &str = include_str!("../../types/untagged.c");
/// `_BitInt(N)`.
const BIT_PRECISE: &str = include_str!("../../types/bit_precise.c");
/// `_Float16`.
const HALF: &str = include_str!("../../types/half.c");
/// `__fp16`.
const HALF_STORAGE: &str = include_str!("../../types/half_storage.c");

/// A compiler with what makes it one for a target.
type Compiler = (&'static str, &'static [&'static str]);

const CLANG_14: Compiler = ("clang-14", &[]);
const CLANG_16: Compiler = ("clang-16", &[]);
const CLANG_19: Compiler = ("clang-19", &[]);
const GCC: Compiler = ("gcc-12", &[]);
const CLANG_ARM: Compiler = ("clang-19", &["--target=aarch64-linux-gnu"]);
const GCC_ARM: Compiler = ("aarch64-linux-gnu-gcc-12", &[]);

fn read(text: &str) -> Program {
    parse::program(text, "sample").unwrap_or_else(|error| panic!("{error}"))
}

/// The errors and warnings of a compiler for a text.
fn errors((name, options): Compiler, text: &str) -> String {
    let file = tempfile::Builder::new().suffix(".c").tempfile().expect("a temporary file");
    fs::write(file.path(), text).expect("the text is written");
    #[expect(clippy::disallowed_methods, reason = "the test asks the compilers of the machine")]
    let output = Command::new(name)
        .args(options)
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"])
        .arg(file.path())
        .output()
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    if output.status.success() { String::new() } else { String::from_utf8_lossy(&output.stderr).into_owned() }
}

/// The same text comes out of what is read back, and the same program.
fn reads_back(program: &Program) {
    let text = print::program(program);
    let again = read(&text);
    assert_eq!(print::program(&again), text);
    assert_eq!(again, *program, "{text}");
}

/// The whole program, its units, and the layout questions.
fn compiles(program: &Program, compilers: &[Compiler]) {
    let mut units = String::from(print::unit_prelude());
    for (number, define) in
        [SidesDefined::Callers, SidesDefined::Callees, SidesDefined::Both].into_iter().enumerate()
    {
        let names = [format!("T{number}_"), format!("r{number}_"), format!("e{number}_")];
        let [tag_prefix, caller_prefix, callee_prefix] = names.each_ref().map(String::as_str);
        let by = if define == SidesDefined::Both { CallVia::Name } else { CallVia::Table };
        let unit = Unit { tag_prefix, caller_prefix, callee_prefix, define, callees_by: by, callers_by: by };
        print::unit(&mut units, program, &unit);
        let offsets = [print::OffsetQuestion::Builtin, print::OffsetQuestion::Addresses][number % 2];
        let name = format!("layout{number}");
        print::layout_probes(&mut units, program, tag_prefix, &name, offsets, |_| true);
    }
    for compiler in compilers {
        for text in [print::program(program), units.clone()] {
            let errors = errors(*compiler, &text);
            assert!(errors.is_empty(), "{compiler:?}: {errors}\n{text}");
        }
    }
}

fn holds(text: &str, compilers: &[Compiler]) {
    for target in Target::ALL {
        let program = Program { target, ..read(text) };
        check::program(&program).unwrap_or_else(|error| panic!("{}: {error}", target.name()));
    }
    let program = read(text);
    reads_back(&program);
    compiles(&program, compilers);
}

#[test]
fn types_of_every_compiler() {
    holds(WIDE, &[CLANG_14, CLANG_16, CLANG_19, GCC, CLANG_ARM, GCC_ARM]);
}

#[test]
fn complex_integers() {
    holds(COMPLEX_INTEGERS, &[CLANG_14, CLANG_16, CLANG_19, GCC, CLANG_ARM, GCC_ARM]);
}

#[test]
fn transparent_unions() {
    holds(TRANSPARENT_UNIONS, &[CLANG_14, CLANG_16, CLANG_19, GCC, CLANG_ARM, GCC_ARM]);
}

#[test]
fn records_without_a_tag() {
    let program = read(UNTAGGED);
    let untagged = program.records.iter().filter(|record| record.untagged).map(|record| record.tag.as_str());
    assert_eq!(untagged.collect::<Vec<_>>(), ["plain", "either", "around", "squeezed", "handle"]);
    holds(UNTAGGED, &[CLANG_14, CLANG_16, CLANG_19, GCC, CLANG_ARM, GCC_ARM]);
}

#[test]
fn storage_orders() {
    holds(STORAGE_ORDER, &[GCC, GCC_ARM]);
}

#[test]
fn decimal_types() {
    holds(DECIMAL, &[GCC]);
}

#[test]
fn extended_floats() {
    holds(FLOAT32X, &[GCC, GCC_ARM]);
}

#[test]
fn arrays_of_length_zero() {
    holds(ZERO_LENGTH, &[CLANG_14, CLANG_16, CLANG_19, GCC, CLANG_ARM, GCC_ARM]);
}

#[test]
fn bit_precise_types() {
    holds(BIT_PRECISE, &[CLANG_14, CLANG_16, CLANG_19, CLANG_ARM]);
}

#[test]
fn halves() {
    holds(HALF, &[CLANG_16, CLANG_19, GCC, CLANG_ARM, GCC_ARM]);
}

#[test]
fn halves_that_are_only_stored() {
    holds(HALF_STORAGE, &[CLANG_16, CLANG_19, CLANG_ARM, GCC_ARM]);
}
