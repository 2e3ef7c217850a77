//! The record that an address is in, as far as a function shows it: the type of a variable, or the type that an address
//! computation steps over.

use std::collections::HashMap;

use base::Bytes;
use ir::{Const, Function, Gep, MemoryOp, Module, Op, Operand, Type, TypeId, ValueId};

use crate::layouts::{StatedLayouts, StatedRecord, StatedUnit};

/// An address in an object of a known type.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ObjectPlace {
    ty: TypeId,
    offset: Bytes,
}

/// The places that the values of a function point to.
#[derive(Debug, Default)]
pub(crate) struct Places(HashMap<ValueId, ObjectPlace>);

impl Places {
    pub(crate) fn of_function(module: &Module, function: &Function) -> Places {
        let mut places = Places::default();
        for instruction in function.instructions() {
            let place = match &instruction.op {
                Op::Memory(MemoryOp::Alloca { ty, count: None, .. }) => {
                    Some(ObjectPlace { ty: *ty, offset: Bytes(0) })
                }
                Op::Memory(MemoryOp::Gep(gep)) => stepped_over(module, gep),
                _ => None,
            };
            places.0.extend(instruction.result.zip(place));
        }
        places
    }

    /// The place of an address.
    pub(crate) fn place(&self, module: &Module, address: Operand) -> Option<ObjectPlace> {
        match address {
            Operand::Value(value) => self.0.get(&value).copied(),
            Operand::Const(Const::Global { id, offset }) => {
                let offset = Bytes(u64::try_from(offset).ok()?);
                Some(ObjectPlace { ty: module.globals.get(id.index())?.ty, offset })
            }
            Operand::Const(_) => None,
        }
    }
}

/// The place that an address computation steps to, `getelementptr %struct.S, ptr %p, i32 0, i32 1`: in the innermost type that
/// it gets to by the number of an element, or in its source.
fn stepped_over(module: &Module, gep: &Gep) -> Option<ObjectPlace> {
    let types = &module.types;
    let (mut place, mut at) = (ObjectPlace { ty: gep.source, offset: Bytes(0) }, gep.source);
    for index in gep.indices.iter().skip(1) {
        match (types.get(at), index) {
            (Type::Struct { .. } | Type::Named { .. }, Operand::Const(Const::Int { value, .. })) => {
                let member = u64::try_from(*value).ok()?;
                place.offset = Bytes(place.offset.0 + types.offset(at, member)?.0);
                at = types.element(at, member)?;
            }
            (Type::Array(_, element), _) => {
                at = *element;
                place = ObjectPlace { ty: at, offset: Bytes(0) };
            }
            _ => return None,
        }
    }
    Some(place)
}

/// The record that has an access unit at a place: the type itself or one of its members.
pub(crate) fn record_at<'l>(
    module: &Module,
    layouts: &'l StatedLayouts,
    place: ObjectPlace,
    is_unit: impl Fn(&StatedRecord, Bytes) -> bool,
) -> Option<&'l StatedRecord> {
    let ObjectPlace { mut ty, mut offset } = place;
    let types = &module.types;
    loop {
        if let Type::Named { name, .. } = types.get(ty)
            && let Some(record) = layouts.record(name)
            && is_unit(record, offset)
        {
            return Some(record);
        }
        let count = types.element_count(ty)?;
        if let Type::Array(_, element) = types.get(ty) {
            let size = types.size(*element).0.max(1);
            (ty, offset) = (*element, Bytes(offset.0 % size));
            continue;
        }
        let member =
            (0..count).rev().find(|&member| types.offset(ty, member).is_some_and(|at| at <= offset))?;
        offset = Bytes(offset.0 - types.offset(ty, member)?.0);
        ty = types.element(ty, member)?;
    }
}

/// The units that an access may have.
pub(crate) fn units(field: &crate::StatedBitField, volatile: bool) -> impl Iterator<Item = StatedUnit> {
    let volatile_unit = field.volatile_unit.filter(|_| volatile);
    [Some(field.unit), volatile_unit].into_iter().flatten()
}
