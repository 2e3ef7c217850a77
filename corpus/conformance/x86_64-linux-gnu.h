/* The functions of the conformance cases of x86_64-linux-gnu, and their types. Generated from x86_64-linux-gnu.toml. */
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

/* sysv-3.1.2-align-short */
struct sysv_3_1_2_align_short_S {
    char c;
    short m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_short(struct sysv_3_1_2_align_short_S a1);
static inline void layout_sysv_3_1_2_align_short(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_short_S, 4, 2);
    CONFORM_OFFSET(struct sysv_3_1_2_align_short_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_short_S, m, 2);
}

/* sysv-3.1.2-align-int */
struct sysv_3_1_2_align_int_S {
    char c;
    int m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_int(struct sysv_3_1_2_align_int_S a1);
static inline void layout_sysv_3_1_2_align_int(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_int_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_align_int_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_int_S, m, 4);
}

/* sysv-3.1.2-align-long */
struct sysv_3_1_2_align_long_S {
    char c;
    long m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_long(struct sysv_3_1_2_align_long_S a1);
static inline void layout_sysv_3_1_2_align_long(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_long_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_align_long_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_long_S, m, 8);
}

/* sysv-3.1.2-align-long-long */
struct sysv_3_1_2_align_long_long_S {
    char c;
    long long m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_long_long(struct sysv_3_1_2_align_long_long_S a1);
static inline void layout_sysv_3_1_2_align_long_long(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_long_long_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_align_long_long_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_long_long_S, m, 8);
}

/* sysv-3.1.2-align-float */
struct sysv_3_1_2_align_float_S {
    char c;
    float m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_float(struct sysv_3_1_2_align_float_S a1);
static inline void layout_sysv_3_1_2_align_float(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_float_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_align_float_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_float_S, m, 4);
}

/* sysv-3.1.2-align-double */
struct sysv_3_1_2_align_double_S {
    char c;
    double m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_double(struct sysv_3_1_2_align_double_S a1);
static inline void layout_sysv_3_1_2_align_double(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_double_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_align_double_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_double_S, m, 8);
}

/* sysv-3.1.2-align-long-double */
struct sysv_3_1_2_align_long_double_S {
    char c;
    long double m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_long_double(struct sysv_3_1_2_align_long_double_S a1);
static inline void layout_sysv_3_1_2_align_long_double(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_long_double_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_1_2_align_long_double_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_long_double_S, m, 16);
}

/* sysv-3.1.2-align-int128 */
#if CONFORM_HAS_INT128
struct sysv_3_1_2_align_int128_S {
    char c;
    __int128 m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_int128(struct sysv_3_1_2_align_int128_S a1);
static inline void layout_sysv_3_1_2_align_int128(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_int128_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_1_2_align_int128_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_int128_S, m, 16);
}
#endif

/* sysv-3.1.2-align-pointer */
struct sysv_3_1_2_align_pointer_S {
    char c;
    void *m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_pointer(struct sysv_3_1_2_align_pointer_S a1);
static inline void layout_sysv_3_1_2_align_pointer(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_pointer_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_align_pointer_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_pointer_S, m, 8);
}

/* sysv-3.1.2-align-function-pointer */
struct sysv_3_1_2_align_function_pointer_S {
    char c;
    void (*m)(int);
};
CONFORM_FUNCTION void sysv_3_1_2_align_function_pointer(struct sysv_3_1_2_align_function_pointer_S a1);
static inline void layout_sysv_3_1_2_align_function_pointer(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_function_pointer_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_align_function_pointer_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_function_pointer_S, m, 8);
}

/* sysv-3.1.2-align-bool */
struct sysv_3_1_2_align_bool_S {
    char c;
    _Bool m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_bool(struct sysv_3_1_2_align_bool_S a1);
static inline void layout_sysv_3_1_2_align_bool(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_bool_S, 2, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_align_bool_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_bool_S, m, 1);
}

/* sysv-3.1.2-align-float128 */
#if CONFORM_HAS_FLOAT128
struct sysv_3_1_2_align_float128_S {
    char c;
    __float128 m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_float128(struct sysv_3_1_2_align_float128_S a1);
static inline void layout_sysv_3_1_2_align_float128(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_float128_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_1_2_align_float128_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_float128_S, m, 16);
}
#endif

/* sysv-3.1.2-align-decimal32 */
#if CONFORM_HAS_DECIMAL
struct sysv_3_1_2_align_decimal32_S {
    char c;
    _Decimal32 m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_decimal32(struct sysv_3_1_2_align_decimal32_S a1);
static inline void layout_sysv_3_1_2_align_decimal32(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_decimal32_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_align_decimal32_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_decimal32_S, m, 4);
}
#endif

/* sysv-3.1.2-align-decimal64 */
#if CONFORM_HAS_DECIMAL
struct sysv_3_1_2_align_decimal64_S {
    char c;
    _Decimal64 m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_decimal64(struct sysv_3_1_2_align_decimal64_S a1);
static inline void layout_sysv_3_1_2_align_decimal64(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_decimal64_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_align_decimal64_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_decimal64_S, m, 8);
}
#endif

/* sysv-3.1.2-align-decimal128 */
#if CONFORM_HAS_DECIMAL
struct sysv_3_1_2_align_decimal128_S {
    char c;
    _Decimal128 m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_decimal128(struct sysv_3_1_2_align_decimal128_S a1);
static inline void layout_sysv_3_1_2_align_decimal128(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_decimal128_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_1_2_align_decimal128_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_decimal128_S, m, 16);
}
#endif

/* sysv-3.1.2-align-half */
#if CONFORM_HAS_FLOAT16
struct sysv_3_1_2_align_half_S {
    char c;
    _Float16 m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_half(struct sysv_3_1_2_align_half_S a1);
static inline void layout_sysv_3_1_2_align_half(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_half_S, 4, 2);
    CONFORM_OFFSET(struct sysv_3_1_2_align_half_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_half_S, m, 2);
}
#endif

/* sysv-3.1.2-align-complex-float */
#if CONFORM_HAS_COMPLEX
struct sysv_3_1_2_align_complex_float_S {
    char c;
    _Complex float m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_complex_float(struct sysv_3_1_2_align_complex_float_S a1);
static inline void layout_sysv_3_1_2_align_complex_float(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_complex_float_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_align_complex_float_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_complex_float_S, m, 4);
}
#endif

/* sysv-3.1.2-align-complex-double */
#if CONFORM_HAS_COMPLEX
struct sysv_3_1_2_align_complex_double_S {
    char c;
    _Complex double m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_complex_double(struct sysv_3_1_2_align_complex_double_S a1);
static inline void layout_sysv_3_1_2_align_complex_double(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_complex_double_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_align_complex_double_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_complex_double_S, m, 8);
}
#endif

/* sysv-3.1.2-align-complex-long-double */
#if CONFORM_HAS_COMPLEX
struct sysv_3_1_2_align_complex_long_double_S {
    char c;
    _Complex long double m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_complex_long_double(struct sysv_3_1_2_align_complex_long_double_S a1);
static inline void layout_sysv_3_1_2_align_complex_long_double(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_complex_long_double_S, 48, 16);
    CONFORM_OFFSET(struct sysv_3_1_2_align_complex_long_double_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_complex_long_double_S, m, 16);
}
#endif

/* sysv-3.1.2-align-enum */
enum sysv_3_1_2_align_enum_E { sysv_3_1_2_align_enum_A = 1, sysv_3_1_2_align_enum_B = 70000 };
struct sysv_3_1_2_align_enum_S {
    char c;
    enum sysv_3_1_2_align_enum_E m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_enum(struct sysv_3_1_2_align_enum_S a1);
static inline void layout_sysv_3_1_2_align_enum(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_enum_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_align_enum_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_enum_S, m, 4);
}

/* sysv-3.1.2-align-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef int bf_v2_int __attribute__((vector_size(8)));
struct sysv_3_1_2_align_vector_8_S {
    char c;
    bf_v2_int m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_vector_8(struct sysv_3_1_2_align_vector_8_S a1);
static inline void layout_sysv_3_1_2_align_vector_8(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_vector_8_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_align_vector_8_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_vector_8_S, m, 8);
}
#endif

/* sysv-3.1.2-align-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
struct sysv_3_1_2_align_vector_16_S {
    char c;
    bf_v4_float m;
};
CONFORM_FUNCTION void sysv_3_1_2_align_vector_16(struct sysv_3_1_2_align_vector_16_S a1);
static inline void layout_sysv_3_1_2_align_vector_16(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_align_vector_16_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_1_2_align_vector_16_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_align_vector_16_S, m, 16);
}
#endif

/* sysv-3.1.2-tail-padding */
struct sysv_3_1_2_tail_padding_S {
    long a;
    char b;
};
CONFORM_FUNCTION struct sysv_3_1_2_tail_padding_S sysv_3_1_2_tail_padding(struct sysv_3_1_2_tail_padding_S a1);
static inline void layout_sysv_3_1_2_tail_padding(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_tail_padding_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_tail_padding_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_tail_padding_S, b, 8);
}

/* sysv-3.1.2-inner-padding-reused-not */
struct sysv_3_1_2_inner_padding_reused_not_I {
    int a;
    char b;
};
struct sysv_3_1_2_inner_padding_reused_not_S {
    struct sysv_3_1_2_inner_padding_reused_not_I i;
    char c;
};
CONFORM_FUNCTION struct sysv_3_1_2_inner_padding_reused_not_S sysv_3_1_2_inner_padding_reused_not(struct sysv_3_1_2_inner_padding_reused_not_S a1);
static inline void layout_sysv_3_1_2_inner_padding_reused_not(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_inner_padding_reused_not_I, 8, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_inner_padding_reused_not_I, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_inner_padding_reused_not_I, b, 4);
    CONFORM_SIZE(struct sysv_3_1_2_inner_padding_reused_not_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_inner_padding_reused_not_S, i, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_inner_padding_reused_not_S, c, 8);
}

/* sysv-3.1.2-array-stride */
struct sysv_3_1_2_array_stride_I {
    short a;
    char b;
};
struct sysv_3_1_2_array_stride_S {
    struct sysv_3_1_2_array_stride_I m[3];
};
CONFORM_FUNCTION struct sysv_3_1_2_array_stride_S sysv_3_1_2_array_stride(struct sysv_3_1_2_array_stride_S a1);
static inline void layout_sysv_3_1_2_array_stride(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_array_stride_I, 4, 2);
    CONFORM_OFFSET(struct sysv_3_1_2_array_stride_I, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_array_stride_I, b, 2);
    CONFORM_SIZE(struct sysv_3_1_2_array_stride_S, 12, 2);
    CONFORM_OFFSET(struct sysv_3_1_2_array_stride_S, m, 0);
}

/* sysv-3.1.2-nested-alignment */
struct sysv_3_1_2_nested_alignment_I {
    double d;
};
struct sysv_3_1_2_nested_alignment_S {
    char c;
    struct sysv_3_1_2_nested_alignment_I i;
};
CONFORM_FUNCTION struct sysv_3_1_2_nested_alignment_S sysv_3_1_2_nested_alignment(struct sysv_3_1_2_nested_alignment_S a1);
static inline void layout_sysv_3_1_2_nested_alignment(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_nested_alignment_I, 8, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_nested_alignment_I, d, 0);
    CONFORM_SIZE(struct sysv_3_1_2_nested_alignment_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_nested_alignment_S, c, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_nested_alignment_S, i, 8);
}

/* sysv-3.1.2-union-size */
union sysv_3_1_2_union_size_U {
    char c[5];
    int i;
};
CONFORM_FUNCTION union sysv_3_1_2_union_size_U sysv_3_1_2_union_size(union sysv_3_1_2_union_size_U a1);
static inline void layout_sysv_3_1_2_union_size(void)
{
    CONFORM_SIZE(union sysv_3_1_2_union_size_U, 8, 4);
    CONFORM_OFFSET(union sysv_3_1_2_union_size_U, c, 0);
    CONFORM_OFFSET(union sysv_3_1_2_union_size_U, i, 0);
}

/* sysv-3.1.2-union-alignment-of-small-member */
union sysv_3_1_2_union_alignment_of_small_member_U {
    char c[9];
    long double *p;
    short s;
};
CONFORM_FUNCTION union sysv_3_1_2_union_alignment_of_small_member_U sysv_3_1_2_union_alignment_of_small_member(union sysv_3_1_2_union_alignment_of_small_member_U a1);
static inline void layout_sysv_3_1_2_union_alignment_of_small_member(void)
{
    CONFORM_SIZE(union sysv_3_1_2_union_alignment_of_small_member_U, 16, 8);
    CONFORM_OFFSET(union sysv_3_1_2_union_alignment_of_small_member_U, c, 0);
    CONFORM_OFFSET(union sysv_3_1_2_union_alignment_of_small_member_U, p, 0);
    CONFORM_OFFSET(union sysv_3_1_2_union_alignment_of_small_member_U, s, 0);
}

/* sysv-3.1.2-union-in-struct */
union sysv_3_1_2_union_in_struct_U {
    char c;
    double d;
};
struct sysv_3_1_2_union_in_struct_S {
    char a;
    union sysv_3_1_2_union_in_struct_U u;
};
CONFORM_FUNCTION struct sysv_3_1_2_union_in_struct_S sysv_3_1_2_union_in_struct(struct sysv_3_1_2_union_in_struct_S a1);
static inline void layout_sysv_3_1_2_union_in_struct(void)
{
    CONFORM_SIZE(union sysv_3_1_2_union_in_struct_U, 8, 8);
    CONFORM_OFFSET(union sysv_3_1_2_union_in_struct_U, c, 0);
    CONFORM_OFFSET(union sysv_3_1_2_union_in_struct_U, d, 0);
    CONFORM_SIZE(struct sysv_3_1_2_union_in_struct_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_union_in_struct_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_union_in_struct_S, u, 8);
}

/* sysv-3.1.2-anonymous-struct */
struct sysv_3_1_2_anonymous_struct_S {
    char a;
    struct {
        int b;
        char c;
    };
    char d;
};
CONFORM_FUNCTION struct sysv_3_1_2_anonymous_struct_S sysv_3_1_2_anonymous_struct(struct sysv_3_1_2_anonymous_struct_S a1);
static inline void layout_sysv_3_1_2_anonymous_struct(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_anonymous_struct_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_anonymous_struct_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_anonymous_struct_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_anonymous_struct_S, c, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_anonymous_struct_S, d, 12);
}

/* sysv-3.1.2-anonymous-union */
struct sysv_3_1_2_anonymous_union_S {
    char a;
    union {
        int b;
        char c;
    };
    char d;
};
CONFORM_FUNCTION struct sysv_3_1_2_anonymous_union_S sysv_3_1_2_anonymous_union(struct sysv_3_1_2_anonymous_union_S a1);
static inline void layout_sysv_3_1_2_anonymous_union(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_anonymous_union_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_anonymous_union_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_anonymous_union_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_anonymous_union_S, c, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_anonymous_union_S, d, 8);
}

/* sysv-3.1.2-two-dimensional-array */
struct sysv_3_1_2_two_dimensional_array_S {
    short m[2][3];
};
CONFORM_FUNCTION struct sysv_3_1_2_two_dimensional_array_S sysv_3_1_2_two_dimensional_array(struct sysv_3_1_2_two_dimensional_array_S a1);
static inline void layout_sysv_3_1_2_two_dimensional_array(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_two_dimensional_array_S, 12, 2);
    CONFORM_OFFSET(struct sysv_3_1_2_two_dimensional_array_S, m, 0);
}

/* sysv-3.1.2-empty-member */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_empty_member_E {
};
struct sysv_3_1_2_empty_member_S {
    char a;
    struct sysv_3_1_2_empty_member_E e;
    char b;
};
CONFORM_FUNCTION struct sysv_3_1_2_empty_member_S sysv_3_1_2_empty_member(struct sysv_3_1_2_empty_member_S a1);
static inline void layout_sysv_3_1_2_empty_member(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_empty_member_E, 0, 1);
    CONFORM_SIZE(struct sysv_3_1_2_empty_member_S, 2, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_empty_member_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_empty_member_S, e, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_empty_member_S, b, 1);
}
#endif

/* sysv-3.1.2-array-of-empty */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_array_of_empty_E {
};
struct sysv_3_1_2_array_of_empty_S {
    int a;
    struct sysv_3_1_2_array_of_empty_E e[4];
    int b;
};
CONFORM_FUNCTION struct sysv_3_1_2_array_of_empty_S sysv_3_1_2_array_of_empty(struct sysv_3_1_2_array_of_empty_S a1);
static inline void layout_sysv_3_1_2_array_of_empty(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_array_of_empty_E, 0, 1);
    CONFORM_SIZE(struct sysv_3_1_2_array_of_empty_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_array_of_empty_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_array_of_empty_S, e, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_array_of_empty_S, b, 4);
}
#endif

/* sysv-3.1.2-mixed-order */
struct sysv_3_1_2_mixed_order_S {
    char a;
    short b;
    char c;
    int d;
    char e;
};
CONFORM_FUNCTION void sysv_3_1_2_mixed_order(struct sysv_3_1_2_mixed_order_S a1);
static inline void layout_sysv_3_1_2_mixed_order(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_mixed_order_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_mixed_order_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_mixed_order_S, b, 2);
    CONFORM_OFFSET(struct sysv_3_1_2_mixed_order_S, c, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_mixed_order_S, d, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_mixed_order_S, e, 12);
}

/* sysv-3.1.2-flexible-array-size */
struct sysv_3_1_2_flexible_array_size_S {
    char n;
    int m[];
};
CONFORM_FUNCTION void sysv_3_1_2_flexible_array_size(struct sysv_3_1_2_flexible_array_size_S *a1);
static inline void layout_sysv_3_1_2_flexible_array_size(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_flexible_array_size_S, 4, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_flexible_array_size_S, n, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_flexible_array_size_S, m, 4);
}

/* sysv-3.1.2-flexible-array-in-padding */
struct sysv_3_1_2_flexible_array_in_padding_S {
    long a;
    char b;
    char m[];
};
CONFORM_FUNCTION void sysv_3_1_2_flexible_array_in_padding(struct sysv_3_1_2_flexible_array_in_padding_S *a1);
static inline void layout_sysv_3_1_2_flexible_array_in_padding(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_flexible_array_in_padding_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_flexible_array_in_padding_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_flexible_array_in_padding_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_flexible_array_in_padding_S, m, 9);
}

/* sysv-3.1.2-bits-from-lowest */
struct sysv_3_1_2_bits_from_lowest_S {
    unsigned int a : 3;
    unsigned int b : 5;
    unsigned int c : 24;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_from_lowest_S sysv_3_1_2_bits_from_lowest(struct sysv_3_1_2_bits_from_lowest_S a1);
static inline void layout_sysv_3_1_2_bits_from_lowest(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_from_lowest_S, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_from_lowest_S, a, 0, 3, (unsigned int)0x7UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_from_lowest_S, b, 3, 5, (unsigned int)0x1fUL);
    CONFORM_BITS(struct sysv_3_1_2_bits_from_lowest_S, c, 8, 24, (unsigned int)0xffffffUL);
}

/* sysv-3.1.2-bits-no-straddle */
struct sysv_3_1_2_bits_no_straddle_S {
    int a : 20;
    int b : 13;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_no_straddle_S sysv_3_1_2_bits_no_straddle(struct sysv_3_1_2_bits_no_straddle_S a1);
static inline void layout_sysv_3_1_2_bits_no_straddle(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_no_straddle_S, 8, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_no_straddle_S, a, 0, 20, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_no_straddle_S, b, 32, 13, (int)-0x1L);
}

/* sysv-3.1.2-bits-exact-fit */
struct sysv_3_1_2_bits_exact_fit_S {
    int a : 19;
    int b : 13;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_exact_fit_S sysv_3_1_2_bits_exact_fit(struct sysv_3_1_2_bits_exact_fit_S a1);
static inline void layout_sysv_3_1_2_bits_exact_fit(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_exact_fit_S, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_exact_fit_S, a, 0, 19, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_exact_fit_S, b, 19, 13, (int)-0x1L);
}

/* sysv-3.1.2-bits-shares-with-char */
struct sysv_3_1_2_bits_shares_with_char_S {
    char a;
    int b : 24;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_shares_with_char_S sysv_3_1_2_bits_shares_with_char(struct sysv_3_1_2_bits_shares_with_char_S a1);
static inline void layout_sysv_3_1_2_bits_shares_with_char(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_shares_with_char_S, 4, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_shares_with_char_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_bits_shares_with_char_S, b, 8, 24, (int)-0x1L);
}

/* sysv-3.1.2-bits-no-room-beside-char */
struct sysv_3_1_2_bits_no_room_beside_char_S {
    char a;
    int b : 25;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_no_room_beside_char_S sysv_3_1_2_bits_no_room_beside_char(struct sysv_3_1_2_bits_no_room_beside_char_S a1);
static inline void layout_sysv_3_1_2_bits_no_room_beside_char(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_no_room_beside_char_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_no_room_beside_char_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_bits_no_room_beside_char_S, b, 32, 25, (int)-0x1L);
}

/* sysv-3.1.2-bits-char-after-bits */
struct sysv_3_1_2_bits_char_after_bits_S {
    int a : 3;
    char b;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_char_after_bits_S sysv_3_1_2_bits_char_after_bits(struct sysv_3_1_2_bits_char_after_bits_S a1);
static inline void layout_sysv_3_1_2_bits_char_after_bits(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_char_after_bits_S, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_char_after_bits_S, a, 0, 3, (int)-0x1L);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_char_after_bits_S, b, 1);
}

/* sysv-3.1.2-bits-char-then-bits-then-char */
struct sysv_3_1_2_bits_char_then_bits_then_char_S {
    char a;
    int b : 7;
    char c;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_char_then_bits_then_char_S sysv_3_1_2_bits_char_then_bits_then_char(struct sysv_3_1_2_bits_char_then_bits_then_char_S a1);
static inline void layout_sysv_3_1_2_bits_char_then_bits_then_char(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_char_then_bits_then_char_S, 4, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_char_then_bits_then_char_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_bits_char_then_bits_then_char_S, b, 8, 7, (int)-0x1L);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_char_then_bits_then_char_S, c, 2);
}

