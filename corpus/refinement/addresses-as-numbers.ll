; Addresses as numbers (LangRef "ptrtoint", "inttoptr", "Pointer Aliasing Rules"): of objects that both functions see, of their own, and of
; functions; and pointers that were in memory, which may be anything. A line `; NAME: VERDICT` says what `refine` must find.

declare void @llvm.assume(i1)
declare void @g()
declare void @h()

; assumed-low-bits-align: right
define i32 @src.assumed-low-bits-align(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 31
  %c = icmp eq i64 %m, 0
  call void @llvm.assume(i1 %c)
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt.assumed-low-bits-align(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 31
  %c = icmp eq i64 %m, 0
  call void @llvm.assume(i1 %c)
  %v = load i32, ptr %p, align 32
  ret i32 %v
}

; assumed-low-bits-align-no-more: wrong
define i32 @src.assumed-low-bits-align-no-more(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 31
  %c = icmp eq i64 %m, 0
  call void @llvm.assume(i1 %c)
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define i32 @tgt.assumed-low-bits-align-no-more(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 31
  %c = icmp eq i64 %m, 0
  call void @llvm.assume(i1 %c)
  %v = load i32, ptr %p, align 64
  ret i32 %v
}

; tested-low-bits-align: right
define i32 @src.tested-low-bits-align(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 31
  %c = icmp eq i64 %m, 0
  br i1 %c, label %y, label %z
y:
  %v = load i32, ptr %p, align 4
  ret i32 %v
z:
  ret i32 0
}
define i32 @tgt.tested-low-bits-align(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 31
  %c = icmp eq i64 %m, 0
  br i1 %c, label %y, label %z
y:
  %v = load i32, ptr %p, align 32
  ret i32 %v
z:
  ret i32 0
}

; assumed-offset-aligns-what-follows: right
define i32 @src.assumed-offset-aligns-what-follows(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 31
  %c = icmp eq i64 %m, 24
  call void @llvm.assume(i1 %c)
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
define i32 @tgt.assumed-offset-aligns-what-follows(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 31
  %c = icmp eq i64 %m, 24
  call void @llvm.assume(i1 %c)
  %q = getelementptr i8, ptr %p, i64 8
  %v = load i32, ptr %q, align 32
  ret i32 %v
}

; access-shows-low-bits: right
define i1 @src.access-shows-low-bits(ptr %p) {
  %v = load i32, ptr %p, align 64
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 63
  %c = icmp eq i64 %m, 0
  ret i1 %c
}
define i1 @tgt.access-shows-low-bits(ptr %p) {
  %v = load i32, ptr %p, align 64
  ret i1 true
}

; access-shows-no-more-low-bits: wrong
define i1 @src.access-shows-no-more-low-bits(ptr %p) {
  %v = load i32, ptr %p, align 64
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, 127
  %c = icmp eq i64 %m, 0
  ret i1 %c
}
define i1 @tgt.access-shows-no-more-low-bits(ptr %p) {
  %v = load i32, ptr %p, align 64
  ret i1 true
}

; local-is-not-null: right
define i1 @src.local-is-not-null() {
  %a = alloca i32
  %n = ptrtoint ptr %a to i64
  %c = icmp eq i64 %n, 0
  ret i1 %c
}
define i1 @tgt.local-is-not-null() {
  ret i1 false
}

; low-bits-of-a-local: right
define i64 @src.low-bits-of-a-local() {
  %a = alloca i32, align 4
  %n = ptrtoint ptr %a to i64
  %m = and i64 %n, 3
  ret i64 %m
}
define i64 @tgt.low-bits-of-a-local() {
  ret i64 0
}

; locals-are-apart: right
define i1 @src.locals-are-apart() {
  %a = alloca i32
  %b = alloca i32
  %n = ptrtoint ptr %a to i64
  %m = ptrtoint ptr %b to i64
  %c = icmp eq i64 %n, %m
  ret i1 %c
}
define i1 @tgt.locals-are-apart() {
  ret i1 false
}

; a-local-is-apart-from-what-is-passed: right
define i1 @src.a-local-is-apart-from-what-is-passed(ptr noundef dereferenceable(4) %p) {
  %a = alloca i32
  %n = ptrtoint ptr %a to i64
  %m = ptrtoint ptr %p to i64
  %c = icmp eq i64 %n, %m
  ret i1 %c
}
define i1 @tgt.a-local-is-apart-from-what-is-passed(ptr noundef dereferenceable(4) %p) {
  ret i1 false
}

; a-local-is-somewhere: wrong
define i64 @src.a-local-is-somewhere() {
  %a = alloca i32, align 4
  %n = ptrtoint ptr %a to i64
  %m = and i64 %n, 3
  ret i64 %m
}
define i64 @tgt.a-local-is-somewhere() {
  %a = alloca i32, align 2
  %n = ptrtoint ptr %a to i64
  %m = and i64 %n, 3
  ret i64 %m
}

; through-the-number-of-a-local: right
define i32 @src.through-the-number-of-a-local(i32 %v) {
  %a = alloca i32
  store i32 %v, ptr %a
  %n = ptrtoint ptr %a to i64
  %q = inttoptr i64 %n to ptr
  store i32 7, ptr %q
  %r = load i32, ptr %a
  ret i32 %r
}
define i32 @tgt.through-the-number-of-a-local(i32 %v) {
  ret i32 7
}

; functions-are-not-null-and-differ: right
define i1 @src.functions-are-not-null-and-differ() {
  %n = ptrtoint ptr @g to i64
  %m = ptrtoint ptr @h to i64
  %d = icmp eq i64 %n, %m
  %z = icmp eq i64 %n, 0
  %c = or i1 %d, %z
  ret i1 %c
}
define i1 @tgt.functions-are-not-null-and-differ() {
  ret i1 false
}

; the-address-of-another-function: wrong
define i64 @src.the-address-of-another-function() {
  %n = ptrtoint ptr @g to i64
  ret i64 %n
}
define i64 @tgt.the-address-of-another-function() {
  %n = ptrtoint ptr @h to i64
  ret i64 %n
}

; through-an-unknown-number: right
define i32 @src.through-an-unknown-number(i64 %n) {
  %p = inttoptr i64 %n to ptr
  %v = load i32, ptr %p
  %w = mul i32 %v, 2
  ret i32 %w
}
define i32 @tgt.through-an-unknown-number(i64 %n) {
  %p = inttoptr i64 %n to ptr
  %v = load i32, ptr %p
  %w = shl i32 %v, 1
  ret i32 %w
}

; through-another-number: wrong
define i32 @src.through-another-number(i64 %n) {
  %p = inttoptr i64 %n to ptr
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.through-another-number(i64 %n) {
  %m = add i64 %n, 4
  %p = inttoptr i64 %m to ptr
  %v = load i32, ptr %p
  ret i32 %v
}

; to-a-number-and-back: right
define i32 @src.to-a-number-and-back(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %q = inttoptr i64 %n to ptr
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @tgt.to-a-number-and-back(ptr %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

; at-an-unknown-index: right
define i32 @src.at-an-unknown-index(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q
  %w = mul i32 %v, 2
  ret i32 %w
}
define i32 @tgt.at-an-unknown-index(ptr %p, i64 %i) {
  %q = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %q
  %w = shl i32 %v, 1
  ret i32 %w
}

; behind-null-is-nothing: vacuous
define i32 @src.behind-null-is-nothing(i64 %i) {
  %q = getelementptr i8, ptr null, i64 %i
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @tgt.behind-null-is-nothing(i64 %i) {
  unreachable
}

; a-loaded-pointer-is-followed: right
define i32 @src.a-loaded-pointer-is-followed(ptr %p) {
  %q = load ptr, ptr %p
  %v = load i32, ptr %q
  %w = mul i32 %v, 2
  ret i32 %w
}
define i32 @tgt.a-loaded-pointer-is-followed(ptr %p) {
  %q = load ptr, ptr %p
  %v = load i32, ptr %q
  %w = shl i32 %v, 1
  ret i32 %w
}

; a-loaded-pointer-may-point-nowhere: wrong
define i32 @src.a-loaded-pointer-may-point-nowhere(ptr %p, i1 %c) {
  %q = load ptr, ptr %p
  %z = icmp eq ptr %q, null
  br i1 %z, label %n, label %m
m:
  br i1 %c, label %y, label %n
y:
  %v = load i32, ptr %q
  ret i32 %v
n:
  ret i32 0
}
define i32 @tgt.a-loaded-pointer-may-point-nowhere(ptr %p, i1 %c) {
  %q = load ptr, ptr %p
  %z = icmp eq ptr %q, null
  br i1 %z, label %n, label %m
m:
  %v = load i32, ptr %q
  br i1 %c, label %y, label %n
y:
  ret i32 %v
n:
  ret i32 0
}

; a-loaded-pointer-may-point-to-the-end: wrong
define i32 @src.a-loaded-pointer-may-point-to-the-end(ptr %p, i1 %c) {
  %q = load ptr, ptr %p, !dereferenceable_or_null !0
  %z = icmp eq ptr %q, null
  br i1 %z, label %n, label %m
m:
  br i1 %c, label %y, label %n
y:
  %r = getelementptr i8, ptr %q, i64 4
  %v = load i32, ptr %r
  ret i32 %v
n:
  ret i32 0
}
define i32 @tgt.a-loaded-pointer-may-point-to-the-end(ptr %p, i1 %c) {
  %q = load ptr, ptr %p, !dereferenceable_or_null !0
  %z = icmp eq ptr %q, null
  br i1 %z, label %n, label %m
m:
  %r = getelementptr i8, ptr %q, i64 4
  %v = load i32, ptr %r
  br i1 %c, label %y, label %n
y:
  ret i32 %v
n:
  ret i32 0
}

; a-dereferenceable-pointer-is-speculated: right
define i32 @src.a-dereferenceable-pointer-is-speculated(ptr %p, i1 %c) {
  %q = load ptr, ptr %p, !dereferenceable !0
  br i1 %c, label %y, label %n
y:
  %v = load i32, ptr %q, align 1
  ret i32 %v
n:
  ret i32 0
}
define i32 @tgt.a-dereferenceable-pointer-is-speculated(ptr %p, i1 %c) {
  %q = load ptr, ptr %p, !dereferenceable !0
  %v = load i32, ptr %q, align 1
  br i1 %c, label %y, label %n
y:
  ret i32 %v
n:
  ret i32 0
}

; a-loaded-pointer-may-be-unaligned: wrong
define i8 @src.a-loaded-pointer-may-be-unaligned(ptr %p) {
  %q = load ptr, ptr %p
  %v = load i8, ptr %q
  ret i8 %v
}
define i8 @tgt.a-loaded-pointer-may-be-unaligned(ptr %p) {
  %q = load ptr, ptr %p
  %v = load i8, ptr %q, align 2
  ret i8 %v
}

; a-loaded-pointer-may-point-to-what-is-passed: wrong
define i8 @src.a-loaded-pointer-may-point-to-what-is-passed(ptr %p, ptr %s) {
  %q = load ptr, ptr %p
  store i8 1, ptr %s
  store i8 2, ptr %q
  %v = load i8, ptr %s
  ret i8 %v
}
define i8 @tgt.a-loaded-pointer-may-point-to-what-is-passed(ptr %p, ptr %s) {
  %q = load ptr, ptr %p
  store i8 1, ptr %s
  store i8 2, ptr %q
  ret i8 1
}

!0 = !{i64 4}

; stored-pointer-points-into-an-object: wrong
define ptr @src.stored-pointer-points-into-an-object(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %r = getelementptr inbounds i8, ptr %q, i64 1
  ret ptr %r
}
define ptr @tgt.stored-pointer-points-into-an-object(ptr %p) {
  ret ptr null
}

; two-steps-from-a-stored-pointer-meet: wrong
define i1 @src.two-steps-from-a-stored-pointer-meet(ptr %p, i64 %n) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr inbounds i8, ptr %q, i64 %n
  %b = getelementptr inbounds i8, ptr %q, i64 1
  %c = icmp eq ptr %a, %b
  ret i1 %c
}
define i1 @tgt.two-steps-from-a-stored-pointer-meet(ptr %p, i64 %n) {
  ret i1 false
}

; stored-pointer-may-be-the-parameter: wrong
define i1 @src.stored-pointer-may-be-the-parameter(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %r = getelementptr inbounds i8, ptr %q, i64 1
  %c = icmp eq ptr %r, %p
  ret i1 %c
}
define i1 @tgt.stored-pointer-may-be-the-parameter(ptr %p) {
  ret i1 false
}

; member-behind-a-stored-pointer: wrong
define i32 @src.member-behind-a-stored-pointer(ptr %p) {
  %n = getelementptr inbounds { i32, i32, i64, ptr }, ptr %p, i64 0, i32 3
  %q = load ptr, ptr %n, align 8
  %a = getelementptr inbounds { i32, i32, i64, ptr }, ptr %q, i64 0, i32 1
  %v = load i32, ptr %a, align 4
  ret i32 %v
}
define i32 @tgt.member-behind-a-stored-pointer(ptr %p) {
  ret i32 0
}

; far-member-behind-a-stored-pointer: wrong
define i8 @src.far-member-behind-a-stored-pointer(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr inbounds i8, ptr %q, i64 40
  %v = load i8, ptr %a, align 1
  ret i8 %v
}
define i8 @tgt.far-member-behind-a-stored-pointer(ptr %p) {
  ret i8 0
}

; steps-from-a-stored-pointer-join: right
define ptr @src.steps-from-a-stored-pointer-join(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr inbounds i8, ptr %q, i64 1
  %b = getelementptr inbounds i8, ptr %a, i64 2
  ret ptr %b
}
define ptr @tgt.steps-from-a-stored-pointer-join(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %b = getelementptr inbounds i8, ptr %q, i64 3
  ret ptr %b
}

; steps-to-and-fro-from-a-stored-pointer-do-not-join: wrong
define ptr @src.steps-to-and-fro-from-a-stored-pointer-do-not-join(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr inbounds i8, ptr %q, i64 1
  ret ptr %a
}
define ptr @tgt.steps-to-and-fro-from-a-stored-pointer-do-not-join(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr inbounds i8, ptr %q, i64 3
  %b = getelementptr inbounds i8, ptr %a, i64 -2
  ret ptr %b
}

; inbounds-is-added-to-a-stored-pointer: wrong
define ptr @src.inbounds-is-added-to-a-stored-pointer(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr i8, ptr %q, i64 1
  ret ptr %a
}
define ptr @tgt.inbounds-is-added-to-a-stored-pointer(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr inbounds i8, ptr %q, i64 1
  ret ptr %a
}

; inbounds-of-a-stored-pointer-is-dropped: right
define ptr @src.inbounds-of-a-stored-pointer-is-dropped(ptr %p, i64 %n) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr inbounds i8, ptr %q, i64 %n
  ret ptr %a
}
define ptr @tgt.inbounds-of-a-stored-pointer-is-dropped(ptr %p, i64 %n) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr i8, ptr %q, i64 %n
  ret ptr %a
}

; step-from-a-number-within-its-object: wrong
define ptr @src.step-from-a-number-within-its-object(i64 %n) {
  %q = inttoptr i64 %n to ptr
  %a = getelementptr inbounds i8, ptr %q, i64 1
  ret ptr %a
}
define ptr @tgt.step-from-a-number-within-its-object(i64 %n) {
  ret ptr null
}

; step-from-a-stored-null-is-poison: right
define ptr @src.step-from-a-stored-null-is-poison(ptr %p) {
  store ptr null, ptr %p, align 8
  %q = load ptr, ptr %p, align 8
  %a = getelementptr inbounds i8, ptr %q, i64 1
  ret ptr %a
}
define ptr @tgt.step-from-a-stored-null-is-poison(ptr %p) {
  store ptr null, ptr %p, align 8
  ret ptr poison
}

; stored-pointer-is-not-null-after-a-step: right
define i1 @src.stored-pointer-is-not-null-after-a-step(ptr %p) {
  %q = load ptr, ptr %p, align 8
  %a = getelementptr inbounds i8, ptr %q, i64 1
  %c = icmp eq ptr %a, null
  ret i1 %c
}
define i1 @tgt.stored-pointer-is-not-null-after-a-step(ptr %p) {
  ret i1 false
}

; number-of-a-pointer-is-the-pointer: right
define ptr @src.number-of-a-pointer-is-the-pointer(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %q = inttoptr i64 %n to ptr
  ret ptr %q
}
define ptr @tgt.number-of-a-pointer-is-the-pointer(ptr %p) {
  ret ptr %p
}

; pointer-is-its-number-as-a-pointer: right
define ptr @src.pointer-is-its-number-as-a-pointer(ptr %p) {
  ret ptr %p
}
define ptr @tgt.pointer-is-its-number-as-a-pointer(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %q = inttoptr i64 %n to ptr
  ret ptr %q
}

; number-of-a-pointer-is-not-one-beside: wrong
define ptr @src.number-of-a-pointer-is-not-one-beside(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %q = inttoptr i64 %n to ptr
  ret ptr %q
}
define ptr @tgt.number-of-a-pointer-is-not-one-beside(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  ret ptr %q
}

; number-of-a-pointer-is-not-another-pointer: wrong
define ptr @src.number-of-a-pointer-is-not-another-pointer(ptr %p, ptr %o) {
  %n = ptrtoint ptr %p to i64
  %q = inttoptr i64 %n to ptr
  ret ptr %q
}
define ptr @tgt.number-of-a-pointer-is-not-another-pointer(ptr %p, ptr %o) {
  ret ptr %o
}

; moved-number-is-the-moved-pointer: right
define ptr @src.moved-number-is-the-moved-pointer(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = add i64 %n, 8
  %q = inttoptr i64 %m to ptr
  ret ptr %q
}
define ptr @tgt.moved-number-is-the-moved-pointer(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 8
  ret ptr %q
}

; moved-number-is-not-the-pointer: wrong
define ptr @src.moved-number-is-not-the-pointer(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %m = add i64 %n, 8
  %q = inttoptr i64 %m to ptr
  ret ptr %q
}
define ptr @tgt.moved-number-is-not-the-pointer(ptr %p) {
  ret ptr %p
}

; number-that-was-stored-is-the-pointer: right
define ptr @src.number-that-was-stored-is-the-pointer(ptr %p) {
  %a = alloca i64
  %n = ptrtoint ptr %p to i64
  store i64 %n, ptr %a
  %m = load i64, ptr %a
  %q = inttoptr i64 %m to ptr
  ret ptr %q
}
define ptr @tgt.number-that-was-stored-is-the-pointer(ptr %p) {
  ret ptr %p
}

; number-of-a-local-is-the-local: right
define i8 @src.number-of-a-local-is-the-local(i8 noundef %x) {
  %a = alloca i8
  store i8 %x, ptr %a
  %n = ptrtoint ptr %a to i64
  %q = inttoptr i64 %n to ptr
  %v = load i8, ptr %q
  ret i8 %v
}
define i8 @tgt.number-of-a-local-is-the-local(i8 noundef %x) {
  ret i8 %x
}

; number-of-a-local-is-no-other-local: wrong
define i8 @src.number-of-a-local-is-no-other-local(i8 noundef %x) {
  %a = alloca i8
  store i8 %x, ptr %a
  %n = ptrtoint ptr %a to i64
  %q = inttoptr i64 %n to ptr
  %v = load i8, ptr %q
  ret i8 %v
}
define i8 @tgt.number-of-a-local-is-no-other-local(i8 noundef %x) {
  ret i8 0
}

; number-of-a-function-is-the-function: right
define ptr @src.number-of-a-function-is-the-function() {
  %n = ptrtoint ptr @g to i64
  %q = inttoptr i64 %n to ptr
  ret ptr %q
}
define ptr @tgt.number-of-a-function-is-the-function() {
  ret ptr @g
}

; store-through-the-number-of-a-pointer: right
define i8 @src.store-through-the-number-of-a-pointer(ptr %p, i8 noundef %x) {
  %n = ptrtoint ptr %p to i64
  %q = inttoptr i64 %n to ptr
  store i8 %x, ptr %q
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.store-through-the-number-of-a-pointer(ptr %p, i8 noundef %x) {
  store i8 %x, ptr %p
  ret i8 %x
}

; low-bits-of-an-aligned-pointer: right
define i8 @src.low-bits-of-an-aligned-pointer(ptr align 8 dereferenceable(8) %p) {
  %n = ptrtoint ptr %p to i64
  %m = and i64 %n, -8
  %q = inttoptr i64 %m to ptr
  %v = load i8, ptr %q
  ret i8 %v
}
define i8 @tgt.low-bits-of-an-aligned-pointer(ptr align 8 dereferenceable(8) %p) {
  %v = load i8, ptr %p
  ret i8 %v
}

; rounded-number-of-a-local-is-aligned: wrong
define i32 @src.rounded-number-of-a-local-is-aligned(i1 noundef %c) {
  %b = alloca [64 x i8], align 1
  br i1 %c, label %a, label %z
a:
  %n = ptrtoint ptr %b to i64
  %m = add i64 %n, 7
  %k = and i64 %m, -8
  %q = inttoptr i64 %k to ptr
  store i32 5, ptr %q, align 8
  %v = load i32, ptr %q, align 8
  ret i32 %v
z:
  ret i32 2
}
define i32 @tgt.rounded-number-of-a-local-is-aligned(i1 noundef %c) {
  ret i32 2
}

declare void @somewhere()

; function-without-low-bits-may-be-called: wrong
define i8 @src.function-without-low-bits-may-be-called(i1 noundef %c) {
  br i1 %c, label %a, label %z
a:
  %n = ptrtoint ptr @somewhere to i64
  %m = and i64 %n, -2
  %f = inttoptr i64 %m to ptr
  call void %f()
  ret i8 1
z:
  ret i8 2
}
define i8 @tgt.function-without-low-bits-may-be-called(i1 noundef %c) {
  ret i8 2
}
