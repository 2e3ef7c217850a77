/* The calls of the conformance cases of aarch64-linux-gnu. Generated from aarch64-linux-gnu.toml. */
#define CONFORM_FUNCTION __attribute__((weak))
#include "aarch64-linux-gnu.h"
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

/* aapcs64-5.1-align-short */
static void run_aapcs64_5_1_align_short(void)
{
    struct aapcs64_5_1_align_short_S a1;
    if (!aapcs64_5_1_align_short) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_short();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xc0UL;
    a1.m = (short)0x7a18UL;
    aapcs64_5_1_align_short(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xc0UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", short, 2, (short)0x7a18UL, a1.m);
}

/* aapcs64-5.1-align-int */
static void run_aapcs64_5_1_align_int(void)
{
    struct aapcs64_5_1_align_int_S a1;
    if (!aapcs64_5_1_align_int) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_int();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x8eUL;
    a1.m = (int)0x1b54c6dUL;
    aapcs64_5_1_align_int(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x8eUL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", int, 4, (int)0x1b54c6dUL, a1.m);
}

/* aapcs64-5.1-align-long */
static void run_aapcs64_5_1_align_long(void)
{
    struct aapcs64_5_1_align_long_S a1;
    if (!aapcs64_5_1_align_long) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_long();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xe6UL;
    a1.m = (long)0x6423380ed8c0e799UL;
    aapcs64_5_1_align_long(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xe6UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", long, 8, (long)0x6423380ed8c0e799UL, a1.m);
}

/* aapcs64-5.1-align-float */
static void run_aapcs64_5_1_align_float(void)
{
    struct aapcs64_5_1_align_float_S a1;
    if (!aapcs64_5_1_align_float) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_float();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x81UL;
    a1.m = 0x1.218526p0f;
    aapcs64_5_1_align_float(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x81UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", float, 4, 0x1.218526p0f, a1.m);
}

/* aapcs64-5.1-align-double */
static void run_aapcs64_5_1_align_double(void)
{
    struct aapcs64_5_1_align_double_S a1;
    if (!aapcs64_5_1_align_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x95UL;
    a1.m = 0x1.3bab0ee091edbp0;
    aapcs64_5_1_align_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x95UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", double, 8, 0x1.3bab0ee091edbp0, a1.m);
}

/* aapcs64-5.1-align-long-double */
static void run_aapcs64_5_1_align_long_double(void)
{
    struct aapcs64_5_1_align_long_double_S a1;
    if (!aapcs64_5_1_align_long_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_long_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xc1UL;
    a1.m = ((long double)0x1.60165fa94ebbp0 + (long double)0x0.b487a8a54784p-48 + (long double)0x0.5c69p-96);
    aapcs64_5_1_align_long_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xc1UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", long double, 16, ((long double)0x1.60165fa94ebbp0 + (long double)0x0.b487a8a54784p-48 + (long double)0x0.5c69p-96), a1.m);
}

/* aapcs64-5.1-align-int128 */
#if CONFORM_HAS_INT128
static void run_aapcs64_5_1_align_int128(void)
{
    struct aapcs64_5_1_align_int128_S a1;
    if (!aapcs64_5_1_align_int128) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_int128();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xe5UL;
    a1.m = (__int128)((unsigned __int128)0x11cdc9cbfd8d6a44UL << 64 | 0xdda1770f3265a05eUL);
    aapcs64_5_1_align_int128(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xe5UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", __int128, 16, (__int128)((unsigned __int128)0x11cdc9cbfd8d6a44UL << 64 | 0xdda1770f3265a05eUL), a1.m);
}
#endif

/* aapcs64-5.1-align-pointer */
static void run_aapcs64_5_1_align_pointer(void)
{
    struct aapcs64_5_1_align_pointer_S a1;
    if (!aapcs64_5_1_align_pointer) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_pointer();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x84UL;
    a1.m = (void *)0x5452740997990UL;
    aapcs64_5_1_align_pointer(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x84UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", unsigned long, 8, (unsigned long)(void *)0x5452740997990UL, (unsigned long)a1.m);
}

/* aapcs64-5.1-align-function-pointer */
static void run_aapcs64_5_1_align_function_pointer(void)
{
    struct aapcs64_5_1_align_function_pointer_S a1;
    if (!aapcs64_5_1_align_function_pointer) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_function_pointer();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x8aUL;
    a1.m = (void (*)(int))0xd17650914a280UL;
    aapcs64_5_1_align_function_pointer(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x8aUL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", unsigned long, 8, (unsigned long)(void (*)(int))0xd17650914a280UL, (unsigned long)a1.m);
}

/* aapcs64-5.1-align-bool */
static void run_aapcs64_5_1_align_bool(void)
{
    struct aapcs64_5_1_align_bool_S a1;
    if (!aapcs64_5_1_align_bool) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_bool();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x96UL;
    a1.m = (_Bool)0x0UL;
    aapcs64_5_1_align_bool(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x96UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", _Bool, 1, (_Bool)0x0UL, a1.m);
}

/* aapcs64-5.1-align-fp16 */
#if CONFORM_HAS_FP16
static void run_aapcs64_5_1_align_fp16(void)
{
    struct aapcs64_5_1_align_fp16_S a1;
    if (!aapcs64_5_1_align_fp16) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_fp16();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x80UL;
    a1.m = (__fp16)0x1.bdcp0;
    aapcs64_5_1_align_fp16(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x80UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m", __fp16, 2, (__fp16)0x1.bdcp0, a1.m);
}
#endif

/* aapcs64-5.1-align-complex-float */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_5_1_align_complex_float(void)
{
    struct aapcs64_5_1_align_complex_float_S a1;
    if (!aapcs64_5_1_align_complex_float) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_complex_float();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xbaUL;
    __real__ a1.m = 0x1.083cc6p0f;
    __imag__ a1.m = -0x1.5441eep0f;
    aapcs64_5_1_align_complex_float(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xbaUL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.m", float, 4, 0x1.083cc6p0f, __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.m", float, 4, -0x1.5441eep0f, __imag__ a1.m);
}
#endif

/* aapcs64-5.1-align-complex-long-double */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_5_1_align_complex_long_double(void)
{
    struct aapcs64_5_1_align_complex_long_double_S a1;
    if (!aapcs64_5_1_align_complex_long_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_complex_long_double();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x85UL;
    __real__ a1.m = ((long double)0x1.a2e365286f0ap0 + (long double)0x0.ee2d16103cc8p-48 + (long double)0x0.c934p-96);
    __imag__ a1.m = -((long double)0x1.ae4d58949e5cp0 + (long double)0x0.7ca5d9675933p-48 + (long double)0x0.2f40p-96);
    aapcs64_5_1_align_complex_long_double(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x85UL, a1.c);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.m", long double, 16, ((long double)0x1.a2e365286f0ap0 + (long double)0x0.ee2d16103cc8p-48 + (long double)0x0.c934p-96), __real__ a1.m);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.m", long double, 16, -((long double)0x1.ae4d58949e5cp0 + (long double)0x0.7ca5d9675933p-48 + (long double)0x0.2f40p-96), __imag__ a1.m);
}
#endif

/* aapcs64-5.1-align-enum */
static void run_aapcs64_5_1_align_enum(void)
{
    struct aapcs64_5_1_align_enum_S a1;
    if (!aapcs64_5_1_align_enum) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_1_align_enum();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xe7UL;
    a1.m = (enum aapcs64_5_1_align_enum_E)0x3e09bf0cUL;
    aapcs64_5_1_align_enum(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xe7UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m", enum aapcs64_5_1_align_enum_E, 4, (enum aapcs64_5_1_align_enum_E)0x3e09bf0cUL, a1.m);
}

/* aapcs64-5.9-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_5_9_vector_8(void)
{
    struct aapcs64_5_9_vector_8_S a1;
    if (!aapcs64_5_9_vector_8) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_vector_8();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x96UL;
    a1.m[0] = (int)0x3e16ccaaUL;
    a1.m[1] = (int)-0x73e265b2L;
    aapcs64_5_9_vector_8(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x96UL, a1.c);
    CONFORM_CHECK("argument 1 after the call.m[0]", int, 4, (int)0x3e16ccaaUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", int, 4, (int)-0x73e265b2L, a1.m[1]);
}
#endif

/* aapcs64-5.9-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_5_9_vector_16(void)
{
    struct aapcs64_5_9_vector_16_S a1;
    if (!aapcs64_5_9_vector_16) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_vector_16();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0x90UL;
    a1.m[0] = 0x1.e54936p0f;
    a1.m[1] = -0x1.c8074ap0f;
    a1.m[2] = 0x1.b567dep0f;
    a1.m[3] = -0x1.891356p0f;
    aapcs64_5_9_vector_16(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x90UL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", float, 4, 0x1.e54936p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", float, 4, -0x1.c8074ap0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", float, 4, 0x1.b567dep0f, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3]", float, 4, -0x1.891356p0f, a1.m[3]);
}
#endif

/* aapcs64-5.9-tail-padding */
static void run_aapcs64_5_9_tail_padding(void)
{
    struct aapcs64_5_9_tail_padding_S a1;
    struct aapcs64_5_9_tail_padding_S result;
    if (!aapcs64_5_9_tail_padding) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_tail_padding();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x1c9d7b3b3b017a6cL - 1);
    a1.b = (char)0x35UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_5_9_tail_padding(a1);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x4241171591425fc9L - 1), result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x21UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x1c9d7b3b3b017a6cL - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x35UL, a1.b);
}

/* aapcs64-5.9-nested-alignment */
static void run_aapcs64_5_9_nested_alignment(void)
{
    struct aapcs64_5_9_nested_alignment_S a1;
    if (!aapcs64_5_9_nested_alignment) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_nested_alignment();
    conform_scribble(&a1, sizeof a1);
    a1.c = (char)0xdfUL;
    a1.i.d = 0x1.56dfe226fd4c9p0;
    aapcs64_5_9_nested_alignment(a1);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xdfUL, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.d", double, 8, 0x1.56dfe226fd4c9p0, a1.i.d);
}

/* aapcs64-5.9-array-stride */
static void run_aapcs64_5_9_array_stride(void)
{
    struct aapcs64_5_9_array_stride_S a1;
    struct aapcs64_5_9_array_stride_S result;
    if (!aapcs64_5_9_array_stride) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_array_stride();
    conform_scribble(&a1, sizeof a1);
    a1.m[0].a = (short)-0x6776L;
    a1.m[0].b = (char)0x1UL;
    a1.m[1].a = (short)-0x2aceL;
    a1.m[1].b = (char)0x2aUL;
    a1.m[2].a = (short)-0x14c0L;
    a1.m[2].b = (char)0x3fUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_5_9_array_stride(a1);
    CONFORM_CHECK("result.m[0].a", short, 2, (short)-0x3b0bL, result.m[0].a);
    CONFORM_CHECK("result.m[0].b", char, 1, (char)0x44UL, result.m[0].b);
    CONFORM_CHECK("result.m[1].a", short, 2, (short)-0x5a63L, result.m[1].a);
    CONFORM_CHECK("result.m[1].b", char, 1, (char)0x6bUL, result.m[1].b);
    CONFORM_CHECK("result.m[2].a", short, 2, (short)-0x768fL, result.m[2].a);
    CONFORM_CHECK("result.m[2].b", char, 1, (char)0x60UL, result.m[2].b);
    CONFORM_CHECK("argument 1 after the call.m[0].a", short, 2, (short)-0x6776L, a1.m[0].a);
    CONFORM_CHECK("argument 1 after the call.m[0].b", char, 1, (char)0x1UL, a1.m[0].b);
    CONFORM_CHECK("argument 1 after the call.m[1].a", short, 2, (short)-0x2aceL, a1.m[1].a);
    CONFORM_CHECK("argument 1 after the call.m[1].b", char, 1, (char)0x2aUL, a1.m[1].b);
    CONFORM_CHECK("argument 1 after the call.m[2].a", short, 2, (short)-0x14c0L, a1.m[2].a);
    CONFORM_CHECK("argument 1 after the call.m[2].b", char, 1, (char)0x3fUL, a1.m[2].b);
}

/* aapcs64-5.9-union-size */
static void run_aapcs64_5_9_union_size(void)
{
    union aapcs64_5_9_union_size_U a1;
    union aapcs64_5_9_union_size_U result;
    if (!aapcs64_5_9_union_size) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_union_size();
    conform_scribble(&a1, sizeof a1);
    a1.c[0] = (char)0xd2UL;
    a1.c[1] = (char)0x1fUL;
    a1.c[2] = (char)0xc9UL;
    a1.c[3] = (char)0x57UL;
    a1.c[4] = (char)0xf1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_5_9_union_size(a1);
    CONFORM_CHECK("result.c[0]", char, 1, (char)0xa3UL, result.c[0]);
    CONFORM_CHECK("result.c[1]", char, 1, (char)0x59UL, result.c[1]);
    CONFORM_CHECK("result.c[2]", char, 1, (char)0xb1UL, result.c[2]);
    CONFORM_CHECK("result.c[3]", char, 1, (char)0x26UL, result.c[3]);
    CONFORM_CHECK("result.c[4]", char, 1, (char)0x99UL, result.c[4]);
    CONFORM_CHECK("argument 1 after the call.c[0]", char, 1, (char)0xd2UL, a1.c[0]);
    CONFORM_CHECK("argument 1 after the call.c[1]", char, 1, (char)0x1fUL, a1.c[1]);
    CONFORM_CHECK("argument 1 after the call.c[2]", char, 1, (char)0xc9UL, a1.c[2]);
    CONFORM_CHECK("argument 1 after the call.c[3]", char, 1, (char)0x57UL, a1.c[3]);
    CONFORM_CHECK("argument 1 after the call.c[4]", char, 1, (char)0xf1UL, a1.c[4]);
}

/* aapcs64-5.9-anonymous-union */
static void run_aapcs64_5_9_anonymous_union(void)
{
    struct aapcs64_5_9_anonymous_union_S a1;
    struct aapcs64_5_9_anonymous_union_S result;
    if (!aapcs64_5_9_anonymous_union) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_anonymous_union();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xc6UL;
    a1.b = (int)0x66c06a71UL;
    a1.d = (char)0xb1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_5_9_anonymous_union(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xafUL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x23458e4UL, result.b);
    CONFORM_CHECK("result.d", char, 1, (char)0xa2UL, result.d);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xc6UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x66c06a71UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.d", char, 1, (char)0xb1UL, a1.d);
}

/* aapcs64-5.9-plain-char */
static void run_aapcs64_5_9_plain_char(void)
{
    struct aapcs64_5_9_plain_char_S a1;
    struct aapcs64_5_9_plain_char_S result;
    if (!aapcs64_5_9_plain_char) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_plain_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x85UL;
    a1.b = (signed char)0x3cUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_5_9_plain_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xa8UL, result.a);
    CONFORM_CHECK("result.b", signed char, 1, (signed char)0x2cUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x85UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", signed char, 1, (signed char)0x3cUL, a1.b);
}

/* aapcs64-5.9-flexible-array */
static void run_aapcs64_5_9_flexible_array(void)
{
    struct aapcs64_5_9_flexible_array_S *a1;
    if (!aapcs64_5_9_flexible_array) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_flexible_array();
    conform_scribble(&a1, sizeof a1);
    a1 = (struct aapcs64_5_9_flexible_array_S *)0x13e7a3cbefe80UL;
    aapcs64_5_9_flexible_array(a1);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(struct aapcs64_5_9_flexible_array_S *)0x13e7a3cbefe80UL, (unsigned long)a1);
}

/* aapcs64-5.9-empty-member */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_5_9_empty_member(void)
{
    struct aapcs64_5_9_empty_member_S a1;
    struct aapcs64_5_9_empty_member_S result;
    if (!aapcs64_5_9_empty_member) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_empty_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x9aUL;
    a1.b = (char)0x1fUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_5_9_empty_member(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xe0UL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x5UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x9aUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x1fUL, a1.b);
}
#endif

/* aapcs64-5.9-aligned-member */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_5_9_aligned_member(void)
{
    struct aapcs64_5_9_aligned_member_S a1;
    struct aapcs64_5_9_aligned_member_S result;
    if (!aapcs64_5_9_aligned_member) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_aligned_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xa6UL;
    a1.b = (char)0x14UL;
    a1.c = (char)0x8dUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_5_9_aligned_member(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x96UL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0xeUL, result.b);
    CONFORM_CHECK("result.c", char, 1, (char)0xf3UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xa6UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x14UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0x8dUL, a1.c);
}
#endif

/* aapcs64-5.9-aligned-record */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_5_9_aligned_record(void)
{
    struct aapcs64_5_9_aligned_record_S *a1;
    struct aapcs64_5_9_aligned_record_S a2;
    if (!aapcs64_5_9_aligned_record) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_aligned_record();
    conform_scribble(&a1, sizeof a1);
    a1 = (struct aapcs64_5_9_aligned_record_S *)0x18ba9d549c3b0UL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (int)-0x4394fb08L;
    aapcs64_5_9_aligned_record(a1, a2);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(struct aapcs64_5_9_aligned_record_S *)0x18ba9d549c3b0UL, (unsigned long)a1);
    CONFORM_CHECK("argument 2 after the call.a", int, 4, (int)-0x4394fb08L, a2.a);
}
#endif

/* aapcs64-5.9-packed-record */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_5_9_packed_record(void)
{
    struct aapcs64_5_9_packed_record_S a1;
    struct aapcs64_5_9_packed_record_S result;
    if (!aapcs64_5_9_packed_record) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_packed_record();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xfaUL;
    a1.b = (int)0x255d6262UL;
    a1.c = (short)-0x4455L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_5_9_packed_record(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x86UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x22b4f450UL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x5e55L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xfaUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x255d6262UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x4455L, a1.c);
}
#endif

/* aapcs64-5.9-pack-2 */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_5_9_pack_2(void)
{
    struct aapcs64_5_9_pack_2_S a1;
    struct aapcs64_5_9_pack_2_S result;
    if (!aapcs64_5_9_pack_2) {
        conform_undefined();
        return;
    }
    layout_aapcs64_5_9_pack_2();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xfbUL;
    a1.b = (int)0x1efcc93UL;
    a1.c = (long)(-0x4c00ac252e5357c6L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_5_9_pack_2(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xe8UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x8377780UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x55af547c7b4f9714L - 1), result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xfbUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1efcc93UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", long, 8, (long)(-0x4c00ac252e5357c6L - 1), a1.c);
}
#endif

/* aapcs64-10.1.8-from-lowest */
static void run_aapcs64_10_1_8_from_lowest(void)
{
    struct aapcs64_10_1_8_from_lowest_S a1;
    struct aapcs64_10_1_8_from_lowest_S result;
    if (!aapcs64_10_1_8_from_lowest) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_from_lowest();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0x5UL;
    a1.b = (unsigned int)0x9UL;
    a1.c = (unsigned int)0x87f838UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_from_lowest(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0x5UL, result.a);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0x7UL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x8dd7ecUL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0x5UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0x9UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x87f838UL, a1.c);
}

/* aapcs64-10.1.8-no-straddle */
static void run_aapcs64_10_1_8_no_straddle(void)
{
    struct aapcs64_10_1_8_no_straddle_S a1;
    struct aapcs64_10_1_8_no_straddle_S result;
    if (!aapcs64_10_1_8_no_straddle) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_no_straddle();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x31805L;
    a1.b = (int)0xebfUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_no_straddle(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x6f2b4L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x69cUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x31805L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0xebfUL, a1.b);
}

/* aapcs64-10.1.8-shares-with-char */
static void run_aapcs64_10_1_8_shares_with_char(void)
{
    struct aapcs64_10_1_8_shares_with_char_S a1;
    struct aapcs64_10_1_8_shares_with_char_S result;
    if (!aapcs64_10_1_8_shares_with_char) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_shares_with_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xdeUL;
    a1.b = (int)0x1d6acaUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_shares_with_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xd4UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x501ecfUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xdeUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1d6acaUL, a1.b);
}

/* aapcs64-10.1.8-no-room-beside-char */
static void run_aapcs64_10_1_8_no_room_beside_char(void)
{
    struct aapcs64_10_1_8_no_room_beside_char_S a1;
    struct aapcs64_10_1_8_no_room_beside_char_S result;
    if (!aapcs64_10_1_8_no_room_beside_char) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_no_room_beside_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xfaUL;
    a1.b = (int)0x361469UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_no_room_beside_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xb3UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x6cd108UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xfaUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x361469UL, a1.b);
}

/* aapcs64-10.1.8-char-after-bits */
static void run_aapcs64_10_1_8_char_after_bits(void)
{
    struct aapcs64_10_1_8_char_after_bits_S a1;
    struct aapcs64_10_1_8_char_after_bits_S result;
    if (!aapcs64_10_1_8_char_after_bits) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_char_after_bits();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x4L;
    a1.b = (char)0x65UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_char_after_bits(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1L, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x62UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x4L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x65UL, a1.b);
}

/* aapcs64-10.1.8-different-containers */
static void run_aapcs64_10_1_8_different_containers(void)
{
    struct aapcs64_10_1_8_different_containers_S a1;
    struct aapcs64_10_1_8_different_containers_S result;
    if (!aapcs64_10_1_8_different_containers) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_different_containers();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x7UL;
    a1.b = (int)0xb5UL;
    a1.c = (short)-0x5L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_different_containers(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x4UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x7dUL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x7L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x7UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0xb5UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x5L, a1.c);
}

/* aapcs64-10.1.8-long-after-char */
static void run_aapcs64_10_1_8_long_after_char(void)
{
    struct aapcs64_10_1_8_long_after_char_S a1;
    struct aapcs64_10_1_8_long_after_char_S result;
    if (!aapcs64_10_1_8_long_after_char) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_long_after_char();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xadUL;
    a1.b = (long)0x77d066043570f2UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_long_after_char(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xdfUL, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x50f712a6d601abUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xadUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x77d066043570f2UL, a1.b);
}

/* aapcs64-10.1.8-long-40 */
static void run_aapcs64_10_1_8_long_40(void)
{
    struct aapcs64_10_1_8_long_40_S a1;
    struct aapcs64_10_1_8_long_40_S result;
    if (!aapcs64_10_1_8_long_40) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_long_40();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned long)0xc6da761469UL;
    a1.b = (unsigned long)0xda0d3eUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_long_40(a1);
    CONFORM_CHECK("result.a", unsigned long, 8, (unsigned long)0xdd4ea0ff39UL, result.a);
    CONFORM_CHECK("result.b", unsigned long, 8, (unsigned long)0xc2835bUL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", unsigned long, 8, (unsigned long)0xc6da761469UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned long, 8, (unsigned long)0xda0d3eUL, a1.b);
}

/* aapcs64-10.1.8-alignment-of-container */
static void run_aapcs64_10_1_8_alignment_of_container(void)
{
    struct aapcs64_10_1_8_alignment_of_container_S a1;
    struct aapcs64_10_1_8_alignment_of_container_S result;
    if (!aapcs64_10_1_8_alignment_of_container) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_alignment_of_container();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)-0x2L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_alignment_of_container(a1);
    CONFORM_CHECK("result.a", long, 8, (long)-0x1L, result.a);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)-0x2L, a1.a);
}

/* aapcs64-10.1.8-zero-width-aligns-record */
static void run_aapcs64_10_1_8_zero_width_aligns_record(void)
{
    struct aapcs64_10_1_8_zero_width_aligns_record_S a1;
    struct aapcs64_10_1_8_zero_width_aligns_record_S result;
    if (!aapcs64_10_1_8_zero_width_aligns_record) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_zero_width_aligns_record();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xe0UL;
    a1.b = (char)0x5aUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_zero_width_aligns_record(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xafUL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x13UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xe0UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x5aUL, a1.b);
}

/* aapcs64-10.1.8-zero-width-long-aligns-record */
static void run_aapcs64_10_1_8_zero_width_long_aligns_record(void)
{
    struct aapcs64_10_1_8_zero_width_long_aligns_record_S a1;
    struct aapcs64_10_1_8_zero_width_long_aligns_record_S result;
    if (!aapcs64_10_1_8_zero_width_long_aligns_record) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_zero_width_long_aligns_record();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x87UL;
    a1.b = (char)0x69UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_zero_width_long_aligns_record(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xefUL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x17UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x87UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x69UL, a1.b);
}

/* aapcs64-10.1.8-unnamed-aligns-record */
static void run_aapcs64_10_1_8_unnamed_aligns_record(void)
{
    struct aapcs64_10_1_8_unnamed_aligns_record_S a1;
    struct aapcs64_10_1_8_unnamed_aligns_record_S result;
    if (!aapcs64_10_1_8_unnamed_aligns_record) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_unnamed_aligns_record();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xf0UL;
    a1.b = (char)0x2fUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_unnamed_aligns_record(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x9eUL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x38UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xf0UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x2fUL, a1.b);
}

/* aapcs64-10.1.8-unnamed-short */
static void run_aapcs64_10_1_8_unnamed_short(void)
{
    struct aapcs64_10_1_8_unnamed_short_S a1;
    struct aapcs64_10_1_8_unnamed_short_S result;
    if (!aapcs64_10_1_8_unnamed_short) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_unnamed_short();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x8cUL;
    a1.b = (char)0x3cUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_unnamed_short(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xa3UL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x14UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x8cUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x3cUL, a1.b);
}

/* aapcs64-10.1.8-zero-width-first */
static void run_aapcs64_10_1_8_zero_width_first(void)
{
    struct aapcs64_10_1_8_zero_width_first_S a1;
    struct aapcs64_10_1_8_zero_width_first_S result;
    if (!aapcs64_10_1_8_zero_width_first) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_zero_width_first();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xf4UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_zero_width_first(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xc6UL, result.a);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xf4UL, a1.a);
}

/* aapcs64-10.1.8-zero-width-last */
static void run_aapcs64_10_1_8_zero_width_last(void)
{
    struct aapcs64_10_1_8_zero_width_last_S a1;
    struct aapcs64_10_1_8_zero_width_last_S result;
    if (!aapcs64_10_1_8_zero_width_last) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_zero_width_last();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0x9eUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_zero_width_last(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xd0UL, result.a);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0x9eUL, a1.a);
}

/* aapcs64-10.1.8-zero-width-int */
static void run_aapcs64_10_1_8_zero_width_int(void)
{
    struct aapcs64_10_1_8_zero_width_int_S a1;
    struct aapcs64_10_1_8_zero_width_int_S result;
    if (!aapcs64_10_1_8_zero_width_int) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_zero_width_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x3L;
    a1.b = (int)0x3UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_zero_width_int(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x1UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x3UL, a1.b);
}

/* aapcs64-10.1.8-plain-int-signed */
static void run_aapcs64_10_1_8_plain_int_signed(void)
{
    struct aapcs64_10_1_8_plain_int_signed_S a1;
    struct aapcs64_10_1_8_plain_int_signed_S result;
    if (!aapcs64_10_1_8_plain_int_signed) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_plain_int_signed();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x1L;
    a1.b = (int)0x0UL;
    a1.c = (unsigned int)0x1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_plain_int_signed(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x1L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x0UL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x1L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x1UL, a1.c);
}

/* aapcs64-10.1.8-plain-char-unsigned */
static void run_aapcs64_10_1_8_plain_char_unsigned(void)
{
    struct aapcs64_10_1_8_plain_char_unsigned_S a1;
    struct aapcs64_10_1_8_plain_char_unsigned_S result;
    if (!aapcs64_10_1_8_plain_char_unsigned) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_plain_char_unsigned();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xbUL;
    a1.b = (signed char)0x5UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_plain_char_unsigned(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xfUL, result.a);
    CONFORM_CHECK("result.b", signed char, 1, (signed char)0x2UL, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xbUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", signed char, 1, (signed char)0x5UL, a1.b);
}

/* aapcs64-10.1.8-bool */
static void run_aapcs64_10_1_8_bool(void)
{
    struct aapcs64_10_1_8_bool_S a1;
    struct aapcs64_10_1_8_bool_S result;
    if (!aapcs64_10_1_8_bool) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_bool();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Bool)0x1UL;
    a1.b = (int)0xc7UL;
    a1.c = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_bool(a1);
    CONFORM_CHECK("result.a", _Bool, 1, (_Bool)0x1UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0xf7UL, result.b);
    CONFORM_CHECK("result.c", _Bool, 1, (_Bool)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0xc7UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", _Bool, 1, (_Bool)0x1UL, a1.c);
}

/* aapcs64-10.1.8-enum */
static void run_aapcs64_10_1_8_enum(void)
{
    struct aapcs64_10_1_8_enum_S a1;
    struct aapcs64_10_1_8_enum_S result;
    if (!aapcs64_10_1_8_enum) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_enum();
    conform_scribble(&a1, sizeof a1);
    a1.a = (enum aapcs64_10_1_8_enum_E)0x3UL;
    a1.b = (enum aapcs64_10_1_8_enum_E)0x6f558dbUL;
    a1.c = (enum aapcs64_10_1_8_enum_E)0x1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_enum(a1);
    CONFORM_CHECK("result.a", enum aapcs64_10_1_8_enum_E, 4, (enum aapcs64_10_1_8_enum_E)0x2UL, result.a);
    CONFORM_CHECK("result.b", enum aapcs64_10_1_8_enum_E, 4, (enum aapcs64_10_1_8_enum_E)0x1e8e8ff4UL, result.b);
    CONFORM_CHECK("result.c", enum aapcs64_10_1_8_enum_E, 4, (enum aapcs64_10_1_8_enum_E)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", enum aapcs64_10_1_8_enum_E, 4, (enum aapcs64_10_1_8_enum_E)0x3UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", enum aapcs64_10_1_8_enum_E, 4, (enum aapcs64_10_1_8_enum_E)0x6f558dbUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", enum aapcs64_10_1_8_enum_E, 4, (enum aapcs64_10_1_8_enum_E)0x1UL, a1.c);
}

/* aapcs64-10.1.8-int128 */
#if CONFORM_HAS_INT128
static void run_aapcs64_10_1_8_int128(void)
{
    struct aapcs64_10_1_8_int128_S a1;
    struct aapcs64_10_1_8_int128_S result;
    if (!aapcs64_10_1_8_int128) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_int128();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xd4UL;
    a1.b = (__int128)((unsigned __int128)0x14UL << 64 | 0x6977f2da8078b4feUL);
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_int128(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x92UL, result.a);
    CONFORM_CHECK("result.b", __int128, 16, (__int128)((unsigned __int128)0xeUL << 64 | 0x29ae651146c0ec9UL), result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xd4UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", __int128, 16, (__int128)((unsigned __int128)0x14UL << 64 | 0x6977f2da8078b4feUL), a1.b);
}
#endif

/* aapcs64-10.1.8-union */
static void run_aapcs64_10_1_8_union(void)
{
    union aapcs64_10_1_8_union_U a1;
    union aapcs64_10_1_8_union_U result;
    if (!aapcs64_10_1_8_union) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_union();
    conform_scribble(&a1, sizeof a1);
    a1.b = (unsigned int)0x1c689UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_union(a1);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0x1dd62UL, result.b);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0x1c689UL, a1.b);
}

/* aapcs64-10.1.8-packed */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_10_1_8_packed(void)
{
    struct aapcs64_10_1_8_packed_S a1;
    struct aapcs64_10_1_8_packed_S result;
    if (!aapcs64_10_1_8_packed) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_packed();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xfdUL;
    a1.b = (int)0x144d9a83UL;
    a1.c = (int)-0x4dL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_packed(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0xffUL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x1d92855bUL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0xa0L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xfdUL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x144d9a83UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x4dL, a1.c);
}
#endif

/* aapcs64-10.1.8-short-fields */
static void run_aapcs64_10_1_8_short_fields(void)
{
    struct aapcs64_10_1_8_short_fields_S a1;
    struct aapcs64_10_1_8_short_fields_S result;
    if (!aapcs64_10_1_8_short_fields) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_short_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0x8aL;
    a1.b = (short)0xb4UL;
    a1.c = (short)-0xcL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_short_fields(a1);
    CONFORM_CHECK("result.a", short, 2, (short)-0xd7L, result.a);
    CONFORM_CHECK("result.b", short, 2, (short)0x5eUL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x3L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0x8aL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", short, 2, (short)0xb4UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0xcL, a1.c);
}

/* aapcs64-6.8.2-scalar-signed-char */
static void run_aapcs64_6_8_2_scalar_signed_char(void)
{
    signed char a1;
    signed char result;
    if (!aapcs64_6_8_2_scalar_signed_char) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_signed_char();
    conform_scribble(&a1, sizeof a1);
    a1 = (signed char)-0x50L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_signed_char(a1);
    CONFORM_CHECK("result", signed char, 1, (signed char)-0x4fL, result);
    CONFORM_CHECK("argument 1 after the call", signed char, 1, (signed char)-0x50L, a1);
}

/* aapcs64-6.8.2-scalar-unsigned-char */
static void run_aapcs64_6_8_2_scalar_unsigned_char(void)
{
    unsigned char a1;
    unsigned char result;
    if (!aapcs64_6_8_2_scalar_unsigned_char) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_unsigned_char();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned char)0xc2UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_unsigned_char(a1);
    CONFORM_CHECK("result", unsigned char, 1, (unsigned char)0x9eUL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned char, 1, (unsigned char)0xc2UL, a1);
}

/* aapcs64-6.8.2-scalar-char */
static void run_aapcs64_6_8_2_scalar_char(void)
{
    char a1;
    char result;
    if (!aapcs64_6_8_2_scalar_char) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_char();
    conform_scribble(&a1, sizeof a1);
    a1 = (char)0xe0UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_char(a1);
    CONFORM_CHECK("result", char, 1, (char)0x8dUL, result);
    CONFORM_CHECK("argument 1 after the call", char, 1, (char)0xe0UL, a1);
}

/* aapcs64-6.8.2-scalar-short */
static void run_aapcs64_6_8_2_scalar_short(void)
{
    short a1;
    short result;
    if (!aapcs64_6_8_2_scalar_short) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_short();
    conform_scribble(&a1, sizeof a1);
    a1 = (short)-0x2c0dL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_short(a1);
    CONFORM_CHECK("result", short, 2, (short)-0x46bdL, result);
    CONFORM_CHECK("argument 1 after the call", short, 2, (short)-0x2c0dL, a1);
}

/* aapcs64-6.8.2-scalar-unsigned-short */
static void run_aapcs64_6_8_2_scalar_unsigned_short(void)
{
    unsigned short a1;
    unsigned short result;
    if (!aapcs64_6_8_2_scalar_unsigned_short) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_unsigned_short();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned short)0xa66cUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_unsigned_short(a1);
    CONFORM_CHECK("result", unsigned short, 2, (unsigned short)0xca83UL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned short, 2, (unsigned short)0xa66cUL, a1);
}

/* aapcs64-6.8.2-scalar-bool */
static void run_aapcs64_6_8_2_scalar_bool(void)
{
    _Bool a1;
    _Bool result;
    if (!aapcs64_6_8_2_scalar_bool) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_bool();
    conform_scribble(&a1, sizeof a1);
    a1 = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_bool(a1);
    CONFORM_CHECK("result", _Bool, 1, (_Bool)0x1UL, result);
    CONFORM_CHECK("argument 1 after the call", _Bool, 1, (_Bool)0x1UL, a1);
}

/* aapcs64-6.8.2-scalar-int */
static void run_aapcs64_6_8_2_scalar_int(void)
{
    int a1;
    int result;
    if (!aapcs64_6_8_2_scalar_int) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_int();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x5606f770L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_int(a1);
    CONFORM_CHECK("result", int, 4, (int)-0x18d7472bL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x5606f770L, a1);
}

/* aapcs64-6.8.2-scalar-unsigned */
static void run_aapcs64_6_8_2_scalar_unsigned(void)
{
    unsigned int a1;
    unsigned int result;
    if (!aapcs64_6_8_2_scalar_unsigned) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_unsigned();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned int)0x84d0a5d1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_unsigned(a1);
    CONFORM_CHECK("result", unsigned int, 4, (unsigned int)0xef8d69e8UL, result);
    CONFORM_CHECK("argument 1 after the call", unsigned int, 4, (unsigned int)0x84d0a5d1UL, a1);
}

