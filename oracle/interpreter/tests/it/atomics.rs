//! Atomic instructions in one thread: both engines run them as the plain operations of LangRef.

use interpreter::{Config, Interpreter, NondetPolicy, Observation, Outcome, Semantics, UbKind};
use ir::{BlockId, FuncId, ProgramPoint};
use refine::bits::{Containment, outcomes};
use refine::sets::{EnumerationLimits, FunctionRef, Input, Value, behaviours};

/// A module whose `main` has this body, where `%p` is the address of an `i8` and `@show` observes one.
fn module(body: &str) -> ir::Module {
    let text = format!(
        "declare void @bf_observe(i32, i64)
         define void @show(i8 %x) {{
           %z = zext i8 %x to i64
           call void @bf_observe(i32 1, i64 %z)
           ret void
         }}
         define void @main() {{
           %p = alloca i8, align 1
           {body}
           ret void
         }}"
    );
    ir::read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// Both engines observe these values.
#[track_caller]
fn shows(body: &str, values: &[u64]) {
    let module = module(body);
    let expected: Vec<_> = values.iter().map(|&value| Observation { site: 1, value }).collect();
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&module, "main", &Config::default());
    assert_eq!((run.outcome, run.observations), (Outcome::Finished, &expected[..]), "{body}");
    let allowed = outcomes(&module, "main", &Config::default());
    assert_eq!(allowed.contains(&expected), Containment::Exactly, "{body}");
}

/// An `atomicrmw` returns the old value and writes the new one.
#[track_caller]
fn updates(operation: &str, old: i64, operand: i64, new: i64) {
    let byte = |value: i64| u64::from(value as u8);
    let body = format!(
        "store i8 {old}, ptr %p
         %o = atomicrmw {operation} ptr %p, i8 {operand} seq_cst
         %n = load atomic i8, ptr %p acquire, align 1
         call void @show(i8 %o)
         call void @show(i8 %n)"
    );
    shows(&body, &[byte(old), byte(new)]);
}

#[test]
fn updates_return_the_old_value() {
    updates("xchg", 5, 7, 7);
    updates("add", 250, 10, 4);
    updates("sub", 3, 5, -2);
    updates("and", 12, 10, 8);
    updates("nand", 12, 10, !8);
    updates("or", 12, 10, 14);
    updates("xor", 12, 10, 6);
    updates("max", -3, 2, 2);
    updates("max", 4, 2, 4);
    updates("min", -3, 2, -3);
    updates("min", 4, 2, 2);
    updates("umax", -3, 2, -3);
    updates("umax", 1, 2, 2);
    updates("umin", -3, 2, 2);
    updates("umin", 1, 2, 1);
    updates("uinc_wrap", 4, 5, 5);
    updates("uinc_wrap", 5, 5, 0);
    updates("uinc_wrap", 9, 5, 0);
    updates("udec_wrap", 4, 5, 3);
    updates("udec_wrap", 0, 5, 5);
    updates("udec_wrap", 9, 5, 5);
}

#[test]
fn numbers_are_updated() {
    let update = |operation: &str, new: &str| {
        let body = format!(
            "%f = alloca float, align 4
             store float 3.0, ptr %f
             %o = atomicrmw {operation} ptr %f, float 1.0 monotonic
             %n = load float, ptr %f
             %a = fcmp oeq float %o, 3.0
             %b = fcmp oeq float %n, {new}
             %c = and i1 %a, %b
             %z = zext i1 %c to i8
             call void @show(i8 %z)"
        );
        shows(&body, &[1]);
    };
    update("fadd", "4.0");
    update("fsub", "2.0");
    update("fmax", "3.0");
    update("fmin", "1.0");
}

