/* Article: { { { { i64, i64 } } }, double } flattens. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct A { long a; long b; };
struct B { struct A a; };
struct C { struct B b; };
struct S { struct C c; double d; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe(0u, (unsigned long long)s.c.b.a.a);
    bf_observe(1u, (unsigned long long)s.c.b.a.b);
    bf_observe_f64(2u, s.d);
    s.c.b.a.a = -1L;
    s.c.b.a.b = -2L;
    s.d = -2.25;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.c = {.b = {.a = {.a = 0x1122334455667788L, .b = 0x0102030405060708L}}}, .d = 1.5};
    struct S r = pass(s);
    bf_observe(3u, (unsigned long long)s.c.b.a.a);
    bf_observe(4u, (unsigned long long)s.c.b.a.b);
    bf_observe_f64(5u, s.d);
    bf_observe(6u, (unsigned long long)r.c.b.a.a);
    bf_observe(7u, (unsigned long long)r.c.b.a.b);
    bf_observe_f64(8u, r.d);
}

int main(void)
{
    entry();
    return 0;
}
