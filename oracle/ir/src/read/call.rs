//! Calls. LangRef "'call' Instruction".

use base::text::{LocatedProblem, Result};

use super::function::{BodyReader, ReadOperation};
use super::lexer::TokenKind;
use super::name;
use crate::attributes::{AttributeSet, ParamAttrs};
use crate::call::{AsmFlag, Call, Callee, InlineAsm};
use crate::constant::{Const, Operand};
use crate::id::AsmId;
use crate::instruction::Op;
use crate::types::TypeId;

/// Arguments and their types.
#[derive(Default)]
struct CallArguments {
    all: Vec<(Operand, ParamAttrs)>,
    types: Vec<TypeId>,
}

impl BodyReader<'_, '_> {
    pub(super) fn call(&mut self) -> Result<ReadOperation> {
        let call = self.call_site()?;
        let ty = call.ret;
        Ok(ReadOperation { op: Op::Call(Box::new(call)), ty })
    }

    /// The part of a call after its opcode.
    pub(super) fn call_site(&mut self) -> Result<Call> {
        let convention = self.reader.convention();
        let ret_attrs = self.reader.param_attrs()?;
        let ret = self.reader.ty()?;
        let spelled = self.function_type()?;
        let at = self.reader.cursor.here();
        let assembly = self.reader.cursor.accept("asm");
        let callee = if assembly { self.assembly()? } else { Callee::Indirect(self.operand(TypeId::PTR)?) };
        let CallArguments { all: mut args, mut types } = self.arguments()?;
        if let Callee::Indirect(address) = callee {
            self.reader.upgrade_arguments(address, &mut args, &mut types);
        }
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
        let called = Call { callee, ret, ret_attrs, args, fixed, convention };
        let callee = self.callee(&called, &types);
        Ok(Call { callee, ..called })
    }

    /// `sideeffect "nop", "~{memory}"`, after `asm`
    fn assembly(&mut self) -> Result<Callee> {
        let mut flags = AttributeSet::<AsmFlag>::NONE;
        while let Some(flag) = self.reader.cursor.word().and_then(AsmFlag::from_keyword) {
            self.reader.cursor.advance();
            flags = flags.with(flag);
        }
        let template = name::bytes(self.reader.cursor.expect_kind(TokenKind::Text, "a string")?.text);
        self.reader.cursor.expect(",")?;
        let constraints = name::bytes(self.reader.cursor.expect_kind(TokenKind::Text, "a string")?.text);
        self.reader.module.assembly.push(InlineAsm { template, constraints, flags });
        Ok(Callee::Asm(AsmId(self.reader.module.assembly.len() as u32 - 1)))
    }

    /// The callee: a direct call if the function is called with its own type.
    fn callee(&self, call: &Call, types: &[TypeId]) -> Callee {
        let Call { callee, ret, fixed, convention, .. } = *call;
        let Callee::Indirect(Operand::Const(Const::Function(id))) = callee else { return callee };
        let function = &self.reader.module.functions[id.index()];
        let named = fixed.map_or(types, |fixed| &types[..fixed as usize]);
        let same = function.ret == ret
            && function.varargs == fixed.is_some()
            && function.convention == convention
            && function.params.iter().map(|param| param.ty).eq(named.iter().copied());
        if same { Callee::Direct(id) } else { callee }
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
