//! A young compiler, which has C11 and none of GNU's extensions: gcc behind a script that refuses these as such compilers do, by a line of
//! the program with a mark below it. And questions of front-end authors.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::fs;

use serde_json::Value;

use crate::common::{GCC, Place};

/// Refuses a text with a line that the pattern matches, unless the other matches it, too.
fn refusing(place: &Place, refused: &str, unless: &str) {
    place.script(
        "youngcc",
        &format!(
            "for word; do case $word in *.c) text=$word;; esac; done\n\
             line=$(grep -nE '{refused}' \"$text\" | grep -vE '{unless}' | head -1)\n\
             test -z \"$line\" || {{ printf '%s:%s\\n      ^ expected something else\\n' \"$text\" \"$line\" >&2; exit 1; }}\n\
             exec gcc -w \"$@\""
        ),
    );
}

/// A compiler without GNU's extensions, but for attributes of records.
fn young() -> Place {
    let place = Place::new();
    let compiler = place.path("youngcc");
    refusing(
        &place,
        "__builtin_(offsetof|va_)|__attribute__|_Complex|__int128|_BitInt|__float128|_Float",
        "(struct|union) __attribute__",
    );
    let compiler = compiler.display();
    let configuration = format!(
        "[native]\nonly = true\n[[native.compiler]]\nname = \"youngcc\"\ncommand = [\"{compiler}\", \"-c\", \"{{input}}\", \"-o\", \"{{output}}\"]\n"
    );
    place.write("young.toml", configuration.as_bytes());
    let engine = format!(
        "[[engine]]\nname = \"youngcc\"\nlanguage = \"c\"\nbuild = [[\"{compiler}\", \"-c\", \"{{input}}\", \"-o\", \"{{output}}\"]]\n\
         version = [\"echo\", \"young\"]\nlacks = [\"packed-enum\", \"aligned-member\", \"packed-member\", \"aligned-packed\", \
         \"int128\", \"bit-int\", \"f16\", \"f128\", \"f32x\", \"complex\", \"complex-wide\", \"complex-integer\", \"vector\", \"decimal\", \
         \"ms-abi\", \"ms-struct\", \"storage-order\", \"wide-bit-int\", \"aligned-enum\", \"aligned-bit-field-type\", \
         \"transparent-union\", \"aligned-type\", \"variadic\"]\n"
    );
    place.write("engine.toml", engine.as_bytes());
    place
}

#[test]
fn a_campaign_gives_a_compiler_no_extension_that_it_lacks() {
    let place = young();
    let ended = place.run("fuzz --programs 64 --seed 1 --config young.toml --db x.db --json --no-reduce");
    let summary = ended.json();
    assert_eq!(summary["findings_total"], 0, "{summary}");
    let engine = &summary["engines"]["youngcc"];
    assert!(engine["ran"].as_u64() > Some(32), "{engine}");
    for lacked in ["packed members", "aligned members", "packed enumerations", "vectors"] {
        let reason = format!("unsupported: the compiler lacks {lacked}");
        assert!(engine["skipped"][&reason].as_u64() > Some(0), "{reason}: {engine}");
    }
}

#[test]
fn an_accusation_says_c_only_of_c() {
    let refused = |pattern: &str, words: &str| {
        let place = young();
        refusing(&place, pattern, "^$");
        place.run("fuzz --programs 64 --seed 1 --config young.toml --db x.db --no-reduce").code(1);
        let list = place.run("triage list --db x.db --json").code(0).json();
        let buckets = list["buckets"].as_array().unwrap();
        let causes: Vec<&str> = buckets.iter().map(|bucket| bucket["cause"].as_str().unwrap()).collect();
        assert_eq!(causes, ["youngcc: rejected(expected something else)"]);
        place.run("triage show 1 --db x.db").code(0).says(words);
    };
    refused("memset\\(", "youngcc does not compile a program that C allows.");
    // A member in a packed record, which the probe has not.
    refused("struct .*packed.* t[0-9]+_", "which C11 has not, although it compiles others with them");
}

