/* The functions of the conformance cases of riscv64-linux-gnu, and their types. Generated from riscv64-linux-gnu.toml. */
#ifndef CONFORMANCE_H
#define CONFORMANCE_H

#include <stddef.h>
#include <string.h>

/* Beyond C11: what the compiler has. Cases that need something else are left out. A definition before this line, or by
   -DCONFORM_HAS_..., has the last word. */
#ifndef CONFORM_HAS_GNU_C
#ifdef __GNUC__
#define CONFORM_HAS_GNU_C 1
#else
#define CONFORM_HAS_GNU_C 0
#endif
#endif
#ifndef CONFORM_HAS_INT128
#ifdef __SIZEOF_INT128__
#define CONFORM_HAS_INT128 1
#else
#define CONFORM_HAS_INT128 0
#endif
#endif
#ifndef CONFORM_HAS_BIT_INT
#ifdef __BITINT_MAXWIDTH__
#define CONFORM_HAS_BIT_INT 1
#else
#define CONFORM_HAS_BIT_INT 0
#endif
#endif
#ifndef CONFORM_HAS_WIDE_BIT_INT
#if CONFORM_HAS_BIT_INT && __BITINT_MAXWIDTH__ > 128
#define CONFORM_HAS_WIDE_BIT_INT 1
#else
#define CONFORM_HAS_WIDE_BIT_INT 0
#endif
#endif
#ifndef CONFORM_HAS_FLOAT16
#ifdef __FLT16_MANT_DIG__
#define CONFORM_HAS_FLOAT16 1
#else
#define CONFORM_HAS_FLOAT16 0
#endif
#endif
#ifndef CONFORM_HAS_FP16
#ifdef __ARM_FP16_FORMAT_IEEE
#define CONFORM_HAS_FP16 1
#else
#define CONFORM_HAS_FP16 0
#endif
#endif
#ifndef CONFORM_HAS_FLOAT128
#ifdef __SIZEOF_FLOAT128__
#define CONFORM_HAS_FLOAT128 1
#else
#define CONFORM_HAS_FLOAT128 0
#endif
#endif
#ifndef CONFORM_HAS_DECIMAL
#ifdef __DEC128_MANT_DIG__
#define CONFORM_HAS_DECIMAL 1
#else
#define CONFORM_HAS_DECIMAL 0
#endif
#endif
#ifndef CONFORM_HAS_STORAGE_ORDER
#if defined(__GNUC__) && !defined(__clang__)
#define CONFORM_HAS_STORAGE_ORDER 1
#else
#define CONFORM_HAS_STORAGE_ORDER 0
#endif
#endif
#ifndef CONFORM_HAS_COMPLEX
#if defined(__GNUC__) && !defined(__STDC_NO_COMPLEX__)
#define CONFORM_HAS_COMPLEX 1
#else
#define CONFORM_HAS_COMPLEX 0
#endif
#endif
#ifndef CONFORM_HAS_VECTORS
#define CONFORM_HAS_VECTORS CONFORM_HAS_GNU_C
#endif

/* The caller declares the functions weak, to see which of them the callee's file has. */
#ifndef CONFORM_FUNCTION
#define CONFORM_FUNCTION
#endif

/* All defined by the caller's file. Each says what is wrong with the case that runs. */
void conform_wrong(const char *what, const void *expected, const void *got, size_t size);
void conform_number(const char *what, unsigned long expected, unsigned long got);
void conform_bits(const char *what, const void *object, size_t size, size_t first, size_t width);
/* The same where bits are numbered from the most significant one of each byte. */
void conform_reversed_bits(const char *what, const void *object, size_t size, size_t first, size_t width);
void conform_undefined(void);
/* Fills an object, where no compiler sees that nothing reads it. */
void conform_scribble(void *object, size_t size);

#define CONFORM_CHECK(what, type, size, expected, got)                         \
    do {                                                                       \
        type conform_expected = (expected), conform_got = (got);               \
        if (conform_expected != conform_got)                                   \
            conform_wrong(what, &conform_expected, &conform_got, size);        \
    } while (0)
/* Of floating types the bytes are compared, for which no library is needed. */
#define CONFORM_CHECK_BYTES(what, type, size, expected, got)                   \
    do {                                                                       \
        type conform_expected = (expected), conform_got = (got);               \
        if (memcmp(&conform_expected, &conform_got, size) != 0)                \
            conform_wrong(what, &conform_expected, &conform_got, size);        \
    } while (0)
