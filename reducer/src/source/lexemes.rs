//! The words and marks of C text, without a grammar: for text that is too large, or too strange, to be parsed for each step.

use std::ops::Range;

/// The kind of a lexeme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LexemeKind {
    /// A name or keyword.
    Word,
    /// A number, string or character.
    Literal,
    /// One character of punctuation.
    Mark,
    /// A line of the preprocessor, with its continuations.
    Directive,
    Comment,
}

/// A lexeme and its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lexeme {
    pub(super) kind: LexemeKind,
    pub(super) range: Range<usize>,
}

/// The lexemes in a range of a text.
pub(super) fn lexemes(text: &str, range: Range<usize>) -> Vec<Lexeme> {
    LexemeReader::new(text, range).collect()
}

/// Reads one lexeme after the other.
pub(super) struct LexemeReader<'t> {
    bytes: &'t [u8],
    at: usize,
    /// True if nothing but blanks and comments came before in the line.
    line_begins: bool,
}

impl<'t> LexemeReader<'t> {
    pub(super) fn new(text: &'t str, range: Range<usize>) -> LexemeReader<'t> {
        LexemeReader { bytes: &text.as_bytes()[..range.end], at: range.start, line_begins: true }
    }
}

impl Iterator for LexemeReader<'_> {
    type Item = Lexeme;

    fn next(&mut self) -> Option<Lexeme> {
        let bytes = self.bytes;
        while let Some(byte) = bytes.get(self.at).filter(|byte| byte.is_ascii_whitespace()) {
            self.line_begins |= *byte == b'\n';
            self.at += 1;
        }
        let at = self.at;
        let byte = *bytes.get(at)?;
        let (kind, end) = match (byte, bytes.get(at + 1)) {
            (b'#', _) if self.line_begins => (LexemeKind::Directive, directive_end(bytes, at)),
            (b'/', Some(b'/' | b'*')) => (LexemeKind::Comment, comment_end(bytes, at)),
            (b'"' | b'\'', _) => (LexemeKind::Literal, literal_end(bytes, at)),
            (b'.', Some(next)) if next.is_ascii_digit() => (LexemeKind::Literal, number_end(bytes, at)),
            _ if byte.is_ascii_digit() => (LexemeKind::Literal, number_end(bytes, at)),
            _ if is_of_word(byte) => {
                let length = bytes[at..].iter().position(|&byte| !is_of_word(byte));
                (LexemeKind::Word, length.map_or(bytes.len(), |length| at + length))
            }
            _ => (LexemeKind::Mark, at + 1),
        };
        // A directive may follow a comment.
        self.line_begins &= kind == LexemeKind::Comment;
        self.at = end;
        Some(Lexeme { kind, range: at..end })
    }
}

/// Bytes outside ASCII are letters of names.
pub(super) const fn is_of_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'$' || byte >= 0x80
}

/// The end of a line, or of the last one that it is continued on (C11 5.1.1.2). A comment in it may have several lines.
pub(super) fn directive_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start;
    while at < bytes.len() && bytes[at] != b'\n' {
        at = match (bytes[at], bytes.get(at + 1)) {
            (b'\\', Some(_)) => at + 2,
            (b'/', Some(b'*')) => comment_end(bytes, at),
            _ => at + 1,
        };
    }
    at.min(bytes.len())
}

pub(super) fn comment_end(bytes: &[u8], start: usize) -> usize {
    let rest = &bytes[start + 2..];
    let length = match bytes[start + 1] {
        b'/' => rest.iter().position(|&byte| byte == b'\n'),
        _ => rest.windows(2).position(|two| two == b"*/").map(|length| length + 2),
    };
    length.map_or(bytes.len(), |length| start + 2 + length)
}

/// The end of a string or character, or of the line.
pub(super) fn literal_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() && bytes[at] != b'\n' {
        if bytes[at] == bytes[start] {
            return at + 1;
        }
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    at.min(bytes.len())
}

/// The end of a preprocessing number (C11 6.4.8).
pub(super) fn number_end(bytes: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while at < bytes.len() {
        let sign = b"+-".contains(&bytes[at]) && b"eEpP".contains(&bytes[at - 1]);
        if !is_of_word(bytes[at]) && bytes[at] != b'.' && !sign {
            break;
        }
        at += 1;
    }
    at
}

/// The letters at the end of a number that say its type.
pub(super) fn number_suffix(bytes: &[u8], number: Range<usize>) -> Range<usize> {
    let hexadecimal = matches!(&bytes[number.clone()], [b'0', b'x' | b'X', ..]);
    let mut start = number.start + if hexadecimal { 2 } else { 0 };
    let mut exponent = false;
    while start < number.end {
        let byte = bytes[start];
        let begins_exponent =
            !exponent && if hexadecimal { b"pP".contains(&byte) } else { b"eE".contains(&byte) };
        let digit = match byte {
            b'.' | b'\'' | b'+' | b'-' => true,
            b'b' | b'B' if start == number.start + 1 && bytes[number.start] == b'0' => true,
            _ => byte.is_ascii_digit() || hexadecimal && !exponent && byte.is_ascii_hexdigit(),
        };
        if !digit && !begins_exponent {
            break;
        }
        exponent |= begins_exponent;
        start += 1;
    }
    start..number.end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_comments_and_literals_are_whole() {
        let text =
            "# define A \\\n b /* c\n d */ e\nint x = 0x1p+3; // \"\n'\\'' \"a\\\"b\" .5f /* # */ #if\n";
        let all: Vec<(LexemeKind, &str)> =
            lexemes(text, 0..text.len()).into_iter().map(|l| (l.kind, &text[l.range])).collect();
        use LexemeKind::*;
        let expected = [
            (Directive, "# define A \\\n b /* c\n d */ e"),
            (Word, "int"),
            (Word, "x"),
            (Mark, "="),
            (Literal, "0x1p+3"),
            (Mark, ";"),
            (Comment, "// \""),
            (Literal, "'\\''"),
            (Literal, "\"a\\\"b\""),
            (Literal, ".5f"),
            (Comment, "/* # */"),
            (Mark, "#"),
            (Word, "if"),
        ];
        assert_eq!(all, expected);
    }
}
