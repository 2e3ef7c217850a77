/* The functions of the conformance cases of aarch64-linux-gnu, and their types. Generated from aarch64-linux-gnu.toml. */
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

/* aapcs64-5.1-align-short */
struct aapcs64_5_1_align_short_S {
    char c;
    short m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_short(struct aapcs64_5_1_align_short_S a1);
static inline void layout_aapcs64_5_1_align_short(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_short_S, 4, 2);
    CONFORM_OFFSET(struct aapcs64_5_1_align_short_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_short_S, m, 2);
}

/* aapcs64-5.1-align-int */
struct aapcs64_5_1_align_int_S {
    char c;
    int m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_int(struct aapcs64_5_1_align_int_S a1);
static inline void layout_aapcs64_5_1_align_int(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_int_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_5_1_align_int_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_int_S, m, 4);
}

/* aapcs64-5.1-align-long */
struct aapcs64_5_1_align_long_S {
    char c;
    long m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_long(struct aapcs64_5_1_align_long_S a1);
static inline void layout_aapcs64_5_1_align_long(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_long_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_5_1_align_long_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_long_S, m, 8);
}

/* aapcs64-5.1-align-float */
struct aapcs64_5_1_align_float_S {
    char c;
    float m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_float(struct aapcs64_5_1_align_float_S a1);
static inline void layout_aapcs64_5_1_align_float(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_float_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_5_1_align_float_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_float_S, m, 4);
}

/* aapcs64-5.1-align-double */
struct aapcs64_5_1_align_double_S {
    char c;
    double m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_double(struct aapcs64_5_1_align_double_S a1);
static inline void layout_aapcs64_5_1_align_double(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_double_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_5_1_align_double_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_double_S, m, 8);
}

/* aapcs64-5.1-align-long-double */
struct aapcs64_5_1_align_long_double_S {
    char c;
    long double m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_long_double(struct aapcs64_5_1_align_long_double_S a1);
static inline void layout_aapcs64_5_1_align_long_double(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_long_double_S, 32, 16);
    CONFORM_OFFSET(struct aapcs64_5_1_align_long_double_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_long_double_S, m, 16);
}

/* aapcs64-5.1-align-int128 */
#if CONFORM_HAS_INT128
struct aapcs64_5_1_align_int128_S {
    char c;
    __int128 m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_int128(struct aapcs64_5_1_align_int128_S a1);
static inline void layout_aapcs64_5_1_align_int128(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_int128_S, 32, 16);
    CONFORM_OFFSET(struct aapcs64_5_1_align_int128_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_int128_S, m, 16);
}
#endif

/* aapcs64-5.1-align-pointer */
struct aapcs64_5_1_align_pointer_S {
    char c;
    void *m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_pointer(struct aapcs64_5_1_align_pointer_S a1);
static inline void layout_aapcs64_5_1_align_pointer(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_pointer_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_5_1_align_pointer_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_pointer_S, m, 8);
}

/* aapcs64-5.1-align-function-pointer */
struct aapcs64_5_1_align_function_pointer_S {
    char c;
    void (*m)(int);
};
CONFORM_FUNCTION void aapcs64_5_1_align_function_pointer(struct aapcs64_5_1_align_function_pointer_S a1);
static inline void layout_aapcs64_5_1_align_function_pointer(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_function_pointer_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_5_1_align_function_pointer_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_function_pointer_S, m, 8);
}

/* aapcs64-5.1-align-bool */
struct aapcs64_5_1_align_bool_S {
    char c;
    _Bool m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_bool(struct aapcs64_5_1_align_bool_S a1);
static inline void layout_aapcs64_5_1_align_bool(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_bool_S, 2, 1);
    CONFORM_OFFSET(struct aapcs64_5_1_align_bool_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_bool_S, m, 1);
}

/* aapcs64-5.1-align-fp16 */
#if CONFORM_HAS_FP16
struct aapcs64_5_1_align_fp16_S {
    char c;
    __fp16 m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_fp16(struct aapcs64_5_1_align_fp16_S a1);
static inline void layout_aapcs64_5_1_align_fp16(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_fp16_S, 4, 2);
    CONFORM_OFFSET(struct aapcs64_5_1_align_fp16_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_fp16_S, m, 2);
}
#endif

/* aapcs64-5.1-align-complex-float */
#if CONFORM_HAS_COMPLEX
struct aapcs64_5_1_align_complex_float_S {
    char c;
    _Complex float m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_complex_float(struct aapcs64_5_1_align_complex_float_S a1);
static inline void layout_aapcs64_5_1_align_complex_float(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_complex_float_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_5_1_align_complex_float_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_complex_float_S, m, 4);
}
#endif

/* aapcs64-5.1-align-complex-long-double */
#if CONFORM_HAS_COMPLEX
struct aapcs64_5_1_align_complex_long_double_S {
    char c;
    _Complex long double m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_complex_long_double(struct aapcs64_5_1_align_complex_long_double_S a1);
static inline void layout_aapcs64_5_1_align_complex_long_double(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_complex_long_double_S, 48, 16);
    CONFORM_OFFSET(struct aapcs64_5_1_align_complex_long_double_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_complex_long_double_S, m, 16);
}
#endif

/* aapcs64-5.1-align-enum */
enum aapcs64_5_1_align_enum_E { aapcs64_5_1_align_enum_A = 1, aapcs64_5_1_align_enum_B = 70000 };
struct aapcs64_5_1_align_enum_S {
    char c;
    enum aapcs64_5_1_align_enum_E m;
};
CONFORM_FUNCTION void aapcs64_5_1_align_enum(struct aapcs64_5_1_align_enum_S a1);
static inline void layout_aapcs64_5_1_align_enum(void)
{
    CONFORM_SIZE(struct aapcs64_5_1_align_enum_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_5_1_align_enum_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_1_align_enum_S, m, 4);
}

/* aapcs64-5.9-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef int bf_v2_int __attribute__((vector_size(8)));
struct aapcs64_5_9_vector_8_S {
    char c;
    bf_v2_int m;
};
CONFORM_FUNCTION void aapcs64_5_9_vector_8(struct aapcs64_5_9_vector_8_S a1);
static inline void layout_aapcs64_5_9_vector_8(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_vector_8_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_5_9_vector_8_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_vector_8_S, m, 8);
}
#endif

/* aapcs64-5.9-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
struct aapcs64_5_9_vector_16_S {
    char c;
    bf_v4_float m;
};
CONFORM_FUNCTION void aapcs64_5_9_vector_16(struct aapcs64_5_9_vector_16_S a1);
static inline void layout_aapcs64_5_9_vector_16(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_vector_16_S, 32, 16);
    CONFORM_OFFSET(struct aapcs64_5_9_vector_16_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_vector_16_S, m, 16);
}
#endif

/* aapcs64-5.9-tail-padding */
struct aapcs64_5_9_tail_padding_S {
    long a;
    char b;
};
CONFORM_FUNCTION struct aapcs64_5_9_tail_padding_S aapcs64_5_9_tail_padding(struct aapcs64_5_9_tail_padding_S a1);
static inline void layout_aapcs64_5_9_tail_padding(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_tail_padding_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_5_9_tail_padding_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_tail_padding_S, b, 8);
}

/* aapcs64-5.9-nested-alignment */
struct aapcs64_5_9_nested_alignment_I {
    double d;
};
struct aapcs64_5_9_nested_alignment_S {
    char c;
    struct aapcs64_5_9_nested_alignment_I i;
};
CONFORM_FUNCTION void aapcs64_5_9_nested_alignment(struct aapcs64_5_9_nested_alignment_S a1);
static inline void layout_aapcs64_5_9_nested_alignment(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_nested_alignment_I, 8, 8);
    CONFORM_OFFSET(struct aapcs64_5_9_nested_alignment_I, d, 0);
    CONFORM_SIZE(struct aapcs64_5_9_nested_alignment_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_5_9_nested_alignment_S, c, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_nested_alignment_S, i, 8);
}

/* aapcs64-5.9-array-stride */
struct aapcs64_5_9_array_stride_I {
    short a;
    char b;
};
struct aapcs64_5_9_array_stride_S {
    struct aapcs64_5_9_array_stride_I m[3];
};
CONFORM_FUNCTION struct aapcs64_5_9_array_stride_S aapcs64_5_9_array_stride(struct aapcs64_5_9_array_stride_S a1);
static inline void layout_aapcs64_5_9_array_stride(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_array_stride_I, 4, 2);
    CONFORM_OFFSET(struct aapcs64_5_9_array_stride_I, a, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_array_stride_I, b, 2);
    CONFORM_SIZE(struct aapcs64_5_9_array_stride_S, 12, 2);
    CONFORM_OFFSET(struct aapcs64_5_9_array_stride_S, m, 0);
}

/* aapcs64-5.9-union-size */
union aapcs64_5_9_union_size_U {
    char c[5];
    int i;
};
CONFORM_FUNCTION union aapcs64_5_9_union_size_U aapcs64_5_9_union_size(union aapcs64_5_9_union_size_U a1);
static inline void layout_aapcs64_5_9_union_size(void)
{
    CONFORM_SIZE(union aapcs64_5_9_union_size_U, 8, 4);
    CONFORM_OFFSET(union aapcs64_5_9_union_size_U, c, 0);
    CONFORM_OFFSET(union aapcs64_5_9_union_size_U, i, 0);
}

/* aapcs64-5.9-anonymous-union */
struct aapcs64_5_9_anonymous_union_S {
    char a;
    union {
        int b;
        char c;
    };
    char d;
};
CONFORM_FUNCTION struct aapcs64_5_9_anonymous_union_S aapcs64_5_9_anonymous_union(struct aapcs64_5_9_anonymous_union_S a1);
static inline void layout_aapcs64_5_9_anonymous_union(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_anonymous_union_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_5_9_anonymous_union_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_anonymous_union_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_5_9_anonymous_union_S, c, 4);
    CONFORM_OFFSET(struct aapcs64_5_9_anonymous_union_S, d, 8);
}

/* aapcs64-5.9-plain-char */
struct aapcs64_5_9_plain_char_S {
    char a;
    signed char b;
};
CONFORM_FUNCTION struct aapcs64_5_9_plain_char_S aapcs64_5_9_plain_char(struct aapcs64_5_9_plain_char_S a1);
static inline void layout_aapcs64_5_9_plain_char(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_plain_char_S, 2, 1);
    CONFORM_OFFSET(struct aapcs64_5_9_plain_char_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_plain_char_S, b, 1);
}

/* aapcs64-5.9-flexible-array */
struct aapcs64_5_9_flexible_array_S {
    char n;
    int m[];
};
CONFORM_FUNCTION void aapcs64_5_9_flexible_array(struct aapcs64_5_9_flexible_array_S *a1);
static inline void layout_aapcs64_5_9_flexible_array(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_flexible_array_S, 4, 4);
    CONFORM_OFFSET(struct aapcs64_5_9_flexible_array_S, n, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_flexible_array_S, m, 4);
}

/* aapcs64-5.9-empty-member */
#if CONFORM_HAS_GNU_C
struct aapcs64_5_9_empty_member_E {
};
struct aapcs64_5_9_empty_member_S {
    char a;
    struct aapcs64_5_9_empty_member_E e;
    char b;
};
CONFORM_FUNCTION struct aapcs64_5_9_empty_member_S aapcs64_5_9_empty_member(struct aapcs64_5_9_empty_member_S a1);
static inline void layout_aapcs64_5_9_empty_member(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_empty_member_E, 0, 1);
    CONFORM_SIZE(struct aapcs64_5_9_empty_member_S, 2, 1);
    CONFORM_OFFSET(struct aapcs64_5_9_empty_member_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_empty_member_S, e, 1);
    CONFORM_OFFSET(struct aapcs64_5_9_empty_member_S, b, 1);
}
#endif

/* aapcs64-5.9-aligned-member */
#if CONFORM_HAS_GNU_C
struct aapcs64_5_9_aligned_member_S {
    char a;
    char b __attribute__((aligned(8)));
    char c;
};
CONFORM_FUNCTION struct aapcs64_5_9_aligned_member_S aapcs64_5_9_aligned_member(struct aapcs64_5_9_aligned_member_S a1);
static inline void layout_aapcs64_5_9_aligned_member(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_aligned_member_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_5_9_aligned_member_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_aligned_member_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_5_9_aligned_member_S, c, 9);
}
#endif

/* aapcs64-5.9-aligned-record */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(32))) aapcs64_5_9_aligned_record_S {
    int a;
};
CONFORM_FUNCTION void aapcs64_5_9_aligned_record(struct aapcs64_5_9_aligned_record_S *a1, struct aapcs64_5_9_aligned_record_S a2);
static inline void layout_aapcs64_5_9_aligned_record(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_aligned_record_S, 32, 32);
    CONFORM_OFFSET(struct aapcs64_5_9_aligned_record_S, a, 0);
}
#endif

/* aapcs64-5.9-packed-record */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) aapcs64_5_9_packed_record_S {
    char a;
    int b;
    short c;
};
CONFORM_FUNCTION struct aapcs64_5_9_packed_record_S aapcs64_5_9_packed_record(struct aapcs64_5_9_packed_record_S a1);
static inline void layout_aapcs64_5_9_packed_record(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_packed_record_S, 7, 1);
    CONFORM_OFFSET(struct aapcs64_5_9_packed_record_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_packed_record_S, b, 1);
    CONFORM_OFFSET(struct aapcs64_5_9_packed_record_S, c, 5);
}
#endif

/* aapcs64-5.9-pack-2 */
#if CONFORM_HAS_GNU_C
#pragma pack(push, 2)
struct aapcs64_5_9_pack_2_S {
    char a;
    int b;
    long c;
};
#pragma pack(pop)
CONFORM_FUNCTION struct aapcs64_5_9_pack_2_S aapcs64_5_9_pack_2(struct aapcs64_5_9_pack_2_S a1);
static inline void layout_aapcs64_5_9_pack_2(void)
{
    CONFORM_SIZE(struct aapcs64_5_9_pack_2_S, 14, 2);
    CONFORM_OFFSET(struct aapcs64_5_9_pack_2_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_5_9_pack_2_S, b, 2);
    CONFORM_OFFSET(struct aapcs64_5_9_pack_2_S, c, 6);
}
#endif

