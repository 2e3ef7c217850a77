/* bitfrost case, version 1
 * from: bitfrost fuzz --profile small-world, reduced
 * what: Under #pragma pack(2) tcc lays an int bit-field of 31 bits out where clang and gcc do, at bit 3, and then
 * what: writes only the part of it that lies in the first four bytes.
 * wrong: tcc 0.9.27
 * clause: C11 6.7.2.1p10: a bit-field has a type "consisting of the specified number of bits", here 31.
 * verdict: mismatch
 * signature: value tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_straddling_bit_field_under_pack.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

#pragma pack(push, 2)
struct S { int a : 3; int b : 31; };
#pragma pack(pop)

void entry(void);

/* side: caller */
void entry(void)
{
    struct S s = {.b = 884191921};
    bf_observe(0U, s.b);
}

int main(void)
{
    entry();
    return 0;
}
