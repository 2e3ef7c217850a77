//! Conversions and `freeze`. LangRef "Conversion Operations", "freeze".

use ir::{Cast, CastFlags, CastOp, TypeId};

use super::super::circuits;
use super::super::domain::Conversions;
use super::super::gates::{Gates, Lit};
use super::super::shape::{ScalarKind, ScalarLeaf};
use super::domain::{OrHalt, ProofDomain, integer, unsupported};
use super::value::{Base, MemoryBit, ProofValue, ScalarBits};
use crate::outcome::Unsupported;

impl Conversions for ProofDomain<'_> {
    fn cast(&mut self, cast: &Cast, from: TypeId, value: ProofValue) -> OrHalt<ProofValue> {
        let Cast { op, flags, to, value: _ } = *cast;
        let (from, to) = (self.context.shape(from)?, self.context.shape(to)?);
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => {
                let width = to.leaves.first().map_or(0, |leaf| leaf.width);
                value.iter().map(|scalar| self.resized(op, flags, integer(scalar)?, width)).collect()
            }
            CastOp::BitCast => self.bitcast(value, &from.leaves, &to.leaves),
            CastOp::PtrToInt | CastOp::IntToPtr => Err(unsupported("conversion between pointer and integer")),
            CastOp::AddrSpaceCast => Err(crate::lower::SEGMENT.into()),
            CastOp::FpTrunc
            | CastOp::FpExt
            | CastOp::FpToUi
            | CastOp::FpToSi
            | CastOp::UiToFp
            | CastOp::SiToFp => Err(unsupported("floating point")),
        }
    }

    /// One value for all uses, with arbitrary bits for each poison scalar.
    fn freeze(&mut self, _: TypeId, value: ProofValue) -> OrHalt<ProofValue> {
        let value = self.value_chosen_anew(&value, true);
        let mut frozen = ProofValue::new();
        for scalar in value {
            if scalar.base != Base::Nothing && self.decide(scalar.poison)? {
                return Err(unsupported("freeze of a poison pointer"));
            }
            let bits = scalar.bits.iter().map(|&bit| self.chosen_if(scalar.poison, bit)).collect();
            frozen.push(ScalarBits { bits, poison: Lit::FALSE, base: scalar.base });
        }
        Ok(frozen)
    }
}

impl ProofDomain<'_> {
    /// LangRef "trunc", "zext", "sext": the violation of a flag is poison.
    fn resized(&mut self, op: CastOp, flags: CastFlags, a: &ScalarBits, width: u32) -> OrHalt<ScalarBits> {
        let graph = self.graph();
        let sign = |bits: &[Lit]| bits.last().copied().unwrap_or(Lit::FALSE);
        let mut bits = a.bits.to_vec();
        bits.resize(width as usize, if op == CastOp::SExt { sign(&a.bits) } else { Lit::FALSE });
        let lost = a.bits.get(width as usize..).unwrap_or_default();
        let mut poison = a.poison;
        if flags.nuw {
            let any = circuits::any(graph, lost);
            poison = graph.or(poison, any);
        }
        if flags.nsw {
            let top = sign(&bits);
            let differ: Vec<Lit> = lost.iter().map(|&bit| graph.xor(bit, top)).collect();
            let any = circuits::any(graph, &differ);
            poison = graph.or(poison, any);
        }
        if flags.nneg {
            poison = graph.or(poison, sign(&a.bits));
        }
        Ok(ScalarBits::number(bits, poison))
    }

    /// Thesis Fig. 3.1: splits the operand into bits and joins them; a scalar of the result is poison if one of its bits
    /// is.
    fn bitcast(&mut self, value: ProofValue, from: &[ScalarLeaf], to: &[ScalarLeaf]) -> OrHalt<ProofValue> {
        let is_pointer = |leaf: &ScalarLeaf| leaf.kind == ScalarKind::Pointer;
        if value.len() == to.len() || from.iter().chain(to).any(is_pointer) {
            return Ok(value);
        }
        let mut bits: Vec<MemoryBit> = Vec::new();
        for scalar in &value {
            let bit = |&value: &Lit| MemoryBit { value, poison: scalar.poison, address: false };
            bits.extend(scalar.bits.iter().map(bit));
        }
        if bits.len() as u64 != to.iter().map(|leaf| u64::from(leaf.width)).sum::<u64>() {
            return Err(Unsupported::Malformed("bitcast between different sizes").into());
        }
        let mut joined = ProofValue::new();
        let mut rest = &bits[..];
        for leaf in to {
            let (now, later) = rest.split_at(leaf.width as usize);
            rest = later;
            let poison: Vec<Lit> = now.iter().map(|bit| bit.poison).collect();
            let poison = circuits::any(self.graph(), &poison);
            joined.push(ScalarBits::number(now.iter().map(|bit| bit.value).collect(), poison));
        }
        Ok(joined)
    }
}
