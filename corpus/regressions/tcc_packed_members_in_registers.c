/* bitfrost case, version 1
 * from: bitfrost fuzz --profile single, reduced
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
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct __attribute__((packed)) S { int a; long long b; };

void take(struct S);
void entry(void);

/* side: callee */
void take(struct S s)
{
    bf_observe(0U, s.a);
    bf_observe(1U, s.b);
}

/* side: caller */
void entry(void)
{
    struct S s = {.a = 5, .b = 6LL};
    take(s);
}

int main(void)
{
    entry();
    return 0;
}
