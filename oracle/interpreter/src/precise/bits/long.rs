//! Integers of more than 128 bits (C23's `_BitInt`): 64-bit words side by side, and circuits over all of their bits.
//! Products with an unknown factor and divisions decide their operands.

use ethnum::{I256, U256};
use ir::{ArithFlags, CastFlags, CastOp, IntPredicate};

use super::super::origin::PoisonCause;
use super::super::reason::Reason;
use super::super::shape::{ValueShape, WORD};
use super::aig::Lit;
use super::arithmetic::CircuitOp;
use super::arithmetic::OrViolation;
use super::domain::{Halt, OrHalt, SymbolicDomain};
use super::poison_chain::PoisonChainId;
use super::value::{SymbolicScalar, Value};
use crate::operator::{DivideOp, IntOp};
use crate::outcome::{UbKind, Unsupported};

/// All bits of a value, lowest first.
fn lits(value: &Value) -> Vec<Lit> {
    value.iter().flat_map(SymbolicScalar::lits).collect()
}

fn chain(value: &Value) -> Option<PoisonChainId> {
    value.iter().find_map(SymbolicScalar::chain)
}

/// The two's complement value of `width` bits.
fn signed(value: U256, width: u32) -> I256 {
    (value << (256 - width)).as_i256() >> (256 - width)
}

