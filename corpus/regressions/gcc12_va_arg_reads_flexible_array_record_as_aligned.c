/* bitfrost case, version 1
 * from: bitfrost fuzz --profile calls with generator.focus = ["flexible-array"], reduced; corpus/known.toml has it as
 * from: gcc-fetches-saved-registers-as-aligned
 * what: gcc passes a record that ends in a flexible array in two general registers, and at -O2 its va_arg fetches it with one aligned
 * what: load of 16 bytes, from where rdx was saved: 8 bytes behind what is aligned to 16. The program dies. -mno-stv prevents it.
 * wrong: gcc 12.2
 * clause: psABI 3.5.7: the general registers are saved 8 bytes apart, in the order rdi, rsi, ...; "the reg_save_area" is aligned to 16.
 * verdict: known
 * signature: crash(signal-11) gcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * reproduce: bitfrost check corpus/regressions/gcc12_va_arg_reads_flexible_array_record_as_aligned.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S {
    __int128 a;
    char b[];
};

void entry(void);
void callee(int, ...);

/* side: caller */
void entry(void)
{
    struct S s = {.a = 5};
    callee(0, s);
}

/* side: callee */
void callee(int p0, ...)
{
    __builtin_va_list bf_ap;
    __builtin_va_start(bf_ap, p0);
    struct S p1 = __builtin_va_arg(bf_ap, struct S);
    __builtin_va_end(bf_ap);
    (void)p0;
    bf_observe(0U, (unsigned long long)p1.a);
}