/* aapcs64-6.8.2-scalar-long-long */
static void run_aapcs64_6_8_2_scalar_long_long(void)
{
    long long a1;
    long long result;
    if (!aapcs64_6_8_2_scalar_long_long) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_long_long();
    conform_scribble(&a1, sizeof a1);
    a1 = (long long)(-0x6f0d2f1efdf8dbb1L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_long_long(a1);
    CONFORM_CHECK("result", long long, 8, (long long)(-0x29a5d7488fae4b0fL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long long, 8, (long long)(-0x6f0d2f1efdf8dbb1L - 1), a1);
}

/* aapcs64-6.8.2-scalar-pointer */
static void run_aapcs64_6_8_2_scalar_pointer(void)
{
    void *a1;
    void *result;
    if (!aapcs64_6_8_2_scalar_pointer) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_pointer();
    conform_scribble(&a1, sizeof a1);
    a1 = (void *)0xd14eef42d3e60UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_pointer(a1);
    CONFORM_CHECK("result", unsigned long, 8, (unsigned long)(void *)0xbe35caa49e0a0UL, (unsigned long)result);
    CONFORM_CHECK("argument 1 after the call", unsigned long, 8, (unsigned long)(void *)0xd14eef42d3e60UL, (unsigned long)a1);
}

/* aapcs64-6.8.2-scalar-float */
static void run_aapcs64_6_8_2_scalar_float(void)
{
    float a1;
    float result;
    if (!aapcs64_6_8_2_scalar_float) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_float();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.381a0ap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_float(a1);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.5e3386p0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", float, 4, -0x1.381a0ap0f, a1);
}

/* aapcs64-6.8.2-scalar-double */
static void run_aapcs64_6_8_2_scalar_double(void)
{
    double a1;
    double result;
    if (!aapcs64_6_8_2_scalar_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_double();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.75da2fde43dd3p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_double(a1);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.9eccbe63bddf9p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.75da2fde43dd3p0, a1);
}

/* aapcs64-6.8.2-scalar-long-double */
static void run_aapcs64_6_8_2_scalar_long_double(void)
{
    long double a1;
    long double result;
    if (!aapcs64_6_8_2_scalar_long_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_long_double();
    conform_scribble(&a1, sizeof a1);
    a1 = -((long double)0x1.094d70ad8e01p0 + (long double)0x0.e425a3b3c732p-48 + (long double)0x0.01b6p-96);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_long_double(a1);
    CONFORM_CHECK_BYTES("result", long double, 16, -((long double)0x1.a159ec8ba648p0 + (long double)0x0.87cf5c75a3c1p-48 + (long double)0x0.74c7p-96), result);
    CONFORM_CHECK_BYTES("argument 1 after the call", long double, 16, -((long double)0x1.094d70ad8e01p0 + (long double)0x0.e425a3b3c732p-48 + (long double)0x0.01b6p-96), a1);
}

/* aapcs64-6.8.2-scalar-int128 */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_scalar_int128(void)
{
    __int128 a1;
    __int128 result;
    if (!aapcs64_6_8_2_scalar_int128) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (__int128)~(__int128)(((unsigned __int128)0x50af4f65988b432dUL << 64 | 0x1083f65d11b8df73UL));
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_int128(a1);
    CONFORM_CHECK("result", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0xc182b8ed4f6a8dcUL << 64 | 0xc34f889f4f34331eUL)), result);
    CONFORM_CHECK("argument 1 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x50af4f65988b432dUL << 64 | 0x1083f65d11b8df73UL)), a1);
}
#endif

/* aapcs64-6.8.2-scalar-unsigned-int128 */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_scalar_unsigned_int128(void)
{
    unsigned __int128 a1;
    unsigned __int128 result;
    if (!aapcs64_6_8_2_scalar_unsigned_int128) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_unsigned_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (unsigned __int128)((unsigned __int128)0xed7d21be4357c5daUL << 64 | 0xe1f04daf327ac968UL);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_unsigned_int128(a1);
    CONFORM_CHECK("result", unsigned __int128, 16, (unsigned __int128)((unsigned __int128)0xe7b0b7043be5eb3aUL << 64 | 0x5ba529638516c778UL), result);
    CONFORM_CHECK("argument 1 after the call", unsigned __int128, 16, (unsigned __int128)((unsigned __int128)0xed7d21be4357c5daUL << 64 | 0xe1f04daf327ac968UL), a1);
}
#endif

/* aapcs64-6.8.2-scalar-half */
#if CONFORM_HAS_FLOAT16
static void run_aapcs64_6_8_2_scalar_half(void)
{
    _Float16 a1;
    _Float16 result;
    if (!aapcs64_6_8_2_scalar_half) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_half();
    conform_scribble(&a1, sizeof a1);
    a1 = (_Float16)-0x1.2bcp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_half(a1);
    CONFORM_CHECK_BYTES("result", _Float16, 2, (_Float16)-0x1.d8cp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", _Float16, 2, (_Float16)-0x1.2bcp0, a1);
}
#endif

/* aapcs64-6.8.2-scalar-complex-float */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_6_8_2_scalar_complex_float(void)
{
    _Complex float a1;
    _Complex float result;
    if (!aapcs64_6_8_2_scalar_complex_float) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_complex_float();
    conform_scribble(&a1, sizeof a1);
    __real__ a1 = -0x1.b8ee46p0f;
    __imag__ a1 = 0x1.28d90ap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_complex_float(a1);
    CONFORM_CHECK_BYTES("__real__ result", float, 4, -0x1.4cf0a2p0f, __real__ result);
    CONFORM_CHECK_BYTES("__imag__ result", float, 4, 0x1.37a8b6p0f, __imag__ result);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call", float, 4, -0x1.b8ee46p0f, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call", float, 4, 0x1.28d90ap0f, __imag__ a1);
}
#endif

/* aapcs64-6.8.2-scalar-complex-double */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_6_8_2_scalar_complex_double(void)
{
    _Complex double a1;
    _Complex double result;
    if (!aapcs64_6_8_2_scalar_complex_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_complex_double();
    conform_scribble(&a1, sizeof a1);
    __real__ a1 = -0x1.1bf170d6938a6p0;
    __imag__ a1 = 0x1.ac6b6aa63f8bbp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_complex_double(a1);
    CONFORM_CHECK_BYTES("__real__ result", double, 8, -0x1.f93c629e368dcp0, __real__ result);
    CONFORM_CHECK_BYTES("__imag__ result", double, 8, 0x1.f6d72d14707bcp0, __imag__ result);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call", double, 8, -0x1.1bf170d6938a6p0, __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call", double, 8, 0x1.ac6b6aa63f8bbp0, __imag__ a1);
}
#endif

/* aapcs64-6.8.2-scalar-complex-long-double */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_6_8_2_scalar_complex_long_double(void)
{
    _Complex long double a1;
    _Complex long double result;
    if (!aapcs64_6_8_2_scalar_complex_long_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_complex_long_double();
    conform_scribble(&a1, sizeof a1);
    __real__ a1 = -((long double)0x1.8891234419b6p0 + (long double)0x0.7f1c54f88534p-48 + (long double)0x0.282fp-96);
    __imag__ a1 = ((long double)0x1.b45b68cd850bp0 + (long double)0x0.28ec5b925c86p-48 + (long double)0x0.eddbp-96);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_complex_long_double(a1);
    CONFORM_CHECK_BYTES("__real__ result", long double, 16, -((long double)0x1.94021c49fc7ep0 + (long double)0x0.cffcaad954f3p-48 + (long double)0x0.2abdp-96), __real__ result);
    CONFORM_CHECK_BYTES("__imag__ result", long double, 16, ((long double)0x1.08fedc231c7cp0 + (long double)0x0.4370a56efc31p-48 + (long double)0x0.6411p-96), __imag__ result);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call", long double, 16, -((long double)0x1.8891234419b6p0 + (long double)0x0.7f1c54f88534p-48 + (long double)0x0.282fp-96), __real__ a1);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call", long double, 16, ((long double)0x1.b45b68cd850bp0 + (long double)0x0.28ec5b925c86p-48 + (long double)0x0.eddbp-96), __imag__ a1);
}
#endif

/* aapcs64-6.8.2-scalar-enum */
static void run_aapcs64_6_8_2_scalar_enum(void)
{
    enum aapcs64_6_8_2_scalar_enum_E a1;
    enum aapcs64_6_8_2_scalar_enum_E result;
    if (!aapcs64_6_8_2_scalar_enum) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_enum();
    conform_scribble(&a1, sizeof a1);
    a1 = (enum aapcs64_6_8_2_scalar_enum_E)0x9cf2d001UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_enum(a1);
    CONFORM_CHECK("result", enum aapcs64_6_8_2_scalar_enum_E, 4, (enum aapcs64_6_8_2_scalar_enum_E)0xb9df752dUL, result);
    CONFORM_CHECK("argument 1 after the call", enum aapcs64_6_8_2_scalar_enum_E, 4, (enum aapcs64_6_8_2_scalar_enum_E)0x9cf2d001UL, a1);
}

/* aapcs64-6.8.2-scalar-vector-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_scalar_vector_8(void)
{
    bf_v2_int a1;
    bf_v2_int result;
    if (!aapcs64_6_8_2_scalar_vector_8) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_vector_8();
    conform_scribble(&a1, sizeof a1);
    a1[0] = (int)-0x48c49975L;
    a1[1] = (int)0x4dd34604UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_vector_8(a1);
    CONFORM_CHECK("result[0]", int, 4, (int)-0x2fb491e5L, result[0]);
    CONFORM_CHECK("result[1]", int, 4, (int)0x3d042684UL, result[1]);
    CONFORM_CHECK("argument 1 after the call[0]", int, 4, (int)-0x48c49975L, a1[0]);
    CONFORM_CHECK("argument 1 after the call[1]", int, 4, (int)0x4dd34604UL, a1[1]);
}
#endif

/* aapcs64-6.8.2-scalar-vector-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_scalar_vector_16(void)
{
    bf_v16_unsigned_char a1;
    bf_v16_unsigned_char result;
    if (!aapcs64_6_8_2_scalar_vector_16) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_vector_16();
    conform_scribble(&a1, sizeof a1);
    a1[0] = (unsigned char)0xe2UL;
    a1[1] = (unsigned char)0xfUL;
    a1[2] = (unsigned char)0xadUL;
    a1[3] = (unsigned char)0x64UL;
    a1[4] = (unsigned char)0xd3UL;
    a1[5] = (unsigned char)0x54UL;
    a1[6] = (unsigned char)0xeeUL;
    a1[7] = (unsigned char)0x42UL;
    a1[8] = (unsigned char)0xf1UL;
    a1[9] = (unsigned char)0x13UL;
    a1[10] = (unsigned char)0xfbUL;
    a1[11] = (unsigned char)0x40UL;
    a1[12] = (unsigned char)0xf0UL;
    a1[13] = (unsigned char)0x74UL;
    a1[14] = (unsigned char)0xc8UL;
    a1[15] = (unsigned char)0x31UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_vector_16(a1);
    CONFORM_CHECK("result[0]", unsigned char, 1, (unsigned char)0xbcUL, result[0]);
    CONFORM_CHECK("result[1]", unsigned char, 1, (unsigned char)0x7fUL, result[1]);
    CONFORM_CHECK("result[2]", unsigned char, 1, (unsigned char)0xe9UL, result[2]);
    CONFORM_CHECK("result[3]", unsigned char, 1, (unsigned char)0x59UL, result[3]);
    CONFORM_CHECK("result[4]", unsigned char, 1, (unsigned char)0x94UL, result[4]);
    CONFORM_CHECK("result[5]", unsigned char, 1, (unsigned char)0x6cUL, result[5]);
    CONFORM_CHECK("result[6]", unsigned char, 1, (unsigned char)0xf0UL, result[6]);
    CONFORM_CHECK("result[7]", unsigned char, 1, (unsigned char)0x1UL, result[7]);
    CONFORM_CHECK("result[8]", unsigned char, 1, (unsigned char)0x85UL, result[8]);
    CONFORM_CHECK("result[9]", unsigned char, 1, (unsigned char)0x10UL, result[9]);
    CONFORM_CHECK("result[10]", unsigned char, 1, (unsigned char)0xa6UL, result[10]);
    CONFORM_CHECK("result[11]", unsigned char, 1, (unsigned char)0x78UL, result[11]);
    CONFORM_CHECK("result[12]", unsigned char, 1, (unsigned char)0x9fUL, result[12]);
    CONFORM_CHECK("result[13]", unsigned char, 1, (unsigned char)0x58UL, result[13]);
    CONFORM_CHECK("result[14]", unsigned char, 1, (unsigned char)0x97UL, result[14]);
    CONFORM_CHECK("result[15]", unsigned char, 1, (unsigned char)0xcUL, result[15]);
    CONFORM_CHECK("argument 1 after the call[0]", unsigned char, 1, (unsigned char)0xe2UL, a1[0]);
    CONFORM_CHECK("argument 1 after the call[1]", unsigned char, 1, (unsigned char)0xfUL, a1[1]);
    CONFORM_CHECK("argument 1 after the call[2]", unsigned char, 1, (unsigned char)0xadUL, a1[2]);
    CONFORM_CHECK("argument 1 after the call[3]", unsigned char, 1, (unsigned char)0x64UL, a1[3]);
    CONFORM_CHECK("argument 1 after the call[4]", unsigned char, 1, (unsigned char)0xd3UL, a1[4]);
    CONFORM_CHECK("argument 1 after the call[5]", unsigned char, 1, (unsigned char)0x54UL, a1[5]);
    CONFORM_CHECK("argument 1 after the call[6]", unsigned char, 1, (unsigned char)0xeeUL, a1[6]);
    CONFORM_CHECK("argument 1 after the call[7]", unsigned char, 1, (unsigned char)0x42UL, a1[7]);
    CONFORM_CHECK("argument 1 after the call[8]", unsigned char, 1, (unsigned char)0xf1UL, a1[8]);
    CONFORM_CHECK("argument 1 after the call[9]", unsigned char, 1, (unsigned char)0x13UL, a1[9]);
    CONFORM_CHECK("argument 1 after the call[10]", unsigned char, 1, (unsigned char)0xfbUL, a1[10]);
    CONFORM_CHECK("argument 1 after the call[11]", unsigned char, 1, (unsigned char)0x40UL, a1[11]);
    CONFORM_CHECK("argument 1 after the call[12]", unsigned char, 1, (unsigned char)0xf0UL, a1[12]);
    CONFORM_CHECK("argument 1 after the call[13]", unsigned char, 1, (unsigned char)0x74UL, a1[13]);
    CONFORM_CHECK("argument 1 after the call[14]", unsigned char, 1, (unsigned char)0xc8UL, a1[14]);
    CONFORM_CHECK("argument 1 after the call[15]", unsigned char, 1, (unsigned char)0x31UL, a1[15]);
}
#endif

/* aapcs64-6.8.2-scalar-bitint-7 */
#if CONFORM_HAS_BIT_INT
static void run_aapcs64_6_8_2_scalar_bitint_7(void)
{
    _BitInt(7) a1;
    int a2;
    _BitInt(7) result;
    if (!aapcs64_6_8_2_scalar_bitint_7) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_bitint_7();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(7))-0x32L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x1d6850d8L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_bitint_7(a1, a2);
    CONFORM_CHECK("result", _BitInt(7), 1, (_BitInt(7))-0x2fL, result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(7), 1, (_BitInt(7))-0x32L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x1d6850d8L, a2);
}
#endif

/* aapcs64-6.8.2-scalar-bitint-40 */
#if CONFORM_HAS_BIT_INT
static void run_aapcs64_6_8_2_scalar_bitint_40(void)
{
    _BitInt(40) a1;
    int a2;
    _BitInt(40) result;
    if (!aapcs64_6_8_2_scalar_bitint_40) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_bitint_40();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(40))-0x46b0c66bc2L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x31fcb05aL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_bitint_40(a1, a2);
    CONFORM_CHECK("result", _BitInt(40), 5, (_BitInt(40))-0x302c690998L, result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(40), 5, (_BitInt(40))-0x46b0c66bc2L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x31fcb05aL, a2);
}
#endif

/* aapcs64-6.8.2-scalar-bitint-65 */
#if CONFORM_HAS_BIT_INT
static void run_aapcs64_6_8_2_scalar_bitint_65(void)
{
    _BitInt(65) a1;
    int a2;
    _BitInt(65) result;
    if (!aapcs64_6_8_2_scalar_bitint_65) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_bitint_65();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(65))~(_BitInt(65))(((unsigned _BitInt(65))0x0UL << 64 | 0xcc6115f92dae9c1aUL));
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x437a93acL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_bitint_65(a1, a2);
    CONFORM_CHECK("result", _BitInt(65), 9, (_BitInt(65))~(_BitInt(65))(((unsigned _BitInt(65))0x0UL << 64 | 0xa0d0acd55fdf2615UL)), result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(65), 9, (_BitInt(65))~(_BitInt(65))(((unsigned _BitInt(65))0x0UL << 64 | 0xcc6115f92dae9c1aUL)), a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x437a93acL, a2);
}
#endif

/* aapcs64-6.8.2-scalar-bitint-129 */
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
static void run_aapcs64_6_8_2_scalar_bitint_129(void)
{
    _BitInt(129) a1;
    int a2;
    _BitInt(129) result;
    if (!aapcs64_6_8_2_scalar_bitint_129) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_bitint_129();
    conform_scribble(&a1, sizeof a1);
    a1 = (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0xaecafdfdfe08da58UL) << 64 | 0xcac074f96a52b70cUL));
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x2e425b0L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_scalar_bitint_129(a1, a2);
    CONFORM_CHECK("result", _BitInt(129), 17, (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0xbc3f77b50231009bUL) << 64 | 0x95d5682bc1ec940cUL)), result);
    CONFORM_CHECK("argument 1 after the call", _BitInt(129), 17, (_BitInt(129))~(_BitInt(129))((((unsigned _BitInt(129))0x0UL << 64 | 0xaecafdfdfe08da58UL) << 64 | 0xcac074f96a52b70cUL)), a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x2e425b0L, a2);
}
#endif

/* aapcs64-6.8.2-scalar-bitint-pair-even */
#if CONFORM_HAS_BIT_INT
static void run_aapcs64_6_8_2_scalar_bitint_pair_even(void)
{
    int a1;
    _BitInt(100) a2;
    int a3;
    if (!aapcs64_6_8_2_scalar_bitint_pair_even) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_scalar_bitint_pair_even();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x56f47a7dL;
    conform_scribble(&a2, sizeof a2);
    a2 = (_BitInt(100))~(_BitInt(100))(((unsigned _BitInt(100))0x5ae76011fUL << 64 | 0x2cc1c5469163cbf3UL));
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x239da7a2L;
    aapcs64_6_8_2_scalar_bitint_pair_even(a1, a2, a3);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x56f47a7dL, a1);
    CONFORM_CHECK("argument 2 after the call", _BitInt(100), 13, (_BitInt(100))~(_BitInt(100))(((unsigned _BitInt(100))0x5ae76011fUL << 64 | 0x2cc1c5469163cbf3UL)), a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x239da7a2L, a3);
}
#endif

/* aapcs64-6.8.2-size-char-1 */
static void run_aapcs64_6_8_2_size_char_1(void)
{
    struct aapcs64_6_8_2_size_char_1_S a1;
    struct aapcs64_6_8_2_size_char_1_S result;
    if (!aapcs64_6_8_2_size_char_1) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_1();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xf0UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_1(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0x91UL, result.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xf0UL, a1.m[0]);
}

/* aapcs64-6.8.2-size-char-2 */
static void run_aapcs64_6_8_2_size_char_2(void)
{
    struct aapcs64_6_8_2_size_char_2_S a1;
    struct aapcs64_6_8_2_size_char_2_S result;
    if (!aapcs64_6_8_2_size_char_2) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_2();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xc8UL;
    a1.m[1] = (char)0x6aUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_2(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xaaUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x7cUL, result.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xc8UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x6aUL, a1.m[1]);
}

/* aapcs64-6.8.2-size-char-3 */
static void run_aapcs64_6_8_2_size_char_3(void)
{
    struct aapcs64_6_8_2_size_char_3_S a1;
    struct aapcs64_6_8_2_size_char_3_S result;
    if (!aapcs64_6_8_2_size_char_3) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_3();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xbfUL;
    a1.m[1] = (char)0x5UL;
    a1.m[2] = (char)0xc6UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_3(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0x87UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x50UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x87UL, result.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xbfUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x5UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xc6UL, a1.m[2]);
}

/* aapcs64-6.8.2-size-char-4 */
static void run_aapcs64_6_8_2_size_char_4(void)
{
    struct aapcs64_6_8_2_size_char_4_S a1;
    struct aapcs64_6_8_2_size_char_4_S result;
    if (!aapcs64_6_8_2_size_char_4) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_4();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xdbUL;
    a1.m[1] = (char)0x5cUL;
    a1.m[2] = (char)0x9eUL;
    a1.m[3] = (char)0x1fUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_4(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xc4UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x4aUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xa2UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x29UL, result.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xdbUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x5cUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0x9eUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x1fUL, a1.m[3]);
}

/* aapcs64-6.8.2-size-char-5 */
static void run_aapcs64_6_8_2_size_char_5(void)
{
    struct aapcs64_6_8_2_size_char_5_S a1;
    struct aapcs64_6_8_2_size_char_5_S result;
    if (!aapcs64_6_8_2_size_char_5) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_5();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xebUL;
    a1.m[1] = (char)0x5UL;
    a1.m[2] = (char)0xecUL;
    a1.m[3] = (char)0x76UL;
    a1.m[4] = (char)0xd2UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_5(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0x89UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x67UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xf4UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x5fUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xc3UL, result.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xebUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x5UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xecUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x76UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xd2UL, a1.m[4]);
}

/* aapcs64-6.8.2-size-char-6 */
static void run_aapcs64_6_8_2_size_char_6(void)
{
    struct aapcs64_6_8_2_size_char_6_S a1;
    struct aapcs64_6_8_2_size_char_6_S result;
    if (!aapcs64_6_8_2_size_char_6) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_6();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xbfUL;
    a1.m[1] = (char)0x4dUL;
    a1.m[2] = (char)0xaeUL;
    a1.m[3] = (char)0x5fUL;
    a1.m[4] = (char)0xd0UL;
    a1.m[5] = (char)0x5UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_6(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xd6UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x5aUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xbdUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x2cUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xb2UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x4dUL, result.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xbfUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x4dUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xaeUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x5fUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xd0UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x5UL, a1.m[5]);
}

/* aapcs64-6.8.2-size-char-7 */
static void run_aapcs64_6_8_2_size_char_7(void)
{
    struct aapcs64_6_8_2_size_char_7_S a1;
    struct aapcs64_6_8_2_size_char_7_S result;
    if (!aapcs64_6_8_2_size_char_7) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_7();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xeeUL;
    a1.m[1] = (char)0x48UL;
    a1.m[2] = (char)0xb1UL;
    a1.m[3] = (char)0x1aUL;
    a1.m[4] = (char)0xe9UL;
    a1.m[5] = (char)0x5bUL;
    a1.m[6] = (char)0xeeUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_7(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xc1UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x56UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xa5UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x43UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xd8UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x7eUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0x95UL, result.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xeeUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x48UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xb1UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x1aUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xe9UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x5bUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xeeUL, a1.m[6]);
}

/* aapcs64-6.8.2-size-char-8 */
static void run_aapcs64_6_8_2_size_char_8(void)
{
    struct aapcs64_6_8_2_size_char_8_S a1;
    struct aapcs64_6_8_2_size_char_8_S result;
    if (!aapcs64_6_8_2_size_char_8) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_8();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xe7UL;
    a1.m[1] = (char)0x4dUL;
    a1.m[2] = (char)0x91UL;
    a1.m[3] = (char)0x6cUL;
    a1.m[4] = (char)0xd1UL;
    a1.m[5] = (char)0x36UL;
    a1.m[6] = (char)0xebUL;
    a1.m[7] = (char)0x34UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_8(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xdaUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x60UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xbbUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x77UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xdeUL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x2fUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xbeUL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x19UL, result.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xe7UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x4dUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0x91UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x6cUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xd1UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x36UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xebUL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x34UL, a1.m[7]);
}

/* aapcs64-6.8.2-size-char-9 */
static void run_aapcs64_6_8_2_size_char_9(void)
{
    struct aapcs64_6_8_2_size_char_9_S a1;
    struct aapcs64_6_8_2_size_char_9_S result;
    if (!aapcs64_6_8_2_size_char_9) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_9();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0x8cUL;
    a1.m[1] = (char)0x4fUL;
    a1.m[2] = (char)0xe5UL;
    a1.m[3] = (char)0x53UL;
    a1.m[4] = (char)0xf1UL;
    a1.m[5] = (char)0x5eUL;
    a1.m[6] = (char)0xb2UL;
    a1.m[7] = (char)0x7fUL;
    a1.m[8] = (char)0xedUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_9(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xeaUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x61UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xb5UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x5fUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xdfUL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x58UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0x97UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x50UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xd3UL, result.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0x8cUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x4fUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xe5UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x53UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xf1UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x5eUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xb2UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x7fUL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xedUL, a1.m[8]);
}

/* aapcs64-6.8.2-size-char-10 */
static void run_aapcs64_6_8_2_size_char_10(void)
{
    struct aapcs64_6_8_2_size_char_10_S a1;
    struct aapcs64_6_8_2_size_char_10_S result;
    if (!aapcs64_6_8_2_size_char_10) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_10();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xdfUL;
    a1.m[1] = (char)0x13UL;
    a1.m[2] = (char)0xbfUL;
    a1.m[3] = (char)0x73UL;
    a1.m[4] = (char)0x89UL;
    a1.m[5] = (char)0x29UL;
    a1.m[6] = (char)0xd2UL;
    a1.m[7] = (char)0x38UL;
    a1.m[8] = (char)0xf8UL;
    a1.m[9] = (char)0x2UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_10(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xcdUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x3bUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x97UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0xdUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xa7UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x5bUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xf8UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x5aUL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xa9UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x60UL, result.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xdfUL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x13UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xbfUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x73UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0x89UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x29UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xd2UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x38UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xf8UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x2UL, a1.m[9]);
}

/* aapcs64-6.8.2-size-char-11 */
static void run_aapcs64_6_8_2_size_char_11(void)
{
    struct aapcs64_6_8_2_size_char_11_S a1;
    struct aapcs64_6_8_2_size_char_11_S result;
    if (!aapcs64_6_8_2_size_char_11) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_11();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0x91UL;
    a1.m[1] = (char)0x6fUL;
    a1.m[2] = (char)0xbcUL;
    a1.m[3] = (char)0x46UL;
    a1.m[4] = (char)0xe8UL;
    a1.m[5] = (char)0x60UL;
    a1.m[6] = (char)0xabUL;
    a1.m[7] = (char)0x61UL;
    a1.m[8] = (char)0xb4UL;
    a1.m[9] = (char)0x19UL;
    a1.m[10] = (char)0xe1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_11(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xb1UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x30UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xfcUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x39UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xdfUL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x4fUL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xb6UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x79UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0x81UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x56UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xf0UL, result.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0x91UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x6fUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xbcUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x46UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xe8UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x60UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xabUL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x61UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xb4UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x19UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xe1UL, a1.m[10]);
}

/* aapcs64-6.8.2-size-char-12 */
static void run_aapcs64_6_8_2_size_char_12(void)
{
    struct aapcs64_6_8_2_size_char_12_S a1;
    struct aapcs64_6_8_2_size_char_12_S result;
    if (!aapcs64_6_8_2_size_char_12) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_12();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xe9UL;
    a1.m[1] = (char)0x5eUL;
    a1.m[2] = (char)0xabUL;
    a1.m[3] = (char)0x5eUL;
    a1.m[4] = (char)0xf1UL;
    a1.m[5] = (char)0x39UL;
    a1.m[6] = (char)0xc1UL;
    a1.m[7] = (char)0x47UL;
    a1.m[8] = (char)0xfbUL;
    a1.m[9] = (char)0xcUL;
    a1.m[10] = (char)0xe5UL;
    a1.m[11] = (char)0x58UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_12(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0x8dUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x4dUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xefUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x6fUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xb3UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x72UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0x82UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x30UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0x85UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x2bUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xafUL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x60UL, result.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xe9UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x5eUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xabUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x5eUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xf1UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x39UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xc1UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x47UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xfbUL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0xcUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xe5UL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x58UL, a1.m[11]);
}

/* aapcs64-6.8.2-size-char-13 */
static void run_aapcs64_6_8_2_size_char_13(void)
{
    struct aapcs64_6_8_2_size_char_13_S a1;
    struct aapcs64_6_8_2_size_char_13_S result;
    if (!aapcs64_6_8_2_size_char_13) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_13();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xb8UL;
    a1.m[1] = (char)0x74UL;
    a1.m[2] = (char)0xb3UL;
    a1.m[3] = (char)0x17UL;
    a1.m[4] = (char)0x9fUL;
    a1.m[5] = (char)0x76UL;
    a1.m[6] = (char)0xfaUL;
    a1.m[7] = (char)0x41UL;
    a1.m[8] = (char)0xc8UL;
    a1.m[9] = (char)0x1bUL;
    a1.m[10] = (char)0xdaUL;
    a1.m[11] = (char)0x3cUL;
    a1.m[12] = (char)0x82UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_13(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0x8fUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x78UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xa8UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x50UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0x96UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x20UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xe9UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x73UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xa5UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x44UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xaeUL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x6eUL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0xd0UL, result.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xb8UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x74UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xb3UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x17UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0x9fUL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x76UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xfaUL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x41UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xc8UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x1bUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xdaUL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x3cUL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0x82UL, a1.m[12]);
}

/* aapcs64-6.8.2-size-char-14 */
static void run_aapcs64_6_8_2_size_char_14(void)
{
    struct aapcs64_6_8_2_size_char_14_S a1;
    struct aapcs64_6_8_2_size_char_14_S result;
    if (!aapcs64_6_8_2_size_char_14) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_14();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xc4UL;
    a1.m[1] = (char)0x64UL;
    a1.m[2] = (char)0xf4UL;
    a1.m[3] = (char)0x40UL;
    a1.m[4] = (char)0xadUL;
    a1.m[5] = (char)0x59UL;
    a1.m[6] = (char)0x98UL;
    a1.m[7] = (char)0x4dUL;
    a1.m[8] = (char)0xf0UL;
    a1.m[9] = (char)0x39UL;
    a1.m[10] = (char)0xddUL;
    a1.m[11] = (char)0x23UL;
    a1.m[12] = (char)0xe6UL;
    a1.m[13] = (char)0x6eUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_14(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xf9UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x40UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xd8UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x7aUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xd7UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x21UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xf4UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x73UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0x82UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x5eUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xf5UL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x56UL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0xbeUL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x62UL, result.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xc4UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x64UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0xf4UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x40UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xadUL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x59UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0x98UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x4dUL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xf0UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x39UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xddUL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x23UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0xe6UL, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x6eUL, a1.m[13]);
}

/* aapcs64-6.8.2-size-char-15 */
static void run_aapcs64_6_8_2_size_char_15(void)
{
    struct aapcs64_6_8_2_size_char_15_S a1;
    struct aapcs64_6_8_2_size_char_15_S result;
    if (!aapcs64_6_8_2_size_char_15) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_15();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xf8UL;
    a1.m[1] = (char)0x28UL;
    a1.m[2] = (char)0x8dUL;
    a1.m[3] = (char)0x1UL;
    a1.m[4] = (char)0x9eUL;
    a1.m[5] = (char)0x37UL;
    a1.m[6] = (char)0xa5UL;
    a1.m[7] = (char)0x2fUL;
    a1.m[8] = (char)0x93UL;
    a1.m[9] = (char)0x7eUL;
    a1.m[10] = (char)0xc5UL;
    a1.m[11] = (char)0x7UL;
    a1.m[12] = (char)0xa4UL;
    a1.m[13] = (char)0x10UL;
    a1.m[14] = (char)0x99UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_15(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xbcUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x3fUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0xcfUL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x44UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xa9UL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x53UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xd7UL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x52UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xa2UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x79UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xb2UL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0xeUL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0xd7UL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x36UL, result.m[13]);
    CONFORM_CHECK("result.m[14]", char, 1, (char)0x84UL, result.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xf8UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x28UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0x8dUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x1UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0x9eUL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x37UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xa5UL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x2fUL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0x93UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x7eUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xc5UL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x7UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0xa4UL, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x10UL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)0x99UL, a1.m[14]);
}

/* aapcs64-6.8.2-size-char-16 */
static void run_aapcs64_6_8_2_size_char_16(void)
{
    struct aapcs64_6_8_2_size_char_16_S a1;
    struct aapcs64_6_8_2_size_char_16_S result;
    if (!aapcs64_6_8_2_size_char_16) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_16();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0xe1UL;
    a1.m[1] = (char)0x16UL;
    a1.m[2] = (char)0x8dUL;
    a1.m[3] = (char)0x7cUL;
    a1.m[4] = (char)0xe8UL;
    a1.m[5] = (char)0xbUL;
    a1.m[6] = (char)0x8fUL;
    a1.m[7] = (char)0x74UL;
    a1.m[8] = (char)0xa7UL;
    a1.m[9] = (char)0x53UL;
    a1.m[10] = (char)0xdfUL;
    a1.m[11] = (char)0x49UL;
    a1.m[12] = (char)0xa2UL;
    a1.m[13] = (char)0x47UL;
    a1.m[14] = (char)0x88UL;
    a1.m[15] = (char)0x1aUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_16(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xe7UL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x30UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x92UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x6eUL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xfeUL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x19UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xeeUL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x59UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xadUL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x7cUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xe6UL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0xaUL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0xb8UL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x66UL, result.m[13]);
    CONFORM_CHECK("result.m[14]", char, 1, (char)0xd0UL, result.m[14]);
    CONFORM_CHECK("result.m[15]", char, 1, (char)0x0UL, result.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0xe1UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x16UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0x8dUL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0x7cUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0xe8UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0xbUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0x8fUL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x74UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xa7UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x53UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xdfUL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x49UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0xa2UL, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x47UL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)0x88UL, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", char, 1, (char)0x1aUL, a1.m[15]);
}

/* aapcs64-6.8.2-size-char-17 */
static void run_aapcs64_6_8_2_size_char_17(void)
{
    struct aapcs64_6_8_2_size_char_17_S a1;
    struct aapcs64_6_8_2_size_char_17_S result;
    if (!aapcs64_6_8_2_size_char_17) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_size_char_17();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (char)0x98UL;
    a1.m[1] = (char)0x6aUL;
    a1.m[2] = (char)0x98UL;
    a1.m[3] = (char)0xdUL;
    a1.m[4] = (char)0x86UL;
    a1.m[5] = (char)0x60UL;
    a1.m[6] = (char)0xaeUL;
    a1.m[7] = (char)0x54UL;
    a1.m[8] = (char)0xc9UL;
    a1.m[9] = (char)0x75UL;
    a1.m[10] = (char)0xd8UL;
    a1.m[11] = (char)0x64UL;
    a1.m[12] = (char)0xe2UL;
    a1.m[13] = (char)0x12UL;
    a1.m[14] = (char)0xdaUL;
    a1.m[15] = (char)0x33UL;
    a1.m[16] = (char)0x9dUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_size_char_17(a1);
    CONFORM_CHECK("result.m[0]", char, 1, (char)0xfcUL, result.m[0]);
    CONFORM_CHECK("result.m[1]", char, 1, (char)0x71UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", char, 1, (char)0x90UL, result.m[2]);
    CONFORM_CHECK("result.m[3]", char, 1, (char)0x35UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", char, 1, (char)0xedUL, result.m[4]);
    CONFORM_CHECK("result.m[5]", char, 1, (char)0x63UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", char, 1, (char)0xdbUL, result.m[6]);
    CONFORM_CHECK("result.m[7]", char, 1, (char)0x6aUL, result.m[7]);
    CONFORM_CHECK("result.m[8]", char, 1, (char)0xb9UL, result.m[8]);
    CONFORM_CHECK("result.m[9]", char, 1, (char)0x2cUL, result.m[9]);
    CONFORM_CHECK("result.m[10]", char, 1, (char)0xb7UL, result.m[10]);
    CONFORM_CHECK("result.m[11]", char, 1, (char)0x4cUL, result.m[11]);
    CONFORM_CHECK("result.m[12]", char, 1, (char)0x97UL, result.m[12]);
    CONFORM_CHECK("result.m[13]", char, 1, (char)0x72UL, result.m[13]);
    CONFORM_CHECK("result.m[14]", char, 1, (char)0xf8UL, result.m[14]);
    CONFORM_CHECK("result.m[15]", char, 1, (char)0x4bUL, result.m[15]);
    CONFORM_CHECK("result.m[16]", char, 1, (char)0xfcUL, result.m[16]);
    CONFORM_CHECK("argument 1 after the call.m[0]", char, 1, (char)0x98UL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", char, 1, (char)0x6aUL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", char, 1, (char)0x98UL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", char, 1, (char)0xdUL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", char, 1, (char)0x86UL, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", char, 1, (char)0x60UL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", char, 1, (char)0xaeUL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", char, 1, (char)0x54UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", char, 1, (char)0xc9UL, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", char, 1, (char)0x75UL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", char, 1, (char)0xd8UL, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", char, 1, (char)0x64UL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", char, 1, (char)0xe2UL, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", char, 1, (char)0x12UL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", char, 1, (char)0xdaUL, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", char, 1, (char)0x33UL, a1.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[16]", char, 1, (char)0x9dUL, a1.m[16]);
}

/* aapcs64-6.8.2-a-fresh-registers */
static void run_aapcs64_6_8_2_a_fresh_registers(void)
{
    int a1;
    double a2;
    double result;
    if (!aapcs64_6_8_2_a_fresh_registers) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_a_fresh_registers();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x4c28c270L;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.2960440a90fe4p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_a_fresh_registers(a1, a2);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.a11429b20fe36p0, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x4c28c270L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.2960440a90fe4p0, a2);
}

/* aapcs64-6.8.2-a-sret-takes-no-argument-register */
static void run_aapcs64_6_8_2_a_sret_takes_no_argument_register(void)
{
    int a1;
    int a2;
    struct aapcs64_6_8_2_a_sret_takes_no_argument_register_S result;
    if (!aapcs64_6_8_2_a_sret_takes_no_argument_register) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_a_sret_takes_no_argument_register();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x743a69fcL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x59ca2812L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_a_sret_takes_no_argument_register(a1, a2);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x1592d0f44ef79e66L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x3e672cd61bceb6b5UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x4a006a651d582d44L - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x743a69fcL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x59ca2812L, a2);
}

/* aapcs64-6.8.2-a-sret-eight-integers */
static void run_aapcs64_6_8_2_a_sret_eight_integers(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct aapcs64_6_8_2_a_sret_eight_integers_S result;
    if (!aapcs64_6_8_2_a_sret_eight_integers) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_a_sret_eight_integers();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0xe1a5f046b2a7682L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x3f43edcaca42f213L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x177aef620ed7d5aL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x9109a56659b281cL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x34a4087bb2752a2bL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x3ea6227643f1c06aL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x172090251a6f4293L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x1342d2e8984b3434L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_a_sret_eight_integers(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x3ed2967e84fa31a6L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x2bcf2a6f494a6f79UL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x420ba31f9379d8d4L - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0xe1a5f046b2a7682L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x3f43edcaca42f213L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x177aef620ed7d5aL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x9109a56659b281cL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x34a4087bb2752a2bL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x3ea6227643f1c06aL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x172090251a6f4293L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x1342d2e8984b3434L - 1), a8);
}

