/* Thesis 3.2.3: two 16-bit fields in one word. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { unsigned int myfield : 16; unsigned int other : 16; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe(0u, (unsigned long long)s.myfield);
    bf_observe(1u, (unsigned long long)s.other);
    s.myfield = 0x1357u;
    s.other = 0x2468u;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.myfield = 0xA1A2u, .other = 0xB1B2u};
    struct S r = pass(s);
    bf_observe(2u, (unsigned long long)s.myfield);
    bf_observe(3u, (unsigned long long)s.other);
    bf_observe(4u, (unsigned long long)r.myfield);
    bf_observe(5u, (unsigned long long)r.other);
}

int main(void)
{
    entry();
    return 0;
}
