; row: SimplifyCFG
; freeze: yes
; thesis: 3.2
; meaning: both arms are frozen, so that the one that is not chosen cannot poison the result.

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
  %fx = freeze i2 %x
  %fy = freeze i2 %y
  %r = select i1 %c, i2 %fx, i2 %fy
  ret i2 %r
}
