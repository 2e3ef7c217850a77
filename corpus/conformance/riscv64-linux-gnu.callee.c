/* The functions of the conformance cases of riscv64-linux-gnu. Generated from riscv64-linux-gnu.toml. */
#include <stdarg.h>
#include "riscv64-linux-gnu.h"

/* riscv-types-align-short */
void riscv_types_align_short(struct riscv_types_align_short_S a1)
{
    layout_riscv_types_align_short();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xacUL, a1.c);
    CONFORM_CHECK("argument 1.m", short, 2, (short)0x1309UL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-align-int */
void riscv_types_align_int(struct riscv_types_align_int_S a1)
{
    layout_riscv_types_align_int();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xecUL, a1.c);
    CONFORM_CHECK("argument 1.m", int, 4, (int)0x79a3923cUL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-align-long */
void riscv_types_align_long(struct riscv_types_align_long_S a1)
{
    layout_riscv_types_align_long();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xadUL, a1.c);
    CONFORM_CHECK("argument 1.m", long, 8, (long)0x6e87392817e6af9cUL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-align-float */
void riscv_types_align_float(struct riscv_types_align_float_S a1)
{
    layout_riscv_types_align_float();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xf5UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", float, 4, 0x1.d4c48ap0f, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-align-double */
void riscv_types_align_double(struct riscv_types_align_double_S a1)
{
    layout_riscv_types_align_double();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xb2UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", double, 8, 0x1.c809df5714b12p0, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-align-long-double */
void riscv_types_align_long_double(struct riscv_types_align_long_double_S a1)
{
    layout_riscv_types_align_long_double();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xd7UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1.m", long double, 16, ((long double)0x1.bca64b77655dp0 + (long double)0x0.6697b4efe1c5p-48 + (long double)0x0.c26dp-96), a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-align-int128 */
#if CONFORM_HAS_INT128
void riscv_types_align_int128(struct riscv_types_align_int128_S a1)
{
    layout_riscv_types_align_int128();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xb2UL, a1.c);
    CONFORM_CHECK("argument 1.m", __int128, 16, (__int128)((unsigned __int128)0x4326a26514b7ad9aUL << 64 | 0x13dc3ab4f2eb65fUL), a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* riscv-types-align-pointer */
void riscv_types_align_pointer(struct riscv_types_align_pointer_S a1)
{
    layout_riscv_types_align_pointer();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0x8dUL, a1.c);
    CONFORM_CHECK("argument 1.m", unsigned long, 8, (unsigned long)(void *)0x9776b2c4eb440UL, (unsigned long)a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-align-bool */
void riscv_types_align_bool(struct riscv_types_align_bool_S a1)
{
    layout_riscv_types_align_bool();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xb0UL, a1.c);
    CONFORM_CHECK("argument 1.m", _Bool, 1, (_Bool)0x0UL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-align-complex-double */
#if CONFORM_HAS_COMPLEX
void riscv_types_align_complex_double(struct riscv_types_align_complex_double_S a1)
{
    layout_riscv_types_align_complex_double();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0x94UL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1.m", double, 8, 0x1.49d5d69fbe17dp0, __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1.m", double, 8, -0x1.abbe7b1289673p0, __imag__ a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* riscv-types-align-complex-float */
#if CONFORM_HAS_COMPLEX
void riscv_types_align_complex_float(struct riscv_types_align_complex_float_S a1)
{
    layout_riscv_types_align_complex_float();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xc3UL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1.m", float, 4, 0x1.e7cda6p0f, __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1.m", float, 4, -0x1.efda02p0f, __imag__ a1.m);
    conform_scribble(&a1, sizeof a1);
}
#endif

/* riscv-types-enum */
void riscv_types_enum(struct riscv_types_enum_S a1)
{
    layout_riscv_types_enum();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0x9bUL, a1.c);
    CONFORM_CHECK("argument 1.m", enum riscv_types_enum_E, 4, (enum riscv_types_enum_E)0x130c165cUL, a1.m);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-plain-char */
struct riscv_types_plain_char_S riscv_types_plain_char(struct riscv_types_plain_char_S a1)
{
    struct riscv_types_plain_char_S result;
    layout_riscv_types_plain_char();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0xb1UL, a1.a);
    CONFORM_CHECK("argument 1.b", signed char, 1, (signed char)0x60UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xafUL;
    result.b = (signed char)0x6eUL;
    return result;
}

/* riscv-types-tail-padding */
struct riscv_types_tail_padding_S riscv_types_tail_padding(struct riscv_types_tail_padding_S a1)
{
    struct riscv_types_tail_padding_S result;
    layout_riscv_types_tail_padding();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x6f274096faef188eL - 1), a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x13UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x4c9de8d4ede5a51bL - 1);
    result.b = (char)0x7eUL;
    return result;
}

/* riscv-types-array-stride */
struct riscv_types_array_stride_S riscv_types_array_stride(struct riscv_types_array_stride_S a1)
{
    struct riscv_types_array_stride_S result;
    layout_riscv_types_array_stride();
    CONFORM_CHECK("argument 1.m[0].a", short, 2, (short)-0x16abL, a1.m[0].a);
    CONFORM_CHECK("argument 1.m[0].b", char, 1, (char)0x62UL, a1.m[0].b);
    CONFORM_CHECK("argument 1.m[1].a", short, 2, (short)-0x1669L, a1.m[1].a);
    CONFORM_CHECK("argument 1.m[1].b", char, 1, (char)0x46UL, a1.m[1].b);
    CONFORM_CHECK("argument 1.m[2].a", short, 2, (short)-0x1566L, a1.m[2].a);
    CONFORM_CHECK("argument 1.m[2].b", char, 1, (char)0x1aUL, a1.m[2].b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0].a = (short)-0x56cbL;
    result.m[0].b = (char)0x77UL;
    result.m[1].a = (short)-0x7511L;
    result.m[1].b = (char)0x23UL;
    result.m[2].a = (short)-0x69cL;
    result.m[2].b = (char)0x17UL;
    return result;
}

/* riscv-types-union-size */
union riscv_types_union_size_U riscv_types_union_size(union riscv_types_union_size_U a1)
{
    union riscv_types_union_size_U result;
    layout_riscv_types_union_size();
    CONFORM_CHECK("argument 1.c[0]", char, 1, (char)0xfaUL, a1.c[0]);
    CONFORM_CHECK("argument 1.c[1]", char, 1, (char)0x15UL, a1.c[1]);
    CONFORM_CHECK("argument 1.c[2]", char, 1, (char)0xf5UL, a1.c[2]);
    CONFORM_CHECK("argument 1.c[3]", char, 1, (char)0x2dUL, a1.c[3]);
    CONFORM_CHECK("argument 1.c[4]", char, 1, (char)0x86UL, a1.c[4]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.c[0] = (char)0xd0UL;
    result.c[1] = (char)0x64UL;
    result.c[2] = (char)0xa8UL;
    result.c[3] = (char)0x45UL;
    result.c[4] = (char)0xf9UL;
    return result;
}

/* riscv-types-nested-alignment */
void riscv_types_nested_alignment(struct riscv_types_nested_alignment_S a1)
{
    layout_riscv_types_nested_alignment();
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xbfUL, a1.c);
    CONFORM_CHECK_BYTES("argument 1.i.d", double, 8, 0x1.40d2fc9783f36p0, a1.i.d);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-types-packed */
#if CONFORM_HAS_GNU_C
struct riscv_types_packed_S riscv_types_packed(struct riscv_types_packed_S a1)
{
    struct riscv_types_packed_S result;
    layout_riscv_types_packed();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0x8aUL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x4bec29cUL, a1.b);
    CONFORM_CHECK("argument 1.c", short, 2, (short)-0x216L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xfbUL;
    result.b = (int)0x5ce3a417UL;
    result.c = (short)-0x784dL;
    return result;
}
#endif

/* riscv-types-aligned-record */
#if CONFORM_HAS_GNU_C
void riscv_types_aligned_record(struct riscv_types_aligned_record_S *a1, struct riscv_types_aligned_record_S a2)
{
    layout_riscv_types_aligned_record();
    CONFORM_CHECK("argument 1", unsigned long, 8, (unsigned long)(struct riscv_types_aligned_record_S *)0x3dbcd39471180UL, (unsigned long)a1);
    CONFORM_CHECK("argument 2.a", int, 4, (int)-0x16a691a3L, a2.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
}
#endif

/* riscv-types-flexible-array */
void riscv_types_flexible_array(struct riscv_types_flexible_array_S *a1)
{
    layout_riscv_types_flexible_array();
    CONFORM_CHECK("argument 1", unsigned long, 8, (unsigned long)(struct riscv_types_flexible_array_S *)0x391f483cc6be0UL, (unsigned long)a1);
    conform_scribble(&a1, sizeof a1);
}

/* riscv-bits-from-lowest */
struct riscv_bits_from_lowest_S riscv_bits_from_lowest(struct riscv_bits_from_lowest_S a1)
{
    struct riscv_bits_from_lowest_S result;
    layout_riscv_bits_from_lowest();
    CONFORM_CHECK("argument 1.a", unsigned int, 4, (unsigned int)0x7UL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned int, 4, (unsigned int)0xdUL, a1.b);
    CONFORM_CHECK("argument 1.c", unsigned int, 4, (unsigned int)0x9ceabbUL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned int)0x4UL;
    result.b = (unsigned int)0xbUL;
    result.c = (unsigned int)0xcd7d95UL;
    return result;
}

/* riscv-bits-no-straddle */
struct riscv_bits_no_straddle_S riscv_bits_no_straddle(struct riscv_bits_no_straddle_S a1)
{
    struct riscv_bits_no_straddle_S result;
    layout_riscv_bits_no_straddle();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x1eceaL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0xc3fUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x21bfbL;
    result.b = (int)0x222UL;
    return result;
}

/* riscv-bits-shares-with-char */
struct riscv_bits_shares_with_char_S riscv_bits_shares_with_char(struct riscv_bits_shares_with_char_S a1)
{
    struct riscv_bits_shares_with_char_S result;
    layout_riscv_bits_shares_with_char();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0xacUL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x776b95UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xd9UL;
    result.b = (int)0xf2563UL;
    return result;
}

/* riscv-bits-no-room-beside-char */
struct riscv_bits_no_room_beside_char_S riscv_bits_no_room_beside_char(struct riscv_bits_no_room_beside_char_S a1)
{
    struct riscv_bits_no_room_beside_char_S result;
    layout_riscv_bits_no_room_beside_char();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0x84UL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x8cf53aUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xfcUL;
    result.b = (int)0x83735aUL;
    return result;
}

/* riscv-bits-char-after-bits */
struct riscv_bits_char_after_bits_S riscv_bits_char_after_bits(struct riscv_bits_char_after_bits_S a1)
{
    struct riscv_bits_char_after_bits_S result;
    layout_riscv_bits_char_after_bits();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x26UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x2L;
    result.b = (char)0x7fUL;
    return result;
}

/* riscv-bits-different-types */
struct riscv_bits_different_types_S riscv_bits_different_types(struct riscv_bits_different_types_S a1)
{
    struct riscv_bits_different_types_S result;
    layout_riscv_bits_different_types();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0x5UL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0xf4UL, a1.b);
    CONFORM_CHECK("argument 1.c", short, 2, (short)-0x3L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0x7UL;
    result.b = (int)0xe3UL;
    result.c = (short)-0x6L;
    return result;
}

/* riscv-bits-long-after-char */
struct riscv_bits_long_after_char_S riscv_bits_long_after_char(struct riscv_bits_long_after_char_S a1)
{
    struct riscv_bits_long_after_char_S result;
    layout_riscv_bits_long_after_char();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0x91UL, a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x3951c345743babUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xd9UL;
    result.b = (long)0x30c8ffa64d0525UL;
    return result;
}

/* riscv-bits-zero-width */
struct riscv_bits_zero_width_S riscv_bits_zero_width(struct riscv_bits_zero_width_S a1)
{
    struct riscv_bits_zero_width_S result;
    layout_riscv_bits_zero_width();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x7UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x2L;
    result.b = (int)0x6UL;
    return result;
}

/* riscv-bits-zero-width-no-alignment */
struct riscv_bits_zero_width_no_alignment_S riscv_bits_zero_width_no_alignment(struct riscv_bits_zero_width_no_alignment_S a1)
{
    struct riscv_bits_zero_width_no_alignment_S result;
    layout_riscv_bits_zero_width_no_alignment();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0xcaUL, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x7fUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xdbUL;
    result.b = (char)0x60UL;
    return result;
}

/* riscv-bits-unnamed-no-alignment */
struct riscv_bits_unnamed_no_alignment_S riscv_bits_unnamed_no_alignment(struct riscv_bits_unnamed_no_alignment_S a1)
{
    struct riscv_bits_unnamed_no_alignment_S result;
    layout_riscv_bits_unnamed_no_alignment();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0x82UL, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0xeUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xfeUL;
    result.b = (char)0x67UL;
    return result;
}

/* riscv-bits-plain-int-signed */
struct riscv_bits_plain_int_signed_S riscv_bits_plain_int_signed(struct riscv_bits_plain_int_signed_S a1)
{
    struct riscv_bits_plain_int_signed_S result;
    layout_riscv_bits_plain_int_signed();
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

/* riscv-bits-plain-char-unsigned */
struct riscv_bits_plain_char_unsigned_S riscv_bits_plain_char_unsigned(struct riscv_bits_plain_char_unsigned_S a1)
{
    struct riscv_bits_plain_char_unsigned_S result;
    layout_riscv_bits_plain_char_unsigned();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0x8UL, a1.a);
    CONFORM_CHECK("argument 1.b", signed char, 1, (signed char)0x1UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0x8UL;
    result.b = (signed char)0x0UL;
    return result;
}

/* riscv-bits-bool */
struct riscv_bits_bool_S riscv_bits_bool(struct riscv_bits_bool_S a1)
{
    struct riscv_bits_bool_S result;
    layout_riscv_bits_bool();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x1dL, a1.a);
    CONFORM_CHECK("argument 1.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x71L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0xbL;
    result.b = (_Bool)0x0UL;
    result.c = (int)-0x4fL;
    return result;
}

/* riscv-bits-enum */
struct riscv_bits_enum_S riscv_bits_enum(struct riscv_bits_enum_S a1)
{
    struct riscv_bits_enum_S result;
    layout_riscv_bits_enum();
    CONFORM_CHECK("argument 1.a", enum riscv_bits_enum_E, 4, (enum riscv_bits_enum_E)0x3UL, a1.a);
    CONFORM_CHECK("argument 1.b", enum riscv_bits_enum_E, 4, (enum riscv_bits_enum_E)0x8f0c831UL, a1.b);
    CONFORM_CHECK("argument 1.c", enum riscv_bits_enum_E, 4, (enum riscv_bits_enum_E)0x1UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (enum riscv_bits_enum_E)0x3UL;
    result.b = (enum riscv_bits_enum_E)0xe9c9d00UL;
    result.c = (enum riscv_bits_enum_E)0x1UL;
    return result;
}

/* riscv-bits-packed */
#if CONFORM_HAS_GNU_C
struct riscv_bits_packed_S riscv_bits_packed(struct riscv_bits_packed_S a1)
{
    struct riscv_bits_packed_S result;
    layout_riscv_bits_packed();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0x87UL, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x2a0271fbUL, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x4cL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xa0UL;
    result.b = (int)0x3f453f1bUL;
    result.c = (int)-0x20L;
    return result;
}
#endif

/* riscv-bits-union */
union riscv_bits_union_U riscv_bits_union(union riscv_bits_union_U a1)
{
    union riscv_bits_union_U result;
    layout_riscv_bits_union();
    CONFORM_CHECK("argument 1.b", unsigned int, 4, (unsigned int)0x1b393UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.b = (unsigned int)0x10eb9UL;
    return result;
}

/* riscv-int-scalar-signed-char */
signed char riscv_int_scalar_signed_char(signed char a1)
{
    signed char result;
    layout_riscv_int_scalar_signed_char();
    CONFORM_CHECK("argument 1", signed char, 1, (signed char)-0x24L, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (signed char)-0x66L;
    return result;
}

/* riscv-int-scalar-unsigned-char */
unsigned char riscv_int_scalar_unsigned_char(unsigned char a1)
{
    unsigned char result;
    layout_riscv_int_scalar_unsigned_char();
    CONFORM_CHECK("argument 1", unsigned char, 1, (unsigned char)0xceUL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (unsigned char)0xd0UL;
    return result;
}

/* riscv-int-scalar-char */
char riscv_int_scalar_char(char a1)
{
    char result;
    layout_riscv_int_scalar_char();
    CONFORM_CHECK("argument 1", char, 1, (char)0x92UL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (char)0x80UL;
    return result;
}

/* riscv-int-scalar-short */
short riscv_int_scalar_short(short a1)
{
    short result;
    layout_riscv_int_scalar_short();
    CONFORM_CHECK("argument 1", short, 2, (short)-0x71eL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (short)-0x3beL;
    return result;
}

/* riscv-int-scalar-unsigned-short */
unsigned short riscv_int_scalar_unsigned_short(unsigned short a1)
{
    unsigned short result;
    layout_riscv_int_scalar_unsigned_short();
    CONFORM_CHECK("argument 1", unsigned short, 2, (unsigned short)0xc516UL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (unsigned short)0xe22aUL;
    return result;
}

/* riscv-int-scalar-int */
int riscv_int_scalar_int(int a1)
{
    int result;
    layout_riscv_int_scalar_int();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x49a9d9e9L, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (int)-0x664cbc8L;
    return result;
}

/* riscv-int-scalar-unsigned */
unsigned int riscv_int_scalar_unsigned(unsigned int a1)
{
    unsigned int result;
    layout_riscv_int_scalar_unsigned();
    CONFORM_CHECK("argument 1", unsigned int, 4, (unsigned int)0xc0e03256UL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (unsigned int)0xfb36853eUL;
    return result;
}

/* riscv-int-scalar-long */
long riscv_int_scalar_long(long a1)
{
    long result;
    layout_riscv_int_scalar_long();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x299feda9b68c0a0aL - 1), a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (long)(-0xd5b468c8f0179dbL - 1);
    return result;
}

/* riscv-int-scalar-bool */
_Bool riscv_int_scalar_bool(_Bool a1)
{
    _Bool result;
    layout_riscv_int_scalar_bool();
    CONFORM_CHECK("argument 1", _Bool, 1, (_Bool)0x1UL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (_Bool)0x1UL;
    return result;
}

/* riscv-int-scalar-pointer */
void *riscv_int_scalar_pointer(void *a1)
{
    void *result;
    layout_riscv_int_scalar_pointer();
    CONFORM_CHECK("argument 1", unsigned long, 8, (unsigned long)(void *)0x22fe018a91ca0UL, (unsigned long)a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (void *)0x854e2fda05c20UL;
    return result;
}

/* riscv-int-scalar-int128 */
#if CONFORM_HAS_INT128
__int128 riscv_int_scalar_int128(__int128 a1)
{
    __int128 result;
    layout_riscv_int_scalar_int128();
    CONFORM_CHECK("argument 1", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4a8abb78377867fbUL << 64 | 0xfa9d2f4b8df24cdeUL)), a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (__int128)~(__int128)(((unsigned __int128)0x3019e43e4fec539eUL << 64 | 0xde8a4285b9dcbeb6UL));
    return result;
}
#endif

/* riscv-int-scalar-long-double */
long double riscv_int_scalar_long_double(long double a1)
{
    long double result;
    layout_riscv_int_scalar_long_double();
    CONFORM_CHECK_BYTES("argument 1", long double, 16, -((long double)0x1.f584b562255ep0 + (long double)0x0.d6c603dd696fp-48 + (long double)0x0.a2d9p-96), a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -((long double)0x1.2c72c49bff93p0 + (long double)0x0.51fe811cfe29p-48 + (long double)0x0.9a21p-96);
    return result;
}

/* riscv-int-scalar-complex-long-double */
#if CONFORM_HAS_COMPLEX
_Complex long double riscv_int_scalar_complex_long_double(_Complex long double a1)
{
    _Complex long double result;
    layout_riscv_int_scalar_complex_long_double();
    CONFORM_CHECK_BYTES("__real__ argument 1", long double, 16, -((long double)0x1.5ebac17d542cp0 + (long double)0x0.ce3876e62b6fp-48 + (long double)0x0.804fp-96), __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1", long double, 16, ((long double)0x1.7621f805a140p0 + (long double)0x0.995796c02f67p-48 + (long double)0x0.d21ap-96), __imag__ a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result = -((long double)0x1.6b45db45e0f7p0 + (long double)0x0.27d5d76b7f6ep-48 + (long double)0x0.8a4bp-96);
    __imag__ result = ((long double)0x1.dc186a7aca8bp0 + (long double)0x0.4600b18f400bp-48 + (long double)0x0.c4f6p-96);
    return result;
}
#endif

/* riscv-int-scalar-enum */
enum riscv_int_scalar_enum_E riscv_int_scalar_enum(enum riscv_int_scalar_enum_E a1)
{
    enum riscv_int_scalar_enum_E result;
    layout_riscv_int_scalar_enum();
    CONFORM_CHECK("argument 1", enum riscv_int_scalar_enum_E, 4, (enum riscv_int_scalar_enum_E)0xf2b46beeUL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (enum riscv_int_scalar_enum_E)0xec15a7b4UL;
    return result;
}

/* riscv-int-bitint-7 */
#if CONFORM_HAS_BIT_INT
_BitInt(7) riscv_int_bitint_7(_BitInt(7) a1, int a2)
{
    _BitInt(7) result;
    layout_riscv_int_bitint_7();
    CONFORM_CHECK("argument 1", _BitInt(7), 1, (_BitInt(7))-0x1bL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x4f01d5d4L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(7))-0x38L;
    return result;
}
#endif

/* riscv-int-bitint-40 */
#if CONFORM_HAS_BIT_INT
_BitInt(40) riscv_int_bitint_40(_BitInt(40) a1, int a2)
{
    _BitInt(40) result;
    layout_riscv_int_bitint_40();
    CONFORM_CHECK("argument 1", _BitInt(40), 5, (_BitInt(40))-0x6d01b7b750L, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x5025aeb7L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(40))-0x5d698226cbL;
    return result;
}
#endif

/* riscv-int-bitint-128 */
#if CONFORM_HAS_BIT_INT
_BitInt(128) riscv_int_bitint_128(_BitInt(128) a1, int a2)
{
    _BitInt(128) result;
    layout_riscv_int_bitint_128();
    CONFORM_CHECK("argument 1", _BitInt(128), 16, (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0x674f944323426391UL << 64 | 0xf20a76f4ed67ef80UL)), a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x59a946ddL, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0x7c91090d84b8b14cUL << 64 | 0x94bf3f3505ef732cUL));
    return result;
}
#endif

/* riscv-int-bitint-129 */
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
_BitInt(129) riscv_int_bitint_129(_BitInt(129) a1, int a2)
{
    _BitInt(129) result;
    layout_riscv_int_bitint_129();
    CONFORM_CHECK("argument 1", _BitInt(129), 17, (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0x69e7d7d5339b23eaUL) << 64 | 0x628452fafc238330UL)), a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x53076c81L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0x605b7e8cdccf3cd4UL) << 64 | 0xc9071aee21fa0427UL));
    return result;
}
#endif

/* riscv-int-size-char-1 */
struct riscv_int_size_char_1_S riscv_int_size_char_1(struct riscv_int_size_char_1_S a1)
{
    struct riscv_int_size_char_1_S result;
    layout_riscv_int_size_char_1();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0x95UL, a1.m[0]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xe3UL;
    return result;
}

/* riscv-int-size-char-2 */
struct riscv_int_size_char_2_S riscv_int_size_char_2(struct riscv_int_size_char_2_S a1)
{
    struct riscv_int_size_char_2_S result;
    layout_riscv_int_size_char_2();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0x9bUL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x7fUL, a1.m[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xf9UL;
    result.m[1] = (char)0x5aUL;
    return result;
}

/* riscv-int-size-char-3 */
struct riscv_int_size_char_3_S riscv_int_size_char_3(struct riscv_int_size_char_3_S a1)
{
    struct riscv_int_size_char_3_S result;
    layout_riscv_int_size_char_3();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xd5UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x5fUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xebUL, a1.m[2]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0x93UL;
    result.m[1] = (char)0x7cUL;
    result.m[2] = (char)0xbcUL;
    return result;
}

/* riscv-int-size-char-4 */
struct riscv_int_size_char_4_S riscv_int_size_char_4(struct riscv_int_size_char_4_S a1)
{
    struct riscv_int_size_char_4_S result;
    layout_riscv_int_size_char_4();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xd3UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0xeUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xeeUL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x1dUL, a1.m[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xc3UL;
    result.m[1] = (char)0xbUL;
    result.m[2] = (char)0xafUL;
    result.m[3] = (char)0x2bUL;
    return result;
}

/* riscv-int-size-char-5 */
struct riscv_int_size_char_5_S riscv_int_size_char_5(struct riscv_int_size_char_5_S a1)
{
    struct riscv_int_size_char_5_S result;
    layout_riscv_int_size_char_5();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xfcUL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x44UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0x9fUL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x4fUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xf4UL, a1.m[4]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xa9UL;
    result.m[1] = (char)0x4cUL;
    result.m[2] = (char)0xc7UL;
    result.m[3] = (char)0x58UL;
    result.m[4] = (char)0x80UL;
    return result;
}

/* riscv-int-size-char-6 */
struct riscv_int_size_char_6_S riscv_int_size_char_6(struct riscv_int_size_char_6_S a1)
{
    struct riscv_int_size_char_6_S result;
    layout_riscv_int_size_char_6();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xc0UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x17UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xa2UL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x77UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0x92UL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x7fUL, a1.m[5]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xc4UL;
    result.m[1] = (char)0x5UL;
    result.m[2] = (char)0xf9UL;
    result.m[3] = (char)0x47UL;
    result.m[4] = (char)0x8dUL;
    result.m[5] = (char)0x25UL;
    return result;
}

/* riscv-int-size-char-7 */
struct riscv_int_size_char_7_S riscv_int_size_char_7(struct riscv_int_size_char_7_S a1)
{
    struct riscv_int_size_char_7_S result;
    layout_riscv_int_size_char_7();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0x98UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x1aUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xa7UL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x7fUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xa6UL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x7cUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0xc7UL, a1.m[6]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0x84UL;
    result.m[1] = (char)0x0UL;
    result.m[2] = (char)0xddUL;
    result.m[3] = (char)0x1aUL;
    result.m[4] = (char)0xc3UL;
    result.m[5] = (char)0x5aUL;
    result.m[6] = (char)0x86UL;
    return result;
}

/* riscv-int-size-char-8 */
struct riscv_int_size_char_8_S riscv_int_size_char_8(struct riscv_int_size_char_8_S a1)
{
    struct riscv_int_size_char_8_S result;
    layout_riscv_int_size_char_8();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xa8UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x3dUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xf7UL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0xcUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xc6UL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x8UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0xdcUL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x3cUL, a1.m[7]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0x9dUL;
    result.m[1] = (char)0x7eUL;
    result.m[2] = (char)0x8eUL;
    result.m[3] = (char)0x41UL;
    result.m[4] = (char)0x97UL;
    result.m[5] = (char)0x63UL;
    result.m[6] = (char)0xe8UL;
    result.m[7] = (char)0x5cUL;
    return result;
}

/* riscv-int-size-char-9 */
struct riscv_int_size_char_9_S riscv_int_size_char_9(struct riscv_int_size_char_9_S a1)
{
    struct riscv_int_size_char_9_S result;
    layout_riscv_int_size_char_9();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xb1UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x41UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xb4UL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x52UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xbfUL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x2fUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0xa7UL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x39UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)0x96UL, a1.m[8]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xd8UL;
    result.m[1] = (char)0x68UL;
    result.m[2] = (char)0x99UL;
    result.m[3] = (char)0x4bUL;
    result.m[4] = (char)0xb1UL;
    result.m[5] = (char)0x2bUL;
    result.m[6] = (char)0xc4UL;
    result.m[7] = (char)0x5cUL;
    result.m[8] = (char)0x9fUL;
    return result;
}

/* riscv-int-size-char-10 */
struct riscv_int_size_char_10_S riscv_int_size_char_10(struct riscv_int_size_char_10_S a1)
{
    struct riscv_int_size_char_10_S result;
    layout_riscv_int_size_char_10();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xf6UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x5aUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xf6UL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x4aUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0x94UL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x6cUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0xbeUL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x18UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)0xefUL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x1fUL, a1.m[9]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xfbUL;
    result.m[1] = (char)0x4UL;
    result.m[2] = (char)0x97UL;
    result.m[3] = (char)0x5fUL;
    result.m[4] = (char)0x89UL;
    result.m[5] = (char)0x36UL;
    result.m[6] = (char)0xe4UL;
    result.m[7] = (char)0x17UL;
    result.m[8] = (char)0xa3UL;
    result.m[9] = (char)0x72UL;
    return result;
}

/* riscv-int-size-char-11 */
struct riscv_int_size_char_11_S riscv_int_size_char_11(struct riscv_int_size_char_11_S a1)
{
    struct riscv_int_size_char_11_S result;
    layout_riscv_int_size_char_11();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xe4UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x24UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xacUL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x62UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xeaUL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x6bUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0xc1UL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x2aUL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)0xbeUL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x72UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)0xf1UL, a1.m[10]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xeeUL;
    result.m[1] = (char)0x77UL;
    result.m[2] = (char)0xc3UL;
    result.m[3] = (char)0x41UL;
    result.m[4] = (char)0x86UL;
    result.m[5] = (char)0x9UL;
    result.m[6] = (char)0xf3UL;
    result.m[7] = (char)0x3UL;
    result.m[8] = (char)0xdfUL;
    result.m[9] = (char)0x5dUL;
    result.m[10] = (char)0xb2UL;
    return result;
}

/* riscv-int-size-char-12 */
struct riscv_int_size_char_12_S riscv_int_size_char_12(struct riscv_int_size_char_12_S a1)
{
    struct riscv_int_size_char_12_S result;
    layout_riscv_int_size_char_12();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xc2UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x0UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xbbUL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x7fUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xb7UL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x42UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0x93UL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x73UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)0xc2UL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x74UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)0xe0UL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x70UL, a1.m[11]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xbbUL;
    result.m[1] = (char)0x6eUL;
    result.m[2] = (char)0x86UL;
    result.m[3] = (char)0x62UL;
    result.m[4] = (char)0x9bUL;
    result.m[5] = (char)0x64UL;
    result.m[6] = (char)0xc0UL;
    result.m[7] = (char)0x10UL;
    result.m[8] = (char)0xe1UL;
    result.m[9] = (char)0x8UL;
    result.m[10] = (char)0xfeUL;
    result.m[11] = (char)0x18UL;
    return result;
}

/* riscv-int-size-char-13 */
struct riscv_int_size_char_13_S riscv_int_size_char_13(struct riscv_int_size_char_13_S a1)
{
    struct riscv_int_size_char_13_S result;
    layout_riscv_int_size_char_13();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xf9UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x25UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xf9UL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x38UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xbbUL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x3eUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0x87UL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x29UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)0xf5UL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x2cUL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)0xfdUL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x67UL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)0x90UL, a1.m[12]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xc3UL;
    result.m[1] = (char)0x18UL;
    result.m[2] = (char)0x9cUL;
    result.m[3] = (char)0x73UL;
    result.m[4] = (char)0xc6UL;
    result.m[5] = (char)0x26UL;
    result.m[6] = (char)0xcaUL;
    result.m[7] = (char)0x49UL;
    result.m[8] = (char)0xadUL;
    result.m[9] = (char)0x77UL;
    result.m[10] = (char)0x96UL;
    result.m[11] = (char)0x67UL;
    result.m[12] = (char)0xa1UL;
    return result;
}

/* riscv-int-size-char-14 */
struct riscv_int_size_char_14_S riscv_int_size_char_14(struct riscv_int_size_char_14_S a1)
{
    struct riscv_int_size_char_14_S result;
    layout_riscv_int_size_char_14();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0xbfUL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x27UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xa9UL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x1fUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xe4UL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x40UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0xb0UL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x6UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)0xadUL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x22UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)0x91UL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x18UL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)0xf5UL, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", char, 1, (char)0x5UL, a1.m[13]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xb6UL;
    result.m[1] = (char)0x4fUL;
    result.m[2] = (char)0xdbUL;
    result.m[3] = (char)0x72UL;
    result.m[4] = (char)0xc5UL;
    result.m[5] = (char)0x4bUL;
    result.m[6] = (char)0xb7UL;
    result.m[7] = (char)0x4UL;
    result.m[8] = (char)0xdfUL;
    result.m[9] = (char)0xcUL;
    result.m[10] = (char)0xedUL;
    result.m[11] = (char)0x64UL;
    result.m[12] = (char)0x84UL;
    result.m[13] = (char)0x7UL;
    return result;
}

/* riscv-int-size-char-15 */
struct riscv_int_size_char_15_S riscv_int_size_char_15(struct riscv_int_size_char_15_S a1)
{
    struct riscv_int_size_char_15_S result;
    layout_riscv_int_size_char_15();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0x95UL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x32UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0x9cUL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x71UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xaeUL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x1UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0xdcUL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x7UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)0xd3UL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x26UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)0x92UL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x5bUL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)0x9fUL, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", char, 1, (char)0x3bUL, a1.m[13]);
    CONFORM_CHECK("argument 1.m[14]", char, 1, (char)0xc3UL, a1.m[14]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0x8dUL;
    result.m[1] = (char)0x65UL;
    result.m[2] = (char)0x87UL;
    result.m[3] = (char)0x1aUL;
    result.m[4] = (char)0xfeUL;
    result.m[5] = (char)0x5UL;
    result.m[6] = (char)0xc9UL;
    result.m[7] = (char)0x6dUL;
    result.m[8] = (char)0xaeUL;
    result.m[9] = (char)0x65UL;
    result.m[10] = (char)0xefUL;
    result.m[11] = (char)0x20UL;
    result.m[12] = (char)0x8aUL;
    result.m[13] = (char)0x1cUL;
    result.m[14] = (char)0xebUL;
    return result;
}

/* riscv-int-size-char-16 */
struct riscv_int_size_char_16_S riscv_int_size_char_16(struct riscv_int_size_char_16_S a1)
{
    struct riscv_int_size_char_16_S result;
    layout_riscv_int_size_char_16();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0x8aUL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x1aUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0x95UL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x0UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xf2UL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x3bUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0x94UL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x6dUL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)0xa0UL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x4fUL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)0x8eUL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x45UL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)0xa5UL, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", char, 1, (char)0x3dUL, a1.m[13]);
    CONFORM_CHECK("argument 1.m[14]", char, 1, (char)0xb6UL, a1.m[14]);
    CONFORM_CHECK("argument 1.m[15]", char, 1, (char)0x66UL, a1.m[15]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xb7UL;
    result.m[1] = (char)0x3bUL;
    result.m[2] = (char)0xdbUL;
    result.m[3] = (char)0x36UL;
    result.m[4] = (char)0xf8UL;
    result.m[5] = (char)0x10UL;
    result.m[6] = (char)0x81UL;
    result.m[7] = (char)0x1dUL;
    result.m[8] = (char)0xa7UL;
    result.m[9] = (char)0x3UL;
    result.m[10] = (char)0xe1UL;
    result.m[11] = (char)0x22UL;
    result.m[12] = (char)0x80UL;
    result.m[13] = (char)0x19UL;
    result.m[14] = (char)0xffUL;
    result.m[15] = (char)0x5UL;
    return result;
}

/* riscv-int-size-char-17 */
struct riscv_int_size_char_17_S riscv_int_size_char_17(struct riscv_int_size_char_17_S a1)
{
    struct riscv_int_size_char_17_S result;
    layout_riscv_int_size_char_17();
    CONFORM_CHECK("argument 1.m[0]", char, 1, (char)0x8fUL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", char, 1, (char)0x1eUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", char, 1, (char)0xfaUL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", char, 1, (char)0x46UL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", char, 1, (char)0xa4UL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", char, 1, (char)0x20UL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", char, 1, (char)0xebUL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", char, 1, (char)0x60UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", char, 1, (char)0xcfUL, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", char, 1, (char)0x9UL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", char, 1, (char)0xe4UL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", char, 1, (char)0x72UL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", char, 1, (char)0xa7UL, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", char, 1, (char)0x4eUL, a1.m[13]);
    CONFORM_CHECK("argument 1.m[14]", char, 1, (char)0xdeUL, a1.m[14]);
    CONFORM_CHECK("argument 1.m[15]", char, 1, (char)0x9UL, a1.m[15]);
    CONFORM_CHECK("argument 1.m[16]", char, 1, (char)0x9fUL, a1.m[16]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = (char)0xb0UL;
    result.m[1] = (char)0x4dUL;
    result.m[2] = (char)0xccUL;
    result.m[3] = (char)0xeUL;
    result.m[4] = (char)0x8eUL;
    result.m[5] = (char)0x16UL;
    result.m[6] = (char)0xe5UL;
    result.m[7] = (char)0x37UL;
    result.m[8] = (char)0x83UL;
    result.m[9] = (char)0x6aUL;
    result.m[10] = (char)0x8aUL;
    result.m[11] = (char)0x29UL;
    result.m[12] = (char)0xafUL;
    result.m[13] = (char)0x56UL;
    result.m[14] = (char)0xeeUL;
    result.m[15] = (char)0x5dUL;
    result.m[16] = (char)0x9fUL;
    return result;
}

/* riscv-int-eight-longs */
long riscv_int_eight_longs(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8)
{
    long result;
    layout_riscv_int_eight_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x52ae3f63fd3eeea0L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x7ed9f7ff50cfa514L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x13f1ffd24e2aeacdL - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x181f3c3fdf06ffb6L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x1cea03530218cb57L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x6d2011fa5bd0ae6bL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x787d3908db50eb2fL - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x42c0a08c8546fdd1L - 1), a8);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x7eeff8c0b6a261b1L - 1);
    return result;
}

