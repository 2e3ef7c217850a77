//! The driver on synthetic predicates: a reduction keeps what the predicate needs, removes the rest, and ends in a
//! canonical program.

use std::collections::BTreeSet;

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, Program, Type, typing};
use reducer::{
    FinalValues, Interest, Interestingness, OriginalTests, ProgramSize, ReduceError, Reducible,
    ReductionControl, ReductionOptions, ReductionStats, Schedule, SiteRange, reduce,
};

const SOURCE: &str = include_str!("../program.c");

fn program() -> Program {
    let program = lang::parse::program(SOURCE, "program.c").unwrap_or_else(|e| panic!("{e}"));
    if let Err(error) = lang::check::program(&program) {
        panic!("{error}");
    }
    program
}

/// An interestingness test made of a predicate on the syntax tree.
struct Predicate<F>(F);

impl<F: FnMut(&Program) -> bool> Interestingness<Program> for Predicate<F> {
    fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
        candidates.iter().map(|p| if (self.0)(p) { Interest::Same } else { Interest::Different }).collect()
    }
}

/// Some function is called with a record that has a bit-field of five bits, and such a field is stored to.
fn passes_and_stores_five_bits(program: &Program) -> bool {
    struct Facts<'a>(&'a Program, bool, bool);
    impl Visit for Facts<'_> {
        fn expr(&mut self, expr: &Expr) {
            match &expr.kind {
                ExprKind::Call(Callee::Direct(_), arguments) => {
                    self.1 |= arguments.iter().any(|a| has_five_bits(self.0, &a.ty));
                }
                ExprKind::Assign(place, _) => {
                    self.2 |= typing::bit_width(self.0, place).is_some_and(|w| w.0 == 5);
                }
                _ => {}
            }
            walk::expr(self, expr);
        }
    }
    let mut facts = Facts(program, false, false);
    walk::program(&mut facts, program);
    facts.1 && facts.2
}

fn has_five_bits(program: &Program, ty: &Type) -> bool {
    ty.as_record().is_some_and(|id| program[id].fields.iter().any(|f| f.bits.is_some_and(|w| w.0 == 5)))
}

#[test]
fn a_reduction_removes_all_that_the_test_does_not_need() {
    let original = program();
    let reduction =
        reduce(&original, &mut Predicate(passes_and_stores_five_bits), &ReductionOptions::default())
            .expect("reduces");
    assert!(reduction.after < reduction.before);
    insta::assert_snapshot!(lang::print::program(&reduction.case));
}

#[test]
fn the_values_of_a_reduction_may_be_others_than_zero() {
    let options = ReductionOptions { values: FinalValues::Distinctive, ..ReductionOptions::default() };
    let reduce = |program: &Program| {
        reduce(program, &mut Predicate(passes_and_stores_five_bits), &options).expect("reduces").case
    };
    let reduced = reduce(&program());
    let text = lang::print::concise(&reduced);
    insta::assert_snapshot!(text);
    assert_eq!(lang::print::concise(&reduce(&reduced)), text);
}

#[test]
fn reducing_a_reduced_program_changes_nothing() {
    let mut test = Predicate(passes_and_stores_five_bits);
    let once = reduce(&program(), &mut test, &ReductionOptions::default()).expect("reduces").case;
    let twice = reduce(&once, &mut test, &ReductionOptions::default()).expect("reduces").case;
    assert_eq!(lang::print::program(&once), lang::print::program(&twice));
}

#[test]
fn the_batch_size_does_not_change_the_result() {
    let end = |batch| {
        let options = ReductionOptions { batch, ..ReductionOptions::default() };
        let reduction = reduce(&program(), &mut Predicate(passes_and_stores_five_bits), &options);
        lang::print::program(&reduction.expect("reduces").case)
    };
    assert_eq!(end(1), end(32));
}

