//! Instructions that the reader knows and no engine runs: each engine says which one it is.

use interpreter::precise::bits::{self, RunEnd};
use interpreter::precise::sets::{EnumerationLimits, FunctionRef, Refinement, refines};
use interpreter::{Config, Interpreter, Outcome, Unsupported};

/// A module whose function `main` has this body, where `%p` is an address.
fn module(body: &str) -> ir::Module {
    let text = format!(
        "define void @main() personality ptr @main {{\n  %p = alloca i64, align 8\n  br label %next\n\
         next:\n  {body}\n  ret void\n}}"
    );
    let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(ir::verify(&module), Ok(()), "{text}");
    module
}

/// The concrete and the symbolic interpreter refuse it.
#[track_caller]
fn refused_by_interpreters(body: &str, name: &'static str) {
    let module = module(body);
    let mut interpreter = Interpreter::new();
    let concrete = interpreter.run(&module, "main", &Config::default());
    assert_eq!(concrete.outcome, Outcome::Unsupported(Unsupported::Instruction(name)), "{body}");
    let symbolic = bits::outcomes(&module, "main", &Config::default());
    let ends: Vec<_> = symbolic.outcomes.iter().map(|outcome| outcome.end).collect();
    assert_eq!(ends, [RunEnd::Unsupported(Unsupported::Instruction(name))], "{body}");
}

/// The domain of sets refuses it as well.
#[track_caller]
fn refused(body: &str, name: &'static str) {
    refused_by_interpreters(body, name);
    let module = module(body);
    let main = || FunctionRef { module: &module, function: module.function("main").expect("main") };
    let semantics = "thesis".parse().expect("a semantics");
    match refines(main(), main(), semantics, EnumerationLimits::default()) {
        Refinement::Unsupported(why) => assert_eq!(why, name, "{body}"),
        other => panic!("{body}: {other:?}"),
    }
}

#[test]
fn variadic_arguments() {
    refused("%v = va_arg ptr %p, i32", "va_arg");
}

#[test]
fn jumps_and_calls() {
    refused("indirectbr ptr %p, [label %end]\nend:", "indirectbr");
    refused("call void asm \"nop\", \"\"()", "inline assembly");
    refused("callbr void asm \"\", \"\"() to label %end []\nend:", "callbr");
    refused("store ptr blockaddress(@main, %next), ptr %p", "blockaddress");
}

/// The personality is the function itself: nothing is run.
#[test]
fn exceptions() {
    refused(
        "invoke void @main() to label %end unwind label %pad\npad:\n  %l = landingpad i32 cleanup\n  br label %end\nend:",
        "invoke",
    );
    refused("%c = cleanuppad within none []", "cleanuppad");
    refused(
        "%c = catchswitch within none [label %pad] unwind to caller\npad:\n  %d = catchpad within %c []\n  catchret from %d to label %end\nend:",
        "catchswitch",
    );
    refused("resume i32 1\nend:", "resume");
}

#[test]
fn flags() {
    refused_by_interpreters("%v = fadd nnan float 1.0, 2.0", "fast-math flags");
    refused_by_interpreters("%v = phi nsz float [ 1.0, %0 ]", "fast-math flags");
    refused("%v = icmp samesign eq i32 1, 2", "the flag samesign");
}
