//! System V AMD64 psABI, section 3.2.3 "Parameter Passing". What a compiler does otherwise is a row of
//! [quirks](super::quirks), which amends a step of it ([`Amend`]). Which IR type stands for an eightbyte the document
//! leaves open: `coercion` chooses as clang 19 does.

mod classify;
mod coercion;
pub(super) mod registers;

use lang::{Align, Bits, Bytes, Field, RecordId, Signature, Type, type_as_passed};
use smallvec::smallvec;

pub(super) use self::classify::TWO_EIGHTBYTES;
pub use self::classify::{At, Classifier};
pub(super) use self::coercion::{begins_with_quad, is_in_quad_word, natural_type, sse_of_clang, vector_type};
use self::coercion::{extension, own_type};
use self::registers::Returned;
pub use self::registers::{GENERAL, Registers, XMM};
use super::{
    ArgPass, Context, Convention, Extension, FunctionAbi, Location, Piece, PieceType, Pieces, ReturnPass,
    Role, VaArg,
};
use crate::layout::Extent;
use crate::scalar::Scalar;

base::named! {
    /// 3.2.3: "The classes are corresponding to AMD64 register classes". MEMORY is [`InMemory`].
    pub enum Class {
        /// "Used as initializer in the algorithms … for padding and empty structures and unions."
        NoClass = "NO_CLASS",
        /// "Integral types that fit into one of the general purpose registers."
        Integer = "INTEGER",
        /// "Types that fit into a vector register."
        Sse = "SSE",
        /// "Types that fit into a vector register and can be passed and returned in the upper bytes of it."
        SseUp = "SSEUP",
        /// With [`Class::X87Up`], "types that will be returned via the x87 FPU": the mantissa of a `long double`.
        X87 = "X87",
        /// Its exponent.
        X87Up = "X87UP",
        /// "Types that will be returned via the x87 FPU": a `_Complex long double`.
        ComplexX87 = "COMPLEX_X87",
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
    /// clang before 18 knows no class for it, although 3.2.3p2 does.
    #[error("__float128 has no class")]
    Quad,
    /// clang knows no class for an atomic type, of which 3.2.3p2 does not speak.
    #[error("a member is atomic")]
    Atomic,
}

/// The classes of a value's eightbytes: eight of them at most (3.2.3p2 rule 1), the missing ones NO_CLASS.
pub type Eightbytes = [Class; 8];

/// The end of a step that merges classes into those of a value: its class may be MEMORY.
pub type Classified = Result<(), InMemory>;

/// The classification of a part of a value.
pub struct PartStep<'a> {
    /// The value.
    pub by: Classifier<'a>,
    /// The type of the part.
    pub ty: &'a Type,
    /// The bit at which it starts.
    pub at: Bits,
    /// The classes of the value so far.
    pub classes: &'a mut Eightbytes,
}

/// The classification of a member of a record.
pub struct MemberStep<'a> {
    /// The value.
    pub by: Classifier<'a>,
    /// The record.
    pub id: RecordId,
    /// The member.
    pub field: &'a Field,
    /// Its position.
    pub at: At,
    /// The classes of the value so far.
    pub classes: &'a mut Eightbytes,
}

/// The search of `va_arg` for a value.
pub struct FetchStep<'a> {
    /// The input of the classification.
    pub context: Context<'a>,
    /// The type of the value.
    pub ty: &'a Type,
    /// The registers that are counted for it.
    pub counted: usize,
    /// Its places.
    pub pieces: &'a Pieces,
    /// The registers and the stack that are left.
    pub registers: &'a mut Registers,
}

/// The IR type of the first of two eightbytes is chosen.
#[derive(Clone, Copy, Debug)]
pub struct PairStep<'a> {
    /// The input of the classification.
    pub context: Context<'a>,
    /// The type of the value.
    pub ty: &'a Type,
    /// The type of the first eightbyte by itself.
    pub low: PieceType,
    /// True if LLVM would lay `{ low, high }` out with the second at byte 8.
    pub is_long_enough: bool,
}