/// The name of a curated case and its verdict.
fn verdict(report: &Value, id: &str) -> String {
    let cases = report["cases"].as_array().unwrap();
    let case = cases.iter().find(|case| case["id"].as_str().unwrap().ends_with(id));
    case.unwrap_or_else(|| panic!("no case {id}"))["verdict"].as_str().unwrap().to_owned()
}

/// The record of one byte as fifth argument, which went wrong in a young compiler: psABI 3.2.3, `r8` takes it.
#[test]
fn conformance_needs_no_extension_that_an_engine_lacks() {
    let place = young();
    place.write(
        "five.c",
        b"struct B { unsigned char v; };\nstatic int f(int a, int b, int c, int d, struct B s);\n\
          int main(void) { struct B x; x.v = 99; return f(1, 2, 3, 4, x) == 109 ? 0 : 1; }\n\
          static int f(int a, int b, int c, int d, struct B s) { return a + b + c + d + s.v; }\n",
    );
    place.compilers("pair.toml", &[GCC]);
    place.run("check five.c --config pair.toml").code(0).says("exit code 0");
    let report = place.run("conform youngcc --engines engine.toml --functions 60 --json").code(0).json();
    assert_eq!(report["failures"], 0, "{report}");
    for id in ["registers-three-pairs", "registers-many-small-records"] {
        assert_eq!(verdict(&report, id), "right");
    }
    assert!(report["random"]["calls"].as_u64() > Some(100), "{report}");
    assert_eq!(report["random"]["refused"], 0, "{report}");
}

#[test]
fn a_text_that_is_refused_is_shown() {
    let place = young();
    refusing(&place, "bf_fill", "^$");
    let ended = place.run("conform youngcc --engines engine.toml --only exhaustion").code(3);
    let (message, text) = ended.stderr.split_once("of this text").unwrap();
    assert!(message.contains("runs none of the functions") && message.contains("unit.c:1:"), "{message}");
    assert!(text.contains("call_0(void)") && !text.contains("weak"), "{text}");
    // One that tells no layouts is right in all else.
    refusing(&place, "bf_lay_out", "^$");
    let report = place.run("conform youngcc --engines engine.toml --only exhaustion --json").code(0).json();
    assert_eq!(verdict(&report, "registers-three-pairs"), "right");
}

/// Declarations after questions of front-end authors: as clang-19 has them, and each a module of its own.
#[test]
fn questions_of_front_end_authors_are_answered_in_full() {
    let place = Place::new();
    for (name, text, targets) in [
        (
            "pictures.h",
            "struct Pic { void *pixels; int w, h, levels, kind; };\nstruct Rgba { unsigned char r, g, b, a; };\n\
             struct Rgba pic_at(struct Pic p, int x, int y);\nstruct V3 { float x, y, z; };\n\
             struct Cam { struct V3 pos, target, up; float fovy; int mode; };\nfloat cam_fovy(struct Cam c);\n\
             struct V3 v3_make(struct V3 a, float z);\n",
            &[
                "%struct.V3 = type { float, float, float }",
                "%struct.Cam = type { %struct.V3, %struct.V3, %struct.V3, float, i32 }",
            ][..],
        ),
        (
            "buffers.h",
            "struct Buf { char *p; unsigned long len, cap; };\nstruct Buf text_of(double d);\n\
             struct Thing { int first; unsigned __int128 big; }; int thing(struct Thing);\n\
             struct Bz { float f; int : 0; int g; }; struct Bz bz(struct Bz);\n\
             int mixed(unsigned char, __int128, __int128, float);\n",
            &["%struct.Buf = type { ptr, i64, i64 }"][..],
        ),
    ] {
        fs::write(place.path(name), text).unwrap();
        let ended =
            place.run(&format!("explain {name} --target x86_64-linux-gnu --against clang-19")).code(0);
        let ended = ended.says("confirmed by clang-19 on x86_64-linux-gnu");
        for definition in targets {
            assert!(ended.stdout.contains(definition), "no {definition:?} in {ended:?}");
        }
    }
}