/// The words of the sample that a random test wants.
fn wanted(seed: u64) -> BTreeSet<String> {
    let chosen = |at: usize| (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (at % 61)).is_multiple_of(5);
    let all = words(&program());
    all.into_iter().enumerate().filter(|(at, _)| chosen(*at)).map(|(_, word)| word).collect()
}

fn words(program: &Program) -> BTreeSet<String> {
    let text = lang::print::concise(program);
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

#[test]
fn for_any_test_the_result_is_accepted_minimal_and_the_same_for_every_batch() {
    check_results(1..5);
}

#[test]
#[ignore = "35 more seeds: 19 CPU s"]
fn for_many_tests_the_result_is_accepted_minimal_and_the_same_for_every_batch() {
    check_results(5..40);
}

fn check_results(seeds: std::ops::Range<u64>) {
    let original = program();
    for seed in seeds {
        let wanted = wanted(seed);
        let accepts = |program: &Program| words(program).is_superset(&wanted);
        if accepts(&original.empty()) {
            continue;
        }
        for values in [FinalValues::Least, FinalValues::Distinctive] {
            let reduced = |from: &Program, batch| {
                let options = ReductionOptions { values, batch, ..ReductionOptions::default() };
                reduce(from, &mut Predicate(accepts), &options).expect("reduces").case
            };
            let result = reduced(&original, 32);
            let text = lang::print::program(&result);
            assert!(accepts(&result), "{seed}: {text}");
            assert_eq!(lang::print::program(&reduced(&original, 3)), text, "{seed}");
            assert_eq!(lang::print::program(&reduced(&result, 32)), text, "{seed}: not idempotent");
            if values == FinalValues::Least {
                is_minimal(&result, &accepts);
            }
        }
    }
}

/// Fails if a pass can edit one site of a result and the test accepts that.
fn is_minimal(result: &Program, accepts: &dyn Fn(&Program) -> bool) {
    for pass in Program::PASSES {
        for site in 0..pass.sites(result) {
            let mut edited = result.clone();
            pass.apply(&mut edited, &mut SiteRange::new(site..site + 1));
            let smaller = edited.size() < result.size() && lang::check::program(&edited).is_ok();
            let text = || lang::print::program(&edited);
            assert!(!(smaller && accepts(&edited)), "{} at {site} gives\n{}", pass.name, text());
        }
    }
}

#[test]
fn a_test_that_always_or_never_or_inconsistently_accepts_is_an_error() {
    let refuse = |test: &mut dyn Interestingness<Program>| {
        reduce(&program(), test, &ReductionOptions::default()).err()
    };
    assert_eq!(refuse(&mut Predicate(|_: &Program| false)), Some(ReduceError::NotInteresting));
    assert_eq!(refuse(&mut Predicate(|_: &Program| true)), Some(ReduceError::EmptyIsInteresting));
    let mut calls = 0;
    let mut inconsistent = Predicate(move |_: &Program| {
        calls += 1;
        calls % 2 == 0
    });
    assert_eq!(refuse(&mut inconsistent), Some(ReduceError::NotRepeatable));
}

#[test]
fn a_test_that_cannot_run_is_reported_with_its_reason() {
    struct Broken;
    impl Interestingness<Program> for Broken {
        fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
            vec![Interest::CouldNotRun("no compiler".into()); candidates.len()]
        }
    }
    let refused = reduce(&program(), &mut Broken, &ReductionOptions::default()).err();
    assert_eq!(refused, Some(ReduceError::CouldNotRun("no compiler".into())));
}

#[test]
fn an_original_that_the_caller_has_tested_is_not_tested_again() {
    struct Counting {
        original: Program,
        originals: u32,
    }
    impl Interestingness<Program> for Counting {
        fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
            let digest = self.original.digest();
            self.originals += candidates.iter().filter(|program| program.digest() == digest).count() as u32;
            candidates.iter().map(|_| Interest::Different).collect()
        }
    }
    for (original, expected) in [(OriginalTests::ByCaller, 0), (OriginalTests::ByReduction, 2)] {
        let mut test = Counting { original: program(), originals: 0 };
        let options = ReductionOptions { original, ..ReductionOptions::default() };
        let refused = reduce(&program(), &mut test, &options).err();
        assert_eq!((refused.is_some(), test.originals), (expected == 2, expected));
    }
}

