/* SEMANTICS.md example: a complex long double in a record: memory and sret on x86-64, two quad-words in q0 and q1 on AArch64. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { _Complex long double x; };

struct S pass(struct S, double);
void entry(void);

/* side: callee */
struct S pass(struct S s, double b)
{
    bf_observe_f64(0U, b);
    bf_observe_f64(1U, (double)__real__ s.x);
    bf_observe_f64(2U, (double)__imag__ s.x);
    __real__ s.x = 7.0L;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.x = __builtin_complex(3.0L, -4.0L)};
    struct S r = pass(s, 2.0);
    bf_observe_f64(3U, (double)__real__ s.x);
    bf_observe_f64(4U, (double)__real__ r.x);
    bf_observe_f64(5U, (double)__imag__ r.x);
}

int main(void)
{
    entry();
    return 0;
}
