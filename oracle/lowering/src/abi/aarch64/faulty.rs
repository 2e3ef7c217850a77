//! Arguments that planted faults send where no register number would.

use lang::{Align, Bytes};

use super::{Argument, Base, Class, DOUBLE_WORD, GENERAL, Homogeneous, Next, POINTER, VECTOR};
use crate::abi::{ArgPass, Context, Extension, Piece, PieceType, Pieces};
use crate::fault::Fault;

/// How the argument goes wrong; `None` where it does not.
pub(super) fn argument(context: Context<'_>, argument: Argument, next: &mut Next) -> Option<ArgPass> {
    let on = |fault| context.faults.has(fault);
    let Argument { class, size, align, .. } = argument;
    match class {
        Class::Reference if on(Fault::LargeCompositeOnStack) => Some(copied(size, align, next)),
        Class::Homogeneous(of) if next.vector + of.members as usize > VECTOR.len() => {
            if on(Fault::HomogeneousBackFill) {
                return Some(copied(size, align, next));
            }
            on(Fault::HomogeneousSplit).then(|| members(of, next))
        }
        Class::Composite if next.general + words(size) > GENERAL.len() => {
            if on(Fault::GeneralBackFill) {
                return Some(copied(size, align, next));
            }
            on(Fault::CompositeSplit).then(|| double_words(size, next))
        }
        _ => None,
    }
}

fn words(size: Bytes) -> usize {
    size.0.div_ceil(DOUBLE_WORD.0).max(1) as usize
}

/// As `byval`, which takes no register.
fn copied(size: Bytes, align: Align, next: &mut Next) -> ArgPass {
    ArgPass::Memory { align, at: next.stacked(size, align), skipped: Pieces::new() }
}

/// Member by member, each where there is room.
fn members(of: Homogeneous, next: &mut Next) -> ArgPass {
    let ty = match of.base {
        Base::Float(scalar) => PieceType::Scalar(scalar),
        Base::Vector(lane, lanes) => PieceType::Vector(lane, lanes),
    };
    let size = of.base.size();
    let align = if size > DOUBLE_WORD { Align::SIXTEEN } else { Align::EIGHT };
    let piece = |index| Piece { ty, offset: size * index, place: next.float_or_vector(size, align) };
    ArgPass::direct((0..u64::from(of.members)).map(piece).collect(), Extension::None)
}

/// Double-word by double-word, each where there is room.
fn double_words(size: Bytes, next: &mut Next) -> ArgPass {
    let mut piece = |index| {
        let place = next.integral(POINTER);
        Piece { ty: PieceType::I64, offset: DOUBLE_WORD * index, place }
    };
    ArgPass::direct((0..words(size) as u64).map(&mut piece).collect(), Extension::None)
}
