//! Words of commands, as a shell reads them.

use std::path::Path;

/// A word that a shell reads as it is: in quotes where it has to be.
#[must_use]
pub fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-_=./,+:@%".contains(c);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

/// A path as such a word.
#[must_use]
pub fn quoted_path(path: &Path) -> String {
    quoted(&path.to_string_lossy())
}

/// A command of such words.
#[must_use]
pub fn words(words: &[String]) -> String {
    words.iter().map(|word| quoted(word)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_quoted_where_they_must_be() {
        let words = ["-O2", "", "a b", "it's", "$x", "mine.c"].map(quoted);
        assert_eq!(words, ["-O2", "''", "'a b'", r"'it'\''s'", "'$x'", "mine.c"]);
    }
}
