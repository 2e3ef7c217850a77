; Wide integers, floating-point numbers as bits, loops, and uses of undef that only a proof decides.
; Each `@src.NAME` and `@tgt.NAME` are a pair; the line `; NAME: VERDICT` says what is true of it.

declare i16 @llvm.bswap.i16(i16)

; sum-of-and-and-or: right
define i128 @src.sum-of-and-and-or(i128 %x, i128 %y) {
  %a = and i128 %x, %y
  %b = or i128 %x, %y
  %r = add i128 %a, %b
  ret i128 %r
}
define i128 @tgt.sum-of-and-and-or(i128 %x, i128 %y) {
  %r = add i128 %x, %y
  ret i128 %r
}

; float-without-sign: right
define float @src.float-without-sign(float %x) {
  %i = bitcast float %x to i32
  %m = and i32 %i, 2147483647
  %r = bitcast i32 %m to float
  ret float %r
}
define float @tgt.float-without-sign(float %x) {
  %i = bitcast float %x to i32
  %s = shl i32 %i, 1
  %m = lshr i32 %s, 1
  %r = bitcast i32 %m to float
  ret float %r
}

; counting-loop: right
define i32 @src.counting-loop(i32 noundef %n) {
entry:
  br label %l
l:
  %i = phi i32 [0, %entry], [%j, %l]
  %j = add nuw i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %j
}
define i32 @tgt.counting-loop(i32 noundef %n) {
  %z = icmp eq i32 %n, 0
  %r = select i1 %z, i32 1, i32 %n
  ret i32 %r
}

; mul-commutes: right
define i32 @src.mul-commutes(i32 %x, i32 %y) {
  %a = mul i32 %x, %y
  ret i32 %a
}
define i32 @tgt.mul-commutes(i32 %x, i32 %y) {
  %a = mul i32 %y, %x
  ret i32 %a
}

; swapped-load-is-two-loads: right
define i16 @src.swapped-load-is-two-loads(ptr %p) {
  %v = load i16, ptr %p, align 1
  %s = call i16 @llvm.bswap.i16(i16 %v)
  ret i16 %s
}
define i16 @tgt.swapped-load-is-two-loads(ptr %p) {
  %a = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %q
  %x = zext i8 %a to i16
  %y = zext i8 %b to i16
  %z = shl i16 %x, 8
  %r = or i16 %z, %y
  ret i16 %r
}

; undef-doubled-by-addition: wrong
define i32 @src.undef-doubled-by-addition(i32 %x) {
  %r = mul i32 %x, 2
  ret i32 %r
}
define i32 @tgt.undef-doubled-by-addition(i32 %x) {
  %r = add i32 %x, %x
  ret i32 %r
}

; division-of-i128-is-a-shift: wrong
define i128 @src.division-of-i128-is-a-shift(i128 noundef %x) {
  %r = sdiv i128 %x, 4
  ret i128 %r
}
define i128 @tgt.division-of-i128-is-a-shift(i128 noundef %x) {
  %r = ashr i128 %x, 2
  ret i128 %r
}

; equal-to-itself: right
define i1 @src.equal-to-itself(i32 %x) {
  %r = icmp eq i32 %x, %x
  ret i1 %r
}
define i1 @tgt.equal-to-itself(i32 %x) {
  ret i1 1
}

; comparison-added: wrong
define i1 @src.comparison-added(i32 %x) {
  ret i1 1
}
define i1 @tgt.comparison-added(i32 %x) {
  %r = icmp eq i32 %x, %x
  ret i1 %r
}

; load-is-two-loads: right
define i16 @src.load-is-two-loads(ptr %p) {
  %v = load i16, ptr %p, align 1
  %s = add i16 %v, 1
  ret i16 %s
}
define i16 @tgt.load-is-two-loads(ptr %p) {
  %a = load i8, ptr %p
  %q = getelementptr i8, ptr %p, i64 1
  %b = load i8, ptr %q
  %x = zext i8 %b to i16
  %y = zext i8 %a to i16
  %z = shl i16 %x, 8
  %r = or i16 %z, %y
  %s = add i16 %r, 1
  ret i16 %s
}

declare float @llvm.fabs.f32(float)

; float-comparison-turned: right
define i1 @src.float-comparison-turned(float %x, float %y) {
  %r = fcmp olt float %x, %y
  ret i1 %r
}
define i1 @tgt.float-comparison-turned(float %x, float %y) {
  %r = fcmp ogt float %y, %x
  ret i1 %r
}

