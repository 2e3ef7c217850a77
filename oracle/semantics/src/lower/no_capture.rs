//! `nocapture` of parameters: a copy that outlives the call is poison. LangRef "nocapture", "Pointer Capture".
//!
//! A copy is a pointer that is based on the parameter, as far as the text shows, and is returned or stored in memory that the
//! function does not allocate. That the function's behaviour depends on an address, which captures it as well, is held to
//! nothing.

use ir::{Const, Function, MemoryOp, Module, Op, Operand, ParamAttr, Terminator, TypeId};

use super::based_on::{BasedOn, promising};

/// True if a function has parameters that promise it, and could make a copy.
pub(super) fn is_promised(function: &Function) -> bool {
    let stores = || {
        function.instructions().any(|instruction| match &instruction.op {
            Op::Memory(MemoryOp::Store { value, .. }) => value.ty(&function.values) == Some(TypeId::PTR),
            _ => false,
        })
    };
    !function.is_declaration()
        && (function.ret == TypeId::PTR || stores())
        && !promising(function, ParamAttr::NoCapture).is_empty()
}

/// Replaces the copies by poison.
pub(super) fn poisoned(module: &mut Module) {
    for at in 0..module.functions.len() {
        if !is_promised(&module.functions[at]) {
            continue;
        }
        let params = promising(&module.functions[at], ParamAttr::NoCapture);
        let based = BasedOn::follow(module, &module.functions[at], &params);
        let poison = Operand::from(Const::Poison(TypeId::PTR));
        for block in &mut module.functions[at].blocks {
            for instruction in &mut block.instructions {
                if let Op::Memory(MemoryOp::Store { value, ptr, .. }) = &mut instruction.op
                    && based.sole_root(*value).is_some()
                    && !based.is_local(*ptr)
                {
                    *value = poison;
                }
            }
            if let Terminator::Ret(Some(value)) = &mut block.terminator
                && based.sole_root(*value).is_some()
            {
                *value = poison;
            }
        }
    }
}
