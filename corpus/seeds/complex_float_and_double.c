/* SEMANTICS.md example: complex numbers by value: one float pair fills an eightbyte, one double pair two; on AArch64 two registers each. */
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);


_Complex double pass(_Complex float, _Complex double, float);
void entry(void);

/* side: callee */
_Complex double pass(_Complex float a, _Complex double b, float c)
{
    bf_observe_f32(0U, __real__ a);
    bf_observe_f32(1U, __imag__ a);
    bf_observe_f64(2U, __real__ b);
    bf_observe_f64(3U, __imag__ b);
    bf_observe_f32(4U, c);
    return b;
}

/* side: caller */
void entry(void)
{
    _Complex double r = pass(__builtin_complex(1.0f, 2.0f), __builtin_complex(3.0, 4.0), 5.0f);
    bf_observe_f64(5U, __real__ r);
    bf_observe_f64(6U, __imag__ r);
}

int main(void)
{
    entry();
    return 0;
}
