//! RISC-V ELF psABI ("RISC-V Calling Conventions", riscv-cc.adoc), for `lp64d`: XLEN and ABI_FLEN are 64. Its parts are
//! cited by their titles. What a compiler does otherwise is a row of [quirks](super::quirks), which amends a step of the
//! rules ([`Amend`]).
//!
//! Named arguments follow the "Hardware Floating-Point Calling Convention" where it has a rule for them ([`flatten`]), all
//! others the "Integer Calling Convention" ([`by_size`]).

mod flatten;
mod registers;

use lang::{Align, Bits, Bytes, IntType, RecordId, Signature, Type, type_as_passed};
use smallvec::smallvec;

pub(super) use flatten::is_ignored;
pub use flatten::{Flattened, Leaf, holds};
pub use registers::{FLOATING, GENERAL, Taken};

use super::{
    ArgPass, Context, Convention, Extension, FunctionAbi, Location, Piece, PieceType, ReturnPass, Role,
    VaArg, Variadic,
};
use crate::layout::Layouts;
use crate::scalar::Scalar;
use crate::shape::MemType;

/// XLEN and ABI_FLEN, in bytes.
pub(super) const WORD: Bytes = Bytes(8);
/// 2×XLEN.
pub(super) const PAIR: Bytes = Bytes(16);
/// The alignment of the stack, and of a scalar of 2×XLEN.
pub(super) const PAIR_ALIGN: Align = Align::SIXTEEN;

/// The rule of the psABI for a type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Class {
    /// "Empty structs or union arguments or return values are ignored by C compilers".
    Ignored,
    /// A floating-point real, or a struct of one or two fields, that the hardware convention passes field by field while
    /// registers are left, and that the integer convention passes otherwise.
    Flattened(Flattened),
    /// At most XLEN bits: "passed in a single argument register, or on the stack by value if none is available".
    Word,
    /// At most 2×XLEN bits: "passed in a pair of argument registers".
    Pair,
    /// "passed by reference and […] replaced in the argument list with the address".
    Reference,
}

