//! Structure-aware mutation of DNA: a gene or a cell at a time, so that most of a program stays as it was.

use rand::{Rng, RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;

use crate::genome::{CELL_BYTES, DNA_BYTES, Gene};

/// A mutation operator; it returns false if it does not apply.
type MutationOperator = fn(&mut DnaMutator<'_>) -> bool;

/// The operators with their weights: small changes are more frequent.
const OPERATORS: [(u32, MutationOperator); 7] = [
    (8, |d| d.change_byte()),
    (6, |d| d.renew_cell()),
    (3, |d| d.swap_cells()),
    (3, |d| d.renew_gene()),
    (3, |d| d.copy_gene()),
    (2, |d| d.insert_in_gene()),
    (1, |d| d.resize()),
];

/// Mutates the DNA in the first `size` bytes of `data` and returns its new size in bytes, at most `max_size` and
/// `data.len()`. The same arguments give the same result.
///
/// This is the mutator for `fuzz_mutator!`: most changes touch one statement, record or signature, see the layout of
/// genes.
pub fn mutate(data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let limit = max_size.min(data.len());
    let mut dna =
        DnaMutator { data, size: size.min(limit), limit, rng: ChaCha8Rng::seed_from_u64(seed.into()) };
    if limit == 0 {
        return 0;
    }
    if dna.size == 0 {
        dna.resize();
    }
    for _ in 0..dna.rng.random_range(1..=3) {
        dna.apply_operator();
    }
    dna.size
}

struct DnaMutator<'d> {
    data: &'d mut [u8],
    size: usize,
    limit: usize,
    rng: ChaCha8Rng,
}

impl DnaMutator<'_> {
    /// Applies a drawn operator, or changes a byte if that operator does not apply.
    fn apply_operator(&mut self) {
        let total: u32 = OPERATORS.iter().map(|(weight, _)| weight).sum();
        let mut at = self.rng.random_range(0..total);
        for (weight, operator) in OPERATORS {
            if at < weight {
                if !operator(self) {
                    self.change_byte();
                }
                return;
            }
            at -= weight;
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        self.rng.random_range(0..bound.max(1))
    }

    /// Draws a gene that has at least one byte: the gene, its position and its length in bytes.
    fn gene(&mut self) -> (Gene, usize, usize) {
        let there: Vec<Gene> = Gene::iter().filter(|g| g.span().0 < self.size).collect();
        let gene = there[self.below(there.len())];
        let (start, length) = gene.span();
        (gene, start, length.min(self.size - start))
    }

    /// Draws the position of a complete cell.
    fn cell(&mut self) -> Option<usize> {
        let whole = |g: &Gene| matches!(g, Gene::Body(_)) && g.span().0 + CELL_BYTES <= self.size;
        let bodies: Vec<Gene> = Gene::iter().filter(whole).collect();
        let (start, length) = bodies.get(self.below(bodies.len()))?.span();
        let cells = length.min(self.size - start) / CELL_BYTES;
        Some(start + CELL_BYTES * self.below(cells))
    }

    fn change_byte(&mut self) -> bool {
        let (_, start, length) = self.gene();
        let at = start + self.below(length);
        self.data[at] = match self.rng.random_range(0..3) {
            0 => self.data[at] ^ (1 << self.rng.random_range(0..8)),
            1 => self.data[at].wrapping_add(1),
            _ => self.rng.random(),
        };
        true
    }

    fn renew_cell(&mut self) -> bool {
        let Some(at) = self.cell() else { return false };
        self.rng.fill_bytes(&mut self.data[at..at + CELL_BYTES]);
        true
    }

    fn swap_cells(&mut self) -> bool {
        let (Some(a), Some(b)) = (self.cell(), self.cell()) else { return false };
        let cell: [u8; CELL_BYTES] = std::array::from_fn(|i| self.data[a + i]);
        self.data.copy_within(b..b + CELL_BYTES, a);
        self.data[b..b + CELL_BYTES].copy_from_slice(&cell);
        a != b
    }

    fn renew_gene(&mut self) -> bool {
        let (_, start, length) = self.gene();
        self.rng.fill_bytes(&mut self.data[start..start + length]);
        true
    }

    fn copy_gene(&mut self) -> bool {
        let (to, start, length) = self.gene();
        let (from, source, other) = self.gene();
        if to == from || !to.same_kind(from) {
            return false;
        }
        self.data.copy_within(source..source + length.min(other), start);
        true
    }

    /// Inserts a byte into a gene, which shifts the rest of the gene by one.
    fn insert_in_gene(&mut self) -> bool {
        let (_, start, length) = self.gene();
        let at = start + self.below(length);
        self.data.copy_within(at..start + length - 1, at + 1);
        self.data[at] = self.rng.random();
        true
    }

    /// Grows the DNA to full length, or cuts it after a gene.
    fn resize(&mut self) -> bool {
        let old = self.size;
        let grows = old < DNA_BYTES && self.rng.random_range(0..4) > 0;
        let end = if grows {
            DNA_BYTES
        } else {
            let (_, start, length) = self.gene();
            start + length
        };
        self.size = end.clamp(1, self.limit);
        if self.size > old {
            self.rng.fill_bytes(&mut self.data[old..self.size]);
        }
        true
    }
}
