/* bitfrost case, version 1
 * from: bitfrost fuzz --profile mixed, reduced by hand
 * what: libgcc's __bid_floatsidd negates the least int in an int, which stays negative, and extends its sign into the exponent:
 * what: the _Decimal64 is ffffffff80000000, a NaN. __bid_floatsisd does so for _Decimal32; __bid_floatdidd for long is right.
 * wrong: gcc 12.2
 * clause: C23 6.3.1.4p2: "If the value being converted can be represented exactly in the new type, it is unchanged", and a
 * clause: _Decimal64 has 16 digits.
 * verdict: mismatch
 * signature: value gcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: unsupported
 * expect gcc: mismatch
 * reproduce: bitfrost check corpus/regressions/gcc12_least_int_becomes_a_decimal_nan.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

void entry(void);
int callee1(int);

/* side: caller */
void entry(void)
{
    bf_observe(0U, callee1(-2147483647 - 1));
}

/* side: callee */
int callee1(int p0)
{
    _Decimal64 v0 = p0;
    return v0 < 0.0dd;
}

int main(void)
{
    entry();
    return 0;
}
