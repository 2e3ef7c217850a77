; Pairs about integers of every width. A line `; NAME: VERDICT` says what `refine` must find. LangRef "Binary Operations",
; "Bitwise Binary Operations", "Conversion Operations", "Other Operations".

; add-commutes: right
define i32 @src.add-commutes(i32 %x, i32 %y) {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @tgt.add-commutes(i32 %x, i32 %y) {
  %r = add i32 %y, %x
  ret i32 %r
}

; sub-commutes: wrong
define i32 @src.sub-commutes(i32 %x, i32 %y) {
  %r = sub i32 %x, %y
  ret i32 %r
}
define i32 @tgt.sub-commutes(i32 %x, i32 %y) {
  %r = sub i32 %y, %x
  ret i32 %r
}

; multiplication-by-eight: right
define i64 @src.multiplication-by-eight(i64 noundef %x) {
  %r = mul i64 %x, 8
  ret i64 %r
}
define i64 @tgt.multiplication-by-eight(i64 noundef %x) {
  %r = shl i64 %x, 3
  ret i64 %r
}

; signed-division-is-a-shift: wrong
define i32 @src.signed-division-is-a-shift(i32 noundef %x) {
  %r = sdiv i32 %x, 4
  ret i32 %r
}
define i32 @tgt.signed-division-is-a-shift(i32 noundef %x) {
  %r = ashr i32 %x, 2
  ret i32 %r
}

; exact-signed-division-is-a-shift: right
define i32 @src.exact-signed-division-is-a-shift(i32 noundef %x) {
  %r = sdiv exact i32 %x, 4
  ret i32 %r
}
define i32 @tgt.exact-signed-division-is-a-shift(i32 noundef %x) {
  %r = ashr exact i32 %x, 2
  ret i32 %r
}

; unsigned-division-is-a-shift: right
define i32 @src.unsigned-division-is-a-shift(i32 %x) {
  %r = udiv i32 %x, 16
  ret i32 %r
}
define i32 @tgt.unsigned-division-is-a-shift(i32 %x) {
  %r = lshr i32 %x, 4
  ret i32 %r
}

; remainder-is-a-mask: right
define i32 @src.remainder-is-a-mask(i32 %x) {
  %r = urem i32 %x, 32
  ret i32 %r
}
define i32 @tgt.remainder-is-a-mask(i32 %x) {
  %r = and i32 %x, 31
  ret i32 %r
}

; signed-remainder-is-a-mask: wrong
define i32 @src.signed-remainder-is-a-mask(i32 %x) {
  %r = srem i32 %x, 32
  ret i32 %r
}
define i32 @tgt.signed-remainder-is-a-mask(i32 %x) {
  %r = and i32 %x, 31
  ret i32 %r
}

; nsw-added: wrong
define i32 @src.nsw-added(i32 %x, i32 %y) {
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @tgt.nsw-added(i32 %x, i32 %y) {
  %r = add nsw i32 %x, %y
  ret i32 %r
}

; samesign-added: wrong
define i1 @src.samesign-added(i32 %x, i32 %y) {
  %r = icmp slt i32 %x, %y
  ret i1 %r
}
define i1 @tgt.samesign-added(i32 %x, i32 %y) {
  %r = icmp samesign slt i32 %x, %y
  ret i1 %r
}

; samesign-turns-signed: right
define i1 @src.samesign-turns-signed(i32 %x, i32 %y) {
  %r = icmp samesign slt i32 %x, %y
  ret i1 %r
}
define i1 @tgt.samesign-turns-signed(i32 %x, i32 %y) {
  %r = icmp ult i32 %x, %y
  ret i1 %r
}

; nsw-dropped: right
define i32 @src.nsw-dropped(i32 %x, i32 %y) {
  %r = add nsw i32 %x, %y
  ret i32 %r
}
define i32 @tgt.nsw-dropped(i32 %x, i32 %y) {
  %r = add i32 %x, %y
  ret i32 %r
}

; nuw-kept-by-reassociation: right
define i32 @src.nuw-kept-by-reassociation(i32 %x) {
  %a = add nuw i32 %x, 3
  %r = add nuw i32 %a, 4
  ret i32 %r
}
define i32 @tgt.nuw-kept-by-reassociation(i32 %x) {
  %r = add nuw i32 %x, 7
  ret i32 %r
}

; nsw-kept-by-reassociation: wrong
define i32 @src.nsw-kept-by-reassociation(i32 %x) {
  %a = add nsw i32 %x, -1
  %r = add i32 %a, 2147483647
  ret i32 %r
}
define i32 @tgt.nsw-kept-by-reassociation(i32 %x) {
  %r = add nsw i32 %x, 2147483646
  ret i32 %r
}

; comparison-of-a-sum: right
define i1 @src.comparison-of-a-sum(i32 %x) {
  %a = add nsw i32 %x, 1
  %r = icmp sgt i32 %a, %x
  ret i1 %r
}
define i1 @tgt.comparison-of-a-sum(i32 %x) {
  ret i1 true
}

; comparison-of-a-wrapping-sum: wrong
define i1 @src.comparison-of-a-wrapping-sum(i32 %x) {
  %a = add i32 %x, 1
  %r = icmp sgt i32 %a, %x
  ret i1 %r
}
define i1 @tgt.comparison-of-a-wrapping-sum(i32 %x) {
  ret i1 true
}

; negation-twice: right
define i64 @src.negation-twice(i64 %x) {
  %a = sub i64 0, %x
  %r = sub i64 0, %a
  ret i64 %r
}
define i64 @tgt.negation-twice(i64 %x) {
  ret i64 %x
}

; absolute-value: right
define i32 @src.absolute-value(i32 noundef %x) {
  %n = sub i32 0, %x
  %c = icmp slt i32 %x, 0
  %r = select i1 %c, i32 %n, i32 %x
  ret i32 %r
}
define i32 @tgt.absolute-value(i32 noundef %x) {
  %r = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %r
}

; absolute-value-of-the-smallest: wrong
define i32 @src.absolute-value-of-the-smallest(i32 noundef %x) {
  %n = sub i32 0, %x
  %c = icmp slt i32 %x, 0
  %r = select i1 %c, i32 %n, i32 %x
  ret i32 %r
}
define i32 @tgt.absolute-value-of-the-smallest(i32 noundef %x) {
  %r = call i32 @llvm.abs.i32(i32 %x, i1 true)
  ret i32 %r
}

; truncation-of-a-sum: right
define i16 @src.truncation-of-a-sum(i32 noundef %x, i32 noundef %y) {
  %a = add i32 %x, %y
  %r = trunc i32 %a to i16
  ret i16 %r
}
define i16 @tgt.truncation-of-a-sum(i32 noundef %x, i32 noundef %y) {
  %a = trunc i32 %x to i16
  %b = trunc i32 %y to i16
  %r = add i16 %a, %b
  ret i16 %r
}

; truncation-of-a-quotient: wrong
define i16 @src.truncation-of-a-quotient(i32 noundef %x, i16 noundef %y) {
  %w = zext i16 %y to i32
  %a = udiv i32 %x, %w
  %r = trunc i32 %a to i16
  ret i16 %r
}
define i16 @tgt.truncation-of-a-quotient(i32 noundef %x, i16 noundef %y) {
  %a = trunc i32 %x to i16
  %r = udiv i16 %a, %y
  ret i16 %r
}

; extension-of-a-truncation: right
define i32 @src.extension-of-a-truncation(i32 %x) {
  %a = trunc i32 %x to i8
  %r = zext i8 %a to i32
  ret i32 %r
}
define i32 @tgt.extension-of-a-truncation(i32 %x) {
  %r = and i32 %x, 255
  ret i32 %r
}

; sign-extension-of-a-truncation: right
define i32 @src.sign-extension-of-a-truncation(i32 %x) {
  %a = trunc i32 %x to i8
  %r = sext i8 %a to i32
  ret i32 %r
}
define i32 @tgt.sign-extension-of-a-truncation(i32 %x) {
  %a = shl i32 %x, 24
  %r = ashr i32 %a, 24
  ret i32 %r
}

; zero-extension-for-sign-extension: wrong
define i32 @src.zero-extension-for-sign-extension(i8 %x) {
  %r = sext i8 %x to i32
  ret i32 %r
}
define i32 @tgt.zero-extension-for-sign-extension(i8 %x) {
  %r = zext i8 %x to i32
  ret i32 %r
}

; nneg-added: wrong
define i32 @src.nneg-added(i8 %x) {
  %r = zext i8 %x to i32
  ret i32 %r
}
define i32 @tgt.nneg-added(i8 %x) {
  %r = zext nneg i8 %x to i32
  ret i32 %r
}

; shift-too-far: right
define i32 @src.shift-too-far(i32 %x) {
  %r = shl i32 %x, 32
  ret i32 %r
}
define i32 @tgt.shift-too-far(i32 %x) {
  ret i32 0
}

; shift-back-and-forth: right
define i32 @src.shift-back-and-forth(i32 %x) {
  %a = shl nuw i32 %x, 5
  %r = lshr i32 %a, 5
  ret i32 %r
}
define i32 @tgt.shift-back-and-forth(i32 %x) {
  ret i32 %x
}

; shift-back-and-forth-losing-bits: wrong
define i32 @src.shift-back-and-forth-losing-bits(i32 %x) {
  %a = shl i32 %x, 5
  %r = lshr i32 %a, 5
  ret i32 %r
}
define i32 @tgt.shift-back-and-forth-losing-bits(i32 %x) {
  ret i32 %x
}

; shift-amount-masked: wrong
define i32 @src.shift-amount-masked(i32 %x, i32 %n) {
  %m = and i32 %n, 31
  %r = shl i32 %x, %m
  ret i32 %r
}
define i32 @tgt.shift-amount-masked(i32 %x, i32 %n) {
  %r = shl i32 %x, %n
  ret i32 %r
}

; rotation: right
define i32 @src.rotation(i32 noundef %x) {
  %a = shl i32 %x, 7
  %b = lshr i32 %x, 25
  %r = or i32 %a, %b
  ret i32 %r
}
define i32 @tgt.rotation(i32 noundef %x) {
  %r = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 7)
  ret i32 %r
}

; rotation-of-undef: wrong
define i8 @src.rotation-of-undef(i8 %x) {
  %r = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 3)
  ret i8 %r
}
define i8 @tgt.rotation-of-undef(i8 %x) {
  %a = shl i8 %x, 3
  %b = lshr i8 %x, 5
  %r = add nuw i8 %a, %b
  %s = add i8 %r, 1
  ret i8 %s
}

