/* SEMANTICS.md example: _BitInt beyond an integer type of the platform: aligned to 8 on x86-64, to 16 on AArch64 and, before clang 19, to 8 there. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { _BitInt(37) a; _BitInt(65) b; };

struct S pass(_BitInt(17), struct S, unsigned _BitInt(100));
void entry(void);

/* side: callee */
struct S pass(_BitInt(17) x, struct S s, unsigned _BitInt(100) y)
{
    bf_observe(0U, (unsigned long long)x);
    bf_observe(1U, (unsigned long long)s.a);
    bf_observe(2U, (unsigned long long)s.b);
    bf_observe(3U, (unsigned long long)y);
    bf_observe(4U, (unsigned long long)(y >> 64));
    s.a = -1;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = -5, .b = -7};
    struct S r = pass((_BitInt(17))-9, s, (unsigned _BitInt(100))3 << 64);
    bf_observe(5U, (unsigned long long)s.a);
    bf_observe(6U, (unsigned long long)r.a);
    bf_observe(7U, (unsigned long long)r.b);
}

int main(void)
{
    entry();
    return 0;
}
