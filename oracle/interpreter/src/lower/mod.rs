//! Instructions that others express, as those others, before an engine runs the module: no engine has code for them.
//!
//! An instruction becomes one instruction, such as a call of a function that is added, so that no instruction changes its
//! position.

mod atomic;
mod fold;
mod va_arg;

use std::borrow::Cow;

use ir::{Call, Callee, FuncId, Module, Op, Operand, ParamAttrs, TypeId};

use self::fold::FoldedFunctions;
use crate::outcome::Unsupported;

/// The module without the instructions that are expressed by others. Functions keep their ids; new ones follow.
pub(crate) fn lower(module: &Module) -> Cow<'_, Module> {
    let mut lowered = Cow::Borrowed(module);
    let folded = FoldedFunctions::of(module);
    for (at, function) in module.functions.iter().enumerate() {
        for (block, body) in function.blocks.iter().enumerate() {
            for (index, instruction) in body.instructions.iter().enumerate() {
                let op = match &instruction.op {
                    Op::Atomic(atomic) => atomic::plain(lowered.to_mut(), function, atomic),
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
    lowered
}

/// The reason why no engine runs an operation that [`lower`] left.
pub(crate) fn refusal(module: &Module, op: &Op) -> Unsupported {
    Unsupported::Instruction(match op {
        Op::Atomic(atomic) => atomic.name(),
        Op::VaArg { ty, .. } => va_arg::Reading::of(module, *ty).err().unwrap_or("va_arg"),
        _ => op.opcode().keyword(),
    })
}

fn call(callee: FuncId, ret: TypeId, args: &[Operand]) -> Op {
    let args = args.iter().map(|&value| (value, ParamAttrs::default())).collect();
    let (callee, ret_attrs) = (Callee::Direct(callee), ParamAttrs::default());
    Op::Call(Box::new(Call { callee, ret, ret_attrs, args, fixed: None }))
}
