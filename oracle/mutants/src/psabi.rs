//! The psABI read wrongly: other classes, other parts of values, other registers.

use lang::{Align, Bits, Bytes, Field, FloatType, IntType, PartType, Signature, Type};
use lowering::Scalar;
use lowering::abi::x86_64::{
    Class, Classified, GENERAL, InMemory, MemberStep, PartStep, Registers, classify,
};
use lowering::abi::{
    ArgPass, Context, Deviations, Extension, FunctionAbi, Location, Piece, PieceType, Pieces, ReturnPass,
    VectorUnit, classify_signature, variadic_argument,
};
use smallvec::smallvec;

use crate::act::Act;

pub(crate) use lowering::abi::x86_64::Amend;

/// Steps of the psABI that are read otherwise.
pub(crate) const fn read(steps: &'static [Amend]) -> Act {
    Act::Steps(Deviations::X86_64(steps))
}

pub(crate) fn sse_wins(one: Class, other: Class) -> Option<Class> {
    matches!((one, other), (Class::Sse, Class::Integer) | (Class::Integer, Class::Sse)).then_some(Class::Sse)
}

pub(crate) fn x87_merges_to_sse(one: Class, other: Class) -> Option<Class> {
    let is_x87 = |class| matches!(class, Class::X87 | Class::X87Up | Class::ComplexX87);
    let is_sse = |class| matches!(class, Class::Sse | Class::SseUp);
    (is_x87(one) && is_sse(other) || is_sse(one) && is_x87(other)).then_some(Class::Sse)
}

pub(crate) fn first_member_only(MemberStep { by, id, field, .. }: MemberStep<'_>) -> Option<Classified> {
    let record = &by.context.program[id];
    let is_first = record.fields.first().is_some_and(|first| first == field);
    (record.is_union() && !is_first).then_some(Ok(()))
}

const THREE: Bytes = Bytes(24);

pub(crate) fn three_eightbytes(_: Context<'_>, _: &[Class], size: Bytes) -> Option<bool> {
    (size <= THREE).then_some(true)
}

pub(crate) fn array_of_three(PartStep { by, ty, at, classes }: PartStep<'_>) -> Option<Classified> {
    let Type::Array(of, count) = ty else { return None };
    let is_three = (Bytes(17)..=THREE).contains(&by.context.layouts.size(ty));
    is_three.then(|| by.merge_all(classes, by.elements(of, *count, at)?))
}

pub(crate) fn member_of_three(
    MemberStep { by, id, field, at, classes }: MemberStep<'_>,
) -> Option<Classified> {
    let is_three = (Bytes(17)..=THREE).contains(&by.context.layouts[id].size);
    let ordinary = field.bits.is_none() && !field.flexible;
    (is_three && ordinary).then(|| {
        by.aligned(field, at.whole)?;
        by.part(&field.ty, at.whole, classes)
    })
}

pub(crate) fn first_element_only(PartStep { by, ty, at, classes }: PartStep<'_>) -> Option<Classified> {
    let Type::Array(of, 2..) = ty else { return None };
    Some(by.elements(of, 1, at).and_then(|own| by.merge_all(classes, own)))
}

/// Merges one class into all eightbytes of a part that `is` of a type.
fn classed(step: PartStep<'_>, is: bool, class: Class) -> Option<Classified> {
    let PartStep { by, ty, at, classes } = step;
    is.then(|| by.touch(classes, at, by.context.layouts.size(ty).bits(), class))
}

pub(crate) fn long_double_in_vectors(step: PartStep<'_>) -> Option<Classified> {
    let is = *step.ty == Type::Float(FloatType::LongDouble);
    classed(step, is, Class::Sse)
}

pub(crate) fn half_in_general(step: PartStep<'_>) -> Option<Classified> {
    let is = *step.ty == Type::Float(FloatType::Half);
    classed(step, is, Class::Integer)
}

pub(crate) fn storage_float_in_vectors(step: PartStep<'_>) -> Option<Classified> {
    let is = *step.ty == Type::Float(FloatType::Storage16);
    classed(step, is, Class::Sse)
}

