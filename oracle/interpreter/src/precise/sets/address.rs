//! Addresses: positions in objects, whose base addresses stay unknown.

use ir::{Align, Compare, GepFlags, IntPredicate, TypeId};

use super::super::domain::{GepStep, ObjectOffset};
use super::super::memory::Memory;
use super::domain::{OrHalt, SetDomain, unsupported};
use super::integer::{self, signed};
use super::value::{Pointer, Scalar, Value, ValueSet};
use crate::outcome::UbKind;

type SetMemory<'m> = Memory<SetDomain<'m>>;

/// The size in bytes of the object that a pointer is based on.
fn size(memory: &SetMemory<'_>, pointer: Pointer) -> i64 {
    memory.size_of(pointer.object).map_or(0, |size| size.0 as i64)
}

impl<'m> SetDomain<'m> {
    /// The position that a pointer points to.
    pub(super) fn position(&self, memory: &SetMemory<'m>, pointer: &ValueSet) -> OrHalt<ObjectOffset> {
        let pointer = pointer.only().ok_or(unsupported("access through one of several pointers"))?;
        let Pointer { object, offset } = match pointer.first() {
            Scalar::Pointer(Pointer::NULL) => return Err(UbKind::NullAccess.into()),
            Scalar::Pointer(pointer) => pointer,
            Scalar::Poison => return Err(UbKind::PoisonAddress.into()),
            Scalar::Bits(_) => return Err(unsupported("integer where a pointer belongs")),
        };
        memory.size_of(object).ok_or(UbKind::NoProvenance)?;
        let object = memory.index_of(object).ok_or(UbKind::UseAfterScope)?;
        Ok(ObjectOffset { object, offset: offset as u64 })
    }

    /// Whether an address is aligned. The object's address may happen to be better aligned than the object requires.
    pub(super) fn has_alignment(
        &mut self,
        memory: &SetMemory<'m>,
        pointer: &ValueSet,
        align: Align,
    ) -> OrHalt<Option<bool>> {
        let pointer = pointer.only().ok_or(unsupported("access through one of several pointers"))?;
        let Pointer { object, offset } = match pointer.first() {
            Scalar::Poison => return Ok(None),
            Scalar::Pointer(pointer) => pointer,
            Scalar::Bits(_) => return Err(unsupported("integer where a pointer belongs")),
        };
        let Some(object) = memory.index_of(object).and_then(|index| memory.object(index)) else {
            return Ok(Some(true));
        };
        let known = (offset as u64).is_multiple_of(object.align.min(align).bytes().0);
        Ok(Some(known && (align <= object.align || self.choose(2) == 0)))
    }

    /// LangRef "getelementptr": leaving the object violates `inbounds` and gives poison.
    pub(super) fn moved(
        &mut self,
        memory: &SetMemory<'m>,
        flags: GepFlags,
        pointer: &ValueSet,
        step: GepStep<'_, ValueSet>,
    ) -> OrHalt<ValueSet> {
        let poison = Value::poison(1);
        let displaced = |pointer: &Value, distance: Option<i64>| match (pointer.first(), distance) {
            (Scalar::Pointer(base), Some(distance)) => {
                let moved = base.offset.wrapping_add(distance);
                let inside = |offset: i64| (0..=size(memory, base)).contains(&offset);
                let left = flags.inbounds && distance != 0 && !(inside(base.offset) && inside(moved));
                if left || flags.nuw && distance < 0 {
                    return poison.clone();
                }
                Value::scalar(Scalar::Pointer(Pointer { offset: moved, ..base }))
            }
            (Scalar::Pointer(_) | Scalar::Bits(_) | Scalar::Poison, _) => poison.clone(),
        };
        match step {
            GepStep::Fixed(distance) => {
                self.image([pointer], |[pointer]| Ok(displaced(pointer, Some(distance as i64))))
            }
            GepStep::Scaled { index, width, stride } => self.image([pointer, index], |[pointer, index]| {
                let distance = match index.first() {
                    Scalar::Bits(bits) => Some((signed(bits, width) as i64).wrapping_mul(stride as i64)),
                    Scalar::Pointer(_) | Scalar::Poison => None,
                };
                Ok(displaced(pointer, distance))
            }),
        }
    }

    pub(super) fn compare_values(
        &mut self,
        memory: &SetMemory<'m>,
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
        return Ok(integer::compare(predicate, 64, biased(a), biased(b)));
    }
    match predicate {
        IntPredicate::Eq if inside(a) && inside(b) => Ok(false),
        IntPredicate::Ne if inside(a) && inside(b) => Ok(true),
        _ => Err(unsupported("order of objects in memory")),
    }
}
