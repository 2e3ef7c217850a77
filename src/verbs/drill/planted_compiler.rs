//! Compilers that `drill` writes, and plants beside right ones.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;

use campaign::finding::{self, Fingerprints};
use database::{NewFinding, Origin};
use engines::native::Settings;
use examination::examine::Examination;
use host::Failure;
use lang::Program;

/// Writes a file with these permissions; returns its path.
///
/// # Errors
/// [`Failure`] if it cannot be written.
pub(super) fn write(path: PathBuf, text: &str, mode: u32) -> Result<PathBuf, Failure> {
    let written =
        fs::write(&path, text).and_then(|()| fs::set_permissions(&path, Permissions::from_mode(mode)));
    written.map_err(|why| Failure::unwritable(&path, &why))?;
    Ok(path)
}

/// A directory that is removed again.
///
/// # Errors
/// [`Failure::Infrastructure`] if none can be made.
pub(super) fn directory() -> Result<tempfile::TempDir, Failure> {
    tempfile::tempdir().map_err(|why| Failure::infrastructure("no scratch directory", why))
}

/// The settings of right compilers without optimisation, and of the planted one, as a configuration file describes it.
///
/// # Errors
/// [`Failure::Infrastructure`] if the description is wrong.
pub(super) fn settings(right: &[&str], planted: &str) -> Result<Settings, Failure> {
    let right =
        right.iter().map(|name| format!("[[configuration]]\ncompiler = \"{name}\"\nflags = [\"-O0\"]\n"));
    let right: String = right.collect();
    Settings::parse(&format!("only = true\n{right}{planted}"))
        .map_err(|why| Failure::Infrastructure(why.to_string()))
}

/// The findings of programs that were examined, each with the place of its program.
pub(super) fn findings(
    programs: &[Program],
    examination: &Examination<Program>,
    fingerprints: &Fingerprints,
) -> Vec<(usize, NewFinding)> {
    let of_program = |(place, (program, examined))| {
        let new = finding::findings(program, Origin::Generated, || None, examined, fingerprints);
        new.into_iter().map(move |finding| (place, finding))
    };
    programs.iter().zip(&examination.cases).enumerate().flat_map(of_program).collect()
}