/// Compares a byte that is 6 with `expected`, and observes the result and the byte.
fn exchange(kind: &str, expected: u8) -> String {
    format!(
        "store atomic i8 6, ptr %p release, align 1
         fence seq_cst
         %r = cmpxchg {kind} ptr %p, i8 {expected}, i8 9 acq_rel monotonic
         %o = extractvalue {{ i8, i1 }} %r, 0
         %s = extractvalue {{ i8, i1 }} %r, 1
         %z = zext i1 %s to i8
         %n = load i8, ptr %p
         call void @show(i8 %o)
         call void @show(i8 %z)
         call void @show(i8 %n)"
    )
}

const SUCCEEDED: [u64; 3] = [6, 1, 9];
const FAILED: [u64; 3] = [6, 0, 6];

#[test]
fn exchanges_compare_first() {
    shows(&exchange("", 6), &SUCCEEDED);
    shows(&exchange("", 5), &FAILED);
    shows(&exchange("weak", 5), &FAILED);
}

/// The concrete interpreter chooses by the run's policy; the symbolic one allows both outcomes, and only these.
#[test]
fn weak_exchanges_may_fail() {
    let module = module(&exchange("weak", 6));
    let log = |values: [u64; 3]| values.map(|value| Observation { site: 1, value });
    let run = |choices| {
        let semantics = Semantics { choices, ..Semantics::default() };
        let mut interpreter = Interpreter::new();
        let run = interpreter.run(&module, "main", &Config { semantics, ..Config::default() });
        assert_eq!(run.outcome, Outcome::Finished);
        run.observations.to_vec()
    };
    assert_eq!(run(NondetPolicy::Ones), log(SUCCEEDED));
    assert_eq!(run(NondetPolicy::Zeros), log(FAILED));
    let seeded: Vec<_> = (0..20).map(|seed| run(NondetPolicy::Seed(seed))).collect();
    assert!(seeded.contains(&log(SUCCEEDED).to_vec()) && seeded.contains(&log(FAILED).to_vec()));
    let allowed = outcomes(&module, "main", &Config::default());
    assert!(!matches!(allowed.contains(&log(SUCCEEDED)), Containment::No(_)));
    assert!(!matches!(allowed.contains(&log(FAILED)), Containment::No(_)));
    assert!(matches!(allowed.contains(&log([5, 0, 6])), Containment::No(_)));
}

/// The exact domain has the two results as choices of their own.
#[test]
fn weak_exchanges_have_two_executions() {
    let module = module(&exchange("weak", 6));
    let function = module.function("main").expect("the module has it");
    let input = Input::default();
    let subject = FunctionRef { module: &module, function };
    let limits = EnumerationLimits::default();
    let all = behaviours(subject, &input, Semantics::default(), limits).expect("few executions");
    let logs: Vec<Vec<Value>> = all
        .iter()
        .map(|behaviour| {
            behaviour
                .events
                .iter()
                .map(|event| event.arguments[1].as_single().expect("one value").clone())
                .collect()
        })
        .collect();
    let expected = [SUCCEEDED, FAILED].map(|log| log.map(Value::bits).to_vec());
    assert_eq!(logs.len(), 2, "{logs:?}");
    assert!(expected.iter().all(|log| logs.contains(log)), "{logs:?}");
}

/// An access that is undefined as a plain one is undefined as an atomic one, whose place is reported.
#[test]
fn accesses_are_checked() {
    for body in
        ["%v = load atomic i8, ptr null seq_cst, align 1", "%v = atomicrmw add ptr null, i8 1 seq_cst"]
    {
        let mut interpreter = Interpreter::new();
        let module = module(body);
        let run = interpreter.run(&module, "main", &Config::default());
        let place = ProgramPoint { function: FuncId(2), block: BlockId::ENTRY, index: 1 };
        assert_eq!(run.outcome, Outcome::Undefined(UbKind::NullAccess, place), "{body}");
        let allowed = outcomes(&module, "main", &Config::default()).contains(&[]);
        assert_eq!(allowed, Containment::Anything(UbKind::NullAccess, place), "{body}");
    }
}
