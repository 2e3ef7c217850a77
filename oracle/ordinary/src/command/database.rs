//! `compile_commands.json`: the commands of a build (Clang's *JSON Compilation Database Format*).

use std::path::{Path, PathBuf};

use host::Failure;
use serde::Deserialize;

use super::CompileCommand;

/// The command of one file.
#[derive(Debug, Deserialize)]
struct DatabaseEntry {
    /// The working directory.
    directory: PathBuf,
    file: PathBuf,
    arguments: Option<Vec<String>>,
    /// Quoted for a shell; in place of the arguments.
    command: Option<String>,
}

/// The command by which a database of commands, a text of `path`, compiles a file.
///
/// # Errors
/// [`Failure::Input`] if it is none, or has no command for the file.
pub fn entry_for(text: &str, path: &Path, file: &Path) -> Result<CompileCommand, Failure> {
    let entries: Vec<DatabaseEntry> =
        serde_json::from_str(text).map_err(|why| Failure::input(path.display(), why))?;
    let base = path.parent().unwrap_or(Path::new("."));
    let base = std::path::absolute(base).map_err(|why| Failure::unreadable(path, &why))?;
    let wanted = file.canonicalize().map_err(|why| Failure::unreadable(file, &why))?;
    let entry = entries.iter().find(|entry| {
        base.join(&entry.directory).join(&entry.file).canonicalize().is_ok_and(|file| file == wanted)
    });
    let Some(entry) = entry else {
        let (path, file) = (path.display(), file.display());
        return Err(Failure::Input(format!(
            "{path} has no command for {file}; it has {} others",
            entries.len()
        )));
    };
    let directory = base.join(&entry.directory);
    let words = match (&entry.arguments, &entry.command) {
        (Some(words), _) => words.clone(),
        (None, Some(line)) => shlex::split(line).unwrap_or_default(),
        (None, None) => Vec::new(),
    };
    CompileCommand::from_words(words, &directory)
}
