//! Mutants of anybody's C: a few small changes of a text at the nodes of its syntax tree, most of them at bit-fields, types, numbers and
//! what is passed.
//!
//! Nothing is resolved, so that a mutant may be no valid C, or have no defined behaviour. Whoever runs mutants asks a compiler and a
//! sanitizer first.

#[doc(hidden)]
pub mod operators;
#[doc(hidden)]
pub mod tree;

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tree_sitter::Parser;

use operators::OPERATORS;
use tree::SourceTree;

/// The most changes that a mutant has.
const CHANGES: u32 = 4;

/// Operators that are drawn for a change before there is none.
const ATTEMPTS: u32 = 16;

/// A change of a text: what a range of bytes becomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replacement {
    range: std::ops::Range<usize>,
    by: String,
}

/// A text with a few changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceMutant {
    /// The text.
    pub text: String,
    /// The names of the operators that made the changes, in order.
    pub operators: Vec<&'static str>,
}

/// A mutant of a text, the same for the same seed; `None` where nothing in the text can be changed.
#[must_use]
pub fn mutant(text: &str, seed: u64) -> Option<SourceMutant> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_c::LANGUAGE.into()).ok()?;
    let mut mutant = SourceMutant { text: text.to_owned(), operators: Vec::new() };
    for _ in 0..rng.random_range(1..=CHANGES) {
        let parsed = parser.parse(&mutant.text, None)?;
        let tree = SourceTree::new(&parsed, &mutant.text);
        if let Some((operator, changes)) = change(&tree, &mut rng) {
            mutant.text = applied(&mutant.text, changes);
            mutant.operators.push(operator);
        }
    }
    (mutant.text != text).then_some(mutant)
}

/// The change of a drawn operator, and its name.
fn change(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<(&'static str, Vec<Replacement>)> {
    let total: u32 = OPERATORS.iter().map(|operator| operator.weight).sum();
    for _ in 0..ATTEMPTS {
        let mut at = rng.random_range(0..total);
        let drawn = OPERATORS.iter().find(|operator| {
            let here = at < operator.weight;
            at = at.saturating_sub(operator.weight);
            here
        })?;
        if let Some(changes) = (drawn.apply)(tree, rng) {
            return Some((drawn.name, changes));
        }
    }
    None
}

/// The text after replacements, which do not overlap.
pub fn applied(text: &str, mut changes: Vec<Replacement>) -> String {
    changes.sort_by_key(|change| std::cmp::Reverse(change.range.start));
    let mut text = text.to_owned();
    for Replacement { range, by } in changes {
        text.replace_range(range, &by);
    }
    text
}
