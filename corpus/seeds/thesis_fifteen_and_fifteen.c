/* Thesis 4.2: two bits of padding at the end of the word. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { int i : 15; int j : 15; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe(0u, (unsigned long long)s.i);
    bf_observe(1u, (unsigned long long)s.j);
    s.i = 16383;
    s.j = -1;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.i = -16384, .j = 12345};
    struct S r = pass(s);
    bf_observe(2u, (unsigned long long)s.i);
    bf_observe(3u, (unsigned long long)s.j);
    bf_observe(4u, (unsigned long long)r.i);
    bf_observe(5u, (unsigned long long)r.j);
}

int main(void)
{
    entry();
    return 0;
}