; float-comparison-negated: right
define i1 @src.float-comparison-negated(double %x, double %y) {
  %r = fcmp ult double %x, %y
  %n = xor i1 %r, true
  ret i1 %n
}
define i1 @tgt.float-comparison-negated(double %x, double %y) {
  %r = fcmp oge double %x, %y
  ret i1 %r
}

; It is a NaN.
; float-equal-to-itself: wrong
define i1 @src.float-equal-to-itself(float noundef %x) {
  %r = fcmp oeq float %x, %x
  ret i1 %r
}
define i1 @tgt.float-equal-to-itself(float noundef %x) {
  ret i1 true
}

; The absolute value of -0.0 is 0.0.
; negation-for-absolute-value: wrong
define float @src.negation-for-absolute-value(float noundef %x) {
  %n = fneg float %x
  %c = fcmp olt float %x, 0.0
  %r = select i1 %c, float %n, float %x
  ret float %r
}
define float @tgt.negation-for-absolute-value(float noundef %x) {
  %r = call float @llvm.fabs.f32(float %x)
  ret float %r
}

; quotient-of-extended-numbers: right
define i32 @src.quotient-of-extended-numbers(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %r = udiv i32 %x, %y
  ret i32 %r
}
define i32 @tgt.quotient-of-extended-numbers(i8 %a, i8 %b) {
  %d = udiv i8 %a, %b
  %r = zext i8 %d to i32
  ret i32 %r
}

; remainder-of-extended-numbers: right
define i32 @src.remainder-of-extended-numbers(i9 %a, i9 %b) {
  %x = zext i9 %a to i32
  %y = zext i9 %b to i32
  %r = urem i32 %x, %y
  ret i32 %r
}
define i32 @tgt.remainder-of-extended-numbers(i9 %a, i9 %b) {
  %d = urem i9 %a, %b
  %r = zext i9 %d to i32
  ret i32 %r
}

; quotients-of-extended-lanes: right
define <2 x i64> @src.quotients-of-extended-lanes(<2 x i8> %a, <2 x i8> %b) {
  %x = zext <2 x i8> %a to <2 x i64>
  %y = zext <2 x i8> %b to <2 x i64>
  %r = udiv <2 x i64> %x, %y
  ret <2 x i64> %r
}
define <2 x i64> @tgt.quotients-of-extended-lanes(<2 x i8> %a, <2 x i8> %b) {
  %d = udiv <2 x i8> %a, %b
  %r = zext <2 x i8> %d to <2 x i64>
  ret <2 x i64> %r
}

; signed-quotient-of-extended-numbers-has-no-sign: wrong
define i32 @src.signed-quotient-of-extended-numbers-has-no-sign(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %r = sdiv i32 %x, %y
  ret i32 %r
}
define i32 @tgt.signed-quotient-of-extended-numbers-has-no-sign(i8 %a, i8 %b) {
  %d = sdiv i8 %a, %b
  %r = zext i8 %d to i32
  ret i32 %r
}

; signed-quotient-of-extended-numbers-is-unsigned: right
define i32 @src.signed-quotient-of-extended-numbers-is-unsigned(i8 %a, i8 %b) {
  %x = zext i8 %a to i32
  %y = zext i8 %b to i32
  %r = sdiv i32 %x, %y
  ret i32 %r
}
define i32 @tgt.signed-quotient-of-extended-numbers-is-unsigned(i8 %a, i8 %b) {
  %d = udiv i8 %a, %b
  %r = zext i8 %d to i32
  ret i32 %r
}

; signed-remainder-of-extended-numbers: right
define i24 @src.signed-remainder-of-extended-numbers(i8 %a, i8 %b) {
  %x = zext i8 %a to i24
  %y = zext i8 %b to i24
  %r = srem i24 %x, %y
  ret i24 %r
}
define i24 @tgt.signed-remainder-of-extended-numbers(i8 %a, i8 %b) {
  %d = urem i8 %a, %b
  %r = zext i8 %d to i24
  ret i24 %r
}

; quotient-of-sign-extended-numbers-is-another: wrong
define i32 @src.quotient-of-sign-extended-numbers-is-another(i8 %a, i8 %b) {
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %r = udiv i32 %x, %y
  ret i32 %r
}
define i32 @tgt.quotient-of-sign-extended-numbers-is-another(i8 %a, i8 %b) {
  %d = udiv i8 %a, %b
  %r = sext i8 %d to i32
  ret i32 %r
}

