/* bitfrost case, version 1
 * from: bitfrost fuzz --profile small-world, reduced
 * what: Under #pragma pack bit-fields follow each other without a gap for clang and gcc. tcc still begins a new
 * what: storage unit where one would cross the end of its own, so that the struct has 8 bytes for 4.
 * wrong: tcc 0.9.27
 * clause: No clause of C11 or the psABI speaks of the pragma; gcc, whose extension it is, and clang agree, and tcc
 * clause: imitates gcc.
 * verdict: mismatch
 * signature: layout(size) tcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: agree
 * expect tcc: mismatch
 * reproduce: bitfrost check corpus/regressions/tcc_bit_fields_under_pack.c
 * ancestor: bitfrost generate --profile small-world --seed 1 --start 1 --count 1
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

#pragma pack(push, 4)
struct S { int a : 9; unsigned char b : 8; int c : 9; };
#pragma pack(pop)

void entry(void);

/* side: caller */
void entry(void)
{
}

int main(void)
{
    entry();
    return 0;
}
