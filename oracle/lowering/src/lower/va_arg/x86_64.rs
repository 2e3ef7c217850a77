//! System V AMD64 psABI, section 3.5.7 "Variable Argument Lists", "The va_arg Macro": its steps by their numbers.
//!
//! ```text
//! typedef struct {
//!     unsigned int gp_offset;      // of the next general-purpose register in reg_save_area
//!     unsigned int fp_offset;      // of the next vector register
//!     void *overflow_arg_area;     // the next argument on the stack
//!     void *reg_save_area;         // rdi, rsi, rdx, rcx, r8, r9 of 8 bytes, xmm0 to xmm7 of 16
//! } va_list[1];
//! ```

use base::Faults;
use ir::{IntPredicate, Operand, TypeId};
use lang::{Align, Bytes, Type};

use super::{Address, List, Lowerer, i32_of, is_vector};
use crate::abi::{ArgPass, Location, Piece};
use crate::fault::Fault;

const GP_OFFSET: Bytes = Bytes(0);
const FP_OFFSET: Bytes = Bytes(4);
const OVERFLOW_ARG_AREA: Bytes = Bytes(8);
const REG_SAVE_AREA: Bytes = Bytes(16);

/// A kind of register in the save area: figure 3.33.
#[derive(Clone, Copy)]
struct SaveAreaKind {
    /// The position in the list of the distance that it has advanced.
    offset: Bytes,
    /// The bytes of one register.
    slot: Bytes,
    /// The end of the last register of the kind. The text has 304 for the vector registers, of sixteen; eight pass arguments, and
    /// that is what compilers save.
    end: Bytes,
}

const GENERAL: SaveAreaKind = SaveAreaKind { offset: GP_OFFSET, slot: Bytes(8), end: Bytes(48) };
const VECTOR: SaveAreaKind = SaveAreaKind { offset: FP_OFFSET, slot: Bytes(16), end: Bytes(176) };

/// The registers of one kind that an argument takes.
#[derive(Clone, Copy)]
struct TakenRegisters {
    kind: SaveAreaKind,
    count: u64,
    /// The list's offset before.
    from: Operand,
}

impl<F: Faults<Fault>> Lowerer<'_, F> {
    /// `va_arg(list, ty)` into a home of that type.
    pub(super) fn va_arg_x86_64(&mut self, list: List, ty: &Type, pass: &ArgPass, home: Address) {
        match pass {
            ArgPass::Nothing => {}
            // Step 1: "Determine whether type may be passed in the registers."
            ArgPass::Direct { pieces, .. } if pieces.iter().all(|piece| self.is_saved(piece)) => {
                self.take_either(list, ty, pieces, home);
            }
            ArgPass::Direct { .. } | ArgPass::Memory { .. } | ArgPass::Reference { .. } => {
                self.take_overflow(list, ty, home);
            }
        }
    }

    /// True if a part is looked for among the saved registers. The argument is classified with its registers free, so that
    /// what finds none is of class MEMORY or X87, or a vector wider than what is saved of a register.
    fn is_saved(&self, piece: &Piece) -> bool {
        let by_mistake = self.faults.has(Fault::VaWideVectorSaved) && piece.ty.size() > VECTOR.slot;
        by_mistake || matches!(piece.place, Location::Registers(_))
    }

    fn take_either(&mut self, list: List, ty: &Type, pieces: &[Piece], home: Address) {
        // Step 2: "num_gp … num_fp".
        let taken = [GENERAL, VECTOR].map(|kind| {
            let own = |piece: &&Piece| is_vector(piece) == (kind.offset == FP_OFFSET);
            (kind, pieces.iter().filter(own).count() as u64)
        });
        // Step 3: "Verify whether arguments fit into registers."
        let mut fits = None;
        let mut registers = Vec::with_capacity(2);
        for (kind, count) in taken.into_iter().filter(|(_, count)| *count > 0) {
            let from = self.member_of(list, kind.offset, TypeId::I32);
            let one_off = kind.offset == GP_OFFSET && self.faults.has(Fault::VaGeneralLimitOffByOne);
            let limit = kind.end - kind.slot * (count - u64::from(one_off));
            let room = self.at_most(IntPredicate::Ule, from, limit.0 as i32);
            fits = Some(fits.map_or(room, |other| self.e.build.and(other, room)));
            registers.push(TakenRegisters { kind, count, from });
        }
        let Some(fits) = fits else { return };
        self.either(
            fits,
            |lowerer| lowerer.take_saved(list, ty, pieces, &registers, home),
            |lowerer| lowerer.take_overflow(list, ty, home),
        );
    }

    /// Steps 4 and 5: each part out of its register's slot, and on to the next.
    fn take_saved(
        &mut self,
        list: List,
        ty: &Type,
        pieces: &[Piece],
        taken: &[TakenRegisters],
        home: Address,
    ) {
        let size = self.environment.layouts.size(ty);
        let area = self.member_of(list, REG_SAVE_AREA, TypeId::PTR);
        self.fill_uncarried(home, size, pieces);
        let mut passed = [Bytes::ZERO; 2];
        for piece in pieces {
            let vector =
                is_vector(piece) && !(pieces.len() > 1 && self.faults.has(Fault::VaSplitFromOneArea));
            let own = taken.iter().find(|taken| (taken.kind.offset == FP_OFFSET) == vector);
            let Some(own) = own.or(taken.first()) else { continue };
            let slot = self.beyond(area, own.from, align_of(own.kind));
            let skipped = &mut passed[usize::from(vector)];
            let from = self.part(slot, *skipped);
            *skipped += self.slot_of(own.kind);
            let to = self.part(home, piece.offset);
            // Never past the end, except where a faulty layout puts a part there.
            let rest = Bytes(size.0.saturating_sub(piece.offset.0));
            self.copy(to, from, piece.ty.size().min(rest));
        }
        for TakenRegisters { kind, count, from } in taken {
            let step = self.slot_of(*kind) * *count;
            let next = self.e.build.add(*from, i32_of(step));
            self.set_member(list, kind.offset, next);
        }
    }

    fn slot_of(&self, kind: SaveAreaKind) -> Bytes {
        if self.faults.has(Fault::VaVectorSlotEight) { GENERAL.slot } else { kind.slot }
    }

    /// Steps 7 to 10.
    fn take_overflow(&mut self, list: List, ty: &Type, home: Address) {
        let extent = self.environment.layouts.extent(ty);
        if extent.size == Bytes::ZERO {
            return;
        }
        let unaligned = self.faults.has(Fault::VaOverflowUnaligned);
        let most = if self.faults.has(Fault::VaWideVectorUnaligned) { Align::SIXTEEN } else { extent.align };
        let align = if unaligned { Align::EIGHT } else { extent.align.min(most) };
        let from = self.pop(list, OVERFLOW_ARG_AREA, extent.size, align);
        self.copy(home, from, extent.size);
    }
}

fn align_of(kind: SaveAreaKind) -> Align {
    Align::from_bytes(kind.slot.0).unwrap_or(Align::EIGHT)
}
