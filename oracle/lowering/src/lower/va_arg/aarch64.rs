//! AAPCS64, Appendix "Variable argument lists", "The va_arg() macro", little-endian.
//!
//! ```text
//! typedef struct va_list {
//!     void *__stack;   // the next argument on the stack
//!     void *__gr_top;  // the end of the area that x0 to x7 are saved in, 8 bytes each
//!     void *__vr_top;  // the end of the area that v0 to v7 are saved in, 16 bytes each
//!     int __gr_offs;   // where the next register is, from __gr_top: negative while there is one
//!     int __vr_offs;   // the same from __vr_top
//! } va_list;
//! ```

use base::Faults;
use ir::{Const, IntPredicate, Operand, TypeId};
use lang::{Align, Bytes, Type};

use super::{Address, List, Lowerer, i32_of, is_vector};
use crate::abi::{ArgPass, Location, Piece};
use crate::fault::Fault;

const STACK: Bytes = Bytes(0);

/// A kind of register.
#[derive(Clone, Copy, PartialEq)]
struct Kind {
    /// The position in the list of the end of its save area.
    top: Bytes,
    /// The position in the list of the distance to that end.
    offs: Bytes,
    /// The bytes of one register.
    slot: Bytes,
}

const GENERAL: Kind = Kind { top: Bytes(8), offs: Bytes(24), slot: Bytes(8) };
const VECTOR: Kind = Kind { top: Bytes(16), offs: Bytes(28), slot: Bytes(16) };

/// An argument in registers.
#[derive(Clone, Copy)]
struct Carried {
    kind: Kind,
    /// The number of registers.
    registers: u64,
    /// The bytes of it in each but the last, which may have fewer.
    each: Bytes,
    size: Bytes,
    /// `alignof(type)`: its natural alignment (stage C.10).
    align: Align,
}

