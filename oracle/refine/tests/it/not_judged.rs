//! Pairs that have no verdict, because no engine knows what they depend on: the reason of each, and a pair beside it that is judged.

use std::cell::Cell;

use refine::sets::{Coverage, EnumerationLimits, FunctionRef};
use refine::time_limit::{TIME_IS_OVER, limited};
use refine::{Refinement, refines};

use crate::pairs::{THOUSAND_ROUNDS, answer};

const LARGE: &str = "a large type";
const SEVERAL_ADDRESSES: &str = "a pointer from a number that several addresses went into";

fn reason(source: &str, target: &str) -> &'static str {
    match answer(source, target) {
        Refinement::Unsupported(why) | Refinement::TooLarge(why) => why,
        other => panic!("{other:?}\n{source}\n{target}"),
    }
}

fn is_right(source: &str, target: &str) {
    let answer = answer(source, target);
    assert!(matches!(answer, Refinement::Refines { .. }), "{answer:?}\n{source}\n{target}");
}

/// A byte of an address does not say which one it is: whole addresses are compared, parts of them are not.
#[test]
fn parts_of_addresses() {
    let body = |first: &str, second: &str| {
        format!(
            "define void @f(ptr dereferenceable(16) %p) {{
          %one = getelementptr i8, ptr %p, i64 1
          %eight = getelementptr i8, ptr %p, i64 8
          store ptr %p, ptr {first}, align 1
          store ptr %p, ptr {second}, align 1
          ret void
        }}"
        )
    };
    assert_eq!(reason(&body("%one", "%p"), &body("%p", "%one")), "parts of an address");
    is_right(&body("%eight", "%p"), &body("%p", "%eight"));
}

/// The contents of a global that a function sees are part of what the module does.
#[test]
fn globals_of_another_value_or_size() {
    let uses = "declare void @use(ptr)\ndefine void @f() {\n  call void @use(ptr @c)\n  ret void\n}\n";
    let returns = "define ptr @f() {\n  ret ptr @c\n}\n";
    let loads = "define i8 @f() {\n  %v = load i8, ptr @c\n  ret i8 %v\n}\n";
    let what = "a global of another size or value in the target";
    for (first, second) in [
        ("@c = internal constant i8 1\n", "@c = internal constant i8 2\n"),
        ("@c = private constant [2 x i8] c\"ab\"\n", "@c = private constant [2 x i8] c\"ac\"\n"),
        ("@c = constant { i8, i16 } { i8 1, i16 2 }\n", "@c = constant { i8, i16 } { i8 1, i16 3 }\n"),
        ("@c = internal global i8 1\n", "@c = internal global i8 0\n"),
        ("@c = global i8 1\n", "@c = global i16 1\n"),
        ("@c = global [4 x i8] zeroinitializer\n", "@c = global [2 x i8] zeroinitializer\n"),
        ("@c = external global i8\n", "@c = external global i64\n"),
    ] {
        for body in [uses, returns, loads] {
            assert_eq!(
                reason(&format!("{first}{body}"), &format!("{second}{body}")),
                what,
                "{first}{second}"
            );
            assert_eq!(
                reason(&format!("{second}{body}"), &format!("{first}{body}")),
                what,
                "{first}{second}"
            );
        }
        is_right(&format!("{first}{uses}"), &format!("{first}{uses}"));
    }
}

