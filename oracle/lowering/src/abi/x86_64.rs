//! System V AMD64 psABI, section 3.2.3 "Parameter Passing", read as clang 19 reads it
//! (clang/lib/CodeGen/Targets/X86.cpp). gcc's reading (gcc/config/i386/i386.cc, `classify_argument`) differs
//! where [`Dialect`] is asked; what it does instead is in `gcc`.

mod classify;
mod coercion;
mod gcc;
pub(super) mod registers;

use lang::{Align, Bits, Bytes, FloatType, IntType, Signature, Type};
use smallvec::smallvec;

use self::classify::Classifier;
pub(super) use self::coercion::sse_of_clang;
use self::registers::{Registers, Returned};
use super::{
    ArgPass, Context, Extension, FunctionAbi, Location, Piece, PieceType, Pieces, ReturnPass, VaArg,
};
use crate::fault::Fault;
use crate::layout::Extent;
use crate::scalar::Scalar;
use crate::shape::{Shape, float_scalar};

/// 3.2.3: "The classes are corresponding to AMD64 register classes". MEMORY is [`InMemory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// "Used as initializer in the algorithms … for padding and empty structures and unions."
    NoClass,
    /// "Integral types that fit into one of the general purpose registers."
    Integer,
    /// "Types that fit into a vector register."
    Sse,
    /// "Types that fit into a vector register and can be passed and returned in the upper bytes of it."
    SseUp,
    /// With [`Class::X87Up`], "types that will be returned via the x87 FPU": the mantissa of a `long double`.
    X87,
    /// Its exponent.
    X87Up,
    /// "Types that will be returned via the x87 FPU": a `_Complex long double`.
    ComplexX87,
}

impl Class {
    /// As the document spells it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Class::NoClass => "NO_CLASS",
            Class::Integer => "INTEGER",
            Class::Sse => "SSE",
            Class::SseUp => "SSEUP",
            Class::X87 => "X87",
            Class::X87Up => "X87UP",
            Class::ComplexX87 => "COMPLEX_X87",
        }
    }
}

/// Class MEMORY, and why: "types that will be passed and returned in memory via the stack".
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum InMemory {
    /// 3.2.3p2 rule 1 and 5(c).
    #[error("it is larger than two eightbytes")]
    TooLarge,
    /// 3.2.3p2 rule 1.
    #[error("a member is not aligned as its type asks")]
    Unaligned,
    /// 3.2.3p2 rule 4(e).
    #[error("a long double shares an eightbyte")]
    MixedX87,
    /// 3.2.3p2 rule 5(b).
    #[error("the end of a long double is not preceded by its beginning")]
    LoneX87Up,
    /// No rule speaks of them; "variable sized entities" to clang.
    #[error("it ends in a flexible array member")]
    FlexibleArray,
    /// 3.2.3p2: only `__int128` and `_BitInt` up to its width are two eightbytes.
    #[error("a _BitInt has more than 128 bits")]
    WideBitInt,
    /// 3.2.3p3 rule 3 and its note.
    #[error("a vector is wider than the registers")]
    WideVector,
    /// gcc has no machine mode for it, and clang follows.
    #[error("a vector has one floating-point lane")]
    OneLane,
    /// 3.2.3p2 knows no `__fp16`; clang's classes of it are those it starts with, MEMORY.
    #[error("__fp16 has no class")]
    Storage16,
}

/// The classes of a value's eightbytes: eight of them at most (3.2.3p2 rule 1), those that it does not have NO_CLASS.
pub type Eightbytes = [Class; 8];

/// 3.2.3p2: the classes of a value of type `ty`, a named argument or a result.
///
/// # Errors
/// Its class is MEMORY.
pub fn classify(context: Context<'_>, ty: &Type) -> Result<Eightbytes, InMemory> {
    Classifier { context, named: true }.value(ty)
}

/// Whether values may arrive damaged where both sides are of the dialect: clang's before 19, where a `typedef` aligns a member
/// so that it crosses an eightbyte. Of a scalar the rest is not passed, and `va_arg` takes a vector apart wrongly.
#[must_use]
pub fn is_cut(context: Context<'_>, ty: &Type) -> bool {
    let looks_at_first_part = context.dialect.believes_typedefs();
    looks_at_first_part && classify(context, ty).is_ok() && classify::crosses(context, ty, Bits::ZERO)
}

/// Whose view of an argument it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// The prototype has it: caller and callee share the view.
    Named,
    /// The caller's, of one that the prototype has not.
    Unnamed,
    /// That of `va_arg`, of the same.
    Fetched(VaArg),
}

