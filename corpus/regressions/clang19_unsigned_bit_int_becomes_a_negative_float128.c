/* bitfrost case, version 1
 * from: bitfrost fuzz --seed 77, reduced (finding 197 of two hours), its constant replaced by a plainer one
 * what: clang converts an unsigned _BitInt of more than 128 bits whose highest bit is set to a negative __float128 or long double:
 * what: LLVM's expansion of uitofp looks at the sign of its operand. To double it is right. So do 16, 19 and 22.
 * wrong: clang 19.1.7
 * clause: C11 6.3.1.4p2: "If the value being converted can be represented exactly in the new type, it is unchanged"; LangRef, uitofp:
 * clause: it "interprets its operand as an unsigned integer quantity".
 * verdict: mismatch
 * signature: value clang word
 * expect interpreter: agree
 * expect word: mismatch
 * expect clang: mismatch
 * expect gcc: unsupported
 * reproduce: bitfrost check corpus/regressions/clang19_unsigned_bit_int_becomes_a_negative_float128.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

void entry(void);
double callee(unsigned _BitInt(192));

/* side: callee */
double callee(unsigned _BitInt(192) p0)
{
    return (double)(__float128)p0;
}

/* side: caller */
void entry(void)
{
    unsigned _BitInt(192) v0 = (unsigned _BitInt(192))1 << 191;
    bf_observe_f64(0U, callee(v0));
}
