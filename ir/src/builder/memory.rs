//! Memory and addresses.

use base::Align;

use super::FunctionBuilder;
use crate::atomic::AtomicOp;
use crate::constant::{Const, Operand};
use crate::instruction::{Instruction, Op};
use crate::memory::{AllocaKind, FieldAccess, Gep, GepFlags, MemoryOp};
use crate::types::TypeId;

impl FunctionBuilder {
    /// An `alloca` at the start of the entry block: the object lives until the function returns.
    pub fn entry_alloca(&mut self, ty: TypeId, align: Align) -> Operand {
        let value = self.new_value(TypeId::PTR);
        let op =
            Op::Memory(MemoryOp::Alloca { ty, count: None, align, space: None, kind: AllocaKind::Ordinary });
        self.allocas.push(Instruction::new(Some(value), op));
        value.into()
    }

    /// `alloca` at the current position.
    pub fn alloca(&mut self, ty: TypeId, count: Option<Operand>, align: Align) -> Operand {
        self.define(
            TypeId::PTR,
            Op::Memory(MemoryOp::Alloca { ty, count, align, space: None, kind: AllocaKind::Ordinary }),
        )
    }

    /// `load`
    pub fn load(&mut self, ty: TypeId, ptr: impl Into<Operand>, align: Align) -> Operand {
        self.load_from(ty, ptr.into(), align, false)
    }

    /// `load volatile`
    pub fn load_volatile(&mut self, ty: TypeId, ptr: impl Into<Operand>, align: Align) -> Operand {
        self.load_from(ty, ptr.into(), align, true)
    }

    fn load_from(&mut self, ty: TypeId, ptr: Operand, align: Align, volatile: bool) -> Operand {
        self.define(ty, Op::Memory(MemoryOp::Load { ty, ptr, align, volatile }))
    }

    /// `store`
    pub fn store(&mut self, value: impl Into<Operand>, ptr: impl Into<Operand>, align: Align) {
        let (value, ptr) = (value.into(), ptr.into());
        self.push(None, Op::Memory(MemoryOp::Store { value, ptr, align, volatile: false }));
    }

    /// `store volatile`
    pub fn store_volatile(&mut self, value: impl Into<Operand>, ptr: impl Into<Operand>, align: Align) {
        let (value, ptr) = (value.into(), ptr.into());
        self.push(None, Op::Memory(MemoryOp::Store { value, ptr, align, volatile: true }));
    }

    /// `loadfield`; `ty` is the member's type.
    pub fn load_field(&mut self, ty: TypeId, field: FieldAccess) -> Operand {
        self.define(ty, Op::Memory(MemoryOp::LoadField(field)))
    }

    /// `storefield`
    pub fn store_field(&mut self, value: impl Into<Operand>, field: FieldAccess) {
        let value = value.into();
        self.push(None, Op::Memory(MemoryOp::StoreField { field, value }));
    }

    /// `loadfrozen`
    pub fn load_frozen(&mut self, ty: TypeId, ptr: impl Into<Operand>, align: Align) -> Operand {
        let ptr = ptr.into();
        self.define(ty, Op::Memory(MemoryOp::LoadFrozen { ty, ptr, align, volatile: false }))
    }

    /// An atomic instruction; `ty` is the type of its result. `None` if that is `void`.
    pub fn atomic(&mut self, ty: TypeId, op: AtomicOp) -> Option<Operand> {
        let result = (ty != TypeId::VOID).then(|| self.new_value(ty));
        self.push(result, Op::Atomic(Box::new(op)));
        result.map(Operand::from)
    }

    /// `va_arg`
    pub fn va_arg(&mut self, list: impl Into<Operand>, ty: TypeId) -> Operand {
        let list = list.into();
        self.define(ty, Op::VaArg { list, ty })
    }

    /// `getelementptr`
    pub fn gep(
        &mut self,
        flags: GepFlags,
        source: TypeId,
        base: impl Into<Operand>,
        indices: &[Operand],
    ) -> Operand {
        let gep = Gep { source, base: base.into(), indices: indices.to_vec(), flags };
        self.define(TypeId::PTR, Op::Memory(MemoryOp::Gep(gep)))
    }

    /// `getelementptr inbounds i8` by `offset` bytes; for zero, the base itself.
    pub fn byte_offset(&mut self, base: impl Into<Operand>, offset: u64) -> Operand {
        let base = base.into();
        if offset == 0 {
            return base;
        }
        let offset = Const::i64(offset as i64).into();
        self.gep(GepFlags::INBOUNDS, TypeId::I8, base, &[offset])
    }
}
