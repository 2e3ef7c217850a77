//! System V AMD64 psABI, section 3.2.3 "Parameter Passing", read as clang 19 reads it
//! (clang/lib/CodeGen/Targets/X86.cpp). gcc's reading (gcc/config/i386/i386.cc, `classify_argument`) differs
//! where [`Dialect`] is asked; what it does instead is in `gcc`.

mod coercion;
mod gcc;

use lang::{Align, Bits, Bytes, IntType, RecordId, Signature, Type};
use smallvec::smallvec;

use super::{ArgPass, Context, Extension, FunctionAbi, Location, Piece, PieceType, Pieces, ReturnPass};
use crate::fault::Fault;
use crate::layout::Dialect;

/// 3.2.3: "The classes are corresponding to AMD64 register classes". Those of `long double`, vectors and
/// complex numbers do not occur yet; MEMORY is [`InMemory`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// "Used as initializer in the algorithms … for padding and empty structures and unions."
    NoClass,
    /// "Integral types that fit into one of the general purpose registers."
    Integer,
    /// "Types that fit into a vector register."
    Sse,
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
}

/// The classes of a value's two eightbytes.
pub type Eightbytes = [Class; 2];

/// Two eightbytes, the most that travels in registers here.
const TWO_EIGHTBYTES: Bytes = Bytes(16);

/// 3.2.3p3 rule 2: "the next available register of the sequence".
const GENERAL: [&str; 6] = ["rdi", "rsi", "rdx", "rcx", "r8", "r9"];
/// 3.2.3p3 rule 3.
const VECTOR: [&str; 8] = ["xmm0", "xmm1", "xmm2", "xmm3", "xmm4", "xmm5", "xmm6", "xmm7"];
/// 3.2.3p4 rule 3.
const RETURN_GENERAL: [&str; 6] = ["rax", "rdx", "rax", "rdx", "rax", "rdx"];
/// 3.2.3p4 rule 4.
const RETURN_VECTOR: [&str; 8] = ["xmm0", "xmm1", "xmm0", "xmm1", "xmm0", "xmm1", "xmm0", "xmm1"];

/// 3.2.3p2: the classes of a value of type `ty`.
///
/// # Errors
/// Its class is MEMORY.
pub fn classify(context: Context<'_>, ty: &Type) -> Result<Eightbytes, InMemory> {
    let mut classes = [Class::NoClass; 2];
    let size = context.layouts.size(ty);
    // Rule 1: "larger than eight eightbytes", and rule 5(c): "exceeds two eightbytes and the first eightbyte
    // isn't SSE or any other eightbyte isn't SSEUP"; there is no SSEUP here.
    let ignored = size <= Bytes(24) && context.faults.has(Fault::ThirdEightbyteIgnored);
    if size > TWO_EIGHTBYTES && !ignored {
        return Err(InMemory::TooLarge);
    }
    classify_at(context, ty, Bits::ZERO, &mut classes)?;
    Ok(classes)
}

/// Merges the classes of a part of type `ty` at bit `at` into those of the whole.
fn classify_at(context: Context<'_>, ty: &Type, at: Bits, classes: &mut Eightbytes) -> Result<(), InMemory> {
    match ty {
        Type::Void => {}
        Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => {
            touch(context, classes, at, context.layouts.size(ty).bits(), Class::Integer);
        }
        Type::Float(float) => touch(context, classes, at, float.storage(), Class::Sse),
        Type::Array(of, _) if context.dialect == Dialect::Gcc => gcc::array(context, ty, of, at, classes)?,
        Type::Complex(_) | Type::Vector(..) => return Err(InMemory::TooLarge),
        Type::Array(of, count) => {
            let only_first = context.faults.has(Fault::ArrayFirstElementOnly);
            let count = if only_first { 1 } else { *count };
            let step = context.layouts.size(of).bits();
            for index in 0..u64::from(count) {
                classify_at(context, of, at + step * index, classes)?;
            }
        }
        Type::Record(id) => classify_members(context, *id, at, classes)?,
    }
    Ok(())
}

/// Rule 4: "Each field of an object is classified recursively so that always two fields are considered."
fn classify_members(
    context: Context<'_>,
    id: RecordId,
    at: Bits,
    classes: &mut Eightbytes,
) -> Result<(), InMemory> {
    let record = &context.program[id];
    let first_only = record.is_union() && context.faults.has(Fault::UnionFirstMemberOnly);
    let count = if first_only { 1 } else { record.fields.len() };
    for (field, placed) in record.fields.iter().zip(&context.layouts[id].fields).take(count) {
        let member = At { whole: at + placed.offset, record: placed.offset };
        match (field.bits, context.dialect) {
            (None, _) => {
                aligned(context, &field.ty, member.whole)?;
                classify_at(context, &field.ty, member.whole, classes)?;
            }
            // The psABI's rules speak of fields with an address. A bit-field may be anywhere and cross an
            // eightbyte, and is INTEGER in each it touches. An unnamed one is no member (C11 6.7.2.1p13).
            (Some(width), Dialect::Clang) if field.name.is_some() && width > Bits::ZERO => {
                touch(context, classes, member.whole, width, Class::Integer);
            }
            (Some(_), Dialect::Clang) => {}
            (Some(width), Dialect::Gcc) => {
                gcc::bit_field(context, id, field, width, member, classes)?;
            }
        }
    }
    Ok(())
}

