#include <stdio.h>
#pragma pack(1)
typedef unsigned int u32;
typedef struct { int z; } point;
typedef signed char int8_t;
int8_t small = 3;
enum color { RED, GREEN = 2, BLUE };
struct S {
  int a : 3;
  unsigned : 2;
  u32 b[2], *c;
  struct { int d; };
} __attribute__((packed, aligned(4)));
struct once { short s; };
static struct once only;
struct { int never; } nameless;
static const struct S g = { 1, { 1, 2 } }, *gp = &g;
int nested[2] = { 3 + 4, 5 };
int scalar = { 7 };
extern int twice(int value);
int twice(int value) { return value * 2; }
static int *(noted)(int value) {
  *&scalar = value;
  return &scalar;
}
static void note(int value) { scalar += value; }
static int f(int x, struct S s, ...) {
  int i, j = 2, k[3] = { 1 };
  point p = { .z = 4 };
  for (i = 0; i < 3; i++) {
    k[i] += s.b[i & 1];
  }
  if (x)
    goto out;
  else
    x = -x;
  {
    j++;
  }
  ;
  while (j > 10)
    j--;
  switch (x) {
  case 1:
    break;
  default:
    x++;
  }
  note(p.z);
  noted(2);
out:
  do
    x--;
  while (x > 0);
  return (x ? (u32)j : sizeof(int)) + k[0] + !x;
}
static int sum(int one, int other) { return one + other; }
int main(int count, char **words) {
  int r = f(GREEN, g, 0x1f) + twice(3) + sum(1, 2);
  volatile long unused = 5;
  only.s = 1;
  if (gp->a == 1)
    printf("%d %d\n", r, gp->b[1]);
  return 0;
}
