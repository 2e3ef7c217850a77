//! Built-in functions: observations, bulk memory operations, a few intrinsics.

use ir::{Align, Bits, Bytes, Call, Function, Intrinsic, Operand, ValueId};

use super::decision::Reason;
use super::float::{FloatFormat, canonical};
use super::machine::{Halt, ObservedValue, OrHalt, SymbolicMachine};
use super::memory::Memory;
use super::value::{Bit, Scalar, ScalarState};
use crate::outcome::{UbKind, Unsupported};

/// A function without a body that is known by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BuiltinFunction {
    Observe(Option<FloatFormat>),
    ObserveBytes,
    /// `memmove` if `overlap`, otherwise `memcpy`.
    Copy {
        overlap: bool,
    },
    Set,
    Assume,
    /// A call without effect.
    NoEffect,
    VaStart,
    VaCopy,
    PtrMask,
}

impl BuiltinFunction {
    pub(super) fn of(function: &Function) -> Option<BuiltinFunction> {
        if !function.is_declaration() {
            return None;
        }
        Some(match function.name.as_str() {
            "bf_observe" => BuiltinFunction::Observe(None),
            "bf_observe_f32" => BuiltinFunction::Observe(Some(FloatFormat::Single)),
            "bf_observe_f64" => BuiltinFunction::Observe(Some(FloatFormat::Double)),
            "bf_observe_bytes" => BuiltinFunction::ObserveBytes,
            "memcpy" => BuiltinFunction::Copy { overlap: false },
            "memmove" => BuiltinFunction::Copy { overlap: true },
            "memset" => BuiltinFunction::Set,
            _ => return function.intrinsic().and_then(BuiltinFunction::of_intrinsic),
        })
    }

    fn of_intrinsic(intrinsic: Intrinsic) -> Option<BuiltinFunction> {
        Some(match intrinsic {
            Intrinsic::MemCpy | Intrinsic::MemCpyInline => BuiltinFunction::Copy { overlap: false },
            Intrinsic::MemMove => BuiltinFunction::Copy { overlap: true },
            Intrinsic::MemSet | Intrinsic::MemSetInline => BuiltinFunction::Set,
            Intrinsic::Assume => BuiltinFunction::Assume,
            Intrinsic::LifetimeStart
            | Intrinsic::LifetimeEnd
            | Intrinsic::DoNothing
            | Intrinsic::VarAnnotation
            | Intrinsic::VaEnd => BuiltinFunction::NoEffect,
            Intrinsic::VaStart => BuiltinFunction::VaStart,
            Intrinsic::VaCopy => BuiltinFunction::VaCopy,
            Intrinsic::PtrMask => BuiltinFunction::PtrMask,
            _ => return None,
        })
    }
}

/// The `align` attribute of an argument.
fn align(call: &Call, at: usize) -> Align {
    call.args.get(at).and_then(|(_, attrs)| attrs.align).unwrap_or(Align::ONE)
}

