//! The user's flags for compilers, which run in directories of their own.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Flags with a path, joined to it or before it.
const WITH_PATH: [&str; 6] = ["-iquote", "-isystem", "-idirafter", "-include", "-I", "-L"];

/// The flags, with relative paths resolved in `here`.
///
/// Sources are included from beside the files that include them, also where a copy of those is compiled elsewhere.
#[must_use]
pub fn resolved(flags: &[String], here: &Path) -> Vec<OsString> {
    let mut resolved = Vec::with_capacity(flags.len());
    let mut path_follows = false;
    for flag in flags {
        let joined = WITH_PATH.iter().find_map(|with| Some((with, flag.strip_prefix(with)?)));
        resolved.push(match joined {
            _ if path_follows => here.join(flag).into_os_string(),
            Some((with, path)) if !path.is_empty() => {
                let mut flag = OsString::from(with);
                flag.push(here.join(path));
                flag
            }
            _ => OsString::from(flag),
        });
        path_follows = !path_follows && joined.is_some_and(|(_, path)| path.is_empty());
    }
    resolved
}

/// The flags for a copy of the directory `root`: paths in it are relative to the copy, other relative ones resolved in `here`. Files that are
/// linked besides are named like paths.
#[must_use]
pub fn resolved_below(flags: &[String], here: &Path, root: &Path) -> Vec<OsString> {
    let plain = |path: PathBuf| path.canonicalize().unwrap_or(path);
    let root = plain(root.to_owned());
    let in_copy = |path: &Path| {
        let below = plain(here.join(path)).strip_prefix(&root).map(Path::to_owned).ok()?;
        Some(if below.as_os_str().is_empty() { PathBuf::from(".") } else { below })
    };
    let resolved = resolved(flags, here).into_iter().map(|flag| {
        let text = flag.to_str().unwrap_or_default();
        let joined = WITH_PATH.iter().find_map(|with| Some((*with, text.strip_prefix(with)?)));
        let (with, path) = joined.unwrap_or(("", text));
        let is_path =
            !path.is_empty() && (!with.is_empty() || Path::new(path).is_absolute() || is_input(path));
        match in_copy(Path::new(path)).filter(|_| is_path) {
            Some(below) => {
                let mut flag = OsString::from(with);
                flag.push(below);
                flag
            }
            None => flag,
        }
    });
    resolved.collect()
}

/// Suffixes of files that compilers take besides the candidate: sources, objects and libraries.
const INPUTS: [&str; 9] = [".c", ".cc", ".cpp", ".cxx", ".C", ".s", ".o", ".a", ".so"];

/// True if a flag is a file that is compiled or linked.
fn is_input(flag: &str) -> bool {
    !flag.starts_with('-') && INPUTS.iter().any(|suffix| flag.ends_with(suffix))
}

/// The flags without files that are linked besides: these are not there where a candidate is only looked at.
#[must_use]
pub fn without_inputs(flags: &[OsString]) -> Vec<OsString> {
    let mut path_follows = false;
    let keeps = |flag: &&OsString| {
        let flag = flag.to_str().unwrap_or_default();
        !is_input(flag) || std::mem::replace(&mut path_follows, WITH_PATH.contains(&flag))
    };
    flags.iter().filter(keeps).cloned().collect()
}

/// Flags by which copies of these files find what lies beside the originals.
#[must_use]
pub fn quote_directories(originals: &[PathBuf]) -> Vec<OsString> {
    let mut directories: Vec<PathBuf> = originals
        .iter()
        .filter_map(|path| std::path::absolute(path).ok()?.parent().map(Path::to_owned))
        .collect();
    directories.dedup();
    directories.into_iter().flat_map(|directory| ["-iquote".into(), directory.into_os_string()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_in_the_build_directory_are_those_of_its_copy() {
        let flags =
            ["-O2", "-Ip/include", "-I", "p", "-Iother", "p/b.c", "-DX=p/b.c", "-lm"].map(str::to_owned);
        let here = Path::new("/nowhere");
        let resolved = resolved_below(&flags, here, &here.join("p"));
        assert_eq!(resolved, ["-O2", "-Iinclude", "-I", ".", "-I/nowhere/other", "b.c", "-DX=p/b.c", "-lm"]);
        let given: Vec<OsString> = resolved.clone();
        let checked = without_inputs(&given);
        assert_eq!(checked, ["-O2", "-Iinclude", "-I", ".", "-I/nowhere/other", "-DX=p/b.c", "-lm"]);
    }
}
