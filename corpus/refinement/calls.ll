; Pairs about calls of functions that the module does not define. LangRef "'call' Instruction", "Function Attributes".

@number = global i32 7

; returns-nothing-in-particular: wrong
define i32 @src.returns-nothing-in-particular() {
  %v = call i32 @answer()
  ret i32 %v
}
define i32 @tgt.returns-nothing-in-particular() {
  %v = call i32 @answer()
  ret i32 0
}

; called-once: right
define i32 @src.called-once() {
  %v = call i32 @answer()
  ret i32 %v
}
define i32 @tgt.called-once() {
  %v = call i32 @answer()
  %w = xor i32 %v, 0
  ret i32 %w
}

; call-dropped: wrong
define i32 @src.call-dropped() {
  %v = call i32 @answer()
  ret i32 1
}
define i32 @tgt.call-dropped() {
  ret i32 1
}

; call-repeated: wrong
define i32 @src.call-repeated() {
  %v = call i32 @answer()
  ret i32 %v
}
define i32 @tgt.call-repeated() {
  %v = call i32 @answer()
  %w = call i32 @answer()
  ret i32 %v
}

; pure-call-dropped: right
define i32 @src.pure-call-dropped(i32 noundef %x) {
  %v = call i32 @pure(i32 %x)
  ret i32 1
}
define i32 @tgt.pure-call-dropped(i32 noundef %x) {
  ret i32 1
}

; pure-call-repeated: right
define i32 @src.pure-call-repeated(i32 noundef %x) {
  %v = call i32 @pure(i32 %x)
  %w = call i32 @pure(i32 %x)
  %r = xor i32 %v, %w
  ret i32 %r
}
define i32 @tgt.pure-call-repeated(i32 noundef %x) {
  ret i32 0
}

; pure-call-of-another-argument: wrong
define i32 @src.pure-call-of-another-argument(i32 noundef %x) {
  %v = call i32 @pure(i32 %x)
  ret i32 %v
}
define i32 @tgt.pure-call-of-another-argument(i32 noundef %x) {
  %v = call i32 @pure(i32 0)
  ret i32 %v
}

; callee-writes-a-variable: wrong
define i32 @src.callee-writes-a-variable() {
  store i32 1, ptr @number
  call void @anything()
  %v = load i32, ptr @number
  ret i32 %v
}
define i32 @tgt.callee-writes-a-variable() {
  store i32 1, ptr @number
  call void @anything()
  ret i32 1
}

; callee-only-reads-a-variable: right
define i32 @src.callee-only-reads-a-variable() {
  store i32 1, ptr @number
  call void @reads()
  %v = load i32, ptr @number
  ret i32 %v
}
define i32 @tgt.callee-only-reads-a-variable() {
  store i32 1, ptr @number
  call void @reads()
  ret i32 1
}

; callee-reads-a-variable: wrong
define void @src.callee-reads-a-variable() {
  store i32 1, ptr @number
  call void @anything()
  store i32 2, ptr @number
  ret void
}
define void @tgt.callee-reads-a-variable() {
  call void @anything()
  store i32 2, ptr @number
  ret void
}

; callee-that-touches-nothing: right
define void @src.callee-that-touches-nothing() {
  store i32 1, ptr @number
  call void @nothing()
  store i32 2, ptr @number
  ret void
}
define void @tgt.callee-that-touches-nothing() {
  call void @nothing()
  store i32 2, ptr @number
  ret void
}

; callee-may-not-return: wrong
define i32 @src.callee-may-not-return(i32 %x, i32 %y) {
  call void @anything()
  %q = udiv i32 %x, %y
  ret i32 %q
}
define i32 @tgt.callee-may-not-return(i32 %x, i32 %y) {
  %q = udiv i32 %x, %y
  call void @anything()
  ret i32 %q
}

