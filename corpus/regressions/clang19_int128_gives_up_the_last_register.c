/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as int128-gives-up-the-last-register
 * what: An __int128 that finds one general-purpose register left goes to the stack whole. For gcc the next integer takes
 * what: the register; clang 19, and our lowering through its back end, have marked it as used and put the integer on the
 * what: stack.
 * wrong: clang 19.1.7
 * clause: psABI 3.2.3p3: "If registers have already been assigned for some eightbytes of such an argument, the assignments
 * clause: get reverted".
 * verdict: known
 * signature: value clang>gcc gcc>clang gcc>word word>gcc
 * expect interpreter: agree
 * expect word: known
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang19_int128_gives_up_the_last_register.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);


long last(long, long, long, long, long, __int128, long);
void entry(void);

/* side: callee */
long last(long a, long b, long c, long d, long e, __int128 x, long n)
{
    bf_observe(0U, (unsigned long long)x);
    bf_observe(1U, (unsigned long long)n);
    return e;
}

/* side: caller */
void entry(void)
{
    long r = last(1L, 2L, 3L, 4L, 5L, (__int128)9, 77L);
    bf_observe(2U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
