/* SEMANTICS.md example: two _Float16 are an SSE eightbyte on x86-64 and a homogeneous aggregate on AArch64. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { _Float16 a; _Float16 b; };

struct S pass(float, struct S, float);
void entry(void);

/* side: callee */
struct S pass(float x, struct S s, float y)
{
    bf_observe_f32(0U, x);
    bf_observe_f32(1U, (float)s.a);
    bf_observe_f32(2U, (float)s.b);
    bf_observe_f32(3U, y);
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = (_Float16)1.5, .b = (_Float16)2.5};
    struct S r = pass(0.5f, s, 4.5f);
    bf_observe_f32(4U, (float)r.b);
}

int main(void)
{
    entry();
    return 0;
}
