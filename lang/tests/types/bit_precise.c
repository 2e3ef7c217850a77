// _BitInt(N): of the compilers here clang alone has it.
struct bits {
    _BitInt(7) a;
    unsigned _BitInt(33) b : 20;
    _BitInt(70) c : 66;
    unsigned _BitInt(128) d;
    unsigned _BitInt(1) e : 1;
    _BitInt(100) f[2];
};

_BitInt(100) least = (_BitInt(100))(((unsigned _BitInt(100))0x800000000UL << 64) | 0x0UL);
unsigned _BitInt(65) most = (unsigned _BitInt(65))(((unsigned _BitInt(65))0x1UL << 64) | 0xffffffffffffffffUL);
_BitInt(33) minus_five = -5;
_BitInt(64) least_word = (-9223372036854775807L - 1L);
_BitInt(70) least_word_of_wider = (-9223372036854775807L - 1L);
_BitInt(64) least_of(int n)
{
    return n ? (_BitInt(64))(-9223372036854775807L - 1L) : least_word;
}

struct bits change(struct bits r, _BitInt(7) a, unsigned _BitInt(33) b)
{
    r.a = (_BitInt(7))((int)a / 2);
    r.b = (b * b) + 1U;
    r.c = ~r.c;
    r.d ^= r.d << 64;
    r.f[1] = r.f[0];
    return r;
}

unsigned _BitInt(12) narrow(unsigned _BitInt(12) a, unsigned _BitInt(12) b)
{
    return (a * b) - (a >> (b & (unsigned _BitInt(12))7U));
}

_BitInt(40) last(int n, ...)
{
    __builtin_va_list list;
    __builtin_va_start(list, n);
    _BitInt(40) a = __builtin_va_arg(list, _BitInt(40));
    unsigned _BitInt(128) b = __builtin_va_arg(list, unsigned _BitInt(128));
    __builtin_va_end(list);
    return n < 3 ? a : (_BitInt(40))b;
}

/* side: caller */
void entry(void)
{
    struct bits r = {.a = -3, .b = 7, .c = -1, .d = 5, .e = 1};
    r = change(r, (_BitInt(7))-64, (unsigned _BitInt(33))8589934591U);
    bf_observe(1U, r.a);
    bf_observe(2U, r.b);
    { unsigned _BitInt(70) bf_v = r.c; bf_observe(3U, (unsigned long long)(bf_v)); bf_observe(3U, (unsigned long long)(bf_v >> 64)); }
    { unsigned _BitInt(128) bf_v = r.d; bf_observe(4U, (unsigned long long)(bf_v)); bf_observe(4U, (unsigned long long)(bf_v >> 64)); }
    bf_observe(5U, r.e);
    bf_observe(6U, narrow((unsigned _BitInt(12))4095U, (unsigned _BitInt(12))4095U));
    bf_observe(7U, last(1, minus_five < 0 ? (_BitInt(40))-7 : (_BitInt(40))7, (unsigned _BitInt(128))9U));
}

int main(void)
{
    entry();
    return 0;
}
