// __fp16, in which objects are stored; arithmetic on it is in float. gcc has it on AArch64.
struct stored { __fp16 a; __fp16 b[2]; };

int below(struct stored r, int n)
{
    return r.a < n;
}

/* side: caller */
void entry(void)
{
    struct stored r = {.a = (__fp16)1.0, .b = {(__fp16)-65000.0, (__fp16)2048.0}};
    bf_observe_f32(1U, r.a + 2049);
    r.a += 2049;
    bf_observe_f32(2U, r.a);
    bf_observe_f32(3U, r.b[0] + 100000);
    r.b[0] += 100000;
    bf_observe_f32(4U, r.b[0]);
    bf_observe_f32(5U, r.b[1] * r.b[1]);
    r.b[1] -= 0.5f;
    bf_observe_f32(6U, -r.b[1]);
    bf_observe(7U, below(r, 2051));
    bf_observe(8U, r.b[1] < 2049);
}

int main(void)
{
    entry();
    return 0;
}
