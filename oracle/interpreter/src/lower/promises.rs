//! What metadata promises of the value of a load, as tests behind the load. LangRef "'range' Metadata", "'load' Instruction".

use ir::{
    ArithFlags, BinaryOp, Const, FuncId, Function, FunctionBuilder, Instruction, IntPredicate, LoadPromise,
    MemoryOp, Module, Op, Operand, Param, ParamAttr, TypeId,
};

use super::call;

/// The load as a call of a function that tests the value; `None` of what promises nothing.
pub(super) fn tested(module: &mut Module, instruction: &Instruction) -> Option<Instruction> {
    let Op::Memory(MemoryOp::Load { ty, ptr, align, volatile }) = instruction.op else { return None };
    let promises = module.metadata.load_promises(instruction.metadata);
    let scalar = module.types.int_width(ty).is_some() || module.types.is_float(ty) || ty == TypeId::PTR;
    if promises.is_empty() || !scalar {
        return None;
    }
    let name = format!(
        "load of type {}, align {}, volatile {volatile}, with {promises:?}",
        ty.index(),
        align.bytes().0
    );
    let function = match module.function(&name) {
        Some(known) => known,
        None => define(module, name, ty, &promises, |f| match volatile {
            true => f.load_volatile(ty, f.param(0), align),
            false => f.load(ty, f.param(0), align),
        }),
    };
    Some(Instruction { op: call(function, ty, &[ptr]), metadata: None, ..instruction.clone() })
}

fn define(
    module: &mut Module,
    name: String,
    ty: TypeId,
    promises: &[LoadPromise],
    load: impl FnOnce(&mut FunctionBuilder) -> Operand,
) -> FuncId {
    let mut declaration = Function::declaration(name, ty, vec![Param::plain(TypeId::PTR)]);
    if promises.contains(&LoadPromise::NoUndef) {
        declaration.ret_attrs = declaration.ret_attrs.with(ParamAttr::NoUndef);
    }
    let mut f = FunctionBuilder::new(declaration);
    let mut value = load(&mut f);
    for promise in promises {
        let kept = match promise {
            LoadPromise::NoUndef => continue,
            LoadPromise::NonNull => f.icmp(IntPredicate::Ne, value, Const::Null),
            LoadPromise::Range(ranges) => is_in(&mut f, value, ranges),
        };
        value = f.select(kept, value, Operand::from(Const::Poison(ty)));
    }
    f.ret(value);
    module.add_function(f.finish())
}

/// Whether a value is in one of the ranges, which may wrap around.
fn is_in(f: &mut FunctionBuilder, value: Operand, ranges: &[(Const, Const)]) -> Operand {
    let mut inside = Operand::from(Const::i1(false));
    for &(first, end) in ranges {
        let distance = f.binary(BinaryOp::Sub, ArithFlags::NONE, value, first);
        let length = f.binary(BinaryOp::Sub, ArithFlags::NONE, Operand::from(end), first);
        let here = f.icmp(IntPredicate::Ult, distance, length);
        inside = f.binary(BinaryOp::Or, ArithFlags::NONE, inside, here);
    }
    inside
}
