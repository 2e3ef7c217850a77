//! Memory. LangRef "Memory Access and Addressing Operations".

use base::Align;
use base::text::{LocatedProblem, Result};

use super::atomic::atomic;
use crate::atomic::{AtomicAccess, AtomicOp, Synchronization};
use crate::constant::Operand;
use crate::instruction::Op;
use crate::layout::data_layout::ByteOrder;
use crate::memory::{AllocaKind, FieldAccess, Gep, GepFlags, MemoryOp};
use crate::read::function::{BodyReader, ReadOperation};
use crate::read::lexer::TokenKind;
use crate::types::{Packing, TypeId};

impl BodyReader<'_, '_> {
    pub(super) fn alloca(&mut self) -> Result<ReadOperation> {
        let mut kind = AllocaKind::Ordinary;
        while let Some(word) = self.reader.cursor.word().and_then(AllocaKind::from_keyword) {
            self.reader.cursor.advance();
            kind = word;
        }
        let ty = self.reader.sized_type()?;
        let at_rest = [[",", "align"], [",", "addrspace"]].iter().any(|rest| self.reader.cursor.is_at(rest));
        let count = match at_rest || self.at_attachment() {
            true => None,
            false if self.reader.cursor.is_at(&[","]) => Some(self.next_operand()?.1),
            false => None,
        };
        // `LLParser::parseAlloc`: the preferred alignment, where accesses without one have that of the ABI.
        let preferred = self.reader.module.types.preferred_align(ty);
        let align = self.align_or(preferred)?;
        let space = match self.reader.cursor.is_at(&[",", "addrspace"]) {
            true => {
                self.reader.cursor.advance();
                self.reader.address_space()?
            }
            // LangRef "alloca" names the data layout's space for it, but LLVM 14 to 19 read address space 0, and print it as nothing.
            false => None,
        };
        let pointer = self.reader.module.types.pointer(space);
        Ok(memory(MemoryOp::Alloca { ty, count, align, space, kind }, pointer))
    }

    /// `load atomic volatile i32, ptr %p syncscope("agent") acquire, align 4`
    pub(super) fn load(&mut self) -> Result<ReadOperation> {
        let is_atomic = self.reader.cursor.accept("atomic");
        let volatile = self.reader.cursor.accept("volatile");
        let ty = self.reader.sized_type()?;
        let (ptr, sync, align) = self.accessed(ty, is_atomic)?;
        let access = AtomicAccess { ptr, align, volatile };
        Ok(match sync {
            Some(sync) => atomic(AtomicOp::Load { ty, access, sync }, ty),
            None => memory(MemoryOp::Load { ty, ptr, align, volatile }, ty),
        })
    }

    /// `store atomic i32 %v, ptr %p release, align 4`
    pub(super) fn store(&mut self) -> Result<ReadOperation> {
        let is_atomic = self.reader.cursor.accept("atomic");
        let volatile = self.reader.cursor.accept("volatile");
        let (ty, value) = self.typed_operand()?;
        let (ptr, sync, align) = self.accessed(ty, is_atomic)?;
        let access = AtomicAccess { ptr, align, volatile };
        Ok(match sync {
            Some(sync) => atomic(AtomicOp::Store { value, access, sync }, TypeId::VOID),
            None => memory(MemoryOp::Store { value, ptr, align, volatile }, TypeId::VOID),
        })
    }

    /// `loadfrozen volatile i64, ptr %p, align 8`
    pub(super) fn load_frozen(&mut self) -> Result<ReadOperation> {
        let volatile = self.reader.cursor.accept("volatile");
        let ty = self.reader.sized_type()?;
        let (ptr, _, align) = self.accessed(ty, false)?;
        Ok(memory(MemoryOp::LoadFrozen { ty, ptr, align, volatile }, ty))
    }

    /// `, ptr %p acquire, align 4`: the address of an object of type `ty`, the ordering of an atomic access, and the alignment.
    fn accessed(&mut self, ty: TypeId, is_atomic: bool) -> Result<(Operand, Option<Synchronization>, Align)> {
        let ptr = self.next_pointer()?;
        let sync = if is_atomic { Some(self.synchronization()?) } else { None };
        Ok((ptr, sync, self.align_of(ty)?))
    }

    /// `loadfield volatile %struct.S, ptr %p, i32 1, align 4`
    pub(super) fn load_field(&mut self) -> Result<ReadOperation> {
        let volatile = self.reader.cursor.accept("volatile");
        let of = self.bit_structure()?;
        let (field, ty) = self.field(of, volatile)?;
        Ok(memory(MemoryOp::LoadField(field), ty))
    }

