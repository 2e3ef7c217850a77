/* The calls of the conformance cases of riscv64-linux-gnu. Generated from riscv64-linux-gnu.toml. */
#define CONFORM_FUNCTION __attribute__((weak))
#include "riscv64-linux-gnu.h"
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

/* riscv-types-align-short */
static void run_riscv_types_align_short(void)
{
    struct riscv_types_align_short_S a1;
    if (!riscv_types_align_short) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_short();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xacUL;
    a1.m = (short)0x1309UL;
    riscv_types_align_short(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xacUL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", short, 2, (short)0x1309UL, a1.m);
}

/* riscv-types-align-int */
static void run_riscv_types_align_int(void)
{
    struct riscv_types_align_int_S a1;
    if (!riscv_types_align_int) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_int();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xecUL;
    a1.m = (int)0x79a3923cUL;
    riscv_types_align_int(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xecUL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", int, 4, (int)0x79a3923cUL, a1.m);
}

/* riscv-types-align-long */
static void run_riscv_types_align_long(void)
{
    struct riscv_types_align_long_S a1;
    if (!riscv_types_align_long) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_long();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xadUL;
    a1.m = (long)0x6e87392817e6af9cUL;
    riscv_types_align_long(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xadUL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", long, 8, (long)0x6e87392817e6af9cUL, a1.m);
}

/* riscv-types-align-float */
static void run_riscv_types_align_float(void)
{
    struct riscv_types_align_float_S a1;
    if (!riscv_types_align_float) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_float();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xf5UL;
    a1.m = 0x1.d4c48ap0f;
    riscv_types_align_float(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xf5UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", float, 4, 0x1.d4c48ap0f, a1.m);
}

/* riscv-types-align-double */
static void run_riscv_types_align_double(void)
{
    struct riscv_types_align_double_S a1;
    if (!riscv_types_align_double) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xb2UL;
    a1.m = 0x1.c809df5714b12p0;
    riscv_types_align_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xb2UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", double, 8, 0x1.c809df5714b12p0, a1.m);
}

/* riscv-types-align-long-double */
static void run_riscv_types_align_long_double(void)
{
    struct riscv_types_align_long_double_S a1;
    if (!riscv_types_align_long_double) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_long_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xd7UL;
    a1.m = ((long double)0x1.bca64b77655dp0 + (long double)0x0.6697b4efe1c5p-48 + (long double)0x0.c26dp-96);
    riscv_types_align_long_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xd7UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", long double, 16, ((long double)0x1.bca64b77655dp0 + (long double)0x0.6697b4efe1c5p-48 + (long double)0x0.c26dp-96), a1.m);
}

/* riscv-types-align-int128 */
#if CONFORM_HAS_INT128
static void run_riscv_types_align_int128(void)
{
    struct riscv_types_align_int128_S a1;
    if (!riscv_types_align_int128) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_int128();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xb2UL;
    a1.m = (__int128)((unsigned __int128)0x4326a26514b7ad9aUL << 64 | 0x13dc3ab4f2eb65fUL);
    riscv_types_align_int128(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xb2UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", __int128, 16, (__int128)((unsigned __int128)0x4326a26514b7ad9aUL << 64 | 0x13dc3ab4f2eb65fUL), a1.m);
}
#endif

/* riscv-types-align-pointer */
static void run_riscv_types_align_pointer(void)
{
    struct riscv_types_align_pointer_S a1;
    if (!riscv_types_align_pointer) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_pointer();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x8dUL;
    a1.m = (void *)0x9776b2c4eb440UL;
    riscv_types_align_pointer(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x8dUL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", unsigned long, 8, (unsigned long)(void *)0x9776b2c4eb440UL, (unsigned long)a1.m);
}

/* riscv-types-align-bool */
static void run_riscv_types_align_bool(void)
{
    struct riscv_types_align_bool_S a1;
    if (!riscv_types_align_bool) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_bool();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xb0UL;
    a1.m = (_Bool)0x0UL;
    riscv_types_align_bool(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xb0UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", _Bool, 1, (_Bool)0x0UL, a1.m);
}

/* riscv-types-align-complex-double */
#if CONFORM_HAS_COMPLEX
static void run_riscv_types_align_complex_double(void)
{
    struct riscv_types_align_complex_double_S a1;
    if (!riscv_types_align_complex_double) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_complex_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x94UL;
    __real__ a1.m = 0x1.49d5d69fbe17dp0;
    __imag__ a1.m = -0x1.abbe7b1289673p0;
    riscv_types_align_complex_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x94UL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.m", double, 8, 0x1.49d5d69fbe17dp0, __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.m", double, 8, -0x1.abbe7b1289673p0, __imag__ a1.m);
}
#endif

/* riscv-types-align-complex-float */
#if CONFORM_HAS_COMPLEX
static void run_riscv_types_align_complex_float(void)
{
    struct riscv_types_align_complex_float_S a1;
    if (!riscv_types_align_complex_float) {
        conform_undefined();
        return;
    }
    layout_riscv_types_align_complex_float();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xc3UL;
    __real__ a1.m = 0x1.e7cda6p0f;
    __imag__ a1.m = -0x1.efda02p0f;
    riscv_types_align_complex_float(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xc3UL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.m", float, 4, 0x1.e7cda6p0f, __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.m", float, 4, -0x1.efda02p0f, __imag__ a1.m);
}
#endif

/* riscv-types-enum */
static void run_riscv_types_enum(void)
{
    struct riscv_types_enum_S a1;
    if (!riscv_types_enum) {
        conform_undefined();
        return;
    }
    layout_riscv_types_enum();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x9bUL;
    a1.m = (enum riscv_types_enum_E)0x130c165cUL;
    riscv_types_enum(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x9bUL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", enum riscv_types_enum_E, 4, (enum riscv_types_enum_E)0x130c165cUL, a1.m);
}

/* riscv-types-plain-char */
static void run_riscv_types_plain_char(void)
{
    struct riscv_types_plain_char_S a1;
    struct riscv_types_plain_char_S result;
    if (!riscv_types_plain_char) {
        conform_undefined();
        return;
    }
    layout_riscv_types_plain_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xb1UL;
    a1.b = (signed char)0x60UL;
    conform_scribble(&result, sizeof result);
    result = riscv_types_plain_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xafUL, result.a);
    CONFORM_CHECK("result.b", signed char, 1, (signed char)0x6eUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xb1UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", signed char, 1, (signed char)0x60UL, a1.b);
}

/* riscv-types-tail-padding */
static void run_riscv_types_tail_padding(void)
{
    struct riscv_types_tail_padding_S a1;
    struct riscv_types_tail_padding_S result;
    if (!riscv_types_tail_padding) {
        conform_undefined();
        return;
    }
    layout_riscv_types_tail_padding();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x6f274096faef188eL - 1);
    a1.b = (char)0x13UL;
    conform_scribble(&result, sizeof result);
    result = riscv_types_tail_padding(a1);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x4c9de8d4ede5a51bL - 1), result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x7eUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x6f274096faef188eL - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x13UL, a1.b);
}

/* riscv-types-array-stride */
static void run_riscv_types_array_stride(void)
{
    struct riscv_types_array_stride_S a1;
    struct riscv_types_array_stride_S result;
    if (!riscv_types_array_stride) {
        conform_undefined();
        return;
    }
    layout_riscv_types_array_stride();
    conform_scribble(&a1, sizeof a1);
    a1.m[0].a = (short)-0x16abL;
    a1.m[0].b = (char)0x62UL;
    a1.m[1].a = (short)-0x1669L;
    a1.m[1].b = (char)0x46UL;
    a1.m[2].a = (short)-0x1566L;
    a1.m[2].b = (char)0x1aUL;
    conform_scribble(&result, sizeof result);
    result = riscv_types_array_stride(a1);
    CONFORM_CHECK("result.m[0].a", short, 2, (short)-0x56cbL, result.m[0].a);
    CONFORM_CHECK("result.m[0].b", char, 1, (char)0x77UL, result.m[0].b);
    CONFORM_CHECK("result.m[1].a", short, 2, (short)-0x7511L, result.m[1].a);
    CONFORM_CHECK("result.m[1].b", char, 1, (char)0x23UL, result.m[1].b);
    CONFORM_CHECK("result.m[2].a", short, 2, (short)-0x69cL, result.m[2].a);
    CONFORM_CHECK("result.m[2].b", char, 1, (char)0x17UL, result.m[2].b);
    CONFORM_CHECK("argument 1 after the call.m[0].a", short, 2, (short)-0x16abL, a1.m[0].a);
    CONFORM_CHECK("argument 1 after the call.m[0].b", char, 1, (char)0x62UL, a1.m[0].b);
    CONFORM_CHECK("argument 1 after the call.m[1].a", short, 2, (short)-0x1669L, a1.m[1].a);
    CONFORM_CHECK("argument 1 after the call.m[1].b", char, 1, (char)0x46UL, a1.m[1].b);
    CONFORM_CHECK("argument 1 after the call.m[2].a", short, 2, (short)-0x1566L, a1.m[2].a);
    CONFORM_CHECK("argument 1 after the call.m[2].b", char, 1, (char)0x1aUL, a1.m[2].b);
}

/* riscv-types-union-size */
static void run_riscv_types_union_size(void)
{
    union riscv_types_union_size_U a1;
    union riscv_types_union_size_U result;
    if (!riscv_types_union_size) {
        conform_undefined();
        return;
    }
    layout_riscv_types_union_size();
    conform_scribble(&a1, sizeof a1);
    a1.c[0] = (char)0xfaUL;
    a1.c[1] = (char)0x15UL;
    a1.c[2] = (char)0xf5UL;
    a1.c[3] = (char)0x2dUL;
    a1.c[4] = (char)0x86UL;
    conform_scribble(&result, sizeof result);
    result = riscv_types_union_size(a1);
    CONFORM_CHECK("result.c[0]", char, 1, (char)0xd0UL, result.c[0]);
    CONFORM_CHECK("result.c[1]", char, 1, (char)0x64UL, result.c[1]);
    CONFORM_CHECK("result.c[2]", char, 1, (char)0xa8UL, result.c[2]);
    CONFORM_CHECK("result.c[3]", char, 1, (char)0x45UL, result.c[3]);
    CONFORM_CHECK("result.c[4]", char, 1, (char)0xf9UL, result.c[4]);
    CONFORM_CHECK("argument 1 after the call.c[0]", char, 1, (char)0xfaUL, a1.c[0]);
    CONFORM_CHECK("argument 1 after the call.c[1]", char, 1, (char)0x15UL, a1.c[1]);
    CONFORM_CHECK("argument 1 after the call.c[2]", char, 1, (char)0xf5UL, a1.c[2]);
    CONFORM_CHECK("argument 1 after the call.c[3]", char, 1, (char)0x2dUL, a1.c[3]);
    CONFORM_CHECK("argument 1 after the call.c[4]", char, 1, (char)0x86UL, a1.c[4]);
}

/* riscv-types-nested-alignment */
static void run_riscv_types_nested_alignment(void)
{
    struct riscv_types_nested_alignment_S a1;
    if (!riscv_types_nested_alignment) {
        conform_undefined();
        return;
    }
    layout_riscv_types_nested_alignment();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xbfUL;
    a1.i.d = 0x1.40d2fc9783f36p0;
    riscv_types_nested_alignment(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xbfUL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.d", double, 8, 0x1.40d2fc9783f36p0, a1.i.d);
}

/* riscv-types-packed */
#if CONFORM_HAS_GNU_C
static void run_riscv_types_packed(void)
{
    struct riscv_types_packed_S a1;
    struct riscv_types_packed_S result;
    if (!riscv_types_packed) {
        conform_undefined();
        return;
    }
    layout_riscv_types_packed();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x8aUL;
    a1.b = (int)0x4bec29cUL;
    a1.c = (short)-0x216L;
    conform_scribble(&result, sizeof result);
    result = riscv_types_packed(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xfbUL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x5ce3a417UL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x784dL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x8aUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x4bec29cUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x216L, a1.c);
}
#endif

/* riscv-types-aligned-record */
#if CONFORM_HAS_GNU_C
static void run_riscv_types_aligned_record(void)
{
    struct riscv_types_aligned_record_S *a1;
    struct riscv_types_aligned_record_S a2;
    if (!riscv_types_aligned_record) {
        conform_undefined();
        return;
    }
    layout_riscv_types_aligned_record();
    conform_scribble(&a1, sizeof a1);
    a1 = (struct riscv_types_aligned_record_S *)0x3dbcd39471180UL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (int)-0x16a691a3L;
    riscv_types_aligned_record(a1, a2);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(struct riscv_types_aligned_record_S *)0x3dbcd39471180UL, (unsigned long)a1);
    CONFORM_CHECK("argument 2 after the call.a", int, 4, (int)-0x16a691a3L, a2.a);
}
#endif

/* riscv-types-flexible-array */
static void run_riscv_types_flexible_array(void)
{
    struct riscv_types_flexible_array_S *a1;
    if (!riscv_types_flexible_array) {
        conform_undefined();
        return;
    }
    layout_riscv_types_flexible_array();
    conform_scribble(&a1, sizeof a1);
    a1 = (struct riscv_types_flexible_array_S *)0x391f483cc6be0UL;
    riscv_types_flexible_array(a1);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(struct riscv_types_flexible_array_S *)0x391f483cc6be0UL, (unsigned long)a1);
}

/* riscv-bits-from-lowest */
static void run_riscv_bits_from_lowest(void)
{
    struct riscv_bits_from_lowest_S a1;
    struct riscv_bits_from_lowest_S result;
    if (!riscv_bits_from_lowest) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_from_lowest();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0x7UL;
    a1.b = (unsigned int)0xdUL;
    a1.c = (unsigned int)0x9ceabbUL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_from_lowest(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0x4UL, result.a);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0xbUL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0xcd7d95UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0x7UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0xdUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x9ceabbUL, a1.c);
}

/* riscv-bits-no-straddle */
static void run_riscv_bits_no_straddle(void)
{
    struct riscv_bits_no_straddle_S a1;
    struct riscv_bits_no_straddle_S result;
    if (!riscv_bits_no_straddle) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_no_straddle();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x1eceaL;
    a1.b = (int)0xc3fUL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_no_straddle(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x21bfbL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x222UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x1eceaL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0xc3fUL, a1.b);
}

/* riscv-bits-shares-with-char */
static void run_riscv_bits_shares_with_char(void)
{
    struct riscv_bits_shares_with_char_S a1;
    struct riscv_bits_shares_with_char_S result;
    if (!riscv_bits_shares_with_char) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_shares_with_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xacUL;
    a1.b = (int)0x776b95UL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_shares_with_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xd9UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0xf2563UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xacUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x776b95UL, a1.b);
}

/* riscv-bits-no-room-beside-char */
static void run_riscv_bits_no_room_beside_char(void)
{
    struct riscv_bits_no_room_beside_char_S a1;
    struct riscv_bits_no_room_beside_char_S result;
    if (!riscv_bits_no_room_beside_char) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_no_room_beside_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x84UL;
    a1.b = (int)0x8cf53aUL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_no_room_beside_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xfcUL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x83735aUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x84UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x8cf53aUL, a1.b);
}

/* riscv-bits-char-after-bits */
static void run_riscv_bits_char_after_bits(void)
{
    struct riscv_bits_char_after_bits_S a1;
    struct riscv_bits_char_after_bits_S result;
    if (!riscv_bits_char_after_bits) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_char_after_bits();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x4L;
    a1.b = (char)0x26UL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_char_after_bits(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x2L, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x7fUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x26UL, a1.b);
}

/* riscv-bits-different-types */
static void run_riscv_bits_different_types(void)
{
    struct riscv_bits_different_types_S a1;
    struct riscv_bits_different_types_S result;
    if (!riscv_bits_different_types) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_different_types();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x5UL;
    a1.b = (int)0xf4UL;
    a1.c = (short)-0x3L;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_different_types(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x7UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0xe3UL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x6L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x5UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0xf4UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x3L, a1.c);
}

/* riscv-bits-long-after-char */
static void run_riscv_bits_long_after_char(void)
{
    struct riscv_bits_long_after_char_S a1;
    struct riscv_bits_long_after_char_S result;
    if (!riscv_bits_long_after_char) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_long_after_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x91UL;
    a1.b = (long)0x3951c345743babUL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_long_after_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xd9UL, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x30c8ffa64d0525UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x91UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x3951c345743babUL, a1.b);
}

/* riscv-bits-zero-width */
static void run_riscv_bits_zero_width(void)
{
    struct riscv_bits_zero_width_S a1;
    struct riscv_bits_zero_width_S result;
    if (!riscv_bits_zero_width) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_zero_width();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x3L;
    a1.b = (int)0x7UL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_zero_width(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x2L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x6UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x7UL, a1.b);
}

/* riscv-bits-zero-width-no-alignment */
static void run_riscv_bits_zero_width_no_alignment(void)
{
    struct riscv_bits_zero_width_no_alignment_S a1;
    struct riscv_bits_zero_width_no_alignment_S result;
    if (!riscv_bits_zero_width_no_alignment) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_zero_width_no_alignment();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xcaUL;
    a1.b = (char)0x7fUL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_zero_width_no_alignment(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xdbUL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x60UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xcaUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x7fUL, a1.b);
}

/* riscv-bits-unnamed-no-alignment */
static void run_riscv_bits_unnamed_no_alignment(void)
{
    struct riscv_bits_unnamed_no_alignment_S a1;
    struct riscv_bits_unnamed_no_alignment_S result;
    if (!riscv_bits_unnamed_no_alignment) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_unnamed_no_alignment();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x82UL;
    a1.b = (char)0xeUL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_unnamed_no_alignment(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xfeUL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x67UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x82UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0xeUL, a1.b);
}

/* riscv-bits-plain-int-signed */
static void run_riscv_bits_plain_int_signed(void)
{
    struct riscv_bits_plain_int_signed_S a1;
    struct riscv_bits_plain_int_signed_S result;
    if (!riscv_bits_plain_int_signed) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_plain_int_signed();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x1L;
    a1.b = (int)0x0UL;
    a1.c = (unsigned int)0x1UL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_plain_int_signed(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x0UL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x1L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x1UL, a1.c);
}

/* riscv-bits-plain-char-unsigned */
static void run_riscv_bits_plain_char_unsigned(void)
{
    struct riscv_bits_plain_char_unsigned_S a1;
    struct riscv_bits_plain_char_unsigned_S result;
    if (!riscv_bits_plain_char_unsigned) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_plain_char_unsigned();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x8UL;
    a1.b = (signed char)0x1UL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_plain_char_unsigned(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x8UL, result.a);
    CONFORM_CHECK("result.b", signed char, 1, (signed char)0x0UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x8UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", signed char, 1, (signed char)0x1UL, a1.b);
}

/* riscv-bits-bool */
static void run_riscv_bits_bool(void)
{
    struct riscv_bits_bool_S a1;
    struct riscv_bits_bool_S result;
    if (!riscv_bits_bool) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_bool();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x1dL;
    a1.b = (_Bool)0x0UL;
    a1.c = (int)-0x71L;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_bool(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0xbL, result.a);
    CONFORM_CHECK("result.b", _Bool, 1, (_Bool)0x0UL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x4fL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x1dL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x71L, a1.c);
}

/* riscv-bits-enum */
static void run_riscv_bits_enum(void)
{
    struct riscv_bits_enum_S a1;
    struct riscv_bits_enum_S result;
    if (!riscv_bits_enum) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_enum();
    conform_scribble(&a1, sizeof a1);
    a1.a = (enum riscv_bits_enum_E)0x3UL;
    a1.b = (enum riscv_bits_enum_E)0x8f0c831UL;
    a1.c = (enum riscv_bits_enum_E)0x1UL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_enum(a1);
    CONFORM_CHECK("result.a", enum riscv_bits_enum_E, 4, (enum riscv_bits_enum_E)0x3UL, result.a);
    CONFORM_CHECK("result.b", enum riscv_bits_enum_E, 4, (enum riscv_bits_enum_E)0xe9c9d00UL, result.b);
    CONFORM_CHECK("result.c", enum riscv_bits_enum_E, 4, (enum riscv_bits_enum_E)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", enum riscv_bits_enum_E, 4, (enum riscv_bits_enum_E)0x3UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", enum riscv_bits_enum_E, 4, (enum riscv_bits_enum_E)0x8f0c831UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", enum riscv_bits_enum_E, 4, (enum riscv_bits_enum_E)0x1UL, a1.c);
}

/* riscv-bits-packed */
#if CONFORM_HAS_GNU_C
static void run_riscv_bits_packed(void)
{
    struct riscv_bits_packed_S a1;
    struct riscv_bits_packed_S result;
    if (!riscv_bits_packed) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_packed();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x87UL;
    a1.b = (int)0x2a0271fbUL;
    a1.c = (int)-0x4cL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_packed(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xa0UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x3f453f1bUL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x20L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x87UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x2a0271fbUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x4cL, a1.c);
}
#endif

/* riscv-bits-union */
static void run_riscv_bits_union(void)
{
    union riscv_bits_union_U a1;
    union riscv_bits_union_U result;
    if (!riscv_bits_union) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_union();
    conform_scribble(&a1, sizeof a1);
    a1.b = (unsigned int)0x1b393UL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_union(a1);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0x10eb9UL, result.b);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0x1b393UL, a1.b);
}

/* riscv-int-scalar-signed-char */
static void run_riscv_int_scalar_signed_char(void)
{
    signed char a1;
    signed char result;
    if (!riscv_int_scalar_signed_char) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_signed_char();
    conform_scribble(&a1, sizeof a1);
    a1 = (signed char)-0x24L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_signed_char(a1);
    CONFORM_CHECK("result", signed char, 1, (signed char)-0x66L, result);
    CONFORM_CHECK("argument 1 after the call", signed char, 1, (signed char)-0x24L, a1);
}

/* riscv-int-scalar-unsigned-char */
static void run_riscv_int_scalar_unsigned_char(void)
{
    unsigned char a1;
    unsigned char result;
    if (!riscv_int_scalar_unsigned_char) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_unsigned_char();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned char)0xceUL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_unsigned_char(a1);
    CONFORM_CHECK("result", unsigned char, 1, (unsigned char)0xd0UL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned char, 1, (unsigned char)0xceUL, a1);
}

/* riscv-int-scalar-char */
static void run_riscv_int_scalar_char(void)
{
    char a1;
    char result;
    if (!riscv_int_scalar_char) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_char();
    conform_scribble(&a1, sizeof a1);
    a1 = (char)0x92UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_char(a1);
    CONFORM_CHECK("result", char, 1, (char)0x80UL, result);
    CONFORM_CHECK("argument 1 after the call", char, 1, (char)0x92UL, a1);
}

/* riscv-int-scalar-short */
static void run_riscv_int_scalar_short(void)
{
    short a1;
    short result;
    if (!riscv_int_scalar_short) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_short();
    conform_scribble(&a1, sizeof a1);
    a1 = (short)-0x71eL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_short(a1);
    CONFORM_CHECK("result", short, 2, (short)-0x3beL, result);
    CONFORM_CHECK("argument 1 after the call", short, 2, (short)-0x71eL, a1);
}

/* riscv-int-scalar-unsigned-short */
static void run_riscv_int_scalar_unsigned_short(void)
{
    unsigned short a1;
    unsigned short result;
    if (!riscv_int_scalar_unsigned_short) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_unsigned_short();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned short)0xc516UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_unsigned_short(a1);
    CONFORM_CHECK("result", unsigned short, 2, (unsigned short)0xe22aUL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned short, 2, (unsigned short)0xc516UL, a1);
}

/* riscv-int-scalar-int */
static void run_riscv_int_scalar_int(void)
{
    int a1;
    int result;
    if (!riscv_int_scalar_int) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_int();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x49a9d9e9L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_int(a1);
    CONFORM_CHECK("result", int, 4, (int)-0x664cbc8L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x49a9d9e9L, a1);
}

/* riscv-int-scalar-unsigned */
static void run_riscv_int_scalar_unsigned(void)
{
    unsigned int a1;
    unsigned int result;
    if (!riscv_int_scalar_unsigned) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_unsigned();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned int)0xc0e03256UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_unsigned(a1);
    CONFORM_CHECK("result", unsigned int, 4, (unsigned int)0xfb36853eUL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned int, 4, (unsigned int)0xc0e03256UL, a1);
}

/* riscv-int-scalar-long */
static void run_riscv_int_scalar_long(void)
{
    long a1;
    long result;
    if (!riscv_int_scalar_long) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_long();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x299feda9b68c0a0aL - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_long(a1);
    CONFORM_CHECK("result", long, 8, (long)(-0xd5b468c8f0179dbL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x299feda9b68c0a0aL - 1), a1);
}

/* riscv-int-scalar-bool */
static void run_riscv_int_scalar_bool(void)
{
    _Bool a1;
    _Bool result;
    if (!riscv_int_scalar_bool) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_bool();
    conform_scribble(&a1, sizeof a1);
    a1 = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_bool(a1);
    CONFORM_CHECK("result", _Bool, 1, (_Bool)0x1UL, result);
    CONFORM_CHECK("argument 1 after the call", _Bool, 1, (_Bool)0x1UL, a1);
}

/* riscv-int-scalar-pointer */
static void run_riscv_int_scalar_pointer(void)
{
    void *a1;
    void *result;
    if (!riscv_int_scalar_pointer) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_pointer();
    conform_scribble(&a1, sizeof a1);
    a1 = (void *)0x22fe018a91ca0UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_pointer(a1);
    CONFORM_CHECK("result", unsigned long, 8, (unsigned long)(void *)0x854e2fda05c20UL, (unsigned long)result);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(void *)0x22fe018a91ca0UL, (unsigned long)a1);
}

/* riscv-int-scalar-int128 */
#if CONFORM_HAS_INT128
static void run_riscv_int_scalar_int128(void)
{
    __int128 a1;
    __int128 result;
    if (!riscv_int_scalar_int128) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (__int128)~(__int128)(((unsigned __int128)0x4a8abb78377867fbUL << 64 | 0xfa9d2f4b8df24cdeUL));
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_int128(a1);
    CONFORM_CHECK("result", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x3019e43e4fec539eUL << 64 | 0xde8a4285b9dcbeb6UL)), result);
    CONFORM_CHECK("argument 1 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4a8abb78377867fbUL << 64 | 0xfa9d2f4b8df24cdeUL)), a1);
}
#endif

/* riscv-int-scalar-long-double */
static void run_riscv_int_scalar_long_double(void)
{
    long double a1;
    long double result;
    if (!riscv_int_scalar_long_double) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_long_double();
    conform_scribble(&a1, sizeof a1);
    a1 = -((long double)0x1.f584b562255ep0 + (long double)0x0.d6c603dd696fp-48 + (long double)0x0.a2d9p-96);
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_long_double(a1);
    CONFORM_CHECK_BYTES("result", long double, 16, -((long double)0x1.2c72c49bff93p0 + (long double)0x0.51fe811cfe29p-48 + (long double)0x0.9a21p-96), result);
    CONFORM_CHECK_BYTES("argument 1 after the call", long double, 16, -((long double)0x1.f584b562255ep0 + (long double)0x0.d6c603dd696fp-48 + (long double)0x0.a2d9p-96), a1);
}

/* riscv-int-scalar-complex-long-double */
#if CONFORM_HAS_COMPLEX
static void run_riscv_int_scalar_complex_long_double(void)
{
    _Complex long double a1;
    _Complex long double result;
    if (!riscv_int_scalar_complex_long_double) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_complex_long_double();
    conform_scribble(&a1, sizeof a1);
    __real__ a1 = -((long double)0x1.5ebac17d542cp0 + (long double)0x0.ce3876e62b6fp-48 + (long double)0x0.804fp-96);
    __imag__ a1 = ((long double)0x1.7621f805a140p0 + (long double)0x0.995796c02f67p-48 + (long double)0x0.d21ap-96);
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_complex_long_double(a1);
    CONFORM_CHECK_BYTES("__real__ result", long double, 16, -((long double)0x1.6b45db45e0f7p0 + (long double)0x0.27d5d76b7f6ep-48 + (long double)0x0.8a4bp-96), __real__ result);
    CONFORM_CHECK_BYTES("__imag__ result", long double, 16, ((long double)0x1.dc186a7aca8bp0 + (long double)0x0.4600b18f400bp-48 + (long double)0x0.c4f6p-96), __imag__ result);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call", long double, 16, -((long double)0x1.5ebac17d542cp0 + (long double)0x0.ce3876e62b6fp-48 + (long double)0x0.804fp-96), __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call", long double, 16, ((long double)0x1.7621f805a140p0 + (long double)0x0.995796c02f67p-48 + (long double)0x0.d21ap-96), __imag__ a1);
}
#endif

