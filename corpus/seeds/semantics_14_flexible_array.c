/* SEMANTICS.md example: a structure that ends in a flexible array member: clang passes it in memory, gcc by its other members. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { int n; int a[]; };

long pass(struct S, long);
void entry(void);

/* side: callee */
long pass(struct S s, long z)
{
    bf_observe(0U, (unsigned long long)s.n);
    bf_observe(1U, (unsigned long long)z);
    return z;
}

/* side: caller */
void entry(void)
{
    struct S s = {.n = 5};
    long r = pass(s, 7L);
    bf_observe(2U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
