/* What of the driver is for x86-64 (see driver.c). */

enum { SYS_MMAP = 9, SYS_EXIT_GROUP = 231 };

static word map(word address, word size, word flags, word file)
{
    register word r10 __asm__("r10") = flags;
    register word r8 __asm__("r8") = file;
    register word r9 __asm__("r9") = 0;
    word result;
    __asm__ volatile("syscall"
                     : "=a"(result)
                     : "a"((word)SYS_MMAP), "D"(address), "S"(size), "d"((word)PROT_READ_WRITE), "r"(r10), "r"(r8),
                       "r"(r9)
                     : "rcx", "r11", "memory");
    return result;
}

static void leave(word code)
{
    for (;;)
        __asm__ volatile("syscall" ::"a"((word)SYS_EXIT_GROUP), "D"(code) : "rcx", "r11", "memory");
}

/* With a pattern in the lower half of every xmm register, the same in all of the registers that code here may use: what
 * is left of a vector that another program passed in a ymm or zmm register must not be taken for one that arrived. */
#if defined __AVX512F__
#define FILL_UPPER                                                                                  \
    "    .irp number, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n"                       \
    "    vbroadcastsd %xmm\\number, %zmm\\number\n"                                                 \
    "    .endr\n"                                                                                   \
    "    .irp number, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31\n"             \
    "    vmovdqa64 %zmm0, %zmm\\number\n"                                                           \
    "    .endr\n"
#elif defined __AVX__
#define FILL_UPPER                                                                                  \
    "    .irp number, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n"                       \
    "    vinsertf128 $1, %xmm\\number, %ymm\\number, %ymm\\number\n"                                \
    "    .endr\n"
#else
#define FILL_UPPER ""
#endif

/* `_start` fills the registers before it does anything else: without a program to run, the driver still shows whether the
 * processor has them.
 *
 * It gives the thread a block of storage: libgcc keeps the modes and flags of decimal arithmetic in variables of the thread, at negative
 * offsets from the address in %fs (ELF Handling For Thread-Local Storage, variant II). All of them are zero at first, and again
 * before each run, as part of the data that is restored.
 *
 * `fninit` empties the stack of the x87: a call whose two sides disagree on who takes a `long double` from it leaves it
 * unbalanced. */
__asm__(".data\n"
        ".balign 64\n"
        "    .zero 64\n"
        "bf_thread:\n"
        "    .quad bf_thread\n"
        ".text\n"
        ".globl _start\n"
        "_start:\n"
        "    xorl %ebp, %ebp\n" FILL_UPPER
        "    movl $158, %eax\n"    /* arch_prctl */
        "    movl $0x1002, %edi\n" /* ARCH_SET_FS */
        "    movl $bf_thread, %esi\n"
        "    syscall\n"
        "    call bf_main\n"
        "bf_call:\n"
        "    pushq %rbx\n"
        "    pushq %rbp\n"
        "    pushq %r12\n"
        "    pushq %r13\n"
        "    pushq %r14\n"
        "    pushq %r15\n"
        "    fninit\n"
        "    pushq $0x1f80\n"
        "    ldmxcsr (%rsp)\n"
        "    popq %rax\n"
        "    movabsq $0x200000000068, %rax\n"
        "    movq %rsp, (%rax)\n"
        "    movq %rsi, %rsp\n"
        "    movq %rdi, %rax\n"
        "    movabsq $0xa5a5a5a5a5a5a5a5, %rbx\n"
        "    .irp register, rcx, rdx, rsi, rdi, rbp, r8, r9, r10, r11, r12, r13, r14, r15\n"
        "    movq %rbx, %\\register\n"
        "    .endr\n"
        "    .irp number, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15\n"
        "    movq %rbx, %xmm\\number\n"
        "    punpcklqdq %xmm\\number, %xmm\\number\n"
        "    .endr\n" FILL_UPPER
        "    call *%rax\n"
        "    cld\n"
        "    movabsq $0x200000000068, %rax\n"
        "    movq (%rax), %rsp\n"
        "    popq %r15\n"
        "    popq %r14\n"
        "    popq %r13\n"
        "    popq %r12\n"
        "    popq %rbp\n"
        "    popq %rbx\n"
        "    ret\n");

void *memcpy(void *to, const void *from, word size)
{
    void *start = to;
    __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(size)::"memory");
    return start;
}

void *memset(void *to, int byte, word size)
{
    void *start = to;
    __asm__ volatile("rep stosb" : "+D"(to), "+c"(size) : "a"(byte) : "memory");
    return start;
}

void *memmove(void *to, const void *from, word size)
{
    char *last_to = (char *)to + size - 1;
    const char *last_from = (const char *)from + size - 1;
    if ((word)to - (word)from >= size)
        return memcpy(to, from, size);
    __asm__ volatile("std\n\trep movsb\n\tcld" : "+D"(last_to), "+S"(last_from), "+c"(size)::"memory");
    return to;
}
