//! Directories in which the files of a case are compiled and tested: each has nothing else.

use std::borrow::Cow;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use engines::native::{Scratch, Settings};
use engines::process::{Command, Completed, End, ProcessError, Supervisor};
use reducer::{SourceText, WholeModule};
use tempfile::TempDir;

use crate::script::translation_units;
use crate::{Bitcode, BorrowedCopy, BuildDirectory};
use host::{Failure, scratch};

/// A case as the texts of its files.
pub trait TestFiles {
    /// The text of each file, in the order of their names.
    fn texts(&self) -> Vec<&str>;
}

impl TestFiles for SourceText {
    fn texts(&self) -> Vec<&str> {
        self.files().collect()
    }
}

impl TestFiles for WholeModule {
    fn texts(&self) -> Vec<&str> {
        vec![self.text()]
    }
}

/// The texts of files that nobody has read yet.
#[derive(Clone, Debug)]
pub struct TestTexts(pub Vec<String>);

impl TestFiles for TestTexts {
    fn texts(&self) -> Vec<&str> {
        self.0.iter().map(String::as_str).collect()
    }
}

/// The first of several candidates that is interesting, by its number: those after it need no answer any more.
#[derive(Clone, Debug)]
pub struct FirstInteresting(Arc<AtomicUsize>);

impl Default for FirstInteresting {
    fn default() -> FirstInteresting {
        FirstInteresting(Arc::new(AtomicUsize::new(usize::MAX)))
    }
}

impl FirstInteresting {
    /// Notes that a candidate is interesting.
    pub fn note(&self, candidate: usize) {
        self.0.fetch_min(candidate, Ordering::SeqCst);
    }

    /// True if a candidate before this one is interesting.
    #[must_use]
    pub fn is_before(&self, candidate: usize) -> bool {
        self.0.load(Ordering::SeqCst) < candidate
    }
}

/// The directory in which the files of a case are tested, and the supervisor of processes there.
#[derive(Clone, Debug)]
pub struct TestPlace {
    /// The names of the files, relative to the directory of a test.
    names: Vec<PathBuf>,
    /// The tools that make the contents of the files from their texts; `None`: they are the texts.
    bitcode: Option<Bitcode>,
    /// The directory in copies of which tests run; `None`: in directories that have nothing but the files.
    build: Option<Arc<BuildDirectory>>,
    scratch: Arc<Scratch>,
    supervisor: Supervisor,
    /// The number of the candidate that is tested, which needs no answer once one before it is interesting.
    candidate: Option<(FirstInteresting, usize)>,
}

/// The directory of one run of a test.
#[derive(Debug)]
pub(crate) enum TestDirectory<'p> {
    /// It has the files and nothing else.
    Own(TempDir),
    /// A copy of the build directory.
    Copy(BorrowedCopy<'p>),
}

impl TestDirectory<'_> {
    pub(crate) fn path(&self) -> &Path {
        match self {
            TestDirectory::Own(directory) => directory.path(),
            TestDirectory::Copy(copy) => copy.path(),
        }
    }
}

impl TestPlace {
    /// A place for files of these names.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if no directory can be made.
    pub fn new(names: Vec<PathBuf>) -> Result<TestPlace, Failure> {
        let place = scratch::place(&Settings::default());
        let scratch = Scratch::new_in(&place).map_err(|why| Failure::unwritable(&place, &why))?;
        let (scratch, supervisor) = (Arc::new(scratch), Supervisor::new());
        Ok(TestPlace { names, bitcode: None, build: None, scratch, supervisor, candidate: None })
    }

    /// The same place for a candidate, whose processes end once one before it is interesting.
    #[must_use]
    pub fn of_candidate(&self, first: FirstInteresting, candidate: usize) -> TestPlace {
        TestPlace { candidate: Some((first, candidate)), ..self.clone() }
    }

    /// The place for files that are bitcode.
    #[must_use]
    pub fn with_bitcode(self, bitcode: Option<Bitcode>) -> TestPlace {
        TestPlace { bitcode, ..self }
    }

