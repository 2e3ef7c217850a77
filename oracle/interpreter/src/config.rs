//! What a run is configured by: the semantics, the limits, the planted faults.

use crate::fault::FaultSet;
use crate::semantics::Semantics;

/// Everything that a run depends on besides the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// Where LLVM leaves room.
    pub semantics: Semantics,
    /// When to give up.
    pub limits: ExecutionLimits,
    /// Planted faults; empty for a faithful interpreter. Resolved when a module is prepared.
    pub faults: FaultSet,
}

/// When to give up on a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExecutionLimits {
    /// Steps: about one per scalar instruction, and one per 64 bytes that a bulk operation touches.
    pub fuel: u64,
    /// Calls on the stack at one time.
    pub frames: u32,
    /// Bytes of globals and stack objects together; registers may take as many again.
    pub memory: u64,
}

impl Default for ExecutionLimits {
    fn default() -> Self {
        ExecutionLimits { fuel: 10_000_000, frames: 1 << 18, memory: 16 << 20 }
    }
}
