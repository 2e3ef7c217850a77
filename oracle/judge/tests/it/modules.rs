//! The concrete interpreter stays within what the symbolic and the exhaustive one allow, and is seen not to where a fault
//! is planted in it.

use engines::{Observation, Observations, Outcome};
use generator::dna;
use generator::ir::{ENTRY, ModuleConfig, Profile, module};
use interpreter::{
    Bytecode, ConcreteMachine, ExecutionLimits, Fault, FaultSet, Needs, NondetPolicy, Semantics,
    decode_with_faults,
};
use judge::inprocess::modules::{ModuleInterpreters, check};
use judge::verdict::{Incomparable, Verdict, judge_run};
use rayon::prelude::*;
use refine::bits::{Precision, outcomes};

/// Modules with and without undef, most of them with undefined behaviour.
fn modules(profile: Profile, seed: u64, count: u64) -> impl Iterator<Item = ir::Module> {
    (0..count).map(move |index| {
        let (ub_free, undef) = (index % 4 == 0, index % 3 == 0);
        let config = ModuleConfig { ub_free, undef, ..ModuleConfig::new(profile) };
        module(&dna(seed, index), &config)
    })
}

#[test]
fn the_concrete_interpreter_stays_within_what_the_symbolic_one_allows() {
    let mut interpreters = ModuleInterpreters::default();
    for module in modules(Profile::Ir, 41, 1_200) {
        if let Some(wrong) = interpreters.check(&module, ENTRY, false) {
            panic!("{}\n{wrong:#?}", ir::print_module(&module));
        }
    }
    let tally = interpreters.tally;
    assert!(tally.judged * 10 > tally.runs * 7, "{tally:?}");
    assert!(tally.undefined * 20 > tally.runs, "{tally:?}");
    assert!(tally.covered > 0, "{tally:?}");
}

#[test]
fn all_three_engines_agree_on_what_is_small() {
    let mut interpreters = ModuleInterpreters::default();
    for module in modules(Profile::IrSmall, 42, 400) {
        if let Some(wrong) = interpreters.check(&module, ENTRY, true) {
            panic!("{}\n{wrong:#?}", ir::print_module(&module));
        }
    }
    let tally = interpreters.tally;
    assert!(tally.exhausted * 10 > tally.runs * 7, "{tally:?}");
}

/// The faults that no generated module shows: members packed at bits, and loads that freeze bit by bit, are not
/// generated.
const NOT_SHOWN: [Fault; 3] = [Fault::LoadFieldSpreads, Fault::LoadFrozenSpreads, Fault::StoreFieldClears];

/// A module, the semantics it runs under, and its runs by the concrete interpreter.
struct Sound {
    module: ir::Module,
    semantics: Semantics,
    runs: Vec<(interpreter::Outcome, Vec<Observation>)>,
}

/// The runs by a few policies for what the semantics leaves open.
fn runs(
    module: &ir::Module,
    semantics: Semantics,
    faults: FaultSet,
) -> Vec<(interpreter::Outcome, Vec<Observation>)> {
    let limits = ExecutionLimits { fuel: 100_000, ..ExecutionLimits::default() };
    let (mut program, mut machine) = (Bytecode::default(), ConcreteMachine::new());
    decode_with_faults(faults, module, &interpreter::Config { semantics, limits }, &mut program);
    let policies = [NondetPolicy::Seed(1), NondetPolicy::Seed(2), NondetPolicy::Zeros, NondetPolicy::Ones];
    let run = |choices| {
        let config = interpreter::Config { semantics: Semantics { choices, ..semantics }, limits };
        let run = machine.run(&program, module.function(ENTRY), &config);
        (run.outcome, run.observations.to_vec())
    };
    policies.map(run).into()
}

/// Modules whose runs a fault does not change are not judged again: without the fault they are right, by the tests above.
#[test]
#[ignore = "11 CPU s: modules under each fault of poison"]
fn faults_of_poison_are_found() {
    let missed = missed_faults_of_poison(3_000);
    // The others are shown by one module in thousands, which are judged in the slow tier.
    let all = Fault::ALL.iter().filter(|fault| fault.exposure().needs == Needs::Poison).count();
    assert!(
        missed.len() * 3 < all && NOT_SHOWN.iter().all(|fault| missed.contains(fault)),
        "{missed:?} of {all}"
    );
}

#[test]
#[ignore = "36,000 modules in place of 4,500, under each fault: 40 CPU s"]
fn rare_faults_of_poison_are_found() {
    assert_eq!(missed_faults_of_poison(24_000), NOT_SHOWN);
}

