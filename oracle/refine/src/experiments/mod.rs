//! The thesis's claims about transformations as experiments: pairs of functions, judged by exhaustive execution.
//!
//! Each experiment is a file in `corpus/experiments`: a module with functions `@src` and `@tgt`, and a header that
//! states the claim. A header consists of comments `; key: value`; an indented line continues a value:
//!
//! | key | value |
//! |---|---|
//! | `meaning` | what the transformation does |
//! | `thesis` | where the thesis speaks of it |
//! | `row` | the row of Table 2.1 it belongs to |
//! | `printed` | the columns checked there, by the names of [`SelectRule`](semantics::SelectRule) |
//! | `freeze` | `yes`: the row's transformation with freezes inserted |
//! | `says` | a semantics, and `yes` or `no`: whether the thesis says that the target refines the source |
//!
//! Verdicts are computed and then compared with the claims.

#[doc(hidden)]
pub mod header;
mod table;

use base::text::TextError;
use include_dir::{Dir, include_dir};
use ir::Module;
use semantics::Semantics;

use self::header::ExperimentHeader;
use crate::refinement::{Refinement, refines};
use crate::sets::{EnumerationLimits, FunctionRef};

pub use header::{HeaderError, RefinementClaim};
pub use table::{SelectTable, TableMark, TableRow, table};

static TEXTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../corpus/experiments");

/// A source, a target, and the claims about them.
#[derive(Clone, Debug)]
pub struct Experiment {
    /// The name of the file.
    pub name: String,
    /// The claims.
    pub header: ExperimentHeader,
    /// A module with functions `@src` and `@tgt`.
    pub module: Module,
}

/// The error of reading an experiment.
#[derive(Debug, thiserror::Error)]
pub enum ExperimentError {
    /// The text is not a valid module.
    #[error("{name}: {source}")]
    Text {
        /// The experiment's name.
        name: String,
        /// The cause.
        source: Box<TextError>,
    },
    /// The header is not as described above.
    #[error("{name}: {source}")]
    Header {
        /// The experiment's name.
        name: String,
        /// The cause.
        source: HeaderError,
    },
}

impl Experiment {
    /// Reads the experiment called `name`.
    ///
    /// # Errors
    ///
    /// The text is not a valid module, or its header is invalid.
    pub fn read(name: &str, text: &str) -> Result<Experiment, ExperimentError> {
        let name = name.to_owned();
        let header = match ExperimentHeader::read(text) {
            Ok(header) => header,
            Err(source) => return Err(ExperimentError::Header { name, source }),
        };
        match ir::read_module(text) {
            Ok(module) => Ok(Experiment { name, header, module }),
            Err(source) => Err(ExperimentError::Text { name, source: Box::new(source) }),
        }
    }

    /// Decides whether `@tgt` refines `@src`.
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

/// All experiments, by name.
///
/// # Errors
///
/// One of the files is not a valid experiment.
pub fn load_all() -> Result<Vec<Experiment>, ExperimentError> {
    let mut files: Vec<_> = TEXTS.files().collect();
    files.sort_by_key(|file| file.path());
    let experiment = |file: &include_dir::File<'_>| {
        let name = file.path().file_stem().unwrap_or_default().to_string_lossy();
        Experiment::read(&name, file.contents_utf8().unwrap_or_default())
    };
    files.into_iter().map(experiment).collect()
}

/// The semantics under which every experiment is judged: the published ones, and those in which the thesis describes
/// LLVM at its time (section 2.3), where a branch on poison is a choice.
pub const SEMANTICS: &[&str] =
    &["thesis", "thesis,branch=choice", "llvm-19", "llvm-19,branch=choice", "llvm-trunk", "alive2"];
