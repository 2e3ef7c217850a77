//! Finds the compilers and the linker on a search path.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use lang::Target;
use smol_str::SmolStr;
use tempfile::TempDir;

use super::compiler::{Compiler, Family};
use super::identify;
use super::platform::Platform;
use super::question::{Notify, Question};
use super::scratch;
use crate::compiler::CompilerIdentity;
use crate::process::{Command, ProcessError, ProcessLimits, Supervisor};

/// The compilers that are found by name. `clang-19` and `gcc-12.2` count as `clang` and `gcc`, `clang-format` does not.
pub(super) const FAMILIES: [(&str, Family); 3] =
    [("clang", Family::Clang), ("gcc", Family::Gcc), ("tcc", Family::Tcc)];

/// The search path, and the means to ask the compilers found on it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Discovery<'a> {
    /// The target that compilers must support.
    pub target: Target,
    /// Directories, as in `PATH`.
    pub search_path: &'a OsStr,
    /// Runs `--version`.
    pub supervisor: &'a Supervisor,
    /// The parent of the directories in which it runs, one for each question.
    pub directory: &'a Path,
    /// The limits of a program that is asked a question.
    pub limits: ProcessLimits,
    /// Hears of questions that take long.
    pub notify: Notify,
    /// The names of compilers that did not answer.
    pub left_out: &'a RefCell<BTreeSet<SmolStr>>,
}

/// The first executable of this name on a search path; of a name with a `/` the file.
#[must_use]
pub fn program(search_path: &OsStr, name: &str) -> Option<PathBuf> {
    if name.contains('/') {
        return Some(PathBuf::from(name)).filter(|path| is_executable(path));
    }
    std::env::split_paths(search_path).map(|directory| directory.join(name)).find(|p| is_executable(p))
}

impl Discovery<'_> {
    /// Every compiler for the target on the search path once, sorted by name: of several names for one executable the one
    /// with a version, and of several executables of one name the first.
    ///
    /// # Errors
    /// If interrupted. A compiler that does not answer is not one.
    pub(super) fn compilers(&self) -> Result<Vec<Compiler>, ProcessError> {
        let named = compilers_by_name(self.search_path, Platform::for_target(self.target));
        let mut compilers: Vec<Compiler> = Vec::new();
        // Names with a version first, so that they are the ones that are kept.
        let (bare, versioned): (Vec<_>, Vec<_>) =
            named.into_iter().partition(|(name, _)| !name.contains('-'));
        for (name, (path, family)) in versioned.into_iter().chain(bare) {
            let Some(found) = self.compiler(&name, &path, family)? else { continue };
            let is_same = |known: &&mut Compiler| known.hash == found.hash && known.family == found.family;
            if let Some(known) = compilers.iter_mut().find(is_same) {
                known.aliases.push(found.name);
            } else if self.compiles(&found)? {
                let identity = identify::identity(self, &found, &[])?;
                if self.is_left_out(&found.name) {
                    continue;
                }
                compilers.push(Compiler { identity: identity.unwrap_or(found.identity), ..found });
            }
        }
        compilers.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(compilers)
    }

    /// A compiler at a path, if it answers.
    ///
    /// # Errors
    /// If interrupted.
    pub(super) fn compiler(
        &self,
        name: &str,
        path: &Path,
        family: Family,
    ) -> Result<Option<Compiler>, ProcessError> {
        let ask = if family == Family::Tcc { "-v" } else { "--version" };
        let Some(version) = self.answer(name, path, &[ask])? else { return Ok(None) };
        let Ok(content) = std::fs::read(path) else { return Ok(None) };
        let hash = blake3::hash(&content).to_hex().to_string();
        // On some systems `gcc` is a clang.
        let family = if family == Family::Gcc && version.contains("clang") { Family::Clang } else { family };
        let (target, path) = (self.target, path.to_owned());
        let (aliases, identity) = (Vec::new(), CompilerIdentity::of_name(name));
        Ok(Some(Compiler { name: name.into(), aliases, identity, family, target, path, version, hash }))
    }

    /// True unless a compiler for many targets was built without ours.
    fn compiles(&self, compiler: &Compiler) -> Result<bool, ProcessError> {
        let Some(selection) = Platform::for_target(self.target).selection(&compiler.family) else {
            return Ok(true);
        };
        let place = self.place()?;
        let command = Command::new(&compiler.path, place.path());
        let command = command.args([selection.as_str(), "-x", "c", "-S", "/dev/null", "-o", "nothing.s"]);
        let words = format!("to compile for {}", self.target.name());
        let question = Question { name: &compiler.name, program: &compiler.path, words: &words };
        Ok(self.ask(&question, command)?.is_some_and(|completed| completed.succeeded()))
    }

    /// The first executable of this name.
    pub(super) fn program(&self, name: &str) -> Option<PathBuf> {
        program(self.search_path, name)
    }

    /// A directory for one question.
    ///
    /// # Errors
    /// If the place to work fails.
    pub(super) fn place(&self) -> Result<TempDir, ProcessError> {
        let doing = "make a directory for a question";
        scratch::for_one_run(self.directory).map_err(|source| ProcessError::System { doing, source })
    }

    /// True once a compiler has not answered.
    pub(super) fn is_left_out(&self, name: &str) -> bool {
        self.left_out.borrow().contains(name)
    }

    /// The first line a compiler answers to options, if it succeeds.
    ///
    /// # Errors
    /// If interrupted.
    pub(super) fn answer(
        &self,
        name: &str,
        program: &Path,
        options: &[&str],
    ) -> Result<Option<String>, ProcessError> {
        let place = self.place()?;
        let words = format!("`{}`", options.join(" "));
        let command = Command::new(program, place.path()).args(options);
        match self.ask(&Question { name, program, words: &words }, command) {
            Ok(Some(completed)) if completed.succeeded() => {
                Ok(completed.said.lines().find(|line| !line.is_empty()).map(|line| line.trim().to_owned()))
            }
            Err(ProcessError::Interrupted) => Err(ProcessError::Interrupted),
            Ok(_) | Err(_) => Ok(None),
        }
    }
}

