//! The reader never panics on mutated texts, and the rest of the crate handles whatever it accepts.

use ir::{print_module, read_module, verify};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

const SAMPLE: &str = include_str!("../samples/everything.ll");

/// Exceptions, atomic instructions, metadata.
const RARE: &str = include_str!("../samples/rare.ll");

/// Pieces that the reader interprets, some misplaced, some too large.
const PIECES: [&str; 36] = [
    "{",
    "}",
    "<",
    ">",
    "[",
    "]",
    "(",
    ")",
    "\\{",
    "}/",
    ",",
    "=",
    "\"",
    "c\"",
    ";",
    "!",
    "#0",
    "%",
    "@",
    "i32 ",
    "ptr ",
    "%x",
    "@g",
    "void ",
    "...",
    "define ",
    "declare ",
    "type ",
    "0",
    "-1",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "0x",
    "é",
    "\0",
    "label ",
];

/// The last character boundary at or before `at`.
fn boundary(text: &str, at: usize) -> usize {
    (0..=at.min(text.len())).rev().find(|&at| text.is_char_boundary(at)).unwrap_or(0)
}

fn mutate(text: &mut String, random: &mut ChaCha8Rng) {
    let start = boundary(text, random.random_range(0..=text.len()));
    let end = boundary(text, start + random.random_range(0..24));
    let end = end.max(start);
    match random.random_range(0..4) {
        0 => text.replace_range(start..end, ""),
        1 => text.insert_str(start, PIECES[random.random_range(0..PIECES.len())]),
        2 => text.replace_range(start..end, PIECES[random.random_range(0..PIECES.len())]),
        _ => {
            let moved = text[start..end].to_owned();
            let to = boundary(text, random.random_range(0..=text.len()));
            text.insert_str(to, &moved);
        }
    }
}

/// The sample's items as separate texts, so that an error in one does not hide changes in another.
fn items() -> Vec<&'static str> {
    SAMPLE.split("\n\n").chain(RARE.split("\n\n")).collect()
}

/// Reads a text; an accepted module is verified and printed, and, if well-formed, read back. True if it was accepted.
fn survives(text: &str) -> bool {
    let Ok(module) = read_module(text) else { return false };
    let printed = print_module(&module);
    if verify(&module).is_ok() {
        let again = read_module(&printed).unwrap_or_else(|error| panic!("{error}\n{text}\n{printed}"));
        assert_eq!(print_module(&again), printed, "{text}");
    }
    true
}

#[test]
fn mutated_texts_do_not_panic() {
    let mut random = ChaCha8Rng::seed_from_u64(3);
    let mut taken = 0;
    for round in 0..20_000 {
        let mut text = match round % 3 {
            0 => SAMPLE.to_owned(),
            1 => RARE.to_owned(),
            _ => items()[random.random_range(0..items().len())].to_owned(),
        };
        for _ in 0..random.random_range(1..4) {
            mutate(&mut text, &mut random);
        }
        taken += u32::from(survives(&text));
    }
    assert!(taken > 500, "only {taken} mutated texts were still IR: the mutations are too coarse");
}

#[test]
fn truncated_texts_do_not_panic() {
    for sample in [SAMPLE, RARE] {
        for end in (0..sample.len()).filter(|&end| sample.is_char_boundary(end)) {
            survives(&sample[..end]);
        }
    }
}

#[test]
fn random_bytes_do_not_panic() {
    let mut random = ChaCha8Rng::seed_from_u64(4);
    for _ in 0..5_000 {
        let pieces = (0..random.random_range(0..40)).map(|_| PIECES[random.random_range(0..PIECES.len())]);
        survives(&pieces.collect::<String>());
    }
}
