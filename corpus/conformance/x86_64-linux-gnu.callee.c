/* The functions of the conformance cases of x86_64-linux-gnu. Generated from x86_64-linux-gnu.toml. */
#include <stdarg.h>
#include "x86_64-linux-gnu.h"

/* sysv-3.1.2-align-short */
void sysv_3_1_2_align_short(struct sysv_3_1_2_align_short_S a1)
{
    layout_sysv_3_1_2_align_short();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x59L, a1.c);
    CONFORM_CHECK("argument 1.m", short, 2, (short)0x6559UL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-int */
void sysv_3_1_2_align_int(struct sysv_3_1_2_align_int_S a1)
{
    layout_sysv_3_1_2_align_int();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x66L, a1.c);
    CONFORM_CHECK("argument 1.m", int, 4, (int)0x2ae80df1UL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-long */
void sysv_3_1_2_align_long(struct sysv_3_1_2_align_long_S a1)
{
    layout_sysv_3_1_2_align_long();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x46L, a1.c);
    CONFORM_CHECK("argument 1.m", long, 8, (long)0x7cc3acabec0bea87UL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-long-long */
void sysv_3_1_2_align_long_long(struct sysv_3_1_2_align_long_long_S a1)
{
    layout_sysv_3_1_2_align_long_long();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x33L, a1.c);
    CONFORM_CHECK("argument 1.m", long long, 8, (long long)0x3f675aaf2129a5f7UL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-float */
void sysv_3_1_2_align_float(struct sysv_3_1_2_align_float_S a1)
{
    layout_sysv_3_1_2_align_float();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x17L, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", float, 4, 0x1.d3a0e6p0f, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-double */
void sysv_3_1_2_align_double(struct sysv_3_1_2_align_double_S a1)
{
    layout_sysv_3_1_2_align_double();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0xeL, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", double, 8, 0x1.32f3ec3cb519bp0, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-long-double */
void sysv_3_1_2_align_long_double(struct sysv_3_1_2_align_long_double_S a1)
{
    layout_sysv_3_1_2_align_long_double();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x62L, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", long double, 10, ((long double)0x1.6956730fe3d3p0 + (long double)0x0.c086p-48), a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-int128 */
#if CONFORM_HAS_INT128
void sysv_3_1_2_align_int128(struct sysv_3_1_2_align_int128_S a1)
{
    layout_sysv_3_1_2_align_int128();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x29L, a1.c);
    CONFORM_CHECK("argument 1.m", __int128, 16, (__int128)((unsigned __int128)0x37cdc738d3a4264dUL << 64 | 0x146db36028358f46UL), a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-pointer */
void sysv_3_1_2_align_pointer(struct sysv_3_1_2_align_pointer_S a1)
{
    layout_sysv_3_1_2_align_pointer();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x6L, a1.c);
    CONFORM_CHECK("argument 1.m", unsigned long, 8, (unsigned long)(void *)0xdd9719e01c8b0UL, (unsigned long)a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-function-pointer */
void sysv_3_1_2_align_function_pointer(struct sysv_3_1_2_align_function_pointer_S a1)
{
    layout_sysv_3_1_2_align_function_pointer();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x26L, a1.c);
    CONFORM_CHECK("argument 1.m", unsigned long, 8, (unsigned long)(void (*)(int))0x6f4cbae26f500UL, (unsigned long)a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-bool */
void sysv_3_1_2_align_bool(struct sysv_3_1_2_align_bool_S a1)
{
    layout_sysv_3_1_2_align_bool();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x5eL, a1.c);
    CONFORM_CHECK("argument 1.m", _Bool, 1, (_Bool)0x0UL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-float128 */
#if CONFORM_HAS_FLOAT128
void sysv_3_1_2_align_float128(struct sysv_3_1_2_align_float128_S a1)
{
    layout_sysv_3_1_2_align_float128();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x75L, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", __float128, 16, ((__float128)0x1.9068b18589e0p0 + (__float128)0x0.82ed7bad6435p-48 + (__float128)0x0.b6d3p-96), a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-decimal32 */
#if CONFORM_HAS_DECIMAL
void sysv_3_1_2_align_decimal32(struct sysv_3_1_2_align_decimal32_S a1)
{
    layout_sysv_3_1_2_align_decimal32();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x6fL, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", _Decimal32, 4, 1.111922df, a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-decimal64 */
#if CONFORM_HAS_DECIMAL
void sysv_3_1_2_align_decimal64(struct sysv_3_1_2_align_decimal64_S a1)
{
    layout_sysv_3_1_2_align_decimal64();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x50L, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", _Decimal64, 8, 1.314281761318997dd, a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-decimal128 */
#if CONFORM_HAS_DECIMAL
void sysv_3_1_2_align_decimal128(struct sysv_3_1_2_align_decimal128_S a1)
{
    layout_sysv_3_1_2_align_decimal128();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x62L, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", _Decimal128, 16, 1.938098469117531072046051679307435dl, a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-half */
#if CONFORM_HAS_FLOAT16
void sysv_3_1_2_align_half(struct sysv_3_1_2_align_half_S a1)
{
    layout_sysv_3_1_2_align_half();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x36L, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", _Float16, 2, (_Float16)0x1.004p0, a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-complex-float */
#if CONFORM_HAS_COMPLEX
void sysv_3_1_2_align_complex_float(struct sysv_3_1_2_align_complex_float_S a1)
{
    layout_sysv_3_1_2_align_complex_float();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0xfL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1.m", float, 4, 0x1.69c7b2p0f, __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1.m", float, 4, -0x1.dccffep0f, __imag__ a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-complex-double */
#if CONFORM_HAS_COMPLEX
void sysv_3_1_2_align_complex_double(struct sysv_3_1_2_align_complex_double_S a1)
{
    layout_sysv_3_1_2_align_complex_double();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x6L, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1.m", double, 8, 0x1.dd204797db2c2p0, __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1.m", double, 8, -0x1.b602a6a01a1eep0, __imag__ a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-complex-long-double */
#if CONFORM_HAS_COMPLEX
void sysv_3_1_2_align_complex_long_double(struct sysv_3_1_2_align_complex_long_double_S a1)
{
    layout_sysv_3_1_2_align_complex_long_double();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x4eL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1.m", long double, 10, ((long double)0x1.3a247b546f73p0 + (long double)0x0.8a1ep-48), __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1.m", long double, 10, -((long double)0x1.444baf14cfe7p0 + (long double)0x0.766ap-48), __imag__ a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-enum */
void sysv_3_1_2_align_enum(struct sysv_3_1_2_align_enum_S a1)
{
    layout_sysv_3_1_2_align_enum();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x3cL, a1.c);
    CONFORM_CHECK("argument 1.m", enum sysv_3_1_2_align_enum_E, 4, (enum sysv_3_1_2_align_enum_E)0x4dda1be3UL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-align-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
void sysv_3_1_2_align_vector_8(struct sysv_3_1_2_align_vector_8_S a1)
{
    layout_sysv_3_1_2_align_vector_8();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x28L, a1.c);
    CONFORM_CHECK("argument 1.m[0]", int, 4, (int)0x100fa76aUL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", int, 4, (int)-0x3e0927e7L, a1.m[1]);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-align-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
void sysv_3_1_2_align_vector_16(struct sysv_3_1_2_align_vector_16_S a1)
{
    layout_sysv_3_1_2_align_vector_16();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x33L, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m[0]", float, 4, 0x1.b8d762p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1.m[1]", float, 4, -0x1.e43142p0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1.m[2]", float, 4, 0x1.2599e2p0f, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1.m[3]", float, 4, -0x1.c281c6p0f, a1.m[3]);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-tail-padding */
struct sysv_3_1_2_tail_padding_S sysv_3_1_2_tail_padding(struct sysv_3_1_2_tail_padding_S a1)
{
    struct sysv_3_1_2_tail_padding_S result;
    layout_sysv_3_1_2_tail_padding();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x3ce911fd24b7ab01L - 1), a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x34UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x4cd9a047df43a2bcL - 1);
    result.b = (char)0x56UL;
    return result;
}

/* sysv-3.1.2-inner-padding-reused-not */
struct sysv_3_1_2_inner_padding_reused_not_S sysv_3_1_2_inner_padding_reused_not(struct sysv_3_1_2_inner_padding_reused_not_S a1)
{
    struct sysv_3_1_2_inner_padding_reused_not_S result;
    layout_sysv_3_1_2_inner_padding_reused_not();
    CONFORM_CHECK("argument 1.i.a", int, 4, (int)-0x7949ebcbL, a1.i.a);
    CONFORM_CHECK("argument 1.i.b", char, 1, (char)0x6eUL, a1.i.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x74L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.i.a = (int)-0x71d551ddL;
    result.i.b = (char)0x3eUL;
    result.c = (char)-0x64L;
    return result;
}

/* sysv-3.1.2-array-stride */
struct sysv_3_1_2_array_stride_S sysv_3_1_2_array_stride(struct sysv_3_1_2_array_stride_S a1)
{
    struct sysv_3_1_2_array_stride_S result;
    layout_sysv_3_1_2_array_stride();
    CONFORM_CHECK("argument 1.m[0].a", short, 2, (short)-0x135fL, a1.m[0].a);
    CONFORM_CHECK("argument 1.m[0].b", char, 1, (char)0x31UL, a1.m[0].b);
    CONFORM_CHECK("argument 1.m[1].a", short, 2, (short)-0x79deL, a1.m[1].a);
    CONFORM_CHECK("argument 1.m[1].b", char, 1, (char)0x6dUL, a1.m[1].b);
    CONFORM_CHECK("argument 1.m[2].a", short, 2, (short)-0x21aeL, a1.m[2].a);
    CONFORM_CHECK("argument 1.m[2].b", char, 1, (char)0x8UL, a1.m[2].b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0].a = (short)-0x1d0cL;
    result.m[0].b = (char)0x4cUL;
    result.m[1].a = (short)-0x1b5eL;
    result.m[1].b = (char)0x38UL;
    result.m[2].a = (short)-0x1cc6L;
    result.m[2].b = (char)0x5bUL;
    return result;
}

/* sysv-3.1.2-nested-alignment */
struct sysv_3_1_2_nested_alignment_S sysv_3_1_2_nested_alignment(struct sysv_3_1_2_nested_alignment_S a1)
{
    struct sysv_3_1_2_nested_alignment_S result;
    layout_sysv_3_1_2_nested_alignment();
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x72L, a1.c);
    CONFORM_CHECK_BYTES("argument 1.i.d", double, 8, 0x1.6ef047a38597bp0, a1.i.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.c = (char)-0x22L;
    result.i.d = 0x1.0489e3a8e72cfp0;
    return result;
}

/* sysv-3.1.2-union-size */
union sysv_3_1_2_union_size_U sysv_3_1_2_union_size(union sysv_3_1_2_union_size_U a1)
{
    union sysv_3_1_2_union_size_U result;
    layout_sysv_3_1_2_union_size();
    CONFORM_CHECK("argument 1.c[0]", char, 1, (char)-0x29L, a1.c[0]);
    CONFORM_CHECK("argument 1.c[1]", char, 1, (char)0x64UL, a1.c[1]);
    CONFORM_CHECK("argument 1.c[2]", char, 1, (char)-0x51L, a1.c[2]);
    CONFORM_CHECK("argument 1.c[3]", char, 1, (char)0x55UL, a1.c[3]);
    CONFORM_CHECK("argument 1.c[4]", char, 1, (char)-0x73L, a1.c[4]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.c[0] = (char)-0x3cL;
    result.c[1] = (char)0x79UL;
    result.c[2] = (char)-0xfL;
    result.c[3] = (char)0x58UL;
    result.c[4] = (char)-0x77L;
    return result;
}

/* sysv-3.1.2-union-alignment-of-small-member */
union sysv_3_1_2_union_alignment_of_small_member_U sysv_3_1_2_union_alignment_of_small_member(union sysv_3_1_2_union_alignment_of_small_member_U a1)
{
    union sysv_3_1_2_union_alignment_of_small_member_U result;
    layout_sysv_3_1_2_union_alignment_of_small_member();
    CONFORM_CHECK("argument 1.c[0]", char, 1, (char)-0x1dL, a1.c[0]);
    CONFORM_CHECK("argument 1.c[1]", char, 1, (char)0x27UL, a1.c[1]);
    CONFORM_CHECK("argument 1.c[2]", char, 1, (char)-0x67L, a1.c[2]);
    CONFORM_CHECK("argument 1.c[3]", char, 1, (char)0x76UL, a1.c[3]);
    CONFORM_CHECK("argument 1.c[4]", char, 1, (char)-0x35L, a1.c[4]);
    CONFORM_CHECK("argument 1.c[5]", char, 1, (char)0x1dUL, a1.c[5]);
    CONFORM_CHECK("argument 1.c[6]", char, 1, (char)-0x7L, a1.c[6]);
    CONFORM_CHECK("argument 1.c[7]", char, 1, (char)0x6cUL, a1.c[7]);
    CONFORM_CHECK("argument 1.c[8]", char, 1, (char)-0x77L, a1.c[8]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.c[0] = (char)-0x5dL;
    result.c[1] = (char)0x2cUL;
    result.c[2] = (char)-0x19L;
    result.c[3] = (char)0x6aUL;
    result.c[4] = (char)-0x1eL;
    result.c[5] = (char)0x43UL;
    result.c[6] = (char)-0x1aL;
    result.c[7] = (char)0x66UL;
    result.c[8] = (char)-0x40L;
    return result;
}

/* sysv-3.1.2-union-in-struct */
struct sysv_3_1_2_union_in_struct_S sysv_3_1_2_union_in_struct(struct sysv_3_1_2_union_in_struct_S a1)
{
    struct sysv_3_1_2_union_in_struct_S result;
    layout_sysv_3_1_2_union_in_struct();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x1L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.u.d", double, 8, 0x1.8f701be2402bdp0, a1.u.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x39L;
    result.u.d = 0x1.d8e90b2f6ca96p0;
    return result;
}

/* sysv-3.1.2-anonymous-struct */
struct sysv_3_1_2_anonymous_struct_S sysv_3_1_2_anonymous_struct(struct sysv_3_1_2_anonymous_struct_S a1)
{
    struct sysv_3_1_2_anonymous_struct_S result;
    layout_sysv_3_1_2_anonymous_struct();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x6bL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x2b8d1db5UL, a1.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x4bL, a1.c);
    CONFORM_CHECK("argument 1.d", char, 1, (char)0xfUL, a1.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x5bL;
    result.b = (int)0x168e0fffUL;
    result.c = (char)-0x5aL;
    result.d = (char)0x3eUL;
    return result;
}

/* sysv-3.1.2-anonymous-union */
struct sysv_3_1_2_anonymous_union_S sysv_3_1_2_anonymous_union(struct sysv_3_1_2_anonymous_union_S a1)
{
    struct sysv_3_1_2_anonymous_union_S result;
    layout_sysv_3_1_2_anonymous_union();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x13L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x7e98c314UL, a1.b);
    CONFORM_CHECK("argument 1.d", char, 1, (char)-0x77L, a1.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x16L;
    result.b = (int)0x45d09407UL;
    result.d = (char)-0xcL;
    return result;
}

/* sysv-3.1.2-two-dimensional-array */
struct sysv_3_1_2_two_dimensional_array_S sysv_3_1_2_two_dimensional_array(struct sysv_3_1_2_two_dimensional_array_S a1)
{
    struct sysv_3_1_2_two_dimensional_array_S result;
    layout_sysv_3_1_2_two_dimensional_array();
    CONFORM_CHECK("argument 1.m[0][0]", short, 2, (short)-0x43aeL, a1.m[0][0]);
    CONFORM_CHECK("argument 1.m[0][1]", short, 2, (short)0x53b2UL, a1.m[0][1]);
    CONFORM_CHECK("argument 1.m[0][2]", short, 2, (short)-0x53e4L, a1.m[0][2]);
    CONFORM_CHECK("argument 1.m[1][0]", short, 2, (short)0x54b2UL, a1.m[1][0]);
    CONFORM_CHECK("argument 1.m[1][1]", short, 2, (short)-0x2093L, a1.m[1][1]);
    CONFORM_CHECK("argument 1.m[1][2]", short, 2, (short)0x720cUL, a1.m[1][2]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0][0] = (short)-0x7483L;
    result.m[0][1] = (short)0x16deUL;
    result.m[0][2] = (short)-0x6e15L;
    result.m[1][0] = (short)0x457fUL;
    result.m[1][1] = (short)-0x698eL;
    result.m[1][2] = (short)0x4e1dUL;
    return result;
}

/* sysv-3.1.2-empty-member */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_empty_member_S sysv_3_1_2_empty_member(struct sysv_3_1_2_empty_member_S a1)
{
    struct sysv_3_1_2_empty_member_S result;
    layout_sysv_3_1_2_empty_member();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x4eL, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x74UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x10L;
    result.b = (char)0x44UL;
    return result;
}
#endif

/* sysv-3.1.2-array-of-empty */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_array_of_empty_S sysv_3_1_2_array_of_empty(struct sysv_3_1_2_array_of_empty_S a1)
{
    struct sysv_3_1_2_array_of_empty_S result;
    layout_sysv_3_1_2_array_of_empty();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x34a90fb3L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x64caa7a3UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x21f41c32L;
    result.b = (int)0x1166bf46UL;
    return result;
}
#endif

/* sysv-3.1.2-mixed-order */
void sysv_3_1_2_mixed_order(struct sysv_3_1_2_mixed_order_S a1)
{
    layout_sysv_3_1_2_mixed_order();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x34L, a1.a);
    CONFORM_CHECK("argument 1.b", short, 2, (short)0x2ad1UL, a1.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x69L, a1.c);
    CONFORM_CHECK("argument 1.d", int, 4, (int)0x4333b68bUL, a1.d);
    CONFORM_CHECK("argument 1.e", char, 1, (char)-0x33L, a1.e);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-flexible-array-size */
void sysv_3_1_2_flexible_array_size(struct sysv_3_1_2_flexible_array_size_S *a1)
{
    layout_sysv_3_1_2_flexible_array_size();
    CONFORM_CHECK("argument 1", unsigned long, 8, (unsigned long)(struct sysv_3_1_2_flexible_array_size_S *)0xba007099e3320UL, (unsigned long)a1);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-flexible-array-in-padding */
void sysv_3_1_2_flexible_array_in_padding(struct sysv_3_1_2_flexible_array_in_padding_S *a1)
{
    layout_sysv_3_1_2_flexible_array_in_padding();
    CONFORM_CHECK("argument 1", unsigned long, 8, (unsigned long)(struct sysv_3_1_2_flexible_array_in_padding_S *)0x94480d14b2340UL, (unsigned long)a1);
    conform_scribble(&a1, sizeof a1);
}

/* sysv-3.1.2-bits-from-lowest */
struct sysv_3_1_2_bits_from_lowest_S sysv_3_1_2_bits_from_lowest(struct sysv_3_1_2_bits_from_lowest_S a1)
{
    struct sysv_3_1_2_bits_from_lowest_S result;
    layout_sysv_3_1_2_bits_from_lowest();
    CONFORM_CHECK("argument 1.a", unsigned int, 4, (unsigned int)0x6UL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned int, 4, (unsigned int)0x1UL, a1.b);
    CONFORM_CHECK("argument 1.c", unsigned int, 4, (unsigned int)0xcd28a3UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned int)0x7UL;
    result.b = (unsigned int)0x5UL;
    result.c = (unsigned int)0xc55f9bUL;
    return result;
}

/* sysv-3.1.2-bits-no-straddle */
struct sysv_3_1_2_bits_no_straddle_S sysv_3_1_2_bits_no_straddle(struct sysv_3_1_2_bits_no_straddle_S a1)
{
    struct sysv_3_1_2_bits_no_straddle_S result;
    layout_sysv_3_1_2_bits_no_straddle();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x27299L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x6edUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x554cdL;
    result.b = (int)0x6fdUL;
    return result;
}

/* sysv-3.1.2-bits-exact-fit */
struct sysv_3_1_2_bits_exact_fit_S sysv_3_1_2_bits_exact_fit(struct sysv_3_1_2_bits_exact_fit_S a1)
{
    struct sysv_3_1_2_bits_exact_fit_S result;
    layout_sysv_3_1_2_bits_exact_fit();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x28553L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x7d3UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x2e195L;
    result.b = (int)0x7bcUL;
    return result;
}

/* sysv-3.1.2-bits-shares-with-char */
struct sysv_3_1_2_bits_shares_with_char_S sysv_3_1_2_bits_shares_with_char(struct sysv_3_1_2_bits_shares_with_char_S a1)
{
    struct sysv_3_1_2_bits_shares_with_char_S result;
    layout_sysv_3_1_2_bits_shares_with_char();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x54L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x2a4ed9UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x69L;
    result.b = (int)0x5c92cdUL;
    return result;
}

/* sysv-3.1.2-bits-no-room-beside-char */
struct sysv_3_1_2_bits_no_room_beside_char_S sysv_3_1_2_bits_no_room_beside_char(struct sysv_3_1_2_bits_no_room_beside_char_S a1)
{
    struct sysv_3_1_2_bits_no_room_beside_char_S result;
    layout_sysv_3_1_2_bits_no_room_beside_char();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x72L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x79537aUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x73L;
    result.b = (int)0x29dbcaUL;
    return result;
}

/* sysv-3.1.2-bits-char-after-bits */
struct sysv_3_1_2_bits_char_after_bits_S sysv_3_1_2_bits_char_after_bits(struct sysv_3_1_2_bits_char_after_bits_S a1)
{
    struct sysv_3_1_2_bits_char_after_bits_S result;
    layout_sysv_3_1_2_bits_char_after_bits();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x79UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x4L;
    result.b = (char)0x72UL;
    return result;
}

/* sysv-3.1.2-bits-char-then-bits-then-char */
struct sysv_3_1_2_bits_char_then_bits_then_char_S sysv_3_1_2_bits_char_then_bits_then_char(struct sysv_3_1_2_bits_char_then_bits_then_char_S a1)
{
    struct sysv_3_1_2_bits_char_then_bits_then_char_S result;
    layout_sysv_3_1_2_bits_char_then_bits_then_char();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0xbL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x5UL, a1.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x68L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x45L;
    result.b = (int)0x2dUL;
    result.c = (char)-0x37L;
    return result;
}

/* sysv-3.1.2-bits-different-types-share */
struct sysv_3_1_2_bits_different_types_share_S sysv_3_1_2_bits_different_types_share(struct sysv_3_1_2_bits_different_types_share_S a1)
{
    struct sysv_3_1_2_bits_different_types_share_S result;
    layout_sysv_3_1_2_bits_different_types_share();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x4L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0xddUL, a1.b);
    CONFORM_CHECK("argument 1.c", short, 2, (short)-0x8L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x4L;
    result.b = (int)0xdbUL;
    result.c = (short)-0x8L;
    return result;
}

/* sysv-3.1.2-bits-short-after-int */
struct sysv_3_1_2_bits_short_after_int_S sysv_3_1_2_bits_short_after_int(struct sysv_3_1_2_bits_short_after_int_S a1)
{
    struct sysv_3_1_2_bits_short_after_int_S result;
    layout_sysv_3_1_2_bits_short_after_int();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x18L, a1.a);
    CONFORM_CHECK("argument 1.b", short, 2, (short)0x43UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x42L;
    result.b = (short)0x4aUL;
    return result;
}

/* sysv-3.1.2-bits-char-boundary */
struct sysv_3_1_2_bits_char_boundary_S sysv_3_1_2_bits_char_boundary(struct sysv_3_1_2_bits_char_boundary_S a1)
{
    struct sysv_3_1_2_bits_char_boundary_S result;
    layout_sysv_3_1_2_bits_char_boundary();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x2L, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x0UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0xbL;
    result.b = (char)0x1UL;
    return result;
}

/* sysv-3.1.2-bits-long-unit */
struct sysv_3_1_2_bits_long_unit_S sysv_3_1_2_bits_long_unit(struct sysv_3_1_2_bits_long_unit_S a1)
{
    struct sysv_3_1_2_bits_long_unit_S result;
    layout_sysv_3_1_2_bits_long_unit();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x424daL, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x12e03f17UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x1b7fL;
    result.b = (long)0x1276844UL;
    return result;
}

/* sysv-3.1.2-bits-long-40 */
struct sysv_3_1_2_bits_long_40_S sysv_3_1_2_bits_long_40(struct sysv_3_1_2_bits_long_40_S a1)
{
    struct sysv_3_1_2_bits_long_40_S result;
    layout_sysv_3_1_2_bits_long_40();
    CONFORM_CHECK("argument 1.a", unsigned long, 8, (unsigned long)0xa1de3f65c2UL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned long, 8, (unsigned long)0x5a3f6bUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned long)0x9fdf75ac66UL;
    result.b = (unsigned long)0xcbe0dUL;
    return result;
}

/* sysv-3.1.2-bits-long-does-not-fit */
struct sysv_3_1_2_bits_long_does_not_fit_S sysv_3_1_2_bits_long_does_not_fit(struct sysv_3_1_2_bits_long_does_not_fit_S a1)
{
    struct sysv_3_1_2_bits_long_does_not_fit_S result;
    layout_sysv_3_1_2_bits_long_does_not_fit();
    CONFORM_CHECK("argument 1.a", unsigned long, 8, (unsigned long)0xdd8afca48cUL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned long, 8, (unsigned long)0x1ee931UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned long)0xd3ed1528d9UL;
    result.b = (unsigned long)0x5c733dUL;
    return result;
}

/* sysv-3.1.2-bits-long-after-char */
struct sysv_3_1_2_bits_long_after_char_S sysv_3_1_2_bits_long_after_char(struct sysv_3_1_2_bits_long_after_char_S a1)
{
    struct sysv_3_1_2_bits_long_after_char_S result;
    layout_sysv_3_1_2_bits_long_after_char();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x3cL, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x50b107f13ebd59UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x68L;
    result.b = (long)0x1d823d6ce230a6UL;
    return result;
}

/* sysv-3.1.2-bits-long-after-char-57 */
struct sysv_3_1_2_bits_long_after_char_57_S sysv_3_1_2_bits_long_after_char_57(struct sysv_3_1_2_bits_long_after_char_57_S a1)
{
    struct sysv_3_1_2_bits_long_after_char_57_S result;
    layout_sysv_3_1_2_bits_long_after_char_57();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x15L, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x4808280779e1adUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x79L;
    result.b = (long)0xf0ea74cd2d7528UL;
    return result;
}

/* sysv-3.1.2-bits-full-width-int */
struct sysv_3_1_2_bits_full_width_int_S sysv_3_1_2_bits_full_width_int(struct sysv_3_1_2_bits_full_width_int_S a1)
{
    struct sysv_3_1_2_bits_full_width_int_S result;
    layout_sysv_3_1_2_bits_full_width_int();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x2L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x7d5cc163UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x45L;
    result.b = (int)0x26e26720UL;
    return result;
}

/* sysv-3.1.2-bits-full-width-long */
struct sysv_3_1_2_bits_full_width_long_S sysv_3_1_2_bits_full_width_long(struct sysv_3_1_2_bits_full_width_long_S a1)
{
    struct sysv_3_1_2_bits_full_width_long_S result;
    layout_sysv_3_1_2_bits_full_width_long();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x6aL, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x35ef25f71f70a19fUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x59L;
    result.b = (long)0x5a628034552a7994UL;
    return result;
}

/* sysv-3.1.2-bits-alignment-of-type */
struct sysv_3_1_2_bits_alignment_of_type_S sysv_3_1_2_bits_alignment_of_type(struct sysv_3_1_2_bits_alignment_of_type_S a1)
{
    struct sysv_3_1_2_bits_alignment_of_type_S result;
    layout_sysv_3_1_2_bits_alignment_of_type();
    CONFORM_CHECK("argument 1.a", long, 8, (long)-0x4L, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (long)-0x3L;
    return result;
}

/* sysv-3.1.2-bits-zero-width-int */
struct sysv_3_1_2_bits_zero_width_int_S sysv_3_1_2_bits_zero_width_int(struct sysv_3_1_2_bits_zero_width_int_S a1)
{
    struct sysv_3_1_2_bits_zero_width_int_S result;
    layout_sysv_3_1_2_bits_zero_width_int();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x4UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x3L;
    result.b = (int)0x0UL;
    return result;
}

/* sysv-3.1.2-bits-zero-width-char */
struct sysv_3_1_2_bits_zero_width_char_S sysv_3_1_2_bits_zero_width_char(struct sysv_3_1_2_bits_zero_width_char_S a1)
{
    struct sysv_3_1_2_bits_zero_width_char_S result;
    layout_sysv_3_1_2_bits_zero_width_char();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x1UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x4L;
    result.b = (int)0x4UL;
    return result;
}

/* sysv-3.1.2-bits-zero-width-long */
struct sysv_3_1_2_bits_zero_width_long_S sysv_3_1_2_bits_zero_width_long(struct sysv_3_1_2_bits_zero_width_long_S a1)
{
    struct sysv_3_1_2_bits_zero_width_long_S result;
    layout_sysv_3_1_2_bits_zero_width_long();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x72L, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x6eUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x4bL;
    result.b = (char)0x38UL;
    return result;
}

/* sysv-3.1.2-bits-zero-width-no-alignment */
struct sysv_3_1_2_bits_zero_width_no_alignment_S sysv_3_1_2_bits_zero_width_no_alignment(struct sysv_3_1_2_bits_zero_width_no_alignment_S a1)
{
    struct sysv_3_1_2_bits_zero_width_no_alignment_S result;
    layout_sysv_3_1_2_bits_zero_width_no_alignment();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x70L, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x66UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x1aL;
    result.b = (char)0x1fUL;
    return result;
}

/* sysv-3.1.2-bits-zero-width-first */
struct sysv_3_1_2_bits_zero_width_first_S sysv_3_1_2_bits_zero_width_first(struct sysv_3_1_2_bits_zero_width_first_S a1)
{
    struct sysv_3_1_2_bits_zero_width_first_S result;
    layout_sysv_3_1_2_bits_zero_width_first();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x64L, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x38L;
    return result;
}

/* sysv-3.1.2-bits-zero-width-last */
struct sysv_3_1_2_bits_zero_width_last_S sysv_3_1_2_bits_zero_width_last(struct sysv_3_1_2_bits_zero_width_last_S a1)
{
    struct sysv_3_1_2_bits_zero_width_last_S result;
    layout_sysv_3_1_2_bits_zero_width_last();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x23L, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x3eL;
    return result;
}

/* sysv-3.1.2-bits-unnamed-no-alignment */
struct sysv_3_1_2_bits_unnamed_no_alignment_S sysv_3_1_2_bits_unnamed_no_alignment(struct sysv_3_1_2_bits_unnamed_no_alignment_S a1)
{
    struct sysv_3_1_2_bits_unnamed_no_alignment_S result;
    layout_sysv_3_1_2_bits_unnamed_no_alignment();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x36L, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x3cUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x48L;
    result.b = (char)0x36UL;
    return result;
}

/* sysv-3.1.2-bits-unnamed-takes-room */
struct sysv_3_1_2_bits_unnamed_takes_room_S sysv_3_1_2_bits_unnamed_takes_room(struct sysv_3_1_2_bits_unnamed_takes_room_S a1)
{
    struct sysv_3_1_2_bits_unnamed_takes_room_S result;
    layout_sysv_3_1_2_bits_unnamed_takes_room();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x8L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x6UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x3L;
    result.b = (int)0x3UL;
    return result;
}

/* sysv-3.1.2-bits-unnamed-does-not-straddle */
struct sysv_3_1_2_bits_unnamed_does_not_straddle_S sysv_3_1_2_bits_unnamed_does_not_straddle(struct sysv_3_1_2_bits_unnamed_does_not_straddle_S a1)
{
    struct sysv_3_1_2_bits_unnamed_does_not_straddle_S result;
    layout_sysv_3_1_2_bits_unnamed_does_not_straddle();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x6b7L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x1UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x6370aL;
    result.b = (int)0x0UL;
    return result;
}

/* sysv-3.1.2-bits-plain-int-signed */
struct sysv_3_1_2_bits_plain_int_signed_S sysv_3_1_2_bits_plain_int_signed(struct sysv_3_1_2_bits_plain_int_signed_S a1)
{
    struct sysv_3_1_2_bits_plain_int_signed_S result;
    layout_sysv_3_1_2_bits_plain_int_signed();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x1L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x0UL, a1.b);
    CONFORM_CHECK("argument 1.c", unsigned int, 4, (unsigned int)0x1UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x1L;
    result.b = (int)0x0UL;
    result.c = (unsigned int)0x1UL;
    return result;
}

/* sysv-3.1.2-bits-bool */
struct sysv_3_1_2_bits_bool_S sysv_3_1_2_bits_bool(struct sysv_3_1_2_bits_bool_S a1)
{
    struct sysv_3_1_2_bits_bool_S result;
    layout_sysv_3_1_2_bits_bool();
    CONFORM_CHECK("argument 1.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1.c", _Bool, 1, (_Bool)0x1UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Bool)0x1UL;
    result.b = (_Bool)0x0UL;
    result.c = (_Bool)0x1UL;
    return result;
}

/* sysv-3.1.2-bits-bool-among-ints */
struct sysv_3_1_2_bits_bool_among_ints_S sysv_3_1_2_bits_bool_among_ints(struct sysv_3_1_2_bits_bool_among_ints_S a1)
{
    struct sysv_3_1_2_bits_bool_among_ints_S result;
    layout_sysv_3_1_2_bits_bool_among_ints();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0xd1L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x37L;
    result.b = (_Bool)0x0UL;
    result.c = (int)-0xfbL;
    return result;
}

/* sysv-3.1.2-bits-nine-bools */
struct sysv_3_1_2_bits_nine_bools_S sysv_3_1_2_bits_nine_bools(struct sysv_3_1_2_bits_nine_bools_S a1)
{
    struct sysv_3_1_2_bits_nine_bools_S result;
    layout_sysv_3_1_2_bits_nine_bools();
    CONFORM_CHECK("argument 1.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1.c", _Bool, 1, (_Bool)0x1UL, a1.c);
    CONFORM_CHECK("argument 1.d", _Bool, 1, (_Bool)0x0UL, a1.d);
    CONFORM_CHECK("argument 1.e", _Bool, 1, (_Bool)0x1UL, a1.e);
    CONFORM_CHECK("argument 1.g", _Bool, 1, (_Bool)0x0UL, a1.g);
    CONFORM_CHECK("argument 1.h", _Bool, 1, (_Bool)0x1UL, a1.h);
    CONFORM_CHECK("argument 1.i", _Bool, 1, (_Bool)0x0UL, a1.i);
    CONFORM_CHECK("argument 1.j", _Bool, 1, (_Bool)0x1UL, a1.j);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Bool)0x1UL;
    result.b = (_Bool)0x0UL;
    result.c = (_Bool)0x1UL;
    result.d = (_Bool)0x0UL;
    result.e = (_Bool)0x1UL;
    result.g = (_Bool)0x0UL;
    result.h = (_Bool)0x1UL;
    result.i = (_Bool)0x0UL;
    result.j = (_Bool)0x1UL;
    return result;
}

/* sysv-3.1.2-bits-enum */
struct sysv_3_1_2_bits_enum_S sysv_3_1_2_bits_enum(struct sysv_3_1_2_bits_enum_S a1)
{
    struct sysv_3_1_2_bits_enum_S result;
    layout_sysv_3_1_2_bits_enum();
    CONFORM_CHECK("argument 1.a", enum sysv_3_1_2_bits_enum_E, 4, (enum sysv_3_1_2_bits_enum_E)0x2UL, a1.a);
    CONFORM_CHECK("argument 1.b", enum sysv_3_1_2_bits_enum_E, 4, (enum sysv_3_1_2_bits_enum_E)0x433dd5dUL, a1.b);
    CONFORM_CHECK("argument 1.c", enum sysv_3_1_2_bits_enum_E, 4, (enum sysv_3_1_2_bits_enum_E)0x1UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (enum sysv_3_1_2_bits_enum_E)0x3UL;
    result.b = (enum sysv_3_1_2_bits_enum_E)0x686e485UL;
    result.c = (enum sysv_3_1_2_bits_enum_E)0x1UL;
    return result;
}

/* sysv-3.1.2-bits-union */
union sysv_3_1_2_bits_union_U sysv_3_1_2_bits_union(union sysv_3_1_2_bits_union_U a1)
{
    union sysv_3_1_2_bits_union_U result;
    layout_sysv_3_1_2_bits_union();
    CONFORM_CHECK("argument 1.b", unsigned int, 4, (unsigned int)0x1bd6fUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.b = (unsigned int)0x1cf6bUL;
    return result;
}

/* sysv-3.1.2-bits-int128 */
#if CONFORM_HAS_INT128
struct sysv_3_1_2_bits_int128_S sysv_3_1_2_bits_int128(struct sysv_3_1_2_bits_int128_S a1)
{
    struct sysv_3_1_2_bits_int128_S result;
    layout_sysv_3_1_2_bits_int128();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x56L, a1.a);
    CONFORM_CHECK("argument 1.b", __int128, 16, (__int128)((unsigned __int128)0x1cUL << 64 | 0x1bdd3a38c366d8e4UL), a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x3eL;
    result.b = (__int128)((unsigned __int128)0x1bUL << 64 | 0xbae295e072248dcaUL);
    return result;
}
#endif

/* sysv-3.1.2-bits-spread-over-two-units */
struct sysv_3_1_2_bits_spread_over_two_units_S sysv_3_1_2_bits_spread_over_two_units(struct sysv_3_1_2_bits_spread_over_two_units_S a1)
{
    struct sysv_3_1_2_bits_spread_over_two_units_S result;
    layout_sysv_3_1_2_bits_spread_over_two_units();
    CONFORM_CHECK("argument 1.a", unsigned int, 4, (unsigned int)0x37151620UL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned int, 4, (unsigned int)0x1141efaUL, a1.b);
    CONFORM_CHECK("argument 1.c", unsigned int, 4, (unsigned int)0x9UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned int)0x3fe5ce1bUL;
    result.b = (unsigned int)0xeaac545UL;
    result.c = (unsigned int)0xcUL;
    return result;
}

/* sysv-3.1.2-bits-nested-ends-unit */
struct sysv_3_1_2_bits_nested_ends_unit_S sysv_3_1_2_bits_nested_ends_unit(struct sysv_3_1_2_bits_nested_ends_unit_S a1)
{
    struct sysv_3_1_2_bits_nested_ends_unit_S result;
    layout_sysv_3_1_2_bits_nested_ends_unit();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x6L, a1.a);
    CONFORM_CHECK("argument 1.i.x", int, 4, (int)0x0UL, a1.i.x);
    CONFORM_CHECK("argument 1.b", int, 4, (int)-0x8L, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x7L;
    result.i.x = (int)0x0UL;
    result.b = (int)-0x3L;
    return result;
}

/* sysv-3.1.2-bits-bits-in-padding */
struct sysv_3_1_2_bits_bits_in_padding_S sysv_3_1_2_bits_bits_in_padding(struct sysv_3_1_2_bits_bits_in_padding_S a1)
{
    struct sysv_3_1_2_bits_bits_in_padding_S result;
    layout_sysv_3_1_2_bits_bits_in_padding();
    CONFORM_CHECK("argument 1.a", short, 2, (short)-0x3cbeL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x399aUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (short)-0x5fd6L;
    result.b = (int)0x79a9UL;
    return result;
}

/* sysv-3.1.2-bits-array-of-records-with-bits */
struct sysv_3_1_2_bits_array_of_records_with_bits_S sysv_3_1_2_bits_array_of_records_with_bits(struct sysv_3_1_2_bits_array_of_records_with_bits_S a1)
{
    struct sysv_3_1_2_bits_array_of_records_with_bits_S result;
    layout_sysv_3_1_2_bits_array_of_records_with_bits();
    CONFORM_CHECK("argument 1.m[0].a", unsigned char, 1, (unsigned char)0xcUL, a1.m[0].a);
    CONFORM_CHECK("argument 1.m[0].b", unsigned char, 1, (unsigned char)0x0UL, a1.m[0].b);
    CONFORM_CHECK("argument 1.m[1].a", unsigned char, 1, (unsigned char)0xbUL, a1.m[1].a);
    CONFORM_CHECK("argument 1.m[1].b", unsigned char, 1, (unsigned char)0x2UL, a1.m[1].b);
    CONFORM_CHECK("argument 1.m[2].a", unsigned char, 1, (unsigned char)0xfUL, a1.m[2].a);
    CONFORM_CHECK("argument 1.m[2].b", unsigned char, 1, (unsigned char)0x2UL, a1.m[2].b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0].a = (unsigned char)0xeUL;
    result.m[0].b = (unsigned char)0x0UL;
    result.m[1].a = (unsigned char)0x8UL;
    result.m[1].b = (unsigned char)0x1UL;
    result.m[2].a = (unsigned char)0xdUL;
    result.m[2].b = (unsigned char)0x3UL;
    return result;
}

/* sysv-3.1.2-bits-unsigned-char-fields */
struct sysv_3_1_2_bits_unsigned_char_fields_S sysv_3_1_2_bits_unsigned_char_fields(struct sysv_3_1_2_bits_unsigned_char_fields_S a1)
{
    struct sysv_3_1_2_bits_unsigned_char_fields_S result;
    layout_sysv_3_1_2_bits_unsigned_char_fields();
    CONFORM_CHECK("argument 1.a", unsigned char, 1, (unsigned char)0x4UL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned char, 1, (unsigned char)0x2UL, a1.b);
    CONFORM_CHECK("argument 1.c", unsigned char, 1, (unsigned char)0x6UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned char)0x4UL;
    result.b = (unsigned char)0x1UL;
    result.c = (unsigned char)0x7UL;
    return result;
}

/* sysv-3.1.2-bits-short-fields */
struct sysv_3_1_2_bits_short_fields_S sysv_3_1_2_bits_short_fields(struct sysv_3_1_2_bits_short_fields_S a1)
{
    struct sysv_3_1_2_bits_short_fields_S result;
    layout_sysv_3_1_2_bits_short_fields();
    CONFORM_CHECK("argument 1.a", short, 2, (short)-0xdfL, a1.a);
    CONFORM_CHECK("argument 1.b", short, 2, (short)0x64UL, a1.b);
    CONFORM_CHECK("argument 1.c", short, 2, (short)-0x10L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (short)-0x75L;
    result.b = (short)0xcdUL;
    result.c = (short)-0x4L;
    return result;
}

/* sysv-3.1.2-gnu-packed-record */
#if CONFORM_HAS_GNU_C
void sysv_3_1_2_gnu_packed_record(struct sysv_3_1_2_gnu_packed_record_S a1)
{
    layout_sysv_3_1_2_gnu_packed_record();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x64L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x890191fUL, a1.b);
    CONFORM_CHECK("argument 1.c", short, 2, (short)-0xc56L, a1.c);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-gnu-packed-member */
#if CONFORM_HAS_GNU_C
void sysv_3_1_2_gnu_packed_member(struct sysv_3_1_2_gnu_packed_member_S a1)
{
    layout_sysv_3_1_2_gnu_packed_member();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x33L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x3e151f2fUL, a1.b);
    CONFORM_CHECK("argument 1.c", short, 2, (short)-0x2929L, a1.c);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-gnu-packed-bits-straddle */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_gnu_packed_bits_straddle_S sysv_3_1_2_gnu_packed_bits_straddle(struct sysv_3_1_2_gnu_packed_bits_straddle_S a1)
{
    struct sysv_3_1_2_gnu_packed_bits_straddle_S result;
    layout_sysv_3_1_2_gnu_packed_bits_straddle();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x210eaL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x12ed9UL, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x237daL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x1f8afL;
    result.b = (int)0x62891UL;
    result.c = (int)-0x65ecfL;
    return result;
}
#endif

/* sysv-3.1.2-gnu-packed-bits-after-char */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_gnu_packed_bits_after_char_S sysv_3_1_2_gnu_packed_bits_after_char(struct sysv_3_1_2_gnu_packed_bits_after_char_S a1)
{
    struct sysv_3_1_2_gnu_packed_bits_after_char_S result;
    layout_sysv_3_1_2_gnu_packed_bits_after_char();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x2aL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x1885a78cUL, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x63L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x62L;
    result.b = (int)0x3738b904UL;
    result.c = (int)-0x47L;
    return result;
}
#endif

/* sysv-3.1.2-gnu-packed-zero-width */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_gnu_packed_zero_width_S sysv_3_1_2_gnu_packed_zero_width(struct sysv_3_1_2_gnu_packed_zero_width_S a1)
{
    struct sysv_3_1_2_gnu_packed_zero_width_S result;
    layout_sysv_3_1_2_gnu_packed_zero_width();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x4UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x3L;
    result.b = (int)0x6UL;
    return result;
}
#endif

/* sysv-3.1.2-gnu-packed-enum */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_gnu_packed_enum_S sysv_3_1_2_gnu_packed_enum(struct sysv_3_1_2_gnu_packed_enum_S a1)
{
    struct sysv_3_1_2_gnu_packed_enum_S result;
    layout_sysv_3_1_2_gnu_packed_enum();
    CONFORM_CHECK("argument 1.a", enum sysv_3_1_2_gnu_packed_enum_E, 1, (enum sysv_3_1_2_gnu_packed_enum_E)0xe7UL, a1.a);
    CONFORM_CHECK("argument 1.b", enum sysv_3_1_2_gnu_packed_enum_E, 1, (enum sysv_3_1_2_gnu_packed_enum_E)0x7dUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (enum sysv_3_1_2_gnu_packed_enum_E)0x86UL;
    result.b = (enum sysv_3_1_2_gnu_packed_enum_E)0x2dUL;
    return result;
}
#endif

/* sysv-3.1.2-gnu-pack-2 */
#if CONFORM_HAS_GNU_C
void sysv_3_1_2_gnu_pack_2(struct sysv_3_1_2_gnu_pack_2_S a1)
{
    layout_sysv_3_1_2_gnu_pack_2();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x25L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x1363d7b1UL, a1.b);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-gnu-pack-4-long */
#if CONFORM_HAS_GNU_C
void sysv_3_1_2_gnu_pack_4_long(struct sysv_3_1_2_gnu_pack_4_long_S a1)
{
    layout_sysv_3_1_2_gnu_pack_4_long();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x87b450cL, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x37fad890afb9121dUL, a1.b);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-gnu-aligned-member */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_gnu_aligned_member_S sysv_3_1_2_gnu_aligned_member(struct sysv_3_1_2_gnu_aligned_member_S a1)
{
    struct sysv_3_1_2_gnu_aligned_member_S result;
    layout_sysv_3_1_2_gnu_aligned_member();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x7bL, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x5cUL, a1.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x70L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x77L;
    result.b = (char)0x5UL;
    result.c = (char)-0x45L;
    return result;
}
#endif

/* sysv-3.1.2-gnu-aligned-record */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_gnu_aligned_record_S sysv_3_1_2_gnu_aligned_record(struct sysv_3_1_2_gnu_aligned_record_S a1)
{
    struct sysv_3_1_2_gnu_aligned_record_S result;
    layout_sysv_3_1_2_gnu_aligned_record();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x7d31ebd7L, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x2dde64adL;
    return result;
}
#endif

/* sysv-3.1.2-gnu-aligned-nested */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_gnu_aligned_nested_S sysv_3_1_2_gnu_aligned_nested(struct sysv_3_1_2_gnu_aligned_nested_S a1)
{
    struct sysv_3_1_2_gnu_aligned_nested_S result;
    layout_sysv_3_1_2_gnu_aligned_nested();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x53L, a1.a);
    CONFORM_CHECK("argument 1.i.x", char, 1, (char)0x3fUL, a1.i.x);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x54L;
    result.i.x = (char)0x45UL;
    return result;
}
#endif

/* sysv-3.1.2-gnu-packed-aligned */
#if CONFORM_HAS_GNU_C
void sysv_3_1_2_gnu_packed_aligned(struct sysv_3_1_2_gnu_packed_aligned_S a1)
{
    layout_sysv_3_1_2_gnu_packed_aligned();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x68L, a1.a);
    CONFORM_CHECK("argument 1.b", short, 2, (short)0x7f78UL, a1.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x2aL, a1.c);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.1.2-gnu-aligned-32 */
#if CONFORM_HAS_GNU_C
void sysv_3_1_2_gnu_aligned_32(struct sysv_3_1_2_gnu_aligned_32_S *a1, struct sysv_3_1_2_gnu_aligned_32_S a2)
{
    layout_sysv_3_1_2_gnu_aligned_32();
    CONFORM_CHECK("argument 1", unsigned long, 8, (unsigned long)(struct sysv_3_1_2_gnu_aligned_32_S *)0xb08a507cb1780UL, (unsigned long)a1);
    CONFORM_CHECK("argument 2.a", char, 1, (char)-0x5dL, a2.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
}
#endif

/* sysv-3.2.3-scalar-signed-char */
signed char sysv_3_2_3_scalar_signed_char(signed char a1)
{
    signed char result;
    layout_sysv_3_2_3_scalar_signed_char();
    CONFORM_CHECK("argument 1", signed char, 1, (signed char)-0x3cL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (signed char)-0x5fL;
    return result;
}

/* sysv-3.2.3-scalar-unsigned-char */
unsigned char sysv_3_2_3_scalar_unsigned_char(unsigned char a1)
{
    unsigned char result;
    layout_sysv_3_2_3_scalar_unsigned_char();
    CONFORM_CHECK("argument 1", unsigned char, 1, (unsigned char)0xfaUL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (unsigned char)0xbbUL;
    return result;
}

/* sysv-3.2.3-scalar-char */
char sysv_3_2_3_scalar_char(char a1)
{
    char result;
    layout_sysv_3_2_3_scalar_char();
    CONFORM_CHECK("argument 1", char, 1, (char)-0x3eL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (char)-0x35L;
    return result;
}

/* sysv-3.2.3-scalar-short */
short sysv_3_2_3_scalar_short(short a1)
{
    short result;
    layout_sysv_3_2_3_scalar_short();
    CONFORM_CHECK("argument 1", short, 2, (short)-0x78b7L, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (short)-0x6fafL;
    return result;
}

/* sysv-3.2.3-scalar-unsigned-short */
unsigned short sysv_3_2_3_scalar_unsigned_short(unsigned short a1)
{
    unsigned short result;
    layout_sysv_3_2_3_scalar_unsigned_short();
    CONFORM_CHECK("argument 1", unsigned short, 2, (unsigned short)0xa13fUL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (unsigned short)0xea52UL;
    return result;
}

/* sysv-3.2.3-scalar-int */
int sysv_3_2_3_scalar_int(int a1)
{
    int result;
    layout_sysv_3_2_3_scalar_int();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x77bc9797L, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (int)-0x101d4e85L;
    return result;
}

/* sysv-3.2.3-scalar-unsigned */
unsigned int sysv_3_2_3_scalar_unsigned(unsigned int a1)
{
    unsigned int result;
    layout_sysv_3_2_3_scalar_unsigned();
    CONFORM_CHECK("argument 1", unsigned int, 4, (unsigned int)0xadfa779cUL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (unsigned int)0x8c6bdce7UL;
    return result;
}

/* sysv-3.2.3-scalar-long */
long sysv_3_2_3_scalar_long(long a1)
{
    long result;
    layout_sysv_3_2_3_scalar_long();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x12e6642fe8852ab0L - 1), a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x7e0529c85ca0adb9L - 1);
    return result;
}

/* sysv-3.2.3-scalar-unsigned-long-long */
unsigned long long sysv_3_2_3_scalar_unsigned_long_long(unsigned long long a1)
{
    unsigned long long result;
    layout_sysv_3_2_3_scalar_unsigned_long_long();
    CONFORM_CHECK("argument 1", unsigned long long, 8, (unsigned long long)0xb95f6c922acf775dUL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (unsigned long long)0xfd5c3a7cdbd1fd39UL;
    return result;
}

/* sysv-3.2.3-scalar-bool */
_Bool sysv_3_2_3_scalar_bool(_Bool a1)
{
    _Bool result;
    layout_sysv_3_2_3_scalar_bool();
    CONFORM_CHECK("argument 1", _Bool, 1, (_Bool)0x1UL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (_Bool)0x1UL;
    return result;
}

/* sysv-3.2.3-scalar-pointer */
void *sysv_3_2_3_scalar_pointer(void *a1)
{
    void *result;
    layout_sysv_3_2_3_scalar_pointer();
    CONFORM_CHECK("argument 1", unsigned long, 8, (unsigned long)(void *)0x6707eb176f970UL, (unsigned long)a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (void *)0x3fdc1b8328b80UL;
    return result;
}

/* sysv-3.2.3-scalar-float */
float sysv_3_2_3_scalar_float(float a1)
{
    float result;
    layout_sysv_3_2_3_scalar_float();
    CONFORM_CHECK_BYTES("argument 1", float, 4, -0x1.769a96p0f, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -0x1.ffba4ap0f;
    return result;
}

/* sysv-3.2.3-scalar-double */
double sysv_3_2_3_scalar_double(double a1)
{
    double result;
    layout_sysv_3_2_3_scalar_double();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.4e8d90b1d73e2p0, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -0x1.13e1947e72c4dp0;
    return result;
}

/* sysv-3.2.3-scalar-long-double */
long double sysv_3_2_3_scalar_long_double(long double a1)
{
    long double result;
    layout_sysv_3_2_3_scalar_long_double();
    CONFORM_CHECK_BYTES("argument 1", long double, 10, -((long double)0x1.80bc713cfa5bp0 + (long double)0x0.b63ep-48), a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -((long double)0x1.0e74a9075f44p0 + (long double)0x0.4146p-48);
    return result;
}

/* sysv-3.2.3-scalar-int128 */
#if CONFORM_HAS_INT128
__int128 sysv_3_2_3_scalar_int128(__int128 a1)
{
    __int128 result;
    layout_sysv_3_2_3_scalar_int128();
    CONFORM_CHECK("argument 1", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4f10195402bea1b8UL << 64 | 0x819b1a89ab15d748UL)), a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (__int128)~(__int128)(((unsigned __int128)0x16970239e4b0a2a0UL << 64 | 0xc9aede03a0ed9fadUL));
    return result;
}
#endif

/* sysv-3.2.3-scalar-unsigned-int128 */
#if CONFORM_HAS_INT128
unsigned __int128 sysv_3_2_3_scalar_unsigned_int128(unsigned __int128 a1)
{
    unsigned __int128 result;
    layout_sysv_3_2_3_scalar_unsigned_int128();
    CONFORM_CHECK("argument 1", unsigned __int128, 16, (unsigned __int128)((unsigned __int128)0xb05d2b0b93f45af2UL << 64 | 0xff95931fe3a9faf1UL), a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (unsigned __int128)((unsigned __int128)0x932a3515d7682755UL << 64 | 0xbc4591da6b75f7b5UL);
    return result;
}
#endif

/* sysv-3.2.3-scalar-half */
#if CONFORM_HAS_FLOAT16
_Float16 sysv_3_2_3_scalar_half(_Float16 a1)
{
    _Float16 result;
    layout_sysv_3_2_3_scalar_half();
    CONFORM_CHECK_BYTES("argument 1", _Float16, 2, (_Float16)-0x1.014p0, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (_Float16)-0x1.96cp0;
    return result;
}
#endif

/* sysv-3.2.3-scalar-float128 */
#if CONFORM_HAS_FLOAT128
__float128 sysv_3_2_3_scalar_float128(__float128 a1)
{
    __float128 result;
    layout_sysv_3_2_3_scalar_float128();
    CONFORM_CHECK_BYTES("argument 1", __float128, 16, -((__float128)0x1.33174dc8a631p0 + (__float128)0x0.76be56109120p-48 + (__float128)0x0.25ecp-96), a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -((__float128)0x1.10ba19535c90p0 + (__float128)0x0.5a521bd59076p-48 + (__float128)0x0.7543p-96);
    return result;
}
#endif

/* sysv-3.2.3-scalar-decimal32 */
#if CONFORM_HAS_DECIMAL
_Decimal32 sysv_3_2_3_scalar_decimal32(_Decimal32 a1)
{
    _Decimal32 result;
    layout_sysv_3_2_3_scalar_decimal32();
    CONFORM_CHECK_BYTES("argument 1", _Decimal32, 4, -1.373274df, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -1.724436df;
    return result;
}
#endif

/* sysv-3.2.3-scalar-decimal64 */
#if CONFORM_HAS_DECIMAL
_Decimal64 sysv_3_2_3_scalar_decimal64(_Decimal64 a1)
{
    _Decimal64 result;
    layout_sysv_3_2_3_scalar_decimal64();
    CONFORM_CHECK_BYTES("argument 1", _Decimal64, 8, -1.917023733420292dd, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -1.284881032400655dd;
    return result;
}
#endif

/* sysv-3.2.3-scalar-decimal128 */
#if CONFORM_HAS_DECIMAL
_Decimal128 sysv_3_2_3_scalar_decimal128(_Decimal128 a1)
{
    _Decimal128 result;
    layout_sysv_3_2_3_scalar_decimal128();
    CONFORM_CHECK_BYTES("argument 1", _Decimal128, 16, -1.885188467953519040037138976180925dl, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -1.840383500423788770613284195658962dl;
    return result;
}
#endif

/* sysv-3.2.3-scalar-complex-float */
#if CONFORM_HAS_COMPLEX
_Complex float sysv_3_2_3_scalar_complex_float(_Complex float a1)
{
    _Complex float result;
    layout_sysv_3_2_3_scalar_complex_float();
    CONFORM_CHECK_BYTES("__real__ argument 1", float, 4, -0x1.6c0896p0f, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1", float, 4, 0x1.d8ce96p0f, __imag__ a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result = -0x1.183dbep0f;
    __imag__ result = 0x1.b15102p0f;
    return result;
}
#endif

/* sysv-3.2.3-scalar-complex-double */
#if CONFORM_HAS_COMPLEX
_Complex double sysv_3_2_3_scalar_complex_double(_Complex double a1)
{
    _Complex double result;
    layout_sysv_3_2_3_scalar_complex_double();
    CONFORM_CHECK_BYTES("__real__ argument 1", double, 8, -0x1.85ac6380b2501p0, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1", double, 8, 0x1.2631d56fd6e90p0, __imag__ a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result = -0x1.fbbcca5342b1ap0;
    __imag__ result = 0x1.d9c490ab7f0c5p0;
    return result;
}
#endif

/* sysv-3.2.3-scalar-complex-long-double */
#if CONFORM_HAS_COMPLEX
_Complex long double sysv_3_2_3_scalar_complex_long_double(_Complex long double a1)
{
    _Complex long double result;
    layout_sysv_3_2_3_scalar_complex_long_double();
    CONFORM_CHECK_BYTES("__real__ argument 1", long double, 10, -((long double)0x1.77dfa9f70807p0 + (long double)0x0.c9e6p-48), __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1", long double, 10, ((long double)0x1.f69a3eb5e27dp0 + (long double)0x0.7d86p-48), __imag__ a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result = -((long double)0x1.84fc12a477fap0 + (long double)0x0.4ffap-48);
    __imag__ result = ((long double)0x1.03f69ac7dfc3p0 + (long double)0x0.722ep-48);
    return result;
}
#endif

/* sysv-3.2.3-scalar-enum */
enum sysv_3_2_3_scalar_enum_E sysv_3_2_3_scalar_enum(enum sysv_3_2_3_scalar_enum_E a1)
{
    enum sysv_3_2_3_scalar_enum_E result;
    layout_sysv_3_2_3_scalar_enum();
    CONFORM_CHECK("argument 1", enum sysv_3_2_3_scalar_enum_E, 4, (enum sysv_3_2_3_scalar_enum_E)0xa0225b4aUL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (enum sysv_3_2_3_scalar_enum_E)0xf0054e30UL;
    return result;
}

/* sysv-3.2.3-scalar-negative-enum */
enum sysv_3_2_3_scalar_negative_enum_E sysv_3_2_3_scalar_negative_enum(enum sysv_3_2_3_scalar_negative_enum_E a1)
{
    enum sysv_3_2_3_scalar_negative_enum_E result;
    layout_sysv_3_2_3_scalar_negative_enum();
    CONFORM_CHECK("argument 1", enum sysv_3_2_3_scalar_negative_enum_E, 4, (enum sysv_3_2_3_scalar_negative_enum_E)-0x7ec40f87L, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (enum sysv_3_2_3_scalar_negative_enum_E)-0x57b0ac62L;
    return result;
}

/* sysv-3.2.3-scalar-function-pointer */
int (*sysv_3_2_3_scalar_function_pointer(int (*a1)(int)))(int)
{
    int (*result)(int);
    layout_sysv_3_2_3_scalar_function_pointer();
    CONFORM_CHECK("argument 1", unsigned long, 8, (unsigned long)(int (*)(int))0xbb024b6ad3150UL, (unsigned long)a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (int (*)(int))0xf69cd0ea6d0f0UL;
    return result;
}

/* sysv-3.2.3-scalar-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
bf_v2_int sysv_3_2_3_scalar_vector_8(bf_v2_int a1)
{
    bf_v2_int result;
    layout_sysv_3_2_3_scalar_vector_8();
    CONFORM_CHECK("argument 1[0]", int, 4, (int)-0x250a527cL, a1[0]);
    CONFORM_CHECK("argument 1[1]", int, 4, (int)0x36323f64UL, a1[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result[0] = (int)-0x4f340d2aL;
    result[1] = (int)0x231ed987UL;
    return result;
}
#endif

/* sysv-3.2.3-scalar-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
bf_v4_float sysv_3_2_3_scalar_vector_16(bf_v4_float a1)
{
    bf_v4_float result;
    layout_sysv_3_2_3_scalar_vector_16();
    CONFORM_CHECK_BYTES("argument 1[0]", float, 4, -0x1.5c1c6ap0f, a1[0]);
    CONFORM_CHECK_BYTES("argument 1[1]", float, 4, 0x1.6871a6p0f, a1[1]);
    CONFORM_CHECK_BYTES("argument 1[2]", float, 4, -0x1.6b7cbep0f, a1[2]);
    CONFORM_CHECK_BYTES("argument 1[3]", float, 4, 0x1.48aad2p0f, a1[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result[0] = -0x1.40363ep0f;
    result[1] = 0x1.b32e4ap0f;
    result[2] = -0x1.c00c82p0f;
    result[3] = 0x1.9e66d2p0f;
    return result;
}
#endif

/* sysv-3.2.3-scalar-vector-chars */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
bf_v16_unsigned_char sysv_3_2_3_scalar_vector_chars(bf_v16_unsigned_char a1)
{
    bf_v16_unsigned_char result;
    layout_sysv_3_2_3_scalar_vector_chars();
    CONFORM_CHECK("argument 1[0]", unsigned char, 1, (unsigned char)0xbeUL, a1[0]);
    CONFORM_CHECK("argument 1[1]", unsigned char, 1, (unsigned char)0x3aUL, a1[1]);
    CONFORM_CHECK("argument 1[2]", unsigned char, 1, (unsigned char)0xfcUL, a1[2]);
    CONFORM_CHECK("argument 1[3]", unsigned char, 1, (unsigned char)0x50UL, a1[3]);
    CONFORM_CHECK("argument 1[4]", unsigned char, 1, (unsigned char)0x86UL, a1[4]);
    CONFORM_CHECK("argument 1[5]", unsigned char, 1, (unsigned char)0x7fUL, a1[5]);
    CONFORM_CHECK("argument 1[6]", unsigned char, 1, (unsigned char)0xdfUL, a1[6]);
    CONFORM_CHECK("argument 1[7]", unsigned char, 1, (unsigned char)0x5UL, a1[7]);
    CONFORM_CHECK("argument 1[8]", unsigned char, 1, (unsigned char)0xa5UL, a1[8]);
    CONFORM_CHECK("argument 1[9]", unsigned char, 1, (unsigned char)0x18UL, a1[9]);
    CONFORM_CHECK("argument 1[10]", unsigned char, 1, (unsigned char)0xf4UL, a1[10]);
    CONFORM_CHECK("argument 1[11]", unsigned char, 1, (unsigned char)0x61UL, a1[11]);
    CONFORM_CHECK("argument 1[12]", unsigned char, 1, (unsigned char)0xbbUL, a1[12]);
    CONFORM_CHECK("argument 1[13]", unsigned char, 1, (unsigned char)0x76UL, a1[13]);
    CONFORM_CHECK("argument 1[14]", unsigned char, 1, (unsigned char)0xa0UL, a1[14]);
    CONFORM_CHECK("argument 1[15]", unsigned char, 1, (unsigned char)0x5eUL, a1[15]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result[0] = (unsigned char)0xbfUL;
    result[1] = (unsigned char)0x7bUL;
    result[2] = (unsigned char)0xf5UL;
    result[3] = (unsigned char)0x78UL;
    result[4] = (unsigned char)0xe3UL;
    result[5] = (unsigned char)0x36UL;
    result[6] = (unsigned char)0xa8UL;
    result[7] = (unsigned char)0x2cUL;
    result[8] = (unsigned char)0xa1UL;
    result[9] = (unsigned char)0x9UL;
    result[10] = (unsigned char)0xffUL;
    result[11] = (unsigned char)0x67UL;
    result[12] = (unsigned char)0xe7UL;
    result[13] = (unsigned char)0x44UL;
    result[14] = (unsigned char)0xb6UL;
    result[15] = (unsigned char)0x41UL;
    return result;
}
#endif

/* sysv-3.2.3-scalar-vector-double */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
bf_v2_double sysv_3_2_3_scalar_vector_double(bf_v2_double a1)
{
    bf_v2_double result;
    layout_sysv_3_2_3_scalar_vector_double();
    CONFORM_CHECK_BYTES("argument 1[0]", double, 8, -0x1.4cfad27824be2p0, a1[0]);
    CONFORM_CHECK_BYTES("argument 1[1]", double, 8, 0x1.f18386aebddcbp0, a1[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result[0] = -0x1.b709a7d463a6bp0;
    result[1] = 0x1.c38c668d863ebp0;
    return result;
}
#endif

/* sysv-3.2.3-bitint-7 */
#if CONFORM_HAS_BIT_INT
_BitInt(7) sysv_3_2_3_bitint_7(_BitInt(7) a1, int a2)
{
    _BitInt(7) result;
    layout_sysv_3_2_3_bitint_7();
    CONFORM_CHECK("argument 1", _BitInt(7), 1, (_BitInt(7))-0x4L, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x62bcab2eL, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(7))-0x33L;
    return result;
}
#endif

/* sysv-3.2.3-bitint-17 */
#if CONFORM_HAS_BIT_INT
_BitInt(17) sysv_3_2_3_bitint_17(_BitInt(17) a1, int a2)
{
    _BitInt(17) result;
    layout_sysv_3_2_3_bitint_17();
    CONFORM_CHECK("argument 1", _BitInt(17), 3, (_BitInt(17))-0xc980L, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x5a797aa5L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(17))-0xe5d3L;
    return result;
}
#endif

/* sysv-3.2.3-bitint-64 */
#if CONFORM_HAS_BIT_INT
_BitInt(64) sysv_3_2_3_bitint_64(_BitInt(64) a1, int a2)
{
    _BitInt(64) result;
    layout_sysv_3_2_3_bitint_64();
    CONFORM_CHECK("argument 1", _BitInt(64), 8, (_BitInt(64))(-0x6ee7a1e447559a85L - 1), a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x4842b58dL, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(64))(-0x44e6e534661fa97bL - 1);
    return result;
}
#endif

/* sysv-3.2.3-bitint-65 */
#if CONFORM_HAS_BIT_INT
_BitInt(65) sysv_3_2_3_bitint_65(_BitInt(65) a1, int a2)
{
    _BitInt(65) result;
    layout_sysv_3_2_3_bitint_65();
    CONFORM_CHECK("argument 1", _BitInt(65), 9, (_BitInt(65))~(_BitInt(65))(((unsigned _BitInt(65))0x0UL << 64 | 0x47475f3ccd0d3c3eUL)), a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x25a35e9eL, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(65))~(_BitInt(65))(((unsigned _BitInt(65))0x0UL << 64 | 0x3d34771f8d4b6dafUL));
    return result;
}
#endif

/* sysv-3.2.3-bitint-128 */
#if CONFORM_HAS_BIT_INT
_BitInt(128) sysv_3_2_3_bitint_128(_BitInt(128) a1, int a2)
{
    _BitInt(128) result;
    layout_sysv_3_2_3_bitint_128();
    CONFORM_CHECK("argument 1", _BitInt(128), 16, (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0x713a57f01d8569a4UL << 64 | 0x737fdf408b8c3736UL)), a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x3dea914dL, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0xf0b9c3e9c9d2a93UL << 64 | 0xb4d3d7a80b013e9UL));
    return result;
}
#endif

/* sysv-3.2.3-bitint-129 */
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
_BitInt(129) sysv_3_2_3_bitint_129(_BitInt(129) a1, int a2)
{
    _BitInt(129) result;
    layout_sysv_3_2_3_bitint_129();
    CONFORM_CHECK("argument 1", _BitInt(129), 17, (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0xe7bc66918d1dd7c4UL) << 64 | 0xa14ad61841beea3bUL)), a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x7e9c9f24L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0xc99d726304c950c5UL) << 64 | 0x543144bbf3e43d42UL));
    return result;
}
#endif

/* sysv-3.2.3-bitint-unsigned-5 */
#if CONFORM_HAS_BIT_INT
unsigned _BitInt(5) sysv_3_2_3_bitint_unsigned_5(unsigned _BitInt(5) a1)
{
    unsigned _BitInt(5) result;
    layout_sysv_3_2_3_bitint_unsigned_5();
    CONFORM_CHECK("argument 1", unsigned _BitInt(5), 1, (unsigned _BitInt(5))0x1bUL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (unsigned _BitInt(5))0x13UL;
    return result;
}
#endif

/* sysv-3.2.3-bitint-in-record */
#if CONFORM_HAS_BIT_INT
struct sysv_3_2_3_bitint_in_record_S sysv_3_2_3_bitint_in_record(struct sysv_3_2_3_bitint_in_record_S a1)
{
    struct sysv_3_2_3_bitint_in_record_S result;
    layout_sysv_3_2_3_bitint_in_record();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x42L, a1.a);
    CONFORM_CHECK("argument 1.b", _BitInt(40), 5, (_BitInt(40))0x39692f18d7UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x4eL;
    result.b = (_BitInt(40))0x10faa0df2fUL;
    return result;
}
#endif

/* sysv-3.2.3-bitint-128-in-record */
#if CONFORM_HAS_BIT_INT
void sysv_3_2_3_bitint_128_in_record(struct sysv_3_2_3_bitint_128_in_record_S a1)
{
    layout_sysv_3_2_3_bitint_128_in_record();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x5f7facfe2c2c3709L - 1), a1.a);
    CONFORM_CHECK("argument 1.b", _BitInt(100), 13, (_BitInt(100))((unsigned _BitInt(100))0x5c9b36955UL << 64 | 0x6f8f5eeab2fe3506UL), a1.b);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.2.3-size-char-1 */
struct sysv_3_2_3_size_char_1_S sysv_3_2_3_size_char_1(struct sysv_3_2_3_size_char_1_S a1)
{
    struct sysv_3_2_3_size_char_1_S result;
    layout_sysv_3_2_3_size_char_1();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x75L, a1.m[0]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x64L;
    return result;
}

/* sysv-3.2.3-size-char-2 */
struct sysv_3_2_3_size_char_2_S sysv_3_2_3_size_char_2(struct sysv_3_2_3_size_char_2_S a1)
{
    struct sysv_3_2_3_size_char_2_S result;
    layout_sysv_3_2_3_size_char_2();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x3L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x50UL, a1.m[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x23L;
    result.m[1] = (char)0xeUL;
    return result;
}

/* sysv-3.2.3-size-char-3 */
struct sysv_3_2_3_size_char_3_S sysv_3_2_3_size_char_3(struct sysv_3_2_3_size_char_3_S a1)
{
    struct sysv_3_2_3_size_char_3_S result;
    layout_sysv_3_2_3_size_char_3();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x60L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x25UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x72L, a1.m[2]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x7eL;
    result.m[1] = (char)0x5cUL;
    result.m[2] = (char)-0x42L;
    return result;
}

/* sysv-3.2.3-size-char-4 */
struct sysv_3_2_3_size_char_4_S sysv_3_2_3_size_char_4(struct sysv_3_2_3_size_char_4_S a1)
{
    struct sysv_3_2_3_size_char_4_S result;
    layout_sysv_3_2_3_size_char_4();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x45L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x4dUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x7dL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x73UL, a1.m[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x22L;
    result.m[1] = (char)0x43UL;
    result.m[2] = (char)-0x5fL;
    result.m[3] = (char)0x7bUL;
    return result;
}

/* sysv-3.2.3-size-char-5 */
struct sysv_3_2_3_size_char_5_S sysv_3_2_3_size_char_5(struct sysv_3_2_3_size_char_5_S a1)
{
    struct sysv_3_2_3_size_char_5_S result;
    layout_sysv_3_2_3_size_char_5();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x17L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x42UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x61L, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x46UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x4dL, a1.m[4]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x71L;
    result.m[1] = (char)0x8UL;
    result.m[2] = (char)-0x1dL;
    result.m[3] = (char)0x3bUL;
    result.m[4] = (char)-0x7aL;
    return result;
}

/* sysv-3.2.3-size-char-6 */
struct sysv_3_2_3_size_char_6_S sysv_3_2_3_size_char_6(struct sysv_3_2_3_size_char_6_S a1)
{
    struct sysv_3_2_3_size_char_6_S result;
    layout_sysv_3_2_3_size_char_6();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x79L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0xaUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x54L, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x1cUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x76L, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x60UL, a1.m[5]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x9L;
    result.m[1] = (char)0x25UL;
    result.m[2] = (char)-0x5aL;
    result.m[3] = (char)0x67UL;
    result.m[4] = (char)-0x4cL;
    result.m[5] = (char)0x28UL;
    return result;
}

/* sysv-3.2.3-size-char-7 */
struct sysv_3_2_3_size_char_7_S sysv_3_2_3_size_char_7(struct sysv_3_2_3_size_char_7_S a1)
{
    struct sysv_3_2_3_size_char_7_S result;
    layout_sysv_3_2_3_size_char_7();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x1L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x3fUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x4bL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x13UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x3L, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x23UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x5eL, a1.m[6]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x78L;
    result.m[1] = (char)0xcUL;
    result.m[2] = (char)-0x33L;
    result.m[3] = (char)0xfUL;
    result.m[4] = (char)-0x53L;
    result.m[5] = (char)0x40UL;
    result.m[6] = (char)-0x5fL;
    return result;
}

/* sysv-3.2.3-size-char-8 */
struct sysv_3_2_3_size_char_8_S sysv_3_2_3_size_char_8(struct sysv_3_2_3_size_char_8_S a1)
{
    struct sysv_3_2_3_size_char_8_S result;
    layout_sysv_3_2_3_size_char_8();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x1bL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x70UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x2bL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x74UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x45L, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x31UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x32L, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x7dUL, a1.m[7]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x7dL;
    result.m[1] = (char)0x21UL;
    result.m[2] = (char)-0x66L;
    result.m[3] = (char)0x7dUL;
    result.m[4] = (char)-0x1bL;
    result.m[5] = (char)0x2eUL;
    result.m[6] = (char)-0x30L;
    result.m[7] = (char)0x2UL;
    return result;
}

/* sysv-3.2.3-size-char-9 */
struct sysv_3_2_3_size_char_9_S sysv_3_2_3_size_char_9(struct sysv_3_2_3_size_char_9_S a1)
{
    struct sysv_3_2_3_size_char_9_S result;
    layout_sysv_3_2_3_size_char_9();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x4cL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x5cUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x33L, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x8UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x6aL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x7cUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x2eL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x1bUL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0x5aL, a1.m[8]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x13L;
    result.m[1] = (char)0x4eUL;
    result.m[2] = (char)-0x6L;
    result.m[3] = (char)0x5bUL;
    result.m[4] = (char)-0x55L;
    result.m[5] = (char)0x68UL;
    result.m[6] = (char)-0x69L;
    result.m[7] = (char)0x19UL;
    result.m[8] = (char)-0x10L;
    return result;
}

/* sysv-3.2.3-size-char-10 */
struct sysv_3_2_3_size_char_10_S sysv_3_2_3_size_char_10(struct sysv_3_2_3_size_char_10_S a1)
{
    struct sysv_3_2_3_size_char_10_S result;
    layout_sysv_3_2_3_size_char_10();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x52L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x3eUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x23L, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x7dUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x7fL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x6bUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x61L, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x4bUL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0x1dL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x67UL, a1.m[9]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x18L;
    result.m[1] = (char)0x7UL;
    result.m[2] = (char)-0x7bL;
    result.m[3] = (char)0x53UL;
    result.m[4] = (char)-0x9L;
    result.m[5] = (char)0x51UL;
    result.m[6] = (char)-0x76L;
    result.m[7] = (char)0x36UL;
    result.m[8] = (char)-0x50L;
    result.m[9] = (char)0x5aUL;
    return result;
}

/* sysv-3.2.3-size-char-11 */
struct sysv_3_2_3_size_char_11_S sysv_3_2_3_size_char_11(struct sysv_3_2_3_size_char_11_S a1)
{
    struct sysv_3_2_3_size_char_11_S result;
    layout_sysv_3_2_3_size_char_11();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x6cL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x2cUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x1dL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x3eUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x21L, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x65UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x6L, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x24UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0x63L, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x6eUL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)-0x11L, a1.m[10]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x3L;
    result.m[1] = (char)0x5cUL;
    result.m[2] = (char)-0x7L;
    result.m[3] = (char)0x68UL;
    result.m[4] = (char)-0x79L;
    result.m[5] = (char)0x56UL;
    result.m[6] = (char)-0x17L;
    result.m[7] = (char)0x3fUL;
    result.m[8] = (char)-0x39L;
    result.m[9] = (char)0x2aUL;
    result.m[10] = (char)-0x38L;
    return result;
}

/* sysv-3.2.3-size-char-12 */
struct sysv_3_2_3_size_char_12_S sysv_3_2_3_size_char_12(struct sysv_3_2_3_size_char_12_S a1)
{
    struct sysv_3_2_3_size_char_12_S result;
    layout_sysv_3_2_3_size_char_12();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x1bL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x3bUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x58L, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x52UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x14L, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x3cUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x1eL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x35UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0x3bL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x5dUL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)-0x46L, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x26UL, a1.m[11]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x70L;
    result.m[1] = (char)0x62UL;
    result.m[2] = (char)-0x17L;
    result.m[3] = (char)0x48UL;
    result.m[4] = (char)-0x44L;
    result.m[5] = (char)0x76UL;
    result.m[6] = (char)-0x3bL;
    result.m[7] = (char)0x48UL;
    result.m[8] = (char)-0x28L;
    result.m[9] = (char)0x32UL;
    result.m[10] = (char)-0x41L;
    result.m[11] = (char)0x2fUL;
    return result;
}

/* sysv-3.2.3-size-char-13 */
struct sysv_3_2_3_size_char_13_S sysv_3_2_3_size_char_13(struct sysv_3_2_3_size_char_13_S a1)
{
    struct sysv_3_2_3_size_char_13_S result;
    layout_sysv_3_2_3_size_char_13();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x64L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x35UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x14L, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0xcUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x77L, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x5aUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x76L, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x3fUL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0xdL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x22UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)-0x6bL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x7aUL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)-0xcL, a1.m[12]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x60L;
    result.m[1] = (char)0x6bUL;
    result.m[2] = (char)-0x28L;
    result.m[3] = (char)0x7UL;
    result.m[4] = (char)-0x23L;
    result.m[5] = (char)0x32UL;
    result.m[6] = (char)-0x1aL;
    result.m[7] = (char)0x3eUL;
    result.m[8] = (char)-0x7aL;
    result.m[9] = (char)0x26UL;
    result.m[10] = (char)-0x3L;
    result.m[11] = (char)0x3fUL;
    result.m[12] = (char)-0x67L;
    return result;
}

/* sysv-3.2.3-size-char-14 */
struct sysv_3_2_3_size_char_14_S sysv_3_2_3_size_char_14(struct sysv_3_2_3_size_char_14_S a1)
{
    struct sysv_3_2_3_size_char_14_S result;
    layout_sysv_3_2_3_size_char_14();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x1fL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x4eUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x1bL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x54UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x35L, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x6cUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x10L, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x65UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0x47L, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x31UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)-0x57L, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0xaUL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)-0x16L, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", char, 1, (char)0x26UL, a1.m[13]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x6cL;
    result.m[1] = (char)0x38UL;
    result.m[2] = (char)-0x3L;
    result.m[3] = (char)0x45UL;
    result.m[4] = (char)-0x1eL;
    result.m[5] = (char)0x20UL;
    result.m[6] = (char)-0x57L;
    result.m[7] = (char)0x5fUL;
    result.m[8] = (char)-0x12L;
    result.m[9] = (char)0x5bUL;
    result.m[10] = (char)-0x41L;
    result.m[11] = (char)0x57UL;
    result.m[12] = (char)-0x2fL;
    result.m[13] = (char)0x4bUL;
    return result;
}

/* sysv-3.2.3-size-char-15 */
struct sysv_3_2_3_size_char_15_S sysv_3_2_3_size_char_15(struct sysv_3_2_3_size_char_15_S a1)
{
    struct sysv_3_2_3_size_char_15_S result;
    layout_sysv_3_2_3_size_char_15();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x75L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x3dUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x2bL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x59UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x6cL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x3cUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x23L, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x6aUL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0x2eL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x68UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)-0x4fL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x12UL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)-0x12L, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", char, 1, (char)0x21UL, a1.m[13]);
    CONFORM_CHECK("argument 1.m[14]", char, 1, (char)-0x28L, a1.m[14]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x7bL;
    result.m[1] = (char)0x7UL;
    result.m[2] = (char)-0x7fL;
    result.m[3] = (char)0x70UL;
    result.m[4] = (char)-0x23L;
    result.m[5] = (char)0x9UL;
    result.m[6] = (char)-0x46L;
    result.m[7] = (char)0x8UL;
    result.m[8] = (char)-0x5aL;
    result.m[9] = (char)0xfUL;
    result.m[10] = (char)-0x70L;
    result.m[11] = (char)0x63UL;
    result.m[12] = (char)-0x5fL;
    result.m[13] = (char)0xfUL;
    result.m[14] = (char)-0x1L;
    return result;
}

/* sysv-3.2.3-size-char-16 */
struct sysv_3_2_3_size_char_16_S sysv_3_2_3_size_char_16(struct sysv_3_2_3_size_char_16_S a1)
{
    struct sysv_3_2_3_size_char_16_S result;
    layout_sysv_3_2_3_size_char_16();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x44L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x2fUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0xeL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x5aUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x46L, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x7UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x24L, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x64UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0x54L, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x26UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)-0x56L, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x3cUL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)-0x58L, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", char, 1, (char)0x78UL, a1.m[13]);
    CONFORM_CHECK("argument 1.m[14]", char, 1, (char)-0x1cL, a1.m[14]);
    CONFORM_CHECK("argument 1.m[15]", char, 1, (char)0xaUL, a1.m[15]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x59L;
    result.m[1] = (char)0x42UL;
    result.m[2] = (char)-0x2bL;
    result.m[3] = (char)0x1aUL;
    result.m[4] = (char)-0x2bL;
    result.m[5] = (char)0x10UL;
    result.m[6] = (char)-0x57L;
    result.m[7] = (char)0x40UL;
    result.m[8] = (char)-0x4L;
    result.m[9] = (char)0x46UL;
    result.m[10] = (char)-0x58L;
    result.m[11] = (char)0x21UL;
    result.m[12] = (char)-0x2L;
    result.m[13] = (char)0x54UL;
    result.m[14] = (char)-0x30L;
    result.m[15] = (char)0x22UL;
    return result;
}

/* sysv-3.2.3-size-char-17 */
struct sysv_3_2_3_size_char_17_S sysv_3_2_3_size_char_17(struct sysv_3_2_3_size_char_17_S a1)
{
    struct sysv_3_2_3_size_char_17_S result;
    layout_sysv_3_2_3_size_char_17();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x42L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x1aUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x65L, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0xbUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x4fL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x49UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x16L, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x34UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0x7fL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x6bUL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)-0x56L, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0xbUL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)-0x63L, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", char, 1, (char)0x47UL, a1.m[13]);
    CONFORM_CHECK("argument 1.m[14]", char, 1, (char)-0x16L, a1.m[14]);
    CONFORM_CHECK("argument 1.m[15]", char, 1, (char)0x6aUL, a1.m[15]);
    CONFORM_CHECK("argument 1.m[16]", char, 1, (char)-0x37L, a1.m[16]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)-0x17L;
    result.m[1] = (char)0x13UL;
    result.m[2] = (char)-0x4fL;
    result.m[3] = (char)0x71UL;
    result.m[4] = (char)-0x76L;
    result.m[5] = (char)0x29UL;
    result.m[6] = (char)-0x4L;
    result.m[7] = (char)0x7UL;
    result.m[8] = (char)-0x32L;
    result.m[9] = (char)0xdUL;
    result.m[10] = (char)-0x20L;
    result.m[11] = (char)0x37UL;
    result.m[12] = (char)-0x31L;
    result.m[13] = (char)0x17UL;
    result.m[14] = (char)-0x4eL;
    result.m[15] = (char)0x46UL;
    result.m[16] = (char)-0x9L;
    return result;
}

/* sysv-3.2.3-size-long-24 */
struct sysv_3_2_3_size_long_24_S sysv_3_2_3_size_long_24(struct sysv_3_2_3_size_long_24_S a1)
{
    struct sysv_3_2_3_size_long_24_S result;
    layout_sysv_3_2_3_size_long_24();
    CONFORM_CHECK("argument 1.m[0]", long, 8, (long)(-0xca58a63937ebb63L - 1), a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", long, 8, (long)0x53a31c6dd978cc90UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", long, 8, (long)(-0xd8c822bcd41e746L - 1), a1.m[2]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (long)(-0x3e8e8747953c9af5L - 1);
    result.m[1] = (long)0x6e15b98c6b1745aeUL;
    result.m[2] = (long)(-0x71c75a9942daba84L - 1);
    return result;
}

/* sysv-3.2.3-size-long-32 */
struct sysv_3_2_3_size_long_32_S sysv_3_2_3_size_long_32(struct sysv_3_2_3_size_long_32_S a1)
{
    struct sysv_3_2_3_size_long_32_S result;
    layout_sysv_3_2_3_size_long_32();
    CONFORM_CHECK("argument 1.m[0]", long, 8, (long)(-0x49191c26ab0cb7a4L - 1), a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", long, 8, (long)0x32efe8396a339ae3UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", long, 8, (long)(-0x902079a8a7aea36L - 1), a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", long, 8, (long)0x517174387a243a55UL, a1.m[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (long)(-0x57616517033f4160L - 1);
    result.m[1] = (long)0x55ac01a76db31234UL;
    result.m[2] = (long)(-0x79752a6816920a95L - 1);
    result.m[3] = (long)0x10311499ea27c354UL;
    return result;
}

/* sysv-3.2.3-integer-three-chars */
struct sysv_3_2_3_integer_three_chars_S sysv_3_2_3_integer_three_chars(struct sysv_3_2_3_integer_three_chars_S a1, struct sysv_3_2_3_integer_three_chars_S a2)
{
    struct sysv_3_2_3_integer_three_chars_S result;
    layout_sysv_3_2_3_integer_three_chars();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x74L, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x7aUL, a1.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x16L, a1.c);
    CONFORM_CHECK("argument 2.a", char, 1, (char)-0x63L, a2.a);
    CONFORM_CHECK("argument 2.b", char, 1, (char)0x5dUL, a2.b);
    CONFORM_CHECK("argument 2.c", char, 1, (char)-0x22L, a2.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x34L;
    result.b = (char)0x53UL;
    result.c = (char)-0x80L;
    return result;
}

/* sysv-3.2.3-integer-short-3 */
struct sysv_3_2_3_integer_short_3_S sysv_3_2_3_integer_short_3(struct sysv_3_2_3_integer_short_3_S a1, struct sysv_3_2_3_integer_short_3_S a2)
{
    struct sysv_3_2_3_integer_short_3_S result;
    layout_sysv_3_2_3_integer_short_3();
    CONFORM_CHECK("argument 1.m[0]", short, 2, (short)-0x7b32L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", short, 2, (short)0x50a7UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", short, 2, (short)-0x6ef5L, a1.m[2]);
    CONFORM_CHECK("argument 2.m[0]", short, 2, (short)-0x5b49L, a2.m[0]);
    CONFORM_CHECK("argument 2.m[1]", short, 2, (short)0x7635UL, a2.m[1]);
    CONFORM_CHECK("argument 2.m[2]", short, 2, (short)-0x451bL, a2.m[2]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.m[0] = (short)-0x35c1L;
    result.m[1] = (short)0x5a69UL;
    result.m[2] = (short)-0x1523L;
    return result;
}

/* sysv-3.2.3-integer-three-ints */
struct sysv_3_2_3_integer_three_ints_S sysv_3_2_3_integer_three_ints(struct sysv_3_2_3_integer_three_ints_S a1, struct sysv_3_2_3_integer_three_ints_S a2)
{
    struct sysv_3_2_3_integer_three_ints_S result;
    layout_sysv_3_2_3_integer_three_ints();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x1f5334afL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x2f77fe6UL, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x54ccf466L, a1.c);
    CONFORM_CHECK("argument 2.a", int, 4, (int)-0x7d90d506L, a2.a);
    CONFORM_CHECK("argument 2.b", int, 4, (int)0x29bcfda4UL, a2.b);
    CONFORM_CHECK("argument 2.c", int, 4, (int)-0x46587f8bL, a2.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x7fd0c0cdL;
    result.b = (int)0x163e46e3UL;
    result.c = (int)-0x2e222626L;
    return result;
}

/* sysv-3.2.3-integer-int-long */
struct sysv_3_2_3_integer_int_long_S sysv_3_2_3_integer_int_long(struct sysv_3_2_3_integer_int_long_S a1)
{
    struct sysv_3_2_3_integer_int_long_S result;
    layout_sysv_3_2_3_integer_int_long();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x15c15df4L, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x3911888a05ec4342UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x1896466eL;
    result.b = (long)0x4c21a66a212b8109UL;
    return result;
}

/* sysv-3.2.3-integer-char-long */
struct sysv_3_2_3_integer_char_long_S sysv_3_2_3_integer_char_long(struct sysv_3_2_3_integer_char_long_S a1)
{
    struct sysv_3_2_3_integer_char_long_S result;
    layout_sysv_3_2_3_integer_char_long();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x3dL, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x2064c672565481fbUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0xcL;
    result.b = (long)0x7795dfb0ef79a594UL;
    return result;
}

/* sysv-3.2.3-integer-long-char */
struct sysv_3_2_3_integer_long_char_S sysv_3_2_3_integer_long_char(struct sysv_3_2_3_integer_long_char_S a1, int a2)
{
    struct sysv_3_2_3_integer_long_char_S result;
    layout_sysv_3_2_3_integer_long_char();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x45fa98a5e9764fecL - 1), a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x73UL, a1.b);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x17b2c7b6L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0xc035a1726620700L - 1);
    result.b = (char)0x47UL;
    return result;
}

/* sysv-3.2.3-integer-pointer-int */
struct sysv_3_2_3_integer_pointer_int_S sysv_3_2_3_integer_pointer_int(struct sysv_3_2_3_integer_pointer_int_S a1)
{
    struct sysv_3_2_3_integer_pointer_int_S result;
    layout_sysv_3_2_3_integer_pointer_int();
    CONFORM_CHECK("argument 1.p", unsigned long, 8, (unsigned long)(void *)0xc889a7e907350UL, (unsigned long)a1.p);
    CONFORM_CHECK("argument 1.n", int, 4, (int)0x33ed596eUL, a1.n);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.p = (void *)0x8bf480a4d2620UL;
    result.n = (int)0x43adac81UL;
    return result;
}

/* sysv-3.2.3-integer-bools */
struct sysv_3_2_3_integer_bools_S sysv_3_2_3_integer_bools(struct sysv_3_2_3_integer_bools_S a1)
{
    struct sysv_3_2_3_integer_bools_S result;
    layout_sysv_3_2_3_integer_bools();
    CONFORM_CHECK("argument 1.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1.c", _Bool, 1, (_Bool)0x1UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Bool)0x1UL;
    result.b = (_Bool)0x0UL;
    result.c = (_Bool)0x1UL;
    return result;
}

/* sysv-3.2.3-integer-bool-int-bool */
struct sysv_3_2_3_integer_bool_int_bool_S sysv_3_2_3_integer_bool_int_bool(struct sysv_3_2_3_integer_bool_int_bool_S a1)
{
    struct sysv_3_2_3_integer_bool_int_bool_S result;
    layout_sysv_3_2_3_integer_bool_int_bool();
    CONFORM_CHECK("argument 1.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0xa551f00UL, a1.b);
    CONFORM_CHECK("argument 1.c", _Bool, 1, (_Bool)0x1UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Bool)0x1UL;
    result.b = (int)0x71e92301UL;
    result.c = (_Bool)0x1UL;
    return result;
}

/* sysv-3.2.3-integer-short-int-short-int */
struct sysv_3_2_3_integer_short_int_short_int_S sysv_3_2_3_integer_short_int_short_int(struct sysv_3_2_3_integer_short_int_short_int_S a1)
{
    struct sysv_3_2_3_integer_short_int_short_int_S result;
    layout_sysv_3_2_3_integer_short_int_short_int();
    CONFORM_CHECK("argument 1.a", short, 2, (short)-0x43f0L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x6382eaebUL, a1.b);
    CONFORM_CHECK("argument 1.c", short, 2, (short)-0x9e8L, a1.c);
    CONFORM_CHECK("argument 1.d", int, 4, (int)0x5bc4e8ceUL, a1.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (short)-0x5547L;
    result.b = (int)0x3c7209abUL;
    result.c = (short)-0x9d8L;
    result.d = (int)0x606f2b25UL;
    return result;
}

/* sysv-3.2.3-integer-bit-fields */
struct sysv_3_2_3_integer_bit_fields_S sysv_3_2_3_integer_bit_fields(struct sysv_3_2_3_integer_bit_fields_S a1)
{
    struct sysv_3_2_3_integer_bit_fields_S result;
    layout_sysv_3_2_3_integer_bit_fields();
    CONFORM_CHECK("argument 1.a", unsigned int, 4, (unsigned int)0x11UL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned int, 4, (unsigned int)0x6bd91UL, a1.b);
    CONFORM_CHECK("argument 1.c", unsigned int, 4, (unsigned int)0x288c9069UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned int)0x18UL;
    result.b = (unsigned int)0x2c78aUL;
    result.c = (unsigned int)0x3464a316UL;
    return result;
}

/* sysv-3.2.3-integer-enum-member */
struct sysv_3_2_3_integer_enum_member_S sysv_3_2_3_integer_enum_member(struct sysv_3_2_3_integer_enum_member_S a1)
{
    struct sysv_3_2_3_integer_enum_member_S result;
    layout_sysv_3_2_3_integer_enum_member();
    CONFORM_CHECK("argument 1.a", enum sysv_3_2_3_integer_enum_member_E, 4, (enum sysv_3_2_3_integer_enum_member_E)0xf7a6aae9UL, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x48UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (enum sysv_3_2_3_integer_enum_member_E)0xdd08dc36UL;
    result.b = (char)0x71UL;
    return result;
}

/* sysv-3.2.3-integer-function-pointer-member */
struct sysv_3_2_3_integer_function_pointer_member_S sysv_3_2_3_integer_function_pointer_member(struct sysv_3_2_3_integer_function_pointer_member_S a1)
{
    struct sysv_3_2_3_integer_function_pointer_member_S result;
    layout_sysv_3_2_3_integer_function_pointer_member();
    CONFORM_CHECK("argument 1.p", unsigned long, 8, (unsigned long)(void (*)(int))0x1362372c600e0UL, (unsigned long)a1.p);
    CONFORM_CHECK("argument 1.n", long, 8, (long)0x615b9f1f822e3dfUL, a1.n);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.p = (void (*)(int))0x6f43da4962a20UL;
    result.n = (long)0x4b588880a42e0510UL;
    return result;
}

/* sysv-3.2.3-integer-int128-member */
#if CONFORM_HAS_INT128
struct sysv_3_2_3_integer_int128_member_S sysv_3_2_3_integer_int128_member(struct sysv_3_2_3_integer_int128_member_S a1)
{
    struct sysv_3_2_3_integer_int128_member_S result;
    layout_sysv_3_2_3_integer_int128_member();
    CONFORM_CHECK("argument 1.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x353ab9634189b2c3UL << 64 | 0x36dce1aa1f5015a7UL)), a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (__int128)~(__int128)(((unsigned __int128)0x1961cf414b5828d1UL << 64 | 0xe8b0444b9dbb7042UL));
    return result;
}
#endif

/* sysv-3.2.3-integer-one-member-struct */
struct sysv_3_2_3_integer_one_member_struct_S sysv_3_2_3_integer_one_member_struct(struct sysv_3_2_3_integer_one_member_struct_S a1)
{
    struct sysv_3_2_3_integer_one_member_struct_S result;
    layout_sysv_3_2_3_integer_one_member_struct();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x6cfc3789L, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x1e89973eL;
    return result;
}

/* sysv-3.2.3-integer-nested-ints */
struct sysv_3_2_3_integer_nested_ints_S sysv_3_2_3_integer_nested_ints(struct sysv_3_2_3_integer_nested_ints_S a1)
{
    struct sysv_3_2_3_integer_nested_ints_S result;
    layout_sysv_3_2_3_integer_nested_ints();
    CONFORM_CHECK("argument 1.i.a", short, 2, (short)-0x477dL, a1.i.a);
    CONFORM_CHECK("argument 1.i.b", char, 1, (char)0xeUL, a1.i.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x2e29e8c6L, a1.c);
    CONFORM_CHECK("argument 1.j.a", short, 2, (short)0x6fa3UL, a1.j.a);
    CONFORM_CHECK("argument 1.j.b", char, 1, (char)-0x3aL, a1.j.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.i.a = (short)-0x4996L;
    result.i.b = (char)0x29UL;
    result.c = (int)-0x63129057L;
    result.j.a = (short)0x79d7UL;
    result.j.b = (char)-0x7cL;
    return result;
}

/* sysv-3.2.3-integer-array-of-struct */
struct sysv_3_2_3_integer_array_of_struct_S sysv_3_2_3_integer_array_of_struct(struct sysv_3_2_3_integer_array_of_struct_S a1)
{
    struct sysv_3_2_3_integer_array_of_struct_S result;
    layout_sysv_3_2_3_integer_array_of_struct();
    CONFORM_CHECK("argument 1.m[0].a", short, 2, (short)-0xa05L, a1.m[0].a);
    CONFORM_CHECK("argument 1.m[0].b", short, 2, (short)0x7e3cUL, a1.m[0].b);
    CONFORM_CHECK("argument 1.m[1].a", short, 2, (short)-0x4d90L, a1.m[1].a);
    CONFORM_CHECK("argument 1.m[1].b", short, 2, (short)0xf50UL, a1.m[1].b);
    CONFORM_CHECK("argument 1.m[2].a", short, 2, (short)-0x4ce6L, a1.m[2].a);
    CONFORM_CHECK("argument 1.m[2].b", short, 2, (short)0x29a1UL, a1.m[2].b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0].a = (short)-0x1731L;
    result.m[0].b = (short)0x55f6UL;
    result.m[1].a = (short)-0x180fL;
    result.m[1].b = (short)0x453eUL;
    result.m[2].a = (short)-0x80aL;
    result.m[2].b = (short)0x59b2UL;
    return result;
}

/* sysv-3.2.3-sse-one-float */
struct sysv_3_2_3_sse_one_float_S sysv_3_2_3_sse_one_float(struct sysv_3_2_3_sse_one_float_S a1)
{
    struct sysv_3_2_3_sse_one_float_S result;
    layout_sysv_3_2_3_sse_one_float();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.7d372ap0f, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.85494ep0f;
    return result;
}

/* sysv-3.2.3-sse-two-floats */
struct sysv_3_2_3_sse_two_floats_S sysv_3_2_3_sse_two_floats(struct sysv_3_2_3_sse_two_floats_S a1)
{
    struct sysv_3_2_3_sse_two_floats_S result;
    layout_sysv_3_2_3_sse_two_floats();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.b7f38ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.f9f97ap0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.e147fep0f;
    result.b = 0x1.2989f6p0f;
    return result;
}

/* sysv-3.2.3-sse-three-floats */
struct sysv_3_2_3_sse_three_floats_S sysv_3_2_3_sse_three_floats(struct sysv_3_2_3_sse_three_floats_S a1)
{
    struct sysv_3_2_3_sse_three_floats_S result;
    layout_sysv_3_2_3_sse_three_floats();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.913a16p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.312872p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", float, 4, -0x1.0193c6p0f, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.5c0f02p0f;
    result.b = 0x1.8192cap0f;
    result.c = -0x1.67f3aep0f;
    return result;
}

/* sysv-3.2.3-sse-four-floats */
struct sysv_3_2_3_sse_four_floats_S sysv_3_2_3_sse_four_floats(struct sysv_3_2_3_sse_four_floats_S a1)
{
    struct sysv_3_2_3_sse_four_floats_S result;
    layout_sysv_3_2_3_sse_four_floats();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.a3890ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.561062p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", float, 4, -0x1.73ab3ap0f, a1.c);
    CONFORM_CHECK_BYTES("argument 1.d", float, 4, 0x1.12ed02p0f, a1.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.843c16p0f;
    result.b = 0x1.08b39ap0f;
    result.c = -0x1.f35ecep0f;
    result.d = 0x1.42fe5ap0f;
    return result;
}

/* sysv-3.2.3-sse-float-array-3 */
struct sysv_3_2_3_sse_float_array_3_S sysv_3_2_3_sse_float_array_3(struct sysv_3_2_3_sse_float_array_3_S a1)
{
    struct sysv_3_2_3_sse_float_array_3_S result;
    layout_sysv_3_2_3_sse_float_array_3();
    CONFORM_CHECK_BYTES("argument 1.m[0]", float, 4, -0x1.423006p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1.m[1]", float, 4, 0x1.b6c1eap0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1.m[2]", float, 4, -0x1.0e8866p0f, a1.m[2]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = -0x1.66502ep0f;
    result.m[1] = 0x1.da6d8ep0f;
    result.m[2] = -0x1.e26a2ap0f;
    return result;
}

/* sysv-3.2.3-sse-five-floats */
struct sysv_3_2_3_sse_five_floats_S sysv_3_2_3_sse_five_floats(struct sysv_3_2_3_sse_five_floats_S a1)
{
    struct sysv_3_2_3_sse_five_floats_S result;
    layout_sysv_3_2_3_sse_five_floats();
    CONFORM_CHECK_BYTES("argument 1.m[0]", float, 4, -0x1.df479ep0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1.m[1]", float, 4, 0x1.8bf712p0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1.m[2]", float, 4, -0x1.55716ep0f, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1.m[3]", float, 4, 0x1.e21c0ep0f, a1.m[3]);
    CONFORM_CHECK_BYTES("argument 1.m[4]", float, 4, -0x1.b0bf3ap0f, a1.m[4]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = -0x1.655836p0f;
    result.m[1] = 0x1.1d8c86p0f;
    result.m[2] = -0x1.328052p0f;
    result.m[3] = 0x1.0afbdep0f;
    result.m[4] = -0x1.ce94eep0f;
    return result;
}

/* sysv-3.2.3-sse-one-double */
struct sysv_3_2_3_sse_one_double_S sysv_3_2_3_sse_one_double(struct sysv_3_2_3_sse_one_double_S a1)
{
    struct sysv_3_2_3_sse_one_double_S result;
    layout_sysv_3_2_3_sse_one_double();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.2a2de0f990ac5p0, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.88059b1093ad6p0;
    return result;
}

/* sysv-3.2.3-sse-two-doubles */
struct sysv_3_2_3_sse_two_doubles_S sysv_3_2_3_sse_two_doubles(struct sysv_3_2_3_sse_two_doubles_S a1)
{
    struct sysv_3_2_3_sse_two_doubles_S result;
    layout_sysv_3_2_3_sse_two_doubles();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.3069f5a9586ccp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.78fecf96a9c0ap0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.9d4f7eb75a0d0p0;
    result.b = 0x1.d0a5a00e1572ap0;
    return result;
}

/* sysv-3.2.3-sse-three-doubles */
struct sysv_3_2_3_sse_three_doubles_S sysv_3_2_3_sse_three_doubles(struct sysv_3_2_3_sse_three_doubles_S a1)
{
    struct sysv_3_2_3_sse_three_doubles_S result;
    layout_sysv_3_2_3_sse_three_doubles();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.8a3c68e1ec3e9p0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.79b8f8338dab2p0, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", double, 8, -0x1.4e0400c91fb17p0, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.c7f1506dd9eb9p0;
    result.b = 0x1.efb25bd07e720p0;
    result.c = -0x1.b31e5e89c49fcp0;
    return result;
}

/* sysv-3.2.3-sse-double-float */
struct sysv_3_2_3_sse_double_float_S sysv_3_2_3_sse_double_float(struct sysv_3_2_3_sse_double_float_S a1)
{
    struct sysv_3_2_3_sse_double_float_S result;
    layout_sysv_3_2_3_sse_double_float();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.4202a59a8719dp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.04d34ap0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.c8bb63a89a413p0;
    result.b = 0x1.37892ap0f;
    return result;
}

/* sysv-3.2.3-sse-float-double */
struct sysv_3_2_3_sse_float_double_S sysv_3_2_3_sse_float_double(struct sysv_3_2_3_sse_float_double_S a1)
{
    struct sysv_3_2_3_sse_float_double_S result;
    layout_sysv_3_2_3_sse_float_double();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.8404fap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.59378416f1fa5p0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.d16f1ap0f;
    result.b = 0x1.63745c2ab4e5ep0;
    return result;
}

/* sysv-3.2.3-sse-complex-float-member */
#if CONFORM_HAS_COMPLEX
struct sysv_3_2_3_sse_complex_float_member_S sysv_3_2_3_sse_complex_float_member(struct sysv_3_2_3_sse_complex_float_member_S a1)
{
    struct sysv_3_2_3_sse_complex_float_member_S result;
    layout_sysv_3_2_3_sse_complex_float_member();
    CONFORM_CHECK_BYTES("__real__ argument 1.z", float, 4, -0x1.846716p0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1.z", float, 4, 0x1.ac0296p0f, __imag__ a1.z);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result.z = -0x1.1eba26p0f;
    __imag__ result.z = 0x1.d87da6p0f;
    return result;
}
#endif

/* sysv-3.2.3-sse-complex-float-and-float */
#if CONFORM_HAS_COMPLEX
struct sysv_3_2_3_sse_complex_float_and_float_S sysv_3_2_3_sse_complex_float_and_float(struct sysv_3_2_3_sse_complex_float_and_float_S a1)
{
    struct sysv_3_2_3_sse_complex_float_and_float_S result;
    layout_sysv_3_2_3_sse_complex_float_and_float();
    CONFORM_CHECK_BYTES("__real__ argument 1.z", float, 4, -0x1.fc852ep0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1.z", float, 4, 0x1.618512p0f, __imag__ a1.z);
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.0d6b8ep0f, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result.z = -0x1.74c112p0f;
    __imag__ result.z = 0x1.40d146p0f;
    result.a = -0x1.6ea2eep0f;
    return result;
}
#endif

/* sysv-3.2.3-sse-complex-double-member */
#if CONFORM_HAS_COMPLEX
struct sysv_3_2_3_sse_complex_double_member_S sysv_3_2_3_sse_complex_double_member(struct sysv_3_2_3_sse_complex_double_member_S a1)
{
    struct sysv_3_2_3_sse_complex_double_member_S result;
    layout_sysv_3_2_3_sse_complex_double_member();
    CONFORM_CHECK_BYTES("__real__ argument 1.z", double, 8, -0x1.4f42e97df76bbp0, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1.z", double, 8, 0x1.c55ccdded03dep0, __imag__ a1.z);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result.z = -0x1.af12e4a7574f2p0;
    __imag__ result.z = 0x1.19c6bbf0a470cp0;
    return result;
}
#endif

/* sysv-3.2.3-sse-nested-floats */
struct sysv_3_2_3_sse_nested_floats_S sysv_3_2_3_sse_nested_floats(struct sysv_3_2_3_sse_nested_floats_S a1)
{
    struct sysv_3_2_3_sse_nested_floats_S result;
    layout_sysv_3_2_3_sse_nested_floats();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.37fff2p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.i.x", float, 4, 0x1.3d984ap0f, a1.i.x);
    CONFORM_CHECK_BYTES("argument 1.j.x", float, 4, -0x1.4b0126p0f, a1.j.x);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.36863ap0f;
    result.i.x = 0x1.d62476p0f;
    result.j.x = -0x1.b8b8eap0f;
    return result;
}

/* sysv-3.2.3-sse-vector-8-member */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
struct sysv_3_2_3_sse_vector_8_member_S sysv_3_2_3_sse_vector_8_member(struct sysv_3_2_3_sse_vector_8_member_S a1)
{
    struct sysv_3_2_3_sse_vector_8_member_S result;
    layout_sysv_3_2_3_sse_vector_8_member();
    CONFORM_CHECK_BYTES("argument 1.a[0]", float, 4, -0x1.4a43d2p0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1.a[1]", float, 4, 0x1.9d5d26p0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1.b[0]", float, 4, -0x1.3dfeeap0f, a1.b[0]);
    CONFORM_CHECK_BYTES("argument 1.b[1]", float, 4, 0x1.8362eep0f, a1.b[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = -0x1.a2122ep0f;
    result.a[1] = 0x1.e88feap0f;
    result.b[0] = -0x1.1fa99ap0f;
    result.b[1] = 0x1.89e48ap0f;
    return result;
}
#endif

/* sysv-3.2.3-sse-vector-16-member */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
struct sysv_3_2_3_sse_vector_16_member_S sysv_3_2_3_sse_vector_16_member(struct sysv_3_2_3_sse_vector_16_member_S a1)
{
    struct sysv_3_2_3_sse_vector_16_member_S result;
    layout_sysv_3_2_3_sse_vector_16_member();
    CONFORM_CHECK_BYTES("argument 1.a[0]", float, 4, -0x1.bae04ap0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1.a[1]", float, 4, 0x1.90f5dep0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1.a[2]", float, 4, -0x1.be9676p0f, a1.a[2]);
    CONFORM_CHECK_BYTES("argument 1.a[3]", float, 4, 0x1.618f2ep0f, a1.a[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = -0x1.addf12p0f;
    result.a[1] = 0x1.d656b6p0f;
    result.a[2] = -0x1.4b25f2p0f;
    result.a[3] = 0x1.9407aap0f;
    return result;
}
#endif

/* sysv-3.2.3-sse-two-vectors-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
struct sysv_3_2_3_sse_two_vectors_16_S sysv_3_2_3_sse_two_vectors_16(struct sysv_3_2_3_sse_two_vectors_16_S a1)
{
    struct sysv_3_2_3_sse_two_vectors_16_S result;
    layout_sysv_3_2_3_sse_two_vectors_16();
    CONFORM_CHECK_BYTES("argument 1.a[0]", float, 4, -0x1.24561ep0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1.a[1]", float, 4, 0x1.f7ea36p0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1.a[2]", float, 4, -0x1.2a85c6p0f, a1.a[2]);
    CONFORM_CHECK_BYTES("argument 1.a[3]", float, 4, 0x1.172e5ep0f, a1.a[3]);
    CONFORM_CHECK_BYTES("argument 1.b[0]", float, 4, -0x1.e6c166p0f, a1.b[0]);
    CONFORM_CHECK_BYTES("argument 1.b[1]", float, 4, 0x1.cbfc72p0f, a1.b[1]);
    CONFORM_CHECK_BYTES("argument 1.b[2]", float, 4, -0x1.449f86p0f, a1.b[2]);
    CONFORM_CHECK_BYTES("argument 1.b[3]", float, 4, 0x1.419416p0f, a1.b[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = -0x1.32ce4ep0f;
    result.a[1] = 0x1.e153b2p0f;
    result.a[2] = -0x1.b88866p0f;
    result.a[3] = 0x1.c425a6p0f;
    result.b[0] = -0x1.8b6d6ap0f;
    result.b[1] = 0x1.6011eep0f;
    result.b[2] = -0x1.95b4c6p0f;
    result.b[3] = 0x1.75950ap0f;
    return result;
}
#endif

/* sysv-3.2.3-sse-float128-member */
#if CONFORM_HAS_FLOAT128
struct sysv_3_2_3_sse_float128_member_S sysv_3_2_3_sse_float128_member(struct sysv_3_2_3_sse_float128_member_S a1)
{
    struct sysv_3_2_3_sse_float128_member_S result;
    layout_sysv_3_2_3_sse_float128_member();
    CONFORM_CHECK_BYTES("argument 1.a", __float128, 16, -((__float128)0x1.87ae44711244p0 + (__float128)0x0.b03e64ff76edp-48 + (__float128)0x0.b3c3p-96), a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((__float128)0x1.c8fb9e34ff51p0 + (__float128)0x0.7943086443a7p-48 + (__float128)0x0.39fep-96);
    return result;
}
#endif

/* sysv-3.2.3-sse-decimal128-member */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_sse_decimal128_member_S sysv_3_2_3_sse_decimal128_member(struct sysv_3_2_3_sse_decimal128_member_S a1)
{
    struct sysv_3_2_3_sse_decimal128_member_S result;
    layout_sysv_3_2_3_sse_decimal128_member();
    CONFORM_CHECK_BYTES("argument 1.m", _Decimal128, 16, -1.404610764738776750791099325761483dl, a1.m);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m = -1.615493889608142445212809830089703dl;
    return result;
}
#endif

/* sysv-3.2.3-sse-decimal32-pair */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_sse_decimal32_pair_S sysv_3_2_3_sse_decimal32_pair(struct sysv_3_2_3_sse_decimal32_pair_S a1)
{
    struct sysv_3_2_3_sse_decimal32_pair_S result;
    layout_sysv_3_2_3_sse_decimal32_pair();
    CONFORM_CHECK_BYTES("argument 1.a", _Decimal32, 4, -1.181548df, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", _Decimal32, 4, 1.669811df, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -1.214525df;
    result.b = 1.834522df;
    return result;
}
#endif

/* sysv-3.2.3-sse-decimal64-and-decimal32 */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_sse_decimal64_and_decimal32_S sysv_3_2_3_sse_decimal64_and_decimal32(struct sysv_3_2_3_sse_decimal64_and_decimal32_S a1)
{
    struct sysv_3_2_3_sse_decimal64_and_decimal32_S result;
    layout_sysv_3_2_3_sse_decimal64_and_decimal32();
    CONFORM_CHECK_BYTES("argument 1.a", _Decimal64, 8, -1.847101389978619dd, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", _Decimal32, 4, 1.403407df, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -1.175214883109620dd;
    result.b = 1.024885df;
    return result;
}
#endif

/* sysv-3.2.3-sse-decimal-and-binary */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_sse_decimal_and_binary_S sysv_3_2_3_sse_decimal_and_binary(struct sysv_3_2_3_sse_decimal_and_binary_S a1)
{
    struct sysv_3_2_3_sse_decimal_and_binary_S result;
    layout_sysv_3_2_3_sse_decimal_and_binary();
    CONFORM_CHECK_BYTES("argument 1.a", _Decimal32, 4, -1.074737df, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.96cc12p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", double, 8, -0x1.f00a594779122p0, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -1.516586df;
    result.b = 0x1.fdd436p0f;
    result.c = -0x1.44c65fc8fd4e3p0;
    return result;
}
#endif

/* sysv-3.2.3-sse-union-decimal128-double */
#if CONFORM_HAS_DECIMAL
union sysv_3_2_3_sse_union_decimal128_double_U sysv_3_2_3_sse_union_decimal128_double(union sysv_3_2_3_sse_union_decimal128_double_U a1)
{
    union sysv_3_2_3_sse_union_decimal128_double_U result;
    layout_sysv_3_2_3_sse_union_decimal128_double();
    CONFORM_CHECK_BYTES("argument 1.a", _Decimal128, 16, -1.505473239279039874237837468840768dl, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -1.273682867390038500633002723464202dl;
    return result;
}
#endif

/* sysv-3.2.3-sse-union-decimal128-two-doubles */
#if CONFORM_HAS_DECIMAL
union sysv_3_2_3_sse_union_decimal128_two_doubles_U sysv_3_2_3_sse_union_decimal128_two_doubles(union sysv_3_2_3_sse_union_decimal128_two_doubles_U a1)
{
    union sysv_3_2_3_sse_union_decimal128_two_doubles_U result;
    layout_sysv_3_2_3_sse_union_decimal128_two_doubles();
    CONFORM_CHECK_BYTES("argument 1.a", _Decimal128, 16, -1.873262562508201549290206367034702dl, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -1.041470401051423697057816546047335dl;
    return result;
}
#endif

/* sysv-3.2.3-sse-over-aligned-float */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_sse_over_aligned_float_S sysv_3_2_3_sse_over_aligned_float(struct sysv_3_2_3_sse_over_aligned_float_S a1)
{
    struct sysv_3_2_3_sse_over_aligned_float_S result;
    layout_sysv_3_2_3_sse_over_aligned_float();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.48b83ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.e72002p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.44f4d2p0f;
    result.b = 0x1.84ceaap0f;
    return result;
}
#endif

/* sysv-3.2.3-sse-half-and-float */
#if CONFORM_HAS_FLOAT16
struct sysv_3_2_3_sse_half_and_float_S sysv_3_2_3_sse_half_and_float(struct sysv_3_2_3_sse_half_and_float_S a1)
{
    struct sysv_3_2_3_sse_half_and_float_S result;
    layout_sysv_3_2_3_sse_half_and_float();
    CONFORM_CHECK_BYTES("argument 1.a", _Float16, 2, (_Float16)-0x1.274p0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.d7a7d2p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Float16)-0x1.d5cp0;
    result.b = 0x1.68f68ap0f;
    return result;
}
#endif

/* sysv-3.2.3-sse-two-halves-and-half */
#if CONFORM_HAS_FLOAT16 && CONFORM_HAS_GNU_C
struct sysv_3_2_3_sse_two_halves_and_half_S sysv_3_2_3_sse_two_halves_and_half(struct sysv_3_2_3_sse_two_halves_and_half_S a1)
{
    struct sysv_3_2_3_sse_two_halves_and_half_S result;
    layout_sysv_3_2_3_sse_two_halves_and_half();
    CONFORM_CHECK_BYTES("argument 1.a", _Float16, 2, (_Float16)-0x1.a1cp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", _Float16, 2, (_Float16)0x1.c7cp0, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", _Float16, 2, (_Float16)-0x1.1dcp0, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Float16)-0x1.964p0;
    result.b = (_Float16)0x1.154p0;
    result.c = (_Float16)-0x1.f94p0;
    return result;
}
#endif

/* sysv-3.2.3-sse-four-halves */
#if CONFORM_HAS_FLOAT16
struct sysv_3_2_3_sse_four_halves_S sysv_3_2_3_sse_four_halves(struct sysv_3_2_3_sse_four_halves_S a1)
{
    struct sysv_3_2_3_sse_four_halves_S result;
    layout_sysv_3_2_3_sse_four_halves();
    CONFORM_CHECK_BYTES("argument 1.m[0]", _Float16, 2, (_Float16)-0x1.9c4p0, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1.m[1]", _Float16, 2, (_Float16)0x1.344p0, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1.m[2]", _Float16, 2, (_Float16)-0x1.f44p0, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1.m[3]", _Float16, 2, (_Float16)0x1.67cp0, a1.m[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (_Float16)-0x1.adcp0;
    result.m[1] = (_Float16)0x1.e44p0;
    result.m[2] = (_Float16)-0x1.3acp0;
    result.m[3] = (_Float16)0x1.7bcp0;
    return result;
}
#endif

/* sysv-3.2.3-merge-int-float */
struct sysv_3_2_3_merge_int_float_S sysv_3_2_3_merge_int_float(struct sysv_3_2_3_merge_int_float_S a1)
{
    struct sysv_3_2_3_merge_int_float_S result;
    layout_sysv_3_2_3_merge_int_float();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x63f96827L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.953012p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x3882a569L;
    result.b = 0x1.eae59ep0f;
    return result;
}

/* sysv-3.2.3-merge-float-int */
struct sysv_3_2_3_merge_float_int_S sysv_3_2_3_merge_float_int(struct sysv_3_2_3_merge_float_int_S a1)
{
    struct sysv_3_2_3_merge_float_int_S result;
    layout_sysv_3_2_3_merge_float_int();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.fa21a6p0f, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x5f164688UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.97a50ap0f;
    result.b = (int)0x3d289c1dUL;
    return result;
}

/* sysv-3.2.3-merge-char-double */
struct sysv_3_2_3_merge_char_double_S sysv_3_2_3_merge_char_double(struct sysv_3_2_3_merge_char_double_S a1)
{
    struct sysv_3_2_3_merge_char_double_S result;
    layout_sysv_3_2_3_merge_char_double();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x60L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.20db861aa50a9p0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x11L;
    result.b = 0x1.8e059d3a3ace4p0;
    return result;
}

/* sysv-3.2.3-merge-double-char */
struct sysv_3_2_3_merge_double_char_S sysv_3_2_3_merge_double_char(struct sysv_3_2_3_merge_double_char_S a1)
{
    struct sysv_3_2_3_merge_double_char_S result;
    layout_sysv_3_2_3_merge_double_char();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.4644891653689p0, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x73UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.80ffc9d1d67b0p0;
    result.b = (char)0x53UL;
    return result;
}

/* sysv-3.2.3-merge-int-sse */
struct sysv_3_2_3_merge_int_sse_S sysv_3_2_3_merge_int_sse(struct sysv_3_2_3_merge_int_sse_S a1, int a2)
{
    struct sysv_3_2_3_merge_int_sse_S result;
    layout_sysv_3_2_3_merge_int_sse();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x59841853L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.8744e2p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", double, 8, -0x1.7e024ea675df4p0, a1.c);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x42f084ffL, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x58e755ebL;
    result.b = 0x1.1a5012p0f;
    result.c = -0x1.5d7cfd6d0457cp0;
    return result;
}

/* sysv-3.2.3-merge-sse-int */
struct sysv_3_2_3_merge_sse_int_S sysv_3_2_3_merge_sse_int(struct sysv_3_2_3_merge_sse_int_S a1, int a2)
{
    struct sysv_3_2_3_merge_sse_int_S result;
    layout_sysv_3_2_3_merge_sse_int();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.a913a708175bcp0, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x1c7c8e1eUL, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", float, 4, -0x1.405486p0f, a1.c);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x74d4c970L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.cb41924adeb2cp0;
    result.b = (int)0x4b346edfUL;
    result.c = -0x1.c07c8ap0f;
    return result;
}

/* sysv-3.2.3-merge-long-float */
struct sysv_3_2_3_merge_long_float_S sysv_3_2_3_merge_long_float(struct sysv_3_2_3_merge_long_float_S a1)
{
    struct sysv_3_2_3_merge_long_float_S result;
    layout_sysv_3_2_3_merge_long_float();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x2f5f5581785e1aceL - 1), a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.299d16p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x7f7ed02e790b9409L - 1);
    result.b = 0x1.f32cb2p0f;
    return result;
}

/* sysv-3.2.3-merge-floats-then-int */
struct sysv_3_2_3_merge_floats_then_int_S sysv_3_2_3_merge_floats_then_int(struct sysv_3_2_3_merge_floats_then_int_S a1)
{
    struct sysv_3_2_3_merge_floats_then_int_S result;
    layout_sysv_3_2_3_merge_floats_then_int();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.24eabap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.648692p0f, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x41a4e311L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.b4a1dap0f;
    result.b = 0x1.bdd30ap0f;
    result.c = (int)-0x718c7091L;
    return result;
}

/* sysv-3.2.3-merge-float-int-float */
struct sysv_3_2_3_merge_float_int_float_S sysv_3_2_3_merge_float_int_float(struct sysv_3_2_3_merge_float_int_float_S a1)
{
    struct sysv_3_2_3_merge_float_int_float_S result;
    layout_sysv_3_2_3_merge_float_int_float();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.75df5ep0f, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x42236c62UL, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", float, 4, -0x1.89a12ep0f, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.6fe33ep0f;
    result.b = (int)0x5f0f5ca7UL;
    result.c = -0x1.3c7fa6p0f;
    return result;
}

/* sysv-3.2.3-merge-short-int-short-float */
struct sysv_3_2_3_merge_short_int_short_float_S sysv_3_2_3_merge_short_int_short_float(struct sysv_3_2_3_merge_short_int_short_float_S a1)
{
    struct sysv_3_2_3_merge_short_int_short_float_S result;
    layout_sysv_3_2_3_merge_short_int_short_float();
    CONFORM_CHECK("argument 1.a", short, 2, (short)-0x5eddL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x2eed3e53UL, a1.b);
    CONFORM_CHECK("argument 1.c", short, 2, (short)-0x4c6eL, a1.c);
    CONFORM_CHECK_BYTES("argument 1.d", float, 4, 0x1.e0a13ep0f, a1.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (short)-0x32d9L;
    result.b = (int)0x6772e46dUL;
    result.c = (short)-0x30b6L;
    result.d = 0x1.e72c82p0f;
    return result;
}

/* sysv-3.2.3-merge-bit-field-float */
struct sysv_3_2_3_merge_bit_field_float_S sysv_3_2_3_merge_bit_field_float(struct sysv_3_2_3_merge_bit_field_float_S a1)
{
    struct sysv_3_2_3_merge_bit_field_float_S result;
    layout_sysv_3_2_3_merge_bit_field_float();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.129ffap0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0xaL;
    result.b = 0x1.cd6f4ap0f;
    return result;
}

/* sysv-3.2.3-merge-pointer-double */
struct sysv_3_2_3_merge_pointer_double_S sysv_3_2_3_merge_pointer_double(struct sysv_3_2_3_merge_pointer_double_S a1)
{
    struct sysv_3_2_3_merge_pointer_double_S result;
    layout_sysv_3_2_3_merge_pointer_double();
    CONFORM_CHECK("argument 1.p", unsigned long, 8, (unsigned long)(char *)0x9aa7b9b35c1f0UL, (unsigned long)a1.p);
    CONFORM_CHECK_BYTES("argument 1.d", double, 8, 0x1.2be39eeea22bap0, a1.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.p = (char *)0x450f0f2333630UL;
    result.d = 0x1.2eb0861db7643p0;
    return result;
}

/* sysv-3.2.3-merge-chars-and-floats */
struct sysv_3_2_3_merge_chars_and_floats_S sysv_3_2_3_merge_chars_and_floats(struct sysv_3_2_3_merge_chars_and_floats_S a1)
{
    struct sysv_3_2_3_merge_chars_and_floats_S result;
    layout_sysv_3_2_3_merge_chars_and_floats();
    CONFORM_CHECK("argument 1.a[0]", char, 1, (char)-0x30L, a1.a[0]);
    CONFORM_CHECK("argument 1.a[1]", char, 1, (char)0x3dUL, a1.a[1]);
    CONFORM_CHECK("argument 1.a[2]", char, 1, (char)-0x42L, a1.a[2]);
    CONFORM_CHECK("argument 1.a[3]", char, 1, (char)0x6UL, a1.a[3]);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, -0x1.bd893ap0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", float, 4, 0x1.b97c9ep0f, a1.c);
    CONFORM_CHECK_BYTES("argument 1.d", float, 4, -0x1.ac288ep0f, a1.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = (char)-0x72L;
    result.a[1] = (char)0x67UL;
    result.a[2] = (char)-0x2eL;
    result.a[3] = (char)0x3cUL;
    result.b = -0x1.353f96p0f;
    result.c = 0x1.7e084ep0f;
    result.d = -0x1.a6f2e2p0f;
    return result;
}

/* sysv-3.2.3-merge-union-int-float */
union sysv_3_2_3_merge_union_int_float_U sysv_3_2_3_merge_union_int_float(union sysv_3_2_3_merge_union_int_float_U a1)
{
    union sysv_3_2_3_merge_union_int_float_U result;
    layout_sysv_3_2_3_merge_union_int_float();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x904b86eL, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x7efe13cfL;
    return result;
}

/* sysv-3.2.3-merge-union-double-long */
union sysv_3_2_3_merge_union_double_long_U sysv_3_2_3_merge_union_double_long(union sysv_3_2_3_merge_union_double_long_U a1)
{
    union sysv_3_2_3_merge_union_double_long_U result;
    layout_sysv_3_2_3_merge_union_double_long();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.0d11246249fc0p0, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.762b8debb7c1ap0;
    return result;
}

/* sysv-3.2.3-merge-union-float-double */
union sysv_3_2_3_merge_union_float_double_U sysv_3_2_3_merge_union_float_double(union sysv_3_2_3_merge_union_float_double_U a1)
{
    union sysv_3_2_3_merge_union_float_double_U result;
    layout_sysv_3_2_3_merge_union_float_double();
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, -0x1.1a6f0f1d1db43p0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.b = -0x1.2a84b3ed8260ep0;
    return result;
}

/* sysv-3.2.3-merge-union-double-pair-int */
union sysv_3_2_3_merge_union_double_pair_int_U sysv_3_2_3_merge_union_double_pair_int(union sysv_3_2_3_merge_union_double_pair_int_U a1)
{
    union sysv_3_2_3_merge_union_double_pair_int_U result;
    layout_sysv_3_2_3_merge_union_double_pair_int();
    CONFORM_CHECK_BYTES("argument 1.a[0]", double, 8, -0x1.2f56dc05f4340p0, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1.a[1]", double, 8, 0x1.3fa428a87285cp0, a1.a[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = -0x1.306cee0d6843bp0;
    result.a[1] = 0x1.36c60468bc4bap0;
    return result;
}

/* sysv-3.2.3-merge-union-of-structs */
union sysv_3_2_3_merge_union_of_structs_U sysv_3_2_3_merge_union_of_structs(union sysv_3_2_3_merge_union_of_structs_U a1)
{
    union sysv_3_2_3_merge_union_of_structs_U result;
    layout_sysv_3_2_3_merge_union_of_structs();
    CONFORM_CHECK_BYTES("argument 1.b.d", double, 8, -0x1.962abae47f4dcp0, a1.b.d);
    CONFORM_CHECK_BYTES("argument 1.b.e", double, 8, 0x1.ace271532fed9p0, a1.b.e);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.b.d = -0x1.390524c575747p0;
    result.b.e = 0x1.7df6fa4f66e2bp0;
    return result;
}

/* sysv-3.2.3-merge-union-chars-double */
union sysv_3_2_3_merge_union_chars_double_U sysv_3_2_3_merge_union_chars_double(union sysv_3_2_3_merge_union_chars_double_U a1)
{
    union sysv_3_2_3_merge_union_chars_double_U result;
    layout_sysv_3_2_3_merge_union_chars_double();
    CONFORM_CHECK("argument 1.a[0]", char, 1, (char)-0x4cL, a1.a[0]);
    CONFORM_CHECK("argument 1.a[1]", char, 1, (char)0x4cUL, a1.a[1]);
    CONFORM_CHECK("argument 1.a[2]", char, 1, (char)-0x6fL, a1.a[2]);
    CONFORM_CHECK("argument 1.a[3]", char, 1, (char)0x25UL, a1.a[3]);
    CONFORM_CHECK("argument 1.a[4]", char, 1, (char)-0x59L, a1.a[4]);
    CONFORM_CHECK("argument 1.a[5]", char, 1, (char)0x3cUL, a1.a[5]);
    CONFORM_CHECK("argument 1.a[6]", char, 1, (char)-0x4eL, a1.a[6]);
    CONFORM_CHECK("argument 1.a[7]", char, 1, (char)0x68UL, a1.a[7]);
    CONFORM_CHECK("argument 1.a[8]", char, 1, (char)-0x3bL, a1.a[8]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = (char)-0x3L;
    result.a[1] = (char)0x36UL;
    result.a[2] = (char)-0x20L;
    result.a[3] = (char)0x64UL;
    result.a[4] = (char)-0x70L;
    result.a[5] = (char)0x5cUL;
    result.a[6] = (char)-0x27L;
    result.a[7] = (char)0x78UL;
    result.a[8] = (char)-0x4eL;
    return result;
}

/* sysv-3.2.3-merge-union-in-struct */
struct sysv_3_2_3_merge_union_in_struct_S sysv_3_2_3_merge_union_in_struct(struct sysv_3_2_3_merge_union_in_struct_S a1)
{
    struct sysv_3_2_3_merge_union_in_struct_S result;
    layout_sysv_3_2_3_merge_union_in_struct();
    CONFORM_CHECK_BYTES("argument 1.x", float, 4, -0x1.ccdaf6p0f, a1.x);
    CONFORM_CHECK("argument 1.u.a", int, 4, (int)0x312955e1UL, a1.u.a);
    CONFORM_CHECK_BYTES("argument 1.y", double, 8, -0x1.22c28e04a4830p0, a1.y);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.x = -0x1.8b9cd2p0f;
    result.u.a = (int)0x264b84e9UL;
    result.y = -0x1.d9d569681c930p0;
    return result;
}

/* sysv-3.2.3-merge-anonymous-union-in-struct */
struct sysv_3_2_3_merge_anonymous_union_in_struct_S sysv_3_2_3_merge_anonymous_union_in_struct(struct sysv_3_2_3_merge_anonymous_union_in_struct_S a1)
{
    struct sysv_3_2_3_merge_anonymous_union_in_struct_S result;
    layout_sysv_3_2_3_merge_anonymous_union_in_struct();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.f9111ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.c", float, 4, 0x1.e5620ap0f, a1.c);
    CONFORM_CHECK_BYTES("argument 1.d", double, 8, -0x1.339899ec83b08p0, a1.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.88633ap0f;
    result.c = 0x1.18991ep0f;
    result.d = -0x1.f0ab03b110026p0;
    return result;
}

/* sysv-3.2.3-merge-union-vector-long */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
void sysv_3_2_3_merge_union_vector_long(union sysv_3_2_3_merge_union_vector_long_U a1)
{
    layout_sysv_3_2_3_merge_union_vector_long();
    CONFORM_CHECK_BYTES("argument 1.a[0]", float, 4, -0x1.a6c6fep0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1.a[1]", float, 4, 0x1.1e221ep0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1.a[2]", float, 4, -0x1.a4cccap0f, a1.a[2]);
    CONFORM_CHECK_BYTES("argument 1.a[3]", float, 4, 0x1.151a6ap0f, a1.a[3]);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* sysv-3.2.3-merge-union-over-16 */
union sysv_3_2_3_merge_union_over_16_U sysv_3_2_3_merge_union_over_16(union sysv_3_2_3_merge_union_over_16_U a1)
{
    union sysv_3_2_3_merge_union_over_16_U result;
    layout_sysv_3_2_3_merge_union_over_16();
    CONFORM_CHECK_BYTES("argument 1.a[0]", double, 8, -0x1.79e1a36d26a44p0, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1.a[1]", double, 8, 0x1.9de44a14a90f3p0, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1.a[2]", double, 8, -0x1.0fa6cae82e462p0, a1.a[2]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = -0x1.bf31df6c64851p0;
    result.a[1] = 0x1.e912274550003p0;
    result.a[2] = -0x1.baedc1a737ec6p0;
    return result;
}

/* sysv-3.2.3-merge-decimal32-int */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_merge_decimal32_int_S sysv_3_2_3_merge_decimal32_int(struct sysv_3_2_3_merge_decimal32_int_S a1)
{
    struct sysv_3_2_3_merge_decimal32_int_S result;
    layout_sysv_3_2_3_merge_decimal32_int();
    CONFORM_CHECK_BYTES("argument 1.a", _Decimal32, 4, -1.426566df, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x41a44614UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -1.068258df;
    result.b = (int)0xcc2294dUL;
    return result;
}
#endif

/* sysv-3.2.3-merge-union-decimal128-long */
#if CONFORM_HAS_DECIMAL
union sysv_3_2_3_merge_union_decimal128_long_U sysv_3_2_3_merge_union_decimal128_long(union sysv_3_2_3_merge_union_decimal128_long_U a1)
{
    union sysv_3_2_3_merge_union_decimal128_long_U result;
    layout_sysv_3_2_3_merge_union_decimal128_long();
    CONFORM_CHECK_BYTES("argument 1.a", _Decimal128, 16, -1.086401811609048876674023567726223dl, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -1.977512933718345912909943494048142dl;
    return result;
}
#endif

/* sysv-3.2.3-x87-record-of-long-double */
struct sysv_3_2_3_x87_record_of_long_double_S sysv_3_2_3_x87_record_of_long_double(struct sysv_3_2_3_x87_record_of_long_double_S a1)
{
    struct sysv_3_2_3_x87_record_of_long_double_S result;
    layout_sysv_3_2_3_x87_record_of_long_double();
    CONFORM_CHECK_BYTES("argument 1.a", long double, 10, -((long double)0x1.ddbaa7a641dbp0 + (long double)0x0.286ep-48), a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.d8445ed0f4a1p0 + (long double)0x0.7baep-48);
    return result;
}

/* sysv-3.2.3-x87-union-with-int */
union sysv_3_2_3_x87_union_with_int_U sysv_3_2_3_x87_union_with_int(union sysv_3_2_3_x87_union_with_int_U a1)
{
    union sysv_3_2_3_x87_union_with_int_U result;
    layout_sysv_3_2_3_x87_union_with_int();
    CONFORM_CHECK_BYTES("argument 1.a", long double, 10, -((long double)0x1.e628b614a618p0 + (long double)0x0.814ep-48), a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.c34c191fc471p0 + (long double)0x0.8cdep-48);
    return result;
}

/* sysv-3.2.3-x87-union-with-double */
union sysv_3_2_3_x87_union_with_double_U sysv_3_2_3_x87_union_with_double(union sysv_3_2_3_x87_union_with_double_U a1)
{
    union sysv_3_2_3_x87_union_with_double_U result;
    layout_sysv_3_2_3_x87_union_with_double();
    CONFORM_CHECK_BYTES("argument 1.a", long double, 10, -((long double)0x1.edf0a9d3c987p0 + (long double)0x0.b0cep-48), a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.10304c949811p0 + (long double)0x0.d60ep-48);
    return result;
}

/* sysv-3.2.3-x87-union-of-long-doubles */
union sysv_3_2_3_x87_union_of_long_doubles_U sysv_3_2_3_x87_union_of_long_doubles(union sysv_3_2_3_x87_union_of_long_doubles_U a1)
{
    union sysv_3_2_3_x87_union_of_long_doubles_U result;
    layout_sysv_3_2_3_x87_union_of_long_doubles();
    CONFORM_CHECK_BYTES("argument 1.a", long double, 10, -((long double)0x1.bbb4ce26320ep0 + (long double)0x0.0802p-48), a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.6999847c18cfp0 + (long double)0x0.8076p-48);
    return result;
}

/* sysv-3.2.3-x87-record-with-int */
struct sysv_3_2_3_x87_record_with_int_S sysv_3_2_3_x87_record_with_int(struct sysv_3_2_3_x87_record_with_int_S a1)
{
    struct sysv_3_2_3_x87_record_with_int_S result;
    layout_sysv_3_2_3_x87_record_with_int();
    CONFORM_CHECK_BYTES("argument 1.a", long double, 10, -((long double)0x1.5f512af1916ep0 + (long double)0x0.b372p-48), a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x790e22d1UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.2077193614afp0 + (long double)0x0.4016p-48);
    result.b = (int)0x7bec280bUL;
    return result;
}

/* sysv-3.2.3-x87-record-of-complex */
#if CONFORM_HAS_COMPLEX
struct sysv_3_2_3_x87_record_of_complex_S sysv_3_2_3_x87_record_of_complex(struct sysv_3_2_3_x87_record_of_complex_S a1)
{
    struct sysv_3_2_3_x87_record_of_complex_S result;
    layout_sysv_3_2_3_x87_record_of_complex();
    CONFORM_CHECK_BYTES("__real__ argument 1.z", long double, 10, -((long double)0x1.56d261b51df5p0 + (long double)0x0.95dap-48), __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1.z", long double, 10, ((long double)0x1.753c09a4c2d8p0 + (long double)0x0.0d7ap-48), __imag__ a1.z);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result.z = -((long double)0x1.24c957f60e9ep0 + (long double)0x0.bbdep-48);
    __imag__ result.z = ((long double)0x1.696ddc70b189p0 + (long double)0x0.db2ep-48);
    return result;
}
#endif

/* sysv-3.2.3-x87-array-of-one */
struct sysv_3_2_3_x87_array_of_one_S sysv_3_2_3_x87_array_of_one(struct sysv_3_2_3_x87_array_of_one_S a1)
{
    struct sysv_3_2_3_x87_array_of_one_S result;
    layout_sysv_3_2_3_x87_array_of_one();
    CONFORM_CHECK_BYTES("argument 1.m[0]", long double, 10, -((long double)0x1.7e8cc5095779p0 + (long double)0x0.8c0ep-48), a1.m[0]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = -((long double)0x1.451bd2aa7869p0 + (long double)0x0.00fap-48);
    return result;
}

/* sysv-3.2.3-x87-two */
struct sysv_3_2_3_x87_two_S sysv_3_2_3_x87_two(struct sysv_3_2_3_x87_two_S a1)
{
    struct sysv_3_2_3_x87_two_S result;
    layout_sysv_3_2_3_x87_two();
    CONFORM_CHECK_BYTES("argument 1.a", long double, 10, -((long double)0x1.3f825b6cec0ep0 + (long double)0x0.7bcap-48), a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", long double, 10, ((long double)0x1.8c22bb235b21p0 + (long double)0x0.6adap-48), a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.b3cb6aa824ebp0 + (long double)0x0.0f02p-48);
    result.b = ((long double)0x1.4a71f5197c70p0 + (long double)0x0.bccap-48);
    return result;
}

/* sysv-3.2.3-x87-between-registers */
double sysv_3_2_3_x87_between_registers(int a1, long double a2, double a3, long double a4, int a5)
{
    double result;
    layout_sysv_3_2_3_x87_between_registers();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x4ff1b4e8L, a1);
    CONFORM_CHECK_BYTES("argument 2", long double, 10, -((long double)0x1.2bc40a3b3dfap0 + (long double)0x0.a6a2p-48), a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.89157250c84d5p0, a3);
    CONFORM_CHECK_BYTES("argument 4", long double, 10, -((long double)0x1.6c523db8caa4p0 + (long double)0x0.359ep-48), a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x37764800L, a5);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&result, sizeof result);
    result = -0x1.a0326eb537e23p0;
    return result;
}

/* sysv-3.2.3-x87-stack-alignment */
int sysv_3_2_3_x87_stack_alignment(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long double a8, long a9)
{
    int result;
    layout_sysv_3_2_3_x87_stack_alignment();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x6dd42e17394d81f1L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x20b4c1c2d454d76cL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0xa847a780faa7515L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x681627f965b0784cL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x50d83bb254412057L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0xbbcfac61a4db140L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x18bfecbb07486086L - 1), a7);
    CONFORM_CHECK_BYTES("argument 8", long double, 10, -((long double)0x1.020668aa9d4ep0 + (long double)0x0.fbd6p-48), a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x50506a6e799c3874L - 1), a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = (int)-0x27c01836L;
    return result;
}

/* sysv-3.2.3-x87-nested */
struct sysv_3_2_3_x87_nested_S sysv_3_2_3_x87_nested(struct sysv_3_2_3_x87_nested_S a1, double a2)
{
    struct sysv_3_2_3_x87_nested_S result;
    layout_sysv_3_2_3_x87_nested();
    CONFORM_CHECK_BYTES("argument 1.i.x", long double, 10, -((long double)0x1.c9fba800b5dbp0 + (long double)0x0.c2dap-48), a1.i.x);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.ecc565d51865ap0, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.i.x = -((long double)0x1.63db4d64e142p0 + (long double)0x0.a532p-48);
    return result;
}

/* sysv-3.2.3-unaligned-packed-char-int */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_char_int_S sysv_3_2_3_unaligned_packed_char_int(struct sysv_3_2_3_unaligned_packed_char_int_S a1)
{
    struct sysv_3_2_3_unaligned_packed_char_int_S result;
    layout_sysv_3_2_3_unaligned_packed_char_int();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x21L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x2a1866c2UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x58L;
    result.b = (int)0x7c06ccaeUL;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-packed-but-aligned */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_but_aligned_S sysv_3_2_3_unaligned_packed_but_aligned(struct sysv_3_2_3_unaligned_packed_but_aligned_S a1)
{
    struct sysv_3_2_3_unaligned_packed_but_aligned_S result;
    layout_sysv_3_2_3_unaligned_packed_but_aligned();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x6b3460f1L, a1.a);
    CONFORM_CHECK("argument 1.b", short, 2, (short)0x68a5UL, a1.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x59L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x742c1d6eL;
    result.b = (short)0x5eadUL;
    result.c = (char)-0x1L;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-packed-chars */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_chars_S sysv_3_2_3_unaligned_packed_chars(struct sysv_3_2_3_unaligned_packed_chars_S a1)
{
    struct sysv_3_2_3_unaligned_packed_chars_S result;
    layout_sysv_3_2_3_unaligned_packed_chars();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x46L, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x3dUL, a1.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)-0x59L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x2cL;
    result.b = (char)0x6dUL;
    result.c = (char)-0x5L;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-packed-double-at-4 */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_double_at_4_S sysv_3_2_3_unaligned_packed_double_at_4(struct sysv_3_2_3_unaligned_packed_double_at_4_S a1)
{
    struct sysv_3_2_3_unaligned_packed_double_at_4_S result;
    layout_sysv_3_2_3_unaligned_packed_double_at_4();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.d9aafap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.8b10d54abdbc7p0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.ea8632p0f;
    result.b = 0x1.03d9e30a7bc4cp0;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-packed-member-only */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_member_only_S sysv_3_2_3_unaligned_packed_member_only(struct sysv_3_2_3_unaligned_packed_member_only_S a1)
{
    struct sysv_3_2_3_unaligned_packed_member_only_S result;
    layout_sysv_3_2_3_unaligned_packed_member_only();
    CONFORM_CHECK("argument 1.a", short, 2, (short)-0x301eL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x10a3c1fUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (short)-0x2ec0L;
    result.b = (int)0x5c604578UL;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-pack-1 */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_pack_1_S sysv_3_2_3_unaligned_pack_1(struct sysv_3_2_3_unaligned_pack_1_S a1)
{
    struct sysv_3_2_3_unaligned_pack_1_S result;
    layout_sysv_3_2_3_unaligned_pack_1();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x6bL, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x2dfb54f8ffc9b123UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x1bL;
    result.b = (long)0xa176b35da4085e3UL;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-packed-bit-fields */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_bit_fields_S sysv_3_2_3_unaligned_packed_bit_fields(struct sysv_3_2_3_unaligned_packed_bit_fields_S a1)
{
    struct sysv_3_2_3_unaligned_packed_bit_fields_S result;
    layout_sysv_3_2_3_unaligned_packed_bit_fields();
    CONFORM_CHECK("argument 1.a", unsigned int, 4, (unsigned int)0x71UL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned long, 8, (unsigned long)0x197bcf50f3UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned int)0x77UL;
    result.b = (unsigned long)0xc8e9481c47UL;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-packed-array */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_array_S sysv_3_2_3_unaligned_packed_array(struct sysv_3_2_3_unaligned_packed_array_S a1)
{
    struct sysv_3_2_3_unaligned_packed_array_S result;
    layout_sysv_3_2_3_unaligned_packed_array();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x1eL, a1.a);
    CONFORM_CHECK("argument 1.b[0]", short, 2, (short)0x67eUL, a1.b[0]);
    CONFORM_CHECK("argument 1.b[1]", short, 2, (short)-0x5f06L, a1.b[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x41L;
    result.b[0] = (short)0x64b0UL;
    result.b[1] = (short)-0x14c9L;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-packed-pointer */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_pointer_S sysv_3_2_3_unaligned_packed_pointer(struct sysv_3_2_3_unaligned_packed_pointer_S a1)
{
    struct sysv_3_2_3_unaligned_packed_pointer_S result;
    layout_sysv_3_2_3_unaligned_packed_pointer();
    CONFORM_CHECK("argument 1.n", int, 4, (int)-0x51d9a34eL, a1.n);
    CONFORM_CHECK("argument 1.p", unsigned long, 8, (unsigned long)(void *)0x8dddbfd4274e0UL, (unsigned long)a1.p);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.n = (int)-0x2271e367L;
    result.p = (void *)0x52595ce07deb0UL;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-packed-nested-chars */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_nested_chars_S sysv_3_2_3_unaligned_packed_nested_chars(struct sysv_3_2_3_unaligned_packed_nested_chars_S a1)
{
    struct sysv_3_2_3_unaligned_packed_nested_chars_S result;
    layout_sysv_3_2_3_unaligned_packed_nested_chars();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0xaL, a1.a);
    CONFORM_CHECK("argument 1.i.x", char, 1, (char)0x7UL, a1.i.x);
    CONFORM_CHECK("argument 1.i.y", char, 1, (char)-0x62L, a1.i.y);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x34L;
    result.i.x = (char)0x3eUL;
    result.i.y = (char)-0x7eL;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-packed-memory-size-3 */
#if CONFORM_HAS_GNU_C
int sysv_3_2_3_unaligned_packed_memory_size_3(struct sysv_3_2_3_unaligned_packed_memory_size_3_S a1, struct sysv_3_2_3_unaligned_packed_memory_size_3_S a2, int a3)
{
    int result;
    layout_sysv_3_2_3_unaligned_packed_memory_size_3();
    CONFORM_CHECK("argument 1.a", char, 1, (char)-0x66L, a1.a);
    CONFORM_CHECK("argument 1.b", short, 2, (short)0x4027UL, a1.b);
    CONFORM_CHECK("argument 2.a", char, 1, (char)-0x5aL, a2.a);
    CONFORM_CHECK("argument 2.b", short, 2, (short)0x775bUL, a2.b);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x1469ba20L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x38246ce2L;
    return result;
}
#endif

/* sysv-3.2.3-unaligned-aligned-typedef-below */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_aligned_typedef_below_S sysv_3_2_3_unaligned_aligned_typedef_below(struct sysv_3_2_3_unaligned_aligned_typedef_below_S a1)
{
    struct sysv_3_2_3_unaligned_aligned_typedef_below_S result;
    layout_sysv_3_2_3_unaligned_aligned_typedef_below();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x6d7cdddbL, a1.a);
    CONFORM_CHECK("argument 1.b", long long, 8, (long long)0x1a9cd88c91e419f3UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x7a5391d6L;
    result.b = (long long)0x4fa02cc477f7894fUL;
    return result;
}
#endif

/* sysv-3.2.3-memory-three-longs */
long sysv_3_2_3_memory_three_longs(struct sysv_3_2_3_memory_three_longs_S a1, long a2)
{
    long result;
    layout_sysv_3_2_3_memory_three_longs();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x50e3c9546d0bc186L - 1), a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x119f91938594308dUL, a1.b);
    CONFORM_CHECK("argument 1.c", long, 8, (long)(-0x1427f2a62343e252L - 1), a1.c);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x4c1a461ffd8f1ff2L - 1), a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x6af916ab6d5ed264L - 1);
    return result;
}

/* sysv-3.2.3-memory-takes-no-registers */
long sysv_3_2_3_memory_takes_no_registers(int a1, struct sysv_3_2_3_memory_takes_no_registers_S a2, int a3, struct sysv_3_2_3_memory_takes_no_registers_S a4, double a5)
{
    long result;
    layout_sysv_3_2_3_memory_takes_no_registers();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x250f9811L, a1);
    CONFORM_CHECK("argument 2.a", long, 8, (long)(-0x36c04b1ea3caae8bL - 1), a2.a);
    CONFORM_CHECK("argument 2.b", long, 8, (long)0x60d3ea79b4ff4cc2UL, a2.b);
    CONFORM_CHECK("argument 2.c", long, 8, (long)(-0x6b5ff19e4e6f1994L - 1), a2.c);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x608f9b35L, a3);
    CONFORM_CHECK("argument 4.a", long, 8, (long)(-0x2155bfae8f32c814L - 1), a4.a);
    CONFORM_CHECK("argument 4.b", long, 8, (long)0x25749fabed7abac9UL, a4.b);
    CONFORM_CHECK("argument 4.c", long, 8, (long)(-0x3f6807dc0c76ec71L - 1), a4.c);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.7cb0a40431ca0p0, a5);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x4f699d3eaae64668L - 1);
    return result;
}

/* sysv-3.2.3-memory-eightbyte-steps */
int sysv_3_2_3_memory_eightbyte_steps(struct sysv_3_2_3_memory_eightbyte_steps_S a1, struct sysv_3_2_3_memory_eightbyte_steps_S a2)
{
    int result;
    layout_sysv_3_2_3_memory_eightbyte_steps();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)-0x2aL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x2bUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)-0x5aL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x6UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)-0x3fL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x55UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)-0x6bL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x62UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)-0x4aL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x72UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)-0xdL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x18UL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)-0x63L, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", char, 1, (char)0x3bUL, a1.m[13]);
    CONFORM_CHECK("argument 1.m[14]", char, 1, (char)-0x25L, a1.m[14]);
    CONFORM_CHECK("argument 1.m[15]", char, 1, (char)0x43UL, a1.m[15]);
    CONFORM_CHECK("argument 1.m[16]", char, 1, (char)-0x20L, a1.m[16]);
    CONFORM_CHECK("argument 2.m[0]", char, 1, (char)-0x27L, a2.m[0]);
    CONFORM_CHECK("argument 2.m[1]", char, 1, (char)0x35UL, a2.m[1]);
    CONFORM_CHECK("argument 2.m[2]", char, 1, (char)-0x7fL, a2.m[2]);
    CONFORM_CHECK("argument 2.m[3]", char, 1, (char)0x31UL, a2.m[3]);
    CONFORM_CHECK("argument 2.m[4]", char, 1, (char)-0x49L, a2.m[4]);
    CONFORM_CHECK("argument 2.m[5]", char, 1, (char)0x34UL, a2.m[5]);
    CONFORM_CHECK("argument 2.m[6]", char, 1, (char)-0x27L, a2.m[6]);
    CONFORM_CHECK("argument 2.m[7]", char, 1, (char)0x60UL, a2.m[7]);
    CONFORM_CHECK("argument 2.m[8]", char, 1, (char)-0x1bL, a2.m[8]);
    CONFORM_CHECK("argument 2.m[9]", char, 1, (char)0x3fUL, a2.m[9]);
    CONFORM_CHECK("argument 2.m[10]", char, 1, (char)-0x66L, a2.m[10]);
    CONFORM_CHECK("argument 2.m[11]", char, 1, (char)0x1aUL, a2.m[11]);
    CONFORM_CHECK("argument 2.m[12]", char, 1, (char)-0x55L, a2.m[12]);
    CONFORM_CHECK("argument 2.m[13]", char, 1, (char)0x51UL, a2.m[13]);
    CONFORM_CHECK("argument 2.m[14]", char, 1, (char)-0x7cL, a2.m[14]);
    CONFORM_CHECK("argument 2.m[15]", char, 1, (char)0x2UL, a2.m[15]);
    CONFORM_CHECK("argument 2.m[16]", char, 1, (char)-0x2fL, a2.m[16]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (int)-0x7fe688a6L;
    return result;
}

/* sysv-3.2.3-memory-aligned-16 */
#if CONFORM_HAS_GNU_C
int sysv_3_2_3_memory_aligned_16(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct sysv_3_2_3_memory_aligned_16_S a8, long a9)
{
    int result;
    layout_sysv_3_2_3_memory_aligned_16();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x78ae5a568a9dfe24L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x1028a6960cf3977bL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x60226e2e81a8a767L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x2da94831a9ddc006L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x2a99b80f6f2eddd7L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x4ee13f5acc8e166dL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x129ba8388a45703L - 1), a7);
    CONFORM_CHECK("argument 8.a", long, 8, (long)(-0x2e149d5d31a4313eL - 1), a8.a);
    CONFORM_CHECK("argument 8.b", long, 8, (long)0x54722eb4729b6b77UL, a8.b);
    CONFORM_CHECK("argument 8.c", long, 8, (long)(-0x14c3911b97f2194dL - 1), a8.c);
    CONFORM_CHECK("argument 8.d", long, 8, (long)0x61e52b228313e242UL, a8.d);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x1e75bcbe64dcd844L - 1), a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = (int)-0x4015cbe6L;
    return result;
}
#endif

/* sysv-3.2.3-memory-aligned-32 */
#if CONFORM_HAS_GNU_C
int sysv_3_2_3_memory_aligned_32(struct sysv_3_2_3_memory_aligned_32_S a1, int a2, struct sysv_3_2_3_memory_aligned_32_S a3)
{
    int result;
    layout_sysv_3_2_3_memory_aligned_32();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x2f05ad44f010c203L - 1), a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x68c8c63b06118f8aUL, a1.b);
    CONFORM_CHECK("argument 1.c", long, 8, (long)(-0x2aef83e3c6d81169L - 1), a1.c);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x6dd443d4L, a2);
    CONFORM_CHECK("argument 3.a", long, 8, (long)(-0x1f4b583eaf06c0f1L - 1), a3.a);
    CONFORM_CHECK("argument 3.b", long, 8, (long)0x61f75c85b10c4faaUL, a3.b);
    CONFORM_CHECK("argument 3.c", long, 8, (long)(-0x174ac912f0e0371dL - 1), a3.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x566888fL;
    return result;
}
#endif

/* sysv-3.2.3-memory-aligned-64 */
#if CONFORM_HAS_GNU_C
int sysv_3_2_3_memory_aligned_64(int a1, struct sysv_3_2_3_memory_aligned_64_S a2, int a3)
{
    int result;
    layout_sysv_3_2_3_memory_aligned_64();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x5a3b7c60L, a1);
    CONFORM_CHECK("argument 2.a", char, 1, (char)-0x4bL, a2.a);
    CONFORM_CHECK("argument 3", int, 4, (int)-0xf9b7069L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x38478eeeL;
    return result;
}
#endif

/* sysv-3.2.3-memory-before-scalars-on-stack */
int sysv_3_2_3_memory_before_scalars_on_stack(int a1, int a2, int a3, int a4, int a5, int a6, int a7, struct sysv_3_2_3_memory_before_scalars_on_stack_S a8, int a9)
{
    int result;
    layout_sysv_3_2_3_memory_before_scalars_on_stack();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x45d3620cL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x6f843096L, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x57043defL, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x7f6b11feL, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x2f14321aL, a5);
    CONFORM_CHECK("argument 6", int, 4, (int)-0xce75289L, a6);
    CONFORM_CHECK("argument 7", int, 4, (int)-0x2a906d8aL, a7);
    CONFORM_CHECK("argument 8.a", long, 8, (long)(-0x1b222181594a0a5aL - 1), a8.a);
    CONFORM_CHECK("argument 8.b", long, 8, (long)0x40af61ad6e6b176eUL, a8.b);
    CONFORM_CHECK("argument 8.c", long, 8, (long)(-0x563df64149fdb326L - 1), a8.c);
    CONFORM_CHECK("argument 9", int, 4, (int)-0x5f3129a0L, a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = (int)-0x2cbad8d3L;
    return result;
}

/* sysv-3.2.3-memory-vector-after-memory */
double sysv_3_2_3_memory_vector_after_memory(struct sysv_3_2_3_memory_vector_after_memory_S a1, double a2, struct sysv_3_2_3_memory_vector_after_memory_S a3, float a4)
{
    double result;
    layout_sysv_3_2_3_memory_vector_after_memory();
    CONFORM_CHECK_BYTES("argument 1.m[0]", float, 4, -0x1.2b4996p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1.m[1]", float, 4, 0x1.79cf12p0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1.m[2]", float, 4, -0x1.46c482p0f, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1.m[3]", float, 4, 0x1.30fbcep0f, a1.m[3]);
    CONFORM_CHECK_BYTES("argument 1.m[4]", float, 4, -0x1.cb0d16p0f, a1.m[4]);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.dfdf3e9a1567cp0, a2);
    CONFORM_CHECK_BYTES("argument 3.m[0]", float, 4, -0x1.458e5ep0f, a3.m[0]);
    CONFORM_CHECK_BYTES("argument 3.m[1]", float, 4, 0x1.58e4c2p0f, a3.m[1]);
    CONFORM_CHECK_BYTES("argument 3.m[2]", float, 4, -0x1.a8ea2ep0f, a3.m[2]);
    CONFORM_CHECK_BYTES("argument 3.m[3]", float, 4, 0x1.ce0956p0f, a3.m[3]);
    CONFORM_CHECK_BYTES("argument 3.m[4]", float, 4, -0x1.4454eap0f, a3.m[4]);
    CONFORM_CHECK_BYTES("argument 4", float, 4, -0x1.9895b2p0f, a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = -0x1.065f70be56139p0;
    return result;
}

/* sysv-3.2.3-memory-large */
struct sysv_3_2_3_memory_large_S sysv_3_2_3_memory_large(struct sysv_3_2_3_memory_large_S a1)
{
    struct sysv_3_2_3_memory_large_S result;
    layout_sysv_3_2_3_memory_large();
    CONFORM_CHECK("argument 1.m[0]", int, 4, (int)-0x6005e361L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", int, 4, (int)0x37a22406UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", int, 4, (int)-0x60ccabf2L, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", int, 4, (int)0x1862c7d8UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", int, 4, (int)-0x231b9828L, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", int, 4, (int)0x78cba794UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", int, 4, (int)-0x553cfe0fL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", int, 4, (int)0x463b6973UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", int, 4, (int)-0x73c264bbL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", int, 4, (int)0x5982cb7UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", int, 4, (int)-0x320f17adL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", int, 4, (int)0x7c376e51UL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", int, 4, (int)-0x22a8526cL, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", int, 4, (int)0x49e9251bUL, a1.m[13]);
    CONFORM_CHECK("argument 1.m[14]", int, 4, (int)-0x29e2dbeaL, a1.m[14]);
    CONFORM_CHECK("argument 1.m[15]", int, 4, (int)0x63830e6eUL, a1.m[15]);
    CONFORM_CHECK("argument 1.m[16]", int, 4, (int)-0x3da31f1cL, a1.m[16]);
    CONFORM_CHECK("argument 1.m[17]", int, 4, (int)0x69d89a95UL, a1.m[17]);
    CONFORM_CHECK("argument 1.m[18]", int, 4, (int)-0x9315974L, a1.m[18]);
    CONFORM_CHECK("argument 1.m[19]", int, 4, (int)0x1046f582UL, a1.m[19]);
    CONFORM_CHECK("argument 1.m[20]", int, 4, (int)-0x1597515L, a1.m[20]);
    CONFORM_CHECK("argument 1.m[21]", int, 4, (int)0x20510f2eUL, a1.m[21]);
    CONFORM_CHECK("argument 1.m[22]", int, 4, (int)-0x2bce7dfeL, a1.m[22]);
    CONFORM_CHECK("argument 1.m[23]", int, 4, (int)0x6ce6d667UL, a1.m[23]);
    CONFORM_CHECK("argument 1.m[24]", int, 4, (int)-0x5ab3aed5L, a1.m[24]);
    CONFORM_CHECK("argument 1.m[25]", int, 4, (int)0x2b7eeef2UL, a1.m[25]);
    CONFORM_CHECK("argument 1.m[26]", int, 4, (int)-0x510c90a6L, a1.m[26]);
    CONFORM_CHECK("argument 1.m[27]", int, 4, (int)0x5c6c943fUL, a1.m[27]);
    CONFORM_CHECK("argument 1.m[28]", int, 4, (int)-0x739de9c5L, a1.m[28]);
    CONFORM_CHECK("argument 1.m[29]", int, 4, (int)0x44350645UL, a1.m[29]);
    CONFORM_CHECK("argument 1.m[30]", int, 4, (int)-0x46b6b6f0L, a1.m[30]);
    CONFORM_CHECK("argument 1.m[31]", int, 4, (int)0x7b708b5dUL, a1.m[31]);
    CONFORM_CHECK("argument 1.m[32]", int, 4, (int)-0x13b02087L, a1.m[32]);
    CONFORM_CHECK("argument 1.m[33]", int, 4, (int)0xf6c81a6UL, a1.m[33]);
    CONFORM_CHECK("argument 1.m[34]", int, 4, (int)-0x1e5bee2aL, a1.m[34]);
    CONFORM_CHECK("argument 1.m[35]", int, 4, (int)0x2456b33UL, a1.m[35]);
    CONFORM_CHECK("argument 1.m[36]", int, 4, (int)-0xf45b783L, a1.m[36]);
    CONFORM_CHECK("argument 1.m[37]", int, 4, (int)0x51b364d5UL, a1.m[37]);
    CONFORM_CHECK("argument 1.m[38]", int, 4, (int)-0x72fb0f24L, a1.m[38]);
    CONFORM_CHECK("argument 1.m[39]", int, 4, (int)0x6f13db66UL, a1.m[39]);
    CONFORM_CHECK("argument 1.m[40]", int, 4, (int)-0x3be2af29L, a1.m[40]);
    CONFORM_CHECK("argument 1.m[41]", int, 4, (int)0x7d80d070UL, a1.m[41]);
    CONFORM_CHECK("argument 1.m[42]", int, 4, (int)-0x9058cdbL, a1.m[42]);
    CONFORM_CHECK("argument 1.m[43]", int, 4, (int)0x25aae45aUL, a1.m[43]);
    CONFORM_CHECK("argument 1.m[44]", int, 4, (int)-0x7fc0d13aL, a1.m[44]);
    CONFORM_CHECK("argument 1.m[45]", int, 4, (int)0x4d1b6fc4UL, a1.m[45]);
    CONFORM_CHECK("argument 1.m[46]", int, 4, (int)-0x6f751ef4L, a1.m[46]);
    CONFORM_CHECK("argument 1.m[47]", int, 4, (int)0x3b652b86UL, a1.m[47]);
    CONFORM_CHECK("argument 1.m[48]", int, 4, (int)-0x436080a9L, a1.m[48]);
    CONFORM_CHECK("argument 1.m[49]", int, 4, (int)0x569c01deUL, a1.m[49]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (int)-0x5194aa04L;
    result.m[1] = (int)0x3c7d8d29UL;
    result.m[2] = (int)-0x55ce5436L;
    result.m[3] = (int)0x5bcc1a0eUL;
    result.m[4] = (int)-0x6c8a9173L;
    result.m[5] = (int)0x12b1e47bUL;
    result.m[6] = (int)-0x15359e67L;
    result.m[7] = (int)0x9d0a307UL;
    result.m[8] = (int)-0x17f8af05L;
    result.m[9] = (int)0x1c83d644UL;
    result.m[10] = (int)-0xcf8dc7bL;
    result.m[11] = (int)0x22e0a3e8UL;
    result.m[12] = (int)-0x1a0bc1c7L;
    result.m[13] = (int)0x3b34b406UL;
    result.m[14] = (int)-0x29f931e8L;
    result.m[15] = (int)0x53b102b9UL;
    result.m[16] = (int)-0xf6c2ec5L;
    result.m[17] = (int)0x1fa766faUL;
    result.m[18] = (int)-0x10e367b4L;
    result.m[19] = (int)0x50707e06UL;
    result.m[20] = (int)-0x6539be3aL;
    result.m[21] = (int)0x3dc86d60UL;
    result.m[22] = (int)-0x46cc31e4L;
    result.m[23] = (int)0x3a4e5797UL;
    result.m[24] = (int)-0x793cfb99L;
    result.m[25] = (int)0x61ad4a34UL;
    result.m[26] = (int)-0x3b076120L;
    result.m[27] = (int)0x6c311b97UL;
    result.m[28] = (int)-0x6d8047b4L;
    result.m[29] = (int)0x687de41cUL;
    result.m[30] = (int)-0x2bb81841L;
    result.m[31] = (int)0x373d3ce2UL;
    result.m[32] = (int)-0x6bcb5db2L;
    result.m[33] = (int)0x686099d4UL;
    result.m[34] = (int)-0x77cc5f59L;
    result.m[35] = (int)0x7c056337UL;
    result.m[36] = (int)-0x4c5e9f47L;
    result.m[37] = (int)0x5db152ccUL;
    result.m[38] = (int)-0x6ad813a9L;
    result.m[39] = (int)0x6418db39UL;
    result.m[40] = (int)-0x5b09cb51L;
    result.m[41] = (int)0x73440694UL;
    result.m[42] = (int)-0x83737c0L;
    result.m[43] = (int)0x6cf5d539UL;
    result.m[44] = (int)-0x77b4df14L;
    result.m[45] = (int)0xf29fc53UL;
    result.m[46] = (int)-0x6568522L;
    result.m[47] = (int)0x42952a50UL;
    result.m[48] = (int)-0x23170f59L;
    result.m[49] = (int)0x94597a8UL;
    return result;
}

/* sysv-3.2.3-memory-large-union */
union sysv_3_2_3_memory_large_union_U sysv_3_2_3_memory_large_union(union sysv_3_2_3_memory_large_union_U a1, int a2)
{
    union sysv_3_2_3_memory_large_union_U result;
    layout_sysv_3_2_3_memory_large_union();
    CONFORM_CHECK("argument 1.a[0]", char, 1, (char)-0x1fL, a1.a[0]);
    CONFORM_CHECK("argument 1.a[1]", char, 1, (char)0x78UL, a1.a[1]);
    CONFORM_CHECK("argument 1.a[2]", char, 1, (char)-0x69L, a1.a[2]);
    CONFORM_CHECK("argument 1.a[3]", char, 1, (char)0x17UL, a1.a[3]);
    CONFORM_CHECK("argument 1.a[4]", char, 1, (char)-0x6eL, a1.a[4]);
    CONFORM_CHECK("argument 1.a[5]", char, 1, (char)0x70UL, a1.a[5]);
    CONFORM_CHECK("argument 1.a[6]", char, 1, (char)-0x2L, a1.a[6]);
    CONFORM_CHECK("argument 1.a[7]", char, 1, (char)0x74UL, a1.a[7]);
    CONFORM_CHECK("argument 1.a[8]", char, 1, (char)-0x13L, a1.a[8]);
    CONFORM_CHECK("argument 1.a[9]", char, 1, (char)0x35UL, a1.a[9]);
    CONFORM_CHECK("argument 1.a[10]", char, 1, (char)-0x37L, a1.a[10]);
    CONFORM_CHECK("argument 1.a[11]", char, 1, (char)0x14UL, a1.a[11]);
    CONFORM_CHECK("argument 1.a[12]", char, 1, (char)-0x5fL, a1.a[12]);
    CONFORM_CHECK("argument 1.a[13]", char, 1, (char)0x68UL, a1.a[13]);
    CONFORM_CHECK("argument 1.a[14]", char, 1, (char)-0x63L, a1.a[14]);
    CONFORM_CHECK("argument 1.a[15]", char, 1, (char)0x2aUL, a1.a[15]);
    CONFORM_CHECK("argument 1.a[16]", char, 1, (char)-0x3aL, a1.a[16]);
    CONFORM_CHECK("argument 1.a[17]", char, 1, (char)0x1fUL, a1.a[17]);
    CONFORM_CHECK("argument 1.a[18]", char, 1, (char)-0x1fL, a1.a[18]);
    CONFORM_CHECK("argument 1.a[19]", char, 1, (char)0x5fUL, a1.a[19]);
    CONFORM_CHECK("argument 1.a[20]", char, 1, (char)-0x10L, a1.a[20]);
    CONFORM_CHECK("argument 1.a[21]", char, 1, (char)0xfUL, a1.a[21]);
    CONFORM_CHECK("argument 1.a[22]", char, 1, (char)-0x3dL, a1.a[22]);
    CONFORM_CHECK("argument 1.a[23]", char, 1, (char)0x9UL, a1.a[23]);
    CONFORM_CHECK("argument 1.a[24]", char, 1, (char)-0x1fL, a1.a[24]);
    CONFORM_CHECK("argument 1.a[25]", char, 1, (char)0xbUL, a1.a[25]);
    CONFORM_CHECK("argument 1.a[26]", char, 1, (char)-0x47L, a1.a[26]);
    CONFORM_CHECK("argument 1.a[27]", char, 1, (char)0x34UL, a1.a[27]);
    CONFORM_CHECK("argument 1.a[28]", char, 1, (char)-0x42L, a1.a[28]);
    CONFORM_CHECK("argument 1.a[29]", char, 1, (char)0xbUL, a1.a[29]);
    CONFORM_CHECK("argument 1.a[30]", char, 1, (char)-0x63L, a1.a[30]);
    CONFORM_CHECK("argument 1.a[31]", char, 1, (char)0xdUL, a1.a[31]);
    CONFORM_CHECK("argument 1.a[32]", char, 1, (char)-0x2fL, a1.a[32]);
    CONFORM_CHECK("argument 1.a[33]", char, 1, (char)0x4cUL, a1.a[33]);
    CONFORM_CHECK("argument 1.a[34]", char, 1, (char)-0x7bL, a1.a[34]);
    CONFORM_CHECK("argument 1.a[35]", char, 1, (char)0x46UL, a1.a[35]);
    CONFORM_CHECK("argument 1.a[36]", char, 1, (char)-0x58L, a1.a[36]);
    CONFORM_CHECK("argument 1.a[37]", char, 1, (char)0x4bUL, a1.a[37]);
    CONFORM_CHECK("argument 1.a[38]", char, 1, (char)-0x4dL, a1.a[38]);
    CONFORM_CHECK("argument 1.a[39]", char, 1, (char)0x3aUL, a1.a[39]);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x648b7f50L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a[0] = (char)-0x32L;
    result.a[1] = (char)0x17UL;
    result.a[2] = (char)-0x47L;
    result.a[3] = (char)0x76UL;
    result.a[4] = (char)-0x55L;
    result.a[5] = (char)0x61UL;
    result.a[6] = (char)-0x5aL;
    result.a[7] = (char)0x9UL;
    result.a[8] = (char)-0x4bL;
    result.a[9] = (char)0x4dUL;
    result.a[10] = (char)-0x38L;
    result.a[11] = (char)0x5cUL;
    result.a[12] = (char)-0x6fL;
    result.a[13] = (char)0x7UL;
    result.a[14] = (char)-0x6cL;
    result.a[15] = (char)0x25UL;
    result.a[16] = (char)-0x43L;
    result.a[17] = (char)0x4cUL;
    result.a[18] = (char)-0x5L;
    result.a[19] = (char)0x42UL;
    result.a[20] = (char)-0x2L;
    result.a[21] = (char)0x49UL;
    result.a[22] = (char)-0x4eL;
    result.a[23] = (char)0xaUL;
    result.a[24] = (char)-0x4cL;
    result.a[25] = (char)0x33UL;
    result.a[26] = (char)-0x6aL;
    result.a[27] = (char)0x57UL;
    result.a[28] = (char)-0x48L;
    result.a[29] = (char)0x32UL;
    result.a[30] = (char)-0x3dL;
    result.a[31] = (char)0x2eUL;
    result.a[32] = (char)-0x13L;
    result.a[33] = (char)0x78UL;
    result.a[34] = (char)-0x66L;
    result.a[35] = (char)0x55UL;
    result.a[36] = (char)-0x4aL;
    result.a[37] = (char)0x39UL;
    result.a[38] = (char)-0x1bL;
    result.a[39] = (char)0x60UL;
    return result;
}

/* sysv-3.2.3-memory-two-decimal128 */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_memory_two_decimal128_S sysv_3_2_3_memory_two_decimal128(struct sysv_3_2_3_memory_two_decimal128_S a1)
{
    struct sysv_3_2_3_memory_two_decimal128_S result;
    layout_sysv_3_2_3_memory_two_decimal128();
    CONFORM_CHECK_BYTES("argument 1.a", _Decimal128, 16, -1.599125312400947727097337038077485dl, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", _Decimal128, 16, 1.695427271336264183758038172336060dl, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -1.630122528137977883694677561004916dl;
    result.b = 1.279338562561207777636419151047384dl;
    return result;
}
#endif

/* sysv-3.2.3-memory-decimal128-and-decimal32 */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_memory_decimal128_and_decimal32_S sysv_3_2_3_memory_decimal128_and_decimal32(struct sysv_3_2_3_memory_decimal128_and_decimal32_S a1)
{
    struct sysv_3_2_3_memory_decimal128_and_decimal32_S result;
    layout_sysv_3_2_3_memory_decimal128_and_decimal32();
    CONFORM_CHECK_BYTES("argument 1.a", _Decimal128, 16, -1.205041604866096012849540540095993dl, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", _Decimal32, 4, 1.062526df, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -1.321403545409136780515709676898675dl;
    result.b = 1.352866df;
    return result;
}
#endif

/* sysv-3.2.3-registers-six-longs */
long sysv_3_2_3_registers_six_longs(long a1, long a2, long a3, long a4, long a5, long a6)
{
    long result;
    layout_sysv_3_2_3_registers_six_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x12a01615333d2393L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x40c5f574fa5d1da9L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x7f76c591fd5d78afL - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0xe629ef5d2497b37L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x16a81ec73bd8b71L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x4ecf554ee86bc0eL - 1), a6);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x50cecf675be40bc0L - 1);
    return result;
}

/* sysv-3.2.3-registers-seven-longs */
long sysv_3_2_3_registers_seven_longs(long a1, long a2, long a3, long a4, long a5, long a6, long a7)
{
    long result;
    layout_sysv_3_2_3_registers_seven_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x1f6e07144fea7576L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x789f9f81bc6c9e73L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x6f198173da95c660L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x30f752a40bdc9564L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x1c1d2b3bfbb02b7cL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x3eb8eeda240a0fa1L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x31dee6c1271a5a71L - 1), a7);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x5eec34779ffd30b1L - 1);
    return result;
}

/* sysv-3.2.3-registers-eight-doubles */
double sysv_3_2_3_registers_eight_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8)
{
    double result;
    layout_sysv_3_2_3_registers_eight_doubles();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.020205ab0dc11p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.0b5c45281cac5p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.70f8f01e8f477p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.b09de3bf561e4p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.41e5951485b31p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.04e0eddee6b04p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.3ac4af6cfd58dp0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.fad6dc4a28cd0p0, a8);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = -0x1.74faa5853f24dp0;
    return result;
}

/* sysv-3.2.3-registers-nine-doubles */
double sysv_3_2_3_registers_nine_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9)
{
    double result;
    layout_sysv_3_2_3_registers_nine_doubles();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.4c2c7986b103ep0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.4230f1bca81a9p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.bec963effb8abp0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.226e7d7e17e3cp0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.3b6a71e471a87p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.49df4293537cdp0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.e3d5b1963f5d9p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.5f04ac75bc317p0, a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.e7285093968edp0, a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = -0x1.bc714d924c7dep0;
    return result;
}

/* sysv-3.2.3-registers-independent-sequences */
double sysv_3_2_3_registers_independent_sequences(int a1, double a2, long a3, float a4, char a5, double a6, short a7, float a8, void *a9, double a10, int a11, double a12)
{
    double result;
    layout_sysv_3_2_3_registers_independent_sequences();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x23a7bf8fL, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.55c91d6908100p0, a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x64fb1d40a5ccf380L - 1), a3);
    CONFORM_CHECK_BYTES("argument 4", float, 4, -0x1.15e9cep0f, a4);
    CONFORM_CHECK("argument 5", char, 1, (char)-0xcL, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.ddcb1d8828d42p0, a6);
    CONFORM_CHECK("argument 7", short, 2, (short)-0x1dc0L, a7);
    CONFORM_CHECK_BYTES("argument 8", float, 4, -0x1.0cf3aap0f, a8);
    CONFORM_CHECK("argument 9", unsigned long, 8, (unsigned long)(void *)0xd75de35388610UL, (unsigned long)a9);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.fdb674c282da6p0, a10);
    CONFORM_CHECK("argument 11", int, 4, (int)-0x6dc82110L, a11);
    CONFORM_CHECK_BYTES("argument 12", double, 8, -0x1.ac811bedbae50p0, a12);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&a11, sizeof a11);
    conform_scribble(&a12, sizeof a12);
    conform_scribble(&result, sizeof result);
    result = -0x1.073862e2a893cp0;
    return result;
}

/* sysv-3.2.3-registers-ten-mixed */
int sysv_3_2_3_registers_ten_mixed(int a1, int a2, int a3, int a4, int a5, int a6, int a7, double a8, double a9, double a10, double a11, double a12, double a13, double a14, double a15, double a16, int a17)
{
    int result;
    layout_sysv_3_2_3_registers_ten_mixed();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x531c6e5L, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x463c5ba3L, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x72f34357L, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x4032fdd2L, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x1807150fL, a5);
    CONFORM_CHECK("argument 6", int, 4, (int)-0x5b004a66L, a6);
    CONFORM_CHECK("argument 7", int, 4, (int)-0x1874f1b1L, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.764322882a0a9p0, a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.874b812d0ec63p0, a9);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.1c4c02441acc8p0, a10);
    CONFORM_CHECK_BYTES("argument 11", double, 8, -0x1.cfd59e054eeafp0, a11);
    CONFORM_CHECK_BYTES("argument 12", double, 8, -0x1.3401001be3e5fp0, a12);
    CONFORM_CHECK_BYTES("argument 13", double, 8, -0x1.aa117f8fe8c5ep0, a13);
    CONFORM_CHECK_BYTES("argument 14", double, 8, -0x1.79fd9ba5874a5p0, a14);
    CONFORM_CHECK_BYTES("argument 15", double, 8, -0x1.6f3d9bb5a7984p0, a15);
    CONFORM_CHECK_BYTES("argument 16", double, 8, -0x1.9fa0afda2f5a2p0, a16);
    CONFORM_CHECK("argument 17", int, 4, (int)-0x15217906L, a17);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&a11, sizeof a11);
    conform_scribble(&a12, sizeof a12);
    conform_scribble(&a13, sizeof a13);
    conform_scribble(&a14, sizeof a14);
    conform_scribble(&a15, sizeof a15);
    conform_scribble(&a16, sizeof a16);
    conform_scribble(&a17, sizeof a17);
    conform_scribble(&result, sizeof result);
    result = (int)-0x5bc8a1a0L;
    return result;
}

/* sysv-3.2.3-registers-char-on-stack */
int sysv_3_2_3_registers_char_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, char a7, char a8, short a9, int a10)
{
    int result;
    layout_sysv_3_2_3_registers_char_on_stack();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x7180284fa3c4446bL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x36434991915ccd7fL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x4edf71681aad999eL - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x4a0a222e99949197L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x5e60ff0bec7eef1cL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x7b6021bb00ab5953L - 1), a6);
    CONFORM_CHECK("argument 7", char, 1, (char)-0xdL, a7);
    CONFORM_CHECK("argument 8", char, 1, (char)-0x44L, a8);
    CONFORM_CHECK("argument 9", short, 2, (short)-0x2920L, a9);
    CONFORM_CHECK("argument 10", int, 4, (int)-0x59b9902eL, a10);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&result, sizeof result);
    result = (int)-0xec8322fL;
    return result;
}

/* sysv-3.2.3-registers-float-on-stack */
float sysv_3_2_3_registers_float_on_stack(float a1, float a2, float a3, float a4, float a5, float a6, float a7, float a8, float a9, float a10)
{
    float result;
    layout_sysv_3_2_3_registers_float_on_stack();
    CONFORM_CHECK_BYTES("argument 1", float, 4, -0x1.e49c52p0f, a1);
    CONFORM_CHECK_BYTES("argument 2", float, 4, -0x1.7a3c42p0f, a2);
    CONFORM_CHECK_BYTES("argument 3", float, 4, -0x1.4c7bb2p0f, a3);
    CONFORM_CHECK_BYTES("argument 4", float, 4, -0x1.7ed032p0f, a4);
    CONFORM_CHECK_BYTES("argument 5", float, 4, -0x1.1b573ep0f, a5);
    CONFORM_CHECK_BYTES("argument 6", float, 4, -0x1.375acap0f, a6);
    CONFORM_CHECK_BYTES("argument 7", float, 4, -0x1.979942p0f, a7);
    CONFORM_CHECK_BYTES("argument 8", float, 4, -0x1.6a6d76p0f, a8);
    CONFORM_CHECK_BYTES("argument 9", float, 4, -0x1.5e97c2p0f, a9);
    CONFORM_CHECK_BYTES("argument 10", float, 4, -0x1.ac8fd6p0f, a10);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&result, sizeof result);
    result = -0x1.29cceep0f;
    return result;
}

/* sysv-3.2.3-registers-bool-on-stack */
_Bool sysv_3_2_3_registers_bool_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, _Bool a7, _Bool a8)
{
    _Bool result;
    layout_sysv_3_2_3_registers_bool_on_stack();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x7237caa21f938139L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x632b94fea3976a39L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x39cbac52229c5ba9L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x3a82f373ed62823L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x3eb9cb4715f29018L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x584c4b47d2dd56cdL - 1), a6);
    CONFORM_CHECK("argument 7", _Bool, 1, (_Bool)0x1UL, a7);
    CONFORM_CHECK("argument 8", _Bool, 1, (_Bool)0x1UL, a8);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = (_Bool)0x1UL;
    return result;
}

/* sysv-3.2.3-registers-pair-after-five-longs */
long sysv_3_2_3_registers_pair_after_five_longs(long a1, long a2, long a3, long a4, long a5, struct sysv_3_2_3_registers_pair_after_five_longs_S a6, long a7)
{
    long result;
    layout_sysv_3_2_3_registers_pair_after_five_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0xfc03a9040ee1805L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x7fd3b9c71d261aadL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x539a680913d677c9L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x1e2fad6b4d5ad9afL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x6e02e91e4c37f67aL - 1), a5);
    CONFORM_CHECK("argument 6.a", long, 8, (long)(-0x123598280a9c5602L - 1), a6.a);
    CONFORM_CHECK("argument 6.b", long, 8, (long)0xf1e267f88977d19UL, a6.b);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x346adcf4d6a1f11dL - 1), a7);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x33234bc8b42c8aa0L - 1);
    return result;
}

/* sysv-3.2.3-registers-mixed-after-five-longs */
long sysv_3_2_3_registers_mixed_after_five_longs(long a1, long a2, long a3, long a4, long a5, struct sysv_3_2_3_registers_mixed_after_five_longs_S a6, long a7)
{
    long result;
    layout_sysv_3_2_3_registers_mixed_after_five_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x80c8177a7f2d36cL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x4300979b2cdd4ccfL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x19df444e2957c23bL - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x18353d9bf480303cL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x639e616d3f00804bL - 1), a5);
    CONFORM_CHECK("argument 6.a", long, 8, (long)(-0x25a1287ab8bdbe8fL - 1), a6.a);
    CONFORM_CHECK_BYTES("argument 6.b", double, 8, 0x1.2a194efde2a7cp0, a6.b);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x48a0ed885346832aL - 1), a7);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x346be43b1b543515L - 1);
    return result;
}

/* sysv-3.2.3-registers-mixed-after-six-longs */
double sysv_3_2_3_registers_mixed_after_six_longs(long a1, long a2, long a3, long a4, long a5, long a6, struct sysv_3_2_3_registers_mixed_after_six_longs_S a7, double a8)
{
    double result;
    layout_sysv_3_2_3_registers_mixed_after_six_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x2013c43d8a6d6902L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x1f6190d100753136L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x71817c11c7a42288L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x296cc408c3d17651L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x23a3c48bc499924aL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x2bfcab731cbc8047L - 1), a6);
    CONFORM_CHECK("argument 7.a", long, 8, (long)(-0x28a434bf75abd3cfL - 1), a7.a);
    CONFORM_CHECK_BYTES("argument 7.b", double, 8, 0x1.027d58f55cf5bp0, a7.b);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.5f76bbbef19a9p0, a8);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = -0x1.3c1745e51038ap0;
    return result;
}

/* sysv-3.2.3-registers-pair-after-seven-doubles */
double sysv_3_2_3_registers_pair_after_seven_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct sysv_3_2_3_registers_pair_after_seven_doubles_S a8, double a9)
{
    double result;
    layout_sysv_3_2_3_registers_pair_after_seven_doubles();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.94dc452ab09fap0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.c3f268465faadp0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.6fd73bc7d6824p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.3534da7523551p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.aae975bd5d415p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.f8714aabdc4cap0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.1c6444d2ca312p0, a7);
    CONFORM_CHECK_BYTES("argument 8.a", float, 4, -0x1.8f1406p0f, a8.a);
    CONFORM_CHECK_BYTES("argument 8.b", float, 4, 0x1.77766ap0f, a8.b);
    CONFORM_CHECK_BYTES("argument 8.c", float, 4, -0x1.f9e972p0f, a8.c);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.3499017902201p0, a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = -0x1.f23316d433183p0;
    return result;
}

/* sysv-3.2.3-registers-mixed-after-eight-doubles */
long sysv_3_2_3_registers_mixed_after_eight_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct sysv_3_2_3_registers_mixed_after_eight_doubles_S a9, long a10)
{
    long result;
    layout_sysv_3_2_3_registers_mixed_after_eight_doubles();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.8c3710e954b4cp0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.7443258785c28p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.d94e601e68706p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.ea9ba3ab96915p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.9f927eac7fbf4p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.e4aaea4050a3ep0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.5fe9c374e51e1p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.c68897d8da953p0, a8);
    CONFORM_CHECK_BYTES("argument 9.a", double, 8, -0x1.1c5ca3524cee6p0, a9.a);
    CONFORM_CHECK("argument 9.b", long, 8, (long)0x1ca200112f7a4753UL, a9.b);
    CONFORM_CHECK("argument 10", long, 8, (long)(-0x76505d557d008798L - 1), a10);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x332f9cba87416d88L - 1);
    return result;
}

/* sysv-3.2.3-registers-two-pairs-and-back-fill */
long sysv_3_2_3_registers_two_pairs_and_back_fill(long a1, long a2, long a3, long a4, long a5, struct sysv_3_2_3_registers_two_pairs_and_back_fill_S a6, struct sysv_3_2_3_registers_two_pairs_and_back_fill_T a7, struct sysv_3_2_3_registers_two_pairs_and_back_fill_S a8)
{
    long result;
    layout_sysv_3_2_3_registers_two_pairs_and_back_fill();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x6bab760663e6c45cL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x7ec3ef034d5217a0L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x33121b8239cabcd9L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x7385727c42147082L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x1c6083d87bdedc4L - 1), a5);
    CONFORM_CHECK("argument 6.a", long, 8, (long)(-0x568ff5762226bb54L - 1), a6.a);
    CONFORM_CHECK("argument 6.b", long, 8, (long)0x1efb93e12b122015UL, a6.b);
    CONFORM_CHECK("argument 7.x", int, 4, (int)-0x683545bcL, a7.x);
    CONFORM_CHECK("argument 8.a", long, 8, (long)(-0x6f60ed2ae203ac8L - 1), a8.a);
    CONFORM_CHECK("argument 8.b", long, 8, (long)0x6ecf52ded93cbc1UL, a8.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x6d6065dbce639d2dL - 1);
    return result;
}

/* sysv-3.2.3-registers-three-pairs */
long sysv_3_2_3_registers_three_pairs(struct sysv_3_2_3_registers_three_pairs_S a1, struct sysv_3_2_3_registers_three_pairs_S a2, struct sysv_3_2_3_registers_three_pairs_S a3, int a4)
{
    long result;
    layout_sysv_3_2_3_registers_three_pairs();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x2364cd4a113a589dL - 1), a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x7c448c7ab4518b03UL, a1.b);
    CONFORM_CHECK("argument 2.a", long, 8, (long)(-0x2318e9e6e22f3a7aL - 1), a2.a);
    CONFORM_CHECK("argument 2.b", long, 8, (long)0x2f3773e55bb483f2UL, a2.b);
    CONFORM_CHECK("argument 3.a", long, 8, (long)(-0x462967853dfb700cL - 1), a3.a);
    CONFORM_CHECK("argument 3.b", long, 8, (long)0x5ba15fd30cfba1eeUL, a3.b);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x3c264c33L, a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x2222de023a050d8aL - 1);
    return result;
}

/* sysv-3.2.3-registers-small-record-on-stack */
int sysv_3_2_3_registers_small_record_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, struct sysv_3_2_3_registers_small_record_on_stack_S a7, struct sysv_3_2_3_registers_small_record_on_stack_S a8)
{
    int result;
    layout_sysv_3_2_3_registers_small_record_on_stack();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0xd56e68934bef1e8L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x4b50ba355f8b2ceaL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x3e86f64b52c44bb1L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x7aba5360ee7ea74fL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x5113d2ea74eb1216L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x6d9002babb92d3bdL - 1), a6);
    CONFORM_CHECK("argument 7.a", char, 1, (char)-0x68L, a7.a);
    CONFORM_CHECK("argument 8.a", char, 1, (char)-0x30L, a8.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = (int)-0x328a4fa4L;
    return result;
}

/* sysv-3.2.3-registers-float-record-on-stack */
float sysv_3_2_3_registers_float_record_on_stack(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct sysv_3_2_3_registers_float_record_on_stack_S a9, float a10)
{
    float result;
    layout_sysv_3_2_3_registers_float_record_on_stack();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.6f4fac391b08dp0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.60b903cef32d8p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.2c77f22e40031p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.b652f1f181429p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.f1a51489a77e6p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.8da2b5ccb58d2p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.6de009e4bf337p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.bb4337fdbb25ap0, a8);
    CONFORM_CHECK_BYTES("argument 9.a", float, 4, -0x1.20b01ap0f, a9.a);
    CONFORM_CHECK_BYTES("argument 9.b", float, 4, 0x1.2ba106p0f, a9.b);
    CONFORM_CHECK_BYTES("argument 10", float, 4, -0x1.e0d82ap0f, a10);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&result, sizeof result);
    result = -0x1.1f9feep0f;
    return result;
}

/* sysv-3.2.3-registers-int128-after-four-longs */
#if CONFORM_HAS_INT128
long sysv_3_2_3_registers_int128_after_four_longs(long a1, long a2, long a3, long a4, __int128 a5, long a6)
{
    long result;
    layout_sysv_3_2_3_registers_int128_after_four_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x39da77ca38487d1cL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x1d39a55f2625c6aaL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0xd711f8826f185e9L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x63d899c403bfd1a0L - 1), a4);
    CONFORM_CHECK("argument 5", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x10023a7889183643UL << 64 | 0x9a1674f8b1d6c667UL)), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x1c008c061101b237L - 1), a6);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x739706bdcbe0ad0dL - 1);
    return result;
}
#endif

/* sysv-3.2.3-registers-int128-record-after-five-longs */
#if CONFORM_HAS_INT128
long sysv_3_2_3_registers_int128_record_after_five_longs(long a1, long a2, long a3, long a4, long a5, struct sysv_3_2_3_registers_int128_record_after_five_longs_S a6, long a7, struct sysv_3_2_3_registers_int128_record_after_five_longs_S a8)
{
    long result;
    layout_sysv_3_2_3_registers_int128_record_after_five_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x6fb384bde7c28fecL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x7398c167fc113913L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x5398c9d8fa339fd7L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0xbc9d36e92e651cfL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x2901ef2927d381eeL - 1), a5);
    CONFORM_CHECK("argument 6.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x131dfff041d0d262UL << 64 | 0x4fd1033ea0f4b75fUL)), a6.a);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x53d5e50d969887dcL - 1), a7);
    CONFORM_CHECK("argument 8.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x2f171e4547085c8fUL << 64 | 0xc311a99c7679ddbdUL)), a8.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x54948dd3e0ea776aL - 1);
    return result;
}
#endif

/* sysv-3.2.3-registers-int128-after-five-longs */
#if CONFORM_HAS_INT128
long sysv_3_2_3_registers_int128_after_five_longs(long a1, long a2, long a3, long a4, long a5, __int128 a6, long a7)
{
    long result;
    layout_sysv_3_2_3_registers_int128_after_five_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x105b3428584c35c3L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x5abc56f9fb5ec463L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x3ce8006a548c1a76L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x63db0ea7c6204e3aL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x56d45c5fc2b1d7c8L - 1), a5);
    CONFORM_CHECK("argument 6", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x511302bfbf6fdf11UL << 64 | 0x8b104bf3b629688UL)), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x5d75559afceddd89L - 1), a7);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x18f8cf9cbec3dea8L - 1);
    return result;
}
#endif