/// 3.2.3p3 and p4: where every argument and the result of a function travel.
pub(super) fn of_signature(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    seen_as(Role::Unnamed, context, signature)
}

/// The same, where 3.5.7 (`va_arg`) looks for what is unnamed.
pub(super) fn expected(context: Context<'_>, signature: &Signature, by: VaArg) -> FunctionAbi {
    seen_as(Role::Fetched(by), context, signature)
}

fn seen_as(unnamed: Role, context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let ret = signature.ret.as_ref().map_or(ReturnPass::Nothing, |ty| return_value(context, ty));
    // "The first 8 256-bit vector arguments are passed in YMM registers, unless this is a vararg function"
    // (X86CallingConv.td): clang keeps to that for named ones, which the psABI passes like any other.
    let wide_on_stack = signature.tail.is_some() && !context.dialect.is_gcc();
    let mut registers = Registers::new(wide_on_stack);
    // p4 rule 2: "the caller provides space for the return value and passes the address of this storage in
    // %rdi as if it were the first argument".
    if matches!(ret, ReturnPass::Memory { .. }) && !context.faults.has(Fault::SretKeepsRegister) {
        registers.take_general();
    }
    let named = signature.named();
    let mut args = Vec::with_capacity(signature.params.len());
    let (fixed, rest) = signature.params.split_at(named.min(signature.params.len()));
    args.extend(fixed.iter().map(|ty| argument(context, ty, Role::Named, &mut registers)));
    if unnamed == Role::Fetched(VaArg::Compiler) && context.dialect.is_gcc() {
        gcc::count_padding(context, fixed, &args, &mut registers);
    }
    let variadic = signature.tail.map(|_| registers.variadic(fixed.len()));
    args.extend(rest.iter().map(|ty| argument(context, ty, unnamed, &mut registers)));
    // 3.2.3p3: "%al is used as hidden argument to specify the number of vector registers used."
    let vectors_of_call = registers.variadic(fixed.len()).vector;
    let variadic = variadic.map(|variadic| super::Variadic { vectors_of_call, ..variadic });
    FunctionAbi { ret, args, stack: registers.stack(), variadic }
}

/// How an argument of `...` would travel if no register were taken yet: what `va_arg` looks for (3.5.7).
pub(super) fn variadic_argument(context: Context<'_>, ty: &Type) -> ArgPass {
    argument(context, ty, Role::Fetched(VaArg::Document), &mut Registers::default())
}

fn return_value(context: Context<'_>, ty: &Type) -> ReturnPass {
    let Ok(classes) = classify(context, ty) else {
        return returned_in_memory(context, ty);
    };
    let mut pieces = match classes[0] {
        Class::X87 | Class::ComplexX87 => on_x87_stack(classes[0]),
        _ => pieces(context, ty, classes),
    };
    if classes[0] == Class::ComplexX87 && context.faults.has(Fault::ComplexX87InMemory) {
        return ReturnPass::Memory { align: context.layouts.align(ty), pointer: registers::GENERAL[0] };
    }
    let mut returned = Returned::default();
    for piece in &mut pieces {
        piece.place = returned.next(piece.ty, context.vectors.register());
    }
    if pieces.is_empty() { ReturnPass::Nothing } else { ReturnPass::Direct(pieces, extension(context, ty)) }
}

/// p4 rule 2. A vector that is wider than a register clang hands to its back end as it is, which returns it in several
/// (X86_64ABIInfo::getIndirectReturnResult); gcc keeps to the rule.
fn returned_in_memory(context: Context<'_>, ty: &Type) -> ReturnPass {
    match vector_type(context, ty).filter(|_| !context.dialect.is_gcc()) {
        Some(vector) => {
            let place = Returned::default().next(vector, context.vectors.register());
            let piece = Piece { ty: vector, offset: Bytes::ZERO, place };
            ReturnPass::Direct(smallvec![piece], Extension::None)
        }
        None => ReturnPass::Memory { align: context.layouts.align(ty), pointer: registers::GENERAL[0] },
    }
}

/// p4 rules 5 and 6: `%st0`, and `%st1` for the imaginary part.
fn on_x87_stack(class: Class) -> Pieces {
    let ty = PieceType::Scalar(Scalar::X87);
    let parts = if class == Class::ComplexX87 { 2 } else { 1 };
    let part = |index| Piece { ty, offset: ty.size() * index, place: Location::Stack(Bytes::ZERO) };
    (0..parts).map(part).collect()
}

