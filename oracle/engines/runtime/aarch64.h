/* What of the driver is for AArch64 (see driver.c). */

enum { SYS_MMAP = 222, SYS_EXIT_GROUP = 94 };

static word map(word address, word size, word flags, word file)
{
    register word x0 __asm__("x0") = address;
    register word x1 __asm__("x1") = size;
    register word x2 __asm__("x2") = PROT_READ_WRITE;
    register word x3 __asm__("x3") = flags;
    register word x4 __asm__("x4") = file;
    register word x5 __asm__("x5") = 0;
    register word x8 __asm__("x8") = SYS_MMAP;
    __asm__ volatile("svc #0" : "+r"(x0) : "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5), "r"(x8) : "memory");
    return x0;
}

static void leave(word code)
{
    register word x0 __asm__("x0") = code;
    register word x8 __asm__("x8") = SYS_EXIT_GROUP;
    for (;;)
        __asm__ volatile("svc #0" ::"r"(x0), "r"(x8) : "memory");
}

/* Saved are x19 to x30 and the lower halves of v8 to v15 (AAPCS64 6.1.1, 6.1.2). x16 takes the address of the entry,
 * which the linker may use in a call anyway; x30 is set by the call. */
__asm__(".text\n"
        ".globl _start\n"
        "_start:\n"
        "    mov x29, xzr\n"
        "    mov x30, xzr\n"
        "    bl bf_main\n"
        "bf_call:\n"
        "    stp x29, x30, [sp, #-160]!\n"
        "    stp x19, x20, [sp, #16]\n"
        "    stp x21, x22, [sp, #32]\n"
        "    stp x23, x24, [sp, #48]\n"
        "    stp x25, x26, [sp, #64]\n"
        "    stp x27, x28, [sp, #80]\n"
        "    stp d8, d9, [sp, #96]\n"
        "    stp d10, d11, [sp, #112]\n"
        "    stp d12, d13, [sp, #128]\n"
        "    stp d14, d15, [sp, #144]\n"
        "    movz x16, #0x2000, lsl #32\n"
        "    mov x17, sp\n"
        "    str x17, [x16, #0x68]\n"
        "    msr fpcr, xzr\n"
        "    msr fpsr, xzr\n"
        "    mov sp, x1\n"
        "    mov x16, x0\n"
        "    movz x0, #0xa5a5\n"
        "    movk x0, #0xa5a5, lsl #16\n"
        "    movk x0, #0xa5a5, lsl #32\n"
        "    movk x0, #0xa5a5, lsl #48\n"
        "    .irp number, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, "
        "29\n"
        "    mov x\\number, x0\n"
        "    .endr\n"
        "    .irp number, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, "
        "27, 28, 29, 30, 31\n"
        "    dup v\\number\\().2d, x0\n"
        "    .endr\n"
        "    blr x16\n"
        "    movz x16, #0x2000, lsl #32\n"
        "    ldr x17, [x16, #0x68]\n"
        "    mov sp, x17\n"
        "    ldp d14, d15, [sp, #144]\n"
        "    ldp d12, d13, [sp, #128]\n"
        "    ldp d10, d11, [sp, #112]\n"
        "    ldp d8, d9, [sp, #96]\n"
        "    ldp x27, x28, [sp, #80]\n"
        "    ldp x25, x26, [sp, #64]\n"
        "    ldp x23, x24, [sp, #48]\n"
        "    ldp x21, x22, [sp, #32]\n"
        "    ldp x19, x20, [sp, #16]\n"
        "    ldp x29, x30, [sp], #160\n"
        "    ret\n");

/* Sixteen bytes at a time: an emulator takes as long for one. Memory that is not aligned is no matter here (Arm ARM
 * B2.5.2: normal memory, and Linux lets it). */
typedef word unaligned __attribute__((aligned(1), may_alias));

void *memcpy(void *to, const void *from, word size)
{
    char *t = to;
    const char *f = from;
    for (; size >= 16; size -= 16, t += 16, f += 16) {
        word low = ((const unaligned *)f)[0], high = ((const unaligned *)f)[1];
        ((unaligned *)t)[0] = low;
        ((unaligned *)t)[1] = high;
    }
    for (; size; size--)
        *t++ = *f++;
    return to;
}

void *memset(void *to, int byte, word size)
{
    char *t = to;
    word pattern = (unsigned char)byte * 0x0101010101010101ull;
    for (; size >= 16; size -= 16, t += 16) {
        ((unaligned *)t)[0] = pattern;
        ((unaligned *)t)[1] = pattern;
    }
    for (; size; size--)
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
