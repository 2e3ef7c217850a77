/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures, reduced; corpus/known.toml has it as two-halves-in-a-general-register
 * what: Where the first eightbyte of a record holds two _Float16 and the second at most four bytes, clang passes the
 * what: first in a general-purpose register; gcc passes it in a vector register.
 * wrong: clang 19.1.7
 * clause: psABI 3.2.3p2: _Float16 is of class SSE, and p3 rule 3 puts it in the next vector register.
 * verdict: known
 * signature: value clang>gcc gcc>clang gcc>word word>gcc
 * expect interpreter: agree
 * expect word: known
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang19_two_halves_in_a_general_register.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { _Float16 a; _Float16 b; _Float16 c __attribute__((aligned(8))); };

void take(struct S);
void entry(void);

/* side: callee */
void take(struct S s)
{
    bf_observe_f32(0U, (float)s.a);
    bf_observe_f32(1U, (float)s.b);
    bf_observe_f32(2U, (float)s.c);
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = (_Float16)1.0, .b = (_Float16)2.0, .c = (_Float16)3.0};
    take(s);
}

int main(void)
{
    entry();
    return 0;
}
