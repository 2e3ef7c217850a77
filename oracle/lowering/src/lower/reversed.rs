//! Scalars of records whose storage order is big-endian: `__attribute__((scalar_storage_order("big-endian")))`.
//!
//! The bits of such a record are numbered from the most significant bit of its first byte, and so are those of its bit-fields ("the
//! first bit-field is laid out in the most significant bits of the first byte": what a big-endian platform does, and gcc's
//! `reverse_storage_order`). A field's most significant bit comes first:
//!
//! ```text
//!    byte 0     byte 1
//! msb    lsb msb    lsb
//! aaabbbbb   bbccccc.
//! ```
//!
//! Every byte that a scalar has bits in is read and written by itself, whatever the strategy.

use base::Faults;
use ethnum::U256;
use ir::Operand;
use lang::{Bits, Bytes};

use super::convert::ScalarType;
use super::function::{Address, Lowerer};
use super::memory::ScalarAccess;
use crate::fault::Fault;
use crate::strategy::{BitField, Wanted, low_bits};

/// A part of the bits of a scalar: its distance from the first bit of a byte, and its width.
#[derive(Clone, Copy)]
struct BitSpan {
    start: Bits,
    width: Bits,
}

impl BitSpan {
    const fn bytes(self) -> u64 {
        (self.start.0 + self.width.0).div_ceil(8)
    }

    /// The integer of all bytes that the scalar has bits in.
    const fn container(self) -> Bits {
        Bits(self.bytes() * 8)
    }

    /// The bits of that integer below the scalar's.
    const fn below(self) -> Bits {
        Bits(self.container().0 - self.start.0 - self.width.0)
    }

    /// The scalar's bits in its byte of this number.
    fn of_byte(self, number: u64) -> u8 {
        let mask = low_bits(self.width) << self.below().0 as u32;
        (mask >> ((self.bytes() - 1 - number) * 8) as u32).as_u8()
    }
}