; de-morgan: right
define i32 @src.de-morgan(i32 %x, i32 %y) {
  %a = xor i32 %x, -1
  %b = xor i32 %y, -1
  %r = and i32 %a, %b
  ret i32 %r
}
define i32 @tgt.de-morgan(i32 %x, i32 %y) {
  %a = or i32 %x, %y
  %r = xor i32 %a, -1
  ret i32 %r
}

; exclusive-or-with-itself: right
define i8 @src.exclusive-or-with-itself(i8 %x) {
  %r = xor i8 %x, %x
  ret i8 %r
}
define i8 @tgt.exclusive-or-with-itself(i8 %x) {
  ret i8 0
}

; doubling-undef: wrong
define i8 @src.doubling-undef(i8 %x) {
  %r = shl i8 %x, 1
  ret i8 %r
}
define i8 @tgt.doubling-undef(i8 %x) {
  %r = add i8 %x, %x
  ret i8 %r
}

; disjoint-or-is-a-sum: right
define i32 @src.disjoint-or-is-a-sum(i32 %x, i32 %y) {
  %r = or disjoint i32 %x, %y
  ret i32 %r
}
define i32 @tgt.disjoint-or-is-a-sum(i32 %x, i32 %y) {
  %r = add nuw i32 %x, %y
  ret i32 %r
}

