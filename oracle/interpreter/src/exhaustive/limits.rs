//! How small the small world is.

/// When to give up on a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EnumerationLimits {
    /// Instructions of one execution.
    pub fuel: u64,
    /// Calls at one time.
    pub depth: u32,
    /// Executions of one function on one input.
    pub executions: u64,
    /// Combinations of the operands' values that one instruction is computed for.
    pub combinations: usize,
    /// Bits that one undef value or one `freeze` may leave open.
    pub undef_bits: u32,
    /// Inputs.
    pub inputs: u64,
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
        }
    }
}
