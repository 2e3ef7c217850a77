//! Faults of memory.

use ir::{
    Align, BinaryOp, Bits, Call, Callee, CastOp, Const, FieldAccess, Instruction, IntPredicate, MemoryOp, Op,
    Operand, Type, TypeId,
};

use super::rewriter::{Rewriter, copy, select};

/// True if an access of this many bytes is of no register's size.
pub(super) fn is_odd(bytes: u64) -> bool {
    matches!(bytes, 3 | 5 | 6 | 7)
}

/// The value and address of a store.
fn stored(instruction: &Instruction) -> Option<(Operand, Operand)> {
    match instruction.op {
        Op::Memory(MemoryOp::Store { value, ptr, .. }) => Some((value, ptr)),
        _ => None,
    }
}

pub(super) fn odd_store_long(r: &mut Rewriter<'_>, instruction: &Instruction) {
    if let Some((value, ptr)) = stored(instruction) {
        let ty = r.ty(value);
        let size = r.module.types.store_size(ty).0;
        if r.module.types.int_width(ty).is_some() && is_odd(size) {
            let after = r.byte_address(ptr, size as i64);
            r.store(Const::i8(0).into(), after, Align::ONE);
        }
    }
}

pub(super) fn extended_store_short(r: &mut Rewriter<'_>, instruction: &Instruction) {
    if let Some((value, ptr)) = stored(instruction)
        && r.ty(value) == TypeId::X86_FP80
    {
        let sign = r.byte_address(ptr, 8);
        r.store(Const::i16(0).into(), sign, Align::ONE);
    }
}

/// Stores what was there in place of a poison integer.
pub(super) fn store_poison_kept(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Op::Memory(MemoryOp::Store { value, ptr, align, .. }) = &mut instruction.op {
        let ty = r.ty(*value);
        if r.module.types.int_width(ty).is_some() {
            let old = r.load(ty, *ptr, *align);
            if let Some(defined) = r.is_defined(*value) {
                *value = r.select(defined, *value, old);
            }
        }
    }
    None
}

pub(super) fn alloca_zeroed(r: &mut Rewriter<'_>, instruction: &Instruction) {
    if let Op::Memory(MemoryOp::Alloca { ty, count: None, .. }) = instruction.op
        && !r.module.types.has_bit_members(ty)
        && let Some(ptr) = instruction.result
    {
        let bytes = r.module.types.array(r.module.types.size(ty).0, TypeId::I8);
        r.store(Const::Zero(bytes).into(), Operand::Value(ptr), Align::ONE);
    }
}

pub(super) fn load_forgets_poison(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Memory(MemoryOp::Load { ty, .. }) = instruction.op else { return None };
    r.module.types.int_width(ty)?;
    let loaded = r.renamed(instruction)?;
    let value = r.without_poison(loaded, 0);
    Some(copy(value))
}

pub(super) fn vector_load_whole(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Memory(MemoryOp::Load { ty, .. }) = instruction.op else { return None };
    if !matches!(r.module.types.get(ty), Type::Vector(..)) {
        return None;
    }
    let loaded = r.renamed(instruction)?;
    let value = r.spread_poison(loaded);
    Some(copy(value))
}

/// An ordinary load, which makes the whole value poison, followed by a `freeze`.
pub(super) fn loadfrozen_spreads(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Memory(MemoryOp::LoadFrozen { ty, ptr, align, .. }) = instruction.op else { return None };
    let loaded = r.load(ty, ptr, align);
    Some(Op::Freeze(loaded))
}

/// The bytes of a structure that contain a packed member.
struct MemberWindow {
    /// The integer type of these bytes.
    ty: TypeId,
    first: Operand,
    /// The member's bits.
    mask: u128,
}

