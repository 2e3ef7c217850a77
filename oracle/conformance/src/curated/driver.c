#define CONFORM_FUNCTION __attribute__((weak))
#include "@TARGET@.h"
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
