/* Article: {double, i32, i32}. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { double a; int b; int c; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f64(0u, s.a);
    bf_observe(1u, (unsigned long long)s.b);
    bf_observe(2u, (unsigned long long)s.c);
    s.a = -2.25;
    s.b = -1;
    s.c = -2;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1.5, .b = 0x11223344, .c = 0x55667788};
    struct S r = pass(s);
    bf_observe_f64(3u, s.a);
    bf_observe(4u, (unsigned long long)s.b);
    bf_observe(5u, (unsigned long long)s.c);
    bf_observe_f64(6u, r.a);
    bf_observe(7u, (unsigned long long)r.b);
    bf_observe(8u, (unsigned long long)r.c);
}

int main(void)
{
    entry();
    return 0;
}