/* sysv-3.1.2-bits-different-types-share */
struct sysv_3_1_2_bits_different_types_share_S {
    char a : 3;
    int b : 9;
    short c : 4;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_different_types_share_S sysv_3_1_2_bits_different_types_share(struct sysv_3_1_2_bits_different_types_share_S a1);
static inline void layout_sysv_3_1_2_bits_different_types_share(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_different_types_share_S, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_different_types_share_S, a, 0, 3, (char)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_different_types_share_S, b, 3, 9, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_different_types_share_S, c, 12, 4, (short)-0x1L);
}

/* sysv-3.1.2-bits-short-after-int */
struct sysv_3_1_2_bits_short_after_int_S {
    int a : 10;
    short b : 9;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_short_after_int_S sysv_3_1_2_bits_short_after_int(struct sysv_3_1_2_bits_short_after_int_S a1);
static inline void layout_sysv_3_1_2_bits_short_after_int(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_short_after_int_S, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_short_after_int_S, a, 0, 10, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_short_after_int_S, b, 16, 9, (short)-0x1L);
}

/* sysv-3.1.2-bits-char-boundary */
struct sysv_3_1_2_bits_char_boundary_S {
    char a : 5;
    char b : 4;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_char_boundary_S sysv_3_1_2_bits_char_boundary(struct sysv_3_1_2_bits_char_boundary_S a1);
static inline void layout_sysv_3_1_2_bits_char_boundary(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_char_boundary_S, 2, 1);
    CONFORM_BITS(struct sysv_3_1_2_bits_char_boundary_S, a, 0, 5, (char)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_char_boundary_S, b, 8, 4, (char)-0x1L);
}

/* sysv-3.1.2-bits-long-unit */
struct sysv_3_1_2_bits_long_unit_S {
    int a : 20;
    long b : 30;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_long_unit_S sysv_3_1_2_bits_long_unit(struct sysv_3_1_2_bits_long_unit_S a1);
static inline void layout_sysv_3_1_2_bits_long_unit(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_long_unit_S, 8, 8);
    CONFORM_BITS(struct sysv_3_1_2_bits_long_unit_S, a, 0, 20, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_long_unit_S, b, 20, 30, (long)-0x1L);
}

/* sysv-3.1.2-bits-long-40 */
struct sysv_3_1_2_bits_long_40_S {
    unsigned long a : 40;
    unsigned long b : 24;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_long_40_S sysv_3_1_2_bits_long_40(struct sysv_3_1_2_bits_long_40_S a1);
static inline void layout_sysv_3_1_2_bits_long_40(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_long_40_S, 8, 8);
    CONFORM_BITS(struct sysv_3_1_2_bits_long_40_S, a, 0, 40, (unsigned long)0xffffffffffUL);
    CONFORM_BITS(struct sysv_3_1_2_bits_long_40_S, b, 40, 24, (unsigned long)0xffffffUL);
}

/* sysv-3.1.2-bits-long-does-not-fit */
struct sysv_3_1_2_bits_long_does_not_fit_S {
    unsigned long a : 40;
    unsigned long b : 25;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_long_does_not_fit_S sysv_3_1_2_bits_long_does_not_fit(struct sysv_3_1_2_bits_long_does_not_fit_S a1);
static inline void layout_sysv_3_1_2_bits_long_does_not_fit(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_long_does_not_fit_S, 16, 8);
    CONFORM_BITS(struct sysv_3_1_2_bits_long_does_not_fit_S, a, 0, 40, (unsigned long)0xffffffffffUL);
    CONFORM_BITS(struct sysv_3_1_2_bits_long_does_not_fit_S, b, 64, 25, (unsigned long)0x1ffffffUL);
}

/* sysv-3.1.2-bits-long-after-char */
struct sysv_3_1_2_bits_long_after_char_S {
    char a;
    long b : 56;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_long_after_char_S sysv_3_1_2_bits_long_after_char(struct sysv_3_1_2_bits_long_after_char_S a1);
static inline void layout_sysv_3_1_2_bits_long_after_char(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_long_after_char_S, 8, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_long_after_char_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_bits_long_after_char_S, b, 8, 56, (long)-0x1L);
}

/* sysv-3.1.2-bits-long-after-char-57 */
struct sysv_3_1_2_bits_long_after_char_57_S {
    char a;
    long b : 57;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_long_after_char_57_S sysv_3_1_2_bits_long_after_char_57(struct sysv_3_1_2_bits_long_after_char_57_S a1);
static inline void layout_sysv_3_1_2_bits_long_after_char_57(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_long_after_char_57_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_long_after_char_57_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_bits_long_after_char_57_S, b, 64, 57, (long)-0x1L);
}

/* sysv-3.1.2-bits-full-width-int */
struct sysv_3_1_2_bits_full_width_int_S {
    char a;
    int b : 32;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_full_width_int_S sysv_3_1_2_bits_full_width_int(struct sysv_3_1_2_bits_full_width_int_S a1);
static inline void layout_sysv_3_1_2_bits_full_width_int(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_full_width_int_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_full_width_int_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_bits_full_width_int_S, b, 32, 32, (int)-0x1L);
}

/* sysv-3.1.2-bits-full-width-long */
struct sysv_3_1_2_bits_full_width_long_S {
    char a;
    long b : 64;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_full_width_long_S sysv_3_1_2_bits_full_width_long(struct sysv_3_1_2_bits_full_width_long_S a1);
static inline void layout_sysv_3_1_2_bits_full_width_long(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_full_width_long_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_full_width_long_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_bits_full_width_long_S, b, 64, 64, (long)(-0x0L - 1));
}

/* sysv-3.1.2-bits-alignment-of-type */
struct sysv_3_1_2_bits_alignment_of_type_S {
    long a : 3;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_alignment_of_type_S sysv_3_1_2_bits_alignment_of_type(struct sysv_3_1_2_bits_alignment_of_type_S a1);
static inline void layout_sysv_3_1_2_bits_alignment_of_type(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_alignment_of_type_S, 8, 8);
    CONFORM_BITS(struct sysv_3_1_2_bits_alignment_of_type_S, a, 0, 3, (long)-0x1L);
}

/* sysv-3.1.2-bits-zero-width-int */
struct sysv_3_1_2_bits_zero_width_int_S {
    int a : 3;
    int : 0;
    int b : 4;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_zero_width_int_S sysv_3_1_2_bits_zero_width_int(struct sysv_3_1_2_bits_zero_width_int_S a1);
static inline void layout_sysv_3_1_2_bits_zero_width_int(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_zero_width_int_S, 8, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_zero_width_int_S, a, 0, 3, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_zero_width_int_S, b, 32, 4, (int)-0x1L);
}

/* sysv-3.1.2-bits-zero-width-char */
struct sysv_3_1_2_bits_zero_width_char_S {
    int a : 3;
    char : 0;
    int b : 4;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_zero_width_char_S sysv_3_1_2_bits_zero_width_char(struct sysv_3_1_2_bits_zero_width_char_S a1);
static inline void layout_sysv_3_1_2_bits_zero_width_char(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_zero_width_char_S, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_zero_width_char_S, a, 0, 3, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_zero_width_char_S, b, 8, 4, (int)-0x1L);
}

/* sysv-3.1.2-bits-zero-width-long */
struct sysv_3_1_2_bits_zero_width_long_S {
    char a;
    long : 0;
    char b;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_zero_width_long_S sysv_3_1_2_bits_zero_width_long(struct sysv_3_1_2_bits_zero_width_long_S a1);
static inline void layout_sysv_3_1_2_bits_zero_width_long(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_zero_width_long_S, 9, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_zero_width_long_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_zero_width_long_S, b, 8);
}

/* sysv-3.1.2-bits-zero-width-no-alignment */
struct sysv_3_1_2_bits_zero_width_no_alignment_S {
    char a;
    int : 0;
    char b;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_zero_width_no_alignment_S sysv_3_1_2_bits_zero_width_no_alignment(struct sysv_3_1_2_bits_zero_width_no_alignment_S a1);
static inline void layout_sysv_3_1_2_bits_zero_width_no_alignment(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_zero_width_no_alignment_S, 5, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_zero_width_no_alignment_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_zero_width_no_alignment_S, b, 4);
}

/* sysv-3.1.2-bits-zero-width-first */
struct sysv_3_1_2_bits_zero_width_first_S {
    int : 0;
    char a;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_zero_width_first_S sysv_3_1_2_bits_zero_width_first(struct sysv_3_1_2_bits_zero_width_first_S a1);
static inline void layout_sysv_3_1_2_bits_zero_width_first(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_zero_width_first_S, 1, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_zero_width_first_S, a, 0);
}

/* sysv-3.1.2-bits-zero-width-last */
struct sysv_3_1_2_bits_zero_width_last_S {
    char a;
    int : 0;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_zero_width_last_S sysv_3_1_2_bits_zero_width_last(struct sysv_3_1_2_bits_zero_width_last_S a1);
static inline void layout_sysv_3_1_2_bits_zero_width_last(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_zero_width_last_S, 4, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_zero_width_last_S, a, 0);
}

/* sysv-3.1.2-bits-unnamed-no-alignment */
struct sysv_3_1_2_bits_unnamed_no_alignment_S {
    char a;
    int : 5;
    char b;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_unnamed_no_alignment_S sysv_3_1_2_bits_unnamed_no_alignment(struct sysv_3_1_2_bits_unnamed_no_alignment_S a1);
static inline void layout_sysv_3_1_2_bits_unnamed_no_alignment(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_unnamed_no_alignment_S, 3, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_unnamed_no_alignment_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_unnamed_no_alignment_S, b, 2);
}

/* sysv-3.1.2-bits-unnamed-takes-room */
struct sysv_3_1_2_bits_unnamed_takes_room_S {
    int a : 4;
    int : 7;
    int b : 5;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_unnamed_takes_room_S sysv_3_1_2_bits_unnamed_takes_room(struct sysv_3_1_2_bits_unnamed_takes_room_S a1);
static inline void layout_sysv_3_1_2_bits_unnamed_takes_room(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_unnamed_takes_room_S, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_unnamed_takes_room_S, a, 0, 4, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_unnamed_takes_room_S, b, 11, 5, (int)-0x1L);
}

/* sysv-3.1.2-bits-unnamed-does-not-straddle */
struct sysv_3_1_2_bits_unnamed_does_not_straddle_S {
    int a : 20;
    int : 20;
    int b : 3;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_unnamed_does_not_straddle_S sysv_3_1_2_bits_unnamed_does_not_straddle(struct sysv_3_1_2_bits_unnamed_does_not_straddle_S a1);
static inline void layout_sysv_3_1_2_bits_unnamed_does_not_straddle(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_unnamed_does_not_straddle_S, 8, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_unnamed_does_not_straddle_S, a, 0, 20, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_unnamed_does_not_straddle_S, b, 52, 3, (int)-0x1L);
}

/* sysv-3.1.2-bits-plain-int-signed */
struct sysv_3_1_2_bits_plain_int_signed_S {
    int a : 1;
    int b : 1;
    unsigned int c : 1;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_plain_int_signed_S sysv_3_1_2_bits_plain_int_signed(struct sysv_3_1_2_bits_plain_int_signed_S a1);
static inline void layout_sysv_3_1_2_bits_plain_int_signed(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_plain_int_signed_S, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_plain_int_signed_S, a, 0, 1, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_plain_int_signed_S, b, 1, 1, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_plain_int_signed_S, c, 2, 1, (unsigned int)0x1UL);
}

/* sysv-3.1.2-bits-bool */
struct sysv_3_1_2_bits_bool_S {
    _Bool a : 1;
    _Bool b : 1;
    _Bool c : 1;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_bool_S sysv_3_1_2_bits_bool(struct sysv_3_1_2_bits_bool_S a1);
static inline void layout_sysv_3_1_2_bits_bool(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_bool_S, 1, 1);
    CONFORM_BITS(struct sysv_3_1_2_bits_bool_S, a, 0, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_bool_S, b, 1, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_bool_S, c, 2, 1, (_Bool)0x1UL);
}

/* sysv-3.1.2-bits-bool-among-ints */
struct sysv_3_1_2_bits_bool_among_ints_S {
    int a : 7;
    _Bool b : 1;
    int c : 9;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_bool_among_ints_S sysv_3_1_2_bits_bool_among_ints(struct sysv_3_1_2_bits_bool_among_ints_S a1);
static inline void layout_sysv_3_1_2_bits_bool_among_ints(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_bool_among_ints_S, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_bool_among_ints_S, a, 0, 7, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_bool_among_ints_S, b, 7, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_bool_among_ints_S, c, 8, 9, (int)-0x1L);
}

/* sysv-3.1.2-bits-nine-bools */
struct sysv_3_1_2_bits_nine_bools_S {
    _Bool a : 1;
    _Bool b : 1;
    _Bool c : 1;
    _Bool d : 1;
    _Bool e : 1;
    _Bool g : 1;
    _Bool h : 1;
    _Bool i : 1;
    _Bool j : 1;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_nine_bools_S sysv_3_1_2_bits_nine_bools(struct sysv_3_1_2_bits_nine_bools_S a1);
static inline void layout_sysv_3_1_2_bits_nine_bools(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_nine_bools_S, 2, 1);
    CONFORM_BITS(struct sysv_3_1_2_bits_nine_bools_S, a, 0, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_nine_bools_S, b, 1, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_nine_bools_S, c, 2, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_nine_bools_S, d, 3, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_nine_bools_S, e, 4, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_nine_bools_S, g, 5, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_nine_bools_S, h, 6, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_nine_bools_S, i, 7, 1, (_Bool)0x1UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_nine_bools_S, j, 8, 1, (_Bool)0x1UL);
}

/* sysv-3.1.2-bits-enum */
enum sysv_3_1_2_bits_enum_E { sysv_3_1_2_bits_enum_A = 0, sysv_3_1_2_bits_enum_B = 1, sysv_3_1_2_bits_enum_C = 2 };
struct sysv_3_1_2_bits_enum_S {
    enum sysv_3_1_2_bits_enum_E a : 2;
    enum sysv_3_1_2_bits_enum_E b : 30;
    enum sysv_3_1_2_bits_enum_E c : 1;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_enum_S sysv_3_1_2_bits_enum(struct sysv_3_1_2_bits_enum_S a1);
static inline void layout_sysv_3_1_2_bits_enum(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_enum_S, 8, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_enum_S, a, 0, 2, (enum sysv_3_1_2_bits_enum_E)0x3UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_enum_S, b, 2, 30, (enum sysv_3_1_2_bits_enum_E)0x3fffffffUL);
    CONFORM_BITS(struct sysv_3_1_2_bits_enum_S, c, 32, 1, (enum sysv_3_1_2_bits_enum_E)0x1UL);
}

/* sysv-3.1.2-bits-union */
union sysv_3_1_2_bits_union_U {
    unsigned int a : 3;
    unsigned int b : 17;
};
CONFORM_FUNCTION union sysv_3_1_2_bits_union_U sysv_3_1_2_bits_union(union sysv_3_1_2_bits_union_U a1);
static inline void layout_sysv_3_1_2_bits_union(void)
{
    CONFORM_SIZE(union sysv_3_1_2_bits_union_U, 4, 4);
    CONFORM_BITS(union sysv_3_1_2_bits_union_U, a, 0, 3, (unsigned int)0x7UL);
    CONFORM_BITS(union sysv_3_1_2_bits_union_U, b, 0, 17, (unsigned int)0x1ffffUL);
}

/* sysv-3.1.2-bits-int128 */
#if CONFORM_HAS_INT128
struct sysv_3_1_2_bits_int128_S {
    char a;
    __int128 b : 70;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_int128_S sysv_3_1_2_bits_int128(struct sysv_3_1_2_bits_int128_S a1);
static inline void layout_sysv_3_1_2_bits_int128(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_int128_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_int128_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_bits_int128_S, b, 8, 70, (__int128)~(__int128)(((unsigned __int128)0x0UL << 64 | 0x0UL)));
}
#endif

/* sysv-3.1.2-bits-spread-over-two-units */
struct sysv_3_1_2_bits_spread_over_two_units_S {
    unsigned int a : 30;
    unsigned int b : 30;
    unsigned int c : 4;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_spread_over_two_units_S sysv_3_1_2_bits_spread_over_two_units(struct sysv_3_1_2_bits_spread_over_two_units_S a1);
static inline void layout_sysv_3_1_2_bits_spread_over_two_units(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_spread_over_two_units_S, 12, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_spread_over_two_units_S, a, 0, 30, (unsigned int)0x3fffffffUL);
    CONFORM_BITS(struct sysv_3_1_2_bits_spread_over_two_units_S, b, 32, 30, (unsigned int)0x3fffffffUL);
    CONFORM_BITS(struct sysv_3_1_2_bits_spread_over_two_units_S, c, 64, 4, (unsigned int)0xfUL);
}

/* sysv-3.1.2-bits-nested-ends-unit */
struct sysv_3_1_2_bits_nested_ends_unit_I {
    int x : 4;
};
struct sysv_3_1_2_bits_nested_ends_unit_S {
    int a : 4;
    struct sysv_3_1_2_bits_nested_ends_unit_I i;
    int b : 4;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_nested_ends_unit_S sysv_3_1_2_bits_nested_ends_unit(struct sysv_3_1_2_bits_nested_ends_unit_S a1);
static inline void layout_sysv_3_1_2_bits_nested_ends_unit(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_nested_ends_unit_I, 4, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_nested_ends_unit_I, x, 0, 4, (int)-0x1L);
    CONFORM_SIZE(struct sysv_3_1_2_bits_nested_ends_unit_S, 12, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_nested_ends_unit_S, a, 0, 4, (int)-0x1L);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_nested_ends_unit_S, i, 4);
    CONFORM_BITS(struct sysv_3_1_2_bits_nested_ends_unit_S, b, 64, 4, (int)-0x1L);
}

/* sysv-3.1.2-bits-bits-in-padding */
struct sysv_3_1_2_bits_bits_in_padding_S {
    short a;
    int b : 16;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_bits_in_padding_S sysv_3_1_2_bits_bits_in_padding(struct sysv_3_1_2_bits_bits_in_padding_S a1);
static inline void layout_sysv_3_1_2_bits_bits_in_padding(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_bits_in_padding_S, 4, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_bits_in_padding_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_bits_bits_in_padding_S, b, 16, 16, (int)-0x1L);
}

/* sysv-3.1.2-bits-array-of-records-with-bits */
struct sysv_3_1_2_bits_array_of_records_with_bits_I {
    unsigned char a : 4;
    unsigned char b : 3;
};
struct sysv_3_1_2_bits_array_of_records_with_bits_S {
    struct sysv_3_1_2_bits_array_of_records_with_bits_I m[3];
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_array_of_records_with_bits_S sysv_3_1_2_bits_array_of_records_with_bits(struct sysv_3_1_2_bits_array_of_records_with_bits_S a1);
static inline void layout_sysv_3_1_2_bits_array_of_records_with_bits(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_array_of_records_with_bits_I, 1, 1);
    CONFORM_BITS(struct sysv_3_1_2_bits_array_of_records_with_bits_I, a, 0, 4, (unsigned char)0xfUL);
    CONFORM_BITS(struct sysv_3_1_2_bits_array_of_records_with_bits_I, b, 4, 3, (unsigned char)0x7UL);
    CONFORM_SIZE(struct sysv_3_1_2_bits_array_of_records_with_bits_S, 3, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_bits_array_of_records_with_bits_S, m, 0);
}

/* sysv-3.1.2-bits-unsigned-char-fields */
struct sysv_3_1_2_bits_unsigned_char_fields_S {
    unsigned char a : 3;
    unsigned char b : 3;
    unsigned char c : 3;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_unsigned_char_fields_S sysv_3_1_2_bits_unsigned_char_fields(struct sysv_3_1_2_bits_unsigned_char_fields_S a1);
static inline void layout_sysv_3_1_2_bits_unsigned_char_fields(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_unsigned_char_fields_S, 2, 1);
    CONFORM_BITS(struct sysv_3_1_2_bits_unsigned_char_fields_S, a, 0, 3, (unsigned char)0x7UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_unsigned_char_fields_S, b, 3, 3, (unsigned char)0x7UL);
    CONFORM_BITS(struct sysv_3_1_2_bits_unsigned_char_fields_S, c, 8, 3, (unsigned char)0x7UL);
}

/* sysv-3.1.2-bits-short-fields */
struct sysv_3_1_2_bits_short_fields_S {
    short a : 9;
    short b : 9;
    short c : 5;
};
CONFORM_FUNCTION struct sysv_3_1_2_bits_short_fields_S sysv_3_1_2_bits_short_fields(struct sysv_3_1_2_bits_short_fields_S a1);
static inline void layout_sysv_3_1_2_bits_short_fields(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_bits_short_fields_S, 4, 2);
    CONFORM_BITS(struct sysv_3_1_2_bits_short_fields_S, a, 0, 9, (short)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_short_fields_S, b, 16, 9, (short)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_bits_short_fields_S, c, 25, 5, (short)-0x1L);
}

/* sysv-3.1.2-gnu-packed-record */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_1_2_gnu_packed_record_S {
    char a;
    int b;
    short c;
};
CONFORM_FUNCTION void sysv_3_1_2_gnu_packed_record(struct sysv_3_1_2_gnu_packed_record_S a1);
static inline void layout_sysv_3_1_2_gnu_packed_record(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_packed_record_S, 7, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_record_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_record_S, b, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_record_S, c, 5);
}
#endif

/* sysv-3.1.2-gnu-packed-member */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_gnu_packed_member_S {
    char a;
    int b __attribute__((packed));
    short c;
};
CONFORM_FUNCTION void sysv_3_1_2_gnu_packed_member(struct sysv_3_1_2_gnu_packed_member_S a1);
static inline void layout_sysv_3_1_2_gnu_packed_member(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_packed_member_S, 8, 2);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_member_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_member_S, b, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_member_S, c, 6);
}
#endif

