//! Calls. LangRef "'call' Instruction".

use base::text::{LocatedProblem, Result};

use super::function::{BodyReader, ReadOperation};
use super::lexer::{Token, TokenKind};
use super::name;
use crate::attributes::{AttributeSet, ParamAttrs};
use crate::call::{AsmFlag, Call, Callee, InlineAsm, OperandBundle};
use crate::constant::{Const, Operand};
use crate::id::AsmId;
use crate::instruction::Op;
use crate::metadata::MetadataValue;
use crate::types::TypeId;

/// Arguments and their types.
#[derive(Default)]
struct CallArguments {
    all: Vec<(Operand, ParamAttrs)>,
    types: Vec<TypeId>,
}

impl<'s> BodyReader<'_, 's> {
    pub(super) fn call(&mut self) -> Result<ReadOperation> {
        let call = self.call_site()?;
        let ty = call.ret;
        Ok(ReadOperation { op: Op::Call(Box::new(call)), ty })
    }

    /// The part of a call after its opcode.
    pub(super) fn call_site(&mut self) -> Result<Call> {
        let convention = self.reader.convention()?;
        let ret_attrs = self.reader.param_attrs()?;
        let space = match self.reader.cursor.is_at(&["addrspace"]) {
            true => self.reader.address_space()?,
            false => self.reader.module.types.data_layout().program_space,
        };
        let ret = self.reader.ty()?;
        let spelled = self.reader.function_type()?;
        let at = self.reader.cursor.byte_position();
        let assembly = self.reader.cursor.accept("asm");
        let undeclared = if assembly { None } else { self.undeclared_intrinsic()? };
        let named = match undeclared {
            Some(_) => Callee::Indirect(Const::Null.into()),
            None if assembly => self.assembly()?,
            None => {
                let pointer = self.reader.module.types.pointer(space);
                Callee::Indirect(self.operand(pointer)?)
            }
        };
        let CallArguments { all: mut args, mut types } = self.arguments()?;
        // A declaration is made from the types of the arguments, so it has to wait for them.
        let callee = match undeclared {
            Some(name) => Callee::Indirect(self.reader.declare_intrinsic(name, ret, &types)?.into()),
            None => named,
        };
        if let Callee::Indirect(address) = callee {
            self.reader.upgrade_arguments(address, &mut args, &mut types);
        }
        let fixed = match spelled {
            Some(spelled) => spelled.fixed(&types).ok_or_else(|| {
                LocatedProblem::invalid(at, "the arguments are not those of the function type")
            })?,
            None => None,
        };
        let attrs = self.reader.function_attrs()?;
        let bundles = self.bundles()?;
        let called = Call {
            callee,
            ret,
            ret_attrs,
            args,
            fixed,
            convention,
            attrs,
            bundles,
            tail: Default::default(),
        };
        let callee = self.callee(&called, &types);
        Ok(Call { callee, ..called })
    }

    /// `sideeffect "nop", "~{memory}"`, after `asm`
    fn assembly(&mut self) -> Result<Callee> {
        let mut flags = AttributeSet::<AsmFlag>::NONE;
        while let Some(flag) = self.reader.cursor.word().and_then(AsmFlag::from_keyword) {
            self.reader.cursor.advance();
            flags = flags.with_attribute(flag);
        }
        let template = name::bytes(self.reader.cursor.expect_kind(TokenKind::Text, "a string")?.text);
        self.reader.cursor.expect(",")?;
        let constraints = name::bytes(self.reader.cursor.expect_kind(TokenKind::Text, "a string")?.text);
        self.reader.module.assembly.push(InlineAsm { template, constraints, flags });
        Ok(Callee::Asm(AsmId(self.reader.module.assembly.len() as u32 - 1)))
    }

    /// The name of an intrinsic that the module does not declare, which LLVM declares itself.
    fn undeclared_intrinsic(&mut self) -> Result<Option<Token<'s>>> {
        let token = self.reader.cursor.peek();
        if token.kind != TokenKind::Global {
            return Ok(None);
        }
        let name = name::name(token)?;
        let undeclared = name.starts_with("llvm.") && !self.reader.symbols.contains_key(&name);
        if undeclared {
            self.reader.cursor.advance();
        }
        Ok(Some(token).filter(|_| undeclared))
    }

    /// `[ "align"(ptr %p, i64 8), … ]`
    fn bundles(&mut self) -> Result<Vec<OperandBundle>> {
        let mut bundles = Vec::new();
        if !self.reader.cursor.accept("[") {
            return Ok(bundles);
        }
        while !self.reader.cursor.at_list_end("]", bundles.is_empty())? {
            let tag = name::string(self.reader.cursor.expect_kind(TokenKind::Text, "a string")?)?;
            self.reader.cursor.expect("(")?;
            let mut args = Vec::new();
            while !self.reader.cursor.at_list_end(")", args.is_empty())? {
                let ty = self.reader.argument_type()?;
                args.push(self.operand(ty)?);
            }
            bundles.push(OperandBundle { tag, args });
        }
        Ok(bundles)
    }

    /// The callee: a direct call if the function is called with its own type.
    fn callee(&self, call: &Call, types: &[TypeId]) -> Callee {
        let Call { callee, ret, fixed, convention, .. } = *call;
        let Callee::Indirect(Operand::Const(constant)) = callee else { return callee };
        let Some(id) = self.reader.module.addressed_function(constant) else { return callee };
        let function = &self.reader.module.functions[id.index()];
        let named = fixed.map_or(types, |fixed| &types[..fixed as usize]);
        let same = function.ret == ret
            && function.varargs == fixed.is_some()
            && function.convention == convention
            && function.params.iter().map(|param| param.ty).eq(named.iter().copied());
        if same { Callee::Direct(id) } else { callee }
    }

    /// `(type attributes value, …)`
    fn arguments(&mut self) -> Result<CallArguments> {
        let mut arguments = CallArguments::default();
        self.reader.cursor.expect("(")?;
        while !self.reader.cursor.at_list_end(")", arguments.all.is_empty())? {
            // LLVM writes `...` last where a call passes on what a variadic function got (`LLParser::parseParameterList`).
            if self.reader.cursor.is_at(&["..."]) {
                if !self.passes_on {
                    let at = self.reader.cursor.byte_position();
                    return self
                        .reader
                        .invalid(at, "only a musttail call of a variadic function passes on arguments");
                }
                self.reader.cursor.advance();
                self.reader.cursor.expect(")")?;
                return Ok(arguments);
            }
            let ty = self.reader.argument_type()?;
            let attrs = self.reader.param_attrs()?;
            let value = if ty == TypeId::METADATA { self.metadata_operand()? } else { self.operand(ty)? };
            arguments.all.push((value, attrs));
            arguments.types.push(ty);
        }
        if self.passes_on {
            return Err(self.reader.cursor.unexpected("`, ...)` in a musttail call of a variadic function"));
        }
        Ok(arguments)
    }

    /// Metadata as an argument: `!0`, `i32 1`, or the function's own value `i32 %v`, which stays that value.
    fn metadata_operand(&mut self) -> Result<Operand> {
        let cursor = &self.reader.cursor;
        if cursor.next_is(TokenKind::Metadata) || cursor.is_at(&["distinct"]) || cursor.is_at(&["null"]) {
            return self.operand(TypeId::METADATA);
        }
        let ty = self.reader.argument_type()?;
        if self.reader.cursor.next_is(TokenKind::Local) {
            return self.operand(ty);
        }
        let constant = self.reader.constant(ty)?;
        Ok(self.reader.module.metadata_constant(MetadataValue::Constant(constant)).into())
    }
}
