; Pairs about the C library, the heap, addresses as numbers, and vector instructions of x86. A line `; NAME: VERDICT` says
; what `refine` must find. C11 7.22.3, 7.24; LangRef "ptrtoint".

declare i32 @memcmp(ptr, ptr, i64)
declare i64 @strlen(ptr)
declare i32 @ffs(i32)
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare void @free(ptr)
declare <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32>, <4 x i32>)

; memcmp-of-nothing: right
define i32 @src.memcmp-of-nothing(ptr %p, ptr %q) {
  %o = call i32 @memcmp(ptr %p, ptr %q, i64 0)
  ret i32 %o
}
define i32 @tgt.memcmp-of-nothing(ptr %p, ptr %q) {
  ret i32 0
}

; memcmp-is-no-difference: wrong
define i1 @src.memcmp-is-no-difference(ptr noundef %p, ptr noundef %q) {
  %o = call i32 @memcmp(ptr %p, ptr %q, i64 1)
  %c = icmp slt i32 %o, 0
  ret i1 %c
}
define i1 @tgt.memcmp-is-no-difference(ptr noundef %p, ptr noundef %q) {
  %x = load i8, ptr %p, align 1
  %y = load i8, ptr %q, align 1
  %c = icmp slt i8 %x, %y
  ret i1 %c
}

; empty-string: right
define i1 @src.empty-string(ptr noundef %s) {
  %n = call i64 @strlen(ptr %s)
  %c = icmp eq i64 %n, 0
  ret i1 %c
}
define i1 @tgt.empty-string(ptr noundef %s) {
  %b = load i8, ptr %s, align 1
  %c = icmp eq i8 %b, 0
  ret i1 %c
}

; ffs-of-zero: wrong
define i32 @src.ffs-of-zero(i32 %x) {
  %r = call i32 @ffs(i32 %x)
  ret i32 %r
}
define i32 @tgt.ffs-of-zero(i32 %x) {
  %z = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  %r = add i32 %z, 1
  ret i32 %r
}

; allocation-removed: right
define i8 @src.allocation-removed(i8 %x) {
  %p = call ptr @malloc(i64 1)
  call void @free(ptr %p)
  ret i8 %x
}
define i8 @tgt.allocation-removed(i8 %x) {
  ret i8 %x
}

; allocation-succeeds: right
define i1 @src.allocation-succeeds() {
  %p = call ptr @malloc(i64 4)
  %c = icmp eq ptr %p, null
  call void @free(ptr %p)
  ret i1 %c
}
define i1 @tgt.allocation-succeeds() {
  ret i1 false
}

; allocation-may-fail: wrong
define i1 @src.allocation-may-fail() {
  ret i1 false
}
define i1 @tgt.allocation-may-fail() {
  %p = call ptr @malloc(i64 4)
  %c = icmp eq ptr %p, null
  call void @free(ptr %p)
  ret i1 %c
}

; calloc-is-zero: right
define i8 @src.calloc-is-zero() {
  %p = call ptr @calloc(i64 1, i64 2)
  %n = icmp eq ptr %p, null
  br i1 %n, label %end, label %look
look:
  %v = load i8, ptr %p
  call void @free(ptr %p)
  ret i8 %v
end:
  ret i8 0
}
define i8 @tgt.calloc-is-zero() {
  ret i8 0
}

; freed-twice: vacuous
define void @src.freed-twice() {
  %p = call ptr @calloc(i64 1, i64 2)
  store i8 1, ptr %p
  call void @free(ptr %p)
  call void @free(ptr %p)
  ret void
}
define void @tgt.freed-twice() {
  ret void
}

; used-after-free: wrong
define i8 @src.used-after-free() {
  %p = call ptr @malloc(i64 1)
  call void @free(ptr %p)
  ret i8 0
}
define i8 @tgt.used-after-free() {
  %p = call ptr @malloc(i64 1)
  call void @free(ptr %p)
  %v = load i8, ptr %p
  ret i8 0
}

; difference-of-addresses: right
define i64 @src.difference-of-addresses(ptr noundef %p) {
  %q = getelementptr i8, ptr %p, i64 5
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %b, %a
  ret i64 %d
}
define i64 @tgt.difference-of-addresses(ptr noundef %p) {
  ret i64 5
}

; low-bits-of-an-address: wrong
define i64 @src.low-bits-of-an-address(ptr noundef %p) {
  %a = ptrtoint ptr %p to i64
  %l = and i64 %a, 1
  ret i64 %l
}
define i64 @tgt.low-bits-of-an-address(ptr noundef %p) {
  ret i64 0
}

