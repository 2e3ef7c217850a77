; Calls of functions without bodies and the objects that they are passed: which calls nobody sees, and which objects a function cannot
; tell apart. A line `; NAME: VERDICT` says what `refine` must find.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @f(ptr)
declare void @f2(ptr, ptr)
@G = global i8 0

; writes-a-local-that-nobody-reads: right
define void @src.writes-a-local-that-nobody-reads() {
  %a = alloca i32
  call void @f(ptr nocapture writeonly %a) nounwind willreturn memory(argmem: readwrite)
  ret void
}
define void @tgt.writes-a-local-that-nobody-reads() {
  ret void
}

; may-not-return: wrong
define void @src.may-not-return() {
  %a = alloca i32
  call void @f(ptr nocapture writeonly %a) nounwind memory(argmem: readwrite)
  ret void
}
define void @tgt.may-not-return() {
  ret void
}

; may-unwind: wrong
define void @src.may-unwind() {
  %a = alloca i32
  call void @f(ptr nocapture writeonly %a) willreturn memory(argmem: readwrite)
  ret void
}
define void @tgt.may-unwind() {
  ret void
}

; writes-other-memory-too: wrong
define void @src.writes-other-memory-too() {
  %a = alloca i32
  call void @f(ptr nocapture writeonly %a) nounwind willreturn memory(readwrite)
  ret void
}
define void @tgt.writes-other-memory-too() {
  ret void
}

; reads-one-local-and-writes-another: right
define void @src.reads-one-local-and-writes-another() {
  %a = alloca i32
  %b = alloca i32
  store i32 1, ptr %b
  call void @f2(ptr nocapture writeonly %a, ptr nocapture readonly %b) nounwind willreturn memory(argmem: readwrite)
  ret void
}
define void @tgt.reads-one-local-and-writes-another() {
  ret void
}

; written-over-in-full: right
define i32 @src.written-over-in-full() {
  %a = alloca i32
  call void @f(ptr nocapture writeonly %a) nounwind willreturn memory(argmem: readwrite)
  store i32 0, ptr %a
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @tgt.written-over-in-full() {
  ret i32 0
}

; written-over-in-part: wrong
define i32 @src.written-over-in-part() {
  %a = alloca i32
  store i32 0, ptr %a
  call void @f(ptr nocapture writeonly %a) nounwind willreturn memory(argmem: readwrite)
  store i16 0, ptr %a
  %v = load i32, ptr %a
  ret i32 %v
}
define i32 @tgt.written-over-in-part() {
  ret i32 0
}

; writes-a-global-that-is-written-over: right
define void @src.writes-a-global-that-is-written-over() {
  call void @f(ptr nocapture writeonly @G) nounwind willreturn memory(argmem: readwrite)
  store i8 0, ptr @G
  ret void
}
define void @tgt.writes-a-global-that-is-written-over() {
  store i8 0, ptr @G
  ret void
}

; writes-a-global: wrong
define void @src.writes-a-global() {
  call void @f(ptr nocapture writeonly @G) nounwind willreturn memory(argmem: readwrite)
  ret void
}
define void @tgt.writes-a-global() {
  ret void
}

; the-same-is-written-twice: right
define i8 @src.the-same-is-written-twice() {
  %a = alloca i8
  %b = alloca i8
  call void @f(ptr nocapture writeonly %a) nounwind willreturn memory(argmem: write)
  call void @f(ptr nocapture writeonly %b) nounwind willreturn memory(argmem: write)
  store i8 1, ptr %a
  %v = load i8, ptr %a
  ret i8 %v
}
define i8 @tgt.the-same-is-written-twice() {
  ret i8 1
}

; another-local-as-large: right
define i8 @src.another-local-as-large() {
  %unused = alloca i64
  %a = alloca i8
  store i8 1, ptr %a
  call void @f(ptr %a)
  %v = load i8, ptr %a
  ret i8 %v
}
define i8 @tgt.another-local-as-large() {
  %a = alloca i8
  store i8 1, ptr %a
  call void @f(ptr %a)
  %v = load i8, ptr %a
  ret i8 %v
}

; a-part-of-a-larger-local: right
define void @src.a-part-of-a-larger-local() {
  %large = alloca [16 x i8]
  %small = alloca [8 x i8]
  %part = getelementptr i8, ptr %large, i64 8
  call void @f(ptr %small) nounwind
  call void @llvm.memcpy.p0.p0.i64(ptr %part, ptr %small, i64 8, i1 false)
  ret void
}
define void @tgt.a-part-of-a-larger-local() {
  %large = alloca [16 x i8]
  %part = getelementptr i8, ptr %large, i64 8
  call void @f(ptr %part) nounwind
  ret void
}

; what-is-beside-the-part-stays: right
define i8 @src.what-is-beside-the-part-stays() {
  %large = alloca [16 x i8]
  %small = alloca [8 x i8]
  store i8 3, ptr %large
  %part = getelementptr i8, ptr %large, i64 8
  call void @f(ptr %small) nounwind
  call void @llvm.memcpy.p0.p0.i64(ptr %part, ptr %small, i64 8, i1 false)
  %v = load i8, ptr %large
  ret i8 %v
}
define i8 @tgt.what-is-beside-the-part-stays() {
  %large = alloca [16 x i8]
  store i8 3, ptr %large
  %part = getelementptr i8, ptr %large, i64 8
  call void @f(ptr %part) nounwind
  ret i8 3
}

; a-smaller-local: wrong
define void @src.a-smaller-local() {
  %a = alloca [16 x i8]
  call void @f(ptr %a)
  ret void
}
define void @tgt.a-smaller-local() {
  %a = alloca [8 x i8]
  call void @f(ptr %a)
  ret void
}

; a-part-with-less-before-it: wrong
define void @src.a-part-with-less-before-it() {
  %a = alloca [16 x i8]
  %part = getelementptr i8, ptr %a, i64 8
  call void @f(ptr %part)
  ret void
}
define void @tgt.a-part-with-less-before-it() {
  %a = alloca [16 x i8]
  %part = getelementptr i8, ptr %a, i64 4
  call void @f(ptr %part)
  ret void
}

; an-argument-in-the-place-of-its-copy: right
define void @src.an-argument-in-the-place-of-its-copy(ptr noalias align 4 %p) {
  %copy = alloca i8, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %copy, ptr align 4 %p, i64 1, i1 false)
  call void @f(ptr nocapture noalias readonly %copy)
  ret void
}
define void @tgt.an-argument-in-the-place-of-its-copy(ptr noalias align 4 %p) {
  call void @f(ptr nocapture noalias readonly %p)
  ret void
}