/* riscv-int-nine-longs */
long riscv_int_nine_longs(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9)
{
    long result;
    layout_riscv_int_nine_longs();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x1f002a76c51c6198L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x5cee18eb57bcb196L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x1f353d5d9f2ef165L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x1269cc68eeccae61L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x17b0e00bb0e70a8cL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0xc11faac3394176dL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x613d6a73c0f1d843L - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x2e74ba2d1f63007dL - 1), a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x25d1f645f9d9c89aL - 1), a9);
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
    result = (long)(-0x77e751dbafb314beL - 1);
    return result;
}

/* riscv-int-char-on-stack */
int riscv_int_char_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, char a9, short a10, int a11)
{
    int result;
    layout_riscv_int_char_on_stack();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x1bcb26bc27fcfc62L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x18217a05dbd6b26L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x7aafa1556f881b15L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x18927c8df8bb6beaL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x68a5fe612e49c4e6L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x1d55a3c8ccf4ce76L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x5240924725c25ca0L - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x5185666a02cc5bbbL - 1), a8);
    CONFORM_CHECK("argument 9", char, 1, (char)0xcbUL, a9);
    CONFORM_CHECK("argument 10", short, 2, (short)-0x4535L, a10);
    CONFORM_CHECK("argument 11", int, 4, (int)-0x479ae776L, a11);
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
    result = (int)-0x37c4c2eeL;
    return result;
}