/* aapcs64-10.1.8-from-lowest */
struct aapcs64_10_1_8_from_lowest_S {
    unsigned int a : 3;
    unsigned int b : 5;
    unsigned int c : 24;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_from_lowest_S aapcs64_10_1_8_from_lowest(struct aapcs64_10_1_8_from_lowest_S a1);
static inline void layout_aapcs64_10_1_8_from_lowest(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_from_lowest_S, 4, 4);
    CONFORM_BITS(struct aapcs64_10_1_8_from_lowest_S, a, 0, 3, (unsigned int)0x7UL);
    CONFORM_BITS(struct aapcs64_10_1_8_from_lowest_S, b, 3, 5, (unsigned int)0x1fUL);
    CONFORM_BITS(struct aapcs64_10_1_8_from_lowest_S, c, 8, 24, (unsigned int)0xffffffUL);
}

/* aapcs64-10.1.8-no-straddle */
struct aapcs64_10_1_8_no_straddle_S {
    int a : 20;
    int b : 13;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_no_straddle_S aapcs64_10_1_8_no_straddle(struct aapcs64_10_1_8_no_straddle_S a1);
static inline void layout_aapcs64_10_1_8_no_straddle(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_no_straddle_S, 8, 4);
    CONFORM_BITS(struct aapcs64_10_1_8_no_straddle_S, a, 0, 20, (int)-0x1L);
    CONFORM_BITS(struct aapcs64_10_1_8_no_straddle_S, b, 32, 13, (int)-0x1L);
}

/* aapcs64-10.1.8-shares-with-char */
struct aapcs64_10_1_8_shares_with_char_S {
    char a;
    int b : 24;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_shares_with_char_S aapcs64_10_1_8_shares_with_char(struct aapcs64_10_1_8_shares_with_char_S a1);
static inline void layout_aapcs64_10_1_8_shares_with_char(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_shares_with_char_S, 4, 4);
    CONFORM_OFFSET(struct aapcs64_10_1_8_shares_with_char_S, a, 0);
    CONFORM_BITS(struct aapcs64_10_1_8_shares_with_char_S, b, 8, 24, (int)-0x1L);
}

/* aapcs64-10.1.8-no-room-beside-char */
struct aapcs64_10_1_8_no_room_beside_char_S {
    char a;
    int b : 25;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_no_room_beside_char_S aapcs64_10_1_8_no_room_beside_char(struct aapcs64_10_1_8_no_room_beside_char_S a1);
static inline void layout_aapcs64_10_1_8_no_room_beside_char(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_no_room_beside_char_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_10_1_8_no_room_beside_char_S, a, 0);
    CONFORM_BITS(struct aapcs64_10_1_8_no_room_beside_char_S, b, 32, 25, (int)-0x1L);
}

/* aapcs64-10.1.8-char-after-bits */
struct aapcs64_10_1_8_char_after_bits_S {
    int a : 3;
    char b;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_char_after_bits_S aapcs64_10_1_8_char_after_bits(struct aapcs64_10_1_8_char_after_bits_S a1);
static inline void layout_aapcs64_10_1_8_char_after_bits(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_char_after_bits_S, 4, 4);
    CONFORM_BITS(struct aapcs64_10_1_8_char_after_bits_S, a, 0, 3, (int)-0x1L);
    CONFORM_OFFSET(struct aapcs64_10_1_8_char_after_bits_S, b, 1);
}

/* aapcs64-10.1.8-different-containers */
struct aapcs64_10_1_8_different_containers_S {
    char a : 3;
    int b : 9;
    short c : 4;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_different_containers_S aapcs64_10_1_8_different_containers(struct aapcs64_10_1_8_different_containers_S a1);
static inline void layout_aapcs64_10_1_8_different_containers(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_different_containers_S, 4, 4);
    CONFORM_BITS(struct aapcs64_10_1_8_different_containers_S, a, 0, 3, (char)0x7UL);
    CONFORM_BITS(struct aapcs64_10_1_8_different_containers_S, b, 3, 9, (int)-0x1L);
    CONFORM_BITS(struct aapcs64_10_1_8_different_containers_S, c, 12, 4, (short)-0x1L);
}

/* aapcs64-10.1.8-long-after-char */
struct aapcs64_10_1_8_long_after_char_S {
    char a;
    long b : 56;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_long_after_char_S aapcs64_10_1_8_long_after_char(struct aapcs64_10_1_8_long_after_char_S a1);
static inline void layout_aapcs64_10_1_8_long_after_char(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_long_after_char_S, 8, 8);
    CONFORM_OFFSET(struct aapcs64_10_1_8_long_after_char_S, a, 0);
    CONFORM_BITS(struct aapcs64_10_1_8_long_after_char_S, b, 8, 56, (long)-0x1L);
}

/* aapcs64-10.1.8-long-40 */
struct aapcs64_10_1_8_long_40_S {
    unsigned long a : 40;
    unsigned long b : 25;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_long_40_S aapcs64_10_1_8_long_40(struct aapcs64_10_1_8_long_40_S a1);
static inline void layout_aapcs64_10_1_8_long_40(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_long_40_S, 16, 8);
    CONFORM_BITS(struct aapcs64_10_1_8_long_40_S, a, 0, 40, (unsigned long)0xffffffffffUL);
    CONFORM_BITS(struct aapcs64_10_1_8_long_40_S, b, 64, 25, (unsigned long)0x1ffffffUL);
}

/* aapcs64-10.1.8-alignment-of-container */
struct aapcs64_10_1_8_alignment_of_container_S {
    long a : 3;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_alignment_of_container_S aapcs64_10_1_8_alignment_of_container(struct aapcs64_10_1_8_alignment_of_container_S a1);
static inline void layout_aapcs64_10_1_8_alignment_of_container(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_alignment_of_container_S, 8, 8);
    CONFORM_BITS(struct aapcs64_10_1_8_alignment_of_container_S, a, 0, 3, (long)-0x1L);
}

/* aapcs64-10.1.8-zero-width-aligns-record */
struct aapcs64_10_1_8_zero_width_aligns_record_S {
    char a;
    int : 0;
    char b;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_zero_width_aligns_record_S aapcs64_10_1_8_zero_width_aligns_record(struct aapcs64_10_1_8_zero_width_aligns_record_S a1);
static inline void layout_aapcs64_10_1_8_zero_width_aligns_record(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_zero_width_aligns_record_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_10_1_8_zero_width_aligns_record_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_10_1_8_zero_width_aligns_record_S, b, 4);
}

/* aapcs64-10.1.8-zero-width-long-aligns-record */
struct aapcs64_10_1_8_zero_width_long_aligns_record_S {
    char a;
    long : 0;
    char b;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_zero_width_long_aligns_record_S aapcs64_10_1_8_zero_width_long_aligns_record(struct aapcs64_10_1_8_zero_width_long_aligns_record_S a1);
static inline void layout_aapcs64_10_1_8_zero_width_long_aligns_record(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_zero_width_long_aligns_record_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_10_1_8_zero_width_long_aligns_record_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_10_1_8_zero_width_long_aligns_record_S, b, 8);
}

/* aapcs64-10.1.8-unnamed-aligns-record */
struct aapcs64_10_1_8_unnamed_aligns_record_S {
    char a;
    int : 5;
    char b;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_unnamed_aligns_record_S aapcs64_10_1_8_unnamed_aligns_record(struct aapcs64_10_1_8_unnamed_aligns_record_S a1);
static inline void layout_aapcs64_10_1_8_unnamed_aligns_record(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_unnamed_aligns_record_S, 4, 4);
    CONFORM_OFFSET(struct aapcs64_10_1_8_unnamed_aligns_record_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_10_1_8_unnamed_aligns_record_S, b, 2);
}

/* aapcs64-10.1.8-unnamed-short */
struct aapcs64_10_1_8_unnamed_short_S {
    char a;
    short : 3;
    char b;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_unnamed_short_S aapcs64_10_1_8_unnamed_short(struct aapcs64_10_1_8_unnamed_short_S a1);
static inline void layout_aapcs64_10_1_8_unnamed_short(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_unnamed_short_S, 4, 2);
    CONFORM_OFFSET(struct aapcs64_10_1_8_unnamed_short_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_10_1_8_unnamed_short_S, b, 2);
}

/* aapcs64-10.1.8-zero-width-first */
struct aapcs64_10_1_8_zero_width_first_S {
    int : 0;
    char a;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_zero_width_first_S aapcs64_10_1_8_zero_width_first(struct aapcs64_10_1_8_zero_width_first_S a1);
static inline void layout_aapcs64_10_1_8_zero_width_first(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_zero_width_first_S, 4, 4);
    CONFORM_OFFSET(struct aapcs64_10_1_8_zero_width_first_S, a, 0);
}

/* aapcs64-10.1.8-zero-width-last */
struct aapcs64_10_1_8_zero_width_last_S {
    char a;
    int : 0;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_zero_width_last_S aapcs64_10_1_8_zero_width_last(struct aapcs64_10_1_8_zero_width_last_S a1);
static inline void layout_aapcs64_10_1_8_zero_width_last(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_zero_width_last_S, 4, 4);
    CONFORM_OFFSET(struct aapcs64_10_1_8_zero_width_last_S, a, 0);
}

/* aapcs64-10.1.8-zero-width-int */
struct aapcs64_10_1_8_zero_width_int_S {
    int a : 3;
    int : 0;
    int b : 4;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_zero_width_int_S aapcs64_10_1_8_zero_width_int(struct aapcs64_10_1_8_zero_width_int_S a1);
static inline void layout_aapcs64_10_1_8_zero_width_int(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_zero_width_int_S, 8, 4);
    CONFORM_BITS(struct aapcs64_10_1_8_zero_width_int_S, a, 0, 3, (int)-0x1L);
    CONFORM_BITS(struct aapcs64_10_1_8_zero_width_int_S, b, 32, 4, (int)-0x1L);
}

/* aapcs64-10.1.8-plain-int-signed */
struct aapcs64_10_1_8_plain_int_signed_S {
    int a : 1;
    int b : 1;
    unsigned int c : 1;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_plain_int_signed_S aapcs64_10_1_8_plain_int_signed(struct aapcs64_10_1_8_plain_int_signed_S a1);
static inline void layout_aapcs64_10_1_8_plain_int_signed(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_plain_int_signed_S, 4, 4);
    CONFORM_BITS(struct aapcs64_10_1_8_plain_int_signed_S, a, 0, 1, (int)-0x1L);
    CONFORM_BITS(struct aapcs64_10_1_8_plain_int_signed_S, b, 1, 1, (int)-0x1L);
    CONFORM_BITS(struct aapcs64_10_1_8_plain_int_signed_S, c, 2, 1, (unsigned int)0x1UL);
}

/* aapcs64-10.1.8-plain-char-unsigned */
struct aapcs64_10_1_8_plain_char_unsigned_S {
    char a : 4;
    signed char b : 4;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_plain_char_unsigned_S aapcs64_10_1_8_plain_char_unsigned(struct aapcs64_10_1_8_plain_char_unsigned_S a1);
static inline void layout_aapcs64_10_1_8_plain_char_unsigned(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_plain_char_unsigned_S, 1, 1);
    CONFORM_BITS(struct aapcs64_10_1_8_plain_char_unsigned_S, a, 0, 4, (char)0xfUL);
    CONFORM_BITS(struct aapcs64_10_1_8_plain_char_unsigned_S, b, 4, 4, (signed char)-0x1L);
}

/* aapcs64-10.1.8-bool */
struct aapcs64_10_1_8_bool_S {
    _Bool a : 1;
    int b : 9;
    _Bool c : 1;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_bool_S aapcs64_10_1_8_bool(struct aapcs64_10_1_8_bool_S a1);
static inline void layout_aapcs64_10_1_8_bool(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_bool_S, 4, 4);
    CONFORM_BITS(struct aapcs64_10_1_8_bool_S, a, 0, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct aapcs64_10_1_8_bool_S, b, 1, 9, (int)-0x1L);
    CONFORM_BITS(struct aapcs64_10_1_8_bool_S, c, 10, 1, (_Bool)0x1UL);
}

/* aapcs64-10.1.8-enum */
enum aapcs64_10_1_8_enum_E { aapcs64_10_1_8_enum_A = 0, aapcs64_10_1_8_enum_B = 1, aapcs64_10_1_8_enum_C = 2 };
struct aapcs64_10_1_8_enum_S {
    enum aapcs64_10_1_8_enum_E a : 2;
    enum aapcs64_10_1_8_enum_E b : 30;
    enum aapcs64_10_1_8_enum_E c : 1;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_enum_S aapcs64_10_1_8_enum(struct aapcs64_10_1_8_enum_S a1);
static inline void layout_aapcs64_10_1_8_enum(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_enum_S, 8, 4);
    CONFORM_BITS(struct aapcs64_10_1_8_enum_S, a, 0, 2, (enum aapcs64_10_1_8_enum_E)0x3UL);
    CONFORM_BITS(struct aapcs64_10_1_8_enum_S, b, 2, 30, (enum aapcs64_10_1_8_enum_E)0x3fffffffUL);
    CONFORM_BITS(struct aapcs64_10_1_8_enum_S, c, 32, 1, (enum aapcs64_10_1_8_enum_E)0x1UL);
}

/* aapcs64-10.1.8-int128 */
#if CONFORM_HAS_INT128
struct aapcs64_10_1_8_int128_S {
    char a;
    __int128 b : 70;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_int128_S aapcs64_10_1_8_int128(struct aapcs64_10_1_8_int128_S a1);
static inline void layout_aapcs64_10_1_8_int128(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_int128_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_10_1_8_int128_S, a, 0);
    CONFORM_BITS(struct aapcs64_10_1_8_int128_S, b, 8, 70, (__int128)~(__int128)(((unsigned __int128)0x0UL << 64 | 0x0UL)));
}
#endif