; or-is-a-sum: wrong
define i32 @src.or-is-a-sum(i32 %x, i32 %y) {
  %r = or i32 %x, %y
  ret i32 %r
}
define i32 @tgt.or-is-a-sum(i32 %x, i32 %y) {
  %r = add i32 %x, %y
  ret i32 %r
}

; division-speculated: wrong
define i32 @src.division-speculated(i1 noundef %c, i32 noundef %x, i32 noundef %y) {
  br i1 %c, label %yes, label %no
yes:
  %q = udiv i32 %x, %y
  ret i32 %q
no:
  ret i32 0
}
define i32 @tgt.division-speculated(i1 noundef %c, i32 noundef %x, i32 noundef %y) {
  %q = udiv i32 %x, %y
  %r = select i1 %c, i32 %q, i32 0
  ret i32 %r
}

; division-of-the-smallest: wrong
define i32 @src.division-of-the-smallest(i32 noundef %x) {
  %r = sub i32 0, %x
  ret i32 %r
}
define i32 @tgt.division-of-the-smallest(i32 noundef %x) {
  %r = sdiv i32 %x, -1
  ret i32 %r
}

; division-by-minus-one: right
define i32 @src.division-by-minus-one(i32 noundef %x) {
  %r = sdiv i32 %x, -1
  ret i32 %r
}
define i32 @tgt.division-by-minus-one(i32 noundef %x) {
  %r = sub i32 0, %x
  ret i32 %r
}

