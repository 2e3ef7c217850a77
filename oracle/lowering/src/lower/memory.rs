//! Scalars in and out of memory, where some integers take more bits than their values have.
//!
//! `_Bool` is a byte, 0 or 1 (psABI 3.1.2, AAPCS64 5.9). A `_BitInt(N)` takes the bytes its layout gives it; clang 19
//! stores it extended to all of them, by its sign or by zeros, and cuts what it loads
//! (`CodeGenFunction::EmitToMemory` and `EmitFromMemory`, clang/lib/CodeGen/CGExpr.cpp). Both ABIs leave the upper
//! bits open (psABI 3.1.2 "The value of the unused bits beyond the width of the _BitInt(N) value … are unspecified";
//! AAPCS64 10.1.3), so nothing may be taken from them.

use base::Faults;
use ir::{Operand, TypeId};
use lang::{Bits, IntType, Type};

use super::convert::ScalarType;
use super::function::{Address, Lowerer};
use crate::fault::Fault;

/// The way in which a scalar object is accessed.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ScalarAccess {
    pub(super) volatile: bool,
    /// The most significant byte lies first.
    pub(super) big_endian: bool,
}

impl ScalarAccess {
    pub(super) const fn new(volatile: bool) -> ScalarAccess {
        ScalarAccess { volatile, big_endian: false }
    }
}

impl<F: Faults<Fault>> Lowerer<'_, F> {
    /// The bits of an object of an integer type, padding among them.
    pub(super) fn memory_width(&self, int: IntType) -> Bits {
        self.environment.layouts.size(&Type::Int(int)).bits()
    }

    fn memory_type(&mut self, ty: ScalarType) -> TypeId {
        match ty {
            ScalarType::Int(int) => {
                let width = self.memory_width(int);
                self.e.int_type(width)
            }
            ScalarType::Float(_) | ScalarType::Pointer => self.register_type(ty),
        }
    }

    /// The value of a scalar object.
    pub(super) fn load_scalar(&mut self, at: Address, ty: ScalarType, volatile: bool) -> Operand {
        let align = at.align;
        let in_memory = self.memory_type(ty);
        let value = if volatile {
            self.e.build.load_volatile(in_memory, at.ptr, align)
        } else {
            self.e.build.load(in_memory, at.ptr, align)
        };
        self.promise_loaded(ty);
        match ty {
            ScalarType::Int(int) => self.e.resize(value, self.memory_width(int), int.width(), false),
            ScalarType::Float(_) | ScalarType::Pointer => value,
        }
    }

    /// Gives a scalar object a value of its type.
    pub(super) fn store_scalar(&mut self, at: Address, ty: ScalarType, value: Operand, volatile: bool) {
        let value = self.as_stored(value, ty);
        if volatile {
            self.e.build.store_volatile(value, at.ptr, at.align);
        } else {
            self.e.build.store(value, at.ptr, at.align);
        }
    }

    /// A value with as many bits as memory holds of it.
    pub(super) fn as_stored(&mut self, value: Operand, ty: ScalarType) -> Operand {
        let ScalarType::Int(int) = ty else { return value };
        let byte_short = int.is_bit_precise() && self.faults.has(Fault::BitIntStoredShort);
        let to = if byte_short {
            int.width().bytes_floor().max(lang::Bytes(1)).bits()
        } else {
            self.memory_width(int)
        };
        let signed = int.is_signed(self.environment.program.target);
        self.e.resize(value, int.width(), to, signed)
    }
}
