/* SEMANTICS.md example: a record that needs more registers than are left goes to the stack whole, and a later scalar still gets one. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { long a; long b; };

struct S pass(long, long, long, long, long, struct S, long);
void entry(void);

/* side: callee */
struct S pass(long x0, long x1, long x2, long x3, long x4, struct S s, long z)
{
    bf_observe(0u, (unsigned long long)x0);
    bf_observe(1u, (unsigned long long)x1);
    bf_observe(2u, (unsigned long long)x2);
    bf_observe(3u, (unsigned long long)x3);
    bf_observe(4u, (unsigned long long)x4);
    bf_observe(5u, (unsigned long long)z);
    bf_observe(6u, (unsigned long long)s.a);
    bf_observe(7u, (unsigned long long)s.b);
    s.a = -1L;
    s.b = -2L;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 0x1122334455667788L, .b = 0x0102030405060708L};
    struct S r = pass(1L, 2L, 3L, 4L, 5L, s, 99L);
    bf_observe(8u, (unsigned long long)s.a);
    bf_observe(9u, (unsigned long long)s.b);
    bf_observe(10u, (unsigned long long)r.a);
    bf_observe(11u, (unsigned long long)r.b);
}

int main(void)
{
    entry();
    return 0;
}