/* aapcs64-10.1.8-union */
union aapcs64_10_1_8_union_U {
    unsigned int a : 3;
    unsigned int b : 17;
};
CONFORM_FUNCTION union aapcs64_10_1_8_union_U aapcs64_10_1_8_union(union aapcs64_10_1_8_union_U a1);
static inline void layout_aapcs64_10_1_8_union(void)
{
    CONFORM_SIZE(union aapcs64_10_1_8_union_U, 4, 4);
    CONFORM_BITS(union aapcs64_10_1_8_union_U, a, 0, 3, (unsigned int)0x7UL);
    CONFORM_BITS(union aapcs64_10_1_8_union_U, b, 0, 17, (unsigned int)0x1ffffUL);
}

/* aapcs64-10.1.8-packed */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) aapcs64_10_1_8_packed_S {
    char a;
    int b : 31;
    int c : 9;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_packed_S aapcs64_10_1_8_packed(struct aapcs64_10_1_8_packed_S a1);
static inline void layout_aapcs64_10_1_8_packed(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_packed_S, 6, 1);
    CONFORM_OFFSET(struct aapcs64_10_1_8_packed_S, a, 0);
    CONFORM_BITS(struct aapcs64_10_1_8_packed_S, b, 8, 31, (int)-0x1L);
    CONFORM_BITS(struct aapcs64_10_1_8_packed_S, c, 39, 9, (int)-0x1L);
}
#endif

/* aapcs64-10.1.8-short-fields */
struct aapcs64_10_1_8_short_fields_S {
    short a : 9;
    short b : 9;
    short c : 5;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_short_fields_S aapcs64_10_1_8_short_fields(struct aapcs64_10_1_8_short_fields_S a1);
static inline void layout_aapcs64_10_1_8_short_fields(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_short_fields_S, 4, 2);
    CONFORM_BITS(struct aapcs64_10_1_8_short_fields_S, a, 0, 9, (short)-0x1L);
    CONFORM_BITS(struct aapcs64_10_1_8_short_fields_S, b, 16, 9, (short)-0x1L);
    CONFORM_BITS(struct aapcs64_10_1_8_short_fields_S, c, 25, 5, (short)-0x1L);
}

/* aapcs64-6.8.2-scalar-signed-char */
CONFORM_FUNCTION signed char aapcs64_6_8_2_scalar_signed_char(signed char a1);
static inline void layout_aapcs64_6_8_2_scalar_signed_char(void)
{
}

/* aapcs64-6.8.2-scalar-unsigned-char */
CONFORM_FUNCTION unsigned char aapcs64_6_8_2_scalar_unsigned_char(unsigned char a1);
static inline void layout_aapcs64_6_8_2_scalar_unsigned_char(void)
{
}

/* aapcs64-6.8.2-scalar-char */
CONFORM_FUNCTION char aapcs64_6_8_2_scalar_char(char a1);
static inline void layout_aapcs64_6_8_2_scalar_char(void)
{
}

/* aapcs64-6.8.2-scalar-short */
CONFORM_FUNCTION short aapcs64_6_8_2_scalar_short(short a1);
static inline void layout_aapcs64_6_8_2_scalar_short(void)
{
}

/* aapcs64-6.8.2-scalar-unsigned-short */
CONFORM_FUNCTION unsigned short aapcs64_6_8_2_scalar_unsigned_short(unsigned short a1);
static inline void layout_aapcs64_6_8_2_scalar_unsigned_short(void)
{
}

/* aapcs64-6.8.2-scalar-bool */
CONFORM_FUNCTION _Bool aapcs64_6_8_2_scalar_bool(_Bool a1);
static inline void layout_aapcs64_6_8_2_scalar_bool(void)
{
}

/* aapcs64-6.8.2-scalar-int */
CONFORM_FUNCTION int aapcs64_6_8_2_scalar_int(int a1);
static inline void layout_aapcs64_6_8_2_scalar_int(void)
{
}

/* aapcs64-6.8.2-scalar-unsigned */
CONFORM_FUNCTION unsigned int aapcs64_6_8_2_scalar_unsigned(unsigned int a1);
static inline void layout_aapcs64_6_8_2_scalar_unsigned(void)
{
}

/* aapcs64-6.8.2-scalar-long-long */
CONFORM_FUNCTION long long aapcs64_6_8_2_scalar_long_long(long long a1);
static inline void layout_aapcs64_6_8_2_scalar_long_long(void)
{
}

/* aapcs64-6.8.2-scalar-pointer */
CONFORM_FUNCTION void *aapcs64_6_8_2_scalar_pointer(void *a1);
static inline void layout_aapcs64_6_8_2_scalar_pointer(void)
{
}

/* aapcs64-6.8.2-scalar-float */
CONFORM_FUNCTION float aapcs64_6_8_2_scalar_float(float a1);
static inline void layout_aapcs64_6_8_2_scalar_float(void)
{
}

/* aapcs64-6.8.2-scalar-double */
CONFORM_FUNCTION double aapcs64_6_8_2_scalar_double(double a1);
static inline void layout_aapcs64_6_8_2_scalar_double(void)
{
}

/* aapcs64-6.8.2-scalar-long-double */
CONFORM_FUNCTION long double aapcs64_6_8_2_scalar_long_double(long double a1);
static inline void layout_aapcs64_6_8_2_scalar_long_double(void)
{
}

/* aapcs64-6.8.2-scalar-int128 */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION __int128 aapcs64_6_8_2_scalar_int128(__int128 a1);
static inline void layout_aapcs64_6_8_2_scalar_int128(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-unsigned-int128 */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION unsigned __int128 aapcs64_6_8_2_scalar_unsigned_int128(unsigned __int128 a1);
static inline void layout_aapcs64_6_8_2_scalar_unsigned_int128(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-half */
#if CONFORM_HAS_FLOAT16
CONFORM_FUNCTION _Float16 aapcs64_6_8_2_scalar_half(_Float16 a1);
static inline void layout_aapcs64_6_8_2_scalar_half(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-complex-float */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION _Complex float aapcs64_6_8_2_scalar_complex_float(_Complex float a1);
static inline void layout_aapcs64_6_8_2_scalar_complex_float(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-complex-double */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION _Complex double aapcs64_6_8_2_scalar_complex_double(_Complex double a1);
static inline void layout_aapcs64_6_8_2_scalar_complex_double(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-complex-long-double */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION _Complex long double aapcs64_6_8_2_scalar_complex_long_double(_Complex long double a1);
static inline void layout_aapcs64_6_8_2_scalar_complex_long_double(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-enum */
enum aapcs64_6_8_2_scalar_enum_E { aapcs64_6_8_2_scalar_enum_A = 1, aapcs64_6_8_2_scalar_enum_B = 70000 };
CONFORM_FUNCTION enum aapcs64_6_8_2_scalar_enum_E aapcs64_6_8_2_scalar_enum(enum aapcs64_6_8_2_scalar_enum_E a1);
static inline void layout_aapcs64_6_8_2_scalar_enum(void)
{
}

/* aapcs64-6.8.2-scalar-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef int bf_v2_int __attribute__((vector_size(8)));
CONFORM_FUNCTION bf_v2_int aapcs64_6_8_2_scalar_vector_8(bf_v2_int a1);
static inline void layout_aapcs64_6_8_2_scalar_vector_8(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef unsigned char bf_v16_unsigned_char __attribute__((vector_size(16)));
CONFORM_FUNCTION bf_v16_unsigned_char aapcs64_6_8_2_scalar_vector_16(bf_v16_unsigned_char a1);
static inline void layout_aapcs64_6_8_2_scalar_vector_16(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-bitint-7 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(7) aapcs64_6_8_2_scalar_bitint_7(_BitInt(7) a1, int a2);
static inline void layout_aapcs64_6_8_2_scalar_bitint_7(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-bitint-40 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(40) aapcs64_6_8_2_scalar_bitint_40(_BitInt(40) a1, int a2);
static inline void layout_aapcs64_6_8_2_scalar_bitint_40(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-bitint-65 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(65) aapcs64_6_8_2_scalar_bitint_65(_BitInt(65) a1, int a2);
static inline void layout_aapcs64_6_8_2_scalar_bitint_65(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-bitint-129 */
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
CONFORM_FUNCTION _BitInt(129) aapcs64_6_8_2_scalar_bitint_129(_BitInt(129) a1, int a2);
static inline void layout_aapcs64_6_8_2_scalar_bitint_129(void)
{
}
#endif

/* aapcs64-6.8.2-scalar-bitint-pair-even */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION void aapcs64_6_8_2_scalar_bitint_pair_even(int a1, _BitInt(100) a2, int a3);
static inline void layout_aapcs64_6_8_2_scalar_bitint_pair_even(void)
{
}
#endif

/* aapcs64-6.8.2-size-char-1 */
struct aapcs64_6_8_2_size_char_1_S {
    char m[1];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_1_S aapcs64_6_8_2_size_char_1(struct aapcs64_6_8_2_size_char_1_S a1);
static inline void layout_aapcs64_6_8_2_size_char_1(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_1_S, 1, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_1_S, m, 0);
}

/* aapcs64-6.8.2-size-char-2 */
struct aapcs64_6_8_2_size_char_2_S {
    char m[2];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_2_S aapcs64_6_8_2_size_char_2(struct aapcs64_6_8_2_size_char_2_S a1);
static inline void layout_aapcs64_6_8_2_size_char_2(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_2_S, 2, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_2_S, m, 0);
}

/* aapcs64-6.8.2-size-char-3 */
struct aapcs64_6_8_2_size_char_3_S {
    char m[3];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_3_S aapcs64_6_8_2_size_char_3(struct aapcs64_6_8_2_size_char_3_S a1);
static inline void layout_aapcs64_6_8_2_size_char_3(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_3_S, 3, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_3_S, m, 0);
}

/* aapcs64-6.8.2-size-char-4 */
struct aapcs64_6_8_2_size_char_4_S {
    char m[4];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_4_S aapcs64_6_8_2_size_char_4(struct aapcs64_6_8_2_size_char_4_S a1);
static inline void layout_aapcs64_6_8_2_size_char_4(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_4_S, 4, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_4_S, m, 0);
}

/* aapcs64-6.8.2-size-char-5 */
struct aapcs64_6_8_2_size_char_5_S {
    char m[5];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_5_S aapcs64_6_8_2_size_char_5(struct aapcs64_6_8_2_size_char_5_S a1);
static inline void layout_aapcs64_6_8_2_size_char_5(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_5_S, 5, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_5_S, m, 0);
}

/* aapcs64-6.8.2-size-char-6 */
struct aapcs64_6_8_2_size_char_6_S {
    char m[6];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_6_S aapcs64_6_8_2_size_char_6(struct aapcs64_6_8_2_size_char_6_S a1);
static inline void layout_aapcs64_6_8_2_size_char_6(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_6_S, 6, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_6_S, m, 0);
}

/* aapcs64-6.8.2-size-char-7 */
struct aapcs64_6_8_2_size_char_7_S {
    char m[7];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_7_S aapcs64_6_8_2_size_char_7(struct aapcs64_6_8_2_size_char_7_S a1);
static inline void layout_aapcs64_6_8_2_size_char_7(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_7_S, 7, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_7_S, m, 0);
}

/* aapcs64-6.8.2-size-char-8 */
struct aapcs64_6_8_2_size_char_8_S {
    char m[8];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_8_S aapcs64_6_8_2_size_char_8(struct aapcs64_6_8_2_size_char_8_S a1);
static inline void layout_aapcs64_6_8_2_size_char_8(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_8_S, 8, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_8_S, m, 0);
}

/* aapcs64-6.8.2-size-char-9 */
struct aapcs64_6_8_2_size_char_9_S {
    char m[9];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_9_S aapcs64_6_8_2_size_char_9(struct aapcs64_6_8_2_size_char_9_S a1);
static inline void layout_aapcs64_6_8_2_size_char_9(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_9_S, 9, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_9_S, m, 0);
}

/* aapcs64-6.8.2-size-char-10 */
struct aapcs64_6_8_2_size_char_10_S {
    char m[10];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_10_S aapcs64_6_8_2_size_char_10(struct aapcs64_6_8_2_size_char_10_S a1);
static inline void layout_aapcs64_6_8_2_size_char_10(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_10_S, 10, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_10_S, m, 0);
}

/* aapcs64-6.8.2-size-char-11 */
struct aapcs64_6_8_2_size_char_11_S {
    char m[11];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_11_S aapcs64_6_8_2_size_char_11(struct aapcs64_6_8_2_size_char_11_S a1);
static inline void layout_aapcs64_6_8_2_size_char_11(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_11_S, 11, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_11_S, m, 0);
}

/* aapcs64-6.8.2-size-char-12 */
struct aapcs64_6_8_2_size_char_12_S {
    char m[12];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_12_S aapcs64_6_8_2_size_char_12(struct aapcs64_6_8_2_size_char_12_S a1);
static inline void layout_aapcs64_6_8_2_size_char_12(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_12_S, 12, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_12_S, m, 0);
}

/* aapcs64-6.8.2-size-char-13 */
struct aapcs64_6_8_2_size_char_13_S {
    char m[13];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_13_S aapcs64_6_8_2_size_char_13(struct aapcs64_6_8_2_size_char_13_S a1);
static inline void layout_aapcs64_6_8_2_size_char_13(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_13_S, 13, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_13_S, m, 0);
}

/* aapcs64-6.8.2-size-char-14 */
struct aapcs64_6_8_2_size_char_14_S {
    char m[14];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_14_S aapcs64_6_8_2_size_char_14(struct aapcs64_6_8_2_size_char_14_S a1);
static inline void layout_aapcs64_6_8_2_size_char_14(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_14_S, 14, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_14_S, m, 0);
}

/* aapcs64-6.8.2-size-char-15 */
struct aapcs64_6_8_2_size_char_15_S {
    char m[15];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_15_S aapcs64_6_8_2_size_char_15(struct aapcs64_6_8_2_size_char_15_S a1);
static inline void layout_aapcs64_6_8_2_size_char_15(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_15_S, 15, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_15_S, m, 0);
}

/* aapcs64-6.8.2-size-char-16 */
struct aapcs64_6_8_2_size_char_16_S {
    char m[16];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_16_S aapcs64_6_8_2_size_char_16(struct aapcs64_6_8_2_size_char_16_S a1);
static inline void layout_aapcs64_6_8_2_size_char_16(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_16_S, 16, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_16_S, m, 0);
}

/* aapcs64-6.8.2-size-char-17 */
struct aapcs64_6_8_2_size_char_17_S {
    char m[17];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_size_char_17_S aapcs64_6_8_2_size_char_17(struct aapcs64_6_8_2_size_char_17_S a1);
static inline void layout_aapcs64_6_8_2_size_char_17(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_size_char_17_S, 17, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_size_char_17_S, m, 0);
}

/* aapcs64-6.8.2-a-fresh-registers */
CONFORM_FUNCTION double aapcs64_6_8_2_a_fresh_registers(int a1, double a2);
static inline void layout_aapcs64_6_8_2_a_fresh_registers(void)
{
}

/* aapcs64-6.8.2-a-sret-takes-no-argument-register */
struct aapcs64_6_8_2_a_sret_takes_no_argument_register_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_a_sret_takes_no_argument_register_S aapcs64_6_8_2_a_sret_takes_no_argument_register(int a1, int a2);
static inline void layout_aapcs64_6_8_2_a_sret_takes_no_argument_register(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_a_sret_takes_no_argument_register_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_a_sret_takes_no_argument_register_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_a_sret_takes_no_argument_register_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_a_sret_takes_no_argument_register_S, c, 16);
}

/* aapcs64-6.8.2-a-sret-eight-integers */
struct aapcs64_6_8_2_a_sret_eight_integers_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_a_sret_eight_integers_S aapcs64_6_8_2_a_sret_eight_integers(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8);
static inline void layout_aapcs64_6_8_2_a_sret_eight_integers(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_a_sret_eight_integers_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_a_sret_eight_integers_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_a_sret_eight_integers_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_a_sret_eight_integers_S, c, 16);
}

/* aapcs64-6.8.2-b3-one-float */
struct aapcs64_6_8_2_b3_one_float_S {
    float a;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_one_float_S aapcs64_6_8_2_b3_one_float(struct aapcs64_6_8_2_b3_one_float_S a1);
static inline void layout_aapcs64_6_8_2_b3_one_float(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_one_float_S, 4, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_one_float_S, a, 0);
}

/* aapcs64-6.8.2-b3-two-floats */
struct aapcs64_6_8_2_b3_two_floats_S {
    float a;
    float b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_two_floats_S aapcs64_6_8_2_b3_two_floats(struct aapcs64_6_8_2_b3_two_floats_S a1);
static inline void layout_aapcs64_6_8_2_b3_two_floats(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_two_floats_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_two_floats_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_two_floats_S, b, 4);
}

/* aapcs64-6.8.2-b3-three-floats */
struct aapcs64_6_8_2_b3_three_floats_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_three_floats_S aapcs64_6_8_2_b3_three_floats(struct aapcs64_6_8_2_b3_three_floats_S a1);
static inline void layout_aapcs64_6_8_2_b3_three_floats(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_three_floats_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_three_floats_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_three_floats_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_three_floats_S, c, 8);
}

/* aapcs64-6.8.2-b3-four-floats */
struct aapcs64_6_8_2_b3_four_floats_S {
    float a;
    float b;
    float c;
    float d;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_four_floats_S aapcs64_6_8_2_b3_four_floats(struct aapcs64_6_8_2_b3_four_floats_S a1);
static inline void layout_aapcs64_6_8_2_b3_four_floats(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_four_floats_S, 16, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_four_floats_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_four_floats_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_four_floats_S, c, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_four_floats_S, d, 12);
}

/* aapcs64-6.8.2-b3-five-floats */
struct aapcs64_6_8_2_b3_five_floats_S {
    float a;
    float b;
    float c;
    float d;
    float e;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_five_floats_S aapcs64_6_8_2_b3_five_floats(struct aapcs64_6_8_2_b3_five_floats_S a1);
static inline void layout_aapcs64_6_8_2_b3_five_floats(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_five_floats_S, 20, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_five_floats_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_five_floats_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_five_floats_S, c, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_five_floats_S, d, 12);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_five_floats_S, e, 16);
}

/* aapcs64-6.8.2-b3-float-array-3 */
struct aapcs64_6_8_2_b3_float_array_3_S {
    float m[3];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_float_array_3_S aapcs64_6_8_2_b3_float_array_3(struct aapcs64_6_8_2_b3_float_array_3_S a1);
static inline void layout_aapcs64_6_8_2_b3_float_array_3(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_float_array_3_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_float_array_3_S, m, 0);
}

/* aapcs64-6.8.2-b3-one-double */
struct aapcs64_6_8_2_b3_one_double_S {
    double a;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_one_double_S aapcs64_6_8_2_b3_one_double(struct aapcs64_6_8_2_b3_one_double_S a1);
static inline void layout_aapcs64_6_8_2_b3_one_double(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_one_double_S, 8, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_one_double_S, a, 0);
}

/* aapcs64-6.8.2-b3-two-doubles */
struct aapcs64_6_8_2_b3_two_doubles_S {
    double a;
    double b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_two_doubles_S aapcs64_6_8_2_b3_two_doubles(struct aapcs64_6_8_2_b3_two_doubles_S a1);
static inline void layout_aapcs64_6_8_2_b3_two_doubles(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_two_doubles_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_two_doubles_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_two_doubles_S, b, 8);
}

/* aapcs64-6.8.2-b3-four-doubles */
struct aapcs64_6_8_2_b3_four_doubles_S {
    double m[4];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_four_doubles_S aapcs64_6_8_2_b3_four_doubles(struct aapcs64_6_8_2_b3_four_doubles_S a1);
static inline void layout_aapcs64_6_8_2_b3_four_doubles(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_four_doubles_S, 32, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_four_doubles_S, m, 0);
}

/* aapcs64-6.8.2-b3-four-long-doubles */
struct aapcs64_6_8_2_b3_four_long_doubles_S {
    long double m[4];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_four_long_doubles_S aapcs64_6_8_2_b3_four_long_doubles(struct aapcs64_6_8_2_b3_four_long_doubles_S a1);
static inline void layout_aapcs64_6_8_2_b3_four_long_doubles(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_four_long_doubles_S, 64, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_four_long_doubles_S, m, 0);
}

/* aapcs64-6.8.2-b3-one-long-double */
struct aapcs64_6_8_2_b3_one_long_double_S {
    long double a;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_one_long_double_S aapcs64_6_8_2_b3_one_long_double(struct aapcs64_6_8_2_b3_one_long_double_S a1);
static inline void layout_aapcs64_6_8_2_b3_one_long_double(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_one_long_double_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_one_long_double_S, a, 0);
}

/* aapcs64-6.8.2-b3-two-fp16 */
#if CONFORM_HAS_FP16
struct aapcs64_6_8_2_b3_two_fp16_S {
    __fp16 a;
    __fp16 b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_two_fp16_S aapcs64_6_8_2_b3_two_fp16(struct aapcs64_6_8_2_b3_two_fp16_S a1);
static inline void layout_aapcs64_6_8_2_b3_two_fp16(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_two_fp16_S, 4, 2);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_two_fp16_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_two_fp16_S, b, 2);
}
#endif

/* aapcs64-6.8.2-b3-float16-3 */
#if CONFORM_HAS_FLOAT16
struct aapcs64_6_8_2_b3_float16_3_S {
    _Float16 a;
    _Float16 b;
    _Float16 c;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_float16_3_S aapcs64_6_8_2_b3_float16_3(struct aapcs64_6_8_2_b3_float16_3_S a1);
static inline void layout_aapcs64_6_8_2_b3_float16_3(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_float16_3_S, 6, 2);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_float16_3_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_float16_3_S, b, 2);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_float16_3_S, c, 4);
}
#endif

