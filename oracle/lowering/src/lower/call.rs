//! Calls: arguments into their parts, results out of theirs.

use std::borrow::Cow;

use ir::{Const, Operand, ParamAttrs};
use lang::{Callee, Expr, Reach, Type};

use super::LowerError;
use super::function::{Address, Lowerer};
use super::signature::{
    for_each_part, memory_type, piece_type, return_attributes, return_type, sret_attributes,
};
use crate::abi::{self, ArgPass, FunctionAbi, Pieces, ReturnPass};

/// What a call came to.
pub(super) enum Outcome {
    Nothing,
    Scalar(Operand),
    Record(Address),
}

/// A callee, and what calling it takes.
struct Called<'a> {
    callee: ir::Callee,
    ret: Option<&'a Type>,
    params: Vec<&'a Type>,
    abi: Cow<'a, FunctionAbi>,
}

impl<'a> Lowerer<'a> {
    /// A call of a function that returns a scalar.
    pub(super) fn scalar_call(
        &mut self,
        callee: &'a Callee,
        args: &'a [Expr],
    ) -> Result<Operand, LowerError> {
        match self.call(callee, args)? {
            Outcome::Scalar(value) => Ok(value),
            Outcome::Nothing | Outcome::Record(_) => {
                Err(LowerError::IllTyped("a call that returns no scalar"))
            }
        }
    }

    /// A call of a function that returns a record of type `ty`.
    pub(super) fn record_call(
        &mut self,
        callee: &'a Callee,
        args: &'a [Expr],
        ty: &Type,
    ) -> Result<Address, LowerError> {
        match self.call(callee, args)? {
            Outcome::Record(object) => Ok(object),
            // Nothing travels of a record without data.
            Outcome::Nothing if ty.as_record().is_some() => Ok(self.temporary(ty)),
            Outcome::Nothing | Outcome::Scalar(_) => {
                Err(LowerError::IllTyped("a call that returns no record"))
            }
        }
    }

    /// Any call.
    pub(super) fn call(&mut self, callee: &'a Callee, args: &'a [Expr]) -> Result<Outcome, LowerError> {
        let called = self.called(callee)?;
        if args.len() != called.params.len() {
            return Err(LowerError::IllTyped("a call with another number of arguments"));
        }
        let mut passed = Vec::with_capacity(args.len() + 1);
        let result = self.result_object(&called, &mut passed);
        for ((arg, ty), pass) in args.iter().zip(&called.params).zip(&called.abi.args) {
            self.pass(arg, ty, pass, &mut passed)?;
        }
        let returned = self.e.build.call(ir::Call {
            callee: called.callee,
            ret: return_type(&mut self.e.module.types, self.environment, &called.abi.ret),
            ret_attrs: return_attributes(&called.abi.ret),
            args: passed,
            fixed: None,
        });
        self.outcome(&called, result, returned)
    }

