// Transparent unions, which clang and gcc pass as their first members.
enum kind { NONE, SOME = 7 };
typedef union { int *address; unsigned long number; double real; } handle __attribute__((transparent_union));

union __attribute__((transparent_union)) narrow { signed char c; unsigned char u; };
union __attribute__((transparent_union)) flag { _Bool b, c; };
union __attribute__((transparent_union)) word { enum kind e; int i; float f; };
union __attribute__((transparent_union)) wide { __int128 s; unsigned __int128 u; };
struct holder { union narrow n; union word w; };

union narrow least = {.c = -128};

union narrow turn(union narrow n, union flag f, union word w)
{
    n.c = (signed char)(n.c ^ 85);
    bf_observe(10U, f.b);
    bf_observe(11U, w.e);
    return n;
}

struct holder keep(union wide x, struct holder h)
{
    bf_observe(12U, (unsigned long long)x.s);
    h.n.c = 3;
    return h;
}

int sum(int n, ...)
{
    __builtin_va_list list;
    __builtin_va_start(list, n);
    union narrow a = __builtin_va_arg(list, union narrow);
    union wide b = __builtin_va_arg(list, union wide);
    __builtin_va_end(list);
    bf_observe(20U, a.c);
    bf_observe(21U, (unsigned long long)b.s);
    return n;
}

/* side: caller */
void entry(void)
{
    union narrow n = turn(least, (union flag){.b = 1}, (union word){.e = SOME});
    bf_observe(1U, n.c);
    struct holder h = keep((union wide){.s = 5}, (struct holder){.n = {.c = -1}});
    bf_observe(2U, h.n.c);
    bf_observe(3U, sum(2, n, (union wide){.s = -6}));
}

int main(void)
{
    entry();
    return 0;
}
