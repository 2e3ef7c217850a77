//! The procedure call standard of AArch64 Linux (AAPCS64 6.8.2) as LLVM 19 implements it for IR types
//! (`AArch64CallingConvention.td`, `CC_AArch64_AAPCS`; arrays: `CC_AArch64_Custom_Block`), and the `va_list` of AAPCS64
//! appendix B:
//!
//! ```text
//! offset  member      after va_start
//! 0       __stack     the stack after the named arguments
//! 8       __gr_top    the end of the saved x0 … x7
//! 16      __vr_top    the end of the saved q0 … q7
//! 24      __gr_offs   -8 * general registers that named arguments leave
//! 28      __vr_offs   -16 * vector registers that they leave
//! ```

use ir::{Align, Bits, Bytes, Type, TypeId};

use super::{
    Area, AreaUse, ArgumentMoves, FOREIGN, STACK, SizeAlign, VaListField, VariadicArgument,
    VariadicConvention,
};
use crate::outcome::Unsupported;

/// Argument registers of each kind, general and vector.
const REGISTERS: u32 = 8;
const GENERALS: usize = 0;
const VECTORS: usize = 1;
/// The area with the saved vector registers, and their distance.
pub(super) const SAVED_VECTORS: (Area, Bytes) = (VECTORS, Bytes(0));
/// Size in bytes of the register save area for general registers.
const GENERAL_SIZE: Bytes = Bytes(8 * REGISTERS as u64);
const VECTOR_SIZE: Bytes = Bytes(16 * REGISTERS as u64);

pub(super) fn areas(stack: SizeAlign) -> [SizeAlign; super::AREAS] {
    let saved = |size| SizeAlign { size, align: Align::SIXTEEN };
    [saved(GENERAL_SIZE), saved(VECTOR_SIZE), stack]
}

pub(super) fn list(used: AreaUse) -> Vec<VaListField> {
    let stack = used.stack.align_to(Align::EIGHT);
    let left = |taken: u32| (REGISTERS - taken) as i32;
    vec![
        VaListField::Address { at: Bytes(0), area: STACK, offset: stack },
        VaListField::Address { at: Bytes(8), area: GENERALS, offset: GENERAL_SIZE },
        VaListField::Address { at: Bytes(16), area: VECTORS, offset: VECTOR_SIZE },
        VaListField::Number { at: Bytes(24), value: -8 * left(used.general) },
        VaListField::Number { at: Bytes(28), value: -16 * left(used.vector) },
    ]
}

pub(super) fn argument(
    convention: &VariadicConvention<'_>,
    moves: &mut ArgumentMoves,
    at: u32,
    argument: &VariadicArgument,
) -> Result<(), Unsupported> {
    match argument.attrs.passing {
        // The result object's address is in x8, which is not an argument register (AAPCS64 6.9).
        ir::Passing::SRet(_) => return Ok(()),
        ir::Passing::ByVal(_) | ir::Passing::InAlloca(_) | ir::Passing::Preallocated(_) => {
            return Err(FOREIGN);
        }
        ir::Passing::Direct | ir::Passing::ByRef(_) | ir::Passing::Element(_) => {}
    }
    match *convention.types.get(argument.ty) {
        Type::Array(count, element) => {
            let align = argument.attrs.stack_align.unwrap_or(convention.types.align(element));
            block(convention, moves, at, (count, element, align))
        }
        _ => convention.value(moves, at, (argument.ty, Bits(0)), scalar),
    }
}

/// Assigns all elements of an array to consecutive registers. If they do not fit, all go to the stack and no further
/// register of the kind is used (stages C.3, C.13).
fn block(
    convention: &VariadicConvention<'_>,
    moves: &mut ArgumentMoves,
    at: u32,
    (count, element, align): (u64, TypeId, Align),
) -> Result<(), Unsupported> {
    let width = convention.types.bit_width(element);
    let (size, stride) = (width.bytes_ceil(), convention.types.size(element));
    let kind = match *convention.types.get(element) {
        Type::Int(64) | Type::Ptr => GENERALS,
        Type::Half | Type::BFloat | Type::Float | Type::Double | Type::Fp128 => VECTORS,
        Type::Vector(..) if matches!(width.0, 64 | 128) => VECTORS,
        _ => return Err(FOREIGN),
    };
    let free = REGISTERS - *register_count(&mut moves.used, kind);
    let fits = count <= u64::from(free);
    if !fits {
        *register_count(&mut moves.used, kind) = REGISTERS;
    }
    // The elements are contiguous on the stack; only the first one is aligned.
    let mut align = Align::EIGHT.max(align).min(Align::SIXTEEN);
    for index in 0..count {
        let place = match fits {
            true => register(&mut moves.used, kind),
            false => (STACK, moves.used.push(size, std::mem::replace(&mut align, Align::ONE))),
        };
        moves.value(at, Bits(index * stride.0 * 8), width, place);
    }
    moves.used.stack = moves.used.stack.align_to(Align::EIGHT);
    Ok(())
}

/// The place of a scalar or vector.
fn scalar(
    convention: &VariadicConvention<'_>,
    moves: &mut ArgumentMoves,
    ty: TypeId,
) -> Result<Option<(Area, Bytes)>, Unsupported> {
    let width = convention.types.bit_width(ty);
    let (kind, size) = match *convention.types.get(ty) {
        Type::Ptr | Type::Int(1..=64) => (GENERALS, Bytes(8)),
        // LLVM treats every integer that it splits into two words as a pair, including `_BitInt(65)`.
        Type::Int(65..=128) => return Ok(Some(pair(&mut moves.used))),
        Type::Half | Type::BFloat | Type::Float | Type::Double => (VECTORS, Bytes(8)),
        Type::Fp128 => (VECTORS, Bytes(16)),
        Type::Vector(..) if matches!(width.0, 64 | 128) => (VECTORS, width.bytes_ceil()),
        _ => return Err(FOREIGN),
    };
    let align = if size == Bytes(16) { Align::SIXTEEN } else { Align::EIGHT };
    Ok(Some(match *register_count(&mut moves.used, kind) < REGISTERS {
        true => register(&mut moves.used, kind),
        false => (STACK, moves.used.push(size, align)),
    }))
}

/// Places a pair of words in an even register and the next one (stages C.10, C.11), or 16-aligned on the stack (C.14).
fn pair(used: &mut AreaUse) -> (usize, Bytes) {
    let first = used.general.next_multiple_of(2);
    if first + 2 <= REGISTERS {
        used.general = first + 2;
        return (GENERALS, Bytes(u64::from(first) * 8));
    }
    used.general = REGISTERS;
    (STACK, used.push(Bytes(16), Align::SIXTEEN))
}

fn register_count(used: &mut AreaUse, kind: usize) -> &mut u32 {
    if kind == GENERALS { &mut used.general } else { &mut used.vector }
}

fn register(used: &mut AreaUse, kind: usize) -> (usize, Bytes) {
    let size = if kind == GENERALS { 8 } else { 16 };
    let taken = register_count(used, kind);
    *taken += 1;
    (kind, Bytes(u64::from(*taken - 1) * size))
}