#define CONFORM_SIZE(type, size, align)                                        \
    (conform_number("sizeof(" #type ")", size, sizeof(type)),                  \
     conform_number("_Alignof(" #type ")", align, _Alignof(type)))
#define CONFORM_OFFSET(type, member, offset)                                   \
    conform_number("offsetof(" #type ", " #member ")", offset, offsetof(type, member))
#define CONFORM_BITS(type, member, first, width, ones)                         \
    CONFORM_BITS_BY(conform_bits, type, member, first, width, ones)
#define CONFORM_REVERSED_BITS(type, member, first, width, ones)                \
    CONFORM_BITS_BY(conform_reversed_bits, type, member, first, width, ones)
#define CONFORM_BITS_BY(check, type, member, first, width, ones)               \
    do {                                                                       \
        type conform_object;                                                   \
        memset(&conform_object, 0, sizeof conform_object);                     \
        conform_object.member = ones;                                          \
        check("bits of " #type " " #member, &conform_object,                   \
              sizeof conform_object, first, width);                            \
    } while (0)

/* riscv-types-align-short */
struct riscv_types_align_short_S {
    char c;
    short m;
};
CONFORM_FUNCTION void riscv_types_align_short(struct riscv_types_align_short_S a1);
static inline void layout_riscv_types_align_short(void)
{
    CONFORM_SIZE(struct riscv_types_align_short_S, 4, 2);
    CONFORM_OFFSET(struct riscv_types_align_short_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_short_S, m, 2);
}

/* riscv-types-align-int */
struct riscv_types_align_int_S {
    char c;
    int m;
};
CONFORM_FUNCTION void riscv_types_align_int(struct riscv_types_align_int_S a1);
static inline void layout_riscv_types_align_int(void)
{
    CONFORM_SIZE(struct riscv_types_align_int_S, 8, 4);
    CONFORM_OFFSET(struct riscv_types_align_int_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_int_S, m, 4);
}

/* riscv-types-align-long */
struct riscv_types_align_long_S {
    char c;
    long m;
};
CONFORM_FUNCTION void riscv_types_align_long(struct riscv_types_align_long_S a1);
static inline void layout_riscv_types_align_long(void)
{
    CONFORM_SIZE(struct riscv_types_align_long_S, 16, 8);
    CONFORM_OFFSET(struct riscv_types_align_long_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_long_S, m, 8);
}

/* riscv-types-align-float */
struct riscv_types_align_float_S {
    char c;
    float m;
};
CONFORM_FUNCTION void riscv_types_align_float(struct riscv_types_align_float_S a1);
static inline void layout_riscv_types_align_float(void)
{
    CONFORM_SIZE(struct riscv_types_align_float_S, 8, 4);
    CONFORM_OFFSET(struct riscv_types_align_float_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_float_S, m, 4);
}

/* riscv-types-align-double */
struct riscv_types_align_double_S {
    char c;
    double m;
};
CONFORM_FUNCTION void riscv_types_align_double(struct riscv_types_align_double_S a1);
static inline void layout_riscv_types_align_double(void)
{
    CONFORM_SIZE(struct riscv_types_align_double_S, 16, 8);
    CONFORM_OFFSET(struct riscv_types_align_double_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_double_S, m, 8);
}

/* riscv-types-align-long-double */
struct riscv_types_align_long_double_S {
    char c;
    long double m;
};
CONFORM_FUNCTION void riscv_types_align_long_double(struct riscv_types_align_long_double_S a1);
static inline void layout_riscv_types_align_long_double(void)
{
    CONFORM_SIZE(struct riscv_types_align_long_double_S, 32, 16);
    CONFORM_OFFSET(struct riscv_types_align_long_double_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_long_double_S, m, 16);
}

/* riscv-types-align-int128 */
#if CONFORM_HAS_INT128
struct riscv_types_align_int128_S {
    char c;
    __int128 m;
};
CONFORM_FUNCTION void riscv_types_align_int128(struct riscv_types_align_int128_S a1);
static inline void layout_riscv_types_align_int128(void)
{
    CONFORM_SIZE(struct riscv_types_align_int128_S, 32, 16);
    CONFORM_OFFSET(struct riscv_types_align_int128_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_int128_S, m, 16);
}
#endif

/* riscv-types-align-pointer */
struct riscv_types_align_pointer_S {
    char c;
    void *m;
};
CONFORM_FUNCTION void riscv_types_align_pointer(struct riscv_types_align_pointer_S a1);
static inline void layout_riscv_types_align_pointer(void)
{
    CONFORM_SIZE(struct riscv_types_align_pointer_S, 16, 8);
    CONFORM_OFFSET(struct riscv_types_align_pointer_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_pointer_S, m, 8);
}

/* riscv-types-align-bool */
struct riscv_types_align_bool_S {
    char c;
    _Bool m;
};
CONFORM_FUNCTION void riscv_types_align_bool(struct riscv_types_align_bool_S a1);
static inline void layout_riscv_types_align_bool(void)
{
    CONFORM_SIZE(struct riscv_types_align_bool_S, 2, 1);
    CONFORM_OFFSET(struct riscv_types_align_bool_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_bool_S, m, 1);
}

/* riscv-types-align-complex-double */
#if CONFORM_HAS_COMPLEX
struct riscv_types_align_complex_double_S {
    char c;
    _Complex double m;
};
CONFORM_FUNCTION void riscv_types_align_complex_double(struct riscv_types_align_complex_double_S a1);
static inline void layout_riscv_types_align_complex_double(void)
{
    CONFORM_SIZE(struct riscv_types_align_complex_double_S, 24, 8);
    CONFORM_OFFSET(struct riscv_types_align_complex_double_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_complex_double_S, m, 8);
}
#endif

/* riscv-types-align-complex-float */
#if CONFORM_HAS_COMPLEX
struct riscv_types_align_complex_float_S {
    char c;
    _Complex float m;
};
CONFORM_FUNCTION void riscv_types_align_complex_float(struct riscv_types_align_complex_float_S a1);
static inline void layout_riscv_types_align_complex_float(void)
{
    CONFORM_SIZE(struct riscv_types_align_complex_float_S, 12, 4);
    CONFORM_OFFSET(struct riscv_types_align_complex_float_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_align_complex_float_S, m, 4);
}
#endif

/* riscv-types-enum */
enum riscv_types_enum_E { riscv_types_enum_A = 1, riscv_types_enum_B = 70000 };
struct riscv_types_enum_S {
    char c;
    enum riscv_types_enum_E m;
};
CONFORM_FUNCTION void riscv_types_enum(struct riscv_types_enum_S a1);
static inline void layout_riscv_types_enum(void)
{
    CONFORM_SIZE(struct riscv_types_enum_S, 8, 4);
    CONFORM_OFFSET(struct riscv_types_enum_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_enum_S, m, 4);
}

/* riscv-types-plain-char */
struct riscv_types_plain_char_S {
    char a;
    signed char b;
};
CONFORM_FUNCTION struct riscv_types_plain_char_S riscv_types_plain_char(struct riscv_types_plain_char_S a1);
static inline void layout_riscv_types_plain_char(void)
{
    CONFORM_SIZE(struct riscv_types_plain_char_S, 2, 1);
    CONFORM_OFFSET(struct riscv_types_plain_char_S, a, 0);
    CONFORM_OFFSET(struct riscv_types_plain_char_S, b, 1);
}

/* riscv-types-tail-padding */
struct riscv_types_tail_padding_S {
    long a;
    char b;
};
CONFORM_FUNCTION struct riscv_types_tail_padding_S riscv_types_tail_padding(struct riscv_types_tail_padding_S a1);
static inline void layout_riscv_types_tail_padding(void)
{
    CONFORM_SIZE(struct riscv_types_tail_padding_S, 16, 8);
    CONFORM_OFFSET(struct riscv_types_tail_padding_S, a, 0);
    CONFORM_OFFSET(struct riscv_types_tail_padding_S, b, 8);
}

/* riscv-types-array-stride */
struct riscv_types_array_stride_I {
    short a;
    char b;
};
struct riscv_types_array_stride_S {
    struct riscv_types_array_stride_I m[3];
};
CONFORM_FUNCTION struct riscv_types_array_stride_S riscv_types_array_stride(struct riscv_types_array_stride_S a1);
static inline void layout_riscv_types_array_stride(void)
{
    CONFORM_SIZE(struct riscv_types_array_stride_I, 4, 2);
    CONFORM_OFFSET(struct riscv_types_array_stride_I, a, 0);
    CONFORM_OFFSET(struct riscv_types_array_stride_I, b, 2);
    CONFORM_SIZE(struct riscv_types_array_stride_S, 12, 2);
    CONFORM_OFFSET(struct riscv_types_array_stride_S, m, 0);
}

/* riscv-types-union-size */
union riscv_types_union_size_U {
    char c[5];
    int i;
};
CONFORM_FUNCTION union riscv_types_union_size_U riscv_types_union_size(union riscv_types_union_size_U a1);
static inline void layout_riscv_types_union_size(void)
{
    CONFORM_SIZE(union riscv_types_union_size_U, 8, 4);
    CONFORM_OFFSET(union riscv_types_union_size_U, c, 0);
    CONFORM_OFFSET(union riscv_types_union_size_U, i, 0);
}

/* riscv-types-nested-alignment */
struct riscv_types_nested_alignment_I {
    double d;
};
struct riscv_types_nested_alignment_S {
    char c;
    struct riscv_types_nested_alignment_I i;
};
CONFORM_FUNCTION void riscv_types_nested_alignment(struct riscv_types_nested_alignment_S a1);
static inline void layout_riscv_types_nested_alignment(void)
{
    CONFORM_SIZE(struct riscv_types_nested_alignment_I, 8, 8);
    CONFORM_OFFSET(struct riscv_types_nested_alignment_I, d, 0);
    CONFORM_SIZE(struct riscv_types_nested_alignment_S, 16, 8);
    CONFORM_OFFSET(struct riscv_types_nested_alignment_S, c, 0);
    CONFORM_OFFSET(struct riscv_types_nested_alignment_S, i, 8);
}

/* riscv-types-packed */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) riscv_types_packed_S {
    char a;
    int b;
    short c;
};
CONFORM_FUNCTION struct riscv_types_packed_S riscv_types_packed(struct riscv_types_packed_S a1);
static inline void layout_riscv_types_packed(void)
{
    CONFORM_SIZE(struct riscv_types_packed_S, 7, 1);
    CONFORM_OFFSET(struct riscv_types_packed_S, a, 0);
    CONFORM_OFFSET(struct riscv_types_packed_S, b, 1);
    CONFORM_OFFSET(struct riscv_types_packed_S, c, 5);
}
#endif

/* riscv-types-aligned-record */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(32))) riscv_types_aligned_record_S {
    int a;
};
CONFORM_FUNCTION void riscv_types_aligned_record(struct riscv_types_aligned_record_S *a1, struct riscv_types_aligned_record_S a2);
static inline void layout_riscv_types_aligned_record(void)
{
    CONFORM_SIZE(struct riscv_types_aligned_record_S, 32, 32);
    CONFORM_OFFSET(struct riscv_types_aligned_record_S, a, 0);
}
#endif

/* riscv-types-flexible-array */
struct riscv_types_flexible_array_S {
    char n;
    int m[];
};
CONFORM_FUNCTION void riscv_types_flexible_array(struct riscv_types_flexible_array_S *a1);
static inline void layout_riscv_types_flexible_array(void)
{
    CONFORM_SIZE(struct riscv_types_flexible_array_S, 4, 4);
    CONFORM_OFFSET(struct riscv_types_flexible_array_S, n, 0);
    CONFORM_OFFSET(struct riscv_types_flexible_array_S, m, 4);
}

/* riscv-bits-from-lowest */
struct riscv_bits_from_lowest_S {
    unsigned int a : 3;
    unsigned int b : 5;
    unsigned int c : 24;
};
CONFORM_FUNCTION struct riscv_bits_from_lowest_S riscv_bits_from_lowest(struct riscv_bits_from_lowest_S a1);
static inline void layout_riscv_bits_from_lowest(void)
{
    CONFORM_SIZE(struct riscv_bits_from_lowest_S, 4, 4);
    CONFORM_BITS(struct riscv_bits_from_lowest_S, a, 0, 3, (unsigned int)0x7UL);
    CONFORM_BITS(struct riscv_bits_from_lowest_S, b, 3, 5, (unsigned int)0x1fUL);
    CONFORM_BITS(struct riscv_bits_from_lowest_S, c, 8, 24, (unsigned int)0xffffffUL);
}

/* riscv-bits-no-straddle */
struct riscv_bits_no_straddle_S {
    int a : 20;
    int b : 13;
};
CONFORM_FUNCTION struct riscv_bits_no_straddle_S riscv_bits_no_straddle(struct riscv_bits_no_straddle_S a1);
static inline void layout_riscv_bits_no_straddle(void)
{
    CONFORM_SIZE(struct riscv_bits_no_straddle_S, 8, 4);
    CONFORM_BITS(struct riscv_bits_no_straddle_S, a, 0, 20, (int)-0x1L);
    CONFORM_BITS(struct riscv_bits_no_straddle_S, b, 32, 13, (int)-0x1L);
}

/* riscv-bits-shares-with-char */
struct riscv_bits_shares_with_char_S {
    char a;
    int b : 24;
};
CONFORM_FUNCTION struct riscv_bits_shares_with_char_S riscv_bits_shares_with_char(struct riscv_bits_shares_with_char_S a1);
static inline void layout_riscv_bits_shares_with_char(void)
{
    CONFORM_SIZE(struct riscv_bits_shares_with_char_S, 4, 4);
    CONFORM_OFFSET(struct riscv_bits_shares_with_char_S, a, 0);
    CONFORM_BITS(struct riscv_bits_shares_with_char_S, b, 8, 24, (int)-0x1L);
}

/* riscv-bits-no-room-beside-char */
struct riscv_bits_no_room_beside_char_S {
    char a;
    int b : 25;
};
CONFORM_FUNCTION struct riscv_bits_no_room_beside_char_S riscv_bits_no_room_beside_char(struct riscv_bits_no_room_beside_char_S a1);
static inline void layout_riscv_bits_no_room_beside_char(void)
{
    CONFORM_SIZE(struct riscv_bits_no_room_beside_char_S, 8, 4);
    CONFORM_OFFSET(struct riscv_bits_no_room_beside_char_S, a, 0);
    CONFORM_BITS(struct riscv_bits_no_room_beside_char_S, b, 32, 25, (int)-0x1L);
}

/* riscv-bits-char-after-bits */
struct riscv_bits_char_after_bits_S {
    int a : 3;
    char b;
};
CONFORM_FUNCTION struct riscv_bits_char_after_bits_S riscv_bits_char_after_bits(struct riscv_bits_char_after_bits_S a1);
static inline void layout_riscv_bits_char_after_bits(void)
{
    CONFORM_SIZE(struct riscv_bits_char_after_bits_S, 4, 4);
    CONFORM_BITS(struct riscv_bits_char_after_bits_S, a, 0, 3, (int)-0x1L);
    CONFORM_OFFSET(struct riscv_bits_char_after_bits_S, b, 1);
}

/* riscv-bits-different-types */
struct riscv_bits_different_types_S {
    char a : 3;
    int b : 9;
    short c : 4;
};
CONFORM_FUNCTION struct riscv_bits_different_types_S riscv_bits_different_types(struct riscv_bits_different_types_S a1);
static inline void layout_riscv_bits_different_types(void)
{
    CONFORM_SIZE(struct riscv_bits_different_types_S, 4, 4);
    CONFORM_BITS(struct riscv_bits_different_types_S, a, 0, 3, (char)0x7UL);
    CONFORM_BITS(struct riscv_bits_different_types_S, b, 3, 9, (int)-0x1L);
    CONFORM_BITS(struct riscv_bits_different_types_S, c, 12, 4, (short)-0x1L);
}

/* riscv-bits-long-after-char */
struct riscv_bits_long_after_char_S {
    char a;
    long b : 56;
};
CONFORM_FUNCTION struct riscv_bits_long_after_char_S riscv_bits_long_after_char(struct riscv_bits_long_after_char_S a1);
static inline void layout_riscv_bits_long_after_char(void)
{
    CONFORM_SIZE(struct riscv_bits_long_after_char_S, 8, 8);
    CONFORM_OFFSET(struct riscv_bits_long_after_char_S, a, 0);
    CONFORM_BITS(struct riscv_bits_long_after_char_S, b, 8, 56, (long)-0x1L);
}

/* riscv-bits-zero-width */
struct riscv_bits_zero_width_S {
    int a : 3;
    int : 0;
    int b : 4;
};
CONFORM_FUNCTION struct riscv_bits_zero_width_S riscv_bits_zero_width(struct riscv_bits_zero_width_S a1);
static inline void layout_riscv_bits_zero_width(void)
{
    CONFORM_SIZE(struct riscv_bits_zero_width_S, 8, 4);
    CONFORM_BITS(struct riscv_bits_zero_width_S, a, 0, 3, (int)-0x1L);
    CONFORM_BITS(struct riscv_bits_zero_width_S, b, 32, 4, (int)-0x1L);
}

/* riscv-bits-zero-width-no-alignment */
struct riscv_bits_zero_width_no_alignment_S {
    char a;
    int : 0;
    char b;
};
CONFORM_FUNCTION struct riscv_bits_zero_width_no_alignment_S riscv_bits_zero_width_no_alignment(struct riscv_bits_zero_width_no_alignment_S a1);
static inline void layout_riscv_bits_zero_width_no_alignment(void)
{
    CONFORM_SIZE(struct riscv_bits_zero_width_no_alignment_S, 5, 1);
    CONFORM_OFFSET(struct riscv_bits_zero_width_no_alignment_S, a, 0);
    CONFORM_OFFSET(struct riscv_bits_zero_width_no_alignment_S, b, 4);
}

/* riscv-bits-unnamed-no-alignment */
struct riscv_bits_unnamed_no_alignment_S {
    char a;
    int : 5;
    char b;
};
CONFORM_FUNCTION struct riscv_bits_unnamed_no_alignment_S riscv_bits_unnamed_no_alignment(struct riscv_bits_unnamed_no_alignment_S a1);
static inline void layout_riscv_bits_unnamed_no_alignment(void)
{
    CONFORM_SIZE(struct riscv_bits_unnamed_no_alignment_S, 3, 1);
    CONFORM_OFFSET(struct riscv_bits_unnamed_no_alignment_S, a, 0);
    CONFORM_OFFSET(struct riscv_bits_unnamed_no_alignment_S, b, 2);
}

/* riscv-bits-plain-int-signed */
struct riscv_bits_plain_int_signed_S {
    int a : 1;
    int b : 1;
    unsigned int c : 1;
};
CONFORM_FUNCTION struct riscv_bits_plain_int_signed_S riscv_bits_plain_int_signed(struct riscv_bits_plain_int_signed_S a1);
static inline void layout_riscv_bits_plain_int_signed(void)
{
    CONFORM_SIZE(struct riscv_bits_plain_int_signed_S, 4, 4);
    CONFORM_BITS(struct riscv_bits_plain_int_signed_S, a, 0, 1, (int)-0x1L);
    CONFORM_BITS(struct riscv_bits_plain_int_signed_S, b, 1, 1, (int)-0x1L);
    CONFORM_BITS(struct riscv_bits_plain_int_signed_S, c, 2, 1, (unsigned int)0x1UL);
}

/* riscv-bits-plain-char-unsigned */
struct riscv_bits_plain_char_unsigned_S {
    char a : 4;
    signed char b : 4;
};
CONFORM_FUNCTION struct riscv_bits_plain_char_unsigned_S riscv_bits_plain_char_unsigned(struct riscv_bits_plain_char_unsigned_S a1);
static inline void layout_riscv_bits_plain_char_unsigned(void)
{
    CONFORM_SIZE(struct riscv_bits_plain_char_unsigned_S, 1, 1);
    CONFORM_BITS(struct riscv_bits_plain_char_unsigned_S, a, 0, 4, (char)0xfUL);
    CONFORM_BITS(struct riscv_bits_plain_char_unsigned_S, b, 4, 4, (signed char)-0x1L);
}

/* riscv-bits-bool */
struct riscv_bits_bool_S {
    int a : 7;
    _Bool b : 1;
    int c : 9;
};
CONFORM_FUNCTION struct riscv_bits_bool_S riscv_bits_bool(struct riscv_bits_bool_S a1);
static inline void layout_riscv_bits_bool(void)
{
    CONFORM_SIZE(struct riscv_bits_bool_S, 4, 4);
    CONFORM_BITS(struct riscv_bits_bool_S, a, 0, 7, (int)-0x1L);
    CONFORM_BITS(struct riscv_bits_bool_S, b, 7, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct riscv_bits_bool_S, c, 8, 9, (int)-0x1L);
}

/* riscv-bits-enum */
enum riscv_bits_enum_E { riscv_bits_enum_A = 0, riscv_bits_enum_B = 1, riscv_bits_enum_C = 2 };
struct riscv_bits_enum_S {
    enum riscv_bits_enum_E a : 2;
    enum riscv_bits_enum_E b : 30;
    enum riscv_bits_enum_E c : 1;
};
CONFORM_FUNCTION struct riscv_bits_enum_S riscv_bits_enum(struct riscv_bits_enum_S a1);
static inline void layout_riscv_bits_enum(void)
{
    CONFORM_SIZE(struct riscv_bits_enum_S, 8, 4);
    CONFORM_BITS(struct riscv_bits_enum_S, a, 0, 2, (enum riscv_bits_enum_E)0x3UL);
    CONFORM_BITS(struct riscv_bits_enum_S, b, 2, 30, (enum riscv_bits_enum_E)0x3fffffffUL);
    CONFORM_BITS(struct riscv_bits_enum_S, c, 32, 1, (enum riscv_bits_enum_E)0x1UL);
}

/* riscv-bits-packed */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) riscv_bits_packed_S {
    char a;
    int b : 31;
    int c : 9;
};
CONFORM_FUNCTION struct riscv_bits_packed_S riscv_bits_packed(struct riscv_bits_packed_S a1);
static inline void layout_riscv_bits_packed(void)
{
    CONFORM_SIZE(struct riscv_bits_packed_S, 6, 1);
    CONFORM_OFFSET(struct riscv_bits_packed_S, a, 0);
    CONFORM_BITS(struct riscv_bits_packed_S, b, 8, 31, (int)-0x1L);
    CONFORM_BITS(struct riscv_bits_packed_S, c, 39, 9, (int)-0x1L);
}
#endif

/* riscv-bits-union */
union riscv_bits_union_U {
    unsigned int a : 3;
    unsigned int b : 17;
};
CONFORM_FUNCTION union riscv_bits_union_U riscv_bits_union(union riscv_bits_union_U a1);
static inline void layout_riscv_bits_union(void)
{
    CONFORM_SIZE(union riscv_bits_union_U, 4, 4);
    CONFORM_BITS(union riscv_bits_union_U, a, 0, 3, (unsigned int)0x7UL);
    CONFORM_BITS(union riscv_bits_union_U, b, 0, 17, (unsigned int)0x1ffffUL);
}

