//! Calls through a pointer that name all functions it may point to, as tests before the call. LangRef "'callees' Metadata".

use ir::{
    BinaryOp, Call, Callee, Const, FuncId, Function, FunctionBuilder, Instruction, IntPredicate, Module, Op,
    Operand, Param, ParamAttrs, TypeId,
};

/// The call of a function that tests the pointer and then calls; `None` of other instructions, and of variadic calls, whose
/// arguments no function could pass on.
pub(super) fn tested(
    module: &mut Module,
    caller: &Function,
    instruction: &Instruction,
) -> Option<Instruction> {
    let Op::Call(call) = &instruction.op else { return None };
    let Callee::Indirect(pointer) = call.callee else { return None };
    let callees = module.metadata.callees(instruction.metadata)?;
    if call.fixed.is_some() || !call.bundles.is_empty() {
        return None;
    }
    let params: Option<Vec<Param>> = call
        .args
        .iter()
        .map(|(value, attrs)| Some(Param { ty: value.ty(&caller.values)?, attrs: *attrs }))
        .collect();
    let wrapper = wrapper(module, call, &params?, &callees);
    let mut args = vec![(pointer, ParamAttrs::NONE)];
    args.extend(&call.args);
    let called =
        Call { callee: Callee::Direct(wrapper), args, convention: Default::default(), ..(**call).clone() };
    Some(Instruction { op: Op::Call(Box::new(called)), ..instruction.clone() })
}

/// The function that calls what its first argument points to, if that is one of `callees`.
fn wrapper(module: &mut Module, call: &Call, params: &[Param], callees: &[FuncId]) -> FuncId {
    let name =
        format!("call of one of {callees:?} with {params:?} as {:?} for {:?}", call.convention, call.ret);
    if let Some(known) = module.function(&name) {
        return known;
    }
    let all = [Param::plain(TypeId::PTR)].into_iter().chain(params.iter().copied()).collect();
    let mut f = FunctionBuilder::new(Function::declaration(name, call.ret, all));
    let mut known = Operand::from(Const::i1(false));
    for &callee in callees {
        let here = f.icmp(IntPredicate::Eq, f.param(0), Const::Function(callee));
        known = f.binary(BinaryOp::Or, ir::ArithFlags::NONE, known, here);
    }
    let (calls, others) = (f.new_block(), f.new_block());
    f.cond_br(known, calls, others);
    // LangRef: a call of what the list does not name is undefined behaviour.
    f.position(others);
    f.unreachable();
    f.position(calls);
    let args = params.iter().enumerate().map(|(at, param)| (f.param(at + 1), param.attrs)).collect();
    let inner = Call {
        callee: Callee::Indirect(f.param(0)),
        args,
        ret_attrs: ParamAttrs::NONE,
        tail: Default::default(),
        ..call.clone()
    };
    match f.call(inner) {
        Some(result) => f.ret(result),
        None => f.ret_void(),
    }
    module.add_function(f.finish())
}
