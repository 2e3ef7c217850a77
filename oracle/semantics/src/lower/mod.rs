//! Instructions that others express, as those others, before an engine runs the module: no engine has code for them.
//!
//! An instruction becomes one instruction, such as a call of a function that is added, so that no instruction changes its
//! position. Before a terminator there may be new ones.

pub mod accuracy;
mod aliases;
mod atomic;
mod based_on;
pub mod byte_order;
mod callees;
pub mod denormals;
mod fast_math;
mod fold;
pub mod fp_classes;
mod jumps;
mod lanes;
mod no_alias;
mod no_capture;
mod promises;
mod result_place;
mod same_sign;
mod scope_extent;
mod struct_copy;
mod va_arg;

use std::borrow::Cow;
use std::num::NonZeroU32;

use ir::{
    AllocaKind, Call, Callee, CallingConvention, Cast, CastOp, FuncId, Function, Instruction, MemoryOp,
    Module, Op, Operand, Param, ParamAttrs, Passing, Type, TypeId,
};

pub use self::based_on::{may_capture, may_store_captured, sole_parameters, sole_parameters_and_copies};
use self::fold::FoldedFunctions;
pub use self::no_alias::{READ_NO_ALIAS, READ_SCOPE};
pub use self::result_place::result_places_promised;
use crate::outcome::Unsupported;

/// The address spaces in which a pointer is a segment's or has 32 bits begin here (X86 `isNoopAddrSpaceCast`). Those below
/// are the memory of address space 0 on all platforms, if their pointers are as wide.
const SEGMENTS: u32 = 256;

/// The refusal of a pointer that is not in flat memory.
pub const SEGMENT: Unsupported =
    Unsupported::Instruction("a pointer into the memory of another address space");

/// The refusal of a vector whose number of lanes the machine chooses.
pub const SCALABLE: Unsupported = Unsupported::Instruction("a scalable vector");

/// The refusal of constant expressions that read or move the lanes of vectors.
pub const LANES: Unsupported =
    Unsupported::Instruction("a constant extractelement, insertelement or shufflevector");

/// The refusal of an address whose distance from its base depends on other addresses, or of a vector of addresses.
pub const INDEXED: Unsupported =
    Unsupported::Instruction("a constant getelementptr with an expression or a vector as its index");

/// The refusal of the address of a function of which the linker or the processor makes another.
pub const MARKED: Unsupported = Unsupported::Instruction("dso_local_equivalent, no_cfi or ptrauth");

/// The refusal of a call that passes on what its function got after the named parameters.
pub const PASSED_ON: Unsupported =
    Unsupported::Instruction("a musttail call that passes on variable arguments");

/// The refusal of an object whose address is no pointer of address space 0; `None` of other objects.
pub fn foreign_object(space: Option<NonZeroU32>, kind: AllocaKind) -> Option<Unsupported> {
    match (space, kind) {
        (Some(_), _) => Some(Unsupported::Instruction("an alloca in another address space")),
        (None, AllocaKind::InAlloca) => Some(Unsupported::Instruction("an inalloca object")),
        (None, AllocaKind::Ordinary | AllocaKind::SwiftError) => None,
    }
}

/// The refusal of an argument that no engine passes; `None` of other arguments.
pub fn foreign_passing(attrs: &ParamAttrs) -> Option<Unsupported> {
    match attrs.passing {
        Passing::InAlloca(_) => Some(Unsupported::Instruction("an inalloca argument")),
        Passing::Preallocated(_) => Some(Unsupported::Instruction("a preallocated argument")),
        Passing::Direct | Passing::ByVal(_) | Passing::SRet(_) | Passing::ByRef(_) | Passing::Element(_) => {
            None
        }
    }
}

/// The refusal of a value of a type that no engine knows; `None` of other types.
pub fn foreign(ty: &Type) -> Option<Unsupported> {
    Some(Unsupported::Instruction(match ty {
        Type::PpcFp128 => "a value of type ppc_fp128",
        Type::X86Mmx => "a value of type x86_mmx",
        Type::X86Amx => "a value of type x86_amx",
        Type::Target { .. } => "a value of a target extension type",
        _ => return None,
    }))
}

/// The refusal of pointers of other than 64 bits.
pub const NARROW_POINTER: Unsupported = Unsupported::Instruction("pointers of other than 64 bits");

/// The module without the instructions that are expressed by others, and without address spaces that mean nothing.
/// Functions keep their ids; new ones follow.
pub fn lower(module: &Module) -> Cow<'_, Module> {
    let flat = |ty: &Type| matches!(ty, Type::PtrIn(space) if space.get() < SEGMENTS);
    let flattened = module.types.iter().any(|(_, ty)| flat(ty));
    let flattened = flattened.then(|| module.without_address_spaces(SEGMENTS).ok()).flatten();
    let module = flattened.map_or(Cow::Borrowed(module), Cow::Owned);
    let mut lowered = [aliases::resolved, result_places_promised, pointers_followed, lower_instructions]
        .into_iter()
        .fold(module, after_step);
    fp_classes::add_types(&mut lowered);
    lowered
}

/// The module after a further step.
fn after_step<'m>(module: Cow<'m, Module>, step: fn(&Module) -> Cow<'_, Module>) -> Cow<'m, Module> {
    match module {
        Cow::Borrowed(module) => step(module),
        Cow::Owned(module) => {
            let changed = match step(&module) {
                Cow::Borrowed(_) => None,
                Cow::Owned(changed) => Some(changed),
            };
            Cow::Owned(changed.unwrap_or(module))
        }
    }
}