/* riscv-int-scalar-signed-char */
CONFORM_FUNCTION signed char riscv_int_scalar_signed_char(signed char a1);
static inline void layout_riscv_int_scalar_signed_char(void)
{
}

/* riscv-int-scalar-unsigned-char */
CONFORM_FUNCTION unsigned char riscv_int_scalar_unsigned_char(unsigned char a1);
static inline void layout_riscv_int_scalar_unsigned_char(void)
{
}

/* riscv-int-scalar-char */
CONFORM_FUNCTION char riscv_int_scalar_char(char a1);
static inline void layout_riscv_int_scalar_char(void)
{
}

/* riscv-int-scalar-short */
CONFORM_FUNCTION short riscv_int_scalar_short(short a1);
static inline void layout_riscv_int_scalar_short(void)
{
}

/* riscv-int-scalar-unsigned-short */
CONFORM_FUNCTION unsigned short riscv_int_scalar_unsigned_short(unsigned short a1);
static inline void layout_riscv_int_scalar_unsigned_short(void)
{
}

/* riscv-int-scalar-int */
CONFORM_FUNCTION int riscv_int_scalar_int(int a1);
static inline void layout_riscv_int_scalar_int(void)
{
}

/* riscv-int-scalar-unsigned */
CONFORM_FUNCTION unsigned int riscv_int_scalar_unsigned(unsigned int a1);
static inline void layout_riscv_int_scalar_unsigned(void)
{
}

/* riscv-int-scalar-long */
CONFORM_FUNCTION long riscv_int_scalar_long(long a1);
static inline void layout_riscv_int_scalar_long(void)
{
}

/* riscv-int-scalar-bool */
CONFORM_FUNCTION _Bool riscv_int_scalar_bool(_Bool a1);
static inline void layout_riscv_int_scalar_bool(void)
{
}

/* riscv-int-scalar-pointer */
CONFORM_FUNCTION void *riscv_int_scalar_pointer(void *a1);
static inline void layout_riscv_int_scalar_pointer(void)
{
}

/* riscv-int-scalar-int128 */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION __int128 riscv_int_scalar_int128(__int128 a1);
static inline void layout_riscv_int_scalar_int128(void)
{
}
#endif

/* riscv-int-scalar-long-double */
CONFORM_FUNCTION long double riscv_int_scalar_long_double(long double a1);
static inline void layout_riscv_int_scalar_long_double(void)
{
}

/* riscv-int-scalar-complex-long-double */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION _Complex long double riscv_int_scalar_complex_long_double(_Complex long double a1);
static inline void layout_riscv_int_scalar_complex_long_double(void)
{
}
#endif

/* riscv-int-scalar-enum */
enum riscv_int_scalar_enum_E { riscv_int_scalar_enum_A = 1, riscv_int_scalar_enum_B = 70000 };
CONFORM_FUNCTION enum riscv_int_scalar_enum_E riscv_int_scalar_enum(enum riscv_int_scalar_enum_E a1);
static inline void layout_riscv_int_scalar_enum(void)
{
}

/* riscv-int-bitint-7 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(7) riscv_int_bitint_7(_BitInt(7) a1, int a2);
static inline void layout_riscv_int_bitint_7(void)
{
}
#endif

/* riscv-int-bitint-40 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(40) riscv_int_bitint_40(_BitInt(40) a1, int a2);
static inline void layout_riscv_int_bitint_40(void)
{
}
#endif

/* riscv-int-bitint-128 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(128) riscv_int_bitint_128(_BitInt(128) a1, int a2);
static inline void layout_riscv_int_bitint_128(void)
{
}
#endif

/* riscv-int-bitint-129 */
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
CONFORM_FUNCTION _BitInt(129) riscv_int_bitint_129(_BitInt(129) a1, int a2);
static inline void layout_riscv_int_bitint_129(void)
{
}
#endif

/* riscv-int-size-char-1 */
struct riscv_int_size_char_1_S {
    char m[1];
};
CONFORM_FUNCTION struct riscv_int_size_char_1_S riscv_int_size_char_1(struct riscv_int_size_char_1_S a1);
static inline void layout_riscv_int_size_char_1(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_1_S, 1, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_1_S, m, 0);
}

/* riscv-int-size-char-2 */
struct riscv_int_size_char_2_S {
    char m[2];
};
CONFORM_FUNCTION struct riscv_int_size_char_2_S riscv_int_size_char_2(struct riscv_int_size_char_2_S a1);
static inline void layout_riscv_int_size_char_2(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_2_S, 2, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_2_S, m, 0);
}

/* riscv-int-size-char-3 */
struct riscv_int_size_char_3_S {
    char m[3];
};
CONFORM_FUNCTION struct riscv_int_size_char_3_S riscv_int_size_char_3(struct riscv_int_size_char_3_S a1);
static inline void layout_riscv_int_size_char_3(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_3_S, 3, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_3_S, m, 0);
}

/* riscv-int-size-char-4 */
struct riscv_int_size_char_4_S {
    char m[4];
};
CONFORM_FUNCTION struct riscv_int_size_char_4_S riscv_int_size_char_4(struct riscv_int_size_char_4_S a1);
static inline void layout_riscv_int_size_char_4(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_4_S, 4, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_4_S, m, 0);
}

/* riscv-int-size-char-5 */
struct riscv_int_size_char_5_S {
    char m[5];
};
CONFORM_FUNCTION struct riscv_int_size_char_5_S riscv_int_size_char_5(struct riscv_int_size_char_5_S a1);
static inline void layout_riscv_int_size_char_5(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_5_S, 5, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_5_S, m, 0);
}

/* riscv-int-size-char-6 */
struct riscv_int_size_char_6_S {
    char m[6];
};
CONFORM_FUNCTION struct riscv_int_size_char_6_S riscv_int_size_char_6(struct riscv_int_size_char_6_S a1);
static inline void layout_riscv_int_size_char_6(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_6_S, 6, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_6_S, m, 0);
}

/* riscv-int-size-char-7 */
struct riscv_int_size_char_7_S {
    char m[7];
};
CONFORM_FUNCTION struct riscv_int_size_char_7_S riscv_int_size_char_7(struct riscv_int_size_char_7_S a1);
static inline void layout_riscv_int_size_char_7(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_7_S, 7, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_7_S, m, 0);
}

/* riscv-int-size-char-8 */
struct riscv_int_size_char_8_S {
    char m[8];
};
CONFORM_FUNCTION struct riscv_int_size_char_8_S riscv_int_size_char_8(struct riscv_int_size_char_8_S a1);
static inline void layout_riscv_int_size_char_8(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_8_S, 8, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_8_S, m, 0);
}

/* riscv-int-size-char-9 */
struct riscv_int_size_char_9_S {
    char m[9];
};
CONFORM_FUNCTION struct riscv_int_size_char_9_S riscv_int_size_char_9(struct riscv_int_size_char_9_S a1);
static inline void layout_riscv_int_size_char_9(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_9_S, 9, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_9_S, m, 0);
}

/* riscv-int-size-char-10 */
struct riscv_int_size_char_10_S {
    char m[10];
};
CONFORM_FUNCTION struct riscv_int_size_char_10_S riscv_int_size_char_10(struct riscv_int_size_char_10_S a1);
static inline void layout_riscv_int_size_char_10(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_10_S, 10, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_10_S, m, 0);
}

/* riscv-int-size-char-11 */
struct riscv_int_size_char_11_S {
    char m[11];
};
CONFORM_FUNCTION struct riscv_int_size_char_11_S riscv_int_size_char_11(struct riscv_int_size_char_11_S a1);
static inline void layout_riscv_int_size_char_11(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_11_S, 11, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_11_S, m, 0);
}

/* riscv-int-size-char-12 */
struct riscv_int_size_char_12_S {
    char m[12];
};
CONFORM_FUNCTION struct riscv_int_size_char_12_S riscv_int_size_char_12(struct riscv_int_size_char_12_S a1);
static inline void layout_riscv_int_size_char_12(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_12_S, 12, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_12_S, m, 0);
}

/* riscv-int-size-char-13 */
struct riscv_int_size_char_13_S {
    char m[13];
};
CONFORM_FUNCTION struct riscv_int_size_char_13_S riscv_int_size_char_13(struct riscv_int_size_char_13_S a1);
static inline void layout_riscv_int_size_char_13(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_13_S, 13, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_13_S, m, 0);
}

/* riscv-int-size-char-14 */
struct riscv_int_size_char_14_S {
    char m[14];
};
CONFORM_FUNCTION struct riscv_int_size_char_14_S riscv_int_size_char_14(struct riscv_int_size_char_14_S a1);
static inline void layout_riscv_int_size_char_14(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_14_S, 14, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_14_S, m, 0);
}

/* riscv-int-size-char-15 */
struct riscv_int_size_char_15_S {
    char m[15];
};
CONFORM_FUNCTION struct riscv_int_size_char_15_S riscv_int_size_char_15(struct riscv_int_size_char_15_S a1);
static inline void layout_riscv_int_size_char_15(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_15_S, 15, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_15_S, m, 0);
}

/* riscv-int-size-char-16 */
struct riscv_int_size_char_16_S {
    char m[16];
};
CONFORM_FUNCTION struct riscv_int_size_char_16_S riscv_int_size_char_16(struct riscv_int_size_char_16_S a1);
static inline void layout_riscv_int_size_char_16(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_16_S, 16, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_16_S, m, 0);
}

/* riscv-int-size-char-17 */
struct riscv_int_size_char_17_S {
    char m[17];
};
CONFORM_FUNCTION struct riscv_int_size_char_17_S riscv_int_size_char_17(struct riscv_int_size_char_17_S a1);
static inline void layout_riscv_int_size_char_17(void)
{
    CONFORM_SIZE(struct riscv_int_size_char_17_S, 17, 1);
    CONFORM_OFFSET(struct riscv_int_size_char_17_S, m, 0);
}

/* riscv-int-eight-longs */
CONFORM_FUNCTION long riscv_int_eight_longs(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8);
static inline void layout_riscv_int_eight_longs(void)
{
}

/* riscv-int-nine-longs */
CONFORM_FUNCTION long riscv_int_nine_longs(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9);
static inline void layout_riscv_int_nine_longs(void)
{
}

/* riscv-int-char-on-stack */
CONFORM_FUNCTION int riscv_int_char_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, char a9, short a10, int a11);
static inline void layout_riscv_int_char_on_stack(void)
{
}

/* riscv-int-pair-any-register */
struct riscv_int_pair_any_register_S {
    long a;
    long b;
};
CONFORM_FUNCTION long riscv_int_pair_any_register(int a1, struct riscv_int_pair_any_register_S a2, long a3);
static inline void layout_riscv_int_pair_any_register(void)
{
    CONFORM_SIZE(struct riscv_int_pair_any_register_S, 16, 8);
    CONFORM_OFFSET(struct riscv_int_pair_any_register_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_pair_any_register_S, b, 8);
}

/* riscv-int-pair-split */
struct riscv_int_pair_split_S {
    long a;
    long b;
};
CONFORM_FUNCTION long riscv_int_pair_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct riscv_int_pair_split_S a8, long a9);
static inline void layout_riscv_int_pair_split(void)
{
    CONFORM_SIZE(struct riscv_int_pair_split_S, 16, 8);
    CONFORM_OFFSET(struct riscv_int_pair_split_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_pair_split_S, b, 8);
}

/* riscv-int-pair-on-stack */
struct riscv_int_pair_on_stack_S {
    long a;
    long b;
};
CONFORM_FUNCTION long riscv_int_pair_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_int_pair_on_stack_S a9, long a10);
static inline void layout_riscv_int_pair_on_stack(void)
{
    CONFORM_SIZE(struct riscv_int_pair_on_stack_S, 16, 8);
    CONFORM_OFFSET(struct riscv_int_pair_on_stack_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_pair_on_stack_S, b, 8);
}

/* riscv-int-int128-any-register */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long riscv_int_int128_any_register(int a1, __int128 a2, long a3);
static inline void layout_riscv_int_int128_any_register(void)
{
}
#endif

/* riscv-int-int128-split */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long riscv_int_int128_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, __int128 a8, long a9);
static inline void layout_riscv_int_int128_split(void)
{
}
#endif

/* riscv-int-int128-on-stack */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long riscv_int_int128_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9, __int128 a10, long a11);
static inline void layout_riscv_int_int128_on_stack(void)
{
}
#endif

/* riscv-int-int128-record-split */
#if CONFORM_HAS_INT128
struct riscv_int_int128_record_split_S {
    __int128 a;
};
CONFORM_FUNCTION long riscv_int_int128_record_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct riscv_int_int128_record_split_S a8, long a9);
static inline void layout_riscv_int_int128_record_split(void)
{
    CONFORM_SIZE(struct riscv_int_int128_record_split_S, 16, 16);
    CONFORM_OFFSET(struct riscv_int_int128_record_split_S, a, 0);
}
#endif

/* riscv-int-int128-record-on-stack */
#if CONFORM_HAS_INT128
struct riscv_int_int128_record_on_stack_S {
    __int128 a;
};
CONFORM_FUNCTION long riscv_int_int128_record_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9, struct riscv_int_int128_record_on_stack_S a10, long a11);
static inline void layout_riscv_int_int128_record_on_stack(void)
{
    CONFORM_SIZE(struct riscv_int_int128_record_on_stack_S, 16, 16);
    CONFORM_OFFSET(struct riscv_int_int128_record_on_stack_S, a, 0);
}
#endif

/* riscv-int-long-double-split */
CONFORM_FUNCTION long riscv_int_long_double_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long double a8, long a9);
static inline void layout_riscv_int_long_double_split(void)
{
}

