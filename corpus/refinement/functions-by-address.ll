; Calls through pointers that are compared with a function: a pass makes a direct call of one that is frequent. A line `; NAME: VERDICT` says
; what `refine` must find. LangRef "call": a call through a pointer to a function is a call of that function.

declare i8 @f(i8)
declare i8 @h(i8)
declare i8 @returned(i8 returned)
@pointer = external global ptr

; direct-call-where-the-pointer-is-equal: right
define i8 @src.direct-call-where-the-pointer-is-equal(ptr %p, i8 noundef %a) {
  %v = call i8 %p(i8 %a)
  ret i8 %v
}
define i8 @tgt.direct-call-where-the-pointer-is-equal(ptr %p, i8 noundef %a) {
  %c = icmp eq ptr %p, @f
  br i1 %c, label %then, label %else
then:
  %v = call i8 @f(i8 %a)
  ret i8 %v
else:
  %w = call i8 %p(i8 %a)
  ret i8 %w
}

; pointer-that-was-in-memory: right
define i8 @src.pointer-that-was-in-memory(i8 noundef %a) {
  %p = load ptr, ptr @pointer
  %v = call i8 %p(i8 %a)
  ret i8 %v
}
define i8 @tgt.pointer-that-was-in-memory(i8 noundef %a) {
  %p = load ptr, ptr @pointer
  %c = icmp eq ptr %p, @f
  br i1 %c, label %then, label %else
then:
  %v = call i8 @f(i8 %a)
  ret i8 %v
else:
  %w = call i8 %p(i8 %a)
  ret i8 %w
}

; result-that-the-function-returns: right
define i8 @src.result-that-the-function-returns(ptr noundef %p, i8 noundef %a) {
  %c = icmp eq ptr %p, @returned
  br i1 %c, label %then, label %else
then:
  %v = call i8 %p(i8 %a)
  ret i8 %v
else:
  ret i8 0
}
define i8 @tgt.result-that-the-function-returns(ptr noundef %p, i8 noundef %a) {
  %c = icmp eq ptr %p, @returned
  br i1 %c, label %then, label %else
then:
  %v = call i8 @returned(i8 %a)
  ret i8 %a
else:
  ret i8 0
}

; two-functions: right
define i8 @src.two-functions(ptr noundef %p, i8 noundef %a) {
  %v = call i8 %p(i8 %a)
  ret i8 %v
}
define i8 @tgt.two-functions(ptr noundef %p, i8 noundef %a) {
  %c = icmp eq ptr %p, @f
  br i1 %c, label %one, label %next
one:
  %v = call i8 @f(i8 %a)
  ret i8 %v
next:
  %d = icmp eq ptr %p, @h
  br i1 %d, label %two, label %else
two:
  %w = call i8 @h(i8 %a)
  ret i8 %w
else:
  %x = call i8 %p(i8 %a)
  ret i8 %x
}

; functions-have-different-addresses: right
define i1 @src.functions-have-different-addresses(ptr noundef %p) {
  %c = icmp eq ptr %p, @f
  %d = icmp eq ptr %p, @h
  %r = and i1 %c, %d
  ret i1 %r
}
define i1 @tgt.functions-have-different-addresses(ptr noundef %p) {
  ret i1 false
}

; direct-call-of-another-function: wrong
define i8 @src.direct-call-of-another-function(ptr noundef %p, i8 noundef %a) {
  %v = call i8 %p(i8 %a)
  ret i8 %v
}
define i8 @tgt.direct-call-of-another-function(ptr noundef %p, i8 noundef %a) {
  %c = icmp eq ptr %p, @f
  br i1 %c, label %then, label %else
then:
  %v = call i8 @h(i8 %a)
  ret i8 %v
else:
  %w = call i8 %p(i8 %a)
  ret i8 %w
}

; another-argument-for-the-function: wrong
define i8 @src.another-argument-for-the-function(ptr noundef %p, i8 noundef %a) {
  %v = call i8 %p(i8 %a)
  ret i8 %v
}
define i8 @tgt.another-argument-for-the-function(ptr noundef %p, i8 noundef %a) {
  %c = icmp eq ptr %p, @f
  br i1 %c, label %then, label %else
then:
  %v = call i8 @f(i8 1)
  ret i8 %v
else:
  %w = call i8 %p(i8 %a)
  ret i8 %w
}

; pointer-may-be-the-functions: wrong
define i1 @src.pointer-may-be-the-functions(ptr noundef %p) {
  %c = icmp eq ptr %p, @f
  ret i1 %c
}
define i1 @tgt.pointer-may-be-the-functions(ptr noundef %p) {
  ret i1 false
}

; promise-that-the-call-did-not-make: wrong
define i8 @src.promise-that-the-call-did-not-make(ptr noundef %p, i8 noundef %a) {
  %v = call i8 %p(i8 %a)
  ret i8 %v
}
define i8 @tgt.promise-that-the-call-did-not-make(ptr noundef %p, i8 noundef %a) {
  %c = icmp eq ptr %p, @f
  br i1 %c, label %then, label %else
then:
  %v = call i8 @f(i8 %a) nounwind willreturn
  ret i8 %v
else:
  %w = call i8 %p(i8 %a)
  ret i8 %w
}

declare void @takes-pointer(ptr)

; function-may-be-at-any-number: wrong
define void @src.function-may-be-at-any-number() {
  call void @takes-pointer(ptr @f)
  ret void
}
define void @tgt.function-may-be-at-any-number() {
  call void @takes-pointer(ptr align 64 @f)
  ret void
}

; function-may-lose-a-bit-that-was-set: right
define i32 @returns-seven() {
  ret i32 7
}
define i32 @src.function-may-lose-a-bit-that-was-set() {
  %n = ptrtoint ptr @returns-seven to i64
  %t = or i64 %n, 1
  %m = and i64 %t, -2
  %p = inttoptr i64 %m to ptr
  %r = call i32 %p()
  ret i32 %r
}
define i32 @tgt.function-may-lose-a-bit-that-was-set() {
  ret i32 7
}
