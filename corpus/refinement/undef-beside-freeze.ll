; What a function freezes and what it leaves undef, both seen at once: what is frozen is one number for all uses, what is undef another for each
; (LangRef "freeze", "Undefined Values"). A line `; NAME: VERDICT` says what `refine` must find.

; frozen-or-undef-becomes-frozen: right
define i32 @src.frozen-or-undef-becomes-frozen(i32 %x, i1 %c) {
  %f = freeze i32 %x
  %s = select i1 %c, i32 %f, i32 undef
  ret i32 %s
}
define i32 @tgt.frozen-or-undef-becomes-frozen(i32 %x, i1 %c) {
  %f = freeze i32 %x
  ret i32 %f
}

; undef-or-frozen-becomes-frozen: right
define i16 @src.undef-or-frozen-becomes-frozen(i16 %x, i1 %c) {
  %f = freeze i16 %x
  %s = select i1 %c, i16 undef, i16 %f
  ret i16 %s
}
define i16 @tgt.undef-or-frozen-becomes-frozen(i16 %x, i1 %c) {
  %f = freeze i16 %x
  ret i16 %f
}

; frozen-choice-with-undef-becomes-frozen: right
define i32 @src.frozen-choice-with-undef-becomes-frozen(i32 %x, i1 %c) {
  %s = select i1 %c, i32 %x, i32 undef
  %f = freeze i32 %s
  ret i32 %f
}
define i32 @tgt.frozen-choice-with-undef-becomes-frozen(i32 %x, i1 %c) {
  %f = freeze i32 %x
  ret i32 %f
}

; frozen-becomes-not-frozen: wrong
define i32 @src.frozen-becomes-not-frozen(i32 %x, i1 %c) {
  %f = freeze i32 %x
  %s = select i1 %c, i32 %f, i32 undef
  ret i32 %s
}
define i32 @tgt.frozen-becomes-not-frozen(i32 %x, i1 %c) {
  ret i32 %x
}

; frozen-twice-becomes-undef: wrong
define <2 x i8> @src.frozen-twice-becomes-undef(i8 %x, i8 %y) {
  %f = freeze i8 %x
  %v = insertelement <2 x i8> undef, i8 %f, i32 0
  %w = insertelement <2 x i8> %v, i8 %y, i32 1
  ret <2 x i8> %w
}
define <2 x i8> @tgt.frozen-twice-becomes-undef(i8 %x, i8 %y) {
  %v = insertelement <2 x i8> undef, i8 %y, i32 1
  ret <2 x i8> %v
}

; frozen-beside-what-stays: right
define <2 x i8> @src.frozen-beside-what-stays(i8 %x, i8 %y) {
  %f = freeze i8 %x
  %v = insertelement <2 x i8> undef, i8 %f, i32 0
  %w = insertelement <2 x i8> %v, i8 %y, i32 1
  ret <2 x i8> %w
}
define <2 x i8> @tgt.frozen-beside-what-stays(i8 %x, i8 %y) {
  %f = freeze i8 %x
  %v = insertelement <2 x i8> undef, i8 %y, i32 1
  %w = insertelement <2 x i8> %v, i8 %f, i32 0
  ret <2 x i8> %w
}

; canonical-of-canonical: right
declare float @llvm.canonicalize.f32(float)
define i1 @src.canonical-of-canonical(float %x) {
  %c = call float @llvm.canonicalize.f32(float %x)
  %r = fcmp uno float %c, %c
  ret i1 %r
}
define i1 @tgt.canonical-of-canonical(float %x) {
  %c = call float @llvm.canonicalize.f32(float %x)
  %r = fcmp uno float %c, 0.0
  ret i1 %r
}

; an-address-beside-undef-memory: right
define i1 @src.an-address-beside-undef-memory(ptr noundef dereferenceable(4) %p) {
  %a = alloca i32
  %n = ptrtoint ptr %a to i64
  %m = ptrtoint ptr %p to i64
  %c = icmp eq i64 %n, %m
  ret i1 %c
}
define i1 @tgt.an-address-beside-undef-memory(ptr noundef dereferenceable(4) %p) {
  ret i1 false
}

; Undef of so many bits that no enumeration tries all of them.

; one-bit-of-undef-becomes-two: wrong
define i32 @src.one-bit-of-undef-becomes-two(i32 %x) {
  %u = and i32 undef, 1
  ret i32 %u
}
define i32 @tgt.one-bit-of-undef-becomes-two(i32 %x) {
  %u = and i32 undef, 3
  ret i32 %u
}

; two-bits-of-undef-become-one: right
define i32 @src.two-bits-of-undef-become-one(i32 %x) {
  %u = and i32 undef, 3
  ret i32 %u
}
define i32 @tgt.two-bits-of-undef-become-one(i32 %x) {
  %u = and i32 undef, 1
  ret i32 %u
}

; a-flag-on-bits-of-undef: wrong
define i4 @src.a-flag-on-bits-of-undef() {
  %s = lshr i16 undef, 1
  %t = trunc i16 %s to i4
  ret i4 %t
}
define i4 @tgt.a-flag-on-bits-of-undef() {
  %s = lshr i16 undef, 1
  %t = trunc nuw i16 %s to i4
  ret i4 %t
}

; flags-on-bits-of-wide-undef: wrong
define i8 @src.flags-on-bits-of-wide-undef(i64 %x) {
  %m = and i64 undef, -1095216660481
  %h = lshr i64 %m, 32
  %t = trunc i64 %h to i8
  ret i8 %t
}
define i8 @tgt.flags-on-bits-of-wide-undef(i64 %x) {
  %m = and i64 undef, -1095216660481
  %h = lshr i64 %m, 32
  %t = trunc nuw nsw i64 %h to i8
  ret i8 %t
}

; a-flag-on-what-is-cleared: right
define i8 @src.a-flag-on-what-is-cleared(i64 %x) {
  %m = and i64 undef, 255
  %t = trunc i64 %m to i8
  ret i8 %t
}
define i8 @tgt.a-flag-on-what-is-cleared(i64 %x) {
  %m = and i64 undef, 255
  %t = trunc nuw i64 %m to i8
  ret i8 %t
}

; an-even-number-becomes-any: wrong
define i64 @src.an-even-number-becomes-any() {
  %u = shl i64 undef, 1
  ret i64 %u
}
define i64 @tgt.an-even-number-becomes-any() {
  ret i64 undef
}
