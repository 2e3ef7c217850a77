//! Instructions by keyword.

use base::text::{LocatedProblem, Result};

use super::function::{BodyReader, ReadOperation};
use crate::instruction::{ChoiceOp, Op};
use crate::operator::{BinaryOp, CastOp};
use crate::types::{Type, TypeId};

/// Instructions that [`Op`] cannot represent.
const UNSUPPORTED: [&str; 8] =
    ["addrspacecast", "atomicrmw", "catchpad", "cleanuppad", "cmpxchg", "fence", "landingpad", "va_arg"];

/// LangRef "Fast-Math Flags". [`crate::Binary`] has no such flags, and dropping them would change the meaning.
const FAST_MATH: [&str; 8] = ["afn", "arcp", "contract", "fast", "ninf", "nnan", "nsz", "reassoc"];

impl BodyReader<'_, '_> {
    /// Reads an operation, after the name of its result.
    pub(super) fn operation(&mut self) -> Result<ReadOperation> {
        self.reader.skip_tail();
        let at = self.reader.cursor.here();
        let Some(word) = self.reader.cursor.word() else {
            return Err(self.reader.cursor.unexpected("an instruction"));
        };
        if UNSUPPORTED.contains(&word) {
            return Err(LocatedProblem::unsupported(at, format!("`{word}`")));
        }
        let unexpected = self.reader.cursor.unexpected("an instruction");
        self.reader.cursor.advance();
        self.refuse_fast_math()?;
        self.family(word).unwrap_or(Err(unexpected))
    }

    /// Reads the operands of instruction `word`; `None` if there is no such instruction.
    fn family(&mut self, word: &str) -> Option<Result<ReadOperation>> {
        if let Some(&op) = BinaryOp::ALL.iter().find(|op| op.keyword() == word) {
            return Some(self.binary(op));
        }
        if let Some(&op) = CastOp::ALL.iter().find(|op| op.keyword() == word) {
            return Some(self.cast(op));
        }
        Some(match word {
            "fneg" => self.unary(Op::FNeg),
            "freeze" => self.unary(Op::Freeze),
            "icmp" => self.icmp(),
            "fcmp" => self.fcmp(),
            "select" => self.select(),
            "phi" => self.phi(),
            "call" => self.call(),
            "alloca" => self.alloca(),
            "load" => self.load(),
            "store" => self.store(),
            "loadfield" => self.load_field(),
            "loadfrozen" => self.load_frozen(),
            "storefield" => self.store_field(),
            "getelementptr" => self.address(),
            "extractvalue" => self.extract_value(),
            "insertvalue" => self.insert_value(),
            "extractelement" => self.extract_element(),
            "insertelement" => self.insert_element(),
            "shufflevector" => self.shuffle(),
            _ => return None,
        })
    }

    fn refuse_fast_math(&self) -> Result<()> {
        match self.reader.cursor.word() {
            Some(word) if FAST_MATH.contains(&word) => Err(LocatedProblem::unsupported(
                self.reader.cursor.here(),
                format!("the fast-math flag `{word}`"),
            )),
            _ => Ok(()),
        }
    }

    fn unary(&mut self, op: fn(crate::Operand) -> Op) -> Result<ReadOperation> {
        let (ty, value) = self.typed_operand()?;
        Ok(ReadOperation { op: op(value), ty })
    }

    fn select(&mut self) -> Result<ReadOperation> {
        let (_, condition) = self.typed_operand()?;
        let (ty, if_true) = self.next_operand()?;
        self.reader.cursor.expect(",")?;
        let if_false = self.operand_of(ty)?;
        Ok(ReadOperation { op: Op::Choice(ChoiceOp::Select { condition, if_true, if_false }), ty })
    }

    fn phi(&mut self) -> Result<ReadOperation> {
        let ty = self.reader.sized_type()?;
        let mut incoming = Vec::new();
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
        let at = self.reader.cursor.here();
        let (ty, value) = self.typed_operand()?;
        if ty == wanted {
            return Ok(value);
        }
        let (ty, wanted) = (self.reader.type_text(ty), self.reader.type_text(wanted));
        self.reader.invalid(at, format!("expected a {wanted}, found a {ty}"))
    }

    /// `i1`, or the vector of `i1` with as many lanes as `ty`.
    pub(super) fn truth(&mut self, ty: TypeId) -> TypeId {
        match *self.reader.module.types.get(ty) {
            Type::Vector(count, _) => self.reader.module.types.vector(count, TypeId::I1),
            _ => TypeId::I1,
        }
    }
}
