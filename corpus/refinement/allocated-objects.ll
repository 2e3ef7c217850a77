; Objects of the heap that outlive the function: it returns them, or has passed them to a function that may keep them. A line
; `; NAME: VERDICT` says what `refine` must find. C11 7.22.3; C++ 17.6.3.1 ("operator new" does not return null).

declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @_Znwm(i64)
declare void @free(ptr)
declare ptr @realloc(ptr, i64)
declare void @g(ptr)
declare void @reads(ptr nocapture readonly) nounwind willreturn memory(argmem: read)

; returned-object-is-aligned: right
define ptr @src.returned-object-is-aligned() {
  %p = call ptr @_Znwm(i64 8)
  store i8 0, ptr %p, align 1
  ret ptr %p
}
define ptr @tgt.returned-object-is-aligned() {
  %p = call ptr @_Znwm(i64 8)
  store i8 0, ptr %p, align 8
  ret ptr %p
}

; returned-object-holds-another-number: wrong
define ptr @src.returned-object-holds-another-number() {
  %p = call ptr @_Znwm(i64 1)
  store i8 1, ptr %p
  ret ptr %p
}
define ptr @tgt.returned-object-holds-another-number() {
  %p = call ptr @_Znwm(i64 1)
  store i8 2, ptr %p
  ret ptr %p
}

; two-stores-as-one: right
define ptr @src.two-stores-as-one(i8 noundef %a, i8 noundef %b) {
  %p = call ptr @_Znwm(i64 2)
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %a, ptr %p
  store i8 %b, ptr %q
  ret ptr %p
}
define ptr @tgt.two-stores-as-one(i8 noundef %a, i8 noundef %b) {
  %p = call ptr @_Znwm(i64 2)
  %w = zext i8 %a to i16
  %h = zext i8 %b to i16
  %s = shl i16 %h, 8
  %v = or i16 %w, %s
  store i16 %v, ptr %p
  ret ptr %p
}

; what-nobody-wrote-may-be-zero: right
define ptr @src.what-nobody-wrote-may-be-zero() {
  %p = call ptr @malloc(i64 4)
  ret ptr %p
}
define ptr @tgt.what-nobody-wrote-may-be-zero() {
  %p = call ptr @calloc(i64 1, i64 4)
  ret ptr %p
}

; zeros-are-no-longer-written: wrong
define ptr @src.zeros-are-no-longer-written() {
  %p = call ptr @calloc(i64 1, i64 1)
  ret ptr %p
}
define ptr @tgt.zeros-are-no-longer-written() {
  %p = call ptr @malloc(i64 1)
  ret ptr %p
}

; null-is-not-stored-to: wrong
define ptr @src.null-is-not-stored-to() {
  %p = call ptr @malloc(i64 1)
  %n = icmp eq ptr %p, null
  br i1 %n, label %none, label %some
none:
  ret ptr null
some:
  store i8 10, ptr %p
  ret ptr %p
}
define ptr @tgt.null-is-not-stored-to() {
  %p = call ptr @malloc(i64 1)
  store i8 10, ptr %p
  ret ptr %p
}

; larger-object: right
define ptr @src.larger-object() {
  %p = call ptr @_Znwm(i64 1)
  store i8 7, ptr %p
  ret ptr %p
}
define ptr @tgt.larger-object() {
  %p = call ptr @_Znwm(i64 2)
  store i8 7, ptr %p
  ret ptr %p
}

; smaller-object: wrong
define ptr @src.smaller-object() {
  %p = call ptr @_Znwm(i64 2)
  store i8 7, ptr %p
  ret ptr %p
}
define ptr @tgt.smaller-object() {
  %p = call ptr @_Znwm(i64 1)
  store i8 7, ptr %p
  ret ptr %p
}

; start-that-others-may-free: wrong
define ptr @src.start-that-others-may-free() {
  %p = call ptr @_Znwm(i64 1)
  store i8 7, ptr %p
  ret ptr %p
}
define ptr @tgt.start-that-others-may-free() {
  %p = call ptr @_Znwm(i64 2)
  %q = getelementptr i8, ptr %p, i64 1
  store i8 7, ptr %q
  ret ptr %q
}

; object-in-the-place-of-null: wrong
define ptr @src.object-in-the-place-of-null() {
  ret ptr null
}
define ptr @tgt.object-in-the-place-of-null() {
  %p = call ptr @_Znwm(i64 1)
  ret ptr %p
}

; object-in-the-place-of-poison: right
define ptr @src.object-in-the-place-of-poison() {
  ret ptr poison
}
define ptr @tgt.object-in-the-place-of-poison() {
  %p = call ptr @_Znwm(i64 1)
  ret ptr %p
}

; written-after-it-was-passed: wrong
define void @src.written-after-it-was-passed() {
  %p = call ptr @_Znwm(i64 1)
  call void @g(ptr %p)
  store i8 1, ptr %p
  ret void
}
define void @tgt.written-after-it-was-passed() {
  %p = call ptr @_Znwm(i64 1)
  call void @g(ptr %p)
  ret void
}

; written-after-it-was-read: right
define void @src.written-after-it-was-read() {
  %p = call ptr @_Znwm(i64 1)
  store i8 0, ptr %p
  call void @reads(ptr %p)
  store i8 1, ptr %p
  ret void
}
define void @tgt.written-after-it-was-read() {
  %p = call ptr @_Znwm(i64 1)
  store i8 0, ptr %p
  call void @reads(ptr %p)
  ret void
}

