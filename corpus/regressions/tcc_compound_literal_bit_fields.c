/* bitfrost case, version 1
 * from: bitfrost fuzz --profile small-world --seed 1 --levels 0, reduced
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
 * ancestor: bitfrost generate --profile small-world --seed 1 --start 3 --count 1
 */
void bf_observe(unsigned int, unsigned long long);
struct S0 { int a : 1; int b : 2; };
/* side: caller */
void entry(void)
{
    bf_observe(0U, (struct S0){.a = 0}.b);
}

int main(void)
{
    entry();
    return 0;
}
