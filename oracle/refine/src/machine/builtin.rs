//! Built-in functions: observations, bulk memory operations, a few intrinsics.

use base::DecimalConversion;
use ir::{Align, Bits, Bytes, Call, Callee, Function, Intrinsic, ParamAttr, ValueId};
use semantics::UbKind;

use super::Machine;
use super::domain::{Domain, OrHalt};
use super::heap::{Allocator, frees};
use super::masked::LanePointers;
use super::number_use::Reason;
use super::vocabulary::{ObservedType, arg};

/// A function without a body that is known by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BuiltinFunction {
    Observe(ObservedType),
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
    MaskedLoad(LanePointers),
    MaskedStore(LanePointers),
    /// A conversion by libgcc.
    Decimal(DecimalConversion),
    Allocate(Allocator),
    Free,
}

/// Functions that do not return, whether or not their declarations say so.
const STOPPING: [&str; 8] =
    ["llvm.trap", "llvm.ubsantrap", "abort", "exit", "_exit", "_Exit", "quick_exit", "__assert_fail"];

/// True if a function never returns, by its name.
pub(crate) fn stops(function: &Function) -> bool {
    STOPPING.contains(&function.name.as_str())
}

impl BuiltinFunction {
    pub(crate) fn recognize(function: &Function) -> Option<BuiltinFunction> {
        if !function.is_declaration() {
            return None;
        }
        Some(match function.name.as_str() {
            "bf_observe" => BuiltinFunction::Observe(ObservedType::Integer),
            "bf_observe_f32" => BuiltinFunction::Observe(ObservedType::Float),
            "bf_observe_f64" => BuiltinFunction::Observe(ObservedType::Double),
            "bf_observe_bytes" => BuiltinFunction::ObserveBytes,
            "memcpy" => BuiltinFunction::Copy { overlap: false },
            "memmove" => BuiltinFunction::Copy { overlap: true },
            "memset" => BuiltinFunction::Set,
            name if let Some(conversion) = DecimalConversion::of_name(name) => {
                BuiltinFunction::Decimal(conversion)
            }
            _ if frees(function) => BuiltinFunction::Free,
            _ => {
                let allocator = Allocator::recognize(function).map(BuiltinFunction::Allocate);
                return allocator.or_else(|| function.intrinsic().and_then(BuiltinFunction::of_intrinsic));
            }
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
            | Intrinsic::SideEffect
            | Intrinsic::NoAliasScopeDecl
            | Intrinsic::Prefetch
            | Intrinsic::VarAnnotation
            | Intrinsic::VaEnd => BuiltinFunction::NoEffect,
            Intrinsic::VaStart => BuiltinFunction::VaStart,
            Intrinsic::VaCopy => BuiltinFunction::VaCopy,
            Intrinsic::PtrMask => BuiltinFunction::PtrMask,
            Intrinsic::MaskedLoad => BuiltinFunction::MaskedLoad(LanePointers::SideBySide),
            Intrinsic::MaskedGather => BuiltinFunction::MaskedLoad(LanePointers::Each),
            Intrinsic::MaskedStore => BuiltinFunction::MaskedStore(LanePointers::SideBySide),
            Intrinsic::MaskedScatter => BuiltinFunction::MaskedStore(LanePointers::Each),
            _ => return None,
        })
    }
}