/* sysv-3.2.3-registers-int128-on-stack-aligned */
#if CONFORM_HAS_INT128
long sysv_3_2_3_registers_int128_on_stack_aligned(long a1, long a2, long a3, long a4, long a5, long a6, long a7, __int128 a8, long a9)
{
    long result;
    layout_sysv_3_2_3_registers_int128_on_stack_aligned();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x1a30b820b028ffefL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x363f59e6dcbb0936L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x458a7f18b13b0019L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x456a2a018e6164afL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x7252af932f8b276cL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x592898696b3a8eeL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x73dd25586e37d097L - 1), a7);
    CONFORM_CHECK("argument 8", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4a1003fab706c04eUL << 64 | 0x628a515f3392e8a5UL)), a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x756f0faacb5bb58dL - 1), a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x7a48a6511e2c4301L - 1);
    return result;
}
#endif

/* sysv-3.2.3-registers-decimal128-last-vector */
#if CONFORM_HAS_DECIMAL
double sysv_3_2_3_registers_decimal128_last_vector(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Decimal128 a8, double a9)
{
    double result;
    layout_sysv_3_2_3_registers_decimal128_last_vector();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.51f57e6917ec4p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.af8541aee14d7p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.296efb7a10ed4p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.17e33094515cdp0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.d0388265c77a2p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.85638946eb71ep0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.f4ee878a3e276p0, a7);
    CONFORM_CHECK_BYTES("argument 8", _Decimal128, 16, -1.525719831554945127402125697381567dl, a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.25d4b344ca279p0, a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = -0x1.1913f622c9efep0;
    return result;
}
#endif

