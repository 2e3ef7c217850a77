//! Recognition of built-in functions: functions without a body that are known by name.

use base::DecimalConversion;
use ir::{Function, Intrinsic};

use crate::code::{Builtin, BuiltinFunction};

impl BuiltinFunction {
    pub(crate) fn recognize(function: &Function) -> BuiltinFunction {
        if !function.is_declaration() {
            return BuiltinFunction::NotBuiltin;
        }
        let builtin = |builtin, args| BuiltinFunction::Operation { builtin, args, returns: false };
        let library = |builtin| BuiltinFunction::Operation { builtin, args: 3, returns: true };
        match function.name.as_str() {
            "bf_observe" => builtin(Builtin::Observe, 2),
            "bf_observe_f32" => builtin(Builtin::ObserveF32, 2),
            "bf_observe_f64" => builtin(Builtin::ObserveF64, 2),
            "bf_observe_bytes" => builtin(Builtin::ObserveBytes, 3),
            "memcpy" => library(Builtin::MemCpy),
            "memmove" => library(Builtin::MemMove),
            "memset" => library(Builtin::MemSet),
            name if let Some(conversion) = DecimalConversion::of_name(name) => {
                BuiltinFunction::Decimal(conversion)
            }
            _ => function.intrinsic().map_or(BuiltinFunction::NotBuiltin, BuiltinFunction::of_intrinsic),
        }
    }

    fn of_intrinsic(intrinsic: Intrinsic) -> BuiltinFunction {
        let builtin = |builtin, args| BuiltinFunction::Operation { builtin, args, returns: false };
        match intrinsic {
            Intrinsic::MemCpy | Intrinsic::MemCpyInline => builtin(Builtin::MemCpy, 4),
            Intrinsic::MemMove => builtin(Builtin::MemMove, 4),
            Intrinsic::MemSet | Intrinsic::MemSetInline => builtin(Builtin::MemSet, 4),
            Intrinsic::Assume => builtin(Builtin::Assume, 1),
            Intrinsic::LifetimeStart => builtin(Builtin::LifetimeStart, 2),
            Intrinsic::LifetimeEnd => builtin(Builtin::LifetimeEnd, 2),
            Intrinsic::DoNothing
            | Intrinsic::SideEffect
            | Intrinsic::NoAliasScopeDecl
            | Intrinsic::Prefetch
            | Intrinsic::VarAnnotation
            | Intrinsic::VaEnd => BuiltinFunction::NoEffect,
            Intrinsic::VaStart => BuiltinFunction::VaStart,
            Intrinsic::VaCopy => BuiltinFunction::VaCopy,
            Intrinsic::PtrMask => BuiltinFunction::PtrMask,
            Intrinsic::StackSave => BuiltinFunction::StackSave,
            Intrinsic::StackRestore => BuiltinFunction::StackRestore,
            _ => BuiltinFunction::NotBuiltin,
        }
    }
}
