//! Runs against the reference.

use super::*;

#[test]
fn equal_outcomes_agree() {
    let report = Case::plain().check("agree", &[]);
    assert_eq!(report.classes.len(), 1);
    assert_eq!(report.classes[0].engines.len(), 1 + 9 + 3 + 1);
    assert!(report.engines.iter().all(|engine| (engine.owed, engine.came) == (3, 3)));
}

#[test]
fn nothing_that_ran_is_no_agreement() {
    let mut case = Case::plain();
    case.runs.clear();
    case.check("incomparable", &[]);
    let unsupported = Case::plain();
    let engines: Vec<_> = unsupported.runs.iter().map(|run| run.engine.to_string()).collect();
    let engines: Vec<_> = engines.iter().map(String::as_str).collect();
    unsupported.runs(&engines, &Outcome::Unsupported("x".into())).check("unsupported", &[]);
}

#[test]
fn what_one_engine_cannot_do_does_not_hide_that_the_others_agree() {
    let case = Case::plain().run("interpreter:word", &Outcome::Unsupported("no floats".into()));
    let report = case.check("agree", &[]);
    let verdict = report.verdict_on(&EngineName::Interpreter("word".into()));
    assert_eq!(verdict, Some(&Verdict::Unsupported("no floats".into())));
    Case::plain().run("gcc -O0", &Outcome::Infrastructure("disk full".into())).check("infrastructure", &[]);
}

#[test]
fn an_engine_wrong_by_itself_is_one_finding_with_all_its_pairs() {
    let wrong = finished(&[1, 9, 3]);
    let engines = ["gcc -O2", "gcc -O0 > gcc -O2", "clang-19 -O0 > gcc -O2", "gcc -O2 direct"];
    let report =
        Case::plain().runs(&engines, &wrong).check("mismatch", &[("mismatch", "value gcc gcc:direct")]);
    let difference = report.findings[0].difference.as_ref().unwrap();
    assert_eq!((difference.expected, difference.got), (Some(2), Some(9)));
    assert_eq!(difference.at, "site 1, observation 1");
    assert_eq!(difference.differing.len(), 4);
    assert_eq!(difference.agreeing.len(), 13 - 4);
    assert_eq!(report.classes.len(), 2);
}

#[test]
fn a_pair_wrong_by_itself_has_a_direction() {
    let wrong = finished(&[1, 2, 4]);
    let engines = ["clang-19 -O0 > gcc -O0", "clang-19 -O0 > gcc -O2"];
    Case::plain().runs(&engines, &wrong).check("mismatch", &[("mismatch", "value clang>gcc")]);
    let both = ["clang-19 -O0 > gcc -O0", "gcc -O2 > clang-19 -O0"];
    Case::plain().runs(&both, &wrong).check("mismatch", &[("mismatch", "value clang>gcc gcc>clang")]);
}

#[test]
fn only_inlining_wrong_does_not_explain_a_pair() {
    let case = Case::plain().run("gcc -O2 direct", &finished(&[1, 2, 4]));
    let case = case.run("clang-19 -O0 > gcc -O2", &finished(&[1, 2, 5]));
    case.check("mismatch", &[("mismatch", "value gcc:direct"), ("mismatch", "value clang>gcc")]);
}

#[test]
fn absence_equals_nothing() {
    Case::plain().run("gcc -O0", &finished(&[])).check("mismatch", &[("mismatch", "missing gcc")]);
    Case::plain().run("gcc -O0", &finished(&[1, 2])).check("mismatch", &[("mismatch", "missing gcc")]);
    let surplus = Case::plain().run("gcc -O0", &finished(&[1, 2, 3, 4]));
    let report = surplus.check("mismatch", &[("mismatch", "surplus gcc")]);
    assert_eq!((report.engines[4].owed, report.engines[4].came), (3, 4));
    let elsewhere =
        Outcome::Finished([1, 2, 3].map(|value| Observation { site: 7, value }).into_iter().collect());
    Case::plain().run("gcc -O0", &elsewhere).check("mismatch", &[("mismatch", "value gcc")]);
}

