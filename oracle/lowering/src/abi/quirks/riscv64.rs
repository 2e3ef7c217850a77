//! Departures of compilers from the document on RISC-V (clang/lib/CodeGen/Targets/RISCV.cpp of clang 19,
//! gcc/config/riscv/riscv.cc of gcc 12).

use lang::{Align, Bits, Bytes, Field, IntType, PartType, Record, RecordId, Type};
use smallvec::smallvec;

use super::{Compilers, Quirk, is_memberless, only_data};
use crate::abi::riscv64::{Amend, Class, Flattened, Leaf, PAIR, Taken, flattened, holds, is_ignored};
use crate::abi::truncation::loses_upper_bits;
use crate::abi::{ArgPass, Context, Extension, Location, PieceType, Role, VaArg};

/// Those of every compiler.
pub(super) const QUIRKS: &[Quirk<Amend>] = &[
    Quirk {
        name: "complex-integer-in-flattened",
        description: "a structure of nothing but a complex integer is passed as two integers, in two registers",
        compilers: Compilers::Clang,
        source: "only structures with a real are flattened; detectFPCCEligibleStructHelper takes any ComplexType for two fields",
        example: "struct S { _Complex int z; }; void f(struct S);",
        amend: Amend::Flattened(complex_integer),
    },
    Quirk {
        name: "zero-width-in-flattened",
        description: "a zero-width bit-field before the second field keeps a structure from being flattened",
        compilers: Compilers::Clang,
        source: "\"Fields containing zero-length bit-fields […] are ignored while flattening\"; detectFPCCEligibleStructHelper",
        example: "struct S { int a; int : 0; float b; }; void f(struct S);",
        amend: Amend::Flattened(zero_width_counts),
    },
    Quirk {
        name: "atomic-in-flattened",
        description: "an atomic member keeps a structure from being flattened",
        compilers: Compilers::Clang,
        source: "\"one integer (or bitfield)\" speaks of no atomic types; detectFPCCEligibleStructHelper has no case for AtomicType",
        example: "struct S { _Atomic(int) a; float b; }; void f(struct S);",
        amend: Amend::Flattened(without_atomics),
    },
    Quirk {
        name: "memberless-in-flattened",
        description: "a member that has nothing but unnamed bit-fields is ignored, as an empty one is",
        compilers: Compilers::Clang,
        source: "no rule ignores bit-fields with a width; isEmptyRecord",
        example: "struct N { int : 5; }; struct S { float f; struct N n; }; void f(struct S);",
        amend: Amend::Ignored(|context, id, is_ignored| is_ignored || is_memberless(context.program, id)),
    },
    Quirk {
        name: "empty-in-flattened",
        description: "an empty union, or an array of empty structures, keeps a structure from being flattened",
        compilers: Compilers::Gcc,
        source: "\"Fields containing empty structs or unions are ignored while flattening\"; riscv_flatten_aggregate_field",
        example: "struct E {}; struct S { float f; struct E e[2]; int i; }; void f(struct S);",
        amend: Amend::Flattened(empty_counts),
    },
    Quirk {
        name: "transparent-union-result",
        description: "a transparent union is returned as a union; the rest of its register is unspecified",
        compilers: Compilers::Gcc,
        source: "\"Values are returned in the same manner as a first named argument of the same type would be passed\"; riscv_function_value",
        example: "union __attribute__((transparent_union)) U { int a; }; union U f(void);",
        amend: Amend::ResultType(|own, _| own),
    },
    Quirk {
        name: "overlapping-bit-field",
        description: "a bit-field is taken for as long as its type, over what follows it or the structure's end",
        compilers: Compilers::Clang,
        source: "\"A struct containing one floating-point real and one integer (or bitfield)\"; coerceAndExpandFPCCEligibleStruct",
        example: "struct S { long a : 20; float b; }; void f(struct S);",
        amend: Amend::Loses(overlaps),
    },
    Quirk {
        name: "memberless-record",
        description: "a record without named members is not an argument, whatever its size",
        compilers: Compilers::ClangBefore(18),
        source: "\"Aggregates whose total size is no more than XLEN bits\"; isEmptyRecord in classifyArgumentType",
        example: "struct S { int : 5; }; void f(struct S);",
        amend: Amend::BySize(without_members),
    },
    Quirk {
        name: "flexible-array-alone",
        description: "a structure without a size that ends in a flexible array is passed as a word",
        compilers: Compilers::Clang,
        source: "\"Empty structs or union arguments or return values are ignored\"; isEmptyRecord takes no flexible array for empty",
        example: "struct E {}; struct S { struct E e; int a[]; }; void f(struct S);",
        amend: Amend::BySize(word_without_size),
    },
    Quirk {
        name: "flexible-array-alone-fetched",
        description: "va_arg does not advance after a structure without a size, for which callers pass a word",
        compilers: Compilers::Clang,
        source: "\"increment the va_list according to the alignment and size of a variadic argument\"; emitVoidPtrVAArg",
        example: "struct E {}; struct S { struct E e; int a[]; }; void unnamed(struct S, int); void f(int, ...);",
        amend: Amend::Argument(unread_without_size),
    },
    Quirk {
        name: "unnamed-bit-field-fetched",
        description: "va_arg does not advance after a record without named members, which callers pass",
        compilers: Compilers::ClangSince(18),
        source: "\"increment the va_list according to the alignment and size of a variadic argument\"; isEmptyRecord in EmitVAArg",
        example: "struct S { int : 5; }; void unnamed(struct S, int); void f(int, ...);",
        amend: Amend::Argument(unread_without_members),
    },
    Quirk {
        name: "bit-int-extension",
        description: "an unsigned _BitInt of 17 to 31 bits is sign-extended, and one of more than 64 bits is not extended",
        compilers: Compilers::ClangBefore(20),
        source: "\"For N < XLEN: Types are widened to XLEN bits, with upper bits […] zero-extended for unsigned\"; extendType",
        example: "void f(unsigned _BitInt(20));",
        amend: Amend::Extension(like_other_integers),
    },
    Quirk {
        name: "stack-not-extended",
        description: "an integer on the stack is not extended",
        compilers: Compilers::ClangBefore(16),
        source: "\"When passed in registers or on the stack, integer scalars narrower than XLEN bits are widened\"; classifyArgumentType, until llvm-project#57261",
        example: "void f(int, int, int, int, int, int, int, int, int);",
        amend: Amend::Extension(only_in_registers),
    },
    Quirk {
        name: "unnamed-bit-int",
        description: "va_arg does not look for a _BitInt of two words at a multiple of 16",
        compilers: Compilers::Clang,
        source: "\"_BitInt(65 ≤ N ≤ 128)\" is aligned to 16; EmitVAArg goes by the alignment of a long",
        example: "void unnamed(unsigned _BitInt(100)); void f(int, ...);",
        amend: Amend::UnnamedAlign(fetched_bit_int),
    },
    Quirk {
        name: "hidden-bits",
        description: "a union in one register is copied as the _BitInt in it, without the bits above its width",
        compilers: Compilers::ClangBefore(19),
        source: "\"Aggregates whose total size is no more than XLEN bits\"; EnterStructPointerForCoercedAccess, until llvm-project#91364",
        example: "union U { unsigned _BitInt(57) a; unsigned long b; }; void f(union U);",
        amend: Amend::Loses(loses_upper_bits),
    },
];

