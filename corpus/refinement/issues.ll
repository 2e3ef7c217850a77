; Miscompilations that LLVM's issue tracker tells of, by their numbers at github.com/llvm/llvm-project/issues, each as small as it
; shows. A line `; NAME: VERDICT` says what `refine` must find; the last three were reported and
; are none.

declare i32 @llvm.ctpop.i32(i32)
declare i8 @llvm.ctlz.i8(i8, i1)
declare half @llvm.copysign.f16(half, half)
declare i8 @llvm.smin.i8(i8, i8)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare void @use(<2 x i4>)
declare void @llvm.assume(i1)
declare i1 @llvm.vector.reduce.or.v4i1(<4 x i1>)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; issue-111934-range-of-a-count-of-bits: wrong
define i1 @src.issue-111934-range-of-a-count-of-bits(i32 noundef %v) {
  %none = icmp eq i32 %v, 0
  %n = call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %v)
  %few = icmp ult i32 %n, 2
  %r = select i1 %none, i1 false, i1 %few
  ret i1 %r
}
define i1 @tgt.issue-111934-range-of-a-count-of-bits(i32 noundef %v) {
  %n = call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %v)
  %r = icmp eq i32 %n, 1
  ret i1 %r
}

; issue-112078-range-of-a-count-of-bits: wrong
define i1 @src.issue-112078-range-of-a-count-of-bits(i32 %v) {
  %n = call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %v)
  %many = icmp ne i32 %n, 1
  %some = icmp ne i32 %v, 0
  %r = select i1 %some, i1 %many, i1 false
  ret i1 %r
}
define i1 @tgt.issue-112078-range-of-a-count-of-bits(i32 %v) {
  %n = call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %v)
  %r = icmp ugt i32 %n, 1
  ret i1 %r
}

; issue-121583-disjoint-where-bits-are-common: wrong
define i32 @src.issue-121583-disjoint-where-bits-are-common(i32 noundef %a, i32 noundef %b, i32 %mask) {
  %differ = xor i32 %a, %b
  %is = icmp eq i32 %differ, %mask
  %common = and i32 %a, %b
  %any = or disjoint i32 %a, %b
  %inverse = xor i32 %mask, -1
  %rest = and i32 %any, %inverse
  %r = select i1 %is, i32 %common, i32 %rest
  ret i32 %r
}
define i32 @tgt.issue-121583-disjoint-where-bits-are-common(i32 noundef %a, i32 noundef %b, i32 %mask) {
  %any = or disjoint i32 %a, %b
  %inverse = xor i32 %mask, -1
  %rest = and i32 %any, %inverse
  ret i32 %rest
}

; issue-120361-samesign-of-a-guarded-comparison: wrong
define i1 @src.issue-120361-samesign-of-a-guarded-comparison(i8 %a) {
  %ones = icmp samesign eq i8 %a, -1
  %some = icmp ne i8 %a, 0
  %r = select i1 %some, i1 %ones, i1 false
  ret i1 %r
}
define i1 @tgt.issue-120361-samesign-of-a-guarded-comparison(i8 %a) {
  %ones = icmp samesign eq i8 %a, -1
  ret i1 %ones
}

; issue-112350-samesign-of-the-inverse: wrong
define i1 @src.issue-112350-samesign-of-the-inverse(i64 %a, i64 %b, i1 %c) {
  %less = icmp ult i64 %a, %b
  %not = icmp samesign uge i64 %a, %b
  %r = select i1 %c, i1 %less, i1 %not
  ret i1 %r
}
define i1 @tgt.issue-112350-samesign-of-the-inverse(i64 %a, i64 %b, i1 %c) {
  %not = icmp samesign uge i64 %a, %b
  %r = xor i1 %c, %not
  ret i1 %r
}