impl SymbolicDomain<'_> {
    /// An integer of these bits: one scalar, or its words if it has more than 128 bits.
    pub(super) fn integer_of(&mut self, bits: &[Lit]) -> Value {
        let size = if bits.len() <= 128 { 128 } else { WORD as usize };
        bits.chunks(size).map(|bits| self.join_lits(bits)).collect()
    }

    /// Makes an integer of more than 128 bits poison as a whole if one of its words is.
    pub(super) fn join_whole(&mut self, shape: &ValueShape, value: &mut Value) {
        for &(first, count) in &shape.words {
            if let Some(words) = value.get_mut(first..first + count) {
                self.join_words(words);
            }
        }
    }

    fn join_words(&mut self, words: &mut [SymbolicScalar]) {
        if let Some(chain) = words.iter().find_map(SymbolicScalar::chain) {
            words.iter_mut().for_each(|word| *word = SymbolicScalar::poison(word.width, chain));
        }
    }

    /// A poison integer.
    pub(super) fn poison_of(&mut self, width: u32, chain: PoisonChainId) -> Value {
        let chain = self.pass(chain);
        let words = if width <= 128 { 128 } else { WORD };
        (0..width)
            .step_by(words as usize)
            .map(|at| SymbolicScalar::poison((width - at).min(words), chain))
            .collect()
    }

    fn kept_or_broken(&mut self, width: u32, kept: OrViolation) -> Value {
        match kept {
            Ok(bits) => self.integer_of(&bits),
            Err(flag) => {
                let chain = self.originate(PoisonCause::Flag(flag));
                self.poison_of(width, chain)
            }
        }
    }

    pub(super) fn long_binary(
        &mut self,
        op: IntOp,
        flags: ArithFlags,
        width: u32,
        (a, b): (Value, Value),
    ) -> OrHalt<Value> {
        let poison = chain(&a).or(chain(&b));
        let kept = match (op, poison) {
            (IntOp::Divide(op), _) => return self.long_division(op, flags, width, &a, &b),
            (IntOp::Shift(_) | IntOp::Arith(_), Some(chain)) => return Ok(self.poison_of(width, chain)),
            (IntOp::Shift(op), None) => {
                let amount = self.long_number(&b, Reason::ShiftAmount)?;
                if amount >= U256::from(width) {
                    let chain = self.originate(PoisonCause::ShiftAmount);
                    return Ok(self.poison_of(width, chain));
                }
                self.shift_by(op, flags, &lits(&a), amount.as_usize())?
            }
            (IntOp::Arith(op), None) => match CircuitOp::of(op) {
                Some(op) => self.bitwise_circuit(op, flags, &lits(&a), &lits(&b))?,
                None => self.long_product(flags, width, &a, &b)?,
            },
        };
        Ok(self.kept_or_broken(width, kept))
    }

    /// The number, after deciding all of its bits.
    fn long_number(&mut self, value: &Value, reason: Reason) -> OrHalt<U256> {
        let mut number = U256::ZERO;
        for (lit, at) in lits(value).into_iter().zip(0u32..) {
            number |= U256::from(u8::from(self.decide(lit, reason)?)) << at;
        }
        Ok(number)
    }

    /// The bits of a known number.
    fn long_bits(value: U256, width: u32) -> Vec<Lit> {
        (0..width).map(|at| Lit::known((value >> at).as_u8() & 1 != 0)).collect()
    }

    /// The product, after deciding the unknown bits of both operands.
    fn long_product(&mut self, flags: ArithFlags, width: u32, a: &Value, b: &Value) -> OrHalt<OrViolation> {
        let (x, y) = (self.long_number(a, Reason::Product)?, self.long_number(b, Reason::Product)?);
        let (number, lost) = x.overflowing_mul(y);
        let product = number & (U256::MAX >> (256 - width));
        let (signed_product, signed_lost) = signed(x, width).overflowing_mul(signed(y, width));
        if flags.nuw && (lost || product != number) {
            return Ok(Err("nuw"));
        }
        if flags.nsw && (signed_lost || signed_product != signed(product, width)) {
            return Ok(Err("nsw"));
        }
        Ok(Ok(Self::long_bits(product, width)))
    }

    /// LangRef: a zero or poison divisor is undefined behaviour, and so is the most negative number divided by -1,
    /// which a poison dividend may be.
    fn long_division(
        &mut self,
        op: DivideOp,
        flags: ArithFlags,
        width: u32,
        a: &Value,
        b: &Value,
    ) -> OrHalt<Value> {
        if let Some(chain) = chain(b) {
            return Err(Halt::Undefined(UbKind::PoisonDivisor, Some(chain)));
        }
        let y = self.long_number(b, Reason::Divisor)?;
        if y == U256::ZERO {
            return Err(UbKind::DivisionByZero.into());
        }
        let is_signed = op.is_signed();
        let by_minus_one = is_signed && y == U256::MAX >> (256 - width);
        if let Some(chain) = chain(a) {
            let overflow = Halt::Undefined(UbKind::DivisionOverflow, Some(chain));
            return if by_minus_one { Err(overflow) } else { Ok(self.poison_of(width, chain)) };
        }
        let x = self.long_number(a, Reason::Divisor)?;
        if by_minus_one && x == U256::ONE << (width - 1) {
            return Err(UbKind::DivisionOverflow.into());
        }
        let (quotient, remainder) = match is_signed {
            true => {
                let (x, y) = (signed(x, width), signed(y, width));
                ((x / y).as_u256(), (x % y).as_u256())
            }
            false => (x / y, x % y),
        };
        let of_quotient = op.is_quotient();
        let kept = match flags.exact && of_quotient && remainder != U256::ZERO {
            true => Err("exact"),
            false => Ok(Self::long_bits(if of_quotient { quotient } else { remainder }, width)),
        };
        Ok(self.kept_or_broken(width, kept))
    }

    pub(super) fn long_compare(&mut self, predicate: IntPredicate, (a, b): (Value, Value)) -> Value {
        let truth = match chain(&a).or(chain(&b)) {
            Some(chain) => self.poison(1, chain),
            None => {
                let truth = self.ordered(predicate, &lits(&a), &lits(&b));
                self.join_lits(&[truth])
            }
        };
        [truth].into_iter().collect()
    }

    /// A conversion between integers one of which has more than 128 bits.
    pub(super) fn long_resize(
        &mut self,
        op: CastOp,
        flags: CastFlags,
        value: &Value,
        width: u32,
    ) -> OrHalt<Value> {
        if let Some(chain) = chain(value) {
            return Ok(self.poison_of(width, chain));
        }
        let mut bits = lits(value);
        let kept = match op {
            CastOp::Trunc => self.truncate_bits(flags, &bits, width)?,
            CastOp::ZExt | CastOp::SExt => {
                let sign = bits.last().copied().unwrap_or(Lit::FALSE);
                if flags.nneg && self.decide(sign, Reason::Flag)? {
                    Err("nneg")
                } else {
                    bits.resize(width as usize, if op == CastOp::SExt { sign } else { Lit::FALSE });
                    Ok(bits)
                }
            }
            CastOp::PtrToInt
            | CastOp::IntToPtr
            | CastOp::FpTrunc
            | CastOp::FpExt
            | CastOp::FpToUi
            | CastOp::FpToSi
            | CastOp::UiToFp
            | CastOp::SiToFp
            | CastOp::BitCast => return Err(Unsupported::WideInteger.into()),
        };
        Ok(self.kept_or_broken(width, kept))
    }

    /// The result of a conversion from floating point; `number` is `None` if it does not fit.
    pub(super) fn long_from_float(&mut self, width: u32, number: Option<U256>) -> Value {
        match number {
            Some(number) => self.integer_of(&Self::long_bits(number, width)),
            None => {
                let chain = self.originate(PoisonCause::FloatToInt);
                self.poison_of(width, chain)
            }
        }
    }

    /// The number to be converted to floating point, or the chain of the poison that it is.
    pub(super) fn long_to_float(&mut self, value: &Value) -> OrHalt<Result<U256, PoisonChainId>> {
        match chain(value) {
            Some(chain) => Ok(Err(chain)),
            None => self.long_number(value, Reason::IntToFloat).map(Ok),
        }
    }
}