#[test]
fn crashes_hangs_and_compilers_are_different_findings() {
    let crash = Outcome::Crashed { signal: 11, log: log(&[1]) };
    Case::plain().run("gcc -O2", &crash).check("mismatch", &[("mismatch", "crash(signal-11) gcc")]);
    let hang = Outcome::TimedOut { log: log(&[1]) };
    Case::plain().run("gcc -O2 direct", &hang).check("mismatch", &[("mismatch", "hang gcc:direct")]);
    let interpreter = "interpreter:word";
    let poison =
        Outcome::Undefined { kind: "poison-branch".into(), place: "@f".into(), log: Observations::default() };
    let found = [("mismatch", "ub(poison-branch) interpreter:word")];
    Case::plain().run(interpreter, &poison).check("mismatch", &found);
    let fuel = [("mismatch", "hang interpreter:word")];
    Case::plain().run(interpreter, &Outcome::OutOfFuel).check("mismatch", &fuel);
    let rejected = Outcome::Rejected { diagnostic: "x.c:1:2: error: no member named 'q'".into() };
    let found = [("mismatch", "rejected(error: no member named) gcc")];
    Case::plain().run("gcc -O0", &rejected).check("mismatch", &found);
    let ice = Outcome::CompilerCrashed { diagnostic: "Segmentation fault".into() };
    let found = [("mismatch", "compiler-crash(Segmentation fault) gcc")];
    Case::plain().run("gcc -O0", &ice).check("mismatch", &found);
    let found = [("mismatch", "compiler-hang gcc")];
    Case::plain().run("gcc -O0", &Outcome::CompilerHung).check("mismatch", &found);
}

#[test]
fn an_undefined_program_is_our_own_fault_and_no_engine_is_compared() {
    let mut case = Case::plain();
    case.expected = Outcome::Undefined {
        kind: "signed-overflow".into(),
        place: "f".into(),
        log: Observations::default(),
    };
    let report = case.check("mismatch", &[("mismatch", "ub(signed-overflow) reference")]);
    let undefined = Verdict::Incomparable(Incomparable::ProgramUndefined);
    assert!(report.engines.iter().all(|engine| engine.verdict == undefined));
    case.expected = Outcome::OutOfFuel;
    case.check("incomparable", &[]);
    case.expected = Outcome::Unsupported("too large".into());
    case.check("unsupported", &[]);
}

#[test]
fn open_bits_may_be_anything_and_the_others_may_not() {
    let mut case = Case::plain().run("gcc -O2", &finished(&[1, 0x12, 3]));
    case.undetermined = vec![Undetermined { index: 1, bits: 0xF0 }];
    let report = case.check("refines", &[]);
    assert_eq!(report.verdict_on(&"gcc -O2".parse().unwrap()), Some(&Verdict::Refines));
    case.run("gcc -O2", &finished(&[1, 0x13, 3])).check("mismatch", &[("mismatch", "value gcc")]);
}

/// `struct S { double d; int : 32; int : 32; }`, which clang and gcc pass differently.
fn unnamed() -> Record {
    let fields = vec![
        Field::member("d", Type::Float(lang::FloatType::Double)),
        Field::unnamed(Type::INT, 32),
        Field::unnamed(Type::INT, 32),
    ];
    Record::structure("S", fields)
}

const ACROSS: [&str; 2] = ["clang-19 -O0 > gcc -O0", "gcc -O2 > clang-19 -O0"];
const KNOWN: (&str, &str) = ("known (unnamed-bit-field-in-eightbyte)", "value clang>gcc gcc>clang");

#[test]
fn the_ledger_explains_a_pair_that_passes_a_record_differently() {
    let wrong = finished(&[1, 2, 77]);
    let report = Case::passing(unnamed()).runs(&ACROSS, &wrong).check("known", &[KNOWN]);
    assert_eq!(report.used().count(), 1);
    assert_eq!(report.mismatches().count(), 0);
}

