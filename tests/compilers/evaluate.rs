//! `bitfrost evaluate` through the binary.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::process::Stdio;
use std::time::Duration;

use host::clock::Stopwatch;
use serde_json::Value;

fn evaluate(words: &[&str]) -> (Option<i32>, Value) {
    let mut command = assert_cmd::Command::cargo_bin("bitfrost").unwrap();
    let output = command.arg("evaluate").args(words).arg("--json").output().unwrap();
    let message = String::from_utf8(output.stdout).unwrap();
    let last = message.lines().last().map_or(Value::Null, |line| serde_json::from_str(line).unwrap());
    (output.status.code(), last)
}

fn leaks(jobs: &str) -> Value {
    let (code, report) = evaluate(&["--leaks", "--count", "300", "--seed", "3", "--jobs", jobs]);
    assert_eq!(code, Some(0));
    report
}

#[test]
#[ignore = "5 CPU s: programs lowered by each strategy"]
fn words_leak_poison_and_members_do_not() {
    let report = leaks("1");
    assert_eq!(report["unjudged"], serde_json::json!({}));
    let rows = report["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 6 * 4);
    for row in rows {
        let (strategy, semantics) = (row["strategy"].as_str().unwrap(), row["semantics"].as_str().unwrap());
        let in_memory = ["thesis", "alive2"].contains(&semantics);
        let leaky = in_memory && !["frozen-load", "vector", "packed"].contains(&strategy);
        assert_eq!(row["leaks"].as_u64().unwrap() > 0, leaky, "{strategy} under {semantics}");
        assert_eq!(row["example"].is_null(), !leaky, "{strategy} under {semantics}");
    }
    let word = &rows[0]["example"];
    assert!(word["c"].as_str().unwrap().lines().count() < 40, "{word}");
    assert!(word["explanation"].as_str().unwrap().contains("poison from the uninitialised"), "{word}");
}

#[test]
#[ignore = "8 CPU s: two measurements of leaks"]
fn leaks_do_not_depend_on_the_workers() {
    assert_eq!(leaks("1"), leaks("3"));
}

#[test]
fn the_table_of_the_thesis_is_computed() {
    let (code, report) = evaluate(&["--table-2-1"]);
    assert_eq!(code, Some(0));
    let rows = report["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 12);
    let cells = rows.iter().flat_map(|row| row["cells"].as_array().unwrap().iter().map(move |c| (row, c)));
    for (row, cell) in cells {
        let right = cell["computed"] == "right";
        assert!(right || cell["counterexample"].is_string(), "{row}");
        match cell["printed"].as_bool() {
            Some(printed) => assert_eq!(right, printed, "{row}"),
            None => assert!(right, "{row}"),
        }
    }
}

#[test]
#[ignore = "5 CPU s: programs lowered by each strategy"]
fn sizes_are_measured_next_to_clang() {
    let (code, report) = evaluate(&["--sizes", "--profile", "bitfields", "--count", "48", "--seed", "2"]);
    assert_eq!(code, Some(0), "{report}");
    let rows = report["rows"].as_array().unwrap();
    let of = |name: &str| rows.iter().find(|row| row["strategy"] == name).unwrap();
    assert!(of("packed")["ir_instructions"].as_u64() < of("word")["ir_instructions"].as_u64());
    assert_eq!(report["profile"], "bitfields");
    assert_eq!(of("packed")["ir_above_word"], 0);
    for row in rows {
        let median = row["instructions"]["median"].as_f64().unwrap();
        assert!(median > 0.5 && median < 10.0, "{row}");
    }
}

const ONE_FILE: &str = "struct S { unsigned a : 3, b : 11; _Bool c : 1; } s;
    int set(struct S *p, int v) { p->b = v; p->c = v > 4; return p->a++; }
    void repeat(struct S *p, int n) { for (int i = 0; i < n; i++) p->b ^= i; }
    int main(void) { return set(&s, 5) != 0 || s.a != 1 || s.b != 5 || !s.c; }";

const HEADER: &str = "struct T { int x : 5; long y : 40; }; long sum(struct T *t);";

/// A suite of a program of one file and one of two.
fn suite() -> tempfile::TempDir {
    let directory = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| std::fs::write(directory.path().join(path), text).unwrap();
    write("one.c", ONE_FILE);
    std::fs::create_dir(directory.path().join("two")).unwrap();
    write("two/t.h", HEADER);
    write("two/a.c", "#include \"t.h\"\nlong sum(struct T *t) { t->x -= 2; return t->x + t->y; }");
    write(
        "two/b.c",
        "#include \"t.h\"\n#include <stdio.h>\nint main(int n, char **v) { struct T t = { n, 1000000000000 / 7 };
         printf(\"%ld %s\\n\", sum(&t), v[1]); return 0; }",
    );
    write("two/program.toml", "sources = [\"a.c\", \"b.c\"]\n[[run]]\narguments = [\"hello\"]\n");
    directory
}

#[test]
fn real_programs_are_measured_by_each_strategy() {
    let suite = suite();
    let results = suite.path().join("results");
    let words = ["--programs", suite.path().to_str().unwrap(), "--strategies", "packed", "--repeat", "1"];
    let more = ["--levels=-O0", "--refine", "2s", "--results", results.to_str().unwrap()];
    let plot = suite.path().join("plot.svg");
    let drawn = ["--count-instructions", "--plot", plot.to_str().unwrap()];
    let words = [words.as_slice(), &more, &drawn].concat();
    let (code, report) = evaluate(&words);
    assert_eq!(code, Some(0), "{report}");
    let programs = report["programs"].as_array().unwrap();
    let names: Vec<&str> = programs.iter().map(|program| program["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["one", "two"]);
    let recognised = |at: usize| programs[at]["levels"][0]["accesses"]["recognised"].as_u64().unwrap();
    assert_eq!((recognised(0), recognised(1)), (9, 6));
    let word = &programs[0]["levels"][0]["strategies"][0];
    let packed = &programs[0]["levels"][0]["strategies"][1];
    assert_eq!((&word["strategy"], &packed["strategy"]), (&"word".into(), &"packed".into()));
    assert!(packed["text_bytes"].as_u64() < word["text_bytes"].as_u64(), "{report}");
    for counts in packed["refinement"].as_array().unwrap() {
        assert_eq!(
            (&counts["refuted"], &counts["not_judged"]),
            (&serde_json::json!([]), &0.into()),
            "{report}"
        );
        assert_eq!(
            counts["refine"].as_u64().unwrap() + counts["by_accesses"].as_u64().unwrap(),
            3,
            "{report}"
        );
    }
    // A loop is too long for a proof, but not what is in it.
    assert_eq!(packed["refinement"][0]["by_accesses"], 1, "{report}");
    assert!(word["run_instructions"].as_u64() > Some(10_000), "{report}");
    let drawn = std::fs::read_to_string(&plot).unwrap();
    assert!(drawn.contains("machine instructions, -O0") && drawn.contains("<title>two: "), "{drawn}");
    // What is there is not measured again.
    let stored = std::fs::read_to_string(&results).unwrap();
    assert_eq!(stored.lines().count(), 2);
    assert_eq!(evaluate(&words), (code, report));
    assert_eq!(stored, std::fs::read_to_string(&results).unwrap());
}

#[test]
fn a_program_that_does_something_else_each_time_is_wrong() {
    let suite = tempfile::tempdir().unwrap();
    let text =
        "#include <stdio.h>\n#include <unistd.h>\nint main(void) { printf(\"%d\", getpid()); return 0; }";
    std::fs::write(suite.path().join("changing.c"), text).unwrap();
    std::fs::write(suite.path().join("unknown.c"), "int main(void) { return unknown; }").unwrap();
    let words = ["--programs", suite.path().to_str().unwrap(), "--strategies", "word", "--levels=-O0"];
    let (code, report) = evaluate(&words);
    assert_eq!(code, Some(1), "{report}");
    let wrong = report["programs"][0]["levels"][0]["strategies"][0]["wrong"].as_str().unwrap();
    assert!(wrong.starts_with("run 1: Exited(0)"), "{wrong}");
    let failure = report["programs"][1]["failure"].as_str().unwrap();
    assert!(failure.starts_with("-O0: the front end: exit code 1: unknown.c:1:"), "{failure}");
}

/// Three real programs and twenty tests of GCC, fetched as packages, by three strategies.
#[test]
#[ignore = "165 CPU s: fetches and builds three programs, and measures 23"]
fn programs_of_packages_are_right_by_every_strategy() {
    let suites = tempfile::tempdir().unwrap();
    let make = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/bit-field-programs/make");
    let words = ["--suites", "real,torture", "--only", "picosat,unzip,lua", "--torture", "20"];
    assert_cmd::Command::new(make).arg(suites.path()).args(words).assert().success();
    std::fs::remove_dir_all(suites.path().join("packages")).unwrap();
    let words = ["--programs", suites.path().to_str().unwrap(), "--levels=-O2", "--repeat", "1"];
    let (code, report) = evaluate(&words);
    assert_eq!(code, Some(0), "{report}");
    let programs = report["programs"].as_array().unwrap();
    assert_eq!(programs.len(), 23);
    let levels = programs.iter().flat_map(|program| program["levels"].as_array().unwrap());
    let of = |level: &Value, count: &str| level["accesses"][count].as_u64().unwrap();
    let (recognised, unrecognised) = levels
        .fold((0, 0), |sums, level| (sums.0 + of(level, "recognised"), sums.1 + of(level, "unrecognised")));
    assert!(recognised > 250 && unrecognised == 0, "{recognised} recognised, {unrecognised} not");
}

/// LLVM's assembler for AArch64 reads `b1` as a register, which is the name of a function of one of GCC's tests.
#[test]
fn a_function_may_be_called_like_a_register() {
    let suite = tempfile::tempdir().unwrap();
    let text =
        "int b1(int x) { return x; }\nint (*volatile f)(int) = b1;\nint main(void) { return f(0) + b1(0); }";
    std::fs::write(suite.path().join("register.c"), text).unwrap();
    let words = ["--programs", suite.path().to_str().unwrap(), "--strategies", "word", "--levels=-O0"];
    let (code, report) = evaluate(&[&words[..], &["--target", "aarch64-linux-gnu"]].concat());
    assert_eq!(code, Some(0), "{report}");
    assert!(report["programs"][0]["levels"][0]["strategies"][0]["text_bytes"].as_u64() > Some(8), "{report}");
}

#[test]
fn the_files_that_a_program_writes_are_compared() {
    let suite = tempfile::tempdir().unwrap();
    let text = "#include <stdio.h>\n#include <unistd.h>\nint main(void) { FILE *f = fopen(\"out\", \"w\"); fprintf(f, \"%d\", CONTENT); return 0; }";
    for (name, content) in [("same", "7"), ("changing", "getpid()")] {
        std::fs::create_dir(suite.path().join(name)).unwrap();
        let write =
            |file: &str, text: &str| std::fs::write(suite.path().join(name).join(file), text).unwrap();
        write("a.c", &text.replace("CONTENT", content));
        write("program.toml", "sources = [\"a.c\"]\n[[run]]\noutputs = [\"out\"]\n");
    }
    let words = ["--programs", suite.path().to_str().unwrap(), "--strategies", "word", "--levels=-O0"];
    let (code, report) = evaluate(&words);
    assert_eq!(code, Some(1), "{report}");
    let wrong = |at: usize| report["programs"][at]["levels"][0]["strategies"][0]["wrong"].is_string();
    assert_eq!((wrong(0), wrong(1)), (true, false), "{report}");
}

#[test]
fn an_interrupt_ends_a_measurement_at_once_and_leaves_no_directory() {
    let suite = tempfile::tempdir().unwrap();
    // Its file is in its own directory: the sandbox lets it write nowhere else.
    let text = "#include <stdio.h>\n#include <unistd.h>\nint main(void) { fclose(fopen(\"started\", \"w\")); sleep(600); return 0; }";
    std::fs::write(suite.path().join("waits.c"), text).unwrap();
    let scratch = tempfile::tempdir().unwrap();
    let binary = assert_cmd::cargo::cargo_bin("bitfrost");
    #[expect(clippy::disallowed_methods, reason = "the test interrupts what it starts")]
    let mut command = std::process::Command::new(binary);
    command.args(["evaluate", "--strategies", "word", "--levels=-O0", "--repeat", "1", "--programs"]);
    command.arg(suite.path()).env("TMPDIR", scratch.path());
    let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    for _ in 0..3000 {
        let mut directories = std::fs::read_dir(scratch.path()).unwrap();
        if directories.any(|directory| directory.unwrap().path().join("started").exists()) {
            break;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    // SAFETY: a signal to a child that was not waited for yet.
    assert_eq!(unsafe { libc::kill(child.id().cast_signed(), libc::SIGINT) }, 0);
    let interrupted = Stopwatch::start();
    let ended = child.wait_with_output().unwrap();
    // The program alone would sleep for longer, however busy the machine is.
    assert!(interrupted.elapsed() < Duration::from_mins(1));
    assert_eq!(ended.status.code(), Some(130));
    let remarks = String::from_utf8(ended.stderr).unwrap();
    assert!(remarks.contains("--results FILE would keep the programs"), "{remarks}");
    assert_eq!(std::fs::read_dir(scratch.path()).unwrap().count(), 0);
}

/// LLVM 19's SLP vectoriser gathers ten values for one vector `freeze`, or leaves them alone.
#[test]
fn the_pass_that_a_freeze_is_in_the_way_of_is_named() {
    let suite = tempfile::tempdir().unwrap();
    let text = "struct R { unsigned short low : 3, high : 13; } table[10];
        int main(void) { for (int at = 0; at < 10; at++) table[at].low = 0; return table[3].low; }";
    std::fs::write(suite.path().join("loop.c"), text).unwrap();
    let words = ["--programs", suite.path().to_str().unwrap(), "--levels=-O3", "--parting-passes"];
    let (code, report) = evaluate(&[&words[..], &["--strategies", "frozen-word", "--repeat", "1"]].concat());
    assert_eq!(code, Some(0), "{report}");
    let strategies = &report["programs"][0]["levels"][0]["strategies"];
    assert_eq!(strategies[0]["parted"], Value::Null);
    assert_eq!(strategies[1]["parted"], serde_json::json!({"SLPVectorizerPass": ["main"]}));
}

#[test]
fn what_to_measure_has_to_be_said() {
    let empty = tempfile::tempdir().unwrap();
    assert_eq!(evaluate(&["--programs", empty.path().to_str().unwrap()]).0, Some(2));
    assert_eq!(evaluate(&["--programs", ".", "--strategies", "words"]).0, Some(2));
    assert_eq!(evaluate(&["--sizes", "--refine", "1s"]).0, Some(2));
    assert_eq!(evaluate(&[]).0, Some(2));
    assert_eq!(evaluate(&["--leaks", "--sizes"]).0, Some(2));
    assert_eq!(evaluate(&["--leaks", "--profile", "bitfields"]).0, Some(2));
    assert_eq!(evaluate(&["--sizes", "--profile", "bit"]).0, Some(2));
    assert_eq!(evaluate(&["--leaks", "--count", "0"]).0, Some(2));
}

/// The known defects of the article's rules are found, and running shows them; where the rules agree, programs run
/// well.
#[test]
#[ignore = "5 CPU s: each rule on each platform"]
fn the_articles_rules_part_from_the_platforms_where_they_are_known_to() {
    let expected = [
        (
            "x86_64-linux-gnu",
            &[
                "registers run out",
                "no data",
                "flexible array member",
                "unaligned member",
                "long double",
                "vector",
                "unnamed bit-fields fill an eightbyte",
                "floating-point numbers in a general register",
                "padding shifts fields into the wrong eightbyte",
            ][..],
        ),
        (
            "aarch64-linux-gnu",
            &[
                "registers run out",
                "no data",
                "vectors",
                "union in a homogeneous aggregate",
                "padding between floating-point members",
                "alignment of sixteen",
            ][..],
        ),
    ];
    for (target, causes) in expected {
        let (code, report) = evaluate(&["--rules", "article", "--count", "20", "--target", target]);
        assert_eq!(code, Some(0), "{report}");
        let on = &report["targets"][0];
        let found: Vec<&str> =
            on["causes"].as_array().unwrap().iter().map(|row| row["cause"].as_str().unwrap()).collect();
        for cause in causes {
            assert!(found.contains(cause), "{target}: no {cause:?} among {found:?}");
        }
        assert_eq!(on["controls_failed"], serde_json::json!([]), "{target}");
        assert!(on["controls"].as_u64().unwrap() > 10, "{on}");
    }
}