; an-argument-in-the-place-of-a-copy-that-is-kept: wrong
define void @src.an-argument-in-the-place-of-a-copy-that-is-kept(ptr noalias %p) {
  %copy = alloca i8
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %p, i64 1, i1 false)
  call void @f(ptr noalias readonly %copy)
  ret void
}
define void @tgt.an-argument-in-the-place-of-a-copy-that-is-kept(ptr noalias %p) {
  call void @f(ptr noalias readonly %p)
  ret void
}

; an-argument-in-the-place-of-a-copy-that-is-written: wrong
define void @src.an-argument-in-the-place-of-a-copy-that-is-written(ptr noalias %p) {
  %copy = alloca i8
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %p, i64 1, i1 false)
  call void @f(ptr nocapture noalias %copy)
  ret void
}
define void @tgt.an-argument-in-the-place-of-a-copy-that-is-written(ptr noalias %p) {
  call void @f(ptr nocapture noalias %p)
  ret void
}

; a-shared-argument-in-the-place-of-its-copy: wrong
define void @src.a-shared-argument-in-the-place-of-its-copy(ptr %p) {
  %copy = alloca i8
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %p, i64 1, i1 false)
  call void @f(ptr nocapture readonly %copy)
  ret void
}
define void @tgt.a-shared-argument-in-the-place-of-its-copy(ptr %p) {
  call void @f(ptr nocapture readonly %p)
  ret void
}

; what-may-be-speculated-has-no-effect: right
declare i32 @pure(ptr) nounwind memory(argmem: readwrite) speculatable
define i32 @src.what-may-be-speculated-has-no-effect(ptr %p, i1 %c) {
  br i1 %c, label %y, label %n
y:
  %x = call i32 @pure(ptr %p)
  ret i32 %x
n:
  ret i32 0
}
define i32 @tgt.what-may-be-speculated-has-no-effect(ptr %p, i1 %c) {
  %x = call i32 @pure(ptr %p)
  %s = select i1 %c, i32 %x, i32 0
  ret i32 %s
}

; a-copy-of-the-original-in-the-place-of-one-of-its-copy: right
declare void @init(ptr nocapture sret(i64) align 8)
declare i1 @check(ptr readonly byval(i64) align 8) memory(argmem: read)
define i1 @src.a-copy-of-the-original-in-the-place-of-one-of-its-copy() {
  %copy = alloca i64, align 8
  %a = alloca i64, align 8
  call void @init(ptr sret(i64) align 8 %a)
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr %a, i64 8, i1 false)
  %r = call i1 @check(ptr byval(i64) align 8 %copy)
  ret i1 %r
}
define i1 @tgt.a-copy-of-the-original-in-the-place-of-one-of-its-copy() {
  %a = alloca i64, align 8
  call void @init(ptr sret(i64) align 8 %a)
  %r = call i1 @check(ptr byval(i64) align 8 %a)
  ret i1 %r
}

; a-copy-of-another-content: wrong
define i1 @src.a-copy-of-another-content() {
  %a = alloca i64, align 8
  store i64 0, ptr %a
  call void @init(ptr sret(i64) align 8 %a)
  %r = call i1 @check(ptr byval(i64) align 8 %a)
  ret i1 %r
}
define i1 @tgt.a-copy-of-another-content() {
  %a = alloca i64, align 8
  store i64 0, ptr %a
  call void @init(ptr sret(i64) align 8 %a)
  store i8 1, ptr %a
  %r = call i1 @check(ptr byval(i64) align 8 %a)
  ret i1 %r
}