/* riscv-int-scalar-enum */
static void run_riscv_int_scalar_enum(void)
{
    enum riscv_int_scalar_enum_E a1;
    enum riscv_int_scalar_enum_E result;
    if (!riscv_int_scalar_enum) {
        conform_undefined();
        return;
    }
    layout_riscv_int_scalar_enum();
    conform_scribble(&a1, sizeof a1);
    a1 = (enum riscv_int_scalar_enum_E)0xf2b46beeUL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_scalar_enum(a1);
    CONFORM_CHECK("result", enum riscv_int_scalar_enum_E, 4, (enum riscv_int_scalar_enum_E)0xec15a7b4UL, result);
    CONFORM_CHECK("argument 1 after the call", enum riscv_int_scalar_enum_E, 4, (enum riscv_int_scalar_enum_E)0xf2b46beeUL, a1);
}

/* riscv-int-bitint-7 */
#if CONFORM_HAS_BIT_INT
static void run_riscv_int_bitint_7(void)
{
    _BitInt(7) a1;
    int a2;
    _BitInt(7) result;
    if (!riscv_int_bitint_7) {
        conform_undefined();
        return;
    }
    layout_riscv_int_bitint_7();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(7))-0x1bL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x4f01d5d4L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_bitint_7(a1, a2);
    CONFORM_CHECK("result", _BitInt(7), 1, (_BitInt(7))-0x38L, result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(7), 1, (_BitInt(7))-0x1bL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x4f01d5d4L, a2);
}
#endif

/* riscv-int-bitint-40 */
#if CONFORM_HAS_BIT_INT
static void run_riscv_int_bitint_40(void)
{
    _BitInt(40) a1;
    int a2;
    _BitInt(40) result;
    if (!riscv_int_bitint_40) {
        conform_undefined();
        return;
    }
    layout_riscv_int_bitint_40();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(40))-0x6d01b7b750L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x5025aeb7L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_bitint_40(a1, a2);
    CONFORM_CHECK("result", _BitInt(40), 5, (_BitInt(40))-0x5d698226cbL, result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(40), 5, (_BitInt(40))-0x6d01b7b750L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x5025aeb7L, a2);
}
#endif

/* riscv-int-bitint-128 */
#if CONFORM_HAS_BIT_INT
static void run_riscv_int_bitint_128(void)
{
    _BitInt(128) a1;
    int a2;
    _BitInt(128) result;
    if (!riscv_int_bitint_128) {
        conform_undefined();
        return;
    }
    layout_riscv_int_bitint_128();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0x674f944323426391UL << 64 | 0xf20a76f4ed67ef80UL));
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x59a946ddL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_bitint_128(a1, a2);
    CONFORM_CHECK("result", _BitInt(128), 16, (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0x7c91090d84b8b14cUL << 64 | 0x94bf3f3505ef732cUL)), result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(128), 16, (_BitInt(128))~(_BitInt(128))(((unsigned _BitInt(128))0x674f944323426391UL << 64 | 0xf20a76f4ed67ef80UL)), a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x59a946ddL, a2);
}
#endif

/* riscv-int-bitint-129 */
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
static void run_riscv_int_bitint_129(void)
{
    _BitInt(129) a1;
    int a2;
    _BitInt(129) result;
    if (!riscv_int_bitint_129) {
        conform_undefined();
        return;
    }
    layout_riscv_int_bitint_129();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0x69e7d7d5339b23eaUL) << 64 | 0x628452fafc238330UL));
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x53076c81L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_bitint_129(a1, a2);
    CONFORM_CHECK("result", _BitInt(129), 17, (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0x605b7e8cdccf3cd4UL) << 64 | 0xc9071aee21fa0427UL)), result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(129), 17, (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0x69e7d7d5339b23eaUL) << 64 | 0x628452fafc238330UL)), a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x53076c81L, a2);
}
#endif

/* riscv-int-size-char-1 */
static void run_riscv_int_size_char_1(void)
{
    struct riscv_int_size_char_1_S a1;
    struct riscv_int_size_char_1_S result;
    if (!riscv_int_size_char_1) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_1();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0x95UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_1(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xe3UL, result.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0x95UL, a1.m[0]);
}

/* riscv-int-size-char-2 */
static void run_riscv_int_size_char_2(void)
{
    struct riscv_int_size_char_2_S a1;
    struct riscv_int_size_char_2_S result;
    if (!riscv_int_size_char_2) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_2();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0x9bUL;
    a1.m[1] = (char)0x7fUL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_2(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xf9UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x5aUL, result.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0x9bUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x7fUL, a1.m[1]);
}

/* riscv-int-size-char-3 */
static void run_riscv_int_size_char_3(void)
{
    struct riscv_int_size_char_3_S a1;
    struct riscv_int_size_char_3_S result;
    if (!riscv_int_size_char_3) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_3();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xd5UL;
    a1.m[1] = (char)0x5fUL;
    a1.m[2] = (char)0xebUL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_3(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0x93UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x7cUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xbcUL, result.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xd5UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x5fUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xebUL, a1.m[2]);
}

/* riscv-int-size-char-4 */
static void run_riscv_int_size_char_4(void)
{
    struct riscv_int_size_char_4_S a1;
    struct riscv_int_size_char_4_S result;
    if (!riscv_int_size_char_4) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_4();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xd3UL;
    a1.m[1] = (char)0xeUL;
    a1.m[2] = (char)0xeeUL;
    a1.m[3] = (char)0x1dUL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_4(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xc3UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0xbUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xafUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x2bUL, result.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xd3UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0xeUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xeeUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x1dUL, a1.m[3]);
}

/* riscv-int-size-char-5 */
static void run_riscv_int_size_char_5(void)
{
    struct riscv_int_size_char_5_S a1;
    struct riscv_int_size_char_5_S result;
    if (!riscv_int_size_char_5) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_5();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xfcUL;
    a1.m[1] = (char)0x44UL;
    a1.m[2] = (char)0x9fUL;
    a1.m[3] = (char)0x4fUL;
    a1.m[4] = (char)0xf4UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_5(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xa9UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x4cUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xc7UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x58UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0x80UL, result.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xfcUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x44UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0x9fUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x4fUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xf4UL, a1.m[4]);
}

/* riscv-int-size-char-6 */
static void run_riscv_int_size_char_6(void)
{
    struct riscv_int_size_char_6_S a1;
    struct riscv_int_size_char_6_S result;
    if (!riscv_int_size_char_6) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_6();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xc0UL;
    a1.m[1] = (char)0x17UL;
    a1.m[2] = (char)0xa2UL;
    a1.m[3] = (char)0x77UL;
    a1.m[4] = (char)0x92UL;
    a1.m[5] = (char)0x7fUL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_6(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xc4UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x5UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xf9UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x47UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0x8dUL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x25UL, result.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xc0UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x17UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xa2UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x77UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0x92UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x7fUL, a1.m[5]);
}

/* riscv-int-size-char-7 */
static void run_riscv_int_size_char_7(void)
{
    struct riscv_int_size_char_7_S a1;
    struct riscv_int_size_char_7_S result;
    if (!riscv_int_size_char_7) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_7();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0x98UL;
    a1.m[1] = (char)0x1aUL;
    a1.m[2] = (char)0xa7UL;
    a1.m[3] = (char)0x7fUL;
    a1.m[4] = (char)0xa6UL;
    a1.m[5] = (char)0x7cUL;
    a1.m[6] = (char)0xc7UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_7(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0x84UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x0UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xddUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x1aUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xc3UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x5aUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0x86UL, result.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0x98UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x1aUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xa7UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x7fUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xa6UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x7cUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xc7UL, a1.m[6]);
}

/* riscv-int-size-char-8 */
static void run_riscv_int_size_char_8(void)
{
    struct riscv_int_size_char_8_S a1;
    struct riscv_int_size_char_8_S result;
    if (!riscv_int_size_char_8) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_8();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xa8UL;
    a1.m[1] = (char)0x3dUL;
    a1.m[2] = (char)0xf7UL;
    a1.m[3] = (char)0xcUL;
    a1.m[4] = (char)0xc6UL;
    a1.m[5] = (char)0x8UL;
    a1.m[6] = (char)0xdcUL;
    a1.m[7] = (char)0x3cUL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_8(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0x9dUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x7eUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x8eUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x41UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0x97UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x63UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xe8UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x5cUL, result.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xa8UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x3dUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xf7UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0xcUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xc6UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x8UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xdcUL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x3cUL, a1.m[7]);
}

/* riscv-int-size-char-9 */
static void run_riscv_int_size_char_9(void)
{
    struct riscv_int_size_char_9_S a1;
    struct riscv_int_size_char_9_S result;
    if (!riscv_int_size_char_9) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_9();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xb1UL;
    a1.m[1] = (char)0x41UL;
    a1.m[2] = (char)0xb4UL;
    a1.m[3] = (char)0x52UL;
    a1.m[4] = (char)0xbfUL;
    a1.m[5] = (char)0x2fUL;
    a1.m[6] = (char)0xa7UL;
    a1.m[7] = (char)0x39UL;
    a1.m[8] = (char)0x96UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_9(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xd8UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x68UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x99UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x4bUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xb1UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x2bUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xc4UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x5cUL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0x9fUL, result.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xb1UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x41UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xb4UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x52UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xbfUL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x2fUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xa7UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x39UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0x96UL, a1.m[8]);
}

/* riscv-int-size-char-10 */
static void run_riscv_int_size_char_10(void)
{
    struct riscv_int_size_char_10_S a1;
    struct riscv_int_size_char_10_S result;
    if (!riscv_int_size_char_10) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_10();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xf6UL;
    a1.m[1] = (char)0x5aUL;
    a1.m[2] = (char)0xf6UL;
    a1.m[3] = (char)0x4aUL;
    a1.m[4] = (char)0x94UL;
    a1.m[5] = (char)0x6cUL;
    a1.m[6] = (char)0xbeUL;
    a1.m[7] = (char)0x18UL;
    a1.m[8] = (char)0xefUL;
    a1.m[9] = (char)0x1fUL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_10(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xfbUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x4UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x97UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x5fUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0x89UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x36UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xe4UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x17UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xa3UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x72UL, result.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xf6UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x5aUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xf6UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x4aUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0x94UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x6cUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xbeUL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x18UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xefUL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x1fUL, a1.m[9]);
}

/* riscv-int-size-char-11 */
static void run_riscv_int_size_char_11(void)
{
    struct riscv_int_size_char_11_S a1;
    struct riscv_int_size_char_11_S result;
    if (!riscv_int_size_char_11) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_11();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xe4UL;
    a1.m[1] = (char)0x24UL;
    a1.m[2] = (char)0xacUL;
    a1.m[3] = (char)0x62UL;
    a1.m[4] = (char)0xeaUL;
    a1.m[5] = (char)0x6bUL;
    a1.m[6] = (char)0xc1UL;
    a1.m[7] = (char)0x2aUL;
    a1.m[8] = (char)0xbeUL;
    a1.m[9] = (char)0x72UL;
    a1.m[10] = (char)0xf1UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_11(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xeeUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x77UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xc3UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x41UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0x86UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x9UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xf3UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x3UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xdfUL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x5dUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xb2UL, result.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xe4UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x24UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xacUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x62UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xeaUL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x6bUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xc1UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x2aUL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xbeUL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x72UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xf1UL, a1.m[10]);
}

/* riscv-int-size-char-12 */
static void run_riscv_int_size_char_12(void)
{
    struct riscv_int_size_char_12_S a1;
    struct riscv_int_size_char_12_S result;
    if (!riscv_int_size_char_12) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_12();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xc2UL;
    a1.m[1] = (char)0x0UL;
    a1.m[2] = (char)0xbbUL;
    a1.m[3] = (char)0x7fUL;
    a1.m[4] = (char)0xb7UL;
    a1.m[5] = (char)0x42UL;
    a1.m[6] = (char)0x93UL;
    a1.m[7] = (char)0x73UL;
    a1.m[8] = (char)0xc2UL;
    a1.m[9] = (char)0x74UL;
    a1.m[10] = (char)0xe0UL;
    a1.m[11] = (char)0x70UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_12(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xbbUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x6eUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x86UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x62UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0x9bUL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x64UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xc0UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x10UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xe1UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x8UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xfeUL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x18UL, result.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xc2UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x0UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xbbUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x7fUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xb7UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x42UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0x93UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x73UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xc2UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x74UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xe0UL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x70UL, a1.m[11]);
}

/* riscv-int-size-char-13 */
static void run_riscv_int_size_char_13(void)
{
    struct riscv_int_size_char_13_S a1;
    struct riscv_int_size_char_13_S result;
    if (!riscv_int_size_char_13) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_13();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xf9UL;
    a1.m[1] = (char)0x25UL;
    a1.m[2] = (char)0xf9UL;
    a1.m[3] = (char)0x38UL;
    a1.m[4] = (char)0xbbUL;
    a1.m[5] = (char)0x3eUL;
    a1.m[6] = (char)0x87UL;
    a1.m[7] = (char)0x29UL;
    a1.m[8] = (char)0xf5UL;
    a1.m[9] = (char)0x2cUL;
    a1.m[10] = (char)0xfdUL;
    a1.m[11] = (char)0x67UL;
    a1.m[12] = (char)0x90UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_13(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xc3UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x18UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x9cUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x73UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xc6UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x26UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xcaUL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x49UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xadUL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x77UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0x96UL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x67UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0xa1UL, result.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xf9UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x25UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xf9UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x38UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xbbUL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x3eUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0x87UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x29UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xf5UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x2cUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xfdUL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x67UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0x90UL, a1.m[12]);
}

/* riscv-int-size-char-14 */
static void run_riscv_int_size_char_14(void)
{
    struct riscv_int_size_char_14_S a1;
    struct riscv_int_size_char_14_S result;
    if (!riscv_int_size_char_14) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_14();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xbfUL;
    a1.m[1] = (char)0x27UL;
    a1.m[2] = (char)0xa9UL;
    a1.m[3] = (char)0x1fUL;
    a1.m[4] = (char)0xe4UL;
    a1.m[5] = (char)0x40UL;
    a1.m[6] = (char)0xb0UL;
    a1.m[7] = (char)0x6UL;
    a1.m[8] = (char)0xadUL;
    a1.m[9] = (char)0x22UL;
    a1.m[10] = (char)0x91UL;
    a1.m[11] = (char)0x18UL;
    a1.m[12] = (char)0xf5UL;
    a1.m[13] = (char)0x5UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_14(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xb6UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x4fUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xdbUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x72UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xc5UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x4bUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xb7UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x4UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xdfUL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0xcUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xedUL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x64UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0x84UL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x7UL, result.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xbfUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x27UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xa9UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x1fUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xe4UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x40UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xb0UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x6UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xadUL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x22UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0x91UL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x18UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0xf5UL, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x5UL, a1.m[13]);
}

/* riscv-int-size-char-15 */
static void run_riscv_int_size_char_15(void)
{
    struct riscv_int_size_char_15_S a1;
    struct riscv_int_size_char_15_S result;
    if (!riscv_int_size_char_15) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_15();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0x95UL;
    a1.m[1] = (char)0x32UL;
    a1.m[2] = (char)0x9cUL;
    a1.m[3] = (char)0x71UL;
    a1.m[4] = (char)0xaeUL;
    a1.m[5] = (char)0x1UL;
    a1.m[6] = (char)0xdcUL;
    a1.m[7] = (char)0x7UL;
    a1.m[8] = (char)0xd3UL;
    a1.m[9] = (char)0x26UL;
    a1.m[10] = (char)0x92UL;
    a1.m[11] = (char)0x5bUL;
    a1.m[12] = (char)0x9fUL;
    a1.m[13] = (char)0x3bUL;
    a1.m[14] = (char)0xc3UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_15(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0x8dUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x65UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x87UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x1aUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xfeUL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x5UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xc9UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x6dUL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xaeUL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x65UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xefUL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x20UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0x8aUL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x1cUL, result.m[13]);
    CONFORM_CHECK("result.m[14]", char, 1, (char)0xebUL, result.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0x95UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x32UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0x9cUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x71UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xaeUL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x1UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xdcUL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x7UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xd3UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x26UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0x92UL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x5bUL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0x9fUL, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x3bUL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)0xc3UL, a1.m[14]);
}

/* riscv-int-size-char-16 */
static void run_riscv_int_size_char_16(void)
{
    struct riscv_int_size_char_16_S a1;
    struct riscv_int_size_char_16_S result;
    if (!riscv_int_size_char_16) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_16();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0x8aUL;
    a1.m[1] = (char)0x1aUL;
    a1.m[2] = (char)0x95UL;
    a1.m[3] = (char)0x0UL;
    a1.m[4] = (char)0xf2UL;
    a1.m[5] = (char)0x3bUL;
    a1.m[6] = (char)0x94UL;
    a1.m[7] = (char)0x6dUL;
    a1.m[8] = (char)0xa0UL;
    a1.m[9] = (char)0x4fUL;
    a1.m[10] = (char)0x8eUL;
    a1.m[11] = (char)0x45UL;
    a1.m[12] = (char)0xa5UL;
    a1.m[13] = (char)0x3dUL;
    a1.m[14] = (char)0xb6UL;
    a1.m[15] = (char)0x66UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_16(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xb7UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x3bUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xdbUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x36UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xf8UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x10UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0x81UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x1dUL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xa7UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x3UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xe1UL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x22UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0x80UL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x19UL, result.m[13]);
    CONFORM_CHECK("result.m[14]", char, 1, (char)0xffUL, result.m[14]);
    CONFORM_CHECK("result.m[15]", char, 1, (char)0x5UL, result.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0x8aUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x1aUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0x95UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x0UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xf2UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x3bUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0x94UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x6dUL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xa0UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x4fUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0x8eUL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x45UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0xa5UL, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x3dUL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)0xb6UL, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", char, 1, (char)0x66UL, a1.m[15]);
}

/* riscv-int-size-char-17 */
static void run_riscv_int_size_char_17(void)
{
    struct riscv_int_size_char_17_S a1;
    struct riscv_int_size_char_17_S result;
    if (!riscv_int_size_char_17) {
        conform_undefined();
        return;
    }
    layout_riscv_int_size_char_17();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0x8fUL;
    a1.m[1] = (char)0x1eUL;
    a1.m[2] = (char)0xfaUL;
    a1.m[3] = (char)0x46UL;
    a1.m[4] = (char)0xa4UL;
    a1.m[5] = (char)0x20UL;
    a1.m[6] = (char)0xebUL;
    a1.m[7] = (char)0x60UL;
    a1.m[8] = (char)0xcfUL;
    a1.m[9] = (char)0x9UL;
    a1.m[10] = (char)0xe4UL;
    a1.m[11] = (char)0x72UL;
    a1.m[12] = (char)0xa7UL;
    a1.m[13] = (char)0x4eUL;
    a1.m[14] = (char)0xdeUL;
    a1.m[15] = (char)0x9UL;
    a1.m[16] = (char)0x9fUL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_size_char_17(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xb0UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x4dUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xccUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0xeUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0x8eUL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x16UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xe5UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x37UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0x83UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x6aUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0x8aUL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x29UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0xafUL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x56UL, result.m[13]);
    CONFORM_CHECK("result.m[14]", char, 1, (char)0xeeUL, result.m[14]);
    CONFORM_CHECK("result.m[15]", char, 1, (char)0x5dUL, result.m[15]);
    CONFORM_CHECK("result.m[16]", char, 1, (char)0x9fUL, result.m[16]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0x8fUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x1eUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xfaUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x46UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xa4UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x20UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xebUL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x60UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xcfUL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x9UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xe4UL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x72UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0xa7UL, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x4eUL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)0xdeUL, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", char, 1, (char)0x9UL, a1.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[16]", char, 1, (char)0x9fUL, a1.m[16]);
}

/* riscv-int-eight-longs */
static void run_riscv_int_eight_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    long result;
    if (!riscv_int_eight_longs) {
        conform_undefined();
        return;
    }
    layout_riscv_int_eight_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x52ae3f63fd3eeea0L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x7ed9f7ff50cfa514L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x13f1ffd24e2aeacdL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x181f3c3fdf06ffb6L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x1cea03530218cb57L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x6d2011fa5bd0ae6bL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x787d3908db50eb2fL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x42c0a08c8546fdd1L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_eight_longs(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result", long, 8, (long)(-0x7eeff8c0b6a261b1L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x52ae3f63fd3eeea0L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x7ed9f7ff50cfa514L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x13f1ffd24e2aeacdL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x181f3c3fdf06ffb6L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x1cea03530218cb57L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x6d2011fa5bd0ae6bL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x787d3908db50eb2fL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x42c0a08c8546fdd1L - 1), a8);
}

/* riscv-int-nine-longs */
static void run_riscv_int_nine_longs(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    long a9;
    long result;
    if (!riscv_int_nine_longs) {
        conform_undefined();
        return;
    }
    layout_riscv_int_nine_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x1f002a76c51c6198L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x5cee18eb57bcb196L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x1f353d5d9f2ef165L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x1269cc68eeccae61L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x17b0e00bb0e70a8cL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0xc11faac3394176dL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x613d6a73c0f1d843L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x2e74ba2d1f63007dL - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x25d1f645f9d9c89aL - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_nine_longs(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x77e751dbafb314beL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x1f002a76c51c6198L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x5cee18eb57bcb196L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x1f353d5d9f2ef165L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x1269cc68eeccae61L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x17b0e00bb0e70a8cL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0xc11faac3394176dL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x613d6a73c0f1d843L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x2e74ba2d1f63007dL - 1), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x25d1f645f9d9c89aL - 1), a9);
}

/* riscv-int-char-on-stack */
static void run_riscv_int_char_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    char a9;
    short a10;
    int a11;
    int result;
    if (!riscv_int_char_on_stack) {
        conform_undefined();
        return;
    }
    layout_riscv_int_char_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x1bcb26bc27fcfc62L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x18217a05dbd6b26L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x7aafa1556f881b15L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x18927c8df8bb6beaL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x68a5fe612e49c4e6L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x1d55a3c8ccf4ce76L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x5240924725c25ca0L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x5185666a02cc5bbbL - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (char)0xcbUL;
    conform_scribble(&a10, sizeof a10);
    a10 = (short)-0x4535L;
    conform_scribble(&a11, sizeof a11);
    a11 = (int)-0x479ae776L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_char_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x37c4c2eeL, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x1bcb26bc27fcfc62L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x18217a05dbd6b26L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x7aafa1556f881b15L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x18927c8df8bb6beaL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x68a5fe612e49c4e6L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x1d55a3c8ccf4ce76L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x5240924725c25ca0L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x5185666a02cc5bbbL - 1), a8);
    CONFORM_CHECK("argument 9 after the call", char, 1, (char)0xcbUL, a9);
    CONFORM_CHECK("argument 10 after the call", short, 2, (short)-0x4535L, a10);
    CONFORM_CHECK("argument 11 after the call", int, 4, (int)-0x479ae776L, a11);
}

/* riscv-int-pair-any-register */
static void run_riscv_int_pair_any_register(void)
{
    int a1;
    struct riscv_int_pair_any_register_S a2;
    long a3;
    long result;
    if (!riscv_int_pair_any_register) {
        conform_undefined();
        return;
    }
    layout_riscv_int_pair_any_register();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x372cef58L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x6d2a5ed131520230L - 1);
    a2.b = (long)0x6e95948c7d0a4730UL;
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x636ed9ab3beac740L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_pair_any_register(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x681feaa7863ec9e3L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x372cef58L, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x6d2a5ed131520230L - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x6e95948c7d0a4730UL, a2.b);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x636ed9ab3beac740L - 1), a3);
}

/* riscv-int-pair-split */
static void run_riscv_int_pair_split(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    struct riscv_int_pair_split_S a8;
    long a9;
    long result;
    if (!riscv_int_pair_split) {
        conform_undefined();
        return;
    }
    layout_riscv_int_pair_split();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x489424e64bdb142eL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0xdac4935ce8e493fL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x31494fa9cbade025L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x22b74e25fd7cbc71L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x46174edf6b98cccL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x18abca990079f51dL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x79aee6d6de380e37L - 1);
    conform_scribble(&a8, sizeof a8);
    a8.a = (long)(-0x2242783722689a24L - 1);
    a8.b = (long)0x68206e6b7eb77186UL;
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x6d8e00047f54bdccL - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_pair_split(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x30e7528c6d3f6c61L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x489424e64bdb142eL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0xdac4935ce8e493fL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x31494fa9cbade025L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x22b74e25fd7cbc71L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x46174edf6b98cccL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x18abca990079f51dL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x79aee6d6de380e37L - 1), a7);
    CONFORM_CHECK("argument 8 after the call.a", long, 8, (long)(-0x2242783722689a24L - 1), a8.a);
    CONFORM_CHECK("argument 8 after the call.b", long, 8, (long)0x68206e6b7eb77186UL, a8.b);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x6d8e00047f54bdccL - 1), a9);
}

/* riscv-int-pair-on-stack */
static void run_riscv_int_pair_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct riscv_int_pair_on_stack_S a9;
    long a10;
    long result;
    if (!riscv_int_pair_on_stack) {
        conform_undefined();
        return;
    }
    layout_riscv_int_pair_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x19e284beec7c2dc4L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x44ca9909b3af8254L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0xc7eae85e544af25L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x32f849b431a34ebeL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x6f8d6cdd000b218bL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x34cdfa7cb3bb2617L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x63ad4755b76691d8L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x296c534c1f18e645L - 1);
    conform_scribble(&a9, sizeof a9);
    a9.a = (long)(-0x3b8b946a5d5edad0L - 1);
    a9.b = (long)0x3455ebfa1d144e64UL;
    conform_scribble(&a10, sizeof a10);
    a10 = (long)(-0x14183b2106233bd6L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_pair_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK("result", long, 8, (long)(-0x1ef5417c7b05bfd4L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x19e284beec7c2dc4L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x44ca9909b3af8254L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0xc7eae85e544af25L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x32f849b431a34ebeL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x6f8d6cdd000b218bL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x34cdfa7cb3bb2617L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x63ad4755b76691d8L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x296c534c1f18e645L - 1), a8);
    CONFORM_CHECK("argument 9 after the call.a", long, 8, (long)(-0x3b8b946a5d5edad0L - 1), a9.a);
    CONFORM_CHECK("argument 9 after the call.b", long, 8, (long)0x3455ebfa1d144e64UL, a9.b);
    CONFORM_CHECK("argument 10 after the call", long, 8, (long)(-0x14183b2106233bd6L - 1), a10);
}

/* riscv-int-int128-any-register */
#if CONFORM_HAS_INT128
static void run_riscv_int_int128_any_register(void)
{
    int a1;
    __int128 a2;
    long a3;
    long result;
    if (!riscv_int_int128_any_register) {
        conform_undefined();
        return;
    }
    layout_riscv_int_int128_any_register();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3f248002L;
    conform_scribble(&a2, sizeof a2);
    a2 = (__int128)~(__int128)(((unsigned __int128)0x2269a177e68e2dc0UL << 64 | 0x11a87bf9f63c5e15UL));
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x44abb826a825a8e0L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_int128_any_register(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x1b88b71f3b56b0f8L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3f248002L, a1);
    CONFORM_CHECK("argument 2 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x2269a177e68e2dc0UL << 64 | 0x11a87bf9f63c5e15UL)), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x44abb826a825a8e0L - 1), a3);
}
#endif

/* riscv-int-int128-split */
#if CONFORM_HAS_INT128
static void run_riscv_int_int128_split(void)
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
    if (!riscv_int_int128_split) {
        conform_undefined();
        return;
    }
    layout_riscv_int_int128_split();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x6b3c83e3d6c34819L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x75235ea583d326beL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x30cb99286afd4ccdL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x5e18309f7c7cb28fL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x4a4c95bd41dbae2bL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x753f7b67687d03c7L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x5b15e94dd69dd64dL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (__int128)~(__int128)(((unsigned __int128)0x1e1a2f3e4bfd969dUL << 64 | 0x9a24fda0c596f09eUL));
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x2772a9d6a9d54eadL - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_int128_split(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x6ae0dd5fb1ebbe3fL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x6b3c83e3d6c34819L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x75235ea583d326beL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x30cb99286afd4ccdL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x5e18309f7c7cb28fL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x4a4c95bd41dbae2bL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x753f7b67687d03c7L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x5b15e94dd69dd64dL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x1e1a2f3e4bfd969dUL << 64 | 0x9a24fda0c596f09eUL)), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x2772a9d6a9d54eadL - 1), a9);
}
#endif

