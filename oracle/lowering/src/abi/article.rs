//! The rules of an article, taken at their word: "The mess that is handling structure arguments and returns in LLVM"
//! (yorickpeterse.com, 2025), which tells front-end authors how to pass structures on AMD64 and ARM64. They are shorter
//! than the platforms' own and not the same; `bitfrost evaluate --rules article` shows where.
//!
//! The article speaks of structures only, so everything else travels as on the platform. What it says of structures is
//! an IR type; where that ends up is the code generator's doing, which `Supply` imitates: each scalar of a type takes the
//! next register of its kind, or else a place on the stack.

mod fields;
mod supply;

use lang::{Align, Bytes, RecordId, Signature, Target, Type};

use super::{
    ArgPass, Context, Extension, FunctionAbi, Location, Piece, PieceType, Pieces, ReturnPass, Rules, Variadic,
};
use crate::scalar::Scalar;
use fields::{Field, fields};
use supply::Supply;

/// "If the size of the structure is less than 8 bytes"; from its examples, 8 are meant as well.
const WORD: Bytes = Bytes(8);
/// "If the size is between 8 and 16 bytes"; what is larger goes to memory.
const TWO_WORDS: Bytes = Bytes(16);
/// "a structure consists of up to four floating point fields of the same type".
const MOST_MEMBERS: usize = 4;

/// Where every argument and the result of a function travel.
pub(super) fn of_signature(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let mut supply = Supply::of(context.program.target);
    let ret = signature.ret.as_ref().map_or(ReturnPass::Nothing, |ty| result(context, ty));
    // "you'll need to shift any user-provided arguments accordingly".
    if let ReturnPass::Memory { pointer, .. } = ret {
        supply.take_result_pointer(pointer);
    }
    let named = signature.named.map_or(signature.params.len(), |named| named as usize);
    let mut args = Vec::with_capacity(signature.params.len());
    args.extend(signature.params.iter().take(named).map(|ty| argument(context, ty, &mut supply)));
    let after_named = supply;
    args.extend(signature.params.iter().skip(named).map(|ty| argument(context, ty, &mut supply)));
    let variadic = signature.named.map(|_| Variadic {
        named,
        general: after_named.generals(),
        vector: after_named.vectors(),
        stack: after_named.stack(),
        vectors_of_call: supply.vectors(),
    });
    FunctionAbi { ret, args, stack: supply.stack(), variadic }
}

fn argument(context: Context<'_>, ty: &Type, supply: &mut Supply) -> ArgPass {
    let size = context.layouts.size(ty);
    let Some(id) = ty.as_record() else {
        let alone = Signature { ret: None, params: vec![ty.clone()], named: None };
        let platform = super::of_signature(Context { rules: Rules::Platform, ..context }, &alone);
        return platform.args.into_iter().next().map_or(ArgPass::Nothing, |pass| supply.again(pass, size));
    };
    match types(context, id, size, Use::Argument) {
        Some(types) => direct(types, supply),
        None => match context.program.target {
            // "keep the structure type as-is but set the byval parameter attribute": the type's own alignment.
            Target::X86_64Linux => {
                let align = fields::ir_align(context, ty).max(Align::EIGHT);
                ArgPass::Memory { align, at: supply.on_stack(size, align), skipped: Pieces::new() }
            }
            // "use a pointer without the byval attribute".
            Target::AArch64Linux => {
                let place = supply.next(PieceType::POINTER);
                let pointer = Piece { ty: PieceType::POINTER, offset: Bytes::ZERO, place };
                ArgPass::Reference { pointer, copied: true }
            }
        },
    }
}

fn direct(types: Vec<PieceType>, supply: &mut Supply) -> ArgPass {
    if types.is_empty() {
        return ArgPass::Nothing;
    }
    let pieces = placed(types, supply);
    ArgPass::direct(pieces, Extension::None)
}