; callee-that-returns: right
define i32 @src.callee-that-returns(i32 noundef %x, i32 noundef %y) {
  %v = call i32 @pure(i32 %x)
  %q = udiv i32 %x, %y
  %r = add i32 %q, %v
  ret i32 %r
}
define i32 @tgt.callee-that-returns(i32 noundef %x, i32 noundef %y) {
  %q = udiv i32 %x, %y
  %v = call i32 @pure(i32 %x)
  %r = add i32 %q, %v
  ret i32 %r
}

; abort-does-not-return: right
define i32 @src.abort-does-not-return(i32 %x) {
  call void @abort()
  unreachable
}
define i32 @tgt.abort-does-not-return(i32 %x) {
  call void @abort()
  ret i32 0
}

; trap-is-kept: wrong
define i32 @src.trap-is-kept(i1 noundef %c) {
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  ret i32 1
}
define i32 @tgt.trap-is-kept(i1 noundef %c) {
  ret i32 1
}

; trap-before-a-store: right
define void @src.trap-before-a-store(i1 noundef %c) {
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  unreachable
good:
  store i32 1, ptr @number
  ret void
}
define void @tgt.trap-before-a-store(i1 noundef %c) {
  br i1 %c, label %bad, label %good
bad:
  call void @llvm.trap()
  store i32 1, ptr @number
  ret void
good:
  store i32 1, ptr @number
  ret void
}

; store-sunk-below-exit: wrong
define void @src.store-sunk-below-exit(ptr %p) {
  store i32 1, ptr %p
  call void @exit(i32 0)
  unreachable
}
define void @tgt.store-sunk-below-exit(ptr %p) {
  call void @exit(i32 0)
  unreachable
}

; local-escapes: wrong
define i32 @src.local-escapes() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @takes(ptr %p)
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.local-escapes() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @takes(ptr %p)
  ret i32 1
}

; local-does-not-escape: right
define i32 @src.local-does-not-escape() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @anything()
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.local-does-not-escape() {
  call void @anything()
  ret i32 1
}

; local-escaped-before: wrong
define i32 @src.local-escaped-before() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @takes(ptr %p)
  store i32 2, ptr %p
  call void @anything()
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @tgt.local-escaped-before() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @takes(ptr %p)
  store i32 2, ptr %p
  call void @anything()
  ret i32 2
}

; another-local-is-passed: right
define void @src.another-local-is-passed() {
  %unused = alloca i64
  %p = alloca i32
  store i32 1, ptr %p
  call void @takes(ptr %p)
  ret void
}
define void @tgt.another-local-is-passed() {
  %p = alloca i32
  store i32 1, ptr %p
  call void @takes(ptr %p)
  ret void
}

; calls-swapped: wrong
define void @src.calls-swapped() {
  call void @anything()
  call void @reads()
  ret void
}
define void @tgt.calls-swapped() {
  call void @reads()
  call void @anything()
  ret void
}

; weak-function-is-replaced: wrong
define i32 @src.weak-function-is-replaced() {
  %v = call i32 @replaceable()
  ret i32 %v
}
define i32 @tgt.weak-function-is-replaced() {
  ret i32 7
}

; defined-function-is-known: right
define i32 @src.defined-function-is-known() {
  %v = call i32 @seven()
  ret i32 %v
}
define i32 @tgt.defined-function-is-known() {
  ret i32 7
}

; argument-turned-to-poison: wrong
define void @src.argument-turned-to-poison(i32 noundef %x) {
  call void @number.of(i32 %x)
  ret void
}
define void @tgt.argument-turned-to-poison(i32 noundef %x) {
  %y = add nsw i32 %x, 1
  %z = sub i32 %y, 1
  call void @number.of(i32 %z)
  ret void
}

define weak i32 @replaceable() {
  ret i32 7
}
define internal i32 @seven() {
  ret i32 7
}
declare i32 @answer()
declare i32 @pure(i32) nounwind willreturn memory(none)
declare void @anything()
declare void @reads() memory(read)
declare void @nothing() memory(inaccessiblemem: readwrite) nounwind
declare void @takes(ptr)
declare void @number.of(i32)
declare void @abort()
declare void @exit(i32)
declare void @llvm.trap()
