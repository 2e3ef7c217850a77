//! Properties of functions that the engines do not model: where a verdict could depend on one, there is no verdict.

use std::collections::{BTreeMap, BTreeSet};

use ir::{
    AtomicOp, Attachment, AttachmentEffect, BinaryOp, Call, Callee, CastOp, Const, Flag, FlagSet, FuncId,
    Function, FunctionAttr, FunctionAttrs, Instruction, Intrinsic, MemoryEffect, MemoryOp, Module, Op,
    Operand, ParamAttr, Promise, Terminator, TypeId,
};

use semantics::c_library;
use semantics::masked::MaskedArguments;

use crate::context::expanded;
use crate::machine::builtin::{BuiltinFunction, stops};
use crate::machine::promises::effects_of;
use crate::sets::FunctionRef;
use crate::sets::is_opaque;

/// A property of functions that the engines do not model.
struct Unmodelled {
    /// The name of the property, as the reason why there is no verdict.
    what: &'static str,
    occurs: fn(FunctionRef<'_>) -> bool,
}

/// Properties of the source that it may use or rely on, and that are not modelled, so that a counterexample may be a false one.
const OF_SOURCE: &[Unmodelled] = &[
    OPAQUE,
    PERMISSIVE,
    CAPTURE,
    OWN_MEMORY,
    TAIL_CALL,
    SIZED_ALLOCATION,
    MAY_FREE,
    UNJUDGED_METADATA,
    MASKED_APART,
];
/// Properties of the target that it may use or rely on, and that are not modelled, so that a counterexample may be a false one.
const OF_TARGET: &[Unmodelled] = &[OPAQUE, OWN_MEMORY];
/// Properties of the target that are not modelled, and by which it may not refine the source.
const AGAINST_TARGET: &[Unmodelled] = &[PERMISSIVE];

/// The reason why a counterexample may be a false one. In one that was run, engines chose the addresses.
pub(crate) fn unmodelled_in_pair(
    source: FunctionRef<'_>,
    target: FunctionRef<'_>,
    run: bool,
) -> Option<&'static str> {
    let placed = Some(&PLACED_SYMBOL).filter(|_| run);
    let of_source = OF_SOURCE.iter().chain(placed).find(|unmodelled| (unmodelled.occurs)(source));
    let one = of_source.or_else(|| OF_TARGET.iter().find(|unmodelled| (unmodelled.occurs)(target)));
    one.map(|unmodelled| unmodelled.what)
}