#[test]
fn the_ledger_explains_nothing_else() {
    let wrong = finished(&[1, 2, 77]);
    // The record does not travel between the sides.
    let within = Case::new(vec![unnamed()], Side::Caller).runs(&ACROSS, &wrong);
    within.check("mismatch", &[("mismatch", KNOWN.1)]);
    // It does, but the compilers agree on it: all of it is in memory.
    let mut large = unnamed();
    large.fields.push(Field::member("more", Type::ULL));
    Case::passing(large).runs(&ACROSS, &wrong).check("mismatch", &[("mismatch", KNOWN.1)]);
    // gcc disagrees with itself.
    let gcc = Case::passing(unnamed()).run("gcc -O0 > gcc -O2", &wrong);
    gcc.check("mismatch", &[("mismatch", "value gcc>gcc")]);
    // gcc is wrong by itself, and the pairs only follow.
    let case = Case::passing(unnamed()).runs(&ACROSS, &wrong).runs(&["gcc -O0", "gcc -O2"], &wrong);
    case.check("mismatch", &[("mismatch", "value gcc")]);
    // A compiler that refuses the program does not do so because of a register.
    let refused = Outcome::Rejected { diagnostic: "error: no".into() };
    let case = Case::passing(unnamed()).run(ACROSS[0], &refused);
    case.check("mismatch", &[("mismatch", "rejected(error: no) clang>gcc")]);
}

/// Five `long` and an `__int128` go to the callee, the last ones through `...` where some are named.
fn at_the_end(named: Option<u32>) -> Case {
    let mut case = Case::plain();
    let local = |ty| Local { name: "p".into(), ty: Type::Int(ty), volatile: false };
    let function = &mut case.program.functions[1];
    function.locals = vec![local(lang::IntType::Long); 5];
    function.locals.push(local(lang::IntType::Int128));
    (function.params, function.tail) = (6, named.map(lang::VariadicTail::ellipsis));
    case
}

#[test]
fn the_ledger_tells_versions_of_a_compiler_apart() {
    let wrong = finished(&[1, 2, 77]);
    let split = [("known (int128-split-before-clang-18)", "value clang>clang")];
    at_the_end(None).also("clang-16 -O0 > clang-19 -O0", &wrong).check("known", &split);
    let alike = [("mismatch", "value clang>clang")];
    at_the_end(None).also("clang-14 -O0 > clang-16 -O0", &wrong).check("mismatch", &alike);
    at_the_end(None).also("clang-16 -O0", &wrong).check("mismatch", &[("mismatch", "value clang")]);
}

#[test]
fn the_ledger_explains_a_compiler_that_does_not_find_what_it_passes() {
    let wrong = finished(&[1, 2, 77]);
    let misplaced = [("known (unnamed-int128-misplaced)", "value clang")];
    at_the_end(Some(1)).also("clang-16 -O0", &wrong).check("known", &misplaced);
    at_the_end(Some(1)).run("gcc -O0", &wrong).check("mismatch", &[("mismatch", "value gcc")]);
}

/// A loop, and an assignment that cuts to a signed bit-field.
fn truncating() -> Case {
    let mut case = Case::plain();
    let ty = Type::Int(lang::IntType::Short);
    let function = &mut case.program.functions[1];
    function.locals.push(Local { name: "s".into(), ty: ty.clone(), volatile: false });
    let place = lang::Place::local(lang::LocalId(2), ty.clone());
    let assign = ExprKind::Assign(place, Box::new(Expr::int(7, Type::INT)));
    let body = vec![Stmt::Expr(Expr { kind: assign, ty })];
    function.body.push(Stmt::For { variable: lang::LocalId(1), count: 2, body });
    case
}

impl Case {
    /// As well as the others, a pure run that the ledger asks for.
    fn also(mut self, engine: &str, outcome: &Outcome) -> Case {
        self.runs.push(EngineReport { engine: engine.parse().unwrap(), outcome: outcome.clone() });
        self
    }
}

