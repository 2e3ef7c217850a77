/* bitfrost case, version 1
 * from: a batch of a campaign, reduced by hand; corpus/known.toml has it as gcc-dies-of-merged-results-of-padding
 * what: At -O2 gcc finds `one` and `two` equal and lets one call the other. The record that they return is empty to it, and too long for a
 * what: register: "internal compiler error: in int_mode_for_mode, at stor-layout.cc". -fno-ipa-icf prevents it.
 * wrong: gcc 12.2
 * clause: C11 4p6: a conforming implementation accepts any strictly conforming program; a structure without named members is an
 * clause: extension, which GNU C has ("Structures with No Members").
 * verdict: known
 * signature: compiler-crash(internal compiler error: in int_mode_for_mode, at stor-layout.cc:#) gcc gcc:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * reproduce: bitfrost check corpus/regressions/gcc12_dies_of_equal_functions_that_return_padding.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct S {
    long : 64;
    long : 64;
    int : 7;
};

/* side: callee */
unsigned int g0;

void entry(void);
struct S made(int);
struct S one(int);
struct S two(int);
void both(int);

/* side: callee */
struct S made(int n)
{
    g0 = g0 + (unsigned int)n;
    bf_observe(0U, (unsigned long long)g0);
    return (struct S){};
}

struct S one(int n)
{
    g0 = g0 / 7U + g0 / 3U + g0 / 5U + g0 / 11U + (unsigned int)n / 13U;
    g0 = g0 / 7U + g0 / 3U + g0 / 5U + g0 / 11U + (unsigned int)n / 13U;
    return made(n);
}

struct S two(int n)
{
    g0 = g0 / 7U + g0 / 3U + g0 / 5U + g0 / 11U + (unsigned int)n / 13U;
    g0 = g0 / 7U + g0 / 3U + g0 / 5U + g0 / 11U + (unsigned int)n / 13U;
    return made(n);
}

void both(int n)
{
    (void)one(n);
    (void)two(n);
}

/* side: caller */
void entry(void)
{
    both(3);
}

int main(void)
{
    entry();
    return 0;
}