impl<F: Faults<Fault>> Lowerer<'_, F> {
    /// The value of a big-endian scalar object.
    pub(super) fn load_big_endian(&mut self, at: Address, ty: ScalarType, volatile: bool) -> Operand {
        if self.faults.has(Fault::StorageOrderIgnored) {
            return self.load_scalar(at, ty, volatile);
        }
        let width = self.scalar_width(ty);
        let whole = self.load_span(at, BitSpan { start: Bits::ZERO, width }, volatile);
        match ty {
            ScalarType::Int(int) => self.e.resize(whole, width, int.width(), false),
            ScalarType::Float(_) | ScalarType::Pointer => {
                let to = self.register_type(ty);
                self.e.build.bitcast(whole, to)
            }
        }
    }

    /// Gives a big-endian scalar object a value of its type.
    pub(super) fn store_big_endian(&mut self, at: Address, ty: ScalarType, value: Operand, volatile: bool) {
        let width = self.scalar_width(ty);
        let whole = match ty {
            ScalarType::Int(_) => self.as_stored(value, ty),
            ScalarType::Float(_) | ScalarType::Pointer => {
                let to = self.e.int_type(width);
                self.e.build.bitcast(value, to)
            }
        };
        self.store_span(at, BitSpan { start: Bits::ZERO, width }, whole, volatile);
    }

    /// Gives a scalar object a value of its type, in the order of its record.
    pub(super) fn store_object(&mut self, at: Address, ty: ScalarType, value: Operand, access: ScalarAccess) {
        match access.big_endian {
            true => self.store_big_endian(at, ty, value, access.volatile),
            false => self.store_scalar(at, ty, value, access.volatile),
        }
    }

    /// The value of a big-endian bit-field, in its declared type.
    pub(super) fn load_big_endian_bits(&mut self, field: &BitField<'_>, start: Bits) -> Operand {
        let (at, span) = self.span_of(field, start);
        let bits = self.load_span(at, span, field.volatile);
        self.e.resize(bits, span.width, field.declared.width(), field.signed)
    }

    /// Stores a value of the declared type; gives what the field then holds, if it is wanted.
    pub(super) fn store_big_endian_bits(
        &mut self,
        field: &BitField<'_>,
        start: Bits,
        value: Operand,
        wanted: Wanted,
    ) -> Option<Operand> {
        let (at, span) = self.span_of(field, start);
        let declared = field.declared.width();
        let bits = self.e.resize(value, declared, span.width, false);
        self.store_span(at, span, bits, field.volatile);
        (wanted == Wanted::Value).then(|| self.e.resize(bits, span.width, declared, field.signed))
    }

    /// The address of a bit-field's first byte, of the bit at which it starts in its record, and its bits from there.
    fn span_of(&mut self, field: &BitField<'_>, start: Bits) -> (Address, BitSpan) {
        let record = Address { ptr: field.record, align: field.align };
        let at = self.part(record, start.bytes_floor());
        (at, BitSpan { start: Bits(start.0 % 8), width: field.access.width })
    }

    fn scalar_width(&mut self, ty: ScalarType) -> Bits {
        match ty {
            ScalarType::Int(int) => self.memory_width(int),
            ScalarType::Float(float) => float.storage(),
            ScalarType::Pointer => Bits(64),
        }
    }

    /// An integer of the span's width.
    fn load_span(&mut self, at: Address, span: BitSpan, volatile: bool) -> Operand {
        let (container, wide) = (span.container(), self.e.int_type(span.container()));
        let eight = self.e.integer(container, U256::from(8u8));
        let mut whole = None;
        for number in 0..span.bytes() {
            let byte = self.load_byte(at, number, volatile);
            let byte = if container > Bits(8) { self.e.build.zext(byte, wide) } else { byte };
            whole = Some(match whole {
                Some(before) => {
                    let moved = self.e.build.shl(before, eight);
                    self.e.build.or(moved, byte)
                }
                None => byte,
            });
        }
        let whole = whole.unwrap_or_else(|| self.e.integer(container, U256::ZERO));
        let below = self.e.integer(container, U256::from(span.below().0));
        let value = if span.below() > Bits::ZERO { self.e.build.lshr(whole, below) } else { whole };
        self.e.resize(value, container, span.width, false)
    }

    /// Stores an integer of the span's width. The other bits of its first and last byte stay as they are.
    fn store_span(&mut self, at: Address, span: BitSpan, value: Operand, volatile: bool) {
        let container = span.container();
        let whole = self.e.resize(value, span.width, container, false);
        let below = self.e.integer(container, U256::from(span.below().0));
        let whole = if span.below() > Bits::ZERO { self.e.build.shl(whole, below) } else { whole };
        for number in 0..span.bytes() {
            let above = self.e.integer(container, U256::from((span.bytes() - 1 - number) * 8));
            let moved = if number + 1 < span.bytes() { self.e.build.lshr(whole, above) } else { whole };
            let own = self.e.resize(moved, container, Bits(8), false);
            let mask = span.of_byte(number);
            let byte = if mask == u8::MAX { own } else { self.merged_byte(at, number, mask, own, volatile) };
            let part = self.part(at, Bytes(number));
            if volatile {
                self.e.build.store_volatile(byte, part.ptr, part.align);
            } else {
                self.e.build.store(byte, part.ptr, part.align);
            }
        }
    }

    /// Merges a byte of memory with a new one: the bits of the mask come from the new byte, which has no others.
    fn merged_byte(&mut self, at: Address, number: u64, mask: u8, new: Operand, volatile: bool) -> Operand {
        let old = self.load_byte(at, number, volatile);
        let kept = self.e.integer(Bits(8), U256::from(!mask));
        let kept = self.e.build.and(old, kept);
        self.e.build.or(kept, new)
    }

    fn load_byte(&mut self, at: Address, number: u64, volatile: bool) -> Operand {
        let part = self.part(at, Bytes(number));
        let byte = self.e.int_type(Bits(8));
        if volatile {
            self.e.build.load_volatile(byte, part.ptr, part.align)
        } else {
            self.e.build.load(byte, part.ptr, part.align)
        }
    }
}
