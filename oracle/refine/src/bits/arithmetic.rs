//! Integer and floating-point arithmetic. Thesis Fig. 3.1; LangRef "Binary Operations".

use ethnum::U256;
use ir::{ArithFlags, BinaryOp, Compare, TypeId};
use semantics::operator::{ArithOp, FloatOp, IntOp, Operator, ShiftOp};
use semantics::{UbKind, Unsupported};

use super::concrete::{self, FlaggedResult};
use super::domain::{OrHalt, SymbolicDomain};
use super::float::{self, FloatFormat};
use super::support::SupportId;
use super::value::{Bit, SymbolicScalar, Value, bit};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::domain::Operators;
use crate::machine::memory::Memory;
use crate::machine::number_use::Reason;
use crate::machine::origin::PoisonCause;

/// A factor with at most this many set bits is multiplied by a circuit.
const FEW_BITS: u32 = 8;

/// The bits of a result, or the name of the violated flag.
pub(super) type OrViolation = Result<Vec<Lit>, &'static str>;

/// Operators that are circuits of a few gates per bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CircuitOp {
    Add,
    Sub,
    And,
    Or,
    Xor,
}

impl CircuitOp {
    /// `None` for multiplication.
    fn from_op(op: ArithOp) -> Option<CircuitOp> {
        match op {
            ArithOp::Add => Some(CircuitOp::Add),
            ArithOp::Sub => Some(CircuitOp::Sub),
            ArithOp::Mul => None,
            ArithOp::And => Some(CircuitOp::And),
            ArithOp::Or => Some(CircuitOp::Or),
            ArithOp::Xor => Some(CircuitOp::Xor),
        }
    }
}

impl Operators for SymbolicDomain<'_> {
    fn binary(
        &mut self,
        (op, flags): (BinaryOp, ArithFlags),
        ty: TypeId,
        operands: (Value, Value),
    ) -> OrHalt<Value> {
        let op = match op.into() {
            Operator::Int(op) => op,
            Operator::Float(op) => {
                let format = FloatFormat::for_type(self.types, ty)?;
                return self.zip(operands, |domain, a, b| domain.float(op, format, &a, &b));
            }
        };
        self.zip(operands, |domain, a, b| domain.integer(op, flags, &a, &b))
    }

    fn negate(&mut self, ty: TypeId, value: Value) -> OrHalt<Value> {
        FloatFormat::for_type(self.types, ty)?;
        let sign = |a: &SymbolicScalar| U256::ONE << (a.width - 1);
        let flip = value.iter().map(|a| SymbolicScalar::known(a.width, sign(a))).collect();
        let xor = IntOp::Arith(ArithOp::Xor);
        self.zip((value, flip), |domain, a, b| domain.integer(xor, ArithFlags::NONE, &a, &b))
    }

    fn compare(
        &mut self,
        _: &Memory<Self>,
        compare: &Compare,
        ty: TypeId,
        operands: (Value, Value),
    ) -> OrHalt<Value> {
        self.compare_values(compare, ty, operands)
    }
}

