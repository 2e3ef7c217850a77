/* bitfrost case, version 1
 * from: bitfrost fuzz --profile calls, reduced; what was on the stack before is added
 * what: tcc sets the bit-fields that a compound literal names in a storage unit it has not cleared: the others hold
 * what: what was on the stack.
 * wrong: tcc 0.9.27
 * clause: C11 6.5.2.5p7 and 6.7.9p21: what a list leaves out "shall be initialized implicitly the same as objects
 * clause: that have static storage duration".
 * verdict: mismatch
 * signature: value tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_compound_literal_bit_fields.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { int a : 1; int b : 2; };

int leave(void);
int take(void);
void entry(void);

/* side: callee */
int leave(void)
{
    struct S s = {-1, -1};
    struct S t = {-1, -1};
    return (s.a + s.b) + (t.a + t.b);
}

int take(void)
{
    struct S s = (struct S){.a = 0};
    return s.b;
}

/* side: caller */
void entry(void)
{
    int left = leave();
    bf_observe(0U, left);
    int taken = take();
    bf_observe(1U, taken);
}

int main(void)
{
    entry();
    return 0;
}