impl SymbolicMachine<'_> {
    pub(super) fn builtin(
        &mut self,
        builtin: BuiltinFunction,
        call: &Call,
        result: Option<ValueId>,
    ) -> OrHalt<()> {
        match builtin {
            BuiltinFunction::Observe(format) => self.observe(call, format)?,
            BuiltinFunction::ObserveBytes => self.observe_bytes(call)?,
            BuiltinFunction::Copy { overlap } => self.copy(call, overlap)?,
            BuiltinFunction::Set => self.set(call)?,
            BuiltinFunction::Assume => {
                let condition = self.scalar(self.arg(call, 0)?)?;
                if self.number(&condition, Reason::Assumption, UbKind::AssumeViolated)? == 0 {
                    return Err(Halt::Undefined(UbKind::AssumeViolated, self.blame(&condition)));
                }
            }
            BuiltinFunction::NoEffect => return Ok(()),
            BuiltinFunction::VaStart => self.va_start(self.arg(call, 0)?)?,
            BuiltinFunction::VaCopy => self.va_copy(self.arg(call, 0)?, self.arg(call, 1)?)?,
            BuiltinFunction::PtrMask => {
                let value = self.ptr_mask(self.arg(call, 0)?, self.arg(call, 1)?)?;
                if let Some(result) = result {
                    self.define(result, value);
                }
                return Ok(());
            }
        }
        if let Some(result) = result {
            let value = self.operand_value(self.arg(call, 0)?)?;
            self.define(result, value);
        }
        Ok(())
    }

    fn arg(&self, call: &Call, at: usize) -> OrHalt<Operand> {
        let missing = Unsupported::Malformed("arguments of a function that the host provides");
        Ok(call.args.get(at).map(|&(value, _)| value).ok_or(missing)?)
    }

    fn argument_number(&mut self, call: &Call, at: usize, reason: Reason, poison: UbKind) -> OrHalt<u64> {
        let scalar = self.scalar(self.arg(call, at)?)?;
        Ok(self.number(&scalar, reason, poison)? as u64)
    }

    fn observe(&mut self, call: &Call, format: Option<FloatFormat>) -> OrHalt<()> {
        let site = self.argument_number(call, 0, Reason::Observation, UbKind::ObservedPoison)?;
        let value = self.scalar(self.arg(call, 1)?)?;
        if let Some(chain) = value.chain() {
            return Err(Halt::Undefined(UbKind::ObservedPoison, Some(chain)));
        }
        self.decide_observation(&value)?;
        let (bits, determined) = self.observed_bits(&value);
        // A value with an unknown bit may be any NaN, which is recorded as the canonical quiet NaN.
        let (bits, determined) = match format {
            Some(format) => {
                (canonical(format, u128::from(bits)), if determined == u64::MAX { determined } else { 0 })
            }
            None => (bits, determined),
        };
        self.seen.push(ObservedValue { site: site as u32, value: bits, determined });
        Ok(())
    }

    /// Decides the observed bits, if observations are to be decided in this run.
    fn decide_observation(&mut self, value: &Scalar) -> OrHalt<()> {
        if self.prefix.observations {
            self.number(value, Reason::Observation, UbKind::ObservedPoison)?;
        }
        Ok(())
    }

    /// The low 64 bits, and the mask of those that are determined.
    fn observed_bits(&self, value: &Scalar) -> (u64, u64) {
        let ScalarState::Mixed(bits) = &value.state else { return (value.value as u64, u64::MAX) };
        let unknown = |bit: &Bit| match bit {
            Bit::Is(lit) => self.aig.constant(*lit).is_none(),
            Bit::Undef(_) | Bit::Poison(_) => true,
        };
        let unknown = bits.iter().take(64).rev().fold(0, |mask, bit| mask << 1 | u64::from(unknown(bit)));
        (value.value as u64, !unknown)
    }

    /// Bytes are observed as little-endian words, the last padded with zeros.
    fn observe_bytes(&mut self, call: &Call) -> OrHalt<()> {
        let site = self.argument_number(call, 0, Reason::Observation, UbKind::ObservedPoison)?;
        let size = self.argument_number(call, 2, Reason::Size, UbKind::PoisonAddress)?;
        if size == 0 {
            return Ok(());
        }
        let pointer = self.scalar(self.arg(call, 1)?)?;
        let range = self.locate(&pointer, Bytes(size), Align::ONE)?;
        self.charge(size / 8)?;
        let mut words = Vec::new();
        for at in (0..size).step_by(8) {
            let bits = Bits((size - at).min(8) * 8);
            let here = Memory::offset_range(range, Bytes(at));
            let bits = self.memory.read(here, Bits(0), bits.0 as u32, &mut self.chains);
            let undetermined = bits.iter().find_map(|&bit| match bit {
                Bit::Poison(chain) | Bit::Undef(chain) => Some(chain),
                Bit::Is(_) => None,
            });
            if undetermined.is_some() {
                return Err(Halt::Undefined(UbKind::ObservedPoison, undetermined));
            }
            words.push(self.join_bits(&bits));
        }
        for word in words {
            self.decide_observation(&word)?;
            let (value, determined) = self.observed_bits(&word);
            self.seen.push(ObservedValue { site: site as u32, value, determined });
        }
        Ok(())
    }

    fn copy(&mut self, call: &Call, overlap: bool) -> OrHalt<()> {
        let size = Bytes(self.argument_number(call, 2, Reason::Size, UbKind::PoisonAddress)?);
        if size == Bytes(0) {
            return Ok(());
        }
        let (to, from) = (self.scalar(self.arg(call, 0)?)?, self.scalar(self.arg(call, 1)?)?);
        let from = self.locate(&from, size, align(call, 1))?;
        let to = self.locate_mut(&to, size, align(call, 0))?;
        let distance = Memory::distance(to, from);
        if !overlap && distance.is_some_and(|distance| distance != Bytes(0) && distance < size) {
            return Err(UbKind::OverlappingCopy.into());
        }
        self.charge(size.0 / 64)?;
        self.memory.copy(to, from, size, &mut self.chains);
        Ok(())
    }

    fn set(&mut self, call: &Call) -> OrHalt<()> {
        let size = Bytes(self.argument_number(call, 2, Reason::Size, UbKind::PoisonAddress)?);
        if size == Bytes(0) {
            return Ok(());
        }
        let (to, byte) = (self.scalar(self.arg(call, 0)?)?, self.scalar(self.arg(call, 1)?)?);
        let range = self.locate_mut(&to, size, align(call, 0))?;
        self.charge(size.0 / 64)?;
        let mut bits = Vec::new();
        byte.split_bits(&mut bits);
        // C's memset takes an int and stores its low byte.
        bits.truncate(8);
        for at in 0..size.0 {
            self.memory.write(range, Bits(at * 8), &bits, &mut self.chains);
        }
        Ok(())
    }
}
