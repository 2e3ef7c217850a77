; row: Select hoist
; freeze: yes
; thesis: 3.2
; meaning: the condition is frozen.

define i2 @src(i1 %c, i2 %a, i2 %x, i2 %y) {
  %p = udiv i2 %a, %x
  %q = udiv i2 %a, %y
  %r = select i1 %c, i2 %p, i2 %q
  ret i2 %r
}

define i2 @tgt(i1 %c, i2 %a, i2 %x, i2 %y) {
  %fc = freeze i1 %c
  %d = select i1 %fc, i2 %x, i2 %y
  %r = udiv i2 %a, %d
  ret i2 %r
}
