//! The time that lowering takes, per program: tiny ones of one feature, and mixed ones of about five functions; and the layout
//! and classification of one signature.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use generator::{Config, Profile};
use lang::{Program, Target, Unit, parse};
use lowering::Options;
use lowering::abi::{Context, classify_signature};
use lowering::layout::Layouts;
use lowering::shape::MemTypes;

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

/// Two records of three members, a vector, a complex number and an `__int128`: records are laid out anew each time.
const SIGNATURE: &str = "typedef float V __attribute__((vector_size(16)));
struct A { _Float16 h; int a : 7, b : 20; double d; }; struct B { long double l; struct A a; char c[3]; };
struct A f(struct B, int, V, struct A, _Complex double, __int128, struct A);";

#[divan::bench(args = ["x86_64-linux-gnu", "aarch64-linux-gnu"])]
fn signature(bencher: Bencher<'_, '_>, target: &str) {
    let Ok(mut declared) = parse::declaration(SIGNATURE) else { return };
    declared.program.target =
        if target.starts_with('a') { Target::AArch64Linux } else { Target::X86_64Linux };
    let (program, signature) = (&declared.program, &declared.functions[0].1);
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        let Ok(layouts) = Layouts::compute(program) else { return 0 };
        let shapes = MemTypes::compute(program, &layouts);
        classify_signature(Context::new(program, &layouts, &shapes), signature).args.len()
    });
}
