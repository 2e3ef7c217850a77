; row: Select hoist
; printed: ub-conditional ub-either choice-conditional
; thesis: 2.3.3, Table 2.1
; meaning: a select of two quotients becomes the quotient by a select: the select is hoisted above an
;   operation for which poison is undefined behaviour.

define i2 @src(i1 %c, i2 %a, i2 %x, i2 %y) {
  %p = udiv i2 %a, %x
  %q = udiv i2 %a, %y
  %r = select i1 %c, i2 %p, i2 %q
  ret i2 %r
}

define i2 @tgt(i1 %c, i2 %a, i2 %x, i2 %y) {
  %d = select i1 %c, i2 %x, i2 %y
  %r = udiv i2 %a, %d
  ret i2 %r
}