/* sysv-3.1.2-gnu-packed-bits-straddle */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_1_2_gnu_packed_bits_straddle_S {
    int a : 20;
    int b : 20;
    int c : 20;
};
CONFORM_FUNCTION struct sysv_3_1_2_gnu_packed_bits_straddle_S sysv_3_1_2_gnu_packed_bits_straddle(struct sysv_3_1_2_gnu_packed_bits_straddle_S a1);
static inline void layout_sysv_3_1_2_gnu_packed_bits_straddle(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_packed_bits_straddle_S, 8, 1);
    CONFORM_BITS(struct sysv_3_1_2_gnu_packed_bits_straddle_S, a, 0, 20, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_gnu_packed_bits_straddle_S, b, 20, 20, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_gnu_packed_bits_straddle_S, c, 40, 20, (int)-0x1L);
}
#endif

/* sysv-3.1.2-gnu-packed-bits-after-char */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_1_2_gnu_packed_bits_after_char_S {
    char a;
    int b : 31;
    int c : 9;
};
CONFORM_FUNCTION struct sysv_3_1_2_gnu_packed_bits_after_char_S sysv_3_1_2_gnu_packed_bits_after_char(struct sysv_3_1_2_gnu_packed_bits_after_char_S a1);
static inline void layout_sysv_3_1_2_gnu_packed_bits_after_char(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_packed_bits_after_char_S, 6, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_bits_after_char_S, a, 0);
    CONFORM_BITS(struct sysv_3_1_2_gnu_packed_bits_after_char_S, b, 8, 31, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_gnu_packed_bits_after_char_S, c, 39, 9, (int)-0x1L);
}
#endif

/* sysv-3.1.2-gnu-packed-zero-width */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_1_2_gnu_packed_zero_width_S {
    int a : 3;
    int : 0;
    int b : 4;
};
CONFORM_FUNCTION struct sysv_3_1_2_gnu_packed_zero_width_S sysv_3_1_2_gnu_packed_zero_width(struct sysv_3_1_2_gnu_packed_zero_width_S a1);
static inline void layout_sysv_3_1_2_gnu_packed_zero_width(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_packed_zero_width_S, 5, 1);
    CONFORM_BITS(struct sysv_3_1_2_gnu_packed_zero_width_S, a, 0, 3, (int)-0x1L);
    CONFORM_BITS(struct sysv_3_1_2_gnu_packed_zero_width_S, b, 32, 4, (int)-0x1L);
}
#endif

/* sysv-3.1.2-gnu-packed-enum */
#if CONFORM_HAS_GNU_C
enum __attribute__((packed)) sysv_3_1_2_gnu_packed_enum_E { sysv_3_1_2_gnu_packed_enum_A = 1, sysv_3_1_2_gnu_packed_enum_B = 200 };
struct sysv_3_1_2_gnu_packed_enum_S {
    enum sysv_3_1_2_gnu_packed_enum_E a;
    enum sysv_3_1_2_gnu_packed_enum_E b;
};
CONFORM_FUNCTION struct sysv_3_1_2_gnu_packed_enum_S sysv_3_1_2_gnu_packed_enum(struct sysv_3_1_2_gnu_packed_enum_S a1);
static inline void layout_sysv_3_1_2_gnu_packed_enum(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_packed_enum_S, 2, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_enum_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_enum_S, b, 1);
}
#endif

/* sysv-3.1.2-gnu-pack-2 */
#if CONFORM_HAS_GNU_C
#pragma pack(push, 2)
struct sysv_3_1_2_gnu_pack_2_S {
    char a;
    int b;
};
#pragma pack(pop)
CONFORM_FUNCTION void sysv_3_1_2_gnu_pack_2(struct sysv_3_1_2_gnu_pack_2_S a1);
static inline void layout_sysv_3_1_2_gnu_pack_2(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_pack_2_S, 6, 2);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_pack_2_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_pack_2_S, b, 2);
}
#endif

/* sysv-3.1.2-gnu-pack-4-long */
#if CONFORM_HAS_GNU_C
#pragma pack(push, 4)
struct sysv_3_1_2_gnu_pack_4_long_S {
    int a;
    long b;
};
#pragma pack(pop)
CONFORM_FUNCTION void sysv_3_1_2_gnu_pack_4_long(struct sysv_3_1_2_gnu_pack_4_long_S a1);
static inline void layout_sysv_3_1_2_gnu_pack_4_long(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_pack_4_long_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_pack_4_long_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_pack_4_long_S, b, 4);
}
#endif

/* sysv-3.1.2-gnu-aligned-member */
#if CONFORM_HAS_GNU_C
struct sysv_3_1_2_gnu_aligned_member_S {
    char a;
    char b __attribute__((aligned(8)));
    char c;
};
CONFORM_FUNCTION struct sysv_3_1_2_gnu_aligned_member_S sysv_3_1_2_gnu_aligned_member(struct sysv_3_1_2_gnu_aligned_member_S a1);
static inline void layout_sysv_3_1_2_gnu_aligned_member(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_aligned_member_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_aligned_member_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_aligned_member_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_aligned_member_S, c, 9);
}
#endif

/* sysv-3.1.2-gnu-aligned-record */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(16))) sysv_3_1_2_gnu_aligned_record_S {
    int a;
};
CONFORM_FUNCTION struct sysv_3_1_2_gnu_aligned_record_S sysv_3_1_2_gnu_aligned_record(struct sysv_3_1_2_gnu_aligned_record_S a1);
static inline void layout_sysv_3_1_2_gnu_aligned_record(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_aligned_record_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_aligned_record_S, a, 0);
}
#endif

/* sysv-3.1.2-gnu-aligned-nested */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(8))) sysv_3_1_2_gnu_aligned_nested_I {
    char x;
};
struct sysv_3_1_2_gnu_aligned_nested_S {
    char a;
    struct sysv_3_1_2_gnu_aligned_nested_I i;
};
CONFORM_FUNCTION struct sysv_3_1_2_gnu_aligned_nested_S sysv_3_1_2_gnu_aligned_nested(struct sysv_3_1_2_gnu_aligned_nested_S a1);
static inline void layout_sysv_3_1_2_gnu_aligned_nested(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_aligned_nested_I, 8, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_aligned_nested_I, x, 0);
    CONFORM_SIZE(struct sysv_3_1_2_gnu_aligned_nested_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_aligned_nested_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_aligned_nested_S, i, 8);
}
#endif

/* sysv-3.1.2-gnu-packed-aligned */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed, aligned(4))) sysv_3_1_2_gnu_packed_aligned_S {
    char a;
    short b;
    char c;
};
CONFORM_FUNCTION void sysv_3_1_2_gnu_packed_aligned(struct sysv_3_1_2_gnu_packed_aligned_S a1);
static inline void layout_sysv_3_1_2_gnu_packed_aligned(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_packed_aligned_S, 4, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_aligned_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_aligned_S, b, 1);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_packed_aligned_S, c, 3);
}
#endif

/* sysv-3.1.2-gnu-aligned-32 */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(32))) sysv_3_1_2_gnu_aligned_32_S {
    char a;
};
CONFORM_FUNCTION void sysv_3_1_2_gnu_aligned_32(struct sysv_3_1_2_gnu_aligned_32_S *a1, struct sysv_3_1_2_gnu_aligned_32_S a2);
static inline void layout_sysv_3_1_2_gnu_aligned_32(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_gnu_aligned_32_S, 32, 32);
    CONFORM_OFFSET(struct sysv_3_1_2_gnu_aligned_32_S, a, 0);
}
#endif

/* sysv-3.2.3-scalar-signed-char */
CONFORM_FUNCTION signed char sysv_3_2_3_scalar_signed_char(signed char a1);
static inline void layout_sysv_3_2_3_scalar_signed_char(void)
{
}

/* sysv-3.2.3-scalar-unsigned-char */
CONFORM_FUNCTION unsigned char sysv_3_2_3_scalar_unsigned_char(unsigned char a1);
static inline void layout_sysv_3_2_3_scalar_unsigned_char(void)
{
}

/* sysv-3.2.3-scalar-char */
CONFORM_FUNCTION char sysv_3_2_3_scalar_char(char a1);
static inline void layout_sysv_3_2_3_scalar_char(void)
{
}

/* sysv-3.2.3-scalar-short */
CONFORM_FUNCTION short sysv_3_2_3_scalar_short(short a1);
static inline void layout_sysv_3_2_3_scalar_short(void)
{
}

/* sysv-3.2.3-scalar-unsigned-short */
CONFORM_FUNCTION unsigned short sysv_3_2_3_scalar_unsigned_short(unsigned short a1);
static inline void layout_sysv_3_2_3_scalar_unsigned_short(void)
{
}

/* sysv-3.2.3-scalar-int */
CONFORM_FUNCTION int sysv_3_2_3_scalar_int(int a1);
static inline void layout_sysv_3_2_3_scalar_int(void)
{
}

/* sysv-3.2.3-scalar-unsigned */
CONFORM_FUNCTION unsigned int sysv_3_2_3_scalar_unsigned(unsigned int a1);
static inline void layout_sysv_3_2_3_scalar_unsigned(void)
{
}

/* sysv-3.2.3-scalar-long */
CONFORM_FUNCTION long sysv_3_2_3_scalar_long(long a1);
static inline void layout_sysv_3_2_3_scalar_long(void)
{
}

/* sysv-3.2.3-scalar-unsigned-long-long */
CONFORM_FUNCTION unsigned long long sysv_3_2_3_scalar_unsigned_long_long(unsigned long long a1);
static inline void layout_sysv_3_2_3_scalar_unsigned_long_long(void)
{
}

/* sysv-3.2.3-scalar-bool */
CONFORM_FUNCTION _Bool sysv_3_2_3_scalar_bool(_Bool a1);
static inline void layout_sysv_3_2_3_scalar_bool(void)
{
}

/* sysv-3.2.3-scalar-pointer */
CONFORM_FUNCTION void *sysv_3_2_3_scalar_pointer(void *a1);
static inline void layout_sysv_3_2_3_scalar_pointer(void)
{
}

/* sysv-3.2.3-scalar-float */
CONFORM_FUNCTION float sysv_3_2_3_scalar_float(float a1);
static inline void layout_sysv_3_2_3_scalar_float(void)
{
}

/* sysv-3.2.3-scalar-double */
CONFORM_FUNCTION double sysv_3_2_3_scalar_double(double a1);
static inline void layout_sysv_3_2_3_scalar_double(void)
{
}

/* sysv-3.2.3-scalar-long-double */
CONFORM_FUNCTION long double sysv_3_2_3_scalar_long_double(long double a1);
static inline void layout_sysv_3_2_3_scalar_long_double(void)
{
}

/* sysv-3.2.3-scalar-int128 */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION __int128 sysv_3_2_3_scalar_int128(__int128 a1);
static inline void layout_sysv_3_2_3_scalar_int128(void)
{
}
#endif

/* sysv-3.2.3-scalar-unsigned-int128 */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION unsigned __int128 sysv_3_2_3_scalar_unsigned_int128(unsigned __int128 a1);
static inline void layout_sysv_3_2_3_scalar_unsigned_int128(void)
{
}
#endif

/* sysv-3.2.3-scalar-half */
#if CONFORM_HAS_FLOAT16
CONFORM_FUNCTION _Float16 sysv_3_2_3_scalar_half(_Float16 a1);
static inline void layout_sysv_3_2_3_scalar_half(void)
{
}
#endif

/* sysv-3.2.3-scalar-float128 */
#if CONFORM_HAS_FLOAT128
CONFORM_FUNCTION __float128 sysv_3_2_3_scalar_float128(__float128 a1);
static inline void layout_sysv_3_2_3_scalar_float128(void)
{
}
#endif

/* sysv-3.2.3-scalar-decimal32 */
#if CONFORM_HAS_DECIMAL
CONFORM_FUNCTION _Decimal32 sysv_3_2_3_scalar_decimal32(_Decimal32 a1);
static inline void layout_sysv_3_2_3_scalar_decimal32(void)
{
}
#endif

/* sysv-3.2.3-scalar-decimal64 */
#if CONFORM_HAS_DECIMAL
CONFORM_FUNCTION _Decimal64 sysv_3_2_3_scalar_decimal64(_Decimal64 a1);
static inline void layout_sysv_3_2_3_scalar_decimal64(void)
{
}
#endif

/* sysv-3.2.3-scalar-decimal128 */
#if CONFORM_HAS_DECIMAL
CONFORM_FUNCTION _Decimal128 sysv_3_2_3_scalar_decimal128(_Decimal128 a1);
static inline void layout_sysv_3_2_3_scalar_decimal128(void)
{
}
#endif

/* sysv-3.2.3-scalar-complex-float */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION _Complex float sysv_3_2_3_scalar_complex_float(_Complex float a1);
static inline void layout_sysv_3_2_3_scalar_complex_float(void)
{
}
#endif

/* sysv-3.2.3-scalar-complex-double */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION _Complex double sysv_3_2_3_scalar_complex_double(_Complex double a1);
static inline void layout_sysv_3_2_3_scalar_complex_double(void)
{
}
#endif

/* sysv-3.2.3-scalar-complex-long-double */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION _Complex long double sysv_3_2_3_scalar_complex_long_double(_Complex long double a1);
static inline void layout_sysv_3_2_3_scalar_complex_long_double(void)
{
}
#endif

/* sysv-3.2.3-scalar-enum */
enum sysv_3_2_3_scalar_enum_E { sysv_3_2_3_scalar_enum_A = 1, sysv_3_2_3_scalar_enum_B = 70000 };
CONFORM_FUNCTION enum sysv_3_2_3_scalar_enum_E sysv_3_2_3_scalar_enum(enum sysv_3_2_3_scalar_enum_E a1);
static inline void layout_sysv_3_2_3_scalar_enum(void)
{
}

/* sysv-3.2.3-scalar-negative-enum */
enum sysv_3_2_3_scalar_negative_enum_E { sysv_3_2_3_scalar_negative_enum_A = -1, sysv_3_2_3_scalar_negative_enum_B = 70000 };
CONFORM_FUNCTION enum sysv_3_2_3_scalar_negative_enum_E sysv_3_2_3_scalar_negative_enum(enum sysv_3_2_3_scalar_negative_enum_E a1);
static inline void layout_sysv_3_2_3_scalar_negative_enum(void)
{
}

/* sysv-3.2.3-scalar-function-pointer */
CONFORM_FUNCTION int (*sysv_3_2_3_scalar_function_pointer(int (*a1)(int)))(int);
static inline void layout_sysv_3_2_3_scalar_function_pointer(void)
{
}

/* sysv-3.2.3-scalar-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef int bf_v2_int __attribute__((vector_size(8)));
CONFORM_FUNCTION bf_v2_int sysv_3_2_3_scalar_vector_8(bf_v2_int a1);
static inline void layout_sysv_3_2_3_scalar_vector_8(void)
{
}
#endif

/* sysv-3.2.3-scalar-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
CONFORM_FUNCTION bf_v4_float sysv_3_2_3_scalar_vector_16(bf_v4_float a1);
static inline void layout_sysv_3_2_3_scalar_vector_16(void)
{
}
#endif

/* sysv-3.2.3-scalar-vector-chars */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef unsigned char bf_v16_unsigned_char __attribute__((vector_size(16)));
CONFORM_FUNCTION bf_v16_unsigned_char sysv_3_2_3_scalar_vector_chars(bf_v16_unsigned_char a1);
static inline void layout_sysv_3_2_3_scalar_vector_chars(void)
{
}
#endif

/* sysv-3.2.3-scalar-vector-double */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef double bf_v2_double __attribute__((vector_size(16)));
CONFORM_FUNCTION bf_v2_double sysv_3_2_3_scalar_vector_double(bf_v2_double a1);
static inline void layout_sysv_3_2_3_scalar_vector_double(void)
{
}
#endif

/* sysv-3.2.3-bitint-7 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(7) sysv_3_2_3_bitint_7(_BitInt(7) a1, int a2);
static inline void layout_sysv_3_2_3_bitint_7(void)
{
}
#endif

/* sysv-3.2.3-bitint-17 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(17) sysv_3_2_3_bitint_17(_BitInt(17) a1, int a2);
static inline void layout_sysv_3_2_3_bitint_17(void)
{
}
#endif

/* sysv-3.2.3-bitint-64 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(64) sysv_3_2_3_bitint_64(_BitInt(64) a1, int a2);
static inline void layout_sysv_3_2_3_bitint_64(void)
{
}
#endif

/* sysv-3.2.3-bitint-65 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(65) sysv_3_2_3_bitint_65(_BitInt(65) a1, int a2);
static inline void layout_sysv_3_2_3_bitint_65(void)
{
}
#endif

/* sysv-3.2.3-bitint-128 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION _BitInt(128) sysv_3_2_3_bitint_128(_BitInt(128) a1, int a2);
static inline void layout_sysv_3_2_3_bitint_128(void)
{
}
#endif

/* sysv-3.2.3-bitint-129 */
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
CONFORM_FUNCTION _BitInt(129) sysv_3_2_3_bitint_129(_BitInt(129) a1, int a2);
static inline void layout_sysv_3_2_3_bitint_129(void)
{
}
#endif

/* sysv-3.2.3-bitint-unsigned-5 */
#if CONFORM_HAS_BIT_INT
CONFORM_FUNCTION unsigned _BitInt(5) sysv_3_2_3_bitint_unsigned_5(unsigned _BitInt(5) a1);
static inline void layout_sysv_3_2_3_bitint_unsigned_5(void)
{
}
#endif

/* sysv-3.2.3-bitint-in-record */
#if CONFORM_HAS_BIT_INT
struct sysv_3_2_3_bitint_in_record_S {
    char a;
    _BitInt(40) b;
};
CONFORM_FUNCTION struct sysv_3_2_3_bitint_in_record_S sysv_3_2_3_bitint_in_record(struct sysv_3_2_3_bitint_in_record_S a1);
static inline void layout_sysv_3_2_3_bitint_in_record(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_bitint_in_record_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_bitint_in_record_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_bitint_in_record_S, b, 8);
}
#endif

/* sysv-3.2.3-bitint-128-in-record */
#if CONFORM_HAS_BIT_INT
struct sysv_3_2_3_bitint_128_in_record_S {
    long a;
    _BitInt(100) b;
};
CONFORM_FUNCTION void sysv_3_2_3_bitint_128_in_record(struct sysv_3_2_3_bitint_128_in_record_S a1);
static inline void layout_sysv_3_2_3_bitint_128_in_record(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_bitint_128_in_record_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_bitint_128_in_record_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_bitint_128_in_record_S, b, 8);
}
#endif

/* sysv-3.2.3-size-char-1 */
struct sysv_3_2_3_size_char_1_S {
    char m[1];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_1_S sysv_3_2_3_size_char_1(struct sysv_3_2_3_size_char_1_S a1);
static inline void layout_sysv_3_2_3_size_char_1(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_1_S, 1, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_1_S, m, 0);
}

/* sysv-3.2.3-size-char-2 */
struct sysv_3_2_3_size_char_2_S {
    char m[2];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_2_S sysv_3_2_3_size_char_2(struct sysv_3_2_3_size_char_2_S a1);
static inline void layout_sysv_3_2_3_size_char_2(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_2_S, 2, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_2_S, m, 0);
}

/* sysv-3.2.3-size-char-3 */
struct sysv_3_2_3_size_char_3_S {
    char m[3];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_3_S sysv_3_2_3_size_char_3(struct sysv_3_2_3_size_char_3_S a1);
static inline void layout_sysv_3_2_3_size_char_3(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_3_S, 3, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_3_S, m, 0);
}

/* sysv-3.2.3-size-char-4 */
struct sysv_3_2_3_size_char_4_S {
    char m[4];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_4_S sysv_3_2_3_size_char_4(struct sysv_3_2_3_size_char_4_S a1);
static inline void layout_sysv_3_2_3_size_char_4(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_4_S, 4, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_4_S, m, 0);
}

/* sysv-3.2.3-size-char-5 */
struct sysv_3_2_3_size_char_5_S {
    char m[5];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_5_S sysv_3_2_3_size_char_5(struct sysv_3_2_3_size_char_5_S a1);
static inline void layout_sysv_3_2_3_size_char_5(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_5_S, 5, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_5_S, m, 0);
}

/* sysv-3.2.3-size-char-6 */
struct sysv_3_2_3_size_char_6_S {
    char m[6];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_6_S sysv_3_2_3_size_char_6(struct sysv_3_2_3_size_char_6_S a1);
static inline void layout_sysv_3_2_3_size_char_6(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_6_S, 6, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_6_S, m, 0);
}

/* sysv-3.2.3-size-char-7 */
struct sysv_3_2_3_size_char_7_S {
    char m[7];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_7_S sysv_3_2_3_size_char_7(struct sysv_3_2_3_size_char_7_S a1);
static inline void layout_sysv_3_2_3_size_char_7(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_7_S, 7, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_7_S, m, 0);
}

/* sysv-3.2.3-size-char-8 */
struct sysv_3_2_3_size_char_8_S {
    char m[8];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_8_S sysv_3_2_3_size_char_8(struct sysv_3_2_3_size_char_8_S a1);
static inline void layout_sysv_3_2_3_size_char_8(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_8_S, 8, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_8_S, m, 0);
}

/* sysv-3.2.3-size-char-9 */
struct sysv_3_2_3_size_char_9_S {
    char m[9];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_9_S sysv_3_2_3_size_char_9(struct sysv_3_2_3_size_char_9_S a1);
static inline void layout_sysv_3_2_3_size_char_9(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_9_S, 9, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_9_S, m, 0);
}

/* sysv-3.2.3-size-char-10 */
struct sysv_3_2_3_size_char_10_S {
    char m[10];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_10_S sysv_3_2_3_size_char_10(struct sysv_3_2_3_size_char_10_S a1);
static inline void layout_sysv_3_2_3_size_char_10(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_10_S, 10, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_10_S, m, 0);
}