/// Of a structure of nothing but a complex integer, its parts.
fn complex_integer(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    let parts = || {
        let (part, at) = only_complex_integer(context, ty.as_record()?, Bytes::ZERO)?;
        let ty = PieceType::int(part.width());
        Some(smallvec![Leaf { ty, offset: at }, Leaf { ty, offset: at + ty.size() }])
    };
    fields.or_else(parts)
}

/// The part of the complex integer that is the only field of a structure at a byte, and the byte in which the complex integer begins.
fn only_complex_integer(context: Context<'_>, id: RecordId, at: Bytes) -> Option<(IntType, Bytes)> {
    let record = &context.program[id];
    let is_ignored = |field: &Field| match field.bits {
        Some(width) => width == Bits::ZERO,
        None => {
            let inner = field.ty.element().as_record();
            let is_ignored = || inner.is_some_and(|inner| is_ignored(context, inner));
            !field.flexible && (field.ty.is_array_of_none() || is_ignored())
        }
    };
    let placed = record.fields.iter().zip(&context.layouts[id].fields);
    let mut counted = placed.filter(|(field, _)| !is_ignored(field));
    let (field, place) = counted.next().filter(|(field, _)| field.bits.is_none() && !record.is_union())?;
    if counted.next().is_some() {
        return None;
    }
    let at = at + place.offset.bytes_floor();
    let mut ty = &field.ty;
    // An array of more elements is more than one field.
    while let Type::Array(of, 1) = ty {
        ty = of;
    }
    match ty {
        Type::Complex(PartType::Int(part)) => Some((*part, at)),
        Type::Record(inner) => only_complex_integer(context, *inner, at),
        _ => None,
    }
}

