; Lengths and indices that are no constants. A line `; NAME: VERDICT` says what `refine` must find. LangRef "llvm.memset", "llvm.memcpy",
; "extractelement", "insertelement"; C11 7.24.4.1.

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare i32 @memcmp(ptr, ptr, i64)
declare void @llvm.assume(i1)

@five = constant [5 x i8] c"12345"

; second-fill-of-equal-length: right
define void @src.second-fill-of-equal-length(ptr noalias %p, ptr noalias %q, i64 noundef %n) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 2, i64 %n, i1 false)
  ret void
}
define void @tgt.second-fill-of-equal-length(ptr noalias %p, ptr noalias %q, i64 noundef %n) {
  call void @llvm.memset.p0.i64(ptr %p, i8 2, i64 %n, i1 false)
  ret void
}

; second-fill-of-less: wrong
define void @src.second-fill-of-less(ptr %p, i64 noundef %n, i64 noundef %m) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 2, i64 %m, i1 false)
  ret void
}
define void @tgt.second-fill-of-less(ptr %p, i64 noundef %n, i64 noundef %m) {
  call void @llvm.memset.p0.i64(ptr %p, i8 2, i64 %m, i1 false)
  ret void
}

; copy-after-fill-of-equal-length: right
define void @src.copy-after-fill-of-equal-length(ptr noalias %p, ptr noalias %q, i64 noundef %n) {
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}
define void @tgt.copy-after-fill-of-equal-length(ptr noalias %p, ptr noalias %q, i64 noundef %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}

; fill-after-copy-is-not-the-copy: wrong
define void @src.fill-after-copy-is-not-the-copy(ptr noalias %p, ptr noalias %q, i64 noundef %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
  ret void
}
define void @tgt.fill-after-copy-is-not-the-copy(ptr noalias %p, ptr noalias %q, i64 noundef %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}

; copy-of-objects-that-are-apart: right
define void @src.copy-of-objects-that-are-apart(ptr noalias %p, ptr noalias %q, i64 noundef %n) {
  call void @llvm.memmove.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}
define void @tgt.copy-of-objects-that-are-apart(ptr noalias %p, ptr noalias %q, i64 noundef %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  ret void
}

; fill-of-a-length-below-a-constant: wrong
define void @src.fill-of-a-length-below-a-constant(ptr %p, i64 noundef %n) {
  %c = icmp ult i64 %n, 40
  call void @llvm.assume(i1 %c)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  ret void
}
define void @tgt.fill-of-a-length-below-a-constant(ptr %p, i64 noundef %n) {
  %c = icmp ult i64 %n, 39
  %m = select i1 %c, i64 %n, i64 0
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %m, i1 false)
  ret void
}

; comparison-at-the-end-of-an-object: right
define i32 @src.comparison-at-the-end-of-an-object(i64 %n) {
  %e = getelementptr i8, ptr @five, i64 5
  %r = call i32 @memcmp(ptr %e, ptr @five, i64 %n)
  ret i32 %r
}
define i32 @tgt.comparison-at-the-end-of-an-object(i64 %n) {
  ret i32 0
}

; comparison-before-the-end-of-an-object: wrong
define i32 @src.comparison-before-the-end-of-an-object(i64 %n) {
  %e = getelementptr i8, ptr @five, i64 4
  %r = call i32 @memcmp(ptr %e, ptr @five, i64 %n)
  ret i32 %r
}
define i32 @tgt.comparison-before-the-end-of-an-object(i64 %n) {
  ret i32 0
}

; lane-of-a-constant: right
define i32 @src.lane-of-a-constant(i32 %i) {
  %e = extractelement <4 x i32> bitcast (<2 x i64> <i64 1, i64 2> to <4 x i32>), i32 %i
  ret i32 %e
}
define i32 @tgt.lane-of-a-constant(i32 %i) {
  %e = extractelement <4 x i32> <i32 1, i32 0, i32 2, i32 0>, i32 %i
  ret i32 %e
}

; lane-of-another-constant: wrong
define i32 @src.lane-of-another-constant(i32 %i) {
  %e = extractelement <4 x i32> bitcast (<2 x i64> <i64 1, i64 2> to <4 x i32>), i32 %i
  ret i32 %e
}
define i32 @tgt.lane-of-another-constant(i32 %i) {
  %e = extractelement <4 x i32> <i32 1, i32 0, i32 2, i32 1>, i32 %i
  ret i32 %e
}

; lane-out-of-range-is-poison: right
define i32 @src.lane-out-of-range-is-poison(<4 x i32> %v, i64 noundef %i) {
  %e = extractelement <4 x i32> %v, i64 %i
  ret i32 %e
}
define i32 @tgt.lane-out-of-range-is-poison(<4 x i32> %v, i64 noundef %i) {
  %c = icmp ult i64 %i, 4
  %e = extractelement <4 x i32> %v, i64 %i
  %r = select i1 %c, i32 %e, i32 7
  ret i32 %r
}

; lane-in-range-is-not-poison: wrong
define i32 @src.lane-in-range-is-not-poison(<4 x i32> %v, i64 noundef %i) {
  %e = extractelement <4 x i32> %v, i64 %i
  ret i32 %e
}
define i32 @tgt.lane-in-range-is-not-poison(<4 x i32> %v, i64 noundef %i) {
  %c = icmp ult i64 %i, 3
  %e = extractelement <4 x i32> %v, i64 %i
  %r = select i1 %c, i32 %e, i32 7
  ret i32 %r
}

; inserted-lane-is-extracted: right
define i32 @src.inserted-lane-is-extracted(<4 x i32> %v, i64 noundef %i, i32 noundef %x) {
  %w = insertelement <4 x i32> %v, i32 %x, i64 %i
  %e = extractelement <4 x i32> %w, i64 %i
  ret i32 %e
}
define i32 @tgt.inserted-lane-is-extracted(<4 x i32> %v, i64 noundef %i, i32 noundef %x) {
  ret i32 %x
}

; inserted-lane-is-not-another: wrong
define i32 @src.inserted-lane-is-not-another(<4 x i32> %v, i64 noundef %i, i32 noundef %x) {
  %w = insertelement <4 x i32> %v, i32 %x, i64 %i
  %e = extractelement <4 x i32> %w, i64 0
  ret i32 %e
}
define i32 @tgt.inserted-lane-is-not-another(<4 x i32> %v, i64 noundef %i, i32 noundef %x) {
  ret i32 %x
}

; promised-length-is-not-small: wrong
define i8 @src.promised-length-is-not-small(ptr noundef %p, i64 noundef %n) {
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr %p, i64 %n)]
  %c = icmp ugt i64 %n, 7
  %r = zext i1 %c to i8
  ret i8 %r
}
define i8 @tgt.promised-length-is-not-small(ptr noundef %p, i64 noundef %n) {
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr %p, i64 %n)]
  ret i8 0
}

; promised-length-is-a-number: right
define i1 @src.promised-length-is-a-number(ptr noundef %p, i64 noundef %n) {
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr %p, i64 %n)]
  %c = icmp uge i64 %n, 0
  ret i1 %c
}
define i1 @tgt.promised-length-is-a-number(ptr noundef %p, i64 noundef %n) {
  ret i1 true
}