/* sysv-3.2.3-registers-decimal128-on-stack-aligned */
#if CONFORM_HAS_DECIMAL
double sysv_3_2_3_registers_decimal128_on_stack_aligned(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, _Decimal64 a9, _Decimal128 a10)
{
    double result;
    layout_sysv_3_2_3_registers_decimal128_on_stack_aligned();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.46bb6cbc0aa42p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.713a2ea7aa01bp0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.07b0a77b0a0b1p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.19cdf7b1a7a4fp0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.1f08e6e8649e4p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.be05c4c90626bp0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.a41694d24e666p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.4819282918414p0, a8);
    CONFORM_CHECK_BYTES("argument 9", _Decimal64, 8, -1.443334595877079dd, a9);
    CONFORM_CHECK_BYTES("argument 10", _Decimal128, 16, -1.040672183959387771784769803465382dl, a10);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&result, sizeof result);
    result = -0x1.5f96ba64845a9p0;
    return result;
}
#endif

/* sysv-3.2.3-registers-decimal-pair-after-seven */
#if CONFORM_HAS_DECIMAL
double sysv_3_2_3_registers_decimal_pair_after_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct sysv_3_2_3_registers_decimal_pair_after_seven_S a8, _Decimal32 a9)
{
    double result;
    layout_sysv_3_2_3_registers_decimal_pair_after_seven();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.a7403a820f432p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.d818d652d4b80p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.f6648c83d0bffp0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.f3d12aaaf23a5p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.9571b3f12bf13p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.41460530e460ep0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.c1a2bc8f92afdp0, a7);
    CONFORM_CHECK_BYTES("argument 8.a", _Decimal64, 8, -1.817015570228936dd, a8.a);
    CONFORM_CHECK_BYTES("argument 8.b", _Decimal64, 8, 1.764544195572756dd, a8.b);
    CONFORM_CHECK_BYTES("argument 9", _Decimal32, 4, -1.220071df, a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = -0x1.c3986ad821decp0;
    return result;
}
#endif

