//! The files of a reduction, and where the result goes.

use std::path::{Path, PathBuf};

use host::signals::LastRemark;
use host::{Failure, output};
use ordinary::{PredicateAnswer, TestPlace};

use super::kind::ForeignCase;
use super::report::SharedRecord;
use crate::cli::ReduceArgs;

/// The files, and where the result goes.
pub(super) struct ForeignFiles {
    /// As the command line has them.
    pub(super) from: Vec<PathBuf>,
    /// The files that the result is written to.
    pub(super) to: Vec<PathBuf>,
    /// Their names in the directory of a test.
    pub(super) names: Vec<PathBuf>,
    /// Their texts, if they are others than those on the disk.
    pub(super) texts: Option<Vec<String>>,
    /// The flags that compilers need for them.
    pub(super) flags: Vec<String>,
    in_place: bool,
}

impl ForeignFiles {
    pub(super) fn new(args: &ReduceArgs) -> Result<ForeignFiles, Failure> {
        let from: Vec<PathBuf> = args.subjects.iter().map(PathBuf::from).collect();
        let flags = args.foreign.cflags.clone();
        if let Some(directory) = &args.foreign.build_dir {
            let names = names_below(directory, &from)?;
            return Ok(ForeignFiles::of_command(args, from, names)?.with_flags(flags));
        }
        if let Some(path) = from.iter().find(|path| path.is_absolute() && from.len() > 1) {
            return Err(Failure::Input(format!(
                "{}: several files are named relative to the working directory",
                path.display()
            )));
        }
        let name = |path: &PathBuf| match from.len() {
            1 => path.file_name().map(PathBuf::from).unwrap_or_default(),
            _ => path.clone(),
        };
        let names = from.iter().map(name).collect();
        Ok(ForeignFiles::of_command(args, from, names)?.with_flags(flags))
    }

    /// Files that have these names in the directory of a test, however they are named outside.
    pub(super) fn of_command(
        args: &ReduceArgs,
        from: Vec<PathBuf>,
        names: Vec<PathBuf>,
    ) -> Result<ForeignFiles, Failure> {
        let to = match (&args.output, args.foreign.in_place) {
            (Some(_), _) if from.len() > 1 => {
                return Err(Failure::Input(
                    "--output is for one file; several go beside the originals".into(),
                ));
            }
            (Some(output), _) => vec![output.clone()],
            (None, true) => from.clone(),
            (None, false) => from.iter().map(|path| reduced_path(path)).collect(),
        };
        Ok(ForeignFiles { from, to, names, texts: None, flags: Vec::new(), in_place: args.foreign.in_place })
    }

    /// The files with flags that compilers need for them.
    pub(super) fn with_flags(self, flags: Vec<String>) -> ForeignFiles {
        ForeignFiles { flags: [flags, self.flags].concat(), ..self }
    }

    /// The files with other texts than those on the disk.
    pub(super) fn with_texts(self, texts: Option<Vec<String>>) -> ForeignFiles {
        ForeignFiles { texts, ..self }
    }

    /// The other files that are written beside them.
    pub(super) fn written_beside(&self) -> Vec<PathBuf> {
        let test = self.from.first().map(|path| path.with_extension("test.sh"));
        self.from.iter().map(|path| with_suffix(path, ".orig")).chain(test).collect()
    }

    /// The case to begin with: the result of an earlier reduction that was interrupted, if the test accepts it, or
    /// else the original. What an earlier reduction that was killed has half written goes away.
    pub(super) fn start<C: ForeignCase>(
        &self,
        original: &C,
        read: impl FnOnce(&[PathBuf]) -> Result<C, Failure>,
        takes: impl FnOnce(&C) -> Result<PredicateAnswer, Failure>,
    ) -> Result<C, Failure> {
        self.to.iter().try_for_each(|path| case_files::remove_unfinished(path))?;
        if self.in_place {
            for path in &self.from {
                let kept = with_suffix(path, ".orig");
                if !kept.exists() {
                    std::fs::copy(path, &kept).map_err(|why| Failure::unwritable(&kept, &why))?;
                }
            }
            return Ok(original.clone());
        }
        if !self.to.iter().all(|path| path.exists()) {
            return Ok(original.clone());
        }
        let earlier = read(&self.to)?;
        let smaller = earlier.size() < original.size();
        if smaller && takes(&earlier)? == PredicateAnswer::Interesting {
            let from = self.result_names();
            output::remark(format_args!("continuing with {from}, {}", earlier.size()));
            return Ok(earlier);
        }
        Ok(original.clone())
    }

    /// Writes the result, each file whole or not at all.
    pub(super) fn store(&self, case: &impl ForeignCase, place: &TestPlace) -> Result<(), Failure> {
        // Without contents the user has interrupted the tool that makes them, and the files have what was stored before.
        let Some(contents) = place.contents(case)? else { return Ok(()) };
        self.to.iter().zip(contents).try_for_each(|(path, content)| case_files::write(path, &content))
    }

    /// The remark where a reduction ends in the middle of a step.
    pub(super) fn remark_at_end(&self, record: &SharedRecord) -> LastRemark {
        let (record, names) = (record.clone(), self.result_names());
        Box::new(move || match record.lock().best {
            Some(_) => format!("interrupted; {names} has what the test accepted last"),
            None => "interrupted; the test accepted nothing smaller yet".to_owned(),
        })
    }

    pub(super) fn result_names(&self) -> String {
        let names: Vec<_> = self.to.iter().map(|path| path.display().to_string()).collect();
        names.join(", ")
    }
}

/// The names of files relative to a directory that has them.
fn names_below(directory: &Path, files: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let resolved = |path: &Path| path.canonicalize().map_err(|why| Failure::unreadable(path, &why));
    let base = resolved(directory)?;
    let name = |file: &PathBuf| {
        let path = resolved(file)?;
        path.strip_prefix(&base).map(Path::to_owned).map_err(|_| {
            Failure::Input(format!(
                "{} is not in {}, whose copies have the files",
                file.display(),
                directory.display()
            ))
        })
    };
    files.iter().map(name).collect()
}

/// `x.c` and `x.reduced.c`.
fn reduced_path(path: &Path) -> PathBuf {
    match path.extension() {
        Some(extension) => path.with_extension(format!("reduced.{}", extension.to_string_lossy())),
        None => with_suffix(path, ".reduced"),
    }
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