/* aapcs64-6.8.2-b3-one-float */
static void run_aapcs64_6_8_2_b3_one_float(void)
{
    struct aapcs64_6_8_2_b3_one_float_S a1;
    struct aapcs64_6_8_2_b3_one_float_S result;
    if (!aapcs64_6_8_2_b3_one_float) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_one_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.89bf5ap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_one_float(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.34c39ap0f, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.89bf5ap0f, a1.a);
}

/* aapcs64-6.8.2-b3-two-floats */
static void run_aapcs64_6_8_2_b3_two_floats(void)
{
    struct aapcs64_6_8_2_b3_two_floats_S a1;
    struct aapcs64_6_8_2_b3_two_floats_S result;
    if (!aapcs64_6_8_2_b3_two_floats) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_two_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.91742ep0f;
    a1.b = 0x1.d14b1ap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_two_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.58c592p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.6e9012p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.91742ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.d14b1ap0f, a1.b);
}

/* aapcs64-6.8.2-b3-three-floats */
static void run_aapcs64_6_8_2_b3_three_floats(void)
{
    struct aapcs64_6_8_2_b3_three_floats_S a1;
    struct aapcs64_6_8_2_b3_three_floats_S result;
    if (!aapcs64_6_8_2_b3_three_floats) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_three_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.77aacap0f;
    a1.b = 0x1.a64952p0f;
    a1.c = -0x1.245e36p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_three_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.30a3aap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.654622p0f, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.f02702p0f, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.77aacap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.a64952p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.245e36p0f, a1.c);
}

/* aapcs64-6.8.2-b3-four-floats */
static void run_aapcs64_6_8_2_b3_four_floats(void)
{
    struct aapcs64_6_8_2_b3_four_floats_S a1;
    struct aapcs64_6_8_2_b3_four_floats_S result;
    if (!aapcs64_6_8_2_b3_four_floats) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_four_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.11575ep0f;
    a1.b = 0x1.ff4abep0f;
    a1.c = -0x1.58806ep0f;
    a1.d = 0x1.ac4bdap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_four_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.4f640ap0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.408c4ap0f, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.4b27b6p0f, result.c);
    CONFORM_CHECK_BYTES("result.d", float, 4, 0x1.23c95ep0f, result.d);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.11575ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.ff4abep0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.58806ep0f, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", float, 4, 0x1.ac4bdap0f, a1.d);
}

/* aapcs64-6.8.2-b3-five-floats */
static void run_aapcs64_6_8_2_b3_five_floats(void)
{
    struct aapcs64_6_8_2_b3_five_floats_S a1;
    struct aapcs64_6_8_2_b3_five_floats_S result;
    if (!aapcs64_6_8_2_b3_five_floats) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_five_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.9143e2p0f;
    a1.b = 0x1.dc173ap0f;
    a1.c = -0x1.768882p0f;
    a1.d = 0x1.0f4166p0f;
    a1.e = -0x1.e8dbfep0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_five_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.e4284ep0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.29169ep0f, result.b);
    CONFORM_CHECK_BYTES("result.c", float, 4, -0x1.59057ap0f, result.c);
    CONFORM_CHECK_BYTES("result.d", float, 4, 0x1.fbe36ep0f, result.d);
    CONFORM_CHECK_BYTES("result.e", float, 4, -0x1.d57366p0f, result.e);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.9143e2p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.dc173ap0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", float, 4, -0x1.768882p0f, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", float, 4, 0x1.0f4166p0f, a1.d);
    CONFORM_CHECK_BYTES("argument 1 after the call.e", float, 4, -0x1.e8dbfep0f, a1.e);
}

/* aapcs64-6.8.2-b3-float-array-3 */
static void run_aapcs64_6_8_2_b3_float_array_3(void)
{
    struct aapcs64_6_8_2_b3_float_array_3_S a1;
    struct aapcs64_6_8_2_b3_float_array_3_S result;
    if (!aapcs64_6_8_2_b3_float_array_3) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_float_array_3();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -0x1.b784c2p0f;
    a1.m[1] = 0x1.fce3eap0f;
    a1.m[2] = -0x1.05dc4ep0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_float_array_3(a1);
    CONFORM_CHECK_BYTES("result.m[0]", float, 4, -0x1.54df0ep0f, result.m[0]);
    CONFORM_CHECK_BYTES("result.m[1]", float, 4, 0x1.2f0a32p0f, result.m[1]);
    CONFORM_CHECK_BYTES("result.m[2]", float, 4, -0x1.29ee0ep0f, result.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", float, 4, -0x1.b784c2p0f, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", float, 4, 0x1.fce3eap0f, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", float, 4, -0x1.05dc4ep0f, a1.m[2]);
}

/* aapcs64-6.8.2-b3-one-double */
static void run_aapcs64_6_8_2_b3_one_double(void)
{
    struct aapcs64_6_8_2_b3_one_double_S a1;
    struct aapcs64_6_8_2_b3_one_double_S result;
    if (!aapcs64_6_8_2_b3_one_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_one_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.801d752c4c01cp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_one_double(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.8eda912223b62p0, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.801d752c4c01cp0, a1.a);
}

/* aapcs64-6.8.2-b3-two-doubles */
static void run_aapcs64_6_8_2_b3_two_doubles(void)
{
    struct aapcs64_6_8_2_b3_two_doubles_S a1;
    struct aapcs64_6_8_2_b3_two_doubles_S result;
    if (!aapcs64_6_8_2_b3_two_doubles) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_two_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.c2857749a381fp0;
    a1.b = 0x1.2f06e0c134483p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_two_doubles(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.3c2a83feb4f16p0, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.7bd44b9b09d09p0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.c2857749a381fp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.2f06e0c134483p0, a1.b);
}

/* aapcs64-6.8.2-b3-four-doubles */
static void run_aapcs64_6_8_2_b3_four_doubles(void)
{
    struct aapcs64_6_8_2_b3_four_doubles_S a1;
    struct aapcs64_6_8_2_b3_four_doubles_S result;
    if (!aapcs64_6_8_2_b3_four_doubles) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_four_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -0x1.78bb1cf625e26p0;
    a1.m[1] = 0x1.8a1093f7aa77dp0;
    a1.m[2] = -0x1.a56d6db082bb8p0;
    a1.m[3] = 0x1.f56fbf79594d5p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_four_doubles(a1);
    CONFORM_CHECK_BYTES("result.m[0]", double, 8, -0x1.0988f16cb20afp0, result.m[0]);
    CONFORM_CHECK_BYTES("result.m[1]", double, 8, 0x1.04fd2ce214d1ap0, result.m[1]);
    CONFORM_CHECK_BYTES("result.m[2]", double, 8, -0x1.01b245b59bc8ep0, result.m[2]);
    CONFORM_CHECK_BYTES("result.m[3]", double, 8, 0x1.1cd3406a3fba1p0, result.m[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", double, 8, -0x1.78bb1cf625e26p0, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", double, 8, 0x1.8a1093f7aa77dp0, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", double, 8, -0x1.a56d6db082bb8p0, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3]", double, 8, 0x1.f56fbf79594d5p0, a1.m[3]);
}

/* aapcs64-6.8.2-b3-four-long-doubles */
static void run_aapcs64_6_8_2_b3_four_long_doubles(void)
{
    struct aapcs64_6_8_2_b3_four_long_doubles_S a1;
    struct aapcs64_6_8_2_b3_four_long_doubles_S result;
    if (!aapcs64_6_8_2_b3_four_long_doubles) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_four_long_doubles();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -((long double)0x1.5bfe6103d865p0 + (long double)0x0.563a9b21e99ep-48 + (long double)0x0.1180p-96);
    a1.m[1] = ((long double)0x1.67afd405118bp0 + (long double)0x0.5c42bae0384cp-48 + (long double)0x0.96c2p-96);
    a1.m[2] = -((long double)0x1.e6a06e78bd27p0 + (long double)0x0.8aff042dadeep-48 + (long double)0x0.e13bp-96);
    a1.m[3] = ((long double)0x1.b702245b20e0p0 + (long double)0x0.1819b4ecbcb0p-48 + (long double)0x0.e4dbp-96);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_four_long_doubles(a1);
    CONFORM_CHECK_BYTES("result.m[0]", long double, 16, -((long double)0x1.7fd0c59e4b5ap0 + (long double)0x0.54eb39cd8808p-48 + (long double)0x0.ba20p-96), result.m[0]);
    CONFORM_CHECK_BYTES("result.m[1]", long double, 16, ((long double)0x1.d014d987042ep0 + (long double)0x0.2ee12cc9cd67p-48 + (long double)0x0.990dp-96), result.m[1]);
    CONFORM_CHECK_BYTES("result.m[2]", long double, 16, -((long double)0x1.83d7e1e46d46p0 + (long double)0x0.acb5e6c6c6c9p-48 + (long double)0x0.7cc9p-96), result.m[2]);
    CONFORM_CHECK_BYTES("result.m[3]", long double, 16, ((long double)0x1.88e94238f524p0 + (long double)0x0.76c084f3791bp-48 + (long double)0x0.5e9dp-96), result.m[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", long double, 16, -((long double)0x1.5bfe6103d865p0 + (long double)0x0.563a9b21e99ep-48 + (long double)0x0.1180p-96), a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", long double, 16, ((long double)0x1.67afd405118bp0 + (long double)0x0.5c42bae0384cp-48 + (long double)0x0.96c2p-96), a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", long double, 16, -((long double)0x1.e6a06e78bd27p0 + (long double)0x0.8aff042dadeep-48 + (long double)0x0.e13bp-96), a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3]", long double, 16, ((long double)0x1.b702245b20e0p0 + (long double)0x0.1819b4ecbcb0p-48 + (long double)0x0.e4dbp-96), a1.m[3]);
}

/* aapcs64-6.8.2-b3-one-long-double */
static void run_aapcs64_6_8_2_b3_one_long_double(void)
{
    struct aapcs64_6_8_2_b3_one_long_double_S a1;
    struct aapcs64_6_8_2_b3_one_long_double_S result;
    if (!aapcs64_6_8_2_b3_one_long_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_one_long_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -((long double)0x1.9abbe7507788p0 + (long double)0x0.72dec2dcce5ep-48 + (long double)0x0.ee5ap-96);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_one_long_double(a1);
    CONFORM_CHECK_BYTES("result.a", long double, 16, -((long double)0x1.4cbfd19af7fep0 + (long double)0x0.cd6f46bdd4bcp-48 + (long double)0x0.bd63p-96), result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", long double, 16, -((long double)0x1.9abbe7507788p0 + (long double)0x0.72dec2dcce5ep-48 + (long double)0x0.ee5ap-96), a1.a);
}

/* aapcs64-6.8.2-b3-two-fp16 */
#if CONFORM_HAS_FP16
static void run_aapcs64_6_8_2_b3_two_fp16(void)
{
    struct aapcs64_6_8_2_b3_two_fp16_S a1;
    struct aapcs64_6_8_2_b3_two_fp16_S result;
    if (!aapcs64_6_8_2_b3_two_fp16) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_two_fp16();
    conform_scribble(&a1, sizeof a1);
    a1.a = (__fp16)-0x1.4bcp0;
    a1.b = (__fp16)0x1.4e4p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_two_fp16(a1);
    CONFORM_CHECK_BYTES("result.a", __fp16, 2, (__fp16)-0x1.5c4p0, result.a);
    CONFORM_CHECK_BYTES("result.b", __fp16, 2, (__fp16)0x1.03cp0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", __fp16, 2, (__fp16)-0x1.4bcp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", __fp16, 2, (__fp16)0x1.4e4p0, a1.b);
}
#endif

/* aapcs64-6.8.2-b3-float16-3 */
#if CONFORM_HAS_FLOAT16
static void run_aapcs64_6_8_2_b3_float16_3(void)
{
    struct aapcs64_6_8_2_b3_float16_3_S a1;
    struct aapcs64_6_8_2_b3_float16_3_S result;
    if (!aapcs64_6_8_2_b3_float16_3) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_float16_3();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Float16)-0x1.c94p0;
    a1.b = (_Float16)0x1.dbcp0;
    a1.c = (_Float16)-0x1.7dcp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_float16_3(a1);
    CONFORM_CHECK_BYTES("result.a", _Float16, 2, (_Float16)-0x1.33cp0, result.a);
    CONFORM_CHECK_BYTES("result.b", _Float16, 2, (_Float16)0x1.23cp0, result.b);
    CONFORM_CHECK_BYTES("result.c", _Float16, 2, (_Float16)-0x1.18cp0, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", _Float16, 2, (_Float16)-0x1.c94p0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", _Float16, 2, (_Float16)0x1.dbcp0, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", _Float16, 2, (_Float16)-0x1.7dcp0, a1.c);
}
#endif

/* aapcs64-6.8.2-b3-nested */
static void run_aapcs64_6_8_2_b3_nested(void)
{
    struct aapcs64_6_8_2_b3_nested_S a1;
    struct aapcs64_6_8_2_b3_nested_S result;
    if (!aapcs64_6_8_2_b3_nested) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_nested();
    conform_scribble(&a1, sizeof a1);
    a1.i.x = -0x1.8b95dep0f;
    a1.i.y = 0x1.b6d5c2p0f;
    a1.z = -0x1.48c75ap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_nested(a1);
    CONFORM_CHECK_BYTES("result.i.x", float, 4, -0x1.f3fc42p0f, result.i.x);
    CONFORM_CHECK_BYTES("result.i.y", float, 4, 0x1.392356p0f, result.i.y);
    CONFORM_CHECK_BYTES("result.z", float, 4, -0x1.e324b2p0f, result.z);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.x", float, 4, -0x1.8b95dep0f, a1.i.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.i.y", float, 4, 0x1.b6d5c2p0f, a1.i.y);
    CONFORM_CHECK_BYTES("argument 1 after the call.z", float, 4, -0x1.48c75ap0f, a1.z);
}

/* aapcs64-6.8.2-b3-nested-array */
static void run_aapcs64_6_8_2_b3_nested_array(void)
{
    struct aapcs64_6_8_2_b3_nested_array_S a1;
    struct aapcs64_6_8_2_b3_nested_array_S result;
    if (!aapcs64_6_8_2_b3_nested_array) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_nested_array();
    conform_scribble(&a1, sizeof a1);
    a1.m[0].x = -0x1.c7ae824229bb1p0;
    a1.m[1].x = 0x1.253a195fb9ce0p0;
    a1.m[2].x = -0x1.514e6449fb95cp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_nested_array(a1);
    CONFORM_CHECK_BYTES("result.m[0].x", double, 8, -0x1.d7838b7cc9d74p0, result.m[0].x);
    CONFORM_CHECK_BYTES("result.m[1].x", double, 8, 0x1.e20076ffad361p0, result.m[1].x);
    CONFORM_CHECK_BYTES("result.m[2].x", double, 8, -0x1.b086119a0a538p0, result.m[2].x);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0].x", double, 8, -0x1.c7ae824229bb1p0, a1.m[0].x);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1].x", double, 8, 0x1.253a195fb9ce0p0, a1.m[1].x);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2].x", double, 8, -0x1.514e6449fb95cp0, a1.m[2].x);
}

/* aapcs64-6.8.2-b3-complex */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_6_8_2_b3_complex(void)
{
    struct aapcs64_6_8_2_b3_complex_S a1;
    struct aapcs64_6_8_2_b3_complex_S result;
    if (!aapcs64_6_8_2_b3_complex) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_complex();
    conform_scribble(&a1, sizeof a1);
    __real__ a1.z = -0x1.8e6a7ep0f;
    __imag__ a1.z = 0x1.ff8266p0f;
    a1.a = -0x1.a5e5cep0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_complex(a1);
    CONFORM_CHECK_BYTES("__real__ result.z", float, 4, -0x1.8b78f2p0f, __real__ result.z);
    CONFORM_CHECK_BYTES("__imag__ result.z", float, 4, 0x1.caa51ap0f, __imag__ result.z);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.ba774ap0f, result.a);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.z", float, 4, -0x1.8e6a7ep0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.z", float, 4, 0x1.ff8266p0f, __imag__ a1.z);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.a5e5cep0f, a1.a);
}
#endif

/* aapcs64-6.8.2-b3-complex-pair */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_6_8_2_b3_complex_pair(void)
{
    struct aapcs64_6_8_2_b3_complex_pair_S a1;
    struct aapcs64_6_8_2_b3_complex_pair_S result;
    if (!aapcs64_6_8_2_b3_complex_pair) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_complex_pair();
    conform_scribble(&a1, sizeof a1);
    __real__ a1.a = -0x1.81c2b540a7673p0;
    __imag__ a1.a = 0x1.a34221d694202p0;
    __real__ a1.b = -0x1.7dce152bc8026p0;
    __imag__ a1.b = 0x1.b8d347aa642fep0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_complex_pair(a1);
    CONFORM_CHECK_BYTES("__real__ result.a", double, 8, -0x1.bd1de968ffc30p0, __real__ result.a);
    CONFORM_CHECK_BYTES("__imag__ result.a", double, 8, 0x1.2e1f76b204d5ap0, __imag__ result.a);
    CONFORM_CHECK_BYTES("__real__ result.b", double, 8, -0x1.130fd1502a2b6p0, __real__ result.b);
    CONFORM_CHECK_BYTES("__imag__ result.b", double, 8, 0x1.7ff336444f40dp0, __imag__ result.b);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.a", double, 8, -0x1.81c2b540a7673p0, __real__ a1.a);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.a", double, 8, 0x1.a34221d694202p0, __imag__ a1.a);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.b", double, 8, -0x1.7dce152bc8026p0, __real__ a1.b);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.b", double, 8, 0x1.b8d347aa642fep0, __imag__ a1.b);
}
#endif

