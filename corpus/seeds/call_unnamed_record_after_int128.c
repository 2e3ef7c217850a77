/* An unnamed record of a double and an int, where a named __int128 has found one general-purpose register. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { double d; int n; };

long taken(long, long, long, long, long, __int128, ...);
void entry(void);

/* side: callee */
long taken(long a, long b, long c, long d, long e, __int128 x, ...)
{
    __builtin_va_list bf_ap;
    __builtin_va_start(bf_ap, x);
    struct S s = __builtin_va_arg(bf_ap, struct S);
    struct S t = __builtin_va_arg(bf_ap, struct S);
    __builtin_va_end(bf_ap);
    bf_observe_f64(0U, s.d);
    bf_observe(1U, s.n);
    bf_observe_f64(2U, t.d);
    bf_observe(3U, t.n);
    (void)b;
    (void)c;
    (void)d;
    (void)e;
    return a;
}

/* side: caller */
void entry(void)
{
    struct S s = {1.5, 7};
    struct S t = {2.5, 8};
    long n = taken(1L, 2L, 3L, 4L, 5L, 6, s, t);
    bf_observe(4U, n);
}

int main(void)
{
    entry();
    return 0;
}