/* riscv-int-int128-on-stack */
#if CONFORM_HAS_INT128
static void run_riscv_int_int128_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    long a9;
    __int128 a10;
    long a11;
    long result;
    if (!riscv_int_int128_on_stack) {
        conform_undefined();
        return;
    }
    layout_riscv_int_int128_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x2fe23ea14b01234cL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x5478d4fc5b6d8addL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x7961900438c2c049L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x26992e3ace5263deL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x45393c6dd9f0b88bL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x43578024d7e0c25cL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x13ad75af1145fa93L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x22bc266e0823b6c9L - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x1e3284d805428394L - 1);
    conform_scribble(&a10, sizeof a10);
    a10 = (__int128)~(__int128)(((unsigned __int128)0x394dd6238a14d40aUL << 64 | 0x33f95f89108cdbdeUL));
    conform_scribble(&a11, sizeof a11);
    a11 = (long)(-0x56a48ce618daa804L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_int128_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", long, 8, (long)(-0x53e5ff686e80dc74L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x2fe23ea14b01234cL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x5478d4fc5b6d8addL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x7961900438c2c049L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x26992e3ace5263deL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x45393c6dd9f0b88bL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x43578024d7e0c25cL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x13ad75af1145fa93L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x22bc266e0823b6c9L - 1), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x1e3284d805428394L - 1), a9);
    CONFORM_CHECK("argument 10 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x394dd6238a14d40aUL << 64 | 0x33f95f89108cdbdeUL)), a10);
    CONFORM_CHECK("argument 11 after the call", long, 8, (long)(-0x56a48ce618daa804L - 1), a11);
}
#endif

/* riscv-int-int128-record-split */
#if CONFORM_HAS_INT128
static void run_riscv_int_int128_record_split(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    struct riscv_int_int128_record_split_S a8;
    long a9;
    long result;
    if (!riscv_int_int128_record_split) {
        conform_undefined();
        return;
    }
    layout_riscv_int_int128_record_split();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x5a3f7b3fc3b547caL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x13151d7441336d05L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x73e977b61c583c79L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x3680520fc82878baL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x2b25967261ea0fc4L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x1b1b8a65967a295eL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x24f495a822bb2f9L - 1);
    conform_scribble(&a8, sizeof a8);
    a8.a = (__int128)~(__int128)(((unsigned __int128)0x3633136ee3efe526UL << 64 | 0x6a71052a0087239UL));
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x3451fdee8fadc019L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_int128_record_split(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x9cd6d2e999884cbL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x5a3f7b3fc3b547caL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x13151d7441336d05L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x73e977b61c583c79L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x3680520fc82878baL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x2b25967261ea0fc4L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x1b1b8a65967a295eL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x24f495a822bb2f9L - 1), a7);
    CONFORM_CHECK("argument 8 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x3633136ee3efe526UL << 64 | 0x6a71052a0087239UL)), a8.a);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x3451fdee8fadc019L - 1), a9);
}
#endif

/* riscv-int-int128-record-on-stack */
#if CONFORM_HAS_INT128
static void run_riscv_int_int128_record_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    long a9;
    struct riscv_int_int128_record_on_stack_S a10;
    long a11;
    long result;
    if (!riscv_int_int128_record_on_stack) {
        conform_undefined();
        return;
    }
    layout_riscv_int_int128_record_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x3ab2c0bb20cdeca3L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x38ce495a2ae2f800L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x2396797976601307L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x1bf35b32c205c025L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x3f9e4c58a12d323eL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x7ec43af4ceb9c1e9L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x91e735db7167a9aL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x1d9f56af09c09feaL - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x645a341fb478330bL - 1);
    conform_scribble(&a10, sizeof a10);
    a10.a = (__int128)~(__int128)(((unsigned __int128)0x4bf9701d94671729UL << 64 | 0xe73de5e89ce0b6e7UL));
    conform_scribble(&a11, sizeof a11);
    a11 = (long)(-0xb7a6543a22b90e5L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_int128_record_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", long, 8, (long)(-0x1c30d70e716a1782L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x3ab2c0bb20cdeca3L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x38ce495a2ae2f800L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x2396797976601307L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x1bf35b32c205c025L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x3f9e4c58a12d323eL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x7ec43af4ceb9c1e9L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x91e735db7167a9aL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x1d9f56af09c09feaL - 1), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x645a341fb478330bL - 1), a9);
    CONFORM_CHECK("argument 10 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4bf9701d94671729UL << 64 | 0xe73de5e89ce0b6e7UL)), a10.a);
    CONFORM_CHECK("argument 11 after the call", long, 8, (long)(-0xb7a6543a22b90e5L - 1), a11);
}
#endif

/* riscv-int-long-double-split */
static void run_riscv_int_long_double_split(void)
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
    long result;
    if (!riscv_int_long_double_split) {
        conform_undefined();
        return;
    }
    layout_riscv_int_long_double_split();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x38e8eb2a33825b9fL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x7c5a2d1e4381e10fL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x3e51bb305e403d97L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x372bed335e79c31cL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x526212bd88327fd6L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x39e622574152f9f2L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x719c9b2847479c07L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = -((long double)0x1.166f899643fbp0 + (long double)0x0.c58d5e529ccep-48 + (long double)0x0.c296p-96);
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x6072bfc7225efbc3L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_long_double_split(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x75bb9f59656558e4L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x38e8eb2a33825b9fL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x7c5a2d1e4381e10fL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x3e51bb305e403d97L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x372bed335e79c31cL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x526212bd88327fd6L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x39e622574152f9f2L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x719c9b2847479c07L - 1), a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", long double, 16, -((long double)0x1.166f899643fbp0 + (long double)0x0.c58d5e529ccep-48 + (long double)0x0.c296p-96), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x6072bfc7225efbc3L - 1), a9);
}

/* riscv-int-small-record-on-stack */
static void run_riscv_int_small_record_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct riscv_int_small_record_on_stack_S a9;
    struct riscv_int_small_record_on_stack_S a10;
    char a11;
    int result;
    if (!riscv_int_small_record_on_stack) {
        conform_undefined();
        return;
    }
    layout_riscv_int_small_record_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x755e07072fc92921L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x2c04e72028fee2aaL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x43bda30488d4d2dbL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x41697d33ea4372eaL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x79029adc3b5e308bL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x50bf377c1b67d050L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x615cd0d80e027f6eL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x155afce605e2a63L - 1);
    conform_scribble(&a9, sizeof a9);
    a9.a = (char)0xddUL;
    conform_scribble(&a10, sizeof a10);
    a10.a = (char)0x8aUL;
    conform_scribble(&a11, sizeof a11);
    a11 = (char)0xc4UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_small_record_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x9728b7L, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x755e07072fc92921L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x2c04e72028fee2aaL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x43bda30488d4d2dbL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x41697d33ea4372eaL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x79029adc3b5e308bL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x50bf377c1b67d050L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x615cd0d80e027f6eL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x155afce605e2a63L - 1), a8);
    CONFORM_CHECK("argument 9 after the call.a", char, 1, (char)0xddUL, a9.a);
    CONFORM_CHECK("argument 10 after the call.a", char, 1, (char)0x8aUL, a10.a);
    CONFORM_CHECK("argument 11 after the call", char, 1, (char)0xc4UL, a11);
}

/* riscv-int-record-12-split */
static void run_riscv_int_record_12_split(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    struct riscv_int_record_12_split_S a8;
    int a9;
    int result;
    if (!riscv_int_record_12_split) {
        conform_undefined();
        return;
    }
    layout_riscv_int_record_12_split();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x6a332ff11bbdbff8L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x5dc8d98f69a6e0fdL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x7bc8cb906ef0080bL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x525db229d1517c35L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x132e02146f9e69aeL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x7e74b9f87626a7e8L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x641691d2b77a534fL - 1);
    conform_scribble(&a8, sizeof a8);
    a8.a = (int)-0x7c849bd7L;
    a8.b = (int)0x4f795078UL;
    a8.c = (int)-0x3ec091aaL;
    conform_scribble(&a9, sizeof a9);
    a9 = (int)-0x34ee7d07L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_record_12_split(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", int, 4, (int)-0x53fc1efeL, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x6a332ff11bbdbff8L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x5dc8d98f69a6e0fdL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x7bc8cb906ef0080bL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x525db229d1517c35L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x132e02146f9e69aeL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x7e74b9f87626a7e8L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x641691d2b77a534fL - 1), a7);
    CONFORM_CHECK("argument 8 after the call.a", int, 4, (int)-0x7c849bd7L, a8.a);
    CONFORM_CHECK("argument 8 after the call.b", int, 4, (int)0x4f795078UL, a8.b);
    CONFORM_CHECK("argument 8 after the call.c", int, 4, (int)-0x3ec091aaL, a8.c);
    CONFORM_CHECK("argument 9 after the call", int, 4, (int)-0x34ee7d07L, a9);
}

/* riscv-int-aligned-32 */
#if CONFORM_HAS_GNU_C
static void run_riscv_int_aligned_32(void)
{
    int a1;
    struct riscv_int_aligned_32_S a2;
    int a3;
    long result;
    if (!riscv_int_aligned_32) {
        conform_undefined();
        return;
    }
    layout_riscv_int_aligned_32();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x101c751aL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x49e9f14984c89a91L - 1);
    a2.b = (long)0x5bcdf90ac6dd9d01UL;
    a2.c = (long)(-0x6bbebcc4056e1f98L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x13926099L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_aligned_32(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x3914b47c30ce707L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x101c751aL, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x49e9f14984c89a91L - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x5bcdf90ac6dd9d01UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", long, 8, (long)(-0x6bbebcc4056e1f98L - 1), a2.c);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x13926099L, a3);
}
#endif

/* riscv-int-over-aligned-pair */
#if CONFORM_HAS_GNU_C
static void run_riscv_int_over_aligned_pair(void)
{
    int a1;
    struct riscv_int_over_aligned_pair_S a2;
    int a3;
    long result;
    if (!riscv_int_over_aligned_pair) {
        conform_undefined();
        return;
    }
    layout_riscv_int_over_aligned_pair();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2494d16fL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x1c82d76b0fdd89a9L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x4d597c2L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_over_aligned_pair(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x4d21f994ce776448L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2494d16fL, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x1c82d76b0fdd89a9L - 1), a2.a);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x4d597c2L, a3);
}
#endif

/* riscv-int-three-chars */
static void run_riscv_int_three_chars(void)
{
    struct riscv_int_three_chars_S a1;
    struct riscv_int_three_chars_S a2;
    struct riscv_int_three_chars_S result;
    if (!riscv_int_three_chars) {
        conform_undefined();
        return;
    }
    layout_riscv_int_three_chars();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xd0UL;
    a1.b = (char)0x72UL;
    a1.c = (char)0xe0UL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)0xcfUL;
    a2.b = (char)0x49UL;
    a2.c = (char)0xe5UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_three_chars(a1, a2);
    CONFORM_CHECK("result.a", char, 1, (char)0xf4UL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x45UL, result.b);
    CONFORM_CHECK("result.c", char, 1, (char)0xa0UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xd0UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x72UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xe0UL, a1.c);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)0xcfUL, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", char, 1, (char)0x49UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", char, 1, (char)0xe5UL, a2.c);
}

/* riscv-int-short-3 */
static void run_riscv_int_short_3(void)
{
    struct riscv_int_short_3_S a1;
    struct riscv_int_short_3_S a2;
    struct riscv_int_short_3_S result;
    if (!riscv_int_short_3) {
        conform_undefined();
        return;
    }
    layout_riscv_int_short_3();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (short)-0x52edL;
    a1.m[1] = (short)0x3d6bUL;
    a1.m[2] = (short)-0x184aL;
    conform_scribble(&a2, sizeof a2);
    a2.m[0] = (short)-0x7da6L;
    a2.m[1] = (short)0x252fUL;
    a2.m[2] = (short)-0xedaL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_short_3(a1, a2);
    CONFORM_CHECK("result.m[0]", short, 2, (short)-0x196fL, result.m[0]);
    CONFORM_CHECK("result.m[1]", short, 2, (short)0x54c7UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", short, 2, (short)-0x1f16L, result.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[0]", short, 2, (short)-0x52edL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", short, 2, (short)0x3d6bUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", short, 2, (short)-0x184aL, a1.m[2]);
    CONFORM_CHECK("argument 2 after the call.m[0]", short, 2, (short)-0x7da6L, a2.m[0]);
    CONFORM_CHECK("argument 2 after the call.m[1]", short, 2, (short)0x252fUL, a2.m[1]);
    CONFORM_CHECK("argument 2 after the call.m[2]", short, 2, (short)-0xedaL, a2.m[2]);
}

/* riscv-int-three-ints */
static void run_riscv_int_three_ints(void)
{
    struct riscv_int_three_ints_S a1;
    struct riscv_int_three_ints_S a2;
    struct riscv_int_three_ints_S result;
    if (!riscv_int_three_ints) {
        conform_undefined();
        return;
    }
    layout_riscv_int_three_ints();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x3c31edd5L;
    a1.b = (int)0x2f52de32UL;
    a1.c = (int)-0x677367a3L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (int)-0x6c0aed77L;
    a2.b = (int)0x7791cf41UL;
    a2.c = (int)-0x560ed5deL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_three_ints(a1, a2);
    CONFORM_CHECK("result.a", int, 4, (int)-0x772bbebdL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x15c256b8UL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x77de3a1aL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x3c31edd5L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x2f52de32UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x677367a3L, a1.c);
    CONFORM_CHECK("argument 2 after the call.a", int, 4, (int)-0x6c0aed77L, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", int, 4, (int)0x7791cf41UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", int, 4, (int)-0x560ed5deL, a2.c);
}

/* riscv-int-pointer-int */
static void run_riscv_int_pointer_int(void)
{
    struct riscv_int_pointer_int_S a1;
    struct riscv_int_pointer_int_S result;
    if (!riscv_int_pointer_int) {
        conform_undefined();
        return;
    }
    layout_riscv_int_pointer_int();
    conform_scribble(&a1, sizeof a1);
    a1.p = (void *)0x8c3de079aa0e0UL;
    a1.n = (int)0x521bb497UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_pointer_int(a1);
    CONFORM_CHECK("result.p", unsigned long, 8, (unsigned long)(void *)0xde7077ed97020UL, (unsigned long)result.p);
    CONFORM_CHECK("result.n", int, 4, (int)0x3ac10ad0UL, result.n);
    CONFORM_CHECK("argument 1 after the call.p", unsigned long, 8, (unsigned long)(void *)0x8c3de079aa0e0UL, (unsigned long)a1.p);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)0x521bb497UL, a1.n);
}

/* riscv-int-bools */
static void run_riscv_int_bools(void)
{
    struct riscv_int_bools_S a1;
    struct riscv_int_bools_S result;
    if (!riscv_int_bools) {
        conform_undefined();
        return;
    }
    layout_riscv_int_bools();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Bool)0x1UL;
    a1.b = (_Bool)0x0UL;
    a1.c = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_bools(a1);
    CONFORM_CHECK("result.a", _Bool, 1, (_Bool)0x1UL, result.a);
    CONFORM_CHECK("result.b", _Bool, 1, (_Bool)0x0UL, result.b);
    CONFORM_CHECK("result.c", _Bool, 1, (_Bool)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", _Bool, 1, (_Bool)0x1UL, a1.c);
}

/* riscv-int-bit-fields */
static void run_riscv_int_bit_fields(void)
{
    struct riscv_int_bit_fields_S a1;
    struct riscv_int_bit_fields_S result;
    if (!riscv_int_bit_fields) {
        conform_undefined();
        return;
    }
    layout_riscv_int_bit_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0x12UL;
    a1.b = (unsigned int)0x4c9a9UL;
    a1.c = (unsigned int)0x20b3cee0UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_bit_fields(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0x16UL, result.a);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0x6322fUL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x30978c0aUL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0x12UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0x4c9a9UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x20b3cee0UL, a1.c);
}

/* riscv-int-packed */
#if CONFORM_HAS_GNU_C
static void run_riscv_int_packed(void)
{
    int a1;
    struct riscv_int_packed_S a2;
    int a3;
    long result;
    if (!riscv_int_packed) {
        conform_undefined();
        return;
    }
    layout_riscv_int_packed();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x50dbd8f2L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)0xd4UL;
    a2.b = (long)0x207cdfac7e1294c8UL;
    a2.c = (int)-0x4729fdaeL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x58749f39L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_packed(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x60d2f9b37166fdcL - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x50dbd8f2L, a1);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)0xd4UL, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x207cdfac7e1294c8UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", int, 4, (int)-0x4729fdaeL, a2.c);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x58749f39L, a3);
}
#endif

/* riscv-int-union */
static void run_riscv_int_union(void)
{
    union riscv_int_union_U a1;
    union riscv_int_union_U result;
    if (!riscv_int_union) {
        conform_undefined();
        return;
    }
    layout_riscv_int_union();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = (char)0xa1UL;
    a1.a[1] = (char)0x40UL;
    a1.a[2] = (char)0xbcUL;
    a1.a[3] = (char)0x7aUL;
    a1.a[4] = (char)0xf3UL;
    a1.a[5] = (char)0x43UL;
    a1.a[6] = (char)0xc2UL;
    a1.a[7] = (char)0xfUL;
    a1.a[8] = (char)0xa4UL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_union(a1);
    CONFORM_CHECK("result.a[0]", char, 1, (char)0xe3UL, result.a[0]);
    CONFORM_CHECK("result.a[1]", char, 1, (char)0x77UL, result.a[1]);
    CONFORM_CHECK("result.a[2]", char, 1, (char)0xbaUL, result.a[2]);
    CONFORM_CHECK("result.a[3]", char, 1, (char)0x4cUL, result.a[3]);
    CONFORM_CHECK("result.a[4]", char, 1, (char)0xe8UL, result.a[4]);
    CONFORM_CHECK("result.a[5]", char, 1, (char)0x2UL, result.a[5]);
    CONFORM_CHECK("result.a[6]", char, 1, (char)0x98UL, result.a[6]);
    CONFORM_CHECK("result.a[7]", char, 1, (char)0x61UL, result.a[7]);
    CONFORM_CHECK("result.a[8]", char, 1, (char)0xd4UL, result.a[8]);
    CONFORM_CHECK("argument 1 after the call.a[0]", char, 1, (char)0xa1UL, a1.a[0]);
    CONFORM_CHECK("argument 1 after the call.a[1]", char, 1, (char)0x40UL, a1.a[1]);
    CONFORM_CHECK("argument 1 after the call.a[2]", char, 1, (char)0xbcUL, a1.a[2]);
    CONFORM_CHECK("argument 1 after the call.a[3]", char, 1, (char)0x7aUL, a1.a[3]);
    CONFORM_CHECK("argument 1 after the call.a[4]", char, 1, (char)0xf3UL, a1.a[4]);
    CONFORM_CHECK("argument 1 after the call.a[5]", char, 1, (char)0x43UL, a1.a[5]);
    CONFORM_CHECK("argument 1 after the call.a[6]", char, 1, (char)0xc2UL, a1.a[6]);
    CONFORM_CHECK("argument 1 after the call.a[7]", char, 1, (char)0xfUL, a1.a[7]);
    CONFORM_CHECK("argument 1 after the call.a[8]", char, 1, (char)0xa4UL, a1.a[8]);
}

/* riscv-int-flexible-array */
static void run_riscv_int_flexible_array(void)
{
    struct riscv_int_flexible_array_S a1;
    int a2;
    int result;
    if (!riscv_int_flexible_array) {
        conform_undefined();
        return;
    }
    layout_riscv_int_flexible_array();
    conform_scribble(&a1, sizeof a1);
    a1.n = (int)-0x258f9e55L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x27c5fc86L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_flexible_array(a1, a2);
    CONFORM_CHECK("result", int, 4, (int)-0x28d249fcL, result);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)-0x258f9e55L, a1.n);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x27c5fc86L, a2);
}

/* riscv-int-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_riscv_int_vector_16(void)
{
    bf_v4_float a1;
    int a2;
    bf_v4_float a3;
    bf_v4_float result;
    if (!riscv_int_vector_16) {
        conform_undefined();
        return;
    }
    layout_riscv_int_vector_16();
    conform_scribble(&a1, sizeof a1);
    a1[0] = -0x1.8726dep0f;
    a1[1] = 0x1.7a53dap0f;
    a1[2] = -0x1.9041d6p0f;
    a1[3] = 0x1.7c599ap0f;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x688a157cL;
    conform_scribble(&a3, sizeof a3);
    a3[0] = -0x1.246442p0f;
    a3[1] = 0x1.0cce22p0f;
    a3[2] = -0x1.71941ep0f;
    a3[3] = 0x1.177acap0f;
    conform_scribble(&result, sizeof result);
    result = riscv_int_vector_16(a1, a2, a3);
    CONFORM_CHECK_BYTES("result[0]", float, 4, -0x1.377f22p0f, result[0]);
    CONFORM_CHECK_BYTES("result[1]", float, 4, 0x1.5eaa5ep0f, result[1]);
    CONFORM_CHECK_BYTES("result[2]", float, 4, -0x1.4be812p0f, result[2]);
    CONFORM_CHECK_BYTES("result[3]", float, 4, 0x1.2bd9f6p0f, result[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call[0]", float, 4, -0x1.8726dep0f, a1[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call[1]", float, 4, 0x1.7a53dap0f, a1[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call[2]", float, 4, -0x1.9041d6p0f, a1[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call[3]", float, 4, 0x1.7c599ap0f, a1[3]);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x688a157cL, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call[0]", float, 4, -0x1.246442p0f, a3[0]);
    CONFORM_CHECK_BYTES("argument 3 after the call[1]", float, 4, 0x1.0cce22p0f, a3[1]);
    CONFORM_CHECK_BYTES("argument 3 after the call[2]", float, 4, -0x1.71941ep0f, a3[2]);
    CONFORM_CHECK_BYTES("argument 3 after the call[3]", float, 4, 0x1.177acap0f, a3[3]);
}
#endif

/* riscv-int-reference-three-longs */
static void run_riscv_int_reference_three_longs(void)
{
    struct riscv_int_reference_three_longs_S a1;
    long a2;
    long result;
    if (!riscv_int_reference_three_longs) {
        conform_undefined();
        return;
    }
    layout_riscv_int_reference_three_longs();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x4fd9eb04745fce6eL - 1);
    a1.b = (long)0x720bfa2ac25b6851UL;
    a1.c = (long)(-0x3e5dca2da1f2b7e5L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x5ea7695e234c56faL - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_reference_three_longs(a1, a2);
    CONFORM_CHECK("result", long, 8, (long)(-0x19448054ff727b40L - 1), result);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x4fd9eb04745fce6eL - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x720bfa2ac25b6851UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", long, 8, (long)(-0x3e5dca2da1f2b7e5L - 1), a1.c);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x5ea7695e234c56faL - 1), a2);
}

/* riscv-int-reference-two */
static void run_riscv_int_reference_two(void)
{
    struct riscv_int_reference_two_S a1;
    struct riscv_int_reference_two_T a2;
    int a3;
    int result;
    if (!riscv_int_reference_two) {
        conform_undefined();
        return;
    }
    layout_riscv_int_reference_two();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x45effd40611efc94L - 1);
    a1.b = (long)0x5a94c19d19b67b86UL;
    a1.c = (long)(-0x5e75edc847577e0bL - 1);
    conform_scribble(&a2, sizeof a2);
    a2.m[0] = (char)0xc4UL;
    a2.m[1] = (char)0x2bUL;
    a2.m[2] = (char)0xe1UL;
    a2.m[3] = (char)0x28UL;
    a2.m[4] = (char)0xa5UL;
    a2.m[5] = (char)0x4bUL;
    a2.m[6] = (char)0x97UL;
    a2.m[7] = (char)0x77UL;
    a2.m[8] = (char)0xbdUL;
    a2.m[9] = (char)0x3eUL;
    a2.m[10] = (char)0x9bUL;
    a2.m[11] = (char)0x39UL;
    a2.m[12] = (char)0xd3UL;
    a2.m[13] = (char)0x5dUL;
    a2.m[14] = (char)0xbeUL;
    a2.m[15] = (char)0x72UL;
    a2.m[16] = (char)0xdbUL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x16e832a7L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_reference_two(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x1c75004cL, result);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x45effd40611efc94L - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x5a94c19d19b67b86UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", long, 8, (long)(-0x5e75edc847577e0bL - 1), a1.c);
    CONFORM_CHECK("argument 2 after the call.m[0]", char, 1, (char)0xc4UL, a2.m[0]);
    CONFORM_CHECK("argument 2 after the call.m[1]", char, 1, (char)0x2bUL, a2.m[1]);
    CONFORM_CHECK("argument 2 after the call.m[2]", char, 1, (char)0xe1UL, a2.m[2]);
    CONFORM_CHECK("argument 2 after the call.m[3]", char, 1, (char)0x28UL, a2.m[3]);
    CONFORM_CHECK("argument 2 after the call.m[4]", char, 1, (char)0xa5UL, a2.m[4]);
    CONFORM_CHECK("argument 2 after the call.m[5]", char, 1, (char)0x4bUL, a2.m[5]);
    CONFORM_CHECK("argument 2 after the call.m[6]", char, 1, (char)0x97UL, a2.m[6]);
    CONFORM_CHECK("argument 2 after the call.m[7]", char, 1, (char)0x77UL, a2.m[7]);
    CONFORM_CHECK("argument 2 after the call.m[8]", char, 1, (char)0xbdUL, a2.m[8]);
    CONFORM_CHECK("argument 2 after the call.m[9]", char, 1, (char)0x3eUL, a2.m[9]);
    CONFORM_CHECK("argument 2 after the call.m[10]", char, 1, (char)0x9bUL, a2.m[10]);
    CONFORM_CHECK("argument 2 after the call.m[11]", char, 1, (char)0x39UL, a2.m[11]);
    CONFORM_CHECK("argument 2 after the call.m[12]", char, 1, (char)0xd3UL, a2.m[12]);
    CONFORM_CHECK("argument 2 after the call.m[13]", char, 1, (char)0x5dUL, a2.m[13]);
    CONFORM_CHECK("argument 2 after the call.m[14]", char, 1, (char)0xbeUL, a2.m[14]);
    CONFORM_CHECK("argument 2 after the call.m[15]", char, 1, (char)0x72UL, a2.m[15]);
    CONFORM_CHECK("argument 2 after the call.m[16]", char, 1, (char)0xdbUL, a2.m[16]);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x16e832a7L, a3);
}

