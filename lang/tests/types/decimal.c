// C23's decimal floating types, which gcc has on x86-64.
typedef _Decimal64 money;

struct amounts { _Decimal32 a; unsigned int b : 3; money m[2]; _Decimal128 c; };
struct __attribute__((packed)) close { char a; _Decimal128 b; _Decimal32 c; };
union either { _Decimal64 d; long whole; };

_Decimal32 least = -8388608.0DF;
_Decimal64 most = 9007199254740994.0DD;
_Decimal128 table[3] = {0.00000000000090949470177292823791503906250DL, -0.0DL, 10000000000000000000000.0DL};
struct amounts numbers = {.a = 9999999.0DF, .b = 5U, .m = {0.5DD, -1.25DD}};

_Decimal128 widen(_Decimal32 a, money b, int which)
{
    _Decimal128 c = which != 0 ? a : b;
    bf_observe(10U, a < b);
    bf_observe(11U, c >= 3);
    bf_observe(12U, !a);
    bf_observe(13U, b == which);
    return -c;
}

struct amounts keep(struct amounts r, struct close c, union either e)
{
    r.m[1] = e.d;
    r.a = c.c;
    r.c = c.b;
    r.m[0] = (money)c.a;
    return r;
}

int sum(int n, ...)
{
    __builtin_va_list list;
    __builtin_va_start(list, n);
    _Decimal32 a = __builtin_va_arg(list, _Decimal32);
    _Decimal128 b = __builtin_va_arg(list, _Decimal128);
    struct amounts c = __builtin_va_arg(list, struct amounts);
    __builtin_va_end(list);
    bf_observe_f64(20U, a);
    bf_observe_f64(21U, b);
    bf_observe_f64(22U, c.m[0]);
    return n;
}

/* side: caller */
void entry(void)
{
    bf_observe_f64(1U, widen(least, most, 1));
    bf_observe_f64(2U, widen(1.5DF, 1.5DD, 0));
    union either e = {.d = 0.1015625DD};
    struct close c = {.a = (char)7, .b = 3.0DL, .c = -0.0DF};
    struct amounts r = keep(numbers, c, e);
    bf_observe_f64(3U, r.a);
    bf_observe_f64(4U, r.m[0]);
    bf_observe_f64(5U, r.m[1]);
    bf_observe_f64(6U, r.c);
    bf_observe_f64(7U, table[0]);
    bf_observe_f64(8U, (double)table[2]);
    bf_observe(9U, (int)(_Decimal64)70000);
    bf_observe(14U, (_Bool)numbers.m[0]);
    bf_observe_f64(15U, (double)(long double)numbers.m[1]);
    bf_observe_f32(16U, (float)most);
    bf_observe(17U, sum(3, 2.5DF, table[1], r));
}

int main(void)
{
    entry();
    return 0;
}
