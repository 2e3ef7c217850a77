/* bitfrost case, version 1
 * from: bitfrost fuzz --profile bitfields, reduced
 * what: tcc refuses a packed bit-field of as many bits as a long has: "field width 64 not implemented". 63 it takes.
 * wrong: tcc 0.9.27
 * clause: C11 6.7.2.1p4: the width "does not exceed the width of an object of the type".
 * verdict: mismatch
 * signature: rejected(error: field width # not implemented) tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_packed_full_width.c
 * ancestor: bitfrost generate --profile mixed --seed 33 --start 632 --count 1
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct __attribute__((packed)) S { long a : 64; };

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
