//! Faults of calls, returns and `switch`.

use ir::{
    Align, AllocaKind, Call, Callee, Const, Instruction, MemoryOp, Op, Operand, ParamAttrs, Passing,
    Terminator, Type, TypeId,
};
use smallvec::{SmallVec, smallvec};

use super::rewriter::Rewriter;
use semantics::variadic::{STACK, VariadicArgument, VariadicConvention};

pub(super) fn switch_loses_last_case(_: &mut Rewriter<'_>, terminator: &mut Terminator) {
    if let Terminator::Switch { cases, .. } = terminator {
        cases.pop();
    }
}

/// The path to the second scalar of an aggregate, with its type.
fn second_scalar(r: &Rewriter<'_>, ty: TypeId) -> Option<(SmallVec<[u32; 4]>, TypeId)> {
    let mut paths = vec![(SmallVec::new(), ty)];
    let mut scalars = 0;
    while let Some((path, ty)) = paths.pop() {
        let types = &r.module.types;
        let members = if matches!(types.get(ty), Type::Vector(..)) { None } else { types.element_count(ty) };
        match members {
            None if scalars == 1 => return Some((path, ty)),
            None => scalars += 1,
            Some(count) => paths.extend((0..count.min(2) as u32).rev().filter_map(|at| {
                let mut path: SmallVec<[u32; 4]> = path.clone();
                path.push(at);
                Some((path, types.element(ty, u64::from(at))?))
            })),
        }
    }
    None
}

pub(super) fn return_drops_second(r: &mut Rewriter<'_>, terminator: &mut Terminator) {
    let Terminator::Ret(Some(result)) = terminator else { return };
    let ty = r.ty(*result);
    let zero = |ty| Operand::Const(Const::Zero(ty));
    if let Type::Vector(2.., lane) = *r.module.types.get(ty) {
        let insert = ir::VectorOp::Insert { vector: *result, value: zero(lane), index: Const::i32(1).into() };
        *result = r.emit(ty, Op::Vector(insert));
    } else if r.module.types.element_count(ty).is_some()
        && let Some((indices, scalar)) = second_scalar(r, ty)
    {
        let insert = ir::AggregateOp::Insert { aggregate: *result, value: zero(scalar), indices };
        *result = r.emit(ty, Op::Aggregate(insert));
    }
}

/// True if the call is of a function with a body, or of an unknown one.
fn is_ordinary(r: &Rewriter<'_>, call: &Call) -> bool {
    match call.callee {
        Callee::Indirect(_) => true,
        Callee::Asm(_) => false,
        Callee::Direct(id) => {
            r.module.functions.get(id.index()).is_some_and(|callee| !callee.is_declaration())
        }
    }
}

pub(super) fn arguments_swapped(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Op::Call(call) = &mut instruction.op
        && call.fixed.is_none()
        && is_ordinary(r, call)
        && let [.., (a, a_attrs), (b, b_attrs)] = &mut call.args[..]
        && a_attrs.passing == Passing::Direct
        && b_attrs.passing == Passing::Direct
        && r.ty(*a) == r.ty(*b)
    {
        std::mem::swap(a, b);
        std::mem::swap(a_attrs, b_attrs);
    }
    None
}

/// Gives the callee a new object for its result.
pub(super) fn sret_elsewhere(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Op::Call(call) = &mut instruction.op {
        for (value, attrs) in &mut call.args {
            if let Passing::SRet(ty) = attrs.passing {
                let align = attrs.align.unwrap_or(r.module.types.align(ty));
                let alloca =
                    MemoryOp::Alloca { ty, count: None, align, space: None, kind: AllocaKind::Ordinary };
                *value = r.emit(TypeId::PTR, Op::Memory(alloca));
            }
        }
    }
    None
}

/// The `va_list` that the instruction starts.
fn started_list(r: &Rewriter<'_>, instruction: &Instruction) -> Option<Operand> {
    let Op::Call(call) = &instruction.op else { return None };
    let Callee::Direct(id) = call.callee else { return None };
    let name = &r.module.functions.get(id.index())?.name;
    let (list, _) = call.args.first()?;
    name.starts_with("llvm.va_start").then_some(*list)
}

