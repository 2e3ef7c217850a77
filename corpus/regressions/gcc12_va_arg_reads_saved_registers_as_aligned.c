/* bitfrost case, version 1
 * from: bitfrost fuzz --seed 77, reduced (finding 7388 of two hours), its result replaced by an observation; corpus/known.toml
 * from: has it as gcc-fetches-saved-registers-as-aligned
 * what: gcc 12 at -O2 fetches an unnamed union of 16 bytes that came in two general registers with one aligned load of 16 bytes,
 * what: from where rsi was saved: 8 bytes behind what is aligned to 16. The program dies.
 * what: So does gcc 11. -mno-stv prevents it: the pass that makes vector loads of integer ones trusts the alignment of the type.
 * wrong: gcc 12.2.0
 * clause: psABI 3.5.7: the general registers are saved 8 bytes apart, in the order rdi, rsi, ...; "the reg_save_area" is aligned to 16.
 * verdict: known
 * signature: crash(signal-11) gcc
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * reproduce: bitfrost check corpus/regressions/gcc12_va_arg_reads_saved_registers_as_aligned.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

union U {
    long double a;
    __int128 b;
};

void entry(void);
void callee(int, ...);

/* side: caller */
void entry(void)
{
    union U u = {.b = 5};
    callee(0, u);
}

/* side: callee */
void callee(int p0, ...)
{
    __builtin_va_list bf_ap;
    __builtin_va_start(bf_ap, p0);
    union U p1 = __builtin_va_arg(bf_ap, union U);
    __builtin_va_end(bf_ap);
    (void)p0;
    bf_observe(0U, (unsigned long long)p1.b);
}