pub(crate) fn vector_of_eight_in_general(step: PartStep<'_>) -> Option<Classified> {
    let size = step.by.context.layouts.size(step.ty);
    let is = matches!(step.ty, Type::Vector(_, 2..)) && size == Bytes(8);
    classed(step, is, Class::Integer)
}

pub(crate) fn short_vector_in_vectors(step: PartStep<'_>) -> Option<Classified> {
    let size = step.by.context.layouts.size(step.ty);
    let is = matches!(step.ty, Type::Vector(..)) && size <= Bytes(4);
    classed(step, is, Class::Sse)
}

pub(crate) fn complex_integer_in_vectors(step: PartStep<'_>) -> Option<Classified> {
    let is = matches!(step.ty, Type::Complex(PartType::Int(_)));
    classed(step, is, Class::Sse)
}

pub(crate) fn decimal_in_general(step: PartStep<'_>) -> Option<Classified> {
    let is = matches!(step.ty, Type::Float(float) if float.is_decimal());
    classed(step, is, Class::Integer)
}

pub(crate) fn decimal_split(step: PartStep<'_>) -> Option<Classified> {
    let is = *step.ty == Type::Float(FloatType::Decimal128);
    classed(step, is, Class::Sse)
}

pub(crate) fn atomic_as_its_type(step: MemberStep<'_>) -> Option<Classified> {
    let MemberStep { by, field, at, classes, .. } = step;
    field.atomic.then(|| by.part(&field.ty, at.whole, classes))
}

pub(crate) fn flexible_array_left_out(MemberStep { field, .. }: MemberStep<'_>) -> Option<Classified> {
    field.flexible.then_some(Ok(()))
}

pub(crate) fn empty_left_out(MemberStep { by, field, .. }: MemberStep<'_>) -> Option<Classified> {
    let is_empty = field.bits.is_none() && by.context.layouts.size(&field.ty) == Bytes::ZERO;
    (is_empty && !field.flexible).then_some(Ok(()))
}

pub(crate) fn all_upper(own: &[Class]) -> bool {
    own[0] == Class::Sse && own[1..].iter().all(|class| *class == Class::SseUp)
}

/// The calling sequence of a function if each argument is passed as `change` has it, registers and stack handed out again in
/// order.
fn passed_again(
    context: Context<'_>,
    signature: &Signature,
    mut change: impl FnMut(&Type, ArgPass, &mut Registers) -> ArgPass,
) -> FunctionAbi {
    let sound = classify_signature(context, signature);
    let mut registers = Registers::default();
    if matches!(sound.ret, ReturnPass::Memory { .. }) {
        registers.next(PieceType::POINTER);
    }
    let arg = |(ty, pass): (&Type, ArgPass)| {
        let pass = change(ty, pass, &mut registers);
        again(context, ty, pass, &mut registers)
    };
    let args = signature.params.iter().zip(sound.args).map(arg).collect();
    FunctionAbi { args, stack: registers.stack(), ..sound }
}

/// An argument that is passed so, in the registers and on the stack that are left.
fn again(context: Context<'_>, ty: &Type, pass: ArgPass, registers: &mut Registers) -> ArgPass {
    match pass {
        ArgPass::Nothing => ArgPass::Nothing,
        ArgPass::Direct { mut pieces, extension, stack_align } => {
            for piece in &mut pieces {
                piece.place = match piece.place {
                    Location::Stack(_) | Location::Split(..) => {
                        Location::Stack(registers.on_stack(piece.ty.size(), align_of(piece)))
                    }
                    Location::Registers(_) => registers.next(piece.ty),
                };
            }
            ArgPass::Direct { pieces, extension, stack_align }
        }
        ArgPass::Memory { align, .. } => {
            ArgPass::Memory { align, at: registers.on_stack(context.layouts.size(ty), align) }
        }
        ArgPass::Reference { pointer } => {
            ArgPass::Reference { pointer: Piece { place: registers.next(pointer.ty), ..pointer } }
        }
    }
}