/* riscv-int-reference-after-registers */
static void run_riscv_int_reference_after_registers(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct riscv_int_reference_after_registers_S a9;
    long a10;
    long result;
    if (!riscv_int_reference_after_registers) {
        conform_undefined();
        return;
    }
    layout_riscv_int_reference_after_registers();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x483fe3917f2f9c79L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x3a1c7d0de2b04600L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x84bceab375a889dL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x274b9fce9168c5acL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x2444c6b5c302be26L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x24c494888c802c5cL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x5e8a278ddfc529cL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x65f5e8fe84232791L - 1);
    conform_scribble(&a9, sizeof a9);
    a9.a = (long)(-0x547899f7404c1942L - 1);
    a9.b = (long)0x52919739a8a7d5d0UL;
    a9.c = (long)(-0x5316983a6ba9e5b4L - 1);
    conform_scribble(&a10, sizeof a10);
    a10 = (long)(-0x4ddf78501e91cf46L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_int_reference_after_registers(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK("result", long, 8, (long)(-0x7219f2177d68102bL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x483fe3917f2f9c79L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x3a1c7d0de2b04600L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x84bceab375a889dL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x274b9fce9168c5acL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x2444c6b5c302be26L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x24c494888c802c5cL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x5e8a278ddfc529cL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x65f5e8fe84232791L - 1), a8);
    CONFORM_CHECK("argument 9 after the call.a", long, 8, (long)(-0x547899f7404c1942L - 1), a9.a);
    CONFORM_CHECK("argument 9 after the call.b", long, 8, (long)0x52919739a8a7d5d0UL, a9.b);
    CONFORM_CHECK("argument 9 after the call.c", long, 8, (long)(-0x5316983a6ba9e5b4L - 1), a9.c);
    CONFORM_CHECK("argument 10 after the call", long, 8, (long)(-0x4ddf78501e91cf46L - 1), a10);
}

/* riscv-int-reference-large */
static void run_riscv_int_reference_large(void)
{
    struct riscv_int_reference_large_S a1;
    int a2;
    struct riscv_int_reference_large_S result;
    if (!riscv_int_reference_large) {
        conform_undefined();
        return;
    }
    layout_riscv_int_reference_large();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (int)-0x4dd56f16L;
    a1.m[1] = (int)0x4ca861b4UL;
    a1.m[2] = (int)-0x62878cdcL;
    a1.m[3] = (int)0x7fcce37bUL;
    a1.m[4] = (int)-0x550b630aL;
    a1.m[5] = (int)0x15641eeaUL;
    a1.m[6] = (int)-0x49feb3eaL;
    a1.m[7] = (int)0x63837765UL;
    a1.m[8] = (int)-0x6a5a9b39L;
    a1.m[9] = (int)0x631a1e5aUL;
    a1.m[10] = (int)-0x2427a45fL;
    a1.m[11] = (int)0x45c7cd0eUL;
    a1.m[12] = (int)-0x466b6394L;
    a1.m[13] = (int)0x321962feUL;
    a1.m[14] = (int)-0x667daa23L;
    a1.m[15] = (int)0x35438192UL;
    a1.m[16] = (int)-0x412d6073L;
    a1.m[17] = (int)0x75e51cd2UL;
    a1.m[18] = (int)-0x27ce1081L;
    a1.m[19] = (int)0x39f872f5UL;
    a1.m[20] = (int)-0x52861978L;
    a1.m[21] = (int)0x23f6d21fUL;
    a1.m[22] = (int)-0x3d6d7542L;
    a1.m[23] = (int)0x7102a05aUL;
    a1.m[24] = (int)-0xfc86d92L;
    a1.m[25] = (int)0x15016e4eUL;
    a1.m[26] = (int)-0x16f8864cL;
    a1.m[27] = (int)0x1c930b4UL;
    a1.m[28] = (int)-0x42fa489cL;
    a1.m[29] = (int)0x319f02c1UL;
    a1.m[30] = (int)-0x36e42a3eL;
    a1.m[31] = (int)0x3709c4b6UL;
    a1.m[32] = (int)-0x9be3435L;
    a1.m[33] = (int)0x1ce8e12fUL;
    a1.m[34] = (int)-0x21a3018fL;
    a1.m[35] = (int)0x2aed8940UL;
    a1.m[36] = (int)-0x1112e86fL;
    a1.m[37] = (int)0x2b5c8071UL;
    a1.m[38] = (int)-0x4a02672cL;
    a1.m[39] = (int)0x7e74ced7UL;
    a1.m[40] = (int)-0x22881c65L;
    a1.m[41] = (int)0x715e0a66UL;
    a1.m[42] = (int)-0x5507b820L;
    a1.m[43] = (int)0x66b71be6UL;
    a1.m[44] = (int)-0x2a8a7e15L;
    a1.m[45] = (int)0xcdee722UL;
    a1.m[46] = (int)-0x78cd6f71L;
    a1.m[47] = (int)0x48113891UL;
    a1.m[48] = (int)-0x61aa8d15L;
    a1.m[49] = (int)0x1daa761dUL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x6c5530abL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_reference_large(a1, a2);
    CONFORM_CHECK("result.m[0]", int, 4, (int)-0x7851ca4L, result.m[0]);
    CONFORM_CHECK("result.m[1]", int, 4, (int)0x633f262fUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", int, 4, (int)-0x7dbbe60fL, result.m[2]);
    CONFORM_CHECK("result.m[3]", int, 4, (int)0x5e7b7d57UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", int, 4, (int)-0x203c8f50L, result.m[4]);
    CONFORM_CHECK("result.m[5]", int, 4, (int)0x66e529dcUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", int, 4, (int)-0x45825b4fL, result.m[6]);
    CONFORM_CHECK("result.m[7]", int, 4, (int)0xdaa630eUL, result.m[7]);
    CONFORM_CHECK("result.m[8]", int, 4, (int)-0x6cef6f4cL, result.m[8]);
    CONFORM_CHECK("result.m[9]", int, 4, (int)0x27452ad1UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", int, 4, (int)-0x4d39e42dL, result.m[10]);
    CONFORM_CHECK("result.m[11]", int, 4, (int)0x7e244cb1UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", int, 4, (int)-0x63f9cb23L, result.m[12]);
    CONFORM_CHECK("result.m[13]", int, 4, (int)0x3e07ce4eUL, result.m[13]);
    CONFORM_CHECK("result.m[14]", int, 4, (int)-0x370b0732L, result.m[14]);
    CONFORM_CHECK("result.m[15]", int, 4, (int)0x1d07ef7dUL, result.m[15]);
    CONFORM_CHECK("result.m[16]", int, 4, (int)-0x35fb2ec5L, result.m[16]);
    CONFORM_CHECK("result.m[17]", int, 4, (int)0x790f4d3eUL, result.m[17]);
    CONFORM_CHECK("result.m[18]", int, 4, (int)-0x6e1e8295L, result.m[18]);
    CONFORM_CHECK("result.m[19]", int, 4, (int)0x68a5f855UL, result.m[19]);
    CONFORM_CHECK("result.m[20]", int, 4, (int)-0x7048ff93L, result.m[20]);
    CONFORM_CHECK("result.m[21]", int, 4, (int)0x71713953UL, result.m[21]);
    CONFORM_CHECK("result.m[22]", int, 4, (int)-0x5b792203L, result.m[22]);
    CONFORM_CHECK("result.m[23]", int, 4, (int)0x33ab6c9eUL, result.m[23]);
    CONFORM_CHECK("result.m[24]", int, 4, (int)-0x203c7647L, result.m[24]);
    CONFORM_CHECK("result.m[25]", int, 4, (int)0x14b09ba9UL, result.m[25]);
    CONFORM_CHECK("result.m[26]", int, 4, (int)-0x4148d85cL, result.m[26]);
    CONFORM_CHECK("result.m[27]", int, 4, (int)0x51917d92UL, result.m[27]);
    CONFORM_CHECK("result.m[28]", int, 4, (int)-0x3688fca2L, result.m[28]);
    CONFORM_CHECK("result.m[29]", int, 4, (int)0x5bf1f0deUL, result.m[29]);
    CONFORM_CHECK("result.m[30]", int, 4, (int)-0x3bb2f66L, result.m[30]);
    CONFORM_CHECK("result.m[31]", int, 4, (int)0x4383f509UL, result.m[31]);
    CONFORM_CHECK("result.m[32]", int, 4, (int)-0x4e8a3a9aL, result.m[32]);
    CONFORM_CHECK("result.m[33]", int, 4, (int)0x1d2fc324UL, result.m[33]);
    CONFORM_CHECK("result.m[34]", int, 4, (int)-0x7d467f3aL, result.m[34]);
    CONFORM_CHECK("result.m[35]", int, 4, (int)0x468b0d07UL, result.m[35]);
    CONFORM_CHECK("result.m[36]", int, 4, (int)-0x28cdc099L, result.m[36]);
    CONFORM_CHECK("result.m[37]", int, 4, (int)0x3dd7c36fUL, result.m[37]);
    CONFORM_CHECK("result.m[38]", int, 4, (int)-0x63897a9dL, result.m[38]);
    CONFORM_CHECK("result.m[39]", int, 4, (int)0x5018c4c0UL, result.m[39]);
    CONFORM_CHECK("result.m[40]", int, 4, (int)-0x9193c25L, result.m[40]);
    CONFORM_CHECK("result.m[41]", int, 4, (int)0xfce3b8aUL, result.m[41]);
    CONFORM_CHECK("result.m[42]", int, 4, (int)-0x61f2dd40L, result.m[42]);
    CONFORM_CHECK("result.m[43]", int, 4, (int)0x40fc1e8fUL, result.m[43]);
    CONFORM_CHECK("result.m[44]", int, 4, (int)-0x53641addL, result.m[44]);
    CONFORM_CHECK("result.m[45]", int, 4, (int)0x3f855595UL, result.m[45]);
    CONFORM_CHECK("result.m[46]", int, 4, (int)-0x24b92b40L, result.m[46]);
    CONFORM_CHECK("result.m[47]", int, 4, (int)0x4411e03bUL, result.m[47]);
    CONFORM_CHECK("result.m[48]", int, 4, (int)-0x4b2aedf8L, result.m[48]);
    CONFORM_CHECK("result.m[49]", int, 4, (int)0x760ae146UL, result.m[49]);
    CONFORM_CHECK("argument 1 after the call.m[0]", int, 4, (int)-0x4dd56f16L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", int, 4, (int)0x4ca861b4UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", int, 4, (int)-0x62878cdcL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", int, 4, (int)0x7fcce37bUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", int, 4, (int)-0x550b630aL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", int, 4, (int)0x15641eeaUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", int, 4, (int)-0x49feb3eaL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", int, 4, (int)0x63837765UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", int, 4, (int)-0x6a5a9b39L, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", int, 4, (int)0x631a1e5aUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", int, 4, (int)-0x2427a45fL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", int, 4, (int)0x45c7cd0eUL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", int, 4, (int)-0x466b6394L, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", int, 4, (int)0x321962feUL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", int, 4, (int)-0x667daa23L, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", int, 4, (int)0x35438192UL, a1.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[16]", int, 4, (int)-0x412d6073L, a1.m[16]);
    CONFORM_CHECK("argument 1 after the call.m[17]", int, 4, (int)0x75e51cd2UL, a1.m[17]);
    CONFORM_CHECK("argument 1 after the call.m[18]", int, 4, (int)-0x27ce1081L, a1.m[18]);
    CONFORM_CHECK("argument 1 after the call.m[19]", int, 4, (int)0x39f872f5UL, a1.m[19]);
    CONFORM_CHECK("argument 1 after the call.m[20]", int, 4, (int)-0x52861978L, a1.m[20]);
    CONFORM_CHECK("argument 1 after the call.m[21]", int, 4, (int)0x23f6d21fUL, a1.m[21]);
    CONFORM_CHECK("argument 1 after the call.m[22]", int, 4, (int)-0x3d6d7542L, a1.m[22]);
    CONFORM_CHECK("argument 1 after the call.m[23]", int, 4, (int)0x7102a05aUL, a1.m[23]);
    CONFORM_CHECK("argument 1 after the call.m[24]", int, 4, (int)-0xfc86d92L, a1.m[24]);
    CONFORM_CHECK("argument 1 after the call.m[25]", int, 4, (int)0x15016e4eUL, a1.m[25]);
    CONFORM_CHECK("argument 1 after the call.m[26]", int, 4, (int)-0x16f8864cL, a1.m[26]);
    CONFORM_CHECK("argument 1 after the call.m[27]", int, 4, (int)0x1c930b4UL, a1.m[27]);
    CONFORM_CHECK("argument 1 after the call.m[28]", int, 4, (int)-0x42fa489cL, a1.m[28]);
    CONFORM_CHECK("argument 1 after the call.m[29]", int, 4, (int)0x319f02c1UL, a1.m[29]);
    CONFORM_CHECK("argument 1 after the call.m[30]", int, 4, (int)-0x36e42a3eL, a1.m[30]);
    CONFORM_CHECK("argument 1 after the call.m[31]", int, 4, (int)0x3709c4b6UL, a1.m[31]);
    CONFORM_CHECK("argument 1 after the call.m[32]", int, 4, (int)-0x9be3435L, a1.m[32]);
    CONFORM_CHECK("argument 1 after the call.m[33]", int, 4, (int)0x1ce8e12fUL, a1.m[33]);
    CONFORM_CHECK("argument 1 after the call.m[34]", int, 4, (int)-0x21a3018fL, a1.m[34]);
    CONFORM_CHECK("argument 1 after the call.m[35]", int, 4, (int)0x2aed8940UL, a1.m[35]);
    CONFORM_CHECK("argument 1 after the call.m[36]", int, 4, (int)-0x1112e86fL, a1.m[36]);
    CONFORM_CHECK("argument 1 after the call.m[37]", int, 4, (int)0x2b5c8071UL, a1.m[37]);
    CONFORM_CHECK("argument 1 after the call.m[38]", int, 4, (int)-0x4a02672cL, a1.m[38]);
    CONFORM_CHECK("argument 1 after the call.m[39]", int, 4, (int)0x7e74ced7UL, a1.m[39]);
    CONFORM_CHECK("argument 1 after the call.m[40]", int, 4, (int)-0x22881c65L, a1.m[40]);
    CONFORM_CHECK("argument 1 after the call.m[41]", int, 4, (int)0x715e0a66UL, a1.m[41]);
    CONFORM_CHECK("argument 1 after the call.m[42]", int, 4, (int)-0x5507b820L, a1.m[42]);
    CONFORM_CHECK("argument 1 after the call.m[43]", int, 4, (int)0x66b71be6UL, a1.m[43]);
    CONFORM_CHECK("argument 1 after the call.m[44]", int, 4, (int)-0x2a8a7e15L, a1.m[44]);
    CONFORM_CHECK("argument 1 after the call.m[45]", int, 4, (int)0xcdee722UL, a1.m[45]);
    CONFORM_CHECK("argument 1 after the call.m[46]", int, 4, (int)-0x78cd6f71L, a1.m[46]);
    CONFORM_CHECK("argument 1 after the call.m[47]", int, 4, (int)0x48113891UL, a1.m[47]);
    CONFORM_CHECK("argument 1 after the call.m[48]", int, 4, (int)-0x61aa8d15L, a1.m[48]);
    CONFORM_CHECK("argument 1 after the call.m[49]", int, 4, (int)0x1daa761dUL, a1.m[49]);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x6c5530abL, a2);
}

/* riscv-int-reference-three-doubles */
static void run_riscv_int_reference_three_doubles(void)
{
    struct riscv_int_reference_three_doubles_S a1;
    double a2;
    double result;
    if (!riscv_int_reference_three_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_int_reference_three_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.fc49748aad173p0;
    a1.b = 0x1.68fc464038027p0;
    a1.c = -0x1.b74bc4451070cp0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.244192ef2575ap0;
    conform_scribble(&result, sizeof result);
    result = riscv_int_reference_three_doubles(a1, a2);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.3af91d43d19c5p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.fc49748aad173p0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.68fc464038027p0, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.b74bc4451070cp0, a1.c);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.244192ef2575ap0, a2);
}

/* riscv-int-reference-two-long-doubles */
static void run_riscv_int_reference_two_long_doubles(void)
{
    struct riscv_int_reference_two_long_doubles_S a1;
    int a2;
    struct riscv_int_reference_two_long_doubles_S result;
    if (!riscv_int_reference_two_long_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_int_reference_two_long_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.5774914988adp0 + (long double)0x0.20fa315428e6p-48 + (long double)0x0.a305p-96);
    a1.b = ((long double)0x1.043a021d2f97p0 + (long double)0x0.40601ca20291p-48 + (long double)0x0.e2d2p-96);
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x3929c0c2L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_reference_two_long_doubles(a1, a2);
    CONFORM_CHECK_BYTES("result.a", long double, 16, -((long double)0x1.d4643aad9c48p0 + (long double)0x0.4bb6a954ba97p-48 + (long double)0x0.de4bp-96), result.a);
    CONFORM_CHECK_BYTES("result.b", long double, 16, ((long double)0x1.18bc0433de63p0 + (long double)0x0.1fa75a83afa1p-48 + (long double)0x0.3486p-96), result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 16, -((long double)0x1.5774914988adp0 + (long double)0x0.20fa315428e6p-48 + (long double)0x0.a305p-96), a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", long double, 16, ((long double)0x1.043a021d2f97p0 + (long double)0x0.40601ca20291p-48 + (long double)0x0.e2d2p-96), a1.b);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x3929c0c2L, a2);
}

/* riscv-int-reference-large-union */
static void run_riscv_int_reference_large_union(void)
{
    union riscv_int_reference_large_union_U a1;
    double a2;
    union riscv_int_reference_large_union_U result;
    if (!riscv_int_reference_large_union) {
        conform_undefined();
        return;
    }
    layout_riscv_int_reference_large_union();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = (char)0xe8UL;
    a1.a[1] = (char)0x31UL;
    a1.a[2] = (char)0x85UL;
    a1.a[3] = (char)0x19UL;
    a1.a[4] = (char)0xc1UL;
    a1.a[5] = (char)0x0UL;
    a1.a[6] = (char)0x98UL;
    a1.a[7] = (char)0x7fUL;
    a1.a[8] = (char)0xc2UL;
    a1.a[9] = (char)0x26UL;
    a1.a[10] = (char)0xcbUL;
    a1.a[11] = (char)0x38UL;
    a1.a[12] = (char)0xabUL;
    a1.a[13] = (char)0x12UL;
    a1.a[14] = (char)0x8aUL;
    a1.a[15] = (char)0xaUL;
    a1.a[16] = (char)0x89UL;
    a1.a[17] = (char)0x22UL;
    a1.a[18] = (char)0xbbUL;
    a1.a[19] = (char)0x71UL;
    a1.a[20] = (char)0xd4UL;
    a1.a[21] = (char)0x6cUL;
    a1.a[22] = (char)0xa1UL;
    a1.a[23] = (char)0x7cUL;
    a1.a[24] = (char)0x84UL;
    a1.a[25] = (char)0x1aUL;
    a1.a[26] = (char)0x9bUL;
    a1.a[27] = (char)0x67UL;
    a1.a[28] = (char)0xb1UL;
    a1.a[29] = (char)0x1bUL;
    a1.a[30] = (char)0xa7UL;
    a1.a[31] = (char)0x64UL;
    a1.a[32] = (char)0xafUL;
    a1.a[33] = (char)0x1dUL;
    a1.a[34] = (char)0x8aUL;
    a1.a[35] = (char)0x6cUL;
    a1.a[36] = (char)0xb8UL;
    a1.a[37] = (char)0x1eUL;
    a1.a[38] = (char)0x8bUL;
    a1.a[39] = (char)0x26UL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.8853bf4fd8749p0;
    conform_scribble(&result, sizeof result);
    result = riscv_int_reference_large_union(a1, a2);
    CONFORM_CHECK("result.a[0]", char, 1, (char)0xa3UL, result.a[0]);
    CONFORM_CHECK("result.a[1]", char, 1, (char)0x36UL, result.a[1]);
    CONFORM_CHECK("result.a[2]", char, 1, (char)0xc5UL, result.a[2]);
    CONFORM_CHECK("result.a[3]", char, 1, (char)0x32UL, result.a[3]);
    CONFORM_CHECK("result.a[4]", char, 1, (char)0xf7UL, result.a[4]);
    CONFORM_CHECK("result.a[5]", char, 1, (char)0x55UL, result.a[5]);
    CONFORM_CHECK("result.a[6]", char, 1, (char)0xc6UL, result.a[6]);
    CONFORM_CHECK("result.a[7]", char, 1, (char)0x18UL, result.a[7]);
    CONFORM_CHECK("result.a[8]", char, 1, (char)0xafUL, result.a[8]);
    CONFORM_CHECK("result.a[9]", char, 1, (char)0x65UL, result.a[9]);
    CONFORM_CHECK("result.a[10]", char, 1, (char)0xf0UL, result.a[10]);
    CONFORM_CHECK("result.a[11]", char, 1, (char)0x30UL, result.a[11]);
    CONFORM_CHECK("result.a[12]", char, 1, (char)0xfeUL, result.a[12]);
    CONFORM_CHECK("result.a[13]", char, 1, (char)0x18UL, result.a[13]);
    CONFORM_CHECK("result.a[14]", char, 1, (char)0xd9UL, result.a[14]);
    CONFORM_CHECK("result.a[15]", char, 1, (char)0x77UL, result.a[15]);
    CONFORM_CHECK("result.a[16]", char, 1, (char)0xf8UL, result.a[16]);
    CONFORM_CHECK("result.a[17]", char, 1, (char)0x4bUL, result.a[17]);
    CONFORM_CHECK("result.a[18]", char, 1, (char)0xdcUL, result.a[18]);
    CONFORM_CHECK("result.a[19]", char, 1, (char)0x6aUL, result.a[19]);
    CONFORM_CHECK("result.a[20]", char, 1, (char)0x86UL, result.a[20]);
    CONFORM_CHECK("result.a[21]", char, 1, (char)0x5dUL, result.a[21]);
    CONFORM_CHECK("result.a[22]", char, 1, (char)0xd1UL, result.a[22]);
    CONFORM_CHECK("result.a[23]", char, 1, (char)0x1eUL, result.a[23]);
    CONFORM_CHECK("result.a[24]", char, 1, (char)0xfdUL, result.a[24]);
    CONFORM_CHECK("result.a[25]", char, 1, (char)0xdUL, result.a[25]);
    CONFORM_CHECK("result.a[26]", char, 1, (char)0xc4UL, result.a[26]);
    CONFORM_CHECK("result.a[27]", char, 1, (char)0x45UL, result.a[27]);
    CONFORM_CHECK("result.a[28]", char, 1, (char)0xcaUL, result.a[28]);
    CONFORM_CHECK("result.a[29]", char, 1, (char)0x74UL, result.a[29]);
    CONFORM_CHECK("result.a[30]", char, 1, (char)0xa4UL, result.a[30]);
    CONFORM_CHECK("result.a[31]", char, 1, (char)0x64UL, result.a[31]);
    CONFORM_CHECK("result.a[32]", char, 1, (char)0xfeUL, result.a[32]);
    CONFORM_CHECK("result.a[33]", char, 1, (char)0x5fUL, result.a[33]);
    CONFORM_CHECK("result.a[34]", char, 1, (char)0xe7UL, result.a[34]);
    CONFORM_CHECK("result.a[35]", char, 1, (char)0x33UL, result.a[35]);
    CONFORM_CHECK("result.a[36]", char, 1, (char)0xf7UL, result.a[36]);
    CONFORM_CHECK("result.a[37]", char, 1, (char)0x6bUL, result.a[37]);
    CONFORM_CHECK("result.a[38]", char, 1, (char)0xfeUL, result.a[38]);
    CONFORM_CHECK("result.a[39]", char, 1, (char)0x59UL, result.a[39]);
    CONFORM_CHECK("argument 1 after the call.a[0]", char, 1, (char)0xe8UL, a1.a[0]);
    CONFORM_CHECK("argument 1 after the call.a[1]", char, 1, (char)0x31UL, a1.a[1]);
    CONFORM_CHECK("argument 1 after the call.a[2]", char, 1, (char)0x85UL, a1.a[2]);
    CONFORM_CHECK("argument 1 after the call.a[3]", char, 1, (char)0x19UL, a1.a[3]);
    CONFORM_CHECK("argument 1 after the call.a[4]", char, 1, (char)0xc1UL, a1.a[4]);
    CONFORM_CHECK("argument 1 after the call.a[5]", char, 1, (char)0x0UL, a1.a[5]);
    CONFORM_CHECK("argument 1 after the call.a[6]", char, 1, (char)0x98UL, a1.a[6]);
    CONFORM_CHECK("argument 1 after the call.a[7]", char, 1, (char)0x7fUL, a1.a[7]);
    CONFORM_CHECK("argument 1 after the call.a[8]", char, 1, (char)0xc2UL, a1.a[8]);
    CONFORM_CHECK("argument 1 after the call.a[9]", char, 1, (char)0x26UL, a1.a[9]);
    CONFORM_CHECK("argument 1 after the call.a[10]", char, 1, (char)0xcbUL, a1.a[10]);
    CONFORM_CHECK("argument 1 after the call.a[11]", char, 1, (char)0x38UL, a1.a[11]);
    CONFORM_CHECK("argument 1 after the call.a[12]", char, 1, (char)0xabUL, a1.a[12]);
    CONFORM_CHECK("argument 1 after the call.a[13]", char, 1, (char)0x12UL, a1.a[13]);
    CONFORM_CHECK("argument 1 after the call.a[14]", char, 1, (char)0x8aUL, a1.a[14]);
    CONFORM_CHECK("argument 1 after the call.a[15]", char, 1, (char)0xaUL, a1.a[15]);
    CONFORM_CHECK("argument 1 after the call.a[16]", char, 1, (char)0x89UL, a1.a[16]);
    CONFORM_CHECK("argument 1 after the call.a[17]", char, 1, (char)0x22UL, a1.a[17]);
    CONFORM_CHECK("argument 1 after the call.a[18]", char, 1, (char)0xbbUL, a1.a[18]);
    CONFORM_CHECK("argument 1 after the call.a[19]", char, 1, (char)0x71UL, a1.a[19]);
    CONFORM_CHECK("argument 1 after the call.a[20]", char, 1, (char)0xd4UL, a1.a[20]);
    CONFORM_CHECK("argument 1 after the call.a[21]", char, 1, (char)0x6cUL, a1.a[21]);
    CONFORM_CHECK("argument 1 after the call.a[22]", char, 1, (char)0xa1UL, a1.a[22]);
    CONFORM_CHECK("argument 1 after the call.a[23]", char, 1, (char)0x7cUL, a1.a[23]);
    CONFORM_CHECK("argument 1 after the call.a[24]", char, 1, (char)0x84UL, a1.a[24]);
    CONFORM_CHECK("argument 1 after the call.a[25]", char, 1, (char)0x1aUL, a1.a[25]);
    CONFORM_CHECK("argument 1 after the call.a[26]", char, 1, (char)0x9bUL, a1.a[26]);
    CONFORM_CHECK("argument 1 after the call.a[27]", char, 1, (char)0x67UL, a1.a[27]);
    CONFORM_CHECK("argument 1 after the call.a[28]", char, 1, (char)0xb1UL, a1.a[28]);
    CONFORM_CHECK("argument 1 after the call.a[29]", char, 1, (char)0x1bUL, a1.a[29]);
    CONFORM_CHECK("argument 1 after the call.a[30]", char, 1, (char)0xa7UL, a1.a[30]);
    CONFORM_CHECK("argument 1 after the call.a[31]", char, 1, (char)0x64UL, a1.a[31]);
    CONFORM_CHECK("argument 1 after the call.a[32]", char, 1, (char)0xafUL, a1.a[32]);
    CONFORM_CHECK("argument 1 after the call.a[33]", char, 1, (char)0x1dUL, a1.a[33]);
    CONFORM_CHECK("argument 1 after the call.a[34]", char, 1, (char)0x8aUL, a1.a[34]);
    CONFORM_CHECK("argument 1 after the call.a[35]", char, 1, (char)0x6cUL, a1.a[35]);
    CONFORM_CHECK("argument 1 after the call.a[36]", char, 1, (char)0xb8UL, a1.a[36]);
    CONFORM_CHECK("argument 1 after the call.a[37]", char, 1, (char)0x1eUL, a1.a[37]);
    CONFORM_CHECK("argument 1 after the call.a[38]", char, 1, (char)0x8bUL, a1.a[38]);
    CONFORM_CHECK("argument 1 after the call.a[39]", char, 1, (char)0x26UL, a1.a[39]);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.8853bf4fd8749p0, a2);
}

/* riscv-fp-float */
static void run_riscv_fp_float(void)
{
    float a1;
    float result;
    if (!riscv_fp_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_float();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.14c31ap0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_float(a1);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.bbc276p0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", float, 4, -0x1.14c31ap0f, a1);
}

/* riscv-fp-double */
static void run_riscv_fp_double(void)
{
    double a1;
    double result;
    if (!riscv_fp_double) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_double();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.5851fbdcbe9dbp0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_double(a1);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.561cb04308ff9p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.5851fbdcbe9dbp0, a1);
}

/* riscv-fp-half */
#if CONFORM_HAS_FLOAT16
static void run_riscv_fp_half(void)
{
    _Float16 a1;
    int a2;
    _Float16 result;
    if (!riscv_fp_half) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_half();
    conform_scribble(&a1, sizeof a1);
    a1 = (_Float16)-0x1.c34p0;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x57c77d43L;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_half(a1, a2);
    CONFORM_CHECK_BYTES("result", _Float16, 2, (_Float16)-0x1.d2cp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", _Float16, 2, (_Float16)-0x1.c34p0, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x57c77d43L, a2);
}
#endif

/* riscv-fp-eight-doubles */
static void run_riscv_fp_eight_doubles(void)
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
    if (!riscv_fp_eight_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_eight_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.05dd7ac3e50c2p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.3c7f538d3c29dp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.41f22208d1f5ap0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.e5e7ebc4c177dp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.8eb44dd907c84p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.1afc086ccb75fp0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.1e5c505c2714ep0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.7047a76da2cb3p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_eight_doubles(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.dad9282e4ba94p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.05dd7ac3e50c2p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.3c7f538d3c29dp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.41f22208d1f5ap0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.e5e7ebc4c177dp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.8eb44dd907c84p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.1afc086ccb75fp0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.1e5c505c2714ep0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.7047a76da2cb3p0, a8);
}

/* riscv-fp-nine-doubles */
static void run_riscv_fp_nine_doubles(void)
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
    if (!riscv_fp_nine_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_nine_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.32579fab66e9fp0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.3871b2bcf3dedp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.50602f02eb105p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.7580ec8d37599p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.e160563cb4fbcp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.0788a17bcdc66p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.2a0cf8cef1a40p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.d19921109b39bp0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.f99e5b2331426p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_nine_doubles(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.458f178a5b3d2p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.32579fab66e9fp0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.3871b2bcf3dedp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.50602f02eb105p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.7580ec8d37599p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.e160563cb4fbcp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.0788a17bcdc66p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.2a0cf8cef1a40p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.d19921109b39bp0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.f99e5b2331426p0, a9);
}

/* riscv-fp-nine-floats */
static void run_riscv_fp_nine_floats(void)
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
    float result;
    if (!riscv_fp_nine_floats) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_nine_floats();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.8b4fcep0f;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.cb22dap0f;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.27f9fap0f;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.82cbbep0f;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.31d496p0f;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.4e4a7ep0f;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.e39086p0f;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.bb622ap0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.dd634ep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_nine_floats(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.f739cap0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", float, 4, -0x1.8b4fcep0f, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", float, 4, -0x1.cb22dap0f, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", float, 4, -0x1.27f9fap0f, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", float, 4, -0x1.82cbbep0f, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", float, 4, -0x1.31d496p0f, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", float, 4, -0x1.4e4a7ep0f, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", float, 4, -0x1.e39086p0f, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", float, 4, -0x1.bb622ap0f, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", float, 4, -0x1.dd634ep0f, a9);
}

/* riscv-fp-seventeen-doubles */
static void run_riscv_fp_seventeen_doubles(void)
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
    double a10;
    double a11;
    double a12;
    double a13;
    double a14;
    double a15;
    double a16;
    double a17;
    double a18;
    double result;
    if (!riscv_fp_seventeen_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_seventeen_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.fa3246e8bd2eep0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.1b3305b015ce0p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.cd1a30e1d15ebp0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.437a40abb852ap0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.89449f83d6fafp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.9f14c62658745p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.1ece6c0feecd4p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.9640926920a7ep0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.61957e0557017p0;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.ae28e549992d3p0;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.718ce16714614p0;
    conform_scribble(&a12, sizeof a12);
    a12 = -0x1.2a43daddc3e7bp0;
    conform_scribble(&a13, sizeof a13);
    a13 = -0x1.acb762a058cb6p0;
    conform_scribble(&a14, sizeof a14);
    a14 = -0x1.959c71a96e23dp0;
    conform_scribble(&a15, sizeof a15);
    a15 = -0x1.f2d33518e8c48p0;
    conform_scribble(&a16, sizeof a16);
    a16 = -0x1.b694e14dd053fp0;
    conform_scribble(&a17, sizeof a17);
    a17 = -0x1.a9a9f673fe531p0;
    conform_scribble(&a18, sizeof a18);
    a18 = -0x1.25b6360927617p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_seventeen_doubles(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.ae8873f5afc01p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.fa3246e8bd2eep0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.1b3305b015ce0p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.cd1a30e1d15ebp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.437a40abb852ap0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.89449f83d6fafp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.9f14c62658745p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.1ece6c0feecd4p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.9640926920a7ep0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.61957e0557017p0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.ae28e549992d3p0, a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.718ce16714614p0, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call", double, 8, -0x1.2a43daddc3e7bp0, a12);
    CONFORM_CHECK_BYTES("argument 13 after the call", double, 8, -0x1.acb762a058cb6p0, a13);
    CONFORM_CHECK_BYTES("argument 14 after the call", double, 8, -0x1.959c71a96e23dp0, a14);
    CONFORM_CHECK_BYTES("argument 15 after the call", double, 8, -0x1.f2d33518e8c48p0, a15);
    CONFORM_CHECK_BYTES("argument 16 after the call", double, 8, -0x1.b694e14dd053fp0, a16);
    CONFORM_CHECK_BYTES("argument 17 after the call", double, 8, -0x1.a9a9f673fe531p0, a17);
    CONFORM_CHECK_BYTES("argument 18 after the call", double, 8, -0x1.25b6360927617p0, a18);
}

/* riscv-fp-double-on-stack */
static void run_riscv_fp_double_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    double a9;
    double a10;
    double a11;
    double a12;
    double a13;
    double a14;
    double a15;
    double a16;
    double a17;
    float a18;
    double result;
    if (!riscv_fp_double_on_stack) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_double_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x463defa80a2882L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x2a32c5be046a1ea0L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x592e1264acb75198L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x74a27c47fa45af63L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x113ba7ea29c6446L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x6ee92b28d22b0595L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x439a1fb97f04802cL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x63936c41bfe486b9L - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.e22097d80ea70p0;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.bb6207332e654p0;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.7794b48dcf4e8p0;
    conform_scribble(&a12, sizeof a12);
    a12 = -0x1.23edbf182cabap0;
    conform_scribble(&a13, sizeof a13);
    a13 = -0x1.3dd99afe1864ap0;
    conform_scribble(&a14, sizeof a14);
    a14 = -0x1.4ade46b40cd76p0;
    conform_scribble(&a15, sizeof a15);
    a15 = -0x1.ec0223b924326p0;
    conform_scribble(&a16, sizeof a16);
    a16 = -0x1.c1e400481004ap0;
    conform_scribble(&a17, sizeof a17);
    a17 = -0x1.88011ddd35eaep0;
    conform_scribble(&a18, sizeof a18);
    a18 = -0x1.b07592p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_double_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.d91778e367274p0, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x463defa80a2882L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x2a32c5be046a1ea0L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x592e1264acb75198L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x74a27c47fa45af63L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x113ba7ea29c6446L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x6ee92b28d22b0595L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x439a1fb97f04802cL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x63936c41bfe486b9L - 1), a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.e22097d80ea70p0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.bb6207332e654p0, a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.7794b48dcf4e8p0, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call", double, 8, -0x1.23edbf182cabap0, a12);
    CONFORM_CHECK_BYTES("argument 13 after the call", double, 8, -0x1.3dd99afe1864ap0, a13);
    CONFORM_CHECK_BYTES("argument 14 after the call", double, 8, -0x1.4ade46b40cd76p0, a14);
    CONFORM_CHECK_BYTES("argument 15 after the call", double, 8, -0x1.ec0223b924326p0, a15);
    CONFORM_CHECK_BYTES("argument 16 after the call", double, 8, -0x1.c1e400481004ap0, a16);
    CONFORM_CHECK_BYTES("argument 17 after the call", double, 8, -0x1.88011ddd35eaep0, a17);
    CONFORM_CHECK_BYTES("argument 18 after the call", float, 4, -0x1.b07592p0f, a18);
}

/* riscv-fp-independent-sequences */
static void run_riscv_fp_independent_sequences(void)
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
    long a13;
    float a14;
    int a15;
    double a16;
    int a17;
    float a18;
    double result;
    if (!riscv_fp_independent_sequences) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_independent_sequences();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3ccf2d91L;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.7333387b0a4b6p0;
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x27cb15b67c1043b8L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.5948f2p0f;
    conform_scribble(&a5, sizeof a5);
    a5 = (char)0xeaUL;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.7034455945f17p0;
    conform_scribble(&a7, sizeof a7);
    a7 = (short)-0x4f1fL;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.e5475ep0f;
    conform_scribble(&a9, sizeof a9);
    a9 = (void *)0xcc2b7fa091640UL;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.6eae38af8a327p0;
    conform_scribble(&a11, sizeof a11);
    a11 = (int)-0x783dedbaL;
    conform_scribble(&a12, sizeof a12);
    a12 = -0x1.4ce2c60ac4062p0;
    conform_scribble(&a13, sizeof a13);
    a13 = (long)(-0x39de29558c23736bL - 1);
    conform_scribble(&a14, sizeof a14);
    a14 = -0x1.923ee6p0f;
    conform_scribble(&a15, sizeof a15);
    a15 = (int)-0x3d187c93L;
    conform_scribble(&a16, sizeof a16);
    a16 = -0x1.6fdcbe06e6899p0;
    conform_scribble(&a17, sizeof a17);
    a17 = (int)-0x6babaa41L;
    conform_scribble(&a18, sizeof a18);
    a18 = -0x1.65baa6p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_independent_sequences(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.2431fe05a5cdcp0, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3ccf2d91L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.7333387b0a4b6p0, a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x27cb15b67c1043b8L - 1), a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", float, 4, -0x1.5948f2p0f, a4);
    CONFORM_CHECK("argument 5 after the call", char, 1, (char)0xeaUL, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.7034455945f17p0, a6);
    CONFORM_CHECK("argument 7 after the call", short, 2, (short)-0x4f1fL, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", float, 4, -0x1.e5475ep0f, a8);
    CONFORM_CHECK("argument 9 after the call", unsigned long, 8, (unsigned long)(void *)0xcc2b7fa091640UL, (unsigned long)a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.6eae38af8a327p0, a10);
    CONFORM_CHECK("argument 11 after the call", int, 4, (int)-0x783dedbaL, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call", double, 8, -0x1.4ce2c60ac4062p0, a12);
    CONFORM_CHECK("argument 13 after the call", long, 8, (long)(-0x39de29558c23736bL - 1), a13);
    CONFORM_CHECK_BYTES("argument 14 after the call", float, 4, -0x1.923ee6p0f, a14);
    CONFORM_CHECK("argument 15 after the call", int, 4, (int)-0x3d187c93L, a15);
    CONFORM_CHECK_BYTES("argument 16 after the call", double, 8, -0x1.6fdcbe06e6899p0, a16);
    CONFORM_CHECK("argument 17 after the call", int, 4, (int)-0x6babaa41L, a17);
    CONFORM_CHECK_BYTES("argument 18 after the call", float, 4, -0x1.65baa6p0f, a18);
}

/* riscv-fp-complex-float */
#if CONFORM_HAS_COMPLEX
static void run_riscv_fp_complex_float(void)
{
    _Complex float a1;
    _Complex float result;
    if (!riscv_fp_complex_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_complex_float();
    conform_scribble(&a1, sizeof a1);
    __real__ a1 = -0x1.fb7af2p0f;
    __imag__ a1 = 0x1.382632p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_complex_float(a1);
    CONFORM_CHECK_BYTES("__real__ result", float, 4, -0x1.50faf6p0f, __real__ result);
    CONFORM_CHECK_BYTES("__imag__ result", float, 4, 0x1.cc1882p0f, __imag__ result);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call", float, 4, -0x1.fb7af2p0f, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call", float, 4, 0x1.382632p0f, __imag__ a1);
}
#endif

/* riscv-fp-complex-double */
#if CONFORM_HAS_COMPLEX
static void run_riscv_fp_complex_double(void)
{
    _Complex double a1;
    _Complex double result;
    if (!riscv_fp_complex_double) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_complex_double();
    conform_scribble(&a1, sizeof a1);
    __real__ a1 = -0x1.25b1cc553039bp0;
    __imag__ a1 = 0x1.5272c7fc79e04p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_complex_double(a1);
    CONFORM_CHECK_BYTES("__real__ result", double, 8, -0x1.48490e33b05b3p0, __real__ result);
    CONFORM_CHECK_BYTES("__imag__ result", double, 8, 0x1.9e65d55ad9b2ep0, __imag__ result);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call", double, 8, -0x1.25b1cc553039bp0, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call", double, 8, 0x1.5272c7fc79e04p0, __imag__ a1);
}
#endif

/* riscv-fp-complex-float-seven */
#if CONFORM_HAS_COMPLEX
static void run_riscv_fp_complex_float_seven(void)
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
    if (!riscv_fp_complex_float_seven) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_complex_float_seven();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.a5553a89f7d40p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.b99e5045061b2p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.f4955f76b57f8p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.016387786097bp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.035be75495fafp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.8a055c3ecf4fep0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.981f4f3b395bap0;
    conform_scribble(&a8, sizeof a8);
    __real__ a8 = -0x1.61a0dep0f;
    __imag__ a8 = 0x1.82d062p0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.541eee2ad1713p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_complex_float_seven(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.0f314c285e42dp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.a5553a89f7d40p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.b99e5045061b2p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.f4955f76b57f8p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.016387786097bp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.035be75495fafp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.8a055c3ecf4fep0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.981f4f3b395bap0, a7);
    CONFORM_CHECK_BYTES("__real__ argument 8 after the call", float, 4, -0x1.61a0dep0f, __real__ a8);
    CONFORM_CHECK_BYTES("__imag__ argument 8 after the call", float, 4, 0x1.82d062p0f, __imag__ a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.541eee2ad1713p0, a9);
}
#endif

/* riscv-fp-complex-double-seven */
#if CONFORM_HAS_COMPLEX
static void run_riscv_fp_complex_double_seven(void)
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
    if (!riscv_fp_complex_double_seven) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_complex_double_seven();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.bfbfc7f97fbaap0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.d64c8195519b7p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.f79ccb96e3f01p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.0d1824a637ed0p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.80d2f0bb2e72ap0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.5859450007ac6p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.468ba19fd2731p0;
    conform_scribble(&a8, sizeof a8);
    __real__ a8 = -0x1.ae37ee47d243bp0;
    __imag__ a8 = 0x1.5e91c9d1415eep0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.a2d6500cf3deep0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_complex_double_seven(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.8f681bf26e3b3p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.bfbfc7f97fbaap0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.d64c8195519b7p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.f79ccb96e3f01p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.0d1824a637ed0p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.80d2f0bb2e72ap0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.5859450007ac6p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.468ba19fd2731p0, a7);
    CONFORM_CHECK_BYTES("__real__ argument 8 after the call", double, 8, -0x1.ae37ee47d243bp0, __real__ a8);
    CONFORM_CHECK_BYTES("__imag__ argument 8 after the call", double, 8, 0x1.5e91c9d1415eep0, __imag__ a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.a2d6500cf3deep0, a9);
}
#endif

/* riscv-fp-fifteen-mixed */
static void run_riscv_fp_fifteen_mixed(void)
{
    char a1;
    float a2;
    struct riscv_fp_fifteen_mixed_S a3;
    double a4;
    struct riscv_fp_fifteen_mixed_T a5;
    long a6;
    short a7;
    struct riscv_fp_fifteen_mixed_T a8;
    int a9;
    struct riscv_fp_fifteen_mixed_S a10;
    float a11;
    struct riscv_fp_fifteen_mixed_T a12;
    long a13;
    struct riscv_fp_fifteen_mixed_S a14;
    double a15;
    double result;
    if (!riscv_fp_fifteen_mixed) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_fifteen_mixed();
    conform_scribble(&a1, sizeof a1);
    a1 = (char)0xb8UL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.bf45eep0f;
    conform_scribble(&a3, sizeof a3);
    a3.a = (int)-0x2cf9ab42L;
    a3.b = 0x1.b62ed6p0f;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.c1e9bffa35df7p0;
    conform_scribble(&a5, sizeof a5);
    a5.x = -0x1.c197c3d7b306cp0;
    a5.y = 0x1.a4dc3e866a9eap0;
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0xa3ab4bb90f72599L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (short)-0x1ba2L;
    conform_scribble(&a8, sizeof a8);
    a8.x = -0x1.42564cadda4aap0;
    a8.y = 0x1.ffca91724c8e5p0;
    conform_scribble(&a9, sizeof a9);
    a9 = (int)-0x3165b04fL;
    conform_scribble(&a10, sizeof a10);
    a10.a = (int)-0x432bec62L;
    a10.b = 0x1.543dcap0f;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.fb86aap0f;
    conform_scribble(&a12, sizeof a12);
    a12.x = -0x1.5fa9d5f57a077p0;
    a12.y = 0x1.5d942b8891fe4p0;
    conform_scribble(&a13, sizeof a13);
    a13 = (long)(-0x6ce7b5296a658e20L - 1);
    conform_scribble(&a14, sizeof a14);
    a14.a = (int)-0x6f10fa09L;
    a14.b = 0x1.facb0ap0f;
    conform_scribble(&a15, sizeof a15);
    a15 = -0x1.008347a356d07p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_fifteen_mixed(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.c76fbf8b743d9p0, result);
    CONFORM_CHECK("argument 1 after the call", char, 1, (char)0xb8UL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", float, 4, -0x1.bf45eep0f, a2);
    CONFORM_CHECK("argument 3 after the call.a", int, 4, (int)-0x2cf9ab42L, a3.a);
    CONFORM_CHECK_BYTES("argument 3 after the call.b", float, 4, 0x1.b62ed6p0f, a3.b);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.c1e9bffa35df7p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call.x", double, 8, -0x1.c197c3d7b306cp0, a5.x);
    CONFORM_CHECK_BYTES("argument 5 after the call.y", double, 8, 0x1.a4dc3e866a9eap0, a5.y);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0xa3ab4bb90f72599L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", short, 2, (short)-0x1ba2L, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call.x", double, 8, -0x1.42564cadda4aap0, a8.x);
    CONFORM_CHECK_BYTES("argument 8 after the call.y", double, 8, 0x1.ffca91724c8e5p0, a8.y);
    CONFORM_CHECK("argument 9 after the call", int, 4, (int)-0x3165b04fL, a9);
    CONFORM_CHECK("argument 10 after the call.a", int, 4, (int)-0x432bec62L, a10.a);
    CONFORM_CHECK_BYTES("argument 10 after the call.b", float, 4, 0x1.543dcap0f, a10.b);
    CONFORM_CHECK_BYTES("argument 11 after the call", float, 4, -0x1.fb86aap0f, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call.x", double, 8, -0x1.5fa9d5f57a077p0, a12.x);
    CONFORM_CHECK_BYTES("argument 12 after the call.y", double, 8, 0x1.5d942b8891fe4p0, a12.y);
    CONFORM_CHECK("argument 13 after the call", long, 8, (long)(-0x6ce7b5296a658e20L - 1), a13);
    CONFORM_CHECK("argument 14 after the call.a", int, 4, (int)-0x6f10fa09L, a14.a);
    CONFORM_CHECK_BYTES("argument 14 after the call.b", float, 4, 0x1.facb0ap0f, a14.b);
    CONFORM_CHECK_BYTES("argument 15 after the call", double, 8, -0x1.008347a356d07p0, a15);
}

/* riscv-fp-one-float */
static void run_riscv_fp_one_float(void)
{
    struct riscv_fp_one_float_S a1;
    struct riscv_fp_one_float_S result;
    if (!riscv_fp_one_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.a23feep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_float(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.c05c86p0f, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.a23feep0f, a1.a);
}

/* riscv-fp-one-double */
static void run_riscv_fp_one_double(void)
{
    struct riscv_fp_one_double_S a1;
    struct riscv_fp_one_double_S result;
    if (!riscv_fp_one_double) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.d1ea58328bb96p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_double(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.287ad11524f1cp0, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.d1ea58328bb96p0, a1.a);
}

/* riscv-fp-one-half */
#if CONFORM_HAS_FLOAT16
static void run_riscv_fp_one_half(void)
{
    struct riscv_fp_one_half_S a1;
    struct riscv_fp_one_half_S result;
    if (!riscv_fp_one_half) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_half();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Float16)-0x1.e1cp0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_half(a1);
    CONFORM_CHECK_BYTES("result.a", _Float16, 2, (_Float16)-0x1.284p0, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Float16, 2, (_Float16)-0x1.e1cp0, a1.a);
}
#endif

/* riscv-fp-one-nested */
static void run_riscv_fp_one_nested(void)
{
    struct riscv_fp_one_nested_S a1;
    struct riscv_fp_one_nested_S result;
    if (!riscv_fp_one_nested) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_nested();
    conform_scribble(&a1, sizeof a1);
    a1.j.i.x = -0x1.9d5838b433625p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_nested(a1);
    CONFORM_CHECK_BYTES("result.j.i.x", double, 8, -0x1.7163973cc4a1bp0, result.j.i.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.j.i.x", double, 8, -0x1.9d5838b433625p0, a1.j.i.x);
}

/* riscv-fp-one-array-of-one */
static void run_riscv_fp_one_array_of_one(void)
{
    struct riscv_fp_one_array_of_one_S a1;
    struct riscv_fp_one_array_of_one_S result;
    if (!riscv_fp_one_array_of_one) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_array_of_one();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -0x1.bf055ep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_array_of_one(a1);
    CONFORM_CHECK_BYTES("result.m[0]", float, 4, -0x1.d9441ep0f, result.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", float, 4, -0x1.bf055ep0f, a1.m[0]);
}

/* riscv-fp-one-long-double */
static void run_riscv_fp_one_long_double(void)
{
    struct riscv_fp_one_long_double_S a1;
    struct riscv_fp_one_long_double_S result;
    if (!riscv_fp_one_long_double) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_long_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.d22d47a3139ap0 + (long double)0x0.5498b8f96e0fp-48 + (long double)0x0.b28ap-96);
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_long_double(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 16, -((long double)0x1.8ad1ac0b9240p0 + (long double)0x0.73becbf355bfp-48 + (long double)0x0.18adp-96), result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 16, -((long double)0x1.d22d47a3139ap0 + (long double)0x0.5498b8f96e0fp-48 + (long double)0x0.b28ap-96), a1.a);
}

/* riscv-fp-one-empty-member */
#if CONFORM_HAS_GNU_C
static void run_riscv_fp_one_empty_member(void)
{
    struct riscv_fp_one_empty_member_S a1;
    struct riscv_fp_one_empty_member_S result;
    if (!riscv_fp_one_empty_member) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_empty_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.25f7f6p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_empty_member(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.db4d12p0f, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.25f7f6p0f, a1.a);
}
#endif

/* riscv-fp-one-after-eight */
static void run_riscv_fp_one_after_eight(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    struct riscv_fp_one_after_eight_S a9;
    float a10;
    float result;
    if (!riscv_fp_one_after_eight) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_after_eight();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.f99ca1c2da8b7p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.856b7fb79cc98p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.74fd360225330p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.45db91362a048p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.0d6d6ec2ff1b6p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.2a51a3c5d6d46p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.f0b315de8c689p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.5012e4fda74ddp0;
    conform_scribble(&a9, sizeof a9);
    a9.a = -0x1.af830ap0f;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.655236p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_after_eight(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.37995ep0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.f99ca1c2da8b7p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.856b7fb79cc98p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.74fd360225330p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.45db91362a048p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.0d6d6ec2ff1b6p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.2a51a3c5d6d46p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.f0b315de8c689p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.5012e4fda74ddp0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call.a", float, 4, -0x1.af830ap0f, a9.a);
    CONFORM_CHECK_BYTES("argument 10 after the call", float, 4, -0x1.655236p0f, a10);
}

/* riscv-fp-one-aligned */
#if CONFORM_HAS_GNU_C
static void run_riscv_fp_one_aligned(void)
{
    struct riscv_fp_one_aligned_S a1;
    int a2;
    struct riscv_fp_one_aligned_S result;
    if (!riscv_fp_one_aligned) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_aligned();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.35c30a71f4981p0;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x71a42366L;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_aligned(a1, a2);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.0a88fbc25c946p0, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.35c30a71f4981p0, a1.a);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x71a42366L, a2);
}
#endif

/* riscv-fp-one-one-int */
static void run_riscv_fp_one_one_int(void)
{
    struct riscv_fp_one_one_int_S a1;
    struct riscv_fp_one_one_int_S result;
    if (!riscv_fp_one_one_int) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_one_one_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x6a7a19acL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_one_one_int(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0xbfc51f5L, result.a);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x6a7a19acL, a1.a);
}

/* riscv-fp-two-floats */
static void run_riscv_fp_two_floats(void)
{
    struct riscv_fp_two_floats_S a1;
    struct riscv_fp_two_floats_S result;
    if (!riscv_fp_two_floats) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.59b412p0f;
    a1.b = 0x1.8c6b26p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.713342p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.c32c2ap0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.59b412p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.8c6b26p0f, a1.b);
}

/* riscv-fp-two-doubles */
static void run_riscv_fp_two_doubles(void)
{
    struct riscv_fp_two_doubles_S a1;
    struct riscv_fp_two_doubles_S result;
    if (!riscv_fp_two_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.e2a481a151036p0;
    a1.b = 0x1.555cd9fab3762p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_doubles(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.ff947236207bap0, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.63c7d66332e58p0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.e2a481a151036p0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.555cd9fab3762p0, a1.b);
}

/* riscv-fp-two-double-float */
static void run_riscv_fp_two_double_float(void)
{
    struct riscv_fp_two_double_float_S a1;
    struct riscv_fp_two_double_float_S result;
    if (!riscv_fp_two_double_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_double_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.2479319be21cap0;
    a1.b = 0x1.98b47ep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_double_float(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.41d41747c95fbp0, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.88b2a2p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.2479319be21cap0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.98b47ep0f, a1.b);
}

/* riscv-fp-two-float-double */
static void run_riscv_fp_two_float_double(void)
{
    struct riscv_fp_two_float_double_S a1;
    struct riscv_fp_two_float_double_S result;
    if (!riscv_fp_two_float_double) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_float_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.70e61ap0f;
    a1.b = 0x1.478a0ce1fadf1p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_float_double(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.777e9ep0f, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.adf4f123b18e3p0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.70e61ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.478a0ce1fadf1p0, a1.b);
}

/* riscv-fp-two-array */
static void run_riscv_fp_two_array(void)
{
    struct riscv_fp_two_array_S a1;
    struct riscv_fp_two_array_S result;
    if (!riscv_fp_two_array) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_array();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -0x1.e81b02p0f;
    a1.m[1] = 0x1.658346p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_array(a1);
    CONFORM_CHECK_BYTES("result.m[0]", float, 4, -0x1.8cdad2p0f, result.m[0]);
    CONFORM_CHECK_BYTES("result.m[1]", float, 4, 0x1.f6b24ap0f, result.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", float, 4, -0x1.e81b02p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", float, 4, 0x1.658346p0f, a1.m[1]);
}

/* riscv-fp-two-nested */
static void run_riscv_fp_two_nested(void)
{
    struct riscv_fp_two_nested_S a1;
    struct riscv_fp_two_nested_S result;
    if (!riscv_fp_two_nested) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_nested();
    conform_scribble(&a1, sizeof a1);
    a1.a.x = -0x1.12526ap0f;
    a1.b.x = 0x1.c73a12p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_nested(a1);
    CONFORM_CHECK_BYTES("result.a.x", float, 4, -0x1.8cb3f6p0f, result.a.x);
    CONFORM_CHECK_BYTES("result.b.x", float, 4, 0x1.462046p0f, result.b.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.a.x", float, 4, -0x1.12526ap0f, a1.a.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.b.x", float, 4, 0x1.c73a12p0f, a1.b.x);
}

/* riscv-fp-two-array-of-records */
static void run_riscv_fp_two_array_of_records(void)
{
    struct riscv_fp_two_array_of_records_S a1;
    struct riscv_fp_two_array_of_records_S result;
    if (!riscv_fp_two_array_of_records) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_array_of_records();
    conform_scribble(&a1, sizeof a1);
    a1.m[0].x = -0x1.e733428f200fap0;
    a1.m[1].x = 0x1.e6e51631d3dddp0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_array_of_records(a1);
    CONFORM_CHECK_BYTES("result.m[0].x", double, 8, -0x1.53f46a3248c3ap0, result.m[0].x);
    CONFORM_CHECK_BYTES("result.m[1].x", double, 8, 0x1.cf7352db1d201p0, result.m[1].x);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0].x", double, 8, -0x1.e733428f200fap0, a1.m[0].x);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1].x", double, 8, 0x1.e6e51631d3dddp0, a1.m[1].x);
}

/* riscv-fp-two-complex-member */
#if CONFORM_HAS_COMPLEX
static void run_riscv_fp_two_complex_member(void)
{
    struct riscv_fp_two_complex_member_S a1;
    struct riscv_fp_two_complex_member_S result;
    if (!riscv_fp_two_complex_member) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_complex_member();
    conform_scribble(&a1, sizeof a1);
    __real__ a1.z = -0x1.91d2dap0f;
    __imag__ a1.z = 0x1.359836p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_complex_member(a1);
    CONFORM_CHECK_BYTES("__real__ result.z", float, 4, -0x1.a3439ep0f, __real__ result.z);
    CONFORM_CHECK_BYTES("__imag__ result.z", float, 4, 0x1.46b0fep0f, __imag__ result.z);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.z", float, 4, -0x1.91d2dap0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.z", float, 4, 0x1.359836p0f, __imag__ a1.z);
}
#endif

