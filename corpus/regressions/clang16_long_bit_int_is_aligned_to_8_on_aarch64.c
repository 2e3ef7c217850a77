/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as
 * from: quad-word-bit-int-aligned-to-8-before-clang-19
 * what: A _BitInt of 65 to 128 bits is aligned to 8 by clang before 19, and to 16 since (llvm-project#90602).
 * wrong: clang 16.0.6
 * clause: AAPCS64 10.1.1 maps a _BitInt of 65 to 128 bits to a quad-word, which is aligned to 16 (5.1).
 * verdict: known
 * signature: layout(align) clang
 * expect interpreter: agree
 * expect word: agree
 * expect clang: known
 * expect gcc: unsupported
 * reproduce: bitfrost check corpus/regressions/clang16_long_bit_int_is_aligned_to_8_on_aarch64.c
 */
/* target: aarch64-linux-gnu */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { _BitInt(65) x; };

void take(struct S);
void entry(void);

/* side: callee */
void take(struct S s)
{
    bf_observe(0U, (unsigned long long)s.x);
}

/* side: caller */
void entry(void)
{
    struct S s = {.x = 77};
    take(s);
}

int main(void)
{
    entry();
    return 0;
}