#[test]
fn candidates_are_counted_by_pass() {
    for batch in [1, 8] {
        let options =
            ReductionOptions { batch, schedule: Schedule::Expectation, ..ReductionOptions::default() };
        let stats =
            reduce(&program(), &mut Predicate(passes_and_stores_five_bits), &options).expect("reduces").stats;
        let counts = || stats.passes.values();
        assert_eq!(counts().map(|counts| counts.same).sum::<u64>(), stats.kept, "{stats:?}");
        let answered = counts().map(|counts| counts.same + counts.different).sum::<u64>();
        assert_eq!(answered - stats.shared_steps + stats.shared_tests, stats.tested, "{stats:?}");
        assert!(stats.passes.len() > 5, "{stats:?}");
    }
}

#[test]
fn the_limit_on_tests_is_kept() {
    let options = ReductionOptions { max_tests: 40, batch: 8, ..ReductionOptions::default() };
    let reduction =
        reduce(&program(), &mut Predicate(passes_and_stores_five_bits), &options).expect("reduces");
    assert!(reduction.stats.tested <= 40 + 8 + 1, "{:?}", reduction.stats);
}

#[test]
fn a_reduction_ends_when_it_is_told_to_and_while_nothing_is_found() {
    struct Impatient {
        original: Program,
        batches: u32,
    }
    impl Interestingness<Program> for Impatient {
        fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
            self.batches += 1;
            let is_original = |program: &Program| program.digest() == self.original.digest();
            candidates
                .iter()
                .map(|p| if is_original(p) { Interest::Same } else { Interest::Different })
                .collect()
        }

        fn control(&mut self, stats: &ReductionStats) -> ReductionControl {
            assert_eq!(stats.kept, 0);
            if self.batches >= 5 { ReductionControl::Stop } else { ReductionControl::Continue }
        }
    }
    let mut test = Impatient { original: program(), batches: 0 };
    let reduction =
        reduce(&program(), &mut test, &ReductionOptions::default()).expect("the original shows it");
    assert_eq!(reduction.before, reduction.after);
    // The last is the test of canonical names.
    assert_eq!(test.batches, 6);
}

#[test]
fn every_pass_has_a_site_in_this_sample_or_in_the_extended_one() {
    let original = program();
    let idle: Vec<_> = Program::PASSES.iter().filter(|p| p.sites(&original) == 0).map(|p| p.name).collect();
    // The sample has nothing for these passes; tests of their own and `extended.rs` have it.
    let elsewhere = [
        "forward-assignment",
        "drop-variadic",
        "list-to-ellipsis",
        "pass-list",
        "drop-list-copy",
        "drop-convention",
        "type-to-plain",
        "type-to-part",
        "halve-type",
        "narrow-type",
        "declared-to-long",
    ];
    assert_eq!(idle, elsewhere);
}

#[test]
fn a_convention_of_another_system_is_dropped() {
    let c = "void bf_observe(unsigned int, unsigned long long);\n/* side: callee */\n\
             __attribute__((ms_abi)) void callee1(int p0) { bf_observe(0U, p0); }\n/* side: caller */\n\
             void entry(void)\n{\n    callee1(3);\n}\n\nint main(void)\n{\n    entry();\n    return 0;\n}\n";
    let original = lang::parse::program(c, "convention.c").unwrap();
    let pass = Program::PASSES.iter().find(|pass| pass.name == "drop-convention").unwrap();
    assert!(pass.sites(&original) > 0);
}

