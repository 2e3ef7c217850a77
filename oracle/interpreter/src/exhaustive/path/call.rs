//! Calls of functions in the module, of built-in functions, and of external functions.

use ir::{Align, Bits, Call, Callee, FuncId, Function, Intrinsic, Operand, ParamAttr, Passing, TypeId};

use super::super::memory::Bit;
use super::super::outcome::{Event, Inconclusive};
use super::super::value::{Scalar, ValueSet};
use super::access::AccessSize;
use super::{CallFrame, Halt, Path, unsupported};
use crate::intrinsic::is_expanded;
use crate::outcome::UbKind;

/// The meaning of a function without a body.
enum BuiltinFunction {
    /// `bf_observe`: the observed value must be defined.
    Observe,
    /// `memcpy`, or `memmove` if the ranges may overlap.
    Copy {
        may_overlap: bool,
    },
    Fill,
    Assume,
    /// A call without effect.
    NoEffect,
    /// An unknown function: the call is an observable event.
    External,
}

fn builtin_function(function: &Function) -> BuiltinFunction {
    if function.name == "bf_observe" {
        return BuiltinFunction::Observe;
    }
    match function.intrinsic() {
        Some(Intrinsic::MemCpy | Intrinsic::MemCpyInline) => BuiltinFunction::Copy { may_overlap: false },
        Some(Intrinsic::MemMove) => BuiltinFunction::Copy { may_overlap: true },
        Some(Intrinsic::MemSet | Intrinsic::MemSetInline) => BuiltinFunction::Fill,
        Some(Intrinsic::Assume) => BuiltinFunction::Assume,
        Some(Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd | Intrinsic::DoNothing) => {
            BuiltinFunction::NoEffect
        }
        _ => BuiltinFunction::External,
    }
}