/// Only where a field follows in the same structure, and the second field comes after that one.
fn zero_width_counts(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    let fields = fields?;
    let Type::Record(id) = ty else { return Some(fields) };
    let second = fields.get(1).map(|leaf| leaf.offset);
    let is_stopped = second.is_some_and(|second| zero_width_before(context, *id, Bytes::ZERO, second));
    (!is_stopped).then_some(fields)
}

/// Of a structure without atomic members.
fn without_atomics(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    let has_atomic = |record: &Record| record.fields.iter().any(|field| field.atomic);
    fields.filter(|_| !holds(context, ty, &has_atomic))
}

/// True if a structure that starts at byte `at`, or one inside it, has a zero-width bit-field before a field that ends after the
/// start of the second field.
fn zero_width_before(context: Context<'_>, id: RecordId, at: Bytes, second: Bytes) -> bool {
    let mut zero_width = false;
    let record = &context.program[id];
    record.fields.iter().zip(&context.layouts[id].fields).any(|(field, placed)| {
        if field.bits == Some(Bits::ZERO) {
            zero_width = true;
            return false;
        }
        let start = at + placed.offset.bytes_floor();
        let reached = start + placed.width.bytes_ceil() > second || start > second;
        let inside =
            || elements(context, &field.ty, start).any(|(id, at)| zero_width_before(context, id, at, second));
        (zero_width && reached) || (field.bits.is_none() && inside())
    })
}

/// The records in a field that are not ignored: itself, or the elements of an array, of which a flattened structure has few.
fn elements<'a>(
    context: Context<'a>,
    ty: &'a Type,
    at: Bytes,
) -> impl Iterator<Item = (RecordId, Bytes)> + 'a {
    let of = ty.element();
    let size = context.layouts.size(of);
    let count = if size == Bytes::ZERO { 1 } else { context.layouts.size(ty).0 / size.0 };
    let record = of.as_record().filter(|id| !is_ignored(context, *id));
    record.into_iter().flat_map(move |id| (0..count).map(move |index| (id, at + size * index)))
}

/// A structure of one real has the machine mode of that, whatever else without data is in it.
fn empty_counts(context: Context<'_>, ty: &Type, fields: Option<Flattened>) -> Option<Flattened> {
    let fields = fields?;
    let has_data = |ty: &Type| context.layouts.size(ty) > Bytes::ZERO;
    let counts = |record: &Record| {
        let array = |field: &Field| matches!(field.ty, Type::Array(..)) && !has_data(&field.ty);
        let union = |field: &Field| {
            let inner = field.ty.element().as_record();
            inner.is_some_and(|id| context.program[id].is_union()) && !has_data(&field.ty)
        };
        record.fields.iter().any(|field| field.bits.is_none() && (array(field) || union(field)))
    };
    let real = only_data(context, ty).filter(|only| matches!(only, Type::Float(_) | Type::Complex(_)));
    let by_mode = real.is_some_and(|real| context.layouts.size(real) == context.layouts.size(ty));
    (by_mode || !holds(context, ty, &counts)).then_some(fields)
}