/* aapcs64-6.8.2-b3-nested */
struct aapcs64_6_8_2_b3_nested_I {
    float x;
    float y;
};
struct aapcs64_6_8_2_b3_nested_S {
    struct aapcs64_6_8_2_b3_nested_I i;
    float z;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_nested_S aapcs64_6_8_2_b3_nested(struct aapcs64_6_8_2_b3_nested_S a1);
static inline void layout_aapcs64_6_8_2_b3_nested(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_nested_I, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_nested_I, x, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_nested_I, y, 4);
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_nested_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_nested_S, i, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_nested_S, z, 8);
}

/* aapcs64-6.8.2-b3-nested-array */
struct aapcs64_6_8_2_b3_nested_array_I {
    double x;
};
struct aapcs64_6_8_2_b3_nested_array_S {
    struct aapcs64_6_8_2_b3_nested_array_I m[3];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_nested_array_S aapcs64_6_8_2_b3_nested_array(struct aapcs64_6_8_2_b3_nested_array_S a1);
static inline void layout_aapcs64_6_8_2_b3_nested_array(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_nested_array_I, 8, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_nested_array_I, x, 0);
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_nested_array_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_nested_array_S, m, 0);
}

/* aapcs64-6.8.2-b3-complex */
#if CONFORM_HAS_COMPLEX
struct aapcs64_6_8_2_b3_complex_S {
    _Complex float z;
    float a;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_complex_S aapcs64_6_8_2_b3_complex(struct aapcs64_6_8_2_b3_complex_S a1);
static inline void layout_aapcs64_6_8_2_b3_complex(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_complex_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_complex_S, z, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_complex_S, a, 8);
}
#endif

/* aapcs64-6.8.2-b3-complex-pair */
#if CONFORM_HAS_COMPLEX
struct aapcs64_6_8_2_b3_complex_pair_S {
    _Complex double a;
    _Complex double b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_complex_pair_S aapcs64_6_8_2_b3_complex_pair(struct aapcs64_6_8_2_b3_complex_pair_S a1);
static inline void layout_aapcs64_6_8_2_b3_complex_pair(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_complex_pair_S, 32, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_complex_pair_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_complex_pair_S, b, 16);
}
#endif

/* aapcs64-6.8.2-b3-union-same */
union aapcs64_6_8_2_b3_union_same_U {
    float a;
    float b[3];
};
CONFORM_FUNCTION union aapcs64_6_8_2_b3_union_same_U aapcs64_6_8_2_b3_union_same(union aapcs64_6_8_2_b3_union_same_U a1);
static inline void layout_aapcs64_6_8_2_b3_union_same(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_b3_union_same_U, 12, 4);
    CONFORM_OFFSET(union aapcs64_6_8_2_b3_union_same_U, a, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_b3_union_same_U, b, 0);
}

/* aapcs64-6.8.2-b3-union-in-struct */
union aapcs64_6_8_2_b3_union_in_struct_U {
    float a;
    float b[2];
};
struct aapcs64_6_8_2_b3_union_in_struct_S {
    float x;
    union aapcs64_6_8_2_b3_union_in_struct_U u;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_union_in_struct_S aapcs64_6_8_2_b3_union_in_struct(struct aapcs64_6_8_2_b3_union_in_struct_S a1);
static inline void layout_aapcs64_6_8_2_b3_union_in_struct(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_b3_union_in_struct_U, 8, 4);
    CONFORM_OFFSET(union aapcs64_6_8_2_b3_union_in_struct_U, a, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_b3_union_in_struct_U, b, 0);
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_union_in_struct_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_union_in_struct_S, x, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_union_in_struct_S, u, 4);
}

/* aapcs64-6.8.2-b3-anonymous-union */
struct aapcs64_6_8_2_b3_anonymous_union_S {
    float x;
    union {
        float y;
        float z;
    };
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_anonymous_union_S aapcs64_6_8_2_b3_anonymous_union(struct aapcs64_6_8_2_b3_anonymous_union_S a1);
static inline void layout_aapcs64_6_8_2_b3_anonymous_union(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_anonymous_union_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_anonymous_union_S, x, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_anonymous_union_S, y, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_anonymous_union_S, z, 4);
}

/* aapcs64-6.8.2-b3-empty-member */
#if CONFORM_HAS_GNU_C
struct aapcs64_6_8_2_b3_empty_member_E {
};
struct aapcs64_6_8_2_b3_empty_member_S {
    float a;
    struct aapcs64_6_8_2_b3_empty_member_E e;
    float b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_empty_member_S aapcs64_6_8_2_b3_empty_member(struct aapcs64_6_8_2_b3_empty_member_S a1);
static inline void layout_aapcs64_6_8_2_b3_empty_member(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_empty_member_E, 0, 1);
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_empty_member_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_empty_member_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_empty_member_S, e, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_empty_member_S, b, 4);
}
#endif

/* aapcs64-6.8.2-b3-zero-width */
struct aapcs64_6_8_2_b3_zero_width_S {
    float a;
    int : 0;
    float b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_zero_width_S aapcs64_6_8_2_b3_zero_width(struct aapcs64_6_8_2_b3_zero_width_S a1);
static inline void layout_aapcs64_6_8_2_b3_zero_width(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_zero_width_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_zero_width_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_zero_width_S, b, 4);
}

/* aapcs64-6.8.2-b3-mixed-precision */
struct aapcs64_6_8_2_b3_mixed_precision_S {
    double a;
    float b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_mixed_precision_S aapcs64_6_8_2_b3_mixed_precision(struct aapcs64_6_8_2_b3_mixed_precision_S a1);
static inline void layout_aapcs64_6_8_2_b3_mixed_precision(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_mixed_precision_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_mixed_precision_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_mixed_precision_S, b, 8);
}

/* aapcs64-6.8.2-b3-float-int */
struct aapcs64_6_8_2_b3_float_int_S {
    float a;
    int b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_float_int_S aapcs64_6_8_2_b3_float_int(struct aapcs64_6_8_2_b3_float_int_S a1);
static inline void layout_aapcs64_6_8_2_b3_float_int(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_float_int_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_float_int_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_float_int_S, b, 4);
}

