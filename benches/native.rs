//! The native tier: a batch through every configuration, linked once, run as a matrix. Items are programs.
//!
//! `cargo bench --bench native`

use divan::Bencher;
use divan::counter::ItemsCount;
use engines::native::{BATCH, Settings, Toolchain, run_programs};
use generator::{Config, Profile};
use lang::Program;

/// Six configurations: clang, gcc and ours, unoptimised and optimised.
const SIX: &[&str] = &["tcc"];

fn main() {
    divan::main();
}

fn toolchain() -> Toolchain {
    let left_out: Vec<String> = SIX.iter().map(|&name| name.to_owned()).collect();
    let settings =
        examination::toolchains::settings_without(&Settings::default(), &left_out).unwrap_or_default();
    examination::toolchains::native(&settings, 1)
        .expect("the bench needs clang and gcc; ./setup installs them")
}

fn programs(profile: Profile) -> Vec<Program> {
    let config = Config::new(profile);
    (0..BATCH as u64).map(|index| generator::program(&generator::dna(1, index), &config)).collect()
}

#[divan::bench(args = [Profile::Mixed, Profile::Single], sample_count = 10)]
fn batch(bencher: Bencher<'_, '_>, profile: Profile) {
    let (toolchain, programs) = (toolchain(), programs(profile));
    bencher.counter(ItemsCount::new(BATCH)).bench_local(|| run_programs(&toolchain, &programs));
}