/* riscv-int-small-record-on-stack */
struct riscv_int_small_record_on_stack_S {
    char a;
};
CONFORM_FUNCTION int riscv_int_small_record_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_int_small_record_on_stack_S a9, struct riscv_int_small_record_on_stack_S a10, char a11);
static inline void layout_riscv_int_small_record_on_stack(void)
{
    CONFORM_SIZE(struct riscv_int_small_record_on_stack_S, 1, 1);
    CONFORM_OFFSET(struct riscv_int_small_record_on_stack_S, a, 0);
}

/* riscv-int-record-12-split */
struct riscv_int_record_12_split_S {
    int a;
    int b;
    int c;
};
CONFORM_FUNCTION int riscv_int_record_12_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct riscv_int_record_12_split_S a8, int a9);
static inline void layout_riscv_int_record_12_split(void)
{
    CONFORM_SIZE(struct riscv_int_record_12_split_S, 12, 4);
    CONFORM_OFFSET(struct riscv_int_record_12_split_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_record_12_split_S, b, 4);
    CONFORM_OFFSET(struct riscv_int_record_12_split_S, c, 8);
}

/* riscv-int-aligned-32 */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(32))) riscv_int_aligned_32_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION long riscv_int_aligned_32(int a1, struct riscv_int_aligned_32_S a2, int a3);
static inline void layout_riscv_int_aligned_32(void)
{
    CONFORM_SIZE(struct riscv_int_aligned_32_S, 32, 32);
    CONFORM_OFFSET(struct riscv_int_aligned_32_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_aligned_32_S, b, 8);
    CONFORM_OFFSET(struct riscv_int_aligned_32_S, c, 16);
}
#endif

/* riscv-int-over-aligned-pair */
#if CONFORM_HAS_GNU_C
struct riscv_int_over_aligned_pair_S {
    long a __attribute__((aligned(16)));
};
CONFORM_FUNCTION long riscv_int_over_aligned_pair(int a1, struct riscv_int_over_aligned_pair_S a2, int a3);
static inline void layout_riscv_int_over_aligned_pair(void)
{
    CONFORM_SIZE(struct riscv_int_over_aligned_pair_S, 16, 16);
    CONFORM_OFFSET(struct riscv_int_over_aligned_pair_S, a, 0);
}
#endif

/* riscv-int-three-chars */
struct riscv_int_three_chars_S {
    char a;
    char b;
    char c;
};
CONFORM_FUNCTION struct riscv_int_three_chars_S riscv_int_three_chars(struct riscv_int_three_chars_S a1, struct riscv_int_three_chars_S a2);
static inline void layout_riscv_int_three_chars(void)
{
    CONFORM_SIZE(struct riscv_int_three_chars_S, 3, 1);
    CONFORM_OFFSET(struct riscv_int_three_chars_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_three_chars_S, b, 1);
    CONFORM_OFFSET(struct riscv_int_three_chars_S, c, 2);
}

/* riscv-int-short-3 */
struct riscv_int_short_3_S {
    short m[3];
};
CONFORM_FUNCTION struct riscv_int_short_3_S riscv_int_short_3(struct riscv_int_short_3_S a1, struct riscv_int_short_3_S a2);
static inline void layout_riscv_int_short_3(void)
{
    CONFORM_SIZE(struct riscv_int_short_3_S, 6, 2);
    CONFORM_OFFSET(struct riscv_int_short_3_S, m, 0);
}

/* riscv-int-three-ints */
struct riscv_int_three_ints_S {
    int a;
    int b;
    int c;
};
CONFORM_FUNCTION struct riscv_int_three_ints_S riscv_int_three_ints(struct riscv_int_three_ints_S a1, struct riscv_int_three_ints_S a2);
static inline void layout_riscv_int_three_ints(void)
{
    CONFORM_SIZE(struct riscv_int_three_ints_S, 12, 4);
    CONFORM_OFFSET(struct riscv_int_three_ints_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_three_ints_S, b, 4);
    CONFORM_OFFSET(struct riscv_int_three_ints_S, c, 8);
}

/* riscv-int-pointer-int */
struct riscv_int_pointer_int_S {
    void *p;
    int n;
};
CONFORM_FUNCTION struct riscv_int_pointer_int_S riscv_int_pointer_int(struct riscv_int_pointer_int_S a1);
static inline void layout_riscv_int_pointer_int(void)
{
    CONFORM_SIZE(struct riscv_int_pointer_int_S, 16, 8);
    CONFORM_OFFSET(struct riscv_int_pointer_int_S, p, 0);
    CONFORM_OFFSET(struct riscv_int_pointer_int_S, n, 8);
}

/* riscv-int-bools */
struct riscv_int_bools_S {
    _Bool a;
    _Bool b;
    _Bool c;
};
CONFORM_FUNCTION struct riscv_int_bools_S riscv_int_bools(struct riscv_int_bools_S a1);
static inline void layout_riscv_int_bools(void)
{
    CONFORM_SIZE(struct riscv_int_bools_S, 3, 1);
    CONFORM_OFFSET(struct riscv_int_bools_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_bools_S, b, 1);
    CONFORM_OFFSET(struct riscv_int_bools_S, c, 2);
}

/* riscv-int-bit-fields */
struct riscv_int_bit_fields_S {
    unsigned int a : 5;
    unsigned int b : 20;
    unsigned int c : 30;
};
CONFORM_FUNCTION struct riscv_int_bit_fields_S riscv_int_bit_fields(struct riscv_int_bit_fields_S a1);
static inline void layout_riscv_int_bit_fields(void)
{
    CONFORM_SIZE(struct riscv_int_bit_fields_S, 8, 4);
    CONFORM_BITS(struct riscv_int_bit_fields_S, a, 0, 5, (unsigned int)0x1fUL);
    CONFORM_BITS(struct riscv_int_bit_fields_S, b, 5, 20, (unsigned int)0xfffffUL);
    CONFORM_BITS(struct riscv_int_bit_fields_S, c, 32, 30, (unsigned int)0x3fffffffUL);
}

/* riscv-int-packed */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) riscv_int_packed_S {
    char a;
    long b;
    int c;
};
CONFORM_FUNCTION long riscv_int_packed(int a1, struct riscv_int_packed_S a2, int a3);
static inline void layout_riscv_int_packed(void)
{
    CONFORM_SIZE(struct riscv_int_packed_S, 13, 1);
    CONFORM_OFFSET(struct riscv_int_packed_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_packed_S, b, 1);
    CONFORM_OFFSET(struct riscv_int_packed_S, c, 9);
}
#endif

/* riscv-int-union */
union riscv_int_union_U {
    char a[9];
    int b;
};
CONFORM_FUNCTION union riscv_int_union_U riscv_int_union(union riscv_int_union_U a1);
static inline void layout_riscv_int_union(void)
{
    CONFORM_SIZE(union riscv_int_union_U, 12, 4);
    CONFORM_OFFSET(union riscv_int_union_U, a, 0);
    CONFORM_OFFSET(union riscv_int_union_U, b, 0);
}

/* riscv-int-flexible-array */
struct riscv_int_flexible_array_S {
    int n;
    int m[];
};
CONFORM_FUNCTION int riscv_int_flexible_array(struct riscv_int_flexible_array_S a1, int a2);
static inline void layout_riscv_int_flexible_array(void)
{
    CONFORM_SIZE(struct riscv_int_flexible_array_S, 4, 4);
    CONFORM_OFFSET(struct riscv_int_flexible_array_S, n, 0);
    CONFORM_OFFSET(struct riscv_int_flexible_array_S, m, 4);
}

/* riscv-int-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
CONFORM_FUNCTION bf_v4_float riscv_int_vector_16(bf_v4_float a1, int a2, bf_v4_float a3);
static inline void layout_riscv_int_vector_16(void)
{
}
#endif

/* riscv-int-reference-three-longs */
struct riscv_int_reference_three_longs_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION long riscv_int_reference_three_longs(struct riscv_int_reference_three_longs_S a1, long a2);
static inline void layout_riscv_int_reference_three_longs(void)
{
    CONFORM_SIZE(struct riscv_int_reference_three_longs_S, 24, 8);
    CONFORM_OFFSET(struct riscv_int_reference_three_longs_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_reference_three_longs_S, b, 8);
    CONFORM_OFFSET(struct riscv_int_reference_three_longs_S, c, 16);
}

/* riscv-int-reference-two */
struct riscv_int_reference_two_S {
    long a;
    long b;
    long c;
};
struct riscv_int_reference_two_T {
    char m[17];
};
CONFORM_FUNCTION int riscv_int_reference_two(struct riscv_int_reference_two_S a1, struct riscv_int_reference_two_T a2, int a3);
static inline void layout_riscv_int_reference_two(void)
{
    CONFORM_SIZE(struct riscv_int_reference_two_S, 24, 8);
    CONFORM_OFFSET(struct riscv_int_reference_two_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_reference_two_S, b, 8);
    CONFORM_OFFSET(struct riscv_int_reference_two_S, c, 16);
    CONFORM_SIZE(struct riscv_int_reference_two_T, 17, 1);
    CONFORM_OFFSET(struct riscv_int_reference_two_T, m, 0);
}

/* riscv-int-reference-after-registers */
struct riscv_int_reference_after_registers_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION long riscv_int_reference_after_registers(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_int_reference_after_registers_S a9, long a10);
static inline void layout_riscv_int_reference_after_registers(void)
{
    CONFORM_SIZE(struct riscv_int_reference_after_registers_S, 24, 8);
    CONFORM_OFFSET(struct riscv_int_reference_after_registers_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_reference_after_registers_S, b, 8);
    CONFORM_OFFSET(struct riscv_int_reference_after_registers_S, c, 16);
}

/* riscv-int-reference-large */
struct riscv_int_reference_large_S {
    int m[50];
};
CONFORM_FUNCTION struct riscv_int_reference_large_S riscv_int_reference_large(struct riscv_int_reference_large_S a1, int a2);
static inline void layout_riscv_int_reference_large(void)
{
    CONFORM_SIZE(struct riscv_int_reference_large_S, 200, 4);
    CONFORM_OFFSET(struct riscv_int_reference_large_S, m, 0);
}

/* riscv-int-reference-three-doubles */
struct riscv_int_reference_three_doubles_S {
    double a;
    double b;
    double c;
};
CONFORM_FUNCTION double riscv_int_reference_three_doubles(struct riscv_int_reference_three_doubles_S a1, double a2);
static inline void layout_riscv_int_reference_three_doubles(void)
{
    CONFORM_SIZE(struct riscv_int_reference_three_doubles_S, 24, 8);
    CONFORM_OFFSET(struct riscv_int_reference_three_doubles_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_reference_three_doubles_S, b, 8);
    CONFORM_OFFSET(struct riscv_int_reference_three_doubles_S, c, 16);
}

/* riscv-int-reference-two-long-doubles */
struct riscv_int_reference_two_long_doubles_S {
    long double a;
    long double b;
};
CONFORM_FUNCTION struct riscv_int_reference_two_long_doubles_S riscv_int_reference_two_long_doubles(struct riscv_int_reference_two_long_doubles_S a1, int a2);
static inline void layout_riscv_int_reference_two_long_doubles(void)
{
    CONFORM_SIZE(struct riscv_int_reference_two_long_doubles_S, 32, 16);
    CONFORM_OFFSET(struct riscv_int_reference_two_long_doubles_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_reference_two_long_doubles_S, b, 16);
}

/* riscv-int-reference-large-union */
union riscv_int_reference_large_union_U {
    char a[40];
    double b;
};
CONFORM_FUNCTION union riscv_int_reference_large_union_U riscv_int_reference_large_union(union riscv_int_reference_large_union_U a1, double a2);
static inline void layout_riscv_int_reference_large_union(void)
{
    CONFORM_SIZE(union riscv_int_reference_large_union_U, 40, 8);
    CONFORM_OFFSET(union riscv_int_reference_large_union_U, a, 0);
    CONFORM_OFFSET(union riscv_int_reference_large_union_U, b, 0);
}

/* riscv-fp-float */
CONFORM_FUNCTION float riscv_fp_float(float a1);
static inline void layout_riscv_fp_float(void)
{
}

/* riscv-fp-double */
CONFORM_FUNCTION double riscv_fp_double(double a1);
static inline void layout_riscv_fp_double(void)
{
}

/* riscv-fp-half */
#if CONFORM_HAS_FLOAT16
CONFORM_FUNCTION _Float16 riscv_fp_half(_Float16 a1, int a2);
static inline void layout_riscv_fp_half(void)
{
}
#endif

/* riscv-fp-eight-doubles */
CONFORM_FUNCTION double riscv_fp_eight_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8);
static inline void layout_riscv_fp_eight_doubles(void)
{
}

/* riscv-fp-nine-doubles */
CONFORM_FUNCTION double riscv_fp_nine_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9);
static inline void layout_riscv_fp_nine_doubles(void)
{
}

/* riscv-fp-nine-floats */
CONFORM_FUNCTION float riscv_fp_nine_floats(float a1, float a2, float a3, float a4, float a5, float a6, float a7, float a8, float a9);
static inline void layout_riscv_fp_nine_floats(void)
{
}

/* riscv-fp-seventeen-doubles */
CONFORM_FUNCTION double riscv_fp_seventeen_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9, double a10, double a11, double a12, double a13, double a14, double a15, double a16, double a17, double a18);
static inline void layout_riscv_fp_seventeen_doubles(void)
{
}

/* riscv-fp-double-on-stack */
CONFORM_FUNCTION double riscv_fp_double_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, double a9, double a10, double a11, double a12, double a13, double a14, double a15, double a16, double a17, float a18);
static inline void layout_riscv_fp_double_on_stack(void)
{
}

/* riscv-fp-independent-sequences */
CONFORM_FUNCTION double riscv_fp_independent_sequences(int a1, double a2, long a3, float a4, char a5, double a6, short a7, float a8, void *a9, double a10, int a11, double a12, long a13, float a14, int a15, double a16, int a17, float a18);
static inline void layout_riscv_fp_independent_sequences(void)
{
}

