/* Article: {float, float, i64}. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { float a; float b; long c; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f32(0u, s.a);
    bf_observe_f32(1u, s.b);
    bf_observe(2u, (unsigned long long)s.c);
    s.a = -2.25f;
    s.b = -3.5f;
    s.c = -1L;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1.5f, .b = 2.5f, .c = 0x1122334455667788L};
    struct S r = pass(s);
    bf_observe_f32(3u, s.a);
    bf_observe_f32(4u, s.b);
    bf_observe(5u, (unsigned long long)s.c);
    bf_observe_f32(6u, r.a);
    bf_observe_f32(7u, r.b);
    bf_observe(8u, (unsigned long long)r.c);
}

int main(void)
{
    entry();
    return 0;
}
