/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures --levels 0 --seed 21, reduced; corpus/known.toml has it as union-cut-to-bit-int-before-clang-19
 * what: clang up to 18 copies a union that travels in one register through the IR type of one member. Where that is a
 * what: _BitInt(57), only 57 bits arrive, also of the unsigned long beside it.
 * wrong: clang 16.0.6
 * clause: C11 6.5.2.2p4: "each parameter is assigned the value of the corresponding argument"; psABI 3.2.3p2 gives the whole
 * clause: eightbyte a class.
 * verdict: known
 * signature: value clang clang:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: known
 * expect gcc: unsupported
 * reproduce: bitfrost check corpus/regressions/clang16_union_cut_to_bit_int.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

union U { unsigned _BitInt(57) a; unsigned long b; };

unsigned long callee(union U);
void entry(void);

/* side: callee */
unsigned long callee(union U u)
{
    bf_observe(0U, u.b);
    return u.b;
}

/* side: caller */
void entry(void)
{
    union U u = {.b = 18446744073709551615UL};
    unsigned long n = callee(u);
    bf_observe(1U, n);
}

int main(void)
{
    entry();
    return 0;
}
