//! The module that a file holds: LLVM IR as text or bitcode, or C, which clang translates.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use engines::native::{Scratch, Settings};
use engines::process::{Command, Completed, End, Supervisor};
use ir::Module;

use crate::module_file::{self, ModuleFile};
use host::{Failure, machine, scratch};

/// A program of LLVM or clang that makes text of a kind of file.
struct Translator {
    /// The extension of the file's name.
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
pub fn read(path: &Path) -> Result<ModuleFile, Failure> {
    text(path, module_file::from_text)
}

/// The module of a file, which need not be well-formed.
///
/// # Errors
/// As [`read`], but for modules that are ill-formed.
pub fn read_any(path: &Path) -> Result<Module, Failure> {
    text(path, module_file::unverified)
}

/// The module that clang makes of the text of an ordinary program.
///
/// # Errors
/// As [`read_any`].
pub fn of_c(text: &str) -> Result<Module, Failure> {
    let place = scratch::place(&Settings::default());
    let failed = |why| Failure::infrastructure(place.display(), why);
    let directory = Scratch::new_in(&place).map_err(failed)?;
    let file = directory.path().join("program.c");
    std::fs::write(&file, text).map_err(failed)?;
    read_any(&file)
}

/// Applies a function to the name of a file and the text of its module.
fn text<T>(path: &Path, make: fn(&str, &str) -> Result<T, Failure>) -> Result<T, Failure> {
    let extension = path.extension().and_then(OsStr::to_str);
    match TRANSLATORS.iter().find(|translator| extension == Some(translator.extension)) {
        Some(translator) => translator.translate(path, make),
        None => module_file::made_of(path, path, make),
    }
}

impl Translator {
    fn translate<T>(&self, path: &Path, make: fn(&str, &str) -> Result<T, Failure>) -> Result<T, Failure> {
        let Translator { program, arguments, .. } = self;
        let place = scratch::place(&Settings::default());
        let directory =
            Scratch::new_in(&place).map_err(|why| Failure::infrastructure(place.display(), why))?;
        let input: PathBuf = path.canonicalize().map_err(|why| Failure::unreadable(path, &why))?;
        let found = engines::native::program(&machine::search_path(), program).ok_or_else(|| {
            let file = path.display();
            Failure::Input(format!(
                "{file}: {program} is not on the search path; `bitfrost doctor` lists what to install"
            ))
        })?;
        let arguments = arguments.iter().map(|argument| (*argument).to_owned());
        let files = [input.display().to_string(), "-o".to_owned(), "output.ll".to_owned()];
        let command = Command::new(&found, directory.path()).args(arguments.chain(files));
        let Completed { end, output: said, usage: _ } =
            Supervisor::new().run(command).map_err(|why| Failure::infrastructure(program, why))?;
        match end {
            End::Exited(0) => module_file::made_of(path, &directory.path().join("output.ll"), make),
            End::Exited(_) => Err(Failure::input(path.display(), said.trim())),
            _ => Err(Failure::infrastructure(program, format_args!("{end:?}: {}", said.trim()))),
        }
    }
}