/* sysv-3.2.3-registers-complex-double-after-seven */
#if CONFORM_HAS_COMPLEX
double sysv_3_2_3_registers_complex_double_after_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Complex double a8, double a9)
{
    double result;
    layout_sysv_3_2_3_registers_complex_double_after_seven();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.315adddfcf315p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.be50486d73927p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.1bcba98950361p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.bd1dcdcc50c0ap0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.45ad4d2a00844p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.f20885d53079ap0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.2ae0037c343a1p0, a7);
    CONFORM_CHECK_BYTES("__real__ argument 8", double, 8, -0x1.26cb1bb629d38p0, __real__ a8);
    CONFORM_CHECK_BYTES("__imag__ argument 8", double, 8, 0x1.31707b8bdcec8p0, __imag__ a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.ea68a50f486c5p0, a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = -0x1.9229b57c935b0p0;
    return result;
}
#endif

/* sysv-3.2.3-registers-complex-float-after-seven */
#if CONFORM_HAS_COMPLEX
double sysv_3_2_3_registers_complex_float_after_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Complex float a8, double a9)
{
    double result;
    layout_sysv_3_2_3_registers_complex_float_after_seven();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.abf7bcf0a2ab7p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.e2b306d171a5ep0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.920055389b75fp0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.5b86749568c86p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.312139da77ef8p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.d57dff6084a97p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.6a0e782fa2badp0, a7);
    CONFORM_CHECK_BYTES("__real__ argument 8", float, 4, -0x1.20ac92p0f, __real__ a8);
    CONFORM_CHECK_BYTES("__imag__ argument 8", float, 4, 0x1.aed8eep0f, __imag__ a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.6f3f1187341bfp0, a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = -0x1.e4b6dc098523ep0;
    return result;
}
#endif

