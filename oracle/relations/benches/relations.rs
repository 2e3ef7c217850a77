//! Benchmark of extraction and rules.
//!
//! `cargo bench -p bitfrost-relations --bench relations`. Modules of about 20 and about 300 instructions, generated and lowered.

use divan::Bencher;
use generator::ir::{ModuleConfig, Profile};
use ir::Module;
use relations::Facts;

/// The command's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    divan::main();
}

fn instructions(module: &Module) -> usize {
    module
        .functions
        .iter()
        .flat_map(|function| &function.blocks)
        .map(|block| block.instructions.len() + 1)
        .sum()
}

/// The first generated module of about `wanted` instructions.
fn generated(wanted: usize) -> Module {
    let modules = (0..100_000_u64).map(|seed| {
        let profile = if wanted < 50 { Profile::IrSmall } else { Profile::Ir };
        generator::ir::module(&generator::dna(3, seed), &ModuleConfig { profile, ..ModuleConfig::default() })
    });
    close_to(wanted, modules)
}

/// The first program of about `wanted` instructions, lowered.
fn lowered(wanted: usize) -> Module {
    let config = generator::Config::new(generator::Profile::Bitfields);
    let modules = (0..100_000_u64).filter_map(|seed| {
        let program = generator::program(&generator::dna(3, seed), &config);
        lowering::lower::program(&program, &lang::Unit::WHOLE, &lowering::lower::Options::default()).ok()
    });
    close_to(wanted, modules)
}

fn close_to(wanted: usize, modules: impl Iterator<Item = Module>) -> Module {
    let mut modules = modules.filter(|module| instructions(module).abs_diff(wanted) <= wanted / 20);
    modules.next().expect("a module of that size")
}

const SIZES: [usize; 2] = [20, 300];

#[divan::bench(args = SIZES)]
fn extract_generated(bencher: Bencher<'_, '_>, size: usize) {
    let module = generated(size);
    bencher.bench(|| Facts::extract(&module));
}

#[divan::bench(args = SIZES)]
fn derive_generated(bencher: Bencher<'_, '_>, size: usize) {
    let facts = Facts::extract(&generated(size));
    bencher.bench(|| facts.derive());
}

#[divan::bench(args = SIZES)]
fn all_of_generated(bencher: Bencher<'_, '_>, size: usize) {
    let module = generated(size);
    bencher.bench(|| Facts::extract(&module).derive());
}

#[divan::bench(args = SIZES)]
fn all_of_lowered(bencher: Bencher<'_, '_>, size: usize) {
    let module = lowered(size);
    bencher.bench(|| Facts::extract(&module).derive());
}
