//! The reading of an input: the text of a program or of a module, or saved DNA.

use std::cell::RefCell;
use std::rc::Rc;

use case_files::{Dna, Language};
use lang::Program;
use reducer::EntryModule;

use crate::entry;

/// The longest input that is read, in bytes. What is longer takes longer than a fuzzer waits.
pub const MAX_INPUT: usize = 16 << 10;

/// The case that an input is.
#[derive(Clone, Debug)]
pub enum InputCase {
    /// A program that the checker accepts.
    Program(Program),
    /// A module that the verifier accepts, with a function to run.
    Module(Box<EntryModule>),
}

thread_local! {
    /// The last input and its case. A target gets what a mutator has just written, and a mutator what the target has just run; reading
    /// takes longer than either.
    static LAST: RefCell<(Vec<u8>, Option<Rc<InputCase>>)> = const { RefCell::new((Vec::new(), None)) };
}

/// The case of an input; `None` if it is neither C of the subset, nor LLVM IR, nor saved DNA.
#[must_use]
pub fn read(input: &[u8]) -> Option<Rc<InputCase>> {
    let known = LAST.with_borrow(|(bytes, case)| (case.is_some() && bytes == input).then(|| case.clone()));
    if let Some(case) = known {
        return case;
    }
    let case = match language(input) {
        Language::C | Language::OrdinaryC | Language::Signatures => program(input).map(InputCase::Program),
        Language::LlvmIr => module(input).map(Box::new).map(InputCase::Module),
    }?;
    Some(remember(input, case))
}

/// Keeps the case that an input is read as.
pub(crate) fn remember(input: &[u8], case: InputCase) -> Rc<InputCase> {
    let case = Rc::new(case);
    LAST.with_borrow_mut(|(bytes, last)| {
        bytes.clear();
        bytes.extend_from_slice(input);
        *last = Some(Rc::clone(&case));
    });
    case
}

/// The program of an input: parsed from C, or generated from saved DNA.
#[must_use]
pub fn program(input: &[u8]) -> Option<Program> {
    if input.len() > MAX_INPUT {
        return None;
    }
    if let Ok(dna) = Dna::from_file(input) {
        return Some(dna.program());
    }
    let text = std::str::from_utf8(input).ok().filter(|_| language(input) == Language::C)?;
    let program = lang::parse::program(text, "input").ok()?;
    lang::check::program(&program).is_ok().then_some(program)
}

/// The module of an input, with an entry function that calls all others if it has none.
#[must_use]
pub fn module(input: &[u8]) -> Option<EntryModule> {
    let short = input.len() <= MAX_INPUT && language(input) == Language::LlvmIr;
    let text = std::str::from_utf8(input).ok().filter(|_| short)?;
    let mut module = ir::read_module(text).ok()?;
    ir::verify(&module).ok()?;
    // No engine checks them.
    module.remove_assertions();
    entry::with_entry(module)
}

/// The beginnings of the items of a module, comments included.
const BEGINNINGS_OF_IR: [&[u8]; 10] =
    [b";", b"@", b"%", b"!", b"$", b"define", b"declare", b"target", b"source_filename", b"attributes"];

/// The language of an input, by its first item.
#[must_use]
pub(crate) fn language(input: &[u8]) -> Language {
    let begins = |beginning: &&[u8]| input.trim_ascii_start().starts_with(beginning);
    if BEGINNINGS_OF_IR.iter().any(begins) { Language::LlvmIr } else { Language::C }
}
