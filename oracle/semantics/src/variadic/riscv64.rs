//! The calling convention of RISC-V Linux, `lp64d`, as LLVM 19 implements it for IR types (`CC_RISCV` in
//! llvm/lib/Target/RISCV/RISCVISelLowering.cpp), and the `va_list` of the psABI, a pointer to the next argument. The
//! registers are saved below the stack arguments, so that an argument which lies in both is in one piece:
//!
//! ```text
//! offset  content
//! 0       a0 … a7
//! 64      the stack
//! ```

use ir::{Align, Bits, Bytes, Type, TypeId};

use super::{
    Area, AreaUse, ArgumentMoves, FOREIGN, STACK, SizeAlign, VaListField, VariadicArgument,
    VariadicConvention,
};
use crate::outcome::Unsupported;

/// Argument registers of each kind, general and floating-point.
const REGISTERS: u32 = 8;
const WORD: Bytes = Bytes(8);
const SAVED: Bytes = Bytes(8 * REGISTERS as u64);

pub(super) fn areas(stack: SizeAlign) -> [SizeAlign; super::AREAS] {
    let none = SizeAlign { size: Bytes(0), align: Align::ONE };
    [none, none, SizeAlign { size: SAVED + stack.size, ..stack }]
}

pub(super) fn list(used: AreaUse) -> Vec<VaListField> {
    vec![VaListField::Address { at: Bytes(0), area: STACK, offset: next(used) }]
}

/// The place of the next argument: after the last register that is taken, or after the stack arguments.
fn next(used: AreaUse) -> Bytes {
    if used.general < REGISTERS { WORD * u64::from(used.general) } else { SAVED + used.stack }
}

pub(super) fn argument(
    convention: &VariadicConvention<'_>,
    moves: &mut ArgumentMoves,
    at: u32,
    argument: &VariadicArgument,
) -> Result<(), Unsupported> {
    match argument.attrs.passing {
        ir::Passing::ByVal(_) | ir::Passing::InAlloca(_) | ir::Passing::Preallocated(_) => Err(FOREIGN),
        ir::Passing::Direct | ir::Passing::ByRef(_) | ir::Passing::SRet(_) | ir::Passing::Element(_) => {
            convention.value(moves, at, (argument.ty, Bits(0)), scalar)
        }
    }
}

/// The place of a scalar.
fn scalar(
    convention: &VariadicConvention<'_>,
    moves: &mut ArgumentMoves,
    ty: TypeId,
) -> Result<Option<(Area, Bytes)>, Unsupported> {
    let is_named = moves.is_named;
    let place = match *convention.types.get(ty) {
        Type::Half | Type::BFloat | Type::Float | Type::Double
            if is_named && moves.used.vector < REGISTERS =>
        {
            moves.used.vector += 1;
            return Ok(None);
        }
        Type::Ptr | Type::Int(1..=64) | Type::Half | Type::BFloat | Type::Float | Type::Double => {
            word(&mut moves.used)
        }
        Type::Int(65..=128) | Type::Fp128 => pair(&mut moves.used, is_named),
        _ => return Err(FOREIGN),
    };
    Ok(Some((STACK, place)))
}

fn word(used: &mut AreaUse) -> Bytes {
    if used.general < REGISTERS {
        used.general += 1;
        return WORD * u64::from(used.general - 1);
    }
    SAVED + used.push(WORD, Align::EIGHT)
}

/// Two words: of unnamed arguments in an even register and the next, of named ones also in the last register and on the
/// stack.
fn pair(used: &mut AreaUse, is_named: bool) -> Bytes {
    if !is_named {
        used.general = used.general.next_multiple_of(2);
    }
    match REGISTERS - used.general {
        0 => SAVED + used.push(WORD * 2, Align::SIXTEEN),
        1 => {
            used.push(WORD, Align::EIGHT);
            word(used)
        }
        _ => {
            used.general += 2;
            WORD * u64::from(used.general - 2)
        }
    }
}