/* sysv-3.2.3-registers-vector-16-on-stack */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
bf_v4_float sysv_3_2_3_registers_vector_16_on_stack(bf_v4_float a1, bf_v4_float a2, bf_v4_float a3, bf_v4_float a4, bf_v4_float a5, bf_v4_float a6, bf_v4_float a7, bf_v4_float a8, long a9, long a10, long a11, long a12, long a13, long a14, long a15, bf_v4_float a16, long a17)
{
    bf_v4_float result;
    layout_sysv_3_2_3_registers_vector_16_on_stack();
    CONFORM_CHECK_BYTES("argument 1[0]", float, 4, -0x1.f67fc2p0f, a1[0]);
    CONFORM_CHECK_BYTES("argument 1[1]", float, 4, 0x1.d34012p0f, a1[1]);
    CONFORM_CHECK_BYTES("argument 1[2]", float, 4, -0x1.d2e5cep0f, a1[2]);
    CONFORM_CHECK_BYTES("argument 1[3]", float, 4, 0x1.18de2ap0f, a1[3]);
    CONFORM_CHECK_BYTES("argument 2[0]", float, 4, -0x1.8dff7ep0f, a2[0]);
    CONFORM_CHECK_BYTES("argument 2[1]", float, 4, 0x1.16b5f2p0f, a2[1]);
    CONFORM_CHECK_BYTES("argument 2[2]", float, 4, -0x1.39208ap0f, a2[2]);
    CONFORM_CHECK_BYTES("argument 2[3]", float, 4, 0x1.f91e72p0f, a2[3]);
    CONFORM_CHECK_BYTES("argument 3[0]", float, 4, -0x1.88b96ap0f, a3[0]);
    CONFORM_CHECK_BYTES("argument 3[1]", float, 4, 0x1.79efa6p0f, a3[1]);
    CONFORM_CHECK_BYTES("argument 3[2]", float, 4, -0x1.0cafcep0f, a3[2]);
    CONFORM_CHECK_BYTES("argument 3[3]", float, 4, 0x1.43c712p0f, a3[3]);
    CONFORM_CHECK_BYTES("argument 4[0]", float, 4, -0x1.f91b76p0f, a4[0]);
    CONFORM_CHECK_BYTES("argument 4[1]", float, 4, 0x1.52249ap0f, a4[1]);
    CONFORM_CHECK_BYTES("argument 4[2]", float, 4, -0x1.190592p0f, a4[2]);
    CONFORM_CHECK_BYTES("argument 4[3]", float, 4, 0x1.1a6cd6p0f, a4[3]);
    CONFORM_CHECK_BYTES("argument 5[0]", float, 4, -0x1.21f77ap0f, a5[0]);
    CONFORM_CHECK_BYTES("argument 5[1]", float, 4, 0x1.0ad1fap0f, a5[1]);
    CONFORM_CHECK_BYTES("argument 5[2]", float, 4, -0x1.b3eb52p0f, a5[2]);
    CONFORM_CHECK_BYTES("argument 5[3]", float, 4, 0x1.f153bep0f, a5[3]);
    CONFORM_CHECK_BYTES("argument 6[0]", float, 4, -0x1.6f9c5ap0f, a6[0]);
    CONFORM_CHECK_BYTES("argument 6[1]", float, 4, 0x1.d44042p0f, a6[1]);
    CONFORM_CHECK_BYTES("argument 6[2]", float, 4, -0x1.e37b4ap0f, a6[2]);
    CONFORM_CHECK_BYTES("argument 6[3]", float, 4, 0x1.64f63ap0f, a6[3]);
    CONFORM_CHECK_BYTES("argument 7[0]", float, 4, -0x1.f217dap0f, a7[0]);
    CONFORM_CHECK_BYTES("argument 7[1]", float, 4, 0x1.ab2cdap0f, a7[1]);
    CONFORM_CHECK_BYTES("argument 7[2]", float, 4, -0x1.187182p0f, a7[2]);
    CONFORM_CHECK_BYTES("argument 7[3]", float, 4, 0x1.657eeap0f, a7[3]);
    CONFORM_CHECK_BYTES("argument 8[0]", float, 4, -0x1.92f9aap0f, a8[0]);
    CONFORM_CHECK_BYTES("argument 8[1]", float, 4, 0x1.38b70ep0f, a8[1]);
    CONFORM_CHECK_BYTES("argument 8[2]", float, 4, -0x1.5d5252p0f, a8[2]);
    CONFORM_CHECK_BYTES("argument 8[3]", float, 4, 0x1.96b0cep0f, a8[3]);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x25d47c9618c61f44L - 1), a9);
    CONFORM_CHECK("argument 10", long, 8, (long)(-0x649e7f5a50aa2e24L - 1), a10);
    CONFORM_CHECK("argument 11", long, 8, (long)(-0x68119a612b91bd76L - 1), a11);
    CONFORM_CHECK("argument 12", long, 8, (long)(-0x88c19c1eb8d7216L - 1), a12);
    CONFORM_CHECK("argument 13", long, 8, (long)(-0x58efc7d46edba3b0L - 1), a13);
    CONFORM_CHECK("argument 14", long, 8, (long)(-0x51925920c89c531L - 1), a14);
    CONFORM_CHECK("argument 15", long, 8, (long)(-0x6c2a0d662e067bf0L - 1), a15);
    CONFORM_CHECK_BYTES("argument 16[0]", float, 4, -0x1.d22f46p0f, a16[0]);
    CONFORM_CHECK_BYTES("argument 16[1]", float, 4, 0x1.64dd7ap0f, a16[1]);
    CONFORM_CHECK_BYTES("argument 16[2]", float, 4, -0x1.df2e02p0f, a16[2]);
    CONFORM_CHECK_BYTES("argument 16[3]", float, 4, 0x1.1a1c1ep0f, a16[3]);
    CONFORM_CHECK("argument 17", long, 8, (long)(-0x5c4571cd757ef160L - 1), a17);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&a11, sizeof a11);
    conform_scribble(&a12, sizeof a12);
    conform_scribble(&a13, sizeof a13);
    conform_scribble(&a14, sizeof a14);
    conform_scribble(&a15, sizeof a15);
    conform_scribble(&a16, sizeof a16);
    conform_scribble(&a17, sizeof a17);
    conform_scribble(&result, sizeof result);
    result[0] = -0x1.6c74eep0f;
    result[1] = 0x1.44750ep0f;
    result[2] = -0x1.71ac32p0f;
    result[3] = 0x1.9eac5ap0f;
    return result;
}
#endif