fn argument(context: Context<'_>, ty: &Type, role: Role, registers: &mut Registers) -> ArgPass {
    // p3 rule 5: "If the class is X87, X87UP or COMPLEX_X87, it is passed in memory."
    let classes = match (Classifier { context, named: role == Role::Named }).value(ty) {
        Ok(classes) if !matches!(classes[0], Class::X87 | Class::ComplexX87) => classes,
        _ => return in_memory(context, ty, role, registers),
    };
    let mut pieces = pieces(context, ty, classes);
    let (generals, vectors) = needed(context, classes);
    // "If there are no registers available for any eightbyte of an argument, the whole argument is passed on
    // the stack. If registers have already been assigned for some eightbytes of such an argument, the
    // assignments get reverted."
    let fits = generals <= registers.free_general() && vectors <= registers.free_vector();
    let is_int128 = matches!(ty, Type::Int(IntType::Int128 | IntType::UInt128));
    let split = match is_int128 {
        true => int128_is_split(context, registers),
        false => ty.as_record().is_some() && context.faults.has(Fault::ExhaustionPerEightbyte),
    };
    if !fits && !split {
        return in_memory(context, ty, role, registers);
    }
    let before = *registers;
    registers.take(generals, vectors);
    for piece in &mut pieces {
        piece.place = registers.next(piece.ty);
    }
    // `va_arg` goes by what the back end handed out, and a record is in registers for it or all on the stack.
    if matches!(role, Role::Fetched(_)) && is_torn(&pieces, context.layouts.size(ty)) {
        *registers = before;
        return in_memory(context, ty, role, registers);
    }
    if role == Role::Fetched(VaArg::Compiler) && !context.dialect.is_gcc() {
        return fetched_by_clang(context, ty, generals + vectors, pieces, registers);
    }
    if pieces.is_empty() { ArgPass::Nothing } else { ArgPass::direct(pieces, extension(context, ty)) }
}

/// Whether only a part of a value is on the stack, where the back end has no register left of those that the front end counts
/// as free: the rest is in a register, or padding.
fn is_torn(pieces: &Pieces, size: Bytes) -> bool {
    let on_stack = |piece: &&Piece| matches!(piece.place, Location::Stack(_));
    let stacked: u64 =
        pieces.iter().filter(on_stack).map(|piece| piece.ty.size().align_to(Align::EIGHT).0).sum();
    stacked > 0 && stacked < size.align_to(Align::EIGHT).0
}

/// What X86_64ABIInfo::EmitVAArg makes of a value in so many registers. Of a record whose first eightbyte is NO_CLASS it takes
/// the only part for the first (until 20: llvm-project#101639); before 18 it takes one for which it counts no register from
/// the stack (llvm-project#77907). One in a wide register it looks for where narrow ones are saved.
fn fetched_by_clang(
    context: Context<'_>,
    ty: &Type,
    counted: usize,
    pieces: Pieces,
    registers: &mut Registers,
) -> ArgPass {
    let Extent { size, align } = context.layouts.extent(ty);
    if context.dialect.splits_int128() && counted == 0 && size > Bytes::ZERO {
        return ArgPass::Memory { align, at: registers.on_stack(size, align), skipped: Pieces::new() };
    }
    match pieces.as_slice() {
        [] => ArgPass::Nothing,
        // A union that is like a wide vector to it; of the registers only the lower halves are saved.
        [only] if only.ty.size() > Bytes(16) => {
            let place = Location::Registers(&registers::XMM[..1]);
            ArgPass::direct(smallvec![Piece { place, ..*only }], Extension::None)
        }
        [only] if only.offset == Bytes(8) && context.dialect.fetches_upper_as_lower() => {
            ArgPass::direct(smallvec![Piece { offset: Bytes::ZERO, ..*only }], Extension::None)
        }
        _ => ArgPass::direct(pieces, extension(context, ty)),
    }
}

/// The registers of each kind that the eightbytes of a value take: SSEUP goes with the SSE before it. clang before 18 forgets
/// to count that of an SSE behind a NO_CLASS (llvm-project#77907).
fn needed(context: Context<'_>, classes: Eightbytes) -> (usize, usize) {
    let of = |class| classes.iter().filter(|other| **other == class).count();
    let forgotten = context.dialect.splits_int128() && classes[0] == Class::NoClass;
    (of(Class::Integer), if forgotten { 0 } else { of(Class::Sse) })
}

