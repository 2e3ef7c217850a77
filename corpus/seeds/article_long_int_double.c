/* Article: {i64, i32, double}. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { long a; int b; double c; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe(0u, (unsigned long long)s.a);
    bf_observe(1u, (unsigned long long)s.b);
    bf_observe_f64(2u, s.c);
    s.a = -1L;
    s.b = -1;
    s.c = -2.25;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 0x1122334455667788L, .b = 0x11223344, .c = 1.5};
    struct S r = pass(s);
    bf_observe(3u, (unsigned long long)s.a);
    bf_observe(4u, (unsigned long long)s.b);
    bf_observe_f64(5u, s.c);
    bf_observe(6u, (unsigned long long)r.a);
    bf_observe(7u, (unsigned long long)r.b);
    bf_observe_f64(8u, r.c);
}

int main(void)
{
    entry();
    return 0;
}
