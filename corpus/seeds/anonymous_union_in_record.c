/* SEMANTICS.md example: a union without a name: its members are the record's, and its classes merge. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { union { int a; float b; }; double d; };

struct S pass(struct S, double);
void entry(void);

/* side: callee */
struct S pass(struct S s, double z)
{
    bf_observe(0U, (unsigned long long)s.a);
    bf_observe_f64(1U, s.d);
    bf_observe_f64(2U, z);
    s.a = 9;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {{5}, 1.5};
    struct S r = pass(s, 2.5);
    bf_observe(3U, (unsigned long long)s.a);
    bf_observe(4U, (unsigned long long)r.a);
    bf_observe_f64(5U, r.d);
}

int main(void)
{
    entry();
    return 0;
}
