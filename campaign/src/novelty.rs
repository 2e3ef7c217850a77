//! Guides a campaign to what it has seldom met: a corpus of programs that had combinations which no program before them had, and
//! mutants of these in the place of programs that would show less.
//!
//! Generating costs a hundredth of compiling, so that several candidates can be looked at for each program that is run.

use std::collections::{BTreeSet, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ir::{Module, Opcode};

/// The programs that are kept; later ones take the place of others.
const KEPT: usize = 4096;

/// The number of mutants among which, and the program as it would be, the one that shows most is taken.
pub(super) const MUTANTS: u32 = 3;

/// The traits of a program and their combinations, as hashes.
pub type Marks = BTreeSet<u64>;

/// The combinations that were met and how often, and the corpus.
#[derive(Debug, Default)]
pub struct Guide(Mutex<Corpus>);

#[derive(Debug, Default)]
struct Corpus {
    met: HashMap<u64, u32>,
    programs: Vec<Arc<[u8]>>,
}

impl Guide {
    /// The novelty of a program with these marks: the sum over its marks, each counting less the more often it was
    /// met.
    #[must_use]
    pub fn novelty(&self, marks: &Marks) -> f64 {
        let corpus = self.lock();
        let count = |mark| corpus.met.get(mark).copied().unwrap_or(0);
        let sum: f64 = marks.iter().map(|mark| 1.0 / f64::from(1 + count(mark))).sum();
        // A large program has many marks, and takes the longer to compile.
        sum / (1.0 + marks.len() as f64).sqrt()
    }

    /// Notes what a program that is run has, and keeps its DNA if some of it was never met.
    pub fn note(&self, marks: &Marks, dna: Option<&[u8]>) {
        let mut corpus = self.lock();
        let before = corpus.met.len();
        for mark in marks {
            let count = corpus.met.entry(*mark).or_default();
            *count = count.saturating_add(1);
        }
        let is_new = corpus.met.len() > before;
        let Some(dna) = dna.filter(|_| is_new) else { return };
        if corpus.programs.len() < KEPT {
            corpus.programs.push(dna.into());
        } else {
            let at = hash(&corpus.met.len()) as usize % KEPT;
            corpus.programs[at] = dna.into();
        }
    }

    /// The DNA of a mutant of a program that was kept; `None` while there is none.
    #[must_use]
    pub fn mutant(&self, seed: u64) -> Option<Vec<u8>> {
        let drawn = hash(&seed);
        let parent = {
            let corpus = self.lock();
            let at = usize::try_from(drawn >> 32).unwrap_or(0).checked_rem(corpus.programs.len())?;
            Arc::clone(&corpus.programs[at])
        };
        let limit = parent.len().max(1);
        let mut dna = vec![0; limit];
        dna[..parent.len()].copy_from_slice(&parent);
        let size = generator::mutate(&mut dna, parent.len(), limit, drawn as u32);
        dna.truncate(size);
        Some(dna)
    }

    fn lock(&self) -> MutexGuard<'_, Corpus> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The pairs of names.
#[must_use]
pub(super) fn pairs<'a>(names: impl IntoIterator<Item = &'a str>) -> Marks {
    let names: Vec<&str> = names.into_iter().collect();
    let pair = |(at, one): (usize, &&str)| {
        let one = *one;
        names[at..].iter().map(move |other| hash(&(one.min(other), one.max(other)))).collect::<Vec<_>>()
    };
    names.iter().enumerate().flat_map(pair).collect()
}

/// The edges of our lowering: which instruction follows which, in the code that it makes.
#[must_use]
pub(super) fn edges(module: &Module) -> Marks {
    let blocks = module.functions.iter().flat_map(|function| &function.blocks);
    let of_block = |block: &ir::Block| {
        let inside = block.instructions.iter().map(|instruction| instruction.op.opcode());
        let opcodes: Vec<Opcode> = inside.chain([block.terminator.opcode()]).collect();
        opcodes.windows(2).map(hash).collect::<Vec<_>>()
    };
    blocks.flat_map(of_block).collect()
}

fn hash<T: Hash + ?Sized>(what: &T) -> u64 {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_met_often_counts_little() {
        let guide = Guide::default();
        let [old, new] = [pairs(["union", "packed"]), pairs(["int128", "vector"])];
        assert_eq!(old.len(), 3, "each by itself, and both");
        for _ in 0..10 {
            guide.note(&old, None);
        }
        assert!(guide.novelty(&new) > 5.0 * guide.novelty(&old));
        assert_eq!(pairs(["a", "b"]), pairs(["b", "a"]));
    }

    #[test]
    fn programs_are_kept_that_have_something_new_and_mutants_differ_a_little() {
        let guide = Guide::default();
        assert_eq!(guide.mutant(1), None);
        let dna = generator::dna(1, 2);
        guide.note(&pairs(["a"]), Some(&dna));
        guide.note(&pairs(["a"]), Some(&generator::dna(1, 3)));
        assert_eq!(guide.lock().programs.len(), 1);
        let (one, other) = (guide.mutant(1).unwrap(), guide.mutant(2).unwrap());
        assert_eq!(guide.mutant(1).unwrap(), one);
        assert!(one != dna && one != other);
        let same = one.iter().zip(&dna).filter(|(a, b)| a == b).count();
        assert!(2 * same > dna.len(), "{same} of {} bytes", dna.len());
    }

    #[test]
    fn the_corpus_does_not_grow_without_end() {
        let guide = Guide::default();
        for number in 0..=KEPT as u64 {
            guide.note(&Marks::from([number]), Some(&number.to_le_bytes()));
        }
        assert_eq!(guide.lock().programs.len(), KEPT);
    }
}
