//! Markers of lifetimes: what both engines do with an object between `llvm.lifetime.end` and the next `llvm.lifetime.start`. LangRef
//! "Object Lifetime", "llvm.lifetime.start", "llvm.lifetime.end".

use interpreter::{Config, Interpreter, Outcome, Semantics, UbKind};
use refine::bits::{self, RunEnd};

/// A program, which may use a global `@g`, and why it is undefined.
struct MarkedProgram {
    body: &'static str,
    undefined: Option<UbKind>,
}

const fn program(body: &'static str, undefined: Option<UbKind>) -> MarkedProgram {
    MarkedProgram { body, undefined }
}

const BEGIN: &str = "call void @llvm.lifetime.start.p0(i64 4, ptr %a)";
const END: &str = "call void @llvm.lifetime.end.p0(i64 4, ptr %a)";

const PROGRAMS: &[MarkedProgram] = &[
    // A load gives poison, of which a use is seen.
    program("BEGIN\nstore i32 7, ptr %a\nEND\n%v = load i32, ptr %a\nSHOW", Some(UbKind::ObservedPoison)),
    program(
        "BEGIN\nstore i32 7, ptr %a\nEND\n%v = load i32, ptr %a\n%w = udiv i32 1, %v",
        Some(UbKind::PoisonDivisor),
    ),
    // LLVM moves loads of variables out of their lifetimes: nobody uses this one.
    program("BEGIN\nstore i32 7, ptr %a\nEND\n%v = load i32, ptr %a", None),
    program("BEGIN\nEND\nstore i32 7, ptr %a", Some(UbKind::UseAfterScope)),
    program(
        "BEGIN\nEND\ncall void @llvm.memset.p0.i64(ptr %a, i8 0, i64 4, i1 false)",
        Some(UbKind::UseAfterScope),
    ),
    program(
        "BEGIN\nEND\ncall void @llvm.memcpy.p0.p0.i64(ptr %a, ptr @g, i64 4, i1 false)",
        Some(UbKind::UseAfterScope),
    ),
    program("BEGIN\nEND\ncall void @writes(ptr %a)", Some(UbKind::UseAfterScope)),
    // Copies carry the poison.
    program(
        "BEGIN\nstore i32 7, ptr %a\nEND\ncall void @llvm.memcpy.p0.p0.i64(ptr @g, ptr %a, i64 4, i1 false)\n\
         %v = load i32, ptr @g\nSHOW",
        Some(UbKind::ObservedPoison),
    ),
    // A pointer that was loaded before is still the object's.
    program(
        "BEGIN\nstore ptr %a, ptr %s\nEND\n%q = load ptr, ptr %s\nstore i32 1, ptr %q",
        Some(UbKind::UseAfterScope),
    ),
    program("BEGIN\nEND\nBEGIN\nstore i32 7, ptr %a\n%v = load i32, ptr %a\nSHOW", None),
    program("BEGIN\nstore i32 7, ptr %a\nBEGIN\n%v = load i32, ptr %a\nSHOW", Some(UbKind::ObservedPoison)),
    program("BEGIN\nEND\nEND\nBEGIN\nstore i32 7, ptr %a\n%v = load i32, ptr %a\nSHOW", None),
    // Another object, and nothing but addresses.
    program("BEGIN\nEND\nstore i32 7, ptr %b\n%v = load i32, ptr %b\nSHOW", None),
    program("BEGIN\nEND\n%q = getelementptr inbounds i8, ptr %a, i64 4\n%c = icmp eq ptr %q, %a", None),
    // An object that is not on the stack, or of which this is no first byte, is filled and lives on.
    program(
        "call void @llvm.lifetime.end.p0(i64 4, ptr @g)\nstore i32 7, ptr @g\n%v = load i32, ptr @g\nSHOW",
        None,
    ),
    program(
        "%q = getelementptr i8, ptr %a, i64 1\ncall void @llvm.lifetime.end.p0(i64 3, ptr %q)\nstore i32 7, ptr %a\n\
         %v = load i32, ptr %a\nSHOW",
        None,
    ),
    program(
        "call void @llvm.lifetime.end.p0(i64 4, ptr @g)\n%v = load i32, ptr @g\nSHOW",
        Some(UbKind::ObservedPoison),
    ),
];

fn module(program: &MarkedProgram) -> ir::Module {
    let show = "%z = zext i32 %v to i64\ncall void @bf_observe(i32 1, i64 %z)";
    let body = program.body.replace("BEGIN", BEGIN).replace("END", END).replace("SHOW", show);
    let text = format!(
        "@g = global i32 3
declare void @bf_observe(i32, i64)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @writes(ptr %p) {{
  store i8 1, ptr %p
  ret void
}}
define void @main() {{
  %a = alloca i32
  %b = alloca i32
  %s = alloca ptr
  {body}
  ret void
}}
"
    );
    ir::read_module(&text).unwrap_or_else(|why| panic!("{why}\n{text}"))
}

#[test]
fn both_engines_see_uses_after_the_end_of_a_lifetime() {
    let semantics = Semantics::parse("thesis").expect("a semantics");
    let config = Config { semantics, ..Config::default() };
    for program in PROGRAMS {
        let module = module(program);
        let concrete = match Interpreter::new().run(&module, "main", &config).outcome {
            Outcome::Undefined(kind, _) => Some(kind),
            Outcome::Finished => None,
            other => panic!("{other:?}\n{}", program.body),
        };
        let precise: Vec<Option<UbKind>> = bits::outcomes(&module, "main", &config)
            .outcomes
            .iter()
            .map(|outcome| match outcome.end {
                RunEnd::Undefined(kind, _) => Some(kind),
                _ => None,
            })
            .collect();
        assert_eq!(concrete, program.undefined, "{}", program.body);
        assert_eq!(precise, [program.undefined], "{}", program.body);
    }
}

/// The end of a lifetime leaves poison even where memory that was never written is undef.
#[test]
fn the_end_of_a_lifetime_leaves_poison_in_every_semantics() {
    let config = Config { semantics: Semantics::LLVM_19, ..Config::default() };
    let (ended, begun) = (&PROGRAMS[1], program("BEGIN\n%v = load i32, ptr %a\n%w = add i32 1, %v", None));
    let outcome = |program: &MarkedProgram| Interpreter::new().run(&module(program), "main", &config).outcome;
    assert!(matches!(outcome(ended), Outcome::Undefined(UbKind::PoisonDivisor, _)));
    assert_eq!(outcome(&begun), Outcome::Finished);
}
