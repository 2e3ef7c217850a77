//! Instructions by keyword.

mod aggregate;
mod arithmetic;
mod atomic;
mod memory;

use base::text::Result;

use super::function::{BodyReader, ReadOperation};
use super::upgrade;
use crate::flags::{FAST_MATH, Flag, FlagSet};
use crate::instruction::{ChoiceOp, Op};
use crate::memory::GepFlags;
use crate::opcode::{Opcode, SpecialOp};
use crate::types::TypeId;

impl BodyReader<'_, '_> {
    /// Reads an opcode with its flags.
    pub(super) fn opcode(&mut self) -> Result<(Opcode, FlagSet)> {
        let unexpected = || self.reader.cursor.unexpected("an instruction");
        let word = self.reader.cursor.word().ok_or_else(unexpected)?;
        let opcode = Opcode::from_keyword(upgrade::keyword(word)).ok_or_else(unexpected)?;
        self.reader.cursor.advance();
        Ok((opcode, self.flags(opcode)?))
    }

    fn flags(&mut self, opcode: Opcode) -> Result<FlagSet> {
        let mut flags = FlagSet::NONE;
        loop {
            let token = self.reader.cursor.peek();
            let named = match token.text {
                "fast" => FAST_MATH,
                text => match Flag::from_keyword(text) {
                    Some(flag) => FlagSet::NONE.with_attribute(flag),
                    None => return Ok(flags),
                },
            };
            if !named.difference(opcode.flags()).is_empty() {
                let problem = format!("`{}` has no flag `{}`", opcode.keyword(), token.text);
                return self.reader.invalid(token.start, problem);
            }
            self.reader.cursor.advance();
            flags = flags.union(named);
        }
    }

    /// Reads the operands of an opcode that belongs to no uniform family. One match, so that a new opcode is
    /// an error here until it is read.
    pub(super) fn special(&mut self, op: SpecialOp, flags: FlagSet) -> Result<ReadOperation> {
        match op {
            SpecialOp::FNeg => self.unary(Op::FNeg),
            SpecialOp::Freeze => self.unary(Op::Freeze),
            SpecialOp::ICmp => self.icmp(),
            SpecialOp::FCmp => self.fcmp(),
            SpecialOp::Select => self.select(),
            SpecialOp::Phi => self.phi(),
            SpecialOp::Call => self.call(),
            SpecialOp::Alloca => self.alloca(),
            SpecialOp::Load => self.load(),
            SpecialOp::Store => self.store(),
            SpecialOp::LoadField => self.load_field(),
            SpecialOp::LoadFrozen => self.load_frozen(),
            SpecialOp::StoreField => self.store_field(),
            SpecialOp::GetElementPtr => self.address(GepFlags::from_set(flags)),
            SpecialOp::Fence => self.fence(),
            SpecialOp::CmpXchg => self.compare_exchange(),
            SpecialOp::AtomicRmw => self.read_modify_write(),
            SpecialOp::VaArg => self.va_arg(),
            SpecialOp::LandingPad => self.landing_pad(),
            SpecialOp::CatchPad => self.catch_pad(),
            SpecialOp::CleanupPad => self.cleanup_pad(),
            SpecialOp::ExtractValue => self.extract_value(),
            SpecialOp::InsertValue => self.insert_value(),
            SpecialOp::ExtractElement => self.extract_element(),
            SpecialOp::InsertElement => self.insert_element(),
            SpecialOp::ShuffleVector => self.shuffle(),
        }
    }

    fn unary(&mut self, op: fn(crate::Operand) -> Op) -> Result<ReadOperation> {
        let (ty, value) = self.typed_operand()?;
        Ok(ReadOperation { op: op(value), ty })
    }

    /// `va_arg ptr %list, i32`
    fn va_arg(&mut self) -> Result<ReadOperation> {
        let list = self.pointer()?;
        self.reader.cursor.expect(",")?;
        let ty = self.reader.sized_type()?;
        Ok(ReadOperation { op: Op::VaArg { list, ty }, ty })
    }

    fn select(&mut self) -> Result<ReadOperation> {
        let (_, condition) = self.typed_operand()?;
        let (ty, if_true) = self.next_operand()?;
        self.reader.cursor.expect(",")?;
        let if_false = self.operand_of(ty)?;
        Ok(ReadOperation { op: Op::Choice(ChoiceOp::Select { condition, if_true, if_false }), ty })
    }

    fn phi(&mut self) -> Result<ReadOperation> {
        let ty = self.reader.value_type()?;
        let mut incoming = Vec::new();
        // In a block that nothing leads to, it may be empty.
        if !self.reader.cursor.is_at(&["["]) {
            return Ok(ReadOperation { op: Op::Choice(ChoiceOp::Phi { ty, incoming }), ty });
        }
        loop {
            self.reader.cursor.expect("[")?;
            let value = self.operand(ty)?;
            self.reader.cursor.expect(",")?;
            incoming.push((value, self.block_name()?));
            self.reader.cursor.expect("]")?;
            if !self.reader.cursor.accept_after_comma("[") {
                return Ok(ReadOperation { op: Op::Choice(ChoiceOp::Phi { ty, incoming }), ty });
            }
            let before = self.reader.cursor.position() - 1;
            self.reader.cursor.go_to(before);
        }
    }

    /// Reads `type value`, whose type must be `wanted`.
    pub(super) fn operand_of(&mut self, wanted: TypeId) -> Result<crate::Operand> {
        let at = self.reader.cursor.byte_position();
        let (ty, value) = self.typed_operand()?;
        if ty == wanted {
            return Ok(value);
        }
        let (ty, wanted) = (self.reader.type_text(ty), self.reader.type_text(wanted));
        self.reader.invalid(at, format!("expected a {wanted}, found a {ty}"))
    }

    /// `i1`, or the vector of `i1` with as many lanes as `ty`.
    pub(super) fn truth(&mut self, ty: TypeId) -> TypeId {
        self.reader.module.types.like(ty, TypeId::I1)
    }
}