/* riscv-int-pair-any-register */
long riscv_int_pair_any_register(int a1, struct riscv_int_pair_any_register_S a2, long a3)
{
    long result;
    layout_riscv_int_pair_any_register();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x372cef58L, a1);
    CONFORM_CHECK("argument 2.a", long, 8, (long)(-0x6d2a5ed131520230L - 1), a2.a);
    CONFORM_CHECK("argument 2.b", long, 8, (long)0x6e95948c7d0a4730UL, a2.b);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x636ed9ab3beac740L - 1), a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x681feaa7863ec9e3L - 1);
    return result;
}

/* riscv-int-pair-split */
long riscv_int_pair_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct riscv_int_pair_split_S a8, long a9)
{
    long result;
    layout_riscv_int_pair_split();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x489424e64bdb142eL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0xdac4935ce8e493fL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x31494fa9cbade025L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x22b74e25fd7cbc71L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x46174edf6b98cccL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x18abca990079f51dL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x79aee6d6de380e37L - 1), a7);
    CONFORM_CHECK("argument 8.a", long, 8, (long)(-0x2242783722689a24L - 1), a8.a);
    CONFORM_CHECK("argument 8.b", long, 8, (long)0x68206e6b7eb77186UL, a8.b);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x6d8e00047f54bdccL - 1), a9);
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
    result = (long)(-0x30e7528c6d3f6c61L - 1);
    return result;
}

/* riscv-int-pair-on-stack */
long riscv_int_pair_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_int_pair_on_stack_S a9, long a10)
{
    long result;
    layout_riscv_int_pair_on_stack();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x19e284beec7c2dc4L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x44ca9909b3af8254L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0xc7eae85e544af25L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x32f849b431a34ebeL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x6f8d6cdd000b218bL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x34cdfa7cb3bb2617L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x63ad4755b76691d8L - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x296c534c1f18e645L - 1), a8);
    CONFORM_CHECK("argument 9.a", long, 8, (long)(-0x3b8b946a5d5edad0L - 1), a9.a);
    CONFORM_CHECK("argument 9.b", long, 8, (long)0x3455ebfa1d144e64UL, a9.b);
    CONFORM_CHECK("argument 10", long, 8, (long)(-0x14183b2106233bd6L - 1), a10);
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
    result = (long)(-0x1ef5417c7b05bfd4L - 1);
    return result;
}

/* riscv-int-int128-any-register */
#if CONFORM_HAS_INT128
long riscv_int_int128_any_register(int a1, __int128 a2, long a3)
{
    long result;
    layout_riscv_int_int128_any_register();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x3f248002L, a1);
    CONFORM_CHECK("argument 2", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x2269a177e68e2dc0UL << 64 | 0x11a87bf9f63c5e15UL)), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x44abb826a825a8e0L - 1), a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x1b88b71f3b56b0f8L - 1);
    return result;
}
#endif

/* riscv-int-int128-split */
#if CONFORM_HAS_INT128
long riscv_int_int128_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, __int128 a8, long a9)
{
    long result;
    layout_riscv_int_int128_split();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x6b3c83e3d6c34819L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x75235ea583d326beL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x30cb99286afd4ccdL - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x5e18309f7c7cb28fL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x4a4c95bd41dbae2bL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x753f7b67687d03c7L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x5b15e94dd69dd64dL - 1), a7);
    CONFORM_CHECK("argument 8", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x1e1a2f3e4bfd969dUL << 64 | 0x9a24fda0c596f09eUL)), a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x2772a9d6a9d54eadL - 1), a9);
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
    result = (long)(-0x6ae0dd5fb1ebbe3fL - 1);
    return result;
}
#endif

/* riscv-int-int128-on-stack */
#if CONFORM_HAS_INT128
long riscv_int_int128_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9, __int128 a10, long a11)
{
    long result;
    layout_riscv_int_int128_on_stack();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x2fe23ea14b01234cL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x5478d4fc5b6d8addL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x7961900438c2c049L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x26992e3ace5263deL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x45393c6dd9f0b88bL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x43578024d7e0c25cL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x13ad75af1145fa93L - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x22bc266e0823b6c9L - 1), a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x1e3284d805428394L - 1), a9);
    CONFORM_CHECK("argument 10", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x394dd6238a14d40aUL << 64 | 0x33f95f89108cdbdeUL)), a10);
    CONFORM_CHECK("argument 11", long, 8, (long)(-0x56a48ce618daa804L - 1), a11);
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
    result = (long)(-0x53e5ff686e80dc74L - 1);
    return result;
}
#endif

/* riscv-int-int128-record-split */
#if CONFORM_HAS_INT128
long riscv_int_int128_record_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct riscv_int_int128_record_split_S a8, long a9)
{
    long result;
    layout_riscv_int_int128_record_split();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x5a3f7b3fc3b547caL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x13151d7441336d05L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x73e977b61c583c79L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x3680520fc82878baL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x2b25967261ea0fc4L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x1b1b8a65967a295eL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x24f495a822bb2f9L - 1), a7);
    CONFORM_CHECK("argument 8.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x3633136ee3efe526UL << 64 | 0x6a71052a0087239UL)), a8.a);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x3451fdee8fadc019L - 1), a9);
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
    result = (long)(-0x9cd6d2e999884cbL - 1);
    return result;
}
#endif

/* riscv-int-int128-record-on-stack */
#if CONFORM_HAS_INT128
long riscv_int_int128_record_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9, struct riscv_int_int128_record_on_stack_S a10, long a11)
{
    long result;
    layout_riscv_int_int128_record_on_stack();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x3ab2c0bb20cdeca3L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x38ce495a2ae2f800L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x2396797976601307L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x1bf35b32c205c025L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x3f9e4c58a12d323eL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x7ec43af4ceb9c1e9L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x91e735db7167a9aL - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x1d9f56af09c09feaL - 1), a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x645a341fb478330bL - 1), a9);
    CONFORM_CHECK("argument 10.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4bf9701d94671729UL << 64 | 0xe73de5e89ce0b6e7UL)), a10.a);
    CONFORM_CHECK("argument 11", long, 8, (long)(-0xb7a6543a22b90e5L - 1), a11);
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
    result = (long)(-0x1c30d70e716a1782L - 1);
    return result;
}
#endif

/* riscv-int-long-double-split */
long riscv_int_long_double_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long double a8, long a9)
{
    long result;
    layout_riscv_int_long_double_split();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x38e8eb2a33825b9fL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x7c5a2d1e4381e10fL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x3e51bb305e403d97L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x372bed335e79c31cL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x526212bd88327fd6L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x39e622574152f9f2L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x719c9b2847479c07L - 1), a7);
    CONFORM_CHECK_BYTES("argument 8", long double, 16, -((long double)0x1.166f899643fbp0 + (long double)0x0.c58d5e529ccep-48 + (long double)0x0.c296p-96), a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x6072bfc7225efbc3L - 1), a9);
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
    result = (long)(-0x75bb9f59656558e4L - 1);
    return result;
}

/* riscv-int-small-record-on-stack */
int riscv_int_small_record_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_int_small_record_on_stack_S a9, struct riscv_int_small_record_on_stack_S a10, char a11)
{
    int result;
    layout_riscv_int_small_record_on_stack();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x755e07072fc92921L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x2c04e72028fee2aaL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x43bda30488d4d2dbL - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x41697d33ea4372eaL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x79029adc3b5e308bL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x50bf377c1b67d050L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x615cd0d80e027f6eL - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x155afce605e2a63L - 1), a8);
    CONFORM_CHECK("argument 9.a", char, 1, (char)0xddUL, a9.a);
    CONFORM_CHECK("argument 10.a", char, 1, (char)0x8aUL, a10.a);
    CONFORM_CHECK("argument 11", char, 1, (char)0xc4UL, a11);
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
    result = (int)-0x9728b7L;
    return result;
}

/* riscv-int-record-12-split */
int riscv_int_record_12_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct riscv_int_record_12_split_S a8, int a9)
{
    int result;
    layout_riscv_int_record_12_split();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x6a332ff11bbdbff8L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x5dc8d98f69a6e0fdL - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x7bc8cb906ef0080bL - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x525db229d1517c35L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x132e02146f9e69aeL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x7e74b9f87626a7e8L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x641691d2b77a534fL - 1), a7);
    CONFORM_CHECK("argument 8.a", int, 4, (int)-0x7c849bd7L, a8.a);
    CONFORM_CHECK("argument 8.b", int, 4, (int)0x4f795078UL, a8.b);
    CONFORM_CHECK("argument 8.c", int, 4, (int)-0x3ec091aaL, a8.c);
    CONFORM_CHECK("argument 9", int, 4, (int)-0x34ee7d07L, a9);
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
    result = (int)-0x53fc1efeL;
    return result;
}

/* riscv-int-aligned-32 */
#if CONFORM_HAS_GNU_C
long riscv_int_aligned_32(int a1, struct riscv_int_aligned_32_S a2, int a3)
{
    long result;
    layout_riscv_int_aligned_32();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x101c751aL, a1);
    CONFORM_CHECK("argument 2.a", long, 8, (long)(-0x49e9f14984c89a91L - 1), a2.a);
    CONFORM_CHECK("argument 2.b", long, 8, (long)0x5bcdf90ac6dd9d01UL, a2.b);
    CONFORM_CHECK("argument 2.c", long, 8, (long)(-0x6bbebcc4056e1f98L - 1), a2.c);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x13926099L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x3914b47c30ce707L - 1);
    return result;
}
#endif

/* riscv-int-over-aligned-pair */
#if CONFORM_HAS_GNU_C
long riscv_int_over_aligned_pair(int a1, struct riscv_int_over_aligned_pair_S a2, int a3)
{
    long result;
    layout_riscv_int_over_aligned_pair();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2494d16fL, a1);
    CONFORM_CHECK("argument 2.a", long, 8, (long)(-0x1c82d76b0fdd89a9L - 1), a2.a);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x4d597c2L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x4d21f994ce776448L - 1);
    return result;
}
#endif

/* riscv-int-three-chars */
struct riscv_int_three_chars_S riscv_int_three_chars(struct riscv_int_three_chars_S a1, struct riscv_int_three_chars_S a2)
{
    struct riscv_int_three_chars_S result;
    layout_riscv_int_three_chars();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0xd0UL, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x72UL, a1.b);
    CONFORM_CHECK("argument 1.c", char, 1, (char)0xe0UL, a1.c);
    CONFORM_CHECK("argument 2.a", char, 1, (char)0xcfUL, a2.a);
    CONFORM_CHECK("argument 2.b", char, 1, (char)0x49UL, a2.b);
    CONFORM_CHECK("argument 2.c", char, 1, (char)0xe5UL, a2.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xf4UL;
    result.b = (char)0x45UL;
    result.c = (char)0xa0UL;
    return result;
}

/* riscv-int-short-3 */
struct riscv_int_short_3_S riscv_int_short_3(struct riscv_int_short_3_S a1, struct riscv_int_short_3_S a2)
{
    struct riscv_int_short_3_S result;
    layout_riscv_int_short_3();
    CONFORM_CHECK("argument 1.m[0]", short, 2, (short)-0x52edL, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", short, 2, (short)0x3d6bUL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", short, 2, (short)-0x184aL, a1.m[2]);
    CONFORM_CHECK("argument 2.m[0]", short, 2, (short)-0x7da6L, a2.m[0]);
    CONFORM_CHECK("argument 2.m[1]", short, 2, (short)0x252fUL, a2.m[1]);
    CONFORM_CHECK("argument 2.m[2]", short, 2, (short)-0xedaL, a2.m[2]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.m[0] = (short)-0x196fL;
    result.m[1] = (short)0x54c7UL;
    result.m[2] = (short)-0x1f16L;
    return result;
}

/* riscv-int-three-ints */
struct riscv_int_three_ints_S riscv_int_three_ints(struct riscv_int_three_ints_S a1, struct riscv_int_three_ints_S a2)
{
    struct riscv_int_three_ints_S result;
    layout_riscv_int_three_ints();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x3c31edd5L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x2f52de32UL, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x677367a3L, a1.c);
    CONFORM_CHECK("argument 2.a", int, 4, (int)-0x6c0aed77L, a2.a);
    CONFORM_CHECK("argument 2.b", int, 4, (int)0x7791cf41UL, a2.b);
    CONFORM_CHECK("argument 2.c", int, 4, (int)-0x560ed5deL, a2.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x772bbebdL;
    result.b = (int)0x15c256b8UL;
    result.c = (int)-0x77de3a1aL;
    return result;
}

/* riscv-int-pointer-int */
struct riscv_int_pointer_int_S riscv_int_pointer_int(struct riscv_int_pointer_int_S a1)
{
    struct riscv_int_pointer_int_S result;
    layout_riscv_int_pointer_int();
    CONFORM_CHECK("argument 1.p", unsigned long, 8, (unsigned long)(void *)0x8c3de079aa0e0UL, (unsigned long)a1.p);
    CONFORM_CHECK("argument 1.n", int, 4, (int)0x521bb497UL, a1.n);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.p = (void *)0xde7077ed97020UL;
    result.n = (int)0x3ac10ad0UL;
    return result;
}

/* riscv-int-bools */
struct riscv_int_bools_S riscv_int_bools(struct riscv_int_bools_S a1)
{
    struct riscv_int_bools_S result;
    layout_riscv_int_bools();
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

/* riscv-int-bit-fields */
struct riscv_int_bit_fields_S riscv_int_bit_fields(struct riscv_int_bit_fields_S a1)
{
    struct riscv_int_bit_fields_S result;
    layout_riscv_int_bit_fields();
    CONFORM_CHECK("argument 1.a", unsigned int, 4, (unsigned int)0x12UL, a1.a);
    CONFORM_CHECK("argument 1.b", unsigned int, 4, (unsigned int)0x4c9a9UL, a1.b);
    CONFORM_CHECK("argument 1.c", unsigned int, 4, (unsigned int)0x20b3cee0UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned int)0x16UL;
    result.b = (unsigned int)0x6322fUL;
    result.c = (unsigned int)0x30978c0aUL;
    return result;
}

/* riscv-int-packed */
#if CONFORM_HAS_GNU_C
long riscv_int_packed(int a1, struct riscv_int_packed_S a2, int a3)
{
    long result;
    layout_riscv_int_packed();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x50dbd8f2L, a1);
    CONFORM_CHECK("argument 2.a", char, 1, (char)0xd4UL, a2.a);
    CONFORM_CHECK("argument 2.b", long, 8, (long)0x207cdfac7e1294c8UL, a2.b);
    CONFORM_CHECK("argument 2.c", int, 4, (int)-0x4729fdaeL, a2.c);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x58749f39L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x60d2f9b37166fdcL - 1);
    return result;
}
#endif

/* riscv-int-union */
union riscv_int_union_U riscv_int_union(union riscv_int_union_U a1)
{
    union riscv_int_union_U result;
    layout_riscv_int_union();
    CONFORM_CHECK("argument 1.a[0]", char, 1, (char)0xa1UL, a1.a[0]);
    CONFORM_CHECK("argument 1.a[1]", char, 1, (char)0x40UL, a1.a[1]);
    CONFORM_CHECK("argument 1.a[2]", char, 1, (char)0xbcUL, a1.a[2]);
    CONFORM_CHECK("argument 1.a[3]", char, 1, (char)0x7aUL, a1.a[3]);
    CONFORM_CHECK("argument 1.a[4]", char, 1, (char)0xf3UL, a1.a[4]);
    CONFORM_CHECK("argument 1.a[5]", char, 1, (char)0x43UL, a1.a[5]);
    CONFORM_CHECK("argument 1.a[6]", char, 1, (char)0xc2UL, a1.a[6]);
    CONFORM_CHECK("argument 1.a[7]", char, 1, (char)0xfUL, a1.a[7]);
    CONFORM_CHECK("argument 1.a[8]", char, 1, (char)0xa4UL, a1.a[8]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = (char)0xe3UL;
    result.a[1] = (char)0x77UL;
    result.a[2] = (char)0xbaUL;
    result.a[3] = (char)0x4cUL;
    result.a[4] = (char)0xe8UL;
    result.a[5] = (char)0x2UL;
    result.a[6] = (char)0x98UL;
    result.a[7] = (char)0x61UL;
    result.a[8] = (char)0xd4UL;
    return result;
}

/* riscv-int-flexible-array */
int riscv_int_flexible_array(struct riscv_int_flexible_array_S a1, int a2)
{
    int result;
    layout_riscv_int_flexible_array();
    CONFORM_CHECK("argument 1.n", int, 4, (int)-0x258f9e55L, a1.n);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x27c5fc86L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (int)-0x28d249fcL;
    return result;
}

/* riscv-int-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
bf_v4_float riscv_int_vector_16(bf_v4_float a1, int a2, bf_v4_float a3)
{
    bf_v4_float result;
    layout_riscv_int_vector_16();
    CONFORM_CHECK_BYTES("argument 1[0]", float, 4, -0x1.8726dep0f, a1[0]);
    CONFORM_CHECK_BYTES("argument 1[1]", float, 4, 0x1.7a53dap0f, a1[1]);
    CONFORM_CHECK_BYTES("argument 1[2]", float, 4, -0x1.9041d6p0f, a1[2]);
    CONFORM_CHECK_BYTES("argument 1[3]", float, 4, 0x1.7c599ap0f, a1[3]);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x688a157cL, a2);
    CONFORM_CHECK_BYTES("argument 3[0]", float, 4, -0x1.246442p0f, a3[0]);
    CONFORM_CHECK_BYTES("argument 3[1]", float, 4, 0x1.0cce22p0f, a3[1]);
    CONFORM_CHECK_BYTES("argument 3[2]", float, 4, -0x1.71941ep0f, a3[2]);
    CONFORM_CHECK_BYTES("argument 3[3]", float, 4, 0x1.177acap0f, a3[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result[0] = -0x1.377f22p0f;
    result[1] = 0x1.5eaa5ep0f;
    result[2] = -0x1.4be812p0f;
    result[3] = 0x1.2bd9f6p0f;
    return result;
}
#endif

/* riscv-int-reference-three-longs */
long riscv_int_reference_three_longs(struct riscv_int_reference_three_longs_S a1, long a2)
{
    long result;
    layout_riscv_int_reference_three_longs();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x4fd9eb04745fce6eL - 1), a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x720bfa2ac25b6851UL, a1.b);
    CONFORM_CHECK("argument 1.c", long, 8, (long)(-0x3e5dca2da1f2b7e5L - 1), a1.c);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x5ea7695e234c56faL - 1), a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (long)(-0x19448054ff727b40L - 1);
    return result;
}

