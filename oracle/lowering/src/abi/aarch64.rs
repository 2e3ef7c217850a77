//! Procedure Call Standard for the Arm 64-bit Architecture (AAPCS64, 2022Q3), section 6.8.2 "Parameter passing rules"
//! and 6.9 "Result return", for Linux: variadic arguments travel like any others. Where the document is silent, clang 19's
//! choice counts (clang/lib/CodeGen/Targets/AArch64.cpp), or gcc's, as [`Dialect`] says.
//!
//! Stage B is [`classify`], stages A and C are `Next`; rules about scalable types (A.3, B.1, B.2, C.7, C.8) have nothing
//! to apply to.

mod coercion;
mod faulty;
mod homogeneous;

use lang::{Align, Bits, Bytes, Field, FloatType, IntType, RecordId, Signature, Target, Type};
use smallvec::smallvec;

pub use homogeneous::{Base, Homogeneous};

use super::{
    ArgPass, Context, Extension, FunctionAbi, Location, Piece, PieceType, ReturnPass, VaArg, Variadic,
};
use crate::fault::Fault;
use crate::layout::Dialect;

/// What stage B leaves of an argument: the kinds of types that stage C tells apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Class {
    /// It has no data and is no argument.
    Nothing,
    /// "Integral or Pointer Type", and what compilers treat like one: vectors below 8 bytes.
    Integral,
    /// "Half-, Single-, Double- or Quad-precision Floating-point or Short Vector Type".
    FloatOrVector,
    /// "HFA" or "HVA" (5.9.5).
    Homogeneous(Homogeneous),
    /// Any other "Composite Type", of at most 16 bytes.
    Composite,
    /// B.4: "copied to memory allocated by the caller and the argument is replaced by a pointer to the copy".
    Reference,
}

/// "r0…r7: Parameter/result registers" (6.1.1).
pub(super) const GENERAL: [&str; 8] = ["x0", "x1", "x2", "x3", "x4", "x5", "x6", "x7"];
/// 6.1.2: "The first eight registers, v0-v7, are used to pass argument values into a subroutine and to return result
/// values".
pub(super) const VECTOR: [&str; 8] = ["v0", "v1", "v2", "v3", "v4", "v5", "v6", "v7"];
/// "Indirect result location register" (6.1.1).
pub(super) const RESULT: &str = "x8";

const DOUBLE_WORD: Bytes = Bytes(8);
const QUAD_WORD: Bytes = Bytes(16);
/// B.6, C.4, C.10, C.14: no argument is aligned further.
const QUAD_ALIGN: Align = Align::SIXTEEN;

/// Stage B: "For each argument in the list the first matching rule from the following list is applied."
#[must_use]
pub fn classify(context: Context<'_>, ty: &Type) -> Class {
    let size = context.layouts.size(ty);
    match ty {
        Type::Void => Class::Nothing,
        // `_BitInt` of more than 128 bits is an array of quad-words (AAPCS64 2024Q3, 10.1.1).
        Type::Int(_) | Type::Enum(_) if size > QUAD_WORD => Class::Reference,
        Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => Class::Integral,
        Type::Float(_) => Class::FloatOrVector,
        Type::Vector(..) => vector(context, size),
        Type::Record(_) | Type::Complex(_) | Type::Array(..) => composite(context, ty, size),
    }
}

/// 5.4: a short vector has 8 or 16 bytes. No rule speaks of other vectors; compilers pass smaller ones like integers, and
/// larger ones as B.4 does composite types.
fn vector(context: Context<'_>, size: Bytes) -> Class {
    match size {
        DOUBLE_WORD | QUAD_WORD => Class::FloatOrVector,
        Bytes(0..8) => Class::Integral,
        Bytes(32) if context.faults.has(Fault::LongVectorInRegisters) => Class::Composite,
        _ => Class::Reference,
    }
}

/// To gcc a vector of one `float` is a floating type that no floating rule takes: C.9 to C.12 are left out, and C.13
/// applies (`aarch64_layout_arg`). Its `va_arg` looks for one in a register nevertheless (`aarch64_gimplify_va_arg_expr`).
fn skips_registers(context: Context<'_>, ty: &Type, role: Role) -> bool {
    let Type::Vector(lane, 1) = ty else { return false };
    let is_float = **lane == Type::Float(FloatType::Float);
    context.dialect == Dialect::Gcc && is_float && role == Role::Passed
}

fn composite(context: Context<'_>, ty: &Type, size: Bytes) -> Class {
    if is_nothing(context, ty, size) {
        return Class::Nothing;
    }
    // B.3: "If the argument type is an HFA or an HVA, then the argument is used unmodified."
    if let Some(homogeneous) = homogeneous::of(context, ty) {
        return Class::Homogeneous(homogeneous);
    }
    // B.4: "a Composite Type that is larger than 16 bytes".
    let words = if context.faults.has(Fault::ThreeWordsInRegisters) { Bytes(24) } else { QUAD_WORD };
    if size > words { Class::Reference } else { Class::Composite }
}

