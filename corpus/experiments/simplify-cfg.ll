; row: SimplifyCFG
; printed: ub-conditional choice-conditional poison-conditional
; thesis: 2.3.3, Table 2.1
; meaning: a branch whose two ways only choose a value becomes a select of the two values.

define i2 @src(i1 %c, i2 %x, i2 %y) {
entry:
  br i1 %c, label %true, label %false

true:
  br label %merge

false:
  br label %merge

merge:
  %r = phi i2 [ %x, %true ], [ %y, %false ]
  ret i2 %r
}

define i2 @tgt(i1 %c, i2 %x, i2 %y) {
  %r = select i1 %c, i2 %x, i2 %y
  ret i2 %r
}
