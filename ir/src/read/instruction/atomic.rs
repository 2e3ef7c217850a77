//! Atomic instructions. LangRef "Memory Access and Addressing Operations".

use base::text::Result;

use crate::atomic::{AtomicAccess, AtomicOp, AtomicOrdering, RmwOp, Synchronization};
use crate::constant::Operand;
use crate::instruction::Op;
use crate::read::function::{BodyReader, ReadOperation};
use crate::read::lexer::TokenKind;
use crate::read::name;
use crate::types::{Packing, TypeId};

impl BodyReader<'_, '_> {
    /// `fence seq_cst`
    pub(super) fn fence(&mut self) -> Result<ReadOperation> {
        Ok(atomic(AtomicOp::Fence(self.synchronization()?), TypeId::VOID))
    }

    /// `cmpxchg weak ptr %p, i32 %a, i32 %b acq_rel monotonic, align 4`
    pub(super) fn compare_exchange(&mut self) -> Result<ReadOperation> {
        let weak = self.reader.cursor.accept("weak");
        let volatile = self.reader.cursor.accept("volatile");
        let ptr = self.pointer()?;
        let (ty, expected) = self.next_operand()?;
        self.reader.cursor.expect(",")?;
        let new = self.operand_of(ty)?;
        let sync = self.synchronization()?;
        let failure = self.ordering()?;
        let access = AtomicAccess { ptr, align: self.atomic_align(ty)?, volatile };
        let result = self.reader.module.types.structure(&[ty, TypeId::I1], Packing::Natural);
        Ok(atomic(AtomicOp::CompareExchange { weak, access, expected, new, sync, failure }, result))
    }

    /// `atomicrmw add ptr %p, i32 %v monotonic, align 4`
    pub(super) fn read_modify_write(&mut self) -> Result<ReadOperation> {
        let volatile = self.reader.cursor.accept("volatile");
        let word = self.reader.cursor.word();
        let Some(operation) = word.and_then(RmwOp::from_keyword) else {
            return Err(self.reader.cursor.unexpected("the operation of an atomicrmw"));
        };
        self.reader.cursor.advance();
        let ptr = self.pointer()?;
        let (ty, value) = self.next_operand()?;
        let sync = self.synchronization()?;
        let access = AtomicAccess { ptr, align: self.atomic_align(ty)?, volatile };
        Ok(atomic(AtomicOp::ReadModifyWrite { operation, access, value, sync }, ty))
    }

    /// `ptr value`
    pub(in crate::read) fn pointer(&mut self) -> Result<Operand> {
        Ok(self.typed_pointer()?.1)
    }

    /// A pointer in any address space, with its type.
    pub(super) fn typed_pointer(&mut self) -> Result<(TypeId, Operand)> {
        let at = self.reader.cursor.byte_position();
        let (ty, pointer) = self.typed_operand()?;
        if self.reader.module.types.get(ty).is_pointer() {
            return Ok((ty, pointer));
        }
        self.reader.invalid(at, "an address is needed here")
    }

    /// `syncscope("agent") acquire`
    pub(super) fn synchronization(&mut self) -> Result<Synchronization> {
        let mut scope = None;
        if self.reader.cursor.accept("syncscope") {
            self.reader.cursor.expect("(")?;
            scope = Some(name::string(self.reader.cursor.expect_kind(TokenKind::Text, "a string")?)?);
            self.reader.cursor.expect(")")?;
        }
        Ok(Synchronization { scope, ordering: self.ordering()? })
    }

    fn ordering(&mut self) -> Result<AtomicOrdering> {
        let word = self.reader.cursor.word();
        let ordering = word.and_then(AtomicOrdering::from_keyword);
        let ordering =
            ordering.ok_or_else(|| self.reader.cursor.unexpected("the ordering of an atomic access"))?;
        self.reader.cursor.advance();
        Ok(ordering)
    }
}

pub(super) fn atomic(op: AtomicOp, ty: TypeId) -> ReadOperation {
    ReadOperation { op: Op::Atomic(Box::new(op)), ty }
}
