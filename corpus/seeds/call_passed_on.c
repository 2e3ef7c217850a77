/* A result in memory is the argument of the next call. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct L { int a; double b; int c; };

struct L take(struct L);
struct L make(int, double);
void entry(void);

/* side: caller */
void entry(void)
{
    struct L r = take(make(3, 4.5));
    bf_observe(0u, (unsigned long long)r.a);
    bf_observe_f64(1u, r.b);
    bf_observe(2u, (unsigned long long)r.c);
}

/* side: callee */
struct L take(struct L l)
{
    bf_observe(3u, (unsigned long long)l.a);
    bf_observe_f64(4u, l.b);
    bf_observe(5u, (unsigned long long)l.c);
    l.c = -9;
    return l;
}

struct L make(int a, double b)
{
    struct L l = {a, b, 8};
    return l;
}

int main(void)
{
    entry();
    return 0;
}

