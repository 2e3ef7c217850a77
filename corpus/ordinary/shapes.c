/* An ordinary program: it includes, prints, reads its arguments, and ends with a code of its own. */
#include <stdio.h>
#include <stdlib.h>

struct shape {
    unsigned kind : 2;
    int corner : 5;
    double area;
};

static struct shape shape(unsigned kind, int corner, double area)
{
    struct shape made = { kind, corner, area };
    return made;
}

static double total(int count, const struct shape *shapes)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += shapes[i].kind == 3 ? 0 : shapes[i].area * shapes[i].corner;
    return sum;
}

int main(int argc, char **argv)
{
    struct shape shapes[4];
    int count = argc > 1 ? atoi(argv[1]) : 4;
    if (count < 0 || count > 4)
        return 2;
    for (int i = 0; i < count; i++)
        shapes[i] = shape((unsigned)i, i * 5 - 8, i + 0.5);
    printf("%d shapes of %zu bytes, %.2f\n", count, sizeof(struct shape), total(count, shapes));
    return count == 0;
}
