//! Indeterminate values are copied, never used: programs that the proof accepts, programs that it refuses, and the flow it reports.

use lang::check;
use lang::parse;

const WORLD: &str = "
void bf_observe(unsigned int, unsigned long long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);
struct S { unsigned a : 3; unsigned b : 3; int c : 7; unsigned char d; _Bool e; float f; };
struct A { struct S s[2]; unsigned w : 3; };
union U { struct S s; int i; };
int g;
";

/// The outcome for a program: the rule it breaks and where, or what flows.
fn outcome(functions: &str, entry: &str) -> String {
    let text = format!("{WORLD}\n{functions}\nvoid entry(void) {{ {entry} }}\n");
    let program = parse::program(&text, "test.c").unwrap_or_else(|error| panic!("{error}\n{text}"));
    match check::program(&program) {
        Ok(checked) => {
            let names: Vec<_> = checked.flow().iter_names().map(|(name, _)| name.to_lowercase()).collect();
            format!("ok {}", names.join(" ")).trim_end().to_owned()
        }
        Err(error) => error.to_string(),
    }
}

#[track_caller]
fn accepted(entry: &str, flow: &str) {
    assert_eq!(outcome("", entry), format!("ok {flow}").trim_end());
}

const USED: &str = "an indeterminate value is used, or copied where that may trap (C11 6.2.6.1p5, 6.3.2.1p2)";

#[track_caller]
fn refused(entry: &str, statement: &str) {
    assert_eq!(outcome("", entry), format!("function `entry`, statement {statement}: {USED}"));
}

#[test]
fn what_was_stored_may_be_observed() {
    accepted("struct S s; s.a = 1; bf_observe(0, s.a);", "neighbour");
    accepted("struct S s; s.d = 1; bf_observe(0, s.d);", "");
    accepted("struct S s; (void)&s; memset(&s, 0, sizeof s); bf_observe(0, s.e);", "");
    accepted("struct S s; struct S t = {0}; s = t; bf_observe(0, s.e);", "");
    accepted("struct A v; v.s[1].b = 2; bf_observe(0, v.s[1].b);", "neighbour");
    accepted("union U u; u.s.a = 1; bf_observe(0, u.s.a);", "neighbour");
}

#[test]
fn what_was_not_is_refused() {
    refused("struct S s; bf_observe(0, s.a);", "2 (observation)");
    refused("struct S s; s.b = 1; bf_observe(0, s.a);", "3 (observation)");
    refused("struct S s; s.a += 1;", "2 (expression)");
    refused("struct S s; s.a++;", "2 (expression)");
    refused("struct S s; s.b = s.a + 1;", "2 (expression)");
    refused("struct S s; g = s.d;", "2 (expression)");
    refused("struct S s; struct A a; a.w = 0; if (s.a) { a.w = 1; }", "4 (if)");
    refused("struct S s; switch (s.a) { case 0: { break; } default: { break; } }", "2 (switch)");
    refused(
        "struct S s; int v[3] = {1, 2, 3}; s.d = 0; bf_observe(0, v[s.d & 1]); v[s.a % 3u] = 1;",
        "5 (expression)",
    );
    refused("struct A v; v.s[0].a = 1; bf_observe(0, v.s[1].a);", "3 (observation)");
}

#[test]
fn only_plain_integers_of_one_type_and_width_are_copied_alone() {
    accepted("struct S s; struct S t; t.a = s.a;", "field");
    accepted("struct S s; s.b = s.a;", "field");
    accepted("struct S s; struct S t = {.a = s.a, .d = s.d}; bf_observe(0, t.c);", "field record");
    accepted("struct S s; struct A a; a.w = s.b;", "field");
    refused("struct S s; struct S t; t.e = s.e;", "3 (expression)");
    refused("struct S s; struct S t; t.f = s.f;", "3 (expression)");
    refused("struct S s; struct S t; t.d = s.a;", "3 (expression)");
    refused("struct S s; struct S t; t.a = (unsigned)s.a;", "3 (expression)");
    refused("struct S s; struct S t; s.d = (unsigned char)(t.a = s.a);", "3 (expression)");
    refused("struct S s; struct S t; t.a = s.a; bf_observe(0, t.a);", "4 (observation)");
}

#[test]
fn records_are_copied_whole() {
    accepted("struct S s; struct S t; s.a = 3; t = s; bf_observe(0, t.a);", "record neighbour");
    accepted("struct S s; s.a = 3; struct S t = s; bf_observe(0, t.a);", "record neighbour");
    accepted(
        "struct S s; struct S t; s.a = 3; memcpy(&t, &s, sizeof t); bf_observe(0, t.a);",
        "record neighbour",
    );
    accepted("struct A v; struct S s; v.s[0] = s; v.s[1] = v.s[0];", "record");
    refused("struct S s; struct S t = {0}; t = s; bf_observe(0, t.a);", "4 (observation)");
    refused("struct S s; struct S t = {0}; memcpy(&t, &s, sizeof t); bf_observe(0, t.a);", "4 (observation)");
    refused("struct S s; struct S t = {0}; t = g ? s : t; bf_observe(0, t.a);", "4 (observation)");
}

