/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as
 * from: zero-width-ends-homogeneous-before-clang-15
 * what: For clang 14 a zero-width bit-field keeps a structure from being a homogeneous aggregate: it goes in a
 * what: general-purpose register.
 * wrong: clang 14.0.6
 * clause: AAPCS64 5.9.5: the test for homogeneity is applied after data layout is completed, and its note says so of
 * clause: zero-width bit-fields.
 * verdict: known
 * signature: value clang>clang clang>gcc clang>word gcc>clang word>clang
 * expect interpreter: agree
 * expect word: agree
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang14_zero_width_ends_homogeneous_on_aarch64.c
 */
/* target: aarch64-linux-gnu */
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
