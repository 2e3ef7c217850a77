/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures --levels 0 --seed 21, reduced; corpus/known.toml has it as array-element-dropped
 * what: gcc classifies the first element of an array for all. Here it reaches into the second eightbyte with padding only,
 * what: which gives that no class: the second element, all of it in there, is neither passed nor received.
 * wrong: gcc 12.2
 * clause: psABI 3.2.3 rule 4: "Each field of an object is classified recursively": the second eightbyte is INTEGER.
 * verdict: known
 * signature: value gcc gcc:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * reproduce: bitfrost check corpus/regressions/gcc12_array_element_dropped.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct I { int b : 1; };
struct __attribute__((packed)) S { int a; signed char c; signed char d; struct I i[2]; };

int callee(struct S);
void entry(void);

/* side: callee */
int callee(struct S s)
{
    bf_observe(0U, s.i[0].b);
    bf_observe(1U, s.i[1].b);
    return s.a;
}

/* side: caller */
void entry(void)
{
    struct S ones = {1, 2, 3, {{-1}, {-1}}};
    struct S none = {4, 5, 6, {{0}, {0}}};
    int n = callee(ones);
    bf_observe(2U, n);
    n = callee(none);
    bf_observe(3U, n);
}

int main(void)
{
    entry();
    return 0;
}