/// The files on a search path that are called like a compiler for a platform, by the name without the target before it: of several
/// of one name the first.
pub(super) fn compilers_by_name(
    search_path: &OsStr,
    platform: Platform,
) -> BTreeMap<String, (PathBuf, Family)> {
    let mut named = BTreeMap::new();
    for directory in std::env::split_paths(search_path) {
        for (file, family) in entries(&directory, platform) {
            named.entry(file.name).or_insert((file.path, family));
        }
    }
    named
}

/// A file that is called like a compiler.
struct File {
    /// Without the target before it.
    name: String,
    path: PathBuf,
}

/// The files of a directory that are called like a compiler for a platform.
fn entries(directory: &Path, platform: Platform) -> Vec<(File, Family)> {
    let Ok(files) = std::fs::read_dir(directory) else { return Vec::new() };
    let names = files.filter_map(Result::ok).filter_map(|file| file.file_name().into_string().ok());
    names
        .filter_map(|executable| {
            let (name, family) = called_like_a_compiler(&executable, platform)?;
            Some((File { name: name.to_owned(), path: directory.join(executable) }, family))
        })
        .filter(|(file, _)| is_executable(&file.path))
        .collect()
}

fn called_like_a_compiler(executable: &str, platform: Platform) -> Option<(&str, Family)> {
    FAMILIES.into_iter().find_map(|(prefix, family)| {
        let name = platform.compiler_name(&family, executable)?;
        is_called(name, prefix).then_some((name, family))
    })
}

/// True for `gcc`, `gcc-12` and `gcc-12.2`, where a family is `gcc`.
fn is_called(name: &str, family: &str) -> bool {
    let version = name.strip_prefix(family).and_then(|rest| rest.strip_prefix('-'));
    let numbered = |v: &str| v.starts_with(|c: char| c.is_ascii_digit()) && !v.contains(char::is_alphabetic);
    name == family || version.is_some_and(numbered)
}

fn is_executable(path: &Path) -> bool {
    path.metadata().is_ok_and(|file| file.is_file() && file.permissions().mode() & 0o111 != 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compilers_are_known_by_their_names() {
        let family = |name: &str| ["clang", "gcc", "tcc"].into_iter().find(|family| is_called(name, family));
        for name in ["clang", "clang-19", "gcc-12", "gcc-12.2", "tcc"] {
            assert!(family(name).is_some(), "{name}");
        }
        for name in ["clang++", "clang-format", "clang-cpp-19", "gcc-ar", "gcc-ar-12", "tccx", "cc"] {
            assert!(family(name).is_none(), "{name}");
        }
    }
}