/* riscv-fp-complex-float */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION _Complex float riscv_fp_complex_float(_Complex float a1);
static inline void layout_riscv_fp_complex_float(void)
{
}
#endif

/* riscv-fp-complex-double */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION _Complex double riscv_fp_complex_double(_Complex double a1);
static inline void layout_riscv_fp_complex_double(void)
{
}
#endif

/* riscv-fp-complex-float-seven */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION double riscv_fp_complex_float_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Complex float a8, double a9);
static inline void layout_riscv_fp_complex_float_seven(void)
{
}
#endif

/* riscv-fp-complex-double-seven */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION double riscv_fp_complex_double_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Complex double a8, double a9);
static inline void layout_riscv_fp_complex_double_seven(void)
{
}
#endif

/* riscv-fp-fifteen-mixed */
struct riscv_fp_fifteen_mixed_S {
    int a;
    float b;
};
struct riscv_fp_fifteen_mixed_T {
    double x;
    double y;
};
CONFORM_FUNCTION double riscv_fp_fifteen_mixed(char a1, float a2, struct riscv_fp_fifteen_mixed_S a3, double a4, struct riscv_fp_fifteen_mixed_T a5, long a6, short a7, struct riscv_fp_fifteen_mixed_T a8, int a9, struct riscv_fp_fifteen_mixed_S a10, float a11, struct riscv_fp_fifteen_mixed_T a12, long a13, struct riscv_fp_fifteen_mixed_S a14, double a15);
static inline void layout_riscv_fp_fifteen_mixed(void)
{
    CONFORM_SIZE(struct riscv_fp_fifteen_mixed_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_fifteen_mixed_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_fifteen_mixed_S, b, 4);
    CONFORM_SIZE(struct riscv_fp_fifteen_mixed_T, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_fifteen_mixed_T, x, 0);
    CONFORM_OFFSET(struct riscv_fp_fifteen_mixed_T, y, 8);
}

/* riscv-fp-one-float */
struct riscv_fp_one_float_S {
    float a;
};
CONFORM_FUNCTION struct riscv_fp_one_float_S riscv_fp_one_float(struct riscv_fp_one_float_S a1);
static inline void layout_riscv_fp_one_float(void)
{
    CONFORM_SIZE(struct riscv_fp_one_float_S, 4, 4);
    CONFORM_OFFSET(struct riscv_fp_one_float_S, a, 0);
}

/* riscv-fp-one-double */
struct riscv_fp_one_double_S {
    double a;
};
CONFORM_FUNCTION struct riscv_fp_one_double_S riscv_fp_one_double(struct riscv_fp_one_double_S a1);
static inline void layout_riscv_fp_one_double(void)
{
    CONFORM_SIZE(struct riscv_fp_one_double_S, 8, 8);
    CONFORM_OFFSET(struct riscv_fp_one_double_S, a, 0);
}

/* riscv-fp-one-half */
#if CONFORM_HAS_FLOAT16
struct riscv_fp_one_half_S {
    _Float16 a;
};
CONFORM_FUNCTION struct riscv_fp_one_half_S riscv_fp_one_half(struct riscv_fp_one_half_S a1);
static inline void layout_riscv_fp_one_half(void)
{
    CONFORM_SIZE(struct riscv_fp_one_half_S, 2, 2);
    CONFORM_OFFSET(struct riscv_fp_one_half_S, a, 0);
}
#endif

/* riscv-fp-one-nested */
struct riscv_fp_one_nested_I {
    double x;
};
struct riscv_fp_one_nested_J {
    struct riscv_fp_one_nested_I i;
};
struct riscv_fp_one_nested_S {
    struct riscv_fp_one_nested_J j;
};
CONFORM_FUNCTION struct riscv_fp_one_nested_S riscv_fp_one_nested(struct riscv_fp_one_nested_S a1);
static inline void layout_riscv_fp_one_nested(void)
{
    CONFORM_SIZE(struct riscv_fp_one_nested_I, 8, 8);
    CONFORM_OFFSET(struct riscv_fp_one_nested_I, x, 0);
    CONFORM_SIZE(struct riscv_fp_one_nested_J, 8, 8);
    CONFORM_OFFSET(struct riscv_fp_one_nested_J, i, 0);
    CONFORM_SIZE(struct riscv_fp_one_nested_S, 8, 8);
    CONFORM_OFFSET(struct riscv_fp_one_nested_S, j, 0);
}

/* riscv-fp-one-array-of-one */
struct riscv_fp_one_array_of_one_S {
    float m[1];
};
CONFORM_FUNCTION struct riscv_fp_one_array_of_one_S riscv_fp_one_array_of_one(struct riscv_fp_one_array_of_one_S a1);
static inline void layout_riscv_fp_one_array_of_one(void)
{
    CONFORM_SIZE(struct riscv_fp_one_array_of_one_S, 4, 4);
    CONFORM_OFFSET(struct riscv_fp_one_array_of_one_S, m, 0);
}

/* riscv-fp-one-long-double */
struct riscv_fp_one_long_double_S {
    long double a;
};
CONFORM_FUNCTION struct riscv_fp_one_long_double_S riscv_fp_one_long_double(struct riscv_fp_one_long_double_S a1);
static inline void layout_riscv_fp_one_long_double(void)
{
    CONFORM_SIZE(struct riscv_fp_one_long_double_S, 16, 16);
    CONFORM_OFFSET(struct riscv_fp_one_long_double_S, a, 0);
}

/* riscv-fp-one-empty-member */
#if CONFORM_HAS_GNU_C
struct riscv_fp_one_empty_member_E {
};
struct riscv_fp_one_empty_member_S {
    struct riscv_fp_one_empty_member_E e;
    float a;
};
CONFORM_FUNCTION struct riscv_fp_one_empty_member_S riscv_fp_one_empty_member(struct riscv_fp_one_empty_member_S a1);
static inline void layout_riscv_fp_one_empty_member(void)
{
    CONFORM_SIZE(struct riscv_fp_one_empty_member_E, 0, 1);
    CONFORM_SIZE(struct riscv_fp_one_empty_member_S, 4, 4);
    CONFORM_OFFSET(struct riscv_fp_one_empty_member_S, e, 0);
    CONFORM_OFFSET(struct riscv_fp_one_empty_member_S, a, 0);
}
#endif

/* riscv-fp-one-after-eight */
struct riscv_fp_one_after_eight_S {
    float a;
};
CONFORM_FUNCTION float riscv_fp_one_after_eight(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct riscv_fp_one_after_eight_S a9, float a10);
static inline void layout_riscv_fp_one_after_eight(void)
{
    CONFORM_SIZE(struct riscv_fp_one_after_eight_S, 4, 4);
    CONFORM_OFFSET(struct riscv_fp_one_after_eight_S, a, 0);
}

/* riscv-fp-one-aligned */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(16))) riscv_fp_one_aligned_S {
    double a;
};
CONFORM_FUNCTION struct riscv_fp_one_aligned_S riscv_fp_one_aligned(struct riscv_fp_one_aligned_S a1, int a2);
static inline void layout_riscv_fp_one_aligned(void)
{
    CONFORM_SIZE(struct riscv_fp_one_aligned_S, 16, 16);
    CONFORM_OFFSET(struct riscv_fp_one_aligned_S, a, 0);
}
#endif

/* riscv-fp-one-one-int */
struct riscv_fp_one_one_int_S {
    int a;
};
CONFORM_FUNCTION struct riscv_fp_one_one_int_S riscv_fp_one_one_int(struct riscv_fp_one_one_int_S a1);
static inline void layout_riscv_fp_one_one_int(void)
{
    CONFORM_SIZE(struct riscv_fp_one_one_int_S, 4, 4);
    CONFORM_OFFSET(struct riscv_fp_one_one_int_S, a, 0);
}