/// The reason why a target that is covered need not be covered.
pub(crate) fn unmodelled_in_target(target: FunctionRef<'_>) -> Option<&'static str> {
    AGAINST_TARGET.iter().find(|unmodelled| (unmodelled.occurs)(target)).map(|unmodelled| unmodelled.what)
}

/// The reason where a function is known to passes, and not to the engines.
pub(crate) const OPAQUE_FUNCTION: &str = "a function of LLVM or the C library whose meaning is not modelled";

/// A call of a function of which a pass may know more than the engines do. Intrinsics that have a body here are modelled
/// by it.
const OPAQUE: Unmodelled = Unmodelled {
    what: OPAQUE_FUNCTION,
    occurs: |subject| reaches(&expanded(subject.module), subject.function, |_, function| is_opaque(function)),
};

/// Flags that permit results other than the exact one, which is one of the permitted ones, and `llvm.fmuladd`, which may round
/// once or twice. Attributes of a function permit the same of all its operations.
const PERMISSIVE: Unmodelled = Unmodelled {
    what: "fast-math flags that permit other results",
    occurs: |subject| {
        const ATTRIBUTES: [&str; 5] = [
            "approx-func-fp-math",
            "no-infs-fp-math",
            "no-nans-fp-math",
            "no-signed-zeros-fp-math",
            "unsafe-fp-math",
        ];
        reaches(subject.module, subject.function, |module, function| {
            let flagged = |instruction: &Instruction| {
                !instruction.flags.intersection(permitting(module, &instruction.op)).is_empty()
            };
            let strings = &function.attrs.strings;
            let permits =
                strings.iter().any(|(key, value)| value == "true" && ATTRIBUTES.contains(&key.as_str()));
            permits && computes_with_floats(subject)
                || function.intrinsic() == Some(Intrinsic::FMulAdd)
                || function.instructions().any(flagged)
        })
    },
};

/// The flags that permit an operation other results than the exact one. LangRef "Fast-Math Flags": `reassoc` is about sums and
/// products that are taken together, `arcp` about a quotient, `contract` about operations that are fused, `afn` about functions. A
/// comparison, a choice and what only moves bits have one result.
fn permitting(module: &Module, op: &Op) -> FlagSet {
    const PERMITTING: FlagSet = FlagSet::NONE
        .with_attribute(Flag::Reassoc)
        .with_attribute(Flag::Arcp)
        .with_attribute(Flag::Contract)
        .with_attribute(Flag::Afn);
    const EXACT: [&str; 3] = ["llvm.fabs.", "llvm.copysign.", "llvm.is.fpclass."];
    let is_exact = |call: &Call| match call.callee {
        Callee::Direct(id) => module.functions.get(id.index()).is_some_and(|function| {
            function.is_declaration() && EXACT.iter().any(|name| function.name.starts_with(name))
        }),
        Callee::Indirect(_) | Callee::Asm(_) => false,
    };
    match op {
        Op::Compare(_) | Op::Choice(_) | Op::FNeg(_) => FlagSet::NONE,
        Op::Call(call) if is_exact(call) => FlagSet::NONE,
        _ => PERMITTING,
    }
}

/// A parameter that the function must not keep, where it may: LangRef "captures" makes that undefined.
const CAPTURE: Unmodelled = Unmodelled {
    what: "a pointer that must not be captured",
    occurs: |subject| {
        let function = subject.module.functions.get(subject.function.index());
        function.is_some_and(|function| semantics::lower::may_capture(subject.module, function))
    },
};

/// A masked access of a function with `noalias` parameters whose lanes a run decides: `semantics::lower` gives accesses with constant masks
/// the scopes of parameters, and no others.
const MASKED_APART: Unmodelled = Unmodelled {
    what: "noalias beside a mask that is no constant",
    occurs: |subject| {
        reaches(subject.module, subject.function, |module, function| {
            let is_open = |call: &Call| {
                let masked = MaskedArguments::of_call(module, call);
                masked.is_some_and(|masked| matches!(masked.mask, Operand::Value(_)))
            };
            function.params.iter().any(|param| param.attrs.has(ParamAttr::NoAlias))
                && function.calls().any(is_open)
        })
    },
};

/// A call of an unknown function, which may free, where the caller promises that nothing is freed.
const MAY_FREE: Unmodelled = Unmodelled {
    what: "a call that may free what its caller promises not to free",
    occurs: |subject| {
        let keeps = |attrs: &FunctionAttrs| attrs.flags.has(FunctionAttr::NoFree);
        let mut promised = false;
        let mut calls = false;
        reaches_all(subject.module, subject.function, |module, function| {
            promised |= keeps(&function.attrs) && !function.is_declaration();
            promised |= function.params.iter().any(|param| param.attrs.has(ParamAttr::NoFree));
            calls |= function.calls().any(|call| match call.callee {
                Callee::Direct(id) => module.functions.get(id.index()).is_some_and(|callee| {
                    callee.is_declaration() && is_open(callee) && !keeps(&callee.attrs) && !keeps(&call.attrs)
                }),
                Callee::Indirect(_) => !keeps(&call.attrs),
                Callee::Asm(_) => false,
            });
        });
        promised && calls
    },
};

/// A tail call of a function outside the module that knows objects on the caller's stack, which it leaves alone.
const TAIL_CALL: Unmodelled = Unmodelled {
    what: "a tail call of an unknown function that is passed an address on the stack",
    occurs: |subject| {
        reaches(subject.module, subject.function, |module, function| {
            let unknown = |call: &Call| match call.callee {
                Callee::Direct(id) => module
                    .functions
                    .get(id.index())
                    .is_some_and(|callee| callee.is_declaration() && callee.intrinsic().is_none()),
                Callee::Indirect(_) => true,
                Callee::Asm(_) => false,
            };
            let own = |op: &Op| matches!(op, Op::Memory(MemoryOp::Alloca { .. }));
            function.instructions().any(|instruction| own(&instruction.op))
                && function.calls().any(|call| call.tail.leaves_stack() && unknown(call))
        })
    },
};

/// A call of a function that an attribute says allocates or frees: of a size, zeroed, and nobody misses a pair of such calls.
const SIZED_ALLOCATION: Unmodelled = Unmodelled {
    what: "what an attribute says of an allocation function",
    occurs: |subject| {
        reaches(subject.module, subject.function, |module, function| {
            let sized = |attrs: &FunctionAttrs| {
                attrs.words.iter().any(|word| word.starts_with("allocsize") || word.starts_with("allockind"))
            };
            function.calls().any(|call| {
                let Callee::Direct(id) = call.callee else { return sized(&call.attrs) };
                let callee = module.functions.get(id.index()).filter(|callee| callee.is_declaration());
                callee.is_some_and(|callee| sized(&callee.attrs) || sized(&call.attrs))
            })
        })
    },
};

/// Promises of metadata that a run in the function could break, and permissions that it could make use of. One access of a type
/// or scope breaks nothing alone.
const UNJUDGED_METADATA: Unmodelled = Unmodelled {
    what: "a promise of metadata that no engine tests",
    occurs: |subject| {
        let mut nodes: BTreeSet<(&str, usize)> = BTreeSet::new();
        let mut others: BTreeSet<(&str, usize)> = BTreeSet::new();
        reaches_all(subject.module, subject.function, |module, function| {
            for instruction in function.instructions() {
                for attachment in module.metadata.attached(instruction.metadata) {
                    let node = (attachment.kind.as_str(), attachment.node.index());
                    others.extend((attachment.effect() == AttachmentEffect::Memory).then_some(node));
                    nodes.extend(is_unjudged(module, function, instruction, attachment).then_some(node));
                }
            }
        });
        let pairwise = |kind: &str| ["tbaa", "alias.scope", "noalias"].contains(&kind);
        let (paired, single): (Vec<_>, Vec<_>) = nodes.iter().partition(|(kind, _)| pairwise(kind));
        others.extend(paired.iter().copied().copied());
        !single.is_empty() || !paired.is_empty() && others.len() > 1
    },
};

/// A variable whose address lies in a range, which passes may count on: engines that run a module choose addresses without it.
const PLACED_SYMBOL: Unmodelled = Unmodelled {
    what: "a variable whose address is in a range (absolute_symbol)",
    occurs: |subject| {
        let module = subject.module;
        let placed = |constant: Const| match constant {
            Const::Global { id, .. } => module
                .globals
                .get(id.index())
                .is_some_and(|global| module.metadata.absolute_addresses(global.metadata).is_some()),
            _ => false,
        };
        // Other variables may hold the address, and expressions be made of it.
        let held = module.globals.iter().filter_map(|global| global.initializer);
        let parts = module.aggregates.iter().flat_map(|body| body.parts()).copied();
        held.chain(parts).any(placed)
            || reaches(module, subject.function, |_, function| {
                let in_blocks = function.blocks.iter().flat_map(|block| {
                    let instructions =
                        block.instructions.iter().flat_map(|instruction| instruction.op.operands());
                    instructions.chain(block.terminator.operands())
                });
                in_blocks
                    .into_iter()
                    .any(|operand| matches!(operand, Operand::Const(constant) if placed(constant)))
            })
    },
};

/// True if no engine tests the promise of an attachment here. For promises about several accesses, that is so where the
/// instruction is run as another: atomic accesses and all of big-endian memory, loads in groups with another promise about their
/// value; and where it is a call, except that a defined function's accesses are those of its calls in scopes.
fn is_unjudged(
    module: &Module,
    function: &Function,
    instruction: &Instruction,
    attachment: &Attachment,
) -> bool {
    let plain = |op: &Op| matches!(op, Op::Memory(MemoryOp::Load { .. } | MemoryOp::Store { .. }));
    match (attachment.effect(), &instruction.op) {
        (AttachmentEffect::Unjudged, _) => true,
        (AttachmentEffect::Accuracy, _) => {
            !semantics::lower::accuracy::is_chosen(module, function, instruction)
        }
        (AttachmentEffect::Memory, _) if semantics::lower::byte_order::is_big_endian(module) => true,
        (AttachmentEffect::Memory, Op::Call(call))
            if Promise::of_kind(&attachment.kind) == Some(Promise::AliasScope) =>
        {
            let Callee::Direct(id) = call.callee else { return true };
            let Some(callee) = module.functions.get(id.index()) else { return true };
            callee.is_declaration() && BuiltinFunction::recognize(callee).is_none()
        }
        (AttachmentEffect::Memory, op) if plain(op) => {
            let group = attachment.kind == Promise::InvariantGroup.name();
            group && !module.metadata.load_promises(instruction.metadata).is_empty()
        }
        (AttachmentEffect::Memory, _) => true,
        _ => false,
    }
}

/// True if a function without a body is unknown to the engines.
fn is_open(function: &Function) -> bool {
    function.intrinsic().is_none() && BuiltinFunction::recognize(function).is_none() && !stops(function)
}

/// A promise of a target, and not of its source, that unknown functions could break.
pub(crate) fn added_attribute(source: FunctionRef<'_>, target: FunctionRef<'_>) -> Option<&'static str> {
    let added = (MAY_FREE.occurs)(target) && !(MAY_FREE.occurs)(source);
    added.then_some("a promise not to free that the target adds, and a call that may free")
}

