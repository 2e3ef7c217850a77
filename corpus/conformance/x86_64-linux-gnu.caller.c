/* The calls of the conformance cases of x86_64-linux-gnu. Generated from x86_64-linux-gnu.toml. */
#define CONFORM_FUNCTION __attribute__((weak))
#include "x86_64-linux-gnu.h"
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* The end of the process that runs a case. */
enum { RIGHT, WRONG, UNDEFINED };

static const char *conform_id;
static int conform_end;

static void print_number(const unsigned char *bytes, size_t size)
{
    printf(" 0x");
    while (size--)
        printf("%02x", bytes[size]);
}

void conform_wrong(const char *what, const void *expected, const void *got, size_t size)
{
    printf("%s: %s: expected", conform_id, what);
    print_number(expected, size);
    printf(" got");
    print_number(got, size);
    printf("\n");
    conform_end = WRONG;
}

void conform_number(const char *what, unsigned long expected, unsigned long got)
{
    if (expected == got)
        return;
    printf("%s: %s: expected %lu got %lu\n", conform_id, what, expected, got);
    conform_end = WRONG;
}

static void bits_in_order(const char *what, const void *object, size_t size, size_t first, size_t width, size_t flip)
{
    const unsigned char *bytes = object;
    size_t bit, last = 0, from = 0, count = 0;
    for (bit = 0; bit < 8 * size; bit++) {
        if (bytes[bit / 8] >> (bit % 8 ^ flip) & 1) {
            from = count ? from : bit;
            last = bit;
            count++;
        }
    }
    if (count == width && from == first && last == first + width - 1)
        return;
    printf("%s: %s: expected %lu..%lu got %lu..%lu\n", conform_id, what, (unsigned long)first,
           (unsigned long)(first + width - 1), (unsigned long)from, (unsigned long)last);
    conform_end = WRONG;
}

void conform_bits(const char *what, const void *object, size_t size, size_t first, size_t width)
{
    bits_in_order(what, object, size, first, width, 0);
}

void conform_reversed_bits(const char *what, const void *object, size_t size, size_t first, size_t width)
{
    bits_in_order(what, object, size, first, width, 7);
}

void conform_undefined(void)
{
    conform_end = UNDEFINED;
}

void conform_scribble(void *object, size_t size)
{
    memset(object, 0x5a, size);
}

/* sysv-3.1.2-align-short */
static void run_sysv_3_1_2_align_short(void)
{
    struct sysv_3_1_2_align_short_S a1;
    if (!sysv_3_1_2_align_short) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_short();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x59L;
    a1.m = (short)0x6559UL;
    sysv_3_1_2_align_short(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x59L, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", short, 2, (short)0x6559UL, a1.m);
}

/* sysv-3.1.2-align-int */
static void run_sysv_3_1_2_align_int(void)
{
    struct sysv_3_1_2_align_int_S a1;
    if (!sysv_3_1_2_align_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_int();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x66L;
    a1.m = (int)0x2ae80df1UL;
    sysv_3_1_2_align_int(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x66L, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", int, 4, (int)0x2ae80df1UL, a1.m);
}

/* sysv-3.1.2-align-long */
static void run_sysv_3_1_2_align_long(void)
{
    struct sysv_3_1_2_align_long_S a1;
    if (!sysv_3_1_2_align_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_long();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x46L;
    a1.m = (long)0x7cc3acabec0bea87UL;
    sysv_3_1_2_align_long(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x46L, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", long, 8, (long)0x7cc3acabec0bea87UL, a1.m);
}

/* sysv-3.1.2-align-long-long */
static void run_sysv_3_1_2_align_long_long(void)
{
    struct sysv_3_1_2_align_long_long_S a1;
    if (!sysv_3_1_2_align_long_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_long_long();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x33L;
    a1.m = (long long)0x3f675aaf2129a5f7UL;
    sysv_3_1_2_align_long_long(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x33L, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", long long, 8, (long long)0x3f675aaf2129a5f7UL, a1.m);
}

/* sysv-3.1.2-align-float */
static void run_sysv_3_1_2_align_float(void)
{
    struct sysv_3_1_2_align_float_S a1;
    if (!sysv_3_1_2_align_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_float();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x17L;
    a1.m = 0x1.d3a0e6p0f;
    sysv_3_1_2_align_float(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x17L, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", float, 4, 0x1.d3a0e6p0f, a1.m);
}

/* sysv-3.1.2-align-double */
static void run_sysv_3_1_2_align_double(void)
{
    struct sysv_3_1_2_align_double_S a1;
    if (!sysv_3_1_2_align_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0xeL;
    a1.m = 0x1.32f3ec3cb519bp0;
    sysv_3_1_2_align_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0xeL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", double, 8, 0x1.32f3ec3cb519bp0, a1.m);
}

/* sysv-3.1.2-align-long-double */
static void run_sysv_3_1_2_align_long_double(void)
{
    struct sysv_3_1_2_align_long_double_S a1;
    if (!sysv_3_1_2_align_long_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_long_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x62L;
    a1.m = ((long double)0x1.6956730fe3d3p0 + (long double)0x0.c086p-48);
    sysv_3_1_2_align_long_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x62L, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", long double, 10, ((long double)0x1.6956730fe3d3p0 + (long double)0x0.c086p-48), a1.m);
}

/* sysv-3.1.2-align-int128 */
#if CONFORM_HAS_INT128
static void run_sysv_3_1_2_align_int128(void)
{
    struct sysv_3_1_2_align_int128_S a1;
    if (!sysv_3_1_2_align_int128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_int128();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x29L;
    a1.m = (__int128)((unsigned __int128)0x37cdc738d3a4264dUL << 64 | 0x146db36028358f46UL);
    sysv_3_1_2_align_int128(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x29L, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", __int128, 16, (__int128)((unsigned __int128)0x37cdc738d3a4264dUL << 64 | 0x146db36028358f46UL), a1.m);
}
#endif

/* sysv-3.1.2-align-pointer */
static void run_sysv_3_1_2_align_pointer(void)
{
    struct sysv_3_1_2_align_pointer_S a1;
    if (!sysv_3_1_2_align_pointer) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_pointer();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x6L;
    a1.m = (void *)0xdd9719e01c8b0UL;
    sysv_3_1_2_align_pointer(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x6L, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", unsigned long, 8, (unsigned long)(void *)0xdd9719e01c8b0UL, (unsigned long)a1.m);
}

/* sysv-3.1.2-align-function-pointer */
static void run_sysv_3_1_2_align_function_pointer(void)
{
    struct sysv_3_1_2_align_function_pointer_S a1;
    if (!sysv_3_1_2_align_function_pointer) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_function_pointer();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x26L;
    a1.m = (void (*)(int))0x6f4cbae26f500UL;
    sysv_3_1_2_align_function_pointer(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x26L, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", unsigned long, 8, (unsigned long)(void (*)(int))0x6f4cbae26f500UL, (unsigned long)a1.m);
}

/* sysv-3.1.2-align-bool */
static void run_sysv_3_1_2_align_bool(void)
{
    struct sysv_3_1_2_align_bool_S a1;
    if (!sysv_3_1_2_align_bool) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_bool();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x5eL;
    a1.m = (_Bool)0x0UL;
    sysv_3_1_2_align_bool(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x5eL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", _Bool, 1, (_Bool)0x0UL, a1.m);
}

/* sysv-3.1.2-align-float128 */
#if CONFORM_HAS_FLOAT128
static void run_sysv_3_1_2_align_float128(void)
{
    struct sysv_3_1_2_align_float128_S a1;
    if (!sysv_3_1_2_align_float128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_float128();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x75L;
    a1.m = ((__float128)0x1.9068b18589e0p0 + (__float128)0x0.82ed7bad6435p-48 + (__float128)0x0.b6d3p-96);
    sysv_3_1_2_align_float128(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x75L, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", __float128, 16, ((__float128)0x1.9068b18589e0p0 + (__float128)0x0.82ed7bad6435p-48 + (__float128)0x0.b6d3p-96), a1.m);
}
#endif

/* sysv-3.1.2-align-decimal32 */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_1_2_align_decimal32(void)
{
    struct sysv_3_1_2_align_decimal32_S a1;
    if (!sysv_3_1_2_align_decimal32) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_decimal32();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x6fL;
    a1.m = 1.111922df;
    sysv_3_1_2_align_decimal32(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x6fL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", _Decimal32, 4, 1.111922df, a1.m);
}
#endif

/* sysv-3.1.2-align-decimal64 */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_1_2_align_decimal64(void)
{
    struct sysv_3_1_2_align_decimal64_S a1;
    if (!sysv_3_1_2_align_decimal64) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_decimal64();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x50L;
    a1.m = 1.314281761318997dd;
    sysv_3_1_2_align_decimal64(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x50L, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", _Decimal64, 8, 1.314281761318997dd, a1.m);
}
#endif

/* sysv-3.1.2-align-decimal128 */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_1_2_align_decimal128(void)
{
    struct sysv_3_1_2_align_decimal128_S a1;
    if (!sysv_3_1_2_align_decimal128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_decimal128();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x62L;
    a1.m = 1.938098469117531072046051679307435dl;
    sysv_3_1_2_align_decimal128(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x62L, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", _Decimal128, 16, 1.938098469117531072046051679307435dl, a1.m);
}
#endif

/* sysv-3.1.2-align-half */
#if CONFORM_HAS_FLOAT16
static void run_sysv_3_1_2_align_half(void)
{
    struct sysv_3_1_2_align_half_S a1;
    if (!sysv_3_1_2_align_half) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_half();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x36L;
    a1.m = (_Float16)0x1.004p0;
    sysv_3_1_2_align_half(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x36L, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", _Float16, 2, (_Float16)0x1.004p0, a1.m);
}
#endif

/* sysv-3.1.2-align-complex-float */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_1_2_align_complex_float(void)
{
    struct sysv_3_1_2_align_complex_float_S a1;
    if (!sysv_3_1_2_align_complex_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_complex_float();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0xfL;
    __real__ a1.m = 0x1.69c7b2p0f;
    __imag__ a1.m = -0x1.dccffep0f;
    sysv_3_1_2_align_complex_float(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0xfL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.m", float, 4, 0x1.69c7b2p0f, __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.m", float, 4, -0x1.dccffep0f, __imag__ a1.m);
}
#endif

/* sysv-3.1.2-align-complex-double */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_1_2_align_complex_double(void)
{
    struct sysv_3_1_2_align_complex_double_S a1;
    if (!sysv_3_1_2_align_complex_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_complex_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x6L;
    __real__ a1.m = 0x1.dd204797db2c2p0;
    __imag__ a1.m = -0x1.b602a6a01a1eep0;
    sysv_3_1_2_align_complex_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x6L, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.m", double, 8, 0x1.dd204797db2c2p0, __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.m", double, 8, -0x1.b602a6a01a1eep0, __imag__ a1.m);
}
#endif

/* sysv-3.1.2-align-complex-long-double */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_1_2_align_complex_long_double(void)
{
    struct sysv_3_1_2_align_complex_long_double_S a1;
    if (!sysv_3_1_2_align_complex_long_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_complex_long_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x4eL;
    __real__ a1.m = ((long double)0x1.3a247b546f73p0 + (long double)0x0.8a1ep-48);
    __imag__ a1.m = -((long double)0x1.444baf14cfe7p0 + (long double)0x0.766ap-48);
    sysv_3_1_2_align_complex_long_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x4eL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.m", long double, 10, ((long double)0x1.3a247b546f73p0 + (long double)0x0.8a1ep-48), __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.m", long double, 10, -((long double)0x1.444baf14cfe7p0 + (long double)0x0.766ap-48), __imag__ a1.m);
}
#endif

/* sysv-3.1.2-align-enum */
static void run_sysv_3_1_2_align_enum(void)
{
    struct sysv_3_1_2_align_enum_S a1;
    if (!sysv_3_1_2_align_enum) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_enum();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x3cL;
    a1.m = (enum sysv_3_1_2_align_enum_E)0x4dda1be3UL;
    sysv_3_1_2_align_enum(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x3cL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", enum sysv_3_1_2_align_enum_E, 4, (enum sysv_3_1_2_align_enum_E)0x4dda1be3UL, a1.m);
}

/* sysv-3.1.2-align-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_align_vector_8(void)
{
    struct sysv_3_1_2_align_vector_8_S a1;
    if (!sysv_3_1_2_align_vector_8) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_vector_8();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x28L;
    a1.m[0] = (int)0x100fa76aUL;
    a1.m[1] = (int)-0x3e0927e7L;
    sysv_3_1_2_align_vector_8(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x28L, a1.c);
    CONFORM_CHECK("argument 1 after the call.m[0]", int, 4, (int)0x100fa76aUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", int, 4, (int)-0x3e0927e7L, a1.m[1]);
}
#endif

/* sysv-3.1.2-align-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_align_vector_16(void)
{
    struct sysv_3_1_2_align_vector_16_S a1;
    if (!sysv_3_1_2_align_vector_16) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_align_vector_16();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x33L;
    a1.m[0] = 0x1.b8d762p0f;
    a1.m[1] = -0x1.e43142p0f;
    a1.m[2] = 0x1.2599e2p0f;
    a1.m[3] = -0x1.c281c6p0f;
    sysv_3_1_2_align_vector_16(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x33L, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", float, 4, 0x1.b8d762p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", float, 4, -0x1.e43142p0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", float, 4, 0x1.2599e2p0f, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3]", float, 4, -0x1.c281c6p0f, a1.m[3]);
}
#endif

/* sysv-3.1.2-tail-padding */
static void run_sysv_3_1_2_tail_padding(void)
{
    struct sysv_3_1_2_tail_padding_S a1;
    struct sysv_3_1_2_tail_padding_S result;
    if (!sysv_3_1_2_tail_padding) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_tail_padding();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x3ce911fd24b7ab01L - 1);
    a1.b = (char)0x34UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_tail_padding(a1);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x4cd9a047df43a2bcL - 1), result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x56UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x3ce911fd24b7ab01L - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x34UL, a1.b);
}

/* sysv-3.1.2-inner-padding-reused-not */
static void run_sysv_3_1_2_inner_padding_reused_not(void)
{
    struct sysv_3_1_2_inner_padding_reused_not_S a1;
    struct sysv_3_1_2_inner_padding_reused_not_S result;
    if (!sysv_3_1_2_inner_padding_reused_not) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_inner_padding_reused_not();
    conform_scribble(&a1, sizeof a1);
    a1.i.a = (int)-0x7949ebcbL;
    a1.i.b = (char)0x6eUL;
    a1.c = (char)-0x74L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_inner_padding_reused_not(a1);
    CONFORM_CHECK("result.i.a", int, 4, (int)-0x71d551ddL, result.i.a);
    CONFORM_CHECK("result.i.b", char, 1, (char)0x3eUL, result.i.b);
    CONFORM_CHECK("result.c", char, 1, (char)-0x64L, result.c);
    CONFORM_CHECK("argument 1 after the call.i.a", int, 4, (int)-0x7949ebcbL, a1.i.a);
    CONFORM_CHECK("argument 1 after the call.i.b", char, 1, (char)0x6eUL, a1.i.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x74L, a1.c);
}

/* sysv-3.1.2-array-stride */
static void run_sysv_3_1_2_array_stride(void)
{
    struct sysv_3_1_2_array_stride_S a1;
    struct sysv_3_1_2_array_stride_S result;
    if (!sysv_3_1_2_array_stride) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_array_stride();
    conform_scribble(&a1, sizeof a1);
    a1.m[0].a = (short)-0x135fL;
    a1.m[0].b = (char)0x31UL;
    a1.m[1].a = (short)-0x79deL;
    a1.m[1].b = (char)0x6dUL;
    a1.m[2].a = (short)-0x21aeL;
    a1.m[2].b = (char)0x8UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_array_stride(a1);
    CONFORM_CHECK("result.m[0].a", short, 2, (short)-0x1d0cL, result.m[0].a);
    CONFORM_CHECK("result.m[0].b", char, 1, (char)0x4cUL, result.m[0].b);
    CONFORM_CHECK("result.m[1].a", short, 2, (short)-0x1b5eL, result.m[1].a);
    CONFORM_CHECK("result.m[1].b", char, 1, (char)0x38UL, result.m[1].b);
    CONFORM_CHECK("result.m[2].a", short, 2, (short)-0x1cc6L, result.m[2].a);
    CONFORM_CHECK("result.m[2].b", char, 1, (char)0x5bUL, result.m[2].b);
    CONFORM_CHECK("argument 1 after the call.m[0].a", short, 2, (short)-0x135fL, a1.m[0].a);
    CONFORM_CHECK("argument 1 after the call.m[0].b", char, 1, (char)0x31UL, a1.m[0].b);
    CONFORM_CHECK("argument 1 after the call.m[1].a", short, 2, (short)-0x79deL, a1.m[1].a);
    CONFORM_CHECK("argument 1 after the call.m[1].b", char, 1, (char)0x6dUL, a1.m[1].b);
    CONFORM_CHECK("argument 1 after the call.m[2].a", short, 2, (short)-0x21aeL, a1.m[2].a);
    CONFORM_CHECK("argument 1 after the call.m[2].b", char, 1, (char)0x8UL, a1.m[2].b);
}

/* sysv-3.1.2-nested-alignment */
static void run_sysv_3_1_2_nested_alignment(void)
{
    struct sysv_3_1_2_nested_alignment_S a1;
    struct sysv_3_1_2_nested_alignment_S result;
    if (!sysv_3_1_2_nested_alignment) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_nested_alignment();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)-0x72L;
    a1.i.d = 0x1.6ef047a38597bp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_nested_alignment(a1);
    CONFORM_CHECK("result.c", char, 1, (char)-0x22L, result.c);
    CONFORM_CHECK_BYTES("result.i.d", double, 8, 0x1.0489e3a8e72cfp0, result.i.d);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x72L, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.d", double, 8, 0x1.6ef047a38597bp0, a1.i.d);
}

/* sysv-3.1.2-union-size */
static void run_sysv_3_1_2_union_size(void)
{
    union sysv_3_1_2_union_size_U a1;
    union sysv_3_1_2_union_size_U result;
    if (!sysv_3_1_2_union_size) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_union_size();
    conform_scribble(&a1, sizeof a1);
    a1.c[0] = (char)-0x29L;
    a1.c[1] = (char)0x64UL;
    a1.c[2] = (char)-0x51L;
    a1.c[3] = (char)0x55UL;
    a1.c[4] = (char)-0x73L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_union_size(a1);
    CONFORM_CHECK("result.c[0]", char, 1, (char)-0x3cL, result.c[0]);
    CONFORM_CHECK("result.c[1]", char, 1, (char)0x79UL, result.c[1]);
    CONFORM_CHECK("result.c[2]", char, 1, (char)-0xfL, result.c[2]);
    CONFORM_CHECK("result.c[3]", char, 1, (char)0x58UL, result.c[3]);
    CONFORM_CHECK("result.c[4]", char, 1, (char)-0x77L, result.c[4]);
    CONFORM_CHECK("argument 1 after the call.c[0]", char, 1, (char)-0x29L, a1.c[0]);
    CONFORM_CHECK("argument 1 after the call.c[1]", char, 1, (char)0x64UL, a1.c[1]);
    CONFORM_CHECK("argument 1 after the call.c[2]", char, 1, (char)-0x51L, a1.c[2]);
    CONFORM_CHECK("argument 1 after the call.c[3]", char, 1, (char)0x55UL, a1.c[3]);
    CONFORM_CHECK("argument 1 after the call.c[4]", char, 1, (char)-0x73L, a1.c[4]);
}

/* sysv-3.1.2-union-alignment-of-small-member */
static void run_sysv_3_1_2_union_alignment_of_small_member(void)
{
    union sysv_3_1_2_union_alignment_of_small_member_U a1;
    union sysv_3_1_2_union_alignment_of_small_member_U result;
    if (!sysv_3_1_2_union_alignment_of_small_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_union_alignment_of_small_member();
    conform_scribble(&a1, sizeof a1);
    a1.c[0] = (char)-0x1dL;
    a1.c[1] = (char)0x27UL;
    a1.c[2] = (char)-0x67L;
    a1.c[3] = (char)0x76UL;
    a1.c[4] = (char)-0x35L;
    a1.c[5] = (char)0x1dUL;
    a1.c[6] = (char)-0x7L;
    a1.c[7] = (char)0x6cUL;
    a1.c[8] = (char)-0x77L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_union_alignment_of_small_member(a1);
    CONFORM_CHECK("result.c[0]", char, 1, (char)-0x5dL, result.c[0]);
    CONFORM_CHECK("result.c[1]", char, 1, (char)0x2cUL, result.c[1]);
    CONFORM_CHECK("result.c[2]", char, 1, (char)-0x19L, result.c[2]);
    CONFORM_CHECK("result.c[3]", char, 1, (char)0x6aUL, result.c[3]);
    CONFORM_CHECK("result.c[4]", char, 1, (char)-0x1eL, result.c[4]);
    CONFORM_CHECK("result.c[5]", char, 1, (char)0x43UL, result.c[5]);
    CONFORM_CHECK("result.c[6]", char, 1, (char)-0x1aL, result.c[6]);
    CONFORM_CHECK("result.c[7]", char, 1, (char)0x66UL, result.c[7]);
    CONFORM_CHECK("result.c[8]", char, 1, (char)-0x40L, result.c[8]);
    CONFORM_CHECK("argument 1 after the call.c[0]", char, 1, (char)-0x1dL, a1.c[0]);
    CONFORM_CHECK("argument 1 after the call.c[1]", char, 1, (char)0x27UL, a1.c[1]);
    CONFORM_CHECK("argument 1 after the call.c[2]", char, 1, (char)-0x67L, a1.c[2]);
    CONFORM_CHECK("argument 1 after the call.c[3]", char, 1, (char)0x76UL, a1.c[3]);
    CONFORM_CHECK("argument 1 after the call.c[4]", char, 1, (char)-0x35L, a1.c[4]);
    CONFORM_CHECK("argument 1 after the call.c[5]", char, 1, (char)0x1dUL, a1.c[5]);
    CONFORM_CHECK("argument 1 after the call.c[6]", char, 1, (char)-0x7L, a1.c[6]);
    CONFORM_CHECK("argument 1 after the call.c[7]", char, 1, (char)0x6cUL, a1.c[7]);
    CONFORM_CHECK("argument 1 after the call.c[8]", char, 1, (char)-0x77L, a1.c[8]);
}

/* sysv-3.1.2-union-in-struct */
static void run_sysv_3_1_2_union_in_struct(void)
{
    struct sysv_3_1_2_union_in_struct_S a1;
    struct sysv_3_1_2_union_in_struct_S result;
    if (!sysv_3_1_2_union_in_struct) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_union_in_struct();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x1L;
    a1.u.d = 0x1.8f701be2402bdp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_union_in_struct(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x39L, result.a);
    CONFORM_CHECK_BYTES("result.u.d", double, 8, 0x1.d8e90b2f6ca96p0, result.u.d);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x1L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.u.d", double, 8, 0x1.8f701be2402bdp0, a1.u.d);
}

/* sysv-3.1.2-anonymous-struct */
static void run_sysv_3_1_2_anonymous_struct(void)
{
    struct sysv_3_1_2_anonymous_struct_S a1;
    struct sysv_3_1_2_anonymous_struct_S result;
    if (!sysv_3_1_2_anonymous_struct) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_anonymous_struct();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x6bL;
    a1.b = (int)0x2b8d1db5UL;
    a1.c = (char)-0x4bL;
    a1.d = (char)0xfUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_anonymous_struct(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x5bL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x168e0fffUL, result.b);
    CONFORM_CHECK("result.c", char, 1, (char)-0x5aL, result.c);
    CONFORM_CHECK("result.d", char, 1, (char)0x3eUL, result.d);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x6bL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x2b8d1db5UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x4bL, a1.c);
    CONFORM_CHECK("argument 1 after the call.d", char, 1, (char)0xfUL, a1.d);
}

/* sysv-3.1.2-anonymous-union */
static void run_sysv_3_1_2_anonymous_union(void)
{
    struct sysv_3_1_2_anonymous_union_S a1;
    struct sysv_3_1_2_anonymous_union_S result;
    if (!sysv_3_1_2_anonymous_union) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_anonymous_union();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x13L;
    a1.b = (int)0x7e98c314UL;
    a1.d = (char)-0x77L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_anonymous_union(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x16L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x45d09407UL, result.b);
    CONFORM_CHECK("result.d", char, 1, (char)-0xcL, result.d);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x13L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x7e98c314UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.d", char, 1, (char)-0x77L, a1.d);
}

/* sysv-3.1.2-two-dimensional-array */
static void run_sysv_3_1_2_two_dimensional_array(void)
{
    struct sysv_3_1_2_two_dimensional_array_S a1;
    struct sysv_3_1_2_two_dimensional_array_S result;
    if (!sysv_3_1_2_two_dimensional_array) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_two_dimensional_array();
    conform_scribble(&a1, sizeof a1);
    a1.m[0][0] = (short)-0x43aeL;
    a1.m[0][1] = (short)0x53b2UL;
    a1.m[0][2] = (short)-0x53e4L;
    a1.m[1][0] = (short)0x54b2UL;
    a1.m[1][1] = (short)-0x2093L;
    a1.m[1][2] = (short)0x720cUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_two_dimensional_array(a1);
    CONFORM_CHECK("result.m[0][0]", short, 2, (short)-0x7483L, result.m[0][0]);
    CONFORM_CHECK("result.m[0][1]", short, 2, (short)0x16deUL, result.m[0][1]);
    CONFORM_CHECK("result.m[0][2]", short, 2, (short)-0x6e15L, result.m[0][2]);
    CONFORM_CHECK("result.m[1][0]", short, 2, (short)0x457fUL, result.m[1][0]);
    CONFORM_CHECK("result.m[1][1]", short, 2, (short)-0x698eL, result.m[1][1]);
    CONFORM_CHECK("result.m[1][2]", short, 2, (short)0x4e1dUL, result.m[1][2]);
    CONFORM_CHECK("argument 1 after the call.m[0][0]", short, 2, (short)-0x43aeL, a1.m[0][0]);
    CONFORM_CHECK("argument 1 after the call.m[0][1]", short, 2, (short)0x53b2UL, a1.m[0][1]);
    CONFORM_CHECK("argument 1 after the call.m[0][2]", short, 2, (short)-0x53e4L, a1.m[0][2]);
    CONFORM_CHECK("argument 1 after the call.m[1][0]", short, 2, (short)0x54b2UL, a1.m[1][0]);
    CONFORM_CHECK("argument 1 after the call.m[1][1]", short, 2, (short)-0x2093L, a1.m[1][1]);
    CONFORM_CHECK("argument 1 after the call.m[1][2]", short, 2, (short)0x720cUL, a1.m[1][2]);
}

/* sysv-3.1.2-empty-member */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_empty_member(void)
{
    struct sysv_3_1_2_empty_member_S a1;
    struct sysv_3_1_2_empty_member_S result;
    if (!sysv_3_1_2_empty_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_empty_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x4eL;
    a1.b = (char)0x74UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_empty_member(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x10L, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x44UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x4eL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x74UL, a1.b);
}
#endif

/* sysv-3.1.2-array-of-empty */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_array_of_empty(void)
{
    struct sysv_3_1_2_array_of_empty_S a1;
    struct sysv_3_1_2_array_of_empty_S result;
    if (!sysv_3_1_2_array_of_empty) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_array_of_empty();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x34a90fb3L;
    a1.b = (int)0x64caa7a3UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_array_of_empty(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x21f41c32L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x1166bf46UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x34a90fb3L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x64caa7a3UL, a1.b);
}
#endif

/* sysv-3.1.2-mixed-order */
static void run_sysv_3_1_2_mixed_order(void)
{
    struct sysv_3_1_2_mixed_order_S a1;
    if (!sysv_3_1_2_mixed_order) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_mixed_order();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x34L;
    a1.b = (short)0x2ad1UL;
    a1.c = (char)-0x69L;
    a1.d = (int)0x4333b68bUL;
    a1.e = (char)-0x33L;
    sysv_3_1_2_mixed_order(a1);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x34L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", short, 2, (short)0x2ad1UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x69L, a1.c);
    CONFORM_CHECK("argument 1 after the call.d", int, 4, (int)0x4333b68bUL, a1.d);
    CONFORM_CHECK("argument 1 after the call.e", char, 1, (char)-0x33L, a1.e);
}

/* sysv-3.1.2-flexible-array-size */
static void run_sysv_3_1_2_flexible_array_size(void)
{
    struct sysv_3_1_2_flexible_array_size_S *a1;
    if (!sysv_3_1_2_flexible_array_size) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_flexible_array_size();
    conform_scribble(&a1, sizeof a1);
    a1 = (struct sysv_3_1_2_flexible_array_size_S *)0xba007099e3320UL;
    sysv_3_1_2_flexible_array_size(a1);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(struct sysv_3_1_2_flexible_array_size_S *)0xba007099e3320UL, (unsigned long)a1);
}

/* sysv-3.1.2-flexible-array-in-padding */
static void run_sysv_3_1_2_flexible_array_in_padding(void)
{
    struct sysv_3_1_2_flexible_array_in_padding_S *a1;
    if (!sysv_3_1_2_flexible_array_in_padding) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_flexible_array_in_padding();
    conform_scribble(&a1, sizeof a1);
    a1 = (struct sysv_3_1_2_flexible_array_in_padding_S *)0x94480d14b2340UL;
    sysv_3_1_2_flexible_array_in_padding(a1);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(struct sysv_3_1_2_flexible_array_in_padding_S *)0x94480d14b2340UL, (unsigned long)a1);
}

/* sysv-3.1.2-bits-from-lowest */
static void run_sysv_3_1_2_bits_from_lowest(void)
{
    struct sysv_3_1_2_bits_from_lowest_S a1;
    struct sysv_3_1_2_bits_from_lowest_S result;
    if (!sysv_3_1_2_bits_from_lowest) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_from_lowest();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0x6UL;
    a1.b = (unsigned int)0x1UL;
    a1.c = (unsigned int)0xcd28a3UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_from_lowest(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0x7UL, result.a);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0x5UL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0xc55f9bUL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0x6UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0x1UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0xcd28a3UL, a1.c);
}

/* sysv-3.1.2-bits-no-straddle */
static void run_sysv_3_1_2_bits_no_straddle(void)
{
    struct sysv_3_1_2_bits_no_straddle_S a1;
    struct sysv_3_1_2_bits_no_straddle_S result;
    if (!sysv_3_1_2_bits_no_straddle) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_no_straddle();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x27299L;
    a1.b = (int)0x6edUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_no_straddle(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x554cdL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x6fdUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x27299L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x6edUL, a1.b);
}

/* sysv-3.1.2-bits-exact-fit */
static void run_sysv_3_1_2_bits_exact_fit(void)
{
    struct sysv_3_1_2_bits_exact_fit_S a1;
    struct sysv_3_1_2_bits_exact_fit_S result;
    if (!sysv_3_1_2_bits_exact_fit) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_exact_fit();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x28553L;
    a1.b = (int)0x7d3UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_exact_fit(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x2e195L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x7bcUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x28553L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x7d3UL, a1.b);
}

/* sysv-3.1.2-bits-shares-with-char */
static void run_sysv_3_1_2_bits_shares_with_char(void)
{
    struct sysv_3_1_2_bits_shares_with_char_S a1;
    struct sysv_3_1_2_bits_shares_with_char_S result;
    if (!sysv_3_1_2_bits_shares_with_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_shares_with_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x54L;
    a1.b = (int)0x2a4ed9UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_shares_with_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x69L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x5c92cdUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x54L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x2a4ed9UL, a1.b);
}

/* sysv-3.1.2-bits-no-room-beside-char */
static void run_sysv_3_1_2_bits_no_room_beside_char(void)
{
    struct sysv_3_1_2_bits_no_room_beside_char_S a1;
    struct sysv_3_1_2_bits_no_room_beside_char_S result;
    if (!sysv_3_1_2_bits_no_room_beside_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_no_room_beside_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x72L;
    a1.b = (int)0x79537aUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_no_room_beside_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x73L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x29dbcaUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x72L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x79537aUL, a1.b);
}

/* sysv-3.1.2-bits-char-after-bits */
static void run_sysv_3_1_2_bits_char_after_bits(void)
{
    struct sysv_3_1_2_bits_char_after_bits_S a1;
    struct sysv_3_1_2_bits_char_after_bits_S result;
    if (!sysv_3_1_2_bits_char_after_bits) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_char_after_bits();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x4L;
    a1.b = (char)0x79UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_char_after_bits(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x4L, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x72UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x79UL, a1.b);
}

/* sysv-3.1.2-bits-char-then-bits-then-char */
static void run_sysv_3_1_2_bits_char_then_bits_then_char(void)
{
    struct sysv_3_1_2_bits_char_then_bits_then_char_S a1;
    struct sysv_3_1_2_bits_char_then_bits_then_char_S result;
    if (!sysv_3_1_2_bits_char_then_bits_then_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_char_then_bits_then_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0xbL;
    a1.b = (int)0x5UL;
    a1.c = (char)-0x68L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_char_then_bits_then_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x45L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x2dUL, result.b);
    CONFORM_CHECK("result.c", char, 1, (char)-0x37L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0xbL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x5UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x68L, a1.c);
}

/* sysv-3.1.2-bits-different-types-share */
static void run_sysv_3_1_2_bits_different_types_share(void)
{
    struct sysv_3_1_2_bits_different_types_share_S a1;
    struct sysv_3_1_2_bits_different_types_share_S result;
    if (!sysv_3_1_2_bits_different_types_share) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_different_types_share();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x4L;
    a1.b = (int)0xddUL;
    a1.c = (short)-0x8L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_different_types_share(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x4L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0xdbUL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x8L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x4L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0xddUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x8L, a1.c);
}

/* sysv-3.1.2-bits-short-after-int */
static void run_sysv_3_1_2_bits_short_after_int(void)
{
    struct sysv_3_1_2_bits_short_after_int_S a1;
    struct sysv_3_1_2_bits_short_after_int_S result;
    if (!sysv_3_1_2_bits_short_after_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_short_after_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x18L;
    a1.b = (short)0x43UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_short_after_int(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x42L, result.a);
    CONFORM_CHECK("result.b", short, 2, (short)0x4aUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x18L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", short, 2, (short)0x43UL, a1.b);
}

/* sysv-3.1.2-bits-char-boundary */
static void run_sysv_3_1_2_bits_char_boundary(void)
{
    struct sysv_3_1_2_bits_char_boundary_S a1;
    struct sysv_3_1_2_bits_char_boundary_S result;
    if (!sysv_3_1_2_bits_char_boundary) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_char_boundary();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x2L;
    a1.b = (char)0x0UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_char_boundary(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0xbL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x1UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x2L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x0UL, a1.b);
}

/* sysv-3.1.2-bits-long-unit */
static void run_sysv_3_1_2_bits_long_unit(void)
{
    struct sysv_3_1_2_bits_long_unit_S a1;
    struct sysv_3_1_2_bits_long_unit_S result;
    if (!sysv_3_1_2_bits_long_unit) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_long_unit();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x424daL;
    a1.b = (long)0x12e03f17UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_long_unit(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1b7fL, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x1276844UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x424daL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x12e03f17UL, a1.b);
}

/* sysv-3.1.2-bits-long-40 */
static void run_sysv_3_1_2_bits_long_40(void)
{
    struct sysv_3_1_2_bits_long_40_S a1;
    struct sysv_3_1_2_bits_long_40_S result;
    if (!sysv_3_1_2_bits_long_40) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_long_40();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned long)0xa1de3f65c2UL;
    a1.b = (unsigned long)0x5a3f6bUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_long_40(a1);
    CONFORM_CHECK("result.a", unsigned long, 8, (unsigned long)0x9fdf75ac66UL, result.a);
    CONFORM_CHECK("result.b", unsigned long, 8, (unsigned long)0xcbe0dUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", unsigned long, 8, (unsigned long)0xa1de3f65c2UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned long, 8, (unsigned long)0x5a3f6bUL, a1.b);
}

/* sysv-3.1.2-bits-long-does-not-fit */
static void run_sysv_3_1_2_bits_long_does_not_fit(void)
{
    struct sysv_3_1_2_bits_long_does_not_fit_S a1;
    struct sysv_3_1_2_bits_long_does_not_fit_S result;
    if (!sysv_3_1_2_bits_long_does_not_fit) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_long_does_not_fit();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned long)0xdd8afca48cUL;
    a1.b = (unsigned long)0x1ee931UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_long_does_not_fit(a1);
    CONFORM_CHECK("result.a", unsigned long, 8, (unsigned long)0xd3ed1528d9UL, result.a);
    CONFORM_CHECK("result.b", unsigned long, 8, (unsigned long)0x5c733dUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", unsigned long, 8, (unsigned long)0xdd8afca48cUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned long, 8, (unsigned long)0x1ee931UL, a1.b);
}

/* sysv-3.1.2-bits-long-after-char */
static void run_sysv_3_1_2_bits_long_after_char(void)
{
    struct sysv_3_1_2_bits_long_after_char_S a1;
    struct sysv_3_1_2_bits_long_after_char_S result;
    if (!sysv_3_1_2_bits_long_after_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_long_after_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x3cL;
    a1.b = (long)0x50b107f13ebd59UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_long_after_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x68L, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x1d823d6ce230a6UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x3cL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x50b107f13ebd59UL, a1.b);
}

/* sysv-3.1.2-bits-long-after-char-57 */
static void run_sysv_3_1_2_bits_long_after_char_57(void)
{
    struct sysv_3_1_2_bits_long_after_char_57_S a1;
    struct sysv_3_1_2_bits_long_after_char_57_S result;
    if (!sysv_3_1_2_bits_long_after_char_57) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_long_after_char_57();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x15L;
    a1.b = (long)0x4808280779e1adUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_long_after_char_57(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x79L, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0xf0ea74cd2d7528UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x15L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x4808280779e1adUL, a1.b);
}

/* sysv-3.1.2-bits-full-width-int */
static void run_sysv_3_1_2_bits_full_width_int(void)
{
    struct sysv_3_1_2_bits_full_width_int_S a1;
    struct sysv_3_1_2_bits_full_width_int_S result;
    if (!sysv_3_1_2_bits_full_width_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_full_width_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x2L;
    a1.b = (int)0x7d5cc163UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_full_width_int(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x45L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x26e26720UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x2L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x7d5cc163UL, a1.b);
}

/* sysv-3.1.2-bits-full-width-long */
static void run_sysv_3_1_2_bits_full_width_long(void)
{
    struct sysv_3_1_2_bits_full_width_long_S a1;
    struct sysv_3_1_2_bits_full_width_long_S result;
    if (!sysv_3_1_2_bits_full_width_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_full_width_long();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x6aL;
    a1.b = (long)0x35ef25f71f70a19fUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_full_width_long(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x59L, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x5a628034552a7994UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x6aL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x35ef25f71f70a19fUL, a1.b);
}

/* sysv-3.1.2-bits-alignment-of-type */
static void run_sysv_3_1_2_bits_alignment_of_type(void)
{
    struct sysv_3_1_2_bits_alignment_of_type_S a1;
    struct sysv_3_1_2_bits_alignment_of_type_S result;
    if (!sysv_3_1_2_bits_alignment_of_type) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_alignment_of_type();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)-0x4L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_alignment_of_type(a1);
    CONFORM_CHECK("result.a", long, 8, (long)-0x3L, result.a);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)-0x4L, a1.a);
}

/* sysv-3.1.2-bits-zero-width-int */
static void run_sysv_3_1_2_bits_zero_width_int(void)
{
    struct sysv_3_1_2_bits_zero_width_int_S a1;
    struct sysv_3_1_2_bits_zero_width_int_S result;
    if (!sysv_3_1_2_bits_zero_width_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_zero_width_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x4L;
    a1.b = (int)0x4UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_zero_width_int(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x3L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x0UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x4UL, a1.b);
}

/* sysv-3.1.2-bits-zero-width-char */
static void run_sysv_3_1_2_bits_zero_width_char(void)
{
    struct sysv_3_1_2_bits_zero_width_char_S a1;
    struct sysv_3_1_2_bits_zero_width_char_S result;
    if (!sysv_3_1_2_bits_zero_width_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_zero_width_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x4L;
    a1.b = (int)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_zero_width_char(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x4L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x4UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1UL, a1.b);
}

/* sysv-3.1.2-bits-zero-width-long */
static void run_sysv_3_1_2_bits_zero_width_long(void)
{
    struct sysv_3_1_2_bits_zero_width_long_S a1;
    struct sysv_3_1_2_bits_zero_width_long_S result;
    if (!sysv_3_1_2_bits_zero_width_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_zero_width_long();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x72L;
    a1.b = (char)0x6eUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_zero_width_long(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x4bL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x38UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x72L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x6eUL, a1.b);
}

/* sysv-3.1.2-bits-zero-width-no-alignment */
static void run_sysv_3_1_2_bits_zero_width_no_alignment(void)
{
    struct sysv_3_1_2_bits_zero_width_no_alignment_S a1;
    struct sysv_3_1_2_bits_zero_width_no_alignment_S result;
    if (!sysv_3_1_2_bits_zero_width_no_alignment) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_zero_width_no_alignment();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x70L;
    a1.b = (char)0x66UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_zero_width_no_alignment(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x1aL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x1fUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x70L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x66UL, a1.b);
}

/* sysv-3.1.2-bits-zero-width-first */
static void run_sysv_3_1_2_bits_zero_width_first(void)
{
    struct sysv_3_1_2_bits_zero_width_first_S a1;
    struct sysv_3_1_2_bits_zero_width_first_S result;
    if (!sysv_3_1_2_bits_zero_width_first) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_zero_width_first();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x64L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_zero_width_first(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x38L, result.a);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x64L, a1.a);
}

/* sysv-3.1.2-bits-zero-width-last */
static void run_sysv_3_1_2_bits_zero_width_last(void)
{
    struct sysv_3_1_2_bits_zero_width_last_S a1;
    struct sysv_3_1_2_bits_zero_width_last_S result;
    if (!sysv_3_1_2_bits_zero_width_last) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_zero_width_last();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x23L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_zero_width_last(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x3eL, result.a);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x23L, a1.a);
}

/* sysv-3.1.2-bits-unnamed-no-alignment */
static void run_sysv_3_1_2_bits_unnamed_no_alignment(void)
{
    struct sysv_3_1_2_bits_unnamed_no_alignment_S a1;
    struct sysv_3_1_2_bits_unnamed_no_alignment_S result;
    if (!sysv_3_1_2_bits_unnamed_no_alignment) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_unnamed_no_alignment();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x36L;
    a1.b = (char)0x3cUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_unnamed_no_alignment(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x48L, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x36UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x36L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x3cUL, a1.b);
}

/* sysv-3.1.2-bits-unnamed-takes-room */
static void run_sysv_3_1_2_bits_unnamed_takes_room(void)
{
    struct sysv_3_1_2_bits_unnamed_takes_room_S a1;
    struct sysv_3_1_2_bits_unnamed_takes_room_S result;
    if (!sysv_3_1_2_bits_unnamed_takes_room) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_unnamed_takes_room();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x8L;
    a1.b = (int)0x6UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_unnamed_takes_room(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x3L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x3UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x8L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x6UL, a1.b);
}

/* sysv-3.1.2-bits-unnamed-does-not-straddle */
static void run_sysv_3_1_2_bits_unnamed_does_not_straddle(void)
{
    struct sysv_3_1_2_bits_unnamed_does_not_straddle_S a1;
    struct sysv_3_1_2_bits_unnamed_does_not_straddle_S result;
    if (!sysv_3_1_2_bits_unnamed_does_not_straddle) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_unnamed_does_not_straddle();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x6b7L;
    a1.b = (int)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_unnamed_does_not_straddle(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x6370aL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x0UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x6b7L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1UL, a1.b);
}

/* sysv-3.1.2-bits-plain-int-signed */
static void run_sysv_3_1_2_bits_plain_int_signed(void)
{
    struct sysv_3_1_2_bits_plain_int_signed_S a1;
    struct sysv_3_1_2_bits_plain_int_signed_S result;
    if (!sysv_3_1_2_bits_plain_int_signed) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_plain_int_signed();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x1L;
    a1.b = (int)0x0UL;
    a1.c = (unsigned int)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_plain_int_signed(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x0UL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x1L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x1UL, a1.c);
}

/* sysv-3.1.2-bits-bool */
static void run_sysv_3_1_2_bits_bool(void)
{
    struct sysv_3_1_2_bits_bool_S a1;
    struct sysv_3_1_2_bits_bool_S result;
    if (!sysv_3_1_2_bits_bool) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_bool();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Bool)0x1UL;
    a1.b = (_Bool)0x0UL;
    a1.c = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_bool(a1);
    CONFORM_CHECK("result.a", _Bool, 1, (_Bool)0x1UL, result.a);
    CONFORM_CHECK("result.b", _Bool, 1, (_Bool)0x0UL, result.b);
    CONFORM_CHECK("result.c", _Bool, 1, (_Bool)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", _Bool, 1, (_Bool)0x1UL, a1.c);
}

/* sysv-3.1.2-bits-bool-among-ints */
static void run_sysv_3_1_2_bits_bool_among_ints(void)
{
    struct sysv_3_1_2_bits_bool_among_ints_S a1;
    struct sysv_3_1_2_bits_bool_among_ints_S result;
    if (!sysv_3_1_2_bits_bool_among_ints) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_bool_among_ints();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x4L;
    a1.b = (_Bool)0x0UL;
    a1.c = (int)-0xd1L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_bool_among_ints(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x37L, result.a);
    CONFORM_CHECK("result.b", _Bool, 1, (_Bool)0x0UL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0xfbL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0xd1L, a1.c);
}

/* sysv-3.1.2-bits-nine-bools */
static void run_sysv_3_1_2_bits_nine_bools(void)
{
    struct sysv_3_1_2_bits_nine_bools_S a1;
    struct sysv_3_1_2_bits_nine_bools_S result;
    if (!sysv_3_1_2_bits_nine_bools) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_nine_bools();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Bool)0x1UL;
    a1.b = (_Bool)0x0UL;
    a1.c = (_Bool)0x1UL;
    a1.d = (_Bool)0x0UL;
    a1.e = (_Bool)0x1UL;
    a1.g = (_Bool)0x0UL;
    a1.h = (_Bool)0x1UL;
    a1.i = (_Bool)0x0UL;
    a1.j = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_nine_bools(a1);
    CONFORM_CHECK("result.a", _Bool, 1, (_Bool)0x1UL, result.a);
    CONFORM_CHECK("result.b", _Bool, 1, (_Bool)0x0UL, result.b);
    CONFORM_CHECK("result.c", _Bool, 1, (_Bool)0x1UL, result.c);
    CONFORM_CHECK("result.d", _Bool, 1, (_Bool)0x0UL, result.d);
    CONFORM_CHECK("result.e", _Bool, 1, (_Bool)0x1UL, result.e);
    CONFORM_CHECK("result.g", _Bool, 1, (_Bool)0x0UL, result.g);
    CONFORM_CHECK("result.h", _Bool, 1, (_Bool)0x1UL, result.h);
    CONFORM_CHECK("result.i", _Bool, 1, (_Bool)0x0UL, result.i);
    CONFORM_CHECK("result.j", _Bool, 1, (_Bool)0x1UL, result.j);
    CONFORM_CHECK("argument 1 after the call.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", _Bool, 1, (_Bool)0x1UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.d", _Bool, 1, (_Bool)0x0UL, a1.d);
    CONFORM_CHECK("argument 1 after the call.e", _Bool, 1, (_Bool)0x1UL, a1.e);
    CONFORM_CHECK("argument 1 after the call.g", _Bool, 1, (_Bool)0x0UL, a1.g);
    CONFORM_CHECK("argument 1 after the call.h", _Bool, 1, (_Bool)0x1UL, a1.h);
    CONFORM_CHECK("argument 1 after the call.i", _Bool, 1, (_Bool)0x0UL, a1.i);
    CONFORM_CHECK("argument 1 after the call.j", _Bool, 1, (_Bool)0x1UL, a1.j);
}

/* sysv-3.1.2-bits-enum */
static void run_sysv_3_1_2_bits_enum(void)
{
    struct sysv_3_1_2_bits_enum_S a1;
    struct sysv_3_1_2_bits_enum_S result;
    if (!sysv_3_1_2_bits_enum) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_enum();
    conform_scribble(&a1, sizeof a1);
    a1.a = (enum sysv_3_1_2_bits_enum_E)0x2UL;
    a1.b = (enum sysv_3_1_2_bits_enum_E)0x433dd5dUL;
    a1.c = (enum sysv_3_1_2_bits_enum_E)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_enum(a1);
    CONFORM_CHECK("result.a", enum sysv_3_1_2_bits_enum_E, 4, (enum sysv_3_1_2_bits_enum_E)0x3UL, result.a);
    CONFORM_CHECK("result.b", enum sysv_3_1_2_bits_enum_E, 4, (enum sysv_3_1_2_bits_enum_E)0x686e485UL, result.b);
    CONFORM_CHECK("result.c", enum sysv_3_1_2_bits_enum_E, 4, (enum sysv_3_1_2_bits_enum_E)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", enum sysv_3_1_2_bits_enum_E, 4, (enum sysv_3_1_2_bits_enum_E)0x2UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", enum sysv_3_1_2_bits_enum_E, 4, (enum sysv_3_1_2_bits_enum_E)0x433dd5dUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", enum sysv_3_1_2_bits_enum_E, 4, (enum sysv_3_1_2_bits_enum_E)0x1UL, a1.c);
}

/* sysv-3.1.2-bits-union */
static void run_sysv_3_1_2_bits_union(void)
{
    union sysv_3_1_2_bits_union_U a1;
    union sysv_3_1_2_bits_union_U result;
    if (!sysv_3_1_2_bits_union) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_union();
    conform_scribble(&a1, sizeof a1);
    a1.b = (unsigned int)0x1bd6fUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_union(a1);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0x1cf6bUL, result.b);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0x1bd6fUL, a1.b);
}

/* sysv-3.1.2-bits-int128 */
#if CONFORM_HAS_INT128
static void run_sysv_3_1_2_bits_int128(void)
{
    struct sysv_3_1_2_bits_int128_S a1;
    struct sysv_3_1_2_bits_int128_S result;
    if (!sysv_3_1_2_bits_int128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_int128();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x56L;
    a1.b = (__int128)((unsigned __int128)0x1cUL << 64 | 0x1bdd3a38c366d8e4UL);
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_int128(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x3eL, result.a);
    CONFORM_CHECK("result.b", __int128, 16, (__int128)((unsigned __int128)0x1bUL << 64 | 0xbae295e072248dcaUL), result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x56L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", __int128, 16, (__int128)((unsigned __int128)0x1cUL << 64 | 0x1bdd3a38c366d8e4UL), a1.b);
}
#endif

/* sysv-3.1.2-bits-spread-over-two-units */
static void run_sysv_3_1_2_bits_spread_over_two_units(void)
{
    struct sysv_3_1_2_bits_spread_over_two_units_S a1;
    struct sysv_3_1_2_bits_spread_over_two_units_S result;
    if (!sysv_3_1_2_bits_spread_over_two_units) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_spread_over_two_units();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0x37151620UL;
    a1.b = (unsigned int)0x1141efaUL;
    a1.c = (unsigned int)0x9UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_spread_over_two_units(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0x3fe5ce1bUL, result.a);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0xeaac545UL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0xcUL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0x37151620UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0x1141efaUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x9UL, a1.c);
}

/* sysv-3.1.2-bits-nested-ends-unit */
static void run_sysv_3_1_2_bits_nested_ends_unit(void)
{
    struct sysv_3_1_2_bits_nested_ends_unit_S a1;
    struct sysv_3_1_2_bits_nested_ends_unit_S result;
    if (!sysv_3_1_2_bits_nested_ends_unit) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_nested_ends_unit();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x6L;
    a1.i.x = (int)0x0UL;
    a1.b = (int)-0x8L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_nested_ends_unit(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x7L, result.a);
    CONFORM_CHECK("result.i.x", int, 4, (int)0x0UL, result.i.x);
    CONFORM_CHECK("result.b", int, 4, (int)-0x3L, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x6L, a1.a);
    CONFORM_CHECK("argument 1 after the call.i.x", int, 4, (int)0x0UL, a1.i.x);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)-0x8L, a1.b);
}

/* sysv-3.1.2-bits-bits-in-padding */
static void run_sysv_3_1_2_bits_bits_in_padding(void)
{
    struct sysv_3_1_2_bits_bits_in_padding_S a1;
    struct sysv_3_1_2_bits_bits_in_padding_S result;
    if (!sysv_3_1_2_bits_bits_in_padding) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_bits_in_padding();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0x3cbeL;
    a1.b = (int)0x399aUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_bits_in_padding(a1);
    CONFORM_CHECK("result.a", short, 2, (short)-0x5fd6L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x79a9UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0x3cbeL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x399aUL, a1.b);
}

/* sysv-3.1.2-bits-array-of-records-with-bits */
static void run_sysv_3_1_2_bits_array_of_records_with_bits(void)
{
    struct sysv_3_1_2_bits_array_of_records_with_bits_S a1;
    struct sysv_3_1_2_bits_array_of_records_with_bits_S result;
    if (!sysv_3_1_2_bits_array_of_records_with_bits) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_array_of_records_with_bits();
    conform_scribble(&a1, sizeof a1);
    a1.m[0].a = (unsigned char)0xcUL;
    a1.m[0].b = (unsigned char)0x0UL;
    a1.m[1].a = (unsigned char)0xbUL;
    a1.m[1].b = (unsigned char)0x2UL;
    a1.m[2].a = (unsigned char)0xfUL;
    a1.m[2].b = (unsigned char)0x2UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_array_of_records_with_bits(a1);
    CONFORM_CHECK("result.m[0].a", unsigned char, 1, (unsigned char)0xeUL, result.m[0].a);
    CONFORM_CHECK("result.m[0].b", unsigned char, 1, (unsigned char)0x0UL, result.m[0].b);
    CONFORM_CHECK("result.m[1].a", unsigned char, 1, (unsigned char)0x8UL, result.m[1].a);
    CONFORM_CHECK("result.m[1].b", unsigned char, 1, (unsigned char)0x1UL, result.m[1].b);
    CONFORM_CHECK("result.m[2].a", unsigned char, 1, (unsigned char)0xdUL, result.m[2].a);
    CONFORM_CHECK("result.m[2].b", unsigned char, 1, (unsigned char)0x3UL, result.m[2].b);
    CONFORM_CHECK("argument 1 after the call.m[0].a", unsigned char, 1, (unsigned char)0xcUL, a1.m[0].a);
    CONFORM_CHECK("argument 1 after the call.m[0].b", unsigned char, 1, (unsigned char)0x0UL, a1.m[0].b);
    CONFORM_CHECK("argument 1 after the call.m[1].a", unsigned char, 1, (unsigned char)0xbUL, a1.m[1].a);
    CONFORM_CHECK("argument 1 after the call.m[1].b", unsigned char, 1, (unsigned char)0x2UL, a1.m[1].b);
    CONFORM_CHECK("argument 1 after the call.m[2].a", unsigned char, 1, (unsigned char)0xfUL, a1.m[2].a);
    CONFORM_CHECK("argument 1 after the call.m[2].b", unsigned char, 1, (unsigned char)0x2UL, a1.m[2].b);
}

/* sysv-3.1.2-bits-unsigned-char-fields */
static void run_sysv_3_1_2_bits_unsigned_char_fields(void)
{
    struct sysv_3_1_2_bits_unsigned_char_fields_S a1;
    struct sysv_3_1_2_bits_unsigned_char_fields_S result;
    if (!sysv_3_1_2_bits_unsigned_char_fields) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_unsigned_char_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned char)0x4UL;
    a1.b = (unsigned char)0x2UL;
    a1.c = (unsigned char)0x6UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_unsigned_char_fields(a1);
    CONFORM_CHECK("result.a", unsigned char, 1, (unsigned char)0x4UL, result.a);
    CONFORM_CHECK("result.b", unsigned char, 1, (unsigned char)0x1UL, result.b);
    CONFORM_CHECK("result.c", unsigned char, 1, (unsigned char)0x7UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", unsigned char, 1, (unsigned char)0x4UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned char, 1, (unsigned char)0x2UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned char, 1, (unsigned char)0x6UL, a1.c);
}

/* sysv-3.1.2-bits-short-fields */
static void run_sysv_3_1_2_bits_short_fields(void)
{
    struct sysv_3_1_2_bits_short_fields_S a1;
    struct sysv_3_1_2_bits_short_fields_S result;
    if (!sysv_3_1_2_bits_short_fields) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_bits_short_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0xdfL;
    a1.b = (short)0x64UL;
    a1.c = (short)-0x10L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_bits_short_fields(a1);
    CONFORM_CHECK("result.a", short, 2, (short)-0x75L, result.a);
    CONFORM_CHECK("result.b", short, 2, (short)0xcdUL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x4L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0xdfL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", short, 2, (short)0x64UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x10L, a1.c);
}

/* sysv-3.1.2-gnu-packed-record */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_packed_record(void)
{
    struct sysv_3_1_2_gnu_packed_record_S a1;
    if (!sysv_3_1_2_gnu_packed_record) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_packed_record();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x64L;
    a1.b = (int)0x890191fUL;
    a1.c = (short)-0xc56L;
    sysv_3_1_2_gnu_packed_record(a1);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x64L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x890191fUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0xc56L, a1.c);
}
#endif

/* sysv-3.1.2-gnu-packed-member */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_packed_member(void)
{
    struct sysv_3_1_2_gnu_packed_member_S a1;
    if (!sysv_3_1_2_gnu_packed_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_packed_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x33L;
    a1.b = (int)0x3e151f2fUL;
    a1.c = (short)-0x2929L;
    sysv_3_1_2_gnu_packed_member(a1);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x33L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x3e151f2fUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x2929L, a1.c);
}
#endif

/* sysv-3.1.2-gnu-packed-bits-straddle */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_packed_bits_straddle(void)
{
    struct sysv_3_1_2_gnu_packed_bits_straddle_S a1;
    struct sysv_3_1_2_gnu_packed_bits_straddle_S result;
    if (!sysv_3_1_2_gnu_packed_bits_straddle) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_packed_bits_straddle();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x210eaL;
    a1.b = (int)0x12ed9UL;
    a1.c = (int)-0x237daL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_gnu_packed_bits_straddle(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1f8afL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x62891UL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x65ecfL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x210eaL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x12ed9UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x237daL, a1.c);
}
#endif

/* sysv-3.1.2-gnu-packed-bits-after-char */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_packed_bits_after_char(void)
{
    struct sysv_3_1_2_gnu_packed_bits_after_char_S a1;
    struct sysv_3_1_2_gnu_packed_bits_after_char_S result;
    if (!sysv_3_1_2_gnu_packed_bits_after_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_packed_bits_after_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x2aL;
    a1.b = (int)0x1885a78cUL;
    a1.c = (int)-0x63L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_gnu_packed_bits_after_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x62L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x3738b904UL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x47L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x2aL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1885a78cUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x63L, a1.c);
}
#endif

/* sysv-3.1.2-gnu-packed-zero-width */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_packed_zero_width(void)
{
    struct sysv_3_1_2_gnu_packed_zero_width_S a1;
    struct sysv_3_1_2_gnu_packed_zero_width_S result;
    if (!sysv_3_1_2_gnu_packed_zero_width) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_packed_zero_width();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x3L;
    a1.b = (int)0x4UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_gnu_packed_zero_width(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x3L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x6UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x4UL, a1.b);
}
#endif

/* sysv-3.1.2-gnu-packed-enum */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_packed_enum(void)
{
    struct sysv_3_1_2_gnu_packed_enum_S a1;
    struct sysv_3_1_2_gnu_packed_enum_S result;
    if (!sysv_3_1_2_gnu_packed_enum) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_packed_enum();
    conform_scribble(&a1, sizeof a1);
    a1.a = (enum sysv_3_1_2_gnu_packed_enum_E)0xe7UL;
    a1.b = (enum sysv_3_1_2_gnu_packed_enum_E)0x7dUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_gnu_packed_enum(a1);
    CONFORM_CHECK("result.a", enum sysv_3_1_2_gnu_packed_enum_E, 1, (enum sysv_3_1_2_gnu_packed_enum_E)0x86UL, result.a);
    CONFORM_CHECK("result.b", enum sysv_3_1_2_gnu_packed_enum_E, 1, (enum sysv_3_1_2_gnu_packed_enum_E)0x2dUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", enum sysv_3_1_2_gnu_packed_enum_E, 1, (enum sysv_3_1_2_gnu_packed_enum_E)0xe7UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", enum sysv_3_1_2_gnu_packed_enum_E, 1, (enum sysv_3_1_2_gnu_packed_enum_E)0x7dUL, a1.b);
}
#endif

/* sysv-3.1.2-gnu-pack-2 */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_pack_2(void)
{
    struct sysv_3_1_2_gnu_pack_2_S a1;
    if (!sysv_3_1_2_gnu_pack_2) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_pack_2();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x25L;
    a1.b = (int)0x1363d7b1UL;
    sysv_3_1_2_gnu_pack_2(a1);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x25L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1363d7b1UL, a1.b);
}
#endif

/* sysv-3.1.2-gnu-pack-4-long */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_pack_4_long(void)
{
    struct sysv_3_1_2_gnu_pack_4_long_S a1;
    if (!sysv_3_1_2_gnu_pack_4_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_pack_4_long();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x87b450cL;
    a1.b = (long)0x37fad890afb9121dUL;
    sysv_3_1_2_gnu_pack_4_long(a1);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x87b450cL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x37fad890afb9121dUL, a1.b);
}
#endif

/* sysv-3.1.2-gnu-aligned-member */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_aligned_member(void)
{
    struct sysv_3_1_2_gnu_aligned_member_S a1;
    struct sysv_3_1_2_gnu_aligned_member_S result;
    if (!sysv_3_1_2_gnu_aligned_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_aligned_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x7bL;
    a1.b = (char)0x5cUL;
    a1.c = (char)-0x70L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_gnu_aligned_member(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x77L, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x5UL, result.b);
    CONFORM_CHECK("result.c", char, 1, (char)-0x45L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x7bL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x5cUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x70L, a1.c);
}
#endif

/* sysv-3.1.2-gnu-aligned-record */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_aligned_record(void)
{
    struct sysv_3_1_2_gnu_aligned_record_S a1;
    struct sysv_3_1_2_gnu_aligned_record_S result;
    if (!sysv_3_1_2_gnu_aligned_record) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_aligned_record();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x7d31ebd7L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_gnu_aligned_record(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x2dde64adL, result.a);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x7d31ebd7L, a1.a);
}
#endif

/* sysv-3.1.2-gnu-aligned-nested */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_aligned_nested(void)
{
    struct sysv_3_1_2_gnu_aligned_nested_S a1;
    struct sysv_3_1_2_gnu_aligned_nested_S result;
    if (!sysv_3_1_2_gnu_aligned_nested) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_aligned_nested();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x53L;
    a1.i.x = (char)0x3fUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_gnu_aligned_nested(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x54L, result.a);
    CONFORM_CHECK("result.i.x", char, 1, (char)0x45UL, result.i.x);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x53L, a1.a);
    CONFORM_CHECK("argument 1 after the call.i.x", char, 1, (char)0x3fUL, a1.i.x);
}
#endif

/* sysv-3.1.2-gnu-packed-aligned */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_packed_aligned(void)
{
    struct sysv_3_1_2_gnu_packed_aligned_S a1;
    if (!sysv_3_1_2_gnu_packed_aligned) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_packed_aligned();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x68L;
    a1.b = (short)0x7f78UL;
    a1.c = (char)-0x2aL;
    sysv_3_1_2_gnu_packed_aligned(a1);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x68L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", short, 2, (short)0x7f78UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x2aL, a1.c);
}
#endif

/* sysv-3.1.2-gnu-aligned-32 */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_gnu_aligned_32(void)
{
    struct sysv_3_1_2_gnu_aligned_32_S *a1;
    struct sysv_3_1_2_gnu_aligned_32_S a2;
    if (!sysv_3_1_2_gnu_aligned_32) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_gnu_aligned_32();
    conform_scribble(&a1, sizeof a1);
    a1 = (struct sysv_3_1_2_gnu_aligned_32_S *)0xb08a507cb1780UL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)-0x5dL;
    sysv_3_1_2_gnu_aligned_32(a1, a2);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(struct sysv_3_1_2_gnu_aligned_32_S *)0xb08a507cb1780UL, (unsigned long)a1);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)-0x5dL, a2.a);
}
#endif

/* sysv-3.2.3-scalar-signed-char */
static void run_sysv_3_2_3_scalar_signed_char(void)
{
    signed char a1;
    signed char result;
    if (!sysv_3_2_3_scalar_signed_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_signed_char();
    conform_scribble(&a1, sizeof a1);
    a1 = (signed char)-0x3cL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_signed_char(a1);
    CONFORM_CHECK("result", signed char, 1, (signed char)-0x5fL, result);
    CONFORM_CHECK("argument 1 after the call", signed char, 1, (signed char)-0x3cL, a1);
}

/* sysv-3.2.3-scalar-unsigned-char */
static void run_sysv_3_2_3_scalar_unsigned_char(void)
{
    unsigned char a1;
    unsigned char result;
    if (!sysv_3_2_3_scalar_unsigned_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_unsigned_char();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned char)0xfaUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_unsigned_char(a1);
    CONFORM_CHECK("result", unsigned char, 1, (unsigned char)0xbbUL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned char, 1, (unsigned char)0xfaUL, a1);
}

/* sysv-3.2.3-scalar-char */
static void run_sysv_3_2_3_scalar_char(void)
{
    char a1;
    char result;
    if (!sysv_3_2_3_scalar_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_char();
    conform_scribble(&a1, sizeof a1);
    a1 = (char)-0x3eL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_char(a1);
    CONFORM_CHECK("result", char, 1, (char)-0x35L, result);
    CONFORM_CHECK("argument 1 after the call", char, 1, (char)-0x3eL, a1);
}

/* sysv-3.2.3-scalar-short */
static void run_sysv_3_2_3_scalar_short(void)
{
    short a1;
    short result;
    if (!sysv_3_2_3_scalar_short) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_short();
    conform_scribble(&a1, sizeof a1);
    a1 = (short)-0x78b7L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_short(a1);
    CONFORM_CHECK("result", short, 2, (short)-0x6fafL, result);
    CONFORM_CHECK("argument 1 after the call", short, 2, (short)-0x78b7L, a1);
}

/* sysv-3.2.3-scalar-unsigned-short */
static void run_sysv_3_2_3_scalar_unsigned_short(void)
{
    unsigned short a1;
    unsigned short result;
    if (!sysv_3_2_3_scalar_unsigned_short) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_unsigned_short();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned short)0xa13fUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_unsigned_short(a1);
    CONFORM_CHECK("result", unsigned short, 2, (unsigned short)0xea52UL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned short, 2, (unsigned short)0xa13fUL, a1);
}

/* sysv-3.2.3-scalar-int */
static void run_sysv_3_2_3_scalar_int(void)
{
    int a1;
    int result;
    if (!sysv_3_2_3_scalar_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_int();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x77bc9797L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_int(a1);
    CONFORM_CHECK("result", int, 4, (int)-0x101d4e85L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x77bc9797L, a1);
}

/* sysv-3.2.3-scalar-unsigned */
static void run_sysv_3_2_3_scalar_unsigned(void)
{
    unsigned int a1;
    unsigned int result;
    if (!sysv_3_2_3_scalar_unsigned) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_unsigned();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned int)0xadfa779cUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_unsigned(a1);
    CONFORM_CHECK("result", unsigned int, 4, (unsigned int)0x8c6bdce7UL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned int, 4, (unsigned int)0xadfa779cUL, a1);
}

/* sysv-3.2.3-scalar-long */
static void run_sysv_3_2_3_scalar_long(void)
{
    long a1;
    long result;
    if (!sysv_3_2_3_scalar_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_long();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x12e6642fe8852ab0L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_long(a1);
    CONFORM_CHECK("result", long, 8, (long)(-0x7e0529c85ca0adb9L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x12e6642fe8852ab0L - 1), a1);
}

/* sysv-3.2.3-scalar-unsigned-long-long */
static void run_sysv_3_2_3_scalar_unsigned_long_long(void)
{
    unsigned long long a1;
    unsigned long long result;
    if (!sysv_3_2_3_scalar_unsigned_long_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_unsigned_long_long();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned long long)0xb95f6c922acf775dUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_unsigned_long_long(a1);
    CONFORM_CHECK("result", unsigned long long, 8, (unsigned long long)0xfd5c3a7cdbd1fd39UL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned long long, 8, (unsigned long long)0xb95f6c922acf775dUL, a1);
}

/* sysv-3.2.3-scalar-bool */
static void run_sysv_3_2_3_scalar_bool(void)
{
    _Bool a1;
    _Bool result;
    if (!sysv_3_2_3_scalar_bool) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_bool();
    conform_scribble(&a1, sizeof a1);
    a1 = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_bool(a1);
    CONFORM_CHECK("result", _Bool, 1, (_Bool)0x1UL, result);
    CONFORM_CHECK("argument 1 after the call", _Bool, 1, (_Bool)0x1UL, a1);
}

/* sysv-3.2.3-scalar-pointer */
static void run_sysv_3_2_3_scalar_pointer(void)
{
    void *a1;
    void *result;
    if (!sysv_3_2_3_scalar_pointer) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_pointer();
    conform_scribble(&a1, sizeof a1);
    a1 = (void *)0x6707eb176f970UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_pointer(a1);
    CONFORM_CHECK("result", unsigned long, 8, (unsigned long)(void *)0x3fdc1b8328b80UL, (unsigned long)result);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(void *)0x6707eb176f970UL, (unsigned long)a1);
}

/* sysv-3.2.3-scalar-float */
static void run_sysv_3_2_3_scalar_float(void)
{
    float a1;
    float result;
    if (!sysv_3_2_3_scalar_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_float();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.769a96p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_float(a1);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.ffba4ap0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", float, 4, -0x1.769a96p0f, a1);
}

/* sysv-3.2.3-scalar-double */
static void run_sysv_3_2_3_scalar_double(void)
{
    double a1;
    double result;
    if (!sysv_3_2_3_scalar_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_double();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.4e8d90b1d73e2p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_double(a1);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.13e1947e72c4dp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.4e8d90b1d73e2p0, a1);
}

/* sysv-3.2.3-scalar-long-double */
static void run_sysv_3_2_3_scalar_long_double(void)
{
    long double a1;
    long double result;
    if (!sysv_3_2_3_scalar_long_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_long_double();
    conform_scribble(&a1, sizeof a1);
    a1 = -((long double)0x1.80bc713cfa5bp0 + (long double)0x0.b63ep-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_long_double(a1);
    CONFORM_CHECK_BYTES("result", long double, 10, -((long double)0x1.0e74a9075f44p0 + (long double)0x0.4146p-48), result);
    CONFORM_CHECK_BYTES("argument 1 after the call", long double, 10, -((long double)0x1.80bc713cfa5bp0 + (long double)0x0.b63ep-48), a1);
}

/* sysv-3.2.3-scalar-int128 */
#if CONFORM_HAS_INT128
static void run_sysv_3_2_3_scalar_int128(void)
{
    __int128 a1;
    __int128 result;
    if (!sysv_3_2_3_scalar_int128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (__int128)~(__int128)(((unsigned __int128)0x4f10195402bea1b8UL << 64 | 0x819b1a89ab15d748UL));
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_int128(a1);
    CONFORM_CHECK("result", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x16970239e4b0a2a0UL << 64 | 0xc9aede03a0ed9fadUL)), result);
    CONFORM_CHECK("argument 1 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4f10195402bea1b8UL << 64 | 0x819b1a89ab15d748UL)), a1);
}
#endif

/* sysv-3.2.3-scalar-unsigned-int128 */
#if CONFORM_HAS_INT128
static void run_sysv_3_2_3_scalar_unsigned_int128(void)
{
    unsigned __int128 a1;
    unsigned __int128 result;
    if (!sysv_3_2_3_scalar_unsigned_int128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_unsigned_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned __int128)((unsigned __int128)0xb05d2b0b93f45af2UL << 64 | 0xff95931fe3a9faf1UL);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_unsigned_int128(a1);
    CONFORM_CHECK("result", unsigned __int128, 16, (unsigned __int128)((unsigned __int128)0x932a3515d7682755UL << 64 | 0xbc4591da6b75f7b5UL), result);
    CONFORM_CHECK("argument 1 after the call", unsigned __int128, 16, (unsigned __int128)((unsigned __int128)0xb05d2b0b93f45af2UL << 64 | 0xff95931fe3a9faf1UL), a1);
}
#endif

/* sysv-3.2.3-scalar-half */
#if CONFORM_HAS_FLOAT16
static void run_sysv_3_2_3_scalar_half(void)
{
    _Float16 a1;
    _Float16 result;
    if (!sysv_3_2_3_scalar_half) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_half();
    conform_scribble(&a1, sizeof a1);
    a1 = (_Float16)-0x1.014p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_half(a1);
    CONFORM_CHECK_BYTES("result", _Float16, 2, (_Float16)-0x1.96cp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", _Float16, 2, (_Float16)-0x1.014p0, a1);
}
#endif

/* sysv-3.2.3-scalar-float128 */
#if CONFORM_HAS_FLOAT128
static void run_sysv_3_2_3_scalar_float128(void)
{
    __float128 a1;
    __float128 result;
    if (!sysv_3_2_3_scalar_float128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_float128();
    conform_scribble(&a1, sizeof a1);
    a1 = -((__float128)0x1.33174dc8a631p0 + (__float128)0x0.76be56109120p-48 + (__float128)0x0.25ecp-96);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_float128(a1);
    CONFORM_CHECK_BYTES("result", __float128, 16, -((__float128)0x1.10ba19535c90p0 + (__float128)0x0.5a521bd59076p-48 + (__float128)0x0.7543p-96), result);
    CONFORM_CHECK_BYTES("argument 1 after the call", __float128, 16, -((__float128)0x1.33174dc8a631p0 + (__float128)0x0.76be56109120p-48 + (__float128)0x0.25ecp-96), a1);
}
#endif

/* sysv-3.2.3-scalar-decimal32 */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_scalar_decimal32(void)
{
    _Decimal32 a1;
    _Decimal32 result;
    if (!sysv_3_2_3_scalar_decimal32) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_decimal32();
    conform_scribble(&a1, sizeof a1);
    a1 = -1.373274df;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_decimal32(a1);
    CONFORM_CHECK_BYTES("result", _Decimal32, 4, -1.724436df, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", _Decimal32, 4, -1.373274df, a1);
}
#endif

/* sysv-3.2.3-scalar-decimal64 */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_scalar_decimal64(void)
{
    _Decimal64 a1;
    _Decimal64 result;
    if (!sysv_3_2_3_scalar_decimal64) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_decimal64();
    conform_scribble(&a1, sizeof a1);
    a1 = -1.917023733420292dd;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_decimal64(a1);
    CONFORM_CHECK_BYTES("result", _Decimal64, 8, -1.284881032400655dd, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", _Decimal64, 8, -1.917023733420292dd, a1);
}
#endif

/* sysv-3.2.3-scalar-decimal128 */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_scalar_decimal128(void)
{
    _Decimal128 a1;
    _Decimal128 result;
    if (!sysv_3_2_3_scalar_decimal128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_decimal128();
    conform_scribble(&a1, sizeof a1);
    a1 = -1.885188467953519040037138976180925dl;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_decimal128(a1);
    CONFORM_CHECK_BYTES("result", _Decimal128, 16, -1.840383500423788770613284195658962dl, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", _Decimal128, 16, -1.885188467953519040037138976180925dl, a1);
}
#endif

/* sysv-3.2.3-scalar-complex-float */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_2_3_scalar_complex_float(void)
{
    _Complex float a1;
    _Complex float result;
    if (!sysv_3_2_3_scalar_complex_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_complex_float();
    conform_scribble(&a1, sizeof a1);
    __real__ a1 = -0x1.6c0896p0f;
    __imag__ a1 = 0x1.d8ce96p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_complex_float(a1);
    CONFORM_CHECK_BYTES("__real__ result", float, 4, -0x1.183dbep0f, __real__ result);
    CONFORM_CHECK_BYTES("__imag__ result", float, 4, 0x1.b15102p0f, __imag__ result);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call", float, 4, -0x1.6c0896p0f, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call", float, 4, 0x1.d8ce96p0f, __imag__ a1);
}
#endif

/* sysv-3.2.3-scalar-complex-double */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_2_3_scalar_complex_double(void)
{
    _Complex double a1;
    _Complex double result;
    if (!sysv_3_2_3_scalar_complex_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_complex_double();
    conform_scribble(&a1, sizeof a1);
    __real__ a1 = -0x1.85ac6380b2501p0;
    __imag__ a1 = 0x1.2631d56fd6e90p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_complex_double(a1);
    CONFORM_CHECK_BYTES("__real__ result", double, 8, -0x1.fbbcca5342b1ap0, __real__ result);
    CONFORM_CHECK_BYTES("__imag__ result", double, 8, 0x1.d9c490ab7f0c5p0, __imag__ result);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call", double, 8, -0x1.85ac6380b2501p0, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call", double, 8, 0x1.2631d56fd6e90p0, __imag__ a1);
}
#endif

/* sysv-3.2.3-scalar-complex-long-double */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_2_3_scalar_complex_long_double(void)
{
    _Complex long double a1;
    _Complex long double result;
    if (!sysv_3_2_3_scalar_complex_long_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_complex_long_double();
    conform_scribble(&a1, sizeof a1);
    __real__ a1 = -((long double)0x1.77dfa9f70807p0 + (long double)0x0.c9e6p-48);
    __imag__ a1 = ((long double)0x1.f69a3eb5e27dp0 + (long double)0x0.7d86p-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_complex_long_double(a1);
    CONFORM_CHECK_BYTES("__real__ result", long double, 10, -((long double)0x1.84fc12a477fap0 + (long double)0x0.4ffap-48), __real__ result);
    CONFORM_CHECK_BYTES("__imag__ result", long double, 10, ((long double)0x1.03f69ac7dfc3p0 + (long double)0x0.722ep-48), __imag__ result);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call", long double, 10, -((long double)0x1.77dfa9f70807p0 + (long double)0x0.c9e6p-48), __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call", long double, 10, ((long double)0x1.f69a3eb5e27dp0 + (long double)0x0.7d86p-48), __imag__ a1);
}
#endif

/* sysv-3.2.3-scalar-enum */
static void run_sysv_3_2_3_scalar_enum(void)
{
    enum sysv_3_2_3_scalar_enum_E a1;
    enum sysv_3_2_3_scalar_enum_E result;
    if (!sysv_3_2_3_scalar_enum) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_enum();
    conform_scribble(&a1, sizeof a1);
    a1 = (enum sysv_3_2_3_scalar_enum_E)0xa0225b4aUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_enum(a1);
    CONFORM_CHECK("result", enum sysv_3_2_3_scalar_enum_E, 4, (enum sysv_3_2_3_scalar_enum_E)0xf0054e30UL, result);
    CONFORM_CHECK("argument 1 after the call", enum sysv_3_2_3_scalar_enum_E, 4, (enum sysv_3_2_3_scalar_enum_E)0xa0225b4aUL, a1);
}

/* sysv-3.2.3-scalar-negative-enum */
static void run_sysv_3_2_3_scalar_negative_enum(void)
{
    enum sysv_3_2_3_scalar_negative_enum_E a1;
    enum sysv_3_2_3_scalar_negative_enum_E result;
    if (!sysv_3_2_3_scalar_negative_enum) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_negative_enum();
    conform_scribble(&a1, sizeof a1);
    a1 = (enum sysv_3_2_3_scalar_negative_enum_E)-0x7ec40f87L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_negative_enum(a1);
    CONFORM_CHECK("result", enum sysv_3_2_3_scalar_negative_enum_E, 4, (enum sysv_3_2_3_scalar_negative_enum_E)-0x57b0ac62L, result);
    CONFORM_CHECK("argument 1 after the call", enum sysv_3_2_3_scalar_negative_enum_E, 4, (enum sysv_3_2_3_scalar_negative_enum_E)-0x7ec40f87L, a1);
}

/* sysv-3.2.3-scalar-function-pointer */
static void run_sysv_3_2_3_scalar_function_pointer(void)
{
    int (*a1)(int);
    int (*result)(int);
    if (!sysv_3_2_3_scalar_function_pointer) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_function_pointer();
    conform_scribble(&a1, sizeof a1);
    a1 = (int (*)(int))0xbb024b6ad3150UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_function_pointer(a1);
    CONFORM_CHECK("result", unsigned long, 8, (unsigned long)(int (*)(int))0xf69cd0ea6d0f0UL, (unsigned long)result);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(int (*)(int))0xbb024b6ad3150UL, (unsigned long)a1);
}

/* sysv-3.2.3-scalar-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_scalar_vector_8(void)
{
    bf_v2_int a1;
    bf_v2_int result;
    if (!sysv_3_2_3_scalar_vector_8) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_vector_8();
    conform_scribble(&a1, sizeof a1);
    a1[0] = (int)-0x250a527cL;
    a1[1] = (int)0x36323f64UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_vector_8(a1);
    CONFORM_CHECK("result[0]", int, 4, (int)-0x4f340d2aL, result[0]);
    CONFORM_CHECK("result[1]", int, 4, (int)0x231ed987UL, result[1]);
    CONFORM_CHECK("argument 1 after the call[0]", int, 4, (int)-0x250a527cL, a1[0]);
    CONFORM_CHECK("argument 1 after the call[1]", int, 4, (int)0x36323f64UL, a1[1]);
}
#endif

/* sysv-3.2.3-scalar-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_scalar_vector_16(void)
{
    bf_v4_float a1;
    bf_v4_float result;
    if (!sysv_3_2_3_scalar_vector_16) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_vector_16();
    conform_scribble(&a1, sizeof a1);
    a1[0] = -0x1.5c1c6ap0f;
    a1[1] = 0x1.6871a6p0f;
    a1[2] = -0x1.6b7cbep0f;
    a1[3] = 0x1.48aad2p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_vector_16(a1);
    CONFORM_CHECK_BYTES("result[0]", float, 4, -0x1.40363ep0f, result[0]);
    CONFORM_CHECK_BYTES("result[1]", float, 4, 0x1.b32e4ap0f, result[1]);
    CONFORM_CHECK_BYTES("result[2]", float, 4, -0x1.c00c82p0f, result[2]);
    CONFORM_CHECK_BYTES("result[3]", float, 4, 0x1.9e66d2p0f, result[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call[0]", float, 4, -0x1.5c1c6ap0f, a1[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call[1]", float, 4, 0x1.6871a6p0f, a1[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call[2]", float, 4, -0x1.6b7cbep0f, a1[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call[3]", float, 4, 0x1.48aad2p0f, a1[3]);
}
#endif

/* sysv-3.2.3-scalar-vector-chars */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_scalar_vector_chars(void)
{
    bf_v16_unsigned_char a1;
    bf_v16_unsigned_char result;
    if (!sysv_3_2_3_scalar_vector_chars) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_vector_chars();
    conform_scribble(&a1, sizeof a1);
    a1[0] = (unsigned char)0xbeUL;
    a1[1] = (unsigned char)0x3aUL;
    a1[2] = (unsigned char)0xfcUL;
    a1[3] = (unsigned char)0x50UL;
    a1[4] = (unsigned char)0x86UL;
    a1[5] = (unsigned char)0x7fUL;
    a1[6] = (unsigned char)0xdfUL;
    a1[7] = (unsigned char)0x5UL;
    a1[8] = (unsigned char)0xa5UL;
    a1[9] = (unsigned char)0x18UL;
    a1[10] = (unsigned char)0xf4UL;
    a1[11] = (unsigned char)0x61UL;
    a1[12] = (unsigned char)0xbbUL;
    a1[13] = (unsigned char)0x76UL;
    a1[14] = (unsigned char)0xa0UL;
    a1[15] = (unsigned char)0x5eUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_vector_chars(a1);
    CONFORM_CHECK("result[0]", unsigned char, 1, (unsigned char)0xbfUL, result[0]);
    CONFORM_CHECK("result[1]", unsigned char, 1, (unsigned char)0x7bUL, result[1]);
    CONFORM_CHECK("result[2]", unsigned char, 1, (unsigned char)0xf5UL, result[2]);
    CONFORM_CHECK("result[3]", unsigned char, 1, (unsigned char)0x78UL, result[3]);
    CONFORM_CHECK("result[4]", unsigned char, 1, (unsigned char)0xe3UL, result[4]);
    CONFORM_CHECK("result[5]", unsigned char, 1, (unsigned char)0x36UL, result[5]);
    CONFORM_CHECK("result[6]", unsigned char, 1, (unsigned char)0xa8UL, result[6]);
    CONFORM_CHECK("result[7]", unsigned char, 1, (unsigned char)0x2cUL, result[7]);
    CONFORM_CHECK("result[8]", unsigned char, 1, (unsigned char)0xa1UL, result[8]);
    CONFORM_CHECK("result[9]", unsigned char, 1, (unsigned char)0x9UL, result[9]);
    CONFORM_CHECK("result[10]", unsigned char, 1, (unsigned char)0xffUL, result[10]);
    CONFORM_CHECK("result[11]", unsigned char, 1, (unsigned char)0x67UL, result[11]);
    CONFORM_CHECK("result[12]", unsigned char, 1, (unsigned char)0xe7UL, result[12]);
    CONFORM_CHECK("result[13]", unsigned char, 1, (unsigned char)0x44UL, result[13]);
    CONFORM_CHECK("result[14]", unsigned char, 1, (unsigned char)0xb6UL, result[14]);
    CONFORM_CHECK("result[15]", unsigned char, 1, (unsigned char)0x41UL, result[15]);
    CONFORM_CHECK("argument 1 after the call[0]", unsigned char, 1, (unsigned char)0xbeUL, a1[0]);
    CONFORM_CHECK("argument 1 after the call[1]", unsigned char, 1, (unsigned char)0x3aUL, a1[1]);
    CONFORM_CHECK("argument 1 after the call[2]", unsigned char, 1, (unsigned char)0xfcUL, a1[2]);
    CONFORM_CHECK("argument 1 after the call[3]", unsigned char, 1, (unsigned char)0x50UL, a1[3]);
    CONFORM_CHECK("argument 1 after the call[4]", unsigned char, 1, (unsigned char)0x86UL, a1[4]);
    CONFORM_CHECK("argument 1 after the call[5]", unsigned char, 1, (unsigned char)0x7fUL, a1[5]);
    CONFORM_CHECK("argument 1 after the call[6]", unsigned char, 1, (unsigned char)0xdfUL, a1[6]);
    CONFORM_CHECK("argument 1 after the call[7]", unsigned char, 1, (unsigned char)0x5UL, a1[7]);
    CONFORM_CHECK("argument 1 after the call[8]", unsigned char, 1, (unsigned char)0xa5UL, a1[8]);
    CONFORM_CHECK("argument 1 after the call[9]", unsigned char, 1, (unsigned char)0x18UL, a1[9]);
    CONFORM_CHECK("argument 1 after the call[10]", unsigned char, 1, (unsigned char)0xf4UL, a1[10]);
    CONFORM_CHECK("argument 1 after the call[11]", unsigned char, 1, (unsigned char)0x61UL, a1[11]);
    CONFORM_CHECK("argument 1 after the call[12]", unsigned char, 1, (unsigned char)0xbbUL, a1[12]);
    CONFORM_CHECK("argument 1 after the call[13]", unsigned char, 1, (unsigned char)0x76UL, a1[13]);
    CONFORM_CHECK("argument 1 after the call[14]", unsigned char, 1, (unsigned char)0xa0UL, a1[14]);
    CONFORM_CHECK("argument 1 after the call[15]", unsigned char, 1, (unsigned char)0x5eUL, a1[15]);
}
#endif

/* sysv-3.2.3-scalar-vector-double */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_scalar_vector_double(void)
{
    bf_v2_double a1;
    bf_v2_double result;
    if (!sysv_3_2_3_scalar_vector_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_scalar_vector_double();
    conform_scribble(&a1, sizeof a1);
    a1[0] = -0x1.4cfad27824be2p0;
    a1[1] = 0x1.f18386aebddcbp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_scalar_vector_double(a1);
    CONFORM_CHECK_BYTES("result[0]", double, 8, -0x1.b709a7d463a6bp0, result[0]);
    CONFORM_CHECK_BYTES("result[1]", double, 8, 0x1.c38c668d863ebp0, result[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call[0]", double, 8, -0x1.4cfad27824be2p0, a1[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call[1]", double, 8, 0x1.f18386aebddcbp0, a1[1]);
}
#endif

/* sysv-3.2.3-bitint-7 */
#if CONFORM_HAS_BIT_INT
static void run_sysv_3_2_3_bitint_7(void)
{
    _BitInt(7) a1;
    int a2;
    _BitInt(7) result;
    if (!sysv_3_2_3_bitint_7) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_bitint_7();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(7))-0x4L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x62bcab2eL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_bitint_7(a1, a2);
    CONFORM_CHECK("result", _BitInt(7), 1, (_BitInt(7))-0x33L, result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(7), 1, (_BitInt(7))-0x4L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x62bcab2eL, a2);
}
#endif

/* sysv-3.2.3-bitint-17 */
#if CONFORM_HAS_BIT_INT
static void run_sysv_3_2_3_bitint_17(void)
{
    _BitInt(17) a1;
    int a2;
    _BitInt(17) result;
    if (!sysv_3_2_3_bitint_17) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_bitint_17();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(17))-0xc980L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x5a797aa5L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_bitint_17(a1, a2);
    CONFORM_CHECK("result", _BitInt(17), 3, (_BitInt(17))-0xe5d3L, result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(17), 3, (_BitInt(17))-0xc980L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x5a797aa5L, a2);
}
#endif

/* sysv-3.2.3-bitint-64 */
#if CONFORM_HAS_BIT_INT
static void run_sysv_3_2_3_bitint_64(void)
{
    _BitInt(64) a1;
    int a2;
    _BitInt(64) result;
    if (!sysv_3_2_3_bitint_64) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_bitint_64();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(64))(-0x6ee7a1e447559a85L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x4842b58dL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_bitint_64(a1, a2);
    CONFORM_CHECK("result", _BitInt(64), 8, (_BitInt(64))(-0x44e6e534661fa97bL - 1), result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(64), 8, (_BitInt(64))(-0x6ee7a1e447559a85L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x4842b58dL, a2);
}
#endif

/* sysv-3.2.3-bitint-65 */
#if CONFORM_HAS_BIT_INT
static void run_sysv_3_2_3_bitint_65(void)
{
    _BitInt(65) a1;
    int a2;
    _BitInt(65) result;
    if (!sysv_3_2_3_bitint_65) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_bitint_65();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(65))~(_BitInt(65))(((unsigned _BitInt(65))0x0UL << 64 | 0x47475f3ccd0d3c3eUL));
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x25a35e9eL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_bitint_65(a1, a2);
    CONFORM_CHECK("result", _BitInt(65), 9, (_BitInt(65))~(_BitInt(65))(((unsigned _BitInt(65))0x0UL << 64 | 0x3d34771f8d4b6dafUL)), result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(65), 9, (_BitInt(65))~(_BitInt(65))(((unsigned _BitInt(65))0x0UL << 64 | 0x47475f3ccd0d3c3eUL)), a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x25a35e9eL, a2);
}
#endif

/* sysv-3.2.3-bitint-128 */
#if CONFORM_HAS_BIT_INT
static void run_sysv_3_2_3_bitint_128(void)
{
    _BitInt(128) a1;
    int a2;
    _BitInt(128) result;
    if (!sysv_3_2_3_bitint_128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_bitint_128();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0x713a57f01d8569a4UL << 64 | 0x737fdf408b8c3736UL));
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x3dea914dL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_bitint_128(a1, a2);
    CONFORM_CHECK("result", _BitInt(128), 16, (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0xf0b9c3e9c9d2a93UL << 64 | 0xb4d3d7a80b013e9UL)), result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(128), 16, (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0x713a57f01d8569a4UL << 64 | 0x737fdf408b8c3736UL)), a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x3dea914dL, a2);
}
#endif

/* sysv-3.2.3-bitint-129 */
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
static void run_sysv_3_2_3_bitint_129(void)
{
    _BitInt(129) a1;
    int a2;
    _BitInt(129) result;
    if (!sysv_3_2_3_bitint_129) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_bitint_129();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0xe7bc66918d1dd7c4UL) << 64 | 0xa14ad61841beea3bUL));
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x7e9c9f24L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_bitint_129(a1, a2);
    CONFORM_CHECK("result", _BitInt(129), 17, (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0xc99d726304c950c5UL) << 64 | 0x543144bbf3e43d42UL)), result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(129), 17, (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0xe7bc66918d1dd7c4UL) << 64 | 0xa14ad61841beea3bUL)), a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x7e9c9f24L, a2);
}
#endif

/* sysv-3.2.3-bitint-unsigned-5 */
#if CONFORM_HAS_BIT_INT
static void run_sysv_3_2_3_bitint_unsigned_5(void)
{
    unsigned _BitInt(5) a1;
    unsigned _BitInt(5) result;
    if (!sysv_3_2_3_bitint_unsigned_5) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_bitint_unsigned_5();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned _BitInt(5))0x1bUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_bitint_unsigned_5(a1);
    CONFORM_CHECK("result", unsigned _BitInt(5), 1, (unsigned _BitInt(5))0x13UL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned _BitInt(5), 1, (unsigned _BitInt(5))0x1bUL, a1);
}
#endif

/* sysv-3.2.3-bitint-in-record */
#if CONFORM_HAS_BIT_INT
static void run_sysv_3_2_3_bitint_in_record(void)
{
    struct sysv_3_2_3_bitint_in_record_S a1;
    struct sysv_3_2_3_bitint_in_record_S result;
    if (!sysv_3_2_3_bitint_in_record) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_bitint_in_record();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x42L;
    a1.b = (_BitInt(40))0x39692f18d7UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_bitint_in_record(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x4eL, result.a);
    CONFORM_CHECK("result.b", _BitInt(40), 5, (_BitInt(40))0x10faa0df2fUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x42L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", _BitInt(40), 5, (_BitInt(40))0x39692f18d7UL, a1.b);
}
#endif

/* sysv-3.2.3-bitint-128-in-record */
#if CONFORM_HAS_BIT_INT
static void run_sysv_3_2_3_bitint_128_in_record(void)
{
    struct sysv_3_2_3_bitint_128_in_record_S a1;
    if (!sysv_3_2_3_bitint_128_in_record) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_bitint_128_in_record();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x5f7facfe2c2c3709L - 1);
    a1.b = (_BitInt(100))((unsigned _BitInt(100))0x5c9b36955UL << 64 | 0x6f8f5eeab2fe3506UL);
    sysv_3_2_3_bitint_128_in_record(a1);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x5f7facfe2c2c3709L - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", _BitInt(100), 13, (_BitInt(100))((unsigned _BitInt(100))0x5c9b36955UL << 64 | 0x6f8f5eeab2fe3506UL), a1.b);
}
#endif

/* sysv-3.2.3-size-char-1 */
static void run_sysv_3_2_3_size_char_1(void)
{
    struct sysv_3_2_3_size_char_1_S a1;
    struct sysv_3_2_3_size_char_1_S result;
    if (!sysv_3_2_3_size_char_1) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_1();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x75L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_1(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x64L, result.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x75L, a1.m[0]);
}

/* sysv-3.2.3-size-char-2 */
static void run_sysv_3_2_3_size_char_2(void)
{
    struct sysv_3_2_3_size_char_2_S a1;
    struct sysv_3_2_3_size_char_2_S result;
    if (!sysv_3_2_3_size_char_2) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_2();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x3L;
    a1.m[1] = (char)0x50UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_2(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x23L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0xeUL, result.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x3L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x50UL, a1.m[1]);
}

/* sysv-3.2.3-size-char-3 */
static void run_sysv_3_2_3_size_char_3(void)
{
    struct sysv_3_2_3_size_char_3_S a1;
    struct sysv_3_2_3_size_char_3_S result;
    if (!sysv_3_2_3_size_char_3) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_3();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x60L;
    a1.m[1] = (char)0x25UL;
    a1.m[2] = (char)-0x72L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_3(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x7eL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x5cUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x42L, result.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x60L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x25UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x72L, a1.m[2]);
}

/* sysv-3.2.3-size-char-4 */
static void run_sysv_3_2_3_size_char_4(void)
{
    struct sysv_3_2_3_size_char_4_S a1;
    struct sysv_3_2_3_size_char_4_S result;
    if (!sysv_3_2_3_size_char_4) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_4();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x45L;
    a1.m[1] = (char)0x4dUL;
    a1.m[2] = (char)-0x7dL;
    a1.m[3] = (char)0x73UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_4(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x22L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x43UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x5fL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x7bUL, result.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x45L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x4dUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x7dL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x73UL, a1.m[3]);
}

/* sysv-3.2.3-size-char-5 */
static void run_sysv_3_2_3_size_char_5(void)
{
    struct sysv_3_2_3_size_char_5_S a1;
    struct sysv_3_2_3_size_char_5_S result;
    if (!sysv_3_2_3_size_char_5) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_5();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x17L;
    a1.m[1] = (char)0x42UL;
    a1.m[2] = (char)-0x61L;
    a1.m[3] = (char)0x46UL;
    a1.m[4] = (char)-0x4dL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_5(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x71L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x8UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x1dL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x3bUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x7aL, result.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x17L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x42UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x61L, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x46UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x4dL, a1.m[4]);
}

/* sysv-3.2.3-size-char-6 */
static void run_sysv_3_2_3_size_char_6(void)
{
    struct sysv_3_2_3_size_char_6_S a1;
    struct sysv_3_2_3_size_char_6_S result;
    if (!sysv_3_2_3_size_char_6) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_6();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x79L;
    a1.m[1] = (char)0xaUL;
    a1.m[2] = (char)-0x54L;
    a1.m[3] = (char)0x1cUL;
    a1.m[4] = (char)-0x76L;
    a1.m[5] = (char)0x60UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_6(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x9L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x25UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x5aL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x67UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x4cL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x28UL, result.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x79L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0xaUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x54L, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x1cUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x76L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x60UL, a1.m[5]);
}

/* sysv-3.2.3-size-char-7 */
static void run_sysv_3_2_3_size_char_7(void)
{
    struct sysv_3_2_3_size_char_7_S a1;
    struct sysv_3_2_3_size_char_7_S result;
    if (!sysv_3_2_3_size_char_7) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_7();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x1L;
    a1.m[1] = (char)0x3fUL;
    a1.m[2] = (char)-0x4bL;
    a1.m[3] = (char)0x13UL;
    a1.m[4] = (char)-0x3L;
    a1.m[5] = (char)0x23UL;
    a1.m[6] = (char)-0x5eL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_7(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x78L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0xcUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x33L, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0xfUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x53L, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x40UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x5fL, result.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x1L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x3fUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x4bL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x13UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x3L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x23UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x5eL, a1.m[6]);
}

/* sysv-3.2.3-size-char-8 */
static void run_sysv_3_2_3_size_char_8(void)
{
    struct sysv_3_2_3_size_char_8_S a1;
    struct sysv_3_2_3_size_char_8_S result;
    if (!sysv_3_2_3_size_char_8) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_8();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x1bL;
    a1.m[1] = (char)0x70UL;
    a1.m[2] = (char)-0x2bL;
    a1.m[3] = (char)0x74UL;
    a1.m[4] = (char)-0x45L;
    a1.m[5] = (char)0x31UL;
    a1.m[6] = (char)-0x32L;
    a1.m[7] = (char)0x7dUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_8(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x7dL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x21UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x66L, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x7dUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x1bL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x2eUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x30L, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x2UL, result.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x1bL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x70UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x2bL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x74UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x45L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x31UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x32L, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x7dUL, a1.m[7]);
}

/* sysv-3.2.3-size-char-9 */
static void run_sysv_3_2_3_size_char_9(void)
{
    struct sysv_3_2_3_size_char_9_S a1;
    struct sysv_3_2_3_size_char_9_S result;
    if (!sysv_3_2_3_size_char_9) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_9();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x4cL;
    a1.m[1] = (char)0x5cUL;
    a1.m[2] = (char)-0x33L;
    a1.m[3] = (char)0x8UL;
    a1.m[4] = (char)-0x6aL;
    a1.m[5] = (char)0x7cUL;
    a1.m[6] = (char)-0x2eL;
    a1.m[7] = (char)0x1bUL;
    a1.m[8] = (char)-0x5aL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_9(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x13L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x4eUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x6L, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x5bUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x55L, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x68UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x69L, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x19UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)-0x10L, result.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x4cL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x5cUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x33L, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x8UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x6aL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x7cUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x2eL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x1bUL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0x5aL, a1.m[8]);
}

/* sysv-3.2.3-size-char-10 */
static void run_sysv_3_2_3_size_char_10(void)
{
    struct sysv_3_2_3_size_char_10_S a1;
    struct sysv_3_2_3_size_char_10_S result;
    if (!sysv_3_2_3_size_char_10) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_10();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x52L;
    a1.m[1] = (char)0x3eUL;
    a1.m[2] = (char)-0x23L;
    a1.m[3] = (char)0x7dUL;
    a1.m[4] = (char)-0x7fL;
    a1.m[5] = (char)0x6bUL;
    a1.m[6] = (char)-0x61L;
    a1.m[7] = (char)0x4bUL;
    a1.m[8] = (char)-0x1dL;
    a1.m[9] = (char)0x67UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_10(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x18L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x7UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x7bL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x53UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x9L, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x51UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x76L, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x36UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)-0x50L, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x5aUL, result.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x52L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x3eUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x23L, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x7dUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x7fL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x6bUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x61L, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x4bUL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0x1dL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x67UL, a1.m[9]);
}

/* sysv-3.2.3-size-char-11 */
static void run_sysv_3_2_3_size_char_11(void)
{
    struct sysv_3_2_3_size_char_11_S a1;
    struct sysv_3_2_3_size_char_11_S result;
    if (!sysv_3_2_3_size_char_11) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_11();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x6cL;
    a1.m[1] = (char)0x2cUL;
    a1.m[2] = (char)-0x1dL;
    a1.m[3] = (char)0x3eUL;
    a1.m[4] = (char)-0x21L;
    a1.m[5] = (char)0x65UL;
    a1.m[6] = (char)-0x6L;
    a1.m[7] = (char)0x24UL;
    a1.m[8] = (char)-0x63L;
    a1.m[9] = (char)0x6eUL;
    a1.m[10] = (char)-0x11L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_11(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x3L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x5cUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x7L, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x68UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x79L, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x56UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x17L, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x3fUL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)-0x39L, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x2aUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)-0x38L, result.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x6cL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x2cUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x1dL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x3eUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x21L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x65UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x6L, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x24UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0x63L, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x6eUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)-0x11L, a1.m[10]);
}

/* sysv-3.2.3-size-char-12 */
static void run_sysv_3_2_3_size_char_12(void)
{
    struct sysv_3_2_3_size_char_12_S a1;
    struct sysv_3_2_3_size_char_12_S result;
    if (!sysv_3_2_3_size_char_12) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_12();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x1bL;
    a1.m[1] = (char)0x3bUL;
    a1.m[2] = (char)-0x58L;
    a1.m[3] = (char)0x52UL;
    a1.m[4] = (char)-0x14L;
    a1.m[5] = (char)0x3cUL;
    a1.m[6] = (char)-0x1eL;
    a1.m[7] = (char)0x35UL;
    a1.m[8] = (char)-0x3bL;
    a1.m[9] = (char)0x5dUL;
    a1.m[10] = (char)-0x46L;
    a1.m[11] = (char)0x26UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_12(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x70L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x62UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x17L, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x48UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x44L, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x76UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x3bL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x48UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)-0x28L, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x32UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)-0x41L, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x2fUL, result.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x1bL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x3bUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x58L, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x52UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x14L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x3cUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x1eL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x35UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0x3bL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x5dUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)-0x46L, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x26UL, a1.m[11]);
}

/* sysv-3.2.3-size-char-13 */
static void run_sysv_3_2_3_size_char_13(void)
{
    struct sysv_3_2_3_size_char_13_S a1;
    struct sysv_3_2_3_size_char_13_S result;
    if (!sysv_3_2_3_size_char_13) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_13();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x64L;
    a1.m[1] = (char)0x35UL;
    a1.m[2] = (char)-0x14L;
    a1.m[3] = (char)0xcUL;
    a1.m[4] = (char)-0x77L;
    a1.m[5] = (char)0x5aUL;
    a1.m[6] = (char)-0x76L;
    a1.m[7] = (char)0x3fUL;
    a1.m[8] = (char)-0xdL;
    a1.m[9] = (char)0x22UL;
    a1.m[10] = (char)-0x6bL;
    a1.m[11] = (char)0x7aUL;
    a1.m[12] = (char)-0xcL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_13(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x60L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x6bUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x28L, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x7UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x23L, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x32UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x1aL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x3eUL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)-0x7aL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x26UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)-0x3L, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x3fUL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)-0x67L, result.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x64L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x35UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x14L, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0xcUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x77L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x5aUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x76L, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x3fUL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0xdL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x22UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)-0x6bL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x7aUL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)-0xcL, a1.m[12]);
}

/* sysv-3.2.3-size-char-14 */
static void run_sysv_3_2_3_size_char_14(void)
{
    struct sysv_3_2_3_size_char_14_S a1;
    struct sysv_3_2_3_size_char_14_S result;
    if (!sysv_3_2_3_size_char_14) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_14();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x1fL;
    a1.m[1] = (char)0x4eUL;
    a1.m[2] = (char)-0x1bL;
    a1.m[3] = (char)0x54UL;
    a1.m[4] = (char)-0x35L;
    a1.m[5] = (char)0x6cUL;
    a1.m[6] = (char)-0x10L;
    a1.m[7] = (char)0x65UL;
    a1.m[8] = (char)-0x47L;
    a1.m[9] = (char)0x31UL;
    a1.m[10] = (char)-0x57L;
    a1.m[11] = (char)0xaUL;
    a1.m[12] = (char)-0x16L;
    a1.m[13] = (char)0x26UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_14(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x6cL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x38UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x3L, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x45UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x1eL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x20UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x57L, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x5fUL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)-0x12L, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x5bUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)-0x41L, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x57UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)-0x2fL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x4bUL, result.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x1fL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x4eUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x1bL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x54UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x35L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x6cUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x10L, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x65UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0x47L, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x31UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)-0x57L, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0xaUL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)-0x16L, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x26UL, a1.m[13]);
}

/* sysv-3.2.3-size-char-15 */
static void run_sysv_3_2_3_size_char_15(void)
{
    struct sysv_3_2_3_size_char_15_S a1;
    struct sysv_3_2_3_size_char_15_S result;
    if (!sysv_3_2_3_size_char_15) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_15();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x75L;
    a1.m[1] = (char)0x3dUL;
    a1.m[2] = (char)-0x2bL;
    a1.m[3] = (char)0x59UL;
    a1.m[4] = (char)-0x6cL;
    a1.m[5] = (char)0x3cUL;
    a1.m[6] = (char)-0x23L;
    a1.m[7] = (char)0x6aUL;
    a1.m[8] = (char)-0x2eL;
    a1.m[9] = (char)0x68UL;
    a1.m[10] = (char)-0x4fL;
    a1.m[11] = (char)0x12UL;
    a1.m[12] = (char)-0x12L;
    a1.m[13] = (char)0x21UL;
    a1.m[14] = (char)-0x28L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_15(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x7bL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x7UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x7fL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x70UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x23L, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x9UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x46L, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x8UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)-0x5aL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0xfUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)-0x70L, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x63UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)-0x5fL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0xfUL, result.m[13]);
    CONFORM_CHECK("result.m[14]", char, 1, (char)-0x1L, result.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x75L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x3dUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x2bL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x59UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x6cL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x3cUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x23L, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x6aUL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0x2eL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x68UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)-0x4fL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x12UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)-0x12L, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x21UL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)-0x28L, a1.m[14]);
}

/* sysv-3.2.3-size-char-16 */
static void run_sysv_3_2_3_size_char_16(void)
{
    struct sysv_3_2_3_size_char_16_S a1;
    struct sysv_3_2_3_size_char_16_S result;
    if (!sysv_3_2_3_size_char_16) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_16();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x44L;
    a1.m[1] = (char)0x2fUL;
    a1.m[2] = (char)-0xeL;
    a1.m[3] = (char)0x5aUL;
    a1.m[4] = (char)-0x46L;
    a1.m[5] = (char)0x7UL;
    a1.m[6] = (char)-0x24L;
    a1.m[7] = (char)0x64UL;
    a1.m[8] = (char)-0x54L;
    a1.m[9] = (char)0x26UL;
    a1.m[10] = (char)-0x56L;
    a1.m[11] = (char)0x3cUL;
    a1.m[12] = (char)-0x58L;
    a1.m[13] = (char)0x78UL;
    a1.m[14] = (char)-0x1cL;
    a1.m[15] = (char)0xaUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_16(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x59L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x42UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x2bL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x1aUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x2bL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x10UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x57L, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x40UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)-0x4L, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x46UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)-0x58L, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x21UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)-0x2L, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x54UL, result.m[13]);
    CONFORM_CHECK("result.m[14]", char, 1, (char)-0x30L, result.m[14]);
    CONFORM_CHECK("result.m[15]", char, 1, (char)0x22UL, result.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x44L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x2fUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0xeL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x5aUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x46L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x7UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x24L, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x64UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0x54L, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x26UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)-0x56L, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x3cUL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)-0x58L, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x78UL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)-0x1cL, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", char, 1, (char)0xaUL, a1.m[15]);
}

/* sysv-3.2.3-size-char-17 */
static void run_sysv_3_2_3_size_char_17(void)
{
    struct sysv_3_2_3_size_char_17_S a1;
    struct sysv_3_2_3_size_char_17_S result;
    if (!sysv_3_2_3_size_char_17) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_char_17();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x42L;
    a1.m[1] = (char)0x1aUL;
    a1.m[2] = (char)-0x65L;
    a1.m[3] = (char)0xbUL;
    a1.m[4] = (char)-0x4fL;
    a1.m[5] = (char)0x49UL;
    a1.m[6] = (char)-0x16L;
    a1.m[7] = (char)0x34UL;
    a1.m[8] = (char)-0x7fL;
    a1.m[9] = (char)0x6bUL;
    a1.m[10] = (char)-0x56L;
    a1.m[11] = (char)0xbUL;
    a1.m[12] = (char)-0x63L;
    a1.m[13] = (char)0x47UL;
    a1.m[14] = (char)-0x16L;
    a1.m[15] = (char)0x6aUL;
    a1.m[16] = (char)-0x37L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_char_17(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)-0x17L, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x13UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)-0x4fL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x71UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)-0x76L, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x29UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)-0x4L, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x7UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)-0x32L, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0xdUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)-0x20L, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x37UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)-0x31L, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x17UL, result.m[13]);
    CONFORM_CHECK("result.m[14]", char, 1, (char)-0x4eL, result.m[14]);
    CONFORM_CHECK("result.m[15]", char, 1, (char)0x46UL, result.m[15]);
    CONFORM_CHECK("result.m[16]", char, 1, (char)-0x9L, result.m[16]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x42L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x1aUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x65L, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0xbUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x4fL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x49UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x16L, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x34UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0x7fL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x6bUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)-0x56L, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0xbUL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)-0x63L, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x47UL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)-0x16L, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", char, 1, (char)0x6aUL, a1.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[16]", char, 1, (char)-0x37L, a1.m[16]);
}

/* sysv-3.2.3-size-long-24 */
static void run_sysv_3_2_3_size_long_24(void)
{
    struct sysv_3_2_3_size_long_24_S a1;
    struct sysv_3_2_3_size_long_24_S result;
    if (!sysv_3_2_3_size_long_24) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_long_24();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (long)(-0xca58a63937ebb63L - 1);
    a1.m[1] = (long)0x53a31c6dd978cc90UL;
    a1.m[2] = (long)(-0xd8c822bcd41e746L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_long_24(a1);
    CONFORM_CHECK("result.m[0]", long, 8, (long)(-0x3e8e8747953c9af5L - 1), result.m[0]);
    CONFORM_CHECK("result.m[1]", long, 8, (long)0x6e15b98c6b1745aeUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", long, 8, (long)(-0x71c75a9942daba84L - 1), result.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[0]", long, 8, (long)(-0xca58a63937ebb63L - 1), a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", long, 8, (long)0x53a31c6dd978cc90UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", long, 8, (long)(-0xd8c822bcd41e746L - 1), a1.m[2]);
}

/* sysv-3.2.3-size-long-32 */
static void run_sysv_3_2_3_size_long_32(void)
{
    struct sysv_3_2_3_size_long_32_S a1;
    struct sysv_3_2_3_size_long_32_S result;
    if (!sysv_3_2_3_size_long_32) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_size_long_32();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (long)(-0x49191c26ab0cb7a4L - 1);
    a1.m[1] = (long)0x32efe8396a339ae3UL;
    a1.m[2] = (long)(-0x902079a8a7aea36L - 1);
    a1.m[3] = (long)0x517174387a243a55UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_size_long_32(a1);
    CONFORM_CHECK("result.m[0]", long, 8, (long)(-0x57616517033f4160L - 1), result.m[0]);
    CONFORM_CHECK("result.m[1]", long, 8, (long)0x55ac01a76db31234UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", long, 8, (long)(-0x79752a6816920a95L - 1), result.m[2]);
    CONFORM_CHECK("result.m[3]", long, 8, (long)0x10311499ea27c354UL, result.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[0]", long, 8, (long)(-0x49191c26ab0cb7a4L - 1), a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", long, 8, (long)0x32efe8396a339ae3UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", long, 8, (long)(-0x902079a8a7aea36L - 1), a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", long, 8, (long)0x517174387a243a55UL, a1.m[3]);
}

/* sysv-3.2.3-integer-three-chars */
static void run_sysv_3_2_3_integer_three_chars(void)
{
    struct sysv_3_2_3_integer_three_chars_S a1;
    struct sysv_3_2_3_integer_three_chars_S a2;
    struct sysv_3_2_3_integer_three_chars_S result;
    if (!sysv_3_2_3_integer_three_chars) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_three_chars();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x74L;
    a1.b = (char)0x7aUL;
    a1.c = (char)-0x16L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)-0x63L;
    a2.b = (char)0x5dUL;
    a2.c = (char)-0x22L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_three_chars(a1, a2);
    CONFORM_CHECK("result.a", char, 1, (char)-0x34L, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x53UL, result.b);
    CONFORM_CHECK("result.c", char, 1, (char)-0x80L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x74L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x7aUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x16L, a1.c);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)-0x63L, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", char, 1, (char)0x5dUL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", char, 1, (char)-0x22L, a2.c);
}

/* sysv-3.2.3-integer-short-3 */
static void run_sysv_3_2_3_integer_short_3(void)
{
    struct sysv_3_2_3_integer_short_3_S a1;
    struct sysv_3_2_3_integer_short_3_S a2;
    struct sysv_3_2_3_integer_short_3_S result;
    if (!sysv_3_2_3_integer_short_3) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_short_3();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (short)-0x7b32L;
    a1.m[1] = (short)0x50a7UL;
    a1.m[2] = (short)-0x6ef5L;
    conform_scribble(&a2, sizeof a2);
    a2.m[0] = (short)-0x5b49L;
    a2.m[1] = (short)0x7635UL;
    a2.m[2] = (short)-0x451bL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_short_3(a1, a2);
    CONFORM_CHECK("result.m[0]", short, 2, (short)-0x35c1L, result.m[0]);
    CONFORM_CHECK("result.m[1]", short, 2, (short)0x5a69UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", short, 2, (short)-0x1523L, result.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[0]", short, 2, (short)-0x7b32L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", short, 2, (short)0x50a7UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", short, 2, (short)-0x6ef5L, a1.m[2]);
    CONFORM_CHECK("argument 2 after the call.m[0]", short, 2, (short)-0x5b49L, a2.m[0]);
    CONFORM_CHECK("argument 2 after the call.m[1]", short, 2, (short)0x7635UL, a2.m[1]);
    CONFORM_CHECK("argument 2 after the call.m[2]", short, 2, (short)-0x451bL, a2.m[2]);
}

/* sysv-3.2.3-integer-three-ints */
static void run_sysv_3_2_3_integer_three_ints(void)
{
    struct sysv_3_2_3_integer_three_ints_S a1;
    struct sysv_3_2_3_integer_three_ints_S a2;
    struct sysv_3_2_3_integer_three_ints_S result;
    if (!sysv_3_2_3_integer_three_ints) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_three_ints();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x1f5334afL;
    a1.b = (int)0x2f77fe6UL;
    a1.c = (int)-0x54ccf466L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (int)-0x7d90d506L;
    a2.b = (int)0x29bcfda4UL;
    a2.c = (int)-0x46587f8bL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_three_ints(a1, a2);
    CONFORM_CHECK("result.a", int, 4, (int)-0x7fd0c0cdL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x163e46e3UL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x2e222626L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x1f5334afL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x2f77fe6UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x54ccf466L, a1.c);
    CONFORM_CHECK("argument 2 after the call.a", int, 4, (int)-0x7d90d506L, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", int, 4, (int)0x29bcfda4UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", int, 4, (int)-0x46587f8bL, a2.c);
}

/* sysv-3.2.3-integer-int-long */
static void run_sysv_3_2_3_integer_int_long(void)
{
    struct sysv_3_2_3_integer_int_long_S a1;
    struct sysv_3_2_3_integer_int_long_S result;
    if (!sysv_3_2_3_integer_int_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_int_long();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x15c15df4L;
    a1.b = (long)0x3911888a05ec4342UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_int_long(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1896466eL, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x4c21a66a212b8109UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x15c15df4L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x3911888a05ec4342UL, a1.b);
}

/* sysv-3.2.3-integer-char-long */
static void run_sysv_3_2_3_integer_char_long(void)
{
    struct sysv_3_2_3_integer_char_long_S a1;
    struct sysv_3_2_3_integer_char_long_S result;
    if (!sysv_3_2_3_integer_char_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_char_long();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x3dL;
    a1.b = (long)0x2064c672565481fbUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_char_long(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0xcL, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x7795dfb0ef79a594UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x3dL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x2064c672565481fbUL, a1.b);
}

/* sysv-3.2.3-integer-long-char */
static void run_sysv_3_2_3_integer_long_char(void)
{
    struct sysv_3_2_3_integer_long_char_S a1;
    int a2;
    struct sysv_3_2_3_integer_long_char_S result;
    if (!sysv_3_2_3_integer_long_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_long_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x45fa98a5e9764fecL - 1);
    a1.b = (char)0x73UL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x17b2c7b6L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_long_char(a1, a2);
    CONFORM_CHECK("result.a", long, 8, (long)(-0xc035a1726620700L - 1), result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x47UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x45fa98a5e9764fecL - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x73UL, a1.b);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x17b2c7b6L, a2);
}

/* sysv-3.2.3-integer-pointer-int */
static void run_sysv_3_2_3_integer_pointer_int(void)
{
    struct sysv_3_2_3_integer_pointer_int_S a1;
    struct sysv_3_2_3_integer_pointer_int_S result;
    if (!sysv_3_2_3_integer_pointer_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_pointer_int();
    conform_scribble(&a1, sizeof a1);
    a1.p = (void *)0xc889a7e907350UL;
    a1.n = (int)0x33ed596eUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_pointer_int(a1);
    CONFORM_CHECK("result.p", unsigned long, 8, (unsigned long)(void *)0x8bf480a4d2620UL, (unsigned long)result.p);
    CONFORM_CHECK("result.n", int, 4, (int)0x43adac81UL, result.n);
    CONFORM_CHECK("argument 1 after the call.p", unsigned long, 8, (unsigned long)(void *)0xc889a7e907350UL, (unsigned long)a1.p);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)0x33ed596eUL, a1.n);
}

/* sysv-3.2.3-integer-bools */
static void run_sysv_3_2_3_integer_bools(void)
{
    struct sysv_3_2_3_integer_bools_S a1;
    struct sysv_3_2_3_integer_bools_S result;
    if (!sysv_3_2_3_integer_bools) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_bools();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Bool)0x1UL;
    a1.b = (_Bool)0x0UL;
    a1.c = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_bools(a1);
    CONFORM_CHECK("result.a", _Bool, 1, (_Bool)0x1UL, result.a);
    CONFORM_CHECK("result.b", _Bool, 1, (_Bool)0x0UL, result.b);
    CONFORM_CHECK("result.c", _Bool, 1, (_Bool)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", _Bool, 1, (_Bool)0x1UL, a1.c);
}

/* sysv-3.2.3-integer-bool-int-bool */
static void run_sysv_3_2_3_integer_bool_int_bool(void)
{
    struct sysv_3_2_3_integer_bool_int_bool_S a1;
    struct sysv_3_2_3_integer_bool_int_bool_S result;
    if (!sysv_3_2_3_integer_bool_int_bool) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_bool_int_bool();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Bool)0x1UL;
    a1.b = (int)0xa551f00UL;
    a1.c = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_bool_int_bool(a1);
    CONFORM_CHECK("result.a", _Bool, 1, (_Bool)0x1UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x71e92301UL, result.b);
    CONFORM_CHECK("result.c", _Bool, 1, (_Bool)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0xa551f00UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", _Bool, 1, (_Bool)0x1UL, a1.c);
}

/* sysv-3.2.3-integer-short-int-short-int */
static void run_sysv_3_2_3_integer_short_int_short_int(void)
{
    struct sysv_3_2_3_integer_short_int_short_int_S a1;
    struct sysv_3_2_3_integer_short_int_short_int_S result;
    if (!sysv_3_2_3_integer_short_int_short_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_short_int_short_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0x43f0L;
    a1.b = (int)0x6382eaebUL;
    a1.c = (short)-0x9e8L;
    a1.d = (int)0x5bc4e8ceUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_short_int_short_int(a1);
    CONFORM_CHECK("result.a", short, 2, (short)-0x5547L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x3c7209abUL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x9d8L, result.c);
    CONFORM_CHECK("result.d", int, 4, (int)0x606f2b25UL, result.d);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0x43f0L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x6382eaebUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x9e8L, a1.c);
    CONFORM_CHECK("argument 1 after the call.d", int, 4, (int)0x5bc4e8ceUL, a1.d);
}

/* sysv-3.2.3-integer-bit-fields */
static void run_sysv_3_2_3_integer_bit_fields(void)
{
    struct sysv_3_2_3_integer_bit_fields_S a1;
    struct sysv_3_2_3_integer_bit_fields_S result;
    if (!sysv_3_2_3_integer_bit_fields) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_bit_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0x11UL;
    a1.b = (unsigned int)0x6bd91UL;
    a1.c = (unsigned int)0x288c9069UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_bit_fields(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0x18UL, result.a);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0x2c78aUL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x3464a316UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0x11UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0x6bd91UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x288c9069UL, a1.c);
}

/* sysv-3.2.3-integer-enum-member */
static void run_sysv_3_2_3_integer_enum_member(void)
{
    struct sysv_3_2_3_integer_enum_member_S a1;
    struct sysv_3_2_3_integer_enum_member_S result;
    if (!sysv_3_2_3_integer_enum_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_enum_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = (enum sysv_3_2_3_integer_enum_member_E)0xf7a6aae9UL;
    a1.b = (char)0x48UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_enum_member(a1);
    CONFORM_CHECK("result.a", enum sysv_3_2_3_integer_enum_member_E, 4, (enum sysv_3_2_3_integer_enum_member_E)0xdd08dc36UL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x71UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", enum sysv_3_2_3_integer_enum_member_E, 4, (enum sysv_3_2_3_integer_enum_member_E)0xf7a6aae9UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x48UL, a1.b);
}

/* sysv-3.2.3-integer-function-pointer-member */
static void run_sysv_3_2_3_integer_function_pointer_member(void)
{
    struct sysv_3_2_3_integer_function_pointer_member_S a1;
    struct sysv_3_2_3_integer_function_pointer_member_S result;
    if (!sysv_3_2_3_integer_function_pointer_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_function_pointer_member();
    conform_scribble(&a1, sizeof a1);
    a1.p = (void (*)(int))0x1362372c600e0UL;
    a1.n = (long)0x615b9f1f822e3dfUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_function_pointer_member(a1);
    CONFORM_CHECK("result.p", unsigned long, 8, (unsigned long)(void (*)(int))0x6f43da4962a20UL, (unsigned long)result.p);
    CONFORM_CHECK("result.n", long, 8, (long)0x4b588880a42e0510UL, result.n);
    CONFORM_CHECK("argument 1 after the call.p", unsigned long, 8, (unsigned long)(void (*)(int))0x1362372c600e0UL, (unsigned long)a1.p);
    CONFORM_CHECK("argument 1 after the call.n", long, 8, (long)0x615b9f1f822e3dfUL, a1.n);
}

/* sysv-3.2.3-integer-int128-member */
#if CONFORM_HAS_INT128
static void run_sysv_3_2_3_integer_int128_member(void)
{
    struct sysv_3_2_3_integer_int128_member_S a1;
    struct sysv_3_2_3_integer_int128_member_S result;
    if (!sysv_3_2_3_integer_int128_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_int128_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = (__int128)~(__int128)(((unsigned __int128)0x353ab9634189b2c3UL << 64 | 0x36dce1aa1f5015a7UL));
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_int128_member(a1);
    CONFORM_CHECK("result.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x1961cf414b5828d1UL << 64 | 0xe8b0444b9dbb7042UL)), result.a);
    CONFORM_CHECK("argument 1 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x353ab9634189b2c3UL << 64 | 0x36dce1aa1f5015a7UL)), a1.a);
}
#endif

/* sysv-3.2.3-integer-one-member-struct */
static void run_sysv_3_2_3_integer_one_member_struct(void)
{
    struct sysv_3_2_3_integer_one_member_struct_S a1;
    struct sysv_3_2_3_integer_one_member_struct_S result;
    if (!sysv_3_2_3_integer_one_member_struct) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_one_member_struct();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x6cfc3789L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_one_member_struct(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1e89973eL, result.a);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x6cfc3789L, a1.a);
}

/* sysv-3.2.3-integer-nested-ints */
static void run_sysv_3_2_3_integer_nested_ints(void)
{
    struct sysv_3_2_3_integer_nested_ints_S a1;
    struct sysv_3_2_3_integer_nested_ints_S result;
    if (!sysv_3_2_3_integer_nested_ints) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_nested_ints();
    conform_scribble(&a1, sizeof a1);
    a1.i.a = (short)-0x477dL;
    a1.i.b = (char)0xeUL;
    a1.c = (int)-0x2e29e8c6L;
    a1.j.a = (short)0x6fa3UL;
    a1.j.b = (char)-0x3aL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_nested_ints(a1);
    CONFORM_CHECK("result.i.a", short, 2, (short)-0x4996L, result.i.a);
    CONFORM_CHECK("result.i.b", char, 1, (char)0x29UL, result.i.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x63129057L, result.c);
    CONFORM_CHECK("result.j.a", short, 2, (short)0x79d7UL, result.j.a);
    CONFORM_CHECK("result.j.b", char, 1, (char)-0x7cL, result.j.b);
    CONFORM_CHECK("argument 1 after the call.i.a", short, 2, (short)-0x477dL, a1.i.a);
    CONFORM_CHECK("argument 1 after the call.i.b", char, 1, (char)0xeUL, a1.i.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x2e29e8c6L, a1.c);
    CONFORM_CHECK("argument 1 after the call.j.a", short, 2, (short)0x6fa3UL, a1.j.a);
    CONFORM_CHECK("argument 1 after the call.j.b", char, 1, (char)-0x3aL, a1.j.b);
}

/* sysv-3.2.3-integer-array-of-struct */
static void run_sysv_3_2_3_integer_array_of_struct(void)
{
    struct sysv_3_2_3_integer_array_of_struct_S a1;
    struct sysv_3_2_3_integer_array_of_struct_S result;
    if (!sysv_3_2_3_integer_array_of_struct) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_integer_array_of_struct();
    conform_scribble(&a1, sizeof a1);
    a1.m[0].a = (short)-0xa05L;
    a1.m[0].b = (short)0x7e3cUL;
    a1.m[1].a = (short)-0x4d90L;
    a1.m[1].b = (short)0xf50UL;
    a1.m[2].a = (short)-0x4ce6L;
    a1.m[2].b = (short)0x29a1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_integer_array_of_struct(a1);
    CONFORM_CHECK("result.m[0].a", short, 2, (short)-0x1731L, result.m[0].a);
    CONFORM_CHECK("result.m[0].b", short, 2, (short)0x55f6UL, result.m[0].b);
    CONFORM_CHECK("result.m[1].a", short, 2, (short)-0x180fL, result.m[1].a);
    CONFORM_CHECK("result.m[1].b", short, 2, (short)0x453eUL, result.m[1].b);
    CONFORM_CHECK("result.m[2].a", short, 2, (short)-0x80aL, result.m[2].a);
    CONFORM_CHECK("result.m[2].b", short, 2, (short)0x59b2UL, result.m[2].b);
    CONFORM_CHECK("argument 1 after the call.m[0].a", short, 2, (short)-0xa05L, a1.m[0].a);
    CONFORM_CHECK("argument 1 after the call.m[0].b", short, 2, (short)0x7e3cUL, a1.m[0].b);
    CONFORM_CHECK("argument 1 after the call.m[1].a", short, 2, (short)-0x4d90L, a1.m[1].a);
    CONFORM_CHECK("argument 1 after the call.m[1].b", short, 2, (short)0xf50UL, a1.m[1].b);
    CONFORM_CHECK("argument 1 after the call.m[2].a", short, 2, (short)-0x4ce6L, a1.m[2].a);
    CONFORM_CHECK("argument 1 after the call.m[2].b", short, 2, (short)0x29a1UL, a1.m[2].b);
}

/* sysv-3.2.3-sse-one-float */
static void run_sysv_3_2_3_sse_one_float(void)
{
    struct sysv_3_2_3_sse_one_float_S a1;
    struct sysv_3_2_3_sse_one_float_S result;
    if (!sysv_3_2_3_sse_one_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_one_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.7d372ap0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_one_float(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.85494ep0f, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.7d372ap0f, a1.a);
}

/* sysv-3.2.3-sse-two-floats */
static void run_sysv_3_2_3_sse_two_floats(void)
{
    struct sysv_3_2_3_sse_two_floats_S a1;
    struct sysv_3_2_3_sse_two_floats_S result;
    if (!sysv_3_2_3_sse_two_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_two_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.b7f38ep0f;
    a1.b = 0x1.f9f97ap0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_two_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.e147fep0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.2989f6p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.b7f38ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.f9f97ap0f, a1.b);
}

/* sysv-3.2.3-sse-three-floats */
static void run_sysv_3_2_3_sse_three_floats(void)
{
    struct sysv_3_2_3_sse_three_floats_S a1;
    struct sysv_3_2_3_sse_three_floats_S result;
    if (!sysv_3_2_3_sse_three_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_three_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.913a16p0f;
    a1.b = 0x1.312872p0f;
    a1.c = -0x1.0193c6p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_three_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.5c0f02p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.8192cap0f, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.67f3aep0f, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.913a16p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.312872p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.0193c6p0f, a1.c);
}

/* sysv-3.2.3-sse-four-floats */
static void run_sysv_3_2_3_sse_four_floats(void)
{
    struct sysv_3_2_3_sse_four_floats_S a1;
    struct sysv_3_2_3_sse_four_floats_S result;
    if (!sysv_3_2_3_sse_four_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_four_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.a3890ap0f;
    a1.b = 0x1.561062p0f;
    a1.c = -0x1.73ab3ap0f;
    a1.d = 0x1.12ed02p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_four_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.843c16p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.08b39ap0f, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.f35ecep0f, result.c);
    CONFORM_CHECK_BYTES("result.d", float, 4, 0x1.42fe5ap0f, result.d);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.a3890ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.561062p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.73ab3ap0f, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", float, 4, 0x1.12ed02p0f, a1.d);
}

/* sysv-3.2.3-sse-float-array-3 */
static void run_sysv_3_2_3_sse_float_array_3(void)
{
    struct sysv_3_2_3_sse_float_array_3_S a1;
    struct sysv_3_2_3_sse_float_array_3_S result;
    if (!sysv_3_2_3_sse_float_array_3) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_float_array_3();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -0x1.423006p0f;
    a1.m[1] = 0x1.b6c1eap0f;
    a1.m[2] = -0x1.0e8866p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_float_array_3(a1);
    CONFORM_CHECK_BYTES("result.m[0]", float, 4, -0x1.66502ep0f, result.m[0]);
    CONFORM_CHECK_BYTES("result.m[1]", float, 4, 0x1.da6d8ep0f, result.m[1]);
    CONFORM_CHECK_BYTES("result.m[2]", float, 4, -0x1.e26a2ap0f, result.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", float, 4, -0x1.423006p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", float, 4, 0x1.b6c1eap0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", float, 4, -0x1.0e8866p0f, a1.m[2]);
}

/* sysv-3.2.3-sse-five-floats */
static void run_sysv_3_2_3_sse_five_floats(void)
{
    struct sysv_3_2_3_sse_five_floats_S a1;
    struct sysv_3_2_3_sse_five_floats_S result;
    if (!sysv_3_2_3_sse_five_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_five_floats();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -0x1.df479ep0f;
    a1.m[1] = 0x1.8bf712p0f;
    a1.m[2] = -0x1.55716ep0f;
    a1.m[3] = 0x1.e21c0ep0f;
    a1.m[4] = -0x1.b0bf3ap0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_five_floats(a1);
    CONFORM_CHECK_BYTES("result.m[0]", float, 4, -0x1.655836p0f, result.m[0]);
    CONFORM_CHECK_BYTES("result.m[1]", float, 4, 0x1.1d8c86p0f, result.m[1]);
    CONFORM_CHECK_BYTES("result.m[2]", float, 4, -0x1.328052p0f, result.m[2]);
    CONFORM_CHECK_BYTES("result.m[3]", float, 4, 0x1.0afbdep0f, result.m[3]);
    CONFORM_CHECK_BYTES("result.m[4]", float, 4, -0x1.ce94eep0f, result.m[4]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", float, 4, -0x1.df479ep0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", float, 4, 0x1.8bf712p0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", float, 4, -0x1.55716ep0f, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3]", float, 4, 0x1.e21c0ep0f, a1.m[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[4]", float, 4, -0x1.b0bf3ap0f, a1.m[4]);
}

/* sysv-3.2.3-sse-one-double */
static void run_sysv_3_2_3_sse_one_double(void)
{
    struct sysv_3_2_3_sse_one_double_S a1;
    struct sysv_3_2_3_sse_one_double_S result;
    if (!sysv_3_2_3_sse_one_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_one_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.2a2de0f990ac5p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_one_double(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.88059b1093ad6p0, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.2a2de0f990ac5p0, a1.a);
}

/* sysv-3.2.3-sse-two-doubles */
static void run_sysv_3_2_3_sse_two_doubles(void)
{
    struct sysv_3_2_3_sse_two_doubles_S a1;
    struct sysv_3_2_3_sse_two_doubles_S result;
    if (!sysv_3_2_3_sse_two_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_two_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.3069f5a9586ccp0;
    a1.b = 0x1.78fecf96a9c0ap0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_two_doubles(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.9d4f7eb75a0d0p0, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.d0a5a00e1572ap0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.3069f5a9586ccp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.78fecf96a9c0ap0, a1.b);
}

/* sysv-3.2.3-sse-three-doubles */
static void run_sysv_3_2_3_sse_three_doubles(void)
{
    struct sysv_3_2_3_sse_three_doubles_S a1;
    struct sysv_3_2_3_sse_three_doubles_S result;
    if (!sysv_3_2_3_sse_three_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_three_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.8a3c68e1ec3e9p0;
    a1.b = 0x1.79b8f8338dab2p0;
    a1.c = -0x1.4e0400c91fb17p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_three_doubles(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.c7f1506dd9eb9p0, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.efb25bd07e720p0, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.b31e5e89c49fcp0, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.8a3c68e1ec3e9p0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.79b8f8338dab2p0, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.4e0400c91fb17p0, a1.c);
}

/* sysv-3.2.3-sse-double-float */
static void run_sysv_3_2_3_sse_double_float(void)
{
    struct sysv_3_2_3_sse_double_float_S a1;
    struct sysv_3_2_3_sse_double_float_S result;
    if (!sysv_3_2_3_sse_double_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_double_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.4202a59a8719dp0;
    a1.b = 0x1.04d34ap0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_double_float(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.c8bb63a89a413p0, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.37892ap0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.4202a59a8719dp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.04d34ap0f, a1.b);
}

/* sysv-3.2.3-sse-float-double */
static void run_sysv_3_2_3_sse_float_double(void)
{
    struct sysv_3_2_3_sse_float_double_S a1;
    struct sysv_3_2_3_sse_float_double_S result;
    if (!sysv_3_2_3_sse_float_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_float_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.8404fap0f;
    a1.b = 0x1.59378416f1fa5p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_float_double(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.d16f1ap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.63745c2ab4e5ep0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.8404fap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.59378416f1fa5p0, a1.b);
}

/* sysv-3.2.3-sse-complex-float-member */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_2_3_sse_complex_float_member(void)
{
    struct sysv_3_2_3_sse_complex_float_member_S a1;
    struct sysv_3_2_3_sse_complex_float_member_S result;
    if (!sysv_3_2_3_sse_complex_float_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_complex_float_member();
    conform_scribble(&a1, sizeof a1);
    __real__ a1.z = -0x1.846716p0f;
    __imag__ a1.z = 0x1.ac0296p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_complex_float_member(a1);
    CONFORM_CHECK_BYTES("__real__ result.z", float, 4, -0x1.1eba26p0f, __real__ result.z);
    CONFORM_CHECK_BYTES("__imag__ result.z", float, 4, 0x1.d87da6p0f, __imag__ result.z);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.z", float, 4, -0x1.846716p0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.z", float, 4, 0x1.ac0296p0f, __imag__ a1.z);
}
#endif

/* sysv-3.2.3-sse-complex-float-and-float */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_2_3_sse_complex_float_and_float(void)
{
    struct sysv_3_2_3_sse_complex_float_and_float_S a1;
    struct sysv_3_2_3_sse_complex_float_and_float_S result;
    if (!sysv_3_2_3_sse_complex_float_and_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_complex_float_and_float();
    conform_scribble(&a1, sizeof a1);
    __real__ a1.z = -0x1.fc852ep0f;
    __imag__ a1.z = 0x1.618512p0f;
    a1.a = -0x1.0d6b8ep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_complex_float_and_float(a1);
    CONFORM_CHECK_BYTES("__real__ result.z", float, 4, -0x1.74c112p0f, __real__ result.z);
    CONFORM_CHECK_BYTES("__imag__ result.z", float, 4, 0x1.40d146p0f, __imag__ result.z);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.6ea2eep0f, result.a);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.z", float, 4, -0x1.fc852ep0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.z", float, 4, 0x1.618512p0f, __imag__ a1.z);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.0d6b8ep0f, a1.a);
}
#endif

/* sysv-3.2.3-sse-complex-double-member */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_2_3_sse_complex_double_member(void)
{
    struct sysv_3_2_3_sse_complex_double_member_S a1;
    struct sysv_3_2_3_sse_complex_double_member_S result;
    if (!sysv_3_2_3_sse_complex_double_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_complex_double_member();
    conform_scribble(&a1, sizeof a1);
    __real__ a1.z = -0x1.4f42e97df76bbp0;
    __imag__ a1.z = 0x1.c55ccdded03dep0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_complex_double_member(a1);
    CONFORM_CHECK_BYTES("__real__ result.z", double, 8, -0x1.af12e4a7574f2p0, __real__ result.z);
    CONFORM_CHECK_BYTES("__imag__ result.z", double, 8, 0x1.19c6bbf0a470cp0, __imag__ result.z);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.z", double, 8, -0x1.4f42e97df76bbp0, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.z", double, 8, 0x1.c55ccdded03dep0, __imag__ a1.z);
}
#endif

/* sysv-3.2.3-sse-nested-floats */
static void run_sysv_3_2_3_sse_nested_floats(void)
{
    struct sysv_3_2_3_sse_nested_floats_S a1;
    struct sysv_3_2_3_sse_nested_floats_S result;
    if (!sysv_3_2_3_sse_nested_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_nested_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.37fff2p0f;
    a1.i.x = 0x1.3d984ap0f;
    a1.j.x = -0x1.4b0126p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_nested_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.36863ap0f, result.a);
    CONFORM_CHECK_BYTES("result.i.x", float, 4, 0x1.d62476p0f, result.i.x);
    CONFORM_CHECK_BYTES("result.j.x", float, 4, -0x1.b8b8eap0f, result.j.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.37fff2p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.x", float, 4, 0x1.3d984ap0f, a1.i.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.j.x", float, 4, -0x1.4b0126p0f, a1.j.x);
}

/* sysv-3.2.3-sse-vector-8-member */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_sse_vector_8_member(void)
{
    struct sysv_3_2_3_sse_vector_8_member_S a1;
    struct sysv_3_2_3_sse_vector_8_member_S result;
    if (!sysv_3_2_3_sse_vector_8_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_vector_8_member();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.4a43d2p0f;
    a1.a[1] = 0x1.9d5d26p0f;
    a1.b[0] = -0x1.3dfeeap0f;
    a1.b[1] = 0x1.8362eep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_vector_8_member(a1);
    CONFORM_CHECK_BYTES("result.a[0]", float, 4, -0x1.a2122ep0f, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", float, 4, 0x1.e88feap0f, result.a[1]);
    CONFORM_CHECK_BYTES("result.b[0]", float, 4, -0x1.1fa99ap0f, result.b[0]);
    CONFORM_CHECK_BYTES("result.b[1]", float, 4, 0x1.89e48ap0f, result.b[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", float, 4, -0x1.4a43d2p0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", float, 4, 0x1.9d5d26p0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[0]", float, 4, -0x1.3dfeeap0f, a1.b[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[1]", float, 4, 0x1.8362eep0f, a1.b[1]);
}
#endif

/* sysv-3.2.3-sse-vector-16-member */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_sse_vector_16_member(void)
{
    struct sysv_3_2_3_sse_vector_16_member_S a1;
    struct sysv_3_2_3_sse_vector_16_member_S result;
    if (!sysv_3_2_3_sse_vector_16_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_vector_16_member();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.bae04ap0f;
    a1.a[1] = 0x1.90f5dep0f;
    a1.a[2] = -0x1.be9676p0f;
    a1.a[3] = 0x1.618f2ep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_vector_16_member(a1);
    CONFORM_CHECK_BYTES("result.a[0]", float, 4, -0x1.addf12p0f, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", float, 4, 0x1.d656b6p0f, result.a[1]);
    CONFORM_CHECK_BYTES("result.a[2]", float, 4, -0x1.4b25f2p0f, result.a[2]);
    CONFORM_CHECK_BYTES("result.a[3]", float, 4, 0x1.9407aap0f, result.a[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", float, 4, -0x1.bae04ap0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", float, 4, 0x1.90f5dep0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[2]", float, 4, -0x1.be9676p0f, a1.a[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[3]", float, 4, 0x1.618f2ep0f, a1.a[3]);
}
#endif

/* sysv-3.2.3-sse-two-vectors-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_sse_two_vectors_16(void)
{
    struct sysv_3_2_3_sse_two_vectors_16_S a1;
    struct sysv_3_2_3_sse_two_vectors_16_S result;
    if (!sysv_3_2_3_sse_two_vectors_16) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_two_vectors_16();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.24561ep0f;
    a1.a[1] = 0x1.f7ea36p0f;
    a1.a[2] = -0x1.2a85c6p0f;
    a1.a[3] = 0x1.172e5ep0f;
    a1.b[0] = -0x1.e6c166p0f;
    a1.b[1] = 0x1.cbfc72p0f;
    a1.b[2] = -0x1.449f86p0f;
    a1.b[3] = 0x1.419416p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_two_vectors_16(a1);
    CONFORM_CHECK_BYTES("result.a[0]", float, 4, -0x1.32ce4ep0f, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", float, 4, 0x1.e153b2p0f, result.a[1]);
    CONFORM_CHECK_BYTES("result.a[2]", float, 4, -0x1.b88866p0f, result.a[2]);
    CONFORM_CHECK_BYTES("result.a[3]", float, 4, 0x1.c425a6p0f, result.a[3]);
    CONFORM_CHECK_BYTES("result.b[0]", float, 4, -0x1.8b6d6ap0f, result.b[0]);
    CONFORM_CHECK_BYTES("result.b[1]", float, 4, 0x1.6011eep0f, result.b[1]);
    CONFORM_CHECK_BYTES("result.b[2]", float, 4, -0x1.95b4c6p0f, result.b[2]);
    CONFORM_CHECK_BYTES("result.b[3]", float, 4, 0x1.75950ap0f, result.b[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", float, 4, -0x1.24561ep0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", float, 4, 0x1.f7ea36p0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[2]", float, 4, -0x1.2a85c6p0f, a1.a[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[3]", float, 4, 0x1.172e5ep0f, a1.a[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[0]", float, 4, -0x1.e6c166p0f, a1.b[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[1]", float, 4, 0x1.cbfc72p0f, a1.b[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[2]", float, 4, -0x1.449f86p0f, a1.b[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[3]", float, 4, 0x1.419416p0f, a1.b[3]);
}
#endif

/* sysv-3.2.3-sse-float128-member */
#if CONFORM_HAS_FLOAT128
static void run_sysv_3_2_3_sse_float128_member(void)
{
    struct sysv_3_2_3_sse_float128_member_S a1;
    struct sysv_3_2_3_sse_float128_member_S result;
    if (!sysv_3_2_3_sse_float128_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_float128_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((__float128)0x1.87ae44711244p0 + (__float128)0x0.b03e64ff76edp-48 + (__float128)0x0.b3c3p-96);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_float128_member(a1);
    CONFORM_CHECK_BYTES("result.a", __float128, 16, -((__float128)0x1.c8fb9e34ff51p0 + (__float128)0x0.7943086443a7p-48 + (__float128)0x0.39fep-96), result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", __float128, 16, -((__float128)0x1.87ae44711244p0 + (__float128)0x0.b03e64ff76edp-48 + (__float128)0x0.b3c3p-96), a1.a);
}
#endif

/* sysv-3.2.3-sse-decimal128-member */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_sse_decimal128_member(void)
{
    struct sysv_3_2_3_sse_decimal128_member_S a1;
    struct sysv_3_2_3_sse_decimal128_member_S result;
    if (!sysv_3_2_3_sse_decimal128_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_decimal128_member();
    conform_scribble(&a1, sizeof a1);
    a1.m = -1.404610764738776750791099325761483dl;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_decimal128_member(a1);
    CONFORM_CHECK_BYTES("result.m", _Decimal128, 16, -1.615493889608142445212809830089703dl, result.m);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", _Decimal128, 16, -1.404610764738776750791099325761483dl, a1.m);
}
#endif

/* sysv-3.2.3-sse-decimal32-pair */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_sse_decimal32_pair(void)
{
    struct sysv_3_2_3_sse_decimal32_pair_S a1;
    struct sysv_3_2_3_sse_decimal32_pair_S result;
    if (!sysv_3_2_3_sse_decimal32_pair) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_decimal32_pair();
    conform_scribble(&a1, sizeof a1);
    a1.a = -1.181548df;
    a1.b = 1.669811df;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_decimal32_pair(a1);
    CONFORM_CHECK_BYTES("result.a", _Decimal32, 4, -1.214525df, result.a);
    CONFORM_CHECK_BYTES("result.b", _Decimal32, 4, 1.834522df, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Decimal32, 4, -1.181548df, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", _Decimal32, 4, 1.669811df, a1.b);
}
#endif

/* sysv-3.2.3-sse-decimal64-and-decimal32 */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_sse_decimal64_and_decimal32(void)
{
    struct sysv_3_2_3_sse_decimal64_and_decimal32_S a1;
    struct sysv_3_2_3_sse_decimal64_and_decimal32_S result;
    if (!sysv_3_2_3_sse_decimal64_and_decimal32) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_decimal64_and_decimal32();
    conform_scribble(&a1, sizeof a1);
    a1.a = -1.847101389978619dd;
    a1.b = 1.403407df;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_decimal64_and_decimal32(a1);
    CONFORM_CHECK_BYTES("result.a", _Decimal64, 8, -1.175214883109620dd, result.a);
    CONFORM_CHECK_BYTES("result.b", _Decimal32, 4, 1.024885df, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Decimal64, 8, -1.847101389978619dd, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", _Decimal32, 4, 1.403407df, a1.b);
}
#endif

/* sysv-3.2.3-sse-decimal-and-binary */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_sse_decimal_and_binary(void)
{
    struct sysv_3_2_3_sse_decimal_and_binary_S a1;
    struct sysv_3_2_3_sse_decimal_and_binary_S result;
    if (!sysv_3_2_3_sse_decimal_and_binary) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_decimal_and_binary();
    conform_scribble(&a1, sizeof a1);
    a1.a = -1.074737df;
    a1.b = 0x1.96cc12p0f;
    a1.c = -0x1.f00a594779122p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_decimal_and_binary(a1);
    CONFORM_CHECK_BYTES("result.a", _Decimal32, 4, -1.516586df, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.fdd436p0f, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.44c65fc8fd4e3p0, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Decimal32, 4, -1.074737df, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.96cc12p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.f00a594779122p0, a1.c);
}
#endif

/* sysv-3.2.3-sse-union-decimal128-double */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_sse_union_decimal128_double(void)
{
    union sysv_3_2_3_sse_union_decimal128_double_U a1;
    union sysv_3_2_3_sse_union_decimal128_double_U result;
    if (!sysv_3_2_3_sse_union_decimal128_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_union_decimal128_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -1.505473239279039874237837468840768dl;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_union_decimal128_double(a1);
    CONFORM_CHECK_BYTES("result.a", _Decimal128, 16, -1.273682867390038500633002723464202dl, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Decimal128, 16, -1.505473239279039874237837468840768dl, a1.a);
}
#endif

/* sysv-3.2.3-sse-union-decimal128-two-doubles */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_sse_union_decimal128_two_doubles(void)
{
    union sysv_3_2_3_sse_union_decimal128_two_doubles_U a1;
    union sysv_3_2_3_sse_union_decimal128_two_doubles_U result;
    if (!sysv_3_2_3_sse_union_decimal128_two_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_union_decimal128_two_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.a = -1.873262562508201549290206367034702dl;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_union_decimal128_two_doubles(a1);
    CONFORM_CHECK_BYTES("result.a", _Decimal128, 16, -1.041470401051423697057816546047335dl, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Decimal128, 16, -1.873262562508201549290206367034702dl, a1.a);
}
#endif

/* sysv-3.2.3-sse-over-aligned-float */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_sse_over_aligned_float(void)
{
    struct sysv_3_2_3_sse_over_aligned_float_S a1;
    struct sysv_3_2_3_sse_over_aligned_float_S result;
    if (!sysv_3_2_3_sse_over_aligned_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_over_aligned_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.48b83ep0f;
    a1.b = 0x1.e72002p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_over_aligned_float(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.44f4d2p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.84ceaap0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.48b83ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.e72002p0f, a1.b);
}
#endif

/* sysv-3.2.3-sse-half-and-float */
#if CONFORM_HAS_FLOAT16
static void run_sysv_3_2_3_sse_half_and_float(void)
{
    struct sysv_3_2_3_sse_half_and_float_S a1;
    struct sysv_3_2_3_sse_half_and_float_S result;
    if (!sysv_3_2_3_sse_half_and_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_half_and_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Float16)-0x1.274p0;
    a1.b = 0x1.d7a7d2p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_half_and_float(a1);
    CONFORM_CHECK_BYTES("result.a", _Float16, 2, (_Float16)-0x1.d5cp0, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.68f68ap0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Float16, 2, (_Float16)-0x1.274p0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.d7a7d2p0f, a1.b);
}
#endif

/* sysv-3.2.3-sse-two-halves-and-half */
#if CONFORM_HAS_FLOAT16 && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_sse_two_halves_and_half(void)
{
    struct sysv_3_2_3_sse_two_halves_and_half_S a1;
    struct sysv_3_2_3_sse_two_halves_and_half_S result;
    if (!sysv_3_2_3_sse_two_halves_and_half) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_two_halves_and_half();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Float16)-0x1.a1cp0;
    a1.b = (_Float16)0x1.c7cp0;
    a1.c = (_Float16)-0x1.1dcp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_two_halves_and_half(a1);
    CONFORM_CHECK_BYTES("result.a", _Float16, 2, (_Float16)-0x1.964p0, result.a);
    CONFORM_CHECK_BYTES("result.b", _Float16, 2, (_Float16)0x1.154p0, result.b);
    CONFORM_CHECK_BYTES("result.c", _Float16, 2, (_Float16)-0x1.f94p0, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Float16, 2, (_Float16)-0x1.a1cp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", _Float16, 2, (_Float16)0x1.c7cp0, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", _Float16, 2, (_Float16)-0x1.1dcp0, a1.c);
}
#endif

/* sysv-3.2.3-sse-four-halves */
#if CONFORM_HAS_FLOAT16
static void run_sysv_3_2_3_sse_four_halves(void)
{
    struct sysv_3_2_3_sse_four_halves_S a1;
    struct sysv_3_2_3_sse_four_halves_S result;
    if (!sysv_3_2_3_sse_four_halves) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_sse_four_halves();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (_Float16)-0x1.9c4p0;
    a1.m[1] = (_Float16)0x1.344p0;
    a1.m[2] = (_Float16)-0x1.f44p0;
    a1.m[3] = (_Float16)0x1.67cp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_sse_four_halves(a1);
    CONFORM_CHECK_BYTES("result.m[0]", _Float16, 2, (_Float16)-0x1.adcp0, result.m[0]);
    CONFORM_CHECK_BYTES("result.m[1]", _Float16, 2, (_Float16)0x1.e44p0, result.m[1]);
    CONFORM_CHECK_BYTES("result.m[2]", _Float16, 2, (_Float16)-0x1.3acp0, result.m[2]);
    CONFORM_CHECK_BYTES("result.m[3]", _Float16, 2, (_Float16)0x1.7bcp0, result.m[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", _Float16, 2, (_Float16)-0x1.9c4p0, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", _Float16, 2, (_Float16)0x1.344p0, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", _Float16, 2, (_Float16)-0x1.f44p0, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3]", _Float16, 2, (_Float16)0x1.67cp0, a1.m[3]);
}
#endif

/* sysv-3.2.3-merge-int-float */
static void run_sysv_3_2_3_merge_int_float(void)
{
    struct sysv_3_2_3_merge_int_float_S a1;
    struct sysv_3_2_3_merge_int_float_S result;
    if (!sysv_3_2_3_merge_int_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_int_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x63f96827L;
    a1.b = 0x1.953012p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_int_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x3882a569L, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.eae59ep0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x63f96827L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.953012p0f, a1.b);
}

/* sysv-3.2.3-merge-float-int */
static void run_sysv_3_2_3_merge_float_int(void)
{
    struct sysv_3_2_3_merge_float_int_S a1;
    struct sysv_3_2_3_merge_float_int_S result;
    if (!sysv_3_2_3_merge_float_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_float_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.fa21a6p0f;
    a1.b = (int)0x5f164688UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_float_int(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.97a50ap0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x3d289c1dUL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.fa21a6p0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x5f164688UL, a1.b);
}

/* sysv-3.2.3-merge-char-double */
static void run_sysv_3_2_3_merge_char_double(void)
{
    struct sysv_3_2_3_merge_char_double_S a1;
    struct sysv_3_2_3_merge_char_double_S result;
    if (!sysv_3_2_3_merge_char_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_char_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x60L;
    a1.b = 0x1.20db861aa50a9p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_char_double(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x11L, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.8e059d3a3ace4p0, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x60L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.20db861aa50a9p0, a1.b);
}

/* sysv-3.2.3-merge-double-char */
static void run_sysv_3_2_3_merge_double_char(void)
{
    struct sysv_3_2_3_merge_double_char_S a1;
    struct sysv_3_2_3_merge_double_char_S result;
    if (!sysv_3_2_3_merge_double_char) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_double_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.4644891653689p0;
    a1.b = (char)0x73UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_double_char(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.80ffc9d1d67b0p0, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x53UL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.4644891653689p0, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x73UL, a1.b);
}

/* sysv-3.2.3-merge-int-sse */
static void run_sysv_3_2_3_merge_int_sse(void)
{
    struct sysv_3_2_3_merge_int_sse_S a1;
    int a2;
    struct sysv_3_2_3_merge_int_sse_S result;
    if (!sysv_3_2_3_merge_int_sse) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_int_sse();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x59841853L;
    a1.b = 0x1.8744e2p0f;
    a1.c = -0x1.7e024ea675df4p0;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x42f084ffL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_int_sse(a1, a2);
    CONFORM_CHECK("result.a", int, 4, (int)-0x58e755ebL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.1a5012p0f, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.5d7cfd6d0457cp0, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x59841853L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.8744e2p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.7e024ea675df4p0, a1.c);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x42f084ffL, a2);
}

/* sysv-3.2.3-merge-sse-int */
static void run_sysv_3_2_3_merge_sse_int(void)
{
    struct sysv_3_2_3_merge_sse_int_S a1;
    int a2;
    struct sysv_3_2_3_merge_sse_int_S result;
    if (!sysv_3_2_3_merge_sse_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_sse_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.a913a708175bcp0;
    a1.b = (int)0x1c7c8e1eUL;
    a1.c = -0x1.405486p0f;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x74d4c970L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_sse_int(a1, a2);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.cb41924adeb2cp0, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x4b346edfUL, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.c07c8ap0f, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.a913a708175bcp0, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1c7c8e1eUL, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.405486p0f, a1.c);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x74d4c970L, a2);
}

/* sysv-3.2.3-merge-long-float */
static void run_sysv_3_2_3_merge_long_float(void)
{
    struct sysv_3_2_3_merge_long_float_S a1;
    struct sysv_3_2_3_merge_long_float_S result;
    if (!sysv_3_2_3_merge_long_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_long_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x2f5f5581785e1aceL - 1);
    a1.b = 0x1.299d16p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_long_float(a1);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x7f7ed02e790b9409L - 1), result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.f32cb2p0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x2f5f5581785e1aceL - 1), a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.299d16p0f, a1.b);
}

/* sysv-3.2.3-merge-floats-then-int */
static void run_sysv_3_2_3_merge_floats_then_int(void)
{
    struct sysv_3_2_3_merge_floats_then_int_S a1;
    struct sysv_3_2_3_merge_floats_then_int_S result;
    if (!sysv_3_2_3_merge_floats_then_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_floats_then_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.24eabap0f;
    a1.b = 0x1.648692p0f;
    a1.c = (int)-0x41a4e311L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_floats_then_int(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.b4a1dap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.bdd30ap0f, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x718c7091L, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.24eabap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.648692p0f, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x41a4e311L, a1.c);
}

/* sysv-3.2.3-merge-float-int-float */
static void run_sysv_3_2_3_merge_float_int_float(void)
{
    struct sysv_3_2_3_merge_float_int_float_S a1;
    struct sysv_3_2_3_merge_float_int_float_S result;
    if (!sysv_3_2_3_merge_float_int_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_float_int_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.75df5ep0f;
    a1.b = (int)0x42236c62UL;
    a1.c = -0x1.89a12ep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_float_int_float(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.6fe33ep0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x5f0f5ca7UL, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.3c7fa6p0f, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.75df5ep0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x42236c62UL, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.89a12ep0f, a1.c);
}

/* sysv-3.2.3-merge-short-int-short-float */
static void run_sysv_3_2_3_merge_short_int_short_float(void)
{
    struct sysv_3_2_3_merge_short_int_short_float_S a1;
    struct sysv_3_2_3_merge_short_int_short_float_S result;
    if (!sysv_3_2_3_merge_short_int_short_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_short_int_short_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0x5eddL;
    a1.b = (int)0x2eed3e53UL;
    a1.c = (short)-0x4c6eL;
    a1.d = 0x1.e0a13ep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_short_int_short_float(a1);
    CONFORM_CHECK("result.a", short, 2, (short)-0x32d9L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x6772e46dUL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x30b6L, result.c);
    CONFORM_CHECK_BYTES("result.d", float, 4, 0x1.e72c82p0f, result.d);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0x5eddL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x2eed3e53UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x4c6eL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", float, 4, 0x1.e0a13ep0f, a1.d);
}

/* sysv-3.2.3-merge-bit-field-float */
static void run_sysv_3_2_3_merge_bit_field_float(void)
{
    struct sysv_3_2_3_merge_bit_field_float_S a1;
    struct sysv_3_2_3_merge_bit_field_float_S result;
    if (!sysv_3_2_3_merge_bit_field_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_bit_field_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x3L;
    a1.b = 0x1.129ffap0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_bit_field_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0xaL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.cd6f4ap0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.129ffap0f, a1.b);
}

/* sysv-3.2.3-merge-pointer-double */
static void run_sysv_3_2_3_merge_pointer_double(void)
{
    struct sysv_3_2_3_merge_pointer_double_S a1;
    struct sysv_3_2_3_merge_pointer_double_S result;
    if (!sysv_3_2_3_merge_pointer_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_pointer_double();
    conform_scribble(&a1, sizeof a1);
    a1.p = (char *)0x9aa7b9b35c1f0UL;
    a1.d = 0x1.2be39eeea22bap0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_pointer_double(a1);
    CONFORM_CHECK("result.p", unsigned long, 8, (unsigned long)(char *)0x450f0f2333630UL, (unsigned long)result.p);
    CONFORM_CHECK_BYTES("result.d", double, 8, 0x1.2eb0861db7643p0, result.d);
    CONFORM_CHECK("argument 1 after the call.p", unsigned long, 8, (unsigned long)(char *)0x9aa7b9b35c1f0UL, (unsigned long)a1.p);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", double, 8, 0x1.2be39eeea22bap0, a1.d);
}

/* sysv-3.2.3-merge-chars-and-floats */
static void run_sysv_3_2_3_merge_chars_and_floats(void)
{
    struct sysv_3_2_3_merge_chars_and_floats_S a1;
    struct sysv_3_2_3_merge_chars_and_floats_S result;
    if (!sysv_3_2_3_merge_chars_and_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_chars_and_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = (char)-0x30L;
    a1.a[1] = (char)0x3dUL;
    a1.a[2] = (char)-0x42L;
    a1.a[3] = (char)0x6UL;
    a1.b = -0x1.bd893ap0f;
    a1.c = 0x1.b97c9ep0f;
    a1.d = -0x1.ac288ep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_chars_and_floats(a1);
    CONFORM_CHECK("result.a[0]", char, 1, (char)-0x72L, result.a[0]);
    CONFORM_CHECK("result.a[1]", char, 1, (char)0x67UL, result.a[1]);
    CONFORM_CHECK("result.a[2]", char, 1, (char)-0x2eL, result.a[2]);
    CONFORM_CHECK("result.a[3]", char, 1, (char)0x3cUL, result.a[3]);
    CONFORM_CHECK_BYTES("result.b", float, 4, -0x1.353f96p0f, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, 0x1.7e084ep0f, result.c);
    CONFORM_CHECK_BYTES("result.d", float, 4, -0x1.a6f2e2p0f, result.d);
    CONFORM_CHECK("argument 1 after the call.a[0]", char, 1, (char)-0x30L, a1.a[0]);
    CONFORM_CHECK("argument 1 after the call.a[1]", char, 1, (char)0x3dUL, a1.a[1]);
    CONFORM_CHECK("argument 1 after the call.a[2]", char, 1, (char)-0x42L, a1.a[2]);
    CONFORM_CHECK("argument 1 after the call.a[3]", char, 1, (char)0x6UL, a1.a[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, -0x1.bd893ap0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, 0x1.b97c9ep0f, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", float, 4, -0x1.ac288ep0f, a1.d);
}

/* sysv-3.2.3-merge-union-int-float */
static void run_sysv_3_2_3_merge_union_int_float(void)
{
    union sysv_3_2_3_merge_union_int_float_U a1;
    union sysv_3_2_3_merge_union_int_float_U result;
    if (!sysv_3_2_3_merge_union_int_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_int_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x904b86eL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_union_int_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x7efe13cfL, result.a);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x904b86eL, a1.a);
}

/* sysv-3.2.3-merge-union-double-long */
static void run_sysv_3_2_3_merge_union_double_long(void)
{
    union sysv_3_2_3_merge_union_double_long_U a1;
    union sysv_3_2_3_merge_union_double_long_U result;
    if (!sysv_3_2_3_merge_union_double_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_double_long();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.0d11246249fc0p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_union_double_long(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.762b8debb7c1ap0, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.0d11246249fc0p0, a1.a);
}

/* sysv-3.2.3-merge-union-float-double */
static void run_sysv_3_2_3_merge_union_float_double(void)
{
    union sysv_3_2_3_merge_union_float_double_U a1;
    union sysv_3_2_3_merge_union_float_double_U result;
    if (!sysv_3_2_3_merge_union_float_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_float_double();
    conform_scribble(&a1, sizeof a1);
    a1.b = -0x1.1a6f0f1d1db43p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_union_float_double(a1);
    CONFORM_CHECK_BYTES("result.b", double, 8, -0x1.2a84b3ed8260ep0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, -0x1.1a6f0f1d1db43p0, a1.b);
}

/* sysv-3.2.3-merge-union-double-pair-int */
static void run_sysv_3_2_3_merge_union_double_pair_int(void)
{
    union sysv_3_2_3_merge_union_double_pair_int_U a1;
    union sysv_3_2_3_merge_union_double_pair_int_U result;
    if (!sysv_3_2_3_merge_union_double_pair_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_double_pair_int();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.2f56dc05f4340p0;
    a1.a[1] = 0x1.3fa428a87285cp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_union_double_pair_int(a1);
    CONFORM_CHECK_BYTES("result.a[0]", double, 8, -0x1.306cee0d6843bp0, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", double, 8, 0x1.36c60468bc4bap0, result.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", double, 8, -0x1.2f56dc05f4340p0, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", double, 8, 0x1.3fa428a87285cp0, a1.a[1]);
}

/* sysv-3.2.3-merge-union-of-structs */
static void run_sysv_3_2_3_merge_union_of_structs(void)
{
    union sysv_3_2_3_merge_union_of_structs_U a1;
    union sysv_3_2_3_merge_union_of_structs_U result;
    if (!sysv_3_2_3_merge_union_of_structs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_of_structs();
    conform_scribble(&a1, sizeof a1);
    a1.b.d = -0x1.962abae47f4dcp0;
    a1.b.e = 0x1.ace271532fed9p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_union_of_structs(a1);
    CONFORM_CHECK_BYTES("result.b.d", double, 8, -0x1.390524c575747p0, result.b.d);
    CONFORM_CHECK_BYTES("result.b.e", double, 8, 0x1.7df6fa4f66e2bp0, result.b.e);
    CONFORM_CHECK_BYTES("argument 1 after the call.b.d", double, 8, -0x1.962abae47f4dcp0, a1.b.d);
    CONFORM_CHECK_BYTES("argument 1 after the call.b.e", double, 8, 0x1.ace271532fed9p0, a1.b.e);
}

/* sysv-3.2.3-merge-union-chars-double */
static void run_sysv_3_2_3_merge_union_chars_double(void)
{
    union sysv_3_2_3_merge_union_chars_double_U a1;
    union sysv_3_2_3_merge_union_chars_double_U result;
    if (!sysv_3_2_3_merge_union_chars_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_chars_double();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = (char)-0x4cL;
    a1.a[1] = (char)0x4cUL;
    a1.a[2] = (char)-0x6fL;
    a1.a[3] = (char)0x25UL;
    a1.a[4] = (char)-0x59L;
    a1.a[5] = (char)0x3cUL;
    a1.a[6] = (char)-0x4eL;
    a1.a[7] = (char)0x68UL;
    a1.a[8] = (char)-0x3bL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_union_chars_double(a1);
    CONFORM_CHECK("result.a[0]", char, 1, (char)-0x3L, result.a[0]);
    CONFORM_CHECK("result.a[1]", char, 1, (char)0x36UL, result.a[1]);
    CONFORM_CHECK("result.a[2]", char, 1, (char)-0x20L, result.a[2]);
    CONFORM_CHECK("result.a[3]", char, 1, (char)0x64UL, result.a[3]);
    CONFORM_CHECK("result.a[4]", char, 1, (char)-0x70L, result.a[4]);
    CONFORM_CHECK("result.a[5]", char, 1, (char)0x5cUL, result.a[5]);
    CONFORM_CHECK("result.a[6]", char, 1, (char)-0x27L, result.a[6]);
    CONFORM_CHECK("result.a[7]", char, 1, (char)0x78UL, result.a[7]);
    CONFORM_CHECK("result.a[8]", char, 1, (char)-0x4eL, result.a[8]);
    CONFORM_CHECK("argument 1 after the call.a[0]", char, 1, (char)-0x4cL, a1.a[0]);
    CONFORM_CHECK("argument 1 after the call.a[1]", char, 1, (char)0x4cUL, a1.a[1]);
    CONFORM_CHECK("argument 1 after the call.a[2]", char, 1, (char)-0x6fL, a1.a[2]);
    CONFORM_CHECK("argument 1 after the call.a[3]", char, 1, (char)0x25UL, a1.a[3]);
    CONFORM_CHECK("argument 1 after the call.a[4]", char, 1, (char)-0x59L, a1.a[4]);
    CONFORM_CHECK("argument 1 after the call.a[5]", char, 1, (char)0x3cUL, a1.a[5]);
    CONFORM_CHECK("argument 1 after the call.a[6]", char, 1, (char)-0x4eL, a1.a[6]);
    CONFORM_CHECK("argument 1 after the call.a[7]", char, 1, (char)0x68UL, a1.a[7]);
    CONFORM_CHECK("argument 1 after the call.a[8]", char, 1, (char)-0x3bL, a1.a[8]);
}

/* sysv-3.2.3-merge-union-in-struct */
static void run_sysv_3_2_3_merge_union_in_struct(void)
{
    struct sysv_3_2_3_merge_union_in_struct_S a1;
    struct sysv_3_2_3_merge_union_in_struct_S result;
    if (!sysv_3_2_3_merge_union_in_struct) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_in_struct();
    conform_scribble(&a1, sizeof a1);
    a1.x = -0x1.ccdaf6p0f;
    a1.u.a = (int)0x312955e1UL;
    a1.y = -0x1.22c28e04a4830p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_union_in_struct(a1);
    CONFORM_CHECK_BYTES("result.x", float, 4, -0x1.8b9cd2p0f, result.x);
    CONFORM_CHECK("result.u.a", int, 4, (int)0x264b84e9UL, result.u.a);
    CONFORM_CHECK_BYTES("result.y", double, 8, -0x1.d9d569681c930p0, result.y);
    CONFORM_CHECK_BYTES("argument 1 after the call.x", float, 4, -0x1.ccdaf6p0f, a1.x);
    CONFORM_CHECK("argument 1 after the call.u.a", int, 4, (int)0x312955e1UL, a1.u.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.y", double, 8, -0x1.22c28e04a4830p0, a1.y);
}

/* sysv-3.2.3-merge-anonymous-union-in-struct */
static void run_sysv_3_2_3_merge_anonymous_union_in_struct(void)
{
    struct sysv_3_2_3_merge_anonymous_union_in_struct_S a1;
    struct sysv_3_2_3_merge_anonymous_union_in_struct_S result;
    if (!sysv_3_2_3_merge_anonymous_union_in_struct) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_anonymous_union_in_struct();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.f9111ap0f;
    a1.c = 0x1.e5620ap0f;
    a1.d = -0x1.339899ec83b08p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_anonymous_union_in_struct(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.88633ap0f, result.a);
    CONFORM_CHECK_BYTES("result.c", float, 4, 0x1.18991ep0f, result.c);
    CONFORM_CHECK_BYTES("result.d", double, 8, -0x1.f0ab03b110026p0, result.d);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.f9111ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, 0x1.e5620ap0f, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", double, 8, -0x1.339899ec83b08p0, a1.d);
}

/* sysv-3.2.3-merge-union-vector-long */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_merge_union_vector_long(void)
{
    union sysv_3_2_3_merge_union_vector_long_U a1;
    if (!sysv_3_2_3_merge_union_vector_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_vector_long();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.a6c6fep0f;
    a1.a[1] = 0x1.1e221ep0f;
    a1.a[2] = -0x1.a4cccap0f;
    a1.a[3] = 0x1.151a6ap0f;
    sysv_3_2_3_merge_union_vector_long(a1);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", float, 4, -0x1.a6c6fep0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", float, 4, 0x1.1e221ep0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[2]", float, 4, -0x1.a4cccap0f, a1.a[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[3]", float, 4, 0x1.151a6ap0f, a1.a[3]);
}
#endif

/* sysv-3.2.3-merge-union-over-16 */
static void run_sysv_3_2_3_merge_union_over_16(void)
{
    union sysv_3_2_3_merge_union_over_16_U a1;
    union sysv_3_2_3_merge_union_over_16_U result;
    if (!sysv_3_2_3_merge_union_over_16) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_over_16();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.79e1a36d26a44p0;
    a1.a[1] = 0x1.9de44a14a90f3p0;
    a1.a[2] = -0x1.0fa6cae82e462p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_union_over_16(a1);
    CONFORM_CHECK_BYTES("result.a[0]", double, 8, -0x1.bf31df6c64851p0, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", double, 8, 0x1.e912274550003p0, result.a[1]);
    CONFORM_CHECK_BYTES("result.a[2]", double, 8, -0x1.baedc1a737ec6p0, result.a[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", double, 8, -0x1.79e1a36d26a44p0, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", double, 8, 0x1.9de44a14a90f3p0, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[2]", double, 8, -0x1.0fa6cae82e462p0, a1.a[2]);
}

/* sysv-3.2.3-merge-decimal32-int */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_merge_decimal32_int(void)
{
    struct sysv_3_2_3_merge_decimal32_int_S a1;
    struct sysv_3_2_3_merge_decimal32_int_S result;
    if (!sysv_3_2_3_merge_decimal32_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_decimal32_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -1.426566df;
    a1.b = (int)0x41a44614UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_decimal32_int(a1);
    CONFORM_CHECK_BYTES("result.a", _Decimal32, 4, -1.068258df, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0xcc2294dUL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Decimal32, 4, -1.426566df, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x41a44614UL, a1.b);
}
#endif

/* sysv-3.2.3-merge-union-decimal128-long */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_merge_union_decimal128_long(void)
{
    union sysv_3_2_3_merge_union_decimal128_long_U a1;
    union sysv_3_2_3_merge_union_decimal128_long_U result;
    if (!sysv_3_2_3_merge_union_decimal128_long) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_merge_union_decimal128_long();
    conform_scribble(&a1, sizeof a1);
    a1.a = -1.086401811609048876674023567726223dl;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_merge_union_decimal128_long(a1);
    CONFORM_CHECK_BYTES("result.a", _Decimal128, 16, -1.977512933718345912909943494048142dl, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Decimal128, 16, -1.086401811609048876674023567726223dl, a1.a);
}
#endif

/* sysv-3.2.3-x87-record-of-long-double */
static void run_sysv_3_2_3_x87_record_of_long_double(void)
{
    struct sysv_3_2_3_x87_record_of_long_double_S a1;
    struct sysv_3_2_3_x87_record_of_long_double_S result;
    if (!sysv_3_2_3_x87_record_of_long_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_record_of_long_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.ddbaa7a641dbp0 + (long double)0x0.286ep-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_record_of_long_double(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 10, -((long double)0x1.d8445ed0f4a1p0 + (long double)0x0.7baep-48), result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 10, -((long double)0x1.ddbaa7a641dbp0 + (long double)0x0.286ep-48), a1.a);
}

/* sysv-3.2.3-x87-union-with-int */
static void run_sysv_3_2_3_x87_union_with_int(void)
{
    union sysv_3_2_3_x87_union_with_int_U a1;
    union sysv_3_2_3_x87_union_with_int_U result;
    if (!sysv_3_2_3_x87_union_with_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_union_with_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.e628b614a618p0 + (long double)0x0.814ep-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_union_with_int(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 10, -((long double)0x1.c34c191fc471p0 + (long double)0x0.8cdep-48), result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 10, -((long double)0x1.e628b614a618p0 + (long double)0x0.814ep-48), a1.a);
}

/* sysv-3.2.3-x87-union-with-double */
static void run_sysv_3_2_3_x87_union_with_double(void)
{
    union sysv_3_2_3_x87_union_with_double_U a1;
    union sysv_3_2_3_x87_union_with_double_U result;
    if (!sysv_3_2_3_x87_union_with_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_union_with_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.edf0a9d3c987p0 + (long double)0x0.b0cep-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_union_with_double(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 10, -((long double)0x1.10304c949811p0 + (long double)0x0.d60ep-48), result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 10, -((long double)0x1.edf0a9d3c987p0 + (long double)0x0.b0cep-48), a1.a);
}

/* sysv-3.2.3-x87-union-of-long-doubles */
static void run_sysv_3_2_3_x87_union_of_long_doubles(void)
{
    union sysv_3_2_3_x87_union_of_long_doubles_U a1;
    union sysv_3_2_3_x87_union_of_long_doubles_U result;
    if (!sysv_3_2_3_x87_union_of_long_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_union_of_long_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.bbb4ce26320ep0 + (long double)0x0.0802p-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_union_of_long_doubles(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 10, -((long double)0x1.6999847c18cfp0 + (long double)0x0.8076p-48), result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 10, -((long double)0x1.bbb4ce26320ep0 + (long double)0x0.0802p-48), a1.a);
}

/* sysv-3.2.3-x87-record-with-int */
static void run_sysv_3_2_3_x87_record_with_int(void)
{
    struct sysv_3_2_3_x87_record_with_int_S a1;
    struct sysv_3_2_3_x87_record_with_int_S result;
    if (!sysv_3_2_3_x87_record_with_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_record_with_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.5f512af1916ep0 + (long double)0x0.b372p-48);
    a1.b = (int)0x790e22d1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_record_with_int(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 10, -((long double)0x1.2077193614afp0 + (long double)0x0.4016p-48), result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x7bec280bUL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 10, -((long double)0x1.5f512af1916ep0 + (long double)0x0.b372p-48), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x790e22d1UL, a1.b);
}

/* sysv-3.2.3-x87-record-of-complex */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_2_3_x87_record_of_complex(void)
{
    struct sysv_3_2_3_x87_record_of_complex_S a1;
    struct sysv_3_2_3_x87_record_of_complex_S result;
    if (!sysv_3_2_3_x87_record_of_complex) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_record_of_complex();
    conform_scribble(&a1, sizeof a1);
    __real__ a1.z = -((long double)0x1.56d261b51df5p0 + (long double)0x0.95dap-48);
    __imag__ a1.z = ((long double)0x1.753c09a4c2d8p0 + (long double)0x0.0d7ap-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_record_of_complex(a1);
    CONFORM_CHECK_BYTES("__real__ result.z", long double, 10, -((long double)0x1.24c957f60e9ep0 + (long double)0x0.bbdep-48), __real__ result.z);
    CONFORM_CHECK_BYTES("__imag__ result.z", long double, 10, ((long double)0x1.696ddc70b189p0 + (long double)0x0.db2ep-48), __imag__ result.z);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.z", long double, 10, -((long double)0x1.56d261b51df5p0 + (long double)0x0.95dap-48), __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.z", long double, 10, ((long double)0x1.753c09a4c2d8p0 + (long double)0x0.0d7ap-48), __imag__ a1.z);
}
#endif

/* sysv-3.2.3-x87-array-of-one */
static void run_sysv_3_2_3_x87_array_of_one(void)
{
    struct sysv_3_2_3_x87_array_of_one_S a1;
    struct sysv_3_2_3_x87_array_of_one_S result;
    if (!sysv_3_2_3_x87_array_of_one) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_array_of_one();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -((long double)0x1.7e8cc5095779p0 + (long double)0x0.8c0ep-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_array_of_one(a1);
    CONFORM_CHECK_BYTES("result.m[0]", long double, 10, -((long double)0x1.451bd2aa7869p0 + (long double)0x0.00fap-48), result.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", long double, 10, -((long double)0x1.7e8cc5095779p0 + (long double)0x0.8c0ep-48), a1.m[0]);
}

/* sysv-3.2.3-x87-two */
static void run_sysv_3_2_3_x87_two(void)
{
    struct sysv_3_2_3_x87_two_S a1;
    struct sysv_3_2_3_x87_two_S result;
    if (!sysv_3_2_3_x87_two) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_two();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.3f825b6cec0ep0 + (long double)0x0.7bcap-48);
    a1.b = ((long double)0x1.8c22bb235b21p0 + (long double)0x0.6adap-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_two(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 10, -((long double)0x1.b3cb6aa824ebp0 + (long double)0x0.0f02p-48), result.a);
    CONFORM_CHECK_BYTES("result.b", long double, 10, ((long double)0x1.4a71f5197c70p0 + (long double)0x0.bccap-48), result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 10, -((long double)0x1.3f825b6cec0ep0 + (long double)0x0.7bcap-48), a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", long double, 10, ((long double)0x1.8c22bb235b21p0 + (long double)0x0.6adap-48), a1.b);
}

/* sysv-3.2.3-x87-between-registers */
static void run_sysv_3_2_3_x87_between_registers(void)
{
    int a1;
    long double a2;
    double a3;
    long double a4;
    int a5;
    double result;
    if (!sysv_3_2_3_x87_between_registers) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_between_registers();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x4ff1b4e8L;
    conform_scribble(&a2, sizeof a2);
    a2 = -((long double)0x1.2bc40a3b3dfap0 + (long double)0x0.a6a2p-48);
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.89157250c84d5p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -((long double)0x1.6c523db8caa4p0 + (long double)0x0.359ep-48);
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x37764800L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_between_registers(a1, a2, a3, a4, a5);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.a0326eb537e23p0, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x4ff1b4e8L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", long double, 10, -((long double)0x1.2bc40a3b3dfap0 + (long double)0x0.a6a2p-48), a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.89157250c84d5p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", long double, 10, -((long double)0x1.6c523db8caa4p0 + (long double)0x0.359ep-48), a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x37764800L, a5);
}

/* sysv-3.2.3-x87-stack-alignment */
static void run_sysv_3_2_3_x87_stack_alignment(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long double a8;
    long a9;
    int result;
    if (!sysv_3_2_3_x87_stack_alignment) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_stack_alignment();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x6dd42e17394d81f1L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x20b4c1c2d454d76cL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0xa847a780faa7515L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x681627f965b0784cL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x50d83bb254412057L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0xbbcfac61a4db140L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x18bfecbb07486086L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = -((long double)0x1.020668aa9d4ep0 + (long double)0x0.fbd6p-48);
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x50506a6e799c3874L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_stack_alignment(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", int, 4, (int)-0x27c01836L, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x6dd42e17394d81f1L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x20b4c1c2d454d76cL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0xa847a780faa7515L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x681627f965b0784cL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x50d83bb254412057L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0xbbcfac61a4db140L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x18bfecbb07486086L - 1), a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", long double, 10, -((long double)0x1.020668aa9d4ep0 + (long double)0x0.fbd6p-48), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x50506a6e799c3874L - 1), a9);
}

/* sysv-3.2.3-x87-nested */
static void run_sysv_3_2_3_x87_nested(void)
{
    struct sysv_3_2_3_x87_nested_S a1;
    double a2;
    struct sysv_3_2_3_x87_nested_S result;
    if (!sysv_3_2_3_x87_nested) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_x87_nested();
    conform_scribble(&a1, sizeof a1);
    a1.i.x = -((long double)0x1.c9fba800b5dbp0 + (long double)0x0.c2dap-48);
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.ecc565d51865ap0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_x87_nested(a1, a2);
    CONFORM_CHECK_BYTES("result.i.x", long double, 10, -((long double)0x1.63db4d64e142p0 + (long double)0x0.a532p-48), result.i.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.x", long double, 10, -((long double)0x1.c9fba800b5dbp0 + (long double)0x0.c2dap-48), a1.i.x);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.ecc565d51865ap0, a2);
}

/* sysv-3.2.3-unaligned-packed-char-int */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_char_int(void)
{
    struct sysv_3_2_3_unaligned_packed_char_int_S a1;
    struct sysv_3_2_3_unaligned_packed_char_int_S result;
    if (!sysv_3_2_3_unaligned_packed_char_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_char_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x21L;
    a1.b = (int)0x2a1866c2UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_char_int(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x58L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x7c06ccaeUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x21L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x2a1866c2UL, a1.b);
}
#endif

/* sysv-3.2.3-unaligned-packed-but-aligned */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_but_aligned(void)
{
    struct sysv_3_2_3_unaligned_packed_but_aligned_S a1;
    struct sysv_3_2_3_unaligned_packed_but_aligned_S result;
    if (!sysv_3_2_3_unaligned_packed_but_aligned) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_but_aligned();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x6b3460f1L;
    a1.b = (short)0x68a5UL;
    a1.c = (char)-0x59L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_but_aligned(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x742c1d6eL, result.a);
    CONFORM_CHECK("result.b", short, 2, (short)0x5eadUL, result.b);
    CONFORM_CHECK("result.c", char, 1, (char)-0x1L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x6b3460f1L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", short, 2, (short)0x68a5UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x59L, a1.c);
}
#endif

/* sysv-3.2.3-unaligned-packed-chars */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_chars(void)
{
    struct sysv_3_2_3_unaligned_packed_chars_S a1;
    struct sysv_3_2_3_unaligned_packed_chars_S result;
    if (!sysv_3_2_3_unaligned_packed_chars) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_chars();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x46L;
    a1.b = (char)0x3dUL;
    a1.c = (char)-0x59L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_chars(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x2cL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x6dUL, result.b);
    CONFORM_CHECK("result.c", char, 1, (char)-0x5L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x46L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x3dUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)-0x59L, a1.c);
}
#endif

/* sysv-3.2.3-unaligned-packed-double-at-4 */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_double_at_4(void)
{
    struct sysv_3_2_3_unaligned_packed_double_at_4_S a1;
    struct sysv_3_2_3_unaligned_packed_double_at_4_S result;
    if (!sysv_3_2_3_unaligned_packed_double_at_4) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_double_at_4();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.d9aafap0f;
    a1.b = 0x1.8b10d54abdbc7p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_double_at_4(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.ea8632p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.03d9e30a7bc4cp0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.d9aafap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.8b10d54abdbc7p0, a1.b);
}
#endif

/* sysv-3.2.3-unaligned-packed-member-only */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_member_only(void)
{
    struct sysv_3_2_3_unaligned_packed_member_only_S a1;
    struct sysv_3_2_3_unaligned_packed_member_only_S result;
    if (!sysv_3_2_3_unaligned_packed_member_only) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_member_only();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0x301eL;
    a1.b = (int)0x10a3c1fUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_member_only(a1);
    CONFORM_CHECK("result.a", short, 2, (short)-0x2ec0L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x5c604578UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0x301eL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x10a3c1fUL, a1.b);
}
#endif

/* sysv-3.2.3-unaligned-pack-1 */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_pack_1(void)
{
    struct sysv_3_2_3_unaligned_pack_1_S a1;
    struct sysv_3_2_3_unaligned_pack_1_S result;
    if (!sysv_3_2_3_unaligned_pack_1) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_pack_1();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x6bL;
    a1.b = (long)0x2dfb54f8ffc9b123UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_pack_1(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x1bL, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0xa176b35da4085e3UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x6bL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x2dfb54f8ffc9b123UL, a1.b);
}
#endif

/* sysv-3.2.3-unaligned-packed-bit-fields */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_bit_fields(void)
{
    struct sysv_3_2_3_unaligned_packed_bit_fields_S a1;
    struct sysv_3_2_3_unaligned_packed_bit_fields_S result;
    if (!sysv_3_2_3_unaligned_packed_bit_fields) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_bit_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0x71UL;
    a1.b = (unsigned long)0x197bcf50f3UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_bit_fields(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0x77UL, result.a);
    CONFORM_CHECK("result.b", unsigned long, 8, (unsigned long)0xc8e9481c47UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0x71UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned long, 8, (unsigned long)0x197bcf50f3UL, a1.b);
}
#endif

/* sysv-3.2.3-unaligned-packed-array */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_array(void)
{
    struct sysv_3_2_3_unaligned_packed_array_S a1;
    struct sysv_3_2_3_unaligned_packed_array_S result;
    if (!sysv_3_2_3_unaligned_packed_array) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_array();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x1eL;
    a1.b[0] = (short)0x67eUL;
    a1.b[1] = (short)-0x5f06L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_array(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x41L, result.a);
    CONFORM_CHECK("result.b[0]", short, 2, (short)0x64b0UL, result.b[0]);
    CONFORM_CHECK("result.b[1]", short, 2, (short)-0x14c9L, result.b[1]);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x1eL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b[0]", short, 2, (short)0x67eUL, a1.b[0]);
    CONFORM_CHECK("argument 1 after the call.b[1]", short, 2, (short)-0x5f06L, a1.b[1]);
}
#endif

/* sysv-3.2.3-unaligned-packed-pointer */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_pointer(void)
{
    struct sysv_3_2_3_unaligned_packed_pointer_S a1;
    struct sysv_3_2_3_unaligned_packed_pointer_S result;
    if (!sysv_3_2_3_unaligned_packed_pointer) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_pointer();
    conform_scribble(&a1, sizeof a1);
    a1.n = (int)-0x51d9a34eL;
    a1.p = (void *)0x8dddbfd4274e0UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_pointer(a1);
    CONFORM_CHECK("result.n", int, 4, (int)-0x2271e367L, result.n);
    CONFORM_CHECK("result.p", unsigned long, 8, (unsigned long)(void *)0x52595ce07deb0UL, (unsigned long)result.p);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)-0x51d9a34eL, a1.n);
    CONFORM_CHECK("argument 1 after the call.p", unsigned long, 8, (unsigned long)(void *)0x8dddbfd4274e0UL, (unsigned long)a1.p);
}
#endif

/* sysv-3.2.3-unaligned-packed-nested-chars */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_nested_chars(void)
{
    struct sysv_3_2_3_unaligned_packed_nested_chars_S a1;
    struct sysv_3_2_3_unaligned_packed_nested_chars_S result;
    if (!sysv_3_2_3_unaligned_packed_nested_chars) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_nested_chars();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0xaL;
    a1.i.x = (char)0x7UL;
    a1.i.y = (char)-0x62L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_nested_chars(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x34L, result.a);
    CONFORM_CHECK("result.i.x", char, 1, (char)0x3eUL, result.i.x);
    CONFORM_CHECK("result.i.y", char, 1, (char)-0x7eL, result.i.y);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0xaL, a1.a);
    CONFORM_CHECK("argument 1 after the call.i.x", char, 1, (char)0x7UL, a1.i.x);
    CONFORM_CHECK("argument 1 after the call.i.y", char, 1, (char)-0x62L, a1.i.y);
}
#endif

/* sysv-3.2.3-unaligned-packed-memory-size-3 */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_packed_memory_size_3(void)
{
    struct sysv_3_2_3_unaligned_packed_memory_size_3_S a1;
    struct sysv_3_2_3_unaligned_packed_memory_size_3_S a2;
    int a3;
    int result;
    if (!sysv_3_2_3_unaligned_packed_memory_size_3) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_packed_memory_size_3();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)-0x66L;
    a1.b = (short)0x4027UL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)-0x5aL;
    a2.b = (short)0x775bUL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x1469ba20L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_packed_memory_size_3(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x38246ce2L, result);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)-0x66L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", short, 2, (short)0x4027UL, a1.b);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)-0x5aL, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", short, 2, (short)0x775bUL, a2.b);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x1469ba20L, a3);
}
#endif

/* sysv-3.2.3-unaligned-aligned-typedef-below */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_unaligned_aligned_typedef_below(void)
{
    struct sysv_3_2_3_unaligned_aligned_typedef_below_S a1;
    struct sysv_3_2_3_unaligned_aligned_typedef_below_S result;
    if (!sysv_3_2_3_unaligned_aligned_typedef_below) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_unaligned_aligned_typedef_below();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x6d7cdddbL;
    a1.b = (long long)0x1a9cd88c91e419f3UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_unaligned_aligned_typedef_below(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x7a5391d6L, result.a);
    CONFORM_CHECK("result.b", long long, 8, (long long)0x4fa02cc477f7894fUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x6d7cdddbL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long long, 8, (long long)0x1a9cd88c91e419f3UL, a1.b);
}
#endif

/* sysv-3.2.3-memory-three-longs */
static void run_sysv_3_2_3_memory_three_longs(void)
{
    struct sysv_3_2_3_memory_three_longs_S a1;
    long a2;
    long result;
    if (!sysv_3_2_3_memory_three_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_three_longs();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x50e3c9546d0bc186L - 1);
    a1.b = (long)0x119f91938594308dUL;
    a1.c = (long)(-0x1427f2a62343e252L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x4c1a461ffd8f1ff2L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_three_longs(a1, a2);
    CONFORM_CHECK("result", long, 8, (long)(-0x6af916ab6d5ed264L - 1), result);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x50e3c9546d0bc186L - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x119f91938594308dUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", long, 8, (long)(-0x1427f2a62343e252L - 1), a1.c);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x4c1a461ffd8f1ff2L - 1), a2);
}

/* sysv-3.2.3-memory-takes-no-registers */
static void run_sysv_3_2_3_memory_takes_no_registers(void)
{
    int a1;
    struct sysv_3_2_3_memory_takes_no_registers_S a2;
    int a3;
    struct sysv_3_2_3_memory_takes_no_registers_S a4;
    double a5;
    long result;
    if (!sysv_3_2_3_memory_takes_no_registers) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_takes_no_registers();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x250f9811L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x36c04b1ea3caae8bL - 1);
    a2.b = (long)0x60d3ea79b4ff4cc2UL;
    a2.c = (long)(-0x6b5ff19e4e6f1994L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x608f9b35L;
    conform_scribble(&a4, sizeof a4);
    a4.a = (long)(-0x2155bfae8f32c814L - 1);
    a4.b = (long)0x25749fabed7abac9UL;
    a4.c = (long)(-0x3f6807dc0c76ec71L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.7cb0a40431ca0p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_takes_no_registers(a1, a2, a3, a4, a5);
    CONFORM_CHECK("result", long, 8, (long)(-0x4f699d3eaae64668L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x250f9811L, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x36c04b1ea3caae8bL - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x60d3ea79b4ff4cc2UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", long, 8, (long)(-0x6b5ff19e4e6f1994L - 1), a2.c);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x608f9b35L, a3);
    CONFORM_CHECK("argument 4 after the call.a", long, 8, (long)(-0x2155bfae8f32c814L - 1), a4.a);
    CONFORM_CHECK("argument 4 after the call.b", long, 8, (long)0x25749fabed7abac9UL, a4.b);
    CONFORM_CHECK("argument 4 after the call.c", long, 8, (long)(-0x3f6807dc0c76ec71L - 1), a4.c);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.7cb0a40431ca0p0, a5);
}

/* sysv-3.2.3-memory-eightbyte-steps */
static void run_sysv_3_2_3_memory_eightbyte_steps(void)
{
    struct sysv_3_2_3_memory_eightbyte_steps_S a1;
    struct sysv_3_2_3_memory_eightbyte_steps_S a2;
    int result;
    if (!sysv_3_2_3_memory_eightbyte_steps) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_eightbyte_steps();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)-0x2aL;
    a1.m[1] = (char)0x2bUL;
    a1.m[2] = (char)-0x5aL;
    a1.m[3] = (char)0x6UL;
    a1.m[4] = (char)-0x3fL;
    a1.m[5] = (char)0x55UL;
    a1.m[6] = (char)-0x6bL;
    a1.m[7] = (char)0x62UL;
    a1.m[8] = (char)-0x4aL;
    a1.m[9] = (char)0x72UL;
    a1.m[10] = (char)-0xdL;
    a1.m[11] = (char)0x18UL;
    a1.m[12] = (char)-0x63L;
    a1.m[13] = (char)0x3bUL;
    a1.m[14] = (char)-0x25L;
    a1.m[15] = (char)0x43UL;
    a1.m[16] = (char)-0x20L;
    conform_scribble(&a2, sizeof a2);
    a2.m[0] = (char)-0x27L;
    a2.m[1] = (char)0x35UL;
    a2.m[2] = (char)-0x7fL;
    a2.m[3] = (char)0x31UL;
    a2.m[4] = (char)-0x49L;
    a2.m[5] = (char)0x34UL;
    a2.m[6] = (char)-0x27L;
    a2.m[7] = (char)0x60UL;
    a2.m[8] = (char)-0x1bL;
    a2.m[9] = (char)0x3fUL;
    a2.m[10] = (char)-0x66L;
    a2.m[11] = (char)0x1aUL;
    a2.m[12] = (char)-0x55L;
    a2.m[13] = (char)0x51UL;
    a2.m[14] = (char)-0x7cL;
    a2.m[15] = (char)0x2UL;
    a2.m[16] = (char)-0x2fL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_eightbyte_steps(a1, a2);
    CONFORM_CHECK("result", int, 4, (int)-0x7fe688a6L, result);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)-0x2aL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x2bUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)-0x5aL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x6UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)-0x3fL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x55UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)-0x6bL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x62UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)-0x4aL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x72UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)-0xdL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x18UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)-0x63L, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x3bUL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)-0x25L, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", char, 1, (char)0x43UL, a1.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[16]", char, 1, (char)-0x20L, a1.m[16]);
    CONFORM_CHECK("argument 2 after the call.m[0]", char, 1, (char)-0x27L, a2.m[0]);
    CONFORM_CHECK("argument 2 after the call.m[1]", char, 1, (char)0x35UL, a2.m[1]);
    CONFORM_CHECK("argument 2 after the call.m[2]", char, 1, (char)-0x7fL, a2.m[2]);
    CONFORM_CHECK("argument 2 after the call.m[3]", char, 1, (char)0x31UL, a2.m[3]);
    CONFORM_CHECK("argument 2 after the call.m[4]", char, 1, (char)-0x49L, a2.m[4]);
    CONFORM_CHECK("argument 2 after the call.m[5]", char, 1, (char)0x34UL, a2.m[5]);
    CONFORM_CHECK("argument 2 after the call.m[6]", char, 1, (char)-0x27L, a2.m[6]);
    CONFORM_CHECK("argument 2 after the call.m[7]", char, 1, (char)0x60UL, a2.m[7]);
    CONFORM_CHECK("argument 2 after the call.m[8]", char, 1, (char)-0x1bL, a2.m[8]);
    CONFORM_CHECK("argument 2 after the call.m[9]", char, 1, (char)0x3fUL, a2.m[9]);
    CONFORM_CHECK("argument 2 after the call.m[10]", char, 1, (char)-0x66L, a2.m[10]);
    CONFORM_CHECK("argument 2 after the call.m[11]", char, 1, (char)0x1aUL, a2.m[11]);
    CONFORM_CHECK("argument 2 after the call.m[12]", char, 1, (char)-0x55L, a2.m[12]);
    CONFORM_CHECK("argument 2 after the call.m[13]", char, 1, (char)0x51UL, a2.m[13]);
    CONFORM_CHECK("argument 2 after the call.m[14]", char, 1, (char)-0x7cL, a2.m[14]);
    CONFORM_CHECK("argument 2 after the call.m[15]", char, 1, (char)0x2UL, a2.m[15]);
    CONFORM_CHECK("argument 2 after the call.m[16]", char, 1, (char)-0x2fL, a2.m[16]);
}

/* sysv-3.2.3-memory-aligned-16 */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_memory_aligned_16(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    struct sysv_3_2_3_memory_aligned_16_S a8;
    long a9;
    int result;
    if (!sysv_3_2_3_memory_aligned_16) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_aligned_16();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x78ae5a568a9dfe24L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x1028a6960cf3977bL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x60226e2e81a8a767L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x2da94831a9ddc006L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x2a99b80f6f2eddd7L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x4ee13f5acc8e166dL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x129ba8388a45703L - 1);
    conform_scribble(&a8, sizeof a8);
    a8.a = (long)(-0x2e149d5d31a4313eL - 1);
    a8.b = (long)0x54722eb4729b6b77UL;
    a8.c = (long)(-0x14c3911b97f2194dL - 1);
    a8.d = (long)0x61e52b228313e242UL;
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x1e75bcbe64dcd844L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_aligned_16(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", int, 4, (int)-0x4015cbe6L, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x78ae5a568a9dfe24L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x1028a6960cf3977bL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x60226e2e81a8a767L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x2da94831a9ddc006L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x2a99b80f6f2eddd7L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x4ee13f5acc8e166dL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x129ba8388a45703L - 1), a7);
    CONFORM_CHECK("argument 8 after the call.a", long, 8, (long)(-0x2e149d5d31a4313eL - 1), a8.a);
    CONFORM_CHECK("argument 8 after the call.b", long, 8, (long)0x54722eb4729b6b77UL, a8.b);
    CONFORM_CHECK("argument 8 after the call.c", long, 8, (long)(-0x14c3911b97f2194dL - 1), a8.c);
    CONFORM_CHECK("argument 8 after the call.d", long, 8, (long)0x61e52b228313e242UL, a8.d);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x1e75bcbe64dcd844L - 1), a9);
}
#endif

/* sysv-3.2.3-memory-aligned-32 */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_memory_aligned_32(void)
{
    struct sysv_3_2_3_memory_aligned_32_S a1;
    int a2;
    struct sysv_3_2_3_memory_aligned_32_S a3;
    int result;
    if (!sysv_3_2_3_memory_aligned_32) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_aligned_32();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x2f05ad44f010c203L - 1);
    a1.b = (long)0x68c8c63b06118f8aUL;
    a1.c = (long)(-0x2aef83e3c6d81169L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x6dd443d4L;
    conform_scribble(&a3, sizeof a3);
    a3.a = (long)(-0x1f4b583eaf06c0f1L - 1);
    a3.b = (long)0x61f75c85b10c4faaUL;
    a3.c = (long)(-0x174ac912f0e0371dL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_aligned_32(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x566888fL, result);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x2f05ad44f010c203L - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x68c8c63b06118f8aUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", long, 8, (long)(-0x2aef83e3c6d81169L - 1), a1.c);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x6dd443d4L, a2);
    CONFORM_CHECK("argument 3 after the call.a", long, 8, (long)(-0x1f4b583eaf06c0f1L - 1), a3.a);
    CONFORM_CHECK("argument 3 after the call.b", long, 8, (long)0x61f75c85b10c4faaUL, a3.b);
    CONFORM_CHECK("argument 3 after the call.c", long, 8, (long)(-0x174ac912f0e0371dL - 1), a3.c);
}
#endif

/* sysv-3.2.3-memory-aligned-64 */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_memory_aligned_64(void)
{
    int a1;
    struct sysv_3_2_3_memory_aligned_64_S a2;
    int a3;
    int result;
    if (!sysv_3_2_3_memory_aligned_64) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_aligned_64();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x5a3b7c60L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)-0x4bL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0xf9b7069L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_aligned_64(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x38478eeeL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x5a3b7c60L, a1);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)-0x4bL, a2.a);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0xf9b7069L, a3);
}
#endif

/* sysv-3.2.3-memory-before-scalars-on-stack */
static void run_sysv_3_2_3_memory_before_scalars_on_stack(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    int a7;
    struct sysv_3_2_3_memory_before_scalars_on_stack_S a8;
    int a9;
    int result;
    if (!sysv_3_2_3_memory_before_scalars_on_stack) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_before_scalars_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x45d3620cL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x6f843096L;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x57043defL;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x7f6b11feL;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x2f14321aL;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0xce75289L;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x2a906d8aL;
    conform_scribble(&a8, sizeof a8);
    a8.a = (long)(-0x1b222181594a0a5aL - 1);
    a8.b = (long)0x40af61ad6e6b176eUL;
    a8.c = (long)(-0x563df64149fdb326L - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (int)-0x5f3129a0L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_before_scalars_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", int, 4, (int)-0x2cbad8d3L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x45d3620cL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x6f843096L, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x57043defL, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x7f6b11feL, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x2f14321aL, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0xce75289L, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x2a906d8aL, a7);
    CONFORM_CHECK("argument 8 after the call.a", long, 8, (long)(-0x1b222181594a0a5aL - 1), a8.a);
    CONFORM_CHECK("argument 8 after the call.b", long, 8, (long)0x40af61ad6e6b176eUL, a8.b);
    CONFORM_CHECK("argument 8 after the call.c", long, 8, (long)(-0x563df64149fdb326L - 1), a8.c);
    CONFORM_CHECK("argument 9 after the call", int, 4, (int)-0x5f3129a0L, a9);
}

/* sysv-3.2.3-memory-vector-after-memory */
static void run_sysv_3_2_3_memory_vector_after_memory(void)
{
    struct sysv_3_2_3_memory_vector_after_memory_S a1;
    double a2;
    struct sysv_3_2_3_memory_vector_after_memory_S a3;
    float a4;
    double result;
    if (!sysv_3_2_3_memory_vector_after_memory) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_vector_after_memory();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -0x1.2b4996p0f;
    a1.m[1] = 0x1.79cf12p0f;
    a1.m[2] = -0x1.46c482p0f;
    a1.m[3] = 0x1.30fbcep0f;
    a1.m[4] = -0x1.cb0d16p0f;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.dfdf3e9a1567cp0;
    conform_scribble(&a3, sizeof a3);
    a3.m[0] = -0x1.458e5ep0f;
    a3.m[1] = 0x1.58e4c2p0f;
    a3.m[2] = -0x1.a8ea2ep0f;
    a3.m[3] = 0x1.ce0956p0f;
    a3.m[4] = -0x1.4454eap0f;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.9895b2p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_vector_after_memory(a1, a2, a3, a4);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.065f70be56139p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", float, 4, -0x1.2b4996p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", float, 4, 0x1.79cf12p0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", float, 4, -0x1.46c482p0f, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3]", float, 4, 0x1.30fbcep0f, a1.m[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[4]", float, 4, -0x1.cb0d16p0f, a1.m[4]);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.dfdf3e9a1567cp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call.m[0]", float, 4, -0x1.458e5ep0f, a3.m[0]);
    CONFORM_CHECK_BYTES("argument 3 after the call.m[1]", float, 4, 0x1.58e4c2p0f, a3.m[1]);
    CONFORM_CHECK_BYTES("argument 3 after the call.m[2]", float, 4, -0x1.a8ea2ep0f, a3.m[2]);
    CONFORM_CHECK_BYTES("argument 3 after the call.m[3]", float, 4, 0x1.ce0956p0f, a3.m[3]);
    CONFORM_CHECK_BYTES("argument 3 after the call.m[4]", float, 4, -0x1.4454eap0f, a3.m[4]);
    CONFORM_CHECK_BYTES("argument 4 after the call", float, 4, -0x1.9895b2p0f, a4);
}

/* sysv-3.2.3-memory-large */
static void run_sysv_3_2_3_memory_large(void)
{
    struct sysv_3_2_3_memory_large_S a1;
    struct sysv_3_2_3_memory_large_S result;
    if (!sysv_3_2_3_memory_large) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_large();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (int)-0x6005e361L;
    a1.m[1] = (int)0x37a22406UL;
    a1.m[2] = (int)-0x60ccabf2L;
    a1.m[3] = (int)0x1862c7d8UL;
    a1.m[4] = (int)-0x231b9828L;
    a1.m[5] = (int)0x78cba794UL;
    a1.m[6] = (int)-0x553cfe0fL;
    a1.m[7] = (int)0x463b6973UL;
    a1.m[8] = (int)-0x73c264bbL;
    a1.m[9] = (int)0x5982cb7UL;
    a1.m[10] = (int)-0x320f17adL;
    a1.m[11] = (int)0x7c376e51UL;
    a1.m[12] = (int)-0x22a8526cL;
    a1.m[13] = (int)0x49e9251bUL;
    a1.m[14] = (int)-0x29e2dbeaL;
    a1.m[15] = (int)0x63830e6eUL;
    a1.m[16] = (int)-0x3da31f1cL;
    a1.m[17] = (int)0x69d89a95UL;
    a1.m[18] = (int)-0x9315974L;
    a1.m[19] = (int)0x1046f582UL;
    a1.m[20] = (int)-0x1597515L;
    a1.m[21] = (int)0x20510f2eUL;
    a1.m[22] = (int)-0x2bce7dfeL;
    a1.m[23] = (int)0x6ce6d667UL;
    a1.m[24] = (int)-0x5ab3aed5L;
    a1.m[25] = (int)0x2b7eeef2UL;
    a1.m[26] = (int)-0x510c90a6L;
    a1.m[27] = (int)0x5c6c943fUL;
    a1.m[28] = (int)-0x739de9c5L;
    a1.m[29] = (int)0x44350645UL;
    a1.m[30] = (int)-0x46b6b6f0L;
    a1.m[31] = (int)0x7b708b5dUL;
    a1.m[32] = (int)-0x13b02087L;
    a1.m[33] = (int)0xf6c81a6UL;
    a1.m[34] = (int)-0x1e5bee2aL;
    a1.m[35] = (int)0x2456b33UL;
    a1.m[36] = (int)-0xf45b783L;
    a1.m[37] = (int)0x51b364d5UL;
    a1.m[38] = (int)-0x72fb0f24L;
    a1.m[39] = (int)0x6f13db66UL;
    a1.m[40] = (int)-0x3be2af29L;
    a1.m[41] = (int)0x7d80d070UL;
    a1.m[42] = (int)-0x9058cdbL;
    a1.m[43] = (int)0x25aae45aUL;
    a1.m[44] = (int)-0x7fc0d13aL;
    a1.m[45] = (int)0x4d1b6fc4UL;
    a1.m[46] = (int)-0x6f751ef4L;
    a1.m[47] = (int)0x3b652b86UL;
    a1.m[48] = (int)-0x436080a9L;
    a1.m[49] = (int)0x569c01deUL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_large(a1);
    CONFORM_CHECK("result.m[0]", int, 4, (int)-0x5194aa04L, result.m[0]);
    CONFORM_CHECK("result.m[1]", int, 4, (int)0x3c7d8d29UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", int, 4, (int)-0x55ce5436L, result.m[2]);
    CONFORM_CHECK("result.m[3]", int, 4, (int)0x5bcc1a0eUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", int, 4, (int)-0x6c8a9173L, result.m[4]);
    CONFORM_CHECK("result.m[5]", int, 4, (int)0x12b1e47bUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", int, 4, (int)-0x15359e67L, result.m[6]);
    CONFORM_CHECK("result.m[7]", int, 4, (int)0x9d0a307UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", int, 4, (int)-0x17f8af05L, result.m[8]);
    CONFORM_CHECK("result.m[9]", int, 4, (int)0x1c83d644UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", int, 4, (int)-0xcf8dc7bL, result.m[10]);
    CONFORM_CHECK("result.m[11]", int, 4, (int)0x22e0a3e8UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", int, 4, (int)-0x1a0bc1c7L, result.m[12]);
    CONFORM_CHECK("result.m[13]", int, 4, (int)0x3b34b406UL, result.m[13]);
    CONFORM_CHECK("result.m[14]", int, 4, (int)-0x29f931e8L, result.m[14]);
    CONFORM_CHECK("result.m[15]", int, 4, (int)0x53b102b9UL, result.m[15]);
    CONFORM_CHECK("result.m[16]", int, 4, (int)-0xf6c2ec5L, result.m[16]);
    CONFORM_CHECK("result.m[17]", int, 4, (int)0x1fa766faUL, result.m[17]);
    CONFORM_CHECK("result.m[18]", int, 4, (int)-0x10e367b4L, result.m[18]);
    CONFORM_CHECK("result.m[19]", int, 4, (int)0x50707e06UL, result.m[19]);
    CONFORM_CHECK("result.m[20]", int, 4, (int)-0x6539be3aL, result.m[20]);
    CONFORM_CHECK("result.m[21]", int, 4, (int)0x3dc86d60UL, result.m[21]);
    CONFORM_CHECK("result.m[22]", int, 4, (int)-0x46cc31e4L, result.m[22]);
    CONFORM_CHECK("result.m[23]", int, 4, (int)0x3a4e5797UL, result.m[23]);
    CONFORM_CHECK("result.m[24]", int, 4, (int)-0x793cfb99L, result.m[24]);
    CONFORM_CHECK("result.m[25]", int, 4, (int)0x61ad4a34UL, result.m[25]);
    CONFORM_CHECK("result.m[26]", int, 4, (int)-0x3b076120L, result.m[26]);
    CONFORM_CHECK("result.m[27]", int, 4, (int)0x6c311b97UL, result.m[27]);
    CONFORM_CHECK("result.m[28]", int, 4, (int)-0x6d8047b4L, result.m[28]);
    CONFORM_CHECK("result.m[29]", int, 4, (int)0x687de41cUL, result.m[29]);
    CONFORM_CHECK("result.m[30]", int, 4, (int)-0x2bb81841L, result.m[30]);
    CONFORM_CHECK("result.m[31]", int, 4, (int)0x373d3ce2UL, result.m[31]);
    CONFORM_CHECK("result.m[32]", int, 4, (int)-0x6bcb5db2L, result.m[32]);
    CONFORM_CHECK("result.m[33]", int, 4, (int)0x686099d4UL, result.m[33]);
    CONFORM_CHECK("result.m[34]", int, 4, (int)-0x77cc5f59L, result.m[34]);
    CONFORM_CHECK("result.m[35]", int, 4, (int)0x7c056337UL, result.m[35]);
    CONFORM_CHECK("result.m[36]", int, 4, (int)-0x4c5e9f47L, result.m[36]);
    CONFORM_CHECK("result.m[37]", int, 4, (int)0x5db152ccUL, result.m[37]);
    CONFORM_CHECK("result.m[38]", int, 4, (int)-0x6ad813a9L, result.m[38]);
    CONFORM_CHECK("result.m[39]", int, 4, (int)0x6418db39UL, result.m[39]);
    CONFORM_CHECK("result.m[40]", int, 4, (int)-0x5b09cb51L, result.m[40]);
    CONFORM_CHECK("result.m[41]", int, 4, (int)0x73440694UL, result.m[41]);
    CONFORM_CHECK("result.m[42]", int, 4, (int)-0x83737c0L, result.m[42]);
    CONFORM_CHECK("result.m[43]", int, 4, (int)0x6cf5d539UL, result.m[43]);
    CONFORM_CHECK("result.m[44]", int, 4, (int)-0x77b4df14L, result.m[44]);
    CONFORM_CHECK("result.m[45]", int, 4, (int)0xf29fc53UL, result.m[45]);
    CONFORM_CHECK("result.m[46]", int, 4, (int)-0x6568522L, result.m[46]);
    CONFORM_CHECK("result.m[47]", int, 4, (int)0x42952a50UL, result.m[47]);
    CONFORM_CHECK("result.m[48]", int, 4, (int)-0x23170f59L, result.m[48]);
    CONFORM_CHECK("result.m[49]", int, 4, (int)0x94597a8UL, result.m[49]);
    CONFORM_CHECK("argument 1 after the call.m[0]", int, 4, (int)-0x6005e361L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", int, 4, (int)0x37a22406UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", int, 4, (int)-0x60ccabf2L, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", int, 4, (int)0x1862c7d8UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", int, 4, (int)-0x231b9828L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", int, 4, (int)0x78cba794UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", int, 4, (int)-0x553cfe0fL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", int, 4, (int)0x463b6973UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", int, 4, (int)-0x73c264bbL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", int, 4, (int)0x5982cb7UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", int, 4, (int)-0x320f17adL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", int, 4, (int)0x7c376e51UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", int, 4, (int)-0x22a8526cL, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", int, 4, (int)0x49e9251bUL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", int, 4, (int)-0x29e2dbeaL, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", int, 4, (int)0x63830e6eUL, a1.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[16]", int, 4, (int)-0x3da31f1cL, a1.m[16]);
    CONFORM_CHECK("argument 1 after the call.m[17]", int, 4, (int)0x69d89a95UL, a1.m[17]);
    CONFORM_CHECK("argument 1 after the call.m[18]", int, 4, (int)-0x9315974L, a1.m[18]);
    CONFORM_CHECK("argument 1 after the call.m[19]", int, 4, (int)0x1046f582UL, a1.m[19]);
    CONFORM_CHECK("argument 1 after the call.m[20]", int, 4, (int)-0x1597515L, a1.m[20]);
    CONFORM_CHECK("argument 1 after the call.m[21]", int, 4, (int)0x20510f2eUL, a1.m[21]);
    CONFORM_CHECK("argument 1 after the call.m[22]", int, 4, (int)-0x2bce7dfeL, a1.m[22]);
    CONFORM_CHECK("argument 1 after the call.m[23]", int, 4, (int)0x6ce6d667UL, a1.m[23]);
    CONFORM_CHECK("argument 1 after the call.m[24]", int, 4, (int)-0x5ab3aed5L, a1.m[24]);
    CONFORM_CHECK("argument 1 after the call.m[25]", int, 4, (int)0x2b7eeef2UL, a1.m[25]);
    CONFORM_CHECK("argument 1 after the call.m[26]", int, 4, (int)-0x510c90a6L, a1.m[26]);
    CONFORM_CHECK("argument 1 after the call.m[27]", int, 4, (int)0x5c6c943fUL, a1.m[27]);
    CONFORM_CHECK("argument 1 after the call.m[28]", int, 4, (int)-0x739de9c5L, a1.m[28]);
    CONFORM_CHECK("argument 1 after the call.m[29]", int, 4, (int)0x44350645UL, a1.m[29]);
    CONFORM_CHECK("argument 1 after the call.m[30]", int, 4, (int)-0x46b6b6f0L, a1.m[30]);
    CONFORM_CHECK("argument 1 after the call.m[31]", int, 4, (int)0x7b708b5dUL, a1.m[31]);
    CONFORM_CHECK("argument 1 after the call.m[32]", int, 4, (int)-0x13b02087L, a1.m[32]);
    CONFORM_CHECK("argument 1 after the call.m[33]", int, 4, (int)0xf6c81a6UL, a1.m[33]);
    CONFORM_CHECK("argument 1 after the call.m[34]", int, 4, (int)-0x1e5bee2aL, a1.m[34]);
    CONFORM_CHECK("argument 1 after the call.m[35]", int, 4, (int)0x2456b33UL, a1.m[35]);
    CONFORM_CHECK("argument 1 after the call.m[36]", int, 4, (int)-0xf45b783L, a1.m[36]);
    CONFORM_CHECK("argument 1 after the call.m[37]", int, 4, (int)0x51b364d5UL, a1.m[37]);
    CONFORM_CHECK("argument 1 after the call.m[38]", int, 4, (int)-0x72fb0f24L, a1.m[38]);
    CONFORM_CHECK("argument 1 after the call.m[39]", int, 4, (int)0x6f13db66UL, a1.m[39]);
    CONFORM_CHECK("argument 1 after the call.m[40]", int, 4, (int)-0x3be2af29L, a1.m[40]);
    CONFORM_CHECK("argument 1 after the call.m[41]", int, 4, (int)0x7d80d070UL, a1.m[41]);
    CONFORM_CHECK("argument 1 after the call.m[42]", int, 4, (int)-0x9058cdbL, a1.m[42]);
    CONFORM_CHECK("argument 1 after the call.m[43]", int, 4, (int)0x25aae45aUL, a1.m[43]);
    CONFORM_CHECK("argument 1 after the call.m[44]", int, 4, (int)-0x7fc0d13aL, a1.m[44]);
    CONFORM_CHECK("argument 1 after the call.m[45]", int, 4, (int)0x4d1b6fc4UL, a1.m[45]);
    CONFORM_CHECK("argument 1 after the call.m[46]", int, 4, (int)-0x6f751ef4L, a1.m[46]);
    CONFORM_CHECK("argument 1 after the call.m[47]", int, 4, (int)0x3b652b86UL, a1.m[47]);
    CONFORM_CHECK("argument 1 after the call.m[48]", int, 4, (int)-0x436080a9L, a1.m[48]);
    CONFORM_CHECK("argument 1 after the call.m[49]", int, 4, (int)0x569c01deUL, a1.m[49]);
}

/* sysv-3.2.3-memory-large-union */
static void run_sysv_3_2_3_memory_large_union(void)
{
    union sysv_3_2_3_memory_large_union_U a1;
    int a2;
    union sysv_3_2_3_memory_large_union_U result;
    if (!sysv_3_2_3_memory_large_union) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_large_union();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = (char)-0x1fL;
    a1.a[1] = (char)0x78UL;
    a1.a[2] = (char)-0x69L;
    a1.a[3] = (char)0x17UL;
    a1.a[4] = (char)-0x6eL;
    a1.a[5] = (char)0x70UL;
    a1.a[6] = (char)-0x2L;
    a1.a[7] = (char)0x74UL;
    a1.a[8] = (char)-0x13L;
    a1.a[9] = (char)0x35UL;
    a1.a[10] = (char)-0x37L;
    a1.a[11] = (char)0x14UL;
    a1.a[12] = (char)-0x5fL;
    a1.a[13] = (char)0x68UL;
    a1.a[14] = (char)-0x63L;
    a1.a[15] = (char)0x2aUL;
    a1.a[16] = (char)-0x3aL;
    a1.a[17] = (char)0x1fUL;
    a1.a[18] = (char)-0x1fL;
    a1.a[19] = (char)0x5fUL;
    a1.a[20] = (char)-0x10L;
    a1.a[21] = (char)0xfUL;
    a1.a[22] = (char)-0x3dL;
    a1.a[23] = (char)0x9UL;
    a1.a[24] = (char)-0x1fL;
    a1.a[25] = (char)0xbUL;
    a1.a[26] = (char)-0x47L;
    a1.a[27] = (char)0x34UL;
    a1.a[28] = (char)-0x42L;
    a1.a[29] = (char)0xbUL;
    a1.a[30] = (char)-0x63L;
    a1.a[31] = (char)0xdUL;
    a1.a[32] = (char)-0x2fL;
    a1.a[33] = (char)0x4cUL;
    a1.a[34] = (char)-0x7bL;
    a1.a[35] = (char)0x46UL;
    a1.a[36] = (char)-0x58L;
    a1.a[37] = (char)0x4bUL;
    a1.a[38] = (char)-0x4dL;
    a1.a[39] = (char)0x3aUL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x648b7f50L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_large_union(a1, a2);
    CONFORM_CHECK("result.a[0]", char, 1, (char)-0x32L, result.a[0]);
    CONFORM_CHECK("result.a[1]", char, 1, (char)0x17UL, result.a[1]);
    CONFORM_CHECK("result.a[2]", char, 1, (char)-0x47L, result.a[2]);
    CONFORM_CHECK("result.a[3]", char, 1, (char)0x76UL, result.a[3]);
    CONFORM_CHECK("result.a[4]", char, 1, (char)-0x55L, result.a[4]);
    CONFORM_CHECK("result.a[5]", char, 1, (char)0x61UL, result.a[5]);
    CONFORM_CHECK("result.a[6]", char, 1, (char)-0x5aL, result.a[6]);
    CONFORM_CHECK("result.a[7]", char, 1, (char)0x9UL, result.a[7]);
    CONFORM_CHECK("result.a[8]", char, 1, (char)-0x4bL, result.a[8]);
    CONFORM_CHECK("result.a[9]", char, 1, (char)0x4dUL, result.a[9]);
    CONFORM_CHECK("result.a[10]", char, 1, (char)-0x38L, result.a[10]);
    CONFORM_CHECK("result.a[11]", char, 1, (char)0x5cUL, result.a[11]);
    CONFORM_CHECK("result.a[12]", char, 1, (char)-0x6fL, result.a[12]);
    CONFORM_CHECK("result.a[13]", char, 1, (char)0x7UL, result.a[13]);
    CONFORM_CHECK("result.a[14]", char, 1, (char)-0x6cL, result.a[14]);
    CONFORM_CHECK("result.a[15]", char, 1, (char)0x25UL, result.a[15]);
    CONFORM_CHECK("result.a[16]", char, 1, (char)-0x43L, result.a[16]);
    CONFORM_CHECK("result.a[17]", char, 1, (char)0x4cUL, result.a[17]);
    CONFORM_CHECK("result.a[18]", char, 1, (char)-0x5L, result.a[18]);
    CONFORM_CHECK("result.a[19]", char, 1, (char)0x42UL, result.a[19]);
    CONFORM_CHECK("result.a[20]", char, 1, (char)-0x2L, result.a[20]);
    CONFORM_CHECK("result.a[21]", char, 1, (char)0x49UL, result.a[21]);
    CONFORM_CHECK("result.a[22]", char, 1, (char)-0x4eL, result.a[22]);
    CONFORM_CHECK("result.a[23]", char, 1, (char)0xaUL, result.a[23]);
    CONFORM_CHECK("result.a[24]", char, 1, (char)-0x4cL, result.a[24]);
    CONFORM_CHECK("result.a[25]", char, 1, (char)0x33UL, result.a[25]);
    CONFORM_CHECK("result.a[26]", char, 1, (char)-0x6aL, result.a[26]);
    CONFORM_CHECK("result.a[27]", char, 1, (char)0x57UL, result.a[27]);
    CONFORM_CHECK("result.a[28]", char, 1, (char)-0x48L, result.a[28]);
    CONFORM_CHECK("result.a[29]", char, 1, (char)0x32UL, result.a[29]);
    CONFORM_CHECK("result.a[30]", char, 1, (char)-0x3dL, result.a[30]);
    CONFORM_CHECK("result.a[31]", char, 1, (char)0x2eUL, result.a[31]);
    CONFORM_CHECK("result.a[32]", char, 1, (char)-0x13L, result.a[32]);
    CONFORM_CHECK("result.a[33]", char, 1, (char)0x78UL, result.a[33]);
    CONFORM_CHECK("result.a[34]", char, 1, (char)-0x66L, result.a[34]);
    CONFORM_CHECK("result.a[35]", char, 1, (char)0x55UL, result.a[35]);
    CONFORM_CHECK("result.a[36]", char, 1, (char)-0x4aL, result.a[36]);
    CONFORM_CHECK("result.a[37]", char, 1, (char)0x39UL, result.a[37]);
    CONFORM_CHECK("result.a[38]", char, 1, (char)-0x1bL, result.a[38]);
    CONFORM_CHECK("result.a[39]", char, 1, (char)0x60UL, result.a[39]);
    CONFORM_CHECK("argument 1 after the call.a[0]", char, 1, (char)-0x1fL, a1.a[0]);
    CONFORM_CHECK("argument 1 after the call.a[1]", char, 1, (char)0x78UL, a1.a[1]);
    CONFORM_CHECK("argument 1 after the call.a[2]", char, 1, (char)-0x69L, a1.a[2]);
    CONFORM_CHECK("argument 1 after the call.a[3]", char, 1, (char)0x17UL, a1.a[3]);
    CONFORM_CHECK("argument 1 after the call.a[4]", char, 1, (char)-0x6eL, a1.a[4]);
    CONFORM_CHECK("argument 1 after the call.a[5]", char, 1, (char)0x70UL, a1.a[5]);
    CONFORM_CHECK("argument 1 after the call.a[6]", char, 1, (char)-0x2L, a1.a[6]);
    CONFORM_CHECK("argument 1 after the call.a[7]", char, 1, (char)0x74UL, a1.a[7]);
    CONFORM_CHECK("argument 1 after the call.a[8]", char, 1, (char)-0x13L, a1.a[8]);
    CONFORM_CHECK("argument 1 after the call.a[9]", char, 1, (char)0x35UL, a1.a[9]);
    CONFORM_CHECK("argument 1 after the call.a[10]", char, 1, (char)-0x37L, a1.a[10]);
    CONFORM_CHECK("argument 1 after the call.a[11]", char, 1, (char)0x14UL, a1.a[11]);
    CONFORM_CHECK("argument 1 after the call.a[12]", char, 1, (char)-0x5fL, a1.a[12]);
    CONFORM_CHECK("argument 1 after the call.a[13]", char, 1, (char)0x68UL, a1.a[13]);
    CONFORM_CHECK("argument 1 after the call.a[14]", char, 1, (char)-0x63L, a1.a[14]);
    CONFORM_CHECK("argument 1 after the call.a[15]", char, 1, (char)0x2aUL, a1.a[15]);
    CONFORM_CHECK("argument 1 after the call.a[16]", char, 1, (char)-0x3aL, a1.a[16]);
    CONFORM_CHECK("argument 1 after the call.a[17]", char, 1, (char)0x1fUL, a1.a[17]);
    CONFORM_CHECK("argument 1 after the call.a[18]", char, 1, (char)-0x1fL, a1.a[18]);
    CONFORM_CHECK("argument 1 after the call.a[19]", char, 1, (char)0x5fUL, a1.a[19]);
    CONFORM_CHECK("argument 1 after the call.a[20]", char, 1, (char)-0x10L, a1.a[20]);
    CONFORM_CHECK("argument 1 after the call.a[21]", char, 1, (char)0xfUL, a1.a[21]);
    CONFORM_CHECK("argument 1 after the call.a[22]", char, 1, (char)-0x3dL, a1.a[22]);
    CONFORM_CHECK("argument 1 after the call.a[23]", char, 1, (char)0x9UL, a1.a[23]);
    CONFORM_CHECK("argument 1 after the call.a[24]", char, 1, (char)-0x1fL, a1.a[24]);
    CONFORM_CHECK("argument 1 after the call.a[25]", char, 1, (char)0xbUL, a1.a[25]);
    CONFORM_CHECK("argument 1 after the call.a[26]", char, 1, (char)-0x47L, a1.a[26]);
    CONFORM_CHECK("argument 1 after the call.a[27]", char, 1, (char)0x34UL, a1.a[27]);
    CONFORM_CHECK("argument 1 after the call.a[28]", char, 1, (char)-0x42L, a1.a[28]);
    CONFORM_CHECK("argument 1 after the call.a[29]", char, 1, (char)0xbUL, a1.a[29]);
    CONFORM_CHECK("argument 1 after the call.a[30]", char, 1, (char)-0x63L, a1.a[30]);
    CONFORM_CHECK("argument 1 after the call.a[31]", char, 1, (char)0xdUL, a1.a[31]);
    CONFORM_CHECK("argument 1 after the call.a[32]", char, 1, (char)-0x2fL, a1.a[32]);
    CONFORM_CHECK("argument 1 after the call.a[33]", char, 1, (char)0x4cUL, a1.a[33]);
    CONFORM_CHECK("argument 1 after the call.a[34]", char, 1, (char)-0x7bL, a1.a[34]);
    CONFORM_CHECK("argument 1 after the call.a[35]", char, 1, (char)0x46UL, a1.a[35]);
    CONFORM_CHECK("argument 1 after the call.a[36]", char, 1, (char)-0x58L, a1.a[36]);
    CONFORM_CHECK("argument 1 after the call.a[37]", char, 1, (char)0x4bUL, a1.a[37]);
    CONFORM_CHECK("argument 1 after the call.a[38]", char, 1, (char)-0x4dL, a1.a[38]);
    CONFORM_CHECK("argument 1 after the call.a[39]", char, 1, (char)0x3aUL, a1.a[39]);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x648b7f50L, a2);
}

/* sysv-3.2.3-memory-two-decimal128 */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_memory_two_decimal128(void)
{
    struct sysv_3_2_3_memory_two_decimal128_S a1;
    struct sysv_3_2_3_memory_two_decimal128_S result;
    if (!sysv_3_2_3_memory_two_decimal128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_two_decimal128();
    conform_scribble(&a1, sizeof a1);
    a1.a = -1.599125312400947727097337038077485dl;
    a1.b = 1.695427271336264183758038172336060dl;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_two_decimal128(a1);
    CONFORM_CHECK_BYTES("result.a", _Decimal128, 16, -1.630122528137977883694677561004916dl, result.a);
    CONFORM_CHECK_BYTES("result.b", _Decimal128, 16, 1.279338562561207777636419151047384dl, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Decimal128, 16, -1.599125312400947727097337038077485dl, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", _Decimal128, 16, 1.695427271336264183758038172336060dl, a1.b);
}
#endif

/* sysv-3.2.3-memory-decimal128-and-decimal32 */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_memory_decimal128_and_decimal32(void)
{
    struct sysv_3_2_3_memory_decimal128_and_decimal32_S a1;
    struct sysv_3_2_3_memory_decimal128_and_decimal32_S result;
    if (!sysv_3_2_3_memory_decimal128_and_decimal32) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_memory_decimal128_and_decimal32();
    conform_scribble(&a1, sizeof a1);
    a1.a = -1.205041604866096012849540540095993dl;
    a1.b = 1.062526df;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_memory_decimal128_and_decimal32(a1);
    CONFORM_CHECK_BYTES("result.a", _Decimal128, 16, -1.321403545409136780515709676898675dl, result.a);
    CONFORM_CHECK_BYTES("result.b", _Decimal32, 4, 1.352866df, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Decimal128, 16, -1.205041604866096012849540540095993dl, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", _Decimal32, 4, 1.062526df, a1.b);
}
#endif

/* sysv-3.2.3-registers-six-longs */
static void run_sysv_3_2_3_registers_six_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long result;
    if (!sysv_3_2_3_registers_six_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_six_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x12a01615333d2393L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x40c5f574fa5d1da9L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x7f76c591fd5d78afL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0xe629ef5d2497b37L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x16a81ec73bd8b71L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x4ecf554ee86bc0eL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_six_longs(a1, a2, a3, a4, a5, a6);
    CONFORM_CHECK("result", long, 8, (long)(-0x50cecf675be40bc0L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x12a01615333d2393L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x40c5f574fa5d1da9L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x7f76c591fd5d78afL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0xe629ef5d2497b37L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x16a81ec73bd8b71L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x4ecf554ee86bc0eL - 1), a6);
}

/* sysv-3.2.3-registers-seven-longs */
static void run_sysv_3_2_3_registers_seven_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long result;
    if (!sysv_3_2_3_registers_seven_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_seven_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x1f6e07144fea7576L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x789f9f81bc6c9e73L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x6f198173da95c660L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x30f752a40bdc9564L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x1c1d2b3bfbb02b7cL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x3eb8eeda240a0fa1L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x31dee6c1271a5a71L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_seven_longs(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK("result", long, 8, (long)(-0x5eec34779ffd30b1L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x1f6e07144fea7576L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x789f9f81bc6c9e73L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x6f198173da95c660L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x30f752a40bdc9564L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x1c1d2b3bfbb02b7cL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x3eb8eeda240a0fa1L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x31dee6c1271a5a71L - 1), a7);
}

/* sysv-3.2.3-registers-eight-doubles */
static void run_sysv_3_2_3_registers_eight_doubles(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    double result;
    if (!sysv_3_2_3_registers_eight_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_eight_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.020205ab0dc11p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.0b5c45281cac5p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.70f8f01e8f477p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.b09de3bf561e4p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.41e5951485b31p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.04e0eddee6b04p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.3ac4af6cfd58dp0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.fad6dc4a28cd0p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_eight_doubles(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.74faa5853f24dp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.020205ab0dc11p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.0b5c45281cac5p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.70f8f01e8f477p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.b09de3bf561e4p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.41e5951485b31p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.04e0eddee6b04p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.3ac4af6cfd58dp0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.fad6dc4a28cd0p0, a8);
}

/* sysv-3.2.3-registers-nine-doubles */
static void run_sysv_3_2_3_registers_nine_doubles(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    double a9;
    double result;
    if (!sysv_3_2_3_registers_nine_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_nine_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.4c2c7986b103ep0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.4230f1bca81a9p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.bec963effb8abp0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.226e7d7e17e3cp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.3b6a71e471a87p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.49df4293537cdp0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.e3d5b1963f5d9p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.5f04ac75bc317p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.e7285093968edp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_nine_doubles(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.bc714d924c7dep0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.4c2c7986b103ep0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.4230f1bca81a9p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.bec963effb8abp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.226e7d7e17e3cp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.3b6a71e471a87p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.49df4293537cdp0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.e3d5b1963f5d9p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.5f04ac75bc317p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.e7285093968edp0, a9);
}

/* sysv-3.2.3-registers-independent-sequences */
static void run_sysv_3_2_3_registers_independent_sequences(void)
{
    int a1;
    double a2;
    long a3;
    float a4;
    char a5;
    double a6;
    short a7;
    float a8;
    void *a9;
    double a10;
    int a11;
    double a12;
    double result;
    if (!sysv_3_2_3_registers_independent_sequences) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_independent_sequences();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x23a7bf8fL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.55c91d6908100p0;
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x64fb1d40a5ccf380L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.15e9cep0f;
    conform_scribble(&a5, sizeof a5);
    a5 = (char)-0xcL;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.ddcb1d8828d42p0;
    conform_scribble(&a7, sizeof a7);
    a7 = (short)-0x1dc0L;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.0cf3aap0f;
    conform_scribble(&a9, sizeof a9);
    a9 = (void *)0xd75de35388610UL;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.fdb674c282da6p0;
    conform_scribble(&a11, sizeof a11);
    a11 = (int)-0x6dc82110L;
    conform_scribble(&a12, sizeof a12);
    a12 = -0x1.ac811bedbae50p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_independent_sequences(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.073862e2a893cp0, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x23a7bf8fL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.55c91d6908100p0, a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x64fb1d40a5ccf380L - 1), a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", float, 4, -0x1.15e9cep0f, a4);
    CONFORM_CHECK("argument 5 after the call", char, 1, (char)-0xcL, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.ddcb1d8828d42p0, a6);
    CONFORM_CHECK("argument 7 after the call", short, 2, (short)-0x1dc0L, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", float, 4, -0x1.0cf3aap0f, a8);
    CONFORM_CHECK("argument 9 after the call", unsigned long, 8, (unsigned long)(void *)0xd75de35388610UL, (unsigned long)a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.fdb674c282da6p0, a10);
    CONFORM_CHECK("argument 11 after the call", int, 4, (int)-0x6dc82110L, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call", double, 8, -0x1.ac811bedbae50p0, a12);
}

/* sysv-3.2.3-registers-ten-mixed */
static void run_sysv_3_2_3_registers_ten_mixed(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    int a7;
    double a8;
    double a9;
    double a10;
    double a11;
    double a12;
    double a13;
    double a14;
    double a15;
    double a16;
    int a17;
    int result;
    if (!sysv_3_2_3_registers_ten_mixed) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_ten_mixed();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x531c6e5L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x463c5ba3L;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x72f34357L;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x4032fdd2L;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x1807150fL;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x5b004a66L;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x1874f1b1L;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.764322882a0a9p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.874b812d0ec63p0;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.1c4c02441acc8p0;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.cfd59e054eeafp0;
    conform_scribble(&a12, sizeof a12);
    a12 = -0x1.3401001be3e5fp0;
    conform_scribble(&a13, sizeof a13);
    a13 = -0x1.aa117f8fe8c5ep0;
    conform_scribble(&a14, sizeof a14);
    a14 = -0x1.79fd9ba5874a5p0;
    conform_scribble(&a15, sizeof a15);
    a15 = -0x1.6f3d9bb5a7984p0;
    conform_scribble(&a16, sizeof a16);
    a16 = -0x1.9fa0afda2f5a2p0;
    conform_scribble(&a17, sizeof a17);
    a17 = (int)-0x15217906L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_ten_mixed(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17);
    CONFORM_CHECK("result", int, 4, (int)-0x5bc8a1a0L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x531c6e5L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x463c5ba3L, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x72f34357L, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x4032fdd2L, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x1807150fL, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x5b004a66L, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x1874f1b1L, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.764322882a0a9p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.874b812d0ec63p0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.1c4c02441acc8p0, a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.cfd59e054eeafp0, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call", double, 8, -0x1.3401001be3e5fp0, a12);
    CONFORM_CHECK_BYTES("argument 13 after the call", double, 8, -0x1.aa117f8fe8c5ep0, a13);
    CONFORM_CHECK_BYTES("argument 14 after the call", double, 8, -0x1.79fd9ba5874a5p0, a14);
    CONFORM_CHECK_BYTES("argument 15 after the call", double, 8, -0x1.6f3d9bb5a7984p0, a15);
    CONFORM_CHECK_BYTES("argument 16 after the call", double, 8, -0x1.9fa0afda2f5a2p0, a16);
    CONFORM_CHECK("argument 17 after the call", int, 4, (int)-0x15217906L, a17);
}

/* sysv-3.2.3-registers-char-on-stack */
static void run_sysv_3_2_3_registers_char_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    char a7;
    char a8;
    short a9;
    int a10;
    int result;
    if (!sysv_3_2_3_registers_char_on_stack) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_char_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x7180284fa3c4446bL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x36434991915ccd7fL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x4edf71681aad999eL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x4a0a222e99949197L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x5e60ff0bec7eef1cL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x7b6021bb00ab5953L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (char)-0xdL;
    conform_scribble(&a8, sizeof a8);
    a8 = (char)-0x44L;
    conform_scribble(&a9, sizeof a9);
    a9 = (short)-0x2920L;
    conform_scribble(&a10, sizeof a10);
    a10 = (int)-0x59b9902eL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_char_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK("result", int, 4, (int)-0xec8322fL, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x7180284fa3c4446bL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x36434991915ccd7fL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x4edf71681aad999eL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x4a0a222e99949197L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x5e60ff0bec7eef1cL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x7b6021bb00ab5953L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", char, 1, (char)-0xdL, a7);
    CONFORM_CHECK("argument 8 after the call", char, 1, (char)-0x44L, a8);
    CONFORM_CHECK("argument 9 after the call", short, 2, (short)-0x2920L, a9);
    CONFORM_CHECK("argument 10 after the call", int, 4, (int)-0x59b9902eL, a10);
}

/* sysv-3.2.3-registers-float-on-stack */
static void run_sysv_3_2_3_registers_float_on_stack(void)
{
    float a1;
    float a2;
    float a3;
    float a4;
    float a5;
    float a6;
    float a7;
    float a8;
    float a9;
    float a10;
    float result;
    if (!sysv_3_2_3_registers_float_on_stack) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_float_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.e49c52p0f;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.7a3c42p0f;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.4c7bb2p0f;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.7ed032p0f;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.1b573ep0f;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.375acap0f;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.979942p0f;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.6a6d76p0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.5e97c2p0f;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.ac8fd6p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_float_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.29cceep0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", float, 4, -0x1.e49c52p0f, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", float, 4, -0x1.7a3c42p0f, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", float, 4, -0x1.4c7bb2p0f, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", float, 4, -0x1.7ed032p0f, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", float, 4, -0x1.1b573ep0f, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", float, 4, -0x1.375acap0f, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", float, 4, -0x1.979942p0f, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", float, 4, -0x1.6a6d76p0f, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", float, 4, -0x1.5e97c2p0f, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", float, 4, -0x1.ac8fd6p0f, a10);
}

/* sysv-3.2.3-registers-bool-on-stack */
static void run_sysv_3_2_3_registers_bool_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    _Bool a7;
    _Bool a8;
    _Bool result;
    if (!sysv_3_2_3_registers_bool_on_stack) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_bool_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x7237caa21f938139L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x632b94fea3976a39L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x39cbac52229c5ba9L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x3a82f373ed62823L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x3eb9cb4715f29018L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x584c4b47d2dd56cdL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (_Bool)0x1UL;
    conform_scribble(&a8, sizeof a8);
    a8 = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_bool_on_stack(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result", _Bool, 1, (_Bool)0x1UL, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x7237caa21f938139L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x632b94fea3976a39L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x39cbac52229c5ba9L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x3a82f373ed62823L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x3eb9cb4715f29018L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x584c4b47d2dd56cdL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", _Bool, 1, (_Bool)0x1UL, a7);
    CONFORM_CHECK("argument 8 after the call", _Bool, 1, (_Bool)0x1UL, a8);
}

/* sysv-3.2.3-registers-pair-after-five-longs */
static void run_sysv_3_2_3_registers_pair_after_five_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    struct sysv_3_2_3_registers_pair_after_five_longs_S a6;
    long a7;
    long result;
    if (!sysv_3_2_3_registers_pair_after_five_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_pair_after_five_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0xfc03a9040ee1805L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x7fd3b9c71d261aadL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x539a680913d677c9L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x1e2fad6b4d5ad9afL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x6e02e91e4c37f67aL - 1);
    conform_scribble(&a6, sizeof a6);
    a6.a = (long)(-0x123598280a9c5602L - 1);
    a6.b = (long)0xf1e267f88977d19UL;
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x346adcf4d6a1f11dL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_pair_after_five_longs(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK("result", long, 8, (long)(-0x33234bc8b42c8aa0L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0xfc03a9040ee1805L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x7fd3b9c71d261aadL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x539a680913d677c9L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x1e2fad6b4d5ad9afL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x6e02e91e4c37f67aL - 1), a5);
    CONFORM_CHECK("argument 6 after the call.a", long, 8, (long)(-0x123598280a9c5602L - 1), a6.a);
    CONFORM_CHECK("argument 6 after the call.b", long, 8, (long)0xf1e267f88977d19UL, a6.b);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x346adcf4d6a1f11dL - 1), a7);
}

/* sysv-3.2.3-registers-mixed-after-five-longs */
static void run_sysv_3_2_3_registers_mixed_after_five_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    struct sysv_3_2_3_registers_mixed_after_five_longs_S a6;
    long a7;
    long result;
    if (!sysv_3_2_3_registers_mixed_after_five_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_mixed_after_five_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x80c8177a7f2d36cL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x4300979b2cdd4ccfL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x19df444e2957c23bL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x18353d9bf480303cL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x639e616d3f00804bL - 1);
    conform_scribble(&a6, sizeof a6);
    a6.a = (long)(-0x25a1287ab8bdbe8fL - 1);
    a6.b = 0x1.2a194efde2a7cp0;
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x48a0ed885346832aL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_mixed_after_five_longs(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK("result", long, 8, (long)(-0x346be43b1b543515L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x80c8177a7f2d36cL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x4300979b2cdd4ccfL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x19df444e2957c23bL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x18353d9bf480303cL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x639e616d3f00804bL - 1), a5);
    CONFORM_CHECK("argument 6 after the call.a", long, 8, (long)(-0x25a1287ab8bdbe8fL - 1), a6.a);
    CONFORM_CHECK_BYTES("argument 6 after the call.b", double, 8, 0x1.2a194efde2a7cp0, a6.b);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x48a0ed885346832aL - 1), a7);
}

/* sysv-3.2.3-registers-mixed-after-six-longs */
static void run_sysv_3_2_3_registers_mixed_after_six_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    struct sysv_3_2_3_registers_mixed_after_six_longs_S a7;
    double a8;
    double result;
    if (!sysv_3_2_3_registers_mixed_after_six_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_mixed_after_six_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x2013c43d8a6d6902L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x1f6190d100753136L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x71817c11c7a42288L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x296cc408c3d17651L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x23a3c48bc499924aL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x2bfcab731cbc8047L - 1);
    conform_scribble(&a7, sizeof a7);
    a7.a = (long)(-0x28a434bf75abd3cfL - 1);
    a7.b = 0x1.027d58f55cf5bp0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.5f76bbbef19a9p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_mixed_after_six_longs(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.3c1745e51038ap0, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x2013c43d8a6d6902L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x1f6190d100753136L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x71817c11c7a42288L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x296cc408c3d17651L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x23a3c48bc499924aL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x2bfcab731cbc8047L - 1), a6);
    CONFORM_CHECK("argument 7 after the call.a", long, 8, (long)(-0x28a434bf75abd3cfL - 1), a7.a);
    CONFORM_CHECK_BYTES("argument 7 after the call.b", double, 8, 0x1.027d58f55cf5bp0, a7.b);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.5f76bbbef19a9p0, a8);
}

/* sysv-3.2.3-registers-pair-after-seven-doubles */
static void run_sysv_3_2_3_registers_pair_after_seven_doubles(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    struct sysv_3_2_3_registers_pair_after_seven_doubles_S a8;
    double a9;
    double result;
    if (!sysv_3_2_3_registers_pair_after_seven_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_pair_after_seven_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.94dc452ab09fap0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.c3f268465faadp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.6fd73bc7d6824p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.3534da7523551p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.aae975bd5d415p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.f8714aabdc4cap0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.1c6444d2ca312p0;
    conform_scribble(&a8, sizeof a8);
    a8.a = -0x1.8f1406p0f;
    a8.b = 0x1.77766ap0f;
    a8.c = -0x1.f9e972p0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.3499017902201p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_pair_after_seven_doubles(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.f23316d433183p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.94dc452ab09fap0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.c3f268465faadp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.6fd73bc7d6824p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.3534da7523551p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.aae975bd5d415p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.f8714aabdc4cap0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.1c6444d2ca312p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call.a", float, 4, -0x1.8f1406p0f, a8.a);
    CONFORM_CHECK_BYTES("argument 8 after the call.b", float, 4, 0x1.77766ap0f, a8.b);
    CONFORM_CHECK_BYTES("argument 8 after the call.c", float, 4, -0x1.f9e972p0f, a8.c);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.3499017902201p0, a9);
}

/* sysv-3.2.3-registers-mixed-after-eight-doubles */
static void run_sysv_3_2_3_registers_mixed_after_eight_doubles(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    struct sysv_3_2_3_registers_mixed_after_eight_doubles_S a9;
    long a10;
    long result;
    if (!sysv_3_2_3_registers_mixed_after_eight_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_mixed_after_eight_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.8c3710e954b4cp0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.7443258785c28p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.d94e601e68706p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.ea9ba3ab96915p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.9f927eac7fbf4p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.e4aaea4050a3ep0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.5fe9c374e51e1p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.c68897d8da953p0;
    conform_scribble(&a9, sizeof a9);
    a9.a = -0x1.1c5ca3524cee6p0;
    a9.b = (long)0x1ca200112f7a4753UL;
    conform_scribble(&a10, sizeof a10);
    a10 = (long)(-0x76505d557d008798L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_mixed_after_eight_doubles(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK("result", long, 8, (long)(-0x332f9cba87416d88L - 1), result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.8c3710e954b4cp0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.7443258785c28p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.d94e601e68706p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.ea9ba3ab96915p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.9f927eac7fbf4p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.e4aaea4050a3ep0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.5fe9c374e51e1p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.c68897d8da953p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call.a", double, 8, -0x1.1c5ca3524cee6p0, a9.a);
    CONFORM_CHECK("argument 9 after the call.b", long, 8, (long)0x1ca200112f7a4753UL, a9.b);
    CONFORM_CHECK("argument 10 after the call", long, 8, (long)(-0x76505d557d008798L - 1), a10);
}

/* sysv-3.2.3-registers-two-pairs-and-back-fill */
static void run_sysv_3_2_3_registers_two_pairs_and_back_fill(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    struct sysv_3_2_3_registers_two_pairs_and_back_fill_S a6;
    struct sysv_3_2_3_registers_two_pairs_and_back_fill_T a7;
    struct sysv_3_2_3_registers_two_pairs_and_back_fill_S a8;
    long result;
    if (!sysv_3_2_3_registers_two_pairs_and_back_fill) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_two_pairs_and_back_fill();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x6bab760663e6c45cL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x7ec3ef034d5217a0L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x33121b8239cabcd9L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x7385727c42147082L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x1c6083d87bdedc4L - 1);
    conform_scribble(&a6, sizeof a6);
    a6.a = (long)(-0x568ff5762226bb54L - 1);
    a6.b = (long)0x1efb93e12b122015UL;
    conform_scribble(&a7, sizeof a7);
    a7.x = (int)-0x683545bcL;
    conform_scribble(&a8, sizeof a8);
    a8.a = (long)(-0x6f60ed2ae203ac8L - 1);
    a8.b = (long)0x6ecf52ded93cbc1UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_two_pairs_and_back_fill(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result", long, 8, (long)(-0x6d6065dbce639d2dL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x6bab760663e6c45cL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x7ec3ef034d5217a0L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x33121b8239cabcd9L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x7385727c42147082L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x1c6083d87bdedc4L - 1), a5);
    CONFORM_CHECK("argument 6 after the call.a", long, 8, (long)(-0x568ff5762226bb54L - 1), a6.a);
    CONFORM_CHECK("argument 6 after the call.b", long, 8, (long)0x1efb93e12b122015UL, a6.b);
    CONFORM_CHECK("argument 7 after the call.x", int, 4, (int)-0x683545bcL, a7.x);
    CONFORM_CHECK("argument 8 after the call.a", long, 8, (long)(-0x6f60ed2ae203ac8L - 1), a8.a);
    CONFORM_CHECK("argument 8 after the call.b", long, 8, (long)0x6ecf52ded93cbc1UL, a8.b);
}

/* sysv-3.2.3-registers-three-pairs */
static void run_sysv_3_2_3_registers_three_pairs(void)
{
    struct sysv_3_2_3_registers_three_pairs_S a1;
    struct sysv_3_2_3_registers_three_pairs_S a2;
    struct sysv_3_2_3_registers_three_pairs_S a3;
    int a4;
    long result;
    if (!sysv_3_2_3_registers_three_pairs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_three_pairs();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x2364cd4a113a589dL - 1);
    a1.b = (long)0x7c448c7ab4518b03UL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x2318e9e6e22f3a7aL - 1);
    a2.b = (long)0x2f3773e55bb483f2UL;
    conform_scribble(&a3, sizeof a3);
    a3.a = (long)(-0x462967853dfb700cL - 1);
    a3.b = (long)0x5ba15fd30cfba1eeUL;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x3c264c33L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_three_pairs(a1, a2, a3, a4);
    CONFORM_CHECK("result", long, 8, (long)(-0x2222de023a050d8aL - 1), result);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x2364cd4a113a589dL - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x7c448c7ab4518b03UL, a1.b);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x2318e9e6e22f3a7aL - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x2f3773e55bb483f2UL, a2.b);
    CONFORM_CHECK("argument 3 after the call.a", long, 8, (long)(-0x462967853dfb700cL - 1), a3.a);
    CONFORM_CHECK("argument 3 after the call.b", long, 8, (long)0x5ba15fd30cfba1eeUL, a3.b);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x3c264c33L, a4);
}

/* sysv-3.2.3-registers-small-record-on-stack */
static void run_sysv_3_2_3_registers_small_record_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    struct sysv_3_2_3_registers_small_record_on_stack_S a7;
    struct sysv_3_2_3_registers_small_record_on_stack_S a8;
    int result;
    if (!sysv_3_2_3_registers_small_record_on_stack) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_small_record_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0xd56e68934bef1e8L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x4b50ba355f8b2ceaL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x3e86f64b52c44bb1L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x7aba5360ee7ea74fL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x5113d2ea74eb1216L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x6d9002babb92d3bdL - 1);
    conform_scribble(&a7, sizeof a7);
    a7.a = (char)-0x68L;
    conform_scribble(&a8, sizeof a8);
    a8.a = (char)-0x30L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_small_record_on_stack(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result", int, 4, (int)-0x328a4fa4L, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0xd56e68934bef1e8L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x4b50ba355f8b2ceaL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x3e86f64b52c44bb1L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x7aba5360ee7ea74fL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x5113d2ea74eb1216L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x6d9002babb92d3bdL - 1), a6);
    CONFORM_CHECK("argument 7 after the call.a", char, 1, (char)-0x68L, a7.a);
    CONFORM_CHECK("argument 8 after the call.a", char, 1, (char)-0x30L, a8.a);
}

/* sysv-3.2.3-registers-float-record-on-stack */
static void run_sysv_3_2_3_registers_float_record_on_stack(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    struct sysv_3_2_3_registers_float_record_on_stack_S a9;
    float a10;
    float result;
    if (!sysv_3_2_3_registers_float_record_on_stack) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_float_record_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.6f4fac391b08dp0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.60b903cef32d8p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.2c77f22e40031p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.b652f1f181429p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.f1a51489a77e6p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.8da2b5ccb58d2p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.6de009e4bf337p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.bb4337fdbb25ap0;
    conform_scribble(&a9, sizeof a9);
    a9.a = -0x1.20b01ap0f;
    a9.b = 0x1.2ba106p0f;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.e0d82ap0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_float_record_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.1f9feep0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.6f4fac391b08dp0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.60b903cef32d8p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.2c77f22e40031p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.b652f1f181429p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.f1a51489a77e6p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.8da2b5ccb58d2p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.6de009e4bf337p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.bb4337fdbb25ap0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call.a", float, 4, -0x1.20b01ap0f, a9.a);
    CONFORM_CHECK_BYTES("argument 9 after the call.b", float, 4, 0x1.2ba106p0f, a9.b);
    CONFORM_CHECK_BYTES("argument 10 after the call", float, 4, -0x1.e0d82ap0f, a10);
}

/* sysv-3.2.3-registers-int128-after-four-longs */
#if CONFORM_HAS_INT128
static void run_sysv_3_2_3_registers_int128_after_four_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    __int128 a5;
    long a6;
    long result;
    if (!sysv_3_2_3_registers_int128_after_four_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_int128_after_four_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x39da77ca38487d1cL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x1d39a55f2625c6aaL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0xd711f8826f185e9L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x63d899c403bfd1a0L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (__int128)~(__int128)(((unsigned __int128)0x10023a7889183643UL << 64 | 0x9a1674f8b1d6c667UL));
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x1c008c061101b237L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_int128_after_four_longs(a1, a2, a3, a4, a5, a6);
    CONFORM_CHECK("result", long, 8, (long)(-0x739706bdcbe0ad0dL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x39da77ca38487d1cL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x1d39a55f2625c6aaL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0xd711f8826f185e9L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x63d899c403bfd1a0L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x10023a7889183643UL << 64 | 0x9a1674f8b1d6c667UL)), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x1c008c061101b237L - 1), a6);
}
#endif

/* sysv-3.2.3-registers-int128-record-after-five-longs */
#if CONFORM_HAS_INT128
static void run_sysv_3_2_3_registers_int128_record_after_five_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    struct sysv_3_2_3_registers_int128_record_after_five_longs_S a6;
    long a7;
    struct sysv_3_2_3_registers_int128_record_after_five_longs_S a8;
    long result;
    if (!sysv_3_2_3_registers_int128_record_after_five_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_int128_record_after_five_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x6fb384bde7c28fecL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x7398c167fc113913L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x5398c9d8fa339fd7L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0xbc9d36e92e651cfL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x2901ef2927d381eeL - 1);
    conform_scribble(&a6, sizeof a6);
    a6.a = (__int128)~(__int128)(((unsigned __int128)0x131dfff041d0d262UL << 64 | 0x4fd1033ea0f4b75fUL));
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x53d5e50d969887dcL - 1);
    conform_scribble(&a8, sizeof a8);
    a8.a = (__int128)~(__int128)(((unsigned __int128)0x2f171e4547085c8fUL << 64 | 0xc311a99c7679ddbdUL));
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_int128_record_after_five_longs(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result", long, 8, (long)(-0x54948dd3e0ea776aL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x6fb384bde7c28fecL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x7398c167fc113913L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x5398c9d8fa339fd7L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0xbc9d36e92e651cfL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x2901ef2927d381eeL - 1), a5);
    CONFORM_CHECK("argument 6 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x131dfff041d0d262UL << 64 | 0x4fd1033ea0f4b75fUL)), a6.a);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x53d5e50d969887dcL - 1), a7);
    CONFORM_CHECK("argument 8 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x2f171e4547085c8fUL << 64 | 0xc311a99c7679ddbdUL)), a8.a);
}
#endif

/* sysv-3.2.3-registers-int128-after-five-longs */
#if CONFORM_HAS_INT128
static void run_sysv_3_2_3_registers_int128_after_five_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    __int128 a6;
    long a7;
    long result;
    if (!sysv_3_2_3_registers_int128_after_five_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_int128_after_five_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x105b3428584c35c3L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x5abc56f9fb5ec463L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x3ce8006a548c1a76L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x63db0ea7c6204e3aL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x56d45c5fc2b1d7c8L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (__int128)~(__int128)(((unsigned __int128)0x511302bfbf6fdf11UL << 64 | 0x8b104bf3b629688UL));
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x5d75559afceddd89L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_int128_after_five_longs(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK("result", long, 8, (long)(-0x18f8cf9cbec3dea8L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x105b3428584c35c3L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x5abc56f9fb5ec463L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x3ce8006a548c1a76L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x63db0ea7c6204e3aL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x56d45c5fc2b1d7c8L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x511302bfbf6fdf11UL << 64 | 0x8b104bf3b629688UL)), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x5d75559afceddd89L - 1), a7);
}
#endif

/* sysv-3.2.3-registers-int128-on-stack-aligned */
#if CONFORM_HAS_INT128
static void run_sysv_3_2_3_registers_int128_on_stack_aligned(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    __int128 a8;
    long a9;
    long result;
    if (!sysv_3_2_3_registers_int128_on_stack_aligned) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_int128_on_stack_aligned();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x1a30b820b028ffefL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x363f59e6dcbb0936L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x458a7f18b13b0019L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x456a2a018e6164afL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x7252af932f8b276cL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x592898696b3a8eeL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x73dd25586e37d097L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (__int128)~(__int128)(((unsigned __int128)0x4a1003fab706c04eUL << 64 | 0x628a515f3392e8a5UL));
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x756f0faacb5bb58dL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_int128_on_stack_aligned(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x7a48a6511e2c4301L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x1a30b820b028ffefL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x363f59e6dcbb0936L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x458a7f18b13b0019L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x456a2a018e6164afL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x7252af932f8b276cL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x592898696b3a8eeL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x73dd25586e37d097L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4a1003fab706c04eUL << 64 | 0x628a515f3392e8a5UL)), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x756f0faacb5bb58dL - 1), a9);
}
#endif

/* sysv-3.2.3-registers-decimal128-last-vector */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_registers_decimal128_last_vector(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    _Decimal128 a8;
    double a9;
    double result;
    if (!sysv_3_2_3_registers_decimal128_last_vector) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_decimal128_last_vector();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.51f57e6917ec4p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.af8541aee14d7p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.296efb7a10ed4p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.17e33094515cdp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.d0388265c77a2p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.85638946eb71ep0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.f4ee878a3e276p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -1.525719831554945127402125697381567dl;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.25d4b344ca279p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_decimal128_last_vector(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.1913f622c9efep0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.51f57e6917ec4p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.af8541aee14d7p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.296efb7a10ed4p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.17e33094515cdp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.d0388265c77a2p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.85638946eb71ep0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.f4ee878a3e276p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", _Decimal128, 16, -1.525719831554945127402125697381567dl, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.25d4b344ca279p0, a9);
}
#endif

/* sysv-3.2.3-registers-decimal128-on-stack-aligned */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_registers_decimal128_on_stack_aligned(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    _Decimal64 a9;
    _Decimal128 a10;
    double result;
    if (!sysv_3_2_3_registers_decimal128_on_stack_aligned) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_decimal128_on_stack_aligned();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.46bb6cbc0aa42p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.713a2ea7aa01bp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.07b0a77b0a0b1p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.19cdf7b1a7a4fp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.1f08e6e8649e4p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.be05c4c90626bp0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.a41694d24e666p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.4819282918414p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -1.443334595877079dd;
    conform_scribble(&a10, sizeof a10);
    a10 = -1.040672183959387771784769803465382dl;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_decimal128_on_stack_aligned(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.5f96ba64845a9p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.46bb6cbc0aa42p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.713a2ea7aa01bp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.07b0a77b0a0b1p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.19cdf7b1a7a4fp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.1f08e6e8649e4p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.be05c4c90626bp0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.a41694d24e666p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.4819282918414p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", _Decimal64, 8, -1.443334595877079dd, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", _Decimal128, 16, -1.040672183959387771784769803465382dl, a10);
}
#endif

/* sysv-3.2.3-registers-decimal-pair-after-seven */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_2_3_registers_decimal_pair_after_seven(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    struct sysv_3_2_3_registers_decimal_pair_after_seven_S a8;
    _Decimal32 a9;
    double result;
    if (!sysv_3_2_3_registers_decimal_pair_after_seven) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_decimal_pair_after_seven();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.a7403a820f432p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.d818d652d4b80p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.f6648c83d0bffp0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.f3d12aaaf23a5p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.9571b3f12bf13p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.41460530e460ep0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.c1a2bc8f92afdp0;
    conform_scribble(&a8, sizeof a8);
    a8.a = -1.817015570228936dd;
    a8.b = 1.764544195572756dd;
    conform_scribble(&a9, sizeof a9);
    a9 = -1.220071df;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_decimal_pair_after_seven(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.c3986ad821decp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.a7403a820f432p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.d818d652d4b80p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.f6648c83d0bffp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.f3d12aaaf23a5p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.9571b3f12bf13p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.41460530e460ep0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.c1a2bc8f92afdp0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call.a", _Decimal64, 8, -1.817015570228936dd, a8.a);
    CONFORM_CHECK_BYTES("argument 8 after the call.b", _Decimal64, 8, 1.764544195572756dd, a8.b);
    CONFORM_CHECK_BYTES("argument 9 after the call", _Decimal32, 4, -1.220071df, a9);
}
#endif

/* sysv-3.2.3-registers-complex-double-after-seven */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_2_3_registers_complex_double_after_seven(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    _Complex double a8;
    double a9;
    double result;
    if (!sysv_3_2_3_registers_complex_double_after_seven) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_complex_double_after_seven();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.315adddfcf315p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.be50486d73927p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.1bcba98950361p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.bd1dcdcc50c0ap0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.45ad4d2a00844p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.f20885d53079ap0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.2ae0037c343a1p0;
    conform_scribble(&a8, sizeof a8);
    __real__ a8 = -0x1.26cb1bb629d38p0;
    __imag__ a8 = 0x1.31707b8bdcec8p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.ea68a50f486c5p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_complex_double_after_seven(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.9229b57c935b0p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.315adddfcf315p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.be50486d73927p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.1bcba98950361p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.bd1dcdcc50c0ap0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.45ad4d2a00844p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.f20885d53079ap0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.2ae0037c343a1p0, a7);
    CONFORM_CHECK_BYTES("__real__ argument 8 after the call", double, 8, -0x1.26cb1bb629d38p0, __real__ a8);
    CONFORM_CHECK_BYTES("__imag__ argument 8 after the call", double, 8, 0x1.31707b8bdcec8p0, __imag__ a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.ea68a50f486c5p0, a9);
}
#endif

/* sysv-3.2.3-registers-complex-float-after-seven */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_2_3_registers_complex_float_after_seven(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    _Complex float a8;
    double a9;
    double result;
    if (!sysv_3_2_3_registers_complex_float_after_seven) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_complex_float_after_seven();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.abf7bcf0a2ab7p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.e2b306d171a5ep0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.920055389b75fp0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.5b86749568c86p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.312139da77ef8p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.d57dff6084a97p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.6a0e782fa2badp0;
    conform_scribble(&a8, sizeof a8);
    __real__ a8 = -0x1.20ac92p0f;
    __imag__ a8 = 0x1.aed8eep0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.6f3f1187341bfp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_complex_float_after_seven(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.e4b6dc098523ep0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.abf7bcf0a2ab7p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.e2b306d171a5ep0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.920055389b75fp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.5b86749568c86p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.312139da77ef8p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.d57dff6084a97p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.6a0e782fa2badp0, a7);
    CONFORM_CHECK_BYTES("__real__ argument 8 after the call", float, 4, -0x1.20ac92p0f, __real__ a8);
    CONFORM_CHECK_BYTES("__imag__ argument 8 after the call", float, 4, 0x1.aed8eep0f, __imag__ a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.6f3f1187341bfp0, a9);
}
#endif

/* sysv-3.2.3-registers-vector-16-on-stack */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_registers_vector_16_on_stack(void)
{
    bf_v4_float a1;
    bf_v4_float a2;
    bf_v4_float a3;
    bf_v4_float a4;
    bf_v4_float a5;
    bf_v4_float a6;
    bf_v4_float a7;
    bf_v4_float a8;
    long a9;
    long a10;
    long a11;
    long a12;
    long a13;
    long a14;
    long a15;
    bf_v4_float a16;
    long a17;
    bf_v4_float result;
    if (!sysv_3_2_3_registers_vector_16_on_stack) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_vector_16_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1[0] = -0x1.f67fc2p0f;
    a1[1] = 0x1.d34012p0f;
    a1[2] = -0x1.d2e5cep0f;
    a1[3] = 0x1.18de2ap0f;
    conform_scribble(&a2, sizeof a2);
    a2[0] = -0x1.8dff7ep0f;
    a2[1] = 0x1.16b5f2p0f;
    a2[2] = -0x1.39208ap0f;
    a2[3] = 0x1.f91e72p0f;
    conform_scribble(&a3, sizeof a3);
    a3[0] = -0x1.88b96ap0f;
    a3[1] = 0x1.79efa6p0f;
    a3[2] = -0x1.0cafcep0f;
    a3[3] = 0x1.43c712p0f;
    conform_scribble(&a4, sizeof a4);
    a4[0] = -0x1.f91b76p0f;
    a4[1] = 0x1.52249ap0f;
    a4[2] = -0x1.190592p0f;
    a4[3] = 0x1.1a6cd6p0f;
    conform_scribble(&a5, sizeof a5);
    a5[0] = -0x1.21f77ap0f;
    a5[1] = 0x1.0ad1fap0f;
    a5[2] = -0x1.b3eb52p0f;
    a5[3] = 0x1.f153bep0f;
    conform_scribble(&a6, sizeof a6);
    a6[0] = -0x1.6f9c5ap0f;
    a6[1] = 0x1.d44042p0f;
    a6[2] = -0x1.e37b4ap0f;
    a6[3] = 0x1.64f63ap0f;
    conform_scribble(&a7, sizeof a7);
    a7[0] = -0x1.f217dap0f;
    a7[1] = 0x1.ab2cdap0f;
    a7[2] = -0x1.187182p0f;
    a7[3] = 0x1.657eeap0f;
    conform_scribble(&a8, sizeof a8);
    a8[0] = -0x1.92f9aap0f;
    a8[1] = 0x1.38b70ep0f;
    a8[2] = -0x1.5d5252p0f;
    a8[3] = 0x1.96b0cep0f;
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x25d47c9618c61f44L - 1);
    conform_scribble(&a10, sizeof a10);
    a10 = (long)(-0x649e7f5a50aa2e24L - 1);
    conform_scribble(&a11, sizeof a11);
    a11 = (long)(-0x68119a612b91bd76L - 1);
    conform_scribble(&a12, sizeof a12);
    a12 = (long)(-0x88c19c1eb8d7216L - 1);
    conform_scribble(&a13, sizeof a13);
    a13 = (long)(-0x58efc7d46edba3b0L - 1);
    conform_scribble(&a14, sizeof a14);
    a14 = (long)(-0x51925920c89c531L - 1);
    conform_scribble(&a15, sizeof a15);
    a15 = (long)(-0x6c2a0d662e067bf0L - 1);
    conform_scribble(&a16, sizeof a16);
    a16[0] = -0x1.d22f46p0f;
    a16[1] = 0x1.64dd7ap0f;
    a16[2] = -0x1.df2e02p0f;
    a16[3] = 0x1.1a1c1ep0f;
    conform_scribble(&a17, sizeof a17);
    a17 = (long)(-0x5c4571cd757ef160L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_vector_16_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17);
    CONFORM_CHECK_BYTES("result[0]", float, 4, -0x1.6c74eep0f, result[0]);
    CONFORM_CHECK_BYTES("result[1]", float, 4, 0x1.44750ep0f, result[1]);
    CONFORM_CHECK_BYTES("result[2]", float, 4, -0x1.71ac32p0f, result[2]);
    CONFORM_CHECK_BYTES("result[3]", float, 4, 0x1.9eac5ap0f, result[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call[0]", float, 4, -0x1.f67fc2p0f, a1[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call[1]", float, 4, 0x1.d34012p0f, a1[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call[2]", float, 4, -0x1.d2e5cep0f, a1[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call[3]", float, 4, 0x1.18de2ap0f, a1[3]);
    CONFORM_CHECK_BYTES("argument 2 after the call[0]", float, 4, -0x1.8dff7ep0f, a2[0]);
    CONFORM_CHECK_BYTES("argument 2 after the call[1]", float, 4, 0x1.16b5f2p0f, a2[1]);
    CONFORM_CHECK_BYTES("argument 2 after the call[2]", float, 4, -0x1.39208ap0f, a2[2]);
    CONFORM_CHECK_BYTES("argument 2 after the call[3]", float, 4, 0x1.f91e72p0f, a2[3]);
    CONFORM_CHECK_BYTES("argument 3 after the call[0]", float, 4, -0x1.88b96ap0f, a3[0]);
    CONFORM_CHECK_BYTES("argument 3 after the call[1]", float, 4, 0x1.79efa6p0f, a3[1]);
    CONFORM_CHECK_BYTES("argument 3 after the call[2]", float, 4, -0x1.0cafcep0f, a3[2]);
    CONFORM_CHECK_BYTES("argument 3 after the call[3]", float, 4, 0x1.43c712p0f, a3[3]);
    CONFORM_CHECK_BYTES("argument 4 after the call[0]", float, 4, -0x1.f91b76p0f, a4[0]);
    CONFORM_CHECK_BYTES("argument 4 after the call[1]", float, 4, 0x1.52249ap0f, a4[1]);
    CONFORM_CHECK_BYTES("argument 4 after the call[2]", float, 4, -0x1.190592p0f, a4[2]);
    CONFORM_CHECK_BYTES("argument 4 after the call[3]", float, 4, 0x1.1a6cd6p0f, a4[3]);
    CONFORM_CHECK_BYTES("argument 5 after the call[0]", float, 4, -0x1.21f77ap0f, a5[0]);
    CONFORM_CHECK_BYTES("argument 5 after the call[1]", float, 4, 0x1.0ad1fap0f, a5[1]);
    CONFORM_CHECK_BYTES("argument 5 after the call[2]", float, 4, -0x1.b3eb52p0f, a5[2]);
    CONFORM_CHECK_BYTES("argument 5 after the call[3]", float, 4, 0x1.f153bep0f, a5[3]);
    CONFORM_CHECK_BYTES("argument 6 after the call[0]", float, 4, -0x1.6f9c5ap0f, a6[0]);
    CONFORM_CHECK_BYTES("argument 6 after the call[1]", float, 4, 0x1.d44042p0f, a6[1]);
    CONFORM_CHECK_BYTES("argument 6 after the call[2]", float, 4, -0x1.e37b4ap0f, a6[2]);
    CONFORM_CHECK_BYTES("argument 6 after the call[3]", float, 4, 0x1.64f63ap0f, a6[3]);
    CONFORM_CHECK_BYTES("argument 7 after the call[0]", float, 4, -0x1.f217dap0f, a7[0]);
    CONFORM_CHECK_BYTES("argument 7 after the call[1]", float, 4, 0x1.ab2cdap0f, a7[1]);
    CONFORM_CHECK_BYTES("argument 7 after the call[2]", float, 4, -0x1.187182p0f, a7[2]);
    CONFORM_CHECK_BYTES("argument 7 after the call[3]", float, 4, 0x1.657eeap0f, a7[3]);
    CONFORM_CHECK_BYTES("argument 8 after the call[0]", float, 4, -0x1.92f9aap0f, a8[0]);
    CONFORM_CHECK_BYTES("argument 8 after the call[1]", float, 4, 0x1.38b70ep0f, a8[1]);
    CONFORM_CHECK_BYTES("argument 8 after the call[2]", float, 4, -0x1.5d5252p0f, a8[2]);
    CONFORM_CHECK_BYTES("argument 8 after the call[3]", float, 4, 0x1.96b0cep0f, a8[3]);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x25d47c9618c61f44L - 1), a9);
    CONFORM_CHECK("argument 10 after the call", long, 8, (long)(-0x649e7f5a50aa2e24L - 1), a10);
    CONFORM_CHECK("argument 11 after the call", long, 8, (long)(-0x68119a612b91bd76L - 1), a11);
    CONFORM_CHECK("argument 12 after the call", long, 8, (long)(-0x88c19c1eb8d7216L - 1), a12);
    CONFORM_CHECK("argument 13 after the call", long, 8, (long)(-0x58efc7d46edba3b0L - 1), a13);
    CONFORM_CHECK("argument 14 after the call", long, 8, (long)(-0x51925920c89c531L - 1), a14);
    CONFORM_CHECK("argument 15 after the call", long, 8, (long)(-0x6c2a0d662e067bf0L - 1), a15);
    CONFORM_CHECK_BYTES("argument 16 after the call[0]", float, 4, -0x1.d22f46p0f, a16[0]);
    CONFORM_CHECK_BYTES("argument 16 after the call[1]", float, 4, 0x1.64dd7ap0f, a16[1]);
    CONFORM_CHECK_BYTES("argument 16 after the call[2]", float, 4, -0x1.df2e02p0f, a16[2]);
    CONFORM_CHECK_BYTES("argument 16 after the call[3]", float, 4, 0x1.1a1c1ep0f, a16[3]);
    CONFORM_CHECK("argument 17 after the call", long, 8, (long)(-0x5c4571cd757ef160L - 1), a17);
}
#endif

/* sysv-3.2.3-registers-pointer-on-stack */
static void run_sysv_3_2_3_registers_pointer_on_stack(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    void *a7;
    char *a8;
    void *result;
    if (!sysv_3_2_3_registers_pointer_on_stack) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_pointer_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x27efd5aL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x1bcb6f8eL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x6fc5c06aL;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x2d0edccaL;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x3df97d5eL;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x5b1c36bbL;
    conform_scribble(&a7, sizeof a7);
    a7 = (void *)0x4ff1c9ffe4ee0UL;
    conform_scribble(&a8, sizeof a8);
    a8 = (char *)0xcdef00748d3e0UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_pointer_on_stack(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result", unsigned long, 8, (unsigned long)(void *)0x8f1d2145e5170UL, (unsigned long)result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x27efd5aL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x1bcb6f8eL, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x6fc5c06aL, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x2d0edccaL, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x3df97d5eL, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x5b1c36bbL, a6);
    CONFORM_CHECK("argument 7 after the call", unsigned long, 8, (unsigned long)(void *)0x4ff1c9ffe4ee0UL, (unsigned long)a7);
    CONFORM_CHECK("argument 8 after the call", unsigned long, 8, (unsigned long)(char *)0xcdef00748d3e0UL, (unsigned long)a8);
}

/* sysv-3.2.3-registers-many-small-records */
static void run_sysv_3_2_3_registers_many_small_records(void)
{
    struct sysv_3_2_3_registers_many_small_records_S a1;
    struct sysv_3_2_3_registers_many_small_records_S a2;
    struct sysv_3_2_3_registers_many_small_records_S a3;
    struct sysv_3_2_3_registers_many_small_records_S a4;
    struct sysv_3_2_3_registers_many_small_records_S a5;
    struct sysv_3_2_3_registers_many_small_records_S a6;
    struct sysv_3_2_3_registers_many_small_records_S a7;
    int result;
    if (!sysv_3_2_3_registers_many_small_records) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_many_small_records();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0x3f64L;
    a1.b = (short)0x625aUL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (short)-0x4f19L;
    a2.b = (short)0x6422UL;
    conform_scribble(&a3, sizeof a3);
    a3.a = (short)-0x76b8L;
    a3.b = (short)0x7d59UL;
    conform_scribble(&a4, sizeof a4);
    a4.a = (short)-0x797dL;
    a4.b = (short)0x330cUL;
    conform_scribble(&a5, sizeof a5);
    a5.a = (short)-0x7591L;
    a5.b = (short)0x17c3UL;
    conform_scribble(&a6, sizeof a6);
    a6.a = (short)-0x1cd9L;
    a6.b = (short)0x5998UL;
    conform_scribble(&a7, sizeof a7);
    a7.a = (short)-0x5babL;
    a7.b = (short)0x23b5UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_many_small_records(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK("result", int, 4, (int)-0x553a63d3L, result);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0x3f64L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", short, 2, (short)0x625aUL, a1.b);
    CONFORM_CHECK("argument 2 after the call.a", short, 2, (short)-0x4f19L, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", short, 2, (short)0x6422UL, a2.b);
    CONFORM_CHECK("argument 3 after the call.a", short, 2, (short)-0x76b8L, a3.a);
    CONFORM_CHECK("argument 3 after the call.b", short, 2, (short)0x7d59UL, a3.b);
    CONFORM_CHECK("argument 4 after the call.a", short, 2, (short)-0x797dL, a4.a);
    CONFORM_CHECK("argument 4 after the call.b", short, 2, (short)0x330cUL, a4.b);
    CONFORM_CHECK("argument 5 after the call.a", short, 2, (short)-0x7591L, a5.a);
    CONFORM_CHECK("argument 5 after the call.b", short, 2, (short)0x17c3UL, a5.b);
    CONFORM_CHECK("argument 6 after the call.a", short, 2, (short)-0x1cd9L, a6.a);
    CONFORM_CHECK("argument 6 after the call.b", short, 2, (short)0x5998UL, a6.b);
    CONFORM_CHECK("argument 7 after the call.a", short, 2, (short)-0x5babL, a7.a);
    CONFORM_CHECK("argument 7 after the call.b", short, 2, (short)0x23b5UL, a7.b);
}

/* sysv-3.2.3-registers-fifteen-mixed */
static void run_sysv_3_2_3_registers_fifteen_mixed(void)
{
    char a1;
    float a2;
    struct sysv_3_2_3_registers_fifteen_mixed_S a3;
    double a4;
    struct sysv_3_2_3_registers_fifteen_mixed_T a5;
    long a6;
    short a7;
    struct sysv_3_2_3_registers_fifteen_mixed_T a8;
    int a9;
    struct sysv_3_2_3_registers_fifteen_mixed_S a10;
    float a11;
    struct sysv_3_2_3_registers_fifteen_mixed_T a12;
    long a13;
    struct sysv_3_2_3_registers_fifteen_mixed_S a14;
    double a15;
    double result;
    if (!sysv_3_2_3_registers_fifteen_mixed) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_registers_fifteen_mixed();
    conform_scribble(&a1, sizeof a1);
    a1 = (char)-0x15L;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.51bd46p0f;
    conform_scribble(&a3, sizeof a3);
    a3.a = (int)-0x111677afL;
    a3.b = 0x1.f38ffap0f;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.97672fd2b1b72p0;
    conform_scribble(&a5, sizeof a5);
    a5.x = -0x1.e6913f3c46de9p0;
    a5.y = 0x1.c82d6ep0f;
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x2fae92dfe1a97d5bL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (short)-0x5182L;
    conform_scribble(&a8, sizeof a8);
    a8.x = -0x1.6d3a24811bacep0;
    a8.y = 0x1.caed82p0f;
    conform_scribble(&a9, sizeof a9);
    a9 = (int)-0x5cfb945dL;
    conform_scribble(&a10, sizeof a10);
    a10.a = (int)-0x3005900bL;
    a10.b = 0x1.b14a7ap0f;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.f97796p0f;
    conform_scribble(&a12, sizeof a12);
    a12.x = -0x1.8d4e27aaf0947p0;
    a12.y = 0x1.b38582p0f;
    conform_scribble(&a13, sizeof a13);
    a13 = (long)(-0x68fe84e35898d97bL - 1);
    conform_scribble(&a14, sizeof a14);
    a14.a = (int)-0x30416fb2L;
    a14.b = 0x1.414506p0f;
    conform_scribble(&a15, sizeof a15);
    a15 = -0x1.b395dc408bf57p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_registers_fifteen_mixed(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.66e4639594f4bp0, result);
    CONFORM_CHECK("argument 1 after the call", char, 1, (char)-0x15L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", float, 4, -0x1.51bd46p0f, a2);
    CONFORM_CHECK("argument 3 after the call.a", int, 4, (int)-0x111677afL, a3.a);
    CONFORM_CHECK_BYTES("argument 3 after the call.b", float, 4, 0x1.f38ffap0f, a3.b);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.97672fd2b1b72p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call.x", double, 8, -0x1.e6913f3c46de9p0, a5.x);
    CONFORM_CHECK_BYTES("argument 5 after the call.y", float, 4, 0x1.c82d6ep0f, a5.y);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x2fae92dfe1a97d5bL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", short, 2, (short)-0x5182L, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call.x", double, 8, -0x1.6d3a24811bacep0, a8.x);
    CONFORM_CHECK_BYTES("argument 8 after the call.y", float, 4, 0x1.caed82p0f, a8.y);
    CONFORM_CHECK("argument 9 after the call", int, 4, (int)-0x5cfb945dL, a9);
    CONFORM_CHECK("argument 10 after the call.a", int, 4, (int)-0x3005900bL, a10.a);
    CONFORM_CHECK_BYTES("argument 10 after the call.b", float, 4, 0x1.b14a7ap0f, a10.b);
    CONFORM_CHECK_BYTES("argument 11 after the call", float, 4, -0x1.f97796p0f, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call.x", double, 8, -0x1.8d4e27aaf0947p0, a12.x);
    CONFORM_CHECK_BYTES("argument 12 after the call.y", float, 4, 0x1.b38582p0f, a12.y);
    CONFORM_CHECK("argument 13 after the call", long, 8, (long)(-0x68fe84e35898d97bL - 1), a13);
    CONFORM_CHECK("argument 14 after the call.a", int, 4, (int)-0x30416fb2L, a14.a);
    CONFORM_CHECK_BYTES("argument 14 after the call.b", float, 4, 0x1.414506p0f, a14.b);
    CONFORM_CHECK_BYTES("argument 15 after the call", double, 8, -0x1.b395dc408bf57p0, a15);
}

/* sysv-3.2.3-result-sret-takes-rdi */
static void run_sysv_3_2_3_result_sret_takes_rdi(void)
{
    int a1;
    int a2;
    struct sysv_3_2_3_result_sret_takes_rdi_S result;
    if (!sysv_3_2_3_result_sret_takes_rdi) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_sret_takes_rdi();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x567f38d1L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x4f7d2fe4L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_sret_takes_rdi(a1, a2);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x7ae0161cd0121536L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x7ea675ad6dfe0f06UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x65c26b07462b63ccL - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x567f38d1L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x4f7d2fe4L, a2);
}

/* sysv-3.2.3-result-sret-sixth-integer */
static void run_sysv_3_2_3_result_sret_sixth_integer(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    struct sysv_3_2_3_result_sret_sixth_integer_S result;
    if (!sysv_3_2_3_result_sret_sixth_integer) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_sret_sixth_integer();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x1cbb044d2cae924L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x2f8ee3f3ff027e92L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x26e5cbf6b27bf970L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x6b9bb19c6d850651L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x380c93e3ba2a003dL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x40b06b81d3d7a2cL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_sret_sixth_integer(a1, a2, a3, a4, a5, a6);
    CONFORM_CHECK("result.a", long, 8, (long)(-0xeb81418d530640dL - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x3549ffdeb0232d45UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x7f92141f8a06a237L - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x1cbb044d2cae924L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x2f8ee3f3ff027e92L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x26e5cbf6b27bf970L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x6b9bb19c6d850651L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x380c93e3ba2a003dL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x40b06b81d3d7a2cL - 1), a6);
}

/* sysv-3.2.3-result-sret-and-memory-argument */
static void run_sysv_3_2_3_result_sret_and_memory_argument(void)
{
    struct sysv_3_2_3_result_sret_and_memory_argument_S a1;
    double a2;
    struct sysv_3_2_3_result_sret_and_memory_argument_S result;
    if (!sysv_3_2_3_result_sret_and_memory_argument) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_sret_and_memory_argument();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.f1ff1e5b0c69ap0;
    a1.b = 0x1.0e3a457b3110fp0;
    a1.c = -0x1.33a2336e1de16p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.4a70cde272edbp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_sret_and_memory_argument(a1, a2);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.6975d1f4412b6p0, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.024930c9fa259p0, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.aa48cd855cda6p0, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.f1ff1e5b0c69ap0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.0e3a457b3110fp0, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.33a2336e1de16p0, a1.c);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.4a70cde272edbp0, a2);
}

/* sysv-3.2.3-result-int-sse */
static void run_sysv_3_2_3_result_int_sse(void)
{
    struct sysv_3_2_3_result_int_sse_S result;
    if (!sysv_3_2_3_result_int_sse) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_int_sse();
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_int_sse();
    CONFORM_CHECK("result.a", long, 8, (long)(-0x3ae072db97485657L - 1), result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.367ac07493d41p0, result.b);
}

/* sysv-3.2.3-result-sse-int */
static void run_sysv_3_2_3_result_sse_int(void)
{
    struct sysv_3_2_3_result_sse_int_S result;
    if (!sysv_3_2_3_result_sse_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_sse_int();
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_sse_int();
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.6efcc3433e24dp0, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x7bf7ae3b70eb6b74UL, result.b);
}

/* sysv-3.2.3-result-two-int */
static void run_sysv_3_2_3_result_two_int(void)
{
    struct sysv_3_2_3_result_two_int_S result;
    if (!sysv_3_2_3_result_two_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_two_int();
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_two_int();
    CONFORM_CHECK("result.a", long, 8, (long)(-0x37aa85ecab0e67c7L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x19ae726260a5a0c0UL, result.b);
}

/* sysv-3.2.3-result-two-sse */
static void run_sysv_3_2_3_result_two_sse(void)
{
    struct sysv_3_2_3_result_two_sse_S result;
    if (!sysv_3_2_3_result_two_sse) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_two_sse();
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_two_sse();
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.c1051a220136ep0, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.14745a45ceb35p0, result.b);
}

/* sysv-3.2.3-result-float-pair */
static void run_sysv_3_2_3_result_float_pair(void)
{
    struct sysv_3_2_3_result_float_pair_S result;
    if (!sysv_3_2_3_result_float_pair) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_float_pair();
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_float_pair();
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.c7c36ap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.33a1aep0f, result.b);
}

/* sysv-3.2.3-result-packed-in-memory */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_result_packed_in_memory(void)
{
    int a1;
    struct sysv_3_2_3_result_packed_in_memory_S result;
    if (!sysv_3_2_3_result_packed_in_memory) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_packed_in_memory();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x48e5bf26L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_packed_in_memory(a1);
    CONFORM_CHECK("result.a", char, 1, (char)-0x7fL, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x43b1a8a3b909e36dUL, result.b);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x48e5bf26L, a1);
}
#endif

/* sysv-3.2.3-result-x87-record */
static void run_sysv_3_2_3_result_x87_record(void)
{
    int a1;
    struct sysv_3_2_3_result_x87_record_S result;
    if (!sysv_3_2_3_result_x87_record) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_x87_record();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x4fec5a2L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_x87_record(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 10, -((long double)0x1.974aab13e7c8p0 + (long double)0x0.c1d2p-48), result.a);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x4fec5a2L, a1);
}

/* sysv-3.2.3-result-empty */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_result_empty(void)
{
    int a1;
    struct sysv_3_2_3_result_empty_S result;
    if (!sysv_3_2_3_result_empty) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_empty();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x5c20b758L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_empty(a1);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x5c20b758L, a1);
}
#endif

/* sysv-3.2.3-result-array-in-record */
static void run_sysv_3_2_3_result_array_in_record(void)
{
    int a1;
    struct sysv_3_2_3_result_array_in_record_S result;
    if (!sysv_3_2_3_result_array_in_record) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_array_in_record();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3409412fL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_array_in_record(a1);
    CONFORM_CHECK("result.m[0]", int, 4, (int)-0x5b7974a0L, result.m[0]);
    CONFORM_CHECK("result.m[1]", int, 4, (int)0x38be344fUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", int, 4, (int)-0x16c4fb0L, result.m[2]);
    CONFORM_CHECK("result.m[3]", int, 4, (int)0x741d0acbUL, result.m[3]);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3409412fL, a1);
}

/* sysv-3.2.3-result-void */
static void run_sysv_3_2_3_result_void(void)
{
    int a1;
    double a2;
    if (!sysv_3_2_3_result_void) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_void();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x182761e3L;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.42323030180f7p0;
    sysv_3_2_3_result_void(a1, a2);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x182761e3L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.42323030180f7p0, a2);
}

/* sysv-3.2.3-result-vector-pair-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_result_vector_pair_8(void)
{
    int a1;
    struct sysv_3_2_3_result_vector_pair_8_S result;
    if (!sysv_3_2_3_result_vector_pair_8) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_vector_pair_8();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x55c9522cL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_vector_pair_8(a1);
    CONFORM_CHECK("result.a[0]", short, 2, (short)-0x74daL, result.a[0]);
    CONFORM_CHECK("result.a[1]", short, 2, (short)0xf22UL, result.a[1]);
    CONFORM_CHECK("result.a[2]", short, 2, (short)-0x3e5cL, result.a[2]);
    CONFORM_CHECK("result.a[3]", short, 2, (short)0x7a11UL, result.a[3]);
    CONFORM_CHECK("result.b[0]", short, 2, (short)-0x59b3L, result.b[0]);
    CONFORM_CHECK("result.b[1]", short, 2, (short)0x39f2UL, result.b[1]);
    CONFORM_CHECK("result.b[2]", short, 2, (short)-0x561aL, result.b[2]);
    CONFORM_CHECK("result.b[3]", short, 2, (short)0x72f6UL, result.b[3]);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x55c9522cL, a1);
}
#endif

/* sysv-3.2.3-result-aligned-result */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_result_aligned_result(void)
{
    int a1;
    struct sysv_3_2_3_result_aligned_result_S result;
    if (!sysv_3_2_3_result_aligned_result) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_result_aligned_result();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x41951e0fL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_result_aligned_result(a1);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x5560746d660a5024L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x465056436a10d0d0UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x3acac50e65cf8fdaL - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x41951e0fL, a1);
}
#endif

/* sysv-3.2.3-empty-argument */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_empty_argument(void)
{
    int a1;
    struct sysv_3_2_3_empty_argument_E a2;
    int a3;
    int result;
    if (!sysv_3_2_3_empty_argument) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_empty_argument();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2e95f120L;
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x3974b61aL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_empty_argument(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0xbad4aL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2e95f120L, a1);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x3974b61aL, a3);
}
#endif

/* sysv-3.2.3-empty-nested */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_empty_nested(void)
{
    double a1;
    struct sysv_3_2_3_empty_nested_S a2;
    double a3;
    int result;
    if (!sysv_3_2_3_empty_nested) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_empty_nested();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.ef7f6a81e6662p0;
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.fa2631ded42f2p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_empty_nested(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x6a1da88bL, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.ef7f6a81e6662p0, a1);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.fa2631ded42f2p0, a3);
}
#endif

/* sysv-3.2.3-empty-beside-float */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_empty_beside_float(void)
{
    struct sysv_3_2_3_empty_beside_float_S a1;
    struct sysv_3_2_3_empty_beside_float_S result;
    if (!sysv_3_2_3_empty_beside_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_empty_beside_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.8ced4ap0f;
    a1.b = 0x1.5b269ep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_empty_beside_float(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.2cebe2p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.5bc362p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.8ced4ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.5b269ep0f, a1.b);
}
#endif

/* sysv-3.2.3-empty-second-eightbyte-padding */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_empty_second_eightbyte_padding(void)
{
    struct sysv_3_2_3_empty_second_eightbyte_padding_S a1;
    long a2;
    long result;
    if (!sysv_3_2_3_empty_second_eightbyte_padding) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_empty_second_eightbyte_padding();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0xc36ec7b4509a02dL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x4cc171ff2db182eL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_empty_second_eightbyte_padding(a1, a2);
    CONFORM_CHECK("result", long, 8, (long)(-0x7c0083b5f1bec912L - 1), result);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0xc36ec7b4509a02dL - 1), a1.a);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x4cc171ff2db182eL - 1), a2);
}
#endif

/* sysv-3.2.3-empty-over-aligned-member-padding */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_empty_over_aligned_member_padding(void)
{
    struct sysv_3_2_3_empty_over_aligned_member_padding_S a1;
    double a2;
    double result;
    if (!sysv_3_2_3_empty_over_aligned_member_padding) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_empty_over_aligned_member_padding();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.5ce1649e92631p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.e8692208ea5c8p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_empty_over_aligned_member_padding(a1, a2);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.d2c1331581783p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.5ce1649e92631p0, a1.a);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.e8692208ea5c8p0, a2);
}
#endif

/* sysv-3.2.3-empty-unnamed-bits-alone */
static void run_sysv_3_2_3_empty_unnamed_bits_alone(void)
{
    struct sysv_3_2_3_empty_unnamed_bits_alone_S a1;
    long a2;
    long result;
    if (!sysv_3_2_3_empty_unnamed_bits_alone) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_empty_unnamed_bits_alone();
    conform_scribble(&a1, sizeof a1);
    a1.d = -0x1.9b01cf86c9e1cp0;
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x5f599f26befc643fL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_empty_unnamed_bits_alone(a1, a2);
    CONFORM_CHECK("result", long, 8, (long)(-0x678d418741db1fL - 1), result);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", double, 8, -0x1.9b01cf86c9e1cp0, a1.d);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x5f599f26befc643fL - 1), a2);
}

/* sysv-3.2.3-empty-unnamed-bits-beside-float */
static void run_sysv_3_2_3_empty_unnamed_bits_beside_float(void)
{
    struct sysv_3_2_3_empty_unnamed_bits_beside_float_S a1;
    int a2;
    double result;
    if (!sysv_3_2_3_empty_unnamed_bits_beside_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_empty_unnamed_bits_beside_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.56a372p0f;
    a1.d = 0x1.563ee83ba950fp0;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x191dd891L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_empty_unnamed_bits_beside_float(a1, a2);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.3b853e596eb64p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.56a372p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", double, 8, 0x1.563ee83ba950fp0, a1.d);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x191dd891L, a2);
}

/* sysv-3.2.3-empty-zero-width-between-floats */
static void run_sysv_3_2_3_empty_zero_width_between_floats(void)
{
    struct sysv_3_2_3_empty_zero_width_between_floats_S a1;
    struct sysv_3_2_3_empty_zero_width_between_floats_S result;
    if (!sysv_3_2_3_empty_zero_width_between_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_empty_zero_width_between_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.8454b2p0f;
    a1.b = 0x1.fc22c2p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_empty_zero_width_between_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.c768f6p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.18d58ap0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.8454b2p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.fc22c2p0f, a1.b);
}

/* sysv-3.2.3-empty-flexible-array */
static void run_sysv_3_2_3_empty_flexible_array(void)
{
    struct sysv_3_2_3_empty_flexible_array_S a1;
    int a2;
    int result;
    if (!sysv_3_2_3_empty_flexible_array) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_empty_flexible_array();
    conform_scribble(&a1, sizeof a1);
    a1.n = (int)-0x2aa2f08dL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x50c5d763L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_empty_flexible_array(a1, a2);
    CONFORM_CHECK("result", int, 4, (int)-0x19838ab1L, result);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)-0x2aa2f08dL, a1.n);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x50c5d763L, a2);
}

/* sysv-3.5.7-ints */
static void run_sysv_3_5_7_ints(void)
{
    int a1;
    int a2;
    long a3;
    unsigned int a4;
    int result;
    if (!sysv_3_5_7_ints) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_ints();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x5754e04aL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x3e78a1eL;
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x28110d2fae02ba65L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (unsigned int)0x8cb95f17UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_ints(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0x29b0fb50L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x5754e04aL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x3e78a1eL, a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x28110d2fae02ba65L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", unsigned int, 4, (unsigned int)0x8cb95f17UL, a4);
}

/* sysv-3.5.7-doubles */
static void run_sysv_3_5_7_doubles(void)
{
    int a1;
    double a2;
    double a3;
    int result;
    if (!sysv_3_5_7_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3ee8f6d6L;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.31632f7c70d42p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.3d135a55c6becp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_doubles(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x4bf5ed76L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3ee8f6d6L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.31632f7c70d42p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.3d135a55c6becp0, a3);
}

/* sysv-3.5.7-named-doubles-count */
static void run_sysv_3_5_7_named_doubles_count(void)
{
    double a1;
    int a2;
    double a3;
    int a4;
    double result;
    if (!sysv_3_5_7_named_doubles_count) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_named_doubles_count();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.f2d35835cea82p0;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x63f3fda7L;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.61c34d49e5bf7p0;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x4b423f32L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_named_doubles_count(a1, a2, a3, a4);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.50c6787daaa86p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.f2d35835cea82p0, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x63f3fda7L, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.61c34d49e5bf7p0, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x4b423f32L, a4);
}

/* sysv-3.5.7-ten-doubles */
static void run_sysv_3_5_7_ten_doubles(void)
{
    int a1;
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
    if (!sysv_3_5_7_ten_doubles) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_ten_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x64f89fbL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.8744440ea0292p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.1785719a8c972p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.324bdf5bb26a2p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.6ca9fbf3521a7p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.07e6d2dc9d82ap0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.9e31156b307bep0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.48d877b8c7922p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.4a16ae71d82c3p0;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.e01c10dea6664p0;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.6c79c547c1f6fp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_ten_doubles(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x5a142b08L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x64f89fbL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.8744440ea0292p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.1785719a8c972p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.324bdf5bb26a2p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.6ca9fbf3521a7p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.07e6d2dc9d82ap0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.9e31156b307bep0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.48d877b8c7922p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.4a16ae71d82c3p0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.e01c10dea6664p0, a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.6c79c547c1f6fp0, a11);
}

/* sysv-3.5.7-eight-ints */
static void run_sysv_3_5_7_eight_ints(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    long a7;
    int a8;
    long a9;
    int result;
    if (!sysv_3_5_7_eight_ints) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_eight_ints();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2ce441f6L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x3ba23d59L;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x1a6d80ccL;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0xae7f2bL;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x1c2ba98L;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x588f412aL;
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x28ae30c0a3524616L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (int)-0x3701e38L;
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x1d5e7fe431c57d49L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_eight_ints(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", int, 4, (int)-0x11f68a22L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2ce441f6L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x3ba23d59L, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x1a6d80ccL, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0xae7f2bL, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x1c2ba98L, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x588f412aL, a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x28ae30c0a3524616L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", int, 4, (int)-0x3701e38L, a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x1d5e7fe431c57d49L - 1), a9);
}

/* sysv-3.5.7-mixed */
static void run_sysv_3_5_7_mixed(void)
{
    int a1;
    double a2;
    int a3;
    double a4;
    long a5;
    double a6;
    int result;
    if (!sysv_3_5_7_mixed) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_mixed();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2a3ac86eL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.155308bfefb4ap0;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x2750555dL;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.9eb8d4a52e7a0p0;
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x4385d877a4da60c5L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.51b8859c2c5a9p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_mixed(a1, a2, a3, a4, a5, a6);
    CONFORM_CHECK("result", int, 4, (int)-0x26eea69bL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2a3ac86eL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.155308bfefb4ap0, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x2750555dL, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.9eb8d4a52e7a0p0, a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x4385d877a4da60c5L - 1), a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.51b8859c2c5a9p0, a6);
}

/* sysv-3.5.7-pointer */
static void run_sysv_3_5_7_pointer(void)
{
    char *a1;
    void *a2;
    char *a3;
    int result;
    if (!sysv_3_5_7_pointer) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_pointer();
    conform_scribble(&a1, sizeof a1);
    a1 = (char *)0xa04345e5d4ea0UL;
    conform_scribble(&a2, sizeof a2);
    a2 = (void *)0xce714cdc10f00UL;
    conform_scribble(&a3, sizeof a3);
    a3 = (char *)0xe9d64218c2b00UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_pointer(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x7276454bL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(char *)0xa04345e5d4ea0UL, (unsigned long)a1);
    CONFORM_CHECK("argument 2 after the call", unsigned long, 8, (unsigned long)(void *)0xce714cdc10f00UL, (unsigned long)a2);
    CONFORM_CHECK("argument 3 after the call", unsigned long, 8, (unsigned long)(char *)0xe9d64218c2b00UL, (unsigned long)a3);
}

/* sysv-3.5.7-long-double */
static void run_sysv_3_5_7_long_double(void)
{
    int a1;
    long double a2;
    int a3;
    long double a4;
    int result;
    if (!sysv_3_5_7_long_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_long_double();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x5a9bb512L;
    conform_scribble(&a2, sizeof a2);
    a2 = -((long double)0x1.ff11141c6ae5p0 + (long double)0x0.cd62p-48);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x3c670e44L;
    conform_scribble(&a4, sizeof a4);
    a4 = -((long double)0x1.88c47bf2ac59p0 + (long double)0x0.2bd2p-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_long_double(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0x51133083L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x5a9bb512L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", long double, 10, -((long double)0x1.ff11141c6ae5p0 + (long double)0x0.cd62p-48), a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x3c670e44L, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", long double, 10, -((long double)0x1.88c47bf2ac59p0 + (long double)0x0.2bd2p-48), a4);
}

/* sysv-3.5.7-record-int */
static void run_sysv_3_5_7_record_int(void)
{
    int a1;
    struct sysv_3_5_7_record_int_S a2;
    int a3;
    int result;
    if (!sysv_3_5_7_record_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_record_int();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x257bed94L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x44aef99093f3f4dcL - 1);
    a2.b = (int)0x622cdb8dUL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x67f6973fL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_record_int(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x7016dc47L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x257bed94L, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x44aef99093f3f4dcL - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", int, 4, (int)0x622cdb8dUL, a2.b);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x67f6973fL, a3);
}

/* sysv-3.5.7-record-mixed */
static void run_sysv_3_5_7_record_mixed(void)
{
    int a1;
    struct sysv_3_5_7_record_mixed_S a2;
    struct sysv_3_5_7_record_mixed_S a3;
    double a4;
    int result;
    if (!sysv_3_5_7_record_mixed) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_record_mixed();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x501842c0L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (int)-0x1bfc13eaL;
    a2.b = 0x1.064f098b827adp0;
    conform_scribble(&a3, sizeof a3);
    a3.a = (int)-0x2bf210eaL;
    a3.b = 0x1.fbabbecbbb572p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.02d5506d63af9p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_record_mixed(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0x4efed398L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x501842c0L, a1);
    CONFORM_CHECK("argument 2 after the call.a", int, 4, (int)-0x1bfc13eaL, a2.a);
    CONFORM_CHECK_BYTES("argument 2 after the call.b", double, 8, 0x1.064f098b827adp0, a2.b);
    CONFORM_CHECK("argument 3 after the call.a", int, 4, (int)-0x2bf210eaL, a3.a);
    CONFORM_CHECK_BYTES("argument 3 after the call.b", double, 8, 0x1.fbabbecbbb572p0, a3.b);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.02d5506d63af9p0, a4);
}

/* sysv-3.5.7-record-floats */
static void run_sysv_3_5_7_record_floats(void)
{
    int a1;
    struct sysv_3_5_7_record_floats_S a2;
    double a3;
    int result;
    if (!sysv_3_5_7_record_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_record_floats();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x42f3d5b8L;
    conform_scribble(&a2, sizeof a2);
    a2.a = -0x1.bcbe5ap0f;
    a2.b = 0x1.c221c2p0f;
    a2.c = -0x1.7b173ap0f;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.5a559ec776031p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_record_floats(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x9e0bddL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x42f3d5b8L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call.a", float, 4, -0x1.bcbe5ap0f, a2.a);
    CONFORM_CHECK_BYTES("argument 2 after the call.b", float, 4, 0x1.c221c2p0f, a2.b);
    CONFORM_CHECK_BYTES("argument 2 after the call.c", float, 4, -0x1.7b173ap0f, a2.c);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.5a559ec776031p0, a3);
}

/* sysv-3.5.7-record-memory */
static void run_sysv_3_5_7_record_memory(void)
{
    int a1;
    struct sysv_3_5_7_record_memory_S a2;
    int a3;
    int result;
    if (!sysv_3_5_7_record_memory) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_record_memory();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x438b085eL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x5e6f99e92c1ba43bL - 1);
    a2.b = (long)0x2f20b19ac6bdb873UL;
    a2.c = (long)(-0x3c925a9ea7d36c5bL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x2ef6fbbaL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_record_memory(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x351dd05eL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x438b085eL, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x5e6f99e92c1ba43bL - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x2f20b19ac6bdb873UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", long, 8, (long)(-0x3c925a9ea7d36c5bL - 1), a2.c);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x2ef6fbbaL, a3);
}

/* sysv-3.5.7-record-does-not-fit */
static void run_sysv_3_5_7_record_does_not_fit(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    struct sysv_3_5_7_record_does_not_fit_S a6;
    long a7;
    int result;
    if (!sysv_3_5_7_record_does_not_fit) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_record_does_not_fit();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x582c889eL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0xcd40bc1L;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x73f75806L;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x43ad0f7eL;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x6861e4e1L;
    conform_scribble(&a6, sizeof a6);
    a6.a = (long)(-0x2271877fdc6fc6b5L - 1);
    a6.b = (long)0xaef54d6afb6895dUL;
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x50a3b559cefa1b8cL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_record_does_not_fit(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK("result", int, 4, (int)-0x13c67373L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x582c889eL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0xcd40bc1L, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x73f75806L, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x43ad0f7eL, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x6861e4e1L, a5);
    CONFORM_CHECK("argument 6 after the call.a", long, 8, (long)(-0x2271877fdc6fc6b5L - 1), a6.a);
    CONFORM_CHECK("argument 6 after the call.b", long, 8, (long)0xaef54d6afb6895dUL, a6.b);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x50a3b559cefa1b8cL - 1), a7);
}

/* sysv-3.5.7-record-three-chars */
static void run_sysv_3_5_7_record_three_chars(void)
{
    int a1;
    struct sysv_3_5_7_record_three_chars_S a2;
    struct sysv_3_5_7_record_three_chars_S a3;
    int result;
    if (!sysv_3_5_7_record_three_chars) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_record_three_chars();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x65fd0763L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)-0x41L;
    a2.b = (char)0x64UL;
    a2.c = (char)-0x14L;
    conform_scribble(&a3, sizeof a3);
    a3.a = (char)-0x31L;
    a3.b = (char)0xfUL;
    a3.c = (char)-0x41L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_record_three_chars(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x553c1ad3L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x65fd0763L, a1);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)-0x41L, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", char, 1, (char)0x64UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", char, 1, (char)-0x14L, a2.c);
    CONFORM_CHECK("argument 3 after the call.a", char, 1, (char)-0x31L, a3.a);
    CONFORM_CHECK("argument 3 after the call.b", char, 1, (char)0xfUL, a3.b);
    CONFORM_CHECK("argument 3 after the call.c", char, 1, (char)-0x41L, a3.c);
}

/* sysv-3.5.7-record-union */
static void run_sysv_3_5_7_record_union(void)
{
    int a1;
    union sysv_3_5_7_record_union_U a2;
    double a3;
    int result;
    if (!sysv_3_5_7_record_union) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_record_union();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0xe7fa982L;
    conform_scribble(&a2, sizeof a2);
    a2.d = -0x1.74138eebd0bd8p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.440359cc25314p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_record_union(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x1859713eL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0xe7fa982L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call.d", double, 8, -0x1.74138eebd0bd8p0, a2.d);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.440359cc25314p0, a3);
}

/* sysv-3.5.7-record-long-double */
static void run_sysv_3_5_7_record_long_double(void)
{
    int a1;
    int a2;
    struct sysv_3_5_7_record_long_double_S a3;
    int result;
    if (!sysv_3_5_7_record_long_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_record_long_double();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x7a0573ebL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x60905e87L;
    conform_scribble(&a3, sizeof a3);
    a3.a = -((long double)0x1.c47e335158adp0 + (long double)0x0.dc46p-48);
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_record_long_double(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x17f02866L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x7a0573ebL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x60905e87L, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call.a", long double, 10, -((long double)0x1.c47e335158adp0 + (long double)0x0.dc46p-48), a3.a);
}

/* sysv-3.5.7-complex-double */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_5_7_complex_double(void)
{
    int a1;
    _Complex double a2;
    double a3;
    int result;
    if (!sysv_3_5_7_complex_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_complex_double();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x5bb76baaL;
    conform_scribble(&a2, sizeof a2);
    __real__ a2 = -0x1.39f1bffaef941p0;
    __imag__ a2 = 0x1.31438482c7b1dp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.ed02058f6bbc4p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_complex_double(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x4d1f2c9eL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x5bb76baaL, a1);
    CONFORM_CHECK_BYTES("__real__ argument 2 after the call", double, 8, -0x1.39f1bffaef941p0, __real__ a2);
    CONFORM_CHECK_BYTES("__imag__ argument 2 after the call", double, 8, 0x1.31438482c7b1dp0, __imag__ a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.ed02058f6bbc4p0, a3);
}
#endif

/* sysv-3.5.7-complex-float */
#if CONFORM_HAS_COMPLEX
static void run_sysv_3_5_7_complex_float(void)
{
    int a1;
    _Complex float a2;
    int a3;
    int result;
    if (!sysv_3_5_7_complex_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_complex_float();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x7333c07dL;
    conform_scribble(&a2, sizeof a2);
    __real__ a2 = -0x1.219e16p0f;
    __imag__ a2 = 0x1.32330ep0f;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x1fa6ea83L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_complex_float(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x7ef11134L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x7333c07dL, a1);
    CONFORM_CHECK_BYTES("__real__ argument 2 after the call", float, 4, -0x1.219e16p0f, __real__ a2);
    CONFORM_CHECK_BYTES("__imag__ argument 2 after the call", float, 4, 0x1.32330ep0f, __imag__ a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x1fa6ea83L, a3);
}
#endif

/* sysv-3.5.7-int128 */
#if CONFORM_HAS_INT128
static void run_sysv_3_5_7_int128(void)
{
    int a1;
    __int128 a2;
    long a3;
    int result;
    if (!sysv_3_5_7_int128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x71aebdcL;
    conform_scribble(&a2, sizeof a2);
    a2 = (__int128)~(__int128)(((unsigned __int128)0x264f9a2c4e729db3UL << 64 | 0x802a71d68764657cUL));
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x175d5c02d127d83eL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_int128(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x2655faeaL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x71aebdcL, a1);
    CONFORM_CHECK("argument 2 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x264f9a2c4e729db3UL << 64 | 0x802a71d68764657cUL)), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x175d5c02d127d83eL - 1), a3);
}
#endif

/* sysv-3.5.7-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_5_7_vector_16(void)
{
    int a1;
    bf_v4_float a2;
    double a3;
    bf_v4_float a4;
    int result;
    if (!sysv_3_5_7_vector_16) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_vector_16();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x46511153L;
    conform_scribble(&a2, sizeof a2);
    a2[0] = -0x1.448a96p0f;
    a2[1] = 0x1.b9a116p0f;
    a2[2] = -0x1.14512ap0f;
    a2[3] = 0x1.35bbcap0f;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.a28db53a69a79p0;
    conform_scribble(&a4, sizeof a4);
    a4[0] = -0x1.f5407ep0f;
    a4[1] = 0x1.6192cap0f;
    a4[2] = -0x1.ad138ap0f;
    a4[3] = 0x1.05a576p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_vector_16(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0x68c30e3cL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x46511153L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call[0]", float, 4, -0x1.448a96p0f, a2[0]);
    CONFORM_CHECK_BYTES("argument 2 after the call[1]", float, 4, 0x1.b9a116p0f, a2[1]);
    CONFORM_CHECK_BYTES("argument 2 after the call[2]", float, 4, -0x1.14512ap0f, a2[2]);
    CONFORM_CHECK_BYTES("argument 2 after the call[3]", float, 4, 0x1.35bbcap0f, a2[3]);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.a28db53a69a79p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call[0]", float, 4, -0x1.f5407ep0f, a4[0]);
    CONFORM_CHECK_BYTES("argument 4 after the call[1]", float, 4, 0x1.6192cap0f, a4[1]);
    CONFORM_CHECK_BYTES("argument 4 after the call[2]", float, 4, -0x1.ad138ap0f, a4[2]);
    CONFORM_CHECK_BYTES("argument 4 after the call[3]", float, 4, 0x1.05a576p0f, a4[3]);
}
#endif

/* sysv-3.5.7-sret */
static void run_sysv_3_5_7_sret(void)
{
    int a1;
    int a2;
    double a3;
    struct sysv_3_5_7_sret_S result;
    if (!sysv_3_5_7_sret) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_sret();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x6bb609bL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x2552eac6L;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.d6691c2e97d7cp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_sret(a1, a2, a3);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x78eb4187c7bb345eL - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x5049796728a8b780UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x264bbe14832dfbdL - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x6bb609bL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x2552eac6L, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.d6691c2e97d7cp0, a3);
}

/* sysv-3.5.7-packed */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_5_7_packed(void)
{
    int a1;
    struct sysv_3_5_7_packed_S a2;
    int a3;
    int result;
    if (!sysv_3_5_7_packed) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_packed();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3c4b031aL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)-0x58L;
    a2.b = (int)0x63c3f358UL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x418d5705L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_packed(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x6d4c2b02L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3c4b031aL, a1);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)-0x58L, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", int, 4, (int)0x63c3f358UL, a2.b);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x418d5705L, a3);
}
#endif

/* sysv-3.5.7-nine-named */
static void run_sysv_3_5_7_nine_named(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    int a7;
    int a8;
    int a9;
    double a10;
    int result;
    if (!sysv_3_5_7_nine_named) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_nine_named();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x29d58f8aL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x2e7e9ecL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x400f4a46L;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x18c90f38L;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x48c2cadbL;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x456c37ddL;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x1d88e048L;
    conform_scribble(&a8, sizeof a8);
    a8 = (int)-0x1feb93a0L;
    conform_scribble(&a9, sizeof a9);
    a9 = (int)-0x18b40cb3L;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.59d869885897bp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_nine_named(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK("result", int, 4, (int)-0x2b8d4015L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x29d58f8aL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x2e7e9ecL, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x400f4a46L, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x18c90f38L, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x48c2cadbL, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x456c37ddL, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x1d88e048L, a7);
    CONFORM_CHECK("argument 8 after the call", int, 4, (int)-0x1feb93a0L, a8);
    CONFORM_CHECK("argument 9 after the call", int, 4, (int)-0x18b40cb3L, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.59d869885897bp0, a10);
}

/* sysv-3.5.7-empty */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_5_7_empty(void)
{
    int a1;
    struct sysv_3_5_7_empty_E a2;
    int a3;
    int result;
    if (!sysv_3_5_7_empty) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_empty();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2adefadcL;
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x78b45f24L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_empty(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x20f4154dL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2adefadcL, a1);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x78b45f24L, a3);
}
#endif

/* sysv-3.5.7-aligned-32 */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_5_7_aligned_32(void)
{
    int a1;
    int a2;
    struct sysv_3_5_7_aligned_32_S a3;
    int a4;
    int result;
    if (!sysv_3_5_7_aligned_32) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_aligned_32();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x26548fcdL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x76ca8558L;
    conform_scribble(&a3, sizeof a3);
    a3.a = (long)(-0x1666343f92f7d10cL - 1);
    a3.b = (long)0x684dffde7b2bf0acUL;
    a3.c = (long)(-0x67d4e725e9e1fcdeL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x3e58dfe4L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_aligned_32(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0x65bf0151L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x26548fcdL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x76ca8558L, a2);
    CONFORM_CHECK("argument 3 after the call.a", long, 8, (long)(-0x1666343f92f7d10cL - 1), a3.a);
    CONFORM_CHECK("argument 3 after the call.b", long, 8, (long)0x684dffde7b2bf0acUL, a3.b);
    CONFORM_CHECK("argument 3 after the call.c", long, 8, (long)(-0x67d4e725e9e1fcdeL - 1), a3.c);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x3e58dfe4L, a4);
}
#endif

/* sysv-3.5.7-decimals */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_5_7_decimals(void)
{
    int a1;
    _Decimal32 a2;
    _Decimal64 a3;
    _Decimal128 a4;
    _Decimal128 a5;
    int result;
    if (!sysv_3_5_7_decimals) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_decimals();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x559d883eL;
    conform_scribble(&a2, sizeof a2);
    a2 = -1.013182df;
    conform_scribble(&a3, sizeof a3);
    a3 = -1.931598009175555dd;
    conform_scribble(&a4, sizeof a4);
    a4 = -1.504735418284317140384349166140794dl;
    conform_scribble(&a5, sizeof a5);
    a5 = -1.217542141927894291207212077871694dl;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_decimals(a1, a2, a3, a4, a5);
    CONFORM_CHECK("result", int, 4, (int)-0x73ef01f7L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x559d883eL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", _Decimal32, 4, -1.013182df, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", _Decimal64, 8, -1.931598009175555dd, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", _Decimal128, 16, -1.504735418284317140384349166140794dl, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", _Decimal128, 16, -1.217542141927894291207212077871694dl, a5);
}
#endif

/* sysv-3.5.7-decimals-overflow */
#if CONFORM_HAS_DECIMAL
static void run_sysv_3_5_7_decimals_overflow(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    _Decimal32 a9;
    _Decimal128 a10;
    _Decimal64 a11;
    int result;
    if (!sysv_3_5_7_decimals_overflow) {
        conform_undefined();
        return;
    }
    layout_sysv_3_5_7_decimals_overflow();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.de54caec87288p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.5f10c9286a943p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.b9625a8c84369p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.923318811747fp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.8e7312c8e9a2bp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.51655978a1352p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.6df24ff06b505p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.3d7d3c8dbf839p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -1.097952df;
    conform_scribble(&a10, sizeof a10);
    a10 = -1.255840458895603489088799970742437dl;
    conform_scribble(&a11, sizeof a11);
    a11 = -1.203138391197817dd;
    conform_scribble(&result, sizeof result);
    result = sysv_3_5_7_decimals_overflow(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x79076dc3L, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.de54caec87288p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.5f10c9286a943p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.b9625a8c84369p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.923318811747fp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.8e7312c8e9a2bp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.51655978a1352p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.6df24ff06b505p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.3d7d3c8dbf839p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", _Decimal32, 4, -1.097952df, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", _Decimal128, 16, -1.255840458895603489088799970742437dl, a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", _Decimal64, 8, -1.203138391197817dd, a11);
}
#endif

/* sysv-3.2.3-recursive-struct-of-union-of-struct */
static void run_sysv_3_2_3_recursive_struct_of_union_of_struct(void)
{
    struct sysv_3_2_3_recursive_struct_of_union_of_struct_S a1;
    struct sysv_3_2_3_recursive_struct_of_union_of_struct_S result;
    if (!sysv_3_2_3_recursive_struct_of_union_of_struct) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_struct_of_union_of_struct();
    conform_scribble(&a1, sizeof a1);
    a1.u.a.x = -0x1.0558aep0f;
    a1.u.a.y = 0x1.17943ap0f;
    a1.n = (int)-0x325e0f90L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_struct_of_union_of_struct(a1);
    CONFORM_CHECK_BYTES("result.u.a.x", float, 4, -0x1.62249ap0f, result.u.a.x);
    CONFORM_CHECK_BYTES("result.u.a.y", float, 4, 0x1.b7a0e2p0f, result.u.a.y);
    CONFORM_CHECK("result.n", int, 4, (int)-0x24f40e15L, result.n);
    CONFORM_CHECK_BYTES("argument 1 after the call.u.a.x", float, 4, -0x1.0558aep0f, a1.u.a.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.u.a.y", float, 4, 0x1.17943ap0f, a1.u.a.y);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)-0x325e0f90L, a1.n);
}

/* sysv-3.2.3-recursive-array-of-unions */
static void run_sysv_3_2_3_recursive_array_of_unions(void)
{
    struct sysv_3_2_3_recursive_array_of_unions_S a1;
    struct sysv_3_2_3_recursive_array_of_unions_S result;
    if (!sysv_3_2_3_recursive_array_of_unions) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_array_of_unions();
    conform_scribble(&a1, sizeof a1);
    a1.m[0].a = (int)-0x274d8581L;
    a1.m[1].a = (int)0x6bbf66d6UL;
    a1.m[2].a = (int)-0x2e15ebf3L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_array_of_unions(a1);
    CONFORM_CHECK("result.m[0].a", int, 4, (int)-0x29eaecefL, result.m[0].a);
    CONFORM_CHECK("result.m[1].a", int, 4, (int)0x5ca5aecaUL, result.m[1].a);
    CONFORM_CHECK("result.m[2].a", int, 4, (int)-0x17dd6155L, result.m[2].a);
    CONFORM_CHECK("argument 1 after the call.m[0].a", int, 4, (int)-0x274d8581L, a1.m[0].a);
    CONFORM_CHECK("argument 1 after the call.m[1].a", int, 4, (int)0x6bbf66d6UL, a1.m[1].a);
    CONFORM_CHECK("argument 1 after the call.m[2].a", int, 4, (int)-0x2e15ebf3L, a1.m[2].a);
}

/* sysv-3.2.3-recursive-array-2d-floats */
static void run_sysv_3_2_3_recursive_array_2d_floats(void)
{
    struct sysv_3_2_3_recursive_array_2d_floats_S a1;
    struct sysv_3_2_3_recursive_array_2d_floats_S result;
    if (!sysv_3_2_3_recursive_array_2d_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_array_2d_floats();
    conform_scribble(&a1, sizeof a1);
    a1.m[0][0] = -0x1.d82736p0f;
    a1.m[0][1] = 0x1.6410f6p0f;
    a1.m[1][0] = -0x1.b7eddep0f;
    a1.m[1][1] = 0x1.370a02p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_array_2d_floats(a1);
    CONFORM_CHECK_BYTES("result.m[0][0]", float, 4, -0x1.dc67a6p0f, result.m[0][0]);
    CONFORM_CHECK_BYTES("result.m[0][1]", float, 4, 0x1.900a06p0f, result.m[0][1]);
    CONFORM_CHECK_BYTES("result.m[1][0]", float, 4, -0x1.d1e50ap0f, result.m[1][0]);
    CONFORM_CHECK_BYTES("result.m[1][1]", float, 4, 0x1.e9f192p0f, result.m[1][1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0][0]", float, 4, -0x1.d82736p0f, a1.m[0][0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0][1]", float, 4, 0x1.6410f6p0f, a1.m[0][1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1][0]", float, 4, -0x1.b7eddep0f, a1.m[1][0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1][1]", float, 4, 0x1.370a02p0f, a1.m[1][1]);
}

/* sysv-3.2.3-recursive-array-of-one-element-structs */
static void run_sysv_3_2_3_recursive_array_of_one_element_structs(void)
{
    struct sysv_3_2_3_recursive_array_of_one_element_structs_S a1;
    struct sysv_3_2_3_recursive_array_of_one_element_structs_S result;
    if (!sysv_3_2_3_recursive_array_of_one_element_structs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_array_of_one_element_structs();
    conform_scribble(&a1, sizeof a1);
    a1.m[0].x = -0x1.5a5852p0f;
    a1.m[1].x = 0x1.d76802p0f;
    a1.m[2].x = -0x1.33c526p0f;
    a1.m[3].x = 0x1.ceb6fap0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_array_of_one_element_structs(a1);
    CONFORM_CHECK_BYTES("result.m[0].x", float, 4, -0x1.c5555ep0f, result.m[0].x);
    CONFORM_CHECK_BYTES("result.m[1].x", float, 4, 0x1.6b70e2p0f, result.m[1].x);
    CONFORM_CHECK_BYTES("result.m[2].x", float, 4, -0x1.90d246p0f, result.m[2].x);
    CONFORM_CHECK_BYTES("result.m[3].x", float, 4, 0x1.fdfcbep0f, result.m[3].x);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0].x", float, 4, -0x1.5a5852p0f, a1.m[0].x);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1].x", float, 4, 0x1.d76802p0f, a1.m[1].x);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2].x", float, 4, -0x1.33c526p0f, a1.m[2].x);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3].x", float, 4, 0x1.ceb6fap0f, a1.m[3].x);
}

/* sysv-3.2.3-recursive-nested-straddle */
static void run_sysv_3_2_3_recursive_nested_straddle(void)
{
    struct sysv_3_2_3_recursive_nested_straddle_S a1;
    struct sysv_3_2_3_recursive_nested_straddle_S result;
    if (!sysv_3_2_3_recursive_nested_straddle) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_nested_straddle();
    conform_scribble(&a1, sizeof a1);
    a1.x = (int)-0x7ab31f41L;
    a1.i.a = (int)0x23d3d762UL;
    a1.i.b = (int)-0x31cf6414L;
    a1.y = 0x1.60ac1ep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_nested_straddle(a1);
    CONFORM_CHECK("result.x", int, 4, (int)-0x6f57fe94L, result.x);
    CONFORM_CHECK("result.i.a", int, 4, (int)0x1e1b8c17UL, result.i.a);
    CONFORM_CHECK("result.i.b", int, 4, (int)-0x468a9675L, result.i.b);
    CONFORM_CHECK_BYTES("result.y", float, 4, 0x1.1d73fap0f, result.y);
    CONFORM_CHECK("argument 1 after the call.x", int, 4, (int)-0x7ab31f41L, a1.x);
    CONFORM_CHECK("argument 1 after the call.i.a", int, 4, (int)0x23d3d762UL, a1.i.a);
    CONFORM_CHECK("argument 1 after the call.i.b", int, 4, (int)-0x31cf6414L, a1.i.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.y", float, 4, 0x1.60ac1ep0f, a1.y);
}

/* sysv-3.2.3-recursive-nested-straddle-float */
static void run_sysv_3_2_3_recursive_nested_straddle_float(void)
{
    struct sysv_3_2_3_recursive_nested_straddle_float_S a1;
    struct sysv_3_2_3_recursive_nested_straddle_float_S result;
    if (!sysv_3_2_3_recursive_nested_straddle_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_nested_straddle_float();
    conform_scribble(&a1, sizeof a1);
    a1.x = (int)-0x314ba72eL;
    a1.i.a = 0x1.73d16ep0f;
    a1.i.b = -0x1.bf3d4ep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_nested_straddle_float(a1);
    CONFORM_CHECK("result.x", int, 4, (int)-0x1aabebcaL, result.x);
    CONFORM_CHECK_BYTES("result.i.a", float, 4, 0x1.2373f6p0f, result.i.a);
    CONFORM_CHECK_BYTES("result.i.b", float, 4, -0x1.58980ap0f, result.i.b);
    CONFORM_CHECK("argument 1 after the call.x", int, 4, (int)-0x314ba72eL, a1.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.a", float, 4, 0x1.73d16ep0f, a1.i.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.b", float, 4, -0x1.bf3d4ep0f, a1.i.b);
}

/* sysv-3.2.3-recursive-anonymous-struct */
static void run_sysv_3_2_3_recursive_anonymous_struct(void)
{
    struct sysv_3_2_3_recursive_anonymous_struct_S a1;
    struct sysv_3_2_3_recursive_anonymous_struct_S result;
    if (!sysv_3_2_3_recursive_anonymous_struct) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_anonymous_struct();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.94647ap0f;
    a1.b = (int)0x46b4931fUL;
    a1.c = -0x1.d332f84966b05p0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_anonymous_struct(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.d7400ap0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x83bf46cUL, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.b15b56b17e65bp0, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.94647ap0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x46b4931fUL, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.d332f84966b05p0, a1.c);
}

/* sysv-3.2.3-recursive-bit-field-across-eightbytes */
static void run_sysv_3_2_3_recursive_bit_field_across_eightbytes(void)
{
    struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S a1;
    struct sysv_3_2_3_recursive_bit_field_across_eightbytes_S result;
    if (!sysv_3_2_3_recursive_bit_field_across_eightbytes) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_bit_field_across_eightbytes();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)-0x234ef9779bec1d0L;
    a1.b = (long)0xd0c114dUL;
    a1.c = (int)-0x1L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_bit_field_across_eightbytes(a1);
    CONFORM_CHECK("result.a", long, 8, (long)-0x14dede7fba8b9eeL, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x115ef4ebUL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x3bL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)-0x234ef9779bec1d0L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0xd0c114dUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x1L, a1.c);
}

/* sysv-3.2.3-recursive-bit-fields-and-double */
static void run_sysv_3_2_3_recursive_bit_fields_and_double(void)
{
    struct sysv_3_2_3_recursive_bit_fields_and_double_S a1;
    struct sysv_3_2_3_recursive_bit_fields_and_double_S result;
    if (!sysv_3_2_3_recursive_bit_fields_and_double) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_bit_fields_and_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0x12253UL;
    a1.b = (unsigned int)0xaeUL;
    a1.c = -0x1.468bbfd9fb1bcp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_bit_fields_and_double(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0x1f5fcUL, result.a);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0x18UL, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.861e6d14d0081p0, result.c);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0x12253UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0xaeUL, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.468bbfd9fb1bcp0, a1.c);
}

/* sysv-3.2.3-recursive-vector-and-int */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_recursive_vector_and_int(void)
{
    struct sysv_3_2_3_recursive_vector_and_int_S a1;
    struct sysv_3_2_3_recursive_vector_and_int_S result;
    if (!sysv_3_2_3_recursive_vector_and_int) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_vector_and_int();
    conform_scribble(&a1, sizeof a1);
    a1.v[0] = -0x1.db150ap0f;
    a1.v[1] = 0x1.3b0f7ep0f;
    a1.n = (int)-0x34cf32c6L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_vector_and_int(a1);
    CONFORM_CHECK_BYTES("result.v[0]", float, 4, -0x1.ddb3d2p0f, result.v[0]);
    CONFORM_CHECK_BYTES("result.v[1]", float, 4, 0x1.14c4eap0f, result.v[1]);
    CONFORM_CHECK("result.n", int, 4, (int)-0x61780611L, result.n);
    CONFORM_CHECK_BYTES("argument 1 after the call.v[0]", float, 4, -0x1.db150ap0f, a1.v[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.v[1]", float, 4, 0x1.3b0f7ep0f, a1.v[1]);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)-0x34cf32c6L, a1.n);
}
#endif

/* sysv-3.2.3-recursive-bool-and-float */
static void run_sysv_3_2_3_recursive_bool_and_float(void)
{
    struct sysv_3_2_3_recursive_bool_and_float_S a1;
    struct sysv_3_2_3_recursive_bool_and_float_S result;
    if (!sysv_3_2_3_recursive_bool_and_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_recursive_bool_and_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Bool)0x1UL;
    a1.b = 0x1.b927dep0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_recursive_bool_and_float(a1);
    CONFORM_CHECK("result.a", _Bool, 1, (_Bool)0x1UL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.1acfaap0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.b927dep0f, a1.b);
}

/* sysv-3.2.3-transparent-int-float */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_transparent_int_float(void)
{
    double a1;
    union sysv_3_2_3_transparent_int_float_U a2;
    union sysv_3_2_3_transparent_int_float_U a3;
    if (!sysv_3_2_3_transparent_int_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_transparent_int_float();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.56d1eba5e6682p0;
    conform_scribble(&a2, sizeof a2);
    a2.i = (int)-0x470b8cd9L;
    conform_scribble(&a3, sizeof a3);
    a3.i = (int)-0x425f6836L;
    sysv_3_2_3_transparent_int_float(a1, a2, a3);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.56d1eba5e6682p0, a1);
    CONFORM_CHECK("argument 2 after the call.i", int, 4, (int)-0x470b8cd9L, a2.i);
    CONFORM_CHECK("argument 3 after the call.i", int, 4, (int)-0x425f6836L, a3.i);
}
#endif

/* sysv-3.2.3-transparent-short */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_transparent_short(void)
{
    union sysv_3_2_3_transparent_short_U a1;
    union sysv_3_2_3_transparent_short_U a2;
    if (!sysv_3_2_3_transparent_short) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_transparent_short();
    conform_scribble(&a1, sizeof a1);
    a1.s = (short)-0x4299L;
    conform_scribble(&a2, sizeof a2);
    a2.s = (short)-0x8b3L;
    sysv_3_2_3_transparent_short(a1, a2);
    CONFORM_CHECK("argument 1 after the call.s", short, 2, (short)-0x4299L, a1.s);
    CONFORM_CHECK("argument 2 after the call.s", short, 2, (short)-0x8b3L, a2.s);
}
#endif

/* sysv-3.2.3-transparent-pointer */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_transparent_pointer(void)
{
    union sysv_3_2_3_transparent_pointer_U a1;
    double a2;
    if (!sysv_3_2_3_transparent_pointer) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_transparent_pointer();
    conform_scribble(&a1, sizeof a1);
    a1.p = (void *)0xdb7c34972dc30UL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.55921b4fb7652p0;
    sysv_3_2_3_transparent_pointer(a1, a2);
    CONFORM_CHECK("argument 1 after the call.p", unsigned long, 8, (unsigned long)(void *)0xdb7c34972dc30UL, (unsigned long)a1.p);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.55921b4fb7652p0, a2);
}
#endif

/* sysv-3.2.3-transparent-result */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_transparent_result(void)
{
    union sysv_3_2_3_transparent_result_U a1;
    union sysv_3_2_3_transparent_result_U result;
    if (!sysv_3_2_3_transparent_result) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_transparent_result();
    conform_scribble(&a1, sizeof a1);
    a1.i = (long)(-0xed37c2f9f17584eL - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_transparent_result(a1);
    CONFORM_CHECK("result.i", long, 8, (long)(-0x535c18c841287929L - 1), result.i);
    CONFORM_CHECK("argument 1 after the call.i", long, 8, (long)(-0xed37c2f9f17584eL - 1), a1.i);
}
#endif

/* sysv-3.2.3-transparent-int128 */
#if CONFORM_HAS_INT128 && CONFORM_HAS_FLOAT128 && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_transparent_int128(void)
{
    long a1;
    union sysv_3_2_3_transparent_int128_U a2;
    long a3;
    if (!sysv_3_2_3_transparent_int128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_transparent_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x59ade9317925557eL - 1);
    conform_scribble(&a2, sizeof a2);
    a2.i = (__int128)~(__int128)(((unsigned __int128)0x51b217784f851553UL << 64 | 0x993362f4d23c9d07UL));
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x4c792ccc9ab5b4fL - 1);
    sysv_3_2_3_transparent_int128(a1, a2, a3);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x59ade9317925557eL - 1), a1);
    CONFORM_CHECK("argument 2 after the call.i", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x51b217784f851553UL << 64 | 0x993362f4d23c9d07UL)), a2.i);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x4c792ccc9ab5b4fL - 1), a3);
}
#endif

/* sysv-3.2.3-transparent-after-five-longs */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_transparent_after_five_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    union sysv_3_2_3_transparent_after_five_longs_U a6;
    union sysv_3_2_3_transparent_after_five_longs_U a7;
    if (!sysv_3_2_3_transparent_after_five_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_transparent_after_five_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x4bcdca61fa9cc803L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0xca562d9aca7e92fL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x1394ac013f24f131L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x7061caa7f65360e9L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x7cd3011959971352L - 1);
    conform_scribble(&a6, sizeof a6);
    a6.i = (long)(-0x3a8be08cabe78cd7L - 1);
    conform_scribble(&a7, sizeof a7);
    a7.i = (long)(-0x422c2eb5cf354b10L - 1);
    sysv_3_2_3_transparent_after_five_longs(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x4bcdca61fa9cc803L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0xca562d9aca7e92fL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x1394ac013f24f131L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x7061caa7f65360e9L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x7cd3011959971352L - 1), a5);
    CONFORM_CHECK("argument 6 after the call.i", long, 8, (long)(-0x3a8be08cabe78cd7L - 1), a6.i);
    CONFORM_CHECK("argument 7 after the call.i", long, 8, (long)(-0x422c2eb5cf354b10L - 1), a7.i);
}
#endif

/* sysv-3.2.3-transparent-member */
#if CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_transparent_member(void)
{
    struct sysv_3_2_3_transparent_member_S a1;
    struct sysv_3_2_3_transparent_member_S result;
    if (!sysv_3_2_3_transparent_member) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_transparent_member();
    conform_scribble(&a1, sizeof a1);
    a1.u.i = (int)-0x4a7017cdL;
    a1.y = 0x1.f75e2ep0f;
    a1.z = -0x1.21c1d2f04c6dfp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_transparent_member(a1);
    CONFORM_CHECK("result.u.i", int, 4, (int)-0x45f22cfcL, result.u.i);
    CONFORM_CHECK_BYTES("result.y", float, 4, 0x1.a2fccep0f, result.y);
    CONFORM_CHECK_BYTES("result.z", double, 8, -0x1.6585c23a11296p0, result.z);
    CONFORM_CHECK("argument 1 after the call.u.i", int, 4, (int)-0x4a7017cdL, a1.u.i);
    CONFORM_CHECK_BYTES("argument 1 after the call.y", float, 4, 0x1.f75e2ep0f, a1.y);
    CONFORM_CHECK_BYTES("argument 1 after the call.z", double, 8, -0x1.21c1d2f04c6dfp0, a1.z);
}
#endif

/* sysv-3.2.3-order-int-and-float */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_order_int_and_float(void)
{
    struct sysv_3_2_3_order_int_and_float_S a1;
    struct sysv_3_2_3_order_int_and_float_S result;
    if (!sysv_3_2_3_order_int_and_float) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_order_int_and_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x75c1ae40L;
    a1.b = 0x1.de6706p0f;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_order_int_and_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x22158b3eL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.154d3ap0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x75c1ae40L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.de6706p0f, a1.b);
}
#endif

/* sysv-3.2.3-order-floats */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_order_floats(void)
{
    struct sysv_3_2_3_order_floats_S a1;
    struct sysv_3_2_3_order_floats_S result;
    if (!sysv_3_2_3_order_floats) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_order_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.566e52p0f;
    a1.b = 0x1.513f5ep0f;
    a1.c = -0x1.0468dd8ce43dcp0;
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_order_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.7f3e02p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.a27c7ap0f, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.244f25b7daa40p0, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.566e52p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.513f5ep0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.0468dd8ce43dcp0, a1.c);
}
#endif

/* sysv-3.2.3-order-float128 */
#if CONFORM_HAS_FLOAT128 && CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_order_float128(void)
{
    struct sysv_3_2_3_order_float128_S a1;
    struct sysv_3_2_3_order_float128_S result;
    if (!sysv_3_2_3_order_float128) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_order_float128();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((__float128)0x1.b0a2f25fde5ap0 + (__float128)0x0.1711bde803fap-48 + (__float128)0x0.1732p-96);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_order_float128(a1);
    CONFORM_CHECK_BYTES("result.a", __float128, 16, -((__float128)0x1.4d563de9a7f6p0 + (__float128)0x0.482bc9370890p-48 + (__float128)0x0.a5dep-96), result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", __float128, 16, -((__float128)0x1.b0a2f25fde5ap0 + (__float128)0x0.1711bde803fap-48 + (__float128)0x0.1732p-96), a1.a);
}
#endif

/* sysv-3.2.3-order-three-longs */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_sysv_3_2_3_order_three_longs(void)
{
    struct sysv_3_2_3_order_three_longs_S a1;
    struct sysv_3_2_3_order_three_longs_S result;
    if (!sysv_3_2_3_order_three_longs) {
        conform_undefined();
        return;
    }
    layout_sysv_3_2_3_order_three_longs();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x19fc84346270064dL - 1);
    a1.b = (long)0x4d4e7aee5acdb9f4UL;
    a1.c = (long)(-0x1eed39b8a7e4c9c1L - 1);
    conform_scribble(&result, sizeof result);
    result = sysv_3_2_3_order_three_longs(a1);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x6c67501098336e37L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x3d394c5f0bf16b7aUL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x3eda747bc8bec968L - 1), result.c);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x19fc84346270064dL - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x4d4e7aee5acdb9f4UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", long, 8, (long)(-0x1eed39b8a7e4c9c1L - 1), a1.c);
}
#endif

/* sysv-3.1.2-order-bit-fields */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_order_bit_fields(void)
{
    struct sysv_3_1_2_order_bit_fields_S a1;
    struct sysv_3_1_2_order_bit_fields_S result;
    if (!sysv_3_1_2_order_bit_fields) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_order_bit_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x3L;
    a1.b = (int)0x8UL;
    a1.c = (unsigned int)0x1541UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_order_bit_fields(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x1aUL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x1147UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x8UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x1541UL, a1.c);
}
#endif

/* sysv-3.1.2-order-bit-fields-of-units */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_order_bit_fields_of_units(void)
{
    struct sysv_3_1_2_order_bit_fields_of_units_S a1;
    struct sysv_3_1_2_order_bit_fields_of_units_S result;
    if (!sysv_3_1_2_order_bit_fields_of_units) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_order_bit_fields_of_units();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0xf1L;
    a1.b = (short)0x26UL;
    a1.c = (long)-0x2048541b56L;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_order_bit_fields_of_units(a1);
    CONFORM_CHECK("result.a", short, 2, (short)-0xd3L, result.a);
    CONFORM_CHECK("result.b", short, 2, (short)0xa6UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)-0x52dff31ae8L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0xf1L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", short, 2, (short)0x26UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", long, 8, (long)-0x2048541b56L, a1.c);
}
#endif

/* sysv-3.1.2-order-inner */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_sysv_3_1_2_order_inner(void)
{
    struct sysv_3_1_2_order_inner_S a1;
    struct sysv_3_1_2_order_inner_S result;
    if (!sysv_3_1_2_order_inner) {
        conform_undefined();
        return;
    }
    layout_sysv_3_1_2_order_inner();
    conform_scribble(&a1, sizeof a1);
    a1.i.a = (int)-0x3b1611f0L;
    a1.i.b = (short)0x15bfUL;
    a1.c[0] = (short)-0x2ecdL;
    a1.c[1] = (short)0x70a6UL;
    conform_scribble(&result, sizeof result);
    result = sysv_3_1_2_order_inner(a1);
    CONFORM_CHECK("result.i.a", int, 4, (int)-0x668741ebL, result.i.a);
    CONFORM_CHECK("result.i.b", short, 2, (short)0x19fbUL, result.i.b);
    CONFORM_CHECK("result.c[0]", short, 2, (short)-0x2c8aL, result.c[0]);
    CONFORM_CHECK("result.c[1]", short, 2, (short)0x61e4UL, result.c[1]);
    CONFORM_CHECK("argument 1 after the call.i.a", int, 4, (int)-0x3b1611f0L, a1.i.a);
    CONFORM_CHECK("argument 1 after the call.i.b", short, 2, (short)0x15bfUL, a1.i.b);
    CONFORM_CHECK("argument 1 after the call.c[0]", short, 2, (short)-0x2ecdL, a1.c[0]);
    CONFORM_CHECK("argument 1 after the call.c[1]", short, 2, (short)0x70a6UL, a1.c[1]);
}
#endif

static const struct conform_case {
    const char *id;
    void (*run)(void);
} conform_cases[] = {
    {"sysv-3.1.2-align-short", run_sysv_3_1_2_align_short},
    {"sysv-3.1.2-align-int", run_sysv_3_1_2_align_int},
    {"sysv-3.1.2-align-long", run_sysv_3_1_2_align_long},
    {"sysv-3.1.2-align-long-long", run_sysv_3_1_2_align_long_long},
    {"sysv-3.1.2-align-float", run_sysv_3_1_2_align_float},
    {"sysv-3.1.2-align-double", run_sysv_3_1_2_align_double},
    {"sysv-3.1.2-align-long-double", run_sysv_3_1_2_align_long_double},
#if CONFORM_HAS_INT128
    {"sysv-3.1.2-align-int128", run_sysv_3_1_2_align_int128},
#endif
    {"sysv-3.1.2-align-pointer", run_sysv_3_1_2_align_pointer},
    {"sysv-3.1.2-align-function-pointer", run_sysv_3_1_2_align_function_pointer},
    {"sysv-3.1.2-align-bool", run_sysv_3_1_2_align_bool},
#if CONFORM_HAS_FLOAT128
    {"sysv-3.1.2-align-float128", run_sysv_3_1_2_align_float128},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.1.2-align-decimal32", run_sysv_3_1_2_align_decimal32},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.1.2-align-decimal64", run_sysv_3_1_2_align_decimal64},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.1.2-align-decimal128", run_sysv_3_1_2_align_decimal128},
#endif
#if CONFORM_HAS_FLOAT16
    {"sysv-3.1.2-align-half", run_sysv_3_1_2_align_half},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.1.2-align-complex-float", run_sysv_3_1_2_align_complex_float},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.1.2-align-complex-double", run_sysv_3_1_2_align_complex_double},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.1.2-align-complex-long-double", run_sysv_3_1_2_align_complex_long_double},
#endif
    {"sysv-3.1.2-align-enum", run_sysv_3_1_2_align_enum},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.1.2-align-vector-8", run_sysv_3_1_2_align_vector_8},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.1.2-align-vector-16", run_sysv_3_1_2_align_vector_16},
#endif
    {"sysv-3.1.2-tail-padding", run_sysv_3_1_2_tail_padding},
    {"sysv-3.1.2-inner-padding-reused-not", run_sysv_3_1_2_inner_padding_reused_not},
    {"sysv-3.1.2-array-stride", run_sysv_3_1_2_array_stride},
    {"sysv-3.1.2-nested-alignment", run_sysv_3_1_2_nested_alignment},
    {"sysv-3.1.2-union-size", run_sysv_3_1_2_union_size},
    {"sysv-3.1.2-union-alignment-of-small-member", run_sysv_3_1_2_union_alignment_of_small_member},
    {"sysv-3.1.2-union-in-struct", run_sysv_3_1_2_union_in_struct},
    {"sysv-3.1.2-anonymous-struct", run_sysv_3_1_2_anonymous_struct},
    {"sysv-3.1.2-anonymous-union", run_sysv_3_1_2_anonymous_union},
    {"sysv-3.1.2-two-dimensional-array", run_sysv_3_1_2_two_dimensional_array},
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-empty-member", run_sysv_3_1_2_empty_member},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-array-of-empty", run_sysv_3_1_2_array_of_empty},
#endif
    {"sysv-3.1.2-mixed-order", run_sysv_3_1_2_mixed_order},
    {"sysv-3.1.2-flexible-array-size", run_sysv_3_1_2_flexible_array_size},
    {"sysv-3.1.2-flexible-array-in-padding", run_sysv_3_1_2_flexible_array_in_padding},
    {"sysv-3.1.2-bits-from-lowest", run_sysv_3_1_2_bits_from_lowest},
    {"sysv-3.1.2-bits-no-straddle", run_sysv_3_1_2_bits_no_straddle},
    {"sysv-3.1.2-bits-exact-fit", run_sysv_3_1_2_bits_exact_fit},
    {"sysv-3.1.2-bits-shares-with-char", run_sysv_3_1_2_bits_shares_with_char},
    {"sysv-3.1.2-bits-no-room-beside-char", run_sysv_3_1_2_bits_no_room_beside_char},
    {"sysv-3.1.2-bits-char-after-bits", run_sysv_3_1_2_bits_char_after_bits},
    {"sysv-3.1.2-bits-char-then-bits-then-char", run_sysv_3_1_2_bits_char_then_bits_then_char},
    {"sysv-3.1.2-bits-different-types-share", run_sysv_3_1_2_bits_different_types_share},
    {"sysv-3.1.2-bits-short-after-int", run_sysv_3_1_2_bits_short_after_int},
    {"sysv-3.1.2-bits-char-boundary", run_sysv_3_1_2_bits_char_boundary},
    {"sysv-3.1.2-bits-long-unit", run_sysv_3_1_2_bits_long_unit},
    {"sysv-3.1.2-bits-long-40", run_sysv_3_1_2_bits_long_40},
    {"sysv-3.1.2-bits-long-does-not-fit", run_sysv_3_1_2_bits_long_does_not_fit},
    {"sysv-3.1.2-bits-long-after-char", run_sysv_3_1_2_bits_long_after_char},
    {"sysv-3.1.2-bits-long-after-char-57", run_sysv_3_1_2_bits_long_after_char_57},
    {"sysv-3.1.2-bits-full-width-int", run_sysv_3_1_2_bits_full_width_int},
    {"sysv-3.1.2-bits-full-width-long", run_sysv_3_1_2_bits_full_width_long},
    {"sysv-3.1.2-bits-alignment-of-type", run_sysv_3_1_2_bits_alignment_of_type},
    {"sysv-3.1.2-bits-zero-width-int", run_sysv_3_1_2_bits_zero_width_int},
    {"sysv-3.1.2-bits-zero-width-char", run_sysv_3_1_2_bits_zero_width_char},
    {"sysv-3.1.2-bits-zero-width-long", run_sysv_3_1_2_bits_zero_width_long},
    {"sysv-3.1.2-bits-zero-width-no-alignment", run_sysv_3_1_2_bits_zero_width_no_alignment},
    {"sysv-3.1.2-bits-zero-width-first", run_sysv_3_1_2_bits_zero_width_first},
    {"sysv-3.1.2-bits-zero-width-last", run_sysv_3_1_2_bits_zero_width_last},
    {"sysv-3.1.2-bits-unnamed-no-alignment", run_sysv_3_1_2_bits_unnamed_no_alignment},
    {"sysv-3.1.2-bits-unnamed-takes-room", run_sysv_3_1_2_bits_unnamed_takes_room},
    {"sysv-3.1.2-bits-unnamed-does-not-straddle", run_sysv_3_1_2_bits_unnamed_does_not_straddle},
    {"sysv-3.1.2-bits-plain-int-signed", run_sysv_3_1_2_bits_plain_int_signed},
    {"sysv-3.1.2-bits-bool", run_sysv_3_1_2_bits_bool},
    {"sysv-3.1.2-bits-bool-among-ints", run_sysv_3_1_2_bits_bool_among_ints},
    {"sysv-3.1.2-bits-nine-bools", run_sysv_3_1_2_bits_nine_bools},
    {"sysv-3.1.2-bits-enum", run_sysv_3_1_2_bits_enum},
    {"sysv-3.1.2-bits-union", run_sysv_3_1_2_bits_union},
#if CONFORM_HAS_INT128
    {"sysv-3.1.2-bits-int128", run_sysv_3_1_2_bits_int128},
#endif
    {"sysv-3.1.2-bits-spread-over-two-units", run_sysv_3_1_2_bits_spread_over_two_units},
    {"sysv-3.1.2-bits-nested-ends-unit", run_sysv_3_1_2_bits_nested_ends_unit},
    {"sysv-3.1.2-bits-bits-in-padding", run_sysv_3_1_2_bits_bits_in_padding},
    {"sysv-3.1.2-bits-array-of-records-with-bits", run_sysv_3_1_2_bits_array_of_records_with_bits},
    {"sysv-3.1.2-bits-unsigned-char-fields", run_sysv_3_1_2_bits_unsigned_char_fields},
    {"sysv-3.1.2-bits-short-fields", run_sysv_3_1_2_bits_short_fields},
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-packed-record", run_sysv_3_1_2_gnu_packed_record},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-packed-member", run_sysv_3_1_2_gnu_packed_member},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-packed-bits-straddle", run_sysv_3_1_2_gnu_packed_bits_straddle},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-packed-bits-after-char", run_sysv_3_1_2_gnu_packed_bits_after_char},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-packed-zero-width", run_sysv_3_1_2_gnu_packed_zero_width},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-packed-enum", run_sysv_3_1_2_gnu_packed_enum},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-pack-2", run_sysv_3_1_2_gnu_pack_2},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-pack-4-long", run_sysv_3_1_2_gnu_pack_4_long},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-aligned-member", run_sysv_3_1_2_gnu_aligned_member},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-aligned-record", run_sysv_3_1_2_gnu_aligned_record},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-aligned-nested", run_sysv_3_1_2_gnu_aligned_nested},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-packed-aligned", run_sysv_3_1_2_gnu_packed_aligned},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.1.2-gnu-aligned-32", run_sysv_3_1_2_gnu_aligned_32},
#endif
    {"sysv-3.2.3-scalar-signed-char", run_sysv_3_2_3_scalar_signed_char},
    {"sysv-3.2.3-scalar-unsigned-char", run_sysv_3_2_3_scalar_unsigned_char},
    {"sysv-3.2.3-scalar-char", run_sysv_3_2_3_scalar_char},
    {"sysv-3.2.3-scalar-short", run_sysv_3_2_3_scalar_short},
    {"sysv-3.2.3-scalar-unsigned-short", run_sysv_3_2_3_scalar_unsigned_short},
    {"sysv-3.2.3-scalar-int", run_sysv_3_2_3_scalar_int},
    {"sysv-3.2.3-scalar-unsigned", run_sysv_3_2_3_scalar_unsigned},
    {"sysv-3.2.3-scalar-long", run_sysv_3_2_3_scalar_long},
    {"sysv-3.2.3-scalar-unsigned-long-long", run_sysv_3_2_3_scalar_unsigned_long_long},
    {"sysv-3.2.3-scalar-bool", run_sysv_3_2_3_scalar_bool},
    {"sysv-3.2.3-scalar-pointer", run_sysv_3_2_3_scalar_pointer},
    {"sysv-3.2.3-scalar-float", run_sysv_3_2_3_scalar_float},
    {"sysv-3.2.3-scalar-double", run_sysv_3_2_3_scalar_double},
    {"sysv-3.2.3-scalar-long-double", run_sysv_3_2_3_scalar_long_double},
#if CONFORM_HAS_INT128
    {"sysv-3.2.3-scalar-int128", run_sysv_3_2_3_scalar_int128},
#endif
#if CONFORM_HAS_INT128
    {"sysv-3.2.3-scalar-unsigned-int128", run_sysv_3_2_3_scalar_unsigned_int128},
#endif
#if CONFORM_HAS_FLOAT16
    {"sysv-3.2.3-scalar-half", run_sysv_3_2_3_scalar_half},
#endif
#if CONFORM_HAS_FLOAT128
    {"sysv-3.2.3-scalar-float128", run_sysv_3_2_3_scalar_float128},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-scalar-decimal32", run_sysv_3_2_3_scalar_decimal32},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-scalar-decimal64", run_sysv_3_2_3_scalar_decimal64},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-scalar-decimal128", run_sysv_3_2_3_scalar_decimal128},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.2.3-scalar-complex-float", run_sysv_3_2_3_scalar_complex_float},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.2.3-scalar-complex-double", run_sysv_3_2_3_scalar_complex_double},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.2.3-scalar-complex-long-double", run_sysv_3_2_3_scalar_complex_long_double},
#endif
    {"sysv-3.2.3-scalar-enum", run_sysv_3_2_3_scalar_enum},
    {"sysv-3.2.3-scalar-negative-enum", run_sysv_3_2_3_scalar_negative_enum},
    {"sysv-3.2.3-scalar-function-pointer", run_sysv_3_2_3_scalar_function_pointer},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-scalar-vector-8", run_sysv_3_2_3_scalar_vector_8},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-scalar-vector-16", run_sysv_3_2_3_scalar_vector_16},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-scalar-vector-chars", run_sysv_3_2_3_scalar_vector_chars},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-scalar-vector-double", run_sysv_3_2_3_scalar_vector_double},
#endif
#if CONFORM_HAS_BIT_INT
    {"sysv-3.2.3-bitint-7", run_sysv_3_2_3_bitint_7},
#endif
#if CONFORM_HAS_BIT_INT
    {"sysv-3.2.3-bitint-17", run_sysv_3_2_3_bitint_17},
#endif
#if CONFORM_HAS_BIT_INT
    {"sysv-3.2.3-bitint-64", run_sysv_3_2_3_bitint_64},
#endif
#if CONFORM_HAS_BIT_INT
    {"sysv-3.2.3-bitint-65", run_sysv_3_2_3_bitint_65},
#endif
#if CONFORM_HAS_BIT_INT
    {"sysv-3.2.3-bitint-128", run_sysv_3_2_3_bitint_128},
#endif
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
    {"sysv-3.2.3-bitint-129", run_sysv_3_2_3_bitint_129},
#endif
#if CONFORM_HAS_BIT_INT
    {"sysv-3.2.3-bitint-unsigned-5", run_sysv_3_2_3_bitint_unsigned_5},
#endif
#if CONFORM_HAS_BIT_INT
    {"sysv-3.2.3-bitint-in-record", run_sysv_3_2_3_bitint_in_record},
#endif
#if CONFORM_HAS_BIT_INT
    {"sysv-3.2.3-bitint-128-in-record", run_sysv_3_2_3_bitint_128_in_record},
#endif
    {"sysv-3.2.3-size-char-1", run_sysv_3_2_3_size_char_1},
    {"sysv-3.2.3-size-char-2", run_sysv_3_2_3_size_char_2},
    {"sysv-3.2.3-size-char-3", run_sysv_3_2_3_size_char_3},
    {"sysv-3.2.3-size-char-4", run_sysv_3_2_3_size_char_4},
    {"sysv-3.2.3-size-char-5", run_sysv_3_2_3_size_char_5},
    {"sysv-3.2.3-size-char-6", run_sysv_3_2_3_size_char_6},
    {"sysv-3.2.3-size-char-7", run_sysv_3_2_3_size_char_7},
    {"sysv-3.2.3-size-char-8", run_sysv_3_2_3_size_char_8},
    {"sysv-3.2.3-size-char-9", run_sysv_3_2_3_size_char_9},
    {"sysv-3.2.3-size-char-10", run_sysv_3_2_3_size_char_10},
    {"sysv-3.2.3-size-char-11", run_sysv_3_2_3_size_char_11},
    {"sysv-3.2.3-size-char-12", run_sysv_3_2_3_size_char_12},
    {"sysv-3.2.3-size-char-13", run_sysv_3_2_3_size_char_13},
    {"sysv-3.2.3-size-char-14", run_sysv_3_2_3_size_char_14},
    {"sysv-3.2.3-size-char-15", run_sysv_3_2_3_size_char_15},
    {"sysv-3.2.3-size-char-16", run_sysv_3_2_3_size_char_16},
    {"sysv-3.2.3-size-char-17", run_sysv_3_2_3_size_char_17},
    {"sysv-3.2.3-size-long-24", run_sysv_3_2_3_size_long_24},
    {"sysv-3.2.3-size-long-32", run_sysv_3_2_3_size_long_32},
    {"sysv-3.2.3-integer-three-chars", run_sysv_3_2_3_integer_three_chars},
    {"sysv-3.2.3-integer-short-3", run_sysv_3_2_3_integer_short_3},
    {"sysv-3.2.3-integer-three-ints", run_sysv_3_2_3_integer_three_ints},
    {"sysv-3.2.3-integer-int-long", run_sysv_3_2_3_integer_int_long},
    {"sysv-3.2.3-integer-char-long", run_sysv_3_2_3_integer_char_long},
    {"sysv-3.2.3-integer-long-char", run_sysv_3_2_3_integer_long_char},
    {"sysv-3.2.3-integer-pointer-int", run_sysv_3_2_3_integer_pointer_int},
    {"sysv-3.2.3-integer-bools", run_sysv_3_2_3_integer_bools},
    {"sysv-3.2.3-integer-bool-int-bool", run_sysv_3_2_3_integer_bool_int_bool},
    {"sysv-3.2.3-integer-short-int-short-int", run_sysv_3_2_3_integer_short_int_short_int},
    {"sysv-3.2.3-integer-bit-fields", run_sysv_3_2_3_integer_bit_fields},
    {"sysv-3.2.3-integer-enum-member", run_sysv_3_2_3_integer_enum_member},
    {"sysv-3.2.3-integer-function-pointer-member", run_sysv_3_2_3_integer_function_pointer_member},
#if CONFORM_HAS_INT128
    {"sysv-3.2.3-integer-int128-member", run_sysv_3_2_3_integer_int128_member},
#endif
    {"sysv-3.2.3-integer-one-member-struct", run_sysv_3_2_3_integer_one_member_struct},
    {"sysv-3.2.3-integer-nested-ints", run_sysv_3_2_3_integer_nested_ints},
    {"sysv-3.2.3-integer-array-of-struct", run_sysv_3_2_3_integer_array_of_struct},
    {"sysv-3.2.3-sse-one-float", run_sysv_3_2_3_sse_one_float},
    {"sysv-3.2.3-sse-two-floats", run_sysv_3_2_3_sse_two_floats},
    {"sysv-3.2.3-sse-three-floats", run_sysv_3_2_3_sse_three_floats},
    {"sysv-3.2.3-sse-four-floats", run_sysv_3_2_3_sse_four_floats},
    {"sysv-3.2.3-sse-float-array-3", run_sysv_3_2_3_sse_float_array_3},
    {"sysv-3.2.3-sse-five-floats", run_sysv_3_2_3_sse_five_floats},
    {"sysv-3.2.3-sse-one-double", run_sysv_3_2_3_sse_one_double},
    {"sysv-3.2.3-sse-two-doubles", run_sysv_3_2_3_sse_two_doubles},
    {"sysv-3.2.3-sse-three-doubles", run_sysv_3_2_3_sse_three_doubles},
    {"sysv-3.2.3-sse-double-float", run_sysv_3_2_3_sse_double_float},
    {"sysv-3.2.3-sse-float-double", run_sysv_3_2_3_sse_float_double},
#if CONFORM_HAS_COMPLEX
    {"sysv-3.2.3-sse-complex-float-member", run_sysv_3_2_3_sse_complex_float_member},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.2.3-sse-complex-float-and-float", run_sysv_3_2_3_sse_complex_float_and_float},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.2.3-sse-complex-double-member", run_sysv_3_2_3_sse_complex_double_member},
#endif
    {"sysv-3.2.3-sse-nested-floats", run_sysv_3_2_3_sse_nested_floats},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-sse-vector-8-member", run_sysv_3_2_3_sse_vector_8_member},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-sse-vector-16-member", run_sysv_3_2_3_sse_vector_16_member},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-sse-two-vectors-16", run_sysv_3_2_3_sse_two_vectors_16},
#endif
#if CONFORM_HAS_FLOAT128
    {"sysv-3.2.3-sse-float128-member", run_sysv_3_2_3_sse_float128_member},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-sse-decimal128-member", run_sysv_3_2_3_sse_decimal128_member},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-sse-decimal32-pair", run_sysv_3_2_3_sse_decimal32_pair},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-sse-decimal64-and-decimal32", run_sysv_3_2_3_sse_decimal64_and_decimal32},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-sse-decimal-and-binary", run_sysv_3_2_3_sse_decimal_and_binary},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-sse-union-decimal128-double", run_sysv_3_2_3_sse_union_decimal128_double},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-sse-union-decimal128-two-doubles", run_sysv_3_2_3_sse_union_decimal128_two_doubles},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-sse-over-aligned-float", run_sysv_3_2_3_sse_over_aligned_float},
#endif
#if CONFORM_HAS_FLOAT16
    {"sysv-3.2.3-sse-half-and-float", run_sysv_3_2_3_sse_half_and_float},
#endif
#if CONFORM_HAS_FLOAT16 && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-sse-two-halves-and-half", run_sysv_3_2_3_sse_two_halves_and_half},
#endif
#if CONFORM_HAS_FLOAT16
    {"sysv-3.2.3-sse-four-halves", run_sysv_3_2_3_sse_four_halves},
#endif
    {"sysv-3.2.3-merge-int-float", run_sysv_3_2_3_merge_int_float},
    {"sysv-3.2.3-merge-float-int", run_sysv_3_2_3_merge_float_int},
    {"sysv-3.2.3-merge-char-double", run_sysv_3_2_3_merge_char_double},
    {"sysv-3.2.3-merge-double-char", run_sysv_3_2_3_merge_double_char},
    {"sysv-3.2.3-merge-int-sse", run_sysv_3_2_3_merge_int_sse},
    {"sysv-3.2.3-merge-sse-int", run_sysv_3_2_3_merge_sse_int},
    {"sysv-3.2.3-merge-long-float", run_sysv_3_2_3_merge_long_float},
    {"sysv-3.2.3-merge-floats-then-int", run_sysv_3_2_3_merge_floats_then_int},
    {"sysv-3.2.3-merge-float-int-float", run_sysv_3_2_3_merge_float_int_float},
    {"sysv-3.2.3-merge-short-int-short-float", run_sysv_3_2_3_merge_short_int_short_float},
    {"sysv-3.2.3-merge-bit-field-float", run_sysv_3_2_3_merge_bit_field_float},
    {"sysv-3.2.3-merge-pointer-double", run_sysv_3_2_3_merge_pointer_double},
    {"sysv-3.2.3-merge-chars-and-floats", run_sysv_3_2_3_merge_chars_and_floats},
    {"sysv-3.2.3-merge-union-int-float", run_sysv_3_2_3_merge_union_int_float},
    {"sysv-3.2.3-merge-union-double-long", run_sysv_3_2_3_merge_union_double_long},
    {"sysv-3.2.3-merge-union-float-double", run_sysv_3_2_3_merge_union_float_double},
    {"sysv-3.2.3-merge-union-double-pair-int", run_sysv_3_2_3_merge_union_double_pair_int},
    {"sysv-3.2.3-merge-union-of-structs", run_sysv_3_2_3_merge_union_of_structs},
    {"sysv-3.2.3-merge-union-chars-double", run_sysv_3_2_3_merge_union_chars_double},
    {"sysv-3.2.3-merge-union-in-struct", run_sysv_3_2_3_merge_union_in_struct},
    {"sysv-3.2.3-merge-anonymous-union-in-struct", run_sysv_3_2_3_merge_anonymous_union_in_struct},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-merge-union-vector-long", run_sysv_3_2_3_merge_union_vector_long},
#endif
    {"sysv-3.2.3-merge-union-over-16", run_sysv_3_2_3_merge_union_over_16},
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-merge-decimal32-int", run_sysv_3_2_3_merge_decimal32_int},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-merge-union-decimal128-long", run_sysv_3_2_3_merge_union_decimal128_long},
#endif
    {"sysv-3.2.3-x87-record-of-long-double", run_sysv_3_2_3_x87_record_of_long_double},
    {"sysv-3.2.3-x87-union-with-int", run_sysv_3_2_3_x87_union_with_int},
    {"sysv-3.2.3-x87-union-with-double", run_sysv_3_2_3_x87_union_with_double},
    {"sysv-3.2.3-x87-union-of-long-doubles", run_sysv_3_2_3_x87_union_of_long_doubles},
    {"sysv-3.2.3-x87-record-with-int", run_sysv_3_2_3_x87_record_with_int},
#if CONFORM_HAS_COMPLEX
    {"sysv-3.2.3-x87-record-of-complex", run_sysv_3_2_3_x87_record_of_complex},
#endif
    {"sysv-3.2.3-x87-array-of-one", run_sysv_3_2_3_x87_array_of_one},
    {"sysv-3.2.3-x87-two", run_sysv_3_2_3_x87_two},
    {"sysv-3.2.3-x87-between-registers", run_sysv_3_2_3_x87_between_registers},
    {"sysv-3.2.3-x87-stack-alignment", run_sysv_3_2_3_x87_stack_alignment},
    {"sysv-3.2.3-x87-nested", run_sysv_3_2_3_x87_nested},
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-char-int", run_sysv_3_2_3_unaligned_packed_char_int},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-but-aligned", run_sysv_3_2_3_unaligned_packed_but_aligned},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-chars", run_sysv_3_2_3_unaligned_packed_chars},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-double-at-4", run_sysv_3_2_3_unaligned_packed_double_at_4},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-member-only", run_sysv_3_2_3_unaligned_packed_member_only},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-pack-1", run_sysv_3_2_3_unaligned_pack_1},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-bit-fields", run_sysv_3_2_3_unaligned_packed_bit_fields},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-array", run_sysv_3_2_3_unaligned_packed_array},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-pointer", run_sysv_3_2_3_unaligned_packed_pointer},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-nested-chars", run_sysv_3_2_3_unaligned_packed_nested_chars},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-packed-memory-size-3", run_sysv_3_2_3_unaligned_packed_memory_size_3},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-unaligned-aligned-typedef-below", run_sysv_3_2_3_unaligned_aligned_typedef_below},
#endif
    {"sysv-3.2.3-memory-three-longs", run_sysv_3_2_3_memory_three_longs},
    {"sysv-3.2.3-memory-takes-no-registers", run_sysv_3_2_3_memory_takes_no_registers},
    {"sysv-3.2.3-memory-eightbyte-steps", run_sysv_3_2_3_memory_eightbyte_steps},
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-memory-aligned-16", run_sysv_3_2_3_memory_aligned_16},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-memory-aligned-32", run_sysv_3_2_3_memory_aligned_32},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-memory-aligned-64", run_sysv_3_2_3_memory_aligned_64},
#endif
    {"sysv-3.2.3-memory-before-scalars-on-stack", run_sysv_3_2_3_memory_before_scalars_on_stack},
    {"sysv-3.2.3-memory-vector-after-memory", run_sysv_3_2_3_memory_vector_after_memory},
    {"sysv-3.2.3-memory-large", run_sysv_3_2_3_memory_large},
    {"sysv-3.2.3-memory-large-union", run_sysv_3_2_3_memory_large_union},
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-memory-two-decimal128", run_sysv_3_2_3_memory_two_decimal128},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-memory-decimal128-and-decimal32", run_sysv_3_2_3_memory_decimal128_and_decimal32},
#endif
    {"sysv-3.2.3-registers-six-longs", run_sysv_3_2_3_registers_six_longs},
    {"sysv-3.2.3-registers-seven-longs", run_sysv_3_2_3_registers_seven_longs},
    {"sysv-3.2.3-registers-eight-doubles", run_sysv_3_2_3_registers_eight_doubles},
    {"sysv-3.2.3-registers-nine-doubles", run_sysv_3_2_3_registers_nine_doubles},
    {"sysv-3.2.3-registers-independent-sequences", run_sysv_3_2_3_registers_independent_sequences},
    {"sysv-3.2.3-registers-ten-mixed", run_sysv_3_2_3_registers_ten_mixed},
    {"sysv-3.2.3-registers-char-on-stack", run_sysv_3_2_3_registers_char_on_stack},
    {"sysv-3.2.3-registers-float-on-stack", run_sysv_3_2_3_registers_float_on_stack},
    {"sysv-3.2.3-registers-bool-on-stack", run_sysv_3_2_3_registers_bool_on_stack},
    {"sysv-3.2.3-registers-pair-after-five-longs", run_sysv_3_2_3_registers_pair_after_five_longs},
    {"sysv-3.2.3-registers-mixed-after-five-longs", run_sysv_3_2_3_registers_mixed_after_five_longs},
    {"sysv-3.2.3-registers-mixed-after-six-longs", run_sysv_3_2_3_registers_mixed_after_six_longs},
    {"sysv-3.2.3-registers-pair-after-seven-doubles", run_sysv_3_2_3_registers_pair_after_seven_doubles},
    {"sysv-3.2.3-registers-mixed-after-eight-doubles", run_sysv_3_2_3_registers_mixed_after_eight_doubles},
    {"sysv-3.2.3-registers-two-pairs-and-back-fill", run_sysv_3_2_3_registers_two_pairs_and_back_fill},
    {"sysv-3.2.3-registers-three-pairs", run_sysv_3_2_3_registers_three_pairs},
    {"sysv-3.2.3-registers-small-record-on-stack", run_sysv_3_2_3_registers_small_record_on_stack},
    {"sysv-3.2.3-registers-float-record-on-stack", run_sysv_3_2_3_registers_float_record_on_stack},
#if CONFORM_HAS_INT128
    {"sysv-3.2.3-registers-int128-after-four-longs", run_sysv_3_2_3_registers_int128_after_four_longs},
#endif
#if CONFORM_HAS_INT128
    {"sysv-3.2.3-registers-int128-record-after-five-longs", run_sysv_3_2_3_registers_int128_record_after_five_longs},
#endif
#if CONFORM_HAS_INT128
    {"sysv-3.2.3-registers-int128-after-five-longs", run_sysv_3_2_3_registers_int128_after_five_longs},
#endif
#if CONFORM_HAS_INT128
    {"sysv-3.2.3-registers-int128-on-stack-aligned", run_sysv_3_2_3_registers_int128_on_stack_aligned},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-registers-decimal128-last-vector", run_sysv_3_2_3_registers_decimal128_last_vector},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-registers-decimal128-on-stack-aligned", run_sysv_3_2_3_registers_decimal128_on_stack_aligned},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.2.3-registers-decimal-pair-after-seven", run_sysv_3_2_3_registers_decimal_pair_after_seven},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.2.3-registers-complex-double-after-seven", run_sysv_3_2_3_registers_complex_double_after_seven},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.2.3-registers-complex-float-after-seven", run_sysv_3_2_3_registers_complex_float_after_seven},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-registers-vector-16-on-stack", run_sysv_3_2_3_registers_vector_16_on_stack},
#endif
    {"sysv-3.2.3-registers-pointer-on-stack", run_sysv_3_2_3_registers_pointer_on_stack},
    {"sysv-3.2.3-registers-many-small-records", run_sysv_3_2_3_registers_many_small_records},
    {"sysv-3.2.3-registers-fifteen-mixed", run_sysv_3_2_3_registers_fifteen_mixed},
    {"sysv-3.2.3-result-sret-takes-rdi", run_sysv_3_2_3_result_sret_takes_rdi},
    {"sysv-3.2.3-result-sret-sixth-integer", run_sysv_3_2_3_result_sret_sixth_integer},
    {"sysv-3.2.3-result-sret-and-memory-argument", run_sysv_3_2_3_result_sret_and_memory_argument},
    {"sysv-3.2.3-result-int-sse", run_sysv_3_2_3_result_int_sse},
    {"sysv-3.2.3-result-sse-int", run_sysv_3_2_3_result_sse_int},
    {"sysv-3.2.3-result-two-int", run_sysv_3_2_3_result_two_int},
    {"sysv-3.2.3-result-two-sse", run_sysv_3_2_3_result_two_sse},
    {"sysv-3.2.3-result-float-pair", run_sysv_3_2_3_result_float_pair},
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-result-packed-in-memory", run_sysv_3_2_3_result_packed_in_memory},
#endif
    {"sysv-3.2.3-result-x87-record", run_sysv_3_2_3_result_x87_record},
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-result-empty", run_sysv_3_2_3_result_empty},
#endif
    {"sysv-3.2.3-result-array-in-record", run_sysv_3_2_3_result_array_in_record},
    {"sysv-3.2.3-result-void", run_sysv_3_2_3_result_void},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-result-vector-pair-8", run_sysv_3_2_3_result_vector_pair_8},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-result-aligned-result", run_sysv_3_2_3_result_aligned_result},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-empty-argument", run_sysv_3_2_3_empty_argument},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-empty-nested", run_sysv_3_2_3_empty_nested},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-empty-beside-float", run_sysv_3_2_3_empty_beside_float},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-empty-second-eightbyte-padding", run_sysv_3_2_3_empty_second_eightbyte_padding},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-empty-over-aligned-member-padding", run_sysv_3_2_3_empty_over_aligned_member_padding},
#endif
    {"sysv-3.2.3-empty-unnamed-bits-alone", run_sysv_3_2_3_empty_unnamed_bits_alone},
    {"sysv-3.2.3-empty-unnamed-bits-beside-float", run_sysv_3_2_3_empty_unnamed_bits_beside_float},
    {"sysv-3.2.3-empty-zero-width-between-floats", run_sysv_3_2_3_empty_zero_width_between_floats},
    {"sysv-3.2.3-empty-flexible-array", run_sysv_3_2_3_empty_flexible_array},
    {"sysv-3.5.7-ints", run_sysv_3_5_7_ints},
    {"sysv-3.5.7-doubles", run_sysv_3_5_7_doubles},
    {"sysv-3.5.7-named-doubles-count", run_sysv_3_5_7_named_doubles_count},
    {"sysv-3.5.7-ten-doubles", run_sysv_3_5_7_ten_doubles},
    {"sysv-3.5.7-eight-ints", run_sysv_3_5_7_eight_ints},
    {"sysv-3.5.7-mixed", run_sysv_3_5_7_mixed},
    {"sysv-3.5.7-pointer", run_sysv_3_5_7_pointer},
    {"sysv-3.5.7-long-double", run_sysv_3_5_7_long_double},
    {"sysv-3.5.7-record-int", run_sysv_3_5_7_record_int},
    {"sysv-3.5.7-record-mixed", run_sysv_3_5_7_record_mixed},
    {"sysv-3.5.7-record-floats", run_sysv_3_5_7_record_floats},
    {"sysv-3.5.7-record-memory", run_sysv_3_5_7_record_memory},
    {"sysv-3.5.7-record-does-not-fit", run_sysv_3_5_7_record_does_not_fit},
    {"sysv-3.5.7-record-three-chars", run_sysv_3_5_7_record_three_chars},
    {"sysv-3.5.7-record-union", run_sysv_3_5_7_record_union},
    {"sysv-3.5.7-record-long-double", run_sysv_3_5_7_record_long_double},
#if CONFORM_HAS_COMPLEX
    {"sysv-3.5.7-complex-double", run_sysv_3_5_7_complex_double},
#endif
#if CONFORM_HAS_COMPLEX
    {"sysv-3.5.7-complex-float", run_sysv_3_5_7_complex_float},
#endif
#if CONFORM_HAS_INT128
    {"sysv-3.5.7-int128", run_sysv_3_5_7_int128},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.5.7-vector-16", run_sysv_3_5_7_vector_16},
#endif
    {"sysv-3.5.7-sret", run_sysv_3_5_7_sret},
#if CONFORM_HAS_GNU_C
    {"sysv-3.5.7-packed", run_sysv_3_5_7_packed},
#endif
    {"sysv-3.5.7-nine-named", run_sysv_3_5_7_nine_named},
#if CONFORM_HAS_GNU_C
    {"sysv-3.5.7-empty", run_sysv_3_5_7_empty},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.5.7-aligned-32", run_sysv_3_5_7_aligned_32},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.5.7-decimals", run_sysv_3_5_7_decimals},
#endif
#if CONFORM_HAS_DECIMAL
    {"sysv-3.5.7-decimals-overflow", run_sysv_3_5_7_decimals_overflow},
#endif
    {"sysv-3.2.3-recursive-struct-of-union-of-struct", run_sysv_3_2_3_recursive_struct_of_union_of_struct},
    {"sysv-3.2.3-recursive-array-of-unions", run_sysv_3_2_3_recursive_array_of_unions},
    {"sysv-3.2.3-recursive-array-2d-floats", run_sysv_3_2_3_recursive_array_2d_floats},
    {"sysv-3.2.3-recursive-array-of-one-element-structs", run_sysv_3_2_3_recursive_array_of_one_element_structs},
    {"sysv-3.2.3-recursive-nested-straddle", run_sysv_3_2_3_recursive_nested_straddle},
    {"sysv-3.2.3-recursive-nested-straddle-float", run_sysv_3_2_3_recursive_nested_straddle_float},
    {"sysv-3.2.3-recursive-anonymous-struct", run_sysv_3_2_3_recursive_anonymous_struct},
    {"sysv-3.2.3-recursive-bit-field-across-eightbytes", run_sysv_3_2_3_recursive_bit_field_across_eightbytes},
    {"sysv-3.2.3-recursive-bit-fields-and-double", run_sysv_3_2_3_recursive_bit_fields_and_double},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-recursive-vector-and-int", run_sysv_3_2_3_recursive_vector_and_int},
#endif
    {"sysv-3.2.3-recursive-bool-and-float", run_sysv_3_2_3_recursive_bool_and_float},
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-transparent-int-float", run_sysv_3_2_3_transparent_int_float},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-transparent-short", run_sysv_3_2_3_transparent_short},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-transparent-pointer", run_sysv_3_2_3_transparent_pointer},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-transparent-result", run_sysv_3_2_3_transparent_result},
#endif
#if CONFORM_HAS_INT128 && CONFORM_HAS_FLOAT128 && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-transparent-int128", run_sysv_3_2_3_transparent_int128},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-transparent-after-five-longs", run_sysv_3_2_3_transparent_after_five_longs},
#endif
#if CONFORM_HAS_GNU_C
    {"sysv-3.2.3-transparent-member", run_sysv_3_2_3_transparent_member},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-order-int-and-float", run_sysv_3_2_3_order_int_and_float},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-order-floats", run_sysv_3_2_3_order_floats},
#endif
#if CONFORM_HAS_FLOAT128 && CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-order-float128", run_sysv_3_2_3_order_float128},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"sysv-3.2.3-order-three-longs", run_sysv_3_2_3_order_three_longs},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"sysv-3.1.2-order-bit-fields", run_sysv_3_1_2_order_bit_fields},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"sysv-3.1.2-order-bit-fields-of-units", run_sysv_3_1_2_order_bit_fields_of_units},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"sysv-3.1.2-order-inner", run_sysv_3_1_2_order_inner},
#endif
};

/* A case has a process of its own, so that a crash is one wrong case. */
static int run(const struct conform_case *one)
{
    int status;
    pid_t child;
    fflush(stdout);
    child = fork();
    if (child == 0) {
        conform_id = one->id;
        alarm(10);
        one->run();
        fflush(stdout);
        _exit(conform_end);
    }
    if (child < 0 || waitpid(child, &status, 0) != child) {
        perror("conformance");
        exit(255);
    }
    if (WIFEXITED(status))
        return WEXITSTATUS(status);
    printf("%s: expected an end got signal %d\n", one->id, WTERMSIG(status));
    return WRONG;
}

static int is_asked_for(const char *id, char **arguments)
{
    int is_any = arguments[1] == NULL;
    while (*++arguments)
        is_any |= strcmp(id, *arguments) == 0;
    return is_any;
}

/* Runs all cases, or those whose ids are the arguments. The exit code is the number of those that are wrong, at most 254. */
int main(int argc, char **argv)
{
    size_t index;
    int count[3] = {0, 0, 0};
    (void)argc;
    for (index = 0; index < sizeof conform_cases / sizeof *conform_cases; index++) {
        if (is_asked_for(conform_cases[index].id, argv)) {
            int end = run(&conform_cases[index]);
            if (end == UNDEFINED)
                printf("%s: the callee does not define it\n", conform_cases[index].id);
            count[end == RIGHT || end == UNDEFINED ? end : WRONG]++;
        }
    }
    printf("%d right, %d wrong, %d not defined\n", count[RIGHT], count[WRONG], count[UNDEFINED]);
    return count[WRONG] < 254 ? count[WRONG] : 254;
}