/* riscv-fp-two-three-floats */
static void run_riscv_fp_two_three_floats(void)
{
    struct riscv_fp_two_three_floats_S a1;
    struct riscv_fp_two_three_floats_S result;
    if (!riscv_fp_two_three_floats) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_three_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.63895ep0f;
    a1.b = 0x1.8098cep0f;
    a1.c = -0x1.d0b52ap0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_three_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.d2d10ap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.84ab6ap0f, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.b19e42p0f, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.63895ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.8098cep0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.d0b52ap0f, a1.c);
}

/* riscv-fp-two-four-floats */
static void run_riscv_fp_two_four_floats(void)
{
    struct riscv_fp_two_four_floats_S a1;
    struct riscv_fp_two_four_floats_S result;
    if (!riscv_fp_two_four_floats) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_four_floats();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -0x1.a6cf72p0f;
    a1.m[1] = 0x1.9954c2p0f;
    a1.m[2] = -0x1.dcf9cap0f;
    a1.m[3] = 0x1.45681ep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_four_floats(a1);
    CONFORM_CHECK_BYTES("result.m[0]", float, 4, -0x1.b5f8fap0f, result.m[0]);
    CONFORM_CHECK_BYTES("result.m[1]", float, 4, 0x1.4a8e96p0f, result.m[1]);
    CONFORM_CHECK_BYTES("result.m[2]", float, 4, -0x1.24ea06p0f, result.m[2]);
    CONFORM_CHECK_BYTES("result.m[3]", float, 4, 0x1.a65a32p0f, result.m[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", float, 4, -0x1.a6cf72p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", float, 4, 0x1.9954c2p0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", float, 4, -0x1.dcf9cap0f, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3]", float, 4, 0x1.45681ep0f, a1.m[3]);
}

/* riscv-fp-two-complex-and-float */
#if CONFORM_HAS_COMPLEX
static void run_riscv_fp_two_complex_and_float(void)
{
    struct riscv_fp_two_complex_and_float_S a1;
    struct riscv_fp_two_complex_and_float_S result;
    if (!riscv_fp_two_complex_and_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_complex_and_float();
    conform_scribble(&a1, sizeof a1);
    __real__ a1.z = -0x1.12258ep0f;
    __imag__ a1.z = 0x1.361086p0f;
    a1.a = -0x1.c70be2p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_complex_and_float(a1);
    CONFORM_CHECK_BYTES("__real__ result.z", float, 4, -0x1.b98906p0f, __real__ result.z);
    CONFORM_CHECK_BYTES("__imag__ result.z", float, 4, 0x1.e6aed6p0f, __imag__ result.z);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.92e876p0f, result.a);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.z", float, 4, -0x1.12258ep0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.z", float, 4, 0x1.361086p0f, __imag__ a1.z);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.c70be2p0f, a1.a);
}
#endif