; power-of-two-test: right
define i1 @src.power-of-two-test(i32 noundef %x) {
  %m = add i32 %x, -1
  %a = and i32 %x, %m
  %z = icmp eq i32 %a, 0
  %n = icmp ne i32 %x, 0
  %r = and i1 %z, %n
  ret i1 %r
}
define i1 @tgt.power-of-two-test(i32 noundef %x) {
  %p = call i32 @llvm.ctpop.i32(i32 %x)
  %r = icmp eq i32 %p, 1
  ret i1 %r
}

; power-of-two-test-of-zero: wrong
define i1 @src.power-of-two-test-of-zero(i32 noundef %x) {
  %m = add i32 %x, -1
  %a = and i32 %x, %m
  %r = icmp eq i32 %a, 0
  ret i1 %r
}
define i1 @tgt.power-of-two-test-of-zero(i32 noundef %x) {
  %p = call i32 @llvm.ctpop.i32(i32 %x)
  %r = icmp eq i32 %p, 1
  ret i1 %r
}

; range-test: right
define i1 @src.range-test(i32 noundef %x) {
  %a = icmp sge i32 %x, 10
  %b = icmp slt i32 %x, 20
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @tgt.range-test(i32 noundef %x) {
  %a = add i32 %x, -10
  %r = icmp ult i32 %a, 10
  ret i1 %r
}

; range-test-off-by-one: wrong
define i1 @src.range-test-off-by-one(i32 noundef %x) {
  %a = icmp sge i32 %x, 10
  %b = icmp sle i32 %x, 20
  %r = and i1 %a, %b
  ret i1 %r
}
define i1 @tgt.range-test-off-by-one(i32 noundef %x) {
  %a = add i32 %x, -10
  %r = icmp ult i32 %a, 10
  ret i1 %r
}

; bytes-swapped-twice: right
define i32 @src.bytes-swapped-twice(i32 %x) {
  %a = call i32 @llvm.bswap.i32(i32 %x)
  %r = call i32 @llvm.bswap.i32(i32 %a)
  ret i32 %r
}
define i32 @tgt.bytes-swapped-twice(i32 %x) {
  ret i32 %x
}

; saturating-sum: right
define i32 @src.saturating-sum(i32 noundef %x, i32 noundef %y) {
  %s = add i32 %x, %y
  %c = icmp ult i32 %s, %x
  %r = select i1 %c, i32 -1, i32 %s
  ret i32 %r
}
define i32 @tgt.saturating-sum(i32 noundef %x, i32 noundef %y) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %x, i32 %y)
  ret i32 %r
}

