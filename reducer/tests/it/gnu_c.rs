//! Reduction of what gcc and clang add to C, and of what C23 adds: the grammar lacks most of it.

use std::fmt::Write;

use reducer::{Reducible, SiteRange, SourceText};

use super::source::{check_minimal, reduced, whole, words};

const SAMPLE: &str = include_str!("../source/gnu.c");

/// Programs with one construct each, and the words that stay.
const CONSTRUCTS: &[(&str, &str)] = &[
    ("_Atomic(int) a; int main(void) { return 0; }", "a"),
    ("int main(void) { int r __attribute__((unused)) = 1; return r; }", "r"),
    ("int main(void) { auto x = 1; return x; }", "x"),
    ("int main(void) { _BitInt(7) x = 1; return 0; }", "x"),
    ("int main(void) { void *p = 0; goto *p; return 0; }", "goto"),
    ("_Complex double f; int main(void) { return 0; }", "f"),
    ("int main(int c, char **v) { switch (c) { case 1 ... 5: return 0; } return 1; }", "case"),
    ("enum e : unsigned char { A, B }; int main(void) { return A; }", "A"),
    (
        "int main(int c, char **v) { switch (c) { case 1: c++; __attribute__((fallthrough)); default: return c; } }",
        "default",
    ),
    ("int main(void) { double _Complex z = 2.0i; return 0; }", "z"),
    ("f() { return 1; } main() { return f() - 1; }", "f"),
    ("int main(void) { goto out; out: __attribute__((unused)); return 0; }", "out"),
    ("struct s { int a, b; }; int main(void) { return (int)__builtin_offsetof(struct s, b); }", "b"),
    ("register int r asm(\"r12\"); int main(void) { register int q asm(\"rax\") = 0; return q; }", "r"),
    ("static _Thread_local int a; int main(void) { return a; }", "a"),
    ("int main(void) { int a<:2:> = <% 1, 2 %>; return a<:0:> - 1; }", "a"),
    ("int main(void) { int a??(2??) = ??< 1, 2 ??>; return a??(0??) ??! ??-0; }", "a"),
    ("typedef int (__attribute__((__cdecl__)) *fp)(int); int main(void) { return 0; }", "fp"),
    ("int main(void) { int x = 0; return x ?: 3; }", "x"),
    ("struct s { long long : 0; int a; }; int main(void) { return ((struct s){ 1 }).a; }", "a"),
    ("int main(void) { __label__ l; void *p = &&l; l: return !p; }", "p"),
    (
        "static int f(void) { asm goto(\"\" : : : : l); return 1; l: return 2; } int main(void) { return 0; }",
        "main",
    ),
];

#[test]
fn every_construct_is_understood_and_goes() {
    let mut all = String::new();
    for (text, word) in CONSTRUCTS {
        let source = SourceText::new([*text]);
        assert_eq!(source.not_understood(), [], "{text}");
        let reduction = reduced(&source, 1, |text| {
            words(text).is_superset(&["main", word].into()) && text.contains('{') && text.contains('}')
        });
        let _ = writeln!(all, "{}", whole(&reduction.case).split_whitespace().collect::<Vec<_>>().join(" "));
    }
    insta::assert_snapshot!(all);
}

#[test]
fn an_edit_leaves_what_is_understood() {
    let sample = SourceText::new([SAMPLE]);
    assert_eq!(sample.not_understood(), []);
    let mut lost = Vec::new();
    for pass in SourceText::PASSES.iter().filter(|pass| pass.name != "drop-token") {
        for site in 0..pass.sites(&sample) {
            let mut candidate = sample.clone();
            pass.apply(&mut candidate, &mut SiteRange::new(site..site + 1));
            let places = candidate.not_understood().into_iter();
            lost.extend(
                places.map(|(_, line, text)| format!("{} at {site}, line {line}: {text}", pass.name)),
            );
        }
    }
    assert_eq!(lost, Vec::<String>::new());
}

#[test]
fn a_result_in_gnu_c_is_minimal() {
    (1..3).for_each(|seed| _ = check_minimal(SAMPLE, seed));
}

#[test]
#[ignore = "21 more seeds: 21 CPU s"]
fn many_results_in_gnu_c_are_minimal() {
    (3..24).for_each(|seed| _ = check_minimal(SAMPLE, seed));
}

#[test]
fn a_test_keeps_little_of_a_program_in_gnu_c() {
    let needs = |text: &str| words(text).is_superset(&["main", "places", "cleanup", "FIRST"].into());
    let reduction = reduced(&SourceText::new([SAMPLE]), 1, needs);
    insta::assert_snapshot!(whole(&reduction.case));
}

#[test]
fn a_name_in_text_that_is_not_understood_is_used() {
    let text = "int other; int used; struct s { int field; };\nint main(void) { other = 1; { $$ used . field @ 3; } return other; }";
    let source = SourceText::new([text]);
    assert_eq!(source.not_understood(), [(0, 2, "$$ used . field @ 3;")]);
    let wanted = |text: &str| text.contains('@') && text.contains("main");
    let result = whole(&reduced(&source, 1, wanted).case);
    assert!(result.split_whitespace().count() <= 4, "{result}");
    let all = |text: &str| words(text).is_superset(&["main", "used", "field", "struct"].into());
    let result = whole(&reduced(&source, 1, |text| all(text) && text.contains("$$ used . field @ 3;")).case);
    assert!(result.contains("field") && !result.contains("other"), "{result}");
}