/* sysv-3.2.3-size-char-11 */
struct sysv_3_2_3_size_char_11_S {
    char m[11];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_11_S sysv_3_2_3_size_char_11(struct sysv_3_2_3_size_char_11_S a1);
static inline void layout_sysv_3_2_3_size_char_11(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_11_S, 11, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_11_S, m, 0);
}

/* sysv-3.2.3-size-char-12 */
struct sysv_3_2_3_size_char_12_S {
    char m[12];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_12_S sysv_3_2_3_size_char_12(struct sysv_3_2_3_size_char_12_S a1);
static inline void layout_sysv_3_2_3_size_char_12(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_12_S, 12, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_12_S, m, 0);
}

/* sysv-3.2.3-size-char-13 */
struct sysv_3_2_3_size_char_13_S {
    char m[13];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_13_S sysv_3_2_3_size_char_13(struct sysv_3_2_3_size_char_13_S a1);
static inline void layout_sysv_3_2_3_size_char_13(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_13_S, 13, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_13_S, m, 0);
}

/* sysv-3.2.3-size-char-14 */
struct sysv_3_2_3_size_char_14_S {
    char m[14];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_14_S sysv_3_2_3_size_char_14(struct sysv_3_2_3_size_char_14_S a1);
static inline void layout_sysv_3_2_3_size_char_14(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_14_S, 14, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_14_S, m, 0);
}

/* sysv-3.2.3-size-char-15 */
struct sysv_3_2_3_size_char_15_S {
    char m[15];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_15_S sysv_3_2_3_size_char_15(struct sysv_3_2_3_size_char_15_S a1);
static inline void layout_sysv_3_2_3_size_char_15(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_15_S, 15, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_15_S, m, 0);
}

/* sysv-3.2.3-size-char-16 */
struct sysv_3_2_3_size_char_16_S {
    char m[16];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_16_S sysv_3_2_3_size_char_16(struct sysv_3_2_3_size_char_16_S a1);
static inline void layout_sysv_3_2_3_size_char_16(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_16_S, 16, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_16_S, m, 0);
}

/* sysv-3.2.3-size-char-17 */
struct sysv_3_2_3_size_char_17_S {
    char m[17];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_char_17_S sysv_3_2_3_size_char_17(struct sysv_3_2_3_size_char_17_S a1);
static inline void layout_sysv_3_2_3_size_char_17(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_char_17_S, 17, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_size_char_17_S, m, 0);
}

/* sysv-3.2.3-size-long-24 */
struct sysv_3_2_3_size_long_24_S {
    long m[3];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_long_24_S sysv_3_2_3_size_long_24(struct sysv_3_2_3_size_long_24_S a1);
static inline void layout_sysv_3_2_3_size_long_24(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_long_24_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_size_long_24_S, m, 0);
}

/* sysv-3.2.3-size-long-32 */
struct sysv_3_2_3_size_long_32_S {
    long m[4];
};
CONFORM_FUNCTION struct sysv_3_2_3_size_long_32_S sysv_3_2_3_size_long_32(struct sysv_3_2_3_size_long_32_S a1);
static inline void layout_sysv_3_2_3_size_long_32(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_size_long_32_S, 32, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_size_long_32_S, m, 0);
}

/* sysv-3.2.3-integer-three-chars */
struct sysv_3_2_3_integer_three_chars_S {
    char a;
    char b;
    char c;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_three_chars_S sysv_3_2_3_integer_three_chars(struct sysv_3_2_3_integer_three_chars_S a1, struct sysv_3_2_3_integer_three_chars_S a2);
static inline void layout_sysv_3_2_3_integer_three_chars(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_three_chars_S, 3, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_three_chars_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_three_chars_S, b, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_three_chars_S, c, 2);
}

/* sysv-3.2.3-integer-short-3 */
struct sysv_3_2_3_integer_short_3_S {
    short m[3];
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_short_3_S sysv_3_2_3_integer_short_3(struct sysv_3_2_3_integer_short_3_S a1, struct sysv_3_2_3_integer_short_3_S a2);
static inline void layout_sysv_3_2_3_integer_short_3(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_short_3_S, 6, 2);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_short_3_S, m, 0);
}

/* sysv-3.2.3-integer-three-ints */
struct sysv_3_2_3_integer_three_ints_S {
    int a;
    int b;
    int c;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_three_ints_S sysv_3_2_3_integer_three_ints(struct sysv_3_2_3_integer_three_ints_S a1, struct sysv_3_2_3_integer_three_ints_S a2);
static inline void layout_sysv_3_2_3_integer_three_ints(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_three_ints_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_three_ints_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_three_ints_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_three_ints_S, c, 8);
}

/* sysv-3.2.3-integer-int-long */
struct sysv_3_2_3_integer_int_long_S {
    int a;
    long b;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_int_long_S sysv_3_2_3_integer_int_long(struct sysv_3_2_3_integer_int_long_S a1);
static inline void layout_sysv_3_2_3_integer_int_long(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_int_long_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_int_long_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_int_long_S, b, 8);
}

/* sysv-3.2.3-integer-char-long */
struct sysv_3_2_3_integer_char_long_S {
    char a;
    long b;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_char_long_S sysv_3_2_3_integer_char_long(struct sysv_3_2_3_integer_char_long_S a1);
static inline void layout_sysv_3_2_3_integer_char_long(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_char_long_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_char_long_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_char_long_S, b, 8);
}

/* sysv-3.2.3-integer-long-char */
struct sysv_3_2_3_integer_long_char_S {
    long a;
    char b;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_long_char_S sysv_3_2_3_integer_long_char(struct sysv_3_2_3_integer_long_char_S a1, int a2);
static inline void layout_sysv_3_2_3_integer_long_char(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_long_char_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_long_char_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_long_char_S, b, 8);
}

/* sysv-3.2.3-integer-pointer-int */
struct sysv_3_2_3_integer_pointer_int_S {
    void *p;
    int n;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_pointer_int_S sysv_3_2_3_integer_pointer_int(struct sysv_3_2_3_integer_pointer_int_S a1);
static inline void layout_sysv_3_2_3_integer_pointer_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_pointer_int_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_pointer_int_S, p, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_pointer_int_S, n, 8);
}

/* sysv-3.2.3-integer-bools */
struct sysv_3_2_3_integer_bools_S {
    _Bool a;
    _Bool b;
    _Bool c;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_bools_S sysv_3_2_3_integer_bools(struct sysv_3_2_3_integer_bools_S a1);
static inline void layout_sysv_3_2_3_integer_bools(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_bools_S, 3, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_bools_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_bools_S, b, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_bools_S, c, 2);
}

/* sysv-3.2.3-integer-bool-int-bool */
struct sysv_3_2_3_integer_bool_int_bool_S {
    _Bool a;
    int b;
    _Bool c;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_bool_int_bool_S sysv_3_2_3_integer_bool_int_bool(struct sysv_3_2_3_integer_bool_int_bool_S a1);
static inline void layout_sysv_3_2_3_integer_bool_int_bool(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_bool_int_bool_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_bool_int_bool_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_bool_int_bool_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_bool_int_bool_S, c, 8);
}

/* sysv-3.2.3-integer-short-int-short-int */
struct sysv_3_2_3_integer_short_int_short_int_S {
    short a;
    int b;
    short c;
    int d;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_short_int_short_int_S sysv_3_2_3_integer_short_int_short_int(struct sysv_3_2_3_integer_short_int_short_int_S a1);
static inline void layout_sysv_3_2_3_integer_short_int_short_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_short_int_short_int_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_short_int_short_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_short_int_short_int_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_short_int_short_int_S, c, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_short_int_short_int_S, d, 12);
}

/* sysv-3.2.3-integer-bit-fields */
struct sysv_3_2_3_integer_bit_fields_S {
    unsigned int a : 5;
    unsigned int b : 20;
    unsigned int c : 30;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_bit_fields_S sysv_3_2_3_integer_bit_fields(struct sysv_3_2_3_integer_bit_fields_S a1);
static inline void layout_sysv_3_2_3_integer_bit_fields(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_bit_fields_S, 8, 4);
    CONFORM_BITS(struct sysv_3_2_3_integer_bit_fields_S, a, 0, 5, (unsigned int)0x1fUL);
    CONFORM_BITS(struct sysv_3_2_3_integer_bit_fields_S, b, 5, 20, (unsigned int)0xfffffUL);
    CONFORM_BITS(struct sysv_3_2_3_integer_bit_fields_S, c, 32, 30, (unsigned int)0x3fffffffUL);
}

/* sysv-3.2.3-integer-enum-member */
enum sysv_3_2_3_integer_enum_member_E { sysv_3_2_3_integer_enum_member_A = 0, sysv_3_2_3_integer_enum_member_B = 300 };
struct sysv_3_2_3_integer_enum_member_S {
    enum sysv_3_2_3_integer_enum_member_E a;
    char b;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_enum_member_S sysv_3_2_3_integer_enum_member(struct sysv_3_2_3_integer_enum_member_S a1);
static inline void layout_sysv_3_2_3_integer_enum_member(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_enum_member_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_enum_member_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_enum_member_S, b, 4);
}

/* sysv-3.2.3-integer-function-pointer-member */
struct sysv_3_2_3_integer_function_pointer_member_S {
    void (*p)(int);
    long n;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_function_pointer_member_S sysv_3_2_3_integer_function_pointer_member(struct sysv_3_2_3_integer_function_pointer_member_S a1);
static inline void layout_sysv_3_2_3_integer_function_pointer_member(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_function_pointer_member_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_function_pointer_member_S, p, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_function_pointer_member_S, n, 8);
}

/* sysv-3.2.3-integer-int128-member */
#if CONFORM_HAS_INT128
struct sysv_3_2_3_integer_int128_member_S {
    __int128 a;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_int128_member_S sysv_3_2_3_integer_int128_member(struct sysv_3_2_3_integer_int128_member_S a1);
static inline void layout_sysv_3_2_3_integer_int128_member(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_int128_member_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_int128_member_S, a, 0);
}
#endif

/* sysv-3.2.3-integer-one-member-struct */
struct sysv_3_2_3_integer_one_member_struct_S {
    int a;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_one_member_struct_S sysv_3_2_3_integer_one_member_struct(struct sysv_3_2_3_integer_one_member_struct_S a1);
static inline void layout_sysv_3_2_3_integer_one_member_struct(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_one_member_struct_S, 4, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_one_member_struct_S, a, 0);
}

/* sysv-3.2.3-integer-nested-ints */
struct sysv_3_2_3_integer_nested_ints_I {
    short a;
    char b;
};
struct sysv_3_2_3_integer_nested_ints_S {
    struct sysv_3_2_3_integer_nested_ints_I i;
    int c;
    struct sysv_3_2_3_integer_nested_ints_I j;
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_nested_ints_S sysv_3_2_3_integer_nested_ints(struct sysv_3_2_3_integer_nested_ints_S a1);
static inline void layout_sysv_3_2_3_integer_nested_ints(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_nested_ints_I, 4, 2);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_nested_ints_I, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_nested_ints_I, b, 2);
    CONFORM_SIZE(struct sysv_3_2_3_integer_nested_ints_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_nested_ints_S, i, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_nested_ints_S, c, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_nested_ints_S, j, 8);
}

/* sysv-3.2.3-integer-array-of-struct */
struct sysv_3_2_3_integer_array_of_struct_I {
    short a;
    short b;
};
struct sysv_3_2_3_integer_array_of_struct_S {
    struct sysv_3_2_3_integer_array_of_struct_I m[3];
};
CONFORM_FUNCTION struct sysv_3_2_3_integer_array_of_struct_S sysv_3_2_3_integer_array_of_struct(struct sysv_3_2_3_integer_array_of_struct_S a1);
static inline void layout_sysv_3_2_3_integer_array_of_struct(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_integer_array_of_struct_I, 4, 2);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_array_of_struct_I, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_array_of_struct_I, b, 2);
    CONFORM_SIZE(struct sysv_3_2_3_integer_array_of_struct_S, 12, 2);
    CONFORM_OFFSET(struct sysv_3_2_3_integer_array_of_struct_S, m, 0);
}

/* sysv-3.2.3-sse-one-float */
struct sysv_3_2_3_sse_one_float_S {
    float a;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_one_float_S sysv_3_2_3_sse_one_float(struct sysv_3_2_3_sse_one_float_S a1);
static inline void layout_sysv_3_2_3_sse_one_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_one_float_S, 4, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_one_float_S, a, 0);
}

/* sysv-3.2.3-sse-two-floats */
struct sysv_3_2_3_sse_two_floats_S {
    float a;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_two_floats_S sysv_3_2_3_sse_two_floats(struct sysv_3_2_3_sse_two_floats_S a1);
static inline void layout_sysv_3_2_3_sse_two_floats(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_two_floats_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_two_floats_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_two_floats_S, b, 4);
}

/* sysv-3.2.3-sse-three-floats */
struct sysv_3_2_3_sse_three_floats_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_three_floats_S sysv_3_2_3_sse_three_floats(struct sysv_3_2_3_sse_three_floats_S a1);
static inline void layout_sysv_3_2_3_sse_three_floats(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_three_floats_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_three_floats_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_three_floats_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_three_floats_S, c, 8);
}

/* sysv-3.2.3-sse-four-floats */
struct sysv_3_2_3_sse_four_floats_S {
    float a;
    float b;
    float c;
    float d;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_four_floats_S sysv_3_2_3_sse_four_floats(struct sysv_3_2_3_sse_four_floats_S a1);
static inline void layout_sysv_3_2_3_sse_four_floats(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_four_floats_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_four_floats_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_four_floats_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_four_floats_S, c, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_four_floats_S, d, 12);
}

/* sysv-3.2.3-sse-float-array-3 */
struct sysv_3_2_3_sse_float_array_3_S {
    float m[3];
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_float_array_3_S sysv_3_2_3_sse_float_array_3(struct sysv_3_2_3_sse_float_array_3_S a1);
static inline void layout_sysv_3_2_3_sse_float_array_3(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_float_array_3_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_float_array_3_S, m, 0);
}

/* sysv-3.2.3-sse-five-floats */
struct sysv_3_2_3_sse_five_floats_S {
    float m[5];
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_five_floats_S sysv_3_2_3_sse_five_floats(struct sysv_3_2_3_sse_five_floats_S a1);
static inline void layout_sysv_3_2_3_sse_five_floats(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_five_floats_S, 20, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_five_floats_S, m, 0);
}

/* sysv-3.2.3-sse-one-double */
struct sysv_3_2_3_sse_one_double_S {
    double a;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_one_double_S sysv_3_2_3_sse_one_double(struct sysv_3_2_3_sse_one_double_S a1);
static inline void layout_sysv_3_2_3_sse_one_double(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_one_double_S, 8, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_one_double_S, a, 0);
}

/* sysv-3.2.3-sse-two-doubles */
struct sysv_3_2_3_sse_two_doubles_S {
    double a;
    double b;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_two_doubles_S sysv_3_2_3_sse_two_doubles(struct sysv_3_2_3_sse_two_doubles_S a1);
static inline void layout_sysv_3_2_3_sse_two_doubles(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_two_doubles_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_two_doubles_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_two_doubles_S, b, 8);
}

/* sysv-3.2.3-sse-three-doubles */
struct sysv_3_2_3_sse_three_doubles_S {
    double a;
    double b;
    double c;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_three_doubles_S sysv_3_2_3_sse_three_doubles(struct sysv_3_2_3_sse_three_doubles_S a1);
static inline void layout_sysv_3_2_3_sse_three_doubles(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_three_doubles_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_three_doubles_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_three_doubles_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_three_doubles_S, c, 16);
}

/* sysv-3.2.3-sse-double-float */
struct sysv_3_2_3_sse_double_float_S {
    double a;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_double_float_S sysv_3_2_3_sse_double_float(struct sysv_3_2_3_sse_double_float_S a1);
static inline void layout_sysv_3_2_3_sse_double_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_double_float_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_double_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_double_float_S, b, 8);
}

/* sysv-3.2.3-sse-float-double */
struct sysv_3_2_3_sse_float_double_S {
    float a;
    double b;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_float_double_S sysv_3_2_3_sse_float_double(struct sysv_3_2_3_sse_float_double_S a1);
static inline void layout_sysv_3_2_3_sse_float_double(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_float_double_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_float_double_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_float_double_S, b, 8);
}

/* sysv-3.2.3-sse-complex-float-member */
#if CONFORM_HAS_COMPLEX
struct sysv_3_2_3_sse_complex_float_member_S {
    _Complex float z;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_complex_float_member_S sysv_3_2_3_sse_complex_float_member(struct sysv_3_2_3_sse_complex_float_member_S a1);
static inline void layout_sysv_3_2_3_sse_complex_float_member(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_complex_float_member_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_complex_float_member_S, z, 0);
}
#endif

/* sysv-3.2.3-sse-complex-float-and-float */
#if CONFORM_HAS_COMPLEX
struct sysv_3_2_3_sse_complex_float_and_float_S {
    _Complex float z;
    float a;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_complex_float_and_float_S sysv_3_2_3_sse_complex_float_and_float(struct sysv_3_2_3_sse_complex_float_and_float_S a1);
static inline void layout_sysv_3_2_3_sse_complex_float_and_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_complex_float_and_float_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_complex_float_and_float_S, z, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_complex_float_and_float_S, a, 8);
}
#endif

/* sysv-3.2.3-sse-complex-double-member */
#if CONFORM_HAS_COMPLEX
struct sysv_3_2_3_sse_complex_double_member_S {
    _Complex double z;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_complex_double_member_S sysv_3_2_3_sse_complex_double_member(struct sysv_3_2_3_sse_complex_double_member_S a1);
static inline void layout_sysv_3_2_3_sse_complex_double_member(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_complex_double_member_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_complex_double_member_S, z, 0);
}
#endif

/* sysv-3.2.3-sse-nested-floats */
struct sysv_3_2_3_sse_nested_floats_I {
    float x;
};
struct sysv_3_2_3_sse_nested_floats_S {
    float a;
    struct sysv_3_2_3_sse_nested_floats_I i;
    struct sysv_3_2_3_sse_nested_floats_I j;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_nested_floats_S sysv_3_2_3_sse_nested_floats(struct sysv_3_2_3_sse_nested_floats_S a1);
static inline void layout_sysv_3_2_3_sse_nested_floats(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_nested_floats_I, 4, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_nested_floats_I, x, 0);
    CONFORM_SIZE(struct sysv_3_2_3_sse_nested_floats_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_nested_floats_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_nested_floats_S, i, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_nested_floats_S, j, 8);
}

/* sysv-3.2.3-sse-vector-8-member */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v2_float __attribute__((vector_size(8)));
struct sysv_3_2_3_sse_vector_8_member_S {
    bf_v2_float a;
    bf_v2_float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_vector_8_member_S sysv_3_2_3_sse_vector_8_member(struct sysv_3_2_3_sse_vector_8_member_S a1);
static inline void layout_sysv_3_2_3_sse_vector_8_member(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_vector_8_member_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_vector_8_member_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_vector_8_member_S, b, 8);
}
#endif

/* sysv-3.2.3-sse-vector-16-member */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
struct sysv_3_2_3_sse_vector_16_member_S {
    bf_v4_float a;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_vector_16_member_S sysv_3_2_3_sse_vector_16_member(struct sysv_3_2_3_sse_vector_16_member_S a1);
static inline void layout_sysv_3_2_3_sse_vector_16_member(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_vector_16_member_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_vector_16_member_S, a, 0);
}
#endif

/* sysv-3.2.3-sse-two-vectors-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
struct sysv_3_2_3_sse_two_vectors_16_S {
    bf_v4_float a;
    bf_v4_float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_two_vectors_16_S sysv_3_2_3_sse_two_vectors_16(struct sysv_3_2_3_sse_two_vectors_16_S a1);
static inline void layout_sysv_3_2_3_sse_two_vectors_16(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_two_vectors_16_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_two_vectors_16_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_two_vectors_16_S, b, 16);
}
#endif

/* sysv-3.2.3-sse-float128-member */
#if CONFORM_HAS_FLOAT128
struct sysv_3_2_3_sse_float128_member_S {
    __float128 a;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_float128_member_S sysv_3_2_3_sse_float128_member(struct sysv_3_2_3_sse_float128_member_S a1);
static inline void layout_sysv_3_2_3_sse_float128_member(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_float128_member_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_float128_member_S, a, 0);
}
#endif

/* sysv-3.2.3-sse-decimal128-member */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_sse_decimal128_member_S {
    _Decimal128 m;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_decimal128_member_S sysv_3_2_3_sse_decimal128_member(struct sysv_3_2_3_sse_decimal128_member_S a1);
static inline void layout_sysv_3_2_3_sse_decimal128_member(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_decimal128_member_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_decimal128_member_S, m, 0);
}
#endif

/* sysv-3.2.3-sse-decimal32-pair */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_sse_decimal32_pair_S {
    _Decimal32 a;
    _Decimal32 b;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_decimal32_pair_S sysv_3_2_3_sse_decimal32_pair(struct sysv_3_2_3_sse_decimal32_pair_S a1);
static inline void layout_sysv_3_2_3_sse_decimal32_pair(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_decimal32_pair_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_decimal32_pair_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_decimal32_pair_S, b, 4);
}
#endif

/* sysv-3.2.3-sse-decimal64-and-decimal32 */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_sse_decimal64_and_decimal32_S {
    _Decimal64 a;
    _Decimal32 b;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_decimal64_and_decimal32_S sysv_3_2_3_sse_decimal64_and_decimal32(struct sysv_3_2_3_sse_decimal64_and_decimal32_S a1);
static inline void layout_sysv_3_2_3_sse_decimal64_and_decimal32(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_decimal64_and_decimal32_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_decimal64_and_decimal32_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_decimal64_and_decimal32_S, b, 8);
}
#endif

