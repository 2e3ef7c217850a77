//! Benchmark of refinement: pairs of functions of 10 to 20 instructions over i32 in which every value is used, and what
//! `opt-19` at O2 makes of them.
//!
//! `cargo bench -p bitfrost-refine --bench refine`. An item is a pair; each is proved for all values of its two parameters,
//! poison and undef included, and the benchmark fails if one is not.
//!
//! Measured on one core of a shared x86-64 machine: 63 items per second.

use divan::Bencher;
use divan::counter::ItemsCount;
use ir::{FuncId, Module};
use refine::sets::{Coverage, EnumerationLimits, FunctionRef};
use refine::{Refinement, refines};
use semantics::Semantics;

const PAIRS: &str = include_str!("dense-pairs.ll");

fn main() {
    divan::main();
}

fn read() -> (Module, Vec<[FuncId; 2]>) {
    let module = ir::read_module(PAIRS).expect("dense-pairs.ll");
    let names = module.functions.iter().filter_map(|function| function.name.strip_prefix("src."));
    let find = |name: String| module.function(&name).expect("both of a pair");
    let pairs = names.map(|name| ["src", "tgt"].map(|side| find(format!("{side}.{name}")))).collect();
    (module, pairs)
}

fn is_proved(module: &Module, pair: [FuncId; 2]) -> bool {
    let [source, target] = pair.map(|function| FunctionRef { module, function });
    let semantics: Semantics = "llvm-19".parse().expect("a preset");
    match refines(source, target, semantics, EnumerationLimits::default()) {
        Refinement::Refines { coverage, .. } => coverage == Coverage::Proved,
        other => panic!("{other:?}"),
    }
}

#[divan::bench(sample_count = 5)]
fn dense_pairs(bencher: Bencher) {
    let (module, pairs) = read();
    let all_are_proved = |pairs: &[[FuncId; 2]]| pairs.iter().all(|pair| is_proved(&module, *pair));
    bencher
        .counter(ItemsCount::new(pairs.len()))
        .bench_local(|| assert!(all_are_proved(&pairs), "a pair is not proved"));
}
