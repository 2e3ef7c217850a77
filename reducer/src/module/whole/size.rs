//! The size of a module's text.

use std::fmt;

/// The size of a text of LLVM IR, compared by bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextSize {
    /// The bytes of the text.
    pub bytes: u32,
    /// The number of words, numbers and signs.
    pub tokens: u32,
}

impl TextSize {
    pub(super) fn measure(text: &str) -> TextSize {
        TextSize { bytes: text.len() as u32, tokens: tokens(text) }
    }
}

/// The number of words, numbers and signs of a text; a name with its sigil is one.
fn tokens(text: &str) -> u32 {
    let mut count = 0;
    let mut in_word = false;
    for byte in text.bytes() {
        let is_word = byte.is_ascii_alphanumeric() || b"_.$@%!#-\"\\:".contains(&byte) || !byte.is_ascii();
        count += u32::from(is_word && !in_word || !is_word && !byte.is_ascii_whitespace());
        in_word = is_word;
    }
    count
}

impl fmt::Display for TextSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes, {} tokens", self.bytes, self.tokens)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_with_its_sigil_is_one_token() {
        assert_eq!(tokens("%v1 = add i32 %v0, -1\n"), 7);
        assert_eq!(tokens("  br label %b1\n"), 3);
    }
}
