/* SEMANTICS.md example: four doubles go to memory. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { double a[4]; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f64(0u, s.a[0]);
    bf_observe_f64(1u, s.a[1]);
    bf_observe_f64(2u, s.a[2]);
    bf_observe_f64(3u, s.a[3]);
    s.a[0] = -0.25;
    s.a[1] = -1.25;
    s.a[2] = -2.25;
    s.a[3] = -3.25;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = {[0] = 0.5, [1] = 1.5, [2] = 2.5, [3] = 3.5}};
    struct S r = pass(s);
    bf_observe_f64(4u, s.a[0]);
    bf_observe_f64(5u, s.a[1]);
    bf_observe_f64(6u, s.a[2]);
    bf_observe_f64(7u, s.a[3]);
    bf_observe_f64(8u, r.a[0]);
    bf_observe_f64(9u, r.a[1]);
    bf_observe_f64(10u, r.a[2]);
    bf_observe_f64(11u, r.a[3]);
}

int main(void)
{
    entry();
    return 0;
}