/* riscv-int-reference-two */
int riscv_int_reference_two(struct riscv_int_reference_two_S a1, struct riscv_int_reference_two_T a2, int a3)
{
    int result;
    layout_riscv_int_reference_two();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x45effd40611efc94L - 1), a1.a);
    CONFORM_CHECK("argument 1.b", long, 8, (long)0x5a94c19d19b67b86UL, a1.b);
    CONFORM_CHECK("argument 1.c", long, 8, (long)(-0x5e75edc847577e0bL - 1), a1.c);
    CONFORM_CHECK("argument 2.m[0]", char, 1, (char)0xc4UL, a2.m[0]);
    CONFORM_CHECK("argument 2.m[1]", char, 1, (char)0x2bUL, a2.m[1]);
    CONFORM_CHECK("argument 2.m[2]", char, 1, (char)0xe1UL, a2.m[2]);
    CONFORM_CHECK("argument 2.m[3]", char, 1, (char)0x28UL, a2.m[3]);
    CONFORM_CHECK("argument 2.m[4]", char, 1, (char)0xa5UL, a2.m[4]);
    CONFORM_CHECK("argument 2.m[5]", char, 1, (char)0x4bUL, a2.m[5]);
    CONFORM_CHECK("argument 2.m[6]", char, 1, (char)0x97UL, a2.m[6]);
    CONFORM_CHECK("argument 2.m[7]", char, 1, (char)0x77UL, a2.m[7]);
    CONFORM_CHECK("argument 2.m[8]", char, 1, (char)0xbdUL, a2.m[8]);
    CONFORM_CHECK("argument 2.m[9]", char, 1, (char)0x3eUL, a2.m[9]);
    CONFORM_CHECK("argument 2.m[10]", char, 1, (char)0x9bUL, a2.m[10]);
    CONFORM_CHECK("argument 2.m[11]", char, 1, (char)0x39UL, a2.m[11]);
    CONFORM_CHECK("argument 2.m[12]", char, 1, (char)0xd3UL, a2.m[12]);
    CONFORM_CHECK("argument 2.m[13]", char, 1, (char)0x5dUL, a2.m[13]);
    CONFORM_CHECK("argument 2.m[14]", char, 1, (char)0xbeUL, a2.m[14]);
    CONFORM_CHECK("argument 2.m[15]", char, 1, (char)0x72UL, a2.m[15]);
    CONFORM_CHECK("argument 2.m[16]", char, 1, (char)0xdbUL, a2.m[16]);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x16e832a7L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x1c75004cL;
    return result;
}

/* riscv-int-reference-after-registers */
long riscv_int_reference_after_registers(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_int_reference_after_registers_S a9, long a10)
{
    long result;
    layout_riscv_int_reference_after_registers();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x483fe3917f2f9c79L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x3a1c7d0de2b04600L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x84bceab375a889dL - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x274b9fce9168c5acL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x2444c6b5c302be26L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x24c494888c802c5cL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x5e8a278ddfc529cL - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x65f5e8fe84232791L - 1), a8);
    CONFORM_CHECK("argument 9.a", long, 8, (long)(-0x547899f7404c1942L - 1), a9.a);
    CONFORM_CHECK("argument 9.b", long, 8, (long)0x52919739a8a7d5d0UL, a9.b);
    CONFORM_CHECK("argument 9.c", long, 8, (long)(-0x5316983a6ba9e5b4L - 1), a9.c);
    CONFORM_CHECK("argument 10", long, 8, (long)(-0x4ddf78501e91cf46L - 1), a10);
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
    result = (long)(-0x7219f2177d68102bL - 1);
    return result;
}

/* riscv-int-reference-large */
struct riscv_int_reference_large_S riscv_int_reference_large(struct riscv_int_reference_large_S a1, int a2)
{
    struct riscv_int_reference_large_S result;
    layout_riscv_int_reference_large();
    CONFORM_CHECK("argument 1.m[0]", int, 4, (int)-0x4dd56f16L, a1.m[0]);
    CONFORM_CHECK("argument 1.m[1]", int, 4, (int)0x4ca861b4UL, a1.m[1]);
    CONFORM_CHECK("argument 1.m[2]", int, 4, (int)-0x62878cdcL, a1.m[2]);
    CONFORM_CHECK("argument 1.m[3]", int, 4, (int)0x7fcce37bUL, a1.m[3]);
    CONFORM_CHECK("argument 1.m[4]", int, 4, (int)-0x550b630aL, a1.m[4]);
    CONFORM_CHECK("argument 1.m[5]", int, 4, (int)0x15641eeaUL, a1.m[5]);
    CONFORM_CHECK("argument 1.m[6]", int, 4, (int)-0x49feb3eaL, a1.m[6]);
    CONFORM_CHECK("argument 1.m[7]", int, 4, (int)0x63837765UL, a1.m[7]);
    CONFORM_CHECK("argument 1.m[8]", int, 4, (int)-0x6a5a9b39L, a1.m[8]);
    CONFORM_CHECK("argument 1.m[9]", int, 4, (int)0x631a1e5aUL, a1.m[9]);
    CONFORM_CHECK("argument 1.m[10]", int, 4, (int)-0x2427a45fL, a1.m[10]);
    CONFORM_CHECK("argument 1.m[11]", int, 4, (int)0x45c7cd0eUL, a1.m[11]);
    CONFORM_CHECK("argument 1.m[12]", int, 4, (int)-0x466b6394L, a1.m[12]);
    CONFORM_CHECK("argument 1.m[13]", int, 4, (int)0x321962feUL, a1.m[13]);
    CONFORM_CHECK("argument 1.m[14]", int, 4, (int)-0x667daa23L, a1.m[14]);
    CONFORM_CHECK("argument 1.m[15]", int, 4, (int)0x35438192UL, a1.m[15]);
    CONFORM_CHECK("argument 1.m[16]", int, 4, (int)-0x412d6073L, a1.m[16]);
    CONFORM_CHECK("argument 1.m[17]", int, 4, (int)0x75e51cd2UL, a1.m[17]);
    CONFORM_CHECK("argument 1.m[18]", int, 4, (int)-0x27ce1081L, a1.m[18]);
    CONFORM_CHECK("argument 1.m[19]", int, 4, (int)0x39f872f5UL, a1.m[19]);
    CONFORM_CHECK("argument 1.m[20]", int, 4, (int)-0x52861978L, a1.m[20]);
    CONFORM_CHECK("argument 1.m[21]", int, 4, (int)0x23f6d21fUL, a1.m[21]);
    CONFORM_CHECK("argument 1.m[22]", int, 4, (int)-0x3d6d7542L, a1.m[22]);
    CONFORM_CHECK("argument 1.m[23]", int, 4, (int)0x7102a05aUL, a1.m[23]);
    CONFORM_CHECK("argument 1.m[24]", int, 4, (int)-0xfc86d92L, a1.m[24]);
    CONFORM_CHECK("argument 1.m[25]", int, 4, (int)0x15016e4eUL, a1.m[25]);
    CONFORM_CHECK("argument 1.m[26]", int, 4, (int)-0x16f8864cL, a1.m[26]);
    CONFORM_CHECK("argument 1.m[27]", int, 4, (int)0x1c930b4UL, a1.m[27]);
    CONFORM_CHECK("argument 1.m[28]", int, 4, (int)-0x42fa489cL, a1.m[28]);
    CONFORM_CHECK("argument 1.m[29]", int, 4, (int)0x319f02c1UL, a1.m[29]);
    CONFORM_CHECK("argument 1.m[30]", int, 4, (int)-0x36e42a3eL, a1.m[30]);
    CONFORM_CHECK("argument 1.m[31]", int, 4, (int)0x3709c4b6UL, a1.m[31]);
    CONFORM_CHECK("argument 1.m[32]", int, 4, (int)-0x9be3435L, a1.m[32]);
    CONFORM_CHECK("argument 1.m[33]", int, 4, (int)0x1ce8e12fUL, a1.m[33]);
    CONFORM_CHECK("argument 1.m[34]", int, 4, (int)-0x21a3018fL, a1.m[34]);
    CONFORM_CHECK("argument 1.m[35]", int, 4, (int)0x2aed8940UL, a1.m[35]);
    CONFORM_CHECK("argument 1.m[36]", int, 4, (int)-0x1112e86fL, a1.m[36]);
    CONFORM_CHECK("argument 1.m[37]", int, 4, (int)0x2b5c8071UL, a1.m[37]);
    CONFORM_CHECK("argument 1.m[38]", int, 4, (int)-0x4a02672cL, a1.m[38]);
    CONFORM_CHECK("argument 1.m[39]", int, 4, (int)0x7e74ced7UL, a1.m[39]);
    CONFORM_CHECK("argument 1.m[40]", int, 4, (int)-0x22881c65L, a1.m[40]);
    CONFORM_CHECK("argument 1.m[41]", int, 4, (int)0x715e0a66UL, a1.m[41]);
    CONFORM_CHECK("argument 1.m[42]", int, 4, (int)-0x5507b820L, a1.m[42]);
    CONFORM_CHECK("argument 1.m[43]", int, 4, (int)0x66b71be6UL, a1.m[43]);
    CONFORM_CHECK("argument 1.m[44]", int, 4, (int)-0x2a8a7e15L, a1.m[44]);
    CONFORM_CHECK("argument 1.m[45]", int, 4, (int)0xcdee722UL, a1.m[45]);
    CONFORM_CHECK("argument 1.m[46]", int, 4, (int)-0x78cd6f71L, a1.m[46]);
    CONFORM_CHECK("argument 1.m[47]", int, 4, (int)0x48113891UL, a1.m[47]);
    CONFORM_CHECK("argument 1.m[48]", int, 4, (int)-0x61aa8d15L, a1.m[48]);
    CONFORM_CHECK("argument 1.m[49]", int, 4, (int)0x1daa761dUL, a1.m[49]);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x6c5530abL, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.m[0] = (int)-0x7851ca4L;
    result.m[1] = (int)0x633f262fUL;
    result.m[2] = (int)-0x7dbbe60fL;
    result.m[3] = (int)0x5e7b7d57UL;
    result.m[4] = (int)-0x203c8f50L;
    result.m[5] = (int)0x66e529dcUL;
    result.m[6] = (int)-0x45825b4fL;
    result.m[7] = (int)0xdaa630eUL;
    result.m[8] = (int)-0x6cef6f4cL;
    result.m[9] = (int)0x27452ad1UL;
    result.m[10] = (int)-0x4d39e42dL;
    result.m[11] = (int)0x7e244cb1UL;
    result.m[12] = (int)-0x63f9cb23L;
    result.m[13] = (int)0x3e07ce4eUL;
    result.m[14] = (int)-0x370b0732L;
    result.m[15] = (int)0x1d07ef7dUL;
    result.m[16] = (int)-0x35fb2ec5L;
    result.m[17] = (int)0x790f4d3eUL;
    result.m[18] = (int)-0x6e1e8295L;
    result.m[19] = (int)0x68a5f855UL;
    result.m[20] = (int)-0x7048ff93L;
    result.m[21] = (int)0x71713953UL;
    result.m[22] = (int)-0x5b792203L;
    result.m[23] = (int)0x33ab6c9eUL;
    result.m[24] = (int)-0x203c7647L;
    result.m[25] = (int)0x14b09ba9UL;
    result.m[26] = (int)-0x4148d85cL;
    result.m[27] = (int)0x51917d92UL;
    result.m[28] = (int)-0x3688fca2L;
    result.m[29] = (int)0x5bf1f0deUL;
    result.m[30] = (int)-0x3bb2f66L;
    result.m[31] = (int)0x4383f509UL;
    result.m[32] = (int)-0x4e8a3a9aL;
    result.m[33] = (int)0x1d2fc324UL;
    result.m[34] = (int)-0x7d467f3aL;
    result.m[35] = (int)0x468b0d07UL;
    result.m[36] = (int)-0x28cdc099L;
    result.m[37] = (int)0x3dd7c36fUL;
    result.m[38] = (int)-0x63897a9dL;
    result.m[39] = (int)0x5018c4c0UL;
    result.m[40] = (int)-0x9193c25L;
    result.m[41] = (int)0xfce3b8aUL;
    result.m[42] = (int)-0x61f2dd40L;
    result.m[43] = (int)0x40fc1e8fUL;
    result.m[44] = (int)-0x53641addL;
    result.m[45] = (int)0x3f855595UL;
    result.m[46] = (int)-0x24b92b40L;
    result.m[47] = (int)0x4411e03bUL;
    result.m[48] = (int)-0x4b2aedf8L;
    result.m[49] = (int)0x760ae146UL;
    return result;
}

/* riscv-int-reference-three-doubles */
double riscv_int_reference_three_doubles(struct riscv_int_reference_three_doubles_S a1, double a2)
{
    double result;
    layout_riscv_int_reference_three_doubles();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.fc49748aad173p0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.68fc464038027p0, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", double, 8, -0x1.b74bc4451070cp0, a1.c);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.244192ef2575ap0, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = -0x1.3af91d43d19c5p0;
    return result;
}

/* riscv-int-reference-two-long-doubles */
struct riscv_int_reference_two_long_doubles_S riscv_int_reference_two_long_doubles(struct riscv_int_reference_two_long_doubles_S a1, int a2)
{
    struct riscv_int_reference_two_long_doubles_S result;
    layout_riscv_int_reference_two_long_doubles();
    CONFORM_CHECK_BYTES("argument 1.a", long double, 16, -((long double)0x1.5774914988adp0 + (long double)0x0.20fa315428e6p-48 + (long double)0x0.a305p-96), a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", long double, 16, ((long double)0x1.043a021d2f97p0 + (long double)0x0.40601ca20291p-48 + (long double)0x0.e2d2p-96), a1.b);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x3929c0c2L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.d4643aad9c48p0 + (long double)0x0.4bb6a954ba97p-48 + (long double)0x0.de4bp-96);
    result.b = ((long double)0x1.18bc0433de63p0 + (long double)0x0.1fa75a83afa1p-48 + (long double)0x0.3486p-96);
    return result;
}

/* riscv-int-reference-large-union */
union riscv_int_reference_large_union_U riscv_int_reference_large_union(union riscv_int_reference_large_union_U a1, double a2)
{
    union riscv_int_reference_large_union_U result;
    layout_riscv_int_reference_large_union();
    CONFORM_CHECK("argument 1.a[0]", char, 1, (char)0xe8UL, a1.a[0]);
    CONFORM_CHECK("argument 1.a[1]", char, 1, (char)0x31UL, a1.a[1]);
    CONFORM_CHECK("argument 1.a[2]", char, 1, (char)0x85UL, a1.a[2]);
    CONFORM_CHECK("argument 1.a[3]", char, 1, (char)0x19UL, a1.a[3]);
    CONFORM_CHECK("argument 1.a[4]", char, 1, (char)0xc1UL, a1.a[4]);
    CONFORM_CHECK("argument 1.a[5]", char, 1, (char)0x0UL, a1.a[5]);
    CONFORM_CHECK("argument 1.a[6]", char, 1, (char)0x98UL, a1.a[6]);
    CONFORM_CHECK("argument 1.a[7]", char, 1, (char)0x7fUL, a1.a[7]);
    CONFORM_CHECK("argument 1.a[8]", char, 1, (char)0xc2UL, a1.a[8]);
    CONFORM_CHECK("argument 1.a[9]", char, 1, (char)0x26UL, a1.a[9]);
    CONFORM_CHECK("argument 1.a[10]", char, 1, (char)0xcbUL, a1.a[10]);
    CONFORM_CHECK("argument 1.a[11]", char, 1, (char)0x38UL, a1.a[11]);
    CONFORM_CHECK("argument 1.a[12]", char, 1, (char)0xabUL, a1.a[12]);
    CONFORM_CHECK("argument 1.a[13]", char, 1, (char)0x12UL, a1.a[13]);
    CONFORM_CHECK("argument 1.a[14]", char, 1, (char)0x8aUL, a1.a[14]);
    CONFORM_CHECK("argument 1.a[15]", char, 1, (char)0xaUL, a1.a[15]);
    CONFORM_CHECK("argument 1.a[16]", char, 1, (char)0x89UL, a1.a[16]);
    CONFORM_CHECK("argument 1.a[17]", char, 1, (char)0x22UL, a1.a[17]);
    CONFORM_CHECK("argument 1.a[18]", char, 1, (char)0xbbUL, a1.a[18]);
    CONFORM_CHECK("argument 1.a[19]", char, 1, (char)0x71UL, a1.a[19]);
    CONFORM_CHECK("argument 1.a[20]", char, 1, (char)0xd4UL, a1.a[20]);
    CONFORM_CHECK("argument 1.a[21]", char, 1, (char)0x6cUL, a1.a[21]);
    CONFORM_CHECK("argument 1.a[22]", char, 1, (char)0xa1UL, a1.a[22]);
    CONFORM_CHECK("argument 1.a[23]", char, 1, (char)0x7cUL, a1.a[23]);
    CONFORM_CHECK("argument 1.a[24]", char, 1, (char)0x84UL, a1.a[24]);
    CONFORM_CHECK("argument 1.a[25]", char, 1, (char)0x1aUL, a1.a[25]);
    CONFORM_CHECK("argument 1.a[26]", char, 1, (char)0x9bUL, a1.a[26]);
    CONFORM_CHECK("argument 1.a[27]", char, 1, (char)0x67UL, a1.a[27]);
    CONFORM_CHECK("argument 1.a[28]", char, 1, (char)0xb1UL, a1.a[28]);
    CONFORM_CHECK("argument 1.a[29]", char, 1, (char)0x1bUL, a1.a[29]);
    CONFORM_CHECK("argument 1.a[30]", char, 1, (char)0xa7UL, a1.a[30]);
    CONFORM_CHECK("argument 1.a[31]", char, 1, (char)0x64UL, a1.a[31]);
    CONFORM_CHECK("argument 1.a[32]", char, 1, (char)0xafUL, a1.a[32]);
    CONFORM_CHECK("argument 1.a[33]", char, 1, (char)0x1dUL, a1.a[33]);
    CONFORM_CHECK("argument 1.a[34]", char, 1, (char)0x8aUL, a1.a[34]);
    CONFORM_CHECK("argument 1.a[35]", char, 1, (char)0x6cUL, a1.a[35]);
    CONFORM_CHECK("argument 1.a[36]", char, 1, (char)0xb8UL, a1.a[36]);
    CONFORM_CHECK("argument 1.a[37]", char, 1, (char)0x1eUL, a1.a[37]);
    CONFORM_CHECK("argument 1.a[38]", char, 1, (char)0x8bUL, a1.a[38]);
    CONFORM_CHECK("argument 1.a[39]", char, 1, (char)0x26UL, a1.a[39]);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.8853bf4fd8749p0, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a[0] = (char)0xa3UL;
    result.a[1] = (char)0x36UL;
    result.a[2] = (char)0xc5UL;
    result.a[3] = (char)0x32UL;
    result.a[4] = (char)0xf7UL;
    result.a[5] = (char)0x55UL;
    result.a[6] = (char)0xc6UL;
    result.a[7] = (char)0x18UL;
    result.a[8] = (char)0xafUL;
    result.a[9] = (char)0x65UL;
    result.a[10] = (char)0xf0UL;
    result.a[11] = (char)0x30UL;
    result.a[12] = (char)0xfeUL;
    result.a[13] = (char)0x18UL;
    result.a[14] = (char)0xd9UL;
    result.a[15] = (char)0x77UL;
    result.a[16] = (char)0xf8UL;
    result.a[17] = (char)0x4bUL;
    result.a[18] = (char)0xdcUL;
    result.a[19] = (char)0x6aUL;
    result.a[20] = (char)0x86UL;
    result.a[21] = (char)0x5dUL;
    result.a[22] = (char)0xd1UL;
    result.a[23] = (char)0x1eUL;
    result.a[24] = (char)0xfdUL;
    result.a[25] = (char)0xdUL;
    result.a[26] = (char)0xc4UL;
    result.a[27] = (char)0x45UL;
    result.a[28] = (char)0xcaUL;
    result.a[29] = (char)0x74UL;
    result.a[30] = (char)0xa4UL;
    result.a[31] = (char)0x64UL;
    result.a[32] = (char)0xfeUL;
    result.a[33] = (char)0x5fUL;
    result.a[34] = (char)0xe7UL;
    result.a[35] = (char)0x33UL;
    result.a[36] = (char)0xf7UL;
    result.a[37] = (char)0x6bUL;
    result.a[38] = (char)0xfeUL;
    result.a[39] = (char)0x59UL;
    return result;
}

/* riscv-fp-float */
float riscv_fp_float(float a1)
{
    float result;
    layout_riscv_fp_float();
    CONFORM_CHECK_BYTES("argument 1", float, 4, -0x1.14c31ap0f, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -0x1.bbc276p0f;
    return result;
}

/* riscv-fp-double */
double riscv_fp_double(double a1)
{
    double result;
    layout_riscv_fp_double();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.5851fbdcbe9dbp0, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = -0x1.561cb04308ff9p0;
    return result;
}

/* riscv-fp-half */
#if CONFORM_HAS_FLOAT16
_Float16 riscv_fp_half(_Float16 a1, int a2)
{
    _Float16 result;
    layout_riscv_fp_half();
    CONFORM_CHECK_BYTES("argument 1", _Float16, 2, (_Float16)-0x1.c34p0, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x57c77d43L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result = (_Float16)-0x1.d2cp0;
    return result;
}
#endif

/* riscv-fp-eight-doubles */
double riscv_fp_eight_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8)
{
    double result;
    layout_riscv_fp_eight_doubles();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.05dd7ac3e50c2p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.3c7f538d3c29dp0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.41f22208d1f5ap0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.e5e7ebc4c177dp0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.8eb44dd907c84p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.1afc086ccb75fp0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.1e5c505c2714ep0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.7047a76da2cb3p0, a8);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = -0x1.dad9282e4ba94p0;
    return result;
}

/* riscv-fp-nine-doubles */
double riscv_fp_nine_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9)
{
    double result;
    layout_riscv_fp_nine_doubles();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.32579fab66e9fp0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.3871b2bcf3dedp0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.50602f02eb105p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.7580ec8d37599p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.e160563cb4fbcp0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.0788a17bcdc66p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.2a0cf8cef1a40p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.d19921109b39bp0, a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.f99e5b2331426p0, a9);
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
    result = -0x1.458f178a5b3d2p0;
    return result;
}

