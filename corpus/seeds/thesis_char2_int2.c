/* Thesis 4.3: storing i must not touch c. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { char c : 2; int i : 2; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe(0u, (unsigned long long)s.c);
    bf_observe(1u, (unsigned long long)s.i);
    s.c = 1;
    s.i = -1;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.c = -2, .i = 1};
    struct S r = pass(s);
    bf_observe(2u, (unsigned long long)s.c);
    bf_observe(3u, (unsigned long long)s.i);
    bf_observe(4u, (unsigned long long)r.c);
    bf_observe(5u, (unsigned long long)r.i);
}

int main(void)
{
    entry();
    return 0;
}
