//! The comment at the head of a C file that bitfrost printed: where the program came from, what was said of
//! it, and what to do with it next.

use std::fmt::Write;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;

use crate::{Dna, Syntax};

/// The beginning of the comment, by which the file is recognised.
const TITLE: &str = "/* bitfrost case, version 1";
/// The length of a line of base64.
const WRAP: usize = 96;

/// The contents of a header.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The origin of the program, for people.
    pub from: Option<String>,
    /// The generator's input, if it made the program.
    pub dna: Option<Dna>,
    /// The name of the verdict.
    pub verdict: Option<String>,
    /// The key of the finding's bucket.
    pub signature: Option<String>,
}

impl Header {
    /// The lines at the head of a file of this syntax that will be called `file`.
    #[must_use]
    pub fn print_in(&self, syntax: Syntax, file: &str) -> String {
        match syntax {
            Syntax::C => self.print(file),
            Syntax::LlvmIr => self.print_for_module(file),
        }
    }

    /// The comment, for a C file that will be called `file`.
    #[must_use]
    pub fn print(&self, file: &str) -> String {
        let Header { from, dna, verdict, signature } = self;
        let mut text = format!("{TITLE}\n");
        let mut line = |key: &str, value: &str| {
            // Nothing in a header may end the comment.
            let _infallible = writeln!(text, " * {key}: {}", value.replace("*/", "* /").replace('\n', " "));
        };
        [("from", from), ("verdict", verdict), ("signature", signature)]
            .into_iter()
            .filter_map(|(key, value)| Some((key, value.as_ref()?)))
            .for_each(|(key, value)| line(key, value));
        if let Some(Dna { config, bytes }) = dna {
            line("config", &serde_json::to_string(config).unwrap_or_default());
            let encoded = STANDARD.encode(bytes);
            encoded.as_bytes().chunks(WRAP).for_each(|part| line("dna", &String::from_utf8_lossy(part)));
        }
        line("reproduce", &format!("bitfrost check {file}"));
        line("reduce", &format!("bitfrost reduce {file}"));
        text.push_str(" */\n");
        text
    }

    /// The lines at the head of a file of LLVM IR that will be called `file`; a module has no DNA there.
    fn print_for_module(&self, file: &str) -> String {
        let Header { from, dna: _, verdict, signature } = self;
        let (check, reduce) = (format!("bitfrost check {file}"), format!("bitfrost reduce {file}"));
        let lines = [
            ("from", from.as_ref()),
            ("verdict", verdict.as_ref()),
            ("signature", signature.as_ref()),
            ("reproduce", Some(&check)),
            ("reduce", Some(&reduce)),
        ];
        let line = |(key, value): (&str, Option<&String>)| {
            value.map(|value| format!("; {key}: {}\n", value.replace('\n', " ")))
        };
        lines.into_iter().filter_map(line).collect()
    }

    /// True for a C file that begins with a header.
    #[must_use]
    pub fn begins(c: &str) -> bool {
        c.starts_with(TITLE)
    }

    /// The header of a C file; an empty one where there is none. What cannot be read of it is left out, because
    /// the program after it is what counts.
    #[must_use]
    pub fn read(c: &str) -> Header {
        let Some(comment) = c.strip_prefix(TITLE).and_then(|rest| rest.split("*/").next()) else {
            return Header::default();
        };
        let values = |key: &str| {
            let lines = comment.lines().filter_map(|line| line.strip_prefix(" * ")?.strip_prefix(key));
            let values: Vec<&str> = lines.filter_map(|rest| rest.strip_prefix(": ")).collect();
            (!values.is_empty()).then(|| values.concat())
        };
        let config = values("config").and_then(|json| serde_json::from_str(&json).ok());
        let bytes = STANDARD.decode(values("dna").unwrap_or_default()).ok();
        Header {
            from: values("from"),
            dna: config.zip(bytes).map(|(config, bytes)| Dna { config, bytes }),
            verdict: values("verdict"),
            signature: values("signature"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full() -> Header {
        Header {
            from: Some("seed 1, program 17".to_owned()),
            dna: Some(Dna { config: generator::Config::default(), bytes: (0..=255).collect() }),
            verdict: Some("mismatch".to_owned()),
            signature: Some("passed differently: clang > gcc".to_owned()),
        }
    }

    #[test]
    fn what_is_printed_is_read_back() {
        for header in [Header::default(), full(), Header { dna: None, ..full() }] {
            let file = format!("{}int x;\n", header.print("x.c"));
            assert_eq!(Header::read(&file), header);
        }
        let no_dna =
            Header { dna: Some(Dna { config: generator::Config::default(), bytes: vec![] }), ..full() };
        assert_eq!(Header::read(&no_dna.print("x.c")), no_dna);
    }

    #[test]
    fn no_value_ends_the_comment() {
        let header = Header { verdict: Some("*/ int main; /*\n#include".to_owned()), ..Header::default() };
        let text = header.print("x.c");
        assert_eq!(text.matches("*/").count(), 1);
        assert!(text.ends_with(" */\n"));
    }

    #[test]
    fn other_files_have_no_header() {
        for text in [
            "",
            "int x;",
            "/* bitfrost */",
            "/* bitfrost case, version 1",
            "/* bitfrost case, version 1\n * dna: !\n",
        ] {
            assert_eq!(Header::read(text), Header::default(), "{text:?}");
        }
    }
}
