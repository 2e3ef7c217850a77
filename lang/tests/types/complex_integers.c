// GNU's complex integers, which clang and gcc have.
typedef _Complex unsigned char pair;

struct parts { _Complex signed char c; _Complex unsigned short s[2]; _Complex long l; unsigned int b : 3; };
union either { _Complex int z; long whole; };

_Complex int least = (_Complex int)((-2147483647 - 1) + (-2147483647 - 1) * 1i);
_Complex unsigned long most = (_Complex unsigned long)(18446744073709551615UL + 18446744073709551615UL * 1i);
_Complex short table[2] = {(_Complex short)(1 + -2 * 1i), (_Complex short)(-32768 + 32767 * 1i)};
struct parts numbers = {.c = (_Complex signed char)(-128 + 127 * 1i), .b = 5U};

_Complex long long widen(_Complex int z, pair w)
{
    __real__ z ^= 3;
    __imag__ w = (unsigned char)(__imag__ w ^ __real__ w);
    return (_Complex long long)((long long)__real__ z + (long long)__imag__ w * 1i);
}

struct parts keep(struct parts r, _Complex char c, union either e)
{
    __real__ r.s[1] = (unsigned short)__imag__ e.z;
    r.c = (_Complex signed char)((signed char)__real__ c + (r.b == 5 ? (signed char)1 : (signed char)2) * 1i);
    r.l = (_Complex long)(__imag__ r.l + -1L * 1i);
    return r;
}

int sum(int n, ...)
{
    __builtin_va_list list;
    __builtin_va_start(list, n);
    _Complex short a = __builtin_va_arg(list, _Complex short);
    _Complex unsigned long b = __builtin_va_arg(list, _Complex unsigned long);
    struct parts c = __builtin_va_arg(list, struct parts);
    __builtin_va_end(list);
    bf_observe(20U, __imag__ a);
    bf_observe(21U, (long long)__real__ b);
    bf_observe(22U, __imag__ c.c);
    return n;
}

/* side: caller */
void entry(void)
{
    _Complex long long x = widen((_Complex int)(4 + 5 * 1i), (pair)(200 + 255 * 1i));
    bf_observe(1U, __real__ x);
    bf_observe(2U, __imag__ x);
    union either e = {.z = (_Complex int)(-1 + 70000 * 1i)};
    struct parts r = keep((struct parts){.l = (_Complex long)(-3L + 9L * 1i)}, (_Complex char)(7 + 8 * 1i), e);
    bf_observe(3U, __real__ r.s[1]);
    bf_observe(4U, __real__ r.c);
    bf_observe(5U, __real__ r.l);
    _Complex int z;
    memset(&z, 165, sizeof(_Complex int));
    __real__ z = 1;
    __imag__ z = 2;
    _Complex unsigned long u = 3ULi;
    bf_observe(6U, __imag__ z);
    bf_observe(8U, (long long)__imag__ u);
    bf_observe(7U, sum(3, (_Complex short)(1 + 300 * 1i), (_Complex unsigned long)(6UL + 7UL * 1i), r));
}

int main(void)
{
    entry();
    return 0;
}
