//! `reduce --from-command`: the test, and the text that is reduced, come from a command that fails.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::fs;

use common::{Ended, Place};

const HEADER: &str = "struct point { int x, y; };\n#define FIRST(p) ((p).x)\n";

const PROGRAM: &str = "#include \"h.h\"\nint unused(int a) { return a * 2; }\n\
                       int sum(struct point p) { return FIRST(p) + p.y + unused(3); }\n";

/// A compiler that dies where a text has `(p).x`, as it has once it is preprocessed.
const DYING: &str = r#"for word; do
    [ "$word" = -E ] && exec gcc "$@"
    case $word in *.c|*.cpp) file=$word;; esac
done
if grep -q '(p).x' "$file" || { grep -q 'FIRST(p)' "$file" && grep -q h.h "$file"; }; then
    echo "$file:3:1: internal compiler error: in expand, at expr.cc:123" >&2
    exit 4
fi
exec gcc "$@""#;

/// A place with a source whose name has a blank, a header in another directory, and a compiler.
fn place(compiler: &str) -> Place {
    let place = Place::new();
    for directory in ["my dir", "inc"] {
        fs::create_dir(place.path(directory)).unwrap();
    }
    place.write("inc/h.h", HEADER.as_bytes());
    place.write("my dir/a b.c", PROGRAM.as_bytes());
    place.script("mycc", compiler);
    place
}

