//! Modules of which nothing has to stay: the driver with synthetic predicates, and each pass by itself.

use reducer::{
    Interest, Interestingness, Reducible, ReductionOptions, Schedule, SiteRange, WholeModule, reduce,
};

const SAMPLE: &str = include_str!("../whole.ll");

fn sample() -> WholeModule {
    let sample = WholeModule::read(SAMPLE).unwrap();
    assert!(sample.is_verified());
    sample
}

/// A predicate, and the number of candidates that it was asked about.
struct Predicate<F> {
    accepts: F,
    asked: usize,
}

impl<F: FnMut(&str) -> bool> Interestingness<WholeModule> for Predicate<F> {
    fn test(&mut self, candidates: &[WholeModule]) -> Vec<Interest> {
        self.asked += candidates.len();
        let interest = |case: &WholeModule| match (self.accepts)(case.text()) {
            true => Interest::Same,
            false => Interest::Different,
        };
        candidates.iter().map(interest).collect()
    }
}

/// The result, and the number of candidates.
fn reduced(
    from: &WholeModule,
    schedule: Schedule,
    accepts: impl FnMut(&str) -> bool,
) -> (WholeModule, usize) {
    let options = ReductionOptions { schedule, batch: 1, ..ReductionOptions::default() };
    let mut predicate = Predicate { accepts, asked: 0 };
    let reduction = reduce(from, &mut predicate, &options).unwrap();
    (reduction.case, predicate.asked)
}

#[test]
fn a_reduction_removes_all_that_the_test_does_not_need() {
    let accepts = |text: &str| text.contains(" = sdiv ") && text.contains("call i32 @llvm.ctpop.i32(i32 %");
    let (result, asked) = reduced(&sample(), Schedule::Expectation, accepts);
    insta::assert_snapshot!(result.text());
    assert!(asked < 200, "{asked}");
    let (again, _) = reduced(&result, Schedule::Expectation, accepts);
    assert_eq!(again.text(), result.text());
    let (halves, _) = reduced(&sample(), Schedule::Halves, accepts);
    assert!(halves.size().bytes < 260, "{}", halves.text());
}

/// An optimiser leaves out a function that only its module sees with the last call of it: the callers go all the same.
#[test]
fn callers_of_internal_functions_are_not_needed() {
    let link =
        |at: u32| format!("define internal void @f{at}() {{\n  call void @f{}()\n  ret void\n}}\n", at + 1);
    let last = "define internal i32 @f40(i32 %a, i32 %b) {\n  %c = sdiv i32 %a, %b\n  ret i32 %c\n}\n";
    let first = "define void @f0() {\n  call void @f1()\n  ret void\n}\n";
    let text: String = (1..39).map(link).collect();
    let before_last = "define internal void @f39() {\n  %a = call i32 @f40(i32 1, i32 2)\n  ret void\n}\n";
    let from = WholeModule::read(&format!("{first}{text}{before_last}{last}")).unwrap();
    let accepts = |text: &str| {
        let is_seen = text.split("define ").any(|f| f.contains("sdiv") && !f.starts_with("internal"));
        is_seen || (text.contains("sdiv") && (1..=40).all(|at| text.contains(&format!(" @f{at}("))))
    };
    let (result, asked) = reduced(&from, Schedule::Expectation, accepts);
    assert!(result.text().matches("define").count() == 1 && asked < 40, "{asked}: {}", result.text());
}

