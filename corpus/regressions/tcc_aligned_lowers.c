/* bitfrost case, version 1
 * from: bitfrost fuzz --profile single, reduced
 * what: aligned(1) on a short bit-field lowers the alignment of the struct to 1 in tcc.
 * wrong: tcc 0.9.27
 * clause: GCC manual, Common Variable Attributes: "the aligned attribute can only increase the alignment; in order
 * clause: to decrease it, the packed attribute must be specified as well".
 * verdict: mismatch
 * signature: layout(align) tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_aligned_lowers.c
 * ancestor: bitfrost generate --profile mixed --seed 33 --start 41 --count 1
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { short a : 1 __attribute__((aligned(1))); unsigned char b; };

void entry(void);

/* side: caller */
void entry(void)
{
}

int main(void)
{
    entry();
    return 0;
}
