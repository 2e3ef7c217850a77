/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as upper-eightbyte-fetched-as-lower
 * what: Of an unnamed record with nothing but an unnamed bit-field in its first eightbyte clang passes the second alone,
 * what: and its va_arg puts that at the start of the record (llvm-project#79790).
 * wrong: clang 19.1.7
 * clause: psABI 3.5.7, step 4: va_arg fetches each eightbyte from the register its class says, and the first one, of
 * clause: NO_CLASS, has none.
 * verdict: known
 * signature: value clang clang:direct clang>clang word>clang
 * expect interpreter: agree
 * expect word: known
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang19_upper_eightbyte_is_fetched_as_lower.c
 * ancestor: bitfrost generate --profile signatures --seed 51 --start 372 --count 1
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { long : 64; long b; };

long upper(long, ...);
void entry(void);

/* side: callee */
long upper(long n, ...)
{
    __builtin_va_list ap;
    __builtin_va_start(ap, n);
    struct S s = __builtin_va_arg(ap, struct S);
    __builtin_va_end(ap);
    bf_observe(0U, (unsigned long long)s.b);
    return n;
}

/* side: caller */
void entry(void)
{
    struct S s = {.b = 77L};
    long r = upper(1L, s);
    bf_observe(1U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
