/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as unnamed-int128-misplaced
 * what: Of an unnamed __int128 that finds one general-purpose register left clang 19 gives that register up, so that the
 * what: next integer goes to the stack behind it; va_arg, clang's as well as gcc's, takes that from the register. clang
 * what: 14 and 16 pass half of the __int128 there.
 * wrong: clang 19.1.7
 * clause: psABI 3.2.3p3: "If registers have already been assigned for some eightbytes of such an argument, the assignments
 * clause: get reverted", and 3.5.7: va_arg goes by gp_offset, which only a register that was used advances.
 * verdict: known
 * signature: value clang clang:direct clang>gcc clang>word
 * expect interpreter: agree
 * expect word: agree
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang19_unnamed_int128_gives_up_a_register.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);


long both(long, long, long, long, long, ...);
void entry(void);

/* side: callee */
long both(long a, long b, long c, long d, long e, ...)
{
    __builtin_va_list ap;
    __builtin_va_start(ap, e);
    __int128 x = __builtin_va_arg(ap, __int128);
    long n = __builtin_va_arg(ap, long);
    __builtin_va_end(ap);
    bf_observe(0U, (unsigned long long)x);
    bf_observe(1U, (unsigned long long)n);
    return e;
}

/* side: caller */
void entry(void)
{
    long r = both(1L, 2L, 3L, 4L, 5L, (__int128)9, 77L);
    bf_observe(2U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
