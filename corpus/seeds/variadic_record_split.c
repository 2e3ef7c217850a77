/* SEMANTICS.md example: an unnamed record of an integer and a double: va_arg puts it together from both save areas, and the fourth from the stack. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { long a; double b; };

long pass(long, ...);
void entry(void);

/* side: callee */
long pass(long n, ...)
{
    __builtin_va_list ap;
    __builtin_va_start(ap, n);
    struct S s0 = __builtin_va_arg(ap, struct S);
    struct S s1 = __builtin_va_arg(ap, struct S);
    struct S s2 = __builtin_va_arg(ap, struct S);
    struct S s3 = __builtin_va_arg(ap, struct S);
    struct S s4 = __builtin_va_arg(ap, struct S);
    struct S s5 = __builtin_va_arg(ap, struct S);
    long z = __builtin_va_arg(ap, long);
    __builtin_va_end(ap);
    bf_observe(0U, (unsigned long long)s0.a);
    bf_observe_f64(1U, s0.b);
    bf_observe(2U, (unsigned long long)s1.a);
    bf_observe_f64(3U, s1.b);
    bf_observe(4U, (unsigned long long)s2.a);
    bf_observe_f64(5U, s2.b);
    bf_observe(6U, (unsigned long long)s3.a);
    bf_observe_f64(7U, s3.b);
    bf_observe(8U, (unsigned long long)s4.a);
    bf_observe_f64(9U, s4.b);
    bf_observe(10U, (unsigned long long)s5.a);
    bf_observe_f64(11U, s5.b);
    bf_observe(12U, (unsigned long long)z);
    return n;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 5L, .b = 2.5};
    struct S t = {.a = 6L, .b = 3.5};
    long r = pass(1L, s, t, s, t, s, t, 77L);
    bf_observe(13U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
