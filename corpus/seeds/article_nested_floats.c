/* Article: { { { float } }, float, float }. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct A { float f; };
struct B { struct A a; };
struct S { struct B b; float c; float d; };

struct S pass(struct S);
void entry(void);

/* side: callee */
struct S pass(struct S s)
{
    bf_observe_f32(0u, s.b.a.f);
    bf_observe_f32(1u, s.c);
    bf_observe_f32(2u, s.d);
    s.b.a.f = -2.25f;
    s.c = -3.5f;
    s.d = -4.5f;
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.b = {.a = {.f = 1.5f}}, .c = 2.5f, .d = 3.5f};
    struct S r = pass(s);
    bf_observe_f32(3u, s.b.a.f);
    bf_observe_f32(4u, s.c);
    bf_observe_f32(5u, s.d);
    bf_observe_f32(6u, r.b.a.f);
    bf_observe_f32(7u, r.c);
    bf_observe_f32(8u, r.d);
}

int main(void)
{
    entry();
    return 0;
}
