//! The parser's errors for texts that it does not read. Nothing makes it panic.

use std::fs;
use std::path::Path;

use base::text::TextErrorKind;
use lang::parse;

/// Asserts the whole message.
fn check(source: &str, message: &str) {
    let error = parse::program(source, "f.c").expect_err(source);
    assert_eq!(error.to_string(), message, "{source}");
}

#[test]
fn a_message_has_a_place_a_sentence_and_a_caret() {
    check("struct S {\n\tint a\n};\nvoid entry(void) {}\n", "f.c:3:1: expected `;`, found `}`\n  };\n  ^");
    check(
        "void entry(void) {\n\tint x = 1 +;\n}\n",
        "f.c:2:13: expected an expression, found `;`\n  \tint x = 1 +;\n  \t           ^",
    );
    let line = "/* größer */ void entry(void) { y = 3; }";
    let caret = format!("{}^", " ".repeat(32));
    check(line, &format!("f.c:1:33: `y` is not declared\n  {line}\n  {caret}"));
}

/// Asserts the sentence, and that the problem is of the kind the line names.
#[test]
fn each_mistake_has_its_sentence() {
    for (source, kind, sentence) in MISTAKES {
        let error = parse::program(source, "f.c").expect_err(source);
        let found = match &error.problem {
            TextErrorKind::Syntax { .. } => "syntax",
            TextErrorKind::Unsupported { .. } => "unsupported",
            TextErrorKind::Invalid(_) => "meaning",
        };
        assert_eq!((error.problem.to_string().as_str(), found), (*sentence, *kind), "{source}");
    }
}