/// A parameter that must not be kept, which a target may keep and its source does not: LangRef "captures".
pub(crate) fn added_capture(source: FunctionRef<'_>, target: FunctionRef<'_>) -> Option<&'static str> {
    let keeps = |subject: FunctionRef<'_>| {
        let function = subject.module.functions.get(subject.function.index());
        function.is_some_and(|function| semantics::lower::may_store_captured(subject.module, function))
    };
    let added = keeps(target) && !keeps(source) && !(CAPTURE.occurs)(source);
    added.then_some("a pointer that must not be captured, which the target stores")
}

/// The unjudged promises of metadata that a target has and its source lacks: `refine` cannot hold it to them.
pub(crate) fn added_metadata(source: FunctionRef<'_>, target: FunctionRef<'_>) -> Option<&'static str> {
    let kinds = |subject: FunctionRef<'_>| {
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        reaches_all(subject.module, subject.function, |module, function| {
            for instruction in function.instructions() {
                for attachment in module.metadata.attached(instruction.metadata) {
                    if is_unjudged(module, function, instruction, attachment) {
                        *kinds.entry(attachment.kind.to_string()).or_default() += 1;
                    }
                }
            }
        });
        kinds
    };
    let (ours, theirs) = (kinds(source), kinds(target));
    let more = theirs.iter().any(|(kind, count)| ours.get(kind).is_none_or(|known| count > known));
    more.then_some("a promise of metadata that the target adds and no engine tests")
}

