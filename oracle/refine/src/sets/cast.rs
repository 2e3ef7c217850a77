//! Conversions and `freeze`.

use base::DecimalConversion;
use ethnum::I256;
use ir::{Cast, CastFlags, CastOp, TypeId};

use super::domain::{Halt, OrHalt, SetDomain, unsupported};
use super::integer::{signed, truncate};
use super::memory::Bit;
use super::value::{Scalar, Value, ValueSet};
use crate::machine::domain::{Conversions, MemoryBits};
use crate::machine::memory::Memory;
use crate::shape::ScalarKind;

/// The refusal of addresses as numbers, which stay unknown here.
const ADDRESS_CAST: &str = "conversion between pointer and integer";

impl Conversions for SetDomain<'_> {
    fn cast(&mut self, _: &Memory<Self>, cast: &Cast, from: TypeId, value: ValueSet) -> OrHalt<ValueSet> {
        match cast.op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => self.resize(cast, from, &value),
            CastOp::BitCast => self.bitcast(cast, from, &value),
            CastOp::PtrToInt | CastOp::IntToPtr => Err(unsupported(ADDRESS_CAST)),
            CastOp::AddrSpaceCast => Err(semantics::lower::SEGMENT.into()),
            CastOp::FpTrunc
            | CastOp::FpExt
            | CastOp::FpToUi
            | CastOp::FpToSi
            | CastOp::UiToFp
            | CastOp::SiToFp => Err(unsupported("floating point")),
        }
    }

    /// One value, shared by all uses: an element of the operand's set, with arbitrary bits for each poison lane.
    fn decimal(&mut self, _: DecimalConversion, _: &ValueSet) -> OrHalt<ValueSet> {
        Err(unsupported("floating point"))
    }

    /// LangRef "freeze".
    fn freeze(&mut self, ty: TypeId, operand: ValueSet) -> OrHalt<ValueSet> {
        let values = operand.values();
        let mut value = values[self.choose(values.len())].clone();
        for (at, leaf) in self.context.shape(ty)?.leaves.iter().enumerate() {
            if value.lane(at) != Scalar::Poison {
                continue;
            }
            if leaf.is_pointer() {
                return Err(unsupported("freeze of a poison pointer"));
            }
            if leaf.width > self.limits.undef_bits {
                return Err(Halt::Excess("freeze of many poison bits"));
            }
            value.0[at] = Scalar::Bits(self.choose(1 << leaf.width) as u128);
        }
        Ok(ValueSet::single(value))
    }
}

impl SetDomain<'_> {
    fn resize(&mut self, cast: &Cast, from: TypeId, value: &ValueSet) -> OrHalt<ValueSet> {
        let (from, to) = (self.lane(from)?, self.lane(cast.to)?);
        if from.kind != ScalarKind::Integer || to.kind != ScalarKind::Integer {
            return Err(unsupported("conversion to what is no integer"));
        }
        self.image([value], |[value]| {
            let lanes = value.0.iter().map(|&lane| match lane {
                Scalar::Bits(bits) => resized(cast.op, cast.flags, (from.width, to.width), bits),
                Scalar::Pointer(_) | Scalar::Poison => Scalar::Poison,
            });
            Ok(Value(lanes.collect()))
        })
    }

    /// `ty↑(ty↓(v))` of Fig. 3.1.
    fn bitcast(&mut self, cast: &Cast, from: TypeId, value: &ValueSet) -> OrHalt<ValueSet> {
        let (from, to) = (self.context.shape(from)?, self.context.shape(cast.to)?);
        if from.leaves.iter().chain(&to.leaves).any(|leaf| leaf.is_pointer()) {
            return Ok(value.clone());
        }
        let mut values = Vec::with_capacity(value.values().len());
        for value in value.values() {
            let mut bits = vec![Bit::Poison; from.bits.max(to.bits) as usize];
            let split = self.split(&ValueSet::single(value.clone()), from);
            let places = from.leaves.iter().flat_map(|leaf| leaf.bits());
            places.zip(split).for_each(|(place, bit)| bits[place] = bit);
            let joined = self.read_scalars(&bits, to)?;
            values.extend(joined.values().iter().cloned());
        }
        ValueSet::new(values).ok_or(unsupported("value without values"))
    }
}

/// LangRef "trunc", "zext", "sext": the violation of a flag is poison.
fn resized(op: CastOp, flags: CastFlags, (from, to): (u32, u32), bits: u128) -> Scalar {
    let (as_unsigned, as_signed) = (I256::from(bits), signed(bits, from));
    let result = truncate(if op == CastOp::SExt { as_signed } else { as_unsigned }, to);
    let broken = flags.nuw && I256::from(result) != as_unsigned
        || flags.nsw && signed(result, to) != as_signed
        || flags.nneg && as_signed < 0;
    if broken { Scalar::Poison } else { Scalar::Bits(result) }
}
