//! The programs of a directory. A file `x.c` is a program of its own, compiled with the `flags` of the `suite.toml` beside it or
//! above it; a folder with a `program.toml` is one of several files.

use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// A program to measure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuiteProgram {
    /// Its name: the path from the suite's directory, without an extension.
    pub name: String,
    /// The folder that its files are in.
    pub folder: PathBuf,
    /// The files to copy, from that folder; `None` is all of them.
    pub files: Option<BTreeSet<PathBuf>>,
    /// The translation units, from that folder.
    pub sources: Vec<PathBuf>,
    /// Options for clang's front end.
    pub flags: Vec<String>,
    /// Options for the linker.
    pub libraries: Vec<String>,
    /// The runs that decide whether it is right.
    pub runs: Vec<SuiteRun>,
}

impl SuiteProgram {
    /// The size of its translation units, in bytes, as far as it is known.
    #[must_use]
    pub fn source_bytes(&self) -> u64 {
        let size =
            |source: &PathBuf| std::fs::metadata(self.folder.join(source)).map_or(0, |file| file.len());
        self.sources.iter().map(size).sum()
    }
}

/// A run of a program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SuiteRun {
    /// The arguments. The working directory has the program's files.
    #[serde(default)]
    pub arguments: Vec<String>,
    /// Files that it writes, which are compared as its output is.
    #[serde(default)]
    pub outputs: Vec<PathBuf>,
}

/// The contents of `program.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ProgramFile {
    sources: Vec<PathBuf>,
    #[serde(default)]
    flags: Vec<String>,
    #[serde(default)]
    libraries: Vec<String>,
    #[serde(default)]
    run: Vec<SuiteRun>,
}

/// The reason why a directory is no suite of programs.
#[derive(Debug, thiserror::Error)]
pub enum SuiteError {
    /// A file or folder cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// A `program.toml` is not what it has to be.
    #[error("{}: {why}", path.display())]
    Malformed {
        /// The file.
        path: PathBuf,
        /// The reason, with its place.
        why: String,
    },
    /// There is none.
    #[error("{}: there is no `*.c` and no folder with a `program.toml`", path.display())]
    Empty {
        /// The directory.
        path: PathBuf,
    },
}

/// The contents of `suite.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct SuiteFile {
    flags: Vec<String>,
}

const SUITE: &str = "suite.toml";
const DESCRIPTION: &str = "program.toml";

/// Reads the programs of a directory and the folders in it, in the order of their names.
///
/// # Errors
/// Something cannot be read, or there is no program.
pub fn read_suite(directory: &Path) -> Result<Vec<SuiteProgram>, SuiteError> {
    let mut programs = Vec::new();
    add_folder(directory, directory, &[], &mut programs)?;
    if programs.is_empty() {
        return Err(SuiteError::Empty { path: directory.to_owned() });
    }
    programs.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(programs)
}

fn add_folder(
    root: &Path,
    folder: &Path,
    flags: &[String],
    programs: &mut Vec<SuiteProgram>,
) -> Result<(), SuiteError> {
    let unreadable = |path: &Path| {
        let path = path.to_owned();
        |source| SuiteError::Unreadable { path, source }
    };
    let description = folder.join(DESCRIPTION);
    if description.is_file() {
        let text = std::fs::read_to_string(&description).map_err(unreadable(&description))?;
        programs.push(described(root, folder, &description, &text)?);
        return Ok(());
    }
    let common = folder.join(SUITE);
    let own = match common.is_file() {
        true => {
            let text = std::fs::read_to_string(&common).map_err(unreadable(&common))?;
            let file: SuiteFile = toml::from_str(&text)
                .map_err(|why| SuiteError::Malformed { path: common.clone(), why: why.to_string() })?;
            Some(file.flags)
        }
        false => None,
    };
    let flags = own.as_deref().unwrap_or(flags);
    for entry in std::fs::read_dir(folder).map_err(unreadable(folder))? {
        let path = entry.map_err(unreadable(folder))?.path();
        if path.is_dir() {
            add_folder(root, &path, flags, programs)?;
        } else if path.extension().is_some_and(|extension| extension == "c") {
            programs.push(single_file(root, folder, &path, flags)?);
        }
    }
    Ok(())
}

