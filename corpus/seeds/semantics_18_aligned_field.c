/* SEMANTICS.md example: alignment of the field leaves padding behind. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { long a __attribute__((aligned(16))); };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe(0u, (unsigned long long)s.a);
    s.a = -1L;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 0x1122334455667788L};
    struct S r = pass(s);
    bf_observe(1u, (unsigned long long)s.a);
    bf_observe(2u, (unsigned long long)r.a);
}

int main(void)
{
    entry();
    return 0;
}
