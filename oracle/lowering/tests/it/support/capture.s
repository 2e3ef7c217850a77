// What a call passes and returns, as it is in the machine (AArch64, Linux).

    .text

// Takes any arguments and writes down x0 to x8, v0 to v7 and the first stacked arguments.
    .global capture
    .type capture, %function
capture:
    adrp x9, captured
    add x9, x9, :lo12:captured
    stp x0, x1, [x9]
    stp x2, x3, [x9, 16]
    stp x4, x5, [x9, 32]
    stp x6, x7, [x9, 48]
    str x8, [x9, 64]
    stp q0, q1, [x9, 80]
    stp q2, q3, [x9, 112]
    stp q4, q5, [x9, 144]
    stp q6, q7, [x9, 176]
    add x9, x9, 208
    mov x10, sp
    mov x11, 128
0:  ldr x12, [x10], 8
    str x12, [x9], 8
    subs x11, x11, 1
    b.ne 0b
    ret

// Calls the function in x0, gives it `room` for its result, and writes down x0, x1 and v0 to v3 where `capture` does.
    .global collect
    .type collect, %function
collect:
    stp x29, x30, [sp, -16]!
    mov x9, x0
    mov x0, 0
    adrp x8, room
    add x8, x8, :lo12:room
    blr x9
    adrp x9, captured
    add x9, x9, :lo12:captured
    stp x0, x1, [x9]
    stp q0, q1, [x9, 80]
    stp q2, q3, [x9, 112]
    ldp x29, x30, [sp], 16
    ret

    .bss
    .balign 64
    .global captured
captured:
    .skip 2048
    .global room
room:
    .skip 4096

    .section .note.GNU-stack, "", %progbits
