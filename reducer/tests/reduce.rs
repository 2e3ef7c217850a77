//! The driver on synthetic predicates: what must survive does, what need not is gone, the end is canonical.

use lang::visit::{Visit, walk};
use lang::{Callee, Expr, ExprKind, Program, Type, typing};
use reducer::{Interest, Interestingness, Options, PASSES, ReduceError, Size, reduce};

const SOURCE: &str = include_str!("program.c");

fn program() -> Program {
    let program = lang::parse::program(SOURCE, "program.c").unwrap_or_else(|e| panic!("{e}"));
    if let Err(error) = lang::check::program(&program) {
        panic!("{error}");
    }
    program
}

/// A test made of a predicate on the tree.
struct Predicate<F>(F);

impl<F: FnMut(&Program) -> bool> Interestingness for Predicate<F> {
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
fn what_the_test_does_not_need_is_gone() {
    let original = program();
    let reduction =
        reduce(&original, &mut Predicate(passes_and_stores_five_bits), &Options::default()).expect("reduces");
    assert!(reduction.after < reduction.before);
    insta::assert_snapshot!(lang::print::program(&reduction.program));
}

#[test]
fn reducing_what_is_reduced_changes_nothing() {
    let mut test = Predicate(passes_and_stores_five_bits);
    let once = reduce(&program(), &mut test, &Options::default()).expect("reduces").program;
    let twice = reduce(&once, &mut test, &Options::default()).expect("reduces").program;
    assert_eq!(lang::print::program(&once), lang::print::program(&twice));
}

#[test]
fn the_batch_size_does_not_change_the_result() {
    let end = |batch| {
        let options = Options { batch, ..Options::default() };
        let reduction = reduce(&program(), &mut Predicate(passes_and_stores_five_bits), &options);
        lang::print::program(&reduction.expect("reduces").program)
    };
    assert_eq!(end(1), end(32));
}

#[test]
fn a_test_that_is_no_basis_is_refused() {
    let refuse = |test: &mut dyn Interestingness| reduce(&program(), test, &Options::default()).err();
    assert_eq!(refuse(&mut Predicate(|_: &Program| false)), Some(ReduceError::NotInteresting));
    assert_eq!(refuse(&mut Predicate(|_: &Program| true)), Some(ReduceError::EmptyIsInteresting));
    let mut calls = 0;
    let mut fickle = Predicate(move |_: &Program| {
        calls += 1;
        calls % 2 == 0
    });
    assert_eq!(refuse(&mut fickle), Some(ReduceError::NotRepeatable));
}

#[test]
fn a_test_that_cannot_run_is_said_to() {
    struct Broken;
    impl Interestingness for Broken {
        fn test(&mut self, candidates: &[Program]) -> Vec<Interest> {
            vec![Interest::CouldNotRun("no compiler".into()); candidates.len()]
        }
    }
    let refused = reduce(&program(), &mut Broken, &Options::default()).err();
    assert_eq!(refused, Some(ReduceError::CouldNotRun("no compiler".into())));
}

#[test]
fn the_limit_on_tests_is_kept() {
    let options = Options { max_tests: 40, batch: 8 };
    let reduction =
        reduce(&program(), &mut Predicate(passes_and_stores_five_bits), &options).expect("reduces");
    assert!(reduction.stats.tested <= 40 + 8 + 1, "{:?}", reduction.stats);
}

#[test]
fn every_pass_has_a_site_in_the_sample_or_says_why() {
    let original = program();
    let idle: Vec<_> = PASSES.iter().filter(|p| p.sites(&original) == 0).map(|p| p.name).collect();
    // These are about types the sample has none of; `extended.rs` tries them.
    let elsewhere = [
        "drop-variadic",
        "pass-list",
        "drop-list-copy",
        "type-to-plain",
        "type-to-part",
        "halve-type",
        "narrow-type",
    ];
    assert_eq!(idle, elsewhere);
}

#[test]
fn every_single_edit_is_refused_by_the_checker_or_leaves_a_program() {
    let original = program();
    for pass in PASSES {
        for site in 0..pass.sites(&original) {
            let mut edited = original.clone();
            pass.apply(&mut edited, &mut reducer::Chooser::new(site..site + 1));
            if lang::check::program(&edited).is_ok() {
                let text = lang::print::program(&edited);
                let back = lang::parse::program(&text, "edited.c").unwrap_or_else(|e| panic!("{e}\n{text}"));
                assert_eq!(lang::print::program(&back), text, "{} at {site}", pass.name);
            }
        }
    }
}

#[test]
fn size_counts_every_kind_of_detail() {
    let original = program();
    let before = Size::of(&original);
    let fine = PASSES.iter().filter(|p| p.tier == reducer::Tier::Fine && p.sites(&original) > 0);
    for pass in fine {
        let mut edited = original.clone();
        pass.apply(&mut edited, &mut reducer::Chooser::new(0..1));
        assert!(Size::of(&edited) < before, "{} does not make the sample smaller", pass.name);
    }
}