/// Where a member starts.
#[derive(Clone, Copy)]
struct At {
    /// From the start of the value that is passed.
    whole: Bits,
    /// From the start of the record it is a member of.
    record: Bits,
}

/// Rule 1: "or it contains unaligned fields". clang asks for the alignment of the member's type; gcc only for
/// that of the scalars in it.
fn aligned(context: Context<'_>, ty: &Type, at: Bits) -> Result<(), InMemory> {
    if context.faults.has(Fault::UnalignedInRegisters) {
        return Ok(());
    }
    let looked_at = match context.dialect {
        Dialect::Clang => true,
        Dialect::Gcc => !matches!(ty.element(), Type::Record(_)),
    };
    let aligned = at.is_aligned(context.layouts.align(ty));
    if looked_at && !aligned { Err(InMemory::Unaligned) } else { Ok(()) }
}

/// Merges `class` into every eightbyte that bits `at..at + width` touch.
fn touch(context: Context<'_>, classes: &mut Eightbytes, at: Bits, width: Bits, class: Class) {
    let last = at.0 + width.0.max(1) - 1;
    // A third eightbyte exists only under a fault.
    for eightbyte in at.0 / 64..=(last / 64).min(1) {
        let slot = &mut classes[eightbyte as usize];
        *slot = merge(context, *slot, class);
    }
}

/// Rule 4 (a) to (f), of which (c) is [`InMemory`] and (e) does not occur.
fn merge(context: Context<'_>, one: Class, other: Class) -> Class {
    let winner = if context.faults.has(Fault::SseWinsMerge) { Class::Sse } else { Class::Integer };
    match (one, other) {
        (a, b) if a == b => a,
        (Class::NoClass, class) | (class, Class::NoClass) => class,
        (a, b) if a == winner || b == winner => winner,
        _ => Class::Sse,
    }
}

/// 3.2.3p3 and p4: where every argument and the result of a function travel.
pub(super) fn of_signature(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let ret = signature.ret.as_ref().map_or(ReturnPass::Nothing, |ty| return_value(context, ty));
    let mut registers = Registers::default();
    // p4 rule 2: "the caller provides space for the return value and passes the address of this storage in
    // %rdi as if it were the first argument".
    if matches!(ret, ReturnPass::Memory { .. }) && !context.faults.has(Fault::SretKeepsRegister) {
        registers.general = 1;
    }
    let args = signature.params.iter().map(|ty| argument(context, ty, &mut registers)).collect();
    FunctionAbi { ret, args, stack: registers.stack, variadic: None }
}

/// What has been handed out.
#[derive(Clone, Copy, Default)]
struct Registers {
    general: usize,
    vector: usize,
    stack: Bytes,
}

impl Registers {
    fn free_general(self) -> usize {
        GENERAL.len() - self.general
    }

    fn free_vector(self) -> usize {
        VECTOR.len() - self.vector
    }

    /// p3, last paragraph: the next place on the stack, "rounded up to eightbytes".
    fn on_stack(&mut self, size: Bytes, align: Align) -> Bytes {
        let at = self.stack.align_to(align);
        self.stack = at + size.align_to(Align::EIGHT);
        at
    }

