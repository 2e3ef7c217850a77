//! Limits of exhaustive enumeration.

use super::value::Scalar;

/// The limits at which an enumeration gives up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EnumerationLimits {
    /// Instructions of one execution.
    pub fuel: u64,
    /// Frames on the stack at one time.
    pub depth: u32,
    /// Executions of one function on one input.
    pub executions: u64,
    /// Combinations of operand values for one instruction.
    pub combinations: usize,
    /// Bits chosen by one undef value or one `freeze`.
    pub undef_bits: u32,
    /// Inputs of one function.
    pub inputs: u64,
    /// Conflicts of one question that a proof asks a solver, all guesses and candidates together.
    pub conflicts: u64,
}

impl Default for EnumerationLimits {
    fn default() -> EnumerationLimits {
        EnumerationLimits {
            fuel: 2_000,
            depth: 8,
            executions: 1 << 16,
            combinations: 1 << 16,
            undef_bits: 10,
            inputs: 1 << 17,
            conflicts: 20_000,
        }
    }
}

impl EnumerationLimits {
    /// All integers of `width` bits, as scalars; `None` if there are too many.
    pub(super) fn every_number(self, width: u32) -> Option<impl Iterator<Item = Scalar>> {
        (width <= self.undef_bits).then(|| (0..1u128 << width).map(Scalar::Bits))
    }
}
