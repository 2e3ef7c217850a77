//! Modules of this crate as plain LLVM 19 IR.

use ir::{CastOp, Function, Instruction, MemoryOp, Module, Neighbours, Op, Operand, TypeId, VerifyError};

/// Turns a lowered module into IR that LLVM has: [`ir::legalize`], and eightbytes of records that are loaded in pieces
/// become one load and one `freeze` as well, unless poison may be in memory ([`Neighbours::Lanes`]).
///
/// In LLVM 19 uninitialised memory is `undef`, bit by bit: `load i64` keeps the bits that are defined, and `freeze`
/// settles the others one by one (LangRef "Undefined Values", "freeze"). That is what the pieces are for. The back end
/// turns the load of a vector of `iN` and its `bitcast` into code for every lane, the load of an `i64` into nothing.
///
/// # Errors
/// If the module was malformed.
pub fn legalize(module: &mut Module, neighbours: Neighbours) -> Result<(), VerifyError> {
    if neighbours != Neighbours::Lanes {
        for function in &mut module.functions {
            join_pieces(function);
        }
    }
    ir::legalize(module, neighbours)
}

/// Loads the type that a load, a freeze and a bitcast in a row end with.
fn join_pieces(function: &mut Function) {
    for block in &mut function.blocks {
        for at in 2..block.instructions.len() {
            let [load, freeze, cast] = &mut block.instructions[at - 2..=at] else { continue };
            let Some((to, pieces, frozen)) = loaded_in_pieces(load, freeze, cast) else { continue };
            if let Op::Memory(MemoryOp::Load { ty, .. }) = &mut load.op {
                *ty = to;
            }
            for value in [pieces, frozen] {
                function.values[value.index()] = to;
            }
        }
    }
}

/// The type the bitcast ends with, the value loaded and the value frozen.
fn loaded_in_pieces(
    load: &Instruction,
    freeze: &Instruction,
    cast: &Instruction,
) -> Option<(TypeId, ir::ValueId, ir::ValueId)> {
    let (pieces, frozen) = (load.result?, freeze.result?);
    let Op::Memory(MemoryOp::Load { .. }) = load.op else { return None };
    let Op::Cast(cast) = &cast.op else { return None };
    let chained = freeze.op == Op::Freeze(Operand::Value(pieces)) && cast.value == Operand::Value(frozen);
    (chained && cast.op == CastOp::BitCast).then_some((cast.to, pieces, frozen))
}
