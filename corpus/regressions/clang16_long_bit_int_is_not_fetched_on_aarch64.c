/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as
 * from: quad-word-bit-int-fetched-before-clang-19
 * what: An unnamed _BitInt of 65 to 128 bits is passed as a quad-word, from an even register on. The va_arg of clang
 * what: before 19, to which the type is aligned to 8, looks for it in the next register.
 * wrong: clang 16.0.6
 * clause: AAPCS64 6.8.2 C.10: "If the argument has an alignment of 16 then the NGRN is rounded up to the next even
 * clause: number"; a _BitInt of 65 to 128 bits is a quad-word (10.1.1).
 * verdict: known
 * signature: value clang clang:direct clang>clang word>clang
 * expect interpreter: agree
 * expect word: agree
 * expect clang: known
 * expect gcc: unsupported
 * reproduce: bitfrost check corpus/regressions/clang16_long_bit_int_is_not_fetched_on_aarch64.c
 */
/* target: aarch64-linux-gnu */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);


long whole(long, ...);
void entry(void);

/* side: callee */
long whole(long n, ...)
{
    __builtin_va_list ap;
    __builtin_va_start(ap, n);
    _BitInt(65) x = __builtin_va_arg(ap, _BitInt(65));
    __builtin_va_end(ap);
    bf_observe(0U, (unsigned long long)x);
    return n;
}

/* side: caller */
void entry(void)
{
    long r = whole(1L, (_BitInt(65))77);
    bf_observe(1U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