/* sysv-3.2.3-sse-decimal-and-binary */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_sse_decimal_and_binary_S {
    _Decimal32 a;
    float b;
    double c;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_decimal_and_binary_S sysv_3_2_3_sse_decimal_and_binary(struct sysv_3_2_3_sse_decimal_and_binary_S a1);
static inline void layout_sysv_3_2_3_sse_decimal_and_binary(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_decimal_and_binary_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_decimal_and_binary_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_decimal_and_binary_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_decimal_and_binary_S, c, 8);
}
#endif

/* sysv-3.2.3-sse-union-decimal128-double */
#if CONFORM_HAS_DECIMAL
union sysv_3_2_3_sse_union_decimal128_double_U {
    _Decimal128 a;
    double b;
};
CONFORM_FUNCTION union sysv_3_2_3_sse_union_decimal128_double_U sysv_3_2_3_sse_union_decimal128_double(union sysv_3_2_3_sse_union_decimal128_double_U a1);
static inline void layout_sysv_3_2_3_sse_union_decimal128_double(void)
{
    CONFORM_SIZE(union sysv_3_2_3_sse_union_decimal128_double_U, 16, 16);
    CONFORM_OFFSET(union sysv_3_2_3_sse_union_decimal128_double_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_sse_union_decimal128_double_U, b, 0);
}
#endif

/* sysv-3.2.3-sse-union-decimal128-two-doubles */
#if CONFORM_HAS_DECIMAL
union sysv_3_2_3_sse_union_decimal128_two_doubles_U {
    _Decimal128 a;
    double b[2];
};
CONFORM_FUNCTION union sysv_3_2_3_sse_union_decimal128_two_doubles_U sysv_3_2_3_sse_union_decimal128_two_doubles(union sysv_3_2_3_sse_union_decimal128_two_doubles_U a1);
static inline void layout_sysv_3_2_3_sse_union_decimal128_two_doubles(void)
{
    CONFORM_SIZE(union sysv_3_2_3_sse_union_decimal128_two_doubles_U, 16, 16);
    CONFORM_OFFSET(union sysv_3_2_3_sse_union_decimal128_two_doubles_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_sse_union_decimal128_two_doubles_U, b, 0);
}
#endif

/* sysv-3.2.3-sse-over-aligned-float */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_sse_over_aligned_float_S {
    float a;
    float b __attribute__((aligned(8)));
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_over_aligned_float_S sysv_3_2_3_sse_over_aligned_float(struct sysv_3_2_3_sse_over_aligned_float_S a1);
static inline void layout_sysv_3_2_3_sse_over_aligned_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_over_aligned_float_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_over_aligned_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_over_aligned_float_S, b, 8);
}
#endif

/* sysv-3.2.3-sse-half-and-float */
#if CONFORM_HAS_FLOAT16
struct sysv_3_2_3_sse_half_and_float_S {
    _Float16 a;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_half_and_float_S sysv_3_2_3_sse_half_and_float(struct sysv_3_2_3_sse_half_and_float_S a1);
static inline void layout_sysv_3_2_3_sse_half_and_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_half_and_float_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_half_and_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_half_and_float_S, b, 4);
}
#endif

/* sysv-3.2.3-sse-two-halves-and-half */
#if CONFORM_HAS_FLOAT16 && CONFORM_HAS_GNU_C
struct sysv_3_2_3_sse_two_halves_and_half_S {
    _Float16 a;
    _Float16 b;
    _Float16 c __attribute__((aligned(8)));
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_two_halves_and_half_S sysv_3_2_3_sse_two_halves_and_half(struct sysv_3_2_3_sse_two_halves_and_half_S a1);
static inline void layout_sysv_3_2_3_sse_two_halves_and_half(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_two_halves_and_half_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_two_halves_and_half_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_two_halves_and_half_S, b, 2);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_two_halves_and_half_S, c, 8);
}
#endif

/* sysv-3.2.3-sse-four-halves */
#if CONFORM_HAS_FLOAT16
struct sysv_3_2_3_sse_four_halves_S {
    _Float16 m[4];
};
CONFORM_FUNCTION struct sysv_3_2_3_sse_four_halves_S sysv_3_2_3_sse_four_halves(struct sysv_3_2_3_sse_four_halves_S a1);
static inline void layout_sysv_3_2_3_sse_four_halves(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_sse_four_halves_S, 8, 2);
    CONFORM_OFFSET(struct sysv_3_2_3_sse_four_halves_S, m, 0);
}
#endif

/* sysv-3.2.3-merge-int-float */
struct sysv_3_2_3_merge_int_float_S {
    int a;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_int_float_S sysv_3_2_3_merge_int_float(struct sysv_3_2_3_merge_int_float_S a1);
static inline void layout_sysv_3_2_3_merge_int_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_int_float_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_int_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_int_float_S, b, 4);
}

/* sysv-3.2.3-merge-float-int */
struct sysv_3_2_3_merge_float_int_S {
    float a;
    int b;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_float_int_S sysv_3_2_3_merge_float_int(struct sysv_3_2_3_merge_float_int_S a1);
static inline void layout_sysv_3_2_3_merge_float_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_float_int_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_float_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_float_int_S, b, 4);
}

/* sysv-3.2.3-merge-char-double */
struct sysv_3_2_3_merge_char_double_S {
    char a;
    double b;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_char_double_S sysv_3_2_3_merge_char_double(struct sysv_3_2_3_merge_char_double_S a1);
static inline void layout_sysv_3_2_3_merge_char_double(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_char_double_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_char_double_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_char_double_S, b, 8);
}

/* sysv-3.2.3-merge-double-char */
struct sysv_3_2_3_merge_double_char_S {
    double a;
    char b;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_double_char_S sysv_3_2_3_merge_double_char(struct sysv_3_2_3_merge_double_char_S a1);
static inline void layout_sysv_3_2_3_merge_double_char(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_double_char_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_double_char_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_double_char_S, b, 8);
}

/* sysv-3.2.3-merge-int-sse */
struct sysv_3_2_3_merge_int_sse_S {
    int a;
    float b;
    double c;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_int_sse_S sysv_3_2_3_merge_int_sse(struct sysv_3_2_3_merge_int_sse_S a1, int a2);
static inline void layout_sysv_3_2_3_merge_int_sse(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_int_sse_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_int_sse_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_int_sse_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_int_sse_S, c, 8);
}

/* sysv-3.2.3-merge-sse-int */
struct sysv_3_2_3_merge_sse_int_S {
    double a;
    int b;
    float c;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_sse_int_S sysv_3_2_3_merge_sse_int(struct sysv_3_2_3_merge_sse_int_S a1, int a2);
static inline void layout_sysv_3_2_3_merge_sse_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_sse_int_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_sse_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_sse_int_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_sse_int_S, c, 12);
}

/* sysv-3.2.3-merge-long-float */
struct sysv_3_2_3_merge_long_float_S {
    long a;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_long_float_S sysv_3_2_3_merge_long_float(struct sysv_3_2_3_merge_long_float_S a1);
static inline void layout_sysv_3_2_3_merge_long_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_long_float_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_long_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_long_float_S, b, 8);
}

/* sysv-3.2.3-merge-floats-then-int */
struct sysv_3_2_3_merge_floats_then_int_S {
    float a;
    float b;
    int c;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_floats_then_int_S sysv_3_2_3_merge_floats_then_int(struct sysv_3_2_3_merge_floats_then_int_S a1);
static inline void layout_sysv_3_2_3_merge_floats_then_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_floats_then_int_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_floats_then_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_floats_then_int_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_floats_then_int_S, c, 8);
}

/* sysv-3.2.3-merge-float-int-float */
struct sysv_3_2_3_merge_float_int_float_S {
    float a;
    int b;
    float c;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_float_int_float_S sysv_3_2_3_merge_float_int_float(struct sysv_3_2_3_merge_float_int_float_S a1);
static inline void layout_sysv_3_2_3_merge_float_int_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_float_int_float_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_float_int_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_float_int_float_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_float_int_float_S, c, 8);
}

/* sysv-3.2.3-merge-short-int-short-float */
struct sysv_3_2_3_merge_short_int_short_float_S {
    short a;
    int b;
    short c;
    float d;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_short_int_short_float_S sysv_3_2_3_merge_short_int_short_float(struct sysv_3_2_3_merge_short_int_short_float_S a1);
static inline void layout_sysv_3_2_3_merge_short_int_short_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_short_int_short_float_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_short_int_short_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_short_int_short_float_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_short_int_short_float_S, c, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_short_int_short_float_S, d, 12);
}

/* sysv-3.2.3-merge-bit-field-float */
struct sysv_3_2_3_merge_bit_field_float_S {
    int a : 5;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_bit_field_float_S sysv_3_2_3_merge_bit_field_float(struct sysv_3_2_3_merge_bit_field_float_S a1);
static inline void layout_sysv_3_2_3_merge_bit_field_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_bit_field_float_S, 8, 4);
    CONFORM_BITS(struct sysv_3_2_3_merge_bit_field_float_S, a, 0, 5, (int)-0x1L);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_bit_field_float_S, b, 4);
}

/* sysv-3.2.3-merge-pointer-double */
struct sysv_3_2_3_merge_pointer_double_S {
    char *p;
    double d;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_pointer_double_S sysv_3_2_3_merge_pointer_double(struct sysv_3_2_3_merge_pointer_double_S a1);
static inline void layout_sysv_3_2_3_merge_pointer_double(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_pointer_double_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_pointer_double_S, p, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_pointer_double_S, d, 8);
}

/* sysv-3.2.3-merge-chars-and-floats */
struct sysv_3_2_3_merge_chars_and_floats_S {
    char a[4];
    float b;
    float c;
    float d;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_chars_and_floats_S sysv_3_2_3_merge_chars_and_floats(struct sysv_3_2_3_merge_chars_and_floats_S a1);
static inline void layout_sysv_3_2_3_merge_chars_and_floats(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_chars_and_floats_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_chars_and_floats_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_chars_and_floats_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_chars_and_floats_S, c, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_chars_and_floats_S, d, 12);
}

/* sysv-3.2.3-merge-union-int-float */
union sysv_3_2_3_merge_union_int_float_U {
    int a;
    float b;
};
CONFORM_FUNCTION union sysv_3_2_3_merge_union_int_float_U sysv_3_2_3_merge_union_int_float(union sysv_3_2_3_merge_union_int_float_U a1);
static inline void layout_sysv_3_2_3_merge_union_int_float(void)
{
    CONFORM_SIZE(union sysv_3_2_3_merge_union_int_float_U, 4, 4);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_int_float_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_int_float_U, b, 0);
}

/* sysv-3.2.3-merge-union-double-long */
union sysv_3_2_3_merge_union_double_long_U {
    double a;
    long b;
};
CONFORM_FUNCTION union sysv_3_2_3_merge_union_double_long_U sysv_3_2_3_merge_union_double_long(union sysv_3_2_3_merge_union_double_long_U a1);
static inline void layout_sysv_3_2_3_merge_union_double_long(void)
{
    CONFORM_SIZE(union sysv_3_2_3_merge_union_double_long_U, 8, 8);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_double_long_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_double_long_U, b, 0);
}

/* sysv-3.2.3-merge-union-float-double */
union sysv_3_2_3_merge_union_float_double_U {
    float a;
    double b;
};
CONFORM_FUNCTION union sysv_3_2_3_merge_union_float_double_U sysv_3_2_3_merge_union_float_double(union sysv_3_2_3_merge_union_float_double_U a1);
static inline void layout_sysv_3_2_3_merge_union_float_double(void)
{
    CONFORM_SIZE(union sysv_3_2_3_merge_union_float_double_U, 8, 8);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_float_double_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_float_double_U, b, 0);
}

/* sysv-3.2.3-merge-union-double-pair-int */
union sysv_3_2_3_merge_union_double_pair_int_U {
    double a[2];
    int b;
};
CONFORM_FUNCTION union sysv_3_2_3_merge_union_double_pair_int_U sysv_3_2_3_merge_union_double_pair_int(union sysv_3_2_3_merge_union_double_pair_int_U a1);
static inline void layout_sysv_3_2_3_merge_union_double_pair_int(void)
{
    CONFORM_SIZE(union sysv_3_2_3_merge_union_double_pair_int_U, 16, 8);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_double_pair_int_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_double_pair_int_U, b, 0);
}

/* sysv-3.2.3-merge-union-of-structs */
struct sysv_3_2_3_merge_union_of_structs_A {
    float x;
    int y;
};
struct sysv_3_2_3_merge_union_of_structs_B {
    double d;
    double e;
};
union sysv_3_2_3_merge_union_of_structs_U {
    struct sysv_3_2_3_merge_union_of_structs_A a;
    struct sysv_3_2_3_merge_union_of_structs_B b;
};
CONFORM_FUNCTION union sysv_3_2_3_merge_union_of_structs_U sysv_3_2_3_merge_union_of_structs(union sysv_3_2_3_merge_union_of_structs_U a1);
static inline void layout_sysv_3_2_3_merge_union_of_structs(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_union_of_structs_A, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_union_of_structs_A, x, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_union_of_structs_A, y, 4);
    CONFORM_SIZE(struct sysv_3_2_3_merge_union_of_structs_B, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_union_of_structs_B, d, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_union_of_structs_B, e, 8);
    CONFORM_SIZE(union sysv_3_2_3_merge_union_of_structs_U, 16, 8);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_of_structs_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_of_structs_U, b, 0);
}

/* sysv-3.2.3-merge-union-chars-double */
union sysv_3_2_3_merge_union_chars_double_U {
    char a[9];
    double b;
};
CONFORM_FUNCTION union sysv_3_2_3_merge_union_chars_double_U sysv_3_2_3_merge_union_chars_double(union sysv_3_2_3_merge_union_chars_double_U a1);
static inline void layout_sysv_3_2_3_merge_union_chars_double(void)
{
    CONFORM_SIZE(union sysv_3_2_3_merge_union_chars_double_U, 16, 8);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_chars_double_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_chars_double_U, b, 0);
}

/* sysv-3.2.3-merge-union-in-struct */
union sysv_3_2_3_merge_union_in_struct_U {
    int a;
    float b;
};
struct sysv_3_2_3_merge_union_in_struct_S {
    float x;
    union sysv_3_2_3_merge_union_in_struct_U u;
    double y;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_union_in_struct_S sysv_3_2_3_merge_union_in_struct(struct sysv_3_2_3_merge_union_in_struct_S a1);
static inline void layout_sysv_3_2_3_merge_union_in_struct(void)
{
    CONFORM_SIZE(union sysv_3_2_3_merge_union_in_struct_U, 4, 4);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_in_struct_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_in_struct_U, b, 0);
    CONFORM_SIZE(struct sysv_3_2_3_merge_union_in_struct_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_union_in_struct_S, x, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_union_in_struct_S, u, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_union_in_struct_S, y, 8);
}

/* sysv-3.2.3-merge-anonymous-union-in-struct */
struct sysv_3_2_3_merge_anonymous_union_in_struct_S {
    union {
        float a;
        int b;
    };
    float c;
    double d;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_anonymous_union_in_struct_S sysv_3_2_3_merge_anonymous_union_in_struct(struct sysv_3_2_3_merge_anonymous_union_in_struct_S a1);
static inline void layout_sysv_3_2_3_merge_anonymous_union_in_struct(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_anonymous_union_in_struct_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_anonymous_union_in_struct_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_anonymous_union_in_struct_S, b, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_anonymous_union_in_struct_S, c, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_anonymous_union_in_struct_S, d, 8);
}

/* sysv-3.2.3-merge-union-vector-long */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
union sysv_3_2_3_merge_union_vector_long_U {
    bf_v4_float a;
    long b;
};
CONFORM_FUNCTION void sysv_3_2_3_merge_union_vector_long(union sysv_3_2_3_merge_union_vector_long_U a1);
static inline void layout_sysv_3_2_3_merge_union_vector_long(void)
{
    CONFORM_SIZE(union sysv_3_2_3_merge_union_vector_long_U, 16, 16);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_vector_long_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_vector_long_U, b, 0);
}
#endif

/* sysv-3.2.3-merge-union-over-16 */
union sysv_3_2_3_merge_union_over_16_U {
    double a[3];
    int b;
};
CONFORM_FUNCTION union sysv_3_2_3_merge_union_over_16_U sysv_3_2_3_merge_union_over_16(union sysv_3_2_3_merge_union_over_16_U a1);
static inline void layout_sysv_3_2_3_merge_union_over_16(void)
{
    CONFORM_SIZE(union sysv_3_2_3_merge_union_over_16_U, 24, 8);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_over_16_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_over_16_U, b, 0);
}

/* sysv-3.2.3-merge-decimal32-int */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_merge_decimal32_int_S {
    _Decimal32 a;
    int b;
};
CONFORM_FUNCTION struct sysv_3_2_3_merge_decimal32_int_S sysv_3_2_3_merge_decimal32_int(struct sysv_3_2_3_merge_decimal32_int_S a1);
static inline void layout_sysv_3_2_3_merge_decimal32_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_merge_decimal32_int_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_decimal32_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_merge_decimal32_int_S, b, 4);
}
#endif

/* sysv-3.2.3-merge-union-decimal128-long */
#if CONFORM_HAS_DECIMAL
union sysv_3_2_3_merge_union_decimal128_long_U {
    _Decimal128 a;
    long b;
};
CONFORM_FUNCTION union sysv_3_2_3_merge_union_decimal128_long_U sysv_3_2_3_merge_union_decimal128_long(union sysv_3_2_3_merge_union_decimal128_long_U a1);
static inline void layout_sysv_3_2_3_merge_union_decimal128_long(void)
{
    CONFORM_SIZE(union sysv_3_2_3_merge_union_decimal128_long_U, 16, 16);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_decimal128_long_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_merge_union_decimal128_long_U, b, 0);
}
#endif

/* sysv-3.2.3-x87-record-of-long-double */
struct sysv_3_2_3_x87_record_of_long_double_S {
    long double a;
};
CONFORM_FUNCTION struct sysv_3_2_3_x87_record_of_long_double_S sysv_3_2_3_x87_record_of_long_double(struct sysv_3_2_3_x87_record_of_long_double_S a1);
static inline void layout_sysv_3_2_3_x87_record_of_long_double(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_x87_record_of_long_double_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_x87_record_of_long_double_S, a, 0);
}

/* sysv-3.2.3-x87-union-with-int */
union sysv_3_2_3_x87_union_with_int_U {
    long double a;
    int b;
};
CONFORM_FUNCTION union sysv_3_2_3_x87_union_with_int_U sysv_3_2_3_x87_union_with_int(union sysv_3_2_3_x87_union_with_int_U a1);
static inline void layout_sysv_3_2_3_x87_union_with_int(void)
{
    CONFORM_SIZE(union sysv_3_2_3_x87_union_with_int_U, 16, 16);
    CONFORM_OFFSET(union sysv_3_2_3_x87_union_with_int_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_x87_union_with_int_U, b, 0);
}

/* sysv-3.2.3-x87-union-with-double */
union sysv_3_2_3_x87_union_with_double_U {
    long double a;
    double b;
};
CONFORM_FUNCTION union sysv_3_2_3_x87_union_with_double_U sysv_3_2_3_x87_union_with_double(union sysv_3_2_3_x87_union_with_double_U a1);
static inline void layout_sysv_3_2_3_x87_union_with_double(void)
{
    CONFORM_SIZE(union sysv_3_2_3_x87_union_with_double_U, 16, 16);
    CONFORM_OFFSET(union sysv_3_2_3_x87_union_with_double_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_x87_union_with_double_U, b, 0);
}

/* sysv-3.2.3-x87-union-of-long-doubles */
union sysv_3_2_3_x87_union_of_long_doubles_U {
    long double a;
    long double b;
};
CONFORM_FUNCTION union sysv_3_2_3_x87_union_of_long_doubles_U sysv_3_2_3_x87_union_of_long_doubles(union sysv_3_2_3_x87_union_of_long_doubles_U a1);
static inline void layout_sysv_3_2_3_x87_union_of_long_doubles(void)
{
    CONFORM_SIZE(union sysv_3_2_3_x87_union_of_long_doubles_U, 16, 16);
    CONFORM_OFFSET(union sysv_3_2_3_x87_union_of_long_doubles_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_x87_union_of_long_doubles_U, b, 0);
}

/* sysv-3.2.3-x87-record-with-int */
struct sysv_3_2_3_x87_record_with_int_S {
    long double a;
    int b;
};
CONFORM_FUNCTION struct sysv_3_2_3_x87_record_with_int_S sysv_3_2_3_x87_record_with_int(struct sysv_3_2_3_x87_record_with_int_S a1);
static inline void layout_sysv_3_2_3_x87_record_with_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_x87_record_with_int_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_x87_record_with_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_x87_record_with_int_S, b, 16);
}

/* sysv-3.2.3-x87-record-of-complex */
#if CONFORM_HAS_COMPLEX
struct sysv_3_2_3_x87_record_of_complex_S {
    _Complex long double z;
};
CONFORM_FUNCTION struct sysv_3_2_3_x87_record_of_complex_S sysv_3_2_3_x87_record_of_complex(struct sysv_3_2_3_x87_record_of_complex_S a1);
static inline void layout_sysv_3_2_3_x87_record_of_complex(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_x87_record_of_complex_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_x87_record_of_complex_S, z, 0);
}
#endif

/* sysv-3.2.3-x87-array-of-one */
struct sysv_3_2_3_x87_array_of_one_S {
    long double m[1];
};
CONFORM_FUNCTION struct sysv_3_2_3_x87_array_of_one_S sysv_3_2_3_x87_array_of_one(struct sysv_3_2_3_x87_array_of_one_S a1);
static inline void layout_sysv_3_2_3_x87_array_of_one(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_x87_array_of_one_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_x87_array_of_one_S, m, 0);
}

