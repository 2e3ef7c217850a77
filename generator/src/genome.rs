//! How DNA is laid out, so that a change of one byte changes one part of a program.
//!
//! A DNA is a string of *genes* at fixed positions, one for each part of a program: a plan (how many of what,
//! which features), the globals, and then, round by round, one record, one signature and one body. A gene is read by its
//! own [`Choices`], so that a flipped byte in a record's gene leaves every other record and every
//! function as it was (apart from what they make of the changed record). A body's gene is cut further into *cells*,
//! one for each statement at any depth: a flipped byte changes one statement. Genes beyond the end of
//! the bytes read as empty, which is the cheapest part of its kind.
//!
//! ```text
//! plan | globals | record 0 | signature 0 | body 0 | record 1 | … | body 7 | contract 0 | … | contract 7
//! ```

use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::choices::Choices;
use crate::feature::TABLE;

/// The part of a program a gene decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gene {
    /// How many of what, which features.
    Plan,
    /// Global variables.
    Globals,
    /// The record of this number.
    Record(u32),
    /// The signature of the function of this number.
    Signature(u32),
    /// The statements of the function of this number.
    Body(u32),
    /// What has no value where records enter and leave the function of this number.
    Contract(u32),
}

/// Records and functions that have genes of their own; those beyond read as empty.
pub(crate) const ROUNDS: u32 = 8;
/// Bytes of a statement's cell.
pub(crate) const CELL: usize = 24;
/// Cells of a body.
const CELLS: usize = 20;

/// The lengths of the genes, by kind. A plan draws a byte for each feature, whatever their number, and then the counts
/// and who calls whom: were it too short for those, every program would be the smallest of its profile.
const PLAN: usize = TABLE.len() + COUNTS;
/// The counts of a plan and two bytes for each of the functions that have genes, with some to spare.
const COUNTS: usize = 40;
const GLOBALS: usize = 64;
const RECORD: usize = 72;
const SIGNATURE: usize = 24;
const BODY: usize = CELL * CELLS;
const CONTRACT: usize = 40;
/// How many parts a body's gene is cut into where it is read by [`Genome::part`], and their length.
const PARTS: u32 = 4;
/// The parts of a DNA.
pub(crate) const ALL_PARTS: u32 = PARTS * ROUNDS;
const PART: usize = BODY / PARTS as usize;
const ROUND: usize = RECORD + SIGNATURE + BODY;

/// The length of a DNA in which no gene is cut short.
pub(crate) const LENGTH: usize = PLAN + GLOBALS + (ROUND + CONTRACT) * ROUNDS as usize;

impl Gene {
    /// Every gene of a full DNA, in order.
    pub(crate) fn all() -> impl Iterator<Item = Gene> {
        let rounds = (0..ROUNDS).flat_map(|i| [Gene::Record(i), Gene::Signature(i), Gene::Body(i)]);
        let contracts = (0..ROUNDS).map(Gene::Contract);
        [Gene::Plan, Gene::Globals].into_iter().chain(rounds).chain(contracts)
    }

    /// Where the gene starts and how many bytes it takes.
    pub(crate) const fn span(self) -> (usize, usize) {
        const FIRST: usize = PLAN + GLOBALS;
        match self {
            Gene::Plan => (0, PLAN),
            Gene::Globals => (PLAN, GLOBALS),
            Gene::Record(i) => (FIRST + ROUND * i as usize, RECORD),
            Gene::Signature(i) => (FIRST + ROUND * i as usize + RECORD, SIGNATURE),
            Gene::Body(i) => (FIRST + ROUND * i as usize + RECORD + SIGNATURE, BODY),
            Gene::Contract(i) => (FIRST + ROUND * ROUNDS as usize + CONTRACT * i as usize, CONTRACT),
        }
    }

    /// True when the two decide the same kind of part, so that one can stand for the other.
    pub(crate) const fn same_kind(self, other: Gene) -> bool {
        self.span().1 == other.span().1
    }
}

/// A DNA being read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Genome<'a>(pub(crate) &'a [u8]);

impl<'a> Genome<'a> {
    fn bytes(self, gene: Gene) -> &'a [u8] {
        let (start, length) = match gene {
            Gene::Record(i) | Gene::Signature(i) | Gene::Body(i) | Gene::Contract(i) if i >= ROUNDS => {
                return &[];
            }
            _ => gene.span(),
        };
        let rest = self.0.get(start..).unwrap_or(&[]);
        &rest[..length.min(rest.len())]
    }

    /// The choices of a gene.
    pub(crate) fn choices(self, gene: Gene) -> Choices<'a> {
        Choices::new(self.bytes(gene))
    }

    /// The choices of a part of this number: a quarter of a body's gene. There are more
    /// of them than bodies.
    pub(crate) fn part(self, number: u32) -> Choices<'a> {
        let bytes = self.bytes(Gene::Body(number / PARTS));
        let (start, length) = (number as usize % PARTS as usize * PART, PART);
        let rest = bytes.get(start..).unwrap_or(&[]);
        Choices::new(&rest[..length.min(rest.len())])
    }

    /// The cells of a function's body.
    pub(crate) fn cells(self, function: u32) -> Cells<'a> {
        Cells(self.bytes(Gene::Body(function)))
    }
}

/// The cells of a body that are not read yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cells<'a>(&'a [u8]);

impl<'a> Cells<'a> {
    /// The next cell; an empty one when there is no more.
    pub(crate) fn next(&mut self) -> Choices<'a> {
        let (cell, rest) = self.0.split_at(CELL.min(self.0.len()));
        self.0 = rest;
        Choices::new(cell)
    }
}

/// The DNA of the program of this number in the sequence a seed stands for.
#[must_use]
pub fn dna(seed: u64, index: u64) -> Vec<u8> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(index);
    let mut bytes = vec![0; LENGTH];
    rng.fill_bytes(&mut bytes);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn genes_cover_the_dna_without_gap_or_overlap() {
        let mut end = 0;
        for gene in Gene::all() {
            let (start, length) = gene.span();
            assert_eq!(start, end, "{gene:?}");
            end = start + length;
        }
        assert_eq!(end, LENGTH);
    }

    #[test]
    fn genes_beyond_the_bytes_are_empty() {
        assert!(Genome(&[1, 2, 3]).choices(Gene::Globals).is_empty());
        assert!(Genome(&[7; LENGTH]).choices(Gene::Body(ROUNDS)).is_empty());
        assert!(Genome(&[]).cells(0).next().is_empty());
    }

    #[test]
    fn every_seed_and_index_has_its_own_dna() {
        assert_eq!(dna(1, 2), dna(1, 2));
        assert_ne!(dna(1, 2), dna(1, 3));
        assert_ne!(dna(1, 2), dna(2, 2));
    }
}
