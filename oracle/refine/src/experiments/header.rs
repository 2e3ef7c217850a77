//! Experiment headers, which are comments at the start of a module.

use semantics::{SelectRule, Semantics, SemanticsError};

/// A claim that a target refines its source, or does not, under a semantics.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefinementClaim {
    /// The semantics.
    pub semantics: Semantics,
    /// True if the target is claimed to refine the source.
    pub refines: bool,
}

/// The header of an experiment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExperimentHeader {
    /// A description of the transformation.
    pub meaning: String,
    /// The place in the thesis that discusses it.
    pub thesis: String,
    /// Its row in Table 2.1.
    pub row: Option<String>,
    /// The columns with a check mark in that row of the printed table.
    pub printed: Vec<SelectRule>,
    /// Set if freezes were inserted into the row's transformation.
    pub freeze: bool,
    /// Further claims of the thesis about it.
    pub claims: Vec<RefinementClaim>,
}

/// The error of reading a header.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HeaderError {
    /// A line is neither an entry nor a continuation.
    #[error("`{0}` is no `key: value`")]
    NotAnEntry(String),
    /// The key is unknown.
    #[error("there is no key `{0}`")]
    Key(String),
    /// The key does not allow this value.
    #[error("`{key}` cannot be `{value}`")]
    Value {
        /// The key.
        key: &'static str,
        /// The value.
        value: String,
    },
    /// The value does not name a semantics.
    #[error(transparent)]
    Semantics(#[from] SemanticsError),
    /// A required key is missing.
    #[error("`{0}` is missing")]
    Missing(&'static str),
}

impl ExperimentHeader {
    /// Reads the header in the comments at the start of `text`.
    pub fn read(text: &str) -> Result<ExperimentHeader, HeaderError> {
        let mut entries: Vec<(String, String)> = Vec::new();
        for line in text.lines().map_while(|line| line.strip_prefix("; ")) {
            if let (Some(more), Some((_, value))) = (line.strip_prefix("  "), entries.last_mut()) {
                value.push(' ');
                value.push_str(more.trim());
                continue;
            }
            let (key, value) = line.split_once(": ").ok_or(HeaderError::NotAnEntry(line.to_owned()))?;
            entries.push((key.to_owned(), value.trim().to_owned()));
        }
        let mut header = ExperimentHeader::default();
        for (key, value) in entries {
            header.set(&key, value)?;
        }
        match header {
            ExperimentHeader { ref meaning, .. } if meaning.is_empty() => {
                Err(HeaderError::Missing("meaning"))
            }
            ExperimentHeader { ref thesis, .. } if thesis.is_empty() => Err(HeaderError::Missing("thesis")),
            header => Ok(header),
        }
    }

    fn set(&mut self, key: &str, value: String) -> Result<(), HeaderError> {
        match key {
            "meaning" => self.meaning = value,
            "thesis" => self.thesis = value,
            "row" => self.row = Some(value),
            "printed" => self.printed = value.split(' ').map(rule).collect::<Result<_, _>>()?,
            "freeze" => self.freeze = yes("freeze", &value)?,
            "says" => self.claims.push(claim(value)?),
            _ => return Err(HeaderError::Key(key.to_owned())),
        }
        Ok(())
    }
}

fn rule(name: &str) -> Result<SelectRule, HeaderError> {
    let known = SelectRule::ALL.iter().copied().find(|rule| rule.name() == name);
    known.ok_or_else(|| HeaderError::Value { key: "printed", value: name.to_owned() })
}

fn yes(key: &'static str, value: &str) -> Result<bool, HeaderError> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(HeaderError::Value { key, value: value.to_owned() }),
    }
}

fn claim(value: String) -> Result<RefinementClaim, HeaderError> {
    let Some((semantics, verdict)) = value.split_once(' ') else {
        return Err(HeaderError::Value { key: "says", value });
    };
    Ok(RefinementClaim { semantics: semantics.parse()?, refines: yes("says", verdict)? })
}
