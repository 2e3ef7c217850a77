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

; Undef in memory: one who reads all of an object sees what one store left related, but each store, each copy and each operand is a use by
; itself (LangRef "Undefined Values"). A result and memory, and two arguments, are seen apart.

; undef-stored-twice: wrong
define void @src.undef-stored-twice(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %m = sext i1 %b to i16
  store i16 %m, ptr %p, align 1
  ret void
}
define void @tgt.undef-stored-twice(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %u = sext i1 %b to i8
  store i8 %u, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %u, ptr %q
  ret void
}

; undef-stored-once: right
define void @src.undef-stored-once(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %u = sext i1 %b to i8
  store i8 %u, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %u, ptr %q
  ret void
}
define void @tgt.undef-stored-once(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %m = sext i1 %b to i16
  store i16 %m, ptr %p, align 1
  ret void
}

; undef-argument-stored-twice: wrong
define void @src.undef-argument-stored-twice(i1 %b, ptr noundef dereferenceable(2) %p) {
  %m = sext i1 %b to i16
  store i16 %m, ptr %p, align 1
  ret void
}
define void @tgt.undef-argument-stored-twice(i1 %b, ptr noundef dereferenceable(2) %p) {
  %u = sext i1 %b to i8
  store i8 %u, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %u, ptr %q
  ret void
}

; undef-argument-stored-once: right
define void @src.undef-argument-stored-once(i1 %b, ptr noundef dereferenceable(2) %p) {
  %u = sext i1 %b to i8
  store i8 %u, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %u, ptr %q
  ret void
}
define void @tgt.undef-argument-stored-once(i1 %b, ptr noundef dereferenceable(2) %p) {
  %m = sext i1 %b to i16
  store i16 %m, ptr %p, align 1
  ret void
}

; undef-copied: wrong
define void @src.undef-copied(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %m = sext i1 %b to i16
  store i16 %m, ptr %p, align 1
  ret void
}
define void @tgt.undef-copied(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %u = sext i1 %b to i8
  store i8 %u, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 1, i1 false)
  ret void
}

; undef-loaded-and-stored: wrong
define void @src.undef-loaded-and-stored(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %m = sext i1 %b to i16
  store i16 %m, ptr %p, align 1
  ret void
}
define void @tgt.undef-loaded-and-stored(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %u = sext i1 %b to i8
  store i8 %u, ptr %p
  %v = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %v, ptr %q
  ret void
}

; undef-filled: right
define void @src.undef-filled(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %u = sext i1 %b to i8
  store i8 %u, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %u, ptr %q
  ret void
}
define void @tgt.undef-filled(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %u = sext i1 %b to i8
  call void @llvm.memset.p0.i64(ptr %p, i8 %u, i64 2, i1 false)
  ret void
}

; undef-copied-whole: right
define void @src.undef-copied-whole(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %u = sext i1 %b to i8
  store i8 %u, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  store i8 %u, ptr %q
  ret void
}
define void @tgt.undef-copied-whole(ptr noundef dereferenceable(2) %p) {
  %a = alloca i8
  %l = load i8, ptr %a
  %b = trunc i8 %l to i1
  %t = alloca i16
  %m = sext i1 %b to i16
  store i16 %m, ptr %t
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %t, i64 2, i1 false)
  ret void
}

; undef-in-two-members: wrong
define { i8, i8 } @src.undef-in-two-members(i1 %b) {
  %a = alloca i16
  %m = sext i1 %b to i16
  store i16 %m, ptr %a
  %s = load { i8, i8 }, ptr %a
  ret { i8, i8 } %s
}
define { i8, i8 } @tgt.undef-in-two-members(i1 %b) {
  %u = sext i1 %b to i8
  %s = insertvalue { i8, i8 } poison, i8 %u, 0
  %t = insertvalue { i8, i8 } %s, i8 %u, 1
  ret { i8, i8 } %t
}

; undef-in-lanes-of-two-operands: wrong
define <2 x i8> @src.undef-in-lanes-of-two-operands(i1 %b) {
  %a = alloca i16
  %m = sext i1 %b to i16
  store i16 %m, ptr %a
  %s = load <2 x i8>, ptr %a
  ret <2 x i8> %s
}
define <2 x i8> @tgt.undef-in-lanes-of-two-operands(i1 %b) {
  %u = sext i1 %b to i8
  %v = insertelement <2 x i8> poison, i8 %u, i32 0
  %s = shufflevector <2 x i8> %v, <2 x i8> %v, <2 x i32> <i32 0, i32 2>
  ret <2 x i8> %s
}