/* sysv-3.2.3-registers-pointer-on-stack */
void *sysv_3_2_3_registers_pointer_on_stack(int a1, int a2, int a3, int a4, int a5, int a6, void *a7, char *a8)
{
    void *result;
    layout_sysv_3_2_3_registers_pointer_on_stack();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x27efd5aL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x1bcb6f8eL, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x6fc5c06aL, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x2d0edccaL, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x3df97d5eL, a5);
    CONFORM_CHECK("argument 6", int, 4, (int)-0x5b1c36bbL, a6);
    CONFORM_CHECK("argument 7", unsigned long, 8, (unsigned long)(void *)0x4ff1c9ffe4ee0UL, (unsigned long)a7);
    CONFORM_CHECK("argument 8", unsigned long, 8, (unsigned long)(char *)0xcdef00748d3e0UL, (unsigned long)a8);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = (void *)0x8f1d2145e5170UL;
    return result;
}

/* sysv-3.2.3-registers-many-small-records */
int sysv_3_2_3_registers_many_small_records(struct sysv_3_2_3_registers_many_small_records_S a1, struct sysv_3_2_3_registers_many_small_records_S a2, struct sysv_3_2_3_registers_many_small_records_S a3, struct sysv_3_2_3_registers_many_small_records_S a4, struct sysv_3_2_3_registers_many_small_records_S a5, struct sysv_3_2_3_registers_many_small_records_S a6, struct sysv_3_2_3_registers_many_small_records_S a7)
{
    int result;
    layout_sysv_3_2_3_registers_many_small_records();
    CONFORM_CHECK("argument 1.a", short, 2, (short)-0x3f64L, a1.a);
    CONFORM_CHECK("argument 1.b", short, 2, (short)0x625aUL, a1.b);
    CONFORM_CHECK("argument 2.a", short, 2, (short)-0x4f19L, a2.a);
    CONFORM_CHECK("argument 2.b", short, 2, (short)0x6422UL, a2.b);
    CONFORM_CHECK("argument 3.a", short, 2, (short)-0x76b8L, a3.a);
    CONFORM_CHECK("argument 3.b", short, 2, (short)0x7d59UL, a3.b);
    CONFORM_CHECK("argument 4.a", short, 2, (short)-0x797dL, a4.a);
    CONFORM_CHECK("argument 4.b", short, 2, (short)0x330cUL, a4.b);
    CONFORM_CHECK("argument 5.a", short, 2, (short)-0x7591L, a5.a);
    CONFORM_CHECK("argument 5.b", short, 2, (short)0x17c3UL, a5.b);
    CONFORM_CHECK("argument 6.a", short, 2, (short)-0x1cd9L, a6.a);
    CONFORM_CHECK("argument 6.b", short, 2, (short)0x5998UL, a6.b);
    CONFORM_CHECK("argument 7.a", short, 2, (short)-0x5babL, a7.a);
    CONFORM_CHECK("argument 7.b", short, 2, (short)0x23b5UL, a7.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&result, sizeof result);
    result = (int)-0x553a63d3L;
    return result;
}

