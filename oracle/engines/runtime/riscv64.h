/* What of the driver is for RISC-V, lp64d (see driver.c). */

enum { SYS_MMAP = 222, SYS_EXIT_GROUP = 94 };

static word map(word address, word size, word flags, word file)
{
    register word a0 __asm__("a0") = address;
    register word a1 __asm__("a1") = size;
    register word a2 __asm__("a2") = PROT_READ_WRITE;
    register word a3 __asm__("a3") = flags;
    register word a4 __asm__("a4") = file;
    register word a5 __asm__("a5") = 0;
    register word a7 __asm__("a7") = SYS_MMAP;
    __asm__ volatile("ecall" : "+r"(a0) : "r"(a1), "r"(a2), "r"(a3), "r"(a4), "r"(a5), "r"(a7) : "memory");
    return a0;
}

static void leave(word code)
{
    register word a0 __asm__("a0") = code;
    register word a7 __asm__("a7") = SYS_EXIT_GROUP;
    for (;;)
        __asm__ volatile("ecall" ::"r"(a0), "r"(a7) : "memory");
}

/* The linker addresses data relative to gp, which no procedure may modify (psABI, "Integer Register Convention"): it is set at
 * the start, and again after a call, which may have done so nevertheless. Saved are ra, s0 to s11 and fs0 to fs11. t1 takes the
 * address of the entry. */
__asm__(".text\n"
        ".globl _start\n"
        "_start:\n"
        "    .option push\n"
        "    .option norelax\n"
        "    la gp, __global_pointer$\n"
        "    .option pop\n"
        "    mv s0, zero\n"
        "    mv ra, zero\n"
        "    call bf_main\n"
        ".globl bf_call\n"
        "bf_call:\n"
        "    addi sp, sp, -208\n"
        "    sd ra, 0(sp)\n"
        "    .irp number, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11\n"
        "    sd s\\number, 8 + 8 * \\number(sp)\n"
        "    fsd fs\\number, 104 + 8 * \\number(sp)\n"
        "    .endr\n"
        "    li t0, 0x200000000068\n"
        "    sd sp, 0(t0)\n"
        "    fscsr zero\n"
        "    mv sp, a1\n"
        "    mv t1, a0\n"
        "    li a0, 0xa5a5a5a5a5a5a5a5\n"
        "    .irp register, t0, t2, s0, s1, a1, a2, a3, a4, a5, a6, a7, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, t3, t4, t5, "
        "t6\n"
        "    mv \\register, a0\n"
        "    .endr\n"
        "    .irp number, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, "
        "27, 28, 29, 30, 31\n"
        "    fmv.d.x f\\number, a0\n"
        "    .endr\n"
        "    jalr t1\n"
        "    .option push\n"
        "    .option norelax\n"
        "    la gp, __global_pointer$\n"
        "    .option pop\n"
        "    li t0, 0x200000000068\n"
        "    ld sp, 0(t0)\n"
        "    ld ra, 0(sp)\n"
        "    .irp number, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11\n"
        "    ld s\\number, 8 + 8 * \\number(sp)\n"
        "    fld fs\\number, 104 + 8 * \\number(sp)\n"
        "    .endr\n"
        "    addi sp, sp, 208\n"
        "    ret\n");

/* Eight bytes at a time where both sides allow it: an emulator takes as long for one. */
typedef word aliasing __attribute__((may_alias));

void *memcpy(void *to, const void *from, word size)
{
    char *t = to;
    const char *f = from;
    if ((((word)t | (word)f) & 7) == 0)
        for (; size >= 8; size -= 8, t += 8, f += 8)
            *(aliasing *)t = *(const aliasing *)f;
    while (size--)
        *t++ = *f++;
    return to;
}

void *memset(void *to, int byte, word size)
{
    char *t = to;
    if (((word)t & 7) == 0)
        for (word pattern = (unsigned char)byte * 0x0101010101010101ull; size >= 8; size -= 8, t += 8)
            *(aliasing *)t = pattern;
    while (size--)
        *t++ = (char)byte;
    return to;
}

void *memmove(void *to, const void *from, word size)
{
    if ((word)to - (word)from >= size)
        return memcpy(to, from, size);
    while (size--)
        ((char *)to)[size] = ((const char *)from)[size];
    return to;
}
