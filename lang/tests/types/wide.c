// Types that every gcc and clang has: 128 bits, long double, complex numbers, vectors, variadic functions,
// flexible array members, empty records, packed enumerations.
typedef int v4_int __attribute__((vector_size(16)));
typedef float v2_float __attribute__((vector_size(8)));
typedef unsigned char v8_uchar __attribute__((vector_size(8)));
typedef double v2_double __attribute__((vector_size(16)));
typedef long v1_long __attribute__((vector_size(8)));

enum __attribute__((packed)) small { SMALL_A, SMALL_B = 255 };
enum __attribute__((packed)) medium { MEDIUM_A = -1, MEDIUM_B = 255 };
enum __attribute__((packed)) large { LARGE_A = 70000 };

struct empty {};
struct unnamed { int : 5; long long : 0; };
struct flexible { int n; long double rest[]; };
struct wide {
    __int128 a;
    unsigned __int128 b : 100;
    __int128 c : 70;
    unsigned __int128 d : 20;
    enum small e;
    enum medium f;
    enum large g;
};
struct floats { long double x; _Complex float y; _Complex long double z; struct empty nothing; };
struct vectors { v4_int v; v2_float w[2]; union { v2_double x; v1_long y; }; };

__int128 least = (__int128)(((unsigned __int128)0x8000000000000000UL << 64) | 0x0UL);
unsigned __int128 most = (unsigned __int128)(((unsigned __int128)0xffffffffffffffffUL << 64) | 0xffffffffffffffffUL);
__int128 minus_one = -1;
unsigned __int128 middle = 18446744073709551615U;
long double third = 0x5555555555555p-52L;
_Complex double unit = __builtin_complex(1.5, -2.0);
v4_int lanes = {1, -2, 3, -4};
struct floats numbers = {.x = -1.5L, .z = __builtin_complex(0x1p+0L, 2.0L)};
struct vectors graffiti = {.v = {1, 2, 3, 4}, .w = {{1.0f, 2.0f}, {3.0f, 4.0f}}, .x = {0.5, -0.5}};

struct wide widen(struct wide r, __int128 x, unsigned __int128 y)
{
    r.a = x;
    r.b = (y >> 3) + r.b;
    r.c = (__int128)(r.c / 2);
    r.d += 5;
    r.e = SMALL_B;
    r.f = MEDIUM_A;
    return r;
}

unsigned __int128 arithmetic(unsigned __int128 a, unsigned __int128 b, unsigned int by)
{
    unsigned __int128 c = (a * b) ^ (a << (by & 127U));
    c -= (a / (b | 1U)) % 10U;
    return ~c;
}

long double longs(long double a, double b, int c)
{
    long double d = ((a + b) * 3.0L) - (long double)c;
    d /= 2.0L;
    return a < d ? -a : d;
}

struct floats parts(struct floats r, _Complex double z)
{
    _Complex long double local = __builtin_complex((long double)__real__ z, r.x);
    __real__ r.y = 2.5f;
    __imag__ r.y = (float)__imag__ z;
    r.z = local;
    return r;
}

_Complex float small_complex(_Complex float z)
{
    __imag__ z = -__imag__ z;
    return z;
}

v4_int turn(v4_int v, unsigned int by)
{
    v4_int w = {v[1], v[2], v[3], v[0]};
    w[by & 3U] = v[(by + 1U) & 3U] ^ 5;
    return w;
}

struct vectors keep(struct vectors r, v8_uchar bytes, v2_double pair)
{
    r.w[0][1] = (float)bytes[7];
    r.x = pair;
    return r;
}

struct empty nothing(struct empty e, struct unnamed u)
{
    struct empty local = {};
    (void)u;
    (void)e;
    return local;
}

struct flexible fixed_part(struct flexible f)
{
    f.n = f.n & 7;
    return f;
}

