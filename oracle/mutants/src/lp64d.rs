//! The RISC-V psABI read wrongly: other structures are flattened, other registers taken.

use lang::{Align, Bits, Bytes, Field, IntType, Record, Signature, Target, Type};
use lowering::abi::riscv64::{
    Class, FLOATING, Flattened, GENERAL, Leaf, Taken, argument_align, classify, each_field, holds, whole,
};
use lowering::abi::{
    ArgPass, Context, Deviations, Extension, FunctionAbi, Location, Piece, PieceType, Quirks, ReturnPass,
    Role, classify_signature,
};
use lowering::layout::Dialect;
use smallvec::smallvec;

use crate::act::Act;

pub(crate) use lowering::abi::riscv64::Amend;

/// Steps of the document that are read otherwise.
pub(crate) const fn read(steps: &'static [Amend]) -> Act {
    Act::Steps(Deviations::RiscV64(steps))
}

fn has_member(record: &Record, is: impl Fn(&Type) -> bool) -> bool {
    record.fields.iter().any(|field| field.bits.is_none() && is(&field.ty))
}

pub(crate) fn one_real_only(_: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    fields.filter(|fields| ty.as_record().is_none() || fields.len() < 2)
}

pub(crate) fn no_array(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    let is_array = |ty: &Type| matches!(ty, Type::Array(..));
    fields.filter(|_| !holds(context, ty, &|record| has_member(record, is_array)))
}

pub(crate) fn no_complex(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    let is_complex = |ty: &Type| matches!(ty.element(), Type::Complex(_));
    fields.filter(|_| !is_complex(ty) && !holds(context, ty, &|record| has_member(record, is_complex)))
}

pub(crate) fn no_bit_field(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    let has_width = |field: &Field| field.bits.is_some_and(|width| width > Bits::ZERO);
    fields.filter(|_| !holds(context, ty, &|record| record.fields.iter().any(has_width)))
}

pub(crate) fn no_zero_width(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    let is_zero_width = |field: &Field| field.bits == Some(Bits::ZERO);
    fields.filter(|_| !holds(context, ty, &|record| record.fields.iter().any(is_zero_width)))
}

pub(crate) fn no_packed(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    fields.filter(|_| !holds(context, ty, &|record| record.packed))
}

pub(crate) fn no_empty(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    fields.filter(|_| {
        !holds(context, ty, &|record| has_member(record, |ty| context.layouts.size(ty) == Bytes::ZERO))
    })
}

/// A union, as its first member is.
pub(crate) fn union_flattened(
    context: Context<'_>,
    ty: &Type,
    fields: Option<Flattened>,
) -> Option<Flattened> {
    let of_first = || {
        let record = ty.as_record().map(|id| &context.program[id]).filter(|record| record.is_union())?;
        let first = record.fields.first().filter(|field| field.bits.is_none())?;
        flattened(context, &first.ty)
    };
    fields.or_else(of_first)
}

/// With a pointer as an integer of its size.
pub(crate) fn pointer_flattened(
    context: Context<'_>,
    ty: &Type,
    fields: Option<Flattened>,
) -> Option<Flattened> {
    let is_pointer = |ty: &Type| matches!(ty.element(), Type::Pointer(_) | Type::FunctionPointer(_));
    if fields.is_some() || !holds(context, ty, &|record| has_member(record, is_pointer)) {
        return fields;
    }
    let mut program = context.program.clone();
    let members = program.records.iter_mut().flat_map(|record| &mut record.fields);
    members.filter(|field| is_pointer(&field.ty)).for_each(|field| as_integer(&mut field.ty));
    let quirks = Quirks::for_dialect(Dialect::default());
    flattened(Context { program: &program, quirks, ..context }, ty)
}

fn as_integer(ty: &mut Type) {
    match ty {
        Type::Array(of, _) => as_integer(of),
        other => *other = Type::Int(IntType::Long),
    }
}

fn flattened(context: Context<'_>, ty: &Type) -> Option<Flattened> {
    match classify(context, ty) {
        Class::Flattened(fields) => Some(fields),
        Class::Ignored | Class::Word | Class::Pair | Class::Reference => None,
    }
}

