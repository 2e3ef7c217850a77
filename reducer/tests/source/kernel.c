typedef unsigned long word;
extern int printf(const char *, ...);
struct link { struct link *next, *previous; };
struct entry { int key; struct link in; unsigned flag : 3, mode : 5; };
static void dropped(int *place) { printf("dropped %d\n", *place); }
static int table[16] = { [0 ... 7] = 3, [8 ... 15] = 5 };
static inline __attribute__((always_inline)) int branch(int *key)
{
    asm goto("1: nop\n\t" : : "i"(0) : : yes);
    return 0;
yes:
    return 1;
}
int classify(int v)
{
    static const void *places[] = { &&zero, &&one, &&many };
    int k = v < 2 ? v : 2;
    goto *places[k];
zero: return 10;
one: return 20;
many: return 30;
}
int old_style(a, b) int a; long b; { return a + (int)b; }
int outer(int n)
{
    int inner(int m) { return m * n + 1; }
    int r __attribute__((cleanup(dropped))) = inner(3);
    switch (n) { case 1 ... 5: r += 2; break; case 6: __attribute__((fallthrough)); default: r -= 1; }
    return r;
}
static _Thread_local int local;
int main(void)
{
    struct entry entry = { .key = 7, .flag = 5, .mode = 17 };
    struct link *link = &entry.in;
    struct entry *p = ({ const typeof(((struct entry *)0)->in) *member = (link);
        (struct entry *)((char *)member - __builtin_offsetof(struct entry, in)); });
    int x = 1, y = 2;
    do { __auto_type kept = (x); (x) = (y); (y) = kept; } while (0);
    int z = ({ typeof(x) a = (x); typeof(y) b = (y); a > b ? a : b; }) ?: 9;
    local = z;
    printf("%d %d %d %d %d\n", p->key, p->flag + p->mode, z, table[9], classify(1) + outer(3) + old_style(1, 2L));
    return branch(&x) + (int)sizeof(struct { int a[0]; char b; });
}
