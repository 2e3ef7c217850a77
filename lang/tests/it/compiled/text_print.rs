//! Printed programs compile everywhere without a warning.

use crate::text_sample;

use std::fs;
use std::process::Command;

use lang::layout_query::LayoutQuery;
use lang::{Bytes, CallVia, Program, SidesDefined, Unit, parse, print};

/// Compiles a text with clang and gcc; every warning is an error.
fn compiles(text: &str) {
    for compiler in ["clang-19", "gcc"] {
        let errors = errors(compiler, text);
        assert!(errors.is_empty(), "{compiler}: {errors}\n{text}");
    }
}

/// The errors and warnings of a compiler for a text.
fn errors(compiler: &str, text: &str) -> String {
    let file = tempfile::Builder::new().suffix(".c").tempfile().expect("a temporary file");
    fs::write(file.path(), text).expect("the text is written");
    #[expect(clippy::disallowed_methods, reason = "the test asks the compilers of the machine")]
    let output = Command::new(compiler)
        .args(["-std=c11", "-Wall", "-Wextra", "-Werror", "-fsyntax-only"])
        .arg(file.path())
        .output()
        .expect("the compiler starts");
    let notes_are_fine = output.status.success();
    if notes_are_fine { String::new() } else { String::from_utf8_lossy(&output.stderr).into_owned() }
}

/// The sample cut into units of every kind, two prefixes in one file, with both layout functions.
fn units(program: &Program) -> String {
    let mut text = String::from(print::unit_prelude());
    let kinds = [
        (SidesDefined::Callers, CallVia::Table),
        (SidesDefined::Callees, CallVia::Table),
        (SidesDefined::Callers, CallVia::Name),
        (SidesDefined::Both, CallVia::Name),
    ];
    for (i, (define, reach)) in kinds.into_iter().enumerate() {
        let names = [format!("T{i}_"), format!("r{i}_"), format!("e{i}_")];
        let [tag_prefix, caller_prefix, callee_prefix] = names.each_ref().map(String::as_str);
        let (callees_by, callers_by) = (reach, reach);
        let unit = Unit { tag_prefix, caller_prefix, callee_prefix, define, callees_by, callers_by };
        print::unit(&mut text, program, &unit);
        let offsets = [print::OffsetQuestion::Builtin, print::OffsetQuestion::Addresses][i % 2];
        let name = format!("layout{i}");
        print::layout_probes(&mut text, program, tag_prefix, &name, offsets, |_| true);
    }
    text
}

#[test]
fn the_sample_compiles_without_a_warning() {
    compiles(&print::program(&text_sample::program()));
}

#[test]
fn the_units_of_the_sample_compile_without_a_warning() {
    let text = units(&text_sample::program());
    compiles(&text);
    assert!(text.contains("((struct T0_Bits (*)(struct T0_Bits, int))bf_table[1])(first, 3)"), "{text}");
}

#[test]
fn layout_assertions_hold_or_name_the_question() {
    let program = text_sample::program();
    let mut text = print::program(&program);
    print::layout_assertions(&mut text, &program, "", |probe| match probe {
        LayoutQuery::Size(id) if *id == text_sample::LEAF => Some(Bytes(4)),
        LayoutQuery::Align(id) if *id == text_sample::PACKED => Some(Bytes(4)),
        LayoutQuery::Offset(id, path) if *id == text_sample::OUTER && path == &[4] => Some(Bytes(32)),
        _ => None,
    });
    compiles(&text);
    assert_eq!(text.matches("_Static_assert").count(), 3);
}

/// Declarations that [`QUIET`]'s statements speak of.
const WORLD: &str = "
enum E { A, B = 3 };
struct S { int i : 5; unsigned u : 1; unsigned w : 9; _Bool b : 1; enum E e : 2; unsigned long long x : 40;
           long long y : 32; signed char c : 3; };
struct T { struct S s; int a[3]; volatile int v; };
int callee(_Bool b, float f, enum E e, int *p) { return b + (int)f + (int)e + *p; }
void entry(void) {}
";

/// The locals of each of [`QUIET`]'s statements.
const LOCALS: &str = "
    struct T t = {0}; struct S s = {0}; _Bool b = 1; int i = 3; unsigned u = 4; float f = 1.5f;
    double d = 2; long l = 5; enum E e = B; int *p = &i; unsigned char uc = 7; volatile struct T vt = {0};
    int (*fp)(_Bool, float, enum E, int *) = callee;
";

