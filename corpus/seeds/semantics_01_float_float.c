/* SEMANTICS.md example: two floats share one SSE eightbyte. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { float a; float b; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f32(0u, s.a);
    bf_observe_f32(1u, s.b);
    s.a = -2.25f;
    s.b = -3.5f;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1.5f, .b = 2.5f};
    struct S r = pass(s);
    bf_observe_f32(2u, s.a);
    bf_observe_f32(3u, s.b);
    bf_observe_f32(4u, r.a);
    bf_observe_f32(5u, r.b);
}

int main(void)
{
    entry();
    return 0;
}
