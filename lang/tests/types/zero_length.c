// Arrays of length zero, of gcc and clang: first, in the middle, last, alone, of records, of arrays and in a union.
struct element {
    double a;
    int b;
};

struct alone {
    long none[0];
};

struct around {
    int first[0];
    float a;
    struct element middle[0];
    char b;
    short last[2][0];
};

struct end {
    float a;
    int none[0];
};

struct outer {
    struct alone empty;
    struct end inner[2];
    struct alone several[2];
};

union either {
    int none[0];
    float a;
};

struct end known = {2.5F, {}};
struct outer zeros = {};
union either chosen = {.a = 1.5F};

struct around change(struct around r, struct alone none, struct end e)
{
    (void)none;
    r.a = e.a;
    r.b += 3;
    return r;
}

struct alone same(struct alone none)
{
    return none;
}

union either half(union either u)
{
    u.a = u.a / 2.0F;
    return u;
}

int last(int n, ...)
{
    __builtin_va_list list;
    __builtin_va_start(list, n);
    struct alone none = __builtin_va_arg(list, struct alone);
    struct end e = __builtin_va_arg(list, struct end);
    __builtin_va_end(list);
    (void)same(none);
    return e.a < 3.0F ? n : 0;
}

/* side: caller */
void entry(void)
{
    struct around r = {{}, 1.0F, {}, 4, {{}, {}}};
    struct end e = {.a = 2.5F};
    struct alone none = {{}};
    struct outer o = zeros;
    r = change(r, none, e);
    bf_observe(1U, r.a < 2.6F);
    bf_observe(2U, r.b);
    o.inner[1] = e;
    bf_observe(3U, o.inner[1].a < e.a);
    bf_observe(4U, half(chosen).a < 1.0F);
    bf_observe(5U, last(7, same(none), e));
}

int main(void)
{
    entry();
    return 0;
}
