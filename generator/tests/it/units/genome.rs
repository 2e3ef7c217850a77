//! `genome`.

use generator::genome::*;

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
