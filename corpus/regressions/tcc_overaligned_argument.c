/* bitfrost case, version 1
 * from: bitfrost fuzz --profile bitfields, reduced
 * what: An argument aligned to 32: tcc puts it on the stack at another place than that from which it takes the
 * what: parameter, with both sides its own.
 * wrong: tcc 0.9.27
 * clause: C11 6.5.2.2p4: "each parameter is assigned the value of the corresponding argument".
 * verdict: mismatch
 * signature: value tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_overaligned_argument.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct __attribute__((aligned(32))) S { unsigned long a; int b; unsigned long : 0; int d; };

struct S take(struct S);
void entry(void);

/* side: callee */
struct S take(struct S s)
{
    bf_observe(0U, s.d);
    return s;
}

/* side: caller */
void entry(void)
{
    struct S s = {.d = 5};
    struct S r = take(s);
    (void)r;
}

int main(void)
{
    entry();
    return 0;
}
