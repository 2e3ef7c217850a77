//! A function refines itself, whatever it does, and what is only alike is compared.

use refine::Refinement;
use refine::sets::Coverage;

use crate::pairs::answer;

/// Functions that no engine runs, or not to their ends.
const ALONE: [&str; 7] = [
    "declare void @use(ptr) memory(read)\ndefine void @f() {\n  %a = alloca i32\n  call void @use(ptr %a)\n  ret void\n}\n",
    "define ptr @f() {\n  %a = alloca [1048576 x i8]\n  ret ptr %a\n}\n",
    "define void @f() {\n  br label %l\nl:\n  br label %l\n}\n",
    "declare void @g()\ndeclare i32 @h(...)\ndefine i32 @f() personality ptr @h {\n  invoke void @g() to label %ok unwind label %lp\nok:\n  \
     ret i32 1\nlp:\n  %l = landingpad { ptr, i32 } cleanup\n  ret i32 2\n}\n",
    "define <vscale x 2 x i32> @f(<vscale x 2 x i32> %x) {\n  ret <vscale x 2 x i32> %x\n}\n",
    "define void @f() {\n  call void asm sideeffect \"nop\", \"\"()\n  ret void\n}\n",
    "%T = type { i32, ptr }\n@g = global %T zeroinitializer\ndefine internal i32 @k(ptr %p) {\n  %v = load i32, ptr %p, !tbaa !0\n  ret i32 %v\n}\n\
     define i32 @f() {\n  %v = call i32 @k(ptr @g)\n  ret i32 %v\n}\n!0 = !{!1, !1, i64 0}\n!1 = !{!\"int\", !2, i64 0}\n!2 = !{!\"root\"}\n",
];

#[test]
fn a_function_refines_itself() {
    for text in ALONE {
        let answer = answer(text, text);
        assert!(
            matches!(answer, Refinement::Refines { coverage: Coverage::Proved, .. }),
            "{answer:?}\n{text}"
        );
    }
}

/// Differences that the text of the function alone does not show.
#[test]
fn functions_whose_surroundings_differ_are_compared() {
    let callee = "define internal i32 @k() {\n  ret i32 1\n}\ndefine i32 @f() {\n  %v = call i32 @k()\n  ret i32 %v\n}\n";
    let constant = "@c = constant i32 1\ndefine i32 @f() {\n  %v = load i32, ptr @c\n  ret i32 %v\n}\n";
    let named = "%T = type { i32, i32 }\ndefine i32 @f(ptr %p) {\n  %q = getelementptr %T, ptr %p, i32 0, i32 1\n  %v = load i32, ptr %q\n  ret i32 %v\n}\n";
    let layout = "define i64 @f(ptr %p) {\n  %q = getelementptr { i32, i64 }, ptr %p, i32 0, i32 1\n  %v = load i64, ptr %q, align 1\n  ret i64 %v\n}\n";
    let ranged =
        "define i8 @f(ptr %p) {\n  %v = load i8, ptr %p, !range !0\n  ret i8 %v\n}\n!0 = !{i8 0, i8 4}\n";
    for (source, from, to) in [
        (callee, "ret i32 1", "ret i32 2"),
        (constant, "constant i32 1", "constant i32 2"),
        (named, "{ i32, i32 }", "{ i64, i32 }"),
        (layout, "define i64", "target datalayout = \"e-i64:64\"\ndefine i64"),
        (ranged, "i8 4", "i8 3"),
    ] {
        let target = source.replace(from, to);
        let answer = answer(source, &target);
        let accepted = matches!(answer, Refinement::Refines { .. } | Refinement::Vacuous { .. });
        assert!(!accepted, "{answer:?}\n{source}\n{target}");
    }
}

/// A function that another module defines may be of the type of the call: C declares functions without the types of parameters. One that is
/// defined here is not.
#[test]
fn a_declared_function_is_of_the_type_of_its_call() {
    let text = |function: &str, call: &str| {
        format!("{function}\ndefine void @f(i32 %x) {{\n  %r = call {call}\n  unreachable\n}}\n")
    };
    let source = text("declare i32 @use(...)", "i32 @use(i32 %x)");
    assert!(matches!(answer(&source, &source), Refinement::Refines { .. }), "{:?}", answer(&source, &source));
    let variadic = text("declare i32 @use(...)", "i32 (...) @use(i32 %x)");
    assert!(
        matches!(answer(&source, &variadic), Refinement::Refines { .. }),
        "{:?}",
        answer(&source, &variadic)
    );
    let other = text("declare i32 @use(...)", "i32 @use(i32 7)");
    assert!(matches!(answer(&source, &other), Refinement::DoesNot(_)), "{:?}", answer(&source, &other));
    for declared in ["declare ptr @use(...)", "declare i32 @use()", "declare i32 @use(i64)"] {
        let open = text(declared, "i32 @use(i32 %x)");
        assert!(matches!(answer(&open, &open), Refinement::Unsupported(_)), "{open}");
    }
    for (function, call) in [
        ("define i32 @use(...) {\n  ret i32 1\n}", "i32 @use(i32 %x)"),
        ("declare i32 @use(...)", "fastcc i32 @use(i32 %x)"),
    ] {
        let undefined = text(function, call);
        assert!(matches!(answer(&undefined, &undefined), Refinement::Vacuous { .. }), "{undefined}");
    }
}
