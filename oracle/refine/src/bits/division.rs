//! Division. LangRef "udiv", "sdiv", "urem", "srem".

use ir::ArithFlags;
use semantics::UbKind;
use semantics::operator::{DivideOp, IntOp};

use super::concrete;
use super::domain::{Halt, OrHalt, SymbolicDomain};
use super::value::SymbolicScalar;
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::number_use::Reason;

impl SymbolicDomain<'_> {
    /// Division. A zero or poison divisor is undefined behaviour, and so is the most negative number divided by -1,
    /// which a poison dividend may be.
    pub(super) fn division(
        &mut self,
        op: DivideOp,
        flags: ArithFlags,
        a: &SymbolicScalar,
        b: &SymbolicScalar,
    ) -> OrHalt<SymbolicScalar> {
        let width = a.width;
        if let Some(chain) = b.chain() {
            return Err(Halt::Undefined(UbKind::PoisonDivisor, Some(chain)));
        }
        if let (Some(x), Some(y)) = (a.bits(), b.bits()) {
            return self.computed(IntOp::Divide(op), flags, width, x, y);
        }
        let divisor = b.lits();
        let nonzero = circuits::any_set(&mut self.aig, &divisor);
        // If the bits can have any value, they can be zero: the values need not be enumerated.
        let free = self.aig.are_free(&divisor);
        if free || !self.decide(nonzero, Reason::Divisor)? {
            let undef = free && divisor.iter().all(|&bit| self.aig.is_undef_derived(bit));
            let kind = if undef { UbKind::PoisonDivisor } else { UbKind::DivisionByZero };
            return Err(Halt::Undefined(kind, self.blame_of(b)));
        }
        let blame = a.chain().or_else(|| self.blame_of(a));
        if op.is_signed() {
            let overflow = self.may_overflow(a, &divisor);
            if self.decide(overflow, Reason::Divisor)? {
                return Err(Halt::Undefined(UbKind::DivisionOverflow, blame));
            }
        }
        if let Some(chain) = a.chain() {
            return Ok(self.poison(width, chain));
        }
        if flags.exact {
            let x = self.number(a, Reason::Flag, UbKind::PoisonDivisor)?;
            let y = self.number(b, Reason::Flag, UbKind::PoisonDivisor)?;
            return self.computed(IntOp::Divide(op), flags, width, x, y);
        }
        let value = concrete::binary(IntOp::Divide(op), flags, width, a.value, b.value)?.value;
        Ok(self.opaque(width, value, 0, &[a, b]))
    }

    /// True if the divisor is -1 and the dividend the most negative number, or poison.
    fn may_overflow(&mut self, a: &SymbolicScalar, divisor: &[Lit]) -> Lit {
        let ones = vec![Lit::TRUE; divisor.len()];
        let minus_one = circuits::equal(&mut self.aig, divisor, &ones);
        if a.chain().is_some() {
            return minus_one;
        }
        let mut lowest = vec![Lit::FALSE; divisor.len()];
        if let Some(sign) = lowest.last_mut() {
            *sign = Lit::TRUE;
        }
        let lowest = circuits::equal(&mut self.aig, &a.lits(), &lowest);
        self.aig.and(minus_one, lowest)
    }
}