/* sysv-3.2.3-x87-two */
struct sysv_3_2_3_x87_two_S {
    long double a;
    long double b;
};
CONFORM_FUNCTION struct sysv_3_2_3_x87_two_S sysv_3_2_3_x87_two(struct sysv_3_2_3_x87_two_S a1);
static inline void layout_sysv_3_2_3_x87_two(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_x87_two_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_x87_two_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_x87_two_S, b, 16);
}

/* sysv-3.2.3-x87-between-registers */
CONFORM_FUNCTION double sysv_3_2_3_x87_between_registers(int a1, long double a2, double a3, long double a4, int a5);
static inline void layout_sysv_3_2_3_x87_between_registers(void)
{
}

/* sysv-3.2.3-x87-stack-alignment */
CONFORM_FUNCTION int sysv_3_2_3_x87_stack_alignment(long a1, long a2, long a3, long a4, long a5, long a6, long a7, long double a8, long a9);
static inline void layout_sysv_3_2_3_x87_stack_alignment(void)
{
}

/* sysv-3.2.3-x87-nested */
struct sysv_3_2_3_x87_nested_I {
    long double x;
};
struct sysv_3_2_3_x87_nested_S {
    struct sysv_3_2_3_x87_nested_I i;
};
CONFORM_FUNCTION struct sysv_3_2_3_x87_nested_S sysv_3_2_3_x87_nested(struct sysv_3_2_3_x87_nested_S a1, double a2);
static inline void layout_sysv_3_2_3_x87_nested(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_x87_nested_I, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_x87_nested_I, x, 0);
    CONFORM_SIZE(struct sysv_3_2_3_x87_nested_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_x87_nested_S, i, 0);
}

/* sysv-3.2.3-unaligned-packed-char-int */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_2_3_unaligned_packed_char_int_S {
    char a;
    int b;
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_packed_char_int_S sysv_3_2_3_unaligned_packed_char_int(struct sysv_3_2_3_unaligned_packed_char_int_S a1);
static inline void layout_sysv_3_2_3_unaligned_packed_char_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_char_int_S, 5, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_char_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_char_int_S, b, 1);
}
#endif

/* sysv-3.2.3-unaligned-packed-but-aligned */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_2_3_unaligned_packed_but_aligned_S {
    int a;
    short b;
    char c;
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_packed_but_aligned_S sysv_3_2_3_unaligned_packed_but_aligned(struct sysv_3_2_3_unaligned_packed_but_aligned_S a1);
static inline void layout_sysv_3_2_3_unaligned_packed_but_aligned(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_but_aligned_S, 7, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_but_aligned_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_but_aligned_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_but_aligned_S, c, 6);
}
#endif

/* sysv-3.2.3-unaligned-packed-chars */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_2_3_unaligned_packed_chars_S {
    char a;
    char b;
    char c;
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_packed_chars_S sysv_3_2_3_unaligned_packed_chars(struct sysv_3_2_3_unaligned_packed_chars_S a1);
static inline void layout_sysv_3_2_3_unaligned_packed_chars(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_chars_S, 3, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_chars_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_chars_S, b, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_chars_S, c, 2);
}
#endif

/* sysv-3.2.3-unaligned-packed-double-at-4 */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_2_3_unaligned_packed_double_at_4_S {
    float a;
    double b;
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_packed_double_at_4_S sysv_3_2_3_unaligned_packed_double_at_4(struct sysv_3_2_3_unaligned_packed_double_at_4_S a1);
static inline void layout_sysv_3_2_3_unaligned_packed_double_at_4(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_double_at_4_S, 12, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_double_at_4_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_double_at_4_S, b, 4);
}
#endif

/* sysv-3.2.3-unaligned-packed-member-only */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_member_only_S {
    short a;
    int b __attribute__((packed));
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_packed_member_only_S sysv_3_2_3_unaligned_packed_member_only(struct sysv_3_2_3_unaligned_packed_member_only_S a1);
static inline void layout_sysv_3_2_3_unaligned_packed_member_only(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_member_only_S, 6, 2);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_member_only_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_member_only_S, b, 2);
}
#endif

/* sysv-3.2.3-unaligned-pack-1 */
#if CONFORM_HAS_GNU_C
#pragma pack(push, 1)
struct sysv_3_2_3_unaligned_pack_1_S {
    char a;
    long b;
};
#pragma pack(pop)
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_pack_1_S sysv_3_2_3_unaligned_pack_1(struct sysv_3_2_3_unaligned_pack_1_S a1);
static inline void layout_sysv_3_2_3_unaligned_pack_1(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_pack_1_S, 9, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_pack_1_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_pack_1_S, b, 1);
}
#endif

/* sysv-3.2.3-unaligned-packed-bit-fields */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_2_3_unaligned_packed_bit_fields_S {
    unsigned int a : 7;
    unsigned long b : 41;
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_packed_bit_fields_S sysv_3_2_3_unaligned_packed_bit_fields(struct sysv_3_2_3_unaligned_packed_bit_fields_S a1);
static inline void layout_sysv_3_2_3_unaligned_packed_bit_fields(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_bit_fields_S, 6, 1);
    CONFORM_BITS(struct sysv_3_2_3_unaligned_packed_bit_fields_S, a, 0, 7, (unsigned int)0x7fUL);
    CONFORM_BITS(struct sysv_3_2_3_unaligned_packed_bit_fields_S, b, 7, 41, (unsigned long)0x1ffffffffffUL);
}
#endif

/* sysv-3.2.3-unaligned-packed-array */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_2_3_unaligned_packed_array_S {
    char a;
    short b[2];
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_packed_array_S sysv_3_2_3_unaligned_packed_array(struct sysv_3_2_3_unaligned_packed_array_S a1);
static inline void layout_sysv_3_2_3_unaligned_packed_array(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_array_S, 5, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_array_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_array_S, b, 1);
}
#endif

/* sysv-3.2.3-unaligned-packed-pointer */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_2_3_unaligned_packed_pointer_S {
    int n;
    void *p;
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_packed_pointer_S sysv_3_2_3_unaligned_packed_pointer(struct sysv_3_2_3_unaligned_packed_pointer_S a1);
static inline void layout_sysv_3_2_3_unaligned_packed_pointer(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_pointer_S, 12, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_pointer_S, n, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_pointer_S, p, 4);
}
#endif

/* sysv-3.2.3-unaligned-packed-nested-chars */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_unaligned_packed_nested_chars_I {
    char x;
    char y;
};
struct __attribute__((packed)) sysv_3_2_3_unaligned_packed_nested_chars_S {
    char a;
    struct sysv_3_2_3_unaligned_packed_nested_chars_I i;
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_packed_nested_chars_S sysv_3_2_3_unaligned_packed_nested_chars(struct sysv_3_2_3_unaligned_packed_nested_chars_S a1);
static inline void layout_sysv_3_2_3_unaligned_packed_nested_chars(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_nested_chars_I, 2, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_nested_chars_I, x, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_nested_chars_I, y, 1);
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_nested_chars_S, 3, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_nested_chars_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_nested_chars_S, i, 1);
}
#endif

/* sysv-3.2.3-unaligned-packed-memory-size-3 */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_2_3_unaligned_packed_memory_size_3_S {
    char a;
    short b;
};
CONFORM_FUNCTION int sysv_3_2_3_unaligned_packed_memory_size_3(struct sysv_3_2_3_unaligned_packed_memory_size_3_S a1, struct sysv_3_2_3_unaligned_packed_memory_size_3_S a2, int a3);
static inline void layout_sysv_3_2_3_unaligned_packed_memory_size_3(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_packed_memory_size_3_S, 3, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_memory_size_3_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_packed_memory_size_3_S, b, 1);
}
#endif

/* sysv-3.2.3-unaligned-aligned-typedef-below */
#if CONFORM_HAS_GNU_C
typedef long long bf_sysv_3_2_3_unaligned_aligned_typedef_below_S_1 __attribute__((aligned(4)));
struct sysv_3_2_3_unaligned_aligned_typedef_below_S {
    int a;
    bf_sysv_3_2_3_unaligned_aligned_typedef_below_S_1 b;
};
CONFORM_FUNCTION struct sysv_3_2_3_unaligned_aligned_typedef_below_S sysv_3_2_3_unaligned_aligned_typedef_below(struct sysv_3_2_3_unaligned_aligned_typedef_below_S a1);
static inline void layout_sysv_3_2_3_unaligned_aligned_typedef_below(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_unaligned_aligned_typedef_below_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_aligned_typedef_below_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_unaligned_aligned_typedef_below_S, b, 4);
}
#endif

/* sysv-3.2.3-memory-three-longs */
struct sysv_3_2_3_memory_three_longs_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION long sysv_3_2_3_memory_three_longs(struct sysv_3_2_3_memory_three_longs_S a1, long a2);
static inline void layout_sysv_3_2_3_memory_three_longs(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_three_longs_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_three_longs_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_three_longs_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_three_longs_S, c, 16);
}

/* sysv-3.2.3-memory-takes-no-registers */
struct sysv_3_2_3_memory_takes_no_registers_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION long sysv_3_2_3_memory_takes_no_registers(int a1, struct sysv_3_2_3_memory_takes_no_registers_S a2, int a3, struct sysv_3_2_3_memory_takes_no_registers_S a4, double a5);
static inline void layout_sysv_3_2_3_memory_takes_no_registers(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_takes_no_registers_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_takes_no_registers_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_takes_no_registers_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_takes_no_registers_S, c, 16);
}

/* sysv-3.2.3-memory-eightbyte-steps */
struct sysv_3_2_3_memory_eightbyte_steps_S {
    char m[17];
};
CONFORM_FUNCTION int sysv_3_2_3_memory_eightbyte_steps(struct sysv_3_2_3_memory_eightbyte_steps_S a1, struct sysv_3_2_3_memory_eightbyte_steps_S a2);
static inline void layout_sysv_3_2_3_memory_eightbyte_steps(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_eightbyte_steps_S, 17, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_eightbyte_steps_S, m, 0);
}

/* sysv-3.2.3-memory-aligned-16 */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_memory_aligned_16_S {
    long a;
    long b;
    long c;
    long d __attribute__((aligned(16)));
};
CONFORM_FUNCTION int sysv_3_2_3_memory_aligned_16(long a1, long a2, long a3, long a4, long a5, long a6, long a7, struct sysv_3_2_3_memory_aligned_16_S a8, long a9);
static inline void layout_sysv_3_2_3_memory_aligned_16(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_aligned_16_S, 48, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_aligned_16_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_aligned_16_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_aligned_16_S, c, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_aligned_16_S, d, 32);
}
#endif

/* sysv-3.2.3-memory-aligned-32 */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(32))) sysv_3_2_3_memory_aligned_32_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION int sysv_3_2_3_memory_aligned_32(struct sysv_3_2_3_memory_aligned_32_S a1, int a2, struct sysv_3_2_3_memory_aligned_32_S a3);
static inline void layout_sysv_3_2_3_memory_aligned_32(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_aligned_32_S, 32, 32);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_aligned_32_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_aligned_32_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_aligned_32_S, c, 16);
}
#endif

/* sysv-3.2.3-memory-aligned-64 */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(64))) sysv_3_2_3_memory_aligned_64_S {
    char a;
};
CONFORM_FUNCTION int sysv_3_2_3_memory_aligned_64(int a1, struct sysv_3_2_3_memory_aligned_64_S a2, int a3);
static inline void layout_sysv_3_2_3_memory_aligned_64(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_aligned_64_S, 64, 64);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_aligned_64_S, a, 0);
}
#endif

/* sysv-3.2.3-memory-before-scalars-on-stack */
struct sysv_3_2_3_memory_before_scalars_on_stack_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION int sysv_3_2_3_memory_before_scalars_on_stack(int a1, int a2, int a3, int a4, int a5, int a6, int a7, struct sysv_3_2_3_memory_before_scalars_on_stack_S a8, int a9);
static inline void layout_sysv_3_2_3_memory_before_scalars_on_stack(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_before_scalars_on_stack_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_before_scalars_on_stack_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_before_scalars_on_stack_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_before_scalars_on_stack_S, c, 16);
}

/* sysv-3.2.3-memory-vector-after-memory */
struct sysv_3_2_3_memory_vector_after_memory_S {
    float m[5];
};
CONFORM_FUNCTION double sysv_3_2_3_memory_vector_after_memory(struct sysv_3_2_3_memory_vector_after_memory_S a1, double a2, struct sysv_3_2_3_memory_vector_after_memory_S a3, float a4);
static inline void layout_sysv_3_2_3_memory_vector_after_memory(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_vector_after_memory_S, 20, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_vector_after_memory_S, m, 0);
}

/* sysv-3.2.3-memory-large */
struct sysv_3_2_3_memory_large_S {
    int m[50];
};
CONFORM_FUNCTION struct sysv_3_2_3_memory_large_S sysv_3_2_3_memory_large(struct sysv_3_2_3_memory_large_S a1);
static inline void layout_sysv_3_2_3_memory_large(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_large_S, 200, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_large_S, m, 0);
}

/* sysv-3.2.3-memory-large-union */
union sysv_3_2_3_memory_large_union_U {
    char a[40];
    long b;
};
CONFORM_FUNCTION union sysv_3_2_3_memory_large_union_U sysv_3_2_3_memory_large_union(union sysv_3_2_3_memory_large_union_U a1, int a2);
static inline void layout_sysv_3_2_3_memory_large_union(void)
{
    CONFORM_SIZE(union sysv_3_2_3_memory_large_union_U, 40, 8);
    CONFORM_OFFSET(union sysv_3_2_3_memory_large_union_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_memory_large_union_U, b, 0);
}

/* sysv-3.2.3-memory-two-decimal128 */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_memory_two_decimal128_S {
    _Decimal128 a;
    _Decimal128 b;
};
CONFORM_FUNCTION struct sysv_3_2_3_memory_two_decimal128_S sysv_3_2_3_memory_two_decimal128(struct sysv_3_2_3_memory_two_decimal128_S a1);
static inline void layout_sysv_3_2_3_memory_two_decimal128(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_two_decimal128_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_two_decimal128_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_two_decimal128_S, b, 16);
}
#endif

/* sysv-3.2.3-memory-decimal128-and-decimal32 */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_memory_decimal128_and_decimal32_S {
    _Decimal128 a;
    _Decimal32 b;
};
CONFORM_FUNCTION struct sysv_3_2_3_memory_decimal128_and_decimal32_S sysv_3_2_3_memory_decimal128_and_decimal32(struct sysv_3_2_3_memory_decimal128_and_decimal32_S a1);
static inline void layout_sysv_3_2_3_memory_decimal128_and_decimal32(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_memory_decimal128_and_decimal32_S, 32, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_decimal128_and_decimal32_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_memory_decimal128_and_decimal32_S, b, 16);
}
#endif

/* sysv-3.2.3-registers-six-longs */
CONFORM_FUNCTION long sysv_3_2_3_registers_six_longs(long a1, long a2, long a3, long a4, long a5, long a6);
static inline void layout_sysv_3_2_3_registers_six_longs(void)
{
}

/* sysv-3.2.3-registers-seven-longs */
CONFORM_FUNCTION long sysv_3_2_3_registers_seven_longs(long a1, long a2, long a3, long a4, long a5, long a6, long a7);
static inline void layout_sysv_3_2_3_registers_seven_longs(void)
{
}

/* sysv-3.2.3-registers-eight-doubles */
CONFORM_FUNCTION double sysv_3_2_3_registers_eight_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8);
static inline void layout_sysv_3_2_3_registers_eight_doubles(void)
{
}

/* sysv-3.2.3-registers-nine-doubles */
CONFORM_FUNCTION double sysv_3_2_3_registers_nine_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, double a9);
static inline void layout_sysv_3_2_3_registers_nine_doubles(void)
{
}

/* sysv-3.2.3-registers-independent-sequences */
CONFORM_FUNCTION double sysv_3_2_3_registers_independent_sequences(int a1, double a2, long a3, float a4, char a5, double a6, short a7, float a8, void *a9, double a10, int a11, double a12);
static inline void layout_sysv_3_2_3_registers_independent_sequences(void)
{
}

/* sysv-3.2.3-registers-ten-mixed */
CONFORM_FUNCTION int sysv_3_2_3_registers_ten_mixed(int a1, int a2, int a3, int a4, int a5, int a6, int a7, double a8, double a9, double a10, double a11, double a12, double a13, double a14, double a15, double a16, int a17);
static inline void layout_sysv_3_2_3_registers_ten_mixed(void)
{
}

/* sysv-3.2.3-registers-char-on-stack */
CONFORM_FUNCTION int sysv_3_2_3_registers_char_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, char a7, char a8, short a9, int a10);
static inline void layout_sysv_3_2_3_registers_char_on_stack(void)
{
}

/* sysv-3.2.3-registers-float-on-stack */
CONFORM_FUNCTION float sysv_3_2_3_registers_float_on_stack(float a1, float a2, float a3, float a4, float a5, float a6, float a7, float a8, float a9, float a10);
static inline void layout_sysv_3_2_3_registers_float_on_stack(void)
{
}

/* sysv-3.2.3-registers-bool-on-stack */
CONFORM_FUNCTION _Bool sysv_3_2_3_registers_bool_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, _Bool a7, _Bool a8);
static inline void layout_sysv_3_2_3_registers_bool_on_stack(void)
{
}

/* sysv-3.2.3-registers-pair-after-five-longs */
struct sysv_3_2_3_registers_pair_after_five_longs_S {
    long a;
    long b;
};
CONFORM_FUNCTION long sysv_3_2_3_registers_pair_after_five_longs(long a1, long a2, long a3, long a4, long a5, struct sysv_3_2_3_registers_pair_after_five_longs_S a6, long a7);
static inline void layout_sysv_3_2_3_registers_pair_after_five_longs(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_pair_after_five_longs_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_pair_after_five_longs_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_pair_after_five_longs_S, b, 8);
}

/* sysv-3.2.3-registers-mixed-after-five-longs */
struct sysv_3_2_3_registers_mixed_after_five_longs_S {
    long a;
    double b;
};
CONFORM_FUNCTION long sysv_3_2_3_registers_mixed_after_five_longs(long a1, long a2, long a3, long a4, long a5, struct sysv_3_2_3_registers_mixed_after_five_longs_S a6, long a7);
static inline void layout_sysv_3_2_3_registers_mixed_after_five_longs(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_mixed_after_five_longs_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_mixed_after_five_longs_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_mixed_after_five_longs_S, b, 8);
}

/* sysv-3.2.3-registers-mixed-after-six-longs */
struct sysv_3_2_3_registers_mixed_after_six_longs_S {
    long a;
    double b;
};
CONFORM_FUNCTION double sysv_3_2_3_registers_mixed_after_six_longs(long a1, long a2, long a3, long a4, long a5, long a6, struct sysv_3_2_3_registers_mixed_after_six_longs_S a7, double a8);
static inline void layout_sysv_3_2_3_registers_mixed_after_six_longs(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_mixed_after_six_longs_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_mixed_after_six_longs_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_mixed_after_six_longs_S, b, 8);
}

/* sysv-3.2.3-registers-pair-after-seven-doubles */
struct sysv_3_2_3_registers_pair_after_seven_doubles_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION double sysv_3_2_3_registers_pair_after_seven_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct sysv_3_2_3_registers_pair_after_seven_doubles_S a8, double a9);
static inline void layout_sysv_3_2_3_registers_pair_after_seven_doubles(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_pair_after_seven_doubles_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_pair_after_seven_doubles_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_pair_after_seven_doubles_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_pair_after_seven_doubles_S, c, 8);
}

/* sysv-3.2.3-registers-mixed-after-eight-doubles */
struct sysv_3_2_3_registers_mixed_after_eight_doubles_S {
    double a;
    long b;
};
CONFORM_FUNCTION long sysv_3_2_3_registers_mixed_after_eight_doubles(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct sysv_3_2_3_registers_mixed_after_eight_doubles_S a9, long a10);
static inline void layout_sysv_3_2_3_registers_mixed_after_eight_doubles(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_mixed_after_eight_doubles_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_mixed_after_eight_doubles_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_mixed_after_eight_doubles_S, b, 8);
}

/* sysv-3.2.3-registers-two-pairs-and-back-fill */
struct sysv_3_2_3_registers_two_pairs_and_back_fill_S {
    long a;
    long b;
};
struct sysv_3_2_3_registers_two_pairs_and_back_fill_T {
    int x;
};
CONFORM_FUNCTION long sysv_3_2_3_registers_two_pairs_and_back_fill(long a1, long a2, long a3, long a4, long a5, struct sysv_3_2_3_registers_two_pairs_and_back_fill_S a6, struct sysv_3_2_3_registers_two_pairs_and_back_fill_T a7, struct sysv_3_2_3_registers_two_pairs_and_back_fill_S a8);
static inline void layout_sysv_3_2_3_registers_two_pairs_and_back_fill(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_two_pairs_and_back_fill_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_two_pairs_and_back_fill_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_two_pairs_and_back_fill_S, b, 8);
    CONFORM_SIZE(struct sysv_3_2_3_registers_two_pairs_and_back_fill_T, 4, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_two_pairs_and_back_fill_T, x, 0);
}

/* sysv-3.2.3-registers-three-pairs */
struct sysv_3_2_3_registers_three_pairs_S {
    long a;
    long b;
};
CONFORM_FUNCTION long sysv_3_2_3_registers_three_pairs(struct sysv_3_2_3_registers_three_pairs_S a1, struct sysv_3_2_3_registers_three_pairs_S a2, struct sysv_3_2_3_registers_three_pairs_S a3, int a4);
static inline void layout_sysv_3_2_3_registers_three_pairs(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_three_pairs_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_three_pairs_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_three_pairs_S, b, 8);
}

/* sysv-3.2.3-registers-small-record-on-stack */
struct sysv_3_2_3_registers_small_record_on_stack_S {
    char a;
};
CONFORM_FUNCTION int sysv_3_2_3_registers_small_record_on_stack(long a1, long a2, long a3, long a4, long a5, long a6, struct sysv_3_2_3_registers_small_record_on_stack_S a7, struct sysv_3_2_3_registers_small_record_on_stack_S a8);
static inline void layout_sysv_3_2_3_registers_small_record_on_stack(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_small_record_on_stack_S, 1, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_small_record_on_stack_S, a, 0);
}

