//! Calls.

use super::VerifyErrorKind::{BadCall, UnknownItem};
use super::constant::check_type;
use super::function::{FunctionVerifier, check_range};
use super::operand::TypeResult;
use super::{VerifyResult, require};
use crate::call::{Call, Callee};
use crate::constant::{Const, Operand};
use crate::function::{Function, ProgramPoint};
use crate::id::ValueId;
use crate::instruction::{Instruction, Op};
use crate::intrinsics::TypePattern;
use crate::opcode::CastOp;
use crate::terminator::Terminator;

impl FunctionVerifier<'_> {
    pub(super) fn call(&self, place: ProgramPoint, call: &Call) -> TypeResult {
        check_type(self.module, call.ret)?;
        check_range(self.module, call.ret, &call.ret_attrs)?;
        for (arg, attrs) in &call.args {
            check_range(self.module, self.operand(place, *arg)?, attrs)?;
        }
        match call.callee {
            Callee::Indirect(pointer) => _ = self.pointer(place, pointer)?,
            Callee::Asm(id) => {
                require((id.0 as usize) < self.module.assembly.len(), || UnknownItem("assembly"))?;
            }
            Callee::Direct(id) => {
                let callee = self.module.functions.get(id.index()).ok_or(UnknownItem("function"))?;
                self.signature(place, call, callee)?;
            }
        }
        Ok(call.ret)
    }

    /// Checks a `musttail` call: it is of the caller's convention and kind, and the caller returns its result at once
    /// (`Verifier::verifyMustTailCall`).
    pub(super) fn must_tail(
        &self,
        place: ProgramPoint,
        call: &Call,
        result: Option<ValueId>,
    ) -> VerifyResult {
        let Function { convention, varargs, ret, .. } = *self.function;
        require(call.convention == convention, || BadCall("convention of a musttail call"))?;
        require(call.fixed.is_some() == varargs, || BadCall("variadic musttail call"))?;
        require(call.ret == ret, || BadCall("result of a musttail call"))?;
        let block = &self.function.blocks[place.block.index()];
        let rest = &block.instructions[place.index as usize + 1..];
        let (returned, rest) = match rest.first() {
            Some(Instruction { op: Op::Cast(cast), result: converted, .. })
                if cast.op == CastOp::BitCast && Some(cast.value) == result.map(Operand::Value) =>
            {
                (*converted, &rest[1..])
            }
            _ => (result, rest),
        };
        let returns = match block.terminator {
            Terminator::Ret(None) => true,
            Terminator::Ret(Some(Operand::Const(Const::Undef(_) | Const::Poison(_)))) => true,
            Terminator::Ret(Some(value)) => Some(value) == returned.map(Operand::Value),
            _ => false,
        };
        require(rest.is_empty() && returns, || BadCall("musttail call without a return after it"))
    }

    fn signature(&self, place: ProgramPoint, call: &Call, callee: &Function) -> VerifyResult {
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        require(call.ret == callee.ret, || BadCall("result"))?;
        require(call.fixed.is_some() == callee.varargs, || BadCall("variadic"))?;
        require(call.convention == callee.convention, || BadCall("convention"))?;
        require(fixed == callee.params.len() && fixed <= call.args.len(), || BadCall("argument count"))?;
        for (at, (&(arg, _), param)) in call.args.iter().zip(&callee.params).enumerate() {
            let ty = self.operand(place, arg)?;
            let fits = ty == param.ty || self.module.is_value_as_metadata(call, at);
            require(fits, || BadCall("argument type"))?;
        }
        immediates(call, callee)
    }
}

/// Checks that the arguments which an intrinsic needs as constants are constants.
fn immediates(call: &Call, callee: &Function) -> VerifyResult {
    let Some(intrinsic) = callee.intrinsic() else { return Ok(()) };
    for (&(arg, _), param) in call.args.iter().zip(intrinsic.spec().params) {
        let constant =
            matches!(arg, Operand::Const(Const::Int { .. } | Const::Float { .. } | Const::Zero(_)));
        require(constant || !matches!(param, TypePattern::Immediate(_)), || BadCall("immediate argument"))?;
    }
    Ok(())
}