/// Statements that say what they mean although they look like mistakes.
const QUIET: &[&str] = &[
    "i = ~b;",
    "i = ~(i < 3);",
    "i = ~s.b;",
    "i = ~(int)s.u;",
    "i = ~!i;",
    "u = ~s.u;",
    "if (i * u) i = 1;",
    "if (i << 1) i = 1;",
    "if (i ? 2 : 3) i = 1;",
    "b = i << 2;",
    "b = i * i;",
    "b = (_Bool)(i << 2);",
    "b = i ? 4 : 5;",
    "i = (i << 1) && (u * u);",
    "i = !(i << 1);",
    "i = i && 5;",
    "i = !i == b;",
    "i = (i < 3) == b;",
    "i = (i == 3) + (u == 4) * 2;",
    "i = i & (3 == u);",
    "i = i + 3 << 1;",
    "i = i & 3 | 4 ^ 5;",
    "i = i && b || u;",
    "i = b ? i : -i;",
    "i = (b ? i : 3) + 1;",
    "i = b ? i : b ? 3 : 4;",
    "switch (b) { case 0: i = 1; break; case 1: i = 2; }",
    "switch (i < 3) { case 0: i = 1; }",
    "switch (e) { case A: i = 1; break; case B: i = 2; }",
    "switch (e) { case 0: i = 1; break; case 2: i = 2; }",
    "switch (s.e) { case 0: i = 1; break; case 1: i = 2; }",
    "switch (uc) { case 300: i = 1; break; case 1: i = 2; }",
    "switch (s.u) { case 0: i = 1; break; case 1: i = 2; }",
    "switch (i) { case 1: case 2: i = 4; case 3: i = 5; break; default: i = 6; }",
    "switch (i) { default: i = 6; }",
    "for (unsigned k = 0; k < 0; k++) i = 1;",
    "{ unsigned k = 0; while (k < 0 && i) { k++; i = 3; } }",
    "{ unsigned k = 0; while (k < 4 && i && u * 3) { k++; i--; } }",
    "if (i) ; else i = 1;",
    "i; s; i + 1; (void)(i, u);",
    "callee(1, 2, 3, 0);",
    "callee(i * 2, i, e, &i);",
    "fp(b, f, A, p);",
    "(*fp)(b, f, A, p);",
    "if (fp == 0) i = 1;",
    "if (fp) i = 1;",
    "if (p != 0 && *p) i = 1;",
    "l = (int)(i = 3);",
    "if ((int)(s.i = 3)) i = 1;",
    "l = (int)i++ + (int)-u;",
    "i = -(-i); l = - --i; i = +(+i); i = -+-i;",
    "i = i - -1; i = i - (-1); i = i+ +1;",
    "s.x <<= 3; s.x += i; s.y -= u; s.x /= 7; s.i += 1; s.c--; s.x *= 1.5; s.y += l;",
    "s.e = B; s.b = i; s.u = 1; s.i = -16; s.c = -4;",
    "i = (int)s.x + (int)s.y; u = s.x >> 8; l = s.x << 8; l = -s.y; l = ~s.x; l = s.y < 3;",
    "vt.v = 1; i = vt.v; vt.s.i = 3; memset((void *)&vt, 0, sizeof vt); memcpy(&t, (void *)&vt, sizeof(struct T));",
    "t.v++; t.a[i & 1] += 3; t.a[2] = t.a[0];",
    "struct T g; memset(&g, 165, sizeof g); g.s.i = 1; g.s.u = 1; g.s.w = 2; g.s.b = 1; g.s.e = A; g.s.x = 1; \
     g.s.y = 2; g.s.c = 1; g.a[0] = 1; g.a[1] = 2; g.a[2] = 3; g.v = 4;",
    "struct T never = {.s = {.i = 1}, .a = {[1] = 3}};",
    "struct S set = {1, 1, 1, 1, A, 1, 1, 1}; set.i = 2; set.w++; set.x += 3;",
    "int n = 1; n++; int m = 1; m = 2; volatile int o = 1; o = 3; float z = 1; z += 1;",
    "f = 1; d = f; f = (float)d; i = (int)f; f = i; f = -1.5f; d = -0.0; d = 1e300 * 1e-300; f = 1e-40f;",
    "l = -9223372036854775807L - 1; i = -2147483647 - 1; u = 4294967295u; l = (-9223372036854775807L - 1);",
    "uc = (unsigned char)300; uc = 'a'; i = '\\n'; i = 0x7f; i = 017; l = 0xffffffff;",
    "b = p; b = !p; b = f; b = !f; i = f && d;",
    "i = (u, i); i = ((void)u, i); l = (i++, i);",
    "s = (struct S){.i = 1}; s = b ? s : (struct S){1}; i = (b ? s : t.s).i; i = ((struct S){.i = 2}).i;",
    "bf_observe(1, i); bf_observe(2, f); bf_observe_f64(3, i); bf_observe_f32(4, d); bf_observe(5, s.e);",
    "e = 3; e = (enum E)2; e = (enum E)i; i = e == B; i = e + A; u = e;",
    "i = (short)5 + (signed char)-3; i = (_Bool)1; i = (short)(40000); i = (unsigned char)-1;",
    "return;",
];

#[test]
fn suspicious_statements_are_printed_without_a_warning() {
    let functions =
        QUIET.iter().enumerate().map(|(i, text)| format!("void f{i}(void) {{ {LOCALS} {text} }}\n"));
    let source = format!("{WORLD}{}", functions.collect::<String>());
    let program = parse::program(&source, "quiet.c").unwrap_or_else(|error| panic!("{error}"));
    let text = print::program(&program);
    let again = parse::program(&text, "printed.c").unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(print::program(&again), text);
    for compiler in ["clang-19", "gcc"] {
        let noise = errors(compiler, &text);
        assert!(noise.is_empty(), "{noise}");
    }
}
