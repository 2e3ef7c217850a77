//! Terminators. LangRef "Terminator Instructions".

use base::text::Result;

use super::function::{BodyReader, ReadTerminator};
use super::lexer::TokenKind;
use super::number;
use crate::opcode::TerminatorOp;
use crate::terminator::Terminator;
use crate::types::TypeId;

impl BodyReader<'_, '_> {
    /// Reads the rest of a terminator after its opcode.
    pub(super) fn terminator(&mut self, op: TerminatorOp) -> Result<ReadTerminator> {
        match op {
            TerminatorOp::Ret => self.ret().map(ReadTerminator::void),
            TerminatorOp::Br => self.br().map(ReadTerminator::void),
            TerminatorOp::Switch => self.switch().map(ReadTerminator::void),
            TerminatorOp::IndirectBr => self.indirect_br(),
            TerminatorOp::Invoke => self.invoke(),
            TerminatorOp::CallBr => self.call_br(),
            TerminatorOp::Resume => self.resume(),
            TerminatorOp::CatchSwitch => self.catch_switch(),
            TerminatorOp::CatchRet => self.catch_ret(),
            TerminatorOp::CleanupRet => self.cleanup_ret(),
            TerminatorOp::Unreachable => Ok(ReadTerminator::void(Terminator::Unreachable)),
        }
    }

    fn ret(&mut self) -> Result<Terminator> {
        if self.reader.cursor.accept("void") {
            return Ok(Terminator::Ret(None));
        }
        let (_, value) = self.typed_operand()?;
        Ok(Terminator::Ret(Some(value)))
    }

    fn br(&mut self) -> Result<Terminator> {
        if self.reader.cursor.is_at(&["label"]) {
            return Ok(Terminator::Br(self.label()?));
        }
        let at = self.reader.cursor.byte_position();
        let (ty, condition) = self.typed_operand()?;
        if ty != TypeId::I1 {
            return self.reader.invalid(at, "the condition of a branch is an i1");
        }
        self.reader.cursor.expect(",")?;
        let if_true = self.label()?;
        self.reader.cursor.expect(",")?;
        let if_false = self.label()?;
        Ok(Terminator::CondBr { condition, if_true, if_false })
    }

    fn switch(&mut self) -> Result<Terminator> {
        let at = self.reader.cursor.byte_position();
        let (ty, value) = self.typed_operand()?;
        let Some(width) = self.reader.module.types.int_width(ty) else {
            return self.reader.invalid(at, "a switch is on an integer");
        };
        self.reader.cursor.expect(",")?;
        let default = self.label()?;
        self.reader.cursor.expect("[")?;
        let mut cases = Vec::new();
        while !self.reader.cursor.accept("]") {
            let case = self.case(ty, width)?;
            self.reader.cursor.expect(",")?;
            cases.push((case, self.label()?));
        }
        Ok(Terminator::Switch { value, default, cases })
    }

    /// Reads `type value` of a case.
    fn case(&mut self, wanted: TypeId, width: u32) -> Result<u128> {
        let at = self.reader.cursor.byte_position();
        if self.reader.ty()? != wanted {
            return self.reader.invalid(at, "a case has the type of the switch");
        }
        let token = self.reader.cursor.peek();
        match (token.kind, token.text) {
            (TokenKind::Word, "true" | "false") if width == 1 => {
                self.reader.cursor.advance();
                Ok(u128::from(token.text == "true"))
            }
            _ => number::integer(self.reader.cursor.expect_kind(TokenKind::Integer, "an integer")?, width),
        }
    }
}
