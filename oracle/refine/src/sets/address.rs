//! Constants and addresses: positions in objects, whose base addresses stay unknown.

use ethnum::I256;
use ir::{Align, FuncId, GepFlags};
use semantics::UbKind;
use smallvec::SmallVec;

use super::domain::{Halt, OrHalt, SetDomain, unsupported};
use super::events::OPAQUE_CALL;
use super::external_world::World;
use super::integer::{signed, truncate};
use super::value::{Pointer, Scalar, Value, ValueSet};
use crate::machine::domain::{Addresses, GepStep, Indeterminate, ObjectOffset, ScalarConstant};
use crate::machine::memory::Memory;

pub(super) type SetMemory<'m> = Memory<SetDomain<'m>>;

/// The size in bytes of the object that a pointer is based on.
pub(super) fn size(memory: &SetMemory<'_>, pointer: Pointer) -> i64 {
    memory.size_of(pointer.object).map_or(0, |size| size.0 as i64)
}

impl Addresses for SetDomain<'_> {
    fn constant(&mut self, memory: &Memory<Self>, scalars: &[ScalarConstant]) -> OrHalt<ValueSet> {
        let settled = scalars.iter().map(|&scalar| settled(memory, scalar));
        let settled: SmallVec<[Option<Scalar>; 1]> = settled.collect::<Result<_, _>>()?;
        if let Some(value) = settled.iter().copied().collect() {
            return Ok(ValueSet::single(Value(value)));
        }
        let mut values = vec![Value::poison(0)];
        for (scalar, settled) in scalars.iter().zip(settled) {
            let lanes: Vec<Scalar> = match settled {
                Some(lane) => vec![lane],
                None => self.undef(scalar)?.collect(),
            };
            self.combinations([values.len(), lanes.len()].into_iter())?;
            values =
                values.iter().flat_map(|value| lanes.iter().map(|&lane| value.with_scalar(lane))).collect();
        }
        ValueSet::new(values).ok_or(unsupported("value without values"))
    }

    /// The position that a pointer points to.
    fn locate(&mut self, memory: &Memory<Self>, pointer: &ValueSet) -> OrHalt<ObjectOffset> {
        // LangRef "load", "store": the pointer is a well-defined value.
        let pointer = pointer.as_single().ok_or(UbKind::PoisonAddress)?;
        let Pointer { object, offset } = match pointer.first() {
            Scalar::Pointer(Pointer::NULL) => return Err(UbKind::NullAccess.into()),
            Scalar::Pointer(pointer) => pointer,
            Scalar::Poison => return Err(UbKind::PoisonAddress.into()),
            Scalar::Bits(_) => return Err(unsupported("integer where a pointer belongs")),
        };
        memory.size_of(object).ok_or(UbKind::NoProvenance)?;
        if self.freed && self.of_parameters.contains(&object) {
            return Err(UbKind::UseAfterScope.into());
        }
        let object = memory.index_of(object).ok_or(UbKind::UseAfterScope)?;
        Ok(ObjectOffset { object, offset: offset as u64 })
    }

    /// True if an address is aligned. The object's address may happen to be better aligned than the object requires, unless the run chooses it:
    /// LangRef "alloca" leaves it open, so that one of its executions is undefined.
    fn is_aligned(
        &mut self,
        memory: &Memory<Self>,
        pointer: &ValueSet,
        align: Align,
    ) -> OrHalt<Option<bool>> {
        let pointer = pointer.as_single().ok_or(unsupported("access through one of several pointers"))?;
        let Pointer { object, offset } = match pointer.first() {
            Scalar::Poison => return Ok(None),
            Scalar::Pointer(pointer) => pointer,
            Scalar::Bits(_) => return Err(unsupported("integer where a pointer belongs")),
        };
        let Some(index) = memory.index_of(object) else { return Ok(Some(true)) };
        let Some(object) = memory.object(index) else { return Ok(Some(true)) };
        let known = (offset as u64).is_multiple_of(object.align.min(align).bytes().0);
        if !known || align <= object.align {
            return Ok(Some(known));
        }
        if index >= self.common {
            return Ok(Some(false));
        }
        let lucky = self.world.map(World::is_lucky);
        Ok(Some(lucky.unwrap_or_else(|| self.choose(2) == 0)))
    }

    /// LangRef "getelementptr": leaving the object violates `inbounds` and gives poison, and so does a distance or an
    /// address that wraps where a flag forbids it.
    fn step(
        &mut self,
        memory: &Memory<Self>,
        flags: GepFlags,
        pointer: ValueSet,
        step: GepStep<'_, ValueSet>,
    ) -> OrHalt<ValueSet> {
        let of_address = self.context.pointer_width();
        let displaced = |pointer: &Value, distance: Option<i64>| {
            let (Scalar::Pointer(base), Some(distance)) = (pointer.first(), distance) else {
                return Ok(Value::poison(1));
            };
            let moved = in_width(I256::from(base.offset) + I256::from(distance), of_address);
            let inside = |offset: i64| (0..=size(memory, base)).contains(&offset);
            let left = distance != 0 && !(inside(base.offset) && inside(moved));
            if left && flags.inbounds || !left && flags.nuw && distance < 0 {
                return Ok(Value::poison(1));
            }
            if left && (flags.nuw || flags.nusw) {
                return Err(unsupported("an address outside its object that must not wrap"));
            }
            Ok(Value::scalar(Scalar::Pointer(Pointer { offset: moved, ..base })))
        };
        match step {
            GepStep::Fixed(distance) => {
                self.image([&pointer], |[pointer]| displaced(pointer, Some(distance as i64)))
            }
            GepStep::Scaled { index, width, stride } => self.image([&pointer, index], |[pointer, index]| {
                let distance = match index.first() {
                    Scalar::Bits(bits) => distance(flags, (bits, width), stride, of_address),
                    Scalar::Pointer(_) | Scalar::Poison => None,
                };
                displaced(pointer, distance)
            }),
        }
    }

    fn mask_pointer(&mut self, _: &ValueSet, _: &ValueSet) -> OrHalt<ValueSet> {
        Err(unsupported(OPAQUE_CALL))
    }

    fn callee(&mut self, address: &ValueSet) -> OrHalt<Option<FuncId>> {
        let address = address.as_single().ok_or(unsupported("call of one of several pointers"))?;
        match address.first() {
            Scalar::Poison => Err(UbKind::PoisonCallee.into()),
            Scalar::Pointer(Pointer::NULL) => Err(UbKind::NotAFunction.into()),
            Scalar::Pointer(_) | Scalar::Bits(_) => Ok(None),
        }
    }
}