/* aapcs64-6.8.2-b3-union-same */
static void run_aapcs64_6_8_2_b3_union_same(void)
{
    union aapcs64_6_8_2_b3_union_same_U a1;
    union aapcs64_6_8_2_b3_union_same_U result;
    if (!aapcs64_6_8_2_b3_union_same) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_union_same();
    conform_scribble(&a1, sizeof a1);
    a1.b[0] = -0x1.8fde9ep0f;
    a1.b[1] = 0x1.70ec2ep0f;
    a1.b[2] = -0x1.6fb556p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_union_same(a1);
    CONFORM_CHECK_BYTES("result.b[0]", float, 4, -0x1.c34726p0f, result.b[0]);
    CONFORM_CHECK_BYTES("result.b[1]", float, 4, 0x1.b2d6cep0f, result.b[1]);
    CONFORM_CHECK_BYTES("result.b[2]", float, 4, -0x1.420532p0f, result.b[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[0]", float, 4, -0x1.8fde9ep0f, a1.b[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[1]", float, 4, 0x1.70ec2ep0f, a1.b[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[2]", float, 4, -0x1.6fb556p0f, a1.b[2]);
}

/* aapcs64-6.8.2-b3-union-in-struct */
static void run_aapcs64_6_8_2_b3_union_in_struct(void)
{
    struct aapcs64_6_8_2_b3_union_in_struct_S a1;
    struct aapcs64_6_8_2_b3_union_in_struct_S result;
    if (!aapcs64_6_8_2_b3_union_in_struct) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_union_in_struct();
    conform_scribble(&a1, sizeof a1);
    a1.x = -0x1.870e86p0f;
    a1.u.b[0] = 0x1.801422p0f;
    a1.u.b[1] = -0x1.0714e6p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_union_in_struct(a1);
    CONFORM_CHECK_BYTES("result.x", float, 4, -0x1.ca8182p0f, result.x);
    CONFORM_CHECK_BYTES("result.u.b[0]", float, 4, 0x1.e0b7a2p0f, result.u.b[0]);
    CONFORM_CHECK_BYTES("result.u.b[1]", float, 4, -0x1.35b852p0f, result.u.b[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.x", float, 4, -0x1.870e86p0f, a1.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.u.b[0]", float, 4, 0x1.801422p0f, a1.u.b[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.u.b[1]", float, 4, -0x1.0714e6p0f, a1.u.b[1]);
}

/* aapcs64-6.8.2-b3-anonymous-union */
static void run_aapcs64_6_8_2_b3_anonymous_union(void)
{
    struct aapcs64_6_8_2_b3_anonymous_union_S a1;
    struct aapcs64_6_8_2_b3_anonymous_union_S result;
    if (!aapcs64_6_8_2_b3_anonymous_union) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_anonymous_union();
    conform_scribble(&a1, sizeof a1);
    a1.x = -0x1.043496p0f;
    a1.y = 0x1.7262eap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_anonymous_union(a1);
    CONFORM_CHECK_BYTES("result.x", float, 4, -0x1.836066p0f, result.x);
    CONFORM_CHECK_BYTES("result.y", float, 4, 0x1.2c136ap0f, result.y);
    CONFORM_CHECK_BYTES("argument 1 after the call.x", float, 4, -0x1.043496p0f, a1.x);
    CONFORM_CHECK_BYTES("argument 1 after the call.y", float, 4, 0x1.7262eap0f, a1.y);
}

/* aapcs64-6.8.2-b3-empty-member */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b3_empty_member(void)
{
    struct aapcs64_6_8_2_b3_empty_member_S a1;
    struct aapcs64_6_8_2_b3_empty_member_S result;
    if (!aapcs64_6_8_2_b3_empty_member) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_empty_member();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.906f0ep0f;
    a1.b = 0x1.281deep0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_empty_member(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.c3b776p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.e9b22ap0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.906f0ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.281deep0f, a1.b);
}
#endif

/* aapcs64-6.8.2-b3-zero-width */
static void run_aapcs64_6_8_2_b3_zero_width(void)
{
    struct aapcs64_6_8_2_b3_zero_width_S a1;
    struct aapcs64_6_8_2_b3_zero_width_S result;
    if (!aapcs64_6_8_2_b3_zero_width) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_zero_width();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.759416p0f;
    a1.b = 0x1.4d2f76p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_zero_width(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.f30c52p0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.b488b6p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.759416p0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.4d2f76p0f, a1.b);
}

/* aapcs64-6.8.2-b3-mixed-precision */
static void run_aapcs64_6_8_2_b3_mixed_precision(void)
{
    struct aapcs64_6_8_2_b3_mixed_precision_S a1;
    struct aapcs64_6_8_2_b3_mixed_precision_S result;
    if (!aapcs64_6_8_2_b3_mixed_precision) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_mixed_precision();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.4277b15a2749cp0;
    a1.b = 0x1.9125c6p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_mixed_precision(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.3a40180a415ecp0, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.44af36p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.4277b15a2749cp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.9125c6p0f, a1.b);
}

/* aapcs64-6.8.2-b3-float-int */
static void run_aapcs64_6_8_2_b3_float_int(void)
{
    struct aapcs64_6_8_2_b3_float_int_S a1;
    struct aapcs64_6_8_2_b3_float_int_S result;
    if (!aapcs64_6_8_2_b3_float_int) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_float_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.063a86p0f;
    a1.b = (int)0x1b2206bcUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_float_int(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.68ecb6p0f, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x6cbd488bUL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.063a86p0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1b2206bcUL, a1.b);
}

/* aapcs64-6.8.2-b3-union-float-int */
static void run_aapcs64_6_8_2_b3_union_float_int(void)
{
    union aapcs64_6_8_2_b3_union_float_int_U a1;
    union aapcs64_6_8_2_b3_union_float_int_U result;
    if (!aapcs64_6_8_2_b3_union_float_int) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_union_float_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.cae55ap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_union_float_int(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.6c92cep0f, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.cae55ap0f, a1.a);
}

/* aapcs64-6.8.2-b3-union-float-double */
static void run_aapcs64_6_8_2_b3_union_float_double(void)
{
    union aapcs64_6_8_2_b3_union_float_double_U a1;
    union aapcs64_6_8_2_b3_union_float_double_U result;
    if (!aapcs64_6_8_2_b3_union_float_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_union_float_double();
    conform_scribble(&a1, sizeof a1);
    a1.b = -0x1.7a2baf11e41d8p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_union_float_double(a1);
    CONFORM_CHECK_BYTES("result.b", double, 8, -0x1.ce3477464b36cp0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, -0x1.7a2baf11e41d8p0, a1.b);
}

/* aapcs64-6.8.2-b3-padding */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b3_padding(void)
{
    struct aapcs64_6_8_2_b3_padding_S a1;
    struct aapcs64_6_8_2_b3_padding_S result;
    if (!aapcs64_6_8_2_b3_padding) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_padding();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.8118dep0f;
    a1.b = 0x1.bfc5dap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_padding(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.bd327ep0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.e02cc6p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.8118dep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.bfc5dap0f, a1.b);
}
#endif

/* aapcs64-6.8.2-b3-aligned-record-padding */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b3_aligned_record_padding(void)
{
    struct aapcs64_6_8_2_b3_aligned_record_padding_S a1;
    struct aapcs64_6_8_2_b3_aligned_record_padding_S result;
    if (!aapcs64_6_8_2_b3_aligned_record_padding) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_aligned_record_padding();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.926f4ep0f;
    a1.b = 0x1.a398bap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_aligned_record_padding(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.f8309ep0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.befc42p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.926f4ep0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.a398bap0f, a1.b);
}
#endif

/* aapcs64-6.8.2-b3-vectors-8 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b3_vectors_8(void)
{
    struct aapcs64_6_8_2_b3_vectors_8_S a1;
    struct aapcs64_6_8_2_b3_vectors_8_S result;
    if (!aapcs64_6_8_2_b3_vectors_8) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_vectors_8();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.1fd2e6p0f;
    a1.a[1] = 0x1.7a4bbep0f;
    a1.b[0] = -0x1.5d2dd6p0f;
    a1.b[1] = 0x1.d6865ep0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_vectors_8(a1);
    CONFORM_CHECK_BYTES("result.a[0]", float, 4, -0x1.028d5ap0f, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", float, 4, 0x1.a16816p0f, result.a[1]);
    CONFORM_CHECK_BYTES("result.b[0]", float, 4, -0x1.eb148ep0f, result.b[0]);
    CONFORM_CHECK_BYTES("result.b[1]", float, 4, 0x1.978042p0f, result.b[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", float, 4, -0x1.1fd2e6p0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", float, 4, 0x1.7a4bbep0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[0]", float, 4, -0x1.5d2dd6p0f, a1.b[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[1]", float, 4, 0x1.d6865ep0f, a1.b[1]);
}
#endif

/* aapcs64-6.8.2-b3-vectors-16 */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b3_vectors_16(void)
{
    struct aapcs64_6_8_2_b3_vectors_16_S a1;
    struct aapcs64_6_8_2_b3_vectors_16_S result;
    if (!aapcs64_6_8_2_b3_vectors_16) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_vectors_16();
    conform_scribble(&a1, sizeof a1);
    a1.m[0][0] = (int)-0x6d461b23L;
    a1.m[0][1] = (int)0xa1d0289UL;
    a1.m[0][2] = (int)-0x6eaed8d3L;
    a1.m[0][3] = (int)0x402f310UL;
    a1.m[1][0] = (int)-0x497dbd01L;
    a1.m[1][1] = (int)0x59786dbbUL;
    a1.m[1][2] = (int)-0x21ed29d1L;
    a1.m[1][3] = (int)0xf470276UL;
    a1.m[2][0] = (int)-0x11c16f9fL;
    a1.m[2][1] = (int)0x3d698a60UL;
    a1.m[2][2] = (int)-0x526db6deL;
    a1.m[2][3] = (int)0x244bb90cUL;
    a1.m[3][0] = (int)-0x13ee7be5L;
    a1.m[3][1] = (int)0x8871cb3UL;
    a1.m[3][2] = (int)-0x731273a1L;
    a1.m[3][3] = (int)0x235121aaUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_vectors_16(a1);
    CONFORM_CHECK("result.m[0][0]", int, 4, (int)-0x64cc875aL, result.m[0][0]);
    CONFORM_CHECK("result.m[0][1]", int, 4, (int)0x2e02236eUL, result.m[0][1]);
    CONFORM_CHECK("result.m[0][2]", int, 4, (int)-0x6e4415dcL, result.m[0][2]);
    CONFORM_CHECK("result.m[0][3]", int, 4, (int)0x36319b9eUL, result.m[0][3]);
    CONFORM_CHECK("result.m[1][0]", int, 4, (int)-0x2f8af57cL, result.m[1][0]);
    CONFORM_CHECK("result.m[1][1]", int, 4, (int)0xa62e20eUL, result.m[1][1]);
    CONFORM_CHECK("result.m[1][2]", int, 4, (int)-0x1328e2b5L, result.m[1][2]);
    CONFORM_CHECK("result.m[1][3]", int, 4, (int)0x315add9UL, result.m[1][3]);
    CONFORM_CHECK("result.m[2][0]", int, 4, (int)-0x6a69dfc2L, result.m[2][0]);
    CONFORM_CHECK("result.m[2][1]", int, 4, (int)0x57c170e2UL, result.m[2][1]);
    CONFORM_CHECK("result.m[2][2]", int, 4, (int)-0x261f6c61L, result.m[2][2]);
    CONFORM_CHECK("result.m[2][3]", int, 4, (int)0x7b1cc985UL, result.m[2][3]);
    CONFORM_CHECK("result.m[3][0]", int, 4, (int)-0x70215b3bL, result.m[3][0]);
    CONFORM_CHECK("result.m[3][1]", int, 4, (int)0x259740a1UL, result.m[3][1]);
    CONFORM_CHECK("result.m[3][2]", int, 4, (int)-0x3096cf9dL, result.m[3][2]);
    CONFORM_CHECK("result.m[3][3]", int, 4, (int)0x26944340UL, result.m[3][3]);
    CONFORM_CHECK("argument 1 after the call.m[0][0]", int, 4, (int)-0x6d461b23L, a1.m[0][0]);
    CONFORM_CHECK("argument 1 after the call.m[0][1]", int, 4, (int)0xa1d0289UL, a1.m[0][1]);
    CONFORM_CHECK("argument 1 after the call.m[0][2]", int, 4, (int)-0x6eaed8d3L, a1.m[0][2]);
    CONFORM_CHECK("argument 1 after the call.m[0][3]", int, 4, (int)0x402f310UL, a1.m[0][3]);
    CONFORM_CHECK("argument 1 after the call.m[1][0]", int, 4, (int)-0x497dbd01L, a1.m[1][0]);
    CONFORM_CHECK("argument 1 after the call.m[1][1]", int, 4, (int)0x59786dbbUL, a1.m[1][1]);
    CONFORM_CHECK("argument 1 after the call.m[1][2]", int, 4, (int)-0x21ed29d1L, a1.m[1][2]);
    CONFORM_CHECK("argument 1 after the call.m[1][3]", int, 4, (int)0xf470276UL, a1.m[1][3]);
    CONFORM_CHECK("argument 1 after the call.m[2][0]", int, 4, (int)-0x11c16f9fL, a1.m[2][0]);
    CONFORM_CHECK("argument 1 after the call.m[2][1]", int, 4, (int)0x3d698a60UL, a1.m[2][1]);
    CONFORM_CHECK("argument 1 after the call.m[2][2]", int, 4, (int)-0x526db6deL, a1.m[2][2]);
    CONFORM_CHECK("argument 1 after the call.m[2][3]", int, 4, (int)0x244bb90cUL, a1.m[2][3]);
    CONFORM_CHECK("argument 1 after the call.m[3][0]", int, 4, (int)-0x13ee7be5L, a1.m[3][0]);
    CONFORM_CHECK("argument 1 after the call.m[3][1]", int, 4, (int)0x8871cb3UL, a1.m[3][1]);
    CONFORM_CHECK("argument 1 after the call.m[3][2]", int, 4, (int)-0x731273a1L, a1.m[3][2]);
    CONFORM_CHECK("argument 1 after the call.m[3][3]", int, 4, (int)0x235121aaUL, a1.m[3][3]);
}
#endif

/* aapcs64-6.8.2-b3-vectors-different-lanes */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b3_vectors_different_lanes(void)
{
    struct aapcs64_6_8_2_b3_vectors_different_lanes_S a1;
    struct aapcs64_6_8_2_b3_vectors_different_lanes_S result;
    if (!aapcs64_6_8_2_b3_vectors_different_lanes) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_vectors_different_lanes();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.933746p0f;
    a1.a[1] = 0x1.8fd7f2p0f;
    a1.a[2] = -0x1.dd22fap0f;
    a1.a[3] = 0x1.7e954ap0f;
    a1.b[0] = (int)-0x44ec5a2cL;
    a1.b[1] = (int)0xbc5acafUL;
    a1.b[2] = (int)-0x3d85ecf2L;
    a1.b[3] = (int)0x6e53862dUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_vectors_different_lanes(a1);
    CONFORM_CHECK_BYTES("result.a[0]", float, 4, -0x1.30af7ep0f, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", float, 4, 0x1.375aa6p0f, result.a[1]);
    CONFORM_CHECK_BYTES("result.a[2]", float, 4, -0x1.8aa8dap0f, result.a[2]);
    CONFORM_CHECK_BYTES("result.a[3]", float, 4, 0x1.65e0cep0f, result.a[3]);
    CONFORM_CHECK("result.b[0]", int, 4, (int)-0x54fcabffL, result.b[0]);
    CONFORM_CHECK("result.b[1]", int, 4, (int)0x4ac75624UL, result.b[1]);
    CONFORM_CHECK("result.b[2]", int, 4, (int)-0x5e8510a4L, result.b[2]);
    CONFORM_CHECK("result.b[3]", int, 4, (int)0x41086244UL, result.b[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", float, 4, -0x1.933746p0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", float, 4, 0x1.8fd7f2p0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[2]", float, 4, -0x1.dd22fap0f, a1.a[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[3]", float, 4, 0x1.7e954ap0f, a1.a[3]);
    CONFORM_CHECK("argument 1 after the call.b[0]", int, 4, (int)-0x44ec5a2cL, a1.b[0]);
    CONFORM_CHECK("argument 1 after the call.b[1]", int, 4, (int)0xbc5acafUL, a1.b[1]);
    CONFORM_CHECK("argument 1 after the call.b[2]", int, 4, (int)-0x3d85ecf2L, a1.b[2]);
    CONFORM_CHECK("argument 1 after the call.b[3]", int, 4, (int)0x6e53862dUL, a1.b[3]);
}
#endif

/* aapcs64-6.8.2-b3-vectors-different-sizes */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b3_vectors_different_sizes(void)
{
    struct aapcs64_6_8_2_b3_vectors_different_sizes_S a1;
    struct aapcs64_6_8_2_b3_vectors_different_sizes_S result;
    if (!aapcs64_6_8_2_b3_vectors_different_sizes) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_vectors_different_sizes();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.c6bee6p0f;
    a1.a[1] = 0x1.7a48bep0f;
    a1.b[0] = -0x1.8aceaep0f;
    a1.b[1] = 0x1.45467ep0f;
    a1.b[2] = -0x1.2519c6p0f;
    a1.b[3] = 0x1.9c059ap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_vectors_different_sizes(a1);
    CONFORM_CHECK_BYTES("result.a[0]", float, 4, -0x1.a81a42p0f, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", float, 4, 0x1.3f0fd6p0f, result.a[1]);
    CONFORM_CHECK_BYTES("result.b[0]", float, 4, -0x1.f4452ap0f, result.b[0]);
    CONFORM_CHECK_BYTES("result.b[1]", float, 4, 0x1.6899a2p0f, result.b[1]);
    CONFORM_CHECK_BYTES("result.b[2]", float, 4, -0x1.b8794ep0f, result.b[2]);
    CONFORM_CHECK_BYTES("result.b[3]", float, 4, 0x1.a08176p0f, result.b[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", float, 4, -0x1.c6bee6p0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", float, 4, 0x1.7a48bep0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[0]", float, 4, -0x1.8aceaep0f, a1.b[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[1]", float, 4, 0x1.45467ep0f, a1.b[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[2]", float, 4, -0x1.2519c6p0f, a1.b[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b[3]", float, 4, 0x1.9c059ap0f, a1.b[3]);
}
#endif

/* aapcs64-6.8.2-b3-vector-and-double */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b3_vector_and_double(void)
{
    struct aapcs64_6_8_2_b3_vector_and_double_S a1;
    struct aapcs64_6_8_2_b3_vector_and_double_S result;
    if (!aapcs64_6_8_2_b3_vector_and_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_vector_and_double();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = -0x1.39b17ep0f;
    a1.a[1] = 0x1.dd0bf2p0f;
    a1.b = -0x1.27cf23aee3b3cp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_vector_and_double(a1);
    CONFORM_CHECK_BYTES("result.a[0]", float, 4, -0x1.f515fep0f, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", float, 4, 0x1.0e294ep0f, result.a[1]);
    CONFORM_CHECK_BYTES("result.b", double, 8, -0x1.b9d8dba00955ep0, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[0]", float, 4, -0x1.39b17ep0f, a1.a[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.a[1]", float, 4, 0x1.dd0bf2p0f, a1.a[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, -0x1.27cf23aee3b3cp0, a1.b);
}
#endif

/* aapcs64-6.8.2-b3-five-vectors */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b3_five_vectors(void)
{
    struct aapcs64_6_8_2_b3_five_vectors_S a1;
    if (!aapcs64_6_8_2_b3_five_vectors) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_five_vectors();
    conform_scribble(&a1, sizeof a1);
    a1.m[0][0] = -0x1.0ab2aep0f;
    a1.m[0][1] = 0x1.e5f036p0f;
    a1.m[0][2] = -0x1.202e6ap0f;
    a1.m[0][3] = 0x1.57b0f2p0f;
    a1.m[1][0] = -0x1.aaee4ap0f;
    a1.m[1][1] = 0x1.e735e6p0f;
    a1.m[1][2] = -0x1.666fe6p0f;
    a1.m[1][3] = 0x1.574296p0f;
    a1.m[2][0] = -0x1.cd02bap0f;
    a1.m[2][1] = 0x1.424b1ap0f;
    a1.m[2][2] = -0x1.503a92p0f;
    a1.m[2][3] = 0x1.7dfdc6p0f;
    a1.m[3][0] = -0x1.1a23e6p0f;
    a1.m[3][1] = 0x1.a9fa92p0f;
    a1.m[3][2] = -0x1.f5da86p0f;
    a1.m[3][3] = 0x1.603ad2p0f;
    a1.m[4][0] = -0x1.60c456p0f;
    a1.m[4][1] = 0x1.f6816ep0f;
    a1.m[4][2] = -0x1.b1caaep0f;
    a1.m[4][3] = 0x1.0158c6p0f;
    aapcs64_6_8_2_b3_five_vectors(a1);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0][0]", float, 4, -0x1.0ab2aep0f, a1.m[0][0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0][1]", float, 4, 0x1.e5f036p0f, a1.m[0][1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0][2]", float, 4, -0x1.202e6ap0f, a1.m[0][2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0][3]", float, 4, 0x1.57b0f2p0f, a1.m[0][3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1][0]", float, 4, -0x1.aaee4ap0f, a1.m[1][0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1][1]", float, 4, 0x1.e735e6p0f, a1.m[1][1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1][2]", float, 4, -0x1.666fe6p0f, a1.m[1][2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1][3]", float, 4, 0x1.574296p0f, a1.m[1][3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2][0]", float, 4, -0x1.cd02bap0f, a1.m[2][0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2][1]", float, 4, 0x1.424b1ap0f, a1.m[2][1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2][2]", float, 4, -0x1.503a92p0f, a1.m[2][2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2][3]", float, 4, 0x1.7dfdc6p0f, a1.m[2][3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3][0]", float, 4, -0x1.1a23e6p0f, a1.m[3][0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3][1]", float, 4, 0x1.a9fa92p0f, a1.m[3][1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3][2]", float, 4, -0x1.f5da86p0f, a1.m[3][2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3][3]", float, 4, 0x1.603ad2p0f, a1.m[3][3]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[4][0]", float, 4, -0x1.60c456p0f, a1.m[4][0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[4][1]", float, 4, 0x1.f6816ep0f, a1.m[4][1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[4][2]", float, 4, -0x1.b1caaep0f, a1.m[4][2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[4][3]", float, 4, 0x1.0158c6p0f, a1.m[4][3]);
}
#endif

/* aapcs64-6.8.2-b3-union-zero-width */
static void run_aapcs64_6_8_2_b3_union_zero_width(void)
{
    union aapcs64_6_8_2_b3_union_zero_width_U a1;
    union aapcs64_6_8_2_b3_union_zero_width_U result;
    if (!aapcs64_6_8_2_b3_union_zero_width) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b3_union_zero_width();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.93db8ep0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b3_union_zero_width(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.a9600ap0f, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.93db8ep0f, a1.a);
}

/* aapcs64-6.8.2-b4-three-longs */
static void run_aapcs64_6_8_2_b4_three_longs(void)
{
    struct aapcs64_6_8_2_b4_three_longs_S a1;
    long a2;
    long result;
    if (!aapcs64_6_8_2_b4_three_longs) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b4_three_longs();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x4db26cf6f2aa50c2L - 1);
    a1.b = (long)0x33dde77d93df0953UL;
    a1.c = (long)(-0x39aaf8aa36825efdL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x366ea349f6677ff2L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b4_three_longs(a1, a2);
    CONFORM_CHECK("result", long, 8, (long)(-0xf75f40c91b3df7cL - 1), result);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x4db26cf6f2aa50c2L - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x33dde77d93df0953UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", long, 8, (long)(-0x39aaf8aa36825efdL - 1), a1.c);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x366ea349f6677ff2L - 1), a2);
}

/* aapcs64-6.8.2-b4-two */
static void run_aapcs64_6_8_2_b4_two(void)
{
    struct aapcs64_6_8_2_b4_two_S a1;
    struct aapcs64_6_8_2_b4_two_T a2;
    int a3;
    int result;
    if (!aapcs64_6_8_2_b4_two) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b4_two();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x1c869f5b6e9a901bL - 1);
    a1.b = (long)0x1dde95905902984UL;
    a1.c = (long)(-0x12fb98cb29f828d0L - 1);
    conform_scribble(&a2, sizeof a2);
    a2.m[0] = (char)0x92UL;
    a2.m[1] = (char)0x2eUL;
    a2.m[2] = (char)0xbdUL;
    a2.m[3] = (char)0x65UL;
    a2.m[4] = (char)0xfdUL;
    a2.m[5] = (char)0x5cUL;
    a2.m[6] = (char)0xdfUL;
    a2.m[7] = (char)0x6bUL;
    a2.m[8] = (char)0xf7UL;
    a2.m[9] = (char)0x3dUL;
    a2.m[10] = (char)0xdcUL;
    a2.m[11] = (char)0x5cUL;
    a2.m[12] = (char)0xc1UL;
    a2.m[13] = (char)0x33UL;
    a2.m[14] = (char)0x91UL;
    a2.m[15] = (char)0xbUL;
    a2.m[16] = (char)0xb6UL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x1e7e53c3L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b4_two(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x3c88c4dbL, result);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x1c869f5b6e9a901bL - 1), a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x1dde95905902984UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", long, 8, (long)(-0x12fb98cb29f828d0L - 1), a1.c);
    CONFORM_CHECK("argument 2 after the call.m[0]", char, 1, (char)0x92UL, a2.m[0]);
    CONFORM_CHECK("argument 2 after the call.m[1]", char, 1, (char)0x2eUL, a2.m[1]);
    CONFORM_CHECK("argument 2 after the call.m[2]", char, 1, (char)0xbdUL, a2.m[2]);
    CONFORM_CHECK("argument 2 after the call.m[3]", char, 1, (char)0x65UL, a2.m[3]);
    CONFORM_CHECK("argument 2 after the call.m[4]", char, 1, (char)0xfdUL, a2.m[4]);
    CONFORM_CHECK("argument 2 after the call.m[5]", char, 1, (char)0x5cUL, a2.m[5]);
    CONFORM_CHECK("argument 2 after the call.m[6]", char, 1, (char)0xdfUL, a2.m[6]);
    CONFORM_CHECK("argument 2 after the call.m[7]", char, 1, (char)0x6bUL, a2.m[7]);
    CONFORM_CHECK("argument 2 after the call.m[8]", char, 1, (char)0xf7UL, a2.m[8]);
    CONFORM_CHECK("argument 2 after the call.m[9]", char, 1, (char)0x3dUL, a2.m[9]);
    CONFORM_CHECK("argument 2 after the call.m[10]", char, 1, (char)0xdcUL, a2.m[10]);
    CONFORM_CHECK("argument 2 after the call.m[11]", char, 1, (char)0x5cUL, a2.m[11]);
    CONFORM_CHECK("argument 2 after the call.m[12]", char, 1, (char)0xc1UL, a2.m[12]);
    CONFORM_CHECK("argument 2 after the call.m[13]", char, 1, (char)0x33UL, a2.m[13]);
    CONFORM_CHECK("argument 2 after the call.m[14]", char, 1, (char)0x91UL, a2.m[14]);
    CONFORM_CHECK("argument 2 after the call.m[15]", char, 1, (char)0xbUL, a2.m[15]);
    CONFORM_CHECK("argument 2 after the call.m[16]", char, 1, (char)0xb6UL, a2.m[16]);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x1e7e53c3L, a3);
}

/* aapcs64-6.8.2-b4-after-registers */
static void run_aapcs64_6_8_2_b4_after_registers(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct aapcs64_6_8_2_b4_after_registers_S a9;
    long a10;
    long result;
    if (!aapcs64_6_8_2_b4_after_registers) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b4_after_registers();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x1b07f50ef9ff7a33L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0xd56637d6fb2cbf8L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x6868f35c675efd10L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x697da3e07a04695fL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x7d6cbbf89e738ef9L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x25ce5334e688b3a7L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x41ab88c46c150e8fL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x2be62706f76c0319L - 1);
    conform_scribble(&a9, sizeof a9);
    a9.a = (long)(-0x49ef0d41dd94ecd4L - 1);
    a9.b = (long)0x4e4926f38634a5a1UL;
    a9.c = (long)(-0x4ffb6b8b4866e075L - 1);
    conform_scribble(&a10, sizeof a10);
    a10 = (long)(-0x54d509effc073351L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b4_after_registers(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK("result", long, 8, (long)(-0x66eb090b95829e70L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x1b07f50ef9ff7a33L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0xd56637d6fb2cbf8L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x6868f35c675efd10L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x697da3e07a04695fL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x7d6cbbf89e738ef9L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x25ce5334e688b3a7L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x41ab88c46c150e8fL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x2be62706f76c0319L - 1), a8);
    CONFORM_CHECK("argument 9 after the call.a", long, 8, (long)(-0x49ef0d41dd94ecd4L - 1), a9.a);
    CONFORM_CHECK("argument 9 after the call.b", long, 8, (long)0x4e4926f38634a5a1UL, a9.b);
    CONFORM_CHECK("argument 9 after the call.c", long, 8, (long)(-0x4ffb6b8b4866e075L - 1), a9.c);
    CONFORM_CHECK("argument 10 after the call", long, 8, (long)(-0x54d509effc073351L - 1), a10);
}

/* aapcs64-6.8.2-b4-three-doubles-and-int */
static void run_aapcs64_6_8_2_b4_three_doubles_and_int(void)
{
    struct aapcs64_6_8_2_b4_three_doubles_and_int_S a1;
    double a2;
    double result;
    if (!aapcs64_6_8_2_b4_three_doubles_and_int) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b4_three_doubles_and_int();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.4e8bea1f96f1ap0;
    a1.b = 0x1.dd6054748166cp0;
    a1.c = (int)-0x6ec1acfL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.4e2959bd0a174p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b4_three_doubles_and_int(a1, a2);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.17c912d967da7p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.4e8bea1f96f1ap0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.dd6054748166cp0, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x6ec1acfL, a1.c);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.4e2959bd0a174p0, a2);
}

/* aapcs64-6.8.2-b4-aligned-32 */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b4_aligned_32(void)
{
    int a1;
    struct aapcs64_6_8_2_b4_aligned_32_S a2;
    int a3;
    long result;
    if (!aapcs64_6_8_2_b4_aligned_32) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b4_aligned_32();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x58bfccccL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x6f9941778b0433f4L - 1);
    a2.b = (long)0x6028fb3fcac48871UL;
    a2.c = (long)(-0x2d49583591275d96L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x71965f19L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b4_aligned_32(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x1114b6e2e4ddb9c4L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x58bfccccL, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x6f9941778b0433f4L - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x6028fb3fcac48871UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", long, 8, (long)(-0x2d49583591275d96L - 1), a2.c);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x71965f19L, a3);
}
#endif

/* aapcs64-6.8.2-b4-double-float-double */
static void run_aapcs64_6_8_2_b4_double_float_double(void)
{
    struct aapcs64_6_8_2_b4_double_float_double_S a1;
    double a2;
    struct aapcs64_6_8_2_b4_double_float_double_S result;
    if (!aapcs64_6_8_2_b4_double_float_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b4_double_float_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.934ddeb7d392bp0;
    a1.b = 0x1.802abep0f;
    a1.c = -0x1.a1d1f6d157de3p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.2dab262db7b1ap0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b4_double_float_double(a1, a2);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.fee00cfe6742dp0, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.2a9486p0f, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.2dc46dc011f47p0, result.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.934ddeb7d392bp0, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.802abep0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.a1d1f6d157de3p0, a1.c);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.2dab262db7b1ap0, a2);
}

/* aapcs64-6.8.2-b4-large */
static void run_aapcs64_6_8_2_b4_large(void)
{
    struct aapcs64_6_8_2_b4_large_S a1;
    int a2;
    struct aapcs64_6_8_2_b4_large_S result;
    if (!aapcs64_6_8_2_b4_large) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b4_large();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (int)-0x3cd0ae17L;
    a1.m[1] = (int)0x96cfba6UL;
    a1.m[2] = (int)-0x6d7525eL;
    a1.m[3] = (int)0x70806957UL;
    a1.m[4] = (int)-0x2a1db408L;
    a1.m[5] = (int)0x280a11cbUL;
    a1.m[6] = (int)-0xd49dbecL;
    a1.m[7] = (int)0x10d610d3UL;
    a1.m[8] = (int)-0x6426b8e8L;
    a1.m[9] = (int)0x292dff4bUL;
    a1.m[10] = (int)-0x412a8db7L;
    a1.m[11] = (int)0x766da39bUL;
    a1.m[12] = (int)-0x5d8d1a59L;
    a1.m[13] = (int)0x7f7692c4UL;
    a1.m[14] = (int)-0x429a6f26L;
    a1.m[15] = (int)0x60d1415fUL;
    a1.m[16] = (int)-0x2046401aL;
    a1.m[17] = (int)0x6472fb66UL;
    a1.m[18] = (int)-0x330d8f72L;
    a1.m[19] = (int)0x665c6f1aUL;
    a1.m[20] = (int)-0x29a5fa24L;
    a1.m[21] = (int)0x625a5248UL;
    a1.m[22] = (int)-0x6363c59aL;
    a1.m[23] = (int)0x6f18ca4eUL;
    a1.m[24] = (int)-0xc36ac7cL;
    a1.m[25] = (int)0x60e80bfcUL;
    a1.m[26] = (int)-0x5c5b8e25L;
    a1.m[27] = (int)0x549b8218UL;
    a1.m[28] = (int)-0x52062302L;
    a1.m[29] = (int)0x5d61ef7UL;
    a1.m[30] = (int)-0x2c2bf513L;
    a1.m[31] = (int)0x4ef367eaUL;
    a1.m[32] = (int)-0x6457b6ffL;
    a1.m[33] = (int)0xd5f60d8UL;
    a1.m[34] = (int)-0x201d68f1L;
    a1.m[35] = (int)0x7121d45cUL;
    a1.m[36] = (int)-0x5575931aL;
    a1.m[37] = (int)0xbaf1190UL;
    a1.m[38] = (int)-0x13dadb2bL;
    a1.m[39] = (int)0x2dcb26a7UL;
    a1.m[40] = (int)-0x308373d6L;
    a1.m[41] = (int)0x10d1b3d6UL;
    a1.m[42] = (int)-0x72e99c66L;
    a1.m[43] = (int)0x4a52574aUL;
    a1.m[44] = (int)-0x7a34d4e2L;
    a1.m[45] = (int)0x24b47da7UL;
    a1.m[46] = (int)-0x4fac8bd0L;
    a1.m[47] = (int)0x26233c33UL;
    a1.m[48] = (int)-0x403866b2L;
    a1.m[49] = (int)0x1cc56de0UL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x78f0fe07L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b4_large(a1, a2);
    CONFORM_CHECK("result.m[0]", int, 4, (int)-0x396309a0L, result.m[0]);
    CONFORM_CHECK("result.m[1]", int, 4, (int)0x55a7da68UL, result.m[1]);
    CONFORM_CHECK("result.m[2]", int, 4, (int)-0x58c84c9aL, result.m[2]);
    CONFORM_CHECK("result.m[3]", int, 4, (int)0x7953e2e9UL, result.m[3]);
    CONFORM_CHECK("result.m[4]", int, 4, (int)-0x410545c1L, result.m[4]);
    CONFORM_CHECK("result.m[5]", int, 4, (int)0x61522d23UL, result.m[5]);
    CONFORM_CHECK("result.m[6]", int, 4, (int)-0x28f00d0eL, result.m[6]);
    CONFORM_CHECK("result.m[7]", int, 4, (int)0x233815d9UL, result.m[7]);
    CONFORM_CHECK("result.m[8]", int, 4, (int)-0x3a7bf1bcL, result.m[8]);
    CONFORM_CHECK("result.m[9]", int, 4, (int)0x1b784886UL, result.m[9]);
    CONFORM_CHECK("result.m[10]", int, 4, (int)-0xc586ec1L, result.m[10]);
    CONFORM_CHECK("result.m[11]", int, 4, (int)0x626e50ebUL, result.m[11]);
    CONFORM_CHECK("result.m[12]", int, 4, (int)-0x43d51dafL, result.m[12]);
    CONFORM_CHECK("result.m[13]", int, 4, (int)0xe6b6fd1UL, result.m[13]);
    CONFORM_CHECK("result.m[14]", int, 4, (int)-0x718f6d06L, result.m[14]);
    CONFORM_CHECK("result.m[15]", int, 4, (int)0x5c83753bUL, result.m[15]);
    CONFORM_CHECK("result.m[16]", int, 4, (int)-0x617caad6L, result.m[16]);
    CONFORM_CHECK("result.m[17]", int, 4, (int)0x7a30152eUL, result.m[17]);
    CONFORM_CHECK("result.m[18]", int, 4, (int)-0x1d1f7bccL, result.m[18]);
    CONFORM_CHECK("result.m[19]", int, 4, (int)0x29144daeUL, result.m[19]);
    CONFORM_CHECK("result.m[20]", int, 4, (int)-0x44587d13L, result.m[20]);
    CONFORM_CHECK("result.m[21]", int, 4, (int)0x5c64d1c5UL, result.m[21]);
    CONFORM_CHECK("result.m[22]", int, 4, (int)-0x28211630L, result.m[22]);
    CONFORM_CHECK("result.m[23]", int, 4, (int)0x51dcf757UL, result.m[23]);
    CONFORM_CHECK("result.m[24]", int, 4, (int)-0x658d4907L, result.m[24]);
    CONFORM_CHECK("result.m[25]", int, 4, (int)0x18abb306UL, result.m[25]);
    CONFORM_CHECK("result.m[26]", int, 4, (int)-0x42c97e03L, result.m[26]);
    CONFORM_CHECK("result.m[27]", int, 4, (int)0x5cfa0d04UL, result.m[27]);
    CONFORM_CHECK("result.m[28]", int, 4, (int)-0x5198b45aL, result.m[28]);
    CONFORM_CHECK("result.m[29]", int, 4, (int)0x5a5b46b5UL, result.m[29]);
    CONFORM_CHECK("result.m[30]", int, 4, (int)-0x22ef526fL, result.m[30]);
    CONFORM_CHECK("result.m[31]", int, 4, (int)0x1ef98584UL, result.m[31]);
    CONFORM_CHECK("result.m[32]", int, 4, (int)-0x219a8676L, result.m[32]);
    CONFORM_CHECK("result.m[33]", int, 4, (int)0xf0a7e32UL, result.m[33]);
    CONFORM_CHECK("result.m[34]", int, 4, (int)-0x1a6b8487L, result.m[34]);
    CONFORM_CHECK("result.m[35]", int, 4, (int)0x68a5d856UL, result.m[35]);
    CONFORM_CHECK("result.m[36]", int, 4, (int)-0x78f51831L, result.m[36]);
    CONFORM_CHECK("result.m[37]", int, 4, (int)0x4eb12375UL, result.m[37]);
    CONFORM_CHECK("result.m[38]", int, 4, (int)-0x55fa2029L, result.m[38]);
    CONFORM_CHECK("result.m[39]", int, 4, (int)0x27eb2e76UL, result.m[39]);
    CONFORM_CHECK("result.m[40]", int, 4, (int)-0x320a7e23L, result.m[40]);
    CONFORM_CHECK("result.m[41]", int, 4, (int)0x49ee9042UL, result.m[41]);
    CONFORM_CHECK("result.m[42]", int, 4, (int)-0x3168578cL, result.m[42]);
    CONFORM_CHECK("result.m[43]", int, 4, (int)0x11b551fbUL, result.m[43]);
    CONFORM_CHECK("result.m[44]", int, 4, (int)-0x3aa98587L, result.m[44]);
    CONFORM_CHECK("result.m[45]", int, 4, (int)0x39207c4eUL, result.m[45]);
    CONFORM_CHECK("result.m[46]", int, 4, (int)-0x574b9118L, result.m[46]);
    CONFORM_CHECK("result.m[47]", int, 4, (int)0x74b90a53UL, result.m[47]);
    CONFORM_CHECK("result.m[48]", int, 4, (int)-0x424b6685L, result.m[48]);
    CONFORM_CHECK("result.m[49]", int, 4, (int)0x6558df80UL, result.m[49]);
    CONFORM_CHECK("argument 1 after the call.m[0]", int, 4, (int)-0x3cd0ae17L, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", int, 4, (int)0x96cfba6UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", int, 4, (int)-0x6d7525eL, a1.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[3]", int, 4, (int)0x70806957UL, a1.m[3]);
    CONFORM_CHECK("argument 1 after the call.m[4]", int, 4, (int)-0x2a1db408L, a1.m[4]);
    CONFORM_CHECK("argument 1 after the call.m[5]", int, 4, (int)0x280a11cbUL, a1.m[5]);
    CONFORM_CHECK("argument 1 after the call.m[6]", int, 4, (int)-0xd49dbecL, a1.m[6]);
    CONFORM_CHECK("argument 1 after the call.m[7]", int, 4, (int)0x10d610d3UL, a1.m[7]);
    CONFORM_CHECK("argument 1 after the call.m[8]", int, 4, (int)-0x6426b8e8L, a1.m[8]);
    CONFORM_CHECK("argument 1 after the call.m[9]", int, 4, (int)0x292dff4bUL, a1.m[9]);
    CONFORM_CHECK("argument 1 after the call.m[10]", int, 4, (int)-0x412a8db7L, a1.m[10]);
    CONFORM_CHECK("argument 1 after the call.m[11]", int, 4, (int)0x766da39bUL, a1.m[11]);
    CONFORM_CHECK("argument 1 after the call.m[12]", int, 4, (int)-0x5d8d1a59L, a1.m[12]);
    CONFORM_CHECK("argument 1 after the call.m[13]", int, 4, (int)0x7f7692c4UL, a1.m[13]);
    CONFORM_CHECK("argument 1 after the call.m[14]", int, 4, (int)-0x429a6f26L, a1.m[14]);
    CONFORM_CHECK("argument 1 after the call.m[15]", int, 4, (int)0x60d1415fUL, a1.m[15]);
    CONFORM_CHECK("argument 1 after the call.m[16]", int, 4, (int)-0x2046401aL, a1.m[16]);
    CONFORM_CHECK("argument 1 after the call.m[17]", int, 4, (int)0x6472fb66UL, a1.m[17]);
    CONFORM_CHECK("argument 1 after the call.m[18]", int, 4, (int)-0x330d8f72L, a1.m[18]);
    CONFORM_CHECK("argument 1 after the call.m[19]", int, 4, (int)0x665c6f1aUL, a1.m[19]);
    CONFORM_CHECK("argument 1 after the call.m[20]", int, 4, (int)-0x29a5fa24L, a1.m[20]);
    CONFORM_CHECK("argument 1 after the call.m[21]", int, 4, (int)0x625a5248UL, a1.m[21]);
    CONFORM_CHECK("argument 1 after the call.m[22]", int, 4, (int)-0x6363c59aL, a1.m[22]);
    CONFORM_CHECK("argument 1 after the call.m[23]", int, 4, (int)0x6f18ca4eUL, a1.m[23]);
    CONFORM_CHECK("argument 1 after the call.m[24]", int, 4, (int)-0xc36ac7cL, a1.m[24]);
    CONFORM_CHECK("argument 1 after the call.m[25]", int, 4, (int)0x60e80bfcUL, a1.m[25]);
    CONFORM_CHECK("argument 1 after the call.m[26]", int, 4, (int)-0x5c5b8e25L, a1.m[26]);
    CONFORM_CHECK("argument 1 after the call.m[27]", int, 4, (int)0x549b8218UL, a1.m[27]);
    CONFORM_CHECK("argument 1 after the call.m[28]", int, 4, (int)-0x52062302L, a1.m[28]);
    CONFORM_CHECK("argument 1 after the call.m[29]", int, 4, (int)0x5d61ef7UL, a1.m[29]);
    CONFORM_CHECK("argument 1 after the call.m[30]", int, 4, (int)-0x2c2bf513L, a1.m[30]);
    CONFORM_CHECK("argument 1 after the call.m[31]", int, 4, (int)0x4ef367eaUL, a1.m[31]);
    CONFORM_CHECK("argument 1 after the call.m[32]", int, 4, (int)-0x6457b6ffL, a1.m[32]);
    CONFORM_CHECK("argument 1 after the call.m[33]", int, 4, (int)0xd5f60d8UL, a1.m[33]);
    CONFORM_CHECK("argument 1 after the call.m[34]", int, 4, (int)-0x201d68f1L, a1.m[34]);
    CONFORM_CHECK("argument 1 after the call.m[35]", int, 4, (int)0x7121d45cUL, a1.m[35]);
    CONFORM_CHECK("argument 1 after the call.m[36]", int, 4, (int)-0x5575931aL, a1.m[36]);
    CONFORM_CHECK("argument 1 after the call.m[37]", int, 4, (int)0xbaf1190UL, a1.m[37]);
    CONFORM_CHECK("argument 1 after the call.m[38]", int, 4, (int)-0x13dadb2bL, a1.m[38]);
    CONFORM_CHECK("argument 1 after the call.m[39]", int, 4, (int)0x2dcb26a7UL, a1.m[39]);
    CONFORM_CHECK("argument 1 after the call.m[40]", int, 4, (int)-0x308373d6L, a1.m[40]);
    CONFORM_CHECK("argument 1 after the call.m[41]", int, 4, (int)0x10d1b3d6UL, a1.m[41]);
    CONFORM_CHECK("argument 1 after the call.m[42]", int, 4, (int)-0x72e99c66L, a1.m[42]);
    CONFORM_CHECK("argument 1 after the call.m[43]", int, 4, (int)0x4a52574aUL, a1.m[43]);
    CONFORM_CHECK("argument 1 after the call.m[44]", int, 4, (int)-0x7a34d4e2L, a1.m[44]);
    CONFORM_CHECK("argument 1 after the call.m[45]", int, 4, (int)0x24b47da7UL, a1.m[45]);
    CONFORM_CHECK("argument 1 after the call.m[46]", int, 4, (int)-0x4fac8bd0L, a1.m[46]);
    CONFORM_CHECK("argument 1 after the call.m[47]", int, 4, (int)0x26233c33UL, a1.m[47]);
    CONFORM_CHECK("argument 1 after the call.m[48]", int, 4, (int)-0x403866b2L, a1.m[48]);
    CONFORM_CHECK("argument 1 after the call.m[49]", int, 4, (int)0x1cc56de0UL, a1.m[49]);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x78f0fe07L, a2);
}

/* aapcs64-6.8.2-b4-large-union */
static void run_aapcs64_6_8_2_b4_large_union(void)
{
    union aapcs64_6_8_2_b4_large_union_U a1;
    double a2;
    union aapcs64_6_8_2_b4_large_union_U result;
    if (!aapcs64_6_8_2_b4_large_union) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b4_large_union();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = (char)0xc4UL;
    a1.a[1] = (char)0x6dUL;
    a1.a[2] = (char)0xcaUL;
    a1.a[3] = (char)0x4dUL;
    a1.a[4] = (char)0xbdUL;
    a1.a[5] = (char)0x18UL;
    a1.a[6] = (char)0xe5UL;
    a1.a[7] = (char)0x4cUL;
    a1.a[8] = (char)0xc7UL;
    a1.a[9] = (char)0x9UL;
    a1.a[10] = (char)0xbfUL;
    a1.a[11] = (char)0x3fUL;
    a1.a[12] = (char)0x85UL;
    a1.a[13] = (char)0x43UL;
    a1.a[14] = (char)0x80UL;
    a1.a[15] = (char)0x9UL;
    a1.a[16] = (char)0x8fUL;
    a1.a[17] = (char)0x44UL;
    a1.a[18] = (char)0x89UL;
    a1.a[19] = (char)0x3UL;
    a1.a[20] = (char)0xdcUL;
    a1.a[21] = (char)0x25UL;
    a1.a[22] = (char)0xa0UL;
    a1.a[23] = (char)0x68UL;
    a1.a[24] = (char)0xdfUL;
    a1.a[25] = (char)0x64UL;
    a1.a[26] = (char)0xa1UL;
    a1.a[27] = (char)0x7bUL;
    a1.a[28] = (char)0xaaUL;
    a1.a[29] = (char)0x9UL;
    a1.a[30] = (char)0x9cUL;
    a1.a[31] = (char)0x6cUL;
    a1.a[32] = (char)0xf6UL;
    a1.a[33] = (char)0x29UL;
    a1.a[34] = (char)0x98UL;
    a1.a[35] = (char)0x20UL;
    a1.a[36] = (char)0x88UL;
    a1.a[37] = (char)0x5cUL;
    a1.a[38] = (char)0x85UL;
    a1.a[39] = (char)0x42UL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.964d3a2adb787p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b4_large_union(a1, a2);
    CONFORM_CHECK("result.a[0]", char, 1, (char)0xb0UL, result.a[0]);
    CONFORM_CHECK("result.a[1]", char, 1, (char)0x3fUL, result.a[1]);
    CONFORM_CHECK("result.a[2]", char, 1, (char)0xbdUL, result.a[2]);
    CONFORM_CHECK("result.a[3]", char, 1, (char)0x39UL, result.a[3]);
    CONFORM_CHECK("result.a[4]", char, 1, (char)0x9eUL, result.a[4]);
    CONFORM_CHECK("result.a[5]", char, 1, (char)0x31UL, result.a[5]);
    CONFORM_CHECK("result.a[6]", char, 1, (char)0xb2UL, result.a[6]);
    CONFORM_CHECK("result.a[7]", char, 1, (char)0x11UL, result.a[7]);
    CONFORM_CHECK("result.a[8]", char, 1, (char)0x9aUL, result.a[8]);
    CONFORM_CHECK("result.a[9]", char, 1, (char)0x54UL, result.a[9]);
    CONFORM_CHECK("result.a[10]", char, 1, (char)0x87UL, result.a[10]);
    CONFORM_CHECK("result.a[11]", char, 1, (char)0x2aUL, result.a[11]);
    CONFORM_CHECK("result.a[12]", char, 1, (char)0xcbUL, result.a[12]);
    CONFORM_CHECK("result.a[13]", char, 1, (char)0x3aUL, result.a[13]);
    CONFORM_CHECK("result.a[14]", char, 1, (char)0xd9UL, result.a[14]);
    CONFORM_CHECK("result.a[15]", char, 1, (char)0x65UL, result.a[15]);
    CONFORM_CHECK("result.a[16]", char, 1, (char)0xf6UL, result.a[16]);
    CONFORM_CHECK("result.a[17]", char, 1, (char)0x77UL, result.a[17]);
    CONFORM_CHECK("result.a[18]", char, 1, (char)0x93UL, result.a[18]);
    CONFORM_CHECK("result.a[19]", char, 1, (char)0x20UL, result.a[19]);
    CONFORM_CHECK("result.a[20]", char, 1, (char)0xaaUL, result.a[20]);
    CONFORM_CHECK("result.a[21]", char, 1, (char)0x56UL, result.a[21]);
    CONFORM_CHECK("result.a[22]", char, 1, (char)0xc1UL, result.a[22]);
    CONFORM_CHECK("result.a[23]", char, 1, (char)0x2dUL, result.a[23]);
    CONFORM_CHECK("result.a[24]", char, 1, (char)0xd1UL, result.a[24]);
    CONFORM_CHECK("result.a[25]", char, 1, (char)0x74UL, result.a[25]);
    CONFORM_CHECK("result.a[26]", char, 1, (char)0xbbUL, result.a[26]);
    CONFORM_CHECK("result.a[27]", char, 1, (char)0x48UL, result.a[27]);
    CONFORM_CHECK("result.a[28]", char, 1, (char)0xecUL, result.a[28]);
    CONFORM_CHECK("result.a[29]", char, 1, (char)0x5cUL, result.a[29]);
    CONFORM_CHECK("result.a[30]", char, 1, (char)0xd9UL, result.a[30]);
    CONFORM_CHECK("result.a[31]", char, 1, (char)0x78UL, result.a[31]);
    CONFORM_CHECK("result.a[32]", char, 1, (char)0xf0UL, result.a[32]);
    CONFORM_CHECK("result.a[33]", char, 1, (char)0x3aUL, result.a[33]);
    CONFORM_CHECK("result.a[34]", char, 1, (char)0xc1UL, result.a[34]);
    CONFORM_CHECK("result.a[35]", char, 1, (char)0x2fUL, result.a[35]);
    CONFORM_CHECK("result.a[36]", char, 1, (char)0x9bUL, result.a[36]);
    CONFORM_CHECK("result.a[37]", char, 1, (char)0x31UL, result.a[37]);
    CONFORM_CHECK("result.a[38]", char, 1, (char)0xf5UL, result.a[38]);
    CONFORM_CHECK("result.a[39]", char, 1, (char)0x7fUL, result.a[39]);
    CONFORM_CHECK("argument 1 after the call.a[0]", char, 1, (char)0xc4UL, a1.a[0]);
    CONFORM_CHECK("argument 1 after the call.a[1]", char, 1, (char)0x6dUL, a1.a[1]);
    CONFORM_CHECK("argument 1 after the call.a[2]", char, 1, (char)0xcaUL, a1.a[2]);
    CONFORM_CHECK("argument 1 after the call.a[3]", char, 1, (char)0x4dUL, a1.a[3]);
    CONFORM_CHECK("argument 1 after the call.a[4]", char, 1, (char)0xbdUL, a1.a[4]);
    CONFORM_CHECK("argument 1 after the call.a[5]", char, 1, (char)0x18UL, a1.a[5]);
    CONFORM_CHECK("argument 1 after the call.a[6]", char, 1, (char)0xe5UL, a1.a[6]);
    CONFORM_CHECK("argument 1 after the call.a[7]", char, 1, (char)0x4cUL, a1.a[7]);
    CONFORM_CHECK("argument 1 after the call.a[8]", char, 1, (char)0xc7UL, a1.a[8]);
    CONFORM_CHECK("argument 1 after the call.a[9]", char, 1, (char)0x9UL, a1.a[9]);
    CONFORM_CHECK("argument 1 after the call.a[10]", char, 1, (char)0xbfUL, a1.a[10]);
    CONFORM_CHECK("argument 1 after the call.a[11]", char, 1, (char)0x3fUL, a1.a[11]);
    CONFORM_CHECK("argument 1 after the call.a[12]", char, 1, (char)0x85UL, a1.a[12]);
    CONFORM_CHECK("argument 1 after the call.a[13]", char, 1, (char)0x43UL, a1.a[13]);
    CONFORM_CHECK("argument 1 after the call.a[14]", char, 1, (char)0x80UL, a1.a[14]);
    CONFORM_CHECK("argument 1 after the call.a[15]", char, 1, (char)0x9UL, a1.a[15]);
    CONFORM_CHECK("argument 1 after the call.a[16]", char, 1, (char)0x8fUL, a1.a[16]);
    CONFORM_CHECK("argument 1 after the call.a[17]", char, 1, (char)0x44UL, a1.a[17]);
    CONFORM_CHECK("argument 1 after the call.a[18]", char, 1, (char)0x89UL, a1.a[18]);
    CONFORM_CHECK("argument 1 after the call.a[19]", char, 1, (char)0x3UL, a1.a[19]);
    CONFORM_CHECK("argument 1 after the call.a[20]", char, 1, (char)0xdcUL, a1.a[20]);
    CONFORM_CHECK("argument 1 after the call.a[21]", char, 1, (char)0x25UL, a1.a[21]);
    CONFORM_CHECK("argument 1 after the call.a[22]", char, 1, (char)0xa0UL, a1.a[22]);
    CONFORM_CHECK("argument 1 after the call.a[23]", char, 1, (char)0x68UL, a1.a[23]);
    CONFORM_CHECK("argument 1 after the call.a[24]", char, 1, (char)0xdfUL, a1.a[24]);
    CONFORM_CHECK("argument 1 after the call.a[25]", char, 1, (char)0x64UL, a1.a[25]);
    CONFORM_CHECK("argument 1 after the call.a[26]", char, 1, (char)0xa1UL, a1.a[26]);
    CONFORM_CHECK("argument 1 after the call.a[27]", char, 1, (char)0x7bUL, a1.a[27]);
    CONFORM_CHECK("argument 1 after the call.a[28]", char, 1, (char)0xaaUL, a1.a[28]);
    CONFORM_CHECK("argument 1 after the call.a[29]", char, 1, (char)0x9UL, a1.a[29]);
    CONFORM_CHECK("argument 1 after the call.a[30]", char, 1, (char)0x9cUL, a1.a[30]);
    CONFORM_CHECK("argument 1 after the call.a[31]", char, 1, (char)0x6cUL, a1.a[31]);
    CONFORM_CHECK("argument 1 after the call.a[32]", char, 1, (char)0xf6UL, a1.a[32]);
    CONFORM_CHECK("argument 1 after the call.a[33]", char, 1, (char)0x29UL, a1.a[33]);
    CONFORM_CHECK("argument 1 after the call.a[34]", char, 1, (char)0x98UL, a1.a[34]);
    CONFORM_CHECK("argument 1 after the call.a[35]", char, 1, (char)0x20UL, a1.a[35]);
    CONFORM_CHECK("argument 1 after the call.a[36]", char, 1, (char)0x88UL, a1.a[36]);
    CONFORM_CHECK("argument 1 after the call.a[37]", char, 1, (char)0x5cUL, a1.a[37]);
    CONFORM_CHECK("argument 1 after the call.a[38]", char, 1, (char)0x85UL, a1.a[38]);
    CONFORM_CHECK("argument 1 after the call.a[39]", char, 1, (char)0x42UL, a1.a[39]);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.964d3a2adb787p0, a2);
}

/* aapcs64-6.8.2-b6-aligned-record */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b6_aligned_record(void)
{
    int a1;
    struct aapcs64_6_8_2_b6_aligned_record_S a2;
    int a3;
    long result;
    if (!aapcs64_6_8_2_b6_aligned_record) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b6_aligned_record();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x4eada3e4L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x268c9438c4b3cf88L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x6a658af7L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b6_aligned_record(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x726b5c7b515e75f8L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x4eada3e4L, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x268c9438c4b3cf88L - 1), a2.a);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x6a658af7L, a3);
}
#endif

/* aapcs64-6.8.2-b6-aligned-member */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b6_aligned_member(void)
{
    int a1;
    struct aapcs64_6_8_2_b6_aligned_member_S a2;
    int a3;
    long result;
    if (!aapcs64_6_8_2_b6_aligned_member) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b6_aligned_member();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x300ef9d2L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x621c3265abcbf531L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x2d575bf8L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b6_aligned_member(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x7af5b43801f371f6L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x300ef9d2L, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x621c3265abcbf531L - 1), a2.a);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x2d575bf8L, a3);
}
#endif

/* aapcs64-6.8.2-b6-int128-member */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_b6_int128_member(void)
{
    int a1;
    struct aapcs64_6_8_2_b6_int128_member_S a2;
    int a3;
    long result;
    if (!aapcs64_6_8_2_b6_int128_member) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b6_int128_member();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x10dd76d7L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (__int128)~(__int128)(((unsigned __int128)0x692a3b1f70ded553UL << 64 | 0x4964f39efa96d010UL));
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x38f4ffd0L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b6_int128_member(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x1ac87d3a6a84a99fL - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x10dd76d7L, a1);
    CONFORM_CHECK("argument 2 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x692a3b1f70ded553UL << 64 | 0x4964f39efa96d010UL)), a2.a);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x38f4ffd0L, a3);
}
#endif

/* aapcs64-6.8.2-b6-union-int128 */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_b6_union_int128(void)
{
    int a1;
    union aapcs64_6_8_2_b6_union_int128_U a2;
    int a3;
    long result;
    if (!aapcs64_6_8_2_b6_union_int128) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b6_union_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3bf85fc8L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (__int128)~(__int128)(((unsigned __int128)0x63e402f372acb46dUL << 64 | 0xf0d8b79d0ad8353bUL));
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x6afc9279L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b6_union_int128(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x2ca25652826f42ddL - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3bf85fc8L, a1);
    CONFORM_CHECK("argument 2 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x63e402f372acb46dUL << 64 | 0xf0d8b79d0ad8353bUL)), a2.a);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x6afc9279L, a3);
}
#endif

/* aapcs64-6.8.2-b6-nested-aligned */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b6_nested_aligned(void)
{
    int a1;
    struct aapcs64_6_8_2_b6_nested_aligned_S a2;
    int a3;
    long result;
    if (!aapcs64_6_8_2_b6_nested_aligned) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b6_nested_aligned();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x4c80ecf9L;
    conform_scribble(&a2, sizeof a2);
    a2.i.a = (long)(-0x66070e716bb64839L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x42579fd5L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b6_nested_aligned(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x62c5c6204e4a24fL - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x4c80ecf9L, a1);
    CONFORM_CHECK("argument 2 after the call.i.a", long, 8, (long)(-0x66070e716bb64839L - 1), a2.i.a);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x42579fd5L, a3);
}
#endif

/* aapcs64-6.8.2-b6-aligned-8-ints */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b6_aligned_8_ints(void)
{
    int a1;
    struct aapcs64_6_8_2_b6_aligned_8_ints_S a2;
    int a3;
    int result;
    if (!aapcs64_6_8_2_b6_aligned_8_ints) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b6_aligned_8_ints();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x43f212ddL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (int)-0x20b45683L;
    a2.b = (int)0x1c7e2ebdUL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x17919c53L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b6_aligned_8_ints(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x4dd8c56dL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x43f212ddL, a1);
    CONFORM_CHECK("argument 2 after the call.a", int, 4, (int)-0x20b45683L, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", int, 4, (int)0x1c7e2ebdUL, a2.b);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x17919c53L, a3);
}
#endif

/* aapcs64-6.8.2-b6-packed-composite */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b6_packed_composite(void)
{
    int a1;
    struct aapcs64_6_8_2_b6_packed_composite_S a2;
    int a3;
    long result;
    if (!aapcs64_6_8_2_b6_packed_composite) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b6_packed_composite();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x49f24fa3L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)0x9bUL;
    a2.b = (long)0x68306c9aa81ef1b1UL;
    a2.c = (int)-0x1d3c7cddL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x1ca6df0aL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b6_packed_composite(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x704d22f064ba90b5L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x49f24fa3L, a1);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)0x9bUL, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x68306c9aa81ef1b1UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", int, 4, (int)-0x1d3c7cddL, a2.c);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x1ca6df0aL, a3);
}
#endif

/* aapcs64-6.8.2-b6-packed-on-stack */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_b6_packed_on_stack(void)
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
    struct aapcs64_6_8_2_b6_packed_on_stack_S a10;
    char a11;
    int result;
    if (!aapcs64_6_8_2_b6_packed_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_b6_packed_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x26dd222a762af128L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x71aa40a72c77d5abL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x1765471b0d7742dcL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x69576257399f7986L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x5d6acfb686462469L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x26216e3d71d0fd7dL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x1d043292404d5b79L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x644fcbbe4ab8aa66L - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (char)0xfdUL;
    conform_scribble(&a10, sizeof a10);
    a10.a = (char)0xf5UL;
    a10.b = (short)0x3f63UL;
    conform_scribble(&a11, sizeof a11);
    a11 = (char)0xbeUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_b6_packed_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x4c5241a2L, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x26dd222a762af128L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x71aa40a72c77d5abL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x1765471b0d7742dcL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x69576257399f7986L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x5d6acfb686462469L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x26216e3d71d0fd7dL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x1d043292404d5b79L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x644fcbbe4ab8aa66L - 1), a8);
    CONFORM_CHECK("argument 9 after the call", char, 1, (char)0xfdUL, a9);
    CONFORM_CHECK("argument 10 after the call.a", char, 1, (char)0xf5UL, a10.a);
    CONFORM_CHECK("argument 10 after the call.b", short, 2, (short)0x3f63UL, a10.b);
    CONFORM_CHECK("argument 11 after the call", char, 1, (char)0xbeUL, a11);
}
#endif

/* aapcs64-6.8.2-c1-eight-doubles */
static void run_aapcs64_6_8_2_c1_eight_doubles(void)
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
    if (!aapcs64_6_8_2_c1_eight_doubles) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_eight_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.9ad0a78ec5f59p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.71f9436994841p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.c6dcc12e878fbp0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.0cd1389cc2aefp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.b64cc2d541dc5p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.3003b3327be1fp0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.47fbd18ae39c8p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.597be89a09ca5p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_eight_doubles(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.f595393d0d374p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.9ad0a78ec5f59p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.71f9436994841p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.c6dcc12e878fbp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.0cd1389cc2aefp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.b64cc2d541dc5p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.3003b3327be1fp0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.47fbd18ae39c8p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.597be89a09ca5p0, a8);
}

/* aapcs64-6.8.2-c1-nine-doubles */
static void run_aapcs64_6_8_2_c1_nine_doubles(void)
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
    if (!aapcs64_6_8_2_c1_nine_doubles) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_nine_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.c2fe1200cbfd2p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.5848c997b9241p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.0af6b9f51b909p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.19e53a25c3ed6p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.6e4bfe21a3bc3p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.4757fb45f5782p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.d5ba1a9cf5249p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.390f9a6871abap0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.9ba0eb6255225p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_nine_doubles(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.4ccde2a850b0dp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.c2fe1200cbfd2p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.5848c997b9241p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.0af6b9f51b909p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.19e53a25c3ed6p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.6e4bfe21a3bc3p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.4757fb45f5782p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.d5ba1a9cf5249p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.390f9a6871abap0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.9ba0eb6255225p0, a9);
}

/* aapcs64-6.8.2-c1-float-on-stack */
static void run_aapcs64_6_8_2_c1_float_on_stack(void)
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
    if (!aapcs64_6_8_2_c1_float_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_float_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.fbc522p0f;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.7d71aap0f;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.75cadap0f;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.e8851ap0f;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.478fcap0f;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.c11da6p0f;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.9f0922p0f;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.5691cep0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.016826p0f;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.48d0c2p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_float_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.f04032p0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", float, 4, -0x1.fbc522p0f, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", float, 4, -0x1.7d71aap0f, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", float, 4, -0x1.75cadap0f, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", float, 4, -0x1.e8851ap0f, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", float, 4, -0x1.478fcap0f, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", float, 4, -0x1.c11da6p0f, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", float, 4, -0x1.9f0922p0f, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", float, 4, -0x1.5691cep0f, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", float, 4, -0x1.016826p0f, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", float, 4, -0x1.48d0c2p0f, a10);
}

/* aapcs64-6.8.2-c1-half-on-stack */
#if CONFORM_HAS_FLOAT16
static void run_aapcs64_6_8_2_c1_half_on_stack(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    _Float16 a9;
    _Float16 a10;
    _Float16 result;
    if (!aapcs64_6_8_2_c1_half_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_half_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.bd8435e7a7bd7p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.ca361f7720393p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.737f3149bfba2p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.fa0be371706e8p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.18299277de9cap0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.ef1e70104f4cdp0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.4b649de065946p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.f7ad531dc7649p0;
    conform_scribble(&a9, sizeof a9);
    a9 = (_Float16)-0x1.8d4p0;
    conform_scribble(&a10, sizeof a10);
    a10 = (_Float16)-0x1.52cp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_half_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", _Float16, 2, (_Float16)-0x1.b04p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.bd8435e7a7bd7p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.ca361f7720393p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.737f3149bfba2p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.fa0be371706e8p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.18299277de9cap0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.ef1e70104f4cdp0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.4b649de065946p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.f7ad531dc7649p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", _Float16, 2, (_Float16)-0x1.8d4p0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", _Float16, 2, (_Float16)-0x1.52cp0, a10);
}
#endif

/* aapcs64-6.8.2-c1-hfa-fits */
static void run_aapcs64_6_8_2_c1_hfa_fits(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    struct aapcs64_6_8_2_c1_hfa_fits_S a7;
    float result;
    if (!aapcs64_6_8_2_c1_hfa_fits) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_hfa_fits();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.5ae25fd454002p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.439256e209da5p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.1d494c40d003ap0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.a1aa60b8c67aep0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.6f0580977261cp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.4aa9720d94ae1p0;
    conform_scribble(&a7, sizeof a7);
    a7.a = -0x1.a1b472p0f;
    a7.b = 0x1.8d7bb2p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_hfa_fits(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.bcbc6ep0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.5ae25fd454002p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.439256e209da5p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.1d494c40d003ap0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.a1aa60b8c67aep0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.6f0580977261cp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.4aa9720d94ae1p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call.a", float, 4, -0x1.a1b472p0f, a7.a);
    CONFORM_CHECK_BYTES("argument 7 after the call.b", float, 4, 0x1.8d7bb2p0f, a7.b);
}

/* aapcs64-6.8.2-c1-hfa-does-not-fit */
static void run_aapcs64_6_8_2_c1_hfa_does_not_fit(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    struct aapcs64_6_8_2_c1_hfa_does_not_fit_S a7;
    float result;
    if (!aapcs64_6_8_2_c1_hfa_does_not_fit) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_hfa_does_not_fit();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.0f5986b07797dp0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.9b12fe83fb896p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.e2e520de40f41p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.292cfe080736dp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.df3ebe6ce50eap0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.5b7eea29e546bp0;
    conform_scribble(&a7, sizeof a7);
    a7.a = -0x1.776e92p0f;
    a7.b = 0x1.ac534ep0f;
    a7.c = -0x1.4b60aap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_hfa_does_not_fit(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.4198a6p0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.0f5986b07797dp0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.9b12fe83fb896p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.e2e520de40f41p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.292cfe080736dp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.df3ebe6ce50eap0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.5b7eea29e546bp0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call.a", float, 4, -0x1.776e92p0f, a7.a);
    CONFORM_CHECK_BYTES("argument 7 after the call.b", float, 4, 0x1.ac534ep0f, a7.b);
    CONFORM_CHECK_BYTES("argument 7 after the call.c", float, 4, -0x1.4b60aap0f, a7.c);
}

/* aapcs64-6.8.2-c1-no-back-fill */
static void run_aapcs64_6_8_2_c1_no_back_fill(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    struct aapcs64_6_8_2_c1_no_back_fill_S a8;
    double a9;
    double result;
    if (!aapcs64_6_8_2_c1_no_back_fill) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_no_back_fill();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.ff6dd648a6bbcp0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.d9dcb8bf9877cp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.72baddd40b665p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.842a7bb97cc44p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.9078981ee15ddp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.0e2265a59e354p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.d1a74db5ab5e4p0;
    conform_scribble(&a8, sizeof a8);
    a8.a = -0x1.a247f6p0f;
    a8.b = 0x1.55d5eap0f;
    a8.c = -0x1.01bf26p0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.3a85aa2384e17p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_no_back_fill(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.4553d40881e90p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.ff6dd648a6bbcp0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.d9dcb8bf9877cp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.72baddd40b665p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.842a7bb97cc44p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.9078981ee15ddp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.0e2265a59e354p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.d1a74db5ab5e4p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call.a", float, 4, -0x1.a247f6p0f, a8.a);
    CONFORM_CHECK_BYTES("argument 8 after the call.b", float, 4, 0x1.55d5eap0f, a8.b);
    CONFORM_CHECK_BYTES("argument 8 after the call.c", float, 4, -0x1.01bf26p0f, a8.c);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.3a85aa2384e17p0, a9);
}

/* aapcs64-6.8.2-c1-hfa-rounded */
static void run_aapcs64_6_8_2_c1_hfa_rounded(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    struct aapcs64_6_8_2_c1_hfa_rounded_S a9;
    float a10;
    float result;
    if (!aapcs64_6_8_2_c1_hfa_rounded) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_hfa_rounded();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.6cfe7aa898398p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.a0b01dd36771ep0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.e8d4aad15b2cdp0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.bfcd302402765p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.f670884b2d3e5p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.fad92e1644c81p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.f43570cf4952cp0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.378efa5fb287dp0;
    conform_scribble(&a9, sizeof a9);
    a9.a = -0x1.078246p0f;
    a9.b = 0x1.4cfe56p0f;
    a9.c = -0x1.68fbe2p0f;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.326656p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_hfa_rounded(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.d117d2p0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.6cfe7aa898398p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.a0b01dd36771ep0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.e8d4aad15b2cdp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.bfcd302402765p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.f670884b2d3e5p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.fad92e1644c81p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.f43570cf4952cp0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.378efa5fb287dp0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call.a", float, 4, -0x1.078246p0f, a9.a);
    CONFORM_CHECK_BYTES("argument 9 after the call.b", float, 4, 0x1.4cfe56p0f, a9.b);
    CONFORM_CHECK_BYTES("argument 9 after the call.c", float, 4, -0x1.68fbe2p0f, a9.c);
    CONFORM_CHECK_BYTES("argument 10 after the call", float, 4, -0x1.326656p0f, a10);
}

/* aapcs64-6.8.2-c1-one-float-hfa-on-stack */
static void run_aapcs64_6_8_2_c1_one_float_hfa_on_stack(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    double a8;
    struct aapcs64_6_8_2_c1_one_float_hfa_on_stack_S a9;
    struct aapcs64_6_8_2_c1_one_float_hfa_on_stack_S a10;
    float a11;
    float result;
    if (!aapcs64_6_8_2_c1_one_float_hfa_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_one_float_hfa_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.9ce52afbc73b0p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.95e22a9e82981p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.6f5c6f1c84e64p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.ecff2d30dd2a5p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.3a563e23f80a9p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.f548223260f02p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.e3491110926c3p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.560eee9d07003p0;
    conform_scribble(&a9, sizeof a9);
    a9.a = -0x1.fb6982p0f;
    conform_scribble(&a10, sizeof a10);
    a10.a = -0x1.d395bap0f;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.e3c7b6p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_one_float_hfa_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK_BYTES("result", float, 4, -0x1.24d5e2p0f, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.9ce52afbc73b0p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.95e22a9e82981p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.6f5c6f1c84e64p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.ecff2d30dd2a5p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.3a563e23f80a9p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.f548223260f02p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.e3491110926c3p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.560eee9d07003p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call.a", float, 4, -0x1.fb6982p0f, a9.a);
    CONFORM_CHECK_BYTES("argument 10 after the call.a", float, 4, -0x1.d395bap0f, a10.a);
    CONFORM_CHECK_BYTES("argument 11 after the call", float, 4, -0x1.e3c7b6p0f, a11);
}

/* aapcs64-6.8.2-c1-quad-on-stack */
static void run_aapcs64_6_8_2_c1_quad_on_stack(void)
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
    long double a10;
    double a11;
    double result;
    if (!aapcs64_6_8_2_c1_quad_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_quad_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.b2e91352d5a78p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.332b3f93eb6cfp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.8aa0692e0fcdfp0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.bfcc3d0cc91adp0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.38ea5993936f9p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.0b2ef6ed6789bp0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.bc31d00b517c8p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.b4cdb70a0ff35p0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.22e6ea198558ep0;
    conform_scribble(&a10, sizeof a10);
    a10 = -((long double)0x1.9d685bfb3d10p0 + (long double)0x0.20de242ca075p-48 + (long double)0x0.dc30p-96);
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.071c726f23532p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_quad_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.f96703b04fe7fp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.b2e91352d5a78p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.332b3f93eb6cfp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.8aa0692e0fcdfp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.bfcc3d0cc91adp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.38ea5993936f9p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.0b2ef6ed6789bp0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.bc31d00b517c8p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.b4cdb70a0ff35p0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.22e6ea198558ep0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", long double, 16, -((long double)0x1.9d685bfb3d10p0 + (long double)0x0.20de242ca075p-48 + (long double)0x0.dc30p-96), a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.071c726f23532p0, a11);
}

/* aapcs64-6.8.2-c1-vector-on-stack */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_c1_vector_on_stack(void)
{
    bf_v4_float a1;
    bf_v4_float a2;
    bf_v4_float a3;
    bf_v4_float a4;
    bf_v4_float a5;
    bf_v4_float a6;
    bf_v4_float a7;
    bf_v4_float a8;
    double a9;
    bf_v4_float a10;
    double a11;
    bf_v4_float result;
    if (!aapcs64_6_8_2_c1_vector_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_vector_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1[0] = -0x1.6c8a5ap0f;
    a1[1] = 0x1.15f84ap0f;
    a1[2] = -0x1.591182p0f;
    a1[3] = 0x1.9a5476p0f;
    conform_scribble(&a2, sizeof a2);
    a2[0] = -0x1.b72956p0f;
    a2[1] = 0x1.72ca46p0f;
    a2[2] = -0x1.2f739ep0f;
    a2[3] = 0x1.5089fep0f;
    conform_scribble(&a3, sizeof a3);
    a3[0] = -0x1.f2db4ep0f;
    a3[1] = 0x1.4cff3ep0f;
    a3[2] = -0x1.b6e5bep0f;
    a3[3] = 0x1.af9c7ap0f;
    conform_scribble(&a4, sizeof a4);
    a4[0] = -0x1.5b07dep0f;
    a4[1] = 0x1.66e176p0f;
    a4[2] = -0x1.97112ep0f;
    a4[3] = 0x1.b7b58ap0f;
    conform_scribble(&a5, sizeof a5);
    a5[0] = -0x1.4202a6p0f;
    a5[1] = 0x1.bf304ap0f;
    a5[2] = -0x1.ae75a2p0f;
    a5[3] = 0x1.1f2d92p0f;
    conform_scribble(&a6, sizeof a6);
    a6[0] = -0x1.7ff87ap0f;
    a6[1] = 0x1.d43456p0f;
    a6[2] = -0x1.14a9d6p0f;
    a6[3] = 0x1.0f2acap0f;
    conform_scribble(&a7, sizeof a7);
    a7[0] = -0x1.aa5faep0f;
    a7[1] = 0x1.893772p0f;
    a7[2] = -0x1.bf190ap0f;
    a7[3] = 0x1.c76ef6p0f;
    conform_scribble(&a8, sizeof a8);
    a8[0] = -0x1.10a166p0f;
    a8[1] = 0x1.45d89ep0f;
    a8[2] = -0x1.79a7d6p0f;
    a8[3] = 0x1.893acap0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.fa4d61a278788p0;
    conform_scribble(&a10, sizeof a10);
    a10[0] = -0x1.094166p0f;
    a10[1] = 0x1.0acb8ap0f;
    a10[2] = -0x1.f0798ep0f;
    a10[3] = 0x1.326c32p0f;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.54ba334a0579dp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_vector_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK_BYTES("result[0]", float, 4, -0x1.d5e1cap0f, result[0]);
    CONFORM_CHECK_BYTES("result[1]", float, 4, 0x1.5b5b0ep0f, result[1]);
    CONFORM_CHECK_BYTES("result[2]", float, 4, -0x1.ac892ep0f, result[2]);
    CONFORM_CHECK_BYTES("result[3]", float, 4, 0x1.9a16d2p0f, result[3]);
    CONFORM_CHECK_BYTES("argument 1 after the call[0]", float, 4, -0x1.6c8a5ap0f, a1[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call[1]", float, 4, 0x1.15f84ap0f, a1[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call[2]", float, 4, -0x1.591182p0f, a1[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call[3]", float, 4, 0x1.9a5476p0f, a1[3]);
    CONFORM_CHECK_BYTES("argument 2 after the call[0]", float, 4, -0x1.b72956p0f, a2[0]);
    CONFORM_CHECK_BYTES("argument 2 after the call[1]", float, 4, 0x1.72ca46p0f, a2[1]);
    CONFORM_CHECK_BYTES("argument 2 after the call[2]", float, 4, -0x1.2f739ep0f, a2[2]);
    CONFORM_CHECK_BYTES("argument 2 after the call[3]", float, 4, 0x1.5089fep0f, a2[3]);
    CONFORM_CHECK_BYTES("argument 3 after the call[0]", float, 4, -0x1.f2db4ep0f, a3[0]);
    CONFORM_CHECK_BYTES("argument 3 after the call[1]", float, 4, 0x1.4cff3ep0f, a3[1]);
    CONFORM_CHECK_BYTES("argument 3 after the call[2]", float, 4, -0x1.b6e5bep0f, a3[2]);
    CONFORM_CHECK_BYTES("argument 3 after the call[3]", float, 4, 0x1.af9c7ap0f, a3[3]);
    CONFORM_CHECK_BYTES("argument 4 after the call[0]", float, 4, -0x1.5b07dep0f, a4[0]);
    CONFORM_CHECK_BYTES("argument 4 after the call[1]", float, 4, 0x1.66e176p0f, a4[1]);
    CONFORM_CHECK_BYTES("argument 4 after the call[2]", float, 4, -0x1.97112ep0f, a4[2]);
    CONFORM_CHECK_BYTES("argument 4 after the call[3]", float, 4, 0x1.b7b58ap0f, a4[3]);
    CONFORM_CHECK_BYTES("argument 5 after the call[0]", float, 4, -0x1.4202a6p0f, a5[0]);
    CONFORM_CHECK_BYTES("argument 5 after the call[1]", float, 4, 0x1.bf304ap0f, a5[1]);
    CONFORM_CHECK_BYTES("argument 5 after the call[2]", float, 4, -0x1.ae75a2p0f, a5[2]);
    CONFORM_CHECK_BYTES("argument 5 after the call[3]", float, 4, 0x1.1f2d92p0f, a5[3]);
    CONFORM_CHECK_BYTES("argument 6 after the call[0]", float, 4, -0x1.7ff87ap0f, a6[0]);
    CONFORM_CHECK_BYTES("argument 6 after the call[1]", float, 4, 0x1.d43456p0f, a6[1]);
    CONFORM_CHECK_BYTES("argument 6 after the call[2]", float, 4, -0x1.14a9d6p0f, a6[2]);
    CONFORM_CHECK_BYTES("argument 6 after the call[3]", float, 4, 0x1.0f2acap0f, a6[3]);
    CONFORM_CHECK_BYTES("argument 7 after the call[0]", float, 4, -0x1.aa5faep0f, a7[0]);
    CONFORM_CHECK_BYTES("argument 7 after the call[1]", float, 4, 0x1.893772p0f, a7[1]);
    CONFORM_CHECK_BYTES("argument 7 after the call[2]", float, 4, -0x1.bf190ap0f, a7[2]);
    CONFORM_CHECK_BYTES("argument 7 after the call[3]", float, 4, 0x1.c76ef6p0f, a7[3]);
    CONFORM_CHECK_BYTES("argument 8 after the call[0]", float, 4, -0x1.10a166p0f, a8[0]);
    CONFORM_CHECK_BYTES("argument 8 after the call[1]", float, 4, 0x1.45d89ep0f, a8[1]);
    CONFORM_CHECK_BYTES("argument 8 after the call[2]", float, 4, -0x1.79a7d6p0f, a8[2]);
    CONFORM_CHECK_BYTES("argument 8 after the call[3]", float, 4, 0x1.893acap0f, a8[3]);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.fa4d61a278788p0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call[0]", float, 4, -0x1.094166p0f, a10[0]);
    CONFORM_CHECK_BYTES("argument 10 after the call[1]", float, 4, 0x1.0acb8ap0f, a10[1]);
    CONFORM_CHECK_BYTES("argument 10 after the call[2]", float, 4, -0x1.f0798ep0f, a10[2]);
    CONFORM_CHECK_BYTES("argument 10 after the call[3]", float, 4, 0x1.326c32p0f, a10[3]);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.54ba334a0579dp0, a11);
}
#endif

/* aapcs64-6.8.2-c1-hfa-of-quads-on-stack */
static void run_aapcs64_6_8_2_c1_hfa_of_quads_on_stack(void)
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
    struct aapcs64_6_8_2_c1_hfa_of_quads_on_stack_S a10;
    double a11;
    double result;
    if (!aapcs64_6_8_2_c1_hfa_of_quads_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_hfa_of_quads_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.0865b265a7c8bp0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.1ca9f4eb21b59p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.6426608463492p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.121cc5fa7d1c5p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.80eef1ce04ebfp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.456b491764335p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.a51a9b00f33fbp0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.b5eba9ec3b2fdp0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.04d888168dbe5p0;
    conform_scribble(&a10, sizeof a10);
    a10.a = -((long double)0x1.1e044dc85231p0 + (long double)0x0.61dbef8533f4p-48 + (long double)0x0.4a85p-96);
    a10.b = ((long double)0x1.ddec9c4f2527p0 + (long double)0x0.165d3302310ap-48 + (long double)0x0.1bf0p-96);
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.529b5bffe95f2p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_hfa_of_quads_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.59555d6b4723dp0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.0865b265a7c8bp0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.1ca9f4eb21b59p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.6426608463492p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.121cc5fa7d1c5p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.80eef1ce04ebfp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.456b491764335p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.a51a9b00f33fbp0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.b5eba9ec3b2fdp0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.04d888168dbe5p0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call.a", long double, 16, -((long double)0x1.1e044dc85231p0 + (long double)0x0.61dbef8533f4p-48 + (long double)0x0.4a85p-96), a10.a);
    CONFORM_CHECK_BYTES("argument 10 after the call.b", long double, 16, ((long double)0x1.ddec9c4f2527p0 + (long double)0x0.165d3302310ap-48 + (long double)0x0.1bf0p-96), a10.b);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.529b5bffe95f2p0, a11);
}

/* aapcs64-6.8.2-c1-hfa-leaves-integers */
static void run_aapcs64_6_8_2_c1_hfa_leaves_integers(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    struct aapcs64_6_8_2_c1_hfa_leaves_integers_S a7;
    long a8;
    double a9;
    long result;
    if (!aapcs64_6_8_2_c1_hfa_leaves_integers) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_hfa_leaves_integers();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.647e0063ee995p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.fd40554a6a1abp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.859ec435570b7p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.37dde497d2a1ep0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.65c09746fc3fdp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.432d35136428dp0;
    conform_scribble(&a7, sizeof a7);
    a7.a = -0x1.99919d52041a3p0;
    a7.b = 0x1.9ef1c19e35fd9p0;
    a7.c = -0x1.94b11980d2453p0;
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x1dc2cf7af223a5a6L - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.2dde368399cafp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_hfa_leaves_integers(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x53b76db72be685e1L - 1), result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.647e0063ee995p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.fd40554a6a1abp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.859ec435570b7p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.37dde497d2a1ep0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.65c09746fc3fdp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.432d35136428dp0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call.a", double, 8, -0x1.99919d52041a3p0, a7.a);
    CONFORM_CHECK_BYTES("argument 7 after the call.b", double, 8, 0x1.9ef1c19e35fd9p0, a7.b);
    CONFORM_CHECK_BYTES("argument 7 after the call.c", double, 8, -0x1.94b11980d2453p0, a7.c);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x1dc2cf7af223a5a6L - 1), a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.2dde368399cafp0, a9);
}

/* aapcs64-6.8.2-c1-complex-on-stack */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_6_8_2_c1_complex_on_stack(void)
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
    if (!aapcs64_6_8_2_c1_complex_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_complex_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.11280d4c6d222p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.edaa9a2878b2ap0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.539d9038a4c10p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.1e5777a4405a4p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.2dc2b12e401dcp0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.84885c0c95bd9p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.13c411051d1d4p0;
    conform_scribble(&a8, sizeof a8);
    __real__ a8 = -0x1.75bf4e0ca4327p0;
    __imag__ a8 = 0x1.65c4d8a42f08bp0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.395f8efddbb73p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_complex_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.0f260a48a2388p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.11280d4c6d222p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.edaa9a2878b2ap0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.539d9038a4c10p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.1e5777a4405a4p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.2dc2b12e401dcp0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.84885c0c95bd9p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.13c411051d1d4p0, a7);
    CONFORM_CHECK_BYTES("__real__ argument 8 after the call", double, 8, -0x1.75bf4e0ca4327p0, __real__ a8);
    CONFORM_CHECK_BYTES("__imag__ argument 8 after the call", double, 8, 0x1.65c4d8a42f08bp0, __imag__ a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.395f8efddbb73p0, a9);
}
#endif

/* aapcs64-6.8.2-c1-four-doubles-twice */
static void run_aapcs64_6_8_2_c1_four_doubles_twice(void)
{
    struct aapcs64_6_8_2_c1_four_doubles_twice_S a1;
    struct aapcs64_6_8_2_c1_four_doubles_twice_S a2;
    double a3;
    double result;
    if (!aapcs64_6_8_2_c1_four_doubles_twice) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_four_doubles_twice();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = -0x1.256508128e689p0;
    a1.m[1] = 0x1.6bd6e48f6877ap0;
    a1.m[2] = -0x1.b5ea6729efaa6p0;
    a1.m[3] = 0x1.6ef932c64bae1p0;
    conform_scribble(&a2, sizeof a2);
    a2.m[0] = -0x1.6b1460d4f524ap0;
    a2.m[1] = 0x1.6877a547c6499p0;
    a2.m[2] = -0x1.4ba530ab5a394p0;
    a2.m[3] = 0x1.2eeef8588b563p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.f957f5d1b4575p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_four_doubles_twice(a1, a2, a3);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.a260bd1ea41a8p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[0]", double, 8, -0x1.256508128e689p0, a1.m[0]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[1]", double, 8, 0x1.6bd6e48f6877ap0, a1.m[1]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[2]", double, 8, -0x1.b5ea6729efaa6p0, a1.m[2]);
    CONFORM_CHECK_BYTES("argument 1 after the call.m[3]", double, 8, 0x1.6ef932c64bae1p0, a1.m[3]);
    CONFORM_CHECK_BYTES("argument 2 after the call.m[0]", double, 8, -0x1.6b1460d4f524ap0, a2.m[0]);
    CONFORM_CHECK_BYTES("argument 2 after the call.m[1]", double, 8, 0x1.6877a547c6499p0, a2.m[1]);
    CONFORM_CHECK_BYTES("argument 2 after the call.m[2]", double, 8, -0x1.4ba530ab5a394p0, a2.m[2]);
    CONFORM_CHECK_BYTES("argument 2 after the call.m[3]", double, 8, 0x1.2eeef8588b563p0, a2.m[3]);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.f957f5d1b4575p0, a3);
}

/* aapcs64-6.8.2-c1-hva-on-stack */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_c1_hva_on_stack(void)
{
    double a1;
    double a2;
    double a3;
    double a4;
    double a5;
    double a6;
    double a7;
    struct aapcs64_6_8_2_c1_hva_on_stack_S a8;
    double a9;
    double result;
    if (!aapcs64_6_8_2_c1_hva_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c1_hva_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.c73893b943be4p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.b73f41233b7dbp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.2365d1c11c0b7p0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.20dd3a55947a0p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.35664c5fec407p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.b0069d3c34057p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.345f663f7323dp0;
    conform_scribble(&a8, sizeof a8);
    a8.a[0] = -0x1.cfbd1ap0f;
    a8.a[1] = 0x1.855056p0f;
    a8.b[0] = -0x1.415de6p0f;
    a8.b[1] = 0x1.4b7a42p0f;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.ede4b99382740p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c1_hva_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.c0eed504a75a5p0, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.c73893b943be4p0, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.b73f41233b7dbp0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.2365d1c11c0b7p0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.20dd3a55947a0p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.35664c5fec407p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.b0069d3c34057p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.345f663f7323dp0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call.a[0]", float, 4, -0x1.cfbd1ap0f, a8.a[0]);
    CONFORM_CHECK_BYTES("argument 8 after the call.a[1]", float, 4, 0x1.855056p0f, a8.a[1]);
    CONFORM_CHECK_BYTES("argument 8 after the call.b[0]", float, 4, -0x1.415de6p0f, a8.b[0]);
    CONFORM_CHECK_BYTES("argument 8 after the call.b[1]", float, 4, 0x1.4b7a42p0f, a8.b[1]);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.ede4b99382740p0, a9);
}
#endif

/* aapcs64-6.8.2-c9-eight-longs */
static void run_aapcs64_6_8_2_c9_eight_longs(void)
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
    if (!aapcs64_6_8_2_c9_eight_longs) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_eight_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x354aac9a2d5076d5L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x71cec728999a28cdL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x57f585d33521acb6L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0xd389dcc511d046fL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x6554d204ac696c23L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x572510a6c0b9a9aL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x579d76de2bc17aabL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x59a1d9b8c5355e2L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_eight_longs(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result", long, 8, (long)(-0x4c02d007aad8f127L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x354aac9a2d5076d5L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x71cec728999a28cdL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x57f585d33521acb6L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0xd389dcc511d046fL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x6554d204ac696c23L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x572510a6c0b9a9aL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x579d76de2bc17aabL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x59a1d9b8c5355e2L - 1), a8);
}

/* aapcs64-6.8.2-c9-nine-longs */
static void run_aapcs64_6_8_2_c9_nine_longs(void)
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
    if (!aapcs64_6_8_2_c9_nine_longs) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_nine_longs();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x64b30d9f4a2d9457L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x2503c9e9218ca2b1L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x6d2902aad2919c33L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x2c695dcabea4f14eL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x180baa9e64580bd8L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x7bd14228032c3d21L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x18feb313339b28f4L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x1e8e0daf6e0ed053L - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x5c63f88115a102e5L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_nine_longs(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x3d8c9ca3501f7a6bL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x64b30d9f4a2d9457L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x2503c9e9218ca2b1L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x6d2902aad2919c33L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x2c695dcabea4f14eL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x180baa9e64580bd8L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x7bd14228032c3d21L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x18feb313339b28f4L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x1e8e0daf6e0ed053L - 1), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x5c63f88115a102e5L - 1), a9);
}

/* aapcs64-6.8.2-c9-char-on-stack */
static void run_aapcs64_6_8_2_c9_char_on_stack(void)
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
    if (!aapcs64_6_8_2_c9_char_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_char_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x92d98cb90fecc4dL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x2bdc0cfc30e5fe51L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x1272fed5b1202fd9L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x5af229e2890f608aL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x641b2bc9e468fe04L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x442b0a3e39500e6bL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x5ce2d35ea813b744L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x64f0727d63eedc02L - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (char)0xe0UL;
    conform_scribble(&a10, sizeof a10);
    a10 = (short)-0x5b23L;
    conform_scribble(&a11, sizeof a11);
    a11 = (int)-0x7bfae651L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_char_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x25814801L, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x92d98cb90fecc4dL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x2bdc0cfc30e5fe51L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x1272fed5b1202fd9L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x5af229e2890f608aL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x641b2bc9e468fe04L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x442b0a3e39500e6bL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x5ce2d35ea813b744L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x64f0727d63eedc02L - 1), a8);
    CONFORM_CHECK("argument 9 after the call", char, 1, (char)0xe0UL, a9);
    CONFORM_CHECK("argument 10 after the call", short, 2, (short)-0x5b23L, a10);
    CONFORM_CHECK("argument 11 after the call", int, 4, (int)-0x7bfae651L, a11);
}

