//! `readonly`, `writeonly` and `readnone` are about accesses through the pointer, not about the object. LangRef: the function "does
//! not write through this pointer argument, even though it may write to the memory that the pointer points to".

use interpreter::{Config, Interpreter, Outcome, UbKind};

fn runs(text: &str) -> Outcome {
    let module = ir::read_module(text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    Interpreter::new().run_program(&module, "main", &Config::default(), Vec::new()).0
}

/// A function with `attribute` whose body accesses the object of `main` in some way, and what it calls.
fn program(parameters: &str, body: &str, rest: &str) -> String {
    format!(
        "@cell = global ptr null\ndeclare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\ndeclare ptr @strcpy(ptr, ptr)\n\
         define void @f({parameters}) noinline {{\n{body}  ret void\n}}\n{rest}\
         define i32 @main() {{\n  %a = alloca i64\n  store i64 1, ptr %a\n  store ptr %a, ptr @cell\n  \
         call void @f(ptr %a, ptr %a)\n  ret i32 0\n}}\n"
    )
}

const LOADED: &str = "  %q = load ptr, ptr @cell\n";

#[test]
fn accesses_through_other_pointers_are_free() {
    let callee = "define void @g(ptr %p) {\n  store i8 7, ptr %p\n  ret void\n}\n";
    let through_memory =
        "define void @h() {\n  %q = load ptr, ptr @cell\n  store i8 7, ptr %q\n  ret void\n}\n";
    let cases = [
        ("ptr readonly %p, ptr %o", format!("{LOADED}  store i8 7, ptr %q\n"), ""),
        ("ptr readonly %p, ptr %o", "  store i8 7, ptr %o\n".to_owned(), ""),
        ("ptr readnone %p, ptr %o", format!("{LOADED}  %v = load i8, ptr %q\n"), ""),
        ("ptr writeonly %p, ptr %o", "  %v = load i8, ptr %o\n".to_owned(), ""),
        ("ptr readonly %p, ptr %o", "  call void @g(ptr %o)\n".to_owned(), callee),
        ("ptr readonly %p, ptr %o", "  call void @h()\n".to_owned(), through_memory),
        (
            "ptr readonly %p, ptr %o",
            format!("{LOADED}  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %q, i64 4, i1 false)\n"),
            "",
        ),
        (
            "ptr readonly %p, ptr %o",
            "  %n = alloca i8\n  store i8 0, ptr %n\n  %r = call ptr @strcpy(ptr %o, ptr %n)\n".to_owned(),
            "",
        ),
    ];
    for (parameters, body, rest) in cases {
        let text = program(parameters, &body, rest);
        assert_eq!(runs(&text), Outcome::Finished, "{text}");
    }
}

#[test]
fn accesses_through_the_pointer_are_not() {
    let callee = "define void @g(ptr %p) {\n  %q = getelementptr i8, ptr %p, i64 1\n  store i8 7, ptr %q\n  ret void\n}\n";
    let twice = "define void @k(ptr %p) {\n  call void @g(ptr %p)\n  ret void\n}\n";
    let both = format!("{callee}{twice}");
    let cases = [
        ("ptr readonly %p, ptr %o", "  store i8 7, ptr %p\n", ""),
        ("ptr readnone %p, ptr %o", "  %v = load i8, ptr %p\n", ""),
        ("ptr writeonly %p, ptr %o", "  %v = load i8, ptr %p\n", ""),
        ("ptr readonly %p, ptr %o", "  %q = getelementptr i8, ptr %p, i64 2\n  store i8 7, ptr %q\n", ""),
        ("ptr readonly %p, ptr %o", "  call void @g(ptr %p)\n", callee),
        ("ptr readonly %p, ptr %o", "  call void @k(ptr %p)\n", &*both),
        (
            "ptr readonly %p, ptr %o",
            "  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %o, i64 8, i1 false)\n",
            "",
        ),
        (
            "ptr %p, ptr writeonly %o",
            "  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %o, i64 8, i1 false)\n",
            "",
        ),
    ];
    for (parameters, body, rest) in cases {
        let text = program(parameters, body, rest);
        let outcome = runs(&text);
        assert!(matches!(outcome, Outcome::Undefined(UbKind::ForbiddenAccess, _)), "{outcome:?}\n{text}");
    }
}
