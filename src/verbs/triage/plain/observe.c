/* Runs the program, prints what it observes next to what is right, and fails where they differ. */
#include <stdio.h>
#include <string.h>

typedef unsigned long long word;

/* Site and value of every observation, in order. */
static const word expected[][2] = {
@EXPECTED@
};
enum { EXPECTED = @COUNT@ };

static unsigned made, wrong;

void bf_observe(unsigned int site, word value)
{
    unsigned n = made++;
    if (n >= EXPECTED) {
        wrong++;
        printf("observation %u, site %u: nothing expected, got 0x%llx: WRONG\n", n, site, value);
        fflush(stdout);
        return;
    }
    int right = expected[n][0] == site && expected[n][1] == value;
    wrong += !right;
    printf("observation %u, site %u: expected 0x%llx, got 0x%llx%s\n", n, site, expected[n][1], value,
           right ? "" : ": WRONG");
    fflush(stdout);
}

void bf_observe_f32(unsigned int site, float value)
{
    unsigned int bits;
    memcpy(&bits, &value, sizeof bits);
    bf_observe(site, value != value ? 0x7fc00000u : bits);
}

void bf_observe_f64(unsigned int site, double value)
{
    word bits;
    memcpy(&bits, &value, sizeof bits);
    bf_observe(site, value != value ? 0x7ff8000000000000ull : bits);
}

void bf_observe_bytes(unsigned int site, const void *bytes, unsigned long size)
{
    const unsigned char *from = bytes;
    for (; size; from += sizeof(word)) {
        word value = 0;
        unsigned long part = size < sizeof value ? size : sizeof value;
        memcpy(&value, from, part);
        bf_observe(site, value);
        size -= part;
    }
}

/* What is never written reads as a5a5..., so that no wrong value is right by chance. */
struct two {
    word first, second;
};

static void fill_stack(void)
{
    volatile unsigned char stack[65536];
    for (unsigned long i = 0; i < sizeof stack; i++)
        stack[i] = 0xa5;
}

static struct two fill_registers(word a, word b, word c, word d, word e, word f, word g, word h, double i, double j,
                                 double k, double l, double m, double n, double o, double p)
{
    struct two result = {a, b};
    return result;
}

void entry(void);

int main(void)
{
    struct two (*volatile fill)(word, word, word, word, word, word, word, word, double, double, double, double, double,
                                double, double, double) = fill_registers;
    const word a5 = 0xa5a5a5a5a5a5a5a5ull;
    double d;
    memcpy(&d, &a5, sizeof d);
    fill_stack();
    fill(a5, a5, a5, a5, a5, a5, a5, a5, d, d, d, d, d, d, d, d);
    entry();
    if (made < EXPECTED) {
        wrong++;
        printf("%u observations expected, %u made: WRONG\n", (unsigned)EXPECTED, made);
    }
    printf(wrong ? "wrong\n" : "right\n");
    return wrong != 0;
}
