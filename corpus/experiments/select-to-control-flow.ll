; row: Select to control flow
; printed: ub-conditional ub-either
; thesis: 2.3.3, Table 2.1
; meaning: a select becomes a branch and a phi.

define i2 @src(i1 %c, i2 %x, i2 %y) {
  %r = select i1 %c, i2 %x, i2 %y
  ret i2 %r
}

define i2 @tgt(i1 %c, i2 %x, i2 %y) {
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