/// Each is needed by a test of its own, and almost nothing else is left.
#[test]
fn what_a_test_wants_stays() {
    let mut wrong = Vec::new();
    for (wanted, most) in [
        ("target triple", 60),
        ("module asm", 40),
        ("invoke fastcc i32", 260),
        ("personality", 120),
        ("@state = ", 60),
        ("c\"hello\\00\"", 60),
        ("alias", 60),
        ("comdat any", 100),
        ("!tbaa", 110),
        ("!\"omnipotent char\"", 180),
        ("\"target-cpu\"=\"x86-64\"", 60),
        ("switch i32 ", 120),
        ("load atomic", 100),
        ("atomicrmw add", 100),
        ("volatile", 100),
        ("@elsewhere acquire", 130),
        ("%struct.pair = type", 130),
        ("@printf", 95),
        ("phi i32 [ 0, ", 180),
    ] {
        let (result, _) = reduced(&sample(), Schedule::Expectation, |text| text.contains(wanted));
        let size = result.size().bytes;
        if !result.text().contains(wanted) || size > most {
            wrong.push(format!("{wanted}: {size}\n{}", result.text()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_pass_has_a_site_in_the_sample() {
    let original = sample();
    let passes = WholeModule::PASSES.iter();
    let idle: Vec<_> = passes.filter(|pass| pass.sites(&original) == 0).map(|pass| pass.name).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn every_single_edit_is_refused_by_the_verifier_or_gives_a_module_that_is_read_back() {
    let original = sample();
    let mut well_formed = 0;
    for pass in WholeModule::PASSES {
        for site in 0..pass.sites(&original) {
            let mut edited = original.clone();
            pass.apply(&mut edited, &mut SiteRange::new(site..site + 1));
            if edited.is_well_formed() {
                well_formed += 1;
                let text = edited.text();
                let back = WholeModule::read(text)
                    .unwrap_or_else(|why| panic!("{} at {site}: {why}\n{text}", pass.name));
                assert_eq!(back.text(), text, "{} at {site}", pass.name);
            }
        }
    }
    assert!(well_formed > 250, "{well_formed}");
}

#[test]
fn every_pass_has_an_edit_that_makes_the_sample_smaller() {
    let original = sample();
    for pass in WholeModule::PASSES {
        let smaller = (0..pass.sites(&original)).any(|site| {
            let mut edited = original.clone();
            pass.apply(&mut edited, &mut SiteRange::new(site..site + 1));
            edited.size() < original.size() && edited.is_well_formed()
        });
        assert!(smaller, "{}", pass.name);
    }
}

#[test]
fn the_empty_module_is_the_smallest() {
    let empty = sample().empty();
    assert!(empty.is_well_formed() && empty.size().tokens == 0);
    assert!(sample().renamed().is_well_formed());
}

/// An original that the verifier refuses is no reason to refuse candidates.
#[test]
fn an_ill_formed_module_is_reduced_too() {
    let text = "define i32 @f(i32 %a) {\n  %b = add i32 %c, %a\n  %c = mul i32 %b, 3\n  ret i32 %c\n}\n";
    let module = WholeModule::read(text).unwrap();
    assert!(!module.is_verified());
    let (result, _) = reduced(&module, Schedule::Expectation, |text| text.contains("mul i32"));
    assert!(result.size().bytes < 80, "{}", result.text());
}

#[test]
fn what_is_no_module_is_named() {
    let why = WholeModule::read("define void @f() {\n  frobnicate i32 1\n  ret void\n}\n").unwrap_err();
    assert!(why.to_string().starts_with("2:3: "), "{why}");
}

/// A module of many functions takes time in proportion to its size: 40 times the sample, and nothing quadratic.
#[test]
fn a_large_module_takes_few_candidates() {
    let function = |at: usize| {
        format!(
            "define i32 @function{at}(i32 %a, i32 %b) {{\n  %c = add i32 %a, %b\n  %d = mul i32 %c, {at}\n  ret i32 %d\n}}\n"
        )
    };
    let text: String = (0..500).map(function).collect();
    let module = WholeModule::read(&text).unwrap();
    let (result, asked) =
        reduced(&module, Schedule::Expectation, |text| text.contains("mul i32") && text.contains("add i32"));
    assert!(result.size().bytes < 150 && asked < 150, "{asked}\n{}", result.text());
}
