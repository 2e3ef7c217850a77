//! Observations: a scalar as the numbers the runtime takes, every engine's in the same form.

use base::Faults;
use ethnum::U256;
use ir::{Const, FloatPredicate, FuncId, Operand, TypeId};
use lang::{Bits, Expr, FloatObservation, FloatType, IntType, SiteId};

use super::LowerError;
use super::convert::ScalarType;
use super::function::Lowerer;
use crate::fault::Fault;

/// The bits of an integer that one call of the runtime observes.
const WORD: Bits = Bits(64);

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// Hands a scalar to the runtime.
    pub(super) fn observe(&mut self, site: SiteId, value: &'a Expr) -> Result<(), LowerError> {
        let ty = self.scalar(&value.ty)?;
        let value = self.value(value)?;
        match ty {
            ScalarType::Int(int) => self.observe_words(site, value, int),
            ScalarType::Float(float) => match float.spec().observation {
                FloatObservation::Float => {
                    let value = self.convert(value, ty, ScalarType::Float(FloatType::Float));
                    self.hand_over(self.environment.runtime.observe_f32, site, value);
                }
                FloatObservation::Double => {
                    let value = self.convert(value, ty, ScalarType::Float(FloatType::Double));
                    self.hand_over(self.environment.runtime.observe_f64, site, value);
                }
                FloatObservation::TwoDoubles => self.observe_in_two(site, value, ty),
            },
            ScalarType::Pointer => return Err(LowerError::IllTyped("an observation of a pointer")),
        }
        Ok(())
    }

    /// An integer as `unsigned long long`s, the least significant first: as many as its width takes, extended by its
    /// sign.
    fn observe_words(&mut self, site: SiteId, value: Operand, int: IntType) {
        let all = int.width().0.div_ceil(WORD.0);
        let words = if self.faults.has(Fault::WideObservedLow) { 1 } else { all };
        let whole = Bits(all * WORD.0);
        let value = self.extended_as(value, int, whole);
        for index in 0..words {
            let word = self.word_of(value, whole, Bits(index * WORD.0));
            self.hand_over(self.environment.runtime.observe, site, word);
        }
    }

    fn word_of(&mut self, value: Operand, whole: Bits, shift: Bits) -> Operand {
        if let Some(value) = self.e.constant(value) {
            return self.e.integer(WORD, value >> shift.0 as u32);
        }
        let amount = self.e.integer(whole, U256::from(shift.0));
        let shifted = if shift == Bits::ZERO { value } else { self.e.build.lshr(value, amount) };
        self.e.resize(shifted, whole, WORD, false)
    }

    /// A number of type `long` as the `double` nearest to it and the `double` nearest to what is left, the difference being
    /// exact. Where the first is an infinity or NaN, nothing is left.
    fn observe_in_two(&mut self, site: SiteId, value: Operand, long: ScalarType) {
        let double = ScalarType::Float(FloatType::Double);
        let observe = self.environment.runtime.observe_f64;
        let nearest = self.convert(value, long, double);
        self.hand_over(observe, site, nearest);
        let back = self.convert(nearest, double, long);
        let rest = self.e.build.fsub(value, back);
        let rest = self.convert(rest, long, double);
        let zero_if_finite = self.e.build.fsub(nearest, nearest);
        let finite = self.e.build.fcmp(FloatPredicate::Oeq, zero_if_finite, Const::double(0.0));
        let rest = self.e.build.select(finite, rest, Const::double(0.0));
        self.hand_over(observe, site, rest);
    }

    fn hand_over(&mut self, observer: FuncId, site: SiteId, value: Operand) {
        self.e.build.call_plain(observer, TypeId::VOID, &[site_constant(site.0), value]);
    }
}

/// A site as the runtime takes it.
pub(super) fn site_constant(site: u32) -> Operand {
    Const::i32(site.cast_signed()).into()
}
