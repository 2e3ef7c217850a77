/* bitfrost case, version 1
 * from: bitfrost fuzz --profile small-world, reduced
 * what: A record aligned to 16 with one int has a second eightbyte that is all padding. tcc gives it a register,
 * what: and takes the next argument from the register after it.
 * wrong: tcc 0.9.27
 * clause: psABI 3.2.3: the initial class of an eightbyte is NO_CLASS, which "will be used for padding", and an
 * clause: eightbyte of NO_CLASS takes no register.
 * verdict: mismatch
 * signature: value clang>tcc gcc>tcc tcc>clang tcc>gcc tcc>word word>tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_padding_takes_a_register.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct __attribute__((aligned(16))) S { int a; };

void take(struct S, long long);
void entry(void);

/* side: callee */
void take(struct S s, long long n)
{
    bf_observe(0U, s.a);
    bf_observe(1U, n);
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 5};
    take(s, 6LL);
}

int main(void)
{
    entry();
    return 0;
}
