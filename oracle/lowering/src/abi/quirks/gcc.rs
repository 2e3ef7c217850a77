//! gcc's deviations from the documents (gcc/config/i386/i386.cc, `classify_argument`, and gcc/config/aarch64/aarch64.cc of gcc 12).

use lang::{Align, Bits, Bytes, Field, FloatType, Record, RecordId, Type};

use super::{Compilers, Quirk, is_memberless, only_data};
use crate::abi::aarch64::homogeneous::{self, Homogeneous};
use crate::abi::aarch64::{self, Argument, Class as AapcsClass, GENERAL, Next};
use crate::abi::truncation::leaves_behind;
use crate::abi::x86_64::registers::Registers;
use crate::abi::x86_64::{
    self, Class, Classified, Classifier, Eightbytes, InMemory, MemberStep, PartStep, TWO_EIGHTBYTES,
};
use crate::abi::{ArgPass, Context, Extension, ReturnPass, Role, VaArg, variadic_argument};
use crate::layout::Extent;

/// Those on x86-64.
pub(super) const X86_64: &[Quirk<x86_64::Amend>] = &[
    Quirk {
        name: "array-by-first-element",
        description: "the first element of an array stands for all, its eightbytes repeated, and inside an eightbyte for none",
        compilers: Compilers::Gcc,
        source: "psABI 3.2.3p2 rule 4; classify_argument, ARRAY_TYPE",
        example: "struct __attribute__((packed)) E { float x; char c[2]; }; struct S { struct E e[2]; }; void f(struct S);",
        amend: x86_64::Amend::Part(array),
    },
    Quirk {
        name: "transparent-union-not-extended",
        description: "a small integer that a transparent union begins with does not fill its register",
        compilers: Compilers::Gcc,
        source: "3.2.3p3 says of no integer argument what the rest of its register holds; DECL_ARG_TYPE of such a parameter is the union",
        example: "union __attribute__((transparent_union)) U { signed char a; }; void f(union U);",
        amend: x86_64::Amend::AsFirstMember(without_extension),
    },
    Quirk {
        name: "vector-of-one-float",
        description: "a vector of one float has class MEMORY",
        compilers: Compilers::Gcc,
        source: "psABI 3.2.3p2 has no such vector; it has no machine mode of a vector",
        example: "typedef float v __attribute__((vector_size(4))); void f(v);",
        amend: x86_64::Amend::Part(one_lane_float),
    },
    Quirk {
        name: "zero-width-class",
        description: "a zero-width bit-field of a structure makes the eightbyte that it lies inside of INTEGER",
        compilers: Compilers::GccBefore(12),
        source: "psABI 3.2.3p2, since January 2022: zero-width bit-fields are ignored; classify_argument before PR102024",
        example: "struct S { float a; int : 0; float b; }; void f(struct S);",
        amend: x86_64::Amend::Member(zero_width),
    },
    Quirk {
        name: "unnamed-bit-field-class",
        description: "an unnamed bit-field is a member, and a bit-field of a union, even of no width, the integer that holds it",
        compilers: Compilers::Gcc,
        source: "psABI 3.2.3p2 rule 4, C11 6.7.2.1p13; classify_argument, RECORD_TYPE and UNION_TYPE",
        example: "struct S { float f; int : 5; }; void f(struct S);",
        amend: x86_64::Amend::Member(bit_field),
    },
    Quirk {
        name: "misaligned-member",
        description: "a record may be a misaligned member, if the scalars in it are aligned",
        compilers: Compilers::Gcc,
        source: "psABI 3.2.3p2 rule 1; classify_argument, \"Misaligned fields are always returned in memory\"",
        example: "struct E { char c[3]; int : 0; } __attribute__((aligned(2))); struct __attribute__((packed)) S { char c; struct E e; }; void f(struct S);",
        amend: x86_64::Amend::MemberAlign(|field| field.ty.element().as_record().map(|_| Align::ONE)),
    },
    Quirk {
        name: "padding-in-memory",
        description: "of an argument of class MEMORY that has nothing but unnamed bit-fields no byte is passed",
        compilers: Compilers::Gcc,
        source: "psABI 3.2.3p3 rule 1; TYPE_EMPTY_P",
        example: "struct S { long : 64, : 64, : 64; }; void f(struct S, __int128, struct S);",
        amend: x86_64::Amend::InMemory(|context, ty| is_empty(context, ty).then_some(ArgPass::Nothing)),
    },
    Quirk {
        name: "padding-returned",
        description: "for a result of class MEMORY that has nothing but unnamed bit-fields no address is passed",
        compilers: Compilers::Gcc,
        source: "psABI 3.2.3p4 rule 2; TYPE_EMPTY_P, aggregate_value_p",
        example: "struct S { long : 64, : 64, : 64; }; struct S f(int);",
        amend: x86_64::Amend::ResultInMemory(|context, ty| {
            is_empty(context, ty).then_some(ReturnPass::Nothing)
        }),
    },
    Quirk {
        name: "padding-counted",
        description: "va_start counts the words of such arguments, if they are named",
        compilers: Compilers::Gcc,
        source: "psABI 3.5.7; function_arg_advance_64",
        example: "struct S { long : 64, : 64, : 64; }; void f(struct S, ...);",
        amend: x86_64::Amend::VaStart(count_padding),
    },
    Quirk {
        name: "dropped-element",
        description: "where the first element of an array has padding, nothing of the others is passed",
        compilers: Compilers::Gcc,
        source: "psABI 3.2.3p2 rule 4; classify_argument, ARRAY_TYPE",
        example: "struct E { int b : 15; }; struct __attribute__((packed)) S { int a; char c, d; struct E i[2]; }; void f(struct S);",
        amend: x86_64::Amend::Loses(loses_elements),
    },
];