; issue-91691-power-without-its-guard: wrong
define i8 @src.issue-91691-power-without-its-guard(i8 %v) {
  %rest = sub nuw i8 -2, %v
  %zeros = call i8 @llvm.ctlz.i8(i8 %rest, i1 false)
  %width = sub i8 8, %zeros
  %power = shl i8 1, %width
  %small = icmp ult i8 %v, -2
  %r = select i1 %small, i8 %power, i8 1
  ret i8 %r
}
define i8 @tgt.issue-91691-power-without-its-guard(i8 %v) {
  %rest = sub nuw i8 -2, %v
  %zeros = call i8 @llvm.ctlz.i8(i8 %rest, i1 false)
  %negative = sub nsw i8 0, %zeros
  %width = and i8 %negative, 7
  %power = shl nuw i8 1, %width
  ret i8 %power
}

; issue-112666-nsw-of-a-negated-arm: wrong
define i8 @src.issue-112666-nsw-of-a-negated-arm(i8 %a, i8 %b, i1 %c) {
  %negative = sub nsw i8 0, %a
  %one = select i1 %c, i8 %negative, i8 %a
  %r = sub i8 %b, %one
  ret i8 %r
}
define i8 @tgt.issue-112666-nsw-of-a-negated-arm(i8 %a, i8 %b, i1 %c) {
  %negative = sub nsw i8 0, %a
  %other = select i1 %c, i8 %a, i8 %negative
  %r = add i8 %other, %b
  ret i8 %r
}

; issue-115454-flags-of-the-other-difference: wrong
define i8 @src.issue-115454-flags-of-the-other-difference(i8 %a, i8 %b) {
  %forth = sub nsw i8 %a, %b
  %back = sub nuw nsw i8 %b, %a
  %positive = icmp sgt i8 %a, -1
  %one = select i1 %positive, i8 %forth, i8 %back
  %r = sub nsw i8 0, %one
  ret i8 %r
}
define i8 @tgt.issue-115454-flags-of-the-other-difference(i8 %a, i8 %b) {
  %forth = sub nsw i8 %a, %b
  %back = sub nuw nsw i8 %b, %a
  %negative = icmp slt i8 %a, 0
  %r = select i1 %negative, i8 %forth, i8 %back
  ret i8 %r
}

; issue-115458-product-with-a-truth-value: wrong
define i8 @src.issue-115458-product-with-a-truth-value(i8 %a, i1 %b, i8 %c) {
  %mask = sext i1 %b to i8
  %product = mul nsw i8 %a, %mask
  %one = select i1 %b, i8 %product, i8 %a
  %difference = sub i8 %mask, %one
  %other = mul nuw i8 %c, %mask
  %r = add i8 %other, %difference
  ret i8 %r
}
define i8 @tgt.issue-115458-product-with-a-truth-value(i8 %a, i1 %b, i8 %c) {
  %negative = sub nsw i8 0, %a
  %inverse = xor i8 %c, -1
  %sum = add i8 %a, %inverse
  %r = select i1 %b, i8 %sum, i8 %negative
  ret i8 %r
}

; issue-115456-product-with-a-negation: wrong
define i8 @src.issue-115456-product-with-a-negation(i8 noundef %b, i8 noundef %z) {
  %n = sub i8 0, %z
  %q = sdiv i8 %z, %n
  %p = mul nsw i8 %q, %b
  %r = mul i8 %n, %p
  ret i8 %r
}
define i8 @tgt.issue-115456-product-with-a-negation(i8 noundef %b, i8 noundef %z) {
  %least = icmp eq i8 %z, -128
  %negative = sub nsw i8 0, %b
  %one = select i1 %least, i8 %negative, i8 %b
  %r = mul i8 %one, %z
  ret i8 %r
}

; issue-53252-clamped-the-other-way: wrong
define i32 @src.issue-53252-clamped-the-other-way(i32 %v, i32 %low, i32 %high) {
  %below = icmp slt i32 %v, 0
  %bound = select i1 %below, i32 %low, i32 %high
  %small = icmp ult i32 %v, 65536
  %large = xor i1 %small, true
  %r = select i1 %large, i32 %v, i32 %bound
  ret i32 %r
}
define i32 @tgt.issue-53252-clamped-the-other-way(i32 %v, i32 %low, i32 %high) {
  %below = icmp slt i32 %v, 0
  %above = icmp sgt i32 %v, 65535
  %one = select i1 %below, i32 %low, i32 %v
  %r = select i1 %above, i32 %high, i32 %one
  ret i32 %r
}

