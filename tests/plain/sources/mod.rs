//! The source files of the workspace, for tests that read them.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::{Path, PathBuf};

pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The directories of the workspace's crates; the command's is the root.
pub(crate) fn crates() -> Vec<String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml")).unwrap();
    let members = manifest.split_once("members = [").unwrap().1.split_once(']').unwrap().0;
    let members = members.split(',').map(|member| member.trim().trim_matches('"'));
    members.filter(|member| !member.is_empty()).chain(["."]).map(str::to_owned).collect()
}

pub(crate) fn sources(directory: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(directory).unwrap().map(|entry| entry.unwrap().path());
    let nested = entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    nested.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

/// The text without comments and without the tests at its end.
pub(crate) fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

pub(crate) fn identifier(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    &text[..end]
}
