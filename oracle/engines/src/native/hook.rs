//! A command of the user that is run at events. Nothing of it stays, and it has a bounded time, as a compiler; it has the rights of the user.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use super::scratch::Scratch;
use crate::process::{Command, End, Look, ProcessError, ProcessLimits, Supervisor, Trust};

/// Goes to the directory that it is given, and runs a command there as the user wrote it.
const SCRIPT: &str = "cd -- \"$0\" && exec /bin/sh -c \"$1\"";

/// The most of a command's output that an error repeats, in bytes.
const MESSAGE_LENGTH: usize = 200;

/// A command for `sh -c`.
#[derive(Debug)]
pub struct Hook {
    command: OsString,
    /// The directory in which it runs.
    directory: PathBuf,
    supervisor: Supervisor,
    /// For its temporary files, and the only directory whose size is bounded.
    scratch: Scratch,
}

/// The reason why a command did not do its work.
#[derive(Debug, thiserror::Error)]
pub enum HookError {
    /// It could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
    /// It was run, and failed.
    #[error("it {0}")]
    Failed(String),
}

impl Hook {
    /// A command that is run in `directory`, with its temporary files in a directory in `scratch`.
    ///
    /// # Errors
    /// If nothing can be written in `scratch`.
    pub fn new(command: &str, directory: &Path, scratch: &Path) -> std::io::Result<Hook> {
        let scratch = Scratch::new_in(scratch)?;
        Ok(Hook {
            command: command.into(),
            directory: directory.to_owned(),
            supervisor: Supervisor::new(),
            scratch,
        })
    }

    /// Runs it to its end, or until `go_on` returns false. Of `variables` the last of a name counts; `TMPDIR` is always the hook's own.
    ///
    /// # Errors
    /// [`HookError`] if it could not be run, or did not exit with code 0.
    pub fn run(
        &self,
        variables: Vec<(OsString, OsString)>,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<(), HookError> {
        let command = Command::new("/bin/sh", self.scratch.path()).args([
            OsString::from("-c"),
            SCRIPT.into(),
            self.directory.clone().into(),
            self.command.clone(),
        ]);
        let command = Command { variables, trust: Trust::User, limits: ProcessLimits::HOOK, ..command };
        let completed = self.supervisor.run_watched(command, &mut |_: Look| go_on())?;
        let how = match completed.end {
            End::Exited(0) => return Ok(()),
            End::Exited(code) => format!("exited with code {code}"),
            End::Killed(signal) => format!("died of signal {signal}"),
            End::OutOfTime => format!("took more than {} s", ProcessLimits::HOOK.wall.as_secs()),
            End::Stopped => "was stopped, because the campaign is over".to_owned(),
            End::Excessive(excess) => format!("was stopped: {excess}"),
        };
        let message = completed.output.trim();
        let message = &message[..message.floor_char_boundary(MESSAGE_LENGTH)];
        Err(HookError::Failed(if message.is_empty() {
            how
        } else {
            format!("{how}: {}", message.replace('\n', " "))
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(command: &str, go_on: bool) -> (String, tempfile::TempDir) {
        let place = tempfile::tempdir().unwrap();
        let hook = Hook::new(command, place.path(), place.path()).unwrap();
        let variables = vec![("PATH".into(), "/usr/bin:/bin".into()), ("WHAT".into(), "a \"b\" $c".into())];
        let message =
            hook.run(variables, &mut || go_on).map_or_else(|why| why.to_string(), |()| "ok".to_owned());
        (message, place)
    }

    #[test]
    fn it_runs_where_the_user_is_and_has_its_variables() {
        let (said, place) = run("printf %s \"$WHAT\" > here; echo x > \"$TMPDIR/x\"", true);
        assert_eq!(said, "ok");
        assert_eq!(std::fs::read_to_string(place.path().join("here")).unwrap(), "a \"b\" $c");
        assert_eq!(std::fs::read_dir(place.path()).unwrap().count(), 1, "its temporary files are removed");
    }

    #[test]
    fn its_failures_have_words() {
        assert_eq!(run("echo no >&2; exit 3", true).0, "it exited with code 3: no");
        assert_eq!(run("kill -9 $$", true).0, "it died of signal 9");
        assert_eq!(run("sleep 1000", false).0, "it was stopped, because the campaign is over");
        assert_eq!(run("exit 'x", true).0.split(':').next(), Some("it exited with code 2"));
    }
}