/* riscv-fp-two-union */
static void run_riscv_fp_two_union(void)
{
    union riscv_fp_two_union_U a1;
    union riscv_fp_two_union_U result;
    if (!riscv_fp_two_union) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_union();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.51a6e6p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_union(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.2011bep0f, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.51a6e6p0f, a1.a);
}

/* riscv-fp-two-union-of-doubles */
static void run_riscv_fp_two_union_of_doubles(void)
{
    union riscv_fp_two_union_of_doubles_U a1;
    union riscv_fp_two_union_of_doubles_U result;
    if (!riscv_fp_two_union_of_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_union_of_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.9326be8d9e7e8p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_union_of_doubles(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.b320ce8a90817p0, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.9326be8d9e7e8p0, a1.a);
}

/* riscv-fp-two-union-member */
static void run_riscv_fp_two_union_member(void)
{
    struct riscv_fp_two_union_member_S a1;
    struct riscv_fp_two_union_member_S result;
    if (!riscv_fp_two_union_member) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_union_member();
    conform_scribble(&a1, sizeof a1);
    a1.u.x = -0x1.f164f2p0f;
    a1.b = 0x1.65448ap0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_union_member(a1);
    CONFORM_CHECK_BYTES("result.u.x", float, 4, -0x1.91e7fap0f, result.u.x);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.062ff6p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.u.x", float, 4, -0x1.f164f2p0f, a1.u.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.65448ap0f, a1.b);
}

/* riscv-fp-two-anonymous-struct */
static void run_riscv_fp_two_anonymous_struct(void)
{
    struct riscv_fp_two_anonymous_struct_S a1;
    struct riscv_fp_two_anonymous_struct_S result;
    if (!riscv_fp_two_anonymous_struct) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_anonymous_struct();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.8fa266p0f;
    a1.b = 0x1.33fb02p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_anonymous_struct(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.8ca68ap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.a3119ep0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.8fa266p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.33fb02p0f, a1.b);
}

/* riscv-fp-two-anonymous-union */
static void run_riscv_fp_two_anonymous_union(void)
{
    struct riscv_fp_two_anonymous_union_S a1;
    struct riscv_fp_two_anonymous_union_S result;
    if (!riscv_fp_two_anonymous_union) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_anonymous_union();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.6ebe0ep0f;
    a1.b = 0x1.02d2cep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_anonymous_union(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.37a2e2p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.d74ff2p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.6ebe0ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.02d2cep0f, a1.b);
}

/* riscv-fp-two-empty-member */
#if CONFORM_HAS_GNU_C
static void run_riscv_fp_two_empty_member(void)
{
    struct riscv_fp_two_empty_member_S a1;
    struct riscv_fp_two_empty_member_S result;
    if (!riscv_fp_two_empty_member) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_empty_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.35ef4ap0f;
    a1.b = 0x1.51a4cep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_empty_member(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.ef1f26p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.a00546p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.35ef4ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.51a4cep0f, a1.b);
}
#endif

/* riscv-fp-two-one-register-left */
static void run_riscv_fp_two_one_register_left(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    struct riscv_fp_two_one_register_left_S a8;
    float a9;
    float result;
    if (!riscv_fp_two_one_register_left) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_one_register_left();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.7a813eba1ed55p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.ddae64e6156a4p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.c4e00fbf7031ap0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.0c3ee610634b4p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.af3dcfde0c6c3p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.c6b57db286a6ap0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.570dfc4a4399fp0;
    conform_scribble(&a8, sizeof a8);
    a8.a = -0x1.039b02p0f;
    a8.b = 0x1.152f8ap0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.2a36b2p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_one_register_left(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.6dcf4ep0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.7a813eba1ed55p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.ddae64e6156a4p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.c4e00fbf7031ap0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.0c3ee610634b4p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.af3dcfde0c6c3p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.c6b57db286a6ap0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.570dfc4a4399fp0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call.a", float, 4, -0x1.039b02p0f, a8.a);
    CONFORM_CHECK_BYTES("argument 8 after the call.b", float, 4, 0x1.152f8ap0f, a8.b);
    CONFORM_CHECK_BYTES("argument 9 after the call", float, 4, -0x1.2a36b2p0f, a9);
}

/* riscv-fp-two-doubles-one-register-left */
static void run_riscv_fp_two_doubles_one_register_left(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    struct riscv_fp_two_doubles_one_register_left_S a8;
    double a9;
    double result;
    if (!riscv_fp_two_doubles_one_register_left) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_doubles_one_register_left();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.1097291abf90ep0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.3f3a70370efc6p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.92fdd82784e67p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.00aafb820aebfp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.6349c7844cbd2p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.af65a6b8eec65p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.953640e8f6959p0;
    conform_scribble(&a8, sizeof a8);
    a8.a = -0x1.5d56fa0a7de6cp0;
    a8.b = 0x1.19076a850fb15p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.13beb78e5c58cp0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_doubles_one_register_left(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.b8464acc19407p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.1097291abf90ep0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.3f3a70370efc6p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.92fdd82784e67p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.00aafb820aebfp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.6349c7844cbd2p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.af65a6b8eec65p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.953640e8f6959p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call.a", double, 8, -0x1.5d56fa0a7de6cp0, a8.a);
    CONFORM_CHECK_BYTES("argument 8 after the call.b", double, 8, 0x1.19076a850fb15p0, a8.b);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.13beb78e5c58cp0, a9);
}

/* riscv-fp-two-last-two-registers */
static void run_riscv_fp_two_last_two_registers(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    struct riscv_fp_two_last_two_registers_S a7;
    double a8;
    double result;
    if (!riscv_fp_two_last_two_registers) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_last_two_registers();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.6aee8f35104a4p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.00f3220cdf34cp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.5a1662351398ep0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.d14439f53fc7dp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.ea2d2ba549606p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.75e4d6dc42bf9p0;
    conform_scribble(&a7, sizeof a7);
    a7.a = -0x1.702eed3833403p0;
    a7.b = 0x1.f756596cba165p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.d2581541c4f86p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_last_two_registers(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.336a002d3bd82p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.6aee8f35104a4p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.00f3220cdf34cp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.5a1662351398ep0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.d14439f53fc7dp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.ea2d2ba549606p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.75e4d6dc42bf9p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call.a", double, 8, -0x1.702eed3833403p0, a7.a);
    CONFORM_CHECK_BYTES("argument 7 after the call.b", double, 8, 0x1.f756596cba165p0, a7.b);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.d2581541c4f86p0, a8);
}

/* riscv-fp-two-long-double-beside */
static void run_riscv_fp_two_long_double_beside(void)
{
    struct riscv_fp_two_long_double_beside_S a1;
    struct riscv_fp_two_long_double_beside_S result;
    if (!riscv_fp_two_long_double_beside) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_long_double_beside();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.9a2bb7d425ebp0 + (long double)0x0.e9dea305a638p-48 + (long double)0x0.82f7p-96);
    a1.b = 0x1.0806d6p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_long_double_beside(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 16, -((long double)0x1.cb370bb96870p0 + (long double)0x0.941a7f80b326p-48 + (long double)0x0.f9c5p-96), result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.5c9ed6p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 16, -((long double)0x1.9a2bb7d425ebp0 + (long double)0x0.e9dea305a638p-48 + (long double)0x0.82f7p-96), a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.0806d6p0f, a1.b);
}

/* riscv-fp-two-over-aligned-member */
#if CONFORM_HAS_GNU_C
static void run_riscv_fp_two_over_aligned_member(void)
{
    struct riscv_fp_two_over_aligned_member_S a1;
    struct riscv_fp_two_over_aligned_member_S result;
    if (!riscv_fp_two_over_aligned_member) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_over_aligned_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.2f06a2p0f;
    a1.b = 0x1.068ed2p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_over_aligned_member(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.4814bap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.d3f5f2p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.2f06a2p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.068ed2p0f, a1.b);
}
#endif

/* riscv-fp-two-vector-member */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_riscv_fp_two_vector_member(void)
{
    struct riscv_fp_two_vector_member_S a1;
    struct riscv_fp_two_vector_member_S result;
    if (!riscv_fp_two_vector_member) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_two_vector_member();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.53105ap0f;
    a1.a[1] = 0x1.eded52p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_two_vector_member(a1);
    CONFORM_CHECK_BYTES("result.a[0]", float, 4, -0x1.f444bep0f, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", float, 4, 0x1.dd8412p0f, result.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", float, 4, -0x1.53105ap0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", float, 4, 0x1.eded52p0f, a1.a[1]);
}
#endif

/* riscv-fp-mixed-float-int */
static void run_riscv_fp_mixed_float_int(void)
{
    struct riscv_fp_mixed_float_int_S a1;
    struct riscv_fp_mixed_float_int_S result;
    if (!riscv_fp_mixed_float_int) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_float_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.96d7f6p0f;
    a1.b = (int)0x3e9877b9UL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_float_int(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.72e4e6p0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x696489d8UL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.96d7f6p0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x3e9877b9UL, a1.b);
}

/* riscv-fp-mixed-int-float */
static void run_riscv_fp_mixed_int_float(void)
{
    struct riscv_fp_mixed_int_float_S a1;
    struct riscv_fp_mixed_int_float_S result;
    if (!riscv_fp_mixed_int_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_int_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x26a71e79L;
    a1.b = 0x1.c56f52p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_int_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x7a888815L, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.28cac6p0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x26a71e79L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.c56f52p0f, a1.b);
}

/* riscv-fp-mixed-char-double */
static void run_riscv_fp_mixed_char_double(void)
{
    struct riscv_fp_mixed_char_double_S a1;
    struct riscv_fp_mixed_char_double_S result;
    if (!riscv_fp_mixed_char_double) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_char_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x96UL;
    a1.b = 0x1.cd2a3bbc6dbd2p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_char_double(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x8aUL, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.8adbb893b1381p0, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x96UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.cd2a3bbc6dbd2p0, a1.b);
}

/* riscv-fp-mixed-double-char */
static void run_riscv_fp_mixed_double_char(void)
{
    struct riscv_fp_mixed_double_char_S a1;
    struct riscv_fp_mixed_double_char_S result;
    if (!riscv_fp_mixed_double_char) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_double_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.ae9968ab900fap0;
    a1.b = (char)0x9UL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_double_char(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.6e076b7f16f23p0, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x19UL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.ae9968ab900fap0, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x9UL, a1.b);
}

/* riscv-fp-mixed-long-double-real */
static void run_riscv_fp_mixed_long_double_real(void)
{
    struct riscv_fp_mixed_long_double_real_S a1;
    struct riscv_fp_mixed_long_double_real_S result;
    if (!riscv_fp_mixed_long_double_real) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_long_double_real();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x7c3ba8e2608c5c3eL - 1);
    a1.b = 0x1.9cd076d2953e7p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_long_double_real(a1);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x7a4cecea2584fc59L - 1), result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.2aca3641a5c9fp0, result.b);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x7c3ba8e2608c5c3eL - 1), a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.9cd076d2953e7p0, a1.b);
}

/* riscv-fp-mixed-short-float */
static void run_riscv_fp_mixed_short_float(void)
{
    struct riscv_fp_mixed_short_float_S a1;
    struct riscv_fp_mixed_short_float_S result;
    if (!riscv_fp_mixed_short_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_short_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0x22d0L;
    a1.b = 0x1.8d78b2p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_short_float(a1);
    CONFORM_CHECK("result.a", short, 2, (short)-0x1db6L, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.2931eap0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0x22d0L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.8d78b2p0f, a1.b);
}

/* riscv-fp-mixed-unsigned-float */
static void run_riscv_fp_mixed_unsigned_float(void)
{
    struct riscv_fp_mixed_unsigned_float_S a1;
    struct riscv_fp_mixed_unsigned_float_S result;
    if (!riscv_fp_mixed_unsigned_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_unsigned_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0xa8cfef36UL;
    a1.b = 0x1.0bc53ep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_unsigned_float(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0xf6c8bd28UL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.da5f0ep0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0xa8cfef36UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.0bc53ep0f, a1.b);
}

/* riscv-fp-mixed-bool-float */
static void run_riscv_fp_mixed_bool_float(void)
{
    struct riscv_fp_mixed_bool_float_S a1;
    struct riscv_fp_mixed_bool_float_S result;
    if (!riscv_fp_mixed_bool_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_bool_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Bool)0x1UL;
    a1.b = 0x1.05f632p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_bool_float(a1);
    CONFORM_CHECK("result.a", _Bool, 1, (_Bool)0x1UL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.c7c786p0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.05f632p0f, a1.b);
}

/* riscv-fp-mixed-enum-double */
static void run_riscv_fp_mixed_enum_double(void)
{
    struct riscv_fp_mixed_enum_double_S a1;
    struct riscv_fp_mixed_enum_double_S result;
    if (!riscv_fp_mixed_enum_double) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_enum_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = (enum riscv_fp_mixed_enum_double_E)0x8cb7d2e1UL;
    a1.b = 0x1.6789b2e563f14p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_enum_double(a1);
    CONFORM_CHECK("result.a", enum riscv_fp_mixed_enum_double_E, 4, (enum riscv_fp_mixed_enum_double_E)0xd0b97d75UL, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.f8defde3d59b5p0, result.b);
    CONFORM_CHECK("argument 1 after the call.a", enum riscv_fp_mixed_enum_double_E, 4, (enum riscv_fp_mixed_enum_double_E)0x8cb7d2e1UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.6789b2e563f14p0, a1.b);
}

/* riscv-fp-mixed-pointer-double */
static void run_riscv_fp_mixed_pointer_double(void)
{
    struct riscv_fp_mixed_pointer_double_S a1;
    struct riscv_fp_mixed_pointer_double_S result;
    if (!riscv_fp_mixed_pointer_double) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_pointer_double();
    conform_scribble(&a1, sizeof a1);
    a1.p = (char *)0xed3f5f1459650UL;
    a1.d = 0x1.6ee46ab15cb34p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_pointer_double(a1);
    CONFORM_CHECK("result.p", unsigned long, 8, (unsigned long)(char *)0x2c66ad4b34830UL, (unsigned long)result.p);
    CONFORM_CHECK_BYTES("result.d", double, 8, 0x1.7e6eecfaf4d78p0, result.d);
    CONFORM_CHECK("argument 1 after the call.p", unsigned long, 8, (unsigned long)(char *)0xed3f5f1459650UL, (unsigned long)a1.p);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", double, 8, 0x1.6ee46ab15cb34p0, a1.d);
}

/* riscv-fp-mixed-int128-float */
#if CONFORM_HAS_INT128
static void run_riscv_fp_mixed_int128_float(void)
{
    struct riscv_fp_mixed_int128_float_S a1;
    struct riscv_fp_mixed_int128_float_S result;
    if (!riscv_fp_mixed_int128_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_int128_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (__int128)~(__int128)(((unsigned __int128)0xd6569ee98cc81d1UL << 64 | 0x12966f4f97bee2b2UL));
    a1.b = 0x1.496e42p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_int128_float(a1);
    CONFORM_CHECK("result.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x63738dd848d94101UL << 64 | 0x54d6d4a6eda6edadUL)), result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.625686p0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0xd6569ee98cc81d1UL << 64 | 0x12966f4f97bee2b2UL)), a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.496e42p0f, a1.b);
}
#endif

/* riscv-fp-mixed-two-ints-float */
static void run_riscv_fp_mixed_two_ints_float(void)
{
    struct riscv_fp_mixed_two_ints_float_S a1;
    struct riscv_fp_mixed_two_ints_float_S result;
    if (!riscv_fp_mixed_two_ints_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_two_ints_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x1f6d4951L;
    a1.b = (int)0x5e306d61UL;
    a1.c = -0x1.baaf22p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_two_ints_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x6adb1dc3L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x7ad4d0ffUL, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.6dc23ep0f, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x1f6d4951L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x5e306d61UL, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.baaf22p0f, a1.c);
}

/* riscv-fp-mixed-two-floats-int */
static void run_riscv_fp_mixed_two_floats_int(void)
{
    struct riscv_fp_mixed_two_floats_int_S a1;
    struct riscv_fp_mixed_two_floats_int_S result;
    if (!riscv_fp_mixed_two_floats_int) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_two_floats_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.a6185ap0f;
    a1.b = 0x1.1d8b7ep0f;
    a1.c = (int)-0x68f2f689L;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_two_floats_int(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.0ac8b6p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.f90db6p0f, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x1e26cd9L, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.a6185ap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.1d8b7ep0f, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x68f2f689L, a1.c);
}

/* riscv-fp-mixed-bit-field-float */
static void run_riscv_fp_mixed_bit_field_float(void)
{
    struct riscv_fp_mixed_bit_field_float_S a1;
    struct riscv_fp_mixed_bit_field_float_S result;
    if (!riscv_fp_mixed_bit_field_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_bit_field_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x6db2bd4bL;
    a1.b = 0x1.58135ep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_bit_field_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x29bb12e5L, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.69e5aap0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x6db2bd4bL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.58135ep0f, a1.b);
}

/* riscv-fp-mixed-float-bit-field */
static void run_riscv_fp_mixed_float_bit_field(void)
{
    struct riscv_fp_mixed_float_bit_field_S a1;
    struct riscv_fp_mixed_float_bit_field_S result;
    if (!riscv_fp_mixed_float_bit_field) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_float_bit_field();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.36d646p0f;
    a1.b = (int)0x5UL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_float_bit_field(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.6c2d86p0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x8UL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.36d646p0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x5UL, a1.b);
}

/* riscv-fp-mixed-two-bit-fields */
static void run_riscv_fp_mixed_two_bit_fields(void)
{
    struct riscv_fp_mixed_two_bit_fields_S a1;
    struct riscv_fp_mixed_two_bit_fields_S result;
    if (!riscv_fp_mixed_two_bit_fields) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_two_bit_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x2L;
    a1.b = (int)0x0UL;
    a1.c = -0x1.494056p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_two_bit_fields(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0xaL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0xbUL, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.59a4a2p0f, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x2L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x0UL, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.494056p0f, a1.c);
}

/* riscv-fp-mixed-zero-width-first */
static void run_riscv_fp_mixed_zero_width_first(void)
{
    struct riscv_fp_mixed_zero_width_first_S a1;
    struct riscv_fp_mixed_zero_width_first_S result;
    if (!riscv_fp_mixed_zero_width_first) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_zero_width_first();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.87375ap0f;
    a1.b = (int)0x490ebe1eUL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_zero_width_first(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.032e0ep0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x628bc3c8UL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.87375ap0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x490ebe1eUL, a1.b);
}

/* riscv-fp-mixed-zero-width-between */
static void run_riscv_fp_mixed_zero_width_between(void)
{
    struct riscv_fp_mixed_zero_width_between_S a1;
    struct riscv_fp_mixed_zero_width_between_S result;
    if (!riscv_fp_mixed_zero_width_between) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_zero_width_between();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x21896d13L;
    a1.b = 0x1.c31906p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_zero_width_between(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x73dbdda2L, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.996beap0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x21896d13L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.c31906p0f, a1.b);
}

/* riscv-fp-mixed-zero-width-after */
static void run_riscv_fp_mixed_zero_width_after(void)
{
    struct riscv_fp_mixed_zero_width_after_S a1;
    struct riscv_fp_mixed_zero_width_after_S result;
    if (!riscv_fp_mixed_zero_width_after) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_zero_width_after();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.1bb26ep0f;
    a1.b = (int)0x7911aa30UL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_zero_width_after(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.a1d306p0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x6d7c8de1UL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.1bb26ep0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x7911aa30UL, a1.b);
}

/* riscv-fp-mixed-unnamed-bits-member */
#if CONFORM_HAS_GNU_C
static void run_riscv_fp_mixed_unnamed_bits_member(void)
{
    struct riscv_fp_mixed_unnamed_bits_member_S a1;
    int a2;
    int a3;
    int result;
    if (!riscv_fp_mixed_unnamed_bits_member) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_unnamed_bits_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.4575dep0f;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x3aa366c5L;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0xb718fbbL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_unnamed_bits_member(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x3758d328L, result);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.4575dep0f, a1.a);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x3aa366c5L, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0xb718fbbL, a3);
}
#endif

/* riscv-fp-mixed-empty-union-between */
#if CONFORM_HAS_GNU_C
static void run_riscv_fp_mixed_empty_union_between(void)
{
    struct riscv_fp_mixed_empty_union_between_S a1;
    struct riscv_fp_mixed_empty_union_between_S result;
    if (!riscv_fp_mixed_empty_union_between) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_empty_union_between();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.e0c03ap0f;
    a1.b = (int)0x38e0b8ccUL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_empty_union_between(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.dc6bdap0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x1ab7c03dUL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.e0c03ap0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x38e0b8ccUL, a1.b);
}
#endif

/* riscv-fp-mixed-array-of-empty-between */
#if CONFORM_HAS_GNU_C
static void run_riscv_fp_mixed_array_of_empty_between(void)
{
    struct riscv_fp_mixed_array_of_empty_between_S a1;
    struct riscv_fp_mixed_array_of_empty_between_S result;
    if (!riscv_fp_mixed_array_of_empty_between) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_array_of_empty_between();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.29254ep0f;
    a1.b = (int)0x3f15781aUL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_array_of_empty_between(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.0f7226p0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x3a278769UL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.29254ep0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x3f15781aUL, a1.b);
}
#endif

/* riscv-fp-mixed-narrow-long-bit-field */
static void run_riscv_fp_mixed_narrow_long_bit_field(void)
{
    struct riscv_fp_mixed_narrow_long_bit_field_S a1;
    struct riscv_fp_mixed_narrow_long_bit_field_S result;
    if (!riscv_fp_mixed_narrow_long_bit_field) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_narrow_long_bit_field();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)-0x5c83L;
    a1.b = 0x1.cffe8ap0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_narrow_long_bit_field(a1);
    CONFORM_CHECK("result.a", long, 8, (long)-0x71decL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.166ee2p0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)-0x5c83L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.cffe8ap0f, a1.b);
}

/* riscv-fp-mixed-no-integer-register */
static void run_riscv_fp_mixed_no_integer_register(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct riscv_fp_mixed_no_integer_register_S a9;
    double a10;
    double result;
    if (!riscv_fp_mixed_no_integer_register) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_no_integer_register();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x109a571d55c0982L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x19422eb5b542c087L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x440b6010a2c9e7d4L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x5de6ce13f2294bddL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x2555b59eea558e71L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x767925724b83433aL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x519cbb857dc2e51aL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x775175ee6b6abedL - 1);
    conform_scribble(&a9, sizeof a9);
    a9.a = -0x1.01e9cep0f;
    a9.b = (int)0x66c38f8cUL;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.e43f8046c4a41p0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_no_integer_register(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.7cc4b43864e9ap0, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x109a571d55c0982L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x19422eb5b542c087L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x440b6010a2c9e7d4L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x5de6ce13f2294bddL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x2555b59eea558e71L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x767925724b83433aL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x519cbb857dc2e51aL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x775175ee6b6abedL - 1), a8);
    CONFORM_CHECK_BYTES("argument 9 after the call.a", float, 4, -0x1.01e9cep0f, a9.a);
    CONFORM_CHECK("argument 9 after the call.b", int, 4, (int)0x66c38f8cUL, a9.b);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.e43f8046c4a41p0, a10);
}

/* riscv-fp-mixed-no-float-register */
static void run_riscv_fp_mixed_no_float_register(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    struct riscv_fp_mixed_no_float_register_S a9;
    long a10;
    double result;
    if (!riscv_fp_mixed_no_float_register) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_no_float_register();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.ec030857d0f32p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.6ce00ffb92f01p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.59dfd06c5862bp0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.f806c6fe1669cp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.bbc1d5f99385fp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.6f2e958c85dfcp0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.aff2885c4fb97p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.ff5f74cb5fbc2p0;
    conform_scribble(&a9, sizeof a9);
    a9.a = -0x1.a9142ep0f;
    a9.b = (int)0x12d94be2UL;
    conform_scribble(&a10, sizeof a10);
    a10 = (long)(-0x51ff69f09c0389a8L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_no_float_register(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.d31de43ef209cp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.ec030857d0f32p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.6ce00ffb92f01p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.59dfd06c5862bp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.f806c6fe1669cp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.bbc1d5f99385fp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.6f2e958c85dfcp0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.aff2885c4fb97p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.ff5f74cb5fbc2p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call.a", float, 4, -0x1.a9142ep0f, a9.a);
    CONFORM_CHECK("argument 9 after the call.b", int, 4, (int)0x12d94be2UL, a9.b);
    CONFORM_CHECK("argument 10 after the call", long, 8, (long)(-0x51ff69f09c0389a8L - 1), a10);
}

/* riscv-fp-mixed-last-of-each */
static void run_riscv_fp_mixed_last_of_each(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    double a8;
    double a9;
    double a10;
    double a11;
    double a12;
    double a13;
    double a14;
    struct riscv_fp_mixed_last_of_each_S a15;
    double a16;
    long a17;
    double result;
    if (!riscv_fp_mixed_last_of_each) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_last_of_each();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x44e55c6cdc5473ecL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x3df273f57a668081L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x6cfab3cb6feea0fdL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x11d28f72774e4909L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0xd8eac947d0d5536L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x5a0e2258bb31dd9aL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x65feb078cb9fc7f5L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.a621ac91a7936p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.58f8979592b15p0;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.52082f00d6354p0;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.e2a3bb48f8708p0;
    conform_scribble(&a12, sizeof a12);
    a12 = -0x1.fdc5eaab6b996p0;
    conform_scribble(&a13, sizeof a13);
    a13 = -0x1.fb8c1335ad367p0;
    conform_scribble(&a14, sizeof a14);
    a14 = -0x1.d619767c9906fp0;
    conform_scribble(&a15, sizeof a15);
    a15.a = -0x1.eca6a48aad3aep0;
    a15.b = (long)0x4ec6effc26a04d65UL;
    conform_scribble(&a16, sizeof a16);
    a16 = -0x1.517ad20e6550bp0;
    conform_scribble(&a17, sizeof a17);
    a17 = (long)(-0x397a2bf51a278650L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_last_of_each(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.bb47cbfacb7a7p0, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x44e55c6cdc5473ecL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x3df273f57a668081L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x6cfab3cb6feea0fdL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x11d28f72774e4909L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0xd8eac947d0d5536L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x5a0e2258bb31dd9aL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x65feb078cb9fc7f5L - 1), a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.a621ac91a7936p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.58f8979592b15p0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.52082f00d6354p0, a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.e2a3bb48f8708p0, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call", double, 8, -0x1.fdc5eaab6b996p0, a12);
    CONFORM_CHECK_BYTES("argument 13 after the call", double, 8, -0x1.fb8c1335ad367p0, a13);
    CONFORM_CHECK_BYTES("argument 14 after the call", double, 8, -0x1.d619767c9906fp0, a14);
    CONFORM_CHECK_BYTES("argument 15 after the call.a", double, 8, -0x1.eca6a48aad3aep0, a15.a);
    CONFORM_CHECK("argument 15 after the call.b", long, 8, (long)0x4ec6effc26a04d65UL, a15.b);
    CONFORM_CHECK_BYTES("argument 16 after the call", double, 8, -0x1.517ad20e6550bp0, a16);
    CONFORM_CHECK("argument 17 after the call", long, 8, (long)(-0x397a2bf51a278650L - 1), a17);
}

/* riscv-fp-mixed-wide-without-integer-register */
static void run_riscv_fp_mixed_wide_without_integer_register(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct riscv_fp_mixed_wide_without_integer_register_S a9;
    double a10;
    double result;
    if (!riscv_fp_mixed_wide_without_integer_register) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_wide_without_integer_register();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x6b89aa19642c44f8L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x7a79abffa1531874L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x24c780a712c7ff29L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x14ede47611742b13L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x1263a8893ce8121cL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x51affb9aa8f712e1L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x33718329976f6280L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x51a3a5f38f0119dbL - 1);
    conform_scribble(&a9, sizeof a9);
    a9.a = -0x1.8f67d6a620bb2p0;
    a9.b = (long)0x6fc12ee278ff2215UL;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.b36b2123b3abap0;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_wide_without_integer_register(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.7d00fa5d7491ap0, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x6b89aa19642c44f8L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x7a79abffa1531874L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x24c780a712c7ff29L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x14ede47611742b13L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x1263a8893ce8121cL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x51affb9aa8f712e1L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x33718329976f6280L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x51a3a5f38f0119dbL - 1), a8);
    CONFORM_CHECK_BYTES("argument 9 after the call.a", double, 8, -0x1.8f67d6a620bb2p0, a9.a);
    CONFORM_CHECK("argument 9 after the call.b", long, 8, (long)0x6fc12ee278ff2215UL, a9.b);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.b36b2123b3abap0, a10);
}

