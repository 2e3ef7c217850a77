/* SEMANTICS.md example: a record of one long double: in memory on x86-64 and returned in st0, a homogeneous aggregate on AArch64. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { long double x; };

struct S pass(double, struct S, double);
void entry(void);

/* side: callee */
struct S pass(double a, struct S s, double b)
{
    bf_observe_f64(0U, a);
    bf_observe_f64(1U, b);
    bf_observe_f64(2U, (double)s.x);
    s.x = 4.5L;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.x = 3.25L};
    struct S r = pass(1.0, s, 2.0);
    bf_observe_f64(3U, (double)s.x);
    bf_observe_f64(4U, (double)r.x);
}

int main(void)
{
    entry();
    return 0;
}
