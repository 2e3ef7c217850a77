/* SEMANTICS.md example: an eightbyte of unnamed bit-fields has no class for clang. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { double d; int : 32; int : 32; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f64(0u, s.d);
    s.d = -2.25;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.d = 1.5};
    struct S r = pass(s);
    bf_observe_f64(1u, s.d);
    bf_observe_f64(2u, r.d);
}

int main(void)
{
    entry();
    return 0;
}
