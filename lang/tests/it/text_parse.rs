//! Printed programs are read back, and programs by people are read too.

use crate::text_sample;

use std::fs;
use std::path::Path;

use lang::{Program, Side, parse, print};

/// Reads a text; what is printed of it is read back as the same program and the same text.
fn stable(source: &str) -> Program {
    let program = parse::program(source, "test.c").unwrap_or_else(|error| panic!("{error}"));
    let text = print::program(&program);
    let again = parse::program(&text, "printed.c").unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(print::program(&again), text);
    again
}

#[test]
fn the_sample_is_read_back() {
    let program = text_sample::program();
    let text = print::program(&program);
    let read = stable(&text);
    assert_eq!(print::program(&read), text);
    let mut expected = program;
    let mut read = read;
    for id in [text_sample::INNER, text_sample::CHOICE] {
        // Anonymous members have no tag in C.
        expected[id].tag = "".into();
        read[id].tag = "".into();
    }
    assert_eq!(read.records, expected.records);
    assert_eq!(read.globals, expected.globals);
    for (read, expected) in read.functions.iter().zip(&expected.functions) {
        for (read, expected) in read.body.iter().zip(&expected.body) {
            assert_eq!(read, expected);
        }
    }
    assert!(read == expected);
}

#[test]
fn every_seed_is_read() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("../corpus/seeds");
    let mut read = 0;
    for entry in fs::read_dir(seeds).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "c") {
            stable(&fs::read_to_string(&path).unwrap());
            read += 1;
        }
    }
    assert!(read > 0);
}

