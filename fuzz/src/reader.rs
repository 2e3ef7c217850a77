//! Hostile text: readers refuse it with a sentence, in time, and what they accept prints and reads back.

use std::time::Duration;

#[cfg(feature = "configurations")]
use bitfrost::settings::Settings;
use case_files::{Dna, Header, Language};
#[cfg(feature = "configurations")]
use case_files::{require_limits, require_module_limits};
use host::clock::thread_cpu;

use lang::Program;

use crate::input;
use crate::round_trip::{self, C, LLVM_IR};
use crate::violation::{Violation, require};

/// Processor time that no reader needs for an input of [`crate::MAX_INPUT`] bytes, instrumented or not.
const PATIENCE: Duration = Duration::from_secs(4);

/// A reader: it accepts a text or refuses it. What it accepts has a property.
#[derive(Clone, Copy, Debug)]
pub struct Reader {
    /// Its name in findings.
    pub name: &'static str,
    /// Reads an input; the error is a property that what was read lacks.
    pub read: fn(&[u8]) -> Result<(), Violation>,
}

/// The reader of programs, and of modules.
pub const OF_LANGUAGE: [Reader; 2] =
    [Reader { name: "C", read: c }, Reader { name: "LLVM IR", read: llvm_ir }];

/// The other readers of text and files from elsewhere, and what is printed of what the readers of a language accept.
pub const OTHERS: &[Reader] = &[
    Reader { name: "printed C", read: printed_c },
    Reader { name: "printed LLVM IR", read: printed_llvm_ir },
    Reader { name: "declarations", read: declarations },
    Reader { name: "constant", read: constant },
    Reader { name: "DNA", read: dna },
    #[cfg(feature = "configurations")]
    Reader { name: "configuration", read: configuration },
    Reader { name: "semantics", read: semantics },
];

/// One input in n is given to another reader than that of its language.
const OTHER_TURNS: u32 = 4;

/// The reader of an input, whose turn it is: mostly that of the input's language.
#[must_use]
pub fn reader(input: &[u8], turn: u32) -> Reader {
    if turn.is_multiple_of(OTHER_TURNS) {
        return OTHERS[(turn / OTHER_TURNS) as usize % OTHERS.len()];
    }
    let [c, llvm_ir] = OF_LANGUAGE;
    match input::language(input) {
        Language::C | Language::OrdinaryC | Language::Signatures => c,
        Language::LlvmIr => llvm_ir,
    }
}

/// Gives an input to each of these readers.
///
/// # Errors
/// [`Violation`], the first.
pub fn check(readers: &[Reader], input: &[u8]) -> Result<(), Violation> {
    check_within(readers, input, PATIENCE)
}

/// The same with the processor time that each reader has.
///
/// # Errors
/// [`Violation`], the first.
pub fn check_within(readers: &[Reader], input: &[u8], patience: Duration) -> Result<(), Violation> {
    for reader in readers {
        let started = thread_cpu();
        (reader.read)(input)?;
        let took = thread_cpu().saturating_sub(started);
        require(took < patience, "a reader ends in time", || {
            format!("{}: {took:?} for {} bytes", reader.name, input.len())
        })?;
    }
    Ok(())
}

/// The text of an input, if it is one.
fn text(input: &[u8]) -> Option<&str> {
    std::str::from_utf8(input).ok()
}

/// The program of an input that is one.
fn program(input: &[u8]) -> Option<Program> {
    lang::parse::program(text(input)?, "hostile").ok()
}

fn c(input: &[u8]) -> Result<(), Violation> {
    match program(input).map(|program| lang::check::program(&program).map(drop)) {
        Some(Err(why)) => sentence(&why.to_string()),
        Some(Ok(())) | None => Ok(()),
    }
}

fn printed_c(input: &[u8]) -> Result<(), Violation> {
    let accepted = program(input).filter(|program| lang::check::program(program).is_ok());
    accepted.map_or(Ok(()), |program| round_trip::fixpoint(&C, &program).map(drop))
}