super::step::steps! {
    /// A step of the rules, and how a quirk amends what it yields.
    pub enum Amend {
        /// The fields of a struct that the hardware convention passes one by one; `None` if it has no rule for it.
        Flattened(fn(Context<'_>, &Type, Option<Flattened>) -> Option<Flattened>),
        /// Decides if a member that is a record is ignored while flattening.
        Ignored(fn(Context<'_>, RecordId, bool) -> bool),
        /// The rule of the integer convention for a type.
        BySize(fn(Context<'_>, &Type, Class) -> Class),
        /// The extension by which an integer fills its place, a register or a word of the stack.
        Extension(fn(IntType, &Location, Extension) -> Extension),
        /// The alignment of an unnamed argument.
        UnnamedAlign(fn(Context<'_>, &Type, Role, Align) -> Align),
        /// The passing of an argument, if otherwise than by the conventions.
        Argument(fn(Context<'_>, &Type, Role, &mut Taken) -> Option<ArgPass>),
        /// The type as which a result is returned, of one type, and as an argument would be passed, as another.
        ResultType(for<'a> fn(&'a Type, &'a Type) -> &'a Type),
        /// Decides if members of a record get lost where it travels in registers.
        Loses(fn(Context<'_>, &Type) -> bool),
    }
}

/// The entry points of these rules.
pub(super) const CONVENTION: Convention = Convention {
    signature: classify_signature,
    variadic_argument: |context, ty| {
        argument(context, ty, Role::VaArg(VaArg::Document), &mut Taken::default())
    },
};

/// The rule for a named argument or result of a type.
#[must_use]
pub fn classify(context: Context<'_>, ty: &Type) -> Class {
    match flattened(context, ty) {
        Some(flattened) => Class::Flattened(flattened),
        None => by_size(context, ty),
    }
}

/// The fields that the hardware convention passes one by one.
pub(super) fn flattened(context: Context<'_>, ty: &Type) -> Option<Flattened> {
    let mut flattened = flatten::flatten(context, ty);
    context.amend_lp64d(Step::Flattened, |amend| {
        if let Amend::Flattened(amended) = amend {
            flattened = amended(context, ty, flattened.take());
        }
    });
    flattened
}

/// The rule of the integer convention.
fn by_size(context: Context<'_>, ty: &Type) -> Class {
    let size = context.layouts.size(ty);
    let mut class = match size {
        Bytes::ZERO => Class::Ignored,
        _ if size <= WORD => Class::Word,
        _ if size <= PAIR => Class::Pair,
        _ => Class::Reference,
    };
    context.amend_lp64d(Step::BySize, |amend| {
        if let Amend::BySize(amended) = amend {
            class = amended(context, ty, class.clone());
        }
    });
    class
}

/// The alignment of an argument in memory: "Aggregates or scalars passed on the stack are aligned to the greater of the
/// type alignment and XLEN bits, but never more than the stack alignment".
#[must_use]
pub fn argument_align(layouts: &Layouts, ty: &Type) -> Align {
    let size = layouts.size(ty);
    match ty {
        // "Types are passed using the same rules as scalars that are 2×XLEN bits wide."
        Type::Int(IntType::BitInt(_) | IntType::UBitInt(_)) if size == PAIR => PAIR_ALIGN,
        _ => layouts.align(ty).max(Align::EIGHT).min(PAIR_ALIGN),
    }
}

/// The places of every argument and of the result of a function. The unnamed arguments are where callers put them
/// ([`Role::Unnamed`]), or where `va_arg` looks for them.
fn classify_signature(context: Context<'_>, signature: &Signature, role: Role) -> FunctionAbi {
    let ret = signature.ret.as_ref().map_or(ReturnPass::Nothing, |ty| result(context, ty));
    let mut taken = Taken::default();
    if matches!(ret, ReturnPass::Memory { .. }) {
        taken.general = 1;
    }
    let named = signature.named().min(signature.params.len());
    let (fixed, rest) = signature.params.split_at(named);
    let mut args = Vec::with_capacity(signature.params.len());
    args.extend(fixed.iter().map(|ty| argument(context, ty, Role::Named, &mut taken)));
    let after_named = taken;
    args.extend(rest.iter().map(|ty| argument(context, ty, role, &mut taken)));
    let variadic = signature.tail.map(|_| Variadic {
        named,
        general: after_named.general as u8,
        vector: after_named.floating as u8,
        stack: after_named.stack,
        vectors_of_call: after_named.floating as u8,
    });
    FunctionAbi { ret, args, stack: taken.stack, variadic }
}

/// GNU C manual, "Common Type Attributes": by "the calling conventions of the first member of the transparent union".
fn argument(context: Context<'_>, ty: &Type, role: Role, taken: &mut Taken) -> ArgPass {
    argument_as_is(context, type_as_passed(context.program, ty), role, taken)
}

fn argument_as_is(context: Context<'_>, ty: &Type, role: Role, taken: &mut Taken) -> ArgPass {
    let mut amended = None;
    context.amend_lp64d(Step::Argument, |amend| {
        if let Amend::Argument(passed) = amend {
            amended = amended.take().or_else(|| passed(context, ty, role, taken));
        }
    });
    amended.unwrap_or_else(|| match role {
        Role::Named => named(context, ty, taken),
        Role::Unnamed | Role::VaArg(_) => unnamed(context, ty, role, taken),
    })
}

fn named(context: Context<'_>, ty: &Type, taken: &mut Taken) -> ArgPass {
    match flattened(context, ty) {
        Some(fields) if taken.has_room_for(&fields) => each_field(&fields, taken),
        _ => integer_argument(context, ty, argument_align(context.layouts, ty), taken),
    }
}

/// Each field in a register of its kind.
pub fn each_field(fields: &[Leaf], taken: &mut Taken) -> ArgPass {
    let piece = |field: &Leaf| Piece { ty: field.ty, offset: field.offset, place: taken.leaf(*field) };
    ArgPass::direct(fields.iter().map(piece).collect(), Extension::None)
}

/// "Variadic arguments are passed according to the integer calling convention", with one exception: those "with
/// 2×XLEN-bit alignment and size at most 2×XLEN bits are passed in an *aligned* register pair".
fn unnamed(context: Context<'_>, ty: &Type, role: Role, taken: &mut Taken) -> ArgPass {
    let mut align = argument_align(context.layouts, ty);
    context.amend_lp64d(Step::UnnamedAlign, |amend| {
        if let Amend::UnnamedAlign(amended) = amend {
            align = amended(context, ty, role, align);
        }
    });
    if by_size(context, ty) == Class::Pair && align >= PAIR_ALIGN {
        taken.align_pair();
    }
    integer_argument(context, ty, align, taken)
}

/// The "Integer Calling Convention".
fn integer_argument(context: Context<'_>, ty: &Type, align: Align, taken: &mut Taken) -> ArgPass {
    let in_place = |place| {
        let extension = extension(context, ty, &place);
        let piece = Piece { ty: whole(context, ty), offset: Bytes::ZERO, place };
        ArgPass::direct(smallvec![piece], extension)
    };
    match by_size(context, ty) {
        Class::Ignored => ArgPass::Nothing,
        Class::Reference => {
            let pointer = Piece { ty: PieceType::POINTER, offset: Bytes::ZERO, place: taken.word() };
            ArgPass::Reference { pointer }
        }
        Class::Word => in_place(taken.word()),
        Class::Pair | Class::Flattened(_) => in_place(taken.pair(align)),
    }
}

/// "Values are returned in the same manner as a first named argument of the same type would be passed. If such an argument
/// would have been passed by reference, the caller allocates memory for the return value, and passes the address as an
/// implicit first parameter."
fn result(context: Context<'_>, ty: &Type) -> ReturnPass {
    let mut returned = type_as_passed(context.program, ty);
    context.amend_lp64d(Step::ResultType, |amend| {
        if let Amend::ResultType(amended) = amend {
            returned = amended(ty, returned);
        }
    });
    match argument_as_is(context, returned, Role::Named, &mut Taken::default()) {
        ArgPass::Nothing => ReturnPass::Nothing,
        ArgPass::Direct { pieces, extension, .. } => ReturnPass::Direct(pieces, extension),
        ArgPass::Reference { .. } | ArgPass::Memory { .. } => {
            ReturnPass::Memory { align: context.layouts.align(ty), pointer: GENERAL[0] }
        }
    }
}

/// The IR type of a value that the integer convention passes: clang 19's choice (`classifyArgumentType` in
/// clang/lib/CodeGen/Targets/RISCV.cpp).
#[must_use]
pub fn whole(context: Context<'_>, ty: &Type) -> PieceType {
    if let Type::Int(int) = ty {
        return PieceType::int(int.width());
    }
    match (context.shapes.in_memory(ty), context.layouts.size(ty)) {
        (MemType::Scalar(scalar), _) if !matches!(ty, Type::Record(_)) => PieceType::Scalar(scalar),
        (_, size) if size <= WORD => PieceType::I64,
        (_, PAIR) if context.layouts.align(ty) == PAIR_ALIGN => PieceType::INT128,
        (_, size) => PieceType::Array(Scalar::I64, size.0.div_ceil(WORD.0) as u32),
    }
}

/// "When passed in registers or on the stack, integer scalars narrower than XLEN bits are widened according to the sign of their type up to 32 bits, then
/// sign-extended to XLEN bits". A `_BitInt(N)` is widened by its sign, but for N = 32.
fn extension(context: Context<'_>, ty: &Type, place: &Location) -> Extension {
    let (int, width) = match ty {
        Type::Int(int) => (*int, int.width()),
        Type::Enum(id) => (context.program[*id].underlying(), context.layouts.size(ty).bits()),
        _ => return Extension::None,
    };
    // A `_BitInt` of more than a word is extended in the second one.
    if width.0.is_multiple_of(WORD.bits().0) {
        return Extension::None;
    }
    let mut extension = match int.is_signed(context.program.target) || width == Bits(32) {
        true => Extension::Sign,
        false => Extension::Zero,
    };
    context.amend_lp64d(Step::Extension, |amend| {
        if let Amend::Extension(amended) = amend {
            extension = amended(int, place, extension);
        }
    });
    extension
}
