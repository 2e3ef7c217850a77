//! The reading of an input: the text of a program or of a module, or saved DNA.

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

use case_files::{Dna, Language};
use ir::Module;
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

/// The slots for cases that were read. A fuzzer takes most entries of its corpus again and again, as what it mutates and as what it
/// crosses over with; reading them was a fifth of its time.
const SLOTS: usize = 1024;

/// An input with its case.
type KnownCase = (Box<[u8]>, Rc<InputCase>);

/// Inputs with their cases.
struct KnownCases {
    /// The last input. A target gets what a mutator has just written, and a mutator what the target has just run. Of these only few get
    /// into a corpus, so they take no slot.
    last: Option<KnownCase>,
    /// Inputs that were read, each at the slot that its hash names; a later one takes the place of what was there.
    read: Vec<Option<KnownCase>>,
}

thread_local! {
    static KNOWN: RefCell<KnownCases> = const { RefCell::new(KnownCases { last: None, read: Vec::new() }) };
}

impl KnownCases {
    /// The case of an input that is known.
    fn case(&self, input: &[u8]) -> Option<&Rc<InputCase>> {
        let read = self.read.get(slot(input)).into_iter().flatten();
        self.last.iter().chain(read).find_map(|(bytes, case)| (**bytes == *input).then_some(case))
    }

    fn add_read(&mut self, input: &[u8], case: Rc<InputCase>) {
        self.read.resize(SLOTS, None);
        self.read[slot(input)] = Some((input.into(), case));
    }
}

/// The slot of an input.
fn slot(input: &[u8]) -> usize {
    let mut hasher = DefaultHasher::new();
    input.hash(&mut hasher);
    hasher.finish() as usize % SLOTS
}

/// The case of an input; `None` if it is neither C of the subset, nor LLVM IR, nor saved DNA.
#[must_use]
pub fn read(input: &[u8]) -> Option<Rc<InputCase>> {
    if let Some(case) = KNOWN.with_borrow(|known| known.case(input).cloned()) {
        return Some(case);
    }
    let case = match language(input) {
        Language::C | Language::OrdinaryC | Language::Signatures => program(input).map(InputCase::Program),
        Language::LlvmIr => module(input).map(Box::new).map(InputCase::Module),
    }?;
    let case = Rc::new(case);
    KNOWN.with_borrow_mut(|known| known.add_read(input, Rc::clone(&case)));
    Some(case)
}

/// Keeps the case whose text a mutator writes, for the target that gets the text next.
pub(crate) fn remember(input: &[u8], case: InputCase) {
    KNOWN.with_borrow_mut(|known| known.last = Some((input.into(), Rc::new(case))));
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
    let module = ir::read_module(text).ok()?;
    ir::verify(&module).ok()?;
    runnable(module)
}

/// A module with a function to run, as it is run.
pub(crate) fn runnable(mut module: Module) -> Option<EntryModule> {
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
