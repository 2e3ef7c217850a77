/* bitfrost case, version 1
 * from: the source of clang's CGRecordLayoutBuilder.cpp; corpus/known.toml has it as
 * from: volatile-bit-int-bit-field-before-clang-19
 * what: clang before 19 finds the place of a volatile bit-field of a _BitInt with a mask that is right for powers of two
 * what: only: with 12 bits, the field from bit 4 on is written at bit 0, over its neighbour. -fno-aapcs-bitfield-width
 * what: prevents it. The ledger explains values that go wrong so, and not the layout question, which is asked by writing
 * what: the field.
 * wrong: clang 16.0.6
 * clause: C11 6.7.2.1p11: bit-fields that fit are "packed into adjacent bits of the same unit"; 6.7.3p7: volatile objects
 * clause: are accessed "strictly according to the rules of the abstract machine".
 * verdict: mismatch
 * signature: layout(bits) clang
 * expect interpreter: agree
 * expect word: agree
 * expect clang: mismatch
 * expect gcc: unsupported
 * reproduce: bitfrost check corpus/regressions/clang16_volatile_bit_int_bit_field_on_aarch64.c
 */
/* target: aarch64-linux-gnu */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { volatile _BitInt(12) a : 4; volatile _BitInt(12) b : 4; };

void change(void);
void entry(void);

/* side: callee */
void change(void)
{
    struct S s = {.a = 1, .b = 2};
    s.b = 3;
    bf_observe(0U, (unsigned long long)s.a);
    bf_observe(1U, (unsigned long long)s.b);
}

/* side: caller */
void entry(void)
{
    change();
}

int main(void)
{
    entry();
    return 0;
}
