//! Conversions and freeze. LangRef "Conversion Operations", "freeze"; thesis Fig. 3.1.

use base::DecimalConversion;
use ethnum::U256;
use ir::{Cast, CastFlags, CastOp, TypeId};
use semantics::lower::byte_order;
use semantics::{UbKind, Unsupported};

use super::arithmetic::OrViolation;
use super::domain::{OrHalt, SymbolicDomain, single};
use super::float::{self, FloatFormat};
use super::value::{Bit, PointerBase, ScalarState, SymbolicScalar, Value};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::domain::Conversions;
use crate::machine::memory::Memory;
use crate::machine::number_use::Reason;
use crate::machine::origin::PoisonCause;
use crate::shape::ScalarLeaf;

/// The formats of a conversion's operand and result; `None` for a type that is not floating point.
#[derive(Clone, Copy)]
struct ConversionFormats {
    from: Result<FloatFormat, Unsupported>,
    to: Result<FloatFormat, Unsupported>,
}

impl Conversions for SymbolicDomain<'_> {
    fn cast(&mut self, _: &Memory<Self>, cast: &Cast, from: TypeId, operand: Value) -> OrHalt<Value> {
        let Cast { op, flags, value: _, to } = *cast;
        if op == CastOp::BitCast {
            return self.bitcast(operand, to);
        }
        let types = self.types;
        let formats = ConversionFormats {
            from: FloatFormat::for_type(types, from),
            to: FloatFormat::for_type(types, to),
        };
        let leaves = &self.context.shape(to)?.leaves;
        if operand.len() != leaves.len() {
            return Err(Unsupported::Malformed("conversion between different numbers of lanes").into());
        }
        operand
            .iter()
            .zip(leaves)
            .map(|(scalar, leaf)| self.convert(op, flags, scalar, leaf.width, formats))
            .collect()
    }

    fn decimal(&mut self, conversion: DecimalConversion, value: &Value) -> OrHalt<Value> {
        let operand = single(value)?;
        let width = conversion.result_bits();
        if operand.width != conversion.operand_bits() {
            return Err(Unsupported::Malformed("arguments of a function that the host provides").into());
        }
        let converted = match operand.chain() {
            Some(chain) => self.poison(width, chain),
            None => self.function(width, conversion.apply(operand.value.as_u128()), operand),
        };
        Ok(std::iter::once(converted).collect())
    }

    /// LangRef "freeze": poison and undef bits become arbitrary but fixed, the same at every use of the result, each
    /// scalar separately. A frozen pointer has no provenance.
    fn freeze(&mut self, _: TypeId, mut value: Value) -> OrHalt<Value> {
        for scalar in &mut value {
            match scalar.state {
                ScalarState::Known => {}
                ScalarState::Poison(chain) => *scalar = self.arbitrary(scalar.width, chain),
                ScalarState::Mixed(_) => self.choose_undef(scalar, false),
            }
        }
        Ok(value)
    }
}

