/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures with generator.focus = ["zero-length-array"], reduced by hand; corpus/known.toml has it as
 * from: zero-length-array-in-eightbyte
 * what: An array of length zero that begins inside an eightbyte makes it INTEGER for gcc: {float; int[0]} travels in a general-purpose
 * what: register, by clang in xmm0. Where the array begins an eightbyte gcc gives it no class.
 * wrong: gcc 12.2.0
 * clause: psABI 3.2.3p2 rule 4: "Each field of an object is classified recursively"; an array without elements has neither a size (gcc's
 * clause: manual, "Arrays of Length Zero") nor fields.
 * verdict: known
 * signature: value clang>gcc gcc>clang gcc>word word>gcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * reproduce: bitfrost check corpus/regressions/gcc12_zero_length_array_takes_a_general_register.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S {
    float a;
    int none[0];
};

void entry(void);
void callee(struct S);

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1.5f};
    callee(s);
}

/* side: callee */
void callee(struct S p0)
{
    bf_observe_f32(0U, p0.a);
}

int main(void)
{
    entry();
    return 0;
}