/* riscv-fp-mixed-wide-split */
static void run_riscv_fp_mixed_wide_split(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    long a9;
    long a10;
    long a11;
    long a12;
    long a13;
    long a14;
    long a15;
    struct riscv_fp_mixed_wide_split_S a16;
    long a17;
    long result;
    if (!riscv_fp_mixed_wide_split) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_wide_split();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.449a7634243b4p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.73363367b9484p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.78b3cf3b08a02p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.b2ceac335a300p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.93a498b6b3690p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.b29c0670828fep0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.6e5c11b2bac61p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.31ebfb403ab1dp0;
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x6f8844cc6ef48de5L - 1);
    conform_scribble(&a10, sizeof a10);
    a10 = (long)(-0x42ee333d71e9c386L - 1);
    conform_scribble(&a11, sizeof a11);
    a11 = (long)(-0x2bfcf6037158e0b8L - 1);
    conform_scribble(&a12, sizeof a12);
    a12 = (long)(-0x6f0c60e30e1badcbL - 1);
    conform_scribble(&a13, sizeof a13);
    a13 = (long)(-0x112625fbe4e457b6L - 1);
    conform_scribble(&a14, sizeof a14);
    a14 = (long)(-0x51ad05941e21611cL - 1);
    conform_scribble(&a15, sizeof a15);
    a15 = (long)(-0x748b9fa2b37618fbL - 1);
    conform_scribble(&a16, sizeof a16);
    a16.a = -0x1.66a5814e84db5p0;
    a16.b = (long)0x2198f0796eae3d93UL;
    conform_scribble(&a17, sizeof a17);
    a17 = (long)(-0x1bfb35832a0846e8L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_wide_split(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17);
    CONFORM_CHECK("result", long, 8, (long)(-0x588515c891c4f1cdL - 1), result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.449a7634243b4p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.73363367b9484p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.78b3cf3b08a02p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.b2ceac335a300p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.93a498b6b3690p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.b29c0670828fep0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.6e5c11b2bac61p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.31ebfb403ab1dp0, a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x6f8844cc6ef48de5L - 1), a9);
    CONFORM_CHECK("argument 10 after the call", long, 8, (long)(-0x42ee333d71e9c386L - 1), a10);
    CONFORM_CHECK("argument 11 after the call", long, 8, (long)(-0x2bfcf6037158e0b8L - 1), a11);
    CONFORM_CHECK("argument 12 after the call", long, 8, (long)(-0x6f0c60e30e1badcbL - 1), a12);
    CONFORM_CHECK("argument 13 after the call", long, 8, (long)(-0x112625fbe4e457b6L - 1), a13);
    CONFORM_CHECK("argument 14 after the call", long, 8, (long)(-0x51ad05941e21611cL - 1), a14);
    CONFORM_CHECK("argument 15 after the call", long, 8, (long)(-0x748b9fa2b37618fbL - 1), a15);
    CONFORM_CHECK_BYTES("argument 16 after the call.a", double, 8, -0x1.66a5814e84db5p0, a16.a);
    CONFORM_CHECK("argument 16 after the call.b", long, 8, (long)0x2198f0796eae3d93UL, a16.b);
    CONFORM_CHECK("argument 17 after the call", long, 8, (long)(-0x1bfb35832a0846e8L - 1), a17);
}

/* riscv-fp-mixed-nested-mixed */
static void run_riscv_fp_mixed_nested_mixed(void)
{
    struct riscv_fp_mixed_nested_mixed_S a1;
    struct riscv_fp_mixed_nested_mixed_S result;
    if (!riscv_fp_mixed_nested_mixed) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_nested_mixed();
    conform_scribble(&a1, sizeof a1);
    a1.i.x = -0x1.d276eap0f;
    a1.b = (int)0x35d99764UL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_nested_mixed(a1);
    CONFORM_CHECK_BYTES("result.i.x", float, 4, -0x1.d805f2p0f, result.i.x);
    CONFORM_CHECK("result.b", int, 4, (int)0x783abd21UL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.x", float, 4, -0x1.d276eap0f, a1.i.x);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x35d99764UL, a1.b);
}

/* riscv-fp-mixed-array-and-float */
static void run_riscv_fp_mixed_array_and_float(void)
{
    struct riscv_fp_mixed_array_and_float_S a1;
    struct riscv_fp_mixed_array_and_float_S result;
    if (!riscv_fp_mixed_array_and_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_array_and_float();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = (int)-0x3d34f2bcL;
    a1.b = 0x1.af6382p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_array_and_float(a1);
    CONFORM_CHECK("result.a[0]", int, 4, (int)-0x2a0003cbL, result.a[0]);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.ee2c5ap0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a[0]", int, 4, (int)-0x3d34f2bcL, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.af6382p0f, a1.b);
}

/* riscv-fp-mixed-array-of-two-and-float */
static void run_riscv_fp_mixed_array_of_two_and_float(void)
{
    struct riscv_fp_mixed_array_of_two_and_float_S a1;
    struct riscv_fp_mixed_array_of_two_and_float_S result;
    if (!riscv_fp_mixed_array_of_two_and_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_array_of_two_and_float();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = (char)0xbcUL;
    a1.a[1] = (char)0x27UL;
    a1.b = -0x1.79d3c2p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_array_of_two_and_float(a1);
    CONFORM_CHECK("result.a[0]", char, 1, (char)0xaeUL, result.a[0]);
    CONFORM_CHECK("result.a[1]", char, 1, (char)0x60UL, result.a[1]);
    CONFORM_CHECK_BYTES("result.b", float, 4, -0x1.265ee6p0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a[0]", char, 1, (char)0xbcUL, a1.a[0]);
    CONFORM_CHECK("argument 1 after the call.a[1]", char, 1, (char)0x27UL, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, -0x1.79d3c2p0f, a1.b);
}

/* riscv-fp-mixed-empty-member */
#if CONFORM_HAS_GNU_C
static void run_riscv_fp_mixed_empty_member(void)
{
    struct riscv_fp_mixed_empty_member_S a1;
    struct riscv_fp_mixed_empty_member_S result;
    if (!riscv_fp_mixed_empty_member) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_empty_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x75fbfc59L;
    a1.b = 0x1.858e16p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_empty_member(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x6603049aL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.351f0ep0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x75fbfc59L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.858e16p0f, a1.b);
}
#endif

/* riscv-fp-mixed-packed */
#if CONFORM_HAS_GNU_C
static void run_riscv_fp_mixed_packed(void)
{
    struct riscv_fp_mixed_packed_S a1;
    struct riscv_fp_mixed_packed_S result;
    if (!riscv_fp_mixed_packed) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_packed();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xb6UL;
    a1.b = 0x1.fb8096p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_packed(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xe2UL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.b134c6p0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xb6UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.fb8096p0f, a1.b);
}
#endif

/* riscv-fp-mixed-half-int */
#if CONFORM_HAS_FLOAT16
static void run_riscv_fp_mixed_half_int(void)
{
    struct riscv_fp_mixed_half_int_S a1;
    struct riscv_fp_mixed_half_int_S result;
    if (!riscv_fp_mixed_half_int) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_half_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Float16)-0x1.a4cp0;
    a1.b = (int)0x4a6c1947UL;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_half_int(a1);
    CONFORM_CHECK_BYTES("result.a", _Float16, 2, (_Float16)-0x1.004p0, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x5fa4e5f5UL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Float16, 2, (_Float16)-0x1.a4cp0, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x4a6c1947UL, a1.b);
}
#endif

/* riscv-fp-mixed-half-and-float */
#if CONFORM_HAS_FLOAT16
static void run_riscv_fp_mixed_half_and_float(void)
{
    struct riscv_fp_mixed_half_and_float_S a1;
    struct riscv_fp_mixed_half_and_float_S result;
    if (!riscv_fp_mixed_half_and_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_mixed_half_and_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Float16)-0x1.dfcp0;
    a1.b = 0x1.cb8c3ep0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_mixed_half_and_float(a1);
    CONFORM_CHECK_BYTES("result.a", _Float16, 2, (_Float16)-0x1.b5cp0, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.4ac6e6p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Float16, 2, (_Float16)-0x1.dfcp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.cb8c3ep0f, a1.b);
}
#endif

/* riscv-int-empty-argument */
#if CONFORM_HAS_GNU_C
static void run_riscv_int_empty_argument(void)
{
    int a1;
    struct riscv_int_empty_argument_E a2;
    int a3;
    int result;
    if (!riscv_int_empty_argument) {
        conform_undefined();
        return;
    }
    layout_riscv_int_empty_argument();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2b598e15L;
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x2bc8bdb2L;
    conform_scribble(&result, sizeof result);
    result = riscv_int_empty_argument(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x42885cbeL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2b598e15L, a1);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x2bc8bdb2L, a3);
}
#endif

/* riscv-int-empty-result */
#if CONFORM_HAS_GNU_C
static void run_riscv_int_empty_result(void)
{
    int a1;
    struct riscv_int_empty_result_E result;
    if (!riscv_int_empty_result) {
        conform_undefined();
        return;
    }
    layout_riscv_int_empty_result();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x4422192dL;
    conform_scribble(&result, sizeof result);
    result = riscv_int_empty_result(a1);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x4422192dL, a1);
}
#endif

/* riscv-int-empty-nested */
#if CONFORM_HAS_GNU_C
static void run_riscv_int_empty_nested(void)
{
    double a1;
    struct riscv_int_empty_nested_S a2;
    double a3;
    int result;
    if (!riscv_int_empty_nested) {
        conform_undefined();
        return;
    }
    layout_riscv_int_empty_nested();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.84265be9bef46p0;
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.a6de95c081751p0;
    conform_scribble(&result, sizeof result);
    result = riscv_int_empty_nested(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x4c4b8e85L, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.84265be9bef46p0, a1);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.a6de95c081751p0, a3);
}
#endif

/* riscv-result-sret */
static void run_riscv_result_sret(void)
{
    int a1;
    int a2;
    struct riscv_result_sret_S result;
    if (!riscv_result_sret) {
        conform_undefined();
        return;
    }
    layout_riscv_result_sret();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x6c3ae7dfL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x67b817f4L;
    conform_scribble(&result, sizeof result);
    result = riscv_result_sret(a1, a2);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x1867c79b944bb03cL - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x1170d36dff2120f8UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x10476d3022c58ee9L - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x6c3ae7dfL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x67b817f4L, a2);
}

/* riscv-result-sret-eighth */
static void run_riscv_result_sret_eighth(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct riscv_result_sret_eighth_S result;
    if (!riscv_result_sret_eighth) {
        conform_undefined();
        return;
    }
    layout_riscv_result_sret_eighth();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x44e75a02b637b059L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x2aafab5f4bc25348L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x57f7d6a24f5b4c38L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x586004beeaaadaacL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x12a2ae97480f4b13L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x2ab1b10904519c84L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x3dd07c222ea280bfL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x654babf7fd721336L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_result_sret_eighth(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x1c89245bf878aaa7L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x29088ca001bb6bcUL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x3e0a65a36744c444L - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x44e75a02b637b059L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x2aafab5f4bc25348L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x57f7d6a24f5b4c38L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x586004beeaaadaacL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x12a2ae97480f4b13L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x2ab1b10904519c84L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x3dd07c222ea280bfL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x654babf7fd721336L - 1), a8);
}

/* riscv-result-sret-fp */
static void run_riscv_result_sret_fp(void)
{
    double a1;
    float a2;
    struct riscv_result_sret_fp_S result;
    if (!riscv_result_sret_fp) {
        conform_undefined();
        return;
    }
    layout_riscv_result_sret_fp();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.ee3bc92d3632fp0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.b548e6p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_result_sret_fp(a1, a2);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.b451cbcde3affp0, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.9c14e0df82899p0, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.22cd21e03571cp0, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.ee3bc92d3632fp0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", float, 4, -0x1.b548e6p0f, a2);
}

/* riscv-result-pair */
static void run_riscv_result_pair(void)
{
    struct riscv_result_pair_S result;
    if (!riscv_result_pair) {
        conform_undefined();
        return;
    }
    layout_riscv_result_pair();
    conform_scribble(&result, sizeof result);
    result = riscv_result_pair();
    CONFORM_CHECK("result.a", long, 8, (long)(-0xed1780f52d12206L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x711a7103374d80c0UL, result.b);
}

/* riscv-result-two-reals */
static void run_riscv_result_two_reals(void)
{
    struct riscv_result_two_reals_S result;
    if (!riscv_result_two_reals) {
        conform_undefined();
        return;
    }
    layout_riscv_result_two_reals();
    conform_scribble(&result, sizeof result);
    result = riscv_result_two_reals();
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.e856ec2708ef4p0, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.0e18364979a65p0, result.b);
}

/* riscv-result-mixed */
static void run_riscv_result_mixed(void)
{
    struct riscv_result_mixed_S result;
    if (!riscv_result_mixed) {
        conform_undefined();
        return;
    }
    layout_riscv_result_mixed();
    conform_scribble(&result, sizeof result);
    result = riscv_result_mixed();
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.c5908eb374b3dp0, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x5e8de835UL, result.b);
}

/* riscv-result-mixed-reverse */
static void run_riscv_result_mixed_reverse(void)
{
    struct riscv_result_mixed_reverse_S result;
    if (!riscv_result_mixed_reverse) {
        conform_undefined();
        return;
    }
    layout_riscv_result_mixed_reverse();
    conform_scribble(&result, sizeof result);
    result = riscv_result_mixed_reverse();
    CONFORM_CHECK("result.a", int, 4, (int)-0xe4ba49fL, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.618b1806cc5fdp0, result.b);
}

/* riscv-result-int128 */
#if CONFORM_HAS_INT128
static void run_riscv_result_int128(void)
{
    int a1;
    __int128 result;
    if (!riscv_result_int128) {
        conform_undefined();
        return;
    }
    layout_riscv_result_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0xbca971bL;
    conform_scribble(&result, sizeof result);
    result = riscv_result_int128(a1);
    CONFORM_CHECK("result", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x42df7cfaab6687d7UL << 64 | 0xaa24c8bc44aae86dUL)), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0xbca971bL, a1);
}
#endif

/* riscv-result-void */
static void run_riscv_result_void(void)
{
    int a1;
    double a2;
    if (!riscv_result_void) {
        conform_undefined();
        return;
    }
    layout_riscv_result_void();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x434dfc9eL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.7062dee303b63p0;
    riscv_result_void(a1, a2);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x434dfc9eL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.7062dee303b63p0, a2);
}

/* riscv-result-three-floats */
static void run_riscv_result_three_floats(void)
{
    struct riscv_result_three_floats_S result;
    if (!riscv_result_three_floats) {
        conform_undefined();
        return;
    }
    layout_riscv_result_three_floats();
    conform_scribble(&result, sizeof result);
    result = riscv_result_three_floats();
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.3029bap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.0a32aep0f, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.3b672ep0f, result.c);
}

/* riscv-variadic-ints */
static void run_riscv_variadic_ints(void)
{
    int a1;
    int a2;
    long a3;
    unsigned int a4;
    int result;
    if (!riscv_variadic_ints) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_ints();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x5a057b4fL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x3527cce4L;
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x722ea31df5002539L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (unsigned int)0xe77a6f70UL;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_ints(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0x4fdc1371L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x5a057b4fL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x3527cce4L, a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x722ea31df5002539L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", unsigned int, 4, (unsigned int)0xe77a6f70UL, a4);
}

/* riscv-variadic-doubles */
static void run_riscv_variadic_doubles(void)
{
    int a1;
    double a2;
    double a3;
    int result;
    if (!riscv_variadic_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2a169a8fL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.d75e352c78a50p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.4a28a7ae7aa3ep0;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_doubles(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0xe8d3002L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2a169a8fL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.d75e352c78a50p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.4a28a7ae7aa3ep0, a3);
}

/* riscv-variadic-named-doubles */
static void run_riscv_variadic_named_doubles(void)
{
    double a1;
    int a2;
    double a3;
    int a4;
    double result;
    if (!riscv_variadic_named_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_named_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.a390fd9442b3ep0;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x67452958L;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.5163fd66a57a6p0;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x6ebf1486L;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_named_doubles(a1, a2, a3, a4);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.3f52f49b7499dp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.a390fd9442b3ep0, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x67452958L, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.5163fd66a57a6p0, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x6ebf1486L, a4);
}

/* riscv-variadic-ten-doubles */
static void run_riscv_variadic_ten_doubles(void)
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
    if (!riscv_variadic_ten_doubles) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_ten_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x593f3eccL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.543db2452457ep0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.50283e8b77ef2p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.9c7bac3fba9e7p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.1940b7f11e51bp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.898259d145cb4p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.d35cbdfc8bd06p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.ec423b263ca32p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.fe315cce6cadbp0;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.23c4848d4d44ep0;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.6bc91dea03225p0;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_ten_doubles(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x6016a8f3L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x593f3eccL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.543db2452457ep0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.50283e8b77ef2p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.9c7bac3fba9e7p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.1940b7f11e51bp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.898259d145cb4p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.d35cbdfc8bd06p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.ec423b263ca32p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.fe315cce6cadbp0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.23c4848d4d44ep0, a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.6bc91dea03225p0, a11);
}

/* riscv-variadic-int128-aligned */
#if CONFORM_HAS_INT128
static void run_riscv_variadic_int128_aligned(void)
{
    int a1;
    __int128 a2;
    long a3;
    int result;
    if (!riscv_variadic_int128_aligned) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_int128_aligned();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x74d320b9L;
    conform_scribble(&a2, sizeof a2);
    a2 = (__int128)~(__int128)(((unsigned __int128)0x221649d3cb79501bUL << 64 | 0x1d54ff52b56a2e4dUL));
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x1c197603cad75e7bL - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_int128_aligned(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x287ece52L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x74d320b9L, a1);
    CONFORM_CHECK("argument 2 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x221649d3cb79501bUL << 64 | 0x1d54ff52b56a2e4dUL)), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x1c197603cad75e7bL - 1), a3);
}
#endif

/* riscv-variadic-int128-last-pair */
#if CONFORM_HAS_INT128
static void run_riscv_variadic_int128_last_pair(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    __int128 a6;
    long a7;
    int result;
    if (!riscv_variadic_int128_last_pair) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_int128_last_pair();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x683ae023L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x649bd87aL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x3c70767cL;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x416dca0cL;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x7599f15fL;
    conform_scribble(&a6, sizeof a6);
    a6 = (__int128)~(__int128)(((unsigned __int128)0xe2d330a927b295aUL << 64 | 0x11f50546e7ee001cUL));
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x36ccbf0b0ed270c6L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_int128_last_pair(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK("result", int, 4, (int)-0x20cc6a0L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x683ae023L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x649bd87aL, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x3c70767cL, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x416dca0cL, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x7599f15fL, a5);
    CONFORM_CHECK("argument 6 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0xe2d330a927b295aUL << 64 | 0x11f50546e7ee001cUL)), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x36ccbf0b0ed270c6L - 1), a7);
}
#endif

/* riscv-variadic-int128-not-split */
#if CONFORM_HAS_INT128
static void run_riscv_variadic_int128_not_split(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    int a7;
    __int128 a8;
    long a9;
    int result;
    if (!riscv_variadic_int128_not_split) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_int128_not_split();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0xec87L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x67bae4bbL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x79a580c9L;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x23e51080L;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x185b5833L;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x5f2ae86fL;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x4a9d72daL;
    conform_scribble(&a8, sizeof a8);
    a8 = (__int128)~(__int128)(((unsigned __int128)0x4d6058d3f2b683c4UL << 64 | 0x46fa7b5fa13c009UL));
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x6042d25a815009f5L - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_int128_not_split(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", int, 4, (int)-0x5199eaf2L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0xec87L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x67bae4bbL, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x79a580c9L, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x23e51080L, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x185b5833L, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x5f2ae86fL, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x4a9d72daL, a7);
    CONFORM_CHECK("argument 8 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x4d6058d3f2b683c4UL << 64 | 0x46fa7b5fa13c009UL)), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x6042d25a815009f5L - 1), a9);
}
#endif

/* riscv-variadic-long-double-aligned */
static void run_riscv_variadic_long_double_aligned(void)
{
    int a1;
    long double a2;
    int a3;
    long double a4;
    int result;
    if (!riscv_variadic_long_double_aligned) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_long_double_aligned();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x49cbfc2eL;
    conform_scribble(&a2, sizeof a2);
    a2 = -((long double)0x1.cb0e3a93e508p0 + (long double)0x0.c80069a11834p-48 + (long double)0x0.a5e7p-96);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x4c03390bL;
    conform_scribble(&a4, sizeof a4);
    a4 = -((long double)0x1.b84fbfb23bc3p0 + (long double)0x0.a06630a80e7fp-48 + (long double)0x0.4d0dp-96);
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_long_double_aligned(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0x637621a8L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x49cbfc2eL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", long double, 16, -((long double)0x1.cb0e3a93e508p0 + (long double)0x0.c80069a11834p-48 + (long double)0x0.a5e7p-96), a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x4c03390bL, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", long double, 16, -((long double)0x1.b84fbfb23bc3p0 + (long double)0x0.a06630a80e7fp-48 + (long double)0x0.4d0dp-96), a4);
}

/* riscv-variadic-pair-not-aligned */
static void run_riscv_variadic_pair_not_aligned(void)
{
    int a1;
    struct riscv_variadic_pair_not_aligned_S a2;
    int a3;
    int result;
    if (!riscv_variadic_pair_not_aligned) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_pair_not_aligned();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2130e8fbL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x68da4200d7f3fc1eL - 1);
    a2.b = (int)0x40f84576UL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x6c05a507L;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_pair_not_aligned(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x5c6bb912L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2130e8fbL, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x68da4200d7f3fc1eL - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", int, 4, (int)0x40f84576UL, a2.b);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x6c05a507L, a3);
}

/* riscv-variadic-pair-split */
static void run_riscv_variadic_pair_split(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    int a7;
    struct riscv_variadic_pair_split_S a8;
    long a9;
    int result;
    if (!riscv_variadic_pair_split) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_pair_split();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x71b8216dL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x5a3ee001L;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x35f4f104L;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x224ab0abL;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x283647f7L;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x22cb52d0L;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x14e583bbL;
    conform_scribble(&a8, sizeof a8);
    a8.a = (long)(-0x3c84472d0be76d41L - 1);
    a8.b = (long)0x3c313ed0c342da9UL;
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x42e651e6c535af1fL - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_pair_split(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", int, 4, (int)-0x2c1656e3L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x71b8216dL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x5a3ee001L, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x35f4f104L, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x224ab0abL, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x283647f7L, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x22cb52d0L, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x14e583bbL, a7);
    CONFORM_CHECK("argument 8 after the call.a", long, 8, (long)(-0x3c84472d0be76d41L - 1), a8.a);
    CONFORM_CHECK("argument 8 after the call.b", long, 8, (long)0x3c313ed0c342da9UL, a8.b);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x42e651e6c535af1fL - 1), a9);
}

/* riscv-variadic-record-int128 */
#if CONFORM_HAS_INT128
static void run_riscv_variadic_record_int128(void)
{
    int a1;
    struct riscv_variadic_record_int128_S a2;
    int a3;
    int result;
    if (!riscv_variadic_record_int128) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_record_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x29c58d74L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (__int128)~(__int128)(((unsigned __int128)0xd2dc65523eab569UL << 64 | 0x57a7d7c34ce06be2UL));
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x13f69acfL;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_record_int128(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x1bd19d21L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x29c58d74L, a1);
    CONFORM_CHECK("argument 2 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0xd2dc65523eab569UL << 64 | 0x57a7d7c34ce06be2UL)), a2.a);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x13f69acfL, a3);
}
#endif

/* riscv-variadic-record-floats */
static void run_riscv_variadic_record_floats(void)
{
    int a1;
    struct riscv_variadic_record_floats_S a2;
    double a3;
    int result;
    if (!riscv_variadic_record_floats) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_record_floats();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x59b7580bL;
    conform_scribble(&a2, sizeof a2);
    a2.a = -0x1.d14182p0f;
    a2.b = 0x1.4212eap0f;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.ce3dcaae4a953p0;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_record_floats(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x6c15460aL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x59b7580bL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call.a", float, 4, -0x1.d14182p0f, a2.a);
    CONFORM_CHECK_BYTES("argument 2 after the call.b", float, 4, 0x1.4212eap0f, a2.b);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.ce3dcaae4a953p0, a3);
}

/* riscv-variadic-record-mixed */
static void run_riscv_variadic_record_mixed(void)
{
    int a1;
    struct riscv_variadic_record_mixed_S a2;
    int a3;
    int result;
    if (!riscv_variadic_record_mixed) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_record_mixed();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2c780a9bL;
    conform_scribble(&a2, sizeof a2);
    a2.a = -0x1.c63eaap0f;
    a2.b = (int)0x7abd20f0UL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x4b1f7a71L;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_record_mixed(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x22371731L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2c780a9bL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call.a", float, 4, -0x1.c63eaap0f, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", int, 4, (int)0x7abd20f0UL, a2.b);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x4b1f7a71L, a3);
}

/* riscv-variadic-record-reference */
static void run_riscv_variadic_record_reference(void)
{
    int a1;
    struct riscv_variadic_record_reference_S a2;
    int a3;
    int result;
    if (!riscv_variadic_record_reference) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_record_reference();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x510e31c7L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x27824038052029edL - 1);
    a2.b = (long)0x189dcbe9572bb47dUL;
    a2.c = (long)(-0x4cca59f8ea3aa074L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x52afd781L;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_record_reference(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x11a3b026L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x510e31c7L, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x27824038052029edL - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x189dcbe9572bb47dUL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", long, 8, (long)(-0x4cca59f8ea3aa074L - 1), a2.c);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x52afd781L, a3);
}

/* riscv-variadic-record-three-chars */
static void run_riscv_variadic_record_three_chars(void)
{
    int a1;
    struct riscv_variadic_record_three_chars_S a2;
    struct riscv_variadic_record_three_chars_S a3;
    int result;
    if (!riscv_variadic_record_three_chars) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_record_three_chars();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x15a689f4L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)0xc9UL;
    a2.b = (char)0x4aUL;
    a2.c = (char)0xabUL;
    conform_scribble(&a3, sizeof a3);
    a3.a = (char)0xe0UL;
    a3.b = (char)0x56UL;
    a3.c = (char)0xd6UL;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_record_three_chars(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x2fda6f50L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x15a689f4L, a1);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)0xc9UL, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", char, 1, (char)0x4aUL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", char, 1, (char)0xabUL, a2.c);
    CONFORM_CHECK("argument 3 after the call.a", char, 1, (char)0xe0UL, a3.a);
    CONFORM_CHECK("argument 3 after the call.b", char, 1, (char)0x56UL, a3.b);
    CONFORM_CHECK("argument 3 after the call.c", char, 1, (char)0xd6UL, a3.c);
}

/* riscv-variadic-complex-double */
#if CONFORM_HAS_COMPLEX
static void run_riscv_variadic_complex_double(void)
{
    int a1;
    _Complex double a2;
    double a3;
    int result;
    if (!riscv_variadic_complex_double) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_complex_double();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x1cae5b17L;
    conform_scribble(&a2, sizeof a2);
    __real__ a2 = -0x1.812728ab1bfc2p0;
    __imag__ a2 = 0x1.88d784eaaf46cp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.1ef5edaf7fac4p0;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_complex_double(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x356f17aaL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x1cae5b17L, a1);
    CONFORM_CHECK_BYTES("__real__ argument 2 after the call", double, 8, -0x1.812728ab1bfc2p0, __real__ a2);
    CONFORM_CHECK_BYTES("__imag__ argument 2 after the call", double, 8, 0x1.88d784eaaf46cp0, __imag__ a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.1ef5edaf7fac4p0, a3);
}
#endif

/* riscv-variadic-sret */
static void run_riscv_variadic_sret(void)
{
    int a1;
    int a2;
    double a3;
    struct riscv_variadic_sret_S result;
    if (!riscv_variadic_sret) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_sret();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x1f75304fL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x2529dfdL;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.65bd99ac19e05p0;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_sret(a1, a2, a3);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x3adcbe50c2f6b055L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x2246ba3251762f58UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x4b0c5a06f52a272cL - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x1f75304fL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x2529dfdL, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.65bd99ac19e05p0, a3);
}

/* riscv-variadic-stack-alignment */
#if CONFORM_HAS_INT128
static void run_riscv_variadic_stack_alignment(void)
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
    __int128 a10;
    int a11;
    int result;
    if (!riscv_variadic_stack_alignment) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_stack_alignment();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0xbe10800L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x60146befL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x31165fbdL;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x51ff7cd0L;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x30ef5cf3L;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x22760d1aL;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x11406429L;
    conform_scribble(&a8, sizeof a8);
    a8 = (int)-0x6cc584d8L;
    conform_scribble(&a9, sizeof a9);
    a9 = (int)-0x82e8e9dL;
    conform_scribble(&a10, sizeof a10);
    a10 = (__int128)~(__int128)(((unsigned __int128)0x762b6695966473f3UL << 64 | 0x7c97eb1f4d7befdbUL));
    conform_scribble(&a11, sizeof a11);
    a11 = (int)-0x42b96eb1L;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_stack_alignment(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x1ed7b2f2L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0xbe10800L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x60146befL, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x31165fbdL, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x51ff7cd0L, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x30ef5cf3L, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x22760d1aL, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x11406429L, a7);
    CONFORM_CHECK("argument 8 after the call", int, 4, (int)-0x6cc584d8L, a8);
    CONFORM_CHECK("argument 9 after the call", int, 4, (int)-0x82e8e9dL, a9);
    CONFORM_CHECK("argument 10 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x762b6695966473f3UL << 64 | 0x7c97eb1f4d7befdbUL)), a10);
    CONFORM_CHECK("argument 11 after the call", int, 4, (int)-0x42b96eb1L, a11);
}
#endif

/* riscv-variadic-empty */
#if CONFORM_HAS_GNU_C
static void run_riscv_variadic_empty(void)
{
    int a1;
    struct riscv_variadic_empty_E a2;
    int a3;
    int result;
    if (!riscv_variadic_empty) {
        conform_undefined();
        return;
    }
    layout_riscv_variadic_empty();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2f545861L;
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x4f71f35bL;
    conform_scribble(&result, sizeof result);
    result = riscv_variadic_empty(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x4270850aL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2f545861L, a1);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x4f71f35bL, a3);
}
#endif

/* riscv-int-transparent-int-float */
#if CONFORM_HAS_GNU_C
static void run_riscv_int_transparent_int_float(void)
{
    double a1;
    union riscv_int_transparent_int_float_U a2;
    union riscv_int_transparent_int_float_U a3;
    if (!riscv_int_transparent_int_float) {
        conform_undefined();
        return;
    }
    layout_riscv_int_transparent_int_float();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.4f8a7c258111cp0;
    conform_scribble(&a2, sizeof a2);
    a2.i = (int)-0x729950d0L;
    conform_scribble(&a3, sizeof a3);
    a3.i = (int)-0x5ab5b138L;
    riscv_int_transparent_int_float(a1, a2, a3);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.4f8a7c258111cp0, a1);
    CONFORM_CHECK("argument 2 after the call.i", int, 4, (int)-0x729950d0L, a2.i);
    CONFORM_CHECK("argument 3 after the call.i", int, 4, (int)-0x5ab5b138L, a3.i);
}
#endif

