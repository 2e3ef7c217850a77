//! `mutate`.

use generator::genome::CELL_BYTES;
use generator::genome::DNA_BYTES;
use generator::mutate::*;

use generator::dna;

#[test]
fn the_same_seed_changes_the_same_way() {
    let (mut a, mut b) = (dna(1, 1), dna(1, 1));
    assert_eq!(mutate(&mut a, DNA_BYTES, DNA_BYTES, 7), mutate(&mut b, DNA_BYTES, DNA_BYTES, 7));
    assert_eq!(a, b);
}

#[test]
fn mutated_sizes_stay_within_the_limit() {
    for seed in 0..2_000 {
        let mut data = dna(2, u64::from(seed));
        let (size, most) = (seed as usize * 7 % (DNA_BYTES + 9), seed as usize * 13 % (DNA_BYTES + 9));
        let new = mutate(&mut data, size, most, seed);
        assert!(new <= most && new <= data.len() && (new > 0 || most == 0), "{size} {most} {new}");
    }
    assert_eq!(mutate(&mut [], 0, 100, 1), 0);
}

#[test]
fn most_changes_are_small() {
    let small = (0..400).filter(|seed| {
        let (old, mut new) = (dna(3, 3), dna(3, 3));
        let size = mutate(&mut new, DNA_BYTES, DNA_BYTES, *seed);
        size == DNA_BYTES && old.iter().zip(&new).filter(|(a, b)| a != b).count() <= 3 * CELL_BYTES
    });
    assert!(small.count() > 200);
}