; issue-63060-minimum-in-the-place-of-a-maximum: wrong
define i8 @src.issue-63060-minimum-in-the-place-of-a-maximum(i8 %a, i8 %b) {
  %d = sub nsw i8 %a, %b
  %less = icmp slt i8 %a, %b
  %positive = icmp sgt i8 %d, 0
  %first = select i1 %less, i8 0, i8 %d
  %second = select i1 %positive, i8 %d, i8 0
  %r = sub i8 %second, %first
  ret i8 %r
}
define i8 @tgt.issue-63060-minimum-in-the-place-of-a-maximum(i8 %a, i8 %b) {
  %d = sub nsw i8 %a, %b
  %less = icmp slt i8 %a, %b
  %first = select i1 %less, i8 0, i8 %d
  %second = call i8 @llvm.smin.i8(i8 %d, i8 0)
  %r = sub i8 %second, %first
  ret i8 %r
}

; issue-89516-remainder-by-a-shifted-one: wrong
define i8 @src.issue-89516-remainder-by-a-shifted-one(i8 %a, i8 %b) {
  %negative = icmp slt i8 %b, 0
  %power = shl i8 1, %a
  %rest = srem i8 1, %power
  %sum = add i8 %rest, %power
  %r = select i1 %negative, i8 %sum, i8 %rest
  ret i8 %r
}
define i8 @tgt.issue-89516-remainder-by-a-shifted-one(i8 %a, i8 %b) {
  %some = icmp ne i8 %a, 0
  %r = zext i1 %some to i8
  ret i8 %r
}

; issue-113301-undef-lane-chosen-twice: wrong
define <2 x i4> @src.issue-113301-undef-lane-chosen-twice(<2 x i4> %v) {
  %low = xor <2 x i4> %v, <i4 3, i4 undef>
  %is = icmp eq <2 x i4> %low, zeroinitializer
  %next = add <2 x i4> %v, <i4 4, i4 4>
  %up = and <2 x i4> %next, <i4 -4, i4 -4>
  %r = select <2 x i1> %is, <2 x i4> %v, <2 x i4> %up
  ret <2 x i4> %r
}
define <2 x i4> @tgt.issue-113301-undef-lane-chosen-twice(<2 x i4> %v) {
  %is = icmp eq <2 x i4> %v, <i4 3, i4 undef>
  %high = and <2 x i4> %v, <i4 -4, i4 -4>
  %up = add <2 x i4> %high, <i4 4, i4 4>
  %r = select <2 x i1> %is, <2 x i4> <i4 3, i4 undef>, <2 x i4> %up
  ret <2 x i4> %r
}

; issue-80113-disjoint-after-the-mask-is-gone: wrong
define i32 @src.issue-80113-disjoint-after-the-mask-is-gone(i64 %v) {
  %bit = and i64 %v, 1
  %narrow = trunc i64 %bit to i32
  %r = or disjoint i32 %narrow, -2
  ret i32 %r
}
define i32 @tgt.issue-80113-disjoint-after-the-mask-is-gone(i64 %v) {
  %narrow = trunc i64 %v to i32
  %r = or disjoint i32 %narrow, -2
  ret i32 %r
}

; issue-91127-sign-of-a-narrowed-number: wrong
define i1 @src.issue-91127-sign-of-a-narrowed-number(i32 %a, i16 %b) {
  %one = trunc nsw i32 %a to i8
  %other = trunc nsw i16 %b to i8
  %r = icmp eq i8 %one, %other
  ret i1 %r
}
define i1 @tgt.issue-91127-sign-of-a-narrowed-number(i32 %a, i16 %b) {
  %wide = zext i16 %b to i32
  %r = icmp eq i32 %wide, %a
  ret i1 %r
}

