//! The parts of a value: together they are the value, each byte once.

use lang::{Bytes, Target, Type};
use lowering::abi::{ArgPass, Context, Pieces, Quirks, lost_part};
use lowering::layout::{BitOwner, Dialect, bit_map};

use super::ClassifiedSignature;
use crate::violation::{Violation, require};

/// Checks the parts of an argument.
pub(super) fn argument(
    subject: ClassifiedSignature<'_>,
    ty: &Type,
    passed: &ArgPass,
) -> Result<(), Violation> {
    match passed {
        ArgPass::Direct { pieces: parts, .. } => pieces(subject, ty, parts),
        ArgPass::Nothing => {
            let data = data_bytes(subject, ty);
            // A quirk may lose a record without members, which is padding.
            require(data.is_empty(), "what has data is passed", || subject.describe(&format!("{ty:?}")))
        }
        ArgPass::Memory { .. } | ArgPass::Reference { .. } => Ok(()),
    }
}

/// Checks that no byte of a value is in two parts, and that each of its data is in one.
pub(super) fn pieces(subject: ClassifiedSignature<'_>, ty: &Type, pieces: &Pieces) -> Result<(), Violation> {
    let mut end = Bytes::ZERO;
    for piece in pieces {
        require(
            piece.offset >= end || is_known_to_overlap(subject, ty),
            "the parts of a value do not overlap",
            || subject.describe(&format!("{ty:?}: {pieces:?}")),
        )?;
        end = piece.offset + piece.ty.size();
    }
    let carried = |byte: &u64| {
        pieces.iter().any(|piece| piece.offset.0 <= *byte && *byte < piece.offset.0 + piece.ty.size().0)
    };
    let left_behind = data_bytes(subject, ty).into_iter().find(|byte| !carried(byte));
    let whole = left_behind.is_none() || lost_part(subject.context, ty).is_some();
    require(whole, "every byte of a value is passed", || {
        subject.describe(&format!("{ty:?}: byte {left_behind:?} is not in {pieces:?}"))
    })
}

/// On RISC-V a bit-field beside a real has its declared type as a part, so that compilers take what follows for it: a row of the
/// quirks selects the records.
fn is_known_to_overlap(subject: ClassifiedSignature<'_>, ty: &Type) -> bool {
    let clang = Context { quirks: Quirks::for_dialect(Dialect::Clang), ..subject.context };
    subject.context.program.target == Target::RiscV64Linux && lost_part(clang, ty).is_some()
}

/// The bytes of an object in which a value is stored, by their offsets.
fn data_bytes(subject: ClassifiedSignature<'_>, ty: &Type) -> Vec<u64> {
    let (program, layouts) = (subject.context.program, subject.context.layouts);
    match ty {
        Type::Void => Vec::new(),
        Type::Record(id) => {
            let runs = bit_map(program, layouts, *id).into_iter();
            let data = runs.filter(|run| matches!(run.owner, BitOwner::Field(_)));
            data.flat_map(|run| run.start.0 / 8..(run.start + run.width).0.div_ceil(8)).collect()
        }
        Type::Int(int) => (0..int.width().bytes_ceil().0).collect(),
        Type::Float(float) => (0..float.format(program.target).bits().bytes_ceil().0).collect(),
        Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) | Type::Array(..) | Type::Vector(..) => {
            (0..layouts.size(ty).0).collect()
        }
        Type::Complex(of) => {
            let part = data_bytes(subject, of.ty());
            let size = layouts.size(ty).0 / 2;
            part.iter().copied().chain(part.iter().map(|at| size + at)).collect()
        }
    }
}
