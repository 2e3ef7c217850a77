//! How long lowering takes, per program: tiny ones of one feature, and mixed ones of about five functions.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use generator::{Config, Profile};
use lang::{Program, Unit};
use lowering::Options;

fn main() {
    divan::main();
}

const PROGRAMS: u64 = 64;

fn programs(profile: Profile) -> Vec<Program> {
    let config = Config::new(profile);
    (0..PROGRAMS).map(|index| generator::program(&generator::dna(7, index), &config)).collect()
}

#[divan::bench(args = [Profile::Single, Profile::Mixed])]
fn lower(bencher: Bencher<'_, '_>, profile: &Profile) {
    let programs = programs(*profile);
    let options = Options::default();
    bencher.counter(ItemsCount::new(programs.len())).bench_local(|| {
        for program in &programs {
            black_box(lowering::lower::program(program, &Unit::WHOLE, &options).is_ok());
        }
    });
}

#[divan::bench(args = [Profile::Single, Profile::Mixed])]
fn print(bencher: Bencher<'_, '_>, profile: &Profile) {
    let options = Options::default();
    let modules: Vec<_> = programs(*profile)
        .iter()
        .filter_map(|program| lowering::lower::program(program, &Unit::WHOLE, &options).ok())
        .collect();
    bencher.counter(ItemsCount::new(modules.len())).bench_local(|| {
        for module in &modules {
            black_box(ir::print_module(module).len());
        }
    });
}