    /// `storefield volatile %struct.S, i3 %v, ptr %p, i32 1, align 4`
    pub(super) fn store_field(&mut self) -> Result<ReadOperation> {
        let volatile = self.reader.cursor.accept("volatile");
        let of = self.bit_structure()?;
        self.reader.cursor.expect(",")?;
        let at = self.reader.cursor.byte_position();
        let (value_type, value) = self.typed_operand()?;
        let (field, ty) = self.field(of, volatile)?;
        if value_type != ty {
            return self.reader.invalid(at, "the value is not of the member's type");
        }
        Ok(memory(MemoryOp::StoreField { field, value }, TypeId::VOID))
    }

    fn bit_structure(&mut self) -> Result<TypeId> {
        let at = self.reader.cursor.byte_position();
        let ty = self.reader.sized_type()?;
        match self.reader.module.types.packing(ty) {
            Some(Packing::Bits) if self.reader.module.types.data_layout().byte_order == ByteOrder::Big => {
                self.reader.invalid(at, "a structure packed at bits is for little-endian memory")
            }
            Some(Packing::Bits) => Ok(ty),
            _ => self.reader.invalid(at, "a structure packed at bits, `\\{ … }/`, is needed here"),
        }
    }

    /// Reads `, ptr %p, i32 1, align 4`: the member access and the member's type.
    fn field(&mut self, of: TypeId, volatile: bool) -> Result<(FieldAccess, TypeId)> {
        let ptr = self.next_pointer()?;
        self.reader.cursor.expect(",")?;
        self.reader.cursor.expect("i32")?;
        let at = self.reader.cursor.byte_position();
        let index = self.index()?;
        let Some(ty) = self.reader.module.types.element(of, u64::from(index)) else {
            return self.reader.invalid(at, format!("there is no member {index}"));
        };
        let align = self.align_of(of)?;
        Ok((FieldAccess { of, index, ptr, align, volatile }, ty))
    }

    /// Reads a number that selects a member.
    pub(super) fn index(&mut self) -> Result<u32> {
        let token = self.reader.cursor.expect_kind(TokenKind::Integer, "the number of a member")?;
        match token.text.parse() {
            Ok(index) => Ok(index),
            Err(_) => self.reader.invalid(token.start, "the number of a member has 32 bits and no sign"),
        }
    }

    pub(super) fn address(&mut self, flags: GepFlags) -> Result<ReadOperation> {
        let source = self.reader.sized_type()?;
        self.reader.cursor.expect(",")?;
        let at = self.reader.cursor.byte_position();
        let (mut ty, base) = self.typed_operand()?;
        let types = &self.reader.module.types;
        if !types.get(types.scalar(ty)).is_pointer() {
            return self.reader.invalid(at, "an address is needed here");
        }
        let mut indices = Vec::new();
        while self.reader.cursor.is_at(&[","]) && !self.at_attachment() {
            let (index_ty, index) = self.next_index()?;
            indices.push(index);
            let types = &mut self.reader.module.types;
            // LangRef: with a vector among the operands, the result is a vector.
            if types.get(ty).is_pointer() {
                ty = types.like(index_ty, ty);
            }
        }
        Ok(memory(MemoryOp::Gep(Gep { source, base, indices, flags }), ty))
    }

    /// Reads an index of a `getelementptr`, or a vector of them.
    fn next_index(&mut self) -> Result<(TypeId, Operand)> {
        self.reader.cursor.expect(",")?;
        let at = self.reader.cursor.byte_position();
        let (ty, index) = self.typed_operand()?;
        let types = &self.reader.module.types;
        match types.int_width(types.scalar(ty)) {
            Some(_) => Ok((ty, index)),
            None => Err(LocatedProblem::unsupported(at, "an index that is no integer")),
        }
    }

    /// Reads `, align 4`; without it the alignment is the type's.
    pub(super) fn align_of(&mut self, ty: TypeId) -> Result<Align> {
        let least = self.reader.module.types.align(ty);
        self.align_or(least)
    }

    /// `, align 8`, or another alignment where the text says none.
    pub(super) fn align_or(&mut self, default: Align) -> Result<Align> {
        if self.reader.cursor.is_at(&[",", "align"]) {
            self.reader.cursor.advance();
            return self.reader.align();
        }
        Ok(default)
    }

    /// The alignment of `cmpxchg` and `atomicrmw`, which is the size of the type where the text says none (`LLParser::parseCmpXchg`).
    pub(super) fn atomic_align(&mut self, ty: TypeId) -> Result<Align> {
        let types = &self.reader.module.types;
        let natural = Align::from_bytes(types.store_size(ty).0).unwrap_or(types.align(ty));
        self.align_or(natural)
    }

    fn at_attachment(&self) -> bool {
        self.reader.cursor.is_at(&[","]) && self.reader.cursor.peek_at(1).kind == TokenKind::Metadata
    }
}

fn memory(memory: MemoryOp, ty: TypeId) -> ReadOperation {
    ReadOperation { op: Op::Memory(memory), ty }
}