; signed-quotient-may-need-one-bit-more: wrong
define i32 @src.signed-quotient-may-need-one-bit-more(i8 %a, i8 %b) {
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %r = sdiv i32 %x, %y
  ret i32 %r
}
define i32 @tgt.signed-quotient-may-need-one-bit-more(i8 %a, i8 %b) {
  %d = sdiv i8 %a, %b
  %r = sext i8 %d to i32
  ret i32 %r
}

; signed-remainder-of-sign-extended-numbers: right
define i16 @src.signed-remainder-of-sign-extended-numbers(i6 %a, i6 %b) {
  %x = sext i6 %a to i16
  %y = sext i6 %b to i16
  %r = srem i16 %x, %y
  ret i16 %r
}
define i16 @tgt.signed-remainder-of-sign-extended-numbers(i6 %a, i6 %b) {
  %x = sext i6 %a to i7
  %y = sext i6 %b to i7
  %d = srem i7 %x, %y
  %r = sext i7 %d to i16
  ret i16 %r
}

; xor-of-disjoint-bits-of-many: right
define i447 @src.xor-of-disjoint-bits-of-many(i447 %a, i447 %b) {
  %x = and i447 %a, 70368744177664
  %y = and i447 %b, 70368744177663
  %r = xor i447 %x, %y
  ret i447 %r
}
define i447 @tgt.xor-of-disjoint-bits-of-many(i447 %a, i447 %b) {
  %x = and i447 %a, 70368744177664
  %y = and i447 %b, 70368744177663
  %r = or disjoint i447 %x, %y
  ret i447 %r
}

; or-and-xor-clear-bits-of-many: right
define i700 @src.or-and-xor-clear-bits-of-many(i700 %a) {
  %t = or i700 %a, 3273390607896141870013189696827599152216642046043064789483291368096133796404674554883270092325904157150886684127560071009217256545885393053328527589375
  %r = xor i700 %t, 3273390607896141870013189696827599152216642046043064789483291368096133796404674554883270092325904157150886684127560071009217256545885393053328527589375
  ret i700 %r
}
define i700 @tgt.or-and-xor-clear-bits-of-many(i700 %a) {
  %r = and i700 %a, -3273390607896141870013189696827599152216642046043064789483291368096133796404674554883270092325904157150886684127560071009217256545885393053328527589376
  ret i700 %r
}

; nothing-of-many-bits: right
define i1005 @src.nothing-of-many-bits(i1005 %a) {
  %r = xor i1005 %a, 0
  ret i1005 %r
}
define i1005 @tgt.nothing-of-many-bits(i1005 %a) {
  ret i1005 %a
}

; and-before-truncation-of-many-bits: right
define i73 @src.and-before-truncation-of-many-bits(i677 %a) {
  %t = and i677 %a, 1
  %r = trunc i677 %t to i73
  ret i73 %r
}
define i73 @tgt.and-before-truncation-of-many-bits(i677 %a) {
  %t = trunc i677 %a to i73
  %r = and i73 %t, 1
  ret i73 %r
}

; comparison-with-a-number-of-many-bits: right
define i1 @src.comparison-with-a-number-of-many-bits(i600 %a) {
  %r = icmp slt i600 %a, 0
  ret i1 %r
}
define i1 @tgt.comparison-with-a-number-of-many-bits(i600 %a) {
  %r = icmp ugt i600 %a, 2074757784440496479256203931845580575506223116121218449997828664845326405706454073199853524473551897144098943305650394591197575537705887653943437417056981843530590901700754761842687
  ret i1 %r
}

; wide-index-is-beyond-the-lanes: right
define i32 @src.wide-index-is-beyond-the-lanes(<4 x i32> noundef %v) {
  %r = extractelement <4 x i32> %v, i256 1606938044258990275541962092341162602522202993782792835301376
  ret i32 %r
}
define i32 @tgt.wide-index-is-beyond-the-lanes(<4 x i32> noundef %v) {
  ret i32 7
}

; wide-index-is-not-its-low-bits: wrong
define i32 @src.wide-index-is-not-its-low-bits(<4 x i32> noundef %v) {
  %r = extractelement <4 x i32> %v, i256 0
  ret i32 %r
}
define i32 @tgt.wide-index-is-not-its-low-bits(<4 x i32> noundef %v) {
  %r = extractelement <4 x i32> %v, i256 1606938044258990275541962092341162602522202993782792835301376
  ret i32 %r
}