impl<F: Faults<Fault>> Lowerer<'_, F> {
    /// `va_arg(list, ty)` into a home of that type.
    pub(super) fn va_arg_aarch64(&mut self, list: List, ty: &Type, pass: &ArgPass, home: Address) {
        let size = self.environment.layouts.size(ty);
        match pass {
            ArgPass::Nothing => {}
            ArgPass::Direct { pieces, .. } => {
                if let Some(carried) = self.carried(ty, pieces) {
                    self.argument(list, carried, home);
                }
            }
            // B.4: "the argument is copied to memory allocated by the caller and the argument is replaced by a pointer
            // to the copy."
            ArgPass::Reference { .. } | ArgPass::Memory { .. } => {
                let pointer = Carried {
                    kind: GENERAL,
                    registers: 1,
                    each: GENERAL.slot,
                    size: Bytes(8),
                    align: Align::EIGHT,
                };
                let kept = Address {
                    ptr: self.e.build.entry_alloca(TypeId::PTR, ir::Align::EIGHT),
                    align: Align::EIGHT,
                };
                self.argument(list, pointer, kept);
                let at = self.e.build.load(TypeId::PTR, kept.ptr, ir::Align::EIGHT);
                let align = self.environment.layouts.align(ty);
                let by_value = self.faults.has(Fault::VaReferenceTakenAsValue);
                let from = if by_value {
                    Address { ptr: kept.ptr, align: Align::EIGHT }
                } else {
                    Address { ptr: at, align }
                };
                let size = if by_value { size.min(Bytes(8)) } else { size };
                self.copy(home, from, size);
            }
        }
    }

    /// The pseudo code's view of an argument: in general registers, or "an HFA or an HVA", or "passed in fp/simd registers",
    /// which is an HFA of one member to it.
    fn carried(&self, ty: &Type, pieces: &[Piece]) -> Option<Carried> {
        let size = self.environment.layouts.size(ty);
        let registers = |piece: &Piece| match piece.place {
            Location::Registers(names) => names.len() as u64,
            Location::Stack(_) | Location::Split(..) => 0,
        };
        let count: u64 = pieces.iter().map(registers).sum();
        let vector = pieces.iter().all(is_vector);
        let (kind, registers) = if vector { (VECTOR, count) } else { (GENERAL, size.0.div_ceil(8)) };
        let each = if vector { Bytes(size.0.checked_div(count)?) } else { GENERAL.slot };
        (registers > 0).then_some(Carried { kind, registers, each, size, align: self.natural_align(ty) })
    }

    /// "The natural alignment": that of a record without `aligned` on it (AAPCS64 5.9, "Composite Types").
    fn natural_align(&self, ty: &Type) -> Align {
        match ty {
            Type::Record(id) => self.environment.layouts[*id].unadjusted,
            _ => self.environment.layouts.align(ty),
        }
    }

    fn argument(&mut self, list: List, carried: Carried, home: Address) {
        let Carried { kind, registers, .. } = carried;
        let slot = self.slot_of_kind(kind);
        let offs = self.member_of(list, kind.offs, TypeId::I32);
        let done = self.e.build.new_block();
        let (saved, register, on_stack) =
            (self.e.build.new_block(), self.e.build.new_block(), self.e.build.new_block());
        // "if (offs >= 0) goto on_stack; // reg save area empty"
        let empty = self.e.build.icmp(IntPredicate::Sge, offs, Const::i32(0));
        self.e.build.cond_br(empty, on_stack, saved);
        self.e.build.position(saved);
        let offs = self.even_register(carried, offs);
        let next = self.e.build.add(offs, i32_of(slot * registers));
        self.set_member(list, kind.offs, next);
        // "if (ap.__gr_offs > 0) goto on_stack; // overflowed reg save area"
        let late = self.faults.has(Fault::VaRegistersOverflow);
        let overflowed = self.e.build.icmp(IntPredicate::Sgt, next, Const::i32(if late { 64 } else { 0 }));
        self.e.build.cond_br(overflowed, on_stack, register);
        self.e.build.position(register);
        self.take_saved_at(list, carried, offs, home);
        self.go_to(done);
        self.e.build.position(on_stack);
        self.take_off_stack(list, carried, home);
        self.go_to(done);
        self.e.build.position(done);
    }

    /// "if (alignof(type) > 8) offs = (offs + 15) & -16; // round up"
    fn even_register(&mut self, carried: Carried, offs: Operand) -> Operand {
        let odd = self.faults.has(Fault::VaOddPair);
        if carried.kind != GENERAL || carried.align <= Align::EIGHT || odd {
            return offs;
        }
        let up = self.e.build.add(offs, Const::i32(15));
        self.e.build.and(up, Const::i32(-16))
    }

    /// "ha.field[i] = *((ftype *)(ap.__vr_top + offs))", and general registers side by side as they are.
    fn take_saved_at(&mut self, list: List, carried: Carried, offs: Operand, home: Address) {
        let Carried { kind, registers, each, size, .. } = carried;
        let slot = self.slot_of_kind(kind);
        let top = self.member_of(list, kind.top, TypeId::PTR);
        let first = self.beyond(top, offs, Align::EIGHT);
        for index in 0..registers {
            let gathered = if self.faults.has(Fault::VaHfaNotGathered) { each } else { slot };
            let from = self.part(first, gathered * index);
            let start = each * index;
            let to = self.part(home, start);
            self.copy(to, from, each.min(size - start));
        }
    }

    /// "on_stack:"
    fn take_off_stack(&mut self, list: List, carried: Carried, home: Address) {
        let unaligned = self.faults.has(Fault::VaStackUnaligned);
        // C.4 and C.14 round to 8 or 16.
        let align = if unaligned { Align::EIGHT } else { carried.align.min(Align::SIXTEEN) };
        let from = self.pop(list, STACK, carried.size, align);
        self.copy(home, from, carried.size);
    }

    fn slot_of_kind(&self, kind: Kind) -> Bytes {
        if self.faults.has(Fault::VaVectorSlotEight) { GENERAL.slot } else { kind.slot }
    }
}
