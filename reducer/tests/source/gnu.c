# 1 "gnu.c"
typedef int vector __attribute__((vector_size(16)));
typedef int (__attribute__((__cdecl__)) * callback)(int);
struct node { struct node *next; long long : 0; int key : 3, : 2, more : 4;; _Static_assert(sizeof(int) == 4, "int"); };
union __attribute__((transparent_union)) both { int *i; const int *c; };
enum small : unsigned char { FIRST, LAST __attribute__((deprecated)) };
static __thread int counter;
static _Thread_local _Atomic(int) shared;
register long stack asm("rsp");
extern int renamed(int) __asm__("other") __attribute__((nothrow));
_Complex double whole = 2.0i;
_BitInt(17) narrow;
__int128 wide;
_Float128 precise = 1.0F128;
static int table[16] = { [0 ... 7] = 3, [8] = 5, 7 };
[[gnu::noinline]] static void drop(int *place) { *place = 0; }
old(a, b) int *a; { return *a + b; }
first() { return 1; }
int *second(a) int *a; { return a; }
struct pair { int x; } static pair = { 3 };
#define quietly __attribute__((unused)) /* on
   two lines */
#define declare(name, values...) int name[] = { values };
declare(listed, 1, 2)
static quietly int quiet;
#define inner(pointer, type, member) ((type *)((char *)(pointer) - offsetof(type, member)))
static one = 1;
static __inline__ __attribute__((always_inline, unused)) int branch(int *key) {
  asm goto("nop" : : "i"(0) : : yes);
  asm volatile("nop" : "+" "r"(*key), [other] "=@cc" "z"(*key) : : "memory", "cc");
  struct node *around = inner(key, struct node, key);
  return 0;
yes:
  return 1;
}
int classify(int v) {
  __label__ zero, many;
  static const void *places[] = { &&zero, &&many };
  goto *places[v > 1];
zero: __attribute__((unused));
  return 10;
many:
  return v ?: 20;
}
int outer(int n) {
  int inner(int m) { return m * n; }
  int kept __attribute__((cleanup(drop))) = inner(3);
  register int place asm("r12") = n;
  switch (n) {
  case 1 ... 5:
    kept += 2;
    __attribute__((fallthrough));
  case 6:
    [[fallthrough]];
  default:
    kept -= place;
  }
  switch (n) case 7: kept++;
  if (n) goto end;
  kept = ({ __auto_type x = n; typeof(kept) y = 2; _Atomic(int) *z = 0; x > y ? x : y; });
end:
}
int select(int n, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, n);
  int *last = __builtin_va_arg(list, int *);
  auto inferred = 3u;
  constexpr int fixed = 4;
  double part = __real__ whole + __imag__ whole;
  __real__ whole = part;
  every (n, 3)
  typeof_unqual(whole) other = whole;
  n += __builtin_offsetof(struct node, next[1].key) + __builtin_types_compatible_p(int, long);
  n += _Generic(n, int: 1, default: 2) + __alignof__(n) + __extension__ 3;
  int digits<:2:> = <% inferred, fixed %>;
  return last == nullptr && digits<:0:> && true
# 70 "gnu.c"
      && n;
}
int main(void) { return (int)__builtin_offsetof(struct node, next) + first() + old(&one, 2) + branch(&one); }
