//! Programs in an order that shows the most variety first.
//!
//! The distance of two programs is the Jaccard distance of the sets of their word pairs: the share of pairs of neighbouring words
//! that only one of them has. Digits do not count, so that other names and other constants make no other program. An order
//! is by furthest point first: each program is the one that is furthest from all before it, so that near-duplicates come last.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};

/// The pairs of neighbouring words of a program, sorted.
#[derive(Clone, Debug, PartialEq, Eq)]
struct WordPairs(Vec<u64>);

impl WordPairs {
    fn new(text: &str) -> WordPairs {
        let words: Vec<String> = words(text).collect();
        let pair = |pair: &[String]| {
            let mut hasher = DefaultHasher::new();
            pair.hash(&mut hasher);
            hasher.finish()
        };
        WordPairs(words.windows(2).map(pair).collect::<BTreeSet<_>>().into_iter().collect())
    }

    /// 0 for equal sets, 1 for sets with nothing in common.
    fn distance(&self, other: &WordPairs) -> f64 {
        let (mut a, mut b) = (self.0.iter().peekable(), other.0.iter().peekable());
        let mut common = 0_usize;
        while let (Some(x), Some(y)) = (a.peek(), b.peek()) {
            match x.cmp(y) {
                std::cmp::Ordering::Less => drop(a.next()),
                std::cmp::Ordering::Greater => drop(b.next()),
                std::cmp::Ordering::Equal => {
                    common += 1;
                    a.next();
                    b.next();
                }
            }
        }
        let all = self.0.len() + other.0.len() - common;
        if all == 0 { 0.0 } else { 1.0 - common as f64 / all as f64 }
    }
}

/// Words without their digits, and single signs.
fn words(text: &str) -> impl Iterator<Item = String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let parts = text.split(char::is_whitespace).flat_map(move |part| {
        part.split_inclusive(move |c| !is_word(c)).flat_map(move |piece| {
            let sign = piece.char_indices().next_back().filter(|(_, c)| !is_word(*c)).map(|(at, _)| at);
            let (word, sign) = piece.split_at(sign.unwrap_or(piece.len()));
            [word, sign]
        })
    });
    parts.filter(|part| !part.is_empty()).map(|part| part.chars().filter(|c| !c.is_ascii_digit()).collect())
}

/// A program's place in the order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ranked {
    /// The number of the program in the list that was given.
    pub(super) number: usize,
    /// The distance from the nearest program before it; 1 for the first.
    pub(super) distance: f64,
}

/// The order of programs by furthest point first, from the first one on. Of programs at the same distance the first comes first.
#[must_use]
pub(super) fn furthest_first(programs: &[&str]) -> Vec<Ranked> {
    let pairs: Vec<WordPairs> = programs.iter().map(|text| WordPairs::new(text)).collect();
    let mut left: Vec<Ranked> = (0..pairs.len()).map(|number| Ranked { number, distance: 1.0 }).collect();
    let mut order = Vec::with_capacity(left.len());
    while !left.is_empty() {
        let furthest = (0..left.len()).reduce(|a, b| if left[b].distance > left[a].distance { b } else { a });
        let next = left.remove(furthest.unwrap_or(0));
        for one in &mut left {
            one.distance = one.distance.min(pairs[one.number].distance(&pairs[next.number]));
        }
        order.push(next);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_duplicates_come_last() {
        let programs = [
            "struct S0 { int a; }; void f(struct S0 p0);",
            "struct S1 { int a; }; void f(struct S1 p7);",
            "struct S0 { int a; int b; }; void f(struct S0 p0);",
            "union U0 { double d; }; double g(union U0 p1, ...);",
        ];
        let order = furthest_first(&programs);
        assert_eq!(order.iter().map(|ranked| ranked.number).collect::<Vec<_>>(), [0, 3, 2, 1]);
        assert_eq!((order[0].distance, order[3].distance), (1.0, 0.0));
        assert!(order[1].distance > 0.7 && order[2].distance > 0.0 && order[2].distance < 0.3, "{order:?}");
        assert_eq!(furthest_first(&[]), []);
    }

    #[test]
    fn words_have_no_digits_and_signs_stand_alone() {
        let all: Vec<String> = words("v1.a3 = (int)0x1fU;\n\u{e9}").collect();
        assert_eq!(all, ["v", ".", "a", "=", "(", "int", ")", "xfU", ";", "\u{e9}"]);
    }

    #[test]
    fn a_distance_is_a_metric_on_examples() {
        let all = ["int a ;", "int b ;", "int a , b ;", "", "x"].map(WordPairs::new);
        for a in &all {
            assert_eq!(a.distance(a), 0.0);
            for b in &all {
                assert_eq!(a.distance(b), b.distance(a));
                for c in &all {
                    assert!(a.distance(c) <= a.distance(b) + b.distance(c) + 1e-9);
                }
            }
        }
    }
}
