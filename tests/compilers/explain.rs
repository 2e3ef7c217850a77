//! `explain` on the examples that the rules of argument passing are known by, and on a header.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use crate::common;

use common::{Ended, Place};
use lang::Target;
use serde_json::{Value, json};

/// The rows of the table in SEMANTICS.md ("Where the blog's simplification is wrong or incomplete"), by number.
const EXAMPLES: &[(&str, &str)] = &[
    ("01", "struct S1 { float a, b; }; struct S1 f1(struct S1);"),
    ("02", "struct S2 { double a; }; struct S2 f2(struct S2);"),
    ("03", "struct S3 { float a; int b; }; struct S3 f3(struct S3);"),
    ("04", "struct S4 { short a; int b; short c; int d; }; struct S4 f4(struct S4);"),
    ("05", "struct S5 { short a; int b; short c; float d; }; struct S5 f5(struct S5);"),
    ("06", "struct S6 { long double x; }; struct S6 f6(struct S6);"),
    ("07", "struct S7 { _Complex long double x; }; struct S7 f7(struct S7);"),
    ("08", "struct __attribute__((packed)) S8 { char a; int b; }; struct S8 f8(struct S8);"),
    ("09", "struct __attribute__((packed)) S9 { char a; int b:31; int c:9; }; struct S9 f9(struct S9);"),
    ("10", "struct S10 { double d; int :32; int :32; }; struct S10 f10(struct S10);"),
    ("11", "struct S11 { float f; int :32; double d; }; struct S11 f11(struct S11);"),
    ("12", "struct S12 { char a; int :0; char b; }; struct S12 f12(struct S12);"),
    ("13", "struct S13 { char a; long long :0; char b; }; struct S13 f13(struct S13);"),
    ("14", "struct S14 { int n; int a[]; }; struct S14 f14(struct S14);"),
    ("15", "struct S15 { __int128 x; }; struct S15 f15(struct S15);"),
    ("16", "typedef float v4f __attribute__((vector_size(16))); typedef float v2f __attribute__((vector_size(8)));
            struct S16 { v4f x; }; struct T16 { v2f x, y; }; struct T16 f16(struct S16, struct T16);"),
    ("17", "struct __attribute__((aligned(16))) S17 { long a; }; struct S17 f17(struct S17);"),
    ("18", "struct S18 { long a __attribute__((aligned(16))); }; struct S18 f18(struct S18);"),
    ("19", "struct S19 { float a[5]; }; struct T19 { double a[4]; }; struct T19 f19(struct S19, struct T19);"),
    ("20", "union U20 { float a; float b[3]; }; struct S20 { union U20 u; }; struct S20 f20(struct S20);"),
    ("21", "struct S21 { float a; float b __attribute__((aligned(8))); }; struct S21 f21(struct S21);"),
    ("22", "struct S22 { float a; int :0; float b; }; struct S22 f22(struct S22);"),
    ("23", "struct S23 { __fp16 a, b; }; struct S23 f23(struct S23);"),
    ("24", "typedef long long T __attribute__((aligned(4)));
            struct S24 { int a; T b; }; struct S24 f24(struct S24);"),
    ("25", "struct S25 {}; struct S25 f25(struct S25, int);"),
    ("26", "struct S26 { unsigned __int128 :97; }; struct S26 f26(struct S26, int);"),
    ("27", "struct S27 { char a[3]; }; struct S27 f27(struct S27);"),
    ("28", "struct S28 { void *p; int n; }; struct S28 f28(struct S28);"),
    ("29", "struct S29 { long a, b; }; void f29(long, long, long, long, long, struct S29, long);
            void g29(long, long, long, long, long, long, long, struct S29, long);"),
    ("30", "struct S30 { float a, b, c; };
            void f30(double, double, double, double, double, double, double, struct S30, double);"),
];

fn explained(arguments: &[&str]) -> Ended {
    Place::new().run_with(&[&["explain"], arguments].concat())
}

#[test]
fn examples() {
    for (row, c) in EXAMPLES {
        insta::assert_snapshot!(format!("example_{row}"), explained(&[c]).code(0).stdout);
    }
}

/// Every seed of the corpus, with its markers of sides: nothing of it is passed over.
#[test]
fn c_that_bitfrost_prints_is_explained() {
    let seeds = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/corpus/seeds")).unwrap();
    let seeds: Vec<_> = seeds.map(|seed| seed.unwrap().path().display().to_string()).collect();
    assert!(seeds.len() > 50, "{}", seeds.len());
    for seed in seeds {
        let report = explained(&[&seed, "--json"]).code(0).json();
        assert_eq!(report["unread"], json!([]), "{seed}");
        let entry = |function: &Value| function["c"].as_str().is_some_and(|c| c.contains(" entry("));
        assert!(report["targets"][0]["functions"].as_array().unwrap().iter().any(entry), "{seed}");
    }
    let place = Place::new();
    place.write("p.c", place.run("generate --seed 1 --profile calls").code(0).stdout.as_bytes());
    place.run("explain p.c").code(0).says("by value on x86_64-linux-gnu:");
}

#[test]
fn errors_name_the_file_the_line_and_the_column() {
    let place = Place::new();
    place.write("wide.h", b"struct S {\n  int a : 99;\n};\n");
    let message = place.run("explain wide.h").code(2).stderr;
    assert!(message.starts_with("bitfrost: wide.h:2:"), "{message}");
    place.write("nothing.h", b"int x;\n");
    assert!(place.run("explain nothing.h").code(2).stderr.starts_with("bitfrost: nothing.h: the text"));
    let mut piped = place.command();
    let message = common::ended(piped.args(["explain", "-"]).write_stdin("struct S {")).code(2).stderr;
    assert!(message.starts_with("bitfrost: standard input:1:10: "), "{message}");
    let message = place.run_with(&["explain", "struct S { int a : 99; };"]).code(2).stderr;
    assert!(message.starts_with("bitfrost: declaration:1:"), "{message}");
}

/// A compiler on every target, all examples at once.
fn against(compiler: &str) -> Vec<Value> {
    let all: String = EXAMPLES.iter().flat_map(|(_, c)| [c, "\n"]).collect();
    let report = explained(&[&all, "--against", compiler, "--json"]);
    let against = report.json()["against"].as_array().unwrap().clone();
    let is_whole = against.iter().all(|one| one["unasked"] == json!([]));
    report.code(if is_whole { 0 } else { 2 });
    let targets: Vec<&str> =
        against.iter().map(|comparison| comparison["target"].as_str().unwrap()).collect();
    assert_eq!(targets, Target::ALL.map(Target::name));
    against
}

/// The functions and records that a compiler was not asked about, for want of a type.
fn unasked(one: &Value) -> Vec<String> {
    let all = one["unasked"].as_array().unwrap();
    let mut all: Vec<_> =
        all.iter().map(|why| why.as_str().unwrap().split([',', ':']).next().unwrap().to_owned()).collect();
    all.sort();
    all.dedup();
    all
}

/// Those with an `__fp16`.
const STORAGE_HALF: [&str; 2] = ["f23", "struct S23 by value"];

#[test]
#[ignore = "10 CPU s: each example is compiled for each platform"]
fn clang_confirms_every_example() {
    for one in against("clang-19") {
        assert_eq!(one["differences"], json!([]), "{one}");
        // libgcc 12 for RISC-V has no conversions from and to binary16.
        let lacks_half = one["target"] == json!(Target::RiscV64Linux.name());
        assert_eq!(unasked(&one), if lacks_half { &STORAGE_HALF[..] } else { &[] }, "{one}");
        assert!(one["confirmed"].as_u64().unwrap() > 400, "{one}");
    }
}

/// The differences of gcc are known by name; the types that it lacks are reported.
#[test]
#[ignore = "3 CPU s: each example, compiled by gcc"]
fn gcc_confirms_every_example_or_the_difference_is_known() {
    let against = against("gcc");
    let known = |comparison: &Value| -> Vec<String> {
        let differences = comparison["differences"].as_array().unwrap();
        let mut ids: Vec<_> =
            differences.iter().map(|d| d["known"]["id"].as_str().unwrap().to_owned()).collect();
        ids.sort();
        ids.dedup();
        ids
    };
    assert_eq!(known(&against[0]), ["flexible-array-member-in-memory", "unnamed-bit-field-in-eightbyte"]);
    assert_eq!(unasked(&against[0]), STORAGE_HALF);
    assert_eq!(known(&against[1]), ["record-without-members-as-argument"]);
    assert_eq!(unasked(&against[1]), Vec::<String>::new());
    assert_eq!(known(&against[2]), ["zero-width-bit-field-in-flattened-structure"]);
    assert_eq!(unasked(&against[2]), STORAGE_HALF);
    for one in against {
        assert!(one["confirmed"].as_u64().unwrap() > 300, "{one}");
    }
}

/// Microsoft's document has what fits eight bytes in a register, whatever type it is.
#[test]
fn a_bit_int_with_ms_abi_is_passed_by_value() {
    let declared = "__attribute__((ms_abi)) _BitInt(37) f(_BitInt(64) a, unsigned _BitInt(8) b, _BitInt(33) c, _BitInt(70) d);";
    for compiler in ["clang-19", "clang-22"] {
        let arguments = [declared, "--target", "x86_64-linux-gnu", "--against", compiler];
        let ended =
            explained(&arguments).code(0).says("confirmed by clang-").says("argument 3: _BitInt(33): r8");
        ended.says("argument 4: _BitInt(70): a copy's address in r9").says("result: _BitInt(37): rax");
    }
}

/// Shapes of real headers, all of them read, and as the compiler has them.
#[test]
#[ignore = "9 CPU s: a header, declaration by declaration"]
fn clang_confirms_a_header() {
    let header = concat!(env!("CARGO_MANIFEST_DIR"), "/corpus/declarations.h");
    let report = explained(&[header, "--against", "clang-19", "--json"]).code(0).json();
    assert_eq!(report["unread"], json!([]));
    for one in report["against"].as_array().unwrap() {
        assert_eq!((&one["differences"], &one["unasked"]), (&json!([]), &json!([])), "{one}");
        assert!(one["confirmed"].as_u64().unwrap() > 500, "{one}");
    }
}
