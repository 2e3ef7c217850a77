/* SEMANTICS.md example: enumerations of one byte by themselves and in a record. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

enum __attribute__((packed)) E { A = 1, B = 200 };
struct S { enum E a; short b; enum E c; };

enum E pass(enum E, struct S);
void entry(void);

/* side: callee */
enum E pass(enum E x, struct S s)
{
    bf_observe(0U, (unsigned long long)x);
    bf_observe(1U, (unsigned long long)s.a);
    bf_observe(2U, (unsigned long long)s.b);
    bf_observe(3U, (unsigned long long)s.c);
    return s.c;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = A, .b = -3, .c = B};
    enum E r = pass(B, s);
    bf_observe(4U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
