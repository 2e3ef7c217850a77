//! Atomic instructions as their plain operations. The engines run one thread, in which an ordering means nothing.
//!
//! A load or store becomes the plain one. An instruction that reads and writes becomes a call of a function of the plain
//! instructions that LLVM's pass `lower-atomic` writes (`LowerAtomic.cpp`). That pass lets a `cmpxchg weak` always succeed; here
//! it may fail, as LangRef allows, and a `freeze` of poison chooses.

use ir::{
    AtomicAccess, AtomicOp, BinaryOp, Const, FuncId, Function, FunctionBuilder, IntPredicate, Intrinsic,
    MemoryOp, Module, Op, Operand, Packing, Param, RmwOp, TypeId,
};

use super::call;

/// The plain operation; `None` if an operand is unknown.
pub(super) fn plain(module: &mut Module, function: &Function, atomic: &AtomicOp) -> Option<Op> {
    Some(match *atomic {
        AtomicOp::Load { ty, access: AtomicAccess { ptr, align, volatile }, .. } => {
            Op::Memory(MemoryOp::Load { ty, ptr, align, volatile })
        }
        AtomicOp::Store { value, access: AtomicAccess { ptr, align, volatile }, .. } => {
            Op::Memory(MemoryOp::Store { value, ptr, align, volatile })
        }
        AtomicOp::Fence(_) => {
            let nothing = module.intrinsic(Intrinsic::DoNothing, &[]);
            call(nothing, TypeId::VOID, &[])
        }
        AtomicOp::CompareExchange { weak, access, expected, new, .. } => {
            let ty = known_type(module, function, new)?;
            let result = module.types.structure(&[ty, TypeId::I1], Packing::Natural);
            let exchange = compare_exchange(module, weak, access, (ty, result));
            call(exchange, result, &[access.ptr, expected, new])
        }
        AtomicOp::ReadModifyWrite { operation, access, value, .. } => {
            let ty = known_type(module, function, value)?;
            let update = read_modify_write(module, operation, access, ty);
            call(update, ty, &[access.ptr, value])
        }
    })
}

/// The type of an operand, if there are both.
fn known_type(module: &Module, function: &Function, operand: Operand) -> Option<TypeId> {
    operand.ty(&function.values).filter(|&ty| module.types.checked_get(ty).is_some())
}

/// The function with this name, which is built on first use. Its first parameter is an address; the others have type
/// `ty`.
fn define(
    module: &mut Module,
    name: String,
    (ret, ty, operands): (TypeId, TypeId, usize),
    body: impl FnOnce(&mut Module, &mut FunctionBuilder),
) -> FuncId {
    if let Some(known) = module.function(&name) {
        return known;
    }
    let params = std::iter::once(TypeId::PTR).chain(std::iter::repeat_n(ty, operands));
    let declaration = Function::declaration(name, ret, params.map(Param::plain).collect());
    let mut builder = FunctionBuilder::new(declaration.clone());
    body(module, &mut builder);
    let id = module.add_function(declaration);
    module.define(id, builder.finish());
    id
}

fn compare_exchange(
    module: &mut Module,
    weak: bool,
    access: AtomicAccess,
    (ty, result): (TypeId, TypeId),
) -> FuncId {
    let align = access.align;
    let kind = if weak { " weak" } else { "" };
    let name = format!("cmpxchg{kind} type {}, align {}", ty.index(), align.bytes().0);
    define(module, name, (result, ty, 2), |_, f| {
        let (ptr, expected, new) = (f.param(0), f.param(1), f.param(2));
        let old = f.load(ty, ptr, align);
        let equal = f.icmp(IntPredicate::Eq, old, expected);
        let succeeds = if weak {
            // LangRef "cmpxchg": it may fail although the values are equal.
            let tries = f.freeze(Const::Poison(TypeId::I1));
            f.and(equal, tries)
        } else {
            equal
        };
        let written = f.select(succeeds, new, old);
        f.store(written, ptr, align);
        let pair = f.insert_value(Const::Poison(result), old, &[0]);
        let pair = f.insert_value(pair, succeeds, &[1]);
        f.ret(pair);
    })
}

fn read_modify_write(module: &mut Module, operation: RmwOp, access: AtomicAccess, ty: TypeId) -> FuncId {
    let align = access.align;
    let name = format!("atomicrmw {} type {}, align {}", operation.keyword(), ty.index(), align.bytes().0);
    define(module, name, (ty, ty, 1), |module, f| {
        let (ptr, value) = (f.param(0), f.param(1));
        let old = f.load(ty, ptr, align);
        let new = updated(module, f, operation, ty, (old, value));
        f.store(new, ptr, align);
        f.ret(old);
    })
}

/// The value that an `atomicrmw` writes. LangRef "atomicrmw".
fn updated(
    module: &mut Module,
    f: &mut FunctionBuilder,
    operation: RmwOp,
    ty: TypeId,
    (old, value): (Operand, Operand),
) -> Operand {
    let binary = |f: &mut FunctionBuilder, op| f.binary(op, ir::ArithFlags::NONE, old, value);
    let greater = |f: &mut FunctionBuilder, predicate| {
        let keeps = f.icmp(predicate, old, value);
        f.select(keeps, old, value)
    };
    let number = |value: u128| Operand::from(Const::Int { ty, value });
    let zero = || Operand::from(Const::Zero(ty));
    match operation {
        RmwOp::Xchg => value,
        RmwOp::Add => binary(f, BinaryOp::Add),
        RmwOp::Sub => binary(f, BinaryOp::Sub),
        RmwOp::And => binary(f, BinaryOp::And),
        RmwOp::Nand => {
            let both = binary(f, BinaryOp::And);
            // `-both - 1` is the complement at any width.
            let negative = f.sub(zero(), both);
            f.sub(negative, number(1))
        }
        RmwOp::Or => binary(f, BinaryOp::Or),
        RmwOp::Xor => binary(f, BinaryOp::Xor),
        RmwOp::Max => greater(f, IntPredicate::Sgt),
        RmwOp::Min => greater(f, IntPredicate::Sle),
        RmwOp::UMax => greater(f, IntPredicate::Ugt),
        RmwOp::UMin => greater(f, IntPredicate::Ule),
        RmwOp::FAdd => binary(f, BinaryOp::FAdd),
        RmwOp::FSub => binary(f, BinaryOp::FSub),
        RmwOp::FMax => chosen(module, f, Intrinsic::MaxNum, ty, &[old, value]),
        RmwOp::FMin => chosen(module, f, Intrinsic::MinNum, ty, &[old, value]),
        RmwOp::UIncWrap => {
            let next = f.add(old, number(1));
            let wraps = f.icmp(IntPredicate::Uge, old, value);
            f.select(wraps, zero(), next)
        }
        RmwOp::UDecWrap => {
            let next = f.sub(old, number(1));
            let is_zero = f.icmp(IntPredicate::Eq, old, zero());
            let above = f.icmp(IntPredicate::Ugt, old, value);
            let wraps = f.or(is_zero, above);
            f.select(wraps, value, next)
        }
    }
}

/// The result of an intrinsic function of two numbers.
fn chosen(
    module: &mut Module,
    f: &mut FunctionBuilder,
    intrinsic: Intrinsic,
    ty: TypeId,
    operands: &[Operand],
) -> Operand {
    let callee = module.intrinsic(intrinsic, &[ty]);
    // An intrinsic of two numbers has a result.
    f.call_plain(callee, ty, operands).unwrap_or(operands[0])
}
