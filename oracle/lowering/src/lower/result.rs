//! Results: split into the parts that they are returned in, and put together again.

use base::Faults;
use ir::{Const, Operand};
use lang::{Expr, Type};

use super::LowerError;
use super::call::CallResult;
use super::convert::ScalarType;
use super::function::{Address, Lowerer};
use super::signature::{piece_type, return_type};
use crate::abi::{Piece, Pieces, ReturnPass};
use crate::fault::Fault;

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// The result of a call of a function that returns it by `pass`: `object` is the memory that the function was given to write
    /// to, `returned` the value of the call.
    pub(super) fn outcome(
        &mut self,
        ret: Option<&Type>,
        pass: &ReturnPass,
        object: Option<Address>,
        returned: Option<Operand>,
    ) -> Result<CallResult, LowerError> {
        let Some(ty) = ret else { return Ok(CallResult::Nothing) };
        match (pass, returned) {
            (ReturnPass::Direct(pieces, _), Some(value)) if self.in_one_register(ty, pieces)? => {
                Ok(CallResult::Scalar(value))
            }
            (ReturnPass::Direct(pieces, _), Some(value)) => {
                let values = self.split_result(value, pieces);
                let object = self.assemble(ty, pieces, &values);
                self.arrived(object, ty)
            }
            (ReturnPass::Direct(..), None) => Err(LowerError::IllTyped("a call without its result")),
            (ReturnPass::Nothing | ReturnPass::Memory { .. }, _) => match object {
                Some(object) => self.arrived(object, ty),
                None => Ok(CallResult::Nothing),
            },
        }
    }

    /// A result that is in memory now.
    fn arrived(&mut self, object: Address, ty: &Type) -> Result<CallResult, LowerError> {
        if !ty.is_scalar() {
            return Ok(CallResult::Aggregate(object));
        }
        let scalar: ScalarType = self.scalar(ty)?;
        Ok(CallResult::Scalar(self.load_scalar(object, scalar, false)))
    }

    fn split_result(&mut self, value: Operand, pieces: &Pieces) -> Vec<Operand> {
        if pieces.len() == 1 {
            return vec![value];
        }
        let extract = |(index, piece): (u32, &Piece)| {
            let ty = piece_type(&mut self.e.module.types, self.environment, piece.ty);
            self.e.build.extract_value(ty, value, &[index])
        };
        (0u32..).zip(pieces).map(extract).collect()
    }

    /// `return value;`
    pub(super) fn return_value(&mut self, value: &'a Expr) -> Result<(), LowerError> {
        let pass = &self.environment.abis[self.id.index()].ret;
        let ret = self.function.ret.as_ref().ok_or(LowerError::IllTyped("a value returned from void"))?;
        if let ReturnPass::Direct(pieces, _) = pass
            && self.in_one_register(ret, pieces)?
        {
            let to = self.scalar(ret)?;
            let value = self.converted(value, to)?;
            self.e.build.ret(value);
            return Ok(());
        }
        // Also where nothing is passed back, for the effects of the expression.
        let object = self.as_object(value, ret)?;
        match pass {
            ReturnPass::Nothing => self.e.build.ret_void(),
            ReturnPass::Memory { align, .. } => {
                let to = Address { ptr: self.e.build.param(0), align: *align };
                self.copy_object(to, object, ret);
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