/// LangRef "denormal-fp-math": with a mode that flushes, an operation may flush its operands and its result, intrinsics included.
#[test]
fn intrinsics_under_modes_of_denormal_numbers() {
    let intrinsics = ["canonicalize", "sqrt", "ceil", "floor", "trunc", "rint", "sin"];
    let mut calls: Vec<(String, String)> = intrinsics
        .map(|name| {
            let declared = format!("declare float @llvm.{name}.f32(float)\n");
            (declared, format!("%r = call float @llvm.{name}.f32(float %x)"))
        })
        .to_vec();
    for name in ["minnum", "maxnum", "minimum", "maximum"] {
        let declared = format!("declare float @llvm.{name}.f32(float, float)\n");
        calls.push((declared, format!("%r = call float @llvm.{name}.f32(float %x, float 1.0)")));
    }
    calls.push((
        "declare float @llvm.fma.f32(float, float, float)\n".to_owned(),
        "%r = call float @llvm.fma.f32(float %x, float 1.0, float 0.0)".to_owned(),
    ));
    calls.push((
        "define internal float @g(float %x) {\n  %r = fadd float %x, 0.0\n  ret float %r\n}\n".to_owned(),
        "%r = call float @g(float %x)".to_owned(),
    ));
    for (declared, call) in calls {
        for attribute in [
            "\"denormal-fp-math\"=\"preserve-sign,preserve-sign\"",
            "\"denormal-fp-math-f32\"=\"positive-zero\"",
        ] {
            let text =
                format!("{declared}define float @f(float %x) {attribute} {{\n  {call}\n  ret float %r\n}}\n");
            let other = text.replace("%r\n}", "%x\n}");
            assert_eq!(reason(&text, &other), "modes of denormal numbers");
        }
    }
    // What only looks at bits is judged.
    let bits = "declare float @llvm.fabs.f32(float)\ndefine float @f(float %x) \"denormal-fp-math\"=\"preserve-sign,preserve-sign\" {\n  \
                %r = call float @llvm.fabs.f32(float %x)\n  ret float %r\n}\n";
    is_right(bits, bits);
}

/// A callee may unwind, and no engine does. Inputs on which nothing is called show nothing about that.
#[test]
fn functions_that_handle_exceptions() {
    let text = |unwound: &str, called: &str| {
        format!(
            "declare void @g(){called}\ndeclare i32 @handler(...)\ndefine i32 @f(i32 %x) personality ptr @handler {{\n  \
             %c = icmp ugt i32 %x, 100\n  br i1 %c, label %a, label %b\na:\n  invoke void @g() to label %ok unwind label %lp\n\
             ok:\n  ret i32 1\nlp:\n  %l = landingpad {{ ptr, i32 }} cleanup\n  {unwound}\nb:\n  ret i32 1\n}}\n"
        )
    };
    let source = text("ret i32 2", "");
    for other in ["ret i32 3", "resume { ptr, i32 } %l", "unreachable", "store i32 1, ptr null\n  ret i32 2"]
    {
        assert_eq!(reason(&source, &text(other, "")), "invoke", "{other}");
    }
    let plain = "declare void @g()\ndeclare i32 @handler(...)\ndefine i32 @f(i32 %x) personality ptr @handler {\n  \
                 %c = icmp ugt i32 %x, 100\n  br i1 %c, label %a, label %b\na:\n  call void @g()\n  ret i32 1\nb:\n  ret i32 1\n}\n";
    assert_eq!(reason(&source, plain), "invoke");
    assert_eq!(reason(plain, &source), "invoke");
    let answer = answer(plain, plain);
    assert!(matches!(answer, Refinement::Refines { coverage: Coverage::Proved, .. }), "{answer:?}");
}

/// A target may do what the attributes of a function permit, which no engine does: a counterexample says nothing.
#[test]
fn attributes_that_permit_other_numbers() {
    let sum = |attribute: &str, sum: &str| {
        format!("define float @f(float %x) {attribute} {{\n  {sum}\n  ret float %y\n}}\n")
    };
    let (plain, other) = ("%y = fadd float %x, 0.0", "%y = fadd float %x, -0.0");
    for permits in [
        "\"no-signed-zeros-fp-math\"=\"true\"",
        "\"no-nans-fp-math\"=\"true\"",
        "\"no-infs-fp-math\"=\"true\"",
        "\"unsafe-fp-math\"=\"true\"",
        "\"approx-func-fp-math\"=\"true\"",
    ] {
        let what = "fast-math flags that permit other results";
        assert_eq!(reason(&sum(permits, plain), &sum(permits, other)), what);
        let kept = permits.replace("true", "false");
        assert!(matches!(answer(&sum(&kept, plain), &sum(&kept, other)), Refinement::DoesNot(_)), "{kept}");
    }
}

