/* bitfrost case, version 1
 * from: the same calls by all compilers, by hand; corpus/known.toml has it as vector-of-one-float-fetched-elsewhere
 * what: gcc 12.2 passes an unnamed vector of one float on the stack, and its va_arg looks for it in a general-purpose
 * what: register. clang passes it there.
 * wrong: gcc 12.2
 * clause: C11 7.16.1.1p2: va_arg yields the value of the next argument in the call. No clause says where such a vector is.
 * verdict: known
 * signature: value gcc gcc:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * reproduce: bitfrost check corpus/regressions/gcc12_vector_of_one_float_is_not_fetched_on_aarch64.c
 */
/* target: aarch64-linux-gnu */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

typedef float bf_v1_float __attribute__((vector_size(4)));

long whole(long, ...);
void entry(void);

/* side: callee */
long whole(long n, ...)
{
    __builtin_va_list ap;
    __builtin_va_start(ap, n);
    bf_v1_float v = __builtin_va_arg(ap, bf_v1_float);
    __builtin_va_end(ap);
    bf_observe_f32(0U, v[0]);
    return n;
}

/* side: caller */
void entry(void)
{
    bf_v1_float v = {1.5f};
    long r = whole(1L, v);
    bf_observe(1U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
