//! Instructions that others express, as those others, before an engine runs the module: no engine has code for them.
//!
//! An instruction becomes one instruction, often a call of a function that [`define`] adds, so that no instruction
//! changes its position.

mod atomic;
mod va_arg;

use std::borrow::Cow;

use ir::{Call, Callee, FuncId, Function, Module, Op, Operand, ParamAttrs, TypeId};

use crate::outcome::Unsupported;

/// The module without the instructions that are expressed by others. Functions keep their ids; new ones follow.
pub(crate) fn lower(module: &Module) -> Cow<'_, Module> {
    let mut lowered = Cow::Borrowed(module);
    for (at, function) in module.functions.iter().enumerate() {
        for (block, body) in function.blocks.iter().enumerate() {
            for (index, instruction) in body.instructions.iter().enumerate() {
                if !is_expressible(&instruction.op) {
                    continue;
                }
                if let Some(op) = expressed(lowered.to_mut(), function, &instruction.op) {
                    lowered.to_mut().functions[at].blocks[block].instructions[index].op = op;
                }
            }
        }
    }
    lowered
}

/// Whether [`expressed`] may know the operation.
const fn is_expressible(op: &Op) -> bool {
    matches!(op, Op::Atomic(_) | Op::VaArg { .. })
}

/// The operation by others; `None` if there are none.
fn expressed(module: &mut Module, function: &Function, op: &Op) -> Option<Op> {
    match op {
        Op::Atomic(atomic) => atomic::plain(module, function, atomic),
        Op::VaArg { list, ty } => va_arg::reading(module, *list, *ty),
        _ => None,
    }
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
