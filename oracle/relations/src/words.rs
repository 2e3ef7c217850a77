//! Texts by number: those of the schema and the rules have fixed numbers.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;
use smol_str::SmolStr;

use crate::domain::Word;

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// The texts of one module.
#[derive(Clone, Debug, Default)]
pub(crate) struct WordTable {
    texts: Vec<SmolStr>,
    numbers: FxHashMap<SmolStr, Word>,
}

/// The number of a fixed word.
fn fixed(text: &str) -> Option<Word> {
    static NUMBERS: LazyLock<FxHashMap<&'static str, Word>> =
        LazyLock::new(|| FIXED.iter().enumerate().map(|(at, &word)| (word, Word(at as u32))).collect());
    NUMBERS.get(text).copied()
}

impl WordTable {
    /// The number of a text.
    pub(crate) fn add(&mut self, text: &str) -> Word {
        if let Some(word) = fixed(text).or_else(|| self.numbers.get(text).copied()) {
            return word;
        }
        let word = Word((FIXED.len() + self.texts.len()) as u32);
        self.texts.push(SmolStr::new(text));
        self.numbers.insert(SmolStr::new(text), word);
        word
    }

    /// The number of a text that is known.
    pub(crate) fn find(&self, text: &str) -> Option<Word> {
        fixed(text).or_else(|| self.numbers.get(text).copied())
    }

    /// The text of a number.
    pub(crate) fn text(&self, word: Word) -> Option<&str> {
        let at = word.0 as usize;
        FIXED.get(at).copied().or_else(|| self.texts.get(at - FIXED.len()).map(SmolStr::as_str))
    }
}