fn described(root: &Path, folder: &Path, description: &Path, text: &str) -> Result<SuiteProgram, SuiteError> {
    let malformed = |why: String| SuiteError::Malformed { path: description.to_owned(), why };
    let file: ProgramFile = toml::from_str(text).map_err(|why| malformed(why.to_string()))?;
    if file.sources.is_empty() {
        return Err(malformed("`sources` names no file".to_owned()));
    }
    let runs = if file.run.is_empty() { vec![SuiteRun::default()] } else { file.run };
    Ok(SuiteProgram {
        name: name(root, folder),
        folder: folder.to_owned(),
        files: None,
        sources: file.sources,
        flags: file.flags,
        libraries: file.libraries,
        runs,
    })
}

fn single_file(
    root: &Path,
    folder: &Path,
    path: &Path,
    flags: &[String],
) -> Result<SuiteProgram, SuiteError> {
    let source = PathBuf::from(path.file_name().unwrap_or_default());
    let mut files = BTreeSet::new();
    add_included(folder, &source, &mut files)?;
    Ok(SuiteProgram {
        name: name(root, &path.with_extension("")),
        folder: folder.to_owned(),
        files: Some(files),
        sources: vec![source],
        flags: flags.to_vec(),
        libraries: vec!["-lm".to_owned()],
        runs: vec![SuiteRun::default()],
    })
}

/// Adds a file, and those beside it that it includes by name.
fn add_included(folder: &Path, file: &Path, files: &mut BTreeSet<PathBuf>) -> Result<(), SuiteError> {
    if !files.insert(file.to_owned()) {
        return Ok(());
    }
    let path = folder.join(file);
    let bytes = std::fs::read(&path).map_err(|source| SuiteError::Unreadable { path, source })?;
    let text = String::from_utf8_lossy(&bytes);
    for line in text.lines().filter_map(|line| line.trim_start().strip_prefix("#include \"")) {
        let included = line.split('"').next().map(Path::new).unwrap_or(Path::new(""));
        if folder.join(included).is_file() {
            add_included(folder, included, files)?;
        }
    }
    Ok(())
}

fn name(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_and_files_are_programs() {
        let suite = tempfile::tempdir().expect("a directory for a test");
        let write = |path: &str, text: &str| {
            let path = suite.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap_or(&path)).expect("a folder");
            std::fs::write(path, text).expect("a file");
        };
        write("suite.toml", "flags = [\"-std=gnu89\"]");
        write("deep/x.c", "#include \"y.h\"\n#include <stdio.h>");
        write("deep/y.h", "");
        write("deep/z.h", "");
        write("big/program.toml", "sources = [\"s/m.c\"]");
        let programs = read_suite(suite.path()).expect("two programs");
        let [big, x] = programs.as_slice() else { panic!("{programs:?}") };
        assert_eq!((big.name.as_str(), &big.files, big.runs.len()), ("big", &None, 1));
        assert_eq!((x.name.as_str(), x.flags.as_slice()), ("deep/x", ["-std=gnu89".to_owned()].as_slice()));
        assert_eq!(x.files, Some(["x.c", "y.h"].map(PathBuf::from).into()));
    }

    #[test]
    fn a_description_that_is_none_is_named() {
        let suite = tempfile::tempdir().expect("a directory for a test");
        assert!(matches!(read_suite(suite.path()), Err(SuiteError::Empty { .. })));
        for (text, why) in
            [("sources = []", "`sources` names no file"), ("source = [\"a.c\"]", "unknown field")]
        {
            std::fs::write(suite.path().join("program.toml"), text).expect("a file");
            let error = read_suite(suite.path()).expect_err("no program").to_string();
            assert!(error.contains("program.toml") && error.contains(why), "{error}");
        }
    }
}
