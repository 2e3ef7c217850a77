/* bitfrost case, version 1
 * from: bitfrost fuzz --profile mixed, reduced by hand
 * what: A compound assignment to an atomic member converts its value as if its type were unsigned: -52 / 3 is 204 / 3, 68. So it is with
 * what: %= and >>= of char and short, with /= of int where the other operand is long, and with a floating operand of every type
 * what: (uitofp). += and the like of integers are instructions of their own and right; conversions apart from the assignment are right.
 * what: AtomicType has no sign where CGExprScalar.cpp asks for one. Near llvm-project#208997, whose mend (llvm-project#209114) has the
 * what: uitofp in its test.
 * wrong: clang 14.0.6, 16.0.6, 19.1.7, 22.1.8
 * clause: C11 6.5.16.2p3: "A compound assignment of the form E1 op= E2 is equivalent to the simple assignment expression E1 = E1 op (E2),
 * clause: except that the lvalue E1 is evaluated only once", and 6.3.1.3p1 and 6.3.1.4 keep the value of a signed integer that is converted.
 * verdict: mismatch
 * signature: value clang
 * expect interpreter: agree
 * expect word: agree
 * expect clang: mismatch
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang19_atomic_compound_assignment_is_unsigned.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);
struct S0 {
    _Atomic signed char a;
    _Atomic short b;
    _Atomic int c;
};

void entry(void);

/* side: caller */
void entry(void)
{
    struct S0 v0 = {-52, -300, -70000};
    v0.a /= 3;
    bf_observe(0U, v0.a);
    v0.a >>= 1;
    bf_observe(1U, v0.a);
    v0.b %= 7;
    bf_observe(2U, v0.b);
    v0.c /= 3LL;
    bf_observe(3U, v0.c);
}

int main(void)
{
    entry();
    return 0;
}