/// A pass may know what `allockind` and `allocsize` say of an allocation, and no engine does.
#[test]
fn attributes_of_allocation_functions() {
    let pair = |attribute: &str, body: &str| {
        format!("define void @f() {{\n  {body}\n  ret void\n}}\ndeclare ptr @new(i64) {attribute}\n")
    };
    let (calls, without) = ("%p = call ptr @new(i64 8)", "");
    for attribute in
        ["allockind(\"alloc,zeroed\")", "allockind(\"alloc,uninitialized\") allocsize(0)", "allocsize(0)"]
    {
        let what = "what an attribute says of an allocation function";
        assert_eq!(reason(&pair(attribute, calls), &pair(attribute, without)), what);
    }
    let (plain, none) = (pair("", calls), pair("", without));
    assert!(matches!(answer(&plain, &none), Refinement::DoesNot(_)));
}

/// Kinds of metadata that LLVM 20 to 22 have: a target that adds a promise is not accepted, one that drops it is.
#[test]
fn metadata_of_later_versions() {
    let what = "a promise of metadata that the target adds and no engine tests";
    for (attached, node) in [("!noalias.addrspace", "!{i32 5, i32 6}"), ("!captures", "!{!\"address\"}")] {
        let with = |attached: &str| {
            format!(
                "define void @f(ptr %p) {{\n  store ptr null, ptr %p{attached}\n  ret void\n}}\n!0 = {node}\n"
            )
        };
        assert_eq!(reason(&with(""), &with(&format!(", {attached} !0"))), what);
        is_right(&with(&format!(", {attached} !0")), &with(""));
    }
}

/// LangRef "captures": a copy that outlives the call is undefined. The source that stores poison stores no copy.
#[test]
fn a_target_that_keeps_a_pointer() {
    let body = |text: &str| {
        format!(
            "@x = global ptr null\ndefine void @f(ptr captures(none) %p, ptr %q) {{\n  {text}\n  ret void\n}}\n"
        )
    };
    let poison = body("%v = getelementptr inbounds i8, ptr null, i32 1\n  store ptr %v, ptr @x");
    let kept = "store ptr %p, ptr @x";
    let moved = "%r = getelementptr i8, ptr %p, i64 1\n  store ptr %r, ptr %q";
    for keeps in [kept, moved] {
        let source = if keeps == kept { poison.clone() } else { poison.replace("@x\n", "%q\n") };
        assert_eq!(
            reason(&source, &body(keeps)),
            "a pointer that must not be captured, which the target stores"
        );
        // What the source keeps, the target may keep.
        is_right(&body(keeps), &body(keeps).replace("  ret void", "  %unused = add i8 1, 2\n  ret void"));
    }
    // A variable of the function's own ends with it.
    is_right(&poison, &body("%own = alloca ptr\n  store ptr %p, ptr %own\n  store ptr null, ptr @x"));
}

thread_local! {
    static LOOKS_LEFT: Cell<u32> = const { Cell::new(0) };
}

/// A clock by which the time is over after so many looks.
fn reason_after(looks: u32, source: &str, target: &str) -> &'static str {
    LOOKS_LEFT.set(looks);
    let is_over = || {
        LOOKS_LEFT.set(LOOKS_LEFT.get().saturating_sub(1));
        LOOKS_LEFT.get() == 0
    };
    limited(is_over, || reason(source, target))
}

/// The time ends a run that is under way, too.
#[test]
fn a_long_run_is_given_up() {
    let rounds = format!("define i32 @f() {{\nentry:\n{THOUSAND_ROUNDS}\n  ret i32 %n\n}}");
    let sum = "define i32 @f() {\n  ret i32 1000\n}";
    is_right(&rounds, sum);
    assert_eq!(reason_after(20, &rounds, sum), TIME_IS_OVER);
}

