//! `reduce --test` on what gcc and clang add to C: the result is valid, and what is not understood is named.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::process::Command;

use crate::common::Place;

/// A program as kernels and C libraries have it; gcc takes it.
const PROGRAM: &str = include_str!("../../../reducer/tests/source/kernel.c");

fn reduced(program: &str, test: &str) -> (String, String) {
    let place = Place::new();
    place.write("mine.c", program.as_bytes());
    place.script("test.sh", test);
    let ended = place.run("reduce mine.c --test ./test.sh");
    assert_eq!(ended.code, 0, "{ended:?}");
    (place.read("mine.reduced.c"), ended.stderr)
}

#[expect(clippy::disallowed_methods, reason = "the test asks a compiler itself")]
fn is_valid(text: &str) -> bool {
    let place = Place::new();
    place.write("mine.c", text.as_bytes());
    let flags = ["-std=gnu17", "-fsyntax-only", "-Werror=implicit"];
    Command::new("gcc").args(flags).arg(place.path("mine.c")).output().unwrap().status.success()
}

#[test]
fn a_computed_goto_is_what_is_left() {
    let (result, said) = reduced(PROGRAM, "grep -q \"goto [*]\" mine.c && grep -q main mine.c");
    assert!(!said.contains("not understood"), "{said}");
    assert!(is_valid(&result) && result.split_whitespace().count() < 12, "{result}");
}

#[test]
#[ignore = "20 CPU s: eight reductions of a program"]
fn what_a_test_wants_of_gnu_c_stays_alone() {
    for (wanted, words) in [
        ("case 1 [.][.][.] ", 20),
        ("__builtin_offsetof", 30),
        ("cleanup", 20),
        ("asm goto", 24),
        ("_Thread_local", 8),
        (" \\?: ", 16),
        ("fallthrough", 20),
        ("__auto_type", 12),
    ] {
        let (result, said) =
            reduced(PROGRAM, &format!("grep -qE \"{wanted}\" mine.c && grep -q main mine.c"));
        assert!(!said.contains("not understood"), "{said}");
        assert!(is_valid(&result) && result.split_whitespace().count() < words, "{wanted}: {result}");
    }
}

#[test]
fn what_is_not_understood_is_named_with_its_line() {
    let program =
        "int a;\nint f(int b) { if (b) { a += $$ 3; } return b; }\nint main(void) { return f(a); }\n";
    let (result, said) = reduced(program, "grep -q main mine.c");
    assert!(said.contains("mine.c:2: not understood: `"), "{said}");
    assert_eq!(result.trim(), "main");
}
