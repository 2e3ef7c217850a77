//! Comparisons. LangRef "icmp", "fcmp".

use ir::{Compare, IntPredicate};

use super::concrete;
use super::float::{self, Format};
use super::gates::Lit;
use super::machine::{Machine, Step};
use super::shape::long_width;
use super::symbolic;
use super::value::{Scalar, Value};

impl Machine<'_> {
    pub(super) fn compare(&mut self, compare: &Compare) -> Step<Value> {
        match *compare {
            Compare::Int { predicate, lhs, rhs } => {
                let operands = (self.used(lhs)?, self.used(rhs)?);
                if long_width(&self.module.types, self.type_of(lhs)?).is_some() {
                    return Ok(self.long_compare(predicate, operands));
                }
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
        let truth = self.ordered(predicate, &a.lits(), &b.lits());
        debug_assert_eq!(
            self.gates.value(truth),
            concrete::compare(predicate, a.width, a.value, b.value),
            "the circuit of {predicate:?}"
        );
        self.of_lits(&[truth])
    }

    /// Whether a comparison of numbers of any width holds.
    pub(super) fn ordered(&mut self, predicate: IntPredicate, x: &[Lit], y: &[Lit]) -> Lit {
        let gates = &mut self.gates;
        match predicate {
            IntPredicate::Eq => symbolic::equal(gates, x, y),
            IntPredicate::Ne => !symbolic::equal(gates, x, y),
            IntPredicate::Ult => symbolic::less(gates, x, y, false),
            IntPredicate::Ugt => symbolic::less(gates, y, x, false),
            IntPredicate::Uge => !symbolic::less(gates, x, y, false),
            IntPredicate::Ule => !symbolic::less(gates, y, x, false),
            IntPredicate::Slt => symbolic::less(gates, x, y, true),
            IntPredicate::Sgt => symbolic::less(gates, y, x, true),
            IntPredicate::Sge => !symbolic::less(gates, x, y, true),
            IntPredicate::Sle => !symbolic::less(gates, y, x, true),
        }
    }
}