/* riscv-fp-nine-floats */
float riscv_fp_nine_floats(float a1, float a2, float a3, float a4, float a5, float a6, float a7, float a8, float a9)
{
    float result;
    layout_riscv_fp_nine_floats();
    CONFORM_CHECK_BYTES("argument 1", float, 4, -0x1.8b4fcep0f, a1);
    CONFORM_CHECK_BYTES("argument 2", float, 4, -0x1.cb22dap0f, a2);
    CONFORM_CHECK_BYTES("argument 3", float, 4, -0x1.27f9fap0f, a3);
    CONFORM_CHECK_BYTES("argument 4", float, 4, -0x1.82cbbep0f, a4);
    CONFORM_CHECK_BYTES("argument 5", float, 4, -0x1.31d496p0f, a5);
    CONFORM_CHECK_BYTES("argument 6", float, 4, -0x1.4e4a7ep0f, a6);
    CONFORM_CHECK_BYTES("argument 7", float, 4, -0x1.e39086p0f, a7);
    CONFORM_CHECK_BYTES("argument 8", float, 4, -0x1.bb622ap0f, a8);
    CONFORM_CHECK_BYTES("argument 9", float, 4, -0x1.dd634ep0f, a9);
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
    result = -0x1.f739cap0f;
    return result;
}

/* riscv-fp-seventeen-doubles */
double riscv_fp_seventeen_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9, double a10, double a11, double a12, double a13, double a14, double a15, double a16, double a17, double a18)
{
    double result;
    layout_riscv_fp_seventeen_doubles();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.fa3246e8bd2eep0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.1b3305b015ce0p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.cd1a30e1d15ebp0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.437a40abb852ap0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.89449f83d6fafp0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.9f14c62658745p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.1ece6c0feecd4p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.9640926920a7ep0, a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.61957e0557017p0, a9);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.ae28e549992d3p0, a10);
    CONFORM_CHECK_BYTES("argument 11", double, 8, -0x1.718ce16714614p0, a11);
    CONFORM_CHECK_BYTES("argument 12", double, 8, -0x1.2a43daddc3e7bp0, a12);
    CONFORM_CHECK_BYTES("argument 13", double, 8, -0x1.acb762a058cb6p0, a13);
    CONFORM_CHECK_BYTES("argument 14", double, 8, -0x1.959c71a96e23dp0, a14);
    CONFORM_CHECK_BYTES("argument 15", double, 8, -0x1.f2d33518e8c48p0, a15);
    CONFORM_CHECK_BYTES("argument 16", double, 8, -0x1.b694e14dd053fp0, a16);
    CONFORM_CHECK_BYTES("argument 17", double, 8, -0x1.a9a9f673fe531p0, a17);
    CONFORM_CHECK_BYTES("argument 18", double, 8, -0x1.25b6360927617p0, a18);
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
    conform_scribble(&a18, sizeof a18);
    conform_scribble(&result, sizeof result);
    result = -0x1.ae8873f5afc01p0;
    return result;
}

/* riscv-fp-double-on-stack */
double riscv_fp_double_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, double a9, double a10, double a11, double a12, double a13, double a14, double a15, double a16, double a17, float a18)
{
    double result;
    layout_riscv_fp_double_on_stack();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x463defa80a2882L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x2a32c5be046a1ea0L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x592e1264acb75198L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x74a27c47fa45af63L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x113ba7ea29c6446L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x6ee92b28d22b0595L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x439a1fb97f04802cL - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x63936c41bfe486b9L - 1), a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.e22097d80ea70p0, a9);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.bb6207332e654p0, a10);
    CONFORM_CHECK_BYTES("argument 11", double, 8, -0x1.7794b48dcf4e8p0, a11);
    CONFORM_CHECK_BYTES("argument 12", double, 8, -0x1.23edbf182cabap0, a12);
    CONFORM_CHECK_BYTES("argument 13", double, 8, -0x1.3dd99afe1864ap0, a13);
    CONFORM_CHECK_BYTES("argument 14", double, 8, -0x1.4ade46b40cd76p0, a14);
    CONFORM_CHECK_BYTES("argument 15", double, 8, -0x1.ec0223b924326p0, a15);
    CONFORM_CHECK_BYTES("argument 16", double, 8, -0x1.c1e400481004ap0, a16);
    CONFORM_CHECK_BYTES("argument 17", double, 8, -0x1.88011ddd35eaep0, a17);
    CONFORM_CHECK_BYTES("argument 18", float, 4, -0x1.b07592p0f, a18);
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
    conform_scribble(&a18, sizeof a18);
    conform_scribble(&result, sizeof result);
    result = -0x1.d91778e367274p0;
    return result;
}

/* riscv-fp-independent-sequences */
double riscv_fp_independent_sequences(int a1, double a2, long a3, float a4, char a5, double a6, short a7, float a8, void *a9, double a10, int a11, double a12, long a13, float a14, int a15, double a16, int a17, float a18)
{
    double result;
    layout_riscv_fp_independent_sequences();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x3ccf2d91L, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.7333387b0a4b6p0, a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x27cb15b67c1043b8L - 1), a3);
    CONFORM_CHECK_BYTES("argument 4", float, 4, -0x1.5948f2p0f, a4);
    CONFORM_CHECK("argument 5", char, 1, (char)0xeaUL, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.7034455945f17p0, a6);
    CONFORM_CHECK("argument 7", short, 2, (short)-0x4f1fL, a7);
    CONFORM_CHECK_BYTES("argument 8", float, 4, -0x1.e5475ep0f, a8);
    CONFORM_CHECK("argument 9", unsigned long, 8, (unsigned long)(void *)0xcc2b7fa091640UL, (unsigned long)a9);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.6eae38af8a327p0, a10);
    CONFORM_CHECK("argument 11", int, 4, (int)-0x783dedbaL, a11);
    CONFORM_CHECK_BYTES("argument 12", double, 8, -0x1.4ce2c60ac4062p0, a12);
    CONFORM_CHECK("argument 13", long, 8, (long)(-0x39de29558c23736bL - 1), a13);
    CONFORM_CHECK_BYTES("argument 14", float, 4, -0x1.923ee6p0f, a14);
    CONFORM_CHECK("argument 15", int, 4, (int)-0x3d187c93L, a15);
    CONFORM_CHECK_BYTES("argument 16", double, 8, -0x1.6fdcbe06e6899p0, a16);
    CONFORM_CHECK("argument 17", int, 4, (int)-0x6babaa41L, a17);
    CONFORM_CHECK_BYTES("argument 18", float, 4, -0x1.65baa6p0f, a18);
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
    conform_scribble(&a18, sizeof a18);
    conform_scribble(&result, sizeof result);
    result = -0x1.2431fe05a5cdcp0;
    return result;
}

/* riscv-fp-complex-float */
#if CONFORM_HAS_COMPLEX
_Complex float riscv_fp_complex_float(_Complex float a1)
{
    _Complex float result;
    layout_riscv_fp_complex_float();
    CONFORM_CHECK_BYTES("__real__ argument 1", float, 4, -0x1.fb7af2p0f, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1", float, 4, 0x1.382632p0f, __imag__ a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result = -0x1.50faf6p0f;
    __imag__ result = 0x1.cc1882p0f;
    return result;
}
#endif

/* riscv-fp-complex-double */
#if CONFORM_HAS_COMPLEX
_Complex double riscv_fp_complex_double(_Complex double a1)
{
    _Complex double result;
    layout_riscv_fp_complex_double();
    CONFORM_CHECK_BYTES("__real__ argument 1", double, 8, -0x1.25b1cc553039bp0, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1", double, 8, 0x1.5272c7fc79e04p0, __imag__ a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result = -0x1.48490e33b05b3p0;
    __imag__ result = 0x1.9e65d55ad9b2ep0;
    return result;
}
#endif

/* riscv-fp-complex-float-seven */
#if CONFORM_HAS_COMPLEX
double riscv_fp_complex_float_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Complex float a8, double a9)
{
    double result;
    layout_riscv_fp_complex_float_seven();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.a5553a89f7d40p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.b99e5045061b2p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.f4955f76b57f8p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.016387786097bp0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.035be75495fafp0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.8a055c3ecf4fep0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.981f4f3b395bap0, a7);
    CONFORM_CHECK_BYTES("__real__ argument 8", float, 4, -0x1.61a0dep0f, __real__ a8);
    CONFORM_CHECK_BYTES("__imag__ argument 8", float, 4, 0x1.82d062p0f, __imag__ a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.541eee2ad1713p0, a9);
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
    result = -0x1.0f314c285e42dp0;
    return result;
}
#endif

/* riscv-fp-complex-double-seven */
#if CONFORM_HAS_COMPLEX
double riscv_fp_complex_double_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Complex double a8, double a9)
{
    double result;
    layout_riscv_fp_complex_double_seven();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.bfbfc7f97fbaap0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.d64c8195519b7p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.f79ccb96e3f01p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.0d1824a637ed0p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.80d2f0bb2e72ap0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.5859450007ac6p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.468ba19fd2731p0, a7);
    CONFORM_CHECK_BYTES("__real__ argument 8", double, 8, -0x1.ae37ee47d243bp0, __real__ a8);
    CONFORM_CHECK_BYTES("__imag__ argument 8", double, 8, 0x1.5e91c9d1415eep0, __imag__ a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.a2d6500cf3deep0, a9);
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
    result = -0x1.8f681bf26e3b3p0;
    return result;
}
#endif

/* riscv-fp-fifteen-mixed */
double riscv_fp_fifteen_mixed(char a1, float a2, struct riscv_fp_fifteen_mixed_S a3, double a4, struct riscv_fp_fifteen_mixed_T a5, long a6, short a7, struct riscv_fp_fifteen_mixed_T a8, int a9, struct riscv_fp_fifteen_mixed_S a10, float a11, struct riscv_fp_fifteen_mixed_T a12, long a13, struct riscv_fp_fifteen_mixed_S a14, double a15)
{
    double result;
    layout_riscv_fp_fifteen_mixed();
    CONFORM_CHECK("argument 1", char, 1, (char)0xb8UL, a1);
    CONFORM_CHECK_BYTES("argument 2", float, 4, -0x1.bf45eep0f, a2);
    CONFORM_CHECK("argument 3.a", int, 4, (int)-0x2cf9ab42L, a3.a);
    CONFORM_CHECK_BYTES("argument 3.b", float, 4, 0x1.b62ed6p0f, a3.b);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.c1e9bffa35df7p0, a4);
    CONFORM_CHECK_BYTES("argument 5.x", double, 8, -0x1.c197c3d7b306cp0, a5.x);
    CONFORM_CHECK_BYTES("argument 5.y", double, 8, 0x1.a4dc3e866a9eap0, a5.y);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0xa3ab4bb90f72599L - 1), a6);
    CONFORM_CHECK("argument 7", short, 2, (short)-0x1ba2L, a7);
    CONFORM_CHECK_BYTES("argument 8.x", double, 8, -0x1.42564cadda4aap0, a8.x);
    CONFORM_CHECK_BYTES("argument 8.y", double, 8, 0x1.ffca91724c8e5p0, a8.y);
    CONFORM_CHECK("argument 9", int, 4, (int)-0x3165b04fL, a9);
    CONFORM_CHECK("argument 10.a", int, 4, (int)-0x432bec62L, a10.a);
    CONFORM_CHECK_BYTES("argument 10.b", float, 4, 0x1.543dcap0f, a10.b);
    CONFORM_CHECK_BYTES("argument 11", float, 4, -0x1.fb86aap0f, a11);
    CONFORM_CHECK_BYTES("argument 12.x", double, 8, -0x1.5fa9d5f57a077p0, a12.x);
    CONFORM_CHECK_BYTES("argument 12.y", double, 8, 0x1.5d942b8891fe4p0, a12.y);
    CONFORM_CHECK("argument 13", long, 8, (long)(-0x6ce7b5296a658e20L - 1), a13);
    CONFORM_CHECK("argument 14.a", int, 4, (int)-0x6f10fa09L, a14.a);
    CONFORM_CHECK_BYTES("argument 14.b", float, 4, 0x1.facb0ap0f, a14.b);
    CONFORM_CHECK_BYTES("argument 15", double, 8, -0x1.008347a356d07p0, a15);
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
    result = -0x1.c76fbf8b743d9p0;
    return result;
}

/* riscv-fp-one-float */
struct riscv_fp_one_float_S riscv_fp_one_float(struct riscv_fp_one_float_S a1)
{
    struct riscv_fp_one_float_S result;
    layout_riscv_fp_one_float();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.a23feep0f, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.c05c86p0f;
    return result;
}

/* riscv-fp-one-double */
struct riscv_fp_one_double_S riscv_fp_one_double(struct riscv_fp_one_double_S a1)
{
    struct riscv_fp_one_double_S result;
    layout_riscv_fp_one_double();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.d1ea58328bb96p0, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.287ad11524f1cp0;
    return result;
}

/* riscv-fp-one-half */
#if CONFORM_HAS_FLOAT16
struct riscv_fp_one_half_S riscv_fp_one_half(struct riscv_fp_one_half_S a1)
{
    struct riscv_fp_one_half_S result;
    layout_riscv_fp_one_half();
    CONFORM_CHECK_BYTES("argument 1.a", _Float16, 2, (_Float16)-0x1.e1cp0, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Float16)-0x1.284p0;
    return result;
}
#endif

/* riscv-fp-one-nested */
struct riscv_fp_one_nested_S riscv_fp_one_nested(struct riscv_fp_one_nested_S a1)
{
    struct riscv_fp_one_nested_S result;
    layout_riscv_fp_one_nested();
    CONFORM_CHECK_BYTES("argument 1.j.i.x", double, 8, -0x1.9d5838b433625p0, a1.j.i.x);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.j.i.x = -0x1.7163973cc4a1bp0;
    return result;
}

/* riscv-fp-one-array-of-one */
struct riscv_fp_one_array_of_one_S riscv_fp_one_array_of_one(struct riscv_fp_one_array_of_one_S a1)
{
    struct riscv_fp_one_array_of_one_S result;
    layout_riscv_fp_one_array_of_one();
    CONFORM_CHECK_BYTES("argument 1.m[0]", float, 4, -0x1.bf055ep0f, a1.m[0]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = -0x1.d9441ep0f;
    return result;
}

/* riscv-fp-one-long-double */
struct riscv_fp_one_long_double_S riscv_fp_one_long_double(struct riscv_fp_one_long_double_S a1)
{
    struct riscv_fp_one_long_double_S result;
    layout_riscv_fp_one_long_double();
    CONFORM_CHECK_BYTES("argument 1.a", long double, 16, -((long double)0x1.d22d47a3139ap0 + (long double)0x0.5498b8f96e0fp-48 + (long double)0x0.b28ap-96), a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.8ad1ac0b9240p0 + (long double)0x0.73becbf355bfp-48 + (long double)0x0.18adp-96);
    return result;
}

/* riscv-fp-one-empty-member */
#if CONFORM_HAS_GNU_C
struct riscv_fp_one_empty_member_S riscv_fp_one_empty_member(struct riscv_fp_one_empty_member_S a1)
{
    struct riscv_fp_one_empty_member_S result;
    layout_riscv_fp_one_empty_member();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.25f7f6p0f, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.db4d12p0f;
    return result;
}
#endif

/* riscv-fp-one-after-eight */
float riscv_fp_one_after_eight(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct riscv_fp_one_after_eight_S a9, float a10)
{
    float result;
    layout_riscv_fp_one_after_eight();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.f99ca1c2da8b7p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.856b7fb79cc98p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.74fd360225330p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.45db91362a048p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.0d6d6ec2ff1b6p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.2a51a3c5d6d46p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.f0b315de8c689p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.5012e4fda74ddp0, a8);
    CONFORM_CHECK_BYTES("argument 9.a", float, 4, -0x1.af830ap0f, a9.a);
    CONFORM_CHECK_BYTES("argument 10", float, 4, -0x1.655236p0f, a10);
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
    result = -0x1.37995ep0f;
    return result;
}

/* riscv-fp-one-aligned */
#if CONFORM_HAS_GNU_C
struct riscv_fp_one_aligned_S riscv_fp_one_aligned(struct riscv_fp_one_aligned_S a1, int a2)
{
    struct riscv_fp_one_aligned_S result;
    layout_riscv_fp_one_aligned();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.35c30a71f4981p0, a1.a);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x71a42366L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.0a88fbc25c946p0;
    return result;
}
#endif

/* riscv-fp-one-one-int */
struct riscv_fp_one_one_int_S riscv_fp_one_one_int(struct riscv_fp_one_one_int_S a1)
{
    struct riscv_fp_one_one_int_S result;
    layout_riscv_fp_one_one_int();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x6a7a19acL, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0xbfc51f5L;
    return result;
}

/* riscv-fp-two-floats */
struct riscv_fp_two_floats_S riscv_fp_two_floats(struct riscv_fp_two_floats_S a1)
{
    struct riscv_fp_two_floats_S result;
    layout_riscv_fp_two_floats();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.59b412p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.8c6b26p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.713342p0f;
    result.b = 0x1.c32c2ap0f;
    return result;
}

/* riscv-fp-two-doubles */
struct riscv_fp_two_doubles_S riscv_fp_two_doubles(struct riscv_fp_two_doubles_S a1)
{
    struct riscv_fp_two_doubles_S result;
    layout_riscv_fp_two_doubles();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.e2a481a151036p0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.555cd9fab3762p0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.ff947236207bap0;
    result.b = 0x1.63c7d66332e58p0;
    return result;
}

