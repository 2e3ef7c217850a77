//! The C calling convention of x86-64 Linux as LLVM 19 implements it for IR types (`X86CallingConv.td`, `CC_X86_64_C`),
//! and the `va_list` of psABI 3.5.7:
//!
//! ```text
//! offset  member               after va_start
//! 0       gp_offset            8 * general registers that named arguments take
//! 4       fp_offset            48 + 16 * vector registers that they take
//! 8       overflow_arg_area    the stack after them
//! 16      reg_save_area        6 general registers of 8 bytes, then 8 vector registers of 16
//! ```

use ir::{Align, Bits, Bytes, Type, TypeId};

use super::{
    Area, AreaUse, ArgumentMoves, FOREIGN, STACK, SizeAlign, VaListField, VariadicArgument,
    VariadicConvention, object,
};
use crate::outcome::Unsupported;

const GENERAL: u32 = 6;
const VECTOR: u32 = 8;
/// Offset in bytes of the vector registers in the register save area.
const VECTORS_AT: u64 = 48;
const SAVE: usize = 0;
/// The area with the saved vector registers, and their distance.
pub(super) const SAVED_VECTORS: (Area, Bytes) = (SAVE, Bytes(VECTORS_AT));

pub(super) fn areas(stack: SizeAlign) -> [SizeAlign; super::AREAS] {
    let save = SizeAlign { size: Bytes(176), align: Align::SIXTEEN };
    let none = SizeAlign { size: Bytes(0), align: Align::ONE };
    [save, none, stack]
}

pub(super) fn list(used: AreaUse) -> Vec<VaListField> {
    vec![
        VaListField::Number { at: Bytes(0), value: used.general as i32 * 8 },
        VaListField::Number { at: Bytes(4), value: VECTORS_AT as i32 + used.vector as i32 * 16 },
        VaListField::Address { at: Bytes(8), area: STACK, offset: used.stack },
        VaListField::Address { at: Bytes(16), area: SAVE, offset: Bytes(0) },
    ]
}

pub(super) fn argument(
    convention: &VariadicConvention<'_>,
    moves: &mut ArgumentMoves,
    at: u32,
    argument: &VariadicArgument,
) -> Result<(), Unsupported> {
    if let Some(SizeAlign { size, align }) = object(convention.types, &argument.attrs) {
        let place = moves.used.push(size.align_to(Align::EIGHT), align);
        let content = super::PartContent::Object { size };
        moves.parts.push(super::ArgumentPart { argument: at, content, area: STACK, at: place });
        return Ok(());
    }
    convention.value(moves, at, (argument.ty, Bits(0)), scalar)
}

/// The place of a scalar or vector.
fn scalar(
    convention: &VariadicConvention<'_>,
    moves: &mut ArgumentMoves,
    ty: TypeId,
) -> Result<Option<(Area, Bytes)>, Unsupported> {
    let width = convention.types.bit_width(ty);
    Ok(Some(match *convention.types.get(ty) {
        Type::Ptr | Type::Int(1..=64) => general(&mut moves.used),
        // A pair of words that is never split between registers and stack, and 16-aligned on the stack (psABI 3.2.3,
        // `__int128`).
        Type::Int(128) => pair(&mut moves.used),
        Type::Half | Type::BFloat | Type::Float | Type::Double => {
            vector(&mut moves.used, Bytes(8), Align::EIGHT)
        }
        Type::Vector(1, lane) => return scalar(convention, moves, lane),
        // Shorter vectors are widened, also on the stack.
        Type::Fp128 => vector(&mut moves.used, Bytes(16), Align::SIXTEEN),
        Type::Vector(..) if width.0 <= 128 => vector(&mut moves.used, Bytes(16), Align::SIXTEEN),
        // "The first 8 256-bit vector arguments are passed in YMM registers, unless this is a vararg function."
        Type::Vector(..) if convention.is_register(width) => {
            let size = width.bytes_ceil();
            (STACK, moves.used.push(size, Align::from_bytes(size.0).unwrap_or(Align::SIXTEEN)))
        }
        // psABI 3.2.3: class X87 is passed in memory.
        Type::X86Fp80 => (STACK, moves.used.push(Bytes(16), Align::SIXTEEN)),
        _ => return Err(FOREIGN),
    }))
}

impl VariadicConvention<'_> {
    /// True if vectors of this width fit a register that the function's features provide; wider ones are split.
    fn is_register(&self, width: Bits) -> bool {
        match width.0 {
            256 => ["avx", "avx512f"].iter().any(|feature| self.has_feature(feature)),
            512 => self.has_feature("avx512f"),
            _ => false,
        }
    }
}

fn general(used: &mut AreaUse) -> (usize, Bytes) {
    if used.general == GENERAL {
        return (STACK, used.push(Bytes(8), Align::EIGHT));
    }
    used.general += 1;
    (SAVE, Bytes(u64::from(used.general - 1) * 8))
}

/// LLVM 19 never uses the last register if only one is left for a pair (`CC_X86_64_I128`).
fn pair(used: &mut AreaUse) -> (usize, Bytes) {
    if used.general + 2 <= GENERAL {
        used.general += 2;
        return (SAVE, Bytes(u64::from(used.general - 2) * 8));
    }
    used.general = GENERAL;
    (STACK, used.push(Bytes(16), Align::SIXTEEN))
}

fn vector(used: &mut AreaUse, size: Bytes, align: Align) -> (usize, Bytes) {
    if used.vector == VECTOR {
        return (STACK, used.push(size, align));
    }
    used.vector += 1;
    (SAVE, Bytes(VECTORS_AT + u64::from(used.vector - 1) * 16))
}