/* riscv-int-transparent-int128 */
#if CONFORM_HAS_INT128 && CONFORM_HAS_GNU_C
static void run_riscv_int_transparent_int128(void)
{
    long a1;
    union riscv_int_transparent_int128_U a2;
    long a3;
    if (!riscv_int_transparent_int128) {
        conform_undefined();
        return;
    }
    layout_riscv_int_transparent_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x361ac3ff035ae679L - 1);
    conform_scribble(&a2, sizeof a2);
    a2.i = (__int128)~(__int128)(((unsigned __int128)0x6615bb992fdb86d9UL << 64 | 0x9571291250e16e66UL));
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0xfd7ebf10048aae7L - 1);
    riscv_int_transparent_int128(a1, a2, a3);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x361ac3ff035ae679L - 1), a1);
    CONFORM_CHECK("argument 2 after the call.i", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x6615bb992fdb86d9UL << 64 | 0x9571291250e16e66UL)), a2.i);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0xfd7ebf10048aae7L - 1), a3);
}
#endif

/* riscv-result-transparent */
#if CONFORM_HAS_GNU_C
static void run_riscv_result_transparent(void)
{
    union riscv_result_transparent_U a1;
    union riscv_result_transparent_U result;
    if (!riscv_result_transparent) {
        conform_undefined();
        return;
    }
    layout_riscv_result_transparent();
    conform_scribble(&a1, sizeof a1);
    a1.i = (long)(-0x5834d64fb093ee9fL - 1);
    conform_scribble(&result, sizeof result);
    result = riscv_result_transparent(a1);
    CONFORM_CHECK("result.i", long, 8, (long)(-0x16185eda96e562eeL - 1), result.i);
    CONFORM_CHECK("argument 1 after the call.i", long, 8, (long)(-0x5834d64fb093ee9fL - 1), a1.i);
}
#endif

/* riscv-fp-order-floats */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_riscv_fp_order_floats(void)
{
    struct riscv_fp_order_floats_S a1;
    struct riscv_fp_order_floats_S result;
    if (!riscv_fp_order_floats) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_order_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.b31aa6p0f;
    a1.b = 0x1.9bea4ap0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_order_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.83062ap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.a749b6p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.b31aa6p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.9bea4ap0f, a1.b);
}
#endif

/* riscv-fp-order-int-and-float */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_riscv_fp_order_int_and_float(void)
{
    struct riscv_fp_order_int_and_float_S a1;
    struct riscv_fp_order_int_and_float_S result;
    if (!riscv_fp_order_int_and_float) {
        conform_undefined();
        return;
    }
    layout_riscv_fp_order_int_and_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x233726baL;
    a1.b = 0x1.be7692p0f;
    conform_scribble(&result, sizeof result);
    result = riscv_fp_order_int_and_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x35b50ef0L, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.3e8e9ap0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x233726baL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.be7692p0f, a1.b);
}
#endif

/* riscv-bits-order */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_riscv_bits_order(void)
{
    struct riscv_bits_order_S a1;
    struct riscv_bits_order_S result;
    if (!riscv_bits_order) {
        conform_undefined();
        return;
    }
    layout_riscv_bits_order();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x4L;
    a1.b = (int)0x1UL;
    a1.c = (unsigned int)0x1ea1UL;
    conform_scribble(&result, sizeof result);
    result = riscv_bits_order(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x2L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x2cUL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x1fcaUL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x1ea1UL, a1.c);
}
#endif

static const struct conform_case {
    const char *id;
    void (*run)(void);
} conform_cases[] = {
    {"riscv-types-align-short", run_riscv_types_align_short},
    {"riscv-types-align-int", run_riscv_types_align_int},
    {"riscv-types-align-long", run_riscv_types_align_long},
    {"riscv-types-align-float", run_riscv_types_align_float},
    {"riscv-types-align-double", run_riscv_types_align_double},
    {"riscv-types-align-long-double", run_riscv_types_align_long_double},
#if CONFORM_HAS_INT128
    {"riscv-types-align-int128", run_riscv_types_align_int128},
#endif
    {"riscv-types-align-pointer", run_riscv_types_align_pointer},
    {"riscv-types-align-bool", run_riscv_types_align_bool},
#if CONFORM_HAS_COMPLEX
    {"riscv-types-align-complex-double", run_riscv_types_align_complex_double},
#endif
#if CONFORM_HAS_COMPLEX
    {"riscv-types-align-complex-float", run_riscv_types_align_complex_float},
#endif
    {"riscv-types-enum", run_riscv_types_enum},
    {"riscv-types-plain-char", run_riscv_types_plain_char},
    {"riscv-types-tail-padding", run_riscv_types_tail_padding},
    {"riscv-types-array-stride", run_riscv_types_array_stride},
    {"riscv-types-union-size", run_riscv_types_union_size},
    {"riscv-types-nested-alignment", run_riscv_types_nested_alignment},
#if CONFORM_HAS_GNU_C
    {"riscv-types-packed", run_riscv_types_packed},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-types-aligned-record", run_riscv_types_aligned_record},
#endif
    {"riscv-types-flexible-array", run_riscv_types_flexible_array},
    {"riscv-bits-from-lowest", run_riscv_bits_from_lowest},
    {"riscv-bits-no-straddle", run_riscv_bits_no_straddle},
    {"riscv-bits-shares-with-char", run_riscv_bits_shares_with_char},
    {"riscv-bits-no-room-beside-char", run_riscv_bits_no_room_beside_char},
    {"riscv-bits-char-after-bits", run_riscv_bits_char_after_bits},
    {"riscv-bits-different-types", run_riscv_bits_different_types},
    {"riscv-bits-long-after-char", run_riscv_bits_long_after_char},
    {"riscv-bits-zero-width", run_riscv_bits_zero_width},
    {"riscv-bits-zero-width-no-alignment", run_riscv_bits_zero_width_no_alignment},
    {"riscv-bits-unnamed-no-alignment", run_riscv_bits_unnamed_no_alignment},
    {"riscv-bits-plain-int-signed", run_riscv_bits_plain_int_signed},
    {"riscv-bits-plain-char-unsigned", run_riscv_bits_plain_char_unsigned},
    {"riscv-bits-bool", run_riscv_bits_bool},
    {"riscv-bits-enum", run_riscv_bits_enum},
#if CONFORM_HAS_GNU_C
    {"riscv-bits-packed", run_riscv_bits_packed},
#endif
    {"riscv-bits-union", run_riscv_bits_union},
    {"riscv-int-scalar-signed-char", run_riscv_int_scalar_signed_char},
    {"riscv-int-scalar-unsigned-char", run_riscv_int_scalar_unsigned_char},
    {"riscv-int-scalar-char", run_riscv_int_scalar_char},
    {"riscv-int-scalar-short", run_riscv_int_scalar_short},
    {"riscv-int-scalar-unsigned-short", run_riscv_int_scalar_unsigned_short},
    {"riscv-int-scalar-int", run_riscv_int_scalar_int},
    {"riscv-int-scalar-unsigned", run_riscv_int_scalar_unsigned},
    {"riscv-int-scalar-long", run_riscv_int_scalar_long},
    {"riscv-int-scalar-bool", run_riscv_int_scalar_bool},
    {"riscv-int-scalar-pointer", run_riscv_int_scalar_pointer},
#if CONFORM_HAS_INT128
    {"riscv-int-scalar-int128", run_riscv_int_scalar_int128},
#endif
    {"riscv-int-scalar-long-double", run_riscv_int_scalar_long_double},
#if CONFORM_HAS_COMPLEX
    {"riscv-int-scalar-complex-long-double", run_riscv_int_scalar_complex_long_double},
#endif
    {"riscv-int-scalar-enum", run_riscv_int_scalar_enum},
#if CONFORM_HAS_BIT_INT
    {"riscv-int-bitint-7", run_riscv_int_bitint_7},
#endif
#if CONFORM_HAS_BIT_INT
    {"riscv-int-bitint-40", run_riscv_int_bitint_40},
#endif
#if CONFORM_HAS_BIT_INT
    {"riscv-int-bitint-128", run_riscv_int_bitint_128},
#endif
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
    {"riscv-int-bitint-129", run_riscv_int_bitint_129},
#endif
    {"riscv-int-size-char-1", run_riscv_int_size_char_1},
    {"riscv-int-size-char-2", run_riscv_int_size_char_2},
    {"riscv-int-size-char-3", run_riscv_int_size_char_3},
    {"riscv-int-size-char-4", run_riscv_int_size_char_4},
    {"riscv-int-size-char-5", run_riscv_int_size_char_5},
    {"riscv-int-size-char-6", run_riscv_int_size_char_6},
    {"riscv-int-size-char-7", run_riscv_int_size_char_7},
    {"riscv-int-size-char-8", run_riscv_int_size_char_8},
    {"riscv-int-size-char-9", run_riscv_int_size_char_9},
    {"riscv-int-size-char-10", run_riscv_int_size_char_10},
    {"riscv-int-size-char-11", run_riscv_int_size_char_11},
    {"riscv-int-size-char-12", run_riscv_int_size_char_12},
    {"riscv-int-size-char-13", run_riscv_int_size_char_13},
    {"riscv-int-size-char-14", run_riscv_int_size_char_14},
    {"riscv-int-size-char-15", run_riscv_int_size_char_15},
    {"riscv-int-size-char-16", run_riscv_int_size_char_16},
    {"riscv-int-size-char-17", run_riscv_int_size_char_17},
    {"riscv-int-eight-longs", run_riscv_int_eight_longs},
    {"riscv-int-nine-longs", run_riscv_int_nine_longs},
    {"riscv-int-char-on-stack", run_riscv_int_char_on_stack},
    {"riscv-int-pair-any-register", run_riscv_int_pair_any_register},
    {"riscv-int-pair-split", run_riscv_int_pair_split},
    {"riscv-int-pair-on-stack", run_riscv_int_pair_on_stack},
#if CONFORM_HAS_INT128
    {"riscv-int-int128-any-register", run_riscv_int_int128_any_register},
#endif
#if CONFORM_HAS_INT128
    {"riscv-int-int128-split", run_riscv_int_int128_split},
#endif
#if CONFORM_HAS_INT128
    {"riscv-int-int128-on-stack", run_riscv_int_int128_on_stack},
#endif
#if CONFORM_HAS_INT128
    {"riscv-int-int128-record-split", run_riscv_int_int128_record_split},
#endif
#if CONFORM_HAS_INT128
    {"riscv-int-int128-record-on-stack", run_riscv_int_int128_record_on_stack},
#endif
    {"riscv-int-long-double-split", run_riscv_int_long_double_split},
    {"riscv-int-small-record-on-stack", run_riscv_int_small_record_on_stack},
    {"riscv-int-record-12-split", run_riscv_int_record_12_split},
#if CONFORM_HAS_GNU_C
    {"riscv-int-aligned-32", run_riscv_int_aligned_32},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-int-over-aligned-pair", run_riscv_int_over_aligned_pair},
#endif
    {"riscv-int-three-chars", run_riscv_int_three_chars},
    {"riscv-int-short-3", run_riscv_int_short_3},
    {"riscv-int-three-ints", run_riscv_int_three_ints},
    {"riscv-int-pointer-int", run_riscv_int_pointer_int},
    {"riscv-int-bools", run_riscv_int_bools},
    {"riscv-int-bit-fields", run_riscv_int_bit_fields},
#if CONFORM_HAS_GNU_C
    {"riscv-int-packed", run_riscv_int_packed},
#endif
    {"riscv-int-union", run_riscv_int_union},
    {"riscv-int-flexible-array", run_riscv_int_flexible_array},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"riscv-int-vector-16", run_riscv_int_vector_16},
#endif
    {"riscv-int-reference-three-longs", run_riscv_int_reference_three_longs},
    {"riscv-int-reference-two", run_riscv_int_reference_two},
    {"riscv-int-reference-after-registers", run_riscv_int_reference_after_registers},
    {"riscv-int-reference-large", run_riscv_int_reference_large},
    {"riscv-int-reference-three-doubles", run_riscv_int_reference_three_doubles},
    {"riscv-int-reference-two-long-doubles", run_riscv_int_reference_two_long_doubles},
    {"riscv-int-reference-large-union", run_riscv_int_reference_large_union},
    {"riscv-fp-float", run_riscv_fp_float},
    {"riscv-fp-double", run_riscv_fp_double},
#if CONFORM_HAS_FLOAT16
    {"riscv-fp-half", run_riscv_fp_half},
#endif
    {"riscv-fp-eight-doubles", run_riscv_fp_eight_doubles},
    {"riscv-fp-nine-doubles", run_riscv_fp_nine_doubles},
    {"riscv-fp-nine-floats", run_riscv_fp_nine_floats},
    {"riscv-fp-seventeen-doubles", run_riscv_fp_seventeen_doubles},
    {"riscv-fp-double-on-stack", run_riscv_fp_double_on_stack},
    {"riscv-fp-independent-sequences", run_riscv_fp_independent_sequences},
#if CONFORM_HAS_COMPLEX
    {"riscv-fp-complex-float", run_riscv_fp_complex_float},
#endif
#if CONFORM_HAS_COMPLEX
    {"riscv-fp-complex-double", run_riscv_fp_complex_double},
#endif
#if CONFORM_HAS_COMPLEX
    {"riscv-fp-complex-float-seven", run_riscv_fp_complex_float_seven},
#endif
#if CONFORM_HAS_COMPLEX
    {"riscv-fp-complex-double-seven", run_riscv_fp_complex_double_seven},
#endif
    {"riscv-fp-fifteen-mixed", run_riscv_fp_fifteen_mixed},
    {"riscv-fp-one-float", run_riscv_fp_one_float},
    {"riscv-fp-one-double", run_riscv_fp_one_double},
#if CONFORM_HAS_FLOAT16
    {"riscv-fp-one-half", run_riscv_fp_one_half},
#endif
    {"riscv-fp-one-nested", run_riscv_fp_one_nested},
    {"riscv-fp-one-array-of-one", run_riscv_fp_one_array_of_one},
    {"riscv-fp-one-long-double", run_riscv_fp_one_long_double},
#if CONFORM_HAS_GNU_C
    {"riscv-fp-one-empty-member", run_riscv_fp_one_empty_member},
#endif
    {"riscv-fp-one-after-eight", run_riscv_fp_one_after_eight},
#if CONFORM_HAS_GNU_C
    {"riscv-fp-one-aligned", run_riscv_fp_one_aligned},
#endif
    {"riscv-fp-one-one-int", run_riscv_fp_one_one_int},
    {"riscv-fp-two-floats", run_riscv_fp_two_floats},
    {"riscv-fp-two-doubles", run_riscv_fp_two_doubles},
    {"riscv-fp-two-double-float", run_riscv_fp_two_double_float},
    {"riscv-fp-two-float-double", run_riscv_fp_two_float_double},
    {"riscv-fp-two-array", run_riscv_fp_two_array},
    {"riscv-fp-two-nested", run_riscv_fp_two_nested},
    {"riscv-fp-two-array-of-records", run_riscv_fp_two_array_of_records},
#if CONFORM_HAS_COMPLEX
    {"riscv-fp-two-complex-member", run_riscv_fp_two_complex_member},
#endif
    {"riscv-fp-two-three-floats", run_riscv_fp_two_three_floats},
    {"riscv-fp-two-four-floats", run_riscv_fp_two_four_floats},
#if CONFORM_HAS_COMPLEX
    {"riscv-fp-two-complex-and-float", run_riscv_fp_two_complex_and_float},
#endif
    {"riscv-fp-two-union", run_riscv_fp_two_union},
    {"riscv-fp-two-union-of-doubles", run_riscv_fp_two_union_of_doubles},
    {"riscv-fp-two-union-member", run_riscv_fp_two_union_member},
    {"riscv-fp-two-anonymous-struct", run_riscv_fp_two_anonymous_struct},
    {"riscv-fp-two-anonymous-union", run_riscv_fp_two_anonymous_union},
#if CONFORM_HAS_GNU_C
    {"riscv-fp-two-empty-member", run_riscv_fp_two_empty_member},
#endif
    {"riscv-fp-two-one-register-left", run_riscv_fp_two_one_register_left},
    {"riscv-fp-two-doubles-one-register-left", run_riscv_fp_two_doubles_one_register_left},
    {"riscv-fp-two-last-two-registers", run_riscv_fp_two_last_two_registers},
    {"riscv-fp-two-long-double-beside", run_riscv_fp_two_long_double_beside},
#if CONFORM_HAS_GNU_C
    {"riscv-fp-two-over-aligned-member", run_riscv_fp_two_over_aligned_member},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"riscv-fp-two-vector-member", run_riscv_fp_two_vector_member},
#endif
    {"riscv-fp-mixed-float-int", run_riscv_fp_mixed_float_int},
    {"riscv-fp-mixed-int-float", run_riscv_fp_mixed_int_float},
    {"riscv-fp-mixed-char-double", run_riscv_fp_mixed_char_double},
    {"riscv-fp-mixed-double-char", run_riscv_fp_mixed_double_char},
    {"riscv-fp-mixed-long-double-real", run_riscv_fp_mixed_long_double_real},
    {"riscv-fp-mixed-short-float", run_riscv_fp_mixed_short_float},
    {"riscv-fp-mixed-unsigned-float", run_riscv_fp_mixed_unsigned_float},
    {"riscv-fp-mixed-bool-float", run_riscv_fp_mixed_bool_float},
    {"riscv-fp-mixed-enum-double", run_riscv_fp_mixed_enum_double},
    {"riscv-fp-mixed-pointer-double", run_riscv_fp_mixed_pointer_double},
#if CONFORM_HAS_INT128
    {"riscv-fp-mixed-int128-float", run_riscv_fp_mixed_int128_float},
#endif
    {"riscv-fp-mixed-two-ints-float", run_riscv_fp_mixed_two_ints_float},
    {"riscv-fp-mixed-two-floats-int", run_riscv_fp_mixed_two_floats_int},
    {"riscv-fp-mixed-bit-field-float", run_riscv_fp_mixed_bit_field_float},
    {"riscv-fp-mixed-float-bit-field", run_riscv_fp_mixed_float_bit_field},
    {"riscv-fp-mixed-two-bit-fields", run_riscv_fp_mixed_two_bit_fields},
    {"riscv-fp-mixed-zero-width-first", run_riscv_fp_mixed_zero_width_first},
    {"riscv-fp-mixed-zero-width-between", run_riscv_fp_mixed_zero_width_between},
    {"riscv-fp-mixed-zero-width-after", run_riscv_fp_mixed_zero_width_after},
#if CONFORM_HAS_GNU_C
    {"riscv-fp-mixed-unnamed-bits-member", run_riscv_fp_mixed_unnamed_bits_member},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-fp-mixed-empty-union-between", run_riscv_fp_mixed_empty_union_between},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-fp-mixed-array-of-empty-between", run_riscv_fp_mixed_array_of_empty_between},
#endif
    {"riscv-fp-mixed-narrow-long-bit-field", run_riscv_fp_mixed_narrow_long_bit_field},
    {"riscv-fp-mixed-no-integer-register", run_riscv_fp_mixed_no_integer_register},
    {"riscv-fp-mixed-no-float-register", run_riscv_fp_mixed_no_float_register},
    {"riscv-fp-mixed-last-of-each", run_riscv_fp_mixed_last_of_each},
    {"riscv-fp-mixed-wide-without-integer-register", run_riscv_fp_mixed_wide_without_integer_register},
    {"riscv-fp-mixed-wide-split", run_riscv_fp_mixed_wide_split},
    {"riscv-fp-mixed-nested-mixed", run_riscv_fp_mixed_nested_mixed},
    {"riscv-fp-mixed-array-and-float", run_riscv_fp_mixed_array_and_float},
    {"riscv-fp-mixed-array-of-two-and-float", run_riscv_fp_mixed_array_of_two_and_float},
#if CONFORM_HAS_GNU_C
    {"riscv-fp-mixed-empty-member", run_riscv_fp_mixed_empty_member},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-fp-mixed-packed", run_riscv_fp_mixed_packed},
#endif
#if CONFORM_HAS_FLOAT16
    {"riscv-fp-mixed-half-int", run_riscv_fp_mixed_half_int},
#endif
#if CONFORM_HAS_FLOAT16
    {"riscv-fp-mixed-half-and-float", run_riscv_fp_mixed_half_and_float},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-int-empty-argument", run_riscv_int_empty_argument},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-int-empty-result", run_riscv_int_empty_result},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-int-empty-nested", run_riscv_int_empty_nested},
#endif
    {"riscv-result-sret", run_riscv_result_sret},
    {"riscv-result-sret-eighth", run_riscv_result_sret_eighth},
    {"riscv-result-sret-fp", run_riscv_result_sret_fp},
    {"riscv-result-pair", run_riscv_result_pair},
    {"riscv-result-two-reals", run_riscv_result_two_reals},
    {"riscv-result-mixed", run_riscv_result_mixed},
    {"riscv-result-mixed-reverse", run_riscv_result_mixed_reverse},
#if CONFORM_HAS_INT128
    {"riscv-result-int128", run_riscv_result_int128},
#endif
    {"riscv-result-void", run_riscv_result_void},
    {"riscv-result-three-floats", run_riscv_result_three_floats},
    {"riscv-variadic-ints", run_riscv_variadic_ints},
    {"riscv-variadic-doubles", run_riscv_variadic_doubles},
    {"riscv-variadic-named-doubles", run_riscv_variadic_named_doubles},
    {"riscv-variadic-ten-doubles", run_riscv_variadic_ten_doubles},
#if CONFORM_HAS_INT128
    {"riscv-variadic-int128-aligned", run_riscv_variadic_int128_aligned},
#endif
#if CONFORM_HAS_INT128
    {"riscv-variadic-int128-last-pair", run_riscv_variadic_int128_last_pair},
#endif
#if CONFORM_HAS_INT128
    {"riscv-variadic-int128-not-split", run_riscv_variadic_int128_not_split},
#endif
    {"riscv-variadic-long-double-aligned", run_riscv_variadic_long_double_aligned},
    {"riscv-variadic-pair-not-aligned", run_riscv_variadic_pair_not_aligned},
    {"riscv-variadic-pair-split", run_riscv_variadic_pair_split},
#if CONFORM_HAS_INT128
    {"riscv-variadic-record-int128", run_riscv_variadic_record_int128},
#endif
    {"riscv-variadic-record-floats", run_riscv_variadic_record_floats},
    {"riscv-variadic-record-mixed", run_riscv_variadic_record_mixed},
    {"riscv-variadic-record-reference", run_riscv_variadic_record_reference},
    {"riscv-variadic-record-three-chars", run_riscv_variadic_record_three_chars},
#if CONFORM_HAS_COMPLEX
    {"riscv-variadic-complex-double", run_riscv_variadic_complex_double},
#endif
    {"riscv-variadic-sret", run_riscv_variadic_sret},
#if CONFORM_HAS_INT128
    {"riscv-variadic-stack-alignment", run_riscv_variadic_stack_alignment},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-variadic-empty", run_riscv_variadic_empty},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-int-transparent-int-float", run_riscv_int_transparent_int_float},
#endif
#if CONFORM_HAS_INT128 && CONFORM_HAS_GNU_C
    {"riscv-int-transparent-int128", run_riscv_int_transparent_int128},
#endif
#if CONFORM_HAS_GNU_C
    {"riscv-result-transparent", run_riscv_result_transparent},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"riscv-fp-order-floats", run_riscv_fp_order_floats},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"riscv-fp-order-int-and-float", run_riscv_fp_order_int_and_float},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"riscv-bits-order", run_riscv_bits_order},
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
