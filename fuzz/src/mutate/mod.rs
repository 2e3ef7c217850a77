//! Structure-aware mutation and cross-over. What comes out is text that the target reads, whatever came in.

mod append;
mod cut;
mod fresh;
mod hostile;
mod program;

use std::rc::Rc;

use case_files::Language;
use lang::Program;
use passes::mutation::changed_module;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use reducer::{EntryModule, Reducible};

use crate::input::{self, InputCase};

/// The inputs that a target takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InputKind {
    /// Programs in C.
    C,
    /// Modules of LLVM IR.
    LlvmIr,
    /// Both.
    Either,
    /// Anything.
    Bytes,
}

impl InputKind {
    /// One of the languages that the target takes.
    fn language(self, rng: &mut ChaCha8Rng) -> Language {
        match self {
            InputKind::C => Language::C,
            InputKind::LlvmIr => Language::LlvmIr,
            InputKind::Either | InputKind::Bytes if rng.random() => Language::C,
            InputKind::Either | InputKind::Bytes => Language::LlvmIr,
        }
    }

    /// The case of an input, if the target takes it.
    fn read(self, input: &[u8]) -> Option<Rc<InputCase>> {
        input::read(input).filter(|case| match (self, &**case) {
            (InputKind::C, InputCase::Program(_)) | (InputKind::LlvmIr, InputCase::Module(_)) => true,
            (InputKind::C, InputCase::Module(_)) | (InputKind::LlvmIr, InputCase::Program(_)) => false,
            (InputKind::Either | InputKind::Bytes, _) => true,
        })
    }
}

/// The number of changes to try until one gives a case that is well-formed and short enough.
const ATTEMPTS: u32 = 8;

/// One mutation in n takes a part of a new case.
const GROWS: u32 = 8;

/// One cross-over in n makes a new case: only the generators bring features that no entry of the corpus has.
const RENEWS: u32 = 4;

/// The length in bytes that a new case has at most, and that a case may always grow to. Beyond it, a mutant is no longer than what it was
/// made from. A corpus that grows to libFuzzer's limit makes everything slow, and reaches less in the same time.
const ROOMY: usize = 2048;

/// Mutates the first `size` bytes of `data` and returns the new size in bytes, at most `max_size` and `data.len()`.
/// This is the mutator for `fuzz_mutator!`; the same arguments give the same result.
#[must_use]
pub fn mutate(kind: InputKind, data: &mut [u8], size: usize, max_size: usize, seed: u32) -> usize {
    let (size, limit) = (size.min(data.len()), max_size.min(data.len()));
    let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
    if kind == InputKind::Bytes && rng.random_range(0..4) > 0 {
        let mutated = hostile::mutated(&data[..size], limit, &mut rng);
        return written(data, &mutated, limit);
    }
    let limit = limit.min(size.max(ROOMY));
    let mutated = kind.read(&data[..size]).and_then(|case| mutated_case(&case, limit, &mut rng));
    let language = kind.language(&mut rng);
    match mutated.or_else(|| new_case(language, limit, &mut rng)) {
        Some(text) => written(data, text.as_bytes(), limit),
        None => size.min(limit),
    }
}

/// Writes a case that has parts of both inputs to `out`, and returns its size in bytes. This is the function for
/// `fuzz_crossover!`; the same arguments give the same result.
#[must_use]
pub fn cross_over(kind: InputKind, one: &[u8], other: &[u8], out: &mut [u8], seed: u32) -> usize {
    let limit = out.len();
    let mut rng = ChaCha8Rng::seed_from_u64(seed.into());
    if kind == InputKind::Bytes && rng.random_range(0..2) > 0 {
        let spliced = hostile::spliced(one, other, limit, &mut rng);
        return written(out, &spliced, limit);
    }
    let cases = (kind.read(one), kind.read(other));
    let limit = limit.min(one.len().max(other.len()).max(ROOMY));
    let crossed = match (cases.0.as_deref(), cases.1.as_deref()) {
        _ if rng.random_range(0..RENEWS) == 0 => None,
        (Some(InputCase::Program(one)), Some(InputCase::Program(other))) => {
            crossed_programs(one, other, limit, &mut rng)
        }
        (Some(InputCase::Module(one)), Some(InputCase::Module(other))) => {
            crossed_modules(one, other, limit, &mut rng)
        }
        _ => None,
    };
    let language = kind.language(&mut rng);
    match crossed.or_else(|| new_case(language, limit, &mut rng)) {
        Some(text) => written(out, text.as_bytes(), limit),
        None => 0,
    }
}

