/* SEMANTICS.md example: vectors of 16 bytes alone, and two of 8 bytes: SSE and SSEUP on x86-64, a homogeneous vector aggregate on AArch64. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

typedef float bf_v4_float __attribute__((vector_size(16)));
typedef float bf_v2_float __attribute__((vector_size(8)));
struct A { bf_v4_float v; };
struct B { bf_v2_float v; bf_v2_float w; };

struct B pass(float, struct A, struct B, float);
void entry(void);

/* side: callee */
struct B pass(float x, struct A a, struct B b, float y)
{
    bf_observe_f32(0U, x);
    bf_observe_f32(1U, y);
    bf_observe_f32(2U, a.v[0]);
    bf_observe_f32(3U, a.v[3]);
    bf_observe_f32(4U, b.v[1]);
    bf_observe_f32(5U, b.w[0]);
    b.v[0] = 9.0f;
    return b;
}

/* side: caller */
void entry(void)
{
    struct A a = {.v = {1.0f, 2.0f, 3.0f, 4.0f}};
    struct B b = {.v = {5.0f, 6.0f}, .w = {7.0f, 8.0f}};
    struct B r = pass(0.5f, a, b, 0.25f);
    bf_observe_f32(6U, b.v[0]);
    bf_observe_f32(7U, r.v[0]);
    bf_observe_f32(8U, r.w[1]);
}

int main(void)
{
    entry();
    return 0;
}