fn align_of(piece: &Piece) -> Align {
    Align::from_bytes(piece.ty.size().0).unwrap_or(Align::EIGHT)
}

/// The same function with other parts of its arguments and result, if `change` gives any.
fn with_pieces(
    context: Context<'_>,
    signature: &Signature,
    change: impl Fn(&Type, &Pieces) -> Option<Pieces>,
) -> FunctionAbi {
    let mut abi = passed_again(context, signature, |ty, pass, _| match pass {
        ArgPass::Direct { pieces, extension, stack_align } => {
            let pieces = change(ty, &pieces).unwrap_or(pieces);
            ArgPass::Direct { pieces, extension, stack_align }
        }
        other => other,
    });
    if let (ReturnPass::Direct(pieces, _), Some(ty)) = (&mut abi.ret, &signature.ret)
        && let Some(changed) = change(ty, pieces)
    {
        *pieces = returned(changed);
    }
    abi
}

/// The parts of a result in its registers.
fn returned(mut pieces: Pieces) -> Pieces {
    const GENERALS: [&str; 2] = ["rax", "rdx"];
    const VECTORS: [&str; 2] = ["xmm0", "xmm1"];
    let (mut general, mut vector) = (0, 0);
    for piece in &mut pieces {
        let is_general = matches!(piece.ty, PieceType::Scalar(Scalar::Int(_) | Scalar::Pointer));
        let (names, taken) = if is_general { (&GENERALS, &mut general) } else { (&VECTORS, &mut vector) };
        piece.place = Location::Registers(&names[*taken..=*taken]);
        *taken += 1;
    }
    pieces
}

/// The parts `pieces`, each with another type.
fn retyped(pieces: &Pieces, ty: impl Fn(&Piece) -> PieceType) -> Option<Pieces> {
    Some(pieces.iter().map(|piece| Piece { ty: ty(piece), ..*piece }).collect())
}

fn part(ty: PieceType, offset: Bytes) -> Piece {
    Piece { ty, offset, place: Location::Registers(&GENERAL[..1]) }
}

pub(crate) fn upper_half_uncut(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_pieces(context, signature, |_, pieces| {
        retyped(pieces, |piece| match piece.ty {
            PieceType::Scalar(Scalar::Int(_)) if piece.offset > Bytes::ZERO => PieceType::I64,
            other => other,
        })
    })
}

pub(crate) fn first_float_only(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_pieces(context, signature, |ty, pieces| {
        ty.as_record()?;
        retyped(pieces, |piece| match piece.ty {
            PieceType::FLOAT_PAIR => PieceType::FLOAT,
            PieceType::Vector(Scalar::Half, _) => PieceType::HALF,
            other => other,
        })
    })
}

pub(crate) fn sseup_takes_register(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_pieces(context, signature, |_, pieces| {
        let [only] = pieces.as_slice() else { return None };
        let is_wide = matches!(only.ty, PieceType::Vector(..)) && only.ty.size() == Bytes(16);
        let halves = [Bytes::ZERO, Bytes(8)].map(|offset| part(PieceType::DOUBLE, offset));
        is_wide.then(|| halves.into_iter().collect())
    })
}

pub(crate) fn wide_vector_in_halves(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let half = PieceType::Vector(Scalar::Double, 2);
    with_pieces(context, signature, |_, pieces| {
        let [only] = pieces.as_slice() else { return None };
        let halves = [Bytes::ZERO, Bytes(16)].map(|offset| part(half, offset));
        (only.ty.size() == Bytes(32)).then(|| halves.into_iter().collect())
    })
}

/// The second eightbyte of a vector whose first is INTEGER, in a union.
pub(crate) fn sseup_dropped(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_pieces(context, signature, |ty, pieces| {
        let id = ty.as_record()?;
        let is_vector = |field: &Field| matches!(field.ty, Type::Vector(..));
        let has_vector = context.program[id].fields.iter().any(is_vector);
        let mixed = matches!(classify(context, ty), Ok([Class::Integer, Class::Sse, ..]));
        (mixed && has_vector).then(|| pieces.iter().take(1).copied().collect())
    })
}