/* riscv-fp-two-double-float */
struct riscv_fp_two_double_float_S riscv_fp_two_double_float(struct riscv_fp_two_double_float_S a1)
{
    struct riscv_fp_two_double_float_S result;
    layout_riscv_fp_two_double_float();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.2479319be21cap0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.98b47ep0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.41d41747c95fbp0;
    result.b = 0x1.88b2a2p0f;
    return result;
}

/* riscv-fp-two-float-double */
struct riscv_fp_two_float_double_S riscv_fp_two_float_double(struct riscv_fp_two_float_double_S a1)
{
    struct riscv_fp_two_float_double_S result;
    layout_riscv_fp_two_float_double();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.70e61ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.478a0ce1fadf1p0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.777e9ep0f;
    result.b = 0x1.adf4f123b18e3p0;
    return result;
}

/* riscv-fp-two-array */
struct riscv_fp_two_array_S riscv_fp_two_array(struct riscv_fp_two_array_S a1)
{
    struct riscv_fp_two_array_S result;
    layout_riscv_fp_two_array();
    CONFORM_CHECK_BYTES("argument 1.m[0]", float, 4, -0x1.e81b02p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1.m[1]", float, 4, 0x1.658346p0f, a1.m[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = -0x1.8cdad2p0f;
    result.m[1] = 0x1.f6b24ap0f;
    return result;
}

/* riscv-fp-two-nested */
struct riscv_fp_two_nested_S riscv_fp_two_nested(struct riscv_fp_two_nested_S a1)
{
    struct riscv_fp_two_nested_S result;
    layout_riscv_fp_two_nested();
    CONFORM_CHECK_BYTES("argument 1.a.x", float, 4, -0x1.12526ap0f, a1.a.x);
    CONFORM_CHECK_BYTES("argument 1.b.x", float, 4, 0x1.c73a12p0f, a1.b.x);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a.x = -0x1.8cb3f6p0f;
    result.b.x = 0x1.462046p0f;
    return result;
}

/* riscv-fp-two-array-of-records */
struct riscv_fp_two_array_of_records_S riscv_fp_two_array_of_records(struct riscv_fp_two_array_of_records_S a1)
{
    struct riscv_fp_two_array_of_records_S result;
    layout_riscv_fp_two_array_of_records();
    CONFORM_CHECK_BYTES("argument 1.m[0].x", double, 8, -0x1.e733428f200fap0, a1.m[0].x);
    CONFORM_CHECK_BYTES("argument 1.m[1].x", double, 8, 0x1.e6e51631d3dddp0, a1.m[1].x);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0].x = -0x1.53f46a3248c3ap0;
    result.m[1].x = 0x1.cf7352db1d201p0;
    return result;
}

/* riscv-fp-two-complex-member */
#if CONFORM_HAS_COMPLEX
struct riscv_fp_two_complex_member_S riscv_fp_two_complex_member(struct riscv_fp_two_complex_member_S a1)
{
    struct riscv_fp_two_complex_member_S result;
    layout_riscv_fp_two_complex_member();
    CONFORM_CHECK_BYTES("__real__ argument 1.z", float, 4, -0x1.91d2dap0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1.z", float, 4, 0x1.359836p0f, __imag__ a1.z);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result.z = -0x1.a3439ep0f;
    __imag__ result.z = 0x1.46b0fep0f;
    return result;
}
#endif

/* riscv-fp-two-three-floats */
struct riscv_fp_two_three_floats_S riscv_fp_two_three_floats(struct riscv_fp_two_three_floats_S a1)
{
    struct riscv_fp_two_three_floats_S result;
    layout_riscv_fp_two_three_floats();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.63895ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.8098cep0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", float, 4, -0x1.d0b52ap0f, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.d2d10ap0f;
    result.b = 0x1.84ab6ap0f;
    result.c = -0x1.b19e42p0f;
    return result;
}

/* riscv-fp-two-four-floats */
struct riscv_fp_two_four_floats_S riscv_fp_two_four_floats(struct riscv_fp_two_four_floats_S a1)
{
    struct riscv_fp_two_four_floats_S result;
    layout_riscv_fp_two_four_floats();
    CONFORM_CHECK_BYTES("argument 1.m[0]", float, 4, -0x1.a6cf72p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1.m[1]", float, 4, 0x1.9954c2p0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1.m[2]", float, 4, -0x1.dcf9cap0f, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1.m[3]", float, 4, 0x1.45681ep0f, a1.m[3]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.m[0] = -0x1.b5f8fap0f;
    result.m[1] = 0x1.4a8e96p0f;
    result.m[2] = -0x1.24ea06p0f;
    result.m[3] = 0x1.a65a32p0f;
    return result;
}

/* riscv-fp-two-complex-and-float */
#if CONFORM_HAS_COMPLEX
struct riscv_fp_two_complex_and_float_S riscv_fp_two_complex_and_float(struct riscv_fp_two_complex_and_float_S a1)
{
    struct riscv_fp_two_complex_and_float_S result;
    layout_riscv_fp_two_complex_and_float();
    CONFORM_CHECK_BYTES("__real__ argument 1.z", float, 4, -0x1.12258ep0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1.z", float, 4, 0x1.361086p0f, __imag__ a1.z);
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.c70be2p0f, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    __real__ result.z = -0x1.b98906p0f;
    __imag__ result.z = 0x1.e6aed6p0f;
    result.a = -0x1.92e876p0f;
    return result;
}
#endif

/* riscv-fp-two-union */
union riscv_fp_two_union_U riscv_fp_two_union(union riscv_fp_two_union_U a1)
{
    union riscv_fp_two_union_U result;
    layout_riscv_fp_two_union();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.51a6e6p0f, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.2011bep0f;
    return result;
}

/* riscv-fp-two-union-of-doubles */
union riscv_fp_two_union_of_doubles_U riscv_fp_two_union_of_doubles(union riscv_fp_two_union_of_doubles_U a1)
{
    union riscv_fp_two_union_of_doubles_U result;
    layout_riscv_fp_two_union_of_doubles();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.9326be8d9e7e8p0, a1.a);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.b320ce8a90817p0;
    return result;
}

/* riscv-fp-two-union-member */
struct riscv_fp_two_union_member_S riscv_fp_two_union_member(struct riscv_fp_two_union_member_S a1)
{
    struct riscv_fp_two_union_member_S result;
    layout_riscv_fp_two_union_member();
    CONFORM_CHECK_BYTES("argument 1.u.x", float, 4, -0x1.f164f2p0f, a1.u.x);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.65448ap0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.u.x = -0x1.91e7fap0f;
    result.b = 0x1.062ff6p0f;
    return result;
}

/* riscv-fp-two-anonymous-struct */
struct riscv_fp_two_anonymous_struct_S riscv_fp_two_anonymous_struct(struct riscv_fp_two_anonymous_struct_S a1)
{
    struct riscv_fp_two_anonymous_struct_S result;
    layout_riscv_fp_two_anonymous_struct();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.8fa266p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.33fb02p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.8ca68ap0f;
    result.b = 0x1.a3119ep0f;
    return result;
}

/* riscv-fp-two-anonymous-union */
struct riscv_fp_two_anonymous_union_S riscv_fp_two_anonymous_union(struct riscv_fp_two_anonymous_union_S a1)
{
    struct riscv_fp_two_anonymous_union_S result;
    layout_riscv_fp_two_anonymous_union();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.6ebe0ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.02d2cep0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.37a2e2p0f;
    result.b = 0x1.d74ff2p0f;
    return result;
}

/* riscv-fp-two-empty-member */
#if CONFORM_HAS_GNU_C
struct riscv_fp_two_empty_member_S riscv_fp_two_empty_member(struct riscv_fp_two_empty_member_S a1)
{
    struct riscv_fp_two_empty_member_S result;
    layout_riscv_fp_two_empty_member();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.35ef4ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.51a4cep0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.ef1f26p0f;
    result.b = 0x1.a00546p0f;
    return result;
}
#endif

/* riscv-fp-two-one-register-left */
float riscv_fp_two_one_register_left(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct riscv_fp_two_one_register_left_S a8, float a9)
{
    float result;
    layout_riscv_fp_two_one_register_left();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.7a813eba1ed55p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.ddae64e6156a4p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.c4e00fbf7031ap0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.0c3ee610634b4p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.af3dcfde0c6c3p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.c6b57db286a6ap0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.570dfc4a4399fp0, a7);
    CONFORM_CHECK_BYTES("argument 8.a", float, 4, -0x1.039b02p0f, a8.a);
    CONFORM_CHECK_BYTES("argument 8.b", float, 4, 0x1.152f8ap0f, a8.b);
    CONFORM_CHECK_BYTES("argument 9", float, 4, -0x1.2a36b2p0f, a9);
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
    result = -0x1.6dcf4ep0f;
    return result;
}

/* riscv-fp-two-doubles-one-register-left */
double riscv_fp_two_doubles_one_register_left(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct riscv_fp_two_doubles_one_register_left_S a8, double a9)
{
    double result;
    layout_riscv_fp_two_doubles_one_register_left();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.1097291abf90ep0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.3f3a70370efc6p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.92fdd82784e67p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.00aafb820aebfp0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.6349c7844cbd2p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.af65a6b8eec65p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.953640e8f6959p0, a7);
    CONFORM_CHECK_BYTES("argument 8.a", double, 8, -0x1.5d56fa0a7de6cp0, a8.a);
    CONFORM_CHECK_BYTES("argument 8.b", double, 8, 0x1.19076a850fb15p0, a8.b);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.13beb78e5c58cp0, a9);
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
    result = -0x1.b8464acc19407p0;
    return result;
}

/* riscv-fp-two-last-two-registers */
double riscv_fp_two_last_two_registers(double a1, double a2, double a3, double a4, double a5, double a6, struct riscv_fp_two_last_two_registers_S a7, double a8)
{
    double result;
    layout_riscv_fp_two_last_two_registers();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.6aee8f35104a4p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.00f3220cdf34cp0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.5a1662351398ep0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.d14439f53fc7dp0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.ea2d2ba549606p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.75e4d6dc42bf9p0, a6);
    CONFORM_CHECK_BYTES("argument 7.a", double, 8, -0x1.702eed3833403p0, a7.a);
    CONFORM_CHECK_BYTES("argument 7.b", double, 8, 0x1.f756596cba165p0, a7.b);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.d2581541c4f86p0, a8);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result = -0x1.336a002d3bd82p0;
    return result;
}