/* aapcs64-6.8.2-b3-union-float-int */
union aapcs64_6_8_2_b3_union_float_int_U {
    float a;
    int b;
};
CONFORM_FUNCTION union aapcs64_6_8_2_b3_union_float_int_U aapcs64_6_8_2_b3_union_float_int(union aapcs64_6_8_2_b3_union_float_int_U a1);
static inline void layout_aapcs64_6_8_2_b3_union_float_int(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_b3_union_float_int_U, 4, 4);
    CONFORM_OFFSET(union aapcs64_6_8_2_b3_union_float_int_U, a, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_b3_union_float_int_U, b, 0);
}

/* aapcs64-6.8.2-b3-union-float-double */
union aapcs64_6_8_2_b3_union_float_double_U {
    float a;
    double b;
};
CONFORM_FUNCTION union aapcs64_6_8_2_b3_union_float_double_U aapcs64_6_8_2_b3_union_float_double(union aapcs64_6_8_2_b3_union_float_double_U a1);
static inline void layout_aapcs64_6_8_2_b3_union_float_double(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_b3_union_float_double_U, 8, 8);
    CONFORM_OFFSET(union aapcs64_6_8_2_b3_union_float_double_U, a, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_b3_union_float_double_U, b, 0);
}

/* aapcs64-6.8.2-b3-padding */
#if CONFORM_HAS_GNU_C
struct aapcs64_6_8_2_b3_padding_S {
    float a;
    float b __attribute__((aligned(8)));
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_padding_S aapcs64_6_8_2_b3_padding(struct aapcs64_6_8_2_b3_padding_S a1);
static inline void layout_aapcs64_6_8_2_b3_padding(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_padding_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_padding_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_padding_S, b, 8);
}
#endif

/* aapcs64-6.8.2-b3-aligned-record-padding */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(16))) aapcs64_6_8_2_b3_aligned_record_padding_S {
    float a;
    float b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_aligned_record_padding_S aapcs64_6_8_2_b3_aligned_record_padding(struct aapcs64_6_8_2_b3_aligned_record_padding_S a1);
static inline void layout_aapcs64_6_8_2_b3_aligned_record_padding(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_aligned_record_padding_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_aligned_record_padding_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_aligned_record_padding_S, b, 4);
}
#endif

/* aapcs64-6.8.2-b3-vectors-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v2_float __attribute__((vector_size(8)));
struct aapcs64_6_8_2_b3_vectors_8_S {
    bf_v2_float a;
    bf_v2_float b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_vectors_8_S aapcs64_6_8_2_b3_vectors_8(struct aapcs64_6_8_2_b3_vectors_8_S a1);
static inline void layout_aapcs64_6_8_2_b3_vectors_8(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_vectors_8_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_vectors_8_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_vectors_8_S, b, 8);
}
#endif

/* aapcs64-6.8.2-b3-vectors-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef int bf_v4_int __attribute__((vector_size(16)));
struct aapcs64_6_8_2_b3_vectors_16_S {
    bf_v4_int m[4];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_vectors_16_S aapcs64_6_8_2_b3_vectors_16(struct aapcs64_6_8_2_b3_vectors_16_S a1);
static inline void layout_aapcs64_6_8_2_b3_vectors_16(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_vectors_16_S, 64, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_vectors_16_S, m, 0);
}
#endif

/* aapcs64-6.8.2-b3-vectors-different-lanes */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
typedef int bf_v4_int __attribute__((vector_size(16)));
struct aapcs64_6_8_2_b3_vectors_different_lanes_S {
    bf_v4_float a;
    bf_v4_int b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_vectors_different_lanes_S aapcs64_6_8_2_b3_vectors_different_lanes(struct aapcs64_6_8_2_b3_vectors_different_lanes_S a1);
static inline void layout_aapcs64_6_8_2_b3_vectors_different_lanes(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_vectors_different_lanes_S, 32, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_vectors_different_lanes_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_vectors_different_lanes_S, b, 16);
}
#endif

/* aapcs64-6.8.2-b3-vectors-different-sizes */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v2_float __attribute__((vector_size(8)));
typedef float bf_v4_float __attribute__((vector_size(16)));
struct aapcs64_6_8_2_b3_vectors_different_sizes_S {
    bf_v2_float a;
    bf_v4_float b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_vectors_different_sizes_S aapcs64_6_8_2_b3_vectors_different_sizes(struct aapcs64_6_8_2_b3_vectors_different_sizes_S a1);
static inline void layout_aapcs64_6_8_2_b3_vectors_different_sizes(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_vectors_different_sizes_S, 32, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_vectors_different_sizes_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_vectors_different_sizes_S, b, 16);
}
#endif

/* aapcs64-6.8.2-b3-vector-and-double */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v2_float __attribute__((vector_size(8)));
struct aapcs64_6_8_2_b3_vector_and_double_S {
    bf_v2_float a;
    double b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b3_vector_and_double_S aapcs64_6_8_2_b3_vector_and_double(struct aapcs64_6_8_2_b3_vector_and_double_S a1);
static inline void layout_aapcs64_6_8_2_b3_vector_and_double(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_vector_and_double_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_vector_and_double_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_vector_and_double_S, b, 8);
}
#endif

/* aapcs64-6.8.2-b3-five-vectors */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
struct aapcs64_6_8_2_b3_five_vectors_S {
    bf_v4_float m[5];
};
CONFORM_FUNCTION void aapcs64_6_8_2_b3_five_vectors(struct aapcs64_6_8_2_b3_five_vectors_S a1);
static inline void layout_aapcs64_6_8_2_b3_five_vectors(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b3_five_vectors_S, 80, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b3_five_vectors_S, m, 0);
}
#endif

/* aapcs64-6.8.2-b3-union-zero-width */
union aapcs64_6_8_2_b3_union_zero_width_U {
    float a;
    int : 0;
};
CONFORM_FUNCTION union aapcs64_6_8_2_b3_union_zero_width_U aapcs64_6_8_2_b3_union_zero_width(union aapcs64_6_8_2_b3_union_zero_width_U a1);
static inline void layout_aapcs64_6_8_2_b3_union_zero_width(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_b3_union_zero_width_U, 4, 4);
    CONFORM_OFFSET(union aapcs64_6_8_2_b3_union_zero_width_U, a, 0);
}

/* aapcs64-6.8.2-b4-three-longs */
struct aapcs64_6_8_2_b4_three_longs_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION long aapcs64_6_8_2_b4_three_longs(struct aapcs64_6_8_2_b4_three_longs_S a1, long a2);
static inline void layout_aapcs64_6_8_2_b4_three_longs(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b4_three_longs_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_three_longs_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_three_longs_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_three_longs_S, c, 16);
}

/* aapcs64-6.8.2-b4-two */
struct aapcs64_6_8_2_b4_two_S {
    long a;
    long b;
    long c;
};
struct aapcs64_6_8_2_b4_two_T {
    char m[17];
};
CONFORM_FUNCTION int aapcs64_6_8_2_b4_two(struct aapcs64_6_8_2_b4_two_S a1, struct aapcs64_6_8_2_b4_two_T a2, int a3);
static inline void layout_aapcs64_6_8_2_b4_two(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b4_two_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_two_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_two_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_two_S, c, 16);
    CONFORM_SIZE(struct aapcs64_6_8_2_b4_two_T, 17, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_two_T, m, 0);
}

/* aapcs64-6.8.2-b4-after-registers */
struct aapcs64_6_8_2_b4_after_registers_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION long aapcs64_6_8_2_b4_after_registers(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct aapcs64_6_8_2_b4_after_registers_S a9, long a10);
static inline void layout_aapcs64_6_8_2_b4_after_registers(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b4_after_registers_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_after_registers_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_after_registers_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_after_registers_S, c, 16);
}

/* aapcs64-6.8.2-b4-three-doubles-and-int */
struct aapcs64_6_8_2_b4_three_doubles_and_int_S {
    double a;
    double b;
    int c;
};
CONFORM_FUNCTION double aapcs64_6_8_2_b4_three_doubles_and_int(struct aapcs64_6_8_2_b4_three_doubles_and_int_S a1, double a2);
static inline void layout_aapcs64_6_8_2_b4_three_doubles_and_int(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b4_three_doubles_and_int_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_three_doubles_and_int_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_three_doubles_and_int_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_three_doubles_and_int_S, c, 16);
}

/* aapcs64-6.8.2-b4-aligned-32 */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(32))) aapcs64_6_8_2_b4_aligned_32_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION long aapcs64_6_8_2_b4_aligned_32(int a1, struct aapcs64_6_8_2_b4_aligned_32_S a2, int a3);
static inline void layout_aapcs64_6_8_2_b4_aligned_32(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b4_aligned_32_S, 32, 32);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_aligned_32_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_aligned_32_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_aligned_32_S, c, 16);
}
#endif

/* aapcs64-6.8.2-b4-double-float-double */
struct aapcs64_6_8_2_b4_double_float_double_S {
    double a;
    float b;
    double c;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b4_double_float_double_S aapcs64_6_8_2_b4_double_float_double(struct aapcs64_6_8_2_b4_double_float_double_S a1, double a2);
static inline void layout_aapcs64_6_8_2_b4_double_float_double(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b4_double_float_double_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_double_float_double_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_double_float_double_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_double_float_double_S, c, 16);
}

/* aapcs64-6.8.2-b4-large */
struct aapcs64_6_8_2_b4_large_S {
    int m[50];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_b4_large_S aapcs64_6_8_2_b4_large(struct aapcs64_6_8_2_b4_large_S a1, int a2);
static inline void layout_aapcs64_6_8_2_b4_large(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b4_large_S, 200, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b4_large_S, m, 0);
}

/* aapcs64-6.8.2-b4-large-union */
union aapcs64_6_8_2_b4_large_union_U {
    char a[40];
    double b;
};
CONFORM_FUNCTION union aapcs64_6_8_2_b4_large_union_U aapcs64_6_8_2_b4_large_union(union aapcs64_6_8_2_b4_large_union_U a1, double a2);
static inline void layout_aapcs64_6_8_2_b4_large_union(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_b4_large_union_U, 40, 8);
    CONFORM_OFFSET(union aapcs64_6_8_2_b4_large_union_U, a, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_b4_large_union_U, b, 0);
}

/* aapcs64-6.8.2-b6-aligned-record */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(16))) aapcs64_6_8_2_b6_aligned_record_S {
    long a;
};
CONFORM_FUNCTION long aapcs64_6_8_2_b6_aligned_record(int a1, struct aapcs64_6_8_2_b6_aligned_record_S a2, int a3);
static inline void layout_aapcs64_6_8_2_b6_aligned_record(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b6_aligned_record_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_aligned_record_S, a, 0);
}
#endif

/* aapcs64-6.8.2-b6-aligned-member */
#if CONFORM_HAS_GNU_C
struct aapcs64_6_8_2_b6_aligned_member_S {
    long a __attribute__((aligned(16)));
};
CONFORM_FUNCTION long aapcs64_6_8_2_b6_aligned_member(int a1, struct aapcs64_6_8_2_b6_aligned_member_S a2, int a3);
static inline void layout_aapcs64_6_8_2_b6_aligned_member(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b6_aligned_member_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_aligned_member_S, a, 0);
}
#endif

/* aapcs64-6.8.2-b6-int128-member */
#if CONFORM_HAS_INT128
struct aapcs64_6_8_2_b6_int128_member_S {
    __int128 a;
};
CONFORM_FUNCTION long aapcs64_6_8_2_b6_int128_member(int a1, struct aapcs64_6_8_2_b6_int128_member_S a2, int a3);
static inline void layout_aapcs64_6_8_2_b6_int128_member(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b6_int128_member_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_int128_member_S, a, 0);
}
#endif

/* aapcs64-6.8.2-b6-union-int128 */
#if CONFORM_HAS_INT128
union aapcs64_6_8_2_b6_union_int128_U {
    __int128 a;
    long b;
};
CONFORM_FUNCTION long aapcs64_6_8_2_b6_union_int128(int a1, union aapcs64_6_8_2_b6_union_int128_U a2, int a3);
static inline void layout_aapcs64_6_8_2_b6_union_int128(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_b6_union_int128_U, 16, 16);
    CONFORM_OFFSET(union aapcs64_6_8_2_b6_union_int128_U, a, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_b6_union_int128_U, b, 0);
}
#endif

/* aapcs64-6.8.2-b6-nested-aligned */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(16))) aapcs64_6_8_2_b6_nested_aligned_I {
    long a;
};
struct aapcs64_6_8_2_b6_nested_aligned_S {
    struct aapcs64_6_8_2_b6_nested_aligned_I i;
};
CONFORM_FUNCTION long aapcs64_6_8_2_b6_nested_aligned(int a1, struct aapcs64_6_8_2_b6_nested_aligned_S a2, int a3);
static inline void layout_aapcs64_6_8_2_b6_nested_aligned(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b6_nested_aligned_I, 16, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_nested_aligned_I, a, 0);
    CONFORM_SIZE(struct aapcs64_6_8_2_b6_nested_aligned_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_nested_aligned_S, i, 0);
}
#endif

/* aapcs64-6.8.2-b6-aligned-8-ints */
#if CONFORM_HAS_GNU_C
struct aapcs64_6_8_2_b6_aligned_8_ints_S {
    int a __attribute__((aligned(8)));
    int b;
};
CONFORM_FUNCTION int aapcs64_6_8_2_b6_aligned_8_ints(int a1, struct aapcs64_6_8_2_b6_aligned_8_ints_S a2, int a3);
static inline void layout_aapcs64_6_8_2_b6_aligned_8_ints(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b6_aligned_8_ints_S, 8, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_aligned_8_ints_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_aligned_8_ints_S, b, 4);
}
#endif

/* aapcs64-6.8.2-b6-packed-composite */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) aapcs64_6_8_2_b6_packed_composite_S {
    char a;
    long b;
    int c;
};
CONFORM_FUNCTION long aapcs64_6_8_2_b6_packed_composite(int a1, struct aapcs64_6_8_2_b6_packed_composite_S a2, int a3);
static inline void layout_aapcs64_6_8_2_b6_packed_composite(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b6_packed_composite_S, 13, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_packed_composite_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_packed_composite_S, b, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_packed_composite_S, c, 9);
}
#endif

