//! Checks that what is written can be read back: programs, modules, saved DNA, and cases in the crash database.

use std::path::PathBuf;

use case_files::{Dna, Header, Language};
use database::{
    Database, DatabaseError, FoundVerdict, NewExamination, NewFinding, NewProgram, Origin, StoredReport,
};
use ir::Module;
use lang::{Program, Unit};
use lowering::{Options, lower};

use crate::violation::{Violation, require};

/// A printer with the reader that reads its text.
#[derive(Clone, Copy, Debug)]
pub struct Notation<T> {
    /// Prints.
    pub print: fn(&T) -> String,
    /// Reads; an error is a sentence.
    pub read: fn(&str) -> Result<T, String>,
}

/// C of the subset.
pub const C: Notation<Program> = Notation {
    print: lang::print::program,
    read: |text| lang::parse::program(text, "printed").map_err(|why| why.to_string()),
};

/// LLVM IR.
pub const LLVM_IR: Notation<Module> =
    Notation { print: ir::print_module, read: |text| ir::read_module(text).map_err(|why| why.to_string()) };

/// Checks that a printed case is read back, and printed the same again.
///
/// # Errors
/// [`Violation`] if it is not.
pub fn fixpoint<T>(notation: &Notation<T>, case: &T) -> Result<T, Violation> {
    let text = (notation.print)(case);
    let read = (notation.read)(&text).map_err(|why| Violation::new("the printed text is read back", why))?;
    let again = (notation.print)(&read);
    require(text == again, "what is read back prints the same", || first_difference(&text, &again))?;
    Ok(read)
}

/// The first line in which two texts differ.
fn first_difference(one: &str, other: &str) -> String {
    let (mut ones, mut others) = (one.lines(), other.lines());
    loop {
        match (ones.next(), others.next()) {
            (None, None) => return "the ends of lines differ".to_owned(),
            (a, b) if a == b => {}
            (a, b) => return format!("`{}` became `{}`", a.unwrap_or_default(), b.unwrap_or_default()),
        }
    }
}

/// Checks a program: its text, its declarations, and the text of its lowering.
///
/// # Errors
/// [`Violation`], the first.
pub fn program(notation: &Notation<Program>, program: &Program) -> Result<(), Violation> {
    let read = fixpoint(notation, program)?;
    lang::check::program(&read)
        .map_err(|why| Violation::new("the checker accepts what is read back", why.to_string()))?;
    declarations(program)?;
    if let Ok(lowered) = lower::program(program, &Unit::WHOLE, &Options::default()) {
        module(&LLVM_IR, &lowered)?;
    }
    Ok(())
}

/// The signatures and records of a program are read from its text as from a header.
fn declarations(program: &Program) -> Result<(), Violation> {
    let text = lang::print::program(program);
    let header = lang::parse::header(&text, "printed")
        .map_err(|why| Violation::new("a program's declarations are read", why.to_string()))?;
    let missing = program
        .functions
        .iter()
        .find(|function| header.functions.iter().all(|(name, _)| *name != function.name));
    require(missing.is_none(), "a program's functions are declared", || {
        missing.map(|function| function.name.to_string()).unwrap_or_default()
    })
}

/// Checks a module: its text.
///
/// # Errors
/// [`Violation`], the first.
pub fn module(notation: &Notation<Module>, module: &Module) -> Result<(), Violation> {
    let read = fixpoint(notation, module)?;
    ir::verify(&read).map_err(|why| Violation::new("the verifier accepts what is read back", why.to_string()))
}

/// Checks saved DNA and the header of a case file, with any bytes as the DNA.
///
/// # Errors
/// [`Violation`], the first.
pub fn dna(dna: &Dna) -> Result<(), Violation> {
    let file = dna.to_file().map_err(|why| Violation::new("DNA is saved", why.to_string()))?;
    let read = Dna::from_file(&file).map_err(|why| Violation::new("saved DNA is read", why.to_string()))?;
    require(read == *dna, "saved DNA is read as it was", || format!("{read:?}"))?;
    let text = String::from_utf8_lossy(&dna.bytes[..dna.bytes.len().min(80)]).into_owned();
    let header =
        Header { from: None, dna: Some(read), verdict: Some("mismatch".to_owned()), signature: Some(text) };
    let read = Header::read(&header.print("case.c"));
    require(read.dna == header.dna && read.verdict == header.verdict, "a header is read as it was", || {
        format!("{read:?}")
    })
}

/// A crash database that cases are stored into and read from.
#[derive(Debug)]
pub struct ScratchDatabase {
    database: Database,
    _directory: tempfile::TempDir,
    stored: u32,
}

/// The findings of one scratch database.
const MOST_STORED: u32 = 256;

/// The directory for scratch databases: in memory where the machine has such a file system.
fn scratch_root() -> PathBuf {
    let memory = PathBuf::from("/dev/shm");
    if memory.is_dir() { memory } else { std::env::temp_dir() }
}

impl ScratchDatabase {
    /// A new, empty one.
    ///
    /// # Errors
    /// A sentence, if there is no room for it.
    pub fn new() -> Result<ScratchDatabase, String> {
        let directory = tempfile::tempdir_in(scratch_root()).map_err(|why| why.to_string())?;
        let database = Database::open(&directory.path().join("cases.db")).map_err(|why| why.to_string())?;
        Ok(ScratchDatabase { database, _directory: directory, stored: 0 })
    }

    /// True if it should be replaced, because it grows.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.stored >= MOST_STORED
    }

    /// Stores a case and reads it back.
    ///
    /// # Errors
    /// [`Violation`] if it is not what it was.
    pub fn check(&mut self, language: Language, text: &str, dna: Option<Vec<u8>>) -> Result<(), Violation> {
        self.stored += 1;
        let signature = format!("round trip {}", text.len());
        let summary = text.lines().next().unwrap_or_default().to_owned();
        let reports = vec![StoredReport { engines: vec!["reference".to_owned()], json: "{}".to_owned() }];
        let new = NewFinding {
            program: NewProgram { dna, ..NewProgram::without_dna(Origin::Fuzzed, language, text.to_owned()) },
            verdict: FoundVerdict::Mismatch,
            examination: NewExamination { reports, ..NewExamination::shown(signature.clone(), summary) },
            signature,
            to_reduce: false,
        };
        let failed = |why: DatabaseError| Violation::new("a case is stored", why.to_string());
        let stored = self.database.store_finding(&new, 1).map_err(failed)?;
        let read = self.database.finding(stored.id).map_err(failed)?;
        let read =
            read.ok_or_else(|| Violation::new("a stored case is found", format!("{:?}", stored.id)))?;
        let same =
            read.text == new.program.text && read.language == language && read.signature == new.signature;
        require(same, "a stored case is read as it was", || first_difference(text, &read.text))
    }
}