; written-and-freed: right
define void @src.written-and-freed() {
  %p = call ptr @_Znwm(i64 1)
  call void @g(ptr %p)
  store i8 1, ptr %p
  call void @free(ptr %p)
  ret void
}
define void @tgt.written-and-freed() {
  %p = call ptr @_Znwm(i64 1)
  call void @g(ptr %p)
  call void @free(ptr %p)
  ret void
}

; freed-though-others-know-it: wrong
define void @src.freed-though-others-know-it() {
  %p = call ptr @_Znwm(i64 1)
  store i8 0, ptr %p
  call void @g(ptr %p)
  ret void
}
define void @tgt.freed-though-others-know-it() {
  %p = call ptr @_Znwm(i64 1)
  store i8 0, ptr %p
  call void @g(ptr %p)
  call void @free(ptr %p)
  ret void
}

; returns-the-object-that-was-passed: right
define ptr @src.returns-the-object-that-was-passed() {
  %p = call ptr @_Znwm(i64 1)
  store i8 0, ptr %p
  call void @g(ptr %p)
  %v = load i8, ptr %p
  store i8 %v, ptr %p
  ret ptr %p
}
define ptr @tgt.returns-the-object-that-was-passed() {
  %p = call ptr @_Znwm(i64 1)
  store i8 0, ptr %p
  call void @g(ptr %p)
  ret ptr %p
}

; returns-another-object-than-was-passed: wrong
define ptr @src.returns-another-object-than-was-passed() {
  %p = call ptr @_Znwm(i64 1)
  %q = call ptr @_Znwm(i64 1)
  store i8 0, ptr %p
  store i8 0, ptr %q
  call void @g(ptr %p)
  store i8 0, ptr %p
  ret ptr %p
}
define ptr @tgt.returns-another-object-than-was-passed() {
  %p = call ptr @_Znwm(i64 1)
  %q = call ptr @_Znwm(i64 1)
  store i8 0, ptr %p
  store i8 0, ptr %q
  call void @g(ptr %p)
  store i8 0, ptr %p
  ret ptr %q
}

; realloc-of-null-is-malloc: right
define ptr @src.realloc-of-null-is-malloc() {
  %p = call ptr @realloc(ptr null, i64 3)
  ret ptr %p
}
define ptr @tgt.realloc-of-null-is-malloc() {
  %p = call ptr @malloc(i64 3)
  ret ptr %p
}

; realloc-keeps-what-was-there: right
define i8 @src.realloc-keeps-what-was-there() {
  %p = call ptr @_Znwm(i64 2)
  store i8 5, ptr %p
  %q = call ptr @realloc(ptr %p, i64 1)
  %n = icmp eq ptr %q, null
  br i1 %n, label %none, label %some
none:
  %a = load i8, ptr %p
  ret i8 %a
some:
  %b = load i8, ptr %q
  ret i8 %b
}
define i8 @tgt.realloc-keeps-what-was-there() {
  ret i8 5
}

; realloc-may-fail: wrong
define i8 @src.realloc-may-fail() {
  %p = call ptr @_Znwm(i64 1)
  %q = call ptr @realloc(ptr %p, i64 2)
  %n = icmp eq ptr %q, null
  %r = select i1 %n, i8 1, i8 2
  ret i8 %r
}
define i8 @tgt.realloc-may-fail() {
  %p = call ptr @_Znwm(i64 1)
  %q = call ptr @realloc(ptr %p, i64 2)
  store i8 7, ptr %q
  ret i8 2
}

; realloc-ends-the-old-object: right
define i8 @src.realloc-ends-the-old-object(i1 noundef %c) {
  br i1 %c, label %a, label %b
a:
  %p = call ptr @_Znwm(i64 1)
  store i8 5, ptr %p
  %q = call ptr @realloc(ptr %p, i64 2)
  %n = icmp eq ptr %q, null
  br i1 %n, label %none, label %some
none:
  ret i8 1
some:
  %v = load i8, ptr %p
  ret i8 %v
b:
  ret i8 2
}
define i8 @tgt.realloc-ends-the-old-object(i1 noundef %c) {
  ret i8 2
}

; realloc-of-a-local-is-undefined: right
define i8 @src.realloc-of-a-local-is-undefined(i1 noundef %c) {
  %p = alloca i8
  br i1 %c, label %a, label %b
a:
  %q = call ptr @realloc(ptr %p, i64 2)
  ret i8 1
b:
  ret i8 2
}
define i8 @tgt.realloc-of-a-local-is-undefined(i1 noundef %c) {
  ret i8 2
}

; what-realloc-adds-is-not-written: wrong
define i8 @src.what-realloc-adds-is-not-written() {
  %p = call ptr @_Znwm(i64 1)
  store i8 5, ptr %p
  %q = call ptr @realloc(ptr %p, i64 2)
  %n = icmp eq ptr %q, null
  br i1 %n, label %none, label %some
none:
  ret i8 5
some:
  %a = load i8, ptr %q
  ret i8 %a
}
define i8 @tgt.what-realloc-adds-is-not-written() {
  %p = call ptr @_Znwm(i64 1)
  store i8 5, ptr %p
  %q = call ptr @realloc(ptr %p, i64 2)
  %n = icmp eq ptr %q, null
  br i1 %n, label %none, label %some
none:
  ret i8 5
some:
  %s = getelementptr i8, ptr %q, i64 1
  %a = load i8, ptr %s
  %d = udiv i8 5, %a
  ret i8 5
}