/* aapcs64-6.8.2-c9-bool-on-stack */
static void run_aapcs64_6_8_2_c9_bool_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    _Bool a9;
    _Bool a10;
    _Bool result;
    if (!aapcs64_6_8_2_c9_bool_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_bool_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x54724a648fcd830L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x7891a618ea0dc8c1L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x495f6d2223888e52L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x48f2a5c0eff53341L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x11d1d7b5e6dab29dL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x3c8add0827205e2fL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x72a7d47ef13378d4L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x6b1021b00333302cL - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (_Bool)0x1UL;
    conform_scribble(&a10, sizeof a10);
    a10 = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_bool_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK("result", _Bool, 1, (_Bool)0x1UL, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x54724a648fcd830L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x7891a618ea0dc8c1L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x495f6d2223888e52L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x48f2a5c0eff53341L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x11d1d7b5e6dab29dL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x3c8add0827205e2fL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x72a7d47ef13378d4L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x6b1021b00333302cL - 1), a8);
    CONFORM_CHECK("argument 9 after the call", _Bool, 1, (_Bool)0x1UL, a9);
    CONFORM_CHECK("argument 10 after the call", _Bool, 1, (_Bool)0x1UL, a10);
}

/* aapcs64-6.8.2-c9-int128-even */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_c9_int128_even(void)
{
    long a1;
    __int128 a2;
    long a3;
    long result;
    if (!aapcs64_6_8_2_c9_int128_even) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_int128_even();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x43a2684b15a6e5adL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (__int128)~(__int128)(((unsigned __int128)0x26aab9635e52750dUL << 64 | 0xf2dda056f9704dd0UL));
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x738f057247165559L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_int128_even(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x11c41bfa537bf190L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x43a2684b15a6e5adL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x26aab9635e52750dUL << 64 | 0xf2dda056f9704dd0UL)), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x738f057247165559L - 1), a3);
}
#endif

