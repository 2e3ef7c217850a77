#include <stdarg.h>
void bf_observe(unsigned int, unsigned long long);
struct __attribute__((packed, aligned(8))) P {
    char c;
    int b : 30 __attribute__((packed));
    long a __attribute__((aligned(4)));
    char tail[40];
};
typedef struct { long x; long y; } Q;
int after(long a, long b, long c, long d, long e, Q q, struct P p, int g) { return g; }
int more(int n, ...) { return n; }
void entry(void) { bf_observe(0u, 1ULL); }