/// The names of the files below the place.
fn names(place: &Place, directory: &str) -> Vec<String> {
    let entries = fs::read_dir(place.path(directory)).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<String> = entries.map(|name| name.to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

fn reduce(place: &Place, command: &str, more: &[&str]) -> Ended {
    place.run_with(&[&["reduce", "--from-command", command], more].concat())
}

/// The script without its first lines.
fn script(place: &Place, name: &str) -> String {
    let script = place.read(name);
    script
        .lines()
        .skip(3)
        .collect::<Vec<_>>()
        .join("\n")
        .replace(&place.0.path().display().to_string(), "HERE")
}

#[test]
fn an_internal_error_is_reduced_from_its_command() {
    let place = place(DYING);
    let ended = reduce(&place, "./mycc -O2 -Iinc -MD -MF no/x.d -c 'my dir/a b.c' -o out/x.o", &[]);
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(
        ended.stderr.contains("x.o` fails: internal compiler error: in expand, at expr.cc:123"),
        "{ended:?}"
    );
    assert!(ended.stdout.contains("my dir/a b.reduced.c: ") && ended.stdout.contains("minimal"), "{ended:?}");
    let left = place.read("my dir/a b.reduced.c");
    assert!(left.contains("(p).x") && left.split_whitespace().count() < 14, "{left}");
    // Nothing but the result and the test is written, not even by the command.
    assert_eq!(names(&place, "my dir"), ["a b.c", "a b.reduced.c", "a b.test.sh"]);
    assert_eq!(names(&place, "."), ["inc", "my dir", "mycc", "two.toml", "wrong.toml"]);
    assert_eq!(place.read("my dir/a b.c"), PROGRAM);
    let expected = "LC_ALL=C; export LC_ALL\nHERE/mycc -O2 -c 'a b.c' -o x.o >said.txt 2>&1 && exit 1\n\
                    grep -qF -e 'internal compiler error: in expand, at expr.cc:123' said.txt";
    assert_eq!(script(&place, "my dir/a b.test.sh"), expected);
}

/// The file is found by an absolute path and by the directory of a record; of several the one that fails is taken.
#[test]
fn the_file_that_fails_is_found() {
    let place = place(DYING);
    fs::create_dir(place.path("build")).unwrap();
    place.write("good.c", b"int a;\n");
    let here = place.0.path().display().to_string();
    let record = format!(
        r#"[{{"directory": "{here}/build", "file": "../my dir/a b.c", "command": "../mycc -I../inc -c '../my dir/a b.c'"}}]"#
    );
    place.write("build/compile_commands.json", record.as_bytes());
    let absolute = format!("./mycc -Iinc -c '{here}/my dir/a b.c'");
    for (command, more) in [
        (&absolute[..], &[][..]),
        ("./mycc -Iinc -c good.c 'my dir/a b.c'", &[]),
        ("./mycc -Iinc -c good.c 'my dir/a b.c'", &["my dir/a b.c"]),
        ("cd 'my dir' && ../mycc -I../inc -c 'a b.c'", &[]),
        ("build", &["my dir/a b.c"]),
    ] {
        let ended = reduce(&place, command, &[more, &["--max-tests", "1"]].concat());
        assert!(ended.code == 1 && ended.stdout.contains("a b.reduced.c: "), "{command}: {ended:?}");
        let script = script(&place, "my dir/a b.test.sh");
        assert!(script.contains(" -c 'a b.c' >") && !script.contains("inc"), "{script}");
        fs::remove_file(place.path("my dir/a b.reduced.c")).unwrap();
        assert_eq!(names(&place, "build"), ["compile_commands.json"]);
    }
    let ended = reduce(&place, "build", &["good.c"]);
    assert!(ended.code == 2 && ended.stderr.contains("has no command for good.c"), "{ended:?}");
    let ended = reduce(&place, "build", &[]);
    assert!(ended.code == 2 && ended.stderr.contains("name the one file whose command"), "{ended:?}");
    let ended = reduce(&place, "./mycc -c good.c", &["my dir/a b.c"]);
    assert!(ended.code == 2 && ended.stderr.contains("is no source of the command"), "{ended:?}");
}

#[test]
fn what_fails_only_as_it_is_is_reduced_as_it_is() {
    let place = place(&DYING.replace("exec gcc \"$@\"\n    case", "exit 1\n    case"));
    let ended = reduce(&place, "./mycc -Iinc -c 'my dir/a b.c'", &[]);
    assert!(ended.stderr.contains("a b.c is reduced as it is: the command does not preprocess"), "{ended:?}");
    assert_eq!(ended.code, 0, "{ended:?}");
    let script = script(&place, "my dir/a b.test.sh");
    assert!(script.contains("HERE/mycc -IHERE/inc -c 'a b.c'"), "{script}");
    assert!(place.read("my dir/a b.reduced.c").contains("FIRST(p)"));
    // One that dies only of the directive.
    place.script("mycc", &DYING.replace("(p).x' \"$file\" ||", "no$' \"$file\" ||"));
    let ended = reduce(&place, "./mycc -Iinc -c 'my dir/a b.c'", &["--max-tests", "4"]);
    assert!(ended.stderr.contains("is reduced as it is: preprocessed, it does not fail"), "{ended:?}");
}

#[test]
fn signals_and_refused_programs_are_failures_as_well() {
    let place = place(
        "for f; do [ \"$f\" = -E ] && exec gcc \"$@\"; done\ngrep -q 'p.y' *.c */*.c 2>/dev/null && kill -SEGV $$",
    );
    let ended = reduce(&place, "./mycc -Iinc -c 'my dir/a b.c'", &["--max-tests", "30"]);
    assert!(ended.code < 2 && ended.stderr.contains("fails: signal 11"), "{ended:?}");
    assert!(script(&place, "my dir/a b.test.sh").ends_with("[ $? -eq 139 ]"));
    place.write("e.c", b"int f(int a) { return a; }\nint g(void) { return zork + f(2); }\n");
    let ended = reduce(&place, "gcc -c e.c", &[]);
    assert!(ended.stderr.contains("fails: error: 'zork' undeclared"), "{ended:?}");
    let left = place.read("e.reduced.c");
    assert!(left.contains("zork") && left.split_whitespace().count() < 6, "{left}");
}

#[test]
fn a_command_that_does_not_fail_is_refused() {
    let place = place(DYING);
    place.script("hangs", "exec sleep 600");
    place.script("foreign.sh", "true");
    for (command, why) in [
        ("gcc -Iinc -c 'my dir/a b.c'", "nothing to reduce: `gcc -Iinc -c 'my dir/a b.c'`: it exits with 0"),
        ("gcc -c 'my dir/a b.c'", "it cannot do its work: error: h.h: No such file"),
        ("gcc -c none.c", "names no file of C, C++ or LLVM IR"),
        ("./nowhere -c 'my dir/a b.c'", "it cannot do its work: "),
        ("./hangs -c 'my dir/a b.c'", "it does not end: "),
        ("gcc -c 'my dir/a b.c' | grep x", "has `|`: give the line to --test"),
        ("foreign.sh", "neither a command with a file, nor a compile_commands.json"),
    ] {
        let ended = reduce(&place, command, &["--timeout", "1"]);
        assert!(ended.code == 2 && ended.stderr.contains(why), "{command}: {ended:?}");
    }
    place.write("my dir/a b.test.sh", b"#!/bin/sh\ntrue\n");
    let ended = reduce(&place, "./mycc -Iinc -c 'my dir/a b.c'", &[]);
    assert!(ended.code == 2 && ended.stderr.contains("is in the way"), "{ended:?}");
    assert_eq!(place.read("my dir/a b.test.sh"), "#!/bin/sh\ntrue\n");
    assert_eq!(names(&place, "my dir"), ["a b.c", "a b.test.sh"]);
    let ended = place.run_with(&["reduce", "--from-command", "gcc -c a.c", "--in-place"]);
    assert!(ended.code == 2 && ended.stderr.contains("cannot be used with"), "{ended:?}");
}

#[test]
fn the_script_of_a_compiler_that_died_is_taken() {
    let place = place(DYING);
    place.write("my dir/x-1.c", b"int unused;\nint f(struct p *q) { return (p).x; }\n");
    let lines = "# Crash reproducer for mycc version 1\n# Driver args: \"-c\" \"x.c\"\n\n \"../mycc\" \"-c\" \"x-1.c\"\n";
    place.write("my dir/x-1.sh", lines.as_bytes());
    let ended = reduce(&place, "my dir/x-1.sh", &["--max-tests", "4"]);
    assert!(
        ended.code < 2 && ended.stderr.contains("fails: internal compiler error: in expand"),
        "{ended:?}"
    );
    assert!(!place.read("my dir/x-1.reduced.c").contains("unused"));
}

/// Clang dies of this line, and writes its own script of how it did.
#[test]
#[ignore = "8 CPU s: clang dies, and reads its own symbols, for each test of two reductions"]
fn a_clang_that_dies_and_its_script_are_taken() {
    let place = Place::new();
    place.write(
        "x.cpp",
        b"#define N 3\nint f() { return N; }\n#pragma clang __debug parser_crash\nint g() { return 2; }\n",
    );
    let command = "clang-19 -O2 -DM=2 -c x.cpp -o x.o";
    let ended = reduce(&place, command, &["--max-tests", "3"]);
    assert!(
        ended.code < 2 && ended.stderr.contains("fails: PLEASE submit a bug report, clang::"),
        "{ended:?}"
    );
    let written = script(&place, "x.test.sh");
    assert!(written.contains("clang-19 -O2 -c x.cpp -o x.o -fno-crash-diagnostics >said.txt"), "{written}");
    assert_eq!(names(&place, "."), ["two.toml", "wrong.toml", "x.cpp", "x.reduced.cpp", "x.test.sh"]);
    let mut clang = assert_cmd::Command::new("clang-19");
    clang.args(command.split(' ').skip(1)).current_dir(&place.0).env("TMPDIR", place.0.path());
    clang.assert().failure();
    let names = names(&place, ".");
    let script = names.iter().find(|name| name.starts_with("x-") && name.ends_with(".sh")).unwrap();
    let ended = reduce(&place, script, &["--max-tests", "3"]);
    assert!(ended.code < 2 && ended.stderr.contains("fails: PLEASE submit a bug report"), "{ended:?}");
    let left = place.read(&script.replace(".sh", ".reduced.cpp"));
    assert!(left.contains("parser_crash"), "{left}");
}

#[test]
fn a_module_is_reduced_from_its_command() {
    let place = Place::new();
    place.write("m.ll", b"define i32 @f(i32 %a) {\n  ret i32 %a\n}\nmodule asm \".frob\"\n");
    let ended = reduce(&place, "clang-19 -c m.ll", &[]);
    assert!(ended.code == 0 && ended.stderr.contains("fails: error: unknown directive"), "{ended:?}");
    assert_eq!(place.read("m.reduced.ll"), "module asm \".frob\"\n");
}

/// A compiler whose optimisation changes a number.
const WRONG: &str = r#"for word; do
    case $word in -E|-O0) exec gcc "$@";; *.c) file=$word;; esac
