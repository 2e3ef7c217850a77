// _Float32x (C23 H.2.3), which gcc has: the format of `double`, and a type of its own.
struct wide { char c; _Float32x a; _Float32x b[2]; float f; };
union either { _Float32x x; double d; };

_Float32x third = (_Float32x)0.25;
_Complex _Float32x turned;

struct wide shift(struct wide r, _Float32x x, float f, long double l)
{
    r.a = x + f;
    r.b[0] = x * 3;
    r.b[1] = l * x;
    r.f = x - r.a;
    r.a += 1.5;
    return r;
}

_Float32x chosen(_Float32x a, double b, union either e)
{
    return a < b ? -a : e.x;
}

int last(int n, ...)
{
    __builtin_va_list ap;
    __builtin_va_start(ap, n);
    _Float32x v0 = __builtin_va_arg(ap, _Float32x);
    __builtin_va_end(ap);
    return v0 > n;
}

/* side: caller */
void entry(void)
{
    struct wide r = {.a = (_Float32x)-1.5, .b = {(_Float32x)1.0, third}};
    union either e = {.x = (_Float32x)8.125};
    r = shift(r, (_Float32x)0.1, 16777217.0f, 0.5L);
    bf_observe_f64(1U, r.a);
    bf_observe_f64(2U, r.b[0]);
    bf_observe_f64(3U, r.b[1]);
    bf_observe_f32(4U, r.f);
    bf_observe_f64(5U, chosen(third, 2.0, e));
    bf_observe_f64(6U, chosen((_Float32x)2.5, 2.0, e));
    bf_observe(7U, last(3, (_Float32x)3.5));
    turned = __builtin_complex((_Float32x)1.5, third);
    bf_observe_f64(8U, __real__ turned);
    bf_observe_f64(9U, __imag__ turned);
}

int main(void)
{
    entry();
    return 0;
}