/// The document does not say that a composite type without members is left out. gcc leaves out those without size; clang
/// those without named members, too, whatever their size.
fn is_nothing(context: Context<'_>, ty: &Type, size: Bytes) -> bool {
    if context.faults.has(Fault::EmptyRecordPassed) {
        return false;
    }
    let memberless = !context.dialect.is_gcc() && homogeneous::is_empty(context, ty);
    size == Bytes::ZERO || memberless
}

/// 5.9.4 "Natural alignment": "The natural alignment of a composite type is the maximum of each of the member
/// alignments of the 'top-level' members of the composite type i.e. before any alignment adjustment of the entire
/// composite is applied".
#[must_use]
pub fn natural_alignment(context: Context<'_>, ty: &Type) -> Align {
    let Type::Record(id) = ty else { return context.layouts.align(ty) };
    if context.faults.has(Fault::AdjustedAlignmentCounts) {
        return context.layouts[*id].align;
    }
    match context.dialect {
        Dialect::Gcc => gcc_natural_alignment(context, *id),
        _ => context.layouts[*id].unadjusted,
    }
}

/// gcc counts the container of a bit-field in full, packed or not (gcc/config/aarch64/aarch64.cc,
/// `aarch64_function_arg_alignment`).
fn gcc_natural_alignment(context: Context<'_>, id: RecordId) -> Align {
    let container = |field: &Field| match field.bits {
        Some(width) if width > Bits::ZERO => context.layouts.align(&field.ty),
        _ => Align::ONE,
    };
    let fields = context.program[id].fields.iter().map(container);
    fields.fold(context.layouts[id].unadjusted, Align::max)
}

/// Whose view of an argument it is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// The caller's, and of a named one the callee's.
    Passed,
    /// That of `va_arg`.
    Fetched(VaArg),
}

/// Stages A to C for every argument, and 6.9 for the result.
pub(super) fn of_signature(context: Context<'_>, signature: &Signature) -> FunctionAbi {
    seen_as(Role::Passed, context, signature)
}

/// The same, where `va_arg` looks for what is unnamed.
pub(super) fn expected(context: Context<'_>, signature: &Signature, by: VaArg) -> FunctionAbi {
    seen_as(Role::Fetched(by), context, signature)
}

fn seen_as(unnamed: Role, context: Context<'_>, signature: &Signature) -> FunctionAbi {
    let ret = signature.ret.as_ref().map_or(ReturnPass::Nothing, |ty| result(context, ty));
    let mut next = Next::default();
    if let ReturnPass::Memory { pointer, .. } = ret
        && pointer != RESULT
    {
        next.general = 1;
    }
    let named = signature.named();
    let mut args = Vec::with_capacity(signature.params.len());
    let (fixed, rest) = signature.params.split_at(named.min(signature.params.len()));
    args.extend(fixed.iter().map(|ty| argument(context, ty, Role::Passed, &mut next)));
    let after_named = next;
    args.extend(rest.iter().map(|ty| argument(context, ty, unnamed, &mut next)));
    let variadic = signature.tail.map(|_| Variadic {
        named,
        general: after_named.general as u8,
        vector: after_named.vector as u8,
        stack: after_named.stack,
        vectors_of_call: next.vector as u8,
    });
    FunctionAbi { ret, args, stack: next.stack, variadic }
}

/// Where the next argument may go.
#[derive(Clone, Copy)]
struct Next {
    /// "The Next General-purpose Register Number (NGRN)".
    general: usize,
    /// "The Next SIMD and Floating-point Register Number (NSRN)".
    vector: usize,
    /// "The next stacked argument address (NSAA)", from the first stacked argument.
    stack: Bytes,
}

/// Stage A.
impl Default for Next {
    fn default() -> Next {
        // A.1, A.2, A.4.
        Next { general: 0, vector: 0, stack: Bytes::ZERO }
    }
}

/// Stage C: "the following rules are applied in turn until the argument has been allocated".
impl Next {
    fn allocate(
        &mut self,
        context: Context<'_>,
        class: Class,
        size: Bytes,
        align: Align,
        role: Role,
    ) -> Location {
        match class {
            Class::FloatOrVector => self.float_or_vector(size, align),
            Class::Homogeneous(of) => self.homogeneous(of, size, align),
            Class::Integral => self.integral(context, size, align),
            Class::Nothing | Class::Composite => self.composite(context, size, align, role),
            Class::Reference => self.integral(context, DOUBLE_WORD, Align::EIGHT),
        }
    }