done
sed 's/- 4/- 5/' "$file" >"${TMPDIR:-.}/changed.c"
exec gcc -x c "${TMPDIR:-.}/changed.c" -w -o "$3""#;

const SUBTRACTION: &str = "int zero(void) { return 0; }\nint f(int a) { return a - 4; }\nint main(void) { return f(4 + zero()) ? 9 : 0; }\n";

fn wrong_exit(place: &Place, command: &str, expected: &str, more: &[&str]) -> Ended {
    place.write("x.c", SUBTRACTION.as_bytes());
    place.script("wrong", WRONG);
    reduce(place, command, &[&["--expect-exit", expected], more].concat())
}

#[test]
fn a_program_that_exits_wrongly_must_be_defined() {
    let place = Place::new();
    let ended = wrong_exit(&place, "./wrong x.c -o x", "0", &["--max-tests", "2"]);
    assert!(ended.code < 2 && ended.stderr.contains("no undefined behaviour by gcc"), "{ended:?}");
    assert!(place.read("x.reduced.c").contains("- 4"), "{ended:?}");
    // The same program with a loop that overflows, which the exit code does not depend on.
    let undefined = SUBTRACTION.replace("int main(void) {", "int main(void) { int big = 2147483647; big++;");
    let place = Place::new();
    place.write("x.c", undefined.as_bytes());
    place.script("wrong", WRONG);
    let command = "./wrong x.c -o x";
    let ended = reduce(&place, command, &["--expect-exit", "0", "--max-tests", "2"]);
    assert!(ended.code == 2 && ended.stderr.contains("signed integer overflow"), "{ended:?}");
    let ended = reduce(&place, command, &["--expect-exit", "0", "--no-guard", "--max-tests", "2"]);
    assert!(ended.code < 2, "{ended:?}");
}