; undef-in-selected-lanes: wrong
define <2 x i8> @src.undef-in-selected-lanes(i1 %b) {
  %a = alloca i16
  %m = sext i1 %b to i16
  store i16 %m, ptr %a
  %s = load <2 x i8>, ptr %a
  ret <2 x i8> %s
}
define <2 x i8> @tgt.undef-in-selected-lanes(i1 %b) {
  %u = sext i1 %b to i8
  %v = insertelement <2 x i8> poison, i8 %u, i32 0
  %w = insertelement <2 x i8> poison, i8 %u, i32 1
  %s = select <2 x i1> <i1 true, i1 false>, <2 x i8> %v, <2 x i8> %w
  ret <2 x i8> %s
}

; undef-in-lanes-becomes-a-splat: right
define <2 x i8> @src.undef-in-lanes-becomes-a-splat(i1 %b) {
  %u = sext i1 %b to i8
  %v = insertelement <2 x i8> poison, i8 %u, i32 0
  %w = insertelement <2 x i8> %v, i8 %u, i32 1
  ret <2 x i8> %w
}
define <2 x i8> @tgt.undef-in-lanes-becomes-a-splat(i1 %b) {
  %u = sext i1 %b to i8
  %v = insertelement <2 x i8> poison, i8 %u, i32 0
  %s = shufflevector <2 x i8> %v, <2 x i8> poison, <2 x i32> zeroinitializer
  ret <2 x i8> %s
}

; undef-in-a-splat-is-another-in-each-lane: right
define <2 x i8> @src.undef-in-a-splat-is-another-in-each-lane(i1 %b) {
  %u = sext i1 %b to i8
  %v = insertelement <2 x i8> poison, i8 %u, i32 0
  %s = shufflevector <2 x i8> %v, <2 x i8> poison, <2 x i32> zeroinitializer
  ret <2 x i8> %s
}
define <2 x i8> @tgt.undef-in-a-splat-is-another-in-each-lane(i1 %b) {
  %u = sext i1 %b to i8
  %v = insertelement <2 x i8> poison, i8 %u, i32 0
  %w = insertelement <2 x i8> %v, i8 %u, i32 1
  ret <2 x i8> %w
}

; undef-in-a-splat-is-no-pair-of-equals: wrong
define <2 x i8> @src.undef-in-a-splat-is-no-pair-of-equals(i1 %b) {
  %a = alloca i16
  %m = sext i1 %b to i16
  store i16 %m, ptr %a
  %s = load <2 x i8>, ptr %a
  ret <2 x i8> %s
}
define <2 x i8> @tgt.undef-in-a-splat-is-no-pair-of-equals(i1 %b) {
  %u = sext i1 %b to i8
  %v = insertelement <2 x i8> poison, i8 %u, i32 0
  %s = shufflevector <2 x i8> %v, <2 x i8> poison, <2 x i32> zeroinitializer
  ret <2 x i8> %s
}

; undef-lanes-moved-together-stay-equal: right
define <2 x i8> @src.undef-lanes-moved-together-stay-equal(i1 %b) {
  %a = alloca i16
  %m = sext i1 %b to i16
  store i16 %m, ptr %a
  %s = load <2 x i8>, ptr %a
  ret <2 x i8> %s
}
define <2 x i8> @tgt.undef-lanes-moved-together-stay-equal(i1 %b) {
  %a = alloca i16
  %m = sext i1 %b to i16
  store i16 %m, ptr %a
  %s = load <2 x i8>, ptr %a
  %t = shufflevector <2 x i8> %s, <2 x i8> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x i8> %t
}

; undef-returned-and-stored: right
define i8 @src.undef-returned-and-stored(ptr noundef dereferenceable(1) %p) {
  %a = alloca i8
  %v = load i8, ptr %a
  store i8 %v, ptr %p
  ret i8 %v
}
define i8 @tgt.undef-returned-and-stored(ptr noundef dereferenceable(1) %p) {
  store i8 1, ptr %p
  ret i8 2
}

; undef-passed-and-stored: right
define void @src.undef-passed-and-stored(ptr noundef dereferenceable(1) %p) {
  %a = alloca i8
  %v = load i8, ptr %a
  store i8 %v, ptr %p
  call void @takes(i8 %v, i8 %v)
  ret void
}
define void @tgt.undef-passed-and-stored(ptr noundef dereferenceable(1) %p) {
  store i8 1, ptr %p
  call void @takes(i8 2, i8 3)
  ret void
}

; frozen-returned-and-stored: wrong
define i8 @src.frozen-returned-and-stored(ptr noundef dereferenceable(1) %p) {
  %a = alloca i8
  %v = load i8, ptr %a
  %f = freeze i8 %v
  store i8 %f, ptr %p
  ret i8 %f
}
define i8 @tgt.frozen-returned-and-stored(ptr noundef dereferenceable(1) %p) {
  %a = alloca i8
  %v = load i8, ptr %a
  store i8 %v, ptr %p
  ret i8 %v
}

declare void @takes(i8, i8)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
