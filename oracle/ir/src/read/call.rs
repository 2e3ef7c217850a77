//! Calls. LangRef "'call' Instruction".

use base::text::{LocatedProblem, Result};

use super::function::{BodyReader, ReadOperation};
use crate::attributes::ParamAttrs;
use crate::constant::{Const, Operand};
use crate::instruction::{Call, Callee, Op};
use crate::types::TypeId;

/// Arguments and their types.
#[derive(Default)]
struct CallArguments {
    all: Vec<(Operand, ParamAttrs)>,
    types: Vec<TypeId>,
}

impl BodyReader<'_, '_> {
    pub(super) fn call(&mut self) -> Result<ReadOperation> {
        self.reader.skip_head();
        let ret_attrs = self.reader.param_attrs()?;
        let ret = self.reader.ty()?;
        let spelled = self.function_type()?;
        if self.reader.cursor.at(&["asm"]) {
            return Err(LocatedProblem::unsupported(self.reader.cursor.here(), "inline assembly"));
        }
        let at = self.reader.cursor.here();
        let callee = self.operand(TypeId::PTR)?;
        let CallArguments { all: args, types } = self.arguments()?;
        let fixed = match spelled {
            Some(spelled) => spelled.fixed(&types).ok_or_else(|| {
                LocatedProblem::invalid(at, "the arguments are not those of the function type")
            })?,
            None => None,
        };
        self.reader.function_attrs()?;
        if self.reader.cursor.at(&["["]) {
            return Err(LocatedProblem::unsupported(self.reader.cursor.here(), "an operand bundle"));
        }
        let callee = self.callee(callee, ret, &types, fixed);
        let call = Call { callee, ret, ret_attrs, args, fixed };
        Ok(ReadOperation { op: Op::Call(Box::new(call)), ty: ret })
    }

    /// The callee: a direct call if the function is called with its own type.
    fn callee(&self, callee: Operand, ret: TypeId, types: &[TypeId], fixed: Option<u32>) -> Callee {
        let Operand::Const(Const::Function(id)) = callee else { return Callee::Indirect(callee) };
        let function = &self.reader.module.functions[id.index()];
        let named = fixed.map_or(types, |fixed| &types[..fixed as usize]);
        let same = function.ret == ret
            && function.varargs == fixed.is_some()
            && function.params.iter().map(|param| param.ty).eq(named.iter().copied());
        if same { Callee::Direct(id) } else { Callee::Indirect(callee) }
    }

    /// Reads `(ptr, ...)` after the result type, if present.
    fn function_type(&mut self) -> Result<Option<FunctionType>> {
        if !self.reader.cursor.accept("(") {
            return Ok(None);
        }
        let mut params = Vec::new();
        while !self.reader.cursor.at_list_end(")", params.is_empty())? {
            if self.reader.cursor.accept("...") {
                self.reader.cursor.expect(")")?;
                return Ok(Some(FunctionType { params, varargs: true }));
            }
            params.push(self.reader.sized_type()?);
        }
        Ok(Some(FunctionType { params, varargs: false }))
    }

    /// `(type attributes value, …)`
    fn arguments(&mut self) -> Result<CallArguments> {
        let mut arguments = CallArguments::default();
        self.reader.cursor.expect("(")?;
        while !self.reader.cursor.at_list_end(")", arguments.all.is_empty())? {
            let ty = self.reader.sized_type()?;
            let attrs = self.reader.param_attrs()?;
            arguments.all.push((self.operand(ty)?, attrs));
            arguments.types.push(ty);
        }
        Ok(arguments)
    }
}

/// The function type written in a call.
struct FunctionType {
    params: Vec<TypeId>,
    varargs: bool,
}

impl FunctionType {
    /// For a variadic type, the number of fixed arguments; `None` if the arguments do not fit the type.
    fn fixed(&self, types: &[TypeId]) -> Option<Option<u32>> {
        let fits = types.starts_with(&self.params) && (self.varargs || types.len() == self.params.len());
        fits.then_some(self.varargs.then_some(self.params.len() as u32))
    }
}
