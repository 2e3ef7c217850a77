//! Conversions and `freeze`. LangRef "Conversion Operations", "freeze".

use base::DecimalConversion;
use ir::{Cast, CastFlags, CastOp, TypeId};
use semantics::Unsupported;
use semantics::lower::byte_order;

use super::domain::{OrHalt, ProofDomain, integer, unsupported};
use super::float::{self, BinaryFormat};
use super::value::{Base, MemoryBit, ProofValue, ScalarBits};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::domain::Conversions;
use crate::machine::memory::Memory;
use crate::shape::{ScalarKind, ScalarLeaf};

impl<'m> Conversions for ProofDomain<'m> {
    fn cast(
        &mut self,
        memory: &Memory<Self>,
        cast: &Cast,
        from_type: TypeId,
        value: ProofValue,
    ) -> OrHalt<ProofValue> {
        let Cast { op, flags, to: to_type, value: _ } = *cast;
        let (from, to) = (self.context.shape(from_type)?, self.context.shape(to_type)?);
        // One match, so that a new conversion is an error here until it is decided.
        match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => {
                let width = to.leaves.first().map_or(0, |leaf| leaf.width);
                value.iter().map(|scalar| self.resized(op, flags, integer(scalar)?, width)).collect()
            }
            CastOp::BitCast => self.bitcast(value, &from.leaves, &to.leaves),
            CastOp::PtrToInt | CastOp::IntToPtr
                if byte_order::is_big_endian(&self.context.module)
                    && byte_order::has_pointers_in_memory(&self.context.module) =>
            {
                Err(byte_order::ADDRESS.into())
            }
            CastOp::PtrToInt | CastOp::IntToPtr => {
                let width = to.leaves.first().map_or(0, |leaf| leaf.width);
                value.iter().map(|scalar| self.address_cast(memory, op, scalar, width)).collect()
            }
            CastOp::AddrSpaceCast => Err(semantics::lower::SEGMENT.into()),
            CastOp::FpTrunc | CastOp::FpExt => {
                let (from, to) = (self.float_format(from_type)?, self.float_format(to_type)?);
                Ok(value.iter().map(|scalar| self.float_resized(from, to, scalar)).collect())
            }
            CastOp::FpToUi | CastOp::FpToSi => {
                let from = self.float_format(from_type)?;
                let width = to.leaves.first().map_or(0, |leaf| leaf.width);
                let is_signed = op == CastOp::FpToSi;
                Ok(value.iter().map(|scalar| self.float_to_integer(from, is_signed, scalar, width)).collect())
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                let to = self.float_format(to_type)?;
                let is_signed = op == CastOp::SiToFp;
                let converted = |scalar| Ok(self.integer_to_float(to, is_signed, flags, integer(scalar)?));
                value.iter().map(converted).collect()
            }
        }
    }

    fn decimal(&mut self, _: DecimalConversion, _: &ProofValue) -> OrHalt<ProofValue> {
        Err(unsupported("floating point"))
    }

    /// One value for all uses, with arbitrary bits for each poison scalar.
    fn freeze(&mut self, _: TypeId, value: ProofValue) -> OrHalt<ProofValue> {
        let value = self.value_chosen_anew(&value, true);
        let mut frozen = ProofValue::new();
        for scalar in value {
            let base = match scalar.base {
                // Any number is an address.
                Base::Object(_) | Base::Function(_) if self.decide(scalar.poison)? => Base::Nothing,
                base => base,
            };
            let bits = scalar.bits.iter().map(|&bit| self.chosen_if(scalar.poison, bit)).collect();
            frozen.push(ScalarBits { bits, poison: Lit::FALSE, base });
        }
        Ok(frozen)
    }
}

impl<'m> ProofDomain<'m> {
    /// LangRef "trunc", "zext", "sext": the violation of a flag is poison.
    fn resized(&mut self, op: CastOp, flags: CastFlags, a: &ScalarBits, width: u32) -> OrHalt<ScalarBits> {
        let graph = self.graph();
        let sign = |bits: &[Lit]| bits.last().copied().unwrap_or(Lit::FALSE);
        let mut bits = a.bits.to_vec();
        bits.resize(width as usize, if op == CastOp::SExt { sign(&a.bits) } else { Lit::FALSE });
        let lost = a.bits.get(width as usize..).unwrap_or_default();
        let mut poison = a.poison;
        if flags.nuw {
            let any = circuits::any_set(graph, lost);
            poison = graph.or(poison, any);
        }
        if flags.nsw {
            let top = sign(&bits);
            let differ: Vec<Lit> = lost.iter().map(|&bit| graph.xor(bit, top)).collect();
            let any = circuits::any_set(graph, &differ);
            poison = graph.or(poison, any);
        }
        if flags.nneg {
            poison = graph.or(poison, sign(&a.bits));
        }
        Ok(ScalarBits::number(bits, poison))
    }

    /// LangRef "fptrunc", "fpext".
    fn float_resized(&mut self, from: BinaryFormat, to: BinaryFormat, a: &ScalarBits) -> ScalarBits {
        let result = float::resized(self.graph(), from, to, &a.bits);
        ScalarBits::number(self.with_nan(to, result, &[(from, &a.bits)]), a.poison)
    }

    /// LangRef "fptoui", "fptosi": what does not fit is poison.
    fn float_to_integer(
        &mut self,
        from: BinaryFormat,
        is_signed: bool,
        a: &ScalarBits,
        width: u32,
    ) -> ScalarBits {
        let graph = self.graph();
        let (bits, outside) = float::to_integer(graph, from, is_signed, width as usize, &a.bits);
        ScalarBits::number(bits, graph.or(a.poison, outside))
    }

    /// LangRef "uitofp", "sitofp".
    fn integer_to_float(
        &mut self,
        to: BinaryFormat,
        is_signed: bool,
        flags: CastFlags,
        a: &ScalarBits,
    ) -> ScalarBits {
        let graph = self.graph();
        let bits = float::from_integer(graph, to, is_signed, &a.bits);
        let negative = match a.bits.last() {
            Some(&sign) if flags.nneg => sign,
            _ => Lit::FALSE,
        };
        ScalarBits::number(bits, graph.or(a.poison, negative))
    }

    /// LangRef "ptrtoint", "inttoptr": truncated or extended with zeros.
    fn address_cast(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        op: CastOp,
        scalar: &ScalarBits,
        width: u32,
    ) -> OrHalt<ScalarBits> {
        if op == CastOp::PtrToInt {
            let mut number = self.number_of(memory, scalar)?;
            self.expose(scalar.base);
            self.session.pointers.entry(number.clone().into()).or_insert_with(|| scalar.clone());
            number.resize(width as usize, Lit::FALSE);
            return Ok(ScalarBits::number(number, scalar.poison));
        }
        let mut bits = integer(scalar)?.bits.to_vec();
        bits.resize(width as usize, Lit::FALSE);
        // Once is enough, and looks at all that the number is made of.
        self.session.makes_pointers = self.session.makes_pointers || self.session.is_from_address(&bits);
        let number = ScalarBits::number(bits, scalar.poison);
        Ok(self.pointer_with_number(&number).unwrap_or(number))
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
            let poison = circuits::any_set(self.graph(), &poison);
            joined.push(ScalarBits::number(now.iter().map(|bit| bit.value).collect(), poison));
        }
        Ok(joined)
    }
}
