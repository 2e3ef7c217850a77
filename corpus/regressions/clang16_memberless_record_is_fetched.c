/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as
 * from: memberless-record-fetched-before-clang-18
 * what: clang before 18 passes nothing of an unnamed record of unnamed bit-fields only, and its va_arg takes one from
 * what: the stack: what lies there for the next value is passed over.
 * wrong: clang 16.0.6
 * clause: psABI 3.5.7, step 1: va_arg decides by the class whether a type may be passed in registers; padding is NO_CLASS
 * clause: (3.2.3p2) and takes neither registers nor stack.
 * verdict: known
 * signature: value clang clang:direct clang>clang gcc>clang word>clang
 * expect interpreter: agree
 * expect word: agree
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang16_memberless_record_is_fetched.c
 * ancestor: bitfrost generate --profile signatures --seed 51 --start 622 --count 1
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { int : 5; };
struct M { long a; long b; long c; };

long after(long, ...);
void entry(void);

/* side: callee */
long after(long n, ...)
{
    __builtin_va_list ap;
    __builtin_va_start(ap, n);
    struct S s = __builtin_va_arg(ap, struct S);
    struct M m = __builtin_va_arg(ap, struct M);
    __builtin_va_end(ap);
    (void)s;
    bf_observe(0U, (unsigned long long)m.a);
    return n;
}

/* side: caller */
void entry(void)
{
    struct S s = {};
    struct M m = {.a = 77L, .b = 88L, .c = 99L};
    long r = after(1L, s, m);
    bf_observe(1U, (unsigned long long)r);
}

int main(void)
{
    entry();
    return 0;
}
