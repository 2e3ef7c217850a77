//! Errors of a reader, with their positions.

use std::fmt;

/// An error in a text: a sentence with its position, then the line with a caret under the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The file's name as given, if the text is of a file with a name.
    pub file: Option<String>,
    /// The position.
    pub position: TextPosition,
    /// The kind of error.
    pub problem: TextErrorKind,
    /// The line that contains the position, without its end.
    pub line: String,
}

/// The kind of a [`TextError`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TextErrorKind {
    /// The text does not follow the grammar of its language.
    #[error("expected {expected}, found {found}")]
    Syntax {
        /// The text that was expected.
        expected: String,
        /// The text that was found.
        found: String,
    },
    /// The text may follow the grammar, but it is outside the subset that is read.
    #[error("{feature} is not supported")]
    Unsupported {
        /// The unsupported feature.
        feature: String,
    },
    /// The text violates a rule of the language other than its grammar: a name, a type or a value is wrong.
    #[error("{0}")]
    Invalid(String),
}

/// A position in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TextPosition {
    /// Line number, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
}

impl TextPosition {
    /// The position of byte `at`.
    #[must_use]
    pub fn new(source: &str, at: usize) -> TextPosition {
        let (before, start) = line_start(source, at);
        let line = before.matches('\n').count() as u32 + 1;
        TextPosition { line, column: before[start..].chars().count() as u32 + 1 }
    }

    /// The line and a caret under the position; of a long line, the part around it.
    fn excerpt(self, line: &str) -> String {
        const AROUND: usize = 100;
        let at = self.column as usize - 1;
        let from = at.saturating_sub(AROUND);
        let shown: String = line.chars().skip(from).take(2 * AROUND).collect();
        // Tabs are kept, so that a terminal puts the caret under its character.
        let before = shown.chars().take(at - from).map(|c| if c == '\t' { '\t' } else { ' ' });
        let caret: String = before.chain(['^']).collect();
        format!("  {shown}\n  {caret}")
    }
}

/// The text before byte `at`, and the byte at which the line of `at` starts.
fn line_start(source: &str, at: usize) -> (&str, usize) {
    let before = &source[..at.min(source.len())];
    (before, before.rfind('\n').map_or(0, |newline| newline + 1))
}

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl std::error::Error for TextError {}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(file) = &self.file {
            write!(f, "{file}:")?;
        }
        write!(f, "{}: {}\n{}", self.position, self.problem, self.position.excerpt(&self.line))
    }
}

/// An error at a byte of the text, before its line and column are known.
#[derive(Clone, Debug)]
pub struct LocatedProblem {
    /// The byte position.
    pub at: usize,
    /// The kind of error.
    pub problem: TextErrorKind,
}

/// The result of a reading function.
pub type Result<T> = std::result::Result<T, Box<LocatedProblem>>;

/// Fails with [`LocatedProblem::invalid`].
///
/// # Errors
/// Always.
pub fn invalid<T>(at: usize, problem: impl Into<String>) -> Result<T> {
    Err(LocatedProblem::invalid(at, problem))
}

/// Fails with [`LocatedProblem::unsupported`].
///
/// # Errors
/// Always.
pub fn unsupported<T>(at: usize, feature: impl Into<String>) -> Result<T> {
    Err(LocatedProblem::unsupported(at, feature))
}

/// Fails with [`LocatedProblem::syntax`].
///
/// # Errors
/// Always.
pub fn syntax<T>(at: usize, expected: impl Into<String>, found: impl Into<String>) -> Result<T> {
    Err(LocatedProblem::syntax(at, expected, found))
}

impl LocatedProblem {
    /// An error against a rule other than the grammar.
    pub fn invalid(at: usize, problem: impl Into<String>) -> Box<LocatedProblem> {
        Box::new(LocatedProblem { at, problem: TextErrorKind::Invalid(problem.into()) })
    }

    /// A feature outside the subset that is read.
    pub fn unsupported(at: usize, feature: impl Into<String>) -> Box<LocatedProblem> {
        Box::new(LocatedProblem { at, problem: TextErrorKind::Unsupported { feature: feature.into() } })
    }

    /// An error against the grammar.
    pub fn syntax(at: usize, expected: impl Into<String>, found: impl Into<String>) -> Box<LocatedProblem> {
        let (expected, found) = (expected.into(), found.into());
        Box::new(LocatedProblem { at, problem: TextErrorKind::Syntax { expected, found } })
    }

    /// True if the text at the position is outside the subset, and possibly correct.
    #[must_use]
    pub const fn is_unsupported(&self) -> bool {
        matches!(self.problem, TextErrorKind::Unsupported { .. })
    }

    /// The error with line and column, in a text that has no file.
    #[must_use]
    pub fn locate(self, source: &str) -> TextError {
        let (_, start) = line_start(source, self.at);
        let line = source[start..].lines().next().unwrap_or("").to_owned();
        TextError { file: None, position: TextPosition::new(source, self.at), problem: self.problem, line }
    }

    /// The error with file, line and column.
    #[must_use]
    pub fn locate_in(self, source: &str, file: &str) -> TextError {
        TextError { file: Some(file.to_owned()), ..self.locate(source) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_shows_its_line_and_a_caret() {
        let source = "one\n\ttwo three\n";
        let error = LocatedProblem::syntax(9, "`2`", "`three`");
        let without_file = "2:6: expected `2`, found `three`\n  \ttwo three\n  \t    ^";
        assert_eq!(error.clone().locate(source).to_string(), without_file);
        assert_eq!(error.locate_in(source, "f.c").to_string(), format!("f.c:{without_file}"));
    }

    #[test]
    fn an_error_behind_the_text_is_at_its_end() {
        let error = LocatedProblem::unsupported(99, "more").locate("ab");
        assert_eq!(error.position, TextPosition { line: 1, column: 3 });
    }
}