/// `None` if the member has no neighbour in its bytes, or if there are more than 16 of them.
fn window(r: &mut Rewriter<'_>, field: &FieldAccess) -> Option<MemberWindow> {
    let index = u64::from(field.index);
    let Bits(start) = r.module.types.bit_offset(field.of, index)?;
    let Bits(width) = r.module.types.bit_width(r.module.types.element(field.of, index)?);
    let size = (start % 8 + width).next_multiple_of(8);
    if size > 128 || size == width {
        return None;
    }
    let mask = (u128::MAX >> (128 - width)) << (start % 8);
    let first = r.byte_address(field.ptr, (start / 8) as i64);
    Some(MemberWindow { ty: r.module.types.int(size as u32), first, mask })
}

pub(super) fn loadfield_spreads(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    let Op::Memory(MemoryOp::LoadField(field)) = instruction.op else { return None };
    let window = window(r, &field)?;
    let bytes = r.load(window.ty, window.first, Align::ONE);
    let (member, defined) = (r.renamed(instruction)?, r.is_defined(bytes)?);
    Some(select(defined, member, Const::Poison(r.ty(member)).into()))
}

pub(super) fn storefield_clears(r: &mut Rewriter<'_>, instruction: &Instruction) {
    let Op::Memory(MemoryOp::StoreField { field, .. }) = instruction.op else { return };
    let Some(MemberWindow { ty, first, mask }) = window(r, &field) else { return };
    let volatile = false;
    let load = MemoryOp::LoadFrozen { ty, ptr: first, align: Align::ONE, volatile };
    let (bytes, mask) = (r.emit(ty, Op::Memory(load)), r.number(ty, mask));
    let kept = r.binary(BinaryOp::And, bytes, mask);
    r.store(kept, first, Align::ONE);
}

/// The call, if it is one of a bulk memory operation of this name.
fn bulk<'i>(r: &Rewriter<'_>, instruction: &'i mut Instruction, name: &str) -> Option<&'i mut Call> {
    let Op::Call(call) = &mut instruction.op else { return None };
    let Callee::Direct(id) = call.callee else { return None };
    let callee = &r.module.functions.get(id.index())?.name;
    let known = callee == name
        || callee
            .strip_prefix("llvm.")
            .is_some_and(|callee| callee.strip_prefix(name).is_some_and(|suffix| suffix.starts_with('.')));
    (known && call.args.len() >= 3).then_some(call)
}

/// Makes a bulk operation one byte shorter, unless it is empty.
pub(super) fn shortened(r: &mut Rewriter<'_>, instruction: &mut Instruction, name: &str) -> Option<Op> {
    if let Some(call) = bulk(r, instruction, name) {
        let size = call.args[2].0;
        let zero = r.number(r.ty(size), 0);
        let nonzero = r.icmp(IntPredicate::Ne, size, zero);
        let one = r.cast(CastOp::ZExt, nonzero, r.ty(size));
        call.args[2].0 = r.binary(BinaryOp::Sub, size, one);
    }
    None
}

/// Limit in bytes on the size of a copy that is made by a load and a store.
const MAX_COPY: u128 = 512;

/// Replaces a copy of known size by a load and a store of its bytes.
fn copied_by(
    r: &mut Rewriter<'_>,
    instruction: &mut Instruction,
    change: fn(&mut Rewriter<'_>, Operand) -> Operand,
) -> Option<Op> {
    let call = bulk(r, instruction, "memcpy")?;
    let [(ptr, _), (from, _), (size, _), ..] = call.args[..] else { return None };
    let Operand::Const(Const::Int { value: size @ 1..=MAX_COPY, .. }) = size else { return None };
    if call.ret != TypeId::VOID {
        return None;
    }
    let ty = r.module.types.array(size as u64, TypeId::I8);
    let bytes = r.load(ty, from, Align::ONE);
    let value = change(r, bytes);
    Some(Op::Memory(MemoryOp::Store { value, ptr, align: Align::ONE, volatile: false }))
}

/// Freezes the bytes.
pub(super) fn memcpy_defines(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    copied_by(r, instruction, |r, bytes| r.freeze(bytes))
}

/// A load makes a byte with a poison bit all poison.
pub(super) fn memcpy_spreads(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    copied_by(r, instruction, |_, bytes| bytes)
}
