//! Every fuzz target on the stable toolchain, with seeds and some DNA: a finding panics.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use bitfrost_fuzz::Fuzzer;

fn inputs() -> Vec<Vec<u8>> {
    let seeds = concat!(env!("CARGO_MANIFEST_DIR"), "/../corpus/seeds");
    let mut paths: Vec<_> = std::fs::read_dir(seeds).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty());
    let texts = paths.iter().map(|path| std::fs::read(path).unwrap());
    let edges = [vec![], vec![0; 4096], vec![0xFF; 4096], b"/* not C".to_vec()];
    texts.chain(edges).chain((0..200).map(|index| generator::dna(3, index))).collect()
}

#[test]
fn the_lowering_target_finds_nothing_in_seeds_and_dna() {
    let all = inputs();
    all.iter().for_each(|input| Fuzzer::with(|fuzzer| fuzzer.lowering(input)));
}

#[test]
fn the_layout_target_finds_nothing_in_seeds_and_dna() {
    let all = inputs();
    all.iter().for_each(|input| Fuzzer::with(|fuzzer| fuzzer.layout(input)));
}

#[test]
fn the_native_target_finds_nothing_in_the_first_inputs() {
    // Campaigns test these inputs with more compilers.
    Fuzzer::restrict_to(&["clang-19", "gcc"]);
    let all = inputs();
    all.iter().take(64).for_each(|input| Fuzzer::with(|fuzzer| fuzzer.native(input)));
}

#[test]
fn seeds_are_read_as_programs() {
    for seed in inputs().iter().filter(|input| input.starts_with(b"/* ") && input.len() > 100) {
        let text = std::str::from_utf8(seed).unwrap();
        let read = lang::parse::program(text, "seed").unwrap();
        assert_eq!(lang::print::program(&bitfrost_fuzz::program(seed)), lang::print::program(&read));
    }
}