    /// The next register of a kind, or the stack.
    fn next(&mut self, ty: PieceType) -> Location {
        let (taken, names): (&mut usize, &[&'static str]) =
            if is_vector(ty) { (&mut self.vector, &VECTOR) } else { (&mut self.general, &GENERAL) };
        match names.get(*taken) {
            Some(_) => {
                *taken += 1;
                Location::Registers(&names[*taken - 1..*taken])
            }
            None => Location::Stack(self.on_stack(Bytes(8), Align::EIGHT)),
        }
    }
}

fn is_vector(ty: PieceType) -> bool {
    matches!(ty, PieceType::FLOAT | PieceType::DOUBLE | PieceType::FLOAT_PAIR)
}

fn return_value(context: Context<'_>, ty: &Type) -> ReturnPass {
    if let Some(scalar) = scalar(ty) {
        let place = Location::Registers(if is_vector(scalar) { &["xmm0"] } else { &["rax"] });
        let piece = Piece { ty: scalar, offset: Bytes::ZERO, place };
        return ReturnPass::Direct(smallvec![piece], extension(context, ty));
    }
    let Ok(classes) = classify(context, ty) else {
        return ReturnPass::Memory { align: context.layouts.align(ty), pointer: GENERAL[0] };
    };
    let mut pieces = pieces(context, ty, classes);
    let (mut general, mut vector) = (RETURN_GENERAL.chunks(1), RETURN_VECTOR.chunks(1));
    for piece in &mut pieces {
        let names = if is_vector(piece.ty) { &mut vector } else { &mut general };
        piece.place = Location::Registers(names.next().unwrap_or(&["rax"]));
    }
    if pieces.is_empty() { ReturnPass::Nothing } else { ReturnPass::Direct(pieces, Extension::None) }
}

fn argument(context: Context<'_>, ty: &Type, registers: &mut Registers) -> ArgPass {
    if let Some(scalar) = scalar(ty) {
        let piece = Piece { ty: scalar, offset: Bytes::ZERO, place: registers.next(scalar) };
        return ArgPass::direct(smallvec![piece], extension(context, ty));
    }
    let Ok(classes) = classify(context, ty) else {
        return in_memory(context, ty, registers);
    };
    let mut pieces = pieces(context, ty, classes);
    let vectors = pieces.iter().filter(|piece| is_vector(piece.ty)).count();
    let generals = pieces.len() - vectors;
    // "If there are no registers available for any eightbyte of an argument, the whole argument is passed on
    // the stack. If registers have already been assigned for some eightbytes of such an argument, the
    // assignments get reverted."
    let fits = generals <= registers.free_general() && vectors <= registers.free_vector();
    if !fits && !context.faults.has(Fault::ExhaustionPerEightbyte) {
        return in_memory(context, ty, registers);
    }
    for piece in &mut pieces {
        piece.place = registers.next(piece.ty);
    }
    if pieces.is_empty() { ArgPass::Nothing } else { ArgPass::direct(pieces, Extension::None) }
}

/// p3 rule 1: "If the class is MEMORY, pass the argument on the stack at an address respecting the arguments
/// alignment (which might be more than its natural alignment)", at least an eightbyte's.
fn in_memory(context: Context<'_>, ty: &Type, registers: &mut Registers) -> ArgPass {
    let extent = context.layouts.extent(ty);
    if context.faults.has(Fault::ByvalNotCopied) {
        let place = registers.next(PieceType::POINTER);
        let pointer = Piece { ty: PieceType::POINTER, offset: Bytes::ZERO, place };
        return ArgPass::Reference { pointer, copied: false };
    }
    let eight_only = context.faults.has(Fault::ByvalAlignEight);
    let align = if eight_only { Align::EIGHT } else { extent.align.max(Align::EIGHT) };
    // Without a general-purpose register left an integer lands on the stack by itself, in the same place
    // (X86_64ABIInfo::getIndirectResult).
    let no_register = registers.free_general() == 0 || context.faults.has(Fault::SmallRecordNeverOnStack);
    if no_register && align == Align::EIGHT && extent.size <= Bytes(8) {
        let integer = PieceType::int(extent.size.bits());
        let piece = Piece { ty: integer, offset: Bytes::ZERO, place: registers.next(integer) };
        return ArgPass::direct(smallvec![piece], Extension::None);
    }
    let skipped = skipped(context, registers);
    ArgPass::Memory { align, at: registers.on_stack(extent.size, align), skipped }
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
    let mut pieces = Pieces::new();
    for (class, offset) in classes.into_iter().zip([Bytes::ZERO, Bytes(8)]) {
        let ty = match class {
            Class::NoClass => continue,
            Class::Integer => coercion::integer(context, ty, offset),
            Class::Sse => coercion::sse(context, ty, offset),
        };
        pieces.push(Piece { ty, offset, place: Location::Stack(Bytes::ZERO) });
    }
    if let [low, high] = pieces.as_mut_slice() {
        low.ty = coercion::widened(low.ty, high.ty);
    }
    pieces
}

/// The IR type of a scalar; `None` for a record.
fn scalar(ty: &Type) -> Option<PieceType> {
    Some(match ty {
        Type::Int(int) => PieceType::int(int.width()),
        Type::Enum(_) => PieceType::int(IntType::UInt.width()),
        Type::Float(lang::FloatType::Float) => PieceType::FLOAT,
        Type::Float(_) => PieceType::DOUBLE,
        Type::Pointer(_) | Type::FunctionPointer(_) => PieceType::POINTER,
        Type::Void | Type::Array(..) | Type::Record(_) | Type::Complex(_) | Type::Vector(..) => return None,
    })
}

/// The psABI leaves the upper bits of a small integer open except for `_Bool` (p3, footnote); clang relies on
/// its caller extending it to 32 bits, and gcc does so as well.
fn extension(context: Context<'_>, ty: &Type) -> Extension {
    let Type::Int(int) = ty else { return Extension::None };
    if int.rank() >= IntType::Int.rank() {
        return Extension::None;
    }
    if int.is_signed(context.program.target) {
        let swapped = context.faults.has(Fault::SignExtSwapped);
        return if swapped { Extension::Zero } else { Extension::Sign };
    }
    if context.faults.has(Fault::ZeroExtForgotten) { Extension::None } else { Extension::Zero }
}
