//! Layouts in bulk: thousands of records in one file, every question about them asked of each compiler at once.
//!
//! Sizes, alignments and offsets are `_Static_assert`s, checked with `-fsyntax-only` ([`assertions`]). No constant
//! expression reaches a bit-field's place: for each there is an object whose initialiser sets it to all ones, and the
//! object file says which bits those are ([`images`]). Nothing is linked and nothing runs.
//!
//! The answers expected are our own layout's: in clang's dialect for every compiler, except where the ledger says that a
//! compiler's family differs from us there; then in its dialect, and counted as known ([`expectation`]).

mod assertions;
mod expectation;
mod images;
mod tally;
mod text;

use std::io;
use std::path::{Path, PathBuf};

use lang::Program;
use lowering::layout::LayoutError;

use crate::engine;
use crate::ledger::Ledger;
use crate::native::process::ProcessError;
use crate::native::{Configuration, Family, Input, Toolchain};
use expectation::Expectation;
pub use tally::{LayoutTally, Tally, UnexpectedAnswer, UnexpectedKind};
use text::Asked;

/// The number of programs in a file.
const CHUNK: usize = 1000;

/// The reason why layouts could not be checked.
#[derive(Debug, thiserror::Error)]
pub enum LayoutCheckError {
    /// A compiler could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// A file could not be written or read.
    #[error("cannot use {}: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// We have no layout for a record.
    #[error(transparent)]
    Layout(#[from] LayoutError),
    /// A compiler wrote something that is no object file.
    #[error("{configuration} wrote no ELF object: {source}")]
    Object {
        /// The configuration.
        configuration: engine::Configuration,
        /// The reason.
        source: object::Error,
    },
    /// A compiler failed without naming a program.
    #[error("{configuration} failed on a whole file of records: {said}")]
    Failed {
        /// The configuration.
        configuration: engine::Configuration,
        /// Its diagnostic.
        said: String,
    },
}

/// Asks each clang and gcc of the toolchain, at one level of optimisation, about the layout of every record of
/// these programs, of which nothing else is looked at.
///
/// # Errors
/// When the machine fails, or a record has no layout. What a compiler answers is never an error.
pub fn check_layouts(
    toolchain: &Toolchain,
    ledger: &Ledger,
    programs: &[Program],
) -> Result<LayoutTally, LayoutCheckError> {
    let work = toolchain.work.path();
    let directory = tempfile::tempdir_in(work)
        .map_err(|source| LayoutCheckError::File { path: work.to_owned(), source })?;
    let mut tally = LayoutTally::of(programs);
    let mut asked = Vec::new();
    for configuration in layout_configurations(toolchain) {
        match reason_to_skip(configuration) {
            Some(why) => tally.skipped.push((configuration.name.clone(), why)),
            None => asked.push(configuration),
        }
    }
    let check = |configuration: &Configuration| -> Result<Tally, LayoutCheckError> {
        check_with(toolchain, configuration, directory.path(), ledger, programs)
    };
    tally.compilers = if toolchain.environment.jobs.get() == 1 {
        asked.into_iter().map(check).collect::<Result<_, _>>()?
    } else {
        in_parallel(&asked, &check)?
    };
    Ok(tally)
}

/// One configuration on C for each compiler and list of flags, whatever the level.
fn layout_configurations(toolchain: &Toolchain) -> impl Iterator<Item = &Configuration> {
    let all = toolchain.configurations().iter().enumerate();
    let first = all.filter(|(number, configuration)| {
        configuration.input == Input::C && toolchain.answers_layouts(*number) == *number
    });
    first.map(|(_, configuration)| configuration)
}

fn reason_to_skip(configuration: &Configuration) -> Option<&'static str> {
    match configuration.compiler.family {
        Family::Clang | Family::Gcc => None,
        Family::Tcc => Some("it ends at the first wrong assertion"),
        Family::Custom(_) => Some("its own command has no place for -fsyntax-only"),
    }
}

fn in_parallel(
    asked: &[&Configuration],
    check: &(impl Fn(&Configuration) -> Result<Tally, LayoutCheckError> + Sync),
) -> Result<Vec<Tally>, LayoutCheckError> {
    std::thread::scope(|scope| {
        let threads: Vec<_> = asked.iter().map(|one| scope.spawn(|| check(one))).collect();
        threads.into_iter().map(|thread| thread.join().expect("no check of a layout panics")).collect()
    })
}

fn check_with(
    toolchain: &Toolchain,
    configuration: &Configuration,
    directory: &Path,
    ledger: &Ledger,
    programs: &[Program],
) -> Result<Tally, LayoutCheckError> {
    let asked = Asked { toolchain, configuration, directory };
    let mut tally = Tally::new(configuration.name.clone());
    for (chunk, programs) in programs.chunks(CHUNK).enumerate() {
        let expected: Vec<Expectation<'_>> = programs
            .iter()
            .enumerate()
            .map(|(at, program)| {
                let number = chunk * CHUNK + at;
                Expectation::of(number, program, configuration, ledger, toolchain.lowering.stages)
            })
            .collect::<Result<_, _>>()?;
        expected.iter().for_each(|one| one.count_known(&mut tally));
        assertions::check(&asked, &expected, &mut tally)?;
        images::check(&asked, &expected, &mut tally)?;
    }
    Ok(tally)
}
