/* bitfrost case, version 1
 * from: the seed semantics_22_float_int0_float.c, reduced
 * what: A zero-width bit-field between two floats makes their eightbyte INTEGER for tcc, as if it were an int
 * what: there.
 * wrong: tcc 0.9.27
 * clause: psABI 3.2.3: the class of an eightbyte is that of the fields in it; one of no bits, which C11 6.7.2.1p12
 * clause: says "indicates that no further bit-field is to be packed into the unit", is in none.
 * verdict: mismatch
 * signature: value clang>tcc gcc>tcc tcc>clang tcc>gcc tcc>word word>tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_zero_width_makes_integer.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { float a; int : 0; float b; };

void take(struct S);
void entry(void);

/* side: callee */
void take(struct S s)
{
    bf_observe_f32(0U, s.a);
    bf_observe_f32(1U, s.b);
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1.5f, .b = 2.5f};
    take(s);
}

int main(void)
{
    entry();
    return 0;
}