/* aapcs64-6.8.2-b6-packed-on-stack */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) aapcs64_6_8_2_b6_packed_on_stack_S {
    char a;
    short b;
};
CONFORM_FUNCTION int aapcs64_6_8_2_b6_packed_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, char a9, struct aapcs64_6_8_2_b6_packed_on_stack_S a10, char a11);
static inline void layout_aapcs64_6_8_2_b6_packed_on_stack(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_b6_packed_on_stack_S, 3, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_packed_on_stack_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_b6_packed_on_stack_S, b, 1);
}
#endif

/* aapcs64-6.8.2-c1-eight-doubles */
CONFORM_FUNCTION double aapcs64_6_8_2_c1_eight_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8);
static inline void layout_aapcs64_6_8_2_c1_eight_doubles(void)
{
}

/* aapcs64-6.8.2-c1-nine-doubles */
CONFORM_FUNCTION double aapcs64_6_8_2_c1_nine_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9);
static inline void layout_aapcs64_6_8_2_c1_nine_doubles(void)
{
}

/* aapcs64-6.8.2-c1-float-on-stack */
CONFORM_FUNCTION float aapcs64_6_8_2_c1_float_on_stack(float a1, float a2, float a3, float a4, float a5, float a6, float a7, float a8, float a9, float a10);
static inline void layout_aapcs64_6_8_2_c1_float_on_stack(void)
{
}

/* aapcs64-6.8.2-c1-half-on-stack */
#if CONFORM_HAS_FLOAT16
CONFORM_FUNCTION _Float16 aapcs64_6_8_2_c1_half_on_stack(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, _Float16 a9, _Float16 a10);
static inline void layout_aapcs64_6_8_2_c1_half_on_stack(void)
{
}
#endif

/* aapcs64-6.8.2-c1-hfa-fits */
struct aapcs64_6_8_2_c1_hfa_fits_S {
    float a;
    float b;
};
CONFORM_FUNCTION float aapcs64_6_8_2_c1_hfa_fits(double a1, double a2, double a3, double a4, double a5, double a6, struct aapcs64_6_8_2_c1_hfa_fits_S a7);
static inline void layout_aapcs64_6_8_2_c1_hfa_fits(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c1_hfa_fits_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_fits_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_fits_S, b, 4);
}

/* aapcs64-6.8.2-c1-hfa-does-not-fit */
struct aapcs64_6_8_2_c1_hfa_does_not_fit_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION float aapcs64_6_8_2_c1_hfa_does_not_fit(double a1, double a2, double a3, double a4, double a5, double a6, struct aapcs64_6_8_2_c1_hfa_does_not_fit_S a7);
static inline void layout_aapcs64_6_8_2_c1_hfa_does_not_fit(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c1_hfa_does_not_fit_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_does_not_fit_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_does_not_fit_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_does_not_fit_S, c, 8);
}

/* aapcs64-6.8.2-c1-no-back-fill */
struct aapcs64_6_8_2_c1_no_back_fill_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION double aapcs64_6_8_2_c1_no_back_fill(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct aapcs64_6_8_2_c1_no_back_fill_S a8, double a9);
static inline void layout_aapcs64_6_8_2_c1_no_back_fill(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c1_no_back_fill_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_no_back_fill_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_no_back_fill_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_no_back_fill_S, c, 8);
}

/* aapcs64-6.8.2-c1-hfa-rounded */
struct aapcs64_6_8_2_c1_hfa_rounded_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION float aapcs64_6_8_2_c1_hfa_rounded(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct aapcs64_6_8_2_c1_hfa_rounded_S a9, float a10);
static inline void layout_aapcs64_6_8_2_c1_hfa_rounded(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c1_hfa_rounded_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_rounded_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_rounded_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_rounded_S, c, 8);
}

/* aapcs64-6.8.2-c1-one-float-hfa-on-stack */
struct aapcs64_6_8_2_c1_one_float_hfa_on_stack_S {
    float a;
};
CONFORM_FUNCTION float aapcs64_6_8_2_c1_one_float_hfa_on_stack(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct aapcs64_6_8_2_c1_one_float_hfa_on_stack_S a9, struct aapcs64_6_8_2_c1_one_float_hfa_on_stack_S a10, float a11);
static inline void layout_aapcs64_6_8_2_c1_one_float_hfa_on_stack(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c1_one_float_hfa_on_stack_S, 4, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_one_float_hfa_on_stack_S, a, 0);
}

/* aapcs64-6.8.2-c1-quad-on-stack */
CONFORM_FUNCTION double aapcs64_6_8_2_c1_quad_on_stack(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9, long double a10, double a11);
static inline void layout_aapcs64_6_8_2_c1_quad_on_stack(void)
{
}

/* aapcs64-6.8.2-c1-vector-on-stack */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
CONFORM_FUNCTION bf_v4_float aapcs64_6_8_2_c1_vector_on_stack(bf_v4_float a1, bf_v4_float a2, bf_v4_float a3, bf_v4_float a4, bf_v4_float a5, bf_v4_float a6, bf_v4_float a7, bf_v4_float a8, double a9, bf_v4_float a10, double a11);
static inline void layout_aapcs64_6_8_2_c1_vector_on_stack(void)
{
}
#endif

/* aapcs64-6.8.2-c1-hfa-of-quads-on-stack */
struct aapcs64_6_8_2_c1_hfa_of_quads_on_stack_S {
    long double a;
    long double b;
};
CONFORM_FUNCTION double aapcs64_6_8_2_c1_hfa_of_quads_on_stack(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9, struct aapcs64_6_8_2_c1_hfa_of_quads_on_stack_S a10, double a11);
static inline void layout_aapcs64_6_8_2_c1_hfa_of_quads_on_stack(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c1_hfa_of_quads_on_stack_S, 32, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_of_quads_on_stack_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_of_quads_on_stack_S, b, 16);
}

/* aapcs64-6.8.2-c1-hfa-leaves-integers */
struct aapcs64_6_8_2_c1_hfa_leaves_integers_S {
    double a;
    double b;
    double c;
};
CONFORM_FUNCTION long aapcs64_6_8_2_c1_hfa_leaves_integers(double a1, double a2, double a3, double a4, double a5, double a6, struct aapcs64_6_8_2_c1_hfa_leaves_integers_S a7, long a8, double a9);
static inline void layout_aapcs64_6_8_2_c1_hfa_leaves_integers(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c1_hfa_leaves_integers_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_leaves_integers_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_leaves_integers_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hfa_leaves_integers_S, c, 16);
}

/* aapcs64-6.8.2-c1-complex-on-stack */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION double aapcs64_6_8_2_c1_complex_on_stack(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Complex double a8, double a9);
static inline void layout_aapcs64_6_8_2_c1_complex_on_stack(void)
{
}
#endif

/* aapcs64-6.8.2-c1-four-doubles-twice */
struct aapcs64_6_8_2_c1_four_doubles_twice_S {
    double m[4];
};
CONFORM_FUNCTION double aapcs64_6_8_2_c1_four_doubles_twice(struct aapcs64_6_8_2_c1_four_doubles_twice_S a1, struct aapcs64_6_8_2_c1_four_doubles_twice_S a2, double a3);
static inline void layout_aapcs64_6_8_2_c1_four_doubles_twice(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c1_four_doubles_twice_S, 32, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_four_doubles_twice_S, m, 0);
}

/* aapcs64-6.8.2-c1-hva-on-stack */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v2_float __attribute__((vector_size(8)));
struct aapcs64_6_8_2_c1_hva_on_stack_S {
    bf_v2_float a;
    bf_v2_float b;
};
CONFORM_FUNCTION double aapcs64_6_8_2_c1_hva_on_stack(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct aapcs64_6_8_2_c1_hva_on_stack_S a8, double a9);
static inline void layout_aapcs64_6_8_2_c1_hva_on_stack(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c1_hva_on_stack_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hva_on_stack_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c1_hva_on_stack_S, b, 8);
}
#endif

/* aapcs64-6.8.2-c9-eight-longs */
CONFORM_FUNCTION long aapcs64_6_8_2_c9_eight_longs(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8);
static inline void layout_aapcs64_6_8_2_c9_eight_longs(void)
{
}

/* aapcs64-6.8.2-c9-nine-longs */
CONFORM_FUNCTION long aapcs64_6_8_2_c9_nine_longs(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9);
static inline void layout_aapcs64_6_8_2_c9_nine_longs(void)
{
}

/* aapcs64-6.8.2-c9-char-on-stack */
CONFORM_FUNCTION int aapcs64_6_8_2_c9_char_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, char a9, short a10, int a11);
static inline void layout_aapcs64_6_8_2_c9_char_on_stack(void)
{
}

/* aapcs64-6.8.2-c9-bool-on-stack */
CONFORM_FUNCTION _Bool aapcs64_6_8_2_c9_bool_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, _Bool a9, _Bool a10);
static inline void layout_aapcs64_6_8_2_c9_bool_on_stack(void)
{
}

/* aapcs64-6.8.2-c9-int128-even */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long aapcs64_6_8_2_c9_int128_even(long a1, __int128 a2, long a3);
static inline void layout_aapcs64_6_8_2_c9_int128_even(void)
{
}
#endif

/* aapcs64-6.8.2-c9-int128-skips-one */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long aapcs64_6_8_2_c9_int128_skips_one(int a1, int a2, int a3, __int128 a4, int a5);
static inline void layout_aapcs64_6_8_2_c9_int128_skips_one(void)
{
}
#endif

/* aapcs64-6.8.2-c9-int128-last-pair */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long aapcs64_6_8_2_c9_int128_last_pair(long a1, long a2, long a3, long a4, long a5, long a6, __int128 a7);
static inline void layout_aapcs64_6_8_2_c9_int128_last_pair(void)
{
}
#endif

/* aapcs64-6.8.2-c9-int128-after-seven */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long aapcs64_6_8_2_c9_int128_after_seven(long a1, long a2, long a3, long a4, long a5, long a6, long a7, __int128 a8, long a9);
static inline void layout_aapcs64_6_8_2_c9_int128_after_seven(void)
{
}
#endif

/* aapcs64-6.8.2-c9-int128-stack-alignment */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long aapcs64_6_8_2_c9_int128_stack_alignment(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9, __int128 a10, long a11);
static inline void layout_aapcs64_6_8_2_c9_int128_stack_alignment(void)
{
}
#endif

/* aapcs64-6.8.2-c9-composite-pair */
struct aapcs64_6_8_2_c9_composite_pair_S {
    long a;
    long b;
};
CONFORM_FUNCTION long aapcs64_6_8_2_c9_composite_pair(int a1, struct aapcs64_6_8_2_c9_composite_pair_S a2, long a3);
static inline void layout_aapcs64_6_8_2_c9_composite_pair(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_composite_pair_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_pair_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_pair_S, b, 8);
}

/* aapcs64-6.8.2-c9-composite-last-pair */
struct aapcs64_6_8_2_c9_composite_last_pair_S {
    long a;
    long b;
};
CONFORM_FUNCTION long aapcs64_6_8_2_c9_composite_last_pair(long a1, long a2, long a3, long a4, long a5, long a6, struct aapcs64_6_8_2_c9_composite_last_pair_S a7, long a8);
static inline void layout_aapcs64_6_8_2_c9_composite_last_pair(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_composite_last_pair_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_last_pair_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_last_pair_S, b, 8);
}

/* aapcs64-6.8.2-c9-composite-not-split */
struct aapcs64_6_8_2_c9_composite_not_split_S {
    long a;
    long b;
};
CONFORM_FUNCTION long aapcs64_6_8_2_c9_composite_not_split(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct aapcs64_6_8_2_c9_composite_not_split_S a8);
static inline void layout_aapcs64_6_8_2_c9_composite_not_split(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_composite_not_split_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_not_split_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_not_split_S, b, 8);
}

/* aapcs64-6.8.2-c9-composite-no-back-fill */
struct aapcs64_6_8_2_c9_composite_no_back_fill_S {
    long a;
    long b;
};
CONFORM_FUNCTION long aapcs64_6_8_2_c9_composite_no_back_fill(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct aapcs64_6_8_2_c9_composite_no_back_fill_S a8, long a9);
static inline void layout_aapcs64_6_8_2_c9_composite_no_back_fill(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_composite_no_back_fill_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_no_back_fill_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_no_back_fill_S, b, 8);
}

/* aapcs64-6.8.2-c9-composite-leaves-vectors */
struct aapcs64_6_8_2_c9_composite_leaves_vectors_S {
    long a;
    long b;
};
CONFORM_FUNCTION double aapcs64_6_8_2_c9_composite_leaves_vectors(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct aapcs64_6_8_2_c9_composite_leaves_vectors_S a8, double a9, long a10);
static inline void layout_aapcs64_6_8_2_c9_composite_leaves_vectors(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_composite_leaves_vectors_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_leaves_vectors_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_leaves_vectors_S, b, 8);
}

/* aapcs64-6.8.2-c9-small-composite-on-stack */
struct aapcs64_6_8_2_c9_small_composite_on_stack_S {
    char a;
};
CONFORM_FUNCTION int aapcs64_6_8_2_c9_small_composite_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct aapcs64_6_8_2_c9_small_composite_on_stack_S a9, struct aapcs64_6_8_2_c9_small_composite_on_stack_S a10, char a11);
static inline void layout_aapcs64_6_8_2_c9_small_composite_on_stack(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_small_composite_on_stack_S, 1, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_small_composite_on_stack_S, a, 0);
}

/* aapcs64-6.8.2-c9-composite-12-on-stack */
struct aapcs64_6_8_2_c9_composite_12_on_stack_S {
    int a;
    int b;
    int c;
};
CONFORM_FUNCTION int aapcs64_6_8_2_c9_composite_12_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, struct aapcs64_6_8_2_c9_composite_12_on_stack_S a9, int a10);
static inline void layout_aapcs64_6_8_2_c9_composite_12_on_stack(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_composite_12_on_stack_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_12_on_stack_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_12_on_stack_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_composite_12_on_stack_S, c, 8);
}

