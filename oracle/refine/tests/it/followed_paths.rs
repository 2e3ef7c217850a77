//! Verdicts are about paths that were followed to their ends. A run that was cut off (more decisions or instructions than
//! there is a limit for, an object that is too large) shows nothing, and nothing left of the source is no verdict.

use refine::sets::{Coverage, EnumerationLimits, FunctionRef};
use refine::{Method, Refinement, refines_by};

fn judged(method: Method, text: &str) -> Refinement {
    let module = ir::read_module(text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    let find = |name| FunctionRef { module: &module, function: module.function(name).expect(name) };
    let semantics = "llvm-19".parse().expect("a preset");
    refines_by(method, find("src"), find("tgt"), semantics, EnumerationLimits::default())
}

/// Both functions: the source returns 7, the target 9, each after `before`.
fn pair(declarations: &str, parameter: &str, before: [&str; 2]) -> String {
    let function = |name: &str, before: &str, result: u32| {
        format!("define i32 @{name}({parameter}) {{\n{before}  ret i32 {result}\n}}\n")
    };
    declarations.to_owned() + &function("src", before[0], 7) + &function("tgt", before[1], 9)
}

fn counted(times: &str) -> String {
    format!(
        "start:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %start ], [ %j, %loop ]\n  %j = add i32 %i, 1\n  \
         %c = icmp ult i32 %j, {times}\n  br i1 %c, label %loop, label %end\nend:\n"
    )
}

/// Calls with arguments of their own, each of which may be undefined and may not return.
fn readers(count: u32) -> String {
    (0..count).map(|at| format!("  %r{at} = call i32 @g(i32 {at})\n")).collect()
}

/// Each of these pairs differs where every path of one or both functions is cut off: no verdict, or a refutation, is right.
#[test]
fn nothing_left_of_the_source_is_no_verdict() {
    let reader = "declare i32 @g(i32) memory(none)\n";
    let endless = "  br label %loop\nloop:\n  br label %loop\nend:\n";
    let huge = "  %r = alloca [1048576 x i8]\n  store i8 1, ptr %r\n";
    let least = "  %r = alloca [131072 x i8]\n  store i8 1, ptr %r\n";
    let several = "  %r = alloca [40000 x i8]\n  store i8 1, ptr %r\n  %s = alloca [40000 x i8]\n  store i8 1, ptr %s\n";
    let array = "  %r = alloca i64, i32 200000\n  store i8 1, ptr %r\n";
    let counted_long = counted("1000000");
    let counted_short = counted("3000");
    let called = readers(300);
    let straight: String = (0..2_500).map(|at| format!("  %s{at} = add i32 {at}, 1\n")).collect();
    let open = "declare i32 @g(i32)\n".to_owned();
    let after_event =
        format!("start:\n  %y = call i32 @g(i32 1)\n{}", &counted("1000000")["start:\n".len()..]);
    let cases = [
        ("an object", "", "", [huge, ""]),
        ("the least object", "", "", [least, ""]),
        ("both objects", "", "", [huge, huge]),
        ("several objects", "", "", [several, several]),
        ("an array of a size", "", "i32 %x", [array, array]),
        ("a parameter and an object", "", "i32 %x", [huge, ""]),
        ("loops", "", "", [&counted_long, &counted_long]),
        ("loops and a wide parameter", "", "i32 %x", [&counted_long, &counted_long]),
        ("the target's loop", "", "i32 %x", ["", &counted_long]),
        ("short loops", "", "i32 %x", [&counted_short, &counted_short]),
        ("readers", reader, "", [&called, &called]),
        ("readers and a wide parameter", reader, "i32 %x", [&called, &called]),
        ("many instructions", "", "i32 %x", [&straight, &straight]),
        ("a loop after an event", &open, "i32 %x", [&after_event, &after_event]),
        ("no end", "", "i32 %x", [endless, endless]),
    ];
    for (what, declarations, parameter, before) in cases {
        let text = pair(declarations, parameter, before);
        for method in [Method::Both, Method::Proof, Method::Enumeration] {
            let answer = judged(method, &text);
            let accepted = matches!(answer, Refinement::Refines { .. } | Refinement::Vacuous { .. });
            assert!(!accepted, "{what}, {method:?}: {answer:?}\n{}", &text[..text.len().min(2_000)]);
        }
    }
}

/// A loop that takes long is run to its end where patience suffices.
#[test]
fn what_differs_after_the_bound_is_found_by_runs() {
    let text = pair("", "i32 %x", [&counted("3000"), &counted("3000")]);
    assert!(matches!(judged(Method::Both, &text), Refinement::DoesNot(_)));
    // The paths of few rounds are compared, and a longer one is run.
    let differs = |last: u32| {
        let end = format!(
            "  %big = icmp ugt i32 %x, 100\n  %v = select i1 %big, i32 {last}, i32 1\n  ret i32 %v\n}}\n"
        );
        let function =
            |name: &str, end: &str| format!("define i32 @{name}(i32 noundef %x) {{\n{}{end}", counted("%x"));
        function("src", &end.replace(&last.to_string(), "7")) + &function("tgt", &end)
    };
    let right = judged(Method::Both, &differs(7));
    assert!(matches!(right, Refinement::Refines { coverage: Coverage::ProvedBounded, .. }), "{right:?}");
    let wrong = judged(Method::Both, &differs(9));
    assert!(matches!(wrong, Refinement::DoesNot(_)), "{wrong:?}");
}

/// A proof of a function of which some paths are cut off is about the others, and says so.
#[test]
fn a_bounded_proof_has_a_path_to_its_end() {
    let text = "define i32 @src(i32 noundef %n) {\n  %c = icmp eq i32 %n, 0\n  br i1 %c, label %none, label %pre\nnone:\n  \
                ret i32 5\npre:\n  br label %loop\nloop:\n  %i = phi i32 [ 0, %pre ], [ %j, %loop ]\n  %j = add i32 %i, 1\n  \
                %m = icmp ult i32 %j, %n\n  br i1 %m, label %loop, label %end\nend:\n  ret i32 %j\n}\n";
    let other = text.replace("@src", "@tgt").replace("icmp ult i32 %j, %n", "icmp ugt i32 %n, %j");
    let answer = judged(Method::Proof, &format!("{text}{other}"));
    assert!(matches!(answer, Refinement::Refines { coverage: Coverage::ProvedBounded, .. }), "{answer:?}");
    let wrong = judged(Method::Proof, &format!("{text}{}", other.replace("ret i32 5", "ret i32 4")));
    assert!(matches!(wrong, Refinement::DoesNot(_)), "{wrong:?}");
    // A function that never returns has no other ends than calls that do not come back.
    let events = "declare i32 @g(i32) memory(none)\ndefine void @src(i32 noundef %n) {\n  br label %loop\nloop:\n  \
                  %i = phi i32 [ %n, %0 ], [ %j, %loop ]\n  %j = call i32 @g(i32 %i)\n  br label %loop\n}\n";
    let twice = events.replace("declare i32 @g(i32) memory(none)\n", "").replace("@src", "@tgt");
    let answer = judged(Method::Proof, &format!("{events}{twice}"));
    assert!(matches!(answer, Refinement::Refines { coverage: Coverage::ProvedBounded, .. }), "{answer:?}");
}
