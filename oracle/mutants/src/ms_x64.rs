//! Microsoft's x64 calling convention read wrongly.

use lang::{Bytes, Signature, Type};
use lowering::abi::{
    ArgPass, Context, Extension, FunctionAbi, Location, Piece, PieceType, ReturnPass, classify_signature,
};

/// The registers of parts that a wrong reading has where the convention has a reference: LLVM gives each its own.
const ANY: Location = Location::Registers(&["rax"]);

fn piece(ty: PieceType, offset: Bytes) -> Piece {
    Piece { ty, offset, place: ANY }
}

/// A signature whose arguments are passed as `change` has them.
fn with_arguments(
    context: Context<'_>,
    signature: &Signature,
    change: impl Fn(&Type, ArgPass) -> ArgPass,
) -> FunctionAbi {
    let sound = classify_signature(context, signature);
    let args = signature.params.iter().zip(sound.args).map(|(ty, pass)| change(ty, pass)).collect();
    FunctionAbi { args, ..sound }
}

/// A record of eight bytes goes by reference, too.
pub(crate) fn eight_bytes_by_reference(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_arguments(context, signature, |ty, pass| match pass {
        ArgPass::Direct { .. } if ty.as_record().is_some() && context.layouts.size(ty) == Bytes(8) => {
            ArgPass::Reference { pointer: piece(PieceType::POINTER, Bytes::ZERO) }
        }
        other => other,
    })
}

/// A record of three, five, six or seven bytes goes in a register.
pub(crate) fn odd_size_in_register(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_arguments(context, signature, |ty, pass| match pass {
        ArgPass::Reference { .. } if ty.as_record().is_some() && context.layouts.size(ty) < Bytes(8) => {
            let integer = PieceType::int(context.layouts.size(ty).bits());
            ArgPass::direct([piece(integer, Bytes::ZERO)].into_iter().collect(), Extension::None)
        }
        other => other,
    })
}

/// A record of 9 to 16 bytes goes in two registers, as the System V psABI has it.
pub(crate) fn two_words_in_registers(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_arguments(context, signature, |ty, pass| match pass {
        ArgPass::Reference { .. } if is_record_of_two_words(context, ty) => {
            let upper = PieceType::int((context.layouts.size(ty) - Bytes(8)).bits());
            let pieces = [piece(PieceType::I64, Bytes::ZERO), piece(upper, Bytes(8))];
            ArgPass::direct(pieces.into(), Extension::None)
        }
        other => other,
    })
}

/// A record of 9 to 16 bytes is returned in two registers.
pub(crate) fn two_words_returned(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let sound = classify_signature(context, signature);
    let Some(ty) = signature.ret.as_ref().filter(|ty| is_record_of_two_words(context, ty)) else {
        return sound;
    };
    let upper = PieceType::int((context.layouts.size(ty) - Bytes(8)).bits());
    let pieces = [piece(PieceType::I64, Bytes::ZERO), piece(upper, Bytes(8))];
    FunctionAbi { ret: ReturnPass::Direct(pieces.into(), Extension::None), ..sound }
}

fn is_record_of_two_words(context: Context<'_>, ty: &Type) -> bool {
    ty.as_record().is_some() && (Bytes(9)..=Bytes(16)).contains(&context.layouts.size(ty))
}

/// An `__int128` is returned in two general-purpose registers.
pub(crate) fn int128_returned_in_general(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let sound = classify_signature(context, signature);
    let is_int128 =
        matches!(signature.ret, Some(Type::Int(int)) if !int.is_bit_precise() && int.width().0 == 128);
    if !is_int128 {
        return sound;
    }
    let pieces = [piece(PieceType::I64, Bytes::ZERO), piece(PieceType::I64, Bytes(8))];
    FunctionAbi { ret: ReturnPass::Direct(pieces.into(), Extension::None), ..sound }
}