fn declarations(input: &[u8]) -> Result<(), Violation> {
    match text(input).map(lang::parse::declaration) {
        Some(Err(why)) => sentence(&why.to_string()),
        Some(Ok(declaration)) => declaration.unread.iter().try_for_each(|why| sentence(&why.to_string())),
        None => Ok(()),
    }
}

fn llvm_ir(input: &[u8]) -> Result<(), Violation> {
    match text(input).map(ir::read_module) {
        Some(Ok(module)) => ir::verify(&module).or_else(|why| sentence(&why.to_string())),
        Some(Err(why)) => sentence(&why.to_string()),
        None => Ok(()),
    }
}

fn printed_llvm_ir(input: &[u8]) -> Result<(), Violation> {
    let read = text(input).and_then(|text| ir::read_module(text).ok());
    let accepted = read.filter(|module| ir::verify(module).is_ok());
    accepted.map_or(Ok(()), |module| round_trip::fixpoint(&LLVM_IR, &module).map(drop))
}

/// The types that constants are read as.
const CONSTANT_TYPES: [ir::TypeId; 4] =
    [ir::TypeId::I8, ir::TypeId::PTR, ir::TypeId::DOUBLE, ir::TypeId::X86_FP80];

fn constant(input: &[u8]) -> Result<(), Violation> {
    let Some(text) = text(input) else { return Ok(()) };
    CONSTANT_TYPES.into_iter().try_for_each(|ty| {
        match ir::read::read_constant(&mut ir::Module::new(), ty, text) {
            Err(why) => sentence(&why.to_string()),
            Ok(_) => Ok(()),
        }
    })
}

fn dna(input: &[u8]) -> Result<(), Violation> {
    if let Some(text) = text(input) {
        let header = Header::read(text);
        let again = Header::read(&header.print("case.c"));
        require(header.dna == again.dna, "a header is read as it was", || format!("{again:?}"))?;
    }
    match Dna::from_file(input) {
        Ok(dna) => {
            lang::check::program(&dna.program())
                .map_err(|why| Violation::new("the checker accepts what DNA gives", why.to_string()))?;
            round_trip::dna(&dna)
        }
        Err(why) => sentence(&why.to_string()),
    }
}

#[cfg(feature = "configurations")]
fn configuration(input: &[u8]) -> Result<(), Violation> {
    let settings: Settings = match text(input).map(toml::from_str) {
        Some(Ok(settings)) => settings,
        Some(Err(why)) => return sentence(why.message()),
        None => return Ok(()),
    };
    let limits = settings.generator.as_ref().map_or(Ok(()), require_limits);
    let limits = limits.and(settings.modules.as_ref().map_or(Ok(()), require_module_limits));
    if let Err(why) = limits {
        return sentence(&why.to_string());
    }
    let print = |settings: &Settings| {
        toml::to_string(settings).map_err(|why| Violation::new("a configuration is printed", why.to_string()))
    };
    let printed = print(&settings)?;
    let read: Settings = toml::from_str(&printed)
        .map_err(|why| Violation::new("a printed configuration is read", why.to_string()))?;
    let again = print(&read)?;
    require(printed == again, "a configuration is read as it was", || format!("{printed}\n{again}"))
}

fn semantics(input: &[u8]) -> Result<(), Violation> {
    // It is an argument on the command line, which a refusal quotes.
    let argument = text(input).and_then(|text| text.lines().next()).filter(|line| line.len() < 200);
    match argument.map(str::parse::<interpreter::Semantics>) {
        Some(Ok(read)) => {
            let again = read.to_string().parse::<interpreter::Semantics>();
            require(again.as_ref() == Ok(&read), "a semantics is read as it was", || format!("{again:?}"))
        }
        Some(Err(why)) => sentence(&why.to_string()),
        None => Ok(()),
    }
}

/// Checks that a refusal has a text, and not the whole input.
///
/// # Errors
/// [`Violation`] if it does not.
pub fn sentence(sentence: &str) -> Result<(), Violation> {
    let longest = 2000;
    require(!sentence.trim().is_empty() && sentence.len() < longest, "a refusal is a sentence", || {
        format!("{} bytes: {}", sentence.len(), sentence.chars().take(200).collect::<String>())
    })
}
