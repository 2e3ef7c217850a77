//! Interestingness of any C: a test of the user's, or one that is written for two compilers that differ or one that
//! crashes.

use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use host::{Failure, output};
use ordinary::script::{Deaths, MARK};
use ordinary::{Predicate, PredicateAnswer, TestFiles, TestPlace, script};

use super::files::ForeignFiles;
use super::kind::ForeignCase;
use crate::cli::{ForeignArgs, ReduceArgs};

/// A criterion of interestingness.
#[derive(Debug)]
pub(super) enum ForeignInterest {
    /// The command accepts the text.
    Test(PathBuf),
    /// The programs that the two compilers make of the text behave differently.
    Compare([String; 2]),
    /// The compiler fails on the text with a message that contains this one.
    Crash { compiler: String, text: String },
    /// A script takes the text; the program may have to be free of undefined behaviour.
    Script { script: String, guarded: bool },
}

impl ForeignInterest {
    /// The criterion that the command line gives; `None` without one.
    pub(super) fn from_args(args: &ForeignArgs) -> Option<ForeignInterest> {
        match (&args.test, args.compare.as_deref(), args.crash.as_deref()) {
            (Some(test), ..) => Some(ForeignInterest::Test(test.clone())),
            (_, Some([first, second]), _) => Some(ForeignInterest::Compare([first.clone(), second.clone()])),
            (.., Some([compiler, text])) => {
                Some(ForeignInterest::Crash { compiler: compiler.clone(), text: text.clone() })
            }
            _ => None,
        }
    }

    /// True if a program with undefined behaviour is not interesting.
    pub(super) fn is_guarded(&self, args: &ForeignArgs) -> bool {
        let is_about_programs =
            matches!(self, ForeignInterest::Compare(_) | ForeignInterest::Script { guarded: true, .. });
        args.guard || (is_about_programs && !args.no_guard)
    }

    /// The test, and its name. One that is written goes beside the first file.
    ///
    /// # Errors
    /// [`Failure::Input`] if there is no such command, or the two compilers agree.
    pub(super) fn predicate<C: ForeignCase>(
        &self,
        args: &ReduceArgs,
        files: &ForeignFiles,
        original: &C,
        place: &TestPlace,
    ) -> Result<(Predicate, PathBuf), Failure> {
        let timeout = args.foreign.timeout.map_or(super::LONGEST_RUN, Duration::from_secs);
        let units = script::unit_names(&files.names);
        match self {
            ForeignInterest::Test(command) => {
                let predicate = Predicate::new(command, timeout)?.with_arguments(C::arguments(place));
                Ok((predicate, command.clone()))
            }
            ForeignInterest::Crash { compiler, text } => {
                let script = script::crash(compiler, text, &units);
                if is_taken(&script, timeout, original, place)? {
                    return written(files, &script, timeout);
                }
                Err(Failure::Input(format!(
                    "nothing to reduce: `{compiler}` does not fail on the original, or does not say `{text}`"
                )))
            }
            ForeignInterest::Script { script, .. } => match is_taken(script, timeout, original, place)? {
                true => written(files, script, timeout),
                false => Err(Failure::Input(
                    "nothing to reduce: the command does not fail as before in the directory of a test"
                        .to_owned(),
                )),
            },
            ForeignInterest::Compare([first, second]) => {
                let invocation = args.foreign.invocation.resolved()?;
                // The stricter script, if the original passes it.
                for deaths in [Deaths::Refused, Deaths::Allowed] {
                    let script = C::comparison([first, second], &units, &invocation, deaths);
                    if is_taken(&script, timeout, original, place)? {
                        return written(files, &script, timeout);
                    }
                }
                Err(Failure::Input(format!(
                    "nothing to reduce: `{first}` and `{second}` {}",
                    C::NO_DIFFERENCE
                )))
            }
        }
    }
}

/// True if a script takes the original; it leaves no file, so that where it does not nothing is beside the user's.
pub(super) fn is_taken(
    script: &str,
    timeout: Duration,
    original: &impl TestFiles,
    place: &TestPlace,
) -> Result<bool, Failure> {
    let directory = place.empty_directory()?;
    let path = directory.path().join("test.sh");
    write_executable(&path, script)?;
    Ok(Predicate::new(&path, timeout)?.test(original, place)? == PredicateAnswer::Interesting)
}

/// Writes a script beside the first file, under an absolute name.
fn written(files: &ForeignFiles, text: &str, timeout: Duration) -> Result<(Predicate, PathBuf), Failure> {
    let path = files.from.first().map(|file| file.with_extension("test.sh")).unwrap_or_default();
    let path = std::path::absolute(&path).map_err(|why| Failure::unwritable(&path, &why))?;
    let is_ours = |path: &Path| std::fs::read_to_string(path).is_ok_and(|text| text.contains(MARK));
    if path.exists() && !is_ours(&path) {
        return Err(Failure::Input(format!(
            "{} is in the way of the test that would be written: move it, or use it with --test",
            path.display()
        )));
    }
    write_executable(&path, text)?;
    output::remark(format_args!("the test is {}", path.display()));
    Ok((Predicate::new(&path, timeout)?, path))
}

fn write_executable(path: &Path, text: &str) -> Result<(), Failure> {
    case_files::write(path, text.as_bytes())?;
    let executable = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(path, executable).map_err(|why| Failure::unwritable(path, &why))
}
