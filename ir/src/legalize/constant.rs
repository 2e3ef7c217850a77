//! Initialisers of legalised structures: the integers of a memory location become bytes. Such types occur in memory
//! only, so only globals have such constants.

use base::Bits;

use super::legal_layout::{LegalLayout, LegalLayouts, MemberPlacement};
use crate::aggregate::AggregateBody;
use crate::constant::Const;
use crate::module::Module;
use crate::type_table::TypeTable;
use crate::types::TypeId;

/// Rewrites every initialiser that contains a legalised structure. The old aggregates stay in the pool, unused.
pub(super) fn rewrite(module: &mut Module, layouts: &LegalLayouts) {
    for at in 0..module.globals.len() {
        if let Some(initializer) = module.globals[at].initializer {
            module.globals[at].initializer = Some(constant(module, layouts, initializer));
        }
    }
}

fn constant(module: &mut Module, layouts: &LegalLayouts, old: Const) -> Const {
    let Const::Aggregate { ty, id } = old else { return old };
    if !module.types.has_bit_members(ty) {
        return old;
    }
    let AggregateBody::Elements(elements) = &module.aggregates[id.0 as usize] else { return old };
    let mut elements = elements.clone();
    for element in &mut elements {
        *element = constant(module, layouts, *element);
    }
    if let Some(layout) = layouts.get(ty) {
        elements = members(module, layout, &elements);
    }
    module.aggregate(ty, elements)
}

/// The members of the new structure.
fn members(module: &mut Module, layout: &LegalLayout, old: &[Const]) -> Vec<Const> {
    let mut new: Vec<Const> = layout.body().iter().map(|&ty| Const::Zero(ty)).collect();
    let mut images: Vec<_> =
        layout.body().iter().map(|&ty| ByteImage::for_array(&module.types, ty)).collect();
    for (placement, &value) in layout.placements().iter().zip(old) {
        let bytes = module.integer_bytes(value);
        match *placement {
            MemberPlacement::Member(member) => new[member as usize] = value,
            MemberPlacement::Part { member, run, span } => match &mut images[member as usize] {
                Some(image) => image.put(Bits(span.start.0 - 8 * run.start.0), span.width, bytes.as_deref()),
                None => new[member as usize] = value,
            },
        }
    }
    for (slot, image) in new.iter_mut().zip(images) {
        if let Some(image) = image {
            *slot = image.into_const(module, slot.ty());
        }
    }
    new
}

/// The bytes of a memory location under construction.
struct ByteImage {
    value: Vec<u8>,
    /// Mask of the bits that have no value.
    undefined: Vec<u8>,
}

impl ByteImage {
    /// An image for the byte array `ty`; `None` for a location of a single integer, which needs none.
    fn for_array(types: &TypeTable, ty: TypeId) -> Option<ByteImage> {
        let bytes = types.element_count(ty).filter(|_| types.element(ty, 0) == Some(TypeId::I8))? as usize;
        Some(ByteImage { value: vec![0; bytes], undefined: vec![0xff; bytes] })
    }

    /// Writes an integer, whose bytes come least significant first; `None` is undef or poison.
    fn put(&mut self, start: Bits, width: Bits, value: Option<&[u8]>) {
        let Some(value) = value else { return };
        for bit in 0..width.0 {
            let (byte, mask) = (((start.0 + bit) / 8) as usize, 1 << ((start.0 + bit) % 8));
            self.undefined[byte] &= !mask;
            if value.get((bit / 8) as usize).is_some_and(|byte| byte >> (bit % 8) & 1 != 0) {
                self.value[byte] |= mask;
            }
        }
    }

    /// Undefined bits become zero in bytes that also have defined bits, because a constant byte is defined or undefined
    /// as a whole.
    fn into_const(self, module: &mut Module, ty: TypeId) -> Const {
        let bytes = self.value.iter().zip(&self.undefined).map(|(&value, &undefined)| match undefined {
            0xff => Const::Undef(TypeId::I8),
            _ => Const::i8(value),
        });
        let bytes = bytes.collect();
        module.aggregate(ty, bytes)
    }
}
