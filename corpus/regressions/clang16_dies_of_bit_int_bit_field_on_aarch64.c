/* bitfrost case, version 1
 * from: lowering/tests/layout.rs, reduced by hand; corpus/known.toml has it as
 * from: clang-dies-of-bit-int-bit-field-before-clang-19
 * what: clang before 19 dies of a bit-field whose type is a _BitInt of fewer than 8 bits: it divides by the bytes of the
 * what: type in memory, of which i7 has none. -fno-aapcs-bitfield-width prevents it.
 * wrong: clang 16.0.6
 * clause: C11 4p6: a conforming implementation accepts any strictly conforming program; C23 6.7.3.2 has bit-fields of
 * clause: bit-precise types.
 * verdict: known
 * signature: compiler-crash(died in clang::CodeGen::CodeGenTypes::ComputeRecordLayout) clang clang:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: known
 * expect gcc: unsupported
 * reproduce: bitfrost check corpus/regressions/clang16_dies_of_bit_int_bit_field_on_aarch64.c
 */
/* target: aarch64-linux-gnu */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S { _BitInt(7) b : 3; };

void take(struct S);
void entry(void);

/* side: callee */
void take(struct S s)
{
    bf_observe(0U, (unsigned long long)s.b);
}

/* side: caller */
void entry(void)
{
    struct S s = {.b = 2};
    take(s);
}

int main(void)
{
    entry();
    return 0;
}
