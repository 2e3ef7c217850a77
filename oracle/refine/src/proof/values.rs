//! Moves of values, and their bits in memory.

use ir::ProgramPoint;
use semantics::{OddWidth, Unsupported};

use super::domain::{FixedUndef, OrHalt, ProofDomain, unsupported};
use super::value::{Base, MemoryBit, ProofValue, ScalarBits};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::domain::{
    FixedArguments, Indeterminate, LoadKind, MemoryBits, MemoryImage, Provenances, Values, with_occurrences,
};
use crate::machine::origin::PoisonOrigin;
use crate::shape::ValueShape;

/// Scalars of one register.
const MAX_LEAVES: usize = 128;

impl Values for ProofDomain<'_> {
    type Value = ProofValue;
    type Blame = FixedUndef;
    type Excess = &'static str;
    const STEPS_BY_CLOCK: u32 = 3;

    fn begin_instruction(&mut self, _: ProgramPoint) {}

    fn check_size(&self) -> Result<(), Unsupported> {
        if self.is_small() { Ok(()) } else { Err(Unsupported::Instruction("a large formula")) }
    }

    fn supports(&self, shape: &ValueShape) -> Result<(), Unsupported> {
        if shape.leaves.len() <= MAX_LEAVES { Ok(()) } else { Err(Unsupported::LargeAggregate) }
    }

    fn used(&mut self, value: ProofValue) -> ProofValue {
        self.value_chosen_anew(&value, false)
    }

    fn gather(
        &mut self,
        from: &[&ProofValue],
        positions: &[Option<usize>],
        width: u32,
    ) -> OrHalt<ProofValue> {
        let mut uses = vec![self.used_apart(from)];
        let mut gathered = ProofValue::new();
        for position in with_occurrences(positions) {
            let Some((at, occurrence)) = position else {
                gathered.push(ScalarBits::poison(width));
                continue;
            };
            while uses.len() <= occurrence {
                uses.push(from.iter().map(|&value| self.value_chosen_anew(value, false)).collect());
            }
            let scalar = uses[occurrence].iter().flatten().nth(at);
            gathered.push(scalar.ok_or(Unsupported::Malformed("unknown member"))?.clone());
        }
        Ok(gathered)
    }

    fn union(&mut self, mut values: Vec<ProofValue>, fixed: FixedUndef) -> OrHalt<ProofValue> {
        if values.len() != 1 {
            return Err(Unsupported::Malformed("intrinsic without a result").into());
        }
        let value = values.remove(0);
        if fixed.is_empty() {
            return Ok(value);
        }
        // What the body chose for a result that differs from use to use, such as a NaN, is chosen by each use as well.
        let fixed = FixedUndef { after: self.mark().after, ..fixed };
        self.undef_again(&value, fixed)
    }

    fn fixed(&mut self, arguments: Vec<ProofValue>) -> OrHalt<FixedArguments<Self>> {
        let mark = self.mark();
        let fixed: Vec<ProofValue> =
            arguments.iter().map(|argument| self.value_chosen_anew(argument, true)).collect();
        let undef = FixedUndef { after: self.mark().after, ..mark };
        Ok(FixedArguments { cases: vec![fixed], undef })
    }
}

