; What calls promise beyond the values of their arguments. A line `; NAME: VERDICT` says what `refine` must find. LangRef
; "call", "Parameter Attributes", "Function Attributes".

@known = global i32 7

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.sideeffect()
declare i32 @same(i32 returned)
declare void @effect() willreturn nounwind
declare void @any()
declare void @keep(ptr)
declare void @borrow(ptr nocapture)

define internal i32 @first(i32 returned %x, i32 %y) {
  ret i32 %y
}

; tail-call-leaves-the-stack: vacuous
define i64 @src.tail-call-leaves-the-stack(i64 noundef %x) {
  %p = alloca i64
  %q = alloca i64
  store i64 %x, ptr %p
  tail call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  %r = load i64, ptr %q
  ret i64 %r
}
define i64 @tgt.tail-call-leaves-the-stack(i64 noundef %x) {
  ret i64 0
}

; call-copies-the-stack: right
define i64 @src.call-copies-the-stack(i64 noundef %x) {
  %p = alloca i64
  %q = alloca i64
  store i64 %x, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  %r = load i64, ptr %q
  ret i64 %r
}
define i64 @tgt.call-copies-the-stack(i64 noundef %x) {
  ret i64 %x
}

; tail-added: wrong
define i64 @src.tail-added(i64 noundef %x) {
  %p = alloca i64
  %q = alloca i64
  store i64 %x, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  %r = load i64, ptr %q
  ret i64 %r
}
define i64 @tgt.tail-added(i64 noundef %x) {
  %p = alloca i64
  %q = alloca i64
  store i64 %x, ptr %p
  tail call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  %r = load i64, ptr %q
  ret i64 %r
}

; tail-call-of-other-memory: right
define void @src.tail-call-of-other-memory(ptr %p, ptr %q) {
  tail call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  ret void
}
define void @tgt.tail-call-of-other-memory(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  ret void
}

; returned-argument: right
define i32 @src.returned-argument(i32 %x) {
  %r = call i32 @same(i32 %x)
  ret i32 %r
}
define i32 @tgt.returned-argument(i32 %x) {
  %r = call i32 @same(i32 %x)
  ret i32 %x
}

; another-is-returned: right
define i32 @src.another-is-returned(i32 %x) {
  %r = call i32 @first(i32 %x, i32 7)
  ret i32 %r
}
define i32 @tgt.another-is-returned(i32 %x) {
  %c = icmp eq i32 %x, 7
  %r = select i1 %c, i32 7, i32 poison
  ret i32 %r
}

; undefined-behind-a-call-that-returns: vacuous
define i32 @src.undefined-behind-a-call-that-returns(i32 %x) {
  call void @effect()
  unreachable
}
define i32 @tgt.undefined-behind-a-call-that-returns(i32 %x) {
  ret i32 %x
}

; undefined-behind-a-call-that-may-not: wrong
define i32 @src.undefined-behind-a-call-that-may-not(i32 %x) {
  call void @any()
  unreachable
}
define i32 @tgt.undefined-behind-a-call-that-may-not(i32 %x) {
  ret i32 %x
}

; side-effect-dropped: wrong
define void @src.side-effect-dropped() {
  call void @llvm.sideeffect()
  ret void
}
define void @tgt.side-effect-dropped() {
  ret void
}

; undef-is-no-address: vacuous
define i32 @src.undef-is-no-address(i32 %x) {
  %p = alloca [2 x i32]
  store i64 0, ptr %p
  %q = getelementptr i32, ptr %p, i1 undef
  %r = load i32, ptr %q
  ret i32 %r
}
define i32 @tgt.undef-is-no-address(i32 %x) {
  ret i32 %x
}

; borrowed-pointer-is-not-kept: right
define i32 @src.borrowed-pointer-is-not-kept() {
  %p = alloca i32
  call void @borrow(ptr %p)
  store i32 1, ptr %p
  call void @any()
  %r = load i32, ptr %p
  ret i32 %r
}
define i32 @tgt.borrowed-pointer-is-not-kept() {
  %p = alloca i32
  call void @borrow(ptr %p)
  store i32 1, ptr %p
  call void @any()
  ret i32 1
}

; kept-pointer-is-used: wrong
define i32 @src.kept-pointer-is-used() {
  %p = alloca i32
  call void @keep(ptr %p)
  store i32 1, ptr %p
  call void @any()
  %r = load i32, ptr %p
  ret i32 %r
}
define i32 @tgt.kept-pointer-is-used() {
  %p = alloca i32
  call void @keep(ptr %p)
  store i32 1, ptr %p
  call void @any()
  ret i32 1
}

; global-by-its-name-is-no-argument: right
define i32 @src.global-by-its-name-is-no-argument(ptr %p) {
  store i32 1, ptr %p
  %v = load i32, ptr @known
  ret i32 %v
}
define i32 @tgt.global-by-its-name-is-no-argument(ptr %p) memory(read, argmem: write, inaccessiblemem: none) {
  store i32 1, ptr %p
  %v = load i32, ptr @known
  ret i32 %v
}

; In C every function is nounwind, and InstCombine says it of calls in them.
; nounwind-of-a-call-in-a-nounwind-function: right
define void @src.nounwind-of-a-call-in-a-nounwind-function() nounwind {
  call void @may.unwind()
  ret void
}
define void @tgt.nounwind-of-a-call-in-a-nounwind-function() nounwind {
  call void @may.unwind() nounwind
  ret void
}

; nounwind-of-a-call-in-a-function-that-may-unwind: wrong
define void @src.nounwind-of-a-call-in-a-function-that-may-unwind() {
  call void @may.unwind()
  ret void
}
define void @tgt.nounwind-of-a-call-in-a-function-that-may-unwind() {
  call void @may.unwind() nounwind
  ret void
}

; nounwind-added-to-a-function-whose-callee-may-unwind: wrong
define void @src.nounwind-added-to-a-function-whose-callee-may-unwind() {
  call void @may.unwind()
  ret void
}
define void @tgt.nounwind-added-to-a-function-whose-callee-may-unwind() nounwind {
  call void @may.unwind()
  ret void
}

; willreturn-of-a-call-in-a-function-that-returns: right
define void @src.willreturn-of-a-call-in-a-function-that-returns() willreturn {
  call void @may.unwind()
  ret void
}
define void @tgt.willreturn-of-a-call-in-a-function-that-returns() willreturn {
  call void @may.unwind() willreturn
  ret void
}
declare void @may.unwind()
