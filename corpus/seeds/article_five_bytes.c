/* Article: a record under eight bytes becomes an integer of its size. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { char a[5]; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe(0u, (unsigned long long)s.a[0]);
    bf_observe(1u, (unsigned long long)s.a[1]);
    bf_observe(2u, (unsigned long long)s.a[2]);
    bf_observe(3u, (unsigned long long)s.a[3]);
    bf_observe(4u, (unsigned long long)s.a[4]);
    s.a[0] = -1;
    s.a[1] = -2;
    s.a[2] = -3;
    s.a[3] = -4;
    s.a[4] = -5;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = {[0] = 0x10, [1] = 0x11, [2] = 0x12, [3] = 0x13, [4] = 0x14}};
    struct S r = pass(s);
    bf_observe(5u, (unsigned long long)s.a[0]);
    bf_observe(6u, (unsigned long long)s.a[1]);
    bf_observe(7u, (unsigned long long)s.a[2]);
    bf_observe(8u, (unsigned long long)s.a[3]);
    bf_observe(9u, (unsigned long long)s.a[4]);
    bf_observe(10u, (unsigned long long)r.a[0]);
    bf_observe(11u, (unsigned long long)r.a[1]);
    bf_observe(12u, (unsigned long long)r.a[2]);
    bf_observe(13u, (unsigned long long)r.a[3]);
    bf_observe(14u, (unsigned long long)r.a[4]);
}

int main(void)
{
    entry();
    return 0;
}
