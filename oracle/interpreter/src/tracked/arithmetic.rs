//! Integer and floating-point arithmetic, comparisons. Thesis Fig. 3.1; LangRef "Binary Operations".

use ir::{ArithFlags, Binary, BinaryOp, Compare, IntPredicate, Operand};

use super::concrete::{self, Computed};
use super::decision::Reason;
use super::float::{self, Format};
use super::gates::Lit;
use super::machine::{Machine, Step, Stop};
use super::support::SetId;
use super::symbolic;
use super::trail::Origin;
use super::value::{Bit, Scalar, Value, ones};
use crate::outcome::{UbKind, Unsupported};

/// Set bits of a factor, up to which a product with it is worth a circuit.
const FEW_BITS: u32 = 8;

impl Machine<'_> {
    /// Two values of one type, scalar by scalar.
    pub(super) fn zip(
        &mut self,
        (a, b): (Value, Value),
        mut each: impl FnMut(&mut Self, Scalar, Scalar) -> Step<Scalar>,
    ) -> Step<Value> {
        if a.len() != b.len() {
            return Err(Unsupported::Malformed("operands of different shapes").into());
        }
        a.into_iter().zip(b).map(|(a, b)| each(self, a, b)).collect()
    }

    pub(super) fn binary(&mut self, binary: &Binary) -> Step<Value> {
        let Binary { op, flags, lhs, rhs } = *binary;
        let operands = (self.used(lhs)?, self.used(rhs)?);
        if op.is_float() {
            let format = Format::of(&self.module.types, self.type_of(lhs)?)?;
            return self.zip(operands, |machine, a, b| machine.float(op, format, &a, &b));
        }
        self.zip(operands, |machine, a, b| machine.integer(op, flags, &a, &b))
    }

    fn integer(&mut self, op: BinaryOp, flags: ArithFlags, a: &Scalar, b: &Scalar) -> Step<Scalar> {
        match op {
            BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem => {
                self.division(op, flags, a, b)
            }
            BinaryOp::Shl | BinaryOp::LShr | BinaryOp::AShr => self.shift(op, flags, a, b),
            _ => match (a.trail().or(b.trail()), a.bits(), b.bits()) {
                (Some(trail), ..) => Ok(self.poison(a.width, trail)),
                (None, Some(x), Some(y)) => self.computed(op, flags, a.width, x, y),
                (None, ..) => self.circuit(op, flags, a, b),
            },
        }
    }

    /// The result for known operands.
    fn computed(&mut self, op: BinaryOp, flags: ArithFlags, width: u32, a: u128, b: u128) -> Step<Scalar> {
        let Computed { value, broken } = concrete::binary(op, flags, width, a, b)?;
        Ok(match broken {
            None => Scalar::known(width, value),
            Some(promise) => self.broken(width, promise),
        })
    }

    /// Poison because a promise was broken.
    pub(super) fn broken(&mut self, width: u32, promise: &'static str) -> Scalar {
        let trail = self.born(Origin::Flag(promise));
        Scalar::poison(width, trail)
    }

    /// Operands of which some bits are unknown.
    fn circuit(&mut self, op: BinaryOp, flags: ArithFlags, a: &Scalar, b: &Scalar) -> Step<Scalar> {
        let (x, y) = (a.lits(), b.lits());
        let gates = &mut self.gates;
        let none = Lit::FALSE;
        let (bits, unsigned, signed, both) = match op {
            BinaryOp::Add => {
                let sum = symbolic::add(gates, &x, &y, Lit::FALSE);
                (sum.bits, sum.carry, sum.overflow, none)
            }
            BinaryOp::Sub => {
                let sum = symbolic::subtract(gates, &x, &y);
                (sum.bits, !sum.carry, sum.overflow, none)
            }
            BinaryOp::And => (x.iter().zip(&y).map(|(&x, &y)| gates.and(x, y)).collect(), none, none, none),
            BinaryOp::Xor => (x.iter().zip(&y).map(|(&x, &y)| gates.xor(x, y)).collect(), none, none, none),
            BinaryOp::Or => {
                let both: Vec<Lit> = x.iter().zip(&y).map(|(&x, &y)| gates.and(x, y)).collect();
                let bits = x.iter().zip(&y).map(|(&x, &y)| gates.or(x, y)).collect();
                (bits, none, none, symbolic::any(gates, &both))
            }
            _ => return self.product(flags, a, b),
        };
        for (made, lit, name) in
            [(flags.nuw, unsigned, "nuw"), (flags.nsw, signed, "nsw"), (flags.disjoint, both, "disjoint")]
        {
            if made && self.decide(lit, Reason::Flag)? {
                return Ok(self.broken(a.width, name));
            }
        }
        Ok(self.of_lits(&bits))
    }

    /// A product: by sums if a factor is known and has few bits; otherwise its bits are anything from the lowest
    /// unknown bit of a factor on. Whether it overflows is asked of known factors only.
    fn product(&mut self, flags: ArithFlags, a: &Scalar, b: &Scalar) -> Step<Scalar> {
        if flags.nuw || flags.nsw {
            let x = self.number(a, Reason::Flag, UbKind::PoisonAddress)?;
            let y = self.number(b, Reason::Flag, UbKind::PoisonAddress)?;
            return self.computed(BinaryOp::Mul, flags, a.width, x, y);
        }
        for (unknown, factor) in [(a, b.bits()), (b, a.bits())] {
            if let Some(factor) = factor.filter(|factor| factor.count_ones() <= FEW_BITS) {
                let bits = symbolic::multiply(&mut self.gates, &unknown.lits(), factor);
                return Ok(self.of_lits(&bits));
            }
        }
        let known = |bits: Vec<Lit>| bits.iter().take_while(|lit| lit.constant().is_some()).count();
        let sure = known(a.lits()).min(known(b.lits()));
        let value = a.value.wrapping_mul(b.value);
        Ok(self.opaque(a.width, value, sure as u32, &[a, b]))
    }

    /// A scalar of which the bits from `sure` on are some function of the operands.
    pub(super) fn opaque(&mut self, width: u32, value: u128, sure: u32, operands: &[&Scalar]) -> Scalar {
        let (mut support, mut fickle) = (SetId::EMPTY, None);
        for lit in operands.iter().flat_map(|operand| operand.lits()) {
            support = self.gates.union(support, self.gates.support(lit));
            if fickle.is_none() && self.gates.is_fickle(lit) {
                fickle = operands.iter().find_map(|operand| self.blame(operand));
            }
        }
        let bits: Vec<Bit> = (0..width)
            .map(|at| {
                let value = value >> at & 1 != 0;
                match fickle {
                    _ if at < sure => Bit::Is(Lit::known(value)),
                    Some(trail) => Bit::Undef(trail),
                    None => Bit::Is(self.gates.opaque(support, value)),
                }
            })
            .collect();
        self.up(&bits)
    }

    /// LangRef: a shift by the width or more is poison.
    fn shift(&mut self, op: BinaryOp, flags: ArithFlags, a: &Scalar, b: &Scalar) -> Step<Scalar> {
        let width = a.width;
        if let Some(trail) = a.trail().or(b.trail()) {
            return Ok(self.poison(width, trail));
        }
        let amount = self.number(b, Reason::ShiftAmount, UbKind::PoisonAddress)?;
        if amount >= u128::from(width) {
            let trail = self.born(Origin::ShiftAmount);
            return Ok(Scalar::poison(width, trail));
        }
        if let Some(value) = a.bits() {
            return self.computed(op, flags, width, value, amount);
        }
        let (bits, amount) = (a.lits(), amount as usize);
        let kept = bits.len() - amount;
        let (shifted, lost) = if op == BinaryOp::Shl {
            ([vec![Lit::FALSE; amount], bits[..kept].to_vec()].concat(), &bits[kept..])
        } else {
            let fill = if op == BinaryOp::AShr { bits[bits.len() - 1] } else { Lit::FALSE };
            ([bits[amount..].to_vec(), vec![fill; amount]].concat(), &bits[..amount])
        };
        let any = symbolic::any(&mut self.gates, lost);
        let sign = shifted[shifted.len() - 1];
        let differs: Vec<Lit> = lost.iter().map(|&bit| self.gates.xor(bit, sign)).collect();
        let unlike = symbolic::any(&mut self.gates, &differs);
        for (made, lit, name) in
            [(flags.nuw, any, "nuw"), (flags.exact, any, "exact"), (flags.nsw, unlike, "nsw")]
        {
            if made && self.decide(lit, Reason::Flag)? {
                return Ok(self.broken(width, name));
            }
        }
        Ok(self.of_lits(&shifted))
    }

    /// Division: a divisor of zero or poison is undefined, and so is the most negative number by -1, which a poison
    /// dividend may be.
    fn division(&mut self, op: BinaryOp, flags: ArithFlags, a: &Scalar, b: &Scalar) -> Step<Scalar> {
        let width = a.width;
        if let Some(trail) = b.trail() {
            return Err(Stop::Undefined(UbKind::PoisonDivisor, Some(trail)));
        }
        if let (Some(x), Some(y)) = (a.bits(), b.bits()) {
            return self.computed(op, flags, width, x, y);
        }
        let divisor = b.lits();
        let nonzero = symbolic::any(&mut self.gates, &divisor);
        // Bits that can have any value can be zero: no need to look at each of their values.
        if self.gates.are_free(&divisor) || !self.decide(nonzero, Reason::Divisor)? {
            return Err(Stop::Undefined(UbKind::DivisionByZero, self.blame(b)));
        }
        let blame = a.trail().or_else(|| self.blame(a));
        if matches!(op, BinaryOp::SDiv | BinaryOp::SRem) {
            let overflow = self.may_overflow(a, &divisor);
            if self.decide(overflow, Reason::Divisor)? {
                return Err(Stop::Undefined(UbKind::DivisionOverflow, blame));
            }
        }
        if let Some(trail) = a.trail() {
            return Ok(self.poison(width, trail));
        }
        if flags.exact {
            let x = self.number(a, Reason::Flag, UbKind::PoisonDivisor)?;
            let y = self.number(b, Reason::Flag, UbKind::PoisonDivisor)?;
            return self.computed(op, flags, width, x, y);
        }
        let value = concrete::binary(op, flags, width, a.value, b.value)?.value;
        Ok(self.opaque(width, value, 0, &[a, b]))
    }

    /// Whether the divisor is -1 and the dividend the most negative number, or poison.
    fn may_overflow(&mut self, a: &Scalar, divisor: &[Lit]) -> Lit {
        let ones = vec![Lit::TRUE; divisor.len()];
        let minus_one = symbolic::equal(&mut self.gates, divisor, &ones);
        if a.trail().is_some() {
            return minus_one;
        }
        let mut lowest = vec![Lit::FALSE; divisor.len()];
        if let Some(sign) = lowest.last_mut() {
            *sign = Lit::TRUE;
        }
        let lowest = symbolic::equal(&mut self.gates, &a.lits(), &lowest);
        self.gates.and(minus_one, lowest)
    }

    fn float(&mut self, op: BinaryOp, format: Format, a: &Scalar, b: &Scalar) -> Step<Scalar> {
        if let Some(trail) = a.trail().or(b.trail()) {
            return Ok(self.poison(a.width, trail));
        }
        let value = float::binary(op, format, a.value, b.value);
        Ok(match (a.bits(), b.bits()) {
            (Some(_), Some(_)) => Scalar::known(a.width, value),
            _ => self.opaque(a.width, value, 0, &[a, b]),
        })
    }

    pub(super) fn negate(&mut self, operand: Operand) -> Step<Value> {
        Format::of(&self.module.types, self.type_of(operand)?)?;
        let sign = |a: &Scalar| 1 << (a.width - 1);
        let value = self.used(operand)?;
        let flip = value.iter().map(|a| Scalar::known(a.width, sign(a))).collect();
        self.zip((value, flip), |machine, a, b| machine.integer(BinaryOp::Xor, ArithFlags::NONE, &a, &b))
    }

    pub(super) fn compare(&mut self, compare: &Compare) -> Step<Value> {
        match *compare {
            Compare::Int { predicate, lhs, rhs } => {
                let operands = (self.used(lhs)?, self.used(rhs)?);
                self.zip(operands, |machine, a, b| Ok(machine.integers_compared(predicate, &a, &b)))
            }
            Compare::Float { predicate, lhs, rhs } => {
                let format = Format::of(&self.module.types, self.type_of(lhs)?)?;
                let operands = (self.used(lhs)?, self.used(rhs)?);
                self.zip(operands, |machine, a, b| {
                    let truth = u128::from(float::compare(predicate, format, a.value, b.value));
                    Ok(match (a.trail().or(b.trail()), a.bits(), b.bits()) {
                        (Some(trail), ..) => machine.poison(1, trail),
                        (None, Some(_), Some(_)) => Scalar::known(1, truth),
                        (None, ..) => machine.opaque(1, truth, 0, &[&a, &b]),
                    })
                })
            }
        }
    }

    fn integers_compared(&mut self, predicate: IntPredicate, a: &Scalar, b: &Scalar) -> Scalar {
        if let Some(trail) = a.trail().or(b.trail()) {
            return self.poison(1, trail);
        }
        if let (Some(x), Some(y)) = (a.bits(), b.bits()) {
            return Scalar::known(1, u128::from(concrete::compare(predicate, a.width, x, y)));
        }
        let (x, y) = (a.lits(), b.lits());
        let gates = &mut self.gates;
        let truth = match predicate {
            IntPredicate::Eq => symbolic::equal(gates, &x, &y),
            IntPredicate::Ne => !symbolic::equal(gates, &x, &y),
            IntPredicate::Ult => symbolic::less(gates, &x, &y, false),
            IntPredicate::Ugt => symbolic::less(gates, &y, &x, false),
            IntPredicate::Uge => !symbolic::less(gates, &x, &y, false),
            IntPredicate::Ule => !symbolic::less(gates, &y, &x, false),
            IntPredicate::Slt => symbolic::less(gates, &x, &y, true),
            IntPredicate::Sgt => symbolic::less(gates, &y, &x, true),
            IntPredicate::Sge => !symbolic::less(gates, &x, &y, true),
            IntPredicate::Sle => !symbolic::less(gates, &y, &x, true),
        };
        debug_assert!(
            a.value > ones(a.width)
                || self.gates.value(truth) == concrete::compare(predicate, a.width, a.value, b.value),
            "the circuit of {predicate:?} disagrees with arithmetic"
        );
        self.of_lits(&[truth])
    }
}
