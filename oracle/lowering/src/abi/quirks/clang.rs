//! clang's and LLVM's deviations from the documents (clang/lib/CodeGen/Targets/X86.cpp and AArch64.cpp,
//! llvm/lib/Target/X86/X86CallingConv.td).

mod aapcs64;
mod psabi;

use lang::Signature;

use self::aapcs64::{
    aligned_as_members, fetched_bit_int, fetched_without_members, short_vector_result, without_members,
};
use self::psabi::{
    behind_no_class, beside_wide_vector, first_part, flexible_array, leave_last_register, loses_halves,
    loses_second_part, one_lane_double, quad_by_back_end, quad_in_memory, quad_result, split_int128,
    sse_and_sseup, uncounted_from_stack, upper_as_lower, wide_array, wide_from_narrow, wide_result,
};
use super::{Compilers, Quirk};
use crate::abi::aarch64;
use crate::abi::truncation::loses_upper_bits;
use crate::abi::{PieceType, x86_64};

/// Those on x86-64.
pub(super) const X86_64: &[Quirk<x86_64::Amend>] = &[
    Quirk {
        name: "typedef-asked",
        description: "the alignment that a typedef gives a member is asked of it, and not that of its type",
        compilers: Compilers::ClangBefore(19),
        source: "psABI 3.2.3p2 rule 1; X86_64ABIInfo::classify",
        example: "typedef int one __attribute__((aligned(1))); struct __attribute__((packed)) S { char c; one i; }; void f(struct S);",
        amend: x86_64::Amend::MemberAlign(|field| field.typedef_align),
    },
    Quirk {
        name: "first-part-only",
        description: "of a scalar that crosses an eightbyte, because a typedef aligns it, only the first part has a class",
        compilers: Compilers::ClangBefore(19),
        source: "psABI 3.2.3p2 rule 4; X86_64ABIInfo::classify",
        example: "typedef long one __attribute__((aligned(1))); struct __attribute__((packed)) S { float f; one i; }; void f(struct S);",
        amend: x86_64::Amend::Part(first_part),
    },
    Quirk {
        name: "one-lane-double",
        description: "a vector of one double has class MEMORY",
        compilers: Compilers::All,
        source: "psABI 3.2.3p2 has __m64 in class SSE; \"gcc passes <1 x double> in memory\" (X86_64ABIInfo::classify)",
        example: "typedef double v __attribute__((vector_size(8))); void f(v);",
        amend: x86_64::Amend::Part(one_lane_double),
    },
    Quirk {
        name: "float128-in-memory",
        description: "__float128 has class MEMORY, as a member and for va_arg",
        compilers: Compilers::ClangBefore(18),
        source: "psABI 3.2.3p2 has its halves in classes SSE and SSEUP; llvm-project#74601",
        example: "struct S { __float128 a; }; void f(struct S);",
        amend: x86_64::Amend::Part(quad_in_memory),
    },
    Quirk {
        name: "float128-uncounted",
        description: "a __float128 that is no member takes the next vector register, and none is counted for it",
        compilers: Compilers::ClangBefore(18),
        source: "psABI 3.2.3p3; X86_64ABIInfo::getIndirectResult leaves scalars of class MEMORY to the back end",
        example: "void f(__float128);",
        amend: x86_64::Amend::OnStack(quad_by_back_end),
    },
    Quirk {
        name: "float128-result",
        description: "a __float128 is returned in a vector register, although it has class MEMORY",
        compilers: Compilers::ClangBefore(18),
        source: "psABI 3.2.3p4; X86_64ABIInfo::getIndirectReturnResult leaves scalars of class MEMORY to the back end",
        example: "__float128 f(void);",
        amend: x86_64::Amend::ResultInMemory(quad_result),
    },
    Quirk {
        name: "wide-array-without-class",
        description: "an array of more than two eightbytes that is not one vector has no class, instead of class MEMORY",
        compilers: Compilers::Clang,
        source: "psABI 3.2.3p2 rule 5(c); \"early check and fallback to memory\" in X86_64ABIInfo::classify falls back to NO_CLASS",
        example: "typedef float v __attribute__((vector_size(32))); union U { v a; char c[32]; }; void f(union U);",
        amend: x86_64::Amend::Part(wide_array),
    },
    Quirk {
        name: "flexible-array-member",
        description: "a record with a flexible array member has class MEMORY",
        compilers: Compilers::Clang,
        source: "no rule of psABI 3.2.3p2; an incomplete type has no size to X86_64ABIInfo::classify",
        example: "struct S { int n; int rest[]; }; void f(struct S);",
        amend: x86_64::Amend::Member(flexible_array),
    },
    Quirk {
        name: "empty-beside-wide-vector",
        description: "a second member, even one without a size, sends a structure of one wide vector to memory",
        compilers: Compilers::Clang,
        source: "psABI 3.2.3p2 rule 5(c); \"the struct contains a single 256-bit or 512-bit element\" (X86_64ABIInfo::classify)",
        example: "typedef float v __attribute__((vector_size(32))); struct E {}; struct S { v a; struct E e; }; void f(struct S);",
        amend: x86_64::Amend::Member(beside_wide_vector),
    },
    Quirk {
        name: "union-with-vector",
        description: "of more than two eightbytes only the first two are looked at: what follows SSE and SSEUP may be padding",
        compilers: Compilers::Clang,
        source: "psABI 3.2.3p2 rule 5(c); X86_64ABIInfo::postMerge has two classes",
        example: "typedef float v __attribute__((vector_size(16))); union __attribute__((aligned(32))) U { v a; }; void f(union U);",
        amend: x86_64::Amend::OneVector(sse_and_sseup),
    },
    Quirk {
        name: "named-wide-vector",
        description: "named vectors of 32 and 64 bytes of a variadic function go on the stack",
        compilers: Compilers::Clang,
        source: "psABI 3.2.3p3 rule 3; \"unless this is a vararg function\" in X86CallingConv.td",
        example: "typedef float v __attribute__((vector_size(32))); void f(v, ...);",
        amend: x86_64::Amend::WideOnStack(|signature: &Signature| signature.tail.is_some()),
    },
    Quirk {
        name: "wide-vector-result",
        description: "a vector wider than the registers is returned in several of them",
        compilers: Compilers::Clang,
        source: "psABI 3.2.3p4 rule 2; X86_64ABIInfo::getIndirectReturnResult leaves it to the back end",
        example: "typedef float v __attribute__((vector_size(64))); v f(void);",
        amend: x86_64::Amend::ResultInMemory(wide_result),
    },
    Quirk {
        name: "uncounted-eightbyte",
        description: "no register is counted for an SSE eightbyte behind one of class NO_CLASS",
        compilers: Compilers::ClangBefore(18),
        source: "psABI 3.2.3p3; llvm-project#77907",
        example: "struct S { long : 64; double d; }; void f(double, double, double, double, double, double, double, double, struct S);",
        amend: x86_64::Amend::Needed(behind_no_class),
    },
    Quirk {
        name: "int128-split",
        description: "an __int128 that finds one register left is split, and on the stack it is aligned to 8",
        compilers: Compilers::ClangBefore(18),
        source: "psABI 3.2.3p3; LLVM's D158169 and D86310",
        example: "void f(long, long, long, long, long, __int128);",
        amend: x86_64::Amend::OnStack(split_int128),
    },
    Quirk {
        name: "int128-at-the-end",
        description: "the last register stays empty behind an __int128 that finds no two",
        compilers: Compilers::ClangFrom(18, 20),
        source: "psABI 3.2.3p3; LLVM's D158169, until llvm-project#124134",
        example: "void f(long, long, long, long, long, __int128, long);",
        amend: x86_64::Amend::OnStack(leave_last_register),
    },
    Quirk {
        name: "uncounted-eightbyte-fetched",
        description: "va_arg takes a record for which it counts no register from the stack",
        compilers: Compilers::ClangBefore(18),
        source: "psABI 3.5.7; llvm-project#77907",
        example: "struct S { long : 64; double d; }; void unnamed(struct S); void f(int, ...);",
        amend: x86_64::Amend::VaArg(uncounted_from_stack),
    },
    Quirk {
        name: "wide-union-fetched",
        description: "va_arg looks for a union that is like a wide vector where the narrow registers are saved",
        compilers: Compilers::Clang,
        source: "psABI 3.5.7; X86_64ABIInfo::EmitVAArg",
        example: "typedef float v __attribute__((vector_size(16))); union __attribute__((aligned(32))) U { v a; }; void unnamed(union U); void f(int, ...);",
        amend: x86_64::Amend::VaArg(wide_from_narrow),
    },
    Quirk {
        name: "unnamed-bit-field-fetched",
        description: "va_arg puts the second eightbyte of a record at its start, where the first has no class",
        compilers: Compilers::ClangBefore(20),
        source: "psABI 3.5.7; llvm-project#101639",
        example: "struct S { long : 64; long b; }; void unnamed(struct S); void f(int, ...);",
        amend: x86_64::Amend::VaArg(upper_as_lower),
    },
    Quirk {
        name: "eightbyte-of-halves",
        description: "two _Float16 are passed as an integer before an eightbyte of at most four bytes",
        compilers: Compilers::Clang,
        source: "psABI 3.2.3p3 rule 3; GetX86_64ByValArgumentPair expects half and float",
        example: "struct S { _Float16 a, b; __attribute__((aligned(8))) _Float16 c; }; void f(struct S);",
        amend: x86_64::Amend::FirstOfTwo(|low| {
            matches!(low, PieceType::Vector(..)).then_some(PieceType::I64)
        }),
    },
    Quirk {
        name: "hidden-bits",
        description: "a union in one register is copied as the _BitInt in it, without the bits above its width",
        compilers: Compilers::ClangBefore(19),
        source: "psABI 3.2.3p3; EnterStructPointerForCoercedAccess, until llvm-project#91364",
        example: "union U { unsigned _BitInt(57) a; unsigned long b; }; void f(union U);",
        amend: x86_64::Amend::Loses(loses_upper_bits),
    },
    Quirk {
        name: "aligned-typedef",
        description: "of a scalar that crosses an eightbyte, because a typedef aligns it, only the first part is passed",
        compilers: Compilers::ClangBefore(19),
        source: "psABI 3.2.3p3; X86_64ABIInfo::classify",
        example: "typedef long one __attribute__((aligned(1))); struct __attribute__((packed)) S { int c; one i; }; void f(struct S);",
        amend: x86_64::Amend::Loses(loses_second_part),
    },
    Quirk {
        name: "hidden-half",
        description: "what other members have behind a float or _Float16 in its eightbyte is not passed",
        compilers: Compilers::Clang,
        source: "psABI 3.2.3p3; GetSSETypeAtOffset",
        example: "union U { _Float16 h[4]; float f; }; void f(union U);",
        amend: x86_64::Amend::Loses(loses_halves),
    },
];

