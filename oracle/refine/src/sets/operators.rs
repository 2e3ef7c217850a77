//! Operators and comparisons.

use ir::{ArithFlags, BinaryOp, Compare, IntPredicate, TypeId};
use semantics::operator::Operator;

use super::address::{SetMemory, size};
use super::domain::{OrHalt, SetDomain, unsupported};
use super::integer;
use super::value::{Pointer, Scalar, Value, ValueSet};
use crate::machine::domain::Operators;
use crate::machine::memory::Memory;

impl Operators for SetDomain<'_> {
    fn binary(
        &mut self,
        (op, flags): (BinaryOp, ArithFlags),
        ty: TypeId,
        (a, b): (ValueSet, ValueSet),
    ) -> OrHalt<ValueSet> {
        let Operator::Int(op) = op.into() else { return Err(unsupported("floating point")) };
        let width = self.lane(ty)?.width;
        self.image([&a, &b], |[a, b]| {
            let lanes = a.0.iter().zip(&b.0);
            let lanes = lanes.map(|(&a, &b)| integer::binary(op, flags, width, a, b));
            Ok(Value(lanes.collect::<Result<_, _>>()?))
        })
    }

    fn negate(&mut self, _: TypeId, _: ValueSet) -> OrHalt<ValueSet> {
        Err(unsupported("floating point"))
    }

    fn compare(
        &mut self,
        memory: &Memory<Self>,
        compare: &Compare,
        ty: TypeId,
        (a, b): (ValueSet, ValueSet),
    ) -> OrHalt<ValueSet> {
        let Compare::Int { predicate, .. } = *compare else {
            return Err(unsupported("floating point"));
        };
        let width = self.lane(ty)?.width;
        self.image([&a, &b], |[a, b]| {
            let lanes = a.0.iter().zip(&b.0).map(|(&a, &b)| match (a, b) {
                (Scalar::Poison, _) | (_, Scalar::Poison) => Ok(Scalar::Poison),
                (Scalar::Bits(a), Scalar::Bits(b)) => {
                    Ok(Scalar::Bits(integer::compare(predicate, width, a, b).into()))
                }
                (Scalar::Pointer(a), Scalar::Pointer(b)) => {
                    compare_pointers(memory, predicate, a, b).map(|holds| Scalar::Bits(holds.into()))
                }
                // An address is no number here: only two addresses can be compared.
                (Scalar::Bits(_), Scalar::Pointer(_)) | (Scalar::Pointer(_), Scalar::Bits(_)) => {
                    Err(unsupported("comparison of a pointer and an integer"))
                }
            });
            Ok(Value(lanes.collect::<Result<_, _>>()?))
        })
    }
}

/// Compares pointers. Those into one object compare like their offsets. Pointers into different objects are unequal
/// while both are in bounds; all other comparisons depend on unknown addresses.
fn compare_pointers(memory: &SetMemory<'_>, predicate: IntPredicate, a: Pointer, b: Pointer) -> OrHalt<bool> {
    let inside =
        |pointer: Pointer| pointer == Pointer::NULL || (0..size(memory, pointer)).contains(&pointer.offset);
    if a.object == b.object && (a == b || inside(a) && inside(b)) {
        let biased = |pointer: Pointer| (pointer.offset as u64) & u64::from(u32::MAX);
        return Ok(integer::compare(predicate, 64, biased(a).into(), biased(b).into()));
    }
    match predicate {
        IntPredicate::Eq if inside(a) && inside(b) => Ok(false),
        IntPredicate::Ne if inside(a) && inside(b) => Ok(true),
        _ => Err(unsupported("order of objects in memory")),
    }
}