/* riscv-fp-two-floats */
struct riscv_fp_two_floats_S {
    float a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_two_floats_S riscv_fp_two_floats(struct riscv_fp_two_floats_S a1);
static inline void layout_riscv_fp_two_floats(void)
{
    CONFORM_SIZE(struct riscv_fp_two_floats_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_two_floats_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_floats_S, b, 4);
}

/* riscv-fp-two-doubles */
struct riscv_fp_two_doubles_S {
    double a;
    double b;
};
CONFORM_FUNCTION struct riscv_fp_two_doubles_S riscv_fp_two_doubles(struct riscv_fp_two_doubles_S a1);
static inline void layout_riscv_fp_two_doubles(void)
{
    CONFORM_SIZE(struct riscv_fp_two_doubles_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_two_doubles_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_doubles_S, b, 8);
}

/* riscv-fp-two-double-float */
struct riscv_fp_two_double_float_S {
    double a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_two_double_float_S riscv_fp_two_double_float(struct riscv_fp_two_double_float_S a1);
static inline void layout_riscv_fp_two_double_float(void)
{
    CONFORM_SIZE(struct riscv_fp_two_double_float_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_two_double_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_double_float_S, b, 8);
}

/* riscv-fp-two-float-double */
struct riscv_fp_two_float_double_S {
    float a;
    double b;
};
CONFORM_FUNCTION struct riscv_fp_two_float_double_S riscv_fp_two_float_double(struct riscv_fp_two_float_double_S a1);
static inline void layout_riscv_fp_two_float_double(void)
{
    CONFORM_SIZE(struct riscv_fp_two_float_double_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_two_float_double_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_float_double_S, b, 8);
}

/* riscv-fp-two-array */
struct riscv_fp_two_array_S {
    float m[2];
};
CONFORM_FUNCTION struct riscv_fp_two_array_S riscv_fp_two_array(struct riscv_fp_two_array_S a1);
static inline void layout_riscv_fp_two_array(void)
{
    CONFORM_SIZE(struct riscv_fp_two_array_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_two_array_S, m, 0);
}

/* riscv-fp-two-nested */
struct riscv_fp_two_nested_I {
    float x;
};
struct riscv_fp_two_nested_S {
    struct riscv_fp_two_nested_I a;
    struct riscv_fp_two_nested_I b;
};
CONFORM_FUNCTION struct riscv_fp_two_nested_S riscv_fp_two_nested(struct riscv_fp_two_nested_S a1);
static inline void layout_riscv_fp_two_nested(void)
{
    CONFORM_SIZE(struct riscv_fp_two_nested_I, 4, 4);
    CONFORM_OFFSET(struct riscv_fp_two_nested_I, x, 0);
    CONFORM_SIZE(struct riscv_fp_two_nested_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_two_nested_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_nested_S, b, 4);
}

/* riscv-fp-two-array-of-records */
struct riscv_fp_two_array_of_records_I {
    double x;
};
struct riscv_fp_two_array_of_records_S {
    struct riscv_fp_two_array_of_records_I m[2];
};
CONFORM_FUNCTION struct riscv_fp_two_array_of_records_S riscv_fp_two_array_of_records(struct riscv_fp_two_array_of_records_S a1);
static inline void layout_riscv_fp_two_array_of_records(void)
{
    CONFORM_SIZE(struct riscv_fp_two_array_of_records_I, 8, 8);
    CONFORM_OFFSET(struct riscv_fp_two_array_of_records_I, x, 0);
    CONFORM_SIZE(struct riscv_fp_two_array_of_records_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_two_array_of_records_S, m, 0);
}

/* riscv-fp-two-complex-member */
#if CONFORM_HAS_COMPLEX
struct riscv_fp_two_complex_member_S {
    _Complex float z;
};
CONFORM_FUNCTION struct riscv_fp_two_complex_member_S riscv_fp_two_complex_member(struct riscv_fp_two_complex_member_S a1);
static inline void layout_riscv_fp_two_complex_member(void)
{
    CONFORM_SIZE(struct riscv_fp_two_complex_member_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_two_complex_member_S, z, 0);
}
#endif

/* riscv-fp-two-three-floats */
struct riscv_fp_two_three_floats_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION struct riscv_fp_two_three_floats_S riscv_fp_two_three_floats(struct riscv_fp_two_three_floats_S a1);
static inline void layout_riscv_fp_two_three_floats(void)
{
    CONFORM_SIZE(struct riscv_fp_two_three_floats_S, 12, 4);
    CONFORM_OFFSET(struct riscv_fp_two_three_floats_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_three_floats_S, b, 4);
    CONFORM_OFFSET(struct riscv_fp_two_three_floats_S, c, 8);
}

/* riscv-fp-two-four-floats */
struct riscv_fp_two_four_floats_S {
    float m[4];
};
CONFORM_FUNCTION struct riscv_fp_two_four_floats_S riscv_fp_two_four_floats(struct riscv_fp_two_four_floats_S a1);
static inline void layout_riscv_fp_two_four_floats(void)
{
    CONFORM_SIZE(struct riscv_fp_two_four_floats_S, 16, 4);
    CONFORM_OFFSET(struct riscv_fp_two_four_floats_S, m, 0);
}

/* riscv-fp-two-complex-and-float */
#if CONFORM_HAS_COMPLEX
struct riscv_fp_two_complex_and_float_S {
    _Complex float z;
    float a;
};
CONFORM_FUNCTION struct riscv_fp_two_complex_and_float_S riscv_fp_two_complex_and_float(struct riscv_fp_two_complex_and_float_S a1);
static inline void layout_riscv_fp_two_complex_and_float(void)
{
    CONFORM_SIZE(struct riscv_fp_two_complex_and_float_S, 12, 4);
    CONFORM_OFFSET(struct riscv_fp_two_complex_and_float_S, z, 0);
    CONFORM_OFFSET(struct riscv_fp_two_complex_and_float_S, a, 8);
}
#endif

/* riscv-fp-two-union */
union riscv_fp_two_union_U {
    float a;
    float b;
};
CONFORM_FUNCTION union riscv_fp_two_union_U riscv_fp_two_union(union riscv_fp_two_union_U a1);
static inline void layout_riscv_fp_two_union(void)
{
    CONFORM_SIZE(union riscv_fp_two_union_U, 4, 4);
    CONFORM_OFFSET(union riscv_fp_two_union_U, a, 0);
    CONFORM_OFFSET(union riscv_fp_two_union_U, b, 0);
}

/* riscv-fp-two-union-of-doubles */
union riscv_fp_two_union_of_doubles_U {
    double a;
    long b;
};
CONFORM_FUNCTION union riscv_fp_two_union_of_doubles_U riscv_fp_two_union_of_doubles(union riscv_fp_two_union_of_doubles_U a1);
static inline void layout_riscv_fp_two_union_of_doubles(void)
{
    CONFORM_SIZE(union riscv_fp_two_union_of_doubles_U, 8, 8);
    CONFORM_OFFSET(union riscv_fp_two_union_of_doubles_U, a, 0);
    CONFORM_OFFSET(union riscv_fp_two_union_of_doubles_U, b, 0);
}

/* riscv-fp-two-union-member */
union riscv_fp_two_union_member_U {
    float x;
    int y;
};
struct riscv_fp_two_union_member_S {
    union riscv_fp_two_union_member_U u;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_two_union_member_S riscv_fp_two_union_member(struct riscv_fp_two_union_member_S a1);
static inline void layout_riscv_fp_two_union_member(void)
{
    CONFORM_SIZE(union riscv_fp_two_union_member_U, 4, 4);
    CONFORM_OFFSET(union riscv_fp_two_union_member_U, x, 0);
    CONFORM_OFFSET(union riscv_fp_two_union_member_U, y, 0);
    CONFORM_SIZE(struct riscv_fp_two_union_member_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_two_union_member_S, u, 0);
    CONFORM_OFFSET(struct riscv_fp_two_union_member_S, b, 4);
}

/* riscv-fp-two-anonymous-struct */
struct riscv_fp_two_anonymous_struct_S {
    struct {
        float a;
    };
    float b;
};
CONFORM_FUNCTION struct riscv_fp_two_anonymous_struct_S riscv_fp_two_anonymous_struct(struct riscv_fp_two_anonymous_struct_S a1);
static inline void layout_riscv_fp_two_anonymous_struct(void)
{
    CONFORM_SIZE(struct riscv_fp_two_anonymous_struct_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_two_anonymous_struct_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_anonymous_struct_S, b, 4);
}

/* riscv-fp-two-anonymous-union */
struct riscv_fp_two_anonymous_union_S {
    union {
        float a;
        float c;
    };
    float b;
};
CONFORM_FUNCTION struct riscv_fp_two_anonymous_union_S riscv_fp_two_anonymous_union(struct riscv_fp_two_anonymous_union_S a1);
static inline void layout_riscv_fp_two_anonymous_union(void)
{
    CONFORM_SIZE(struct riscv_fp_two_anonymous_union_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_two_anonymous_union_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_anonymous_union_S, c, 0);
    CONFORM_OFFSET(struct riscv_fp_two_anonymous_union_S, b, 4);
}

/* riscv-fp-two-empty-member */
#if CONFORM_HAS_GNU_C
struct riscv_fp_two_empty_member_E {
};
struct riscv_fp_two_empty_member_S {
    float a;
    struct riscv_fp_two_empty_member_E e;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_two_empty_member_S riscv_fp_two_empty_member(struct riscv_fp_two_empty_member_S a1);
static inline void layout_riscv_fp_two_empty_member(void)
{
    CONFORM_SIZE(struct riscv_fp_two_empty_member_E, 0, 1);
    CONFORM_SIZE(struct riscv_fp_two_empty_member_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_two_empty_member_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_empty_member_S, e, 4);
    CONFORM_OFFSET(struct riscv_fp_two_empty_member_S, b, 4);
}
#endif

/* riscv-fp-two-one-register-left */
struct riscv_fp_two_one_register_left_S {
    float a;
    float b;
};
CONFORM_FUNCTION float riscv_fp_two_one_register_left(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct riscv_fp_two_one_register_left_S a8, float a9);
static inline void layout_riscv_fp_two_one_register_left(void)
{
    CONFORM_SIZE(struct riscv_fp_two_one_register_left_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_two_one_register_left_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_one_register_left_S, b, 4);
}

/* riscv-fp-two-doubles-one-register-left */
struct riscv_fp_two_doubles_one_register_left_S {
    double a;
    double b;
};
CONFORM_FUNCTION double riscv_fp_two_doubles_one_register_left(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct riscv_fp_two_doubles_one_register_left_S a8, double a9);
static inline void layout_riscv_fp_two_doubles_one_register_left(void)
{
    CONFORM_SIZE(struct riscv_fp_two_doubles_one_register_left_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_two_doubles_one_register_left_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_doubles_one_register_left_S, b, 8);
}

/* riscv-fp-two-last-two-registers */
struct riscv_fp_two_last_two_registers_S {
    double a;
    double b;
};
CONFORM_FUNCTION double riscv_fp_two_last_two_registers(double a1, double a2, double a3, double a4, double a5, double a6, struct riscv_fp_two_last_two_registers_S a7, double a8);
static inline void layout_riscv_fp_two_last_two_registers(void)
{
    CONFORM_SIZE(struct riscv_fp_two_last_two_registers_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_two_last_two_registers_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_last_two_registers_S, b, 8);
}

/* riscv-fp-two-long-double-beside */
struct riscv_fp_two_long_double_beside_S {
    long double a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_two_long_double_beside_S riscv_fp_two_long_double_beside(struct riscv_fp_two_long_double_beside_S a1);
static inline void layout_riscv_fp_two_long_double_beside(void)
{
    CONFORM_SIZE(struct riscv_fp_two_long_double_beside_S, 32, 16);
    CONFORM_OFFSET(struct riscv_fp_two_long_double_beside_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_long_double_beside_S, b, 16);
}

/* riscv-fp-two-over-aligned-member */
#if CONFORM_HAS_GNU_C
struct riscv_fp_two_over_aligned_member_S {
    float a;
    float b __attribute__((aligned(8)));
};
CONFORM_FUNCTION struct riscv_fp_two_over_aligned_member_S riscv_fp_two_over_aligned_member(struct riscv_fp_two_over_aligned_member_S a1);
static inline void layout_riscv_fp_two_over_aligned_member(void)
{
    CONFORM_SIZE(struct riscv_fp_two_over_aligned_member_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_two_over_aligned_member_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_two_over_aligned_member_S, b, 8);
}
#endif

/* riscv-fp-two-vector-member */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v2_float __attribute__((vector_size(8)));
struct riscv_fp_two_vector_member_S {
    bf_v2_float a;
};
CONFORM_FUNCTION struct riscv_fp_two_vector_member_S riscv_fp_two_vector_member(struct riscv_fp_two_vector_member_S a1);
static inline void layout_riscv_fp_two_vector_member(void)
{
    CONFORM_SIZE(struct riscv_fp_two_vector_member_S, 8, 8);
    CONFORM_OFFSET(struct riscv_fp_two_vector_member_S, a, 0);
}
#endif

/* riscv-fp-mixed-float-int */
struct riscv_fp_mixed_float_int_S {
    float a;
    int b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_float_int_S riscv_fp_mixed_float_int(struct riscv_fp_mixed_float_int_S a1);
static inline void layout_riscv_fp_mixed_float_int(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_float_int_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_float_int_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_float_int_S, b, 4);
}

/* riscv-fp-mixed-int-float */
struct riscv_fp_mixed_int_float_S {
    int a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_int_float_S riscv_fp_mixed_int_float(struct riscv_fp_mixed_int_float_S a1);
static inline void layout_riscv_fp_mixed_int_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_int_float_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_int_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_int_float_S, b, 4);
}

/* riscv-fp-mixed-char-double */
struct riscv_fp_mixed_char_double_S {
    char a;
    double b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_char_double_S riscv_fp_mixed_char_double(struct riscv_fp_mixed_char_double_S a1);
static inline void layout_riscv_fp_mixed_char_double(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_char_double_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_mixed_char_double_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_char_double_S, b, 8);
}

/* riscv-fp-mixed-double-char */
struct riscv_fp_mixed_double_char_S {
    double a;
    char b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_double_char_S riscv_fp_mixed_double_char(struct riscv_fp_mixed_double_char_S a1);
static inline void layout_riscv_fp_mixed_double_char(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_double_char_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_mixed_double_char_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_double_char_S, b, 8);
}

/* riscv-fp-mixed-long-double-real */
struct riscv_fp_mixed_long_double_real_S {
    long a;
    double b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_long_double_real_S riscv_fp_mixed_long_double_real(struct riscv_fp_mixed_long_double_real_S a1);
static inline void layout_riscv_fp_mixed_long_double_real(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_long_double_real_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_mixed_long_double_real_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_long_double_real_S, b, 8);
}

/* riscv-fp-mixed-short-float */
struct riscv_fp_mixed_short_float_S {
    short a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_short_float_S riscv_fp_mixed_short_float(struct riscv_fp_mixed_short_float_S a1);
static inline void layout_riscv_fp_mixed_short_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_short_float_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_short_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_short_float_S, b, 4);
}

/* riscv-fp-mixed-unsigned-float */
struct riscv_fp_mixed_unsigned_float_S {
    unsigned int a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_unsigned_float_S riscv_fp_mixed_unsigned_float(struct riscv_fp_mixed_unsigned_float_S a1);
static inline void layout_riscv_fp_mixed_unsigned_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_unsigned_float_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_unsigned_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_unsigned_float_S, b, 4);
}

/* riscv-fp-mixed-bool-float */
struct riscv_fp_mixed_bool_float_S {
    _Bool a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_bool_float_S riscv_fp_mixed_bool_float(struct riscv_fp_mixed_bool_float_S a1);
static inline void layout_riscv_fp_mixed_bool_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_bool_float_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_bool_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_bool_float_S, b, 4);
}

/* riscv-fp-mixed-enum-double */
enum riscv_fp_mixed_enum_double_E { riscv_fp_mixed_enum_double_A = 0, riscv_fp_mixed_enum_double_B = 300 };
struct riscv_fp_mixed_enum_double_S {
    enum riscv_fp_mixed_enum_double_E a;
    double b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_enum_double_S riscv_fp_mixed_enum_double(struct riscv_fp_mixed_enum_double_S a1);
static inline void layout_riscv_fp_mixed_enum_double(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_enum_double_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_mixed_enum_double_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_enum_double_S, b, 8);
}

/* riscv-fp-mixed-pointer-double */
struct riscv_fp_mixed_pointer_double_S {
    char *p;
    double d;
};
CONFORM_FUNCTION struct riscv_fp_mixed_pointer_double_S riscv_fp_mixed_pointer_double(struct riscv_fp_mixed_pointer_double_S a1);
static inline void layout_riscv_fp_mixed_pointer_double(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_pointer_double_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_mixed_pointer_double_S, p, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_pointer_double_S, d, 8);
}

/* riscv-fp-mixed-int128-float */
#if CONFORM_HAS_INT128
struct riscv_fp_mixed_int128_float_S {
    __int128 a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_int128_float_S riscv_fp_mixed_int128_float(struct riscv_fp_mixed_int128_float_S a1);
static inline void layout_riscv_fp_mixed_int128_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_int128_float_S, 32, 16);
    CONFORM_OFFSET(struct riscv_fp_mixed_int128_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_int128_float_S, b, 16);
}
#endif

/* riscv-fp-mixed-two-ints-float */
struct riscv_fp_mixed_two_ints_float_S {
    int a;
    int b;
    float c;
};
CONFORM_FUNCTION struct riscv_fp_mixed_two_ints_float_S riscv_fp_mixed_two_ints_float(struct riscv_fp_mixed_two_ints_float_S a1);
static inline void layout_riscv_fp_mixed_two_ints_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_two_ints_float_S, 12, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_two_ints_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_two_ints_float_S, b, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_two_ints_float_S, c, 8);
}

/* riscv-fp-mixed-two-floats-int */
struct riscv_fp_mixed_two_floats_int_S {
    float a;
    float b;
    int c;
};
CONFORM_FUNCTION struct riscv_fp_mixed_two_floats_int_S riscv_fp_mixed_two_floats_int(struct riscv_fp_mixed_two_floats_int_S a1);
static inline void layout_riscv_fp_mixed_two_floats_int(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_two_floats_int_S, 12, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_two_floats_int_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_two_floats_int_S, b, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_two_floats_int_S, c, 8);
}

/* riscv-fp-mixed-bit-field-float */
struct riscv_fp_mixed_bit_field_float_S {
    int a : 32;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_bit_field_float_S riscv_fp_mixed_bit_field_float(struct riscv_fp_mixed_bit_field_float_S a1);
static inline void layout_riscv_fp_mixed_bit_field_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_bit_field_float_S, 8, 4);
    CONFORM_BITS(struct riscv_fp_mixed_bit_field_float_S, a, 0, 32, (int)-0x1L);
    CONFORM_OFFSET(struct riscv_fp_mixed_bit_field_float_S, b, 4);
}

/* riscv-fp-mixed-float-bit-field */
struct riscv_fp_mixed_float_bit_field_S {
    float a;
    int b : 5;
};
CONFORM_FUNCTION struct riscv_fp_mixed_float_bit_field_S riscv_fp_mixed_float_bit_field(struct riscv_fp_mixed_float_bit_field_S a1);
static inline void layout_riscv_fp_mixed_float_bit_field(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_float_bit_field_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_float_bit_field_S, a, 0);
    CONFORM_BITS(struct riscv_fp_mixed_float_bit_field_S, b, 32, 5, (int)-0x1L);
}

