//! The reading of an input: C text or DNA.

use generator::{Config, Profile};
use lang::Program;

/// The program of an input: parsed if the input is C of the subset (as the files of `corpus/seeds` are), otherwise
/// generated from the input as DNA. Total on any bytes.
#[must_use]
pub fn program(input: &[u8]) -> Program {
    source(input).unwrap_or_else(|| generator::program(input, &Config::new(Profile::Mixed)))
}

/// The program, if the input is the text of one that the checker accepts.
pub(crate) fn source(input: &[u8]) -> Option<Program> {
    // DNA is hardly ever text; the first byte saves parsing most inputs.
    let begins_like_c = input.first().is_some_and(|byte| matches!(byte, b'/' | b's' | b'v' | b'e' | b'u'));
    let text = std::str::from_utf8(input).ok().filter(|_| begins_like_c)?;
    let program = lang::parse::program(text, "input").ok()?;
    lang::check::program(&program).is_ok().then_some(program)
}
