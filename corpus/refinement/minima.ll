; The smaller and the larger of two numbers. A line `; NAME: VERDICT` says what `refine` must find. LangRef 19 "llvm.minnum": of a number and a
; NaN the number, whether or not the NaN is signaling; of equal numbers either one; of two NaNs a NaN.

declare half @llvm.minnum.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.vector.reduce.fmax.v2f16(<2 x half>)

; either-zero: right
define half @src.either-zero() {
  %r = call half @llvm.minnum.f16(half 0.0, half -0.0)
  ret half %r
}
define half @tgt.either-zero() {
  ret half 0.0
}

; the-other-zero: right
define half @src.the-other-zero() {
  %r = call half @llvm.maxnum.f16(half 0.0, half -0.0)
  ret half %r
}
define half @tgt.the-other-zero() {
  ret half -0.0
}

; operands-in-the-other-order: right
define half @src.operands-in-the-other-order(half noundef %x, half noundef %y) {
  %r = call half @llvm.minnum.f16(half %x, half %y)
  ret half %r
}
define half @tgt.operands-in-the-other-order(half noundef %x, half noundef %y) {
  %r = call half @llvm.minnum.f16(half %y, half %x)
  ret half %r
}

; comparison-chooses-one-zero: wrong
define half @src.comparison-chooses-one-zero(half noundef nofpclass(nan) %x, half noundef nofpclass(nan) %y) {
  %c = fcmp olt half %x, %y
  %r = select i1 %c, half %x, half %y
  ret half %r
}
define half @tgt.comparison-chooses-one-zero(half noundef nofpclass(nan) %x, half noundef nofpclass(nan) %y) {
  %r = call half @llvm.minnum.f16(half %x, half %y)
  ret half %r
}

; comparison-in-the-place-of-a-choice: right
define half @src.comparison-in-the-place-of-a-choice(half noundef nofpclass(nan) %x, half noundef nofpclass(nan) %y) {
  %r = call half @llvm.minnum.f16(half %x, half %y)
  ret half %r
}
define half @tgt.comparison-in-the-place-of-a-choice(half noundef nofpclass(nan) %x, half noundef nofpclass(nan) %y) {
  %c = fcmp olt half %x, %y
  %r = select i1 %c, half %x, half %y
  ret half %r
}

; number-beside-a-quiet-nan: right
define half @src.number-beside-a-quiet-nan(half noundef nofpclass(nan) %x) {
  %r = call half @llvm.minnum.f16(half %x, half 0xH7E00)
  ret half %r
}
define half @tgt.number-beside-a-quiet-nan(half noundef nofpclass(nan) %x) {
  ret half %x
}

; number-beside-a-signaling-nan: right
define half @src.number-beside-a-signaling-nan(half noundef nofpclass(nan) %x) {
  %r = call half @llvm.maxnum.f16(half %x, half 0xH7D00)
  ret half %r
}
define half @tgt.number-beside-a-signaling-nan(half noundef nofpclass(nan) %x) {
  ret half %x
}

; signaling-nan-is-not-returned: wrong
define half @src.signaling-nan-is-not-returned() {
  %r = call half @llvm.maxnum.f16(half 1.0, half 0xH7D00)
  ret half %r
}
define half @tgt.signaling-nan-is-not-returned() {
  ret half 0xH7F00
}

; two-nans-give-the-preferred-one: right
define half @src.two-nans-give-the-preferred-one() {
  %r = call half @llvm.minnum.f16(half 0xH7E01, half 0xH7D00)
  ret half %r
}
define half @tgt.two-nans-give-the-preferred-one() {
  ret half 0xH7E00
}

; two-nans-give-no-number: wrong
define half @src.two-nans-give-no-number() {
  %r = call half @llvm.minnum.f16(half 0xH7E01, half 0xH7D00)
  ret half %r
}
define half @tgt.two-nans-give-no-number() {
  ret half 0.0
}

; larger-in-the-place-of-smaller: wrong
define half @src.larger-in-the-place-of-smaller(half noundef %x) {
  %r = call half @llvm.minnum.f16(half %x, half 1.0)
  ret half %r
}
define half @tgt.larger-in-the-place-of-smaller(half noundef %x) {
  %r = call half @llvm.maxnum.f16(half %x, half 1.0)
  ret half %r
}

; largest-lane: right
define half @src.largest-lane(half noundef %x) {
  %v = insertelement <2 x half> <half 1.0, half 1.0>, half %x, i32 1
  %r = call half @llvm.vector.reduce.fmax.v2f16(<2 x half> %v)
  ret half %r
}
define half @tgt.largest-lane(half noundef %x) {
  %r = call half @llvm.maxnum.f16(half %x, half 1.0)
  ret half %r
}
