; Miscompilations of InstCombine that Alive found and its authors published ("Provably Correct Peephole Optimizations with Alive",
; PLDI 2015, with the numbers of LLVM's old bug tracker), each with constants that show it at eight bits, and what is right in its
; place. A line `; NAME: VERDICT` says what `refine` must find.

; pr20186-negated-quotient: wrong
define i8 @src.pr20186-negated-quotient(i8 noundef %x) {
  %a = sdiv i8 %x, 1
  %r = sub i8 0, %a
  ret i8 %r
}
define i8 @tgt.pr20186-negated-quotient(i8 noundef %x) {
  %r = sdiv i8 %x, -1
  ret i8 %r
}

; pr20186-repaired: right
define i8 @src.pr20186-repaired(i8 noundef %x) {
  %a = sdiv i8 %x, 3
  %r = sub i8 0, %a
  ret i8 %r
}
define i8 @tgt.pr20186-repaired(i8 noundef %x) {
  %r = sdiv i8 %x, -3
  ret i8 %r
}

; pr20189-subtracted-negation: wrong
define i8 @src.pr20189-subtracted-negation(i8 noundef %x, i8 noundef %a) {
  %b = sub i8 0, %a
  %r = sub nsw i8 %x, %b
  ret i8 %r
}
define i8 @tgt.pr20189-subtracted-negation(i8 noundef %x, i8 noundef %a) {
  %r = add nsw i8 %x, %a
  ret i8 %r
}

; pr20189-repaired: right
define i8 @src.pr20189-repaired(i8 noundef %x, i8 noundef %a) {
  %b = sub i8 0, %a
  %r = sub nsw i8 %x, %b
  ret i8 %r
}
define i8 @tgt.pr20189-repaired(i8 noundef %x, i8 noundef %a) {
  %r = add i8 %x, %a
  ret i8 %r
}

; pr21242-product-with-the-smallest: wrong
define i8 @src.pr21242-product-with-the-smallest(i8 noundef %x) {
  %r = mul nsw i8 %x, -128
  ret i8 %r
}
define i8 @tgt.pr21242-product-with-the-smallest(i8 noundef %x) {
  %r = shl nsw i8 %x, 7
  ret i8 %r
}

; pr21242-repaired: right
define i8 @src.pr21242-repaired(i8 noundef %x) {
  %r = mul nsw i8 %x, 64
  ret i8 %r
}
define i8 @tgt.pr21242-repaired(i8 noundef %x) {
  %r = shl nsw i8 %x, 6
  ret i8 %r
}

; pr21243-quotient-of-a-quotient: wrong
define i8 @src.pr21243-quotient-of-a-quotient(i8 noundef %x) {
  %a = sdiv i8 %x, 16
  %r = sdiv i8 %a, 17
  ret i8 %r
}
define i8 @tgt.pr21243-quotient-of-a-quotient(i8 noundef %x) {
  %r = sdiv i8 %x, 16
  ret i8 %r
}

; pr21243-repaired: right
define i8 @src.pr21243-repaired(i8 noundef %x) {
  %a = sdiv i8 %x, 5
  %r = sdiv i8 %a, 7
  ret i8 %r
}
define i8 @tgt.pr21243-repaired(i8 noundef %x) {
  %r = sdiv i8 %x, 35
  ret i8 %r
}

; pr21245-quotient-of-a-shift: wrong
define i8 @src.pr21245-quotient-of-a-shift(i8 noundef %x) {
  %s = shl nsw i8 %x, 7
  %r = sdiv i8 %s, -128
  ret i8 %r
}
define i8 @tgt.pr21245-quotient-of-a-shift(i8 noundef %x) {
  %r = sdiv i8 %x, 1
  ret i8 %r
}

; pr21245-repaired: right
define i8 @src.pr21245-repaired(i8 noundef %x) {
  %s = shl nsw i8 %x, 2
  %r = sdiv i8 %s, 12
  ret i8 %r
}
define i8 @tgt.pr21245-repaired(i8 noundef %x) {
  %r = sdiv i8 %x, 3
  ret i8 %r
}

; pr21255-quotient-of-a-shift-to-the-right: wrong
define i8 @src.pr21255-quotient-of-a-shift-to-the-right(i8 noundef %x) {
  %a = lshr i8 %x, 3
  %r = udiv i8 %a, 33
  ret i8 %r
}
define i8 @tgt.pr21255-quotient-of-a-shift-to-the-right(i8 noundef %x) {
  %r = udiv i8 %x, 8
  ret i8 %r
}

; pr21255-repaired: right
define i8 @src.pr21255-repaired(i8 noundef %x) {
  %a = lshr i8 %x, 3
  %r = udiv i8 %a, 5
  ret i8 %r
}
define i8 @tgt.pr21255-repaired(i8 noundef %x) {
  %r = udiv i8 %x, 40
  ret i8 %r
}

; pr21256-remainder-by-a-negation: wrong
define i8 @src.pr21256-remainder-by-a-negation(i8 noundef %x, i8 noundef %y) {
  %n = sub i8 0, %y
  %r = srem i8 %x, %n
  ret i8 %r
}
define i8 @tgt.pr21256-remainder-by-a-negation(i8 noundef %x, i8 noundef %y) {
  %r = srem i8 %x, %y
  ret i8 %r
}

; pr21256-repaired: right
define i8 @src.pr21256-repaired(i8 noundef %x) {
  %r = srem i8 %x, -7
  ret i8 %r
}
define i8 @tgt.pr21256-repaired(i8 noundef %x) {
  %r = srem i8 %x, 7
  ret i8 %r
}
