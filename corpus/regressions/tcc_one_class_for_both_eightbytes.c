/* bitfrost case, version 1
 * from: the seed article_double_int_int.c, reduced
 * what: tcc gives a record of two eightbytes one class for both: the double of {double; int} travels in a general-
 * what: purpose register.
 * wrong: tcc 0.9.27
 * clause: psABI 3.2.3: "If the size of the aggregate exceeds a single eightbyte, each is classified separately".
 * verdict: mismatch
 * signature: value clang>tcc gcc>tcc tcc>clang tcc>gcc tcc>word word>tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_one_class_for_both_eightbytes.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { double a; int b; };

void take(struct S);
void entry(void);

/* side: callee */
void take(struct S s)
{
    bf_observe_f64(0U, s.a);
    bf_observe(1U, s.b);
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1.5, .b = 6};
    take(s);
}

int main(void)
{
    entry();
    return 0;
}
