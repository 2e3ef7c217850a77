use super::*;

const SEED: &[u8] = include_bytes!("../../../corpus/seeds/thesis_three_and_four.c");
const OTHER_SEED: &[u8] = include_bytes!("../../../corpus/seeds/call_passed_on.c");
const EXPERIMENT: &[u8] = include_bytes!("../../../corpus/experiments/select-hoist.ll");
const OTHER_EXPERIMENT: &[u8] = include_bytes!("../../../corpus/experiments/licm-guarded-division.ll");

const LIMIT: usize = 4096;

fn mutant(kind: InputKind, seed_file: &[u8], seed: u32) -> Vec<u8> {
    let mut data = seed_file.to_vec();
    data.resize(LIMIT, 0);
    let size = mutate(kind, &mut data, seed_file.len(), LIMIT, seed);
    data.truncate(size);
    data
}

/// The number of 200 mutants that differ; all must be read.
fn different(kind: InputKind, seed_file: &[u8]) -> usize {
    let mutants = (0..200).map(|seed| {
        let mutant = mutant(kind, seed_file, seed);
        assert!(kind.read(&mutant).is_some(), "seed {seed}: {}", String::from_utf8_lossy(&mutant));
        mutant
    });
    mutants.collect::<std::collections::BTreeSet<_>>().len()
}

#[test]
fn mutants_are_read_and_mostly_different() {
    let counts = [
        different(InputKind::C, SEED),
        different(InputKind::LlvmIr, EXPERIMENT),
        different(InputKind::Either, b""),
    ];
    assert!(counts.iter().all(|count| *count > 120), "{counts:?} of 200");
}

/// The number of 200 cross-overs that have what both have.
fn of_both(kind: InputKind, one: &[u8], other: &[u8], has_both: impl Fn(&str) -> bool) -> usize {
    let crossed = |seed| {
        let mut out = vec![0; LIMIT];
        let size = cross_over(kind, one, other, &mut out, seed);
        out.truncate(size);
        assert!(kind.read(&out).is_some(), "seed {seed}: {}", String::from_utf8_lossy(&out));
        String::from_utf8(out).is_ok_and(|text| has_both(&text))
    };
    (0..200).filter(|seed| crossed(*seed)).count()
}

#[test]
fn a_cross_over_has_parts_of_both() {
    let both = of_both(InputKind::C, SEED, OTHER_SEED, |text| text.contains("void caller"));
    assert!(both > 60, "{both} of 200 programs");
    let divisions = of_both(InputKind::LlvmIr, EXPERIMENT, OTHER_EXPERIMENT, |text| {
        text.contains("select i1") && text.contains("br i1")
    });
    assert!(divisions > 60, "{divisions} of 200 modules");
}

#[test]
fn the_same_seed_changes_the_same_way_and_within_the_limit() {
    for seed in 0..100 {
        assert_eq!(mutant(InputKind::Bytes, SEED, seed), mutant(InputKind::Bytes, SEED, seed));
        for limit in [0, 1, 64, 700] {
            let mut data = SEED[..700].to_vec();
            assert!(mutate(InputKind::Either, &mut data, 700, limit, seed) <= limit, "{limit}");
        }
    }
}

/// A record with an anonymous member, on which the subset has no attributes.
const ANONYMOUS: &[u8] = b"void bf_observe(unsigned int, unsigned long long);
struct s { union { int a; float b; }; double d; };
void entry(void)
{
    struct s v = {{5}, 1.5};
    bf_observe(0U, v.a);
}
";

#[test]
fn the_text_of_a_mutant_is_read() {
    for seed in 0..400 {
        let [mutant, crossed] = [mutant(InputKind::C, ANONYMOUS, seed), {
            let mut out = vec![0; LIMIT];
            let size = cross_over(InputKind::C, ANONYMOUS, SEED, &mut out, seed);
            out.truncate(size);
            out
        }];
        assert!(input::program(&mutant).is_some(), "{}", String::from_utf8_lossy(&mutant));
        assert!(input::program(&crossed).is_some(), "{}", String::from_utf8_lossy(&crossed));
    }
}
