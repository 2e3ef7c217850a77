//! The thesis's claims about transformations as experiments: pairs of functions, judged by exhaustive execution.
//!
//! Each is a text in `corpus/experiments`: a module with functions `@src` and `@tgt`, and a header that says which claim
//! it is. A header is made of comments `; key: value`; a value goes on in the next line if that is indented:
//!
//! | key | value |
//! |---|---|
//! | `meaning` | what the transformation does |
//! | `thesis` | where the thesis speaks of it |
//! | `row` | the row of Table 2.1 it belongs to |
//! | `printed` | the columns checked there, by the names of [`SelectRule`](crate::SelectRule) |
//! | `freeze` | `yes`: the row's transformation with freezes inserted |
//! | `says` | a semantics, and `yes` or `no`: whether the thesis says that the target refines the source |
//!
//! What is printed and said is compared with what is computed, never assumed.

mod header;
mod table;

use include_dir::{Dir, include_dir};
use ir::{Module, ReadError};

use self::header::ExperimentHeader;
use super::EnumerationLimits;
use super::refine::{FunctionRef, Refinement, refines};
use crate::semantics::{Semantics, SemanticsError};

pub use header::{HeaderError, RefinementClaim};
pub use table::{SelectTable, TableMark, TableRow, table};

static TEXTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../corpus/experiments");

/// A source, a target, and what is claimed of them.
#[derive(Clone, Debug)]
pub struct Experiment {
    /// The name of its file.
    pub name: String,
    /// What it is about.
    pub header: ExperimentHeader,
    /// With functions `@src` and `@tgt`.
    pub module: Module,
}

/// Why a text is no experiment.
#[derive(Debug, thiserror::Error)]
pub enum ExperimentError {
    /// It is no module.
    #[error("{name}: {source}")]
    Text {
        /// The experiment.
        name: String,
        /// What is wrong.
        source: ReadError,
    },
    /// Its header is not as described above.
    #[error("{name}: {source}")]
    Header {
        /// The experiment.
        name: String,
        /// What is wrong.
        source: HeaderError,
    },
}

impl Experiment {
    /// Reads an experiment called `name`.
    ///
    /// # Errors
    ///
    /// The text is no module, or its header does not say what it is.
    pub fn read(name: &str, text: &str) -> Result<Experiment, ExperimentError> {
        let name = name.to_owned();
        let header = match ExperimentHeader::read(text) {
            Ok(header) => header,
            Err(source) => return Err(ExperimentError::Header { name, source }),
        };
        match ir::read_module(text) {
            Ok(module) => Ok(Experiment { name, header, module }),
            Err(source) => Err(ExperimentError::Text { name, source }),
        }
    }

    /// Whether `@tgt` refines `@src`.
    pub fn judge(&self, semantics: Semantics) -> Refinement {
        let subject = |name| {
            let function = self.module.function(name)?;
            Some(FunctionRef { module: &self.module, function })
        };
        match (subject("src"), subject("tgt")) {
            (Some(source), Some(target)) => refines(source, target, semantics, EnumerationLimits::default()),
            _ => Refinement::Unsupported("no @src and @tgt"),
        }
    }
}

/// Every experiment, by name.
///
/// # Errors
///
/// One of the texts is no experiment.
pub fn all() -> Result<Vec<Experiment>, ExperimentError> {
    let mut files: Vec<_> = TEXTS.files().collect();
    files.sort_by_key(|file| file.path());
    let experiment = |file: &include_dir::File<'_>| {
        let name = file.path().file_stem().unwrap_or_default().to_string_lossy();
        Experiment::read(&name, file.contents_utf8().unwrap_or_default())
    };
    files.into_iter().map(experiment).collect()
}

/// The semantics that every experiment is judged under. The published ones, and those in which the thesis finds today's
/// LLVM (section 2.3): where a branch on poison only chooses.
pub const SEMANTICS: &[&str] =
    &["thesis", "thesis,branch=choice", "llvm-19", "llvm-19,branch=choice", "llvm-trunk", "alive2"];

/// The verdicts of an experiment under each of [`SEMANTICS`].
///
/// # Errors
///
/// Never, as long as [`SEMANTICS`] names semantics.
pub fn verdicts(experiment: &Experiment) -> Result<Vec<(&'static str, Refinement)>, SemanticsError> {
    let judged = |&name: &&'static str| Ok((name, experiment.judge(name.parse()?)));
    SEMANTICS.iter().map(judged).collect()
}
