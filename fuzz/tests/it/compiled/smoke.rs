//! Every fuzz target on the stable toolchain, with the stored files and what the mutators make: a finding panics.

use crate::it::inputs;

use bitfrost_fuzz::{
    FuzzTarget, InputCase, InputKind, NATIVE, TARGETS, calls, mutate, passes, program, read, reader,
    restrict_to,
};
use inputs::{fresh, stored};

/// The mutants of each stored file.
const MUTANTS: u32 = 4;
/// New inputs for each target.
const FRESH: u32 = 150;

/// The stored files, their mutants, new inputs, and bytes that are no case.
fn inputs(kind: InputKind) -> Vec<Vec<u8>> {
    let directories = match kind {
        InputKind::C => vec!["seeds"],
        InputKind::LlvmIr => vec!["experiments"],
        InputKind::Either | InputKind::Bytes => vec!["seeds", "experiments"],
    };
    let files: Vec<Vec<u8>> = directories.into_iter().flat_map(stored).collect();
    let mutants = files.iter().flat_map(|file| {
        (0..MUTANTS).map(|seed| {
            let mut data = file.clone();
            data.resize(8192, 0);
            let size = mutate(kind, &mut data, file.len(), 8192, seed);
            data.truncate(size);
            data
        })
    });
    let mutants: Vec<_> = mutants.collect();
    let edges = [vec![], vec![0; 4096], vec![0xFF; 4096], b"/* not C".to_vec(), b"; not IR".to_vec()];
    files.into_iter().chain(mutants).chain(edges).chain(fresh(kind, FRESH)).collect()
}

fn finds_nothing(target: FuzzTarget) {
    inputs(target.kind).iter().for_each(|input| {
        target.run(input);
    });
}

macro_rules! smoke {
    ($($test:ident: $row:ident;)*) => {$(
        #[test]
        fn $test() {
            finds_nothing(bitfrost_fuzz::$row);
        }
    )*

        #[test]
        fn every_target_is_tested() {
            let tested = [$(bitfrost_fuzz::$row.name,)* NATIVE.name];
            assert!(TARGETS.iter().all(|target| tested.contains(&target.name)), "{tested:?}");
        }
    };
}

smoke! {
    lowering_finds_nothing: LOWERING;
    layout_finds_nothing: LAYOUT;
    calls_finds_nothing: CALLS;
    interpreter_finds_nothing: INTERPRETER;
    roundtrip_finds_nothing: ROUNDTRIP;
    reader_finds_nothing: READER;
    reducer_finds_nothing: REDUCER;
    passes_finds_nothing: PASSES;
}

/// The targets take turns by the input; here every input gets all.
#[test]
fn every_reading_and_reader_finds_nothing() {
    for input in inputs(InputKind::C) {
        let turns = |program| (0..calls::TURNS).try_for_each(|turn| calls::check(program, turn));
        assert_eq!(program(&input).as_ref().map_or(Ok(()), turns), Ok(()));
    }
    for input in inputs(InputKind::Either) {
        assert_eq!(reader::check(&reader::OF_LANGUAGE, &input), Ok(()));
        assert_eq!(reader::check(reader::OTHERS, &input), Ok(()));
    }
}

#[test]
fn the_native_target_finds_nothing_in_the_first_inputs() {
    // Campaigns test these inputs with more compilers.
    restrict_to(&["clang-19", "gcc"]);
    inputs(InputKind::C).iter().take(64).for_each(|input| {
        NATIVE.run(input);
    });
}

#[test]
fn stored_files_are_inputs() {
    for file in stored("seeds") {
        let text = std::str::from_utf8(&file).unwrap();
        let parsed = lang::parse::program(text, "seed").unwrap();
        assert_eq!(lang::print::program(&program(&file).unwrap()), lang::print::program(&parsed));
    }
    for file in stored("experiments") {
        assert!(
            matches!(read(&file).as_deref(), Some(InputCase::Module(_))),
            "{}",
            String::from_utf8_lossy(&file)
        );
    }
}

/// A record whose members are parts of words also by the strategy with packed structures. Under the thesis's semantics its values are a
/// choice, because the members beside the one that is written are not initialised.
const BIG_ENDIAN: &[u8] = b"void bf_observe(unsigned int, unsigned long long);
struct __attribute__((packed, scalar_storage_order(\"big-endian\"))) s {
    signed char a : 7;
    unsigned char b : 4;
    unsigned long long c : 11;
};
struct s f(struct s p)
{
    bf_observe(0U, p.a);
    return p;
}
void entry(void)
{
    struct s v;
    v.a = -27;
    v = f(v);
}
";

#[test]
fn a_choice_of_the_thesis_is_no_finding() {
    assert_eq!(passes::program(&program(BIG_ENDIAN).unwrap()), Ok(()));
}

#[test]
fn saved_dna_is_an_input_and_its_mutant_is_text() {
    let config = generator::Config::default();
    let dna = case_files::Dna { config, bytes: generator::dna(1, 1) };
    let mut data = dna.to_file().unwrap();
    assert!(matches!(read(&data).as_deref(), Some(InputCase::Program(_))));
    let size = data.len();
    data.resize(1 << 14, 0);
    let size = mutate(InputKind::C, &mut data, size, 1 << 14, 1);
    assert!(std::str::from_utf8(&data[..size]).unwrap().contains("void entry"));
    let other_version = { dna.to_file().unwrap().into_iter().enumerate() };
    let other_version: Vec<u8> = other_version.map(|(at, byte)| if at == 8 { 9 } else { byte }).collect();
    assert!(read(&other_version).is_none());
}
