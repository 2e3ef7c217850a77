//! Loads that freeze bit by bit ([`crate::Memory::LoadFrozen`]).
//!
//! Where memory holds no poison but only undef, `load` keeps apart what is defined and what is not, bit by bit (LangRef
//! "Undefined Values"), and `freeze` settles the undef bits one by one. Where it may hold poison, only a vector of bits
//! keeps them apart (LangRef "Vector Type"); an integer would be poison as a whole, and frozen as a whole.

use super::Neighbours;
use super::rewrite::Rewriter;
use crate::constant::Operand;
use crate::operator::{CastFlags, CastOp};
use crate::types::TypeId;
use crate::units::Align;

/// A load that freezes, taken apart.
pub(super) struct Frozen {
    pub(super) ty: TypeId,
    pub(super) ptr: Operand,
    pub(super) align: Align,
    pub(super) volatile: bool,
}

/// The last instruction gives the value.
pub(super) fn load(r: &mut Rewriter<'_>, frozen: &Frozen) {
    let Frozen { ty, ptr, align, volatile } = *frozen;
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

/// LangRef "bitcast": never to a pointer. What such a pointer was based on is lost, as it is to the `freeze`.
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
