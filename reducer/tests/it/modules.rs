//! Modules of LLVM IR: the driver with a synthetic predicate, and each pass by itself.

use std::collections::BTreeSet;

use ir::{BinaryOp, Function, Op};
use reducer::{
    EntryModule, Interest, Interestingness, ModuleSize, PassTier, Reducible, ReductionOptions, SiteRange,
    reduce,
};

fn sample() -> EntryModule {
    let module = ir::read_module(include_str!("../module.ll")).unwrap();
    ir::verify(&module).unwrap();
    EntryModule::run(module, "entry".into())
}

struct Predicate<F>(F);

impl<F: FnMut(&EntryModule) -> bool> Interestingness<EntryModule> for Predicate<F> {
    fn test(&mut self, candidates: &[EntryModule]) -> Vec<Interest> {
        let interest = |case| if (self.0)(case) { Interest::Same } else { Interest::Different };
        candidates.iter().map(interest).collect()
    }
}

/// Some function multiplies a value by a constant, and observes something.
fn multiplies_and_observes(case: &EntryModule) -> bool {
    let has = |is: fn(&Op) -> bool| {
        case.module.functions.iter().flat_map(Function::instructions).any(|instruction| is(&instruction.op))
    };
    has(|op| matches!(op, Op::Binary(binary) if binary.op == BinaryOp::Mul))
        && has(|op| matches!(op, Op::Call(_)))
}

#[test]
fn a_reduction_removes_all_that_the_test_does_not_need() {
    let options = ReductionOptions::default();
    let reduction = reduce(&sample(), &mut Predicate(multiplies_and_observes), &options).unwrap();
    let text = ir::print_module(&reduction.case.module);
    insta::assert_snapshot!(text);
    let twice = reduce(&reduction.case, &mut Predicate(multiplies_and_observes), &options).unwrap();
    assert_eq!(ir::print_module(&twice.case.module), text);
}

fn words(case: &EntryModule) -> BTreeSet<String> {
    let text = ir::print_module(&case.module);
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    // Names are no part of a case: it is given others at the end.
    let is_name = |word: &str| word.starts_with(['v', 'f', 'g', 'b']) && word[1..].parse::<u32>().is_ok();
    words.filter(|word| !word.is_empty() && !is_name(word)).map(str::to_owned).collect()
}

/// The words of the sample that a random test wants.
fn wanted(seed: u64) -> BTreeSet<String> {
    let chosen = |at: usize| (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (at % 61)).is_multiple_of(7);
    words(&sample()).into_iter().enumerate().filter(|(at, _)| chosen(*at)).map(|(_, word)| word).collect()
}

#[test]
fn for_any_test_the_result_is_accepted_minimal_and_the_same_for_every_batch() {
    let original = sample();
    for seed in 1..40 {
        let wanted = wanted(seed);
        let accepts = |case: &EntryModule| words(case).is_superset(&wanted);
        if accepts(&original.empty()) {
            continue;
        }
        let reduced = |from: &EntryModule, batch| {
            let options = ReductionOptions { batch, ..ReductionOptions::default() };
            reduce(from, &mut Predicate(accepts), &options).unwrap().case
        };
        let result = reduced(&original, 32);
        let text = ir::print_module(&result.module);
        assert!(accepts(&result), "{seed}: {text}");
        assert_eq!(ir::print_module(&reduced(&original, 3).module), text, "{seed}");
        assert_eq!(ir::print_module(&reduced(&result, 32).module), text, "{seed}: not idempotent");
        for pass in EntryModule::PASSES {
            for site in 0..pass.sites(&result) {
                let mut edited = result.clone();
                pass.apply(&mut edited, &mut SiteRange::new(site..site + 1));
                let smaller = edited.size() < result.size() && edited.is_well_formed();
                let text = || ir::print_module(&edited.module);
                assert!(!(smaller && accepts(&edited)), "{} at {site} gives\n{}", pass.name, text());
            }
        }
    }
}

#[test]
fn the_empty_module_is_well_formed() {
    let empty = sample().empty();
    assert!(empty.is_well_formed() && empty.size() < sample().size());
    assert_eq!(empty.size().instructions, 1);
    assert!(sample().renamed().is_well_formed());
}

/// Metadata and constants that name what is gone are gone, too: modules are merged with others before they are compiled.
#[test]
fn the_empty_module_names_nothing_that_is_gone() {
    let text = "@g = global ptr @f\n@a = alias ptr, ptr @g\ndefine void @f() {\n  ret void\n}\ndefine void @entry() personality ptr @f !prof !1 {\n  \
                %p = load ptr, ptr @g\n  call void %p(), !callees !0\n  ret void\n}\n\
                !0 = !{ptr @f}\n!1 = !{!\"function_entry_count\", i64 1}\n";
    let module = ir::read_module(text).unwrap();
    let empty = EntryModule::run(module, "entry".into()).empty();
    assert!(empty.is_well_formed());
    let mut into = ir::Module::new();
    into.merge(&empty.module).unwrap();
    assert_eq!(into.functions.len(), 1);
    assert!(!ir::print_module(&empty.module).contains('!'));
}

#[test]
fn every_pass_has_a_site_in_the_sample() {
    let original = sample();
    let passes = EntryModule::PASSES.iter();
    let idle: Vec<_> = passes.filter(|pass| pass.sites(&original) == 0).map(|pass| pass.name).collect();
    // The sample's functions have several blocks: no block is the only successor of its predecessor.
    assert_eq!(idle, ["merge-blocks"]);
}

#[test]
fn every_single_edit_is_refused_by_the_verifier_or_gives_a_module_that_is_read_back() {
    let original = sample();
    let mut well_formed = 0;
    for pass in EntryModule::PASSES {
        for site in 0..pass.sites(&original) {
            let mut edited = original.clone();
            pass.apply(&mut edited, &mut SiteRange::new(site..site + 1));
            if edited.is_well_formed() {
                well_formed += 1;
                let text = ir::print_module(&edited.module);
                let back = ir::read_module(&text)
                    .unwrap_or_else(|why| panic!("{} at {site}: {why}\n{text}", pass.name));
                assert_eq!(ir::print_module(&back), text, "{} at {site}", pass.name);
            }
        }
    }
    assert!(well_formed > 80, "{well_formed}");
}

#[test]
fn every_fine_edit_makes_the_sample_smaller() {
    let original = sample();
    let before = ModuleSize::measure(&original.module);
    for pass in EntryModule::PASSES.iter().filter(|pass| pass.tier == PassTier::Fine) {
        let mut edited = original.clone();
        pass.apply(&mut edited, &mut SiteRange::new(0..1));
        let after = ModuleSize::measure(&edited.module);
        assert!(after < before, "{}: {before:?} to {after:?}", pass.name);
    }
}

#[test]
fn straight_code_becomes_one_block() {
    let text = "define void @entry() {\n  br label %a\n\na:\n  br label %b\n\nb:\n  ret void\n}\n";
    let mut case = EntryModule::run(ir::read_module(text).unwrap(), "entry".into());
    let merge = EntryModule::PASSES.iter().find(|pass| pass.name == "merge-blocks").unwrap();
    merge.apply(&mut case, &mut SiteRange::new(0..usize::MAX));
    assert_eq!((case.size().blocks, case.is_well_formed()), (1, true));
}