/// A step from a pointer of unknown origin asks for the addresses of all objects, each apart from all others: the formula is given up
/// when it is too large, not after the instruction.
#[test]
fn a_step_among_many_objects() {
    let among = |count: usize, sum: &str| {
        let globals: String = (0..count).map(|at| format!("@g{at} = global i32 {at}\n")).collect();
        let stores: String = (0..count).map(|at| format!("  store i32 {at}, ptr @g{at}\n")).collect();
        format!(
            "{globals}define i64 @f(i64 noundef %number) {{
{stores}  %p = inttoptr i64 %number to ptr
  %q = getelementptr inbounds i8, ptr %p, i64 4
  %n = ptrtoint ptr %q to i64
  %sum = {sum}
  ret i64 %sum
}}"
        )
    };
    let (added, doubled) = ("add i64 %n, %n", "shl i64 %n, 1");
    is_right(&among(2, added), &among(2, doubled));
    assert_eq!(reason(&among(300, added), &among(300, doubled)), "a large formula");
}

/// An object that others find where the source leaves poison gets a name that the source's object has elsewhere, and of a place in the
/// middle of an object others do not know how far it is from the start.
#[test]
fn objects_in_memory_without_a_name() {
    let module = |body: &str| {
        format!(
            "declare ptr @_Znwm(i64)
            define void @f(ptr %where) {{
              %p = call ptr @_Znwm(i64 8)
              %middle = getelementptr i8, ptr %p, i64 4
              %second = getelementptr ptr, ptr %where, i64 1
              {body}
              ret void
            }}"
        )
    };
    let both = |first: &str| module(&format!("store ptr {first}, ptr %where\n  store ptr %p, ptr %second"));
    let what = "address of a local object in memory";
    assert_eq!(reason(&both("poison"), &both("%p")), what);
    is_right(&both("null"), &both("null").replace("ret void", "store i64 undef, ptr %p\n  ret void"));
    let numbered = |order: [&str; 2]| module(&order.join("\n"));
    let [number, address] = ["store i64 7, ptr %p", "store ptr %middle, ptr %where"];
    assert_eq!(reason(&numbered([number, address]), &numbered([address, number])), what);
    let address = "store ptr %p, ptr %where";
    is_right(&numbered([number, address]), &numbered([address, number]));

    // So has one behind an object that the target returns for poison.
    let returning = |value: &str| {
        format!(
            "declare ptr @_Znwm(i64)
            @head = global ptr null
            define ptr @f() {{
              %q = call ptr @_Znwm(i64 8)
              %p = call ptr @_Znwm(i64 8)
              store i64 7, ptr %p
              store ptr %p, ptr @head
              ret ptr {value}
            }}"
        )
    };
    assert_eq!(reason(&returning("poison"), &returning("%q")), what);
    is_right(
        &returning("null"),
        &returning("null").replace("store i64 7", "store i64 9, ptr %p\n  store i64 7"),
    );
    // Two objects are no copy of one, but counterexamples show bits of memory, in which both are the start of an object.
    let one = format!("{number}\n  {address}\n  store ptr %p, ptr %second");
    let another = "%q = call ptr @_Znwm(i64 8)\n  store i64 7, ptr %q\n  store ptr %q, ptr %second";
    let two = one.replace("store ptr %p, ptr %second", another);
    assert_eq!(
        reason(&module(&one), &module(&two)),
        "a counterexample was found that the enumeration cannot run"
    );
}

