//! `reduce --test`: anybody's C, with a command that says what is interesting.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::fs;
use std::os::unix::fs::PermissionsExt;

use common::{Ended, Place};
use serde_json::Value;

/// A program of which the test wants the bit-field's read.
const PROGRAM: &str = include_str!("../../../reducer/tests/source/sample.c");

/// A place with a file and a test.
fn place(program: &str, test: &str) -> Place {
    let place = Place::new();
    place.write("mine.c", program.as_bytes());
    place.write("test.sh", format!("#!/bin/sh\n{test}\n").as_bytes());
    fs::set_permissions(place.path("test.sh"), fs::Permissions::from_mode(0o755)).unwrap();
    place
}

fn reduce(place: &Place, more: &str) -> Ended {
    place.run(&format!("reduce mine.c --test ./test.sh {more}"))
}

fn report(ended: &Ended) -> Value {
    serde_json::from_str(&ended.stdout).unwrap()
}

/// The names of what lies in the place.
fn names(place: &Place) -> Vec<String> {
    let entries = fs::read_dir(place.0.path()).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

#[test]
#[ignore = "8 CPU s: a reduction of a program"]
fn a_program_becomes_what_a_person_would_have_written() {
    let place = place(PROGRAM, "gcc -w -c mine.c && grep -q '[a-z>.]a == 1' mine.c && grep -q ': 3' mine.c");
    let ended = reduce(&place, "--json");
    assert_eq!(ended.code, 0, "{ended:?}");
    let report = report(&ended);
    assert_eq!(report["end"], "minimal");
    assert!(report["tested"].as_u64().unwrap() < 200, "{report}");
    insta::assert_snapshot!(place.read("mine.reduced.c"));
    // The original is as it was, and nothing else stays.
    assert_eq!(place.read("mine.c"), PROGRAM);
    assert_eq!(names(&place), ["mine.c", "mine.reduced.c", "test.sh", "two.toml", "wrong.toml"]);
    // What is minimal is taken up, and stays.
    let again = reduce(&place, "");
    assert!(again.code == 0 && again.stderr.contains("continuing with mine.reduced.c"), "{again:?}");
}

#[test]
#[ignore = "7 CPU s: the same reduction twice"]
fn the_number_of_jobs_does_not_change_the_result() {
    let by = |jobs: &str| {
        let place = place(PROGRAM, "grep -q 'gp->a' mine.c");
        assert_eq!(reduce(&place, jobs).code, 0);
        place.read("mine.reduced.c")
    };
    assert_eq!(by("--jobs 1"), by("--jobs 4"));
}

#[test]
#[ignore = "6 CPU s: each kept file is compiled"]
fn every_kept_file_is_valid_c_without_new_warnings() {
    let place = place(PROGRAM, "grep -q 'gp->a' mine.c && cp mine.c \"$KEPT/$$.c\"");
    fs::create_dir(place.path("kept")).unwrap();
    let mut command = place.command();
    command.env("KEPT", place.path("kept")).args(["reduce", "mine.c", "--test", "./test.sh"]);
    command.assert().code(0);
    let kept: Vec<_> = fs::read_dir(place.path("kept")).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(kept.len() > 10, "{}", kept.len());
    for file in kept {
        let mut compiler = assert_cmd::Command::new("clang-19");
        compiler.args([
            "-fsyntax-only",
            "-Wall",
            "-pedantic",
            "-Wno-unused",
            "-Wno-strict-prototypes",
            "-Wno-empty-body",
            "-Werror",
        ]);
        // The original's own warnings.
        compiler.args(["-Wno-error=gnu-zero-variadic-macro-arguments", "-Wno-c11-extensions"]).arg(&file);
        compiler.assert().success();
    }
}

/// Clang does not have the type, which the headers of the C library use for gcc.
#[test]
fn what_gcc_has_preprocessed_is_checked_by_clang_as_well() {
    let text = "extern int of_128(_Float128 value);\nint printf(const char *, ...);\n\
                int main(void)\n{\n    return printf(\"%d\\n\", 12);\n}\n";
    let place = place(text, "grep -q 'int printf(.*char' mine.c && grep -q 'printf(\"' mine.c");
    assert_eq!(reduce(&place, "").code, 0);
    let reduced = place.read("mine.reduced.c");
    assert!(reduced.contains("int printf(const char *") && !reduced.contains("_Float128"), "{reduced}");
}

/// The compiler says with the user's flags which groups it takes.
#[test]
fn conditional_lines_go_with_what_no_compiler_sees() {
    let group = |n| format!("#if CHOSEN == {n}\nint taken_{n};\n#else\nint other_{n};\n#endif\n");
    let place = place(&(0..100).map(group).collect::<String>(), "grep -q '^int taken_7;' mine.c");
    let ended = reduce(&place, "--cflags=-DCHOSEN=7 --json");
    let first = &report(&ended)["history"][0];
    // `int other_0;` and the like.
    assert!(ended.code == 0 && first[2].as_u64().unwrap() <= 300, "{ended:?}");
    assert_eq!(place.read("mine.reduced.c"), "int taken_7;\n");
}

#[test]
fn files_that_no_compiler_takes_together_are_told_from_those_that_none_takes() {
    // Nested functions are gcc's, and gcc 12 has no bit-precise types.
    const OF_GCC: &str = "int f(int a)\n{\n    int g(void) { return a; }\n    return g();\n}\n";
    const OF_CLANG: &str = "_BitInt(7) h;\n";
    for (first, second, remark) in [
        (OF_GCC, OF_CLANG, "the files together, though each is taken alone (mine.c by gcc"),
        (OF_GCC, "int f(;\n", "other.c: "),
    ] {
        let place = place(first, "[ -s mine.c ] && [ -s other.c ]");
        place.write("other.c", second.as_bytes());
        let ended = place.run("reduce mine.c other.c --test ./test.sh");
        assert_eq!(ended.code, 0, "{ended:?}");
        assert!(ended.stderr.contains(&format!("no compiler takes {remark}")), "{ended:?}");
    }
}

#[test]
fn a_test_that_cannot_guide_a_reduction_is_refused() {
    for (test, why) in [
        ("false", "does not take the original"),
        ("true", "accepts empty files"),
        ("[ -s mine.c ] && ! [ -e $ONCE ] && touch $ONCE", "is not repeatable"),
    ] {
        let place = place(PROGRAM, test);
        let mut command = place.command();
        let once = place.path("once");
        command.env("ONCE", once).args(["reduce", "mine.c", "--test", "./test.sh", "--jobs", "1"]);
        let ended = common::ended(&mut command);
        assert!(ended.code == 2 && ended.stderr.contains(why), "{ended:?}");
        assert_eq!(place.read("mine.c"), PROGRAM);
    }
    let place = place(PROGRAM, "true");
    for (line, why) in [
        ("reduce mine.c --test ./none.sh", "no executable file"),
        ("reduce none.c --test ./test.sh", "cannot read none.c"),
        ("reduce mine.c mine.c", "only with --test"),
    ] {
        let ended = place.run(line);
        assert!(ended.code == 2 && ended.stderr.contains(why), "{ended:?}");
    }
}

#[test]
fn what_a_budget_leaves_is_not_called_minimal() {
    let place = place(PROGRAM, "grep -q 'gp->a' mine.c");
    let ended = reduce(&place, "--max-tests 8 --json");
    assert_eq!((ended.code, &report(&ended)["end"]), (1, &Value::from("early")), "{ended:?}");
    assert!(place.read("mine.reduced.c").contains("gp->a"));
}

#[test]
fn a_test_does_not_outlast_the_duration() {
    // Quick for the original and for nothing.
    let line = "int kept(int n) { return n + 1; }";
    let slow = format!("[ -s mine.c ] || exit 1; grep -qF '{line}' mine.c && exit 0; exec sleep 600");
    let place = place(&format!("{line}\n"), &slow);
    let ended = reduce(&place, "--duration 2s --timeout 300 --json");
    let report = report(&ended);
    assert_eq!((ended.code, &report["end"]), (1, &Value::from("early")), "{ended:?}");
    assert!(report["seconds"].as_f64().unwrap() < 3.0, "{ended:?}");
}

/// Compilers that never end are a step that does not look at the clock.
#[test]
fn the_search_for_a_compiler_is_in_the_duration() {
    let place = place("int kept;\nint gone;\n", "grep -q kept mine.c");
    let slow = ["clang-22", "clang-19", "clang-16", "clang-14", "clang", "gcc-12", "gcc", "cc"];
    fs::create_dir(place.path("slow")).unwrap();
    for name in slow {
        place.script(&format!("slow/{name}"), &format!(": {name}; exec sleep 600"));
    }
    let search_path = host::machine::search_path();
    let directories = std::iter::once(place.path("slow")).chain(std::env::split_paths(&search_path));
    let path = std::env::join_paths(directories).unwrap();
    let mut command = place.command();
    command.env("PATH", path).args(["reduce", "mine.c", "--test", "./test.sh", "--duration", "2s", "--json"]);
    let ended = common::ended(&mut command);
    let report = report(&ended);
    assert_eq!((ended.code, &report["end"]), (1, &Value::from("early")), "{ended:?}");
    let seconds = report["seconds"].as_f64().unwrap();
    assert!((2.0..3.0).contains(&seconds), "{ended:?}");
    assert_eq!((&report["tokens_before"], &report["tokens_after"]), (&Value::from(6), &Value::from(6)));
    assert!(!place.path("mine.reduced.c").exists(), "{ended:?}");
}

#[test]
#[ignore = "6 CPU s: a reduction of two files"]
fn files_are_reduced_in_place_and_together() {
    let place =
        place("int f(int a, int b) { return a + b; }\n", "grep -q 'return' mine.c && grep -q f\\( other.c");
    place.write("other.c", b"int f(int a, int b);\nint main(void) { return f(1, 2); }\n");
    let ended = place.run("reduce mine.c other.c --test ./test.sh --in-place");
    assert_eq!(ended.code, 0, "{ended:?}");
    assert_eq!(place.read("mine.c.orig"), "int f(int a, int b) { return a + b; }\n");
    assert!(place.read("mine.c").len() < 30 && place.read("other.c").len() < 40, "{ended:?}");
}

/// A program that a compiler takes for wrong ones and its reader for right ones, by what they say they are.
const DIFFERENT: &str = "#include <stdio.h>
struct s { int a : 3; unsigned b : 5; };
static struct s make(int k) { struct s x; x.a = k; x.b = 7; return x; }
static int wrong(int a) { return a WRONG; }
int main(void) { struct s x = make(2); int i; for (i = 0; i < 4; i++) printf(\"%d\\n\", x.a + i); printf(\"%d\\n\", wrong(x.b)); return 0; }
";

#[test]
#[ignore = "30 CPU s: each candidate is built by two compilers and under sanitizers"]
fn the_test_of_two_compilers_that_differ_is_written() {
    let place = Place::new();
    place.write("mine.c", DIFFERENT.as_bytes());
    let compare = |second: &str, more: &[&str]| {
        let line = ["reduce", "mine.c", "--cflags=-DWRONG=", "--compare", "gcc -DWRONG="];
        place.run_with(&[&line[..], &[second], more].concat())
    };
    let ended = compare("gcc -DWRONG=>>1", &[]);
    // The shell takes that apart.
    assert!(ended.code == 2 && ended.stderr.contains("nothing to reduce"), "{ended:?}");
    let ended = compare("gcc '-DWRONG=>>1'", &[]);
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(ended.stderr.contains("no undefined behaviour by gcc (undefined, address), clang-"), "{ended:?}");
    insta::assert_snapshot!("two_compilers", place.read("mine.reduced.c"));
    insta::assert_snapshot!("script_of_two_compilers", place.read("mine.test.sh"));
    place.write("mine.test.sh", b"#!/bin/sh\ntrue\n");
    let ended = compare("gcc '-DWRONG=>>1'", &[]);
    assert!(ended.code == 2 && ended.stderr.contains("mine.test.sh is in the way"), "{ended:?}");
}

/// The script is one for other tools, and for this one.
#[test]
#[ignore = "half a minute: each of its tests compiles and runs with sanitizers"]
fn the_test_that_was_written_is_taken() {
    let place = Place::new();
    place.write("mine.c", DIFFERENT.as_bytes());
    let line = ["reduce", "mine.c", "--cflags=-DWRONG=", "--compare", "gcc -DWRONG=", "gcc '-DWRONG=>>1'"];
    let written = place.run_with(&line);
    assert_eq!(written.code, 0, "{written:?}");
    let taken = place.run("reduce mine.c --cflags=-DWRONG= --test ./mine.test.sh --guard");
    assert_eq!(taken.code, 0, "{taken:?}");
}

#[test]
fn the_test_of_a_compiler_that_fails_is_written() {
    let place = Place::new();
    place.write(
        "mine.c",
        DIFFERENT.replace("a WRONG", "a; }\nint g(int a) { _BitInt(7) w = a; return w").as_bytes(),
    );
    let crash = |text: &str| place.run_with(&["reduce", "mine.c", "--crash", "gcc -c", text]);
    let ended = crash("error: expected");
    assert_eq!(ended.code, 0, "{ended:?}");
    let left = place.read("mine.reduced.c");
    assert!(left.contains("_BitInt") && left.len() < 60, "{left}");
    let written = place.read("mine.test.sh");
    let ended = crash("internal compiler error");
    assert!(ended.code == 2 && ended.stderr.contains("`gcc -c` does not fail on the original"), "{ended:?}");
    assert_eq!(place.read("mine.test.sh"), written, "a test that is refused is written nowhere");
}

/// A script that calls C-Vise calls bitfrost with the same options.
#[test]
fn options_of_other_reducers_are_answered() {
    let place = Place::new();
    place.write("mine.c", b"int f(void) { return 1; }\n");
    let ended =
        place.run_with(&["reduce", "mine.c", "--test", "grep f mine.c", "--n", "1", "--tidy", "--no-cache"]);
    assert_eq!(ended.code, 0, "{ended:?}");
    for answer in ["--tidy: originals are copied only with --in-place", "--no-cache: a candidate equal to"] {
        assert!(ended.stderr.contains(answer), "{ended:?}");
    }
}

#[test]
fn a_test_may_be_a_line_of_the_shell() {
    let place = Place::new();
    place.write("mine.c", b"int f(void) { return 1; }\nint keep(void) { return 2; }\n");
    let reduce = |test: &str| place.run_with(&["reduce", "mine.c", "--test", test]);
    let ended = reduce("gcc -S -o - mine.c | grep -q keep:");
    let left = place.read("mine.reduced.c");
    assert!(ended.code == 0 && left.contains("keep") && !left.contains('f'), "{ended:?}: {left}");
    place.write("mine.c", b"int f(void) { return 1; }\nint keep(void) { return 2; }\n");
    place.script("test.sh", "grep -q \"$1\" mine.c");
    let ended = reduce("./test.sh f");
    assert!(ended.code == 0 && place.read("mine.reduced.c").contains('f'), "{ended:?}");
    let ended = reduce("nowhere.sh");
    assert!(ended.code == 2 && ended.stderr.contains("nowhere.sh is no executable file"), "{ended:?}");
}

#[test]
#[ignore = "4 CPU s: sanitizers for each program"]
fn undefined_behaviour_is_named_by_the_guard() {
    let sources = [
        ("return x.b > 3;", "MemorySanitizer: use-of-uninitialized-value"),
        ("int y = 2147483647; return x.a + y > 0;", "signed integer overflow"),
        ("int a[2] = {1, 2}; return a[x.a + 2];", "runtime error: index 3 out of bounds"),
    ];
    for (undefined, why) in sources {
        let program = format!(
            "struct s {{ int a : 3; unsigned b : 5; }};\nint main(void) {{ struct s x; x.a = 1; {undefined} }}\n"
        );
        let place = place(&program, "grep -q return mine.c");
        let ended = reduce(&place, "--guard");
        assert!(ended.code == 2 && ended.stderr.contains("the program has undefined behaviour"), "{ended:?}");
        assert!(ended.stderr.contains(why), "{ended:?}");
        assert_eq!(reduce(&place, "").code, 0);
    }
}

/// Without the guard the value would go, and with it what makes the program defined.
#[test]
#[ignore = "15 CPU s: each candidate is built under sanitizers"]
fn a_guarded_program_stays_defined() {
    let program =
        "struct s { int a : 3; unsigned b : 5; };\nint main(void) { struct s x; x.b = 1; return x.b > 3; }\n";
    let place = place(program, "grep -q 'return x[.]b > ' mine.c");
    let ended = reduce(&place, "--guard");
    assert!(ended.code == 0 && ended.stderr.contains(", our interpreter"), "{ended:?}");
    let left = place.read("mine.reduced.c");
    insta::assert_snapshot!("guarded", left);
}

#[test]
#[ignore = "4 CPU s: a reduction on a terminal"]
fn who_watches_sees_runs_and_size() {
    let place = place(PROGRAM, "sleep 0.02; grep -q 'gp->a' mine.c");
    let mut terminal = common::pty::OnTerminal::start(&place, "reduce mine.c --test ./test.sh", &[]);
    terminal.wait_for("runs of the test");
    terminal.wait_for(" tokens, ");
    terminal.wait_for(" by drop-");
    assert_eq!(terminal.end(), 0);
}

#[test]
fn an_interrupt_ends_a_reduction_in_the_middle_of_a_step() {
    // Quick for the original alone.
    let slow = "cmp -s mine.c \"$PLACE/mine.c\" && exit 0; : > \"$PLACE/started\"; exec sleep 600";
    let place = place("int kept(int n) { return n; }\nint other(int n) { return kept(n) + 1; }\n", slow);
    #[expect(clippy::disallowed_methods, reason = "the test interrupts what it starts")]
    let mut command = std::process::Command::new(place.command().get_program());
    command.current_dir(&place.0).env("PLACE", place.0.path()).stderr(std::process::Stdio::piped());
    let child = command.args(["reduce", "mine.c", "--test", "./test.sh"]).spawn().unwrap();
    for _ in 0..3000 {
        if place.path("started").exists() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    // SAFETY: a signal to a child that was not waited for yet.
    assert_eq!(unsafe { libc::kill(child.id().cast_signed(), libc::SIGINT) }, 0);
    let ended = child.wait_with_output().unwrap();
    let said = String::from_utf8(ended.stderr).unwrap();
    assert_eq!(ended.status.code(), Some(130), "{said}");
    assert!(said.ends_with("interrupted; the test accepted nothing smaller yet\n"), "{said}");
}
