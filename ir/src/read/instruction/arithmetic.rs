//! Arithmetic, conversions and comparisons.

use base::text::Result;

use crate::constant::Operand;
use crate::flags::{ArithFlags, CastFlags, FlagSet};
use crate::instruction::Op;
use crate::opcode::{BinaryOp, CastOp};
use crate::operator::{Binary, Cast, Compare, FloatPredicate, IntPredicate};
use crate::read::function::{BodyReader, ReadOperation};
use crate::types::TypeId;

impl BodyReader<'_, '_> {
    pub(in crate::read) fn binary(&mut self, op: BinaryOp, flags: FlagSet) -> Result<ReadOperation> {
        let (ty, lhs, rhs) = self.pair()?;
        let flags = ArithFlags::from_set(flags);
        Ok(ReadOperation { op: Op::Binary(Binary { op, flags, lhs, rhs }), ty })
    }

    /// `type lhs, rhs`
    fn pair(&mut self) -> Result<(TypeId, Operand, Operand)> {
        let (ty, lhs) = self.typed_operand()?;
        self.reader.cursor.expect(",")?;
        let rhs = self.operand(ty)?;
        Ok((ty, lhs, rhs))
    }

    pub(in crate::read) fn cast(&mut self, op: CastOp, flags: FlagSet) -> Result<ReadOperation> {
        let (_, value) = self.typed_operand()?;
        self.reader.cursor.expect("to")?;
        let to = self.reader.sized_type()?;
        let flags = CastFlags::from_set(flags);
        Ok(ReadOperation { op: Op::Cast(Cast { op, flags, value, to }), ty: to })
    }

    pub(super) fn icmp(&mut self) -> Result<ReadOperation> {
        let predicate = self.predicate(IntPredicate::ALL, IntPredicate::keyword)?;
        let (ty, lhs, rhs) = self.pair()?;
        Ok(ReadOperation { op: Op::Compare(Compare::Int { predicate, lhs, rhs }), ty: self.truth(ty) })
    }

    pub(super) fn fcmp(&mut self) -> Result<ReadOperation> {
        let predicate = self.predicate(FloatPredicate::ALL, FloatPredicate::keyword)?;
        let (ty, lhs, rhs) = self.pair()?;
        Ok(ReadOperation { op: Op::Compare(Compare::Float { predicate, lhs, rhs }), ty: self.truth(ty) })
    }

    fn predicate<P: Copy>(&mut self, all: &[P], keyword: fn(P) -> &'static str) -> Result<P> {
        let word = self.reader.cursor.word();
        match all.iter().find(|&&predicate| word == Some(keyword(predicate))) {
            Some(&predicate) => {
                self.reader.cursor.advance();
                Ok(predicate)
            }
            None => Err(self.reader.cursor.unexpected("the condition of a comparison")),
        }
    }
}