/// A library may compute a rounded result otherwise, and gives the same one each time.
#[test]
fn results_of_the_library() {
    let what = "a function of LLVM or the C library whose meaning is not modelled";
    let declared = "declare float @atan2f(float, float)\n";
    let of = |body: &str| format!("{declared}define float @f(float %x) {{\n  {body}\n}}\n");
    let call = of("%r = call float @atan2f(float -1.0, float 1.0)\n  ret float %r");
    let constant = of("ret float 0xBFE921FB60000000");
    is_right(&call, &constant);
    assert_eq!(reason(&call, &of("ret float 0xBFE921FB80000000")), what);
    assert_eq!(reason(&constant, &call), what);
    let infinite = of("%r = call float @atan2f(float 0x7FF0000000000000, float 1.0)\n  ret float %r");
    assert_eq!(reason(&infinite, &of("ret float 0x3FF921FB60000000")), what);
    let both = |first: &str| {
        of(&format!(
            "%y = call float @atan2f(float {first}, float 1.0)\n  %z = call float @atan2f(float -1.0, float 1.0)\n  \
             %r = fsub float %y, %z\n  ret float %r"
        ))
    };
    is_right(&both("-1.0"), &of("ret float 0.0"));
    assert_eq!(reason(&both("%x"), &of("ret float 0.0")), what);
}

/// A pointer from a number may be based on each of the addresses that went into it.
#[test]
fn pointers_of_several_addresses() {
    let of = |body: &str| {
        format!(
            "define ptr @f(i1 noundef %c, ptr noundef %p, ptr noundef %q) {{\n  {body}\n  ret ptr %r\n}}\n"
        )
    };
    let numbers = "%n = ptrtoint ptr %p to i64\n  %m = ptrtoint ptr %q to i64\n  ";
    let source = of(&format!("{numbers}%s = select i1 %c, i64 %n, i64 %m\n  %r = inttoptr i64 %s to ptr"));
    assert_eq!(reason(&source, &of("%r = select i1 %c, ptr %p, ptr %q")), SEVERAL_ADDRESSES);
    let other = answer(&source, &of("%r = select i1 %c, ptr %q, ptr %p"));
    assert!(matches!(other, Refinement::DoesNot(_)), "{other:?}");
    // In memory, too, and where one number takes the place of an equal one.
    let stored = |body: &str| {
        format!(
            "define void @f(i1 noundef %c, ptr noundef %p, ptr noundef %q, ptr noundef %o) {{\n  {body}\n  store ptr %r, ptr %o\n  ret void\n}}\n"
        )
    };
    let source =
        stored(&format!("{numbers}%s = select i1 %c, i64 %n, i64 %m\n  %r = inttoptr i64 %s to ptr"));
    assert_eq!(reason(&source, &stored("%r = select i1 %c, ptr %p, ptr %q")), SEVERAL_ADDRESSES);
    let equal = |then: &str| {
        of(&format!(
            "{numbers}%e = icmp eq i64 %n, %m\n  br i1 %e, label %y, label %z\ny:\n  {then}\nz:\n  %r = select i1 %c, ptr null, ptr null"
        ))
    };
    let (first, second) =
        ("%a = inttoptr i64 %n to ptr\n  ret ptr %a", "%a = inttoptr i64 %m to ptr\n  ret ptr %a");
    assert_eq!(reason(&equal(first), &equal(second)), SEVERAL_ADDRESSES);
    assert_eq!(reason(&equal(first), &equal("ret ptr %q")), SEVERAL_ADDRESSES);
    is_right(&equal(first), &equal("ret ptr %p"));
}

/// Integers of more than 128 bits are no inputs of the enumeration, which must run a counterexample before it is shown.
#[test]
fn integers_of_many_bits() {
    let of = |body: &str| {
        format!("define i447 @f(i447 noundef %a, i447 noundef %b) {{\n  {body}\n  ret i447 %r\n}}\n")
    };
    let masked = |mask: &str, op: &str| {
        of(&format!("%x = and i447 %a, {mask}\n  %y = and i447 %b, 70368744177663\n  %r = {op} i447 %x, %y"))
    };
    is_right(&masked("70368744177664", "xor"), &masked("70368744177664", "or disjoint"));
    for (source, target) in [
        (masked("70368744177665", "xor"), masked("70368744177665", "or")),
        (of("%r = lshr i447 %a, 446"), of("%r = lshr i447 %a, 445")),
    ] {
        assert_eq!(reason(&source, &target), LARGE);
    }
    // A product has too many gates.
    assert_eq!(reason(&of("%r = mul i447 %a, %b"), &of("%r = mul i447 %b, %a")), "a large type");
    // Bits of a number are neither its poison nor those of another scalar.
    for (params, body) in [
        ("i600 %a", "%s = lshr i600 %a, 511\n  %r = trunc i600 %s to i1"),
        (
            "{i600, i600} %p",
            "%a = extractvalue {i600, i600} %p, 0\n  %b = extractvalue {i600, i600} %p, 1\n  \
             %h = lshr i600 %a, 512\n  %x = xor i600 %h, %b\n  %r = trunc i600 %x to i1",
        ),
    ] {
        let function = |body: &str| format!("define i1 @f({params}) {{\n  {body}\n}}\n");
        let source = function(&format!("{body}\n  ret i1 %r"));
        assert_eq!(reason(&source, &function("ret i1 false")), LARGE);
    }
}

