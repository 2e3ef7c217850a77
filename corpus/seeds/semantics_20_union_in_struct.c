/* SEMANTICS.md example: the longest member of a union counts. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

union U { float a; float b[3]; };
struct S { union U u; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f32(0u, s.u.b[0]);
    bf_observe_f32(1u, s.u.b[1]);
    bf_observe_f32(2u, s.u.b[2]);
    s.u.b[0] = -0.25f;
    s.u.b[1] = -1.25f;
    s.u.b[2] = -2.25f;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.u = {.b = {[0] = 0.5f, [1] = 1.5f, [2] = 2.5f}}};
    struct S r = pass(s);
    bf_observe_f32(3u, s.u.b[0]);
    bf_observe_f32(4u, s.u.b[1]);
    bf_observe_f32(5u, s.u.b[2]);
    bf_observe_f32(6u, r.u.b[0]);
    bf_observe_f32(7u, r.u.b[1]);
    bf_observe_f32(8u, r.u.b[2]);
}

int main(void)
{
    entry();
    return 0;
}