/// The members of a structure of these types, each in its place: "memcpy it into an alloca slot that has the correct ABI
/// type", so the offsets are those of that type and not of the original.
fn placed(types: Vec<PieceType>, supply: &mut Supply) -> Pieces {
    let mut end = Bytes::ZERO;
    let mut pieces = Pieces::new();
    for ty in types {
        let offset = end.align_to(Align::from_bytes(ty.size().0.next_power_of_two()).unwrap_or(Align::ONE));
        end = offset + ty.size();
        pieces.push(Piece { ty, offset, place: supply.next(ty) });
    }
    pieces
}

fn result(context: Context<'_>, ty: &Type) -> ReturnPass {
    let Some(id) = ty.as_record() else {
        let alone = Signature { ret: Some(ty.clone()), params: Vec::new(), named: None };
        return super::of_signature(Context { rules: Rules::Platform, ..context }, &alone).ret;
    };
    let target = context.program.target;
    match types(context, id, context.layouts.size(ty), Use::Result) {
        Some(types) if types.is_empty() => ReturnPass::Nothing,
        Some(types) => {
            let pieces = placed(types, &mut Supply::of_results(target));
            ReturnPass::Direct(pieces, Extension::None)
        }
        // "the first argument must be a pointer with the sret attribute", which the code generator puts where the platform
        // has it.
        None => {
            ReturnPass::Memory { align: context.layouts.align(ty), pointer: supply::result_pointer(target) }
        }
    }
}

/// For what a structure's type is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Argument,
    Result,
}

/// The members of the structure that is passed instead; `None`: memory.
fn types(context: Context<'_>, id: RecordId, size: Bytes, used: Use) -> Option<Vec<PieceType>> {
    // Of a size of 0 there is no integer.
    if size == Bytes::ZERO {
        return Some(Vec::new());
    }
    match context.program.target {
        Target::X86_64Linux if size <= WORD => Some(vec![PieceType::int(size.bits())]),
        Target::X86_64Linux if size <= TWO_WORDS => Some(pair(context, id)),
        Target::X86_64Linux => None,
        Target::AArch64Linux => match homogeneous(&fields(context, id)) {
            Some(members) => Some(members),
            None if size <= WORD && used == Use::Result => Some(vec![PieceType::int(size.bits())]),
            None if size <= WORD => Some(vec![PieceType::I64]),
            None if size <= TWO_WORDS => Some(vec![PieceType::I64, PieceType::I64]),
            None => None,
        },
    }
}

/// "First, flatten the structure […] classify each field as either an integer or float along with their size in bytes […]
/// combine/squash these classes together into two": each field is added to the first class while that has room, by the
/// sizes of the fields alone.
fn pair(context: Context<'_>, id: RecordId) -> Vec<PieceType> {
    let (mut first, mut second) = (Half::default(), Half::default());
    for field in fields(context, id) {
        let half = if first.size + field.size() <= WORD { &mut first } else { &mut second };
        half.size = half.size + field.size();
        half.integer |= !field.is_float();
    }
    // "The first field/class is always 8 bytes, while the second field/class might be less based on the alignment of the
    // structure."
    first.size = WORD;
    let align = context.layouts[id].align.bytes();
    second.size = second.size.max(align).min(WORD);
    vec![first.ty(), second.ty()]
}

/// One of the two classes.
#[derive(Clone, Copy, Default)]
struct Half {
    size: Bytes,
    /// "If there instead is a mixture of classes, promote the class to an integer".
    integer: bool,
}

impl Half {
    fn ty(self) -> PieceType {
        match (self.integer, self.size) {
            (false, Bytes(2)) => PieceType::HALF,
            (false, Bytes(4)) => PieceType::FLOAT,
            (false, _) => PieceType::DOUBLE,
            (true, size) => PieceType::int(size.bits()),
        }
    }
}

/// "up to four floating point fields of the same type […] return a flattened version of the structure".
fn homogeneous(fields: &[Field]) -> Option<Vec<PieceType>> {
    let first = fields.first()?.float()?;
    let same = fields.iter().all(|field| field.float() == Some(first));
    (same && fields.len() <= MOST_MEMBERS).then(|| vec![PieceType::Scalar(first); fields.len()])
}
