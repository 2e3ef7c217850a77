// Records that lie as on a big-endian platform, which gcc has.
enum kind { NONE = 1, SOME = 500 };

struct __attribute__((scalar_storage_order("big-endian"))) head {
    unsigned int a : 3;
    unsigned int b : 7;
    int c : 13;
    short d;
    long e;
    double g;
    unsigned short h[3];
    _Bool q;
    enum kind f : 12;
    __int128 x;
};
union __attribute__((scalar_storage_order("big-endian"))) either { int a; short b; };
struct plain { struct head in; union either u[2]; int *p; };

struct head whole = {.a = 5U, .c = -3, .e = 72623859790382856L, .h = {1, 2}, .f = SOME, .x = -5};

struct head change(struct head p, union either u)
{
    p.c = -7;
    p.h[1] = 9;
    p.a += 3U;
    bf_observe(10U, u.a);
    return p;
}

/* side: caller */
void entry(void)
{
    struct plain v = {.in = {.b = 2U, .g = 6.5}, .u = {{.a = 3}, {.a = -4}}};
    struct head r = change(whole, v.u[1]);
    bf_observe(1U, r.a);
    bf_observe(2U, r.c);
    bf_observe(3U, r.d);
    bf_observe(4U, r.e);
    bf_observe(5U, r.h[1]);
    bf_observe(6U, r.f);
    bf_observe(7U, (unsigned long long)r.x);
    bf_observe_f64(8U, v.in.g);
}

int main(void)
{
    entry();
    return 0;
}
