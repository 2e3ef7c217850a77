//! Benchmarks of program generation.

use divan::{Bencher, counter::ItemsCount};
use generator::{Config, Profile, dna, program, record};
use lang::Features;

fn main() {
    divan::main();
}

/// The number of programs in a measurement, so that the size of a single program does not decide it.
const PROGRAMS: u64 = 64;

#[divan::bench(args = Profile::ALL)]
fn programs(bencher: Bencher<'_, '_>, profile: Profile) {
    let config = Config::new(profile);
    let genomes: Vec<Vec<u8>> = (0..PROGRAMS).map(|i| dna(1, i)).collect();
    bencher
        .counter(ItemsCount::new(PROGRAMS))
        .bench(|| genomes.iter().map(|dna| program(dna, &config).functions.len()).sum::<usize>());
}

#[divan::bench]
fn genomes(bencher: Bencher<'_, '_>) {
    bencher
        .counter(ItemsCount::new(PROGRAMS))
        .bench(|| (0..PROGRAMS).map(|i| dna(1, i).len()).sum::<usize>());
}

#[divan::bench]
fn records(bencher: Bencher<'_, '_>) {
    let config = Config::new(Profile::Mixed);
    let genomes: Vec<Vec<u8>> = (0..PROGRAMS).map(|i| dna(1, i)).collect();
    bencher
        .counter(ItemsCount::new(PROGRAMS))
        .bench(|| genomes.iter().map(|dna| record(dna, &config).records.len()).sum::<usize>());
}

#[divan::bench]
fn scans(bencher: Bencher<'_, '_>) {
    let config = Config::new(Profile::Mixed);
    let programs: Vec<_> = (0..PROGRAMS).map(|i| program(&dna(1, i), &config)).collect();
    bencher
        .counter(ItemsCount::new(PROGRAMS))
        .bench(|| programs.iter().map(|p| Features::of_program(p).bits().count_ones()).sum::<u32>());
}
