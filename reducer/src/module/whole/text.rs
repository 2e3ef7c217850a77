//! Estimates of the bytes that parts of a module take in its text.

use ir::{Block, Function, Instruction, Op};

/// The bytes of an instruction.
pub(super) fn instruction_bytes(instruction: &Instruction) -> u32 {
    let words = match &instruction.op {
        Op::Call(_) => 24,
        _ => 16,
    };
    words + 10 * instruction.op.operands().count() as u32
}

/// The bytes of a block.
pub(super) fn block_bytes(block: &Block) -> u32 {
    let terminator = 16 + 12 * block.terminator.successors().count() as u32;
    terminator + block.instructions.iter().map(instruction_bytes).sum::<u32>()
}

/// The bytes of a function's body.
pub(super) fn body_bytes(function: &Function) -> u32 {
    function.blocks.iter().map(block_bytes).sum()
}

/// The bytes of a function.
pub(super) fn function_bytes(function: &Function) -> u32 {
    let parameters = 12 * function.params.len() as u32;
    24 + function.name.len() as u32 + parameters + body_bytes(function)
}
