//! Address arithmetic within objects, whose base addresses stay unknown.

use ir::{Gep, IntPredicate, Operand, Type, TypeId};

use super::super::integer::signed;
use super::super::value::{Pointer, Scalar, Value, ValueSet};
use super::{CallFrame, Halt, Path, unsupported};

/// One level of a `getelementptr`: its contribution to the offset, in bytes.
enum GepLevel {
    /// A member at a constant offset.
    Fixed(i64),
    /// An index times a stride; the index is operand `operand`, of `width` bits.
    Scaled { operand: usize, width: u32, stride: i64 },
}

impl Path<'_> {
    /// LangRef "getelementptr": leaving the object violates `inbounds` and gives poison.
    pub(super) fn gep(&mut self, frame: &CallFrame<'_>, gep: &Gep) -> Result<ValueSet, Halt> {
        let mut operands = vec![self.operand(frame, gep.base)?.into_owned()];
        let levels = self.levels(frame, gep, &mut operands)?;
        let sizes: Vec<_> = self.memory.objects.iter().map(|object| object.bits.len() as i64 / 8).collect();
        let flags = gep.flags;
        // The operands' values are picked independently, so they can be combined two at a time.
        let mut all = operands[0].clone();
        for operand in &operands[1..] {
            all = self.image([&all, operand], |[known, next]| {
                Ok(Value(known.0.iter().chain(&next.0).copied().collect()))
            })?;
        }
        self.image([&all], |[all]| {
            let Scalar::Pointer(base) = all.first() else { return Ok(Value::poison(1)) };
            let Some(steps) = steps(&levels, all) else { return Ok(Value::poison(1)) };
            let moved = base.offset.wrapping_add(steps);
            let size = sizes.get(base.object as usize).copied().unwrap_or(0);
            let inside = |offset: i64| (0..=size).contains(&offset);
            let left = flags.inbounds && !(inside(base.offset) && inside(moved)) || flags.nuw && steps < 0;
            Ok(if left {
                Value::poison(1)
            } else {
                super::access::pointer(Pointer { offset: moved, ..base })
            })
        })
    }

    fn levels(
        &self,
        frame: &CallFrame<'_>,
        gep: &Gep,
        operands: &mut Vec<ValueSet>,
    ) -> Result<Vec<GepLevel>, Halt> {
        let types = &self.context.module.types;
        let mut ty = gep.source;
        let mut levels = Vec::with_capacity(gep.indices.len());
        for (level, &index) in gep.indices.iter().enumerate() {
            if level > 0 && types.fields(ty).is_some() {
                let at = self.member_index(frame, index)?;
                let offset = types.offset(ty, at).ok_or(unsupported("member inside a byte"))?;
                ty = types.element(ty, at).ok_or(unsupported("index of a getelementptr"))?;
                levels.push(GepLevel::Fixed(offset.0 as i64));
                continue;
            }
            if level > 0 {
                ty = element(types.get(ty)).ok_or(unsupported("index of a getelementptr"))?;
            }
            if !types.is_sized(ty) {
                return Err(unsupported("getelementptr over a type without a size"));
            }
            let stride = types.size(ty).0 as i64;
            levels.push(GepLevel::Scaled {
                operand: operands.len(),
                width: self.width(frame, index)?,
                stride,
            });
            operands.push(self.operand(frame, index)?.into_owned());
        }
        Ok(levels)
    }

    fn member_index(&self, frame: &CallFrame<'_>, index: Operand) -> Result<u64, Halt> {
        match self.operand(frame, index)?.defined().map(Value::first) {
            Some(Scalar::Bits(at)) => Ok(at),
            _ => Err(unsupported("index of a getelementptr")),
        }
    }
}

fn element(ty: &Type) -> Option<TypeId> {
    match *ty {
        Type::Array(_, element) | Type::Vector(_, element) => Some(element),
        _ => None,
    }
}

/// The sum of all levels in bytes; `None` if an index is poison.
fn steps(levels: &[GepLevel], operands: &Value) -> Option<i64> {
    levels.iter().try_fold(0i64, |sum, level| {
        let step = match *level {
            GepLevel::Fixed(offset) => offset,
            GepLevel::Scaled { operand, width, stride } => match operands.lane(operand) {
                Scalar::Bits(bits) => (signed(bits, width) as i64).wrapping_mul(stride),
                _ => return None,
            },
        };
        Some(sum.wrapping_add(step))
    })
}

/// Compares pointers. Those into one object compare like their offsets. Pointers into different objects are unequal
/// while both are in bounds; all other comparisons depend on unknown addresses.
pub(super) fn compare(predicate: IntPredicate, a: Pointer, b: Pointer, sizes: &[i64]) -> Result<bool, Halt> {
    let inside = |pointer: Pointer| {
        let size = sizes.get(pointer.object as usize).copied().unwrap_or(0);
        pointer == Pointer::NULL || (0..size).contains(&pointer.offset)
    };
    if a.object == b.object && (a == b || inside(a) && inside(b)) {
        let biased = |pointer: Pointer| (pointer.offset as u64) & u64::from(u32::MAX);
        return Ok(super::super::integer::compare(predicate, 64, biased(a), biased(b)));
    }
    match predicate {
        IntPredicate::Eq if inside(a) && inside(b) => Ok(false),
        IntPredicate::Ne if inside(a) && inside(b) => Ok(true),
        _ => Err(unsupported("order of objects in memory")),
    }
}
