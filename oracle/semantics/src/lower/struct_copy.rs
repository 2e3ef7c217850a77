//! Copies of structures whose padding is not carried, as a copy that leaves undef in its place. LangRef "'tbaa.struct' Metadata".

use ir::{
    Align, ArithFlags, BinaryOp, Call, Callee, Const, FuncId, Function, FunctionBuilder, GepFlags,
    Instruction, Intrinsic, Module, Op, Operand, Param, TypeId,
};

/// Limit in bytes on a copy whose padding is derived from its members.
const LARGEST: u64 = 4096;

/// The call of a function that copies and leaves the bytes undefined that no member has; `None` of other instructions, and of
/// copies that have no padding.
pub(super) fn padded(module: &mut Module, instruction: &Instruction) -> Option<Instruction> {
    let Op::Call(call) = &instruction.op else { return None };
    let Callee::Direct(copy) = call.callee else { return None };
    let members = module.metadata.struct_members(instruction.metadata)?;
    let intrinsic = module.functions.get(copy.index())?.intrinsic()?;
    if !matches!(intrinsic, Intrinsic::MemCpy | Intrinsic::MemMove | Intrinsic::MemCpyInline) {
        return None;
    }
    let [_, _, (Operand::Const(Const::Int { ty, value: size }), _), _] = call.args[..] else {
        return None;
    };
    let size = u64::try_from(size).ok().filter(|&size| size <= LARGEST)?;
    let is_member = |at: u64| members.iter().any(|&(first, size)| at >= first && at - first < size);
    let padding: Vec<u64> = (0..size).filter(|&at| !is_member(at)).collect();
    // A list without members describes no bytes.
    if padding.is_empty() || members.is_empty() {
        return None;
    }
    let function = copy_without(module, (copy, call), (ty, size), &padding);
    let args = call.args[..2].to_vec();
    let called = Call { callee: Callee::Direct(function), args, ..(**call).clone() };
    Some(Instruction { op: Op::Call(Box::new(called)), ..instruction.clone() })
}

fn copy_without(
    module: &mut Module,
    (copy, call): (FuncId, &Call),
    (ty, size): (TypeId, u64),
    padding: &[u64],
) -> FuncId {
    let attrs: Vec<_> = call.args.iter().map(|(_, attrs)| *attrs).collect();
    // The name holds all that the body depends on, so that equal copies share one function.
    let name = format!(
        "copy by #{} of {size} bytes without {padding:?}, {attrs:?}, {:?}",
        copy.index(),
        call.args[3].0
    );
    if let Some(known) = module.function(&name) {
        return known;
    }
    let params = vec![Param::plain(TypeId::PTR); 2];
    let mut f = FunctionBuilder::new(Function::declaration(name, TypeId::VOID, params));
    let mut inner = call.clone();
    inner.args[0].0 = f.param(0);
    inner.args[1].0 = f.param(1);
    inner.args[2].0 = Const::Int { ty, value: u128::from(size) }.into();
    // The padding need not be preserved, so that it is undef; but a copy that preserves it, as that without the metadata, must do as well:
    // a byte with poison is poison.
    let mut open = Vec::new();
    for &at in padding {
        let place = f.gep(GepFlags::NONE, TypeId::I8, f.param(1), &[Const::i64(at as i64).into()]);
        let original = f.load(TypeId::I8, place, Align::ONE);
        let zero = f.binary(BinaryOp::And, ArithFlags::NONE, original, Const::Zero(TypeId::I8));
        open.push(f.binary(BinaryOp::Or, ArithFlags::NONE, zero, Const::Undef(TypeId::I8)));
    }
    f.call(inner);
    for (&at, open) in padding.iter().zip(open) {
        let place = f.gep(GepFlags::NONE, TypeId::I8, f.param(0), &[Const::i64(at as i64).into()]);
        f.store(open, place, Align::ONE);
    }
    f.ret_void();
    module.add_function(f.finish())
}