/* riscv-fp-two-long-double-beside */
struct riscv_fp_two_long_double_beside_S riscv_fp_two_long_double_beside(struct riscv_fp_two_long_double_beside_S a1)
{
    struct riscv_fp_two_long_double_beside_S result;
    layout_riscv_fp_two_long_double_beside();
    CONFORM_CHECK_BYTES("argument 1.a", long double, 16, -((long double)0x1.9a2bb7d425ebp0 + (long double)0x0.e9dea305a638p-48 + (long double)0x0.82f7p-96), a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.0806d6p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -((long double)0x1.cb370bb96870p0 + (long double)0x0.941a7f80b326p-48 + (long double)0x0.f9c5p-96);
    result.b = 0x1.5c9ed6p0f;
    return result;
}

/* riscv-fp-two-over-aligned-member */
#if CONFORM_HAS_GNU_C
struct riscv_fp_two_over_aligned_member_S riscv_fp_two_over_aligned_member(struct riscv_fp_two_over_aligned_member_S a1)
{
    struct riscv_fp_two_over_aligned_member_S result;
    layout_riscv_fp_two_over_aligned_member();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.2f06a2p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.068ed2p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.4814bap0f;
    result.b = 0x1.d3f5f2p0f;
    return result;
}
#endif

/* riscv-fp-two-vector-member */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
struct riscv_fp_two_vector_member_S riscv_fp_two_vector_member(struct riscv_fp_two_vector_member_S a1)
{
    struct riscv_fp_two_vector_member_S result;
    layout_riscv_fp_two_vector_member();
    CONFORM_CHECK_BYTES("argument 1.a[0]", float, 4, -0x1.53105ap0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1.a[1]", float, 4, 0x1.eded52p0f, a1.a[1]);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = -0x1.f444bep0f;
    result.a[1] = 0x1.dd8412p0f;
    return result;
}
#endif

/* riscv-fp-mixed-float-int */
struct riscv_fp_mixed_float_int_S riscv_fp_mixed_float_int(struct riscv_fp_mixed_float_int_S a1)
{
    struct riscv_fp_mixed_float_int_S result;
    layout_riscv_fp_mixed_float_int();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.96d7f6p0f, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x3e9877b9UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.72e4e6p0f;
    result.b = (int)0x696489d8UL;
    return result;
}

/* riscv-fp-mixed-int-float */
struct riscv_fp_mixed_int_float_S riscv_fp_mixed_int_float(struct riscv_fp_mixed_int_float_S a1)
{
    struct riscv_fp_mixed_int_float_S result;
    layout_riscv_fp_mixed_int_float();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x26a71e79L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.c56f52p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x7a888815L;
    result.b = 0x1.28cac6p0f;
    return result;
}

/* riscv-fp-mixed-char-double */
struct riscv_fp_mixed_char_double_S riscv_fp_mixed_char_double(struct riscv_fp_mixed_char_double_S a1)
{
    struct riscv_fp_mixed_char_double_S result;
    layout_riscv_fp_mixed_char_double();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0x96UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.cd2a3bbc6dbd2p0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0x8aUL;
    result.b = 0x1.8adbb893b1381p0;
    return result;
}

/* riscv-fp-mixed-double-char */
struct riscv_fp_mixed_double_char_S riscv_fp_mixed_double_char(struct riscv_fp_mixed_double_char_S a1)
{
    struct riscv_fp_mixed_double_char_S result;
    layout_riscv_fp_mixed_double_char();
    CONFORM_CHECK_BYTES("argument 1.a", double, 8, -0x1.ae9968ab900fap0, a1.a);
    CONFORM_CHECK("argument 1.b", char, 1, (char)0x9UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.6e076b7f16f23p0;
    result.b = (char)0x19UL;
    return result;
}

/* riscv-fp-mixed-long-double-real */
struct riscv_fp_mixed_long_double_real_S riscv_fp_mixed_long_double_real(struct riscv_fp_mixed_long_double_real_S a1)
{
    struct riscv_fp_mixed_long_double_real_S result;
    layout_riscv_fp_mixed_long_double_real();
    CONFORM_CHECK("argument 1.a", long, 8, (long)(-0x7c3ba8e2608c5c3eL - 1), a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.9cd076d2953e7p0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x7a4cecea2584fc59L - 1);
    result.b = 0x1.2aca3641a5c9fp0;
    return result;
}

/* riscv-fp-mixed-short-float */
struct riscv_fp_mixed_short_float_S riscv_fp_mixed_short_float(struct riscv_fp_mixed_short_float_S a1)
{
    struct riscv_fp_mixed_short_float_S result;
    layout_riscv_fp_mixed_short_float();
    CONFORM_CHECK("argument 1.a", short, 2, (short)-0x22d0L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.8d78b2p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (short)-0x1db6L;
    result.b = 0x1.2931eap0f;
    return result;
}

/* riscv-fp-mixed-unsigned-float */
struct riscv_fp_mixed_unsigned_float_S riscv_fp_mixed_unsigned_float(struct riscv_fp_mixed_unsigned_float_S a1)
{
    struct riscv_fp_mixed_unsigned_float_S result;
    layout_riscv_fp_mixed_unsigned_float();
    CONFORM_CHECK("argument 1.a", unsigned int, 4, (unsigned int)0xa8cfef36UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.0bc53ep0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (unsigned int)0xf6c8bd28UL;
    result.b = 0x1.da5f0ep0f;
    return result;
}

/* riscv-fp-mixed-bool-float */
struct riscv_fp_mixed_bool_float_S riscv_fp_mixed_bool_float(struct riscv_fp_mixed_bool_float_S a1)
{
    struct riscv_fp_mixed_bool_float_S result;
    layout_riscv_fp_mixed_bool_float();
    CONFORM_CHECK("argument 1.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.05f632p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Bool)0x1UL;
    result.b = 0x1.c7c786p0f;
    return result;
}

/* riscv-fp-mixed-enum-double */
struct riscv_fp_mixed_enum_double_S riscv_fp_mixed_enum_double(struct riscv_fp_mixed_enum_double_S a1)
{
    struct riscv_fp_mixed_enum_double_S result;
    layout_riscv_fp_mixed_enum_double();
    CONFORM_CHECK("argument 1.a", enum riscv_fp_mixed_enum_double_E, 4, (enum riscv_fp_mixed_enum_double_E)0x8cb7d2e1UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", double, 8, 0x1.6789b2e563f14p0, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (enum riscv_fp_mixed_enum_double_E)0xd0b97d75UL;
    result.b = 0x1.f8defde3d59b5p0;
    return result;
}

/* riscv-fp-mixed-pointer-double */
struct riscv_fp_mixed_pointer_double_S riscv_fp_mixed_pointer_double(struct riscv_fp_mixed_pointer_double_S a1)
{
    struct riscv_fp_mixed_pointer_double_S result;
    layout_riscv_fp_mixed_pointer_double();
    CONFORM_CHECK("argument 1.p", unsigned long, 8, (unsigned long)(char *)0xed3f5f1459650UL, (unsigned long)a1.p);
    CONFORM_CHECK_BYTES("argument 1.d", double, 8, 0x1.6ee46ab15cb34p0, a1.d);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.p = (char *)0x2c66ad4b34830UL;
    result.d = 0x1.7e6eecfaf4d78p0;
    return result;
}

/* riscv-fp-mixed-int128-float */
#if CONFORM_HAS_INT128
struct riscv_fp_mixed_int128_float_S riscv_fp_mixed_int128_float(struct riscv_fp_mixed_int128_float_S a1)
{
    struct riscv_fp_mixed_int128_float_S result;
    layout_riscv_fp_mixed_int128_float();
    CONFORM_CHECK("argument 1.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0xd6569ee98cc81d1UL << 64 | 0x12966f4f97bee2b2UL)), a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.496e42p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (__int128)~(__int128)(((unsigned __int128)0x63738dd848d94101UL << 64 | 0x54d6d4a6eda6edadUL));
    result.b = 0x1.625686p0f;
    return result;
}
#endif

/* riscv-fp-mixed-two-ints-float */
struct riscv_fp_mixed_two_ints_float_S riscv_fp_mixed_two_ints_float(struct riscv_fp_mixed_two_ints_float_S a1)
{
    struct riscv_fp_mixed_two_ints_float_S result;
    layout_riscv_fp_mixed_two_ints_float();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x1f6d4951L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x5e306d61UL, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", float, 4, -0x1.baaf22p0f, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x6adb1dc3L;
    result.b = (int)0x7ad4d0ffUL;
    result.c = -0x1.6dc23ep0f;
    return result;
}

/* riscv-fp-mixed-two-floats-int */
struct riscv_fp_mixed_two_floats_int_S riscv_fp_mixed_two_floats_int(struct riscv_fp_mixed_two_floats_int_S a1)
{
    struct riscv_fp_mixed_two_floats_int_S result;
    layout_riscv_fp_mixed_two_floats_int();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.a6185ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.1d8b7ep0f, a1.b);
    CONFORM_CHECK("argument 1.c", int, 4, (int)-0x68f2f689L, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.0ac8b6p0f;
    result.b = 0x1.f90db6p0f;
    result.c = (int)-0x1e26cd9L;
    return result;
}

/* riscv-fp-mixed-bit-field-float */
struct riscv_fp_mixed_bit_field_float_S riscv_fp_mixed_bit_field_float(struct riscv_fp_mixed_bit_field_float_S a1)
{
    struct riscv_fp_mixed_bit_field_float_S result;
    layout_riscv_fp_mixed_bit_field_float();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x6db2bd4bL, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.58135ep0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x29bb12e5L;
    result.b = 0x1.69e5aap0f;
    return result;
}

/* riscv-fp-mixed-float-bit-field */
struct riscv_fp_mixed_float_bit_field_S riscv_fp_mixed_float_bit_field(struct riscv_fp_mixed_float_bit_field_S a1)
{
    struct riscv_fp_mixed_float_bit_field_S result;
    layout_riscv_fp_mixed_float_bit_field();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.36d646p0f, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x5UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.6c2d86p0f;
    result.b = (int)0x8UL;
    return result;
}

/* riscv-fp-mixed-two-bit-fields */
struct riscv_fp_mixed_two_bit_fields_S riscv_fp_mixed_two_bit_fields(struct riscv_fp_mixed_two_bit_fields_S a1)
{
    struct riscv_fp_mixed_two_bit_fields_S result;
    layout_riscv_fp_mixed_two_bit_fields();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x2L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x0UL, a1.b);
    CONFORM_CHECK_BYTES("argument 1.c", float, 4, -0x1.494056p0f, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0xaL;
    result.b = (int)0xbUL;
    result.c = -0x1.59a4a2p0f;
    return result;
}

/* riscv-fp-mixed-zero-width-first */
struct riscv_fp_mixed_zero_width_first_S riscv_fp_mixed_zero_width_first(struct riscv_fp_mixed_zero_width_first_S a1)
{
    struct riscv_fp_mixed_zero_width_first_S result;
    layout_riscv_fp_mixed_zero_width_first();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.87375ap0f, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x490ebe1eUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.032e0ep0f;
    result.b = (int)0x628bc3c8UL;
    return result;
}

/* riscv-fp-mixed-zero-width-between */
struct riscv_fp_mixed_zero_width_between_S riscv_fp_mixed_zero_width_between(struct riscv_fp_mixed_zero_width_between_S a1)
{
    struct riscv_fp_mixed_zero_width_between_S result;
    layout_riscv_fp_mixed_zero_width_between();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x21896d13L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.c31906p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x73dbdda2L;
    result.b = 0x1.996beap0f;
    return result;
}

/* riscv-fp-mixed-zero-width-after */
struct riscv_fp_mixed_zero_width_after_S riscv_fp_mixed_zero_width_after(struct riscv_fp_mixed_zero_width_after_S a1)
{
    struct riscv_fp_mixed_zero_width_after_S result;
    layout_riscv_fp_mixed_zero_width_after();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.1bb26ep0f, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x7911aa30UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.a1d306p0f;
    result.b = (int)0x6d7c8de1UL;
    return result;
}

/* riscv-fp-mixed-unnamed-bits-member */
#if CONFORM_HAS_GNU_C
int riscv_fp_mixed_unnamed_bits_member(struct riscv_fp_mixed_unnamed_bits_member_S a1, int a2, int a3)
{
    int result;
    layout_riscv_fp_mixed_unnamed_bits_member();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.4575dep0f, a1.a);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x3aa366c5L, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0xb718fbbL, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x3758d328L;
    return result;
}
#endif

/* riscv-fp-mixed-empty-union-between */
#if CONFORM_HAS_GNU_C
struct riscv_fp_mixed_empty_union_between_S riscv_fp_mixed_empty_union_between(struct riscv_fp_mixed_empty_union_between_S a1)
{
    struct riscv_fp_mixed_empty_union_between_S result;
    layout_riscv_fp_mixed_empty_union_between();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.e0c03ap0f, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x38e0b8ccUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.dc6bdap0f;
    result.b = (int)0x1ab7c03dUL;
    return result;
}
#endif

/* riscv-fp-mixed-array-of-empty-between */
#if CONFORM_HAS_GNU_C
struct riscv_fp_mixed_array_of_empty_between_S riscv_fp_mixed_array_of_empty_between(struct riscv_fp_mixed_array_of_empty_between_S a1)
{
    struct riscv_fp_mixed_array_of_empty_between_S result;
    layout_riscv_fp_mixed_array_of_empty_between();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.29254ep0f, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x3f15781aUL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.0f7226p0f;
    result.b = (int)0x3a278769UL;
    return result;
}
#endif

/* riscv-fp-mixed-narrow-long-bit-field */
struct riscv_fp_mixed_narrow_long_bit_field_S riscv_fp_mixed_narrow_long_bit_field(struct riscv_fp_mixed_narrow_long_bit_field_S a1)
{
    struct riscv_fp_mixed_narrow_long_bit_field_S result;
    layout_riscv_fp_mixed_narrow_long_bit_field();
    CONFORM_CHECK("argument 1.a", long, 8, (long)-0x5c83L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.cffe8ap0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (long)-0x71decL;
    result.b = 0x1.166ee2p0f;
    return result;
}

/* riscv-fp-mixed-no-integer-register */
double riscv_fp_mixed_no_integer_register(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_fp_mixed_no_integer_register_S a9, double a10)
{
    double result;
    layout_riscv_fp_mixed_no_integer_register();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x109a571d55c0982L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x19422eb5b542c087L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x440b6010a2c9e7d4L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x5de6ce13f2294bddL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x2555b59eea558e71L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x767925724b83433aL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x519cbb857dc2e51aL - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x775175ee6b6abedL - 1), a8);
    CONFORM_CHECK_BYTES("argument 9.a", float, 4, -0x1.01e9cep0f, a9.a);
    CONFORM_CHECK("argument 9.b", int, 4, (int)0x66c38f8cUL, a9.b);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.e43f8046c4a41p0, a10);
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
    result = -0x1.7cc4b43864e9ap0;
    return result;
}

/* riscv-fp-mixed-no-float-register */
double riscv_fp_mixed_no_float_register(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct riscv_fp_mixed_no_float_register_S a9, long a10)
{
    double result;
    layout_riscv_fp_mixed_no_float_register();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.ec030857d0f32p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.6ce00ffb92f01p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.59dfd06c5862bp0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.f806c6fe1669cp0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.bbc1d5f99385fp0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.6f2e958c85dfcp0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.aff2885c4fb97p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.ff5f74cb5fbc2p0, a8);
    CONFORM_CHECK_BYTES("argument 9.a", float, 4, -0x1.a9142ep0f, a9.a);
    CONFORM_CHECK("argument 9.b", int, 4, (int)0x12d94be2UL, a9.b);
    CONFORM_CHECK("argument 10", long, 8, (long)(-0x51ff69f09c0389a8L - 1), a10);
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
    result = -0x1.d31de43ef209cp0;
    return result;
}

/* riscv-fp-mixed-last-of-each */
double riscv_fp_mixed_last_of_each(long a1, long a2, long a3, long a4, long a5, long a6, long a7, double a8, double a9, double a10, double a11, double a12, double a13, double a14, struct riscv_fp_mixed_last_of_each_S a15, double a16, long a17)
{
    double result;
    layout_riscv_fp_mixed_last_of_each();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x44e55c6cdc5473ecL - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x3df273f57a668081L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x6cfab3cb6feea0fdL - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x11d28f72774e4909L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0xd8eac947d0d5536L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x5a0e2258bb31dd9aL - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x65feb078cb9fc7f5L - 1), a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.a621ac91a7936p0, a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.58f8979592b15p0, a9);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.52082f00d6354p0, a10);
    CONFORM_CHECK_BYTES("argument 11", double, 8, -0x1.e2a3bb48f8708p0, a11);
    CONFORM_CHECK_BYTES("argument 12", double, 8, -0x1.fdc5eaab6b996p0, a12);
    CONFORM_CHECK_BYTES("argument 13", double, 8, -0x1.fb8c1335ad367p0, a13);
    CONFORM_CHECK_BYTES("argument 14", double, 8, -0x1.d619767c9906fp0, a14);
    CONFORM_CHECK_BYTES("argument 15.a", double, 8, -0x1.eca6a48aad3aep0, a15.a);
    CONFORM_CHECK("argument 15.b", long, 8, (long)0x4ec6effc26a04d65UL, a15.b);
    CONFORM_CHECK_BYTES("argument 16", double, 8, -0x1.517ad20e6550bp0, a16);
    CONFORM_CHECK("argument 17", long, 8, (long)(-0x397a2bf51a278650L - 1), a17);
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
    result = -0x1.bb47cbfacb7a7p0;
    return result;
}

/* riscv-fp-mixed-wide-without-integer-register */
double riscv_fp_mixed_wide_without_integer_register(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_fp_mixed_wide_without_integer_register_S a9, double a10)
{
    double result;
    layout_riscv_fp_mixed_wide_without_integer_register();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x6b89aa19642c44f8L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x7a79abffa1531874L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x24c780a712c7ff29L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x14ede47611742b13L - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x1263a8893ce8121cL - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x51affb9aa8f712e1L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x33718329976f6280L - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x51a3a5f38f0119dbL - 1), a8);
    CONFORM_CHECK_BYTES("argument 9.a", double, 8, -0x1.8f67d6a620bb2p0, a9.a);
    CONFORM_CHECK("argument 9.b", long, 8, (long)0x6fc12ee278ff2215UL, a9.b);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.b36b2123b3abap0, a10);
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
    result = -0x1.7d00fa5d7491ap0;
    return result;
}

/* riscv-fp-mixed-wide-split */
long riscv_fp_mixed_wide_split(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, long a9, long a10, long a11, long a12, long a13, long a14, long a15, struct riscv_fp_mixed_wide_split_S a16, long a17)
{
    long result;
    layout_riscv_fp_mixed_wide_split();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.449a7634243b4p0, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.73363367b9484p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.78b3cf3b08a02p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.b2ceac335a300p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.93a498b6b3690p0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.b29c0670828fep0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.6e5c11b2bac61p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.31ebfb403ab1dp0, a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x6f8844cc6ef48de5L - 1), a9);
    CONFORM_CHECK("argument 10", long, 8, (long)(-0x42ee333d71e9c386L - 1), a10);
    CONFORM_CHECK("argument 11", long, 8, (long)(-0x2bfcf6037158e0b8L - 1), a11);
    CONFORM_CHECK("argument 12", long, 8, (long)(-0x6f0c60e30e1badcbL - 1), a12);
    CONFORM_CHECK("argument 13", long, 8, (long)(-0x112625fbe4e457b6L - 1), a13);
    CONFORM_CHECK("argument 14", long, 8, (long)(-0x51ad05941e21611cL - 1), a14);
    CONFORM_CHECK("argument 15", long, 8, (long)(-0x748b9fa2b37618fbL - 1), a15);
    CONFORM_CHECK_BYTES("argument 16.a", double, 8, -0x1.66a5814e84db5p0, a16.a);
    CONFORM_CHECK("argument 16.b", long, 8, (long)0x2198f0796eae3d93UL, a16.b);
    CONFORM_CHECK("argument 17", long, 8, (long)(-0x1bfb35832a0846e8L - 1), a17);
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
    result = (long)(-0x588515c891c4f1cdL - 1);
    return result;
}

/* riscv-fp-mixed-nested-mixed */
struct riscv_fp_mixed_nested_mixed_S riscv_fp_mixed_nested_mixed(struct riscv_fp_mixed_nested_mixed_S a1)
{
    struct riscv_fp_mixed_nested_mixed_S result;
    layout_riscv_fp_mixed_nested_mixed();
    CONFORM_CHECK_BYTES("argument 1.i.x", float, 4, -0x1.d276eap0f, a1.i.x);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x35d99764UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.i.x = -0x1.d805f2p0f;
    result.b = (int)0x783abd21UL;
    return result;
}

/* riscv-fp-mixed-array-and-float */
struct riscv_fp_mixed_array_and_float_S riscv_fp_mixed_array_and_float(struct riscv_fp_mixed_array_and_float_S a1)
{
    struct riscv_fp_mixed_array_and_float_S result;
    layout_riscv_fp_mixed_array_and_float();
    CONFORM_CHECK("argument 1.a[0]", int, 4, (int)-0x3d34f2bcL, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.af6382p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = (int)-0x2a0003cbL;
    result.b = 0x1.ee2c5ap0f;
    return result;
}

/* riscv-fp-mixed-array-of-two-and-float */
struct riscv_fp_mixed_array_of_two_and_float_S riscv_fp_mixed_array_of_two_and_float(struct riscv_fp_mixed_array_of_two_and_float_S a1)
{
    struct riscv_fp_mixed_array_of_two_and_float_S result;
    layout_riscv_fp_mixed_array_of_two_and_float();
    CONFORM_CHECK("argument 1.a[0]", char, 1, (char)0xbcUL, a1.a[0]);
    CONFORM_CHECK("argument 1.a[1]", char, 1, (char)0x27UL, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, -0x1.79d3c2p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a[0] = (char)0xaeUL;
    result.a[1] = (char)0x60UL;
    result.b = -0x1.265ee6p0f;
    return result;
}

/* riscv-fp-mixed-empty-member */
#if CONFORM_HAS_GNU_C
struct riscv_fp_mixed_empty_member_S riscv_fp_mixed_empty_member(struct riscv_fp_mixed_empty_member_S a1)
{
    struct riscv_fp_mixed_empty_member_S result;
    layout_riscv_fp_mixed_empty_member();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x75fbfc59L, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.858e16p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x6603049aL;
    result.b = 0x1.351f0ep0f;
    return result;
}
#endif

/* riscv-fp-mixed-packed */
#if CONFORM_HAS_GNU_C
struct riscv_fp_mixed_packed_S riscv_fp_mixed_packed(struct riscv_fp_mixed_packed_S a1)
{
    struct riscv_fp_mixed_packed_S result;
    layout_riscv_fp_mixed_packed();
    CONFORM_CHECK("argument 1.a", char, 1, (char)0xb6UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.fb8096p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (char)0xe2UL;
    result.b = 0x1.b134c6p0f;
    return result;
}
#endif

/* riscv-fp-mixed-half-int */
#if CONFORM_HAS_FLOAT16
struct riscv_fp_mixed_half_int_S riscv_fp_mixed_half_int(struct riscv_fp_mixed_half_int_S a1)
{
    struct riscv_fp_mixed_half_int_S result;
    layout_riscv_fp_mixed_half_int();
    CONFORM_CHECK_BYTES("argument 1.a", _Float16, 2, (_Float16)-0x1.a4cp0, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x4a6c1947UL, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Float16)-0x1.004p0;
    result.b = (int)0x5fa4e5f5UL;
    return result;
}
#endif

/* riscv-fp-mixed-half-and-float */
#if CONFORM_HAS_FLOAT16
struct riscv_fp_mixed_half_and_float_S riscv_fp_mixed_half_and_float(struct riscv_fp_mixed_half_and_float_S a1)
{
    struct riscv_fp_mixed_half_and_float_S result;
    layout_riscv_fp_mixed_half_and_float();
    CONFORM_CHECK_BYTES("argument 1.a", _Float16, 2, (_Float16)-0x1.dfcp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.cb8c3ep0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (_Float16)-0x1.b5cp0;
    result.b = 0x1.4ac6e6p0f;
    return result;
}
#endif

/* riscv-int-empty-argument */
#if CONFORM_HAS_GNU_C
int riscv_int_empty_argument(int a1, struct riscv_int_empty_argument_E a2, int a3)
{
    int result;
    layout_riscv_int_empty_argument();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2b598e15L, a1);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x2bc8bdb2L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x42885cbeL;
    return result;
}
#endif

/* riscv-int-empty-result */
#if CONFORM_HAS_GNU_C
struct riscv_int_empty_result_E riscv_int_empty_result(int a1)
{
    struct riscv_int_empty_result_E result;
    layout_riscv_int_empty_result();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x4422192dL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    return result;
}
#endif

/* riscv-int-empty-nested */
#if CONFORM_HAS_GNU_C
int riscv_int_empty_nested(double a1, struct riscv_int_empty_nested_S a2, double a3)
{
    int result;
    layout_riscv_int_empty_nested();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.84265be9bef46p0, a1);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.a6de95c081751p0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x4c4b8e85L;
    return result;
}
#endif

/* riscv-result-sret */
struct riscv_result_sret_S riscv_result_sret(int a1, int a2)
{
    struct riscv_result_sret_S result;
    layout_riscv_result_sret();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x6c3ae7dfL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x67b817f4L, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x1867c79b944bb03cL - 1);
    result.b = (long)0x1170d36dff2120f8UL;
    result.c = (long)(-0x10476d3022c58ee9L - 1);
    return result;
}

/* riscv-result-sret-eighth */
struct riscv_result_sret_eighth_S riscv_result_sret_eighth(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8)
{
    struct riscv_result_sret_eighth_S result;
    layout_riscv_result_sret_eighth();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x44e75a02b637b059L - 1), a1);
    CONFORM_CHECK("argument 2", long, 8, (long)(-0x2aafab5f4bc25348L - 1), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x57f7d6a24f5b4c38L - 1), a3);
    CONFORM_CHECK("argument 4", long, 8, (long)(-0x586004beeaaadaacL - 1), a4);
    CONFORM_CHECK("argument 5", long, 8, (long)(-0x12a2ae97480f4b13L - 1), a5);
    CONFORM_CHECK("argument 6", long, 8, (long)(-0x2ab1b10904519c84L - 1), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x3dd07c222ea280bfL - 1), a7);
    CONFORM_CHECK("argument 8", long, 8, (long)(-0x654babf7fd721336L - 1), a8);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&a8, sizeof a8);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x1c89245bf878aaa7L - 1);
    result.b = (long)0x29088ca001bb6bcUL;
    result.c = (long)(-0x3e0a65a36744c444L - 1);
    return result;
}

/* riscv-result-sret-fp */
struct riscv_result_sret_fp_S riscv_result_sret_fp(double a1, float a2)
{
    struct riscv_result_sret_fp_S result;
    layout_riscv_result_sret_fp();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.ee3bc92d3632fp0, a1);
    CONFORM_CHECK_BYTES("argument 2", float, 4, -0x1.b548e6p0f, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.b451cbcde3affp0;
    result.b = 0x1.9c14e0df82899p0;
    result.c = -0x1.22cd21e03571cp0;
    return result;
}

/* riscv-result-pair */
struct riscv_result_pair_S riscv_result_pair(void)
{
    struct riscv_result_pair_S result;
    layout_riscv_result_pair();
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0xed1780f52d12206L - 1);
    result.b = (long)0x711a7103374d80c0UL;
    return result;
}

/* riscv-result-two-reals */
struct riscv_result_two_reals_S riscv_result_two_reals(void)
{
    struct riscv_result_two_reals_S result;
    layout_riscv_result_two_reals();
    conform_scribble(&result, sizeof result);
    result.a = -0x1.e856ec2708ef4p0;
    result.b = 0x1.0e18364979a65p0;
    return result;
}

/* riscv-result-mixed */
struct riscv_result_mixed_S riscv_result_mixed(void)
{
    struct riscv_result_mixed_S result;
    layout_riscv_result_mixed();
    conform_scribble(&result, sizeof result);
    result.a = -0x1.c5908eb374b3dp0;
    result.b = (int)0x5e8de835UL;
    return result;
}

/* riscv-result-mixed-reverse */
struct riscv_result_mixed_reverse_S riscv_result_mixed_reverse(void)
{
    struct riscv_result_mixed_reverse_S result;
    layout_riscv_result_mixed_reverse();
    conform_scribble(&result, sizeof result);
    result.a = (int)-0xe4ba49fL;
    result.b = 0x1.618b1806cc5fdp0;
    return result;
}

