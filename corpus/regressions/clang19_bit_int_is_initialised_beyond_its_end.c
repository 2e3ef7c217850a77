/* bitfrost case, version 1
 * from: bitfrost fuzz --seed 5, reduced, and a neighbour added that shows what is overwritten
 * what: clang 19 clears 40 bytes to initialise the 32 of a local record with a _BitInt of more than 128 bits: the
 * what: constant's type has an i129 of 32 bytes where the record has 24, and its size is the one that is cleared.
 * wrong: clang 19.1.7
 * clause: psABI 3.1.2 "_BitInt(N)": of N > 64 it is "a struct of 64-bit integer types", here three, so that the record has 32
 * clause: bytes; C11 6.7.9p1: an initializer gives the initial value of one object.
 * verdict: mismatch
 * signature: value clang
 * expect interpreter: agree
 * expect word: agree
 * expect clang: mismatch
 * expect gcc: unsupported
 * reproduce: bitfrost check corpus/regressions/clang19_bit_int_is_initialised_beyond_its_end.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S {
    int a;
    _BitInt(129) b;
};

void entry(void);
void callee(void);

/* side: callee */
void callee(void)
{
    long before = 77;
    struct S s = {.a = 0};
    (void)s;
    bf_observe(0U, (unsigned long long)before);
}

/* side: caller */
void entry(void)
{
    callee();
}
