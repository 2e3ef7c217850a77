//! The in-process tier, stage by stage and whole, in each profile: items are programs.
//!
//! `cargo bench --bench pipeline`

use divan::Bencher;
use divan::counter::ItemsCount;
use generator::{Config, Profile};
use interpreter::Interpreter;
use judge::reference::{EvaluationLimits, Evaluator, FaultSet};
use lang::{Program, Unit};
use lowering::lower::{self, Options};

/// Programs in an iteration: enough that a profile's mix evens out.
const PROGRAMS: u64 = 256;

const PROFILES: [Profile; 7] = Profile::ALL;

fn main() {
    divan::main();
}

fn dnas() -> Vec<Vec<u8>> {
    (0..PROGRAMS).map(|index| generator::dna(1, index)).collect()
}

fn programs(profile: Profile) -> Vec<Program> {
    let config = Config::new(profile);
    dnas().iter().map(|dna| generator::program(dna, &config)).collect()
}

fn lowered(program: &Program) -> ir::Module {
    lower::program(program, &Unit::WHOLE, &Options::default()).expect("a generated program lowers")
}

fn entry(program: &Program) -> &str {
    &program[program.entry].name
}

#[divan::bench]
fn dna(bencher: Bencher<'_, '_>) {
    bencher.counter(ItemsCount::new(PROGRAMS)).bench(dnas);
}

#[divan::bench(args = PROFILES)]
fn generate(bencher: Bencher<'_, '_>, profile: Profile) {
    let (config, dnas) = (Config::new(profile), dnas());
    bencher.counter(ItemsCount::new(PROGRAMS)).bench_local(|| {
        for dna in &dnas {
            divan::black_box(generator::program(dna, &config));
        }
    });
}

#[divan::bench(args = PROFILES)]
fn reference(bencher: Bencher<'_, '_>, profile: Profile) {
    let (programs, mut evaluator) = (programs(profile), Evaluator::default());
    bencher.counter(ItemsCount::new(PROGRAMS)).bench_local(|| {
        for program in &programs {
            divan::black_box(evaluator.run(program, &EvaluationLimits::default(), FaultSet::NONE));
        }
    });
}

#[divan::bench(args = PROFILES)]
fn lower(bencher: Bencher<'_, '_>, profile: Profile) {
    let programs = programs(profile);
    bencher.counter(ItemsCount::new(PROGRAMS)).bench_local(|| {
        for program in &programs {
            divan::black_box(lowered(program));
        }
    });
}

#[divan::bench(args = PROFILES)]
fn interpret(bencher: Bencher<'_, '_>, profile: Profile) {
    let programs = programs(profile);
    let modules: Vec<ir::Module> = programs.iter().map(lowered).collect();
    let (config, mut interpreter) = (interpreter::Config::default(), Interpreter::new());
    bencher.counter(ItemsCount::new(PROGRAMS)).bench_local(|| {
        for (program, module) in programs.iter().zip(&modules) {
            divan::black_box(interpreter.run(module, entry(program), &config));
        }
    });
}

#[divan::bench(args = PROFILES)]
fn whole_pipeline(bencher: Bencher<'_, '_>, profile: Profile) {
    let config = Config::new(profile);
    let semantics = interpreter::Config::default();
    let (mut evaluator, mut interpreter) = (Evaluator::default(), Interpreter::new());
    bencher.counter(ItemsCount::new(PROGRAMS)).bench_local(|| {
        for index in 0..PROGRAMS {
            let program = generator::program(&generator::dna(1, index), &config);
            divan::black_box(evaluator.run(&program, &EvaluationLimits::default(), FaultSet::NONE));
            divan::black_box(interpreter.run(&lowered(&program), entry(&program), &semantics));
        }
    });
}
