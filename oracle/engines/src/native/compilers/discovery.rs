//! Finds the compilers and the linker on a search path.

use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use rayon::iter::{IntoParallelIterator, IntoParallelRefIterator, ParallelIterator};

use crate::compiler::CompilerIdentity;
use crate::native::compiler::{Compiler, Family};
use crate::native::identify;
use crate::native::platform::Platform;
use crate::native::question::{Discovery, Question};
use crate::process::{Command, Completed, ProcessError, is_executable};

/// The compilers that are found by name. `clang-19` and `gcc-12.2` count as `clang` and `gcc`, `clang-format` does not.
pub(crate) const FAMILIES: [(&str, Family); 3] =
    [("clang", Family::Clang), ("gcc", Family::Gcc), ("tcc", Family::Tcc)];

impl Discovery<'_> {
    /// Every compiler for the target on the search path once, sorted by name: of several names for one executable the one
    /// with a version, and of several executables of one name the first. They are asked in parallel.
    ///
    /// # Errors
    /// If interrupted. A compiler that does not answer is not one.
    pub(crate) fn compilers(&self) -> Result<Vec<Compiler>, ProcessError> {
        let executables = executables(compilers_by_name(self.search_path, Platform::for_target(self.target)));
        let answering = executables.par_iter().map(|names| self.first_that_answers(names));
        let mut distinct: Vec<Compiler> = Vec::new();
        for found in answering.collect::<Result<Vec<_>, _>>()?.into_iter().flatten() {
            let is_same = |known: &&mut Compiler| known.hash == found.hash && known.family == found.family;
            match distinct.iter_mut().find(is_same) {
                Some(known) => known.aliases.extend(std::iter::once(found.name).chain(found.aliases)),
                None => distinct.push(found),
            }
        }
        let identified = distinct.into_par_iter().map(|compiler| self.identified(compiler));
        let mut compilers: Vec<Compiler> =
            identified.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect();
        compilers.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(compilers)
    }

    /// The compiler of one executable by the first of its names under which it answers; the later ones are other names.
    fn first_that_answers(&self, names: &[NamedFile]) -> Result<Option<Compiler>, ProcessError> {
        for (at, (name, path, family)) in names.iter().enumerate() {
            if let Some(found) = self.compiler(name, path, family.clone())? {
                let aliases = names[at + 1..].iter().map(|(name, ..)| name.as_str().into()).collect();
                return Ok(Some(Compiler { aliases, ..found }));
            }
        }
        Ok(None)
    }

    /// A compiler with its own answer to what it is, if it compiles for the target.
    fn identified(&self, compiler: Compiler) -> Result<Option<Compiler>, ProcessError> {
        if !self.compiles(&compiler)? {
            return Ok(None);
        }
        let identity = identify::identity(self, &compiler, &[])?;
        if self.is_left_out(&compiler.name) {
            return Ok(None);
        }
        Ok(Some(Compiler { identity: identity.unwrap_or_else(|| compiler.identity.clone()), ..compiler }))
    }

    /// A compiler at a path, if it answers.
    ///
    /// # Errors
    /// If interrupted.
    pub(crate) fn compiler(
        &self,
        name: &str,
        path: &Path,
        family: Family,
    ) -> Result<Option<Compiler>, ProcessError> {
        let ask = if family == Family::Tcc { "-v" } else { "--version" };
        let Some(version) = self.answer(name, path, &family, &[ask])? else { return Ok(None) };
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
        let arguments = [selection.as_str(), "-x", "c", "-S", "/dev/null", "-o", "nothing.s"];
        let words = ["compiles"].iter().chain(&arguments);
        let answer = self.known(&compiler.path, &compiler.family, words, || {
            let place = self.place()?;
            let command = Command::new(&compiler.path, place.path()).args(arguments);
            let words = format!("to compile for {}", self.target.name());
            let question = Question { name: &compiler.name, program: &compiler.path, words: &words };
            // That it does not may be for another reason.
            Ok(self.ask(&question, command)?.filter(Completed::succeeded).map(|_| true))
        })?;
        Ok(answer.unwrap_or(false))
    }
}

/// A file that is called like a compiler: its name without the target before it, its path, and the family of the name.
type NamedFile = (String, PathBuf, Family);

/// The names of each executable, those with a version first, so that they are the ones that are kept.
fn executables(named: BTreeMap<String, (PathBuf, Family)>) -> Vec<Vec<NamedFile>> {
    let (bare, versioned): (Vec<_>, Vec<_>) = named.into_iter().partition(|(name, _)| !name.contains('-'));
    let mut executables: Vec<(PathBuf, Vec<NamedFile>)> = Vec::new();
    for (name, (path, family)) in versioned.into_iter().chain(bare) {
        let file = path.canonicalize().unwrap_or_else(|_| path.clone());
        let is_same =
            |(other, names): &&mut (PathBuf, Vec<NamedFile>)| *other == file && names[0].2 == family;
        let known = executables.iter_mut().find(is_same).map(|(_, names)| names);
        match known {
            Some(names) => names.push((name, path, family)),
            None => executables.push((file, vec![(name, path, family)])),
        }
    }
    executables.into_iter().map(|(_, names)| names).collect()
}

/// The files on a search path that are called like a compiler for a platform, by the name without the target before it: of several
/// of one name the first.
pub(crate) fn compilers_by_name(
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
