/* A packed union of 12 bytes travels as i64 and double: the second part is wider than what is left of the object. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

union __attribute__((packed)) U {
    double d;
    int a : 3;
    float f[3];
};

union U pass(union U);
void entry(void);

/* side: callee */
union U pass(union U s)
{
    bf_observe_f32(0u, s.f[0]);
    bf_observe_f32(1u, s.f[1]);
    bf_observe_f32(2u, s.f[2]);
    s.f[0] = -2.5f;
    s.f[1] = -3.5f;
    s.f[2] = -4.5f;
    return s;
}

/* side: caller */
void entry(void)
{
    union U s = {.f = {[0] = 1.5f, [1] = 2.5f, [2] = 3.5f}};
    union U r = pass(s);
    bf_observe_f32(3u, s.f[0]);
    bf_observe_f32(4u, s.f[1]);
    bf_observe_f32(5u, s.f[2]);
    bf_observe_f32(6u, r.f[0]);
    bf_observe_f32(7u, r.f[1]);
    bf_observe_f32(8u, r.f[2]);
}

int main(void)
{
    entry();
    return 0;
}
