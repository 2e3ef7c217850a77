//! Records in registers: split into the parts that they are passed in, and put together again.
//!
//! A part is loaded as the type the ABI passes, an integer of up to eight bytes, say. That load is where poison spreads:
//! `load i64` is poison if one bit of the eight bytes is (thesis, figure 3.1), and what the callee then stores is
//! poison in every field. What is done about it belongs to the strategy ([`Coercion`]). Everything else that moves a
//! record copies memory (`memcpy`, `byval`, a store through `sret`), and memory keeps poison bit by bit.

use base::Faults;
use ir::{CastOp, Const, Operand, TypeId};
use lang::{Align, Bits, Bytes, Type};

use super::function::{Address, Lowerer};
use super::signature::piece_type;
use crate::abi::{Piece, PieceType};
use crate::fault::Fault;
use crate::layout::{BitOwner, bit_map};
use crate::scalar::Scalar;
use crate::strategy::{Coercion, gcd};

impl<F: Faults<Fault>> Lowerer<'_, F> {
    /// A new object made of the parts that a record is passed in.
    pub(super) fn assemble(&mut self, ty: &Type, pieces: &[Piece], values: &[Operand]) -> Address {
        let object = self.temporary(ty);
        let size = self.environment.layouts.size(ty);
        let carried = end(pieces);
        let is_short = self.is_short(size, carried);
        let whole = if is_short { self.room(carried) } else { object };
        self.fill_uncarried(whole, size, pieces);
        for (piece, value) in pieces.iter().zip(values) {
            let at = self.part(whole, piece.offset);
            let value = match in_whole_bytes(piece.ty) {
                Some(bits) => self.e.resize(*value, value_bits(piece.ty), bits, false),
                None => *value,
            };
            self.e.build.store(value, at.ptr, at.align);
        }
        if is_short {
            self.copy(object, whole, size);
        }
        object
    }

    /// Bytes that no part carries are padding to the ABI, but an access unit may span them, and a half-initialised word
    /// is poison as a whole.
    pub(super) fn fill_uncarried(&mut self, object: Address, size: Bytes, pieces: &[Piece]) {
        if extent(pieces) < size {
            self.fill(object, 0, size);
        }
    }

    /// The parts that a record of type `ty` is passed in.
    pub(super) fn take_apart(&mut self, object: Address, ty: &Type, pieces: &[Piece]) -> Vec<Operand> {
        let size = self.environment.layouts.size(ty);
        let carried = end(pieces);
        let whole = if self.is_short(size, carried) {
            let room = self.room(carried);
            self.fill(room, 0, carried);
            self.copy(room, object, size);
            room
        } else {
            object
        };
        pieces.iter().map(|piece| self.load_part(whole, ty, piece)).collect()
    }

    fn load_part(&mut self, whole: Address, ty: &Type, piece: &Piece) -> Operand {
        if let Some(bits) = in_whole_bytes(piece.ty) {
            let stored = self.load_part(whole, ty, &Piece { ty: PieceType::int(bits), ..*piece });
            return self.e.resize(stored, bits, value_bits(piece.ty), false);
        }
        let at = self.part(whole, piece.offset);
        let as_passed = piece_type(&mut self.e.module.types, self.environment, piece.ty);
        let coercion = self.environment.strategy.coercion;
        let (element, count) = match piece.ty {
            _ if coercion == Coercion::Plain => return self.load_whole(at, as_passed, false),
            // Each member of an HFA is a value of its own to `load`, and no member is two fields'.
            PieceType::Record(..) => return self.load_whole(at, as_passed, false),
            PieceType::Array(element, _) if element.is_float() => {
                return self.load_whole(at, as_passed, false);
            }
            PieceType::Vectors { .. } if !self.splits_lanes(ty, piece, coercion) => {
                return self.load_whole(at, as_passed, false);
            }
            PieceType::Array(element, count) => (PieceType::Scalar(element), count),
            PieceType::Vectors { lane, lanes, count } => (PieceType::Vector(lane, lanes), count),
            PieceType::Scalar(_) | PieceType::Vector(..) => {
                return self.load_scalar_part(ty, (piece.offset, at), piece.ty, coercion);
            }
        };
        self.load_array(ty, (piece.offset, at), (element, count), (coercion, as_passed))
    }

    /// True if care is due to a lane of an HVA that is more than one value's: its vectors need only be as long as each
    /// other (AAPCS64 5.9.5.2), and are passed as the first of them.
    fn splits_lanes(&self, ty: &Type, piece: &Piece, coercion: Coercion) -> bool {
        let PieceType::Vectors { lane, .. } = piece.ty else { return false };
        let common = self.common_piece(ty, piece.offset.bits(), piece.ty.size().bits());
        coercion != Coercion::Frozen && !common.0.is_multiple_of(lane.size().bits().0)
    }

    /// `[n x element]`, each of them a part by itself.
    fn load_array(
        &mut self,
        ty: &Type,
        (offset, at): (Bytes, Address),
        (element, count): (PieceType, u32),
        (coercion, as_passed): (Coercion, TypeId),
    ) -> Operand {
        let empty: Operand = Const::Poison(as_passed).into();
        (0..count).fold(empty, |array, index| {
            let step = element.size() * u64::from(index);
            let from = self.part(at, step);
            let value = self.load_scalar_part(ty, (offset + step, from), element, coercion);
            self.e.build.insert_value(array, value, &[index])
        })
    }

    /// A part that is one register's, `offset` bytes into a value of type `ty`.
    fn load_scalar_part(
        &mut self,
        ty: &Type,
        (offset, at): (Bytes, Address),
        part: PieceType,
        coercion: Coercion,
    ) -> Operand {
        let as_passed = piece_type(&mut self.e.module.types, self.environment, part);
        let bits = value_bits(part);
        let common = self.common_piece(ty, offset.bits(), bits);
        let lane = match part {
            PieceType::Vector(lane, _) => lane.size().bits(),
            _ => bits,
        };
        match coercion {
            // A lane that is all one field's needs no care: it is poison when that field is.
            Coercion::Piecewise | Coercion::Bitwise if common.0.is_multiple_of(lane.0) => {
                self.load_whole(at, as_passed, false)
            }
            Coercion::Piecewise => self.load_pieces(at, part, common, as_passed),
            Coercion::Bitwise => self.load_bits(at, bits, as_passed),
            Coercion::Plain => self.load_whole(at, as_passed, false),
            Coercion::Frozen => self.load_whole(at, as_passed, true),
        }
    }

    fn load_whole(&mut self, at: Address, as_passed: TypeId, frozen: bool) -> Operand {
        let value = self.e.build.load(as_passed, at.ptr, at.align);
        if frozen { self.e.build.freeze(value) } else { value }
    }

    /// The part of a record, no bit of it poison.
    fn load_bits(&mut self, at: Address, bits: Bits, as_passed: TypeId) -> Operand {
        if self.e.module.types.is_frozen_by_bits(as_passed) {
            return self.e.build.load_frozen(as_passed, at.ptr, at.align);
        }
        let number = self.e.int_type(bits);
        let number = self.e.build.load_frozen(number, at.ptr, at.align);
        self.e.build.bitcast(number, as_passed)
    }

    /// The part of a record in pieces of `common` bits, none of which two fields share: no field of it poison because
    /// another is.
    fn load_pieces(&mut self, at: Address, part: PieceType, common: Bits, as_passed: TypeId) -> Operand {
        let bits = value_bits(part);
        if !self.e.vectors.have(bits) {
            return self.load_whole(at, as_passed, true);
        }
        let lane = self.e.int_type(common);
        let vector = self.e.module.types.vector((bits.0 / common.0) as u32, lane);
        let pieces = self.e.build.load(vector, at.ptr, at.align);
        let frozen = self.e.build.freeze(pieces);
        self.as_passed(frozen, part, bits, as_passed)
    }

    fn as_passed(&mut self, pieces: Operand, piece: PieceType, bits: Bits, as_passed: TypeId) -> Operand {
        if piece != PieceType::POINTER {
            return self.e.build.bitcast(pieces, as_passed);
        }
        // Only of a union whose member in use is no pointer: the number is passed, and no address lost.
        let number = self.e.int_type(bits);
        let number = self.e.build.bitcast(pieces, number);
        self.e.build.cast(CastOp::IntToPtr, ir::CastFlags::default(), number, as_passed)
    }

    /// The largest number of bits of which every scalar, bit-field and padding in `start..start + bits` of a record
    /// is a multiple. Of a union the member in use counts ([`lang::RecordKind::Union`]).
    fn common_piece(&self, ty: &Type, start: Bits, bits: Bits) -> Bits {
        let Some(record) = ty.as_record() else { return bits };
        if self.faults.has(Fault::PartPieceTooWide) {
            return Bits(bits.0 / 2);
        }
        let environment = self.environment;
        let runs = bit_map(environment.program, &environment.layouts, record);
        let fields = runs.iter().filter(|run| matches!(run.owner, BitOwner::Field(_)));
        let boundaries = fields
            .flat_map(|run| [run.start, run.start + run.width])
            .filter(|at| (start..start + bits).contains(at))
            .map(|at| at - start);
        Bits(boundaries.fold(bits.0, |piece, at| gcd(piece, at.0)))
    }

    /// True if a record of `size` bytes ends before its parts do: those of a packed union of 12 bytes may be
    /// `i64, double`, and the last four bytes of that are not the object's. A record whose first eightbyte is NO_CLASS
    /// may be passed as one `double` at byte 8 and be shorter than 16 bytes.
    fn is_short(&self, size: Bytes, carried: Bytes) -> bool {
        carried > size && !self.faults.has(Fault::UpperHalfUncut)
    }

    /// A temporary as large as the parts of a record that is shorter than they are.
    fn room(&mut self, carried: Bytes) -> Address {
        let bytes = self.e.module.types.array(carried.0, TypeId::I8);
        Address { ptr: self.e.build.entry_alloca(bytes, Align::EIGHT), align: Align::EIGHT }
    }
}

/// The bits of the integer that is stored for one that ends inside a byte: the other bits of the last byte that `store i37`
/// writes are unspecified (LangRef, "store"), and another type reads it.
fn in_whole_bytes(part: PieceType) -> Option<Bits> {
    let bits = part.size().bits();
    matches!(part, PieceType::Scalar(Scalar::Int(width)) if width != bits).then_some(bits)
}

/// The bits of a part that its register holds: of the x87's format 80 of the 128 in memory, of an `i1` one of eight.
fn value_bits(part: PieceType) -> Bits {
    match part {
        PieceType::Scalar(Scalar::X87) => Bits(80),
        PieceType::Scalar(Scalar::Int(width)) => width,
        other => other.size().bits(),
    }
}

/// The end of the last part of a record.
fn end(pieces: &[Piece]) -> Bytes {
    pieces.iter().map(|piece| piece.offset + piece.ty.size()).max().unwrap_or(Bytes::ZERO)
}

/// The end of the parts of a record, as far as they follow each other without a gap.
fn extent(pieces: &[Piece]) -> Bytes {
    pieces.iter().fold(
        Bytes::ZERO,
        |end, piece| {
            if piece.offset <= end { piece.offset + piece.ty.size() } else { end }
        },
    )
}
