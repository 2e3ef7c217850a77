/* SEMANTICS.md example: an __int128 member makes two eightbytes on x86-64, and an even register pair on AArch64, where x1 stays empty. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { __int128 x; };

struct S pass(long, struct S, long);
void entry(void);

/* side: callee */
struct S pass(long a, struct S s, long z)
{
    bf_observe(0U, (unsigned long long)a);
    bf_observe(1U, (unsigned long long)z);
    bf_observe(2U, (unsigned long long)s.x);
    bf_observe(3U, (unsigned long long)(s.x >> 64));
    s.x = -1;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.x = ((__int128)0x1122334455667788L << 64) | 0x0102030405060708L};
    struct S r = pass(1L, s, 2L);
    bf_observe(4U, (unsigned long long)s.x);
    bf_observe(5U, (unsigned long long)r.x);
}

int main(void)
{
    entry();
    return 0;
}
