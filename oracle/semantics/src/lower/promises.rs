//! The promises of metadata about the value of a load or call, as tests after it. LangRef "'range' Metadata", "'load'
//! Instruction".

use ir::{
    ArithFlags, Attachment, AttachmentEffect, BinaryOp, Call, Const, FuncId, Function, FunctionBuilder,
    Instruction, IntPredicate, IntegerRange, LoadPromise, MemoryOp, Module, Op, Operand, Param, ParamAttr,
    ParamAttrs, Type, TypeId,
};

use super::call;

/// The load as a call of a function that tests the value, the call with attributes of its result; `None` of what
/// promises nothing.
pub(super) fn tested(module: &mut Module, instruction: &Instruction) -> Option<Instruction> {
    let promises = module.metadata.load_promises(instruction.metadata);
    let ty = match &instruction.op {
        Op::Memory(MemoryOp::Load { ty, .. }) => *ty,
        Op::Call(call) => call.ret,
        _ => return None,
    };
    let lane = module.types.scalar(ty);
    let known = module.types.int_width(lane).is_some() || module.types.is_float(ty) || ty == TypeId::PTR;
    if promises.is_empty() || !known {
        return None;
    }
    let of_memory = of_memory(module, instruction);
    let metadata = module.metadata.attach(of_memory.clone());
    let op = match &instruction.op {
        Op::Call(call) => {
            let ret_attrs = promised(call.ret_attrs, &promises);
            Op::Call(Box::new(Call { ret_attrs, ..(**call).clone() }))
        }
        Op::Memory(MemoryOp::Load { ty, ptr, align, volatile }) => {
            let name = format!(
                "load of type {}, align {}, volatile {volatile}, with {promises:?}, {of_memory:?}",
                ty.index(),
                align.bytes().0
            );
            let function = match module.function(&name) {
                Some(known) => known,
                None => define(module, name, *ty, &promises, |f| {
                    let loaded = match volatile {
                        true => f.load_volatile(*ty, f.param(0), *align),
                        false => f.load(*ty, f.param(0), *align),
                    };
                    f.attach(metadata);
                    loaded
                }),
            };
            call(function, *ty, &[*ptr])
        }
        _ => return None,
    };
    Some(Instruction { op, metadata, ..instruction.clone() })
}

/// The promises of metadata about memory, which the load still makes.
fn of_memory(module: &Module, instruction: &Instruction) -> Vec<Attachment> {
    let attached = module.metadata.attached(instruction.metadata).iter();
    attached.filter(|attachment| attachment.effect() == AttachmentEffect::Memory).cloned().collect()
}

/// The attributes of a result, with what metadata promises of it. Of several ranges, it is what lies between the first
/// and the last.
fn promised(attrs: ParamAttrs, promises: &[LoadPromise]) -> ParamAttrs {
    promises.iter().fold(attrs, |attrs, promise| match promise {
        LoadPromise::NoUndef => attrs.with_attribute(ParamAttr::NoUndef),
        LoadPromise::NonNull => attrs.with_attribute(ParamAttr::NonNull),
        LoadPromise::Align(align) => attrs.aligned(*align),
        LoadPromise::Dereferenceable(bytes) => ParamAttrs { dereferenceable: Some(*bytes), ..attrs },
        LoadPromise::DereferenceableOrNull(bytes) => {
            ParamAttrs { dereferenceable_or_null: Some(*bytes), ..attrs }
        }
        LoadPromise::Range(ranges) => {
            let ends = ranges
                .first()
                .and_then(|&(first, _)| number(first))
                .zip(ranges.last().and_then(|&(_, end)| number(end)));
            let range = ends.map(|((ty, first), (_, end))| IntegerRange { ty, first, end });
            ParamAttrs { range: range.or(attrs.range), ..attrs }
        }
    })
}

fn number(constant: Const) -> Option<(TypeId, u128)> {
    match constant {
        Const::Int { ty, value } => Some((ty, value)),
        _ => None,
    }
}

fn define(
    module: &mut Module,
    name: String,
    ty: TypeId,
    promises: &[LoadPromise],
    load: impl FnOnce(&mut FunctionBuilder) -> Operand,
) -> FuncId {
    let mut declaration = Function::declaration(name, ty, vec![Param::plain(TypeId::PTR)]);
    let is_vector = matches!(module.types.get(ty), Type::Vector(..));
    // The tests are of one number; attributes of a result hold for each lane of a vector.
    let by_attribute: Vec<LoadPromise> = promises
        .iter()
        .filter(|promise| is_vector || !matches!(promise, LoadPromise::NonNull | LoadPromise::Range(_)))
        .cloned()
        .collect();
    declaration.ret_attrs = promised(declaration.ret_attrs, &by_attribute);
    let mut f = FunctionBuilder::new(declaration);
    let mut value = load(&mut f);
    for promise in promises.iter().filter(|_| !is_vector) {
        let kept = match promise {
            LoadPromise::NonNull => f.icmp(IntPredicate::Ne, value, Const::Null),
            LoadPromise::Range(ranges) => is_in(&mut f, value, ranges),
            LoadPromise::NoUndef
            | LoadPromise::Align(_)
            | LoadPromise::Dereferenceable(_)
            | LoadPromise::DereferenceableOrNull(_) => continue,
        };
        value = f.select(kept, value, Operand::from(Const::Poison(ty)));
    }
    f.ret(value);
    module.add_function(f.finish())
}

/// True if a value is in one of the ranges, which may wrap around.
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
