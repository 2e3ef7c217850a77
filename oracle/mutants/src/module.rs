//! Calls of intrinsics in a lowered module that are made otherwise.

use ir::{Call, Callee, CallingConvention, Const, FuncId, Intrinsic, Linkage, Module, Operand, ParamAttrs};
use lang::Bytes;

/// Of the constant that a local is copied from, only whole eightbytes are copied.
pub(crate) fn image_cut_short(module: &mut Module) {
    let private = |linkage| linkage == Linkage::Private;
    let constants: Vec<bool> = module.globals.iter().map(|global| private(global.linkage)).collect();
    each_call(module, Intrinsic::MemCpy, |call, _| {
        if let [_, (Operand::Const(Const::Global { id, .. }), _), (length, _), _] = call.args.as_mut_slice()
            && constants[id.index()]
            && let Operand::Const(Const::Int { value, .. }) = length
        {
            *value -= *value % 8;
        }
    });
}

/// `va_copy` in a function with unnamed arguments of its own makes a list that stands at the first of them.
pub(crate) fn va_copy_restarts(module: &mut Module) {
    let Some(va_start) = declared(module, Intrinsic::VaStart) else { return };
    each_call(module, Intrinsic::VaCopy, |call, is_variadic| {
        if is_variadic {
            call.callee = Callee::Direct(va_start);
            call.args.truncate(1);
        }
    });
}

/// `va_copy` copies 16 bytes, of a list that has no more half of it.
pub(crate) fn va_copy_short(module: &mut Module) {
    let Some(memcpy) = declared(module, Intrinsic::MemCpy) else { return };
    let list = module.target.spec().va_list.size;
    let length = if list > Bytes(16) { Bytes(16) } else { Bytes(list.0 / 2) };
    each_call(module, Intrinsic::VaCopy, |call, _| {
        call.callee = Callee::Direct(memcpy);
        let length = Const::i64(length.0 as i64);
        call.args.extend([length, Const::i1(false)].map(|last| (last.into(), ParamAttrs::NONE)));
    });
}

/// A function is called through a pointer as if it had C's convention.
pub(crate) fn convention_forgotten_by_pointer(module: &mut Module) {
    let indirect = |call: &&mut Call| matches!(call.callee, Callee::Indirect(_));
    for function in &mut module.functions {
        function.calls_mut().filter(indirect).for_each(|call| call.convention = CallingConvention::C);
    }
}

/// Changes the calls of an intrinsic; the second argument of `change` is true in a variadic function.
fn each_call(module: &mut Module, intrinsic: Intrinsic, change: impl Fn(&mut Call, bool)) {
    let Some(callee) = declared(module, intrinsic).map(Callee::Direct) else { return };
    for function in &mut module.functions {
        let is_variadic = function.varargs;
        function.calls_mut().filter(|call| call.callee == callee).for_each(|call| change(call, is_variadic));
    }
}

/// The intrinsic, if the module declares it.
fn declared(module: &Module, intrinsic: Intrinsic) -> Option<FuncId> {
    let at = module.functions.iter().position(|function| function.intrinsic() == Some(intrinsic));
    at.map(|at| FuncId(at as u32))
}
