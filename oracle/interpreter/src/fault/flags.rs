//! Faults that ignore poison-generating flags.

use ir::{BinaryOp, Instruction, MemoryOp, Module, Op};

/// Calls `edit` with every instruction.
fn for_each_instruction(module: &mut Module, edit: impl Fn(&mut Instruction)) {
    let blocks = module.functions.iter_mut().flat_map(|function| &mut function.blocks);
    blocks.flat_map(|block| &mut block.instructions).for_each(edit);
}

pub(super) fn arithmetic(module: &mut Module, ops: &[BinaryOp], forget: fn(&mut ir::ArithFlags)) {
    for_each_instruction(module, |instruction| match &mut instruction.op {
        Op::Binary(binary) if ops.contains(&binary.op) => forget(&mut binary.flags),
        _ => {}
    });
}

pub(super) fn drop_all(module: &mut Module) {
    arithmetic(module, BinaryOp::ALL, |flags| *flags = ir::ArithFlags::NONE);
    conversions(module, |flags| *flags = ir::CastFlags::default());
    addresses(module, |flags| *flags = ir::GepFlags::NONE);
}

pub(super) fn conversions(module: &mut Module, forget: fn(&mut ir::CastFlags)) {
    for_each_instruction(module, |instruction| {
        if let Op::Cast(cast) = &mut instruction.op {
            forget(&mut cast.flags);
        }
    });
}

pub(super) fn addresses(module: &mut Module, forget: fn(&mut ir::GepFlags)) {
    for_each_instruction(module, |instruction| {
        if let Op::Memory(MemoryOp::Gep(gep)) = &mut instruction.op {
            forget(&mut gep.flags);
        }
    });
}
