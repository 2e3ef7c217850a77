//! Legalisation of frozen loads ([`crate::MemoryOp::LoadFrozen`]).
//!
//! If memory can hold undef but not poison, `load` treats bits separately (LangRef "Undefined Values"), and `freeze`
//! fixes the undef bits one by one. If memory can hold poison, only a vector of bits treats them separately (LangRef
//! "Vector Type"); an integer would be poison as a whole, and frozen as a whole.

use base::Align;

use super::Neighbours;
use super::rewrite::Rewriter;
use crate::constant::Operand;
use crate::flags::CastFlags;
use crate::opcode::CastOp;
use crate::types::TypeId;

/// The operands of a frozen load.
pub(super) struct FrozenLoad {
    pub(super) ty: TypeId,
    pub(super) ptr: Operand,
    pub(super) align: Align,
    pub(super) volatile: bool,
}

/// Emits the load; the last instruction emitted has its value.
pub(super) fn load(r: &mut Rewriter<'_>, frozen: &FrozenLoad) {
    let FrozenLoad { ty, ptr, align, volatile } = *frozen;
    let by_bits = r.neighbours == Neighbours::Lanes;
    let bits = r.types.bit_width(ty).0 as u32;
    let memory = if by_bits { r.types.vector(bits, TypeId::I1) } else { ty };
    let loaded = match volatile {
        true => r.build.load_volatile(memory, ptr, align),
        false => r.build.load(memory, ptr, align),
    };
    let value = r.build.freeze(loaded);
    if by_bits {
        from_bits(r, value, ty);
    }
}

/// LangRef "bitcast": never to a pointer. The pointer loses its provenance, as it does in `freeze`.
fn from_bits(r: &mut Rewriter<'_>, bits: Operand, ty: TypeId) {
    if r.types.scalar(ty) != TypeId::PTR {
        r.build.bitcast(bits, ty);
        return;
    }
    let addresses = match r.types.element_count(ty) {
        Some(count) => r.types.vector(count as u32, TypeId::I64),
        None => TypeId::I64,
    };
    let addresses = r.build.bitcast(bits, addresses);
    r.build.cast(CastOp::IntToPtr, CastFlags::default(), addresses, ty);
}