pub(crate) fn three_words(context: Context<'_>, ty: &Type, class: Class) -> Class {
    if context.layouts.size(ty) == Bytes(24) { Class::Pair } else { class }
}

pub(crate) fn zero_extended(int: IntType, _: &Location, extension: Extension) -> Extension {
    match extension {
        Extension::Sign if !int.is_signed(Target::RiscV64Linux) => Extension::Zero,
        other => other,
    }
}

/// Field by field while there are floating-point registers at all.
pub(crate) fn flattened_in_part(
    context: Context<'_>,
    ty: &Type,
    role: Role,
    taken: &mut Taken,
) -> Option<ArgPass> {
    let fields =
        flattened(context, ty).filter(|fields| role == Role::Named && !taken.has_room_for(fields))?;
    (taken.floating < FLOATING.len()).then(|| each_field(&fields, taken))
}

/// Two words of an argument that the integer convention passes in two registers.
fn is_pair(context: Context<'_>, ty: &Type) -> bool {
    let size = context.layouts.size(ty);
    let by_fields = flattened(context, ty).is_some();
    !by_fields && size > Bytes(8) && size <= Bytes(16)
}

/// The last register is filled with the first word, so that nothing else is passed there.
pub(crate) fn pair_not_split(
    context: Context<'_>,
    ty: &Type,
    role: Role,
    taken: &mut Taken,
) -> Option<ArgPass> {
    let is_last = taken.general + 1 == GENERAL.len();
    (is_last && role == Role::Named && is_pair(context, ty)).then(|| behind_a_word(context, ty, taken))
}

pub(crate) fn named_pair_aligned(
    context: Context<'_>,
    ty: &Type,
    role: Role,
    taken: &mut Taken,
) -> Option<ArgPass> {
    let is_odd = taken.general % 2 == 1;
    let is_aligned = argument_align(context.layouts, ty) == Align::SIXTEEN;
    let is_moved = is_odd && is_aligned && role == Role::Named && is_pair(context, ty);
    is_moved.then(|| behind_a_word(context, ty, taken))
}

/// A value of two words, after a copy of its first word.
fn behind_a_word(context: Context<'_>, ty: &Type, taken: &mut Taken) -> ArgPass {
    let first = Piece { ty: PieceType::I64, offset: Bytes::ZERO, place: taken.word() };
    let place = taken.pair(argument_align(context.layouts, ty));
    let second = Piece { ty: whole(context, ty), offset: Bytes::ZERO, place };
    ArgPass::direct(smallvec![first, second], Extension::None)
}

/// As two words, for which no register is left empty.
pub(crate) fn unnamed_pair_at_odd(
    context: Context<'_>,
    ty: &Type,
    role: Role,
    taken: &mut Taken,
) -> Option<ArgPass> {
    let align = argument_align(context.layouts, ty);
    let size = context.layouts.size(ty);
    let is_pair = size > Bytes(8) && size <= Bytes(16);
    (role == Role::Unnamed && is_pair && align == Align::SIXTEEN).then(|| {
        let ty = PieceType::Array(lowering::Scalar::I64, 2);
        let piece = Piece { ty, offset: Bytes::ZERO, place: taken.pair(Align::EIGHT) };
        ArgPass::direct(smallvec![piece], Extension::None)
    })
}

/// Each of two fields as a word of its own.
pub(crate) fn unnamed_flattened(
    context: Context<'_>,
    ty: &Type,
    role: Role,
    taken: &mut Taken,
) -> Option<ArgPass> {
    let fields = flattened(context, ty).filter(|_| role == Role::Unnamed && ty.as_record().is_some())?;
    let piece = |field: &Leaf| Piece { ty: field.ty, offset: field.offset, place: taken.word() };
    Some(ArgPass::direct(fields.iter().map(piece).collect(), Extension::None))
}

pub(crate) fn real_returned_in_general(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let mut abi = classify_signature(context, signature);
    if let ReturnPass::Direct(pieces, _) = &mut abi.ret
        && let [only] = pieces.as_mut_slice()
        && let PieceType::Scalar(scalar) = only.ty
        && scalar.is_float()
        && scalar.size() <= Bytes(8)
    {
        only.ty = PieceType::int(scalar.size().bits());
    }
    abi
}