/// Whether a faulty reading gives the halves of an `__int128` that does not fit places of their own.
fn int128_is_split(context: Context<'_>, registers: &Registers) -> bool {
    match registers.free_general() {
        0 => context.faults.has(Fault::Int128StackAlignedToEight),
        _ => context.faults.has(Fault::Int128Split),
    }
}

/// p3 rule 1: "If the class is MEMORY, pass the argument on the stack at an address respecting the arguments
/// alignment (which might be more than its natural alignment)", at least an eightbyte's. After
/// X86_64ABIInfo::getIndirectResult.
fn in_memory(context: Context<'_>, ty: &Type, role: Role, registers: &mut Registers) -> ArgPass {
    let extent = context.layouts.extent(ty);
    if context.dialect.is_gcc() && gcc::is_empty(context, ty) {
        return ArgPass::Nothing;
    }
    // "If this is a scalar LLVM value then assume LLVM will pass it in the right place naturally."
    if let Some(natural) = natural_type(context, ty) {
        let pieces = match role {
            Role::Fetched(_) => smallvec![stacked(natural, Bytes::ZERO, extent.align, registers)],
            Role::Named | Role::Unnamed => on_stack(context, natural, extent.align, registers),
        };
        return ArgPass::direct(pieces, extension(context, ty));
    }
    if context.faults.has(Fault::ByvalNotCopied) {
        let place = registers.next(PieceType::POINTER);
        let pointer = Piece { ty: PieceType::POINTER, offset: Bytes::ZERO, place };
        return ArgPass::Reference { pointer, copied: false };
    }
    let eight_only = context.faults.has(Fault::ByvalAlignEight);
    let most = if context.faults.has(Fault::ByvalAlignSixteen) { Align::SIXTEEN } else { extent.align };
    let align = if eight_only { Align::EIGHT } else { extent.align.min(most).max(Align::EIGHT) };
    // Without a general-purpose register left an integer lands on the stack by itself, in the same place.
    let no_register = registers.free_general() == 0 || context.faults.has(Fault::SmallRecordNeverOnStack);
    if no_register && align == Align::EIGHT && extent.size <= Bytes(8) {
        let integer = PieceType::int(extent.size.bits());
        let piece = Piece { ty: integer, offset: Bytes::ZERO, place: registers.next(integer) };
        return ArgPass::direct(smallvec![piece], Extension::None);
    }
    let skipped = skipped(context, registers);
    ArgPass::Memory { align, at: registers.on_stack(extent.size, align), skipped }
}

/// A part that starts at `offset` in its value, at the next place on the stack that is aligned for it.
fn stacked(ty: PieceType, offset: Bytes, align: Align, registers: &mut Registers) -> Piece {
    Piece { ty, offset, place: Location::Stack(registers.on_stack(ty.size(), align)) }
}

/// A scalar that found no registers, or a vector: where the back end puts it, which is told no more than the type.
fn on_stack(context: Context<'_>, ty: PieceType, align: Align, registers: &mut Registers) -> Pieces {
    // LLVM 18 stopped splitting (D158169), and until 20 left the last register empty for good; gcc gives it to the next.
    let gives_up = ty == PieceType::INT128 && context.dialect.gives_up_last_register();
    let last = gives_up.then(|| registers.give_up_last()).flatten();
    match (context.dialect.splits_int128(), last) {
        // Until then the back end knew two `i64`, each with a place of its own.
        (true, Some(last)) => {
            let low = Piece { ty: PieceType::I64, offset: Bytes::ZERO, place: Location::Registers(last) };
            smallvec![low, stacked(PieceType::I64, Bytes(8), Align::EIGHT, registers)]
        }
        (true, None) if ty == PieceType::INT128 => {
            smallvec![stacked(ty, Bytes::ZERO, Align::EIGHT, registers)]
        }
        _ => smallvec![stacked(ty, Bytes::ZERO, align, registers)],
    }
}

/// The registers a faulty reading gives up for good.
fn skipped(context: Context<'_>, registers: &mut Registers) -> Pieces {
    if !context.faults.has(Fault::ExhaustionIsFinal) {
        return Pieces::new();
    }
    let rest = std::iter::repeat_n(PieceType::I64, registers.free_general())
        .chain(std::iter::repeat_n(PieceType::DOUBLE, registers.free_vector()));
    rest.map(|ty| Piece { ty, offset: Bytes::ZERO, place: registers.next(ty) }).collect()
}

