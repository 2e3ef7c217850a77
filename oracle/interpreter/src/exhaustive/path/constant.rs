//! Constants, and undef.

use ir::{AggregateBody, AggregateId, Const, TypeId};

use super::super::outcome::Inconclusive;
use super::super::shape::{ScalarKind, ValueShape};
use super::super::value::{Pointer, Scalar, Value, ValueSet};
use super::ModuleContext;
use crate::semantics::Undef;

impl ModuleContext<'_> {
    pub(in crate::exhaustive) fn shape(&self, ty: TypeId) -> Result<&ValueShape, Inconclusive> {
        let shape = self.shapes.get(ty.index()).and_then(Option::as_ref);
        shape.ok_or(Inconclusive::Unsupported("type that is no small integer, pointer, vector or aggregate"))
    }

    /// The set of values of a constant.
    pub(in crate::exhaustive) fn constant(&self, constant: Const) -> Result<ValueSet, Inconclusive> {
        let shape = self.shape(constant.ty())?;
        if let Const::Undef(_) = constant
            && self.semantics.undef == Undef::Present
        {
            return self.undef(shape);
        }
        let mut scalars = Value(Default::default());
        self.scalars(constant, &mut scalars)?;
        if scalars.0.len() != shape.leaves.len() {
            return Err(Inconclusive::Unsupported("malformed constant"));
        }
        Ok(ValueSet::one(scalars))
    }

    fn scalars(&self, constant: Const, out: &mut Value) -> Result<(), Inconclusive> {
        match constant {
            Const::Int { value, .. } => out.0.push(Scalar::Bits(value as u64)),
            Const::Null => out.0.push(Scalar::Pointer(Pointer::NULL)),
            Const::Zero(ty) => out.0.extend(zeros(self.shape(ty)?)),
            Const::Poison(ty) | Const::Undef(ty) => {
                out.0.extend(Value::poison(self.shape(ty)?.leaves.len()).0)
            }
            Const::Global { id, offset } => out.0.push(Scalar::Pointer(Pointer { object: id.0, offset })),
            Const::Aggregate { id, .. } => self.members(id, out)?,
            Const::BlockAddress { .. } => return Err(Inconclusive::Unsupported("blockaddress")),
            Const::Float { .. } | Const::Function(_) => {
                return Err(Inconclusive::Unsupported("floating point or function address"));
            }
        }
        Ok(())
    }

    fn members(&self, id: AggregateId, out: &mut Value) -> Result<(), Inconclusive> {
        match self.module.aggregates.get(id.0 as usize) {
            Some(AggregateBody::Integer(_)) => return Err(Inconclusive::Unsupported("long integer")),
            Some(AggregateBody::Bytes(bytes)) => {
                out.0.extend(bytes.iter().map(|&byte| Scalar::Bits(byte.into())));
            }
            Some(AggregateBody::Elements(elements)) => {
                for &element in elements {
                    if matches!(element, Const::Undef(_)) && self.semantics.undef == Undef::Present {
                        return Err(Inconclusive::Unsupported("partly undef constant"));
                    }
                    self.scalars(element, out)?;
                }
            }
            None => return Err(Inconclusive::Unsupported("malformed constant")),
        }
        Ok(())
    }

    /// The set of all defined values of a shape.
    pub(in crate::exhaustive) fn undef(&self, shape: &ValueShape) -> Result<ValueSet, Inconclusive> {
        let widths = shape.leaves.iter().map(|leaf| match leaf.kind {
            ScalarKind::Int(width) => Ok(width),
            ScalarKind::Pointer => Err(Inconclusive::Unsupported("undef pointer")),
        });
        let widths: Vec<u32> = widths.collect::<Result<_, _>>()?;
        let total: u32 = widths.iter().sum();
        if total > self.limits.undef_bits {
            return Err(Inconclusive::TooLarge("undef of many bits"));
        }
        let value = |mut bits: u64| {
            let mut take = |&width: &u32| {
                let scalar = Scalar::Bits(bits & ((1 << width) - 1));
                bits >>= width;
                scalar
            };
            Value(widths.iter().map(&mut take).collect())
        };
        ValueSet::of((0..1u64 << total).map(value).collect())
            .ok_or(Inconclusive::Unsupported("value without values"))
    }
}

fn zeros(shape: &ValueShape) -> impl Iterator<Item = Scalar> {
    shape.leaves.iter().map(|leaf| match leaf.kind {
        ScalarKind::Int(_) => Scalar::Bits(0),
        ScalarKind::Pointer => Scalar::Pointer(Pointer::NULL),
    })
}