/// The extension of arguments and results, changed for integers that `is`.
fn with_extension(
    context: Context<'_>,
    signature: &Signature,
    change: impl Fn(&Type, Extension) -> Extension,
) -> FunctionAbi {
    let mut abi = classify_signature(context, signature);
    for (ty, pass) in signature.params.iter().zip(&mut abi.args) {
        if let ArgPass::Direct { extension, .. } = pass {
            *extension = change(ty, *extension);
        }
    }
    if let (ReturnPass::Direct(_, extension), Some(ty)) = (&mut abi.ret, &signature.ret) {
        *extension = change(ty, *extension);
    }
    abi
}

pub(crate) fn zeroext_forgotten(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_extension(context, signature, |_, extension| match extension {
        Extension::Zero => Extension::None,
        other => other,
    })
}

pub(crate) fn signext_swapped(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_extension(context, signature, |_, extension| match extension {
        Extension::Sign => Extension::Zero,
        other => other,
    })
}

pub(crate) fn bit_int_not_extended(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_extension(context, signature, |ty, extension| match (ty, extension) {
        (Type::Int(int), Extension::Sign) if int.is_bit_precise() => Extension::Zero,
        (Type::Int(int), Extension::Zero) if int.is_bit_precise() => Extension::None,
        (_, other) => other,
    })
}

pub(crate) fn transparent_as_union(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    with_extension(context, signature, |ty, extension| match ty {
        Type::Record(_) => Extension::None,
        _ => extension,
    })
}

/// The registers of a kind that are left.
fn free(registers: &Registers, ty: PieceType) -> usize {
    let mut registers = *registers;
    (0..GENERAL.len()).take_while(|_| matches!(registers.next(ty), Location::Registers(_))).count()
}

pub(crate) fn split_records(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    passed_again(context, signature, |ty, pass, _| match pass {
        ArgPass::Memory { .. } if ty.as_record().is_some() => variadic_argument(context, ty),
        other => other,
    })
}

pub(crate) fn final_exhaustion(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let mut exhausted = false;
    passed_again(context, signature, |ty, pass, _| {
        let is_in_registers = |piece: &Piece| matches!(piece.place, Location::Registers(_));
        match pass {
            ArgPass::Direct { pieces, .. } if exhausted && pieces.iter().any(is_in_registers) => {
                let align = context.layouts.align(ty).max(Align::EIGHT);
                ArgPass::Memory { align, at: Bytes::ZERO }
            }
            other => {
                exhausted |= matches!(other, ArgPass::Memory { .. }) && classify(context, ty).is_ok();
                other
            }
        }
    })
}

/// A copy on the stack with another alignment.
fn byval_aligned(
    context: Context<'_>,
    signature: &Signature,
    change: impl Fn(Align) -> Align,
) -> FunctionAbi {
    passed_again(context, signature, |_, pass, _| match pass {
        ArgPass::Memory { align, at } => ArgPass::Memory { align: change(align), at },
        other => other,
    })
}

pub(crate) fn byval_align_eight(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    byval_aligned(context, signature, |_| Align::EIGHT)
}

pub(crate) fn byval_align_sixteen(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    byval_aligned(context, signature, |align| align.min(Align::SIXTEEN))
}

pub(crate) fn byval_by_address(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    passed_again(context, signature, |_, pass, _| match pass {
        ArgPass::Memory { .. } => ArgPass::Reference { pointer: part(PieceType::POINTER, Bytes::ZERO) },
        other => other,
    })
}

pub(crate) fn small_record_in_register(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    passed_again(context, signature, |ty, pass, _| match pass {
        ArgPass::Memory { align: Align::EIGHT, .. } if context.layouts.size(ty) <= Bytes(8) => {
            let integer = PieceType::int(context.layouts.size(ty).bits());
            ArgPass::direct(smallvec![part(integer, Bytes::ZERO)], Extension::None)
        }
        other => other,
    })
}

