//! What a run is configured by: the semantics, the limits, the planted faults.

use crate::fault::FaultSet;

/// Everything that a run depends on besides the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// Where LLVM leaves room.
    pub semantics: Semantics,
    /// When to give up.
    pub limits: Limits,
    /// Planted faults; empty for a faithful interpreter. Resolved when a module is prepared.
    pub faults: FaultSet,
}

/// The choices between the published semantics, as data.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Semantics {
    /// What memory holds before anything is written to it.
    pub uninitialized: Uninitialized,
    /// What happens to the bits between an odd-width integer and its last byte.
    pub odd_width: OddWidth,
    /// Where arbitrary bits come from.
    pub choices: Choices,
}

/// The contents of memory that nothing was written to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Uninitialized {
    /// Poison, as the thesis and Alive2 have it.
    #[default]
    Poison,
    /// Undef, as LLVM 19 has it: each load chooses the unwritten bits anew. (LLVM lets each *use* choose; one
    /// choice per load is a refinement of that.)
    Undef,
}

/// The bits of the last byte that an integer whose width is not a multiple of 8 leaves over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OddWidth {
    /// LLVM 19: unspecified after a store (here: as if never written), ignored by a load.
    #[default]
    Unspecified,
    /// LLVM trunk: a store writes zeros, a load of anything else is poison.
    ZeroExtended,
}

/// How `freeze` and undef choose bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choices {
    /// Pseudo-random, the same in every run with this seed.
    Seed(u64),
    /// All zeros.
    Zeros,
    /// All ones.
    Ones,
}

impl Default for Choices {
    fn default() -> Self {
        Choices::Seed(0)
    }
}

/// When to give up on a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Limits {
    /// Steps: about one per scalar instruction, and one per 64 bytes that a bulk operation touches.
    pub fuel: u64,
    /// Calls on the stack at one time.
    pub frames: u32,
    /// Bytes of globals and stack objects together; registers may take as many again.
    pub memory: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { fuel: 10_000_000, frames: 1 << 18, memory: 16 << 20 }
    }
}