/// The statements of `entry` as printed, after the given world.
fn body(world: &str, statements: &str) -> String {
    let program = stable(&format!("{world}\nvoid entry(void) {{ {statements} }}\n"));
    let text = print::program(&program);
    let (_, body) = text.split_once("void entry(void)\n{\n").expect("the entry is printed");
    let (body, _) = body.split_once("\n}\n").expect("the entry ends");
    body.lines()
        .map(str::trim)
        .filter(|line| !line.starts_with("(void)") || line.starts_with("(void)("))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn c_by_hand_becomes_c_as_printed() {
    let world = "typedef struct { int a, *p; struct { short x; }; unsigned f : 3; } S; enum { ONE = 1, TWO };
                 static const unsigned g = 3; int h(int n) { return n ? h(n - 1) : 0; }";
    let check = |statements: &str, printed: &str| assert_eq!(body(world, statements), printed);
    check("int a = 1, b = TWO;", "int a = 1; int b = 2;");
    check("S s = {1};", "S s = {.a = 1};");
    check("S s = {0}; s.x = 'a';", "S s = {0}; s.x = 97;");
    check("S s = {.f = 1, .a = 2, .x = 3,};", "S s = {.a = 2, .x = 3, .f = 1U};");
    check("int v[4] = {[2] = 5, [0] = 1};", "int v[4] = {[0] = 1, [2] = 5};");
    check(
        "int v[4] = {1, 2}; int *p = v; *p = v[1]; p[0] = 3;",
        "int v[4] = {1, 2}; int *p = &v[0]; *p = v[1]; *p = 3;",
    );
    check(
        "int i = 0; if (i) i = 1; else if (i > 2) i = 3; else i = 4;",
        "int i = 0; if (i) { i = 1; } else if (i > 2) { i = 3; } else { i = 4; }",
    );
    check(
        "for (unsigned i = 0; i < 2; ++i) h(i); for (uint32_t i = 0; i < TWO; i++) { int i = 1; h(i); }",
        "for (unsigned int i = 0U; i < 2U; i++) { h(i); } \
           for (unsigned int i_2 = 0U; i_2 < 2U; i_2++) { int i_3 = 1; h(i_3); }",
    );
    check(
        "uint8_t x = 255; size_t n = 1; bool b = true; x = (uint8_t)n; b = NULL;",
        "unsigned char x = 255; unsigned long n = 1UL; _Bool b = 1; x = (unsigned char)n; b = 0;",
    );
    check(
        "int i = g + 010 + 0x1F + 1u + 2l + 3ull; long l = 4294967295;",
        "int i = ((((g + 8) + 31) + 1U) + 2L) + 3ULL; long l = 4294967295L;",
    );
    check(
        "float f = 0x1.8p+1f, e = .5f; double d = 1.; d = 1e3;",
        "float f = 3.0f; float e = 0.5f; double d = 1.0; d = 1000.0;",
    );
    check("int i = 3, j = 4; i++, h(2), j--;", "int i = 3; int j = 4; (void)((void)((void)i++, h(2)), j--);");
}

/// A local variable hides the name of a type (C11 6.2.1p4), in the tree nothing does.
#[test]
fn a_name_that_a_local_hides_becomes_a_tag() {
    let program = stable(
        "typedef struct { int s; } s; typedef struct { int a; } t; void entry(void) { s s = {1}; t u = {s.s}; bf_observe(1U, u.a); }",
    );
    let untagged = program.records.iter().map(|record| (record.tag.as_str(), record.untagged));
    assert_eq!(untagged.collect::<Vec<_>>(), [("s", false), ("t", true)]);
    assert!(lang::check::program(&program).is_ok());
}

#[test]
fn operators_bind_as_in_c() {
    let check = |expression: &str, printed: &str| {
        let world = "int a, b, c, *p; int f(int x) { return x; }";
        assert_eq!(body(world, &format!("a = {expression};")), format!("a = {printed};"));
    };
    check("a + b * c", "a + (b * c)");
    check("a - b - c", "(a - b) - c");
    check("a << b + c", "a << (b + c)");
    check("a < b == c", "(a < b) == c");
    check("a & b == c", "a & (b == c)");
    check("a | b ^ c & a", "a | (b ^ (c & a))");
    check("a || b && c", "a || (b && c)");
    check("a ? b : c ? a : b", "a ? b : (c ? a : b)");
    check("-a * !b + ~c", "(-a * (!b)) + ~c");
    check("- -a - -1", "-(-a) - -1");
    check("*p + f(b) * (*p)", "*p + (f(b) * *p)");
    check("(a, b)", "((void)a, b)");
}

/// The names of functions and globals in order, those of the caller side in capitals, after a `!` for the entry.
fn sides(source: &str) -> String {
    let program = stable(source);
    let spell = |name: &str, side| match side {
        Side::Caller => name.to_uppercase(),
        Side::Callee => name.to_owned(),
    };
    let functions = program.functions().map(|(id, f)| {
        let mark = if id == program.entry { "!" } else { "" };
        format!("{mark}{}", spell(&f.name, f.side))
    });
    let globals = program.globals.iter().map(|g| spell(&g.name, g.side));
    functions.chain(globals).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_entry_comes_first_and_stands_on_the_caller_side() {
    assert_eq!(sides("void f(void) {} void entry(void) { f(); }"), "!ENTRY f");
    assert_eq!(sides("void f(void) {} int main(void) { f(); return 0; }"), "!F");
    assert_eq!(sides("int g(void) { return 1; } void f(void) { g(); } int main(void) { f(); }"), "!F g");
    assert_eq!(
        sides("int g(void) { return 1; } int main(void) { int x = g(); bf_observe(0, x); return 0; }"),
        "!ENTRY g"
    );
    assert_eq!(
        sides("int a; int b; void f(void) { b = 1; } void entry(void) { a = 1; f(); }"),
        "!ENTRY f A b"
    );
}

#[test]
fn markers_hold_for_all_that_follows() {
    let text = "/* side: callee */ int a; /* side: caller */ int b, c; void entry(void) {} void f(void) {}
                /* side: callee */ void g(void) {}";
    assert_eq!(sides(text), "!ENTRY F g a B C");
}

#[test]
fn a_record_without_a_first_value_is_no_register_variable() {
    let check = |written: &str, printed: &str| {
        let world = "void *memset(void *, int, unsigned long); struct S { int a : 3; int b; };";
        let text = print::program(&stable(&format!("{world}\nvoid entry(void) {{ {written} }}\n")));
        assert!(text.contains(&format!("void entry(void)\n{{\n{printed}}}\n")), "{text}");
    };
    let once = "    struct S s;\n    (void)&s;\n    s.a = 1;\n";
    check("struct S s; s.a = 1;", once);
    check("struct S s; (void)&s; s.a = 1;", once);
    check("struct S s[2], t;", "    struct S s[2];\n    (void)&s;\n    struct S t;\n    (void)&t;\n");
    // Code that fills the padding of a new variable is distinguished from a `memset` of an existing one.
    let filled = "    memset(&s, 0, sizeof(struct S));\n    s.a = 1;\n    s.b = 2;\n";
    check("struct S s; memset(&s, 0, sizeof s); s.a = 1; s.b = 2;", &format!("    struct S s;\n{filled}"));
    check(
        "struct S s; (void)&s; memset(&s, 0, sizeof s); s.a = 1; s.b = 2;",
        &format!("    struct S s;\n    (void)&s;\n{filled}"),
    );
}
