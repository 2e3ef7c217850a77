//! Mutants of anybody's C: a few small changes of a text at the nodes of its syntax tree, most of them at bit-fields, types, numbers and
//! what is passed.
//!
//! Nothing is resolved, so that a mutant may be no valid C, or have no defined behaviour. Whoever runs mutants asks a compiler and a
//! sanitizer first.

mod operators;
mod tree;

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
struct Replacement {
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
fn applied(text: &str, mut changes: Vec<Replacement>) -> String {
    changes.sort_by_key(|change| std::cmp::Reverse(change.range.start));
    let mut text = text.to_owned();
    for Replacement { range, by } in changes {
        text.replace_range(range, &by);
    }
    text
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    const TEXT: &str = "#include <stdio.h>\n\
        struct S { int a : 3; unsigned b; long c; };\n\
        static int f(struct S s, int n) { n += 1; s.a = n; return s.a + n * 2; }\n\
        int main(void) { struct S s = { 1, 2, 3 }; printf(\"%d\\n\", f(s, 5)); return 0; }\n";

    #[test]
    fn a_mutant_is_the_same_for_the_same_seed() {
        assert_eq!(mutant(TEXT, 7), mutant(TEXT, 7));
        let different: BTreeSet<_> =
            (0..200).filter_map(|seed| mutant(TEXT, seed)).map(|changed| changed.text).collect();
        assert!(different.len() > 150, "{}", different.len());
    }

    #[test]
    fn every_operator_applies_to_some_node() {
        let mut parser = Parser::new();
        parser.set_language(&tree_sitter_c::LANGUAGE.into()).unwrap();
        let parsed = parser.parse(TEXT, None).unwrap();
        let tree = SourceTree::new(&parsed, TEXT);
        for operator in OPERATORS {
            let changed = (0..64).filter_map(|seed| {
                let changes = (operator.apply)(&tree, &mut ChaCha8Rng::seed_from_u64(seed))?;
                Some(applied(TEXT, changes))
            });
            let changed: BTreeSet<String> = changed.filter(|text| text != TEXT).collect();
            assert!(!changed.is_empty(), "{} changes nothing", operator.name);
        }
    }

    #[test]
    fn what_is_no_c_costs_nothing_but_a_mutant() {
        for text in ["", "}{", "int", "\u{e9}\u{4e2d} = \"\u{1f980}", "struct { int : ; } x = {"] {
            for seed in 0..50 {
                let _ = mutant(text, seed);
            }
        }
        assert_eq!(mutant("", 1), None);
    }
}
