/* A text that a compressor can do something with, the same everywhere, and a checksum. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef SIZE
#define SIZE 20000
#endif

static unsigned char original[SIZE], packed[2 * SIZE + 1000], unpacked[SIZE];

static void make_text(void)
{
    static const char *const words[] = {"bit", "field", "struct", "poison", "freeze", "padding", "eightbyte", "register"};
    unsigned state = 1;
    size_t at = 0;
    while (at < SIZE) {
        const char *word = words[(state >> 16) % 8];
        while (*word && at < SIZE)
            original[at++] = (unsigned char)*word++;
        if (at < SIZE)
            original[at++] = (state >> 20) % 16 ? ' ' : '\n';
        state = state * 1103515245u + 12345u;
    }
}

static unsigned checksum(const unsigned char *bytes, size_t n)
{
    unsigned sum = 2166136261u;
    for (size_t at = 0; at < n; at++)
        sum = (sum ^ bytes[at]) * 16777619u;
    return sum;
}

static int report(size_t size)
{
    int same = !memcmp(original, unpacked, SIZE);
    printf("%lu bytes, %08x, %s\n", (unsigned long)size, checksum(packed, size), same ? "the same again" : "DIFFERENT");
    return !same;
}
