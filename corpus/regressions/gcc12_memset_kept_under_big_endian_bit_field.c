/* bitfrost case, version 1
 * from: bitfrost fuzz --profile mixed with generator.focus = ["storage-order"], reduced; corpus/known.toml has it as
 * from: gcc-keeps-memset-under-big-endian-bit-field
 * what: A bit-field of a record with scalar_storage_order("big-endian"), which memset has filled before, is read as it was before
 * what: the store: value numbering puts the stored bits to the wrong end of the byte. -fno-builtin-memset prevents it.
 * wrong: gcc 12.2
 * clause: C11 6.2.4p2: an object "retains its last-stored value throughout its lifetime"; by the GNU C manual ("Common Type
 * clause: Attributes", scalar_storage_order) the attribute changes the order in memory alone.
 * verdict: known
 * signature: value gcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: unsupported
 * expect gcc: known
 * reproduce: bitfrost check corpus/regressions/gcc12_memset_kept_under_big_endian_bit_field.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct __attribute__((scalar_storage_order("big-endian"))) S {
    int a : 3;
};

void entry(void);
void callee(void);

/* side: caller */
void entry(void)
{
    struct S s;
    memset(&s, 219, sizeof(struct S));
    s.a = 3;
    callee();
    bf_observe(0U, s.a);
}

/* side: callee */
void callee(void)
{
}
