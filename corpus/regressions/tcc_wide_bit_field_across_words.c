/* bitfrost case, version 1
 * from: bitfrost fuzz --profile single, reduced
 * what: tcc initialises and reads a long long bit-field of at most 32 bits as if it lay in one int: what lies
 * what: beyond the next boundary of four bytes is neither written nor read.
 * wrong: tcc 0.9.27
 * clause: C11 6.7.2.1p10: a bit-field has a type "consisting of the specified number of bits", here 29.
 * verdict: mismatch
 * signature: value tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_wide_bit_field_across_words.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { int a : 4; long long b : 29; };

void entry(void);

/* side: caller */
void entry(void)
{
    struct S s = {.b = -1LL};
    bf_observe(0U, s.b);
}

int main(void)
{
    entry();
    return 0;
}
