; Pairs about what attributes promise of values, of accesses and of calls. A line `; NAME: VERDICT` says what `refine` must
; find. LangRef "Parameter Attributes", "Function Attributes", "Assume Operand Bundles".

declare void @use(ptr)
declare ptr @give()
declare i8 @look(ptr) memory(argmem: read)
declare i8 @compute(i8) memory(none) nounwind willreturn
declare void @note()
declare void @llvm.assume(i1)

; nonnull-added: wrong
define ptr @src.nonnull-added(ptr %p) {
  ret ptr %p
}
define ptr @tgt.nonnull-added(ptr nonnull %p) {
  ret ptr %p
}

; nonnull-of-an-accessed-pointer: right
define i8 @src.nonnull-of-an-accessed-pointer(ptr %p) {
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.nonnull-of-an-accessed-pointer(ptr nonnull %p) {
  %v = load i8, ptr %p
  ret i8 %v
}

; align-added: wrong
define ptr @src.align-added(ptr %p) {
  ret ptr %p
}
define ptr @tgt.align-added(ptr align(4) %p) {
  ret ptr %p
}

; dereferenceable-grows: wrong
define i8 @src.dereferenceable-grows(ptr dereferenceable(4) %p) {
  ret i8 0
}
define i8 @tgt.dereferenceable-grows(ptr dereferenceable(8) %p) {
  ret i8 0
}

; speculated-within-the-promise: right
define i8 @src.speculated-within-the-promise(ptr dereferenceable(1) noundef %p, i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  %v = load i8, ptr %p
  ret i8 %v
no:
  ret i8 0
}
define i8 @tgt.speculated-within-the-promise(ptr dereferenceable(1) noundef %p, i1 %c) {
  %v = load i8, ptr %p
  %f = freeze i8 %v
  br i1 %c, label %yes, label %no
yes:
  ret i8 %f
no:
  ret i8 0
}

; speculated-beyond-the-promise: wrong
define i32 @src.speculated-beyond-the-promise(ptr dereferenceable(3) %p, i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  %v = load i32, ptr %p, align 1
  ret i32 %v
no:
  ret i32 0
}
define i32 @tgt.speculated-beyond-the-promise(ptr dereferenceable(3) %p, i1 %c) {
  %v = load i32, ptr %p, align 1
  %r = select i1 %c, i32 %v, i32 0
  ret i32 %r
}

; dereferenceable-and-not-null: right
define i8 @src.dereferenceable-and-not-null(ptr dereferenceable_or_null(1) noundef %p) {
  %n = icmp eq ptr %p, null
  br i1 %n, label %no, label %yes
yes:
  %v = load i8, ptr %p
  ret i8 0
no:
  ret i8 0
}
define i8 @tgt.dereferenceable-and-not-null(ptr dereferenceable_or_null(1) noundef %p) {
  ret i8 0
}

; dereferenceable-or-null-is-no-promise-of-null: wrong
define i8 @src.dereferenceable-or-null-is-no-promise-of-null(ptr dereferenceable_or_null(1) %p) {
  ret i8 0
}
define i8 @tgt.dereferenceable-or-null-is-no-promise-of-null(ptr dereferenceable_or_null(1) %p) {
  %v = load i8, ptr %p
  ret i8 0
}

; store-made-unconditional: wrong
define void @src.store-made-unconditional(ptr dereferenceable(1) %p) {
  %v = load i8, ptr %p
  %c = icmp eq i8 %v, 7
  br i1 %c, label %end, label %set
set:
  store i8 7, ptr %p
  br label %end
end:
  ret void
}
define void @tgt.store-made-unconditional(ptr dereferenceable(1) %p) {
  store i8 7, ptr %p
  ret void
}

; range-of-a-parameter: right
define i8 @src.range-of-a-parameter(i8 range(i8 0, 2) %x) {
  %r = and i8 %x, 1
  ret i8 %r
}
define i8 @tgt.range-of-a-parameter(i8 range(i8 0, 2) %x) {
  ret i8 %x
}

; range-too-wide: wrong
define i8 @src.range-too-wide(i8 range(i8 0, 3) %x) {
  %r = and i8 %x, 1
  ret i8 %r
}
define i8 @tgt.range-too-wide(i8 range(i8 0, 3) %x) {
  ret i8 %x
}

; range-of-a-result: wrong
define i8 @src.range-of-a-result(i8 %x) {
  ret i8 %x
}
define range(i8 0, 2) i8 @tgt.range-of-a-result(i8 %x) {
  ret i8 %x
}

; noundef-added: wrong
define i8 @src.noundef-added(i8 %x) {
  ret i8 0
}
define i8 @tgt.noundef-added(i8 noundef %x) {
  ret i8 0
}

; readonly-added: wrong
define i8 @src.readonly-added(ptr %p) {
  store i8 3, ptr %p
  ret i8 0
}
define i8 @tgt.readonly-added(ptr readonly %p) {
  store i8 3, ptr %p
  ret i8 0
}

; memory-read-added: wrong
define void @src.memory-read-added(ptr %p) {
  store i8 3, ptr %p
  ret void
}
define void @tgt.memory-read-added(ptr %p) memory(read) {
  store i8 3, ptr %p
  ret void
}

; own-memory-is-not-limited: right
define i8 @src.own-memory-is-not-limited(i8 %x) memory(none) {
  %a = alloca i8
  store i8 %x, ptr %a
  %v = load i8, ptr %a
  ret i8 %v
}
define i8 @tgt.own-memory-is-not-limited(i8 %x) memory(none) {
  ret i8 %x
}

; violated-limit: vacuous
define i8 @src.violated-limit(ptr %p) memory(none) {
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.violated-limit(ptr %p) memory(none) {
  ret i8 0
}

; noreturn-returns: vacuous
define void @src.noreturn-returns() noreturn {
  ret void
}
define void @tgt.noreturn-returns() noreturn {
  unreachable
}

; call-promises-more: wrong
define void @src.call-promises-more(ptr noundef %p) {
  call void @use(ptr %p)
  ret void
}
define void @tgt.call-promises-more(ptr noundef %p) {
  call void @use(ptr readnone %p)
  ret void
}

; call-said-not-to-return: wrong
define i8 @src.call-said-not-to-return() {
  call void @note()
  ret i8 0
}
define i8 @tgt.call-said-not-to-return() {
  call void @note() noreturn
  ret i8 0
}

; unfrozen-result: wrong
define ptr @src.unfrozen-result() {
  %p = call ptr @give()
  %f = freeze ptr %p
  ret ptr %f
}
define ptr @tgt.unfrozen-result() {
  %p = call ptr @give()
  ret ptr %p
}

; reading-twice: right
define i8 @src.reading-twice(ptr noundef %p) {
  %a = call i8 @look(ptr %p)
  %b = call i8 @look(ptr %p)
  %r = sub i8 %a, %b
  ret i8 %r
}
define i8 @tgt.reading-twice(ptr noundef %p) {
  %a = call i8 @look(ptr %p)
  ret i8 0
}

; reading-across-a-store: wrong
define i8 @src.reading-across-a-store(ptr noundef %p) {
  %a = call i8 @look(ptr %p)
  store i8 1, ptr %p
  %b = call i8 @look(ptr %p)
  %r = sub i8 %a, %b
  ret i8 %r
}
define i8 @tgt.reading-across-a-store(ptr noundef %p) {
  %a = call i8 @look(ptr %p)
  store i8 1, ptr %p
  ret i8 0
}

; pure-call-removed: right
define i8 @src.pure-call-removed(i8 noundef %x) {
  %a = call i8 @compute(i8 %x)
  ret i8 0
}
define i8 @tgt.pure-call-removed(i8 noundef %x) {
  ret i8 0
}

; pure-call-added: wrong
define i8 @src.pure-call-added(i8 noundef %x) {
  ret i8 0
}
define i8 @tgt.pure-call-added(i8 noundef %x) {
  %a = call i8 @compute(i8 %x)
  ret i8 0
}

; load-moved-after-a-call: wrong
define i8 @src.load-moved-after-a-call(ptr %p) {
  %v = load i8, ptr %p
  call void @note()
  ret i8 %v
}
define i8 @tgt.load-moved-after-a-call(ptr %p) {
  call void @note()
  %v = load i8, ptr %p
  ret i8 %v
}

; assumed-not-null: right
define i1 @src.assumed-not-null(ptr %p) {
  call void @llvm.assume(i1 true) ["nonnull"(ptr %p)]
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i1 @tgt.assumed-not-null(ptr %p) {
  ret i1 false
}

; assumption-added: wrong
define void @src.assumption-added(ptr %p) {
  ret void
}
define void @tgt.assumption-added(ptr %p) {
  call void @llvm.assume(i1 true) ["align"(ptr %p, i64 8)]
  ret void
}

; byval-is-a-copy: right
define i32 @src.byval-is-a-copy(ptr byval(i32) %p) {
  %v = load i32, ptr %p
  store i32 1, ptr %p
  ret i32 %v
}
define i32 @tgt.byval-is-a-copy(ptr byval(i32) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

; byref-is-no-copy: wrong
define i32 @src.byref-is-no-copy(ptr byref(i32) %p) {
  %v = load i32, ptr %p
  store i32 1, ptr %p
  ret i32 %v
}
define i32 @tgt.byref-is-no-copy(ptr byref(i32) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

@kept = global ptr null
@counter = global i8 0
declare void @exit(i32)
declare void @free(ptr)
declare ptr @malloc(i64)

; noalias-added: wrong
define i8 @src.noalias-added(ptr %p, ptr %q) {
  store i8 1, ptr %p
  store i8 2, ptr %q
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.noalias-added(ptr noalias %p, ptr %q) {
  store i8 1, ptr %p
  store i8 2, ptr %q
  %v = load i8, ptr %p
  ret i8 %v
}

; noalias-added-where-nothing-is-written: right
define i8 @src.noalias-added-where-nothing-is-written(ptr %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %v = add i8 %a, %b
  ret i8 %v
}
define i8 @tgt.noalias-added-where-nothing-is-written(ptr noalias %p, ptr %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %v = add i8 %a, %b
  ret i8 %v
}

; forwarded-across-a-store-to-a-noalias-element: right
define i8 @src.forwarded-across-a-store-to-a-noalias-element(ptr noalias %p, ptr %q) {
  store i8 1, ptr %q
  %r = getelementptr i8, ptr %p, i64 1
  store i8 2, ptr %r
  %v = load i8, ptr %q
  ret i8 %v
}
define i8 @tgt.forwarded-across-a-store-to-a-noalias-element(ptr noalias %p, ptr %q) {
  store i8 1, ptr %q
  %r = getelementptr i8, ptr %p, i64 1
  store i8 2, ptr %r
  ret i8 1
}

; forwarded-across-a-store-that-may-be-based-on-it: wrong
define i8 @src.forwarded-across-a-store-that-may-be-based-on-it(ptr noalias %p, ptr %q, i1 %c) {
  store i8 1, ptr %p
  %r = select i1 %c, ptr %p, ptr %q
  store i8 2, ptr %r
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.forwarded-across-a-store-that-may-be-based-on-it(ptr noalias %p, ptr %q, i1 %c) {
  store i8 1, ptr %p
  %r = select i1 %c, ptr %p, ptr %q
  store i8 2, ptr %r
  ret i8 1
}

; noalias-pointers-that-only-read-are-equal: wrong
define i1 @src.noalias-pointers-that-only-read-are-equal(ptr noalias %p, ptr noalias %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %v = icmp eq ptr %p, %q
  ret i1 %v
}
define i1 @tgt.noalias-pointers-that-only-read-are-equal(ptr noalias %p, ptr noalias %q) {
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  ret i1 false
}

; noalias-store-moved-across-a-global: right
define i8 @src.noalias-store-moved-across-a-global(ptr noalias %p) {
  store i8 1, ptr %p
  %v = load i8, ptr @counter
  ret i8 %v
}
define i8 @tgt.noalias-store-moved-across-a-global(ptr noalias %p) {
  %v = load i8, ptr @counter
  store i8 1, ptr %p
  ret i8 %v
}

; store-moved-across-a-global: wrong
define i8 @src.store-moved-across-a-global(ptr %p) {
  store i8 1, ptr %p
  %v = load i8, ptr @counter
  ret i8 %v
}
define i8 @tgt.store-moved-across-a-global(ptr %p) {
  %v = load i8, ptr @counter
  store i8 1, ptr %p
  ret i8 %v
}

; nocapture-added-to-a-stored-pointer: wrong
define void @src.nocapture-added-to-a-stored-pointer(ptr %p) {
  store ptr %p, ptr @kept
  ret void
}
define void @tgt.nocapture-added-to-a-stored-pointer(ptr nocapture %p) {
  store ptr %p, ptr @kept
  ret void
}

; nocapture-added-to-a-pointer-in-a-variable: right
define i8 @src.nocapture-added-to-a-pointer-in-a-variable(ptr %p) {
  %a = alloca ptr
  store ptr %p, ptr %a
  %q = load ptr, ptr %a
  %v = load i8, ptr %q
  ret i8 %v
}
define i8 @tgt.nocapture-added-to-a-pointer-in-a-variable(ptr nocapture %p) {
  %a = alloca ptr
  store ptr %p, ptr %a
  %q = load ptr, ptr %a
  %v = load i8, ptr %q
  ret i8 %v
}

; nocapture-added-to-a-returned-pointer: wrong
define ptr @src.nocapture-added-to-a-returned-pointer(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 1
  ret ptr %q
}
define ptr @tgt.nocapture-added-to-a-returned-pointer(ptr nocapture %p) {
  %q = getelementptr i8, ptr %p, i64 1
  ret ptr %q
}

; willreturn-added-where-the-program-ends: wrong
define void @src.willreturn-added-where-the-program-ends(i1 %c) {
  br i1 %c, label %yes, label %no
yes:
  call void @exit(i32 0)
  unreachable
no:
  ret void
}
define void @tgt.willreturn-added-where-the-program-ends(i1 %c) willreturn {
  br i1 %c, label %yes, label %no
yes:
  call void @exit(i32 0)
  unreachable
no:
  ret void
}

; no-end-where-willreturn-excludes-it: right
define void @src.no-end-where-willreturn-excludes-it(i1 %c) willreturn {
  br i1 %c, label %yes, label %no
yes:
  call void @exit(i32 0)
  unreachable
no:
  ret void
}
define void @tgt.no-end-where-willreturn-excludes-it(i1 %c) willreturn {
  ret void
}

; nofree-added-where-own-memory-is-freed: right
define void @src.nofree-added-where-own-memory-is-freed() {
  %p = call ptr @malloc(i64 1)
  call void @free(ptr %p)
  ret void
}
define void @tgt.nofree-added-where-own-memory-is-freed() nofree {
  %p = call ptr @malloc(i64 1)
  call void @free(ptr %p)
  ret void
}

; nofree-added-to-a-function-that-is-called: wrong
define void @frees(ptr %p) {
  call void @free(ptr %p)
  ret void
}
define void @keeps(ptr %p) nofree {
  call void @free(ptr %p)
  ret void
}
define void @src.nofree-added-to-a-function-that-is-called() {
  %p = call ptr @malloc(i64 1)
  call void @frees(ptr %p)
  ret void
}
define void @tgt.nofree-added-to-a-function-that-is-called() {
  %p = call ptr @malloc(i64 1)
  call void @keeps(ptr %p)
  ret void
}

; Found by `fuzz --profile ir --seeds`: function-attrs of LLVM 19.1.7 and 22.1.8 does this. It looks at the argument and not at what its
; attribute makes of it: LangRef "range", a number outside is poison. Near llvm-project issue 88026, which is about results.
; noundef-of-a-result-whose-argument-has-a-range: wrong
define i32 @src.noundef-of-a-result-whose-argument-has-a-range(i32 noundef %x, i32 noundef %y) {
  %r = call i32 @llvm.uadd.sat.i32(i32 range(i32 0, 8) %x, i32 %y)
  ret i32 %r
}
define noundef i32 @tgt.noundef-of-a-result-whose-argument-has-a-range(i32 noundef %x, i32 noundef %y) {
  %r = call i32 @llvm.uadd.sat.i32(i32 range(i32 0, 8) %x, i32 %y)
  ret i32 %r
}
declare i32 @llvm.uadd.sat.i32(i32, i32)
