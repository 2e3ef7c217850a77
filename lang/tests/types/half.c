// _Float16: gcc from 12 and clang from 15 have it on x86-64, all of them on AArch64.
struct halves { _Float16 a; _Float16 b[3]; float c; };

_Float16 quarter = (_Float16)0.25;

struct halves convert(struct halves r, _Float16 h, double d, int n)
{
    r.a = d;
    r.b[1] = h;
    r.b[2] = n;
    r.c = (float)h + 1.5f;
    r.c += h;
    return r;
}

_Float16 smaller(_Float16 a, _Float16 b)
{
    return a < b ? -a : b;
}

/* side: caller */
void entry(void)
{
    struct halves r = {.a = (_Float16)-1.5, .b = {(_Float16)1.0, quarter}};
    r = convert(r, (_Float16)0.5, 0.1, 70000);
    bf_observe_f32(1U, r.a);
    bf_observe_f32(2U, r.b[1]);
    bf_observe_f32(3U, r.b[2]);
    bf_observe_f32(4U, r.c);
    bf_observe_f32(5U, smaller(quarter, (_Float16)2.0));
    bf_observe(6U, smaller((_Float16)7.5, (_Float16)3.0) < (_Float16)3.5);
}

int main(void)
{
    entry();
    return 0;
}
