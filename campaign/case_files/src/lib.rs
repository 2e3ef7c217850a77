//! Case files: programs on the disk, as DNA or as C.

mod dna_file;
mod generator_input;
mod header;
mod language;
mod limits;
pub mod module_file;
pub mod translation;
mod whole_file;

use std::fs::File;
use std::io::{ErrorKind, Read};
use std::path::Path;

use lang::{Program, Target};
use reducer::SourceText;

pub use dna_file::{Dna, DnaError};
pub use generator_input::GeneratorInput;
pub use header::Header;
pub use language::{Language, Syntax};
pub use limits::{Unlimited, require_limits, require_module_limits};
pub use whole_file::{remove_unfinished, write};

use host::Failure;

/// No case file is larger; what is, is something else (`/dev/zero`).
const MAX_SIZE: u64 = 16 << 20;

/// A program from a file.
#[derive(Clone, Debug)]
pub struct ProgramFile {
    /// The file's first lines: how it was made.
    pub header: Header,
    /// The program, proved free of undefined behaviour.
    pub program: Program,
    /// Its text, if it is whole without our runtime: an ordinary program, too.
    pub alone: Option<String>,
}

/// A C file, or saved DNA.
#[derive(Clone, Debug)]
pub enum CFile {
    /// A program of ours.
    Program(Box<ProgramFile>),
    /// Other C.
    Other {
        /// Its text.
        text: String,
        /// The first thing in it that is not of the subset, if that was asked.
        why: Option<Failure>,
    },
}

impl CFile {
    /// Reads a file; C that is not of the subset is no error, unless bitfrost printed the file.
    ///
    /// # Errors
    /// [`Failure::Input`] if the file is neither DNA nor named `.c`, or is a program of ours that is not well-defined.
    pub fn read(path: &Path, target: Option<Target>) -> Result<CFile, Failure> {
        let content = read(path, MAX_SIZE)?;
        let named = path.extension().is_some_and(|extension| extension == "c");
        let text = std::str::from_utf8(&content).ok().filter(|text| named && !Header::begins(text));
        match text.map(|text| (text, parsed(path, text, target))) {
            Some((text, Ok(program))) => match well_defined(path, text, program) {
                Ok(file) => Ok(CFile::Program(Box::new(ProgramFile { alone: stands_alone(text), ..file }))),
                // What tells its results in its own way is compared by these, if not by ours.
                Err(why) if stands_alone(text).is_some() => {
                    Ok(CFile::Other { text: text.to_owned(), why: Some(why) })
                }
                Err(why) => Err(why),
            },
            Some((text, Err(why))) => Ok(CFile::Other { text: text.to_owned(), why: Some(why) }),
            None => of_content(path, content, target).map(Box::new).map(CFile::Program),
        }
    }
}

impl ProgramFile {
    /// Reads saved DNA or C, as a program for `target` or, without one, for what it says it is for.
    ///
    /// # Errors
    /// [`Failure::Input`] if the file is neither, or the program is not in the subset or not well-defined.
    pub fn read(path: &Path, target: Option<Target>) -> Result<ProgramFile, Failure> {
        of_content(path, read(path, MAX_SIZE)?, target)
    }
}

fn of_content(path: &Path, content: Vec<u8>, target: Option<Target>) -> Result<ProgramFile, Failure> {
    if content.starts_with(dna_file::MAGIC) {
        return from_dna(path, &content, target);
    }
    let text = String::from_utf8(content)
        .map_err(|why| Failure::input(path.display(), format_args!("neither saved DNA nor C text: {why}")))?;
    let program = parsed(path, &text, target)?;
    well_defined(path, &text, program)
}

fn well_defined(path: &Path, text: &str, program: Program) -> Result<ProgramFile, Failure> {
    lang::check::program(&program).map_err(|why| Failure::input(path.display(), why))?;
    Ok(ProgramFile { header: Header::read(text), program, alone: None })
}

/// The text of a program that is whole without our runtime. What our printer writes has an entry, and a runtime.
fn stands_alone(text: &str) -> Option<String> {
    let ours = ["bf_observe", "entry"].iter().any(|name| text.contains(name));
    let whole = !ours && SourceText::new([text]).defines_function("main");
    whole.then(|| text.to_owned())
}

fn from_dna(path: &Path, content: &[u8], target: Option<Target>) -> Result<ProgramFile, Failure> {
    let mut dna = Dna::from_file(content)
        .map_err(|why| Failure::input(format_args!("{} is no saved DNA", path.display()), why))?;
    dna.config.target = target.unwrap_or(dna.config.target);
    let program = dna.program();
    Ok(ProgramFile { header: Header { dna: Some(dna), ..Header::default() }, program, alone: None })
}

fn parsed(path: &Path, text: &str, target: Option<Target>) -> Result<Program, Failure> {
    let name = path.display().to_string();
    let program = match target {
        Some(target) => lang::parse::program_for(target, text, &name),
        None => lang::parse::program(text, &name),
    };
    program.map_err(|why| Failure::Input(why.to_string()))
}

/// The text of a file.
///
/// # Errors
/// [`Failure::Input`] if it cannot be read, is too large or is no text.
pub fn read_text(path: &Path) -> Result<String, Failure> {
    read_text_within(path, MAX_SIZE)
}

/// [`read_text`] of at most `most` bytes.
///
/// # Errors
/// As [`read_text`].
pub fn read_text_within(path: &Path, most: u64) -> Result<String, Failure> {
    let content = read(path, most)?;
    String::from_utf8(content)
        .map_err(|why| Failure::input(format_args!("{} is no text", path.display()), why))
}

fn read(path: &Path, most: u64) -> Result<Vec<u8>, Failure> {
    let unreadable = |why: &std::io::Error| Failure::unreadable(path, why);
    let file = File::open(path).map_err(|why| unreadable(&why))?;
    let mut content = Vec::new();
    file.take(most + 1).read_to_end(&mut content).map_err(|why| unreadable(&why))?;
    if content.len() as u64 > most {
        return Err(unreadable(&ErrorKind::FileTooLarge.into()));
    }
    Ok(content)
}
