//! Limits on the size of a checked program.

/// The deepest recursion a call may ask for.
pub const RECURSION: u32 = 8;
/// Statements a run may execute, as bounded by multiplying loop bounds along calls.
pub const STEPS: u64 = 200_000;
/// Limit on the nesting of statements, expressions, initialisers and types, all counted together.
pub const NESTING: u32 = 100;
/// Scalars in one object, inactive union members included.
pub const SCALARS: u64 = 4096;
/// Scalars on the stack at once, along the deepest calls; 16 bytes for each fit half of a 1 MiB stack.
pub const STACK: u64 = 32_768;