; shift-of-all-lanes: right
define <4 x i32> @src.shift-of-all-lanes(<4 x i32> %v) {
  %r = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %v, <4 x i32> <i32 3, i32 0, i32 9, i32 9>)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.shift-of-all-lanes(<4 x i32> %v) {
  %r = lshr <4 x i32> %v, <i32 3, i32 3, i32 3, i32 3>
  ret <4 x i32> %r
}

; shift-by-the-width: wrong
define <4 x i32> @src.shift-by-the-width(<4 x i32> %v) {
  %r = call <4 x i32> @llvm.x86.sse2.psrl.d(<4 x i32> %v, <4 x i32> <i32 32, i32 0, i32 0, i32 0>)
  ret <4 x i32> %r
}
define <4 x i32> @tgt.shift-by-the-width(<4 x i32> %v) {
  %r = lshr <4 x i32> %v, <i32 32, i32 32, i32 32, i32 32>
  ret <4 x i32> %r
}

declare float @atan2f(float, float)
declare double @exp(double)
declare double @llvm.sin.f64(double)
declare double @pow(double, double)
declare double @log(double)
declare float @cosf(float)

; arc-of-a-constant: right
define float @src.arc-of-a-constant() {
  %r = call float @atan2f(float -1.0, float 1.0)
  ret float %r
}
define float @tgt.arc-of-a-constant() {
  ret float 0xBFE921FB60000000
}

; arc-of-zero-keeps-its-sign: right
define float @src.arc-of-zero-keeps-its-sign() {
  %r = call float @atan2f(float -0.0, float 1.0)
  ret float %r
}
define float @tgt.arc-of-zero-keeps-its-sign() {
  ret float -0.0
}

; power-of-constants: right
define double @src.power-of-constants() {
  %r = call double @pow(double 2.0, double 10.0)
  ret double %r
}
define double @tgt.power-of-constants() {
  ret double 1024.0
}

; exponential-of-zero: right
define double @src.exponential-of-zero() {
  %r = call double @exp(double 0.0)
  ret double %r
}
define double @tgt.exponential-of-zero() {
  ret double 1.0
}

; sine-of-zero: right
define double @src.sine-of-zero() {
  %r = call double @llvm.sin.f64(double 0.0)
  ret double %r
}
define double @tgt.sine-of-zero() {
  ret double 0.0
}

@key = constant [4 x i8] c"abc\00"
declare i32 @strcmp(ptr, ptr)

; strings-are-equal-where-their-bytes-are: right
define i1 @src.strings-are-equal-where-their-bytes-are(ptr dereferenceable(5) %p) {
  %o = call i32 @strcmp(ptr %p, ptr @key)
  %r = icmp eq i32 %o, 0
  ret i1 %r
}
define i1 @tgt.strings-are-equal-where-their-bytes-are(ptr dereferenceable(5) %p) {
  %o = call i32 @memcmp(ptr %p, ptr @key, i64 4)
  %r = icmp eq i32 %o, 0
  ret i1 %r
}

; strings-are-not-equal-where-fewer-bytes-are: wrong
define i1 @src.strings-are-not-equal-where-fewer-bytes-are(ptr dereferenceable(5) %p) {
  %o = call i32 @strcmp(ptr %p, ptr @key)
  %r = icmp eq i32 %o, 0
  ret i1 %r
}
define i1 @tgt.strings-are-not-equal-where-fewer-bytes-are(ptr dereferenceable(5) %p) {
  %o = call i32 @memcmp(ptr %p, ptr @key, i64 3)
  %r = icmp eq i32 %o, 0
  ret i1 %r
}

; function-that-is-not-built-in: wrong
define i32 @src.function-that-is-not-built-in() {
  %r = call i32 @ffs(i32 0) nobuiltin
  ret i32 %r
}
define i32 @tgt.function-that-is-not-built-in() {
  ret i32 0
}

; allocation-that-is-not-built-in-removed: wrong
define void @src.allocation-that-is-not-built-in-removed() {
  %p = call ptr @malloc(i64 8) nobuiltin
  call void @free(ptr %p) nobuiltin
  ret void
}
define void @tgt.allocation-that-is-not-built-in-removed() {
  ret void
}

; allocation-that-is-built-in-again-removed: right
declare ptr @_Znwm(i64) nobuiltin
declare void @_ZdlPv(ptr) nobuiltin
define void @src.allocation-that-is-built-in-again-removed() {
  %p = call ptr @_Znwm(i64 8) builtin
  call void @_ZdlPv(ptr %p) builtin
  ret void
}
define void @tgt.allocation-that-is-built-in-again-removed() {
  ret void
}