    fn called(&mut self, callee: &'a Callee) -> Result<Called<'a>, LowerError> {
        let environment = self.environment;
        match callee {
            Callee::Direct(id) => {
                let function = &environment.program[*id];
                let by_name = environment.unit.reach(self.function.side, function.side) == Reach::Name;
                let callee = if by_name {
                    ir::Callee::Direct(self.named_function(*id)?)
                } else {
                    ir::Callee::Indirect(self.function_address(*id)?)
                };
                let params = function.parameters().iter().map(|local| &local.ty).collect();
                let abi = Cow::Borrowed(&environment.abis[id.index()]);
                Ok(Called { callee, ret: function.ret.as_ref(), params, abi })
            }
            Callee::Pointer(pointer) => {
                let Type::FunctionPointer(signature) = &pointer.ty else {
                    return Err(LowerError::IllTyped("a call of no function"));
                };
                let callee = ir::Callee::Indirect(self.value(pointer)?);
                let abi = Cow::Owned(abi::of_signature(environment.abi_context(), signature));
                let params = signature.params.iter().collect();
                Ok(Called { callee, ret: signature.ret.as_ref(), params, abi })
            }
        }
    }

    /// The object the callee writes its result to, passed as the hidden first argument.
    fn result_object(
        &mut self,
        called: &Called<'_>,
        passed: &mut Vec<(Operand, ParamAttrs)>,
    ) -> Option<Address> {
        let (Some(ty), ReturnPass::Memory { .. }) = (called.ret, &called.abi.ret) else { return None };
        let object = self.temporary(ty);
        let types = &mut self.e.module.types;
        passed.push((object.ptr, sret_attributes(types, self.environment, Some(ty), &called.abi.ret)));
        Some(object)
    }

    fn pass(
        &mut self,
        arg: &'a Expr,
        ty: &Type,
        pass: &ArgPass,
        passed: &mut Vec<(Operand, ParamAttrs)>,
    ) -> Result<(), LowerError> {
        let values = match pass {
            ArgPass::Direct { .. } if ty.is_scalar() => {
                let to = self.scalar(ty)?;
                vec![self.converted(arg, to)?]
            }
            _ => {
                let object = self.record(arg)?;
                self.parts_of(object, ty, pass)
            }
        };
        let mut values = values.into_iter();
        let object = memory_type(&mut self.e.module.types, self.environment, ty, pass);
        for_each_part(self.environment, ty, object, pass, |_, attrs| {
            passed.extend(values.next().map(|value| (value, attrs)));
        });
        Ok(())
    }

    /// What a record travels as.
    fn parts_of(&mut self, object: Address, ty: &Type, pass: &ArgPass) -> Vec<Operand> {
        match pass {
            ArgPass::Nothing => Vec::new(),
            ArgPass::Direct { pieces, .. } => self.take_apart(object, ty, pieces),
            ArgPass::Memory { align, skipped, .. } => {
                let copied = self.aligned_copy(object, ty, *align);
                let mut values = self.fillers(skipped);
                values.push(copied.ptr);
                values
            }
            ArgPass::Reference { .. } => vec![object.ptr],
        }
    }

    /// `byval` copies, but from an address that has the alignment of the copy.
    fn aligned_copy(&mut self, object: Address, ty: &Type, align: lang::Align) -> Address {
        if object.align >= align {
            return object;
        }
        let ir_type = self.environment.ir_type(self.e.module, ty);
        let ptr = self.e.build.entry_alloca(ir_type, crate::strategy::ir_align(align));
        let copy = Address { ptr, align };
        self.copy(copy, object, self.environment.layouts.size(ty));
        copy
    }

    fn fillers(&mut self, skipped: &Pieces) -> Vec<Operand> {
        let (types, environment) = (&mut self.e.module.types, self.environment);
        skipped.iter().map(|piece| Const::Zero(piece_type(types, environment, piece.ty)).into()).collect()
    }

    fn outcome(
        &mut self,
        called: &Called<'_>,
        result: Option<Address>,
        returned: Option<Operand>,
    ) -> Result<Outcome, LowerError> {
        let (Some(ty), ReturnPass::Direct(pieces, _)) = (called.ret, &called.abi.ret) else {
            return Ok(result.map_or(Outcome::Nothing, Outcome::Record));
        };
        let value = returned.ok_or(LowerError::IllTyped("a call without its result"))?;
        if ty.is_scalar() {
            return Ok(Outcome::Scalar(value));
        }
        let values = self.split_result(value, pieces);
        Ok(Outcome::Record(self.assemble(ty, pieces, &values)))
    }

    fn split_result(&mut self, value: Operand, pieces: &Pieces) -> Vec<Operand> {
        if pieces.len() == 1 {
            return vec![value];
        }
        let extract = |(index, piece): (u32, &abi::Piece)| {
            let ty = piece_type(&mut self.e.module.types, self.environment, piece.ty);
            self.e.build.extract_value(ty, value, &[index])
        };
        (0u32..).zip(pieces).map(extract).collect()
    }

    /// `return value;`
    pub(super) fn return_value(&mut self, value: &'a Expr) -> Result<(), LowerError> {
        let pass = &self.environment.abis[self.id.index()].ret;
        let ret = self.function.ret.as_ref().ok_or(LowerError::IllTyped("a value returned from void"))?;
        if ret.is_scalar() {
            let to = self.scalar(ret)?;
            let value = self.converted(value, to)?;
            self.e.build.ret(value);
            return Ok(());
        }
        let object = self.record(value)?;
        match pass {
            ReturnPass::Nothing => self.e.build.ret_void(),
            ReturnPass::Memory { align, .. } => {
                let to = Address { ptr: self.e.build.param(0), align: *align };
                self.copy(to, object, self.environment.layouts.size(ret));
                self.e.build.ret_void();
            }
            ReturnPass::Direct(pieces, _) => {
                let values = self.take_apart(object, ret, pieces);
                let joined = self.join_result(pass, &values);
                self.e.build.ret(joined);
            }
        }
        Ok(())
    }

    fn join_result(&mut self, pass: &ReturnPass, values: &[Operand]) -> Operand {
        if let [only] = values {
            return *only;
        }
        let ty = return_type(&mut self.e.module.types, self.environment, pass);
        let start: Operand = Const::Poison(ty).into();
        (0u32..)
            .zip(values)
            .fold(start, |joined, (index, value)| self.e.build.insert_value(joined, *value, &[index]))
    }
}
