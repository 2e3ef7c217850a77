//! The promises about several accesses that a module has, for which engines must remember accesses.

use ir::{
    Attachment, Call, Callee, Function, Intrinsic, MemoryEffects, MemoryOp, Module, Op, ParamAttr,
    ParamAttrs, Passing, Promise,
};

use crate::intrinsic::is_expanded;

/// The rules about several accesses that a module has promises of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TrackedPromises {
    /// `tbaa`.
    pub types: bool,
    /// `invariant.load`, and `tbaa` of memory that never changes.
    pub values: bool,
    /// `invariant.group`.
    pub groups: bool,
    /// `alias.scope` and `noalias`.
    pub scopes: bool,
    /// Calls that have lists of scopes: what the called functions access counts.
    pub scoped_calls: bool,
    /// `memory` and `tail`: calls that may not access all memory.
    pub limits: bool,
}

impl TrackedPromises {
    /// The promises of a module.
    pub fn of_module(module: &Module) -> TrackedPromises {
        let mut tracked = TrackedPromises::default();
        for attachment in module.metadata.attachments.iter().flatten() {
            match Promise::of_kind(&attachment.kind) {
                Some(Promise::Tbaa) => {
                    tracked.types = true;
                    tracked.values |= module.metadata.tag_is_constant(attachment.node);
                }
                Some(Promise::InvariantLoad) => tracked.values = true,
                Some(Promise::InvariantGroup) => tracked.groups = true,
                Some(Promise::AliasScope) => tracked.scopes = true,
                _ => {}
            }
        }
        tracked.scoped_calls =
            tracked.scopes && module.functions.iter().any(|function| has_scoped_calls(module, function));
        tracked.limits = module.functions.iter().any(|function| has_limits(module, function));
        tracked
    }

    /// True if bytes of memory have a history.
    pub fn of_bytes(self) -> bool {
        self.types || self.values
    }

    /// True if accesses are looked at, not only the values of groups.
    pub fn of_accesses(self) -> bool {
        self.of_bytes() || self.scopes
    }
}

/// True if a call in a function has lists of scopes.
fn has_scoped_calls(module: &Module, function: &Function) -> bool {
    function.instructions().any(|instruction| {
        let attached = || module.metadata.attached(instruction.metadata).iter();
        let is_scope =
            |attachment: &Attachment| Promise::of_kind(&attachment.kind) == Some(Promise::AliasScope);
        matches!(instruction.op, Op::Call(_)) && attached().any(is_scope)
    })
}

/// True if `readonly`, `writeonly` or `readnone` limits the accesses through a pointer.
pub fn limits_pointer(attrs: &ParamAttrs) -> bool {
    [ParamAttr::ReadOnly, ParamAttr::WriteOnly, ParamAttr::ReadNone].into_iter().any(|attr| attrs.has(attr))
}

/// True if a function is entered by a call that limits what it accesses: it has a body, and is not an intrinsic that only
/// computes.
pub fn is_entered(function: &Function) -> bool {
    !function.is_declaration() && !is_expanded(function)
}

/// True if a function or a call in it promises something of the memory that is accessed.
fn has_limits(module: &Module, function: &Function) -> bool {
    if function.is_declaration() {
        return false;
    }
    let of_function = is_entered(function) && limits_function(function);
    let on_stack = has_stack(function);
    of_function || function.calls().any(|call| limits_call(module, call) || on_stack && is_tail(module, call))
}

/// True if the attributes of a function limit what it accesses.
pub fn limits_function(function: &Function) -> bool {
    function.attrs.memory.is_some_and(|effects| effects != MemoryEffects::UNKNOWN)
        || function.params.iter().any(|param| limits_pointer(&param.attrs))
}

/// True if a call limits what the called function accesses, beyond that function's own attributes.
pub fn limits_call(module: &Module, call: &Call) -> bool {
    let limits = call.attrs.memory.is_some_and(|effects| effects != MemoryEffects::UNKNOWN)
        || call.args.iter().any(|(_, attrs)| limits_pointer(attrs));
    limits && called(module, call).is_none_or(is_entered) && !matches!(call.callee, Callee::Asm(_))
}

/// True if a call promises to leave the caller's stack alone, and may access it.
pub fn is_tail(module: &Module, call: &Call) -> bool {
    let accesses = |function: &Function| is_entered(function) || accesses_memory(function);
    call.tail.leaves_stack()
        && called(module, call).is_none_or(accesses)
        && !matches!(call.callee, Callee::Asm(_))
}

/// True if a function without a body accesses memory that its arguments point to, and is not one of the C library that only whole
/// programs call.
pub fn accesses_memory(function: &Function) -> bool {
    match function.intrinsic() {
        Some(
            Intrinsic::MemCpy
            | Intrinsic::MemCpyInline
            | Intrinsic::MemMove
            | Intrinsic::MemSet
            | Intrinsic::MemSetInline
            | Intrinsic::VaStart
            | Intrinsic::VaCopy,
        ) => true,
        Some(_) => false,
        None => matches!(&*function.name, "memcpy" | "memmove" | "memset" | "bf_observe_bytes"),
    }
}

fn called<'m>(module: &'m Module, call: &Call) -> Option<&'m Function> {
    match call.callee {
        Callee::Direct(id) => module.functions.get(id.index()),
        Callee::Indirect(_) | Callee::Asm(_) => None,
    }
}

/// True if a function has objects on the stack, which its tail calls must leave alone.
pub fn has_stack(function: &Function) -> bool {
    let instructions = || function.blocks.iter().flat_map(|block| &block.instructions);
    function.varargs
        || function.params.iter().any(|param| matches!(param.attrs.passing, Passing::ByVal(_)))
        || instructions().any(|instruction| matches!(instruction.op, Op::Memory(MemoryOp::Alloca { .. })))
}