/* sysv-3.2.3-registers-float-record-on-stack */
struct sysv_3_2_3_registers_float_record_on_stack_S {
    float a;
    float b;
};
CONFORM_FUNCTION float sysv_3_2_3_registers_float_record_on_stack(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, struct sysv_3_2_3_registers_float_record_on_stack_S a9, float a10);
static inline void layout_sysv_3_2_3_registers_float_record_on_stack(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_float_record_on_stack_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_float_record_on_stack_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_float_record_on_stack_S, b, 4);
}

/* sysv-3.2.3-registers-int128-after-four-longs */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long sysv_3_2_3_registers_int128_after_four_longs(long a1, long a2, long a3, long a4, __int128 a5, long a6);
static inline void layout_sysv_3_2_3_registers_int128_after_four_longs(void)
{
}
#endif

/* sysv-3.2.3-registers-int128-record-after-five-longs */
#if CONFORM_HAS_INT128
struct sysv_3_2_3_registers_int128_record_after_five_longs_S {
    __int128 a;
};
CONFORM_FUNCTION long sysv_3_2_3_registers_int128_record_after_five_longs(long a1, long a2, long a3, long a4, long a5, struct sysv_3_2_3_registers_int128_record_after_five_longs_S a6, long a7, struct sysv_3_2_3_registers_int128_record_after_five_longs_S a8);
static inline void layout_sysv_3_2_3_registers_int128_record_after_five_longs(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_int128_record_after_five_longs_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_int128_record_after_five_longs_S, a, 0);
}
#endif

/* sysv-3.2.3-registers-int128-after-five-longs */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long sysv_3_2_3_registers_int128_after_five_longs(long a1, long a2, long a3, long a4, long a5, __int128 a6, long a7);
static inline void layout_sysv_3_2_3_registers_int128_after_five_longs(void)
{
}
#endif

/* sysv-3.2.3-registers-int128-on-stack-aligned */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION long sysv_3_2_3_registers_int128_on_stack_aligned(long a1, long a2, long a3, long a4, long a5, long a6, long a7, __int128 a8, long a9);
static inline void layout_sysv_3_2_3_registers_int128_on_stack_aligned(void)
{
}
#endif

/* sysv-3.2.3-registers-decimal128-last-vector */
#if CONFORM_HAS_DECIMAL
CONFORM_FUNCTION double sysv_3_2_3_registers_decimal128_last_vector(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Decimal128 a8, double a9);
static inline void layout_sysv_3_2_3_registers_decimal128_last_vector(void)
{
}
#endif

/* sysv-3.2.3-registers-decimal128-on-stack-aligned */
#if CONFORM_HAS_DECIMAL
CONFORM_FUNCTION double sysv_3_2_3_registers_decimal128_on_stack_aligned(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, _Decimal64 a9, _Decimal128 a10);
static inline void layout_sysv_3_2_3_registers_decimal128_on_stack_aligned(void)
{
}
#endif

/* sysv-3.2.3-registers-decimal-pair-after-seven */
#if CONFORM_HAS_DECIMAL
struct sysv_3_2_3_registers_decimal_pair_after_seven_S {
    _Decimal64 a;
    _Decimal64 b;
};
CONFORM_FUNCTION double sysv_3_2_3_registers_decimal_pair_after_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, struct sysv_3_2_3_registers_decimal_pair_after_seven_S a8, _Decimal32 a9);
static inline void layout_sysv_3_2_3_registers_decimal_pair_after_seven(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_decimal_pair_after_seven_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_decimal_pair_after_seven_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_decimal_pair_after_seven_S, b, 8);
}
#endif

/* sysv-3.2.3-registers-complex-double-after-seven */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION double sysv_3_2_3_registers_complex_double_after_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Complex double a8, double a9);
static inline void layout_sysv_3_2_3_registers_complex_double_after_seven(void)
{
}
#endif

/* sysv-3.2.3-registers-complex-float-after-seven */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION double sysv_3_2_3_registers_complex_float_after_seven(double a1, double a2, double a3, double a4, double a5, double a6, double a7, _Complex float a8, double a9);
static inline void layout_sysv_3_2_3_registers_complex_float_after_seven(void)
{
}
#endif

/* sysv-3.2.3-registers-vector-16-on-stack */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
CONFORM_FUNCTION bf_v4_float sysv_3_2_3_registers_vector_16_on_stack(bf_v4_float a1, bf_v4_float a2, bf_v4_float a3, bf_v4_float a4, bf_v4_float a5, bf_v4_float a6, bf_v4_float a7, bf_v4_float a8, long a9, long a10, long a11, long a12, long a13, long a14, long a15, bf_v4_float a16, long a17);
static inline void layout_sysv_3_2_3_registers_vector_16_on_stack(void)
{
}
#endif

/* sysv-3.2.3-registers-pointer-on-stack */
CONFORM_FUNCTION void *sysv_3_2_3_registers_pointer_on_stack(int a1, int a2, int a3, int a4, int a5, int a6, void *a7, char *a8);
static inline void layout_sysv_3_2_3_registers_pointer_on_stack(void)
{
}

/* sysv-3.2.3-registers-many-small-records */
struct sysv_3_2_3_registers_many_small_records_S {
    short a;
    short b;
};
CONFORM_FUNCTION int sysv_3_2_3_registers_many_small_records(struct sysv_3_2_3_registers_many_small_records_S a1, struct sysv_3_2_3_registers_many_small_records_S a2, struct sysv_3_2_3_registers_many_small_records_S a3, struct sysv_3_2_3_registers_many_small_records_S a4, struct sysv_3_2_3_registers_many_small_records_S a5, struct sysv_3_2_3_registers_many_small_records_S a6, struct sysv_3_2_3_registers_many_small_records_S a7);
static inline void layout_sysv_3_2_3_registers_many_small_records(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_many_small_records_S, 4, 2);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_many_small_records_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_many_small_records_S, b, 2);
}

/* sysv-3.2.3-registers-fifteen-mixed */
struct sysv_3_2_3_registers_fifteen_mixed_S {
    int a;
    float b;
};
struct sysv_3_2_3_registers_fifteen_mixed_T {
    double x;
    float y;
};
CONFORM_FUNCTION double sysv_3_2_3_registers_fifteen_mixed(char a1, float a2, struct sysv_3_2_3_registers_fifteen_mixed_S a3, double a4, struct sysv_3_2_3_registers_fifteen_mixed_T a5, long a6, short a7, struct sysv_3_2_3_registers_fifteen_mixed_T a8, int a9, struct sysv_3_2_3_registers_fifteen_mixed_S a10, float a11, struct sysv_3_2_3_registers_fifteen_mixed_T a12, long a13, struct sysv_3_2_3_registers_fifteen_mixed_S a14, double a15);
static inline void layout_sysv_3_2_3_registers_fifteen_mixed(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_registers_fifteen_mixed_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_fifteen_mixed_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_fifteen_mixed_S, b, 4);
    CONFORM_SIZE(struct sysv_3_2_3_registers_fifteen_mixed_T, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_fifteen_mixed_T, x, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_registers_fifteen_mixed_T, y, 8);
}

/* sysv-3.2.3-result-sret-takes-rdi */
struct sysv_3_2_3_result_sret_takes_rdi_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_sret_takes_rdi_S sysv_3_2_3_result_sret_takes_rdi(int a1, int a2);
static inline void layout_sysv_3_2_3_result_sret_takes_rdi(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_sret_takes_rdi_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sret_takes_rdi_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sret_takes_rdi_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sret_takes_rdi_S, c, 16);
}

/* sysv-3.2.3-result-sret-sixth-integer */
struct sysv_3_2_3_result_sret_sixth_integer_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_sret_sixth_integer_S sysv_3_2_3_result_sret_sixth_integer(long a1, long a2, long a3, long a4, long a5, long a6);
static inline void layout_sysv_3_2_3_result_sret_sixth_integer(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_sret_sixth_integer_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sret_sixth_integer_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sret_sixth_integer_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sret_sixth_integer_S, c, 16);
}

/* sysv-3.2.3-result-sret-and-memory-argument */
struct sysv_3_2_3_result_sret_and_memory_argument_S {
    double a;
    double b;
    double c;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_sret_and_memory_argument_S sysv_3_2_3_result_sret_and_memory_argument(struct sysv_3_2_3_result_sret_and_memory_argument_S a1, double a2);
static inline void layout_sysv_3_2_3_result_sret_and_memory_argument(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_sret_and_memory_argument_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sret_and_memory_argument_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sret_and_memory_argument_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sret_and_memory_argument_S, c, 16);
}

/* sysv-3.2.3-result-int-sse */
struct sysv_3_2_3_result_int_sse_S {
    long a;
    double b;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_int_sse_S sysv_3_2_3_result_int_sse(void);
static inline void layout_sysv_3_2_3_result_int_sse(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_int_sse_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_int_sse_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_int_sse_S, b, 8);
}

/* sysv-3.2.3-result-sse-int */
struct sysv_3_2_3_result_sse_int_S {
    double a;
    long b;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_sse_int_S sysv_3_2_3_result_sse_int(void);
static inline void layout_sysv_3_2_3_result_sse_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_sse_int_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sse_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_sse_int_S, b, 8);
}

/* sysv-3.2.3-result-two-int */
struct sysv_3_2_3_result_two_int_S {
    long a;
    long b;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_two_int_S sysv_3_2_3_result_two_int(void);
static inline void layout_sysv_3_2_3_result_two_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_two_int_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_two_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_two_int_S, b, 8);
}

/* sysv-3.2.3-result-two-sse */
struct sysv_3_2_3_result_two_sse_S {
    double a;
    double b;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_two_sse_S sysv_3_2_3_result_two_sse(void);
static inline void layout_sysv_3_2_3_result_two_sse(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_two_sse_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_two_sse_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_two_sse_S, b, 8);
}

/* sysv-3.2.3-result-float-pair */
struct sysv_3_2_3_result_float_pair_S {
    float a;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_float_pair_S sysv_3_2_3_result_float_pair(void);
static inline void layout_sysv_3_2_3_result_float_pair(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_float_pair_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_result_float_pair_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_float_pair_S, b, 4);
}

/* sysv-3.2.3-result-packed-in-memory */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_2_3_result_packed_in_memory_S {
    char a;
    long b;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_packed_in_memory_S sysv_3_2_3_result_packed_in_memory(int a1);
static inline void layout_sysv_3_2_3_result_packed_in_memory(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_packed_in_memory_S, 9, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_result_packed_in_memory_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_packed_in_memory_S, b, 1);
}
#endif

/* sysv-3.2.3-result-x87-record */
struct sysv_3_2_3_result_x87_record_S {
    long double a;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_x87_record_S sysv_3_2_3_result_x87_record(int a1);
static inline void layout_sysv_3_2_3_result_x87_record(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_x87_record_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_result_x87_record_S, a, 0);
}

/* sysv-3.2.3-result-empty */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_result_empty_S {
};
CONFORM_FUNCTION struct sysv_3_2_3_result_empty_S sysv_3_2_3_result_empty(int a1);
static inline void layout_sysv_3_2_3_result_empty(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_empty_S, 0, 1);
}
#endif

/* sysv-3.2.3-result-array-in-record */
struct sysv_3_2_3_result_array_in_record_S {
    int m[4];
};
CONFORM_FUNCTION struct sysv_3_2_3_result_array_in_record_S sysv_3_2_3_result_array_in_record(int a1);
static inline void layout_sysv_3_2_3_result_array_in_record(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_array_in_record_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_result_array_in_record_S, m, 0);
}

/* sysv-3.2.3-result-void */
CONFORM_FUNCTION void sysv_3_2_3_result_void(int a1, double a2);
static inline void layout_sysv_3_2_3_result_void(void)
{
}

/* sysv-3.2.3-result-vector-pair-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef short bf_v4_short __attribute__((vector_size(8)));
struct sysv_3_2_3_result_vector_pair_8_S {
    bf_v4_short a;
    bf_v4_short b;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_vector_pair_8_S sysv_3_2_3_result_vector_pair_8(int a1);
static inline void layout_sysv_3_2_3_result_vector_pair_8(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_vector_pair_8_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_vector_pair_8_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_vector_pair_8_S, b, 8);
}
#endif

/* sysv-3.2.3-result-aligned-result */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(32))) sysv_3_2_3_result_aligned_result_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct sysv_3_2_3_result_aligned_result_S sysv_3_2_3_result_aligned_result(int a1);
static inline void layout_sysv_3_2_3_result_aligned_result(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_result_aligned_result_S, 32, 32);
    CONFORM_OFFSET(struct sysv_3_2_3_result_aligned_result_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_result_aligned_result_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_result_aligned_result_S, c, 16);
}
#endif

/* sysv-3.2.3-empty-argument */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_empty_argument_E {
};
CONFORM_FUNCTION int sysv_3_2_3_empty_argument(int a1, struct sysv_3_2_3_empty_argument_E a2, int a3);
static inline void layout_sysv_3_2_3_empty_argument(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_empty_argument_E, 0, 1);
}
#endif

/* sysv-3.2.3-empty-nested */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_empty_nested_E {
};
struct sysv_3_2_3_empty_nested_S {
    struct sysv_3_2_3_empty_nested_E e;
};
CONFORM_FUNCTION int sysv_3_2_3_empty_nested(double a1, struct sysv_3_2_3_empty_nested_S a2, double a3);
static inline void layout_sysv_3_2_3_empty_nested(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_empty_nested_E, 0, 1);
    CONFORM_SIZE(struct sysv_3_2_3_empty_nested_S, 0, 1);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_nested_S, e, 0);
}
#endif

/* sysv-3.2.3-empty-beside-float */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_empty_beside_float_E {
};
struct sysv_3_2_3_empty_beside_float_S {
    struct sysv_3_2_3_empty_beside_float_E e;
    float a;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_empty_beside_float_S sysv_3_2_3_empty_beside_float(struct sysv_3_2_3_empty_beside_float_S a1);
static inline void layout_sysv_3_2_3_empty_beside_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_empty_beside_float_E, 0, 1);
    CONFORM_SIZE(struct sysv_3_2_3_empty_beside_float_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_beside_float_S, e, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_beside_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_beside_float_S, b, 4);
}
#endif

/* sysv-3.2.3-empty-second-eightbyte-padding */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(16))) sysv_3_2_3_empty_second_eightbyte_padding_S {
    long a;
};
CONFORM_FUNCTION long sysv_3_2_3_empty_second_eightbyte_padding(struct sysv_3_2_3_empty_second_eightbyte_padding_S a1, long a2);
static inline void layout_sysv_3_2_3_empty_second_eightbyte_padding(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_empty_second_eightbyte_padding_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_second_eightbyte_padding_S, a, 0);
}
#endif

/* sysv-3.2.3-empty-over-aligned-member-padding */
#if CONFORM_HAS_GNU_C
struct sysv_3_2_3_empty_over_aligned_member_padding_S {
    double a __attribute__((aligned(16)));
};
CONFORM_FUNCTION double sysv_3_2_3_empty_over_aligned_member_padding(struct sysv_3_2_3_empty_over_aligned_member_padding_S a1, double a2);
static inline void layout_sysv_3_2_3_empty_over_aligned_member_padding(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_empty_over_aligned_member_padding_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_over_aligned_member_padding_S, a, 0);
}
#endif

/* sysv-3.2.3-empty-unnamed-bits-alone */
struct sysv_3_2_3_empty_unnamed_bits_alone_S {
    double d;
    int : 32;
    int : 32;
};
CONFORM_FUNCTION long sysv_3_2_3_empty_unnamed_bits_alone(struct sysv_3_2_3_empty_unnamed_bits_alone_S a1, long a2);
static inline void layout_sysv_3_2_3_empty_unnamed_bits_alone(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_empty_unnamed_bits_alone_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_unnamed_bits_alone_S, d, 0);
}

/* sysv-3.2.3-empty-unnamed-bits-beside-float */
struct sysv_3_2_3_empty_unnamed_bits_beside_float_S {
    float a;
    int : 32;
    double d;
};
CONFORM_FUNCTION double sysv_3_2_3_empty_unnamed_bits_beside_float(struct sysv_3_2_3_empty_unnamed_bits_beside_float_S a1, int a2);
static inline void layout_sysv_3_2_3_empty_unnamed_bits_beside_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_empty_unnamed_bits_beside_float_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_unnamed_bits_beside_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_unnamed_bits_beside_float_S, d, 8);
}

/* sysv-3.2.3-empty-zero-width-between-floats */
struct sysv_3_2_3_empty_zero_width_between_floats_S {
    float a;
    int : 0;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_empty_zero_width_between_floats_S sysv_3_2_3_empty_zero_width_between_floats(struct sysv_3_2_3_empty_zero_width_between_floats_S a1);
static inline void layout_sysv_3_2_3_empty_zero_width_between_floats(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_empty_zero_width_between_floats_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_zero_width_between_floats_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_zero_width_between_floats_S, b, 4);
}

/* sysv-3.2.3-empty-flexible-array */
struct sysv_3_2_3_empty_flexible_array_S {
    int n;
    int m[];
};
CONFORM_FUNCTION int sysv_3_2_3_empty_flexible_array(struct sysv_3_2_3_empty_flexible_array_S a1, int a2);
static inline void layout_sysv_3_2_3_empty_flexible_array(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_empty_flexible_array_S, 4, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_flexible_array_S, n, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_empty_flexible_array_S, m, 4);
}

/* sysv-3.5.7-ints */
CONFORM_FUNCTION int sysv_3_5_7_ints(int a1, ...);
static inline void layout_sysv_3_5_7_ints(void)
{
}

/* sysv-3.5.7-doubles */
CONFORM_FUNCTION int sysv_3_5_7_doubles(int a1, ...);
static inline void layout_sysv_3_5_7_doubles(void)
{
}

/* sysv-3.5.7-named-doubles-count */
CONFORM_FUNCTION double sysv_3_5_7_named_doubles_count(double a1, int a2, ...);
static inline void layout_sysv_3_5_7_named_doubles_count(void)
{
}

/* sysv-3.5.7-ten-doubles */
CONFORM_FUNCTION int sysv_3_5_7_ten_doubles(int a1, ...);
static inline void layout_sysv_3_5_7_ten_doubles(void)
{
}

/* sysv-3.5.7-eight-ints */
CONFORM_FUNCTION int sysv_3_5_7_eight_ints(int a1, ...);
static inline void layout_sysv_3_5_7_eight_ints(void)
{
}

/* sysv-3.5.7-mixed */
CONFORM_FUNCTION int sysv_3_5_7_mixed(int a1, ...);
static inline void layout_sysv_3_5_7_mixed(void)
{
}

/* sysv-3.5.7-pointer */
CONFORM_FUNCTION int sysv_3_5_7_pointer(char *a1, ...);
static inline void layout_sysv_3_5_7_pointer(void)
{
}

/* sysv-3.5.7-long-double */
CONFORM_FUNCTION int sysv_3_5_7_long_double(int a1, ...);
static inline void layout_sysv_3_5_7_long_double(void)
{
}

/* sysv-3.5.7-record-int */
struct sysv_3_5_7_record_int_S {
    long a;
    int b;
};
CONFORM_FUNCTION int sysv_3_5_7_record_int(int a1, ...);
static inline void layout_sysv_3_5_7_record_int(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_record_int_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_5_7_record_int_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_5_7_record_int_S, b, 8);
}

/* sysv-3.5.7-record-mixed */
struct sysv_3_5_7_record_mixed_S {
    int a;
    double b;
};
CONFORM_FUNCTION int sysv_3_5_7_record_mixed(int a1, ...);
static inline void layout_sysv_3_5_7_record_mixed(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_record_mixed_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_5_7_record_mixed_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_5_7_record_mixed_S, b, 8);
}

/* sysv-3.5.7-record-floats */
struct sysv_3_5_7_record_floats_S {
    float a;
    float b;
    float c;
};
CONFORM_FUNCTION int sysv_3_5_7_record_floats(int a1, ...);
static inline void layout_sysv_3_5_7_record_floats(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_record_floats_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_5_7_record_floats_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_5_7_record_floats_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_5_7_record_floats_S, c, 8);
}

/* sysv-3.5.7-record-memory */
struct sysv_3_5_7_record_memory_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION int sysv_3_5_7_record_memory(int a1, ...);
static inline void layout_sysv_3_5_7_record_memory(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_record_memory_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_5_7_record_memory_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_5_7_record_memory_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_5_7_record_memory_S, c, 16);
}

/* sysv-3.5.7-record-does-not-fit */
struct sysv_3_5_7_record_does_not_fit_S {
    long a;
    long b;
};
CONFORM_FUNCTION int sysv_3_5_7_record_does_not_fit(int a1, int a2, int a3, int a4, int a5, ...);
static inline void layout_sysv_3_5_7_record_does_not_fit(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_record_does_not_fit_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_5_7_record_does_not_fit_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_5_7_record_does_not_fit_S, b, 8);
}

/* sysv-3.5.7-record-three-chars */
struct sysv_3_5_7_record_three_chars_S {
    char a;
    char b;
    char c;
};
CONFORM_FUNCTION int sysv_3_5_7_record_three_chars(int a1, ...);
static inline void layout_sysv_3_5_7_record_three_chars(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_record_three_chars_S, 3, 1);
    CONFORM_OFFSET(struct sysv_3_5_7_record_three_chars_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_5_7_record_three_chars_S, b, 1);
    CONFORM_OFFSET(struct sysv_3_5_7_record_three_chars_S, c, 2);
}

/* sysv-3.5.7-record-union */
union sysv_3_5_7_record_union_U {
    double d;
    long l;
};
CONFORM_FUNCTION int sysv_3_5_7_record_union(int a1, ...);
static inline void layout_sysv_3_5_7_record_union(void)
{
    CONFORM_SIZE(union sysv_3_5_7_record_union_U, 8, 8);
    CONFORM_OFFSET(union sysv_3_5_7_record_union_U, d, 0);
    CONFORM_OFFSET(union sysv_3_5_7_record_union_U, l, 0);
}

