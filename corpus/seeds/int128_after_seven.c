/* SEMANTICS.md example: an __int128 behind seven integers: on AArch64 the pair would be x7 and x8, so that it goes to the stack and x7 is lost. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);


long pass(long, long, long, long, long, long, long, __int128, long);
void entry(void);

/* side: callee */
long pass(long a, long b, long c, long d, long e, long f, long g, __int128 x, long z)
{
    bf_observe(0U, (unsigned long long)a);
    bf_observe(1U, (unsigned long long)b);
    bf_observe(2U, (unsigned long long)c);
    bf_observe(3U, (unsigned long long)d);
    bf_observe(4U, (unsigned long long)e);
    bf_observe(5U, (unsigned long long)f);
    bf_observe(6U, (unsigned long long)g);
    bf_observe(7U, (unsigned long long)x);
    bf_observe(8U, (unsigned long long)(x >> 64));
    bf_observe(9U, (unsigned long long)z);
    return z;
}

/* side: caller */
void entry(void)
{
    long r = pass(1L, 2L, 3L, 4L, 5L, 6L, 7L, (__int128)9 << 64, 8L);
    bf_observe(10U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
