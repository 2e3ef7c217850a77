//! The places in which the values of a function travel, in words.

use lang::{SignatureUnit, UnitFunction};
use lowering::abi::{ArgPass, Context, Location, Piece, Quirks, ReturnPass, classify_signature};
use lowering::layout::Layouts;
use lowering::shape::MemTypes;
use plugins::PassedObject;

/// The place in which a byte of a passed object travels by the platform's document: a register or a place on the stack.
#[must_use]
pub fn place_of_byte(
    unit: &SignatureUnit,
    function: &UnitFunction,
    object: PassedObject,
    byte: u64,
) -> Option<String> {
    let layouts = Layouts::compute(&unit.types).ok()?;
    let shapes = MemTypes::compute(&unit.types, &layouts);
    // Without quirks: the document is meant, not what one of the compilers does.
    let context = Context { quirks: Quirks::NONE, ..Context::new(&unit.types, &layouts, &shapes) };
    let abi = classify_signature(context, &function.signature);
    match object {
        PassedObject::Result => match &abi.ret {
            ReturnPass::Nothing => None,
            ReturnPass::Direct(pieces, _) => place(pieces, byte),
            ReturnPass::Memory { pointer, .. } => Some(format!("the memory that {pointer} points to")),
        },
        PassedObject::Parameter(at) | PassedObject::Widened(at) | PassedObject::Argument(at) => {
            match abi.args.get(at as usize)? {
                ArgPass::Nothing => None,
                ArgPass::Direct { pieces, .. } => place(pieces, byte),
                ArgPass::Memory { at, .. } => Some(format!("the stack at +{}", at.0 + byte)),
                ArgPass::Reference { pointer } => Some(format!("the copy that {} points to", pointer.place)),
            }
        }
    }
}

fn place(pieces: &[Piece], byte: u64) -> Option<String> {
    let holds = |piece: &&Piece| piece.offset.0 <= byte && byte < piece.offset.0 + piece.ty.size().0;
    let piece = pieces.iter().find(holds)?;
    let count = match &piece.place {
        Location::Registers(names) => names.len(),
        Location::Stack(at) => return Some(format!("the stack at +{}", at.0 + byte - piece.offset.0)),
        Location::Split(names, _) => names.len() + 1,
    };
    if count < 2 {
        return Some(piece.place.to_string());
    }
    let size = lang::Bytes(piece.ty.size().0 / count as u64);
    let index = ((byte - piece.offset.0) / size.0.max(1)) as usize;
    Some(piece.place.part(index.min(count - 1), size).to_string())
}
