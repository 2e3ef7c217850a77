/* SEMANTICS.md example: bit-fields are never unaligned. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct __attribute__((packed)) S { char a; int b : 31; int c : 9; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe(0u, (unsigned long long)s.a);
    bf_observe(1u, (unsigned long long)s.b);
    bf_observe(2u, (unsigned long long)s.c);
    s.a = -2;
    s.b = -5;
    s.c = -6;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 0x12, .b = 0x11223344, .c = 0xA5};
    struct S r = pass(s);
    bf_observe(3u, (unsigned long long)s.a);
    bf_observe(4u, (unsigned long long)s.b);
    bf_observe(5u, (unsigned long long)s.c);
    bf_observe(6u, (unsigned long long)r.a);
    bf_observe(7u, (unsigned long long)r.b);
    bf_observe(8u, (unsigned long long)r.c);
}

int main(void)
{
    entry();
    return 0;
}