impl SymbolicDomain<'_> {
    /// Applies an operation to two values of one type, scalar by scalar.
    pub(super) fn zip(
        &mut self,
        (a, b): (Value, Value),
        mut each: impl FnMut(&mut Self, SymbolicScalar, SymbolicScalar) -> OrHalt<SymbolicScalar>,
    ) -> OrHalt<Value> {
        if a.len() != b.len() {
            return Err(Unsupported::Malformed("operands of different shapes").into());
        }
        a.into_iter().zip(b).map(|(a, b)| each(self, a, b)).collect()
    }

    fn integer(
        &mut self,
        op: IntOp,
        flags: ArithFlags,
        a: &SymbolicScalar,
        b: &SymbolicScalar,
    ) -> OrHalt<SymbolicScalar> {
        match op {
            IntOp::Divide(op) => self.division(op, flags, a, b),
            IntOp::Shift(op) => self.shift(op, flags, a, b),
            IntOp::Arith(arith) => match (a.chain().or(b.chain()), a.bits(), b.bits()) {
                (Some(chain), ..) => Ok(self.poison(a.width, chain)),
                (None, Some(x), Some(y)) => self.computed(op, flags, a.width, x, y),
                (None, ..) => self.circuit(arith, flags, a, b),
            },
        }
    }

    /// The scalar for the result of known operands.
    pub(super) fn computed(
        &mut self,
        op: IntOp,
        flags: ArithFlags,
        width: u32,
        a: U256,
        b: U256,
    ) -> OrHalt<SymbolicScalar> {
        let FlaggedResult { value, violated } = concrete::binary(op, flags, width, a, b)?;
        Ok(match violated {
            None => SymbolicScalar::known(width, value),
            Some(flag) => self.violation(width, flag),
        })
    }

    /// Poison caused by the violation of a flag.
    pub(super) fn violation(&mut self, width: u32, flag: &'static str) -> SymbolicScalar {
        let chain = self.originate(PoisonCause::Flag(flag));
        SymbolicScalar::poison(width, chain)
    }

    /// An operation on operands with unknown bits.
    fn circuit(
        &mut self,
        op: ArithOp,
        flags: ArithFlags,
        a: &SymbolicScalar,
        b: &SymbolicScalar,
    ) -> OrHalt<SymbolicScalar> {
        let Some(op) = CircuitOp::from_op(op) else { return self.product(flags, a, b) };
        Ok(match self.bitwise_circuit(op, flags, &a.lits(), &b.lits())? {
            Ok(bits) => self.join_lits(&bits),
            Err(flag) => self.violation(a.width, flag),
        })
    }

    /// Addition, subtraction or bitwise logic on bits of any width, or the name of the violated flag.
    fn bitwise_circuit(
        &mut self,
        op: CircuitOp,
        flags: ArithFlags,
        x: &[Lit],
        y: &[Lit],
    ) -> OrHalt<OrViolation> {
        let aig = &mut self.aig;
        let none = Lit::FALSE;
        let pairs = x.iter().zip(y);
        let (bits, unsigned, signed, both) = match op {
            CircuitOp::Add => {
                let sum = circuits::add(aig, x, y, Lit::FALSE);
                (sum.bits, sum.carry, sum.overflow, none)
            }
            CircuitOp::Sub => {
                let sum = circuits::subtract(aig, x, y);
                // The difference is `x + !y + 1`, whose carry is the complement of the borrow.
                (sum.bits, !sum.carry, sum.overflow, none)
            }
            CircuitOp::And => (pairs.map(|(&x, &y)| aig.and(x, y)).collect(), none, none, none),
            CircuitOp::Xor => (pairs.map(|(&x, &y)| aig.xor(x, y)).collect(), none, none, none),
            CircuitOp::Or => {
                let both: Vec<Lit> = pairs.clone().map(|(&x, &y)| aig.and(x, y)).collect();
                let bits = pairs.map(|(&x, &y)| aig.or(x, y)).collect();
                (bits, none, none, circuits::any_set(aig, &both))
            }
        };
        let violations =
            [(flags.nuw, unsigned, "nuw"), (flags.nsw, signed, "nsw"), (flags.disjoint, both, "disjoint")];
        self.check_flags(bits, &violations)
    }

    /// The bits, or the name of the first violated flag.
    fn check_flags(
        &mut self,
        bits: Vec<Lit>,
        violations: &[(bool, Lit, &'static str)],
    ) -> OrHalt<OrViolation> {
        for &(present, lit, name) in violations {
            if present && self.decide(lit, Reason::Flag)? {
                return Ok(Err(name));
            }
        }
        Ok(Ok(bits))
    }

    /// A product. If a factor is known and has few set bits, it is a sum of shifted terms; otherwise the bits from the
    /// lowest unknown bit of a factor on are opaque. Overflow is checked for known factors only.
    fn product(
        &mut self,
        flags: ArithFlags,
        a: &SymbolicScalar,
        b: &SymbolicScalar,
    ) -> OrHalt<SymbolicScalar> {
        if flags.nuw || flags.nsw {
            let x = self.number(a, Reason::Flag, UbKind::PoisonAddress)?;
            let y = self.number(b, Reason::Flag, UbKind::PoisonAddress)?;
            return self.computed(IntOp::Arith(ArithOp::Mul), flags, a.width, x, y);
        }
        for (unknown, factor) in [(a, b.bits()), (b, a.bits())] {
            if let Some(factor) = factor.filter(|factor| factor.count_ones() <= FEW_BITS) {
                let bits = circuits::multiply(&mut self.aig, &unknown.lits(), factor);
                return Ok(self.join_lits(&bits));
            }
        }
        let known = |bits: Vec<Lit>| bits.iter().take_while(|lit| lit.constant().is_some()).count();
        let sure = known(a.lits()).min(known(b.lits()));
        let value = a.value.wrapping_mul(b.value);
        Ok(self.opaque(a.width, value, sure as u32, &[a, b]))
    }

    /// A scalar whose bits from `sure` on are opaque functions of the operands.
    pub(super) fn opaque(
        &mut self,
        width: u32,
        value: U256,
        sure: u32,
        operands: &[&SymbolicScalar],
    ) -> SymbolicScalar {
        let (mut support, mut undef_derived) = (SupportId::EMPTY, None);
        for lit in operands.iter().flat_map(|operand| operand.lits()) {
            support = self.aig.union(support, self.aig.support(lit));
            if undef_derived.is_none() && self.aig.is_undef_derived(lit) {
                undef_derived = operands.iter().find_map(|operand| self.blame_of(operand));
            }
        }
        let bits: Vec<Bit> = (0..width)
            .map(|at| {
                let value = bit(value, at);
                match undef_derived {
                    _ if at < sure => Bit::Is(Lit::known(value)),
                    // What an operand may be anew at each use, the result may be, too.
                    Some(chain) => Bit::Undef(chain),
                    None => Bit::Is(self.aig.opaque(support, value)),
                }
            })
            .collect();
        self.join_bits(&bits)
    }

    /// LangRef: a shift by the width or more is poison.
    fn shift(
        &mut self,
        op: ShiftOp,
        flags: ArithFlags,
        a: &SymbolicScalar,
        b: &SymbolicScalar,
    ) -> OrHalt<SymbolicScalar> {
        let width = a.width;
        if let Some(chain) = a.chain().or(b.chain()) {
            return Ok(self.poison(width, chain));
        }
        let amount = self.number(b, Reason::ShiftAmount, UbKind::PoisonAddress)?;
        if amount >= U256::from(width) {
            let chain = self.originate(PoisonCause::ShiftAmount);
            return Ok(SymbolicScalar::poison(width, chain));
        }
        if let Some(value) = a.bits() {
            return self.computed(IntOp::Shift(op), flags, width, value, amount);
        }
        Ok(match self.shift_by(op, flags, &a.lits(), amount.as_usize())? {
            Ok(bits) => self.join_lits(&bits),
            Err(flag) => self.violation(width, flag),
        })
    }

    /// Bits of any width, shifted by less than that, or the name of the violated flag.
    fn shift_by(
        &mut self,
        op: ShiftOp,
        flags: ArithFlags,
        bits: &[Lit],
        amount: usize,
    ) -> OrHalt<OrViolation> {
        let kept = bits.len() - amount;
        let right = |fill| ([bits[amount..].to_vec(), vec![fill; amount]].concat(), &bits[..amount]);
        let (shifted, lost) = match op {
            ShiftOp::Shl => ([vec![Lit::FALSE; amount], bits[..kept].to_vec()].concat(), &bits[kept..]),
            ShiftOp::LShr => right(Lit::FALSE),
            ShiftOp::AShr => right(bits[bits.len() - 1]),
        };
        let any = circuits::any_set(&mut self.aig, lost);
        let sign = shifted[shifted.len() - 1];
        let differs: Vec<Lit> = lost.iter().map(|&bit| self.aig.xor(bit, sign)).collect();
        let unlike = circuits::any_set(&mut self.aig, &differs);
        self.check_flags(
            shifted,
            &[(flags.nuw, any, "nuw"), (flags.exact, any, "exact"), (flags.nsw, unlike, "nsw")],
        )
    }

    fn float(
        &mut self,
        op: FloatOp,
        format: FloatFormat,
        a: &SymbolicScalar,
        b: &SymbolicScalar,
    ) -> OrHalt<SymbolicScalar> {
        if let Some(chain) = a.chain().or(b.chain()) {
            return Ok(self.poison(a.width, chain));
        }
        let value = U256::from(float::binary(op, format, a.value.as_u128(), b.value.as_u128()));
        Ok(match (a.bits(), b.bits()) {
            (Some(_), Some(_)) => SymbolicScalar::known(a.width, value),
            _ => self.opaque(a.width, value, 0, &[a, b]),
        })
    }
}
