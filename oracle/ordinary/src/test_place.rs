//! Directories in which the files of a case are compiled and tested: each has nothing else.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use engines::native::{Scratch, Settings};
use engines::process::{Command, Completed, ProcessError, Supervisor};
use reducer::SourceText;
use tempfile::TempDir;

use host::{Failure, scratch};

/// The directory in which the files of a case are tested, and the supervisor of processes there.
#[derive(Debug)]
pub struct TestPlace {
    /// The names of the files, relative to the directory of a test.
    names: Vec<PathBuf>,
    scratch: Scratch,
    supervisor: Supervisor,
}

impl TestPlace {
    /// A place for files of these names.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if no directory can be made.
    pub fn new(names: Vec<PathBuf>) -> Result<TestPlace, Failure> {
        let place = scratch::place(&Settings::default());
        let scratch = Scratch::new_in(&place).map_err(|why| Failure::unwritable(&place, &why))?;
        Ok(TestPlace { names, scratch, supervisor: Supervisor::new() })
    }

    /// A directory of its own that has the files.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if they cannot be written.
    pub fn directory(&self, text: &SourceText) -> Result<TempDir, Failure> {
        let place = self.scratch.path();
        let directory = tempfile::tempdir_in(place).map_err(|why| Failure::unwritable(place, &why))?;
        for (name, file) in self.names.iter().zip(text.files()) {
            let path = directory.path().join(name);
            let written = path.parent().map_or(Ok(()), std::fs::create_dir_all);
            written
                .and_then(|()| std::fs::write(&path, file))
                .map_err(|why| Failure::unwritable(&path, &why))?;
        }
        Ok(directory)
    }

    /// The names of the files that are translation units: no headers.
    pub fn units(&self) -> impl Iterator<Item = OsString> {
        let is_header = |name: &Path| name.extension().is_some_and(|kind| kind == "h");
        self.names.iter().filter(move |name| !is_header(name)).map(|name| name.clone().into_os_string())
    }

    /// Runs a command to its end; `None` if the user has interrupted.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if it cannot be started.
    pub fn run(&self, command: Command) -> Result<Option<Completed>, Failure> {
        match self.supervisor.run(command) {
            Ok(completed) => Ok(Some(completed)),
            Err(ProcessError::Interrupted) => Ok(None),
            Err(why) => Err(Failure::Infrastructure(why.to_string())),
        }
    }
}