/// The module with what parameters promise of pointers that are based on them, as metadata and poison.
fn pointers_followed(module: &Module) -> Cow<'_, Module> {
    let mut followed = Cow::Borrowed(module);
    if module.functions.iter().any(no_capture::is_promised) {
        no_capture::poisoned(followed.to_mut());
    }
    // Before those of parameters, which belong to the whole function.
    if module.functions.iter().any(|function| scope_extent::has_scopes(module, function)) {
        scope_extent::declare_before_loops(followed.to_mut());
    }
    if module.functions.iter().any(no_alias::is_promised) {
        no_alias::scoped(followed.to_mut());
    }
    followed
}

fn lower_instructions(module: &Module) -> Cow<'_, Module> {
    let mut lowered = Cow::Borrowed(module);
    let folded = FoldedFunctions::find(module);
    // Over the module as it was: the functions that are added on the way need no lowering of this kind.
    for (at, function) in module.functions.iter().enumerate() {
        for (block, body) in function.blocks.iter().enumerate() {
            for (index, instruction) in body.instructions.iter().enumerate() {
                if instruction.metadata.is_some() {
                    let module = lowered.to_mut();
                    let tested = callees::tested(module, function, instruction)
                        .or_else(|| struct_copy::padded(module, instruction))
                        .or_else(|| accuracy::call_of_choice(module, function, instruction));
                    let promised = promises::tested(module, tested.as_ref().unwrap_or(instruction));
                    if let Some(tested) = promised.or(tested) {
                        lowered.to_mut().functions[at].blocks[block].instructions[index] = tested;
                        continue;
                    }
                }
                if denormals::is_flushed(module, function, instruction) {
                    if let Some(op) = denormals::flushing(lowered.to_mut(), function, instruction) {
                        lowered.to_mut().functions[at].blocks[block].instructions[index].op = op;
                    }
                    continue;
                }
                if !instruction.flags.is_empty() {
                    let module = lowered.to_mut();
                    let plain = same_sign::plain(module, function, instruction)
                        .or_else(|| fast_math::plain(module, function, instruction));
                    if let Some(plain) = plain {
                        lowered.to_mut().functions[at].blocks[block].instructions[index] = plain;
                        continue;
                    }
                }
                let op = match &instruction.op {
                    Op::Atomic(atomic) => atomic::plain(lowered.to_mut(), function, atomic),
                    Op::Cast(cast) => flat_cast(function, cast),
                    Op::Memory(MemoryOp::Gep(gep)) => lanes::addresses(lowered.to_mut(), function, gep),
                    Op::VaArg { list, ty } => va_arg::reading(lowered.to_mut(), *list, *ty),
                    Op::Call(call) => folded
                        .called(call)
                        .and_then(|intrinsic| fold::constant(module, function, intrinsic, call))
                        .map(|constant| Op::Freeze(constant.into())),
                    _ => None,
                };
                if let Some(op) = op {
                    lowered.to_mut().functions[at].blocks[block].instructions[index].op = op;
                }
            }
        }
    }
    if jumps::are_used(module) {
        jumps::lower(lowered.to_mut());
    }
    if byte_order::is_big_endian(module) {
        byte_order::lower(lowered.to_mut());
    }
    lowered
}

/// A conversion between address spaces that are the same memory, as one that changes nothing.
fn flat_cast(function: &Function, cast: &Cast) -> Option<Op> {
    let flat = cast.op == CastOp::AddrSpaceCast && cast.value.ty(&function.values) == Some(cast.to);
    flat.then(|| Op::Cast(Cast { op: CastOp::BitCast, ..cast.clone() }))
}

/// The reason why no engine runs an operation that [`lower`] left.
pub fn refusal(module: &Module, op: &Op) -> Unsupported {
    Unsupported::Instruction(match op {
        Op::Atomic(atomic) => atomic.name(),
        Op::VaArg { ty, .. } => va_arg::ArgumentRead::for_type(module, *ty).err().unwrap_or("va_arg"),
        _ => op.opcode().keyword(),
    })
}

/// An instruction's operation as a call of a function of its own, whose parameters are the values among the operands. `name` names the
/// function by its operation, and `define` adds it to the module where no function has that name.
fn outlined(
    module: &mut Module,
    function: &Function,
    instruction: &Instruction,
    name: impl FnOnce(&Op, TypeId) -> String,
    define: impl FnOnce(&mut Module, Function, Op) -> Option<FuncId>,
) -> Option<Op> {
    let result = *function.values.get(instruction.result?.index())?;
    let (mut op, mut args, mut params) = (instruction.op.clone(), Vec::new(), Vec::new());
    for operand in op.operands_mut().filter(|operand| matches!(operand, Operand::Value(_))) {
        params.push(Param::plain(operand.ty(&function.values)?));
        args.push(*operand);
    }
    let declaration = Function::declaration("", result, params);
    let values = op.operands_mut().filter(|operand| matches!(operand, Operand::Value(_)));
    for (at, operand) in values.enumerate() {
        *operand = declaration.param_value(at).into();
    }
    let name = name(&op, result);
    let callee = match module.function(&name) {
        Some(known) => known,
        None => define(module, Function { name: name.into(), ..declaration }, op)?,
    };
    Some(call(callee, result, &args))
}

fn call(callee: FuncId, ret: TypeId, args: &[Operand]) -> Op {
    let args = args.iter().map(|&value| (value, ParamAttrs::default())).collect();
    let (callee, ret_attrs) = (Callee::Direct(callee), ParamAttrs::default());
    Op::Call(Box::new(Call {
        callee,
        ret,
        ret_attrs,
        args,
        fixed: None,
        convention: CallingConvention::C,
        attrs: Default::default(),
        bundles: Vec::new(),
        tail: Default::default(),
    }))
}