/// Modules number their functions each in its own way; a function is the one of its name.
#[test]
fn functions_of_modules_in_another_order() {
    let (g, h, takes) = ("declare void @g()\n", "declare void @h()\n", "declare void @takes(ptr)\n");
    let what = "a counterexample was found that the enumeration cannot run";
    for (head, use_of) in
        [("ptr @f()", "ret ptr"), ("void @f()", "call void @takes(ptr"), ("void @f(ptr %p)", "store ptr")]
    {
        let rest = |name: &str| match use_of {
            "ret ptr" => format!("ret ptr {name}"),
            "store ptr" => format!("store ptr {name}, ptr %p\n  ret void"),
            call => format!("{call} {name})\n  ret void"),
        };
        let source = format!("{g}{h}{takes}define {head} {{\n  {}\n}}\n", rest("@g"));
        let target = |name: &str| format!("{h}{g}{takes}define {head} {{\n  {}\n}}\n", rest(name));
        is_right(&source, &target("@g"));
        assert_eq!(reason(&source, &target("@h")), what, "{use_of}");
    }
}

/// Each bit of what a function outside returns is another bit, and so is its poison.
#[test]
fn large_results() {
    let lane = |lane: u32| {
        format!(
            "declare <128 x i8> @g()\ndefine i8 @f() {{\n  %v = call <128 x i8> @g()\n  \
             %r = extractelement <128 x i8> %v, i32 {lane}\n  ret i8 %r\n}}\n"
        )
    };
    assert_eq!(reason(&lane(0), &lane(64)), "a large result");
    let top = |result: &str| {
        format!(
            "declare i1024 @g()\ndefine i1 @f() {{\n  %v = call i1024 @g()\n  %s = lshr i1024 %v, 1023\n  \
             %r = trunc i1024 %s to i1\n  ret i1 {result}\n}}\n"
        )
    };
    assert!(!matches!(answer(&top("%r"), &top("false")), Refinement::Refines { .. }));
}

/// LangRef "nobuiltin", and clang's -fno-builtin: a function with such a name may be anybody's. C11 7.12.1p6: a result that underflows may set
/// `errno`.
#[test]
fn functions_of_numbers_that_may_do_more() {
    let of = |call: &str, function: &str| {
        format!(
            "declare double @exp(double)\ndefine double @f() {function} {{\n  %r = call double @exp(double {call}\n  ret double %r\n}}\n"
        )
    };
    let constant = |number: &str| {
        format!("declare double @exp(double)\ndefine double @f() {{\n  ret double {number}\n}}\n")
    };
    is_right(&of("0.0)", ""), &constant("1.0"));
    is_right(&of("-1000.0) memory(none)", ""), &constant("0.0"));
    for (source, number) in [
        (of("0.0) nobuiltin", ""), "1.0"),
        (of("0.0)", "\"no-builtins\""), "1.0"),
        (of("0.0)", "\"no-builtin-exp\""), "1.0"),
        (of("-1000.0)", ""), "0.0"),
    ] {
        let answer = answer(&source, &constant(number));
        assert!(
            !matches!(answer, Refinement::Refines { .. } | Refinement::Vacuous { .. }),
            "{answer:?}\n{source}"
        );
    }
    is_right(&of("0.0)", "\"no-builtin-log\""), &constant("1.0"));
}

