//! Faults that ignore poison-generating flags.

use ir::{BinaryOp, Instruction, MemoryOp, Module, Op};

/// Calls `edit` with every instruction.
fn each(module: &mut Module, edit: impl Fn(&mut Instruction)) {
    let blocks = module.functions.iter_mut().flat_map(|function| &mut function.blocks);
    blocks.flat_map(|block| &mut block.instructions).for_each(edit);
}

fn arithmetic(module: &mut Module, ops: &[BinaryOp], forget: fn(&mut ir::ArithFlags)) {
    each(module, |instruction| match &mut instruction.op {
        Op::Binary(binary) if ops.contains(&binary.op) => forget(&mut binary.flags),
        _ => {}
    });
}

pub(super) fn all(module: &mut Module) {
    arithmetic(module, BinaryOp::ALL, |flags| *flags = ir::ArithFlags::NONE);
    conversions(module, |flags| *flags = ir::CastFlags::default());
    addresses(module, |flags| *flags = ir::GepFlags::NONE);
}

pub(super) fn nsw_sub(module: &mut Module) {
    arithmetic(module, &[BinaryOp::Sub], |flags| flags.nsw = false);
}

pub(super) fn nsw_mul(module: &mut Module) {
    arithmetic(module, &[BinaryOp::Mul], |flags| flags.nsw = false);
}

pub(super) fn nsw_shl(module: &mut Module) {
    arithmetic(module, &[BinaryOp::Shl], |flags| flags.nsw = false);
}

pub(super) fn nuw(module: &mut Module) {
    use BinaryOp::{Add, Mul, Shl, Sub};
    arithmetic(module, &[Add, Sub, Mul, Shl], |flags| flags.nuw = false);
}

pub(super) fn exact_division(module: &mut Module) {
    arithmetic(module, &[BinaryOp::UDiv, BinaryOp::SDiv], |flags| flags.exact = false);
}

pub(super) fn exact_shift(module: &mut Module) {
    arithmetic(module, &[BinaryOp::LShr, BinaryOp::AShr], |flags| flags.exact = false);
}

pub(super) fn disjoint(module: &mut Module) {
    arithmetic(module, &[BinaryOp::Or], |flags| flags.disjoint = false);
}

fn conversions(module: &mut Module, forget: fn(&mut ir::CastFlags)) {
    each(module, |instruction| {
        if let Op::Cast(cast) = &mut instruction.op {
            forget(&mut cast.flags);
        }
    });
}

pub(super) fn trunc(module: &mut Module) {
    conversions(module, |flags| (flags.nuw, flags.nsw) = (false, false));
}

pub(super) fn nneg(module: &mut Module) {
    conversions(module, |flags| flags.nneg = false);
}

fn addresses(module: &mut Module, forget: fn(&mut ir::GepFlags)) {
    each(module, |instruction| {
        if let Op::Memory(MemoryOp::Gep(gep)) = &mut instruction.op {
            forget(&mut gep.flags);
        }
    });
}

/// `inbounds` implies `nusw`.
pub(super) fn inbounds(module: &mut Module) {
    addresses(module, |flags| {
        flags.inbounds = false;
    });
}
