//! Structure-aware mutation and cross-over. What comes out is text that the target reads, whatever came in.

mod append;
mod fresh;
mod hostile;
mod program;

use std::rc::Rc;

use case_files::Language;
use lang::Program;
use passes::mutation::{changed_module, reduce_once};
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
    let mutated = match kind.read(&data[..size]).as_deref() {
        Some(InputCase::Program(program)) => mutated_program(program, limit, &mut rng),
        Some(InputCase::Module(case)) => mutated_module(case, limit, &mut rng),
        None => None,
    };
    let language = kind.language(&mut rng);
    match mutated.or_else(|| fresh::text(language, limit, &mut rng)) {
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
    let crossed = match (kind.read(one).as_deref(), kind.read(other).as_deref()) {
        (Some(InputCase::Program(one)), Some(InputCase::Program(other))) => {
            crossed_programs(one, other, limit, &mut rng)
        }
        (Some(InputCase::Module(one)), Some(InputCase::Module(other))) => {
            crossed_modules(one, other, limit, &mut rng)
        }
        _ => None,
    };
    let language = kind.language(&mut rng);
    match crossed.or_else(|| fresh::text(language, limit, &mut rng)) {
        Some(text) => written(out, text.as_bytes(), limit),
        None => 0,
    }
}

fn written(data: &mut [u8], bytes: &[u8], limit: usize) -> usize {
    let size = bytes.len().min(limit);
    data[..size].copy_from_slice(&bytes[..size]);
    size
}

/// The text of a changed program that the checker accepts.
fn mutated_program(program: &Program, limit: usize, rng: &mut ChaCha8Rng) -> Option<String> {
    (0..ATTEMPTS).find_map(|_| match rng.random_range(0..GROWS) {
        0 => crossed_programs(program, &fresh::program(rng), limit, rng),
        _ => {
            let other = program::changed(program, rng);
            let text = (other != *program && other.is_well_formed()).then(|| lang::print::program(&other));
            let text = text.filter(|text| text.len() <= limit)?;
            input::remember(text.as_bytes(), InputCase::Program(other));
            Some(text)
        }
    })
}

/// The text of a changed module that the verifier accepts.
fn mutated_module(case: &EntryModule, limit: usize, rng: &mut ChaCha8Rng) -> Option<String> {
    (0..ATTEMPTS).find_map(|_| match rng.random_range(0..GROWS) {
        0 => crossed_modules(case, &fresh::module(rng)?, limit, rng),
        _ => {
            let other = changed_module(case, rng)?;
            let text = other.is_well_formed().then(|| ir::print_module(&other.module));
            let text = text.filter(|text| text.len() <= limit)?;
            input::remember(text.as_bytes(), InputCase::Module(Box::new(other)));
            Some(text)
        }
    })
}

/// The text of a program that does what both do, or a part of it.
fn crossed_programs(one: &Program, other: &Program, limit: usize, rng: &mut ChaCha8Rng) -> Option<String> {
    let both = match rng.random_range(0..3) {
        0 => append::attributes(one, other, rng)?,
        _ => append::programs(one, other)?.renamed(),
    };
    if !both.is_well_formed() {
        return None;
    }
    shortened(both, lang::print::program, limit, rng)
}

/// The text of a module that does what both do, or a part of it.
fn crossed_modules(
    one: &EntryModule,
    other: &EntryModule,
    limit: usize,
    rng: &mut ChaCha8Rng,
) -> Option<String> {
    let both = append::modules(one, other)?.renamed();
    if !both.is_well_formed() {
        return None;
    }
    shortened(both, |case| ir::print_module(&case.module), limit, rng)
}

/// The changes after which a case that is still too long is given up.
const SHORTENINGS: u32 = 48;

/// The text of a case, with parts left out until it is short enough.
fn shortened<T: Reducible>(
    mut case: T,
    print: impl Fn(&T) -> String,
    limit: usize,
    rng: &mut ChaCha8Rng,
) -> Option<String> {
    for _ in 0..SHORTENINGS {
        let text = print(&case);
        if text.len() <= limit {
            return Some(text);
        }
        case = (0..ATTEMPTS).find_map(|_| reduce_once(&case, rng))?;
    }
    None
}

#[cfg(test)]
mod tests;