/// A call of a function that accesses memory of its own and does not read or write that of others: how such calls may be
/// ordered and repeated depends on which of them share that memory. One call alone has no order.
const OWN_MEMORY: Unmodelled = Unmodelled {
    what: "a call that accesses memory of its own only",
    occurs: |subject| {
        let (mut own, mut outside, mut loops) = (false, 0, false);
        reaches_all(subject.module, subject.function, |module, function| {
            loops |= has_loop(function);
            for call in function.calls() {
                let Callee::Direct(id) = call.callee else {
                    outside += 1;
                    continue;
                };
                let Some(callee) = module.functions.get(id.index()) else { continue };
                // A function of the module may run more than once, and with it all that it calls.
                outside += match (callee.is_declaration(), callee.intrinsic()) {
                    (true, Some(_)) => 0,
                    (true, None) => 1,
                    (false, _) => 2,
                };
                let effects = effects_of(callee, call);
                own |= callee.is_declaration()
                    && effects.inaccessible != MemoryEffect::None
                    && effects.other == MemoryEffect::None;
            }
        });
        own && (loops || outside != 1)
    },
};

/// True if a block of the function can jump to one that is not after it in the text.
fn has_loop(function: &Function) -> bool {
    let blocks = function.blocks.iter().enumerate();
    blocks.into_iter().any(|(at, block)| block.terminator.successors().any(|to| to.index() <= at))
}

/// True if a function computes with floating-point numbers.
fn computes_with_floats(subject: FunctionRef<'_>) -> bool {
    reaches(subject.module, subject.function, |module, function| {
        function.instructions().any(|instruction| is_computation(module, instruction))
    })
}

/// True if an instruction computes with floating-point numbers, so that modes of denormal numbers matter.
fn is_computation(module: &Module, instruction: &Instruction) -> bool {
    use BinaryOp::{FAdd, FDiv, FMul, FRem, FSub};
    match &instruction.op {
        Op::Binary(binary) => matches!(binary.op, FAdd | FSub | FMul | FDiv | FRem),
        Op::Cast(cast) => matches!(cast.op, CastOp::FpTrunc | CastOp::FpExt),
        Op::Compare(ir::Compare::Float { .. }) => true,
        Op::Atomic(atomic) => match &**atomic {
            AtomicOp::ReadModifyWrite { operation, .. } => operation.keyword().starts_with('f'),
            _ => false,
        },
        Op::Call(call) => computes(module, call),
        _ => false,
    }
}

