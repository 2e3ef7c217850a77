/* A list of unnamed arguments is passed on, by value, by its address and once more; it is copied and read twice. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct L { long a; double b; };
struct B { int a[7]; };

void entry(void);
int f(int, ...);
int by_value(struct L, __builtin_va_list);
int by_address(int, __builtin_va_list *);
int last(__builtin_va_list);

/* side: caller */
void entry(void)
{
    struct L l = {3, 4.5};
    struct B b = {{1, 2, 3, 4, 5, 6, 7}};
    int (*p)(int, ... /* passes: int, struct L, double, struct B, long */) = f;
    bf_observe(0u, (unsigned long long)p(1, 2, l, 6.5, b, 8L));
}

/* side: callee */
int f(int n, ...)
{
    __builtin_va_list bf_ap;
    __builtin_va_list bf_again;
    __builtin_va_start(bf_ap, n);
    int p1 = __builtin_va_arg(bf_ap, int);
    __builtin_va_copy(bf_again, bf_ap);
    struct L p2 = __builtin_va_arg(bf_ap, struct L);
    (void)__builtin_va_arg(bf_again, struct L);
    double p3 = __builtin_va_arg(bf_again, double);
    (void)__builtin_va_arg(bf_ap, double);
    struct B p4 = __builtin_va_arg(bf_ap, struct B);
    (void)__builtin_va_arg(bf_again, struct B);
    long p5 = __builtin_va_arg(bf_again, long);
    (void)__builtin_va_arg(bf_ap, long);
    __builtin_va_end(bf_again);
    __builtin_va_end(bf_ap);
    __builtin_va_start(bf_ap, n);
    (void)__builtin_va_arg(bf_ap, int);
    int r = by_value(p2, bf_ap);
    __builtin_va_end(bf_ap);
    __builtin_va_start(bf_ap, n);
    (void)__builtin_va_arg(bf_ap, int);
    bf_observe(1u, by_address(n, &bf_ap));
    p4 = __builtin_va_arg(bf_ap, struct B);
    p5 = __builtin_va_arg(bf_ap, long);
    __builtin_va_end(bf_ap);
    bf_observe(2u, (unsigned long long)p1);
    bf_observe_f64(3u, p2.b);
    bf_observe_f64(4u, p3);
    bf_observe(5u, (unsigned long long)p4.a[6]);
    bf_observe(6u, (unsigned long long)p5);
    return r;
}

/* side: caller */
int by_value(struct L l, __builtin_va_list bf_list)
{
    __builtin_va_list bf_ap;
    __builtin_va_copy(bf_ap, bf_list);
    struct L p1 = __builtin_va_arg(bf_ap, struct L);
    double p2 = __builtin_va_arg(bf_ap, double);
    struct B p3 = __builtin_va_arg(bf_ap, struct B);
    long p4 = __builtin_va_arg(bf_ap, long);
    __builtin_va_end(bf_ap);
    int (*q)(int, __builtin_va_list * /* passes: struct L, double */) = by_address;
    __builtin_va_copy(bf_ap, bf_list);
    bf_observe(14u, q(5, &bf_ap));
    p3 = __builtin_va_arg(bf_ap, struct B);
    p4 = __builtin_va_arg(bf_ap, long);
    __builtin_va_end(bf_ap);
    bf_observe_f64(7u, p1.b + l.b);
    bf_observe_f64(8u, p2);
    bf_observe(9u, (unsigned long long)p3.a[6]);
    bf_observe(10u, (unsigned long long)p4);
    (void)__builtin_va_arg(bf_list, struct L);
    (void)__builtin_va_arg(bf_list, double);
    int r = last(bf_list);
    return r;
}

/* side: callee */
int by_address(int n, __builtin_va_list *bf_list)
{
    struct L p1 = __builtin_va_arg(*bf_list, struct L);
    double p2 = __builtin_va_arg(*bf_list, double);
    bf_observe_f64(11u, p1.b);
    bf_observe_f64(12u, p2);
    return n;
}

int last(__builtin_va_list bf_list)
{
    struct B p0 = __builtin_va_arg(bf_list, struct B);
    bf_observe(13u, (unsigned long long)p0.a[6]);
    return 7;
}

int main(void)
{
    entry();
    return 0;
}
