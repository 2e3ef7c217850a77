//! Decisions: unknown bits that influenced the course of a run.

use ir::{Bits, ProgramPoint};

use crate::machine::number_use::Reason;
use crate::machine::origin::PoisonOrigin;

/// One decided bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The number of the choice, in the order of choosing.
    pub choice: u32,
    /// Its value in this run.
    pub value: bool,
    /// The use that required it.
    pub reason: Reason,
    /// The instruction that required it.
    pub place: ProgramPoint,
    /// The origin of the poison or undef that was chosen.
    pub origin: PoisonOrigin,
    /// The `freeze`, or the use of undef, that made the choice.
    pub chosen: ProgramPoint,
    /// Position of the bit in the chosen value.
    pub bit: Bits,
}