/// True if a call of an intrinsic or of the C library may flush a denormal operand or result. LangRef "denormal-fp-math": that is
/// left open of every operation but those on the bits of a number.
fn computes(module: &Module, call: &Call) -> bool {
    const ON_BITS: [&str; 6] = [
        "llvm.fabs.",
        "llvm.copysign.",
        "llvm.is.fpclass.",
        "llvm.is.constant.",
        "llvm.vector.",
        "llvm.masked.",
    ];
    const REDUCTION: &str = "llvm.vector.reduce.f";
    let Callee::Direct(id) = call.callee else { return false };
    let Some(function) = module.functions.get(id.index()).filter(|function| function.is_declaration()) else {
        return false;
    };
    let is_float = |ty: TypeId| module.types.is_float(module.types.scalar(ty));
    let floats = function.params.iter().any(|param| is_float(param.ty)) || is_float(function.ret);
    let name = function.name.as_str();
    let on_bits = ON_BITS.iter().any(|prefix| name.starts_with(prefix)) && !name.starts_with(REDUCTION);
    floats && !on_bits && (name.starts_with("llvm.") || c_library::is_known(name))
}

/// True if a function, or one that it calls, flushes denormal numbers, and computes something of which no engine knows that.
pub(crate) fn is_flushed_unmodelled(subject: FunctionRef<'_>) -> bool {
    let flushes =
        reaches(subject.module, subject.function, |_, function| !denormal_modes(function).is_empty());
    flushes
        && reaches(subject.module, subject.function, |module, function| {
            function.instructions().any(|instruction| {
                is_computation(module, instruction)
                    && !semantics::lower::denormals::is_flushed(module, function, instruction)
            })
        })
}

/// The attributes' modes of denormal numbers.
pub(crate) fn denormal_modes(function: &Function) -> Vec<(&str, &str)> {
    let strings = function.attrs.strings.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let mut modes: Vec<_> = strings.filter(|(key, _)| key.starts_with("denormal-fp-math")).collect();
    modes.retain(|(_, value)| !matches!(*value, "ieee" | "ieee,ieee"));
    modes
}

/// The instruction of exception handling that a function may reach. No engine unwinds, so that inputs on which nothing unwinds say
/// nothing about it.
pub(crate) fn unwinding(subject: FunctionRef<'_>) -> Option<&'static str> {
    let mut found = None;
    reaches_all(subject.module, subject.function, |_, function| {
        let terminators = || function.blocks.iter().map(|block| &block.terminator);
        let handles = terminators().find(|terminator| matches!(terminator, Terminator::Unwind(_)));
        found = found.or(handles.map(|terminator| terminator.opcode().keyword()));
    });
    found
}

/// True if a function, or one that it calls, may access memory at address 0.
pub(crate) fn may_access_null(subject: FunctionRef<'_>) -> bool {
    reaches(subject.module, subject.function, |_, function| {
        !function.is_declaration() && function.attrs.flags.has(FunctionAttr::NullPointerIsValid)
    })
}

/// True if a function calls one that returns a pointer into memory that the module does not know.
pub(crate) fn meets_foreign_memory(subject: FunctionRef<'_>) -> bool {
    reaches(subject.module, subject.function, |module, function| {
        function.calls().any(|call| match call.callee {
            Callee::Direct(id) => module.functions.get(id.index()).is_some_and(|callee| {
                let knows = callee.intrinsic().is_some()
                    || is_opaque(callee)
                    || crate::sets::allocates(callee)
                    || callee.attrs.flags.has(FunctionAttr::NoReturn);
                callee.is_declaration() && callee.ret == TypeId::PTR && !knows
            }),
            Callee::Indirect(_) => call.ret == TypeId::PTR,
            Callee::Asm(_) => false,
        })
    })
}

/// Visits a function, and all that it calls, through others or not.
fn reaches_all<'m>(module: &'m Module, function: FuncId, mut visit: impl FnMut(&'m Module, &'m Function)) {
    let (mut seen, mut open) = (vec![false; module.functions.len()], vec![function]);
    while let Some(id) = open.pop() {
        let Some(function) = module.functions.get(id.index()).filter(|_| !seen[id.index()]) else { continue };
        seen[id.index()] = true;
        visit(module, function);
        open.extend(function.calls().filter_map(|call| match call.callee {
            Callee::Direct(id) => Some(id),
            Callee::Indirect(_) | Callee::Asm(_) => None,
        }));
    }
}

/// True if a property holds of a function, or of one that it calls, through others or not.
fn reaches(module: &Module, function: FuncId, holds: impl Fn(&Module, &Function) -> bool) -> bool {
    let mut found = false;
    reaches_all(module, function, |module, function| found = found || holds(module, function));
    found
}