/* aapcs64-6.8.2-c9-quad-composite-on-stack */
#if CONFORM_HAS_INT128
struct aapcs64_6_8_2_c9_quad_composite_on_stack_S {
    __int128 a;
};
CONFORM_FUNCTION long aapcs64_6_8_2_c9_quad_composite_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long a8, long a9, struct aapcs64_6_8_2_c9_quad_composite_on_stack_S a10, long a11);
static inline void layout_aapcs64_6_8_2_c9_quad_composite_on_stack(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_quad_composite_on_stack_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_quad_composite_on_stack_S, a, 0);
}
#endif

/* aapcs64-6.8.2-c9-quad-composite-skips */
#if CONFORM_HAS_INT128
struct aapcs64_6_8_2_c9_quad_composite_skips_S {
    __int128 a;
};
CONFORM_FUNCTION long aapcs64_6_8_2_c9_quad_composite_skips(long a1, struct aapcs64_6_8_2_c9_quad_composite_skips_S a2, struct aapcs64_6_8_2_c9_quad_composite_skips_S a3, long a4);
static inline void layout_aapcs64_6_8_2_c9_quad_composite_skips(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_quad_composite_skips_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_quad_composite_skips_S, a, 0);
}
#endif

/* aapcs64-6.8.2-c9-independent-sequences */
CONFORM_FUNCTION double aapcs64_6_8_2_c9_independent_sequences(int a1, double a2, long a3, float a4, char a5, double a6, short a7, float a8, void *a9, double a10, int a11, double a12, long a13, float a14, int a15, double a16, int a17, float a18);
static inline void layout_aapcs64_6_8_2_c9_independent_sequences(void)
{
}

/* aapcs64-6.8.2-c9-fifteen-mixed */
struct aapcs64_6_8_2_c9_fifteen_mixed_S {
    int a;
    float b;
};
struct aapcs64_6_8_2_c9_fifteen_mixed_T {
    double x;
    double y;
};
CONFORM_FUNCTION double aapcs64_6_8_2_c9_fifteen_mixed(char a1, float a2, struct aapcs64_6_8_2_c9_fifteen_mixed_S a3, double a4, struct aapcs64_6_8_2_c9_fifteen_mixed_T a5, long a6, short a7, struct aapcs64_6_8_2_c9_fifteen_mixed_T a8, int a9, struct aapcs64_6_8_2_c9_fifteen_mixed_S a10, float a11, struct aapcs64_6_8_2_c9_fifteen_mixed_T a12, long a13, struct aapcs64_6_8_2_c9_fifteen_mixed_S a14, double a15);
static inline void layout_aapcs64_6_8_2_c9_fifteen_mixed(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_fifteen_mixed_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_fifteen_mixed_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_fifteen_mixed_S, b, 4);
    CONFORM_SIZE(struct aapcs64_6_8_2_c9_fifteen_mixed_T, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_fifteen_mixed_T, x, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c9_fifteen_mixed_T, y, 8);
}

/* aapcs64-6.8.2-c9-pointer-on-stack */
CONFORM_FUNCTION void *aapcs64_6_8_2_c9_pointer_on_stack(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, void *a9, char *a10);
static inline void layout_aapcs64_6_8_2_c9_pointer_on_stack(void)
{
}

/* aapcs64-6.8.2-c12-three-chars */
struct aapcs64_6_8_2_c12_three_chars_S {
    char a;
    char b;
    char c;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_three_chars_S aapcs64_6_8_2_c12_three_chars(struct aapcs64_6_8_2_c12_three_chars_S a1, struct aapcs64_6_8_2_c12_three_chars_S a2);
static inline void layout_aapcs64_6_8_2_c12_three_chars(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_three_chars_S, 3, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_three_chars_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_three_chars_S, b, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_three_chars_S, c, 2);
}

/* aapcs64-6.8.2-c12-short-3 */
struct aapcs64_6_8_2_c12_short_3_S {
    short m[3];
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_short_3_S aapcs64_6_8_2_c12_short_3(struct aapcs64_6_8_2_c12_short_3_S a1, struct aapcs64_6_8_2_c12_short_3_S a2);
static inline void layout_aapcs64_6_8_2_c12_short_3(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_short_3_S, 6, 2);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_short_3_S, m, 0);
}

/* aapcs64-6.8.2-c12-three-ints */
struct aapcs64_6_8_2_c12_three_ints_S {
    int a;
    int b;
    int c;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_three_ints_S aapcs64_6_8_2_c12_three_ints(struct aapcs64_6_8_2_c12_three_ints_S a1, struct aapcs64_6_8_2_c12_three_ints_S a2);
static inline void layout_aapcs64_6_8_2_c12_three_ints(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_three_ints_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_three_ints_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_three_ints_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_three_ints_S, c, 8);
}

/* aapcs64-6.8.2-c12-int-float */
struct aapcs64_6_8_2_c12_int_float_S {
    int a;
    float b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_int_float_S aapcs64_6_8_2_c12_int_float(struct aapcs64_6_8_2_c12_int_float_S a1);
static inline void layout_aapcs64_6_8_2_c12_int_float(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_int_float_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_int_float_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_int_float_S, b, 4);
}

/* aapcs64-6.8.2-c12-char-double */
struct aapcs64_6_8_2_c12_char_double_S {
    char a;
    double b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_char_double_S aapcs64_6_8_2_c12_char_double(struct aapcs64_6_8_2_c12_char_double_S a1);
static inline void layout_aapcs64_6_8_2_c12_char_double(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_char_double_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_char_double_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_char_double_S, b, 8);
}

/* aapcs64-6.8.2-c12-long-double-mix */
struct aapcs64_6_8_2_c12_long_double_mix_S {
    long a;
    double b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_long_double_mix_S aapcs64_6_8_2_c12_long_double_mix(struct aapcs64_6_8_2_c12_long_double_mix_S a1, double a2);
static inline void layout_aapcs64_6_8_2_c12_long_double_mix(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_long_double_mix_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_long_double_mix_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_long_double_mix_S, b, 8);
}

/* aapcs64-6.8.2-c12-pointer-int */
struct aapcs64_6_8_2_c12_pointer_int_S {
    void *p;
    int n;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_pointer_int_S aapcs64_6_8_2_c12_pointer_int(struct aapcs64_6_8_2_c12_pointer_int_S a1);
static inline void layout_aapcs64_6_8_2_c12_pointer_int(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_pointer_int_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_pointer_int_S, p, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_pointer_int_S, n, 8);
}

/* aapcs64-6.8.2-c12-bools */
struct aapcs64_6_8_2_c12_bools_S {
    _Bool a;
    _Bool b;
    _Bool c;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_bools_S aapcs64_6_8_2_c12_bools(struct aapcs64_6_8_2_c12_bools_S a1);
static inline void layout_aapcs64_6_8_2_c12_bools(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_bools_S, 3, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_bools_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_bools_S, b, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_bools_S, c, 2);
}

/* aapcs64-6.8.2-c12-bit-fields */
struct aapcs64_6_8_2_c12_bit_fields_S {
    unsigned int a : 5;
    unsigned int b : 20;
    unsigned int c : 30;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_bit_fields_S aapcs64_6_8_2_c12_bit_fields(struct aapcs64_6_8_2_c12_bit_fields_S a1);
static inline void layout_aapcs64_6_8_2_c12_bit_fields(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_bit_fields_S, 8, 4);
    CONFORM_BITS(struct aapcs64_6_8_2_c12_bit_fields_S, a, 0, 5, (unsigned int)0x1fUL);
    CONFORM_BITS(struct aapcs64_6_8_2_c12_bit_fields_S, b, 5, 20, (unsigned int)0xfffffUL);
    CONFORM_BITS(struct aapcs64_6_8_2_c12_bit_fields_S, c, 32, 30, (unsigned int)0x3fffffffUL);
}

/* aapcs64-6.8.2-c12-union-double-long */
union aapcs64_6_8_2_c12_union_double_long_U {
    double a;
    long b;
};
CONFORM_FUNCTION union aapcs64_6_8_2_c12_union_double_long_U aapcs64_6_8_2_c12_union_double_long(union aapcs64_6_8_2_c12_union_double_long_U a1);
static inline void layout_aapcs64_6_8_2_c12_union_double_long(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_c12_union_double_long_U, 8, 8);
    CONFORM_OFFSET(union aapcs64_6_8_2_c12_union_double_long_U, a, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_c12_union_double_long_U, b, 0);
}

/* aapcs64-6.8.2-c12-union-chars */
union aapcs64_6_8_2_c12_union_chars_U {
    char a[9];
    int b;
};
CONFORM_FUNCTION union aapcs64_6_8_2_c12_union_chars_U aapcs64_6_8_2_c12_union_chars(union aapcs64_6_8_2_c12_union_chars_U a1);
static inline void layout_aapcs64_6_8_2_c12_union_chars(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_c12_union_chars_U, 12, 4);
    CONFORM_OFFSET(union aapcs64_6_8_2_c12_union_chars_U, a, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_c12_union_chars_U, b, 0);
}

/* aapcs64-6.8.2-c12-nested */
struct aapcs64_6_8_2_c12_nested_I {
    short a;
    char b;
};
struct aapcs64_6_8_2_c12_nested_S {
    struct aapcs64_6_8_2_c12_nested_I i;
    int c;
    struct aapcs64_6_8_2_c12_nested_I j;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_nested_S aapcs64_6_8_2_c12_nested(struct aapcs64_6_8_2_c12_nested_S a1);
static inline void layout_aapcs64_6_8_2_c12_nested(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_nested_I, 4, 2);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_nested_I, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_nested_I, b, 2);
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_nested_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_nested_S, i, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_nested_S, c, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_nested_S, j, 8);
}

/* aapcs64-6.8.2-c12-complex-and-int */
#if CONFORM_HAS_COMPLEX
struct aapcs64_6_8_2_c12_complex_and_int_S {
    _Complex float z;
    int n;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_complex_and_int_S aapcs64_6_8_2_c12_complex_and_int(struct aapcs64_6_8_2_c12_complex_and_int_S a1);
static inline void layout_aapcs64_6_8_2_c12_complex_and_int(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_complex_and_int_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_complex_and_int_S, z, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_complex_and_int_S, n, 8);
}
#endif

/* aapcs64-6.8.2-c12-float-long */
struct aapcs64_6_8_2_c12_float_long_S {
    float a;
    long b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_float_long_S aapcs64_6_8_2_c12_float_long(struct aapcs64_6_8_2_c12_float_long_S a1, float a2);
static inline void layout_aapcs64_6_8_2_c12_float_long(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_float_long_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_float_long_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_float_long_S, b, 8);
}

/* aapcs64-6.8.2-c12-flexible-array */
struct aapcs64_6_8_2_c12_flexible_array_S {
    int n;
    int m[];
};
CONFORM_FUNCTION int aapcs64_6_8_2_c12_flexible_array(struct aapcs64_6_8_2_c12_flexible_array_S a1, int a2);
static inline void layout_aapcs64_6_8_2_c12_flexible_array(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_flexible_array_S, 4, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_flexible_array_S, n, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_flexible_array_S, m, 4);
}

/* aapcs64-6.8.2-c12-short-int-short-float */
struct aapcs64_6_8_2_c12_short_int_short_float_S {
    short a;
    int b;
    short c;
    float d;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_c12_short_int_short_float_S aapcs64_6_8_2_c12_short_int_short_float(struct aapcs64_6_8_2_c12_short_int_short_float_S a1);
static inline void layout_aapcs64_6_8_2_c12_short_int_short_float(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_c12_short_int_short_float_S, 16, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_short_int_short_float_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_short_int_short_float_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_short_int_short_float_S, c, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_c12_short_int_short_float_S, d, 12);
}

/* aapcs64-6.8.2-empty-argument */
#if CONFORM_HAS_GNU_C
struct aapcs64_6_8_2_empty_argument_E {
};
CONFORM_FUNCTION int aapcs64_6_8_2_empty_argument(int a1, struct aapcs64_6_8_2_empty_argument_E a2, int a3);
static inline void layout_aapcs64_6_8_2_empty_argument(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_empty_argument_E, 0, 1);
}
#endif

/* aapcs64-6.8.2-empty-result */
#if CONFORM_HAS_GNU_C
struct aapcs64_6_8_2_empty_result_E {
};
CONFORM_FUNCTION struct aapcs64_6_8_2_empty_result_E aapcs64_6_8_2_empty_result(int a1);
static inline void layout_aapcs64_6_8_2_empty_result(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_empty_result_E, 0, 1);
}
#endif

/* aapcs64-6.8.2-empty-nested */
#if CONFORM_HAS_GNU_C
struct aapcs64_6_8_2_empty_nested_E {
};
struct aapcs64_6_8_2_empty_nested_S {
    struct aapcs64_6_8_2_empty_nested_E a;
    struct aapcs64_6_8_2_empty_nested_E b;
};
CONFORM_FUNCTION int aapcs64_6_8_2_empty_nested(double a1, struct aapcs64_6_8_2_empty_nested_S a2, double a3);
static inline void layout_aapcs64_6_8_2_empty_nested(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_empty_nested_E, 0, 1);
    CONFORM_SIZE(struct aapcs64_6_8_2_empty_nested_S, 0, 1);
    CONFORM_OFFSET(struct aapcs64_6_8_2_empty_nested_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_empty_nested_S, b, 0);
}
#endif

/* aapcs64-6.8.2-empty-unnamed-bits-only */
#if CONFORM_HAS_GNU_C
struct aapcs64_6_8_2_empty_unnamed_bits_only_S {
    int : 5;
};
CONFORM_FUNCTION int aapcs64_6_8_2_empty_unnamed_bits_only(struct aapcs64_6_8_2_empty_unnamed_bits_only_S a1, int a2);
static inline void layout_aapcs64_6_8_2_empty_unnamed_bits_only(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_empty_unnamed_bits_only_S, 4, 4);
}
#endif

/* aapcs64-6.9-x8 */
struct aapcs64_6_9_x8_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct aapcs64_6_9_x8_S aapcs64_6_9_x8(void);
static inline void layout_aapcs64_6_9_x8(void)
{
    CONFORM_SIZE(struct aapcs64_6_9_x8_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_6_9_x8_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_9_x8_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_6_9_x8_S, c, 16);
}

