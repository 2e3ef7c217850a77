/* bitfrost case, version 1
 * from: random records with arrays of length zero, passed by each compiler (oracle/lowering/tests/it/compiled/divergences.rs), reduced by hand
 * what: clang 14 to 22 divide by the size of an empty structure, and die, when they choose the IR type of an eightbyte of class SSE that ends
 * what: in padding behind an array of such structures (llvm-project#224203, getFPTypeAtOffset).
 * wrong: clang 19.1.7
 * clause: gcc's manual, "Empty Structures": "GCC permits a C structure to have no members", and "The structure has size zero".
 * verdict: mismatch
 * signature: compiler-crash(died in clang::CodeGen::CodeGenTypes::arrangeLLVMFunctionInfo) clang clang:direct
 * expect interpreter: agree
 * expect word: agree
 * expect clang: mismatch
 * expect gcc: agree
 * reproduce: bitfrost check corpus/regressions/clang19_dies_of_an_array_of_empty_structures.c
 */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

struct E {
};
struct S {
    double a;
    float b;
    struct E c[2];
};

void entry(void);
void callee(struct S);

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1.0, .b = 1.5f};
    callee(s);
}

/* side: callee */
void callee(struct S p0)
{
    bf_observe_f32(0U, p0.b);
}

int main(void)
{
    entry();
    return 0;
}