/* riscv-result-int128 */
#if CONFORM_HAS_INT128
__int128 riscv_result_int128(int a1)
{
    __int128 result;
    layout_riscv_result_int128();
    CONFORM_CHECK("argument 1", int, 4, (int)-0xbca971bL, a1);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result = (__int128)~(__int128)(((unsigned __int128)0x42df7cfaab6687d7UL << 64 | 0xaa24c8bc44aae86dUL));
    return result;
}
#endif

/* riscv-result-void */
void riscv_result_void(int a1, double a2)
{
    layout_riscv_result_void();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x434dfc9eL, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.7062dee303b63p0, a2);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
}

/* riscv-result-three-floats */
struct riscv_result_three_floats_S riscv_result_three_floats(void)
{
    struct riscv_result_three_floats_S result;
    layout_riscv_result_three_floats();
    conform_scribble(&result, sizeof result);
    result.a = -0x1.3029bap0f;
    result.b = 0x1.0a32aep0f;
    result.c = -0x1.3b672ep0f;
    return result;
}

/* riscv-variadic-ints */
int riscv_variadic_ints(int a1, ...)
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
    layout_riscv_variadic_ints();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x5a057b4fL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x3527cce4L, a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x722ea31df5002539L - 1), a3);
    CONFORM_CHECK("argument 4", unsigned int, 4, (unsigned int)0xe77a6f70UL, a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = (int)-0x4fdc1371L;
    return result;
}

/* riscv-variadic-doubles */
int riscv_variadic_doubles(int a1, ...)
{
    double a2;
    double a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, double);
    a3 = va_arg(list, double);
    va_end(list);
    layout_riscv_variadic_doubles();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2a169a8fL, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.d75e352c78a50p0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.4a28a7ae7aa3ep0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0xe8d3002L;
    return result;
}

/* riscv-variadic-named-doubles */
double riscv_variadic_named_doubles(double a1, int a2, ...)
{
    double a3;
    int a4;
    double result;
    va_list list;
    va_start(list, a2);
    a3 = va_arg(list, double);
    a4 = va_arg(list, int);
    va_end(list);
    layout_riscv_variadic_named_doubles();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.a390fd9442b3ep0, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x67452958L, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.5163fd66a57a6p0, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x6ebf1486L, a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = -0x1.3f52f49b7499dp0;
    return result;
}

/* riscv-variadic-ten-doubles */
int riscv_variadic_ten_doubles(int a1, ...)
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
    layout_riscv_variadic_ten_doubles();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x593f3eccL, a1);
    CONFORM_CHECK_BYTES("argument 2", double, 8, -0x1.543db2452457ep0, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.50283e8b77ef2p0, a3);
    CONFORM_CHECK_BYTES("argument 4", double, 8, -0x1.9c7bac3fba9e7p0, a4);
    CONFORM_CHECK_BYTES("argument 5", double, 8, -0x1.1940b7f11e51bp0, a5);
    CONFORM_CHECK_BYTES("argument 6", double, 8, -0x1.898259d145cb4p0, a6);
    CONFORM_CHECK_BYTES("argument 7", double, 8, -0x1.d35cbdfc8bd06p0, a7);
    CONFORM_CHECK_BYTES("argument 8", double, 8, -0x1.ec423b263ca32p0, a8);
    CONFORM_CHECK_BYTES("argument 9", double, 8, -0x1.fe315cce6cadbp0, a9);
    CONFORM_CHECK_BYTES("argument 10", double, 8, -0x1.23c4848d4d44ep0, a10);
    CONFORM_CHECK_BYTES("argument 11", double, 8, -0x1.6bc91dea03225p0, a11);
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
    result = (int)-0x6016a8f3L;
    return result;
}

/* riscv-variadic-int128-aligned */
#if CONFORM_HAS_INT128
int riscv_variadic_int128_aligned(int a1, ...)
{
    __int128 a2;
    long a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, __int128);
    a3 = va_arg(list, long);
    va_end(list);
    layout_riscv_variadic_int128_aligned();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x74d320b9L, a1);
    CONFORM_CHECK("argument 2", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x221649d3cb79501bUL << 64 | 0x1d54ff52b56a2e4dUL)), a2);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0x1c197603cad75e7bL - 1), a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x287ece52L;
    return result;
}
#endif

/* riscv-variadic-int128-last-pair */
#if CONFORM_HAS_INT128
int riscv_variadic_int128_last_pair(int a1, int a2, int a3, int a4, int a5, ...)
{
    __int128 a6;
    long a7;
    int result;
    va_list list;
    va_start(list, a5);
    a6 = va_arg(list, __int128);
    a7 = va_arg(list, long);
    va_end(list);
    layout_riscv_variadic_int128_last_pair();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x683ae023L, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x649bd87aL, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x3c70767cL, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x416dca0cL, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x7599f15fL, a5);
    CONFORM_CHECK("argument 6", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0xe2d330a927b295aUL << 64 | 0x11f50546e7ee001cUL)), a6);
    CONFORM_CHECK("argument 7", long, 8, (long)(-0x36ccbf0b0ed270c6L - 1), a7);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&a5, sizeof a5);
    conform_scribble(&a6, sizeof a6);
    conform_scribble(&a7, sizeof a7);
    conform_scribble(&result, sizeof result);
    result = (int)-0x20cc6a0L;
    return result;
}
#endif

/* riscv-variadic-int128-not-split */
#if CONFORM_HAS_INT128
int riscv_variadic_int128_not_split(int a1, int a2, int a3, int a4, int a5, int a6, int a7, ...)
{
    __int128 a8;
    long a9;
    int result;
    va_list list;
    va_start(list, a7);
    a8 = va_arg(list, __int128);
    a9 = va_arg(list, long);
    va_end(list);
    layout_riscv_variadic_int128_not_split();
    CONFORM_CHECK("argument 1", int, 4, (int)-0xec87L, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x67bae4bbL, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x79a580c9L, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x23e51080L, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x185b5833L, a5);
    CONFORM_CHECK("argument 6", int, 4, (int)-0x5f2ae86fL, a6);
    CONFORM_CHECK("argument 7", int, 4, (int)-0x4a9d72daL, a7);
    CONFORM_CHECK("argument 8", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4d6058d3f2b683c4UL << 64 | 0x46fa7b5fa13c009UL)), a8);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x6042d25a815009f5L - 1), a9);
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
    result = (int)-0x5199eaf2L;
    return result;
}
#endif

/* riscv-variadic-long-double-aligned */
int riscv_variadic_long_double_aligned(int a1, ...)
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
    layout_riscv_variadic_long_double_aligned();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x49cbfc2eL, a1);
    CONFORM_CHECK_BYTES("argument 2", long double, 16, -((long double)0x1.cb0e3a93e508p0 + (long double)0x0.c80069a11834p-48 + (long double)0x0.a5e7p-96), a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x4c03390bL, a3);
    CONFORM_CHECK_BYTES("argument 4", long double, 16, -((long double)0x1.b84fbfb23bc3p0 + (long double)0x0.a06630a80e7fp-48 + (long double)0x0.4d0dp-96), a4);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&a4, sizeof a4);
    conform_scribble(&result, sizeof result);
    result = (int)-0x637621a8L;
    return result;
}

/* riscv-variadic-pair-not-aligned */
int riscv_variadic_pair_not_aligned(int a1, ...)
{
    struct riscv_variadic_pair_not_aligned_S a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct riscv_variadic_pair_not_aligned_S);
    a3 = va_arg(list, int);
    va_end(list);
    layout_riscv_variadic_pair_not_aligned();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2130e8fbL, a1);
    CONFORM_CHECK("argument 2.a", long, 8, (long)(-0x68da4200d7f3fc1eL - 1), a2.a);
    CONFORM_CHECK("argument 2.b", int, 4, (int)0x40f84576UL, a2.b);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x6c05a507L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x5c6bb912L;
    return result;
}

/* riscv-variadic-pair-split */
int riscv_variadic_pair_split(int a1, int a2, int a3, int a4, int a5, int a6, int a7, ...)
{
    struct riscv_variadic_pair_split_S a8;
    long a9;
    int result;
    va_list list;
    va_start(list, a7);
    a8 = va_arg(list, struct riscv_variadic_pair_split_S);
    a9 = va_arg(list, long);
    va_end(list);
    layout_riscv_variadic_pair_split();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x71b8216dL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x5a3ee001L, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x35f4f104L, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x224ab0abL, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x283647f7L, a5);
    CONFORM_CHECK("argument 6", int, 4, (int)-0x22cb52d0L, a6);
    CONFORM_CHECK("argument 7", int, 4, (int)-0x14e583bbL, a7);
    CONFORM_CHECK("argument 8.a", long, 8, (long)(-0x3c84472d0be76d41L - 1), a8.a);
    CONFORM_CHECK("argument 8.b", long, 8, (long)0x3c313ed0c342da9UL, a8.b);
    CONFORM_CHECK("argument 9", long, 8, (long)(-0x42e651e6c535af1fL - 1), a9);
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
    result = (int)-0x2c1656e3L;
    return result;
}

/* riscv-variadic-record-int128 */
#if CONFORM_HAS_INT128
int riscv_variadic_record_int128(int a1, ...)
{
    struct riscv_variadic_record_int128_S a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct riscv_variadic_record_int128_S);
    a3 = va_arg(list, int);
    va_end(list);
    layout_riscv_variadic_record_int128();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x29c58d74L, a1);
    CONFORM_CHECK("argument 2.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0xd2dc65523eab569UL << 64 | 0x57a7d7c34ce06be2UL)), a2.a);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x13f69acfL, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x1bd19d21L;
    return result;
}
#endif

/* riscv-variadic-record-floats */
int riscv_variadic_record_floats(int a1, ...)
{
    struct riscv_variadic_record_floats_S a2;
    double a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct riscv_variadic_record_floats_S);
    a3 = va_arg(list, double);
    va_end(list);
    layout_riscv_variadic_record_floats();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x59b7580bL, a1);
    CONFORM_CHECK_BYTES("argument 2.a", float, 4, -0x1.d14182p0f, a2.a);
    CONFORM_CHECK_BYTES("argument 2.b", float, 4, 0x1.4212eap0f, a2.b);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.ce3dcaae4a953p0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x6c15460aL;
    return result;
}

/* riscv-variadic-record-mixed */
int riscv_variadic_record_mixed(int a1, ...)
{
    struct riscv_variadic_record_mixed_S a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct riscv_variadic_record_mixed_S);
    a3 = va_arg(list, int);
    va_end(list);
    layout_riscv_variadic_record_mixed();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2c780a9bL, a1);
    CONFORM_CHECK_BYTES("argument 2.a", float, 4, -0x1.c63eaap0f, a2.a);
    CONFORM_CHECK("argument 2.b", int, 4, (int)0x7abd20f0UL, a2.b);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x4b1f7a71L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x22371731L;
    return result;
}

/* riscv-variadic-record-reference */
int riscv_variadic_record_reference(int a1, ...)
{
    struct riscv_variadic_record_reference_S a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct riscv_variadic_record_reference_S);
    a3 = va_arg(list, int);
    va_end(list);
    layout_riscv_variadic_record_reference();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x510e31c7L, a1);
    CONFORM_CHECK("argument 2.a", long, 8, (long)(-0x27824038052029edL - 1), a2.a);
    CONFORM_CHECK("argument 2.b", long, 8, (long)0x189dcbe9572bb47dUL, a2.b);
    CONFORM_CHECK("argument 2.c", long, 8, (long)(-0x4cca59f8ea3aa074L - 1), a2.c);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x52afd781L, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x11a3b026L;
    return result;
}

/* riscv-variadic-record-three-chars */
int riscv_variadic_record_three_chars(int a1, ...)
{
    struct riscv_variadic_record_three_chars_S a2;
    struct riscv_variadic_record_three_chars_S a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct riscv_variadic_record_three_chars_S);
    a3 = va_arg(list, struct riscv_variadic_record_three_chars_S);
    va_end(list);
    layout_riscv_variadic_record_three_chars();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x15a689f4L, a1);
    CONFORM_CHECK("argument 2.a", char, 1, (char)0xc9UL, a2.a);
    CONFORM_CHECK("argument 2.b", char, 1, (char)0x4aUL, a2.b);
    CONFORM_CHECK("argument 2.c", char, 1, (char)0xabUL, a2.c);
    CONFORM_CHECK("argument 3.a", char, 1, (char)0xe0UL, a3.a);
    CONFORM_CHECK("argument 3.b", char, 1, (char)0x56UL, a3.b);
    CONFORM_CHECK("argument 3.c", char, 1, (char)0xd6UL, a3.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x2fda6f50L;
    return result;
}

/* riscv-variadic-complex-double */
#if CONFORM_HAS_COMPLEX
int riscv_variadic_complex_double(int a1, ...)
{
    _Complex double a2;
    double a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, _Complex double);
    a3 = va_arg(list, double);
    va_end(list);
    layout_riscv_variadic_complex_double();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x1cae5b17L, a1);
    CONFORM_CHECK_BYTES("__real__ argument 2", double, 8, -0x1.812728ab1bfc2p0, __real__ a2);
    CONFORM_CHECK_BYTES("__imag__ argument 2", double, 8, 0x1.88d784eaaf46cp0, __imag__ a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.1ef5edaf7fac4p0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x356f17aaL;
    return result;
}
#endif

/* riscv-variadic-sret */
struct riscv_variadic_sret_S riscv_variadic_sret(int a1, ...)
{
    int a2;
    double a3;
    struct riscv_variadic_sret_S result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, int);
    a3 = va_arg(list, double);
    va_end(list);
    layout_riscv_variadic_sret();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x1f75304fL, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x2529dfdL, a2);
    CONFORM_CHECK_BYTES("argument 3", double, 8, -0x1.65bd99ac19e05p0, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result.a = (long)(-0x3adcbe50c2f6b055L - 1);
    result.b = (long)0x2246ba3251762f58UL;
    result.c = (long)(-0x4b0c5a06f52a272cL - 1);
    return result;
}

/* riscv-variadic-stack-alignment */
#if CONFORM_HAS_INT128
int riscv_variadic_stack_alignment(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, ...)
{
    __int128 a10;
    int a11;
    int result;
    va_list list;
    va_start(list, a9);
    a10 = va_arg(list, __int128);
    a11 = va_arg(list, int);
    va_end(list);
    layout_riscv_variadic_stack_alignment();
    CONFORM_CHECK("argument 1", int, 4, (int)-0xbe10800L, a1);
    CONFORM_CHECK("argument 2", int, 4, (int)-0x60146befL, a2);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x31165fbdL, a3);
    CONFORM_CHECK("argument 4", int, 4, (int)-0x51ff7cd0L, a4);
    CONFORM_CHECK("argument 5", int, 4, (int)-0x30ef5cf3L, a5);
    CONFORM_CHECK("argument 6", int, 4, (int)-0x22760d1aL, a6);
    CONFORM_CHECK("argument 7", int, 4, (int)-0x11406429L, a7);
    CONFORM_CHECK("argument 8", int, 4, (int)-0x6cc584d8L, a8);
    CONFORM_CHECK("argument 9", int, 4, (int)-0x82e8e9dL, a9);
    CONFORM_CHECK("argument 10", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x762b6695966473f3UL << 64 | 0x7c97eb1f4d7befdbUL)), a10);
    CONFORM_CHECK("argument 11", int, 4, (int)-0x42b96eb1L, a11);
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
    result = (int)-0x1ed7b2f2L;
    return result;
}
#endif

/* riscv-variadic-empty */
#if CONFORM_HAS_GNU_C
int riscv_variadic_empty(int a1, ...)
{
    struct riscv_variadic_empty_E a2;
    int a3;
    int result;
    va_list list;
    va_start(list, a1);
    a2 = va_arg(list, struct riscv_variadic_empty_E);
    a3 = va_arg(list, int);
    va_end(list);
    layout_riscv_variadic_empty();
    CONFORM_CHECK("argument 1", int, 4, (int)-0x2f545861L, a1);
    CONFORM_CHECK("argument 3", int, 4, (int)-0x4f71f35bL, a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    conform_scribble(&result, sizeof result);
    result = (int)-0x4270850aL;
    return result;
}
#endif

/* riscv-int-transparent-int-float */
#if CONFORM_HAS_GNU_C
void riscv_int_transparent_int_float(double a1, union riscv_int_transparent_int_float_U a2, union riscv_int_transparent_int_float_U a3)
{
    layout_riscv_int_transparent_int_float();
    CONFORM_CHECK_BYTES("argument 1", double, 8, -0x1.4f8a7c258111cp0, a1);
    CONFORM_CHECK("argument 2.i", int, 4, (int)-0x729950d0L, a2.i);
    CONFORM_CHECK("argument 3.i", int, 4, (int)-0x5ab5b138L, a3.i);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
}
#endif

/* riscv-int-transparent-int128 */
#if CONFORM_HAS_INT128 && CONFORM_HAS_GNU_C
void riscv_int_transparent_int128(long a1, union riscv_int_transparent_int128_U a2, long a3)
{
    layout_riscv_int_transparent_int128();
    CONFORM_CHECK("argument 1", long, 8, (long)(-0x361ac3ff035ae679L - 1), a1);
    CONFORM_CHECK("argument 2.i", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x6615bb992fdb86d9UL << 64 | 0x9571291250e16e66UL)), a2.i);
    CONFORM_CHECK("argument 3", long, 8, (long)(-0xfd7ebf10048aae7L - 1), a3);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
}
#endif

/* riscv-result-transparent */
#if CONFORM_HAS_GNU_C
union riscv_result_transparent_U riscv_result_transparent(union riscv_result_transparent_U a1)
{
    union riscv_result_transparent_U result;
    layout_riscv_result_transparent();
    CONFORM_CHECK("argument 1.i", long, 8, (long)(-0x5834d64fb093ee9fL - 1), a1.i);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.i = (long)(-0x16185eda96e562eeL - 1);
    return result;
}
#endif

/* riscv-fp-order-floats */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct riscv_fp_order_floats_S riscv_fp_order_floats(struct riscv_fp_order_floats_S a1)
{
    struct riscv_fp_order_floats_S result;
    layout_riscv_fp_order_floats();
    CONFORM_CHECK_BYTES("argument 1.a", float, 4, -0x1.b31aa6p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.9bea4ap0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = -0x1.83062ap0f;
    result.b = 0x1.a749b6p0f;
    return result;
}
#endif

/* riscv-fp-order-int-and-float */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct riscv_fp_order_int_and_float_S riscv_fp_order_int_and_float(struct riscv_fp_order_int_and_float_S a1)
{
    struct riscv_fp_order_int_and_float_S result;
    layout_riscv_fp_order_int_and_float();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x233726baL, a1.a);
    CONFORM_CHECK_BYTES("argument 1.b", float, 4, 0x1.be7692p0f, a1.b);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x35b50ef0L;
    result.b = 0x1.3e8e9ap0f;
    return result;
}
#endif

/* riscv-bits-order */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct riscv_bits_order_S riscv_bits_order(struct riscv_bits_order_S a1)
{
    struct riscv_bits_order_S result;
    layout_riscv_bits_order();
    CONFORM_CHECK("argument 1.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1.b", int, 4, (int)0x1UL, a1.b);
    CONFORM_CHECK("argument 1.c", unsigned int, 4, (unsigned int)0x1ea1UL, a1.c);
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&result, sizeof result);
    result.a = (int)-0x2L;
    result.b = (int)0x2cUL;
    result.c = (unsigned int)0x1fcaUL;
    return result;
}
#endif