; issue-89500-poison-lane-of-a-mask: wrong
define <2 x i4> @src.issue-89500-poison-lane-of-a-mask(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c) {
  %both = and <2 x i4> %b, %a
  %is = icmp eq <2 x i4> %both, %c
  %differ = xor <2 x i4> %b, %a
  %any = or <2 x i4> %b, %a
  %inverse = xor <2 x i4> %c, <i4 -1, i4 poison>
  %rest = and <2 x i4> %any, %inverse
  %r = select <2 x i1> %is, <2 x i4> %differ, <2 x i4> %rest
  ret <2 x i4> %r
}
define <2 x i4> @tgt.issue-89500-poison-lane-of-a-mask(<2 x i4> %a, <2 x i4> %b, <2 x i4> %c) {
  %any = or <2 x i4> %b, %a
  %inverse = xor <2 x i4> %c, <i4 -1, i4 poison>
  %rest = and <2 x i4> %any, %inverse
  ret <2 x i4> %rest
}

; issue-199782-nuw-of-a-sibling: wrong
define i4 @src.issue-199782-nuw-of-a-sibling(<2 x i4> noundef %a, <2 x i4> noundef %b) {
  %first = shufflevector <2 x i4> %a, <2 x i4> poison, <2 x i32> zeroinitializer
  %shuffled = sub nuw <2 x i4> %first, %b
  call void @use(<2 x i4> %shuffled)
  %d = sub <2 x i4> %a, %b
  %r = extractelement <2 x i4> %d, i32 0
  ret i4 %r
}
define i4 @tgt.issue-199782-nuw-of-a-sibling(<2 x i4> noundef %a, <2 x i4> noundef %b) {
  %first = shufflevector <2 x i4> %a, <2 x i4> poison, <2 x i32> zeroinitializer
  %shuffled = sub nuw <2 x i4> %first, %b
  call void @use(<2 x i4> %shuffled)
  %r = extractelement <2 x i4> %shuffled, i32 0
  ret i4 %r
}

; issue-222092-bits-that-a-range-demands: wrong
define i8 @src.issue-222092-bits-that-a-range-demands(i1 %c) {
  %v = select i1 %c, i32 -2147483520, i32 -2147483392
  %turned = call i32 @llvm.fshl.i32(i32 %v, i32 %v, i32 1), !range !0
  %low = trunc i32 %turned to i8
  %r = freeze i8 %low
  ret i8 %r
}
define i8 @tgt.issue-222092-bits-that-a-range-demands(i1 %c) {
  %v = select i1 %c, i32 -2147483520, i32 -2147483392
  %turned = call i32 @llvm.fshl.i32(i32 -2147483648, i32 %v, i32 1), !range !0
  %low = trunc i32 %turned to i8
  %r = freeze i8 %low
  ret i8 %r
}

; issue-136650-sign-of-a-poison-number: wrong
define i1 @src.issue-136650-sign-of-a-poison-number(half %x, half %y) {
  %signed = call half @llvm.copysign.f16(half %x, half %y)
  %ordered = fcmp ord half %x, 0.0
  %infinite = fcmp uge half %signed, 0xH7C00
  %r = select i1 %ordered, i1 %infinite, i1 false
  ret i1 %r
}
define i1 @tgt.issue-136650-sign-of-a-poison-number(half %x, half %y) {
  %signed = call half @llvm.copysign.f16(half %x, half %y)
  %r = fcmp oeq half %signed, 0xH7C00
  ret i1 %r
}

; issue-189526-undef-in-the-place-of-poison: wrong
define i8 @src.issue-189526-undef-in-the-place-of-poison(i2 %c, i8 %v) {
  switch i2 %c, label %other [ i2 0, label %first
  i2 1, label %second ]
other:
  br label %end
first:
  br label %end
second:
  br label %end
end:
  %r = phi i8 [ undef, %other ], [ %v, %first ], [ 0, %second ]
  ret i8 %r
}
define i8 @tgt.issue-189526-undef-in-the-place-of-poison(i2 %c, i8 %v) {
  %is = icmp eq i2 %c, 1
  %r = select i1 %is, i8 0, i8 %v
  ret i8 %r
}

