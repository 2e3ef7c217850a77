/* bitfrost case, version 1
 * from: bitfrost fuzz --seed 77, reduced (finding 2355 of two hours), its value replaced by one that shows which half is lost;
 * from: corpus/known.toml has it as float128-union-in-a-general-register
 * what: clang passes the first eightbyte of a union of a __float128 and two doubles in a general register (its IR has an i64), in
 * what: named places, too. Its own va_arg looks for both in vector registers. So do 19 and 22; up to 17 the union is in memory.
 * wrong: clang 19.1.7
 * clause: psABI 3.2.3p4, 4(f): the second eightbytes' classes SSEUP and SSE merge to SSE, so that the union has {SSE, SSE}; 3.2.3p3: "If the
 * clause: class is SSE, the next available vector register is used".
 * verdict: known
 * signature: value clang
 * expect interpreter: agree
 * expect word: known
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang19_float128_union_in_a_general_register.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

union U {
    __float128 a;
    double b[2];
};

void entry(void);
void callee(int, ...);

/* side: caller */
void entry(void)
{
    union U u = {.b = {1.0, 2.0}};
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
    bf_observe_f64(0U, p1.b[0]);
    bf_observe_f64(1U, p1.b[1]);
}