#[test]
fn a_defect_is_known_when_the_flag_that_prevents_it_prevents_it() {
    let wrong = finished(&[1, 2, 77]);
    let right = finished(&[1, 2, 3]);
    let case = || truncating().runs(&["gcc -O2", "gcc -O2 > clang-19 -O0"], &wrong);
    let doubtful = case().check("mismatch", &[("mismatch", "value gcc")]);
    let prevented = "gcc -O2 -fno-tree-vrp";
    assert_eq!(doubtful.unconfirmed, [configuration(prevented)]);
    let known = ("known (gcc-narrow-induction-does-not-wrap)", "value gcc");
    let report = case().also(prevented, &right).check("known", &[known]);
    assert!(report.unconfirmed.is_empty());
    let pair = report.verdict_on(&"gcc -O2 > clang-19 -O0".parse().unwrap()).unwrap();
    assert_eq!(pair.name(), "known", "the pair follows its cause");
    let another = case().also(prevented, &wrong).check("mismatch", &[("mismatch", "value gcc")]);
    assert!(another.unconfirmed.is_empty());
}

/// Without optimisation nobody asks for calls within one unit.
#[test]
fn a_defect_within_one_unit_is_known_by_the_run_without_optimisation() {
    let (wrong, right) = (finished(&[1, 2, 77]), finished(&[1, 2, 3]));
    let mut case = truncating();
    let lanes = Type::Vector(Box::new(Type::INT), 4);
    let few = Field::member("f", Type::Int(lang::IntType::BitInt(2)));
    case.program.records.push(Record::structure("V", vec![Field::member("v", lanes), few]));
    let case = case.also("clang-16 -O2", &wrong).also("clang-16 -O2 direct", &wrong);
    let known = ("known (lane-cut-to-few-bits-up-to-clang-16)", "value clang clang:direct");
    case.also("clang-16 -O2 -O0", &right).check("known", &[known]);
}

#[test]
fn a_run_that_another_entry_asked_for_goes_wrong_as_the_run_without_its_flag() {
    let (wrong, right) = (finished(&[1, 2, 77]), finished(&[1, 2, 3]));
    let mut case = truncating();
    let bit_field = Field::bit_field("b", Type::UINT, 3);
    case.program.records.push(Record { big_endian: true, ..Record::structure("B", vec![bit_field]) });
    let case = case
        .run("gcc -O2", &wrong)
        .also("gcc -O2 -fno-tree-vrp", &wrong)
        .also("gcc -O2 -fno-builtin-memset", &right);
    let known = ("known (gcc-keeps-memset-under-big-endian-bit-field)", "value gcc");
    case.check("known", &[known]);
}

#[test]
fn a_defect_that_shows_between_two_is_known_when_the_pair_with_the_flag_agrees() {
    let (wrong, right) = (finished(&[1, 2, 77]), finished(&[1, 2, 3]));
    let case = || truncating().runs(&["gcc -O2 > clang-19 -O0"], &wrong);
    let doubtful = case().check("mismatch", &[("mismatch", "value gcc>clang")]);
    assert_eq!(doubtful.unconfirmed, [configuration("clang-19 -O0"), configuration("gcc -O2 -fno-tree-vrp")]);
    let prevented = "gcc -O2 -fno-tree-vrp > clang-19 -O0";
    let known = ("known (gcc-narrow-induction-does-not-wrap)", "value gcc>clang");
    assert!(case().also(prevented, &right).check("known", &[known]).unconfirmed.is_empty());
    let another = case().also(prevented, &wrong).check("mismatch", &[("mismatch", "value gcc>clang")]);
    assert!(another.unconfirmed.is_empty());
}

#[test]
fn a_defect_explains_no_other_program_and_no_other_compiler() {
    let wrong = finished(&[1, 2, 77]);
    let plain = Case::plain().run("gcc -O2", &wrong).check("mismatch", &[("mismatch", "value gcc")]);
    assert!(plain.unconfirmed.is_empty());
    let clang = truncating().run("clang-19 -O0", &wrong).check("mismatch", &[("mismatch", "value clang")]);
    assert!(clang.unconfirmed.is_empty());
}