; issue-30980-sum-that-may-wrap: wrong
define i1 @src.issue-30980-sum-that-may-wrap(i8 %v) {
  %fits = icmp ne i8 %v, 127
  br i1 %fits, label %sum, label %none
sum:
  %next = add nsw i8 %v, 1
  br label %end
none:
  br label %end
end:
  %one = phi i8 [ undef, %none ], [ %next, %sum ]
  %r = icmp sgt i8 %one, %v
  ret i1 %r
}
define i1 @tgt.issue-30980-sum-that-may-wrap(i8 %v) {
  ret i1 true
}

; issue-218569-negation-of-the-least: wrong
define i1 @src.issue-218569-negation-of-the-least(i64 noundef %v) {
  %is = icmp sge i64 %v, 0
  call void @llvm.assume(i1 %is)
  %near = add nsw i64 %v, -9223372036854775807
  %all = add nsw i64 %near, -1
  %below = icmp sle i64 %all, 0
  call void @llvm.assume(i1 %below)
  %r = icmp slt i64 %v, 0
  ret i1 %r
}
define i1 @tgt.issue-218569-negation-of-the-least(i64 noundef %v) {
  ret i1 true
}

; issue-78621-fact-of-an-unused-result: wrong
define i1 @src.issue-78621-fact-of-an-unused-result(i32 noundef %v) {
  %shifted = shl nuw nsw i32 %v, 3
  %r = icmp slt i32 %v, 0
  ret i1 %r
}
define i1 @tgt.issue-78621-fact-of-an-unused-result(i32 noundef %v) {
  ret i1 false
}

; issue-113425-undef-factor-replaced-by-poison: wrong
define <2 x i4> @src.issue-113425-undef-factor-replaced-by-poison(<2 x i4> %x, <2 x i4> %y) {
  %a = extractelement <2 x i4> %x, i32 0
  %b = extractelement <2 x i4> %y, i32 1
  %aa = mul i4 %a, undef
  %bb = mul nsw i4 %b, %b
  %one = insertelement <2 x i4> undef, i4 %aa, i32 0
  %r = insertelement <2 x i4> %one, i4 %bb, i32 1
  ret <2 x i4> %r
}
define <2 x i4> @tgt.issue-113425-undef-factor-replaced-by-poison(<2 x i4> %x, <2 x i4> %y) {
  %s = shufflevector <2 x i4> %x, <2 x i4> %y, <2 x i32> <i32 0, i32 3>
  %r = mul <2 x i4> %s, %y
  ret <2 x i4> %r
}

; issue-114901-shift-by-a-poison-lane: wrong
define i1 @src.issue-114901-shift-by-a-poison-lane(<4 x i32> noundef %v) {
  %a = extractelement <4 x i32> %v, i32 3
  %b = extractelement <4 x i32> %v, i32 1
  %large = icmp sgt i32 %a, 42
  %small = icmp sgt i32 %b, -8
  %r = ashr i1 %large, %small
  ret i1 %r
}
define i1 @tgt.issue-114901-shift-by-a-poison-lane(<4 x i32> noundef %v) {
  %all = icmp sgt <4 x i32> %v, <i32 poison, i32 -8, i32 poison, i32 42>
  %moved = shufflevector <4 x i1> %all, <4 x i1> poison, <4 x i32> <i32 poison, i32 3, i32 poison, i32 poison>
  %shifted = ashr <4 x i1> %all, %moved
  %r = extractelement <4 x i1> %shifted, i64 1
  ret i1 %r
}