/// The IR types of the eightbytes, not placed yet.
fn pieces(context: Context<'_>, ty: &Type, classes: Eightbytes) -> Pieces {
    let unplaced = |ty, offset| Piece { ty, offset, place: Location::Stack(Bytes::ZERO) };
    if let Some(own) = own_type(context, ty) {
        return smallvec![unplaced(own, Bytes::ZERO)];
    }
    if classes[1] == Class::SseUp && !context.faults.has(Fault::SseUpTakesRegister) {
        let size = context.layouts.size(ty);
        if size > Bytes(16) && context.faults.has(Fault::WideVectorInHalves) {
            let half = PieceType::Vector(Scalar::Double, 2);
            return smallvec![unplaced(half, Bytes::ZERO), unplaced(half, Bytes(16))];
        }
        return smallvec![unplaced(coercion::vector(context, ty), Bytes::ZERO)];
    }
    let mut pieces = Pieces::new();
    for (class, offset) in classes.into_iter().zip([Bytes::ZERO, Bytes(8)]) {
        let ty = match class {
            Class::Integer => coercion::integer(context, ty, offset),
            Class::Sse | Class::SseUp => coercion::sse_of_clang(context, ty, offset),
            Class::X87Up => PieceType::DOUBLE,
            Class::NoClass | Class::X87 | Class::ComplexX87 => continue,
        };
        pieces.push(unplaced(ty, offset));
    }
    if let [low, high] = pieces.as_mut_slice() {
        low.ty = coercion::widened(context, low.ty, high.ty);
    }
    for piece in &mut pieces {
        piece.ty = coercion::completed(context, ty, piece);
    }
    if pieces.is_empty() && context.faults.has(Fault::EmptyRecordTakesRegister) {
        pieces.push(unplaced(PieceType::int(lang::Bits(8)), Bytes::ZERO));
    }
    pieces
}

/// The IR type of a scalar that fills at most one register: itself, where its object has no other bits than its value.
fn own_type(context: Context<'_>, ty: &Type) -> Option<PieceType> {
    match ty {
        Type::Int(IntType::Int128 | IntType::UInt128) => None,
        Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)) => {
            (*width <= 32).then(|| PieceType::int(lang::Bits(u64::from(*width))))
        }
        // In a register only by mistake.
        Type::Float(FloatType::LongDouble) => None,
        Type::Float(FloatType::Half) if context.faults.has(Fault::HalfInGeneral) => None,
        Type::Vector(..) => None,
        _ => natural_type(context, ty),
    }
}

/// The IR type that LLVM puts into the right place by itself: of scalars other than `_BitInt`, and of vectors that fit
/// a register (`isAggregateTypeForABI`, `IsIllegalVectorType`).
fn natural_type(context: Context<'_>, ty: &Type) -> Option<PieceType> {
    Some(match ty {
        Type::Int(IntType::BitInt(_) | IntType::UBitInt(_)) => return None,
        Type::Int(int) => PieceType::int(int.width()),
        Type::Enum(id) => PieceType::int(context.layouts.data().underlying(*id).width()),
        Type::Float(float) => PieceType::Scalar(float_scalar(*float, context.program.target)),
        Type::Pointer(_) | Type::FunctionPointer(_) => PieceType::POINTER,
        Type::Vector(..) => {
            let fits = Bytes(9)..=classify::widest_register(context);
            return vector_type(context, ty).filter(|vector| fits.contains(&vector.size()));
        }
        Type::Void | Type::Array(..) | Type::Record(_) | Type::Complex(_) => return None,
    })
}

/// The IR type of a vector.
fn vector_type(context: Context<'_>, ty: &Type) -> Option<PieceType> {
    match context.shapes.in_memory(ty) {
        Shape::Vector(lane, lanes) => Some(PieceType::Vector(lane, lanes)),
        _ => None,
    }
}

/// The psABI leaves the upper bits of a small integer open except for `_Bool` (p3, footnote); clang relies on
/// its caller extending it to 32 bits, and gcc does so as well.
fn extension(context: Context<'_>, ty: &Type) -> Extension {
    let int = match ty {
        Type::Int(int) => *int,
        Type::Enum(id) => context.layouts.data().underlying(*id),
        _ => return Extension::None,
    };
    if int.width() >= IntType::Int.width() {
        return Extension::None;
    }
    let forgotten = int.is_bit_precise() && context.faults.has(Fault::BitIntNotExtended);
    if int.is_signed(context.program.target) {
        let swapped = context.faults.has(Fault::SignExtSwapped);
        return if forgotten || swapped { Extension::Zero } else { Extension::Sign };
    }
    let forgotten = forgotten || context.faults.has(Fault::ZeroExtForgotten);
    if forgotten { Extension::None } else { Extension::Zero }
}
