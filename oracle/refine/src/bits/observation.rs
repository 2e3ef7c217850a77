//! Observations, with the bits that are determined.

use ir::Function;
use semantics::{UbKind, Unsupported};

use super::domain::{Halt, OrHalt, SymbolicDomain, single};
use super::float::{FloatFormat, canonical};
use super::outcome_set::MaskedObservation;
use super::value::{Bit, ScalarState, SymbolicScalar, Value};
use crate::machine::domain::{Events, ExternalCall};
use crate::machine::memory::Memory;
use crate::machine::number_use::Reason;
use crate::machine::vocabulary::ObservedType;

impl Events for SymbolicDomain<'_> {
    fn observe(&mut self, _: &Function, observed: ObservedType, (site, value): (Value, Value)) -> OrHalt<()> {
        let value = single(&value)?;
        let site = self.number(single(&site)?, Reason::Observation, UbKind::ObservedPoison)?.as_u32();
        if let Some(chain) = value.chain() {
            return Err(Halt::Undefined(UbKind::ObservedPoison, Some(chain)));
        }
        self.decide_observation(value)?;
        let (bits, determined) = self.observed_bits(value);
        // A value with an unknown bit may be any NaN, which is recorded as the canonical quiet NaN.
        let float = |format| {
            (canonical(format, u128::from(bits)), if determined == u64::MAX { determined } else { 0 })
        };
        let (value, determined) = match observed {
            ObservedType::Integer => (bits, determined),
            ObservedType::Float => float(FloatFormat::Single),
            ObservedType::Double => float(FloatFormat::Double),
        };
        self.seen.push(MaskedObservation { site, value: value & determined, determined });
        Ok(())
    }

    fn observe_words(&mut self, site: &Value, words: &[Vec<Bit>]) -> OrHalt<()> {
        let site = self.number(single(site)?, Reason::Observation, UbKind::ObservedPoison)?.as_u32();
        let undetermined = words.iter().flatten().find_map(|&bit| match bit {
            Bit::Poison(chain) | Bit::Undef(chain) => Some(chain),
            Bit::Is(_) => None,
        });
        if undetermined.is_some() {
            return Err(Halt::Undefined(UbKind::ObservedPoison, undetermined));
        }
        for bits in words {
            let word = self.join_bits(bits);
            self.decide_observation(&word)?;
            let (value, determined) = self.observed_bits(&word);
            self.seen.push(MaskedObservation { site, value: value & determined, determined });
        }
        Ok(())
    }

    fn external(
        &mut self,
        _: &mut Memory<Self>,
        call: ExternalCall<'_>,
        _: Vec<Value>,
    ) -> OrHalt<Option<Value>> {
        Err(Unsupported::ExternalFunction(call.id).into())
    }
}

impl SymbolicDomain<'_> {
    /// Decides the observed bits, if observations are to be decided in this run.
    fn decide_observation(&mut self, value: &SymbolicScalar) -> OrHalt<()> {
        if self.limits.observations {
            self.number(value, Reason::Observation, UbKind::ObservedPoison)?;
        }
        Ok(())
    }
    /// The low 64 bits, and the mask of the determined ones.
    fn observed_bits(&self, value: &SymbolicScalar) -> (u64, u64) {
        let ScalarState::Mixed(bits) = &value.state else { return (value.value.as_u64(), u64::MAX) };
        let unknown = |bit: &Bit| match bit {
            Bit::Is(lit) => self.aig.constant(*lit).is_none(),
            Bit::Undef(_) | Bit::Poison(_) => true,
        };
        let unknown = bits.iter().take(64).rev().fold(0, |mask, bit| mask << 1 | u64::from(unknown(bit)));
        (value.value.as_u64(), !unknown)
    }
}