pub(crate) fn empty_takes_register(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let byte = PieceType::int(Bits(8));
    passed_again(context, signature, |_, pass, _| match pass {
        ArgPass::Nothing => ArgPass::direct(smallvec![part(byte, Bytes::ZERO)], Extension::None),
        other => other,
    })
}

fn is_int128(ty: &Type) -> bool {
    matches!(ty, Type::Int(IntType::Int128 | IntType::UInt128))
}

/// An `__int128` that finds `left` general-purpose registers, as two halves that are passed each by itself.
fn halved_int128(context: Context<'_>, signature: &Signature, left: usize) -> FunctionAbi {
    passed_again(context, signature, |ty, pass, registers| {
        if !is_int128(ty) || free(registers, PieceType::I64) != left {
            return pass;
        }
        let halves = [Bytes::ZERO, Bytes(8)].map(|offset| part(PieceType::I64, offset));
        ArgPass::direct(halves.into_iter().collect(), Extension::None)
    })
}

pub(crate) fn int128_split(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    halved_int128(context, signature, 1)
}

pub(crate) fn int128_aligned_to_eight(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    halved_int128(context, signature, 0)
}

pub(crate) fn sret_keeps_register(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let ret = classify_signature(context, signature).ret;
    match ret {
        ReturnPass::Memory { .. } => {
            let without = Signature { ret: None, ..signature.clone() };
            FunctionAbi { ret, ..classify_signature(context, &without) }
        }
        ReturnPass::Nothing | ReturnPass::Direct(..) => classify_signature(context, signature),
    }
}

/// A function with this way to return, which passes the address of the result like a first argument.
pub(crate) fn with_result_pointer(
    context: Context<'_>,
    signature: &Signature,
    ret: ReturnPass,
) -> FunctionAbi {
    let pointer = lowering::abi::list_pointer();
    let params = [pointer].into_iter().chain(signature.params.iter().cloned()).collect();
    let tail = signature.tail.map(|tail| lang::VariadicTail { named: tail.named + 1, ..tail });
    let mut abi = classify_signature(context, &Signature { ret: None, params, tail, ..signature.clone() });
    abi.args.remove(0);
    if let Some(variadic) = &mut abi.variadic {
        variadic.named -= 1;
    }
    FunctionAbi { ret, ..abi }
}

pub(crate) fn complex_x87_in_memory(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    match &signature.ret {
        Some(ty @ Type::Complex(PartType::Float(FloatType::LongDouble))) => {
            let ret = ReturnPass::Memory { align: context.layouts.align(ty), pointer: GENERAL[0] };
            with_result_pointer(context, signature, ret)
        }
        _ => classify_signature(context, signature),
    }
}

/// `{ i64, double }`, of a union of a `long double` and an integer.
pub(crate) fn lone_x87up_in_registers(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let is_lone = |ty: &Type| classify(context, ty) == Err(InMemory::LoneX87Up);
    let parts =
        || -> Pieces { smallvec![part(PieceType::I64, Bytes::ZERO), part(PieceType::DOUBLE, Bytes(8))] };
    let ret = signature.ret.as_ref().filter(|ty| is_lone(ty));
    let ret = ret.map(|_| ReturnPass::Direct(returned(parts()), Extension::None));
    let without =
        Signature { ret: ret.as_ref().map_or(signature.ret.clone(), |_| None), ..signature.clone() };
    let abi = passed_again(context, &without, |ty, pass, _| match pass {
        ArgPass::Memory { .. } if is_lone(ty) => ArgPass::direct(parts(), Extension::None),
        other => other,
    });
    match ret {
        Some(ret) => FunctionAbi { ret, ..abi },
        None => abi,
    }
}

pub(crate) fn without_avx(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    classify_signature(Context { vectors: VectorUnit::Sse, ..context }, signature)
}