const MISTAKES: &[(&str, &str, &str)] = &[
    ("", "meaning", "`main`, `entry` or one function that takes and returns nothing is wanted"),
    ("int", "meaning", "`main`, `entry` or one function that takes and returns nothing is wanted"),
    ("int x", "meaning", "`main`, `entry` or one function that takes and returns nothing is wanted"),
    ("struct S { int a : 33; };", "meaning", "a width of 33 where 1 to 32 is possible"),
    ("struct S { int a : 0; };", "meaning", "a width of 0 where 1 to 32 is possible"),
    ("struct S { _Bool a : 2; };", "meaning", "a width of 2 where 1 to 1 is possible"),
    ("struct S { float a : 2; };", "meaning", "a bit-field whose type is no integer type"),
    ("struct S { int a; struct { int a; }; };", "meaning", "a second member `a`"),
    ("struct S { int a; }; struct S { int b; };", "meaning", "`S` is defined twice"),
    (
        "struct S { struct T t; }; struct T { int a; };",
        "meaning",
        "an object of a record type that is defined only later",
    ),
    ("struct S *p;", "meaning", "`struct S` is defined nowhere"),
    (
        "int a[];",
        "unsupported",
        "an array without a length or of length zero, other than as a member, is not supported",
    ),
    ("struct S { int a[-1]; };", "meaning", "an array does not have -1 elements"),
    ("typedef int T[]; struct S { int n; T a[2]; };", "meaning", "an array of arrays without a length"),
    (
        "struct S { int a[99999][99999]; };",
        "unsupported",
        "an array of more than 268435456 elements is not supported",
    ),
    ("struct S { _Imaginary float a; };", "unsupported", "`_Imaginary` is not supported"),
    ("struct S { _BitInt(1) a; };", "meaning", "a signed `_BitInt` has at least 2 bits (C23 6.2.5p5)"),
    (
        "struct S { int a __attribute__((mode(DI))); };",
        "unsupported",
        "the attribute `mode` is not supported",
    ),
    (
        "struct S { int a __attribute__((aligned(3))); };",
        "meaning",
        "an alignment is a power of two up to 1048576, not 3",
    ),
    (
        "struct S { __attribute__((packed)) struct { int a; }; };",
        "unsupported",
        "an attribute before an anonymous member is not supported",
    ),
    (
        "struct S { int a; volatile int *p; };",
        "unsupported",
        "a pointer to a volatile object is not supported",
    ),
    (
        "#include <math.h>\n",
        "unsupported",
        "`#include <math.h>`, other than of <stdint.h>, <limits.h>, <stdbool.h>, <stddef.h>, <string.h>, <stdio.h>, <stdlib.h>, \
         <stdarg.h> is not supported",
    ),
    (
        "int main(void) { printf(\"%s\", 1); }",
        "unsupported",
        "`%s` in a format, which is no number to observe, is not supported",
    ),
    ("int main(void) { printf(\"%d\", 1.5); }", "meaning", "a `double` for a conversion of another type"),
    (
        "int main(void) { for (int i = 0; i < 3; i++) i = 2; }",
        "unsupported",
        "a loop whose counter changes in its body is not supported",
    ),
    (
        "int main(void) { int x; return x; }",
        "unsupported",
        "`x` before a statement `x = …;` in the block that declares it is not supported",
    ),
    ("#pragma pack(3)\n", "meaning", "`#pragma pack` takes 1, 2, 4, 8 or 16, not `3`"),
    ("#pragma pack(pop)\n", "meaning", "`#pragma pack(pop)` without a push before it"),
    (
        "struct S { int a;\n#pragma pack(1)\n};",
        "unsupported",
        "a `#pragma pack` that ends inside a record is not supported",
    ),
    (
        "typedef int v __attribute__((vector_size(2)));",
        "unsupported",
        "a vector of this size and of such lanes is not supported",
    ),
    ("int x = 1, x = 2;", "meaning", "`x` is defined twice"),
    (
        "enum E { A = 1, B = -1, C = 4294967295 };",
        "unsupported",
        "an enumeration whose constants do not fit 32 bits is not supported",
    ),
    (
        "void entry(void) { int x[2]; x[0] = 1; }",
        "unsupported",
        "an array of scalars without an initialiser is not supported",
    ),
    (
        "void entry(void) { do {} while (1); }",
        "unsupported",
        "a `do` loop, other than `while (condition) { … }`, is not supported",
    ),
    (
        "void entry(void) { for (int i = 0; i < 3; i--) {} }",
        "unsupported",
        "a `for` loop whose rounds are no constant number, such as `for (int i = 0; i < N; i++)`, is not supported",
    ),
    ("void entry(void) { goto x; }", "unsupported", "`goto` is not supported"),
    ("void entry(void) { x: ; }", "unsupported", "a label is not supported"),
    ("void entry(void) { char *s = \"a\"; }", "unsupported", "a string is not supported"),
    (
        "void entry(void) { int i = sizeof(int); }",
        "unsupported",
        "`sizeof` in an expression is not supported",
    ),
    ("void entry(void) { int a[2] = {1, 2, 3}; }", "meaning", "an initialiser beyond the array's 2 elements"),
    ("void entry(void) { int i = f(); }", "meaning", "`f` is not declared"),
    ("int f(int); void entry(void) { f(1); }", "meaning", "`f` is declared, but has no body here"),
    (
        "int f(int a) { return a; } void entry(void) { f(); }",
        "meaning",
        "the function called here takes 1 arguments",
    ),
    (
        "void f(void) {} void entry(void) { int i = f(); }",
        "meaning",
        "a value is wanted, and the function returns none",
    ),
    (
        "struct S { int a; }; void entry(void) { struct S s = {0}; int i = s; }",
        "meaning",
        "a value of type `struct S` where `int` is wanted",
    ),
    (
        "struct S { int a; }; void entry(void) { struct S s = {0}; s.b = 1; }",
        "meaning",
        "`struct S` has no member `b`",
    ),
    (
        "struct S { int a : 2; }; void entry(void) { struct S s = {0}; int *p = &s.a; }",
        "meaning",
        "the address of a bit-field",
    ),
    (
        "union U { int a; float b; }; void entry(void) { union U u = {0}; u.a = 1; u.b = 1; }",
        "unsupported",
        "the use of two members of `union U` is not supported",
    ),
    ("void entry(void) { 1 = 2; }", "meaning", "this cannot be assigned to"),
    ("void entry(void) { int i = 08; }", "meaning", "`08` is no constant of C"),
    (
        "void entry(void) { int i = 99999999999999999999; }",
        "meaning",
        "`99999999999999999999` is no constant of C",
    ),
    ("void entry(void) { int i = 1; return i; }", "meaning", "this function returns no value"),
    ("void entry(void) { int i = 1;", "syntax", "expected `}`, found the end of the text"),
    (
        "void entry(void) { /* }",
        "syntax",
        "expected `*/` before the end of the file, found a comment without an end",
    ),
    ("void entry(void) { @ }", "syntax", "expected a token of C, found the character '@'"),
    (
        "void entry(void) { int *p = 0; p = p + 1; }",
        "unsupported",
        "`+` on pointers or floating values is not supported",
    ),
];

