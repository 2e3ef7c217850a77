//! `check` on ordinary C programs: every compiler's program is to do the same.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::fs;

use common::{Ended, GCC, Place};
use serde_json::{Value, json};

/// The same compiler at a second level.
const GCC_O2: &str = r#"
[[native.configuration]]
compiler = "gcc"
flags = ["-O2"]
"#;

/// A compiler that crashes, beside two that do not.
const CRASHING: &str = r#"
[[native.compiler]]
name = "crashing"
command = ["sh", "-c", "echo $1: internal compiler error; exit 4", "{flags}", "{input}", "{output}"]
"#;

fn place(files: &[(&str, &str)]) -> Place {
    let place = Place::new();
    place.compilers("three.toml", &[GCC, GCC_O2]);
    files.iter().for_each(|(name, text)| place.write(name, text.as_bytes()));
    place
}

fn check(place: &Place, line: &str) -> Ended {
    place.run(&format!("check --config three.toml {line}"))
}

fn only_program(ended: &Ended) -> Value {
    let json: Value = serde_json::from_str(&ended.stdout).unwrap();
    json["programs"][0].clone()
}

#[test]
fn programs_of_all_compilers_are_compared() {
    let program = "#include <stdio.h>\nstruct s { int a : 3; };\n\
                   int main(void) { struct s x = { 5 }; printf(\"%d\\n\", x.a); return 3; }\n";
    let place = place(&[("mine.c", program)]);
    check(&place, "mine.c").code(0).says("mine.c: agree: exit code 3, one line of output (3 engines)");
    let report = only_program(&check(&place, "mine.c --json --guard").code(0));
    let engines = report["engines"].as_object().unwrap();
    assert!(
        engines.len() == 3 && engines.values().all(|did| did == "exit code 3, one line of output"),
        "{report}"
    );
    assert_eq!(report["behaviours"].as_array().unwrap().len(), 1);
    assert_eq!(report["guarded_by"][0], "gcc (undefined, address)");
    // Nothing of it stays.
    let mut names: Vec<_> = fs::read_dir(&place.0)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names, ["mine.c", "three.toml", "two.toml", "wrong.toml"]);
}

#[test]
fn a_compiler_that_is_wrong_is_named_with_the_first_difference() {
    let program = "#include <stdio.h>\nstruct s { char c; int a; };\n\
                   int main(void) { printf(\"one\\n%d\\n\", (int)sizeof(struct s)); return 0; }\n";
    let place = place(&[("mine.c", program)]);
    place
        .run("check --config wrong.toml mine.c")
        .code(1)
        .says("mine.c: mismatch: the programs do 2 different things (2 engines)")
        .says("  clang-19 -O0: exit code 0, 2 lines of output; line 2 is `8` in place of `5`")
        .says("  not checked for undefined behaviour: --guard does");
    let compare =
        "#include <stdio.h>\nint main(void) {\n#ifdef __clang__\nputs(\"a\");\n#endif\nreturn 0; }\n";
    place.write("mine.c", compare.as_bytes());
    let ended = check(&place, "mine.c").code(1);
    ended.says("  next: bitfrost reduce mine.c --compare 'gcc");
}

#[test]
fn arguments_and_input_reach_the_program() {
    let program = "#include <stdio.h>\nint main(int argc, char **argv) { int c, i; \
                   for (i = 0; i < argc; i++) puts(argv[i]); while ((c = getchar()) != EOF) putchar(c); return argc; }\n";
    let place = place(&[("mine.c", program), ("in.txt", "x\ny\n")]);
    check(&place, "mine.c").code(0).says("exit code 1, one line of output");
    check(&place, "mine.c --arg -x --arg y --stdin in.txt").code(0).says("exit code 3, 5 lines of output");
    let missing = check(&place, "mine.c --stdin none.txt").code(2);
    assert!(missing.stderr.contains("cannot read none.txt"), "{missing:?}");
}

#[test]
fn files_without_main_belong_to_those_that_have_one() {
    let place = place(&[
        ("one.c", "#include \"part.h\"\nint main(void) { return part(1); }\n"),
        ("two.c", "#include \"part.h\"\nmain ()\n{\n  return part (2);\n}\n"),
        ("part.c", "#include \"part.h\"\nint part(int x) { return x * FACTOR; }\n"),
    ]);
    fs::create_dir(place.path("include")).unwrap();
    place.write("include/part.h", b"int part(int x);\n");
    let both =
        check(&place, "one.c part.c two.c --json --guard --cflags=-Iinclude --cflags=-DFACTOR=3").code(0);
    let json: Value = serde_json::from_str(&both.stdout).unwrap();
    let answers = ["exit code 3, no output", "exit code 6, no output"];
    for (number, answer) in answers.iter().enumerate() {
        assert_eq!(json["programs"][number]["summary"], *answer, "{json}");
    }
    assert_eq!(json["programs"][1]["files"], json!(["two.c", "part.c"]));
    let alone = check(&place, "part.c --cflags=-Iinclude --cflags=-DFACTOR=3").code(2);
    assert!(alone.stderr.contains("part.c: nothing was compared: no compiler builds it"), "{alone:?}");
    let parts = check(&place, "part.c part.c").code(2);
    assert!(parts.stderr.contains("none of the files defines `main`"), "{parts:?}");
}

