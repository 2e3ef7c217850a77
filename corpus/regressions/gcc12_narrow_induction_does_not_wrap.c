/* bitfrost case, version 1
 * from: bitfrost fuzz --profile mixed, reduced; corpus/known.toml has it as gcc-narrow-induction-does-not-wrap
 * what: From -Os and -O2 on gcc takes {1, -2, -1} in two bits for a sum that does not overflow, and gives the value
 * what: from before the loop after it. -fno-tree-vrp prevents it: the ledger explains the run where the one with
 * what: the flag agrees.
 * wrong: gcc 12.2
 * clause: C11 6.3.1.3p3 and gcc's manual: "the value is reduced modulo 2^N to be within range of the type; no
 * clause: signal is raised". Nothing overflows.
 * verdict: known
 * signature: value gcc gcc:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * expect tcc: agree
 * reproduce: bitfrost check corpus/regressions/gcc12_narrow_induction_does_not_wrap.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { int f : 2; };

int last(void);
void entry(void);

/* side: callee */
int last(void)
{
    struct S s = {.f = 1};
    for (unsigned int i = 0U; i < 2U; i++)
    {
        s.f = (int)i - 2;
        bf_observe(0U, s.f);
    }
    return s.f;
}

/* side: caller */
void entry(void)
{
    int r = last();
    bf_observe(1U, r);
}

int main(void)
{
    entry();
    return 0;
}
