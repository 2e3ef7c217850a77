; Parameters that point beside each other into one object, so that accesses meet in part. A line `; NAME: VERDICT` says what `refine` must
; find. LangRef "Pointer Aliasing Rules": two parameters without `noalias` may be based on one object, at any places of it; "llvm.memcpy": the
; locations must either be equal or not overlap.

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; move-to-copy: wrong
define void @src.move-to-copy(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
define void @tgt.move-to-copy(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}

; copy-to-move: right
define void @src.copy-to-move(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
define void @tgt.copy-to-move(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}

; move-of-one-byte-to-copy: right
define void @src.move-of-one-byte-to-copy(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 1, i1 false)
  ret void
}
define void @tgt.move-of-one-byte-to-copy(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 1, i1 false)
  ret void
}

; move-to-a-local-to-copy: right
define i32 @src.move-to-a-local-to-copy(ptr %p) {
  %a = alloca i32
  call void @llvm.memmove.p0.p0.i64(ptr %a, ptr %p, i64 4, i1 false)
  %r = load i32, ptr %a
  ret i32 %r
}
define i32 @tgt.move-to-a-local-to-copy(ptr %p) {
  %a = alloca i32
  call void @llvm.memcpy.p0.p0.i64(ptr %a, ptr %p, i64 4, i1 false)
  %r = load i32, ptr %a
  ret i32 %r
}

; A copy keeps poison per byte, a loaded integer is poison as a whole (LangRef "Poison Values").
; move-to-loads-and-stores: wrong
define void @src.move-to-loads-and-stores(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
define void @tgt.move-to-loads-and-stores(ptr %p, ptr %q) {
  %v = load i32, ptr %q, align 1
  store i32 %v, ptr %p, align 1
  ret void
}

; move-by-halves: wrong
define void @src.move-by-halves(ptr %p, ptr %q) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 4, i1 false)
  ret void
}
define void @tgt.move-by-halves(ptr %p, ptr %q) {
  %a = load i16, ptr %q, align 1
  store i16 %a, ptr %p, align 1
  %q2 = getelementptr i8, ptr %q, i64 2
  %p2 = getelementptr i8, ptr %p, i64 2
  %b = load i16, ptr %q2, align 1
  store i16 %b, ptr %p2, align 1
  ret void
}

; load-across-a-store-to-the-half: wrong
define i64 @src.load-across-a-store-to-the-half(ptr %p, ptr %q) {
  store i64 7, ptr %p, align 8
  store i32 9, ptr %q, align 4
  %r = load i64, ptr %p, align 8
  %same = icmp eq ptr %p, %q
  %c = select i1 %same, i64 0, i64 %r
  ret i64 %c
}
define i64 @tgt.load-across-a-store-to-the-half(ptr %p, ptr %q) {
  store i64 7, ptr %p, align 8
  store i32 9, ptr %q, align 4
  %same = icmp eq ptr %p, %q
  %c = select i1 %same, i64 0, i64 7
  ret i64 %c
}

; load-across-a-store-to-a-member: wrong
define i32 @src.load-across-a-store-to-a-member(ptr %p, ptr %q) {
  %m = getelementptr i8, ptr %p, i64 8
  store i32 7, ptr %m, align 4
  store i32 9, ptr %q, align 4
  %r = load i32, ptr %m, align 4
  ret i32 %r
}
define i32 @tgt.load-across-a-store-to-a-member(ptr %p, ptr %q) {
  %m = getelementptr i8, ptr %p, i64 8
  store i32 7, ptr %m, align 4
  store i32 9, ptr %q, align 4
  ret i32 7
}

; load-across-a-store-apart: right
define i32 @src.load-across-a-store-apart(ptr noalias %p, ptr %q) {
  %m = getelementptr i8, ptr %p, i64 8
  store i32 7, ptr %m, align 4
  store i32 9, ptr %q, align 4
  %r = load i32, ptr %m, align 4
  ret i32 %r
}
define i32 @tgt.load-across-a-store-apart(ptr noalias %p, ptr %q) {
  %m = getelementptr i8, ptr %p, i64 8
  store i32 7, ptr %m, align 4
  store i32 9, ptr %q, align 4
  ret i32 7
}

; load-across-an-aligned-store: right
define i64 @src.load-across-an-aligned-store(ptr align 8 %p, ptr align 8 %q) {
  store i64 7, ptr %p, align 8
  store i32 9, ptr %q, align 8
  %r = load i64, ptr %p, align 8
  %same = icmp eq ptr %p, %q
  %c = select i1 %same, i64 0, i64 %r
  ret i64 %c
}
define i64 @tgt.load-across-an-aligned-store(ptr align 8 %p, ptr align 8 %q) {
  store i64 7, ptr %p, align 8
  store i32 9, ptr %q, align 8
  %same = icmp eq ptr %p, %q
  %c = select i1 %same, i64 0, i64 7
  ret i64 %c
}

; set-across-a-store: wrong
define i8 @src.set-across-a-store(ptr %p, ptr %q) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4, i1 false)
  %same = icmp eq ptr %p, %q
  store i8 2, ptr %q
  %m = getelementptr i8, ptr %p, i64 1
  %r = load i8, ptr %m
  ret i8 %r
}
define i8 @tgt.set-across-a-store(ptr %p, ptr %q) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 4, i1 false)
  store i8 2, ptr %q
  ret i8 1
}

; load-across-a-store-by-a-difference: wrong
define i32 @src.load-across-a-store-by-a-difference(ptr %p, ptr %q) {
  %a = getelementptr i8, ptr %p, i64 4
  %b = getelementptr i8, ptr %q, i64 16
  store i32 1, ptr %a, align 4
  %v = load i32, ptr %b, align 4
  ret i32 %v
}
define i32 @tgt.load-across-a-store-by-a-difference(ptr %p, ptr %q) {
  %a = getelementptr i8, ptr %p, i64 4
  %b = getelementptr i8, ptr %q, i64 16
  %v = load i32, ptr %b, align 4
  store i32 1, ptr %a, align 4
  ret i32 %v
}

; copy-better-aligned: wrong
define void @src.copy-better-aligned(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 16, i1 false)
  ret void
}
define void @tgt.copy-better-aligned(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 16 %q, i64 16, i1 false)
  ret void
}

; copy-less-aligned: right
define void @src.copy-less-aligned(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 4 %q, i64 8, i1 false)
  ret void
}
define void @tgt.copy-less-aligned(ptr %p, ptr %q) {
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %p, ptr %q, i64 8, i1 false)
  ret void
}