/// A function that is judged may have the name of one of the C library, whose lengths are those that its callers pass.
#[test]
fn a_judged_function_of_the_c_library_has_open_lengths() {
    let module = |first: &str| {
        let text = format!(
            "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define ptr @mempcpy(ptr %d, ptr %s, i64 noundef %n) {{
entry:
  {first}
  call void @llvm.memcpy.p0.p0.i64(ptr %d, ptr %s, i64 %n, i1 false)
  %e = getelementptr i8, ptr %d, i64 %n
  ret ptr %e
}}"
        );
        ir::read_module(&text).expect("a module")
    };
    let plain = module("");
    let of = |module: &ir::Module| {
        let [source, target] = [&plain, module]
            .map(|module| FunctionRef { module, function: module.function("mempcpy").expect("mempcpy") });
        refines(source, target, "llvm-19".parse().expect("a preset"), EnumerationLimits::default())
    };
    let stopped = "%c = icmp ugt i64 %n, 3\n  br i1 %c, label %no, label %yes\nno:\n  unreachable\nyes:";
    assert!(matches!(of(&module(stopped)), Refinement::DoesNot(_)));
    let answer = of(&module("%c = icmp ugt i64 %n, 3"));
    let bounded = matches!(answer, Refinement::Refines { coverage: Coverage::ProvedBounded, .. });
    assert!(bounded, "{answer:?}");
}

/// The bytes of a lane lie the other way round; a lane of one byte has no order.
#[test]
fn masked_accesses_in_big_endian_memory() {
    let load = |lane: &str, align: u32| {
        format!(
            "target datalayout = \"E-m:e-i64:64-n32:64\"
declare <2 x {lane}> @llvm.masked.load.v2{lane}.p0(ptr, i32, <2 x i1>, <2 x {lane}>)
define <2 x {lane}> @f(ptr %p) {{
  %r = call <2 x {lane}> @llvm.masked.load.v2{lane}.p0(ptr %p, i32 {align}, <2 x i1> <i1 true, i1 true>, <2 x {lane}> zeroinitializer)
  ret <2 x {lane}> %r
}}"
        )
    };
    let plain = |lane: &str, align: u32| {
        format!(
            "target datalayout = \"E-m:e-i64:64-n32:64\"
define <2 x {lane}> @f(ptr %p) {{
  %r = load <2 x {lane}>, ptr %p, align {align}
  ret <2 x {lane}> %r
}}"
        )
    };
    assert_eq!(reason(&load("i16", 2), &plain("i16", 2)), "a masked access in big-endian memory");
    is_right(&load("i8", 1), &plain("i8", 1));
}

/// Scopes of parameters are those of accesses whose lanes are known.
#[test]
fn noalias_beside_open_masks() {
    let body = |first: &str, second: &str| {
        format!(
            "declare <2 x i8> @llvm.masked.load.v2i8.p0(ptr, i32, <2 x i1>, <2 x i8>)
declare void @llvm.masked.store.v2i8.p0(<2 x i8>, ptr, i32, <2 x i1>)
define <2 x i8> @f(ptr noalias %p, ptr noalias %q, <2 x i8> %v, <2 x i1> %m) {{
  {first}
  {second}
  ret <2 x i8> %r
}}"
        )
    };
    for mask in ["%m", "<i1 true, i1 true>"] {
        let store =
            format!("call void @llvm.masked.store.v2i8.p0(<2 x i8> %v, ptr %q, i32 1, <2 x i1> {mask})");
        let load = format!(
            "%r = call <2 x i8> @llvm.masked.load.v2i8.p0(ptr %p, i32 1, <2 x i1> {mask}, <2 x i8> zeroinitializer)"
        );
        let (source, target) = (body(&store, &load), body(&load, &store));
        match mask {
            "%m" => assert_eq!(reason(&source, &target), "noalias beside a mask that is no constant"),
            _ => is_right(&source, &target),
        }
    }
}
