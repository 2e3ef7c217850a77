//! Values from the bits of memory.

use super::super::domain::{LoadKind, MemoryImage, Provenances};
use super::super::origin::PoisonCause;
use super::super::reason::Reason;
use super::super::shape::{TailBits, ValueShape};
use super::circuits;
use super::domain::{OrHalt, SymbolicDomain};
use super::value::{Bit, PointerBase, Scalar, Value};
use crate::semantics::OddWidth;

/// The provenance of a pointer read from memory that holds no single one; `address` if it is known.
fn base_of(provenance: Option<PointerBase>, address: Option<u128>) -> PointerBase {
    match provenance {
        Some(base) => base,
        None if address == Some(0) => PointerBase::Nothing,
        None => PointerBase::Wildcard,
    }
}

impl<'m> SymbolicDomain<'m> {
    pub(super) fn known_value(
        shape: &ValueShape,
        numbers: &[u128],
        provenance: &Provenances<SymbolicDomain<'m>>,
    ) -> Value {
        let scalars = shape.leaves.iter().zip(numbers).zip(provenance);
        let scalar = |((leaf, &number), &base): ((&super::super::shape::ScalarLeaf, &u128), _)| {
            let scalar = Scalar::known(leaf.width, number);
            if leaf.is_pointer() { Scalar { base: base_of(base, Some(number)), ..scalar } } else { scalar }
        };
        scalars.map(scalar).collect()
    }

    pub(super) fn value_of_image(
        &mut self,
        shape: &ValueShape,
        image: &MemoryImage<SymbolicDomain<'m>>,
        kind: LoadKind,
    ) -> OrHalt<Value> {
        let mut value = Value::new();
        for (leaf, &base) in shape.leaves.iter().zip(&image.provenance) {
            let bits = &image.bits[leaf.bits()];
            let scalar = match kind {
                LoadKind::Plain => self.join_bits(bits),
                LoadKind::Frozen => self.frozen(bits),
            };
            // As after `freeze`, a pointer of which a bit was chosen has no provenance.
            let is_whole = kind != LoadKind::Frozen || bits.iter().all(|bit| matches!(bit, Bit::Is(_)));
            value.push(match leaf.is_pointer() && is_whole && scalar.chain().is_none() {
                true => Scalar { base: base_of(base, scalar.bits()), ..scalar },
                false => scalar,
            });
        }
        if self.context.config.semantics.odd_width == OddWidth::ZeroExtended && kind == LoadKind::Plain {
            for tail in &shape.tails {
                self.check_tail(&image.bits, tail, &mut value)?;
            }
        }
        self.join_whole(shape, &mut value);
        Ok(value)
    }

    /// LLVM trunk: a load is followed by `trunc nuw`, which is poison if one of the extra bits is set. An undef bit may
    /// be set.
    fn check_tail(&mut self, bits: &[Bit], tail: &TailBits, value: &mut Value) -> OrHalt<()> {
        let mut lits = Vec::with_capacity(tail.width as usize);
        let mut chain = None;
        for bit in bits.iter().skip(tail.bit.0 as usize).take(tail.width as usize) {
            match *bit {
                Bit::Poison(found) | Bit::Undef(found) => chain = chain.or(Some(found)),
                Bit::Is(lit) => lits.push(lit),
            }
        }
        let any = circuits::any(&mut self.aig, &lits);
        if chain.is_none() && self.decide(any, Reason::ExtraBits)? {
            chain = Some(self.originate(PoisonCause::OddWidth));
        }
        let (first, count) = tail.leaves;
        if let Some(chain) = chain {
            for scalar in value.iter_mut().skip(first).take(count) {
                *scalar = self.poison(scalar.width, chain);
            }
        }
        Ok(())
    }

    /// Chooses each poison or undef bit for good, with its own origin, and leaves the others unchanged.
    fn frozen(&mut self, bits: &[Bit]) -> Scalar {
        let mut frozen = Vec::with_capacity(bits.len());
        for (bit, at) in bits.iter().zip(0..) {
            frozen.push(match *bit {
                Bit::Is(lit) => Bit::Is(lit),
                Bit::Poison(chain) | Bit::Undef(chain) => {
                    let chain = self.pass(chain);
                    Bit::Is(self.choose(chain, at, false))
                }
            });
        }
        let mut scalar = self.join_bits(&frozen);
        self.choose_undef(&mut scalar, false);
        scalar
    }
}
