/* bitfrost case, version 1
 * from: bitfrost fuzz --profile signatures --vectors avx, reduced; corpus/known.toml has it as gcc-takes-bit-field-for-bool
 * what: Scalar replacement keeps the byte of a union of a _Bool and a bit-field of one bit as the _Bool, and takes that, all
 * what: bits of it, for the value of the bit-field: 170. -fno-tree-sra prevents it.
 * wrong: gcc 12.2
 * clause: C11 6.5.2.3p3 and 6.7.2.1p10: the value of the bit-field is that of an integer of one bit.
 * verdict: known
 * signature: value gcc:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * reproduce: bitfrost check corpus/regressions/gcc12_bit_field_taken_for_bool.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);
struct S1 {
    union {
        _Bool a0;
        unsigned int b0 : 1;
    };
};
struct S3 {
    struct {
        int a2;
    };
};
struct S4 {
    int : 0;
};
struct S5 {
    int a;
};

void entry(void);
void callee1(void (*)(struct S1, struct S3, struct S4, struct S5, int), struct S1, struct S3, struct S4, struct S5);
void caller2(struct S1, struct S3, struct S4, struct S5, int);
unsigned long long caller3(struct S1 *);
unsigned long long caller4(unsigned long long);
unsigned long long caller5(unsigned long long);
unsigned long long caller6(unsigned long long);


/* side: caller */
void entry(void)
{
    struct S1 v0;
    memset(&v0, 170, sizeof(struct S1));
    v0.b0 = 0U;
    struct S3 v1 = {{0}};
    struct S4 v2 = {};
    struct S5 v3 = {0};
    bf_observe(0U, 0ULL);
    callee1(&caller2, v0, v1, v2, v3);
}

/* side: callee */
void callee1(void (*p0)(struct S1, struct S3, struct S4, struct S5, int), struct S1 p1, struct S3 p2, struct S4 p3, struct S5 p4)
{
    p0(p1, p2, p3, p4, 0);
}

/* side: caller */
void caller2(struct S1 p0, struct S3 p1, struct S4 p2, struct S5 p3, int p4)
{
    (void)p1;
    (void)p2;
    (void)p3;
    (void)p4;
    bf_observe(1U, caller6(caller5(caller4(caller3(&p0)))));
}

unsigned long long caller3(struct S1 *p0)
{
    return p0->b0;
}

unsigned long long caller4(unsigned long long p0)
{
    return p0;
}

unsigned long long caller5(unsigned long long p0)
{
    return p0;
}

unsigned long long caller6(unsigned long long p0)
{
    return p0;
}

int main(void)
{
    entry();
    return 0;
}
