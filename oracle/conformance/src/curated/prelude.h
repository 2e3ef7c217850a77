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

