// Records without a tag, named by a typedef: structures and unions, with attributes, in each other, behind pointers, passed and returned.
typedef short half __attribute__((aligned(4)));

typedef struct {
    int a : 3;
    unsigned b : 30;
    half c;
} plain;

typedef union {
    float f;
    plain inside[2];
} either;

typedef struct __attribute__((packed, aligned(2))) {
    char c;
    either choice;
    plain *link;
    plain (*turned)(plain, const either *);
    struct {
        either *last;
        volatile int v : 5;
    };
} around;

#pragma pack(push, 2)
typedef struct {
    char c;
    long l;
} squeezed;
#pragma pack(pop)

typedef union { int n; unsigned u; } handle __attribute__((transparent_union));

struct tagged {
    plain first;
    struct later *next;
    squeezed many[2];
};

struct later {
    int none;
};

plain known = {.a = 2, .b = 5U};
squeezed zeros[2];
struct tagged whole = {.first = {.a = 1}};

plain turn(plain p, const either *e)
{
    p.a = p.a ^ 1;
    if (e) {
        p.b ^= (*e).inside[1].b;
    }
    return p;
}

plain step(around r, squeezed s)
{
    r.c = (char)(r.c + s.c);
    r.choice.inside[1].b = 6U;
    r.v = 3;
    bf_observe(3U, (unsigned long long)r.v);
    bf_observe(4U, (unsigned long long)r.choice.inside[1].b);
    return r.choice.inside[1];
}

handle twice(handle h)
{
    h.n = h.n ^ 2;
    return h;
}

int last(int n, ...)
{
    __builtin_va_list list;
    __builtin_va_start(list, n);
    plain p = __builtin_va_arg(list, plain);
    squeezed s = __builtin_va_arg(list, squeezed);
    __builtin_va_end(list);
    return p.a + s.c + (n & 7);
}

/* side: caller */
void entry(void)
{
    plain p = known;
    plain copy;
    either e = {.inside = {[1] = {.b = 9U}}};
    around r = {.c = 1, .link = &p, .turned = turn};
    squeezed s = (squeezed){.c = 4, .l = 5L};
    handle h = {.n = 21};
    memcpy(&copy, &p, sizeof(plain));
    zeros[1] = s;
    p = turn(p, &e);
    bf_observe(1U, (unsigned long long)p.a);
    bf_observe(2U, p.b);
    p = step(r, s);
    bf_observe(5U, (unsigned long long)last(7, copy, zeros[1]));
    bf_observe(6U, (unsigned long long)twice(h).n);
    whole.first = p;
    bf_observe(7U, (unsigned long long)whole.first.a);
}

int main(void)
{
    entry();
    return 0;
}
