//! Which operation of a program goes wrong.
//!
//! A program is written out with a probe behind every step: each scalar that an expression computes, each object that a statement
//! writes, and each branch that is taken is observed as well. Where what an engine observes of the probed program first differs,
//! everything before was right, so that the operation of that probe is the one that goes wrong. A probe may hide what is wrong:
//! then programs with one probe each tell which probe hides it, or which is still wrong.

mod divergence;
mod globals;
mod instrument;
mod leaves;
mod operation;
mod rewrite;

use lang::Program;
use oracle::Outcome;
use smol_str::{SmolStr, format_smolstr};

/// A program with probes.
pub struct Probed {
    /// The program.
    pub program: Program,
    /// The site of the first probe; every further probe has the next one.
    first: u32,
    probes: Vec<Probe>,
}

/// The operations that are in doubt where a probe observes something wrong.
#[derive(Clone, Debug)]
struct Probe {
    /// The operation whose result is observed.
    operation: SmolStr,
    /// The construct that decides whether the probe is reached at all.
    guard: Option<SmolStr>,
}

/// The part of a program that gets probes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Selection {
    /// Every step.
    All,
    /// The step with this number only, counted as [`Selection::All`] numbers them.
    One(u32),
}

/// What probes show of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    /// This operation goes wrong.
    Operation(SmolStr),
    /// The engine does what is expected: the probes hide what is wrong.
    Nothing,
    /// It goes wrong where no probe is.
    Elsewhere,
}

impl Probed {
    /// With a probe behind every step.
    #[must_use]
    pub fn all(program: &Program) -> Probed {
        instrument::instrument(program, Selection::All)
    }

    /// One program for each probe of [`Probed::all`], with that probe only; those behind the first `most` are left out.
    pub fn single(&self, original: &Program, most: usize) -> impl Iterator<Item = Probed> {
        let numbers = (0u32..).take(self.probes.len().min(most));
        numbers.map(|number| instrument::instrument(original, Selection::One(number)))
    }

    /// What the probes show of an engine.
    #[must_use]
    pub fn shown(&self, expected: &Outcome, got: &Outcome) -> Shown {
        divergence::first(self, expected, got)
    }

    fn probe(&self, site: u32) -> Option<&Probe> {
        self.probes.get(site.checked_sub(self.first)? as usize)
    }
}

/// The responsible operation where each program has one probe: the first one that hides what is wrong, because it stands between an
/// operation and what uses its result, or that observes something wrong.
#[must_use]
pub fn responsible<'a>(mut singles: impl Iterator<Item = (&'a Probed, Shown)>) -> Option<SmolStr> {
    let first = |(probed, shown): (&Probed, Shown)| match shown {
        Shown::Operation(operation) => Some(operation),
        Shown::Nothing => probed.probes.first().map(|probe| format_smolstr!("use of {}", probe.operation)),
        Shown::Elsewhere => None,
    };
    singles.find_map(first)
}
