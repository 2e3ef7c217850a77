; row: Select to control flow
; freeze: yes
; thesis: 3.2
; meaning: the condition is frozen before the branch (thesis 3.2.2).

define i2 @src(i1 %c, i2 %x, i2 %y) {
  %r = select i1 %c, i2 %x, i2 %y
  ret i2 %r
}

define i2 @tgt(i1 %c, i2 %x, i2 %y) {
entry:
  %fc = freeze i1 %c
  br i1 %fc, label %true, label %false

true:
  br label %merge

false:
  br label %merge

merge:
  %r = phi i2 [ %x, %true ], [ %y, %false ]
  ret i2 %r
}
