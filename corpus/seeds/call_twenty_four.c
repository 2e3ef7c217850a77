/* Both kinds of registers are gone when a record comes, which then lies on the stack whole; so does what follows. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { float a; float b; long c; };

void f(long, long, long, long, long, long, long, long, double, double, double, double, double, double, double, double, struct S, char, float, struct S, short, double, int, struct S);
void entry(void);

/* side: callee */
void f(long a0, long a1, long a2, long a3, long a4, long a5, long a6, long a7, double d0, double d1, double d2, double d3, double d4, double d5, double d6, double d7, struct S s0, char c, float g, struct S s1, short h, double e, int i, struct S s2)
{
    bf_observe(0u, (unsigned long long)(unsigned long)a0);
    bf_observe(1u, (unsigned long long)(unsigned long)a6);
    bf_observe(2u, (unsigned long long)(unsigned long)a7);
    bf_observe_f64(3u, d0);
    bf_observe_f64(4u, d7);
    bf_observe_f32(5u, s0.a);
    bf_observe_f32(6u, s0.b);
    bf_observe(7u, (unsigned long long)s0.c);
    bf_observe(8u, (unsigned long long)c);
    bf_observe_f32(9u, g);
    bf_observe_f32(10u, s1.b);
    bf_observe(11u, (unsigned long long)s1.c);
    bf_observe(12u, (unsigned long long)h);
    bf_observe_f64(13u, e);
    bf_observe(14u, (unsigned long long)i);
    bf_observe_f32(15u, s2.a);
    bf_observe(16u, (unsigned long long)s2.c);
}

/* side: caller */
void entry(void)
{
    struct S s = {1.5f, 2.5f, 3L};
    struct S t = {4.5f, 5.5f, 6L};
    f(10L, 11L, 12L, 13L, 14L, 15L, 16L, 17L, 0.5, 1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, s, -1, 8.5f, t, -2, 9.5, -3, s);
    bf_observe(17u, (unsigned long long)s.c);
    bf_observe(18u, (unsigned long long)t.c);
}

int main(void)
{
    entry();
    return 0;
}

