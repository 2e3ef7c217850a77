//! Constants and addresses: positions in objects, whose base addresses stay unknown.

use ir::{Align, FuncId, GepFlags};
use smallvec::smallvec;

use super::super::circuits;
use super::super::domain::{Addresses, GepStep, Indeterminate, ObjectOffset, ScalarConstant};
use super::super::gates::{Gates, Lit};
use super::super::memory::Memory;
use super::domain::{OrHalt, ProofDomain, integer, single, unsupported};
use super::value::{Base, ProofValue, ScalarBits, constant};
use crate::outcome::UbKind;

impl<'m> Addresses for ProofDomain<'m> {
    fn constant(&mut self, memory: &Memory<Self>, scalars: &[ScalarConstant]) -> OrHalt<ProofValue> {
        scalars.iter().map(|scalar| self.scalar(memory, scalar)).collect()
    }

    /// The position that a pointer points to. A distance that is not known is decided among those in bounds.
    fn locate(&mut self, memory: &Memory<Self>, pointer: &ProofValue) -> OrHalt<ObjectOffset> {
        let pointer = single(pointer)?;
        if self.decide(pointer.poison)? {
            return Err(UbKind::PoisonAddress.into());
        }
        let serial = match pointer.base {
            Base::Nothing => return Err(UbKind::NullAccess.into()),
            Base::Function(_) => return Err(UbKind::OutOfBounds.into()),
            Base::Object(serial) => serial,
        };
        let size = memory.size_of(serial).ok_or(UbKind::NoProvenance)?;
        let object = memory.index_of(serial).ok_or(UbKind::UseAfterScope)?;
        if let Some(offset) = pointer.constant() {
            return Ok(ObjectOffset { object, offset: offset.as_u64() });
        }
        for offset in 0..=size.0 {
            let here = circuits::equal(self.graph(), &pointer.bits, &constant(64, offset.into()));
            if self.decide(here)? {
                return Ok(ObjectOffset { object, offset });
            }
        }
        Err(UbKind::OutOfBounds.into())
    }

    fn is_aligned(
        &mut self,
        memory: &Memory<Self>,
        pointer: &ProofValue,
        align: Align,
    ) -> OrHalt<Option<bool>> {
        let pointer = single(pointer)?;
        if self.decide(pointer.poison)? {
            return Ok(None);
        }
        let object = match pointer.base {
            Base::Object(serial) => memory.index_of(serial).and_then(|index| memory.object(index)),
            Base::Nothing | Base::Function(_) => None,
        };
        let Some(object) = object else { return Ok(Some(true)) };
        let low = object.align.min(align).bytes().0.trailing_zeros() as usize;
        let odd = circuits::any(self.graph(), &pointer.bits[..low]);
        let known = !self.decide(odd)?;
        Ok(Some(known && (align <= object.align || self.lucky)))
    }

    /// LangRef "getelementptr": leaving the object violates `inbounds` and gives poison.
    fn step(
        &mut self,
        memory: &Memory<Self>,
        flags: GepFlags,
        pointer: ProofValue,
        step: GepStep<'_, ProofValue>,
    ) -> OrHalt<ProofValue> {
        let pointer = single(&pointer)?.clone();
        let (distance, mut poison) = match step {
            GepStep::Fixed(distance) => (constant(64, distance.into()), pointer.poison),
            GepStep::Scaled { index, width: _, stride } => {
                let index = integer(single(index)?)?;
                let mut bits = index.bits.to_vec();
                bits.resize(64, bits.last().copied().unwrap_or(Lit::FALSE));
                let graph = self.graph();
                let poison = graph.or(pointer.poison, index.poison);
                (circuits::multiply(graph, &bits, stride.into()), poison)
            }
        };
        let graph = self.graph();
        let moved = circuits::add(graph, &pointer.bits, &distance, Lit::FALSE).bits;
        let size = match pointer.base {
            Base::Object(serial) => memory.size_of(serial).map_or(0, |size| size.0),
            Base::Nothing | Base::Function(_) => 0,
        };
        if flags.inbounds {
            let end = constant(64, size.into());
            let outside = [&pointer.bits[..], &moved].map(|at| circuits::less(graph, &end, at, false));
            let outside = graph.or(outside[0], outside[1]);
            let moves = circuits::any(graph, &distance);
            let left = graph.and(outside, moves);
            poison = graph.or(poison, left);
        }
        if flags.nuw {
            poison = graph.or(poison, distance.last().copied().unwrap_or(Lit::FALSE));
        }
        Ok(smallvec![ScalarBits { bits: moved.into(), poison, base: pointer.base }])
    }

    fn mask_pointer(&mut self, _: &ProofValue, _: &ProofValue) -> OrHalt<ProofValue> {
        Err(unsupported("ptrmask"))
    }

    fn callee(&mut self, address: &ProofValue) -> OrHalt<FuncId> {
        let address = single(address)?;
        match (address.base, address.constant(), address.poison) {
            (Base::Function(id), Some(distance), Lit::FALSE) if distance == 0 => Ok(id),
            _ => Err(unsupported("indirect call")),
        }
    }
}

impl<'m> ProofDomain<'m> {
    fn scalar(&mut self, memory: &Memory<ProofDomain<'m>>, scalar: &ScalarConstant) -> OrHalt<ScalarBits> {
        Ok(match *scalar {
            ScalarConstant::Number { width, bits } => ScalarBits::known(width, bits),
            ScalarConstant::Null => ScalarBits::pointer(Base::Nothing, 0),
            ScalarConstant::Address(_) => {
                return Err(unsupported("conversion between pointer and integer"));
            }
            ScalarConstant::Object { index, offset } => {
                let object = memory.object(index).ok_or(unsupported("unknown object"))?;
                ScalarBits::pointer(Base::Object(object.serial), offset as u64)
            }
            ScalarConstant::Function(id) => ScalarBits::pointer(Base::Function(id), 0),
            ScalarConstant::Unknown { kind: Indeterminate::Poison, width, .. } => ScalarBits::poison(width),
            ScalarConstant::Unknown { pointer: true, .. } => return Err(unsupported("undef pointer")),
            ScalarConstant::Unknown { kind: Indeterminate::Undef, width, .. } => {
                ScalarBits::number((0..width).map(|_| self.undef_bit()).collect(), Lit::FALSE)
            }
        })
    }
}