/// Those on AArch64.
pub(super) const AARCH64: &[Quirk<aarch64::Amend>] = &[
    Quirk {
        name: "lowered-quad-word-bit-field",
        description: "the container of a bit-field counts in full for the alignment of an argument, packed or not",
        compilers: Compilers::Gcc,
        source: "AAPCS64 5.9.4; aarch64_function_arg_alignment",
        example: "struct __attribute__((packed)) S { __int128 a : 100; }; void f(int, struct S);",
        amend: aarch64::Amend::NaturalAlignment(with_containers),
    },
    Quirk {
        name: "unnamed-bit-field-in-homogeneous",
        description: "a zero-width bit-field of a union ends an HFA, and so does an inner record of unnamed bit-fields",
        compilers: Compilers::GccSince(12),
        source: "AAPCS64 5.9.5; aapcs_vfp_sub_candidate",
        example: "union U { float f; int : 0; }; void f(union U);",
        amend: aarch64::Amend::Member(counts_as_member),
    },
    Quirk {
        name: "vector-beside-zero-length",
        description: "a structure whose only data is a short vector is one, also where an array of length zero keeps it from being an HVA",
        compilers: Compilers::Gcc,
        source: "no rule of AAPCS64 5.9.5 names such arrays; aarch64_short_vector_p goes by the machine mode of the structure",
        example: "typedef short v __attribute__((vector_size(8))); struct S { int a[0]; v b; }; void f(struct S);",
        amend: aarch64::Amend::Class(as_its_vector),
    },
    Quirk {
        name: "complex-beside-zero-length",
        description: "a structure whose only data is a complex number is one, also where an array of length zero keeps it from being an HFA",
        compilers: Compilers::Gcc,
        source: "no rule of AAPCS64 5.9.5 names such arrays; aarch64_vfp_is_call_or_return_candidate asks for a MODE_COMPLEX_FLOAT first",
        example: "struct S { int a[0]; _Complex long double b; }; void f(struct S);",
        amend: aarch64::Amend::Class(as_its_complex),
    },
    Quirk {
        name: "lowered-quad-word-fetched",
        description: "callers round to an even register for arguments of two words only, whatever their alignment",
        compilers: Compilers::Gcc,
        source: "AAPCS64 6.8.2 C.10; aarch64_layout_arg, unlike aarch64_gimplify_va_arg_expr",
        example: "struct __attribute__((packed)) S { __int128 a : 40; }; void f(int, struct S);",
        amend: aarch64::Amend::Argument(even_for_two_words),
    },
    Quirk {
        name: "vector-of-one-float",
        description: "a vector of one float is passed on the stack, and after it no general-purpose register is used",
        compilers: Compilers::Gcc,
        source: "no rule of AAPCS64 6.8.2; aarch64_layout_arg leaves out C.9 to C.12, and applies C.13",
        example: "typedef float v __attribute__((vector_size(4))); void f(v, int);",
        amend: aarch64::Amend::Registers(skip_registers),
    },
];