#[test]
fn a_wrong_exit_code_is_reduced_beside_the_right_one() {
    let place = Place::new();
    let ended = wrong_exit(&place, "./wrong x.c -o x", "0", &["--no-guard", "--max-tests", "8"]);
    assert!(ended.code < 2 && ended.stderr.contains("exits with 9 in place of 0"), "{ended:?}");
    let left = place.read("x.reduced.c");
    assert!(left.contains("- 4") && !left.contains("zero"), "{left}");
    let script = script(&place, "x.test.sh");
    assert!(
        script.starts_with("HERE/wrong x.c -o first.exe") && script.contains("-o second.exe -O0"),
        "{script}"
    );
    assert!(!place.path("x").exists(), "the program goes where it is removed");
    for (command, expected, why) in [
        ("gcc -O2 x.c", "0", "nothing to reduce: the program of `gcc -O2 x.c` exits with 0, as expected"),
        (
            "gcc -O2 x.c",
            "7",
            "no compiler here makes of it, without optimisation, a program that exits with 7",
        ),
        ("gcc -O2 -c x.c", "0", "`gcc -O2 -c x.c` makes no program"),
        ("gcc -O2 -Wl,--none x.c", "0", "makes no program: "),
    ] {
        let ended = wrong_exit(&place, command, expected, &[]);
        assert!(ended.code == 2 && ended.stderr.contains(why), "{command}: {ended:?}");
    }
}

#[test]
#[ignore = "30 CPU s: each candidate is built under sanitizers"]
fn a_program_with_a_wrong_exit_code_stays_defined() {
    let place = Place::new();
    let ended = wrong_exit(&place, "./wrong x.c -o x", "0", &[]);
    assert!(ended.code == 0 && ended.stderr.contains("no undefined behaviour by"), "{ended:?}");
    let left = place.read("x.reduced.c");
    assert!(left.contains("- 4") && left.split_whitespace().count() < 16, "{left}");
}
