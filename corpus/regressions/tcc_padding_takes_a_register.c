/* bitfrost case, version 1
 * from: bitfrost fuzz --seed 33 --levels 0, reduced
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
 * ancestor: bitfrost generate --profile mixed --seed 33 --start 51 --count 1
 */
void bf_observe(unsigned int, unsigned long long);
typedef int bf_S0_1 __attribute__((aligned(16)));
struct S0 { bf_S0_1 a; };
/* side: callee */
void callee1(struct S0 p0, struct S0 p1) { (void)p0; bf_observe(0U, p1.a); }
/* side: caller */
void entry(void)
{
    callee1((struct S0){.a = 1}, (struct S0){.a = 2});
}

int main(void)
{
    entry();
    return 0;
}