#[test]
fn every_single_edit_is_rejected_by_the_checker_or_gives_a_program_that_is_read_back() {
    let original = program();
    for pass in Program::PASSES {
        for site in 0..pass.sites(&original) {
            let mut edited = original.clone();
            pass.apply(&mut edited, &mut reducer::SiteRange::new(site..site + 1));
            if lang::check::program(&edited).is_ok() {
                let text = lang::print::program(&edited);
                let back = lang::parse::program(&text, "edited.c").unwrap_or_else(|e| panic!("{e}\n{text}"));
                assert_eq!(lang::print::program(&back), text, "{} at {site}", pass.name);
            }
        }
    }
}

#[test]
fn every_fine_edit_decreases_the_size() {
    let original = program();
    let before = ProgramSize::measure(&original);
    let fine = Program::PASSES.iter().filter(|p| p.tier == reducer::PassTier::Fine && p.sites(&original) > 0);
    for pass in fine {
        let mut edited = original.clone();
        pass.apply(&mut edited, &mut reducer::SiteRange::new(0..1));
        assert!(ProgramSize::measure(&edited) < before, "{} does not make the sample smaller", pass.name);
    }
}

fn parsed(text: &str) -> Program {
    let program = lang::parse::program(text, "text.c").unwrap_or_else(|e| panic!("{e}"));
    lang::check::program(&program).unwrap_or_else(|e| panic!("{e}"));
    program
}

#[test]
fn a_member_that_is_a_structure_gives_way_to_its_members() {
    let program = parsed(
        "void bf_observe(unsigned int, unsigned long long);\n\
         struct I { int a; int b : 3; }; struct O { char c; struct I i; short d; };\nvoid entry(void);\n\
         void entry(void) { struct O o = {1, {2, 3}, 4}; o.i.b = 1; o.d = 5;\n\
         bf_observe(0U, (unsigned long long)o.i.a); bf_observe(1U, (unsigned long long)o.d); }\n",
    );
    let pass = Program::PASSES.iter().find(|pass| pass.name == "flatten-record").expect("a pass");
    assert_eq!(pass.sites(&program), 1);
    let mut flat = program.clone();
    pass.apply(&mut flat, &mut SiteRange::new(0..1));
    lang::check::program(&flat).unwrap_or_else(|e| panic!("{e}"));
    assert!(ProgramSize::measure(&flat) < ProgramSize::measure(&program));
    insta::assert_snapshot!(lang::print::concise(&flat));
}

/// The program after every site of a pass was edited.
fn edited(program: &Program, pass: &str) -> Program {
    let pass = Program::PASSES.iter().find(|candidate| candidate.name == pass).expect("a pass");
    let mut edited = program.clone();
    pass.apply(&mut edited, &mut SiteRange::new(0..usize::MAX));
    lang::check::program(&edited).unwrap_or_else(|e| panic!("{e}"));
    assert!(ProgramSize::measure(&edited) < ProgramSize::measure(program));
    edited
}

#[test]
fn a_value_takes_the_place_of_the_global_that_has_it() {
    let program = parsed(
        "void bf_observe(unsigned int, unsigned long long);\nvoid entry(void);\n\
         short fixed = 7; int changed;\n\
         void entry(void) { changed = fixed; bf_observe(0U, (unsigned long long)changed); }\n",
    );
    let program = edited(&edited(&program, "global-to-value"), "forward-assignment");
    let text = lang::print::concise(&program);
    assert!(text.contains("bf_observe(0U, (unsigned long long)(int)((short)7));"), "{text}");
    assert!(!text.contains("fixed"), "{text}");
}

#[test]
fn a_template_is_a_well_formed_program_of_one_call_or_one_object() {
    let templates = program().templates();
    assert!(!templates.is_empty());
    for template in &templates {
        lang::check::program(template).unwrap_or_else(|e| panic!("{e}\n{}", lang::print::program(template)));
        assert!(template.functions.len() <= 2);
    }
    insta::assert_snapshot!(lang::print::concise(&templates[0]));
    insta::assert_snapshot!(lang::print::concise(templates.last().expect("one of a record")));
}
