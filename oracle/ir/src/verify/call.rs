//! Calls.

use super::VerifyErrorKind::{BadCall, UnknownItem};
use super::constant::check_type;
use super::function::FunctionVerifier;
use super::operand::TypeResult;
use super::{VerifyResult, require};
use crate::call::{Call, Callee};
use crate::constant::{Const, Operand};
use crate::function::{Function, ProgramPoint};
use crate::intrinsics::TypePattern;

impl FunctionVerifier<'_> {
    pub(super) fn call(&self, place: ProgramPoint, call: &Call) -> TypeResult {
        check_type(self.module, call.ret)?;
        for &(arg, _) in &call.args {
            self.operand(place, arg)?;
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

    fn signature(&self, place: ProgramPoint, call: &Call, callee: &Function) -> VerifyResult {
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        require(call.ret == callee.ret, || BadCall("result"))?;
        require(call.fixed.is_some() == callee.varargs, || BadCall("variadic"))?;
        require(call.convention == callee.convention, || BadCall("convention"))?;
        require(fixed == callee.params.len() && fixed <= call.args.len(), || BadCall("argument count"))?;
        for (&(arg, _), param) in call.args.iter().zip(&callee.params) {
            let ty = self.operand(place, arg)?;
            require(ty == param.ty, || BadCall("argument type"))?;
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
