//! The copy of a program that a measurement works in.

use std::path::{Path, PathBuf};

use super::bench::CommandError;
use super::suite::SuiteProgram;

/// Copies a program's files.
pub(super) fn copy(program: &SuiteProgram, to: &Path) -> Result<(), CommandError> {
    let file_error = |path: &Path| {
        let path = path.to_owned();
        |source| CommandError::File { path, source }
    };
    if let Some(files) = &program.files {
        for file in files {
            let (from, to) = (program.folder.join(file), to.join(file));
            if let Some(folder) = to.parent() {
                std::fs::create_dir_all(folder).map_err(file_error(folder))?;
            }
            std::fs::copy(&from, to).map_err(file_error(&from))?;
        }
        return Ok(());
    }
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        let from = program.folder.join(&folder);
        for entry in std::fs::read_dir(&from).map_err(file_error(&from))? {
            let entry = entry.map_err(file_error(&from))?;
            let relative = folder.join(entry.file_name());
            if entry.path().is_dir() {
                std::fs::create_dir_all(to.join(&relative)).map_err(file_error(&relative))?;
                folders.push(relative);
            } else {
                std::fs::copy(entry.path(), to.join(&relative)).map_err(file_error(&entry.path()))?;
            }
        }
    }
    Ok(())
}