impl SymbolicDomain<'_> {
    fn convert(
        &mut self,
        op: CastOp,
        flags: CastFlags,
        a: &SymbolicScalar,
        width: u32,
        formats: ConversionFormats,
    ) -> OrHalt<SymbolicScalar> {
        // Poison stays poison in every conversion, so the arms below meet numbers only.
        if let Some(chain) = a.chain() {
            return Ok(self.poison(width, chain));
        }
        match op {
            CastOp::Trunc => self.truncate(flags, a, width),
            CastOp::ZExt | CastOp::SExt => self.extend(op, flags, a, width),
            CastOp::PtrToInt | CastOp::IntToPtr if byte_order::is_big_endian(&self.context.module) => {
                Err(byte_order::ADDRESS.into())
            }
            CastOp::PtrToInt | CastOp::IntToPtr => Ok(self.pointer_cast(op, a, width)),
            CastOp::FpToUi | CastOp::FpToSi => {
                let bits = self.number(a, Reason::FloatToInt, UbKind::PoisonAddress)?;
                let fits = float::to_int(formats.from?, op == CastOp::FpToSi, width, bits.as_u128());
                let chain = self.originate(PoisonCause::FloatToInt);
                Ok(fits.map_or(SymbolicScalar::poison(width, chain), |value| {
                    SymbolicScalar::known(width, value)
                }))
            }
            CastOp::UiToFp | CastOp::SiToFp => {
                if flags.nneg && self.is_negative(a)? {
                    return Ok(self.violation(width, "nneg"));
                }
                let value = float::from_int(formats.to?, op == CastOp::SiToFp, a.width, a.value);
                Ok(self.function(width, value, a))
            }
            CastOp::FpTrunc | CastOp::FpExt => {
                let value = float::resize(formats.from?, formats.to?, a.value.as_u128());
                Ok(self.function(width, value, a))
            }
            CastOp::BitCast => Err(Unsupported::Malformed("bitcast by scalar").into()),
            CastOp::AddrSpaceCast => Err(semantics::lower::SEGMENT.into()),
        }
    }

    /// An opaque function of one operand.
    fn function(&mut self, width: u32, value: u128, a: &SymbolicScalar) -> SymbolicScalar {
        let value = U256::from(value);
        match a.bits() {
            Some(_) => SymbolicScalar::known(width, value),
            None => self.opaque(width, value, 0, &[a]),
        }
    }

    fn is_negative(&mut self, a: &SymbolicScalar) -> OrHalt<bool> {
        let sign = a.lits().last().copied().unwrap_or(Lit::FALSE);
        self.decide(sign, Reason::Flag)
    }

    /// LangRef "trunc": `nuw` requires the removed bits to be zero, `nsw` to be copies of the result's sign.
    fn truncate(&mut self, flags: CastFlags, a: &SymbolicScalar, width: u32) -> OrHalt<SymbolicScalar> {
        let CastFlags { nuw, nsw, nneg: _ } = flags;
        if let (Some(value), false) = (a.bits(), nuw || nsw) {
            return Ok(SymbolicScalar::known(width, value));
        }
        Ok(match self.truncate_bits(flags, &a.lits(), width)? {
            Ok(bits) => self.join_lits(&bits),
            Err(flag) => self.violation(width, flag),
        })
    }

    /// The low bits of an integer of any width, or the name of the violated flag.
    fn truncate_bits(&mut self, flags: CastFlags, bits: &[Lit], width: u32) -> OrHalt<OrViolation> {
        let (kept, lost) = bits.split_at(bits.len().min(width as usize));
        if flags.nuw {
            let any = circuits::any_set(&mut self.aig, lost);
            if self.decide(any, Reason::Flag)? {
                return Ok(Err("nuw"));
            }
        }
        if flags.nsw {
            let sign = kept.last().copied().unwrap_or(Lit::FALSE);
            let differ: Vec<Lit> = lost.iter().map(|&bit| self.aig.xor(bit, sign)).collect();
            let any = circuits::any_set(&mut self.aig, &differ);
            if self.decide(any, Reason::Flag)? {
                return Ok(Err("nsw"));
            }
        }
        Ok(Ok(kept.to_vec()))
    }

    fn extend(
        &mut self,
        op: CastOp,
        flags: CastFlags,
        a: &SymbolicScalar,
        width: u32,
    ) -> OrHalt<SymbolicScalar> {
        if flags.nneg && self.is_negative(a)? {
            return Ok(self.violation(width, "nneg"));
        }
        if let (Some(value), CastOp::ZExt) = (a.bits(), op) {
            return Ok(SymbolicScalar::known(width, value));
        }
        if let Some(value) = a.bits() {
            return Ok(SymbolicScalar::known(width, super::concrete::signed(value, a.width).as_u256()));
        }
        let mut bits = a.lits();
        let sign = bits.last().copied().unwrap_or(Lit::FALSE);
        bits.resize(width as usize, if op == CastOp::SExt { sign } else { Lit::FALSE });
        Ok(self.join_lits(&bits))
    }

    /// A pointer made from an integer may access any live object at its address; null has no provenance.
    fn pointer_cast(&mut self, op: CastOp, a: &SymbolicScalar, width: u32) -> SymbolicScalar {
        let mut bits = a.lits();
        bits.resize(width as usize, Lit::FALSE);
        let scalar = self.join_lits(&bits);
        let base = match (op, scalar.bits()) {
            (CastOp::PtrToInt, _) | (_, Some(U256::ZERO)) => PointerBase::Nothing,
            _ => PointerBase::Wildcard,
        };
        SymbolicScalar { base, ..scalar }
    }

    /// Thesis Fig. 3.1: splits the operand into bits and joins them; a scalar of the result is poison if one of its
    /// bits is.
    fn bitcast(&mut self, value: Value, to: TypeId) -> OrHalt<Value> {
        let shape = self.context.shape(to)?;
        let pointers = shape.leaves.iter().any(ScalarLeaf::is_pointer);
        if pointers || value.len() == shape.leaves.len() {
            return Ok(value);
        }
        let mut bits: Vec<Bit> = Vec::new();
        value.iter().for_each(|scalar| scalar.split_bits(&mut bits));
        if bits.len() as u64 != shape.leaves.iter().map(|leaf| u64::from(leaf.width)).sum::<u64>() {
            return Err(Unsupported::Malformed("bitcast between different sizes").into());
        }
        let mut rest = &bits[..];
        let mut next = |leaf: &ScalarLeaf| {
            let (now, later) = rest.split_at(leaf.width as usize);
            rest = later;
            self.join_bits(now)
        };
        Ok(shape.leaves.iter().map(&mut next).collect())
    }

    /// A scalar with all bits chosen, for good.
    pub(super) fn arbitrary(
        &mut self,
        width: u32,
        chain: super::poison_chain::PoisonChainId,
    ) -> SymbolicScalar {
        let chain = self.pass(chain);
        let bits: Vec<Lit> = (0..width).map(|bit| self.choose(chain, bit, false)).collect();
        self.join_lits(&bits)
    }
}
