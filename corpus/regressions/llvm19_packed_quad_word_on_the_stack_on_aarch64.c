/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as single-quad-word-aggregate
 * what: A homogeneous aggregate of one long double whose alignment packed lowers is [1 x fp128] alignstack(8): on the
 * what: stack GlobalISel, which selects instructions at -O0, drops the attribute and aligns it to 16, the other
 * what: selector, at -O2, to 8. gcc does as the latter. So clang -O0 and -O2 do not find each other's argument.
 * wrong: clang 19.1.7
 * clause: AAPCS64 6.8.2 C.4: "the NSAA is rounded up to the larger of 8 or the Natural Alignment of the argument's type",
 * clause: which is 1 here (5.9.4).
 * verdict: known
 * signature: value clang>clang clang>gcc clang>word gcc>clang gcc>word word>clang word>gcc word>word
 * expect interpreter: agree
 * expect word: known
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/llvm19_packed_quad_word_on_the_stack_on_aarch64.c
 */
/* target: aarch64-linux-gnu */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct __attribute__((packed)) S { long double q; };

void take(double, double, double, double, double, double, double, double, float, struct S);
void entry(void);

/* side: callee */
void take(double a, double b, double c, double d, double e, double f, double g, double h, float n, struct S s)
{
    bf_observe_f64(0U, a + b + c + d + e + f + g + h);
    bf_observe_f32(1U, n);
    bf_observe_f64(2U, (double)s.q);
}

/* side: caller */
void entry(void)
{
    struct S s = {.q = 3.0L};
    take(1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0f, s);
}

int main(void)
{
    entry();
    return 0;
}
