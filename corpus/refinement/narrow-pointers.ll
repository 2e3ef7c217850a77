; Pointers of 32 bits, and what wraps. A line `; NAME: VERDICT` says what `refine` must find. LangRef "getelementptr".
target datalayout = "e-p:32:32-i64:64-n32"

; index-is-truncated: right
define i8 @src.index-is-truncated(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4294967296
  %r = load i8, ptr %q
  ret i8 %r
}
define i8 @tgt.index-is-truncated(ptr %p) {
  %r = load i8, ptr %p
  ret i8 %r
}

; product-wraps: right
define i8 @src.product-wraps(ptr %p) {
  %q = getelementptr i32, ptr %p, i32 1073741824
  %r = load i8, ptr %q
  ret i8 %r
}
define i8 @tgt.product-wraps(ptr %p) {
  %r = load i8, ptr %p
  ret i8 %r
}

; product-must-not-wrap: wrong
define ptr @src.product-must-not-wrap(ptr %p) {
  ret ptr %p
}
define ptr @tgt.product-must-not-wrap(ptr %p) {
  %q = getelementptr nuw i32, ptr %p, i32 1073741824
  ret ptr %q
}

; high-half-is-no-part: right
define i64 @src.high-half-is-no-part(ptr %p) {
  %i = ptrtoint ptr %p to i64
  %r = lshr i64 %i, 32
  ret i64 %r
}
define i64 @tgt.high-half-is-no-part(ptr %p) {
  ret i64 0
}

; pointer-fits-four-bytes: right
define ptr @src.pointer-fits-four-bytes(ptr %p) {
  %m = alloca ptr
  store ptr %p, ptr %m
  %r = load ptr, ptr %m, align 4
  ret ptr %r
}
define ptr @tgt.pointer-fits-four-bytes(ptr %p) {
  ret ptr %p
}

; next-member-is-at-four: right
define i32 @src.next-member-is-at-four(i32 %x, ptr %p) {
  %m = alloca { ptr, i32 }
  %q = getelementptr i8, ptr %m, i32 4
  store i32 %x, ptr %q
  %n = getelementptr { ptr, i32 }, ptr %m, i32 0, i32 1
  %r = load i32, ptr %n
  ret i32 %r
}
define i32 @tgt.next-member-is-at-four(i32 %x, ptr %p) {
  ret i32 %x
}

declare i32 @memcmp(ptr, ptr, i32)
declare i32 @bcmp(ptr, ptr, i32)
declare i32 @strlen(ptr)

; comparison-of-memory-for-equality: right
define i1 @src.comparison-of-memory-for-equality(ptr noundef %p, ptr noundef %q) {
  %o = call i32 @memcmp(ptr %p, ptr %q, i32 2)
  %r = icmp eq i32 %o, 0
  ret i1 %r
}
define i1 @tgt.comparison-of-memory-for-equality(ptr noundef %p, ptr noundef %q) {
  %o = call i32 @bcmp(ptr %p, ptr %q, i32 2)
  %r = icmp eq i32 %o, 0
  ret i1 %r
}

; comparison-of-memory-for-order: wrong
define i1 @src.comparison-of-memory-for-order(ptr noundef %p, ptr noundef %q) {
  %o = call i32 @memcmp(ptr %p, ptr %q, i32 2)
  %r = icmp slt i32 %o, 0
  ret i1 %r
}
define i1 @tgt.comparison-of-memory-for-order(ptr noundef %p, ptr noundef %q) {
  %o = call i32 @bcmp(ptr %p, ptr %q, i32 2)
  %r = icmp slt i32 %o, 0
  ret i1 %r
}

; empty-string-of-narrow-size: right
define i1 @src.empty-string-of-narrow-size(ptr noundef %p) {
  %n = call i32 @strlen(ptr %p)
  %r = icmp eq i32 %n, 0
  ret i1 %r
}
define i1 @tgt.empty-string-of-narrow-size(ptr noundef %p) {
  %c = load i8, ptr %p
  %r = icmp eq i8 %c, 0
  ret i1 %r
}

; number-of-a-narrow-pointer-is-the-pointer: right
define ptr @src.number-of-a-narrow-pointer-is-the-pointer(ptr %p) {
  %n = ptrtoint ptr %p to i32
  %q = inttoptr i32 %n to ptr
  ret ptr %q
}
define ptr @tgt.number-of-a-narrow-pointer-is-the-pointer(ptr %p) {
  ret ptr %p
}

; wide-number-of-a-narrow-pointer-is-the-pointer: right
define ptr @src.wide-number-of-a-narrow-pointer-is-the-pointer(ptr %p) {
  %n = ptrtoint ptr %p to i64
  %q = inttoptr i64 %n to ptr
  ret ptr %q
}
define ptr @tgt.wide-number-of-a-narrow-pointer-is-the-pointer(ptr %p) {
  ret ptr %p
}

; part-of-the-number-of-a-narrow-pointer-is-no-pointer: wrong
define ptr @src.part-of-the-number-of-a-narrow-pointer-is-no-pointer(ptr %p) {
  %n = ptrtoint ptr %p to i16
  %q = inttoptr i16 %n to ptr
  ret ptr %q
}
define ptr @tgt.part-of-the-number-of-a-narrow-pointer-is-no-pointer(ptr %p) {
  ret ptr %p
}
