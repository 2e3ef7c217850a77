//! What can be wrong with a text, and where.

use std::fmt;

/// Why a text was not read: one sentence with its place, then the line with a caret under the place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{position}: {problem}\n{}", position.excerpt(line))]
pub struct ReadError {
    /// Where.
    pub position: Position,
    /// What.
    pub problem: Problem,
    /// The line it is in, without its end.
    pub line: String,
}

/// The kind of a [`ReadError`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The text is not LLVM IR.
    #[error("expected {expected}, found {found}")]
    Syntax {
        /// What may stand here.
        expected: String,
        /// What does.
        found: String,
    },
    /// The text may be LLVM IR, but says something [`crate::Module`] cannot.
    #[error("{feature} is not supported")]
    Unsupported {
        /// What is used.
        feature: String,
    },
    /// The text breaks a rule of LLVM IR other than its grammar: a name, a type or a value is wrong.
    #[error("{0}")]
    Meaning(String),
}

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// Counted from 1.
    pub line: u32,
    /// In characters, counted from 1.
    pub column: u32,
}

impl Position {
    /// The place of byte `at`.
    pub(super) fn of(source: &str, at: usize) -> Position {
        let before = &source[..at.min(source.len())];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.matches('\n').count() as u32 + 1;
        Position { line, column: before[start..].chars().count() as u32 + 1 }
    }

    /// The line and a caret under the place; of a long line the part around it.
    fn excerpt(self, line: &str) -> String {
        const AROUND: usize = 100;
        let at = self.column as usize - 1;
        let from = at.saturating_sub(AROUND);
        let shown: String = line.chars().skip(from).take(2 * AROUND).collect();
        // Tabs stay tabs, so that the caret stands where the terminal puts the character above it.
        let before = shown.chars().take(at - from).map(|c| if c == '\t' { '\t' } else { ' ' });
        let caret: String = before.chain(['^']).collect();
        format!("  {shown}\n  {caret}")
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A problem at a byte of the text, before it is told as a [`ReadError`].
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) at: usize,
    pub(super) problem: Problem,
}

/// What every reading function returns.
pub(super) type Result<T> = std::result::Result<T, Box<Fault>>;

impl Fault {
    pub(super) fn meaning(at: usize, problem: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { at, problem: Problem::Meaning(problem.into()) })
    }

    pub(super) fn unsupported(at: usize, feature: impl Into<String>) -> Box<Fault> {
        Box::new(Fault { at, problem: Problem::Unsupported { feature: feature.into() } })
    }

    pub(super) fn syntax(at: usize, expected: impl Into<String>, found: impl Into<String>) -> Box<Fault> {
        let (expected, found) = (expected.into(), found.into());
        Box::new(Fault { at, problem: Problem::Syntax { expected, found } })
    }

    /// With line and column.
    pub(super) fn locate(self, source: &str) -> ReadError {
        let before = &source[..self.at.min(source.len())];
        let start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = source[start..].lines().next().unwrap_or("").to_owned();
        ReadError { position: Position::of(source, self.at), problem: self.problem, line }
    }
}
