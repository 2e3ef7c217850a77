/* SEMANTICS.md example: padding inside both eightbytes. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { short a; int b; short c; int d; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe(0u, (unsigned long long)s.a);
    bf_observe(1u, (unsigned long long)s.b);
    bf_observe(2u, (unsigned long long)s.c);
    bf_observe(3u, (unsigned long long)s.d);
    s.a = -2;
    s.b = -1;
    s.c = -3;
    s.d = -4;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 0x1122, .b = 0x11223344, .c = 0x3344, .d = 0x55667788};
    struct S r = pass(s);
    bf_observe(4u, (unsigned long long)s.a);
    bf_observe(5u, (unsigned long long)s.b);
    bf_observe(6u, (unsigned long long)s.c);
    bf_observe(7u, (unsigned long long)s.d);
    bf_observe(8u, (unsigned long long)r.a);
    bf_observe(9u, (unsigned long long)r.b);
    bf_observe(10u, (unsigned long long)r.c);
    bf_observe(11u, (unsigned long long)r.d);
}

int main(void)
{
    entry();
    return 0;
}