/* sysv-3.2.3-registers-fifteen-mixed */
double sysv_3_2_3_registers_fifteen_mixed(char a1, float a2, struct sysv_3_2_3_registers_fifteen_mixed_S a3, double a4, struct sysv_3_2_3_registers_fifteen_mixed_T a5, long a6, short a7, struct sysv_3_2_3_registers_fifteen_mixed_T a8, int a9, struct sysv_3_2_3_registers_fifteen_mixed_S a10, float a11, struct sysv_3_2_3_registers_fifteen_mixed_T a12, long a13, struct sysv_3_2_3_registers_fifteen_mixed_S a14, double a15)
{
    double result;
    layout_sysv_3_2_3_registers_fifteen_mixed();
    CONFORM_CHECK("argument 1", char, 1, (char)-0x15L, a1);
    CONFORM_CHECK_BYTES("argument 2", float, 4, -0x1.51bd46p0f, a2);
    CONFORM_CHECK("argument 3.a", int, 4, (int)-0x111677afL, a3.a);
    CONFORM_CHECK_BYTES("argument 3.b", float, 4, 0x1.f38ffap0f, a3.b);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.97672fd2b1b72p0, a4);
    CONFORM_CHECK_BYTES("argument 5.x", double, 8, -0x1.e6913f3c46de9p0, a5.x);
    CONFORM_CHECK_BYTES("argument 5.y", float, 4, 0x1.c82d6ep0f, a5.y);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x2fae92dfe1a97d5bL - 1), a6);
    CONFORM_CHECK("argument 7", short, 2, (short)-0x5182L, a7);
    CONFORM_CHECK_BYTES("argument 8.x", double, 8, -0x1.6d3a24811bacep0, a8.x);
    CONFORM_CHECK_BYTES("argument 8.y", float, 4, 0x1.caed82p0f, a8.y);
    CONFORM_CHECK("argument 9", int, 4, (int)-0x5cfb945dL, a9);
    CONFORM_CHECK("argument 10.a", int, 4, (int)-0x3005900bL, a10.a);
    CONFORM_CHECK_BYTES("argument 10.b", float, 4, 0x1.b14a7ap0f, a10.b);
    CONFORM_CHECK_BYTES("argument 11", float, 4, -0x1.f97796p0f, a11);
    CONFORM_CHECK_BYTES("argument 12.x", double, 8, -0x1.8d4e27aaf0947p0, a12.x);
    CONFORM_CHECK_BYTES("argument 12.y", float, 4, 0x1.b38582p0f, a12.y);
    CONFORM_CHECK("argument 13", long, 8, (long)(-0x68fe84e35898d97bL - 1), a13);
    CONFORM_CHECK("argument 14.a", int, 4, (int)-0x30416fb2L, a14.a);
    CONFORM_CHECK_BYTES("argument 14.b", float, 4, 0x1.414506p0f, a14.b);
    CONFORM_CHECK_BYTES("argument 15", double, 8, -0x1.b395dc408bf57p0, a15);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&a11, sizeof a11);
    conform_scribble(&a12, sizeof a12);
    conform_scribble(&a13, sizeof a13);
    conform_scribble(&a14, sizeof a14);
    conform_scribble(&a15, sizeof a15);
    conform_scribble(&result, sizeof result);
    result = -0x1.66e4639594f4bp0;
    return result;
}

/* sysv-3.2.3-result-sret-takes-rdi */
struct sysv_3_2_3_result_sret_takes_rdi_S sysv_3_2_3_result_sret_takes_rdi(int a1, int a2)
{
    struct sysv_3_2_3_result_sret_takes_rdi_S result;
    layout_sysv_3_2_3_result_sret_takes_rdi();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x567f38d1L, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x4f7d2fe4L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x7ae0161cd0121536L - 1);
    result.b = (long)0x7ea675ad6dfe0f06UL;
    result.c = (long)(-0x65c26b07462b63ccL - 1);
    return result;
}

/* sysv-3.2.3-result-sret-sixth-integer */
struct sysv_3_2_3_result_sret_sixth_integer_S sysv_3_2_3_result_sret_sixth_integer(long a1, long a2, long a3, long a4, long a5, long a6)
{
    struct sysv_3_2_3_result_sret_sixth_integer_S result;
    layout_sysv_3_2_3_result_sret_sixth_integer();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x1cbb044d2cae924L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x2f8ee3f3ff027e92L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x26e5cbf6b27bf970L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x6b9bb19c6d850651L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x380c93e3ba2a003dL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x40b06b81d3d7a2cL - 1), a6);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0xeb81418d530640dL - 1);
    result.b = (long)0x3549ffdeb0232d45UL;
    result.c = (long)(-0x7f92141f8a06a237L - 1);
    return result;
}

/* sysv-3.2.3-result-sret-and-memory-argument */
struct sysv_3_2_3_result_sret_and_memory_argument_S sysv_3_2_3_result_sret_and_memory_argument(struct sysv_3_2_3_result_sret_and_memory_argument_S a1, double a2)
{
    struct sysv_3_2_3_result_sret_and_memory_argument_S result;
    layout_sysv_3_2_3_result_sret_and_memory_argument();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.f1ff1e5b0c69ap0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.0e3a457b3110fp0, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", double, 8, -0x1.33a2336e1de16p0, a1.c);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.4a70cde272edbp0, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.6975d1f4412b6p0;
    result.b = 0x1.024930c9fa259p0;
    result.c = -0x1.aa48cd855cda6p0;
    return result;
}

/* sysv-3.2.3-result-int-sse */
struct sysv_3_2_3_result_int_sse_S sysv_3_2_3_result_int_sse(void)
{
    struct sysv_3_2_3_result_int_sse_S result;
    layout_sysv_3_2_3_result_int_sse();
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x3ae072db97485657L - 1);
    result.b = 0x1.367ac07493d41p0;
    return result;
}

/* sysv-3.2.3-result-sse-int */
struct sysv_3_2_3_result_sse_int_S sysv_3_2_3_result_sse_int(void)
{
    struct sysv_3_2_3_result_sse_int_S result;
    layout_sysv_3_2_3_result_sse_int();
    conform_scribble(&result, sizeof result);
    result.a = -0x1.6efcc3433e24dp0;
    result.b = (long)0x7bf7ae3b70eb6b74UL;
    return result;
}

/* sysv-3.2.3-result-two-int */
struct sysv_3_2_3_result_two_int_S sysv_3_2_3_result_two_int(void)
{
    struct sysv_3_2_3_result_two_int_S result;
    layout_sysv_3_2_3_result_two_int();
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x37aa85ecab0e67c7L - 1);
    result.b = (long)0x19ae726260a5a0c0UL;
    return result;
}

/* sysv-3.2.3-result-two-sse */
struct sysv_3_2_3_result_two_sse_S sysv_3_2_3_result_two_sse(void)
{
    struct sysv_3_2_3_result_two_sse_S result;
    layout_sysv_3_2_3_result_two_sse();
    conform_scribble(&result, sizeof result);
    result.a = -0x1.c1051a220136ep0;
    result.b = 0x1.14745a45ceb35p0;
    return result;
}

/* sysv-3.2.3-result-float-pair */
struct sysv_3_2_3_result_float_pair_S sysv_3_2_3_result_float_pair(void)
{
    struct sysv_3_2_3_result_float_pair_S result;
    layout_sysv_3_2_3_result_float_pair();
    conform_scribble(&result, sizeof result);
    result.a = -0x1.c7c36ap0f;
    result.b = 0x1.33a1aep0f;
    return result;
}

/* sysv-3.2.3-result-packed-in-memory */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_result_packed_in_memory_S sysv_3_2_3_result_packed_in_memory(int a1)
{
    struct sysv_3_2_3_result_packed_in_memory_S result;
    layout_sysv_3_2_3_result_packed_in_memory();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x48e5bf26L, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)-0x7fL;
    result.b = (long)0x43b1a8a3b909e36dUL;
    return result;
}
#endif

/* sysv-3.2.3-result-x87-record */
struct sysv_3_2_3_result_x87_record_S sysv_3_2_3_result_x87_record(int a1)
{
    struct sysv_3_2_3_result_x87_record_S result;
    layout_sysv_3_2_3_result_x87_record();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x4fec5a2L, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.974aab13e7c8p0 + (long double)0x0.c1d2p-48);
    return result;
}

/* sysv-3.2.3-result-empty */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_result_empty_S sysv_3_2_3_result_empty(int a1)
{
    struct sysv_3_2_3_result_empty_S result;
    layout_sysv_3_2_3_result_empty();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x5c20b758L, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    return result;
}
#endif

/* sysv-3.2.3-result-array-in-record */
struct sysv_3_2_3_result_array_in_record_S sysv_3_2_3_result_array_in_record(int a1)
{
    struct sysv_3_2_3_result_array_in_record_S result;
    layout_sysv_3_2_3_result_array_in_record();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x3409412fL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (int)-0x5b7974a0L;
    result.m[1] = (int)0x38be344fUL;
    result.m[2] = (int)-0x16c4fb0L;
    result.m[3] = (int)0x741d0acbUL;
    return result;
}

/* sysv-3.2.3-result-void */
void sysv_3_2_3_result_void(int a1, double a2)
{
    layout_sysv_3_2_3_result_void();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x182761e3L, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.42323030180f7p0, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
}

/* sysv-3.2.3-result-vector-pair-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
struct sysv_3_2_3_result_vector_pair_8_S sysv_3_2_3_result_vector_pair_8(int a1)
{
    struct sysv_3_2_3_result_vector_pair_8_S result;
    layout_sysv_3_2_3_result_vector_pair_8();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x55c9522cL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = (short)-0x74daL;
    result.a[1] = (short)0xf22UL;
    result.a[2] = (short)-0x3e5cL;
    result.a[3] = (short)0x7a11UL;
    result.b[0] = (short)-0x59b3L;
    result.b[1] = (short)0x39f2UL;
    result.b[2] = (short)-0x561aL;
    result.b[3] = (short)0x72f6UL;
    return result;
}
#endif

/* sysv-3.2.3-result-aligned-result */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_result_aligned_result_S sysv_3_2_3_result_aligned_result(int a1)
{
    struct sysv_3_2_3_result_aligned_result_S result;
    layout_sysv_3_2_3_result_aligned_result();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x41951e0fL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x5560746d660a5024L - 1);
    result.b = (long)0x465056436a10d0d0UL;
    result.c = (long)(-0x3acac50e65cf8fdaL - 1);
    return result;
}
#endif

/* sysv-3.2.3-empty-argument */
#if CONFORM_HAS_GNU_C
int sysv_3_2_3_empty_argument(int a1, struct sysv_3_2_3_empty_argument_E a2, int a3)
{
    int result;
    layout_sysv_3_2_3_empty_argument();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2e95f120L, a1);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x3974b61aL, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0xbad4aL;
    return result;
}
#endif

/* sysv-3.2.3-empty-nested */
#if CONFORM_HAS_GNU_C
int sysv_3_2_3_empty_nested(double a1, struct sysv_3_2_3_empty_nested_S a2, double a3)
{
    int result;
    layout_sysv_3_2_3_empty_nested();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.ef7f6a81e6662p0, a1);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.fa2631ded42f2p0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x6a1da88bL;
    return result;
}
#endif

/* sysv-3.2.3-empty-beside-float */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_empty_beside_float_S sysv_3_2_3_empty_beside_float(struct sysv_3_2_3_empty_beside_float_S a1)
{
    struct sysv_3_2_3_empty_beside_float_S result;
    layout_sysv_3_2_3_empty_beside_float();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.8ced4ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.5b269ep0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.2cebe2p0f;
    result.b = 0x1.5bc362p0f;
    return result;
}
#endif

/* sysv-3.2.3-empty-second-eightbyte-padding */
#if CONFORM_HAS_GNU_C
long sysv_3_2_3_empty_second_eightbyte_padding(struct sysv_3_2_3_empty_second_eightbyte_padding_S a1, long a2)
{
    long result;
    layout_sysv_3_2_3_empty_second_eightbyte_padding();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0xc36ec7b4509a02dL - 1), a1.a);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x4cc171ff2db182eL - 1), a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x7c0083b5f1bec912L - 1);
    return result;
}
#endif

/* sysv-3.2.3-empty-over-aligned-member-padding */
#if CONFORM_HAS_GNU_C
double sysv_3_2_3_empty_over_aligned_member_padding(struct sysv_3_2_3_empty_over_aligned_member_padding_S a1, double a2)
{
    double result;
    layout_sysv_3_2_3_empty_over_aligned_member_padding();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.5ce1649e92631p0, a1.a);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.e8692208ea5c8p0, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = -0x1.d2c1331581783p0;
    return result;
}
#endif

/* sysv-3.2.3-empty-unnamed-bits-alone */
long sysv_3_2_3_empty_unnamed_bits_alone(struct sysv_3_2_3_empty_unnamed_bits_alone_S a1, long a2)
{
    long result;
    layout_sysv_3_2_3_empty_unnamed_bits_alone();
    CONFORM_CHECK_BYTES("argument 1.d", double, 8, -0x1.9b01cf86c9e1cp0, a1.d);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x5f599f26befc643fL - 1), a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x678d418741db1fL - 1);
    return result;
}

/* sysv-3.2.3-empty-unnamed-bits-beside-float */
double sysv_3_2_3_empty_unnamed_bits_beside_float(struct sysv_3_2_3_empty_unnamed_bits_beside_float_S a1, int a2)
{
    double result;
    layout_sysv_3_2_3_empty_unnamed_bits_beside_float();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.56a372p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.d", double, 8, 0x1.563ee83ba950fp0, a1.d);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x191dd891L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = -0x1.3b853e596eb64p0;
    return result;
}

/* sysv-3.2.3-empty-zero-width-between-floats */
struct sysv_3_2_3_empty_zero_width_between_floats_S sysv_3_2_3_empty_zero_width_between_floats(struct sysv_3_2_3_empty_zero_width_between_floats_S a1)
{
    struct sysv_3_2_3_empty_zero_width_between_floats_S result;
    layout_sysv_3_2_3_empty_zero_width_between_floats();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.8454b2p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.fc22c2p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.c768f6p0f;
    result.b = 0x1.18d58ap0f;
    return result;
}

/* sysv-3.2.3-empty-flexible-array */
int sysv_3_2_3_empty_flexible_array(struct sysv_3_2_3_empty_flexible_array_S a1, int a2)
{
    int result;
    layout_sysv_3_2_3_empty_flexible_array();
    CONFORM_CHECK("argument 1.n", int, 4, (int)-0x2aa2f08dL, a1.n);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x50c5d763L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (int)-0x19838ab1L;
    return result;
}

/* sysv-3.5.7-ints */
int sysv_3_5_7_ints(int a1, ...)
{
    int a2;
    long a3;
    unsigned int a4;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, int);
    a3 = va_arg(list, long);
    a4 = va_arg(list, unsigned int);
    va_end(list);
    layout_sysv_3_5_7_ints();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x5754e04aL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x3e78a1eL, a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x28110d2fae02ba65L - 1), a3);
    CONFORM_CHECK("argument 4", unsigned int, 4, (unsigned int)0x8cb95f17UL, a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = (int)-0x29b0fb50L;
    return result;
}

/* sysv-3.5.7-doubles */
int sysv_3_5_7_doubles(int a1, ...)
{
    double a2;
    double a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, double);
    a3 = va_arg(list, double);
    va_end(list);
    layout_sysv_3_5_7_doubles();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x3ee8f6d6L, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.31632f7c70d42p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.3d135a55c6becp0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x4bf5ed76L;
    return result;
}

/* sysv-3.5.7-named-doubles-count */
double sysv_3_5_7_named_doubles_count(double a1, int a2, ...)
{
    double a3;
    int a4;
    double result;
    va_list list;
    va_start(list, a2);
    a3 = va_arg(list, double);
    a4 = va_arg(list, int);
    va_end(list);
    layout_sysv_3_5_7_named_doubles_count();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.f2d35835cea82p0, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x63f3fda7L, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.61c34d49e5bf7p0, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x4b423f32L, a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = -0x1.50c6787daaa86p0;
    return result;
}

/* sysv-3.5.7-ten-doubles */
int sysv_3_5_7_ten_doubles(int a1, ...)
{
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    double a9;
    double a10;
    double a11;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, double);
    a3 = va_arg(list, double);
    a4 = va_arg(list, double);
    a5 = va_arg(list, double);
    a6 = va_arg(list, double);
    a7 = va_arg(list, double);
    a8 = va_arg(list, double);
    a9 = va_arg(list, double);
    a10 = va_arg(list, double);
    a11 = va_arg(list, double);
    va_end(list);
    layout_sysv_3_5_7_ten_doubles();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x64f89fbL, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.8744440ea0292p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.1785719a8c972p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.324bdf5bb26a2p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.6ca9fbf3521a7p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.07e6d2dc9d82ap0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.9e31156b307bep0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.48d877b8c7922p0, a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.4a16ae71d82c3p0, a9);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.e01c10dea6664p0, a10);
    CONFORM_CHECK_BYTES("argument 11", double, 8, -0x1.6c79c547c1f6fp0, a11);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&a11, sizeof a11);
    conform_scribble(&result, sizeof result);
    result = (int)-0x5a142b08L;
    return result;
}

/* sysv-3.5.7-eight-ints */
int sysv_3_5_7_eight_ints(int a1, ...)
{
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    long a7;
    int a8;
    long a9;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, int);
    a3 = va_arg(list, int);
    a4 = va_arg(list, int);
    a5 = va_arg(list, int);
    a6 = va_arg(list, int);
    a7 = va_arg(list, long);
    a8 = va_arg(list, int);
    a9 = va_arg(list, long);
    va_end(list);
    layout_sysv_3_5_7_eight_ints();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2ce441f6L, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x3ba23d59L, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x1a6d80ccL, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0xae7f2bL, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x1c2ba98L, a5);
    CONFORM_CHECK("argument 6", int, 4, (int)-0x588f412aL, a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x28ae30c0a3524616L - 1), a7);
    CONFORM_CHECK("argument 8", int, 4, (int)-0x3701e38L, a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x1d5e7fe431c57d49L - 1), a9);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&result, sizeof result);
    result = (int)-0x11f68a22L;
    return result;
}

/* sysv-3.5.7-mixed */
int sysv_3_5_7_mixed(int a1, ...)
{
    double a2;
    int a3;
    double a4;
    long a5;
    double a6;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, double);
    a3 = va_arg(list, int);
    a4 = va_arg(list, double);
    a5 = va_arg(list, long);
    a6 = va_arg(list, double);
    va_end(list);
    layout_sysv_3_5_7_mixed();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2a3ac86eL, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.155308bfefb4ap0, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x2750555dL, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.9eb8d4a52e7a0p0, a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x4385d877a4da60c5L - 1), a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.51b8859c2c5a9p0, a6);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&result, sizeof result);
    result = (int)-0x26eea69bL;
    return result;
}

/* sysv-3.5.7-pointer */
int sysv_3_5_7_pointer(char *a1, ...)
{
    void *a2;
    char *a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, void *);
    a3 = va_arg(list, char *);
    va_end(list);
    layout_sysv_3_5_7_pointer();
    CONFORM_CHECK("argument 1", unsigned long, 8, (unsigned long)(char *)0xa04345e5d4ea0UL, (unsigned long)a1);
    CONFORM_CHECK("argument 2", unsigned long, 8, (unsigned long)(void *)0xce714cdc10f00UL, (unsigned long)a2);
    CONFORM_CHECK("argument 3", unsigned long, 8, (unsigned long)(char *)0xe9d64218c2b00UL, (unsigned long)a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x7276454bL;
    return result;
}

/* sysv-3.5.7-long-double */
int sysv_3_5_7_long_double(int a1, ...)
{
    long double a2;
    int a3;
    long double a4;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, long double);
    a3 = va_arg(list, int);
    a4 = va_arg(list, long double);
    va_end(list);
    layout_sysv_3_5_7_long_double();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x5a9bb512L, a1);
    CONFORM_CHECK_BYTES("argument 2", long double, 10, -((long double)0x1.ff11141c6ae5p0 + (long double)0x0.cd62p-48), a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x3c670e44L, a3);
    CONFORM_CHECK_BYTES("argument 4", long double, 10, -((long double)0x1.88c47bf2ac59p0 + (long double)0x0.2bd2p-48), a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = (int)-0x51133083L;
    return result;
}

/* sysv-3.5.7-record-int */
int sysv_3_5_7_record_int(int a1, ...)
{
    struct sysv_3_5_7_record_int_S a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct sysv_3_5_7_record_int_S);
    a3 = va_arg(list, int);
    va_end(list);
    layout_sysv_3_5_7_record_int();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x257bed94L, a1);
    CONFORM_CHECK("argument 2.a", long, 8, (long)(-0x44aef99093f3f4dcL - 1), a2.a);
    CONFORM_CHECK("argument 2.b", int, 4, (int)0x622cdb8dUL, a2.b);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x67f6973fL, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x7016dc47L;
    return result;
}

/* sysv-3.5.7-record-mixed */
int sysv_3_5_7_record_mixed(int a1, ...)
{
    struct sysv_3_5_7_record_mixed_S a2;
    struct sysv_3_5_7_record_mixed_S a3;
    double a4;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct sysv_3_5_7_record_mixed_S);
    a3 = va_arg(list, struct sysv_3_5_7_record_mixed_S);
    a4 = va_arg(list, double);
    va_end(list);
    layout_sysv_3_5_7_record_mixed();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x501842c0L, a1);
    CONFORM_CHECK("argument 2.a", int, 4, (int)-0x1bfc13eaL, a2.a);
    CONFORM_CHECK_BYTES("argument 2.b", double, 8, 0x1.064f098b827adp0, a2.b);
    CONFORM_CHECK("argument 3.a", int, 4, (int)-0x2bf210eaL, a3.a);
    CONFORM_CHECK_BYTES("argument 3.b", double, 8, 0x1.fbabbecbbb572p0, a3.b);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.02d5506d63af9p0, a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = (int)-0x4efed398L;
    return result;
}

