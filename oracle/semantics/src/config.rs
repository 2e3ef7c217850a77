//! Configuration of a run: the semantics and the limits.

use crate::rules::Semantics;

/// Everything that a run depends on besides the module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// The choices that LLVM leaves open.
    pub semantics: Semantics,
    /// The limits at which the interpreter gives up.
    pub limits: ExecutionLimits,
}

/// The limits at which an interpreter gives up on a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExecutionLimits {
    /// Steps: about one per scalar instruction, and one per 64 bytes of a bulk operation.
    pub fuel: u64,
    /// Frames on the stack at one time.
    pub frames: u32,
    /// Bytes of globals and stack objects together. Registers may take as many again.
    pub memory: u64,
}

impl Default for ExecutionLimits {
    fn default() -> Self {
        ExecutionLimits { fuel: 10_000_000, frames: 1 << 18, memory: 16 << 20 }
    }
}
