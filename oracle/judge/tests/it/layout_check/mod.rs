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
use std::path::PathBuf;

use lang::Program;
use lowering::Stages;
use lowering::layout::LayoutError;

use engines::engine;
use engines::native::{Configuration, Family, Input, Toolchain};
use engines::process::ProcessError;
use judge::ledger::Ledger;
use rayon::prelude::*;

use crate::it::common::environment;
use expectation::Expectation;
pub(crate) use tally::{LayoutTally, Tally, UnexpectedAnswer, UnexpectedKind};
use text::Asked;

/// The number of programs in a file.
const CHUNK: usize = 1000;

/// The reason why layouts could not be checked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum LayoutCheckError {
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
    #[error("{configuration} failed on a whole file of records: {message}")]
    Failed {
        /// The configuration.
        configuration: engine::Configuration,
        /// Its diagnostic.
        message: String,
    },
}

/// Asks each clang and gcc of the toolchain, at one level of optimisation, about the layout of every record of
/// these programs, of which nothing else is looked at. The layouts expected are those of `stages`.
///
/// # Errors
/// If the machine fails, or a record has no layout. What a compiler answers is never an error.
pub(crate) fn check_layouts(
    toolchain: &Toolchain,
    stages: &dyn Stages,
    ledger: &Ledger,
    programs: &[Program],
) -> Result<LayoutTally, LayoutCheckError> {
    let work = environment().scratch;
    let directory =
        tempfile::tempdir_in(&work).map_err(|source| LayoutCheckError::File { path: work, source })?;
    let mut tally = LayoutTally::new(programs);
    let mut asked = Vec::new();
    for configuration in layout_configurations(toolchain) {
        match reason_to_skip(configuration) {
            Some(why) => tally.skipped.push((configuration.name.clone(), why)),
            None => asked.push(configuration),
        }
    }
    let check = |configuration: &Configuration| -> Result<Tally, LayoutCheckError> {
        let asked = Asked { toolchain, configuration, directory: directory.path() };
        check_with(&asked, stages, ledger, programs)
    };
    tally.compilers = asked.into_par_iter().map(check).collect::<Result<_, _>>()?;
    Ok(tally)
}

/// One configuration on C for each compiler and list of flags, whatever the level.
fn layout_configurations(toolchain: &Toolchain) -> impl Iterator<Item = &Configuration> {
    let all = toolchain.configurations();
    all.iter().enumerate().filter(|(_, one)| one.input == Input::C).filter_map(|(number, one)| {
        let is_first = !all[..number].iter().any(|before| before.lays_out_like(one));
        is_first.then_some(one)
    })
}

fn reason_to_skip(configuration: &Configuration) -> Option<&'static str> {
    match configuration.compiler.family {
        Family::Clang | Family::Gcc => None,
        Family::Tcc => Some("it ends at the first wrong assertion"),
        Family::Custom(_) => Some("its own command has no place for -fsyntax-only"),
    }
}

fn check_with(
    asked: &Asked<'_>,
    stages: &dyn Stages,
    ledger: &Ledger,
    programs: &[Program],
) -> Result<Tally, LayoutCheckError> {
    let configuration = asked.configuration;
    let mut tally = Tally::new(configuration.name.clone());
    for (chunk, programs) in programs.chunks(CHUNK).enumerate() {
        let expected: Vec<Expectation<'_>> = programs
            .iter()
            .enumerate()
            .map(|(at, program)| {
                let number = chunk * CHUNK + at;
                Expectation::new(number, program, configuration, ledger, stages)
            })
            .collect::<Result<_, _>>()?;
        expected.iter().for_each(|expectation| expectation.count_known(&mut tally));
        assertions::check(asked, &expected, &mut tally)?;
        images::check(asked, &expected, &mut tally)?;
    }
    Ok(tally)
}