    /// The place for files of a build directory.
    #[must_use]
    pub fn with_build_directory(self, build: Option<BuildDirectory>) -> TestPlace {
        TestPlace { build: build.map(Arc::new), ..self }
    }

    /// The build directory, if there is one.
    #[must_use]
    pub fn build_directory(&self) -> Option<&BuildDirectory> {
        self.build.as_deref()
    }

    /// The names of the files.
    #[must_use]
    pub fn names(&self) -> &[PathBuf] {
        &self.names
    }

    /// The contents of the files of a case; `None` if they cannot be made of the texts.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if a tool cannot be run.
    pub fn contents<'c>(&self, case: &'c impl TestFiles) -> Result<Option<Vec<Cow<'c, [u8]>>>, Failure> {
        let content = |text: &'c str| match &self.bitcode {
            None => Ok(Some(Cow::Borrowed(text.as_bytes()))),
            Some(bitcode) => {
                let directory = self.empty_directory()?;
                let made = bitcode.of_text(text, directory.path(), &|command| self.run(command))?;
                Ok(made.map(Cow::Owned))
            }
        };
        case.texts().into_iter().map(content).collect()
    }

    /// The text of a module that a file has as bitcode.
    ///
    /// # Errors
    /// [`Failure::Input`] if the file holds none that the tool reads.
    pub fn text_of(&self, bitcode: &Bitcode, file: &Path) -> Result<String, Failure> {
        let directory = self.empty_directory()?;
        bitcode.text_of(file, directory.path(), &|command| self.run(command))
    }

    /// A directory of its own that has the texts of a case.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if they cannot be written.
    pub fn directory(&self, case: &impl TestFiles) -> Result<TempDir, Failure> {
        self.directory_with(case.texts().into_iter().map(str::as_bytes))
    }

    /// A directory of its own that has files with these contents.
    pub(crate) fn directory_with<'c>(
        &self,
        contents: impl Iterator<Item = &'c [u8]>,
    ) -> Result<TempDir, Failure> {
        let directory = self.empty_directory()?;
        for (name, content) in self.names.iter().zip(contents) {
            let path = directory.path().join(name);
            let written = path.parent().map_or(Ok(()), std::fs::create_dir_all);
            written
                .and_then(|()| std::fs::write(&path, content))
                .map_err(|why| Failure::unwritable(&path, &why))?;
        }
        Ok(directory)
    }

    /// The directory for a run of the test on files with these contents.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if it cannot be made.
    pub(crate) fn test_directory<'c>(
        &self,
        contents: impl Iterator<Item = &'c [u8]>,
    ) -> Result<TestDirectory<'_>, Failure> {
        match &self.build {
            Some(build) => {
                let contents: Vec<&[u8]> = contents.collect();
                Ok(TestDirectory::Copy(build.borrow(self.names.iter().zip(contents))?))
            }
            None => Ok(TestDirectory::Own(self.directory_with(contents)?)),
        }
    }

    /// A directory in it, which is removed with what is in it.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if it cannot be made.
    pub fn empty_directory(&self) -> Result<TempDir, Failure> {
        let place = self.scratch.path();
        tempfile::tempdir_in(place).map_err(|why| Failure::unwritable(place, &why))
    }

    /// The names of the files that are translation units: no headers, unless there is nothing else.
    pub fn units(&self) -> impl Iterator<Item = OsString> {
        translation_units(&self.names).map(|name| name.clone().into_os_string())
    }

    /// Runs a command to its end; `None` if the user has interrupted, or a candidate before is interesting.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if it cannot be started.
    pub fn run(&self, command: Command) -> Result<Option<Completed>, Failure> {
        let is_wanted =
            || self.candidate.as_ref().is_none_or(|(first, candidate)| !first.is_before(*candidate));
        if !is_wanted() {
            return Ok(None);
        }
        match self.supervisor.run_watched(command, &mut |_| is_wanted()) {
            Ok(completed) if completed.end == End::Stopped => Ok(None),
            Ok(completed) => Ok(Some(completed)),
            Err(ProcessError::Interrupted) => Ok(None),
            Err(why) => Err(Failure::Infrastructure(why.to_string())),
        }
    }
}
