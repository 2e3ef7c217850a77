/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as padding-in-memory-counted-by-va-start
 * what: gcc 12.2 passes nothing of a named record of unnamed bit-fields only that finds no register, but va_start counts
 * what: its size: unnamed arguments on the stack are looked for that much further on.
 * wrong: gcc 12.2
 * clause: psABI 3.5.7: overflow_arg_area starts at the first variable argument passed on the stack, if any.
 * verdict: known
 * signature: value gcc gcc:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * reproduce: bitfrost check corpus/regressions/gcc12_va_start_counts_padding.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { long : 64; };

long first(long, long, long, long, long, long, struct S, ...);
void entry(void);

/* side: callee */
long first(long a, long b, long c, long d, long e, long f, struct S s, ...)
{
    __builtin_va_list ap;
    __builtin_va_start(ap, s);
    long n = __builtin_va_arg(ap, long);
    long o = __builtin_va_arg(ap, long);
    __builtin_va_end(ap);
    (void)s;
    bf_observe(0U, (unsigned long long)n);
    bf_observe(2U, (unsigned long long)o);
    return f;
}

/* side: caller */
void entry(void)
{
    struct S s = {};
    long r = first(1L, 2L, 3L, 4L, 5L, 6L, s, 77L, 88L);
    bf_observe(1U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