super::step::steps! {
    /// A step of the algorithm, and what a quirk puts in its place. Where that is optional, `None` leaves the document's rule.
    pub enum Amend {
        /// p2: merges the classes of a part of a value into those of the value.
        Part(fn(PartStep<'_>) -> Option<Classified>),
        /// p2 rule 4: the same of a member of a record.
        Member(fn(MemberStep<'_>) -> Option<Classified>),
        /// p2 rule 1: the alignment that a member must have not to be "unaligned".
        MemberAlign(fn(&Field) -> Option<Align>),
        /// p2 rule 4: the class that two merge to.
        Merge(fn(Class, Class) -> Option<Class>),
        /// p2 rule 5(c): decides if the eightbytes of an aggregate of this size are those of one vector.
        OneVector(fn(Context<'_>, &[Class], Bytes) -> Option<bool>),
        /// p3 and p4: the classes by which a value that is not in memory is passed and returned.
        Passed(fn(Context<'_>, &Type, Eightbytes) -> Option<Eightbytes>),
        /// The IR type of the second eightbyte, where the first has no class; `va_arg` looks for another.
        SecondAlone(fn(Context<'_>, &Type) -> Option<PieceType>),
        /// p3: the general-purpose and vector registers that eightbytes are counted for.
        Needed(fn(Eightbytes) -> Option<(usize, usize)>),
        /// p3: whether vectors wider than 16 bytes find no register, in a function of this signature.
        WideOnStack(fn(&Signature) -> bool),
        /// p3 rule 1: an argument of class MEMORY.
        InMemory(fn(Context<'_>, &Type) -> Option<ArgPass>),
        /// p3: a scalar or vector that found no registers.
        OnStack(fn(PieceType, &mut Registers) -> Option<Pieces>),
        /// p4 rule 2: a result of class MEMORY.
        ResultInMemory(fn(Context<'_>, &Type) -> Option<ReturnPass>),
        /// 3.5.7: what `va_start` takes for passed, after these named arguments.
        VaStart(fn(Context<'_>, &[Type], &[ArgPass], &mut Registers)),
        /// 3.5.7: where `va_arg` looks for a value.
        VaArg(fn(FetchStep<'_>) -> Option<ArgPass>),
        /// GNU C manual, `transparent_union`: an argument that is such a union, passed as its first member is.
        AsFirstMember(fn(ArgPass) -> ArgPass),
        /// The IR type of the first of two eightbytes.
        FirstOfTwo(fn(PairStep<'_>) -> Option<PieceType>),
        /// True if members of a record get lost where it is passed in registers, or as scalars are.
        Loses(fn(Context<'_>, &Type) -> bool),
    }
}

/// The first quirk's version of a step that is not `None`: `amended!(context, Step(quirk) => quirk(…))`.
macro_rules! amended {
    ($context:expr, $step:ident($quirk:ident) => $value:expr) => {
        $context.amended_psabi(Step::$step, |amend| match amend {
            Amend::$step($quirk) => $value,
            _ => None,
        })
    };
}
use amended;

/// 3.2.3p2: the classes of a value of type `ty`, a named argument or a result.
///
/// # Errors
/// Its class is MEMORY.
pub fn classify(context: Context<'_>, ty: &Type) -> Result<Eightbytes, InMemory> {
    Classifier { context, named: true }.value(ty)
}

/// The entry points of these rules.
pub(super) const CONVENTION: Convention = Convention { signature: classify_signature, variadic_argument };

/// 3.2.3p3 and p4: where every argument and the result of a function are passed. The unnamed arguments are where callers
/// put them ([`Role::Unnamed`]), or where 3.5.7 (`va_arg`) looks for them.
fn classify_signature(context: Context<'_>, signature: &Signature, unnamed: Role) -> FunctionAbi {
    let ret = signature.ret.as_ref().map_or(ReturnPass::Nothing, |ty| return_value(context, ty));
    let wide_on_stack = amended!(context, WideOnStack(is_on_stack) => Some(is_on_stack(signature)));
    let mut registers = Registers::new(wide_on_stack.unwrap_or(false));
    // p4 rule 2: "the caller provides space for the return value and passes the address of this storage in
    // %rdi as if it were the first argument".
    if matches!(ret, ReturnPass::Memory { .. }) {
        registers.take_general();
    }
    let named = signature.named();
    let mut args = Vec::with_capacity(signature.params.len());
    let (fixed, rest) = signature.params.split_at(named.min(signature.params.len()));
    args.extend(fixed.iter().map(|ty| argument(context, ty, Role::Named, &mut registers)));
    if unnamed == Role::VaArg(VaArg::Compiler) {
        amended!(context, VaStart(count) => {
            count(context, fixed, &args, &mut registers);
            Some(())
        });
    }
    let variadic = signature.tail.map(|_| registers.variadic(fixed.len()));
    args.extend(rest.iter().map(|ty| argument(context, ty, unnamed, &mut registers)));
    // 3.2.3p3: "%al is used as hidden argument to specify the number of vector registers used."
    let vectors_of_call = registers.variadic(fixed.len()).vector;
    let variadic = variadic.map(|variadic| super::Variadic { vectors_of_call, ..variadic });
    FunctionAbi { ret, args, stack: registers.stack(), variadic }
}

/// The place of an argument of `...` if no register were taken yet, in which `va_arg` looks for it (3.5.7).
fn variadic_argument(context: Context<'_>, ty: &Type) -> ArgPass {
    argument(context, ty, Role::VaArg(VaArg::Document), &mut Registers::default())
}

fn return_value(context: Context<'_>, ty: &Type) -> ReturnPass {
    let Ok(classes) = classify(context, ty) else {
        return returned_in_memory(context, ty);
    };
    let mut pieces = match classes[0] {
        Class::X87 | Class::ComplexX87 => on_x87_stack(classes[0]),
        _ => pieces(context, ty, passed(context, ty, classes), Role::Named),
    };
    let mut returned = Returned::default();
    for piece in &mut pieces {
        piece.place = returned.next(piece.ty, context.vectors.register());
    }
    if pieces.is_empty() { ReturnPass::Nothing } else { ReturnPass::Direct(pieces, extension(context, ty)) }
}

/// p4 rule 2: "If the type has class MEMORY, then the caller provides space for the return value".
fn returned_in_memory(context: Context<'_>, ty: &Type) -> ReturnPass {
    let amended = amended!(context, ResultInMemory(result) => result(context, ty));
    amended.unwrap_or_else(|| ReturnPass::Memory {
        align: context.layouts.align(ty),
        pointer: registers::GENERAL[0],
    })
}

/// p4 rules 5 and 6: `%st0`, and `%st1` for the imaginary part.
fn on_x87_stack(class: Class) -> Pieces {
    let ty = PieceType::Scalar(Scalar::X87);
    let parts = if class == Class::ComplexX87 { 2 } else { 1 };
    let part = |index| Piece { ty, offset: ty.size() * index, place: Location::Stack(Bytes::ZERO) };
    (0..parts).map(part).collect()
}

fn argument(context: Context<'_>, ty: &Type, role: Role, registers: &mut Registers) -> ArgPass {
    let first = type_as_passed(context.program, ty);
    let passed = as_first_member(context, first, ty, role, registers);
    if first == ty {
        return passed;
    }
    let amended = amended!(context, AsFirstMember(amended) => Some(amended(passed.clone())));
    amended.unwrap_or(passed)
}

/// An argument of type `whole` that is passed as a value of type `ty` is: "If the union type is used as a parameter: […] the argument is
/// passed to the function using the calling conventions of the first member of the transparent union, not the calling conventions
/// of the union itself" (GNU C manual, "Common Type Attributes"). Both are in the same place in memory, where clang has the union.
fn as_first_member(
    context: Context<'_>,
    ty: &Type,
    whole: &Type,
    role: Role,
    registers: &mut Registers,
) -> ArgPass {
    // p3 rule 5: "If the class is X87, X87UP or COMPLEX_X87, it is passed in memory."
    let classes = match (Classifier { context, named: role == Role::Named }).value(ty) {
        Ok(classes) if !matches!(classes[0], Class::X87 | Class::ComplexX87) => classes,
        _ => return in_memory(context, whole, role, registers),
    };
    let classes = passed(context, ty, classes);
    let mut pieces = pieces(context, ty, classes, role);
    let (generals, vectors) = needed(context, classes);
    // "If there are no registers available for any eightbyte of an argument, the whole argument is passed on
    // the stack. If registers have already been assigned for some eightbytes of such an argument, the
    // assignments get reverted."
    let fits = generals <= registers.free_general() && vectors <= registers.free_vector();
    if !fits {
        return in_memory(context, whole, role, registers);
    }
    let before = *registers;
    registers.take(generals, vectors);
    for piece in &mut pieces {
        piece.place = registers.next(piece.ty);
    }
    // `va_arg` finds a record in the registers that were left to the back end, or all of it on the stack.
    if matches!(role, Role::VaArg(_)) && is_split(&pieces, context.layouts.extent(ty)) {
        *registers = before;
        return in_memory(context, whole, role, registers);
    }
    let needed = generals + vectors;
    let amended = match role {
        Role::VaArg(VaArg::Compiler) => {
            amended!(context, VaArg(fetched) => {
                let registers = &mut *registers;
                fetched(FetchStep { context, ty, counted: needed, pieces: &pieces, registers })
            })
        }
        Role::Named | Role::Unnamed | Role::VaArg(VaArg::Document) => None,
    };
    amended.unwrap_or_else(|| in_registers(context, ty, pieces))
}

/// The classes by which a value is passed and returned: its own.
fn passed(context: Context<'_>, ty: &Type, classes: Eightbytes) -> Eightbytes {
    amended!(context, Passed(passed) => passed(context, ty, classes)).unwrap_or(classes)
}

/// The parts of a value that are passed in these places.
fn in_registers(context: Context<'_>, ty: &Type, pieces: Pieces) -> ArgPass {
    if pieces.is_empty() { ArgPass::Nothing } else { ArgPass::direct(pieces, extension(context, ty)) }
}

/// True if a value on the stack is not there as a whole, where the back end has no register left although the front end counts one as
/// free: a part of it is in a register, or padding, or its parts are less aligned than it is.
fn is_split(pieces: &Pieces, extent: Extent) -> bool {
    let on_stack = || pieces.iter().filter(|piece| matches!(piece.place, Location::Stack(_)));
    let stacked: u64 = on_stack().map(|piece| piece.ty.size().align_to(Align::EIGHT).0).sum();
    let is_lowered = on_stack().any(|piece| piece.ty.size().max(Bytes(8)) < extent.align.bytes());
    is_lowered || (stacked > 0 && stacked < extent.size.align_to(Align::EIGHT).0)
}

/// p3 rules 2 to 4: the registers of each kind that the eightbytes of a value take. SSEUP goes with the SSE before it.
fn needed(context: Context<'_>, classes: Eightbytes) -> (usize, usize) {
    let amended = amended!(context, Needed(needed) => needed(classes));
    let of = |class| classes.iter().filter(|other| **other == class).count();
    amended.unwrap_or_else(|| (of(Class::Integer), of(Class::Sse)))
}

/// p3 rule 1: "If the class is MEMORY, pass the argument on the stack at an address respecting the arguments
/// alignment (which might be more than its natural alignment)", at least an eightbyte's. After
/// X86_64ABIInfo::getIndirectResult.
fn in_memory(context: Context<'_>, ty: &Type, role: Role, registers: &mut Registers) -> ArgPass {
    let extent = context.layouts.extent(ty);
    let amended = amended!(context, InMemory(passed) => passed(context, ty));
    if let Some(passed) = amended {
        return passed;
    }
    // "If this is a scalar LLVM value then assume LLVM will pass it in the right place naturally."
    if let Some(natural) = natural_type(context, ty) {
        let pieces = on_stack(context, natural, extent.align, role, registers);
        return ArgPass::direct(pieces, extension(context, ty));
    }
    let align = extent.align.max(Align::EIGHT);
    // Without a general-purpose register left an integer lands on the stack by itself, in the same place.
    if registers.free_general() == 0 && align == Align::EIGHT && extent.size <= Bytes(8) {
        let integer = PieceType::int(extent.size.bits());
        let piece = Piece { ty: integer, offset: Bytes::ZERO, place: registers.next(integer) };
        return ArgPass::direct(smallvec![piece], Extension::None);
    }
    ArgPass::Memory { align, at: registers.on_stack(extent.size, align) }
}

/// A part that starts at `offset` in its value, at the next place on the stack that is aligned for it.
pub(super) fn stacked(ty: PieceType, offset: Bytes, align: Align, registers: &mut Registers) -> Piece {
    Piece { ty, offset, place: Location::Stack(registers.on_stack(ty.size(), align)) }
}

/// A scalar that found no registers, or a vector.
fn on_stack(
    context: Context<'_>,
    ty: PieceType,
    align: Align,
    role: Role,
    registers: &mut Registers,
) -> Pieces {
    let amended = match role {
        Role::Named | Role::Unnamed => amended!(context, OnStack(placed) => placed(ty, registers)),
        Role::VaArg(_) => None,
    };
    amended.unwrap_or_else(|| smallvec![stacked(ty, Bytes::ZERO, align, registers)])
}

/// The IR types of the eightbytes, not placed yet.
fn pieces(context: Context<'_>, ty: &Type, classes: Eightbytes, role: Role) -> Pieces {
    let unplaced = |ty, offset| Piece { ty, offset, place: Location::Stack(Bytes::ZERO) };
    if let Some(own) = own_type(context, ty) {
        return smallvec![unplaced(own, Bytes::ZERO)];
    }
    if classes[1] == Class::SseUp {
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
    if let [only] = pieces.as_mut_slice()
        && only.offset > Bytes::ZERO
        && matches!(role, Role::Named | Role::Unnamed)
    {
        only.ty = amended!(context, SecondAlone(chosen) => chosen(context, ty)).unwrap_or(only.ty);
    }
    // Only with both known: the type of the second decides where LLVM would place it.
    if let [low, high] = pieces.as_mut_slice() {
        low.ty = coercion::first_of_two(context, ty, low.ty, high.ty);
    }
    for piece in &mut pieces {
        piece.ty = coercion::completed(context, ty, piece);
    }
    pieces
}