/// The fields are copied to and from a structure of their IR types, which begins each where the one before ends.
fn overlaps(context: Context<'_>, ty: &Type) -> bool {
    let Some(fields) = flattened(context, ty) else { return false };
    let [first, second] = fields.as_slice() else { return false };
    let found = second_in_structure(*first, *second);
    found != second.offset || found + stored(*second) > context.layouts.size(ty)
}

/// The position of the second field in the structure that clang copies to.
fn second_in_structure(first: Leaf, second: Leaf) -> Bytes {
    let align = alignment(second);
    let end = first.offset + stored(first);
    let unpadded = end.align_to(align);
    let padding = if second.offset > unpadded {
        second.offset - unpadded
    } else if second.offset != align.bytes() && second.offset > end {
        second.offset - end
    } else {
        Bytes::ZERO
    };
    let is_packed = second.offset.align_to(align) != second.offset;
    let start = if is_packed { first.offset } else { first.offset.align_to(alignment(first)) };
    let next = start + stored(first).align_to(alignment(first)) + padding;
    if is_packed { next } else { next.align_to(align) }
}

fn stored(leaf: Leaf) -> Bytes {
    leaf.ty.size()
}

/// That of a scalar of at most a word.
fn alignment(leaf: Leaf) -> Align {
    Align::from_bytes(leaf.ty.size().0.next_power_of_two()).unwrap_or(Align::EIGHT)
}

fn like_other_integers(int: IntType, _: &Location, extension: Extension) -> Extension {
    match int {
        IntType::UBitInt(17..=31) => Extension::Sign,
        IntType::BitInt(65..) | IntType::UBitInt(65..) => Extension::None,
        _ => extension,
    }
}

const fn only_in_registers(_: IntType, place: &Location, extension: Extension) -> Extension {
    match place {
        Location::Stack(_) => Extension::None,
        Location::Registers(_) | Location::Split(..) => extension,
    }
}

fn unread_without_members(context: Context<'_>, ty: &Type, role: Role, _: &mut Taken) -> Option<ArgPass> {
    let is_unread = ty.as_record().is_some_and(|id| is_memberless(context.program, id));
    (role == Role::VaArg(VaArg::Compiler) && is_unread).then_some(ArgPass::Nothing)
}

fn without_members(context: Context<'_>, ty: &Type, class: Class) -> Class {
    let is_ignored = ty.as_record().is_some_and(|id| is_memberless(context.program, id));
    if is_ignored { Class::Ignored } else { class }
}

/// True if a type is a structure of size 0 that ends in a flexible array, or has such a structure as a member.
fn is_flexible_array_alone(context: Context<'_>, ty: &Type) -> bool {
    let has_flexible = |record: &Record| record.fields.iter().any(|field| field.flexible);
    context.layouts.size(ty) == Bytes::ZERO && holds(context, ty, &has_flexible)
}

fn word_without_size(context: Context<'_>, ty: &Type, class: Class) -> Class {
    if is_flexible_array_alone(context, ty) { Class::Word } else { class }
}

fn unread_without_size(context: Context<'_>, ty: &Type, role: Role, _: &mut Taken) -> Option<ArgPass> {
    let is_unread = role == Role::VaArg(VaArg::Compiler) && is_flexible_array_alone(context, ty);
    is_unread.then_some(ArgPass::Nothing)
}

fn fetched_bit_int(context: Context<'_>, ty: &Type, role: Role, align: Align) -> Align {
    let is_pair =
        matches!(ty, Type::Int(IntType::BitInt(_) | IntType::UBitInt(_))) && context.layouts.size(ty) == PAIR;
    if is_pair && role == Role::VaArg(VaArg::Compiler) { Align::EIGHT } else { align }
}