long long sum(int last, ...)
{
    __builtin_va_list list;
    __builtin_va_start(list, last);
    long a = __builtin_va_arg(list, long);
    double b = __builtin_va_arg(list, double);
    long double c = __builtin_va_arg(list, long double);
    struct floats d = __builtin_va_arg(list, struct floats);
    __int128 e = __builtin_va_arg(list, __int128);
    int *f = __builtin_va_arg(list, int *);
    _Complex float g = __builtin_va_arg(list, _Complex float);
    v4_int h = __builtin_va_arg(list, v4_int);
    enum large i = __builtin_va_arg(list, enum large);
    __builtin_va_end(list);
    bf_observe(40U, a);
    bf_observe_f64(41U, b);
    bf_observe_f64(42U, (double)c);
    bf_observe_f64(43U, (double)d.x);
    bf_observe(44U, (long long)e);
    bf_observe(45U, *f);
    bf_observe_f32(46U, __real__ g);
    bf_observe(47U, h[2]);
    bf_observe(48U, i);
    return last;
}

int chosen(__int128 x)
{
    switch (x) {
    case 5: {
        return 1;
    }
    case (__int128)(((unsigned __int128)0x1UL << 64) | 0x2UL): {
        return 2;
    }
    default: {
        return 3;
    }
    }
}

/* side: caller */
int pointed = 17;

void entry(void)
{
    struct wide r = {.a = -5, .b = 1, .c = -3, .d = 7};
    r = widen(r, (__int128)7, (unsigned __int128)9U << 70);
    bf_observe(1U, (long long)r.a);
    { unsigned __int128 bf_v = r.b; bf_observe(2U, (unsigned long long)(bf_v)); bf_observe(2U, (unsigned long long)(bf_v >> 64)); }
    { unsigned __int128 bf_v = r.c; bf_observe(3U, (unsigned long long)(bf_v)); bf_observe(3U, (unsigned long long)(bf_v >> 64)); }
    bf_observe(4U, r.d);
    bf_observe(5U, r.e);
    bf_observe(6U, r.f);
    { unsigned __int128 bf_v = arithmetic((unsigned __int128)3U, (unsigned __int128)12345678901234567890U, 100U); bf_observe(7U, (unsigned long long)(bf_v)); bf_observe(7U, (unsigned long long)(bf_v >> 64)); }
    { long double bf_v = longs(1.5L, 0.1, 3); double bf_d = (double)bf_v; bf_observe_f64(8U, bf_d); bf_observe_f64(8U, bf_d - bf_d == 0.0 ? (double)(bf_v - (long double)bf_d) : 0.0); }
    struct floats f;
    memset(&f, 165, sizeof(struct floats));
    f.x = 0.5L;
    __real__ f.y = 1.0f;
    __imag__ f.y = 2.0f;
    __real__ f.z = 3.0L;
    __imag__ f.z = 4.0L;
    f = parts(f, __builtin_complex(8.0, 9.0));
    bf_observe_f32(9U, __real__ f.y);
    bf_observe_f64(10U, (double)__imag__ f.z);
    _Complex float z = small_complex(__builtin_complex(1.0f, 2.0f));
    bf_observe_f32(11U, __imag__ z);
    v4_int v = turn((v4_int){1, 2, 3, 4}, 2U);
    bf_observe(12U, v[2]);
    struct vectors w = keep((struct vectors){.v = {4, 3, 2, 1}}, (v8_uchar){1, 2, 3, 4, 5, 6, 7, 8}, (v2_double){0.25, 0.75});
    bf_observe_f32(13U, w.w[0][1]);
    bf_observe_f64(14U, w.x[1]);
    struct empty e = {};
    (void)e;
    struct flexible g = fixed_part((struct flexible){9});
    bf_observe(15U, g.n);
    bf_observe(16U, sum(1, 2L, 3.0, 4.0L, numbers, (__int128)-6, &pointed, z, v, LARGE_A));
    bf_observe(17U, chosen((__int128)(((unsigned __int128)0x1UL << 64) | 0x2UL)));
}

int main(void)
{
    entry();
    return 0;
}
