//! Bodies of functions: blocks, instructions, operands.

use std::collections::HashMap;

use base::text::{LocatedProblem, Result};
use smol_str::SmolStr;

use super::Reader;
use super::lexer::{Token, TokenKind};
use super::locals::{ForwardUse, LocalNames, begins_instruction};
use super::signature::DefinitionHeader;
use crate::call::TailCall;
use crate::constant::Operand;
use crate::exception::UnwindTerminator;
use crate::flags::INSTRUCTION_FLAGS;
use crate::function::Block;
use crate::id::{BlockId, ValueId};
use crate::instruction::{Instruction, Op};
use crate::metadata::takes_promises;
use crate::opcode::Opcode;
use crate::terminator::Terminator;
use crate::types::TypeId;

/// The reader of one function body.
pub(super) struct BodyReader<'r, 's> {
    pub(super) reader: &'r mut Reader<'s>,
    locals: LocalNames<'s>,
    /// True if the function takes variable arguments.
    varargs: bool,
    /// True if the call that is read passes them on: LangRef "'call' Instruction", `musttail`.
    pub(super) passes_on: bool,
}

/// An operation and the type of its result, `void` for none.
pub(super) struct ReadOperation {
    pub(super) op: Op,
    pub(super) ty: TypeId,
}

/// A terminator, once the value it defines has a number, and the type of that value.
pub(super) struct ReadTerminator {
    pub(super) ty: TypeId,
    pub(super) build: Box<dyn FnOnce(Option<ValueId>) -> Terminator>,
}

impl ReadTerminator {
    /// A terminator without a value.
    pub(super) fn void(terminator: Terminator) -> ReadTerminator {
        ReadTerminator { ty: TypeId::VOID, build: Box::new(|_| terminator) }
    }

    /// A terminator of exception handling without a value.
    pub(super) fn unwind(terminator: UnwindTerminator) -> ReadTerminator {
        ReadTerminator::void(Terminator::Unwind(Box::new(terminator)))
    }

    /// A terminator whose value has type `ty`, which may be `void`.
    pub(super) fn defining(
        ty: TypeId,
        build: impl FnOnce(Option<ValueId>) -> UnwindTerminator + 'static,
    ) -> ReadTerminator {
        ReadTerminator { ty, build: Box::new(|result| Terminator::Unwind(Box::new(build(result)))) }
    }
}

impl<'s> Reader<'s> {
    /// Reads the body of a function whose head has been read, and returns its values by name.
    pub(super) fn body(&mut self, header: DefinitionHeader<'s>) -> Result<HashMap<SmolStr, ValueId>> {
        let DefinitionHeader { id, end, position, mut locals } = header;
        self.cursor.go_to(position);
        locals.define_params(self.module.functions[id.index()].params.iter().map(|param| param.ty));
        let varargs = self.module.functions[id.index()].varargs;
        let mut body = BodyReader { reader: self, locals, varargs, passes_on: false };
        let blocks = body.blocks()?;
        body.check_early()?;
        let (values, names) = body.locals.into_types_and_names();
        let function = &mut self.module.functions[id.index()];
        function.blocks = blocks;
        function.values = values;
        self.expect_end(end)?;
        Ok(names)
    }
}

