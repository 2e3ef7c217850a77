; Big-endian memory. A line `; NAME: VERDICT` says what `refine` must find. LangRef "Data Layout", `E`; "Vector Type".
target datalayout = "E-m:e-i64:64-n32:64"

@number = constant i32 1

; first-byte-is-the-highest: right
define i8 @src.first-byte-is-the-highest(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %r = load i8, ptr %p
  ret i8 %r
}
define i8 @tgt.first-byte-is-the-highest(i32 %x) {
  %h = lshr i32 %x, 24
  %r = trunc i32 %h to i8
  ret i8 %r
}

; first-byte-is-not-the-lowest: wrong
define i8 @src.first-byte-is-not-the-lowest(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %r = load i8, ptr %p
  ret i8 %r
}
define i8 @tgt.first-byte-is-not-the-lowest(i32 %x) {
  %r = trunc i32 %x to i8
  ret i8 %r
}

; constant: right
define i8 @src.constant() {
  %p = getelementptr i8, ptr @number, i64 3
  %r = load i8, ptr %p
  ret i8 %r
}
define i8 @tgt.constant() {
  ret i8 1
}

; bytes-of-a-constant-number: wrong
define i8 @src.bytes-of-a-constant-number() {
  %r = load i8, ptr @number
  ret i8 %r
}
define i8 @tgt.bytes-of-a-constant-number() {
  ret i8 1
}

; two-halves: right
define i32 @src.two-halves(ptr %p) {
  %r = load i32, ptr %p, align 1, !noundef !0
  ret i32 %r
}
define i32 @tgt.two-halves(ptr %p) {
  %a = load i16, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 2
  %b = load i16, ptr %q, align 1
  %h = zext i16 %a to i32
  %s = shl i32 %h, 16
  %l = zext i16 %b to i32
  %r = or i32 %s, %l
  ret i32 %r
}

; lanes-are-in-order: right
define i16 @src.lanes-are-in-order(<2 x i16> %v) {
  %i = bitcast <2 x i16> %v to i32
  %h = lshr i32 %i, 16
  %r = trunc i32 %h to i16
  ret i16 %r
}
define i16 @tgt.lanes-are-in-order(<2 x i16> %v) {
  %r = extractelement <2 x i16> %v, i64 0
  ret i16 %r
}

; lanes-of-bits: right
define i1 @src.lanes-of-bits(i8 %x) {
  %v = bitcast i8 %x to <8 x i1>
  %r = extractelement <8 x i1> %v, i64 0
  ret i1 %r
}
define i1 @tgt.lanes-of-bits(i8 %x) {
  %r = icmp slt i8 %x, 0
  ret i1 %r
}

; conversion-is-a-store-and-a-load: right
define i64 @src.conversion-is-a-store-and-a-load(<4 x i16> %v) {
  %p = alloca <4 x i16>
  store <4 x i16> %v, ptr %p
  %r = load i64, ptr %p
  ret i64 %r
}
define i64 @tgt.conversion-is-a-store-and-a-load(<4 x i16> %v) {
  %r = bitcast <4 x i16> %v to i64
  ret i64 %r
}

; members: right
define i16 @src.members(i16 %a, i16 %b) {
  %p = alloca { i16, i16 }
  %s = insertvalue { i16, i16 } poison, i16 %a, 0
  %t = insertvalue { i16, i16 } %s, i16 %b, 1
  store { i16, i16 } %t, ptr %p
  %i = load i32, ptr %p, align 2
  %r = trunc i32 %i to i16
  ret i16 %r
}
define i16 @tgt.members(i16 %a, i16 %b) {
  ret i16 %b
}

; float: right
define i8 @src.float(float %x) {
  %p = alloca float
  store float %x, ptr %p
  %r = load i8, ptr %p
  ret i8 %r
}
define i8 @tgt.float(float %x) {
  %i = bitcast float %x to i32
  %h = lshr i32 %i, 24
  %r = trunc i32 %h to i8
  ret i8 %r
}

!0 = !{}
