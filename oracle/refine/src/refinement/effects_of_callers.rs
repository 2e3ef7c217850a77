//! `memory(…)` of the judged function as a promise of the calls in it.
//!
//! LangRef "memory(…)": the function accesses no other memory, and what it calls is a part of what it does. If both functions promise the same, a
//! run in which a called function accesses more is undefined in the source, so that called functions may be taken to keep the promise.

use std::borrow::Cow;

use ir::{Call, Callee, Function, MemoryEffects, MemoryOp, Module, Op, TypeId};

use crate::machine::builtin::{BuiltinFunction, stops};
use crate::machine::promises::effects_of;
use crate::sets::{FunctionRef, allocates};

/// Both modules with the promise of the two functions at their calls, if it is the same promise, and no called function can know memory
/// that is the caller's own: of that nothing is promised.
pub(super) fn with_effects_of_callers<'m>(
    source: FunctionRef<'m>,
    target: FunctionRef<'m>,
) -> (Cow<'m, Module>, Cow<'m, Module>) {
    let functions = [source, target].map(|subject| &subject.module.functions[subject.function.index()]);
    let promised = functions[0].attrs.memory.filter(|promise| Some(*promise) == functions[1].attrs.memory);
    let own = |subject: FunctionRef<'_>| {
        has_own_memory(subject.module, &subject.module.functions[subject.function.index()])
    };
    match promised.filter(|_| !own(source) && !own(target)) {
        Some(promise) => (with_effects(source, promise), with_effects(target, promise)),
        None => (Cow::Borrowed(source.module), Cow::Borrowed(target.module)),
    }
}

/// True if a function allocates memory, or is passed a copy.
fn has_own_memory(module: &Module, function: &Function) -> bool {
    let allocated = |call: &Call| match call.callee {
        Callee::Direct(id) => module.functions.get(id.index()).is_some_and(allocates),
        Callee::Indirect(_) | Callee::Asm(_) => call.ret == TypeId::PTR,
    };
    let is_copy = |param: &ir::Param| matches!(param.attrs.passing, ir::Passing::ByVal(_));
    let alloca = |op: &Op| matches!(op, Op::Memory(MemoryOp::Alloca { .. }));
    function.instructions().any(|instruction| alloca(&instruction.op))
        || function.calls().any(allocated)
        || function.params.iter().any(is_copy)
}

fn with_effects(subject: FunctionRef<'_>, promise: MemoryEffects) -> Cow<'_, Module> {
    let module = subject.module;
    // What an argument of the call points to may be an argument's of the caller, or another object.
    let limits = MemoryEffects { argument: promise.argument.union(promise.other), ..promise };
    let is_limited = |call: &Call| {
        let Callee::Direct(id) = call.callee else { return false };
        module.functions.get(id.index()).is_some_and(|callee| {
            let known = callee.intrinsic().is_some() || BuiltinFunction::recognize(callee).is_some();
            callee.is_declaration() && !known && !stops(callee) && !effects_of(callee, call).is_within(limits)
        })
    };
    let mut limited = Cow::Borrowed(module);
    for (block, body) in module.functions[subject.function.index()].blocks.iter().enumerate() {
        for (at, instruction) in body.instructions.iter().enumerate() {
            let Op::Call(call) = &instruction.op else { continue };
            if !is_limited(call) {
                continue;
            }
            let mut call = call.clone();
            call.attrs.memory =
                Some(call.attrs.memory.unwrap_or(MemoryEffects::UNKNOWN).intersection(limits));
            let function = &mut limited.to_mut().functions[subject.function.index()];
            function.blocks[block].instructions[at].op = Op::Call(call);
        }
    }
    limited
}