/// Those on AArch64.
pub(super) const AARCH64: &[Quirk<aarch64::Amend>] = &[
    Quirk {
        name: "memberless-record",
        description: "a record without named members is no argument, whatever its size",
        compilers: Compilers::Clang,
        source: "no rule of AAPCS64 6.8.2; isEmptyRecord",
        example: "struct S { int : 5; }; void f(struct S);",
        amend: aarch64::Amend::Class(without_members),
    },
    Quirk {
        name: "unnamed-bit-field-fetched",
        description: "va_arg takes as much of the registers or the stack as a record without named members is long",
        compilers: Compilers::ClangBefore(15),
        source: "AAPCS64, \"The va_arg() macro\"; AArch64ABIInfo::EmitAAPCSVAArg",
        example: "struct S { int : 5; }; void unnamed(struct S, int); void f(int, ...);",
        amend: aarch64::Amend::Argument(fetched_without_members),
    },
    Quirk {
        name: "zero-width-in-homogeneous",
        description: "a zero-width bit-field keeps a record from being homogeneous",
        compilers: Compilers::ClangBefore(15),
        source: "AAPCS64 5.9.5, note (since 2021Q3); isZeroLengthBitfieldPermittedInHomogeneousAggregate",
        example: "struct S { float a; int : 0; float b; }; void f(struct S);",
        amend: aarch64::Amend::Member(|_, field, is_member| is_member || field.bits.is_some()),
    },
    Quirk {
        name: "lowered-homogeneous",
        description: "on the stack a homogeneous aggregate is aligned as its members are, even where packed lowers it",
        compilers: Compilers::ClangBefore(18),
        source: "AAPCS64 6.8.2 C.4; classifyArgumentType passes it without alignstack",
        example: "struct __attribute__((packed)) S { long double a, b, c, d; }; void f(struct S, struct S, float, struct S);",
        amend: aarch64::Amend::Argument(aligned_as_members),
    },
    Quirk {
        name: "unnamed-bit-int",
        description: "va_arg does not look for a _BitInt of two double-words at an even register or multiple of 16",
        compilers: Compilers::ClangBefore(19),
        source: "AAPCS64 10.1.1; llvm-project#90602",
        example: "void unnamed(unsigned _BitInt(100)); void f(int, ...);",
        amend: aarch64::Amend::Argument(fetched_bit_int),
    },
    Quirk {
        name: "short-vector",
        description: "a vector below 8 bytes is returned in v0, its lanes widened to fill 8",
        compilers: Compilers::Clang,
        source: "no rule of AAPCS64 6.9; classifyReturnType",
        example: "typedef char v __attribute__((vector_size(4))); v f(void);",
        amend: aarch64::Amend::ResultPlace(short_vector_result),
    },
    Quirk {
        name: "hidden-bits",
        description: "a union in one register is copied as the _BitInt in it, without the bits above its width",
        compilers: Compilers::ClangBefore(19),
        source: "AAPCS64 6.8.2 C.12; EnterStructPointerForCoercedAccess, until llvm-project#91364",
        example: "union U { unsigned _BitInt(57) a; unsigned long b; }; void f(union U);",
        amend: aarch64::Amend::Loses(loses_upper_bits),
    },
];
