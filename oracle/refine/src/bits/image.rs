//! The bits of values in memory.

use ethnum::U256;
use semantics::OddWidth;

use super::domain::{OrHalt, SymbolicDomain};
use super::value::{Bit, PointerBase, SymbolicScalar, Value};
use crate::circuits;
use crate::gates::Lit;
use crate::machine::domain::{Indeterminate, LoadKind, MemoryBits, MemoryImage, Provenances};
use crate::machine::number_use::Reason;
use crate::machine::origin::{PoisonCause, PoisonOrigin};
use crate::shape::{ScalarLeaf, TailBits, ValueShape};

/// The provenance of a pointer read from memory that holds no single one; `address` if it is known.
fn base_of(provenance: Option<PointerBase>, address: Option<U256>) -> PointerBase {
    match provenance {
        Some(base) => base,
        None if address == Some(U256::ZERO) => PointerBase::Nothing,
        None => PointerBase::Wildcard,
    }
}

impl MemoryBits for SymbolicDomain<'_> {
    type Bit = Bit;
    type Provenance = PointerBase;

    fn bit(value: bool) -> Bit {
        Bit::Is(Lit::known(value))
    }

    fn known(bit: Bit) -> Option<bool> {
        match bit {
            Bit::Is(lit) => lit.constant(),
            Bit::Undef(_) | Bit::Poison(_) => None,
        }
    }

    fn indeterminate(&mut self, kind: Indeterminate, origin: PoisonOrigin) -> Bit {
        let chain = self.chains.originate(origin);
        match kind {
            Indeterminate::Poison => Bit::Poison(chain),
            Indeterminate::Undef => Bit::Undef(chain),
        }
    }

    fn extension(&mut self, bits: &[Bit]) -> Bit {
        let poison = bits.iter().copied().find(|bit| matches!(bit, Bit::Poison(_)));
        poison.unwrap_or(Bit::Is(Lit::FALSE))
    }

    fn known_scalar(value: &Value, at: usize) -> Option<u128> {
        value.get(at).filter(|scalar| scalar.width <= 128).and_then(SymbolicScalar::bits).map(U256::as_u128)
    }

    fn provenance(value: &Value, at: usize) -> Option<PointerBase> {
        let scalar = value.get(at).filter(|scalar| scalar.bits().is_some())?;
        Some(scalar.base).filter(|base| matches!(base, PointerBase::Object { .. }))
    }

    fn copied(&mut self, mut bytes: Vec<[Bit; 8]>) -> Vec<[Bit; 8]> {
        self.renew(bytes.iter_mut().flatten());
        bytes
    }

    fn split(&mut self, value: &Value, _: &ValueShape) -> Vec<Bit> {
        let mut bits = Vec::new();
        value.iter().for_each(|scalar| scalar.split_bits(&mut bits));
        self.renew(bits.iter_mut());
        bits
    }

    fn join_known(
        &mut self,
        shape: &ValueShape,
        numbers: &[u128],
        provenance: &Provenances<Self>,
    ) -> OrHalt<Value> {
        let scalars = shape.leaves.iter().zip(numbers).zip(provenance);
        let scalar = |((leaf, &number), &base): ((&ScalarLeaf, &u128), _)| {
            let scalar = SymbolicScalar::known(leaf.width, number);
            if leaf.is_pointer() {
                SymbolicScalar { base: base_of(base, Some(scalar.value)), ..scalar }
            } else {
                scalar
            }
        };
        Ok(scalars.map(scalar).collect())
    }

    fn join(&mut self, shape: &ValueShape, image: &MemoryImage<Self>, kind: LoadKind) -> OrHalt<Value> {
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
                true => SymbolicScalar { base: base_of(base, scalar.bits()), ..scalar },
                false => scalar,
            });
        }
        if self.context.config.semantics.odd_width == OddWidth::ZeroExtended && kind == LoadKind::Plain {
            for tail in &shape.tails {
                self.check_tail(&image.bits, tail, &mut value)?;
            }
        }
        Ok(value)
    }
}

impl SymbolicDomain<'_> {
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
        let any = circuits::any_set(&mut self.aig, &lits);
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
    fn frozen(&mut self, bits: &[Bit]) -> SymbolicScalar {
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
