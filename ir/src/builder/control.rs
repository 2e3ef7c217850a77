//! Calls and terminators.

use super::FunctionBuilder;
use crate::attributes::ParamAttrs;
use crate::call::{Call, Callee, CallingConvention};
use crate::constant::Operand;
use crate::id::{BlockId, FuncId};
use crate::instruction::Op;
use crate::terminator::Terminator;
use crate::types::TypeId;

impl FunctionBuilder {
    /// A call; `None` if it returns `void`.
    pub fn call(&mut self, call: Call) -> Option<Operand> {
        let result = (call.ret != TypeId::VOID).then(|| self.new_value(call.ret));
        self.push(result, Op::Call(Box::new(call)));
        result.map(Operand::from)
    }

    /// A direct call without attributes.
    pub fn call_plain(&mut self, callee: FuncId, ret: TypeId, args: &[Operand]) -> Option<Operand> {
        let args = args.iter().map(|&arg| (arg, ParamAttrs::NONE)).collect();
        let callee = Callee::Direct(callee);
        self.call(Call {
            callee,
            ret,
            ret_attrs: ParamAttrs::NONE,
            args,
            fixed: None,
            convention: CallingConvention::C,
            attrs: Default::default(),
            bundles: Vec::new(),
            tail: Default::default(),
        })
    }

    /// `ret`
    pub fn ret(&mut self, value: impl Into<Operand>) {
        self.terminate(Terminator::Ret(Some(value.into())));
    }

    /// `ret void`
    pub fn ret_void(&mut self) {
        self.terminate(Terminator::Ret(None));
    }

    /// `br`
    pub fn br(&mut self, to: BlockId) {
        self.terminate(Terminator::Br(to));
    }

    /// `br i1`
    pub fn cond_br(&mut self, condition: impl Into<Operand>, if_true: BlockId, if_false: BlockId) {
        self.terminate(Terminator::CondBr { condition: condition.into(), if_true, if_false });
    }

    /// `switch`; case values are zero-extended.
    pub fn switch(&mut self, value: impl Into<Operand>, default: BlockId, cases: Vec<(u128, BlockId)>) {
        self.terminate(Terminator::Switch { value: value.into(), default, cases });
    }

    /// `unreachable`
    pub fn unreachable(&mut self) {
        self.terminate(Terminator::Unreachable);
    }
}
