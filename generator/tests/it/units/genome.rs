//! `genome`.

use generator::genome::*;
use generator::{Config, Profile, program};
use lang::Program;

#[test]
fn genes_cover_the_dna_without_gap_or_overlap() {
    let mut end = 0;
    for gene in Gene::iter() {
        let (start, length) = gene.span();
        assert_eq!(start, end, "{gene:?}");
        end = start + length;
    }
    assert_eq!(end, DNA_BYTES);
}

#[test]
fn genes_beyond_the_bytes_are_empty() {
    assert!(Genome(&[1, 2, 3]).choices(Gene::Globals).is_empty());
    assert!(Genome(&[7; DNA_BYTES]).choices(Gene::Body(ROUNDS)).is_empty());
    assert!(Genome(&[]).cells(0).next_cell().is_empty());
}

#[test]
fn every_seed_and_index_has_its_own_dna() {
    assert_eq!(dna(1, 2), dna(1, 2));
    assert_ne!(dna(1, 2), dna(1, 3));
    assert_ne!(dna(1, 2), dna(2, 2));
}

/// A record that only a `typedef` names changes nothing else in a program.
#[test]
fn taking_tags_leaves_the_rest_of_a_program() {
    let with_tags = |mut program: Program| {
        program.records.iter_mut().for_each(|record| record.untagged = false);
        program
    };
    for profile in [Profile::Mixed, Profile::Signatures] {
        let config = Config::new(profile);
        let mut untagged = 0;
        for index in 0..60 {
            let mut dna = dna(3, index);
            let whole = program(&dna, &config);
            let (start, length) = Gene::UntaggedRecords.span();
            dna[start..start + length].fill(0);
            let cut = program(&dna, &config);
            untagged += whole.records.iter().filter(|record| record.untagged).count();
            assert!(cut.records.iter().all(|record| !record.untagged));
            assert!(with_tags(whole) == cut, "{profile:?} {index}");
        }
        assert!(untagged > 5, "{untagged}");
    }
}