impl MemoryBits for ProofDomain<'_> {
    type Bit = MemoryBit;
    type Provenance = Base;

    fn bit(value: bool) -> MemoryBit {
        MemoryBit::known(value)
    }

    fn known(bit: MemoryBit) -> Option<bool> {
        let MemoryBit { value, poison, address } = bit;
        value.constant().filter(|_| poison == Lit::FALSE && !address)
    }

    fn indeterminate(&mut self, kind: Indeterminate, _: PoisonOrigin) -> MemoryBit {
        match kind {
            Indeterminate::Poison => MemoryBit { poison: Lit::TRUE, ..MemoryBit::known(false) },
            Indeterminate::Undef => MemoryBit::determined(self.undef_bit()),
        }
    }

    fn extension(&mut self, bits: &[MemoryBit]) -> MemoryBit {
        let poison: Vec<Lit> = bits.iter().map(|bit| bit.poison).collect();
        let poison = circuits::any_set(self.graph(), &poison);
        MemoryBit { poison, ..MemoryBit::known(false) }
    }

    fn known_scalar(value: &ProofValue, at: usize) -> Option<u128> {
        let scalar = value.get(at)?;
        let plain =
            scalar.poison == Lit::FALSE && scalar.base.seen() == Base::Nothing && scalar.bits.len() <= 128;
        scalar.constant().filter(|_| plain).map(|number| number.as_u128())
    }

    fn provenance(value: &ProofValue, at: usize) -> Option<Base> {
        value.get(at).map(|scalar| scalar.base.seen()).filter(|base| *base != Base::Nothing)
    }

    fn copied(&mut self, mut bytes: Vec<[MemoryBit; 8]>) -> Vec<[MemoryBit; 8]> {
        let lits: Vec<Lit> = bytes.iter().flatten().flat_map(|bit| [bit.value, bit.poison]).collect();
        if lits.iter().any(|lit| self.is_chosen_by_use(*lit)) {
            let copied = self.chosen_anew(&lits, false);
            self.keep_in_memory(&copied);
            for (bit, copied) in bytes.iter_mut().flatten().zip(copied.chunks_exact(2)) {
                (bit.value, bit.poison) = (copied[0], copied[1]);
            }
        }
        bytes
    }

    fn split(&mut self, value: &ProofValue, _: &ValueShape) -> Vec<MemoryBit> {
        let value = &self.stored(value);
        let bits = |scalar: &ScalarBits| {
            let (poison, address) = (scalar.poison, scalar.base.seen() != Base::Nothing);
            let bits: Vec<_> =
                scalar.bits.iter().map(|&value| MemoryBit { value, poison, address }).collect();
            bits
        };
        value.iter().flat_map(bits).collect()
    }

    fn join_known(
        &mut self,
        shape: &ValueShape,
        numbers: &[u128],
        provenance: &Provenances<Self>,
    ) -> OrHalt<ProofValue> {
        let scalars = shape.leaves.iter().zip(numbers).zip(provenance);
        let scalar = |((leaf, &number), base): ((&crate::shape::ScalarLeaf, _), &Option<Base>)| {
            let scalar = ScalarBits::known(leaf.width, u128::into(number));
            match (leaf.is_pointer(), base) {
                (false, _) | (true, None) => Ok(scalar),
                (true, Some(_)) => Err(unsupported("pointer read from parts or integers")),
            }
        };
        scalars.map(scalar).collect()
    }

    fn join(&mut self, shape: &ValueShape, image: &MemoryImage<Self>, kind: LoadKind) -> OrHalt<ProofValue> {
        let mut value = ProofValue::new();
        for (leaf, &base) in shape.leaves.iter().zip(&image.provenance) {
            let bits = match kind {
                LoadKind::Plain => image.bits[leaf.bits()].to_vec(),
                LoadKind::Frozen => self.frozen(&image.bits[leaf.bits()]),
            };
            let lits: Vec<Lit> = bits.iter().flat_map(|bit| [bit.value, bit.poison]).collect();
            self.keep_in_memory(&lits);
            let address = bits.iter().any(|bit| bit.address);
            let base = match (leaf.is_pointer(), base, address) {
                (false, _, false) => Base::Nothing,
                (false, _, true) => return Err(unsupported("address as a number")),
                (true, Some(base), _) => base,
                (true, None, false) => Base::Nothing,
                // A pointer with a bit of poison is poison, wherever it points.
                (true, None, _) if bits.iter().any(|bit| bit.poison == Lit::TRUE) => Base::Nothing,
                (true, None, _) => return Err(unsupported("pointer read from parts or integers")),
            };
            let poison: Vec<Lit> = bits.iter().map(|bit| bit.poison).collect();
            let poison = circuits::any_set(self.graph(), &poison);
            value.push(ScalarBits { bits: bits.iter().map(|bit| bit.value).collect(), poison, base });
        }
        if self.context.config.semantics.odd_width == OddWidth::ZeroExtended && kind == LoadKind::Plain {
            for tail in &shape.tails {
                let set: Vec<Lit> =
                    image.bits[tail.bits()].iter().flat_map(|bit| [bit.value, bit.poison]).collect();
                let broken = circuits::any_set(self.graph(), &set);
                let (first, count) = tail.leaves;
                for scalar in value.iter_mut().skip(first).take(count) {
                    scalar.poison = self.session.graph.or(scalar.poison, broken);
                }
            }
        }
        Ok(value)
    }
}

impl ProofDomain<'_> {
    /// Each poison or undef bit chosen for good.
    fn frozen(&mut self, bits: &[MemoryBit]) -> Vec<MemoryBit> {
        let values: Vec<Lit> = bits.iter().flat_map(|bit| [bit.value, bit.poison]).collect();
        let chosen = self.chosen_anew(&values, true);
        let pairs = bits.iter().zip(chosen.chunks_exact(2));
        pairs
            .map(|(bit, chosen)| match chosen[1] {
                Lit::FALSE => MemoryBit { value: chosen[0], ..*bit },
                poison => {
                    let other = self.frozen_bit();
                    let value = self.graph().mux(poison, other, chosen[0]);
                    MemoryBit { value, poison: Lit::FALSE, address: bit.address }
                }
            })
            .collect()
    }
}
