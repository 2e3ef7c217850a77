; Promises of the judged function itself: pointers that it must not keep, copies that it must not write, memory that it must not access. A
; line `; NAME: VERDICT` says what `refine` must find. LangRef 19 "nocapture", "byval", "readonly", "memory(…)".

declare void @keeps(ptr)
declare ptr @returns(ptr nocapture)
declare void @f(ptr)
declare void @fn()
@G = global i8 0

; another-pointer-is-returned: right
define ptr @src.another-pointer-is-returned(ptr nocapture %p, ptr %q) {
  %v = load i8, ptr %p
  %c = icmp eq i8 %v, %v
  %r = select i1 %c, ptr %q, ptr %q
  ret ptr %r
}
define ptr @tgt.another-pointer-is-returned(ptr nocapture %p, ptr %q) {
  ret ptr %q
}

; equal-pointer-that-must-not-be-kept: wrong
define ptr @src.equal-pointer-that-must-not-be-kept(ptr nocapture %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  %r = select i1 %c, ptr %q, ptr null
  ret ptr %r
}
define ptr @tgt.equal-pointer-that-must-not-be-kept(ptr nocapture %p, ptr %q) {
  %c = icmp eq ptr %p, %q
  %r = select i1 %c, ptr %p, ptr null
  ret ptr %r
}

; local-is-kept-in-its-place: right
define void @src.local-is-kept-in-its-place(ptr nocapture readonly %p) {
  %a = alloca i8
  store i8 1, ptr %a
  %v = load i8, ptr %p
  store i8 %v, ptr %a
  call void @keeps(ptr %a)
  ret void
}
define void @tgt.local-is-kept-in-its-place(ptr nocapture readonly %p) {
  %a = alloca i8
  %v = load i8, ptr %p
  store i8 %v, ptr %a
  call void @keeps(ptr %a)
  ret void
}

; local-holds-another-number: wrong
define void @src.local-holds-another-number(ptr nocapture readonly %p) {
  %a = alloca i8
  %v = load i8, ptr %p
  store i8 %v, ptr %a
  call void @keeps(ptr %a)
  ret void
}
define void @tgt.local-holds-another-number(ptr nocapture readonly %p) {
  %a = alloca i8
  store i8 1, ptr %a
  call void @keeps(ptr %a)
  ret void
}

; other-parameter-is-passed: wrong
define void @src.other-parameter-is-passed(ptr nocapture %p, ptr %q) {
  call void @keeps(ptr %q)
  ret void
}
define void @tgt.other-parameter-is-passed(ptr nocapture %p, ptr %q) {
  call void @keeps(ptr null)
  ret void
}

; result-of-a-call-that-keeps-nothing: wrong
define ptr @src.result-of-a-call-that-keeps-nothing(ptr nocapture %p) {
  %r = call ptr @returns(ptr %p)
  ret ptr %r
}
define ptr @tgt.result-of-a-call-that-keeps-nothing(ptr nocapture %p) {
  %r = call ptr @returns(ptr %p)
  ret ptr null
}

; a-copy-that-is-only-read-is-written: right
define i8 @src.a-copy-that-is-only-read-is-written(ptr readonly byval(i8) %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  store i8 0, ptr %p
  ret i8 1
b:
  ret i8 2
}
define i8 @tgt.a-copy-that-is-only-read-is-written(ptr readonly byval(i8) %p, i1 noundef %c) {
  ret i8 2
}

; a-copy-that-is-only-read-is-read: wrong
define i8 @src.a-copy-that-is-only-read-is-read(ptr readonly byval(i8) %p) {
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.a-copy-that-is-only-read-is-read(ptr readonly byval(i8) %p) {
  unreachable
}

; a-copy-that-is-only-written-is-read: right
define i8 @src.a-copy-that-is-only-written-is-read(ptr writeonly byval(i8) %p, i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %v = load i8, ptr %p
  ret i8 1
b:
  ret i8 2
}
define i8 @tgt.a-copy-that-is-only-written-is-read(ptr writeonly byval(i8) %p, i1 noundef %c) {
  ret i8 2
}

; a-copy-may-be-written: wrong
define i8 @src.a-copy-may-be-written(ptr byval(i8) %p) {
  store i8 1, ptr %p
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.a-copy-may-be-written(ptr byval(i8) %p) {
  unreachable
}

; a-copy-of-a-function-that-reads-is-read: wrong
define i8 @src.a-copy-of-a-function-that-reads-is-read(ptr byval(i8) %p) memory(argmem: read) {
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.a-copy-of-a-function-that-reads-is-read(ptr byval(i8) %p) memory(argmem: read) {
  unreachable
}

; a-call-that-may-keep-the-promise: wrong
define void @src.a-call-that-may-keep-the-promise(ptr %p) memory(argmem: readwrite) {
  call void @f(ptr %p)
  ret void
}
define void @tgt.a-call-that-may-keep-the-promise(ptr %p) memory(argmem: readwrite) {
  unreachable
}

; a-call-that-only-accesses-its-own-memory: wrong
define i8 @src.a-call-that-only-accesses-its-own-memory() memory(inaccessiblemem: readwrite) {
  call void @fn()
  ret i8 0
}
define i8 @tgt.a-call-that-only-accesses-its-own-memory() memory(inaccessiblemem: readwrite) {
  unreachable
}

; a-call-writes-no-memory-that-the-caller-must-not: right
define i8 @src.a-call-writes-no-memory-that-the-caller-must-not() memory(read, argmem: readwrite) {
  %a = load i8, ptr @G
  call void @f(ptr null)
  %b = load i8, ptr @G
  ret i8 %b
}
define i8 @tgt.a-call-writes-no-memory-that-the-caller-must-not() memory(read, argmem: readwrite) {
  %a = load i8, ptr @G
  call void @f(ptr null)
  ret i8 %a
}

; an-argument-may-be-written-by-the-call: wrong
define i8 @src.an-argument-may-be-written-by-the-call(ptr %p) memory(argmem: readwrite) {
  store i8 1, ptr %p
  call void @f(ptr %p)
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.an-argument-may-be-written-by-the-call(ptr %p) memory(argmem: readwrite) {
  store i8 1, ptr %p
  call void @f(ptr %p)
  ret i8 1
}

; an-argument-is-only-read-by-the-call: right
define i8 @src.an-argument-is-only-read-by-the-call(ptr %p) memory(argmem: read) {
  %a = load i8, ptr %p
  call void @f(ptr %p) nofree nounwind willreturn
  %v = load i8, ptr %p
  ret i8 %v
}
define i8 @tgt.an-argument-is-only-read-by-the-call(ptr %p) memory(argmem: read) {
  %a = load i8, ptr %p
  call void @f(ptr %p) nofree nounwind willreturn
  ret i8 %a
}

; one-call-of-own-memory-may-not-return: wrong
define i8 @src.one-call-of-own-memory-may-not-return(i8 %x) {
  call void @fn() memory(inaccessiblemem: readwrite)
  ret i8 %x
}
define i8 @tgt.one-call-of-own-memory-may-not-return(i8 %x) {
  ret i8 %x
}
