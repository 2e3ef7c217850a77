//! Decoding of `getelementptr`: constant offsets are added up, and each variable index becomes one multiplication.

use ir::{Gep, Instruction, Operand, TypeId};

use super::Decoder;
use super::operand::constant_index;
use crate::code::{Inst, LeafKind, Reg, Src, flag};
use crate::register::Register;
use semantics::Unsupported;

impl Decoder<'_> {
    pub(super) fn gep(&mut self, instruction: &Instruction, gep: &Gep) {
        let dst = self.result(instruction, TypeId::PTR);
        let flags = gep_flags(gep);
        let base = self.operand_of(gep.base, TypeId::PTR);
        let mut walk = AddressWalk { at: base, dst, flags, pending: 0, moved: false };
        let mut ty = gep.source;
        for (level, &index) in gep.indices.iter().enumerate() {
            if level > 0 {
                ty = match self.member_step(&mut walk, ty, index) {
                    Some(ty) => ty,
                    None => return self.malformed("index of a getelementptr"),
                };
            } else {
                let stride = u64::from(self.size_of(ty));
                self.index_step(&mut walk, index, stride);
            }
        }
        self.flush(&mut walk);
        if !walk.moved {
            self.emit(Inst::PtrAdd { flags, dst, base, offset: 0 });
        }
    }

    /// Adds the step into a member of an aggregate and returns the member's type.
    fn member_step(&mut self, walk: &mut AddressWalk, ty: TypeId, index: Operand) -> Option<TypeId> {
        let types = &self.module.types;
        if let Some(fields) = types.fields(ty) {
            let at = u64::try_from(constant_index(types, index)?).ok()?;
            let field = *fields.get(usize::try_from(at).ok()?)?;
            let offset = types.offset(ty, at)?.0;
            self.constant_step(walk, i64::try_from(offset).ok()?);
            return Some(field);
        }
        let (element, stride) = types.stride(ty)?;
        self.index_step(walk, index, stride.0);
        Some(element)
    }

    fn index_step(&mut self, walk: &mut AddressWalk, index: Operand, stride: u64) {
        let constant = constant_index(&self.module.types, index);
        let product = constant.and_then(|index| i64::try_from(stride).ok()?.checked_mul(index));
        if let Some(offset) = product {
            return self.constant_step(walk, offset);
        }
        self.flush(walk);
        let Ok(scale) = u32::try_from(stride) else {
            return self.fail(Unsupported::MemoryLimit);
        };
        let ty = self.type_of(index);
        let leaf = self.scalar(ty);
        if leaf.kind != LeafKind::Narrow {
            return self.fail(Unsupported::Instruction("getelementptr with an index of more than 64 bits"));
        }
        let index = self.operand(index);
        let AddressWalk { dst, flags, .. } = *walk;
        self.emit(Inst::PtrIndex { flags, width: leaf.width as u8, dst, base: walk.at, index, scale });
        walk.advance();
    }

    /// Adds a constant offset. Constants of one sign are combined: if the whole move stays in bounds, so does each
    /// step.
    fn constant_step(&mut self, walk: &mut AddressWalk, offset: i64) {
        let sum = walk.pending.checked_add(offset);
        match sum {
            Some(sum) if (walk.pending >= 0) == (offset >= 0) => walk.pending = sum,
            _ => {
                self.flush(walk);
                walk.pending = offset;
            }
        }
    }

    fn flush(&mut self, walk: &mut AddressWalk) {
        let offset = std::mem::take(&mut walk.pending);
        if offset == 0 {
            return;
        }
        let AddressWalk { dst, flags, at: base, .. } = *walk;
        match i32::try_from(offset) {
            Ok(offset) => self.emit(Inst::PtrAdd { flags, dst, base, offset }),
            Err(_) => {
                let index = self.constant_register(Register::int(offset as u64));
                self.emit(Inst::PtrIndex { flags, width: 64, dst, base, index, scale: 1 });
            }
        }
        walk.advance();
    }
}

fn gep_flags(gep: &Gep) -> u8 {
    let ir::GepFlags { inbounds, nusw, nuw } = gep.flags;
    let bit = |set, flag| if set { flag } else { 0 };
    bit(inbounds, flag::INBOUNDS | flag::NUSW) | bit(nusw, flag::NUSW) | bit(nuw, flag::NUW)
}

/// The state of address computation between two indices.
#[derive(Clone, Copy)]
struct AddressWalk {
    at: Src,
    dst: Reg,
    flags: u8,
    /// Constant offset in bytes that has not been emitted yet.
    pending: i64,
    moved: bool,
}

impl AddressWalk {
    fn advance(&mut self) {
        self.at = self.dst;
        self.moved = true;
    }
}