#[test]
fn ways_that_meet_know_what_all_of_them_know() {
    accepted("struct S s; if (g) { s.a = 1; } else { s.a = 2; } bf_observe(0, s.a);", "neighbour");
    refused("struct S s; if (g) { s.a = 1; } bf_observe(0, s.a);", "4 (observation)");
    refused("struct S s; if (g && (s.a = 1, 1)) { g = 1; } bf_observe(0, s.a);", "4 (observation)");
    accepted(
        "struct S s; switch (g) { case 0: { s.d = 1; } case 1: { s.d = 2; break; } default: { s.d = 3; } } \
         bf_observe(0, s.d);",
        "",
    );
    refused(
        "struct S s; switch (g) { case 0: { s.d = 1; break; } default: { break; } } bf_observe(0, s.d);",
        "4 (observation)",
    );
}

#[test]
fn a_counted_loop_runs_once_and_a_condition_may_not() {
    let four = |body: &str| format!("for (unsigned int i = 0; i < 4; i++) {{ {body} }}");
    accepted(&format!("struct S s; {} bf_observe(0, s.d);", four("s.d = i;")), "");
    refused(
        &format!("struct S s; {} bf_observe(0, s.d);", four("if (g) { break; } s.d = i;")),
        "6 (observation)",
    );
    refused(
        &format!("struct S s; {} bf_observe(0, s.d);", four("if (g) { continue; } s.d = i;")),
        "6 (observation)",
    );
    refused(
        &format!("struct A v; {} bf_observe(0, v.s[1].d);", four("v.s[i % 2u].d = 1;")),
        "4 (observation)",
    );
    refused(
        &format!("struct S s; s.d = 1; {}", four("bf_observe(0, s.d); struct S t; s = t;")),
        "4 (observation)",
    );
    refused(
        "struct S s; { unsigned int i = 0; while (i < 4 && (g)) { i++; s.d = i; } } bf_observe(0, s.d);",
        "4 (observation)",
    );
    accepted("for (unsigned int i = 0; i < 3; i++) { struct S s; s.d = i; bf_observe(0, s.d); }", "");
    refused(
        "for (unsigned int i = 0; i < 3; i++) { struct S s; if (i) { bf_observe(0, s.d); } s.d = i; }",
        "4 (observation)",
    );
}

#[test]
fn calls_are_followed() {
    let pass = "struct S f(struct S s) { bf_observe(0, s.a); s.b = 2; return s; }";
    let flow = "ok argument result neighbour";
    let call = "struct S s; s.a = 1; bf_observe(1, f(s).b);";
    assert_eq!(outcome(pass, call), flow);
    let unset = outcome(pass, "struct S s; s.b = 1; bf_observe(1, f(s).b);");
    assert_eq!(unset, format!("function `f`, statement 1 (observation): {USED}"));
    let result = outcome(pass, "struct S s; s.a = 1; bf_observe(1, f(s).c);");
    assert_eq!(result, format!("function `entry`, statement 3 (observation): {USED}"));
    let scalar = outcome("int f(int x) { return x; }", "struct S s; g = f(s.c);");
    assert_eq!(scalar, format!("function `entry`, statement 2 (expression): {USED}"));
    let early = "struct S f(struct S s) { if (s.a) { return s; } s.b = 2; return s; }";
    let early = outcome(early, call);
    assert_eq!(early, format!("function `entry`, statement 3 (observation): {USED}"));
}

#[test]
fn pointers_are_followed() {
    let set = "void f(struct S *p) { p->a = 1; }";
    assert_eq!(outcome(set, "struct S s; f(&s); bf_observe(0, s.a);"), "ok neighbour");
    let clear = "void f(struct S *p, struct S s) { *p = s; }";
    let cleared = outcome(clear, "struct S s; struct S t = {0}; f(&t, s); bf_observe(0, t.a);");
    assert_eq!(cleared, format!("function `entry`, statement 4 (observation): {USED}"));
    let either = "struct S s = {0}; struct S t; struct S *p = g ? &s : &t; p->a = 1;";
    accepted(either, "");
    refused(&format!("{either} bf_observe(0, p->a);"), "5 (observation)");
    assert_eq!(
        outcome("", "struct S s = {0}; struct S t; struct S *p = g ? &s : &t; p->a = t.a;"),
        "function `entry`, statement 4 (expression): an indeterminate value is stored through a pointer that may \
         point anywhere"
    );
}

#[test]
fn only_records_start_without_a_value_and_nothing_recurses() {
    let recursive = "int f(unsigned int d) { if (d) { return f(d - 1); } return 0; }";
    assert_eq!(
        outcome(recursive, "struct S s; s.a = 1; g = f(2);"),
        "the program: `f` calls itself in a program with indeterminate values, where recursion is not followed"
    );
    assert_eq!(
        outcome("", "volatile struct S s;"),
        "function `entry`, statement 1 (declaration): `s` starts without a value, which only records that are not \
         volatile do"
    );
}