/// Overwrites a number in each `va_list` after `va_start` with that of a function without named parameters: the first
/// counts the general registers, the second the vector registers.
pub(super) fn list_restarted(r: &mut Rewriter<'_>, instruction: &Instruction, number: usize) {
    if let Some(list) = started_list(r, instruction)
        && let Some(&(at, value)) = VariadicConvention::initial_numbers(r.module.target).get(number)
    {
        let ptr = r.byte_address(list, at.0 as i64);
        r.store(Const::i32(value).into(), ptr, Align::FOUR);
    }
}

/// The unnamed arguments of a variadic call, and the number of named ones.
fn unnamed(instruction: &mut Instruction) -> Option<(&mut Vec<(Operand, ParamAttrs)>, usize)> {
    match &mut instruction.op {
        Op::Call(call) => {
            let named = call.fixed? as usize;
            Some((&mut call.args, named))
        }
        _ => None,
    }
}

/// Passes an `x86_fp80` as an object of 16 bytes that is aligned to 8.
pub(super) fn va_extended_unaligned(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Some((args, named)) = unnamed(instruction) {
        for (value, attrs) in args.iter_mut().skip(named) {
            if r.ty(*value) == TypeId::X86_FP80 {
                let bytes = r.module.types.array(16, TypeId::I8);
                let alloca = MemoryOp::Alloca {
                    ty: bytes,
                    count: None,
                    align: Align::SIXTEEN,
                    space: None,
                    kind: AllocaKind::Ordinary,
                };
                let slot = r.emit(TypeId::PTR, Op::Memory(alloca));
                r.store(*value, slot, Align::SIXTEEN);
                (*value, *attrs) = (slot, ParamAttrs::byval(bytes, Align::EIGHT));
            }
        }
    }
    None
}

/// Passes an `i128` as two words.
pub(super) fn va_pair_at_odd(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Some((args, named)) = unnamed(instruction) {
        for (value, _) in args.iter_mut().skip(named) {
            if r.ty(*value) == TypeId::I128 {
                *value = halves(r, *value);
            }
        }
    }
    None
}

fn halves(r: &mut Rewriter<'_>, value: Operand) -> Operand {
    let ty = r.module.types.structure(&[TypeId::I64, TypeId::I64], ir::Packing::Natural);
    let vector = r.module.types.vector(2, TypeId::I64);
    let words = r.bitcast(value, vector);
    let mut pair = Operand::Const(Const::Poison(ty));
    for at in 0..2 {
        let Some(value) = r.element(words, at) else { return pair };
        let insert = ir::AggregateOp::Insert { aggregate: pair, value, indices: smallvec![at] };
        pair = r.emit(ty, Op::Aggregate(insert));
    }
    pair
}

/// Moves arrays that do not fit into the registers left to the end, so that later arguments find these registers.
pub(super) fn va_block_back_fills(r: &mut Rewriter<'_>, instruction: &mut Instruction) -> Option<Op> {
    if let Some((args, named)) = unnamed(instruction) {
        let arguments: Vec<VariadicArgument> =
            args.iter().map(|&(value, attrs)| VariadicArgument { ty: r.ty(value), attrs }).collect();
        let (types, target) = (&r.module.types, r.module.target);
        let plan = VariadicConvention { types, attrs: None, target }.plan(&arguments, named);
        if let Ok(plan) = plan {
            let on_stack =
                |at: usize| plan.parts.iter().any(|part| part.argument as usize == at && part.area == STACK);
            let array = |at: usize| matches!(types.get(arguments[at].ty), Type::Array(..));
            let mut order: Vec<usize> = (0..args.len()).collect();
            order[named..].sort_by_key(|&at| array(at) && on_stack(at));
            *args = order.into_iter().map(|at| args[at]).collect();
        }
    }
    None
}
