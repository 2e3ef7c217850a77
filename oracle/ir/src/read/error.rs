//! Errors of the reader, with their positions.

use std::fmt;

/// An error in a text: a sentence with its position, then the line with a caret under the position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{position}: {problem}\n{}", position.excerpt(line))]
pub struct ReadError {
    /// The position.
    pub position: TextPosition,
    /// The kind of error.
    pub problem: ReadErrorKind,
    /// The line that contains the position, without its end.
    pub line: String,
}

/// The kind of a [`ReadError`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReadErrorKind {
    /// The text is not LLVM IR.
    #[error("expected {expected}, found {found}")]
    Syntax {
        /// The text that was expected.
        expected: String,
        /// The text that was found.
        found: String,
    },
    /// The text may be LLVM IR, but [`crate::Module`] cannot represent it.
    #[error("{feature} is not supported")]
    Unsupported {
        /// The unsupported feature.
        feature: String,
    },
    /// The text violates a rule of LLVM IR other than its grammar: a name, a type or a value is wrong.
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
    pub(super) fn of(source: &str, at: usize) -> TextPosition {
        let before = &source[..at.min(source.len())];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
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

impl fmt::Display for TextPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// An error at a byte of the text, before its line and column are known.
#[derive(Debug)]
pub(super) struct LocatedProblem {
    pub(super) at: usize,
    pub(super) problem: ReadErrorKind,
}

/// The result of all reading functions.
pub(super) type Result<T> = std::result::Result<T, Box<LocatedProblem>>;

impl LocatedProblem {
    pub(super) fn invalid(at: usize, problem: impl Into<String>) -> Box<LocatedProblem> {
        Box::new(LocatedProblem { at, problem: ReadErrorKind::Invalid(problem.into()) })
    }

    pub(super) fn unsupported(at: usize, feature: impl Into<String>) -> Box<LocatedProblem> {
        Box::new(LocatedProblem { at, problem: ReadErrorKind::Unsupported { feature: feature.into() } })
    }

    pub(super) fn syntax(
        at: usize,
        expected: impl Into<String>,
        found: impl Into<String>,
    ) -> Box<LocatedProblem> {
        let (expected, found) = (expected.into(), found.into());
        Box::new(LocatedProblem { at, problem: ReadErrorKind::Syntax { expected, found } })
    }

    /// The error with line and column.
    pub(super) fn locate(self, source: &str) -> ReadError {
        let before = &source[..self.at.min(source.len())];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = source[start..].lines().next().unwrap_or("").to_owned();
        ReadError { position: TextPosition::of(source, self.at), problem: self.problem, line }
    }
}