/* aapcs64-6.9-pair */
struct aapcs64_6_9_pair_S {
    long a;
    long b;
};
CONFORM_FUNCTION struct aapcs64_6_9_pair_S aapcs64_6_9_pair(void);
static inline void layout_aapcs64_6_9_pair(void)
{
    CONFORM_SIZE(struct aapcs64_6_9_pair_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_9_pair_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_9_pair_S, b, 8);
}

/* aapcs64-6.9-hfa-4 */
struct aapcs64_6_9_hfa_4_S {
    float m[4];
};
CONFORM_FUNCTION struct aapcs64_6_9_hfa_4_S aapcs64_6_9_hfa_4(int a1);
static inline void layout_aapcs64_6_9_hfa_4(void)
{
    CONFORM_SIZE(struct aapcs64_6_9_hfa_4_S, 16, 4);
    CONFORM_OFFSET(struct aapcs64_6_9_hfa_4_S, m, 0);
}

/* aapcs64-6.9-hfa-vectors */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
struct aapcs64_6_9_hfa_vectors_S {
    bf_v4_float m[3];
};
CONFORM_FUNCTION struct aapcs64_6_9_hfa_vectors_S aapcs64_6_9_hfa_vectors(int a1);
static inline void layout_aapcs64_6_9_hfa_vectors(void)
{
    CONFORM_SIZE(struct aapcs64_6_9_hfa_vectors_S, 48, 16);
    CONFORM_OFFSET(struct aapcs64_6_9_hfa_vectors_S, m, 0);
}
#endif

/* aapcs64-6.9-int128 */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION __int128 aapcs64_6_9_int128(int a1);
static inline void layout_aapcs64_6_9_int128(void)
{
}
#endif

/* aapcs64-6.9-packed-5 */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) aapcs64_6_9_packed_5_S {
    char a;
    int b;
};
CONFORM_FUNCTION struct aapcs64_6_9_packed_5_S aapcs64_6_9_packed_5(int a1);
static inline void layout_aapcs64_6_9_packed_5(void)
{
    CONFORM_SIZE(struct aapcs64_6_9_packed_5_S, 5, 1);
    CONFORM_OFFSET(struct aapcs64_6_9_packed_5_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_9_packed_5_S, b, 1);
}
#endif

/* aapcs64-6.9-void */
CONFORM_FUNCTION void aapcs64_6_9_void(int a1, double a2);
static inline void layout_aapcs64_6_9_void(void)
{
}

/* aapcs64-6.9-mixed-16 */
struct aapcs64_6_9_mixed_16_S {
    double a;
    long b;
};
CONFORM_FUNCTION struct aapcs64_6_9_mixed_16_S aapcs64_6_9_mixed_16(int a1);
static inline void layout_aapcs64_6_9_mixed_16(void)
{
    CONFORM_SIZE(struct aapcs64_6_9_mixed_16_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_9_mixed_16_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_9_mixed_16_S, b, 8);
}

/* aapcs64-6.9-union */
union aapcs64_6_9_union_U {
    double a[2];
    char b;
};
CONFORM_FUNCTION union aapcs64_6_9_union_U aapcs64_6_9_union(int a1);
static inline void layout_aapcs64_6_9_union(void)
{
    CONFORM_SIZE(union aapcs64_6_9_union_U, 16, 8);
    CONFORM_OFFSET(union aapcs64_6_9_union_U, a, 0);
    CONFORM_OFFSET(union aapcs64_6_9_union_U, b, 0);
}

/* aapcs64-va-list-ints */
CONFORM_FUNCTION int aapcs64_va_list_ints(int a1, ...);
static inline void layout_aapcs64_va_list_ints(void)
{
}

/* aapcs64-va-list-doubles */
CONFORM_FUNCTION int aapcs64_va_list_doubles(int a1, ...);
static inline void layout_aapcs64_va_list_doubles(void)
{
}

/* aapcs64-va-list-mixed */
CONFORM_FUNCTION int aapcs64_va_list_mixed(int a1, ...);
static inline void layout_aapcs64_va_list_mixed(void)
{
}

/* aapcs64-va-list-ten-doubles */
CONFORM_FUNCTION int aapcs64_va_list_ten_doubles(int a1, ...);
static inline void layout_aapcs64_va_list_ten_doubles(void)
{
}

/* aapcs64-va-list-ten-ints */
CONFORM_FUNCTION int aapcs64_va_list_ten_ints(int a1, ...);
static inline void layout_aapcs64_va_list_ten_ints(void)
{
}

/* aapcs64-va-list-hfa */
struct aapcs64_va_list_hfa_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION int aapcs64_va_list_hfa(int a1, ...);
static inline void layout_aapcs64_va_list_hfa(void)
{
    CONFORM_SIZE(struct aapcs64_va_list_hfa_S, 12, 4);
    CONFORM_OFFSET(struct aapcs64_va_list_hfa_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_va_list_hfa_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_va_list_hfa_S, c, 8);
}

/* aapcs64-va-list-hfa-does-not-fit */
struct aapcs64_va_list_hfa_does_not_fit_S {
    double m[4];
};
CONFORM_FUNCTION int aapcs64_va_list_hfa_does_not_fit(int a1, ...);
static inline void layout_aapcs64_va_list_hfa_does_not_fit(void)
{
    CONFORM_SIZE(struct aapcs64_va_list_hfa_does_not_fit_S, 32, 8);
    CONFORM_OFFSET(struct aapcs64_va_list_hfa_does_not_fit_S, m, 0);
}

/* aapcs64-va-list-composite */
struct aapcs64_va_list_composite_S {
    long a;
    int b;
};
CONFORM_FUNCTION int aapcs64_va_list_composite(int a1, ...);
static inline void layout_aapcs64_va_list_composite(void)
{
    CONFORM_SIZE(struct aapcs64_va_list_composite_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_va_list_composite_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_va_list_composite_S, b, 8);
}

/* aapcs64-va-list-composite-does-not-fit */
struct aapcs64_va_list_composite_does_not_fit_S {
    long a;
    long b;
};
CONFORM_FUNCTION int aapcs64_va_list_composite_does_not_fit(int a1, int a2, int a3, int a4, int a5, int a6, int a7, ...);
static inline void layout_aapcs64_va_list_composite_does_not_fit(void)
{
    CONFORM_SIZE(struct aapcs64_va_list_composite_does_not_fit_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_va_list_composite_does_not_fit_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_va_list_composite_does_not_fit_S, b, 8);
}

/* aapcs64-va-list-indirect */
struct aapcs64_va_list_indirect_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION int aapcs64_va_list_indirect(int a1, ...);
static inline void layout_aapcs64_va_list_indirect(void)
{
    CONFORM_SIZE(struct aapcs64_va_list_indirect_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_va_list_indirect_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_va_list_indirect_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_va_list_indirect_S, c, 16);
}

/* aapcs64-va-list-long-double */
CONFORM_FUNCTION int aapcs64_va_list_long_double(int a1, ...);
static inline void layout_aapcs64_va_list_long_double(void)
{
}

/* aapcs64-va-list-int128 */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION int aapcs64_va_list_int128(int a1, ...);
static inline void layout_aapcs64_va_list_int128(void)
{
}
#endif

/* aapcs64-va-list-quad-composite */
#if CONFORM_HAS_INT128
struct aapcs64_va_list_quad_composite_S {
    __int128 a;
};
CONFORM_FUNCTION int aapcs64_va_list_quad_composite(int a1, ...);
static inline void layout_aapcs64_va_list_quad_composite(void)
{
    CONFORM_SIZE(struct aapcs64_va_list_quad_composite_S, 16, 16);
    CONFORM_OFFSET(struct aapcs64_va_list_quad_composite_S, a, 0);
}
#endif

/* aapcs64-va-list-complex */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION int aapcs64_va_list_complex(int a1, ...);
static inline void layout_aapcs64_va_list_complex(void)
{
}
#endif

/* aapcs64-va-list-three-chars */
struct aapcs64_va_list_three_chars_S {
    char a;
    char b;
    char c;
};
CONFORM_FUNCTION int aapcs64_va_list_three_chars(int a1, ...);
static inline void layout_aapcs64_va_list_three_chars(void)
{
    CONFORM_SIZE(struct aapcs64_va_list_three_chars_S, 3, 1);
    CONFORM_OFFSET(struct aapcs64_va_list_three_chars_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_va_list_three_chars_S, b, 1);
    CONFORM_OFFSET(struct aapcs64_va_list_three_chars_S, c, 2);
}

/* aapcs64-va-list-union */
union aapcs64_va_list_union_U {
    double d;
    long l;
};
CONFORM_FUNCTION int aapcs64_va_list_union(int a1, ...);
static inline void layout_aapcs64_va_list_union(void)
{
    CONFORM_SIZE(union aapcs64_va_list_union_U, 8, 8);
    CONFORM_OFFSET(union aapcs64_va_list_union_U, d, 0);
    CONFORM_OFFSET(union aapcs64_va_list_union_U, l, 0);
}

/* aapcs64-va-list-sret */
struct aapcs64_va_list_sret_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct aapcs64_va_list_sret_S aapcs64_va_list_sret(int a1, ...);
static inline void layout_aapcs64_va_list_sret(void)
{
    CONFORM_SIZE(struct aapcs64_va_list_sret_S, 24, 8);
    CONFORM_OFFSET(struct aapcs64_va_list_sret_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_va_list_sret_S, b, 8);
    CONFORM_OFFSET(struct aapcs64_va_list_sret_S, c, 16);
}

/* aapcs64-va-list-named-on-stack */
CONFORM_FUNCTION int aapcs64_va_list_named_on_stack(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, ...);
static inline void layout_aapcs64_va_list_named_on_stack(void)
{
}

/* aapcs64-va-list-stack-alignment */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION int aapcs64_va_list_stack_alignment(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, int a9, ...);
static inline void layout_aapcs64_va_list_stack_alignment(void)
{
}
#endif

/* aapcs64-6.8.2-transparent-int-float */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) aapcs64_6_8_2_transparent_int_float_U {
    int i;
    float x;
};
CONFORM_FUNCTION void aapcs64_6_8_2_transparent_int_float(double a1, union aapcs64_6_8_2_transparent_int_float_U a2, union aapcs64_6_8_2_transparent_int_float_U a3);
static inline void layout_aapcs64_6_8_2_transparent_int_float(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_transparent_int_float_U, 4, 4);
    CONFORM_OFFSET(union aapcs64_6_8_2_transparent_int_float_U, i, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_transparent_int_float_U, x, 0);
}
#endif

/* aapcs64-6.8.2-transparent-int128 */
#if CONFORM_HAS_INT128 && CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) aapcs64_6_8_2_transparent_int128_U {
    __int128 i;
    unsigned __int128 u;
};
CONFORM_FUNCTION void aapcs64_6_8_2_transparent_int128(long a1, union aapcs64_6_8_2_transparent_int128_U a2, long a3);
static inline void layout_aapcs64_6_8_2_transparent_int128(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_transparent_int128_U, 16, 16);
    CONFORM_OFFSET(union aapcs64_6_8_2_transparent_int128_U, i, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_transparent_int128_U, u, 0);
}
#endif

/* aapcs64-6.8.2-transparent-result */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) aapcs64_6_8_2_transparent_result_U {
    long i;
    double x;
};
CONFORM_FUNCTION union aapcs64_6_8_2_transparent_result_U aapcs64_6_8_2_transparent_result(union aapcs64_6_8_2_transparent_result_U a1);
static inline void layout_aapcs64_6_8_2_transparent_result(void)
{
    CONFORM_SIZE(union aapcs64_6_8_2_transparent_result_U, 8, 8);
    CONFORM_OFFSET(union aapcs64_6_8_2_transparent_result_U, i, 0);
    CONFORM_OFFSET(union aapcs64_6_8_2_transparent_result_U, x, 0);
}
#endif

/* aapcs64-6.8.2-order-floats */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) aapcs64_6_8_2_order_floats_S {
    float a;
    float b;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_order_floats_S aapcs64_6_8_2_order_floats(struct aapcs64_6_8_2_order_floats_S a1);
static inline void layout_aapcs64_6_8_2_order_floats(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_order_floats_S, 8, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_order_floats_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_order_floats_S, b, 4);
}
#endif

/* aapcs64-6.8.2-order-int-and-float */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) aapcs64_6_8_2_order_int_and_float_S {
    int a;
    float b;
    double c;
};
CONFORM_FUNCTION struct aapcs64_6_8_2_order_int_and_float_S aapcs64_6_8_2_order_int_and_float(struct aapcs64_6_8_2_order_int_and_float_S a1);
static inline void layout_aapcs64_6_8_2_order_int_and_float(void)
{
    CONFORM_SIZE(struct aapcs64_6_8_2_order_int_and_float_S, 16, 8);
    CONFORM_OFFSET(struct aapcs64_6_8_2_order_int_and_float_S, a, 0);
    CONFORM_OFFSET(struct aapcs64_6_8_2_order_int_and_float_S, b, 4);
    CONFORM_OFFSET(struct aapcs64_6_8_2_order_int_and_float_S, c, 8);
}
#endif

/* aapcs64-10.1.8-order-bit-fields */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) aapcs64_10_1_8_order_bit_fields_S {
    int a : 3;
    int b : 7;
    unsigned int c : 13;
};
CONFORM_FUNCTION struct aapcs64_10_1_8_order_bit_fields_S aapcs64_10_1_8_order_bit_fields(struct aapcs64_10_1_8_order_bit_fields_S a1);
static inline void layout_aapcs64_10_1_8_order_bit_fields(void)
{
    CONFORM_SIZE(struct aapcs64_10_1_8_order_bit_fields_S, 4, 4);
    CONFORM_REVERSED_BITS(struct aapcs64_10_1_8_order_bit_fields_S, a, 0, 3, (int)-0x1L);
    CONFORM_REVERSED_BITS(struct aapcs64_10_1_8_order_bit_fields_S, b, 3, 7, (int)-0x1L);
    CONFORM_REVERSED_BITS(struct aapcs64_10_1_8_order_bit_fields_S, c, 10, 13, (unsigned int)0x1fffUL);
}
#endif

#endif
