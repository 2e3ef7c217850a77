//! `print::concise`.

use lang::print::concise::fold;
use lang::print::{concise, lines_beside_main};
use lang::*;

const SOURCE: &str = "void bf_observe(unsigned int, unsigned long long);
struct S0 {
    int a : 3;
    int b;
};
void entry(void);
int callee1(struct S0);
struct S0 g0;
void entry(void)
{
    g0.a = 1;
    bf_observe(0U, callee1(g0));
}
int callee1(struct S0 p0)
{
    return p0.a;
}
int main(void)
{
    entry();
    return 0;
}
";

const LISTS: &str = "void bf_observe(unsigned int, unsigned long long);
struct S0 {
    int a;
};
void entry(void);
void callee1(int, ...);
void callee2(__builtin_va_list);
void entry(void)
{
    callee1(1, 2L, 3, (struct S0){.a = 4});
}
void callee1(int p0, ...)
{
    __builtin_va_list bf_ap;
    __builtin_va_start(bf_ap, p0);
    long p1 = __builtin_va_arg(bf_ap, long);
    int p2 = __builtin_va_arg(bf_ap, int);
    struct S0 p3 = __builtin_va_arg(bf_ap, struct S0);
    __builtin_va_end(bf_ap);
    bf_observe(0U, (unsigned int)p2);
    __builtin_va_start(bf_ap, p0);
    (void)__builtin_va_arg(bf_ap, long);
    callee2(bf_ap);
    __builtin_va_end(bf_ap);
}
void callee2(__builtin_va_list bf_list)
{
    int p0 = __builtin_va_arg(bf_list, int);
    struct S0 p1 = __builtin_va_arg(bf_list, struct S0);
    bf_observe(1U, (unsigned int)p0);
}
int main(void)
{
    entry();
    return 0;
}
";

#[test]
fn lines_that_go_together_are_one() {
    let mut text = "f\n    (void)a;\n    (void)b;\n    x = 1;\n    __builtin_va_start(bf_ap, b);\n    \
            (void)__builtin_va_arg(bf_ap, int);\n    int c = __builtin_va_arg(bf_ap, int);\n    __builtin_va_end(bf_ap);\n"
            .to_owned();
    fold(&mut text, 2);
    assert_eq!(
        text,
        "f\n    (void)a; (void)b;\n    x = 1;\n    __builtin_va_start(bf_ap, b); (void)__builtin_va_arg(bf_ap, int);\n    \
            int c = __builtin_va_arg(bf_ap, int); __builtin_va_end(bf_ap);\n"
    );
}

/// Parameters without names that the body does not name need no variables, and read back as parameters.
#[test]
fn unnamed_parameters_that_are_not_named_have_no_variables() {
    let program = lang::parse::program(LISTS, "a.c").unwrap();
    let text = concise(&program);
    let body =
        "    __builtin_va_list bf_ap; __builtin_va_start(bf_ap, p0); (void)__builtin_va_arg(bf_ap, long);
    int p2 = __builtin_va_arg(bf_ap, int);
    (void)__builtin_va_arg(bf_ap, struct S0); __builtin_va_end(bf_ap);
    bf_observe(0U, (unsigned int)p2);
    __builtin_va_start(bf_ap, p0); (void)__builtin_va_arg(bf_ap, long);
    callee2(bf_ap); __builtin_va_end(bf_ap);
}
";
    assert!(text.contains(body), "{text}");
    let back = lang::parse::program(&text, "b.c").unwrap_or_else(|why| panic!("{why}\n{text}"));
    let signatures =
        |program: &Program| program.functions.iter().map(Function::signature).collect::<Vec<_>>();
    assert_eq!(concise(&back), text);
    assert_eq!(signatures(&back).len(), signatures(&program).len());
    assert!(signatures(&program).iter().all(|printed| signatures(&back).contains(printed)));
}

/// The types of parameters that a function only passes on are in the call that passes them on.
#[test]
fn unnamed_parameters_that_are_only_passed_on_are_not_read() {
    let source = LISTS.replace("    bf_observe(0U, (unsigned int)p2);\n", "");
    let program = lang::parse::program(&source, "a.c").unwrap();
    let text = concise(&program);
    let whole = "void callee1(int p0, ...)
{
    __builtin_va_list bf_ap; __builtin_va_start(bf_ap, p0); (void)__builtin_va_arg(bf_ap, long);
    callee2(bf_ap); __builtin_va_end(bf_ap);
}
";
    assert!(text.contains(whole), "{text}");
    let back = lang::parse::program(&text, "b.c").unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(concise(&back), text);
    let params = |program: &Program| program[program.entry].body.clone();
    assert_eq!(params(&back).len(), params(&program).len());
    let callee1 = back.functions.iter().find(|defined| defined.name == "callee1").unwrap();
    assert_eq!(callee1.signature().params.len(), 4);
    let unknown = text.replace("callee2(bf_ap)", "callee3(bf_ap)");
    let why = lang::parse::program(&unknown, "b.c").unwrap_err().to_string();
    assert!(why.contains("passes the list to no function above"), "{why}");
}

#[test]
fn a_program_has_what_it_uses_and_short_definitions_on_one_line() {
    let program = lang::parse::program(SOURCE, "a.c").unwrap();
    let text = concise(&program);
    assert!(
        text.starts_with(
            "void bf_observe(unsigned int, unsigned long long);\nstruct S0 { int a : 3; int b; };\n"
        ),
        "{text}"
    );
    assert!(text.contains("\nint callee1(struct S0 p0) { return p0.a; }\n"), "{text}");
    assert!(!text.contains("memcpy") && !text.contains("callee1(struct S0);"), "{text}");
    let back = lang::parse::program(&text, "b.c").unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(concise(&back), text);
    assert_eq!(lines_beside_main(&program), 3);
}