impl<'s> BodyReader<'_, 's> {
    /// Reads the blocks up to and including the closing brace.
    fn blocks(&mut self) -> Result<Vec<Block>> {
        let mut blocks = vec![self.block(BlockId::ENTRY)?];
        while !self.reader.cursor.accept("}") {
            match self.reader.cursor.word() {
                Some("uselistorder" | "uselistorder_bb") => self.reader.skip_use_order()?,
                _ => blocks.push(self.block(BlockId(blocks.len() as u32))?),
            }
        }
        Ok(blocks)
    }

    /// Reads a block, with or without a label.
    fn block(&mut self, id: BlockId) -> Result<Block> {
        let at = self.reader.cursor.byte_position();
        let label = match self.reader.cursor.next_is(TokenKind::Label) {
            true => Some(self.reader.cursor.advance()),
            false if id == BlockId::ENTRY || self.begins_instruction() => None,
            false => return Err(self.reader.cursor.unexpected("a label, an instruction, or `}`")),
        };
        self.locals.begin_block(label, id, at)?;
        let mut instructions = Vec::new();
        loop {
            self.reader.skip_markers()?;
            let name = self.result_name();
            let (marker_at, tail) = (self.reader.cursor.byte_position(), self.reader.tail());
            // LangRef: only a `musttail` call in a variadic function may end its arguments with `...`.
            self.passes_on = self.varargs && tail == TailCall::MustTail;
            let (opcode, flags) = self.opcode()?;
            let mut read = match opcode {
                Opcode::Binary(op) => self.binary(op, flags)?,
                Opcode::Cast(op) => self.cast(op, flags)?,
                Opcode::Special(op) => self.special(op, flags)?,
                Opcode::Terminator(op) => {
                    let ReadTerminator { ty, build } = self.terminator(op)?;
                    let terminator = build(self.define(name, ty)?);
                    let at = self.reader.cursor.byte_position();
                    let metadata = self.reader.attached()?;
                    self.reader.drop_promises(at, metadata);
                    return Ok(Block { instructions, terminator, metadata });
                }
            };
            match &mut read.op {
                Op::Call(call) => call.tail = tail,
                _ if tail == TailCall::Any => {}
                _ => return self.reader.invalid(marker_at, "only a call can be a tail call"),
            }
            let at = self.reader.cursor.byte_position();
            let metadata = self.reader.attached()?;
            if !takes_promises(&self.reader.module.types, &read.op) {
                self.reader.drop_promises(at, metadata);
            }
            let flags = flags.intersection(INSTRUCTION_FLAGS);
            instructions.push(Instruction {
                flags,
                metadata,
                ..Instruction::new(self.define(name, read.ty)?, read.op)
            });
        }
    }

    /// True if an instruction comes next.
    fn begins_instruction(&mut self) -> bool {
        let cursor = &self.reader.cursor;
        begins_instruction(cursor.peek(), cursor.peek_at(1))
    }

    /// Reads `%name =`, if that comes next.
    fn result_name(&mut self) -> Option<Token<'s>> {
        let token = self.reader.cursor.peek();
        let named = token.kind == TokenKind::Local && self.reader.cursor.peek_at(1).text == "=";
        named.then(|| {
            let after_name = self.reader.cursor.position() + 2;
            self.reader.cursor.go_to(after_name);
            token
        })
    }

    /// Defines the result of an instruction; `None` if it is `void`.
    fn define(&mut self, name: Option<Token<'s>>, ty: TypeId) -> Result<Option<ValueId>> {
        match name {
            Some(token) if ty == TypeId::VOID => {
                let problem = format!("{} would be the name of nothing: there is no result", token.text);
                self.reader.invalid(token.start, problem)
            }
            Some(token) => self.locals.define(token, ty).map(Some),
            None if ty == TypeId::VOID => Ok(None),
            None => Ok(Some(self.locals.define_unnamed(ty))),
        }
    }

    /// Reads a value or a constant of type `ty`, which precedes it in the text.
    pub(super) fn operand(&mut self, ty: TypeId) -> Result<Operand> {
        if !self.reader.cursor.next_is(TokenKind::Local) {
            return Ok(self.reader.constant(ty)?.into());
        }
        let token = self.reader.cursor.advance();
        let (value, known) = self.locals.used(token, ty)?;
        match known {
            Some(known) if known != ty => self.wrong_type(token, known, ty),
            _ => Ok(value.into()),
        }
    }

    /// `type value`
    pub(super) fn typed_operand(&mut self) -> Result<(TypeId, Operand)> {
        let ty = self.reader.value_type()?;
        Ok((ty, self.operand(ty)?))
    }

    /// `, type value`
    pub(super) fn next_operand(&mut self) -> Result<(TypeId, Operand)> {
        self.reader.cursor.expect(",")?;
        self.typed_operand()
    }

    /// `, ptr value`
    pub(super) fn next_pointer(&mut self) -> Result<Operand> {
        self.reader.cursor.expect(",")?;
        self.pointer()
    }

    /// `label %name`
    pub(super) fn label(&mut self) -> Result<BlockId> {
        self.reader.cursor.expect("label")?;
        self.block_name()
    }

    /// The block named by `%name`.
    pub(super) fn block_name(&mut self) -> Result<BlockId> {
        let token = self.reader.cursor.expect_kind(TokenKind::Local, "the name of a block")?;
        self.locals.block(token)
    }

    fn check_early(&mut self) -> Result<()> {
        for ForwardUse { value, ty, token } in std::mem::take(&mut self.locals.early) {
            match self.locals.ty(value) {
                Some(known) if known == ty => {}
                Some(known) => return self.wrong_type(token, known, ty),
                None => {
                    return Err(LocatedProblem::invalid(
                        token.start,
                        format!("there is no value {}", token.text),
                    ));
                }
            }
        }
        Ok(())
    }

    fn wrong_type<T>(&self, token: Token<'_>, known: TypeId, wanted: TypeId) -> Result<T> {
        let (known, wanted) = (self.reader.type_text(known), self.reader.type_text(wanted));
        self.reader.invalid(token.start, format!("{} is of type {known}, not {wanted}", token.text))
    }
}
