/* SEMANTICS.md example: the same for the SSE registers. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { float a; float b; float c; };

struct S pass(double, double, double, double, double, double, double, struct S, double);
void entry(void);

/* side: callee */
struct S pass(double x0, double x1, double x2, double x3, double x4, double x5, double x6, struct S s, double z)
{
    bf_observe_f64(0u, x0);
    bf_observe_f64(1u, x1);
    bf_observe_f64(2u, x2);
    bf_observe_f64(3u, x3);
    bf_observe_f64(4u, x4);
    bf_observe_f64(5u, x5);
    bf_observe_f64(6u, x6);
    bf_observe_f64(7u, z);
    bf_observe_f32(8u, s.a);
    bf_observe_f32(9u, s.b);
    bf_observe_f32(10u, s.c);
    s.a = -2.25f;
    s.b = -3.5f;
    s.c = -4.5f;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1.5f, .b = 2.5f, .c = 3.5f};
    struct S r = pass(0.125, 1.125, 2.125, 3.125, 4.125, 5.125, 6.125, s, 99.5);
    bf_observe_f32(11u, s.a);
    bf_observe_f32(12u, s.b);
    bf_observe_f32(13u, s.c);
    bf_observe_f32(14u, r.a);
    bf_observe_f32(15u, r.b);
    bf_observe_f32(16u, r.c);
}

int main(void)
{
    entry();
    return 0;
}
