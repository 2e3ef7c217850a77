//! Foreign text, as it may be shown.
//!
//! What compilers say, file names, and sentences out of a database may hold bytes that a terminal obeys: they colour, move
//! the cursor, set the title, or write over what was said before. [`crate::output`] shows everything through here.

use std::borrow::Cow;
use std::fmt::Write;

/// A text in which every character that a terminal would obey is written as an escape: `\x1b`, `\u202e`. Lines and tabs
/// stay.
#[must_use]
pub fn text(text: &str) -> Cow<'_, str> {
    escaped(text, |c| match u32::from(c) {
        code @ 0..=0xff => format!("\\x{code:02x}"),
        code => format!("\\u{code:04x}"),
    })
}

/// The same in JSON, where such a character stands only in strings, and [`serde_json`] leaves some of them as they are.
#[must_use]
pub fn json(json: &str) -> Cow<'_, str> {
    escaped(json, |c| format!("\\u{:04x}", u32::from(c)))
}

fn escaped(text: &str, escape: impl Fn(char) -> String) -> Cow<'_, str> {
    if !text.contains(is_obeyed) {
        return Cow::Borrowed(text);
    }
    let mut shown = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        if is_obeyed(c) {
            let _never_fails = shown.write_str(&escape(c));
        } else {
            shown.push(c);
        }
    }
    Cow::Owned(shown)
}

/// Control characters but for the ends of lines and tabs, and those that reverse the direction of writing.
fn is_obeyed(c: char) -> bool {
    let reverses = matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}');
    (c.is_control() && !matches!(c, '\n' | '\t')) || reverses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_terminal_obeys_is_escaped() {
        for (foreign, shown) in [
            ("\u{1b}[31mred\u{1b}[0m", "\\x1b[31mred\\x1b[0m"),
            ("\u{1b}]0;title\u{7}", "\\x1b]0;title\\x07"),
            ("right\rwrong", "right\\x0dwrong"),
            ("a\u{8}b\u{7f}c\u{9b}2J", "a\\x08b\\x7fc\\x9b2J"),
            ("\u{202e}c.x", "\\u202ec.x"),
            ("\0", "\\x00"),
        ] {
            assert_eq!(text(foreign), shown);
        }
    }

    #[test]
    fn all_else_stays() {
        for kept in ["", "a\n\tb", "Gr\u{f6}\u{df}e \u{2018}x\u{2019} \u{2026}", "\\x1b"] {
            assert!(matches!(text(kept), Cow::Borrowed(same) if same == kept));
        }
    }

    #[test]
    fn json_stays_the_same_json() {
        let value = "\u{1b}[0m \u{9b}2J \u{7f} \u{202e} \n";
        let printed = serde_json::to_string(value).unwrap();
        let shown = json(&printed);
        assert!(shown.is_ascii(), "{shown}");
        assert_eq!(serde_json::from_str::<String>(&shown).unwrap(), value);
    }
}
