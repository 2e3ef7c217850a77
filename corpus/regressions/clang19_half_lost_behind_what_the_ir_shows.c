/* bitfrost case, version 1
 * from: a review of what clang's types for eightbytes carry; corpus/known.toml has it as half-lost-behind-what-the-ir-shows
 * what: Of an eightbyte of class SSE clang passes a float alone where the record's IR type has nothing floating at byte 4, and
 * what: of a union that type shows one member only: the _Float16 of the other at bytes 4 and 6 are not passed.
 * wrong: clang 19.1.7
 * clause: psABI 3.2.3p2: _Float16 is of class SSE, and p3 rule 3 puts the eightbyte, all of it, into a vector register.
 * verdict: known
 * signature: value clang clang:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: known
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang19_half_lost_behind_what_the_ir_shows.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct H { _Float16 a, b, c, d; };
union U { float f; struct H h; };

int of_union(union U);
void entry(void);

/* side: callee */
int of_union(union U u)
{
    bf_observe_f32(0U, u.h.b);
    bf_observe_f32(1U, u.h.c);
    bf_observe_f32(2U, u.h.d);
    return 3;
}

/* side: caller */
void entry(void)
{
    union U u = {.h = {(_Float16)1.0f, (_Float16)2.0f, (_Float16)3.0f, (_Float16)4.0f}};
    int n = of_union(u);
    bf_observe(3U, n);
}

int main(void)
{
    entry();
    return 0;
}
