; thesis: 2.3.3
; says: llvm-19 no
; meaning: a select with an undef arm becomes the other arm, which may be poison.

define i2 @src(i1 %c, i2 %x) {
  %v = select i1 %c, i2 %x, i2 undef
  ret i2 %v
}

define i2 @tgt(i1 %c, i2 %x) {
  ret i2 %x
}