/* aapcs64-6.8.2-c9-int128-skips-one */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_c9_int128_skips_one(void)
{
    int a1;
    int a2;
    int a3;
    __int128 a4;
    int a5;
    long result;
    if (!aapcs64_6_8_2_c9_int128_skips_one) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_int128_skips_one();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x146a0babL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x6b9713bfL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x63c48760L;
    conform_scribble(&a4, sizeof a4);
    a4 = (__int128)~(__int128)(((unsigned __int128)0x2300a2f474319265UL << 64 | 0x4add1312069e00e7UL));
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x7fffc79eL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_int128_skips_one(a1, a2, a3, a4, a5);
    CONFORM_CHECK("result", long, 8, (long)(-0x4f37733d2f58e869L - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x146a0babL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x6b9713bfL, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x63c48760L, a3);
    CONFORM_CHECK("argument 4 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x2300a2f474319265UL << 64 | 0x4add1312069e00e7UL)), a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x7fffc79eL, a5);
}
#endif

/* aapcs64-6.8.2-c9-int128-last-pair */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_c9_int128_last_pair(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    __int128 a7;
    long result;
    if (!aapcs64_6_8_2_c9_int128_last_pair) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_int128_last_pair();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x2fd0744945d121ceL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x7da33e0a1790b1b1L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x3f17d7f102397768L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x40a758d4fd622608L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x73c90adf5a2a94dcL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x553775f29941f034L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (__int128)~(__int128)(((unsigned __int128)0x2c10567337cb97abUL << 64 | 0xfe03aee9bf524097UL));
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_int128_last_pair(a1, a2, a3, a4, a5, a6, a7);
    CONFORM_CHECK("result", long, 8, (long)(-0x228fef3b0043575bL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x2fd0744945d121ceL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x7da33e0a1790b1b1L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x3f17d7f102397768L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x40a758d4fd622608L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x73c90adf5a2a94dcL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x553775f29941f034L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x2c10567337cb97abUL << 64 | 0xfe03aee9bf524097UL)), a7);
}
#endif

/* aapcs64-6.8.2-c9-int128-after-seven */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_c9_int128_after_seven(void)
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
    if (!aapcs64_6_8_2_c9_int128_after_seven) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_int128_after_seven();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x32fbd969da343661L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x1c5129ac4c000fddL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x459970bb75890ca3L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x2a2dc5717e432aaeL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x768ad54db38f7019L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x5667a6e4829fdfb8L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x4d166311a0e484d1L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (__int128)~(__int128)(((unsigned __int128)0x587a48ea5902ecc6UL << 64 | 0xd70844757101d2fcUL));
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x58abb9369f07cb23L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_int128_after_seven(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x26a95bde9fcfa252L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x32fbd969da343661L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x1c5129ac4c000fddL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x459970bb75890ca3L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x2a2dc5717e432aaeL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x768ad54db38f7019L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x5667a6e4829fdfb8L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x4d166311a0e484d1L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x587a48ea5902ecc6UL << 64 | 0xd70844757101d2fcUL)), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x58abb9369f07cb23L - 1), a9);
}
#endif

/* aapcs64-6.8.2-c9-int128-stack-alignment */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_c9_int128_stack_alignment(void)
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
    if (!aapcs64_6_8_2_c9_int128_stack_alignment) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_int128_stack_alignment();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x1c27eb413fa3cec3L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x7be28007b570df17L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x385085888d224316L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x46c1840414645df2L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x3286e292f155bfd0L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x70d4f9312a73adfcL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x655232bdc4ee6079L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x10dda50ed4cf8285L - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x547b992ab0b9035fL - 1);
    conform_scribble(&a10, sizeof a10);
    a10 = (__int128)~(__int128)(((unsigned __int128)0x57f0ad243cc0674aUL << 64 | 0x248f77ff956a6742UL));
    conform_scribble(&a11, sizeof a11);
    a11 = (long)(-0x432646a43107beb8L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_int128_stack_alignment(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", long, 8, (long)(-0x28dde0c74597214bL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x1c27eb413fa3cec3L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x7be28007b570df17L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x385085888d224316L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x46c1840414645df2L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x3286e292f155bfd0L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x70d4f9312a73adfcL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x655232bdc4ee6079L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x10dda50ed4cf8285L - 1), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x547b992ab0b9035fL - 1), a9);
    CONFORM_CHECK("argument 10 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x57f0ad243cc0674aUL << 64 | 0x248f77ff956a6742UL)), a10);
    CONFORM_CHECK("argument 11 after the call", long, 8, (long)(-0x432646a43107beb8L - 1), a11);
}
#endif

/* aapcs64-6.8.2-c9-composite-pair */
static void run_aapcs64_6_8_2_c9_composite_pair(void)
{
    int a1;
    struct aapcs64_6_8_2_c9_composite_pair_S a2;
    long a3;
    long result;
    if (!aapcs64_6_8_2_c9_composite_pair) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_composite_pair();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x1f65bf15L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x184e422a776c24bcL - 1);
    a2.b = (long)0x6f42d790cac4b42aUL;
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x52ae1baab187806L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_composite_pair(a1, a2, a3);
    CONFORM_CHECK("result", long, 8, (long)(-0x2249dfd30ba109cfL - 1), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x1f65bf15L, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x184e422a776c24bcL - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x6f42d790cac4b42aUL, a2.b);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x52ae1baab187806L - 1), a3);
}

/* aapcs64-6.8.2-c9-composite-last-pair */
static void run_aapcs64_6_8_2_c9_composite_last_pair(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    struct aapcs64_6_8_2_c9_composite_last_pair_S a7;
    long a8;
    long result;
    if (!aapcs64_6_8_2_c9_composite_last_pair) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_composite_last_pair();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x70d133d1e53dd1b9L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x6e534697a536f3bfL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0xf4f40ad8b265ae6L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x7893c9f1fce582a8L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x6d4a3b5a8f95b766L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x9e8c8738ff2fc2bL - 1);
    conform_scribble(&a7, sizeof a7);
    a7.a = (long)(-0x4497fb47b8b72feeL - 1);
    a7.b = (long)0xf09c8d4731b73d6UL;
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x6e9bdf0be1f991fL - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_composite_last_pair(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result", long, 8, (long)(-0x2a2fd90a92daa653L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x70d133d1e53dd1b9L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x6e534697a536f3bfL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0xf4f40ad8b265ae6L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x7893c9f1fce582a8L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x6d4a3b5a8f95b766L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x9e8c8738ff2fc2bL - 1), a6);
    CONFORM_CHECK("argument 7 after the call.a", long, 8, (long)(-0x4497fb47b8b72feeL - 1), a7.a);
    CONFORM_CHECK("argument 7 after the call.b", long, 8, (long)0xf09c8d4731b73d6UL, a7.b);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x6e9bdf0be1f991fL - 1), a8);
}

/* aapcs64-6.8.2-c9-composite-not-split */
static void run_aapcs64_6_8_2_c9_composite_not_split(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    struct aapcs64_6_8_2_c9_composite_not_split_S a8;
    long result;
    if (!aapcs64_6_8_2_c9_composite_not_split) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_composite_not_split();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x23c9ce8c012cc13dL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x316f77ee2ca3c9a5L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x3dba0132a98795b6L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x5e4cc59b15254ffeL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x7d0efbd9ac3440e1L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x33ac34c8d8b50d15L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x2f6b7a7f9c5313a0L - 1);
    conform_scribble(&a8, sizeof a8);
    a8.a = (long)(-0x4c59d091731a77eaL - 1);
    a8.b = (long)0x45aa2203e90bc986UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_composite_not_split(a1, a2, a3, a4, a5, a6, a7, a8);
    CONFORM_CHECK("result", long, 8, (long)(-0xede117e24a4e920L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x23c9ce8c012cc13dL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x316f77ee2ca3c9a5L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x3dba0132a98795b6L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x5e4cc59b15254ffeL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x7d0efbd9ac3440e1L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x33ac34c8d8b50d15L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x2f6b7a7f9c5313a0L - 1), a7);
    CONFORM_CHECK("argument 8 after the call.a", long, 8, (long)(-0x4c59d091731a77eaL - 1), a8.a);
    CONFORM_CHECK("argument 8 after the call.b", long, 8, (long)0x45aa2203e90bc986UL, a8.b);
}

/* aapcs64-6.8.2-c9-composite-no-back-fill */
static void run_aapcs64_6_8_2_c9_composite_no_back_fill(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    struct aapcs64_6_8_2_c9_composite_no_back_fill_S a8;
    long a9;
    long result;
    if (!aapcs64_6_8_2_c9_composite_no_back_fill) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_composite_no_back_fill();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x485b127b51b1856dL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x4e07932cc582ba6fL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x728afdb73cdf5231L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x4206b716bee59945L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x35f3f5605c76b5d1L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x15dd0159dc7436fcL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x50605aae2c74f3a0L - 1);
    conform_scribble(&a8, sizeof a8);
    a8.a = (long)(-0xc239eff247057c9L - 1);
    a8.b = (long)0x6e501f1c1c5c1b52UL;
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x1989ea91f0c8a46aL - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_composite_no_back_fill(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", long, 8, (long)(-0x79292d9bb038b1cL - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x485b127b51b1856dL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x4e07932cc582ba6fL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x728afdb73cdf5231L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x4206b716bee59945L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x35f3f5605c76b5d1L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x15dd0159dc7436fcL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x50605aae2c74f3a0L - 1), a7);
    CONFORM_CHECK("argument 8 after the call.a", long, 8, (long)(-0xc239eff247057c9L - 1), a8.a);
    CONFORM_CHECK("argument 8 after the call.b", long, 8, (long)0x6e501f1c1c5c1b52UL, a8.b);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x1989ea91f0c8a46aL - 1), a9);
}

/* aapcs64-6.8.2-c9-composite-leaves-vectors */
static void run_aapcs64_6_8_2_c9_composite_leaves_vectors(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    struct aapcs64_6_8_2_c9_composite_leaves_vectors_S a8;
    double a9;
    long a10;
    double result;
    if (!aapcs64_6_8_2_c9_composite_leaves_vectors) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_composite_leaves_vectors();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x28b0eecc6e01dd13L - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x5dcd5da48dac0b85L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x11eaa23fe018a4c7L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x3f12e087d3495165L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x16d4cac075c5351cL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x66796c378e5ac9f9L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x10031a8b68df279dL - 1);
    conform_scribble(&a8, sizeof a8);
    a8.a = (long)(-0x40e49edbe43eba57L - 1);
    a8.b = (long)0x373c35f21a65469bUL;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.7962025452690p0;
    conform_scribble(&a10, sizeof a10);
    a10 = (long)(-0xaa669490e090d9dL - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_composite_leaves_vectors(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.b0685da79a6eap0, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x28b0eecc6e01dd13L - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x5dcd5da48dac0b85L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x11eaa23fe018a4c7L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x3f12e087d3495165L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x16d4cac075c5351cL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x66796c378e5ac9f9L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x10031a8b68df279dL - 1), a7);
    CONFORM_CHECK("argument 8 after the call.a", long, 8, (long)(-0x40e49edbe43eba57L - 1), a8.a);
    CONFORM_CHECK("argument 8 after the call.b", long, 8, (long)0x373c35f21a65469bUL, a8.b);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.7962025452690p0, a9);
    CONFORM_CHECK("argument 10 after the call", long, 8, (long)(-0xaa669490e090d9dL - 1), a10);
}

/* aapcs64-6.8.2-c9-small-composite-on-stack */
static void run_aapcs64_6_8_2_c9_small_composite_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct aapcs64_6_8_2_c9_small_composite_on_stack_S a9;
    struct aapcs64_6_8_2_c9_small_composite_on_stack_S a10;
    char a11;
    int result;
    if (!aapcs64_6_8_2_c9_small_composite_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_small_composite_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x7334d75239d9e13fL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x57dc61a5a3f1b5beL - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x1b192bad16ea767bL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x2f9c475d6d9351e2L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x5e05baaa05e49ce6L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0xf9a6eaa9c6f3e7L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x300f0a1544feee2aL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x187a61f109dfad4bL - 1);
    conform_scribble(&a9, sizeof a9);
    a9.a = (char)0xd1UL;
    conform_scribble(&a10, sizeof a10);
    a10.a = (char)0xafUL;
    conform_scribble(&a11, sizeof a11);
    a11 = (char)0xd0UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_small_composite_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x1a245a20L, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x7334d75239d9e13fL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x57dc61a5a3f1b5beL - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x1b192bad16ea767bL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x2f9c475d6d9351e2L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x5e05baaa05e49ce6L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0xf9a6eaa9c6f3e7L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x300f0a1544feee2aL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x187a61f109dfad4bL - 1), a8);
    CONFORM_CHECK("argument 9 after the call.a", char, 1, (char)0xd1UL, a9.a);
    CONFORM_CHECK("argument 10 after the call.a", char, 1, (char)0xafUL, a10.a);
    CONFORM_CHECK("argument 11 after the call", char, 1, (char)0xd0UL, a11);
}

/* aapcs64-6.8.2-c9-composite-12-on-stack */
static void run_aapcs64_6_8_2_c9_composite_12_on_stack(void)
{
    long a1;
    long a2;
    long a3;
    long a4;
    long a5;
    long a6;
    long a7;
    long a8;
    struct aapcs64_6_8_2_c9_composite_12_on_stack_S a9;
    int a10;
    int result;
    if (!aapcs64_6_8_2_c9_composite_12_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_composite_12_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x32cbc87190bb96bbL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x173880c3e9e44678L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x1710666f79b85469L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x4b85d291856d41ddL - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x163a05f90e53f12eL - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x1e882e936f34ae5dL - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x651ceb47c047dbL - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x188fe32be37b1514L - 1);
    conform_scribble(&a9, sizeof a9);
    a9.a = (int)-0x4cf577e8L;
    a9.b = (int)0x6a71399eUL;
    a9.c = (int)-0x435c3ca3L;
    conform_scribble(&a10, sizeof a10);
    a10 = (int)-0x1e661a20L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_composite_12_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK("result", int, 4, (int)-0x1005e80bL, result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x32cbc87190bb96bbL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x173880c3e9e44678L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x1710666f79b85469L - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x4b85d291856d41ddL - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x163a05f90e53f12eL - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x1e882e936f34ae5dL - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x651ceb47c047dbL - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x188fe32be37b1514L - 1), a8);
    CONFORM_CHECK("argument 9 after the call.a", int, 4, (int)-0x4cf577e8L, a9.a);
    CONFORM_CHECK("argument 9 after the call.b", int, 4, (int)0x6a71399eUL, a9.b);
    CONFORM_CHECK("argument 9 after the call.c", int, 4, (int)-0x435c3ca3L, a9.c);
    CONFORM_CHECK("argument 10 after the call", int, 4, (int)-0x1e661a20L, a10);
}

/* aapcs64-6.8.2-c9-quad-composite-on-stack */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_c9_quad_composite_on_stack(void)
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
    struct aapcs64_6_8_2_c9_quad_composite_on_stack_S a10;
    long a11;
    long result;
    if (!aapcs64_6_8_2_c9_quad_composite_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_quad_composite_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x63f8011cbadf10cL - 1);
    conform_scribble(&a2, sizeof a2);
    a2 = (long)(-0x386681ceea1ef315L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x4af501980da6598fL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x6bbb592c431c7612L - 1);
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x19e0f98fb46b7f91L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x1011571070f2c935L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (long)(-0x7972d373d89fbc04L - 1);
    conform_scribble(&a8, sizeof a8);
    a8 = (long)(-0x7b7340c52bb88bf2L - 1);
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x1e6567ff13ae5465L - 1);
    conform_scribble(&a10, sizeof a10);
    a10.a = (__int128)~(__int128)(((unsigned __int128)0x66ea3f90e3e6f813UL << 64 | 0x7ecc73a00ad0bce7UL));
    conform_scribble(&a11, sizeof a11);
    a11 = (long)(-0x394c001e092598faL - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_quad_composite_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", long, 8, (long)(-0xec69e2a621f28e9L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x63f8011cbadf10cL - 1), a1);
    CONFORM_CHECK("argument 2 after the call", long, 8, (long)(-0x386681ceea1ef315L - 1), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x4af501980da6598fL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x6bbb592c431c7612L - 1), a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x19e0f98fb46b7f91L - 1), a5);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x1011571070f2c935L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", long, 8, (long)(-0x7972d373d89fbc04L - 1), a7);
    CONFORM_CHECK("argument 8 after the call", long, 8, (long)(-0x7b7340c52bb88bf2L - 1), a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x1e6567ff13ae5465L - 1), a9);
    CONFORM_CHECK("argument 10 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x66ea3f90e3e6f813UL << 64 | 0x7ecc73a00ad0bce7UL)), a10.a);
    CONFORM_CHECK("argument 11 after the call", long, 8, (long)(-0x394c001e092598faL - 1), a11);
}
#endif

/* aapcs64-6.8.2-c9-quad-composite-skips */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_8_2_c9_quad_composite_skips(void)
{
    long a1;
    struct aapcs64_6_8_2_c9_quad_composite_skips_S a2;
    struct aapcs64_6_8_2_c9_quad_composite_skips_S a3;
    long a4;
    long result;
    if (!aapcs64_6_8_2_c9_quad_composite_skips) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_quad_composite_skips();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x73603244e8ba781fL - 1);
    conform_scribble(&a2, sizeof a2);
    a2.a = (__int128)~(__int128)(((unsigned __int128)0x132ae9b452c03bc4UL << 64 | 0xf798db3f4ac19416UL));
    conform_scribble(&a3, sizeof a3);
    a3.a = (__int128)~(__int128)(((unsigned __int128)0x6ba703d57de0b338UL << 64 | 0x8f22b8a76c95b5d5UL));
    conform_scribble(&a4, sizeof a4);
    a4 = (long)(-0x72fe893800613b6aL - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_quad_composite_skips(a1, a2, a3, a4);
    CONFORM_CHECK("result", long, 8, (long)(-0xbe54269e168cdb5L - 1), result);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x73603244e8ba781fL - 1), a1);
    CONFORM_CHECK("argument 2 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x132ae9b452c03bc4UL << 64 | 0xf798db3f4ac19416UL)), a2.a);
    CONFORM_CHECK("argument 3 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x6ba703d57de0b338UL << 64 | 0x8f22b8a76c95b5d5UL)), a3.a);
    CONFORM_CHECK("argument 4 after the call", long, 8, (long)(-0x72fe893800613b6aL - 1), a4);
}
#endif

/* aapcs64-6.8.2-c9-independent-sequences */
static void run_aapcs64_6_8_2_c9_independent_sequences(void)
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
    if (!aapcs64_6_8_2_c9_independent_sequences) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_independent_sequences();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x22a007e5L;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.8e5999c31ed26p0;
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x6bf5efa053a0bee1L - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.6200bep0f;
    conform_scribble(&a5, sizeof a5);
    a5 = (char)0xdfUL;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.901452bc05bbbp0;
    conform_scribble(&a7, sizeof a7);
    a7 = (short)-0x3e95L;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.4faa1ep0f;
    conform_scribble(&a9, sizeof a9);
    a9 = (void *)0x49cdbb6c1f1a0UL;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.84d0cabf25a51p0;
    conform_scribble(&a11, sizeof a11);
    a11 = (int)-0x4c4f8aa2L;
    conform_scribble(&a12, sizeof a12);
    a12 = -0x1.5c3ba12720117p0;
    conform_scribble(&a13, sizeof a13);
    a13 = (long)(-0x1684389981af7943L - 1);
    conform_scribble(&a14, sizeof a14);
    a14 = -0x1.deb852p0f;
    conform_scribble(&a15, sizeof a15);
    a15 = (int)-0x38d98332L;
    conform_scribble(&a16, sizeof a16);
    a16 = -0x1.0d34f33fb401bp0;
    conform_scribble(&a17, sizeof a17);
    a17 = (int)-0x24aca68bL;
    conform_scribble(&a18, sizeof a18);
    a18 = -0x1.fd3946p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_independent_sequences(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.958ecb36e7162p0, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x22a007e5L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.8e5999c31ed26p0, a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x6bf5efa053a0bee1L - 1), a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", float, 4, -0x1.6200bep0f, a4);
    CONFORM_CHECK("argument 5 after the call", char, 1, (char)0xdfUL, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.901452bc05bbbp0, a6);
    CONFORM_CHECK("argument 7 after the call", short, 2, (short)-0x3e95L, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", float, 4, -0x1.4faa1ep0f, a8);
    CONFORM_CHECK("argument 9 after the call", unsigned long, 8, (unsigned long)(void *)0x49cdbb6c1f1a0UL, (unsigned long)a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.84d0cabf25a51p0, a10);
    CONFORM_CHECK("argument 11 after the call", int, 4, (int)-0x4c4f8aa2L, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call", double, 8, -0x1.5c3ba12720117p0, a12);
    CONFORM_CHECK("argument 13 after the call", long, 8, (long)(-0x1684389981af7943L - 1), a13);
    CONFORM_CHECK_BYTES("argument 14 after the call", float, 4, -0x1.deb852p0f, a14);
    CONFORM_CHECK("argument 15 after the call", int, 4, (int)-0x38d98332L, a15);
    CONFORM_CHECK_BYTES("argument 16 after the call", double, 8, -0x1.0d34f33fb401bp0, a16);
    CONFORM_CHECK("argument 17 after the call", int, 4, (int)-0x24aca68bL, a17);
    CONFORM_CHECK_BYTES("argument 18 after the call", float, 4, -0x1.fd3946p0f, a18);
}

/* aapcs64-6.8.2-c9-fifteen-mixed */
static void run_aapcs64_6_8_2_c9_fifteen_mixed(void)
{
    char a1;
    float a2;
    struct aapcs64_6_8_2_c9_fifteen_mixed_S a3;
    double a4;
    struct aapcs64_6_8_2_c9_fifteen_mixed_T a5;
    long a6;
    short a7;
    struct aapcs64_6_8_2_c9_fifteen_mixed_T a8;
    int a9;
    struct aapcs64_6_8_2_c9_fifteen_mixed_S a10;
    float a11;
    struct aapcs64_6_8_2_c9_fifteen_mixed_T a12;
    long a13;
    struct aapcs64_6_8_2_c9_fifteen_mixed_S a14;
    double a15;
    double result;
    if (!aapcs64_6_8_2_c9_fifteen_mixed) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_fifteen_mixed();
    conform_scribble(&a1, sizeof a1);
    a1 = (char)0xedUL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.f2c9c2p0f;
    conform_scribble(&a3, sizeof a3);
    a3.a = (int)-0x604516ecL;
    a3.b = 0x1.dac4b2p0f;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.c76e5a00ae65fp0;
    conform_scribble(&a5, sizeof a5);
    a5.x = -0x1.50f86c164b441p0;
    a5.y = 0x1.4d3f1958648bbp0;
    conform_scribble(&a6, sizeof a6);
    a6 = (long)(-0x3e0fe1141b563f76L - 1);
    conform_scribble(&a7, sizeof a7);
    a7 = (short)-0x35b9L;
    conform_scribble(&a8, sizeof a8);
    a8.x = -0x1.7a4ebfee31111p0;
    a8.y = 0x1.6ebc5aa6fb8afp0;
    conform_scribble(&a9, sizeof a9);
    a9 = (int)-0x646b7f20L;
    conform_scribble(&a10, sizeof a10);
    a10.a = (int)-0x6806d26aL;
    a10.b = 0x1.8e375ep0f;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.33d95ap0f;
    conform_scribble(&a12, sizeof a12);
    a12.x = -0x1.c44d6333ab84fp0;
    a12.y = 0x1.b2614d774c148p0;
    conform_scribble(&a13, sizeof a13);
    a13 = (long)(-0x3565c0e5405d5a43L - 1);
    conform_scribble(&a14, sizeof a14);
    a14.a = (int)-0x764935d4L;
    a14.b = 0x1.08b976p0f;
    conform_scribble(&a15, sizeof a15);
    a15 = -0x1.bc659284cf160p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_fifteen_mixed(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15);
    CONFORM_CHECK_BYTES("result", double, 8, -0x1.84b75f362a85bp0, result);
    CONFORM_CHECK("argument 1 after the call", char, 1, (char)0xedUL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", float, 4, -0x1.f2c9c2p0f, a2);
    CONFORM_CHECK("argument 3 after the call.a", int, 4, (int)-0x604516ecL, a3.a);
    CONFORM_CHECK_BYTES("argument 3 after the call.b", float, 4, 0x1.dac4b2p0f, a3.b);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.c76e5a00ae65fp0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call.x", double, 8, -0x1.50f86c164b441p0, a5.x);
    CONFORM_CHECK_BYTES("argument 5 after the call.y", double, 8, 0x1.4d3f1958648bbp0, a5.y);
    CONFORM_CHECK("argument 6 after the call", long, 8, (long)(-0x3e0fe1141b563f76L - 1), a6);
    CONFORM_CHECK("argument 7 after the call", short, 2, (short)-0x35b9L, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call.x", double, 8, -0x1.7a4ebfee31111p0, a8.x);
    CONFORM_CHECK_BYTES("argument 8 after the call.y", double, 8, 0x1.6ebc5aa6fb8afp0, a8.y);
    CONFORM_CHECK("argument 9 after the call", int, 4, (int)-0x646b7f20L, a9);
    CONFORM_CHECK("argument 10 after the call.a", int, 4, (int)-0x6806d26aL, a10.a);
    CONFORM_CHECK_BYTES("argument 10 after the call.b", float, 4, 0x1.8e375ep0f, a10.b);
    CONFORM_CHECK_BYTES("argument 11 after the call", float, 4, -0x1.33d95ap0f, a11);
    CONFORM_CHECK_BYTES("argument 12 after the call.x", double, 8, -0x1.c44d6333ab84fp0, a12.x);
    CONFORM_CHECK_BYTES("argument 12 after the call.y", double, 8, 0x1.b2614d774c148p0, a12.y);
    CONFORM_CHECK("argument 13 after the call", long, 8, (long)(-0x3565c0e5405d5a43L - 1), a13);
    CONFORM_CHECK("argument 14 after the call.a", int, 4, (int)-0x764935d4L, a14.a);
    CONFORM_CHECK_BYTES("argument 14 after the call.b", float, 4, 0x1.08b976p0f, a14.b);
    CONFORM_CHECK_BYTES("argument 15 after the call", double, 8, -0x1.bc659284cf160p0, a15);
}

/* aapcs64-6.8.2-c9-pointer-on-stack */
static void run_aapcs64_6_8_2_c9_pointer_on_stack(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    int a7;
    int a8;
    void *a9;
    char *a10;
    void *result;
    if (!aapcs64_6_8_2_c9_pointer_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c9_pointer_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x2dc296deL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0xf716780L;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x3a5f01aaL;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0xcb2fc2cL;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x604499e6L;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x77d952cbL;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x31138b8fL;
    conform_scribble(&a8, sizeof a8);
    a8 = (int)-0x249eea33L;
    conform_scribble(&a9, sizeof a9);
    a9 = (void *)0xe2628c35a0e20UL;
    conform_scribble(&a10, sizeof a10);
    a10 = (char *)0xad5133a4343e0UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c9_pointer_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10);
    CONFORM_CHECK("result", unsigned long, 8, (unsigned long)(void *)0xc91032f874880UL, (unsigned long)result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x2dc296deL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0xf716780L, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x3a5f01aaL, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0xcb2fc2cL, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x604499e6L, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x77d952cbL, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x31138b8fL, a7);
    CONFORM_CHECK("argument 8 after the call", int, 4, (int)-0x249eea33L, a8);
    CONFORM_CHECK("argument 9 after the call", unsigned long, 8, (unsigned long)(void *)0xe2628c35a0e20UL, (unsigned long)a9);
    CONFORM_CHECK("argument 10 after the call", unsigned long, 8, (unsigned long)(char *)0xad5133a4343e0UL, (unsigned long)a10);
}

/* aapcs64-6.8.2-c12-three-chars */
static void run_aapcs64_6_8_2_c12_three_chars(void)
{
    struct aapcs64_6_8_2_c12_three_chars_S a1;
    struct aapcs64_6_8_2_c12_three_chars_S a2;
    struct aapcs64_6_8_2_c12_three_chars_S result;
    if (!aapcs64_6_8_2_c12_three_chars) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_three_chars();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xd1UL;
    a1.b = (char)0x2UL;
    a1.c = (char)0xedUL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)0xefUL;
    a2.b = (char)0xaUL;
    a2.c = (char)0xceUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_three_chars(a1, a2);
    CONFORM_CHECK("result.a", char, 1, (char)0xc2UL, result.a);
    CONFORM_CHECK("result.b", char, 1, (char)0x6fUL, result.b);
    CONFORM_CHECK("result.c", char, 1, (char)0xbcUL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xd1UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", char, 1, (char)0x2UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", char, 1, (char)0xedUL, a1.c);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)0xefUL, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", char, 1, (char)0xaUL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", char, 1, (char)0xceUL, a2.c);
}

/* aapcs64-6.8.2-c12-short-3 */
static void run_aapcs64_6_8_2_c12_short_3(void)
{
    struct aapcs64_6_8_2_c12_short_3_S a1;
    struct aapcs64_6_8_2_c12_short_3_S a2;
    struct aapcs64_6_8_2_c12_short_3_S result;
    if (!aapcs64_6_8_2_c12_short_3) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_short_3();
    conform_scribble(&a1, sizeof a1);
    a1.m[0] = (short)-0x129dL;
    a1.m[1] = (short)0x6cf9UL;
    a1.m[2] = (short)-0x7df9L;
    conform_scribble(&a2, sizeof a2);
    a2.m[0] = (short)-0x6186L;
    a2.m[1] = (short)0x7ddaUL;
    a2.m[2] = (short)-0x6e83L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_short_3(a1, a2);
    CONFORM_CHECK("result.m[0]", short, 2, (short)-0x2426L, result.m[0]);
    CONFORM_CHECK("result.m[1]", short, 2, (short)0x518dUL, result.m[1]);
    CONFORM_CHECK("result.m[2]", short, 2, (short)-0x2540L, result.m[2]);
    CONFORM_CHECK("argument 1 after the call.m[0]", short, 2, (short)-0x129dL, a1.m[0]);
    CONFORM_CHECK("argument 1 after the call.m[1]", short, 2, (short)0x6cf9UL, a1.m[1]);
    CONFORM_CHECK("argument 1 after the call.m[2]", short, 2, (short)-0x7df9L, a1.m[2]);
    CONFORM_CHECK("argument 2 after the call.m[0]", short, 2, (short)-0x6186L, a2.m[0]);
    CONFORM_CHECK("argument 2 after the call.m[1]", short, 2, (short)0x7ddaUL, a2.m[1]);
    CONFORM_CHECK("argument 2 after the call.m[2]", short, 2, (short)-0x6e83L, a2.m[2]);
}

/* aapcs64-6.8.2-c12-three-ints */
static void run_aapcs64_6_8_2_c12_three_ints(void)
{
    struct aapcs64_6_8_2_c12_three_ints_S a1;
    struct aapcs64_6_8_2_c12_three_ints_S a2;
    struct aapcs64_6_8_2_c12_three_ints_S result;
    if (!aapcs64_6_8_2_c12_three_ints) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_three_ints();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x766694bfL;
    a1.b = (int)0x5e40d6cfUL;
    a1.c = (int)-0x6283125dL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (int)-0x576bc68cL;
    a2.b = (int)0x14e31392UL;
    a2.c = (int)-0x124f32ceL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_three_ints(a1, a2);
    CONFORM_CHECK("result.a", int, 4, (int)-0x39acbffbL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x230a05c2UL, result.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x37c72254L, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x766694bfL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x5e40d6cfUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x6283125dL, a1.c);
    CONFORM_CHECK("argument 2 after the call.a", int, 4, (int)-0x576bc68cL, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", int, 4, (int)0x14e31392UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", int, 4, (int)-0x124f32ceL, a2.c);
}

/* aapcs64-6.8.2-c12-int-float */
static void run_aapcs64_6_8_2_c12_int_float(void)
{
    struct aapcs64_6_8_2_c12_int_float_S a1;
    struct aapcs64_6_8_2_c12_int_float_S result;
    if (!aapcs64_6_8_2_c12_int_float) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_int_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0xf8b66f1L;
    a1.b = 0x1.4e3466p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_int_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x48b665b9L, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.46e37ap0f, result.b);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0xf8b66f1L, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.4e3466p0f, a1.b);
}

/* aapcs64-6.8.2-c12-char-double */
static void run_aapcs64_6_8_2_c12_char_double(void)
{
    struct aapcs64_6_8_2_c12_char_double_S a1;
    struct aapcs64_6_8_2_c12_char_double_S result;
    if (!aapcs64_6_8_2_c12_char_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_char_double();
    conform_scribble(&a1, sizeof a1);
    a1.a = (char)0xc9UL;
    a1.b = 0x1.f4dcdcdde9cb2p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_char_double(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x8fUL, result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.d90652bb0d623p0, result.b);
    CONFORM_CHECK("argument 1 after the call.a", char, 1, (char)0xc9UL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.f4dcdcdde9cb2p0, a1.b);
}

/* aapcs64-6.8.2-c12-long-double-mix */
static void run_aapcs64_6_8_2_c12_long_double_mix(void)
{
    struct aapcs64_6_8_2_c12_long_double_mix_S a1;
    double a2;
    struct aapcs64_6_8_2_c12_long_double_mix_S result;
    if (!aapcs64_6_8_2_c12_long_double_mix) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_long_double_mix();
    conform_scribble(&a1, sizeof a1);
    a1.a = (long)(-0x1e344335d3eac823L - 1);
    a1.b = 0x1.4b4f86e0786c8p0;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.08bf90700b427p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_long_double_mix(a1, a2);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x3dd4c465194baaa3L - 1), result.a);
    CONFORM_CHECK_BYTES("result.b", double, 8, 0x1.e44f025acb6adp0, result.b);
    CONFORM_CHECK("argument 1 after the call.a", long, 8, (long)(-0x1e344335d3eac823L - 1), a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", double, 8, 0x1.4b4f86e0786c8p0, a1.b);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.08bf90700b427p0, a2);
}

/* aapcs64-6.8.2-c12-pointer-int */
static void run_aapcs64_6_8_2_c12_pointer_int(void)
{
    struct aapcs64_6_8_2_c12_pointer_int_S a1;
    struct aapcs64_6_8_2_c12_pointer_int_S result;
    if (!aapcs64_6_8_2_c12_pointer_int) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_pointer_int();
    conform_scribble(&a1, sizeof a1);
    a1.p = (void *)0x7ea16a7c1d510UL;
    a1.n = (int)0x444e8a62UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_pointer_int(a1);
    CONFORM_CHECK("result.p", unsigned long, 8, (unsigned long)(void *)0x23bccde15fb00UL, (unsigned long)result.p);
    CONFORM_CHECK("result.n", int, 4, (int)0x15038e7UL, result.n);
    CONFORM_CHECK("argument 1 after the call.p", unsigned long, 8, (unsigned long)(void *)0x7ea16a7c1d510UL, (unsigned long)a1.p);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)0x444e8a62UL, a1.n);
}

