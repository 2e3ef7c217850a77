; row: Select removal
; printed: ub-conditional ub-either poison-conditional poison-any
; thesis: 2.3.3, Table 2.1
; meaning: a select between a constant and a value that is that constant whenever the constant is selected
;   becomes the value: the example of the mail that the table is from.

define i2 @src(i2 %x) {
  %c = icmp eq i2 %x, 1
  %r = select i1 %c, i2 1, i2 %x
  ret i2 %r
}

define i2 @tgt(i2 %x) {
  ret i2 %x
}