; issue-113520-sign-of-an-extended-lane: wrong
define i8 @src.issue-113520-sign-of-an-extended-lane(i8 noundef %a, i8 noundef %b) {
  %wide = sext i8 %a to i16
  %long = zext i8 %b to i16
  %sum = add nuw nsw i16 %long, %wide
  %r = trunc i16 %sum to i8
  ret i8 %r
}
define i8 @tgt.issue-113520-sign-of-an-extended-lane(i8 noundef %a, i8 noundef %b) {
  %wide = sext i8 %a to i16
  %long = sext i8 %b to i16
  %sum = add nuw nsw i16 %long, %wide
  %r = trunc i16 %sum to i8
  ret i8 %r
}

; issue-114738-reduction-of-guarded-lanes: wrong
define i1 @src.issue-114738-reduction-of-guarded-lanes(i32 %a, i32 %b, i32 %c, i32 %d) {
  %is.a = icmp sgt i32 %a, 1
  %is.b = icmp sgt i32 %b, 1
  %is.c = icmp sgt i32 %c, 1
  %is.d = icmp sgt i32 %d, 1
  %first = select i1 %is.d, i1 true, i1 %is.b
  %second = select i1 %first, i1 true, i1 %is.c
  %third = select i1 %is.a, i1 true, i1 %is.d
  %r = or i1 %second, %third
  ret i1 %r
}
define i1 @tgt.issue-114738-reduction-of-guarded-lanes(i32 %a, i32 %b, i32 %c, i32 %d) {
  %v0 = insertelement <4 x i32> poison, i32 %d, i32 0
  %v1 = insertelement <4 x i32> %v0, i32 %b, i32 1
  %v2 = insertelement <4 x i32> %v1, i32 %c, i32 2
  %v3 = insertelement <4 x i32> %v2, i32 %a, i32 3
  %all = icmp sgt <4 x i32> %v3, <i32 1, i32 1, i32 1, i32 1>
  %r = call i1 @llvm.vector.reduce.or.v4i1(<4 x i1> %all)
  ret i1 %r
}

; issue-45489-branch-on-a-guarded-condition: wrong
define i8 @src.issue-45489-branch-on-a-guarded-condition(i1 noundef %any, i8 %v) {
  br i1 %any, label %some, label %none
some:
  %is = icmp eq i8 %v, 0
  br i1 %is, label %none, label %other
other:
  ret i8 1
none:
  ret i8 0
}
define i8 @tgt.issue-45489-branch-on-a-guarded-condition(i1 noundef %any, i8 %v) {
  %is = icmp eq i8 %v, 0
  br i1 %is, label %none, label %some
some:
  %r = zext i1 %any to i8
  ret i8 %r
none:
  ret i8 0
}

; issue-61670-copy-by-a-tail-call: vacuous
define i64 @src.issue-61670-copy-by-a-tail-call(i64 noundef %v) {
  %p = alloca i64
  %q = alloca i64
  store i64 %v, ptr %p
  tail call void @llvm.memcpy.p0.p0.i64(ptr %q, ptr %p, i64 8, i1 false)
  %r = load i64, ptr %q
  ret i64 %r
}
define i64 @tgt.issue-61670-copy-by-a-tail-call(i64 noundef %v) {
  ret i64 undef
}

; issue-179412-samesign-dropped: right
define i1 @src.issue-179412-samesign-dropped(i32 %v) {
  %inverse = xor i32 %v, -1
  %r = icmp samesign ugt i32 %v, %inverse
  ret i1 %r
}
define i1 @tgt.issue-179412-samesign-dropped(i32 %v) {
  %r = icmp slt i32 %v, 0
  ret i1 %r
}

; issue-84486-flags-dropped: right
define i8 @src.issue-84486-flags-dropped(i8 %a, i8 %b) {
  %n = sub nsw i8 0, %a
  %r = sub nsw i8 %n, %b
  ret i8 %r
}
define i8 @tgt.issue-84486-flags-dropped(i8 %a, i8 %b) {
  %sum = add i8 %a, %b
  %r = sub i8 0, %sum
  ret i8 %r
}

!0 = !{i32 257, i32 514}