; saturating-difference-for-a-sum: wrong
define i32 @src.saturating-difference-for-a-sum(i32 noundef %x, i32 noundef %y) {
  %r = call i32 @llvm.uadd.sat.i32(i32 %x, i32 %y)
  ret i32 %r
}
define i32 @tgt.saturating-difference-for-a-sum(i32 noundef %x, i32 noundef %y) {
  %n = sub i32 0, %y
  %r = call i32 @llvm.usub.sat.i32(i32 %x, i32 %n)
  ret i32 %r
}

; overflow-bit: right
define i1 @src.overflow-bit(i32 noundef %x, i32 noundef %y) {
  %p = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %x, i32 %y)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}
define i1 @tgt.overflow-bit(i32 noundef %x, i32 noundef %y) {
  %n = xor i32 %x, -1
  %r = icmp ugt i32 %y, %n
  ret i1 %r
}

; overflow-bit-of-the-signed-sum: wrong
define i1 @src.overflow-bit-of-the-signed-sum(i32 noundef %x, i32 noundef %y) {
  %p = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 %y)
  %r = extractvalue { i32, i1 } %p, 1
  ret i1 %r
}
define i1 @tgt.overflow-bit-of-the-signed-sum(i32 noundef %x, i32 noundef %y) {
  %n = xor i32 %x, -1
  %r = icmp ugt i32 %y, %n
  ret i1 %r
}

; minimum-of-maximum: right
define i32 @src.minimum-of-maximum(i32 noundef %x) {
  %a = call i32 @llvm.smax.i32(i32 %x, i32 10)
  %r = call i32 @llvm.smin.i32(i32 %a, i32 5)
  ret i32 %r
}
define i32 @tgt.minimum-of-maximum(i32 noundef %x) {
  ret i32 5
}

; leading-zeros-of-zero: wrong
define i32 @src.leading-zeros-of-zero(i32 noundef %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %r
}
define i32 @tgt.leading-zeros-of-zero(i32 noundef %x) {
  %r = call i32 @llvm.ctlz.i32(i32 %x, i1 true)
  ret i32 %r
}

; assumption-used: right
define i32 @src.assumption-used(i32 noundef %x) {
  %c = icmp ult i32 %x, 8
  call void @llvm.assume(i1 %c)
  %r = and i32 %x, 7
  ret i32 %r
}
define i32 @tgt.assumption-used(i32 noundef %x) {
  ret i32 %x
}

; assumption-of-more: wrong
define i32 @src.assumption-of-more(i32 noundef %x) {
  %c = icmp ult i32 %x, 9
  call void @llvm.assume(i1 %c)
  %r = and i32 %x, 7
  ret i32 %r
}
define i32 @tgt.assumption-of-more(i32 noundef %x) {
  ret i32 %x
}

declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare void @llvm.assume(i1)

; noundef-added-to-many-bits: wrong
define i32 @src.noundef-added-to-many-bits(i32 %x) {
  ret i32 0
}
define i32 @tgt.noundef-added-to-many-bits(i32 noundef %x) {
  ret i32 0
}

; noundef-added-to-one-of-two: wrong
define i64 @src.noundef-added-to-one-of-two(i64 noundef %x, i64 %y) {
  %v = xor i64 %x, %y
  ret i64 %v
}
define i64 @tgt.noundef-added-to-one-of-two(i64 noundef %x, i64 noundef %y) {
  %v = xor i64 %y, %x
  ret i64 %v
}
