//! Search for the operation of a program that goes wrong.
//!
//! A program is written out with a tracepoint after every step: each scalar that an expression computes, each object that a statement
//! writes, and each branch that is taken is observed as well. Where what an engine observes of the traced program first differs,
//! everything before was right, so that the operation of that tracepoint is the one that goes wrong. A tracepoint may hide what is wrong:
//! then programs with one tracepoint each tell which tracepoint hides it, or which is still wrong.

mod divergence;
mod globals;
mod instrument;
mod leaves;
mod observed;
mod operation;
mod rewrite;
mod search;
#[cfg(test)]
mod tests;

use engines::Outcome;
use lang::Program;

pub use operation::Operation;

/// A program with tracepoints.
pub struct Traced {
    /// The program.
    pub program: Program,
    /// The site of the first tracepoint; every further tracepoint has the next one.
    first: u32,
    tracepoints: Vec<Tracepoint>,
}

/// The operations that are in doubt where a tracepoint observes something wrong.
#[derive(Clone, Debug)]
struct Tracepoint {
    /// The operation whose result is observed.
    operation: Operation,
    /// The construct that decides whether the tracepoint is reached at all.
    guard: Option<Operation>,
}

/// The part of a program that gets tracepoints.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TracedSteps {
    /// Every step.
    All,
    /// The step with this number only, counted as [`TracedSteps::All`] numbers them.
    One(u32),
}

/// The result of comparing an engine's observations at tracepoints with the expected ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Divergence {
    /// This operation goes wrong.
    At(Operation),
    /// The engine does what is expected: the tracepoints hide what is wrong.
    Hidden,
    /// It goes wrong where no tracepoint is.
    Elsewhere,
}

impl Traced {
    /// With a tracepoint after every step.
    #[must_use]
    pub fn with_all_tracepoints(program: &Program) -> Traced {
        instrument::instrument(program, TracedSteps::All)
    }

    /// One program for each tracepoint of [`Traced::with_all_tracepoints`], with that tracepoint only; those after the first `most` are left out.
    pub fn single(&self, original: &Program, most: usize) -> impl Iterator<Item = Traced> {
        let numbers = (0u32..).take(self.tracepoints.len().min(most));
        numbers.map(|number| instrument::instrument(original, TracedSteps::One(number)))
    }

    /// Compares an engine's observations at the tracepoints with the expected ones.
    #[must_use]
    pub fn divergence(&self, expected: &Outcome, got: &Outcome) -> Divergence {
        divergence::first(self, expected, got)
    }

    fn tracepoint(&self, site: u32) -> Option<&Tracepoint> {
        self.tracepoints.get(site.checked_sub(self.first)? as usize)
    }
}

/// The responsible operation where each program has one tracepoint: the first one that hides what is wrong, because it stands between an
/// operation and what uses its result, or that observes something wrong.
#[must_use]
pub fn responsible<'a>(mut singles: impl Iterator<Item = (&'a Traced, Divergence)>) -> Option<Operation> {
    let first = |(traced, shown): (&Traced, Divergence)| match shown {
        Divergence::At(operation) => Some(operation),
        Divergence::Hidden => traced.tracepoints.first().map(|tracepoint| tracepoint.operation.used()),
        Divergence::Elsewhere => None,
    };
    singles.find_map(first)
}