impl<D: Domain> Machine<'_, D> {
    pub(crate) fn builtin(
        &mut self,
        builtin: BuiltinFunction,
        call: &Call,
        result: Option<ValueId>,
    ) -> OrHalt<(), D> {
        for &(value, attrs) in &call.args {
            if attrs.has(ParamAttr::NoUndef) {
                let value = self.operand_value(value)?;
                self.domain.well_defined(&value, UbKind::PoisonArgument)?;
            }
        }
        // A function of the C library returns its first argument.
        let value = match builtin {
            BuiltinFunction::Observe(observed) => self.observe(call, observed).map(|()| None),
            BuiltinFunction::ObserveBytes => self.observe_bytes(call).map(|()| None),
            BuiltinFunction::Copy { overlap } => self.copy(call, overlap).map(|()| call.args.first()),
            BuiltinFunction::Set => self.set(call).map(|()| call.args.first()),
            BuiltinFunction::Assume => self.assume(call).map(|()| None),
            BuiltinFunction::NoEffect => self.begins(call).map(|()| None),
            BuiltinFunction::VaStart => self.va_start(arg(call, 0)?).map(|()| None),
            BuiltinFunction::VaCopy => self.va_copy(arg(call, 0)?, arg(call, 1)?).map(|()| None),
            BuiltinFunction::Allocate(allocator) => return self.allocate(allocator, call, result),
            BuiltinFunction::Free => self.free(call).map(|()| None),
            BuiltinFunction::PtrMask => return self.mask_pointer(call, result),
            BuiltinFunction::MaskedLoad(pointers) => return self.masked_load(call, pointers, result),
            BuiltinFunction::MaskedStore(pointers) => self.masked_store(call, pointers).map(|()| None),
            BuiltinFunction::Decimal(conversion) => {
                let operand = self.used_value(arg(call, 0)?)?;
                let value = self.domain.decimal(conversion, &operand)?;
                if let Some(result) = result {
                    self.define(result, value);
                }
                return Ok(());
            }
        }?;
        if let (Some(result), Some(&(value, _))) = (result, value) {
            let value = self.operand_value(value)?;
            self.define(result, value);
        }
        Ok(())
    }

    fn argument_number(&mut self, call: &Call, at: usize, reason: Reason, poison: UbKind) -> OrHalt<u64, D> {
        let value = self.used_value(arg(call, at)?)?;
        Ok(self.number(&value, reason, poison)? as u64)
    }

    fn observe(&mut self, call: &Call, observed: ObservedType) -> OrHalt<(), D> {
        let Callee::Direct(id) = call.callee else { return Ok(()) };
        let arguments = (self.used_value(arg(call, 0)?)?, self.used_value(arg(call, 1)?)?);
        self.domain.observe(&self.module.functions[id.index()], observed, arguments)
    }

    /// Bytes are observed as little-endian words, the last padded with zeros.
    fn observe_bytes(&mut self, call: &Call) -> OrHalt<(), D> {
        let site = self.used_value(arg(call, 0)?)?;
        let size = self.argument_number(call, 2, Reason::Size, UbKind::PoisonAddress)?;
        if size == 0 {
            return Ok(());
        }
        let pointer = self.used_value(arg(call, 1)?)?;
        let range = self.locate(&pointer, Bytes(size), Align::ONE)?;
        self.charge(size / 8)?;
        let mut words = Vec::new();
        for at in (0..size).step_by(8) {
            let width = (size - at).min(8) * 8;
            let here = range.advanced(Bytes(at));
            words.push(self.memory.read(here, Bits(0), width, &mut self.domain));
        }
        self.domain.observe_words(&site, &words)
    }

    /// The size of a bulk operation; poison is undefined behaviour. LangRef "llvm.memcpy". No object is larger than what 64 bits
    /// count.
    fn bulk_size(&mut self, call: &Call) -> OrHalt<Bytes, D> {
        let size = self.used_value(arg(call, 2)?)?;
        let most = self.memory.largest_size().0;
        let size = self.number_up_to(&size, most.into(), Reason::Size, UbKind::PoisonAddress)?;
        Ok(Bytes(u64::try_from(size).unwrap_or(u64::MAX)))
    }

    fn copy(&mut self, call: &Call, overlap: bool) -> OrHalt<(), D> {
        let size = self.bulk_size(call)?;
        if size == Bytes(0) {
            return Ok(());
        }
        let (to, from) = (self.used_value(arg(call, 0)?)?, self.used_value(arg(call, 1)?)?);
        let from = self.locate(&from, size, align(call, 1))?;
        let to = self.locate_mut(&to, size, align(call, 0))?;
        let distance = to.distance(from);
        if !overlap && distance.is_some_and(|distance| distance != Bytes(0) && distance < size) {
            return Err(UbKind::OverlappingCopy.into());
        }
        self.charge(size.0 / 64)?;
        self.memory.copy(to, from, size, &mut self.domain);
        Ok(())
    }

    fn set(&mut self, call: &Call) -> OrHalt<(), D> {
        let size = self.bulk_size(call)?;
        if size == Bytes(0) {
            return Ok(());
        }
        let (to, byte) = (self.used_value(arg(call, 0)?)?, self.used_value(arg(call, 1)?)?);
        let range = self.locate_mut(&to, size, align(call, 0))?;
        self.charge(size.0 / 64)?;
        let shape = self.shape(self.type_of(arg(call, 1)?)?)?;
        let mut bits = self.domain.split(&byte, shape);
        // C's memset takes an int and stores its low byte.
        bits.truncate(8);
        for at in 0..size.0 {
            self.memory.write(range, Bits(at * 8), &bits, &mut self.domain);
        }
        Ok(())
    }

    fn mask_pointer(&mut self, call: &Call, result: Option<ValueId>) -> OrHalt<(), D> {
        let (pointer, mask) = (self.used_value(arg(call, 0)?)?, self.used_value(arg(call, 1)?)?);
        let value = self.domain.mask_pointer(&pointer, &mask)?;
        if let Some(result) = result {
            self.define(result, value);
        }
        Ok(())
    }
}

/// The `align` attribute of an argument.
fn align(call: &Call, at: usize) -> Align {
    call.args.get(at).and_then(|(_, attrs)| attrs.align).unwrap_or(Align::ONE)
}
