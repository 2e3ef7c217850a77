//! Microsoft's "x64 calling convention" (learn.microsoft.com, C++, "x64 software conventions"), of functions with
//! `__attribute__((ms_abi))` on x86-64 Linux. A quotation names the section it is from.
//!
//! Values that the document does not know travel as gcc and clang have it where they agree (`ix86_pass_by_reference`,
//! `function_value_ms_64`, `WinX86_64ABIInfo::classify`); other types no function of this convention has
//! ([`lang::CallingConvention::takes`]). Types are laid out as on Linux: `long` has 64 bits.

use lang::{Bits, Bytes, IntType, Signature, Type};
use smallvec::smallvec;

use super::x86_64::natural_type;
use super::{ArgPass, Context, Extension, FunctionAbi, Location, Piece, PieceType, Pieces, ReturnPass};
use crate::scalar::Scalar;

/// "Parameter passing": "Integer valued arguments in the leftmost four positions are passed in left-to-right order in" these.
const GENERAL: [&str; 4] = ["rcx", "rdx", "r8", "r9"];
/// "Parameter passing": "Any floating-point and double-precision arguments in the first four parameters are passed in XMM0 - XMM3,
/// depending on position."
const XMM: [&str; 4] = ["xmm0", "xmm1", "xmm2", "xmm3"];
/// "Return values": "pass a pointer to it as the first argument".
pub(super) const RESULT_POINTER: &str = GENERAL[0];
/// "Return values".
const RETURN_GENERAL: [&str; 1] = ["rax"];
/// "Return values", of floats, doubles and vectors.
const RETURN_VECTOR: [&str; 1] = ["xmm0"];

/// "Parameter passing": an argument, or a register, or the place on the stack where one would be, has eight bytes.
const SLOT: Bytes = Bytes(8);

/// The slots of arguments that are taken. "Calling convention defaults": there is "a strict one-to-one correspondence between a
/// function call's arguments and the registers used for those arguments", so that a slot's register of the other kind stays unused.
struct Slots {
    taken: usize,
}

impl Slots {
    /// The next slot: a register, or a place on the stack. The first four have a place there, too, the shadow store, space that
    /// the caller leaves above the return address for the callee to save them.
    fn next(&mut self, ty: PieceType) -> Location {
        let at = self.taken;
        self.taken += 1;
        let names: &'static [&'static str; 4] = if is_floating(ty) { &XMM } else { &GENERAL };
        match names.get(at..=at) {
            Some(name) => Location::Registers(name),
            None => Location::Stack(SLOT * at as u64),
        }
    }

    /// The bytes of stack, including the shadow store, which is there for a function of fewer arguments as well.
    fn stack(&self) -> Bytes {
        SLOT * self.taken.max(GENERAL.len()) as u64
    }
}

fn is_floating(ty: PieceType) -> bool {
    matches!(ty, PieceType::Scalar(scalar) if scalar.is_float())
}

/// The places of every argument and of the result.
pub(super) fn classify_signature(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let ret = signature.ret.as_ref().map_or(ReturnPass::Nothing, |ty| result(context, ty));
    // "Return values": "the caller must allocate memory for the return value and pass a pointer to it as the first argument. The
    // remaining arguments are then shifted one argument to the right."
    let mut slots = Slots { taken: usize::from(matches!(ret, ReturnPass::Memory { .. })) };
    let args = signature.params.iter().map(|ty| argument(context, ty, &mut slots)).collect();
    FunctionAbi { ret, args, stack: slots.stack(), variadic: None }
}

/// "Parameter passing": "Structs and unions of size 8, 16, 32, or 64 bits, and __m64 types, are passed as if they were integers of
/// the same size. Structs or unions of other sizes are passed as a pointer to memory allocated by the caller." A `__m128` "is never
/// passed by immediate value", and so it is with `__int128`.
///
/// clang gives LLVM a `__m128` as it is, whose back end makes the copy (`CC_X86_Win64_C`, `CCPassIndirect`).
fn argument(context: Context<'_>, ty: &Type, slots: &mut Slots) -> ArgPass {
    let piece = |ty, place| Piece { ty, offset: Bytes::ZERO, place };
    match in_one_slot(context, ty) {
        Some(own) => ArgPass::direct(smallvec![piece(own, slots.next(own))], extension(ty)),
        None => {
            let pointer = piece(PieceType::POINTER, slots.next(PieceType::POINTER));
            ArgPass::Reference { pointer }
        }
    }
}

/// The IR type of a value of at most one slot: a scalar's own, of a record or complex number an integer of its size.
///
/// "Parameter passing": "Any argument that doesn't fit in 8 bytes, or isn't 1, 2, 4, or 8 bytes, must be passed by reference." An object of
/// `_BitInt(n)` has one of these sizes up to n = 64, so that its value travels; the document leaves open the bits beyond it.
fn in_one_slot(context: Context<'_>, ty: &Type) -> Option<PieceType> {
    let size = context.layouts.size(ty);
    if !matches!(size.0, 1 | 2 | 4 | 8) || matches!(ty, Type::Vector(..)) {
        return None;
    }
    match ty {
        Type::Record(_) | Type::Complex(_) => Some(PieceType::int(size.bits())),
        Type::Int(int) if int.is_bit_precise() => Some(PieceType::int(int.width())),
        scalar => natural_type(context, scalar),
    }
}

/// "Return values": a scalar that fits 64 bits is returned in RAX, a structure of "1, 2, 4, 8, 16, 32, or 64 bits" likewise, and a
/// `__m128` in XMM0. gcc has an `__int128` there (`function_value_ms_64`), as
/// two lanes of 64 bits to clang.
fn result(context: Context<'_>, ty: &Type) -> ReturnPass {
    let returned = |own: PieceType, registers| {
        let place = Location::Registers(registers);
        let pieces: Pieces = smallvec![Piece { ty: own, offset: Bytes::ZERO, place }];
        ReturnPass::Direct(pieces, extension(ty))
    };
    match (ty, in_one_slot(context, ty)) {
        (_, Some(own)) if is_floating(own) => returned(own, &RETURN_VECTOR),
        (_, Some(own)) => returned(own, &RETURN_GENERAL),
        (Type::Int(int), None) if int.width() == Bits(128) && !int.is_bit_precise() => {
            returned(PieceType::Vector(Scalar::I64, 2), &RETURN_VECTOR)
        }
        (Type::Vector(..), None) if context.layouts.size(ty) == Bytes(16) => {
            super::x86_64::vector_type(context, ty)
                .map_or_else(|| in_memory(context, ty), |vector| returned(vector, &RETURN_VECTOR))
        }
        (_, None) => in_memory(context, ty),
    }
}

fn in_memory(context: Context<'_>, ty: &Type) -> ReturnPass {
    ReturnPass::Memory { align: context.layouts.align(ty), pointer: RESULT_POINTER }
}

/// "The state of unused bits" of a register is not defined; clang extends a `_Bool` all the same.
const fn extension(ty: &Type) -> Extension {
    match ty {
        Type::Int(IntType::Bool) => Extension::Zero,
        _ => Extension::None,
    }
}
