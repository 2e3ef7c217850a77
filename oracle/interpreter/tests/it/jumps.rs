//! `indirectbr`: both engines jump to the block whose address is given.

use interpreter::{Config, Interpreter, Observation, Outcome, Semantics, UbKind};
use refine::bits::{Containment, outcomes};
use refine::sets::{Coverage, EnumerationLimits, FunctionRef};
use refine::{Method, Refinement, refines_by};

/// A module whose `main` jumps to an address, to one of three blocks.
fn module(address: &str) -> ir::Module {
    let text = format!(
        "declare void @bf_observe(i32, i64)
         @table = constant [2 x ptr] [ptr blockaddress(@main, %one), ptr blockaddress(@main, %two)]
         @other = global ptr blockaddress(@elsewhere, %next)
         define void @elsewhere() {{
           br label %next
         next:
           ret void
         }}
         define void @main() {{
           %slot = getelementptr [2 x ptr], ptr @table, i64 0, i64 1
           %entry = load ptr, ptr %slot
           %foreign = load ptr, ptr @other
           indirectbr ptr {address}, [label %one, label %two, label %two, label %three]
         one:
           br label %end
         two:
           %x = phi i64 [ 2, %0 ], [ 2, %0 ], [ 20, %three ]
           br label %end
         three:
           indirectbr ptr %entry, [label %two]
         end:
           %y = phi i64 [ 1, %one ], [ %x, %two ]
           call void @bf_observe(i32 1, i64 %y)
           ret void
         }}"
    );
    let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(ir::verify(&module), Ok(()), "{text}");
    module
}

#[track_caller]
fn shows(address: &str, value: u64) {
    let module = module(address);
    let expected = [Observation { site: 1, value }];
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&module, "main", &Config::default());
    assert_eq!((run.outcome, run.observations), (Outcome::Finished, &expected[..]), "{address}");
    let allowed = outcomes(&module, "main", &Config::default());
    assert_eq!(allowed.contains(&expected), Containment::Exactly, "{address}");
}

#[test]
fn the_address_says_where() {
    shows("blockaddress(@main, %one)", 1);
    shows("%entry", 2);
    shows("blockaddress(@main, %three)", 20);
}

#[track_caller]
fn undefined(address: &str, kind: UbKind) {
    let module = module(address);
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&module, "main", &Config::default());
    assert!(matches!(run.outcome, Outcome::Undefined(seen, _) if seen == kind), "{:?}", run.outcome);
    let allowed = outcomes(&module, "main", &Config::default()).contains(&[]);
    assert!(matches!(allowed, Containment::Anything(seen, _) if seen == kind), "{allowed:?}");
}

#[test]
fn other_addresses_are_undefined() {
    undefined("blockaddress(@main, %end)", UbKind::Unreachable);
    undefined("%foreign", UbKind::Unreachable);
    undefined("null", UbKind::Unreachable);
    undefined("poison", UbKind::PoisonSwitch);
}

/// The domain of sets has no addresses of code, but proofs take them for numbers.
#[test]
fn refinement_of_jumps_is_proved() {
    let module = module("%entry");
    let main = || FunctionRef { module: &module, function: module.function("main").expect("it is defined") };
    let answer =
        refines_by(Method::Proof, main(), main(), Semantics::default(), EnumerationLimits::default());
    assert!(matches!(answer, Refinement::Refines { coverage: Coverage::Proved, .. }), "{answer:?}");
}
