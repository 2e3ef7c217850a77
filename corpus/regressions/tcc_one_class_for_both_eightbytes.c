/* bitfrost case, version 1
 * from: bitfrost fuzz --seed 33 --levels 0, reduced
 * what: tcc gives a record of two eightbytes one class for both: the double of {double; int} is returned in a general-
 * what: purpose register.
 * wrong: tcc 0.9.27
 * clause: psABI 3.2.3: "If the size of the aggregate exceeds a single eightbyte, each is classified separately".
 * verdict: mismatch
 * signature: value tcc>clang tcc>gcc tcc>word
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_one_class_for_both_eightbytes.c
 * ancestor: bitfrost generate --profile mixed --seed 33 --start 7 --count 1
 */
void bf_observe_f64(unsigned int, double);
struct S0 { double a; int b : 1; };
/* side: callee */
struct S0 callee1(void) { return (struct S0){.a = 1.0, .b = -1}; }
/* side: caller */
void entry(void)
{
    bf_observe_f64(0U, callee1().a);
}

int main(void)
{
    entry();
    return 0;
}