/* riscv-fp-mixed-two-bit-fields */
struct riscv_fp_mixed_two_bit_fields_S {
    int a : 5;
    int b : 6;
    float c;
};
CONFORM_FUNCTION struct riscv_fp_mixed_two_bit_fields_S riscv_fp_mixed_two_bit_fields(struct riscv_fp_mixed_two_bit_fields_S a1);
static inline void layout_riscv_fp_mixed_two_bit_fields(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_two_bit_fields_S, 8, 4);
    CONFORM_BITS(struct riscv_fp_mixed_two_bit_fields_S, a, 0, 5, (int)-0x1L);
    CONFORM_BITS(struct riscv_fp_mixed_two_bit_fields_S, b, 5, 6, (int)-0x1L);
    CONFORM_OFFSET(struct riscv_fp_mixed_two_bit_fields_S, c, 4);
}

/* riscv-fp-mixed-zero-width-first */
struct riscv_fp_mixed_zero_width_first_S {
    int : 0;
    float a;
    int b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_zero_width_first_S riscv_fp_mixed_zero_width_first(struct riscv_fp_mixed_zero_width_first_S a1);
static inline void layout_riscv_fp_mixed_zero_width_first(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_zero_width_first_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_zero_width_first_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_zero_width_first_S, b, 4);
}

/* riscv-fp-mixed-zero-width-between */
struct riscv_fp_mixed_zero_width_between_S {
    int a;
    int : 0;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_zero_width_between_S riscv_fp_mixed_zero_width_between(struct riscv_fp_mixed_zero_width_between_S a1);
static inline void layout_riscv_fp_mixed_zero_width_between(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_zero_width_between_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_zero_width_between_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_zero_width_between_S, b, 4);
}

/* riscv-fp-mixed-zero-width-after */
struct riscv_fp_mixed_zero_width_after_S {
    float a;
    int b;
    int : 0;
};
CONFORM_FUNCTION struct riscv_fp_mixed_zero_width_after_S riscv_fp_mixed_zero_width_after(struct riscv_fp_mixed_zero_width_after_S a1);
static inline void layout_riscv_fp_mixed_zero_width_after(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_zero_width_after_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_zero_width_after_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_zero_width_after_S, b, 4);
}

/* riscv-fp-mixed-unnamed-bits-member */
#if CONFORM_HAS_GNU_C
struct riscv_fp_mixed_unnamed_bits_member_N {
    int : 5;
};
struct riscv_fp_mixed_unnamed_bits_member_S {
    float a;
    struct riscv_fp_mixed_unnamed_bits_member_N n;
};
CONFORM_FUNCTION int riscv_fp_mixed_unnamed_bits_member(struct riscv_fp_mixed_unnamed_bits_member_S a1, int a2, int a3);
static inline void layout_riscv_fp_mixed_unnamed_bits_member(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_unnamed_bits_member_N, 1, 1);
    CONFORM_SIZE(struct riscv_fp_mixed_unnamed_bits_member_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_unnamed_bits_member_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_unnamed_bits_member_S, n, 4);
}
#endif

/* riscv-fp-mixed-empty-union-between */
#if CONFORM_HAS_GNU_C
union riscv_fp_mixed_empty_union_between_E {
};
struct riscv_fp_mixed_empty_union_between_S {
    float a;
    union riscv_fp_mixed_empty_union_between_E e;
    int b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_empty_union_between_S riscv_fp_mixed_empty_union_between(struct riscv_fp_mixed_empty_union_between_S a1);
static inline void layout_riscv_fp_mixed_empty_union_between(void)
{
    CONFORM_SIZE(union riscv_fp_mixed_empty_union_between_E, 0, 1);
    CONFORM_SIZE(struct riscv_fp_mixed_empty_union_between_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_empty_union_between_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_empty_union_between_S, e, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_empty_union_between_S, b, 4);
}
#endif

/* riscv-fp-mixed-array-of-empty-between */
#if CONFORM_HAS_GNU_C
struct riscv_fp_mixed_array_of_empty_between_E {
};
struct riscv_fp_mixed_array_of_empty_between_S {
    float a;
    struct riscv_fp_mixed_array_of_empty_between_E e[2];
    int b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_array_of_empty_between_S riscv_fp_mixed_array_of_empty_between(struct riscv_fp_mixed_array_of_empty_between_S a1);
static inline void layout_riscv_fp_mixed_array_of_empty_between(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_array_of_empty_between_E, 0, 1);
    CONFORM_SIZE(struct riscv_fp_mixed_array_of_empty_between_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_array_of_empty_between_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_array_of_empty_between_S, e, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_array_of_empty_between_S, b, 4);
}
#endif

/* riscv-fp-mixed-narrow-long-bit-field */
struct riscv_fp_mixed_narrow_long_bit_field_S {
    long a : 20;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_narrow_long_bit_field_S riscv_fp_mixed_narrow_long_bit_field(struct riscv_fp_mixed_narrow_long_bit_field_S a1);
static inline void layout_riscv_fp_mixed_narrow_long_bit_field(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_narrow_long_bit_field_S, 8, 8);
    CONFORM_BITS(struct riscv_fp_mixed_narrow_long_bit_field_S, a, 0, 20, (long)-0x1L);
    CONFORM_OFFSET(struct riscv_fp_mixed_narrow_long_bit_field_S, b, 4);
}

/* riscv-fp-mixed-no-integer-register */
struct riscv_fp_mixed_no_integer_register_S {
    float a;
    int b;
};
CONFORM_FUNCTION double riscv_fp_mixed_no_integer_register(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_fp_mixed_no_integer_register_S a9, double a10);
static inline void layout_riscv_fp_mixed_no_integer_register(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_no_integer_register_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_no_integer_register_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_no_integer_register_S, b, 4);
}

/* riscv-fp-mixed-no-float-register */
struct riscv_fp_mixed_no_float_register_S {
    float a;
    int b;
};
CONFORM_FUNCTION double riscv_fp_mixed_no_float_register(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct riscv_fp_mixed_no_float_register_S a9, long a10);
static inline void layout_riscv_fp_mixed_no_float_register(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_no_float_register_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_no_float_register_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_no_float_register_S, b, 4);
}

/* riscv-fp-mixed-last-of-each */
struct riscv_fp_mixed_last_of_each_S {
    double a;
    long b;
};
CONFORM_FUNCTION double riscv_fp_mixed_last_of_each(long a1, long a2, long a3, long a4, long a5, long a6, long a7, double a8, double a9, double a10, double a11, double a12, double a13, double a14, struct riscv_fp_mixed_last_of_each_S a15, double a16, long a17);
static inline void layout_riscv_fp_mixed_last_of_each(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_last_of_each_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_mixed_last_of_each_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_last_of_each_S, b, 8);
}

/* riscv-fp-mixed-wide-without-integer-register */
struct riscv_fp_mixed_wide_without_integer_register_S {
    double a;
    long b;
};
CONFORM_FUNCTION double riscv_fp_mixed_wide_without_integer_register(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct riscv_fp_mixed_wide_without_integer_register_S a9, double a10);
static inline void layout_riscv_fp_mixed_wide_without_integer_register(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_wide_without_integer_register_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_mixed_wide_without_integer_register_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_wide_without_integer_register_S, b, 8);
}

/* riscv-fp-mixed-wide-split */
struct riscv_fp_mixed_wide_split_S {
    double a;
    long b;
};
CONFORM_FUNCTION long riscv_fp_mixed_wide_split(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, long a9, long a10, long a11, long a12, long a13, long a14, long a15, struct riscv_fp_mixed_wide_split_S a16, long a17);
static inline void layout_riscv_fp_mixed_wide_split(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_wide_split_S, 16, 8);
    CONFORM_OFFSET(struct riscv_fp_mixed_wide_split_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_wide_split_S, b, 8);
}

/* riscv-fp-mixed-nested-mixed */
struct riscv_fp_mixed_nested_mixed_I {
    float x;
};
struct riscv_fp_mixed_nested_mixed_S {
    struct riscv_fp_mixed_nested_mixed_I i;
    int b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_nested_mixed_S riscv_fp_mixed_nested_mixed(struct riscv_fp_mixed_nested_mixed_S a1);
static inline void layout_riscv_fp_mixed_nested_mixed(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_nested_mixed_I, 4, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_nested_mixed_I, x, 0);
    CONFORM_SIZE(struct riscv_fp_mixed_nested_mixed_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_nested_mixed_S, i, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_nested_mixed_S, b, 4);
}

/* riscv-fp-mixed-array-and-float */
struct riscv_fp_mixed_array_and_float_S {
    int a[1];
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_array_and_float_S riscv_fp_mixed_array_and_float(struct riscv_fp_mixed_array_and_float_S a1);
static inline void layout_riscv_fp_mixed_array_and_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_array_and_float_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_array_and_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_array_and_float_S, b, 4);
}

/* riscv-fp-mixed-array-of-two-and-float */
struct riscv_fp_mixed_array_of_two_and_float_S {
    char a[2];
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_array_of_two_and_float_S riscv_fp_mixed_array_of_two_and_float(struct riscv_fp_mixed_array_of_two_and_float_S a1);
static inline void layout_riscv_fp_mixed_array_of_two_and_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_array_of_two_and_float_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_array_of_two_and_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_array_of_two_and_float_S, b, 4);
}

/* riscv-fp-mixed-empty-member */
#if CONFORM_HAS_GNU_C
struct riscv_fp_mixed_empty_member_E {
};
struct riscv_fp_mixed_empty_member_S {
    int a;
    struct riscv_fp_mixed_empty_member_E e;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_empty_member_S riscv_fp_mixed_empty_member(struct riscv_fp_mixed_empty_member_S a1);
static inline void layout_riscv_fp_mixed_empty_member(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_empty_member_E, 0, 1);
    CONFORM_SIZE(struct riscv_fp_mixed_empty_member_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_empty_member_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_empty_member_S, e, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_empty_member_S, b, 4);
}
#endif

/* riscv-fp-mixed-packed */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) riscv_fp_mixed_packed_S {
    char a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_packed_S riscv_fp_mixed_packed(struct riscv_fp_mixed_packed_S a1);
static inline void layout_riscv_fp_mixed_packed(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_packed_S, 5, 1);
    CONFORM_OFFSET(struct riscv_fp_mixed_packed_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_packed_S, b, 1);
}
#endif

/* riscv-fp-mixed-half-int */
#if CONFORM_HAS_FLOAT16
struct riscv_fp_mixed_half_int_S {
    _Float16 a;
    int b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_half_int_S riscv_fp_mixed_half_int(struct riscv_fp_mixed_half_int_S a1);
static inline void layout_riscv_fp_mixed_half_int(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_half_int_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_half_int_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_half_int_S, b, 4);
}
#endif