/// A number in the width of an address, as a signed one.
fn in_width(number: I256, width: u32) -> i64 {
    signed(truncate(number, width.min(64)), width.min(64)).as_i64()
}

/// The bytes that an address moves by: a product of an index and a size, in the width of an address. `None` if it wraps where
/// a flag forbids that.
fn distance(flags: GepFlags, (bits, width): (u128, u32), stride: u64, of_address: u32) -> Option<i64> {
    let index = signed(bits, width);
    let kept = in_width(index, of_address);
    let product = I256::from(kept) * I256::from(stride);
    let distance = in_width(product, of_address);
    let as_signed = I256::from(kept) == index && I256::from(distance) == product;
    let unsigned = |number| I256::from(truncate(number, of_address));
    let is_whole = width <= of_address || unsigned(index) == I256::from(bits);
    let as_unsigned = is_whole && unsigned(index) * I256::from(stride) == unsigned(product);
    let broken = (flags.nusw || flags.inbounds) && !as_signed || flags.nuw && !as_unsigned;
    (!broken).then_some(distance)
}

/// The scalar that a constant is; `None` for undef.
fn settled(memory: &Memory<SetDomain<'_>>, constant: ScalarConstant) -> OrHalt<Option<Scalar>> {
    Ok(match constant {
        ScalarConstant::Number { bits, width: _ } => Some(Scalar::Bits(bits.as_u128())),
        ScalarConstant::Wide { .. } => return Err(semantics::Unsupported::WideInteger.into()),
        ScalarConstant::Null => Some(Scalar::Pointer(Pointer::NULL)),
        ScalarConstant::Address(_) => return Err(unsupported("conversion between pointer and integer")),
        ScalarConstant::Object { index, offset } => {
            let object = memory.object(index).ok_or(unsupported("unknown object"))?.serial;
            Some(Scalar::Pointer(Pointer { object, offset }))
        }
        ScalarConstant::Function(_) => return Err(unsupported("floating point or function address")),
        ScalarConstant::Unknown { kind: Indeterminate::Poison, .. } => Some(Scalar::Poison),
        ScalarConstant::Unknown { kind: Indeterminate::Undef, .. } => None,
    })
}

impl SetDomain<'_> {
    /// The scalars that an undef constant may be.
    fn undef(&self, constant: &ScalarConstant) -> OrHalt<impl Iterator<Item = Scalar> + use<>> {
        match *constant {
            ScalarConstant::Unknown { pointer: false, width, .. } => {
                self.limits.every_number(width).ok_or(Halt::Excess("undef of many bits"))
            }
            _ => Err(unsupported("undef pointer")),
        }
    }
}
