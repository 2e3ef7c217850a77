void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);

enum Color { Red = 0, Green = 5 };

struct Pair {
    unsigned int narrow : 5;
    int : 3;
    int wide : 20;
    volatile short plain;
    float real;
};

union Either {
    int whole;
    char parts[4];
};

struct __attribute__((packed)) Outer {
    char first;
    struct Pair pair;
    long list[3];
    int pushed __attribute__((aligned(8)));
};

struct Unused {
    long a;
};

struct Idle {
    int a;
};

enum Other { Only = 1 };

struct Pair touch(struct Pair, int, double);
int twice(int);
void quiet(void);
void never(void);
void entry(void);

/* side: caller */
struct Pair global = {.narrow = 9u, .wide = -77};
int spare = 3;
int idle = 1;

void entry(void)
{
    struct Pair p = {.narrow = 21u, .wide = -300, .plain = 12, .real = 1.5f};
    struct Outer o = {.first = 1, .list = {[0] = 5L, [2] = 7L}};
    union Either e = {.whole = 258};
    int array[3] = {[0] = 1, [1] = 2};
    int (*pointer)(int) = &twice;
    struct Pair *at = &global;
    struct Pair copy = {.narrow = 1u};
    enum Color color = Green;
    struct Unused filled;
    memset(&filled, 165, sizeof(struct Unused));
    filled.a = 4L;
    unsigned int unused = 1u;
    memcpy(&copy, &p, sizeof(struct Pair));
    memset(&o, 0, sizeof(struct Outer));
    for (unsigned int i = 0u; i < 3u; i++) {
        array[i] = 4;
    }
    {
        unsigned int w = 0u;
        while (w < 4u && (p.narrow != 0)) {
            w++;
            p.narrow = 3u;
        }
    }
    if (array[1] == 4) {
        p = touch(p, 17, 2.5);
    } else {
        p.narrow += 1u;
    }
    switch (p.wide) {
    case 1:
        bf_observe(0u, 1ull);
        break;
    default:
        bf_observe(1u, (unsigned long long)pointer(300));
        break;
    }
    {
        at->narrow = 2u;
    }
    (*&global).narrow = 7u;
    spare = (&twice)(3);
    array[2] = 8;
    p.narrow++;
    spare = (p.wide > 3 ? ((void)1, 30) : (int)(e.whole & 7));
    quiet();
    bf_observe(2u, (unsigned long long)(p.narrow + 3));
    bf_observe(3u, (unsigned long long)spare);
    bf_observe(4u, (unsigned long long)color);
    bf_observe(5u, (unsigned long long)o.pushed);
    bf_observe(9u, (unsigned long long)filled.a);
}

/* side: callee */
struct Pair touch(struct Pair s, int a, double d)
{
    struct Pair copy = s;
    bf_observe(10u, copy.narrow);
    s.narrow = 12u;
    s.real = (float)d;
    bf_observe(6u, (unsigned long long)a);
    return s;
}

int twice(int x)
{
    return (x & 1023) * 2;
}

void quiet(void)
{
    bf_observe(7u, 7ull);
}

void never(void)
{
    bf_observe(8u, 8ull);
}

int main(void)
{
    entry();
    return 0;
}