fn array(PartStep { by, ty, at, classes }: PartStep<'_>) -> Option<Classified> {
    let Type::Array(of, _) = ty else { return None };
    Some(repeated(by, ty, of, at, classes))
}

fn repeated(
    by: Classifier<'_>,
    array: &Type,
    of: &Type,
    at: Bits,
    classes: &mut Eightbytes,
) -> Result<(), InMemory> {
    // "Zero sized arrays or structures are NO_CLASS" where an eightbyte begins, and only there.
    if by.context.layouts.size(array) == Bytes::ZERO && at.0.is_multiple_of(64) {
        return Ok(());
    }
    // The element's "final merger cleanup": it would be in three eightbytes.
    let is_long = Bits(at.0 % 64) + by.context.layouts.size(of).bits() > TWO_EIGHTBYTES.bits();
    if is_long && by.context.layouts.size(array) == Bytes::ZERO {
        return Err(InMemory::TooLarge);
    }
    let first = at.0 / 64;
    let last = |ty: &Type| (at.0 + by.context.layouts.size(ty).bits().0).div_ceil(64);
    let mut element = [Class::NoClass; 8];
    by.part(of, at, &mut element)?;
    let period = last(of).saturating_sub(first).max(1);
    for eightbyte in first..last(array).min(8) {
        let class = element[(first + (eightbyte - first) % period) as usize];
        let slot = &mut classes[eightbyte as usize];
        *slot = by.merge(*slot, class)?;
    }
    Ok(())
}

/// A zero-width bit-field of a structure, as one of a bit if it is not at the edge of an eightbyte.
fn zero_width(MemberStep { by, id, field, at, classes }: MemberStep<'_>) -> Option<Classified> {
    let is_inside = !at.whole.0.is_multiple_of(64);
    let counts = field.bits == Some(Bits::ZERO) && !by.context.program[id].is_union() && is_inside;
    counts.then(|| by.touch(classes, at.whole, Bits(1), Class::Integer))
}

/// A bit-field: an unnamed one is a member like any other, and one that looks like an integer member
/// is forgotten to be a bit-field (`layout_decl`), so that it has to be aligned when its record is a member
/// itself. In a union a bit-field counts as the integer that holds it, even one of width zero.
fn bit_field(MemberStep { by, id, field, at, classes }: MemberStep<'_>) -> Option<Classified> {
    let width = field.bits?;
    let record = &by.context.program[id];
    let in_union = record.is_union();
    let holder = Bits(width.0.next_power_of_two().max(8));
    let packed = record.packed || field.packed;
    let like_member = width == holder && at.record.0.is_multiple_of(width.0) && !(packed && width > Bits(8));
    if (in_union || like_member) && !at.whole.0.is_multiple_of(holder.0) {
        return Some(Err(InMemory::Unaligned));
    }
    let touched = if in_union { holder.min(by.context.layouts[id].size.bits()) } else { width };
    let is_touched = touched > Bits::ZERO;
    Some(if is_touched { by.touch(classes, at.whole, touched, Class::Integer) } else { Ok(()) })
}

