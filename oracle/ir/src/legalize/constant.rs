//! Initialisers of a replaced type: the integers of a run as bytes. Only globals have them; no register holds one.

use ethnum::U256;

use super::plan::{Home, Plan, Plans};
use crate::constant::{AggregateBody, Const};
use crate::module::{Module, WIDEST_CONSTANT};
use crate::type_table::TypeTable;
use crate::types::TypeId;
use crate::units::Bits;

/// Rewrites every initialiser with a replaced structure in it. What it was stays in the pool, unused.
pub(super) fn rewrite(module: &mut Module, plans: &Plans) {
    for at in 0..module.globals.len() {
        if let Some(initializer) = module.globals[at].initializer {
            module.globals[at].initializer = Some(constant(module, plans, initializer));
        }
    }
}

fn constant(module: &mut Module, plans: &Plans, old: Const) -> Const {
    let Const::Aggregate { ty, id } = old else { return old };
    if !module.types.has_bit_members(ty) {
        return old;
    }
    let AggregateBody::Elements(elements) = &module.aggregates[id.0 as usize] else { return old };
    let mut elements = elements.clone();
    for element in &mut elements {
        *element = constant(module, plans, *element);
    }
    if let Some(plan) = plans.get(ty) {
        elements = members(module, plan, &elements);
    }
    module.aggregate(ty, elements)
}

/// The members of the new structure.
fn members(module: &mut Module, plan: &Plan, old: &[Const]) -> Vec<Const> {
    let mut new: Vec<Const> = plan.body().iter().map(|&ty| Const::Zero(ty)).collect();
    let mut images: Vec<_> = plan.body().iter().map(|&ty| Image::of(&module.types, ty)).collect();
    for (home, &value) in plan.homes().iter().zip(old) {
        let bits = module.integer_value(value);
        match *home {
            Home::Member(member) => new[member as usize] = value,
            Home::Part { member, run, span } => match &mut images[member as usize] {
                Some(image) => image.put(Bits(span.start.0 - 8 * run.start.0), span.width, bits),
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

/// The bytes of a run under construction.
struct Image {
    value: Vec<u8>,
    /// The bits that no member has given a value.
    undefined: Vec<u8>,
}

impl Image {
    /// For the byte array `ty`; a run of one integer of its own type needs none.
    fn of(types: &TypeTable, ty: TypeId) -> Option<Image> {
        let bytes = types.element_count(ty).filter(|_| types.element(ty, 0) == Some(TypeId::I8))? as usize;
        Some(Image { value: vec![0; bytes], undefined: vec![0xff; bytes] })
    }

    /// `None` is no number: undef or poison.
    fn put(&mut self, start: Bits, width: Bits, value: Option<U256>) {
        let Some(value) = value else { return };
        for bit in 0..width.0 {
            let (byte, mask) = (((start.0 + bit) / 8) as usize, 1 << ((start.0 + bit) % 8));
            self.undefined[byte] &= !mask;
            if bit < u64::from(WIDEST_CONSTANT) && (value >> bit).as_u8() & 1 != 0 {
                self.value[byte] |= mask;
            }
        }
    }

    /// Undefined bits are zero beside defined ones: a constant byte is defined or undefined as a whole.
    fn into_const(self, module: &mut Module, ty: TypeId) -> Const {
        let bytes = self.value.iter().zip(&self.undefined).map(|(&value, &undefined)| match undefined {
            0xff => Const::Undef(TypeId::I8),
            _ => Const::i8(value),
        });
        let bytes = bytes.collect();
        module.aggregate(ty, bytes)
    }
}
