//! What can be wrong with a text, and where.

use std::fmt;

/// Why a text was not read: one sentence with its place, then the line with a caret under the place.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{position}: {problem}\n{}", position.excerpt(line))]
pub struct ParseError {
    /// Where.
    pub position: Position,
    /// What.
    pub problem: Problem,
    /// The line it is in, without its end.
    pub line: String,
}

/// The kind of a [`ParseError`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// The text is not C.
    #[error("expected {expected}, found {found}")]
    Syntax {
        /// What may stand here.
        expected: String,
        /// What does.
        found: String,
    },
    /// The text may be C, but not of the subset.
    #[error("{feature} is not supported")]
    Unsupported {
        /// What is used.
        feature: String,
    },
    /// The text breaks a rule of C other than its grammar: a name, a type or a value is wrong.
    #[error("{0}")]
    Meaning(String),
}

/// A place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// The file's name as given.
    pub file: String,
    /// Counted from 1.
    pub line: u32,
    /// In characters, counted from 1.
    pub column: u32,
}

impl Position {
    /// The line and a caret under the place; of a long line the part around it.
    fn excerpt(&self, line: &str) -> String {
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
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// A problem at a byte of the text, before it is told as a [`ParseError`].
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

    /// True of what may be C.
    pub(super) const fn is_unsupported(&self) -> bool {
        matches!(self.problem, Problem::Unsupported { .. })
    }

    /// With line and column.
    pub(super) fn locate(self, source: &str, file: &str) -> ParseError {
        let before = &source[..self.at.min(source.len())];
        let start = before.rfind('\n').map_or(0, |i| i + 1);
        let line = source[start..].lines().next().unwrap_or("").to_owned();
        let number = before.matches('\n').count() as u32 + 1;
        let column = before[start..].chars().count() as u32 + 1;
        let position = Position { file: file.to_owned(), line: number, column };
        ParseError { position, problem: self.problem, line }
    }
}