/* aapcs64-6.8.2-c12-bools */
static void run_aapcs64_6_8_2_c12_bools(void)
{
    struct aapcs64_6_8_2_c12_bools_S a1;
    struct aapcs64_6_8_2_c12_bools_S result;
    if (!aapcs64_6_8_2_c12_bools) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_bools();
    conform_scribble(&a1, sizeof a1);
    a1.a = (_Bool)0x1UL;
    a1.b = (_Bool)0x0UL;
    a1.c = (_Bool)0x1UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_bools(a1);
    CONFORM_CHECK("result.a", _Bool, 1, (_Bool)0x1UL, result.a);
    CONFORM_CHECK("result.b", _Bool, 1, (_Bool)0x0UL, result.b);
    CONFORM_CHECK("result.c", _Bool, 1, (_Bool)0x1UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", _Bool, 1, (_Bool)0x1UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", _Bool, 1, (_Bool)0x0UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", _Bool, 1, (_Bool)0x1UL, a1.c);
}

/* aapcs64-6.8.2-c12-bit-fields */
static void run_aapcs64_6_8_2_c12_bit_fields(void)
{
    struct aapcs64_6_8_2_c12_bit_fields_S a1;
    struct aapcs64_6_8_2_c12_bit_fields_S result;
    if (!aapcs64_6_8_2_c12_bit_fields) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_bit_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (unsigned int)0x13UL;
    a1.b = (unsigned int)0xb6ffUL;
    a1.c = (unsigned int)0x3232f19dUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_bit_fields(a1);
    CONFORM_CHECK("result.a", unsigned int, 4, (unsigned int)0x1bUL, result.a);
    CONFORM_CHECK("result.b", unsigned int, 4, (unsigned int)0x1a679UL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x342c33dbUL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", unsigned int, 4, (unsigned int)0x13UL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", unsigned int, 4, (unsigned int)0xb6ffUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x3232f19dUL, a1.c);
}

/* aapcs64-6.8.2-c12-union-double-long */
static void run_aapcs64_6_8_2_c12_union_double_long(void)
{
    union aapcs64_6_8_2_c12_union_double_long_U a1;
    union aapcs64_6_8_2_c12_union_double_long_U result;
    if (!aapcs64_6_8_2_c12_union_double_long) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_union_double_long();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.c497aa179b962p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_union_double_long(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.c09fcbeef04d4p0, result.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", double, 8, -0x1.c497aa179b962p0, a1.a);
}

/* aapcs64-6.8.2-c12-union-chars */
static void run_aapcs64_6_8_2_c12_union_chars(void)
{
    union aapcs64_6_8_2_c12_union_chars_U a1;
    union aapcs64_6_8_2_c12_union_chars_U result;
    if (!aapcs64_6_8_2_c12_union_chars) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_union_chars();
    conform_scribble(&a1, sizeof a1);
    a1.a[0] = (char)0xa0UL;
    a1.a[1] = (char)0x26UL;
    a1.a[2] = (char)0xb5UL;
    a1.a[3] = (char)0x5bUL;
    a1.a[4] = (char)0xeeUL;
    a1.a[5] = (char)0x12UL;
    a1.a[6] = (char)0x80UL;
    a1.a[7] = (char)0xeUL;
    a1.a[8] = (char)0xdeUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_union_chars(a1);
    CONFORM_CHECK("result.a[0]", char, 1, (char)0xe4UL, result.a[0]);
    CONFORM_CHECK("result.a[1]", char, 1, (char)0xdUL, result.a[1]);
    CONFORM_CHECK("result.a[2]", char, 1, (char)0x87UL, result.a[2]);
    CONFORM_CHECK("result.a[3]", char, 1, (char)0x16UL, result.a[3]);
    CONFORM_CHECK("result.a[4]", char, 1, (char)0xc7UL, result.a[4]);
    CONFORM_CHECK("result.a[5]", char, 1, (char)0xfUL, result.a[5]);
    CONFORM_CHECK("result.a[6]", char, 1, (char)0xcaUL, result.a[6]);
    CONFORM_CHECK("result.a[7]", char, 1, (char)0x43UL, result.a[7]);
    CONFORM_CHECK("result.a[8]", char, 1, (char)0xa4UL, result.a[8]);
    CONFORM_CHECK("argument 1 after the call.a[0]", char, 1, (char)0xa0UL, a1.a[0]);
    CONFORM_CHECK("argument 1 after the call.a[1]", char, 1, (char)0x26UL, a1.a[1]);
    CONFORM_CHECK("argument 1 after the call.a[2]", char, 1, (char)0xb5UL, a1.a[2]);
    CONFORM_CHECK("argument 1 after the call.a[3]", char, 1, (char)0x5bUL, a1.a[3]);
    CONFORM_CHECK("argument 1 after the call.a[4]", char, 1, (char)0xeeUL, a1.a[4]);
    CONFORM_CHECK("argument 1 after the call.a[5]", char, 1, (char)0x12UL, a1.a[5]);
    CONFORM_CHECK("argument 1 after the call.a[6]", char, 1, (char)0x80UL, a1.a[6]);
    CONFORM_CHECK("argument 1 after the call.a[7]", char, 1, (char)0xeUL, a1.a[7]);
    CONFORM_CHECK("argument 1 after the call.a[8]", char, 1, (char)0xdeUL, a1.a[8]);
}

/* aapcs64-6.8.2-c12-nested */
static void run_aapcs64_6_8_2_c12_nested(void)
{
    struct aapcs64_6_8_2_c12_nested_S a1;
    struct aapcs64_6_8_2_c12_nested_S result;
    if (!aapcs64_6_8_2_c12_nested) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_nested();
    conform_scribble(&a1, sizeof a1);
    a1.i.a = (short)-0x391aL;
    a1.i.b = (char)0x10UL;
    a1.c = (int)-0x215b5b48L;
    a1.j.a = (short)0x149eUL;
    a1.j.b = (char)0xa7UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_nested(a1);
    CONFORM_CHECK("result.i.a", short, 2, (short)-0x4165L, result.i.a);
    CONFORM_CHECK("result.i.b", char, 1, (char)0x79UL, result.i.b);
    CONFORM_CHECK("result.c", int, 4, (int)-0x19f96e0cL, result.c);
    CONFORM_CHECK("result.j.a", short, 2, (short)0x6108UL, result.j.a);
    CONFORM_CHECK("result.j.b", char, 1, (char)0xd2UL, result.j.b);
    CONFORM_CHECK("argument 1 after the call.i.a", short, 2, (short)-0x391aL, a1.i.a);
    CONFORM_CHECK("argument 1 after the call.i.b", char, 1, (char)0x10UL, a1.i.b);
    CONFORM_CHECK("argument 1 after the call.c", int, 4, (int)-0x215b5b48L, a1.c);
    CONFORM_CHECK("argument 1 after the call.j.a", short, 2, (short)0x149eUL, a1.j.a);
    CONFORM_CHECK("argument 1 after the call.j.b", char, 1, (char)0xa7UL, a1.j.b);
}

/* aapcs64-6.8.2-c12-complex-and-int */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_6_8_2_c12_complex_and_int(void)
{
    struct aapcs64_6_8_2_c12_complex_and_int_S a1;
    struct aapcs64_6_8_2_c12_complex_and_int_S result;
    if (!aapcs64_6_8_2_c12_complex_and_int) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_complex_and_int();
    conform_scribble(&a1, sizeof a1);
    __real__ a1.z = -0x1.23accap0f;
    __imag__ a1.z = 0x1.4e87a2p0f;
    a1.n = (int)-0x4cc57272L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_complex_and_int(a1);
    CONFORM_CHECK_BYTES("__real__ result.z", float, 4, -0x1.f9a42ap0f, __real__ result.z);
    CONFORM_CHECK_BYTES("__imag__ result.z", float, 4, 0x1.9a4a8ep0f, __imag__ result.z);
    CONFORM_CHECK("result.n", int, 4, (int)-0x35e78aa2L, result.n);
    CONFORM_CHECK_BYTES("__real__ argument 1 after the call.z", float, 4, -0x1.23accap0f, __real__ a1.z);
    CONFORM_CHECK_BYTES("__imag__ argument 1 after the call.z", float, 4, 0x1.4e87a2p0f, __imag__ a1.z);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)-0x4cc57272L, a1.n);
}
#endif

/* aapcs64-6.8.2-c12-float-long */
static void run_aapcs64_6_8_2_c12_float_long(void)
{
    struct aapcs64_6_8_2_c12_float_long_S a1;
    float a2;
    struct aapcs64_6_8_2_c12_float_long_S result;
    if (!aapcs64_6_8_2_c12_float_long) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_float_long();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.747e16p0f;
    a1.b = (long)0x69337b9cb69e137fUL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.a35e72p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_float_long(a1, a2);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.1658cep0f, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x2145ce3db355d75aUL, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.747e16p0f, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", long, 8, (long)0x69337b9cb69e137fUL, a1.b);
    CONFORM_CHECK_BYTES("argument 2 after the call", float, 4, -0x1.a35e72p0f, a2);
}

/* aapcs64-6.8.2-c12-flexible-array */
static void run_aapcs64_6_8_2_c12_flexible_array(void)
{
    struct aapcs64_6_8_2_c12_flexible_array_S a1;
    int a2;
    int result;
    if (!aapcs64_6_8_2_c12_flexible_array) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_flexible_array();
    conform_scribble(&a1, sizeof a1);
    a1.n = (int)-0x471bdc06L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x59a5fa7fL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_flexible_array(a1, a2);
    CONFORM_CHECK("result", int, 4, (int)-0x35c42dddL, result);
    CONFORM_CHECK("argument 1 after the call.n", int, 4, (int)-0x471bdc06L, a1.n);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x59a5fa7fL, a2);
}

/* aapcs64-6.8.2-c12-short-int-short-float */
static void run_aapcs64_6_8_2_c12_short_int_short_float(void)
{
    struct aapcs64_6_8_2_c12_short_int_short_float_S a1;
    struct aapcs64_6_8_2_c12_short_int_short_float_S result;
    if (!aapcs64_6_8_2_c12_short_int_short_float) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_c12_short_int_short_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (short)-0xf5eL;
    a1.b = (int)0x417c3e52UL;
    a1.c = (short)-0x4d19L;
    a1.d = 0x1.463692p0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_c12_short_int_short_float(a1);
    CONFORM_CHECK("result.a", short, 2, (short)-0x5c17L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x773ee59dUL, result.b);
    CONFORM_CHECK("result.c", short, 2, (short)-0x52c7L, result.c);
    CONFORM_CHECK_BYTES("result.d", float, 4, 0x1.f1ec62p0f, result.d);
    CONFORM_CHECK("argument 1 after the call.a", short, 2, (short)-0xf5eL, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x417c3e52UL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", short, 2, (short)-0x4d19L, a1.c);
    CONFORM_CHECK_BYTES("argument 1 after the call.d", float, 4, 0x1.463692p0f, a1.d);
}

/* aapcs64-6.8.2-empty-argument */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_empty_argument(void)
{
    int a1;
    struct aapcs64_6_8_2_empty_argument_E a2;
    int a3;
    int result;
    if (!aapcs64_6_8_2_empty_argument) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_empty_argument();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x621851daL;
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x7fadefafL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_empty_argument(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x2f0b89e8L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x621851daL, a1);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x7fadefafL, a3);
}
#endif

/* aapcs64-6.8.2-empty-result */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_empty_result(void)
{
    int a1;
    struct aapcs64_6_8_2_empty_result_E result;
    if (!aapcs64_6_8_2_empty_result) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_empty_result();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x6067f3aL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_empty_result(a1);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x6067f3aL, a1);
}
#endif

/* aapcs64-6.8.2-empty-nested */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_empty_nested(void)
{
    double a1;
    struct aapcs64_6_8_2_empty_nested_S a2;
    double a3;
    int result;
    if (!aapcs64_6_8_2_empty_nested) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_empty_nested();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.ee0bf6387a63dp0;
    conform_scribble(&a2, sizeof a2);
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.7fbe653dc2930p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_empty_nested(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x47a1785eL, result);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.ee0bf6387a63dp0, a1);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.7fbe653dc2930p0, a3);
}
#endif

/* aapcs64-6.8.2-empty-unnamed-bits-only */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_empty_unnamed_bits_only(void)
{
    struct aapcs64_6_8_2_empty_unnamed_bits_only_S a1;
    int a2;
    int result;
    if (!aapcs64_6_8_2_empty_unnamed_bits_only) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_empty_unnamed_bits_only();
    conform_scribble(&a1, sizeof a1);
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x10db21c2L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_empty_unnamed_bits_only(a1, a2);
    CONFORM_CHECK("result", int, 4, (int)-0x6f4b12eeL, result);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x10db21c2L, a2);
}
#endif

/* aapcs64-6.9-x8 */
static void run_aapcs64_6_9_x8(void)
{
    struct aapcs64_6_9_x8_S result;
    if (!aapcs64_6_9_x8) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_9_x8();
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_9_x8();
    CONFORM_CHECK("result.a", long, 8, (long)(-0x2381437951e8f4f8L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x4767ed18d6ed9afUL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0x2a6027b399888cbcL - 1), result.c);
}

/* aapcs64-6.9-pair */
static void run_aapcs64_6_9_pair(void)
{
    struct aapcs64_6_9_pair_S result;
    if (!aapcs64_6_9_pair) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_9_pair();
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_9_pair();
    CONFORM_CHECK("result.a", long, 8, (long)(-0xec25337624603c7L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0xaecdb6b24591b7UL, result.b);
}

/* aapcs64-6.9-hfa-4 */
static void run_aapcs64_6_9_hfa_4(void)
{
    int a1;
    struct aapcs64_6_9_hfa_4_S result;
    if (!aapcs64_6_9_hfa_4) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_9_hfa_4();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x70a7d62eL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_9_hfa_4(a1);
    CONFORM_CHECK_BYTES("result.m[0]", float, 4, -0x1.bc2212p0f, result.m[0]);
    CONFORM_CHECK_BYTES("result.m[1]", float, 4, 0x1.d911dep0f, result.m[1]);
    CONFORM_CHECK_BYTES("result.m[2]", float, 4, -0x1.f865eep0f, result.m[2]);
    CONFORM_CHECK_BYTES("result.m[3]", float, 4, 0x1.e861cep0f, result.m[3]);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x70a7d62eL, a1);
}

/* aapcs64-6.9-hfa-vectors */
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
static void run_aapcs64_6_9_hfa_vectors(void)
{
    int a1;
    struct aapcs64_6_9_hfa_vectors_S result;
    if (!aapcs64_6_9_hfa_vectors) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_9_hfa_vectors();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x483caba1L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_9_hfa_vectors(a1);
    CONFORM_CHECK_BYTES("result.m[0][0]", float, 4, -0x1.6ddaeap0f, result.m[0][0]);
    CONFORM_CHECK_BYTES("result.m[0][1]", float, 4, 0x1.40fa6ap0f, result.m[0][1]);
    CONFORM_CHECK_BYTES("result.m[0][2]", float, 4, -0x1.afd49ep0f, result.m[0][2]);
    CONFORM_CHECK_BYTES("result.m[0][3]", float, 4, 0x1.0aac16p0f, result.m[0][3]);
    CONFORM_CHECK_BYTES("result.m[1][0]", float, 4, -0x1.3f049ap0f, result.m[1][0]);
    CONFORM_CHECK_BYTES("result.m[1][1]", float, 4, 0x1.5be0d6p0f, result.m[1][1]);
    CONFORM_CHECK_BYTES("result.m[1][2]", float, 4, -0x1.0520e6p0f, result.m[1][2]);
    CONFORM_CHECK_BYTES("result.m[1][3]", float, 4, 0x1.c510e2p0f, result.m[1][3]);
    CONFORM_CHECK_BYTES("result.m[2][0]", float, 4, -0x1.ad74fep0f, result.m[2][0]);
    CONFORM_CHECK_BYTES("result.m[2][1]", float, 4, 0x1.94f7b6p0f, result.m[2][1]);
    CONFORM_CHECK_BYTES("result.m[2][2]", float, 4, -0x1.8f00aep0f, result.m[2][2]);
    CONFORM_CHECK_BYTES("result.m[2][3]", float, 4, 0x1.c560cap0f, result.m[2][3]);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x483caba1L, a1);
}
#endif

/* aapcs64-6.9-int128 */
#if CONFORM_HAS_INT128
static void run_aapcs64_6_9_int128(void)
{
    int a1;
    __int128 result;
    if (!aapcs64_6_9_int128) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_9_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x10a4a068L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_9_int128(a1);
    CONFORM_CHECK("result", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x12d14df04a2e639fUL << 64 | 0xfed0a0e771c051afUL)), result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x10a4a068L, a1);
}
#endif

/* aapcs64-6.9-packed-5 */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_9_packed_5(void)
{
    int a1;
    struct aapcs64_6_9_packed_5_S result;
    if (!aapcs64_6_9_packed_5) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_9_packed_5();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0xf9b8b53L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_9_packed_5(a1);
    CONFORM_CHECK("result.a", char, 1, (char)0x95UL, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x67c945ebUL, result.b);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0xf9b8b53L, a1);
}
#endif

/* aapcs64-6.9-void */
static void run_aapcs64_6_9_void(void)
{
    int a1;
    double a2;
    if (!aapcs64_6_9_void) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_9_void();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x7a7cbb02L;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.56cb56527422cp0;
    aapcs64_6_9_void(a1, a2);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x7a7cbb02L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.56cb56527422cp0, a2);
}

/* aapcs64-6.9-mixed-16 */
static void run_aapcs64_6_9_mixed_16(void)
{
    int a1;
    struct aapcs64_6_9_mixed_16_S result;
    if (!aapcs64_6_9_mixed_16) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_9_mixed_16();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x71223fa5L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_9_mixed_16(a1);
    CONFORM_CHECK_BYTES("result.a", double, 8, -0x1.bebd5b240c14ap0, result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x7a8664adfb05d40cUL, result.b);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x71223fa5L, a1);
}

/* aapcs64-6.9-union */
static void run_aapcs64_6_9_union(void)
{
    int a1;
    union aapcs64_6_9_union_U result;
    if (!aapcs64_6_9_union) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_9_union();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3fa31d77L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_9_union(a1);
    CONFORM_CHECK_BYTES("result.a[0]", double, 8, -0x1.c47980c183394p0, result.a[0]);
    CONFORM_CHECK_BYTES("result.a[1]", double, 8, 0x1.0d2791c37c076p0, result.a[1]);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3fa31d77L, a1);
}

/* aapcs64-va-list-ints */
static void run_aapcs64_va_list_ints(void)
{
    int a1;
    int a2;
    long a3;
    unsigned int a4;
    int result;
    if (!aapcs64_va_list_ints) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_ints();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x4e00cf1aL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x4a0238c1L;
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x30248b95b0bbc29aL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (unsigned int)0x8f540042UL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_ints(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0x7d6020ffL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x4e00cf1aL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x4a0238c1L, a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x30248b95b0bbc29aL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", unsigned int, 4, (unsigned int)0x8f540042UL, a4);
}

/* aapcs64-va-list-doubles */
static void run_aapcs64_va_list_doubles(void)
{
    int a1;
    double a2;
    double a3;
    int result;
    if (!aapcs64_va_list_doubles) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x590ae1aaL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.32b137f35d9a4p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.b3c52d3eca951p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_doubles(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x29d19e6L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x590ae1aaL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.32b137f35d9a4p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.b3c52d3eca951p0, a3);
}

/* aapcs64-va-list-mixed */
static void run_aapcs64_va_list_mixed(void)
{
    int a1;
    double a2;
    int a3;
    double a4;
    long a5;
    double a6;
    int result;
    if (!aapcs64_va_list_mixed) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_mixed();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0xb92c3c7L;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.1b075e8d16cbcp0;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x717f0859L;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.8ec8563aed8c1p0;
    conform_scribble(&a5, sizeof a5);
    a5 = (long)(-0x402f2c3f4b30e7c6L - 1);
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.0752fd88be088p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_mixed(a1, a2, a3, a4, a5, a6);
    CONFORM_CHECK("result", int, 4, (int)-0x4c383ab8L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0xb92c3c7L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.1b075e8d16cbcp0, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x717f0859L, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.8ec8563aed8c1p0, a4);
    CONFORM_CHECK("argument 5 after the call", long, 8, (long)(-0x402f2c3f4b30e7c6L - 1), a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.0752fd88be088p0, a6);
}

/* aapcs64-va-list-ten-doubles */
static void run_aapcs64_va_list_ten_doubles(void)
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
    if (!aapcs64_va_list_ten_doubles) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_ten_doubles();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x7c24b19dL;
    conform_scribble(&a2, sizeof a2);
    a2 = -0x1.ed10db8217968p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.6ad3414f9ff5bp0;
    conform_scribble(&a4, sizeof a4);
    a4 = -0x1.c6862f601a7a4p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.cde1f64495d43p0;
    conform_scribble(&a6, sizeof a6);
    a6 = -0x1.a3d28d4f32610p0;
    conform_scribble(&a7, sizeof a7);
    a7 = -0x1.adc20bb3abee4p0;
    conform_scribble(&a8, sizeof a8);
    a8 = -0x1.5d15ea3d86c1ap0;
    conform_scribble(&a9, sizeof a9);
    a9 = -0x1.c55d0069988c0p0;
    conform_scribble(&a10, sizeof a10);
    a10 = -0x1.a669bf5476771p0;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.9826c3d0c7b4cp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_ten_doubles(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x423fe746L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x7c24b19dL, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", double, 8, -0x1.ed10db8217968p0, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.6ad3414f9ff5bp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", double, 8, -0x1.c6862f601a7a4p0, a4);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.cde1f64495d43p0, a5);
    CONFORM_CHECK_BYTES("argument 6 after the call", double, 8, -0x1.a3d28d4f32610p0, a6);
    CONFORM_CHECK_BYTES("argument 7 after the call", double, 8, -0x1.adc20bb3abee4p0, a7);
    CONFORM_CHECK_BYTES("argument 8 after the call", double, 8, -0x1.5d15ea3d86c1ap0, a8);
    CONFORM_CHECK_BYTES("argument 9 after the call", double, 8, -0x1.c55d0069988c0p0, a9);
    CONFORM_CHECK_BYTES("argument 10 after the call", double, 8, -0x1.a669bf5476771p0, a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.9826c3d0c7b4cp0, a11);
}

/* aapcs64-va-list-ten-ints */
static void run_aapcs64_va_list_ten_ints(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    int a7;
    int a8;
    long a9;
    int a10;
    long a11;
    int result;
    if (!aapcs64_va_list_ten_ints) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_ten_ints();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x78a54652L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x4fb085dbL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x7cfb9fe0L;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x4e31757fL;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x4a63b8fcL;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x525fc8dbL;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x2fc3a5abL;
    conform_scribble(&a8, sizeof a8);
    a8 = (int)-0x6ee4c06bL;
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x606bf11cd557b9fdL - 1);
    conform_scribble(&a10, sizeof a10);
    a10 = (int)-0x91f640fL;
    conform_scribble(&a11, sizeof a11);
    a11 = (long)(-0x13f9b626277edcf4L - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_ten_ints(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x5b080e27L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x78a54652L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x4fb085dbL, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x7cfb9fe0L, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x4e31757fL, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x4a63b8fcL, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x525fc8dbL, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x2fc3a5abL, a7);
    CONFORM_CHECK("argument 8 after the call", int, 4, (int)-0x6ee4c06bL, a8);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x606bf11cd557b9fdL - 1), a9);
    CONFORM_CHECK("argument 10 after the call", int, 4, (int)-0x91f640fL, a10);
    CONFORM_CHECK("argument 11 after the call", long, 8, (long)(-0x13f9b626277edcf4L - 1), a11);
}

/* aapcs64-va-list-hfa */
static void run_aapcs64_va_list_hfa(void)
{
    int a1;
    struct aapcs64_va_list_hfa_S a2;
    double a3;
    int result;
    if (!aapcs64_va_list_hfa) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_hfa();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x31423f17L;
    conform_scribble(&a2, sizeof a2);
    a2.a = -0x1.d0aa7ep0f;
    a2.b = 0x1.cc0e0ep0f;
    a2.c = -0x1.f12bf2p0f;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.ce6e805786db9p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_hfa(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x3713c174L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x31423f17L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call.a", float, 4, -0x1.d0aa7ep0f, a2.a);
    CONFORM_CHECK_BYTES("argument 2 after the call.b", float, 4, 0x1.cc0e0ep0f, a2.b);
    CONFORM_CHECK_BYTES("argument 2 after the call.c", float, 4, -0x1.f12bf2p0f, a2.c);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.ce6e805786db9p0, a3);
}

/* aapcs64-va-list-hfa-does-not-fit */
static void run_aapcs64_va_list_hfa_does_not_fit(void)
{
    int a1;
    struct aapcs64_va_list_hfa_does_not_fit_S a2;
    double a3;
    struct aapcs64_va_list_hfa_does_not_fit_S a4;
    double a5;
    int result;
    if (!aapcs64_va_list_hfa_does_not_fit) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_hfa_does_not_fit();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x48175a83L;
    conform_scribble(&a2, sizeof a2);
    a2.m[0] = -0x1.a01c42a8e9b39p0;
    a2.m[1] = 0x1.23524f6605e4cp0;
    a2.m[2] = -0x1.e81cb0d7b2186p0;
    a2.m[3] = 0x1.2f35680a55d24p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.5f61bdb95956fp0;
    conform_scribble(&a4, sizeof a4);
    a4.m[0] = -0x1.cd3f4cca1c5e4p0;
    a4.m[1] = 0x1.04a78d44782f3p0;
    a4.m[2] = -0x1.397640c519b57p0;
    a4.m[3] = 0x1.ce66c3a99cf34p0;
    conform_scribble(&a5, sizeof a5);
    a5 = -0x1.3e28cacd06c2fp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_hfa_does_not_fit(a1, a2, a3, a4, a5);
    CONFORM_CHECK("result", int, 4, (int)-0x77630e47L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x48175a83L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call.m[0]", double, 8, -0x1.a01c42a8e9b39p0, a2.m[0]);
    CONFORM_CHECK_BYTES("argument 2 after the call.m[1]", double, 8, 0x1.23524f6605e4cp0, a2.m[1]);
    CONFORM_CHECK_BYTES("argument 2 after the call.m[2]", double, 8, -0x1.e81cb0d7b2186p0, a2.m[2]);
    CONFORM_CHECK_BYTES("argument 2 after the call.m[3]", double, 8, 0x1.2f35680a55d24p0, a2.m[3]);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.5f61bdb95956fp0, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call.m[0]", double, 8, -0x1.cd3f4cca1c5e4p0, a4.m[0]);
    CONFORM_CHECK_BYTES("argument 4 after the call.m[1]", double, 8, 0x1.04a78d44782f3p0, a4.m[1]);
    CONFORM_CHECK_BYTES("argument 4 after the call.m[2]", double, 8, -0x1.397640c519b57p0, a4.m[2]);
    CONFORM_CHECK_BYTES("argument 4 after the call.m[3]", double, 8, 0x1.ce66c3a99cf34p0, a4.m[3]);
    CONFORM_CHECK_BYTES("argument 5 after the call", double, 8, -0x1.3e28cacd06c2fp0, a5);
}

/* aapcs64-va-list-composite */
static void run_aapcs64_va_list_composite(void)
{
    int a1;
    struct aapcs64_va_list_composite_S a2;
    int a3;
    int result;
    if (!aapcs64_va_list_composite) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_composite();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x7b404217L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x4a4e232cda88c700L - 1);
    a2.b = (int)0x6af5d096UL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x321cbfdbL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_composite(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x5adbd145L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x7b404217L, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x4a4e232cda88c700L - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", int, 4, (int)0x6af5d096UL, a2.b);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x321cbfdbL, a3);
}

/* aapcs64-va-list-composite-does-not-fit */
static void run_aapcs64_va_list_composite_does_not_fit(void)
{
    int a1;
    int a2;
    int a3;
    int a4;
    int a5;
    int a6;
    int a7;
    struct aapcs64_va_list_composite_does_not_fit_S a8;
    long a9;
    int result;
    if (!aapcs64_va_list_composite_does_not_fit) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_composite_does_not_fit();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x30b53ba6L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x45e50aaaL;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x6710e659L;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x46132e73L;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x16bb0378L;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x5fc4de36L;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x5c2cc1daL;
    conform_scribble(&a8, sizeof a8);
    a8.a = (long)(-0x6d5c466cc3fcf901L - 1);
    a8.b = (long)0x48d3d7f4ee1f91e2UL;
    conform_scribble(&a9, sizeof a9);
    a9 = (long)(-0x2f193f0ebf8723ebL - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_composite_does_not_fit(a1, a2, a3, a4, a5, a6, a7, a8, a9);
    CONFORM_CHECK("result", int, 4, (int)-0x15cbe49fL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x30b53ba6L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x45e50aaaL, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x6710e659L, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x46132e73L, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x16bb0378L, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x5fc4de36L, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x5c2cc1daL, a7);
    CONFORM_CHECK("argument 8 after the call.a", long, 8, (long)(-0x6d5c466cc3fcf901L - 1), a8.a);
    CONFORM_CHECK("argument 8 after the call.b", long, 8, (long)0x48d3d7f4ee1f91e2UL, a8.b);
    CONFORM_CHECK("argument 9 after the call", long, 8, (long)(-0x2f193f0ebf8723ebL - 1), a9);
}

/* aapcs64-va-list-indirect */
static void run_aapcs64_va_list_indirect(void)
{
    int a1;
    struct aapcs64_va_list_indirect_S a2;
    int a3;
    int result;
    if (!aapcs64_va_list_indirect) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_indirect();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3e9febcdL;
    conform_scribble(&a2, sizeof a2);
    a2.a = (long)(-0x6b37efbfdeae8d1aL - 1);
    a2.b = (long)0x77ebe69208089202UL;
    a2.c = (long)(-0x734b91eede2c97b8L - 1);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x2f057746L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_indirect(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x78cdd207L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3e9febcdL, a1);
    CONFORM_CHECK("argument 2 after the call.a", long, 8, (long)(-0x6b37efbfdeae8d1aL - 1), a2.a);
    CONFORM_CHECK("argument 2 after the call.b", long, 8, (long)0x77ebe69208089202UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", long, 8, (long)(-0x734b91eede2c97b8L - 1), a2.c);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x2f057746L, a3);
}

/* aapcs64-va-list-long-double */
static void run_aapcs64_va_list_long_double(void)
{
    int a1;
    long double a2;
    int a3;
    long double a4;
    int result;
    if (!aapcs64_va_list_long_double) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_long_double();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x49662269L;
    conform_scribble(&a2, sizeof a2);
    a2 = -((long double)0x1.bdf058767bdcp0 + (long double)0x0.58a764ebc68bp-48 + (long double)0x0.0281p-96);
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x307218e9L;
    conform_scribble(&a4, sizeof a4);
    a4 = -((long double)0x1.098a31229f1dp0 + (long double)0x0.d58598d0567cp-48 + (long double)0x0.0f47p-96);
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_long_double(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0x6956d3d9L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x49662269L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call", long double, 16, -((long double)0x1.bdf058767bdcp0 + (long double)0x0.58a764ebc68bp-48 + (long double)0x0.0281p-96), a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x307218e9L, a3);
    CONFORM_CHECK_BYTES("argument 4 after the call", long double, 16, -((long double)0x1.098a31229f1dp0 + (long double)0x0.d58598d0567cp-48 + (long double)0x0.0f47p-96), a4);
}

/* aapcs64-va-list-int128 */
#if CONFORM_HAS_INT128
static void run_aapcs64_va_list_int128(void)
{
    int a1;
    __int128 a2;
    long a3;
    __int128 a4;
    int result;
    if (!aapcs64_va_list_int128) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x62c95746L;
    conform_scribble(&a2, sizeof a2);
    a2 = (__int128)~(__int128)(((unsigned __int128)0xea089f8f75750dcUL << 64 | 0x3eb82e837c1f3f65UL));
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x6e5ff5f99f1dd14aL - 1);
    conform_scribble(&a4, sizeof a4);
    a4 = (__int128)~(__int128)(((unsigned __int128)0x2a7f7d30975d1ea4UL << 64 | 0x21b03be304f047ccUL));
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_int128(a1, a2, a3, a4);
    CONFORM_CHECK("result", int, 4, (int)-0xbebf3c5L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x62c95746L, a1);
    CONFORM_CHECK("argument 2 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0xea089f8f75750dcUL << 64 | 0x3eb82e837c1f3f65UL)), a2);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x6e5ff5f99f1dd14aL - 1), a3);
    CONFORM_CHECK("argument 4 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x2a7f7d30975d1ea4UL << 64 | 0x21b03be304f047ccUL)), a4);
}
#endif

/* aapcs64-va-list-quad-composite */
#if CONFORM_HAS_INT128
static void run_aapcs64_va_list_quad_composite(void)
{
    int a1;
    struct aapcs64_va_list_quad_composite_S a2;
    int a3;
    int result;
    if (!aapcs64_va_list_quad_composite) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_quad_composite();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3341f425L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (__int128)~(__int128)(((unsigned __int128)0x773b2f2ada8f125bUL << 64 | 0x51e5956d1ff30434UL));
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x391fd6f4L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_quad_composite(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x50dba8dfL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3341f425L, a1);
    CONFORM_CHECK("argument 2 after the call.a", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x773b2f2ada8f125bUL << 64 | 0x51e5956d1ff30434UL)), a2.a);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x391fd6f4L, a3);
}
#endif

/* aapcs64-va-list-complex */
#if CONFORM_HAS_COMPLEX
static void run_aapcs64_va_list_complex(void)
{
    int a1;
    _Complex double a2;
    double a3;
    int result;
    if (!aapcs64_va_list_complex) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_complex();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x67e8a520L;
    conform_scribble(&a2, sizeof a2);
    __real__ a2 = -0x1.6e740982dfec1p0;
    __imag__ a2 = 0x1.1b51fb8a961ebp0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.05a695e3a2b73p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_complex(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x3c0da41eL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x67e8a520L, a1);
    CONFORM_CHECK_BYTES("__real__ argument 2 after the call", double, 8, -0x1.6e740982dfec1p0, __real__ a2);
    CONFORM_CHECK_BYTES("__imag__ argument 2 after the call", double, 8, 0x1.1b51fb8a961ebp0, __imag__ a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.05a695e3a2b73p0, a3);
}
#endif

/* aapcs64-va-list-three-chars */
static void run_aapcs64_va_list_three_chars(void)
{
    int a1;
    struct aapcs64_va_list_three_chars_S a2;
    struct aapcs64_va_list_three_chars_S a3;
    int result;
    if (!aapcs64_va_list_three_chars) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_three_chars();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x14f95a31L;
    conform_scribble(&a2, sizeof a2);
    a2.a = (char)0xefUL;
    a2.b = (char)0x53UL;
    a2.c = (char)0xa4UL;
    conform_scribble(&a3, sizeof a3);
    a3.a = (char)0x91UL;
    a3.b = (char)0x11UL;
    a3.c = (char)0xddUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_three_chars(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x3b350cf9L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x14f95a31L, a1);
    CONFORM_CHECK("argument 2 after the call.a", char, 1, (char)0xefUL, a2.a);
    CONFORM_CHECK("argument 2 after the call.b", char, 1, (char)0x53UL, a2.b);
    CONFORM_CHECK("argument 2 after the call.c", char, 1, (char)0xa4UL, a2.c);
    CONFORM_CHECK("argument 3 after the call.a", char, 1, (char)0x91UL, a3.a);
    CONFORM_CHECK("argument 3 after the call.b", char, 1, (char)0x11UL, a3.b);
    CONFORM_CHECK("argument 3 after the call.c", char, 1, (char)0xddUL, a3.c);
}

/* aapcs64-va-list-union */
static void run_aapcs64_va_list_union(void)
{
    int a1;
    union aapcs64_va_list_union_U a2;
    double a3;
    int result;
    if (!aapcs64_va_list_union) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_union();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x48828c87L;
    conform_scribble(&a2, sizeof a2);
    a2.d = -0x1.9736f0bb8ed95p0;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.40d67eee7f2b8p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_union(a1, a2, a3);
    CONFORM_CHECK("result", int, 4, (int)-0x15d3eef0L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x48828c87L, a1);
    CONFORM_CHECK_BYTES("argument 2 after the call.d", double, 8, -0x1.9736f0bb8ed95p0, a2.d);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.40d67eee7f2b8p0, a3);
}

/* aapcs64-va-list-sret */
static void run_aapcs64_va_list_sret(void)
{
    int a1;
    int a2;
    double a3;
    struct aapcs64_va_list_sret_S result;
    if (!aapcs64_va_list_sret) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_sret();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x4ca9f8d2L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x170209f5L;
    conform_scribble(&a3, sizeof a3);
    a3 = -0x1.30efdac03e477p0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_sret(a1, a2, a3);
    CONFORM_CHECK("result.a", long, 8, (long)(-0x3fd7463415a9aa6L - 1), result.a);
    CONFORM_CHECK("result.b", long, 8, (long)0x7371d966b8fb4aadUL, result.b);
    CONFORM_CHECK("result.c", long, 8, (long)(-0xfe42734c2f6aaffL - 1), result.c);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x4ca9f8d2L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x170209f5L, a2);
    CONFORM_CHECK_BYTES("argument 3 after the call", double, 8, -0x1.30efdac03e477p0, a3);
}

