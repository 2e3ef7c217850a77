//! A function under construction, and the constants and accesses every strategy makes in it.

use std::cmp::Ordering;

use ethnum::U256;
use ir::{Const, FunctionBuilder, MemoryOp, Module, Op, Operand, TypeId};
use lang::{Bits, IntType, Number};

use super::integer::low_bits;
use super::{BitField, LegalVectors};

/// A function under construction, and the module it belongs to.
pub struct Emitter<'m> {
    /// The module.
    pub module: &'m mut Module,
    /// The function.
    pub build: FunctionBuilder,
    /// The vectors that there may be in it.
    pub vectors: LegalVectors,
}

impl Emitter<'_> {
    /// `iN`
    pub fn int_type(&mut self, width: Bits) -> TypeId {
        self.module.types.int(width.0 as u32)
    }

    /// The IR type of a value of an integer type: as many bits as its values have. Memory may hold more of them.
    pub(crate) fn register_type(&mut self, int: IntType) -> TypeId {
        self.int_type(int.width())
    }

    /// An `iN` constant, cut to N bits.
    pub fn integer(&mut self, width: Bits, value: U256) -> Operand {
        let ty = self.int_type(width);
        self.module.integer(ty, value & low_bits(width)).into()
    }

    /// A constant of an integer type, cut to its width.
    pub(crate) fn number(&mut self, int: IntType, value: Number) -> Operand {
        self.integer(int.width(), value.as_u256())
    }

    /// The bits of an integer constant, zero-extended; `None` of everything else.
    pub(crate) fn constant(&self, value: Operand) -> Option<U256> {
        match value {
            Operand::Const(Const::Int { value, .. }) => Some(U256::from(value)),
            Operand::Const(constant @ Const::Aggregate { .. }) => self.module.integer_value(constant),
            Operand::Const(_) | Operand::Value(_) => None,
        }
    }

    /// An integer of `from` bits cut to `to` bits, or extended by its sign or by zeros; folded where it is a constant.
    pub fn resize(&mut self, value: Operand, from: Bits, to: Bits, signed: bool) -> Operand {
        if let Some(value) = self.constant(value) {
            return self.integer(to, extended(value, from, signed));
        }
        let ty = self.int_type(to);
        match from.cmp(&to) {
            Ordering::Equal => value,
            Ordering::Greater => self.build.trunc(value, ty),
            Ordering::Less if signed => self.build.sext(value, ty),
            Ordering::Less => self.build.zext(value, ty),
        }
    }

    /// Reads the access unit of a field as one value of type `ty`.
    pub fn load_unit(&mut self, field: &BitField<'_>, ty: TypeId) -> Operand {
        let (address, align) = self.unit_address(field);
        if field.volatile {
            self.build.load_volatile(ty, address, align)
        } else {
            self.build.load(ty, address, align)
        }
    }

    /// Reads the access unit of a field as one integer, each bit frozen by itself. A unit that is too wide for [`MemoryOp::LoadFrozen`]
    /// is a vector of bits, or where there must be none an integer, which is enough where memory holds no poison.
    pub(super) fn load_unit_frozen(&mut self, field: &BitField<'_>) -> Operand {
        let unit = field.access.unit;
        let ty = self.int_type(unit);
        if self.module.types.is_frozen_by_bits(ty) {
            let (ptr, align) = self.unit_address(field);
            let volatile = field.volatile;
            return self.build.define(ty, Op::Memory(MemoryOp::LoadFrozen { ty, ptr, align, volatile }));
        }
        let in_memory = match self.vectors.have(unit) {
            true => self.module.types.vector(unit.0 as u32, TypeId::I1),
            false => ty,
        };
        let loaded = self.load_unit(field, in_memory);
        let frozen = self.build.freeze(loaded);
        if in_memory == ty { frozen } else { self.build.bitcast(frozen, ty) }
    }

    /// Writes the access unit of a field.
    pub fn store_unit(&mut self, field: &BitField<'_>, value: Operand) {
        let (address, align) = self.unit_address(field);
        if field.volatile {
            self.build.store_volatile(value, address, align);
        } else {
            self.build.store(value, address, align);
        }
    }

    fn unit_address(&mut self, field: &BitField<'_>) -> (Operand, ir::Align) {
        let start = field.access.start;
        (self.build.byte_offset(field.record, start.0), field.align.at_offset(start))
    }
}

/// The low `width` bits of a constant as those of a wider number, sign-extended or as they are.
pub(super) fn extended(value: U256, width: Bits, signed: bool) -> U256 {
    let unused = U256::BITS - (width.0 as u32).clamp(1, U256::BITS);
    if signed { ((value << unused).as_i256() >> unused).as_u256() } else { value }
}