    fn float_or_vector(&mut self, size: Bytes, align: Align) -> Location {
        // C.1
        if self.vector < VECTOR.len() {
            return self.vectors(1);
        }
        // C.4 to C.6
        Location::Stack(self.stacked(size, align))
    }

    fn homogeneous(&mut self, of: Homogeneous, size: Bytes, align: Align) -> Location {
        // C.2: "sufficient unallocated SIMD and Floating-point registers (NSRN + number of members <= 8)".
        if self.vector + of.members as usize <= VECTOR.len() {
            return self.vectors(of.members as usize);
        }
        // C.3: "the NSRN is set to 8 and the size of the argument is rounded up to the nearest multiple of 8 bytes".
        self.vector = VECTOR.len();
        // C.4, C.6
        Location::Stack(self.stacked(size, align))
    }

    fn integral(&mut self, context: Context<'_>, size: Bytes, align: Align) -> Location {
        // C.9
        if size <= DOUBLE_WORD && self.general < GENERAL.len() {
            return self.generals(1);
        }
        // C.10
        self.even(context, align);
        // C.11: "the size of the argument is equal to 16 and the NGRN is less than 7".
        if size > DOUBLE_WORD && self.general + 1 < GENERAL.len() {
            return self.generals(2);
        }
        // C.13
        self.general = GENERAL.len();
        // C.14, C.16, C.17
        Location::Stack(self.stacked(size, align))
    }

    fn composite(&mut self, context: Context<'_>, size: Bytes, align: Align, role: Role) -> Location {
        // Only a faulty reading has an argument without data.
        let words = size.0.div_ceil(DOUBLE_WORD.0).max(1) as usize;
        // C.10; gcc rounds for arguments of two words only (`aarch64_layout_arg`), its `va_arg` for every one
        // (`aarch64_gimplify_va_arg_expr`).
        if context.dialect != Dialect::Gcc || words == 2 || role == Role::Fetched(VaArg::Compiler) {
            self.even(context, align);
        }
        // C.12: "the size in double-words of the argument is not more than 8 minus NGRN".
        if words <= GENERAL.len() - self.general {
            return self.generals(words);
        }
        // C.13
        self.general = GENERAL.len();
        // C.14, C.15
        Location::Stack(self.stacked(size, align))
    }

    /// C.10: "If the argument has an alignment of 16 then the NGRN is rounded up to the next even number."
    fn even(&mut self, context: Context<'_>, align: Align) {
        if align >= QUAD_ALIGN && !context.faults.has(Fault::OddPair) {
            self.general = self.general.next_multiple_of(2);
        }
    }

    /// "The NGRN is incremented by the number of registers used."
    fn generals(&mut self, count: usize) -> Location {
        let first = self.general;
        self.general += count;
        Location::Registers(&GENERAL[first..self.general])
    }

    /// "The NSRN is incremented by the number of registers used."
    fn vectors(&mut self, count: usize) -> Location {
        let first = self.vector;
        self.vector += count;
        Location::Registers(&VECTOR[first..self.vector])
    }

    /// C.4 and C.14: "The NSAA is rounded up to the larger of 8 or the Natural Alignment of the argument's type". C.6, C.15, C.17: "copied to memory at the adjusted NSAA. The NSAA is
    /// incremented by the size of the argument", which C.3, B.5, C.5 and C.16 have made a multiple of 8.
    fn stacked(&mut self, size: Bytes, align: Align) -> Bytes {
        let at = self.stack.align_to(align);
        self.stack = at + size.align_to(Align::EIGHT);
        at
    }
}

/// How an argument of `...` would travel if no register were taken yet: what `va_arg` looks for.
pub(super) fn variadic_argument(context: Context<'_>, ty: &Type) -> ArgPass {
    argument(context, ty, Role::Fetched(VaArg::Document), &mut Next::default())
}

fn argument(context: Context<'_>, ty: &Type, role: Role, next: &mut Next) -> ArgPass {
    let class = classify(context, ty);
    if class == Class::Nothing {
        return nothing(context, ty, role, next);
    }
    if skips_registers(context, ty, role) {
        next.general = GENERAL.len();
    }
    let size = context.layouts.size(ty);
    let natural = match bit_int_alignment(context, ty, role) {
        Some(align) => align,
        None => marshalling_alignment(context, ty, class),
    };
    if let Some(wrong) = faulty::argument(context, class, size, natural, next) {
        return wrong;
    }
    let align = stacked_alignment(context, class, natural, role);
    let place = next.allocate(context, class, size, align, role);
    let piece = Piece { ty: coercion::argument(context, ty, class), offset: Bytes::ZERO, place };
    match class {
        Class::Reference => {
            let copied = !context.faults.has(Fault::LargeCompositeNotCopied);
            ArgPass::Reference { pointer: piece, copied }
        }
        Class::Homogeneous(_) => {
            let (pieces, extension) = (smallvec![piece], Extension::None);
            ArgPass::Direct { pieces, extension, stack_align: Some(natural) }
        }
        // Unlike in the 32-bit AAPCS, "named integral values must be narrowed by the callee rather than the caller".
        _ => ArgPass::direct(smallvec![piece], Extension::None),
    }
}

