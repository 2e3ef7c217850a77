/* bitfrost case, version 1
 * from: bitfrost fuzz --duration 60s --seed 12605849647412933364, reduced; its finding 1
 * what: An enumeration with aligned(2) lies at byte 6, in two eightbytes. clang classifies the eightbyte in which it begins, and passes rdi
 * what: alone: the callee takes the upper two bytes of d from the stack below it. Integers that cross are in memory since clang 19
 * what: (llvm-project#85387, mended by llvm-project#86902), which asks for a BuiltinType: an enumeration is none.
 * wrong: clang 14.0.6, 16.0.6, 19.1.7, 22.1.8
 * clause: C11 6.5.2.2p4: "each parameter is assigned the value of the corresponding argument". psABI 3.2.3p2 either classifies the second
 * clause: eightbyte as INTEGER (rule 4: "each is classified separately"), so that the record takes rdi and rsi, or, if d counts as one of the
 * clause: "unaligned fields" of rule 1, puts the record in memory.
 * verdict: mismatch
 * signature: value clang
 * expect interpreter: agree
 * expect word: agree
 * expect clang: mismatch
 * expect gcc: unsupported
 * reproduce: bitfrost check corpus/regressions/clang19_underaligned_enum_loses_its_upper_half.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);
enum __attribute__((aligned(2))) E0 { E0_0 = 0, E0_1 = 1, E0_2 = 2, E0_3 = 5 };
struct S0 {
    short a;
    short b;
    int c : 1;
    enum E0 d;
};

void entry(void);
void callee1(struct S0);

/* side: caller */
void entry(void)
{
    struct S0 v0 = {1, 2, -1, E0_0};
    callee1(v0);
}

/* side: callee */
void callee1(struct S0 p0)
{
    bf_observe(0U, p0.d);
}

int main(void)
{
    entry();
    return 0;
}