/// The caller's compiler and the callee's disagree about a record, which no compiler does with itself.
#[test]
fn files_are_linked_crosswise() {
    let place = place(&[
        (
            "main.c",
            "struct s { char c; int a; };\nint f(struct s *s);\nint main(void) { struct s s = { 1, 2 }; return f(&s); }\n",
        ),
        ("part.c", "struct s { char c; int a; };\nint f(struct s *s) { return s->a; }\n"),
    ]);
    let crossed = place.run("check --config wrong.toml main.c part.c").code(1);
    let crossed = crossed
        .says("main.c: mismatch: the programs do ")
        .says("(4 engines)")
        .says("wrong > clang-19 -O0 and 1 more: exit code 0");
    assert!(!crossed.stdout.contains("not run"), "{crossed:?}");
    place
        .run("check --config wrong.toml --whole main.c part.c")
        .code(0)
        .says("exit code 2, no output (2 engines)");
    // Three compilers and levels make nine pairs.
    check(&place, "main.c part.c").code(0).says("main.c: agree: exit code 2, no output (9 engines)");
}

/// clang ignores the attribute: it is no witness for what gcc does.
#[test]
fn a_compiler_that_ignores_an_attribute_is_no_witness() {
    let program = "#include <stdio.h>\nstruct __attribute__((__scalar_storage_order__(\"big-endian\"))) s { int a; };\n\
                   int main(void) { struct s s = { 1 }; printf(\"%d\\n\", *(char *)&s); return 0; }\n";
    let place = place(&[("mine.c", program)]);
    check(&place, "mine.c").code(0).says("mine.c: agree: exit code 0, one line of output (2 engines)").says(
        "not run: clang-19 -O0 (unsupported: the compiler lacks records with a storage order of their own)",
    );
}

/// gcc shifts a bit-field of 40 bits in 40 bits, clang in 64.
#[test]
fn a_promoted_bit_field_is_named() {
    let program = "#include <stdio.h>\nstruct s { unsigned long long b : 40; };\n\
                   int main(void) { struct s s = { 0xFF00000000 }; printf(\"%llx\\n\", (unsigned long long)(s.b << 8)); return 0; }\n";
    let place = place(&[("mine.c", program)]);
    check(&place, "mine.c").code(1).says("  perhaps wide-bit-field-promotion: see `bitfrost ledger`");
    place.write("mine.c", program.replace(": 40", ": 30").as_bytes());
    check(&place, "mine.c").code(0);
}

#[test]
fn what_cannot_be_compared_is_no_agreement() {
    let table = [
        ("int main(void) { return nothing; }\n", "nothing was compared: no compiler builds it: "),
        ("int main(void) { for (;;); }\n", "nothing was compared: it runs for more than 1 s"),
        (
            "#include <unistd.h>\n#include <stdio.h>\nint main(void) { printf(\"%d\\n\", (int)getpid()); return 0; }\n",
            "does not always do the same",
        ),
    ];
    for (program, why) in table {
        let place = place(&[("mine.c", program)]);
        let ended = check(&place, "mine.c --timeout 1").code(2);
        assert!(ended.stderr.contains("mine.c: nothing was compared: "), "{ended:?}");
        assert!(
            ended.stderr.contains(why)
                && ended.stderr.contains("nor is it a program of the subset: mine.c:1:"),
            "{ended:?}"
        );
    }
    let place = place(&[("mine.c", "#include <stdlib.h>\nint main(void) { abort(); }\n")]);
    check(&place, "mine.c").code(0).says("mine.c: agree: killed by signal 6, no output");
    let none = check(&place, "mine.c --no-native").code(2);
    assert!(none.stderr.contains("mine.c:2:18: `abort` is not declared"), "{none:?}");
    let none = check(&place, "mine.c --no-native --guard").code(2);
    assert!(none.stderr.contains("--no-native leaves nothing that runs"), "{none:?}");
    let target = check(&place, "mine.c --target aarch64-linux-gnu").code(2);
    assert!(target.stderr.contains("--target: ordinary programs"), "{target:?}");
}

#[test]
fn a_program_of_the_subset_that_prints_is_compared_in_both_ways() {
    let program = "#include <stdio.h>\n#include <stdint.h>\nstruct s { uint8_t a : 3; };\n\
                   static int f(struct s x) { return x.a; }\n\
                   int main(void) { struct s x; int i; x.a = 5; for (i = 3; i > 0; i--) { x.a = i; }\n\
                   printf(\"%d\\n\", f(x)); return x.a == 1; }\n";
    let place = place(&[("mine.c", program)]);
    check(&place, "mine.c")
        .code(0)
        .says("mine.c: agree: exit code 1, one line of output (3 engines)")
        .says("mine.c: agree (");
    check(&place, "mine.c --no-native").code(0).says("mine.c: agree (");
}

#[test]
fn an_undefined_program_is_nobodys_fault() {
    let program = "#include <stdio.h>\nint main(int argc, char **argv) { int x = 2147483647; (void)argv; \
                   printf(\"%d\\n\", x + argc > 0); return 0; }\n";
    let place = place(&[("mine.c", program)]);
    check(&place, "mine.c").code(1).says("mismatch");
    let ended = check(&place, "mine.c --guard").code(2);
    assert!(ended.stderr.contains("mine.c:2:"), "{ended:?}");
    assert!(
        ended.stderr.contains("has undefined behaviour") && ended.stderr.contains("signed integer overflow"),
        "{ended:?}"
    );
}

#[test]
fn a_compiler_that_crashes_is_a_finding() {
    let place = place(&[("mine.c", "#include <stdio.h>\nint main(void) { return 0; }\n")]);
    place.compilers("three.toml", &[GCC, GCC_O2, CRASHING]);
    let ended = check(&place, "mine.c").code(1);
    ended.says("mine.c: mismatch: crashing: compiler-crashed (3 engines)");
}