impl Path<'_> {
    pub(super) fn call(&mut self, frame: &CallFrame<'_>, call: &Call) -> Result<Option<ValueSet>, Halt> {
        let callee = match call.callee {
            Callee::Direct(callee) => callee,
            Callee::Indirect(_) => return Err(unsupported("indirect call")),
            Callee::Asm(_) => return Err(unsupported("inline assembly")),
        };
        let function =
            self.context.module.functions.get(callee.index()).ok_or(unsupported("unknown function"))?;
        let mut arguments = Vec::with_capacity(call.args.len());
        for (at, (operand, attrs)) in call.args.iter().enumerate() {
            let param = function.params.get(at).map(|param| param.attrs).unwrap_or_default();
            if !matches!(attrs.passing, Passing::Direct) {
                return Err(unsupported("argument passed by value in memory"));
            }
            let value = self.operand(frame, *operand)?.into_owned();
            let noundef = attrs.has(ParamAttr::NoUndef) || param.has(ParamAttr::NoUndef);
            if noundef && value.defined().is_none() {
                return Err(UbKind::PoisonArgument.into());
            }
            arguments.push(value);
        }
        if function.is_declaration() {
            return self.outside(frame, call, function, arguments);
        }
        let result = match is_expanded(function) {
            true => Some(self.intrinsic(callee, &arguments)?),
            false => self.function(callee, arguments)?,
        };
        let noundef = call.ret_attrs.has(ParamAttr::NoUndef);
        match result {
            Some(value) if noundef && value.defined().is_none() => Err(UbKind::PoisonReturn.into()),
            result => Ok(result),
        }
    }

    /// The image of an intrinsic over the sets of its arguments: a body may use an argument several times, and sees one
    /// value of it.
    fn intrinsic(&mut self, callee: FuncId, arguments: &[ValueSet]) -> Result<ValueSet, Halt> {
        let limit = self.context.limits.combinations;
        let sizes = arguments.iter().map(|set| set.values().len());
        let count = sizes.fold(1, usize::saturating_mul);
        if count > limit {
            return Err(Inconclusive::TooLarge("many undef values").into());
        }
        let mut values = Vec::new();
        for mut pick in 0..count {
            let picked = arguments.iter().map(|set| {
                let values = set.values();
                let value = values[pick % values.len()].clone();
                pick /= values.len();
                ValueSet::one(value)
            });
            let picked = picked.collect();
            let result = self.function(callee, picked)?.ok_or(unsupported("intrinsic without a result"))?;
            values.extend(result.values().iter().cloned());
        }
        ValueSet::of(values).ok_or(unsupported("value without values"))
    }

    fn outside(
        &mut self,
        frame: &CallFrame<'_>,
        call: &Call,
        function: &Function,
        arguments: Vec<ValueSet>,
    ) -> Result<Option<ValueSet>, Halt> {
        let event = |arguments| Event { callee: function.name.clone(), arguments };
        match builtin_function(function) {
            BuiltinFunction::Observe => {
                let shown = arguments.into_iter().map(|set| self.observed(&set));
                let arguments = shown.collect::<Result<_, _>>()?;
                self.events.push(event(arguments));
            }
            BuiltinFunction::Copy { may_overlap } => self.copy(call, &arguments, may_overlap)?,
            BuiltinFunction::Fill => self.fill(call, &arguments)?,
            BuiltinFunction::Assume => self.assume(&arguments)?,
            BuiltinFunction::NoEffect => {}
            BuiltinFunction::External => {
                let pointer =
                    |&(operand, _): &(Operand, _)| operand.ty(&frame.function.values) == Some(TypeId::PTR);
                if call.ret != TypeId::VOID || call.args.iter().any(pointer) {
                    return Err(unsupported("unknown function with a result or a pointer"));
                }
                self.events.push(event(arguments));
            }
        }
        Ok(None)
    }

    /// The defined values of a set that is observed. Observing poison is undefined behaviour.
    fn observed(&mut self, set: &ValueSet) -> Result<ValueSet, Halt> {
        let defined: Vec<_> = set.values().iter().filter(|value| value.is_defined()).cloned().collect();
        let poison = (defined.len() < set.values().len()).then_some(UbKind::ObservedPoison);
        self.unless(poison, ValueSet::of(defined))
    }

    /// `memcpy` and `memmove` copy bits of any state.
    fn copy(&mut self, call: &Call, arguments: &[ValueSet], may_overlap: bool) -> Result<(), Halt> {
        let [target, source, size, ..] = arguments else { return Err(unsupported("malformed memcpy")) };
        let Some(bits) = self.bulk(size)? else { return Ok(()) };
        let from = self.locate(source, extent(call, 1, bits))?;
        let to = self.locate_mut(target, extent(call, 0, bits))?;
        let (count, distance) = (bits.0 as usize, to.at.abs_diff(from.at));
        if !may_overlap && to.object == from.object && distance != 0 && distance < count {
            return Err(UbKind::OverlappingCopy.into());
        }
        let image = self.memory.objects[from.object as usize].bits[from.at..from.at + count].to_vec();
        self.memory.objects[to.object as usize].bits[to.at..to.at + count].copy_from_slice(&image);
        Ok(())
    }

    fn fill(&mut self, call: &Call, arguments: &[ValueSet]) -> Result<(), Halt> {
        let [target, byte, size, ..] = arguments else { return Err(unsupported("malformed memset")) };
        let Some(bits) = self.bulk(size)? else { return Ok(()) };
        let to = self.locate_mut(target, extent(call, 0, bits))?;
        let byte = byte.only().ok_or(unsupported("memset with undef"))?.first();
        let object = &mut self.memory.objects[to.object as usize];
        for (at, bit) in object.bits[to.at..to.at + bits.0 as usize].iter_mut().enumerate() {
            *bit = match byte {
                Scalar::Bits(byte) => Bit::Known(byte >> (at % 8) & 1 == 1),
                _ => Bit::Poison,
            };
        }
        Ok(())
    }

    /// Size in bits of a bulk operation; `None` for zero, which accesses nothing.
    fn bulk(&self, size: &ValueSet) -> Result<Option<Bits>, Halt> {
        match size.defined().map(|size| size.first()) {
            Some(Scalar::Bits(0)) => Ok(None),
            Some(Scalar::Bits(size)) => Ok(Some(Bits(size.saturating_mul(8)))),
            _ => Err(UbKind::PoisonAddress.into()),
        }
    }

    fn assume(&self, arguments: &[ValueSet]) -> Result<(), Halt> {
        match arguments.first().and_then(ValueSet::defined).map(|value| value.first()) {
            Some(Scalar::Bits(1)) => Ok(()),
            _ => Err(UbKind::AssumeViolated.into()),
        }
    }
}

fn extent(call: &Call, argument: usize, bits: Bits) -> AccessSize {
    let align = call.args.get(argument).and_then(|(_, attrs)| attrs.align);
    AccessSize { bits, align: align.unwrap_or(Align::ONE) }
}