fn written(data: &mut [u8], bytes: &[u8], limit: usize) -> usize {
    let size = bytes.len().min(limit);
    data[..size].copy_from_slice(&bytes[..size]);
    size
}

/// The attempts to make a new case that is short enough.
const NEW: u32 = 16;

/// The text of a new case. The target reads it, so that an entry is kept for what only the reader does with it, too.
fn new_case(language: Language, limit: usize, rng: &mut ChaCha8Rng) -> Option<String> {
    let texts = (0..NEW).filter_map(|_| match language {
        Language::C | Language::OrdinaryC | Language::Signatures => Some(fresh::program(rng).text()),
        Language::LlvmIr => fresh::module(rng).map(|case| case.text()),
    });
    { texts }.find(|text| text.len() <= limit.min(ROOMY))
}

/// The text of a changed case.
fn mutated_case(case: &InputCase, limit: usize, rng: &mut ChaCha8Rng) -> Option<String> {
    match case {
        InputCase::Program(program) => mutated_program(program, limit, rng),
        InputCase::Module(case) => mutated_module(case, limit, rng),
    }
}

/// The text of a changed program that the checker accepts.
fn mutated_program(program: &Program, limit: usize, rng: &mut ChaCha8Rng) -> Option<String> {
    (0..ATTEMPTS).find_map(|_| match rng.random_range(0..GROWS) {
        0 => crossed_programs(program, &fresh::program(rng), limit, rng),
        _ => {
            let other = program::changed(program, rng);
            if other == *program || !other.is_well_formed() {
                return None;
            }
            printed(other, limit)
        }
    })
}

/// The text of a changed module that the verifier accepts.
fn mutated_module(case: &EntryModule, limit: usize, rng: &mut ChaCha8Rng) -> Option<String> {
    (0..ATTEMPTS).find_map(|_| match rng.random_range(0..GROWS) {
        0 => crossed_modules(case, &fresh::module(rng)?, limit, rng),
        _ => changed_module(case, rng)
            .filter(Reducible::is_well_formed)
            .and_then(|other| printed(other, limit)),
    })
}

/// The text of a program that does what parts of both do.
fn crossed_programs(one: &Program, other: &Program, limit: usize, rng: &mut ChaCha8Rng) -> Option<String> {
    let both = match rng.random_range(0..3) {
        0 => append::attributes(one, other, rng)?,
        _ => append::programs(&cut::part(one, rng), cut::part(other, rng).into_owned()).renamed(),
    };
    shortened(both, limit, rng)
}

/// The text of a module that does what parts of both do.
fn crossed_modules(
    one: &EntryModule,
    other: &EntryModule,
    limit: usize,
    rng: &mut ChaCha8Rng,
) -> Option<String> {
    let both = append::modules(&cut::part(one, rng), &cut::part(other, rng))?;
    shortened(both.renamed(), limit, rng)
}

/// A case that is an input.
trait Printed: Reducible {
    /// Its text.
    fn text(&self) -> String;

    /// The case that its text is read as.
    fn into_case(self) -> Option<InputCase>;
}

impl Printed for Program {
    fn text(&self) -> String {
        lang::print::program(self)
    }

    fn into_case(self) -> Option<InputCase> {
        Some(InputCase::Program(self))
    }
}

impl Printed for EntryModule {
    fn text(&self) -> String {
        ir::print_module(&self.module)
    }

    fn into_case(self) -> Option<InputCase> {
        input::runnable(self.module).map(Box::new).map(InputCase::Module)
    }
}

/// The text of a case, if it is short enough.
fn printed(case: impl Printed, limit: usize) -> Option<String> {
    let text = case.text();
    (text.len() <= limit).then(|| remembered(case, text))
}

/// The text of a case. A target that gets it next has the case without reading it.
fn remembered(case: impl Printed, text: String) -> String {
    if let Some(case) = case.into_case() {
        input::remember(text.as_bytes(), case);
    }
    text
}

/// The cuts after which a case that is still too long is given up.
const CUTS: u32 = 8;

/// The text of a well-formed case, with parts left out until it is short enough.
fn shortened<T: Printed>(mut case: T, limit: usize, rng: &mut ChaCha8Rng) -> Option<String> {
    if !case.is_well_formed() {
        return None;
    }
    for _ in 0..CUTS {
        let text = case.text();
        if text.len() <= limit {
            return Some(remembered(case, text));
        }
        case = (0..ATTEMPTS).find_map(|_| cut::half(&case, rng).filter(Reducible::is_well_formed))?;
    }
    None
}

#[cfg(test)]
mod tests;