/// B.6: "The copy will have 8-byte alignment if its natural alignment is <= 8 and 16-byte alignment if its natural
/// alignment is >= 16. The alignment of the copy is used for applying marshaling rules."
fn marshalling_alignment(context: Context<'_>, ty: &Type, class: Class) -> Align {
    let eight = matches!(class, Class::Homogeneous(_)) && context.faults.has(Fault::HomogeneousAlignEight);
    if eight { Align::EIGHT } else { natural_alignment(context, ty).max(Align::EIGHT).min(QUAD_ALIGN) }
}

/// No argument; but the `va_arg` of clang before 15 takes as many registers, or as much of the stack, as a record without
/// members is long.
fn nothing(context: Context<'_>, ty: &Type, role: Role, next: &mut Next) -> ArgPass {
    let size = context.layouts.size(ty);
    let taken = context.dialect == Dialect::Clang14 && role == Role::Fetched(VaArg::Compiler);
    if !taken || size == Bytes::ZERO {
        return ArgPass::Nothing;
    }
    let place = next.composite(context, size, natural_alignment(context, ty), role);
    let piece = Piece { ty: PieceType::I64, offset: Bytes::ZERO, place };
    ArgPass::direct(smallvec![piece], Extension::None)
}

/// What C.4 rounds the NSAA up to. clang before 18 passes a homogeneous aggregate without `alignstack` unless it is aligned
/// beyond its members, and LLVM aligns it as these are, even where `packed` has lowered the whole; its `va_arg` does not.
fn stacked_alignment(context: Context<'_>, class: Class, natural: Align, role: Role) -> Align {
    match class {
        Class::Homogeneous(of) if context.dialect.splits_int128() && role == Role::Passed => {
            let member = Align::from_bytes(of.base.size().0).unwrap_or(natural);
            natural.max(member).min(QUAD_ALIGN)
        }
        _ => natural,
    }
}

/// Of a `_BitInt` of two double-words. AAPCS64 10.1.1 makes it a quad-word, and LLVM passes it as one; but the `va_arg` of a
/// clang to which it is only as aligned as a `long` looks for it at the next double-word.
fn bit_int_alignment(context: Context<'_>, ty: &Type, role: Role) -> Option<Align> {
    let Type::Int(IntType::BitInt(_) | IntType::UBitInt(_)) = ty else { return None };
    if context.layouts.size(ty) != QUAD_WORD {
        return None;
    }
    match role {
        Role::Fetched(VaArg::Compiler) => {
            Align::from_bytes(context.dialect.bit_int_unit(Target::AArch64Linux).0)
        }
        Role::Passed | Role::Fetched(VaArg::Document) => Some(QUAD_ALIGN),
    }
}

/// 6.9: "If the type, T, of the result of a function is such that `void func(T arg)` would require that arg be passed as a
/// value in a register (or set of registers) […], then the result is returned in the same registers as would be used for
/// such an argument."
fn result(context: Context<'_>, ty: &Type) -> ReturnPass {
    let class = classify(context, ty);
    match class {
        Class::Nothing => ReturnPass::Nothing,
        Class::Composite if context.layouts.size(ty) == Bytes::ZERO => ReturnPass::Nothing,
        // "Otherwise, the caller shall reserve a block of memory […]. The address of the memory block shall be passed as an
        // additional argument to the function in x8."
        Class::Reference => {
            let pointer =
                if context.faults.has(Fault::ResultPointerAsArgument) { GENERAL[0] } else { RESULT };
            ReturnPass::Memory { align: context.layouts.align(ty), pointer }
        }
        _ => {
            let place = result_place(context, ty, class);
            ReturnPass::Direct(coercion::result(context, ty, class, place), Extension::None)
        }
    }
}

fn result_place(context: Context<'_>, ty: &Type, class: Class) -> Location {
    // clang returns a vector below 8 bytes in v0, its lanes widened to fill 8.
    if matches!(ty, Type::Vector(..)) && class == Class::Integral && context.dialect != Dialect::Gcc {
        return Location::Registers(&VECTOR[..1]);
    }
    let size = context.layouts.size(ty);
    if matches!(class, Class::Homogeneous(_)) && context.faults.has(Fault::HomogeneousResultInGeneral) {
        return Next::default().generals(size.0.div_ceil(DOUBLE_WORD.0) as usize);
    }
    let align = marshalling_alignment(context, ty, class);
    Next::default().allocate(context, class, size, align, Role::Passed)
}
