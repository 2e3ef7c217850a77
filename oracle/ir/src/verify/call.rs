//! Calls.

use super::VerifyErrorKind::{BadCall, UnknownItem};
use super::constant::check_type;
use super::function::Checker;
use super::operand::Typed;
use super::{Check, require};
use crate::function::{Function, Place};
use crate::instruction::{Call, Callee};
use crate::types::TypeId;

impl Checker<'_> {
    pub(super) fn call(&self, place: Place, call: &Call) -> Typed {
        check_type(self.module, call.ret)?;
        for &(arg, _) in &call.args {
            self.operand(place, arg)?;
        }
        match call.callee {
            Callee::Indirect(pointer) => self.of_type(place, pointer, TypeId::PTR)?,
            Callee::Direct(id) => {
                let callee = self.module.functions.get(id.index()).ok_or(UnknownItem("function"))?;
                self.signature(place, call, callee)?;
            }
        }
        Ok(call.ret)
    }

    fn signature(&self, place: Place, call: &Call, callee: &Function) -> Check {
        let fixed = call.fixed.map_or(call.args.len(), |fixed| fixed as usize);
        require(call.ret == callee.ret, || BadCall("result"))?;
        require(call.fixed.is_some() == callee.varargs, || BadCall("variadic"))?;
        require(fixed == callee.params.len() && fixed <= call.args.len(), || BadCall("argument count"))?;
        for (&(arg, _), param) in call.args.iter().zip(&callee.params) {
            let ty = self.operand(place, arg)?;
            require(ty == param.ty, || BadCall("argument type"))?;
        }
        Ok(())
    }
}
