/* SEMANTICS.md example: an unnamed bit-field beside a float. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { float f; int : 32; double d; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f32(0u, s.f);
    bf_observe_f64(1u, s.d);
    s.f = -2.25f;
    s.d = -2.25;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.f = 1.5f, .d = 1.5};
    struct S r = pass(s);
    bf_observe_f32(2u, s.f);
    bf_observe_f64(3u, s.d);
    bf_observe_f32(4u, r.f);
    bf_observe_f64(5u, r.d);
}

int main(void)
{
    entry();
    return 0;
}