/// The faults that no module shows, of a number of modules and half as many small ones.
fn missed_faults_of_poison(count: u64) -> Vec<Fault> {
    let modules: Vec<ir::Module> =
        modules(Profile::Ir, 43, count).chain(modules(Profile::IrSmall, 43, count / 2)).collect();
    // Not in step with the configurations, which repeat as well.
    let presets = Semantics::PRESETS;
    let semantics = (0..).map(|number| presets[(number + number / presets.len()) % presets.len()].semantics);
    let pairs: Vec<_> = modules.into_iter().zip(semantics).collect();
    let sound: Vec<Sound> = pairs
        .into_par_iter()
        .map(|(module, semantics)| Sound {
            runs: runs(&module, semantics, FaultSet::NONE),
            module,
            semantics,
        })
        .collect();
    let found = |fault: Fault| {
        let mut interpreters = ModuleInterpreters::new(FaultSet::single(fault));
        sound.iter().any(|Sound { module, semantics, runs: right }| {
            runs(module, *semantics, FaultSet::single(fault)) != *right
                && interpreters.check_under(*semantics, module, ENTRY, false).is_some()
        })
    };
    let of_poison = Fault::ALL.par_iter().copied().filter(|fault| fault.exposure().needs == Needs::Poison);
    of_poison.filter(|&fault| !found(fault)).collect()
}

/// Two uses of one `freeze`, and two of one undef.
const TWICE: &str = "\
declare void @bf_observe(i32, i64)

define void @entry() {
  %frozen = freeze i64 poison
  %same = xor i64 %frozen, %frozen
  %one = and i64 %frozen, 1
  call void @bf_observe(i32 0, i64 %same)
  call void @bf_observe(i32 1, i64 %one)
  ret void
}
";

fn verdict(text: &str, outcome: &Outcome) -> Verdict {
    let module = ir::read_module(text).unwrap();
    let allowed = outcomes(&module, ENTRY, &interpreter::Config::default());
    assert_eq!(allowed.precision, Precision::Exact);
    let judgement = judge_run(&module, &allowed, outcome);
    assert_eq!(judgement.explanation.is_empty(), judgement.verdict != Verdict::Mismatch, "{judgement:?}");
    judgement.verdict
}

fn observed(values: [u64; 2]) -> Outcome {
    let pairs = values.into_iter().enumerate();
    let log = pairs.map(|(site, value)| Observation { site: site as u32, value }).collect::<Observations>();
    Outcome::Finished(log)
}

#[test]
fn what_freeze_may_choose_is_allowed_and_that_its_uses_differ_is_not() {
    assert_eq!(verdict(TWICE, &observed([0, 0])), Verdict::Refines);
    assert_eq!(verdict(TWICE, &observed([0, 1])), Verdict::Refines);
    assert_eq!(verdict(TWICE, &observed([1, 1])), Verdict::Mismatch);
    assert_eq!(verdict(TWICE, &observed([0, 2])), Verdict::Mismatch);
    let short = Outcome::Finished(Observations(vec![Observation { site: 0, value: 0 }]));
    assert_eq!(verdict(TWICE, &short), Verdict::Mismatch);
}

#[test]
fn the_only_outcome_is_agreed_with() {
    let defined = TWICE.replace("freeze i64 poison", "freeze i64 7");
    assert_eq!(verdict(&defined, &observed([0, 1])), Verdict::Agree);
    assert_eq!(verdict(&defined, &observed([0, 0])), Verdict::Mismatch);
    let crash = Outcome::Crashed { signal: 11, log: Observations::default() };
    assert_eq!(verdict(&defined, &crash), Verdict::Mismatch);
    assert_eq!(verdict(&defined, &Outcome::CompilerHung), Verdict::Mismatch);
}

#[test]
fn nothing_is_said_of_modules_that_are_undefined() {
    let undefined = TWICE.replace("i32 1, i64 %one", "i32 1, i64 poison");
    let verdict = verdict(&undefined, &observed([0, 5]));
    assert_eq!(verdict, Verdict::Incomparable(Incomparable::ProgramUndefined));
}

#[test]
fn a_planted_fault_is_a_disagreement_and_no_fault_is_none() {
    let module = ir::read_module(TWICE).unwrap();
    assert_eq!(check(&module, ENTRY, true, FaultSet::NONE), None);
    assert!(check(&module, ENTRY, false, FaultSet::single(Fault::FreezeVaries)).is_some());
}