/// gcc's `va_start` has the overflow area begin after the words that `function_arg_advance_64` counted, also those of named
/// arguments in memory of which no byte is passed.
fn count_padding(context: Context<'_>, named: &[Type], passed: &[ArgPass], registers: &mut Registers) {
    for (ty, _) in named.iter().zip(passed).filter(|(_, pass)| **pass == ArgPass::Nothing) {
        let Extent { size, align } = context.layouts.extent(ty);
        registers.on_stack(size, align);
    }
}

/// gcc's `TYPE_EMPTY_P`: of an argument in memory that has nothing but unnamed bit-fields no byte is passed, and such a result needs no memory.
fn is_empty(context: Context<'_>, ty: &Type) -> bool {
    ty.as_record().is_some_and(|id| is_memberless(context.program, id))
}

fn without_extension(passed: ArgPass) -> ArgPass {
    match passed {
        ArgPass::Direct { pieces, stack_align, extension: _ } => {
            ArgPass::Direct { pieces, stack_align, extension: Extension::None }
        }
        other => other,
    }
}

fn one_lane_float(PartStep { ty, .. }: PartStep<'_>) -> Option<Classified> {
    is_one_float(ty).then_some(Err(InMemory::OneLane))
}

fn is_one_float(ty: &Type) -> bool {
    matches!(ty, Type::Vector(lane, 1) if **lane == Type::Float(FloatType::Float))
}

fn loses_elements(context: Context<'_>, ty: &Type) -> bool {
    let ArgPass::Direct { pieces, .. } = variadic_argument(context, ty) else { return false };
    leaves_behind(context, ty, &pieces)
}

fn with_containers(context: Context<'_>, id: RecordId, natural: Align) -> Align {
    let container = |field: &Field| match field.bits {
        Some(width) if width > Bits::ZERO => context.layouts.align(&field.ty),
        _ => Align::ONE,
    };
    context.program[id].fields.iter().map(container).fold(natural, Align::max)
}

fn counts_as_member(_: Context<'_>, record: &Record, field: &Field, is_member: bool) -> bool {
    match field.bits {
        Some(Bits::ZERO) => is_member || record.is_union(),
        Some(_) => is_member,
        None => true,
    }
}

fn as_its_vector(context: Context<'_>, ty: &Type, class: AapcsClass) -> AapcsClass {
    as_its_only_data(context, ty, class, |only| {
        Some(Homogeneous { base: homogeneous::short_vector(context, only)?, members: 1 })
    })
}

fn as_its_complex(context: Context<'_>, ty: &Type, class: AapcsClass) -> AapcsClass {
    as_its_only_data(context, ty, class, |only| match only {
        Type::Complex(_) => homogeneous::homogeneous_aggregate(context, only),
        _ => None,
    })
}

/// The class that a structure has by its machine mode, which is that of its only data.
fn as_its_only_data(
    context: Context<'_>,
    ty: &Type,
    class: AapcsClass,
    of: impl Fn(&Type) -> Option<Homogeneous>,
) -> AapcsClass {
    let size = |ty: &Type| context.layouts.size(ty);
    match class {
        AapcsClass::Composite | AapcsClass::Reference if ty.as_record().is_some() => {
            let only = only_data(context, ty).filter(|only| size(only) == size(ty));
            only.and_then(of).map_or(class, AapcsClass::Homogeneous)
        }
        _ => class,
    }
}

/// For its `va_arg` the alignment alone counts.
fn even_for_two_words(_: Context<'_>, _: &Type, role: Role, argument: Argument) -> Argument {
    let is_composite = argument.class == AapcsClass::Composite && argument.size.0.div_ceil(8).max(1) != 2;
    let even = argument.even && (!is_composite || role == Role::VaArg(VaArg::Compiler));
    Argument { even, ..argument }
}

/// Its `va_arg` looks for one in a register nevertheless (`aarch64_gimplify_va_arg_expr`).
fn skip_registers(ty: &Type, role: Role, next: &mut Next) {
    if is_one_float(ty) && !matches!(role, Role::VaArg(_)) {
        next.general = GENERAL.len();
    }
}
