use generator::Config;
use judge::inprocess::{InProcess, InProcessSettings};
use judge::reference::Fault;
use lang::Target;

use super::*;

/// The operation that tracepoints show where the reference evaluator has a fault.
fn shown(fault: Fault, program: &Program) -> Option<String> {
    let faults = [fault].into_iter().collect();
    let mut engine = InProcess::new(InProcessSettings { faults, ..InProcessSettings::default() });
    let mut ask = |traced: &Traced| {
        let answer = engine.run(&traced.program);
        traced.divergence(&answer.expected, &answer.runs[0].outcome)
    };
    let all = Traced::with_all_tracepoints(program);
    let operation = match ask(&all) {
        Divergence::At(operation) => Some(operation),
        Divergence::Elsewhere => None,
        Divergence::Hidden => {
            let singles: Vec<(Traced, Divergence)> = all
                .single(program, usize::MAX)
                .map(|single| {
                    let shown = ask(&single);
                    (single, shown)
                })
                .collect();
            responsible(singles.iter().map(|(traced, shown)| (traced, shown.clone())))
        }
    };
    operation.map(|operation| match operation {
        Operation::Passing(name) => format!("passing {name}"),
        Operation::Computing(name) => name.to_string(),
    })
}

fn program(records: &str, functions: &str, entry: &str) -> Program {
    let text = format!(
        "void bf_observe(unsigned int, unsigned long long);\n{records}\nvoid entry(void);\n/* side: callee */ {functions}\n\
         /* side: caller */\nvoid entry(void) {{ {entry} }}\n"
    );
    lang::parse::program(&text, "test.c").unwrap()
}

#[test]
fn the_operation_that_goes_wrong_is_named_whatever_surrounds_it() {
    const FIELD: &str = "struct F { unsigned int u : 3; int s : 3; int i; };";
    let cases: &[(Fault, &str, &str, &str, &str)] = &[
        (
            Fault::RightShiftLogical,
            "",
            "void f(int x) { bf_observe(0U, (unsigned long long)(1 + (x >> 2))); }",
            "f(-9);",
            "signed right shift",
        ),
        (
            Fault::RightShiftLogical,
            "",
            "void f(int x) { x >>= 2; bf_observe(0U, (unsigned long long)x); }",
            "f(-9);",
            "signed right shift",
        ),
        (
            Fault::SignedBitFieldReadAsUnsigned,
            FIELD,
            "void f(struct F x) { bf_observe(0U, (unsigned long long)x.s); }",
            "f((struct F){1, -1, 2});",
            "bit-field",
        ),
        (
            Fault::NarrowBitFieldPromotesToUnsigned,
            FIELD,
            "void f(struct F x) { bf_observe(0U, (unsigned long long)((x.u - 7) / 2)); }",
            "struct F v = {1, 0, 2}; f(v);",
            "use of bit-field",
        ),
        (
            Fault::CompoundInPlaceType,
            "",
            "void f(unsigned char x) { x /= -1; bf_observe(0U, (unsigned long long)x); }",
            "f(200);",
            "compound assignment",
        ),
        (
            Fault::OmittedInitializerIsOne,
            FIELD,
            "void f(struct F x) { bf_observe(0U, (unsigned long long)x.i); }",
            "struct F v = {.u = 1}; f(v);",
            "omitted member of an initialiser",
        ),
        (
            Fault::RecordAssignmentDropsLast,
            FIELD,
            "void f(struct F x) { bf_observe(0U, (unsigned long long)x.i); }",
            "struct F v = {1, 1, 1}; struct F w = {2, 2, 2}; v = w; f(v);",
            "record assignment",
        ),
        (
            Fault::SwitchFallsThrough,
            "",
            "void f(int x) { switch (x) { case 1: x = 2; break; default: x = 3; } bf_observe(0U, (unsigned long long)x); }",
            "f(1);",
            "switch",
        ),
        (
            Fault::LogicalNotShortCircuit,
            "",
            "void f(int x) { int y = 0; (void)(x || (long)++y); bf_observe(0U, (unsigned long long)y); }",
            "f(1);",
            "logical operator",
        ),
        (
            Fault::RecordPassedByReference,
            FIELD,
            "void f(struct F x) { x.i = 9; (void)x; }",
            "struct F v = {1, 1, 1}; f(v); bf_observe(0U, (unsigned long long)v.i);",
            "caller's copy of an argument",
        ),
        (
            Fault::SignExtensionForgotten,
            "",
            "void f(unsigned long x) { bf_observe(0U, (unsigned long long)x); }",
            "f(-1);",
            "extension",
        ),
    ];
    for (fault, records, functions, entry, expected) in cases {
        let program = program(records, functions, entry);
        assert_eq!(shown(*fault, &program).as_deref(), Some(*expected), "{}: {entry}", fault.name());
    }
}

#[test]
fn tracepoints_change_nothing_that_a_program_observes() {
    let mut engine = InProcess::new(InProcessSettings::default());
    for target in Target::ALL {
        let config = Config { target, ..Config::default() };
        for number in 0..40 {
            let program = generator::program(&generator::dna(9, number), &config);
            let traced = Traced::with_all_tracepoints(&program);
            let (before, after) = (engine.run(&program), engine.run(&traced.program));
            let own = |outcome: &Outcome| -> Vec<_> {
                outcome
                    .observed()
                    .iter()
                    .filter(|observation| observation.site < traced.first)
                    .copied()
                    .collect()
            };
            assert!(own(&before.expected) == own(&after.expected), "program {number} of {}", target.name());
            assert!(after.expected.observed().len() > before.expected.observed().len());
            let same = traced.divergence(&after.expected, &after.runs[0].outcome);
            assert_eq!(same, Divergence::Hidden, "program {number}: {:?}", after.runs[0].outcome);
        }
    }
}