/* riscv-fp-mixed-half-and-float */
#if CONFORM_HAS_FLOAT16
struct riscv_fp_mixed_half_and_float_S {
    _Float16 a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_mixed_half_and_float_S riscv_fp_mixed_half_and_float(struct riscv_fp_mixed_half_and_float_S a1);
static inline void layout_riscv_fp_mixed_half_and_float(void)
{
    CONFORM_SIZE(struct riscv_fp_mixed_half_and_float_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_mixed_half_and_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_mixed_half_and_float_S, b, 4);
}
#endif

/* riscv-int-empty-argument */
#if CONFORM_HAS_GNU_C
struct riscv_int_empty_argument_E {
};
CONFORM_FUNCTION int riscv_int_empty_argument(int a1, struct riscv_int_empty_argument_E a2, int a3);
static inline void layout_riscv_int_empty_argument(void)
{
    CONFORM_SIZE(struct riscv_int_empty_argument_E, 0, 1);
}
#endif

/* riscv-int-empty-result */
#if CONFORM_HAS_GNU_C
struct riscv_int_empty_result_E {
};
CONFORM_FUNCTION struct riscv_int_empty_result_E riscv_int_empty_result(int a1);
static inline void layout_riscv_int_empty_result(void)
{
    CONFORM_SIZE(struct riscv_int_empty_result_E, 0, 1);
}
#endif

/* riscv-int-empty-nested */
#if CONFORM_HAS_GNU_C
struct riscv_int_empty_nested_E {
};
struct riscv_int_empty_nested_S {
    struct riscv_int_empty_nested_E a;
    struct riscv_int_empty_nested_E b;
};
CONFORM_FUNCTION int riscv_int_empty_nested(double a1, struct riscv_int_empty_nested_S a2, double a3);
static inline void layout_riscv_int_empty_nested(void)
{
    CONFORM_SIZE(struct riscv_int_empty_nested_E, 0, 1);
    CONFORM_SIZE(struct riscv_int_empty_nested_S, 0, 1);
    CONFORM_OFFSET(struct riscv_int_empty_nested_S, a, 0);
    CONFORM_OFFSET(struct riscv_int_empty_nested_S, b, 0);
}
#endif

/* riscv-result-sret */
struct riscv_result_sret_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct riscv_result_sret_S riscv_result_sret(int a1, int a2);
static inline void layout_riscv_result_sret(void)
{
    CONFORM_SIZE(struct riscv_result_sret_S, 24, 8);
    CONFORM_OFFSET(struct riscv_result_sret_S, a, 0);
    CONFORM_OFFSET(struct riscv_result_sret_S, b, 8);
    CONFORM_OFFSET(struct riscv_result_sret_S, c, 16);
}

/* riscv-result-sret-eighth */
struct riscv_result_sret_eighth_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct riscv_result_sret_eighth_S riscv_result_sret_eighth(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8);
static inline void layout_riscv_result_sret_eighth(void)
{
    CONFORM_SIZE(struct riscv_result_sret_eighth_S, 24, 8);
    CONFORM_OFFSET(struct riscv_result_sret_eighth_S, a, 0);
    CONFORM_OFFSET(struct riscv_result_sret_eighth_S, b, 8);
    CONFORM_OFFSET(struct riscv_result_sret_eighth_S, c, 16);
}

/* riscv-result-sret-fp */
struct riscv_result_sret_fp_S {
    double a;
    double b;
    double c;
};
CONFORM_FUNCTION struct riscv_result_sret_fp_S riscv_result_sret_fp(double a1, float a2);
static inline void layout_riscv_result_sret_fp(void)
{
    CONFORM_SIZE(struct riscv_result_sret_fp_S, 24, 8);
    CONFORM_OFFSET(struct riscv_result_sret_fp_S, a, 0);
    CONFORM_OFFSET(struct riscv_result_sret_fp_S, b, 8);
    CONFORM_OFFSET(struct riscv_result_sret_fp_S, c, 16);
}

/* riscv-result-pair */
struct riscv_result_pair_S {
    long a;
    long b;
};
CONFORM_FUNCTION struct riscv_result_pair_S riscv_result_pair(void);
static inline void layout_riscv_result_pair(void)
{
    CONFORM_SIZE(struct riscv_result_pair_S, 16, 8);
    CONFORM_OFFSET(struct riscv_result_pair_S, a, 0);
    CONFORM_OFFSET(struct riscv_result_pair_S, b, 8);
}

/* riscv-result-two-reals */
struct riscv_result_two_reals_S {
    double a;
    double b;
};
CONFORM_FUNCTION struct riscv_result_two_reals_S riscv_result_two_reals(void);
static inline void layout_riscv_result_two_reals(void)
{
    CONFORM_SIZE(struct riscv_result_two_reals_S, 16, 8);
    CONFORM_OFFSET(struct riscv_result_two_reals_S, a, 0);
    CONFORM_OFFSET(struct riscv_result_two_reals_S, b, 8);
}

/* riscv-result-mixed */
struct riscv_result_mixed_S {
    double a;
    int b;
};
CONFORM_FUNCTION struct riscv_result_mixed_S riscv_result_mixed(void);
static inline void layout_riscv_result_mixed(void)
{
    CONFORM_SIZE(struct riscv_result_mixed_S, 16, 8);
    CONFORM_OFFSET(struct riscv_result_mixed_S, a, 0);
    CONFORM_OFFSET(struct riscv_result_mixed_S, b, 8);
}

/* riscv-result-mixed-reverse */
struct riscv_result_mixed_reverse_S {
    int a;
    double b;
};
CONFORM_FUNCTION struct riscv_result_mixed_reverse_S riscv_result_mixed_reverse(void);
static inline void layout_riscv_result_mixed_reverse(void)
{
    CONFORM_SIZE(struct riscv_result_mixed_reverse_S, 16, 8);
    CONFORM_OFFSET(struct riscv_result_mixed_reverse_S, a, 0);
    CONFORM_OFFSET(struct riscv_result_mixed_reverse_S, b, 8);
}

/* riscv-result-int128 */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION __int128 riscv_result_int128(int a1);
static inline void layout_riscv_result_int128(void)
{
}
#endif

/* riscv-result-void */
CONFORM_FUNCTION void riscv_result_void(int a1, double a2);
static inline void layout_riscv_result_void(void)
{
}

/* riscv-result-three-floats */
struct riscv_result_three_floats_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION struct riscv_result_three_floats_S riscv_result_three_floats(void);
static inline void layout_riscv_result_three_floats(void)
{
    CONFORM_SIZE(struct riscv_result_three_floats_S, 12, 4);
    CONFORM_OFFSET(struct riscv_result_three_floats_S, a, 0);
    CONFORM_OFFSET(struct riscv_result_three_floats_S, b, 4);
    CONFORM_OFFSET(struct riscv_result_three_floats_S, c, 8);
}

/* riscv-variadic-ints */
CONFORM_FUNCTION int riscv_variadic_ints(int a1, ...);
static inline void layout_riscv_variadic_ints(void)
{
}

/* riscv-variadic-doubles */
CONFORM_FUNCTION int riscv_variadic_doubles(int a1, ...);
static inline void layout_riscv_variadic_doubles(void)
{
}

/* riscv-variadic-named-doubles */
CONFORM_FUNCTION double riscv_variadic_named_doubles(double a1, int a2, ...);
static inline void layout_riscv_variadic_named_doubles(void)
{
}

/* riscv-variadic-ten-doubles */
CONFORM_FUNCTION int riscv_variadic_ten_doubles(int a1, ...);
static inline void layout_riscv_variadic_ten_doubles(void)
{
}

/* riscv-variadic-int128-aligned */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION int riscv_variadic_int128_aligned(int a1, ...);
static inline void layout_riscv_variadic_int128_aligned(void)
{
}
#endif

/* riscv-variadic-int128-last-pair */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION int riscv_variadic_int128_last_pair(int a1, int a2, int a3, int a4, int a5, ...);
static inline void layout_riscv_variadic_int128_last_pair(void)
{
}
#endif

/* riscv-variadic-int128-not-split */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION int riscv_variadic_int128_not_split(int a1, int a2, int a3, int a4, int a5, int a6, int a7, ...);
static inline void layout_riscv_variadic_int128_not_split(void)
{
}
#endif

/* riscv-variadic-long-double-aligned */
CONFORM_FUNCTION int riscv_variadic_long_double_aligned(int a1, ...);
static inline void layout_riscv_variadic_long_double_aligned(void)
{
}

/* riscv-variadic-pair-not-aligned */
struct riscv_variadic_pair_not_aligned_S {
    long a;
    int b;
};
CONFORM_FUNCTION int riscv_variadic_pair_not_aligned(int a1, ...);
static inline void layout_riscv_variadic_pair_not_aligned(void)
{
    CONFORM_SIZE(struct riscv_variadic_pair_not_aligned_S, 16, 8);
    CONFORM_OFFSET(struct riscv_variadic_pair_not_aligned_S, a, 0);
    CONFORM_OFFSET(struct riscv_variadic_pair_not_aligned_S, b, 8);
}

/* riscv-variadic-pair-split */
struct riscv_variadic_pair_split_S {
    long a;
    long b;
};
CONFORM_FUNCTION int riscv_variadic_pair_split(int a1, int a2, int a3, int a4, int a5, int a6, int a7, ...);
static inline void layout_riscv_variadic_pair_split(void)
{
    CONFORM_SIZE(struct riscv_variadic_pair_split_S, 16, 8);
    CONFORM_OFFSET(struct riscv_variadic_pair_split_S, a, 0);
    CONFORM_OFFSET(struct riscv_variadic_pair_split_S, b, 8);
}

/* riscv-variadic-record-int128 */
#if CONFORM_HAS_INT128
struct riscv_variadic_record_int128_S {
    __int128 a;
};
CONFORM_FUNCTION int riscv_variadic_record_int128(int a1, ...);
static inline void layout_riscv_variadic_record_int128(void)
{
    CONFORM_SIZE(struct riscv_variadic_record_int128_S, 16, 16);
    CONFORM_OFFSET(struct riscv_variadic_record_int128_S, a, 0);
}
#endif

/* riscv-variadic-record-floats */
struct riscv_variadic_record_floats_S {
    float a;
    float b;
};
CONFORM_FUNCTION int riscv_variadic_record_floats(int a1, ...);
static inline void layout_riscv_variadic_record_floats(void)
{
    CONFORM_SIZE(struct riscv_variadic_record_floats_S, 8, 4);
    CONFORM_OFFSET(struct riscv_variadic_record_floats_S, a, 0);
    CONFORM_OFFSET(struct riscv_variadic_record_floats_S, b, 4);
}

/* riscv-variadic-record-mixed */
struct riscv_variadic_record_mixed_S {
    float a;
    int b;
};
CONFORM_FUNCTION int riscv_variadic_record_mixed(int a1, ...);
static inline void layout_riscv_variadic_record_mixed(void)
{
    CONFORM_SIZE(struct riscv_variadic_record_mixed_S, 8, 4);
    CONFORM_OFFSET(struct riscv_variadic_record_mixed_S, a, 0);
    CONFORM_OFFSET(struct riscv_variadic_record_mixed_S, b, 4);
}

/* riscv-variadic-record-reference */
struct riscv_variadic_record_reference_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION int riscv_variadic_record_reference(int a1, ...);
static inline void layout_riscv_variadic_record_reference(void)
{
    CONFORM_SIZE(struct riscv_variadic_record_reference_S, 24, 8);
    CONFORM_OFFSET(struct riscv_variadic_record_reference_S, a, 0);
    CONFORM_OFFSET(struct riscv_variadic_record_reference_S, b, 8);
    CONFORM_OFFSET(struct riscv_variadic_record_reference_S, c, 16);
}

/* riscv-variadic-record-three-chars */
struct riscv_variadic_record_three_chars_S {
    char a;
    char b;
    char c;
};
CONFORM_FUNCTION int riscv_variadic_record_three_chars(int a1, ...);
static inline void layout_riscv_variadic_record_three_chars(void)
{
    CONFORM_SIZE(struct riscv_variadic_record_three_chars_S, 3, 1);
    CONFORM_OFFSET(struct riscv_variadic_record_three_chars_S, a, 0);
    CONFORM_OFFSET(struct riscv_variadic_record_three_chars_S, b, 1);
    CONFORM_OFFSET(struct riscv_variadic_record_three_chars_S, c, 2);
}

/* riscv-variadic-complex-double */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION int riscv_variadic_complex_double(int a1, ...);
static inline void layout_riscv_variadic_complex_double(void)
{
}
#endif

/* riscv-variadic-sret */
struct riscv_variadic_sret_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct riscv_variadic_sret_S riscv_variadic_sret(int a1, ...);
static inline void layout_riscv_variadic_sret(void)
{
    CONFORM_SIZE(struct riscv_variadic_sret_S, 24, 8);
    CONFORM_OFFSET(struct riscv_variadic_sret_S, a, 0);
    CONFORM_OFFSET(struct riscv_variadic_sret_S, b, 8);
    CONFORM_OFFSET(struct riscv_variadic_sret_S, c, 16);
}

/* riscv-variadic-stack-alignment */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION int riscv_variadic_stack_alignment(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, ...);
static inline void layout_riscv_variadic_stack_alignment(void)
{
}
#endif

/* riscv-variadic-empty */
#if CONFORM_HAS_GNU_C
struct riscv_variadic_empty_E {
};
CONFORM_FUNCTION int riscv_variadic_empty(int a1, ...);
static inline void layout_riscv_variadic_empty(void)
{
    CONFORM_SIZE(struct riscv_variadic_empty_E, 0, 1);
}
#endif

/* riscv-int-transparent-int-float */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) riscv_int_transparent_int_float_U {
    int i;
    float x;
};
CONFORM_FUNCTION void riscv_int_transparent_int_float(double a1, union riscv_int_transparent_int_float_U a2, union riscv_int_transparent_int_float_U a3);
static inline void layout_riscv_int_transparent_int_float(void)
{
    CONFORM_SIZE(union riscv_int_transparent_int_float_U, 4, 4);
    CONFORM_OFFSET(union riscv_int_transparent_int_float_U, i, 0);
    CONFORM_OFFSET(union riscv_int_transparent_int_float_U, x, 0);
}
#endif

/* riscv-int-transparent-int128 */
#if CONFORM_HAS_INT128 && CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) riscv_int_transparent_int128_U {
    __int128 i;
    unsigned __int128 u;
};
CONFORM_FUNCTION void riscv_int_transparent_int128(long a1, union riscv_int_transparent_int128_U a2, long a3);
static inline void layout_riscv_int_transparent_int128(void)
{
    CONFORM_SIZE(union riscv_int_transparent_int128_U, 16, 16);
    CONFORM_OFFSET(union riscv_int_transparent_int128_U, i, 0);
    CONFORM_OFFSET(union riscv_int_transparent_int128_U, u, 0);
}
#endif

/* riscv-result-transparent */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) riscv_result_transparent_U {
    long i;
    double x;
};
CONFORM_FUNCTION union riscv_result_transparent_U riscv_result_transparent(union riscv_result_transparent_U a1);
static inline void layout_riscv_result_transparent(void)
{
    CONFORM_SIZE(union riscv_result_transparent_U, 8, 8);
    CONFORM_OFFSET(union riscv_result_transparent_U, i, 0);
    CONFORM_OFFSET(union riscv_result_transparent_U, x, 0);
}
#endif

/* riscv-fp-order-floats */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) riscv_fp_order_floats_S {
    float a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_order_floats_S riscv_fp_order_floats(struct riscv_fp_order_floats_S a1);
static inline void layout_riscv_fp_order_floats(void)
{
    CONFORM_SIZE(struct riscv_fp_order_floats_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_order_floats_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_order_floats_S, b, 4);
}
#endif

/* riscv-fp-order-int-and-float */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) riscv_fp_order_int_and_float_S {
    int a;
    float b;
};
CONFORM_FUNCTION struct riscv_fp_order_int_and_float_S riscv_fp_order_int_and_float(struct riscv_fp_order_int_and_float_S a1);
static inline void layout_riscv_fp_order_int_and_float(void)
{
    CONFORM_SIZE(struct riscv_fp_order_int_and_float_S, 8, 4);
    CONFORM_OFFSET(struct riscv_fp_order_int_and_float_S, a, 0);
    CONFORM_OFFSET(struct riscv_fp_order_int_and_float_S, b, 4);
}
#endif

/* riscv-bits-order */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) riscv_bits_order_S {
    int a : 3;
    int b : 7;
    unsigned int c : 13;
};
CONFORM_FUNCTION struct riscv_bits_order_S riscv_bits_order(struct riscv_bits_order_S a1);
static inline void layout_riscv_bits_order(void)
{
    CONFORM_SIZE(struct riscv_bits_order_S, 4, 4);
    CONFORM_REVERSED_BITS(struct riscv_bits_order_S, a, 0, 3, (int)-0x1L);
    CONFORM_REVERSED_BITS(struct riscv_bits_order_S, b, 3, 7, (int)-0x1L);
    CONFORM_REVERSED_BITS(struct riscv_bits_order_S, c, 10, 13, (unsigned int)0x1fffUL);
}
#endif

#endif
