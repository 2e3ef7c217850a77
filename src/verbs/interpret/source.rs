//! The module that a file holds: LLVM IR as text or bitcode, or C, which clang translates.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use oracle::native::process::{Command, Completed, End, Supervisor};
use oracle::native::{Scratch, Settings};

use crate::module_file::{self, ModuleFile};
use crate::{Failure, machine, scratch};

/// A program of LLVM or clang that makes text of a kind of file.
struct Translator {
    /// How the file's name ends.
    extension: &'static str,
    program: &'static str,
    arguments: &'static [&'static str],
}

const TRANSLATORS: [Translator; 2] = [
    Translator { extension: "bc", program: "opt-19", arguments: &["-S"] },
    Translator { extension: "c", program: "clang-19", arguments: &["-w", "-O0", "-g", "-S", "-emit-llvm"] },
];

/// The module of a file.
///
/// # Errors
/// [`Failure::Input`] if it holds none, or what translates it is not installed.
pub(super) fn read(path: &Path) -> Result<ModuleFile, Failure> {
    let extension = path.extension().and_then(OsStr::to_str);
    match TRANSLATORS.iter().find(|translator| extension == Some(translator.extension)) {
        Some(translator) => translator.module(path),
        None => module_file::read(path),
    }
}

impl Translator {
    fn module(&self, path: &Path) -> Result<ModuleFile, Failure> {
        let Translator { program, arguments, .. } = self;
        let place = scratch::place(&Settings::default());
        let directory =
            Scratch::new_in(&place).map_err(|why| Failure::infrastructure(place.display(), why))?;
        let input: PathBuf = path.canonicalize().map_err(|why| Failure::unreadable(path, &why))?;
        let found = oracle::native::program(&machine::search_path(), program).ok_or_else(|| {
            let file = path.display();
            Failure::Input(format!(
                "{file}: {program} is not on the search path; `bitfrost doctor` says what to install"
            ))
        })?;
        let arguments = arguments.iter().map(|argument| (*argument).to_owned());
        let files = [input.display().to_string(), "-o".to_owned(), "output.ll".to_owned()];
        let command = Command::new(&found, directory.path()).args(arguments.chain(files));
        let Completed { end, said, usage: _ } =
            Supervisor::new().run(command).map_err(|why| Failure::infrastructure(program, why))?;
        match end {
            End::Exited(0) => module_file::read_as(path, &directory.path().join("output.ll")),
            End::Exited(_) => Err(Failure::input(path.display(), said.trim())),
            _ => Err(Failure::infrastructure(program, format_args!("{end:?}: {}", said.trim()))),
        }
    }
}
