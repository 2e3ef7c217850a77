/* SEMANTICS.md example: float and int merge to INTEGER. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { float a; int b; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f32(0u, s.a);
    bf_observe(1u, (unsigned long long)s.b);
    s.a = -2.25f;
    s.b = -1;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1.5f, .b = 0x11223344};
    struct S r = pass(s);
    bf_observe_f32(2u, s.a);
    bf_observe(3u, (unsigned long long)s.b);
    bf_observe_f32(4u, r.a);
    bf_observe(5u, (unsigned long long)r.b);
}

int main(void)
{
    entry();
    return 0;
}
