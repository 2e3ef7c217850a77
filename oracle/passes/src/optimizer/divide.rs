//! The text of a module that was made of several, divided by them.
//!
//! This is done by the text, so that what our reader does not know in one of the modules costs the others nothing.

use std::collections::{BTreeSet, HashMap};

/// The characters of a name that is not in quotes (LangRef "Identifiers").
fn is_of_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'_' | b'$' | b'-')
}

/// A definition or declaration at the top level of a module: `define`, a variable, a type, a node of metadata …
struct TopLevel<'a> {
    text: &'a str,
    /// Its name with its sigil: `@f`, `%struct.S`, `#0`, `!3`. Nothing if it belongs to every module.
    name: Option<String>,
}

/// A text at its top level.
pub struct DividedText<'a> {
    all: Vec<TopLevel<'a>>,
    by_name: HashMap<String, usize>,
}

impl<'a> DividedText<'a> {
    /// Divides a text.
    #[must_use]
    pub fn new(text: &'a str) -> DividedText<'a> {
        let mut all = Vec::new();
        let mut rest = text;
        while !rest.is_empty() {
            let line_end = rest.find('\n').map_or(rest.len(), |at| at + 1);
            let line = &rest[..line_end];
            let end = match line.starts_with("define ") {
                true => rest.find("\n}").map_or(rest.len(), |at| (at + 3).min(rest.len())),
                false => line_end,
            };
            all.extend(top_level(&rest[..end]));
            rest = &rest[end..];
        }
        let names = all.iter().enumerate().filter_map(|(at, one)| Some((one.name.clone()?, at)));
        let by_name = names.collect();
        DividedText { all, by_name }
    }

    /// The text of the symbols whose names begin with a prefix, without it, and of what they need.
    pub(super) fn part(&self, prefix: &str) -> String {
        self.text_of(|symbol| symbol.starts_with(prefix)).replace(prefix, "")
    }

    /// The text of one symbol, and of what it needs.
    #[must_use]
    pub fn symbol(&self, name: &str) -> String {
        self.text_of(|symbol| symbol == name)
    }

    /// The text of some symbols, and of what they need.
    fn text_of(&self, is_wanted: impl Fn(&str) -> bool) -> String {
        let is_own = |item: &TopLevel<'_>| match &item.name {
            None => true,
            Some(name) => name.strip_prefix('@').is_some_and(&is_wanted),
        };
        let own = self.all.iter().enumerate().filter(|(_, one)| is_own(one)).map(|(at, _)| at);
        let mut waiting: Vec<usize> = own.collect();
        let mut kept: BTreeSet<usize> = waiting.iter().copied().collect();
        while let Some(at) = waiting.pop() {
            for name in references(self.all[at].text) {
                if let Some(&needed) = self.by_name.get(&name)
                    && kept.insert(needed)
                {
                    waiting.push(needed);
                }
            }
        }
        kept.into_iter().map(|at| self.all[at].text).collect()
    }
}

/// The text of one symbol of a module, and of what it needs.
#[must_use]
pub fn only_symbol(text: &str, name: &str) -> String {
    DividedText::new(text).symbol(name)
}

/// The item of a module that begins with this text, if it is more than a comment.
fn top_level(text: &str) -> Option<TopLevel<'_>> {
    let first = text.bytes().next()?;
    let name = match first {
        b'@' | b'%' | b'$' => references(text).next(),
        // `!llvm.module.flags` belongs to all, `!0` to what names it.
        b'!' => references(text).next().filter(|name| name[1..].bytes().all(|byte| byte.is_ascii_digit())),
        b'd' if text.starts_with("define ") || text.starts_with("declare ") => {
            references(text).find(|name| name.starts_with('@'))
        }
        b'a' if text.starts_with("attributes ") => references(text).next(),
        b't' if text.starts_with("target ") => None,
        b'm' if text.starts_with("module ") => None,
        _ => return None,
    };
    Some(TopLevel { text, name })
}

/// The names in a text, with their sigils and without quotes.
fn references(text: &str) -> impl Iterator<Item = String> + '_ {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < bytes.len() {
            let sigil = bytes[at];
            at += 1;
            match sigil {
                // What stands in comments and strings is no name.
                b';' => at += bytes[at..].iter().position(|byte| *byte == b'\n').unwrap_or(bytes.len() - at),
                b'"' => at += quoted_length(&bytes[at..]),
                b'@' | b'%' | b'!' | b'#' | b'$' => {
                    let (start, end) = match bytes.get(at) {
                        Some(b'"') => {
                            let start = at + 1;
                            at = start + quoted_length(&bytes[start..]);
                            (start, at.saturating_sub(1).max(start))
                        }
                        _ => {
                            let start = at;
                            at += bytes[at..].iter().take_while(|byte| is_of_name(**byte)).count();
                            (start, at)
                        }
                    };
                    if start < end {
                        return Some(format!("{}{}", char::from(sigil), text.get(start..end)?));
                    }
                }
                _ => {}
            }
        }
        None
    })
}

/// The number of bytes up to and with the closing quote. Inside, a quote is written `\22`.
fn quoted_length(bytes: &[u8]) -> usize {
    bytes.iter().position(|byte| *byte == b'"').map_or(bytes.len(), |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_has_what_it_needs_and_no_more() {
        let text = "; ModuleID = 'x'\nsource_filename = \"x\"\ntarget triple = \"t\"\n\n%a = type { i32 }\n\
                    %b = type { i8 }\n@x.0.g = global %a zeroinitializer\n@x.1.g = global i8 0\n\
                    @x.1.s = constant [3 x i8] c\"@x.\"\n\
                    ; Function Attrs: y\ndefine i32 @x.0.f() #0 {\n  %v = call i32 @both(), !range !0\n  ret i32 %v\n}\n\n\
                    define ptr @x.1.f() #1 personality ptr @\"odd name\" {\n  ret ptr @x.1.g ; @x.0.g\n}\n\
                    declare i32 @both()\n\ndeclare void @\"odd name\"()\nattributes #0 = { nounwind }\n\
                    attributes #1 = { cold }\n!llvm.module.flags = !{!1}\n!0 = !{i32 0, i32 2}\n!1 = !{i32 1, !\"@x.0.f\", i32 4}\n";
        let divided = DividedText::new(text);
        assert_eq!(
            divided.part("x.0."),
            "target triple = \"t\"\n%a = type { i32 }\n@g = global %a zeroinitializer\n\
             define i32 @f() #0 {\n  %v = call i32 @both(), !range !0\n  ret i32 %v\n}\n\
             declare i32 @both()\nattributes #0 = { nounwind }\n\
             !llvm.module.flags = !{!1}\n!0 = !{i32 0, i32 2}\n!1 = !{i32 1, !\"@f\", i32 4}\n"
        );
        let second = divided.part("x.1.");
        assert!(second.contains("@g = global i8 0") && !second.contains("%a = "), "{second}");
        assert!(second.contains("declare void @\"odd name\"()") && !second.contains("@both"), "{second}");
    }

    #[test]
    fn any_text_is_divided() {
        for text in
            ["", "define", "define @", "@\"", "define i8 @f() {", "!", "@x = ", "\u{fc}@\u{fc}", ";", "#\"\""]
        {
            let _ = DividedText::new(text).part("x");
        }
    }
}
