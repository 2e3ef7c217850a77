/* SEMANTICS.md example: an empty record between two integers is no argument. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct E {};
struct S { struct E e; int a; };

struct E pass(long, struct E, struct S, long);
void entry(void);

/* side: callee */
struct E pass(long a, struct E e, struct S s, long z)
{
    bf_observe(0U, (unsigned long long)a);
    bf_observe(1U, (unsigned long long)s.a);
    bf_observe(2U, (unsigned long long)z);
    return e;
}

/* side: caller */
void entry(void)
{
    struct E e = {};
    struct S s = {.a = 5};
    struct E r = pass(1L, e, s, 7L);
    (void)r;
}

int main(void)
{
    entry();
    return 0;
}
