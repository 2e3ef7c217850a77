/* bitfrost case, version 1
 * from: bitfrost fuzz --programs 20000 --seed 1, reduced; corpus/known.toml has it as gcc-dies-in-tree-sra
 * what: At -O2 gcc dies on a union of int, _Bool and a _Bool bit-field that a small function returns: "internal
 * what: compiler error: in analyze_access_subtree, at tree-sra.cc".
 * wrong: gcc 12.2
 * clause: C11 4p6: a conforming implementation accepts any strictly conforming program.
 * verdict: known
 * signature: compiler-crash(internal compiler error: in analyze_access_subtree, at tree-sra.cc:#) gcc gcc:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: agree
 * expect gcc: known
 * expect tcc: agree
 * reproduce: bitfrost check corpus/regressions/gcc12_tree_sra_ice_on_union_of_bool_bit_field.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);
union U0 {
    int a;
    _Bool b;
    _Bool c : 1;
};

void entry(void);
union U0 callee1(_Bool);


/* side: caller */
void entry(void)
{
    union U0 v0 = callee1(0);
    union U0 v1 = (union U0){.c = 0};
    union U0 v2 = callee1(((int)v1.c * (int)v0.c) != 0);
    (void)v2;
}

/* side: callee */
union U0 callee1(_Bool p0)
{
    (void)p0;
    return (union U0){.c = 0};
}

int main(void)
{
    entry();
    return 0;
}
