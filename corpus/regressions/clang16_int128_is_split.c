/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as int128-split-before-clang-18
 * what: clang before 18 passes an __int128 that finds one general-purpose register left half in that register and half
 * what: on the stack. It understands itself; nobody else finds the number.
 * wrong: clang 16.0.6
 * clause: psABI 3.2.3p3: "If there are no registers available for any eightbyte of an argument, the whole argument is
 * clause: passed on the stack".
 * verdict: known
 * signature: value clang>clang clang>gcc clang>word gcc>clang word>clang
 * expect interpreter: agree
 * expect word: agree
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang16_int128_is_split.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);


long whole(long, long, long, long, long, __int128);
void entry(void);

/* side: callee */
long whole(long a, long b, long c, long d, long e, __int128 x)
{
    bf_observe(0U, (unsigned long long)x);
    bf_observe(1U, (unsigned long long)(x >> 64));
    return e;
}

/* side: caller */
void entry(void)
{
    long r = whole(1L, 2L, 3L, 4L, 5L, (__int128)9 << 64);
    bf_observe(2U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
