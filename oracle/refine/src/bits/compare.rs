//! Comparisons. LangRef "icmp", "fcmp".

use ethnum::U256;
use ir::{Compare, IntPredicate, TypeId};

use super::concrete;
use super::domain::{OrHalt, SymbolicDomain};
use super::float::{self, FloatFormat};
use super::value::{SymbolicScalar, Value};
use crate::circuits;
use crate::gates::Lit;

impl SymbolicDomain<'_> {
    pub(super) fn compare_values(
        &mut self,
        compare: &Compare,
        ty: TypeId,
        operands: (Value, Value),
    ) -> OrHalt<Value> {
        match *compare {
            Compare::Int { predicate, .. } => {
                self.zip(operands, |domain, a, b| Ok(domain.integers_compared(predicate, &a, &b)))
            }
            Compare::Float { predicate, .. } => {
                let format = FloatFormat::for_type(self.types, ty)?;
                self.zip(operands, |domain, a, b| {
                    let truth = float::compare(predicate, format, a.value.as_u128(), b.value.as_u128());
                    let truth = U256::from(u8::from(truth));
                    Ok(match (a.chain().or(b.chain()), a.bits(), b.bits()) {
                        (Some(chain), ..) => domain.poison(1, chain),
                        (None, Some(_), Some(_)) => SymbolicScalar::known(1, truth),
                        (None, ..) => domain.opaque(1, truth, 0, &[&a, &b]),
                    })
                })
            }
        }
    }

    fn integers_compared(
        &mut self,
        predicate: IntPredicate,
        a: &SymbolicScalar,
        b: &SymbolicScalar,
    ) -> SymbolicScalar {
        if let Some(chain) = a.chain().or(b.chain()) {
            return self.poison(1, chain);
        }
        if let (Some(x), Some(y)) = (a.bits(), b.bits()) {
            return SymbolicScalar::known(1, u8::from(concrete::compare(predicate, a.width, x, y)));
        }
        let truth = self.ordered(predicate, &a.lits(), &b.lits());
        debug_assert_eq!(
            self.aig.value(truth),
            concrete::compare(predicate, a.width, a.value, b.value),
            "the circuit of {predicate:?}"
        );
        self.join_lits(&[truth])
    }

    /// The predicate on numbers of any width.
    fn ordered(&mut self, predicate: IntPredicate, x: &[Lit], y: &[Lit]) -> Lit {
        let aig = &mut self.aig;
        match predicate {
            IntPredicate::Eq => circuits::equal(aig, x, y),
            IntPredicate::Ne => !circuits::equal(aig, x, y),
            IntPredicate::Ult => circuits::less(aig, x, y, false),
            IntPredicate::Ugt => circuits::less(aig, y, x, false),
            IntPredicate::Uge => !circuits::less(aig, x, y, false),
            IntPredicate::Ule => !circuits::less(aig, y, x, false),
            IntPredicate::Slt => circuits::less(aig, x, y, true),
            IntPredicate::Sgt => circuits::less(aig, y, x, true),
            IntPredicate::Sge => !circuits::less(aig, x, y, true),
            IntPredicate::Sle => !circuits::less(aig, y, x, true),
        }
    }
}
