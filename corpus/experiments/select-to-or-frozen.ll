; row: Select to arithmetic
; freeze: yes
; thesis: 3.2
; meaning: both operands are frozen: the arm, which the select may not have chosen, and the condition.

define i1 @src(i1 %c, i1 %x) {
  %r = select i1 %c, i1 true, i1 %x
  ret i1 %r
}

define i1 @tgt(i1 %c, i1 %x) {
  %fc = freeze i1 %c
  %fx = freeze i1 %x
  %r = or i1 %fc, %fx
  ret i1 %r
}