/* sysv-3.5.7-record-floats */
int sysv_3_5_7_record_floats(int a1, ...)
{
    struct sysv_3_5_7_record_floats_S a2;
    double a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct sysv_3_5_7_record_floats_S);
    a3 = va_arg(list, double);
    va_end(list);
    layout_sysv_3_5_7_record_floats();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x42f3d5b8L, a1);
    CONFORM_CHECK_BYTES("argument 2.a", float, 4, -0x1.bcbe5ap0f, a2.a);
    CONFORM_CHECK_BYTES("argument 2.b", float, 4, 0x1.c221c2p0f, a2.b);
    CONFORM_CHECK_BYTES("argument 2.c", float, 4, -0x1.7b173ap0f, a2.c);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.5a559ec776031p0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x9e0bddL;
    return result;
}

/* sysv-3.5.7-record-memory */
int sysv_3_5_7_record_memory(int a1, ...)
{
    struct sysv_3_5_7_record_memory_S a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct sysv_3_5_7_record_memory_S);
    a3 = va_arg(list, int);
    va_end(list);
    layout_sysv_3_5_7_record_memory();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x438b085eL, a1);
    CONFORM_CHECK("argument 2.a", long, 8, (long)(-0x5e6f99e92c1ba43bL - 1), a2.a);
    CONFORM_CHECK("argument 2.b", long, 8, (long)0x2f20b19ac6bdb873UL, a2.b);
    CONFORM_CHECK("argument 2.c", long, 8, (long)(-0x3c925a9ea7d36c5bL - 1), a2.c);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x2ef6fbbaL, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x351dd05eL;
    return result;
}

/* sysv-3.5.7-record-does-not-fit */
int sysv_3_5_7_record_does_not_fit(int a1, int a2, int a3, int a4, int a5, ...)
{
    struct sysv_3_5_7_record_does_not_fit_S a6;
    long a7;
    int result;
    va_list list;
    va_start(list, a5);
    a6 = va_arg(list, struct sysv_3_5_7_record_does_not_fit_S);
    a7 = va_arg(list, long);
    va_end(list);
    layout_sysv_3_5_7_record_does_not_fit();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x582c889eL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0xcd40bc1L, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x73f75806L, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x43ad0f7eL, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x6861e4e1L, a5);
    CONFORM_CHECK("argument 6.a", long, 8, (long)(-0x2271877fdc6fc6b5L - 1), a6.a);
    CONFORM_CHECK("argument 6.b", long, 8, (long)0xaef54d6afb6895dUL, a6.b);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x50a3b559cefa1b8cL - 1), a7);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&result, sizeof result);
    result = (int)-0x13c67373L;
    return result;
}

/* sysv-3.5.7-record-three-chars */
int sysv_3_5_7_record_three_chars(int a1, ...)
{
    struct sysv_3_5_7_record_three_chars_S a2;
    struct sysv_3_5_7_record_three_chars_S a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct sysv_3_5_7_record_three_chars_S);
    a3 = va_arg(list, struct sysv_3_5_7_record_three_chars_S);
    va_end(list);
    layout_sysv_3_5_7_record_three_chars();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x65fd0763L, a1);
    CONFORM_CHECK("argument 2.a", char, 1, (char)-0x41L, a2.a);
    CONFORM_CHECK("argument 2.b", char, 1, (char)0x64UL, a2.b);
    CONFORM_CHECK("argument 2.c", char, 1, (char)-0x14L, a2.c);
    CONFORM_CHECK("argument 3.a", char, 1, (char)-0x31L, a3.a);
    CONFORM_CHECK("argument 3.b", char, 1, (char)0xfUL, a3.b);
    CONFORM_CHECK("argument 3.c", char, 1, (char)-0x41L, a3.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x553c1ad3L;
    return result;
}

/* sysv-3.5.7-record-union */
int sysv_3_5_7_record_union(int a1, ...)
{
    union sysv_3_5_7_record_union_U a2;
    double a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, union sysv_3_5_7_record_union_U);
    a3 = va_arg(list, double);
    va_end(list);
    layout_sysv_3_5_7_record_union();
    CONFORM_CHECK("argument 1", int, 4, (int)-0xe7fa982L, a1);
    CONFORM_CHECK_BYTES("argument 2.d", double, 8, -0x1.74138eebd0bd8p0, a2.d);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.440359cc25314p0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x1859713eL;
    return result;
}

/* sysv-3.5.7-record-long-double */
int sysv_3_5_7_record_long_double(int a1, ...)
{
    int a2;
    struct sysv_3_5_7_record_long_double_S a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, int);
    a3 = va_arg(list, struct sysv_3_5_7_record_long_double_S);
    va_end(list);
    layout_sysv_3_5_7_record_long_double();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x7a0573ebL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x60905e87L, a2);
    CONFORM_CHECK_BYTES("argument 3.a", long double, 10, -((long double)0x1.c47e335158adp0 + (long double)0x0.dc46p-48), a3.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x17f02866L;
    return result;
}

/* sysv-3.5.7-complex-double */
#if CONFORM_HAS_COMPLEX
int sysv_3_5_7_complex_double(int a1, ...)
{
    _Complex double a2;
    double a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, _Complex double);
    a3 = va_arg(list, double);
    va_end(list);
    layout_sysv_3_5_7_complex_double();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x5bb76baaL, a1);
    CONFORM_CHECK_BYTES("__real__ argument 2", double, 8, -0x1.39f1bffaef941p0, __real__ a2);
    CONFORM_CHECK_BYTES("__imag__ argument 2", double, 8, 0x1.31438482c7b1dp0, __imag__ a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.ed02058f6bbc4p0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x4d1f2c9eL;
    return result;
}
#endif

/* sysv-3.5.7-complex-float */
#if CONFORM_HAS_COMPLEX
int sysv_3_5_7_complex_float(int a1, ...)
{
    _Complex float a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, _Complex float);
    a3 = va_arg(list, int);
    va_end(list);
    layout_sysv_3_5_7_complex_float();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x7333c07dL, a1);
    CONFORM_CHECK_BYTES("__real__ argument 2", float, 4, -0x1.219e16p0f, __real__ a2);
    CONFORM_CHECK_BYTES("__imag__ argument 2", float, 4, 0x1.32330ep0f, __imag__ a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x1fa6ea83L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x7ef11134L;
    return result;
}
#endif

/* sysv-3.5.7-int128 */
#if CONFORM_HAS_INT128
int sysv_3_5_7_int128(int a1, ...)
{
    __int128 a2;
    long a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, __int128);
    a3 = va_arg(list, long);
    va_end(list);
    layout_sysv_3_5_7_int128();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x71aebdcL, a1);
    CONFORM_CHECK("argument 2", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x264f9a2c4e729db3UL << 64 | 0x802a71d68764657cUL)), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x175d5c02d127d83eL - 1), a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x2655faeaL;
    return result;
}
#endif

/* sysv-3.5.7-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
int sysv_3_5_7_vector_16(int a1, ...)
{
    bf_v4_float a2;
    double a3;
    bf_v4_float a4;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, bf_v4_float);
    a3 = va_arg(list, double);
    a4 = va_arg(list, bf_v4_float);
    va_end(list);
    layout_sysv_3_5_7_vector_16();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x46511153L, a1);
    CONFORM_CHECK_BYTES("argument 2[0]", float, 4, -0x1.448a96p0f, a2[0]);
    CONFORM_CHECK_BYTES("argument 2[1]", float, 4, 0x1.b9a116p0f, a2[1]);
    CONFORM_CHECK_BYTES("argument 2[2]", float, 4, -0x1.14512ap0f, a2[2]);
    CONFORM_CHECK_BYTES("argument 2[3]", float, 4, 0x1.35bbcap0f, a2[3]);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.a28db53a69a79p0, a3);
    CONFORM_CHECK_BYTES("argument 4[0]", float, 4, -0x1.f5407ep0f, a4[0]);
    CONFORM_CHECK_BYTES("argument 4[1]", float, 4, 0x1.6192cap0f, a4[1]);
    CONFORM_CHECK_BYTES("argument 4[2]", float, 4, -0x1.ad138ap0f, a4[2]);
    CONFORM_CHECK_BYTES("argument 4[3]", float, 4, 0x1.05a576p0f, a4[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = (int)-0x68c30e3cL;
    return result;
}
#endif

/* sysv-3.5.7-sret */
struct sysv_3_5_7_sret_S sysv_3_5_7_sret(int a1, ...)
{
    int a2;
    double a3;
    struct sysv_3_5_7_sret_S result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, int);
    a3 = va_arg(list, double);
    va_end(list);
    layout_sysv_3_5_7_sret();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x6bb609bL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x2552eac6L, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.d6691c2e97d7cp0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x78eb4187c7bb345eL - 1);
    result.b = (long)0x5049796728a8b780UL;
    result.c = (long)(-0x264bbe14832dfbdL - 1);
    return result;
}

/* sysv-3.5.7-packed */
#if CONFORM_HAS_GNU_C
int sysv_3_5_7_packed(int a1, ...)
{
    struct sysv_3_5_7_packed_S a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct sysv_3_5_7_packed_S);
    a3 = va_arg(list, int);
    va_end(list);
    layout_sysv_3_5_7_packed();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x3c4b031aL, a1);
    CONFORM_CHECK("argument 2.a", char, 1, (char)-0x58L, a2.a);
    CONFORM_CHECK("argument 2.b", int, 4, (int)0x63c3f358UL, a2.b);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x418d5705L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x6d4c2b02L;
    return result;
}
#endif

/* sysv-3.5.7-nine-named */
int sysv_3_5_7_nine_named(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, ...)
{
    int a9;
    double a10;
    int result;
    va_list list;
    va_start(list, a8);
    a9 = va_arg(list, int);
    a10 = va_arg(list, double);
    va_end(list);
    layout_sysv_3_5_7_nine_named();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x29d58f8aL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x2e7e9ecL, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x400f4a46L, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x18c90f38L, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x48c2cadbL, a5);
    CONFORM_CHECK("argument 6", int, 4, (int)-0x456c37ddL, a6);
    CONFORM_CHECK("argument 7", int, 4, (int)-0x1d88e048L, a7);
    CONFORM_CHECK("argument 8", int, 4, (int)-0x1feb93a0L, a8);
    CONFORM_CHECK("argument 9", int, 4, (int)-0x18b40cb3L, a9);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.59d869885897bp0, a10);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&result, sizeof result);
    result = (int)-0x2b8d4015L;
    return result;
}

/* sysv-3.5.7-empty */
#if CONFORM_HAS_GNU_C
int sysv_3_5_7_empty(int a1, ...)
{
    struct sysv_3_5_7_empty_E a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct sysv_3_5_7_empty_E);
    a3 = va_arg(list, int);
    va_end(list);
    layout_sysv_3_5_7_empty();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2adefadcL, a1);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x78b45f24L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x20f4154dL;
    return result;
}
#endif

/* sysv-3.5.7-aligned-32 */
#if CONFORM_HAS_GNU_C
int sysv_3_5_7_aligned_32(int a1, ...)
{
    int a2;
    struct sysv_3_5_7_aligned_32_S a3;
    int a4;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, int);
    a3 = va_arg(list, struct sysv_3_5_7_aligned_32_S);
    a4 = va_arg(list, int);
    va_end(list);
    layout_sysv_3_5_7_aligned_32();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x26548fcdL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x76ca8558L, a2);
    CONFORM_CHECK("argument 3.a", long, 8, (long)(-0x1666343f92f7d10cL - 1), a3.a);
    CONFORM_CHECK("argument 3.b", long, 8, (long)0x684dffde7b2bf0acUL, a3.b);
    CONFORM_CHECK("argument 3.c", long, 8, (long)(-0x67d4e725e9e1fcdeL - 1), a3.c);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x3e58dfe4L, a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = (int)-0x65bf0151L;
    return result;
}
#endif

/* sysv-3.5.7-decimals */
#if CONFORM_HAS_DECIMAL
int sysv_3_5_7_decimals(int a1, ...)
{
    _Decimal32 a2;
    _Decimal64 a3;
    _Decimal128 a4;
    _Decimal128 a5;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, _Decimal32);
    a3 = va_arg(list, _Decimal64);
    a4 = va_arg(list, _Decimal128);
    a5 = va_arg(list, _Decimal128);
    va_end(list);
    layout_sysv_3_5_7_decimals();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x559d883eL, a1);
    CONFORM_CHECK_BYTES("argument 2", _Decimal32, 4, -1.013182df, a2);
    CONFORM_CHECK_BYTES("argument 3", _Decimal64, 8, -1.931598009175555dd, a3);
    CONFORM_CHECK_BYTES("argument 4", _Decimal128, 16, -1.504735418284317140384349166140794dl, a4);
    CONFORM_CHECK_BYTES("argument 5", _Decimal128, 16, -1.217542141927894291207212077871694dl, a5);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&result, sizeof result);
    result = (int)-0x73ef01f7L;
    return result;
}
#endif

/* sysv-3.5.7-decimals-overflow */
#if CONFORM_HAS_DECIMAL
int sysv_3_5_7_decimals_overflow(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, ...)
{
    _Decimal32 a9;
    _Decimal128 a10;
    _Decimal64 a11;
    int result;
    va_list list;
    va_start(list, a8);
    a9 = va_arg(list, _Decimal32);
    a10 = va_arg(list, _Decimal128);
    a11 = va_arg(list, _Decimal64);
    va_end(list);
    layout_sysv_3_5_7_decimals_overflow();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.de54caec87288p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.5f10c9286a943p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.b9625a8c84369p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.923318811747fp0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.8e7312c8e9a2bp0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.51655978a1352p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.6df24ff06b505p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.3d7d3c8dbf839p0, a8);
    CONFORM_CHECK_BYTES("argument 9", _Decimal32, 4, -1.097952df, a9);
    CONFORM_CHECK_BYTES("argument 10", _Decimal128, 16, -1.255840458895603489088799970742437dl, a10);
    CONFORM_CHECK_BYTES("argument 11", _Decimal64, 8, -1.203138391197817dd, a11);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&a9, sizeof a9);
    conform_scribble(&a10, sizeof a10);
    conform_scribble(&a11, sizeof a11);
    conform_scribble(&result, sizeof result);
    result = (int)-0x79076dc3L;
    return result;
}
#endif

/* sysv-3.2.3-recursive-struct-of-union-of-struct */
struct sysv_3_2_3_recursive_struct_of_union_of_struct_S sysv_3_2_3_recursive_struct_of_union_of_struct(struct sysv_3_2_3_recursive_struct_of_union_of_struct_S a1)
{
    struct sysv_3_2_3_recursive_struct_of_union_of_struct_S result;
    layout_sysv_3_2_3_recursive_struct_of_union_of_struct();
    CONFORM_CHECK_BYTES("argument 1.u.a.x", float, 4, -0x1.0558aep0f, a1.u.a.x);
    CONFORM_CHECK_BYTES("argument 1.u.a.y", float, 4, 0x1.17943ap0f, a1.u.a.y);
    CONFORM_CHECK("argument 1.n", int, 4, (int)-0x325e0f90L, a1.n);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.u.a.x = -0x1.62249ap0f;
    result.u.a.y = 0x1.b7a0e2p0f;
    result.n = (int)-0x24f40e15L;
    return result;
}

/* sysv-3.2.3-recursive-array-of-unions */
struct sysv_3_2_3_recursive_array_of_unions_S sysv_3_2_3_recursive_array_of_unions(struct sysv_3_2_3_recursive_array_of_unions_S a1)
{
    struct sysv_3_2_3_recursive_array_of_unions_S result;
    layout_sysv_3_2_3_recursive_array_of_unions();
    CONFORM_CHECK("argument 1.m[0].a", int, 4, (int)-0x274d8581L, a1.m[0].a);
    CONFORM_CHECK("argument 1.m[1].a", int, 4, (int)0x6bbf66d6UL, a1.m[1].a);
    CONFORM_CHECK("argument 1.m[2].a", int, 4, (int)-0x2e15ebf3L, a1.m[2].a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0].a = (int)-0x29eaecefL;
    result.m[1].a = (int)0x5ca5aecaUL;
    result.m[2].a = (int)-0x17dd6155L;
    return result;
}

/* sysv-3.2.3-recursive-array-2d-floats */
struct sysv_3_2_3_recursive_array_2d_floats_S sysv_3_2_3_recursive_array_2d_floats(struct sysv_3_2_3_recursive_array_2d_floats_S a1)
{
    struct sysv_3_2_3_recursive_array_2d_floats_S result;
    layout_sysv_3_2_3_recursive_array_2d_floats();
    CONFORM_CHECK_BYTES("argument 1.m[0][0]", float, 4, -0x1.d82736p0f, a1.m[0][0]);
    CONFORM_CHECK_BYTES("argument 1.m[0][1]", float, 4, 0x1.6410f6p0f, a1.m[0][1]);
    CONFORM_CHECK_BYTES("argument 1.m[1][0]", float, 4, -0x1.b7eddep0f, a1.m[1][0]);
    CONFORM_CHECK_BYTES("argument 1.m[1][1]", float, 4, 0x1.370a02p0f, a1.m[1][1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0][0] = -0x1.dc67a6p0f;
    result.m[0][1] = 0x1.900a06p0f;
    result.m[1][0] = -0x1.d1e50ap0f;
    result.m[1][1] = 0x1.e9f192p0f;
    return result;
}

/* sysv-3.2.3-recursive-array-of-one-element-structs */
struct sysv_3_2_3_recursive_array_of_one_element_structs_S sysv_3_2_3_recursive_array_of_one_element_structs(struct sysv_3_2_3_recursive_array_of_one_element_structs_S a1)
{
    struct sysv_3_2_3_recursive_array_of_one_element_structs_S result;
    layout_sysv_3_2_3_recursive_array_of_one_element_structs();
    CONFORM_CHECK_BYTES("argument 1.m[0].x", float, 4, -0x1.5a5852p0f, a1.m[0].x);
    CONFORM_CHECK_BYTES("argument 1.m[1].x", float, 4, 0x1.d76802p0f, a1.m[1].x);
    CONFORM_CHECK_BYTES("argument 1.m[2].x", float, 4, -0x1.33c526p0f, a1.m[2].x);
    CONFORM_CHECK_BYTES("argument 1.m[3].x", float, 4, 0x1.ceb6fap0f, a1.m[3].x);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0].x = -0x1.c5555ep0f;
    result.m[1].x = 0x1.6b70e2p0f;
    result.m[2].x = -0x1.90d246p0f;
    result.m[3].x = 0x1.fdfcbep0f;
    return result;
}

/* sysv-3.2.3-recursive-nested-straddle */
struct sysv_3_2_3_recursive_nested_straddle_S sysv_3_2_3_recursive_nested_straddle(struct sysv_3_2_3_recursive_nested_straddle_S a1)
{
    struct sysv_3_2_3_recursive_nested_straddle_S result;
    layout_sysv_3_2_3_recursive_nested_straddle();
    CONFORM_CHECK("argument 1.x", int, 4, (int)-0x7ab31f41L, a1.x);
    CONFORM_CHECK("argument 1.i.a", int, 4, (int)0x23d3d762UL, a1.i.a);
    CONFORM_CHECK("argument 1.i.b", int, 4, (int)-0x31cf6414L, a1.i.b);
    CONFORM_CHECK_BYTES("argument 1.y", float, 4, 0x1.60ac1ep0f, a1.y);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.x = (int)-0x6f57fe94L;
    result.i.a = (int)0x1e1b8c17UL;
    result.i.b = (int)-0x468a9675L;
    result.y = 0x1.1d73fap0f;
    return result;
}

/* sysv-3.2.3-recursive-nested-straddle-float */
struct sysv_3_2_3_recursive_nested_straddle_float_S sysv_3_2_3_recursive_nested_straddle_float(struct sysv_3_2_3_recursive_nested_straddle_float_S a1)
{
    struct sysv_3_2_3_recursive_nested_straddle_float_S result;
    layout_sysv_3_2_3_recursive_nested_straddle_float();
    CONFORM_CHECK("argument 1.x", int, 4, (int)-0x314ba72eL, a1.x);
    CONFORM_CHECK_BYTES("argument 1.i.a", float, 4, 0x1.73d16ep0f, a1.i.a);
    CONFORM_CHECK_BYTES("argument 1.i.b", float, 4, -0x1.bf3d4ep0f, a1.i.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.x = (int)-0x1aabebcaL;
    result.i.a = 0x1.2373f6p0f;
    result.i.b = -0x1.58980ap0f;
    return result;
}

/* sysv-3.2.3-recursive-anonymous-struct */
struct sysv_3_2_3_recursive_anonymous_struct_S sysv_3_2_3_recursive_anonymous_struct(struct sysv_3_2_3_recursive_anonymous_struct_S a1)
{
    struct sysv_3_2_3_recursive_anonymous_struct_S result;
    layout_sysv_3_2_3_recursive_anonymous_struct();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.94647ap0f, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x46b4931fUL, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", double, 8, -0x1.d332f84966b05p0, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.d7400ap0f;
    result.b = (int)0x83bf46cUL;
    result.c = -0x1.b15b56b17e65bp0;
    return result;
}

/* sysv-3.2.3-recursive-bit-field-across-eightbytes */
struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S sysv_3_2_3_recursive_bit_field_across_eightbytes(struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S a1)
{
    struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S result;
    layout_sysv_3_2_3_recursive_bit_field_across_eightbytes();
    CONFORM_CHECK("argument 1.a", long, 8, (long)-0x234ef9779bec1d0L, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0xd0c114dUL, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x1L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (long)-0x14dede7fba8b9eeL;
    result.b = (long)0x115ef4ebUL;
    result.c = (int)-0x3bL;
    return result;
}

/* sysv-3.2.3-recursive-bit-fields-and-double */
struct sysv_3_2_3_recursive_bit_fields_and_double_S sysv_3_2_3_recursive_bit_fields_and_double(struct sysv_3_2_3_recursive_bit_fields_and_double_S a1)
{
    struct sysv_3_2_3_recursive_bit_fields_and_double_S result;
    layout_sysv_3_2_3_recursive_bit_fields_and_double();
    CONFORM_CHECK("argument 1.a", unsigned int, 4, (unsigned int)0x12253UL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned int, 4, (unsigned int)0xaeUL, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", double, 8, -0x1.468bbfd9fb1bcp0, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned int)0x1f5fcUL;
    result.b = (unsigned int)0x18UL;
    result.c = -0x1.861e6d14d0081p0;
    return result;
}

/* sysv-3.2.3-recursive-vector-and-int */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
struct sysv_3_2_3_recursive_vector_and_int_S sysv_3_2_3_recursive_vector_and_int(struct sysv_3_2_3_recursive_vector_and_int_S a1)
{
    struct sysv_3_2_3_recursive_vector_and_int_S result;
    layout_sysv_3_2_3_recursive_vector_and_int();
    CONFORM_CHECK_BYTES("argument 1.v[0]", float, 4, -0x1.db150ap0f, a1.v[0]);
    CONFORM_CHECK_BYTES("argument 1.v[1]", float, 4, 0x1.3b0f7ep0f, a1.v[1]);
    CONFORM_CHECK("argument 1.n", int, 4, (int)-0x34cf32c6L, a1.n);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.v[0] = -0x1.ddb3d2p0f;
    result.v[1] = 0x1.14c4eap0f;
    result.n = (int)-0x61780611L;
    return result;
}
#endif

/* sysv-3.2.3-recursive-bool-and-float */
struct sysv_3_2_3_recursive_bool_and_float_S sysv_3_2_3_recursive_bool_and_float(struct sysv_3_2_3_recursive_bool_and_float_S a1)
{
    struct sysv_3_2_3_recursive_bool_and_float_S result;
    layout_sysv_3_2_3_recursive_bool_and_float();
    CONFORM_CHECK("argument 1.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.b927dep0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Bool)0x1UL;
    result.b = 0x1.1acfaap0f;
    return result;
}

/* sysv-3.2.3-transparent-int-float */
#if CONFORM_HAS_GNU_C
void sysv_3_2_3_transparent_int_float(double a1, union sysv_3_2_3_transparent_int_float_U a2, union sysv_3_2_3_transparent_int_float_U a3)
{
    layout_sysv_3_2_3_transparent_int_float();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.56d1eba5e6682p0, a1);
    CONFORM_CHECK("argument 2.i", int, 4, (int)-0x470b8cd9L, a2.i);
    CONFORM_CHECK("argument 3.i", int, 4, (int)-0x425f6836L, a3.i);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
}
#endif

/* sysv-3.2.3-transparent-short */
#if CONFORM_HAS_GNU_C
void sysv_3_2_3_transparent_short(union sysv_3_2_3_transparent_short_U a1, union sysv_3_2_3_transparent_short_U a2)
{
    layout_sysv_3_2_3_transparent_short();
    CONFORM_CHECK("argument 1.s", short, 2, (short)-0x4299L, a1.s);
    CONFORM_CHECK("argument 2.s", short, 2, (short)-0x8b3L, a2.s);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
}
#endif

/* sysv-3.2.3-transparent-pointer */
#if CONFORM_HAS_GNU_C
void sysv_3_2_3_transparent_pointer(union sysv_3_2_3_transparent_pointer_U a1, double a2)
{
    layout_sysv_3_2_3_transparent_pointer();
    CONFORM_CHECK("argument 1.p", unsigned long, 8, (unsigned long)(void *)0xdb7c34972dc30UL, (unsigned long)a1.p);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.55921b4fb7652p0, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
}
#endif

/* sysv-3.2.3-transparent-result */
#if CONFORM_HAS_GNU_C
union sysv_3_2_3_transparent_result_U sysv_3_2_3_transparent_result(union sysv_3_2_3_transparent_result_U a1)
{
    union sysv_3_2_3_transparent_result_U result;
    layout_sysv_3_2_3_transparent_result();
    CONFORM_CHECK("argument 1.i", long, 8, (long)(-0xed37c2f9f17584eL - 1), a1.i);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.i = (long)(-0x535c18c841287929L - 1);
    return result;
}
#endif

/* sysv-3.2.3-transparent-int128 */
#if CONFORM_HAS_INT128 && CONFORM_HAS_FLOAT128 && CONFORM_HAS_GNU_C
void sysv_3_2_3_transparent_int128(long a1, union sysv_3_2_3_transparent_int128_U a2, long a3)
{
    layout_sysv_3_2_3_transparent_int128();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x59ade9317925557eL - 1), a1);
    CONFORM_CHECK("argument 2.i", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x51b217784f851553UL << 64 | 0x993362f4d23c9d07UL)), a2.i);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x4c792ccc9ab5b4fL - 1), a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
}
#endif

/* sysv-3.2.3-transparent-after-five-longs */
#if CONFORM_HAS_GNU_C
void sysv_3_2_3_transparent_after_five_longs(long a1, long a2, long a3, long a4, long a5, union sysv_3_2_3_transparent_after_five_longs_U a6, union sysv_3_2_3_transparent_after_five_longs_U a7)
{
    layout_sysv_3_2_3_transparent_after_five_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x4bcdca61fa9cc803L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0xca562d9aca7e92fL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x1394ac013f24f131L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x7061caa7f65360e9L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x7cd3011959971352L - 1), a5);
    CONFORM_CHECK("argument 6.i", long, 8, (long)(-0x3a8be08cabe78cd7L - 1), a6.i);
    CONFORM_CHECK("argument 7.i", long, 8, (long)(-0x422c2eb5cf354b10L - 1), a7.i);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
}
#endif

/* sysv-3.2.3-transparent-member */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_transparent_member_S sysv_3_2_3_transparent_member(struct sysv_3_2_3_transparent_member_S a1)
{
    struct sysv_3_2_3_transparent_member_S result;
    layout_sysv_3_2_3_transparent_member();
    CONFORM_CHECK("argument 1.u.i", int, 4, (int)-0x4a7017cdL, a1.u.i);
    CONFORM_CHECK_BYTES("argument 1.y", float, 4, 0x1.f75e2ep0f, a1.y);
    CONFORM_CHECK_BYTES("argument 1.z", double, 8, -0x1.21c1d2f04c6dfp0, a1.z);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.u.i = (int)-0x45f22cfcL;
    result.y = 0x1.a2fccep0f;
    result.z = -0x1.6585c23a11296p0;
    return result;
}
#endif

/* sysv-3.2.3-order-int-and-float */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct sysv_3_2_3_order_int_and_float_S sysv_3_2_3_order_int_and_float(struct sysv_3_2_3_order_int_and_float_S a1)
{
    struct sysv_3_2_3_order_int_and_float_S result;
    layout_sysv_3_2_3_order_int_and_float();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x75c1ae40L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.de6706p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x22158b3eL;
    result.b = 0x1.154d3ap0f;
    return result;
}
#endif

/* sysv-3.2.3-order-floats */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct sysv_3_2_3_order_floats_S sysv_3_2_3_order_floats(struct sysv_3_2_3_order_floats_S a1)
{
    struct sysv_3_2_3_order_floats_S result;
    layout_sysv_3_2_3_order_floats();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.566e52p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.513f5ep0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", double, 8, -0x1.0468dd8ce43dcp0, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.7f3e02p0f;
    result.b = 0x1.a27c7ap0f;
    result.c = -0x1.244f25b7daa40p0;
    return result;
}
#endif

/* sysv-3.2.3-order-float128 */
#if CONFORM_HAS_FLOAT128 && CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct sysv_3_2_3_order_float128_S sysv_3_2_3_order_float128(struct sysv_3_2_3_order_float128_S a1)
{
    struct sysv_3_2_3_order_float128_S result;
    layout_sysv_3_2_3_order_float128();
    CONFORM_CHECK_BYTES("argument 1.a", __float128, 16, -((__float128)0x1.b0a2f25fde5ap0 + (__float128)0x0.1711bde803fap-48 + (__float128)0x0.1732p-96), a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((__float128)0x1.4d563de9a7f6p0 + (__float128)0x0.482bc9370890p-48 + (__float128)0x0.a5dep-96);
    return result;
}
#endif

/* sysv-3.2.3-order-three-longs */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct sysv_3_2_3_order_three_longs_S sysv_3_2_3_order_three_longs(struct sysv_3_2_3_order_three_longs_S a1)
{
    struct sysv_3_2_3_order_three_longs_S result;
    layout_sysv_3_2_3_order_three_longs();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x19fc84346270064dL - 1), a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x4d4e7aee5acdb9f4UL, a1.b);
    CONFORM_CHECK("argument 1.c", long, 8, (long)(-0x1eed39b8a7e4c9c1L - 1), a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x6c67501098336e37L - 1);
    result.b = (long)0x3d394c5f0bf16b7aUL;
    result.c = (long)(-0x3eda747bc8bec968L - 1);
    return result;
}
#endif

/* sysv-3.1.2-order-bit-fields */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct sysv_3_1_2_order_bit_fields_S sysv_3_1_2_order_bit_fields(struct sysv_3_1_2_order_bit_fields_S a1)
{
    struct sysv_3_1_2_order_bit_fields_S result;
    layout_sysv_3_1_2_order_bit_fields();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x8UL, a1.b);
    CONFORM_CHECK("argument 1.c", unsigned int, 4, (unsigned int)0x1541UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x1L;
    result.b = (int)0x1aUL;
    result.c = (unsigned int)0x1147UL;
    return result;
}
#endif

/* sysv-3.1.2-order-bit-fields-of-units */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct sysv_3_1_2_order_bit_fields_of_units_S sysv_3_1_2_order_bit_fields_of_units(struct sysv_3_1_2_order_bit_fields_of_units_S a1)
{
    struct sysv_3_1_2_order_bit_fields_of_units_S result;
    layout_sysv_3_1_2_order_bit_fields_of_units();
    CONFORM_CHECK("argument 1.a", short, 2, (short)-0xf1L, a1.a);
    CONFORM_CHECK("argument 1.b", short, 2, (short)0x26UL, a1.b);
    CONFORM_CHECK("argument 1.c", long, 8, (long)-0x2048541b56L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (short)-0xd3L;
    result.b = (short)0xa6UL;
    result.c = (long)-0x52dff31ae8L;
    return result;
}
#endif

/* sysv-3.1.2-order-inner */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct sysv_3_1_2_order_inner_S sysv_3_1_2_order_inner(struct sysv_3_1_2_order_inner_S a1)
{
    struct sysv_3_1_2_order_inner_S result;
    layout_sysv_3_1_2_order_inner();
    CONFORM_CHECK("argument 1.i.a", int, 4, (int)-0x3b1611f0L, a1.i.a);
    CONFORM_CHECK("argument 1.i.b", short, 2, (short)0x15bfUL, a1.i.b);
    CONFORM_CHECK("argument 1.c[0]", short, 2, (short)-0x2ecdL, a1.c[0]);
    CONFORM_CHECK("argument 1.c[1]", short, 2, (short)0x70a6UL, a1.c[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.i.a = (int)-0x668741ebL;
    result.i.b = (short)0x19fbUL;
    result.c[0] = (short)-0x2c8aL;
    result.c[1] = (short)0x61e4UL;
    return result;
}
#endif

