/* bitfrost case, version 1
 * from: bitfrost fuzz --seed 33 --levels 0, reduced
 * what: tcc passes and returns a packed record of at most 16 bytes in registers although a member of it is
 * what: unaligned. With both sides its own this agrees; no other compiler finds the record.
 * wrong: tcc 0.9.27
 * clause: psABI 3.2.3 rule 1: "If the size of an object is larger than eight eightbytes, or it contains unaligned
 * clause: fields, it has class MEMORY".
 * verdict: mismatch
 * signature: value clang>tcc gcc>tcc tcc>clang tcc>gcc tcc>word word>tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_packed_members_in_registers.c
 * ancestor: bitfrost generate --profile mixed --seed 33 --start 30 --count 1
 */
void bf_observe(unsigned int, unsigned long long);
struct __attribute__((packed)) S0 { int a : 1; int b; int c; };
/* side: callee */
void callee1(struct S0 p0) { bf_observe(0U, p0.c); }
/* side: caller */
void entry(void)
{
    callee1((struct S0){.a = 0, .b = 2, .c = 3});
}

int main(void)
{
    entry();
    return 0;
}