/* aapcs64-va-list-named-on-stack */
static void run_aapcs64_va_list_named_on_stack(void)
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
    int a10;
    double a11;
    int result;
    if (!aapcs64_va_list_named_on_stack) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_named_on_stack();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x7e08765L;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x4290c538L;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x248b17dfL;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x46a4c544L;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x83e3b95L;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x76ae5fa8L;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x72a339f4L;
    conform_scribble(&a8, sizeof a8);
    a8 = (int)-0x7e2badc4L;
    conform_scribble(&a9, sizeof a9);
    a9 = (int)-0x2d042d04L;
    conform_scribble(&a10, sizeof a10);
    a10 = (int)-0x5e013644L;
    conform_scribble(&a11, sizeof a11);
    a11 = -0x1.924538f6eb89ap0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_named_on_stack(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x70fc7173L, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x7e08765L, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x4290c538L, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x248b17dfL, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x46a4c544L, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x83e3b95L, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x76ae5fa8L, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x72a339f4L, a7);
    CONFORM_CHECK("argument 8 after the call", int, 4, (int)-0x7e2badc4L, a8);
    CONFORM_CHECK("argument 9 after the call", int, 4, (int)-0x2d042d04L, a9);
    CONFORM_CHECK("argument 10 after the call", int, 4, (int)-0x5e013644L, a10);
    CONFORM_CHECK_BYTES("argument 11 after the call", double, 8, -0x1.924538f6eb89ap0, a11);
}

/* aapcs64-va-list-stack-alignment */
#if CONFORM_HAS_INT128
static void run_aapcs64_va_list_stack_alignment(void)
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
    if (!aapcs64_va_list_stack_alignment) {
        conform_undefined();
        return;
    }
    layout_aapcs64_va_list_stack_alignment();
    conform_scribble(&a1, sizeof a1);
    a1 = (int)-0x3012e7baL;
    conform_scribble(&a2, sizeof a2);
    a2 = (int)-0x2ca11eb6L;
    conform_scribble(&a3, sizeof a3);
    a3 = (int)-0x46593487L;
    conform_scribble(&a4, sizeof a4);
    a4 = (int)-0x2f9f3612L;
    conform_scribble(&a5, sizeof a5);
    a5 = (int)-0x51430114L;
    conform_scribble(&a6, sizeof a6);
    a6 = (int)-0x1b622812L;
    conform_scribble(&a7, sizeof a7);
    a7 = (int)-0x42b8b4a0L;
    conform_scribble(&a8, sizeof a8);
    a8 = (int)-0x2c137e85L;
    conform_scribble(&a9, sizeof a9);
    a9 = (int)-0x43ce9012L;
    conform_scribble(&a10, sizeof a10);
    a10 = (__int128)~(__int128)(((unsigned __int128)0x7a0581c590e6a850UL << 64 | 0x4aa66bf79b130e2UL));
    conform_scribble(&a11, sizeof a11);
    a11 = (int)-0x197f0f95L;
    conform_scribble(&result, sizeof result);
    result = aapcs64_va_list_stack_alignment(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11);
    CONFORM_CHECK("result", int, 4, (int)-0x180ef24fL, result);
    CONFORM_CHECK("argument 1 after the call", int, 4, (int)-0x3012e7baL, a1);
    CONFORM_CHECK("argument 2 after the call", int, 4, (int)-0x2ca11eb6L, a2);
    CONFORM_CHECK("argument 3 after the call", int, 4, (int)-0x46593487L, a3);
    CONFORM_CHECK("argument 4 after the call", int, 4, (int)-0x2f9f3612L, a4);
    CONFORM_CHECK("argument 5 after the call", int, 4, (int)-0x51430114L, a5);
    CONFORM_CHECK("argument 6 after the call", int, 4, (int)-0x1b622812L, a6);
    CONFORM_CHECK("argument 7 after the call", int, 4, (int)-0x42b8b4a0L, a7);
    CONFORM_CHECK("argument 8 after the call", int, 4, (int)-0x2c137e85L, a8);
    CONFORM_CHECK("argument 9 after the call", int, 4, (int)-0x43ce9012L, a9);
    CONFORM_CHECK("argument 10 after the call", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x7a0581c590e6a850UL << 64 | 0x4aa66bf79b130e2UL)), a10);
    CONFORM_CHECK("argument 11 after the call", int, 4, (int)-0x197f0f95L, a11);
}
#endif

/* aapcs64-6.8.2-transparent-int-float */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_transparent_int_float(void)
{
    double a1;
    union aapcs64_6_8_2_transparent_int_float_U a2;
    union aapcs64_6_8_2_transparent_int_float_U a3;
    if (!aapcs64_6_8_2_transparent_int_float) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_transparent_int_float();
    conform_scribble(&a1, sizeof a1);
    a1 = -0x1.c58ff0cb9dd80p0;
    conform_scribble(&a2, sizeof a2);
    a2.i = (int)-0x5f9171d1L;
    conform_scribble(&a3, sizeof a3);
    a3.i = (int)-0x63982a66L;
    aapcs64_6_8_2_transparent_int_float(a1, a2, a3);
    CONFORM_CHECK_BYTES("argument 1 after the call", double, 8, -0x1.c58ff0cb9dd80p0, a1);
    CONFORM_CHECK("argument 2 after the call.i", int, 4, (int)-0x5f9171d1L, a2.i);
    CONFORM_CHECK("argument 3 after the call.i", int, 4, (int)-0x63982a66L, a3.i);
}
#endif

/* aapcs64-6.8.2-transparent-int128 */
#if CONFORM_HAS_INT128 && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_transparent_int128(void)
{
    long a1;
    union aapcs64_6_8_2_transparent_int128_U a2;
    long a3;
    if (!aapcs64_6_8_2_transparent_int128) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_transparent_int128();
    conform_scribble(&a1, sizeof a1);
    a1 = (long)(-0x5e33c6fdf339bccdL - 1);
    conform_scribble(&a2, sizeof a2);
    a2.i = (__int128)~(__int128)(((unsigned __int128)0x63a90010e46843e6UL << 64 | 0xa39868505c08874bUL));
    conform_scribble(&a3, sizeof a3);
    a3 = (long)(-0x634fa9e1554db82bL - 1);
    aapcs64_6_8_2_transparent_int128(a1, a2, a3);
    CONFORM_CHECK("argument 1 after the call", long, 8, (long)(-0x5e33c6fdf339bccdL - 1), a1);
    CONFORM_CHECK("argument 2 after the call.i", __int128, 16, (__int128)~(__int128)(((unsigned __int128)0x63a90010e46843e6UL << 64 | 0xa39868505c08874bUL)), a2.i);
    CONFORM_CHECK("argument 3 after the call", long, 8, (long)(-0x634fa9e1554db82bL - 1), a3);
}
#endif

/* aapcs64-6.8.2-transparent-result */
#if CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_transparent_result(void)
{
    union aapcs64_6_8_2_transparent_result_U a1;
    union aapcs64_6_8_2_transparent_result_U result;
    if (!aapcs64_6_8_2_transparent_result) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_transparent_result();
    conform_scribble(&a1, sizeof a1);
    a1.i = (long)(-0xcdca4d844d28c5dL - 1);
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_transparent_result(a1);
    CONFORM_CHECK("result.i", long, 8, (long)(-0x31cb8c44491debfdL - 1), result.i);
    CONFORM_CHECK("argument 1 after the call.i", long, 8, (long)(-0xcdca4d844d28c5dL - 1), a1.i);
}
#endif

/* aapcs64-6.8.2-order-floats */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_order_floats(void)
{
    struct aapcs64_6_8_2_order_floats_S a1;
    struct aapcs64_6_8_2_order_floats_S result;
    if (!aapcs64_6_8_2_order_floats) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_order_floats();
    conform_scribble(&a1, sizeof a1);
    a1.a = -0x1.225beap0f;
    a1.b = 0x1.dd635ap0f;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_order_floats(a1);
    CONFORM_CHECK_BYTES("result.a", float, 4, -0x1.44f63ep0f, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.3d8a66p0f, result.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.a", float, 4, -0x1.225beap0f, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.dd635ap0f, a1.b);
}
#endif

/* aapcs64-6.8.2-order-int-and-float */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_aapcs64_6_8_2_order_int_and_float(void)
{
    struct aapcs64_6_8_2_order_int_and_float_S a1;
    struct aapcs64_6_8_2_order_int_and_float_S result;
    if (!aapcs64_6_8_2_order_int_and_float) {
        conform_undefined();
        return;
    }
    layout_aapcs64_6_8_2_order_int_and_float();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x27d7541fL;
    a1.b = 0x1.4907c2p0f;
    a1.c = -0x1.a2df21f6fd8ebp0;
    conform_scribble(&result, sizeof result);
    result = aapcs64_6_8_2_order_int_and_float(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x61234eebL, result.a);
    CONFORM_CHECK_BYTES("result.b", float, 4, 0x1.da8f8ep0f, result.b);
    CONFORM_CHECK_BYTES("result.c", double, 8, -0x1.8bb9d9805b38fp0, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x27d7541fL, a1.a);
    CONFORM_CHECK_BYTES("argument 1 after the call.b", float, 4, 0x1.4907c2p0f, a1.b);
    CONFORM_CHECK_BYTES("argument 1 after the call.c", double, 8, -0x1.a2df21f6fd8ebp0, a1.c);
}
#endif

/* aapcs64-10.1.8-order-bit-fields */
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
static void run_aapcs64_10_1_8_order_bit_fields(void)
{
    struct aapcs64_10_1_8_order_bit_fields_S a1;
    struct aapcs64_10_1_8_order_bit_fields_S result;
    if (!aapcs64_10_1_8_order_bit_fields) {
        conform_undefined();
        return;
    }
    layout_aapcs64_10_1_8_order_bit_fields();
    conform_scribble(&a1, sizeof a1);
    a1.a = (int)-0x3L;
    a1.b = (int)0x1cUL;
    a1.c = (unsigned int)0x149eUL;
    conform_scribble(&result, sizeof result);
    result = aapcs64_10_1_8_order_bit_fields(a1);
    CONFORM_CHECK("result.a", int, 4, (int)-0x2L, result.a);
    CONFORM_CHECK("result.b", int, 4, (int)0x1eUL, result.b);
    CONFORM_CHECK("result.c", unsigned int, 4, (unsigned int)0x1196UL, result.c);
    CONFORM_CHECK("argument 1 after the call.a", int, 4, (int)-0x3L, a1.a);
    CONFORM_CHECK("argument 1 after the call.b", int, 4, (int)0x1cUL, a1.b);
    CONFORM_CHECK("argument 1 after the call.c", unsigned int, 4, (unsigned int)0x149eUL, a1.c);
}
#endif

static const struct conform_case {
    const char *id;
    void (*run)(void);
} conform_cases[] = {
    {"aapcs64-5.1-align-short", run_aapcs64_5_1_align_short},
    {"aapcs64-5.1-align-int", run_aapcs64_5_1_align_int},
    {"aapcs64-5.1-align-long", run_aapcs64_5_1_align_long},
    {"aapcs64-5.1-align-float", run_aapcs64_5_1_align_float},
    {"aapcs64-5.1-align-double", run_aapcs64_5_1_align_double},
    {"aapcs64-5.1-align-long-double", run_aapcs64_5_1_align_long_double},
#if CONFORM_HAS_INT128
    {"aapcs64-5.1-align-int128", run_aapcs64_5_1_align_int128},
#endif
    {"aapcs64-5.1-align-pointer", run_aapcs64_5_1_align_pointer},
    {"aapcs64-5.1-align-function-pointer", run_aapcs64_5_1_align_function_pointer},
    {"aapcs64-5.1-align-bool", run_aapcs64_5_1_align_bool},
#if CONFORM_HAS_FP16
    {"aapcs64-5.1-align-fp16", run_aapcs64_5_1_align_fp16},
#endif
#if CONFORM_HAS_COMPLEX
    {"aapcs64-5.1-align-complex-float", run_aapcs64_5_1_align_complex_float},
#endif
#if CONFORM_HAS_COMPLEX
    {"aapcs64-5.1-align-complex-long-double", run_aapcs64_5_1_align_complex_long_double},
#endif
    {"aapcs64-5.1-align-enum", run_aapcs64_5_1_align_enum},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-5.9-vector-8", run_aapcs64_5_9_vector_8},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-5.9-vector-16", run_aapcs64_5_9_vector_16},
#endif
    {"aapcs64-5.9-tail-padding", run_aapcs64_5_9_tail_padding},
    {"aapcs64-5.9-nested-alignment", run_aapcs64_5_9_nested_alignment},
    {"aapcs64-5.9-array-stride", run_aapcs64_5_9_array_stride},
    {"aapcs64-5.9-union-size", run_aapcs64_5_9_union_size},
    {"aapcs64-5.9-anonymous-union", run_aapcs64_5_9_anonymous_union},
    {"aapcs64-5.9-plain-char", run_aapcs64_5_9_plain_char},
    {"aapcs64-5.9-flexible-array", run_aapcs64_5_9_flexible_array},
#if CONFORM_HAS_GNU_C
    {"aapcs64-5.9-empty-member", run_aapcs64_5_9_empty_member},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-5.9-aligned-member", run_aapcs64_5_9_aligned_member},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-5.9-aligned-record", run_aapcs64_5_9_aligned_record},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-5.9-packed-record", run_aapcs64_5_9_packed_record},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-5.9-pack-2", run_aapcs64_5_9_pack_2},
#endif
    {"aapcs64-10.1.8-from-lowest", run_aapcs64_10_1_8_from_lowest},
    {"aapcs64-10.1.8-no-straddle", run_aapcs64_10_1_8_no_straddle},
    {"aapcs64-10.1.8-shares-with-char", run_aapcs64_10_1_8_shares_with_char},
    {"aapcs64-10.1.8-no-room-beside-char", run_aapcs64_10_1_8_no_room_beside_char},
    {"aapcs64-10.1.8-char-after-bits", run_aapcs64_10_1_8_char_after_bits},
    {"aapcs64-10.1.8-different-containers", run_aapcs64_10_1_8_different_containers},
    {"aapcs64-10.1.8-long-after-char", run_aapcs64_10_1_8_long_after_char},
    {"aapcs64-10.1.8-long-40", run_aapcs64_10_1_8_long_40},
    {"aapcs64-10.1.8-alignment-of-container", run_aapcs64_10_1_8_alignment_of_container},
    {"aapcs64-10.1.8-zero-width-aligns-record", run_aapcs64_10_1_8_zero_width_aligns_record},
    {"aapcs64-10.1.8-zero-width-long-aligns-record", run_aapcs64_10_1_8_zero_width_long_aligns_record},
    {"aapcs64-10.1.8-unnamed-aligns-record", run_aapcs64_10_1_8_unnamed_aligns_record},
    {"aapcs64-10.1.8-unnamed-short", run_aapcs64_10_1_8_unnamed_short},
    {"aapcs64-10.1.8-zero-width-first", run_aapcs64_10_1_8_zero_width_first},
    {"aapcs64-10.1.8-zero-width-last", run_aapcs64_10_1_8_zero_width_last},
    {"aapcs64-10.1.8-zero-width-int", run_aapcs64_10_1_8_zero_width_int},
    {"aapcs64-10.1.8-plain-int-signed", run_aapcs64_10_1_8_plain_int_signed},
    {"aapcs64-10.1.8-plain-char-unsigned", run_aapcs64_10_1_8_plain_char_unsigned},
    {"aapcs64-10.1.8-bool", run_aapcs64_10_1_8_bool},
    {"aapcs64-10.1.8-enum", run_aapcs64_10_1_8_enum},
#if CONFORM_HAS_INT128
    {"aapcs64-10.1.8-int128", run_aapcs64_10_1_8_int128},
#endif
    {"aapcs64-10.1.8-union", run_aapcs64_10_1_8_union},
#if CONFORM_HAS_GNU_C
    {"aapcs64-10.1.8-packed", run_aapcs64_10_1_8_packed},
#endif
    {"aapcs64-10.1.8-short-fields", run_aapcs64_10_1_8_short_fields},
    {"aapcs64-6.8.2-scalar-signed-char", run_aapcs64_6_8_2_scalar_signed_char},
    {"aapcs64-6.8.2-scalar-unsigned-char", run_aapcs64_6_8_2_scalar_unsigned_char},
    {"aapcs64-6.8.2-scalar-char", run_aapcs64_6_8_2_scalar_char},
    {"aapcs64-6.8.2-scalar-short", run_aapcs64_6_8_2_scalar_short},
    {"aapcs64-6.8.2-scalar-unsigned-short", run_aapcs64_6_8_2_scalar_unsigned_short},
    {"aapcs64-6.8.2-scalar-bool", run_aapcs64_6_8_2_scalar_bool},
    {"aapcs64-6.8.2-scalar-int", run_aapcs64_6_8_2_scalar_int},
    {"aapcs64-6.8.2-scalar-unsigned", run_aapcs64_6_8_2_scalar_unsigned},
    {"aapcs64-6.8.2-scalar-long-long", run_aapcs64_6_8_2_scalar_long_long},
    {"aapcs64-6.8.2-scalar-pointer", run_aapcs64_6_8_2_scalar_pointer},
    {"aapcs64-6.8.2-scalar-float", run_aapcs64_6_8_2_scalar_float},
    {"aapcs64-6.8.2-scalar-double", run_aapcs64_6_8_2_scalar_double},
    {"aapcs64-6.8.2-scalar-long-double", run_aapcs64_6_8_2_scalar_long_double},
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-scalar-int128", run_aapcs64_6_8_2_scalar_int128},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-scalar-unsigned-int128", run_aapcs64_6_8_2_scalar_unsigned_int128},
#endif
#if CONFORM_HAS_FLOAT16
    {"aapcs64-6.8.2-scalar-half", run_aapcs64_6_8_2_scalar_half},
#endif
#if CONFORM_HAS_COMPLEX
    {"aapcs64-6.8.2-scalar-complex-float", run_aapcs64_6_8_2_scalar_complex_float},
#endif
#if CONFORM_HAS_COMPLEX
    {"aapcs64-6.8.2-scalar-complex-double", run_aapcs64_6_8_2_scalar_complex_double},
#endif
#if CONFORM_HAS_COMPLEX
    {"aapcs64-6.8.2-scalar-complex-long-double", run_aapcs64_6_8_2_scalar_complex_long_double},
#endif
    {"aapcs64-6.8.2-scalar-enum", run_aapcs64_6_8_2_scalar_enum},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-scalar-vector-8", run_aapcs64_6_8_2_scalar_vector_8},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-scalar-vector-16", run_aapcs64_6_8_2_scalar_vector_16},
#endif
#if CONFORM_HAS_BIT_INT
    {"aapcs64-6.8.2-scalar-bitint-7", run_aapcs64_6_8_2_scalar_bitint_7},
#endif
#if CONFORM_HAS_BIT_INT
    {"aapcs64-6.8.2-scalar-bitint-40", run_aapcs64_6_8_2_scalar_bitint_40},
#endif
#if CONFORM_HAS_BIT_INT
    {"aapcs64-6.8.2-scalar-bitint-65", run_aapcs64_6_8_2_scalar_bitint_65},
#endif
#if CONFORM_HAS_BIT_INT && CONFORM_HAS_WIDE_BIT_INT
    {"aapcs64-6.8.2-scalar-bitint-129", run_aapcs64_6_8_2_scalar_bitint_129},
#endif
#if CONFORM_HAS_BIT_INT
    {"aapcs64-6.8.2-scalar-bitint-pair-even", run_aapcs64_6_8_2_scalar_bitint_pair_even},
#endif
    {"aapcs64-6.8.2-size-char-1", run_aapcs64_6_8_2_size_char_1},
    {"aapcs64-6.8.2-size-char-2", run_aapcs64_6_8_2_size_char_2},
    {"aapcs64-6.8.2-size-char-3", run_aapcs64_6_8_2_size_char_3},
    {"aapcs64-6.8.2-size-char-4", run_aapcs64_6_8_2_size_char_4},
    {"aapcs64-6.8.2-size-char-5", run_aapcs64_6_8_2_size_char_5},
    {"aapcs64-6.8.2-size-char-6", run_aapcs64_6_8_2_size_char_6},
    {"aapcs64-6.8.2-size-char-7", run_aapcs64_6_8_2_size_char_7},
    {"aapcs64-6.8.2-size-char-8", run_aapcs64_6_8_2_size_char_8},
    {"aapcs64-6.8.2-size-char-9", run_aapcs64_6_8_2_size_char_9},
    {"aapcs64-6.8.2-size-char-10", run_aapcs64_6_8_2_size_char_10},
    {"aapcs64-6.8.2-size-char-11", run_aapcs64_6_8_2_size_char_11},
    {"aapcs64-6.8.2-size-char-12", run_aapcs64_6_8_2_size_char_12},
    {"aapcs64-6.8.2-size-char-13", run_aapcs64_6_8_2_size_char_13},
    {"aapcs64-6.8.2-size-char-14", run_aapcs64_6_8_2_size_char_14},
    {"aapcs64-6.8.2-size-char-15", run_aapcs64_6_8_2_size_char_15},
    {"aapcs64-6.8.2-size-char-16", run_aapcs64_6_8_2_size_char_16},
    {"aapcs64-6.8.2-size-char-17", run_aapcs64_6_8_2_size_char_17},
    {"aapcs64-6.8.2-a-fresh-registers", run_aapcs64_6_8_2_a_fresh_registers},
    {"aapcs64-6.8.2-a-sret-takes-no-argument-register", run_aapcs64_6_8_2_a_sret_takes_no_argument_register},
    {"aapcs64-6.8.2-a-sret-eight-integers", run_aapcs64_6_8_2_a_sret_eight_integers},
    {"aapcs64-6.8.2-b3-one-float", run_aapcs64_6_8_2_b3_one_float},
    {"aapcs64-6.8.2-b3-two-floats", run_aapcs64_6_8_2_b3_two_floats},
    {"aapcs64-6.8.2-b3-three-floats", run_aapcs64_6_8_2_b3_three_floats},
    {"aapcs64-6.8.2-b3-four-floats", run_aapcs64_6_8_2_b3_four_floats},
    {"aapcs64-6.8.2-b3-five-floats", run_aapcs64_6_8_2_b3_five_floats},
    {"aapcs64-6.8.2-b3-float-array-3", run_aapcs64_6_8_2_b3_float_array_3},
    {"aapcs64-6.8.2-b3-one-double", run_aapcs64_6_8_2_b3_one_double},
    {"aapcs64-6.8.2-b3-two-doubles", run_aapcs64_6_8_2_b3_two_doubles},
    {"aapcs64-6.8.2-b3-four-doubles", run_aapcs64_6_8_2_b3_four_doubles},
    {"aapcs64-6.8.2-b3-four-long-doubles", run_aapcs64_6_8_2_b3_four_long_doubles},
    {"aapcs64-6.8.2-b3-one-long-double", run_aapcs64_6_8_2_b3_one_long_double},
#if CONFORM_HAS_FP16
    {"aapcs64-6.8.2-b3-two-fp16", run_aapcs64_6_8_2_b3_two_fp16},
#endif
#if CONFORM_HAS_FLOAT16
    {"aapcs64-6.8.2-b3-float16-3", run_aapcs64_6_8_2_b3_float16_3},
#endif
    {"aapcs64-6.8.2-b3-nested", run_aapcs64_6_8_2_b3_nested},
    {"aapcs64-6.8.2-b3-nested-array", run_aapcs64_6_8_2_b3_nested_array},
#if CONFORM_HAS_COMPLEX
    {"aapcs64-6.8.2-b3-complex", run_aapcs64_6_8_2_b3_complex},
#endif
#if CONFORM_HAS_COMPLEX
    {"aapcs64-6.8.2-b3-complex-pair", run_aapcs64_6_8_2_b3_complex_pair},
#endif
    {"aapcs64-6.8.2-b3-union-same", run_aapcs64_6_8_2_b3_union_same},
    {"aapcs64-6.8.2-b3-union-in-struct", run_aapcs64_6_8_2_b3_union_in_struct},
    {"aapcs64-6.8.2-b3-anonymous-union", run_aapcs64_6_8_2_b3_anonymous_union},
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b3-empty-member", run_aapcs64_6_8_2_b3_empty_member},
#endif
    {"aapcs64-6.8.2-b3-zero-width", run_aapcs64_6_8_2_b3_zero_width},
    {"aapcs64-6.8.2-b3-mixed-precision", run_aapcs64_6_8_2_b3_mixed_precision},
    {"aapcs64-6.8.2-b3-float-int", run_aapcs64_6_8_2_b3_float_int},
    {"aapcs64-6.8.2-b3-union-float-int", run_aapcs64_6_8_2_b3_union_float_int},
    {"aapcs64-6.8.2-b3-union-float-double", run_aapcs64_6_8_2_b3_union_float_double},
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b3-padding", run_aapcs64_6_8_2_b3_padding},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b3-aligned-record-padding", run_aapcs64_6_8_2_b3_aligned_record_padding},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b3-vectors-8", run_aapcs64_6_8_2_b3_vectors_8},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b3-vectors-16", run_aapcs64_6_8_2_b3_vectors_16},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b3-vectors-different-lanes", run_aapcs64_6_8_2_b3_vectors_different_lanes},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b3-vectors-different-sizes", run_aapcs64_6_8_2_b3_vectors_different_sizes},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b3-vector-and-double", run_aapcs64_6_8_2_b3_vector_and_double},
#endif
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b3-five-vectors", run_aapcs64_6_8_2_b3_five_vectors},
#endif
    {"aapcs64-6.8.2-b3-union-zero-width", run_aapcs64_6_8_2_b3_union_zero_width},
    {"aapcs64-6.8.2-b4-three-longs", run_aapcs64_6_8_2_b4_three_longs},
    {"aapcs64-6.8.2-b4-two", run_aapcs64_6_8_2_b4_two},
    {"aapcs64-6.8.2-b4-after-registers", run_aapcs64_6_8_2_b4_after_registers},
    {"aapcs64-6.8.2-b4-three-doubles-and-int", run_aapcs64_6_8_2_b4_three_doubles_and_int},
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b4-aligned-32", run_aapcs64_6_8_2_b4_aligned_32},
#endif
    {"aapcs64-6.8.2-b4-double-float-double", run_aapcs64_6_8_2_b4_double_float_double},
    {"aapcs64-6.8.2-b4-large", run_aapcs64_6_8_2_b4_large},
    {"aapcs64-6.8.2-b4-large-union", run_aapcs64_6_8_2_b4_large_union},
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b6-aligned-record", run_aapcs64_6_8_2_b6_aligned_record},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b6-aligned-member", run_aapcs64_6_8_2_b6_aligned_member},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-b6-int128-member", run_aapcs64_6_8_2_b6_int128_member},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-b6-union-int128", run_aapcs64_6_8_2_b6_union_int128},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b6-nested-aligned", run_aapcs64_6_8_2_b6_nested_aligned},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b6-aligned-8-ints", run_aapcs64_6_8_2_b6_aligned_8_ints},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b6-packed-composite", run_aapcs64_6_8_2_b6_packed_composite},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-b6-packed-on-stack", run_aapcs64_6_8_2_b6_packed_on_stack},
#endif
    {"aapcs64-6.8.2-c1-eight-doubles", run_aapcs64_6_8_2_c1_eight_doubles},
    {"aapcs64-6.8.2-c1-nine-doubles", run_aapcs64_6_8_2_c1_nine_doubles},
    {"aapcs64-6.8.2-c1-float-on-stack", run_aapcs64_6_8_2_c1_float_on_stack},
#if CONFORM_HAS_FLOAT16
    {"aapcs64-6.8.2-c1-half-on-stack", run_aapcs64_6_8_2_c1_half_on_stack},
#endif
    {"aapcs64-6.8.2-c1-hfa-fits", run_aapcs64_6_8_2_c1_hfa_fits},
    {"aapcs64-6.8.2-c1-hfa-does-not-fit", run_aapcs64_6_8_2_c1_hfa_does_not_fit},
    {"aapcs64-6.8.2-c1-no-back-fill", run_aapcs64_6_8_2_c1_no_back_fill},
    {"aapcs64-6.8.2-c1-hfa-rounded", run_aapcs64_6_8_2_c1_hfa_rounded},
    {"aapcs64-6.8.2-c1-one-float-hfa-on-stack", run_aapcs64_6_8_2_c1_one_float_hfa_on_stack},
    {"aapcs64-6.8.2-c1-quad-on-stack", run_aapcs64_6_8_2_c1_quad_on_stack},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-c1-vector-on-stack", run_aapcs64_6_8_2_c1_vector_on_stack},
#endif
    {"aapcs64-6.8.2-c1-hfa-of-quads-on-stack", run_aapcs64_6_8_2_c1_hfa_of_quads_on_stack},
    {"aapcs64-6.8.2-c1-hfa-leaves-integers", run_aapcs64_6_8_2_c1_hfa_leaves_integers},
#if CONFORM_HAS_COMPLEX
    {"aapcs64-6.8.2-c1-complex-on-stack", run_aapcs64_6_8_2_c1_complex_on_stack},
#endif
    {"aapcs64-6.8.2-c1-four-doubles-twice", run_aapcs64_6_8_2_c1_four_doubles_twice},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-c1-hva-on-stack", run_aapcs64_6_8_2_c1_hva_on_stack},
#endif
    {"aapcs64-6.8.2-c9-eight-longs", run_aapcs64_6_8_2_c9_eight_longs},
    {"aapcs64-6.8.2-c9-nine-longs", run_aapcs64_6_8_2_c9_nine_longs},
    {"aapcs64-6.8.2-c9-char-on-stack", run_aapcs64_6_8_2_c9_char_on_stack},
    {"aapcs64-6.8.2-c9-bool-on-stack", run_aapcs64_6_8_2_c9_bool_on_stack},
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-c9-int128-even", run_aapcs64_6_8_2_c9_int128_even},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-c9-int128-skips-one", run_aapcs64_6_8_2_c9_int128_skips_one},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-c9-int128-last-pair", run_aapcs64_6_8_2_c9_int128_last_pair},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-c9-int128-after-seven", run_aapcs64_6_8_2_c9_int128_after_seven},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-c9-int128-stack-alignment", run_aapcs64_6_8_2_c9_int128_stack_alignment},
#endif
    {"aapcs64-6.8.2-c9-composite-pair", run_aapcs64_6_8_2_c9_composite_pair},
    {"aapcs64-6.8.2-c9-composite-last-pair", run_aapcs64_6_8_2_c9_composite_last_pair},
    {"aapcs64-6.8.2-c9-composite-not-split", run_aapcs64_6_8_2_c9_composite_not_split},
    {"aapcs64-6.8.2-c9-composite-no-back-fill", run_aapcs64_6_8_2_c9_composite_no_back_fill},
    {"aapcs64-6.8.2-c9-composite-leaves-vectors", run_aapcs64_6_8_2_c9_composite_leaves_vectors},
    {"aapcs64-6.8.2-c9-small-composite-on-stack", run_aapcs64_6_8_2_c9_small_composite_on_stack},
    {"aapcs64-6.8.2-c9-composite-12-on-stack", run_aapcs64_6_8_2_c9_composite_12_on_stack},
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-c9-quad-composite-on-stack", run_aapcs64_6_8_2_c9_quad_composite_on_stack},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-6.8.2-c9-quad-composite-skips", run_aapcs64_6_8_2_c9_quad_composite_skips},
#endif
    {"aapcs64-6.8.2-c9-independent-sequences", run_aapcs64_6_8_2_c9_independent_sequences},
    {"aapcs64-6.8.2-c9-fifteen-mixed", run_aapcs64_6_8_2_c9_fifteen_mixed},
    {"aapcs64-6.8.2-c9-pointer-on-stack", run_aapcs64_6_8_2_c9_pointer_on_stack},
    {"aapcs64-6.8.2-c12-three-chars", run_aapcs64_6_8_2_c12_three_chars},
    {"aapcs64-6.8.2-c12-short-3", run_aapcs64_6_8_2_c12_short_3},
    {"aapcs64-6.8.2-c12-three-ints", run_aapcs64_6_8_2_c12_three_ints},
    {"aapcs64-6.8.2-c12-int-float", run_aapcs64_6_8_2_c12_int_float},
    {"aapcs64-6.8.2-c12-char-double", run_aapcs64_6_8_2_c12_char_double},
    {"aapcs64-6.8.2-c12-long-double-mix", run_aapcs64_6_8_2_c12_long_double_mix},
    {"aapcs64-6.8.2-c12-pointer-int", run_aapcs64_6_8_2_c12_pointer_int},
    {"aapcs64-6.8.2-c12-bools", run_aapcs64_6_8_2_c12_bools},
    {"aapcs64-6.8.2-c12-bit-fields", run_aapcs64_6_8_2_c12_bit_fields},
    {"aapcs64-6.8.2-c12-union-double-long", run_aapcs64_6_8_2_c12_union_double_long},
    {"aapcs64-6.8.2-c12-union-chars", run_aapcs64_6_8_2_c12_union_chars},
    {"aapcs64-6.8.2-c12-nested", run_aapcs64_6_8_2_c12_nested},
#if CONFORM_HAS_COMPLEX
    {"aapcs64-6.8.2-c12-complex-and-int", run_aapcs64_6_8_2_c12_complex_and_int},
#endif
    {"aapcs64-6.8.2-c12-float-long", run_aapcs64_6_8_2_c12_float_long},
    {"aapcs64-6.8.2-c12-flexible-array", run_aapcs64_6_8_2_c12_flexible_array},
    {"aapcs64-6.8.2-c12-short-int-short-float", run_aapcs64_6_8_2_c12_short_int_short_float},
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-empty-argument", run_aapcs64_6_8_2_empty_argument},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-empty-result", run_aapcs64_6_8_2_empty_result},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-empty-nested", run_aapcs64_6_8_2_empty_nested},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-empty-unnamed-bits-only", run_aapcs64_6_8_2_empty_unnamed_bits_only},
#endif
    {"aapcs64-6.9-x8", run_aapcs64_6_9_x8},
    {"aapcs64-6.9-pair", run_aapcs64_6_9_pair},
    {"aapcs64-6.9-hfa-4", run_aapcs64_6_9_hfa_4},
#if CONFORM_HAS_VECTORS && CONFORM_HAS_GNU_C
    {"aapcs64-6.9-hfa-vectors", run_aapcs64_6_9_hfa_vectors},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-6.9-int128", run_aapcs64_6_9_int128},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.9-packed-5", run_aapcs64_6_9_packed_5},
#endif
    {"aapcs64-6.9-void", run_aapcs64_6_9_void},
    {"aapcs64-6.9-mixed-16", run_aapcs64_6_9_mixed_16},
    {"aapcs64-6.9-union", run_aapcs64_6_9_union},
    {"aapcs64-va-list-ints", run_aapcs64_va_list_ints},
    {"aapcs64-va-list-doubles", run_aapcs64_va_list_doubles},
    {"aapcs64-va-list-mixed", run_aapcs64_va_list_mixed},
    {"aapcs64-va-list-ten-doubles", run_aapcs64_va_list_ten_doubles},
    {"aapcs64-va-list-ten-ints", run_aapcs64_va_list_ten_ints},
    {"aapcs64-va-list-hfa", run_aapcs64_va_list_hfa},
    {"aapcs64-va-list-hfa-does-not-fit", run_aapcs64_va_list_hfa_does_not_fit},
    {"aapcs64-va-list-composite", run_aapcs64_va_list_composite},
    {"aapcs64-va-list-composite-does-not-fit", run_aapcs64_va_list_composite_does_not_fit},
    {"aapcs64-va-list-indirect", run_aapcs64_va_list_indirect},
    {"aapcs64-va-list-long-double", run_aapcs64_va_list_long_double},
#if CONFORM_HAS_INT128
    {"aapcs64-va-list-int128", run_aapcs64_va_list_int128},
#endif
#if CONFORM_HAS_INT128
    {"aapcs64-va-list-quad-composite", run_aapcs64_va_list_quad_composite},
#endif
#if CONFORM_HAS_COMPLEX
    {"aapcs64-va-list-complex", run_aapcs64_va_list_complex},
#endif
    {"aapcs64-va-list-three-chars", run_aapcs64_va_list_three_chars},
    {"aapcs64-va-list-union", run_aapcs64_va_list_union},
    {"aapcs64-va-list-sret", run_aapcs64_va_list_sret},
    {"aapcs64-va-list-named-on-stack", run_aapcs64_va_list_named_on_stack},
#if CONFORM_HAS_INT128
    {"aapcs64-va-list-stack-alignment", run_aapcs64_va_list_stack_alignment},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-transparent-int-float", run_aapcs64_6_8_2_transparent_int_float},
#endif
#if CONFORM_HAS_INT128 && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-transparent-int128", run_aapcs64_6_8_2_transparent_int128},
#endif
#if CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-transparent-result", run_aapcs64_6_8_2_transparent_result},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-order-floats", run_aapcs64_6_8_2_order_floats},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"aapcs64-6.8.2-order-int-and-float", run_aapcs64_6_8_2_order_int_and_float},
#endif
#if CONFORM_HAS_STORAGE_ORDER && CONFORM_HAS_GNU_C
    {"aapcs64-10.1.8-order-bit-fields", run_aapcs64_10_1_8_order_bit_fields},
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
