/* SEMANTICS.md example: more than two eightbytes go to memory. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { float a[5]; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f32(0u, s.a[0]);
    bf_observe_f32(1u, s.a[1]);
    bf_observe_f32(2u, s.a[2]);
    bf_observe_f32(3u, s.a[3]);
    bf_observe_f32(4u, s.a[4]);
    s.a[0] = -0.25f;
    s.a[1] = -1.25f;
    s.a[2] = -2.25f;
    s.a[3] = -3.25f;
    s.a[4] = -4.25f;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = {[0] = 0.5f, [1] = 1.5f, [2] = 2.5f, [3] = 3.5f, [4] = 4.5f}};
    struct S r = pass(s);
    bf_observe_f32(5u, s.a[0]);
    bf_observe_f32(6u, s.a[1]);
    bf_observe_f32(7u, s.a[2]);
    bf_observe_f32(8u, s.a[3]);
    bf_observe_f32(9u, s.a[4]);
    bf_observe_f32(10u, r.a[0]);
    bf_observe_f32(11u, r.a[1]);
    bf_observe_f32(12u, r.a[2]);
    bf_observe_f32(13u, r.a[3]);
    bf_observe_f32(14u, r.a[4]);
}

int main(void)
{
    entry();
    return 0;
}