/// No text of any depth overflows the stack of a small thread.
#[test]
fn depth_is_limited() {
    let deep = |open: &str, middle: &str, close: &str| {
        let n = 200_000;
        format!("int a; void entry(void) {{ {}{middle}{} }}", open.repeat(n), close.repeat(n))
    };
    let texts = [
        deep("(", "a", ")"),
        deep("{", "", "}"),
        deep("-", "a;", ""),
        deep("a + ", "a;", ""),
        deep("a, ", "a;", ""),
        deep("a ? a : ", "a;", ""),
        deep("a = ", "a;", ""),
        deep("(int)", "a;", ""),
        deep("if (a) ", ";", ""),
        deep("if (a) {} else ", ";", ""),
        deep("int x = {", "1", "}"),
        format!("struct S {{ int {}x; }};", "*".repeat(200_000)),
        format!("struct S {{ int x{}; }};", "[1]".repeat(200_000)),
        format!("int {}x{};", "(".repeat(200_000), ")".repeat(200_000)),
        format!("{}int a;{}", "struct {".repeat(200_000), "};".repeat(200_000)),
        format!("int f({}int{};", "int g(".repeat(200_000), ")".repeat(200_000)),
        format!("int x = {};", "(".repeat(200_000)),
        records_inside_each_other(200_000),
    ];
    for text in texts {
        let start: String = text.chars().take(60).collect();
        let thread = std::thread::Builder::new().stack_size(1 << 20);
        let read = thread.spawn(move || parse::program(&text, "deep.c").map(drop)).expect("a thread starts");
        let error = read.join().expect("no panic").expect_err(&start);
        let limited =
            matches!(error.problem, TextErrorKind::Unsupported { .. } | TextErrorKind::Syntax { .. });
        assert!(limited, "{start}: {}", error.problem);
    }
}

/// `struct S0` in `struct S1` in `struct S2` and so on, each defined on its own.
fn records_inside_each_other(count: u32) -> String {
    let next = |n: u32| format!("struct S{n} {{ struct S{} a; }};", n - 1);
    (1..count).map(next).fold("struct S0 { int a; };".to_owned(), |text, one| text + &one)
}

#[test]
fn as_many_records_inside_each_other_as_brackets() {
    assert!(parse::declaration(&records_inside_each_other(96)).is_ok());
    let passed_over = |declared: parse::Declaration| !declared.unread.is_empty();
    assert!(parse::declaration(&records_inside_each_other(97)).is_ok_and(passed_over));
}

#[test]
fn many_members_are_read_in_no_time() {
    let members: String = (0..60_000).map(|n| format!("int a{n};")).collect();
    let read = parse::declaration(&format!("struct S {{ {members} }};")).expect("it is C");
    assert_eq!(read.program.records[0].fields.len(), 60_000);
}

/// Texts cut, spliced and scrambled from the seeds are read or refused, never worse.
#[test]
fn scrambled_seeds_do_not_panic() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/seeds");
    let mut paths: Vec<_> =
        fs::read_dir(seeds).expect("seeds").map(|e| e.expect("an entry").path()).collect();
    paths.sort();
    let texts: Vec<String> = paths.iter().filter_map(|path| fs::read_to_string(path).ok()).collect();
    let mut random = 0x9E37_79B9_7F4A_7C15u64;
    let mut next = |below: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below
    };
    let pieces = [
        "{",
        "}",
        "(",
        ")",
        ";",
        "*",
        "struct S",
        ":",
        "[3]",
        "=",
        ".a",
        "->",
        "0x",
        "1e",
        "'",
        "\"",
        "/*",
        "\\",
        "#pragma pack(1)\n",
        "__attribute__((aligned))",
        "é",
        "switch",
        "case",
        "memset(&",
        "sizeof",
        "enum",
        "-",
        "18446744073709551615u",
        "(-2147483647 - 1)",
        "union {",
        "const",
        ",",
        "?",
        "void",
        "\0",
    ];
    let mut read = 0;
    for _ in 0..20_000 {
        let mut text = texts[next(texts.len())].clone();
        for _ in 0..=next(4) {
            let mut at = next(text.len() + 1);
            while !text.is_char_boundary(at) {
                at -= 1;
            }
            let mut end = (at + next(12)).min(text.len());
            while !text.is_char_boundary(end) {
                end += 1;
            }
            text.replace_range(at..end, pieces[next(pieces.len())]);
        }
        read += usize::from(parse::program(&text, "scrambled.c").is_ok());
        // Never an error of its own kind: only that nothing panics.
        let _ = parse::declaration(&text);
    }
    assert!(read > 0, "some changes do no harm");
}