/* sysv-3.5.7-record-long-double */
struct sysv_3_5_7_record_long_double_S {
    long double a;
};
CONFORM_FUNCTION int sysv_3_5_7_record_long_double(int a1, ...);
static inline void layout_sysv_3_5_7_record_long_double(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_record_long_double_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_5_7_record_long_double_S, a, 0);
}

/* sysv-3.5.7-complex-double */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION int sysv_3_5_7_complex_double(int a1, ...);
static inline void layout_sysv_3_5_7_complex_double(void)
{
}
#endif

/* sysv-3.5.7-complex-float */
#if CONFORM_HAS_COMPLEX
CONFORM_FUNCTION int sysv_3_5_7_complex_float(int a1, ...);
static inline void layout_sysv_3_5_7_complex_float(void)
{
}
#endif

/* sysv-3.5.7-int128 */
#if CONFORM_HAS_INT128
CONFORM_FUNCTION int sysv_3_5_7_int128(int a1, ...);
static inline void layout_sysv_3_5_7_int128(void)
{
}
#endif

/* sysv-3.5.7-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v4_float __attribute__((vector_size(16)));
CONFORM_FUNCTION int sysv_3_5_7_vector_16(int a1, ...);
static inline void layout_sysv_3_5_7_vector_16(void)
{
}
#endif

/* sysv-3.5.7-sret */
struct sysv_3_5_7_sret_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct sysv_3_5_7_sret_S sysv_3_5_7_sret(int a1, ...);
static inline void layout_sysv_3_5_7_sret(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_sret_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_5_7_sret_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_5_7_sret_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_5_7_sret_S, c, 16);
}

/* sysv-3.5.7-packed */
#if CONFORM_HAS_GNU_C
struct __attribute__((packed)) sysv_3_5_7_packed_S {
    char a;
    int b;
};
CONFORM_FUNCTION int sysv_3_5_7_packed(int a1, ...);
static inline void layout_sysv_3_5_7_packed(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_packed_S, 5, 1);
    CONFORM_OFFSET(struct sysv_3_5_7_packed_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_5_7_packed_S, b, 1);
}
#endif

/* sysv-3.5.7-nine-named */
CONFORM_FUNCTION int sysv_3_5_7_nine_named(int a1, int a2, int a3, int a4, int a5, int a6, int a7, int a8, ...);
static inline void layout_sysv_3_5_7_nine_named(void)
{
}

/* sysv-3.5.7-empty */
#if CONFORM_HAS_GNU_C
struct sysv_3_5_7_empty_E {
};
CONFORM_FUNCTION int sysv_3_5_7_empty(int a1, ...);
static inline void layout_sysv_3_5_7_empty(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_empty_E, 0, 1);
}
#endif

/* sysv-3.5.7-aligned-32 */
#if CONFORM_HAS_GNU_C
struct __attribute__((aligned(32))) sysv_3_5_7_aligned_32_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION int sysv_3_5_7_aligned_32(int a1, ...);
static inline void layout_sysv_3_5_7_aligned_32(void)
{
    CONFORM_SIZE(struct sysv_3_5_7_aligned_32_S, 32, 32);
    CONFORM_OFFSET(struct sysv_3_5_7_aligned_32_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_5_7_aligned_32_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_5_7_aligned_32_S, c, 16);
}
#endif

/* sysv-3.5.7-decimals */
#if CONFORM_HAS_DECIMAL
CONFORM_FUNCTION int sysv_3_5_7_decimals(int a1, ...);
static inline void layout_sysv_3_5_7_decimals(void)
{
}
#endif

/* sysv-3.5.7-decimals-overflow */
#if CONFORM_HAS_DECIMAL
CONFORM_FUNCTION int sysv_3_5_7_decimals_overflow(double a1, double a2, double a3, double a4, double a5, double a6, double a7, double a8, ...);
static inline void layout_sysv_3_5_7_decimals_overflow(void)
{
}
#endif

/* sysv-3.2.3-recursive-struct-of-union-of-struct */
struct sysv_3_2_3_recursive_struct_of_union_of_struct_A {
    float x;
    float y;
};
union sysv_3_2_3_recursive_struct_of_union_of_struct_U {
    struct sysv_3_2_3_recursive_struct_of_union_of_struct_A a;
    float m[2];
};
struct sysv_3_2_3_recursive_struct_of_union_of_struct_S {
    union sysv_3_2_3_recursive_struct_of_union_of_struct_U u;
    int n;
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_struct_of_union_of_struct_S sysv_3_2_3_recursive_struct_of_union_of_struct(struct sysv_3_2_3_recursive_struct_of_union_of_struct_S a1);
static inline void layout_sysv_3_2_3_recursive_struct_of_union_of_struct(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_struct_of_union_of_struct_A, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_struct_of_union_of_struct_A, x, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_struct_of_union_of_struct_A, y, 4);
    CONFORM_SIZE(union sysv_3_2_3_recursive_struct_of_union_of_struct_U, 8, 4);
    CONFORM_OFFSET(union sysv_3_2_3_recursive_struct_of_union_of_struct_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_recursive_struct_of_union_of_struct_U, m, 0);
    CONFORM_SIZE(struct sysv_3_2_3_recursive_struct_of_union_of_struct_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_struct_of_union_of_struct_S, u, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_struct_of_union_of_struct_S, n, 8);
}

/* sysv-3.2.3-recursive-array-of-unions */
union sysv_3_2_3_recursive_array_of_unions_U {
    int a;
    float b;
};
struct sysv_3_2_3_recursive_array_of_unions_S {
    union sysv_3_2_3_recursive_array_of_unions_U m[3];
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_array_of_unions_S sysv_3_2_3_recursive_array_of_unions(struct sysv_3_2_3_recursive_array_of_unions_S a1);
static inline void layout_sysv_3_2_3_recursive_array_of_unions(void)
{
    CONFORM_SIZE(union sysv_3_2_3_recursive_array_of_unions_U, 4, 4);
    CONFORM_OFFSET(union sysv_3_2_3_recursive_array_of_unions_U, a, 0);
    CONFORM_OFFSET(union sysv_3_2_3_recursive_array_of_unions_U, b, 0);
    CONFORM_SIZE(struct sysv_3_2_3_recursive_array_of_unions_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_array_of_unions_S, m, 0);
}

/* sysv-3.2.3-recursive-array-2d-floats */
struct sysv_3_2_3_recursive_array_2d_floats_S {
    float m[2][2];
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_array_2d_floats_S sysv_3_2_3_recursive_array_2d_floats(struct sysv_3_2_3_recursive_array_2d_floats_S a1);
static inline void layout_sysv_3_2_3_recursive_array_2d_floats(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_array_2d_floats_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_array_2d_floats_S, m, 0);
}

/* sysv-3.2.3-recursive-array-of-one-element-structs */
struct sysv_3_2_3_recursive_array_of_one_element_structs_I {
    float x;
};
struct sysv_3_2_3_recursive_array_of_one_element_structs_S {
    struct sysv_3_2_3_recursive_array_of_one_element_structs_I m[4];
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_array_of_one_element_structs_S sysv_3_2_3_recursive_array_of_one_element_structs(struct sysv_3_2_3_recursive_array_of_one_element_structs_S a1);
static inline void layout_sysv_3_2_3_recursive_array_of_one_element_structs(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_array_of_one_element_structs_I, 4, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_array_of_one_element_structs_I, x, 0);
    CONFORM_SIZE(struct sysv_3_2_3_recursive_array_of_one_element_structs_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_array_of_one_element_structs_S, m, 0);
}

/* sysv-3.2.3-recursive-nested-straddle */
struct sysv_3_2_3_recursive_nested_straddle_I {
    int a;
    int b;
};
struct sysv_3_2_3_recursive_nested_straddle_S {
    int x;
    struct sysv_3_2_3_recursive_nested_straddle_I i;
    float y;
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_nested_straddle_S sysv_3_2_3_recursive_nested_straddle(struct sysv_3_2_3_recursive_nested_straddle_S a1);
static inline void layout_sysv_3_2_3_recursive_nested_straddle(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_nested_straddle_I, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_nested_straddle_I, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_nested_straddle_I, b, 4);
    CONFORM_SIZE(struct sysv_3_2_3_recursive_nested_straddle_S, 16, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_nested_straddle_S, x, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_nested_straddle_S, i, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_nested_straddle_S, y, 12);
}

/* sysv-3.2.3-recursive-nested-straddle-float */
struct sysv_3_2_3_recursive_nested_straddle_float_I {
    float a;
    float b;
};
struct sysv_3_2_3_recursive_nested_straddle_float_S {
    int x;
    struct sysv_3_2_3_recursive_nested_straddle_float_I i;
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_nested_straddle_float_S sysv_3_2_3_recursive_nested_straddle_float(struct sysv_3_2_3_recursive_nested_straddle_float_S a1);
static inline void layout_sysv_3_2_3_recursive_nested_straddle_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_nested_straddle_float_I, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_nested_straddle_float_I, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_nested_straddle_float_I, b, 4);
    CONFORM_SIZE(struct sysv_3_2_3_recursive_nested_straddle_float_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_nested_straddle_float_S, x, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_nested_straddle_float_S, i, 4);
}

/* sysv-3.2.3-recursive-anonymous-struct */
struct sysv_3_2_3_recursive_anonymous_struct_S {
    struct {
        float a;
        int b;
    };
    struct {
        double c;
    };
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_anonymous_struct_S sysv_3_2_3_recursive_anonymous_struct(struct sysv_3_2_3_recursive_anonymous_struct_S a1);
static inline void layout_sysv_3_2_3_recursive_anonymous_struct(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_anonymous_struct_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_anonymous_struct_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_anonymous_struct_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_anonymous_struct_S, c, 8);
}

/* sysv-3.2.3-recursive-bit-field-across-eightbytes */
struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S {
    long a : 60;
    long b : 30;
    int c : 7;
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S sysv_3_2_3_recursive_bit_field_across_eightbytes(struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S a1);
static inline void layout_sysv_3_2_3_recursive_bit_field_across_eightbytes(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S, 16, 8);
    CONFORM_BITS(struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S, a, 0, 60, (long)-0x1L);
    CONFORM_BITS(struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S, b, 64, 30, (long)-0x1L);
    CONFORM_BITS(struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S, c, 96, 7, (int)-0x1L);
}

/* sysv-3.2.3-recursive-bit-fields-and-double */
struct sysv_3_2_3_recursive_bit_fields_and_double_S {
    unsigned int a : 17;
    unsigned int b : 9;
    double c;
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_bit_fields_and_double_S sysv_3_2_3_recursive_bit_fields_and_double(struct sysv_3_2_3_recursive_bit_fields_and_double_S a1);
static inline void layout_sysv_3_2_3_recursive_bit_fields_and_double(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_bit_fields_and_double_S, 16, 8);
    CONFORM_BITS(struct sysv_3_2_3_recursive_bit_fields_and_double_S, a, 0, 17, (unsigned int)0x1ffffUL);
    CONFORM_BITS(struct sysv_3_2_3_recursive_bit_fields_and_double_S, b, 17, 9, (unsigned int)0x1ffUL);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_bit_fields_and_double_S, c, 8);
}

/* sysv-3.2.3-recursive-vector-and-int */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
typedef float bf_v2_float __attribute__((vector_size(8)));
struct sysv_3_2_3_recursive_vector_and_int_S {
    bf_v2_float v;
    int n;
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_vector_and_int_S sysv_3_2_3_recursive_vector_and_int(struct sysv_3_2_3_recursive_vector_and_int_S a1);
static inline void layout_sysv_3_2_3_recursive_vector_and_int(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_vector_and_int_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_vector_and_int_S, v, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_vector_and_int_S, n, 8);
}
#endif

/* sysv-3.2.3-recursive-bool-and-float */
struct sysv_3_2_3_recursive_bool_and_float_S {
    _Bool a;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_recursive_bool_and_float_S sysv_3_2_3_recursive_bool_and_float(struct sysv_3_2_3_recursive_bool_and_float_S a1);
static inline void layout_sysv_3_2_3_recursive_bool_and_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_recursive_bool_and_float_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_bool_and_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_recursive_bool_and_float_S, b, 4);
}

/* sysv-3.2.3-transparent-int-float */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) sysv_3_2_3_transparent_int_float_U {
    int i;
    float x;
};
CONFORM_FUNCTION void sysv_3_2_3_transparent_int_float(double a1, union sysv_3_2_3_transparent_int_float_U a2, union sysv_3_2_3_transparent_int_float_U a3);
static inline void layout_sysv_3_2_3_transparent_int_float(void)
{
    CONFORM_SIZE(union sysv_3_2_3_transparent_int_float_U, 4, 4);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_int_float_U, i, 0);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_int_float_U, x, 0);
}
#endif

/* sysv-3.2.3-transparent-short */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) sysv_3_2_3_transparent_short_U {
    short s;
    unsigned short u;
};
CONFORM_FUNCTION void sysv_3_2_3_transparent_short(union sysv_3_2_3_transparent_short_U a1, union sysv_3_2_3_transparent_short_U a2);
static inline void layout_sysv_3_2_3_transparent_short(void)
{
    CONFORM_SIZE(union sysv_3_2_3_transparent_short_U, 2, 2);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_short_U, s, 0);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_short_U, u, 0);
}
#endif

/* sysv-3.2.3-transparent-pointer */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) sysv_3_2_3_transparent_pointer_U {
    void *p;
    double x;
};
CONFORM_FUNCTION void sysv_3_2_3_transparent_pointer(union sysv_3_2_3_transparent_pointer_U a1, double a2);
static inline void layout_sysv_3_2_3_transparent_pointer(void)
{
    CONFORM_SIZE(union sysv_3_2_3_transparent_pointer_U, 8, 8);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_pointer_U, p, 0);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_pointer_U, x, 0);
}
#endif

/* sysv-3.2.3-transparent-result */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) sysv_3_2_3_transparent_result_U {
    long i;
    double x;
};
CONFORM_FUNCTION union sysv_3_2_3_transparent_result_U sysv_3_2_3_transparent_result(union sysv_3_2_3_transparent_result_U a1);
static inline void layout_sysv_3_2_3_transparent_result(void)
{
    CONFORM_SIZE(union sysv_3_2_3_transparent_result_U, 8, 8);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_result_U, i, 0);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_result_U, x, 0);
}
#endif

/* sysv-3.2.3-transparent-int128 */
#if CONFORM_HAS_INT128 && CONFORM_HAS_FLOAT128 && CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) sysv_3_2_3_transparent_int128_U {
    __int128 i;
    __float128 x;
};
CONFORM_FUNCTION void sysv_3_2_3_transparent_int128(long a1, union sysv_3_2_3_transparent_int128_U a2, long a3);
static inline void layout_sysv_3_2_3_transparent_int128(void)
{
    CONFORM_SIZE(union sysv_3_2_3_transparent_int128_U, 16, 16);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_int128_U, i, 0);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_int128_U, x, 0);
}
#endif

/* sysv-3.2.3-transparent-after-five-longs */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) sysv_3_2_3_transparent_after_five_longs_U {
    long i;
    double x;
};
CONFORM_FUNCTION void sysv_3_2_3_transparent_after_five_longs(long a1, long a2, long a3, long a4, long a5, union sysv_3_2_3_transparent_after_five_longs_U a6, union sysv_3_2_3_transparent_after_five_longs_U a7);
static inline void layout_sysv_3_2_3_transparent_after_five_longs(void)
{
    CONFORM_SIZE(union sysv_3_2_3_transparent_after_five_longs_U, 8, 8);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_after_five_longs_U, i, 0);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_after_five_longs_U, x, 0);
}
#endif

/* sysv-3.2.3-transparent-member */
#if CONFORM_HAS_GNU_C
union __attribute__((transparent_union)) sysv_3_2_3_transparent_member_U {
    int i;
    float x;
};
struct sysv_3_2_3_transparent_member_S {
    union sysv_3_2_3_transparent_member_U u;
    float y;
    double z;
};
CONFORM_FUNCTION struct sysv_3_2_3_transparent_member_S sysv_3_2_3_transparent_member(struct sysv_3_2_3_transparent_member_S a1);
static inline void layout_sysv_3_2_3_transparent_member(void)
{
    CONFORM_SIZE(union sysv_3_2_3_transparent_member_U, 4, 4);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_member_U, i, 0);
    CONFORM_OFFSET(union sysv_3_2_3_transparent_member_U, x, 0);
    CONFORM_SIZE(struct sysv_3_2_3_transparent_member_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_transparent_member_S, u, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_transparent_member_S, y, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_transparent_member_S, z, 8);
}
#endif

/* sysv-3.2.3-order-int-and-float */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) sysv_3_2_3_order_int_and_float_S {
    int a;
    float b;
};
CONFORM_FUNCTION struct sysv_3_2_3_order_int_and_float_S sysv_3_2_3_order_int_and_float(struct sysv_3_2_3_order_int_and_float_S a1);
static inline void layout_sysv_3_2_3_order_int_and_float(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_order_int_and_float_S, 8, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_order_int_and_float_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_order_int_and_float_S, b, 4);
}
#endif

/* sysv-3.2.3-order-floats */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) sysv_3_2_3_order_floats_S {
    float a;
    float b;
    double c;
};
CONFORM_FUNCTION struct sysv_3_2_3_order_floats_S sysv_3_2_3_order_floats(struct sysv_3_2_3_order_floats_S a1);
static inline void layout_sysv_3_2_3_order_floats(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_order_floats_S, 16, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_order_floats_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_order_floats_S, b, 4);
    CONFORM_OFFSET(struct sysv_3_2_3_order_floats_S, c, 8);
}
#endif

/* sysv-3.2.3-order-float128 */
#if CONFORM_HAS_FLOAT128 && CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) sysv_3_2_3_order_float128_S {
    __float128 a;
};
CONFORM_FUNCTION struct sysv_3_2_3_order_float128_S sysv_3_2_3_order_float128(struct sysv_3_2_3_order_float128_S a1);
static inline void layout_sysv_3_2_3_order_float128(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_order_float128_S, 16, 16);
    CONFORM_OFFSET(struct sysv_3_2_3_order_float128_S, a, 0);
}
#endif

/* sysv-3.2.3-order-three-longs */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) sysv_3_2_3_order_three_longs_S {
    long a;
    long b;
    long c;
};
CONFORM_FUNCTION struct sysv_3_2_3_order_three_longs_S sysv_3_2_3_order_three_longs(struct sysv_3_2_3_order_three_longs_S a1);
static inline void layout_sysv_3_2_3_order_three_longs(void)
{
    CONFORM_SIZE(struct sysv_3_2_3_order_three_longs_S, 24, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_order_three_longs_S, a, 0);
    CONFORM_OFFSET(struct sysv_3_2_3_order_three_longs_S, b, 8);
    CONFORM_OFFSET(struct sysv_3_2_3_order_three_longs_S, c, 16);
}
#endif

/* sysv-3.1.2-order-bit-fields */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) sysv_3_1_2_order_bit_fields_S {
    int a : 3;
    int b : 7;
    unsigned int c : 13;
};
CONFORM_FUNCTION struct sysv_3_1_2_order_bit_fields_S sysv_3_1_2_order_bit_fields(struct sysv_3_1_2_order_bit_fields_S a1);
static inline void layout_sysv_3_1_2_order_bit_fields(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_order_bit_fields_S, 4, 4);
    CONFORM_REVERSED_BITS(struct sysv_3_1_2_order_bit_fields_S, a, 0, 3, (int)-0x1L);
    CONFORM_REVERSED_BITS(struct sysv_3_1_2_order_bit_fields_S, b, 3, 7, (int)-0x1L);
    CONFORM_REVERSED_BITS(struct sysv_3_1_2_order_bit_fields_S, c, 10, 13, (unsigned int)0x1fffUL);
}
#endif

/* sysv-3.1.2-order-bit-fields-of-units */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct __attribute__((scalar_storage_order("big-endian"))) sysv_3_1_2_order_bit_fields_of_units_S {
    short a : 9;
    short b : 9;
    long c : 40;
};
CONFORM_FUNCTION struct sysv_3_1_2_order_bit_fields_of_units_S sysv_3_1_2_order_bit_fields_of_units(struct sysv_3_1_2_order_bit_fields_of_units_S a1);
static inline void layout_sysv_3_1_2_order_bit_fields_of_units(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_order_bit_fields_of_units_S, 16, 8);
    CONFORM_REVERSED_BITS(struct sysv_3_1_2_order_bit_fields_of_units_S, a, 0, 9, (short)-0x1L);
    CONFORM_REVERSED_BITS(struct sysv_3_1_2_order_bit_fields_of_units_S, b, 16, 9, (short)-0x1L);
    CONFORM_REVERSED_BITS(struct sysv_3_1_2_order_bit_fields_of_units_S, c, 64, 40, (long)-0x1L);
}
#endif

/* sysv-3.1.2-order-inner */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
struct sysv_3_1_2_order_inner_I {
    int a;
    short b;
};
struct __attribute__((scalar_storage_order("big-endian"))) sysv_3_1_2_order_inner_S {
    struct sysv_3_1_2_order_inner_I i;
    short c[2];
};
CONFORM_FUNCTION struct sysv_3_1_2_order_inner_S sysv_3_1_2_order_inner(struct sysv_3_1_2_order_inner_S a1);
static inline void layout_sysv_3_1_2_order_inner(void)
{
    CONFORM_SIZE(struct sysv_3_1_2_order_inner_I, 8, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_order_inner_I, a, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_order_inner_I, b, 4);
    CONFORM_SIZE(struct sysv_3_1_2_order_inner_S, 12, 4);
    CONFORM_OFFSET(struct sysv_3_1_2_order_inner_S, i, 0);
    CONFORM_OFFSET(struct sysv_3_1_2_order_inner_S, c, 8);
}
#endif

#endif
